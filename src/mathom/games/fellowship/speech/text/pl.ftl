## Teksty kart. Rzeczowniki mają przypadki, w liczbie mnogiej z `-pl`; przymiotniki zgadzają się ze słowem `$noun`.
## Zdania składowe mówią, co robisz, co możesz zrobić (`to`) albo co robi ktoś inny (`they`).

say-sentence = { SAY($text, form: "capital") }.
say-and = { SAY($first, $case) } i { SAY($last, $case) }
say-or = { SAY($first, $case) } lub { SAY($last, $case) }
say-or-alike = { SAY($first, $case) } lub { SAY($last, $case) }
say-then = { SAY($first, $case) }; { SAY($last, $case) }

## Taka karta

say-noun = { NAME($noun, $case) }
say-kind = { SAY($what, $case) } { NAME($of, $case) }
say-kind-word = { SAY($what, $case) } „{ NAME($of) }”
say-terrain = { SAY($what, $case) } { NAME($terrain, $case) }
say-site = { NAME("type-site", $case) } { $number }
say-two-sites = { NAME("type-site", $case) } o numerze { $first } lub { $last }
say-sites = { NAME("type-site", $case) } o numerze od { $first } do { $last }
say-phase-event = { SAY($what, $case) } { NAME($phase, "of") }
say-culture = { SAY($what, $case) } [{ NAME($culture) }]
say-cultures = { SAY($what, $case) } [{ NAME($culture) }] lub [{ NAME($other) }]
say-side = { SAY($what, $case) } { $side ->
    [free] Wolnych Ludzi
   *[shadow] Cienia
}
say-exhausted = wyczerpan{ AGREE("ending", $noun, $case) } { SAY($what, $case) }
say-roaming = włócząc{ AGREE("ending", $noun, $case) } się { SAY($what, $case) }
say-signet = { SAY($what, $case) } z { NAME($signet, "ins") }
say-home = { SAY($what, $case) } z domem w miejscu { $number }
say-bearing = { SAY($what, $case) } z { SAY($item, "ins") }
say-bearing-this = { SAY($what, $case) } z tą kartą
say-not-bearing = { SAY($what, $case) } bez { SAY($item, "gen") }
say-borne = { SAY($what, $case) } noszon{ AGREE("ending", $noun, $case) } przez { SAY($whom, "acc") }
say-fighting = { SAY($what, $case) } walcząc{ AGREE("ending", $noun, $case) } z { SAY($whom, "ins") }
# Gdy o tych, którzy walczą, mówi się coś jeszcze albo jest do wyboru kilku.
say-fighting-first = walcząc{ AGREE("ending", $noun, $case) } z { SAY($whom, "ins") } { SAY($what, $case) }
say-assigned = { SAY($what, $case) } przydzielon{ AGREE("ending", $noun, $case) } do walki z { SAY($whom, "ins") }
say-at-site = { SAY($what, $case) } w { SAY($where, "loc") }
say-same-title = { SAY($what, $case) } o tym samym tytule co { SAY($whom, "nom") }
say-in-support = { SAY($what, $case) } ze swojego obszaru pomocniczego
say-skirmishing = { SAY($what, $case) } w potyczce
say-unassigned = { SAY($what, $case) } nieprzydzielon{ AGREE("ending", $noun, $case) } do potyczki
say-new-race = { SAY($what, $case) } rasy, której nie możesz spostrzec,
say-as-ring-bearer = { SAY($what, $case) } jako Powiernik Pierścienia
say-among-shown = { SAY($what, $case) } spośród tych kart
say-on-losing-side = { SAY($what, $case) } po stronie przegranych
say-but = { SAY($what, $case) } inn{ AGREE("ending", $noun, $case) } niż { SAY($but, "nom") }
say-but-those = { SAY($what, $case) }, lecz nie spośród tych kart,
say-another = inn{ AGREE("ending", $noun, $case) } { SAY($what, $case) }
say-opponents = { SAY($what, $case) } przeciwnika

