## Władca Pierścieni TCG: to, co mówi tylko strona

### Karty

fellowship-number-cost = koszt mroku { $number }
fellowship-number-strength = siła { $number }
fellowship-number-vitality = żywotność { $number }
fellowship-number-resistance = odporność { $number }
fellowship-number-site = numer miejsca { $number }
fellowship-number-home = dom: miejsce { $number }
fellowship-number-shadow = numer cienia { $number }
fellowship-unique = unikalna karta
fellowship-other-language = Pokaż angielską nazwę
fellowship-printed = { $number } z karty
fellowship-sum = siła { $number } = { $sum }
fellowship-sum-vitality = żywotność { $number } = { $sum }
fellowship-sum-price = kosztuje teraz { $number } = { $sum }
fellowship-sum-shadow = numer cienia { $number } = { $sum }
fellowship-sum-moves = limit ruchu { $number } = { $sum }
fellowship-sum-damage = rany { $number } = { $sum }
fellowship-on-bearer = { NAME($card) }: { $price }
fellowship-source-rules = według zasad
fellowship-source-roaming = za włóczęgę
fellowship-source-lost = za przegraną potyczkę
fellowship-source-least = do najmniejszej dozwolonej
fellowship-life = { $wounds ->
    [0] bez ran, żywotność { $vitality }
    [one] 1 rana przy żywotności { $vitality }
    [few] { $wounds } rany przy żywotności { $vitality }
   *[other] { $wounds } ran przy żywotności { $vitality }
}
fellowship-exhausted = postać jest wyczerpana
fellowship-roaming = włóczy się: zagranie kosztuje o 2 mroku więcej
fellowship-inactive = teraz nieaktywna karta
fellowship-stacked = Leżą na niej: { $names }
fellowship-bears = ma przy sobie: { $names }
fellowship-borne-by = właściciel: { NAME($card) }
fellowship-burdens = { $number ->
    [one] 1 brzemię; przy { $most } Powiernik zostaje owładnięty
    [few] { $number } brzemiona; przy { $most } Powiernik zostaje owładnięty
   *[other] { $number } brzemion; przy { $most } Powiernik zostaje owładnięty
}
fellowship-worn = nosi Jedyny Pierścień na palcu
fellowship-why-not = Czemu nie mogę jej teraz zagrać?
fellowship-whose = Kto dostanie tę kartę: { NAME($card) }?
fellowship-against = { NAME($card) }: przeciw któremu poplecznikowi?

### Ścieżka i tura

fellowship-road = Ścieżka przygód
fellowship-site = Miejsce { $number }: { NAME($site) }, numer cienia { $shadow }
fellowship-unknown = Miejsce { $number }, jeszcze niezagrane
fellowship-marker = { $player } – tu jest drużyna
fellowship-goal = cel
fellowship-lays = { $who ->
    [you] tę kartę miejsca zagrasz ty
   *[other] tę kartę miejsca zagra { $player }
}
fellowship-lays-next = następne
fellowship-setup = Przed pierwszą turą
fellowship-turn = { $who ->
    [you] Tura { $number }: twoja
   *[other] Tura { $number }: { $player }
}
fellowship-phases = Fazy tury
fellowship-phase-fellowship = Drużyna
fellowship-phase-shadow = Cień
fellowship-phase-maneuver = Manewry
fellowship-phase-archery = Łucznictwo
fellowship-phase-assignment = Przydziały
fellowship-phase-skirmish = Potyczki
fellowship-phase-regroup = Przegrupowanie
fellowship-phase-response = Odpowiedź
fellowship-moves = Ruchy w tej turze: { $number } z { $limit }
fellowship-acts = { $who ->
    [you] Twoja kolej
   *[other] Teraz { $player }
}
fellowship-pool = { $number ->
    [one] Pula mroku: 1 żeton
    [few] Pula mroku: { $number } żetony
   *[other] Pula mroku: { $number } żetonów
}

### Starcie

