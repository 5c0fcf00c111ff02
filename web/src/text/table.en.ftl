## Seats

table-seats = Players
table-seat-as = { $nickname } ({ $name })
table-you = you
table-to-choose = to choose
table-winner = winner
table-away = away
table-bot-plays = a bot stands in
table-take-back-seat = Take your seat back
table-look-from = Look from here
table-clock = Time left
table-clock-out = out of time
table-time-over = { $name } is out of time.
table-hand-to-bot = Let a bot play on
table-claim-win = Claim the win

## What is asked

table-prompt = What is asked
table-waiting = Waiting for { $names }.
table-thinking = thinking
table-settling = One moment …
table-watching = You are watching.
table-sure = “{ $option }” can't be taken back. Are you sure?
table-meant = “{ $option }”: is that what you mean?
table-which = Which do you mean?
table-held = Now choose one of the things that glow.
table-held-or = Choose one of the things that glow, or:
table-is-on-offer = “{ $code }” can be chosen now.
table-rules-of-this = Rules behind this: { $rules }
table-command = Type a choice: its code, the beginning of it, or its number
table-command-hint = / code or number
table-moved-on = The table had moved on in the meantime. This is how it stands now.
table-line-connecting = Connecting …
table-line-offline = No connection. Trying again …
table-your-turn = Your turn

## Taking back

table-undo = Undo
table-undo-free = Take back your last choice
table-undo-ask = Ask the others
table-undo-asked = { $name } asks to take back a choice.
table-undo-agree = Agree
table-undo-refuse = Refuse
table-undo-waiting = You asked to take back your choice. Yet to agree: { $names }.

## Beside the board

table-board = The table
table-side = Story, talk and more
table-tab-log = Story
table-tab-chat = Talk
table-tab-info = Table
table-log = Story
table-log-empty = Nothing has happened yet.
table-show-again = Show it once more
table-preview-rule = Rule { $rule }
table-names-hint = Underlined names can be looked up: point at one, or tap it.
table-names-known = Understood
table-show-on-board = Show it on the table
table-chat = Talk
table-chat-empty = Nobody has said anything yet.
table-chat-say = Say something
table-chat-send = Send
table-phrases = Ready-made sentences
table-phrases-how = Everybody reads them in their own language.
table-chat-players-only = Only players talk at this table.
table-mute-who = Whom not to hear
table-mute = Mute { $name }
table-unmute = Hear { $name } again
table-rules = Rules
table-text-mode = As text
table-drawn-mode = As a picture
table-watchers = { $count ->
    [0] Nobody is watching.
    [one] One person is watching.
   *[other] { $count } people are watching.
}
table-missing = This table can't be shown
table-to-table = To the table

## Fair chance

table-fair = Fair chance
table-fair-now = All chance in this game follows from a secret seed. Its fingerprint was fixed before the first draw, so nobody can change the seed any more. After the game it is published, and you can check every draw.
table-fair-after = The game is over, so the seed is public. Your browser can work out the fingerprint and every draw from it by itself.
table-fair-commitment = Fingerprint of the seed (SHA-256)
table-fair-seed = Seed
table-fair-check = Check it
table-fair-kept = The seed has the fingerprint that was fixed before the first draw.
table-fair-broken = The seed does not have the fingerprint that was fixed before the first draw!
table-fair-all = { $count ->
    [0] There was no draw to check.
    [one] The one draw follows from the seed. All is fair.
   *[other] All { $count } draws follow from the seed. All is fair.
}
table-fair-wrong = { $count ->
    [0] Every draw follows from this seed, but it is not the promised one.
    [one] One draw does not follow from the seed!
   *[other] { $count } draws do not follow from the seed!
}
table-draw = Draw
table-draw-sides = Out of
table-draw-played = Played
table-draw-derived = From the seed
table-draw-same = The same?

## After the game

table-over = The game is over
table-you-won = You have won!
table-you-lost = You have lost
table-turning-points = Turning points
table-counted = How it was counted
table-rematch = Play again
table-to-rematch = To the next game
table-replay = Replay
table-export = Save the record
table-new-game = Another game
table-what-now = What now?

## Replay

table-replay-steps = Steps
table-replay-first = To the beginning
table-replay-back = One step back
table-replay-forward = One step on
table-replay-last = To the end
table-replay-play = Play
table-replay-pause = Pause
table-replay-at = { $ply } of { $last }
table-replay-slider = Position in the game
table-view = Seen by
table-view-all = everybody at once
table-view-spectator = a spectator
table-play-on = Play on from here

## Reports

table-report = Something is wrong?
table-report-lead = One click sends us this position with the record of the game, so that you need not describe it.
table-report-words = What should have happened? (not required)
table-report-send = Report it
table-report-thanks = Thank you. The report has the number { $id }.
table-report-attached = See what was attached
table-report-again = Another report

## Keys

table-curtain = Now { $name }
table-curtain-why = What comes now is for one pair of eyes. Hand the screen over before you look.
table-curtain-open = I am { $name }

table-keys = Keys
table-key-tab = to the table, then to the buttons
table-key-arrows = from one thing that can be chosen to the next
table-key-all = also to what can't be chosen, to ask why
table-key-enter = choose, or hear why not
table-key-command = type a code or a number
table-key-undo = take back
table-key-log = story
table-key-chat = talk
table-key-rules = rules of what is asked
table-key-text = text instead of the picture, and back
table-key-help = this list
table-key-escape = close whatever is open

## Journey to Mordor

journey-travellers = Travellers
journey-traveller = { NAME($hobbit) } ({ NAME($colour) })
journey-stands = { $place }: { $circles } of { $all } circles crossed off.
