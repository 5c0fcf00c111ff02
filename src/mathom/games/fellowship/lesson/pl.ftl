## Faza drużyny

lesson-welcome = Witaj! W pięć minut rozegrasz jedną turę swoją drużyną i jedną jako Cień, który poluje na cudzą. Masz talię Gandalfa, a przeciwnik talię Aragorna.
lesson-goal = Twoja drużyna jest jeszcze mała: Frodo, który niesie Pierścień, i Gandalf. Wygrywa ten, czyj Frodo pierwszy przeżyje miejsce 7. Jeśli zginie albo Pierścień nim owładnie, gra jest przegrana.
lesson-pool = To jest pula mroku. Wszystko, co zagrywasz dla drużyny, dokłada do niej żetony, a Cień opłaca z nich popleczników. Każda pomoc ma więc swoją cenę.
lesson-legolas = Legolas kosztuje 2. Ale Gandalf może go sprowadzić o 2 taniej, czyli za darmo. Wybierz Gandalfa: podejmie wysiłek, to znaczy zapłaci raną.
lesson-legolas-paid = Tak też można, a Gandalf oszczędza siły. Ale w puli są teraz 2 żetony i przeciwnika stać na coś gorszego.
lesson-westfarthing = Tak też można: tutaj wysiłek podejmuje Frodo, a Legolas kosztuje o 1 mniej. Ale Gandalf sprowadziłby go za darmo, a rany Froda są najdroższe.
lesson-move-early = Możesz, a im mniej towarzyszy, tym mniej dostaje Cień. Ale ktoś musi walczyć, a Legolas przyszedłby za darmo.
lesson-move = Legolas jest w drużynie, a pula nadal jest pusta. Teraz zakończ fazę: w każdej turze drużyna musi przejść do następnego miejsca.

## Co kupuje Cień

lesson-fed = No i pula się napełniła: 2 żetony za numer cienia Bramy Bree i po 1 za każdego towarzysza, razem 5. Teraz Cieniem jest przeciwnik i może je wydać.
lesson-roams = Szaman Uruk-hai! Kosztuje 3, ale u siebie jest dopiero od miejsca 5. Wcześniej się włóczy, a kto się włóczy, kosztuje o 2 więcej. Pula jest więc pusta.

## Walka

lesson-arrow = Przed walką jest łucznictwo. Legolas to łucznik i już trafił Szamana. Szaman ma żywotność 2, więc zabije go jeszcze jedna rana.
lesson-defend = Teraz wybierz, kto stawi mu czoła. Szaman ma siłę 8 i obrażenia +1: kto z nim przegra, dostanie dwie rany. Przydziel Gandalfa. Ma tylko 7, ale i coś w zanadrzu.
lesson-frodo-overwhelmed = Ostrożnie! Frodo ma siłę 4, a 8 to dwa razy tyle. Kto ma przeciw sobie dwa razy większą siłę, jest zdominowany i ginie od razu, choćby był zdrowy. A bez Froda gra jest przegrana.
lesson-legolas-fights = Możesz, ale ma siłę 6 przeciw 8, a karta, którą masz w zanadrzu, pomoże tylko Gandalfowi. Legolas przegra i dostanie dwie rany.
lesson-nobody-defends = Możesz, ale wtedy wybierze przeciwnik i pośle Szamana na Froda: 8 to dwa razy więcej, niż Frodo ma siły, więc zginąłby od razu, zdominowany.
lesson-wizard = 7 do 8: na razie Gandalf przegrywa. Zagraj kartę „Tajemniczy czarodziej”, która daje mu +4. Kosztuje 2 i one też trafią do puli.
lesson-gandalf-loses = Jest więc 7 do 8. Gandalf przegrywa i przez obrażenia +1 dostaje dwie rany. A był już zmęczony i pomoc miał pod ręką.
lesson-no-dwarf = Możesz, ale ta karta pomaga tylko krasnoludowi, a w twojej drużynie żadnego nie ma. Przepadnie na próżno.
lesson-compare = 11 do 8! Gdy nikt już nie chce nic robić, porównuje się siły. Spasuj więc.

## Czy iść dalej

