title = Journey to Mordor
summary = Roll five dice, keep what helps, and reach Mordor before the Nazgûl reach you.

die = { NAME($die) } { NAME($symbol) }
hobbit = { NAME($hobbit) }

## Bots

bot-medium = plays well and lets something slip now and then
bot-hard = plays every turn as well as it can be played
bot-greedy = plays every turn as well as it can be played

## Options before play

setting-variant = Sheet
setting-variant-basic = basic: places are only names
setting-variant-advanced = advanced: places have effects
setting-last_one_wins = The last one left in the game wins, too
setting-instant_win = The first to reach Mordor wins at once (some editions)
setting-start = Who begins
setting-start-random = at random
setting-start-1 = seat 1
setting-start-2 = seat 2
setting-start-3 = seat 3
setting-start-4 = seat 4
setting-equipment = Dice and trail
setting-equipment-a = A: two Rings on the coloured dice, 6 squares
setting-equipment-b = B: two Orcs on the coloured dice, 7 squares
setting-squares = Squares of the Nazgûl trail
setting-squares-preset = as many as in that set
setting-squares-5 = 5 squares
setting-squares-6 = 6 squares
setting-squares-7 = 7 squares
setting-squares-8 = 8 squares
setting-coloured = Faces of the coloured dice: six letters, R Ring, G Gandalf, W Weapon, N Nazgûl, O Orc
setting-coloured-preset = as in that set
setting-black = Faces of the black die: six letters, and T for the White Tree
setting-black-preset = as in that set
refused-start = Seat { $start } can't begin: there are only { $seats } seats.
refused-faces = “{ $setting }” needs six letters out of { $allowed }, for example RRGWNO.
refused-endless-faces = The coloured dice need at least one Ring and one Nazgûl, or the game might never end.

## What is asked

prompt-take = Choose your hobbit.
    .waiting = the choice of a hobbit
prompt-keep = Keep at least one die.
    .waiting = which dice to keep
prompt-keep-nazgul = Keep at least one die. A Nazgûl must be among them.
    .waiting = which dice to keep
prompt-keep-more = { $dice ->
    [one] Keep the last die, or roll it.
   *[other] Keep another die, or roll the other { $dice }.
}
    .waiting = keep another die, or roll again
prompt-keep-before-stop = The White Tree ends your rolling. Keep another die of this roll, or stop.
    .waiting = the last dice to keep
prompt-keep-or-repeat = In Rohan you may repeat this whole roll once. Otherwise keep at least one die.
    .waiting = keep dice, or repeat the roll in Rohan
prompt-split = Gandalf helps: split one of your squares in two, or leave them whole.
    .waiting = a square that Gandalf splits

option-take = Take { NAME($hobbit) } ({ NAME($colour) })
option-keep = Keep the { NAME($die) } { NAME($symbol) }
option-roll = Roll the rest
option-stop = Stop rolling
option-repeat = Repeat the whole roll
option-split = Split square { $number }
option-leave = Split nothing

## Why not

reason-hobbit-taken = { NAME($hobbit) } already travels with another player.
reason-which-hobbit = The hobbits are frodo, sam, merry and pippin.
reason-hobbits-chosen = Everybody has chosen a hobbit already.
reason-hobbit-first = Choose your hobbit first.
reason-kept-already = This die has been kept and is not rolled again this turn.
reason-same-symbol = You can't keep { NAME($symbol, case: "second") } from the same roll: kept dice must show different symbols.
reason-second-nazgul = You can't keep a second Nazgûl from the same roll: one of them is chosen, and only one.
reason-nothing-kept = Keep at least one die of this roll first.
reason-nazgul-left = A Nazgûl was rolled, so you must keep one.
reason-tree-ends = You have kept the White Tree, so you roll no more this turn.
reason-no-tree = You can stop early only by keeping the White Tree; otherwise the dice not kept are rolled again.
reason-not-in-rohan = A roll can be repeated only by a player who began the turn in Rohan.
reason-only-advanced = Places have effects only in the advanced game.
reason-repeated-already = This roll has been repeated once; the second result stands.
reason-repeat-too-late = You have kept a die of this roll, so it can't be repeated any more.
reason-not-rolling = This is not the rolling phase.
reason-not-splitting = Squares are split only when a kept Gandalf is used.
reason-square-split = Square { $number } has been split already.
reason-square-crossed = Square { $number } has been crossed off already.
reason-which-square = Name a square by its number, from 1 to { $squares }.
reason-which-die = Name a die by its colour: { $dice }.
reason-other-symbol = The { NAME($die) } die does not show that; it shows { NAME($symbol, case: "indef") }.
reason-say-symbol = Write it out: “{ $code }”.

## What happens

