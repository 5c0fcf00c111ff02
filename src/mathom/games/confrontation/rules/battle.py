"""A battle up to the cards: who fights whom, and what the characters do (stages 1 and 2).

Each function that may ask is a step of its own, or leads to the next within the same step as long
as nobody learns anything new on the way. It says so in `t.step` all the same, so that a view taken
in the middle knows how far the battle is.
"""

from typing import Any, Final

from mathom.core.ask import Ask, Option, Play, Question
from mathom.core.deed import Words
from mathom.core.event import NOTABLE, TURNING
from mathom.core.message import Arg, Message, Reason
from mathom.games.confrontation.data import (
    ADJACENT,
    ARAGORN_STAR,
    AWAY,
    BESIDE,
    BOROMIR,
    FELLOWSHIP,
    FLYING_NAZGUL_PIECE,
    FRODO_PIECE,
    GANDALF_PIECE,
    GIMLI,
    GOLLUM,
    GWAIHIR,
    LEGOLAS,
    MERRY,
    MORDOR,
    MOUNTAINS,
    NAMES,
    NO_CARD,
    ORCS,
    ORCS_PIECE,
    PIECES,
    REGION_NAMES,
    SAM,
    SAM_PIECE,
    SARUMAN,
    SARUMAN_STAR,
    SAURON,
    SIDE_NAMES,
    SMEAGOL,
    WARG,
    WITCH_KING_PIECE,
)
from mathom.games.confrontation.moments import battle
from mathom.games.confrontation.rules import windows
from mathom.games.confrontation.rules.deed import (
    PASS,
    InOneWord,
    InPlay,
    Nothing,
    or_pass,
    side_asked,
    take_up,
)
from mathom.games.confrontation.rules.ending import end
from mathom.games.confrontation.rules.fate import close, fall
from mathom.games.confrontation.rules.fighters import fellow, is_fighting, servant
from mathom.games.confrontation.rules.march import shire_taken
from mathom.games.confrontation.rules.names import in_each, on_board, why
from mathom.games.confrontation.rules.prompts import in_battle
from mathom.games.confrontation.rules.retreats import (
    ABILITIES,
    GOLLUM_RETREATS,
    MAY_RETREAT,
    RETREAT_TO,
    STAY,
    leave,
    targets_by_ability,
)
from mathom.games.confrontation.rules.special import Palantir, SpecialCard, offered
from mathom.games.confrontation.state import (
    NOBODY,
    Confrontation,
    has,
    name_of,
    passes,
    pieces_at,
    put_in_sight,
    region_name,
    show,
    use,
)

# --- Stage 1: the opponent, and the reveal

NOBODY_HIDDEN: Final = in_each("all-open", "C-4.5")
NOT_REVEALED: Final = why("not-revealed", "C-4.3", "C-4.5")
FIGHT_WHEN: Final = why("fight-when", "C-4.3", "C-4.5")


def why_not_attack(t: Confrontation, piece: int) -> Reason | None:
    """Why the attacker can't choose this defender, or a hidden one if it is nobody. Who is hidden
    where stays unsaid.
    """
    may_be_named = t.seen if t.house.target_of_turn else t.shown
    if piece == NOBODY:
        unknown = ~(may_be_named | t.shown)
        if any(unknown >> other & 1 for other in pieces_at(t, 1 - t.active, t.field)):
            return None
        return NOBODY_HIDDEN[t.field]
    if t.where[piece] == t.field:
        return None if may_be_named >> piece & 1 else NOT_REVEALED
    if t.shown >> piece & 1:
        region = REGION_NAMES[t.field]
        return why("not-in-field", "C-4.1", character=name_of(t, piece), region=region)
    return NOT_REVEALED


