title = Konfrontacja
summary = Osiemnaście ukrytych postaci i jeden Pierścień: Drużyna niesie go do Mordoru, a Sauron go szuka i rusza na Shire.

## Jaki czasownik pasuje do postaci: który wariant zdania wybrać.
-verb = { $case ->
   *[nom-animate] singular
    [nom-feminine] feminine
    [nom-plural] plural
}

## Postacie, jak na kartach: strona z pierścieniem, potem strona z gwiazdą

ability-frodo = Gdy się broni, może przed zagraniem kart wykonać odwrót w bok, ale nie w górach. Jeśli wejdzie do Mordoru, wygrywa Drużyna. Jeśli zostanie pokonany, wygrywa Sauron.
ability-frodo-star = W walce z nim nie działa tekst kart walki Saurona. Niesie Pierścień: jeśli wejdzie do Mordoru, wygrywa Drużyna, a jeśli zostanie pokonany, ujawnia się Sam i niesie Pierścień dalej. Jeśli pokona go Warg albo Sam odpadł już wcześniej, wygrywa Sauron.
ability-sam = Gdy w jego regionie zaatakowano Froda, Sam może się ujawnić i walczyć za niego. Przy Frodzie ma siłę 5, pod warunkiem że Frodo zostanie ujawniony przed wybraniem kart. W walce z Wargiem jedno i drugie nie działa.
ability-sam-star = Gdy się broni, ma taką siłę jak atakująca go postać (ale tylko 1 przeciw Wargowi). Jeśli przejął Pierścień, to gdy wejdzie do Mordoru, wygrywa Drużyna, a gdy zostanie pokonany, wygrywa Sauron.
ability-gimli = Pokonuje Orków, zanim zadziała ich zdolność i zanim zagra się karty.
ability-theoden-star = Gdy walczy w Rohanie lub Gondorze, ma siłę 4.
ability-pippin = Gdy atakuje, może przed zagraniem kart wykonać odwrót w tył.
ability-smeagol-star = Gdy się broni i jest w swoim regionie sam, może przed zagraniem kart zamienić się miejscami z postacią Drużyny z sąsiedniego regionu, ale w górach nie w bok. Tamta postać walczy za niego, jakby to ją zaatakowano.
ability-legolas = Pokonuje Latającego Nazgûla przed zagraniem kart.
ability-elrond-star = W walce z nim nie działają „Oko Saurona” ani „Magia” Saurona.
ability-merry = Pokonuje Czarnoksiężnika z Angmaru przed wybraniem kart.
ability-faramir-star = Gdy atakuje, może przed zagraniem kart wykonać odwrót w bok, ale nie w górach.
ability-gandalf = W walce z nim Sauron musi pierwszy wybrać i odkryć kartę, a „Magię” od razu wymienić. Dopiero potem kartę wybiera Drużyna; musi ją zagrać nawet przeciw „Odwrotowi”.
ability-gandalf-star = Gdy w walce w jego regionie lub w sąsiednim odkryto karty, można go ujawnić, by dodać 1 do siły walczącej postaci Drużyny. Działa to także w górach i w walce bez kart, ale nie przeciw Wargowi i nie w jego własnych walkach.
ability-aragorn = Może ruszyć się do dowolnego sąsiedniego regionu, nawet w bok lub do tyłu, jeśli tam zaatakuje. W górach nie może ruszać się w bok.
ability-aragorn-star = Gdy się broni, może postanowić, że nie zagrywa się kart: liczy się sama siła.
ability-boromir = W walce on i jego przeciwnik zostają pokonani, zanim zadziała zdolność przeciwnika i zanim zagra się karty. Na Warga to nie działa.
ability-treebeard-star = W Fangornie ma siłę 6, chyba że walczy z Wargiem. Z każdego regionu może ruszyć wprost do Fangornu, by zaatakować, jeśli jest tam dokładnie jedna postać Saurona.
ability-orcs = Gdy atakują, pokonują pierwszą postać, z którą walczą, przed zagraniem kart. Jeśli zdąży ona wykonać odwrót, cios przepada, a w następnych walkach tego samego ataku zdolność nie działa.
ability-orcs-star = Gdy atakują, mają siłę 6.
ability-flying-nazgul = Może ruszyć do każdego regionu na planszy, by zaatakować, jeśli jest tam dokładnie jedna postać Drużyny; nawet w bok w górach.
ability-flying-nazgul-star = Może ruszyć o dwa regiony do przodu, by zaatakować, bez względu na to, kto stoi w pominiętym regionie.
ability-black-rider = Może ruszyć do przodu o dowolną liczbę regionów, jeśli na końcu zaatakuje. Nie może przejść przez region z postaciami Drużyny ani wejść do regionu, w którym nie ma już miejsca dla postaci Saurona.
ability-mouth-of-sauron-star = Po odkryciu obu kart Sauron może wymienić swoją na czwórkę z ręki lub ze stosu kart odrzuconych; zagrana karta trafia tam, skąd wzięto czwórkę. Nie działa, gdy kart się nie zagrywa.
ability-shelob = Gdy pokona postać w walce, natychmiast wraca do Gondoru. Jeśli są tam dwie postacie Saurona albo jakakolwiek postać Drużyny, zostaje pokonana. Po walce w Gondorze zostaje na miejscu.
ability-wormtongue-star = Gdy zostanie pokonany, może wykonać odwrót w tył do pustego sąsiedniego regionu, zamiast odpaść z gry.
ability-balrog = Jeśli jest w Caradhras, gdy postać Drużyny idzie przez Morię (z Eregionu do Fangornu), Sauron może go ujawnić: postać zostaje pokonana bez walki, a Balrog zostaje na miejscu.
ability-uruk-hai-star = { $uruk_hai ->
    [shown] Mogą ruszyć do przodu o dowolną liczbę regionów, jeśli ostatni jest pusty; ruch o więcej niż jeden region ich ujawnia. Nie mogą przejść przez region z postaciami Drużyny ani przez taki, w którym nie ma już miejsca dla postaci Saurona.
   *[hidden] Mogą ruszyć do przodu o dowolną liczbę regionów, jeśli ostatni jest pusty. Nie mogą przejść przez region z postaciami Drużyny ani przez taki, w którym nie ma już miejsca dla postaci Saurona.
}
ability-witch-king = Może ruszyć w bok do sąsiedniego regionu, jeśli tam zaatakuje, ale nie w górach.
ability-witch-king-star = Jeśli wejdzie do Shire, Sauron natychmiast wygrywa, bez względu na to, kto tam stoi.
ability-saruman = { $saruman_holds ->
    [no] W jego walkach Sauron może postanowić, że nie zagrywa się kart: liczy się sama siła.
   *[yes] W walce z nim nikt nie może wykonać odwrotu dzięki swojej zdolności. Sauron może postanowić, że nie zagrywa się kart: liczy się sama siła.
}
ability-saruman-star = Pokonuje Gandalfa przed zagraniem kart. W walce z kimkolwiek innym może raz zmusić Drużynę, by wzięła odkrytą kartę z powrotem do ręki i zagrała inną, chyba że była to jej ostatnia karta.
ability-warg = W walce z nim nie działa zdolność postaci Drużyny.
ability-gollum-star = W walce może przed zagraniem kart wykonać odwrót do przodu, chyba że postać Drużyny zrobiła to pierwsza.
ability-cave-troll = W jego walkach karta Saurona nie ma ani tekstu, ani siły. Sauron i tak musi ją zagrać i odrzucić.
ability-watcher-star = Raz ujawniony, pozostaje ujawniony do końca gry i nie może się już ruszać. Przenieść go mogą tylko „Odwrót” Saurona i „Wezwanie do Mordoru”.

## Kogo muszą się bać. Imię bez dopisku oznacza postać z tej samej strony żetonów.

