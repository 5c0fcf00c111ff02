"""Settings in which one card or one location is tried, with nothing else that could happen."""

from enum import IntEnum
from functools import cache
from typing import Any

from mathom.games.warcards.catalogue import (
    ALL_GROUNDS,
    ALL_PATHS,
    GROUND_SIDE,
    IS_SKIRMISH,
    LOCATION,
    LOCATION_BOX,
    LOCATION_NAMES,
    PATH_NUMBER,
)
from mathom.games.warcards.rules.activation import stage_of
from mathom.games.warcards.scenarios import SCENARIOS
from mathom.games.warcards.state import War
from mathom.games.warcards.terms import AREAS, SPENT, WAITING
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
    area, but for those that are said to be elsewhere; skirmishes are out of the game.
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
            if ground != coming and stands[ground] == WAITING:
                stands[ground] = SPENT if IS_SKIRMISH[ground] else AREAS[GROUND_SIDE[ground]]
        comes = coming if coming in ALL_PATHS else LOCATION[QUIET_PATH]
        stage = stage_of(self.t, comes)
        for other in ALL_PATHS:
            if other != comes and stage_of(self.t, other) <= stage:
                stands[other] = SPENT
        self.t.number, self.t.stage = PATH_NUMBER[comes] - 1, stage - 1
        super()._lay_locations(None, grounds, free, shadow, spent)


def locations_of(*boxes: int) -> set[str]:
    """All battlegrounds, skirmishes and paths that were sold in these boxes."""
    return {name for name, box in zip(LOCATION_NAMES, LOCATION_BOX, strict=True) if box in boxes}


def in_decks(t: War) -> set[str]:
    """The locations that lie in their decks."""
    return {name for name, stand in zip(LOCATION_NAMES, t.stands, strict=True) if stand == WAITING}


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


# --- The Extended Trilogy


class Six(IntEnum):
    """The seats of the Extended Trilogy when each deck has its own player."""

    FRODO = 0
    WITCH_KING = 1
    GANDALF = 2
    SARUMAN = 3
    ARAGORN = 4
    BILL_FERNY = 5


ONE_OF_EACH = {
    "dunedain": ("aragorn", "soldiers-of-gondor"),
    "dwarf": ("frodo", "erebor-guard"),
    "elf": ("gandalf", "high-elves"),
    "hobbit": ("frodo", "frodo-baggins"),
    "northmen": ("aragorn", "northmen-company"),
    "rohan": ("frodo", "village-militia"),
    "wizard": ("gandalf", "quickbeam"),
    "easterling": ("bill-ferny", "wainriders"),
    "isengard": ("saruman", "white-hand-orcs"),
    "monstrous": ("saruman", "goblins-of-the-misty-mountains"),
    "mordor": ("witch-king", "mordor-orcs"),
    "ruffian": ("bill-ferny", "wild-hillmen-of-dunland"),
    "southron": ("bill-ferny", "haradrim-regulars"),
}
ANY_FREE = {"dunedain", "dwarf", "elf", "hobbit", "northmen", "rohan", "wizard"}
ANY_SHADOW = set(ONE_OF_EACH) - ANY_FREE
"""The factions of a side; above, whose deck has each, and one of its cards."""


def six(**laid: Any) -> Scene:
    """A turn in the Extended Trilogy, in which skirmishes are used."""
    return Scene("extended-trilogy", **laid)


def came(scene: Scene) -> list[str]:
    """The battlegrounds and skirmishes that have come into play, in this order."""
    kinds = ("activated", "reactivated", "skirmish-activated")
    story = scene.state.story or []
    return [str(event.args["location"]) for event in story if event.kind in kinds]


def drawing(first: str, *waiting: str, **laid: Any) -> Scene:
    """A location step in which that card is the first to be drawn; these are in the decks, too."""
    for seed in range(200):
        scene = six(
            begin="ground-step",
            path=None,
            waiting=(first, *waiting),
            seed=str(seed),
            **{"turn": "frodo", **laid},
        )
        if came(scene)[:1] == [first] or scene.told("cannot-come")[:1] == [{"location": first}]:
            return scene
    raise AssertionError(f"{first} never came first")


# --- Icons


def strength(location: str, *cards: str, **more: Any) -> tuple[int, int]:
    """What the attack and the defending cards come to in a combat between these."""
    fight = fight_at(location, cards, **more).told("fight")[0]
    return fight["attack"], fight["defence"]


def fought(location: str, *cards: str, **more: Any) -> Scene:
    """A combat between these; no other battleground is left, so that none can be reactivated."""
    others = [ground for ground in all_grounds(more.get("scenario")) if ground != location]
    return fight_at(location, cards, spent=others, **more)


# --- Where cards may go


def all_grounds(scenario: str | None) -> list[str]:
    """The battlegrounds of the base box; those of the expansion's scenarios with its own."""
    boxes = next(each.boxes for each in SCENARIOS if each.name == (scenario or "trilogy"))
    return [LOCATION_NAMES[ground] for ground in ALL_GROUNDS if LOCATION_BOX[ground] in boxes]


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
    every = all_grounds(more.get("scenario"))
    scene = Scene(turn=player, grounds=every, hand={player: (card,)}, **more)
    return {ground for ground in every if f"play {card} {ground}" in scene.codes}


ISENGARD_GROUNDS = {"edoras", "helms-deep", "orthanc"}
MONSTROUS_GROUNDS = {"lorien", "rivendell", "moria"}
MORDOR_GROUNDS = {"lorien", "minas-tirith", "dol-guldur", "minas-morgul", "morannon"}
SOUTHRON_GROUNDS = {"dol-amroth", "minas-tirith", "pelargir", "harad", "morannon", "umbar"}


@cache
def who_fights(ground: str) -> set[str]:
    """The factions whose cards may be played to a battleground or skirmish of the expansion."""
    return {
        faction
        for faction, (player, card) in ONE_OF_EACH.items()
        if ground in marches(player, card, scenario="extended-trilogy")
    }
