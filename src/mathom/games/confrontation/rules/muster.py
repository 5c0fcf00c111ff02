"""Before the first turn: the draft, the special cards, the secret deployment."""

from functools import lru_cache
from itertools import combinations
from typing import Final

from mathom.core.ask import Ask, Choosing, Option, Play, Question, choose, together
from mathom.core.deed import Deed, Words
from mathom.core.message import Message, Reason
from mathom.games.confrontation.data import (
    FELLOWSHIP,
    HOME,
    NAMES,
    OUTPOSTS,
    PIECES,
    REGION_NAMES,
    SAURON,
    SIDE_NAMES,
    SIDES,
    SPECIAL_NAMES,
    SPECIALS,
)
from mathom.games.confrontation.rules.deed import side_asked
from mathom.games.confrontation.rules.names import piece_called, short, spelling, why
from mathom.games.confrontation.state import Confrontation, put


class Preparation(Deed):
    """What is chosen before the first turn. Whatever can be read can be done."""

    def why_not(self, t: Confrontation, ask: Ask | None = None) -> Reason | None:
        return None


# --- Draft (section 11)

SUGGESTED_DRAFTS: Final = (
    {"all-ring": "ccccccccc", "all-star": "vvvvvvvvv", "guarded-frodo": "ccvccvccv"},
    {"all-ring": "ccccccccc", "all-star": "vvvvvvvvv", "iron-fist": "vcvccvccc"},
)


DRAFT_WHEN: Final = why("draft-when", "C-11.2")


class Draft(Preparation):
    """Choose a side of each of one's nine tiles (C-11.3)."""

    verb = "draft"

    def __init__(self, sides: tuple[int, ...]) -> None:
        self.sides = sides

    @classmethod
    def read(cls, t: Confrontation, ask: Ask, words: Words) -> Reason:
        letters = "".join(words[1:])
        sides = read_letters(letters)
        return sides if isinstance(sides, Reason) else spelling(f"draft {letters}")

    @classmethod
    def elsewhere(cls, t: Confrontation, ask: Ask, words: Words) -> Reason:
        return DRAFT_WHEN


def read_letters(letters: str) -> tuple[int, ...] | Reason:
    """Which side of each tile is meant."""
    strange = [letter for letter in letters if letter not in "cv"]
    if strange:
        return why("draft-letter", "C-11.3", letter=strange[0])
    if len(letters) != len(PIECES[FELLOWSHIP]):
        return why("draft-letters", "C-11.3", letters=len(letters))
    return tuple(int(letter == "v") for letter in letters)


DRAFTING: Final = Question("draft", "C-11.1", "C-11.3", deeds=(Draft,))


def draw_lots(t: Confrontation) -> None:
    """A random draft for each side, for who wants to leave it to luck."""
    t.arrangement = tuple(t.chance.below(2) for _ in range(18))
    t.step = "draft"


def draft(t: Confrontation) -> Play:
    """Both choose a side of each tile in secret, then show (C-11.1 to C-11.4)."""
    drafts = yield from together(*[_draft_side(t, side) for side in SIDES])
    drafted = drafts[FELLOWSHIP].sides + drafts[SAURON].sides
    t.cast = tuple(2 * piece + star for piece, star in enumerate(drafted))
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


def _draft_side(t: Confrontation, side: int) -> Choosing[Draft]:
    suggested = dict(SUGGESTED_DRAFTS[side])
    suggested["random"] = "".join("cv"[star] for star in t.arrangement[9 * side : 9 * side + 9])
    options: dict[str, Option[Draft]] = {}
    for setup, letters in suggested.items():
        option = _draft_option(letters, setup)
        options.setdefault(option.code, option)
    return choose(
        t.seats[side],
        list(options.values()),
        DRAFTING.plain,
        secret=True,
        write=Message("write-draft", {"example": "draft cvccvvccc"}),
        others=read_draft,
    )


def read_draft(code: str) -> Option[Draft] | None:
    verb, _, letters = code.partition(" ")
    if verb != "draft" or isinstance(read_letters(letters), Reason):
        return None
    return _draft_option(letters, "own")


def _draft_option(letters: str, setup: str) -> Option[Draft]:
    sides = read_letters(letters)
    assert not isinstance(sides, Reason)
    return Option(
        f"draft {letters}", Draft(sides), Message("option-draft", {"setup": f"setup-{setup}"})
    )


# --- Special cards (C-12.4 to C-12.7)


TAKE_WHEN: Final = why("take-when", "C-12.4")


class Take(Preparation):
    """Take so many of a side's special cards (C-12.4)."""

    verb = "take"

    def __init__(self, specials: tuple[int, ...]) -> None:
        self.specials = specials

    @classmethod
    def read(cls, t: Confrontation, ask: Ask, words: Words) -> Reason:
        side = side_asked(t, ask)
        if ask.question is TAKING_FOR_ENEMY:
            side = 1 - side
        taken: list[int] = []
        for word in words[1:]:
            if word not in SPECIAL_NAMES:
                return why("no-special", word=short(word))
            special = SPECIAL_NAMES.index(word)
            if special not in SPECIALS[side]:
                return why("special-of-other-side", "C-12.1", special=word)
            if special in taken:
                return why("special-twice", "C-12.4", special=word)
            taken.append(special)
        if len(taken) != t.house.cards[side]:
            return why("special-number", "C-12.4", number=t.house.cards[side])
        return spelling(_code(tuple(sorted(taken))))

    @classmethod
    def elsewhere(cls, t: Confrontation, ask: Ask, words: Words) -> Reason:
        return TAKE_WHEN


