## Rozstawienie

lesson-welcome = Witaj! W pięć minut stoczysz trzy walki, a ja będę przy tobie. Prowadzisz Drużynę Pierścienia, a przeciw tobie gra Sauron.
lesson-goal = Oto Frodo z Pierścieniem. Gdy wejdzie do Mordoru, wygrywasz. Sauron wygrywa, gdy Frodo zostanie pokonany albo gdy w Shire staną trzy postacie Saurona.
lesson-deploy = Najpierw rozstaw postacie: pięć staje z przodu, cztery zostają w Shire. Wybierz ustawienie „Silna pierwsza linia”, w którym Frodo czeka z tyłu, blisko Sama, i zajmij pozycje.
lesson-deploy-other = Możesz rozstawić postacie, jak chcesz, i tak też dobrze się gra. Tylko że do walk, które chcę ci pokazać, potrzebna jest „Silna pierwsza linia”.

## Spokojny ruch

lesson-map = Tam w górze stoi dziewięć postaci Saurona. Widzisz, gdzie są, ale nie wiesz, kim są. Sauron równie mało wie o twoich.
lesson-sauron-begins = Pierwszą turę rozgrywa Sauron. Patrz.
lesson-stranger = Ktoś zszedł do Wrót Rohanu. Kto to? Okaże się dopiero w walce.
lesson-quiet-move = Twoja kolej. W każdej turze ruszasz jedną postacią o jeden region do przodu. W większości regionów mieszczą się dwie twoje: niech Gimli dołączy do Aragorna w Eregionie.
lesson-frodo-early = Możesz, kiedyś i tak musi ruszyć. Ale z przodu stoją nieznajomi: niech ktoś inny sprawdzi, kim są.
lesson-boromir-now = To byłby właśnie następny ruch! Tylko że najpierw chcę ci pokazać taki bez walki.
lesson-moria-attack = Możesz: żółta strzałka prowadzi przez Morię do Fangornu. Ale ktoś tam stał, więc to atak na nieznajomego.

## Pierwsza walka

lesson-two-strangers = A teraz ktoś jest i w Górach Mglistych: masz przed sobą dwóch nieznajomych.
lesson-boromir = Kto wchodzi do regionu, w którym stoi wróg, ten atakuje. Boromir ma siłę 0, ale każdego, z kim walczy, pociąga za sobą: w sam raz na nieznajomego. Zaatakuj Wrota Rohanu!
lesson-gimli-orcs = Co za szczęście: to Orkowie, a Gimli pokonuje ich, zanim ktokolwiek zagra kartę! Ale tego nikt nie mógł wiedzieć. W walce z innymi ma tylko siłę 3.
lesson-gandalf-now = Dobry pomysł i zaraz przyjdzie na niego pora. Najpierw chcę ci pokazać walkę bez kart.
lesson-boromir-wasted = Możesz, ale nikogo tam nie ma. Boromir najbardziej przydaje się w ataku.
lesson-troll = Jaskiniowy Troll! Z siłą 9 był najsilniejszy ze wszystkich, a padł, zanim ktokolwiek zagrał kartę. W walce najpierw działają zdolności: twojej postaci, potem postaci Saurona.

## Druga walka

lesson-gandalf = Teraz Góry Mgliste. Gdy walczy Gandalf, Sauron musi odkryć kartę pierwszy. A do tego Gandalf ma siłę 5, więc i on nadaje się na nieznajomych.
lesson-orcs = Orkowie! Gdyby to oni zaatakowali, Gandalf padłby od razu. Ale atakujesz ty, więc rozstrzygną karty. Sauron odkrywa swoją pierwszy.
lesson-six = Szóstka! Orkowie mają siłę 2, więc razem 8. Gandalf ma 5, a do tego dodasz swoją kartę. Pada ten, kto ma mniej, a przy równych sumach obaj.
lesson-four = Z czwórką jest 9 do 8. Akurat wystarczy, a piątka zostanie na później.
lesson-five-too-early = To też wygrywa, 10 do 8. Ale wystarczyłaby czwórka, a w następnej walce zabraknie ci piątki.
lesson-tie = 8 do 8: teraz padają obaj, a Gandalf jest wart więcej niż Orkowie. Wystarczyłaby karta o jeden wyższa.
lesson-too-low = To za mało: Orkowie mają 8 i Gandalf pada.
lesson-magic-empty = „Magia” przywraca jedną z twoich odrzuconych kart, a jeszcze żadnej nie masz. Niczego więc nie dodaje i Gandalf pada.
lesson-sacrifice = Teraz padają obaj, a to wysoka cena za Orków. „Szlachetne poświęcenie” jest na kogoś, kogo inaczej nie pokonasz.
lesson-retreat = Gandalf się cofa i nikt nie pada. Dobrze o tym pamiętać, gdy walki nie da się wygrać. Ale tę się dało.

