## W dwie minuty

in-two-minutes = W dwie minuty
learn-title = { $game } w dwie minuty
learn-heading = { $game } w dwie minuty
learn-goal = Cel gry
learn-turn = Twoja tura
learn-missed = Trzy rzeczy, o których zapominają początkujący
learn-rules = { $rules }…
learn-play-easy = Zagraj z łatwym botem
learn-all-rules = Wszystkie zasady

## Półka

shelf-first = Jesteś tu pierwszy raz?
shelf-first-game = Zacznij od gry „{ $game }”:
shelf-first-why = partia trwa około { $minutes } minut, a nauka dwie.

## Pudełko

fact-players = dla { $least }–{ $most } graczy
fact-players-only = { $most ->
    [one] dla { $most } gracza
    [few] dla { $most } graczy
   *[many] dla { $most } graczy
}
fact-minutes = { $least }–{ $most } minut
fact-minutes-about = około { $most } minut
fact-weight = { $weight ->
    [1] bardzo proste zasady
    [2] proste zasady
    [3] średnio złożone zasady
    [4] złożone zasady
   *[5] bardzo złożone zasady
}

## Wyprawa do Mordoru

learn-journey-goal = Jesteś hobbitem i niesiesz Pierścień. Zakreślaj kolejne okrągłe pola, aż staniesz w Mordorze – zanim zapełni się szlak Nazgûla, czyli kwadratowe pola na dole. Gdy zakreślisz ostatnie z nich, Nazgûle cię dopadają i odpadasz z gry.
learn-journey-goal-picture = Plansza Froda: cztery z dziewięciu okrągłych pól są zakreślone, Frodo jest w Rohanie. Niżej, na szlaku Nazgûla, zakreślone jest jedno z sześciu kwadratowych pól i połówka następnego.
learn-journey-turn-1 = Rzuć wszystkimi pięcioma kostkami. Odłóż co najmniej jedną, możesz i więcej – ale z jednego rzutu nie wolno odłożyć dwóch takich samych symboli. Resztą rzucasz ponownie.
learn-journey-turn-1-picture = Pięć kostek. Pierścień, broń i Gandalf są odłożone, a kostkami z dwoma orkami trzeba rzucić ponownie.
learn-journey-turn-2 = W rzucie wypadł Nazgûl? Jednego musisz odłożyć. Rzucasz tak długo, aż odłożysz wszystkie pięć kostek. Wcześniej możesz skończyć tylko dzięki Białemu Drzewu z czarnej kostki.
learn-journey-turn-2-picture = Nazgûl jest odłożony, bo tak trzeba; Białe Drzewo odłożyć wolno, ale nie trzeba.
learn-journey-turn-3 = Teraz odłożone kostki działają. Za każdy Pierścień zakreślasz okrągłe pole. Gandalf przepoławia jedno z twoich kwadratowych pól, więc zyskujesz czas. Za każdego Nazgûla ktoś zakreśla kwadratowe pole.
learn-journey-turn-3-picture = Pierścień prowadzi do zakreślonego okrągłego pola, Gandalf do przepołowionego kwadratowego, Nazgûl do zakreślonej połówki.
learn-journey-missed-1 = Jeden ork zatrzymuje wszystkie twoje Pierścienie. Na każdego odłożonego orka potrzebujesz broni; inaczej w ogóle nie ruszasz z miejsca.
learn-journey-missed-1-picture = Dwa Pierścienie i ork, a broni brak: z tego nie ma nic.
learn-journey-missed-2 = Nie można po prostu przestać. Jeśli została jedna kostka, trzeba nią rzucić i odłożyć ją, cokolwiek pokaże. Dlatego warto zawczasu odłożyć broń: wtedy ostatni rzut nie jest tak groźny.
learn-journey-missed-2-picture = Cztery dobre kostki są odłożone, a na piątej wypadł ork.
learn-journey-missed-3 = Kolor kostki ma znaczenie tylko przy Nazgûlu: ściga on gracza w tym kolorze. Czarny i te w kolorach, którymi nikt nie gra, ścigają ciebie.
learn-journey-missed-3-picture = Nazgûl z czerwonej kostki ściga Sama, bo to jego kolor. Ten z czarnej ściga Froda, bo to jego tura.

## Konfrontacja

