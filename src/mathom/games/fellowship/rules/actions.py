"""What anybody may do in a phase, and the procedure by which all act or pass (T-10.13)."""

from functools import lru_cache
from typing import Any, ClassVar, Final

from mathom.core.agenda import rule
from mathom.core.ask import Ask, Option, Play, Question
from mathom.core.deed import Words
from mathom.core.message import Reason, by_seat
from mathom.core.why import Why
from mathom.games.fellowship import catalogue
from mathom.games.fellowship.abilities import Action
from mathom.games.fellowship.language import Doing
from mathom.games.fellowship.parts import Used
from mathom.games.fellowship.rules.holding import holding, may_hold, side_of
from mathom.games.fellowship.rules.limits import is_spent
from mathom.games.fellowship.rules.memo import memo
from mathom.games.fellowship.rules.moments import IN_PHASE
from mathom.games.fellowship.rules.naming import (
    TableDeed,
    about_card,
    not_in_play,
    on_table,
    own_event,
)
from mathom.games.fellowship.rules.options import MOST_KEPT, PASS, play_option, use_option
from mathom.games.fellowship.rules.playing import no_actions_now, play_event, why_not_event
from mathom.games.fellowship.rules.windows import begin
from mathom.games.fellowship.rules.zones import name
from mathom.games.fellowship.state import Table, TableFrame
from mathom.games.fellowship.terms import (
    ARCHERY,
    ASSIGNMENT,
    FELLOWSHIP,
    MANEUVER,
    NOBODY,
    PATH,
    PHASES,
    REGROUP,
    SHADOW,
    SKIRMISH,
)

NOTHING_CHANGED: Final = Why("nothing-changed", "T-10.12")
SPENT: Final = Why("spent", "T-10.12")
NOT_YOUR_TEXT: Final = Why("not-your-text", "T-24.5")
SAY_WHICH_TEXT: Final = Why("say-which-text", args=about_card)
WRONG_LABEL: Final = Why("wrong-label", "T-10.6", args=about_card)
INACTIVE: Final = Why("inactive", "T-24.2", args=about_card)
NO_TEXT: Final = Why("no-text", "T-10.11", args=about_card)

# --- Texts of cards in play


def usable(t: Table, seat: int, phase: int) -> list[tuple[int, int, int]]:
    """The special abilities that a player can use now: card, whose text, its number."""
    texts = (t.memo or memo(t)).actions(phase)
    if not texts or no_actions_now(t):
        return []
    return [
        (card, text, which)
        for card, text, which, action in texts
        if why_not_use(t, seat, card, text, which, action) is None
    ]


def why_not_use(
    t: Table, seat: int, card: int, text: int, which: int, action: Action
) -> Why | None:
    """For a special ability whose phase it is and whose card is active."""
    why = _why_not_yours(t, seat, card)
    if why is not None:
        return why
    if is_spent(t, card, text, which, action, None):
        return SPENT
    if t.idle and Used(card, text, which) in t.idle:
        return NOTHING_CHANGED
    d = Doing(action.block.number, 0, card, text, seat, t.on[card])
    why = action.block.why_not(t, d)
    if why is None and action.block.is_free:
        # Nothing would be paid, and nothing done.
        why = action.block.why_in_vain(t, d)
    return why


def _why_not_yours(t: Table, seat: int, card: int) -> Why | None:
    """Own cards; a site's texts by label: fellowship for the Free Peoples player, Shadow for the
    others, anything else for whoever can pay (T-24.5).
    """
    if t.zone[card] == PATH:
        if t.phase == FELLOWSHIP:
            return None if seat == t.free else NOT_YOUR_TEXT
        if t.phase == SHADOW:
            return None if seat != t.free else NOT_YOUR_TEXT
        return None
    return None if t.owner[card] == seat else NOT_YOUR_TEXT


