title = Wyprawa do Mordoru
summary = Rzucaj pięcioma kostkami, odkładaj, co pomaga, i dotrzyj do Mordoru, zanim dopadną cię Nazgûle.

die = { AGREE($die, $symbol, case: "nom") } { NAME($symbol) }
hobbit = { NAME($hobbit) }

## Boty

bot-medium = gra dobrze, choć od czasu do czasu coś przeoczy
bot-hard = każdą turę rozgrywa najlepiej, jak się da
bot-greedy = każdą turę rozgrywa najlepiej, jak się da

## Opcje przed grą

setting-variant = Plansza
setting-variant-basic = podstawowa: miejsca to tylko nazwy
setting-variant-advanced = zaawansowana: miejsca mają specjalne działanie
setting-last_one_wins = Wygrywa też ten, kto jako ostatni zostanie w grze
setting-instant_win = Kto pierwszy dotrze do Mordoru, wygrywa od razu (tak jest w niektórych wydaniach)
setting-start = Kto zaczyna
setting-start-random = decyduje los
setting-start-1 = miejsce 1
setting-start-2 = miejsce 2
setting-start-3 = miejsce 3
setting-start-4 = miejsce 4
setting-equipment = Kostki i szlak
setting-equipment-a = A: dwa Pierścienie na kolorowych kostkach, 6 kwadratowych pól
setting-equipment-b = B: dwóch orków na kolorowych kostkach, 7 kwadratowych pól
setting-squares = Liczba pól szlaku Nazgûla
setting-squares-preset = tyle, ile w tym zestawie
setting-squares-5 = 5 pól
setting-squares-6 = 6 pól
setting-squares-7 = 7 pól
setting-squares-8 = 8 pól
setting-coloured = Ścianki kolorowych kostek: sześć liter, R Pierścień, G Gandalf, W broń, N Nazgûl, O ork
setting-coloured-preset = jak w tym zestawie
setting-black = Ścianki czarnej kostki: sześć liter, a T to Białe Drzewo
setting-black-preset = jak w tym zestawie
refused-start = Miejsce { $start } nie może zaczynać: { $seats ->
    [one] jest tylko { $seats } miejsce
    [few] są tylko { $seats } miejsca
   *[other] jest tylko { $seats } miejsc
}.
refused-faces = „{ $setting }” wymaga sześciu liter spośród { $allowed }, na przykład RRGWNO.
refused-endless-faces = Na kolorowych kostkach musi być co najmniej jeden Pierścień i jeden Nazgûl, inaczej gra mogłaby się nie skończyć.

## O co pyta gra

prompt-take = Wybierz swojego hobbita.
    .waiting = wybierze hobbita
prompt-keep = Odłóż co najmniej jedną kostkę.
    .waiting = odłoży kostki
prompt-keep-nazgul = Odłóż co najmniej jedną kostkę. Wśród odłożonych musi być Nazgûl.
    .waiting = odłoży kostki
prompt-keep-more = { $dice ->
    [one] Odłóż ostatnią kostkę albo nią rzuć.
    [few] Odłóż jeszcze jedną kostkę albo rzuć pozostałymi ({ $dice }).
   *[other] Odłóż jeszcze jedną kostkę albo rzuć pozostałymi ({ $dice }).
}
    .waiting = odłoży kolejną kostkę albo rzuci ponownie
prompt-keep-before-stop = Białe Drzewo kończy twoje rzuty. Odłóż jeszcze kostkę z tego rzutu albo zakończ.
    .waiting = odłoży ostatnie kostki
prompt-keep-or-repeat = W Rohanie możesz raz powtórzyć cały ten rzut. Jeśli nie chcesz, odłóż co najmniej jedną kostkę.
    .waiting = odłoży kostki albo powtórzy rzut w Rohanie
prompt-split = Gandalf pomaga: przepołów jedno ze swoich kwadratowych pól albo zostaw je całe.
    .waiting = wybierze pole, które przepołowi Gandalf

option-take = Weź { NAME($hobbit, case: "acc") } (kolor { AGREE($colour, "ring", case: "nom") })
option-keep = Odłóż { AGREE($die, $symbol, case: "acc") } { NAME($symbol, case: "acc") }
option-roll = Rzuć pozostałymi
option-stop = Zakończ rzuty
option-repeat = Powtórz cały rzut
option-split = Przepołów pole { $number }
option-leave = Nie przepoławiaj niczego

## Dlaczego nie

