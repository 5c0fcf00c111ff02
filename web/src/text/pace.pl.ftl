## Co robią inni, jedna rzecz naraz

pace-speed = Jak szybko pokazywać ruchy innych
pace-speed-slow = powoli
pace-speed-normal = normalnie
pace-speed-fast = szybko
pace-speed-at-once = od razu
pace-go-on-setting = Walki czekają na „Dalej”
pace-go-on-at-first = w pierwszych dwóch grach
pace-go-on-always = zawsze
pace-go-on-never = nigdy

pace-deed = Co się właśnie stało
pace-more = { $count ->
    [one] … i jeszcze jedno zdanie
    [few] … i jeszcze { $count } zdania
   *[many] … i jeszcze { $count } zdań
}
pace-undone = { $name } cofa swój wybór.
pace-someone = Pozostali
pace-left = Do obejrzenia: { $count }
pace-go-on = Dalej
pace-skip-to-me = Do mojego ruchu
pace-skip-to-now = Do chwili obecnej
pace-new = Nowe od twojego ostatniego wyboru
pace-waiting-about = Czekamy, aż { $names } { $topic }.
pace-you-chose = Twój wybór: { $choices }

## Od twojego ostatniego ruchu

pace-since = Od twojego ostatniego ruchu
pace-since-start = Co się dotąd stało
pace-since-count = { $count ->
    [one] Od twojego ostatniego ruchu: { $count } zdarzenie
    [few] Od twojego ostatniego ruchu: { $count } zdarzenia
   *[many] Od twojego ostatniego ruchu: { $count } zdarzeń
}
pace-since-left-off = O tym, co było wcześniej, opowiada historia.
pace-since-step = Zobacz krok po kroku
pace-since-at = Spojrzenie wstecz: { $at } z { $of }
pace-since-back = Krok wstecz
pace-since-forward = Krok naprzód
pace-since-close = Wróć do gry
pace-key-go-on = przejdź do następnego zdarzenia
pace-key-skip = pomiń wszystko do swojego ruchu
pace-key-since = co się stało od twojego ostatniego ruchu
