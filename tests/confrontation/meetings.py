"""What happens when two characters meet in a plain region and nobody uses what is optional.

A second opinion on the engine, made of tables only. The ring side and the star side of a tile that
share a name are told apart as in a scene: `frodo`, `frodo*`.
"""

from tests.confrontation.scene import Scene

FELLOWSHIP = {
    # by tile: ring side, star side
    "frodo": 1,
    "frodo*": 1,
    "sam": 2,
    "sam*": 1,
    "gimli": 3,
    "theoden": 2,
    "pippin": 1,
    "smeagol": 0,
    "legolas": 3,
    "elrond": 3,
    "merry": 2,
    "faramir": 3,
    "gandalf": 5,
    "gandalf*": 5,
    "aragorn": 4,
    "aragorn*": 4,
    "boromir": 0,
    "treebeard": 4,
}
SAURON = {
    "orcs": 2,
    "orcs*": 3,
    "flying-nazgul": 3,
    "flying-nazgul*": 5,
    "black-rider": 3,
    "mouth-of-sauron": 3,
    "shelob": 5,
    "wormtongue": -1,
    "balrog": 5,
    "uruk-hai": 4,
    "witch-king": 5,
    "witch-king*": 2,
    "saruman": 4,
    "saruman*": 3,
    "warg": 2,
    "gollum": 1,
    "cave-troll": 9,
    "watcher": 6,
}
RING = (list(FELLOWSHIP)[::2], list(SAURON)[::2])
STAR = (list(FELLOWSHIP)[1::2], list(SAURON)[1::2])

ASKED_FIRST = {
    # who: when, the question, how it is declined
    "frodo": ("defends", "fellowship prompt-retreat", "stay"),
    "pippin": ("attacks", "fellowship prompt-retreat", "stay"),
    "faramir": ("attacks", "fellowship prompt-retreat", "stay"),
    "aragorn*": ("defends", "fellowship prompt-no-cards-aragorn", "cards"),
    "smeagol": ("defends", "fellowship prompt-swap", "stay"),
    "gollum": ("always", "sauron prompt-gollum", "stay"),
    "saruman": ("always", "sauron prompt-no-cards-saruman", "cards"),
}
RETREATING = ("frodo", "pippin", "faramir")
PREY = {
    "merry": ("witch-king", "witch-king*"),
    "legolas": ("flying-nazgul", "flying-nazgul*"),
    "gimli": ("orcs", "orcs*"),
}
ASKED_AFTER_CARDS = {
    "saruman*": "sauron prompt-force",
    "mouth-of-sauron": "sauron prompt-four",
}


def begin_meeting(fellow: str, servant: str, attacker: str) -> Scene:
    """In Eregion if Sauron attacks, otherwise in Fangorn. A friend stands beside."""
    here, beside, there = ("eregion", "arthedain", "caradhras")
    if attacker == "fellowship":
        here, beside, there = ("misty-mountains", "caradhras", "fangorn")
    friend = "theoden" if fellow in ("elrond", "legolas") else "elrond"
    others = "".join(f" {name}*@shire" for name in ("frodo", "sam") if not fellow.startswith(name))
    spare = "gollum" if servant in ("watcher", "cave-troll") else "watcher"
    played = Scene(
        f"{fellow}@{here} {friend}@{beside}{others} / {servant}@{there} {spare}@mordor",
        turn=attacker,
        format="draft",
    )
    mover, target = (fellow, "fangorn") if attacker == "fellowship" else (servant, "eregion")
    played.choose(f"{mover.rstrip('*')} {target}")
    return played


def check_meeting(fellow: str, servant: str, attacker: str) -> None:
    """Play the meeting with a 2 against a 3, and hold every question and the end to the tables."""
    played = begin_meeting(fellow, servant, attacker)
    fallen = _before_cards(played, fellow, servant, attacker)
    if fallen is None:
        fallen = _with_cards(played, fellow, servant, attacker)
        used = 1
    else:
        used = 0
    lost = fellow in fallen and (fellow == "frodo" or (fellow, servant) == ("frodo*", "warg"))
    if "wormtongue" in fallen and not lost:
        assert played.asked == "sauron prompt-escape"
        played.choose("fall")
    assert played.winner == ("sauron" if lost else None)
    assert played.defeated() == {name.rstrip("*") for name in fallen}
    assert played.cards_used == used
    if servant == "shelob" and fallen == {fellow} and not lost:
        assert played.at("shelob") == "gondor"


def _before_cards(played: Scene, fellow: str, servant: str, attacker: str) -> set[str] | None:
    """The questions before the cards; who falls then, or nothing if there will be cards."""
    works = servant != "warg"
    held = servant in ("warg", "saruman") if fellow in RETREATING else not works
    if not held:
        _decline(played, fellow, attacker == "fellowship")
    if works and servant in PREY.get(fellow, ()):
        return {servant}
    if works and fellow == "boromir":
        return {fellow, servant}
    _decline(played, servant, attacker == "sauron")
    if servant == "saruman*" and fellow in ("gandalf", "gandalf*"):
        return {fellow}
    if servant == "orcs" and attacker == "sauron":
        return {fellow}
    return None


def _decline(played: Scene, name: str, attacks: bool) -> None:
    when, question, decline = ASKED_FIRST.get(name, ("never", "", ""))
    if when in ("always", "attacks" if attacks else "defends"):
        assert played.asked == question
        played.choose(decline)


def _with_cards(played: Scene, fellow: str, servant: str, attacker: str) -> set[str]:
    works = servant != "warg"
    if fellow == "gandalf" and works:
        assert played.asked == "sauron prompt-card-first"
        played.choose("card 3")
        assert played.asked == "fellowship prompt-card-after"
        played.choose("card 2")
    else:
        assert played.asked == "both prompt-card"
        played.cards("2", "3")
    if servant in ASKED_AFTER_CARDS:
        assert played.asked == ASKED_AFTER_CARDS[servant]
        played.choose("pass")
    theirs = 6 if servant == "orcs*" and attacker == "sauron" else SAURON[servant]
    ours = FELLOWSHIP[fellow]
    if works and fellow == "sam*" and attacker == "sauron":
        ours = theirs
    if works and fellow == "treebeard" and attacker == "fellowship":
        ours = 6
    ours, theirs = ours + 2, theirs + (0 if servant == "cave-troll" else 3)
    assert played.totals() == (ours, theirs)
    fallen = {fellow} if ours <= theirs else set()
    if theirs <= ours:
        fallen.add(servant)
    return fallen
