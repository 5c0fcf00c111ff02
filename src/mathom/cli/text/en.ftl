## mathom --help

front-title = Mathom – one table for Middle-earth tabletop games. Every rule enforced, every secret kept, every refusal explained.
front-usage = Usage: mathom COMMAND [words] [--flags] [--lang pl|en]
front-commands = Commands
front-examples = Try
front-example-1 = mathom play journey                          play here; it asks the rest
front-example-2 = mathom play journey --seats person,easy      you against a bot
front-example-3 = mathom rules journey 3.8                     one rule of the rulebook
front-example-4 = mathom simulate journey --games 1000 --bots greedy,random --rotate
front-example-5 = mathom show GAME.json --svg > table.svg      a picture of a saved game
front-more = “mathom COMMAND --help” tells you more about a command. Exit codes: 0 done; 1 the answer is no (a record that does not verify, an unproven rule, a crash); 2 bad input; 130 interrupted.
front-notice = Mathom is an unofficial fan project. The names belong to their owners.

command-play = play a game in this terminal, with people and bots
command-play-more = You are asked for whatever you leave out. Games are saved after every choice, so you can leave at any time and resume later. In the game, type ? for help.
command-games = list the games with their options and bots
command-games-more = What can be played, by how many, with which options. Options are given as --option NAME=VALUE.
command-rules = read the rulebook, or see which rules the tests prove
command-rules-more = Without words the whole rulebook is printed. A number may be written 3.8 or J-3.8; J-3 is a whole chapter. With other words, those rules that have all of them, in their text or in the heading above them. With --coverage: per game, how many rules there are, how many a test proves, how many have nothing to prove, and which are missing.
command-cards = read what the cards of a game do
command-cards-more = With --unverified: what a person with the box can check. Without words all cards and places are printed; with words, those that have them in their name, in either language, or anywhere else on them. With --json: a list of all values, with “name” and “text” in both languages. “vanilla” is true of a card without text. “provenance” says whether all values are “printed” or some are “unsure”, and what other sources say of those.
command-decks = list, read and check decks for a game
command-decks-more = Without a deck, those that come with the game are listed. A deck is the name of one of these, a code, a file with one card a line in either language, or - for standard input; it is printed in the language you speak. Lines that are not understood are named on standard error, and the exit code is 1. With --check it is told instead what is wrong with the deck; the exit code is 1 if anything is.
command-show = show any position of a saved game: text, picture or data
command-show-more = A ply is one line of the record; 0 is the beginning. Of a running game only what everybody may see is shown, unless you name a seat.
command-verify = replay a saved game and check every draw against its seed
command-verify-more = Checks the seed against the commitment, every choice against the rules, every draw against the seed, and the final position against its hash. The exit code is 1 if anything does not match.
command-simulate = let bots play many games and count the results
command-simulate-more = A single bot takes every seat; or name one for each: --bots greedy,random. With --rotate, everybody moves on one seat after each game. “search” plays every game; “search:200” lets it play 200 games in its head before each decision.
command-bench = measure the speed of this build
command-bench-more = Random play with option lists built, the cost of a fork and of a view. “make bench” compares with other engines.
command-serve = open the inn: a server for playing in the browser
command-serve-more = Prints the address to open. Tables are kept in the folder and survive a restart. With --host 0.0.0.0 other machines of your network can join. The environment may set MATHOM_DATABASE_URL (PostgreSQL instead of SQLite), MATHOM_CHANNELS_URL (Redis or PostgreSQL, for several server processes), MATHOM_PUBLIC_URL, MATHOM_TRUST_PROXY, MATHOM_PRIVATE_WEBHOOKS, MATHOM_THINKERS, MATHOM_PATIENCE, MATHOM_RATE, MATHOM_METRICS, MATHOM_LOG_LEVEL and MATHOM_ACCESS_LOG.
command-replay-all = play every stored game again by the present rules
command-replay-all-more = For whoever runs a server and has changed rules: says which stored games would not have happened as they did, before people find out. The exit code is 1 if there are any.
command-backup = keep a copy of your server's tables and key in one file
command-backup-more = The server may run meanwhile: the copy is the database as it was at one moment. Whoever has the file can play every seat, so keep it as safe as the server itself. For PostgreSQL use pg_dump, and copy the file “key”.
command-restore = put a copy of a server's tables and key back in its place
command-restore-more = Checks that the file is a backup of a Mathom server, brings its tables up to date and plays every game again. The server must be closed. With --replace, what is there already is moved aside, not deleted. The exit code is 1 if a game does not come out as it did.
command-tidy = remove what your server has kept for long enough
command-tidy-more = How long what is kept is said by the variables MATHOM_KEEP_… (docs/server.md). A running server does the same by itself, a little at a time; both may go on at once. Guests who have not come back are erased as if they had asked for it.
command-admin = look after your server: reports, tables, mutes and bans
command-admin-more = The deeds: “link” prints an address that makes a browser the host's, for the page at /admin; “out” ends all such sessions. “reports” lists what waits, “report ID” shows one, with --json also the record that came with it; “done ID” and “undone ID” say whether it is dealt with. “table ID” shows who sits there and what they said; “hide” takes a table off public lists and “show” puts it back, “close” lets nobody play on and “reopen” all again; “tables” lists those. “mute GUEST” leaves somebody only ready-made sentences, “ban GUEST” or “ban ADDRESS” lets nobody in, each for some time or for good; “unmute”, “unban”, “restrictions”. “revoke GUEST” makes all cookies and seat tokens of a guest worthless, if somebody else has got hold of one. “log” tells what was done. Servers that run take it over within a few seconds.

flag-lang = the language of everything that is printed
flag-unverified = only cards of which not all values are certain, and how many there are
flag-json = print data instead of sentences
flag-code = print the deck in one word, for links and records
flag-check = tell what is wrong with the deck
flag-rules = by which rules it is checked: full (the default) or starter
flag-coverage = which rules are proven by tests
flag-ply = after the first N lines of the record (default: all)
flag-seat = as the player of seat N sees it
flag-svg = a picture as SVG
flag-story = the story of the game so far
flag-games = how many games (default 100)
flag-seed = a word that fixes all chance, so that everything can be repeated
flag-players = how many players
flag-bots = which bots play
flag-option = an option of the game; may be repeated
flag-rotate = rotate the seats from game to game
flag-jobs = how many processes play (default 1); the results are the same
flag-seconds = how many seconds each measurement takes (default 2)
flag-seats = who sits where: person or a bot's name, for example person,easy,easy
flag-names = the people's names, for example Ania,Tomek
flag-resume = go on with a saved game
flag-lesson = learn the game: a coach plays a short one with you
flag-host = the address to listen at (default 127.0.0.1: this machine only)
flag-port = the port to listen at (default: the first free one from 8000 on)
flag-dry-run = only count what is too old
flag-hours = for how many hours
flag-days = for how many days
flag-for-good = until it is lifted
flag-household = ban also whoever comes from the same addresses
flag-why = the reason; those whom it concerns read it
flag-all = also those that are dealt with, or the whole log
flag-address = where people find the server (default: MATHOM_PUBLIC_URL, or port 8000 of this machine)
flag-data = the folder for the tables and the server's key
flag-replace = move aside what is there already
flag-any-size = also a file that becomes much larger when it is unpacked than a backup does

## Mistakes

error = mathom: { $message }
progress = { $done } of { $total }
refused-command = There is no command “{ $name }”. Did you mean: { $known }?
refused-flag = There is no flag { $flag } here. Did you mean: { $known }?
refused-flag-value = { $flag } takes no value.
refused-no-value = { $flag } needs a value: { $takes }.
refused-number = { $flag } needs a whole number, not “{ $given }”.
refused-choice = { $flag } can't be “{ $given }”. It can be: { $known }.
refused-twice = { $flag } was given twice.
refused-pair = { $flag } needs NAME=VALUE, not “{ $given }”.
refused-seed = A seed is a word of 1 to 64 characters.
refused-word = “{ $word }” is one word too many. Usage: { $usage }
refused-missing = { $word } is missing. Usage: { $usage }
refused-file = “{ $file }” can't be read ({ $detail }).
refused-unwritable = “{ $file }” can't be written ({ $detail }).
refused-overwrite = “{ $file }” exists already and is no copy of this game. Choose another name.
refused-other-game = “{ $file }” is a game of { $game }. Resume it with: { $mathom } play { $game } --resume { $file }
system-missing = no such file or directory
system-forbidden = permission denied
system-folder = it is a folder
system-no-folder = part of the path is no folder
system-other = { $words }
refused-ply = There is no ply { $ply }: the record has { $last }.
refused-seat = There is no seat { $seat }: the table has { $last }.
refused-bots = { $bots } bots can't fill { $players } seats. Name one bot for all, or one for each seat.
refused-seats-twice = Give --seats or --players; if both, they must agree.
refused-lesson-flag = A lesson decides that by itself. Leave out { $flag }, or --lesson.
refused-no-input = Nobody answers: the input has ended. Name the seats with --seats and the options with --option.

## mathom games, rules, verify, simulate, bench

games-seats-only = { $only } players
games-seats = { $least } to { $most } players
games-bots = bots: { $bots }
games-options = options:
games-assumed = * the default is not in the sources; it is assumed
rules-how = “mathom rules GAME” prints a rulebook, “mathom rules GAME 3.8” one rule, “mathom rules GAME WORDS” those in which the words occur.
rules-coverage = { $game }: { $total } rules, { $proven } proven by tests, { $reasoned } with nothing to prove, { $missing } missing
rules-missing = missing: { $ids }
verify-good = { $file }: everything matches ({ $choices } choices, { $draws } draws of chance).
verify-good-unfinished = { $file }: everything matches so far ({ $choices } choices, { $draws } draws of chance); the game is not finished.
verify-bad = { $file }: this does not match:
simulate-done =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $decisions } decisions, { $seconds } s ({ $rate } decisions a second), { $crashes ->
        [one] { $crashes } crash
       *[other] { $crashes } crashes
    }
simulate-seat = seat { $seat }: { $wins } won alone, { $shared } shared
simulate-nobody = nobody won: { $games }
simulate-bot = { $bot }: { $rate } of its games won (95% interval { $low } to { $high }; it took a seat { $entries } times; a shared victory counts in part)
simulate-side = in seat { $seat }: { $rate } ({ $low } to { $high }; { $entries } times)
bench-build = Build: { $build }
bench-row = { $game } ({ $options }, { $players } players): { $decisions } decisions and { $games } games a second; fork { $fork } µs; view { $view } µs; deal { $deal } µs

## mathom play

play-resume = Unfinished games:
play-resume-new = a new game
play-resume-saved =
    { $names }; { $choices ->
        [one] { $choices } choice so far
       *[other] { $choices } choices so far
    } ({ $file })
play-resumed = The game goes on. Type “story” to hear what has happened so far.
play-players = How many players? ({ $least }–{ $most })
play-seat = Who sits in seat { $seat }?
play-person = a person here at the keyboard
play-bot = a bot, { $bot }: { $does }
play-name = What is the name of the player in seat { $seat }?
play-name-default = Player { $seat }
play-more-options = Change other options? (yes/no)
play-house-rules = Change house rules, such as those of older editions? (yes/no)
play-setting-free = { $setting } (Enter: { $default })
play-yes = yes
play-no = no
play-enter = (Enter alone: { $choice })
play-not-understood = “{ $given }” is none of these. Type a number from 1 to { $last }.
play-not-number = Type a number from { $least } to { $most }.
play-commitment =
    { $dice ->
        [yes] The dice are sealed: nobody can change the rolls any more.
       *[no] Chance is sealed: nobody can change the draws any more.
    } SHA-256 of the seed:
    { $commitment }
play-file =
    The game is saved after every choice:
    { $file }
play-unsaved = The game goes on, but it is not being saved.
play-help-hint = Type a number or a code; ? for help.
play-hand-over = Only { $player } may look now. Press Enter when nobody else sees the screen.
play-asked = { $player }: { $prompt }
play-help =
    number or code   choose one of the options that are listed
    Enter alone      show the question again
    why CODE         why something is not allowed
    undo             take back your last choice, as far as the rules allow
    resign           give up; you are asked once more
    rules 3.8        read a rule; “rules” alone shows those of this question
    table            show the table again
    story            tell the game so far
    last             where you may write an answer of your own: as last time
    pass!            pass until something changes; “pass! round” for this round,
                     “pass! stop” no longer
    orders           at which moments you are always asked, or always pass:
                     “orders turn ask”, “orders turn pass”, “orders turn usual”
    save FILE        save a copy of the game under another name
    lang pl          go on in Polish
    quit             leave; the game is saved and can be resumed
play-last = “last”: as last time, { $code }
play-no-last = There is nothing that you wrote here last time and could write again.
play-no-windows = There is nothing in this game that could be passed in advance.
play-pass-what = “pass! { $given }”? There are “pass!”, “pass! round” and “pass! stop”.
play-passing-change = You pass until something changes.
play-passing-round = You pass { $round }.
play-passing-no = You no longer pass by yourself.
play-passing-ended-deed = { $player } has done something: you no longer pass by yourself.
play-passing-ended-undo = { $player } has taken something back: you no longer pass by yourself.
play-passing-ended-round = { $over }: you no longer pass by yourself.
play-orders-what = “orders { $given }”? Write a moment, and “ask”, “pass” or “usual”, for example “orders turn pass”. “orders” alone lists the moments.
play-orders-line = { $window }: { $does } ({ $what })
play-orders-usual = as usual
play-orders-ask = always ask
play-orders-pass = always pass
play-can = Nothing speaks against “{ $code }”: you can choose it now.
play-why-what = Why what? For example “why { $code }”.
play-no-lang = There is no language “{ $given }” here, only: { $known }.
play-undone = Taken back.
play-ask-consent = { $player } would like to take back the last choice. Do all the others agree? (yes/no)
play-bots-agree = The bots agree.
play-no-consent = Not everybody agrees; the game goes on.
play-ask-resign = { $count ->
    [one] Does { $players } really give up?
   *[other] Do all of them really give up: { $players }?
} { $last ->
    [yes] The game is over then, and the other side has won.
   *[no] The others play on, and a bot takes the seat for good.
} (yes/no)
play-not-resigned = Nobody has given up; the game goes on.
play-left =
    The game is saved. Resume it with:
    { $mathom } play { $game } --resume { $file }
play-left-unsaved = This game could not be saved.
play-saved = Saved: { $file }
play-save-where = Save where? For example “save my-game.json”.
play-result = Result: { $result }
play-winners = { $count ->
    [one] Winner: { $names }
   *[other] Winners: { $names }
}
play-story = The story of the game
play-record = Record: { $file }
play-record-hint =
    { $dice ->
        [yes] For every roll, and to check them against the seed { $seed }:
       *[no] For every draw, and to check them against the seed { $seed }:
    }
    { $mathom } show { $file } --story
    { $mathom } verify { $file }
play-coach = ★ { $said }
play-lesson-on = (Enter: go on)
play-lesson-way = Which way?
play-lesson-back = back to the lesson, to before this choice
play-lesson-stay = play on from here, without the coach
play-lesson-no-undo = In a lesson there is no need to: choose something else, and you may go back.
play-lesson-learnt = What you know now
play-lesson-next =
    Now play on your own:
    { $mathom } play { $game } --seats person,{ $bot }
play-lesson-left =
    Begin the lesson anew whenever you like:
    { $mathom } play { $game } --lesson

## mathom serve

serve-open = Mathom is open.
serve-here = On this machine: { $address }
serve-network = In your network: { $address }
serve-public = For everybody: { $address }
serve-only-here = Only this machine can open it. Friends in your network can join if you start it with --host 0.0.0.0 (make play HOST=0.0.0.0).
serve-no-network = This machine seems to be in no network just now: nobody else can open it.
serve-where = Tables are kept in { $place }
serve-close = Ctrl+C closes it; every game goes on where it was when you open it again.
serve-no-page = The page has not been built; only the API is served. Run “make play”, or “npm run build” in the folder “web”.
refused-no-server = The server needs packages that are not installed. Run: pip install "mathom[server]"
refused-port = Can't listen at { $host }, port { NUMBER($port, useGrouping: 0) }: { $trouble }. Try another with --port.
refused-handed-socket = The socket that was handed over is no network address. Let systemd listen at a port.
refused-database-away = The database can't be reached: { $detail }
refused-config = The settings in the environment can't be read: { $detail }
refused-channels = Other server processes can be told of changes through Redis or PostgreSQL, not through “{ $scheme }”.

## mathom replay-all

replay-all-differs = { $line ->
    [0] Table { $table } ({ $game }, { $running ->
        [yes] running
       *[no] over
    }): { $why }
   *[other] Table { $table } ({ $game }, { $running ->
        [yes] running
       *[no] over
    }), line { $line }: { $why }
}
replay-all-end = the game ends otherwise than it did
replay-all-stumbles = the program can't play it again ({ $error })
replay-all-nobody-agreed = a choice is taken back by consent, but nobody had agreed
replay-all-done = { $games ->
    [one] One game was played again
   *[other] { $games } games were played again
}; { $differences ->
    [0] all as they were.
    [one] one would differ.
   *[other] { $differences } would differ.
}

