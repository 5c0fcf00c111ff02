## Wszędzie

skip-to-content = Przejdź do treści
home-label = Mathom: na półkę
language = Język
language-en = angielski
language-pl = polski
settings = Ustawienia
theme = Światło
theme-auto = jak w systemie
theme-light = dzienne
theme-dark = świece
sound = Dźwięki
reduced-motion = Mniej ruchu
text-mode = Tryb tekstowy: stół opisany słowami
notify = Zawołaj mnie, gdy będzie moja kolej
notify-refused = Przeglądarka nie pozwala tej stronie wysyłać powiadomień. Możesz to zmienić w jej ustawieniach dla tej witryny.
notify-only-open = Tutaj powiadomienia przyjdą tylko wtedy, gdy ta strona jest gdzieś otwarta: przeglądarka nie przyjmuje dla niej wiadomości.
call-me = Zawołaj mnie, gdy będzie moja kolej
call-me-why = Nie trzeba czuwać: to urządzenie może cię zawołać, także gdy strona jest zamknięta.
call-me-no = Nie
call-me-done = Damy ci znać: raz dla każdej gry, a potem dopiero po twoim ruchu. Przełącznik jest pod kołem zębatym.
close = Zamknij
cancel = Anuluj
loading = Chwileczkę…
try-again = Spróbuj ponownie
to-the-shelf = Na półkę
disclaimer = Nieoficjalny projekt fanowski, niezwiązany z żadnym wydawcą. Nazwy gier, postaci i miejsc należą do ich właścicieli.
footer-nav = O tym miejscu
credits = Autorzy i źródła
licence-short = licencja MIT
api-link = Dla programistów

## Kłopoty

trouble-page = Coś poszło nie tak na tej stronie. Wczytaj ją ponownie; trwająca gra na tym nie ucierpi.
trouble-network = Brak połączenia z serwerem. Sprawdź sieć i spróbuj ponownie.
trouble-server = Serwer nie odpowiedział tak, jak powinien (błąd { NUMBER($status, useGrouping: 0) }). Spróbuj za chwilę.
page-lost-title = Nie udało się wczytać tej strony
page-lost = Połączenie się zerwało albo Mathom został w międzyczasie zaktualizowany.
nowhere-title = Nic tu nie ma
nowhere = Pod tym adresem nie ma żadnej strony. Być może w odnośniku czegoś zabrakło.

## Półka

shelf-title = Mathom – gry ze Śródziemia przy jednym stole
shelf-title-waiting = ({ $waiting }) Twoja kolej – Mathom
shelf-heading = Dom mathomów
shelf-lead = Półka z grami o Śródziemiu, których szkoda byłoby się pozbyć. Zdejmij jedną i zagraj z botami albo z przyjaciółmi. Nikt nie musi zakładać konta.
shelf-label = Półka
box-journey = Wyprawa do Mordoru
box-confrontation = Konfrontacja
box-warcards = Wojna o Pierścień: Gra karciana
box-fire-and-swords = Wykute w ogniu
box-fire-and-swords-summary = Rozszerzenie gry karcianej: wojna sięga Północy i Wschodu. Obok pól bitew wybuchają potyczki, dochodzą trzy frakcje, a sześć talii starcza nawet dla sześciu osób.
box-fellowship = Drużyna Pierścienia
not-unpacked = jeszcze nierozpakowane
play = Zagraj
rules = Zasady
set-up-table = Przygotuj stół
your-name = Twoje imię
players-count = Liczba graczy
bot-level = Siła botów
bot-strength = Siła { $level } z { $of }:
your-side = Kim lub czym grasz
side-random = decyduje los
side-own = własna talia
side-sealed = Sealed
side-draft = Draft
play-bots = Zagraj z botami
invite-friend = { $others ->
    [one] Zaproś przyjaciela
   *[other] Zaproś przyjaciół
}
opening-table = Przygotowuję stół…
shelf-offline = Nie ma połączenia z siecią. Tak stały twoje gry ({ $when }); wrócisz do nich, gdy tylko sieć znów będzie dostępna.
your-games = Twoje gry
your-turn-heading = { $count ->
    [one] Twoja kolej
    [few] Twoja kolej w { $count } grach
   *[many] Twoja kolej w { $count } grach
}
your-turn-more = { $count ->
    [one] Jeszcze 1
    [few] Jeszcze { $count }
   *[many] Jeszcze { $count }
}
title-of-box = { $title }: { $scenario }
title-of-scenario = { $title } – { $scenario }
your-turn = twoja kolej
waiting-for-players = czeka na graczy
you = ty
seat-open = wolne miejsce
seat-bot-level = { $name } ({ $level })
bot-choice = { $level } – { $does }
tables-to-join = Wolne miejsca przy innych stołach
tables-to-watch = Gry do obejrzenia
finished-games = Zakończone gry ({ $count })
bring-a-game = Wczytaj swoją grę
bring-a-game-lead = Dokończ grę zaczętą na innym urządzeniu albo obejrzyj zapisaną w pliku.
claim-link = Mam kod
import-record = Otwórz zapis gry
record-too-large = Ten plik jest za duży jak na zapis gry.
guest-first-names = Tobi, Mirabela, Hamlin, Rozalka, Peregryn, Stokrotka, Oswin, Linda, Jęczmyk, Pierwiosnka, Wilmot, Bazylek
guest-last-names = Łopian, Oset, Kminek, Pagórek, Mech, Okruszek, Piernat, Podkonarek, Bruk, Miedza

