"""Before the first turn: the draft, the special cards, the secret deployment."""

from functools import lru_cache
from itertools import combinations
from typing import Final

from mathom.core.ask import Choosing, Option, Play, choose, together
from mathom.core.message import Message
from mathom.games.confrontation.data import (
    HOME,
    NAMES,
    OUTPOSTS,
    PIECES,
    REGION_NAMES,
    SIDE_NAMES,
    SIDES,
    SPECIAL_NAMES,
    SPECIALS,
)
from mathom.games.confrontation.state import Confrontation, put

# --- Draft (section 11)

SUGGESTED_DRAFTS: Final = (
    {"all-ring": "ccccccccc", "all-star": "vvvvvvvvv", "guarded-frodo": "ccvccvccv"},
    {"all-ring": "ccccccccc", "all-star": "vvvvvvvvv", "iron-fist": "vcvccvccc"},
)


def draw_lots(t: Confrontation) -> None:
    """A random draft for each side, for who wants to leave it to luck."""
    t.arrangement = tuple(t.chance.below(2) for _ in range(18))
    t.step = "draft"


def draft(t: Confrontation) -> Play:
    """Both choose a side of each tile in secret, then show (C-11.1 to C-11.4)."""
    sides = yield from together(*[_draft_side(t, side) for side in SIDES])
    t.cast = tuple(2 * piece + star for piece, star in enumerate(sides[0] + sides[1]))
    t.arrangement = ()
    t.news += 1
    for side in SIDES:
        t.tell(
            "drafted",
            {
                "side": SIDE_NAMES[side],
                "characters": [
                    Message(
                        "drafted-star" if t.cast[piece] & 1 else "drafted-ring",
                        {"character": NAMES[t.cast[piece]]},
                    )
                    for piece in PIECES[side]
                ],
            },
        )
    t.step = "specials"


def _draft_side(t: Confrontation, side: int) -> Choosing[tuple[int, ...]]:
    suggested = dict(SUGGESTED_DRAFTS[side])
    suggested["random"] = "".join("cv"[star] for star in t.arrangement[9 * side : 9 * side + 9])
    options: dict[str, Option[tuple[int, ...]]] = {}
    for setup, letters in suggested.items():
        option = _draft_option(letters, setup)
        options.setdefault(option.code, option)
    return choose(
        t.seats[side],
        list(options.values()),
        Message("prompt-draft", {}, ("C-11.1", "C-11.3")),
        secret=True,
        write=Message("write-draft", {"example": "draft cvccvvccc"}),
        others=read_draft,
    )


def read_draft(code: str) -> Option[tuple[int, ...]] | None:
    verb, _, letters = code.partition(" ")
    if verb != "draft" or len(letters) != 9 or not set(letters) <= set("cv"):
        return None
    return _draft_option(letters, "own")


def _draft_option(letters: str, setup: str) -> Option[tuple[int, ...]]:
    return Option(
        f"draft {letters}",
        tuple(int(letter == "v") for letter in letters),
        Message("option-draft", {"setup": f"setup-{setup}"}),
    )


# --- Special cards (C-12.4 to C-12.7)


def specials(t: Confrontation) -> Play | None:
    if t.house.cards == (0, 0):
        t.step = "muster"
        return None
    return _take_specials(t)


def _take_specials(t: Confrontation) -> Play:
    taken = yield from together(*[_choose_specials(t, side) for side in SIDES])
    t.news += 1
    for side in SIDES:
        t.specials |= sum(1 << special for special in taken[side])
        if taken[side]:
            t.tell(
                "took-specials",
                {
                    "side": SIDE_NAMES[side],
                    "specials": [
                        Message("special-name", {"special": SPECIAL_NAMES[special]})
                        for special in taken[side]
                    ],
                },
            )
    t.step = "muster"


def _choose_specials(t: Confrontation, side: int) -> Choosing[tuple[int, ...]]:
    """All sets of so many; the question goes to the opponent if the players agreed on that."""
    number = t.house.cards[side]
    chooser = 1 - side if t.house.opponent_picks else side
    options = [
        Option(
            " ".join(("take", *[SPECIAL_NAMES[special] for special in taken])),
            taken,
            Message(
                "option-take",
                {
                    "specials": [
                        Message("special-name", {"special": SPECIAL_NAMES[special]})
                        for special in taken
                    ]
                },
            ),
            tuple(f"special:{SPECIAL_NAMES[special]}" for special in taken),
        )
        for taken in combinations(SPECIALS[side], number)
    ]
    prompt = "prompt-specials-for-enemy" if t.house.opponent_picks else "prompt-specials"
    return choose(
        t.seats[chooser],
        options,
        Message(prompt, {"number": number}, ("C-12.4",)),
        secret=True,
    )


