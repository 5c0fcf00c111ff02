## Prośby, których nie można spełnić

refused-request = To zapytanie jest nieprawidłowe: { $detail }
refused-no-page = Pod tym adresem niczego nie ma.
refused-method = Pod tym adresem nie da się tego zrobić.
refused-too-large = To jest za duże.
refused-media-type = Zapytanie musi być w formacie JSON.
refused-unexplained = Tego nie można zrobić. Chcieliśmy powiedzieć dlaczego, ale coś poszło nie tak po naszej stronie.
refused-failure = Coś poszło nie tak po naszej stronie. Nic się nie zmieniło; spróbuj jeszcze raz.
refused-database = Serwer nie może się teraz połączyć ze swoją bazą danych. Nic nie przepadło; spróbuj za chwilę.
refused-exhausted = Jest tu tylu ludzi, że serwer nie może teraz zrobić nic więcej. Nic nie przepadło; spróbuj za chwilę.
refused-storage = Nie udało się teraz zapisać wyboru. Spróbuj jeszcze raz.
refused-busy = Zbyt wiele osób zmienia to w tej samej chwili. Spróbuj jeszcze raz.
refused-foreign-link = Ten odnośnik nie prowadzi do tego serwera.
refused-origin = Strona z innej witryny nie może tego robić.
refused-page-not-built = Strona nie została zbudowana. Uruchom „make play” albo „npm run build” w katalogu „web”.
refused-many-tables = Przy twoich stołach trwa już tyle gier, ile można mieć ({ $most }). Najpierw skończ albo opuść niektóre z nich.
refused-many-records = Masz tu już tyle przyniesionych zapisów, ile można ({ $most }). Najpierw zdejmij niektóre ze swojej listy.
refused-large-records = Przyniesione zapisy mogą zajmować łącznie { $most } kilobajtów, a z tym zajęłyby więcej.
refused-erase-unsure = Usuniętych danych nie da się przywrócić. Aby potwierdzić, wyślij „sure=true”.
refused-no-imprint = Kto prowadzi ten serwer, nie podał o sobie informacji.
refused-host = Ten serwer nie jest znany pod taką nazwą. Kto go prowadzi, może ją dodać w MATHOM_HOSTS.
refused-streams = Śledzisz naraz już tyle stołów, ile można ({ $most }). Zamknij niektóre z nich.
refused-watchers = Przy tym stole jest już tylu widzów, ilu się mieści: { $most }. Spróbuj później.
refused-too-fast = { $seconds ->
    [one] Za szybko. Poczekaj sekundę.
    [few] Za szybko. Poczekaj { $seconds } sekundy.
   *[other] Za szybko. Poczekaj { $seconds } sekund.
}

## Stoły

refused-no-table = Nie ma takiego stołu. Może odnośnik skopiowano tylko częściowo.
refused-name-marks = Na jednej literze tego imienia jest za dużo znaków diakrytycznych.
refused-name-taken = Przy tym stole ktoś już się tak nazywa albo podobnie ({ $name }). Wybierz imię, które da się od tego odróżnić.
refused-no-name = Najpierw podaj imię.
refused-not-your-seat = To nie jest twoje miejsce.
refused-seat-token = Ten token służy do gry na jednym miejscu i do niczego więcej.
refused-not-owner = Może to zrobić tylko ten, kto otworzył stół.
refused-seat-kept = To miejsce czeka na kogoś innego: { $name }.
refused-seat-taken = To miejsce jest zajęte.
refused-hide-gathering = Ta gra jeszcze się nie zaczęła. Zamiast tego wstań od stołu.
refused-hide-running = Przy tym stole ktoś na ciebie czeka. Najpierw poddaj grę albo graj dalej.
refused-leave-running = Gra już się zaczęła. Możesz do niej wrócić w każdej chwili.
refused-claim = Ten kod jest nieważny. Kod działa raz, przez dziesięć minut.
refused-clock = Zegar musi mieć czas na początek i limit nie mniejszy od niego.
refused-not-begun = Gra jeszcze się nie zaczęła.
refused-table-misfit = Tę grę zaczęto według innych zasad i nie można jej kontynuować. Jej zapis jest zachowany.
refused-branch-running = Grać dalej można tylko od pozycji z gry, która się skończyła.
refused-branch-other = Tamta gra ma inną liczbę miejsc albo jest inną grą.
refused-branch-ply = { $last ->
    [one] Tamta gra ma tylko { $last } wiersz.
    [few] Tamta gra ma tylko { $last } wiersze.
   *[other] Tamta gra ma tylko { $last } wierszy.
}
refused-branch-depth = Od tej pozycji odgałęziano już grę tyle razy, ile można ({ $most }). Zacznij nową grę.
refused-branch-over = W tej pozycji gra jest już skończona. Wybierz wcześniejszą.
refused-rematch-running = Gra jeszcze się nie skończyła.
refused-still-running = Gra jeszcze trwa. Cały jej zapis będzie dostępny, gdy się skończy.
refused-webhook-url = Pod ten adres nie da się wysyłać powiadomień: musi zaczynać się od http:// lub https:// i nie może zawierać hasła.
refused-webhook-private = Pod adresy prywatne nie wysyłamy powiadomień.