def _code(specials: tuple[int, ...]) -> str:
    """In which order they are named makes no difference: one is on offer."""
    return " ".join(("take", *[SPECIAL_NAMES[special] for special in specials]))


TAKING: Final = Question("specials", "C-12.4", deeds=(Take,))
TAKING_FOR_ENEMY: Final = Question("specials-for-enemy", "C-12.4", deeds=(Take,))


def specials(t: Confrontation) -> Play | None:
    if t.house.cards == (0, 0):
        t.step = "muster"
        return None
    return _take_specials(t)


def _take_specials(t: Confrontation) -> Play:
    taken = yield from together(*[_choose_specials(t, side) for side in SIDES])
    t.news += 1
    for side in SIDES:
        special_cards = taken[side].specials
        t.specials |= sum(1 << special for special in special_cards)
        if special_cards:
            t.tell(
                "took-specials",
                {
                    "side": SIDE_NAMES[side],
                    "specials": [
                        Message("special-name", {"special": SPECIAL_NAMES[special]})
                        for special in special_cards
                    ],
                },
            )
    t.step = "muster"


def _choose_specials(t: Confrontation, side: int) -> Choosing[Take]:
    """All sets of so many; the question goes to the opponent if the players agreed on that."""
    number = t.house.cards[side]
    chooser = 1 - side if t.house.opponent_picks else side
    options = [
        Option(
            _code(taken),
            Take(taken),
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
    question = TAKING_FOR_ENEMY if t.house.opponent_picks else TAKING
    return choose(t.seats[chooser], options, question.about(number=number), secret=True)


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


DEPLOY_RULES: Final = (("C-2.7", "C-2.8"), ("C-2.9", "C-2.10"))
"""By side."""


class Deploy(Preparation):
    """Place five characters ahead, one in each outpost; the others stay at home."""

    verb = "deploy"

    def __init__(self, outposts: tuple[int, ...]) -> None:
        self.outposts = outposts

    @classmethod
    def read(cls, t: Confrontation, ask: Ask, words: Words) -> "Deploy | Reason":
        outposts = read_outposts(t, side_asked(t, ask), words[1:])
        return outposts if isinstance(outposts, Reason) else cls(outposts)

    @classmethod
    def elsewhere(cls, t: Confrontation, ask: Ask, words: Words) -> Reason:
        return why("deploy-when", *DEPLOY_RULES[side_asked(t, ask)])


def read_outposts(t: Confrontation, side: int, names: list[str]) -> tuple[int, ...] | Reason:
    """Who is to stand in the five outposts."""
    pieces: list[int] = []
    for name in names:
        piece = piece_called(t, side, name)
        if isinstance(piece, Reason):
            return piece
        if piece in pieces:
            return why("deployed-twice", "C-2.14", character=name)
        pieces.append(piece)
    if len(pieces) != len(OUTPOSTS[side]):
        return why("deploy-five", *DEPLOY_RULES[side], number=len(pieces))
    return tuple(pieces)


DEPLOYING: Final = Question("deploy", deeds=(Deploy,))
DEPLOY: Final = tuple(DEPLOYING.worded("deploy", *rules) for rules in DEPLOY_RULES)
"""By side."""


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
        for piece, region in zip(placed[side].outposts, OUTPOSTS[side], strict=True):
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
                    for piece, region in zip(placed[side].outposts, OUTPOSTS[side], strict=True)
                ],
            },
            seats=(t.seats[side],),
            veiled={"side": SIDE_NAMES[side]},
        )
    t.arrangement = ()
    t.step = "begin"


def _deploy_side(t: Confrontation, side: int) -> Choosing[Deploy]:
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
        DEPLOY[side],
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
        others=lambda code: read_deployment(t, side, code),
    )


def read_deployment(t: Confrontation, side: int, code: str) -> Option[Deploy] | None:
    """The deployment that somebody wrote."""
    verb, *names = code.split(" ")
    if verb != "deploy":
        return None
    outposts = read_outposts(t, side, names)
    if isinstance(outposts, Reason):
        return None
    return _deploy_option(t.cast[9 * side : 9 * side + 9], outposts, "own")


@lru_cache(4096)
def _deploy_option(cast: tuple[int, ...], outposts: tuple[int, ...], setup: str) -> Option[Deploy]:
    side = cast[0] // 18
    suggested = setup in SUGGESTED_SETUPS[side]
    return Option(
        " ".join(("deploy", *[NAMES[cast[piece % 9]] for piece in outposts])),
        Deploy(outposts),
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
