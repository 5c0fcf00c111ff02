"""How the game goes, in the order of the rulebook.

| module | section of the rulebook |
|---|---|
| `setup` | W-2: the table and the first hands; `scenarios.py` beside this room: W-16 to W-19 |
| `activation` | W-3: locations come into play |
| `rounds` | W-4: a round with its five steps |
| `turn` | W-5, W-7, W-8: the action step, what one may do in a turn |
| `playing`, `places` | W-6: how cards are played and moved, where they may go, who wields what |
| `giving` | W-6.2, W-9.1 to W-9.12: cycling, forsaking, paying |
| `fate` | W-9.13 to W-9.21, W-6.23: the end of a card |
| `zones` | W-9.22 to W-9.27, W-15: drawing, recycling, changes of zone and who can know them |
| `combat`, `tally`, `scoring` | W-10 to W-13: support, icons, losses, who gets a location |
| `victory` | W-14: points, corruption, who wins |

Beside the rules stand the questions that they ask, and the deeds that answer them: `deed` says what
these have in common, `reading` what words mean, `prompts` and `options` how questions and choices
are put. A rule that holds of itself has no line of its own; the tests name every rule: look for its
number there.
"""
