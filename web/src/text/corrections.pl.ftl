## Wartości, które nie są pewne

corrections = Sprawdź karty
corrections-title = { $game } – sprawdzanie kart
corrections-link = Sprawdź karty
corrections-lead = Większości wartości z tego rozszerzenia nie ma w żadnym znanym nam źródle: są odtworzone na wzór gry podstawowej. Jeśli masz pudełko, możesz porównać je karta po karcie z tym, co wydrukowano. Wszystko, co porównasz, będzie odtąd pewne.
corrections-rules = To, co tu zapiszesz, obowiązuje wszystkich, którzy grają na tym serwerze, gdy tylko Mathom zostanie uruchomiony ponownie. Stoły, przy których zaczęto grę z innymi wartościami, poczekają, aż te wrócą; nic z nich nie przepadnie.
corrections-file = Poprawki są zapisywane w pliku
corrections-elsewhere = Możesz tu wszystko obejrzeć, ale nic nie zmienisz: poprawki obowiązują wszystkich, którzy grają na tym serwerze, więc wprowadzić je może tylko ktoś, kto siedzi przy jego komputerze, na tej stronie pod adresem, który zaczyna się od http://localhost albo http://127.0.0.1.
corrections-troubles = Czegoś w pliku z poprawkami nie da się użyć:
corrections-pending = Plik z poprawkami się zmienił. Uruchom Mathom ponownie, aby z nim grać.
corrections-progress-label = Pewne wartości
corrections-progress = { $checked ->
    [one] Pewna jest { $checked } wartość
    [few] Pewne są { $checked } wartości
   *[many] Pewnych jest { $checked } wartości
} z { $values }; { $corrected ->
    [0] żadnej z nich jeszcze tu nie sprawdzono.
    [one] tutaj sprawdzono { $corrected }.
    [few] tutaj sprawdzono { $corrected }.
   *[many] tutaj sprawdzono { $corrected }.
}
corrections-search = Szukaj w nazwach
corrections-show = Pokaż
corrections-show-all = wszystkie karty i miejsca
corrections-show-uncertain = tylko z niepewnymi wartościami
corrections-show-corrected = tylko poprawione
corrections-left = { $count ->
    [one] 1 niepewna wartość
    [few] { $count } niepewne wartości
   *[many] { $count } niepewnych wartości
}
corrections-unsaved = jeszcze nie zapisano
corrections-done = wszystko pewne
corrections-choose = Wybierz kartę albo miejsce z listy i miej pod ręką wydrukowaną kartę.
corrections-back = ← Wróć do listy
corrections-next = Następna: { $name }
corrections-as-played = jak jest teraz w grze
corrections-says = Co mówiłaby karta
corrections-says-nothing = Bez tekstu.
corrections-lines = Jeden wiersz to jedna zdolność albo jeden efekt; puste pole znaczy, że nie ma tekstu.
corrections-none = brak
corrections-less = { $value }: o jeden mniej
corrections-more = { $value }: o jeden więcej
corrections-add = { $value }: dodaj
corrections-add-short = Dodaj…
corrections-remove = Usuń: { $name }
corrections-checked = tak wydrukowano
corrections-ours = (u nas było: { $value })
corrections-in-a-source = podaje to źródło
corrections-as-printed = Tak wydrukowano
corrections-unset = Cofnij
corrections-keep = Zapisz
corrections-keep-all = Jak na karcie: zapisz wszystko
corrections-undo = Cofnij moją poprawkę
corrections-kept = Zapisano.
corrections-undone = Poprawkę cofnięto.
corrections-help = Jak się zapisuje teksty
corrections-help-words = Tekst zapisuje się słowami, które zawierają słowa, po angielsku, tak jak zrobiłby to programista: Draw(2) to „dobierz 2 karty”. Na karcie, która zostaje w grze, każdy wiersz zaczyna się od tego, kiedy coś się dzieje albo co zawsze obowiązuje (OnPlay, Action, Bonus i tak dalej); na wydarzeniach i miejscach od tego, co się robi. Podczas pisania u góry widać, co wiersz znaczy albo dlaczego nie da się go odczytać.
corrections-help-names = Karty i miejsca nazywa się w cudzysłowie, tak jak obok ich nagłówków na tej stronie: "celeborn". Frakcje, strony i typy zapisuje się wielkimi literami: ELF, FREE, SHADOW, ARMY, CHARACTER.
corrections-help-brackets = Kilka rzeczy umieszcza się w nawiasie; po jednej samej stawia się przecinek: ("aragorn", "strider"), (Draw(1),).
