title = Wojna o Pierścień: Gra karciana
summary = Drużyna idzie dziewięcioma ścieżkami ku Górze Przeznaczenia, a armie walczą o twierdze Śródziemia: dwie strony, a za każdą zagraną kartę płaci się inną.

## Strony, gracze i frakcje. Rodzaje: masculine, feminine, neuter, plural-personal (męskoosobowy), plural (niemęskoosobowy).

-free-peoples = { $case ->
   *[nom] Wolne Ludy
    [gen] Wolnych Ludów
    [dat] Wolnym Ludom
    [acc] Wolne Ludy
    [ins] Wolnymi Ludami
    [loc] Wolnych Ludach
    [role] Wolne Ludy (obie talie)
}
    .gender = plural
-shadow = { $case ->
   *[nom] Cień
    [gen] Cienia
    [dat] Cieniowi
    [acc] Cień
    [ins] Cieniem
    [loc] Cieniu
    [role] Cień (obie talie)
}
    .gender = masculine
-player-frodo = { $case ->
   *[nom] Frodo
    [gen] Froda
    [dat] Frodowi
    [acc] Froda
    [ins] Frodem
    [loc] Frodzie
    [role] Frodo (Wolne Ludy)
}
    .gender = masculine
-player-witch-king = { $case ->
   *[nom] Czarnoksiężnik z Angmaru
    [gen] Czarnoksiężnika z Angmaru
    [dat] Czarnoksiężnikowi z Angmaru
    [acc] Czarnoksiężnika z Angmaru
    [ins] Czarnoksiężnikiem z Angmaru
    [loc] Czarnoksiężniku z Angmaru
    [role] Czarnoksiężnik z Angmaru (Cień)
}
    .gender = masculine
-player-aragorn = { $case ->
   *[nom] Aragorn
    [gen] Aragorna
    [dat] Aragornowi
    [acc] Aragorna
    [ins] Aragornem
    [loc] Aragornie
    [role] Aragorn (Wolne Ludy)
}
    .gender = masculine
-player-saruman = { $case ->
   *[nom] Saruman
    [gen] Sarumana
    [dat] Sarumanowi
    [acc] Sarumana
    [ins] Sarumanem
    [loc] Sarumanie
    [role] Saruman (Cień)
}
    .gender = masculine
-player-gandalf = { $case ->
   *[nom] Gandalf
    [gen] Gandalfa
    [dat] Gandalfowi
    [acc] Gandalfa
    [ins] Gandalfem
    [loc] Gandalfie
    [role] Gandalf (Wolne Ludy)
}
    .gender = masculine
-player-balrog = { $case ->
   *[nom] Balrog z Morii
    [gen] Balroga z Morii
    [dat] Balrogowi z Morii
    [acc] Balroga z Morii
    [ins] Balrogiem z Morii
    [loc] Balrogu z Morii
    [role] Balrog z Morii (Cień)
}
    .gender = masculine

# Zamiast przymiotnika dopełniacz: gracz Elfów, pole bitwy Rohanu.

-faction-dunedain = { $case ->
   *[nom] Dúnedainowie
    [gen] Dúnedainów
    [dat] Dúnedainom
    [acc] Dúnedainów
    [ins] Dúnedainami
    [loc] Dúnedainach
}
    .gender = plural-personal
-faction-dwarf = { $case ->
   *[nom] Krasnoludy
    [gen] Krasnoludów
    [dat] Krasnoludom
    [acc] Krasnoludy
    [ins] Krasnoludami
    [loc] Krasnoludach
}
    .gender = plural
-faction-elf = { $case ->
   *[nom] Elfy
    [gen] Elfów
    [dat] Elfom
    [acc] Elfy
    [ins] Elfami
    [loc] Elfach
}
    .gender = plural
-faction-hobbit = { $case ->
   *[nom] Hobbici
    [gen] Hobbitów
    [dat] Hobbitom
    [acc] Hobbitów
    [ins] Hobbitami
    [loc] Hobbitach
}
    .gender = plural-personal
-faction-rohan = { $case ->
   *[nom] Rohan
    [gen] Rohanu
    [dat] Rohanowi
    [acc] Rohan
    [ins] Rohanem
    [loc] Rohanie
}
    .gender = masculine
-faction-wizard = { $case ->
   *[nom] Czarodzieje
    [gen] Czarodziejów
    [dat] Czarodziejom
    [acc] Czarodziejów
    [ins] Czarodziejami
    [loc] Czarodziejach
}
    .gender = plural-personal
-faction-isengard = { $case ->
   *[nom] Isengard
    [gen] Isengardu
    [dat] Isengardowi
    [acc] Isengard
    [ins] Isengardem
    [loc] Isengardzie
}
    .gender = masculine
-faction-monstrous = Monstrum
    .gender = neuter
-faction-mordor = { $case ->
   *[nom] Mordor
    [gen] Mordoru
    [dat] Mordorowi
    [acc] Mordor
    [ins] Mordorem
    [loc] Mordorze
}
    .gender = masculine
-faction-southron = { $case ->
   *[nom] Południowcy
    [gen] Południowców
    [dat] Południowcom
    [acc] Południowców
    [ins] Południowcami
    [loc] Południowcach
}
    .gender = plural-personal

# Także liczba mnoga: `few` po 2, 3 i 4, `many` po 5; `each` z zaimkiem.

-keyword-nazgul = { $case ->
   *[nom] Nazgûl
    [gen] Nazgûla
    [dat] Nazgûlowi
    [acc] Nazgûla
    [ins] Nazgûlem
    [loc] Nazgûlu
    [few] Nazgûle
    [many] Nazgûli
    [each] każdego Nazgûla
}
    .gender = masculine
-keyword-weapon = { $case ->
   *[nom] Broń
    [gen] Broni
    [dat] Broni
    [acc] Broń
    [ins] Bronią
    [loc] Broni
    [few] Bronie
    [many] Broni
    [each] każdą Broń
}
    .gender = feminine
-keyword-mount = { $case ->
   *[nom] Wierzchowiec
    [gen] Wierzchowca
    [dat] Wierzchowcowi
    [acc] Wierzchowca
    [ins] Wierzchowcem
    [loc] Wierzchowcu
    [few] Wierzchowce
    [many] Wierzchowców
    [each] każdego Wierzchowca
}
    .gender = masculine
-keyword-ent = { $case ->
   *[nom] Ent
    [gen] Enta
    [dat] Entowi
    [acc] Enta
    [ins] Entem
    [loc] Encie
    [few] Enty
    [many] Entów
    [each] każdego Enta
}
    .gender = masculine

## Karty frakcji

# Dúnedainowie

-dead-men-of-dunharrow = { $case ->
   *[nom] Umarli z Dunharrow
    [gen] Umarłych z Dunharrow
    [dat] Umarłym z Dunharrow
    [acc] Umarłych z Dunharrow
    [ins] Umarłymi z Dunharrow
    [loc] Umarłych z Dunharrow
}
    .gender = plural-personal
-knights-of-dol-amroth = { $case ->
   *[nom] Rycerze Dol Amrothu
    [gen] Rycerzy Dol Amrothu
    [dat] Rycerzom Dol Amrothu
    [acc] Rycerzy Dol Amrothu
    [ins] Rycerzami Dol Amrothu
    [loc] Rycerzach Dol Amrothu
}
    .gender = plural-personal
-guards-of-the-citadel = { $case ->
   *[nom] Straż Cytadeli
    [gen] Straży Cytadeli
    [dat] Straży Cytadeli
    [acc] Straż Cytadeli
    [ins] Strażą Cytadeli
    [loc] Straży Cytadeli
}
    .gender = feminine
-soldiers-of-gondor = { $case ->
   *[nom] Żołnierze Gondoru
    [gen] Żołnierzy Gondoru
    [dat] Żołnierzom Gondoru
    [acc] Żołnierzy Gondoru
    [ins] Żołnierzami Gondoru
    [loc] Żołnierzach Gondoru
}
    .gender = plural-personal
-the-great-gate = { $case ->
   *[nom] Wielkie wrota
    [gen] Wielkich wrót
    [dat] Wielkim wrotom
    [acc] Wielkie wrota
    [ins] Wielkimi wrotami
    [loc] Wielkich wrotach
}
    .gender = plural
-aragorn = { $case ->
   *[nom] Aragorn
    [gen] Aragorna
    [dat] Aragornowi
    [acc] Aragorna
    [ins] Aragornem
    [loc] Aragornie
}
    .gender = masculine
-boromir = { $case ->
   *[nom] Boromir
    [gen] Boromira
    [dat] Boromirowi
    [acc] Boromira
    [ins] Boromirem
    [loc] Boromirze
}
    .gender = masculine
-denethor = { $case ->
   *[nom] Denethor
    [gen] Denethora
    [dat] Denethorowi
    [acc] Denethora
    [ins] Denethorem
    [loc] Denethorze
}
    .gender = masculine
-faramir = { $case ->
   *[nom] Faramir
    [gen] Faramira
    [dat] Faramirowi
    [acc] Faramira
    [ins] Faramirem
    [loc] Faramirze
}
    .gender = masculine
-halbarad = { $case ->
   *[nom] Halbarad
    [gen] Halbarada
    [dat] Halbaradowi
    [acc] Halbarada
    [ins] Halbaradem
    [loc] Halbaradzie
}
    .gender = masculine
-prince-imrahil = { $case ->
   *[nom] Książę Imrahil
    [gen] Księcia Imrahila
    [dat] Księciu Imrahilowi
    [acc] Księcia Imrahila
    [ins] Księciem Imrahilem
    [loc] Księciu Imrahilu
}
    .gender = masculine
-strider = { $case ->
   *[nom] Obieżyświat
    [gen] Obieżyświata
    [dat] Obieżyświatowi
    [acc] Obieżyświata
    [ins] Obieżyświatem
    [loc] Obieżyświacie
}
    .gender = masculine
-anduril = { $case ->
   *[nom] Andúril
    [gen] Andúrila
    [dat] Andúrilowi
    [acc] Andúril
    [ins] Andúrilem
    [loc] Andúrilu
}
    .gender = masculine
-blade-of-westernesse = { $case ->
   *[nom] Miecz z Westernesse
    [gen] Miecza z Westernesse
    [dat] Mieczowi z Westernesse
    [acc] Miecz z Westernesse
    [ins] Mieczem z Westernesse
    [loc] Mieczu z Westernesse
}
    .gender = masculine
-paths-of-the-dead = { $case ->
   *[nom] Ścieżka umarłych
    [gen] Ścieżki umarłych
    [dat] Ścieżce umarłych
    [acc] Ścieżkę umarłych
    [ins] Ścieżką umarłych
    [loc] Ścieżce umarłych
}
    .gender = feminine
-the-red-arrow = { $case ->
   *[nom] Czerwona strzała
    [gen] Czerwonej strzały
    [dat] Czerwonej strzale
    [acc] Czerwoną strzałę
    [ins] Czerwoną strzałą
    [loc] Czerwonej strzale
}
    .gender = feminine
-the-three-hunters = { $case ->
   *[nom] Trzej łowcy
    [gen] Trzech łowców
    [dat] Trzem łowcom
    [acc] Trzech łowców
    [ins] Trzema łowcami
    [loc] Trzech łowcach
}
    .gender = plural-personal

# Elfy

-high-elves = { $case ->
   *[nom] Elfowie Wysokiego Rodu
    [gen] Elfów Wysokiego Rodu
    [dat] Elfom Wysokiego Rodu
    [acc] Elfów Wysokiego Rodu
    [ins] Elfami Wysokiego Rodu
    [loc] Elfach Wysokiego Rodu
}
    .gender = plural-personal
-arwen = { $case ->
   *[nom] Arwena
    [gen] Arweny
    [dat] Arwenie
    [acc] Arwenę
    [ins] Arweną
    [loc] Arwenie
}
    .gender = feminine
-elrond = { $case ->
   *[nom] Elrond
    [gen] Elronda
    [dat] Elrondowi
    [acc] Elronda
    [ins] Elrondem
    [loc] Elrondzie
}
    .gender = masculine
-galadriel = { $case ->
   *[nom] Galadriela
    [gen] Galadrieli
    [dat] Galadrieli
    [acc] Galadrielę
    [ins] Galadrielą
    [loc] Galadrieli
}
    .gender = feminine
-legolas = { $case ->
   *[nom] Legolas
    [gen] Legolasa
    [dat] Legolasowi
    [acc] Legolasa
    [ins] Legolasem
    [loc] Legolasie
}
    .gender = masculine
-bow-of-the-galadhrim = { $case ->
   *[nom] Łuk Galadrimów
    [gen] Łuku Galadrimów
    [dat] Łukowi Galadrimów
    [acc] Łuk Galadrimów
    [ins] Łukiem Galadrimów
    [loc] Łuku Galadrimów
}
    .gender = masculine
-elven-cloak = { $case ->
   *[nom] Płaszcz elfów
    [gen] Płaszcza elfów
    [dat] Płaszczowi elfów
    [acc] Płaszcz elfów
    [ins] Płaszczem elfów
    [loc] Płaszczu elfów
}
    .gender = masculine
-lembas = { $case ->
   *[nom] Lembas
    [gen] Lembasu
    [dat] Lembasowi
    [acc] Lembas
    [ins] Lembasem
    [loc] Lembasie
}
    .gender = masculine
-mirror-of-galadriel = { $case ->
   *[nom] Zwierciadło Galadrieli
    [gen] Zwierciadła Galadrieli
    [dat] Zwierciadłu Galadrieli
    [acc] Zwierciadło Galadrieli
    [ins] Zwierciadłem Galadrieli
    [loc] Zwierciadle Galadrieli
}
    .gender = neuter
