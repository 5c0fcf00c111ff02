## Poddanie się

resign = Poddaj się
resign-heading = Poddanie gry
resign-sure-last = Na pewno się poddajesz? Gra się wtedy kończy i wygrywa druga strona. Tego nie da się cofnąć.
resign-sure = Na pewno się poddajesz? Pozostali grają dalej, twoje miejsce na dobre przejmuje bot i nie możesz już wygrać. Tego nie da się cofnąć.
resign-sure-team = Najpierw zapytamy wszystkich po twojej stronie; reszta dowie się o tym dopiero, gdy wszyscy się zgodzą.
resign-yes = Tak, poddaję się
resign-no = Nie, gram dalej
resign-waiting = Chcesz się poddać. Muszą się jeszcze zgodzić: { $names }. Druga strona nic o tym nie wie.
resign-withdraw = Wolę jednak grać dalej
resign-asked = { $name } chce się poddać. Wasza strona podda się tylko za twoją zgodą.
resign-agree = Zgadzam się, poddajemy się
resign-refuse = Gramy dalej
resign-refused = { $name } woli grać dalej.
table-resigned = gra poddana
table-resigned-bot = gra poddana; dalej gra bot
table-undo-refused = Brak zgody na cofnięcie: { $name }.
table-waited = czekamy { $time }

## Czekanie bez zegara

patience = Gdy ktoś długo nie wraca
patience-hours = { $hours ->
    [one] po godzinie może dalej grać bot
    [few] po { $hours } godzinach może dalej grać bot
   *[many] po { $hours } godzinach może dalej grać bot
}
patience-days = { $days ->
    [one] po dobie może dalej grać bot
    [few] po { $days } dniach może dalej grać bot
   *[many] po { $days } dniach może dalej grać bot
}

## Odchodzenie od stołu

leave-table = Wstań od stołu
leave-table-sure = { $title }: na pewno wstajesz od tego stołu? Stół zostanie dla pozostałych.
close-table = Zamknij stół
close-table-sure = { $title }: na pewno zamknąć ten stół? Nikt inny przy nim nie siedzi.
hide-table = Zdejmij z mojej listy
table-hidden = { $title }: zdjęto z twojej listy.
unhide-table = Przywróć

## Jeszcze raz

wants-rematch = { $name } chce zagrać jeszcze raz
agree-rematch = Tak, gramy!
change-sides = Zamiana stron
rematch-waiting = Czekamy na: { $names }
rematch-waiting-lead = Gra zacznie się, gdy tylko wszyscy się zgodzą. Możesz opuścić tę stronę: stół czeka wśród twoich gier.
rematch-refused = { $name } na razie nie chce grać ponownie.
refuse-rematch = Nie, dziękuję
refuse-rematch-sure = { $title }: tym razem bez rewanżu?
seat-kept = miejsce czeka na: { $name }
open-kept-seat = Udostępnij innym

api-tag-leaving = Odchodzenie
api-do-resign = Poddaj się. Drużynę najpierw pytamy.
api-do-answerResign = Zgódź się na poddanie albo graj dalej.
api-do-leaveTable = Wstań od stołu, przy którym gra się jeszcze nie zaczęła; jeśli nikt nie zostaje, stół się zamyka.
api-do-hideTable = Zdejmij stół ze swojej listy albo go na nią przywróć.
