## Giving up

resign = Give up
resign-heading = Giving up
resign-sure-last = Really give up? The game is over then, and the other side has won. This can't be taken back.
resign-sure = Really give up? The others play on, a bot takes your seat for good, and you can't win any more. This can't be taken back.
resign-sure-team = First everybody on your side is asked; the others hear of it only when all have agreed.
resign-yes = Yes, give up
resign-no = No, play on
resign-waiting = You would give up. Still to agree: { $names }. The other side knows nothing of it.
resign-withdraw = I would rather play on
resign-asked = { $name } would give up. Your side gives up only if you agree.
resign-agree = Agree and give up
resign-refuse = Play on
resign-refused = { $name } would rather play on.
table-resigned = gave up
table-resigned-bot = gave up; a bot plays on
table-undo-refused = { $name } did not agree to that.
table-waited = waiting { $time }

## Waiting without a clock

patience = If somebody stays away
patience-hours = { $hours ->
    [one] after an hour a bot may play on
   *[other] after { $hours } hours a bot may play on
}
patience-days = { $days ->
    [one] after a day a bot may play on
   *[other] after { $days } days a bot may play on
}

## Leaving tables

leave-table = Leave the table
leave-table-sure = { $title }: really leave this table? It goes on without you.
close-table = Close the table
close-table-sure = { $title }: really close this table? Nobody else sits there.
hide-table = Take off my list
table-hidden = { $title }: taken off your list.
unhide-table = Put it back

## Once more

wants-rematch = { $name } wants a rematch
agree-rematch = Yes, play again
change-sides = Sides change over
rematch-waiting = Waiting for { $names }
rematch-waiting-lead = The game begins as soon as everybody has said yes. You may leave this page: it waits among your games.
rematch-refused = { $name } would rather not play again just now.
refuse-rematch = No, thanks
refuse-rematch-sure = { $title }: no rematch this time?
seat-kept = kept for { $name }
open-kept-seat = Open it to others

api-tag-leaving = Leaving
api-do-resign = Give up. A team is asked first.
api-do-answerResign = Agree to give up, or rather play on.
api-do-leaveTable = Leave a table that has not begun; it closes if nobody else sits there.
api-do-hideTable = Take a table off your list, or put it back.
