"""What it is worth to do a text, word by word, seen from the Free Peoples player's side.

Who chooses in a text takes what is best for them. What a word does to a card depends on where that
card stands: strength counts in a skirmish, and most where it turns it.
"""

from collections.abc import Callable
from dataclasses import fields
from functools import cache
from typing import Any, Final

from msgspec.structs import replace

from mathom.cards.trees import walk
from mathom.games.fellowship import catalogue
from mathom.games.fellowship.amounts import OrIf, UpTo
from mathom.games.fellowship.bots.fights import BEFORE, WITHIN, Defender, Minion, expected, of_fight
from mathom.games.fellowship.bots.worth import (
    CARD,
    LATE_TWILIGHT,
    LOSS,
    TWILIGHT,
    burdened,
    gear,
    healed,
    hurt,
    in_play,
    keep,
    left,
    menace,
    recruit,
    struck,
    twilight,
)
from mathom.games.fellowship.effects.flow import (
    AsOftenAsYouLike,
    If,
    Later,
    Let,
    May,
    OneOf,
    Repeat,
)
from mathom.games.fellowship.effects.hands import (
    DiscardAtRandom,
    DiscardFromHand,
    DiscardTop,
    Draw,
    PutUnder,
    ShuffleHandIn,
    ShuffleIn,
    Take,
)
from mathom.games.fellowship.effects.health import Exert, Exhaust, Heal, Wound
from mathom.games.fellowship.effects.interrupting import Cancel, EndPhase, Instead, SpareToken
from mathom.games.fellowship.effects.playing import NextSite, OwnSite, Play
from mathom.games.fellowship.effects.ring import BecomeRingBearer, WearRing
from mathom.games.fellowship.effects.showing import Show, Sift, ToDiscard
from mathom.games.fellowship.effects.skirmish import Assign, CancelSkirmish, UnassignAll
from mathom.games.fellowship.effects.spotting import SpotX
from mathom.games.fellowship.effects.standing import (
    ArcheryTotal,
    CannotMove,
    CannotPlay,
    Cost,
    Gains,
    JoinsIn,
    MoveLimit,
    NoActions,
    NoWounds,
    OneWound,
    ShadowNumber,
    Skip,
    Strength,
    Tough,
)
from mathom.games.fellowship.effects.table import Discard, Stack, Transfer
from mathom.games.fellowship.effects.targets import Each, Some, Targeted
from mathom.games.fellowship.effects.twilight import (
    AddBurdens,
    AddTwilight,
    Corrupt,
    RemoveBurdens,
    RemoveTwilight,
)
from mathom.games.fellowship.filters import Filter, It
from mathom.games.fellowship.language import Amount, Block, Doing, Word, amount
from mathom.games.fellowship.rules.activity import in_play as spotted
from mathom.games.fellowship.rules.archery import archery_total
from mathom.games.fellowship.rules.playing import cost_of
from mathom.games.fellowship.state import Table
from mathom.games.fellowship.terms import (
    ARCHERY,
    FREE_SIDE,
    HAND,
    MINIONS,
    NOBODY,
    SHADOW,
    SHADOW_SIDE,
    SKIRMISH,
    THIS_PHASE,
)
from mathom.games.fellowship.triggers import EXERTING, HEALING, WOUNDING

DEEPEST: Final = 6
"""A text within a text within a text: no further."""
FEW: Final = 12
"""Of more candidates than that only the first are looked at."""


def sign(t: Table, seat: int) -> int:
    return 1 if seat == t.free else -1


def worth_of(t: Table, d: Doing, deep: int = 0) -> float:
    """What the rest of a text is worth, from its next word on."""
    words = catalogue.BLOCKS[d.block].words
    if d.at >= len(words) or deep > DEEPEST:
        return 0.0
    word = words[d.at]
    worths = DONE.get(type(word))
    if worths is not None:
        return worths(t, word, d, deep)
    if isinstance(word, Targeted):
        return _targeted(t, word, d, deep)
    # Something that nobody has thought of: it will be good for something.
    return 0.1 * sign(t, d.by) + worth_of(t, d.next(), deep)


def _best(t: Table, seat: int, worths: list[float]) -> float:
    return max(worths) if seat == t.free else min(worths)


# --- On cards


@cache
def _speaks_of_it(block: int, at: int) -> bool:
    """Whether this word or those after it speak of what it chooses."""
    for node in walk(catalogue.BLOCKS[block].words[at:]):
        if isinstance(node, OrIf) and isinstance(node.if_, Filter):
            return True
        for field in fields(node):
            if isinstance(getattr(node, field.name), It):
                return True
    return False


