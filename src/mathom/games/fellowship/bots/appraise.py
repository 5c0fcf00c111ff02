"""What every answer to a question is worth to who is asked, judged for the moment.

It looks at what lies open and at the hand of who is asked. Passing is worth nothing, so an answer
above nothing is better than none.
"""

from collections.abc import Callable
from typing import Any, Final
from zlib import crc32

from msgspec.structs import replace

from mathom.core.ask import Ask, Question
from mathom.games.fellowship import catalogue
from mathom.games.fellowship.bots.fights import BEFORE, Defender, Melee, Minion, expected, of_fight
from mathom.games.fellowship.bots.journey import onward
from mathom.games.fellowship.bots.people import serves
from mathom.games.fellowship.bots.plays import (
    fits,
    free_plays,
    gifts,
    help_in_hand,
    price,
    shadow_plays,
)
from mathom.games.fellowship.bots.texts import choosing, pair, played, sign, worth_of
from mathom.games.fellowship.bots.worth import (
    CARD,
    healed,
    hurt,
    keep,
    left,
    recruit,
    struck,
)
from mathom.games.fellowship.decks.building import pick_worth
from mathom.games.fellowship.effects.flow import (
    AGAIN,
    MAY,
    WAY,
    WHICH_PLAYER,
    AsOftenAsYouLike,
    Let,
    May,
    OneOf,
    Repeat,
)
from mathom.games.fellowship.effects.hands import (
    FROM_HAND,
    TO_PUT_UNDER,
    TO_SHUFFLE_IN,
    TO_TAKE,
    OfPlayer,
    PutUnder,
)
from mathom.games.fellowship.effects.health import TO_HEAL
from mathom.games.fellowship.effects.playing import BEARER, FROM_DECK, TO_PLAY
from mathom.games.fellowship.effects.showing import TO_REORDER
from mathom.games.fellowship.effects.skirmish import AGAINST_WHOM, WHO_FIGHTS, Assign
from mathom.games.fellowship.effects.spotting import TO_SPOT
from mathom.games.fellowship.effects.table import NEW_BEARER, TO_STACK
from mathom.games.fellowship.effects.twilight import HOW_MUCH
from mathom.games.fellowship.language import Doing, Word
from mathom.games.fellowship.parts import Due, Fight
from mathom.games.fellowship.rules.actions import ACTING, PlayEvent, Use
from mathom.games.fellowship.rules.answering import ORDER, RESPONDING, RespondByEvent
from mathom.games.fellowship.rules.archery import (
    ARCHERS,
    ARCHERY_TARGET,
    ARCHERY_WOUND,
    ChooseTarget,
)
from mathom.games.fellowship.rules.assignment import ASSIGNING, SENDING
from mathom.games.fellowship.rules.bringing import BRING, BUILD
from mathom.games.fellowship.rules.gathering import DRAFT, drafted_by
from mathom.games.fellowship.rules.options import NO
from mathom.games.fellowship.rules.own_actions import (
    FELLOWSHIP_PHASE,
    SHADOW_PHASE,
    Heal,
    Play,
    Transfer,
)
from mathom.games.fellowship.rules.setup import BID, NEW_HAND, PLACE, START
from mathom.games.fellowship.rules.skirmish import SKIRMISH_NEXT
from mathom.games.fellowship.rules.sources import keyword
from mathom.games.fellowship.rules.turn import DISCARD_DOWN, MOVE_AGAIN, RECONCILE, SANCTUARY
from mathom.games.fellowship.rules.windows import Window
from mathom.games.fellowship.state import Table
from mathom.games.fellowship.terms import HAND, HAND_SIZE, MINIONS, NOBODY, START_BUDGET

Values = list[float]
Appraiser = Callable[[Ask, Table], Values]

HELP: Final = 0.5
"""How much of the strength that an event could add counts when defenders are assigned: it helps one
of them."""
SERVES: Final = 0.05
"""What it is worth that a card of the deck finds the companion whom it needs."""
RENEWED: Final = 0.7
"""What a card in hand must be worth at least, that it is not exchanged for another."""
ACTION: Final = 0.08
"""What an action must bring at least."""


def appraise(ask: Ask, state: Any) -> Values:
    """By option: what it is worth to who is asked."""
    return APPRAISERS.get(ask.question, _targets)(ask, state)


# --- Before the first turn