## Ile takich kart

say-one = { SAY($what, $case) }
say-your = { $case ->
    [nom] tw{ AGREE("your", $noun, $case) }
   *[acc] sw{ AGREE("your", $noun, $case) }
} { SAY($what, $case) }
say-your-own = tw{ AGREE("your", $noun, $case) } { SAY($what, $case) }
say-each = każd{ AGREE("ending", $noun, $case) } { SAY($what, $case) }
say-each-of-yours = każd{ AGREE("ending", $noun, $case) } tw{ AGREE("your", $noun, $case) } { SAY($what, $case) }
say-some = { $case ->
    [gen] { $number } { SAY($what, "gen-pl") }
    [dat] { $number } { SAY($what, "dat-pl") }
    [ins] { $number } { SAY($what, "ins-pl") }
   *[acc] { $number ->
        [few] { $number } { SAY($what, "acc-pl") }
       *[other] { $number } { SAY($what, "gen-pl") }
    }
}
say-up-to = najwyżej { $number ->
    [few] { $number } { SAY($what, "acc-pl") }
   *[other] { $number } { SAY($what, "gen-pl") }
}
say-any-number = { $case ->
    [ins] dowolną liczbą
   *[acc] dowolną liczbę
} { SAY($what, "gen-pl") }
say-any-number-paid = { $case ->
    [ins] dowolną liczbą
   *[acc] dowolną liczbę
} { SAY($what, "gen-pl") } (co najmniej 1)

## Kogo oznaczają zaimki

say-this = { AGREE("this", $noun, $case) } { NAME($noun, $case) }
say-that = { AGREE("this", $noun, $case) } { NAME($noun, $case) }
say-the = { NAME($noun, $case) }
say-this-again = { AGREE("pronoun", $noun, $case) }
say-it = { AGREE("pronoun", $noun, $case) }
say-new-site = { $case ->
    [gen] nowego miejsca
   *[nom] nowe miejsce
}

## Gracze

say-player = { $player ->
    [you] { $case ->
        [gen] twojej
       *[nom] ty
    }
    [free] { NAME("player-free", $case) }
    [opponent] { $case ->
        [gen] przeciwnika
       *[nom] przeciwnik
    }
    [shadow-players] { $case ->
        [gen] każdego gracza Cienia
       *[nom] każdy gracz Cienia
    }
   *[anyone] { $case ->
        [gen] dowolnego gracza
       *[nom] dowolny gracz
    }
}
say-that-player = { $case ->
    [gen] tego gracza
   *[nom] ten gracz
}
say-owner = { $case ->
    [gen] gracza, do którego należy { SAY($whose, "nom") }
   *[nom] gracz, do którego należy { SAY($whose, "nom") },
}

## Co musi być prawdą

