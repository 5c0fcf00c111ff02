"""How the game goes, in the order of the rulebook.

`rounds` is the round with its five steps; `turn` the actions, with `playing`, `giving` and `places`;
`combat` with `tally` and `scoring`; `victory`. `zones` moves cards and keeps what others can know.
"""
