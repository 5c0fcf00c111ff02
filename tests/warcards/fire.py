"""Settings in which the cards of Fire and Swords are tried, in the scenario that has all of them.

Most of their icons are reconstructed and may change, so what a text adds is compared with what the
card has without it.
"""

from typing import Any

from mathom.games.warcards.card import Ground
from mathom.games.warcards.catalogue import LOCATIONS, printed_as
from tests.warcards.scene import Cards, Scene
from tests.warcards.stage import all_grounds

FIRE: dict[str, Any] = {"scenario": "extended-trilogy"}

PLAYERS = ("frodo", "witch-king", "gandalf", "saruman", "aragorn", "bill-ferny")
"""In the order of their seats."""
FRODO, WITCH_KING, GANDALF, SARUMAN, ARAGORN, BILL_FERNY = range(6)
"""Their seats."""
FREE_PLAYERS, SHADOW_PLAYERS = PLAYERS[::2], PLAYERS[1::2]

QUIET = {
    1: "gildors-encampment",
    2: "weathertop",
    3: "imladris",
    4: "caradhras",
    5: "lothlorien",
    6: "emyn-muil",
    7: "henneth-annun",
    8: "cirith-ungol",
    9: "morgai",
}
"""A path of each number, to stand on."""


def fire(**laid: Any) -> Scene:
    return Scene(**{**FIRE, **laid})


def played(player: str, card: str, *to: str, **laid: Any) -> Scene:
    """Somebody plays a card, and has one more to pay for it, unless another hand is laid out."""
    laid.setdefault("hand", {player: (card, SPARE[player])})
    return fire(turn=player, **laid).do(" ".join(("play", card, *to)))


SPARE = {
    "frodo": "village-militia",
    "witch-king": "olog-hai",
    "gandalf": "high-elves",
    "saruman": "white-hand-orcs",
    "aragorn": "soldiers-of-gondor",
    "bill-ferny": "haradrim-regulars",
}
"""A card of each that does nothing but fight."""


def printed(name: str) -> Any:
    """What is printed on a card or a location, for values of which nobody is sure yet."""
    return printed_as(name)


# --- Where cards may go


def shown_to(faction: int) -> set[str]:
    """The battlegrounds and skirmishes that show a faction."""
    return {
        place.name
        for place in LOCATIONS
        if isinstance(place, Ground) and faction in (*place.defenders, *place.attackers)
    }


def goes(player: str, card: str, **laid: Any) -> set[str]:
    """The battlegrounds and skirmishes to which a card may be played; and so may it be moved."""
    every = all_grounds(**FIRE)
    here = {"turn": player, "grounds": every, "path": None, **laid}
    reserve = here.pop("reserve", ())
    hands = fire(**here, reserve=reserve, hand={player: (card,)})
    moving = fire(**here, reserve=(card, *reserve))
    plays = {ground for ground in every if f"play {card} {ground}" in hands.codes}
    moves = {ground for ground in every if f"move {card} {ground}" in moving.codes}
    assert plays == moves
    return plays


def walks(player: str, card: str) -> list[int]:
    """The numbers of the paths to which a card may be played; and so may it be moved."""
    found = []
    for number, path in QUIET.items():
        plays = f"play {card} path" in fire(turn=player, path=path, hand={player: (card,)}).codes
        moves = f"move {card} path" in fire(turn=player, path=path, reserve=(card,)).codes
        assert plays == moves
        if plays:
            found.append(number)
    return found


def fights_for(player: str, card: str, faction: int, *also: str) -> None:
    """A card goes where its faction goes, with its printed icons, and to its printed paths."""
    own = printed(card)
    assert own.faction == faction
    assert goes(player, card) == shown_to(faction) | set(also)
    assert walks(player, card) == sorted(own.paths)
    for ground in map(printed, goes(player, card)):
        icons = own.defence if ground.side == own.side else own.attack
        assert icons_at(ground.name, card) >= icons


def wielders(player: str, item: str, *candidates: str) -> set[str]:
    """Who of these, all in reserve, may be given an item."""
    scene = fire(turn=player, hand={player: (item,)}, reserve=candidates)
    return {one for one in candidates if f"play {item} {one}" in scene.codes}


# --- Icons


def standing(location: str, *cards: str, **laid: Any) -> Scene:
    """These cards on one active location."""
    at: dict[str, Cards] = {location: cards}
    if location in all_grounds(**FIRE):
        return fire(grounds=(location,), at=at, **laid)
    return fire(path=location, at=at, **laid)


def icons_at(location: str, card: str, *beside: str, **laid: Any) -> int:
    """What a card counts at a location, next to others."""
    return standing(location, card, *beside, **laid).icons(card)


def leads(card: str, army: str, attacked: str, defended: str) -> None:
    """With an army of its faction a card counts by its printed leadership more (W-12.1)."""
    for ground, more in (
        (attacked, printed(card).lead_attack),
        (defended, printed(card).lead_defence),
    ):
        assert icons_at(ground, card, army) == icons_at(ground, card) + more


# --- Who loses something


def losses(scene: Scene) -> dict[str, int]:
    """How many cards each player has eliminated."""
    return {player: len(scene.gone(player)) for player in PLAYERS if scene.gone(player)}


def one_each(*players: str) -> dict[str, int]:
    """One card of each."""
    return dict.fromkeys(players, 1)
