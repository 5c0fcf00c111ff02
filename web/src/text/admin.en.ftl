## For the server's host

admin-title = The host's desk
admin-lead = Only you see this page. What you do here holds at once, and is written down below.
admin-out = End all sessions
admin-out-title = End all of the host's sessions?
admin-out-more = This browser and every other one leaves the desk. To come back, run “mathom admin link” on the server.
admin-number-playing = tables in play this week
admin-number-gathering = waiting for players
admin-number-guests = guests here now
admin-number-lines = open connections
admin-number-bots_waiting = bots waiting to think

admin-reports = Reports
admin-reports-none = No report waits for you.
admin-reports-dealt = { $count ->
    [one] One that is dealt with
   *[other] { $count } that are dealt with
}
admin-report-ply = line { $ply } of the record
admin-report-by = reported by { $name }
admin-nameless = a guest without a name
admin-browser-unknown = unknown browser
admin-wordless = No words, only the record.
admin-look = Look at the table
admin-replay = Replay
admin-record = Record
admin-deal = Dealt with
admin-undeal = Put back

admin-tables = Tables
admin-find = A table's link or its name in the link
admin-tables-ordered = Closed or off public lists
admin-tables-none = No table is closed or off public lists.
admin-state-gathering = waiting for players
admin-state-playing = in play
admin-state-over = over
admin-lines = { $count ->
    [0] nothing played yet
    [one] one line
   *[other] { $count } lines
}
admin-listed = on public lists
admin-hidden = off public lists
admin-closed = closed
admin-told = Told to them: “{ $why }”
admin-go-there = Go there
admin-hide = Take off public lists
admin-show = Put back on lists
admin-close = Close the table
admin-close-title = Close this table?
admin-close-more = Nobody can play or talk there any more. The record is kept, and you can open it again.
admin-reopen = Open it again
admin-seats = Who sits there
admin-chat = What was said
admin-chat-none = Nobody has said anything.

admin-people = Muted and banned
admin-people-none = Nobody is muted or banned.
admin-restrict = Mute or ban somebody
admin-whom = Guest or address
admin-whom-hint = A guest is the word of twenty letters beside a seat or a report. Of an address only a fingerprint is kept.
admin-what = What
admin-mute = Mute
admin-ban = Ban
admin-mute-title = Mute a guest
admin-ban-title = Ban a guest or an address
admin-mute-name = Mute { $name }
admin-ban-name = Ban { $name }
admin-mute-more = They can still play and use ready-made sentences, but write nothing of their own at any table.
admin-ban-more = They are let in nowhere and told until when, and why. Their connections are cut.
admin-mute-do = Mute
admin-ban-do = Ban
admin-how-long = For how long
admin-for-1 = an hour
admin-for-24 = a day
admin-for-168 = a week
admin-for-720 = thirty days
admin-for-good = for good
admin-household = Also whoever comes from the same addresses: the household, the school, the whole café
admin-why = Why
admin-why-hint = Those whom it concerns read it.
admin-is-mute = muted
admin-is-ban = banned
admin-an-address = an address
admin-until = until { $when }
admin-with-household = { $count ->
    [0] with the household, which has not been seen yet
    [one] with one household
   *[other] with { $count } households
}
admin-lift = Lift

admin-log = What was done
admin-log-none = Nothing has been done yet.
admin-did-link = Printed a link for the host
admin-did-enter = A browser became the host's
admin-did-out = Ended all of the host's sessions
admin-did-deal = Dealt with report { $about }
admin-did-undeal = Put report { $about } back
admin-did-hide = Took table { $about } off public lists
admin-did-show = Put table { $about } back on public lists
admin-did-close = Closed table { $about }
admin-did-reopen = Opened table { $about } again
admin-did-mute = Muted { $about }
admin-did-ban = Banned { $about }
admin-did-lift = Lifted what was said of { $about }
admin-did-revoke = Revoked all tokens of { $about }

## For those whom it concerns

closed-by-host = closed by the host
banned-title = You can't come in
banned-more = If you think that this is a mistake, write to whoever runs this server.
