title = The Lord of the Rings TCG
summary = Lead your fellowship along the path before the others do theirs, and be the Shadow in their way: a trading card game, with starter decks or your own.

named = { NAME($name) }

# Which verb goes with a card’s title: the variant of a sentence to be taken.
-verb = { $case ->
   *[nom-singular] singular
    [nom-plural] plural
}

## Bots

bot-greedy = plays by the rules of thumb of experienced players
bot-medium = thinks a little ahead
bot-hard = tries out many ways the turn could go

## Options before play

setting-variant = Game
setting-variant-starter = first game: seven sites, fixed start
setting-variant-full = whole game: nine sites, bids for the first turn
setting-variant-help = In the first game you need no preparations: Aragorn or Gandalf begins beside Frodo, chance decides who goes first, and site 7 is the goal (T-6). In the whole game the players bid burdens for their place, choose their starting fellowship and walk to site 9.
setting-decks = Decks
setting-decks-aragorn-aragorn = both Aragorn
setting-decks-aragorn-gandalf = Aragorn and Gandalf
setting-decks-gandalf-aragorn = Gandalf and Aragorn
setting-decks-gandalf-gandalf = both Gandalf
setting-decks-own = bring your own
setting-decks-sealed = sealed: build from a starter and six boosters
setting-decks-draft = draft: a starter, and four boosters that go round
setting-decks-help = With the two starter decks you can play at once; with more than two players they go round the table. Or everybody brings a deck: one of those that are ready, or one of your own (T-5). Sealed: everybody builds one from a starter and six boosters of their own. Draft: everybody has a starter and takes card after card from four boosters that go round (T-35.3). In the first game an own deck may be smaller than 60 cards, and its sides need not be equal (T-6.4).
setting-decklists = Deck lists
setting-decklists-open = open: everybody knows what is in a deck
setting-decklists-closed = closed
setting-decklists-help = With open lists everybody knows which cards a deck holds, never where they are. So you are asked less often whether you want to answer something.
setting-tournament = Tournament rules
setting-tournament-help = Later rules that tournaments use, all together: the rule of four, the mulligan, and open discard piles.
setting-rule_of_four = Rule of four
setting-rule_of_four-help = In a fellowship phase you draw or take at most four cards into your hand.
setting-mulligan = Mulligan
setting-mulligan-help = Before the first turn everybody may shuffle the hand back once and draw six cards.
setting-open_discard = Open discard piles
setting-open_discard-help = Everybody may look through all discard piles, not only their own.

## What players are asked

prompt-deck = Which deck do you bring?
    .waiting = everybody’s deck
prompt-draft = { $way ->
    [left] Booster { $number } of { $total }: take a card. The others go to the left.
   *[right] Booster { $number } of { $total }: take a card. The others go to the right.
}
    .waiting = everybody’s card of the draft
prompt-build = Build a deck from your cards: as proposed here, or as you like.
    .waiting = everybody’s deck
write-deck = a deck in one word, as the deck builder writes it: the numbers of the Ring-bearer and the Ring, of nine sites, and of all other cards with their copies
prompt-bid = How many burdens do you bid for the choice of your place? They will lie on your Frodo.
    .waiting = the secret bids
write-bid = a whole number, such as 3
prompt-place = Which place in the turn order do you take?
    .waiting = a place in the turn order
prompt-start = Choose a companion who starts beside Frodo. { $number } twilight is left.
    .waiting = the starting fellowship
prompt-mulligan = Do you shuffle your hand back and draw six cards?
    .waiting = whether to draw a new hand
prompt-sanctuary = { $number ->
    [one] Sanctuary: heal one more wound, or end.
   *[other] Sanctuary: heal up to { $number } wounds among your companions.
}
    .waiting = healing at the sanctuary
prompt-fellowship = Fellowship phase: play cards, use texts, or end the phase and move.
    .waiting = the fellowship phase
prompt-shadow = Shadow phase: play minions and other Shadow cards, or end the phase.
    .waiting = the Shadow phase