class Use(TableDeed):
    """A special ability. One without a price that changed nothing is not offered again at once."""

    verb: ClassVar[str] = "use"

    def __init__(self, card: int, text: int, which: int) -> None:
        self.card = card
        self.text = text
        self.which = which

    @classmethod
    def read(cls, t: Table, ask: Ask, words: Words) -> "Use | Reason":
        """Of a card's texts that belong to this phase the one that is said, else the first."""
        called = words[1] if len(words) > 1 else ""
        card = on_table(t, called)
        if card is None:
            return not_in_play(called)
        texts = [text for by, text in memo(t).speaking if by == card]
        if not texts:
            return INACTIVE.reason(name(t, card))
        found = [
            cls(card, text, which)
            for text in texts
            for which, _ in catalogue.ACTIONS[t.print_of[text]][t.phase]
        ]
        if not found:
            acts = any(catalogue.CARDS[t.print_of[text]].abilities for text in texts)
            return (WRONG_LABEL if acts else NO_TEXT).reason(name(t, card))
        said: dict[int, Use] = {}
        for meant in found:
            own = use_of(t, card, meant.text, meant.which).code.split()
            if words[: len(own)] == own:
                said[len(own)] = meant
        if said:
            return said[max(said)]
        if found[0].why_not(t, ask) is None:
            return SAY_WHICH_TEXT.reason(name(t, card))
        return found[0]

    def why_not(self, t: Table, ask: Ask) -> Reason | None:
        why = why_not_use(t, ask.seat, self.card, self.text, self.which, self._action(t))
        return None if why is None else why.reason()

    def do(self, t: Table, seat: int) -> None:
        action = self._action(t)
        if t.story is not None:
            t.tell("uses", {**by_seat(seat), "card": name(t, self.card)})
        if action.block.is_free:
            t.then(Idle(Used(self.card, self.text, self.which), t.deeds))
        begin(t, self.card, self.text, self.which, seat, None)

    def _action(self, t: Table) -> Action:
        action = catalogue.CARDS[t.print_of[self.text]].abilities[self.which]
        assert isinstance(action, Action)
        return action


@lru_cache(MOST_KEPT)
def _use(card: int, text: int, which: int, kind: int, tag: int, text_kind: int) -> Option[Any]:
    return use_option(kind, tag, text_kind, which, Use(card, text, which))


def use_of(t: Table, card: int, text: int, which: int) -> Option[Any]:
    print_of = t.print_of
    return _use(card, text, which, print_of[card], t.tag[card], print_of[text])


def uses(t: Table, texts: list[tuple[int, int, int]]) -> list[Option[Any]]:
    return [use_of(t, card, text, which) for card, text, which in texts]


class Idle(TableFrame, frozen=True):
    """Whether a text without a price has changed anything."""

    text: Used
    deeds: int


@rule(Idle)
def idle(t: Table, f: Idle) -> None:
    if t.deeds == f.deeds:
        t.idle.append(f.text)


# --- Events


class PlayEvent(TableDeed):
    """An event of this phase."""

    verb: ClassVar[str] = "play"

    def __init__(self, card: int, which: int) -> None:
        self.card = card
        self.which = which

    @classmethod
    def read(cls, t: Table, ask: Ask, words: Words) -> "PlayEvent | Reason":
        card = own_event(t, ask.seat, words)
        return card if isinstance(card, Reason) else cls.of(t, card)

    @classmethod
    def of(cls, t: Table, card: int) -> "PlayEvent | Reason":
        """The first of an event's texts that belongs to this phase."""
        for which, _ in catalogue.ACTIONS[t.print_of[card]][t.phase]:
            return cls(card, which)
        return Reason("reason-wrong-label", {"card": name(t, card)}, ("T-10.9",))

    def why_not(self, t: Table, ask: Ask) -> Reason | None:
        why = why_not_event(t, ask.seat, self.card, self.which)
        return None if why is None else why.reason()

    def do(self, t: Table, seat: int) -> None:
        play_event(t, seat, self.card, self.which, None)


@lru_cache(MOST_KEPT)
def _play_event(card: int, which: int, kind: int) -> Option[Any]:
    return play_option(kind, PlayEvent(card, which))


