title = Wojna o Pierścień: Gra karciana
summary = Drużyna idzie dziewięcioma ścieżkami ku Górze Przeznaczenia, a armie walczą o twierdze Śródziemia: dwie strony, a za każdą zagraną kartę płaci się inną.

## Teksty kart: części mowy

text-wielder = dzierżyciela
text-kind = { NAME($noun, $form) }
text-kind-faction = { NAME($noun, $form) } { NAME($faction, case: "gen") }
text-kind-keyword = { NAME($keyword, $form) }
text-count = { $count } { $count ->
    [one] { NAME($noun, case: "acc") }
    [few] { NAME($noun, case: "few") }
   *[many] { NAME($noun, case: "many") }
}
text-count-faction = { $count } { $count ->
    [one] { NAME($noun, case: "acc") }
    [few] { NAME($noun, case: "few") }
   *[many] { NAME($noun, case: "many") }
} { NAME($faction, case: "gen") }
text-count-keyword = { $count } { $count ->
    [one] { NAME($keyword, case: "acc") }
    [few] { NAME($keyword, case: "few") }
   *[many] { NAME($keyword, case: "many") }
}
text-up-to = maksymalnie { $what }
text-count-factions = { $count } { $count ->
    [one] { NAME($noun, case: "acc") }
    [few] { NAME($noun, case: "few") }
   *[many] { NAME($noun, case: "many") }
} { $factions }
text-count-of = { $count } spośród: { $what }
text-cards = { $cards ->
    [one] 1 kartę
    [few] { $cards } karty
   *[many] { $cards } kart
}
text-at = { $place ->
    [place-reserve] w rezerwie
    [place-path] na ścieżce
    [place-ground] na polu bitwy
    [place-afield] na ścieżce lub polu bitwy
   *[place-anywhere] w grze
}
text-at-numbered = na ścieżce { $number }
text-at-location = { NAME($location, case: "in") }
text-to = { $place ->
    [place-reserve] do rezerwy
    [place-path] na ścieżkę
    [place-ground] na pole bitwy
    [place-afield] na ścieżkę lub pole bitwy
   *[place-anywhere] do gry
}
text-to-numbered = na ścieżkę { $number }
text-to-location = { NAME($location, case: "to") }
text-to-grounds-of = na pola bitew { NAME($faction, case: "gen") }
text-to-any-ground = na dowolne pole bitwy
text-ground-of = pole bitwy { NAME($faction, case: "gen") }
text-any-ground = dowolne pole bitwy
text-attack = +{ $icons } do ataku
text-defence = +{ $icons } do obrony
text-ground-attack = +{ $icons } do ataku na polu bitwy
text-ground-defence = +{ $icons } do obrony na polu bitwy
text-path-attack = +{ $icons } do ataku na ścieżce
text-path-defence = +{ $icons } do obrony na ścieżce

## Teksty kart: warunki

text-stands = { $who } jest { $at }
text-is-at = ta karta jest { $at }
text-supports = ta karta wspiera { $who }
text-supported-by = tę kartę wspiera armia „{ $who }”
text-beside = { $where ->
    [path] na tej samej ścieżce
   *[ground] na tym samym polu bitwy
} jest { $what }
text-active-path = aktywną ścieżką jest { NAME($location) }
text-number = { $number }
text-path-numbered = aktywna ścieżka ma numer { $numbers }

## Teksty kart: co się robi

text-draw = { NAME("do-draw", $form) } { $cards }
text-draw-or-more = { NAME("do-draw", $form) } { $cards } ({ $more }, jeśli { $condition })
text-cycle = { NAME("do-cycle", $form) } { $cards } z ręki
text-forsake = { NAME("do-forsake", $form) } { $cards }
text-recycle = { NAME("do-recycle", $form) } swój stos zrzuconych kart
text-take = { NAME("do-take", $form) } na rękę { $what } { $source ->
    [deck] ze swojej talii dobierania
    [cycled] ze swojego stosu zrzuconych kart
   *[both] ze swojej talii dobierania lub stosu zrzuconych kart
}
text-remove = { NAME("do-remove", $form) } z gry { $what }
text-look = { NAME("do-look", $form) } { $cards } z wierzchu swojej talii dobierania
text-eliminate-of-them = { NAME("do-eliminate", $form) } { $cards } z nich
text-cycle-of-them = { NAME("do-cycle", $form) } { $cards } z nich
text-take-last = ostatnią { NAME("do-take", $form) } na rękę
text-play-of-them = { NAME("do-play", $form) } spośród nich { $what }
text-play-of-them-to = { NAME("do-play", $form) } spośród nich { $what } { $to }
text-draw-until = { NAME("do-draw", $form) } maksymalnie { $cards ->
    [one] 1 kartę
    [few] { $cards } karty
   *[many] { $cards } kart
}, jedną po drugiej, aż trafi się { $what }
text-play-it = { NAME("do-play", $form) } tę kartę
text-cycle-rest = { NAME("do-cycle", $form) } pozostałe
text-eliminate-here = { NAME("do-eliminate", $form) } tam { $what }
text-eliminate = { NAME("do-eliminate", $form) } { $what } w grze
text-sacrifice = { NAME("do-eliminate", $form) } z rezerwy dowolną liczbę { $what }; gracz { NAME($faction, case: "gen") } musi wykluczyć tyle samo kart { NAME($faction, case: "gen") } z aktywnych pól bitew
text-next-path = { NAME("do-activate", $form) } ścieżkę o następnym wyższym numerze
text-other-path = { NAME("do-activate", $form) } inną ścieżkę o tym samym numerze co aktywna
text-random-path = { NAME("do-activate", $form) } losową ścieżkę { $number }
text-counts-as = { NAME("do-treat", $form) } tę ścieżkę jako ścieżkę { $number }
text-activate = { NAME("do-activate", $form) } { $ground }
text-activate-from-deck = { NAME("do-activate", $form) } { $ground }, jeśli nadal jest w swojej talii
text-reactivate = { NAME("do-reactivate", $form) } { $ground }
text-activate-or-reactivate = { NAME("do-activate-or-reactivate", $form) } { $ground }
text-move-there = { NAME("do-move", $form) } tam { $who } (nawet w rundzie, w której zagrano tę postać)
text-move-own = { NAME("do-move", $form) } { $what } ze swojej rezerwy na aktywną ścieżkę lub aktywne pole bitwy (nawet w rundzie zagrania)
text-move-wielder = od razu { NAME("do-move", $form) } dzierżyciela { $to } (nawet w rundzie, w której zagrano tę postać)
text-tokens = { $tokens ->
    [one] 1 symbol
    [few] { $tokens } symbole
   *[many] { $tokens } symboli
} { $icon ->
    [attack] ataku
   *[defence] obrony
}
text-strengthen = { NAME("do-add", $form) } { $tokens } do { $target ->
    [path] aktywnej ścieżki
    [ground] aktywnego pola bitwy
    [either] aktywnej ścieżki lub aktywnego pola bitwy
    [this-path] tej ścieżki
    [this-ground] tego pola bitwy
    [accompanying] towarzyszącego pola bitwy
   *[self] tej karty
}
text-strengthen-more = { $strengthen } ({ $more }, jeśli { $condition })
text-corrupt = { NAME("do-add", $form) } { $tokens ->
    [one] 1 żeton
    [few] { $tokens } żetony
   *[many] { $tokens } żetonów
} zepsucia
text-lighten = { NAME("do-remove", $form) } { $tokens ->
    [one] 1 żeton
    [few] { $tokens } żetony
   *[many] { $tokens } żetonów
} zepsucia
text-cleanse = { NAME("do-remove", $form) } 1 żeton zepsucia za { $what } na tej ścieżce
text-permit = { $form ->
    [start] W
   *[you] w
} tej rundzie { $who } można zagrywać i poruszać { $to }
text-permit-any-army = { $form ->
    [start] W
   *[you] w
} tej rundzie { $who } można zagrywać i poruszać { $to }, a wspierać ich może każda armia ich strony
text-permit-there = { $deed }; w tej rundzie { $who } można tam zagrywać i poruszać
text-each = { $form ->
    [start] Każdy
   *[you] każdy
} gracz { NAME($side, case: "gen") } { $deeds }
text-one-player = { $form ->
    [start] Wybrany
   *[you] wybrany
} przez ciebie gracz { NAME($side, case: "gen") } { $deeds }
text-player = { $form ->
    [start] Gracz
   *[you] gracz
} { NAME($faction, case: "gen") } { $deeds }
text-only-if = { $deed }, jeśli { $condition }
text-use-action = { NAME("do-use", $form) } akcję
text-once = { $deeds } (raz na rundę)
text-cycle-it = { NAME("do-cycle", $form) } ją
text-cycle-this = { NAME("do-cycle", $form) } tę kartę
text-cycle-wielder = { NAME("do-cycle", $form) } dzierżyciela razem ze wszystkimi przedmiotami
text-eliminate-it = { NAME("do-eliminate", $form) } ją
text-eliminate-this = { NAME("do-eliminate", $form) } tę kartę