say-can-spot = możesz spostrzec { SAY($which, "acc") }
say-cannot-spot = nie możesz spostrzec { SAY($which, "gen") }
say-at = drużyna jest w { SAY($where, "loc") }
say-at-place = drużyna jest w miejscu „{ NAME($site) }”
say-not-at = drużyna nie jest w { SAY($where, "loc") }
say-bearer-at = właściciel jest w { SAY($where, "loc") }
say-has-bearer = ktoś nosi tę kartę
say-has-burdens = { $who } ma co najmniej { $number ->
    [few] { $number } brzemiona
   *[other] { $number } brzemion
}
say-dead-pile-has = w stosie martwych jest co najmniej { SAY($which, "acc") }
say-dead-and-burdens = brzemion i { SAY($what, "gen-pl") } w stosie martwych jest razem co najmniej { $number }
say-pool-below = w puli mroku jest mniej niż { $number } { $number ->
    [few] żetony
   *[other] żetonów
}
say-worn = Jedyny Pierścień jest założony
say-during = trwa { NAME($phase) }
say-is = { $subject ->
    [same] {""}
   *[new] { $who }{" "}
}jest { SAY($what, "ins") }
say-is-not = { $subject ->
    [same] {""}
   *[new] { $who }{" "}
}nie jest { SAY($what, "ins") }
say-has-keyword = { $subject ->
    [same] {""}
   *[new] { $who }{" "}
}ma słowo kluczowe „{ NAME($keyword) }”
say-is-fighting = { $subject ->
    [same] {""}
   *[new] { $who }{" "}
}walczy z { SAY($whom, "ins") }
say-is-bearing = { $subject ->
    [same] {""}
   *[new] { $who }{" "}
}nosi { SAY($item, "acc") }
say-is-exhausted = { $subject ->
    [same] {""}
    [told] {""}
   *[new] { $who }{" "}
}jest wyczerpan{ AGREE("ending", $noun) }
say-is-skirmishing = { $who } jest w potyczce
say-is-unassigned = { $who } nie jest przydzielon{ AGREE("ending", $noun) } do potyczki
say-is-in-support = { $who } jest w twoim obszarze pomocniczym
say-hand-has = { $player } ma na ręce co najmniej { $number ->
    [few] { $number } karty
   *[other] { $number } kart
}
say-deck-empty = talia dociągania { SAY($player, "gen") } jest pusta
say-awaits-skirmish = { SAY($who, "acc") } przydzielono do potyczki jeszcze nierozstrzygniętej
say-was-assigned = { SAY($who, "acc") } przydzielono w tej turze do potyczki
say-was-not-assigned = { SAY($who, "gen") } nie przydzielono w tej turze do potyczki
say-was-not-but-was = { SAY($not, "gen") } nie przydzielono w tej turze do potyczki, a { SAY($who, "acc") } przydzielono
say-not-so = nieprawda, że { $condition }

## Liczby

say-for-each = { SAY($deeds, $case) } za { SAY($each, "acc") }
say-each-spotted = każd{ AGREE("ending", $noun, "acc") } { SAY($what, "acc") }, któr{ AGREE("ending", $noun, "acc") } możesz spostrzec
say-each-over = każd{ AGREE("ending", $noun, "acc") } { SAY($what, "acc") } ponad { $number }
say-each-of-them = każd{ AGREE("ending", $noun, "acc") } z nich
say-each-dead = każd{ AGREE("ending", $noun, "acc") } { SAY($what, "acc") } w stosie martwych
say-each-burden = każde brzemię
say-each-race = każdą z tych ras w drużynie: Hobbit, Krasnolud, Elf, Człowiek
say-at-most = { SAY($deeds, $case) } (najwyżej { $most })
say-limited = { SAY($deeds, $case) } (najwyżej { $most } w każdej fazie)
say-x-is-strength = { SAY($deeds, $case) }, gdzie X to siła { SAY($who, "gen") }
say-or-if = { SAY($deeds, $case) } (albo { $then }, jeżeli { $condition })
say-or-if-by = { SAY($deeds, $case) } (albo { $more ->
    [less] zmniejsza się
   *[more] zwiększa się
} o { $then }, jeżeli { $condition })
say-up-to-so-much = { SAY($deeds, $case) } lub mniej

## Kiedy coś się dzieje

