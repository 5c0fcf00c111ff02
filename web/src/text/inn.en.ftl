## Everywhere

skip-to-content = Skip to the content
home-label = Mathom: to the shelf
language = Language
language-en = English
language-pl = Polish
settings = Settings
theme = Light
theme-auto = as the system
theme-light = by day
theme-dark = by candle
sound = Sounds
reduced-motion = Less movement
text-mode = Text mode: the table as words
notify = Call me when it is my turn
notify-refused = The browser does not let this page send notifications. You can allow it in the browser's settings for this site.
notify-only-open = Here the call comes only while this page is open somewhere: the browser takes no messages for it.
call-me = Call me when it is my turn
call-me-why = Nobody need keep watch: this device can call you, also while the page is closed.
call-me-no = No
call-me-done = You will be called: once for each game, and not again until you have moved. The switch is behind the cogwheel.
close = Close
cancel = Cancel
loading = One moment …
try-again = Try again
to-the-shelf = To the shelf
disclaimer = An unofficial fan project, neither made nor endorsed by any publisher. The names of games, characters and places belong to their owners.
footer-nav = About this place
credits = Credits
licence-short = MIT licence
api-link = For programmers

## Trouble

trouble-page = Something went wrong on this page. Load it again; a running game loses nothing.
trouble-network = No connection to the server. Check the network and try again.
trouble-server = The server did not answer as it should (error { NUMBER($status, useGrouping: 0) }). Try again in a while.
page-lost-title = This page did not arrive
page-lost = The connection broke, or Mathom has been updated in the meantime.
nowhere-title = There is nothing here
nowhere = No page has this address. Perhaps a piece of the link was left out.

## The shelf

shelf-title = Mathom – Middle-earth games at one table
shelf-title-waiting = ({ $waiting }) Your turn – Mathom
shelf-heading = The mathom-house
shelf-lead = A shelf of Middle-earth games worth keeping. Take one down and play it against bots or with friends. Nobody needs an account.
shelf-label = The shelf
box-journey = Journey to Mordor
box-confrontation = The Confrontation
box-warcards = War of the Ring: The Card Game
box-fire-and-swords = Fire and Swords
box-fire-and-swords-summary = The expansion of the Card Game: the war spreads to the North and the East. Skirmishes flare up beside the battlegrounds, three factions join, and up to six people play with six decks.
box-fellowship = The Fellowship of the Ring
not-unpacked = not unpacked yet
play = Play
rules = Rules
set-up-table = Set up a table
your-name = Your name
players-count = Players
bot-level = Strength of the bots
bot-strength = Strength { $level } of { $of }:
your-side = You play
side-random = at random
side-own = your own deck
side-sealed = Sealed
side-draft = Draft
play-bots = Play against bots
invite-friend = { $others ->
    [one] Invite a friend
   *[other] Invite friends
}
opening-table = Setting the table …
shelf-offline = There is no network. This is how your games stood ({ $when }); you can go on with them as soon as it is back.
your-games = Your games
your-turn-heading = { $count ->
    [one] It is your turn
   *[other] It is your turn in { $count } games
}
your-turn-more = { $count ->
    [one] 1 more
   *[other] { $count } more
}
title-of-box = { $title }: { $scenario }
title-of-scenario = { $title } – { $scenario }
your-turn = your turn
waiting-for-players = waiting for players
you = you
seat-open = free seat
seat-bot-level = { $name } ({ $level })
bot-choice = { $level } – { $does }
tables-to-join = Free seats at other tables
tables-to-watch = Games to watch
finished-games = Finished games ({ $count })
bring-a-game = Bring a game along
bring-a-game-lead = Go on with a game from another device, or look at one that was saved as a file.
claim-link = I have a code
import-record = Open a record
record-too-large = This file is too large for the record of a game.
guest-first-names = Tobi, Mirabel, Hamlin, Rosalie, Perry, Daisy, Oswin, Linda, Barley, Primula, Wilmot, Nettie
guest-last-names = Burdock, Thistle, Appleby, Greenhill, Mossback, Crumb, Featherbed, Underbough, Cobble, Meadows

## Setting up a table

new-table-title = A new table – { $game }
no-such-game = There is no such game on the shelf.
who-plays = Who plays
seat-nameless = Player { $number }
seat-number = Seat { $number }
seat-role = Seat { $number }: { $role }
setting-people = { $people ->
    [one] 1 person
   *[other] { $people } people
}
seat-me = me
seat-guest = somebody else at this screen
seat-guest-name = Their name
seat-open-choice = free: whoever gets the link
seat-bots = bots
seat-bot-choice = { $strength } { $level } – { $does }
how-we-play = How we play
more-options = Equipment
house-rules = House rules and older editions
setting-assumed = value not in the sources
setting-assumed-note = ≈ marks values that our sources do not give; they are assumed. If you own the game and know better, change them here.
yes = yes
no = no
time-and-guests = Time and guests
clock = Clock
clock-none = no clock
clock-live = for one evening
clock-slow = for days and weeks
clock-own = own values
clock-kind = Pace
clock-live-value = { $bank } min, plus { $bonus } s after each choice, at most { $cap } min
clock-slow-value = { $bank } h, plus { $bonus } h after each choice, at most { $cap } h
clock-live-bank = To begin with, minutes
clock-live-bonus = After each choice, seconds
clock-live-cap = At most, minutes
clock-slow-bank = To begin with, hours
clock-slow-bonus = After each choice, hours
clock-slow-cap = At most, hours
clock-none-hint = Everybody takes the time they need.
clock-hint = When somebody's time has run out, the others may claim the win or let a bot play on.
who-finds-it = Who finds the table
by-link = only those who have the link
listed = everybody, among the tables on the shelf
open-table = Open the table
begin-game = Begin the game
branch-from = You play on from position { $ply } of another game.
branch-look = Look at it
branch-options = The options are those of that game.

## A table that waits for its players

gathering-free = { $free ->
    [0] All seats are taken. The game begins.
    [one] One seat is still free.
   *[other] { $free } seats are still free.
}
invite-heading = Invite
invite-lead = Send this link to those you want to play with. They need no account.
invite-link = Link to this table
invite-text = Let us play { $game }. Here is the table:
invite-qr = QR code of the link to this table
qr-how = Point a phone's camera at it.
link-only-here = Only this machine can open this link. For friends in your network, start Mathom with “make play HOST=0.0.0.0”; if they reach it by another address, name that in MATHOM_PUBLIC_URL.
invites-you = { $name } invites you to { $game }
invited = You are invited to { $game }
what-is-played = What is played
never-played = Never played it?
join-lead = Say what you are called, and take a seat. Nobody needs an account.
copy-link = Copy the link
share-link = Share
copied = Copied
copy-by-hand = Copy it by hand
seats = Seats
away = away just now
sit-here = Sit here
give-to-bot = Give it to a bot …
free-seat = Free the seat
leave-seat = Leave
device-code = Code for another device
device-code-is = Your code:
device-code-how = Type it at { $address } on the other device, before { $until }. It works once.
device-qr = QR code that opens your seat on another device

## Going on from another device

claim-title = Go on from here
claim-lead = On the device you played on, open the table and ask for a code for another device. Type it here, and the seat is yours on this device as well.
claim-code = Code
claim-do = To the table

## Rules

rules-title = { $game } – rules
rules-search = Search the rules
rules-count = { $count ->
    [one] 1 rule
   *[other] { $count } rules
}
rules-found = { $count ->
    [0] No rule has these words.
    [one] 1 rule found
   *[other] { $count } rules found
}
rules-sections = Sections
rules-none-here = No rule is behind this.
rules-whole = The whole rulebook
rules-look = Search
rule-link = Link to rule { $rule }

## About

about-title = About Mathom
about-what = In the Shire a mathom was anything that one had no use for but did not want to throw away. Here we keep games about Middle-earth and play them: alone against bots, at one screen, or far apart over a link.
about-fair = Chance can be checked. Before the first die is rolled or the first card is drawn, the server publishes a fingerprint of its secret; when the game is over it publishes the secret itself, and your browser works everything out again.
about-keep = Nobody needs an account. A cookie remembers which seats are yours. What we keep is the name you give yourself, your games and what you say at the table: no counting of visitors, no requests to other sites.
about-unofficial = Unofficial
about-disclaimer = Mathom is an unofficial fan project. It is not made, endorsed or sponsored by any publisher or rights holder. The names of games, characters and places belong to their owners and are used only to say which game is played. There is no publisher's art and no card text here: rules are written in our own words, and the drawings are our own.
about-licence = Licence
about-licence-text = Mathom is free software under the MIT licence.
credits-fonts = The letters were drawn by Juan Pablo del Peral and Huerta Tipográfica and are used under the SIL Open Font License:
credits-icons = Small signs, and what the pictures of cards are put together from, come from the collection
credits-libraries = The page is built with Svelte and noble-hashes (MIT) and Fluent (Apache 2.0).

