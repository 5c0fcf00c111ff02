## Talie: spis

decks = Talie
decks-title = { $game } – talie
decks-new = Zbuduj talię
decks-go-on-new = Wróć do zaczętej talii
decks-drafts = Jeszcze niezapisane
decks-drafts-lead = Niezapisane zmiany są tylko w tej przeglądarce.
decks-draft-of = zmieniona { $when }
decks-draft-gone = Zmiany zostały odrzucone.
decks-go-on = Wróć do niej
decks-mine = Twoje talie
decks-mine-none = Nie masz jeszcze żadnej talii. Zbuduj ją od zera albo zacznij od jednej z gotowych poniżej.
decks-kept-when = zapisana { $when }
decks-known = Gotowe talie
decks-known-lead = Możesz nimi grać od razu albo zmienić je po swojemu.
decks-open = Otwórz
decks-look = Obejrzyj i zmień
decks-play = Zagraj z botem
decks-play-not-yet = Talią można grać, gdy wszystko jest z nią w porządku.
decks-rename = Zmień nazwę
decks-rename-done = Gotowe
decks-copy = Skopiuj
decks-copy-of = { $name } (kopia)
decks-drop = Usuń
decks-gone = Talia „{ $name }” została usunięta.
decks-bring-back = Przywróć

## Warsztat

decks-build = Budowanie talii
decks-all = Wszystkie talie
decks-parts = Co oglądasz
decks-tab-cards = Karty
decks-tab-deck = Twoja talia
decks-name = Nazwa talii
decks-nameless = Talia bez nazwy
decks-keep = Zapisz
decks-kept = Zapisano.
decks-not-kept-here = Nie masz takiej talii. Adres własnej talii działa tylko u jej właściciela; żeby ją komuś przekazać, otwórz ją i udostępnij.
decks-is-kept = Jest wśród twoich talii.
decks-changed = Zmieniona od ostatniego zapisania. Zmiany są na razie tylko w tej przeglądarce.
decks-unkept = Tej talii nie ma jeszcze wśród twoich. Dopóki jej nie zapiszesz, jest tylko w tej przeglądarce.
decks-recovered = Ta talia ma niezapisane zmiany. Oto jej ostatnia wersja.
decks-throw-away = Odrzuć zmiany
decks-undo = Cofnij
decks-rules = Według zasad
decks-judging = Czy ta talia jest zgodna z zasadami? Chwileczkę…
decks-legal = Tą talią można grać.
decks-not-yet = { $count ->
    [one] Jedna rzecz wymaga poprawy
    [10] Co najmniej dziesięć rzeczy wymaga poprawy
    [few] { $count } rzeczy wymagają poprawy
   *[many] { $count } rzeczy wymaga poprawy
}
decks-quick = Pokaż tylko
decks-sites = Miejsca
decks-less = { NAME($card) }: o jedną mniej
decks-more = { NAME($card) }: o jedną więcej
decks-read-card = Przeczytaj kartę: { NAME($card) }
decks-in-deck = { $words }; w talii: { $number }
decks-how-many = W talii
decks-full-title = W talii mogą być najwyżej cztery karty o tym samym tytule, niezależnie od podtytułów. Na następną kartę ({ NAME($card) }) nie ma już miejsca.
decks-full-frodos = W talii dociągania może być najwyżej trzech Frodów, bo jeden jest Powiernikiem Pierścienia. Na następną kartę ({ NAME($card) }) nie ma już miejsca.
decks-full-pool = Nie masz więcej takich kart: { NAME($card) }.
decks-full-there = Ta karta już jest w talii: { NAME($card) }.
decks-size = { $number } z co najmniej 60
decks-curve = { NAME($side) }, ile kosztują karty
decks-cost-of = { $number } za { $cost }
decks-none-of = Jeszcze żadnej karty ({ NAME($side) }).
decks-outside = Powiernik i Pierścień
decks-none-yet = – jeszcze nic –
decks-site = Miejsce { $number }
decks-path-help = Liczba w kamieniu to numer cienia: tyle mroku dokłada miejsce. Strzałka wskazuje, kto zagra następne.

## Wczytywanie i udostępnianie