prompt-maneuver = Maneuver phase: act or pass.
    .waiting = a maneuver action
prompt-archery = Archery phase: act or pass.
    .waiting = an archery action
prompt-assignment = Assignment phase: act or pass. Defenders are assigned afterwards.
    .waiting = an assignment action
prompt-skirmish = Skirmish: act or pass.
    .waiting = a skirmish action
prompt-regroup = Regroup phase: act or pass.
    .waiting = a regroup action
prompt-archers = Allies who are archers shoot as well. Who of them does not?
    .waiting = which allies shoot
prompt-archery-wound = { $number ->
    [one] Archery: who takes the last wound?
   *[other] Archery: who takes the next of { $number } wounds?
}
    .waiting = who is hit by arrows
prompt-archery-target = At whose minions does your fellowship shoot?
    .waiting = at whose minions the fellowship shoots
prompt-assign = Assign a companion to a minion, or end.
    .waiting = the assignment of defenders
prompt-assign-leftover = These minions are left: send them against anybody, or end.
    .waiting = where the minions that are left go
prompt-skirmish-next = Which skirmish is fought next?
    .waiting = the order of skirmishes
prompt-order = Several texts answer at once. Which comes first?
    .waiting = the order of texts
prompt-reconcile = You hold { $number ->
    [one] 1 card
   *[other] { $number } cards
}. Discard one first, or keep all? Then you draw up to eight.
    .waiting = the reconciling of a hand
prompt-discard-down = { $number ->
    [one] Discard one more card: eight may stay.
   *[other] Discard { $number } more cards: eight may stay.
}
    .waiting = discarding down to eight
prompt-move-again = Move again to the next site, or end the turn?
    .waiting = whether to move again
prompt-exert = { NAME($card) }: who exerts?
    .waiting = who exerts
prompt-exhaust = { NAME($card) }: who is exhausted?
    .waiting = who is exhausted
prompt-wound = { NAME($card) }: who is wounded?
    .waiting = who is wounded
prompt-heal = { NAME($card) }: who is healed?
    .waiting = who is healed
prompt-discard = { NAME($card) }: which card is discarded?
    .waiting = which card is discarded
prompt-strengthen = { NAME($card) }: whose strength changes?
    .waiting = whose strength changes
prompt-grant = { NAME($card) }: who gets the keyword?
    .waiting = who gets a keyword
prompt-protect = { NAME($card) }: who is protected?
    .waiting = who is protected
prompt-call = { NAME($card) }: which ally joins in?
    .waiting = which ally joins in
prompt-parry = { NAME($card) }: which item?
    .waiting = which item
prompt-pick = { NAME($card) }: which card?
    .waiting = the choice of a card
prompt-transfer = { NAME($card) }: which card is transferred?
    .waiting = which card is transferred
prompt-transfer-to = { NAME($card) }: who bears it now?
    .waiting = who bears a card
prompt-stack = { NAME($card) }: which card is stacked here?
    .waiting = which card is stacked
prompt-discard-hand = { $number ->
    [one] { NAME($card) }: discard a card from hand.
   *[other] { NAME($card) }: discard cards from hand ({ $number }).
}
    .waiting = which cards of a hand are discarded
prompt-take = { NAME($card) }: which card is taken into hand?
    .waiting = which card is taken
prompt-shuffle-in = { NAME($card) }: which card is shuffled into your draw deck?
    .waiting = which card is shuffled in
prompt-put-under = { NAME($card) }: which card goes under your draw deck?
    .waiting = which card goes under the deck
prompt-reorder = { NAME($card) }: which card shall lie uppermost, and which then?
    .waiting = the order of cards
prompt-play = { NAME($card) }: which card do you play?
    .waiting = which card is played
prompt-play-from-deck = { NAME($card) }: which card of your draw deck do you play?
    .waiting = a look through the deck
prompt-bearer = Who bears this card: { NAME($card) }?
    .waiting = who bears a card
prompt-assign-who = { NAME($card) }: who is assigned?
    .waiting = who is assigned