## Drogi

lesson-orcs-beaten = Orkowie pokonani. Zagrane karty leżą odkryte, aż obie strony zagrają wszystkie dziewięć. Wiesz więc, że Sauron nie ma już szóstki.
lesson-moria = Żółta strzałka z Eregionu do Fangornu to skrót przez Morię. Ale jeśli w Caradhras stoi Balrog, może pokonać każdego, kto tamtędy idzie.
lesson-caradhras = Zajmij więc Caradhras, najlepiej Aragornem. W górach jest miejsce tylko dla jednej postaci każdej strony.
lesson-open-road = Spójrz, południowa droga jest pusta: Enedwaith i Wrota Rohanu. To może być droga dla Froda.
lesson-sam-first = Tylko nie puszczaj Froda w pojedynkę. Pierwszy niech ruszy Sam, do Cardolanu.
lesson-frodo-without-sam = Możesz, ale nie ma przy nim Sama, a niektórzy słudzy Saurona sięgają daleko. W tym samym regionie Sam może walczyć zamiast Froda.
lesson-frodo-follows = Teraz Frodo idzie do Sama. Sauron widzi w Cardolanie tylko dwie ukryte postacie.
lesson-sam-too-far = Możesz, ale Sam pomoże Frodowi tylko wtedy, gdy obaj są w tym samym regionie.

## Trzecia walka

lesson-rider = Czarny Jeździec! Może jechać, jak daleko chce, jeśli na końcu zaatakuje. Przez puste Wrota Rohanu dotarł prosto do Cardolanu.
lesson-frodo-found = Są tam dwie twoje postacie, więc o tym, na kogo trafi, zdecydował los: na Froda. Nie możesz go stracić!
lesson-sam-steps-in = Frodo mógłby się wycofać w bok, do Arthedainu. Ale Sam może go zastąpić, a przy Frodzie ma siłę 5 zamiast 2. Niech walczy Sam!
lesson-sam-waits = Frodo musi więc poradzić sobie bez niego: wycofać się do Arthedainu albo walczyć ze swoją siłą 1. Sam mógł pokonać Jeźdźca za niego.
lesson-what-is-left = Sam ma 5, Jeździec 3, a karty wybieracie tym razem w tajemnicy. Zobacz, co zostało Sauronowi: szóstki już nie ma, przywrócić może ją tylko „Magia”. Ma więc najwyżej 9.
lesson-five = Z twoją piątką Sam ma 10 i nic tego nie przebije. Na tę chwilę czekała.
lesson-not-sure = Może wystarczy, a może nie: zależy, co zagra Sauron. Z piątką byłaby pewność.
lesson-sacrifice-sam = W ten sposób tracisz i Sama, a kto wtedy stanie przy Frodzie? Piątka pokonałaby Jeźdźca bez poświęceń.
lesson-retreat-sam = Uwaga: jeśli Sam cofnie się do Shire, Jeździec zaraz zaatakuje Froda i nikt go już nie zastąpi.

## Znowu w ukryciu

lesson-rider-beaten = Jeździec pokonany! Na koniec każdej tury wszyscy znowu się ukrywają. Sauron wie, że w Cardolanie są Frodo i Sam, ale nie wie, który jest który.
lesson-bluff = Niech więc Sam idzie dalej, do Enedwaith. Sauron zobaczy, że jeden z dwóch odchodzi, i będzie zgadywać: czy to Frodo?
lesson-frodo-went = Teraz Sauron też musi zgadywać. Ale Frodo stoi z przodu w pojedynkę i Sam go tam nie zastąpi.
lesson-together = A Frodo rusza za nim. Znowu stoją obok siebie dwie ukryte postacie, a Sam jest blisko.
lesson-road = Stąd są już tylko cztery kroki: Wrota Rohanu, Rohan, Gondor, Mordor.
lesson-beware = Dwa ostrzeżenia: w górach Frodo nie może się wycofać w bok, a w walce z Wargiem zdolności twoich postaci nie działają.
lesson-end = Na pierwszą partię to wystarczy. Kto co potrafi, poznasz po drodze.

lesson-learnt-goal = Gdy Frodo wejdzie do Mordoru, wygrywa Drużyna. Jeśli zostanie pokonany albo w Shire staną trzy postacie Saurona, wygrywa Sauron.
lesson-learnt-battle = Kto wchodzi do regionu z wrogiem, atakuje. Najpierw zdolności, potem karty i siła; przy równych sumach padają obaj.
lesson-learnt-cards = Zagrane karty leżą odkryte. Pamiętaj, co zostało przeciwnikowi, i nie zagrywaj więcej, niż trzeba.
lesson-learnt-hidden = Na koniec tury wszyscy znowu się ukrywają. Trzymaj Sama przy Frodzie i raczej wycofuj Froda, niż nim walcz.
