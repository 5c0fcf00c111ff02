title = Władca Pierścieni KGK
summary = Prowadź swoją drużynę ścieżką przygód, zanim inni poprowadzą swoje, a im stań na drodze jako Cień: kolekcjonerska gra karciana z taliami podstawowymi albo własnymi.

named = „{ NAME($name) }”

# Jaki czasownik pasuje do tytułu karty: który wariant zdania wybrać.
-verb = { $case ->
   *[nom-singular] singular
    [nom-plural] plural
}

## Boty

bot-greedy = gra tak, jak podpowiada doświadczenie
bot-medium = myśli trochę naprzód
bot-hard = sprawdza wiele sposobów, w jakie może potoczyć się tura

## Ustawienia przed grą

setting-variant = Gra
setting-variant-starter = pierwsza gra: siedem miejsc, ustalony początek
setting-variant-full = pełna gra: dziewięć miejsc, licytacja o pierwszą turę
setting-variant-help = Pierwsza gra nie wymaga przygotowań: obok Froda zaczyna Aragorn albo Gandalf, o pierwszej turze decyduje los, a celem jest miejsce 7 (T-6). W pełnej grze gracze licytują brzemionami swoje miejsce w kolejności, wybierają początkową drużynę i idą do miejsca 9.
setting-decks = Talie
setting-decks-aragorn-aragorn = obie z Aragornem
setting-decks-aragorn-gandalf = Aragorn i Gandalf
setting-decks-gandalf-aragorn = Gandalf i Aragorn
setting-decks-gandalf-gandalf = obie z Gandalfem
setting-decks-own = każdy przynosi własną
setting-decks-sealed = sealed: budowana z talii podstawowej i sześciu zestawów dodatkowych
setting-decks-draft = draft: talia podstawowa i cztery zestawy dodatkowe krążące wokół stołu
setting-decks-help = Dwiema taliami podstawowymi można grać od razu; przy więcej niż dwóch graczach krążą wokół stołu. Albo każdy przynosi talię: jedną z gotowych lub własną (T-5). Sealed: każdy buduje talię z własnej talii podstawowej i sześciu zestawów dodatkowych. Draft: każdy ma talię podstawową i bierze kartę po karcie z czterech zestawów krążących wokół stołu (T-35.3). W pierwszej grze własna talia może mieć mniej niż 60 kart, a jej strony nie muszą być równe (T-6.4).
setting-decklists = Spisy talii
setting-decklists-open = jawne: wszyscy wiedzą, co jest w talii
setting-decklists-closed = tajne
setting-decklists-help = Gdy spisy są jawne, wszyscy wiedzą, jakie karty są w talii, ale nigdy, gdzie się znajdują. Dzięki temu gra rzadziej pyta, czy chcesz na coś zareagować.
setting-tournament = Zasady turniejowe
setting-tournament-help = Późniejsze zasady używane na turniejach, wszystkie naraz: zasada czterech, mulligan i jawne stosy kart odrzuconych.
setting-rule_of_four = Zasada czterech
setting-rule_of_four-help = W fazie drużyny możesz dociągnąć lub wziąć na rękę najwyżej cztery karty.
setting-mulligan = Mulligan
setting-mulligan-help = Przed pierwszą turą każdy może raz wtasować rękę do talii i dociągnąć sześć kart.
setting-open_discard = Jawne stosy kart odrzuconych
setting-open_discard-help = Każdy może przeglądać wszystkie stosy kart odrzuconych, nie tylko swój.

## O co gra pyta

prompt-deck = Którą talię przynosisz?
    .waiting = wybierze talię
prompt-draft = { $way ->
    [left] Zestaw dodatkowy { $number } z { $total }: weź jedną kartę. Pozostałe wędrują w lewo.
   *[right] Zestaw dodatkowy { $number } z { $total }: weź jedną kartę. Pozostałe wędrują w prawo.
}
    .waiting = wybierze kartę z zestawu
prompt-build = Zbuduj talię ze swoich kart: tak jak tu zaproponowano albo po swojemu.
    .waiting = zbuduje talię
write-deck = talia jednym słowem, tak jak zapisuje ją kreator talii: numery Powiernika i Pierścienia, dziewięciu miejsc i wszystkich pozostałych kart z liczbą egzemplarzy
prompt-bid = Ile brzemion stawiasz za wybór kolejności? Położysz je na swoim Frodzie.
    .waiting = postawi w tajemnicy brzemiona
write-bid = liczba całkowita, na przykład 3
prompt-place = Które miejsce w kolejności zajmujesz?
    .waiting = wybierze miejsce w kolejności
prompt-start = Wybierz towarzysza, który wyruszy razem z Frodem. Zostało { $number } mroku.
    .waiting = zbierze początkową drużynę
prompt-mulligan = Wtasować rękę do talii i dociągnąć sześć kart?
    .waiting = zdecyduje, czy wymienić rękę
prompt-sanctuary = { $number ->
    [one] Sanktuarium: ulecz jeszcze jedną ranę albo zakończ.
    [few] Sanktuarium: ulecz do { $number } ran swoich towarzyszy.
   *[many] Sanktuarium: ulecz do { $number } ran swoich towarzyszy.
}
    .waiting = wyleczy rany w sanktuarium
prompt-fellowship = Faza drużyny: zagrywaj karty, korzystaj z ich tekstów albo zakończ fazę i rusz dalej.
    .waiting = rozegra fazę drużyny
prompt-shadow = Faza Cienia: zagrywaj popleczników i inne karty Cienia albo zakończ fazę.
    .waiting = rozegra fazę Cienia