beaten-by-frodo = { $saruman_holds ->
    [no] Warg nie pozwala mu na odwrót, w górach jest on niemożliwy, a w Morii może czyhać Balrog.
   *[yes] Warg i Saruman nie pozwalają mu na odwrót, w górach jest on niemożliwy, a w Morii może czyhać Balrog.
}
beaten-by-frodo-star = Prawie każdy jest silniejszy, a karty siły działają przeciw niemu; porażka z Wargiem (z wersji klasycznej) od razu kończy grę.
beaten-by-sam = Atakujący Orkowie pokonują go przed zagraniem kart; bez Froda, a z Wargiem zawsze, ma tylko siłę 2.
beaten-by-sam-star = Gdy atakuje, ma tylko siłę 1; atakujący Orkowie (z wersji klasycznej) pokonują go przed zagraniem kart.
beaten-by-gimli = Każdy silniejszy: Jaskiniowy Troll, Balrog, Szeloba, Czarnoksiężnik z Angmaru, Saruman.
beaten-by-theoden-star = Poza Rohanem i Gondorem prawie każdy jest silniejszy; z Wargiem (z wersji klasycznej) ma zawsze siłę 2.
beaten-by-pippin = { $saruman_holds ->
    [no] Prawie każdy, kto go zaatakuje; gdy sam atakuje, Warg nie pozwala mu na odwrót.
   *[yes] Prawie każdy, kto go zaatakuje; gdy sam atakuje, Warg i Saruman nie pozwalają mu na odwrót.
}
beaten-by-smeagol-star = Każdy, jeśli nie może się zamienić: gdy ma towarzysza w swoim regionie, gdy nikogo nie ma w pobliżu albo gdy walczy z Wargiem (z wersji klasycznej).
beaten-by-legolas = Każdy silniejszy oprócz Latającego Nazgûla; atakujący Orkowie pokonują go przed zagraniem kart.
beaten-by-elrond-star = Silniejsi są Czatownik, Latający Nazgûl i atakujący Orkowie; Warg (z wersji klasycznej) odbiera mu zdolność.
beaten-by-merry = Prawie każdy oprócz Czarnoksiężnika z Angmaru; atakujący Orkowie pokonują go przed zagraniem kart.
beaten-by-faramir-star = { $saruman_holds ->
    [no] Gdy ktoś go zaatakuje, nie ma żadnej zdolności; Warg (z wersji klasycznej) nie pozwala mu na odwrót.
   *[yes] Gdy ktoś go zaatakuje, nie ma żadnej zdolności; Warg i Saruman (z wersji klasycznej) nie pozwalają mu na odwrót.
}
beaten-by-gandalf = Atakujący Orkowie pokonują go przed zagraniem kart, podobnie Saruman (z wariantu); w walce z Wargiem Sauron nie musi odkrywać karty pierwszy.
beaten-by-gandalf-star = Saruman pokonuje go przed zagraniem kart, podobnie atakujący Orkowie (z wersji klasycznej).
beaten-by-aragorn = Atakujący Orkowie pokonują go przed zagraniem kart; Jaskiniowy Troll, Balrog, Szeloba i Czarnoksiężnik z Angmaru są silniejsi.
beaten-by-aragorn-star = Gdy atakuje, nie ma żadnej zdolności; Czatownik, Latający Nazgûl i atakujący Orkowie są silniejsi.
beaten-by-boromir = Warg: w walce z nim może liczyć tylko na kartę.
beaten-by-treebeard-star = Poza Fangornem silniejsi są Czatownik, Latający Nazgûl i atakujący Orkowie; z Wargiem (z wersji klasycznej) ma wszędzie tylko siłę 4.
beaten-by-orcs = Gimli pokonuje ich przed zagraniem kart, a Boromir ginie razem z nimi.
beaten-by-orcs-star = Gdy się bronią, mają tylko siłę 3; Sam jest równie silny jak oni, a Gimli (z wersji klasycznej) pokonuje ich przed zagraniem kart.
beaten-by-flying-nazgul = Legolas pokonuje go przed zagraniem kart, a Boromir ginie razem z nim.
beaten-by-flying-nazgul-star = Drzewiec w Fangornie jest silniejszy; Legolas (z wersji klasycznej) pokonuje go przed zagraniem kart.
beaten-by-black-rider = Gandalf i Aragorn są silniejsi, a przy Frodzie także Sam; Boromir ginie razem z nim.
beaten-by-mouth-of-sauron-star = Zaatakowany Aragorn może obejść się bez kart i jest silniejszy; silniejsi są też Gandalf i Drzewiec.
beaten-by-shelob = Powrót do Gondoru, jeśli brakuje tam miejsca albo stoi tam wróg; Boromir ginie razem z nią.
beaten-by-wormtongue-star = Każda porażka, gdy nie ma za sobą pustego regionu.
beaten-by-balrog = Boromir ginie razem z nim, podobnie każdy, kto zagra „Szlachetne poświęcenie”.
beaten-by-uruk-hai-star = Gandalf jest silniejszy, a w Fangornie także Drzewiec; Aragorn im dorównuje.
beaten-by-witch-king = Merry pokonuje go przed zagraniem kart, a Boromir ginie razem z nim.
beaten-by-witch-king-star = Ma tylko siłę 2, więc groźny jest prawie każdy; Merry (z wersji klasycznej) pokonuje go przed zagraniem kart.
beaten-by-saruman = Gandalf jest silniejszy, z kartami i bez nich, a przy Frodzie także Sam; Boromir ginie razem z nim.
beaten-by-saruman-star = Aragorn i Drzewiec są silniejsi; zaatakowany Aragorn może obejść się bez kart.
beaten-by-warg = Każdy, kto jest po prostu silniejszy: Gandalf, Aragorn, Legolas, Gimli.
beaten-by-gollum-star = Każdy, jeśli nie ma przed sobą wolnego regionu; Boromir (z wersji klasycznej) pokonuje go, zanim zdąży się wycofać.
beaten-by-cave-troll = Boromir i „Szlachetne poświęcenie”, któremu karta Saurona nie może zapobiec; Gandalf jest silniejszy, jeśli zagra piątkę.
beaten-by-watcher-star = „Szlachetne poświęcenie” oraz silni wrogowie, którzy po ujawnieniu wiedzą, gdzie stoi; Boromir (z wersji klasycznej) ginie razem z nim.

## Karty walki

card-text-strength = Dodaje swoją wartość do siły postaci.
card-text-magic = Wymień ją na jedną ze swoich odrzuconych kart, która od razu zaczyna działać. Gdy nie masz odrzuconych kart, nie ma żadnego efektu.
card-text-noble-sacrifice = Obie walczące postacie zostają pokonane, chyba że postać Saurona najpierw wykonała odwrót.
card-text-elven-cloak = Karta siły Saurona niczego nie dodaje, nawet jeśli pochodzi z „Magii”.
card-text-eye-of-sauron = Tekst karty Drużyny nie ma efektu. Na kartę siły nie działa.
card-text-retreat-fellowship = Walcząca postać Drużyny musi wykonać odwrót w tył, do sąsiedniego regionu, w którym nie ma wrogów i jest miejsce. Jeśli takiego nie ma, walka toczy się dalej.
card-text-retreat-sauron = Walcząca postać Saurona musi wykonać odwrót w bok, do sąsiedniego regionu, w którym nie ma wrogów i jest miejsce, nigdy w górach. Jeśli takiego nie ma, walka toczy się dalej.

## Karty specjalne

special-text-shadowfax = Przed ruchem jedna postać rusza o jeden region do przodu, także wzdłuż żółtej strzałki, tam, gdzie nie ma wrogów i jest miejsce. Potem ta sama postać musi wykonać normalny ruch.
special-text-gandalf-the-white = Omiń turę: pokonany Gandalf wraca do Fangornu, jeśli nie ma tam wrogów i jest najwyżej jeden towarzysz.
special-text-king-revealed = Omiń turę: ujawnij Aragorna i wybierz postać Saurona. Sauron musi nią ruszyć w następnej turze i nie może tej tury ominąć; jeśli ta postać nie może się ruszyć, wolno mu ruszyć inną.
special-text-gwaihir = Na początku walki, przed zdolnościami: walcząca postać Drużyny może wykonać odwrót w bok lub w tył. Zastępuje to jej własną zdolność. Nie działa w walce z Wargiem.
special-text-recall = Omiń turę: przenieś jedną postać Saurona z powrotem do Mordoru, jeśli nie ma tam postaci Drużyny i są najwyżej trzy postacie Saurona.
special-text-dark-of-mordor = Przed ruchem jedna postać rusza o jeden region do przodu, tam, gdzie nie ma wrogów i jest miejsce. Potem inna postać musi wykonać normalny ruch. Nie działa na ujawnionego Czatownika.
special-text-crebain = Omiń turę: wybierz postać Drużyny. Zostaje ujawniona do końca gry.
special-text-palantir = W dowolnej chwili swojej tury Sauron ujawnia wszystkie postacie Drużyny w jednym regionie, byle nie w Shire. Z końcem tury znów się ukrywają.

## Boty

