## Dla gospodarza serwera

admin-title = Biurko gospodarza
admin-lead = Tę stronę widzisz tylko ty. To, co tu zrobisz, działa od razu i zostaje zapisane poniżej.
admin-out = Zakończ wszystkie sesje
admin-out-title = Zakończyć wszystkie sesje gospodarza?
admin-out-more = Ta przeglądarka i wszystkie inne odejdą od biurka. Aby wrócić, uruchom na serwerze „mathom admin link”.
admin-number-playing = trwające gry z tego tygodnia
admin-number-gathering = czeka na graczy
admin-number-guests = goście teraz na miejscu
admin-number-lines = otwarte połączenia
admin-number-bots_waiting = boty czekające na namysł

admin-reports = Zgłoszenia
admin-reports-none = Żadne zgłoszenie nie czeka.
admin-reports-dealt = { $count ->
    [one] Jedno załatwione
    [few] { $count } załatwione
   *[other] { $count } załatwionych
}
admin-report-ply = wiersz zapisu: { $ply }
admin-report-by = zgłasza { $name }
admin-nameless = gość bez imienia
admin-browser-unknown = nieznana przeglądarka
admin-wordless = Bez słów, sam zapis gry.
admin-look = Obejrzyj stół
admin-replay = Przebieg
admin-record = Zapis
admin-deal = Załatwione
admin-undeal = Przywróć

admin-tables = Stoły
admin-find = Odnośnik do stołu albo jego nazwa z odnośnika
admin-tables-ordered = Zamknięte lub zdjęte z publicznych list
admin-tables-none = Żaden stół nie jest zamknięty ani zdjęty z publicznych list.
admin-state-gathering = czeka na graczy
admin-state-playing = gra trwa
admin-state-over = po grze
admin-lines = { $count ->
    [0] jeszcze nic nie zagrano
    [one] jeden wiersz
    [few] { $count } wiersze
   *[other] { $count } wierszy
}
admin-listed = na publicznych listach
admin-hidden = poza publicznymi listami
admin-closed = zamknięty
admin-told = Podany powód: „{ $why }”
admin-go-there = Przejdź do stołu
admin-hide = Zdejmij z publicznych list
admin-show = Przywróć na listy
admin-close = Zamknij stół
admin-close-title = Zamknąć ten stół?
admin-close-more = Nikt nie będzie mógł przy nim grać ani rozmawiać. Zapis gry zostanie zachowany, a stół można otworzyć ponownie.
admin-reopen = Otwórz ponownie
admin-seats = Kto tu siedzi
admin-chat = Co powiedziano
admin-chat-none = Nikt nic nie powiedział.

admin-people = Wyciszeni i zablokowani
admin-people-none = Nikt nie jest wyciszony ani zablokowany.
admin-restrict = Wycisz lub zablokuj kogoś
admin-whom = Gość albo adres
admin-whom-hint = Gość to słowo z dwudziestu liter obok miejsca lub zgłoszenia. Z adresu zostaje tylko odcisk.
admin-what = Co zrobić
admin-mute = Wycisz
admin-ban = Zablokuj
admin-mute-title = Wycisz gościa
admin-ban-title = Zablokuj gościa albo adres
admin-mute-name = Wycisz: { $name }
admin-ban-name = Zablokuj: { $name }
admin-mute-more = Nadal może grać i używać gotowych zdań, ale przy żadnym stole nie napisze nic od siebie.
admin-ban-more = Nigdzie nie wejdzie i przeczyta, do kiedy i dlaczego. Połączenia zostaną przerwane.
admin-mute-do = Wycisz
admin-ban-do = Zablokuj
admin-how-long = Na jak długo
admin-for-1 = na godzinę
admin-for-24 = na dobę
admin-for-168 = na tydzień
admin-for-720 = na trzydzieści dni
admin-for-good = na zawsze
admin-household = Także wszystkich spod tych samych adresów: domowników, szkołę, całą kawiarnię
admin-why = Dlaczego
admin-why-hint = Przeczytają to ci, których to dotyczy.
admin-is-mute = wyciszenie
admin-is-ban = blokada
admin-an-address = adres
admin-until = do { $when }
admin-with-household = { $count ->
    [0] razem z domownikami, których jeszcze nie widziano
    [one] razem z jednym gospodarstwem
    [few] razem z { $count } gospodarstwami
   *[other] razem z { $count } gospodarstwami
}
admin-lift = Znieś

admin-log = Co zrobiono
admin-log-none = Niczego jeszcze nie zrobiono.
admin-did-link = Wypisano adres dla gospodarza
admin-did-enter = Przeglądarka gospodarza otworzyła sesję
admin-did-out = Zakończono wszystkie sesje gospodarza
admin-did-deal = Załatwiono zgłoszenie { $about }
admin-did-undeal = Przywrócono zgłoszenie { $about }
admin-did-hide = Zdjęto stół { $about } z publicznych list
admin-did-show = Przywrócono stół { $about } na publiczne listy
admin-did-close = Zamknięto stół { $about }
admin-did-reopen = Otwarto ponownie stół { $about }
admin-did-mute = Wyciszono: { $about }
admin-did-ban = Zablokowano: { $about }
admin-did-lift = Zniesiono ograniczenie: { $about }
admin-did-revoke = Unieważniono wszystkie tokeny gościa { $about }

## Dla tych, których to dotyczy

closed-by-host = zamknięty przez gospodarza
banned-title = Nie możesz tu wejść
banned-more = Jeśli to pomyłka, napisz do osoby, która prowadzi ten serwer.