class Fight(InPlay):
    """Attack a revealed defender by name, or a hidden one blindly (C-4.3, C-4.5)."""

    verb = "fight"

    def __init__(self, piece: int = NOBODY) -> None:
        self.piece = piece
        """Nobody: one who is hidden."""

    @classmethod
    def read(cls, t: Confrontation, ask: Ask, words: Words) -> "Fight | Reason":
        if words[1:] == ["hidden"]:
            return cls()
        piece = on_board(t, 1 - side_asked(t, ask), " ".join(words[1:]))
        return piece if isinstance(piece, Reason) else cls(piece)

    @classmethod
    def not_now(cls, t: Confrontation, ask: Ask, words: Words) -> Reason:
        return FIGHT_WHEN

    def why_not(self, t: Confrontation, ask: Ask | None = None) -> Reason | None:
        return why_not_attack(t, self.piece)

    def do(self, t: Confrontation) -> None:
        t.foe = self.piece
        t.step = "meet"


class MustFight(Nothing):
    """Where enemies are there is a battle (C-4.1)."""

    refusal = why("must-fight", "C-4.1")


ATTACKING: Final = Question("foe", "C-4.3", "C-4.5", deeds=(Fight, Palantir, MustFight))


def _by_name(character: int, piece: int) -> Option[Fight]:
    name = NAMES[character]
    said = Message("option-fight", {"character": name})
    return Option(f"fight {name}", Fight(piece), said, (f"piece:{name}",))


def _blindly(region: int) -> Option[Fight]:
    said = Message("option-fight-hidden")
    return Option("fight hidden", Fight(), said, (f"region:{REGION_NAMES[region]}",))


def foe(t: Confrontation) -> Play | None:
    """The attacker names a revealed defender, or takes a hidden one blindly (C-4.3, C-4.5)."""
    defenders = pieces_at(t, 1 - t.active, t.field)
    named = [piece for piece in defenders if why_not_attack(t, piece) is None]
    gazes = offered(t, Palantir)
    if named or gazes:
        options: list[Option[Any]] = [_by_name(t.cast[piece], piece) for piece in named]
        if why_not_attack(t, NOBODY) is None:
            options.append(_blindly(t.field))
        if len(options) > 1 or gazes:
            return _choose_foe(t, options + gazes)
        t.foe = options[0].value.piece
    meet(t)
    return None


def _choose_foe(t: Confrontation, options: list[Option[Any]]) -> Play:
    region = region_name(t.field)
    asked = ATTACKING.about(attacker=name_of(t, t.mover), region=region)
    overheard = ATTACKING.worded("foe-veiled", region=region).message
    chosen = yield Ask(t.seats[t.active], options, asked, overheard=overheard)
    chosen.value.do(t)


def meet(t: Confrontation) -> None:
    """Chance takes one of several hidden defenders (C-4.3)."""
    if t.foe == NOBODY:
        defenders = pieces_at(t, 1 - t.active, t.field)
        hidden = [piece for piece in defenders if not t.shown >> piece & 1]
        t.foe = hidden[0] if len(hidden) == 1 else hidden[t.chance.below(len(hidden))]
    _reveal(t)


def _reveal(t: Confrontation) -> None:
    """Both fighters are shown (C-4.7)."""
    t.gwaihir = t.five = t.no_cards = t.shut = t.cloaked = t.supported = False
    t.played = [NO_CARD, NO_CARD]
    show(t, t.mover)
    show(t, t.foe)
    t.step = "sam"
    if t.story is not None:
        t.tell(
            "battle",
            {
                "region": region_name(t.field),
                "side": SIDE_NAMES[t.active],
                "attacker": name_of(t, t.mover),
                "defender": name_of(t, t.foe),
            },
            weight=NOTABLE,
            moment=battle(t, begins=True),
        )


SAM_NOT_THERE: Final = why("sam-not-there", "C-8.5")
SAM_WARG: Final = why("sam-warg", "C-8.10")
SAM_WHEN: Final = why("sam-when", "C-8.5", "C-8.6")


def may_be_here(t: Confrontation, piece: int) -> bool:
    """Whether the opponent can't be sure that this piece of the Fellowship is not in the field.

    Its owner is asked in just these cases, whoever is there: a missing question would tell.
    """
    if t.where[piece] == AWAY:
        return False
    if t.shown >> piece & 1:
        return t.where[piece] == t.field
    return any(not t.shown >> other & 1 for other in pieces_at(t, FELLOWSHIP, t.field))


