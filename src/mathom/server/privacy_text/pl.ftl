privacy-title = Prywatność
imprint-title = Kto prowadzi ten serwer

privacy-imprint = Tutaj sam program mówi, co przechowuje przy ustawieniach tego serwera. Kto prowadzi serwer i jak się z nim skontaktować, podano [na osobnej stronie](/imprint).
privacy-no-imprint = Tutaj sam program mówi, co przechowuje przy ustawieniach tego serwera. Osoba, która go prowadzi, nie dodała nic od siebie: zapytaj tego, od kogo masz adres serwera.

privacy-short-title = W skrócie
privacy-short-1 = Nikt nie potrzebuje konta, adresu e-mail ani prawdziwego imienia.
privacy-short-2 = Nikogo nie śledzimy ani nie profilujemy. Nie ma reklam, a twoja przeglądarka nie pyta o nic żadnego innego serwera.
privacy-short-3 = Wszystko, co tu o tobie przechowujemy, możesz w każdej chwili [pobrać lub usunąć](/me), nie pytając nikogo o zgodę.

privacy-kept-title = Co jest przechowywane na serwerze
privacy-what = Co
privacy-how-long = Jak długo
privacy-guest = Losowe słowo, które cię oznacza, imię, które sobie nadajesz, i dzień ostatniej wizyty
privacy-decks = Talie, które zapisujesz
privacy-finished = Skończone gry: kto gdzie siedział i pod jakim imieniem, każdy wybór i jego czas, losowania, wynik
privacy-running = Gry, które się nie skończyły: to samo oraz twoje polecenia wydane z góry
privacy-unbegun = Stoły, przy których gra się nie zaczęła
privacy-chat = To, co mówisz przy stole
privacy-records = Zapisy gier, które tu przynosisz
privacy-reports = Zgłoszenia błędów: twoje słowa, adres strony, nazwa, którą podaje przeglądarka, i gra do tego miejsca
privacy-webhook = Adres, pod który każesz wysyłać powiadomienia o stole, oraz powiadomienia, które jeszcze nie dotarły
privacy-devices = Jeśli prosisz, żeby wołać cię, gdy przyjdzie twoja kolej: adres, pod którym producent twojej przeglądarki przyjmuje wiadomości dla tego urządzenia, klucze do nich, twój język i to, do którego ruchu doszła gra przy ostatnim wezwaniu
privacy-codes = Krótkie kody, dzięki którym na twoim miejscu może grać inne urządzenie
privacy-restrictions = Jeśli osoba prowadząca serwer cię wyciszy lub zablokuje: losowe słowo, które cię oznacza, do kiedy i dlaczego; przy zablokowanym adresie jego odcisk, który umie porównać tylko ten serwer
privacy-kept-restrictions = do końca lub zniesienia; wzmianka o tym pozostaje w dzienniku gospodarza
privacy-kept-days = { $days ->
    [0] bezterminowo
    [one] przez jeden dzień
   *[other] przez { $days } dni
}
privacy-kept-guest-for = { $days ->
    [0] aż to usuniesz
    [one] aż to usuniesz albo nie zajrzysz tu przez jeden dzień
   *[other] aż to usuniesz albo nie zajrzysz tu przez { $days } dni
}
privacy-kept-running = { $days ->
    [0] dopóki trwają
    [one] dopóki trwają; twój udział w nich, aż nie zajrzysz tu przez jeden dzień
   *[other] dopóki trwają; twój udział w nich, aż nie zajrzysz tu przez { $days } dni
}
privacy-kept-idle = { $days ->
    [0] bezterminowo
    [one] aż przez jeden dzień nic się tam nie wydarzy
   *[other] aż przez { $days } dni nic się tam nie wydarzy
}
privacy-kept-chat = { $days ->
    [0] tak długo jak gra
    [one] tak długo jak gra, a po jej końcu nie dłużej niż jeden dzień
   *[other] tak długo jak gra, a po jej końcu żadna wypowiedź nie dłużej niż { $days } dni
}
privacy-kept-webhook = { $hours ->
    [one] adres tak długo jak stół, powiadomienie najwyżej przez godzinę
    [few] adres tak długo jak stół, powiadomienie najwyżej przez { $hours } godziny
   *[other] adres tak długo jak stół, powiadomienie najwyżej przez { $hours } godzin
}
privacy-kept-devices = { $days ->
    [0] aż to wyłączysz albo urządzenie przestanie przyjmować wiadomości
    [one] aż to wyłączysz, urządzenie przestanie przyjmować wiadomości albo nie zajrzysz tu przez jeden dzień
   *[other] aż to wyłączysz, urządzenie przestanie przyjmować wiadomości albo nie zajrzysz tu przez { $days } dni
}
privacy-kept-codes = { $minutes ->
    [one] przez minutę
    [few] przez { $minutes } minuty
   *[other] przez { $minutes } minut
}
privacy-kept-after = To, czego czas minął, serwer wkrótce sam usuwa. { $days ->
    [0] { "" }
   *[other] O kimś, kto tak długo tu nie zaglądał, usuwa to samo, co o kimś, kto usuwa swoje dane.
}

