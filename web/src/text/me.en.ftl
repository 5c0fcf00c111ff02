privacy-title = Privacy
imprint-title = Imprint

me-title = Your data
me-lead = What this server keeps of you is yours: take it along, or take it away. You need ask nobody.
me-privacy = What is kept, and for how long
me-name = What others call you
me-name-text = By this name the others know you at new tables. Where you sit already, you keep the one that you sat down with.
me-name-keep = Save this name
me-name-kept = The name is saved.
me-download = Take it along
me-download-text = One file (JSON) with your name, your seats and tables, your games and their records, what you have said, your decks and your reports. Of games that still run it holds what you can see yourself.
me-download-do = Download my data
me-elsewhere = Sign out elsewhere
me-elsewhere-text = Whoever has a copy of this browser's cookie, or the token of one of your seats, plays as you. If somebody may have one who should not, sign them all out: this browser stays, and programs that play for you need new tokens. A device that joined by a code is a guest of its own and stays as well.
me-elsewhere-do = Sign out everywhere else
me-elsewhere-done = Only this browser is you now.
me-erase = Take it away
me-erase-text = All that the server keeps of you is erased at once and for good:
me-erase-name = your name, your decks, your list of games, your reports and everything you have said;
me-erase-alone = tables that only you and bots used, wholly;
me-erase-others = your name in the games that others played with you: they keep the games, and your seat has no name;
me-erase-running = your seats in games that still run: they are given up, or a bot plays on for your team;
me-erase-devices = what this browser has noted for these pages. What other devices hold is erased there.
me-erase-do = Erase my data …
me-erase-sure = I understand that nothing of it can be brought back.
me-erase-yes = Erase everything now
me-erase-no = Keep it
me-erasing = Erasing …
me-erased = It is gone
me-erased-text = { $closed ->
    [0] Nothing is kept of you here any longer.
    [one] Nothing is kept of you here any longer. One table that was yours alone is gone.
   *[other] Nothing is kept of you here any longer. { $closed } tables that were yours alone are gone.
} { $changed ->
    [0] { "" }
    [one] In one game that others keep, your seat has no name now.
   *[other] In { $changed } games that others keep, your seat has no name now.
}
remove-record = Remove
remove-record-sure = Really remove this record ({ $title })? Nothing of it is left here then.
