"""The action step: one action a turn, until all have passed (W-5, W-8)."""

from functools import cache
from typing import Any, ClassVar, Final

from mathom.core.agenda import rule
from mathom.core.ask import Ask, Choosing, Option, Question
from mathom.core.deed import Words
from mathom.core.message import Arg, Message, Reason
from mathom.core.why import Why
from mathom.games.warcards.abilities import Action
from mathom.games.warcards.catalogue import (
    ACTIONS,
    CARDS,
    CARRIES_MORE,
    FIRST,
    IS_SKIRMISH,
    LOCATION_NAMES,
    NAMES,
    TYPE,
)
from mathom.games.warcards.language import Doing, why_in_vain, why_not_use
from mathom.games.warcards.rules import windows
from mathom.games.warcards.rules.combat import Combat
from mathom.games.warcards.rules.deed import WarDeed, WithCard
from mathom.games.warcards.rules.giving import (
    Cycle,
    CycleFromHand,
    DrawCards,
    EliminateFromHand,
    distinct,
    to_cycle,
)
from mathom.games.warcards.rules.options import place_name
from mathom.games.warcards.rules.places import active_grounds, is_at, places_for, why_not_go
from mathom.games.warcards.rules.playing import Play, move, of_card, plays, tell_in_vain
from mathom.games.warcards.rules.prompts import prompt
from mathom.games.warcards.rules.reading import (
    because,
    card_called,
    copies,
    location_called,
    place_called,
    why,
    word,
)
from mathom.games.warcards.rules.zones import items_of
from mathom.games.warcards.scenarios import NO_RING, RING_ONCE
from mathom.games.warcards.state import (
    War,
    WarFrame,
    active_deck,
    deck_of,
    decks_from,
    player_name,
    player_of,
    scenario_of,
)
from mathom.games.warcards.terms import ACTING, ACTIVE, GROUND, ITEM, NOBODY, NOWHERE, RESERVE
from mathom.games.warcards.words import at

CARRYOVER: Final = 2


# --- From turn to turn


class ActionStep(WarFrame, frozen=True):
    """Beginning with the starting player, all take turns (W-4.4)."""


@rule(ActionStep)
def action_step(t: War, f: ActionStep) -> None:
    t.phase = ACTING
    t.turn = t.starter
    t.passed = 0
    t.then(Turn())


class NextTurn(WarFrame, frozen=True):
    """A turn is over."""


@rule(NextTurn)
def next_turn(t: War, f: NextTurn) -> None:
    """The step ends when an unbroken run of passes holds one of every player (W-5.8)."""
    if all_passed(t):
        t.turn = t.starter
        if not t.house.keep_excess:
            _cycle_excess(t)
    else:
        t.turn = (t.turn + 1) % len(scenario_of(t).order)
        t.then(Turn())


def all_passed(t: War) -> bool:
    """Whether the last turns were passes of everybody."""
    scenario = scenario_of(t)
    passes = len(scenario.order) if t.house.every_seat_passes else len(scenario.decks)
    return t.passed == (1 << passes) - 1


def _cycle_excess(t: War) -> None:
    """Who could pass with a larger hand cycles down to the limit (W-5.10)."""
    for deck in reversed(decks_from(t, t.starter)):
        excess = len(t.hands[deck]) - carryover(t, deck)
        t.then(*[CycleFromHand(deck, 1) for _ in range(excess)])


# --- Resolving a skirmish


def _of_location(t: War, deck: int, location: int) -> dict[str, Arg]:
    return {"location": LOCATION_NAMES[location]}


NOT_A_SKIRMISH = Why("not-a-skirmish", "W-22.13", args=_of_location)
SKIRMISH_NOT_ACTIVE = Why("not-active", "W-22.13", args=_of_location)
NO_CARD_THERE = Why("no-card-there", "W-22.13", args=_of_location)


def why_not_resolve(t: War, deck: int, location: int) -> Why | None:
    """Who has a card on a skirmish may have it fought at once (W-22.13)."""
    if not IS_SKIRMISH[location]:
        return NOT_A_SKIRMISH
    if t.stands[location] != ACTIVE:
        return SKIRMISH_NOT_ACTIVE
    place = GROUND + location
    if any(t.where[card] == place and t.owner[card] == deck for card in t.board):
        return None
    return NO_CARD_THERE


class Resolve(WarDeed):
    """Have a skirmish fought."""

    verb: ClassVar[str] = "resolve"

    def __init__(self, location: int) -> None:
        self.location = location

    @classmethod
    def read(cls, t: War, ask: Ask, words: Words) -> "Resolve | Reason":
        location = location_called(t, word(words, 1))
        return location if isinstance(location, Reason) else cls(location)

    def why_not(self, t: War, ask: Ask) -> Reason | None:
        deck = active_deck(t)
        return because(why_not_resolve(t, deck, self.location), t, deck, self.location)

    def do(self, t: War, deck: int) -> None:
        location = LOCATION_NAMES[self.location]
        t.tell("resolves", {"player": player_name(t, deck), "location": location})
        t.then(Combat(self.location, by=deck))