-nenya-ring-of-adamant = { $case ->
   *[nom] Nenya, Pierścień Diamentu
    [gen] Nenyi, Pierścienia Diamentu
    [dat] Nenyi, Pierścieniowi Diamentu
    [acc] Nenyę, Pierścień Diamentu
    [ins] Nenyą, Pierścieniem Diamentu
    [loc] Nenyi, Pierścieniu Diamentu
}
    .gender = feminine
-phial-of-galadriel = { $case ->
   *[nom] Flakonik Galadrieli
    [gen] Flakonika Galadrieli
    [dat] Flakonikowi Galadrieli
    [acc] Flakonik Galadrieli
    [ins] Flakonikiem Galadrieli
    [loc] Flakoniku Galadrieli
}
    .gender = masculine
-vilya-ring-of-air = { $case ->
   *[nom] Vilya, Pierścień Powietrza
    [gen] Vilyi, Pierścienia Powietrza
    [dat] Vilyi, Pierścieniowi Powietrza
    [acc] Vilyę, Pierścień Powietrza
    [ins] Vilyą, Pierścieniem Powietrza
    [loc] Vilyi, Pierścieniu Powietrza
}
    .gender = feminine

# Krasnoludy

-gimli = { $case ->
   *[nom] Gimli
    [gen] Gimlego
    [dat] Gimlemu
    [acc] Gimlego
    [ins] Gimlim
    [loc] Gimlim
}
    .gender = masculine
-dwarven-axe = { $case ->
   *[nom] Krasnoludzki topór
    [gen] Krasnoludzkiego topora
    [dat] Krasnoludzkiemu toporowi
    [acc] Krasnoludzki topór
    [ins] Krasnoludzkim toporem
    [loc] Krasnoludzkim toporze
}
    .gender = masculine

# Hobbici

-bilbo-baggins = { $case ->
   *[nom] Bilbo Baggins
    [gen] Bilba Bagginsa
    [dat] Bilbowi Bagginsowi
    [acc] Bilba Bagginsa
    [ins] Bilbem Bagginsem
    [loc] Bilbie Bagginsie
}
    .gender = masculine
-fatty-bolger = { $case ->
   *[nom] Grubas Bolger
    [gen] Grubasa Bolgera
    [dat] Grubasowi Bolgerowi
    [acc] Grubasa Bolgera
    [ins] Grubasem Bolgerem
    [loc] Grubasie Bolgerze
}
    .gender = masculine
-frodo-baggins = { $case ->
   *[nom] Frodo Baggins
    [gen] Froda Bagginsa
    [dat] Frodowi Bagginsowi
    [acc] Froda Bagginsa
    [ins] Frodem Bagginsem
    [loc] Frodzie Bagginsie
}
    .gender = masculine
-merry-brandybuck = { $case ->
   *[nom] Merry Brandybuck
    [gen] Merry’ego Brandybucka
    [dat] Merry’emu Brandybuckowi
    [acc] Merry’ego Brandybucka
    [ins] Merrym Brandybuckiem
    [loc] Merrym Brandybucku
}
    .gender = masculine
-pippin-took = { $case ->
   *[nom] Pippin Tuk
    [gen] Pippina Tuka
    [dat] Pippinowi Tukowi
    [acc] Pippina Tuka
    [ins] Pippinem Tukiem
    [loc] Pippinie Tuku
}
    .gender = masculine
-sam-gamgee = { $case ->
   *[nom] Sam Gamgee
    [gen] Sama Gamgee
    [dat] Samowi Gamgee
    [acc] Sama Gamgee
    [ins] Samem Gamgee
    [loc] Samie Gamgee
}
    .gender = masculine
-herbs-and-stewed-rabbit = { $case ->
   *[nom] Zioła i potrawka z królika
    [gen] Ziół i potrawki z królika
    [dat] Ziołom i potrawce z królika
    [acc] Zioła i potrawkę z królika
    [ins] Ziołami i potrawką z królika
    [loc] Ziołach i potrawce z królika
}
    .gender = plural
-mithril-coat = { $case ->
   *[nom] Mithrilowa kolczuga
    [gen] Mithrilowej kolczugi
    [dat] Mithrilowej kolczudze
    [acc] Mithrilową kolczugę
    [ins] Mithrilową kolczugą
    [loc] Mithrilowej kolczudze
}
    .gender = feminine
-sting = { $case ->
   *[nom] Żądło
    [gen] Żądła
    [dat] Żądłu
    [acc] Żądło
    [ins] Żądłem
    [loc] Żądle
}
    .gender = neuter
-there-is-another-way = Jest inna droga
    .gender = feminine

# Rohan

-riders-of-rohan = { $case ->
   *[nom] Jeźdźcy Rohanu
    [gen] Jeźdźców Rohanu
    [dat] Jeźdźcom Rohanu
    [acc] Jeźdźców Rohanu
    [ins] Jeźdźcami Rohanu
    [loc] Jeźdźcach Rohanu
}
    .gender = plural-personal
-village-militia = { $case ->
   *[nom] Straż osady
    [gen] Straży osady
    [dat] Straży osady
    [acc] Straż osady
    [ins] Strażą osady
    [loc] Straży osady
}
    .gender = feminine
-eomer = { $case ->
   *[nom] Éomer
    [gen] Éomera
    [dat] Éomerowi
    [acc] Éomera
    [ins] Éomerem
    [loc] Éomerze
}
    .gender = masculine
-eowyn = { $case ->
   *[nom] Éowina
    [gen] Éowiny
    [dat] Éowinie
    [acc] Éowinę
    [ins] Éowiną
    [loc] Éowinie
}
    .gender = feminine
-theoden = { $case ->
   *[nom] Théoden
    [gen] Théodena
    [dat] Théodenowi
    [acc] Théodena
    [ins] Théodenem
    [loc] Théodenie
}
    .gender = masculine
-shadowfax = { $case ->
   *[nom] Cienistogrzywy
    [gen] Cienistogrzywego
    [dat] Cienistogrzywemu
    [acc] Cienistogrzywego
    [ins] Cienistogrzywym
    [loc] Cienistogrzywym
}
    .gender = masculine
-death-ride-ride-to-ruin = Śmierci! Naprzód, po śmierć!
    .gender = feminine

# Czarodzieje

-gandalf-the-grey = { $case ->
   *[nom] Gandalf Szary
    [gen] Gandalfa Szarego
    [dat] Gandalfowi Szaremu
    [acc] Gandalfa Szarego
    [ins] Gandalfem Szarym
    [loc] Gandalfie Szarym
}
    .gender = masculine
-gandalf-the-white = { $case ->
   *[nom] Gandalf Biały
    [gen] Gandalfa Białego
    [dat] Gandalfowi Białemu
    [acc] Gandalfa Białego
    [ins] Gandalfem Białym
    [loc] Gandalfie Białym
}
    .gender = masculine
-gwaihir-the-windlord = { $case ->
   *[nom] Gwaihir, Władca wichrów
    [gen] Gwaihira, Władcy wichrów
    [dat] Gwaihirowi, Władcy wichrów
    [acc] Gwaihira, Władcę wichrów
    [ins] Gwaihirem, Władcą wichrów
    [loc] Gwaihirze, Władcy wichrów
}
    .gender = masculine
-quickbeam = { $case ->
   *[nom] Żwawiec
    [gen] Żwawca
    [dat] Żwawcowi
    [acc] Żwawca
    [ins] Żwawcem
    [loc] Żwawcu
}
    .gender = masculine
-smeagol = { $case ->
   *[nom] Sméagol
    [gen] Sméagola
    [dat] Sméagolowi
    [acc] Sméagola
    [ins] Sméagolem
    [loc] Sméagolu
}
    .gender = masculine
-treebeard = { $case ->
   *[nom] Drzewiec
    [gen] Drzewca
    [dat] Drzewcowi
    [acc] Drzewca
    [ins] Drzewcem
    [loc] Drzewcu
}
    .gender = masculine
-ent-draught = { $case ->
   *[nom] Woda entów
    [gen] Wody entów
    [dat] Wodzie entów
    [acc] Wodę entów
    [ins] Wodą entów
    [loc] Wodzie entów
}
    .gender = feminine
-gandalfs-staff = { $case ->
   *[nom] Laska Gandalfa
    [gen] Laski Gandalfa
    [dat] Lasce Gandalfa
    [acc] Laskę Gandalfa
    [ins] Laską Gandalfa
    [loc] Lasce Gandalfa
}
    .gender = feminine
-glamdring = { $case ->
   *[nom] Glamdring
    [gen] Glamdringa
    [dat] Glamdringowi
    [acc] Glamdring
    [ins] Glamdringiem
    [loc] Glamdringu
}
    .gender = masculine
-narya-ring-of-fire = { $case ->
   *[nom] Narya, Pierścień Ognia
    [gen] Naryi, Pierścienia Ognia
    [dat] Naryi, Pierścieniowi Ognia
    [acc] Naryę, Pierścień Ognia
    [ins] Naryą, Pierścieniem Ognia
    [loc] Naryi, Pierścieniu Ognia
}
    .gender = feminine

# Isengard

-devilry-of-saruman = { $case ->
   *[nom] Diabelska sztuczka Sarumana
    [gen] Diabelskiej sztuczki Sarumana
    [dat] Diabelskiej sztuczce Sarumana
    [acc] Diabelską sztuczkę Sarumana
    [ins] Diabelską sztuczką Sarumana
    [loc] Diabelskiej sztuczce Sarumana
}
    .gender = feminine
-fighting-uruk-hai = { $case ->
   *[nom] Uruk-hai, orki bojowe
    [gen] Uruk-hai, orków bojowych
    [dat] Uruk-hai, orkom bojowym
    [acc] Uruk-hai, orki bojowe
    [ins] Uruk-hai, orkami bojowymi
    [loc] Uruk-hai, orkach bojowych
}
    .gender = plural
-wolf-riders = { $case ->
   *[nom] Jeźdźcy na wilkach
    [gen] Jeźdźców na wilkach
    [dat] Jeźdźcom na wilkach
    [acc] Jeźdźców na wilkach
    [ins] Jeźdźcami na wilkach
    [loc] Jeźdźcach na wilkach
}
    .gender = plural-personal
-white-hand-orcs = { $case ->
   *[nom] Orkowie Białej Ręki
    [gen] Orków Białej Ręki
    [dat] Orkom Białej Ręki
    [acc] Orków Białej Ręki
    [ins] Orkami Białej Ręki
    [loc] Orkach Białej Ręki
}
    .gender = plural-personal
-grima-wormtongue = { $case ->
   *[nom] Gríma Gadzi Język
    [gen] Grímy Gadziego Języka
    [dat] Grímie Gadziemu Językowi
    [acc] Grímę Gadziego Języka
    [ins] Grímą Gadzim Językiem
    [loc] Grímie Gadzim Języku
}
    .gender = masculine
-saruman = { $case ->
   *[nom] Saruman
    [gen] Sarumana
    [dat] Sarumanowi
    [acc] Sarumana
    [ins] Sarumanem
    [loc] Sarumanie
}
    .gender = masculine
-ugluk = { $case ->
   *[nom] Uglúk
    [gen] Uglúka
    [dat] Uglúkowi
    [acc] Uglúka
    [ins] Uglúkiem
    [loc] Uglúku
}
    .gender = masculine
-palantir-of-orthanc = { $case ->
   *[nom] Palantír z Orthanku
    [gen] Palantíru z Orthanku
    [dat] Palantírowi z Orthanku
    [acc] Palantír z Orthanku
    [ins] Palantírem z Orthanku
    [loc] Palantírze z Orthanku
}
    .gender = masculine
-sarumans-staff = { $case ->
   *[nom] Laska Sarumana
    [gen] Laski Sarumana
    [dat] Lasce Sarumana
    [acc] Laskę Sarumana
    [ins] Laską Sarumana
    [loc] Lasce Sarumana
}
    .gender = feminine
-woven-of-all-colours = { $case ->
   *[nom] Szaty utkane z wszystkich kolorów
    [gen] Szat utkanych z wszystkich kolorów
    [dat] Szatom utkanym z wszystkich kolorów
    [acc] Szaty utkane z wszystkich kolorów
    [ins] Szatami utkanymi z wszystkich kolorów
    [loc] Szatach utkanych z wszystkich kolorów
}
    .gender = plural
-threats-and-promises = { $case ->
   *[nom] Groźby i obietnice
    [gen] Gróźb i obietnic
    [dat] Groźbom i obietnicom
    [acc] Groźby i obietnice
    [ins] Groźbami i obietnicami
    [loc] Groźbach i obietnicach
}
    .gender = plural

# Monstrum

-goblins-of-the-misty-mountains = { $case ->
   *[nom] Gobliny z Gór Mglistych
    [gen] Goblinów z Gór Mglistych
    [dat] Goblinom z Gór Mglistych
    [acc] Gobliny z Gór Mglistych
    [ins] Goblinami z Gór Mglistych
    [loc] Goblinach z Gór Mglistych
}
    .gender = plural
-balrog-of-moria = { $case ->
   *[nom] Balrog z Morii
    [gen] Balroga z Morii
    [dat] Balrogowi z Morii
    [acc] Balroga z Morii
    [ins] Balrogiem z Morii
    [loc] Balrogu z Morii
}
    .gender = masculine
-barrow-wights = { $case ->
   *[nom] Upiory Kurhanów
    [gen] Upiorów Kurhanów
    [dat] Upiorom Kurhanów
    [acc] Upiory Kurhanów
    [ins] Upiorami Kurhanów
    [loc] Upiorach Kurhanów
}
    .gender = plural
-candles-of-corpses = { $case ->
   *[nom] Świece umarłych
    [gen] Świec umarłych
    [dat] Świecom umarłych
    [acc] Świece umarłych
    [ins] Świecami umarłych
    [loc] Świecach umarłych
}
    .gender = plural