## Przygotowanie stołu

new-table-title = Nowy stół – { $game }
no-such-game = Na półce nie ma takiej gry.
who-plays = Kto gra
seat-nameless = Gracz { $number }
seat-number = Miejsce { $number }
seat-role = Miejsce { $number }: { $role }
setting-people = { $people ->
    [one] 1 osoba
    [few] { $people } osoby
   *[many] { $people } osób
}
seat-me = ja
seat-guest = ktoś jeszcze przy tym ekranie
seat-guest-name = Imię tej osoby
seat-open-choice = wolne: dla każdego, kto dostanie odnośnik
seat-bots = boty
seat-bot-choice = { $strength } { $level } – { $does }
how-we-play = Jak gramy
more-options = Wyposażenie
house-rules = Zasady domowe i starsze wydania
setting-assumed = tej wartości nie ma w źródłach
setting-assumed-note = Znak ≈ oznacza wartości, których nie podają nasze źródła; przyjęliśmy je sami. Jeśli masz tę grę w domu i wiesz lepiej, zmień je tutaj.
yes = tak
no = nie
time-and-guests = Czas i goście
clock = Zegar
clock-none = bez zegara
clock-live = na jeden wieczór
clock-slow = na dni i tygodnie
clock-own = własne wartości
clock-kind = Tempo
clock-live-value = { $bank } min, plus { $bonus } s po każdym wyborze, najwyżej { $cap } min
clock-slow-value = { $bank } godz., plus { $bonus } godz. po każdym wyborze, najwyżej { $cap } godz.
clock-live-bank = Na początek, w minutach
clock-live-bonus = Po każdym wyborze, w sekundach
clock-live-cap = Najwyżej, w minutach
clock-slow-bank = Na początek, w godzinach
clock-slow-bonus = Po każdym wyborze, w godzinach
clock-slow-cap = Najwyżej, w godzinach
clock-none-hint = Każdy zastanawia się tak długo, jak potrzebuje.
clock-hint = Gdy komuś skończy się czas, pozostali mogą uznać grę za wygraną albo oddać jego miejsce botowi.
who-finds-it = Kto znajdzie stół
by-link = tylko ci, którzy mają odnośnik
listed = wszyscy, wśród stołów na półce
open-table = Otwórz stół
begin-game = Zacznij grę
branch-from = Grasz dalej od pozycji { $ply } innej gry.
branch-look = Obejrzyj ją
branch-options = Opcje są takie jak w tamtej grze.

## Stół czekający na graczy

gathering-free = { $free ->
    [0] Wszystkie miejsca są zajęte. Gra się zaczyna.
    [one] Jedno miejsce jest jeszcze wolne.
    [few] { $free } miejsca są jeszcze wolne.
   *[other] { $free } miejsc jest jeszcze wolnych.
}
invite-heading = Zaproszenie
invite-lead = Wyślij ten odnośnik osobom, z którymi chcesz zagrać. Nie potrzebują konta.
invite-link = Odnośnik do tego stołu
invite-text = Zagrajmy! { $game } czeka przy tym stole:
invite-qr = Kod QR odnośnika do tego stołu
qr-how = Skieruj na niego aparat telefonu.
link-only-here = Ten odnośnik otworzy tylko ten komputer. Dla przyjaciół w twojej sieci uruchom Mathom poleceniem „make play HOST=0.0.0.0”; jeśli docierają do niego pod innym adresem, podaj go w MATHOM_PUBLIC_URL.
invites-you = { $name } zaprasza cię do gry „{ $game }”
invited = Zaproszenie do gry „{ $game }”
what-is-played = W co gramy
never-played = Pierwszy raz?
join-lead = Podaj swoje imię i zajmij miejsce. Nikt nie musi zakładać konta.
copy-link = Skopiuj odnośnik
share-link = Udostępnij
copied = Skopiowano
copy-by-hand = Skopiuj ręcznie
seats = Miejsca
away = z dala od stołu
sit-here = Usiądź tutaj
give-to-bot = Oddaj botowi…
free-seat = Zwolnij miejsce
leave-seat = Wstań od stołu
device-code = Kod na inne urządzenie
device-code-is = Twój kod:
device-code-how = Wpisz go na drugim urządzeniu pod adresem { $address } przed { $until }. Zadziała tylko raz.
device-qr = Kod QR, który otworzy twoje miejsce na innym urządzeniu

