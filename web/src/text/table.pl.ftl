## Miejsca

table-seats = Gracze
table-seat-as = { $nickname } ({ $name })
table-you = ty
table-to-choose = wybiera
table-winner = zwycięzca
table-away = z dala od stołu
table-bot-plays = w zastępstwie gra bot
table-take-back-seat = Wróć na swoje miejsce
table-look-from = Patrz stąd
table-clock = Pozostały czas
table-clock-out = koniec czasu
table-time-over = Skończył się czas gracza: { $name }.
table-hand-to-bot = Niech dalej gra bot
table-claim-win = Ogłoś wygraną na czas

## O co chodzi

table-prompt = O co pyta gra
table-waiting = Czekamy na wybór: { $names }.
table-thinking = namyśla się
table-settling = Chwileczkę…
table-watching = Oglądasz tę grę jako widz.
table-sure = Tego nie da się cofnąć: „{ $option }”. Na pewno?
table-meant = „{ $option }”: o to chodzi?
table-which = O którą możliwość chodzi?
table-held = Teraz wskaż podświetlone miejsce lub kartę.
table-held-or = Wskaż podświetlone miejsce lub kartę albo wybierz:
table-is-on-offer = „{ $code }” można teraz wybrać.
table-rules-of-this = Zasady, z których to wynika: { $rules }
table-command = Wpisz swój wybór: kod, początek kodu albo numer
table-command-hint = / kod lub numer
table-moved-on = W międzyczasie gra poszła dalej. Tak wygląda stół teraz.
table-line-connecting = Łączenie…
table-line-offline = Brak połączenia. Próbujemy ponownie…
table-your-turn = Twoja kolej

## Cofanie

table-undo = Cofnij
table-undo-free = Cofnij swój ostatni wybór
table-undo-ask = Zapytaj pozostałych
table-undo-asked = { $name } prosi o zgodę na cofnięcie wyboru.
table-undo-agree = Zgoda
table-undo-refuse = Nie zgadzam się
table-undo-waiting = Prosisz o cofnięcie wyboru. Muszą się jeszcze zgodzić: { $names }.

## Obok planszy

table-board = Stół
table-side = Historia, rozmowa i reszta
table-tab-log = Historia
table-tab-chat = Rozmowa
table-tab-info = Stół
table-log = Historia
table-log-empty = Jeszcze nic się nie wydarzyło.
table-show-again = Pokaż to jeszcze raz
table-preview-rule = Punkt { $rule }
table-names-hint = Podkreślone nazwy można obejrzeć: wskaż którąś albo jej dotknij.
table-names-known = Rozumiem
table-show-on-board = Pokaż na stole
table-chat = Rozmowa
table-chat-empty = Jeszcze nikt nic nie powiedział.
table-chat-say = Powiedz coś
table-chat-send = Wyślij
table-phrases = Gotowe zdania
table-phrases-how = Każdy czyta je w swoim języku.
table-chat-players-only = Przy tym stole rozmawiają tylko gracze.
table-mute-who = Kogo nie słuchać
table-mute = Wycisz: { $name }
table-unmute = Słuchaj znowu: { $name }
table-rules = Zasady
table-text-mode = Jako tekst
table-drawn-mode = Jako obraz
table-watchers = { $count ->
    [0] Brak widzów.
    [one] Ogląda { $count } osoba.
    [few] Oglądają { $count } osoby.
   *[many] Ogląda { $count } osób.
}
table-missing = Tego stołu nie można pokazać
table-to-table = Do stołu

## Uczciwe losowanie

