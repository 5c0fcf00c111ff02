## Karty z pudełka

cards = Karty
cards-title = { $game } – karty
cards-none = W tej grze nie ma kart do czytania.
cards-search = Szukaj w nazwach i tekstach
cards-filters = { $count ->
    [0] Filtry
   *[other] Filtry ({ $count })
}
cards-any = dowolne
cards-by-side = Strona
cards-by-group = Frakcja
cards-by-kind = Rodzaj
cards-by-cost = Koszt
cards-by-keyword = Słowo kluczowe
cards-by-phase = Faza
cards-by-signet = Pieczęć
cards-by-site = Numer miejsca
cards-by-path = Numer ścieżki
cards-by-set = Zestaw
cards-unsure = tylko z niepewnymi wartościami
cards-unsure-one = niektóre wartości są niepewne
cards-found = { $count ->
    [0] Nie znaleziono żadnej karty
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
}
cards-all = Pokaż wszystkie
cards-back = Poprzednia karta
cards-on = Następna karta
cards-copies = { $count ->
    [few] Są { $count } takie karty.
   *[many] Jest { $count } takich kart.
}