## Dalsza gra na innym urządzeniu

claim-title = Graj dalej na tym urządzeniu
claim-lead = Na urządzeniu, na którym zaczęła się gra, otwórz stół i poproś o kod na inne urządzenie. Wpisz go tutaj, a miejsce przy stole będzie twoje także na tym urządzeniu.
claim-code = Kod
claim-do = Do stołu

## Zasady

rules-title = { $game } – zasady
rules-search = Szukaj w zasadach
rules-count = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[other] { $count } punktów
}
rules-found = { $count ->
    [0] Żaden punkt nie zawiera tych słów.
    [one] Znaleziono { $count } punkt
    [few] Znaleziono { $count } punkty
   *[other] Znaleziono { $count } punktów
}
rules-sections = Części
rules-none-here = Nie stoi za tym żaden punkt zasad.
rules-whole = Całe zasady
rules-look = Szukaj
rule-link = Odnośnik do punktu { $rule }

## O Mathomie

about-title = O Mathomie
about-what = W Shire mathomem nazywano rzecz, która nie była do niczego potrzebna, ale szkoda było ją wyrzucić. My przechowujemy tu gry o Śródziemiu i gramy w nie: z botami, wspólnie przy jednym ekranie albo na odległość, przez zwykły odnośnik.
about-fair = Każde losowanie można sprawdzić. Przed pierwszym rzutem kostkami czy dobraniem karty serwer ogłasza skrót tajnego ziarna, a po grze samo ziarno, z którego twoja przeglądarka oblicza wszystko jeszcze raz.
about-keep = Nikt nie musi zakładać konta. Plik cookie pamięta, które miejsca są twoje. Przechowujemy tylko imię, które sobie nadasz, twoje gry i to, co powiesz przy stole: nie liczymy odwiedzin i nie wysyłamy zapytań do innych stron.
about-unofficial = Projekt nieoficjalny
about-disclaimer = Mathom to nieoficjalny projekt fanowski. Nie stworzył go, nie popiera ani nie finansuje żaden wydawca ani właściciel praw. Nazwy gier, postaci i miejsc należą do ich właścicieli i służą tu tylko do wskazania, w co gramy. Nie ma tu grafik wydawców ani tekstów kart: zasady opisaliśmy własnymi słowami, a rysunki są nasze.
about-licence = Licencja
about-licence-text = Mathom jest wolnym oprogramowaniem na licencji MIT.
credits-fonts = Kroje pism zaprojektowali Juan Pablo del Peral i Huerta Tipográfica; używamy ich na licencji SIL Open Font License:
credits-icons = Małe znaki i to, z czego ułożono ilustracje kart, pochodzą ze zbioru
credits-libraries = Strona korzysta z bibliotek Svelte i noble-hashes (MIT) oraz Fluent (Apache 2.0).

## Strona dla programistów