prompt-assign-to = { NAME($card) }: to which minion?
    .waiting = an assignment
prompt-may = { NAME($card) }: you may { SAY($deeds, "to") }. Do you?
    .waiting = whether a text is used
prompt-again = { NAME($card) }: once more?
    .waiting = whether to go on
prompt-way = { NAME($card) }: which do you choose?
    .waiting = one of several ways
prompt-player = { NAME($card) }: which player?
    .waiting = the choice of a player
prompt-spot = { NAME($card) }: how many do you spot?
    .waiting = how many are spotted
prompt-add-twilight = { NAME($card) }: how much twilight do you add?
    .waiting = how much twilight is added
prompt-respond-wounding = { NAME($card) } is about to be wounded. Do you respond?
    .waiting = an answer to a wound
prompt-respond-healing = { NAME($card) } is about to heal. Do you respond?
    .waiting = an answer to healing
prompt-respond-exerting = { NAME($card) } is about to exert. Do you respond?
    .waiting = an answer to an exertion
prompt-respond-wounded = { NAME($card) } has been wounded. Do you respond?
    .waiting = an answer to a wound
prompt-respond-exerted = { NAME($card) } has exerted. Do you respond?
    .waiting = an answer to an exertion
prompt-respond-played = { NAME($card) } has been played. Do you respond?
    .waiting = an answer to a played card
prompt-respond-wins = { NAME($card) } has won the skirmish. Do you respond?
    .waiting = an answer to the end of a skirmish
prompt-respond-loses = { NAME($card) } has lost the skirmish. Do you respond?
    .waiting = an answer to the end of a skirmish
prompt-respond-killed = { NAME($card) } has been killed. Do you respond?
    .waiting = an answer to a death
prompt-respond-moves-from = The fellowship leaves { NAME($card) }. Do you respond?
    .waiting = an answer to a move
prompt-respond-moves = The fellowship moves. Do you respond?
    .waiting = an answer to a move
prompt-respond-moves-to = The fellowship has come to { NAME($card) }. Do you respond?
    .waiting = an answer to a move
prompt-respond-turn-begins = Your turn begins. Use the text of a card that works now, or pass.
    .waiting = texts for the start of the turn
prompt-respond-turn-ends = The turn ends. Do you respond?
    .waiting = an answer to the end of the turn
prompt-respond-begins = { NAME($phase, case: "label") } phase begins. Do you respond?
    .waiting = an answer to the start of a phase
prompt-respond-ends = { NAME($phase, case: "label") } phase ends. Do you respond?
    .waiting = an answer to the end of a phase
prompt-respond-ring-put-on = { NAME($card) } has put The One Ring on. Do you respond?
    .waiting = an answer to the Ring
prompt-respond-assigned = { NAME($card) } has been assigned to a skirmish. Do you respond?
    .waiting = an answer to an assignment
prompt-respond-leaves = { NAME($card) } has left play. Do you respond?
    .waiting = an answer to a discarded card

## What they can choose

option-pass = Pass
option-move-on = End the phase and move
option-done = No more
option-keep-all = Keep all
option-end-phase = End the phase
option-yes = Yes
option-no = No
option-deck = { NAME($deck) }
option-build = { $cultures }
option-own-deck = { $number ->
    [one] Your own deck of 1 card
   *[other] Your own deck of { $number } cards
}
option-bid = { $number ->
    [one] 1 burden
   *[other] { $number } burdens
}
option-place = { $number ->
    [1] First
    [2] Second
   *[other] Place { $number }
}
option-number = { $number }
option-player = { $player }
option-card = { NAME($card) }
option-twin = { NAME($card) } ({ $number ->
    [0] unhurt
    [one] 1 wound
   *[other] { $number } wounds
})
option-text = Text of { NAME($card) }
option-damage = The wounds of the skirmish
option-play = Play { NAME($card) }
option-play-on = Play { NAME($card) } on { NAME($bearer) }
option-use = Use { NAME($card) }
option-use-text = Use { NAME($card) } – { SAY($deeds) }
option-answer = Use { NAME($card) } for { NAME($who) }
option-answer-event = Play { NAME($card) } for { NAME($who) }
option-heal = Discard { NAME($card) } to heal { NAME($who) }
option-transfer = Transfer { NAME($card) } to { NAME($bearer) }
option-assign = { NAME($card) } against { NAME($minion) }
option-skirmish = Skirmish of { NAME($card) }
option-way = { SAY($text, form: "capital") }
option-move = Move again
option-stop = End the turn