## Teksty kart: zdania

text-while = Gdy ta karta jest { $at }
text-while-wielder = Gdy dzierżyciel jest { $at }
text-on-play = Po zagraniu tej karty { $deeds }.
text-on-play-to = Po zagraniu tej karty { $to } { $deeds }.
text-on-play-wielder = Po zagraniu tej karty na dzierżyciela { $at } { $deeds }.
text-on-arrival = Po zagraniu lub poruszeniu tej karty { $to } { $deeds }.
text-on-move = Po poruszeniu tej karty { $to } { $deeds }.
text-on-move-wielder = Po poruszeniu dzierżyciela { $to } { $deeds }.
text-action = { $while }, możesz { $cost }: { $deeds }.
text-action-of = { $while }, gracz { NAME($faction, case: "gen") } może { $cost }, aby { $deeds }.
text-bonus = { $icons }, gdy { $condition }.
text-bonus-at = { $icons } { $at }.
text-bonus-each = { $icons } za każde { $what } na { $where ->
    [path] tej samej ścieżce
   *[ground] tym samym polu bitwy
}.
text-lends = { $while }, { $who } ma { $icons }.
text-guards-path = { $while }, sama ścieżka ma { $icons }.
text-draws-more = { $while }, w każdej fazie dobierania dobierz o { $cards ->
    [one] 1 kartę
    [few] { $cards } karty
   *[many] { $cards } kart
} więcej.
text-draws-more-then-cycle = { $while }, w każdej fazie dobierania dobierz o { $cards ->
    [one] 1 kartę
    [few] { $cards } karty
   *[many] { $cards } kart
} więcej, a następnie { $cycle }.
text-carries-more = { $while }, twój limit pozostałości jest o 1 wyższy.
text-sees-top = { $while }, możesz w każdej chwili obejrzeć wierzchnią kartę swojej talii dobierania.
text-only-weapon = Dzierżyciel nie może mieć żadnej innej Broni.
text-befriends = Tę kartę można też zagrać lub poruszyć na pole bitwy { NAME($faction, case: "gen") } i mogą ją wspierać armie { NAME($faction, case: "gen") }.
text-also-on = Tę kartę można też zagrać lub poruszyć { $to }.
text-opens = { $while }, { $who } można zagrywać i poruszać { $to }.
text-never-on-ground = Tej karty nie można zagrać ani poruszyć na pole bitwy.
text-never-on = Tej karty nie można zagrać ani poruszyć na pole bitwy { NAME($side, case: "gen") }.
text-keeps-off-path = Tej karty nie można zagrać ani poruszyć na ścieżkę, gdy aktywne jest pole bitwy { NAME($side, case: "gen") }.
text-defender-wins = Wygrywa obrońca: { $deeds }.
text-attacker-wins = Wygrywa atakujący: { $deeds }.
text-no-deed = nic się nie dzieje
text-gates = Tego pola bitwy nie można aktywować ani reaktywować, chyba że w obszarze punktacji { NAME($side, case: "gen") } jest { $gates }.
text-gives-way = Wyklucz tę kartę, gdy do gry wejdzie { $who }.
text-fate-eliminated = { $who ->
    [wielder] dzierżyciel miałby zostać wykluczony
   *[card] ta karta miałaby zostać wykluczona
} (także przez poświęcenie)
text-fate-combat = { $who ->
    [wielder] dzierżyciel miałby zostać wykluczony
   *[card] ta karta miałaby zostać wykluczona
} w walce
text-fate-path-combat = { $who ->
    [wielder] dzierżyciel miałby zostać wykluczony
   *[card] ta karta miałaby zostać wykluczona
} w walce na ścieżce
text-fate-forsaken-from-deck = { $who ->
    [wielder] dzierżyciel zostanie poświęcony
   *[card] ta karta zostanie poświęcona
} z wierzchu talii dobierania
text-fate-forsaken-from-reserve = { $who ->
    [wielder] dzierżyciel zostanie poświęcony
   *[card] ta karta zostanie poświęcona
} z rezerwy
text-instead = Jeśli { $fate }, zamiast tego zrzuć { $who ->
    [wielder] go
   *[card] ją
}.
text-instead-with-items = Jeśli { $fate }, zamiast tego zrzuć { $who ->
    [wielder] go razem ze wszystkimi przedmiotami
   *[card] ją razem z przedmiotami
}.
text-instead-without-items = Jeśli { $fate }, zamiast tego zrzuć { $who ->
    [wielder] go
   *[card] ją
}; przedmioty i tak zostają wykluczone.
text-tends = Po walce na polu bitwy, w której ta karta brała udział, możesz zrzucić ją i jedną inną postać { NAME($side, case: "gen") } z tej walki, zamiast je wykluczyć; ich przedmioty i tak zostają wykluczone.
text-tends-except = Po walce na polu bitwy, w której ta karta brała udział, możesz zrzucić ją i jedną inną postać { NAME($side, case: "gen") } z tej walki (ale nie z frakcji { NAME($faction, case: "gen") }), zamiast je wykluczyć; ich przedmioty i tak zostają wykluczone.

## Słowo, które zgadza się z nazwą karty
-is = { $case ->
   *[nom-masculine] jest
    [nom-feminine] jest
    [nom-neuter] jest
    [nom-plural] są
    [nom-plural-personal] są
}

## Boty

bot-greedy = ocenia każdą akcję po tym, co od razu przynosi
bot-medium = zgaduje, co mają inni, i rozważa wiele możliwości
bot-hard = zgaduje, co mają inni, i rozważa bardzo wiele możliwości

## Opcje przed grą

