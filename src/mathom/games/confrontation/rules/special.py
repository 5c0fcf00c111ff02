"""The eight special cards: which may be played now, and what they do (section 12)."""

from typing import Any, ClassVar, Final

from mathom.core.ask import Ask, Option
from mathom.core.deed import Words
from mathom.core.message import Arg, Message, Reason
from mathom.games.confrontation.data import (
    ARAGORN_PIECE,
    AWAY,
    CREBAIN,
    DARK_OF_MORDOR,
    FANGORN,
    FELLOWSHIP,
    FORWARD,
    GANDALF_PIECE,
    GANDALF_THE_WHITE,
    KING_REVEALED,
    MORDOR,
    NAMES,
    PALANTIR,
    PIECES,
    RECALL,
    REGION_NAMES,
    REGION_NUMBERS,
    REGIONS,
    SAURON,
    SHADOWFAX,
    SHIRE,
    SIDE_NAMES,
    SPECIAL_NAMES,
    SPECIALS,
)
from mathom.games.confrontation.rules.deed import InPlay, side_asked
from mathom.games.confrontation.rules.march import (
    balrog_may_lurk,
    end_turn,
    enters_to_win,
    first_step,
    ride,
    shire_taken,
    tell_move,
)
from mathom.games.confrontation.rules.moves import SAY_WHERE, moves_of, rider_moves
from mathom.games.confrontation.rules.names import (
    in_each,
    on_board,
    region_called,
    spelling,
    why,
)
from mathom.games.confrontation.rules.ways import (
    STEPS,
    S,
    full,
    goes_through_moria,
    is_full,
    is_rooted,
)
from mathom.games.confrontation.sight import trail
from mathom.games.confrontation.state import (
    NOBODY,
    Confrontation,
    has,
    name_of,
    pieces_at,
    put,
    region_name,
    show,
    use,
)


class SpecialCard(InPlay):
    """Play a special card on somebody, on a region, or on somebody and a region."""

    special: ClassVar[int]
    rule: ClassVar[str]
    """The one that says when it is played."""
    skips: ClassVar[bool] = False
    """Whether it takes the place of the whole turn."""

    def __init__(self, piece: int = NOBODY, region: int = AWAY) -> None:
        self.piece = piece
        self.region = region

    @classmethod
    def why_not_own(cls, t: Confrontation, side: int) -> Reason | None:
        """Why a side does not have it to play."""
        name = SPECIAL_NAMES[cls.special]
        if cls.special not in SPECIALS[side]:
            return why("special-of-other-side", "C-12.1", special=name)
        if has(t, cls.special):
            return None
        if t.used >> cls.special & 1:
            return why("special-used", "C-12.3", special=name)
        if not t.house.cards[side]:
            return why("no-specials", "C-12.2", side=SIDE_NAMES[side])
        return why("special-not-chosen", "C-12.4", special=name)

    @classmethod
    def why_not_play(cls, t: Confrontation) -> Reason | None:
        """Why whose turn it is may not play it before the move or instead of it, on whatever."""
        if t.rider != NOBODY:
            return rider_moves(t)
        if t.stepped != NOBODY:
            return MOVE_ANOTHER
        return MAY_NOT_SKIP if t.barred and cls.skips else cls.why_in_vain(t)

    @classmethod
    def why_in_vain(cls, t: Confrontation) -> Reason | None:
        """What is against it, on whatever it is played."""
        return None

    @classmethod
    def uses(cls, t: Confrontation) -> list[tuple[int, int]]:
        """The pieces and regions on which it might be played."""
        raise NotImplementedError

    @classmethod
    def why_not_on(cls, t: Confrontation, piece: int, region: int) -> Reason | None:
        """Why it may not be played on these."""
        raise NotImplementedError

    @classmethod
    def why_not_him(cls, t: Confrontation, piece: int) -> Reason | None:
        """What is against that very one. Subclasses say it here: mypyc loses the class where a
        method of classes calls the one that it replaces.
        """
        return None

    @classmethod
    def read(cls, t: Confrontation, ask: Ask, words: Words) -> "SpecialCard | Reason":
        reason = cls.why_not_own(t, side_asked(t, ask)) or cls.why_not_play(t)
        return cls.read_use(t, words[1:]) if reason is None else reason

    @classmethod
    def read_use(cls, t: Confrontation, words: Words) -> "SpecialCard | Reason":
        """On what it is to be played."""
        raise NotImplementedError

    @classmethod
    def not_now(cls, t: Confrontation, ask: Ask, words: Words) -> Reason:
        side = side_asked(t, ask)
        return cls.why_not_own(t, side) or cls.why_not_in_between(t, side, words[1:])

    @classmethod
    def why_not_in_between(cls, t: Confrontation, side: int, words: Words) -> Reason:
        """Why it can't be played when no move is asked for."""
        when = "special-own-turn" if t.active != side else "special-before-move"
        return why(when, cls.rule, special=SPECIAL_NAMES[cls.special])

    def why_not(self, t: Confrontation, ask: Ask | None = None) -> Reason | None:
        return self.why_not_on(t, self.piece, self.region)

    def do(self, t: Confrontation) -> None:
        raise NotImplementedError