def _deck(ask: Ask, t: Table) -> Values:
    """One ready deck is as good as another, and to play a different one each time is more fun. The
    luck is that of the deal which who asks has made, for an appraisal draws nothing.
    """
    luck = f"{t.chance.seed} {t.chance.drawn} {ask.seat}"
    return [crc32(f"{luck} {option.code}".encode()) / 2**32 for option in ask.options]


def _build(ask: Ask, t: Table) -> Values:
    """The best comes first."""
    return [-float(place) for place in range(len(ask.options))]


def _draft(ask: Ask, t: Table) -> Values:
    """What fits best what one has; a starter's cards say little about where it goes."""
    drafted = () if t.gathering is None else drafted_by(t.gathering, ask.seat)
    return [pick_worth(option.value, drafted) for option in ask.options]


def _bid(ask: Ask, t: Table) -> Values:
    """A burden costs more than a place is worth."""
    return [-float(option.value) for option in ask.options]


def _place(ask: Ask, t: Table) -> Values:
    """Who goes first is a turn ahead."""
    return [-float(option.value) for option in ask.options]


def _start(ask: Ask, t: Table) -> Values:
    """The best company for what may be spent."""
    kinds = {option.value: t.print_of[option.value] for option in ask.options if option.value}
    budget = START_BUDGET - t.pool
    worths = {
        card: recruit(kind) + SERVES * serves(t, ask.seat, kind) for card, kind in kinds.items()
    }
    best: dict[int, tuple[float, tuple[int, ...]]] = {0: (0.0, ())}
    for card, kind in kinds.items():
        cost, title = catalogue.COST[kind], catalogue.TITLE[kind]
        for spent, (worth, cards) in list(best.items()):
            if spent + cost > budget or any(
                catalogue.TITLE[kinds[each]] == title for each in cards
            ):
                continue
            found = (worth + worths[card], (*cards, card))
            if found[0] > best.get(spent + cost, (0.0, ()))[0]:
                best[spent + cost] = found
    company = max(best.values())[1]
    return [
        0.0 if option.value is None else 1.0 if option.value in company else -1.0
        for option in ask.options
    ]


def _mulligan(ask: Ask, t: Table) -> Values:
    held = sum(keep(t, ask.seat, card) for card in t.hands[ask.seat])
    return [3.0 - held if option.value else 0.0 for option in ask.options]


# --- Phases


def _using(t: Table, seat: int, deed: Use) -> float:
    """What a text of a card in play is worth to who uses it."""
    block = catalogue.CARDS[t.print_of[deed.text]].abilities[deed.which].block
    d = Doing(block.number, 0, deed.card, deed.text, seat, t.on[deed.card])
    return sign(t, seat) * worth_of(t, d) - ACTION


def _event(t: Table, seat: int, deed: PlayEvent) -> float:
    """What an event in hand is worth to who plays it."""
    card = deed.card
    block = catalogue.CARDS[t.print_of[card]].abilities[deed.which].block
    d = Doing(block.number, 0, card, card, seat)
    return sign(t, seat) * worth_of(t, d) - 0.6 * keep(t, seat, card) - price(t, seat, card, NOBODY)


def _act(ask: Ask, t: Table) -> Values:
    """Maneuver, archery, assignment, skirmish, regroup."""
    values = []
    for option in ask.options:
        deed = option.value
        if deed is None:
            values.append(0.0)
        elif isinstance(deed, Use):
            values.append(_using(t, ask.seat, deed))
        else:
            values.append(_event(t, ask.seat, deed))
    return values


def _own_phase(ask: Ask, t: Table) -> Values:
    """The fellowship phase, or a Shadow phase."""
    seat = ask.seat
    deeds = [option.value for option in ask.options]
    plays = [(deed.card, deed.on) for deed in deeds if isinstance(deed, Play)]
    worths: dict[tuple[int, int], float] = {}
    if plays:
        worths = (free_plays if seat == t.free else shadow_plays)(t, seat, plays)
    values = []
    for deed in deeds:
        if deed is None:
            values.append(0.0)
        elif isinstance(deed, Play):
            values.append(worths[deed.card, deed.on])
        else:
            values.append(IN_OWN_PHASE[deed.__class__](t, seat, deed))
    return values


def _healing(t: Table, seat: int, deed: Heal) -> float:
    return healed(t, deed.whom) - keep(t, seat, deed.card) - ACTION