refused-push-keys = Nie da się zaszyfrować wezwania dla tego urządzenia: jego klucze są nieprawidłowe.
refused-calls = Ten serwer nikogo nie wzywa do gry.

## O czym decyduje gospodarz serwera

refused-closed = Ten stół zamknął gospodarz serwera. Zapis gry jest zachowany.{ $said ->
    [yes] { " " }Powód: { $why }
   *[no] { "" }
}
refused-muted = { $until ->
    [never] Gospodarz serwera pozwala ci używać tylko gotowych zdań.
   *[other] Do { $until } gospodarz serwera pozwala ci używać tylko gotowych zdań.
}{ $said ->
    [yes] { " " }Powód: { $why }
   *[no] { "" }
}
refused-banned = { $until ->
    [never] Gospodarz serwera już cię nie wpuszcza.
   *[other] Gospodarz serwera nie wpuszcza cię do { $until }.
}{ $said ->
    [yes] { " " }Powód: { $why }
   *[no] { "" }
}
refused-name-word = Gospodarz serwera nie dopuszcza słowa, które jest w tym imieniu. Wybierz inne.
refused-name-host = Tak nazywa się tych, którzy prowadzą ten serwer. Wybierz inne imię.
refused-chat-word = Gospodarz serwera nie dopuszcza słowa, które tu jest. Nic nie powiedziano; ujmij to inaczej.
refused-no-report = Nie ma takiego zgłoszenia.
refused-no-restriction = Nikt o tej nazwie nie jest wyciszony ani zablokowany.
refused-no-guest = To nie jest gość. Gościa oznaczają litery obok miejsca albo zgłoszenia.
refused-address = „{ $given }” nie jest adresem.
refused-restriction = Podaj albo gościa, albo adres; wyciszyć można tylko gościa.

## Talie

refused-deck-source = Prześlij jedno z trzech: tekst, kod albo listę kart.
refused-deck-code = „{ $code }” to nie jest talia. Może kod skopiowano tylko częściowo.
refused-deck-unnamed = Nadaj talii nazwę.
refused-deck-name = Nazwa talii może mieć najwyżej { $most } znaków.
refused-deck-text = Spis talii może mieć najwyżej { $most } znaków.
refused-deck-id = Talię przechowuje się pod identyfikatorem z 8–64 liter, cyfr, łączników lub podkreśleń.
refused-deck-gone = Nie masz takiej talii.
refused-deck-many = Masz już { $most } talii. Usuń którąś, zanim zapiszesz następną.

## Gra

refused-stale = Tymczasem pozycja się zmieniła. Oto nowa; nic nie zostało zrobione.
refused-no-windows = W tej grze nie można pasować z góry.
refused-handed-over = Na tym miejscu gra teraz bot. Najpierw odbierz mu miejsce.
refused-lesson-undo = W lekcji nie trzeba niczego cofać: wybierz coś innego, a potem możesz wrócić.
refused-no-coach = Przy tym stole nie ma trenera.
refused-undo-asked = Pozostałych graczy już zapytano.
refused-undo-refused = Pozostali gracze się nie zgodzili.
refused-undo-gone = Nikt już o to nie prosi.
refused-resign-asked = Pozostałe osoby po twojej stronie już zapytano.
refused-resign-refused = Ktoś po twojej stronie woli grać dalej. Zapytaj znowu, gdy gra pójdzie naprzód.
refused-resign-gone = Nikt już o to nie pyta.
refused-empty-chat = Ta wiadomość jest pusta.
refused-no-clock = Przy tym stole nie ma zegarów: czekaniem nie da się wygrać, ale za kogoś może grać bot.
refused-time-left = Ten gracz ma jeszcze czas.

said-name = { $name }
result-time = { $count ->
    [0] Wszystkim skończył się czas.
    [one] Wygrana na czas: { $winners }.
   *[other] Wspólna wygrana na czas: { $winners }.
}

## Wezwania na urządzenia

call-turn = { $who ->
    [nobody] Twoja kolej w grze „{ $game }”.
    [one] Twoja kolej w grze „{ $game }”. Przeciwnik: { $names }.
   *[several] Twoja kolej w grze „{ $game }”. Przy stole: { $names }.
}

## Gotowe zdania

phrase-hello = Cześć!
phrase-good-luck = Powodzenia i miłej gry!
phrase-your-turn = Teraz twoja kolej.
phrase-moment = Chwileczkę, proszę.
phrase-nice-move = Ładny ruch!
phrase-well-played = Dobrze rozegrane!
phrase-oops = Ojej!
phrase-thanks = Dziękuję!
phrase-back-soon = Muszę na chwilę odejść, zaraz wracam.
phrase-must-go = Przepraszam, muszę już iść. Dokończmy innym razem.
phrase-good-game = To była dobra gra!
phrase-again = Zagramy jeszcze raz?
