"""Settings in which one card or one location is tried, with nothing else that could happen."""

from typing import Any

from mathom.games.warcards.catalogue import (
    ALL_GROUNDS,
    ALL_PATHS,
    GROUND_SIDE,
    LOCATION,
    LOCATION_NAMES,
    PATH_NUMBER,
)
from mathom.games.warcards.terms import AREAS, SPENT
from tests.warcards.scene import Cards, Scene, fight_at

PLAYERS = ("frodo", "witch-king", "aragorn", "saruman")
"""Of the Trilogy, in the order of their seats."""
FRODO, WITCH_KING, ARAGORN, SARUMAN = range(4)
"""Their seats."""

QUIET_PATH = "morgai"
"""Nobody draws, cycles or forsakes anything when it comes."""


class Arrival(Scene):
    """A round begins, and this location is the only one that can come.

    After a battleground the quiet path comes. All other battlegrounds lie in their own side's
    area, but for those that are said to be elsewhere.
    """

    def __init__(self, location: str, **more: Any) -> None:
        self.coming = location
        super().__init__(**{"path": None, "begin": "round", **more})

    def _lay_locations(
        self, path: str | None, grounds: Cards, free: Cards, shadow: Cards, spent: Cards
    ) -> None:
        stands = self.t.stands
        coming = LOCATION[self.coming]
        for ground in ALL_GROUNDS:
            if ground != coming:
                stands[ground] = AREAS[GROUND_SIDE[ground]]
        comes = coming if coming in ALL_PATHS else LOCATION[QUIET_PATH]
        for other in ALL_PATHS:
            if other != comes and PATH_NUMBER[other] <= PATH_NUMBER[comes]:
                stands[other] = SPENT
        self.t.number = PATH_NUMBER[comes] - 1
        super()._lay_locations(None, grounds, free, shadow, spent)


def hands(scene: Scene) -> tuple[int, ...]:
    """How many cards each player holds."""
    return tuple(len(hand) for hand in scene.state.hands)


def draw_step(**more: Any) -> tuple[int, ...]:
    """How many cards each player holds after a draw step that began with empty hands."""
    return hands(Arrival(QUIET_PATH, begin="draw-step", **more))


def forsaking(**more: Any) -> dict[str, Any]:
    """Each of the Free Peoples' players holds one card."""
    return {**more, "hand": {**more.get("hand", {}), **_HELD}}


_HELD = {"frodo": ("village-militia",), "aragorn": ("soldiers-of-gondor",)}


def both_forsake(scene: Scene) -> None:
    """Each of the Free Peoples' players is made to forsake once, and gives up the card in hand."""
    asked = set()
    lost = [len(gone) for gone in scene.state.gone]
    for _ in _HELD:
        assert scene.asked == "forsake"
        assert "forsake deck" in scene.codes
        asked.add(scene.who)
        scene.do("forsake village-militia" if scene.who == FRODO else "forsake soldiers-of-gondor")
    assert asked == {FRODO, ARAGORN}
    for seat in asked:
        assert len(scene.state.gone[seat]) == lost[seat] + 1
    assert scene.where("village-militia") == scene.where("soldiers-of-gondor") == "gone"


def nobody_forsakes(scene: Scene) -> bool:
    return scene.where("village-militia") == scene.where("soldiers-of-gondor") == "hand" and (
        not scene.position.asks or scene.asked != "forsake"
    )


# --- Icons


def strength(location: str, *cards: str, **more: Any) -> tuple[int, int]:
    """What the attack and the defending cards come to in a combat between these."""
    fight = fight_at(location, cards, **more).told("fight")[0]
    return fight["attack"], fight["defence"]


def fought(location: str, *cards: str, **more: Any) -> Scene:
    """A combat between these; no other battleground is left, so that none can be reactivated."""
    others = [
        LOCATION_NAMES[ground] for ground in ALL_GROUNDS if LOCATION_NAMES[ground] != location
    ]
    return fight_at(location, cards, spent=others, **more)


# --- Where cards may go

_ONE_PATH_OF_EACH = (
    "bag-end",
    "weathertop",
    "imladris",
    "caradhras",
    "egladil",
    "amon-hen",
    "osgiliath",
    "cirith-ungol",
    "morgai",
)


def walks(player: str, card: str, **more: Any) -> set[int]:
    """The numbers of the paths to which a player may play a card."""
    return {
        number
        for number, path in enumerate(_ONE_PATH_OF_EACH, 1)
        if f"play {card} path"
        in Scene(turn=player, path=path, hand={player: (card,)}, **more).codes
    }


def marches(player: str, card: str, **more: Any) -> set[str]:
    """The battlegrounds to which a player may play a card."""
    every = [LOCATION_NAMES[ground] for ground in ALL_GROUNDS]
    scene = Scene(turn=player, grounds=every, hand={player: (card,)}, **more)
    return {ground for ground in every if f"play {card} {ground}" in scene.codes}


ISENGARD_GROUNDS = {"edoras", "helms-deep", "orthanc"}
MONSTROUS_GROUNDS = {"lorien", "rivendell", "moria"}
MORDOR_GROUNDS = {"lorien", "minas-tirith", "dol-guldur", "minas-morgul", "morannon"}
SOUTHRON_GROUNDS = {"dol-amroth", "minas-tirith", "pelargir", "harad", "morannon", "umbar"}