-caradhras-the-cruel = { $case ->
   *[nom] Okrutnik Caradhras
    [gen] Okrutnika Caradhrasa
    [dat] Okrutnikowi Caradhrasowi
    [acc] Okrutnika Caradhrasa
    [ins] Okrutnikiem Caradhrasem
    [loc] Okrutniku Caradhrasie
}
    .gender = masculine
-cave-troll = { $case ->
   *[nom] Jaskiniowy troll
    [gen] Jaskiniowego trolla
    [dat] Jaskiniowemu trollowi
    [acc] Jaskiniowego trolla
    [ins] Jaskiniowym trollem
    [loc] Jaskiniowym trollu
}
    .gender = masculine
-flocks-of-crebain = { $case ->
   *[nom] Stada Krebainów
    [gen] Stad Krebainów
    [dat] Stadom Krebainów
    [acc] Stada Krebainów
    [ins] Stadami Krebainów
    [loc] Stadach Krebainów
}
    .gender = plural
-gollum = { $case ->
   *[nom] Gollum
    [gen] Golluma
    [dat] Gollumowi
    [acc] Golluma
    [ins] Gollumem
    [loc] Gollumie
}
    .gender = masculine
-hill-troll = { $case ->
   *[nom] Górski troll
    [gen] Górskiego trolla
    [dat] Górskiemu trollowi
    [acc] Górskiego trolla
    [ins] Górskim trollem
    [loc] Górskim trollu
}
    .gender = masculine
-shelob = { $case ->
   *[nom] Szeloba
    [gen] Szeloby
    [dat] Szelobie
    [acc] Szelobę
    [ins] Szelobą
    [loc] Szelobie
}
    .gender = feminine

# Południowcy

-coastal-raiders = { $case ->
   *[nom] Przybrzeżni najeźdźcy
    [gen] Przybrzeżnych najeźdźców
    [dat] Przybrzeżnym najeźdźcom
    [acc] Przybrzeżnych najeźdźców
    [ins] Przybrzeżnymi najeźdźcami
    [loc] Przybrzeżnych najeźdźcach
}
    .gender = plural-personal
-corsairs-of-umbar = { $case ->
   *[nom] Korsarze z Umbaru
    [gen] Korsarzy z Umbaru
    [dat] Korsarzom z Umbaru
    [acc] Korsarzy z Umbaru
    [ins] Korsarzami z Umbaru
    [loc] Korsarzach z Umbaru
}
    .gender = plural-personal
-haradrim-mumakil = Mûmakil Haradrimów
    .gender = plural
-haradrim-regulars = { $case ->
   *[nom] Żołnierze Haradrimów
    [gen] Żołnierzy Haradrimów
    [dat] Żołnierzom Haradrimów
    [acc] Żołnierzy Haradrimów
    [ins] Żołnierzami Haradrimów
    [loc] Żołnierzach Haradrimów
}
    .gender = plural-personal
-haradrim-cavalry = { $case ->
   *[nom] Kawaleria Haradrimów
    [gen] Kawalerii Haradrimów
    [dat] Kawalerii Haradrimów
    [acc] Kawalerię Haradrimów
    [ins] Kawalerią Haradrimów
    [loc] Kawalerii Haradrimów
}
    .gender = feminine
-the-black-fleet = { $case ->
   *[nom] Czarna flota
    [gen] Czarnej floty
    [dat] Czarnej flocie
    [acc] Czarną flotę
    [ins] Czarną flotą
    [loc] Czarnej flocie
}
    .gender = feminine
-the-black-serpent = { $case ->
   *[nom] Czarny Wąż
    [gen] Czarnego Węża
    [dat] Czarnemu Wężowi
    [acc] Czarnego Węża
    [ins] Czarnym Wężem
    [loc] Czarnym Wężu
}
    .gender = masculine

# Mordor

-black-uruks = { $case ->
   *[nom] Czarni Urukowie
    [gen] Czarnych Uruków
    [dat] Czarnym Urukom
    [acc] Czarnych Uruków
    [ins] Czarnymi Urukami
    [loc] Czarnych Urukach
}
    .gender = plural-personal
-grond-hammer-of-the-underworld = { $case ->
   *[nom] Grond, młot podziemi
    [gen] Gronda, młota podziemi
    [dat] Grondowi, młotowi podziemi
    [acc] Grond, młot podziemi
    [ins] Grondem, młotem podziemi
    [loc] Grondzie, młocie podziemi
}
    .gender = masculine
-mordor-orcs = { $case ->
   *[nom] Orkowie z Mordoru
    [gen] Orków z Mordoru
    [dat] Orkom z Mordoru
    [acc] Orków z Mordoru
    [ins] Orkami z Mordoru
    [loc] Orkach z Mordoru
}
    .gender = plural-personal
-olog-hai = Olog-hai
    .gender = plural-personal
-trolls-of-udun = { $case ->
   *[nom] Trolle z Udûnu
    [gen] Trolli z Udûnu
    [dat] Trollom z Udûnu
    [acc] Trolle z Udûnu
    [ins] Trollami z Udûnu
    [loc] Trollach z Udûnu
}
    .gender = plural
-gorbag-and-shagrat = { $case ->
   *[nom] Gorbag i Szagrat
    [gen] Gorbaga i Szagrata
    [dat] Gorbagowi i Szagratowi
    [acc] Gorbaga i Szagrata
    [ins] Gorbagiem i Szagratem
    [loc] Gorbagu i Szagracie
}
    .gender = plural-personal
-grishnakh = { $case ->
   *[nom] Grisznák
    [gen] Grisznáka
    [dat] Grisznákowi
    [acc] Grisznáka
    [ins] Grisznákiem
    [loc] Grisznáku
}
    .gender = masculine
-mouth-of-sauron = { $case ->
   *[nom] Rzecznik Saurona
    [gen] Rzecznika Saurona
    [dat] Rzecznikowi Saurona
    [acc] Rzecznika Saurona
    [ins] Rzecznikiem Saurona
    [loc] Rzeczniku Saurona
}
    .gender = masculine
-the-beguiler = { $case ->
   *[nom] Zaklinacz
    [gen] Zaklinacza
    [dat] Zaklinaczowi
    [acc] Zaklinacza
    [ins] Zaklinaczem
    [loc] Zaklinaczu
}
    .gender = masculine
-the-black-easterling = { $case ->
   *[nom] Czarny Easterling
    [gen] Czarnego Easterlinga
    [dat] Czarnemu Easterlingowi
    [acc] Czarnego Easterlinga
    [ins] Czarnym Easterlingiem
    [loc] Czarnym Easterlingu
}
    .gender = masculine
-the-commander = { $case ->
   *[nom] Dowódca
    [gen] Dowódcy
    [dat] Dowódcy
    [acc] Dowódcę
    [ins] Dowódcą
    [loc] Dowódcy
}
    .gender = masculine
-the-destroyer = { $case ->
   *[nom] Niszczyciel
    [gen] Niszczyciela
    [dat] Niszczycielowi
    [acc] Niszczyciela
    [ins] Niszczycielem
    [loc] Niszczycielu
}
    .gender = masculine
-the-hunter = { $case ->
   *[nom] Łowca
    [gen] Łowcy
    [dat] Łowcy
    [acc] Łowcę
    [ins] Łowcą
    [loc] Łowcy
}
    .gender = masculine
-the-lidless-eye = { $case ->
   *[nom] Oko bez powiek
    [gen] Oka bez powiek
    [dat] Oku bez powiek
    [acc] Oko bez powiek
    [ins] Okiem bez powiek
    [loc] Oku bez powiek
}
    .gender = neuter
-the-messenger = { $case ->
   *[nom] Wysłannik
    [gen] Wysłannika
    [dat] Wysłannikowi
    [acc] Wysłannika
    [ins] Wysłannikiem
    [loc] Wysłanniku
}
    .gender = masculine
-the-reaver = { $case ->
   *[nom] Rozbójnik
    [gen] Rozbójnika
    [dat] Rozbójnikowi
    [acc] Rozbójnika
    [ins] Rozbójnikiem
    [loc] Rozbójniku
}
    .gender = masculine
-the-warrior = { $case ->
   *[nom] Wojownik
    [gen] Wojownika
    [dat] Wojownikowi
    [acc] Wojownika
    [ins] Wojownikiem
    [loc] Wojowniku
}
    .gender = masculine
-the-witch-king = { $case ->
   *[nom] Czarnoksiężnik z Angmaru
    [gen] Czarnoksiężnika z Angmaru
    [dat] Czarnoksiężnikowi z Angmaru
    [acc] Czarnoksiężnika z Angmaru
    [ins] Czarnoksiężnikiem z Angmaru
    [loc] Czarnoksiężniku z Angmaru
}
    .gender = masculine
-black-breath = { $case ->
   *[nom] Tchnienie Ciemnych Sił
    [gen] Tchnienia Ciemnych Sił
    [dat] Tchnieniu Ciemnych Sił
    [acc] Tchnienie Ciemnych Sił
    [ins] Tchnieniem Ciemnych Sił
    [loc] Tchnieniu Ciemnych Sił
}
    .gender = neuter
-black-riders-mount = { $case ->
   *[nom] Koń Czarnego Jeźdźca
    [gen] Konia Czarnego Jeźdźca
    [dat] Koniowi Czarnego Jeźdźca
    [acc] Konia Czarnego Jeźdźca
    [ins] Koniem Czarnego Jeźdźca
    [loc] Koniu Czarnego Jeźdźca
}
    .gender = masculine
-fell-beast = { $case ->
   *[nom] Skrzydlata bestia
    [gen] Skrzydlatej bestii
    [dat] Skrzydlatej bestii
    [acc] Skrzydlatą bestię
    [ins] Skrzydlatą bestią
    [loc] Skrzydlatej bestii
}
    .gender = feminine
-morgul-blade = { $case ->
   *[nom] Ostrze Morgulu
    [gen] Ostrza Morgulu
    [dat] Ostrzu Morgulu
    [acc] Ostrze Morgulu
    [ins] Ostrzem Morgulu
    [loc] Ostrzu Morgulu
}
    .gender = neuter
-nazguls-mantle = { $case ->
   *[nom] Płaszcz Nazgûla
    [gen] Płaszcza Nazgûla
    [dat] Płaszczowi Nazgûla
    [acc] Płaszcz Nazgûla
    [ins] Płaszczem Nazgûla
    [loc] Płaszczu Nazgûla
}
    .gender = masculine
-the-black-captain = { $case ->
   *[nom] Czarny wódz
    [gen] Czarnego wodza
    [dat] Czarnemu wodzowi
    [acc] Czarnego wodza
    [ins] Czarnym wodzem
    [loc] Czarnym wodzu
}
    .gender = masculine
-the-day-without-dawn = { $case ->
   *[nom] Dzień, w którym słońce nie wzeszło
    [gen] Dnia, w którym słońce nie wzeszło
    [dat] Dniowi, w którym słońce nie wzeszło
    [acc] Dzień, w którym słońce nie wzeszło
    [ins] Dniem, w którym słońce nie wzeszło
    [loc] Dniu, w którym słońce nie wzeszło
}
    .gender = masculine
-the-ringwraiths-are-abroad = Upiory Pierścienia są w drodze
    .gender = plural

# Karty promocyjne

-ioreth = Ioreth
    .gender = feminine
-ghan-buri-ghan = { $case ->
   *[nom] Ghân-buri-Ghân
    [gen] Ghân-buri-Ghâna
    [dat] Ghân-buri-Ghânowi
    [acc] Ghân-buri-Ghâna
    [ins] Ghân-buri-Ghânem
    [loc] Ghân-buri-Ghânie
}
    .gender = masculine
-whip-of-many-thongs = { $case ->
   *[nom] Bicz o wielu rzemieniach
    [gen] Bicza o wielu rzemieniach
    [dat] Biczowi o wielu rzemieniach
    [acc] Bicz o wielu rzemieniach
    [ins] Biczem o wielu rzemieniach
    [loc] Biczu o wielu rzemieniach
}
    .gender = masculine
-gothmog = { $case ->
   *[nom] Gothmog
    [gen] Gothmoga
    [dat] Gothmogowi
    [acc] Gothmoga
    [ins] Gothmogiem
    [loc] Gothmogu
}
    .gender = masculine

## Lokalizacje. `in` – gdzie, `to` – dokąd, `from` – skąd.

# Pola bitew Wolnych Ludów

-dol-amroth = { $case ->
   *[nom] Dol Amroth
    [gen] Dol Amrothu
    [dat] Dol Amrothowi
    [acc] Dol Amroth
    [ins] Dol Amrothem
    [loc] Dol Amrocie
    [in] w Dol Amrocie
    [to] do Dol Amrothu
    [from] z Dol Amrothu
}
    .gender = masculine
-edoras = { $case ->
   *[nom] Edoras
    [gen] Edoras
    [dat] Edoras
    [acc] Edoras
    [ins] Edoras
    [loc] Edoras
    [in] w Edoras
    [to] do Edoras
    [from] z Edoras
}
    .gender = neuter
-helms-deep = { $case ->
   *[nom] Helmowy Jar
    [gen] Helmowego Jaru
    [dat] Helmowemu Jarowi
    [acc] Helmowy Jar
    [ins] Helmowym Jarem
    [loc] Helmowym Jarze
    [in] w Helmowym Jarze
    [to] do Helmowego Jaru
    [from] z Helmowego Jaru
}
    .gender = masculine
-lorien = { $case ->
   *[nom] Lórien
    [gen] Lórien
    [dat] Lórien
    [acc] Lórien
    [ins] Lórien
    [loc] Lórien
    [in] w Lórien
    [to] do Lórien
    [from] z Lórien
}
    .gender = neuter
-minas-tirith = { $case ->
   *[nom] Minas Tirith
    [gen] Minas Tirith
    [dat] Minas Tirith
    [acc] Minas Tirith
    [ins] Minas Tirith
    [loc] Minas Tirith
    [in] w Minas Tirith
    [to] do Minas Tirith
    [from] z Minas Tirith
}
    .gender = neuter
