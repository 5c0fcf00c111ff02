## Why something can't be done now

reason-game-over = The game is over.
reason-no-such-seat = There is no seat { $seat } at this table.
reason-not-asked = It is not your choice just now.
reason-no-such-option = “{ $code }” is not among the options.
reason-spelling = Write it like this: “{ $code }”.
reason-too-much = There is a word too many.
reason-incomplete = Something is missing: write the rest as well.
reason-decline-so = To do nothing here, write “{ $code }”.
reason-must-choose = Here you must choose something.
reason-asked-otherwise = Something else is asked of you now.
reason-resigned = This seat has given up, and nobody takes that back.
reason-undo-nothing = You have made no choice that could be taken back.
reason-undo-others = Another player has chosen since, so this can be taken back only if everybody agrees.
reason-undo-chance = { $dice ->
    [yes] Dice have been rolled or something has been revealed since, so this can be taken back only if everybody agrees.
   *[no] Something has been drawn or revealed since, so this can be taken back only if everybody agrees.
}

## Giving up

event-resigned = { $player } gives up.
result-resigned = { $count ->
    [one] { $resigned } gives up.
   *[other] { $resigned } give up.
} { $won ->
    [0] Nobody wins.
    [one] The winner: { $winners }.
   *[other] The winners: { $winners }.
}
result-but-resigned = { $result } But who has given up can't win any more: { $resigned }.
player-name = { $name }
player-bot = Bot { $seat }
player-nameless = Player { $seat }
player-seat = Seat { $seat }
player-role = { NAME($role) }
player-both = { $name } ({ NAME($role) })

## Before a game

refused-game = There is no game “{ $name }”. The games are: { $known }.
refused-no-corrections = All values of the game { $game } are certain: there is nothing to correct.
refused-corrections-elsewhere = Corrections hold for everybody who plays here, so only who sits at the server's own machine can make them. Its owner can also write them into the file of corrections.
refused-corrections-file = The file of corrections can't be written: { $file }.
refused-no-decks = In the game { $game } nobody brings decks.
refused-deck-rules = There are no rules “{ $given }” for decks. There are: { $known }.
refused-seats = This game is for { $least } to { $most } players, not { $seats }.
refused-value-seats = With { $setting }={ $value } the game is for { $allowed } players, not { $seats }.
refused-seats-only = This game is for { $only } players, not { $seats }.
refused-setting = There is no option “{ $setting }”. The options are: { $known }.
refused-setting-value = The option “{ $setting }” can't be “{ $value }”. It can be: { $allowed }.
refused-setting-alone = The option “{ $setting }” can only be changed with { $other }={ $value }.
refused-bot = There is no bot “{ $name }” for this game. The bots are: { $known }.
refused-no-lesson = There is no lesson for “{ $game }” yet. Play it, or read its rules.

level-easy = easy
level-medium = medium
level-hard = hard
bot-easy = plays quickly and makes the mistakes that a beginner makes
bot-random = chooses at random
bot-search = plays many games in its head and does what went best in them

## Standing orders

refused-window = There is no moment “{ $name }” in this game that could be passed. There are: { $known }.

## Records

refused-record-truncated = The record breaks off in the middle: the file was not saved or copied completely. Use an earlier copy of it.
refused-record-damaged = The record is damaged ({ $detail }). Use an earlier copy of it.
refused-record-foreign = This is not a record of a Mathom game.
refused-record-newer = The record has format { $format }, and this Mathom knows formats up to { $known }. Update Mathom to open it.
refused-record-newer-rules = The record was played by rules version { $rules }, and this Mathom knows only version { $known }. Update Mathom to open it.
refused-table-other-values = This table was begun with other values of the expansion's cards than those in use here: corrections differ. Nothing is lost; it can be played on with the same corrections file.
refused-record-other-values = The record was played with other values of the expansion's cards than those in use here: corrections differ. Use the same corrections file to open it.
refused-record-older-rules = The record was played by rules version { $rules }. This Mathom plays version { $known }, so the game might come out differently; open it with the Mathom that saved it.
refused-record-line = The record has a line that is no choice: “{ $line }”.
refused-record-misfit = Line { $number } of the record, “{ $line }”, does not fit the rules.
refused-record-commitment = The record's seed does not match the commitment made before the first draw: one of them has been changed.
mismatch-commitment = The seed does not match the commitment made before the first draw.
mismatch-draw = Draw { $number } does not match: the record says { $kept }, the seed gives { $derived }.
mismatch-winners = The winners do not match: the record says { $kept }, the game gives { $derived }.
winners-unknown = nothing
winners-nobody = nobody
winners-seat = seat { $seat }
mismatch-hash = The final position does not match: the record says { $kept }, the game gives { $derived }.

## Rulebooks

refused-rule = The rulebook has no rule { $number }. It begins with { $first }.
refused-rulebook = There is no rulebook for “{ $game }”.
refused-no-tests = Coverage is read from the marks on the tests, and this installation comes without them. Run it in a checkout of the source.

## Lessons

lesson-other = That can be played, too. It only leads away from what I wanted to show you.