table-fair = Uczciwe losowanie
table-fair-now = Każde losowanie w tej grze wynika z tajnego ziarna. Jego skrót ogłoszono przed pierwszym losowaniem, więc ziarna nikt już nie zmieni. Po grze stanie się jawne i sprawdzisz każde losowanie.
table-fair-after = Gra jest skończona, więc ziarno jest jawne. Twoja przeglądarka sama obliczy z niego skrót i każde losowanie.
table-fair-commitment = Skrót ziarna (SHA-256)
table-fair-seed = Ziarno
table-fair-check = Sprawdź
table-fair-kept = Ziarno zgadza się ze skrótem ogłoszonym przed pierwszym losowaniem.
table-fair-broken = Ziarno nie zgadza się ze skrótem ogłoszonym przed pierwszym losowaniem!
table-fair-all = { $count ->
    [0] Nie było żadnego losowania.
    [one] Jedyne losowanie wynika z ziarna. Wszystko się zgadza.
    [few] Wszystkie { $count } losowania wynikają z ziarna. Wszystko się zgadza.
   *[many] Wszystkie losowania ({ $count }) wynikają z ziarna. Wszystko się zgadza.
}
table-fair-wrong = { $count ->
    [0] Każde losowanie wynika z tego ziarna, ale to nie jest ziarno ogłoszone przed grą.
    [one] Jedno losowanie nie wynika z ziarna!
    [few] { $count } losowania nie wynikają z ziarna!
   *[many] { $count } losowań nie wynika z ziarna!
}
table-draw = Losowanie
table-draw-sides = Spośród
table-draw-played = W grze
table-draw-derived = Z ziarna
table-draw-same = Czy to samo?

## Po grze

table-over = Koniec gry
table-you-won = Wygrywasz!
table-you-lost = Przegrywasz
table-turning-points = Punkty zwrotne
table-counted = Jak to policzono
table-rematch = Zagraj jeszcze raz
table-to-rematch = Do następnej gry
table-replay = Przebieg gry
table-export = Zapisz grę do pliku
table-new-game = Nowa gra
table-what-now = Co dalej?

## Przebieg gry

table-replay-steps = Kroki
table-replay-first = Na początek
table-replay-back = Krok wstecz
table-replay-forward = Krok dalej
table-replay-last = Na koniec
table-replay-play = Odtwarzaj
table-replay-pause = Zatrzymaj
table-replay-at = { $ply } z { $last }
table-replay-slider = Miejsce w przebiegu gry
table-view = Kto patrzy
table-view-all = wszyscy naraz
table-view-spectator = widz
table-play-on = Graj dalej od tego miejsca

## Zgłoszenia

table-report = Coś się nie zgadza?
table-report-lead = Jedno kliknięcie wysyła nam tę pozycję razem z zapisem gry, więc nie musisz jej opisywać.
table-report-words = Co powinno było się stać? (nieobowiązkowo)
table-report-send = Zgłoś
table-report-thanks = Dziękujemy. Zgłoszenie ma numer { $id }.
table-report-attached = Zobacz, co zostało dołączone
table-report-again = Następne zgłoszenie

## Klawisze

table-curtain = Teraz: { $name }
table-curtain-why = To, co się teraz pokaże, może zobaczyć tylko jedna osoba. Najpierw przekaż jej ekran.
table-curtain-open = To ja: { $name }

table-keys = Klawisze
table-key-tab = na stół, potem do przycisków
table-key-arrows = od jednej rzeczy, którą można wybrać, do następnej
table-key-all = także do tych, których wybrać nie można, by zapytać dlaczego
table-key-enter = wybierz albo dowiedz się, dlaczego nie
table-key-command = wpisz kod albo numer
table-key-undo = cofnij
table-key-log = historia
table-key-chat = rozmowa
table-key-rules = zasady tego, o co pyta gra
table-key-text = tekst zamiast obrazu i z powrotem
table-key-help = ta lista
table-key-escape = zamknij to, co otwarte

## Wyprawa do Mordoru

journey-travellers = Wędrowcy
journey-traveller = { NAME($hobbit) } (kolor { AGREE($colour, "ring", case: "nom") })
journey-stands = { $place }: zakreślone okrągłe pola: { $circles } z { $all }.
