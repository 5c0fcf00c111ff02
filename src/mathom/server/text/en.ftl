## Requests that can't be granted

refused-request = The request is not as it should be: { $detail }
refused-no-page = There is nothing at this address.
refused-method = That can't be done at this address.
refused-too-large = That is too large.
refused-media-type = The request must be JSON.
refused-unexplained = That can’t be done. We meant to say why, but something went wrong on our side.
refused-failure = Something went wrong on our side. Nothing was changed; please try again.
refused-database = The server can't reach its storage just now. Nothing is lost; please try again in a moment.
refused-exhausted = So many people are here that the server can do nothing more just now. Nothing is lost; please try again in a moment.
refused-storage = The choice could not be stored just now. Please try again.
refused-busy = Too many people are changing this at the same moment. Please try again.
refused-foreign-link = That link does not lead to this server.
refused-origin = Another site's page may not do this.
refused-page-not-built = The page has not been built. Run “make play”, or “npm run build” in the folder “web”.
refused-many-tables = { $most } of your tables are still in play, as many as one may have. Finish or leave some of them first.
refused-many-records = You have brought { $most } records here, as many as one may. Take some off your list first.
refused-large-records = The records that you bring may have { $most } kilobytes together, and with this one they would have more.
refused-erase-unsure = What is erased can't be brought back. To say that you are sure, send “sure=true”.
refused-no-imprint = Whoever runs this server has written no imprint.
refused-host = This server is not known by that name. Whoever runs it can add the name to MATHOM_HOSTS.
refused-streams = You listen to { $most } tables at once, as many as one may. Close some of them.
refused-watchers = { $most } people watch this table already. Try again later.
refused-too-fast = { $seconds ->
    [one] That was too fast. Please wait a second.
   *[other] That was too fast. Please wait { $seconds } seconds.
}

## Tables

refused-no-table = There is no such table. Perhaps the link was copied incompletely.
refused-name-marks = There are too many accents on one letter of this name.
refused-name-taken = Somebody at this table is called { $name } already. Choose a name that can be told from it.
refused-no-name = Please give a name first.
refused-not-your-seat = That is not your seat.
refused-seat-token = This token plays one seat; it can do nothing else.
refused-not-owner = Only whoever opened the table may do that.
refused-seat-kept = This seat is kept for { $name }.
refused-seat-taken = That seat is taken.
refused-hide-gathering = This game has not begun. Leave the table instead.
refused-hide-running = Somebody waits for you at this table. Give the game up first, or play on.
refused-leave-running = The game has begun. You can come back to it at any time.
refused-claim = That code is not valid. A code works once, for ten minutes.
refused-clock = A clock needs some time to begin with, and a limit that is not below it.
refused-not-begun = The game has not begun yet.
refused-table-misfit = This game was begun under other rules and can't go on. Its record is kept.
refused-branch-running = One can play on only from a game that is over.
refused-branch-other = That game has another number of seats, or is another game.
refused-branch-ply = That game has only { $last } lines.
refused-branch-depth = This position was branched off { $most } times already. Begin a new game.
refused-branch-over = The game is over at that position. Choose an earlier one.
refused-rematch-running = The game is not over yet.
refused-still-running = The game is still running. Its whole record can be had when it is over.
refused-webhook-url = That is not an address that messages can be sent to: it must begin with http:// or https:// and hold no password.
refused-webhook-private = No messages are sent to private addresses.

refused-push-keys = No call can be written for this device: its keys are not as they should be.
refused-calls = This server calls nobody.

## What the host of the server decides

refused-closed = This table was closed by the host of this server. Its record is kept.{ $said ->
    [yes] { " " }Why: { $why }
   *[no] { "" }
}
refused-muted = { $until ->
    [never] The host of this server lets you use only ready-made sentences.
   *[other] Until { $until } the host of this server lets you use only ready-made sentences.
}{ $said ->
    [yes] { " " }Why: { $why }
   *[no] { "" }
}
refused-banned = { $until ->
    [never] The host of this server does not let you in any more.
   *[other] The host of this server does not let you in until { $until }.
}{ $said ->
    [yes] { " " }Why: { $why }
   *[no] { "" }
}
refused-name-word = The host of this server does not allow a word in this name. Please choose another.
refused-name-host = This is what people call whoever runs the server. Please choose another name.
refused-chat-word = The host of this server does not allow a word in this. Nothing was said; please put it differently.
refused-no-report = There is no such report.
refused-no-restriction = Nobody is muted or banned under that name.
refused-no-guest = That is no guest. A guest is named by the letters beside a seat or a report.
refused-address = “{ $given }” is no address.
refused-restriction = Name either a guest or an address; only guests can be muted.

## Decks

refused-deck-source = Send one of these: a text, a code, or entries.
refused-deck-code = “{ $code }” is not a deck. Perhaps the code was copied incompletely.
refused-deck-unnamed = Please give the deck a name.
refused-deck-name = The name of a deck has { $most } characters at most.
refused-deck-text = A written deck has { $most } characters at most.
refused-deck-id = A deck is saved under 8 to 64 letters, figures, hyphens or underscores.
refused-deck-gone = You have no such deck.
refused-deck-many = You have { $most } decks already. Remove one before you save another.

## Playing

refused-stale = The position has changed in the meantime. Here is the new one; nothing was done.
refused-no-windows = There is nothing in this game that could be passed in advance.
refused-handed-over = A bot plays this seat at the moment. Take the seat back first.
refused-lesson-undo = In a lesson there is no need to: choose something else, and you may go back.
refused-no-coach = No coach speaks at this table.
refused-undo-asked = The others have been asked already.
refused-undo-refused = The others did not agree.
refused-undo-gone = Nobody asks for that any more.
refused-resign-asked = The others on your side have been asked already.
refused-resign-refused = Somebody on your side would rather play on. Ask again when the game has gone on.
refused-resign-gone = Nobody asks for that any more.
refused-empty-chat = There is nothing to say in that.
refused-no-clock = There are no clocks at this table: nobody wins by waiting, but a bot may play on.
refused-time-left = That player still has time left.

said-name = { $name }
result-time = { $count ->
    [0] Time has run out for everybody.
    [one] Won on time: { $winners }.
   *[other] Won on time together: { $winners }.
}

## Calls to devices

call-turn = { $who ->
    [nobody] It is your turn in { $game }.
    [one] It is your turn in { $game } against { $names }.
   *[several] It is your turn in { $game } with { $names }.
}

## Ready-made sentences

phrase-hello = Hello!
phrase-good-luck = Good luck, and have fun!
phrase-your-turn = It is your turn.
phrase-moment = One moment, please.
phrase-nice-move = Nice move!
phrase-well-played = Well played!
phrase-oops = Oops!
phrase-thanks = Thank you!
phrase-back-soon = I must leave for a moment; I will be right back.
phrase-must-go = Sorry, I have to go. Let us go on another time.
phrase-good-game = That was a good game!
phrase-again = Shall we play again?