learn-confrontation-goal = Drużyna chce, żeby Frodo wszedł do Mordoru. Sauron chce go pokonać albo wprowadzić do Shire trzy swoje postacie. Widzisz, gdzie stoją postacie przeciwnika, ale nie wiesz, kim są.
learn-confrontation-goal-picture = Mapa od Shire na dole do Mordoru u góry. Frodo stoi w Eregionie, Aragorn w Enedwaith, a Sam w Arthedainie, zwróceni twarzami do ciebie. Trzy postacie Saurona widać tylko od tyłu.
learn-confrontation-turn-1 = Porusz jedną swoją postać do przodu, do sąsiedniego regionu. Nie w bok i nie do tyłu. Czerwona liczba mówi, ile twoich postaci się tam zmieści.
learn-confrontation-turn-1-picture = Merry stoi w Cardolanie. Może pójść do Eregionu, gdzie stoi wróg, albo do Enedwaith.
learn-confrontation-turn-2 = Jeśli ktoś tam stoi, zaczyna się walka. Obie strony ujawniają, kto walczy, a zdolności mogą od razu wszystko rozstrzygnąć: najpierw zdolność postaci Drużyny, potem Saurona.
learn-confrontation-turn-2-picture = Aragorn spotyka kogoś, kogo widać tylko od tyłu. Okazuje się, że to Czarny Jeździec.
learn-confrontation-turn-3 = Jeśli nie, w tajemnicy zagrywacie po jednej karcie. Siła plus karta: postać, która ma niższą sumę, zostaje pokonana. Przy równych sumach padają obie.
learn-confrontation-turn-3-picture = Aragorn ma 4 i zagrywa 3, razem 7. Czarny Jeździec ma 3 i zagrywa 2, razem 5. Zostaje pokonany.
learn-confrontation-missed-1 = Zagrana karta wraca dopiero wtedy, gdy zagrasz wszystkie dziewięć. Nie trać najwyższej karty na byle kogo – i pamiętaj, co zostało drugiej stronie.
learn-confrontation-missed-1-picture = Pięć kart: 5 i 3 są już zużyte, a „Magia”, 1 i „Odwrót” są jeszcze na ręce.
learn-confrontation-missed-2 = Zdolności działają przed kartami i rozstrzygają wiele walk. Boromir ginie razem z każdym, kto z nim walczy; Orkowie pokonują pierwszą postać, którą zaatakują. Dotknij postaci, żeby przeczytać, co potrafi.
learn-confrontation-missed-2-picture = Boromir i Balrog: obaj pokonani, choć nikt nie zagrał karty.
learn-confrontation-missed-3 = Na koniec tury wszyscy znowu się ukrywają. Stół pamięta za ciebie: liczba mówi, ile postaci wchodzi jeszcze w grę.
learn-confrontation-missed-3-picture = Czarny Jeździec, widziany przez chwilę, a potem znowu tylko tył z dopiskiem „3?”.

## Wojna o Pierścień: Gra karciana

learn-warcards-goal = Wolne Ludy idą ścieżką od Bag End do Góry Przeznaczenia i bronią po drodze swoich ziem. Cień szerzy wśród nich zepsucie i zdobywa resztę. Kto ma 10 punktów przewagi, od razu wygrywa. Inaczej po ostatniej ścieżce wygrywa strona z wyższym wynikiem, a przy remisie Cień.
learn-warcards-goal-picture = Nić z dziewięcioma węzłami. Pierwszy i trzeci należą do Wolnych Ludów, drugi do Cienia; teraz trwa czwarta ścieżka.
learn-warcards-turn-1 = W każdej rundzie walczycie o dwa miejsca: o pole bitwy, gdzie spotykają się armie, i o kolejną ścieżkę, którą idzie Powiernik Pierścienia.
learn-warcards-turn-1-picture = Pole bitwy Helmowy Jar, warte 2 punkty, i ścieżka Khazad-dûm.
learn-warcards-turn-2 = Po kolei każdy robi jedną rzecz: zagrywa kartę, porusza kartę z rezerwy albo zrzuca kartę. Za każdą zagraną kartę zrzucasz z ręki inną; jeszcze do ciebie wróci. Spasować możesz, gdy zostały ci najwyżej dwie karty.
learn-warcards-turn-2-picture = Straż osady jest zagrana, a w zamian trzeba zrzucić Legolasa.
learn-warcards-turn-3 = Gdy wszyscy spasują, zaczyna się walka. Symbole ataku anuluje najpierw samo miejsce, a potem obrońcy, którzy przy tym giną. Jeśli coś zostanie, wygrywa atakujący.
learn-warcards-turn-3-picture = Helmowy Jar: armie Isengardu mają 3 symbole ataku. Miejsce anuluje 2 symbole, a armia Rohanu 1, więc Wolne Ludy je obroniły.
learn-warcards-missed-1 = Kto atakuje, zawsze zostaje wykluczony, nawet po wygranej. Obrońców traci się tylko tylu, ilu potrzeba; pozostałych się zrzuca i jeszcze wrócą. Atakuj tam, gdzie się to opłaca.
learn-warcards-missed-1-picture = Dwie atakujące armie Cienia znikają, a Jeźdźcy Rohanu, którzy się bronili, jeszcze wrócą.
learn-warcards-missed-2 = Na ścieżce każdy nieanulowany symbol ataku to żeton zepsucia, a każdy żeton to punkt dla Cienia. Wolne Ludy dostają punkty za ścieżkę tylko wtedy, gdy anulowano wszystko.
learn-warcards-missed-2-picture = Ścieżka Wichrowy Czub z trzema pieczęciami zepsucia.
learn-warcards-missed-3 = Karty zagranej do rezerwy nie można poruszyć w tej samej rundzie. Planuj rundę naprzód i zostaw sobie karty, którymi zapłacisz.
learn-warcards-missed-3-picture = Legolas leży w rezerwie na ukos, bo zagrano go w tej rundzie.