setting-scenario = Scenariusz
setting-scenario-trilogy = Trylogia: cała wojna, od Bag End do Góry Przeznaczenia
setting-scenario-duel = Pojedynek dwóch graczy: po jednej dużej talii
setting-scenario-three-player-duel = Pojedynek trzech graczy: jeden gracz Wolnych Ludów przeciw dwóm graczom Cienia
setting-scenario-fellowship-of-the-ring = Drużyna Pierścienia: tylko pierwsza książka, ścieżki od 1 do 6
setting-scenario-extended-trilogy = Rozszerzona Trylogia: sześć talii, nawet dla sześciu osób (Wykute w ogniu)
setting-scenario-war-in-the-north = Wojna na Północy według zasad Trylogii (Wykute w ogniu)
setting-scenario-duel-in-the-north = Wojna na Północy jako pojedynek dwóch graczy (Wykute w ogniu)
setting-scenario-three-in-the-north = Wojna na Północy jako pojedynek trzech graczy (Wykute w ogniu)
setting-scenario-epic-duel = Epicki pojedynek: oba pudełka w trzech częściach, dla dwóch osób i na kilka wieczorów (Wykute w ogniu)
setting-scenario-help = W Trylogię gra od dwóch do czterech osób; ma ona cztery talie po 30 kart; Drużyna Pierścienia to jej krótka wersja, dobra na pierwszą grę. W pojedynkach wszystkie karty strony tworzą jedną talię, chyba że graczy Cienia jest dwóch. Wykute w ogniu wprowadza potyczki: Rozszerzona Trylogia ma sześć talii, nawet dla sześciu osób, Wojna na Północy toczy się tylko o miejsca Północy, a w Epickim pojedynku każdy numer ścieżki ma dwie części i z czasem dochodzą nowe karty. Gdy osób jest mniej niż talii, ktoś prowadzi kilka talii jednej strony; na miejscach, których nie zajmą ludzie, grają boty. Karty rozszerzenia do gry solo i kooperacyjnej wymagają innego produktu, „Against the Shadow”, więc się ich nie używa.
setting-holders = Kto prowadzi które talie
setting-holders-usual = jak zwykle przy tylu osobach
setting-holders-help = Gdy osób jest mniej niż sześć, mogą podzielić się taliami dowolnie, byle nikt nie prowadził talii obu stron (W-25.7). Wybór ustala też liczbę miejsc; poniżej przy każdym napisano, kogo się na nim prowadzi.
setting-promos = Gramy z kartami promocyjnymi
setting-promos-help = Do Wolnych Ludów dołączają Ioreth i Ghân-buri-Ghân, a do Cienia Gothmog i Bicz o wielu rzemieniach. Wtasowuje się je do talii ich frakcji. Drużyna Pierścienia ma ustalone talie, więc tam ich nie ma.
setting-active_again = Karta może wskazać pole bitwy, które już jest aktywne
setting-active_again-help = Według naszego orzeczenia aktywnego pola bitwy nie można ani aktywować, ani reaktywować (W-3.13). Z tą opcją może je wskazać karta frakcji, która reaktywuje pola bitew: jego tekst rozpatruje się wtedy jeszcze raz.
setting-fight_first = Na starej ścieżce walczy się, zanim wybierze się nową
setting-fight_first-help = Gdy tekst zastępuje aktywną ścieżkę, najpierw wybieramy i odkrywamy nową, a potem toczy się walka na starej (W-3.18). Z tą opcją walka jest pierwsza, a wybiera się, znając jej wynik.
setting-no_dead_text = Karty nie można zagrać tam, gdzie jej tekstowi zabrakłoby ścieżki
setting-no_dead_text-help = Według naszego orzeczenia kartę wolno zagrać, nawet jeśli jej tekst nie może już aktywować innej ścieżki; tę część się pomija (W-3.22). Z tą opcją nie można jej tam zagrać.
setting-every_seat_passes = Spasować trzeba na każdym miejscu w kolejności tur
setting-every_seat_passes-help = Według naszego orzeczenia faza akcji kończy się, gdy w nieprzerwanym ciągu pasów jest pas każdego gracza (W-5.8, W-18.2). Ma to znaczenie w Pojedynku trzech graczy, gdzie Gandalf ma w kolejności tur dwa miejsca: z tą opcją musi spasować na obu.
setting-keep_excess = Karty ponad limit pozostałości się zachowuje
setting-keep_excess-help = Kto ma mniej kart niż każdy wróg, może spasować nawet z ręką większą niż limit. Według naszego orzeczenia na końcu fazy akcji zrzuca nadmiar (W-5.10). Z tą opcją go zachowuje.
setting-forsake_played = Zagrywaną właśnie kartę można poświęcić jako zapłatę za nią samą
setting-forsake_played-help = Kto zagrywa ostatnią kartę z ręki, musi poświęcić kartę. Według naszego orzeczenia nie może to być ta, którą właśnie zagrywa (W-6.3). Z tą opcją może.
setting-text_first = Karta zagrana spośród dobranych działa, zanim zrzuci się resztę
setting-text_first-help = Niektóre teksty każą dobrać karty, zagrać coś spośród nich i zrzucić resztę. Według naszego orzeczenia najpierw zrzuca się resztę, a potem rozpatruje teksty zagranych kart (W-6.7). Z tą opcją jest odwrotnie.
setting-new_item_freezes = Nowy przedmiot zatrzymuje dzierżyciela w rezerwie
setting-new_item_freezes-help = Według naszego orzeczenia postać, która była w rezerwie już wcześniej, można poruszyć nawet wtedy, gdy w tej rundzie dostała przedmiot (W-6.19). Z tą opcją musi poczekać do następnej rundy, jak karta dopiero co zagrana.
setting-wielder_uses = Z akcji przedmiotu korzysta gracz, do którego należy dzierżyciel
setting-wielder_uses-help = Przedmiot może leżeć na postaci innego gracza. Według naszego orzeczenia jego tekst jest dla tego, kto go zagrał (W-6.29). Z tą opcją z akcji przedmiotu korzysta gracz, do którego należy dzierżyciel.
setting-forsake_as_cost = Kto nie ma kart na ręce, może zapłacić, poświęcając kartę
setting-forsake_as_cost-help = Kto musi zrzucić kartę, a nie ma żadnej, poświęca kartę. Według naszego orzeczenia nie dotyczy to sytuacji, w których zrzucenie karty jest ceną za coś dobrowolnego (W-9.5). Z tą opcją dotyczy także ich.
setting-recycle_late = Stos odświeża się dopiero wtedy, gdy potrzebna jest karta z talii
setting-recycle_late-help = Według naszego orzeczenia, gdy tylko talia dobierania jest pusta, odświeża się stos zrzuconych kart (W-9.26). Z tą opcją dzieje się to dopiero wtedy, gdy potrzebna jest karta z talii: do dobrania, poświęcenia albo odszukania.
setting-helpless_fall = Po przegranej obrońcy bez symboli są wykluczani
setting-helpless_fall-help = Według naszego orzeczenia obrońcę bez symboli obrony, które by się tam liczyły, po walce się zrzuca, nawet po przegranej (W-10.6). Z tą opcją zostaje wykluczony, jeśli nie anulowano wszystkich symboli ataku.
setting-unfought_for_nobody = Lokalizacji, której nikt nie atakował, nie zdobywa nikt
setting-unfought_for_nobody-help = Według naszego orzeczenia, gdy nie ma ani jednego symbolu ataku, wygrywa obrońca (W-10.12, W-11.10). Z tą opcją taką ścieżkę odkłada się na bok, a takie pole bitwy wraca do swojej talii.
setting-own_attack_only = Atak można dodawać tylko tam, gdzie atakuje własna strona
setting-own_attack_only-help = Symbole ataku na polu bitwy liczą się temu, kto tam atakuje. Według naszego orzeczenia tekst może je dodać do dowolnego aktywnego pola bitwy (W-11.3). Z tą opcją tylko do takiego, które atakuje własna strona.
setting-choose_support = Gracze sami wybierają, kogo wspierają armie, nawet z mniejszym skutkiem
setting-choose_support-help = Według naszego orzeczenia armie wspierają te postacie, dzięki którym strona ma najwięcej symboli, a o wybór pytamy tylko wtedy, gdy kilka możliwości jest równie dobrych (W-12.2). Z tą opcją wybierają i atakujący, i obrońcy, a wybrać mogą także gorszą.
setting-bare_ground = Na polu bitwy zdobytym przez wroga nie liczy się także dodana obrona
setting-bare_ground-help = Gdy pole bitwy wraca z obszaru punktacji wroga, jego wydrukowana obrona się nie liczy. Według naszego orzeczenia liczą się symbole obrony, które dodały teksty (W-13.1). Z tą opcją one też się nie liczą.
setting-end_at_once = Gra kończy się od razu po pierwszej walce na ostatniej ścieżce
setting-end_at_once-help = Według naszego orzeczenia gra kończy się przy sprawdzeniu zwycięstwa w rundzie, w której w fazie walki walczono na ścieżce o ostatnim numerze (W-14.11). Z tą opcją kończy się zaraz po pierwszej takiej walce, nawet w fazie akcji.
setting-all_rings_count = Niezużyte żetony Pierścienia liczą się także w pojedynkach
setting-all_rings_count-help = Według naszego orzeczenia żeton Pierścienia, którego można użyć w każdej rundzie, nie jest na końcu nic wart (W-17.6, W-18.5). Z tą opcją jest wart 1 punkt, jeśli nie użyto go w ostatniej rundzie.
setting-only_losses_count = W scenariuszu pojedynku na ścieżce liczy się tylko obrona wykluczonych kart
setting-only_losses_count-help = W pojedynkach Wolne Ludy zdobywają ścieżkę, jeśli mają na niej więcej obrony, niż jest ataku. Według naszego orzeczenia liczą się wszystkie ich symbole sprzed strat (W-17.8). Z tą opcją liczą się tylko te, które anulowały atak.
setting-all_twice = W Pojedynku trzech graczy obaj gracze Cienia robią wszystko dwa razy
setting-all_twice-help = W pojedynkach jedyny gracz strony dwa razy robi to, co tekst każe zrobić każdemu graczowi tej strony. Według naszego orzeczenia w Pojedynku trzech graczy każdy z dwóch graczy Cienia robi to raz (W-18.6). Z tą opcją oni też robią to dwa razy.
setting-new_paths = Nowe ścieżki także w scenariuszach gry podstawowej
setting-new_paths-help = Wykute w ogniu dodaje czwartą ścieżkę każdego numeru. Według naszego orzeczenia w scenariuszach gry podstawowej ich nie ma (W-21.6). Z tą opcją w Trylogii i obu pojedynkach losuje się jedną z czterech. Drużyna Pierścienia ma własne ścieżki i się nie zmienia, a w scenariuszach rozszerzenia i tak są wszystkie.

## O co pyta się graczy

named = „{ NAME($card) }”
supported = { NAME($card, case: "acc") }
prompt-first-cycle = { $number ->
    [one] { NAME($player) }: zrzuć jeszcze jedną kartę z początkowej ręki.
    [few] { NAME($player) }: zrzuć { $number } karty z początkowej ręki.
   *[many] { NAME($player) }: zrzuć { $number } kart z początkowej ręki.
}
    .waiting = zrzuci karty z początkowej ręki
prompt-turn = { NAME($player) }: twoja tura. Wykonaj jedną akcję albo spasuj, jeśli ci wolno.
    .waiting = wykona akcję albo spasuje
prompt-cycle = { $number ->
    [one] { NAME($player) }: zrzuć kartę z ręki.
    [few] { NAME($player) }: zrzuć { $number } karty z ręki, po jednej.
   *[many] { NAME($player) }: zrzuć { $number } kart z ręki, po jednej.
}
    .waiting = zrzuci kartę z ręki
prompt-pay = { NAME($player) }: zrzuć inną kartę, żeby zapłacić za { NAME($card, case: "acc") }.
    .waiting = zapłaci, zrzucając kartę
prompt-forsake = { $number ->
    [one] { NAME($player) }: poświęć kartę z ręki, z rezerwy albo z wierzchu swojej talii dobierania.
    [few] { NAME($player) }: poświęć { $number } karty, po jednej, z ręki, z rezerwy albo z wierzchu swojej talii dobierania.
   *[many] { NAME($player) }: poświęć { $number } kart, po jednej, z ręki, z rezerwy albo z wierzchu swojej talii dobierania.
}
    .waiting = poświęci kartę