say-about-to-be-wounded = { $who } ma odnieść ranę
say-about-to-exert = { $who } ma podjąć wysiłek
say-about-to-heal = { $who } ma zostać uleczony
say-is-wounded = { $subject ->
    [told] {""}
   *[new] { $who }{" "}
}odnosi ranę
say-exerts = { $subject ->
    [told] {""}
   *[new] { $who }{" "}
}podejmuje wysiłek
say-wins = { $who } wygrywa potyczkę
say-loses = { $who } przegrywa potyczkę
say-loses-to = { $who } przegrywa potyczkę z { SAY($to, "ins") }
say-killed = ginie { $who }
say-killed-in-skirmish = { $who } ginie w potyczce
say-killed-by = { $who } ginie z ręki { SAY($by, "gen") }
say-is-assigned = { $who } zostaje przydzielony do potyczki
say-leaves-play = { $who } opuszcza grę
say-you-play = zagrywasz { SAY($card, "acc") }
say-you-play-on = zagrywasz { SAY($card, "acc") } na { SAY($on, "acc") }
say-opponent-plays = przeciwnik zagrywa { SAY($card, "acc") }
say-is-played = ktoś zagrywa { SAY($card, "acc") }
say-is-played-on = ktoś zagrywa { SAY($card, "acc") } na { SAY($on, "acc") }
say-moves-to = drużyna przechodzi do { SAY($where, "gen") }
say-moves-from = drużyna opuszcza { SAY($where, "acc") }
say-moves = drużyna się porusza
say-ring-put-on = ktoś zakłada Jedyny Pierścień
say-turn-begins = zaczyna się twoja tura
say-turn-ends = tura się kończy
say-phase-begins = zaczyna się { NAME($phase) }
say-phase-ends = kończy się { NAME($phase) }
say-your-phase-begins = zaczyna się twoja { NAME($phase) }
say-your-phase-ends = kończy się twoja { NAME($phase) }

## Zdolności

say-label = { NAME($phase, "label") }
say-action = { $label } – { $text }
say-response = Odpowiedź, gdy { $trigger } – { $text }
say-when = gdy { $trigger }, { $text }
say-as-soon-as = gdy tylko { $trigger }, { $text }
say-whenever = ilekroć { $trigger }, { $text }
say-price = { SAY($price, $case) }: { SAY($deeds, $case) }
say-price-to = { SAY($price, "to") }, aby { SAY($deeds, "to") }
say-if = jeżeli { $condition }, { SAY($text, $case) }
say-given = jeżeli { $condition }: { SAY($text, $case) }
say-while = dopóki { $condition }, { $text }
say-nothing = nic się nie dzieje
say-once-a-turn = { $text } (raz na turę)
say-once-a-phase = { $text } (raz na fazę)
say-once-a-skirmish = { $text } (raz na potyczkę)
say-once-a-skirmish-each = { $text } (raz na potyczkę dla każdego gracza)
say-to-play = aby zagrać tę kartę, { $deeds }
say-own-cost-on = koszt tej karty zagranej na { SAY($on, "acc") } jest { $more ->
    [less] mniejszy
   *[more] większy
} o { $number }
say-own-cost-if = koszt tej karty jest { $more ->
    [less] mniejszy
   *[more] większy
} o { $number }, jeżeli { $condition }
say-copies = { $who } ma tekst { SAY($site, "gen") } ze ścieżki przygód
say-second-of-class = właściciel może nosić jeszcze jeden przedmiot tego samego rodzaju
say-bearer-is = właściciel: { $who }
say-on-site = zagrywana na miejsce
say-to-support = obszar pomocniczy
say-limit = { $text } (limit { $number })
say-limit-per-bearer = { $text } (limit { $number } na właściciela)

## Słowa kluczowe i to, co ktoś dostaje

say-keyword = { NAME($keyword) }
say-keyword-value = { NAME($keyword) } +{ $number }
say-gift-keyword = „{ $keyword }”
say-gift-strength = siłę { $number }
say-give = { NAME("do-give", $case) } { SAY($who, "dat") } { $gifts }
say-is-person = { $subject ->
    [same] {""}
   *[new] { $who }{" "}
}jest { NAME($keyword, "ins") }
say-is-fierce = { $subject ->
    [same] {""}
   *[new] { $who }{" "}
}jest zaciekł{ AGREE("ending", $noun) }
say-has = { $subject ->
    [same] {""}
   *[new] { $who }{" "}
}ma { $gifts }

## Co obowiązuje