## mathom tidy

tidy-removed = { $dry ->
    [yes] This is too old:
   *[no] This was too old and is removed:
}
tidy-nothing = Nothing is too old.
tidy-finished = { $count ->
    [one] a finished game
   *[other] { $count } finished games
}
tidy-unbegun = { $count ->
    [one] a table whose game never began
   *[other] { $count } tables whose games never began
}
tidy-records = { $count ->
    [one] a record from elsewhere
   *[other] { $count } records from elsewhere
}
tidy-chat = { $count ->
    [one] the talk at a finished game
   *[other] the talk at { $count } finished games
}
tidy-reports = { $count ->
    [one] a report
   *[other] { $count } reports
}
tidy-guests = { $count ->
    [one] a guest who has not come back
   *[other] { $count } guests who have not come back
}
tidy-claims = { $count ->
    [one] a code that nobody can use any more
   *[other] { $count } codes that nobody can use any more
}

## mathom admin

refused-deed = There is no deed “{ $given }”. There are: { $known }.
refused-how-long = Say for how long: --hours N, --days N (five years at most) or --for-good.
admin-link = Open this within ten minutes in your browser. It works once; that browser is then the host's for twelve hours.
admin-out = All of the host's sessions are over, and no link that was printed works any more.
admin-reports-none = No report waits for you.
admin-wordless = (no words)
admin-dealt = (dealt with)
admin-report-by = Reported by: { $who }
admin-report-where = At: { $page } – { $browser }
admin-tables-none = No table is closed or off public lists.
admin-gathering = gathering
admin-playing = in play
admin-over = over
admin-off-lists = off public lists
admin-closed = closed: { $why }
admin-seat-open = (open)
admin-restrictions-none = Nobody is muted or banned.
admin-an-address = (an address)
admin-household = with the household
admin-for-good = for good
admin-mute = muted
admin-ban = banned
admin-log-none = Nothing has been done yet.
admin-did-link = printed a link for the host
admin-did-enter = a browser became the host's
admin-did-out = ended all of the host's sessions
admin-did-deal = dealt with report { $about }
admin-did-undeal = put report { $about } back
admin-did-hide = took table { $about } off public lists
admin-did-show = put table { $about } back on public lists
admin-did-close = closed table { $about }
admin-did-reopen = opened table { $about } again
admin-did-mute = muted { $about }
admin-did-ban = banned { $about }
admin-did-lift = lifted what was said of { $about }
admin-did-revoke = revoked all tokens of { $about }
refused-no-cards = The game { $game } has no cards to read.
refused-no-deck = “{ $word }” is neither a deck's name nor its code, and there is no such file.
decks-legal = This deck may be played ({ $rules }).
decks-unread = Line { $number }: { $why }
decks-near = Perhaps: { $near }.
refused-no-rule = No rule of the game { $game } has these words.
refused-no-card = No card of the game { $game } has these words.

unverified-file = Corrections are read from: { $file }
unverified-in-all = { $values ->
    [0] All values are certain.
    [one] 1 value is not certain.
   *[other] { $values } values of { $cards } cards and places are not certain.
}

## mathom backup, mathom restore

backup-done = Saved: { $file } ({ $size } MB)
backup-private = The server's key is in it: whoever reads the file can play every seat.
restore-aside = What was there before is now { $file }
restore-done = Restored in { $place }
refused-backup-postgresql = The tables are in PostgreSQL, which has tools of its own: pg_dump and pg_restore. Keep a copy of the key as well: { $key }
refused-no-tables = There is nothing to copy: “{ $place }” does not exist.
refused-exists = “{ $file }” exists already. Choose another name.
refused-no-backup = “{ $file }” is no backup of a Mathom server, or it is damaged.
refused-newer-backup = “{ $file }” was made by a newer version of Mathom. Update first.
refused-large-backup = “{ $file }” becomes far larger when it is unpacked than a backup of a Mathom server does. If you know where it comes from, restore it with --any-size.
refused-foreign-backup = In “{ $file }” there is something that no Mathom server has made: “{ $name }”.
refused-strange-backup = In “{ $file }” there is something that no Mathom server has written and none could read: { $place }.
refused-in-the-way = “{ $place }” exists already. With --replace it is moved aside.
refused-still-open = “{ $place }” is in use. Close the server first.
