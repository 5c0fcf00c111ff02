"""What is on offer, and why the rest is not."""

import pytest

from mathom.cards.kit import unexplained
from mathom.core.testing import Case, cases
from mathom.games.fellowship.catalogue import CARDS
from mathom.games.fellowship.decks.starters import STARTERS
from mathom.games.fellowship.game import GAME

IN_DECKS = sorted(
    {name for deck in STARTERS for name in (deck.ring_bearer, deck.ring, *deck.sites, *deck.cards)}
)
OTHERS = [card.name for card in CARDS[::40]]
CODES = [
    *(f"{verb} {name}" for name in (*IN_DECKS, *OTHERS) for verb in ("play", "use", "heal")),
    *(IN_DECKS + OTHERS),
    *(f"play {name} {to}" for name in IN_DECKS for to in ("aragorn-king-in-exile", "uruk-savage")),
    *(f"transfer {name} frodo-son-of-drogo" for name in IN_DECKS),
    *(f"assign aragorn-king-in-exile {name}" for name in IN_DECKS),
    *(f"assign {name} goblin-runner" for name in IN_DECKS),
    "pass", "done", "yes", "no", "move", "stop", "wounds", "1", "2", "0",
    "play", "use", "heal", "transfer", "assign", "play nothing", "use nobody",
]  # fmt: skip


@pytest.mark.parametrize("case", list(cases(GAME)), ids=str)
def test_what_is_not_on_offer_is_explained(case: Case) -> None:
    assert unexplained(case, CODES) == []
