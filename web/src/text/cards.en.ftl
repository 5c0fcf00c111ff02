## The cards of a box

cards = Cards
cards-title = { $game } – cards
cards-none = This game has no cards to read.
cards-search = Search names and texts
cards-filters = { $count ->
    [0] Filters
   *[other] Filters ({ $count })
}
cards-any = any
cards-by-side = Side
cards-by-group = Faction
cards-by-kind = Kind
cards-by-cost = Cost
cards-by-keyword = Keyword
cards-by-phase = Phase
cards-by-signet = Signet
cards-by-site = Site number
cards-by-path = Path number
cards-by-set = Set
cards-unsure = only with values that are unsure
cards-unsure-one = some values are unsure
cards-found = { $count ->
    [0] No card found
    [one] 1 card
   *[other] { $count } cards
}
cards-all = Show all
cards-back = The card before
cards-on = The next card
cards-copies = There are { $count } of this card.
