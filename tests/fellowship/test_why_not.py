"""What is on offer, and why the rest is not."""

import pytest

from mathom.cards.kit import unexplained
from mathom.core.deed import verb_of
from mathom.core.testing import Case, cases
from mathom.core.testing.case import random_positions
from mathom.games.fellowship.catalogue import CARDS
from mathom.games.fellowship.decks.starters import STARTERS
from mathom.games.fellowship.game import GAME
from tests.fellowship.scene import Scene
from tests.marks import rule

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


@pytest.mark.parametrize("case", list(cases(GAME)), ids=str)
def test_with_a_word_too_many_that_is_all_that_is_wrong(case: Case) -> None:
    said_too_much = ("reason-too-much", "reason-no-bearer-needed")
    for seed in case.seeds("too much"):
        for position in random_positions(case, seed):
            for ask in position.asks:
                for option in filter(verb_of, ask.options):
                    assert option.code.startswith(f"{verb_of(option)} ")
                    reason = GAME.why_not(position.state, ask, f"{option.code} now")
                    assert reason is not None
                    assert reason.id in said_too_much, (option.code, reason)


@rule("T-26.1")
def test_what_does_not_answer_is_told_from_what_is_not_there() -> None:
    bane = "the-one-ring-isildurs-bane"
    t = Scene(
        "sam-son-of-hamfast",
        ring=bane,
        minions="orc-war-band",
        bearing={"frodo-son-of-drogo": "hobbit-sword"},
        fight="frodo-son-of-drogo orc-war-band",
    ).pass_until("respond-wounding")
    assert t.offers(f"use {bane}")
    assert t.why_not("use sam-son-of-hamfast") == "no-answer"
    assert t.why_not("use gimli-son-of-gloin") == "not-in-play"
    assert t.why_not("heal sam-son-of-hamfast") == "asked-otherwise"
    assert t.why_not("done") == "decline-so"


def test_several_that_look_alike_are_told_by_their_numbers() -> None:
    t = Scene(minions="goblin-runner goblin-runner", phase="shadow")
    assert t.why_not("goblin-runner-2") == "say-what"
    assert t.why_not("goblin-runner-3") == "not-in-play"
