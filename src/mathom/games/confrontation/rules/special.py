"""The eight special cards: which may be played now, and what they do (section 12)."""

from typing import Final, NamedTuple

from mathom.core.ask import Option
from mathom.core.message import Arg, Message
from mathom.games.confrontation import trail
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
    REGIONS,
    SAURON,
    SHADOWFAX,
    SHIRE,
    SPECIAL_NAMES,
)
from mathom.games.confrontation.rules.march import (
    balrog_may_lurk,
    end_turn,
    enters_to_win,
    first_step,
    ride,
    shire_taken,
    tell_move,
)
from mathom.games.confrontation.rules.moves import (
    STEPS,
    S,
    goes_through_moria,
    is_full,
    is_rooted,
    moves_of,
)
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

SKIPPING: Final = frozenset((GANDALF_THE_WHITE, KING_REVEALED, RECALL, CREBAIN))
"""Those that take the place of the whole turn."""


class Card(NamedTuple):
    """A special card with all that it is played on."""

    special: int
    piece: int = NOBODY
    region: int = AWAY


_VERBS: Final = (
    "shadowfax",
    "gandalf-the-white",
    "king",
    "gwaihir",
    "recall",
    "dark",
    "crebain",
    "palantir",
)
_options: dict[tuple[Card, int, int], Option[Card]] = {}


def _option(t: Confrontation, card: Card) -> Option[Card]:
    """Made once for each card, character and place."""
    character = AWAY if card.piece == NOBODY else t.cast[card.piece]
    origin = AWAY if card.piece == NOBODY else t.where[card.piece]
    key = (card, character, origin)
    option = _options.get(key)
    if option is None:
        option = _options[key] = _new_option(card, character, origin)
    return option


def _new_option(card: Card, character: int, origin: int) -> Option[Card]:
    special, piece, region = card
    code, args, touches = [_VERBS[special]], {}, [f"special:{SPECIAL_NAMES[special]}"]
    kind = f"option-{SPECIAL_NAMES[special]}"
    seen = code.copy()
    if piece != NOBODY:
        code.append(NAMES[character])
        args["character"] = NAMES[character]
        touches.append(f"piece:{NAMES[character]}")
        hidden_from_others = special in (SHADOWFAX, RECALL, DARK_OF_MORDOR)
        seen.append(REGION_NAMES[origin] if hidden_from_others else NAMES[character])
    elif special in (KING_REVEALED, CREBAIN):
        kind = f"option-{SPECIAL_NAMES[special]}-hidden"
    if region != AWAY:
        code.append(REGION_NAMES[region])
        seen.append(REGION_NAMES[region])
        args["region"] = REGION_NAMES[region]
        touches.append(f"region:{REGION_NAMES[region]}")
    return Option(
        " ".join(code),
        card,
        Message(kind, dict[str, Arg](args)),
        tuple(touches),
        seen=" ".join(seen),
    )


# --- What may be played


def special_options(t: Confrontation) -> list[Option[Card]]:
    """The special cards that whose turn it is may play instead of the move or before it."""
    options: list[Option[Card]] = []
    if t.active == FELLOWSHIP:
        if t.rider == NOBODY:
            for card in (*shadowfax(t), *gandalf_the_white(t), *king_revealed(t)):
                options.append(_option(t, card))
        return options
    if t.stepped == NOBODY:
        for card in dark_of_mordor(t):
            options.append(_option(t, card))
        if not t.barred:
            for card in (*recall(t), *crebain(t)):
                options.append(_option(t, card))
    return options + palantir_options(t)


# Conditions return the name of the reason against, which `explain` puts into words.


def shadowfax(t: Confrontation) -> list[Card]:
    if not has(t, SHADOWFAX):
        return []
    return [
        Card(SHADOWFAX, piece, target)
        for piece in PIECES[FELLOWSHIP]
        if t.where[piece] != AWAY
        for target in STEPS[FELLOWSHIP][t.where[piece]]
        if why_not_ride(t, piece, target) is None
    ]


def why_not_ride(t: Confrontation, piece: int, target: int) -> str | None:
    """Only for who can make both moves (C-12.9 to C-12.15)."""
    origin = t.where[piece]
    if target not in STEPS[FELLOWSHIP][origin]:
        return "step-forward"
    if t.count[S + target]:
        return "step-enemy"
    if is_full(t, FELLOWSHIP, target):
        return "full"
    put(t, piece, target)
    can_go_on = bool(moves_of(t, piece))
    put(t, piece, origin)
    return None if can_go_on else "ride-on"


def gandalf_the_white(t: Confrontation) -> list[Card]:
    if has(t, GANDALF_THE_WHITE) and why_not_return(t) is None:
        return [Card(GANDALF_THE_WHITE)]
    return []


def why_not_return(t: Confrontation) -> str | None:
    """Not to a Fangorn with an enemy, nor a full one (C-12.16 to C-12.19)."""
    if t.where[GANDALF_PIECE] != AWAY:
        return "gandalf-lives"
    if t.count[S + FANGORN]:
        return "fangorn-enemy"
    return "fangorn-full" if is_full(t, FELLOWSHIP, FANGORN) else None


def king_revealed(t: Confrontation) -> list[Card]:
    """Any of Sauron's characters: a revealed one, or a hidden one in some region (C-12.20)."""
    if not has(t, KING_REVEALED) or t.where[ARAGORN_PIECE] == AWAY:
        return []
    found = _targets(t, SAURON, KING_REVEALED)
    if t.house.king_names_movable:
        found = [card for card in found if card.piece == NOBODY or not is_rooted(t, card.piece)]
    return found


def crebain(t: Confrontation) -> list[Card]:
    return _targets(t, FELLOWSHIP, CREBAIN) if has(t, CREBAIN) else []


def _targets(t: Confrontation, side: int, special: int) -> list[Card]:
    """The revealed pieces of a side one by one, the hidden ones by their region."""
    found = []
    for region in REGIONS:
        here = pieces_at(t, side, region)
        found += [Card(special, piece) for piece in here if t.shown >> piece & 1]
        if any(not t.shown >> piece & 1 for piece in here):
            found.append(Card(special, NOBODY, region))
    return found


def recall(t: Confrontation) -> list[Card]:
    if not has(t, RECALL) or why_not_recall(t) is not None:
        return []
    return [Card(RECALL, piece) for piece in PIECES[SAURON] if t.where[piece] not in (AWAY, MORDOR)]


def why_not_recall(t: Confrontation) -> str | None:
    """Not to a Mordor with an enemy, nor a full one (C-12.29 to C-12.31)."""
    if t.count[MORDOR]:
        return "mordor-enemy"
    return "mordor-full" if is_full(t, SAURON, MORDOR) else None


def dark_of_mordor(t: Confrontation) -> list[Card]:
    if not has(t, DARK_OF_MORDOR):
        return []
    return [
        Card(DARK_OF_MORDOR, piece, target)
        for piece in PIECES[SAURON]
        if t.where[piece] != AWAY
        for target in FORWARD[SAURON][t.where[piece]]
        if why_not_step(t, piece, target) is None
    ]


def why_not_step(t: Confrontation, piece: int, target: int) -> str | None:
    """Only if another can move afterwards, and the named one if it could before (C-12.32 to
    C-12.36).
    """
    origin = t.where[piece]
    if is_rooted(t, piece):
        return "dark-watcher"
    if target not in FORWARD[SAURON][origin]:
        return "step-forward"
    if t.count[target]:
        return "step-enemy"
    if is_full(t, SAURON, target):
        return "full"
    bound = t.named not in (NOBODY, piece) and bool(moves_of(t, t.named))
    put(t, piece, target)
    others = any(moves_of(t, other) for other in PIECES[SAURON] if other != piece)
    keeps = not bound or bool(moves_of(t, t.named))
    put(t, piece, origin)
    if not others:
        return "dark-no-other"
    return None if keeps else "dark-named"