prompt-maneuver = Faza manewrów: wykonaj akcję albo spasuj.
    .waiting = wykona akcję manewrów albo spasuje
prompt-archery = Faza łucznictwa: wykonaj akcję albo spasuj.
    .waiting = wykona akcję łucznictwa albo spasuje
prompt-assignment = Faza przydziałów: wykonaj akcję albo spasuj. Obrońców przydziela się potem.
    .waiting = wykona akcję przydziałów albo spasuje
prompt-skirmish = Potyczka: wykonaj akcję albo spasuj.
    .waiting = wykona akcję potyczki albo spasuje
prompt-regroup = Faza przegrupowania: wykonaj akcję albo spasuj.
    .waiting = wykona akcję przegrupowania albo spasuje
prompt-archers = Sprzymierzeńcy łucznicy też strzelają. Kto z nich nie strzela?
    .waiting = wybierze sprzymierzeńców, którzy strzelają
prompt-archery-wound = { $number ->
    [one] Ostrzał: kto odnosi ostatnią ranę?
    [few] Ostrzał: kto odnosi następną ranę? Zostały { $number }.
   *[many] Ostrzał: kto odnosi następną ranę? Zostało { $number }.
}
    .waiting = wybierze trafionych strzałami
prompt-archery-target = Do czyich popleczników strzela twoja drużyna?
    .waiting = wybierze cel ostrzału drużyny
prompt-assign = Przydziel towarzysza do poplecznika albo zakończ.
    .waiting = przydzieli obrońców
prompt-assign-leftover = Ci poplecznicy zostali: poślij ich na kogokolwiek albo zakończ.
    .waiting = wybierze cel pozostałych popleczników
prompt-skirmish-next = Która potyczka jest następna?
    .waiting = wybierze następną potyczkę
prompt-order = Kilka tekstów działa w tej samej chwili. Który pierwszy?
    .waiting = ustali kolejność tekstów
prompt-reconcile = { $number ->
    [one] Masz na ręce 1 kartę. Odrzucasz ją najpierw czy zatrzymujesz?
    [few] Masz na ręce { $number } karty. Odrzucasz najpierw jedną czy zatrzymujesz wszystkie?
   *[many] Masz na ręce { $number } kart. Odrzucasz najpierw jedną czy zatrzymujesz wszystkie?
} Potem dociągasz do ośmiu.
    .waiting = uzupełni rękę
prompt-discard-down = { $number ->
    [one] Odrzuć jeszcze jedną kartę: może zostać osiem.
    [few] Odrzuć jeszcze { $number } karty: może zostać osiem.
   *[many] Odrzuć jeszcze { $number } kart: może zostać osiem.
}
    .waiting = odrzuci nadmiar kart z ręki
prompt-move-again = Idziesz do następnego miejsca czy kończysz turę?
    .waiting = zdecyduje, czy iść dalej
prompt-exert = { NAME($card) }: kto podejmuje wysiłek?
    .waiting = wybierze, kto podejmuje wysiłek
prompt-exhaust = { NAME($card) }: kto zostaje wyczerpany?
    .waiting = wybierze, kto zostaje wyczerpany
prompt-wound = { NAME($card) }: kto odnosi ranę?
    .waiting = wybierze, kto odnosi ranę
prompt-heal = { NAME($card) }: kto zostaje uleczony?
    .waiting = wybierze, kto zostaje uleczony
prompt-discard = { NAME($card) }: która karta zostaje odrzucona?
    .waiting = wybierze kartę do odrzucenia
prompt-strengthen = { NAME($card) }: czyja siła się zmienia?
    .waiting = wybierze, czyja siła się zmienia
prompt-grant = { NAME($card) }: kto otrzymuje słowo kluczowe?
    .waiting = wybierze, kto otrzymuje słowo kluczowe
prompt-protect = { NAME($card) }: kto jest chroniony?
    .waiting = wybierze, kto jest chroniony
prompt-call = { NAME($card) }: który sprzymierzeniec dołącza do walki?
    .waiting = wybierze sprzymierzeńca
prompt-parry = { NAME($card) }: który ekwipunek?
    .waiting = wybierze ekwipunek
prompt-pick = { NAME($card) }: która karta?
    .waiting = wybierze kartę
prompt-transfer = { NAME($card) }: która karta zostaje przeniesiona?
    .waiting = wybierze kartę do przeniesienia
prompt-transfer-to = { NAME($card) }: kto zostaje jej właścicielem?
    .waiting = wybierze właściciela
prompt-stack = { NAME($card) }: którą kartę tu odłożyć?
    .waiting = wybierze kartę do odłożenia
prompt-discard-hand = { $number ->
    [one] { NAME($card) }: odrzuć kartę z ręki.
    [few] { NAME($card) }: odrzuć karty z ręki ({ $number }).
   *[many] { NAME($card) }: odrzuć karty z ręki ({ $number }).
}
    .waiting = odrzuci karty z ręki
prompt-take = { NAME($card) }: którą kartę wziąć na rękę?
    .waiting = wybierze kartę
prompt-shuffle-in = { NAME($card) }: którą kartę wtasować do talii dociągania?
    .waiting = wybierze kartę do wtasowania
prompt-put-under = { NAME($card) }: którą kartę włożyć pod talię dociągania?
    .waiting = wybierze kartę, która trafi pod talię
prompt-reorder = { NAME($card) }: która karta ma leżeć na wierzchu, a które dalej?
    .waiting = ułoży karty
prompt-play = { NAME($card) }: którą kartę zagrywasz?
    .waiting = wybierze kartę do zagrania