MOVE_ANOTHER: Final = why("move-another", "C-12.35")
MAY_NOT_SKIP: Final = why("may-not-skip", "C-12.22")
SAY_WHO_AND_WHERE: Final = why("say-who-and-where")

_options: dict[tuple[int, int, int, int, int], Option[SpecialCard]] = {}


def _option(t: Confrontation, card: type[SpecialCard], on: tuple[int, int]) -> Option[SpecialCard]:
    """Made once for each card, character and place."""
    piece, region = on
    character = AWAY if piece == NOBODY else t.cast[piece]
    origin = AWAY if piece == NOBODY else t.where[piece]
    key = (card.special, piece, region, character, origin)
    option = _options.get(key)
    if option is None:
        option = _options[key] = _new_option(card, on, character, origin)
    return option


def _new_option(
    card: type[SpecialCard], on: tuple[int, int], character: int, origin: int
) -> Option[SpecialCard]:
    piece, region = on
    special = SPECIAL_NAMES[card.special]
    code, args, touches = [card.verb], dict[str, Arg](), [f"special:{special}"]
    kind = f"option-{special}"
    seen = code.copy()
    if piece != NOBODY:
        code.append(NAMES[character])
        args["character"] = NAMES[character]
        touches.append(f"piece:{NAMES[character]}")
        # An enemy is named before all; one's own may be hidden.
        seen.append(NAMES[character] if issubclass(card, SinglingOut) else REGION_NAMES[origin])
    elif issubclass(card, SinglingOut):
        kind = f"option-{special}-hidden"
    if region != AWAY:
        code.append(REGION_NAMES[region])
        seen.append(REGION_NAMES[region])
        args["region"] = REGION_NAMES[region]
        touches.append(f"region:{REGION_NAMES[region]}")
    return Option(
        " ".join(code),
        card(piece, region),
        Message(kind, args),
        tuple(touches),
        seen=" ".join(seen),
    )


def offered(t: Confrontation, card: type[SpecialCard]) -> list[Option[Any]]:
    """How whose turn it is may play a card."""
    if not has(t, card.special) or card.why_not_play(t) is not None:
        return []
    return [_option(t, card, on) for on in card.uses(t) if card.why_not_on(t, *on) is None]


# --- A first step before the move


class FirstStep(SpecialCard):
    """Takes somebody a step forward, to a region without enemies."""

    side: ClassVar[int]
    steps: ClassVar[tuple[tuple[int, ...], ...]]
    ahead: ClassVar[Reason]
    enemies: ClassVar[tuple[Reason, ...]]
    no_room: ClassVar[tuple[Reason, ...]]

    @classmethod
    def uses(cls, t: Confrontation) -> list[tuple[int, int]]:
        return [
            (piece, target)
            for piece in PIECES[cls.side]
            if t.where[piece] != AWAY
            for target in cls.steps[t.where[piece]]
        ]

    @classmethod
    def why_not_on(cls, t: Confrontation, piece: int, region: int) -> Reason | None:
        watcher = cls.why_not_him(t, piece)
        if watcher is not None:
            return watcher
        if region not in cls.steps[t.where[piece]]:
            return cls.ahead
        if t.count[S * (1 - cls.side) + region]:
            return cls.enemies[region]
        if is_full(t, cls.side, region):
            return cls.no_room[region]
        return cls.why_not_from(t, piece, region)

    @classmethod
    def why_not_from(cls, t: Confrontation, piece: int, region: int) -> Reason | None:
        """Why the move could not be made after such a step."""
        raise NotImplementedError

    @classmethod
    def read_use(cls, t: Confrontation, words: Words) -> "SpecialCard | Reason":
        if not words:
            return SAY_WHO_AND_WHERE
        piece = on_board(t, cls.side, words[0])
        if isinstance(piece, Reason):
            return piece
        if len(words) != 2:
            return SAY_WHERE
        region = region_called(words[1])
        return region if isinstance(region, Reason) else cls(piece, region)