## Moments at which one may let it be

window-fellowship = Your fellowship phase
window-shadow = Your Shadow phase
window-maneuver = Maneuver actions
window-archery = Archery actions
window-assignment = Assignment actions
window-skirmish = Skirmish actions
window-regroup = Regroup actions
window-response = Responses to what happens
passing-round = for this turn
passing-round-over = A new turn has begun

## What happens

event-deck = { $player } plays { NAME($deck) }.
event-opens = { $number ->
    [0] Everybody opens a starter.
    [one] Everybody opens a starter and 1 booster.
   *[other] Everybody opens a starter and { $number } boosters.
}
event-opens-pack = Everybody opens booster { $number } of { $total }.
event-drafts = { $player } takes { NAME($card) }.
event-passes-packs = { $way ->
    [left] Everybody has taken a card. Packs of { $number } go to the left.
   *[right] Everybody has taken a card. Packs of { $number } go to the right.
}
event-packs-empty = Everybody has taken the last card of the booster.
event-own-deck = { $player } plays a deck of their own.
event-decks-brought = Everybody has brought a deck.
event-first-by-chance = Chance decides: { $player } goes first.
event-bids = { $number ->
    [one] { $player } has bid 1 burden.
   *[other] { $player } has bid { $number } burdens.
}
event-takes-place = { $number ->
    [1] { $player } goes first.
    [2] { $player } goes second.
   *[other] { $player } takes place { $number }.
}
event-mulligan = { $player } shuffles the hand back and draws six cards.
event-sets-out = The fellowship of { $player } gathers.
event-turn = Turn { $turn }: { $player } leads the Free Peoples.
event-phase = { NAME($phase, case: "label") } phase.
event-phase-of = { NAME($phase, case: "label") } phase of { $player }.
event-site = { $player } plays site { $number }: { NAME($site) }.
event-moves = The fellowship of { $player } moves to site { $number }: { NAME($site) }.
event-twilight = { $number } twilight is added: { $total } in the pool.
event-twilight-removed = { $number } twilight is removed: { $total } in the pool.
event-plays = { $player } plays { NAME($card) } ({ $cost } twilight).
event-plays-on = { $player } plays { NAME($card) } on { NAME($bearer) } ({ $cost } twilight).
event-uses = { $player } uses { NAME($card) }.
event-exerts = { NAME($card) } exerts.
event-wounded = { NAME($card) } takes a wound.
event-heals = { NAME($card) } heals a wound.
event-strengthened = { $cards }: strength +{ $number }.
event-weakened = { $cards }: strength −{ $number }.
event-gains = { $cards }: { NAME($keyword) }.
event-gains-more = { $cards }: { NAME($keyword) } +{ $number }.
event-works = The text of { NAME($card) } takes effect.
event-discarded = { NAME($card) } is discarded.
event-killed-of = { NAME($card) } is killed (fellowship: { $player }).
event-killed = { NAME($card) } is killed.
event-overwhelmed-of = { NAME($card) } is overwhelmed and killed (fellowship: { $player }).
event-overwhelmed = { NAME($card) } is overwhelmed and killed.
event-burdens = { $number ->
    [one] { $player } adds 1 burden: { $total } in all.
   *[other] { $player } adds { $number } burdens: { $total } in all.
}
event-burdens-removed = { $number ->
    [one] { $player } removes 1 burden: { $total } left.
   *[other] { $player } removes { $number } burdens: { $total } left.
}
event-ring-on = { NAME($card) } puts The One Ring on.
event-ring-off = { NAME($card) } takes The One Ring off.
event-takes-ring = { NAME($card) } takes up The One Ring and is the Ring-bearer now.
event-draws = { $player } draws { $cards }.
event-draws-veiled = { $number ->
    [one] { $player } draws a card.
   *[other] { $player } draws { $number } cards.
}
event-discards = { $player } discards from hand: { $cards }.
event-mills = From the top of { $player }’s draw deck are discarded: { $cards }.
event-discards-to-heal = { NAME($card) } is discarded to heal { NAME($who) }.
event-takes = { $player } takes { NAME($card) } into hand.
event-takes-shown = { $player } takes into hand: { $cards }.
event-takes-shown-veiled = { $number ->
    [one] { $player } takes a card into hand.
   *[other] { $player } takes { $number } cards into hand.
}
event-discards-shown = { $player } discards: { $cards }.
event-shuffles-in = { $player } shuffles into the draw deck: { $cards }.
event-shuffles-hand-in = { $player } shuffles the whole hand into the draw deck.
event-puts-under = { $player } puts under the draw deck: { $cards }.
event-puts-under-veiled = { $number ->
    [one] { $player } puts a card under the draw deck.
   *[other] { $player } puts { $number } cards under the draw deck.
}
event-reveals-hand = { $player } shows from hand: { $cards }.
event-looks-at-hand = Looked at in { $player }’s hand: { $cards }.
event-looks-at-hand-veiled = { $number ->
    [one] A card of { $player }’s hand is looked at.
   *[other] { $number } cards of { $player }’s hand are looked at.
}
event-shows-no-hand = { $player } has no cards in hand to show.
event-reveals-deck = Revealed from { $player }’s draw deck: { $cards }.
event-looks-at-deck = Looked at in { $player }’s draw deck: { $cards }.
event-looks-at-deck-veiled = { $number ->
    [one] A card of { $player }’s draw deck is looked at.
   *[other] { $number } cards of { $player }’s draw deck are looked at.
}
event-shows-no-deck = { $player }’s draw deck is empty.
event-finds-nothing = { NAME($card) }: no card is played from the draw deck.
event-transferred = { NAME($bearer) } now bears { NAME($card) }.
event-stacked = { NAME($card) } is stacked on { NAME($bearer) }.
event-archery = Archery: the Shadow shoots { $shadow }, the fellowship { $free }.
event-archery-at = The fellowship shoots at the minions of { $player }.
event-assigned = { NAME($card) } faces { NAME($minion) }.
event-fierce-round = Fierce minions fight once more.
event-skirmish = Skirmish: { NAME($card) } against { $minions }.
event-skirmish-over = The skirmish is over.
event-skirmish-won = { NAME($card) } wins the skirmish, { $free } to { $shadow }.
event-skirmish-lost = { NAME($card) } loses the skirmish, { $free } to { $shadow }.
event-skirmish-cancelled = The skirmish of { NAME($card) } is cancelled.
event-out-killed = { $player } has no Ring-bearer left and is out of the game.
event-out-corrupted = The Ring-bearer of { $player } is corrupted: out of the game.
event-wins = { $player } has reached the goal!

## How it ended

result = { $player } wins.
result-nobody = Nobody wins.
why-arrived = The fellowship of { $player } reached site { $number }, { NAME($site) }, and its Ring-bearer lived through all skirmishes there.
why-killed = The Ring-bearer of { $player } was killed, and nobody took up the Ring.
why-corrupted = The Ring-bearer of { $player } was corrupted, with { $number ->
    [one] 1 burden
   *[other] { $number } burdens
}.

## The table in a terminal

scene-setup = Before the first turn
scene-bringing = Everybody chooses a deck.
scene-building = Everybody builds a deck from the cards they have.
scene-drafting = Draft: booster { $number } of { $total }
scene-pool-size = { $number ->
    [one] 1 card
   *[other] { $number } cards
}
scene-pack-size = { $number ->
    [one] pack of 1 card
   *[other] pack of { $number } cards
}
scene-passes-to = passes to { $who }
scene-pack = Pack
scene-drafted = Drafted
scene-sites = Sites and Rings
scene-turn = Turn { $turn }
scene-free = { $who } leads the Free Peoples
scene-lays = { $who } plays the next site
scene-pool = Twilight: { $number }   Moves: { $moves } of { $limit }
scene-fellowship = The fellowship
scene-allies = Support area
scene-minions = Minions
scene-archery = Archery: fellowship { $free }, Shadow { $shadow }
scene-assigned = Assigned
scene-skirmish = Skirmish, { $free } to { $shadow }
scene-numbers = { $strength } strength, { $vitality } vitality
scene-wounds = { $number ->
    [one] 1 wound
   *[other] { $number } wounds
}
scene-stacked = stacked
scene-site = site { $number }
scene-burdens = burdens { $number } of { $resistance }
scene-hand-size = hand { $number }
scene-deck-size = draw deck { $number }
scene-discard-size = discard pile { $number }
scene-out = out of the game
scene-worn = wears the Ring
scene-hand = Hand
scene-known = Known of the hand
scene-inactive = Not taking part
scene-dead = Dead