prompt-play-from-deck = { NAME($card) }: którą kartę z talii dociągania zagrywasz?
    .waiting = przejrzy talię
prompt-bearer = Kto zostaje właścicielem karty { NAME($card) }?
    .waiting = wybierze właściciela
prompt-assign-who = { NAME($card) }: kogo przydzielić?
    .waiting = wybierze, kogo przydzielić
prompt-assign-to = { NAME($card) }: do którego poplecznika?
    .waiting = wybierze poplecznika
prompt-may = { NAME($card) }: możesz { SAY($deeds, "to") }. Chcesz?
    .waiting = zdecyduje, czy użyć tekstu
prompt-again = { NAME($card) }: jeszcze raz?
    .waiting = zdecyduje, czy jeszcze raz
prompt-way = { NAME($card) }: co wybierasz?
    .waiting = wybierze jedną z możliwości
prompt-player = { NAME($card) }: który gracz?
    .waiting = wybierze gracza
prompt-spot = { NAME($card) }: ile spostrzegasz?
    .waiting = powie, ile spostrzega
prompt-add-twilight = { NAME($card) }: ile mroku dodajesz?
    .waiting = powie, ile mroku dodaje
prompt-respond-wounding = { AGREE("verb", $card) ->
    [plural] Zaraz odniosą ranę { NAME($card) }. Reagujesz?
   *[singular] Zaraz odniesie ranę { NAME($card) }. Reagujesz?
}
    .waiting = zareaguje na ranę albo nie
prompt-respond-healing = { AGREE("verb", $card) ->
    [plural] Zaraz wyleczą się { NAME($card) }. Reagujesz?
   *[singular] Zaraz wyleczy się { NAME($card) }. Reagujesz?
}
    .waiting = zareaguje na leczenie albo nie
prompt-respond-exerting = { AGREE("verb", $card) ->
    [plural] Zaraz podejmą wysiłek { NAME($card) }. Reagujesz?
   *[singular] Zaraz podejmie wysiłek { NAME($card) }. Reagujesz?
}
    .waiting = zareaguje na wysiłek albo nie
prompt-respond-wounded = { AGREE("verb", $card) ->
    [plural] Ranę odnoszą { NAME($card) }. Reagujesz?
   *[singular] Ranę odnosi { NAME($card) }. Reagujesz?
}
    .waiting = zareaguje na ranę albo nie
prompt-respond-exerted = { AGREE("verb", $card) ->
    [plural] Wysiłek podejmują { NAME($card) }. Reagujesz?
   *[singular] Wysiłek podejmuje { NAME($card) }. Reagujesz?
}
    .waiting = zareaguje na wysiłek albo nie
prompt-respond-played = Zagrano kartę { NAME($card) }. Reagujesz?
    .waiting = zareaguje na zagraną kartę albo nie
prompt-respond-wins = { AGREE("verb", $card) ->
    [plural] Potyczkę wygrywają { NAME($card) }. Reagujesz?
   *[singular] Potyczkę wygrywa { NAME($card) }. Reagujesz?
}
    .waiting = zareaguje na wynik potyczki albo nie
prompt-respond-loses = { AGREE("verb", $card) ->
    [plural] Potyczkę przegrywają { NAME($card) }. Reagujesz?
   *[singular] Potyczkę przegrywa { NAME($card) }. Reagujesz?
}
    .waiting = zareaguje na wynik potyczki albo nie
prompt-respond-killed = { AGREE("verb", $card) ->
    [plural] Giną { NAME($card) }. Reagujesz?
   *[singular] Ginie { NAME($card) }. Reagujesz?
}
    .waiting = zareaguje na śmierć albo nie
prompt-respond-moves-from = Drużyna opuszcza miejsce: { NAME($card) }. Reagujesz?
    .waiting = zareaguje na ruch albo nie
prompt-respond-moves = Drużyna rusza dalej. Reagujesz?
    .waiting = zareaguje na ruch albo nie
prompt-respond-moves-to = Drużyna dociera do miejsca: { NAME($card) }. Reagujesz?
    .waiting = zareaguje na ruch albo nie
prompt-respond-turn-begins = Zaczyna się twoja tura. Użyj tekstu karty, który teraz działa, albo spasuj.
    .waiting = wybierze teksty na początek tury
prompt-respond-turn-ends = Tura się kończy. Reagujesz?
    .waiting = zareaguje na koniec tury albo nie
prompt-respond-begins = Zaczyna się { NAME($phase) }. Reagujesz?
    .waiting = zareaguje na początek fazy albo nie
prompt-respond-ends = Kończy się { NAME($phase) }. Reagujesz?
    .waiting = zareaguje na koniec fazy albo nie
prompt-respond-ring-put-on = Jedyny Pierścień zakłada { NAME($card) }. Reagujesz?
    .waiting = zareaguje na założenie Pierścienia albo nie
prompt-respond-assigned = { AGREE("verb", $card) ->
    [plural] Do potyczki stają { NAME($card) }. Reagujesz?
   *[singular] Do potyczki staje { NAME($card) }. Reagujesz?
}
    .waiting = zareaguje na przydział albo nie
prompt-respond-leaves = { AGREE("verb", $card) ->
    [plural] Z gry schodzą { NAME($card) }. Reagujesz?
   *[singular] Z gry schodzi { NAME($card) }. Reagujesz?
}
    .waiting = zareaguje na odrzucenie karty albo nie

## Co można wybrać