def _transfer(t: Table, seat: int, deed: Transfer) -> float:
    gain = fits(t, deed.item, deed.to) - fits(t, deed.item, t.on[deed.item])
    return gain - price(t, seat, deed.item, deed.to) - 0.4


IN_OWN_PHASE: Final[dict[type, Callable[[Table, int, Any], float]]] = {
    Use: _using,
    PlayEvent: _event,
    Heal: _healing,
    Transfer: _transfer,
}
"""What deeds of the fellowship phase and of Shadow phases are worth, but for plays, which are
weighed together. One that is not here is none that a bot could weigh.
"""


# --- Archery and skirmishes


def _archers(ask: Ask, t: Table) -> Values:
    """Nobody is held back without a reason."""
    return [0.0 if option.value is None else -0.45 for option in ask.options]


def _archery_wound(ask: Ask, t: Table) -> Values:
    return [
        -struck(t, card) if t.zone[card] == MINIONS else -hurt(t, card)
        for card in (option.value for option in ask.options)
    ]


def _archery_target(ask: Ask, t: Table) -> Values:
    """Whose minions suffer most, though their player spreads the wounds so that they do least."""
    shot = t.asking
    assert isinstance(shot, ChooseTarget)
    values = []
    for option in ask.options:
        wounds = {
            card: 0 for card in t.board if t.zone[card] == MINIONS and t.owner[card] == option.value
        }
        total = 0.0
        for _ in range(shot.left if wounds else 0):
            least, card = min(
                (struck(t, card, times + 1) - (struck(t, card, times) if times else 0.0), card)
                for card, times in wounds.items()
            )
            total += least
            if wounds[card] + 1 >= left(t, card):
                del wounds[card]
            else:
                wounds[card] += 1
            if not wounds:
                break
        values.append(total)
    return values


def _assign(ask: Ask, t: Table) -> Values:
    """The assignment by which the fellowship loses least, one pair after the other."""
    deeds = [option.value for option in ask.options]
    pairs = [(deed.who, deed.minion) for deed in deeds if deed is not None]
    whos = list(dict.fromkeys(who for who, _ in pairs))
    left = list(dict.fromkeys(minion for _, minion in pairs))
    fought = [fight for fight in t.fights if fight.defender != NOBODY]
    all_whos = list(dict.fromkeys([*whos, *(fight.defender for fight in fought)]))
    busy = [minion for fight in fought for minion in fight.minions]
    melee = Melee(
        [Defender(t, who) for who in all_whos], [Minion(t, minion) for minion in (*left, *busy)]
    )
    for defender in melee.defenders:
        defender.strength += HELP * help_in_hand(t, ask.seat, defender.card)
    place = {card: n for n, card in enumerate((*left, *busy))}
    masks = [0] * len(all_whos)
    for fight in fought:
        for minion in fight.minions:
            masks[all_whos.index(fight.defender)] |= 1 << place[minion]
    may: list[set[int]] = [set() for _ in all_whos]
    for who, minion in pairs:
        may[all_whos.index(who)].add(place[minion])
    room = [
        max(0, 1 + keyword(t, who, "defender") - masks[n].bit_count()) if may[n] else 0
        for n, who in enumerate(all_whos)
    ]
    _, to = melee.best(masks, room, may, list(range(len(left))))
    values = []
    for deed in deeds:
        if deed is None:
            values.append(0.0)
            continue
        who, minion = deed.who, deed.minion
        at = all_whos.index(who)
        if to[place[minion]] == at:
            values.append(1.0)
        else:
            values.append(-0.5 + 0.1 * max(-9.0, melee.worth(at, 1 << place[minion])))
    return values


def _assign_leftover(ask: Ask, t: Table) -> Values:
    """Where a minion does most harm."""
    values = []
    fought = {fight.defender: fight.minions for fight in t.fights}
    melee: dict[int, tuple[Defender, list[Minion], float]] = {}
    for option in ask.options:
        if option.value is None:
            values.append(0.0)
            continue
        who, minion = option.value.who, option.value.minion
        if who not in melee:
            defender = Defender(t, who)
            there = [Minion(t, each) for each in fought.get(who, ())]
            melee[who] = (defender, there, expected(defender, there, BEFORE) if there else 0.0)
        defender, there, now = melee[who]
        values.append(now - expected(defender, [*there, Minion(t, minion)], BEFORE))
    return values