def _targeted(t: Table, word: Targeted, d: Doing, deep: int) -> float:
    found = word.found(t, d)
    after = d.next()
    if not found:
        return worth_of(t, after, deep)
    who = word.who
    if isinstance(who, Each) or (not isinstance(who, Some) and who.fixed):
        done = 0.0
        for card in found:
            done += on(t, word, card, d)
        return done + worth_of(t, after, deep)
    if isinstance(who, Some):
        worths = sorted((on(t, word, card, d) for card in found), reverse=d.by == t.free)
        if isinstance(who.number, UpTo):
            good = [worth for worth in worths if worth * sign(t, d.by) > 0]
            return sum(good[: who.number.of(t, d)]) + worth_of(t, after, deep)
        number = min(amount(who.number, t, d), len(found))
        return sum(worths[:number]) + worth_of(t, after, deep)
    if _speaks_of_it(d.block, d.at):
        return _best(t, d.by, [choosing(t, word, card, d, deep) for card in found[:FEW]])
    return _best(t, d.by, [on(t, word, card, d) for card in found[:FEW]]) + worth_of(t, after, deep)


def choosing(t: Table, word: Word, card: int, d: Doing, deep: int = 0) -> float:
    """What it is worth to choose this card for a word, and go on with it."""
    here = replace(d, it=(card,))
    done = on(t, word, card, here)
    if not _speaks_of_it(d.block, d.at):
        return done
    return done + worth_of(t, d.chose((card,)), deep + 1)


def on(t: Table, word: Word, card: int, d: Doing) -> float:
    """What a word does by being done on this card."""
    worths = ON.get(type(word))
    return 0.05 * sign(t, d.by) if worths is None else worths(t, word, card, d)


def _wounded(t: Table, card: int, times: int) -> float:
    if t.zone[card] == MINIONS:
        return struck(t, card, times)
    return -hurt(t, card, times)


def _exert(t: Table, word: Exert, card: int, d: Doing) -> float:
    times = min(word.times, left(t, card) - 1)
    return _wounded(t, card, times) if times > 0 else 0.0


def _exhaust(t: Table, word: Exhaust, card: int, d: Doing) -> float:
    times = left(t, card) - 1
    return _wounded(t, card, times) if times > 0 else 0.0


def _wound(t: Table, word: Wound, card: int, d: Doing) -> float:
    worth = _wounded(t, card, word.times)
    fight = t.fight
    if fight is not None and card in fight.minions and word.times >= left(t, card):
        # It dies before it can win.
        rest = [Minion(t, each) for each in fight.minions if each != card]
        now = of_fight(t, fight, WITHIN)
        then = expected(Defender(t, fight.defender), rest, WITHIN) if rest else 0.0
        worth += then - now
    return worth


def _heal(t: Table, word: Heal, card: int, d: Doing) -> float:
    return healed(t, card) if t.wounds[card] else 0.0


def _discard(t: Table, word: Discard, card: int, d: Doing) -> float:
    worth = in_play(t, card)
    free = catalogue.SIDE[t.print_of[card]] == FREE_SIDE
    if free and t.owner[card] != t.free:
        return 0.0
    return -worth if free else worth


def _in_fight(t: Table, card: int, **change: float) -> float | None:
    """By how much a change turns the skirmish of this card, or nothing if it fights none."""
    fight = t.fight
    if fight is not None:
        if card == fight.defender or card in fight.minions:
            return of_fight(t, fight, WITHIN, **change) - of_fight(t, fight, WITHIN)
        return None
    for fight in t.fights:
        if card == fight.defender or card in fight.minions:
            return of_fight(t, fight, BEFORE, **change) - of_fight(t, fight, BEFORE)
    return None


def _strength(t: Table, word: Strength, card: int, d: Doing) -> float:
    much = word.much(t, d)
    minion = t.zone[card] == MINIONS
    change = _in_fight(t, card, more=-much if minion else much)
    if change is not None:
        return change
    if t.phase == SKIRMISH and word.until == THIS_PHASE:
        return 0.0
    waits = 0.22 if t.phase > SHADOW or not minion else 0.1
    return (-waits if minion else waits) * much