option-pass = Spasuj
option-move-on = Zakończ fazę i rusz dalej
option-done = Wystarczy
option-keep-all = Zatrzymaj wszystkie
option-end-phase = Zakończ fazę
option-yes = Tak
option-no = Nie
option-deck = { NAME($deck) }
option-build = { $cultures }
option-own-deck = { $number ->
    [one] Własna talia z 1 kartą
    [few] Własna talia z { $number } kartami
   *[many] Własna talia z { $number } kartami
}
option-bid = { $number ->
    [one] 1 brzemię
    [few] { $number } brzemiona
   *[many] { $number } brzemion
}
option-place = { $number ->
    [1] Pierwsze
    [2] Drugie
   *[other] Miejsce { $number }
}
option-number = { $number }
option-player = { $player }
option-card = { NAME($card) }
option-twin = { NAME($card) } ({ $number ->
    [0] bez ran
    [one] 1 rana
    [few] { $number } rany
   *[many] { $number } ran
})
option-text = Tekst karty { NAME($card) }
option-damage = Rany z potyczki
option-play = Zagraj: { NAME($card) }
option-play-on = Zagraj: { NAME($card) }, właściciel: { NAME($bearer) }
option-use = Użyj: { NAME($card) }
option-use-text = Użyj: { NAME($card) } – { SAY($deeds) }
option-answer = Użyj: { NAME($card) }, dotyczy: { NAME($who) }
option-answer-event = Zagraj: { NAME($card) }, dotyczy: { NAME($who) }
option-heal = Odrzuć kartę { NAME($card) }, leczenie: { NAME($who) }
option-transfer = Przenieś: { NAME($card) }, nowy właściciel: { NAME($bearer) }
option-assign = { NAME($card) } przeciw: { NAME($minion) }
option-skirmish = Potyczka: { NAME($card) }
option-way = { SAY($text, form: "capital") }
option-move = Idź dalej
option-stop = Zakończ turę

## Chwile, w których można odpuścić

window-fellowship = Twoja faza drużyny
window-shadow = Twoja faza Cienia
window-maneuver = Akcje manewrów
window-archery = Akcje łucznictwa
window-assignment = Akcje przydziałów
window-skirmish = Akcje potyczki
window-regroup = Akcje przegrupowania
window-response = Odpowiedzi na to, co się dzieje
passing-round = przez tę turę
passing-round-over = Zaczęła się nowa tura

## Co się dzieje