def palantir_options(t: Confrontation) -> list[Option[Card]]:
    """Every region with the Fellowship in it but the Shire (C-12.41, C-12.42)."""
    if not has(t, PALANTIR) or t.active != SAURON:
        return []
    return [
        _option(t, Card(PALANTIR, NOBODY, region))
        for region in REGIONS
        if region != SHIRE and t.count[region]
    ]


# --- What they do


def play_special(t: Confrontation, card: Card) -> None:
    use(t, card.special)
    _PLAY[card.special](t, card)


def _ride_shadowfax(t: Confrontation, card: Card) -> None:
    t.tell("plays-special", {"special": "shadowfax"})
    t.mover, t.origin, t.field = card.piece, t.where[card.piece], card.region
    t.rider = card.piece
    if goes_through_moria(t.rider, t.origin, t.field) and balrog_may_lurk(t):
        t.step = "balrog-on-ride"
    else:
        ride(t)


def _return_gandalf(t: Confrontation, card: Card) -> None:
    """He comes back hidden, whatever had revealed him before (C-12.19, C-12.40)."""
    put(t, GANDALF_PIECE, FANGORN)
    t.trails[FELLOWSHIP] += trail.put(GANDALF_PIECE, FANGORN)
    t.tell("gandalf-the-white", {})
    end_turn(t)


def _reveal_king(t: Confrontation, card: Card) -> None:
    show(t, ARAGORN_PIECE)
    t.tell("king-revealed", {"region": region_name(t.where[ARAGORN_PIECE])})
    _single_out(t, card, "name")


def _send_crebain(t: Confrontation, card: Card) -> None:
    t.tell("plays-special", {"special": "crebain"})
    _single_out(t, card, "spy")


def _single_out(t: Confrontation, card: Card, step: str) -> None:
    """Of several hidden pieces in a region, chance takes one: they can't be told apart."""
    t.foe, t.field = card.piece, card.region
    t.step = step


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


def _recall(t: Confrontation, card: Card) -> None:
    piece = card.piece
    origin = t.where[piece]
    tell_move(t, piece, origin, MORDOR, "recalled")
    number = piece - 9
    if t.shown >> piece & 1:
        t.trails[SAURON] += trail.put(number, MORDOR)
    else:
        t.trails[SAURON] += trail.moved(origin, MORDOR, t.shown >> 9 & 511)
    put(t, piece, MORDOR)
    end_turn(t)


def _step_in_the_dark(t: Confrontation, card: Card) -> None:
    piece, origin, target = card.piece, t.where[card.piece], card.region
    tell_move(t, piece, origin, target, "stepped")
    first_step(t, piece, origin, target)
    if enters_to_win(t, piece, target) or shire_taken(t):
        return
    t.stepped = piece
    if piece == t.named:
        t.named = NOBODY
    t.step = "move"


def gaze(t: Confrontation, card: Card) -> None:
    """The Palantír shows a whole region until the turn ends (C-12.41)."""
    use(t, PALANTIR)
    here = pieces_at(t, FELLOWSHIP, card.region)
    for piece in here:
        show(t, piece)
    t.news += 1
    t.tell(
        "palantir",
        {
            "region": region_name(card.region),
            "characters": [
                Message("character-name", {"character": name_of(t, piece)}) for piece in here
            ],
        },
    )


def _gaze_before_moving(t: Confrontation, card: Card) -> None:
    gaze(t, card)
    t.step = "move"


_PLAY: Final = {
    SHADOWFAX: _ride_shadowfax,
    GANDALF_THE_WHITE: _return_gandalf,
    KING_REVEALED: _reveal_king,
    RECALL: _recall,
    DARK_OF_MORDOR: _step_in_the_dark,
    CREBAIN: _send_crebain,
    PALANTIR: _gaze_before_moving,
}
