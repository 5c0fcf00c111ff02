privacy-title = Privacy
imprint-title = Imprint

privacy-imprint = Here the program says itself what it keeps, with the settings that hold on this server. Who runs the server, and how to reach them, is in the [imprint](/imprint).
privacy-no-imprint = Here the program says itself what it keeps, with the settings that hold on this server. Whoever runs the server has added nothing of their own: ask whoever gave you its address.

privacy-short-title = In short
privacy-short-1 = Nobody needs an account, an e-mail address or a true name.
privacy-short-2 = Nobody is followed or profiled. There is no advertising, and your browser asks no other server for anything.
privacy-short-3 = You can [download or erase](/me) all that is kept of you at any time, without asking anybody.

privacy-kept-title = What is kept on the server
privacy-what = What
privacy-how-long = For how long
privacy-guest = A random word that stands for you, the name that you give yourself, and the day on which you were last here
privacy-decks = Decks that you save
privacy-finished = Finished games: who sat where under which name, every choice and its time, chance, the result
privacy-running = Games that are not over: the same, and what you have ordered in advance
privacy-unbegun = Tables whose game never began
privacy-chat = What you say at a table
privacy-records = Records of games that you bring here
privacy-reports = Reports of faults: your words, the page's address, what your browser calls itself, and the game up to then
privacy-webhook = A web address that you have messages about a table sent to (a webhook), and messages that have not arrived yet
privacy-devices = If you let yourself be called when it is your turn: the address that the maker of your browser has given out for messages to this device, the keys for them, your language, and how far you had played when you were last called to a table
privacy-codes = Short codes that let another device play your seat
privacy-restrictions = If whoever runs the server mutes or bans you: the random word that stands for you, until when and why; of a banned household a fingerprint of its address that only this server can compare
privacy-kept-restrictions = until it is over or lifted; that it was done stays in the host's log
privacy-kept-days = { $days ->
    [0] for good
    [one] for a day
   *[other] for { $days } days
}
privacy-kept-guest-for = { $days ->
    [0] until you erase it
    [one] until you erase it, or have not come back for a day
   *[other] until you erase it, or have not come back for { $days } days
}
privacy-kept-running = { $days ->
    [0] as long as they run
    [one] as long as they run; your part in them until you have not come back for a day
   *[other] as long as they run; your part in them until you have not come back for { $days } days
}
privacy-kept-idle = { $days ->
    [0] for good
    [one] until nothing has happened there for a day
   *[other] until nothing has happened there for { $days } days
}
privacy-kept-chat = { $days ->
    [0] as long as the game
    [one] as long as the game, and no longer than a day once it is over
   *[other] as long as the game, and once it is over no line longer than { $days } days
}
privacy-kept-webhook = { $hours ->
    [one] the address as long as the table, a message for an hour at most
   *[other] the address as long as the table, a message for { $hours } hours at most
}
privacy-kept-devices = { $days ->
    [0] until you switch it off, or the device takes no messages any more
    [one] until you switch it off, the device takes no messages any more, or you have not come back for a day
   *[other] until you switch it off, the device takes no messages any more, or you have not come back for { $days } days
}
privacy-kept-codes = { $minutes ->
    [one] for a minute
   *[other] for { $minutes } minutes
}
privacy-kept-after = What is too old is removed by the server itself, soon after that time. { $days ->
    [0] { "" }
   *[other] Of who has not come back for that long it removes the same as of those who erase their data.
}

privacy-browser-title = What is kept in your browser
privacy-cookie = One cookie, *{ $cookie }*. It holds the random word that stands for you, signed by the server, and nothing else. Without it your seats could not be told from others'. It lasts for { $days } days from the last day on which you were here.
privacy-storage = The page also notes in your browser what you have set (language, light, sounds, speed and the like), your name, decks that you have begun, at which tables you played first, whom you have muted, how much of the talk at a table you have read, how you lined up your pieces, your notes about those of others, whether you want to be called, and, for when there is no network, the page itself and your list of games as you last saw it. Of these the server is told the name and the decks that you save, and nothing else.

privacy-seen-title = Who sees what
privacy-seen-1 = Whoever has the link of a table sees the names there, the open part of the game and what is said. Tables that are listed can be found by everybody.
privacy-seen-2 = When a game is over, whoever has the link can look at all of it and take its record away, with the names.
privacy-seen-3 = Whoever runs the server can look into its database.

privacy-address-title = Your network address
privacy-address = The server sees the address that your requests come from. It counts them in memory, so that nobody can ask for too much. For two days it also remembers in memory, as fingerprints, from where guests came, so that a ban can reach a household. { $log ->
    [no] It writes no address down, and keeps no list of requests.
    [plain] It writes no address down. It keeps a list of requests: when, of what kind, and how they were answered, but not by whom.
   *[addresses] It keeps a list of requests: when, of what kind, how they were answered, and from which address.
} Its log of faults holds no names, no addresses and nothing of what is hidden in a game. If another program stands in front of the server, as is usual, that one may keep a list of its own: only whoever runs it can say so.

privacy-others-title = Who else gets anything
privacy-others = Nobody, unless somebody wants it: if whoever opened a table has messages sent to a web address, that address is told which table it is, whose turn it is by name, and who has won.
privacy-calls = If you let yourself be called on a device, the call goes there through a service of the maker of your browser. It says in which game it is your turn, and who else plays; only your device can read it. That service sees that this server has sent your device something, and when.

privacy-rights-title = What you can do
privacy-rights = On the page [Your data](/me) you can download all that is kept of you, and erase it. When you erase it:
privacy-erased-1 = Your name, your decks, your list of games, your reports and all that you said at tables are gone at once.
privacy-erased-2 = Tables that only you and bots used are gone wholly.
privacy-erased-3 = Others keep the games that they played with you. Your seat has no name in them any more.
privacy-erased-4 = Games that still run are given up for you; where your team would have to agree, a bot plays on.
privacy-rights-limits = What others have downloaded or written is theirs and can't be called back, and copies that whoever runs the server has made of its database stay as they were. Another device or browser of yours is another guest here: erase its data there.