event-deck = { $player } gra: { NAME($deck) }.
event-opens = { $number ->
    [0] Każdy otwiera talię podstawową.
    [one] Każdy otwiera talię podstawową i 1 zestaw dodatkowy.
    [few] Każdy otwiera talię podstawową i { $number } zestawy dodatkowe.
   *[many] Każdy otwiera talię podstawową i { $number } zestawów dodatkowych.
}
event-opens-pack = Każdy otwiera zestaw dodatkowy { $number } z { $total }.
event-drafts = { $player } bierze kartę: { NAME($card) }.
event-passes-packs = { $way ->
    [left] Każdy wziął kartę. Zestawy wędrują w lewo, kart w każdym: { $number }.
   *[right] Każdy wziął kartę. Zestawy wędrują w prawo, kart w każdym: { $number }.
}
event-packs-empty = Każdy wziął ostatnią kartę zestawu.
event-own-deck = { $player } gra własną talią.
event-decks-brought = Wszyscy przynieśli talie.
event-first-by-chance = Los wybiera: pierwszą turę ma { $player }.
event-bids = { $number ->
    [one] { $player } stawia 1 brzemię.
    [few] { $player } stawia { $number } brzemiona.
   *[many] { $player } stawia { $number } brzemion.
}
event-takes-place = { $player } zajmuje miejsce { $number } w kolejności.
event-mulligan = { $player } wtasowuje rękę do talii i dociąga sześć kart.
event-sets-out = Zbiera się drużyna: { $player }.
event-turn = Tura { $turn }: Wolnych Ludzi prowadzi { $player }.
event-phase = { NAME($phase, case: "label") }.
event-phase-of = { NAME($phase, case: "label") }: { $player }.
event-site = { $player } zagrywa miejsce { $number }: { NAME($site) }.
event-moves = Drużyna, którą prowadzi { $player }, idzie do miejsca { $number }: { NAME($site) }.
event-twilight = Pula mroku: +{ $number }, razem { $total }.
event-twilight-removed = Pula mroku: −{ $number }, razem { $total }.
event-plays = { $player } zagrywa: { NAME($card) } (mrok: { $cost }).
event-plays-on = { $player } zagrywa: { NAME($card) } (mrok: { $cost }), właściciel: { NAME($bearer) }.
event-uses = { $player } używa karty: { NAME($card) }.
event-exerts = { AGREE("verb", $card) ->
    [plural] Wysiłek podejmują { NAME($card) }.
   *[singular] Wysiłek podejmuje { NAME($card) }.
}
event-wounded = { AGREE("verb", $card) ->
    [plural] Ranę odnoszą { NAME($card) }.
   *[singular] Ranę odnosi { NAME($card) }.
}
event-heals = { AGREE("verb", $card) ->
    [plural] Z rany leczą się { NAME($card) }.
   *[singular] Z rany leczy się { NAME($card) }.
}
event-strengthened = { $cards }: siła +{ $number }.
event-weakened = { $cards }: siła −{ $number }.
event-gains = { $cards }: { NAME($keyword) }.
event-gains-more = { $cards }: { NAME($keyword) } +{ $number }.
event-works = Działa tekst karty: { NAME($card) }.
event-discarded = Odrzucona karta: { NAME($card) }.
event-killed-of = { AGREE("verb", $card) ->
    [plural] Giną { NAME($card) } (drużyna: { $player }).
   *[singular] Ginie { NAME($card) } (drużyna: { $player }).
}
event-killed = { AGREE("verb", $card) ->
    [plural] Giną { NAME($card) }.
   *[singular] Ginie { NAME($card) }.
}
event-overwhelmed-of = { AGREE("verb", $card) ->
    [plural] Zdominowanie: giną { NAME($card) } (drużyna: { $player }).
   *[singular] Zdominowanie: ginie { NAME($card) } (drużyna: { $player }).
}
event-overwhelmed = { AGREE("verb", $card) ->
    [plural] Zdominowanie: giną { NAME($card) }.
   *[singular] Zdominowanie: ginie { NAME($card) }.
}
event-burdens = { $number ->
    [one] { $player } dodaje 1 brzemię, razem { $total }.
    [few] { $player } dodaje { $number } brzemiona, razem { $total }.
   *[many] { $player } dodaje { $number } brzemion, razem { $total }.
}
event-burdens-removed = { $number ->
    [one] { $player } usuwa 1 brzemię, zostaje { $total }.
    [few] { $player } usuwa { $number } brzemiona, zostaje { $total }.
   *[many] { $player } usuwa { $number } brzemion, zostaje { $total }.
}
event-ring-on = Jedyny Pierścień zakłada { NAME($card) }.
event-ring-off = Jedyny Pierścień zdejmuje { NAME($card) }.
event-takes-ring = Jedyny Pierścień bierze { NAME($card) }: odtąd to Powiernik Pierścienia.
event-draws = { $player } dociąga: { $cards }.
event-draws-veiled = { $number ->
    [one] { $player } dociąga kartę.
    [few] { $player } dociąga { $number } karty.
   *[many] { $player } dociąga { $number } kart.
}
event-discards = { $player } odrzuca z ręki: { $cards }.
event-mills = Z wierzchu talii ({ $player }) odrzucono: { $cards }.
event-discards-to-heal = Odrzucona karta: { NAME($card) }, leczenie: { NAME($who) }.
event-takes = { $player } bierze na rękę: { NAME($card) }.
event-takes-shown = { $player } bierze na rękę: { $cards }.
event-takes-shown-veiled = { $number ->
    [one] { $player } bierze kartę na rękę.
    [few] { $player } bierze na rękę { $number } karty.
   *[many] { $player } bierze na rękę { $number } kart.
}
event-discards-shown = { $player } odrzuca: { $cards }.
event-shuffles-in = { $player } wtasowuje do talii: { $cards }.
event-shuffles-hand-in = { $player } wtasowuje całą rękę do talii.
event-puts-under = { $player } wkłada pod talię: { $cards }.
event-puts-under-veiled = { $number ->
    [one] { $player } wkłada kartę pod talię.
    [few] { $player } wkłada pod talię { $number } karty.
   *[many] { $player } wkłada pod talię { $number } kart.
}
event-reveals-hand = { $player } pokazuje z ręki: { $cards }.
event-looks-at-hand = Obejrzane karty z ręki ({ $player }): { $cards }.
event-looks-at-hand-veiled = { $number ->
    [one] Ktoś ogląda kartę z ręki ({ $player }).
    [few] Ktoś ogląda { $number } karty z ręki ({ $player }).
   *[many] Ktoś ogląda { $number } kart z ręki ({ $player }).
}
event-shows-no-hand = { $player } nie ma na ręce kart do pokazania.
event-reveals-deck = Odkryte karty talii ({ $player }): { $cards }.
event-looks-at-deck = Obejrzane karty talii ({ $player }): { $cards }.
event-looks-at-deck-veiled = { $number ->
    [one] Ktoś ogląda kartę talii ({ $player }).
    [few] Ktoś ogląda { $number } karty talii ({ $player }).
   *[many] Ktoś ogląda { $number } kart talii ({ $player }).
}
event-shows-no-deck = Talia dociągania jest pusta ({ $player }).
event-finds-nothing = { NAME($card) }: żadna karta nie zostaje zagrana z talii.
event-transferred = { AGREE("verb", $card) ->
    [plural] { NAME($card) } mają nowego właściciela: { NAME($bearer) }.
   *[singular] { NAME($card) } ma nowego właściciela: { NAME($bearer) }.
}
event-stacked = { AGREE("verb", $card) ->
    [plural] { NAME($card) } trafiają na kartę: { NAME($bearer) }.
   *[singular] { NAME($card) } trafia na kartę: { NAME($bearer) }.
}
event-archery = Ostrzał: suma Cienia { $shadow }, suma drużyny { $free }.
event-archery-at = Drużyna strzela do popleczników, których zagrał { $player }.
event-assigned = Przydział: { NAME($card) } przeciw: { NAME($minion) }.
event-fierce-round = Zaciekli poplecznicy walczą jeszcze raz.
event-skirmish = Potyczka: { NAME($card) } przeciw: { $minions }.
event-skirmish-over = Koniec potyczki.
event-skirmish-won = { AGREE("verb", $card) ->
    [plural] Potyczkę wygrywają { NAME($card) }, { $free } do { $shadow }.
   *[singular] Potyczkę wygrywa { NAME($card) }, { $free } do { $shadow }.
}
event-skirmish-lost = { AGREE("verb", $card) ->
    [plural] Potyczkę przegrywają { NAME($card) }, { $free } do { $shadow }.
   *[singular] Potyczkę przegrywa { NAME($card) }, { $free } do { $shadow }.
}
event-skirmish-cancelled = Potyczka anulowana: { NAME($card) }.
event-out-killed = { $player } nie ma już Powiernika Pierścienia i odpada z gry.
event-out-corrupted = Powiernik Pierścienia ({ $player }) jest owładnięty: { $player } odpada z gry.
event-wins = { $player } dociera do celu!