lesson-won = Gandalf wygrał, a dzięki Legolasowi ta jedna rana zabiła Szamana. Mając 16, czyli dwa razy tyle, Gandalf zdominowałby nawet zdrowego.
lesson-again = W tej turze możesz ruszyć jeszcze raz. Nie ma już poplecznika, w puli są tylko 2 żetony, a miejsce 3 to sanktuarium. Naprzód!
lesson-stop = Ostrożnie i teraz nic ci już nie grozi. Ale to jest wyścig, a lepsza chwila na drugi ruch trafia się rzadko.
lesson-no-minion = Jesteście w Rivendell! Numer cienia to tu 0, więc w puli było tylko 5 żetonów, a przeciwnik nie miał na ręce tak taniego poplecznika. Bez popleczników nie ma walki.
lesson-reconcile = Na koniec tury dociągasz do ośmiu kart, a przedtem możesz jedną odrzucić. Odrzuć „Ich kamienne komnaty”: potrzebny jest do nich krasnolud.
lesson-keep-all = Możesz, ale dociągasz teraz tylko dwie karty. Z kartą, która się nie przyda, warto się rozstać.
lesson-keep-intimidate = Możesz. Ale dopóki jest tu Gandalf, „Zastraszenie” chroni towarzysza przed raną. A do tamtej karty potrzebny jest krasnolud, którego nie masz.
lesson-keep-shadow = Możesz. Ale to karta Cienia, a za chwilę to ty będziesz Cieniem. A do tamtej karty potrzebny jest krasnolud, którego nie masz.

## Teraz ty jesteś Cieniem

lesson-other-side = Teraz na odwrót: drużynę prowadzi przeciwnik, a ty jesteś Cieniem. Patrz na pulę. To dla ciebie się napełnia.
lesson-nine = Boromir i athelas kosztowały razem 4, a ruch dołożył 5. Za te 9 żetonów możesz kupować. Twoje gobliny też się tu włóczą i każdy kosztuje o 2 więcej.
lesson-marksman = Na początek Goblin strzelec. Kosztuje 3 i 2 za włóczęgę, a do tego jest łucznikiem.
lesson-other-goblin = Tak też można i przy odrobinie uwagi żetonów nadal starczy na wszystkie trzy. Chcę tylko zacząć od łucznika.
lesson-no-goblins = Możesz, ale na początku następnej tury pula zostanie opróżniona. Żetonów nie da się odłożyć na później.
lesson-runner = Zostały 4 żetony. Goblin goniec kosztuje 1 i 2 za włóczęgę, a coś ze sobą przynosi.
lesson-sneak-first = Tak też można, ale został 1 żeton, a Goniec kosztuje 3. Gdyby przyszedł pierwszy, starczyłoby na obu.
lesson-scimitar-first = Tak też można, bo nic nie kosztuje. Chcę tylko najpierw kupić wszystkie gobliny.
lesson-tokens-left = Możesz, ale w puli zostały żetony, a w twojej następnej turze już ich nie będzie.
lesson-runner-adds = Gdy wchodzi do gry, może dołożyć do puli 2 żetony. Dziś pula jest twoja, więc z tego skorzystaj.
lesson-runner-adds-nothing = Możesz, ale te żetony byłyby tylko twoje i przyszedłby za nie jeszcze jeden goblin.
lesson-sneak = 3 żetony: akurat tyle, ile kosztuje Goblin szperacz.
lesson-scimitar = „Krzywa szabla goblina” nic nie kosztuje, a daje +2 do siły. Niech dostanie ją Strzelec: z siłą 9 będzie silniejszy od Aragorna, który ma 8.
lesson-scimitar-elsewhere = Tak też można, a +2 przyda się każdemu. Ale Strzelec mógłby z nią pokonać nawet Aragorna.
lesson-no-scimitar = Możesz ją zatrzymać. Ale nic nie kosztuje, a już dziś miałaby co robić.
lesson-shoots = Dzięki szabli masz też jedną kartę więcej. Teraz Strzelec napina łuk. Przeciwnik wybierze, kto dostanie ranę, a potem, kto z kim walczy.

## Poplecznik, który został

