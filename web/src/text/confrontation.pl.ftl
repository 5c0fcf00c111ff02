## Konfrontacja: to, co mówi tylko strona

### Co stoi na mapie

confrontation-piece = { $name }, siła { $strength }
confrontation-strength = siła { $strength }
confrontation-ring-side = strona z pierścieniem
confrontation-star-side = strona z gwiazdą
confrontation-in-play = w grze
confrontation-bearer = niesie Pierścień
confrontation-seen = przeciwnik ją widzi
confrontation-revealed = ujawniona
confrontation-lasting = ujawniona na stałe
confrontation-must-move = musi się ruszyć
confrontation-nobody = brak postaci
confrontation-where = { AGREE("verb", $character) ->
    [plural] Dokąd idą { NAME($character) }?
   *[singular] Dokąd idzie { NAME($character) }?
}
confrontation-special-held = „{ NAME($special) }”: wskaż podświetloną postać albo region.
confrontation-room = limit { $count }
confrontation-hidden-fellowship = { $count ->
    [one] jedna ukryta postać Drużyny
    [few] { $count } ukryte postacie Drużyny
   *[many] { $count } ukrytych postaci Drużyny
}
confrontation-hidden-sauron = { $count ->
    [one] jedna ukryta postać Saurona
    [few] { $count } ukryte postacie Saurona
   *[many] { $count } ukrytych postaci Saurona
}

### Imiona, gdy brakuje miejsca

confrontation-short-flying-nazgul = Nazgûl
confrontation-short-black-rider = Jeździec
confrontation-short-mouth-of-sauron = Rzecznik
confrontation-short-witch-king = Czarno­księżnik
confrontation-short-cave-troll = Troll
confrontation-short-wormtongue = Gríma

### Domysły

confrontation-suspects = Kto to może być? { $region }
confrontation-can-be = { $count ->
    [one] To może być tylko jedna postać.
    [few] To może być któraś z { $count } postaci.
   *[many] To może być któraś z { $count } postaci.
}
confrontation-can-be-these = Możliwe postacie: { $names }
confrontation-ruled-out = wykluczone
confrontation-guess = Zapisz ołówkiem swój domysł
confrontation-guess-hint = Dotknij, by zapisać domysł; widzisz go tylko ty.
confrontation-all-of = Co potrafią

### Karty

confrontation-card = { $state ->
    [hand] { $card }, na ręce
    [discarded] { $card }, odrzucona
   *[played] { $card }, w grze
}
confrontation-cards-of = { $count ->
    [one] { $side }: jedna karta na ręce
    [few] { $side }: { $count } karty na ręce
   *[many] { $side }: { $count } kart na ręce
}
confrontation-in-hand = Karty na ręce: { $cards }
confrontation-discarded = Odrzucone: { $cards }
confrontation-played = Karta: { $card }, dodaje { $adds }.
confrontation-special = { $state ->
    [used] { $special } (wykorzystana).
   *[ready] { $special }.
}
confrontation-special-cards = Karty specjalne
confrontation-used = Wykorzystane
confrontation-combat-cards = Karty walki { NAME($side, case: "gen") }
confrontation-fallen = Pokonani
confrontation-fell = { AGREE("verb", $character) ->
    [plural] { NAME($character) }, pokonani
    [feminine] { NAME($character) }, pokonana
   *[singular] { NAME($character) }, pokonany
}

### Jak stoją sprawy

confrontation-turn = Tura { $turn }
confrontation-turn-of = Tura { $turn }: { NAME($side) }
confrontation-game = Gra { $game } z 2 ({ $ours } : { $theirs })
confrontation-game-number = Gra { $game } z 2
confrontation-repeats = { $count ->
    [one] Wygląda na to, że ta pozycja już raz była; gdy te same postacie staną w tych samych miejscach po raz trzeci, gra skończy się remisem.
    [few] Wygląda na to, że ta pozycja była już { $count } razy.
   *[many] Wygląda na to, że ta pozycja była już { $count } razy.
}
confrontation-turns-left = { $count ->
    [one] Po tej turze gra kończy się remisem.
    [few] Za { $count } tury gra kończy się remisem.
   *[many] Za { $count } tur gra kończy się remisem.
}
confrontation-phase-draft = Dobór postaci
confrontation-phase-specials = Karty specjalne
confrontation-phase-deploy = Rozstawienie
confrontation-regions = Mapa
confrontation-roster = Dziewięć postaci
confrontation-more = Więcej

### Walka

confrontation-battle-in = Walka { NAME($region, case: "in") }
confrontation-attacks = atakuje
confrontation-defends = broni się
confrontation-stages = Etapy walki
confrontation-stage-reveal = Ujawnienie
confrontation-stage-abilities = Zdolności
confrontation-stage-cards = Karty
confrontation-stage-strength = Siła
confrontation-no-cards = Bez kart.
confrontation-supported = z pomocą Gandalfa
confrontation-fate-defeated = { AGREE("verb", $character) ->
    [plural] pokonani
    [feminine] pokonana
   *[singular] pokonany
}
confrontation-fate-gone = { AGREE("verb", $character) ->
    [plural] wycofują się
   *[singular] wycofuje się
}
confrontation-fold = Pokaż mapę
confrontation-unfold = Pokaż walkę
confrontation-last-battle = Ostatnia walka
confrontation-skip = Dalej
confrontation-before = Krok wstecz
confrontation-next = Krok dalej

### Przed grą

confrontation-line-up = Twoje rozstawienie
confrontation-stands = { $name }: { $region }
confrontation-swap-hint = Dotknij dwóch postaci, a zamienią się miejscami – albo przeciągnij jedną na drugą.
confrontation-setups = Propozycje
confrontation-as-last-time = Jak ostatnio
confrontation-at-random = Losowo
confrontation-deploy = Zajmij pozycje
confrontation-draft = Wybierz tę dziewiątkę
confrontation-token = Żeton { $number }
confrontation-take = { $count ->
    [one] Weź tę kartę
    [few] Weź te karty ({ $taken } z { $count })
   *[many] Weź te karty ({ $taken } z { $count })
}

### Kto jest kim

confrontation-reference = Kto co potrafi
confrontation-tab-cards = Karty
confrontation-fears = Uwaga:
