## Decks: the list

decks = Decks
decks-title = { $game } – decks
decks-new = Build a deck
decks-go-on-new = Go on with the deck you have begun
decks-drafts = Not saved yet
decks-drafts-lead = Changes that you have not saved. They stay in this browser only.
decks-draft-of = changed on { $when }
decks-draft-gone = The changes are thrown away.
decks-go-on = Go on
decks-mine = Your decks
decks-mine-none = You have saved no deck yet. Build one, or begin from one of those below.
decks-kept-when = saved on { $when }
decks-known = Ready-made decks
decks-known-lead = Play them as they are, or change them to your liking.
decks-open = Open
decks-look = Look and change
decks-play = Play against a bot
decks-play-not-yet = A deck can be played once nothing is wrong with it.
decks-rename = Rename
decks-rename-done = Done
decks-copy = Copy
decks-copy-of = { $name } (copy)
decks-drop = Delete
decks-gone = “{ $name }” is deleted.
decks-bring-back = Bring it back

## The builder

decks-build = Deck builder
decks-all = All decks
decks-parts = What you look at
decks-tab-cards = Cards
decks-tab-deck = Your deck
decks-name = Name of the deck
decks-nameless = Deck without a name
decks-keep = Save
decks-kept = Saved.
decks-not-kept-here = You have no such deck. A link to a deck of yours opens it only for you: to pass it on, open it and share it.
decks-is-kept = Saved among your decks.
decks-changed = Changed since you saved it. Until you save it again, the changes stay in this browser.
decks-unkept = Not among your decks yet. It stays in this browser until you save it.
decks-recovered = You have changed this deck without saving it; here it is as you left it.
decks-throw-away = Throw the changes away
decks-undo = Take back
decks-rules = Judged by
decks-judging = Is it a legal deck? One moment …
decks-legal = This deck may be played.
decks-not-yet = { $count ->
    [one] One thing is not right yet
    [10] Ten things or more are not right yet
   *[other] { $count } things are not right yet
}
decks-quick = Show only
decks-sites = Sites
decks-less = One { NAME($card) } less
decks-more = One { NAME($card) } more
decks-read-card = Read { NAME($card) }
decks-in-deck = { $words }: { $number } in the deck
decks-how-many = In the deck
decks-full-title = Four cards of one title are the most that a deck may have, whatever their subtitles: no room for another { NAME($card) }.
decks-full-frodos = Three Frodos are the most that a draw deck may have, for one is the Ring-bearer: no room for another { NAME($card) }.
decks-full-pool = There is no more of { NAME($card) } to build from.
decks-full-there = { NAME($card) } is in the deck already.
decks-size = { $number } of at least 60
decks-curve = { NAME($side) }, what the cards cost
decks-cost-of = { $number } at { $cost }
decks-none-of = No card here yet ({ NAME($side) }).
decks-outside = Ring-bearer and Ring
decks-none-yet = – none yet –
decks-site = Site { $number }
decks-path-help = The number in the stone is the twilight that a site adds; the arrow says who plays the site after it.

## Importing and sharing

decks-import = Import a deck
decks-import-text = One card a line, in English or Polish; a link or a code does as well
decks-import-example = 4 Goblin Runner
    2x Gimli, Son of Glóin
    Bag End
decks-import-read = Import it
decks-import-file = From a file
decks-import-nothing = There is no card in this text.
decks-import-anyway = { $count ->
    [one] Take the 1 card without these lines
   *[other] Take the { $count } cards without these lines
}
decks-imported = { $count ->
    [one] 1 card was imported.
   *[other] { $count } cards were imported.
}
decks-file-large = This file is too large for a deck.
decks-unread = What was not understood
decks-unread-count = { $cards ->
    [one] One card was understood
   *[other] { $cards } cards were understood
}; { $count ->
    [one] one line was not.
   *[other] { $count } lines were not.
} Which card was meant?
decks-unread-drop = leave this line out
decks-share = Share
decks-share-link = Whoever has this link can look at the deck, change it, and play it.
decks-link = Link to the deck
decks-qr = A code that leads to the deck
decks-as-text = The deck as text
decks-copy-text = Copy the text
decks-download = Save as a file

## A hand on trial

decks-hand = Try a hand
decks-hand-only-try = Only a try: the deck is shuffled here, and nothing of it comes to any table. Companions who would begin in the fellowship are still in the deck.
decks-hand-cards = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
decks-hand-empty = The draw deck is empty.
decks-hand-again = New hand
decks-hand-draw = Draw one more
decks-hand-mulligan = Shuffle it back, draw { $number }
decks-hand-left = { $count ->
    [one] 1 card left
   *[other] { $count } cards left
}
decks-hand-this = This hand
decks-hand-average = { $count ->
    [one] First hand
   *[other] Average of { $count } hands
}
decks-hand-companions = Companions
decks-hand-minions = Minions
decks-hand-free = Twilight cost of Free Peoples cards
decks-hand-shadow = Twilight cost of Shadow cards

## At the table

decks-bring-this = Bring this deck
decks-bring-other = Choose another deck
decks-bring-link = The deck you have come with
decks-bring-mine = Your decks
decks-bring-known = Ready-made decks
decks-built = { $count ->
    [one] Built for you: one deck to begin from
   *[other] Built for you: { $count } decks to begin from
}
decks-table-waits = Everybody brings a deck. Nobody sees what the others choose.
decks-text-builder = Decks are built here; the code of one can be typed as an answer.
decks-text-pool = { $count ->
    [one] { $player }: 1 card to build from
   *[other] { $player }: { $count } cards to build from
}

## A draft

decks-draft-pack = The pack before you
decks-draft-booster = Booster { $number } of { $total }: take one card
decks-draft-pass = The others go to { $player }.
decks-draft-picks = { $count ->
    [one] Your picks: 1 card
   *[other] Your picks: { $count } cards
}
decks-draft-last = Taken last: { NAME($card) }
decks-draft-none = Nothing taken yet.
