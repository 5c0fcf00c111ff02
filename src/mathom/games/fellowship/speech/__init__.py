"""How cards speak: every word of the card language as a sentence.

What a word does is in `effects`, how it sounds is here: a module for each family, and in it a
saying for each kind of word, registered with `@says`. A saying only tells of what a clause
consists; cases, articles and word order belong to the languages, in `speech/text`. A noun is handed
to a clause whole, and the clause says in which case it wants it: `{ SAY($who, "ins") }`.
"""

from mathom.games.fellowship.speech import (  # so that all words are registered
    abilities,
    deeds,
    flow,
    hands,
)

assert abilities
assert deeds
assert flow
assert hands
