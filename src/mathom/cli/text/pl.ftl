## mathom --help

front-title = Mathom – jeden stół do gier w świecie Śródziemia. Każda zasada przestrzegana, każda tajemnica zachowana, każda odmowa wyjaśniona.
front-usage = Użycie: mathom POLECENIE [słowa] [--flagi] [--lang pl|en]
front-commands = Polecenia
front-examples = Na przykład
front-example-1 = mathom play journey                          zagraj tutaj; program dopyta
front-example-2 = mathom play journey --seats person,easy      ty przeciw botowi
front-example-3 = mathom rules journey 3.8                     jeden punkt zasad
front-example-4 = mathom simulate journey --games 1000 --bots greedy,random --rotate
front-example-5 = mathom show GRA.json --svg > stol.svg        obrazek zapisanej gry
front-more = „mathom POLECENIE --help” powie więcej o poleceniu. Kody wyjścia: 0 – gotowe; 1 – odpowiedź brzmi „nie” (zapis się nie zgadza, zasada bez dowodu, awaria); 2 – złe dane; 130 – przerwano.
front-notice = Mathom to nieoficjalny projekt fanowski. Nazwy należą do ich właścicieli.

command-play = zagraj w tym terminalu, z ludźmi i botami
command-play-more = O wszystko, czego tu nie podasz, program zapyta. Gra zapisuje się po każdym wyborze, więc możesz wyjść w każdej chwili i wrócić później. W grze wpisz ?, aby zobaczyć pomoc.
command-games = wypisz gry z ich opcjami i botami
command-games-more = W co można grać, w ile osób i z jakimi opcjami. Opcje podaje się jako --option NAZWA=WARTOŚĆ.
command-rules = przeczytaj zasady albo sprawdź, których dowodzą testy
command-rules-more = Bez słów wypisywane są całe zasady. Numer można zapisać jako 3.8 albo J-3.8; J-3 to cały rozdział. Z innymi słowami wypisywane są punkty, które zawierają je wszystkie, w treści albo w nagłówku nad sobą. Z --coverage: dla każdej gry liczba zasad, ile z nich ma dowód w testach, ile go nie wymaga i których brakuje.
command-cards = przeczytaj, co robią karty danej gry
command-cards-more = Z --unverified: to, co może sprawdzić ktoś, kto ma pudełko. Bez słów wypisywane są wszystkie karty i miejsca; ze słowami te, które mają je w nazwie (w dowolnym z języków) albo gdzie indziej na sobie. Z --json: lista wszystkich wartości, w której „name” i „text” są w obu językach. Karta bez tekstu ma „vanilla”: true. „provenance” mówi, czy wszystkie wartości są takie jak na karcie („printed”), czy niektóre są niepewne („unsure”), i co podają o nich inne źródła.
command-decks = wypisz, przeczytaj i sprawdź talie do danej gry
command-decks-more = Bez talii wypisywane są te, które należą do gry. Talia to nazwa jednej z nich, kod, plik z jedną kartą w wierszu (w dowolnym z języków) albo - czyli standardowe wejście; zostanie wypisana w twoim języku. Niezrozumiałe wiersze wymienia się na standardowym wyjściu błędów, a kod wyjścia to 1. Z --check zamiast spisu program mówi, co jest z talią nie tak; jeśli cokolwiek, kod wyjścia to 1.
command-show = pokaż dowolną pozycję zapisanej gry: tekst, obrazek lub dane
command-show-more = Posunięcie to jeden wiersz zapisu; 0 to początek. Z trwającej gry widać tylko to, co mogą widzieć wszyscy, chyba że podasz miejsce.
command-verify = odtwórz zapisaną grę i sprawdź każde losowanie według ziarna
command-verify-more = Sprawdza zgodność ziarna ze skrótem, każdego wyboru z zasadami, każdego losowania z ziarnem i pozycji końcowej z jej skrótem. Kod wyjścia to 1, jeśli coś się nie zgadza.
command-simulate = każ botom rozegrać wiele gier i policz wyniki
command-simulate-more = Jeden podany bot zajmuje wszystkie miejsca; możesz też podać bota dla każdego miejsca osobno: --bots greedy,random. Z --rotate po każdej grze wszyscy przesiadają się o jedno miejsce. Bot „search” gra w każdą grę; „search:200” przed każdą decyzją rozgrywa w myślach 200 partii.
command-bench = zmierz szybkość tej wersji programu
command-bench-more = Losowa gra z pełnymi listami możliwości, koszt rozwidlenia i koszt widoku. „make bench” porównuje z innymi silnikami.
command-serve = uruchom serwer do gry w przeglądarce
command-serve-more = Wypisuje adres, który trzeba otworzyć. Stoły są przechowywane w katalogu i przetrwają ponowne uruchomienie. Z --host 0.0.0.0 mogą dołączać inne komputery w twojej sieci. W środowisku można ustawić MATHOM_DATABASE_URL (PostgreSQL zamiast SQLite), MATHOM_CHANNELS_URL (Redis lub PostgreSQL, gdy procesów serwera jest kilka), MATHOM_PUBLIC_URL, MATHOM_TRUST_PROXY, MATHOM_PRIVATE_WEBHOOKS, MATHOM_THINKERS, MATHOM_PATIENCE, MATHOM_RATE, MATHOM_METRICS, MATHOM_LOG_LEVEL i MATHOM_ACCESS_LOG.
command-replay-all = rozegraj wszystkie zapisane gry od nowa według obecnych zasad
command-replay-all-more = Dla kogoś, kto prowadzi serwer i zmienił zasady: mówi, które zapisane gry nie mogłyby się potoczyć tak, jak się potoczyły, zanim zauważą to gracze. Jeśli są takie gry, kod wyjścia to 1.
command-backup = zachowaj kopię stołów i klucza serwera w jednym pliku
command-backup-more = Serwer może w tym czasie działać: kopia to baza danych z jednej chwili. Kto ma ten plik, może grać na każdym miejscu, więc strzeż go tak jak samego serwera. Dla PostgreSQL użyj pg_dump i skopiuj plik „key”.
command-restore = przywróć stoły i klucz serwera z kopii
command-restore-more = Sprawdza, czy plik jest kopią zapasową serwera Mathom, aktualizuje tabele i rozgrywa wszystkie gry od nowa. Serwer musi być zamknięty. Z --replace to, co już jest na miejscu, zostaje odłożone na bok, a nie usunięte. Jeśli któraś gra potoczy się inaczej, kod wyjścia to 1.
command-tidy = usuń to, co twój serwer przechowuje już dość długo
command-tidy-more = Jak długo co jest przechowywane, mówią zmienne MATHOM_KEEP_… (docs/server.md). Działający serwer robi to samo bez polecenia, po trochu; jedno nie przeszkadza drugiemu. Dane gości, którzy przestali zaglądać, są usuwane tak, jakby sami o to poprosili.
command-admin = zadbaj o swój serwer: zgłoszenia, stoły, wyciszenia i blokady
command-admin-more = Czynności: „link” wypisuje adres, po którego otwarciu przeglądarka należy do gospodarza i ma dostęp do strony /admin; „out” kończy wszystkie takie sesje. „reports” wypisuje zgłoszenia, które czekają, „report ID” pokazuje jedno, z --json także dołączony zapis gry; „done ID” i „undone ID” mówią, czy jest załatwione. „table ID” pokazuje, kto siedzi przy stole i co powiedziano; „hide” zdejmuje stół z publicznych list, a „show” na nie przywraca, po „close” nikt nie może grać dalej, a po „reopen” znów można; „tables” wypisuje takie stoły. „mute GOŚĆ” zostawia komuś tylko gotowe zdania, „ban GOŚĆ” albo „ban ADRES” nikogo nie wpuszcza, na jakiś czas albo na zawsze; „unmute”, „unban”, „restrictions”. „revoke GOŚĆ” unieważnia wszystkie pliki cookie i tokeny miejsc gościa, jeśli któryś wpadł w cudze ręce. „log” mówi, co zrobiono. Działające serwery przejmują to w ciągu kilku sekund.