class Shadowfax(FirstStep):
    """Only for who can make both moves (C-12.9 to C-12.15)."""

    verb = "shadowfax"
    special = SHADOWFAX
    rule = "C-12.9"
    side = FELLOWSHIP
    steps = STEPS[FELLOWSHIP]
    ahead = why("step-forward", "C-12.9", special="shadowfax")
    enemies = in_each("step-enemy", "C-12.10")
    no_room = full("C-12.11")[FELLOWSHIP]

    @classmethod
    def why_not_from(cls, t: Confrontation, piece: int, region: int) -> Reason | None:
        origin = t.where[piece]
        put(t, piece, region)
        can_go_on = bool(moves_of(t, piece))
        put(t, piece, origin)
        return None if can_go_on else why("ride-on", "C-12.15", character=name_of(t, piece))

    def do(self, t: Confrontation) -> None:
        use(t, SHADOWFAX)
        t.tell("plays-special", {"special": "shadowfax"})
        t.mover, t.origin, t.field = self.piece, t.where[self.piece], self.region
        t.rider = self.piece
        if goes_through_moria(t.rider, t.origin, t.field) and balrog_may_lurk(t):
            t.step = "balrog-on-ride"
        else:
            ride(t)


class DarkOfMordor(FirstStep):
    """Only if another can move afterwards, and the named one if it could before (C-12.32 to
    C-12.36).
    """

    verb = "dark"
    special = DARK_OF_MORDOR
    rule = "C-12.32"
    side = SAURON
    steps = FORWARD[SAURON]
    ahead = why("step-forward", "C-12.32", special="dark-of-mordor")
    enemies = in_each("step-enemy", "C-12.33")
    no_room = full("C-12.34")[SAURON]

    @classmethod
    def why_not_him(cls, t: Confrontation, piece: int) -> Reason | None:
        return DARK_WATCHER if is_rooted(t, piece) else None

    @classmethod
    def why_not_from(cls, t: Confrontation, piece: int, region: int) -> Reason | None:
        origin = t.where[piece]
        bound = t.named not in (NOBODY, piece) and bool(moves_of(t, t.named))
        put(t, piece, region)
        others = any(moves_of(t, other) for other in PIECES[SAURON] if other != piece)
        keeps = not bound or bool(moves_of(t, t.named))
        put(t, piece, origin)
        if not others:
            return DARK_NO_OTHER
        return None if keeps else why("dark-named", "C-12.21", character=name_of(t, t.named))

    def do(self, t: Confrontation) -> None:
        use(t, DARK_OF_MORDOR)
        piece, origin, target = self.piece, t.where[self.piece], self.region
        tell_move(t, piece, origin, target, "stepped")
        first_step(t, piece, origin, target)
        if enters_to_win(t, piece, target) or shire_taken(t):
            return
        t.stepped = piece
        if piece == t.named:
            t.named = NOBODY
        t.step = "move"


DARK_WATCHER: Final = why("dark-watcher", "C-12.36")
DARK_NO_OTHER: Final = why("dark-no-other", "C-12.35")

# --- Instead of the turn


class GandalfTheWhite(SpecialCard):
    """Not to a Fangorn with an enemy, nor a full one (C-12.16 to C-12.19)."""

    verb = "gandalf-the-white"
    special = GANDALF_THE_WHITE
    rule = "C-12.16"
    skips = True

    @classmethod
    def why_in_vain(cls, t: Confrontation) -> Reason | None:
        if t.where[GANDALF_PIECE] != AWAY:
            return GANDALF_LIVES
        if t.count[S + FANGORN]:
            return FANGORN_ENEMY
        return FANGORN_FULL if is_full(t, FELLOWSHIP, FANGORN) else None

    @classmethod
    def uses(cls, t: Confrontation) -> list[tuple[int, int]]:
        return [(NOBODY, AWAY)]

    @classmethod
    def why_not_on(cls, t: Confrontation, piece: int, region: int) -> Reason | None:
        return None

    @classmethod
    def read_use(cls, t: Confrontation, words: Words) -> "SpecialCard | Reason":
        return spelling(cls.verb) if words else cls()

    def do(self, t: Confrontation) -> None:
        """He comes back hidden, whatever had revealed him before (C-12.19, C-12.40)."""
        use(t, GANDALF_THE_WHITE)
        put(t, GANDALF_PIECE, FANGORN)
        t.trails[FELLOWSHIP] += trail.put(GANDALF_PIECE, FANGORN)
        t.tell("gandalf-the-white", {})
        end_turn(t)


GANDALF_LIVES: Final = why("gandalf-lives", "C-12.19")
FANGORN_ENEMY: Final = why("fangorn-enemy", "C-12.17")
FANGORN_FULL: Final = why("fangorn-full", "C-12.18")


