title = Pockets
summary = Hide a stone in your fist: the heaviest takes the round.

## Things

-heads = heads
-tails = tails

stone = { NAME($stone) }
seat = seat { NUMBER($seat) }

## Options before play

setting-rounds = Rounds

## What is asked

prompt-hide = Close your fist around one of your stones.
prompt-brag = Will yours be the heaviest?
prompt-dare = You took the round. Keep your points, or toss a coin for them?
prompt-call = Heads or tails?

write-turns = Or write how often it turns, up to { $most }: “turns 17”.

option-hide = Hide the { NAME($stone) }
option-brag = Brag: a point more if you win, a point less if not
option-hush = Say nothing
option-keep = Keep the points
option-toss = Toss: double or nothing
option-call = Call { NAME($side) }

## Moments at which one may let it be

window-dare = A round that you took
passing-round = for this round
passing-round-over = A new round has begun

## Why not

reason-no-stone = You have no { NAME($stone) } in your pocket.
reason-which-stone = Name a stone from your pocket.
reason-fist-closed = Your fist is closed already.
reason-not-hiding = Stones are hidden only at the start of a round.
reason-not-bragging = First close your fist; brag then.
reason-nothing-won = Only who has just taken a round keeps or tosses.
reason-no-toss = No coin is being tossed.

## What happens

event-dealt = You find in your pocket: { $stones }.
event-dealt-veiled = Seat { NUMBER($seat) } gets { $stones ->
    [one] 1 stone
   *[other] { $stones } stones
}.
event-hid = You close your fist around the { NAME($stone) }.
event-bragged = You brag.
event-hushed = You say nothing.
event-opened = Seat { NUMBER($seat) } opens the fist: { NAME($stone) }.
event-opened-bragging = Seat { NUMBER($seat) } opens the fist, bragging: { NAME($stone) }.
event-took = Seat { NUMBER($seat) } takes the round.
event-kept = Seat { NUMBER($seat) } keeps { $stake ->
    [one] 1 point
   *[other] { $stake } points
}.
event-dared = Seat { NUMBER($seat) } takes out a coin.
event-doubled = The coin is kind: seat { NUMBER($seat) } gets { $stake } points.
event-lost = The coin is cruel: seat { NUMBER($seat) } gets nothing.
event-end = All pockets are turned out.

## How it ended

result-won = Seat { NUMBER($seat) } wins.
result-shared = { $seats } share the victory.
