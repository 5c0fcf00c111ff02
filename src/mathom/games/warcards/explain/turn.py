"""Why not: the actions of a turn, apart from playing a card."""

from mathom.core.message import Message, Reason
from mathom.games.warcards.agenda import TASKS
from mathom.games.warcards.catalogue import ACTIONS, NAMES, TYPE
from mathom.games.warcards.effects import Action, MoveWielder, Place
from mathom.games.warcards.explain.effects import why_nothing
from mathom.games.warcards.explain.places import why_not_go
from mathom.games.warcards.explain.question import Question, card_called, copies, why
from mathom.games.warcards.places import is_at
from mathom.games.warcards.possible import payable
from mathom.games.warcards.scenarios import NO_RING, RING_ONCE
from mathom.games.warcards.state import War, deck_of, player_name, scenario_of
from mathom.games.warcards.terms import ITEM, RESERVE
from mathom.games.warcards.turn import carryover, user_of

# --- Passing


def why_not_pass(q: Question) -> Reason:
    t, deck = q.t, q.deck
    side = deck_of(t, deck).side
    enemies = [other for other, plan in enumerate(scenario_of(t).decks) if plan.side != side]
    return why(
        "pass",
        "W-5.4",
        "W-5.5",
        hand=len(t.hands[deck]),
        limit=carryover(t, deck),
        least=min(len(t.hands[enemy]) for enemy in enemies),
    )


# --- The Ring token and winnowing


def why_not_ring(q: Question) -> Reason:
    ring = deck_of(q.t, q.deck).ring
    if ring == NO_RING:
        return why("no-ring", "W-19.9")
    if ring == RING_ONCE:
        return why("ring-used", "W-8.9")
    return why("ring-used-this-round", "W-17.5")


def why_not_winnow(q: Question) -> Reason:
    return why("winnow", "W-8.12", hand=len(q.t.hands[q.deck]))


# --- Moving


def why_not_move(q: Question) -> Reason:
    t, name = q.t, q.word(0)
    kind = card_called(t, name)
    if isinstance(kind, Reason):
        return kind
    known = copies(t, kind)
    if t.owner[known[0]] != q.deck:
        owner = player_name(t, t.owner[known[0]])
        return why("other-deck", "W-8.2", card=name, player=owner)
    if TYPE[kind] == ITEM:
        return why("item-moves-along", "W-6.19", card=name)
    in_reserve = [card for card in known if t.where[card] == RESERVE]
    if not in_reserve:
        if any(t.where[card] > RESERVE for card in known):
            return why("moves-only-from-reserve", "W-20.7", card=name)
        return why("not-in-reserve", "W-8.2", card=name)
    old = [card for card in in_reserve if not t.fresh >> card & 1]
    if not old:
        return why("came-this-round", "W-7.1", "W-8.4", card=name)
    if t.house.new_item_freezes and all(_is_frozen(t, card) for card in old):
        return why("new-item", "W-6.19", card=name)
    if q.word(1) == "reserve":
        return why("moves-only-from-reserve", "W-20.7", card=name)
    return why_not_go(t, old[0], q.word(1)) if len(q.words) <= 2 else why("too-much")


def _is_frozen(t: War, card: int) -> bool:
    return any(t.played >> item & 1 for item in t.board if t.on[item] == card)


def why_not_ride(q: Question) -> Reason:
    """A text moves its wielder, and nobody else."""
    wielder = q.t.on[q.frame[2]]
    if q.word(0) != NAMES[wielder]:
        return why("only-wielder", "W-9.6", card=NAMES[q.frame[2]])
    effect = TASKS[q.frame[0]]
    assert isinstance(effect, MoveWielder)
    if q.word(1) and (q.word(1) == "path") != (effect.to == "path"):
        return why("text-means-place", "W-9.6", place=effect.to)
    return why_not_go(q.t, wielder, q.word(1))


# --- Using a card's action


def why_not_use(q: Question) -> Reason:
    t, name = q.t, q.word(0)
    kind = card_called(t, name)
    if isinstance(kind, Reason):
        return kind
    in_play = [card for card in copies(t, kind) if t.where[card] >= RESERVE]
    if not in_play:
        return why("not-in-play", "W-8.7", card=name)
    if not ACTIONS[kind]:
        return why("no-action", "W-8.7", card=name)
    if len(q.words) > 1:
        return why("too-much")
    card = in_play[0]
    own = [action for action in ACTIONS[kind] if user_of(t, card, action) == q.deck]
    if not own:
        return _not_for_you(t, card)
    return _why_not(q, card, next((a for a in own if is_at(t, t.where[card], a.at)), own[0]))


def _not_for_you(t: War, card: int) -> Reason:
    user = user_of(t, card, ACTIONS[card][0])
    if user is None:
        # It is for a faction that nobody plays in this scenario.
        return why("no-action", "W-1.19", card=NAMES[card])
    rule = "W-6.29" if TYPE[card] == ITEM else "W-8.7"
    return why("other-uses", rule, card=NAMES[card], player=player_name(t, user))


def _why_not(q: Question, card: int, action: Action) -> Reason:
    t, name = q.t, NAMES[card]
    if not is_at(t, t.where[card], action.at):
        id = "wielder-elsewhere" if TYPE[card] == ITEM else "elsewhere"
        return why(id, "W-8.7", card=name, at=[_at(action.at)])
    if action.once and t.used >> card & 1:
        return why("used-this-round", "W-8.7", card=name)
    if not all(payable(t, cost, q.deck, card) for cost in action.costs):
        return why("cost", "W-9.18", card=name)
    return why_nothing(t, action.effects, q.deck, card)


def _at(place: Place) -> Message:
    return Message("text-at", {"place": f"place-{place}"})