## Władca Pierścieni TCG

learn-fellowship-goal = Poprowadź drużynę ścieżką przygód przez dziewięć miejsc; w pierwszej grze wystarczy siedem. Wygrywa ten, czyj Powiernik Pierścienia pierwszy przetrwa potyczki w ostatnim miejscu. Kto straci Powiernika, bo zginie albo ulegnie Pierścieniowi, odpada.
learn-fellowship-goal-picture = Ścieżka z dziewięcioma polami. Leżą na niej cztery miejsca; twoja drużyna jest w czwartym, druga w drugim; cel wskazuje chorągiew.
learn-fellowship-turn-1 = W swojej turze grasz Wolnymi Ludźmi i twoja drużyna wędruje. W turze przeciwnika jesteś Cieniem i stajesz mu na drodze. W twojej talii są karty dla obu stron, a każda tura ma te same siedem faz.
learn-fellowship-turn-1-picture = Siedem znaków w rzędzie: drużyna, Cień, manewry, łucznictwo, przydziały, potyczki, przegrupowanie. Świeci pierwszy.
learn-fellowship-turn-2 = Faza drużyny: zagrywasz towarzyszy, ich ekwipunek i sprzymierzeńców. Koszt każdej karty trafia jako czarne żetony do puli mroku. Potem musisz ruszyć do następnego miejsca.
learn-fellowship-turn-2-picture = Boromir kosztuje 3, a Miecz hobbita 1: w misie leżą cztery żetony.
learn-fellowship-turn-3 = Faza Cienia: przeciwnik wyjmuje te żetony i płaci nimi za popleczników, którzy stają naprzeciw twojej drużyny.
learn-fellowship-turn-3-picture = Misa z ośmioma żetonami i dwóch Uruk-hai, za których można nimi zapłacić.
learn-fellowship-turn-4 = Potem dochodzi do walki. Najpierw manewry, potem łucznicy obu stron zadają rany, a ty wystawiasz obrońców przeciw poplecznikom; tych, którzy zostali, posyła Cień. W potyczce wygrywa większa siła, przy remisie Cień. Przegrany odnosi ranę, a wobec dwukrotnej przewagi ginie od razu.
learn-fellowship-turn-4-picture = Aragorn z siłą 10 przeciw Urukowi z siłą 9: wygrywa Aragorn.
learn-fellowship-turn-5 = Przegrupowanie: gracz Cienia uzupełnia rękę do ośmiu kart. Potem albo ruszasz jeszcze raz i Cień znów może zagrywać karty, albo kończysz turę i uzupełniasz swoją. W turze wolno ruszyć dwa razy.
learn-fellowship-turn-5-picture = Trzy nowe karty: Athelas i Legolas na twoje tury, Szaman Uruk-hai na tury przeciwnika.
learn-fellowship-missed-1 = Ruch karmi Cień: dokłada do puli numer cienia nowego miejsca i po jednym żetonie za każdego towarzysza. Duża drużyna jest silna, ale wędruje drogo.
learn-fellowship-missed-1-picture = Aragorn i Sam obok misy z pięcioma żetonami.
learn-fellowship-missed-2 = Pierścień ratuje i Pierścień włada. Powiernik, który ma go na palcu, zamiast ran dostaje brzemiona; gdy będzie ich tyle, ile wynosi jego odporność, przegrywasz.
learn-fellowship-missed-2-picture = Frodo nosi Pierścień na palcu. Ma 6 brzemion; 10 go owładnie.
learn-fellowship-missed-3 = Podjąć wysiłek znaczy zapłacić raną. Wymaga tego wiele kart. Kto ma już tylko jedno życie, jest wyczerpany i nie może go podjąć, więc rany kosztują więcej niż krew.
learn-fellowship-missed-3-picture = Aragorn raz podjął wysiłek i zostały mu trzy życia. Gandalf ma trzy rany i jest wyczerpany.
