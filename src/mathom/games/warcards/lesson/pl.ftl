## Faza lokalizacji

lesson-welcome = Witaj! W pięć minut rozegrasz jedną rundę tej wojny. Grasz Gandalfem i prowadzisz Wolne Ludy. Po stronie Cienia gra Balrog z Morii.
lesson-score = Pierwsza runda już za wami: punkt dla ciebie, dwa dla Cienia. Ścieżek w tej grze jest sześć, a po ostatniej wygrywa wyższy wynik.
lesson-ground = Każda runda przynosi nowe miejsca, o które się walczy. Pierwsze to pole bitwy: Rivendell. Bronisz go, a jest warte 2 punkty.
lesson-cycle = Rivendell pozwala ci dobrać kartę, a teraz jedną zrzucić. Zrzucone karty wrócą, gdy skończy się talia. Zrzuć Nenyę: może ją nosić tylko Galadriela, a jej tu nie ma.
lesson-cycle-vilya = Ten pierścień nadaje się do zrzucenia nie gorzej. Chcę go tylko jeszcze chwilę zatrzymać, żeby ci coś pokazać.
lesson-cycle-needed = Możesz, a karta jeszcze wróci. Ale w tej rundzie dałoby się ją zagrać. Lepiej zrzucić coś, z czego nikt teraz nie skorzysta.
lesson-cycle-weapon = Możesz, a broń jeszcze wróci. Ale dziś mógłby jej użyć hobbit, a Nenyi nie ma tu komu nosić.

## Zagrywanie i płacenie

lesson-path = Drugie miejsce to ścieżka, którą idzie Drużyna Pierścienia: tym razem Gospoda „Pod Rozbrykanym Kucykiem”. Tu zawsze atakuje Cień. Jeśli ją obronisz, dostaniesz 2 punkty.
lesson-merry = Teraz gracie na przemian, po jednej akcji. Na początek zagraj Merry’ego na ścieżkę: będzie jej bronił.
lesson-merry-reserve = Tam byłby bezpieczny, ale w tej rundzie już by się z rezerwy nie ruszył. A na ścieżce ktoś jest potrzebny teraz.
lesson-boromir-first = Tak też można i zaraz to zrobisz. Ale na ścieżce nadal nie ma nikogo, więc najpierw warto wysłać kogoś tam.
lesson-item = Dobra rzecz: przedmiot wzmacnia tego, kto go dzierży. Ale kosztuje kartę jak wszystko inne, a na ścieżce jeszcze nikogo nie ma.
lesson-move-first = Tak też można, a ruch nawet nic nie kosztuje. Chcę ci tylko najpierw pokazać, jak się płaci za karty.
lesson-cycle-only = Możesz, ale to była cała twoja tura, a do gry nie weszło nic nowego. Kart i tak sporo zrzucisz, płacąc.
lesson-winnow-early = Możesz, ale dwie karty przepadną na zawsze, a dostaniesz za nie tylko jedną. Zostaw to na karty, z których nikt nie skorzysta.
lesson-pass-early = Możesz, bo Cień ma na ręce więcej kart niż ty. Ale jest jeszcze tyle do zrobienia, a Cień nie będzie czekał.
lesson-pay = Każda zagrana karta kosztuje inną: zrzucasz ją z ręki. Zapłać Mieczem z Westernesse. To dobra broń, ale jeszcze wróci.
lesson-pay-best = Możesz. Ale Boromir ma w tej rundzie coś do zrobienia, więc szkoda płacić akurat nim.
lesson-pay-ring = Sprytna zapłata, bo nie ma tu komu go nosić. Chcę tylko zatrzymać ten pierścień, żeby ci coś pokazać.
lesson-pay-sting = Równie dobrze. Żądło ma tylko posłużyć do następnej zapłaty.
lesson-shadow = Merry jest na ścieżce. Teraz tura Cienia. Patrz, dokąd ruszy.

## Ruch

lesson-messenger = Nazgûl! Czekał w rezerwie Cienia. Na ścieżce wnosi jeden symbol ataku.
lesson-elves = Ty też masz rezerwę. Kto leży w niej od poprzedniej rundy, może się ruszyć, i to za darmo. Porusz Elfów Wysokiego Rodu do Rivendell.
lesson-frodo-early = Dobry ruch i za chwilę przyjdzie na niego pora. Chcę tylko zacząć od czegoś innego.
lesson-boromir-early = Tak też można i zrobisz to w następnej turze. Ale Rivendell stoi puste, a Elfowie mogą tam pójść za darmo.
lesson-item-later = Tak też można, a przedmiot wzmacnia tego, kto go dzierży. Ale kart starczy ci już tylko na kilka zagrań, a te mają dziś inne zadanie.

## Rezerwa