decks-import = Wczytaj talię
decks-import-text = Jedna karta w wierszu, po polsku lub po angielsku; może być też odnośnik albo kod
decks-import-example = 4 Goblin goniec
    2x Gimli, syn Glóina
    Bag End
decks-import-read = Wczytaj
decks-import-file = Z pliku
decks-import-nothing = W tym tekście nie ma żadnej karty.
decks-import-anyway = { $count ->
    [one] Weź 1 kartę bez tych wierszy
    [few] Weź { $count } karty bez tych wierszy
   *[many] Weź { $count } kart bez tych wierszy
}
decks-imported = { $count ->
    [one] Wczytano 1 kartę.
    [few] Wczytano { $count } karty.
   *[many] Wczytano { $count } kart.
}
decks-file-large = Ten plik jest za duży jak na talię.
decks-unread = Czego nie udało się odczytać
decks-unread-count = { $cards ->
    [one] Odczytano jedną kartę
    [few] Odczytano { $cards } karty
   *[many] Odczytano { $cards } kart
}, ale { $count ->
    [one] jednego wiersza
    [few] { $count } wierszy
   *[many] { $count } wierszy
} nie udało się zrozumieć. O jaką kartę chodziło?
decks-unread-drop = pomiń ten wiersz
decks-share = Udostępnij
decks-share-link = Kto ma ten odnośnik, może obejrzeć talię, zmienić ją i nią grać.
decks-link = Odnośnik do talii
decks-qr = Kod, który prowadzi do talii
decks-as-text = Talia jako tekst
decks-copy-text = Skopiuj tekst
decks-download = Zapisz w pliku

## Ręka na próbę

decks-hand = Wypróbuj rękę
decks-hand-only-try = To tylko próba: talia jest tasowana tutaj i nic z tego nie trafia na stół. Towarzysze, którzy zaczynaliby w drużynie, są jeszcze w talii.
decks-hand-cards = { $count ->
    [one] 1 karta na ręce
    [few] { $count } karty na ręce
   *[many] { $count } kart na ręce
}
decks-hand-empty = Talia dociągania jest pusta.
decks-hand-again = Nowa ręka
decks-hand-draw = Dociągnij jeszcze jedną
decks-hand-mulligan = Wtasuj ją i dociągnij { $number }
decks-hand-left = { $count ->
    [one] została 1 karta
    [few] zostały { $count } karty
   *[many] zostało { $count } kart
}
decks-hand-this = Ta ręka
decks-hand-average = { $count ->
    [one] Pierwsza ręka
    [few] Średnio z { $count } rąk
   *[many] Średnio z { $count } rąk
}
decks-hand-companions = Towarzysze
decks-hand-minions = Poplecznicy
decks-hand-free = Koszt mroku kart Wolnych Ludzi
decks-hand-shadow = Koszt mroku kart Cienia

## Przy stole

decks-bring-this = Graj tą talią
decks-bring-other = Wybierz inną talię
decks-bring-link = Talia, z którą przychodzisz
decks-bring-mine = Twoje talie
decks-bring-known = Gotowe talie
decks-built = { $count ->
    [one] Zbudowana dla ciebie: { $count } talia na początek
    [few] Zbudowane dla ciebie: { $count } talie na początek
   *[many] Zbudowane dla ciebie: { $count } talii na początek
}
decks-table-waits = Każdy przynosi talię. Nikt nie widzi, co wybierają inni.
decks-text-builder = Tutaj buduje się talie. Kod talii można wpisać jako odpowiedź.
decks-text-pool = { $count ->
    [one] { $player }: 1 karta do budowy talii
    [few] { $player }: { $count } karty do budowy talii
   *[many] { $player }: { $count } kart do budowy talii
}

## Draft

decks-draft-pack = Karty, z których wybierasz
decks-draft-booster = Zestaw dodatkowy { $number } z { $total }: weź jedną kartę
decks-draft-pass = Pozostałe dostanie: { $player }.
decks-draft-picks = { $count ->
    [one] Wzięte: 1 karta
    [few] Wzięte: { $count } karty
   *[many] Wzięte: { $count } kart
}
decks-draft-last = Ostatnio wzięta: { NAME($card) }
decks-draft-none = Jeszcze nic nie wzięto.
