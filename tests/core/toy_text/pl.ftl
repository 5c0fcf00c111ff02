title = Kieszenie
summary = Ukryj kamień w pięści: najcięższy wygrywa rundę.

## Rzeczy

-heads = orzeł
-tails = reszka

stone = { NAME($stone) }
seat = miejsce { NUMBER($seat) }

## Opcje przed grą

setting-rounds = Liczba rund

## O co pyta gra

prompt-hide = Zaciśnij w pięści jeden ze swoich kamieni.
prompt-brag = Czy twój będzie najcięższy?
prompt-dare = Runda jest twoja. Zatrzymujesz punkty czy rzucasz o nie monetą?
prompt-call = Orzeł czy reszka?

write-turns = Albo napisz, ile razy się obróci, najwyżej { $most }: „turns 17”.

option-hide = Ukryj { NAME($stone) }
option-brag = Przechwalaj się: punkt więcej, jeśli wygrasz, punkt mniej, jeśli nie
option-hush = Nie mów nic
option-keep = Zatrzymaj punkty
option-toss = Rzuć: podwójnie albo nic
option-call = Powiedz: { NAME($side) }

## Chwile, w których można nic nie robić

window-dare = Wygrana runda
passing-round = przez tę rundę
passing-round-over = Zaczęła się nowa runda

## Dlaczego nie

reason-no-stone = Nie masz w kieszeni { NAME($stone, case: "gen") }.
reason-which-stone = Podaj nazwę kamienia z kieszeni.
reason-fist-closed = Twoja pięść jest już zaciśnięta.
reason-not-hiding = Kamienie ukrywa się tylko na początku rundy.
reason-not-bragging = Najpierw zaciśnij pięść, potem się przechwalaj.
reason-nothing-won = Zatrzymuje punkty albo rzuca tylko ten, kto właśnie wygrał rundę.
reason-no-toss = Nikt nie rzuca teraz monetą.

## Co się dzieje

event-dealt = W kieszeni znajdujesz: { $stones }.
event-dealt-veiled = Miejsce { NUMBER($seat) } dostaje { $stones ->
    [one] { $stones } kamień
    [few] { $stones } kamienie
   *[other] { $stones } kamieni
}.
event-hid = Zaciskasz w pięści { NAME($stone) }.
event-bragged = Przechwalasz się.
event-hushed = Nie mówisz nic.
event-opened = Miejsce { NUMBER($seat) } otwiera pięść: { NAME($stone) }.
event-opened-bragging = Miejsce { NUMBER($seat) } otwiera pięść, przechwalając się: { NAME($stone) }.
event-took = Rundę wygrywa miejsce { NUMBER($seat) }.
event-kept = Miejsce { NUMBER($seat) } zatrzymuje { $stake ->
    [one] { $stake } punkt
    [few] { $stake } punkty
   *[other] { $stake } punktów
}.
event-dared = Miejsce { NUMBER($seat) } wyjmuje monetę.
event-doubled = Moneta jest łaskawa: miejsce { NUMBER($seat) } dostaje punkty: { $stake }.
event-lost = Moneta jest okrutna: miejsce { NUMBER($seat) } nie dostaje nic.
event-end = Wszystkie kieszenie są wywrócone.

## Jak się skończyło

result-won = Wygrywa miejsce { NUMBER($seat) }.
result-shared = Zwycięstwem dzielą się: { $seats }.
