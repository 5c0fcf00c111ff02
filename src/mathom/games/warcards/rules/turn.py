"""The action step: one action a turn, until all have passed (W-5, W-8)."""

from typing import Any, Final

from mathom.core.ask import Ask, Option
from mathom.games.warcards import options
from mathom.games.warcards.agenda import does, push, push_all
from mathom.games.warcards.catalogue import (
    ACTIONS,
    CARRIES_MORE,
    FIRST,
    NAMES,
    TYPE,
)
from mathom.games.warcards.doing import pay
from mathom.games.warcards.effects import Action, CycleCards
from mathom.games.warcards.giving import cycle_from_hand, distinct, in_hand
from mathom.games.warcards.options import PASS, RING, WINNOW, Cycled, Moved, Played, Used
from mathom.games.warcards.places import active_grounds, is_at, places_for
from mathom.games.warcards.playing import event_ends, move, plays, put_into_play, resolve_text
from mathom.games.warcards.possible import payable, possible
from mathom.games.warcards.prompts import prompt
from mathom.games.warcards.scenarios import RING_ONCE
from mathom.games.warcards.state import (
    Frame,
    War,
    active_deck,
    deck_of,
    decks_from,
    player_name,
    player_of,
    scenario_of,
)
from mathom.games.warcards.terms import ASIDE, CHARACTER, ITEM, NOBODY, RESERVE
from mathom.games.warcards.zones import draw, items_of

CARRYOVER: Final = 2


def carryover(t: War, deck: int) -> int:
    """The largest hand that a deck may keep (W-5.9, W-5.12)."""
    limit = CARRYOVER
    for card in t.board:
        for ability in CARRIES_MORE[card]:
            if t.owner[card] == deck and is_at(t, t.where[card], ability.at):
                limit += 1
    return limit


def may_pass(t: War, deck: int) -> bool:
    """With a hand within the limit, or smaller than every enemy's (W-5.4, W-5.5)."""
    hand = len(t.hands[deck])
    if hand <= carryover(t, deck):
        return True
    side = deck_of(t, deck).side
    return all(
        hand < len(t.hands[other])
        for other, plan in enumerate(scenario_of(t).decks)
        if plan.side != side
    )


def user_of(t: War, card: int, action: Action) -> int | None:
    """Who may use a card's action (W-6.29)."""
    if action.user is not None:
        return player_of(t, action.user)
    if TYPE[card] == ITEM and t.house.wielder_uses:
        return t.owner[t.on[card]]
    return t.owner[card]


def usable(t: War, deck: int, card: int) -> Action | None:
    """The action of a card in play that a player may use now."""
    for action in ACTIONS[card]:
        if (
            is_at(t, t.where[card], action.at)
            and user_of(t, card, action) == deck
            and not (action.once and t.used >> card & 1)
            and all(payable(t, cost, deck, card) for cost in action.costs)
            and all(possible(t, effect, deck, card) for effect in action.effects)
        ):
            return action
    return None


def movable(t: War, deck: int, card: int) -> bool:
    """Whether a card in reserve may move this round (W-7.1, W-8.4)."""
    if t.where[card] != RESERVE or t.owner[card] != deck or t.fresh >> card & 1:
        return False
    return not t.house.new_item_freezes or not any(
        t.played >> item & 1 for item in items_of(t, card)
    )


def turn_options(t: War, deck: int) -> list[Option[Any]]:
    """All that a player may do in the turn (W-5.3)."""
    found: list[Option[Any]] = []
    hand = distinct(t.hands[deck])
    grounds = active_grounds(t)
    for card in hand:
        found += plays(t, deck, card, grounds)
    moved = set()
    where, owner = t.where, t.owner
    for card in t.board:
        if (
            where[card] == RESERVE
            and owner[card] == deck
            and TYPE[card] <= CHARACTER
            and FIRST[card] not in moved
            and movable(t, deck, card)
        ):
            moved.add(FIRST[card])
            found += [options.move(FIRST[card], place) for place in places_for(t, card, grounds)]
        if ACTIONS[card] and usable(t, deck, card) is not None:
            found.append(options.use(FIRST[card]))
    found += [options.cycle(card) for card in hand]
    if len(t.hands[deck]) >= 2:
        found.append(WINNOW)
    if t.rings[deck]:
        found.append(RING)
    if may_pass(t, deck):
        found.append(PASS)
    return found


