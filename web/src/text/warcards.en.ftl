## War of the Ring: The Card Game: what only the page says

### Scenarios, in a word or two

scenario-warcards-trilogy = Trilogy
scenario-warcards-duel = two-player duel
scenario-warcards-three-player-duel = three-player duel
scenario-warcards-fellowship-of-the-ring = The Fellowship of the Ring
scenario-warcards-extended-trilogy = Extended Trilogy
scenario-warcards-war-in-the-north = War in the North
scenario-warcards-duel-in-the-north = War in the North, two-player duel
scenario-warcards-three-in-the-north = War in the North, three-player duel
scenario-warcards-epic-duel = Epic Duel

### Cards

warcards-icon-attack = attack { $number }
warcards-icon-defence = defence { $number }
warcards-icon-lead-attack = leadership in attack { $number }
warcards-icon-lead-defence = leadership in defence { $number }
warcards-icon-path = path icons { $number }
warcards-sign-attack = attack
warcards-sign-defence = defence
warcards-sign-lead-attack = leadership in attack
warcards-sign-lead-defence = leadership in defence
warcards-sign-path = on a path
warcards-paths = path numbers
warcards-wielders = Wielder: { $names }
warcards-defenders = Defend:
warcards-attackers = Attack:
warcards-accompanying = Accompanying battlegrounds: { $names }
warcards-guard = defence of its own
warcards-points-word = { $number ->
    [one] victory point
   *[other] victory points
}
warcards-unsure = { $which }: { $other }.
warcards-unsure-rest = whether there is anything else on it
warcards-own-name = The English name is ours: no source gives it.
warcards-other-language = Show the Polish name
warcards-fresh = came this round and can’t move yet
warcards-where-play = Where do you play { NAME($card, case: "def") }?
warcards-where-move = Where do you move { NAME($card, case: "def") }?
warcards-counts = counts { $number }
warcards-unsupported = leadership does not count: no army here supports it
warcards-tokens = { $number ->
    [one] 1 added icon
   *[other] { $number } added icons
}

### Locations

warcards-place = { NAME($place) }: attack { $attack }, defence of the location { $guard }, of the cards { $defence }; worth { $points }
warcards-points = { $number ->
    [one] 1 victory point
   *[other] { $number } victory points
}
warcards-row = { NAME($side) } at { NAME($place, case: "def") }
warcards-attacks = { NAME($side) }: attack
warcards-defends = { NAME($side) }: defence
warcards-nobody = nobody
warcards-new = new
warcards-reserve-empty = empty
warcards-no-places = No location is active.
warcards-weigh = How the combat at { NAME($place, case: "def") } would go
warcards-guard-and-cards = { $guard } by the location, { $cards } by the cards
warcards-outlook = { $number ->
    [one] { NAME($side) } +1 point
   *[other] { NAME($side) } +{ $number } points
}
warcards-outlook-corruption = { $number ->
    [one] Shadow adds 1 corruption
   *[other] Shadow adds { $number } corruption
}
warcards-outlook-nobody = nobody gets it
warcards-place-skirmish = { NAME($place) }, a skirmish: attack { $attack }, defence { $defence }
warcards-resolve = Have it fought
warcards-outlook-skirmish = { NAME($side) } would win it
warcards-outlook-returns = nobody there: it goes back
warcards-accompanies = { $fate ->
    [active] { NAME($ground) }, active now
    [free-peoples] { NAME($ground) }, won by the Free Peoples
    [shadow] { NAME($ground) }, won by the Shadow
    [later] { NAME($ground) }, set aside for later
    [banned] { NAME($ground) }, in its deck, but not to be activated yet
    [deck] { NAME($ground) }, still in its deck
   *[nowhere] { NAME($ground) }, not in this scenario
}

### The way, the score, the order of turns