bot-greedy = patrzy o jeden ruch naprzód i ocenia ryzyko
bot-medium = zgaduje, kto się ukrywa, i rozważa wiele możliwości
bot-hard = zgaduje, kto się ukrywa, i rozważa bardzo wiele możliwości

## Opcje przed grą

setting-format = Wersja gry
setting-format-classic = klasyczna: wszystkie postacie na stronie z pierścieniem
setting-format-variant = wariant: wszystkie postacie na stronie z gwiazdą
setting-format-draft = draft: każdy wybiera stronę każdego żetonu
setting-format-help = Postacie ze strony z gwiazdą mają inne zdolności, a Pierścień może przejść od Froda do Sama. W drafcie obaj gracze wybierają w tajemnicy, a potem pokazują swoje dziewięć postaci.
setting-fellowship_cards = Karty specjalne Drużyny Pierścienia
setting-fellowship_cards-0 = bez kart
setting-fellowship_cards-1 = 1 karta
setting-fellowship_cards-2 = 2 karty
setting-fellowship_cards-3 = 3 karty
setting-fellowship_cards-4 = wszystkie 4 karty
setting-fellowship_cards-help = Każdej można użyć raz w grze. Zwykle obaj gracze mają po dwie karty albo nie mają ich wcale; więcej kart dla jednego wyrównuje różnicę doświadczenia.
setting-sauron_cards = Karty specjalne Saurona
setting-sauron_cards-0 = bez kart
setting-sauron_cards-1 = 1 karta
setting-sauron_cards-2 = 2 karty
setting-sauron_cards-3 = 3 karty
setting-sauron_cards-4 = wszystkie 4 karty
setting-sauron_cards-help = Każdej można użyć raz w grze. Zwykle obaj gracze mają po dwie karty albo nie mają ich wcale; więcej kart dla jednego wyrównuje różnicę doświadczenia.
setting-cards_chosen_by = Kto wybiera karty specjalne
setting-cards_chosen_by-owner = ten, kto będzie ich używał
setting-cards_chosen_by-opponent = przeciwnik
setting-cards_chosen_by-help = Według instrukcji każdy wybiera karty dla siebie. Niektórzy wolą, żeby to przeciwnik decydował, które z czterech kart dostanie gracz.
setting-games = Liczba gier w meczu
setting-games-1 = jedna gra
setting-games-2 = dwie gry, z zamianą stron
setting-games-help = W dwóch grach każdy gra raz jedną, raz drugą stroną. Zwycięzca gry dostaje punkt za każdą swoją postać na planszy; mecz wygrywa ten, kto ma więcej punktów.
setting-fellowship = Kto pierwszy gra Drużyną Pierścienia
setting-fellowship-1 = miejsce 1
setting-fellowship-2 = miejsce 2
setting-fellowship-random = decyduje los
setting-fellowship-help = Drugi gracz gra Sauronem, który wykonuje pierwszy ruch.
setting-aid = Pokazuj, co można wywnioskować
setting-aid-help = Stół pokazuje, kim może być każda ukryta postać, sądząc po wszystkim, co widzieli obaj gracze. Nie zdradza niczego, czego nie podpowiedziałaby dobra pamięć.
setting-stuck = Kiedy przegrywa się z braku ruchu
setting-stuck-any = gdy żadna postać gracza nie może się w żaden sposób ruszyć
setting-stuck-forward = gdy żadna postać gracza nie może wykonać normalnego ruchu do przodu
setting-stuck-help = Według instrukcji przegrywa gracz, który nie może ruszyć żadnej postaci do przodu. My liczymy także ruchy specjalne, takie jak atak Aragorna do tyłu; ścisłe odczytanie ich nie uznaje.
setting-draws = Kiedy jest remis
setting-draws-repetition = gdy ta sama pozycja powstanie po raz trzeci albo po 200 turach
setting-draws-cap = tylko po 200 turach
setting-draws-help = Instrukcja nie zna remisów, ale niektóre postacie mogłyby gonić się bez końca. Przy remisie nikt nie dostaje punktów.
setting-sam_in_mordor = Drużyna wygrywa, jeśli Sam przejmie Pierścień, będąc w Mordorze
setting-sam_in_mordor-help = Według instrukcji Powiernik Pierścienia musi wejść do Mordoru, więc nie wystarczy, że Sam już tam jest. Z tą opcją wystarczy.
setting-last_word = Kto ma ostatnie słowo po odkryciu kart
setting-last_word-fellowship = Drużyna: Gandalf decyduje po Rzeczniku Saurona
setting-last_word-sauron = Sauron: Rzecznik Saurona decyduje po Gandalfie
setting-last_word-help = Gandalf (z wariantu) może dodać 1, a Rzecznik Saurona może wymienić kartę na czwórkę. Instrukcja nie mówi, kto decyduje pierwszy.
setting-both_retreat = Jeśli obie strony zagrają „Odwrót”, obie postacie się wycofują
setting-both_retreat-help = Według instrukcji walka kończy się, gdy tylko postać Saurona wykona odwrót, a postać Drużyny zostaje na miejscu. Dawniej i ona musiała się wycofać.
setting-sam_steps_in = Kiedy Sam może walczyć zamiast Froda
setting-sam_steps_in-always = zawsze, gdy zaatakowano Froda w jego regionie
setting-sam_steps_in-first = tylko w pierwszej walce danego ataku
setting-sam_steps_in-help = Dotyczy Sama ze strony z pierścieniem. Różnica jest tylko w Shire, gdzie atakujący może przed Frodem walczyć z kimś innym.
setting-hide = Kiedy ujawnione postacie znów się ukrywają
setting-hide-turn = na koniec tury
setting-hide-battle = po każdej walce
setting-hide-help = Według instrukcji postacie ukrywają się na koniec tury; w starszym wydaniu walczący ukrywali się po każdej walce.
setting-saruman_holds = Przed Sarumanem nikt nie może się wycofać dzięki swojej zdolności
setting-saruman_holds-help = Dotyczy Sarumana ze strony z pierścieniem. W starszych wydaniach mógł on tylko postanowić, że nie zagrywa się kart; tak jest bez tej opcji.
setting-upstream = Kto może się wycofać w górę Anduiny
setting-upstream-both = obie strony
setting-upstream-fellowship = tylko Drużyna
setting-upstream-nobody = nikt
setting-upstream-help = W górę rzeki prowadzą drogi z Rohanu do Fangornu i z Fangornu do Mrocznej Puszczy. Według instrukcji można nimi wykonać odwrót w bok; inne źródła pozwalają na to tylko Drużynie albo nikomu.
setting-uruk_hai = Długi marsz Uruk-hai
setting-uruk_hai-hidden = pozostają ukryci
setting-uruk_hai-shown = zostają ujawnieni
setting-uruk_hai-help = W starszych wydaniach trzeba było ujawnić Uruk-hai, by ruszyć nimi o więcej niż jeden region.
setting-king_names = Kogo można wskazać kartą „Król się ujawnia”
setting-king_names-any = każdą postać Saurona
setting-king_names-movable = każdą oprócz ujawnionego Czatownika
setting-king_names-help = Ujawniony Czatownik nie może się ruszyć, więc wskazanie go sprawia tylko tyle, że Sauron nie może ominąć tury. Niektóre źródła tego zabraniają.
setting-target = Z kim atakujący może walczyć według własnego wyboru
setting-target-shown = z tymi, którzy są teraz ujawnieni
setting-target-turn = także z tymi, których ujawniono wcześniej w tej turze
setting-target-help = Wśród ukrytych postaci decyduje los. Różnica jest tylko wtedy, gdy postacie ukrywają się po każdej walce.

## O co pyta gra przed pierwszą turą

prompt-draft = Wybierz stronę każdego z dziewięciu swoich żetonów.
    .waiting = wybierze strony dziewięciu żetonów
write-draft = Napisz „draft” i dziewięć liter, po jednej na każdy żeton po kolei: c to strona z pierścieniem, v to strona z gwiazdą. Na przykład: { $example }
option-draft = { NAME($setup) }
prompt-specials = { $number ->
    [one] Wybierz swoją kartę specjalną.
    [few] Wybierz { $number } karty specjalne.
   *[other] Wybierz { $number } kart specjalnych.
}
    .waiting = wybierze karty specjalne
prompt-specials-for-enemy = { $number ->
    [one] Wybierz kartę specjalną dla przeciwnika.
    [few] Wybierz { $number } karty specjalne dla przeciwnika.
   *[other] Wybierz { $number } kart specjalnych dla przeciwnika.
}
    .waiting = wybierze karty specjalne przeciwnika