def _gains(t: Table, word: Gains, card: int, d: Doing) -> float:
    minion = t.zone[card] == MINIONS
    if word.keyword == "damage":
        much = word.much(t, d)
        change = _in_fight(t, card, **({"crueller": much} if minion else {"harder": much}))
        if change is not None:
            return change
        return (-0.3 if minion else 0.15) * much
    if word.keyword == "fierce":
        return -0.2 * catalogue.STRENGTH[t.print_of[card]] if minion else 0.0
    if word.keyword == "defender":
        minions = sum(t.zone[each] == MINIONS for each in t.board)
        return 0.7 if minions > 2 else 0.1
    return (-0.4 if minion else 0.4) if t.phase <= ARCHERY else 0.0


def _tough(t: Table, word: Tough, card: int, d: Doing) -> float:
    return _in_fight(t, card, tough=True) or 0.0


def _one_wound(t: Table, word: OneWound, card: int, d: Doing) -> float:
    change = _in_fight(t, card, safe=True)
    return 0.2 if change is None else 0.5 * change


def _no_wounds(t: Table, word: NoWounds, card: int, d: Doing) -> float:
    change = _in_fight(t, card, safe=True)
    return 0.4 if change is None else change


def _joins_in(t: Table, word: JoinsIn, card: int, d: Doing) -> float:
    return 0.3 + 0.05 * catalogue.STRENGTH[t.print_of[card]]


On = Callable[[Table, Any, int, Doing], float]
ON: Final[dict[type[Word], On]] = {
    Exert: _exert,
    Exhaust: _exhaust,
    Wound: _wound,
    Heal: _heal,
    Discard: _discard,
    Strength: _strength,
    Gains: _gains,
    Tough: _tough,
    OneWound: _one_wound,
    NoWounds: _no_wounds,
    JoinsIn: _joins_in,
}
"""What words do to a card."""


# --- On the table


def _part(t: Table, block: Block, d: Doing, deep: int) -> float:
    return worth_of(t, d.part(block), deep + 1)


def _may(t: Table, word: May, d: Doing, deep: int) -> float:
    done = 0.0
    if word.why_not(t, d) is None:
        done = _best(t, d.by, [0.0, _part(t, word.block, d, deep)])
    return done + worth_of(t, d.next(), deep)


def _one_of(t: Table, word: OneOf, d: Doing, deep: int) -> float:
    ways = word.open(t, d)
    if not ways:
        return worth_of(t, d.next(), deep)
    best = _best(t, d.by, [_part(t, word.ways[way], d, deep) for way in ways])
    return best + worth_of(t, d.next(), deep)


def _if(t: Table, word: If, d: Doing, deep: int) -> float:
    way = word.block if word.condition.why_not(t, d) is None else word.otherwise
    return _part(t, way, d, deep) + worth_of(t, d.next(), deep)


def _repeat(t: Table, word: Repeat, d: Doing, deep: int) -> float:
    times = max(0, amount(word.times, t, d))
    return times * _part(t, word.block, d, deep) + worth_of(t, d.next(), deep)


def _often(t: Table, word: AsOftenAsYouLike, d: Doing, deep: int) -> float:
    once = _part(t, word.block, d, deep)
    times = word.most if once * sign(t, d.by) > 0 else word.least
    return min(times, 3) * once + worth_of(t, d.next(), deep)


def _let(t: Table, word: Let, d: Doing, deep: int) -> float:
    seats = word.player.seats(t, d)
    done = 0.0
    for seat in seats[:1] if word.player.one else seats:
        done += worth_of(t, d.part_by(seat, word.block), deep + 1)
    return done + worth_of(t, d.next(), deep)


def _later(t: Table, word: Later, d: Doing, deep: int) -> float:
    return 0.3 * sign(t, d.by) + worth_of(t, d.next(), deep)


def _spot_x(t: Table, word: SpotX, d: Doing, deep: int) -> float:
    which = word.which
    most = which.of(t, d) if isinstance(which, Amount) else len(spotted(t, which, d))
    return worth_of(t, replace(d.next(), x=most), deep)


def _draw(t: Table, word: Draw, d: Doing, deep: int) -> float:
    much = amount(word.n, t, d)
    return CARD * much * sign(t, d.by) + worth_of(t, d.next(), deep)


def _discard_from_hand(t: Table, word: DiscardFromHand, d: Doing, deep: int) -> float:
    done = 0.0
    # One would part with what is worth less than a new card; nobody looks into other hands.
    if not isinstance(word.n, UpTo):
        for seat in word.player.seats(t, d)[:1]:
            each = 0.6 * CARD if seat == d.by else 1.3 * CARD
            done -= each * amount(word.n, t, d) * sign(t, seat)
    return done + worth_of(t, d.next(), deep)


def _discard_at_random(t: Table, word: DiscardAtRandom, d: Doing, deep: int) -> float:
    done = 0.0
    for seat in word.player.seats(t, d)[:1]:
        number = min(amount(word.n, t, d), len(t.hands[seat]))
        done -= 1.3 * CARD * number * sign(t, seat)
    return done + worth_of(t, d.next(), deep)


def _discard_top(t: Table, word: DiscardTop, d: Doing, deep: int) -> float:
    done = 0.0
    for seat in word.player.seats(t, d)[:1]:
        done -= 0.08 * amount(word.n, t, d) * sign(t, seat)
    return done + worth_of(t, d.next(), deep)


def _put_under(t: Table, word: PutUnder, d: Doing, deep: int) -> float:
    """What goes from the hand is drawn anew when the hand is filled up."""
    done = 0.12
    if word.from_ == HAND:
        found = word.found(t, d)
        done = CARD - min([keep(t, d.by, card) for card in found]) if found else 0.0
    return done * sign(t, d.by) + worth_of(t, d.next(), deep)


def _small_gain(t: Table, word: Word, d: Doing, deep: int) -> float:
    return 0.12 * sign(t, d.by) + worth_of(t, d.next(), deep)


def _gain(t: Table, word: Word, d: Doing, deep: int) -> float:
    return 0.6 * sign(t, d.by) + worth_of(t, d.next(), deep)


def _add_twilight(t: Table, word: AddTwilight, d: Doing, deep: int) -> float:
    if isinstance(word.n, UpTo):
        most = min(word.n.of(t, d), 4)
        return _best(
            t,
            d.by,
            [
                -twilight(t) * number + worth_of(t, replace(d.next(), x=number), deep + 1)
                for number in range(most + 1)
            ],
        )
    return -_brought(t, d.by, amount(word.n, t, d)) + worth_of(t, d.next(), deep)


def _brought(t: Table, seat: int, number: int) -> float:
    """What it brings the Shadow to have so much more twilight. In its own phase: as far as there
    are cards in hand to pay for.
    """
    if seat == t.free or t.phase != SHADOW:
        return twilight(t) * number
    wanted = 0
    for card in t.hands[seat]:
        kind = t.print_of[card]
        if catalogue.SIDE[kind] == SHADOW_SIDE and catalogue.TYPE[kind] != "event":
            wanted += catalogue.COST[kind]
    used = max(0, min(number, wanted - t.pool))
    return TWILIGHT * used + LATE_TWILIGHT * (number - used)


def _remove_twilight(t: Table, word: RemoveTwilight, d: Doing, deep: int) -> float:
    much = min(amount(word.n, t, d), t.pool)
    return twilight(t) * much + worth_of(t, d.next(), deep)


def _add_burdens(t: Table, word: AddBurdens, d: Doing, deep: int) -> float:
    return -burdened(t, amount(word.n, t, d)) + worth_of(t, d.next(), deep)


def _remove_burdens(t: Table, word: RemoveBurdens, d: Doing, deep: int) -> float:
    much = min(amount(word.n, t, d), t.seats[t.free].burdens)
    done = -burdened(t, -much) if much else 0.0
    return done + worth_of(t, d.next(), deep)


def _corrupt(t: Table, word: Corrupt, d: Doing, deep: int) -> float:
    return -LOSS


def due(t: Table, d: Doing) -> float:
    """What is about to happen, and may be replaced, is worth."""
    about = d.about
    if about is None or about.card == NOBODY:
        return 0.0
    if about.kind in (WOUNDING, EXERTING):
        return _wounded(t, about.card, 1)
    if about.kind == HEALING:
        return healed(t, about.card)
    return 0.0


def _instead(t: Table, word: Instead, d: Doing, deep: int) -> float:
    return _part(t, word.block, d, deep) - due(t, d) + worth_of(t, d.next(), deep)


def _cancel(t: Table, word: Cancel, d: Doing, deep: int) -> float:
    return 0.9 * sign(t, d.by) + worth_of(t, d.next(), deep)


def _spare(t: Table, word: SpareToken, d: Doing, deep: int) -> float:
    return -due(t, d) + worth_of(t, d.next(), deep)


def _cancel_skirmish(t: Table, word: CancelSkirmish, d: Doing, deep: int) -> float:
    done = 0.0
    if t.fight is not None and word.why_not(t, d) is None:
        done = -of_fight(t, t.fight, WITHIN)
    return done + worth_of(t, d.next(), deep)


def _unassign(t: Table, word: UnassignAll, d: Doing, deep: int) -> float:
    done = -sum(of_fight(t, fight, BEFORE) for fight in t.fights)
    return done + worth_of(t, d.next(), deep)