prompt-eliminate-from-hand = { $number ->
    [one] { NAME($player) }: wyklucz kartę z ręki.
    [few] { NAME($player) }: wyklucz { $number } karty z ręki, po jednej.
   *[many] { NAME($player) }: wyklucz { $number } kart z ręki, po jednej.
}
    .waiting = wykluczy kartę z ręki
prompt-may = { NAME($player) } ({ NAME($card) }): czy chcesz zrobić to, na co pozwala tekst?
    .waiting = zdecyduje o użyciu karty „{ NAME($card) }”
prompt-may-text = { NAME($player) } ({ NAME($card) }): { $text }. Czy chcesz to zrobić?
    .waiting = zdecyduje o użyciu karty „{ NAME($card) }”
prompt-either = { NAME($player) } ({ NAME($card) }): którą z dwóch możliwości wybierasz?
    .waiting = wybierze jedną z dwóch możliwości karty „{ NAME($card) }”
prompt-player = { NAME($player) } ({ NAME($card) }): wybierz gracza.
    .waiting = wybierze gracza dla karty „{ NAME($card) }”
prompt-which-first = { NAME($player) }: kilka tekstów zaczyna działać w tej samej chwili. Który jest pierwszy?
    .waiting = ustali kolejność tekstów, które działają w tej samej chwili
prompt-move = { NAME($player) } ({ NAME($card) }): porusz kartę ze swojej rezerwy.
    .waiting = poruszy kartę dzięki karcie „{ NAME($card) }”
prompt-play-found = { NAME($player) } ({ NAME($card) }): zagraj znalezioną kartę.
    .waiting = zagra znalezioną kartę
prompt-take = { NAME($player) } ({ NAME($card) }): weź kartę na rękę. Wszyscy ją zobaczą.
    .waiting = weźmie na rękę kartę dzięki karcie „{ NAME($card) }”
prompt-eliminate = { NAME($player) } ({ NAME($card) }): wybierz kartę w grze, która zostanie wykluczona.
    .waiting = wybierze kartę w grze, którą wykluczy „{ NAME($card) }”
prompt-sacrifice = { NAME($player) } ({ NAME($card) }): wyklucz tyle kart ze swojej rezerwy, ile chcesz, po jednej.
    .waiting = wykluczy karty z rezerwy dla karty „{ NAME($card) }”
prompt-lose-on-grounds = { $number ->
    [one] Wyklucz jeszcze jedną kartę { NAME($faction, case: "gen") } z aktywnego pola bitwy.
    [few] Wyklucz { $number } karty { NAME($faction, case: "gen") } z aktywnych pól bitew, po jednej.
   *[many] Wyklucz { $number } kart { NAME($faction, case: "gen") } z aktywnych pól bitew, po jednej.
}
    .waiting = wykluczy karty z pól bitew
prompt-path = { NAME($player) } ({ NAME($card) }): wybierz nową ścieżkę.
    .waiting = wybierze nową ścieżkę
prompt-ground = { NAME($player) } ({ NAME($card) }): wybierz pole bitwy.
    .waiting = wybierze pole bitwy
prompt-move-there = Czy poruszyć { NAME($card, case: "acc") } { NAME($location, case: "to") }?
    .waiting = zdecyduje, czy poruszyć { NAME($card, case: "acc") } { NAME($location, case: "to") }
prompt-ride = { NAME($player) } ({ NAME($card) }): możesz od razu poruszyć { NAME($wielder, case: "acc") }.
    .waiting = zdecyduje o ruchu dzierżyciela karty „{ NAME($card) }”
prompt-strengthen = { $icon ->
    [attack] { $number ->
        [one] { NAME($player) } ({ NAME($card) }): do której lokalizacji dodajesz 1 symbol ataku?
        [few] { NAME($player) } ({ NAME($card) }): do której lokalizacji dodajesz { $number } symbole ataku?
       *[many] { NAME($player) } ({ NAME($card) }): do której lokalizacji dodajesz { $number } symboli ataku?
    }
   *[defence] { $number ->
        [one] { NAME($player) } ({ NAME($card) }): do której lokalizacji dodajesz 1 symbol obrony?
        [few] { NAME($player) } ({ NAME($card) }): do której lokalizacji dodajesz { $number } symbole obrony?
       *[many] { NAME($player) } ({ NAME($card) }): do której lokalizacji dodajesz { $number } symboli obrony?
    }
}
    .waiting = wybierze lokalizację dla symboli karty „{ NAME($card) }”
prompt-sift-eliminate = { NAME($player) }: wyklucz jedną z dobranych kart.
    .waiting = wykluczy jedną z dobranych kart
prompt-sift-play = { NAME($player) } ({ NAME($card) }): zagraj kartę spośród dobranych albo zakończ. Resztę się zrzuca.
    .waiting = zagra jedną z dobranych kart albo skończy
prompt-sort-eliminate = { NAME($player) } ({ NAME($card) }): którą z tych kart wykluczasz?
    .waiting = wykluczy jedną z obejrzanych kart
prompt-sort-cycle = { NAME($player) } ({ NAME($card) }): którą z tych kart zrzucasz? Druga trafi na rękę.
    .waiting = zrzuci jedną z obejrzanych kart
prompt-combat = Którą walkę rozpatrzyć teraz?
    .waiting = wybierze następną walkę
prompt-support = Walka { NAME($location, case: "in") }: którym postaciom wasze armie udzielają wsparcia?
    .waiting = rozdzieli wsparcie armii w walce { NAME($location, case: "in") }
prompt-support-instead = Walka { NAME($location, case: "in") }: obrońcy nie są zgodni. Którym postaciom ich armie udzielają wsparcia?
    .waiting = rozdzieli wsparcie armii w walce { NAME($location, case: "in") }
prompt-losses = { $number ->
    [one] Walka { NAME($location, case: "in") }: został 1 symbol ataku. Wybierz kartę obrońcy, która zostanie wykluczona.
    [few] Walka { NAME($location, case: "in") }: zostały { $number } symbole ataku. Wybierz kartę obrońcy, która zostanie wykluczona.
   *[many] Walka { NAME($location, case: "in") }: zostało { $number } symboli ataku. Wybierz kartę obrońcy, która zostanie wykluczona.
}
    .waiting = wybierze straty w walce { NAME($location, case: "in") }
prompt-consent = Wasza strona ma stracić: { $cards }. Czy się zgadzasz? Jeśli nie, wybierze atakujący.
    .waiting = zgodzi się na straty albo nie
prompt-consent-support = Wasze armie mają wesprzeć { $cards }. Czy się zgadzasz? Jeśli nie, wybierze atakujący.
    .waiting = zgodzi się na wsparcie albo nie
prompt-tend = { NAME($card) }: którą postać zrzucić razem z tą kartą, zamiast je wykluczyć?
    .waiting = wybierze postać zrzucaną razem z kartą „{ NAME($card) }”
prompt-fate = { NAME($card) }: tę kartę zrzuca się, zamiast ją wykluczyć. Z przedmiotami czy bez?
    .waiting = zdecyduje o losie przedmiotów karty „{ NAME($card) }”

## Co można wybrać

option-pass = Spasuj
option-winnow = Odsiew (2 za 1)
option-ring = Użyj żetonu Pierścienia
option-yes = Tak
option-no = Nie
option-done = Nic więcej
option-nothing = Nic
option-agree = Zgadzam się
option-object = Nie zgadzam się
option-play = { $place ->
    [reserve] Zagraj { NAME($card, case: "acc") } do rezerwy
    [path] Zagraj { NAME($card, case: "acc") } na ścieżkę
   *[ground] Zagraj { NAME($card, case: "acc") } { NAME($place, case: "to") }
}
option-play-on = Zagraj { NAME($card, case: "acc") } na { NAME($wielder, case: "acc") }
option-play-event = Zagraj wydarzenie „{ NAME($card) }”
option-move = { $place ->
    [path] Porusz { NAME($card, case: "acc") } na ścieżkę
   *[ground] Porusz { NAME($card, case: "acc") } { NAME($place, case: "to") }
}
option-resolve = Rozpatrz potyczkę: { NAME($location) }
option-player = { NAME($player) }
option-speak = { NAME($card) }
option-use = Zużyj akcję: { NAME($card) }
option-cycle = Zrzuć { NAME($card, case: "acc") }
option-eliminate = Wyklucz { NAME($card, case: "acc") }
option-eliminate-at = { $place ->
    [path] Wyklucz { NAME($card, case: "acc") } ze ścieżki
   *[ground] Wyklucz { NAME($card, case: "acc") } z pola bitwy { NAME($place) }
}
option-forsake = Poświęć z ręki { NAME($card, case: "acc") }
option-forsake-reserve = Poświęć z rezerwy { NAME($card, case: "acc") }
option-forsake-reserve-new = Poświęć z rezerwy { NAME($card, case: "acc") } (kartę zagraną w tej rundzie)
option-forsake-deck = Poświęć wierzchnią kartę talii dobierania
option-take = Weź { NAME($card, case: "acc") }
option-activate = { NAME($location) }
option-fight = { NAME($location) }
option-strengthen = { NAME($location) }
option-support = Wesprzyj { $cards }
option-support-nobody = Nie wspieraj nikogo
option-fate-items = Zrzuć też przedmioty
option-fate-alone = Wyklucz przedmioty
option-save = Ocal { NAME($card, case: "acc") }

