## Pasowanie z góry

orders-title = Pasowanie z góry
orders-why = Gra pyta cię zawsze, gdy możesz coś zrobić, nawet jeśli akurat nic nie możesz: inaczej dowiedzieliby się o tym inni. Tutaj możesz zdecydować z góry. Nikt inny się o tym nie dowie i nikt po tym nie pozna, co masz na ręce.
orders-pass-on = Pasuj dalej…
orders-menu = Jak długo pasować
orders-until-change = aż coś się zmieni
orders-settings = Kiedy mnie pytać…
orders-now = Pasuj od teraz
orders-ask-me = nie
orders-usual = jak zwykle
orders-ask = pytaj zawsze
orders-skip = zawsze pas
orders-passing-change = Pasujesz, aż coś się zmieni.
orders-passing-round = Pasujesz { $round }.
orders-skipping = Tutaj zawsze pasujesz: { $moment }.
orders-stop = Przestań
orders-change = Zmień
orders-ended-deed = { $name } coś robi, więc gra znowu cię pyta.
orders-ended-undo = { $name } cofa swój wybór, więc gra znowu cię pyta.
orders-ended-round = { $over }, więc gra znowu cię pyta.
orders-key = pasuj dalej albo przestań
orders-alone = Gdy mogę tylko spasować, pasuj za mnie
orders-alone-why = Tylko gdy grasz z samymi botami i nikt nie patrzy: wtedy nikomu nic to nie zdradza. O to, co robisz w swojej fazie, gra zawsze pyta.