option-take = { $specials }
prompt-deploy = Ustaw po jednej postaci w każdym z pięciu wysuniętych regionów; pozostałe cztery zostają u siebie.
    .waiting = ustawi swoje postacie
write-deploy = Napisz „deploy” i kto ma stanąć w każdym z tych regionów, w tej kolejności: { $regions }. Na przykład: { $example }
option-deploy = { NAME($setup) }: { $outposts }

-setup-own = Własny wybór
-setup-random = Losowo
-setup-all-ring = Wszystkie strony z pierścieniem
-setup-all-star = Wszystkie strony z gwiazdą
-setup-guarded-frodo = Sam strzeże Froda
-setup-iron-fist = Żelazna pięść
-setup-strong-front = Silna pierwsza linia
-setup-hobbits-ahead = Zwiadowcy na przedzie
-setup-hidden-road = Pierścień rusza wcześnie
-setup-beasts-in-front = Stwory na przedzie
-setup-gate-of-fire = Uderzenie środkiem
-setup-riders-in-front = Jeźdźcy na przedzie

stands = { NAME($character) } { NAME($region, case: "in") }
character-name = { NAME($character) }
region-name = { NAME($region) }
special-name = „{ NAME($special) }”
drafted-ring = { NAME($character) }
drafted-star = { NAME($character) } ★

## O co pyta gra w turze

prompt-move = Porusz jedną ze swoich postaci.
    .waiting = poruszy postać
prompt-ride = Dokąd rusza dalej { NAME($character) }? Kogo niósł Cienistogrzywy, ten musi wykonać własny ruch.
    .waiting = wykona ruch po Cienistogrzywym
prompt-ride-veiled = Cienistogrzywy przeniósł postać; teraz musi ona wykonać własny ruch.
    .waiting = wykona ruch po Cienistogrzywym
prompt-move-other = Teraz porusz inną postać niż { NAME($character) }.
    .waiting = poruszy inną postać
prompt-move-other-veiled = Teraz ruch musi wykonać inna postać.
    .waiting = poruszy inną postać
prompt-move-named = Król wskazał { NAME($character, case: "acc") }: musisz poruszyć tę postać, jeśli tylko może się ruszyć.
    .waiting = poruszy postać wskazaną przez Króla
prompt-move-named-veiled = Musi się poruszyć postać wskazana przez Króla, jeśli tylko może.
    .waiting = poruszy postać wskazaną przez Króla
option-move = { NAME($character) }: { NAME($from, case: "from") } { NAME($to, case: "to") }
option-jump = { NAME($character) }: { NAME($from, case: "from") } wprost { NAME($to, case: "to") }, nie przez Morię
option-shadowfax = „Cienistogrzywy”: { NAME($character) } { NAME($region, case: "to") }
option-gandalf-the-white = „Gandalf Biały”: Gandalf wraca do Fangornu, a ty omijasz turę
option-king-revealed = „Król się ujawnia”: wskaż { NAME($character, case: "acc") } i omiń turę
option-king-revealed-hidden = „Król się ujawnia”: wskaż ukrytą postać { NAME($region, case: "in") } i omiń turę
option-recall = „Wezwanie do Mordoru”: wezwij { NAME($character, case: "acc") } i omiń turę
option-dark-of-mordor = „Mrok Mordoru”: { NAME($character) } { NAME($region, case: "to") }
option-crebain = „Krebainy z Dunlandu”: { NAME($character) } ma pozostać ujawniony, a ty omijasz turę
option-crebain-hidden = „Krebainy z Dunlandu”: ujawnij ukrytą postać { NAME($region, case: "in") } i omiń turę
option-palantir = „Palantír”: zobacz, kto jest { NAME($region, case: "in") }

## O co pyta gra w walce

option-pass = Nic nie rób
option-balrog = Ujawnij Balroga
option-sam = Sam walczy zamiast Froda
option-gwaihir = Zagraj „Gwaihira Władcę Wiatru”
option-show-frodo = Ujawnij Froda
option-no-cards = Bez kart
option-cards = Z kartami
option-force = Zażądaj innej karty
option-four = Wymień kartę na czwórkę
option-support = Ujawnij Gandalfa i dodaj 1
option-stay = Zostań i walcz
option-fall = Niech zostanie pokonany
option-retreat = Odwrót { NAME($region, case: "to") }
option-escape = Ucieczka { NAME($region, case: "to") }
option-card = Zagraj { NAME($card, case: "acc") }
option-fetch = Weź { NAME($card, case: "acc") }
option-fight = Zaatakuj { NAME($character, case: "acc") }
option-fight-hidden = Zaatakuj ukrytą postać
option-swap = Zamień się miejscami z { NAME($character, case: "ins") }
prompt-balrog = Postać Drużyny idzie przez Morię. Jeśli w Caradhras jest Balrog, możesz go ujawnić, by ją pokonać.
    .waiting = rozstrzygnie o drodze przez Morię
prompt-foe = { AGREE("verb", $attacker) ->
    [plural] Kogo atakują { NAME($attacker) } { NAME($region, case: "in") }? Wśród ukrytych postaci decyduje los.
   *[singular] Kogo atakuje { NAME($attacker) } { NAME($region, case: "in") }? Wśród ukrytych postaci decyduje los.
}
    .waiting = wybierze przeciwnika w walce
prompt-foe-veiled = Kto zostanie zaatakowany { NAME($region, case: "in") }? Wśród ukrytych postaci decyduje los.
    .waiting = wybierze przeciwnika w walce
prompt-sam = { AGREE("verb", $servant) ->
    [plural] { NAME($servant) } atakują { NAME($fellow, case: "acc") } { NAME($region, case: "in") }. Jeśli Sam jest przy nim, może walczyć zamiast niego.
   *[singular] { NAME($servant) } atakuje { NAME($fellow, case: "acc") } { NAME($region, case: "in") }. Jeśli Sam jest przy nim, może walczyć zamiast niego.
}
    .waiting = zdecyduje, kto walczy za Froda
prompt-gwaihir = Możesz wezwać Gwaihira: w walce z { NAME($servant, case: "ins") } { NAME($fellow) }, zamiast użyć własnej zdolności, może wykonać odwrót { NAME($region, case: "from") } w bok lub w tył.
    .waiting = zdecyduje, czy wezwać Gwaihira
prompt-retreat = { NAME($fellow) } może wycofać się przed { NAME($servant, case: "ins") } { NAME($region, case: "from") }, zanim zostaną zagrane karty.
    .waiting = zdecyduje o odwrocie przed zagraniem kart
prompt-show-frodo = Jeśli Frodo jest przy Samie, możesz go ujawnić: Sam będzie wtedy walczył z siłą 5.
    .waiting = zdecyduje o sile Sama w tej walce
prompt-no-cards-aragorn = { NAME($fellow) } może postanowić, że w walce z { NAME($servant, case: "ins") } { NAME($region, case: "in") } nie zagrywa się kart.
    .waiting = zdecyduje, czy Aragorn pozwoli zagrać karty
prompt-no-cards-saruman = { NAME($servant) } może postanowić, że nie zagrywa się kart. Przeciwnik { NAME($region, case: "in") }: { NAME($fellow) }.
    .waiting = zdecyduje, czy Saruman pozwoli zagrać karty
prompt-swap = { AGREE("verb", $servant) ->
    [plural] { NAME($servant) } atakują { NAME($fellow, case: "acc") } { NAME($region, case: "in") }. Może on zamienić się miejscami z towarzyszem, który będzie walczył za niego.
   *[singular] { NAME($servant) } atakuje { NAME($fellow, case: "acc") } { NAME($region, case: "in") }. Może on zamienić się miejscami z towarzyszem, który będzie walczył za niego.
}
    .waiting = zdecyduje, czy Sméagol zamieni się miejscami
prompt-gollum = { NAME($servant) } może wycofać się przed { NAME($fellow, case: "ins") } { NAME($region, case: "from") } do przodu, zanim zostaną zagrane karty.
    .waiting = zdecyduje o odwrocie Golluma
prompt-palantir = Ostatnia chwila, by przed wyborem kart użyć „Palantíru”.
    .waiting = zdecyduje o użyciu „Palantíru”
prompt-card = { NAME($fellow) } walczy z { NAME($servant, case: "ins") }: wybierz kartę walki.
    .waiting = wybierze kartę walki
