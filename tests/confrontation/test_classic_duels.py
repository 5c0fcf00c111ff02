"""Each ring-side character of the Fellowship against each of Sauron's, in both directions.

The tables are read off the characters' texts: what happens when the two have been revealed.
"""

import pytest

from tests.confrontation.scene import Scene, duel
from tests.marks import rule

SERVANTS = (
    "balrog",
    "shelob",
    "witch-king",
    "flying-nazgul",
    "black-rider",
    "saruman",
    "orcs",
    "warg",
    "cave-troll",
)

# c: both choose a card; g: Sauron shows his card first; n: Sauron may forbid cards;
# r: the Fellowship may retreat. At once fall: S Sauron's character, F the Fellowship's, B both.
FELLOWSHIP_ATTACKS = {
    "frodo": "c c c c c n c c c",
    "sam": "c c c c c n c c c",
    "pippin": "r r r r r n r c r",
    "merry": "c c S c c n c c c",
    "gandalf": "g g g g g n g c g",
    "aragorn": "c c c c c n c c c",
    "legolas": "c c c S c n c c c",
    "gimli": "c c c c c n S c c",
    "boromir": "B B B B B B B c B",
}
SAURON_ATTACKS = {
    "frodo": "r r r r r n r c r",
    "sam": "c c c c c n F c c",
    "pippin": "c c c c c n F c c",
    "merry": "c c S c c n F c c",
    "gandalf": "g g g g g n F c g",
    "aragorn": "c c c c c n F c c",
    "legolas": "c c c S c n F c c",
    "gimli": "c c c c c n S c c",
    "boromir": "B B B B B B B c B",
}
ASKED = {
    "c": "both prompt-card",
    "g": "sauron prompt-card-first",
    "n": "sauron prompt-no-cards-saruman",
    "r": "fellowship prompt-retreat",
}
STRENGTH = {
    "frodo": 1,
    "sam": 2,
    "pippin": 1,
    "merry": 2,
    "gandalf": 5,
    "aragorn": 4,
    "legolas": 3,
    "gimli": 3,
    "boromir": 0,
    "balrog": 5,
    "shelob": 5,
    "witch-king": 5,
    "flying-nazgul": 3,
    "black-rider": 3,
    "saruman": 4,
    "orcs": 2,
    "warg": 2,
    "cave-troll": 9,
}
PAIRS = [
    (attacker, fellow, servant, what)
    for attacker, table in (("fellowship", FELLOWSHIP_ATTACKS), ("sauron", SAURON_ATTACKS))
    for fellow, row in table.items()
    for servant, what in zip(SERVANTS, row.split(), strict=True)
]


def fallen_at_once(what: str, fellow: str, servant: str) -> set[str]:
    return {"S": {servant}, "F": {fellow}, "B": {fellow, servant}}.get(what, set())


@rule("C-4.6", "C-4.8", "C-4.9", "C-4.20", "C-13.11")
@pytest.mark.parametrize(("attacker", "fellow", "servant", "what"), PAIRS)
def test_what_happens_before_cards(attacker, fellow, servant, what):
    scene = duel(fellow, servant, attacker)
    assert scene.defeated() == fallen_at_once(what, fellow, servant)
    assert scene.cards_used == 0
    if what in ASKED:
        assert scene.asked == ASKED[what]
        assert scene.revealed() == {fellow, servant}
        assert scene.turn == attacker
    else:
        assert scene.turn != attacker
        assert scene.revealed() == set()


def to_the_cards(scene: Scene) -> None:
    """Nobody uses what he may use."""
    while scene.ask.prompt.id in ("prompt-retreat", "prompt-no-cards-saruman"):
        scene.choose("stay" if scene.ask.prompt.id == "prompt-retreat" else "cards")


def play_cards(scene: Scene, ours: str, theirs: str) -> None:
    if scene.ask.prompt.id == "prompt-card-first":
        scene.choose(f"card {theirs}")
        assert scene.asked == "fellowship prompt-card-after"
        scene.choose(f"card {ours}")
    else:
        scene.cards(ours, theirs)


