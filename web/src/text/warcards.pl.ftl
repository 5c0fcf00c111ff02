## Wojna o Pierścień: Gra karciana: to, co mówi tylko strona

### Scenariusze, w słowie lub dwóch

scenario-warcards-trilogy = Trylogia
scenario-warcards-duel = pojedynek dwóch graczy
scenario-warcards-three-player-duel = pojedynek trzech graczy
scenario-warcards-fellowship-of-the-ring = Drużyna Pierścienia
scenario-warcards-extended-trilogy = Rozszerzona Trylogia
scenario-warcards-war-in-the-north = Wojna na Północy
scenario-warcards-duel-in-the-north = Wojna na Północy, pojedynek dwóch graczy
scenario-warcards-three-in-the-north = Wojna na Północy, pojedynek trzech graczy
scenario-warcards-epic-duel = Epicki pojedynek

### Karty

warcards-icon-attack = atak { $number }
warcards-icon-defence = obrona { $number }
warcards-icon-lead-attack = przywództwo ataku { $number }
warcards-icon-lead-defence = przywództwo obrony { $number }
warcards-icon-path = symbole na ścieżce: { $number }
warcards-sign-attack = atak
warcards-sign-defence = obrona
warcards-sign-lead-attack = przywództwo ataku
warcards-sign-lead-defence = przywództwo obrony
warcards-sign-path = na ścieżce
warcards-paths = numery ścieżek
warcards-wielders = Dzierżyciel: { $names }
warcards-defenders = Bronią się:
warcards-attackers = Atakują:
warcards-accompanying = Towarzyszące pola bitwy: { $names }
warcards-guard = własna obrona
warcards-points-word = { $number ->
    [one] punkt zwycięstwa
    [few] punkty zwycięstwa
   *[many] punktów zwycięstwa
}
warcards-unsure = { $which }: { $other }.
warcards-unsure-rest = czy jest na niej coś jeszcze
warcards-own-name = Angielska nazwa jest nasza: nie podaje jej żadne źródło.
warcards-other-language = Pokaż nazwę angielską
warcards-fresh = zagrana w tej rundzie, jeszcze nie można jej poruszyć
warcards-where-play = Gdzie zagrywasz { NAME($card, case: "acc") }?
warcards-where-move = Dokąd poruszasz { NAME($card, case: "acc") }?
warcards-counts = liczy się za { $number }
warcards-unsupported = przywództwo się nie liczy: tej postaci nie wspiera tu żadna armia
warcards-tokens = { $number ->
    [one] 1 dodany symbol
    [few] { $number } dodane symbole
   *[many] { $number } dodanych symboli
}

### Lokalizacje

warcards-place = { NAME($place) }: atak { $attack }, obrona lokalizacji { $guard }, obrona kart { $defence }; wartość { $points }
warcards-points = { $number ->
    [one] 1 punkt zwycięstwa
    [few] { $number } punkty zwycięstwa
   *[many] { $number } punktów zwycięstwa
}
warcards-row = { NAME($side) }: { NAME($place) }
warcards-attacks = { NAME($side) }: atak
warcards-defends = { NAME($side) }: obrona
warcards-nobody = brak kart
warcards-new = nowa
warcards-reserve-empty = pusta
warcards-no-places = Żadna lokalizacja nie jest aktywna.
warcards-weigh = Jak potoczyłaby się walka: { NAME($place) }
warcards-guard-and-cards = lokalizacja { $guard }, karty { $cards }
warcards-outlook = { $number ->
    [one] { NAME($side) } +1 punkt
    [few] { NAME($side) } +{ $number } punkty
   *[many] { NAME($side) } +{ $number } punktów
}
warcards-outlook-corruption = { $number ->
    [one] Cień dokłada 1 żeton zepsucia
    [few] Cień dokłada { $number } żetony zepsucia
   *[many] Cień dokłada { $number } żetonów zepsucia
}
warcards-outlook-nobody = bez zwycięzcy
warcards-place-skirmish = { NAME($place) }, potyczka: atak { $attack }, obrona { $defence }
warcards-resolve = Rozegraj ją
warcards-outlook-skirmish = { $side ->
    [free-peoples] wygrałyby Wolne Ludy
   *[shadow] wygrałby Cień
}
warcards-outlook-returns = nikogo tu nie ma: wróci do talii
warcards-accompanies = { $fate ->
    [active] { NAME($ground) }: teraz aktywne
    [free-peoples] { NAME($ground) }: zdobyły Wolne Ludy
    [shadow] { NAME($ground) }: zdobył Cień
    [later] { NAME($ground) }: odłożone na później
    [banned] { NAME($ground) }: w talii, ale jeszcze nie do aktywowania
    [deck] { NAME($ground) }: wciąż w talii
   *[nowhere] { NAME($ground) }: nie w tym scenariuszu
}

### Droga, punkty, kolejność