## Why not: in general

reason-no-card = There is no card “{ $word }”.
reason-not-in-play = Nothing in play is called “{ $word }”.
reason-not-in-hand = { NAME($card) } is not in your hand.
reason-not-in-pack = { NAME($card) } is not in the pack before you.
reason-not-there = { NAME($card) } is not where this text looks.
reason-not-meant = { NAME($card) } can't be chosen for this.
reason-say-what = Say what you want to do with { NAME($card) }: “play”, “use”, “heal” or “transfer”.

## Why not: playing cards

reason-wrong-side = On your own turn you play your Free Peoples cards, on the others’ turns your Shadow cards.
reason-wrong-phase-to-play = { NAME($card) } can be played only in the fellowship phase, or in a Shadow phase if it is a Shadow card.
reason-wrong-label = No text of { NAME($card) } belongs to this phase.
reason-no-answer = { NAME($card) } does not answer what is happening.
reason-say-bearer = Say who shall bear { NAME($card) }.
reason-no-bearer-needed = { NAME($card) } is not borne by anybody.
reason-no-bearer = That card can't bear it.
reason-class-taken = A character bears only one item of each class.
reason-limit-reached = No bearer may have more of these.
reason-unique-in-play = This card is unique, and its title is already in play.
reason-unique-dead = This card is unique, and its title lies in your dead pile.
reason-nine-companions = No more than nine companions may be in play and dead together.
reason-no-twilight = There is not enough twilight in the pool for it.
reason-starts-no-companion = You may start with companions only, and { NAME($card) } is none.
reason-not-in-deck = { NAME($card) } is not in your draw deck.
reason-over-budget = The companions you start with may cost four twilight together.
reason-forbidden = A text forbids to play it now.
reason-no-actions-now = A text forbids the events and special abilities of this phase; only responses remain.
reason-cant-spot = You can't spot what it needs.
reason-spotted = It needs that somebody can't be spotted who can.
reason-elsewhere = The fellowship is not at such a site.
reason-few-burdens = The Ring-bearer does not have that many burdens.
reason-too-little = Too little of what it counts.
reason-pool-too-full = There is too much twilight in the pool.
reason-not-worn = The Ring-bearer does not wear The One Ring.
reason-worn-already = The Ring-bearer wears The One Ring already.
reason-wrong-phase = It works only in another phase.
reason-not-such = What it speaks of is not of that kind.
reason-not-so = What it needs is not so.
reason-hand-too-small = That player does not hold enough cards.
reason-deck-not-empty = The draw deck is not empty.
reason-not-awaited = Nobody such awaits a skirmish.
reason-nobody-can = Nobody in play can do that, or have it done.
reason-little-twilight = There is not enough twilight in the pool to remove.
reason-no-burden = There is no burden that can be removed.
reason-few-in-hand = You don't hold enough such cards.
reason-none-there = No such card is there.
reason-none-to-play = No such card could be played and paid for.
reason-empty = There is nothing to look at.
reason-path-ends = The path ends here.
reason-site-lies-there = A site lies there already.
reason-own-site = The site there is your own.
reason-no-such-site = You have no such site in your adventure deck.