flag-lang = język wypisywanych tekstów
flag-unverified = tylko karty, których nie wszystkie wartości są pewne, i ile ich jest
flag-json = dane zamiast zdań
flag-code = talia jednym słowem, do odnośników i zapisów
flag-check = co jest z talią nie tak
flag-rules = według jakich zasad sprawdzać: full (domyślnie) albo starter
flag-coverage = których zasad dowodzą testy
flag-ply = po pierwszych N wierszach zapisu (domyślnie: wszystkich)
flag-seat = tak, jak widzi to gracz na miejscu N
flag-svg = obrazek w formacie SVG
flag-story = dotychczasowa historia gry
flag-games = ile gier (domyślnie 100)
flag-seed = słowo, które z góry ustala wszystkie losowania, więc całość można powtórzyć
flag-players = ilu graczy
flag-bots = które boty grają
flag-option = opcja gry; można podać kilka razy
flag-rotate = zmieniaj miejsca z gry na grę
flag-jobs = w ilu procesach grać (domyślnie 1); wyniki są te same
flag-seconds = ile sekund trwa każdy pomiar (domyślnie 2)
flag-seats = kto gdzie siedzi: person (człowiek) albo nazwa bota, na przykład person,easy,easy
flag-names = imiona graczy, na przykład Ania,Tomek
flag-resume = wróć do zapisanej gry
flag-lesson = naucz się gry: trener rozegra z tobą krótką partię
flag-host = adres, pod którym serwer nasłuchuje (domyślnie 127.0.0.1: tylko ten komputer)
flag-port = port, na którym serwer nasłuchuje (domyślnie pierwszy wolny od 8000)
flag-dry-run = tylko policz, co jest za stare
flag-hours = na ile godzin
flag-days = na ile dni
flag-for-good = aż do odwołania
flag-household = zablokuj też wszystkich, którzy przychodzą spod tych samych adresów
flag-why = powód; przeczytają go ci, których to dotyczy
flag-all = także załatwione albo cały dziennik
flag-address = pod jakim adresem jest serwer (domyślnie MATHOM_PUBLIC_URL albo port 8000 tego komputera)
flag-data = katalog na stoły i klucz serwera
flag-replace = odłóż na bok to, co już jest na miejscu
flag-any-size = także plik, który po rozpakowaniu rośnie znacznie bardziej niż kopia zapasowa

