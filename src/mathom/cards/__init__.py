"""What any card game needs: filters, hidden piles, phrases, and a kit to test cards with.

It knows no game. A game's cards are made of its own words; see `docs/adding-a-card.md`.
"""