prompt-card-first = { AGREE("verb", $servant) ->
    [plural] { NAME($servant) } walczą { NAME($region, case: "in") } z { NAME($fellow, case: "ins") }, który wiele przewiduje: wybierz i odkryj kartę przed nim.
   *[singular] { NAME($servant) } walczy { NAME($region, case: "in") } z { NAME($fellow, case: "ins") }, który wiele przewiduje: wybierz i odkryj kartę przed nim.
}
    .waiting = wybierze kartę walki i odkryje ją jako pierwszą
prompt-card-after = Sauron odkrył { NAME($card, case: "acc") }. Wybierz swoją kartę.
    .waiting = wybierze kartę walki w odpowiedzi na kartę Saurona
prompt-another-card = Saruman każe cofnąć { NAME($card, case: "acc") }. Wybierz inną kartę; ta wraca do ręki.
    .waiting = wybierze inną kartę walki zamiast odrzuconej
prompt-force = Drużyna zagrała { NAME($card, case: "acc") }. Saruman może zażądać innej karty.
    .waiting = zdecyduje, czy Saruman dopuści kartę
prompt-four = Rzecznik Saurona może wymienić { NAME($card, case: "acc") } na czwórkę.
    .waiting = zdecyduje, czy Rzecznik Saurona wymieni kartę
prompt-support = { NAME($fellow) } walczy z { NAME($servant, case: "ins") } { NAME($region, case: "in") }. Jeśli Gandalf jest tam lub w sąsiednim regionie, możesz go ujawnić, by dodać 1 do siły.
    .waiting = zdecyduje o wsparciu Gandalfa
prompt-fetch = „Magia”: weź jedną ze swoich odrzuconych kart i od razu ją zagraj.
    .waiting = wybierze odrzuconą kartę, którą zagra dzięki „Magii”
prompt-retreat-card = { AGREE("verb", $character) ->
    [plural] Dokąd wycofują się { NAME($character) }? Karta tego wymaga.
   *[singular] Dokąd wycofuje się { NAME($character) }? Karta tego wymaga.
}
    .waiting = wybierze kierunek odwrotu
prompt-escape = { NAME($servant) } przegrywa { NAME($region, case: "in") }, a zwycięża { NAME($fellow) }; przegrany może się jednak wymknąć.
    .waiting = zdecyduje, czy Gadzi Język ucieknie

## Chwile, w których można nic nie robić

window-balrog = Balrog, gdy ktoś idzie przez Morię
window-sam = Sam, gdy zaatakowano Froda
window-show-frodo = Frodo, gdy walczy Sam
window-retreat = Odwrót przed zagraniem kart
window-swap = Zamiana miejsc Sméagola
window-no-cards = Walka bez kart
window-force = Saruman przeciw karcie Drużyny
window-four = Rzecznik Saurona i czwórka
window-support = Wsparcie Gandalfa
window-escape = Ucieczka Gadziego Języka
window-gwaihir = Gwaihir
window-palantir = „Palantír”
passing-round = przez tę turę
passing-round-over = Zaczęła się nowa tura

## Dlaczego nie: przed grą i ogólnie

reason-not-begun = Gra się jeszcze nie zaczęła. Najpierw odpowiedz na to pytanie.
reason-draft-when = Strony żetonów wybiera się tylko przed grą.
reason-draft-letter = Litera „{ $letter }” nic tu nie znaczy: c to strona z pierścieniem, v to strona z gwiazdą.
reason-draft-letters = Potrzeba dziewięciu liter, po jednej na każdy żeton, a jest ich { $letters }.
reason-take-when = Karty specjalne wybiera się tylko przed grą.
reason-no-special = Nie ma karty specjalnej „{ $word }”.
reason-special-twice = Karta „{ NAME($special) }” jest na liście dwa razy.
reason-special-number = { $number ->
    [one] Wybierz dokładnie { $number } kartę.
    [few] Wybierz dokładnie { $number } karty.
   *[other] Wybierz dokładnie { $number } kart.
}
reason-deploy-when = Postacie rozstawia się tylko przed pierwszą turą.
reason-deploy-five = Trzeba wymienić pięć postaci, po jednej na każdy wysunięty region, a jest ich { $number }.
reason-deployed-twice = Powtórzone imię: { NAME($character) }. Każda postać może stać tylko w jednym miejscu.
reason-no-character = Nie ma postaci „{ $word }”.
reason-no-region = Nie ma regionu „{ $word }”.
reason-other-side = Nie można tu wybrać { NAME($character, case: "gen") }: potrzebna jest postać drugiej strony.
reason-not-in-play = { NAME($character) } to postać, której nie ma w tej grze: używacie drugiej strony jej żetonu.
reason-defeated = { AGREE("verb", $character) ->
    [plural] { NAME($character) } zostali pokonani.
    [feminine] { NAME($character) } została pokonana.
   *[singular] { NAME($character) } został pokonany.
}

## Dlaczego nie: ruchy

reason-not-your-turn = To nie twoja tura.
reason-battle-first = Najpierw trzeba dokończyć walkę.
reason-must-move = Musisz poruszyć postać; pasować nie wolno.
reason-say-where = Napisz, kto i dokąd idzie, na przykład „merry cardolan”.
reason-say-who-and-where = Napisz, kto i dokąd idzie: najpierw postać, potem region, na przykład „dark orcs gondor”.
reason-there-already = { AGREE("verb", $character) ->
    [plural] { NAME($character) } już tam są.
   *[singular] { NAME($character) } już tam jest.
}
reason-full = { $limit ->
    [one] Nie ma miejsca { NAME($region, case: "in") }: może tam stać tylko jedna postać { NAME($side, case: "gen") }.
    [few] Nie ma miejsca { NAME($region, case: "in") }: mogą tam stać tylko { $limit } postacie { NAME($side, case: "gen") }.
   *[other] Nie ma miejsca { NAME($region, case: "in") }: może tam stać tylko { $limit } postaci { NAME($side, case: "gen") }.
}
reason-not-adjacent = Nie da się od razu przejść { NAME($origin, case: "from") } { NAME($region, case: "to") }: zwykły ruch prowadzi do sąsiedniego regionu z przodu.
reason-backward = Ta postać nie może ruszać się do tyłu.
reason-sideways = Ta postać nie może ruszać się w bok.
reason-mountains = W górach nie można ruszać się w bok.
reason-upstream = Wzdłuż Anduiny chodzi się tylko z biegiem rzeki.
reason-anduin-fellowship = Wzdłuż Anduiny porusza się tylko Drużyna.
reason-moria-fellowship = Przez Morię przechodzi tylko Drużyna.
reason-moria-back = Przez Morię przechodzi się tylko z Eregionu do Fangornu, nigdy z powrotem.
reason-stuck-forward = Żadna twoja postać nie może wykonać zwykłego ruchu do przodu, a przy tym stole ruchy specjalne wtedy nie ratują; ratuje tylko karta specjalna, która zastępuje turę.
reason-aragorn-attacks = Aragorn może ruszyć w bok lub do tyłu tylko po to, by zaatakować, a tam nie ma wroga.
reason-treebeard-one = Drzewiec może ruszyć wprost do Fangornu tylko wtedy, gdy jest tam dokładnie jedna postać Saurona.
reason-jump = Skakać może tylko Drzewiec, i to tylko do Fangornu.
reason-nazgul-one = Latający Nazgûl leci tylko do regionu, w którym jest dokładnie jedna postać Drużyny. Poza tym porusza się zwyczajnie.
reason-nazgul-attacks = Latający Nazgûl może ominąć region tylko po to, by zaatakować, a tam nie ma wroga.
reason-witch-king-attacks = Czarnoksiężnik z Angmaru może ruszyć w bok tylko po to, by zaatakować, a tam nie ma wroga.
reason-rider-attacks = Czarny Jeździec może jechać dalej niż o jeden region tylko po to, by zaatakować, a tam nie ma wroga.
reason-rider-way = Czarny Jeździec nie ma wolnej drogi: nie może przejść przez region z postaciami Drużyny ani przez pełny.
reason-uruk-hai-empty = Uruk-hai mogą iść dalej tylko do pustego regionu, a { NAME($region, case: "in") } ktoś jest.
reason-uruk-hai-way = Uruk-hai nie mają wolnej drogi: nie mogą przejść przez region z postaciami Drużyny ani przez pełny.
reason-watcher-stays = Czatownik został ujawniony i nie może się już ruszać.
reason-rider-moves = Cienistogrzywy niósł już { NAME($character, case: "acc") }, więc ruch musi wykonać ta postać.
reason-move-another = Teraz zwykły ruch musi wykonać inna postać.
reason-stepped-already = Teraz musi ruszyć inna postać niż ta, która ruszyła w Mroku Mordoru ({ NAME($character) }).
reason-named-moves = Król wskazał { NAME($character, case: "acc") }: trzeba poruszyć właśnie tę postać.

