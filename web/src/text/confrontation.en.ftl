## The Confrontation: what only the page says

### What stands on the map

confrontation-piece = { $name }, strength { $strength }
confrontation-strength = strength { $strength }
confrontation-ring-side = ring side
confrontation-star-side = star side
confrontation-in-play = in play
confrontation-bearer = carries the Ring
confrontation-seen = seen by your opponent
confrontation-revealed = revealed
confrontation-lasting = revealed for good
confrontation-must-move = must move
confrontation-nobody = nobody
confrontation-where = { AGREE("verb", $character) ->
    [plural] Where do { NAME($character, case: "def") } go?
   *[singular] Where does { NAME($character, case: "def") } go?
}
confrontation-special-held = { NAME($special) }: choose among what glows.
confrontation-room = room for { $count }
confrontation-hidden-fellowship = { $count ->
    [one] one hidden Fellowship character
   *[other] { $count } hidden Fellowship characters
}
confrontation-hidden-sauron = { $count ->
    [one] one hidden Sauron character
   *[other] { $count } hidden Sauron characters
}

### Names for where there is little room

confrontation-short-flying-nazgul = Nazgûl
confrontation-short-black-rider = Rider
confrontation-short-mouth-of-sauron = Mouth
confrontation-short-witch-king = Witch-king
confrontation-short-cave-troll = Troll
confrontation-short-wormtongue = Gríma

### Guessing

confrontation-suspects = Who can it be? { $region }
confrontation-can-be = { $count ->
    [one] It can be only one.
   *[other] It can be { $count } of them.
}
confrontation-can-be-these = Can be: { $names }
confrontation-ruled-out = ruled out
confrontation-guess = Pencil in as your guess
confrontation-guess-hint = Tap to pencil in a guess; only you see it.
confrontation-all-of = What they can do

### Cards

confrontation-card = { $state ->
    [hand] { $card }, in hand
    [discarded] { $card }, discarded
   *[played] { $card }, being played
}
confrontation-cards-of = { $count ->
    [one] { $side }: one card in hand
   *[other] { $side }: { $count } cards in hand
}
confrontation-in-hand = Cards in hand: { $cards }
confrontation-discarded = Discarded: { $cards }
confrontation-played = Card: { $card }, adds { $adds }.
confrontation-special = { $state ->
    [used] { $special } (used).
   *[ready] { $special }.
}
confrontation-special-cards = Special cards
confrontation-used = Used
confrontation-combat-cards = Combat cards { NAME($side, case: "of") }
confrontation-fallen = Defeated
confrontation-fell = { NAME($character) }, defeated

### How things stand

confrontation-turn = Turn { $turn }
confrontation-turn-of = Turn { $turn }: { NAME($side) }
confrontation-game = Game { $game } of 2 ({ $ours } : { $theirs })
confrontation-game-number = Game { $game } of 2
confrontation-repeats = { $count ->
    [one] This position looks as if it had been there before; the third time that the same characters stand in the same places, the game is drawn.
   *[other] This position looks as if it had been there { $count } times before.
}
confrontation-turns-left = { $count ->
    [one] The game is drawn after this turn.
   *[other] The game is drawn in { $count } turns.
}
confrontation-phase-draft = The draft
confrontation-phase-specials = Special cards
confrontation-phase-deploy = Lining up
confrontation-regions = The map
confrontation-roster = The nine characters
confrontation-more = More

### A battle

confrontation-battle-in = Battle { NAME($region, case: "in") }
confrontation-attacks = attacks
confrontation-defends = defends
confrontation-stages = Stages of the battle
confrontation-stage-reveal = Reveal
confrontation-stage-abilities = Abilities
confrontation-stage-cards = Cards
confrontation-stage-strength = Strength
confrontation-no-cards = No cards are played.
confrontation-supported = with Gandalf's help
confrontation-fate-defeated = defeated
confrontation-fate-gone = retreats
confrontation-fold = See the map
confrontation-unfold = See the battle
confrontation-last-battle = Last battle
confrontation-skip = Go on
confrontation-before = Before
confrontation-next = Next

### Before play

confrontation-line-up = Your line-up
confrontation-stands = { $name }: { $region }
confrontation-swap-hint = Touch two characters to let them change places, or drag one onto another.
confrontation-setups = Suggestions
confrontation-as-last-time = As last time
confrontation-at-random = At random
confrontation-deploy = Take the field
confrontation-draft = Take these nine
confrontation-token = Token { $number }
confrontation-take = { $count ->
    [one] Take this card
   *[other] Take these cards ({ $taken } of { $count })
}

### Who is who

confrontation-reference = Who can do what
confrontation-tab-cards = Cards
confrontation-fears = Beware:
