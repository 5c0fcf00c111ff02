"""A battle up to the cards: who fights whom, and what the characters do (stages 1 and 2).

Each function that may ask is a step of its own, or leads to the next within the same step as long
as nobody learns anything new on the way. It says so in `t.step` all the same, so that a view taken
in the middle knows how far the battle is.
"""

from typing import Any, Final

from mathom.core.ask import Ask, Option, Play
from mathom.core.event import NOTABLE, TURNING
from mathom.core.message import Arg, Message
from mathom.games.confrontation.data import (
    ADJACENT,
    ARAGORN_STAR,
    AWAY,
    BACKWARD,
    BOROMIR,
    FARAMIR,
    FELLOWSHIP,
    FLYING_NAZGUL_PIECE,
    FORWARD,
    FRODO,
    FRODO_PIECE,
    GANDALF_PIECE,
    GIMLI,
    GOLLUM,
    GWAIHIR,
    LEGOLAS,
    MERRY,
    MORDOR,
    MOUNTAINS,
    NO_CARD,
    ORCS,
    ORCS_PIECE,
    PALANTIR,
    PIPPIN,
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
from mathom.games.confrontation.rules.ending import end
from mathom.games.confrontation.rules.fate import close, fall
from mathom.games.confrontation.rules.fighters import fellow, servant
from mathom.games.confrontation.rules.march import shire_taken
from mathom.games.confrontation.rules.options import (
    CARDS,
    NO_CARDS,
    PASS,
    PLAY_GWAIHIR,
    RETREAT_TO,
    SAM_STEPS_IN,
    SHOW_FRODO,
    STAY,
    fight,
    fight_hidden,
    swap_with,
)
from mathom.games.confrontation.rules.prompts import attack, in_battle
from mathom.games.confrontation.rules.retreats import free_of_enemies, leave, sideways
from mathom.games.confrontation.rules.special import Card, gaze, palantir_options
from mathom.games.confrontation.rules.windows import (
    EAGLE,
    GAZING,
    RETREATING,
    SHOWING,
    STEP_IN,
    SWAPPING,
    WITHOUT_CARDS,
)
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


def foe(t: Confrontation) -> Play | None:
    """The attacker names a revealed defender, or takes a hidden one blindly (C-4.3, C-4.5)."""
    defenders = pieces_at(t, 1 - t.active, t.field)
    may_be_named = t.seen if t.house.target_of_turn else t.shown
    named = [piece for piece in defenders if may_be_named >> piece & 1]
    hidden = [piece for piece in defenders if not t.shown >> piece & 1]
    gazes = palantir_options(t)
    if named or gazes:
        options: list[Option[Any]] = [fight(t.cast[piece], piece) for piece in named]
        if any(piece not in named for piece in hidden):
            options.append(fight_hidden(t.field))
        if len(options) > 1 or gazes:
            return _choose_foe(t, options + gazes)
        t.foe = options[0].value
    meet(t)
    return None


def _choose_foe(t: Confrontation, options: list[Option[Any]]) -> Play:
    prompt, overheard = attack(t)
    chosen = yield Ask(t.seats[t.active], options, prompt, overheard=overheard)
    if isinstance(chosen.value, Card):
        gaze(t, chosen.value)
        return
    t.foe = chosen.value
    t.step = "meet"


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


def sam(t: Confrontation) -> Play | None:
    """Sam° may fight in Frodo's place, if the Fellowship shows him now (C-8.5, C-8.6)."""
    if (
        t.foe == FRODO_PIECE
        and t.cast[SAM_PIECE] == SAM
        and t.cast[t.mover] != WARG
        and (t.first or not t.house.sam_first_only)
        and may_be_here(t, SAM_PIECE)
    ):
        return _ask_sam(t)
    return gwaihir(t)


def may_be_here(t: Confrontation, piece: int) -> bool:
    """Whether the opponent can't be sure that this piece of the Fellowship is not in the field.

    Its owner is asked in just these cases, whoever is there: a missing question would tell.
    """
    if t.where[piece] == AWAY:
        return False
    if t.shown >> piece & 1:
        return t.where[piece] == t.field
    return any(not t.shown >> other & 1 for other in pieces_at(t, FELLOWSHIP, t.field))


def _ask_sam(t: Confrontation) -> Play:
    here = t.where[SAM_PIECE] == t.field
    asked = in_battle(t, "prompt-sam", "C-8.5")
    options = [SAM_STEPS_IN, PASS] if here else [PASS]
    chosen = yield Ask(t.seats[FELLOWSHIP], options, asked, window=STEP_IN)
    if chosen.value:
        show(t, SAM_PIECE)
        t.foe = SAM_PIECE
        t.tell("sam-steps-in", {}, moment=battle(t))
    else:
        passes(t, FELLOWSHIP)
    t.step = "gwaihir"


def gwaihir(t: Confrontation) -> Play | None:
    """Gwaihir may replace the ability of the Fellowship's fighter (C-12.25 to C-12.28)."""
    t.step = "gwaihir"
    if has(t, GWAIHIR) and t.cast[servant(t)] != WARG:
        return _ask_gwaihir(t)
    return fellowship_ability(t)


def _ask_gwaihir(t: Confrontation) -> Play:
    asked = in_battle(t, "prompt-gwaihir", "C-12.25")
    chosen = yield Ask(t.seats[FELLOWSHIP], [PLAY_GWAIHIR, PASS], asked, window=EAGLE)
    t.step = "fellowship-ability"
    if chosen.value:
        use(t, GWAIHIR)
        t.gwaihir = True
        t.tell("gwaihir", {"character": name_of(t, fellow(t))}, moment=battle(t))
    else:
        passes(t, FELLOWSHIP)


# --- Stage 2: the abilities

_SHOW_FRODO: Final = Message("prompt-show-frodo", {}, ("C-8.8", "C-8.9"))
_PALANTIR: Final = Message("prompt-palantir", {}, ("C-12.41",))

PREY: Final = {MERRY: WITCH_KING_PIECE, LEGOLAS: FLYING_NAZGUL_PIECE, GIMLI: ORCS_PIECE}
"""Whom some defeat on sight, whichever side of the tile it is (C-8.16, C-8.27, C-8.29)."""


def fellowship_ability(t: Confrontation) -> Play | None:
    """The Fellowship's character acts first, unless it meets the Warg° (C-4.8, C-4.10)."""
    t.step = "fellowship-ability"
    piece, enemy = fellow(t), servant(t)
    if t.cast[enemy] == WARG:
        return sauron_ability(t)
    character = t.cast[piece]
    attacks = piece == t.mover
    targets: list[int] = []
    if t.gwaihir:
        targets = sideways(t, FELLOWSHIP) + free_of_enemies(
            t, FELLOWSHIP, BACKWARD[FELLOWSHIP][t.field]
        )
    elif character in (FRODO, FARAMIR) and attacks == (character == FARAMIR):
        targets = sideways(t, FELLOWSHIP)
    elif character == PIPPIN and attacks:
        targets = free_of_enemies(t, FELLOWSHIP, BACKWARD[FELLOWSHIP][t.field])
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
    elif character == ARAGORN_STAR and not attacks:
        asked = in_battle(t, "prompt-no-cards-aragorn", "C-10.11")
        return _ask_no_cards(t, FELLOWSHIP, asked, "sauron-ability")
    elif character == SMEAGOL and not attacks:
        partners = swap_partners(t)
        if partners:
            return _ask_swap(t, partners)
    # Saruman° lets nobody go by an ability, not even by one that Gwaihir has lent (C-8.54).
    if targets and not (t.cast[enemy] == SARUMAN and t.house.saruman_holds):
        asked = in_battle(t, "prompt-retreat", "C-4.12")
        return _ask_retreat(t, piece, targets, asked, "sauron-ability")
    return sauron_ability(t)


def slain_on_sight(t: Confrontation, piece: int, prey: int) -> None:
    args: dict[str, Arg] = {"character": name_of(t, piece), "prey": name_of(t, prey)}
    t.tell("slain-on-sight", args, moment=battle(t))


def _ask_retreat(
    t: Confrontation, piece: int, targets: list[int], prompt: Message, otherwise: str
) -> Play:
    options = [*[RETREAT_TO[region] for region in targets], STAY]
    chosen = yield Ask(t.seats[piece > 8], options, prompt, window=RETREATING)
    if chosen.value == STAY.value:
        t.tell("stays", {"character": name_of(t, piece)})
        t.step = otherwise
        return
    leave(t, piece, chosen.value)
    if not shire_taken(t):
        close(t)


def _sams_strength(t: Confrontation) -> Play | None:
    """Sam° has 5 beside a Frodo whom the opponent sees (C-8.7 to C-8.9)."""
    if t.shown >> FRODO_PIECE & 1 and t.where[FRODO_PIECE] == t.field:
        t.five = True
    elif may_be_here(t, FRODO_PIECE):
        return _ask_to_show_frodo(t)
    return sauron_ability(t)


def _ask_to_show_frodo(t: Confrontation) -> Play:
    here = t.where[FRODO_PIECE] == t.field
    options = [SHOW_FRODO, PASS] if here else [PASS]
    chosen = yield Ask(t.seats[FELLOWSHIP], options, _SHOW_FRODO, window=SHOWING)
    if chosen.value:
        show(t, FRODO_PIECE)
        t.five = True
        t.tell("frodo-shown", {}, moment=battle(t))
    else:
        passes(t, FELLOWSHIP)
    t.step = "sauron-ability"


def _ask_no_cards(t: Confrontation, side: int, prompt: Message, then: str) -> Play:
    chosen = yield Ask(t.seats[side], [NO_CARDS, CARDS], prompt, window=WITHOUT_CARDS)
    if chosen.value:
        t.no_cards = True
        speaker = fellow(t) if side == FELLOWSHIP else servant(t)
        t.tell("no-cards", {"character": name_of(t, speaker)}, moment=battle(t))
    else:
        passes(t, side)
    t.step = then


def swap_partners(t: Confrontation) -> list[int]:
    """With whom Sméagol★ may change places: alone in his region, never sideways in the mountains
    (C-10.28, C-10.29).
    """
    if t.count[t.field] != 1:
        return []
    near = set(ADJACENT[t.field])
    if t.field in MOUNTAINS:
        near = set(BACKWARD[FELLOWSHIP][t.field] + FORWARD[FELLOWSHIP][t.field])
    return [piece for piece in range(9) if t.where[piece] in near]


def _ask_swap(t: Confrontation, partners: list[int]) -> Play:
    options = [swap_with(t.cast[piece], piece) for piece in partners]
    asked = in_battle(t, "prompt-swap", "C-10.28")
    chosen = yield Ask(t.seats[FELLOWSHIP], [*options, STAY], asked, window=SWAPPING)
    if chosen.value == STAY.value:
        t.tell("stays", {"character": "smeagol"})
        t.step = "sauron-ability"
        return
    partner: int = chosen.value
    smeagol, origin = t.foe, t.where[partner]
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


def sauron_ability(t: Confrontation) -> Play | None:
    """Then Sauron's character acts (C-4.9)."""
    t.step = "sauron-ability"
    piece, enemy = servant(t), fellow(t)
    character = t.cast[piece]
    if character == GOLLUM:
        targets = free_of_enemies(t, SAURON, FORWARD[SAURON][t.field])
        if targets:
            asked = in_battle(t, "prompt-gollum", "C-10.63")
            return _ask_retreat(t, piece, targets, asked, "palantir")
    elif character == SARUMAN:
        if not t.no_cards:
            asked = in_battle(t, "prompt-no-cards-saruman", "C-8.55")
            return _ask_no_cards(t, SAURON, asked, "palantir")
    elif character == SARUMAN_STAR and enemy == GANDALF_PIECE:
        slain_on_sight(t, piece, enemy)
        fall(t, True, False)
        return None
    elif character == ORCS and piece == t.mover and t.first:
        t.tell("slain-by-orcs", {"prey": name_of(t, enemy)}, moment=battle(t))
        fall(t, True, False)
        return None
    return palantir(t)


def palantir(t: Confrontation) -> Play | None:
    """The last moment to look into the Palantír before cards are chosen (C-12.41)."""
    t.step = "palantir"
    if has(t, PALANTIR) and t.active == SAURON and not t.no_cards:
        gazes = palantir_options(t)
        if gazes:
            return _ask_palantir(t, gazes)
    t.step = "support" if t.no_cards else "cards"
    return None


def _ask_palantir(t: Confrontation, gazes: list[Option[Card]]) -> Play:
    options: list[Option[Any]] = [*gazes, PASS]
    chosen = yield Ask(t.seats[SAURON], options, _PALANTIR, window=GAZING)
    if isinstance(chosen.value, Card):
        gaze(t, chosen.value)
    else:
        passes(t, SAURON)
    t.step = "cards"
