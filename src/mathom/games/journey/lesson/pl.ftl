## Przed pierwszym rzutem

lesson-welcome = Witaj! W pięć minut przejdziesz z Bag End do Mordoru, a ja pójdę obok.
lesson-take = Wybierz hobbita. Na dziś weź Froda: jego kolor to żółty, a kolory zaraz będą ważne.
lesson-take-other = Dobry hobbit, nie gorszy od innych. Tylko że w tej lekcji mówię o Frodzie i o żółtym kolorze.

## Pierwsza tura

lesson-trail = Oto twoja droga: dziewięć okrągłych pól, od Rivendell do Mordoru. Dotrzyj na jej koniec przed innymi.
lesson-squares = A tu widać, jak blisko są Nazgûle. Gdy zakreślisz ostatnie kwadratowe pole, dopadną cię.
lesson-first-roll = Gra z tobą Sam, czerwony, ale zaczynasz ty: oto twój pierwszy rzut. Po każdym rzucie odkładasz co najmniej jedną kostkę, a pozostałymi rzucasz ponownie.
lesson-keep-ring = Pierścień prowadzi cię o jedno okrągłe pole dalej. Odłóż ten żółty.
lesson-keep-nazgul = Dwa Nazgûle! Jednego musisz odłożyć, a jego kolor mówi, kogo ściga. Czerwony to kolor Sama: niech ściga jego.
lesson-green-nazgul = Tak też można, ale zielony do nikogo tu nie należy, więc ten Nazgûl ruszy za tobą. Czerwony ruszyłby za Samem.
lesson-keep-gandalf = Gandalf wydłuży twój szlak Nazgûla. Jego też odłóż.
lesson-gandalf-left = Możesz zostawić Gandalfa i liczyć na Pierścienie. Ale to on trzyma Nazgûle z dala od ciebie.
lesson-roll = Orka i zielonego Nazgûla zostaw: rzuć tymi dwiema kostkami jeszcze raz.
lesson-orc = Możesz, ale nikt ci nie każe. Ork zatrzymuje wszystkie twoje Pierścienie, chyba że masz na niego broń: lepiej rzucić tą kostką jeszcze raz.
lesson-two-rings = Dwa Pierścienie! Kostki odłożone z jednego rzutu muszą mieć różne symbole, więc odłóż jeden, wszystko jedno który.
lesson-travelled = Na ostatniej kostce też wypadł Pierścień. Trzy Pierścienie to trzy okrągłe pola: jesteś w Lothlórien.
lesson-split = Teraz Gandalf przepołowi jedno z twoich pól, a każdą połówkę zakreśla się osobno. Przepołów pierwsze.
lesson-split-later = Dziś pomoże tak samo. Ale pola zakreśla się od lewej, a zakreślonego nie da się już przepołowić, więc lepiej zaczynać od pierwszego.
lesson-split-nothing = Możesz, ale to nic nie kosztuje, a każda połówka na jakiś czas zatrzyma Nazgûle.

## Pierwsza tura Sama

lesson-sam-struck = Twój czerwony Nazgûl dosięgnął Sama: to on zakreśla kwadratowe pole, choć tura była twoja.
lesson-sam-rolls = Teraz rzuca Sam. Spójrz na czarną kostkę: odłożone Białe Drzewo od razu zakończyłoby jego rzuty, więc Sam je zostawia. Patrz, co zrobi.

## Druga tura

lesson-sam-done = Sam jest w Morii. Ruszył za nim Nazgûl w jego własnym kolorze, ale dzięki Gandalfowi zabrał mu tylko połówkę pola.
lesson-neutral-nazgul = Twoja kolej. Niebieski do nikogo nie należy, więc ten Nazgûl ruszy za tobą. I tak musisz go odłożyć.
lesson-orc-or-ring = Teraz Pierścień. Orka zostaw, bo zatrzymałby twoje Pierścienie. A broń przydaje się tylko na orków.
lesson-ring-left = Możesz rzucić nim znowu, ale odłożony Pierścień nie zamieni się już w Nazgûla.
lesson-weapon-alone = Możesz, ale broń pokonuje tylko orków, a żadnego nie masz. Na tej kostce mógł jeszcze wypaść Pierścień.
lesson-roll-again = Rzuć pozostałymi trzema.
lesson-black-ring = I znowu Pierścień. Odłóż go.
lesson-roll-weapons = Nie masz orka, z którym trzeba walczyć, więc rzuć ponownie obiema kostkami z bronią.
lesson-two-more = Dwa Pierścienie i znowu odkładasz jeden z nich.

## Druga tura Sama

lesson-half-crossed = Cztery okrągłe pola w jednej turze: jesteś w Minas Tirith! A Nazgûl zabrał tylko połówkę pola. To zasługa Gandalfa.
lesson-sam-second = Teraz to Samowi wypadł Nazgûl w twoim kolorze. Patrz, co z nim zrobi.

## Ostatnia tura

lesson-sam-strikes = Oczywiście go odkłada: z twojego pierwszego pola nie zostało już nic.
lesson-two-to-go = Zostały ci dwa okrągłe pola. Dwa Pierścienie i jesteś u celu.
lesson-weapon = Tyle Pierścieni, a odłożyć wolno tylko jeden. Odłóż też broń: jeszcze może wypaść ork.
lesson-no-weapon = Możesz, ale jeśli teraz wypadnie ork, nie masz na niego nic, a on zatrzyma twoje Pierścienie.
lesson-which-ring = A teraz Pierścień. Weź czarny: Nazgûl na czarnej kostce zawsze ruszyłby za tobą, więc lepiej już nią nie rzucać.
lesson-other-ring = Każdy Pierścień jest równie dobry. Ale Nazgûl na czarnej kostce zawsze rusza za tobą, więc to jej warto się pozbyć.
lesson-all-in = Oto twój drugi Pierścień! Odłóż go, a razem z nim orka: twoja broń pokona jednego. Czerwony Nazgûl ściga tylko Sama.
lesson-nazgul-first = Zgadza się, trzeba go odłożyć, a ściga tylko Sama. Ale i tak zostałby ci na końcu: najpierw Pierścień i ork, i jesteś w Mordorze.

## Koniec

lesson-in-mordor = Twoja broń pokonała orka i jesteś w Mordorze! Ale rundę zawsze rozgrywa się do końca.
lesson-sam-last = Sam ma jeszcze jedną turę. Potrzebuje sześciu Pierścieni, a kostek jest tylko pięć.
lesson-won = Pierścień jest zniszczony i wygrywasz. Piękna wyprawa! Gdy poznasz drogę, spróbuj wariantu zaawansowanego: tam każde miejsce ma własną zasadę.

lesson-learnt-keep = Po każdym rzucie odłóż co najmniej jedną kostkę, każdą z innym symbolem, a pozostałymi rzuć ponownie.
lesson-learnt-nazgul = Nazgûla trzeba odłożyć, a jego kolor mówi, kogo ściga. Gandalf zatrzymuje Nazgûle na dłużej.
lesson-learnt-mordor = Dziewięć Pierścieni prowadzi do Mordoru. Ork zatrzymuje wszystkie, chyba że pokona go broń.
