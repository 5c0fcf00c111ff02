"""What every answer to a question is worth to the one who is asked, in points of the score."""

from collections.abc import Callable
from typing import Any, Final

from mathom.core.ask import Ask, Question
from mathom.games.warcards.bots.desk import SAVED, Desk
from mathom.games.warcards.bots.weigh import (
    chance_taken,
    fresh_path,
    good_for,
    moved,
    mover_of,
    new_ground,
    played,
    prey,
    resolved,
    toward,
    used,
    weigh,
)
from mathom.games.warcards.catalogue import ESCAPES, FIRST, IS_PATH, LOCATION, TYPE, effect_at
from mathom.games.warcards.effects.drawing import MAY_TAKE, TAKE
from mathom.games.warcards.effects.eliminating import (
    ELIMINATE,
    LOSE_ON_GROUNDS,
    MAY_ELIMINATE,
    SACRIFICE,
)
from mathom.games.warcards.effects.flow import EITHER, MAY, WHICH_PLAYER
from mathom.games.warcards.effects.icons import STRENGTHEN
from mathom.games.warcards.effects.locations import (
    MOVE_THERE,
    WHICH_GROUND,
    WHICH_PATH,
    FollowThere,
)
from mathom.games.warcards.effects.moving import MOVE, RIDE
from mathom.games.warcards.effects.sifting import (
    PLAY_FOUND,
    SIFT_ELIMINATE,
    SIFT_PLAY,
    SORT_CYCLE,
    SORT_ELIMINATE,
)
from mathom.games.warcards.language import Doing
from mathom.games.warcards.rules.combat import CONSENT, LOSSES, SUPPORT, TEND, WHICH_COMBAT
from mathom.games.warcards.rules.fate import FATE
from mathom.games.warcards.rules.giving import CYCLE, ELIMINATE_FROM_HAND, FORSAKE, PAY, Cycle
from mathom.games.warcards.rules.playing import WHICH_FIRST, Play
from mathom.games.warcards.rules.setup import FIRST_CYCLE
from mathom.games.warcards.rules.tally import attacking_side, uncancelled
from mathom.games.warcards.rules.turn import TURN, Move, Pass, Resolve, Use, UseRing, Winnow
from mathom.games.warcards.scenarios import RING_ONCE
from mathom.games.warcards.state import War, active_deck, deck_of
from mathom.games.warcards.terms import DECK, GROUND, ITEM, NOBODY, RESERVE

IDLE: Final = 0.02
"""Who gains less than that by an action passes."""
RING: Final = -0.3
"""Two cards, for a point at the end."""
RING_OF_DUELS: Final = 0.4
"""Three cards for two, every round anew."""
WINNOWED: Final = 0.25
"""A card drawn, and a better deck."""


# --- Turns


def _turn(ask: Ask, t: War) -> list[float]:
    desk = Desk(t, active_deck(t))
    return [IN_A_TURN[option.value.__class__](desk, option.value) for option in ask.options]


def _moved(desk: Desk, deed: Move) -> float:
    return moved(desk, desk.reserved(deed.card), deed.place)


def _used(desk: Desk, deed: Use) -> float:
    return used(desk, deed.card)


def _resolved(desk: Desk, deed: Resolve) -> float:
    return resolved(desk, deed.location)


def _cycled(desk: Desk, deed: Cycle) -> float:
    return -desk.cost_without(deed.card) - 0.01 * desk.hand_worth[deed.card]


def _ring(desk: Desk, deed: UseRing) -> float:
    return RING if deck_of(desk.t, desk.deck).ring == RING_ONCE else RING_OF_DUELS


def _passed(desk: Desk, deed: Pass) -> float:
    return IDLE


def _winnow(desk: Desk, deed: Winnow) -> float:
    hand = sorted(desk.t.hands[desk.deck], key=desk.hand_worth.__getitem__)
    return WINNOWED - desk.cheapest(2) - desk.loss[hand[0]] - desk.loss[hand[1]]


IN_A_TURN: Final[dict[type, Callable[[Desk, Any], float]]] = {
    Play: played,
    Move: _moved,
    Use: _used,
    Resolve: _resolved,
    Cycle: _cycled,
    Winnow: _winnow,
    UseRing: _ring,
    Pass: _passed,
}
"""What the deeds of a turn are worth. One that is not here is none that a bot could weigh."""


# --- Giving cards away


def _asked(ask: Ask, t: War) -> Desk:
    """The desk of whoever is asked."""
    deck = getattr(t.asking, "deck", NOBODY)
    return Desk(t, t.seats.index(ask.seat) if deck == NOBODY else deck)


def _doing(t: War) -> Doing:
    """The effect about which somebody is asked."""
    frame = t.asking
    assert isinstance(frame, Doing)
    return frame


def _effect(t: War) -> Any:
    d = _doing(t)
    return effect_at(d.source, d.at)


def _from(d: Doing) -> int:
    """Where the card is that speaks, or which location does."""
    return LOCATION[d.source] if d.card == NOBODY else d.place


def _give_away(ask: Ask, t: War) -> list[float]:
    """The least useful card goes."""
    desk = _asked(ask, t)
    return [0.0 if o.value == NOBODY else -good_for(desk, o.value.card) for o in ask.options]


def _give_up(ask: Ask, t: War) -> list[float]:
    """The same for cards that will not come back."""
    desk = _asked(ask, t)
    return [
        0.0
        if card == NOBODY
        else -good_for(desk, card) - (0.0 if SAVED[0][card] else desk.loss[card])
        for card in (option.value for option in ask.options)
    ]


def _forsake(ask: Ask, t: War) -> list[float]:
    desk = _asked(ask, t)
    values = []
    for option in ask.options:
        card, zone = option.value.card, option.value.zone
        if zone == RESERVE:
            kept = any(
                escape.when in ("eliminated", "forsaken-from-reserve") for escape in ESCAPES[card]
            )
            values.append(desk.removal(card) + (desk.loss[card] if kept else 0.0))
        elif zone == DECK:
            cards = t.decks[desk.deck] or t.piles[desk.deck]
            values.append(-sum([desk.loss[each] for each in cards], 0.0) / max(1, len(cards)))
        else:
            loss = 0.0 if SAVED[0][card] else desk.loss[card]
            values.append(-desk.cost_without(card) - loss - 0.05)
    return values


# --- Texts


def _may(ask: Ask, t: War) -> list[float]:
    d = _doing(t)
    return [chance_taken(Desk(t, d.deck), _effect(t), d.card, _from(d)), 0.02]


def _either(ask: Ask, t: War) -> list[float]:
    d = _doing(t)
    desk, ways = Desk(t, d.deck), _effect(t).parts
    return [weigh(desk, ways[option.value], d.card, _from(d)) for option in ask.options]


def _take(ask: Ask, t: War) -> list[float]:
    desk = _asked(ask, t)
    return [0.0 if o.value == NOBODY else 0.01 + good_for(desk, o.value) for o in ask.options]


def _eliminate(ask: Ask, t: War) -> list[float]:
    desk = _asked(ask, t)
    return [0.0 if o.value == NOBODY else desk.removal(_in_play(t, o.value)) for o in ask.options]


def _in_play(t: War, kind: int, place: int = NOBODY) -> int:
    for card in t.board:
        if FIRST[card] == kind and place in (NOBODY, t.where[card]):
            return card
    return kind


def _sacrifice(ask: Ask, t: War) -> list[float]:
    d = _doing(t)
    desk, given = Desk(t, d.deck), d.done
    taken = prey(desk, _effect(t))
    values = []
    for option in ask.options:
        if option.value == NOBODY:
            values.append(0.0)
        elif given < len(taken):
            values.append(taken[given] + desk.removal(desk.reserved(option.value)))
        else:
            values.append(-1.0)
    return values


def _lose_on_grounds(ask: Ask, t: War) -> list[float]:
    desk = _asked(ask, t)
    return [desk.removal(_in_play(t, *option.value)) for option in ask.options]


def _path(ask: Ask, t: War) -> list[float]:
    desk = _asked(ask, t)
    return [fresh_path(desk, option.value) for option in ask.options]


def _ground(ask: Ask, t: War) -> list[float]:
    d = _doing(t)
    desk = Desk(t, d.deck)
    mover = mover_of(desk, _effect(t), d.card)
    return [new_ground(desk, option.value, mover) for option in ask.options]


def _move_there(ask: Ask, t: War) -> list[float]:
    frame = t.asking
    assert isinstance(frame, FollowThere)
    return [moved(Desk(t, frame.deck), frame.card, GROUND + frame.ground), 0.0]


def _ride(ask: Ask, t: War) -> list[float]:
    desk = _asked(ask, t)
    return [
        0.0 if o.value == NOBODY else moved(desk, o.value.card, o.value.place) for o in ask.options
    ]


def _player(ask: Ask, t: War) -> list[float]:
    """Who has the fewest cards can spare them least."""
    return [-float(len(t.hands[option.value])) for option in ask.options]


def _which_first(ask: Ask, t: War) -> list[float]:
    """What an item brings is had before its wielder may be gone."""
    return [float(TYPE[option.value] == ITEM) for option in ask.options]


def _strengthen(ask: Ask, t: War) -> list[float]:
    desk = _asked(ask, t)
    effect = _effect(t)
    fronts = {front.location: front for front in desk.fronts.values()}
    return [toward(desk, fronts[option.value], effect) for option in ask.options]


def _sift(ask: Ask, t: War) -> list[float]:
    desk = _asked(ask, t)
    return [
        0.0 if o.value == NOBODY else played(desk, o.value, free=True) + 0.01 for o in ask.options
    ]


# --- Combat


def _losses(ask: Ask, t: War) -> list[float]:
    """As little as possible for every icon that must be cancelled."""
    fight = t.fight
    assert fight is not None
    desk = Desk(t, fight.decider)
    need = uncancelled(fight)
    sign = 1 if attacking_side(fight.location) == desk.side else -1
    saved = SAVED[IS_PATH[fight.location]]
    values = []
    for option in ask.options:
        card = next(c for c in fight.cards if FIRST[c] == option.value and c not in fight.lost)
        cost = 0.05
        if not any(saved[each] for each in desk.all_of(card)):
            cost += desk.lost_with(card)
        values.append(sign * cost / min(need, fight.icons[fight.cards.index(card)]))
    return values


def _save(ask: Ask, t: War) -> list[float]:
    desk = _asked(ask, t)
    return [0.0 if o.value == NOBODY else 0.1 + desk.loss[o.value] for o in ask.options]


def _first(ask: Ask, t: War) -> list[float]:
    return [1.0 if option is ask.options[0] else 0.0 for option in ask.options]


def _alike(ask: Ask, t: War) -> list[float]:
    return [0.0] * len(ask.options)


APPRAISERS: Final[dict[Question, Callable[[Ask, War], list[float]]]] = {
    TURN: _turn,
    FIRST_CYCLE: _give_away,
    CYCLE: _give_away,
    PAY: _give_away,
    SORT_CYCLE: _give_away,
    ELIMINATE_FROM_HAND: _give_up,
    SIFT_ELIMINATE: _give_up,
    SORT_ELIMINATE: _give_up,
    FORSAKE: _forsake,
    MAY: _may,
    EITHER: _either,
    TAKE: _take,
    MAY_TAKE: _take,
    ELIMINATE: _eliminate,
    MAY_ELIMINATE: _eliminate,
    SACRIFICE: _sacrifice,
    LOSE_ON_GROUNDS: _lose_on_grounds,
    WHICH_PATH: _path,
    WHICH_GROUND: _ground,
    MOVE_THERE: _move_there,
    RIDE: _ride,
    STRENGTHEN: _strengthen,
    SIFT_PLAY: _sift,
    PLAY_FOUND: _sift,
    MOVE: _ride,
    WHICH_PLAYER: _player,
    WHICH_FIRST: _which_first,
    WHICH_COMBAT: _alike,
    SUPPORT: _alike,
    LOSSES: _losses,
    CONSENT: _first,
    TEND: _save,
    FATE: _first,
}
"""By question."""


def appraise(ask: Ask, t: War) -> list[float]:
    """A question of which nothing is known has answers that are all alike."""
    return APPRAISERS.get(ask.question, _alike)(ask, t)