## Dlaczego nie: karty specjalne

reason-no-specials = { NAME($side) } gra bez kart specjalnych.
reason-special-of-other-side = „{ NAME($special) }” to karta drugiej strony.
reason-special-not-chosen = Karta „{ NAME($special) }” nie została wybrana do tej gry.
reason-special-used = Karta „{ NAME($special) }” została już użyta.
reason-special-own-turn = Karty „{ NAME($special) }” można użyć tylko w swojej turze.
reason-special-before-move = Karty „{ NAME($special) }” można użyć tylko przed swoim ruchem.
reason-may-not-skip = Król wskazał postać: tej tury nie możesz ominąć.
reason-step-forward = Karta „{ NAME($special) }” prowadzi tylko do sąsiedniego regionu z przodu.
reason-step-enemy = Nie można: { NAME($region, case: "in") } są wrogowie.
reason-ride-on = Stamtąd { NAME($character) } nie mógłby ruszyć dalej, a „Cienistogrzywy” tego wymaga.
reason-gandalf-lives = Gandalf nie został pokonany.
reason-fangorn-enemy = Gandalf nie może wrócić: w Fangornie są wrogowie.
reason-fangorn-full = Gandalf nie może wrócić: w Fangornie są już dwie postacie Drużyny.
reason-aragorn-fell = Aragorn został pokonany; nie ma króla, który mógłby się ujawnić.
reason-say-target = Wskaż postać: ujawnioną po imieniu, a ukrytą przez jej region.
reason-target-open = Wszyscy wrogowie { NAME($region, case: "in") } są ujawnieni: wskaż któregoś po imieniu.
reason-target-hidden = Ta postać nie jest ujawniona. Ukrytą wskazuje się przez jej region.
reason-nobody-there = Nie ma żadnej postaci { NAME($side, case: "gen") } { NAME($region, case: "in") }.
reason-king-watcher = Przy tym stole Król nie może wskazać ujawnionego Czatownika.
reason-mordor-enemy = Nikogo nie można wezwać: w Mordorze jest postać Drużyny.
reason-mordor-full = Nikogo nie można wezwać: w Mordorze nie ma już miejsca.
reason-recall-whom = Napisz, kogo wzywa Sauron, na przykład „recall orcs”.
reason-in-mordor-already = { AGREE("verb", $character) ->
    [plural] { NAME($character) } już są w Mordorze.
   *[singular] { NAME($character) } już jest w Mordorze.
}
reason-dark-watcher = „Mrokiem Mordoru” nie można poruszyć ujawnionego Czatownika.
reason-dark-no-other = Po tym kroku nikt inny nie mógłby wykonać zwykłego ruchu.
reason-dark-named = Po tym kroku postać wskazana przez Króla ({ NAME($character) }) nie mogłaby się już ruszyć.
reason-palantir-where = Napisz, który region ma ukazać Palantír, na przykład „palantir rhudaur”.
reason-palantir-shire = Palantír nie sięga do Shire.
reason-palantir-when = Teraz nie można użyć „Palantíru”: tylko przed ruchem, przed wyborem przeciwnika i przed wyborem kart.
reason-gwaihir-when = Gwaihir przybywa tylko na początku walki, przed zdolnościami.
reason-gwaihir-warg = Gwaihir nie przybywa do walki z Wargiem.

## Dlaczego nie: walka

reason-must-fight = Są tu wrogowie, więc musi dojść do walki. Wybierz, kogo atakujesz.
reason-fight-when = Przeciwnika wybiera się tylko na początku walki.
reason-all-open = Nikt się nie ukrywa { NAME($region, case: "in") }: wskaż przeciwnika po imieniu.
reason-not-in-field = Nie ma { NAME($character, case: "gen") } { NAME($region, case: "in") }.
reason-not-revealed = Po imieniu można wskazać tylko ujawnionego wroga. Wśród ukrytych decyduje los.
reason-balrog-not-there = Balroga nie ma w Caradhras.
reason-balrog-when = Balroga można ujawnić tylko wtedy, gdy postać Drużyny idzie przez Morię.
reason-sam-not-there = Przy Frodzie nie ma Sama.
reason-sam-warg = Sam nie może zastąpić Froda w walce z Wargiem.
reason-sam-when = Sam może zastąpić Froda tylko wtedy, gdy zaatakowano go w ich wspólnym regionie, przed zdolnościami.
reason-sam-first = Najpierw zdecyduj, czy Sam walczy zamiast Froda.
reason-show-whom = Tak można ujawnić tylko Froda: „show frodo”.
reason-frodo-not-there = Przy Samie nie ma Froda.
reason-frodo-warg = Przeciw Wargowi Sam ma siłę 2, nawet przy Frodzie.
reason-frodo-when = Froda ujawnia się tylko wtedy, gdy Sam walczy przy nim, przed wyborem kart.
reason-gwaihir-first = Najpierw zdecyduj, czy przybywa Gwaihir.
reason-retreat-when = Odwrót można wykonać tylko w walce.
reason-no-retreat = { AGREE("verb", $character) ->
    [plural] { NAME($character) } nie mają zdolności, która pozwala na odwrót; pomóc może tylko karta „Odwrót”.
   *[singular] { NAME($character) } nie ma zdolności, która pozwala na odwrót; pomóc może tylko karta „Odwrót”.
}
reason-retreat-attacking = { NAME($character) } może wykonać odwrót dzięki zdolności tylko wtedy, gdy atakuje.
reason-retreat-defending = { NAME($character) } może wykonać odwrót dzięki zdolności tylko wtedy, gdy się broni.
reason-retreat-over = { NAME($character) } może wykonać odwrót dzięki zdolności tylko na początku walki i tylko do wolnego regionu.
reason-retreat-warg = Warg nikomu nie pozwala na odwrót dzięki zdolności.
reason-retreat-saruman = Saruman nikomu nie pozwala na odwrót dzięki zdolności.
reason-must-retreat = Odwrót jest obowiązkowy. Wybierz dokąd.
reason-retreat-here = Odwrót oznacza opuszczenie regionu walki: nie można zostać { NAME($region, case: "in") }.
reason-retreat-adjacent = Odwrót prowadzi tylko do sąsiedniego regionu, a nie { NAME($region, case: "to") }.
reason-retreat-way = { $way ->
    [forward] Ten odwrót prowadzi tylko do przodu.
    [backward] Ten odwrót prowadzi tylko w tył.
    [both] Ten odwrót prowadzi tylko w bok lub w tył.
   *[sideways] Ten odwrót prowadzi tylko w bok.
}
reason-retreat-mountains = W górach nie można wykonać odwrotu w bok.
reason-retreat-moria = Przez Morię nie można wykonać odwrotu.
reason-retreat-upstream = Przy tym stole { NAME($side) } nie może wycofywać się w górę Anduiny.
reason-retreat-enemy = Nie można się wycofać tam, gdzie są wrogowie, a { NAME($region, case: "in") } są.
reason-swap-smeagol = Miejscami zamienia się tylko Sméagol, i to zaatakowany.
reason-swap-defending = Sméagol zamienia się miejscami tylko wtedy, gdy się broni.
reason-swap-alone = Sméagol zamienia się miejscami tylko wtedy, gdy w jego regionie nie ma innych postaci Drużyny.
reason-swap-warg = W walce z Wargiem Sméagol nie może zamienić się miejscami.
reason-swap-over = Sméagol zamienia się miejscami tylko na początku walki.
reason-swap-himself = Sméagol nie może zamienić się miejscami ze sobą.
reason-swap-adjacent = { NAME($character) } nie stoi w sąsiednim regionie.
reason-swap-mountains = W górach Sméagol nie zamienia się miejscami w bok.
reason-no-cards-when = Z kart mogą zrezygnować tylko Saruman (strona z pierścieniem) i broniący się Aragorn (strona z gwiazdą), zanim się je wybierze.
reason-without-cards = W tej walce nie zagrywa się kart.
reason-cards-when = Karty walki zagrywa się tylko w walce, po zdolnościach.
reason-must-play-card = Musisz zagrać kartę.
reason-no-card = Nie ma karty walki „{ $word }”.
reason-not-your-card = Tej karty nie ma w twojej talii.
reason-card-discarded = Karta „{ NAME($card) }” leży już na twoim stosie kart odrzuconych.
reason-same-card = Kartę „{ NAME($card) }” trzeba było właśnie cofnąć: zagraj inną.
reason-force-when = Innej karty może zażądać tylko Saruman (strona z gwiazdą), po odkryciu obu kart.
reason-force-last = Drużyna zagrała ostatnią kartę, więc Saruman nie może zażądać innej.
reason-four-when = Kartę na czwórkę może wymienić tylko Rzecznik Saurona, po odkryciu obu kart.
reason-support-when = Dodać 1 może tylko Gandalf (strona z gwiazdą), po odkryciu kart w pobliskiej walce.
reason-support-warg = Przeciw Wargowi Gandalf nie może pomóc.
reason-support-himself = Gandalf nie może pomóc we własnej walce.
reason-gandalf-not-near = Gandalfa nie ma ani w tym regionie, ani w sąsiednim.
reason-must-fetch = „Magię” trzeba wymienić na jedną ze swoich odrzuconych kart.
reason-fetch-when = Odrzucone karty odzyskuje się tylko dzięki „Magii”.
reason-fetch-itself = „Magii” nie można wymienić na nią samą.
reason-not-discarded = Karty „{ NAME($card) }” nie ma na twoim stosie kart odrzuconych.
reason-escape-when = Wymknąć się może tylko Gadzi Język, gdy zostanie pokonany.
reason-escape-backward = Gadzi Język wymyka się tylko w tył, do sąsiedniego regionu.
reason-escape-empty = Gadzi Język wymyka się tylko do pustego regionu, a { NAME($region, case: "in") } ktoś jest.