## Pomyłki

error = mathom: { $message }
progress = { $done } z { $total }
refused-command = Nie ma polecenia „{ $name }”. Czy chodziło o: { $known }?
refused-flag = Tu nie ma flagi { $flag }. Czy chodziło o: { $known }?
refused-flag-value = Flaga { $flag } nie przyjmuje wartości.
refused-no-value = Flaga { $flag } wymaga wartości: { $takes }.
refused-number = Flaga { $flag } wymaga liczby całkowitej, a nie „{ $given }”.
refused-choice = Flaga { $flag } nie może mieć wartości „{ $given }”. Dozwolone: { $known }.
refused-twice = Flagę { $flag } podano dwa razy.
refused-pair = Flaga { $flag } wymaga NAZWA=WARTOŚĆ, a nie „{ $given }”.
refused-seed = Ziarno to słowo mające od 1 do 64 znaków.
refused-word = „{ $word }” to o jedno słowo za dużo. Użycie: { $usage }
refused-missing = Brakuje słowa { $word }. Użycie: { $usage }
refused-file = Nie można odczytać pliku „{ $file }” ({ $detail }).
refused-unwritable = Nie można zapisać pliku „{ $file }” ({ $detail }).
refused-overwrite = Plik „{ $file }” już istnieje i nie jest kopią tej gry. Wybierz inną nazwę.
refused-other-game = W pliku „{ $file }” jest gra { $game }. Wróć do niej poleceniem: { $mathom } play { $game } --resume { $file }
system-missing = nie ma takiego pliku ani katalogu
system-forbidden = brak uprawnień
system-folder = to jest katalog
system-no-folder = część ścieżki nie jest katalogiem
system-other = { $words }
refused-ply = Nie ma posunięcia { $ply }: w zapisie jest ich { $last }.
refused-seat = Nie ma miejsca { $seat }: przy stole jest ich { $last }.
refused-bots = Liczba botów ({ $bots }) nie zgadza się z liczbą miejsc ({ $players }). Podaj jednego bota dla wszystkich albo po jednym na miejsce.
refused-seats-twice = Podaj --seats albo --players; jeśli oba, muszą się zgadzać.
refused-lesson-flag = Lekcja sama o tym decyduje. Pomiń { $flag } albo --lesson.
refused-no-input = Nie ma kto odpowiadać: dane wejściowe się skończyły. Miejsca podaj flagą --seats, a opcje flagą --option.

## mathom games, rules, verify, simulate, bench