event-took = { $player } travels as { NAME($hobbit) } ({ NAME($colour) }).
event-round = Round { $round } begins.
event-turn = { NAME($hobbit) } takes the dice.
event-turn-at = { NAME($hobbit) } takes the dice in { NAME($place) }.
event-rolled = { NAME($hobbit) } rolls: { $dice }.
event-repeated = { NAME($hobbit) } repeats the roll: { $dice }.
event-kept = { NAME($hobbit) } keeps the { NAME($die) } { NAME($symbol) }.
event-stopped = { NAME($hobbit) } stops rolling.
event-orcs-bar-the-way = Orcs bar the way: { NAME($hobbit) }'s Rings do not count.
event-orcs-beaten = { NAME($hobbit) } beats the Orcs back.
event-shelob = Shelob takes one Ring from { NAME($hobbit) }.
event-travelled = { $circles ->
    [one] { NAME($hobbit) } crosses off 1 circle and comes to { NAME($place) }.
   *[other] { NAME($hobbit) } crosses off { $circles } circles and comes to { NAME($place) }.
}
event-gandalf-in-moria = { NAME("gandalf") } is lost in { NAME("moria") } and can't help { NAME($hobbit) }.
event-nothing-to-split = { NAME($hobbit) } has no square left for Gandalf to split.
event-split = { NAME($hobbit) } splits square { $number }.
event-left-whole = { NAME($hobbit) } leaves the squares whole.
event-spared = In Gondor the { NAME($die) } Nazgûl can't touch { NAME($hobbit) }.
event-crossed = { $part ->
    [half] The { NAME($die) } Nazgûl comes nearer: { NAME($hobbit) } crosses off half of square { $number }.
   *[whole] The { NAME($die) } Nazgûl comes nearer: { NAME($hobbit) } crosses off square { $number }.
}
event-out = The Nazgûl have caught { NAME($hobbit) }. He is out of the game.
event-reached-mordor = { NAME($hobbit) } has reached { NAME("mordor") }! The round is played to its end.
event-end = The game is over.

## How it ended

result-mordor = { NAME($hobbit) } has destroyed the Ring and wins.
result-most-spaces = Several reached Mordor, and { NAME($hobbit) } wins: { $spaces } open spaces to { $other }.
result-shared = A shared victory in Mordor, with equally many open spaces: { $hobbits }.
result-survivor = { NAME($hobbit) } is the last one left and wins.
result-all-lost = The Nazgûl have caught everybody. All lose; Sauron triumphs.

counted-alone = { NAME($hobbit) } alone reached Mordor in round { $round }.
counted-first = { NAME($hobbit) } was the first to reach Mordor, which wins at once at this table.
counted-most-spaces = Of those in Mordor whoever has the most open spaces on the Nazgûl trail wins; each half counts as one.
counted-spaces = { $spaces ->
    [one] { NAME($hobbit) }: 1 open space.
   *[other] { NAME($hobbit) }: { $spaces } open spaces.
}
counted-others-caught = The Nazgûl have caught everybody but { NAME($hobbit) }; at this table the last one left wins.
counted-all-caught = Every Nazgûl trail is crossed off to its end.

## The table

scene-round = Round { $round }
scene-hobbits = Choosing hobbits
scene-over = The game is over
scene-out = out of the game
scene-in-mordor = in Mordor
scene-winner = winner
scene-trail = trail
scene-nazgul = Nazgûl
scene-open = { $spaces ->
    [one] 1 space left
   *[other] { $spaces } spaces left
}
scene-to-move = to move
scene-kept = kept
scene-table = rolled
scene-roll-number = roll { $roll }

## What the places do

# What the symbols do, for who has not learnt them yet.
does-ring = Cross off one circle on the way to Mordor, unless an Orc stands in the way.
does-orc = Stops all your Rings until a Weapon beats it.
does-weapon = Beats one Orc. Without an Orc it does nothing.
does-gandalf = You may split one square of your Nazgûl trail in two.
does-nazgul = Must be kept. The player of its colour crosses off a square; you do for black and for colours that nobody plays.
does-tree = Keeping it ends your rolling.
scene-symbols = What do the symbols do?

effect-bag-end = No effect.
effect-rivendell = Dice with the same symbol may be kept from one roll.
effect-moria = Gandalf has no effect.
effect-lothlorien = Each Weapon counts double.
effect-rohan = Each roll may be repeated once.
effect-helms-deep = Each Orc counts double.
effect-gondor = Nazgûl do not strike the player whose turn it is.
effect-minas-tirith = All Nazgûl strike the player whose turn it is.
effect-shelobs-lair = One Ring is lost.
effect-mordor = The end of the journey.
assumed-values = The faces of the dice and the number of squares are not in the sources; these values are assumed.

## The picture

scene-turn = { NAME($hobbit) } has the turn
scene-choosing = { $player } chooses a hobbit
scene-colour = { $player } · { NAME($colour) }
scene-no-hobbit = no hobbit yet
scene-free-hobbits = hobbits still free
scene-dice = Dice
scene-cup = in the cup
scene-nazgul-trail = Nazgûl trail
scene-effect = { NAME($place) }. { $effect }
scene-effect-next = Next turn: { NAME($place) }. { $effect }
scene-circle = { $crossed ->
    [yes] { NAME($place) }: crossed off.
   *[no] { NAME($place) }: still ahead.
}
scene-square = { $state ->
    [split] Square { $number }: split in two.
    [half] Square { $number }: split in two, one half crossed off.
    [crossed] Square { $number }: crossed off.
    [both-crossed] Square { $number }: split in two, both halves crossed off.
   *[whole] Square { $number }: open.
}
scene-die = { $where ->
    [table] The { NAME($die) } die: { NAME($symbol) }, just rolled.
    [kept] The { NAME($die) } die: { NAME($symbol) }, kept from this roll.
   *[locked] The { NAME($die) } die: { NAME($symbol) }, kept from an earlier roll.
}
scene-die-cup = The { NAME($die) } die, in the cup.
