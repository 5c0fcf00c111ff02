## The Lord of the Rings TCG: what only the page says

### Cards

fellowship-number-cost = twilight cost { $number }
fellowship-number-strength = strength { $number }
fellowship-number-vitality = vitality { $number }
fellowship-number-resistance = resistance { $number }
fellowship-number-site = site number { $number }
fellowship-number-home = home at site { $number }
fellowship-number-shadow = Shadow number { $number }
fellowship-unique = unique
fellowship-other-language = Show the Polish name
fellowship-printed = { $number } printed
fellowship-sum = strength { $number } = { $sum }
fellowship-sum-vitality = vitality { $number } = { $sum }
fellowship-sum-price = costs { $number } now = { $sum }
fellowship-sum-shadow = Shadow number { $number } = { $sum }
fellowship-sum-moves = move limit { $number } = { $sum }
fellowship-sum-damage = wounds { $number } = { $sum }
fellowship-on-bearer = { NAME($card) }: { $price }
fellowship-source-rules = by the rules
fellowship-source-roaming = for roaming
fellowship-source-lost = for a lost skirmish
fellowship-source-least = up to the least allowed
fellowship-life = { $wounds ->
    [0] no wounds, vitality { $vitality }
    [one] 1 wound of vitality { $vitality }
   *[other] { $wounds } wounds of vitality { $vitality }
}
fellowship-exhausted = exhausted
fellowship-roaming = roaming: 2 more twilight to play
fellowship-inactive = not active now
fellowship-stacked = Stacked here: { $names }
fellowship-bears = bears { $names }
fellowship-borne-by = borne by { NAME($card) }
fellowship-burdens = { $number ->
    [one] 1 burden; { $most } corrupt the Ring-bearer
   *[other] { $number } burdens; { $most } corrupt the Ring-bearer
}
fellowship-worn = wears The One Ring
fellowship-why-not = Why can’t I play it now?
fellowship-whose = Who gets this card: { NAME($card) }?
fellowship-against = { NAME($card) }: against which minion?

### The path and the turn

fellowship-road = The adventure path
fellowship-site = Site { $number }: { NAME($site) }, Shadow number { $shadow }
fellowship-unknown = Site { $number }, not played yet
fellowship-marker = { $player } – fellowship here
fellowship-goal = the goal
fellowship-lays = { $who ->
    [you] you play this site
   *[other] { $player } plays this site
}
fellowship-lays-next = next site
fellowship-setup = Before the first turn
fellowship-turn = { $who ->
    [you] Turn { $number }: yours
   *[other] Turn { $number }: { $player }
}
fellowship-phases = The phases of a turn
fellowship-phase-fellowship = Fellowship
fellowship-phase-shadow = Shadow
fellowship-phase-maneuver = Maneuver
fellowship-phase-archery = Archery
fellowship-phase-assignment = Assignment
fellowship-phase-skirmish = Skirmish
fellowship-phase-regroup = Regroup
fellowship-phase-response = Response
fellowship-moves = Moves this turn: { $number } of { $limit }
fellowship-acts = { $who ->
    [you] You may act
   *[other] { $player } may act
}
fellowship-pool = { $number ->
    [one] Twilight pool: 1 stone
   *[other] Twilight pool: { $number } stones
}

### The fray

fellowship-of = { $who ->
    [you] Your fellowship
   *[other] Fellowship: { $player }
}
fellowship-minions = Minions
fellowship-no-minions = No minions yet.
fellowship-defends = Defender
fellowship-bout = Skirmish: { NAME($card) }
fellowship-assigned = Assigned
fellowship-nobody = nobody
fellowship-against-words = { $who } against { $foes }
fellowship-sums = Free Peoples { $free }, Shadow { $shadow }
fellowship-threshold = { $times ->
    [2] { $number } would overwhelm (twice as strong)
    [3] { $number } would overwhelm (three times as strong)
   *[other] { $number } would overwhelm
}
fellowship-wins-free = { $number ->
    [one] The Free Peoples are winning: each minion would take 1 wound.
   *[other] The Free Peoples are winning: each minion would take { $number } wounds.
}
fellowship-wins-shadow = { $number ->
    [one] The Shadow is winning: the defender would take 1 wound.
   *[other] The Shadow is winning: the defender would take { $number } wounds.
}
fellowship-overwhelms-free = The Free Peoples are winning: the minions would be overwhelmed and die.
fellowship-overwhelms-shadow = The Shadow is winning: the defender would be overwhelmed and die.
fellowship-shoots-free = Fellowship’s arrows: { $number }
fellowship-shoots-shadow = Shadow’s arrows: { $number }
fellowship-shadow-of = Shadow phase: { $player }

### Players

fellowship-you = You
fellowship-side-free = Free Peoples
fellowship-side-shadow = Shadow
fellowship-others = The other players, from your left
fellowship-on-left = on your left
fellowship-on-right = on your right
fellowship-out = out of the game
fellowship-gone = out
fellowship-walks = walks
fellowship-shadow-now = Shadow phase now
fellowship-now = now
fellowship-at = at site { $number }
fellowship-companions = { $number ->
    [one] 1 companion
   *[other] { $number } companions
}
fellowship-owner = { $who ->
    [you] your card
   *[other] played by { $player }
}
fellowship-order = In turn order, to the left: { $players }
fellowship-side-of = On the table: { $player }
fellowship-rests = resting
fellowship-support = support
fellowship-hand = Your hand
fellowship-hand-of = Hand: { $player }
fellowship-empty-hand = No cards in hand.
fellowship-new = new
fellowship-tray = To choose from
fellowship-hand-size = { $number ->
    [one] 1 card in hand
   *[other] { $number } cards in hand
}
fellowship-deck-size = { $number ->
    [one] 1 card in the draw deck
   *[other] { $number } cards in the draw deck
}
fellowship-discard-size = { $number ->
    [one] Discard pile: 1 card
   *[other] Discard pile: { $number } cards
}
fellowship-dead-size = { $number ->
    [one] Dead pile: 1 card
   *[other] Dead pile: { $number } cards
}
fellowship-adventure-size = { $number ->
    [one] Adventure deck: 1 site
   *[other] Adventure deck: { $number } sites
}
fellowship-pile-discard = Discard pile: { $player }
fellowship-pile-dead = Dead pile: { $player }
fellowship-pile-adventure = Adventure deck: { $player }
fellowship-closed = Only its owner may look.
fellowship-top-only = { $number ->
    [one] You see the only card.
   *[other] You see the uppermost of { $number } cards.
}
fellowship-nothing = Nothing yet.

### On a phone

fellowship-areas = Parts of the table
fellowship-area-fray = Fray
fellowship-area-own = Mine
fellowship-area-other = Theirs
fellowship-area-others = Others