say-tough = { SAY($who, "acc") } można zdominować tylko trzykrotną siłą
say-one-wound = { $subject ->
    [same] {""}
   *[new] { $who }{" "}
}odnosi najwyżej 1 ranę w każdej potyczce
say-no-wounds = { $who } nie odnosi ran
say-no-healing = { SAY($who, "gen") } nie można leczyć
say-joins-in = { NAME("do-let", $case) } { SAY($who, "dat") } brać udział w ostrzale łuczniczym i potyczkach
say-does-not-shoot = { SAY($who, "gen") } nie wlicza się do sumy łuczników
say-burdens-stay = nie można usuwać brzemion
say-ring-has-no-text = Jedyny Pierścień nie ma tekstu
say-safe-from = przeciwnicy nie mogą odrzucać tw{ AGREE("your", $noun, "gen-pl") } { SAY($what, "gen-pl") }
say-ignore-bonus = { $who } nie daje siły
say-ignore-bonus-on = { $what } nie daje siły { SAY($on, "dat") }
say-cannot-assign = gracz Wolnych Ludzi nie może przydzielić { SAY($who, "gen") } do walki z { SAY($to, "ins") }
say-archery-total = suma łuczników { $side ->
    [free] drużyny
   *[shadow] Cienia
} { $more ->
    [less] zmniejsza się
   *[more] zwiększa się
} o { $number }
say-cost = koszt { SAY($each, "gen") } jest { $more ->
    [less] mniejszy
   *[more] większy
} o { $number }
say-first-cost-turn = koszt pierwszego { SAY($what, "gen") } zagran{ AGREE("ending", $noun, "gen") } { $there ->
    [yes] tam w turze
   *[no] w turze
} jest { $more ->
    [less] mniejszy
   *[more] większy
} o { $number }
say-first-cost-phase = koszt pierwszego { SAY($what, "gen") } zagran{ AGREE("ending", $noun, "gen") } w { NAME($phase, "loc") } jest { $more ->
    [less] mniejszy
   *[more] większy
} o { $number }
say-roaming-penalty = kara za włóczęgę { SAY($each, "gen") } jest { $more ->
    [less] mniejsza
   *[more] większa
} o { $number }
say-shadow-number = numer cienia { SAY($site, "gen") } { $more ->
    [less] zmniejsza się
   *[more] zwiększa się
} o { $number }
say-move-limit = limit ruchu { $more ->
    [less] zmniejsza się
   *[more] zwiększa się
} o { $number }
say-skip = { $phase } zostaje pominięta
say-skip-several = { $phases } zostają pominięte
say-the-phase = { NAME($phase) }
say-cannot-play = nie można zagrywać { SAY($what, "gen-pl") }
say-cannot-move = drużyna nie może się poruszyć
say-no-actions = nie można zagrywać wydarzeń { NAME($phase, "of") } ani używać specjalnych zdolności { NAME($phase, "of") }
say-until-regroup = do przegrupowania { SAY($deeds, $case) }
say-until-turn-ends = do końca tury { SAY($deeds, $case) }
say-until-it-ends = do końca tej potyczki { SAY($deeds, $case) }

## Kto to robi, czy musi i jak często

say-may = { $case ->
    [they] może { SAY($deeds, "to") }
   *[you] możesz { SAY($deeds, "to") }
}
say-either = { SAY($first, $case) } albo { SAY($last, $case) }
say-either-way = { SAY($first, $case) }; albo { SAY($last, $case) }
say-otherwise = { SAY($first, $case) }; w przeciwnym razie { SAY($last, $case) }
say-times = najwyżej { $number } razy { SAY($deeds, $case) }
say-as-often = od { $least } do { $most } razy { SAY($deeds, $case) }
say-let = { $player } { SAY($deeds, "they") }
say-later = ilekroć w tej fazie { $trigger }, { $deeds }
say-prevent = { NAME("do-prevent", $case) } tej ranie
say-instead-of-wound = zamiast tej rany { SAY($deeds, $case) }
say-instead-of-healing = zamiast leczenia { SAY($deeds, $case) }
say-cancel = { NAME("do-cancel", $case) } to wydarzenie
say-spare-token = { $who } podejmuje ten wysiłek bez żetonu rany
say-end-phase = { NAME("do-end", $case) } fazę