lesson-goblins = Do Rivendell przyszły Gobliny. Cień płaci za swoje karty tak samo jak ty.
lesson-boromir = Boromir może wejść dopiero na trzecią ścieżkę, na tę jeszcze nie. Zagraj go do rezerwy. Od następnej rundy ruszy z niej za darmo.
lesson-pay-again = Najpierw zapłata. Niech to będzie Żądło: jeszcze je zobaczysz. Potem dzięki Boromirowi dobierzesz kartę.

## Pomoc na ścieżce

lesson-destroyer = Drugi Nazgûl: dwa symbole ataku na ścieżce. Jeden z nich anuluje ona sama, a drugi może anulować Merry.
lesson-frodo = Ale Cień ma jeszcze dużo kart. Symbole, których nie anulujesz, to punkty dla niego, więc wyślij Merry’emu na pomoc Froda.
lesson-winnow-first = Zrobisz to w następnej turze. Ale gdyby teraz przyszedł jeszcze jeden Nazgûl, sam Merry nie obroni ścieżki.
lesson-pass-alone = Możesz, skoro masz dwie karty. Ale jeśli przyjdzie jeszcze jeden Nazgûl, sam Merry nie obroni ścieżki, a Frodo mógł mu pomóc za darmo.

## Odsiew

lesson-cave-troll = A pod Rivendell stoi Jaskiniowy troll. Dwa symbole ataku: tyle Rivendell jeszcze anuluje samo.
lesson-winnow = Masz dwa Pierścienie, dla Elronda i dla Gandalfa, a żadnego z nich nie ma w grze. Zrób odsiew: oba wykluczysz na zawsze i dobierzesz za nie jedną nową kartę.
lesson-pass-rings = Możesz i zachowasz oba Pierścienie na następną rundę. Ale karty, których nie ma komu nosić, tylko zajmują miejsce na ręce.
lesson-cycle-ring = Możesz i Pierścień kiedyś wróci. Ale nic za niego nie dobierzesz, a drugi dalej zostaje ci na ręce.

## Pasowanie

lesson-hill-troll = Trzeci symbol ataku w Rivendell. Dobrze, że są tam Elfowie.
lesson-pass = A z talii przyszedł Flakonik Galadrieli. Kto ma najwyżej dwie karty, może spasować i zachowuje je na następną rundę. Spasuj: Flakonik zostanie z tobą.
lesson-phial = Mocna karta! Ale za ostatnią kartę z ręki płaci się drogo: trzeba inną poświęcić, a ona już nie wróci. Ścieżka wytrzyma i bez tego.
lesson-phial-cycled = Możesz, ale nikt ci nie każe. Na ręce wolno zachować do dwóch kart, a Flakonik przyda się w następnej rundzie.
lesson-pass-again = Po twoim pasie ktoś wykonał akcję, więc znowu jest twoja tura. Balrog jest dopiero w rezerwie i w tej rundzie z niej nie wyjdzie. Spasuj jeszcze raz.

## Walki

lesson-combat = Spasowali wszyscy, więc czas na walkę. W tej rundzie jesteś pierwszym graczem i mówisz, od czego zacząć. Wybierz Rivendell.
lesson-combat-path = Tak też można, a dziś to wszystko jedno. Chcę tylko zacząć od Rivendell.
lesson-rivendell-held = Trzy symbole ataku: dwa anulowało Rivendell, ostatni Elfowie. Kosztowało cię to ich kartę, ale atakujący zawsze są wykluczani. Rivendell jest twoje!
lesson-losses = Teraz ścieżka. Anuluje jeden z dwóch symboli, a drugi musi anulować hobbit. Wszystko jedno który: innych by wykluczono, a Merry’ego i Froda tylko się tu zrzuca.

## Koniec rundy

lesson-path-held = Ścieżka też jest twoja, a obu Nazgûli już nie ma. Prowadzisz 5 do 2!
lesson-drawn = Potem wszyscy dobrali nowe karty. Zachowany Flakonik nadal jest na twojej ręce, a na stole leżą już następne miejsca.
lesson-end = To była cała runda. Piękna walka! Kto ma 10 punktów przewagi, od razu wygrywa. Inaczej rozstrzyga się to po szóstej ścieżce, a remis należy do Cienia.

lesson-learnt-pay = Każda zagrana karta kosztuje inną. Co zrzucone, wraca, co wykluczone, już nie.
lesson-learnt-reserve = Ruch z rezerwy jest za darmo, ale nie w rundzie, w której karta tam trafiła.
lesson-learnt-combat = W walce najpierw anuluje samo miejsce, potem obrońcy, których tracisz. Atakujący zawsze są wykluczani.
lesson-learnt-pass = Mając najwyżej dwie karty, możesz spasować i zachować je na następną rundę.