## Co się dzieje przed pierwszą turą

event-drafted = { NAME($side) } wystawia (★ to strona z gwiazdą): { $characters }.
event-took-specials = Karty specjalne { NAME($side, case: "gen") }: { $specials }.
event-deployed = { NAME($side) } zajmuje pozycje: { $outposts }.
event-deployed-veiled = { NAME($side) } zajmuje pozycje.
event-second-game = Gracze zamieniają się stronami. Zaczyna się druga gra.

## Co się dzieje w turze

event-turn = Tura { $turn }: { NAME($side) }.
event-repeated = Wygląda na to, że taka pozycja już była. Gdy te same postacie staną w tych samych miejscach po raz trzeci, będzie remis.
event-turns-left = { $turns ->
    [one] Po tej turze będzie remis.
    [few] Jeszcze { $turns } tury i będzie remis.
   *[other] Jeszcze { $turns } tur i będzie remis.
}
event-moved = { AGREE("verb", $character) ->
    [plural] { NAME($character) } ruszają { NAME($from, case: "from") } { NAME($to, case: "to") }.
   *[singular] { NAME($character) } rusza { NAME($from, case: "from") } { NAME($to, case: "to") }.
}
event-moved-veiled = Ukryta postać { NAME($side, case: "gen") } rusza { NAME($from, case: "from") } { NAME($to, case: "to") }.
event-rode = { NAME("shadowfax") } niesie { NAME($character, case: "acc") } { NAME($from, case: "from") } { NAME($to, case: "to") }.
event-rode-veiled = { NAME("shadowfax") } niesie ukrytą postać { NAME($from, case: "from") } { NAME($to, case: "to") }.
event-enters-moria = { NAME($character) } wchodzi do Morii.
event-enters-moria-veiled = Ukryta postać Drużyny wchodzi do Morii.
event-balrog-strikes = W Morii budzi się { NAME("balrog") }: { NAME($character) } nie dotrze { NAME("fangorn", case: "to") }.
event-plays-special = Karta specjalna: „{ NAME($special) }”.
event-gandalf-the-white = { NAME("gandalf") } wraca { NAME("fangorn", case: "to") }, odziany w biel.
event-king-revealed = Król się ujawnia: { NAME("aragorn") } staje jawnie { NAME($region, case: "in") }.
event-named = W nadchodzącej turze Sauron musi poruszyć { NAME($character, case: "acc") } ({ NAME($region, case: "in") }).
event-named-veiled = W nadchodzącej turze Sauron musi poruszyć pewną ukrytą postać { NAME($region, case: "in") }.
event-named-watcher = Wskazany { NAME("watcher") } ({ NAME($region, case: "in") }) jest ujawniony i nie może się ruszyć. Sauron porusza inną postać.
event-named-in-shire = Wskazana postać { NAME($region, case: "in") } nie ma dokąd iść. Sauron porusza inną.
event-named-blocked = Wskazana postać { NAME($region, case: "in") } nie może się ruszyć, bo przed nią brakuje miejsca. Sauron porusza inną.
event-spied = Krebainy dostrzegają { NAME($character, case: "acc") } { NAME($region, case: "in") }. Pozostaje on ujawniony do końca gry.
event-recalled = Sauron wzywa { NAME($character, case: "acc") } { NAME($from, case: "from") } { NAME($to, case: "to") }.
event-recalled-veiled = Sauron wzywa ukrytą postać { NAME($from, case: "from") } { NAME($to, case: "to") }.
event-stepped = { AGREE("verb", $character) ->
    [plural] Pod osłoną Mroku Mordoru { NAME($character) } ruszają { NAME($from, case: "from") } { NAME($to, case: "to") }.
   *[singular] Pod osłoną Mroku Mordoru { NAME($character) } rusza { NAME($from, case: "from") } { NAME($to, case: "to") }.
}
event-stepped-veiled = Pod osłoną Mroku Mordoru ukryta postać rusza { NAME($from, case: "from") } { NAME($to, case: "to") }.
event-palantir = { NAME("palantir") } ukazuje, kto jest { NAME($region, case: "in") }: { $characters }.

## Co się dzieje w walce

event-battle = { AGREE("verb", $attacker) ->
    [plural] { NAME($attacker) } atakują { NAME($defender, case: "acc") } { NAME($region, case: "in") }.
   *[singular] { NAME($attacker) } atakuje { NAME($defender, case: "acc") } { NAME($region, case: "in") }.
}
event-passes = { NAME($side) } nie reaguje.
event-stays = { NAME($character) } zostaje i walczy.
event-sam-steps-in = { NAME("sam") } zasłania { NAME("frodo", case: "acc") } i walczy zamiast niego.
event-gwaihir = Z nieba spada { NAME("gwaihir") }: { NAME($character) } może się wycofać.
event-retreated = { AGREE("verb", $character) ->
    [plural] { NAME($character) } wycofują się { NAME($from, case: "from") } { NAME($to, case: "to") }.
   *[singular] { NAME($character) } wycofuje się { NAME($from, case: "from") } { NAME($to, case: "to") }.
}
event-slain-on-sight = { NAME($character) } pokonuje { NAME($prey, case: "acc") }, zanim ktokolwiek zagra kartę.
event-slain-by-orcs = { NAME("orcs") } rzucają się na { NAME($prey, case: "acc") }, zanim ktokolwiek zagra kartę.
event-boromir = { NAME("boromir") } drogo sprzedaje życie i pociąga za sobą { NAME($character, case: "acc") }.
event-frodo-shown = { NAME("frodo") } się ujawnia, a { NAME("sam") } u jego boku walczy z siłą 5.
event-no-cards = { NAME($character) } nie chce kart: rozstrzygnie sama siła.
event-swapped = { NAME("smeagol") } wymyka się { NAME($region, case: "to") }, a naprzeciw wroga staje { NAME($character) }.
event-card-shown = { NAME($side) } zagrywa { NAME($card, case: "acc") }.
event-fetched = Dzięki „Magii” { NAME($side) } zagrywa { NAME($card, case: "acc") }.
event-card-rejected = { NAME("saruman") } każe cofnąć { NAME($card, case: "acc") }: Drużyna musi zagrać inną kartę.
event-four = { NAME("mouth-of-sauron") } wymienia kartę na { NAME("card-4", case: "acc") }.
event-support = { NAME("gandalf") } wspiera { NAME($character, case: "acc") }: siła większa o 1.
event-text-void = { NAME($side) } nie ma dokąd się wycofać: „{ NAME($card) }” nie działa.
event-eye = { NAME("eye-of-sauron") } przenika { NAME($card, case: "acc") }: tekst karty nie działa.
event-cloak = { NAME("elven-cloak") } osłania walczącego: karta siły { NAME($card) } niczego nie dodaje.
event-noble-sacrifice = Szlachetne poświęcenie: giną obie walczące postacie.
event-compared = Rozstrzyga siła: { NAME($fellow) } { $ours }, { NAME($servant) } { $theirs }.
event-defeated = { AGREE("verb", $character) ->
    [plural] { NAME($character) } zostają pokonani { NAME($region, case: "in") }.
    [feminine] { NAME($character) } zostaje pokonana { NAME($region, case: "in") }.
   *[singular] { NAME($character) } zostaje pokonany { NAME($region, case: "in") }.
}
event-escaped = { NAME($character) } wymyka się { NAME($from, case: "from") } { NAME($to, case: "to") }.
event-shelob-returns = { NAME("shelob") } wraca { NAME("gondor", case: "to") }.
event-shelob-lost = { NAME("shelob") } nie może wrócić { NAME("gondor", case: "to") }: nie ma tam dla niej miejsca.
event-hands-taken-back = Wszystkie karty zostały zagrane. Obaj gracze biorą je z powrotem do ręki.
event-sam-takes-the-ring = { NAME("sam") } ({ NAME($region, case: "in") }) przejmuje Pierścień i odtąd go niesie.