games-seats-only = dla { $only } graczy
games-seats = od { $least } do { $most } graczy
games-bots = boty: { $bots }
games-options = opcje:
games-assumed = * wartości domyślnej nie ma w źródłach; przyjęliśmy ją sami
rules-how = „mathom rules GRA” wypisze zasady, „mathom rules GRA 3.8” jeden punkt, „mathom rules GRA SŁOWA” te, w których są dane słowa.
rules-coverage = { $game }: zasad: { $total }, dowiedzionych testami: { $proven }, niewymagających dowodu: { $reasoned }, brakujących: { $missing }
rules-missing = brakuje: { $ids }
verify-good = { $file }: wszystko się zgadza (wyborów: { $choices }, losowań: { $draws }).
verify-good-unfinished = { $file }: jak dotąd wszystko się zgadza (wyborów: { $choices }, losowań: { $draws }); gra jeszcze trwa.
verify-bad = { $file }: coś się nie zgadza:
simulate-done = gier: { $games }, decyzji: { $decisions }, { $seconds } s (decyzji na sekundę: { $rate }), awarii: { $crashes }
simulate-seat = miejsce { $seat }: zwycięstw samodzielnych: { $wins }, wspólnych: { $shared }
simulate-nobody = nikt nie wygrał: { $games }
simulate-bot = { $bot }: wygrywa { $rate } swoich gier (przedział ufności 95%: od { $low } do { $high }; zajętych miejsc: { $entries }; wspólne zwycięstwo liczy się w części)
simulate-side = na miejscu { $seat }: { $rate } (od { $low } do { $high }; tyle razy: { $entries })
bench-build = Wersja: { $build }
bench-row = { $game } ({ $options }, graczy: { $players }): na sekundę decyzji: { $decisions }, partii: { $games }; rozwidlenie { $fork } µs; widok { $view } µs; rozdanie { $deal } µs

## mathom play

play-resume = Niedokończone gry:
play-resume-new = nowa gra
play-resume-saved = { $names }; wyborów: { $choices } ({ $file })
play-resumed = Gra toczy się dalej. Wpisz „historia”, aby usłyszeć, co było dotąd.
play-players = Ilu graczy? ({ $least }–{ $most })
play-seat = Kto gra na miejscu { $seat }?
play-person = człowiek przy tej klawiaturze
play-bot = bot { $bot }: { $does }
play-name = Jak ma na imię gracz na miejscu { $seat }?
play-name-default = Gracz { $seat }
play-more-options = Zmienić inne opcje? (tak/nie)
play-house-rules = Zmienić zasady domowe, na przykład na te ze starszych wydań? (tak/nie)
play-setting-free = { $setting } (Enter = { $default })
play-yes = tak
play-no = nie
play-enter = (Enter = { $choice })
play-not-understood = Nie ma tu możliwości „{ $given }”. Wpisz liczbę od 1 do { $last }.
play-not-number = Wpisz liczbę od { $least } do { $most }.
play-commitment =
    { $dice ->
        [yes] Rzuty są już ustalone i nikt nie może ich zmienić.
       *[no] Losowania są już ustalone i nikt nie może ich zmienić.
    } SHA-256 ziarna:
    { $commitment }
play-file =
    Gra zapisuje się po każdym wyborze:
    { $file }
play-unsaved = Gra toczy się dalej, ale nie jest zapisywana.
play-help-hint = Wpisz numer albo kod; ? to pomoc.
play-hand-over = Teraz patrzy tylko { $player }. Naciśnij Enter, gdy nikt inny nie widzi ekranu.
play-asked = { $player }: { $prompt }
play-help =
    numer lub kod    wybierz jedną z podanych możliwości
    sam Enter        pokaż pytanie jeszcze raz
    dlaczego KOD     dlaczego czegoś nie wolno
    cofnij           cofnij swój ostatni wybór, o ile zasady pozwalają
    poddaj           poddaj się; padnie jeszcze pytanie, czy na pewno
    zasady 3.8       przeczytaj punkt zasad; samo „zasady” – te od tego pytania
    stół             pokaż stół jeszcze raz
    historia         opowiedz, co się dotąd wydarzyło
    ostatnio         gdzie można wpisać własną odpowiedź: tak jak ostatnim razem
    pas!             pasuj, aż coś się zmieni; „pas! runda”: przez tę rundę,
                     „pas! stop”: już nie
    polecenia        o co gra ma cię zawsze pytać, a gdzie zawsze pasujesz:
                     „polecenia turn pytaj”, „polecenia turn pas”,
                     „polecenia turn zwykle”
    zapisz PLIK      zapisz kopię gry pod inną nazwą
    język en         graj dalej po angielsku
    koniec           wyjdź; gra jest zapisana i można do niej wrócić