@cache
def to_resolve(skirmish: int) -> Option[Resolve]:
    name = LOCATION_NAMES[skirmish]
    code = f"resolve {name}"
    return Option(
        code, Resolve(skirmish), Message("option-resolve", {"location": name}), (name,), seen=code
    )


# --- Passing


def carryover(t: War, deck: int) -> int:
    """The largest hand that a deck may keep (W-5.9, W-5.12)."""
    limit = CARRYOVER
    for card in t.board:
        if CARRIES_MORE[card] and t.owner[card] == deck:
            for ability in CARRIES_MORE[card]:
                limit += is_at(t, t.where[card], ability.at)
    return limit


def _smallest_enemy_hand(t: War, deck: int) -> int:
    side = deck_of(t, deck).side
    return min(
        len(t.hands[other]) for other, plan in enumerate(scenario_of(t).decks) if plan.side != side
    )


HAND_TOO_LARGE = Why(
    "pass",
    "W-5.4",
    "W-5.5",
    args=lambda t, deck: {
        "hand": len(t.hands[deck]),
        "limit": carryover(t, deck),
        "least": _smallest_enemy_hand(t, deck),
    },
)


def why_not_pass(t: War, deck: int) -> Why | None:
    """With a hand within the limit, or smaller than every enemy's, one may (W-5.4, W-5.5)."""
    hand = len(t.hands[deck])
    if hand <= carryover(t, deck) or hand < _smallest_enemy_hand(t, deck):
        return None
    return HAND_TOO_LARGE


class WithoutWords(WarDeed):
    """What is said in one word."""

    @classmethod
    def read(cls, t: War, ask: Ask, words: Words) -> "WithoutWords":
        return cls()


class Pass(WithoutWords):
    """Take no action."""

    verb: ClassVar[str] = "pass"

    def why_not(self, t: War, ask: Ask) -> Reason | None:
        deck = active_deck(t)
        return because(why_not_pass(t, deck), t, deck)

    def do(self, t: War, deck: int) -> None:
        t.passed |= 1 << (t.turn if t.house.every_seat_passes else deck)
        t.tell("passes", {"player": player_name(t, deck)})


PASS: Final = Option("pass", Pass(), Message("option-pass"), seen="pass")


# --- Winnowing, and the Ring token

TOO_FEW_TO_WINNOW = Why("winnow", "W-8.12", args=lambda t, deck: {"hand": len(t.hands[deck])})


def why_not_winnow(t: War, deck: int) -> Why | None:
    return None if len(t.hands[deck]) >= 2 else TOO_FEW_TO_WINNOW


class Winnow(WithoutWords):
    """Eliminate two cards from hand and draw one (W-8.11)."""

    verb: ClassVar[str] = "winnow"

    def why_not(self, t: War, ask: Ask) -> Reason | None:
        deck = active_deck(t)
        return because(why_not_winnow(t, deck), t, deck)

    def do(self, t: War, deck: int) -> None:
        t.tell("winnows", {"player": player_name(t, deck)})
        t.then(EliminateFromHand(deck, 2), DrawCards(deck, 1))


WINNOW: Final = Option("winnow", Winnow(), Message("option-winnow"), seen="winnow")

NO_RING_HERE = Why("no-ring", "W-19.9")
RING_USED = Why("ring-used", "W-8.9")
RING_USED_THIS_ROUND = Why("ring-used-this-round", "W-17.5")


def why_not_ring(t: War, deck: int) -> Why | None:
    if t.rings[deck]:
        return None
    ring = deck_of(t, deck).ring
    if ring == NO_RING:
        return NO_RING_HERE
    return RING_USED if ring == RING_ONCE else RING_USED_THIS_ROUND


class UseRing(WithoutWords):
    """Draw 2 once per game; in duels draw 3, eliminate 1, cycle 1 each round (W-8.9, W-17.5)."""

    verb: ClassVar[str] = "ring"

    def why_not(self, t: War, ask: Ask) -> Reason | None:
        deck = active_deck(t)
        return because(why_not_ring(t, deck), t, deck)

    def do(self, t: War, deck: int) -> None:
        t.rings[deck] = False
        t.tell("uses-ring", {"player": player_name(t, deck)})
        if deck_of(t, deck).ring == RING_ONCE:
            t.then(DrawCards(deck, 2))
        else:
            t.then(DrawCards(deck, 3), EliminateFromHand(deck, 1), CycleFromHand(deck, 1))


RING: Final = Option("ring", UseRing(), Message("option-ring"), ("ring",), seen="ring")


# --- Moving


def _of_other(t: War, card: int, target: int) -> dict[str, Arg]:
    return {"card": NAMES[card], "player": player_name(t, t.owner[card])}


MOVED_BY_OTHER = Why("other-deck", "W-8.2", args=_of_other)
ITEM_MOVES_ALONG = Why("item-moves-along", "W-6.19", args=of_card)
ONLY_FROM_RESERVE = Why("moves-only-from-reserve", "W-20.7", args=of_card)
NOT_IN_RESERVE = Why("not-in-reserve", "W-8.2", args=of_card)
CAME_THIS_ROUND = Why("came-this-round", "W-7.1", "W-8.4", args=of_card)
HAS_NEW_ITEM = Why("new-item", "W-6.19", args=of_card)


def why_not_move(t: War, deck: int, card: int) -> Why | None:
    """Why a card can't leave reserve this round (W-7.1, W-8.2, W-8.4)."""
    if t.owner[card] != deck:
        return MOVED_BY_OTHER
    if TYPE[card] == ITEM:
        return ITEM_MOVES_ALONG
    if t.where[card] != RESERVE:
        return ONLY_FROM_RESERVE if t.where[card] > RESERVE else NOT_IN_RESERVE
    if t.fresh >> card & 1:
        return CAME_THIS_ROUND
    if t.house.new_item_freezes and any(t.played >> item & 1 for item in items_of(t, card)):
        return HAS_NEW_ITEM
    return None


class Move(WarDeed):
    """Move a card from reserve."""

    verb: ClassVar[str] = "move"

    def __init__(self, card: int, place: int) -> None:
        self.card = card
        self.place = place

    @classmethod
    def read(cls, t: War, ask: Ask, words: Words) -> "Move | Reason":
        kind = card_called(t, word(words, 1))
        if isinstance(kind, Reason):
            return kind
        place = cls.place_meant(t, word(words, 2))
        if isinstance(place, Reason):
            # Whatever the words mean, what can't move at all can't move there.
            return cls(kind, NOWHERE).why_never(t, ask) or place
        return cls(kind, place)

    @classmethod
    def place_meant(cls, t: War, name: str) -> int | Reason:
        return place_called(t, name)

    def closest(self, t: War, ask: Ask) -> int:
        """Of several that look the same, the one that comes closest to what is wanted."""
        return min(copies(t, self.card), key=lambda card: _far(t, card))

    def why_never(self, t: War, ask: Ask) -> Reason | None:
        """Why it can't move, wherever it was to go."""
        card = self.closest(t, ask)
        return because(why_not_move(t, active_deck(t), card), t, card, NOBODY)

    def why_not(self, t: War, ask: Ask) -> Reason | None:
        never = self.why_never(t, ask)
        if never is not None:
            return never
        card, place = self.closest(t, ask), self.place
        found = ONLY_FROM_RESERVE if place == RESERVE else why_not_go(t, card, place)
        return because(found, t, card, place)

    def do(self, t: War, deck: int) -> None:
        card = next(
            card
            for card in t.board
            if FIRST[card] == self.card and why_not_move(t, deck, card) is None
        )
        move(t, deck, card, self.place)


def _far(t: War, card: int) -> tuple[bool, int, int]:
    """How far a card is from moving: in reserve and not new is best, then afield."""
    return t.where[card] < RESERVE, t.where[card], t.fresh >> card & 1


@cache
def to_move(card: int, place: int, deed: type[Move] = Move) -> Option[Move]:
    name, where = NAMES[card], place_name(place)
    code = f"move {name} {where}"
    return Option(
        code,
        deed(card, place),
        Message("option-move", {"card": name, "place": where}),
        (name, where),
        seen=code,
    )


# --- Using a card's action


def user_of(t: War, card: int, action: Action) -> int | None:
    """Who may use a card's action (W-6.29)."""
    if action.user is not None:
        return player_of(t, action.user)
    if TYPE[card] == ITEM and t.house.wielder_uses:
        return t.owner[t.on[card]]
    return t.owner[card]


def _of_user(t: War, card: int, number: int) -> dict[str, Arg]:
    user = user_of(t, card, ACTIONS[card][number])
    assert user is not None
    return {"card": NAMES[card], "player": player_name(t, user)}


def _elsewhere(t: War, card: int, number: int) -> dict[str, Arg]:
    return {"card": NAMES[card], "at": [at(ACTIONS[card][number].at)]}