fellowship-of = { $who ->
    [you] Twoja drużyna
   *[other] Drużyna: { $player }
}
fellowship-minions = Poplecznicy
fellowship-no-minions = Nie ma jeszcze popleczników.
fellowship-defends = Obrońca
fellowship-bout = Potyczka: { NAME($card) }
fellowship-assigned = Przydzieleni
fellowship-nobody = nikt
fellowship-against-words = { $who } – po drugiej stronie { $foes }
fellowship-sums = Wolni Ludzie { $free }, Cień { $shadow }
fellowship-threshold = { $times ->
    [2] { $number } już zdominuje (dwa razy tyle)
    [3] { $number } już zdominuje (trzy razy tyle)
   *[other] { $number } już zdominuje
}
fellowship-wins-free = { $number ->
    [one] Wygrywają Wolni Ludzie: każdy poplecznik odniósłby 1 ranę.
    [few] Wygrywają Wolni Ludzie: każdy poplecznik odniósłby { $number } rany.
   *[other] Wygrywają Wolni Ludzie: każdy poplecznik odniósłby { $number } ran.
}
fellowship-wins-shadow = { $number ->
    [one] Wygrywa Cień: obrońca odniósłby 1 ranę.
    [few] Wygrywa Cień: obrońca odniósłby { $number } rany.
   *[other] Wygrywa Cień: obrońca odniósłby { $number } ran.
}
fellowship-overwhelms-free = Wygrywają Wolni Ludzie: poplecznicy zostaliby zdominowani i zginęli.
fellowship-overwhelms-shadow = Wygrywa Cień: obrońca zostałby zdominowany i zginął.
fellowship-shoots-free = Strzały drużyny: { $number }
fellowship-shadow-of = Faza Cienia: { $player }
fellowship-shoots-shadow = Strzały Cienia: { $number }

### Gracze

fellowship-you = Ty
fellowship-side-free = Wolni Ludzie
fellowship-side-shadow = Cień
fellowship-others = Pozostali gracze, zaczynając od lewej
fellowship-on-left = po twojej lewej
fellowship-on-right = po twojej prawej
fellowship-out = poza grą
fellowship-gone = poza grą
fellowship-walks = wędruje
fellowship-shadow-now = teraz faza Cienia
fellowship-now = teraz
fellowship-at = w miejscu { $number }
fellowship-companions = { $number ->
    [one] 1 towarzysz
    [few] { $number } towarzysze
   *[many] { $number } towarzyszy
}
fellowship-owner = { $who ->
    [you] twoja karta
   *[other] właściciel: { $player }
}
fellowship-order = Kolejność tur, w lewo: { $players }
fellowship-side-of = Na stole: { $player }
fellowship-rests = odpoczywają
fellowship-support = obszar pomocniczy
fellowship-hand = Twoja ręka
fellowship-hand-of = Ręka: { $player }
fellowship-empty-hand = Nie masz kart na ręce.
fellowship-new = nowa
fellowship-tray = Do wyboru
fellowship-hand-size = { $number ->
    [one] 1 karta na ręce
    [few] { $number } karty na ręce
   *[other] { $number } kart na ręce
}
fellowship-deck-size = { $number ->
    [one] 1 karta w talii dociągania
    [few] { $number } karty w talii dociągania
   *[other] { $number } kart w talii dociągania
}
fellowship-discard-size = { $number ->
    [one] Stos kart odrzuconych: 1 karta
    [few] Stos kart odrzuconych: { $number } karty
   *[other] Stos kart odrzuconych: { $number } kart
}
fellowship-dead-size = { $number ->
    [one] Stos martwych: 1 karta
    [few] Stos martwych: { $number } karty
   *[other] Stos martwych: { $number } kart
}
fellowship-adventure-size = { $number ->
    [one] Talia przygód: 1 miejsce
    [few] Talia przygód: { $number } miejsca
   *[other] Talia przygód: { $number } miejsc
}
fellowship-pile-discard = Stos kart odrzuconych: { $player }
fellowship-pile-dead = Stos martwych: { $player }
fellowship-pile-adventure = Talia przygód: { $player }
fellowship-closed = Może zajrzeć tylko właściciel.
fellowship-top-only = { $number ->
    [one] Widzisz jedyną kartę.
    [few] Widzisz wierzchnią z { $number } kart.
   *[other] Widzisz wierzchnią z { $number } kart.
}
fellowship-nothing = Jeszcze nic.

### Na telefonie

fellowship-areas = Części stołu
fellowship-area-fray = Starcie
fellowship-area-own = Moje
fellowship-area-other = Przeciwnik
fellowship-area-others = Pozostali
