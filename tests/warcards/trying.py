"""What can be tried with a single card: where it goes, who wields it, what it counts."""

from typing import Any

from mathom.games.warcards.state import active_deck
from tests.warcards.scene import Cards, Scene

DUNEDAIN_GROUNDS = {
    "dol-amroth",
    "minas-tirith",
    "pelargir",
    "harad",
    "minas-morgul",
    "morannon",
    "umbar",
}
ELF_GROUNDS = {"lorien", "rivendell", "dol-guldur", "moria"}
DWARF_GROUNDS = {"moria"}
ROHAN_GROUNDS = {"edoras", "helms-deep", "morannon", "orthanc"}
FREE_GROUNDS = {
    "dol-amroth",
    "edoras",
    "helms-deep",
    "lorien",
    "minas-tirith",
    "pelargir",
    "rivendell",
}
SHADOW_GROUNDS = {
    "dol-guldur",
    "harad",
    "minas-morgul",
    "morannon",
    "moria",
    "orthanc",
    "umbar",
}
ALL_GROUNDS = FREE_GROUNDS | SHADOW_GROUNDS

PATHS = {
    1: ("bag-end", "bucklebury-ferry", "gildors-encampment"),
    2: ("inn-of-the-prancing-pony", "the-old-forest", "weathertop"),
    3: ("fords-of-bruinen", "imladris", "the-council-of-elrond"),
    4: ("caradhras", "khazad-dum", "the-doors-of-durin"),
    5: ("dimrill-dale", "egladil", "lothlorien"),
    6: ("amon-hen", "dead-marshes", "emyn-muil"),
    7: ("henneth-annun", "osgiliath", "the-cross-roads"),
    8: ("cirith-ungol", "morgul-vale", "shelobs-lair"),
    9: ("crack-of-doom", "morgai", "orodruin"),
}

HOBBITS = {
    "bilbo-baggins",
    "fatty-bolger",
    "frodo-baggins",
    "merry-brandybuck",
    "pippin-took",
    "sam-gamgee",
}
ELVES = {"arwen", "elrond", "galadriel", "legolas"}
GANDALFS = {"gandalf-the-grey", "gandalf-the-white"}
FREE_CHARACTERS = (
    "aragorn",
    "boromir",
    "denethor",
    "faramir",
    "halbarad",
    "prince-imrahil",
    "strider",
    *sorted(ELVES),
    "gimli",
    *sorted(HOBBITS),
    "eomer",
    "eowyn",
    "theoden",
    *sorted(GANDALFS),
    "gwaihir-the-windlord",
    "quickbeam",
    "smeagol",
    "treebeard",
)


def _following(scene: Scene, beginning: str) -> set[str]:
    return {code.removeprefix(beginning) for code in scene.codes if code.startswith(beginning)}


def plays(player: str, card: str, **laid: Any) -> set[str]:
    """Where a card may be played while all battlegrounds are active, unless told otherwise."""
    laid.setdefault("grounds", tuple(ALL_GROUNDS))
    laid.setdefault("path", None)
    return _following(Scene(turn=player, hand={player: (card,)}, **laid), f"play {card} ")


def moves(player: str, card: str, **laid: Any) -> set[str]:
    """Where a card may be moved from reserve while all battlegrounds are active."""
    laid.setdefault("grounds", tuple(ALL_GROUNDS))
    laid.setdefault("path", None)
    reserve = (card, *laid.pop("reserve", ()))
    return _following(Scene(turn=player, reserve=reserve, **laid), f"move {card} ")


def path_numbers(player: str, card: str, **laid: Any) -> list[int]:
    """The numbers of the paths to which a character may be played; and so may it be moved."""
    played, moved = (
        [
            number
            for number, paths in PATHS.items()
            if all("path" in tries(player, card, path=path, grounds=(), **laid) for path in paths)
        ]
        for tries in (plays, moves)
    )
    assert played == moved
    return played


def wielders(player: str, item: str) -> set[str]:
    """Who may be given an item if all characters of the side are in play."""
    return plays(player, item, reserve=(*FREE_CHARACTERS, "saruman", "the-witch-king"))


def icons_at(location: str, card: str, *beside: str, **laid: Any) -> int:
    """What a card counts at a location, next to others."""
    standing: dict[str, Cards] = {location: (card, *beside)}
    if location in ALL_GROUNDS:
        return Scene(grounds=(location,), at=standing, **laid).icons(card)
    return Scene(path=location, at=standing, **laid).icons(card)


def turn_of(scene: Scene, player: str) -> Scene:
    """Let the others pass until it is a player's turn."""
    while active_deck(scene.state) != scene.deck(player):
        scene.do("pass")
    return scene


def next_round(scene: Scene) -> Scene:
    """Let everybody pass, and fight in any order, until the next round's actions begin."""
    begun = scene.state.round
    scene.pass_all()
    while scene.state.round == begun:
        scene.do(scene.codes[0])
    return scene


def drawn_in_draw_step(player: str, **laid: Any) -> int:
    """How many cards a player draws in a draw step, in which nobody has anything else to do."""
    scene = Scene(begin="draw-step", **laid)
    drawn = 0
    # The next round has begun.
    assert scene.state.story is not None
    for event in scene.state.story[: scene.story.index("round")]:
        if event.kind == "draws" and str(event.args["player"]).endswith(player):
            drawn += int(str(event.args["number"]))
    return drawn