class Recall(SpecialCard):
    """Not to a Mordor with an enemy, nor a full one (C-12.29 to C-12.31)."""

    verb = "recall"
    special = RECALL
    rule = "C-12.29"
    skips = True

    @classmethod
    def why_in_vain(cls, t: Confrontation) -> Reason | None:
        if t.count[MORDOR]:
            return MORDOR_ENEMY
        return MORDOR_FULL if is_full(t, SAURON, MORDOR) else None

    @classmethod
    def uses(cls, t: Confrontation) -> list[tuple[int, int]]:
        return [(piece, AWAY) for piece in PIECES[SAURON] if t.where[piece] != AWAY]

    @classmethod
    def why_not_on(cls, t: Confrontation, piece: int, region: int) -> Reason | None:
        if t.where[piece] == MORDOR:
            return why("in-mordor-already", "C-12.29", character=name_of(t, piece))
        return None

    @classmethod
    def read_use(cls, t: Confrontation, words: Words) -> "SpecialCard | Reason":
        if len(words) != 1:
            return RECALL_WHOM
        piece = on_board(t, SAURON, words[0])
        return piece if isinstance(piece, Reason) else cls(piece)

    def do(self, t: Confrontation) -> None:
        use(t, RECALL)
        piece = self.piece
        origin = t.where[piece]
        tell_move(t, piece, origin, MORDOR, "recalled")
        number = piece - 9
        if t.shown >> piece & 1:
            t.trails[SAURON] += trail.put(number, MORDOR)
        else:
            t.trails[SAURON] += trail.moved(origin, MORDOR, t.shown >> 9 & 511)
        put(t, piece, MORDOR)
        end_turn(t)


MORDOR_ENEMY: Final = why("mordor-enemy", "C-12.30")
MORDOR_FULL: Final = why("mordor-full", "C-12.31")
RECALL_WHOM: Final = why("recall-whom", "C-12.29")


class SinglingOut(SpecialCard):
    """Played on an enemy: a revealed one, or a hidden one in some region."""

    skips = True
    enemy: ClassVar[int]

    @classmethod
    def uses(cls, t: Confrontation) -> list[tuple[int, int]]:
        """In each region first the pieces one by one."""
        found: list[tuple[int, int]] = []
        for region in REGIONS:
            if t.count[S * cls.enemy + region]:
                found += [(piece, AWAY) for piece in pieces_at(t, cls.enemy, region)]
                found.append((NOBODY, region))
        return found

    @classmethod
    def why_not_on(cls, t: Confrontation, piece: int, region: int) -> Reason | None:
        if piece != NOBODY:
            watcher = cls.why_not_him(t, piece)
            if watcher is not None or t.shown >> piece & 1:
                return watcher
            return why("target-hidden", cls.rule, "C-13.3")
        here = pieces_at(t, cls.enemy, region)
        if any(not t.shown >> piece & 1 for piece in here):
            return None
        where = REGION_NAMES[region]
        if here:
            return why("target-open", cls.rule, region=where)
        return why("nobody-there", cls.rule, side=SIDE_NAMES[cls.enemy], region=where)

    @classmethod
    def read_use(cls, t: Confrontation, words: Words) -> "SpecialCard | Reason":
        """A revealed enemy is chosen by name, a hidden one by its region."""
        if len(words) != 1:
            return why("say-target", cls.rule)
        if words[0] in REGION_NUMBERS:
            return cls(region=REGION_NUMBERS[words[0]])
        piece = on_board(t, cls.enemy, words[0])
        return piece if isinstance(piece, Reason) else cls(piece)

    def single_out(self, t: Confrontation, step: str) -> None:
        """Of several hidden pieces in a region, chance takes one: they can't be told apart."""
        t.foe, t.field = self.piece, self.region
        t.step = step


class KingRevealed(SinglingOut):
    """Any of Sauron's characters (C-12.20)."""

    verb = "king"
    special = KING_REVEALED
    rule = "C-12.20"
    enemy = SAURON

    @classmethod
    def why_in_vain(cls, t: Confrontation) -> Reason | None:
        return ARAGORN_FELL if t.where[ARAGORN_PIECE] == AWAY else None

    @classmethod
    def why_not_him(cls, t: Confrontation, piece: int) -> Reason | None:
        return KING_WATCHER if t.house.king_names_movable and is_rooted(t, piece) else None

    def do(self, t: Confrontation) -> None:
        use(t, KING_REVEALED)
        show(t, ARAGORN_PIECE)
        t.tell("king-revealed", {"region": region_name(t.where[ARAGORN_PIECE])})
        self.single_out(t, "name")