-pelargir = { $case ->
   *[nom] Pelargir
    [gen] Pelargiru
    [dat] Pelargirowi
    [acc] Pelargir
    [ins] Pelargirem
    [loc] Pelargirze
    [in] w Pelargirze
    [to] do Pelargiru
    [from] z Pelargiru
}
    .gender = masculine
-rivendell = { $case ->
   *[nom] Rivendell
    [gen] Rivendell
    [dat] Rivendell
    [acc] Rivendell
    [ins] Rivendell
    [loc] Rivendell
    [in] w Rivendell
    [to] do Rivendell
    [from] z Rivendell
}
    .gender = neuter

# Pola bitew Cienia

-dol-guldur = { $case ->
   *[nom] Dol Guldur
    [gen] Dol Guldur
    [dat] Dol Guldur
    [acc] Dol Guldur
    [ins] Dol Guldur
    [loc] Dol Guldur
    [in] w Dol Guldur
    [to] do Dol Guldur
    [from] z Dol Guldur
}
    .gender = neuter
-harad = { $case ->
   *[nom] Harad
    [gen] Haradu
    [dat] Haradowi
    [acc] Harad
    [ins] Haradem
    [loc] Haradzie
    [in] w Haradzie
    [to] do Haradu
    [from] z Haradu
}
    .gender = masculine
-minas-morgul = { $case ->
   *[nom] Minas Morgul
    [gen] Minas Morgul
    [dat] Minas Morgul
    [acc] Minas Morgul
    [ins] Minas Morgul
    [loc] Minas Morgul
    [in] w Minas Morgul
    [to] do Minas Morgul
    [from] z Minas Morgul
}
    .gender = neuter
-morannon = { $case ->
   *[nom] Morannon
    [gen] Morannonu
    [dat] Morannonowi
    [acc] Morannon
    [ins] Morannonem
    [loc] Morannonie
    [in] pod Morannonem
    [to] pod Morannon
    [from] spod Morannonu
}
    .gender = masculine
-moria = { $case ->
   *[nom] Moria
    [gen] Morii
    [dat] Morii
    [acc] Morię
    [ins] Morią
    [loc] Morii
    [in] w Morii
    [to] do Morii
    [from] z Morii
}
    .gender = feminine
-orthanc = { $case ->
   *[nom] Orthank
    [gen] Orthanku
    [dat] Orthankowi
    [acc] Orthank
    [ins] Orthankiem
    [loc] Orthanku
    [in] w Orthanku
    [to] do Orthanku
    [from] z Orthanku
}
    .gender = masculine
-umbar = { $case ->
   *[nom] Umbar
    [gen] Umbaru
    [dat] Umbarowi
    [acc] Umbar
    [ins] Umbarem
    [loc] Umbarze
    [in] w Umbarze
    [to] do Umbaru
    [from] z Umbaru
}
    .gender = masculine

# Ścieżka 1

-bag-end = { $case ->
   *[nom] Bag End
    [gen] Bag End
    [dat] Bag End
    [acc] Bag End
    [ins] Bag End
    [loc] Bag End
    [in] w Bag End
    [to] do Bag End
    [from] z Bag End
}
    .gender = neuter
-bucklebury-ferry = { $case ->
   *[nom] Prom w Bucklebury
    [gen] Promu w Bucklebury
    [dat] Promowi w Bucklebury
    [acc] Prom w Bucklebury
    [ins] Promem w Bucklebury
    [loc] Promie w Bucklebury
    [in] na Promie w Bucklebury
    [to] na Prom w Bucklebury
    [from] z Promu w Bucklebury
}
    .gender = masculine
-gildors-encampment = { $case ->
   *[nom] Obóz Gildora
    [gen] Obozu Gildora
    [dat] Obozowi Gildora
    [acc] Obóz Gildora
    [ins] Obozem Gildora
    [loc] Obozie Gildora
    [in] w Obozie Gildora
    [to] do Obozu Gildora
    [from] z Obozu Gildora
}
    .gender = masculine

# Ścieżka 2

-inn-of-the-prancing-pony = { $case ->
   *[nom] Gospoda „Pod Rozbrykanym Kucykiem”
    [gen] Gospody „Pod Rozbrykanym Kucykiem”
    [dat] Gospodzie „Pod Rozbrykanym Kucykiem”
    [acc] Gospodę „Pod Rozbrykanym Kucykiem”
    [ins] Gospodą „Pod Rozbrykanym Kucykiem”
    [loc] Gospodzie „Pod Rozbrykanym Kucykiem”
    [in] w Gospodzie „Pod Rozbrykanym Kucykiem”
    [to] do Gospody „Pod Rozbrykanym Kucykiem”
    [from] z Gospody „Pod Rozbrykanym Kucykiem”
}
    .gender = feminine
-the-old-forest = { $case ->
   *[nom] Stary Las
    [gen] Starego Lasu
    [dat] Staremu Lasowi
    [acc] Stary Las
    [ins] Starym Lasem
    [loc] Starym Lesie
    [in] w Starym Lesie
    [to] do Starego Lasu
    [from] ze Starego Lasu
}
    .gender = masculine
-weathertop = { $case ->
   *[nom] Wichrowy Czub
    [gen] Wichrowego Czuba
    [dat] Wichrowemu Czubowi
    [acc] Wichrowy Czub
    [ins] Wichrowym Czubem
    [loc] Wichrowym Czubie
    [in] na Wichrowym Czubie
    [to] na Wichrowy Czub
    [from] z Wichrowego Czuba
}
    .gender = masculine

# Ścieżka 3

-fords-of-bruinen = { $case ->
   *[nom] Bród Bruinen
    [gen] Brodu Bruinen
    [dat] Brodowi Bruinen
    [acc] Bród Bruinen
    [ins] Brodem Bruinen
    [loc] Brodzie Bruinen
    [in] przy Brodzie Bruinen
    [to] do Brodu Bruinen
    [from] od Brodu Bruinen
}
    .gender = masculine
-imladris = { $case ->
   *[nom] Imladris
    [gen] Imladris
    [dat] Imladris
    [acc] Imladris
    [ins] Imladris
    [loc] Imladris
    [in] w Imladris
    [to] do Imladris
    [from] z Imladris
}
    .gender = neuter
-the-council-of-elrond = { $case ->
   *[nom] Narada u Elronda
    [gen] Narady u Elronda
    [dat] Naradzie u Elronda
    [acc] Naradę u Elronda
    [ins] Naradą u Elronda
    [loc] Naradzie u Elronda
    [in] na Naradzie u Elronda
    [to] na Naradę u Elronda
    [from] z Narady u Elronda
}
    .gender = feminine

# Ścieżka 4

-caradhras = { $case ->
   *[nom] Caradhras
    [gen] Caradhrasu
    [dat] Caradhrasowi
    [acc] Caradhras
    [ins] Caradhrasem
    [loc] Caradhrasie
    [in] na Caradhrasie
    [to] na Caradhras
    [from] z Caradhrasu
}
    .gender = masculine
-khazad-dum = { $case ->
   *[nom] Khazad-dûm
    [gen] Khazad-dûm
    [dat] Khazad-dûm
    [acc] Khazad-dûm
    [ins] Khazad-dûm
    [loc] Khazad-dûm
    [in] w Khazad-dûm
    [to] do Khazad-dûm
    [from] z Khazad-dûm
}
    .gender = neuter
-the-doors-of-durin = { $case ->
   *[nom] Drzwi Durina
    [gen] Drzwi Durina
    [dat] Drzwiom Durina
    [acc] Drzwi Durina
    [ins] Drzwiami Durina
    [loc] Drzwiach Durina
    [in] przy Drzwiach Durina
    [to] do Drzwi Durina
    [from] od Drzwi Durina
}
    .gender = plural

# Ścieżka 5

-dimrill-dale = { $case ->
   *[nom] Dolina Półmroku
    [gen] Doliny Półmroku
    [dat] Dolinie Półmroku
    [acc] Dolinę Półmroku
    [ins] Doliną Półmroku
    [loc] Dolinie Półmroku
    [in] w Dolinie Półmroku
    [to] do Doliny Półmroku
    [from] z Doliny Półmroku
}
    .gender = feminine
-egladil = { $case ->
   *[nom] Egladil
    [gen] Egladil
    [dat] Egladil
    [acc] Egladil
    [ins] Egladil
    [loc] Egladil
    [in] w Egladil
    [to] do Egladil
    [from] z Egladil
}
    .gender = neuter
-lothlorien = { $case ->
   *[nom] Lothlórien
    [gen] Lothlórien
    [dat] Lothlórien
    [acc] Lothlórien
    [ins] Lothlórien
    [loc] Lothlórien
    [in] w Lothlórien
    [to] do Lothlórien
    [from] z Lothlórien
}
    .gender = neuter

# Ścieżka 6

-amon-hen = { $case ->
   *[nom] Amon Hen
    [gen] Amon Hen
    [dat] Amon Hen
    [acc] Amon Hen
    [ins] Amon Hen
    [loc] Amon Hen
    [in] na Amon Hen
    [to] na Amon Hen
    [from] z Amon Hen
}
    .gender = neuter
-dead-marshes = { $case ->
   *[nom] Martwe bagna
    [gen] Martwych bagien
    [dat] Martwym bagnom
    [acc] Martwe bagna
    [ins] Martwymi bagnami
    [loc] Martwych bagnach
    [in] na Martwych bagnach
    [to] na Martwe bagna
    [from] z Martwych bagien
}
    .gender = plural
-emyn-muil = { $case ->
   *[nom] Emyn Muil
    [gen] Emyn Muil
    [dat] Emyn Muil
    [acc] Emyn Muil
    [ins] Emyn Muil
    [loc] Emyn Muil
    [in] w Emyn Muil
    [to] do Emyn Muil
    [from] z Emyn Muil
}
    .gender = neuter

# Ścieżka 7

-henneth-annun = { $case ->
   *[nom] Henneth Annûn
    [gen] Henneth Annûn
    [dat] Henneth Annûn
    [acc] Henneth Annûn
    [ins] Henneth Annûn
    [loc] Henneth Annûn
    [in] w Henneth Annûn
    [to] do Henneth Annûn
    [from] z Henneth Annûn
}
    .gender = neuter
-osgiliath = { $case ->
   *[nom] Osgiliath
    [gen] Osgiliath
    [dat] Osgiliath
    [acc] Osgiliath
    [ins] Osgiliath
    [loc] Osgiliath
    [in] w Osgiliath
    [to] do Osgiliath
    [from] z Osgiliath
}
    .gender = neuter
-the-cross-roads = { $case ->
   *[nom] Rozstaj dróg
    [gen] Rozstaju dróg
    [dat] Rozstajowi dróg
    [acc] Rozstaj dróg
    [ins] Rozstajem dróg
    [loc] Rozstaju dróg
    [in] na Rozstaju dróg
    [to] na Rozstaj dróg
    [from] z Rozstaju dróg
}
    .gender = masculine

# Ścieżka 8

-cirith-ungol = { $case ->
   *[nom] Cirith Ungol
    [gen] Cirith Ungol
    [dat] Cirith Ungol
    [acc] Cirith Ungol
    [ins] Cirith Ungol
    [loc] Cirith Ungol
    [in] w Cirith Ungol
    [to] do Cirith Ungol
    [from] z Cirith Ungol
}
    .gender = neuter
-morgul-vale = { $case ->
   *[nom] Dolina Morgul
    [gen] Doliny Morgul
    [dat] Dolinie Morgul
    [acc] Dolinę Morgul
    [ins] Doliną Morgul
    [loc] Dolinie Morgul
    [in] w Dolinie Morgul
    [to] do Doliny Morgul
    [from] z Doliny Morgul
}
    .gender = feminine
-shelobs-lair = { $case ->
   *[nom] Jaskinia Szeloby
    [gen] Jaskini Szeloby
    [dat] Jaskini Szeloby
    [acc] Jaskinię Szeloby
    [ins] Jaskinią Szeloby
    [loc] Jaskini Szeloby
    [in] w Jaskini Szeloby
    [to] do Jaskini Szeloby
    [from] z Jaskini Szeloby
}
    .gender = feminine

# Ścieżka 9

-crack-of-doom = { $case ->
   *[nom] Szczelina zagłady
    [gen] Szczeliny zagłady
    [dat] Szczelinie zagłady
    [acc] Szczelinę zagłady
    [ins] Szczeliną zagłady
    [loc] Szczelinie zagłady
    [in] w Szczelinie zagłady
    [to] do Szczeliny zagłady
    [from] ze Szczeliny zagłady
}
    .gender = feminine
-morgai = { $case ->
   *[nom] Morgai
    [gen] Morgai
    [dat] Morgai
    [acc] Morgai
    [ins] Morgai
    [loc] Morgai
    [in] w Morgai
    [to] do Morgai
    [from] z Morgai
}
    .gender = neuter
-orodruin = { $case ->
   *[nom] Orodruina
    [gen] Orodruiny
    [dat] Orodruinie
    [acc] Orodruinę
    [ins] Orodruiną
    [loc] Orodruinie
    [in] na Orodruinie
    [to] na Orodruinę
    [from] z Orodruiny
}
    .gender = feminine

## Słowa, z których składają się teksty kart. Formy czasownika: `start` i `you` to rozkaźnik,
## `they` mówi, co robi gracz, `to` to bezokolicznik po „możesz” i „aby”.