## Why not: texts, healing, transfers

reason-inactive = { NAME($card) } takes no part in this turn.
reason-no-text = { NAME($card) } has no text that could be used.
reason-say-which-text = { NAME($card) } has several texts: add the number.
reason-not-your-text = This text is for another player.
reason-spent = This text has been used as often as it may be.
reason-nothing-changed = This text costs nothing and changed nothing the last time.
reason-wrong-phase-to-heal = Cards are discarded to heal only in your own fellowship phase.
reason-nobody-to-heal = No unique character in play has the title of { NAME($card) }.
reason-not-wounded = That character has no wound that could be healed.
reason-wrong-phase-to-transfer = Items are transferred only in your own fellowship phase.
reason-no-transfer = { NAME($card) } can't be transferred so: only an item, between two of your own characters.
reason-another-place = Both characters must be at the same site.

## Why not: assigning

reason-no-minion = { NAME($card) } is no minion that attacks.
reason-not-your-minion = That minion belongs to another Shadow player.
reason-minion-taken = That minion is assigned already.
reason-one-minion = One companion takes one minion, and as many more as the defender bonus says.
reason-no-defender = Only companions can be assigned, and allies who are at home or whom a card lets join in.
reason-not-fierce = In this round only fierce minions are assigned.
reason-kept-apart = A text forbids this pair.
reason-nobody-free = Both must be free to be assigned.
reason-no-skirmish = No such character is in the skirmish.

## Decks
# What sections of a written deck are called. We write the first; all of them are understood, whatever the language.

deck-heading-name = Name | Deck name | Title
deck-heading-ring-bearer = Ring-bearer | Bearer | Starting Ring-bearer | RB
deck-heading-ring = The One Ring | One Ring | Ring | Rings
deck-heading-sites = Adventure deck | Adventure path | Sites | Site | Site path | Path | Site deck | Locations
deck-heading-draw-deck = Draw deck | Deck | Main deck | Cards | Deck list
deck-heading-free = Free Peoples | Free Peoples draw deck | Free Peoples side | Free Peoples cards | Free People | FP | Free | Fellowship side
deck-heading-shadow = Shadow | Shadow draw deck | Shadow side | Shadow cards | Shadows
deck-heading-others = Ring-bearer & Ring | Ring-bearer and Ring | Ring & Ring-bearer | Starting fellowship | Fellowship | Starting companions | Characters | Companions | Companion | Allies | Ally | Followers | Minions | Minion | Possessions | Possession | Artifacts | Artifact | Items | Weapons | Events | Event | Conditions | Condition | Spells | Others | Other | Dwarven | Elven | Gandalf | Gondor | Shire | Isengard | Moria | Ringwraith | Nazgûl | Sauron | Sideboard

deck-rules-full = the whole game: 60 cards or more, nine sites
deck-rules-starter = a first game: any size, seven sites

deck-aragorn-starter-about = Aragorn and Boromir fight with good swords at their sides, and Uruk-hai wear the others down: the starter deck as it was sold.
deck-gandalf-starter-about = Gandalf gathers companions of all peoples with spells to help them, and swarms of goblins come out of Moria: the starter deck as it was sold.