privacy-browser-title = Co jest przechowywane w twojej przeglądarce
privacy-cookie = Jedno ciasteczko, *{ $cookie }*. Jest w nim losowe słowo, które cię oznacza, podpisane przez serwer, i nic więcej. Bez niego nie dałoby się odróżnić twoich miejsc od cudzych. Jest ważne przez { $days } dni od ostatniego dnia, w którym tu zaglądasz.
privacy-storage = Strona zapisuje też w przeglądarce twoje ustawienia (język, światło, dźwięki, szybkość i podobne), imię, zaczęte talie, przy których stołach były twoje pierwsze gry, kogo wyciszasz, ile z rozmowy przy stole już znasz, twoje ostatnie ustawienie figur, notatki o cudzych i to, czy wołać cię do gry, a na wypadek braku sieci także samą siebie i twoją ostatnio oglądaną listę gier. Serwer dowiaduje się z tego tylko imienia i zapisanych talii.

privacy-seen-title = Kto co widzi
privacy-seen-1 = Kto ma odnośnik do stołu, widzi tamtejsze imiona, jawną część gry i rozmowę. Stoły ogłoszone publicznie może znaleźć każdy.
privacy-seen-2 = Po końcu gry każdy, kto ma odnośnik, może obejrzeć ją całą i zabrać jej zapis wraz z imionami.
privacy-seen-3 = Kto prowadzi serwer, może zajrzeć do jego bazy danych.

privacy-address-title = Twój adres w sieci
privacy-address = Serwer widzi adres, z którego przychodzą twoje zapytania. Liczy je w pamięci, żeby nikt nie prosił o zbyt wiele. Przez dwa dni pamięta też, w postaci odcisków i tylko w pamięci, skąd przychodzili goście, żeby blokada mogła objąć wspólny adres. { $log ->
    [no] Żadnego adresu nie zapisuje i nie prowadzi spisu zapytań.
    [plain] Żadnego adresu nie zapisuje. Prowadzi spis zapytań: kiedy przyszły, jakiego były rodzaju i jaka była odpowiedź, ale nie od kogo.
   *[addresses] Prowadzi spis zapytań: kiedy przyszły, jakiego były rodzaju, jaka była odpowiedź i z jakiego adresu.
} W jego dzienniku błędów nie ma imion, adresów ani niczego, co w grze jest zakryte. Jeśli przed serwerem stoi inny program, jak to zwykle bywa, może on prowadzić własny spis: wie to tylko ten, kto go prowadzi.

privacy-others-title = Kto jeszcze coś dostaje
privacy-others = Nikt, chyba że ktoś tego chce: jeśli ktoś, kto otworzył stół, każe wysyłać powiadomienia pod jakiś adres, to ten adres dowiaduje się, o który stół chodzi, czyja jest kolej (z imienia) i kto wygrał.
privacy-calls = Jeśli prosisz, żeby wołać cię na jakimś urządzeniu, wezwanie idzie tam przez usługę producenta twojej przeglądarki. Mówi ono, w której grze jest twoja kolej i kto jeszcze gra; odczytać je może tylko twoje urządzenie. Usługa widzi tylko to, że ten serwer coś twojemu urządzeniu wysłał i kiedy.

privacy-rights-title = Co możesz zrobić
privacy-rights = Na stronie [Twoje dane](/me) możesz pobrać wszystko, co o tobie przechowujemy, a także to usunąć. Po usunięciu:
privacy-erased-1 = Twoje imię, talie, lista gier, zgłoszenia i wszystko, co mówisz przy stołach, znikają od razu.
privacy-erased-2 = Stoły, przy których poza tobą były tylko boty, znikają w całości.
privacy-erased-3 = Inni zachowują gry, w które z tobą grali. Twoje miejsce nie ma w nich już imienia.
privacy-erased-4 = Gry, które jeszcze trwają, zostają poddane; gdzie musiałaby się na to zgodzić twoja drużyna, dalej gra bot.
privacy-rights-limits = To, co inni pobrali lub napisali, należy do nich i nie da się tego cofnąć, a kopie bazy danych zrobione przez tego, kto prowadzi serwer, pozostają bez zmian. Inne twoje urządzenie lub inna przeglądarka to tutaj inny gość: usuń jego dane właśnie tam.