def _turn_question(t: War, _: str, frame: Frame) -> Ask:
    deck = active_deck(t)
    asked = prompt(t, "prompt-turn", deck, "W-5.3")
    return Ask(t.seats[deck], turn_options(t, deck), asked, veiled=True)


def _turn_answer(t: War, _: str, frame: Frame, chosen: Any) -> None:
    deck = active_deck(t)
    push(t, "next-turn", NOBODY)
    if chosen == "pass":
        t.passed |= 1 << (t.turn if t.house.every_seat_passes else deck)
        t.tell("passes", {"player": player_name(t, deck)})
        return
    t.passed = 0
    if isinstance(chosen, Played):
        card = in_hand(t, deck, chosen.card)
        put_into_play(t, deck, card, chosen)
        push(t, "text", deck, card)
        push(t, "pay", deck, card)
    elif isinstance(chosen, Moved):
        move(t, deck, _in_reserve(t, deck, chosen.card), chosen.place)
    elif isinstance(chosen, Used):
        _use(t, deck, chosen.card)
    elif isinstance(chosen, Cycled):
        cycle_from_hand(t, deck, in_hand(t, deck, chosen.card))
    elif chosen == "winnow":
        t.tell("winnows", {"player": player_name(t, deck)})
        push(t, "draw", deck, count=1)
        push(t, "eliminate-from-hand", deck, count=2)
    else:
        _use_ring(t, deck)


def _in_reserve(t: War, deck: int, kind: int) -> int:
    return next(card for card in t.board if FIRST[card] == kind and movable(t, deck, card))


def _use(t: War, deck: int, kind: int) -> None:
    """Pay the costs, then carry out the effects (W-8.7)."""
    card = next(
        card for card in t.board if FIRST[card] == kind and usable(t, deck, card) is not None
    )
    action = usable(t, deck, card)
    assert action is not None
    t.tell("uses", {"player": player_name(t, deck), "card": NAMES[card]})
    if action.once:
        t.used |= 1 << card
    frame = (0, deck, card, t.where[card], 0)
    push_all(t, action.effects, deck, card, t.where[card])
    for cost in reversed(action.costs):
        pay(t, cost, frame)


def _use_ring(t: War, deck: int) -> None:
    """Draw 2 once per game; in duels draw 3, eliminate 1, cycle 1 each round (W-8.9, W-17.5)."""
    t.rings[deck] = False
    t.tell("uses-ring", {"player": player_name(t, deck)})
    if deck_of(t, deck).ring == RING_ONCE:
        push(t, "draw", deck, count=2)
    else:
        push(t, CycleCards(1), deck)
        push(t, "eliminate-from-hand", deck, count=1)
        push(t, "draw", deck, count=3)


def _draw(t: War, _: str, frame: Frame) -> None:
    draw(t, frame[1], frame[4])


def _text(t: War, _: str, frame: Frame) -> None:
    """What a card says when it has been paid for. It may have been forsaken meanwhile."""
    card = frame[2]
    if t.where[card] >= ASIDE:
        resolve_text(t, frame[1], card)


def _event_ends(t: War, _: str, frame: Frame) -> None:
    event_ends(t, frame[2])


does("turn", lambda t, name, frame: True, _turn_question, _turn_answer)
does("draw", _draw)
does("text", _text)
does("event-ends", _event_ends)


# --- From turn to turn


def _actions(t: War, _: str, frame: Frame) -> None:
    t.turn = t.starter
    t.passed = 0
    push(t, "turn", NOBODY)


def _next_turn(t: War, _: str, frame: Frame) -> None:
    """The step ends when an unbroken run of passes holds one of every player (W-5.8)."""
    scenario = scenario_of(t)
    all_passed = 1 << (len(scenario.order) if t.house.every_seat_passes else len(scenario.decks))
    if t.passed == all_passed - 1:
        t.turn = t.starter
        push(t, "combat-step", NOBODY)
        push(t, "actions-end", NOBODY)
        if not t.house.keep_excess:
            _cycle_excess(t)
        return
    t.turn = (t.turn + 1) % len(scenario.order)
    push(t, "turn", NOBODY)


def _cycle_excess(t: War) -> None:
    """Who could pass with a larger hand cycles down to the limit (W-5.10)."""
    for deck in reversed(decks_from(t, t.starter)):
        for _ in range(len(t.hands[deck]) - carryover(t, deck)):
            push(t, CycleCards(1), deck)


does("actions", _actions)
does("next-turn", _next_turn)
# The excess is still cycled in the action step; this frame tells so.
does("actions-end", lambda t, name, frame: None)
