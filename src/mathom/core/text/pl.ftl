## Dlaczego czegoś nie można teraz zrobić

reason-game-over = Gra jest już zakończona.
reason-no-such-seat = Przy tym stole nie ma miejsca { $seat }.
reason-not-asked = Teraz nie ty wybierasz.
reason-no-such-option = Nie ma tu możliwości „{ $code }”.
reason-spelling = Napisz to tak: „{ $code }”.
reason-too-much = Jest tu o słowo za dużo.
reason-incomplete = Czegoś tu brakuje: napisz także resztę.
reason-decline-so = Żeby nic nie robić, napisz tu „{ $code }”.
reason-must-choose = Tu trzeba coś wybrać.
reason-asked-otherwise = Teraz pytamy cię o coś innego.
reason-resigned = Na tym miejscu już się poddano i nie da się tego cofnąć.
reason-undo-nothing = Nie masz czego cofnąć.
reason-undo-others = Od tego czasu wybierał inny gracz, więc cofnąć można tylko za zgodą wszystkich.
reason-undo-chance = { $dice ->
    [yes] Od tego czasu rzucono kostkami albo coś odkryto, więc cofnąć można tylko za zgodą wszystkich.
   *[no] Od tego czasu coś wylosowano albo odkryto, więc cofnąć można tylko za zgodą wszystkich.
}

## Poddanie się

event-resigned = { $player } się poddaje.
result-resigned = { $won ->
    [0] { $count ->
        [one] { $resigned } się poddaje. Nikt nie wygrywa.
       *[other] { $resigned } się poddają. Nikt nie wygrywa.
    }
    [one] { $count ->
        [one] { $resigned } się poddaje, więc wygrywa { $winners }.
       *[other] { $resigned } się poddają, więc wygrywa { $winners }.
    }
   *[other] { $count ->
        [one] { $resigned } się poddaje, więc wygrywają { $winners }.
       *[other] { $resigned } się poddają, więc wygrywają { $winners }.
    }
}
result-but-resigned = { $result } Poddanie się wyklucza jednak z wygranej: { $resigned }.
player-name = { $name }
player-bot = Bot { $seat }
player-nameless = Gracz { $seat }
player-seat = Miejsce { $seat }
player-role = { NAME($role) }
player-both = { $name } ({ NAME($role) })

## Przed grą

refused-game = Nie ma gry „{ $name }”. Dostępne gry: { $known }.
refused-no-corrections = Wszystkie wartości w grze { $game } są pewne: nie ma czego poprawiać.
refused-corrections-elsewhere = Poprawki obowiązują wszystkich, którzy tu grają, więc wprowadzić je może tylko ktoś, kto siedzi przy komputerze z serwerem. Jego właściciel może je też zapisać w pliku z poprawkami.
refused-corrections-file = Nie da się zapisać pliku z poprawkami: { $file }.
refused-no-decks = Do gry { $game } nie przynosi się talii.
refused-deck-rules = Nie ma takich zasad dla talii: „{ $given }”. Dostępne zasady: { $known }.
refused-seats = { $seats ->
    [one] To gra dla { $least }–{ $most } graczy, a nie dla { $seats } gracza.
   *[other] To gra dla { $least }–{ $most } graczy, a nie dla { $seats }.
}
refused-value-seats = Przy { $setting }={ $value } w grze bierze udział tyle osób: { $allowed }. Nie może ich być { $seats }.
refused-seats-only = { $seats ->
    [one] To gra dla { $only } graczy, a nie dla { $seats } gracza.
   *[other] To gra dla { $only } graczy, a nie dla { $seats }.
}
refused-setting = Nie ma opcji „{ $setting }”. Dostępne opcje: { $known }.
refused-setting-value = Opcja „{ $setting }” nie może mieć wartości „{ $value }”. Dozwolone wartości: { $allowed }.
refused-setting-alone = Opcję „{ $setting }” można zmienić tylko przy { $other }={ $value }.
refused-bot = W tej grze nie ma bota „{ $name }”. Dostępne boty: { $known }.
refused-no-lesson = Do gry „{ $game }” nie ma jeszcze lekcji. Zagraj w nią albo przeczytaj zasady.

level-easy = łatwy
level-medium = średni
level-hard = trudny
bot-easy = gra szybko i popełnia błędy typowe dla początkujących
bot-random = wybiera losowo
bot-search = rozgrywa w myślach wiele partii i wybiera to, co wypadało w nich najlepiej

## Stałe polecenia

refused-window = W tej grze nie ma chwili „{ $name }”, w której można by spasować. Są: { $known }.

## Zapisy gier

refused-record-truncated = Zapis urywa się w środku: plik nie został w całości zapisany lub skopiowany. Użyj wcześniejszej kopii.
refused-record-damaged = Zapis jest uszkodzony ({ $detail }). Użyj wcześniejszej kopii.
refused-record-foreign = To nie jest zapis gry z Mathoma.
refused-record-newer = Zapis ma format { $format }, a ten Mathom zna formaty do { $known }. Zaktualizuj Mathom, aby go otworzyć.
refused-record-newer-rules = Tę grę rozegrano według wersji { $rules } zasad, a ten Mathom zna tylko wersję { $known }. Zaktualizuj Mathom, aby otworzyć zapis.
refused-table-other-values = Przy tym stole zaczęto grę z innymi wartościami kart rozszerzenia niż te, których używamy teraz: różnią się poprawki. Nic nie przepadło; można grać dalej z tym samym plikiem z poprawkami.
refused-record-other-values = Tę grę rozegrano z innymi wartościami kart rozszerzenia niż te, których używamy tutaj: różnią się poprawki. Aby otworzyć zapis, użyj tego samego pliku z poprawkami.
refused-record-older-rules = Tę grę rozegrano według wersji { $rules } zasad. Ten Mathom gra według wersji { $known }, więc gra mogłaby potoczyć się inaczej; otwórz zapis tym programem, którym go zapisano.
refused-record-line = W zapisie jest wiersz, który nie jest wyborem: „{ $line }”.
refused-record-misfit = Wiersz { $number } zapisu, „{ $line }”, jest niezgodny z zasadami.
refused-record-commitment = Ziarno w zapisie nie zgadza się ze skrótem ogłoszonym przed pierwszym losowaniem: jedno z nich zmieniono.
mismatch-commitment = Ziarno nie zgadza się ze skrótem ogłoszonym przed pierwszym losowaniem.
mismatch-draw = Losowanie { $number } się nie zgadza: w zapisie jest { $kept }, z ziarna wychodzi { $derived }.
mismatch-winners = Zwycięzcy się nie zgadzają: w zapisie { $kept }, z gry wychodzi { $derived }.
winners-unknown = nic
winners-nobody = nikt
winners-seat = miejsce { $seat }
mismatch-hash = Pozycja końcowa się nie zgadza: w zapisie { $kept }, z gry wychodzi { $derived }.

## Zasady

refused-rule = W zasadach nie ma punktu { $number }. Pierwszy to { $first }.
refused-rulebook = Nie ma zasad gry „{ $game }”.
refused-no-tests = Pokrycie odczytuje się z oznaczeń testów, a tu ich nie zainstalowano. Uruchom to polecenie w katalogu ze źródłami.

## Lekcje

lesson-other = Tak też można zagrać. Tylko że tą drogą nie dojdziemy do tego, co chcę ci pokazać.