-do-activate = { $case ->
   *[to] aktywować
    [start] Aktywuj
    [you] aktywuj
    [they] aktywuje
}
-do-reactivate = { $case ->
   *[to] reaktywować
    [start] Reaktywuj
    [you] reaktywuj
    [they] reaktywuje
}
-do-activate-or-reactivate = { $case ->
   *[to] aktywować lub reaktywować
    [start] Aktywuj lub reaktywuj
    [you] aktywuj lub reaktywuj
    [they] aktywuje lub reaktywuje
}
-do-add = { $case ->
   *[to] dodać
    [start] Dodaj
    [you] dodaj
    [they] dodaje
}
-do-cycle = { $case ->
   *[to] zrzucić
    [start] Zrzuć
    [you] zrzuć
    [they] zrzuca
}
-do-draw = { $case ->
   *[to] dobrać
    [start] Dobierz
    [you] dobierz
    [they] dobiera
}
-do-eliminate = { $case ->
   *[to] wykluczyć
    [start] Wyklucz
    [you] wyklucz
    [they] wyklucza
}
-do-forsake = { $case ->
   *[to] poświęcić
    [start] Poświęć
    [you] poświęć
    [they] poświęca
}
-do-look = { $case ->
   *[to] obejrzeć
    [start] Obejrzyj
    [you] obejrzyj
    [they] ogląda
}
-do-move = { $case ->
   *[to] poruszyć
    [start] Porusz
    [you] porusz
    [they] porusza
}
-do-play = { $case ->
   *[to] zagrać
    [start] Zagraj
    [you] zagraj
    [they] zagrywa
}
-do-recycle = { $case ->
   *[to] odświeżyć
    [start] Odśwież
    [you] odśwież
    [they] odświeża
}
-do-remove = { $case ->
   *[to] usunąć
    [start] Usuń
    [you] usuń
    [they] usuwa
}
-do-take = { $case ->
   *[to] wziąć
    [start] Weź
    [you] weź
    [they] bierze
}
-do-use = { $case ->
   *[to] zużyć
    [start] Zużyj
    [you] zużyj
    [they] zużywa
}
-noun-card = { $case ->
   *[nom] karta
    [acc] kartę
    [few] karty
    [many] kart
    [each] każdą kartę
}
-noun-army = { $case ->
   *[nom] armia
    [acc] armię
    [few] armie
    [many] armii
    [each] każdą armię
}
-noun-character = { $case ->
   *[nom] postać
    [acc] postać
    [few] postacie
    [many] postaci
    [each] każdą postać
}
-noun-item = { $case ->
   *[nom] przedmiot
    [acc] przedmiot
    [few] przedmioty
    [many] przedmiotów
    [each] każdy przedmiot
}
-noun-event = { $case ->
   *[nom] wydarzenie
    [acc] wydarzenie
    [few] wydarzenia
    [many] wydarzeń
    [each] każde wydarzenie
}
-noun-afield = { $case ->
   *[nom] armia lub postać
    [acc] armię lub postać
    [few] armie lub postacie
    [many] armii lub postaci
    [each] każdą armię lub postać
}
-place-reserve = { $case ->
   *[at] w rezerwie
    [to] do rezerwy
}
-place-path = { $case ->
   *[at] na ścieżce
    [to] na ścieżkę
}
-place-ground = { $case ->
   *[at] na polu bitwy
    [to] na pole bitwy
}
-place-afield = { $case ->
   *[at] na ścieżce lub polu bitwy
    [to] na ścieżkę lub pole bitwy
}
-place-anywhere = { $case ->
   *[at] w grze
    [to] do gry
}

## Teksty kart: części mowy

text-sentence = { $text }.
text-then = { $first }, a następnie { $then }
text-and = { $first } i { $last }
text-or = { $first } lub { $last }
text-either = { $first } albo { $second }
text-name = { NAME($name, $case) }
text-wielder = dzierżyciela
text-kind = { NAME($noun, $form) }
text-kind-faction = { NAME($noun, $form) } { NAME($faction, case: "gen") }
text-kind-keyword = { NAME($keyword, $form) }
text-count = { $count } { $count ->
    [one] { NAME($noun, case: "acc") }
    [few] { NAME($noun, case: "few") }
   *[many] { NAME($noun, case: "many") }
}
text-count-faction = { $count } { $count ->
    [one] { NAME($noun, case: "acc") }
    [few] { NAME($noun, case: "few") }
   *[many] { NAME($noun, case: "many") }
} { NAME($faction, case: "gen") }
text-count-keyword = { $count } { $count ->
    [one] { NAME($keyword, case: "acc") }
    [few] { NAME($keyword, case: "few") }
   *[many] { NAME($keyword, case: "many") }
}
text-up-to = maksymalnie { $what }
text-count-of = { $count } spośród: { $what }
filter-both = { $what }, zarazem { $also }
filter-but = { $what }, ale nie { $but }
filter-not = { $case ->
    [nom] inna karta niż
    [each] każdą kartę inną niż
    [few] karty inne niż
    [many] kart innych niż
   *[acc] inną kartę niż
} { $but }
text-cards = { $cards ->
    [one] 1 kartę
    [few] { $cards } karty
   *[many] { $cards } kart
}
text-at = { NAME($place, case: "at") }
text-at-numbered = na ścieżce { $number }
text-at-location = { NAME($location, case: "in") }
text-to = { NAME($place, case: "to") }
text-to-numbered = na ścieżkę { $number }
text-to-location = na { NAME($location, case: "acc") }
text-to-grounds-of = na pola bitew { NAME($faction, case: "gen") }
text-to-any-ground = na dowolne pole bitwy
text-ground-of = pole bitwy { NAME($faction, case: "gen") }
text-any-ground = dowolne pole bitwy
text-attack = +{ $icons } do ataku
text-defence = +{ $icons } do obrony
text-ground-attack = +{ $icons } do ataku na polu bitwy
text-ground-defence = +{ $icons } do obrony na polu bitwy
text-path-attack = +{ $icons } do ataku na ścieżce
text-path-defence = +{ $icons } do obrony na ścieżce

## Teksty kart: warunki

text-stands = { $who } jest { $at }
text-is-at = ta karta jest { $at }
text-supports = ta karta wspiera { $who }
text-beside = { $where ->
    [path] na tej samej ścieżce
   *[ground] na tym samym polu bitwy
} jest { $what }
text-active-path = aktywną ścieżką jest { NAME($location) }

## Teksty kart: co się robi

text-draw = { NAME("do-draw", $form) } { $cards }
text-draw-or-more = { NAME("do-draw", $form) } { $cards } ({ $more }, jeśli { $condition })
text-cycle = { NAME("do-cycle", $form) } { $cards } z ręki
text-forsake = { NAME("do-forsake", $form) } { $cards }
text-recycle = { NAME("do-recycle", $form) } swój stos zrzuconych kart
text-take = { NAME("do-take", $form) } na rękę { $what } { $source ->
    [deck] ze swojej talii dobierania
    [cycled] ze swojego stosu zrzuconych kart
   *[both] ze swojej talii dobierania lub stosu zrzuconych kart
}
text-remove = { NAME("do-remove", $form) } z gry { $what }
text-look = { NAME("do-look", $form) } { $cards } z wierzchu swojej talii dobierania
text-eliminate-of-them = { NAME("do-eliminate", $form) } { $cards } z nich
text-cycle-of-them = { NAME("do-cycle", $form) } { $cards } z nich
text-take-last = ostatnią { NAME("do-take", $form) } na rękę
text-play-of-them = { NAME("do-play", $form) } spośród nich { $what }
text-play-of-them-to = { NAME("do-play", $form) } spośród nich { $what } { $to }
text-cycle-rest = { NAME("do-cycle", $form) } pozostałe
text-eliminate-here = { NAME("do-eliminate", $form) } tam { $what }
text-eliminate = { NAME("do-eliminate", $form) } { $what } w grze
text-sacrifice = { NAME("do-eliminate", $form) } z rezerwy dowolną liczbę { $what }; gracz { NAME($faction, case: "gen") } musi wykluczyć tyle samo kart { NAME($faction, case: "gen") } z aktywnych pól bitew
text-next-path = { NAME("do-activate", $form) } ścieżkę o następnym wyższym numerze
text-other-path = { NAME("do-activate", $form) } inną ścieżkę o tym samym numerze co aktywna
text-activate = { NAME("do-activate", $form) } { $ground }
text-activate-from-deck = { NAME("do-activate", $form) } { $ground }, jeśli nadal jest w swojej talii
text-reactivate = { NAME("do-reactivate", $form) } { $ground }
text-activate-or-reactivate = { NAME("do-activate-or-reactivate", $form) } { $ground }
text-move-there = { NAME("do-move", $form) } tam { $who } (nawet w rundzie, w której zagrano tę postać)
text-move-wielder = od razu { NAME("do-move", $form) } dzierżyciela { $to } (nawet w rundzie, w której zagrano tę postać)
text-tokens = { $tokens ->
    [one] 1 symbol
    [few] { $tokens } symbole
   *[many] { $tokens } symboli
} { $icon ->
    [attack] ataku
   *[defence] obrony
}
text-strengthen = { NAME("do-add", $form) } { $tokens } do { $target ->
    [path] aktywnej ścieżki
    [ground] aktywnego pola bitwy
    [either] aktywnej ścieżki lub aktywnego pola bitwy
    [this-path] tej ścieżki
    [this-ground] tego pola bitwy
   *[self] tej karty
}
text-strengthen-more = { $strengthen } ({ $more }, jeśli { $condition })
text-corrupt = { NAME("do-add", $form) } { $tokens ->
    [one] 1 żeton
    [few] { $tokens } żetony
   *[many] { $tokens } żetonów
} zepsucia
text-cleanse = { NAME("do-remove", $form) } 1 żeton zepsucia za { $what } na tej ścieżce
text-permit = { $form ->
    [start] W
   *[you] w
} tej rundzie { $who } można zagrywać i poruszać { $to }
text-permit-any-army = { $form ->
    [start] W
   *[you] w
} tej rundzie { $who } można zagrywać i poruszać { $to }, a wspierać ich może każda armia ich strony
text-each = { $form ->
    [start] Każdy
   *[you] każdy
} gracz { NAME($side, case: "gen") } { $deeds }
text-player = { $form ->
    [start] Gracz
   *[you] gracz
} { NAME($faction, case: "gen") } { $deeds }
text-may = { $form ->
    [start] Możesz
    [they] może
    [they-to] może
   *[you] możesz
} { $deeds }
text-may-to = { $form ->
    [start] Możesz
    [they] może
    [they-to] może
   *[you] możesz
} { $cost }, aby { $deeds }
text-if = { $form ->
    [start] Jeśli
   *[you] jeśli
} { $condition }, { $deeds }
text-use-action = { NAME("do-use", $form) } akcję
text-once = { $deeds } (raz na rundę)
text-cycle-it = { NAME("do-cycle", $form) } ją
text-cycle-this = { NAME("do-cycle", $form) } tę kartę
text-cycle-wielder = { NAME("do-cycle", $form) } dzierżyciela razem ze wszystkimi przedmiotami
text-eliminate-it = { NAME("do-eliminate", $form) } ją
text-eliminate-this = { NAME("do-eliminate", $form) } tę kartę

## Teksty kart: zdania

text-while = Gdy ta karta jest { $at }
text-while-wielder = Gdy dzierżyciel jest { $at }
text-on-play = Po zagraniu tej karty { $deeds }.
text-on-play-to = Po zagraniu tej karty { $to } { $deeds }.
text-on-play-wielder = Po zagraniu tej karty na dzierżyciela { $at } { $deeds }.
text-on-arrival = Po zagraniu lub poruszeniu tej karty { $to } { $deeds }.
text-action = { $while }, możesz { $cost }: { $deeds }.
text-action-of = { $while }, gracz { NAME($faction, case: "gen") } może { $cost }, aby { $deeds }.
text-bonus = { $icons }, gdy { $condition }.
text-bonus-at = { $icons } { $at }.
text-bonus-each = { $icons } za każde { $what } na { $where ->
    [path] tej samej ścieżce
   *[ground] tym samym polu bitwy
}.
text-lends = { $while }, { $who } ma { $icons }.
text-guards-path = { $while }, sama ścieżka ma { $icons }.
text-draws-more = { $while }, w każdej fazie dobierania dobierz o { $cards ->
    [one] 1 kartę
    [few] { $cards } karty
   *[many] { $cards } kart
} więcej.
text-draws-more-then-cycle = { $while }, w każdej fazie dobierania dobierz o { $cards ->
    [one] 1 kartę
    [few] { $cards } karty
   *[many] { $cards } kart
} więcej, a następnie { $cycle }.
text-carries-more = { $while }, twój limit pozostałości jest o 1 wyższy.
text-sees-top = { $while }, możesz w każdej chwili obejrzeć wierzchnią kartę swojej talii dobierania.
text-only-weapon = Dzierżyciel nie może mieć żadnej innej Broni.
text-befriends = Tę kartę można też zagrać lub poruszyć na pole bitwy { NAME($faction, case: "gen") } i mogą ją wspierać armie { NAME($faction, case: "gen") }.
text-opens = { $while }, { $who } można zagrywać i poruszać { $to }.
text-never-on = Tej karty nie można zagrać ani poruszyć na pole bitwy { NAME($side, case: "gen") }.
text-keeps-off-path = Tej karty nie można zagrać ani poruszyć na ścieżkę, gdy aktywne jest pole bitwy { NAME($side, case: "gen") }.
text-gives-way = Wyklucz tę kartę, gdy do gry wejdzie { $who }.
text-fate-eliminated = { $who ->
    [wielder] dzierżyciel miałby zostać wykluczony
   *[card] ta karta miałaby zostać wykluczona
} (także przez poświęcenie)
text-fate-combat = { $who ->
    [wielder] dzierżyciel miałby zostać wykluczony
   *[card] ta karta miałaby zostać wykluczona
} w walce
text-fate-path-combat = { $who ->
    [wielder] dzierżyciel miałby zostać wykluczony
   *[card] ta karta miałaby zostać wykluczona
} w walce na ścieżce
text-fate-forsaken-from-deck = { $who ->
    [wielder] dzierżyciel zostanie poświęcony
   *[card] ta karta zostanie poświęcona
} z wierzchu talii dobierania
text-fate-forsaken-from-reserve = { $who ->
    [wielder] dzierżyciel zostanie poświęcony
   *[card] ta karta zostanie poświęcona
} z rezerwy
text-instead = Jeśli { $fate }, zamiast tego zrzuć { $who ->
    [wielder] go
   *[card] ją
}.
text-instead-with-items = Jeśli { $fate }, zamiast tego zrzuć { $who ->
    [wielder] go razem ze wszystkimi przedmiotami
   *[card] ją razem z przedmiotami
}.
text-instead-without-items = Jeśli { $fate }, zamiast tego zrzuć { $who ->
    [wielder] go
   *[card] ją
}; przedmioty i tak zostają wykluczone.
text-tends = Po walce na polu bitwy, w której ta karta brała udział, możesz zrzucić ją i jedną inną postać { NAME($side, case: "gen") } z tej walki, zamiast je wykluczyć; ich przedmioty i tak zostają wykluczone.
text-tends-except = Po walce na polu bitwy, w której ta karta brała udział, możesz zrzucić ją i jedną inną postać { NAME($side, case: "gen") } z tej walki (ale nie z frakcji { NAME($faction, case: "gen") }), zamiast je wykluczyć; ich przedmioty i tak zostają wykluczone.

## Słowo, które zgadza się z nazwą karty
-is = { $case ->
   *[nom-masculine] jest
    [nom-feminine] jest
    [nom-neuter] jest
    [nom-plural] są
    [nom-plural-personal] są
}

## Boty

bot-greedy = ocenia każdą akcję po tym, co od razu przynosi
bot-easy = rozważa kilka możliwości i myli się jak początkujący
bot-medium = zgaduje, co mają inni, i rozważa wiele możliwości
bot-hard = zgaduje, co mają inni, i rozważa bardzo wiele możliwości

## Opcje przed grą

setting-scenario = Scenariusz
setting-scenario-trilogy = Trylogia: cała wojna, od Bag End do Góry Przeznaczenia
setting-scenario-duel = Pojedynek dwóch graczy: po jednej dużej talii
setting-scenario-three-player-duel = Pojedynek trzech graczy: jeden gracz Wolnych Ludów przeciw dwóm graczom Cienia
setting-scenario-fellowship-of-the-ring = Drużyna Pierścienia: tylko pierwsza książka, ścieżki od 1 do 6
setting-scenario-help = Trylogia jest dla dwóch, trzech albo czterech osób i ma cztery talie po 30 kart; gdy gra mniej niż cztery osoby, ktoś prowadzi obie talie jednej strony. W pojedynkach wszystkie karty strony tworzą jedną talię, chyba że graczy Cienia jest dwóch. Drużyna Pierścienia jest krótka i dobra na pierwszą grę.
setting-promos = Gramy z kartami promocyjnymi
setting-promos-help = Do Wolnych Ludów dołączają Ioreth i Ghân-buri-Ghân, a do Cienia Gothmog i Bicz o wielu rzemieniach. Wtasowuje się je do talii ich frakcji. Drużyna Pierścienia ma ustalone talie, więc tam ich nie ma.
setting-active_again = Karta może wskazać pole bitwy, które już jest aktywne
setting-active_again-help = Według naszego orzeczenia aktywnego pola bitwy nie można ani aktywować, ani reaktywować (W-3.13). Z tą opcją może je wskazać karta frakcji, która reaktywuje pola bitew: jego tekst rozpatruje się wtedy jeszcze raz.
setting-fight_first = Na starej ścieżce walczy się, zanim wybierze się nową
setting-fight_first-help = Gdy tekst zastępuje aktywną ścieżkę, najpierw wybieramy i odkrywamy nową, a potem toczy się walka na starej (W-3.18). Z tą opcją walka jest pierwsza, a wybiera się, znając jej wynik.
setting-no_dead_text = Karty nie można zagrać tam, gdzie jej tekstowi zabrakłoby ścieżki
setting-no_dead_text-help = Według naszego orzeczenia kartę wolno zagrać, nawet jeśli jej tekst nie może już aktywować innej ścieżki; tę część się pomija (W-3.22). Z tą opcją nie można jej tam zagrać.
setting-every_seat_passes = Spasować trzeba na każdym miejscu w kolejności tur
setting-every_seat_passes-help = Według naszego orzeczenia faza akcji kończy się, gdy w nieprzerwanym ciągu pasów jest pas każdego gracza (W-5.8, W-18.2). Ma to znaczenie w Pojedynku trzech graczy, gdzie Gandalf ma w kolejności tur dwa miejsca: z tą opcją musi spasować na obu.
setting-keep_excess = Karty ponad limit pozostałości się zachowuje
setting-keep_excess-help = Kto ma mniej kart niż każdy wróg, może spasować nawet z ręką większą niż limit. Według naszego orzeczenia na końcu fazy akcji zrzuca nadmiar (W-5.10). Z tą opcją go zachowuje.
setting-forsake_played = Zagrywaną właśnie kartę można poświęcić jako zapłatę za nią samą
setting-forsake_played-help = Kto zagrywa ostatnią kartę z ręki, musi poświęcić kartę. Według naszego orzeczenia nie może to być ta, którą właśnie zagrywa (W-6.3). Z tą opcją może.
setting-text_first = Karta zagrana spośród dobranych działa, zanim zrzuci się resztę
setting-text_first-help = Niektóre teksty każą dobrać karty, zagrać coś spośród nich i zrzucić resztę. Według naszego orzeczenia najpierw zrzuca się resztę, a potem rozpatruje teksty zagranych kart (W-6.7). Z tą opcją jest odwrotnie.
setting-new_item_freezes = Nowy przedmiot zatrzymuje dzierżyciela w rezerwie
setting-new_item_freezes-help = Według naszego orzeczenia postać, która była w rezerwie już wcześniej, można poruszyć nawet wtedy, gdy w tej rundzie dostała przedmiot (W-6.19). Z tą opcją musi poczekać do następnej rundy, jak karta dopiero co zagrana.
setting-wielder_uses = Z akcji przedmiotu korzysta gracz, do którego należy dzierżyciel
setting-wielder_uses-help = Przedmiot może leżeć na postaci innego gracza. Według naszego orzeczenia jego tekst jest dla tego, kto go zagrał (W-6.29). Z tą opcją z akcji przedmiotu korzysta gracz, do którego należy dzierżyciel.
setting-forsake_as_cost = Kto nie ma kart na ręce, może zapłacić, poświęcając kartę
setting-forsake_as_cost-help = Kto musi zrzucić kartę, a nie ma żadnej, poświęca kartę. Według naszego orzeczenia nie dotyczy to sytuacji, w których zrzucenie karty jest ceną za coś dobrowolnego (W-9.5). Z tą opcją dotyczy także ich.
setting-recycle_late = Stos odświeża się dopiero wtedy, gdy potrzebna jest karta z talii
setting-recycle_late-help = Według naszego orzeczenia, gdy tylko talia dobierania jest pusta, odświeża się stos zrzuconych kart (W-9.26). Z tą opcją dzieje się to dopiero wtedy, gdy trzeba z niej wziąć kartę.
setting-helpless_fall = Po przegranej obrońcy bez symboli są wykluczani
setting-helpless_fall-help = Według naszego orzeczenia obrońcę bez symboli obrony, które by się tam liczyły, po walce się zrzuca, nawet po przegranej (W-10.6). Z tą opcją zostaje wykluczony, jeśli nie anulowano wszystkich symboli ataku.
setting-unfought_for_nobody = Lokalizacji, której nikt nie atakował, nie zdobywa nikt
setting-unfought_for_nobody-help = Według naszego orzeczenia, gdy nie ma ani jednego symbolu ataku, wygrywa obrońca (W-10.12, W-11.10). Z tą opcją taką ścieżkę odkłada się na bok, a takie pole bitwy wraca do swojej talii.
setting-own_attack_only = Atak można dodawać tylko tam, gdzie atakuje własna strona
setting-own_attack_only-help = Symbole ataku na polu bitwy liczą się temu, kto tam atakuje. Według naszego orzeczenia tekst może je dodać do dowolnego aktywnego pola bitwy (W-11.3). Z tą opcją tylko do takiego, które atakuje własna strona.
setting-choose_support = Gracze sami wybierają, kogo wspierają armie, nawet z mniejszym skutkiem
setting-choose_support-help = Według naszego orzeczenia armie wspierają te postacie, dzięki którym strona ma najwięcej symboli, a o wybór pytamy tylko wtedy, gdy kilka możliwości jest równie dobrych (W-12.2). Z tą opcją obrońcy mogą wybrać także gorszą.
setting-bare_ground = Na polu bitwy zdobytym przez wroga nie liczy się także dodana obrona
setting-bare_ground-help = Gdy pole bitwy wraca z obszaru punktacji wroga, jego wydrukowana obrona się nie liczy. Według naszego orzeczenia liczą się symbole obrony, które dodały teksty (W-13.1). Z tą opcją one też się nie liczą.
setting-end_at_once = Gra kończy się od razu po pierwszej walce na ostatniej ścieżce
setting-end_at_once-help = Według naszego orzeczenia gra kończy się przy sprawdzeniu zwycięstwa w rundzie, w której w fazie walki walczono na ścieżce o ostatnim numerze (W-14.11). Z tą opcją kończy się zaraz po pierwszej takiej walce, nawet w fazie akcji.
setting-all_rings_count = Niezużyte żetony Pierścienia liczą się także w pojedynkach
setting-all_rings_count-help = Według naszego orzeczenia żeton Pierścienia, którego można użyć w każdej rundzie, nie jest na końcu nic wart (W-17.6, W-18.5). Z tą opcją jest wart 1 punkt, jeśli nie użyto go w ostatniej rundzie.
setting-only_losses_count = W scenariuszu pojedynku na ścieżce liczy się tylko obrona wykluczonych kart
setting-only_losses_count-help = W pojedynkach Wolne Ludy zdobywają ścieżkę, jeśli mają na niej więcej obrony, niż jest ataku. Według naszego orzeczenia liczą się wszystkie ich symbole sprzed strat (W-17.8). Z tą opcją liczą się tylko te, które anulowały atak.
setting-all_twice = W Pojedynku trzech graczy obaj gracze Cienia robią wszystko dwa razy
setting-all_twice-help = W pojedynkach jedyny gracz strony dwa razy robi to, co tekst każe zrobić każdemu graczowi tej strony. Według naszego orzeczenia w Pojedynku trzech graczy każdy z dwóch graczy Cienia robi to raz (W-18.6). Z tą opcją oni też robią to dwa razy.

## O co pyta się graczy

named = { NAME($card, case: "acc") }
prompt-first-cycle = { $number ->
    [one] { NAME($player) }: zrzuć jeszcze jedną kartę z początkowej ręki.
    [few] { NAME($player) }: zrzuć { $number } karty z początkowej ręki.
   *[many] { NAME($player) }: zrzuć { $number } kart z początkowej ręki.
}
prompt-turn = { NAME($player) }: twoja tura. Wykonaj jedną akcję albo spasuj, jeśli ci wolno.
prompt-cycle = { NAME($player) }: zrzuć kartę z ręki.
prompt-pay = { NAME($player) }: zrzuć inną kartę, żeby zapłacić za zagraną.
prompt-forsake = { NAME($player) }: poświęć kartę z ręki, z rezerwy albo z wierzchu swojej talii dobierania.
prompt-eliminate-from-hand = { NAME($player) }: wyklucz kartę z ręki.
prompt-may = { NAME($player) } ({ NAME($card) }): czy chcesz zrobić to, na co pozwala tekst?
prompt-may-text = { NAME($player) } ({ NAME($card) }): { $text }. Czy chcesz to zrobić?
prompt-either = { NAME($player) } ({ NAME($card) }): którą z dwóch możliwości wybierasz?
prompt-take = { NAME($player) } ({ NAME($card) }): weź kartę na rękę. Wszyscy ją zobaczą.
prompt-eliminate = { NAME($player) } ({ NAME($card) }): wybierz kartę w grze, która zostanie wykluczona.
prompt-sacrifice = { NAME($player) } ({ NAME($card) }): wyklucz tyle kart ze swojej rezerwy, ile chcesz, po jednej.
prompt-lose-on-grounds = { $number ->
    [one] Wyklucz jeszcze jedną kartę { NAME($faction, case: "gen") } z aktywnego pola bitwy.
    [few] Wyklucz po jednej { $number } karty { NAME($faction, case: "gen") } z aktywnych pól bitew.
   *[many] Wyklucz po jednej { $number } kart { NAME($faction, case: "gen") } z aktywnych pól bitew.
}
prompt-path = { NAME($player) } ({ NAME($card) }): wybierz nową ścieżkę.
prompt-ground = { NAME($player) } ({ NAME($card) }): wybierz pole bitwy.
prompt-move-there = Czy poruszyć { NAME($card, case: "acc") } na { NAME($location, case: "acc") }?
prompt-ride = { NAME($player) } ({ NAME($card) }): możesz od razu poruszyć dzierżyciela.
prompt-strengthen = { NAME($player) } ({ NAME($card) }): do której lokalizacji dodajesz symbole?
prompt-sift-eliminate = { NAME($player) }: wyklucz jedną z dobranych kart.
prompt-sift-play = { NAME($player) } ({ NAME($card) }): zagraj kartę spośród dobranych albo zakończ. Resztę się zrzuca.
prompt-sort-eliminate = { NAME($player) } ({ NAME($card) }): którą z tych kart wykluczasz?
prompt-sort-cycle = { NAME($player) } ({ NAME($card) }): którą z tych kart zrzucasz? Druga trafi na rękę.
prompt-combat = Którą walkę rozpatrzyć teraz?
prompt-support = Walka { NAME($location, case: "in") }: którym postaciom wasze armie udzielają wsparcia?
prompt-losses = { $number ->
    [one] Walka { NAME($location, case: "in") }: został 1 symbol ataku. Wybierz kartę obrońcy, która zostanie wykluczona.
    [few] Walka { NAME($location, case: "in") }: zostały { $number } symbole ataku. Wybierz kartę obrońcy, która zostanie wykluczona.
   *[many] Walka { NAME($location, case: "in") }: zostało { $number } symboli ataku. Wybierz kartę obrońcy, która zostanie wykluczona.
}
prompt-consent = Wasza strona ma stracić: { $cards }. Czy się zgadzasz? Jeśli nie, wybierze atakujący.
prompt-consent-support = Wsparcie waszych armii ma otrzymać: { $cards }. Czy się zgadzasz? Jeśli nie, wybierze atakujący.
prompt-tend = { NAME($card) }: którą postać zrzucić razem z tą kartą, zamiast je wykluczyć?
prompt-fate = { NAME($card) }: tę kartę zrzuca się, zamiast ją wykluczyć. Z przedmiotami czy bez?

## Co można wybrać

option-pass = Spasuj
option-winnow = Odsiew (2 za 1)
option-ring = Użyj żetonu Pierścienia
option-yes = Tak
option-no = Nie
option-done = Nic więcej
option-nothing = Nic
option-agree = Zgadzam się
option-object = Nie zgadzam się
option-play = { $place ->
    [reserve] Zagraj { NAME($card, case: "acc") } do rezerwy
    [path] Zagraj { NAME($card, case: "acc") } na ścieżkę
   *[ground] Zagraj { NAME($card, case: "acc") } na { NAME($place, case: "acc") }
}
option-play-on = Zagraj { NAME($card, case: "acc") } na { NAME($wielder, case: "acc") }
option-play-event = Zagraj wydarzenie „{ NAME($card) }”
option-move = { $place ->
    [path] Porusz { NAME($card, case: "acc") } na ścieżkę
   *[ground] Porusz { NAME($card, case: "acc") } na { NAME($place, case: "acc") }
}
option-use = Zużyj akcję: { NAME($card) }
option-cycle = Zrzuć { NAME($card, case: "acc") }
option-eliminate = Wyklucz { NAME($card, case: "acc") }
option-eliminate-at = { $place ->
    [path] Wyklucz { NAME($card, case: "acc") } ze ścieżki
   *[ground] Wyklucz { NAME($card, case: "acc") } z pola bitwy { NAME($place) }
}
option-forsake = Poświęć z ręki { NAME($card, case: "acc") }
option-forsake-reserve = Poświęć z rezerwy { NAME($card, case: "acc") }
option-forsake-reserve-new = Poświęć z rezerwy { NAME($card, case: "acc") } (kartę zagraną w tej rundzie)
option-forsake-deck = Poświęć wierzchnią kartę talii dobierania
option-take = Weź { NAME($card, case: "acc") }
option-activate = { NAME($location) }
option-fight = { NAME($location) }
option-strengthen = { NAME($location) }
option-support = Wesprzyj { $cards }
option-support-nobody = Nie wspieraj nikogo
option-fate-items = Zrzuć też przedmioty
option-fate-alone = Wyklucz przedmioty
option-save = Ocal { NAME($card, case: "acc") }

## Co dzieje się w rundzie

event-round = Runda { $round }. Pierwszym graczem jest { NAME($player) }.
event-activated = Aktywowano pole bitwy { NAME($location) }.
event-reactivated = Reaktywowano pole bitwy { NAME($location) }.
event-path-activated = Aktywowano ścieżkę { $number }: { NAME($location) }.
event-passes = { NAME($player) } pasuje.
event-plays = { $place ->
    [reserve] { NAME($player) } zagrywa { NAME($card, case: "acc") } do rezerwy.
   *[location] { NAME($player) } zagrywa { NAME($card, case: "acc") } na { NAME($place, case: "acc") }.
}
event-plays-item = { NAME($player) } zagrywa { NAME($card, case: "acc") } na { NAME($wielder, case: "acc") }.
event-plays-event = { NAME($player) } zagrywa wydarzenie „{ NAME($card) }”.
event-moves = { NAME($player) } porusza { NAME($card, case: "acc") } na { NAME($place, case: "acc") }.
event-uses = { NAME($player) } zużywa akcję: { NAME($card) }.
event-uses-ring = { NAME($player) } używa żetonu Pierścienia.
event-winnows = { NAME($player) } robi odsiew.
event-declines = { NAME($player) } rezygnuje.
event-permitted = „{ NAME($card) }” działa do końca rundy.

## Co dzieje się z kartami

event-draws = { NAME($player) } dobiera { $cards }.
event-draws-veiled = { $number ->
    [one] { NAME($player) } dobiera 1 kartę.
    [few] { NAME($player) } dobiera { $number } karty.
   *[many] { NAME($player) } dobiera { $number } kart.
}
event-recycles = { NAME($player) } odświeża stos zrzuconych kart.
event-looks = { NAME($player) } ogląda { $cards }.
event-looks-veiled = { $number ->
    [one] { NAME($player) } ogląda 1 kartę ze swojej talii dobierania.
    [few] { NAME($player) } ogląda { $number } karty ze swojej talii dobierania.
   *[many] { NAME($player) } ogląda { $number } kart ze swojej talii dobierania.
}
event-cycles = { NAME($player) } zrzuca z ręki { NAME($card, case: "acc") }.
event-cycles-veiled = { NAME($player) } zrzuca kartę z ręki.
event-cycles-drawn = { NAME($player) } zrzuca { NAME($card, case: "acc") } spośród oglądanych kart.
event-cycles-drawn-veiled = { NAME($player) } zrzuca jedną z oglądanych kart.
event-cycles-rest = { $number ->
    [one] { NAME($player) } zrzuca ostatnią z oglądanych kart.
    [few] { NAME($player) } zrzuca pozostałe { $number } oglądane karty.
   *[many] { NAME($player) } zrzuca pozostałych { $number } oglądanych kart.
}
event-keeps = { NAME($player) } bierze na rękę { NAME($card, case: "acc") }.
event-keeps-veiled = { NAME($player) } bierze na rękę ostatnią z oglądanych kart.
event-eliminates-from-hand = { NAME($player) } wyklucza z ręki { NAME($card, case: "acc") }.
event-eliminates-from-hand-veiled = { NAME($player) } wyklucza kartę z ręki.
event-eliminates-drawn = { NAME($player) } wyklucza { NAME($card, case: "acc") } spośród oglądanych kart.
event-eliminates-drawn-veiled = { NAME($player) } wyklucza jedną z oglądanych kart.
event-forsakes = { NAME($player) } poświęca z ręki { NAME($card, case: "acc") }.
event-forsakes-veiled = { NAME($player) } poświęca kartę z ręki.
event-forsakes-top = { NAME($player) } poświęca wierzchnią kartę swojej talii dobierania: { NAME($card) }.
event-forsakes-top-veiled = { NAME($player) } poświęca wierzchnią kartę swojej talii dobierania.
event-forsakes-reserve = { NAME($player) } poświęca z rezerwy { NAME($card, case: "acc") }.
event-sacrifices = { $number ->
    [0] { NAME($player) } nie oddaje żadnej karty z rezerwy.
    [one] { NAME($player) } oddaje 1 kartę z rezerwy.
    [few] { NAME($player) } oddaje { $number } karty z rezerwy.
   *[many] { NAME($player) } oddaje { $number } kart z rezerwy.
}
event-takes = { $source ->
    [deck] { NAME($player) } bierze na rękę { NAME($card, case: "acc") } ze swojej talii dobierania.
   *[cycle-pile] { NAME($player) } bierze na rękę { NAME($card, case: "acc") } ze swojego stosu zrzuconych kart.
}
event-takes-nothing = { NAME($player) } niczego nie bierze.
event-finds-nothing = { NAME($player) } szuka, ale tej karty tam nie ma.
event-cycled = Zrzucono { NAME($card, case: "acc") }.
event-eliminated = Wykluczono { NAME($card, case: "acc") }.
event-cycled-instead = Zamiast wykluczyć, zrzucono { NAME($card, case: "acc") }.
event-revealed-and-cycled = { NAME($player) } pokazuje { NAME($card, case: "acc") }: tę kartę się zrzuca, zamiast ją wykluczyć.
event-removed = Usunięto z gry { NAME($card, case: "acc") }.
event-in-vain = Bez skutku: { NAME($card) }. { $why }

## Co dzieje się z lokalizacjami

event-strengthened = { $icon ->
    [attack] { $number ->
        [one] Lokalizacja { NAME($location) } otrzymuje 1 symbol ataku.
        [few] Lokalizacja { NAME($location) } otrzymuje { $number } symbole ataku.
       *[many] Lokalizacja { NAME($location) } otrzymuje { $number } symboli ataku.
    }
   *[defence] { $number ->
        [one] Lokalizacja { NAME($location) } otrzymuje 1 symbol obrony.
        [few] Lokalizacja { NAME($location) } otrzymuje { $number } symbole obrony.
       *[many] Lokalizacja { NAME($location) } otrzymuje { $number } symboli obrony.
    }
}
event-strengthened-card = { $number ->
    [one] Karta { NAME($card) } otrzymuje 1 symbol.
    [few] Karta { NAME($card) } otrzymuje { $number } symbole.
   *[many] Karta { NAME($card) } otrzymuje { $number } symboli.
}
event-corruption = { $number ->
    [one] Przybywa 1 żeton zepsucia. Razem: { $total }.
    [few] Przybywają { $number } żetony zepsucia. Razem: { $total }.
   *[many] Przybywa { $number } żetonów zepsucia. Razem: { $total }.
}
event-cleansed = { $number ->
    [0] Nie ma zepsucia, które można by usunąć.
    [one] Usunięto 1 żeton zepsucia. Zostało: { $total }.
    [few] Usunięto { $number } żetony zepsucia. Zostało: { $total }.
   *[many] Usunięto { $number } żetonów zepsucia. Zostało: { $total }.
}

## Co dzieje się w walce

counted = { NAME($card) } { $icons }
event-fight = Walka { NAME($location, case: "in") }: atak { $attack }, obrona lokalizacji { $guard }, obrona kart { $defence }.
event-loss-named = Do wykluczenia wybrano { NAME($card, case: "acc") }.
event-agreed = { NAME($player) } zgadza się na te straty.
event-objected = { NAME($player) } nie zgadza się na te straty: wybierze atakujący.
event-agreed-to-support = { NAME($player) } zgadza się na taki podział wsparcia.
event-objected-to-support = { NAME($player) } nie zgadza się na taki podział wsparcia: wybierze atakujący.
event-withdraws = Po walce zrzucono { NAME($card, case: "acc") }.
event-ground-won = { $points ->
    [one] { $side ->
        [free-peoples] Wolne Ludy zdobywają pole bitwy { NAME($location) }: 1 punkt.
       *[shadow] Cień zdobywa pole bitwy { NAME($location) }: 1 punkt.
    }
    [few] { $side ->
        [free-peoples] Wolne Ludy zdobywają pole bitwy { NAME($location) }: { $points } punkty.
       *[shadow] Cień zdobywa pole bitwy { NAME($location) }: { $points } punkty.
    }
   *[many] { $side ->
        [free-peoples] Wolne Ludy zdobywają pole bitwy { NAME($location) }: { $points } punktów.
       *[shadow] Cień zdobywa pole bitwy { NAME($location) }: { $points } punktów.
    }
}
event-won-by-nobody = Nikt nie atakował pola bitwy { NAME($location) }: wraca ono do swojej talii.
event-path-won = { $points ->
    [one] Wolne Ludy zdobywają ścieżkę { NAME($location) }: 1 punkt.
    [few] Wolne Ludy zdobywają ścieżkę { NAME($location) }: { $points } punkty.
   *[many] Wolne Ludy zdobywają ścieżkę { NAME($location) }: { $points } punktów.
}
event-path-lost = Ścieżka { NAME($location) } przypada Cieniowi.
event-path-tied = Ścieżki { NAME($location) } nie zdobywa nikt.
event-score = Wynik: Wolne Ludy { $free }, Cień { $shadow }.

## Jak się skończyło

event-won = { result }
result = { $side ->
    [free-peoples] { $ending ->
        [lead] Wolne Ludy wygrywają, mając co najmniej 10 punktów przewagi.
       *[last-path] Powiernicy Pierścienia doszli do końca ostatniej ścieżki, a Wolne Ludy mają więcej punktów: wygrywają.
    }
   *[shadow] { $ending ->
        [lead] Cień wygrywa, mając co najmniej 10 punktów przewagi.
       *[last-path] Walka na ostatniej ścieżce dobiegła końca, a Wolne Ludy nie mają więcej punktów: wygrywa Cień.
    }
}

## Dlaczego nie: ogólnie

reason-spelling = Napisz to tak: „{ $code }”.
reason-too-much = Jest tu o słowo za dużo.
reason-incomplete = Czegoś tu brakuje: napisz także resztę.
reason-decline-so = Żeby nic nie robić, napisz tu „{ $code }”.
reason-must-choose = Tu trzeba coś wybrać.
reason-asked-otherwise = Teraz pytamy cię o coś innego.
reason-not-an-action = To nie jest akcja, którą można wykonać w swojej turze.
reason-no-card = Nie ma karty „{ $word }”.
reason-no-location = Nie ma lokalizacji „{ $word }”.
reason-not-in-game = W tej grze nie ma karty { NAME($card) }.
reason-location-not-in-game = W tym scenariuszu nie ma lokalizacji { NAME($location) }.
reason-not-in-hand = Nie masz na ręce karty { NAME($card) }.
reason-in-play-already = { NAME($card) } już { AGREE("is", $card) } w grze.
reason-not-in-play = { NAME($card) }: tej karty nie ma w grze.
reason-not-in-reserve = { NAME($card) }: tej karty nie ma w twojej rezerwie.
reason-not-on-ground = { NAME($card) }: tej karty nie ma na aktywnym polu bitwy.
reason-not-looked-at = { NAME($card) }: tej karty nie ma wśród tych, które oglądasz.
reason-other-deck = { NAME($card) }: tej karty nie ma w tej talii, bo należy do innego gracza ({ NAME($player) }).