## Chwile, w których można nic nie robić

window-turn = Twoja tura
window-text = Tekst, z którego możesz skorzystać
window-consent = Wybór partnera
passing-round = przez tę rundę
passing-round-over = Zaczęła się nowa runda

## Co dzieje się w rundzie

event-round = Runda { $round }. Pierwszym graczem jest { NAME($player) }.
event-activated = Aktywowano pole bitwy { NAME($location) }.
event-reactivated = Reaktywowano pole bitwy { NAME($location) }.
event-path-activated = Aktywowano ścieżkę { $number }: { NAME($location) }.
event-counts-as = { NAME($location) } liczy się teraz jako ścieżka { $number }.
event-cannot-come = Lokalizacji { NAME($location) } nie można jeszcze aktywować: dobiera się inną kartę, a tę wtasowuje z powrotem do talii.
event-resolves = { NAME($player) } rozpatruje potyczkę: { NAME($location) }.
event-skirmish-activated = Rozpoczyna się potyczka: { NAME($location) }.
event-skirmish-won = { $side ->
    [free-peoples] Wolne Ludy wygrywają potyczkę { NAME($location, case: "in") }.
   *[shadow] Cień wygrywa potyczkę { NAME($location, case: "in") }.
}
event-skirmish-for-nobody = W potyczce { NAME($location, case: "in") } nikt nie atakował: usuwa się ją z gry.
event-skirmish-returns = Nikt nie stawił się na potyczkę { NAME($location, case: "in") }: wtasowuje się ją z powrotem do talii.
event-cards-join = { $number ->
    [one] { NAME($player) } dokłada do stosu zrzuconych kart 1 odłożoną kartę.
    [few] { NAME($player) } dokłada do stosu zrzuconych kart { $number } odłożone karty.
   *[many] { NAME($player) } dokłada do stosu zrzuconych kart { $number } odłożonych kart.
}
event-grounds-join = Do obu talii wtasowuje się nowe pola bitew: część { $part }.
event-passes = { NAME($player) } pasuje.
event-plays = { $place ->
    [reserve] { NAME($player) } zagrywa { NAME($card, case: "acc") } do rezerwy.
   *[location] { NAME($player) } zagrywa { NAME($card, case: "acc") } { NAME($place, case: "to") }.
}
event-plays-item = { NAME($player) } zagrywa { NAME($card, case: "acc") } na { NAME($wielder, case: "acc") }.
event-plays-event = { NAME($player) } zagrywa wydarzenie „{ NAME($card) }”.
event-moves = { NAME($player) } porusza { NAME($card, case: "acc") } { NAME($place, case: "to") }.
event-uses = { NAME($player) } zużywa akcję: { NAME($card) }.
event-uses-ring = { NAME($player) } używa żetonu Pierścienia.
event-winnows = { NAME($player) } robi odsiew.
event-declines = { NAME($player) } nie korzysta z możliwości.
event-permitted = „{ NAME($card) }” działa do końca rundy.

## Co dzieje się z kartami

event-draws = { NAME($player) } dobiera: { $cards }.
event-draws-veiled = { $number ->
    [one] { NAME($player) } dobiera 1 kartę.
    [few] { NAME($player) } dobiera { $number } karty.
   *[many] { NAME($player) } dobiera { $number } kart.
}
event-recycles = { NAME($player) } odświeża stos zrzuconych kart.
event-looks = { NAME($player) } ogląda: { $cards }.
event-looks-veiled = { $number ->
    [one] { NAME($player) } ogląda 1 kartę ze swojej talii dobierania.
    [few] { NAME($player) } ogląda { $number } karty ze swojej talii dobierania.
   *[many] { NAME($player) } ogląda { $number } kart ze swojej talii dobierania.
}
event-cycles = { NAME($player) } zrzuca z ręki { NAME($card, case: "acc") }.
event-cycles-veiled = { NAME($player) } zrzuca kartę z ręki.
event-cycles-drawn = { NAME($player) } zrzuca { NAME($card, case: "acc") } spośród oglądanych kart.
event-cycles-drawn-veiled = { NAME($player) } zrzuca jedną z oglądanych kart.
event-cycles-rest = { $number ->
    [one] { NAME($player) } zrzuca ostatnią z oglądanych kart.
    [few] { NAME($player) } zrzuca pozostałe { $number } oglądane karty.
   *[many] { NAME($player) } zrzuca pozostałych { $number } oglądanych kart.
}
event-keeps = { NAME($player) } bierze na rękę { NAME($card, case: "acc") }.
event-keeps-veiled = { NAME($player) } bierze na rękę ostatnią z oglądanych kart.
event-eliminates-from-hand = { NAME($player) } wyklucza z ręki { NAME($card, case: "acc") }.
event-eliminates-from-hand-veiled = { NAME($player) } wyklucza kartę z ręki.
event-eliminates-drawn = { NAME($player) } wyklucza { NAME($card, case: "acc") } spośród oglądanych kart.
event-eliminates-drawn-veiled = { NAME($player) } wyklucza jedną z oglądanych kart.
event-forsakes = { NAME($player) } poświęca z ręki { NAME($card, case: "acc") }.
event-forsakes-veiled = { NAME($player) } poświęca kartę z ręki.
event-forsakes-top = { NAME($player) } poświęca wierzchnią kartę swojej talii dobierania: { NAME($card) }.
event-forsakes-top-veiled = { NAME($player) } poświęca wierzchnią kartę swojej talii dobierania.
event-forsakes-reserve = { NAME($player) } poświęca z rezerwy { NAME($card, case: "acc") }.
event-sacrifices = { $number ->
    [0] { NAME($player) } nie oddaje żadnej karty z rezerwy.
    [one] { NAME($player) } oddaje 1 kartę z rezerwy.
    [few] { NAME($player) } oddaje { $number } karty z rezerwy.
   *[many] { NAME($player) } oddaje { $number } kart z rezerwy.
}
event-takes = { $source ->
    [deck] { NAME($player) } bierze na rękę { NAME($card, case: "acc") } ze swojej talii dobierania.
   *[cycle-pile] { NAME($player) } bierze na rękę { NAME($card, case: "acc") } ze swojego stosu zrzuconych kart.
}
event-takes-nothing = { NAME($player) } niczego nie bierze.
event-finds = { NAME($player) } znajduje { NAME($card, case: "acc") }.
event-finds-nothing = { NAME($player) } szuka, ale tej karty tam nie ma.
event-cycled = Zrzucono { NAME($card, case: "acc") }.
event-eliminated = Wykluczono { NAME($card, case: "acc") }.
event-cycled-instead = Zamiast wykluczyć, zrzucono { NAME($card, case: "acc") }.
event-revealed-and-cycled = { NAME($player) } pokazuje { NAME($card, case: "acc") }: tę kartę się zrzuca, zamiast ją wykluczyć.
event-removed = Usunięto z gry { NAME($card, case: "acc") }.
event-in-vain = Bez skutku: { NAME($card) }. { $why }

## Co dzieje się z lokalizacjami

event-strengthened = { $icon ->
    [attack] { $number ->
        [one] Lokalizacja { NAME($location) } otrzymuje 1 symbol ataku.
        [few] Lokalizacja { NAME($location) } otrzymuje { $number } symbole ataku.
       *[many] Lokalizacja { NAME($location) } otrzymuje { $number } symboli ataku.
    }
   *[defence] { $number ->
        [one] Lokalizacja { NAME($location) } otrzymuje 1 symbol obrony.
        [few] Lokalizacja { NAME($location) } otrzymuje { $number } symbole obrony.
       *[many] Lokalizacja { NAME($location) } otrzymuje { $number } symboli obrony.
    }
}
event-strengthened-card = { $number ->
    [one] Karta „{ NAME($card) }” otrzymuje 1 symbol.
    [few] Karta „{ NAME($card) }” otrzymuje { $number } symbole.
   *[many] Karta „{ NAME($card) }” otrzymuje { $number } symboli.
}
event-corruption = { $number ->
    [one] Przybywa 1 żeton zepsucia. Razem: { $total }.
    [few] Przybywają { $number } żetony zepsucia. Razem: { $total }.
   *[many] Przybywa { $number } żetonów zepsucia. Razem: { $total }.
}
event-cleansed = { $number ->
    [0] Nie ma zepsucia, które można by usunąć.
    [one] Usunięto 1 żeton zepsucia. Zostało: { $total }.
    [few] Usunięto { $number } żetony zepsucia. Zostało: { $total }.
   *[many] Usunięto { $number } żetonów zepsucia. Zostało: { $total }.
}

## Co dzieje się w walce