def fallen(fellow: str, servant: str, ours: int, theirs: int) -> set[str]:
    """Who falls when these strength cards are compared; the Cave Troll's does not count."""
    fellows = STRENGTH[fellow] + ours
    servants = STRENGTH[servant] + (0 if servant == "cave-troll" else theirs)
    if fellows == servants:
        return {fellow, servant}
    return {fellow} if fellows < servants else {servant}


@rule("C-4.28", "C-4.29", "C-4.30", "C-8.1", "C-8.33", "C-8.39", "C-8.63")
@pytest.mark.parametrize(
    ("attacker", "fellow", "servant"),
    [
        (attacker, fellow, servant)
        for attacker, fellow, servant, what in PAIRS
        if what in ASKED and not (attacker == "sauron" and servant == "orcs")
    ],
)
def test_how_it_ends_with_strength_cards(attacker, fellow, servant):
    ready = duel(fellow, servant, attacker)
    to_the_cards(ready)
    field = "eregion" if attacker == "sauron" else "fangorn"
    for ours, theirs in ((3, 3), (5, 1), (1, 5), (2, 4), (4, 1)):
        scene = ready.fork()
        play_cards(scene, str(ours), str(theirs))
        expected = fallen(fellow, servant, ours, theirs)
        assert scene.defeated() == expected
        assert scene.cards_used == 1
        assert scene.winner == ("sauron" if "frodo" in expected else None)
        if fellow not in expected:
            assert scene.at(fellow) == field
        if servant not in expected:
            goes_home = servant == "shelob" and fellow != "frodo"
            assert scene.at(servant) == ("gondor" if goes_home else field)


@rule("C-8.55", "C-8.56")
@pytest.mark.parametrize(
    ("attacker", "fellow"),
    [(attacker, fellow) for attacker, fellow, _, what in PAIRS if what == "n"],
)
def test_how_it_ends_without_cards(attacker, fellow):
    scene = duel(fellow, "saruman", attacker)
    scene.choose("no cards")
    assert scene.defeated() == fallen(fellow, "saruman", 0, 0)
    assert scene.cards_used == 0


@rule("C-8.2", "C-8.14", "C-8.59", "C-4.19")
@pytest.mark.parametrize(
    ("attacker", "fellow", "servant"),
    [(attacker, fellow, servant) for attacker, fellow, servant, what in PAIRS if what == "r"],
)
def test_who_may_retreat_gets_away_from_everybody(attacker, fellow, servant):
    scene = duel(fellow, servant, attacker)
    region = "rhudaur" if attacker == "sauron" else "caradhras"
    scene.choose(f"retreat {region}")
    assert scene.defeated() == set()
    assert scene.at(fellow) == region
    assert scene.at(servant) == ("eregion" if attacker == "sauron" else "fangorn")
    assert scene.cards_used == 0
    assert scene.turn != attacker


@rule("C-4.35", "C-4.36", "C-8.58")
@pytest.mark.parametrize(
    ("fellow", "servant", "what"),
    [
        (fellow, servant, what)
        for attacker, fellow, servant, what in PAIRS
        if attacker == "sauron" and servant != "shelob"  # she has gone home
    ],
)
def test_what_happens_in_the_second_battle_of_an_attack(fellow, servant, what):
    """As in the first, but for the Orcs: their ability is spent."""
    victim = "aragorn" if fellow == "pippin" else "pippin"
    frodo = "" if fellow == "frodo" else "frodo@shire"
    spare = "orcs@mordor" if servant == "warg" else "warg@mordor"
    scene = Scene(
        f"{victim}@rhudaur! {fellow}@rhudaur {frodo} / {servant}@high-pass {spare}", turn="sauron"
    )
    scene.choose(f"{servant} rhudaur")
    scene.choose(f"fight {victim}")
    if servant != "orcs":
        to_the_cards(scene)
        scene.cards("1", "6")
    assert scene.at(victim) is None
    used = scene.cards_used
    if what == "F":
        what = "g" if fellow == "gandalf" else "c"
    assert scene.defeated() == {victim} | fallen_at_once(what, fellow, servant)
    assert scene.cards_used == used
    if what in ASKED:
        assert scene.asked == ASKED[what]
        to_the_cards(scene)
        assert scene.asked == ASKED["g" if fellow == "gandalf" and servant != "warg" else "c"]