copy = Kopiuj
api-title = Mathom dla programistów
api-lead = Ta strona, boty i twoje własne skrypty korzystają z tego samego interfejsu. Program może tu zrobić wszystko to, co strona.
api-machine = Opis dla maszyn (OpenAPI)
api-basics = Co trzeba wiedzieć na początek
api-basics-who = To, kim jesteś, wynika z pliku cookie „mathom”, który ustawia pierwsze zapytanie. Kto zajmuje miejsce, dostaje też token, którym można grać na tym miejscu skądkolwiek: wyślij go jako „Authorization: Bearer …”.
api-basics-choice = Serwer podaje listę tego, co możesz wybrać. Odeślij kod jednej z możliwości, numer „ply” pozycji, którą widzisz, i własny klucz; zapytanie powtórzone z tym samym kluczem zostanie wykonane tylko raz.
api-basics-trouble = Na to, czego nie można zrobić, serwer odpowiada strukturą „Trouble”: jest w niej powód z punktami zasad i to samo w słowach. 409 znaczy, że pozycja się tymczasem zmieniła (nowa jest w odpowiedzi), 422, że nie pozwalają na to zasady albo dane są błędne, 403, że to nie twoje, 404, że czegoś takiego nie ma, a 429, że trzeba poczekać (Retry-After).
api-basics-words = Zdania są przesyłane jako identyfikator z argumentami. Teksty Fluent, które zamieniają je na język polski lub angielski, są pod „/api/words”.
api-stream = Strumień
api-stream-what = Wszystko, co dzieje się przy stole, przychodzi jako strumień struktur „News”, po jednym obiekcie JSON: najpierw stół, potem pozycja, a potem każda zmiana. Przez WebSocket albo jako kolejne wiersze zwykłej odpowiedzi HTTP:
api-stream-story = Wiersze historii w pozycji zastępują wszystko od wiersza „start”. Bez parametru „seat” patrzysz z tego ze swoich miejsc, na którym trzeba wybierać, albo jako widz.
api-stream-choose = W drugą stronę przez WebSocket idą wybory: wyślij „SocketChoice”, a zostanie sprawdzony, ograniczony i zapisany tak samo, jak wysłany metodą POST. „Answer” wskazuje wybór jego kluczem i ma ten status, który miałaby odpowiedź na POST. Jeśli nie nadejdzie, wyślij ten sam wybór jeszcze raz, dowolną drogą; dzięki kluczowi liczy się tylko raz.
api-examples = Przykłady
api-endpoints = Zapytania
api-body = wysyła
api-answer = dostaje
api-shapes = Struktury
api-tag-people = Ty
api-tag-shelf = Półka
api-tag-tables = Stoły
api-tag-playing = Gra
api-tag-after = Po grze
api-do-me = Kim jesteś.
api-do-nameMe = Podaj lub zmień swoje imię.
api-do-games = Gry, w które można tu zagrać, z opcjami i botami.
api-do-rules = Zasady gry.
api-do-cards = Karty i miejsca z pudełka gry, z tym, co robią.
api-do-door = Gdzie można znaleźć ten serwer: do odnośników, które otworzą też inni.
api-do-qr = Odnośnik do tego serwera jako kod QR (SVG).
api-do-words = Teksty Fluent gry, rdzenia i serwera; „-” oznacza: bez gry.
api-do-openTables = Stoły z wolnymi miejscami i gry do obejrzenia.
api-do-openTable = Otwórz stół. Jeśli nie ma wolnych miejsc, gra zaczyna się od razu.
api-do-myTables = Stoły, przy których masz miejsce; najpierw te, które czekają na ciebie.
api-do-table = Jeden stół.
api-do-takeSeat = Zajmij wolne miejsce.
api-do-changeSeat = Oddaj wolne miejsce botowi albo zwolnij miejsce bota. Tylko dla osoby, która otworzyła stół.
api-do-leaveSeat = Zwolnij swoje miejsce przed początkiem gry.
api-do-seatCode = Kod, z którym możesz grać dalej na innym urządzeniu.
api-do-claimSeat = Graj dalej na innym urządzeniu, z kodem z poprzedniego.
api-do-comeBack = Odbierz swoje miejsce botowi, któremu je przekazano.
api-do-setWebhook = Podaj adres, na który mają być wysyłane powiadomienia o turze. Tylko dla osoby, która otworzyła stół.
api-do-position = Co teraz widzisz w grze, razem z całą historią.
api-do-stream = Strumień jako kolejne wiersze.
api-do-choose = Wybierz.
api-do-whyNot = Dlaczego czegoś nie można teraz wybrać.
api-do-undo = Cofnij swój ostatni wybór albo zapytaj innych, czy wolno.
api-do-answerUndo = Zgódź się na cofnięcie albo odmów.
api-do-say = Powiedz coś przy stole.
api-do-claimTime = Gdy innemu graczowi skończy się czas: uznaj grę za wygraną albo wezwij bota.
api-do-replay = Kolejne pozycje gry.
api-do-record = Zapis gry jako plik.
api-do-fairness = Wszystko, czego trzeba, żeby sprawdzić każde losowanie.
api-do-rematch = To samo jeszcze raz, przy nowym stole i po zamianie stron. Kto prosi jako drugi, od razu tam siada.
api-do-report = Zgłoś, co poszło nie tak; zapis gry zostanie dołączony.
api-do-bringRecord = Prześlij zapisaną grę, żeby ją tu obejrzeć.

## Powiadomienia

webhook = Powiadamiaj inny program o zmianie tury (webhook)
webhook-address = Adres w sieci
webhook-how = Gdy tura przechodzi na kogoś innego i gdy gra się kończy, wysyłamy tam podpisane powiadomienie w formacie JSON. Puste pole oznacza, że powiadomień nie będzie.
webhook-keep = Zapisz
webhook-secret = Powiadomienia podpisujemy tym sekretem. Pokazujemy go tylko raz:
webhook-none = Powiadomienia nie będą wysyłane.