def pair(t: Table, who: int, minion: int) -> float:
    """What it is worth that these two fight."""
    return expected(Defender(t, who), [Minion(t, minion)], BEFORE)


def _assign(t: Table, word: Assign, d: Doing, deep: int) -> float:
    pairs = [
        pair(t, who, minion)
        for who in word.defenders(t, d)[:5]
        for minion in word.minions(t, d, who)[:5]
    ]
    return (_best(t, d.by, pairs) if pairs else 0.0) + worth_of(t, d.next(), deep)


def _archery_total(t: Table, word: ArcheryTotal, d: Doing, deep: int) -> float:
    done = 0.0
    if t.phase <= ARCHERY:
        much = word.much(t, d)
        if much < 0:
            much = max(much, -archery_total(t, word.side))
        done = (0.45 if word.side == FREE_SIDE else -0.9) * much
    return done + worth_of(t, d.next(), deep)


def _shadow_number(t: Table, word: ShadowNumber, d: Doing, deep: int) -> float:
    return -twilight(t) * word.much(t, d) + worth_of(t, d.next(), deep)


def _move_limit(t: Table, word: MoveLimit, d: Doing, deep: int) -> float:
    return 0.8 * word.much(t, d) + worth_of(t, d.next(), deep)


def _cannot_move(t: Table, word: CannotMove, d: Doing, deep: int) -> float:
    return -0.8 + worth_of(t, d.next(), deep)


def _play(t: Table, word: Play, d: Doing, deep: int) -> float:
    found = word.found(t, d)
    done = 0.0
    if found:
        done = _best(t, d.by, [played(t, d.by, card, word.cost) for card in found[:FEW]])
    return done + worth_of(t, d.next(), deep)


def played(t: Table, seat: int, card: int, change: int = 0) -> float:
    """What it is worth that this card is played from wherever it is."""
    kind = t.print_of[card]
    type_ = catalogue.TYPE[kind]
    cost = cost_of(t, seat, card, NOBODY, change)
    if type_ in ("companion", "ally"):
        return 0.6 * recruit(kind) - TWILIGHT_PRICE * cost
    if type_ == "minion":
        return -menace(kind) + 0.15 * cost
    if catalogue.SIDE[kind] == FREE_SIDE:
        return gear(kind) - TWILIGHT_PRICE * cost
    return -gear(kind) + 0.15 * cost


TWILIGHT_PRICE: Final = 0.22
"""What a Free Peoples card's twilight costs while companions may still be needed."""


def _nothing(t: Table, word: Word, d: Doing, deep: int) -> float:
    return worth_of(t, d.next(), deep)


def _become(t: Table, word: BecomeRingBearer, d: Doing, deep: int) -> float:
    return LOSS


Done = Callable[[Table, Any, Doing, int], float]
DONE: Final[dict[type[Word], Done]] = {
    May: _may,
    OneOf: _one_of,
    If: _if,
    Repeat: _repeat,
    AsOftenAsYouLike: _often,
    Let: _let,
    Later: _later,
    SpotX: _spot_x,
    Draw: _draw,
    DiscardFromHand: _discard_from_hand,
    DiscardAtRandom: _discard_at_random,
    DiscardTop: _discard_top,
    Take: _gain,
    ShuffleIn: _small_gain,
    PutUnder: _put_under,
    ShuffleHandIn: _small_gain,
    Show: _small_gain,
    Sift: _gain,
    ToDiscard: _small_gain,
    Stack: _small_gain,
    Transfer: _small_gain,
    NextSite: _small_gain,
    OwnSite: _small_gain,
    EndPhase: _small_gain,
    AddTwilight: _add_twilight,
    RemoveTwilight: _remove_twilight,
    AddBurdens: _add_burdens,
    RemoveBurdens: _remove_burdens,
    Corrupt: _corrupt,
    Instead: _instead,
    Cancel: _cancel,
    SpareToken: _spare,
    CancelSkirmish: _cancel_skirmish,
    UnassignAll: _unassign,
    Assign: _assign,
    ArcheryTotal: _archery_total,
    ShadowNumber: _shadow_number,
    MoveLimit: _move_limit,
    CannotMove: _cannot_move,
    Play: _play,
    WearRing: _nothing,
    BecomeRingBearer: _become,
    Cost: _small_gain,
    CannotPlay: _gain,
    NoActions: _gain,
    Skip: _gain,
}
"""What words do that are not about cards in play."""