play-last = „ostatnio”: tak jak ostatnim razem, { $code }
play-no-last = Ostatnim razem nie było tu żadnej własnej odpowiedzi, którą można by powtórzyć.
play-no-windows = W tej grze nie można pasować z góry.
play-pass-what = „pas! { $given }”? Można napisać „pas!”, „pas! runda” albo „pas! stop”.
play-passing-change = Pasujesz, aż coś się zmieni.
play-passing-round = Pasujesz { $round }.
play-passing-no = Już nie pasujesz z góry.
play-passing-ended-deed = { $player } coś robi, więc już nie pasujesz z góry.
play-passing-ended-undo = { $player } cofa swój wybór, więc już nie pasujesz z góry.
play-passing-ended-round = { $over }, więc już nie pasujesz z góry.
play-orders-what = „polecenia { $given }”? Napisz nazwę chwili i „pytaj”, „pas” albo „zwykle”, na przykład „polecenia turn pas”. Samo „polecenia” wymienia wszystkie chwile.
play-orders-line = { $window }: { $does } ({ $what })
play-orders-usual = jak zwykle
play-orders-ask = pytaj zawsze
play-orders-pass = zawsze pas
play-can = Nic nie stoi na przeszkodzie: „{ $code }” można teraz wybrać.
play-why-what = O co pytasz? Na przykład „dlaczego { $code }”.
play-no-lang = Nie ma tu języka „{ $given }”, tylko: { $known }.
play-undone = Cofnięto.
play-ask-consent = { $player } chce cofnąć ostatni wybór. Czy wszyscy pozostali się zgadzają? (tak/nie)
play-bots-agree = Boty się zgadzają.
play-no-consent = Nie wszyscy się zgadzają; gra toczy się dalej.
play-ask-resign = { $count ->
    [one] Czy { $players } na pewno się poddaje?
   *[other] Czy na pewno wszyscy się poddają: { $players }?
} { $last ->
    [yes] Gra się wtedy kończy i wygrywa druga strona.
   *[no] Pozostali grają dalej, a miejsce na dobre przejmuje bot.
} (tak/nie)
play-not-resigned = Nikt się nie poddał; gra toczy się dalej.
play-left =
    Gra jest zapisana. Wrócisz do niej poleceniem:
    { $mathom } play { $game } --resume { $file }
play-left-unsaved = Tej gry nie udało się zapisać.
play-saved = Zapisano: { $file }
play-save-where = Gdzie zapisać? Na przykład „zapisz moja-gra.json”.
play-result = Wynik: { $result }
play-winners = { $count ->
    [one] Zwycięzca: { $names }
   *[other] Zwycięzcy: { $names }
}
play-story = Historia gry
play-record = Zapis: { $file }
play-record-hint =
    { $dice ->
        [yes] Aby zobaczyć wszystkie rzuty i porównać je z ziarnem { $seed }:
       *[no] Aby zobaczyć wszystkie losowania i porównać je z ziarnem { $seed }:
    }
    { $mathom } show { $file } --story
    { $mathom } verify { $file }
play-coach = ★ { $said }
play-lesson-on = (Enter = dalej)
play-lesson-way = Którędy dalej?
play-lesson-back = wróć do lekcji, do chwili przed tym wyborem
play-lesson-stay = graj dalej od tego miejsca, już bez trenera
play-lesson-no-undo = W lekcji nie trzeba niczego cofać: wybierz coś innego, a potem możesz wrócić.
play-lesson-learnt = To już umiesz
play-lesson-next =
    Teraz zagraj po swojemu:
    { $mathom } play { $game } --seats person,{ $bot }
play-lesson-left =
    Lekcję możesz w każdej chwili zacząć od nowa:
    { $mathom } play { $game } --lesson

## mathom serve

