"""What a player may do in a phase, and the procedure by which all act or pass (T-10.13)."""

from typing import Any, Final

from mathom.core.agenda import rule
from mathom.core.ask import Ask, Option, Play
from mathom.core.ask import Window as Moment
from mathom.core.event import NOTABLE
from mathom.core.message import Message, by_seat
from mathom.core.why import Why
from mathom.games.fellowship import catalogue
from mathom.games.fellowship.abilities import Action
from mathom.games.fellowship.engine.activity import site_number
from mathom.games.fellowship.engine.deeds import Healing, add_twilight, can_heal
from mathom.games.fellowship.engine.holding import holding, may_hold, side_of
from mathom.games.fellowship.engine.limits import is_spent, key_of
from mathom.games.fellowship.engine.memo import context, memo
from mathom.games.fellowship.engine.options import PASS, pair_option, play_option, use_option
from mathom.games.fellowship.engine.playing import (
    PlayCard,
    bearers,
    no_actions_now,
    play_event,
    why_not_bear,
    why_not_event,
    why_not_play,
)
from mathom.games.fellowship.engine.windows import begin
from mathom.games.fellowship.engine.zones import handle, name, put_on_pile, reshape, take_from
from mathom.games.fellowship.language import Doing
from mathom.games.fellowship.state import Table, TableFrame
from mathom.games.fellowship.terms import (
    BORNE,
    CHARACTERS,
    FELLOWSHIP,
    ITEMS,
    NOBODY,
    PATH,
    PHASES,
    SHADOW,
)

NOTHING_CHANGED: Final = Why("nothing-changed", "T-10.12")
SPENT: Final = Why("spent", "T-10.12")
NOT_WOUNDED: Final = Why("not-wounded", "T-11.5")
ANOTHER_PLACE: Final = Why("another-place", "T-34.3")
NOT_YOUR_TEXT: Final = Why("not-your-text", "T-24.5")

FREE_PHASE: Final = Moment("fellowship")
SHADOW_PHASE: Final = Moment("shadow")
MANEUVERS: Final = Moment("maneuver")
ARCHERS: Final = Moment("archery")
ASSIGNING: Final = Moment("assignment")
FIGHTING: Final = Moment("skirmish")
REGROUPING: Final = Moment("regroup")
MOMENTS: Final = (
    None,
    FREE_PHASE,
    SHADOW_PHASE,
    MANEUVERS,
    ARCHERS,
    ASSIGNING,
    FIGHTING,
    REGROUPING,
)

PROMPTS: Final = tuple(
    Message(f"prompt-{phase}", {}, (rule_id,))
    for phase, rule_id in zip(
        PHASES,
        ("T-8.5", "T-11.3", "T-13.2", "T-14.1", "T-15.1", "T-16.1", "T-17.3", "T-19.2"),
        strict=True,
    )
)
"""What is asked in each phase, made once: playouts ask millions of questions."""

# What somebody chose to do: the verb and the cards it is about.
Deed = tuple[str, int, int, int]


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
    if t.idle and key_of(t, card, text, which, action, None) in t.idle:
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
            lambda card: any(
                why_not_event(t, seat, card, which) is None
                for which, _ in catalogue.ACTIONS[t.print_of[card]][phase]
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


def _act_or_pass(t: Table, seat: int, passes: int, texts: list[tuple[int, int, int]]) -> Play:
    offered: list[Option[Any]] = [
        use_option(t, card, text, which, ("use", card, text, which)) for card, text, which in texts
    ]
    for card, which in playable_events(t, seat, t.phase):
        offered.append(play_option(t, card, ("event", card, which, 0)))
    offered.append(PASS)
    chosen = (yield Ask(seat, offered, PROMPTS[t.phase], window=MOMENTS[t.phase])).value
    players = memo(t).players
    after = players[(players.index(seat) + 1) % len(players)]
    if chosen is None:
        t.then(Actions(after, passes + 1))
        return
    t.then(Actions(after))
    act(t, seat, chosen)


def act(t: Table, seat: int, deed: Deed) -> None:
    """Do what was chosen."""
    verb, card, first, second = deed
    if verb == "use":
        use(t, seat, card, first, second)
    elif verb == "event":
        play_event(t, seat, card, first, None)
    elif verb == "play":
        t.then(PlayCard(card, seat, first))
    elif verb == "heal":
        _discard_to_heal(t, card, first)
    else:
        _transfer(t, card, first)


def use(t: Table, seat: int, card: int, text: int, which: int) -> None:
    """A special ability. One without a price that changed nothing is not offered again at once."""
    action = catalogue.CARDS[t.print_of[text]].abilities[which]
    assert isinstance(action, Action)
    if t.story is not None:
        t.tell("uses", {**by_seat(seat), "card": name(t, card)})
    if action.block.is_free:
        t.then(Idle(key_of(t, card, text, which, action, None), t.deeds))
    begin(t, card, text, which, seat, None)


class Idle(TableFrame, frozen=True):
    """Whether a text without a price has changed anything."""

    key: int
    deeds: int


@rule(Idle)
def idle(t: Table, f: Idle) -> None:
    if t.deeds == f.deeds:
        t.idle.append(f.key)


# --- What only one player does: the fellowship phase, the Shadow phases


class OwnActions(TableFrame, frozen=True):
    """A player's own phase: any actions in any order (T-10.17)."""

    seat: int


@rule(OwnActions)
def own_actions(t: Table, f: OwnActions) -> Play:
    seat = f.seat
    offered: list[Option[Any]] = []
    for card, which in playable_events(t, seat, t.phase):
        offered.append(play_option(t, card, ("event", card, which, 0)))
    offered += _plays(t, seat)
    for card, text, which in usable(t, seat, t.phase):
        offered.append(use_option(t, card, text, which, ("use", card, text, which)))
    if seat == t.free:
        offered += _heals(t, seat)
        offered += _transfers(t, seat)
        offered.append(MOVE_ON)
    else:
        offered.append(END_PHASE)
    chosen = (yield Ask(seat, offered, PROMPTS[t.phase], window=MOMENTS[t.phase])).value
    if chosen is not None:
        t.then(f)
        act(t, seat, chosen)


END_PHASE: Final[Option[Any]] = Option("pass", None, Message("option-end-phase"))
MOVE_ON: Final[Option[Any]] = Option("pass", None, Message("option-move-on"))


def _plays(t: Table, seat: int) -> list[Option[Any]]:
    """Anything but events, wherever it may go."""
    found: list[Option[Any]] = []
    seen = set()
    print_of = t.print_of
    placed = catalogue.placed_by(side_of(t, seat))
    for card in t.hands[seat]:
        kind = print_of[card]
        if kind not in placed or kind in seen:
            continue
        seen.add(kind)
        for on in bearers(t, seat, card):
            if why_not_play(t, seat, card, on) is None:
                found.append(play_option(t, card, ("play", card, on, 0), on))
    return found


def healable(t: Table, seat: int, card: int) -> int:
    """The character in play whom discarding this card would heal, or nobody (T-11.5)."""
    kind = t.print_of[card]
    if not catalogue.UNIQUE[kind] or catalogue.TYPE[kind] not in ("companion", "ally"):
        return NOBODY
    for other in memo(t).active:
        if (
            t.owner[other] == seat
            and catalogue.TITLE[t.print_of[other]] == catalogue.TITLE[kind]
            and catalogue.TYPE[t.print_of[other]] in CHARACTERS
            and catalogue.UNIQUE[t.print_of[other]]
        ):
            return other
    return NOBODY


def _heals(t: Table, seat: int) -> list[Option[Any]]:
    found: list[Option[Any]] = []
    seen = set()
    for card in t.hands[seat]:
        kind = t.print_of[card]
        if kind in seen or not catalogue.UNIQUE[kind]:
            continue
        seen.add(kind)
        whom = healable(t, seat, card)
        if whom != NOBODY and can_heal(t, whom):
            called = name(t, card)
            found.append(
                Option(
                    f"heal {called}",
                    ("heal", card, whom, 0),
                    Message("option-heal", {"card": called, "who": name(t, whom)}),
                    (f"hand:{called}", f"card:{handle(t, whom)}"),
                )
            )
    return found


def _discard_to_heal(t: Table, card: int, whom: int) -> None:
    take_from(t, card)
    put_on_pile(t, card)
    t.tell("discards-to-heal", {"card": name(t, card), "who": name(t, whom)})
    t.then(Healing(whom))


def why_not_transfer(t: Table, seat: int, item: int, to: int) -> Why | None:
    """Between own characters at the same place; the new bearer must be a legal one (T-34)."""
    if site_number(t, t.on[item]) != site_number(t, to):
        return ANOTHER_PLACE
    printed = catalogue.CARDS[t.print_of[item]]
    assert printed.on is not None
    if not printed.on.matches(t, to, context(t, item)):
        from mathom.games.fellowship.engine.playing import NO_BEARER

        return NO_BEARER
    return why_not_bear(t, seat, item, to)


def _transfers(t: Table, seat: int) -> list[Option[Any]]:
    found: list[Option[Any]] = []
    mine = [card for card in memo(t).active if t.owner[card] == seat]
    items = [
        card
        for card in mine
        if t.zone[card] == BORNE
        and catalogue.TYPE[t.print_of[card]] in ITEMS
        and t.owner[t.on[card]] == seat
    ]
    for item in items:
        for to in mine:
            if to == t.on[item] or catalogue.TYPE[t.print_of[to]] not in ("companion", "ally"):
                continue
            if why_not_transfer(t, seat, item, to) is None:
                found.append(pair_option(t, "transfer", item, to, ("transfer", item, to, 0)))
    return found


def _transfer(t: Table, item: int, to: int) -> None:
    """The item's twilight is added again (T-34.2). Nobody plays it, so what it costs when it is
    played on somebody does not matter (T-34.4).
    """
    from mathom.games.fellowship.engine.playing import cost_of

    add_twilight(t, cost_of(t, t.owner[item], item))
    t.on[item] = to
    reshape(t)
    t.tell("transferred", {"card": name(t, item), "bearer": name(t, to)}, weight=NOTABLE)