def events(t: Table, seat: int) -> list[Option[Any]]:
    return [
        _play_event(card, which, t.print_of[card])
        for card, which in playable_events(t, seat, t.phase)
    ]


def playable_events(t: Table, seat: int, phase: int) -> list[tuple[int, int]]:
    """Events in hand whose label is this phase's, one of each print, with the text's number."""
    found: list[tuple[int, int]] = []
    side = side_of(t, seat)
    if not holding(t, seat).acts[side] >> phase & 1:
        return found  # there is none left of that kind, so there is none in hand
    seen = set()
    print_of = t.print_of
    events = catalogue.events_for(side, phase)
    for card in t.hands[seat]:
        kind = print_of[card]
        if kind not in events or kind in seen:
            continue
        for which, _ in catalogue.ACTIONS[kind][phase]:
            if why_not_event(t, seat, card, which) is None:
                seen.add(kind)
                found.append((card, which))
                break
    return found


def could_act(t: Table, seat: int, phase: int) -> bool:
    """Whether, for all that everybody knows, a player may hold an event for this moment."""
    if not t.hands[seat]:
        return False
    side = side_of(t, seat)
    if not t.house.open_decks:
        return may_hold(
            t,
            seat,
            catalogue.likely_events(side, phase),
            lambda supposed, card: any(
                why_not_event(supposed, seat, card, which) is None
                for which, _ in catalogue.ACTIONS[supposed.print_of[card]][phase]
            ),
        )
    held = holding(t, seat)
    for kind, which in held.actions(side, phase):
        if why_not_event(t, seat, held.events[kind], which) is None:
            return True
    return False


def might_pay(t: Table, seat: int, phase: int) -> bool:
    """Whether a text on the table takes cards from hand as its price. Who holds any is asked, for
    nobody else can tell whether they are the right ones.
    """
    if not t.hands[seat]:
        return False
    for card, _, _, action in memo(t).actions(phase):
        if action.block.takes_hand and _why_not_yours(t, seat, card) is None:
            return not no_actions_now(t)
    return False


# --- The procedure of all


class Actions(TableFrame, frozen=True):
    """All act or pass in turn, until everybody has passed in a row (T-10.13 to T-10.15)."""

    seat: int = NOBODY
    passes: int = 0


@rule(Actions)
def actions(t: Table, f: Actions) -> Play | None:
    players = memo(t).players
    at = players.index(f.seat) if f.seat in players else 0
    passes = f.passes
    while passes < len(players):
        if t.fight is not None and fight_is_decided(t):
            return None
        seat = players[at]
        texts = usable(t, seat, t.phase)
        if texts or could_act(t, seat, t.phase) or might_pay(t, seat, t.phase):
            return _act_or_pass(t, seat, passes, texts)
        at = (at + 1) % len(players)
        passes += 1
    return None


def fight_is_decided(t: Table) -> bool:
    """No more actions once a side is empty."""
    return t.fight is None or t.fight.defender == NOBODY or not t.fight.minions


ACTING: Final = {
    phase: Question(PHASES[phase], rule_id, deeds=(PlayEvent, Use), window=IN_PHASE[phase])
    for phase, rule_id in (
        (MANEUVER, "T-14.1"),
        (ARCHERY, "T-15.1"),
        (ASSIGNMENT, "T-16.1"),
        (SKIRMISH, "T-17.3"),
        (REGROUP, "T-19.2"),
    )
}
"""By phase."""


def _act_or_pass(t: Table, seat: int, passes: int, texts: list[tuple[int, int, int]]) -> Play:
    offered = [*uses(t, texts), *events(t, seat), PASS]
    chosen = (yield Ask(seat, offered, ACTING[t.phase].plain)).value
    players = memo(t).players
    after = players[(players.index(seat) + 1) % len(players)]
    if chosen is None:
        t.then(Actions(after, passes + 1))
        return
    t.then(Actions(after))
    chosen.do(t, seat)