serve-open = Mathom jest otwarty.
serve-here = Na tym komputerze: { $address }
serve-network = W twojej sieci: { $address }
serve-public = Dla wszystkich: { $address }
serve-only-here = Otworzy go tylko ten komputer. Żeby przyjaciele w twojej sieci mogli dołączyć, uruchom go z --host 0.0.0.0 (make play HOST=0.0.0.0).
serve-no-network = Ten komputer nie jest teraz chyba w żadnej sieci: nikt inny go nie otworzy.
serve-where = Stoły są przechowywane w { $place }
serve-close = Ctrl+C zamyka; po ponownym otwarciu każda gra toczy się dalej od tego samego miejsca.
serve-no-page = Strona nie została zbudowana; działa tylko API. Uruchom „make play” albo „npm run build” w katalogu „web”.
refused-no-server = Serwer potrzebuje pakietów, które nie są zainstalowane. Uruchom: pip install "mathom[server]"
refused-port = Nie można nasłuchiwać pod adresem { $host } na porcie { NUMBER($port, useGrouping: 0) }: { $trouble }. Wybierz inny za pomocą --port.
refused-handed-socket = Przekazane gniazdo nie jest adresem sieciowym. Niech systemd nasłuchuje na porcie.
refused-database-away = Nie można połączyć się z bazą danych: { $detail }
refused-config = Nie da się odczytać ustawień ze środowiska: { $detail }
refused-channels = Inne procesy serwera można zawiadamiać o zmianach przez Redis lub PostgreSQL, nie przez „{ $scheme }”.

## mathom replay-all

replay-all-differs = { $line ->
    [0] Stół { $table } ({ $game }, { $running ->
        [yes] gra trwa
       *[no] gra skończona
    }): { $why }
   *[other] Stół { $table } ({ $game }, { $running ->
        [yes] gra trwa
       *[no] gra skończona
    }), wiersz { $line }: { $why }
}
replay-all-end = gra kończy się inaczej niż wtedy
replay-all-stumbles = program nie potrafi jej rozegrać ({ $error })
replay-all-nobody-agreed = wybór cofnięto rzekomo za zgodą pozostałych, choć nikt jej nie udzielił
replay-all-done = { $games ->
    [one] Rozegrano od nowa { $games } grę
    [few] Rozegrano od nowa { $games } gry
   *[other] Rozegrano od nowa { $games } gier
}; { $differences ->
    [0] wszystkie potoczyły się tak samo.
    [one] jedna potoczyłaby się inaczej.
    [few] { $differences } potoczyłyby się inaczej.
   *[other] { $differences } potoczyłoby się inaczej.
}

## mathom tidy

tidy-removed = { $dry ->
    [yes] Za stare:
   *[no] Za stare i usunięte:
}
tidy-nothing = Nic nie jest za stare.
tidy-finished = { $count ->
    [one] { $count } skończona gra
    [few] { $count } skończone gry
   *[other] { $count } skończonych gier
}
tidy-unbegun = { $count ->
    [one] { $count } stół, przy którym gra się nie zaczęła
    [few] { $count } stoły, przy których gra się nie zaczęła
   *[other] { $count } stołów, przy których gra się nie zaczęła
}
tidy-records = { $count ->
    [one] { $count } zapis przyniesiony skądinąd
    [few] { $count } zapisy przyniesione skądinąd
   *[other] { $count } zapisów przyniesionych skądinąd
}
tidy-chat = { $count ->
    [one] rozmowa przy { $count } skończonej grze
   *[other] rozmowy przy { $count } skończonych grach
}
tidy-reports = { $count ->
    [one] { $count } zgłoszenie
    [few] { $count } zgłoszenia
   *[other] { $count } zgłoszeń
}
tidy-guests = { $count ->
    [one] { $count } gość, który przestał zaglądać
    [few] { $count } goście, którzy przestali zaglądać
   *[other] { $count } gości, którzy przestali zaglądać
}
tidy-claims = { $count ->
    [one] { $count } kod, którego nie da się już użyć
    [few] { $count } kody, których nie da się już użyć
   *[other] { $count } kodów, których nie da się już użyć
}

## mathom admin