def why_no_sam(t: Confrontation) -> Reason | None:
    """Why it is not even asked whether Sam° fights in Frodo's place."""
    if t.foe != FRODO_PIECE or t.cast[SAM_PIECE] != SAM:
        return SAM_WHEN
    if t.cast[t.mover] == WARG:
        return SAM_WARG
    asked = (t.first or not t.house.sam_first_only) and may_be_here(t, SAM_PIECE)
    return None if asked else SAM_WHEN


class StepIn(InOneWord):
    """Sam° fights in Frodo's place, if the Fellowship shows him now (C-8.5, C-8.6)."""

    verb = "sam"

    @classmethod
    def means(cls, words: Words) -> bool:
        """With more words it is a move of his."""
        return words == ["sam"]

    @classmethod
    def not_now(cls, t: Confrontation, ask: Ask, words: Words) -> Reason:
        return why_no_sam(t) or SAM_WHEN

    def why_not(self, t: Confrontation, ask: Ask | None = None) -> Reason | None:
        return None if t.where[SAM_PIECE] == t.field else SAM_NOT_THERE

    def do(self, t: Confrontation) -> None:
        show(t, SAM_PIECE)
        t.foe = SAM_PIECE
        t.tell("sam-steps-in", {}, moment=battle(t))


SAM_STEPS_IN: Final = Option("sam", StepIn(), Message("option-sam"), ("piece:sam",))
STEPPING_IN: Final = Question("sam", "C-8.5", deeds=(StepIn,), window=windows.STEP_IN)


def sam(t: Confrontation) -> Play | None:
    """Is Sam° to fight instead? Asked whenever he might be there."""
    return _ask_sam(t) if why_no_sam(t) is None else gwaihir(t)


def _ask_sam(t: Confrontation) -> Play:
    options = or_pass(t, SAM_STEPS_IN)
    chosen = yield Ask(t.seats[FELLOWSHIP], options, in_battle(t, STEPPING_IN))
    take_up(t, FELLOWSHIP, chosen)
    t.step = "gwaihir"


GWAIHIR_WARG: Final = why("gwaihir-warg", "C-12.28")
GWAIHIR_WHEN: Final = why("gwaihir-when", "C-12.25")


class Gwaihir(SpecialCard):
    """Replaces the ability of the Fellowship's fighter (C-12.25 to C-12.28)."""

    verb = "gwaihir"
    special = GWAIHIR
    rule = "C-12.25"

    @classmethod
    def why_not_play(cls, t: Confrontation) -> Reason | None:
        return GWAIHIR_WARG if t.cast[servant(t)] == WARG else None

    @classmethod
    def why_not_on(cls, t: Confrontation, piece: int, region: int) -> Reason | None:
        return None

    @classmethod
    def read_use(cls, t: Confrontation, words: Words) -> "SpecialCard | Reason":
        return cls()

    @classmethod
    def why_not_in_between(cls, t: Confrontation, side: int, words: Words) -> Reason:
        return (cls.why_not_play(t) if is_fighting(t) else None) or GWAIHIR_WHEN

    def do(self, t: Confrontation) -> None:
        use(t, GWAIHIR)
        t.gwaihir = True
        t.tell("gwaihir", {"character": name_of(t, fellow(t))}, moment=battle(t))


PLAY_GWAIHIR: Final = Option("gwaihir", Gwaihir(), Message("option-gwaihir"), ("special:gwaihir",))
CALLING_GWAIHIR: Final = Question("gwaihir", "C-12.25", deeds=(Gwaihir,), window=windows.EAGLE)


def gwaihir(t: Confrontation) -> Play | None:
    """Before any ability (C-12.25)."""
    t.step = "gwaihir"
    if has(t, GWAIHIR) and Gwaihir.why_not_play(t) is None:
        return _ask_gwaihir(t)
    return fellowship_ability(t)


def _ask_gwaihir(t: Confrontation) -> Play:
    asked = in_battle(t, CALLING_GWAIHIR)
    chosen = yield Ask(t.seats[FELLOWSHIP], [PLAY_GWAIHIR, PASS], asked)
    t.step = "fellowship-ability"
    take_up(t, FELLOWSHIP, chosen)


# --- Stage 2: the abilities

PREY: Final = {MERRY: WITCH_KING_PIECE, LEGOLAS: FLYING_NAZGUL_PIECE, GIMLI: ORCS_PIECE}
"""Whom some defeat on sight, whichever side of the tile it is (C-8.16, C-8.27, C-8.29)."""


def fellowship_ability(t: Confrontation) -> Play | None:
    """The Fellowship's character acts first, unless it meets the Warg° (C-4.8, C-4.10)."""
    t.step = "fellowship-ability"
    piece, enemy = fellow(t), servant(t)
    if t.cast[enemy] == WARG:
        return sauron_ability(t)
    character = t.cast[piece]
    if t.gwaihir or character in ABILITIES:
        targets = targets_by_ability(t, FELLOWSHIP)
        if targets:
            return _ask_retreat(t, piece, targets, MAY_RETREAT, "sauron-ability")
    elif PREY.get(character) == enemy:
        slain_on_sight(t, piece, enemy)
        fall(t, False, True)
        return None
    elif character == BOROMIR:
        t.tell("boromir", {"character": name_of(t, enemy)}, weight=TURNING, moment=battle(t))
        fall(t, True, True)
        return None
    elif character == SAM:
        return _sams_strength(t)
    elif character == ARAGORN_STAR and piece == t.foe:
        return _ask_no_cards(t, FELLOWSHIP, ARAGORN_FORGOES, "sauron-ability")
    elif character == SMEAGOL and why_no_swap(t) is None:
        partners = [other for other in PIECES[FELLOWSHIP] if why_not_partner(t, other) is None]
        if partners:
            return _ask_swap(t, partners)
    return sauron_ability(t)


def slain_on_sight(t: Confrontation, piece: int, prey: int) -> None:
    args: dict[str, Arg] = {"character": name_of(t, piece), "prey": name_of(t, prey)}
    t.tell("slain-on-sight", args, moment=battle(t))


def _ask_retreat(
    t: Confrontation, piece: int, targets: list[int], question: Question, otherwise: str
) -> Play:
    options = [*[RETREAT_TO[region] for region in targets], STAY]
    chosen = yield Ask(t.seats[piece > 8], options, in_battle(t, question))
    if chosen is STAY:
        t.tell("stays", {"character": name_of(t, piece)})
        t.step = otherwise
        return
    leave(t, piece, chosen.value.region)
    if not shire_taken(t):
        close(t)


SHOW_WHOM: Final = why("show-whom", "C-8.8")
FRODO_NOT_THERE: Final = why("frodo-not-there", "C-8.7")
FRODO_WARG: Final = why("frodo-warg", "C-8.11")
FRODO_WHEN: Final = why("frodo-when", "C-8.8")


class ShowFrodo(InOneWord):
    """Show that Frodo is beside Sam° (C-8.8)."""

    verb = "show"

    @classmethod
    def read(cls, t: Confrontation, ask: Ask, words: Words) -> "ShowFrodo | Reason":
        return cls() if words[1:] == ["frodo"] else SHOW_WHOM

    @classmethod
    def not_now(cls, t: Confrontation, ask: Ask, words: Words) -> Reason:
        if words[1:] != ["frodo"]:
            return SHOW_WHOM
        if is_fighting(t) and t.cast[fellow(t)] == SAM and t.cast[servant(t)] == WARG:
            return FRODO_WARG
        return FRODO_WHEN

    def why_not(self, t: Confrontation, ask: Ask | None = None) -> Reason | None:
        return None if t.where[FRODO_PIECE] == t.field else FRODO_NOT_THERE

    def do(self, t: Confrontation) -> None:
        show(t, FRODO_PIECE)
        t.five = True
        t.tell("frodo-shown", {}, moment=battle(t))