FOR_NOBODY_HERE = Why("no-action", "W-1.19", args=of_card)
ITEM_USED_BY_OTHER = Why("other-uses", "W-6.29", args=_of_user)
USED_BY_OTHER = Why("other-uses", "W-8.7", args=_of_user)
ELSEWHERE = Why("elsewhere", "W-8.7", args=_elsewhere)
WIELDER_ELSEWHERE = Why("wielder-elsewhere", "W-8.7", args=_elsewhere)
USED_THIS_ROUND = Why("used-this-round", "W-8.7", args=of_card)
NOT_PAYABLE = Why("cost", "W-9.18", args=of_card)


def why_not_act(t: War, deck: int, card: int, action: Action) -> Why | None:
    """Why a player may not use an action of a card in play (W-8.7)."""
    user = user_of(t, card, action)
    if user != deck:
        if user is None:
            # It is for a faction that nobody plays in this scenario.
            return FOR_NOBODY_HERE
        return ITEM_USED_BY_OTHER if TYPE[card] == ITEM else USED_BY_OTHER
    if not is_at(t, t.where[card], action.at):
        return WIELDER_ELSEWHERE if TYPE[card] == ITEM else ELSEWHERE
    if action.once and t.used >> card & 1:
        return USED_THIS_ROUND
    for cost in action.costs:
        if not cost.payable(t, deck):
            return NOT_PAYABLE
    return why_not_use(t, action.effects, deck, card)


def usable(t: War, deck: int, card: int) -> Action | None:
    """The action of a card in play that a player may use now."""
    for action in ACTIONS[card]:
        if why_not_act(t, deck, card, action) is None:
            return action
    return None


class Use(WithCard):
    """Use one's action for a card's text."""

    verb: ClassVar[str] = "use"

    def why_not(self, t: War, ask: Ask) -> Reason | None:
        deck, name = active_deck(t), NAMES[self.card]
        in_play = [card for card in copies(t, self.card) if t.where[card] >= RESERVE]
        if not in_play:
            return why("not-in-play", "W-8.7", card=name)
        card, actions = in_play[0], ACTIONS[self.card]
        if not actions:
            return why("no-action", "W-8.7", card=name)
        # Of several actions, the one that comes closest.
        number, action = min(
            enumerate(actions),
            key=lambda each: (
                user_of(t, card, each[1]) != deck,
                not is_at(t, t.where[card], each[1].at),
            ),
        )
        return because(why_not_act(t, deck, card, action), t, card, number)

    def do(self, t: War, deck: int) -> None:
        """Pay the costs, then carry out the effects (W-8.7)."""
        card, action = next(
            (card, action)
            for card in t.board
            if FIRST[card] == self.card
            for action in [usable(t, deck, card)]
            if action is not None
        )
        t.tell("uses", {"player": player_name(t, deck), "card": NAMES[card]})
        tell_in_vain(t, card, why_in_vain(t, action.effects, deck, card))
        if action.once:
            t.used |= 1 << card
        number = CARDS[card].abilities.index(action)
        name, place = NAMES[card], t.where[card]
        effects = range(len(action.effects))
        t.then(*[Doing(deck, name, (number, effect), card, place) for effect in effects])
        d = Doing(deck, name, (number,), card, place)
        for cost in reversed(action.costs):
            cost.pay(t, d)


@cache
def to_use(card: int) -> Option[Use]:
    name = NAMES[card]
    code = f"use {name}"
    return Option(code, Use(card), Message("option-use", {"card": name}), (name,), seen=code)


# --- A turn

TURN: Final = Question(
    "turn",
    "W-5.3",
    deeds=(Play, Move, Use, Resolve, Cycle, Winnow, UseRing, Pass),
    window=windows.TURN,
)


class Turn(WarFrame, frozen=True):
    """It is somebody's turn: one action, or a pass (W-5.3)."""


@rule(Turn)
def turn(t: War, f: Turn) -> Choosing[None]:
    deck = active_deck(t)
    asked = prompt(t, TURN, deck)
    deed = (yield Ask(t.seats[deck], turn_options(t, deck), asked, veiled=True)).value
    t.then(NextTurn())
    if not isinstance(deed, Pass):
        t.passed = 0
    deed.do(t, deck)


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
            and FIRST[card] not in moved
            and why_not_move(t, deck, card) is None
        ):
            moved.add(FIRST[card])
            places = places_for(t, card, grounds)
            found += [to_move(FIRST[card], place) for place in places]
        if ACTIONS[card] and usable(t, deck, card) is not None:
            found.append(to_use(FIRST[card]))
    for ground in grounds:
        if IS_SKIRMISH[ground] and why_not_resolve(t, deck, ground) is None:
            found.append(to_resolve(ground))
    found += [to_cycle(card) for card in hand]
    if why_not_winnow(t, deck) is None:
        found.append(WINNOW)
    if why_not_ring(t, deck) is None:
        found.append(RING)
    if why_not_pass(t, deck) is None:
        found.append(PASS)
    return found