refused-deed = Nie ma czynności „{ $given }”. Są: { $known }.
refused-how-long = Powiedz, na jak długo: --hours N, --days N (najwyżej pięć lat) albo --for-good.
admin-link = Otwórz to w przeglądarce w ciągu dziesięciu minut. Adres działa raz; potem ta przeglądarka przez dwanaście godzin należy do gospodarza.
admin-out = Wszystkie sesje gospodarza są zakończone, a żaden wypisany wcześniej adres już nie działa.
admin-reports-none = Żadne zgłoszenie nie czeka.
admin-wordless = (bez słów)
admin-dealt = (załatwione)
admin-report-by = Zgłasza: { $who }
admin-report-where = Gdzie: { $page } – { $browser }
admin-tables-none = Żaden stół nie jest zamknięty ani zdjęty z publicznych list.
admin-gathering = czeka na graczy
admin-playing = gra trwa
admin-over = po grze
admin-off-lists = poza publicznymi listami
admin-closed = zamknięty: { $why }
admin-seat-open = (wolne)
admin-restrictions-none = Nikt nie jest wyciszony ani zablokowany.
admin-an-address = (adres)
admin-household = razem z domownikami
admin-for-good = na zawsze
admin-mute = wyciszenie
admin-ban = blokada
admin-log-none = Niczego jeszcze nie zrobiono.
admin-did-link = wypisano adres dla gospodarza
admin-did-enter = przeglądarka gospodarza otworzyła sesję
admin-did-out = zakończono wszystkie sesje gospodarza
admin-did-deal = załatwiono zgłoszenie { $about }
admin-did-undeal = przywrócono zgłoszenie { $about }
admin-did-hide = zdjęto stół { $about } z publicznych list
admin-did-show = przywrócono stół { $about } na publiczne listy
admin-did-close = zamknięto stół { $about }
admin-did-reopen = otwarto ponownie stół { $about }
admin-did-mute = wyciszono: { $about }
admin-did-ban = zablokowano: { $about }
admin-did-lift = zniesiono ograniczenie: { $about }
admin-did-revoke = unieważniono wszystkie tokeny gościa { $about }
refused-no-cards = Gra { $game } nie ma kart do przeczytania.
refused-no-deck = „{ $word }” to ani nazwa, ani kod talii, i nie ma takiego pliku.
decks-legal = Tą talią można grać ({ $rules }).
decks-unread = Wiersz { $number }: { $why }
decks-near = Może: { $near }.
refused-no-rule = Żaden punkt zasad gry { $game } nie zawiera tych słów.
refused-no-card = Żadna karta gry { $game } nie zawiera tych słów.

unverified-file = Poprawki są wczytywane z: { $file }
unverified-in-all = { $values ->
    [0] Wszystkie wartości są pewne.
    [one] Niepewna jest 1 wartość.
    [few] Niepewne są { $values } wartości (kart i miejsc: { $cards }).
   *[many] Niepewnych jest { $values } wartości (kart i miejsc: { $cards }).
}

## mathom backup, mathom restore

backup-done = Zapisano: { $file } ({ $size } MB)
backup-private = Jest w nim klucz serwera: kto odczyta ten plik, może grać na każdym miejscu.
restore-aside = To, co było tam wcześniej, to teraz { $file }
restore-done = Przywrócono w { $place }
refused-backup-postgresql = Stoły są w PostgreSQL, a on ma własne narzędzia: pg_dump i pg_restore. Zachowaj też kopię klucza: { $key }
refused-no-tables = Nie ma czego kopiować: „{ $place }” nie istnieje.
refused-exists = Plik „{ $file }” już istnieje. Wybierz inną nazwę.
refused-no-backup = Plik „{ $file }” nie jest kopią zapasową serwera Mathom albo jest uszkodzony.
refused-newer-backup = Plik „{ $file }” pochodzi z nowszej wersji Mathom. Najpierw zaktualizuj program.
refused-large-backup = Plik „{ $file }” po rozpakowaniu jest dużo większy, niż bywa kopia zapasowa serwera Mathom. Jeśli wiesz, skąd pochodzi, przywróć go z --any-size.
refused-foreign-backup = W pliku „{ $file }” jest coś, czego nie utworzył żaden serwer Mathom: „{ $name }”.
refused-strange-backup = W pliku „{ $file }” jest coś, czego nie zapisał żaden serwer Mathom i czego żaden nie odczyta: { $place }.
refused-in-the-way = Plik „{ $place }” już istnieje. Z --replace zostanie odłożony na bok.
refused-still-open = Plik „{ $place }” jest w użyciu. Najpierw zamknij serwer.