## Jak się skończyło

result = Wygrywa { $player }.
result-nobody = Nikt nie wygrywa.
why-arrived = Drużyna, którą prowadzi { $player }, dotarła do miejsca { $number } ({ NAME($site) }), a jej Powiernik Pierścienia przeżył tam wszystkie potyczki.
why-killed = Powiernik Pierścienia ({ $player }) zginął i nikt nie przejął Pierścienia.
why-corrupted = Powiernik Pierścienia ({ $player }) został owładnięty: { $number ->
    [one] 1 brzemię
    [few] { $number } brzemiona
   *[many] { $number } brzemion
}.

## Stół w terminalu

scene-setup = Przed pierwszą turą
scene-bringing = Każdy wybiera talię.
scene-building = Każdy buduje talię z kart, które ma.
scene-drafting = Draft: zestaw dodatkowy { $number } z { $total }
scene-pool-size = { $number ->
    [one] 1 karta
    [few] { $number } karty
   *[many] { $number } kart
}
scene-pack-size = { $number ->
    [one] w zestawie 1 karta
    [few] w zestawie { $number } karty
   *[many] w zestawie { $number } kart
}
scene-passes-to = dalej dostaje: { $who }
scene-pack = Zestaw
scene-drafted = Wybrane
scene-sites = Miejsca i Pierścienie
scene-turn = Tura { $turn }
scene-free = Wolnych Ludzi prowadzi { $who }
scene-lays = następną kartę miejsca zagra { $who }
scene-pool = Pula mroku: { $number }   Ruchy: { $moves } z { $limit }
scene-fellowship = Drużyna
scene-allies = Obszar pomocniczy
scene-minions = Poplecznicy
scene-archery = Ostrzał: drużyna { $free }, Cień { $shadow }
scene-assigned = Przydział
scene-skirmish = Potyczka, { $free } do { $shadow }
scene-numbers = siła { $strength }, żywotność { $vitality }
scene-wounds = { $number ->
    [one] 1 rana
    [few] { $number } rany
   *[many] { $number } ran
}
scene-stacked = pod spodem
scene-site = miejsce { $number }
scene-burdens = brzemiona { $number } z { $resistance }
scene-hand-size = ręka { $number }
scene-deck-size = talia { $number }
scene-discard-size = odrzucone { $number }
scene-out = poza grą
scene-worn = nosi Pierścień
scene-hand = Ręka
scene-known = Znane karty z ręki
scene-inactive = Nie biorą udziału
scene-dead = Martwi

## Dlaczego nie: ogólnie

reason-no-card = Nie ma karty „{ $word }”.
reason-not-in-play = Nic w grze nie nazywa się „{ $word }”.
reason-not-in-hand = Nie masz na ręce karty { NAME($card) }.
reason-not-in-pack = { NAME($card) }: tej karty nie ma w zestawie przed tobą.
reason-not-there = Karty { NAME($card) } nie ma tam, gdzie szuka ten tekst.
reason-not-meant = { NAME($card) }: tej karty nie można tu wybrać.
reason-say-what = Powiedz, co chcesz zrobić z kartą { NAME($card) }: „play”, „use”, „heal” czy „transfer”.

## Dlaczego nie: zagrywanie kart

reason-wrong-side = W swojej turze zagrywasz karty Wolnych Ludzi, a w turach innych graczy karty Cienia.
reason-wrong-phase-to-play = { NAME($card) }: tę kartę można zagrać tylko w fazie drużyny, a kartę Cienia w fazie Cienia.
reason-wrong-label = { NAME($card) }: żaden tekst tej karty nie należy do tej fazy.
reason-no-answer = { NAME($card) }: ta karta nie odpowiada na to, co się dzieje.
reason-say-bearer = Powiedz, kto ma zostać właścicielem karty { NAME($card) }.
reason-no-bearer-needed = { NAME($card) }: ta karta nie ma właściciela.
reason-no-bearer = Ta karta nie może być jej właścicielem.
reason-class-taken = Postać może mieć tylko jeden przedmiot każdego rodzaju.
reason-limit-reached = Żaden właściciel nie może mieć ich więcej.
reason-unique-in-play = Ta karta jest unikalna, a karta o tym tytule już jest w grze.
reason-unique-dead = Ta karta jest unikalna, a karta o tym tytule leży na twoim stosie martwych.
reason-nine-companions = W grze i na stosie martwych może być razem najwyżej dziewięciu towarzyszy.
reason-no-twilight = W puli mroku jest na to za mało.
reason-starts-no-companion = { NAME($card) }: w początkowej drużynie mogą być tylko towarzysze.
reason-not-in-deck = Nie masz w talii dociągania karty { NAME($card) }.
reason-over-budget = Towarzysze początkowej drużyny mogą kosztować razem najwyżej cztery.
reason-forbidden = Tekst innej karty zabrania zagrać ją teraz.
reason-no-actions-now = Tekst karty zakazuje wydarzeń i specjalnych zdolności tej fazy; zostają tylko odpowiedzi.
reason-cant-spot = Nie możesz spostrzec tego, czego ona wymaga.
reason-spotted = Wymaga, żeby kogoś nie można było spostrzec, a można.
reason-elsewhere = Drużyna nie jest w takim miejscu.
reason-few-burdens = Powiernik Pierścienia nie ma tylu brzemion.
reason-too-little = Za mało tego, co ona liczy.
reason-pool-too-full = W puli mroku jest za dużo.
reason-not-worn = Powiernik nie nosi Jedynego Pierścienia.
reason-worn-already = Powiernik już nosi Jedyny Pierścień.
reason-wrong-phase = To działa tylko w innej fazie.
reason-not-such = To, o czym mówi tekst, nie jest tego rodzaju.
reason-not-so = Warunek nie jest spełniony.
reason-hand-too-small = Ten gracz ma na ręce za mało kart.
reason-deck-not-empty = Talia dociągania nie jest pusta.
reason-not-awaited = Nikt taki nie czeka na potyczkę.
reason-nobody-can = Nie ma w grze nikogo, kto mógłby to zrobić lub komu można to zrobić.
reason-little-twilight = W puli mroku jest za mało, żeby tyle usunąć.
reason-no-burden = Nie ma brzemienia, które można usunąć.
reason-few-in-hand = Nie masz na ręce tylu takich kart.
reason-none-there = Nie ma tam takiej karty.
reason-none-to-play = Nie ma takiej karty, którą można by zagrać i opłacić.
reason-empty = Nie ma czego oglądać.
reason-path-ends = Tu kończy się ścieżka.
reason-site-lies-there = Leży tam już miejsce.
reason-own-site = To miejsce należy do ciebie.
reason-no-such-site = Nie masz takiego miejsca w talii przygód.

