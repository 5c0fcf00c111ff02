privacy-title = Prywatność
imprint-title = Kto prowadzi ten serwer

me-title = Twoje dane
me-lead = To, co ten serwer o tobie przechowuje, należy do ciebie: możesz to zabrać ze sobą albo usunąć. Nikogo nie trzeba o to prosić.
me-privacy = Co jest przechowywane i jak długo
me-name = Jak widzą cię inni
me-name-text = Pod tym imieniem widzą cię inni przy nowych stołach. Przy stołach, przy których już siedzisz, zostaje dotychczasowe.
me-name-keep = Zapisz to imię
me-name-kept = Imię zostało zapisane.
me-download = Zabierz je ze sobą
me-download-text = Jeden plik (JSON) z twoim imieniem, miejscami i stołami, grami i ich zapisami, wypowiedziami, taliami i zgłoszeniami. O grach, które jeszcze trwają, jest w nim to, co widać z twojego miejsca.
me-download-do = Pobierz moje dane
me-elsewhere = Wyloguj się wszędzie poza tą przeglądarką
me-elsewhere-text = Kto ma kopię pliku cookie z tej przeglądarki albo token jednego z twoich miejsc, gra jako ty. Jeśli mógł wpaść w niepowołane ręce, wyloguj wszystkich naraz: ta przeglądarka zostanie, a programy, które grają za ciebie, będą potrzebować nowych tokenów. Urządzenie, które dołączyło za pomocą kodu, to osobny gość i też zostanie.
me-elsewhere-do = Wyloguj wszystkich innych
me-elsewhere-done = Gotowe. Twój plik cookie działa już tylko w tej przeglądarce.
me-erase = Usuń je
me-erase-text = Wszystko, co serwer o tobie przechowuje, zostanie usunięte od razu i na zawsze:
me-erase-name = twoje imię, talie, lista gier, zgłoszenia i wszystkie wypowiedzi;
me-erase-alone = w całości stoły, przy których poza tobą były tylko boty;
me-erase-others = twoje imię w grach, w które grali z tobą inni: gry im zostają, a twoje miejsce nie ma imienia;
me-erase-running = twoje miejsca w grach, które jeszcze trwają: zostaną poddane albo bot zagra dalej dla twojej drużyny;
me-erase-devices = to, co ta przeglądarka zapisała dla tych stron. Dane z innych urządzeń usuwa się na nich.
me-erase-do = Usuń moje dane…
me-erase-sure = Rozumiem, że niczego nie da się przywrócić.
me-erase-yes = Usuń wszystko teraz
me-erase-no = Zostaw
me-erasing = Usuwam…
me-erased = Danych już nie ma
me-erased-text = { $closed ->
    [0] Nie przechowujemy tu już niczego o tobie.
    [one] Nie przechowujemy tu już niczego o tobie. Zniknął { $closed } stół, który był tylko twój.
    [few] Nie przechowujemy tu już niczego o tobie. Zniknęły { $closed } stoły, które były tylko twoje.
   *[other] Nie przechowujemy tu już niczego o tobie. Zniknęło { $closed } stołów, które były tylko twoje.
} { $changed ->
    [0] { "" }
    [one] W { $changed } grze, którą zachowują inni, twoje miejsce nie ma już imienia.
    [few] W { $changed } grach, które zachowują inni, twoje miejsce nie ma już imienia.
   *[other] W { $changed } grach, które zachowują inni, twoje miejsce nie ma już imienia.
}
remove-record = Usuń
remove-record-sure = Na pewno usunąć ten zapis ({ $title })? Nic z niego tu nie zostanie.