counted = { NAME($card) } { $icons }
event-fight = Walka { NAME($location, case: "in") }: atak { $attack }, obrona lokalizacji { $guard }, obrona kart { $defence }.
event-loss-named = Do wykluczenia wybrano { NAME($card, case: "acc") }.
event-agreed = { NAME($player) } zgadza się na te straty.
event-objected = { NAME($player) } nie zgadza się na te straty: wybierze atakujący.
event-agreed-to-support = { NAME($player) } zgadza się na taki podział wsparcia.
event-objected-to-support = { NAME($player) } nie zgadza się na taki podział wsparcia: wybierze atakujący.
event-withdraws = Po walce zrzucono { NAME($card, case: "acc") }.
event-ground-won = { $points ->
    [one] { $side ->
        [free-peoples] Wolne Ludy zdobywają pole bitwy { NAME($location) }: 1 punkt.
       *[shadow] Cień zdobywa pole bitwy { NAME($location) }: 1 punkt.
    }
    [few] { $side ->
        [free-peoples] Wolne Ludy zdobywają pole bitwy { NAME($location) }: { $points } punkty.
       *[shadow] Cień zdobywa pole bitwy { NAME($location) }: { $points } punkty.
    }
   *[many] { $side ->
        [free-peoples] Wolne Ludy zdobywają pole bitwy { NAME($location) }: { $points } punktów.
       *[shadow] Cień zdobywa pole bitwy { NAME($location) }: { $points } punktów.
    }
}
event-won-by-nobody = Nikt nie atakował pola bitwy { NAME($location) }: wraca ono do swojej talii.
event-path-won = { $points ->
    [one] Wolne Ludy zdobywają ścieżkę { NAME($location) }: 1 punkt.
    [few] Wolne Ludy zdobywają ścieżkę { NAME($location) }: { $points } punkty.
   *[many] Wolne Ludy zdobywają ścieżkę { NAME($location) }: { $points } punktów.
}
event-path-lost = Ścieżka { NAME($location) } przypada Cieniowi.
event-path-tied = Ścieżki { NAME($location) } nie zdobywa nikt.
event-score = Wynik: Wolne Ludy { $free }, Cień { $shadow }.

## Jak się skończyło

event-won = { result }
result = { $side ->
    [free-peoples] { $ending ->
        [lead] Wolne Ludy wygrywają { $free } do { $shadow }: mają co najmniej 10 punktów przewagi.
       *[last-path] Powiernicy Pierścienia doszli do końca ostatniej ścieżki, a Wolne Ludy wygrywają { $free } do { $shadow }.
    }
   *[shadow] { $ending ->
        [lead] Cień wygrywa { $shadow } do { $free }: ma co najmniej 10 punktów przewagi.
       *[last-path] { $tie ->
            [yes] Walka na ostatniej ścieżce dobiegła końca, a punktów jest po równo ({ $shadow }): wygrywa wtedy Cień.
           *[no] Walka na ostatniej ścieżce dobiegła końca, a Cień wygrywa { $shadow } do { $free }.
        }
    }
}
counted-grounds = Pola bitew, { NAME($side) }: { $points }
counted-paths = Ścieżki, { NAME($side) }: { $points }
counted-corruption = Zepsucie, { NAME($side) }: { $points }
counted-rings = Niezużyte żetony Pierścienia, { NAME($side) }: { $points }
counted-lead = Przewaga { $lead } punktów lub większa kończy grę w każdej rundzie.
counted-tie = Jeśli po ostatniej ścieżce punktów jest po równo, wygrywa Cień.
counted-last-path = Po ostatniej ścieżce wygrywa strona, która ma więcej punktów.

## Dlaczego nie: ogólnie

reason-not-an-action = To nie jest akcja, którą można wykonać w swojej turze.
reason-no-card = Nie ma karty „{ $word }”.
reason-no-location = Nie ma lokalizacji „{ $word }”.
reason-not-in-game = W tej grze nie ma karty „{ NAME($card) }”.
reason-not-joined-yet = Lokalizacji { NAME($location) } nie ma jeszcze w żadnej talii pól bitew.
reason-skirmish-over = { NAME($location) }: ta potyczka została już rozpatrzona i nie ma jej w grze.
reason-location-not-in-game = W tym scenariuszu nie ma lokalizacji { NAME($location) }.
reason-not-in-hand = Nie masz na ręce karty „{ NAME($card) }”.
reason-in-play-already = { NAME($card) } już { AGREE("is", $card) } w grze.
reason-not-in-play = { NAME($card) }: tej karty nie ma w grze.
reason-not-in-reserve = { NAME($card) }: tej karty nie ma w twojej rezerwie.
reason-not-on-ground = { NAME($card) }: tej karty nie ma na aktywnym polu bitwy.
reason-not-looked-at = { NAME($card) }: tej karty nie ma wśród tych, które oglądasz.
reason-other-deck = { NAME($card) }: tej karty nie ma w tej talii, bo należy do innego gracza ({ NAME($player) }).

## Dlaczego nie: akcje

reason-pass = { $hand ->
    [one] Nie możesz spasować: masz na ręce 1 kartę, czyli więcej, niż wynosi twój limit pozostałości ({ $limit }), a nie każdy wróg ma ich więcej (najmniejsza ręka wroga: { $least }).
    [few] Nie możesz spasować: masz na ręce { $hand } karty, czyli więcej, niż wynosi twój limit pozostałości ({ $limit }), a nie każdy wróg ma ich więcej (najmniejsza ręka wroga: { $least }).
   *[many] Nie możesz spasować: masz na ręce { $hand } kart, czyli więcej, niż wynosi twój limit pozostałości ({ $limit }), a nie każdy wróg ma ich więcej (najmniejsza ręka wroga: { $least }).
}
reason-winnow = { $hand ->
    [one] Do odsiewu potrzeba co najmniej 2 kart na ręce, a masz tylko 1.
   *[other] Do odsiewu potrzeba co najmniej 2 kart na ręce, a masz { $hand }.
}
reason-no-ring = W tym scenariuszu nie ma żetonów Pierścienia.
reason-ring-used = Twój żeton Pierścienia jest już zużyty.
reason-ring-used-this-round = W tej rundzie twój żeton Pierścienia był już użyty.
reason-played-already = Kartę „{ NAME($card) }” zagrano już w tej rundzie. Tej samej postaci ani przedmiotu nie można zagrać w jednej rundzie dwa razy.
reason-event-nowhere = Wydarzenia nigdzie się nie kładzie. Napisz samo „play” i jego nazwę ({ NAME($card) }).
reason-only-items = Na postacie zagrywa się tylko przedmioty, a { NAME($card) } to nie przedmiot.
reason-item-on-whom = { NAME($card) } to przedmiot: powiedz, która postać w grze ma go dzierżyć.
reason-wielder-is-character = Przedmiot może dzierżyć tylko postać, a { NAME($wielder) } to nie postać (przedmiot: { NAME($card) }).
reason-wielder-of-enemy = { NAME($wielder) } to postać wroga, więc nie może dzierżyć twojego przedmiotu ({ NAME($card) }).
reason-wielder-not-listed = { NAME($wielder) }: tej postaci nie ma wśród tych, które mogą dzierżyć { NAME($card, case: "acc") }.
reason-wielder-not-in-play = { NAME($wielder) }: tej postaci nie ma w grze, a dzierżyciel przedmiotu musi w niej być (przedmiot: { NAME($card) }).
reason-wielder-has-weapon = { NAME($wielder) }: ta postać ma już Broń, z którą nie można łączyć tego przedmiotu ({ NAME($card) }).
reason-item-moves-along = { NAME($card) } to przedmiot: idzie tam, dokąd idzie dzierżyciel.
reason-moves-only-from-reserve = { NAME($card) }: karty porusza się tylko z rezerwy do lokalizacji, nigdy dalej ani z powrotem.
reason-came-this-round = { NAME($card) }: tę kartę zagrano do rezerwy w tej rundzie, więc jeszcze nie można jej poruszyć.
reason-new-item = { NAME($card) }: ta postać dostała w tej rundzie przedmiot, a przy tym stole zatrzymuje ją to w rezerwie do następnej.
reason-only-wielder = Poruszyć można teraz tylko dzierżyciela tego przedmiotu ({ NAME($card) }).

## Dlaczego nie: miejsca