## Dlaczego nie: teksty, leczenie, przenoszenie

reason-inactive = { NAME($card) }: ta karta nie bierze udziału w tej turze.
reason-no-text = { NAME($card) }: ta karta nie ma tekstu, którego można użyć.
reason-say-which-text = { NAME($card) }: ta karta ma kilka tekstów, dopisz numer.
reason-not-your-text = Ten tekst jest dla innego gracza.
reason-spent = Tego tekstu użyto już tyle razy, ile wolno.
reason-nothing-changed = Ten tekst nic nie kosztuje i ostatnio niczego nie zmienił.
reason-wrong-phase-to-heal = Karty odrzuca się dla leczenia tylko we własnej fazie drużyny.
reason-nobody-to-heal = Nie ma w grze unikalnej postaci o tytule takim jak { NAME($card) }.
reason-not-wounded = Ta postać nie ma rany, którą można uleczyć.
reason-wrong-phase-to-transfer = Przedmioty przenosi się tylko we własnej fazie drużyny.
reason-no-transfer = { NAME($card) }: tak nie można jej przenieść; przenosi się tylko przedmioty między własnymi postaciami.
reason-another-place = Obie postacie muszą być w tym samym miejscu.

## Dlaczego nie: przydziały

reason-no-minion = { NAME($card) }: to nie jest atakujący poplecznik.
reason-not-your-minion = Ten poplecznik należy do innego gracza Cienia.
reason-minion-taken = Ten poplecznik jest już przydzielony.
reason-one-minion = Jeden towarzysz bierze jednego poplecznika i tylu więcej, ile mówi premia obrońcy.
reason-no-defender = Przydzielać można tylko towarzyszy oraz sprzymierzeńców, którzy są w domu albo mogą dołączyć dzięki karcie.
reason-not-fierce = W tej rundzie przydziela się tylko zaciekłych popleczników.
reason-kept-apart = Tekst karty zabrania tej pary.
reason-nobody-free = Oboje muszą być wolni od przydziału.
reason-no-skirmish = Nikogo takiego nie ma w potyczce.

## Talie
# Jak nazywają się części spisu talii. Piszemy pierwszą nazwę, a rozumiemy wszystkie, w każdym języku.

deck-heading-name = Nazwa | Nazwa talii | Tytuł
deck-heading-ring-bearer = Powiernik Pierścienia | Powiernik | Początkowy Powiernik Pierścienia
deck-heading-ring = Jedyny Pierścień | Pierścień
deck-heading-sites = Talia przygód | Miejsca | Miejsce | Ścieżka przygody | Ścieżka | Lokacje
deck-heading-draw-deck = Talia dociągania | Talia | Karty | Spis talii
deck-heading-free = Wolni Ludzie | Karty Wolnych Ludzi | Strona Wolnych Ludzi | Wolne Ludy | Wolnych Ludzi
deck-heading-shadow = Cień | Karty Cienia | Strona Cienia | Cienia
deck-heading-others = Powiernik i Pierścień | Powiernik Pierścienia i Pierścień | Początkowa drużyna | Drużyna początkowa | Drużyna | Postacie | Towarzysze | Towarzysz | Sprzymierzeńcy | Sprzymierzeniec | Poplecznicy | Poplecznik | Ekwipunek | Artefakty | Artefakt | Przedmioty | Bronie | Broń | Wydarzenia | Wydarzenie | Okoliczności | Okoliczność | Zaklęcia | Inne | Pozostałe | Krasnoludy | Krasnolud | Elfowie | Elf | Gandalf | Gondor | Shire | Isengard | Moria | Upiory Pierścienia | Nazgûle | Sauron

deck-rules-full = cała gra: co najmniej 60 kart i dziewięć miejsc
deck-rules-starter = pierwsza gra: dowolna liczba kart i siedem miejsc

deck-aragorn-starter-about = Aragorn i Boromir walczą z dobrym orężem w ręku, a Uruk-hai wyczerpują siły przeciwników: talia podstawowa taka, jaką sprzedawano.
deck-gandalf-starter-about = Gandalf zbiera towarzyszy wszystkich ludów i wspiera ich zaklęciami, a z Morii wychodzą chmary goblinów: talia podstawowa taka, jaką sprzedawano.