## Dlaczego nie: akcje

reason-pass = { $hand ->
    [one] Nie możesz spasować: masz na ręce 1 kartę, czyli więcej, niż wynosi twój limit pozostałości ({ $limit }), a nie każdy wróg ma ich więcej (najmniejsza ręka wroga: { $least }).
    [few] Nie możesz spasować: masz na ręce { $hand } karty, czyli więcej, niż wynosi twój limit pozostałości ({ $limit }), a nie każdy wróg ma ich więcej (najmniejsza ręka wroga: { $least }).
   *[many] Nie możesz spasować: masz na ręce { $hand } kart, czyli więcej, niż wynosi twój limit pozostałości ({ $limit }), a nie każdy wróg ma ich więcej (najmniejsza ręka wroga: { $least }).
}
reason-winnow = { $hand ->
    [one] Do odsiewu potrzeba co najmniej 2 kart na ręce, a masz tylko 1.
   *[other] Do odsiewu potrzeba co najmniej 2 kart na ręce, a masz { $hand }.
}
reason-no-ring = W tym scenariuszu nie ma żetonów Pierścienia.
reason-ring-used = Twój żeton Pierścienia jest już zużyty.
reason-ring-used-this-round = W tej rundzie twój żeton Pierścienia był już użyty.
reason-played-already = Kartę { NAME($card) } zagrano już w tej rundzie. Tej samej postaci ani przedmiotu nie można zagrać w jednej rundzie dwa razy.
reason-event-nowhere = Wydarzenia nigdzie się nie kładzie. Napisz samo „play” i jego nazwę ({ NAME($card) }).
reason-only-items = Na postacie zagrywa się tylko przedmioty, a { NAME($card) } to nie przedmiot.
reason-item-on-whom = { NAME($card) } to przedmiot: powiedz, która postać w grze ma go dzierżyć.
reason-wielder-is-character = Przedmiot może dzierżyć tylko postać, a { NAME($wielder) } to nie postać (przedmiot: { NAME($card) }).
reason-wielder-of-enemy = { NAME($wielder) } to postać wroga, więc nie może dzierżyć twojego przedmiotu ({ NAME($card) }).
reason-wielder-not-listed = { NAME($wielder) }: tej postaci nie ma wśród tych, które mogą dzierżyć { NAME($card, case: "acc") }.
reason-wielder-not-in-play = { NAME($wielder) }: tej postaci nie ma w grze, a dzierżyciel przedmiotu musi w niej być (przedmiot: { NAME($card) }).
reason-wielder-has-weapon = { NAME($wielder) }: ta postać ma już Broń, z którą nie można łączyć tego przedmiotu ({ NAME($card) }).
reason-item-moves-along = { NAME($card) } to przedmiot: idzie tam, dokąd idzie dzierżyciel.
reason-moves-only-from-reserve = { NAME($card) }: karty porusza się tylko z rezerwy do lokalizacji, nigdy dalej ani z powrotem.
reason-came-this-round = { NAME($card) }: tę kartę zagrano do rezerwy w tej rundzie, więc jeszcze nie można jej poruszyć.
reason-new-item = { NAME($card) }: ta postać dostała w tej rundzie przedmiot, a przy tym stole zatrzymuje ją to w rezerwie do następnej.
reason-only-wielder = Poruszyć można teraz tylko dzierżyciela tego przedmiotu ({ NAME($card) }).

## Dlaczego nie: miejsca

reason-say-where = Powiedz dokąd: reserve (rezerwa), path (ścieżka) albo nazwa aktywnego pola bitwy.
reason-say-path = { NAME($location) } to aktywna ścieżka: napisz „path”.
reason-not-active = Lokalizacja { NAME($location) } nie jest aktywna.
reason-army-on-path = Armie nigdy nie trafiają na ścieżkę.
reason-no-active-path = Żadna ścieżka nie jest teraz aktywna.
reason-no-active-ground = Nie ma aktywnego pola bitwy, do którego można by dodać symbole.
reason-never-on-path = { NAME($card) }: tej karty nie można położyć na żadnej ścieżce.
reason-path-number = Aktywna ścieżka ma numer { $number }. { NAME($card) }: tę kartę można położyć tylko na ścieżkach { $paths }.
reason-kept-off-path = { NAME($card) }: tej karty nie można położyć na ścieżce, gdy aktywne jest pole bitwy { $side ->
    [free-peoples] Wolnych Ludów
   *[shadow] Cienia
}.
reason-never-there = { NAME($card) }: tej karty nie można położyć na polu bitwy { $side ->
    [free-peoples] Wolnych Ludów
   *[shadow] Cienia
}.
reason-wrong-faction = { NAME($card) }: tej karty nie można tam położyć, bo { NAME($faction) } to frakcja, która { NAME($location, case: "in") } ani nie atakuje, ani nie broni.
reason-dead-text = { NAME($card) }: przy tym stole tej karty nie można położyć tam, gdzie jej tekstowi brakuje ścieżki.

## Dlaczego nie: teksty kart

reason-no-action = { NAME($card) }: w tekście tej karty nie ma niczego, na co można by zużyć akcję.
reason-other-uses = { NAME($card) }: z tej karty może korzystać tylko inny gracz ({ NAME($player) }).
reason-elsewhere = { NAME($card) }: z tej karty można korzystać tylko wtedy, gdy jest { $at }.
reason-wielder-elsewhere = { NAME($card) }: z tej karty można korzystać tylko wtedy, gdy dzierżyciel jest { $at }.
reason-used-this-round = { NAME($card) }: z tej karty można korzystać raz na rundę, a w tej już skorzystano.
reason-cost = { NAME($card) }: nie możesz zapłacić tego, czego żąda tekst.
reason-condition = Warunek podany w tekście nie jest spełniony.
reason-no-next-path = Dalej niż do numeru { $number } ścieżki nie prowadzą.
reason-no-path-left = Wszystkie ścieżki { $number } były już w tej grze aktywne albo są aktywne teraz.
reason-no-ground-in-deck = W żadnej talii nie zostało pole bitwy, o którym mówi tekst.
reason-no-ground-scored = W żadnym obszarze punktacji nie ma pola bitwy, o którym mówi tekst.
reason-no-ground = Żadnego pola bitwy, o którym mówi tekst, nie można teraz aktywować ani reaktywować.
reason-no-such-card = Nie ma takiej karty w grze.
reason-text-means-others = { NAME($card) }: tekst nie mówi o tej karcie.
reason-text-means-place = { $place ->
    [reserve] Tekst pozwala zagrać kartę tylko do rezerwy.
    [path] Tekst pozwala poruszyć kartę tylko na ścieżkę.
    [ground] Tekst pozwala poruszyć kartę tylko na pole bitwy.
   *[location] Tekst pozwala zagrać kartę tylko na { NAME($place, case: "acc") }.
}
reason-text-means-other-location = { NAME($location) }: tekst nie mówi o tej lokalizacji.
reason-not-found = { NAME($card) }: tej karty nie ma tam, gdzie tekst pozwala szukać.
reason-active-already = Lokalizacja { NAME($location) } już jest aktywna.
reason-not-a-ground = { NAME($location) } to nie pole bitwy.
reason-not-a-path = { NAME($location) } to nie ścieżka.
reason-path-of-number = { NAME($location) } to nie ścieżka { $number }, a o taką chodzi w tekście.
reason-path-used = Ścieżki { NAME($location) } nie można aktywować drugi raz.

## Dlaczego nie: poświęcanie

reason-no-deck = W twojej talii dobierania nie ma już kart.
reason-forsake-afield = { NAME($card) }: ta karta leży na lokalizacji, a stamtąd kart się nie poświęca.
reason-forsake-item = { NAME($card) }: ten przedmiot leży na postaci innego gracza i tylko on może go poświęcić.
reason-forsake-played = { NAME($card) }: tę kartę właśnie zagrywasz, poświęć za nią inną.

## Dlaczego nie: walka

reason-lost-already = { NAME($card) }: ta karta jest już wybrana.
reason-not-in-combat = { NAME($card) }: tej karty nie ma w walce { NAME($location, case: "in") }.
reason-item-alone = { NAME($card) } to przedmiot, a przedmiot bez dzierżyciela niczego nie anuluje.
reason-attacker = { NAME($card) }: ta karta atakuje. Symbole ataku anulują tylko karty obrońców.
reason-no-defence = { NAME($card) }: ta karta nie ma symbolu obrony, który by się tu liczył, więc niczego nie anuluje.
reason-support = Wasze armie nie mogą wspierać akurat tych postaci: armia wspiera jedną postać swojej frakcji, a wybiera się te, dzięki którym symboli jest najwięcej.
reason-support-characters = Wspiera się tylko postacie, a { NAME($card) } to nie postać.
reason-not-to-be-saved = { NAME($card) }: tej karty nie można ocalić.

## Stół w terminalu

sketch-round = Runda { $round }
sketch-phase-setup = Przygotowanie
sketch-phase-locations = Faza lokalizacji
sketch-phase-actions = Faza akcji
sketch-phase-combat = Faza walki
sketch-phase-draw = Faza dobierania
sketch-phase-over = Koniec gry
sketch-turn = Tura: { NAME($player) }
sketch-paths = Ścieżki
sketch-score = Wynik
sketch-corruption = zepsucie { $number }
sketch-path = ścieżka { $number }
sketch-ground = { $side ->
    [free-peoples] atakują Wolne Ludy
   *[shadow] atakuje Cień
}
sketch-points = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
sketch-balance = atak { $attack }, obrona { $total } (lokalizacja { $guard }, karty { $defence })
sketch-would-win = { $side ->
    [free-peoples] wygrałyby Wolne Ludy
   *[shadow] wygrałby Cień
}
sketch-unsupported = ze wsparciem o { $number } więcej
sketch-fresh = w tej rundzie
sketch-fight = { $left ->
    [one] Walka { NAME($location, case: "in") }: został 1 symbol ataku.
    [few] Walka { NAME($location, case: "in") }: zostały { $left } symbole ataku.
   *[many] Walka { NAME($location, case: "in") }: zostało { $left } symboli ataku.
}
sketch-lost = Do wykluczenia
sketch-coming = Nadchodzi ścieżka { NAME($location) }.
sketch-looks = { $number ->
    [one] { NAME($player) } ogląda 1 kartę
    [few] { NAME($player) } ogląda { $number } karty
   *[many] { NAME($player) } ogląda { $number } kart
}
sketch-permits = Działa do końca rundy
sketch-hand-size = na ręce { $number } (limit { $limit })
sketch-deck-size = talia { $number }
sketch-cycled-size = zrzucone { $number }
sketch-gone-size = wykluczone { $number }
sketch-ring-ready = żeton Pierścienia niezużyty
sketch-ring-each-round = żeton Pierścienia gotowy
sketch-ring-used = żeton Pierścienia zużyty
sketch-starter = pierwszy gracz
sketch-passed = pas
sketch-reserve = W rezerwie
sketch-hand = Na ręce
sketch-top = Na wierzchu talii
sketch-cycled = Zrzucone
sketch-gone = Wykluczone
sketch-won = { $side ->
    [free-peoples] Obszar punktacji Wolnych Ludów
   *[shadow] Obszar punktacji Cienia
}
sketch-waiting = { $side ->
    [free-peoples] Pola bitew Wolnych Ludów, które są jeszcze w talii
   *[shadow] Pola bitew Cienia, które są jeszcze w talii
}
sketch-paths-left = Ścieżki tego i następnego numeru, które są jeszcze w talii

## Co wydrukowano na kartach i lokalizacjach

-noun-battleground = { $case ->
   *[nom] pole bitwy
    [plural] pola bitew
}
-noun-path = { $case ->
   *[nom] ścieżka
    [plural] ścieżki
}
-value-kind = typ
-value-text = tekst
-value-attack = atak
-value-defence = obrona
-value-lead-attack = przywództwo w ataku
-value-lead-defence = przywództwo w obronie
-value-path = symbole ścieżki
-value-points = punkty zwycięstwa
-value-number = numer ścieżki
-value-paths = numery ścieżek
-value-wielders = dzierżyciel
-value-keywords = słowo kluczowe
-value-attackers = atakujący
-value-defenders = obrońcy
-set-base = gra podstawowa
-set-promo = karty promocyjne

# Co mówi inne źródło.

unsure-blank = inne źródło nic tu nie podaje
unsure-blank-but-counted = inne źródło nic tu nie podaje, choć przykład z instrukcji to liczy
unsure-none = w innym źródle nie ma nic
unsure-one = w innym źródle 1
unsure-one-without-paths = w innym źródle 1, ale bez ścieżki, na której można by tego użyć
unsure-character = w innym źródle to postać
unsure-fifth-card-anywhere = w innym źródle dla piątej karty wystarczy, że jeden z nich jest gdziekolwiek w grze
unsure-bonus-of-the-path = w innym źródle premię dostaje sama ścieżka
unsure-nazgul-anywhere = w innym źródle Nazgûl może być gdziekolwiek, a nic nie jest dobrowolne
unsure-exactly-two = w innym źródle dokładnie dwie bierze ten, kto używa tej karty
unsure-battleground-too = w innym źródle także na polu bitwy
unsure-from-the-deck = inne źródło bierze to z talii Cienia, w której nigdy tego nie ma