# A deck that we have built is told half by half.
deck-half-dwarven = Gimli, Farin and their guards cut the path with axes, and each blow goes deep; Sam looks after Frodo.
deck-half-elven = Legolas and his archers shoot before anybody strikes, and Arwen is ready for whoever comes through.
deck-half-gondor = Aragorn and Boromir stand in front with swords and shields; the hobbits stay behind them and heal.
deck-half-shire = Small, cheap and hard to find: four hobbits slip past what they can’t fight, and their friends at home keep them well.
deck-half-isengard = As the Shadow it sends Uruk-hai, few but strong: each skirmish that they win hurts twice.
deck-half-moria = As the Shadow it sends goblins, many and cheap: they pay for each other, arm themselves and come back from the discard pile.
deck-half-ringwraith = As the Shadow it sends Nazgûl, one or two at a time, fierce and stronger than anybody: feed them twilight.
deck-half-sauron = As the Shadow it sends Orcs, who wear the fellowship down with wounds, arrows and stolen cards; trackers shorten their way.
deck-dwarven-isengard-about = { deck-half-dwarven } { deck-half-isengard }
deck-dwarven-moria-about = { deck-half-dwarven } { deck-half-moria }
deck-dwarven-ringwraith-about = { deck-half-dwarven } { deck-half-ringwraith }
deck-dwarven-sauron-about = { deck-half-dwarven } { deck-half-sauron }
deck-elven-isengard-about = { deck-half-elven } { deck-half-isengard }
deck-elven-moria-about = { deck-half-elven } { deck-half-moria }
deck-elven-ringwraith-about = { deck-half-elven } { deck-half-ringwraith }
deck-elven-sauron-about = { deck-half-elven } { deck-half-sauron }
deck-gondor-isengard-about = { deck-half-gondor } { deck-half-isengard }
deck-gondor-moria-about = { deck-half-gondor } { deck-half-moria }
deck-gondor-ringwraith-about = { deck-half-gondor } { deck-half-ringwraith }
deck-gondor-sauron-about = { deck-half-gondor } { deck-half-sauron }
deck-shire-isengard-about = { deck-half-shire } { deck-half-isengard }
deck-shire-moria-about = { deck-half-shire } { deck-half-moria }
deck-shire-ringwraith-about = { deck-half-shire } { deck-half-ringwraith }
deck-shire-sauron-about = { deck-half-shire } { deck-half-sauron }

## Why not: decks

reason-no-deck = “{ $word }” is no deck. Choose one of those on offer, or write your own as the deck builder does, such as “290.2-319.327.337-7.12x4”.
reason-deck-faults = { SAY($faults, form: "sentences") }
reason-deck-not-in-pool = { $there ->
    [0] { NAME($card) } is not among your cards.
   *[other] { NAME($card) }: you have { $there }, this deck needs { $number }.
}
reason-deck-small = A draw deck has { $least } cards or more; this one has { $number }.
reason-deck-sides = A draw deck holds as many Free Peoples cards as Shadow cards; here it is { $free } to { $shadow }.
reason-deck-not-drawn = { NAME($card) } does not belong in a draw deck: neither sites nor The One Ring do.
reason-deck-title = A draw deck has { $most } cards of one title at most, whatever their subtitles; with that of { NAME($card) } there are { $number }.
reason-deck-frodos = In a draw deck there are { $most } Frodos at most, because one begins in the fellowship; here there are { $number }.
reason-deck-line-several = Several cards are called “{ $word }”: add the subtitle.
reason-deck-line-differs = The collector’s number and the name are those of different cards: “{ $word }”.
reason-deck-line-other-set = “{ $word }” is a card of another set than those that can be played here.
reason-deck-line-copies = So many copies can’t be written down: { $most } at most.
reason-deck-line-long = A line has { $most } characters at most: one card a line.
reason-deck-line-many = A written deck has { $most } lines at most; from here on it was not read.
reason-deck-line-unread = { $most } lines could not be understood; from here on nothing was read.
reason-no-deck-part = A deck has no part “{ $word }”.
reason-deck-part-of-one = { NAME($part) }: there is one card only in this part of a deck.
reason-deck-no-ring-bearer = The Ring-bearer is missing: choose a Frodo.
reason-deck-no-ring = The One Ring is missing: choose one of its cards.
reason-deck-ring-bearer = { NAME($card) } can't begin as Ring-bearer: that is Frodo in every deck.
reason-deck-ring = { NAME($card) } is not The One Ring.
reason-deck-no-site = { NAME($card) } is not a site and does not belong in an adventure deck.
reason-deck-site-missing = The adventure deck has no site { $number }.
reason-deck-site-twice = The adventure deck has more than one site { $number }.