# O talii, którą sami złożyliśmy, mówi się połowami.
deck-half-dwarven = Gimli, Farin i wartownicy torują sobie drogę toporami, a każdy cios sięga głęboko; nad Frodem czuwa Sam.
deck-half-elven = Legolas i jego łucznicy strzelają, zanim ktokolwiek uderzy, a na tych, którzy się przedrą, czeka Arwena.
deck-half-gondor = Aragorn i Boromir stają z przodu z mieczem i tarczą, a hobbici trzymają się za nimi i leczą.
deck-half-shire = Mali, tani i trudni do znalezienia: czterej hobbici wymykają się temu, z czym nie mogą walczyć, a bliscy w domu dbają o ich zdrowie.
deck-half-isengard = Jako Cień wysyła Uruk-hai, nielicznych, lecz silnych: każda potyczka, którą wygrają, boli podwójnie.
deck-half-moria = Jako Cień wysyła gobliny, liczne i tanie: płacą za siebie nawzajem, zbroją się i wracają ze stosu kart odrzuconych.
deck-half-ringwraith = Jako Cień wysyła Nazgûle, po jednym lub po dwa, zaciekłe i silniejsze od wszystkich: nie żałuj im mroku.
deck-half-sauron = Jako Cień wysyła orków, którzy wyniszczają drużynę ranami, strzałami i odbieraniem kart, a tropiciele skracają im drogę.
deck-dwarven-isengard-about = { deck-half-dwarven } { deck-half-isengard }
deck-dwarven-moria-about = { deck-half-dwarven } { deck-half-moria }
deck-dwarven-ringwraith-about = { deck-half-dwarven } { deck-half-ringwraith }
deck-dwarven-sauron-about = { deck-half-dwarven } { deck-half-sauron }
deck-elven-isengard-about = { deck-half-elven } { deck-half-isengard }
deck-elven-moria-about = { deck-half-elven } { deck-half-moria }
deck-elven-ringwraith-about = { deck-half-elven } { deck-half-ringwraith }
deck-elven-sauron-about = { deck-half-elven } { deck-half-sauron }
deck-gondor-isengard-about = { deck-half-gondor } { deck-half-isengard }
deck-gondor-moria-about = { deck-half-gondor } { deck-half-moria }
deck-gondor-ringwraith-about = { deck-half-gondor } { deck-half-ringwraith }
deck-gondor-sauron-about = { deck-half-gondor } { deck-half-sauron }
deck-shire-isengard-about = { deck-half-shire } { deck-half-isengard }
deck-shire-moria-about = { deck-half-shire } { deck-half-moria }
deck-shire-ringwraith-about = { deck-half-shire } { deck-half-ringwraith }
deck-shire-sauron-about = { deck-half-shire } { deck-half-sauron }

## Dlaczego nie: talie

reason-no-deck = „{ $word }” to nie talia. Wybierz jedną z podanych albo zapisz własną tak jak kreator talii, na przykład „290.2-319.327.337-7.12x4”.
reason-deck-faults = { SAY($faults, form: "sentences") }
reason-deck-not-in-pool = { $there ->
    [0] { NAME($card) }: tej karty nie ma wśród twoich.
   *[other] { NAME($card) }: masz ich { $there }, a ta talia potrzebuje { $number }.
}
reason-deck-small = Talia dociągania ma co najmniej { $least } kart, a ta ma ich { $number }.
reason-deck-sides = W talii dociągania jest tyle samo kart Wolnych Ludzi co kart Cienia, a tutaj stosunek wynosi { $free } do { $shadow }.
reason-deck-not-drawn = { NAME($card) }: tej karty nie wkłada się do talii dociągania, tak jak żadnego miejsca ani Jedynego Pierścienia.
reason-deck-title = { NAME($card) }: kart o tym tytule może być w talii dociągania najwyżej { $most }, niezależnie od podtytułów, a jest ich { $number }.
reason-deck-frodos = W talii dociągania może być najwyżej { $most } Frodów, bo jeden jest w drużynie od początku, a tutaj jest ich { $number }.
reason-deck-line-several = Jest kilka kart o nazwie „{ $word }”: dopisz podtytuł.
reason-deck-line-differs = Numer kolekcjonerski i nazwa wskazują różne karty: „{ $word }”.
reason-deck-line-other-set = „{ $word }” to karta z innego zestawu niż te, którymi tutaj się gra.
reason-deck-line-copies = Tylu egzemplarzy nie da się zapisać: może być ich najwyżej { $most }.
reason-deck-line-long = Wiersz może mieć najwyżej { $most } znaków: jedna karta w wierszu.
reason-deck-line-many = Spis talii może mieć najwyżej { $most } wierszy; od tego miejsca go nie przeczytano.
reason-deck-line-unread = Nie udało się zrozumieć { $most } wierszy; od tego miejsca spisu nie przeczytano.
reason-no-deck-part = Talia nie ma części „{ $word }”.
reason-deck-part-of-one = { NAME($part) }: w tej części talii jest tylko jedna karta.
reason-deck-no-ring-bearer = Brakuje Powiernika Pierścienia: wybierz któregoś Froda.
reason-deck-no-ring = Brakuje Jedynego Pierścienia: wybierz jedną z jego kart.
reason-deck-ring-bearer = { NAME($card) }: ta karta nie może zaczynać jako Powiernik Pierścienia, bo w każdej talii jest nim Frodo.
reason-deck-ring = { NAME($card) }: to nie jest Jedyny Pierścień.
reason-deck-no-site = { NAME($card) }: to nie jest miejsce, więc nie należy do talii przygód.
reason-deck-site-missing = W talii przygód brakuje miejsca o numerze { $number }.
reason-deck-site-twice = W talii przygód jest więcej niż jedno miejsce o numerze { $number }.