SHOW_FRODO: Final = Option(
    "show frodo", ShowFrodo(), Message("option-show-frodo"), ("piece:frodo",)
)
SHOWING_FRODO: Final = Question(
    "show-frodo", "C-8.8", "C-8.9", deeds=(ShowFrodo,), window=windows.SHOWING
)


def _sams_strength(t: Confrontation) -> Play | None:
    """Sam° has 5 beside a Frodo whom the opponent sees (C-8.7 to C-8.9)."""
    if t.shown >> FRODO_PIECE & 1 and t.where[FRODO_PIECE] == t.field:
        t.five = True
    elif may_be_here(t, FRODO_PIECE):
        return _ask_to_show_frodo(t)
    return sauron_ability(t)


def _ask_to_show_frodo(t: Confrontation) -> Play:
    chosen = yield Ask(t.seats[FELLOWSHIP], or_pass(t, SHOW_FRODO), SHOWING_FRODO.plain)
    take_up(t, FELLOWSHIP, chosen)
    t.step = "sauron-ability"


NO_CARDS_WHEN: Final = why("no-cards-when", "C-8.55", "C-10.11")


class NoCards(InOneWord):
    """Say that no cards are played: Aragorn★ when he defends, Saruman° (C-10.11, C-8.55)."""

    verb = "no"

    @classmethod
    def means(cls, words: Words) -> bool:
        return words == ["no", "cards"]

    @classmethod
    def not_now(cls, t: Confrontation, ask: Ask, words: Words) -> Reason:
        return NO_CARDS_WHEN


NO_CARDS: Final = Option("no cards", NoCards(), Message("option-no-cards"))
CARDS: Final[Option[Any]] = Option("cards", None, Message("option-cards"))
ARAGORN_FORGOES: Final = Question(
    "no-cards-aragorn", "C-10.11", deeds=(NoCards,), window=windows.WITHOUT_CARDS
)
SARUMAN_FORGOES: Final = Question(
    "no-cards-saruman", "C-8.55", deeds=(NoCards,), window=windows.WITHOUT_CARDS
)


def _ask_no_cards(t: Confrontation, side: int, question: Question, then: str) -> Play:
    chosen = yield Ask(t.seats[side], [NO_CARDS, CARDS], in_battle(t, question))
    if chosen is CARDS:
        passes(t, side)
    else:
        t.no_cards = True
        speaker = fellow(t) if side == FELLOWSHIP else servant(t)
        t.tell("no-cards", {"character": name_of(t, speaker)}, moment=battle(t))
    t.step = then


SWAP_SMEAGOL: Final = why("swap-smeagol", "C-10.28")
SWAP_WARG: Final = why("swap-warg", "C-8.62")
SWAP_DEFENDING: Final = why("swap-defending", "C-10.28")
SWAP_ALONE: Final = why("swap-alone", "C-10.28")
SWAP_OVER: Final = why("swap-over", "C-10.30")
SWAP_HIMSELF: Final = why("swap-himself", "C-10.28")
SWAP_MOUNTAINS: Final = why("swap-mountains", "C-10.29")


def why_no_swap(t: Confrontation) -> Reason | None:
    """Why nobody changes places in this battle."""
    if t.cast[fellow(t)] != SMEAGOL or t.gwaihir:
        return SWAP_SMEAGOL
    if t.cast[servant(t)] == WARG:
        return SWAP_WARG
    if fellow(t) == t.mover:
        return SWAP_DEFENDING
    return None if t.count[t.field] == 1 else SWAP_ALONE


def why_not_partner(t: Confrontation, piece: int) -> Reason | None:
    """Why Sméagol★ can't change places with this one: never sideways in the mountains (C-10.28,
    C-10.29).
    """
    if piece == fellow(t):
        return SWAP_HIMSELF
    region = t.where[piece]
    if t.field in MOUNTAINS and region in BESIDE[t.field]:
        return SWAP_MOUNTAINS
    if region not in ADJACENT[t.field]:
        return why("swap-adjacent", "C-10.28", character=name_of(t, piece))
    return None