reason-say-where = Powiedz dokąd: reserve (rezerwa), path (ścieżka) albo nazwa aktywnego pola bitwy.
reason-not-a-skirmish = { NAME($location) } to nie potyczka: akcją rozpatruje się tylko potyczki.
reason-no-card-there = Nie masz karty { NAME($location, case: "in") }: rozpatrzyć potyczkę może tylko ten, kto ma tam kartę.
reason-never-on-ground = { NAME($card) }: tej karty nie można położyć na żadnym polu bitwy.
reason-nobody-to-move = W twojej rezerwie nie ma karty, którą można by teraz poruszyć tak, jak mówi tekst.
reason-not-at-once = { NAME($card) }: żaden tekst tej karty nie zaczyna się w tej chwili.
reason-mandatory-first = { NAME($card) }: najpierw rozpatruje się efekty obowiązkowe, potem opcjonalne.
reason-not-a-player = Nie ma gracza „{ $word }”, o którym mógłby mówić tekst.
reason-no-skirmish-by-text = { NAME($location) } to potyczka: żaden tekst nie może jej aktywować ani reaktywować.
reason-banned = Lokalizacji { NAME($location) } nie można aktywować, dopóki wróg nie zdobędzie jednego z pól bitew: { $gates }.
reason-say-path = { NAME($location) } to aktywna ścieżka: napisz „path”.
reason-not-active = Lokalizacja { NAME($location) } nie jest aktywna.
reason-army-on-path = Armie nigdy nie trafiają na ścieżkę.
reason-no-active-path = Żadna ścieżka nie jest teraz aktywna.
reason-no-active-ground = Nie ma aktywnego pola bitwy, do którego można by dodać symbole.
reason-never-on-path = { NAME($card) }: tej karty nie można położyć na żadnej ścieżce.
reason-path-number = Aktywna ścieżka ma numer { $number }. { NAME($card) }: tę kartę można położyć tylko na ścieżkach { $paths }.
reason-kept-off-path = { NAME($card) }: tej karty nie można położyć na ścieżce, gdy aktywne jest pole bitwy { $side ->
    [free-peoples] Wolnych Ludów
   *[shadow] Cienia
}.
reason-never-there = { NAME($card) }: tej karty nie można położyć na polu bitwy { $side ->
    [free-peoples] Wolnych Ludów
   *[shadow] Cienia
}.
reason-wrong-faction = { NAME($card) }: tej karty nie można tam położyć, bo { NAME($faction) } to frakcja, która { NAME($location, case: "in") } ani nie atakuje, ani nie broni.
reason-dead-text = { NAME($card) }: przy tym stole tej karty nie można położyć tam, gdzie jej tekstowi brakuje ścieżki.

## Dlaczego nie: teksty kart

reason-no-action = { NAME($card) }: w tekście tej karty nie ma niczego, na co można by zużyć akcję.
reason-other-uses = { NAME($card) }: z tej karty może korzystać tylko inny gracz ({ NAME($player) }).
reason-elsewhere = { NAME($card) }: z tej karty można korzystać tylko wtedy, gdy jest { $at }.
reason-wielder-elsewhere = { NAME($card) }: z tej karty można korzystać tylko wtedy, gdy dzierżyciel jest { $at }.
reason-used-this-round = { NAME($card) }: z tej karty można korzystać raz na rundę, a w tej już skorzystano.
reason-cost = { NAME($card) }: nie możesz zapłacić tego, czego żąda tekst.
reason-condition = Warunek podany w tekście nie jest spełniony.
reason-no-next-path = Dalej niż do numeru { $number } ścieżki nie prowadzą.
reason-no-path-left = Wszystkie ścieżki { $number } były już w tej grze aktywne albo są aktywne teraz.
reason-no-path-left-of-part = Nie ma już innej ścieżki { $number }{ $part }, a tekst nie może prowadzić do innej części tego numeru.
reason-of-no-part = { NAME($location) } liczy się teraz jako ścieżka { $number }, ale nie należy do żadnej jej części: stąd żaden tekst nie prowadzi na inną ścieżkę o tym numerze.
reason-not-next = Stąd żaden tekst nie prowadzi na ścieżkę { $number }: nie można pominąć numeru ani części ani się cofnąć.
reason-no-ground-in-deck = W żadnej talii nie zostało pole bitwy, o którym mówi tekst.
reason-no-ground-scored = W żadnym obszarze punktacji nie ma pola bitwy, o którym mówi tekst.
reason-no-ground = Żadnego pola bitwy, o którym mówi tekst, nie można teraz aktywować ani reaktywować.
reason-no-such-card = Nie ma takiej karty w grze.
reason-text-means-others = { NAME($card) }: tekst nie mówi o tej karcie.
reason-enough-of-kind = Zagrano już tyle kart tego rodzaju, na ile pozwala tekst.
reason-text-means-place = { $place ->
    [reserve] Tekst pozwala zagrać kartę tylko do rezerwy.
    [path] Tekst pozwala poruszyć kartę tylko na ścieżkę.
    [ground] Tekst pozwala poruszyć kartę tylko na pole bitwy.
   *[location] Tekst pozwala zagrać kartę tylko { NAME($place, case: "to") }.
}
reason-text-means-other-location = { NAME($location) }: tekst nie mówi o tej lokalizacji.
reason-not-found = { NAME($card) }: tej karty nie ma tam, gdzie tekst pozwala szukać.
reason-active-already = Lokalizacja { NAME($location) } już jest aktywna.
reason-not-a-ground = { NAME($location) } to nie pole bitwy.
reason-not-a-path = { NAME($location) } to nie ścieżka.
reason-path-of-number = { NAME($location) } to nie ścieżka { $number }, a o taką chodzi w tekście.
reason-path-of-part = { NAME($location) } to nie ścieżka { $number }{ $part }, a tylko tam tekst może teraz prowadzić.
reason-path-used = Ścieżki { NAME($location) } nie można aktywować drugi raz.

## Dlaczego nie: poświęcanie

reason-no-deck = W twojej talii dobierania nie ma już kart.
reason-forsake-afield = { NAME($card) }: ta karta leży na lokalizacji, a stamtąd kart się nie poświęca.
reason-forsake-item = { NAME($card) }: ten przedmiot leży na postaci innego gracza i tylko on może go poświęcić.
reason-forsake-played = { NAME($card) }: tę kartę właśnie zagrywasz, poświęć za nią inną.

## Dlaczego nie: walka

reason-lost-already = { NAME($card) }: ta karta jest już wybrana.
reason-not-in-combat = { NAME($card) }: tej karty nie ma w walce { NAME($location, case: "in") }.
reason-item-alone = { NAME($card) } to przedmiot, a przedmiot bez dzierżyciela niczego nie anuluje.
reason-attacker = { NAME($card) }: ta karta atakuje. Symbole ataku anulują tylko karty obrońców.
reason-no-defence = { NAME($card) }: ta karta nie ma symbolu obrony, który by się tu liczył, więc niczego nie anuluje.
reason-support = Wasze armie nie mogą wspierać akurat tych postaci: armia wspiera jedną postać swojej frakcji, a wybiera się te, dzięki którym symboli jest najwięcej.
reason-support-characters = Wspiera się tylko postacie, a { NAME($card) } to nie postać.
reason-not-to-be-saved = { NAME($card) }: tej karty nie można ocalić.

## Stół w terminalu

scene-round = Runda { $round }
scene-phase-setup = Przygotowanie
scene-phase-locations = Faza lokalizacji
scene-phase-actions = Faza akcji
scene-phase-combat = Faza walki
scene-phase-draw = Faza dobierania
scene-phase-over = Koniec gry
scene-turn = Tura: { NAME($player) }
scene-paths = Ścieżki
scene-corruption = zepsucie { $number }
scene-path = ścieżka { $number }
scene-ground = { $side ->
    [free-peoples] atakują Wolne Ludy
   *[shadow] atakuje Cień
}
scene-skirmish = { $side ->
    [free-peoples] potyczka, atakują Wolne Ludy
   *[shadow] potyczka, atakuje Cień
}
scene-returns = nikogo tu nie ma: bez nikogo wróci do talii
scene-accompanying = towarzyszące pola bitwy
scene-active = aktywne
scene-points = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
scene-balance = atak { $attack }, obrona { $total } (lokalizacja { $guard }, karty { $defence })
scene-would-win = { $side ->
    [free-peoples] wygrałyby Wolne Ludy
   *[shadow] wygrałby Cień
}
scene-unsupported = ze wsparciem o { $number } więcej
scene-fresh = w tej rundzie
scene-fight = { $left ->
    [one] Walka { NAME($location, case: "in") }: został 1 symbol ataku.
    [few] Walka { NAME($location, case: "in") }: zostały { $left } symbole ataku.
   *[many] Walka { NAME($location, case: "in") }: zostało { $left } symboli ataku.
}
scene-lost = Do wykluczenia
scene-coming = Nadchodzi ścieżka { NAME($location) }.
scene-looks = { $number ->
    [one] { NAME($player) } ogląda 1 kartę
    [few] { NAME($player) } ogląda { $number } karty
   *[many] { NAME($player) } ogląda { $number } kart
}
scene-permits = Działa do końca rundy
scene-hand-size = na ręce { $number } (limit { $limit })
scene-deck-size = talia { $number }
scene-cycled-size = zrzucone { $number }
scene-gone-size = wykluczone { $number }
scene-later-size = odłożone { $number }
scene-ring-ready = żeton Pierścienia niezużyty
scene-ring-each-round = żeton Pierścienia gotowy
scene-ring-used = żeton Pierścienia zużyty
scene-starter = pierwszy gracz
scene-passed = pas
scene-reserve = W rezerwie
scene-hand = Na ręce
scene-top = Na wierzchu talii
scene-cycled = Zrzucone
scene-gone = Wykluczone
scene-won = { $side ->
    [free-peoples] Obszar punktacji Wolnych Ludów
   *[shadow] Obszar punktacji Cienia
}
scene-waiting = { $side ->
    [free-peoples] Pola bitew Wolnych Ludów, które są jeszcze w talii
   *[shadow] Pola bitew Cienia, które są jeszcze w talii
}
scene-later = { $side ->
    [free-peoples] Pola bitew Wolnych Ludów odłożone na później
   *[shadow] Pola bitew Cienia odłożone na później
}
scene-banned = jeszcze nie można aktywować
scene-paths-left = Ścieżki tego i następnego numeru, które są jeszcze w talii