reason-hobbit-taken = { NAME($hobbit) } wędruje już z innym graczem.
reason-which-hobbit = Hobbici to frodo, sam, merry i pippin.
reason-hobbits-chosen = Wszyscy wybrali już hobbitów.
reason-hobbit-first = Najpierw wybierz hobbita.
reason-kept-already = Ta kostka jest już odłożona i w tej turze już się nią nie rzuca.
reason-same-symbol = Nie możesz odłożyć { NAME($symbol, case: "second") } z tego samego rzutu: odkładane kostki muszą mieć różne symbole.
reason-second-nazgul = Nie możesz odłożyć drugiego Nazgûla z tego samego rzutu: wybiera się jednego i tylko jednego.
reason-nothing-kept = Najpierw odłóż co najmniej jedną kostkę z tego rzutu.
reason-nazgul-left = Wypadł Nazgûl, więc musisz jednego odłożyć.
reason-tree-ends = Białe Drzewo jest odłożone, więc w tej turze już nie rzucasz.
reason-no-tree = Wcześniej kończy rzuty tylko odłożone Białe Drzewo; inaczej nieodłożonymi kostkami rzuca się ponownie.
reason-not-in-rohan = Rzut może powtórzyć tylko gracz, który zaczął turę w Rohanie.
reason-only-advanced = Miejsca działają tylko w wariancie zaawansowanym.
reason-repeated-already = Ten rzut był już powtórzony; liczy się drugi wynik.
reason-repeat-too-late = Masz już odłożoną kostkę z tego rzutu, więc nie można go powtórzyć.
reason-not-rolling = To nie jest faza rzutów.
reason-not-splitting = Pola przepoławia się tylko wtedy, gdy działa odłożony Gandalf.
reason-square-split = Pole { $number } jest już przepołowione.
reason-square-crossed = Pole { $number } jest już zakreślone.
reason-which-square = Podaj numer pola, od 1 do { $squares }.
reason-which-die = Kolory kostek w kodach to: { $dice }.
reason-other-symbol = Na tej kostce ({ AGREE($die, "weapon", case: "nom") }) jest co innego: { NAME($symbol) }.
reason-say-symbol = Napisz to w całości: „{ $code }”.

## Co się dzieje

event-took = { $player }: w drogę rusza { NAME($hobbit) } (kolor { AGREE($colour, "ring", case: "nom") }).
event-round = Zaczyna się runda { $round }.
event-turn = Kostki bierze { NAME($hobbit) }.
event-turn-at = Kostki bierze { NAME($hobbit) } (miejsce: { NAME($place) }).
event-rolled = { NAME($hobbit) } rzuca. Wypada: { $dice }.
event-repeated = { NAME($hobbit) } powtarza rzut. Wypada: { $dice }.
event-kept = { NAME($hobbit) } odkłada { AGREE($die, $symbol, case: "acc") } { NAME($symbol, case: "acc") }.
event-stopped = { NAME($hobbit) } kończy rzuty.
event-orcs-bar-the-way = Orkowie zagradzają drogę: Pierścienie { NAME($hobbit, case: "gen") } się nie liczą.
event-orcs-beaten = { NAME($hobbit) } pokonuje orków.
event-shelob = Szeloba odbiera { NAME($hobbit, case: "dat") } jeden Pierścień.
event-travelled = { $circles ->
    [one] { NAME($hobbit) } zakreśla { $circles } okrągłe pole i dociera do { NAME($place, case: "gen") }.
    [few] { NAME($hobbit) } zakreśla { $circles } okrągłe pola i dociera do { NAME($place, case: "gen") }.
   *[other] { NAME($hobbit) } zakreśla { $circles } okrągłych pól i dociera do { NAME($place, case: "gen") }.
}
event-gandalf-in-moria = { NAME("gandalf") } przepadł w Morii i nie może pomóc { NAME($hobbit, case: "dat") }.
event-nothing-to-split = { NAME($hobbit) } nie ma już pola, które Gandalf mógłby przepołowić.
event-split = { NAME($hobbit) } przepoławia pole { $number }.
event-left-whole = { NAME($hobbit) } niczego nie przepoławia.
event-spared = W Gondorze { AGREE($die, "nazgul", case: "nom") } Nazgûl nie może dosięgnąć { NAME($hobbit, case: "gen") }.
event-crossed = { $part ->
    [half] { AGREE($die, "nazgul", case: "nom", form: "capital") } Nazgûl jest bliżej: { NAME($hobbit) } zakreśla połówkę pola { $number }.
   *[whole] { AGREE($die, "nazgul", case: "nom", form: "capital") } Nazgûl jest bliżej: { NAME($hobbit) } zakreśla pole { $number }.
}
event-out = Nazgûle dopadły { NAME($hobbit, case: "acc") }. { NAME($hobbit) } odpada z gry.
event-reached-mordor = { NAME($hobbit) } dociera do { NAME("mordor", case: "gen") }! Gramy do końca rundy.
event-end = Koniec gry.

## Jak się skończyło

result-mordor = { NAME($hobbit) } zniszczył Pierścień i wygrywa.
result-most-spaces = Do Mordoru dotarł więcej niż jeden hobbit. Wygrywa { NAME($hobbit) }, bo ma więcej wolnych pól: { $spaces } do { $other }.
result-shared = Wspólne zwycięstwo w Mordorze przy równej liczbie wolnych pól: { $hobbits }.
result-survivor = { NAME($hobbit) } zostaje w grze jako ostatni i wygrywa.
result-all-lost = Nazgûle dopadły wszystkich. Wszyscy przegrywają, triumfuje Sauron.

