"""What any card game needs: filters, hidden piles, phrases, facts, and a kit to test cards with.

It knows no game, and the core does not know it. A game's cards are made of its own words; see
`docs/adding-a-card.md`. Names, what is printed on a card, and how a whole box is read out to people
are in the core (`names`, `printed`, `box`): any game may have things with names, and the command
line and the page show every box without asking what kind of game it is.
"""
