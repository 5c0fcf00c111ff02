"""How somebody plays who has no time to think: the choices in a searcher's playouts.

Of a few moves taken at random the most promising is made, so that all happens sometimes and
nonsense seldom. Who lies hidden is not looked at, although a playout could: or else it would show
what comes of knowing everything.
"""

from collections.abc import Callable
from functools import lru_cache
from random import Random
from typing import Any, Final

from mathom.core.ask import Ask, Option, Question
from mathom.games.confrontation.bots.duel import Clash, mixture, odds
from mathom.games.confrontation.bots.evaluate import FULL, PLACES, REACH
from mathom.games.confrontation.data import (
    ARAGORN_STAR,
    BALROG,
    BALROG_PIECE,
    CARADHRAS,
    CAVE_TROLL,
    DAGORLAD,
    FANGORN,
    FELLOWSHIP,
    GONDOR,
    MAGIC,
    MORDOR,
    SAURON,
    SHIRE,
    STRENGTH,
    WITCH_KING_STAR,
)
from mathom.games.confrontation.rules.battle import (
    ARAGORN_FORGOES,
    CALLING_GWAIHIR,
    GAZING,
    SARUMAN_FORGOES,
    SHOWING_FRODO,
    STEPPING_IN,
)
from mathom.games.confrontation.rules.cards import (
    ANSWERING,
    EXCHANGING,
    FETCHING,
    PLAYING,
    PLAYING_ANOTHER,
    PLAYING_FIRST,
    REJECTING,
    SUPPORTING,
)
from mathom.games.confrontation.rules.fate import ESCAPING
from mathom.games.confrontation.rules.fighters import fellow, servant, strength
from mathom.games.confrontation.rules.march import IN_MORIA
from mathom.games.confrontation.rules.moves import Move
from mathom.games.confrontation.rules.retreats import GOLLUM_RETREATS, MAY_RETREAT
from mathom.games.confrontation.rules.turn import (
    MOVING,
    MOVING_ANOTHER,
    MOVING_THE_NAMED,
    RIDING_ON,
)
from mathom.games.confrontation.rules.ways import S, goes_through_moria
from mathom.games.confrontation.state import NOBODY, Confrontation

TRIES: Final = 3
"""Of how many moves the best is made."""

Answerer = Callable[[Ask, Confrontation, Random], Option[Any]]


def policy(ask: Ask, state: Any, random: Random) -> Option[Any]:
    """What is chosen in a playout."""
    options = ask.options
    if len(options) == 1:
        return options[0]
    answer = ANSWERS.get(ask.question)
    if answer is None:
        return options[int(random.random() * len(options))]
    return answer(ask, state, random)


# --- Moves


def _attack_worth(character: int) -> float:
    """What an attack brings on average, whoever is met, in evaluation points."""
    side = character // 18
    enemies = range(18, 36) if side == FELLOWSHIP else range(18)
    total = 0.0
    for enemy in enemies:
        pair = (character, enemy) if side == FELLOWSHIP else (enemy, character)
        both = odds(*pair, FANGORN, side, FULL)
        falls, fells = both if side == FELLOWSHIP else (both[1], both[0])
        total += fells - falls
    return 1.2 * total / 18


ATTACK: Final = tuple(_attack_worth(character) for character in range(36))
"""By character."""


def _move(ask: Ask, t: Confrontation, random: Random) -> Option[Any]:
    options = ask.options
    count, cast, where = t.count, t.cast, t.where
    if t.active == FELLOWSHIP:
        bearer = t.bearer
        if where[bearer] in (DAGORLAD, GONDOR) and count[MORDOR] < 4:
            for option in options:
                value = option.value
                if value.piece == bearer and value.__class__ is Move:
                    return option
        sign, enemy = 1.0, S
    else:
        bearer = NOBODY
        if count[S + 1] or count[S + 2]:
            wins = _takes_the_shire(t, options)
            if wins is not None:
                return wins
        sign, enemy = -1.0, 0
    number = len(options)
    luck = random.random
    best = options[int(luck() * number)]
    highest = -99.0
    for _ in range(TRIES):
        option = options[int(luck() * number)]
        value = option.value
        if value.__class__ is not Move:
            score = 0.2
        else:
            piece, target = value.piece, value.target
            places = PLACES[cast[piece]]
            score = sign * (places[target] - places[where[piece]])
            if count[enemy + target]:
                score += ATTACK[cast[piece]] if piece != bearer else -3.0
            elif piece == bearer:
                for origin in REACH[target]:
                    if count[S + origin]:
                        score -= 0.8
            in_moria = not value.jump and goes_through_moria(piece, where[piece], target)
            if in_moria and _balrog_may_wait(t):
                score -= 0.5
        if score > highest:
            best, highest = option, score
    return best


def _balrog_may_wait(t: Confrontation) -> bool:
    return t.count[S + CARADHRAS] > 0 and t.cast[BALROG_PIECE] == BALROG


def _takes_the_shire(t: Confrontation, options: list[Option[Any]]) -> Option[Any] | None:
    third = t.count[S] == 2 and not t.count[SHIRE]
    for option in options:
        value = option.value
        if value.__class__ is not Move or value.target != SHIRE:
            continue
        if third or t.cast[value.piece] == WITCH_KING_STAR:
            return option
    return None


# --- Battles


def _yes(ask: Ask, t: Confrontation, random: Random) -> Option[Any]:
    return ask.options[0]


def _no(ask: Ask, t: Confrontation, random: Random) -> Option[Any]:
    return ask.options[-1]


def _retreat(ask: Ask, t: Confrontation, random: Random) -> Option[Any]:
    """The Ring leaves every battle, others those in which they are weaker."""
    piece = fellow(t)
    if piece != t.bearer and STRENGTH[t.cast[piece]] >= STRENGTH[t.cast[servant(t)]]:
        return ask.options[-1]
    return ask.options[int(random.random() * (len(ask.options) - 1))]


def _slip_away(ask: Ask, t: Confrontation, random: Random) -> Option[Any]:
    return ask.options[int(random.random() * (len(ask.options) - 1))]


def _no_cards(ask: Ask, t: Confrontation, random: Random) -> Option[Any]:
    ours, theirs = strength(t, FELLOWSHIP), strength(t, SAURON)
    wins = ours > theirs if t.cast[fellow(t)] == ARAGORN_STAR else theirs > ours
    return ask.options[0] if wins else ask.options[-1]


def _four(ask: Ask, t: Confrontation, random: Random) -> Option[Any]:
    return ask.options[0] if t.played[SAURON] < 4 else ask.options[-1]


def _force(ask: Ask, t: Confrontation, random: Random) -> Option[Any]:
    return ask.options[0] if t.played[FELLOWSHIP] >= 3 else ask.options[-1]


def _fetch(ask: Ask, t: Confrontation, random: Random) -> Option[Any]:
    """The highest strength in the pile."""
    best = ask.options[0]
    for option in ask.options:
        if best.value.card < option.value.card < MAGIC:
            best = option
    return best


def _card(ask: Ask, t: Confrontation, random: Random) -> Option[Any]:
    """As the mixture for whole hands has it; what is left of it, if some cards are gone."""
    troll = t.cast[servant(t)] == CAVE_TROLL
    ring = fellow(t) == t.bearer
    lead = strength(t, FELLOWSHIP) - strength(t, SAURON)
    weights = habits(lead, troll, ring)[0 if t.seats[FELLOWSHIP] == ask.seat else 1]
    total = 0.0
    for option in ask.options:
        total += weights[option.value.card]
    lot = random.random() * total
    for option in ask.options:
        lot -= weights[option.value.card]
        if lot < 0:
            return option
    return ask.options[-1]


@lru_cache(256)
def habits(lead: int, troll: bool, ring: bool) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """By side and card: how often it is played with both hands full."""
    clash = Clash(lead, FULL, 1.0 if ring else 0.1, 0.1, troll=troll)
    both = mixture(clash)
    return (
        tuple(0.03 + both.ours.get(card, 0.0) for card in range(12)),
        tuple(0.03 + both.theirs.get(card, 0.0) for card in range(12)),
    )


ANSWERS: Final[dict[Question, Answerer]] = {
    MOVING: _move,
    RIDING_ON: _move,
    MOVING_ANOTHER: _move,
    MOVING_THE_NAMED: _move,
    IN_MORIA: _yes,
    STEPPING_IN: _yes,
    CALLING_GWAIHIR: _no,
    MAY_RETREAT: _retreat,
    SHOWING_FRODO: _yes,
    ARAGORN_FORGOES: _no_cards,
    SARUMAN_FORGOES: _no_cards,
    GOLLUM_RETREATS: _slip_away,
    GAZING: _no,
    PLAYING: _card,
    PLAYING_FIRST: _card,
    ANSWERING: _card,
    PLAYING_ANOTHER: _card,
    REJECTING: _force,
    EXCHANGING: _four,
    SUPPORTING: _yes,
    FETCHING: _fetch,
    ESCAPING: _slip_away,
}
"""By question; all others are answered at random."""