lesson-hit = Strzałę przyjął Boromir. Ma żywotność 3, więc zostały mu 2. On walczy z Gońcem, Aragorn ze Strzelcem, a ze Szperaczem nikt.
lesson-left = Poplecznika, z którym nikt nie walczy, posyłasz, na kogo chcesz. Poślij Szperacza na Froda: 5 do 4!
lesson-two-on-one = Tak też można: siły dwóch przeciw jednemu się sumują. Ale gdy padnie Frodo, wygrywasz całą grę, więc warto osłabiać właśnie jego.
lesson-sneak-idle = Możesz, ale wtedy Szperacz tylko patrzy. A Frodo miałby zaledwie 4 przeciw jego 5.
lesson-boromir-exerts = W potyczce wolno pomóc i komuś innemu: Boromir podjął wysiłek i dał Frodowi +3. Teraz jest 7 do 5 przeciw tobie.
lesson-drums = Ale masz „Bębny w głębinach”: +2 dla twojego goblina. To daje 7 do 7, a przy remisie wygrywa Cień!
lesson-no-drums = Jest więc 7 do 5 i Szperacz ginie. Z bębnami byłoby 7 do 7, a remis należy do Cienia.
lesson-drums-sneak = Potrzebuje ich Szperacz.
lesson-drums-elsewhere = Możesz, ale ten goblin teraz nie walczy, a bębny działają tylko do końca tej potyczki.

## Pierścień

lesson-tie = 7 do 7 i wygrywasz! Frodo powinien dostać ranę. Ale przeciwnik może zrobić to, co i tobie wolno: założyć mu Pierścień.
lesson-burden = I rana zmieniła się w brzemię. Przy 10 brzemionach Frodo jest owładnięty i gra przegrana, a pozbyć się ich znacznie trudniej niż ran. Zobaczmy, jak sobie radzi Aragorn.
lesson-aragorn-lost = To dzięki szabli: Aragorn przegrał 8 do 9 i dostał ranę. Ostatni jest Boromir, 7 przeciw 5 twojego Gońca.
lesson-drums-again = Boromir ma ranę od strzały i drugą z wysiłku. Z żywotności został mu 1 punkt, a ty masz bębny jeszcze raz!
lesson-boromir-spared = Możesz je zatrzymać. Ale 7 do 7 by wystarczyło: jeszcze jedna rana i Boromir ginie.
lesson-drums-runner = Tym razem są dla Gońca.

## Koniec tury i sanktuarium

lesson-boromir-falls = Boromir zginął. Wysiłek dla Froda odebrał mu siły, których sam potrzebował. Pamiętaj o tym, gdy jakaś karta każe ci podjąć wysiłek.
lesson-fill-up = Zanim przeciwnik zdecyduje o drugim ruchu, ty też uzupełniasz rękę. Zatrzymaj wszystko: „Patrol goblinów” jest drogi, ale silny.
lesson-keep-troop = Możesz i dociągasz o jedną kartę więcej. Ale przy pełnej puli patrol z siłą 13 zdominuje prawie każdego.
lesson-discard-fine = Tak też dobrze: dociągasz o jedną kartę więcej. Choć i tę warto było zatrzymać.
lesson-chased = Wszystkie twoje gobliny żyją. Gdyby drużyna poszła dalej, zaraz miałaby je na karku. Przeciwnik woli więc zakończyć turę.
lesson-sanctuary = Znowu twoja tura, a zaczyna się w sanktuarium: możesz tu uleczyć do pięciu ran. Gandalf ma jedną, odkąd sprowadził Legolasa.
lesson-unhealed = Możesz, ale leczenie nic nie kosztuje, a kto jest zdrowy, może znowu podjąć wysiłek.
lesson-standing = Jesteście w miejscu 3 i nikt w drużynie nie ma ran. Przeciwnik jest w miejscu 2, ma brzemię i stracił Boromira.
lesson-end = I tak to idzie, tura za turą, aż do miejsca 7. Świetnie ci poszło! Jedno masz jeszcze przed sobą: założyć Pierścień swojemu Frodowi. Rób to rzadko.

lesson-learnt-twilight = Każdy ruch i wszystko, co zagrywasz dla drużyny, napełnia pulę mroku, a Cień z niej płaci.
lesson-learnt-turns = W swojej turze prowadzisz drużynę, w cudzej jesteś Cieniem. Drugi ruch to ryzyko, bo ocalali poplecznicy idą za drużyną.
lesson-learnt-skirmish = Potyczkę wygrywa silniejszy, a przy remisie Cień. Dwa razy większa siła zabija od razu.
lesson-learnt-exert = Podjąć wysiłek to zapłacić raną. Pierścień zamienia rany w brzemiona, a 10 brzemion to przegrana.