## Rany i karty w grze

say-exert = { NAME("do-exert", $case) } { SAY($who, "ins") }
say-exert-times = { NAME("do-exert", $case) } { SAY($who, "ins") } { $times ->
    [2] dwa razy
   *[other] { $times } razy
}
say-exhaust = { NAME("do-exhaust", $case) } { SAY($who, "acc") }
say-wound = { NAME("do-wound", $case) } { SAY($who, "acc") }
say-wound-times = { NAME("do-wound", $case) } { SAY($who, "acc") } { $times ->
    [2] dwa razy
   *[other] { $times } razy
}
say-heal = { NAME("do-heal", $case) } { SAY($who, "acc") }
say-heal-x = { NAME("do-heal", $case) } { SAY($who, "acc") } X razy
say-heal-up-to = { NAME("do-heal", $case) } { SAY($who, "acc") } najwyżej { $number } razy
say-discard = { NAME("do-discard", $case) } { SAY($who, "acc") }
say-transfer = { NAME("do-transfer", $case) } { SAY($what, "acc") } na { SAY($to, "acc") }
say-transfer-from-pile = { NAME("do-transfer", $case) } { SAY($what, "acc") } ze swojego stosu kart odrzuconych na { SAY($to, "acc") }
say-stack = { NAME("do-stack", $case) } { SAY($what, "acc") } na tę kartę
say-stack-from-hand = { NAME("do-stack", $case) } { SAY($what, "acc") } z ręki na tę kartę
say-spot = { NAME("do-spot", $case) } { SAY($which, "acc") }
say-spot-x = { NAME("do-spot", $case) } X { SAY($what, "gen-pl") }
say-spot-burdens = { NAME("do-spot", $case) } X brzemion
say-pick = { NAME("do-choose", $case) } { SAY($which, "acc") }
say-pick-player = { NAME("do-choose", $case) } gracza
say-add-twilight = { NAME("do-add", $case) } { $number } do puli mroku
say-remove-twilight = { NAME("do-remove", $case) } { $number } z puli mroku
say-add-burdens = { NAME("do-add", $case) } { $number ->
    [1] brzemię
    [few] { $number } brzemiona
   *[other] { $number } brzemion
}
say-remove-burdens = { NAME("do-remove", $case) } { $number ->
    [1] brzemię
    [few] { $number } brzemiona
   *[other] { $number } brzemion
}
say-corrupt = Powiernik Pierścienia zostaje owładnięty
say-wear-ring = { NAME("do-put-on", $case) } Jedyny Pierścień do przegrupowania
say-become-ring-bearer = { $who } zostaje Powiernikiem Pierścienia
say-assign = { NAME("do-assign", $case) } { SAY($who, "acc") } do walki z { SAY($to, "ins") }
say-assign-extra = { NAME("do-assign", $case) } { SAY($who, "acc") } do dodatkowej potyczki z { SAY($to, "ins") }
say-unassign-all = { NAME("do-cancel", $case) } wszystkie przydziały
say-cancel-skirmish = { NAME("do-cancel", $case) } potyczkę { SAY($who, "gen") }

## Ręce, talie i stosy