warcards-thread = The way from Bag End to Mount Doom
warcards-knot = { $fate ->
    [now] Path { $number }, now
    [free-peoples] Path { $number }, held by the Free Peoples
    [shadow] Path { $number }, fallen to the Shadow
    [nobody] Path { $number }, nobody’s
   *[ahead] Path { $number }, still ahead
}
warcards-knot-left = one of { $names }
warcards-scores = The score
warcards-score = { NAME($side) }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $places ->
    [one] 1 location
   *[other] { $places } locations
}
warcards-lead = { $number } ahead
warcards-corruption = { $number ->
    [one] 1 corruption, worth 1 point
   *[other] { $number } corruption, worth { $number } points
}
warcards-nothing = Nothing yet.
warcards-ring-points = { $number ->
    [one] An unused Ring token would add 1 point after the last path.
   *[other] Unused Ring tokens would add { $number } points after the last path.
}
warcards-waiting = Still in the deck of battlegrounds ({ $number }):
warcards-banned = can’t be activated yet
warcards-later = Set aside until both players have recycled ({ $number }):
warcards-recycled = Recycled so far: { $players }
warcards-round = Round { $round }
warcards-order = Turn order
warcards-first = Starting player
warcards-permit = Holds this round: { NAME($card) }
warcards-phase-setup = setup
warcards-phase-locations = locations
warcards-phase-actions = actions
warcards-phase-combat = combat
warcards-phase-draw = drawing
warcards-phase-over = the end

### Players

warcards-ring-ready = Ring token: not used yet
warcards-ring-used = Ring token: used
warcards-ring-each-round = Ring token: once in each round
warcards-passed = passed
warcards-hand-size = { $number ->
    [one] 1 card in hand
   *[other] { $number } cards in hand
}
warcards-deck-size = { $number ->
    [one] 1 card in the draw deck
   *[other] { $number } cards in the draw deck
}
warcards-cycled-size = { $number ->
    [one] 1 card in the cycle pile
   *[other] { $number } cards in the cycle pile
}
warcards-gone-size = { $number ->
    [one] 1 card eliminated
   *[other] { $number } cards eliminated
}
warcards-later-size = { $number ->
    [one] 1 card set aside until the first recycling
   *[other] { $number } cards set aside until the first recycling
}
warcards-pile-cycled = { $player }: cycle pile
warcards-pile-gone = { $player }: eliminated cards
warcards-reserve = { $number ->
    [one] Reserve: 1 card
   *[other] Reserve: { $number } cards
}
warcards-reserve-word = reserve
warcards-hand-of = Hand of { $player }
warcards-carry = { $hand ->
    [one] 1 card
   *[other] { $hand } cards
} in hand, { $limit } may be kept
warcards-over = { $number } above the limit
warcards-empty-hand = No cards in hand.
warcards-top = Top of the draw deck: { NAME($card) }
warcards-tray = To choose from
warcards-looks = { $number ->
    [one] { $player } looks at 1 card.
   *[other] { $player } looks at { $number } cards.
}

### On a phone

warcards-area = { NAME($place) }: attack { $attack }, defence { $defence }
warcards-area-own = Ours: the reserves of our side
warcards-area-own-short = Ours
warcards-area-enemy = Theirs: the reserves of the enemy
warcards-area-enemy-short = Theirs
warcards-other-hand = { $number ->
    [one] The other hand
   *[other] The other hands
}
warcards-fold-hand = { $number ->
    [one] Fold the other hand
   *[other] Fold the other hands
}

### Combat

warcards-combat-at = Combat: { NAME($place) }
warcards-combat-if = If nothing changes: { NAME($place) }
warcards-if-nothing = If nothing changes:
warcards-prize = If it is fought by an action:
warcards-place-cancels = { NAME($place) } cancels
warcards-added = { $number } added
warcards-left = { $number } left
warcards-fate-lost = eliminated
warcards-fate-cycled = cycled
warcards-idle = no army supports
warcards-steps = Steps of the combat
warcards-step-attack = attack
warcards-step-place = location
warcards-step-cards = cards
warcards-step-result = result
warcards-step-back = One step back
warcards-step-on = One step on
warcards-skip = Go on

### In words

warcards-titled = { NAME($card) }
warcards-wields = { $card }, wields: { $items }
warcards-way = { $number ->
    [0] No path has been walked yet; the way has { $last }.
   *[other] Path { $shown } of { $last }
}