## Co wydrukowano na kartach i lokalizacjach

-value-kind = typ
-value-text = tekst
-value-attack = atak
-value-defence = obrona
-value-lead-attack = przywództwo ataku
-value-lead-defence = przywództwo obrony
-value-path = symbole ścieżki
-value-points = punkty zwycięstwa
-value-number = numer ścieżki
-value-paths = numery ścieżek
-value-wielders = dzierżyciel
-value-keywords = słowo kluczowe
-value-gates = co trzeba najpierw zdobyć
-value-defender-wins = wygrana obrońcy
-value-attacker-wins = wygrana atakującego
-value-accompanying = towarzyszące pola bitew
-value-attackers = atakujący
-value-defenders = obrońcy
-set-base = gra podstawowa
-set-fire-and-swords = Wykute w ogniu
-set-promo = karty promocyjne

# Co mówi inne źródło.

unsure-reconstructed = odtworzone, bo nie podaje tego żadne znane nam źródło
unsure-balanced = odtworzone, a potem zmienione, żeby scenariusze były wyrównane; na karcie jest zapewne co innego
unsure-partly = źródło podaje tylko część, reszta jest odtworzona
unsure-inferred = wywnioskowane: mają to wszystkie inne ścieżki o tym numerze
unsure-blank = inne źródło nic tu nie podaje
unsure-blank-but-counted = inne źródło nic tu nie podaje, choć przykład z instrukcji to liczy
unsure-none = w innym źródle nie ma nic
unsure-one = w innym źródle 1
unsure-one-without-paths = w innym źródle 1, ale bez ścieżki, na której można by tego użyć
unsure-character = w innym źródle to postać
unsure-fifth-card-anywhere = w innym źródle dla piątej karty wystarczy, że jeden z nich jest gdziekolwiek w grze
unsure-bonus-of-the-path = w innym źródle premię dostaje sama ścieżka
unsure-nazgul-anywhere = w innym źródle Nazgûl może być gdziekolwiek, a nic nie jest dobrowolne
unsure-exactly-two = w innym źródle dokładnie dwie bierze ten, kto używa tej karty
unsure-battleground-too = w innym źródle także na polu bitwy
unsure-from-the-deck = inne źródło bierze to z talii Cienia, w której nigdy tego nie ma

## Co jest nie tak z tabelą wartości

trouble-unreadable = Tego nie da się odczytać: „{ $text }”. Tekst zapisuje się słowami, które zawierają słowa, na przykład Action("reserve", (Draw(1),), (CycleSelf(),)).
trouble-unknown-word = Nie ma słowa „{ $word }”, którym można by pisać teksty (w „{ $text }”).
trouble-other-word = { $kind ->
    [ability] Na karcie, która zostaje w grze, każdy wiersz mówi, kiedy coś się dzieje albo co zawsze obowiązuje, a „{ $text }” nie mówi ani tego, ani tego.
   *[effect] Każdy wiersz mówi tu, co się robi, a „{ $text }” tego nie mówi.
}
trouble-too-long = „{ $text }” jest za długie: wiersz może mieć najwyżej { $most } znaków.
trouble-too-deep = Za dużo tu słów w słowach: „{ $text }”.
trouble-other-values = { $fields ->
    [none] „{ $word }” nic nie zawiera (w „{ $text }”).
   *[other] „{ $word }” zawiera: { $fields }. Każdą z tych rzeczy podaje się najwyżej raz, a nie wszystkie można pominąć (w „{ $text }”).
}
trouble-wrong-value = { $wants ->
    [number] „{ $field }” w „{ $word }” to musi być liczba od 1 do 9 (w „{ $text }”).
    [numbers] „{ $field }” w „{ $word }” to muszą być liczby od 1 do 9 w nawiasie, na przykład (1, 2) albo (3,) (w „{ $text }”).
    [yes-no] „{ $field }” w „{ $word }” to musi być True albo False (w „{ $text }”).
    [effect] „{ $field }” w „{ $word }” to musi być słowo, które mówi, co się robi, na przykład Draw(1) (w „{ $text }”).
    [effects] „{ $field }” w „{ $word }” to muszą być słowa, które mówią, co się robi, w nawiasie, na przykład (Draw(1),) (w „{ $text }”).
    [cost] „{ $field }” w „{ $word }” to musi być koszt, na przykład CycleOne() (w „{ $text }”).
    [costs] „{ $field }” w „{ $word }” to muszą być koszty w nawiasie, na przykład (CycleSelf(),) (w „{ $text }”).
    [condition] „{ $field }” w „{ $word }” to musi być warunek, na przykład At("moria") (w „{ $text }”).
    [circumstance] „{ $field }” w „{ $word }” to musi być warunek wspólny dla wszystkich kart, na przykład Stands(("aragorn",)) (w „{ $text }”).
    [circumstances] „{ $field }” w „{ $word }” to muszą być warunki w nawiasie, na przykład (Stands(("aragorn",)),) (w „{ $text }”).
    [instead] „{ $field }” w „{ $word }” to muszą być liczba i ścieżka, na przykład (2, ActivePath("shelobs-lair")) (w „{ $text }”).
    [filter] „{ $field }” w „{ $word }” musi mówić, o które karty chodzi, na przykład Which(faction=ELF) (w „{ $text }”).
    [grounds] „{ $field }” w „{ $word }” musi mówić, o które pola bitew chodzi, na przykład Grounds(faction=ELF) (w „{ $text }”).
    [faction] „{ $field }” w „{ $word }” to musi być frakcja, na przykład ELF (w „{ $text }”).
    [side] „{ $field }” w „{ $word }” to musi być FREE albo SHADOW (w „{ $text }”).
    [type] „{ $field }” w „{ $word }” to musi być ARMY, CHARACTER, ITEM albo EVENT (w „{ $text }”).
    [keyword] „{ $field }” w „{ $word }” to musi być słowo kluczowe, na przykład NAZGUL (w „{ $text }”).
    [piles] „{ $field }” w „{ $word }” to musi być (DECK,), (CYCLED,) albo (DECK, CYCLED) (w „{ $text }”).
    [name] „{ $field }” w „{ $word }” to musi być nazwa w cudzysłowie, na przykład "aragorn" (w „{ $text }”).
    [names] „{ $field }” w „{ $word }” to muszą być nazwy w nawiasie, na przykład ("aragorn",) (w „{ $text }”).
    [place] „{ $field }” w „{ $word }” to musi być miejsce w cudzysłowie, na przykład "reserve" (w „{ $text }”).
   *[words] „{ $field }” w „{ $word }” nie może tak wyglądać (w „{ $text }”).
}
trouble-other-use = „{ $word }” mówi o czymś, czego karta lub lokalizacja tego typu nie ma.
trouble-no-icons = „{ $word }” musi dawać przynajmniej jeden symbol.
trouble-kind = Karta nie może być tego typu.
trouble-no-such-value = Karta tego typu nie ma wartości „{ $value }”.
trouble-value = „{ $value }” nie może tak wyglądać.
trouble-number = „{ $value }” to musi być liczba od 0 do { $most }.
trouble-list = „{ $value }” to musi być lista.
trouble-twice = W „{ $value }” coś się powtarza.
trouble-other-side = W „{ $value }” jest frakcja drugiej strony.
trouble-no-such-name = Nie ma karty ani lokalizacji „{ $name }”, o którą mogłoby tu chodzić.
trouble-no-wielder = Ktoś musi móc dzierżyć ten przedmiot.
trouble-two-accompanying = Potyczka ma dwa towarzyszące pola bitew.
trouble-fixed-value = „{ $value }” podaje instrukcja, więc nie można tego poprawić.
trouble-no-such-card = W rozszerzeniu Wykute w ogniu nie ma karty ani lokalizacji „{ $name }”.
trouble-base-card = „{ $name }” jest też w grze podstawowej, więc jej wartości są pewne.
trouble-needed = „{ $name }” wymienia tę kartę, a do tego musi ona być innego typu.
trouble-in-card = { $name }: { $trouble }
trouble-file = Nie da się odczytać pliku z poprawkami ({ $file }): { $detail }
trouble-not-a-table = W pliku z poprawkami jest wiersz „{ $name }”, który nie należy do żadnej karty.
trouble-unwritable = Tego nie da się zapisać w pliku z poprawkami.
trouble-mend-first = Czegoś w pliku z poprawkami nie da się odczytać i przepadłoby, gdyby teraz coś tam zapisać. Najpierw popraw go ręcznie albo usuń.