counted-alone = W rundzie { $round } do Mordoru dotarł tylko { NAME($hobbit) }.
counted-first = { NAME($hobbit) } dotarł do Mordoru jako pierwszy, a przy tym stole to od razu zwycięstwo.
counted-most-spaces = Spośród tych, którzy są w Mordorze, wygrywa ten, kto ma najwięcej wolnych pól na szlaku Nazgûla; każda połówka liczy się jako jedno.
counted-spaces = { $spaces ->
    [one] { NAME($hobbit) }: { $spaces } wolne pole.
    [few] { NAME($hobbit) }: { $spaces } wolne pola.
   *[other] { NAME($hobbit) }: { $spaces } wolnych pól.
}
counted-others-caught = Nazgûle dopadły wszystkich innych; przy tym stole wygrywa ten, kto zostaje ostatni: { NAME($hobbit) }.
counted-all-caught = Na każdym szlaku Nazgûla zakreślono wszystkie pola.

## Stół

scene-round = Runda { $round }
scene-hobbits = Wybór hobbitów
scene-over = Koniec gry
scene-out = odpadł z gry
scene-in-mordor = w Mordorze
scene-winner = zwycięzca
scene-trail = szlak
scene-nazgul = Nazgûl
scene-open = { $spaces ->
    [one] zostało { $spaces } pole
    [few] zostały { $spaces } pola
   *[other] zostało { $spaces } pól
}
scene-to-move = teraz gra
scene-kept = odłożone
scene-table = na stole
scene-roll-number = rzut { $roll }

## Co robią miejsca

# Działanie symboli, dla kogoś, kto jeszcze ich nie zna.
does-ring = Zakreślasz jedno okrągłe pole na szlaku do Mordoru, o ile nie przeszkodzi w tym ork.
does-orc = Zatrzymuje wszystkie twoje Pierścienie, dopóki nie pokona go broń.
does-weapon = Pokonuje jednego orka. Bez orka nie ma żadnego działania.
does-gandalf = Możesz przepołowić jedno kwadratowe pole na swoim szlaku Nazgûla.
does-nazgul = Trzeba go odłożyć. Kwadratowe pole zakreśla gracz w kolorze kostki, a za czarną i za kolory, którymi nikt nie gra – ty.
does-tree = Jego odłożenie kończy twoje rzuty.
scene-symbols = Co robią symbole?

effect-bag-end = Bez działania.
effect-rivendell = Z jednego rzutu można odłożyć kostki z tym samym symbolem.
effect-moria = Gandalf się nie liczy.
effect-lothlorien = Każda broń liczy się podwójnie.
effect-rohan = Każdy rzut można raz powtórzyć.
effect-helms-deep = Każdy ork liczy się podwójnie.
effect-gondor = Nazgûle nie działają na aktywnego gracza.
effect-minas-tirith = Wszystkie Nazgûle działają na aktywnego gracza.
effect-shelobs-lair = Jeden Pierścień przepada.
effect-mordor = Kres wędrówki.
assumed-values = Ścianek kostek i liczby kwadratowych pól nie ma w źródłach; te wartości przyjęliśmy sami.

## Rysunek

scene-turn = Teraz: { NAME($hobbit) }
scene-choosing = { $player } wybiera hobbita
scene-colour = { $player } · kolor { AGREE($colour, "ring", case: "nom") }
scene-no-hobbit = jeszcze bez hobbita
scene-free-hobbits = wolni hobbici
scene-dice = Kostki
scene-cup = w kubku
scene-nazgul-trail = szlak Nazgûla
scene-effect = { NAME($place) }. { $effect }
scene-effect-next = Następna tura: { NAME($place) }. { $effect }
scene-circle = { $crossed ->
    [yes] { NAME($place) }: pole zakreślone.
   *[no] { NAME($place) }: pole jeszcze wolne.
}
scene-square = { $state ->
    [split] Pole { $number }: przepołowione.
    [half] Pole { $number }: przepołowione, jedna połówka zakreślona.
    [crossed] Pole { $number }: zakreślone.
    [both-crossed] Pole { $number }: przepołowione, obie połówki zakreślone.
   *[whole] Pole { $number }: wolne.
}
scene-die = { $where ->
    [table] Kostka { AGREE($die, "weapon", case: "nom") }: { NAME($symbol) }, właśnie wyrzucona.
    [kept] Kostka { AGREE($die, "weapon", case: "nom") }: { NAME($symbol) }, odłożona z tego rzutu.
   *[locked] Kostka { AGREE($die, "weapon", case: "nom") }: { NAME($symbol) }, odłożona wcześniej.
}
scene-die-cup = Kostka { AGREE($die, "weapon", case: "nom") }, w kubku.