# --- Deployment (C-2.7 to C-2.14)

SUGGESTED_SETUPS: Final = (
    {
        # Arthedain, Cardolan, Rhudaur, Eregion, Enedwaith
        "strong-front": (5, 2, 6, 7, 8),
        "hobbits-ahead": (4, 2, 5, 3, 8),
        "hidden-road": (1, 0, 4, 2, 6),
    },
    {
        # Dagorlad, Gondor, Mirkwood, Fangorn, Rohan
        "beasts-in-front": (6, 3, 0, 8, 7),
        "gate-of-fire": (7, 6, 8, 4, 0),
        "riders-in-front": (7, 8, 2, 5, 0),
    },
)
"""Who stands in the five outposts, by the number of the tile within its side."""


def muster(t: Confrontation) -> None:
    """A random deployment for each side, for who wants to leave it to luck."""
    order: list[int] = []
    for side in SIDES:
        pieces = list(PIECES[side])
        t.chance.shuffle(pieces)
        order += pieces[:5] + sorted(pieces[5:])
    t.arrangement = tuple(order)
    t.step = "deploy"


def deploy(t: Confrontation) -> Play:
    """Both place their characters at the same time, unseen (C-2.14)."""
    placed = yield from together(*[_deploy_side(t, side) for side in SIDES])
    t.news += 1
    for side in SIDES:
        for piece in PIECES[side]:
            put(t, piece, HOME[side])
        for piece, region in zip(placed[side], OUTPOSTS[side], strict=True):
            put(t, piece, region)
        t.tell(
            "deployed",
            {
                "side": SIDE_NAMES[side],
                "outposts": [
                    Message(
                        "stands",
                        {"character": NAMES[t.cast[piece]], "region": REGION_NAMES[region]},
                    )
                    for piece, region in zip(placed[side], OUTPOSTS[side], strict=True)
                ],
            },
            seats=(t.seats[side],),
            veiled={"side": SIDE_NAMES[side]},
        )
    t.arrangement = ()
    t.step = "begin"


def _deploy_side(t: Confrontation, side: int) -> Choosing[tuple[int, ...]]:
    cast = t.cast[9 * side : 9 * side + 9]
    suggested = [
        _deploy_option(cast, tuple(9 * side + number for number in numbers), setup)
        for setup, numbers in SUGGESTED_SETUPS[side].items()
    ]
    at_random = _deploy_option(cast, t.arrangement[9 * side : 9 * side + 5], "random")
    if at_random.code not in [option.code for option in suggested]:
        suggested.append(at_random)
    return choose(
        t.seats[side],
        suggested,
        Message("prompt-deploy", {}, ("C-2.7", "C-2.8") if side == 0 else ("C-2.9", "C-2.10")),
        secret=True,
        write=Message(
            "write-deploy",
            {
                "example": suggested[0].code,
                "regions": [
                    Message("region-name", {"region": REGION_NAMES[region]})
                    for region in OUTPOSTS[side]
                ],
            },
        ),
        others=lambda code: read_deployment(cast, code),
    )


def read_deployment(cast: tuple[int, ...], code: str) -> Option[tuple[int, ...]] | None:
    """The deployment that somebody wrote: who stands in the five outposts."""
    verb, *names = code.split(" ")
    by_name = {NAMES[character]: character >> 1 for character in cast}
    if (
        verb != "deploy"
        or len(names) != 5
        or len(set(names)) != 5
        or not set(names) <= set(by_name)
    ):
        return None
    return _deploy_option(cast, tuple(by_name[name] for name in names), "own")


@lru_cache(4096)
def _deploy_option(
    cast: tuple[int, ...], outposts: tuple[int, ...], setup: str
) -> Option[tuple[int, ...]]:
    side = cast[0] // 18
    suggested = setup in SUGGESTED_SETUPS[side]
    return Option(
        " ".join(("deploy", *[NAMES[cast[piece % 9]] for piece in outposts])),
        outposts,
        Message(
            "option-deploy",
            {
                "setup": f"setup-{setup}",
                "outposts": [
                    Message(
                        "stands",
                        {"character": NAMES[cast[piece % 9]], "region": REGION_NAMES[region]},
                    )
                    for piece, region in zip(outposts, OUTPOSTS[side], strict=True)
                ],
            },
        ),
        (f"setup:{setup}",) if suggested else (),
    )