warcards-thread = Droga z Bag End na Górę Przeznaczenia
warcards-knot = { $fate ->
    [now] Ścieżka { $number }, teraz
    [free-peoples] Ścieżka { $number }, mają ją Wolne Ludy
    [shadow] Ścieżka { $number }, przypadła Cieniowi
    [nobody] Ścieżka { $number }, niczyja
   *[ahead] Ścieżka { $number }, jeszcze przed nami
}
warcards-knot-left = jedna z: { $names }
warcards-scores = Punktacja
warcards-score = { NAME($side) }: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, { $places ->
    [one] 1 lokalizacja
    [few] { $places } lokalizacje
   *[many] { $places } lokalizacji
}
warcards-lead = przewaga: { $number }
warcards-corruption = { $number ->
    [one] 1 żeton zepsucia, wart 1 punkt
    [few] { $number } żetony zepsucia, warte { $number } punkty
   *[many] { $number } żetonów zepsucia, wartych { $number } punktów
}
warcards-nothing = Na razie nic.
warcards-ring-points = { $number ->
    [one] Niezużyty żeton Pierścienia dodałby po ostatniej ścieżce 1 punkt.
    [few] Niezużyte żetony Pierścienia dodałyby po ostatniej ścieżce { $number } punkty.
   *[many] Niezużyte żetony Pierścienia dodałyby po ostatniej ścieżce { $number } punktów.
}
warcards-waiting = Wciąż w talii pól bitew ({ $number }):
warcards-banned = jeszcze nie można aktywować
warcards-later = Odłożone, aż obaj gracze odświeżą stos ({ $number }):
warcards-recycled = Odświeżenia stosu do tej pory: { $players }
warcards-round = Runda { $round }
warcards-order = Kolejność tur
warcards-first = Pierwszy gracz
warcards-permit = Obowiązuje w tej rundzie: { NAME($card) }
warcards-phase-setup = przygotowanie
warcards-phase-locations = lokalizacje
warcards-phase-actions = akcje
warcards-phase-combat = walka
warcards-phase-draw = dobieranie
warcards-phase-over = koniec

### Gracze

warcards-ring-ready = Żeton Pierścienia: jeszcze niezużyty
warcards-ring-used = Żeton Pierścienia: zużyty
warcards-ring-each-round = Żeton Pierścienia: raz w każdej rundzie
warcards-passed = pas
warcards-hand-size = { $number ->
    [one] 1 karta na ręce
    [few] { $number } karty na ręce
   *[many] { $number } kart na ręce
}
warcards-deck-size = { $number ->
    [one] 1 karta w talii dobierania
    [few] { $number } karty w talii dobierania
   *[many] { $number } kart w talii dobierania
}
warcards-cycled-size = { $number ->
    [one] 1 karta na stosie zrzuconych
    [few] { $number } karty na stosie zrzuconych
   *[many] { $number } kart na stosie zrzuconych
}
warcards-gone-size = { $number ->
    [one] 1 karta wykluczona
    [few] { $number } karty wykluczone
   *[many] { $number } kart wykluczonych
}
warcards-later-size = { $number ->
    [one] 1 karta odłożona do pierwszego odświeżenia stosu
    [few] { $number } karty odłożone do pierwszego odświeżenia stosu
   *[many] { $number } kart odłożonych do pierwszego odświeżenia stosu
}
warcards-pile-cycled = { $player }: zrzucone karty
warcards-pile-gone = { $player }: wykluczone karty
warcards-reserve = { $number ->
    [one] Rezerwa: 1 karta
    [few] Rezerwa: { $number } karty
   *[many] Rezerwa: { $number } kart
}
warcards-reserve-word = rezerwa
warcards-hand-of = Ręka: { $player }
warcards-carry = Na ręce { $hand ->
    [one] 1 karta
    [few] { $hand } karty
   *[many] { $hand } kart
}, na następną rundę { $limit ->
    [one] zostaje najwyżej { $limit }
    [few] zostają najwyżej { $limit }
   *[many] zostaje najwyżej { $limit }
}
warcards-over = o { $number } za dużo
warcards-empty-hand = Brak kart na ręce.
warcards-top = Wierzch talii dobierania: { NAME($card) }
warcards-tray = Do wyboru
warcards-looks = { $number ->
    [one] { $player } ogląda 1 kartę.
    [few] { $player } ogląda { $number } karty.
   *[many] { $player } ogląda { $number } kart.
}

### Na telefonie

warcards-area = { NAME($place) }: atak { $attack }, obrona { $defence }
warcards-area-own = Nasi: rezerwy naszej strony
warcards-area-own-short = Nasi
warcards-area-enemy = Wróg: rezerwy wroga
warcards-area-enemy-short = Wróg
warcards-other-hand = { $number ->
    [one] Druga ręka
   *[other] Pozostałe ręce
}
warcards-fold-hand = { $number ->
    [one] Zwiń drugą rękę
   *[other] Zwiń pozostałe ręce
}

### Walka

warcards-combat-at = Walka: { NAME($place) }
warcards-combat-if = Jeśli nic się nie zmieni: { NAME($place) }
warcards-if-nothing = Jeśli nic się nie zmieni:
warcards-prize = Gdy rozegra się ją w ramach akcji:
warcards-place-cancels = { NAME($place) }: anulowano
warcards-added = dodano { $number }
warcards-left = zostaje { $number }
warcards-fate-lost = wykluczona
warcards-fate-cycled = zrzucona
warcards-idle = bez wsparcia armii
warcards-steps = Kroki walki
warcards-step-attack = atak
warcards-step-place = lokalizacja
warcards-step-cards = karty
warcards-step-result = wynik
warcards-step-back = Krok wstecz
warcards-step-on = Krok dalej
warcards-skip = Dalej

### Słowami

warcards-titled = „{ NAME($card) }”
warcards-wields = { $card }, dzierży: { $items }
warcards-way = { $number ->
    [0] Jeszcze żadna ścieżka nie jest za nami; droga ma ich { $last }.
   *[other] Ścieżka { $shown } z { $last }
}
