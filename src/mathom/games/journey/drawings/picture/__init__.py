"""The table as a drawing: travel sheets like journal pages, and five bone dice.

Things are named `die:red`, `hobbit:frodo`, `dice`, and also `sheet:0`, `circle:0:1` and
`square:0:1`, where seats count from 0 as in the view, and spaces from 1 as in the options.
"""