## The page for programmers

copy = Copy
api-title = Mathom for programmers
api-lead = This page, bots and your own scripts all use the same interface. There is nothing here that the page can do and a program can't.
api-machine = The description for machines (OpenAPI)
api-basics = What to know first
api-basics-who = Who you are is told by the cookie “mathom”, which the first request sets. Whoever takes a seat also gets a token that plays this seat from anywhere: send it as “Authorization: Bearer …”.
api-basics-choice = The server lists what you may choose. Send back the code of one option, with the ply of the position you have seen and a key of your own; a request repeated with the same key is carried out once.
api-basics-trouble = Whatever is not granted is answered with “Trouble”: a reason with its rules, and the same in words. 409 means that the position has changed meanwhile and brings the new one; 422 that the rules or the input do not allow it; 403 that it is not yours; 404 that there is no such thing; 429 that you should wait (Retry-After).
api-basics-words = Sentences are sent as an id with arguments. The Fluent texts that turn them into English or Polish are at “/api/words”.
api-stream = The stream
api-stream-what = All that happens at a table comes as a stream of “News”, one JSON object each: first the table, then the position, then whatever changes. As a WebSocket, or as lines over plain HTTP:
api-stream-story = The lines of a position's story replace everything from line “start” on. Without “seat” you look from whichever of your seats is asked, or as a spectator.
api-stream-choose = Choices go the other way on a WebSocket: send a “SocketChoice”, and it is checked, limited and made durable as if it had been posted. The “Answer” names the choice by its key and has the status that the POST would have got. If none comes, send the same choice again by either way; its key makes sure that it counts once.
api-examples = Examples
api-endpoints = Requests
api-body = sends
api-answer = gets
api-shapes = Shapes
api-tag-people = You
api-tag-shelf = The shelf
api-tag-tables = Tables
api-tag-playing = Playing
api-tag-after = After the game
api-do-me = Who you are.
api-do-nameMe = Give or change your name.
api-do-games = The games that can be played here, with their options and bots.
api-do-rules = A game's rulebook.
api-do-cards = The cards and places in a game's box, with what they do.
api-do-door = Where this server is found, for links that others can open.
api-do-qr = A link to this server as a QR code (SVG).
api-do-words = The Fluent texts of a game, of the core and of the server; “-” for no game.
api-do-openTables = Tables with free seats, and games to watch.
api-do-openTable = Open a table. It begins at once if no seat is free.
api-do-myTables = The tables where you have a seat, those that wait for you first.
api-do-table = One table.
api-do-takeSeat = Take a free seat.
api-do-changeSeat = Give a free seat to a bot, or free a bot's. For whoever opened the table.
api-do-leaveSeat = Leave your seat before the game begins.
api-do-seatCode = A code with which you can go on from another device.
api-do-claimSeat = Go on with a game from another device, with a code that was made there.
api-do-comeBack = Take your seat back from the bot that it was handed to.
api-do-setWebhook = Have messages about the table sent to another program (a webhook). For whoever opened it.
api-do-position = What you see of the game just now, with its whole story.
api-do-stream = The stream as lines.
api-do-choose = Choose.
api-do-whyNot = Why something can't be chosen just now.
api-do-undo = Take back your last choice, or ask the others whether you may.
api-do-answerUndo = Agree to somebody's taking back, or not.
api-do-say = Say something at the table.
api-do-claimTime = Claim the win, or call a bot, when another player's time has run out.
api-do-replay = The positions of a game, one after another.
api-do-record = The record of a game as a file.
api-do-fairness = What is needed to check every draw.
api-do-rematch = The same again at a new table, with sides changed over. Who asks second sits down there.
api-do-report = Report what went wrong; the record goes with it.
api-do-bringRecord = Bring a saved record, to look at it here.

## Webhooks

webhook = Tell another program when the turn passes (webhook)
webhook-address = Web address
webhook-how = Whenever it is somebody else's turn, and when the game is over, we send a signed message in JSON there. Leave it empty for none.
webhook-keep = Save
webhook-secret = Messages are signed with this secret. It is shown only once:
webhook-none = No messages will be sent.