ARAGORN_FELL: Final = why("aragorn-fell", "C-12.24")
KING_WATCHER: Final = why("king-watcher", "C-12.20", "C-10.57")


class Crebain(SinglingOut):
    """Any of the Fellowship (C-12.37)."""

    verb = "crebain"
    special = CREBAIN
    rule = "C-12.37"
    enemy = FELLOWSHIP

    def do(self, t: Confrontation) -> None:
        use(t, CREBAIN)
        t.tell("plays-special", {"special": "crebain"})
        self.single_out(t, "spy")


def _chosen(t: Confrontation, side: int) -> int:
    if t.foe != NOBODY:
        return t.foe
    hidden = [piece for piece in pieces_at(t, side, t.field) if not t.shown >> piece & 1]
    return hidden[0] if len(hidden) == 1 else hidden[t.chance.below(len(hidden))]


def name(t: Confrontation) -> None:
    """On his coming turn Sauron must move this piece and may not skip (C-12.21, C-12.22)."""
    piece = _chosen(t, SAURON)
    where = region_name(t.where[piece])
    if t.shown >> piece & 1:
        t.tell("named", {"character": name_of(t, piece), "region": where})
    else:
        t.tell(
            "named",
            {"character": name_of(t, piece), "region": where},
            seats=(t.seats[SAURON],),
            veiled={"region": where},
        )
    end_turn(t)
    t.named, t.barred = piece, True


def spy(t: Confrontation) -> None:
    """Crebain keep one of the Fellowship revealed for good (C-12.37, C-12.38)."""
    piece = _chosen(t, FELLOWSHIP)
    show(t, piece)
    t.lasting |= 1 << piece
    t.tell("spied", {"character": name_of(t, piece), "region": region_name(t.where[piece])})
    end_turn(t)


# --- In Sauron's turn, also during a battle


class Palantir(SpecialCard):
    """Every region with the Fellowship in it but the Shire (C-12.41, C-12.42)."""

    verb = "palantir"
    special = PALANTIR
    rule = "C-12.41"

    @classmethod
    def why_not_play(cls, t: Confrontation) -> Reason | None:
        if t.active == SAURON:
            return None
        return why("special-own-turn", cls.rule, special=SPECIAL_NAMES[cls.special])

    @classmethod
    def uses(cls, t: Confrontation) -> list[tuple[int, int]]:
        return [(NOBODY, region) for region in REGIONS if t.count[region]]

    @classmethod
    def why_not_on(cls, t: Confrontation, piece: int, region: int) -> Reason | None:
        if region == SHIRE:
            return PALANTIR_SHIRE
        if t.count[region]:
            return None
        where = REGION_NAMES[region]
        return why("nobody-there", "C-12.41", side="fellowship", region=where)

    @classmethod
    def read_use(cls, t: Confrontation, words: Words) -> "SpecialCard | Reason":
        if len(words) != 1:
            return PALANTIR_WHERE
        region = region_called(words[0])
        return region if isinstance(region, Reason) else cls(region=region)

    @classmethod
    def why_not_in_between(cls, t: Confrontation, side: int, words: Words) -> Reason:
        reason = cls.why_not_play(t)
        if reason is not None:
            return reason
        meant = cls.read_use(t, words)
        if isinstance(meant, Reason):
            return meant
        return meant.why_not(t) or PALANTIR_WHEN

    def do(self, t: Confrontation) -> None:
        """It shows a whole region until the turn ends."""
        use(t, PALANTIR)
        here = pieces_at(t, FELLOWSHIP, self.region)
        for piece in here:
            show(t, piece)
        t.news += 1
        t.tell(
            "palantir",
            {
                "region": region_name(self.region),
                "characters": [
                    Message("character-name", {"character": name_of(t, piece)}) for piece in here
                ],
            },
        )


PALANTIR_WHERE: Final = why("palantir-where", "C-12.41")
PALANTIR_SHIRE: Final = why("palantir-shire", "C-12.42")
PALANTIR_WHEN: Final = why("palantir-when", "C-12.41")

CARDS_IN_TURN: Final[tuple[tuple[type[SpecialCard], ...], ...]] = (
    (Shadowfax, GandalfTheWhite, KingRevealed),
    (DarkOfMordor, Recall, Crebain, Palantir),
)
"""By side: what may be played instead of the move or before it."""


def special_options(t: Confrontation) -> list[Option[Any]]:
    """The special cards that whose turn it is may play."""
    return [option for card in CARDS_IN_TURN[t.active] for option in offered(t, card)]