say-your-deck = swojej talii dociągania
say-deck = talii dociągania { SAY($player, "gen") }
say-draw = { NAME("do-draw", $case) } { $number ->
    [1] kartę
    [few] { $number } karty
   *[other] { $number } kart
}
say-discard-from-hand = { NAME("do-discard", $case) } { SAY($which, "acc") } z ręki
say-discard-from-their-hand = { NAME("do-discard", $case) } { SAY($which, "acc") }
say-discard-one-shown = { NAME("do-discard", $case) } jedną z tych kart
say-discard-at-random = { NAME("do-discard", $case) } losowo { SAY($which, "acc") } z ręki { SAY($player, "gen") }
say-discard-top = { NAME("do-discard", $case) } { $number ->
    [1] wierzchnią kartę
    [few] { $number } wierzchnie karty
   *[other] { $number } wierzchnich kart
} { $deck }
say-take = { NAME("do-take", $case) } na rękę { SAY($which, "acc") } ze swojego stosu kart odrzuconych
say-take-last = { NAME("do-take", $case) } na rękę ostatnią z kart tak odrzuconych
say-shuffle-in = { NAME("do-shuffle", $case) } { SAY($which, "acc") } ze swojego stosu kart odrzuconych do swojej talii dociągania
say-put-under = { NAME("do-put", $case) } { SAY($which, "acc") } ze swojego stosu kart odrzuconych na spód swojej talii dociągania
say-put-under-from-hand = { NAME("do-put", $case) } { SAY($which, "acc") } z ręki na spód swojej talii dociągania
say-put-under-shown = { NAME("do-reveal", $case) } { SAY($which, "acc") } z ręki i { NAME("do-put", $case) } { SAY($it, "acc") } na spód swojej talii dociągania
say-shuffle-hand-in = { NAME("do-shuffle", $case) } swoją rękę do swojej talii dociągania
say-reveal = { NAME("do-reveal", $case) } { SAY($what, "acc") }
say-look-at = { NAME("do-look", $case) } { SAY($what, "acc") }
say-hand = rękę { SAY($player, "gen") }
say-of-hand = { $number ->
    [1] losową kartę
    [few] { $number } losowe karty
   *[other] { $number } losowych kart
} z ręki { SAY($player, "gen") }
say-top = { $number ->
    [1] wierzchnią kartę
    [few] { $number } wierzchnie karty
   *[other] { $number } wierzchnich kart
} { $deck }
say-bottom = spodnią kartę { $deck }
say-until-not = karty z wierzchu { $deck } do pierwszej, która nie jest { SAY($which, "ins") }, włącznie
say-until = karty z wierzchu { $deck } do pierwszej, która jest { SAY($which, "ins") }, włącznie
say-of-them = { $number ->
    [1] jedną
   *[other] { $number }
} z nich
say-shown-of = { SAY($which, "acc") } spośród nich
say-sift-one = { NAME("do-take", $case) } ją na rękę, jeżeli jest { SAY($which, "ins") }, a w przeciwnym razie { NAME("do-discard", $case) }
say-sift-all = { NAME("do-take", $case) } je na rękę
say-sift-discard = { NAME("do-take", $case) } na rękę { $taken } i { NAME("do-discard", $case) } resztę
say-sift-shuffle = { NAME("do-take", $case) } na rękę { $taken } i { NAME("do-shuffle", $case) } resztę do swojej talii dociągania
say-reorder = { NAME("do-put", $case) } pozostałe z powrotem na wierzch tej talii w dowolnej kolejności
say-play = { NAME("do-play", $case) } { SAY($which, "acc") } z ręki
say-play-from-deck = { NAME("do-play", $case) } { SAY($which, "acc") } ze swojej talii dociągania
say-play-from-pile = { NAME("do-play", $case) } { SAY($which, "acc") } ze swojego stosu kart odrzuconych
say-play-stacked = { NAME("do-play", $case) } { SAY($which, "acc") } odłożon{ AGREE("ending", $noun, "acc") } na tę kartę
say-play-on = { SAY($deeds, $case) } na { SAY($on, "acc") }
say-free-of-charge = { SAY($deeds, $case) } za darmo
say-at-cost = { SAY($deeds, $case) } kosztem { $more ->
    [less] mniejszym
   *[more] większym
} o { $number }
say-next-site = { NAME("do-play", $case) } następne miejsce na ścieżce ze swojej talii przygód (zastępuje leżące tam miejsce przeciwnika)
say-own-site = { NAME("do-replace", $case) } miejsce { $number } swoim miejscem { $number }
say-own-site-it = { NAME("do-replace", $case) } to miejsce swoim miejscem o tym samym numerze
say-own-site-here = { NAME("do-replace", $case) } miejsce drużyny swoim miejscem o tym samym numerze