class Swap(InPlay):
    """Sméagol★ changes places with a neighbour, who fights instead (C-10.28)."""

    verb = "swap"

    def __init__(self, piece: int) -> None:
        self.piece = piece

    @classmethod
    def read(cls, t: Confrontation, ask: Ask, words: Words) -> "Swap | Reason":
        piece = on_board(t, FELLOWSHIP, " ".join(words[1:]))
        return piece if isinstance(piece, Reason) else cls(piece)

    @classmethod
    def not_now(cls, t: Confrontation, ask: Ask, words: Words) -> Reason:
        return why_no_swap(t) or SWAP_OVER if is_fighting(t) else SWAP_SMEAGOL

    def why_not(self, t: Confrontation, ask: Ask | None = None) -> Reason | None:
        return why_not_partner(t, self.piece)

    def do(self, t: Confrontation) -> None:
        partner, smeagol, origin = self.piece, t.foe, t.where[self.piece]
        show(t, partner)
        put_in_sight(t, smeagol, origin)
        put_in_sight(t, partner, t.field)
        t.foe = partner
        t.tell(
            "swapped",
            {"character": name_of(t, partner), "region": region_name(origin)},
            moment=battle(t),
        )
        if partner == t.bearer and t.field == MORDOR:
            end(t, FELLOWSHIP, "mordor")
        else:
            t.step = "fellowship-ability"


SWAPPING: Final = Question("swap", "C-10.28", deeds=(Swap,), window=windows.SWAPPING)


def _swap_with(character: int, piece: int) -> Option[Any]:
    name = NAMES[character]
    said = Message("option-swap", {"character": name})
    return Option(f"swap {name}", Swap(piece), said, (f"piece:{name}",))


def _ask_swap(t: Confrontation, partners: list[int]) -> Play:
    options = [_swap_with(t.cast[piece], piece) for piece in partners]
    chosen = yield Ask(t.seats[FELLOWSHIP], [*options, STAY], in_battle(t, SWAPPING))
    if chosen is STAY:
        t.tell("stays", {"character": "smeagol"})
        t.step = "sauron-ability"
    else:
        chosen.value.do(t)


def sauron_ability(t: Confrontation) -> Play | None:
    """Then Sauron's character acts (C-4.9)."""
    t.step = "sauron-ability"
    piece, enemy = servant(t), fellow(t)
    character = t.cast[piece]
    if character == GOLLUM:
        targets = targets_by_ability(t, SAURON)
        if targets:
            return _ask_retreat(t, piece, targets, GOLLUM_RETREATS, "palantir")
    elif character == SARUMAN:
        if not t.no_cards:
            return _ask_no_cards(t, SAURON, SARUMAN_FORGOES, "palantir")
    elif character == SARUMAN_STAR and enemy == GANDALF_PIECE:
        slain_on_sight(t, piece, enemy)
        fall(t, True, False)
        return None
    elif character == ORCS and piece == t.mover and t.first:
        t.tell("slain-by-orcs", {"prey": name_of(t, enemy)}, moment=battle(t))
        fall(t, True, False)
        return None
    return palantir(t)


GAZING: Final = Question("palantir", "C-12.41", deeds=(Palantir,), window=windows.GAZING)


def palantir(t: Confrontation) -> Play | None:
    """The last moment to look into the Palantír before cards are chosen (C-12.41)."""
    t.step = "palantir"
    gazes = [] if t.no_cards else offered(t, Palantir)
    if gazes:
        return _ask_palantir(t, gazes)
    t.step = "support" if t.no_cards else "cards"
    return None


def _ask_palantir(t: Confrontation, gazes: list[Option[Any]]) -> Play:
    chosen = yield Ask(t.seats[SAURON], [*gazes, PASS], GAZING.plain)
    take_up(t, SAURON, chosen)
    t.step = "cards"