def _skirmish_next(ask: Ask, t: Table) -> Values:
    """What is most in doubt comes first, while there are cards for it."""
    values = []
    for option in ask.options:
        fight: Fight = option.value
        values.append(-of_fight(t, fight, BEFORE))
    return values


def _order(ask: Ask, t: Table) -> Values:
    """What helps first, what harms last; the order rarely matters."""
    return [0.0 if option.value is None else 0.1 for option in ask.options]


# --- Regroup and healing


def _reconcile(ask: Ask, t: Table) -> Values:
    """One card may go; what comes for it is a card like any other."""
    return [
        0.0 if option.value is None else RENEWED - keep(t, ask.seat, option.value)
        for option in ask.options
    ]


def _drop(ask: Ask, t: Table) -> Values:
    """From the own hand what is worth least, from another's what is worth most."""
    values = []
    for option in ask.options:
        card = option.value
        if card is None:
            values.append(-0.4)
        elif t.owner[card] == ask.seat:
            values.append(-keep(t, ask.seat, card))
        else:
            values.append(keep(t, t.owner[card], card))
    return values


def _put_under(ask: Ask, t: Table) -> Values:
    """From the hand what is worth least; what comes back from the pile, what is worth most."""
    word, _ = _word(t)
    assert isinstance(word, PutUnder)
    return (_drop if word.from_ == HAND else _gain_card)(ask, t)


def _gain_card(ask: Ask, t: Table) -> Values:
    """What is worth most in hand or deck; of another's deck, what is worth least."""
    return [
        0.0
        if option.value is None
        else keep(t, ask.seat, option.value)
        if t.owner[option.value] == ask.seat
        else -keep(t, t.owner[option.value], option.value)
        for option in ask.options
    ]


def _sanctuary(ask: Ask, t: Table) -> Values:
    return [0.0 if option.value is None else healed(t, option.value) for option in ask.options]


def _move_again(ask: Ask, t: Table) -> Values:
    worth = onward(t)
    return [worth if option.value else 0.0 for option in ask.options]


# --- Texts


def _responses(ask: Ask, t: Table) -> Values:
    window = t.asking
    assert isinstance(window, Window)
    seat = ask.seat
    values = []
    for option in ask.options:
        if option.value is None:
            values.append(0.0)
            continue
        due: Due = option.value.due
        card = due.card
        block = catalogue.CARDS[t.print_of[due.text]].abilities[due.which].block
        about = window.abouts[due.about]
        event = isinstance(option.value, RespondByEvent)
        bearer = NOBODY if event else t.on[card]
        d = Doing(block.number, 0, card, due.text, seat, bearer, about=about)
        worth = sign(t, seat) * worth_of(t, d) - ACTION
        if event:
            worth -= 0.6 * keep(t, seat, card) + price(t, seat, card, NOBODY)
        values.append(worth)
    return values


def _word(t: Table) -> tuple[Word | None, Doing | None]:
    """The word that asks, and the text in which it stands."""
    d = t.asking
    if not isinstance(d, Doing):
        return None, None
    return catalogue.BLOCKS[d.block].words[d.at], d


def _targets(ask: Ask, t: Table) -> Values:
    """On whom a word is done."""
    word, d = _word(t)
    values = []
    for option in ask.options:
        card = option.value
        if card is None or word is None or d is None:
            values.append(0.0)
        else:
            values.append(sign(t, ask.seat) * choosing(t, word, card, d))
    return values


def _heal(ask: Ask, t: Table) -> Values:
    """Whom, or how often."""
    if all(option.code.isdigit() for option in ask.options):
        return [float(option.value) for option in ask.options]
    return _targets(ask, t)


def _way(ask: Ask, t: Table) -> Values:
    word, d = _word(t)
    assert isinstance(word, OneOf)
    assert d is not None
    return [
        sign(t, ask.seat) * worth_of(t, d.part(word.ways[option.value])) for option in ask.options
    ]


def _may(ask: Ask, t: Table) -> Values:
    """Whether to do what a text allows, or once more."""
    word, d = _word(t)
    assert d is not None
    worth = 0.0
    if isinstance(word, (May, AsOftenAsYouLike)):
        worth = worth_of(t, d.part(word.block))
    elif isinstance(word, Repeat):
        only = word.block.words[0]
        assert isinstance(only, May)
        worth = worth_of(t, d.part(only.block))
    worth *= sign(t, ask.seat)
    return [worth + 0.01 if option.value else 0.0 for option in ask.options]