## Jak się skończyło

ending = { $how ->
    [mordor] { NAME($bearer) } doniósł Pierścień do Mordoru.
    [sam-fell] Sam został pokonany, a z nim przepadł Pierścień.
    [warg] Frodo uległ w walce z Wargiem, a z nim przepadł Pierścień.
    [sam-had-fallen] Frodo został pokonany, a Sama nie ma już w grze i nikt nie przejmie Pierścienia.
    [witch-king] Czarnoksiężnik z Angmaru wkroczył do Shire.
    [shire] W Shire stoją trzy postacie Saurona.
    [stuck] { $side ->
        [sauron] Drużyna Pierścienia nie ma już ruchu.
       *[fellowship] Sauron nie ma już ruchu.
    }
   *[frodo-fell] Frodo został pokonany.
}
event-won = { result-won }
event-drawn = { result-drawn }
result-won = { ending } { $points ->
    [one] Wygrywa { NAME($side) } ({ $points } postać na planszy).
    [few] Wygrywa { NAME($side) } ({ $points } postacie na planszy).
   *[other] Wygrywa { NAME($side) } ({ $points } postaci na planszy).
}
result-drawn = { $how ->
    [repetition] Ta sama pozycja powstała po raz trzeci. Gra kończy się remisem.
   *[turns] Minęło dwieście tur. Gra kończy się remisem.
}
result-match-won = Mecz wygrywa { $player } wynikiem { $points } do { $other }.
result-match-drawn = { $points ->
    [one] Mecz kończy się remisem: po { $points } punkcie.
    [few] Mecz kończy się remisem: po { $points } punkty.
   *[other] Mecz kończy się remisem: po { $points } punktów.
}

counted-rule = { $how ->
    [mordor] Drużyna wygrywa, gdy Powiernik Pierścienia wejdzie do Mordoru, bez względu na stojących tam wrogów.
    [sam-fell] Gdy pokonany zostanie Sam, który niesie Pierścień, Sauron natychmiast wygrywa.
    [warg] Gdy Froda pokona Warg, nikt nie przejmie Pierścienia.
    [sam-had-fallen] Gdy Sam został pokonany przed Frodem, nikt nie przejmie Pierścienia.
    [witch-king] Gdy Czarnoksiężnik z Angmaru wejdzie do Shire, Sauron natychmiast wygrywa, bez względu na to, kto tam stoi.
    [shire] Gdy w Shire staną trzy postacie Saurona, Sauron natychmiast wygrywa.
    [stuck] Kto ma wykonać ruch, a nie może, przegrywa.
    [repetition] Gdy ta sama pozycja powstanie po raz trzeci, jest remis.
    [turns] Po dwustu turach gra kończy się remisem.
   *[frodo-fell] Gdy Frodo zostanie pokonany, Sauron natychmiast wygrywa.
}
counted-left = { $number ->
    [one] Na planszy, { NAME($side) }: { $number } postać.
    [few] Na planszy, { NAME($side) }: { $number } postacie.
   *[other] Na planszy, { NAME($side) }: { $number } postaci.
}
counted-game = { $how ->
    [mordor] Gra { $game }: Pierścień trafił do Mordoru.
    [sam-fell] Gra { $game }: Sam został pokonany z Pierścieniem.
    [warg] Gra { $game }: Frodo uległ w walce z Wargiem.
    [sam-had-fallen] Gra { $game }: Frodo został pokonany, a Sama już nie było.
    [witch-king] Gra { $game }: Czarnoksiężnik z Angmaru wkroczył do Shire.
    [shire] Gra { $game }: trzy postacie Saurona stanęły w Shire.
    [stuck] Gra { $game }: jedna ze stron nie miała ruchu.
    [repetition] Gra { $game }: ta sama pozycja po raz trzeci, remis.
    [turns] Gra { $game }: dwieście tur, remis.
   *[frodo-fell] Gra { $game }: Frodo został pokonany.
}
counted-points = { $points ->
    [one] { $player }: { $points } punkt za postacie, które zostały na planszy po wygranej.
    [few] { $player }: { $points } punkty za postacie, które zostały na planszy po wygranej.
   *[other] { $player }: { $points } punktów za postacie, które zostały na planszy po wygranej.
}
counted-match = Po dwóch grach rozstrzygają punkty.

## Stół w terminalu

scene-game = Gra { $game } z { $games }
scene-turn = Tura { $turn }
scene-active = Ruch: { NAME($side) }
scene-draft = Draft: gracze wybierają strony żetonów
scene-specials = Wybór kart specjalnych
scene-deploy = Gracze rozstawiają postacie
scene-over = Koniec gry
scene-marks = Liczba to siła; kto jest bez imienia, jest ukryty.
scene-revealed = jawnie
scene-deduced = { $side ->
    [fellowship] Co można wywnioskować o Drużynie
   *[sauron] Co można wywnioskować o Sauronie
}
scene-candidates = jedna z { $count } postaci
scene-found-out = Wróg może wywnioskować
scene-on-board = { $survivors ->
    [one] { $survivors } postać na planszy
    [few] { $survivors } postacie na planszy
   *[other] { $survivors } postaci na planszy
}
scene-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
scene-hand = Karty na ręce
scene-played = Zagrane
scene-discarded = Odrzucone
scene-special-cards = Karty specjalne
scene-used = Użyte karty specjalne
scene-defeated = Pokonani
scene-ring-bearer = Powiernik Pierścienia
scene-battle = Walka { NAME($region, case: "in") }: atakuje { NAME($side) }
scene-no-cards = W tej walce nie zagrywa się kart.
scene-gwaihir = Zdolność walczącej postaci Drużyny zastąpił Gwaihir.
scene-support = Gandalf dodaje 1.
scene-named = Sauron musi poruszyć { NAME($character, case: "acc") }.
scene-named-hidden = Sauron musi poruszyć pewną ukrytą postać { NAME($region, case: "in") }.
scene-repeats = { $repeats ->
    [one] Wygląda na to, że taka pozycja już była. Za trzecim razem będzie remis.
   *[other] Wygląda na to, że taka pozycja była już { $repeats } razy.
}
scene-turns-left = { $turns ->
    [one] Po tej turze będzie remis.
    [few] Jeszcze { $turns } tury i będzie remis.
   *[other] Jeszcze { $turns } tur i będzie remis.
}

## Rysunek

scene-region = { NAME($region) }, limit postaci każdej strony: { $limit }
scene-piece = { NAME($character) }, siła { $strength }
scene-piece-shown = { NAME($character) }, siła { $strength }, postać ujawniona
scene-hidden = { $count ->
    [one] Ukryta postać { NAME($side, case: "gen") } { NAME($region, case: "in") }
    [few] { $count } ukryte postacie { NAME($side, case: "gen") } { NAME($region, case: "in") }
   *[other] { $count } ukrytych postaci { NAME($side, case: "gen") } { NAME($region, case: "in") }
}
scene-maybe = { $hidden }. Możliwości: { $characters }
scene-card-hand = { NAME($card) }, na ręce
scene-card-played = { NAME($card) }, karta właśnie zagrana
scene-card-discarded = { NAME($card) }, na stosie kart odrzuconych
scene-special = { NAME($special) }
scene-special-used = { NAME($special) }, karta użyta
scene-moria = Moria
scene-anduin = Anduina