def _number(ask: Ask, t: Table) -> Values:
    """A number that the words after it speak of."""
    _, d = _word(t)
    assert d is not None
    adds = ask.question is HOW_MUCH
    values = []
    for option in ask.options:
        after = replace(d.next(), x=option.value)
        worth = sign(t, ask.seat) * worth_of(t, after)
        values.append(worth - 0.25 * option.value if adds else worth + 0.001 * option.value)
    return values


def _play(ask: Ask, t: Table) -> Values:
    word, _ = _word(t)
    change = getattr(word, "cost", 0)
    return [
        0.0 if option is NO else sign(t, ask.seat) * played(t, ask.seat, option.value, change)
        for option in ask.options
    ]


def _bearer(ask: Ask, t: Table) -> Values:
    """Who bears it best: an own card where it helps most, another's where it harms most."""
    return [gifts(t, ask.seat, option.value) for option in ask.options]


def _assign_who(ask: Ask, t: Table) -> Values:
    word, d = _word(t)
    assert isinstance(word, Assign)
    assert d is not None
    toward = max if ask.seat == t.free else min
    values = []
    for option in ask.options:
        who = option.value
        pairs = [pair(t, who, minion) for minion in word.minions(t, d, who)[:6]]
        values.append(sign(t, ask.seat) * toward(pairs))
    return values


def _assign_to(ask: Ask, t: Table) -> Values:
    """The one who was chosen before is not known here: any who may be."""
    word, d = _word(t)
    assert isinstance(word, Assign)
    assert d is not None
    whos = word.defenders(t, d)[:6]
    return [
        sign(t, ask.seat) * sum([pair(t, who, option.value) for who in whos], 0.0) / len(whos)
        for option in ask.options
    ]


AHEAD: Final = 0.05
"""What it is worth to harm somebody who is a site further than another."""


def _player(ask: Ask, t: Table) -> Values:
    """Whom a text means: what it does to them, and rather those who are ahead."""
    word, d = _word(t)
    assert d is not None
    values = []
    for option in ask.options:
        seat = option.value
        worth = 0.0 if seat == ask.seat else AHEAD * t.seats[seat].marker
        if isinstance(word, Let):
            worth += sign(t, ask.seat) * worth_of(t, d.part_by(seat, word.block))
        elif isinstance(word, OfPlayer) and seat != ask.seat:
            worth += CARD * min(len(t.hands[seat]), HAND_SIZE) / HAND_SIZE
        values.append(worth)
    return values


APPRAISERS: Final[dict[Question, Appraiser]] = {
    BRING: _deck,
    BUILD: _build,
    DRAFT: _draft,
    BID: _bid,
    PLACE: _place,
    START: _start,
    NEW_HAND: _mulligan,
    SANCTUARY: _sanctuary,
    FELLOWSHIP_PHASE: _own_phase,
    SHADOW_PHASE: _own_phase,
    **dict.fromkeys(ACTING.values(), _act),
    RESPONDING: _responses,
    ARCHERS: _archers,
    ARCHERY_WOUND: _archery_wound,
    ARCHERY_TARGET: _archery_target,
    ASSIGNING: _assign,
    SENDING: _assign_leftover,
    SKIRMISH_NEXT: _skirmish_next,
    ORDER: _order,
    RECONCILE: _reconcile,
    DISCARD_DOWN: _drop,
    FROM_HAND: _drop,
    TO_PUT_UNDER: _put_under,
    TO_STACK: _drop,
    TO_TAKE: _gain_card,
    TO_SHUFFLE_IN: _gain_card,
    TO_REORDER: _gain_card,
    MOVE_AGAIN: _move_again,
    TO_HEAL: _heal,
    WAY: _way,
    MAY: _may,
    AGAIN: _may,
    TO_SPOT: _number,
    HOW_MUCH: _number,
    TO_PLAY: _play,
    FROM_DECK: _play,
    BEARER: _bearer,
    NEW_BEARER: _bearer,
    WHO_FIGHTS: _assign_who,
    AGAINST_WHOM: _assign_to,
    WHICH_PLAYER: _player,
}
"""By question. All others ask on whom a word is done, which is known by what is being done."""
