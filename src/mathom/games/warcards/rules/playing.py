"""Playing and moving cards: where they can go, and what happens on arrival (W-6 to W-8)."""

from collections.abc import Callable
from functools import cache
from typing import Any, ClassVar, Final, TypeAlias

from mathom.core.agenda import rule
from mathom.core.ask import Ask, Choosing, Option, Question, choose
from mathom.core.deed import Words
from mathom.core.message import Arg, Message, Reason
from mathom.core.why import Why
from mathom.games.warcards.abilities import OnArrival, OnMove, OnPlay
from mathom.games.warcards.catalogue import (
    CARDS,
    FIRST,
    LOCATION,
    NAMES,
    NUMBER,
    ON_PLAY,
    SIDE,
    TYPE,
    effect_at,
)
from mathom.games.warcards.language import Doing, all_voluntary, why_in_vain, why_not_use
from mathom.games.warcards.rules import options
from mathom.games.warcards.rules.deed import Pick, WarDeed
from mathom.games.warcards.rules.giving import Pay, in_hand
from mathom.games.warcards.rules.options import place_name
from mathom.games.warcards.rules.places import (
    is_at,
    named_place,
    places_for,
    why_not_go,
    why_not_wield,
)
from mathom.games.warcards.rules.prompts import prompt
from mathom.games.warcards.rules.reading import (
    because,
    card_called,
    deck_asked,
    held,
    place_called,
    why,
    word,
)
from mathom.games.warcards.rules.zones import enter, items_of, put_seen, set_aside
from mathom.games.warcards.state import (
    War,
    WarFrame,
    active_deck,
    player_name,
    starting_deck,
)
from mathom.games.warcards.terms import (
    ACTING,
    CHARACTER,
    EVENT,
    GONE,
    ITEM,
    NOBODY,
    NOWHERE,
    RESERVE,
)

# --- What may be played


def of_card(t: War, card: int, target: int) -> dict[str, Arg]:
    """For reasons that speak of the card alone."""
    return {"card": NAMES[card]}


PLAYED_ALREADY = Why("played-already", "W-6.8", args=of_card)
DEAD_TEXT = Why("dead-text", "W-3.22", args=of_card)


def why_not_play(t: War, deck: int, card: int, target: int) -> Why | None:
    """Why a card can't be played; `target` is the place to go to, or whom an item is for."""
    if TYPE[card] == EVENT:
        return why_not_use(t, CARDS[card].event, deck, card)
    if t.played >> card & 1:
        return PLAYED_ALREADY
    if TYPE[card] == ITEM:
        return why_not_wield(t, card, target)
    if target == RESERVE:
        return None
    return why_not_go(t, card, target) or _why_dead(t, deck, card, target)


def _why_dead(t: War, deck: int, card: int, place: int) -> Why | None:
    """If the house wants it so, no card goes where its text would need a path that is not to be had
    (W-3.22).
    """
    if t.house.no_dead_text:
        for ability in ON_PLAY[card]:
            if is_at(t, place, ability.at) and why_not_use(t, ability.effects, deck, card):
                return DEAD_TEXT
    return None


class Play(WarDeed):
    """Play a card from hand: to a place, on its wielder, or just so."""

    verb: ClassVar[str] = "play"
    zone: ClassVar[str] = "hand"
    """Where people see the card that can be played."""

    def __init__(self, card: int, place: int = NOWHERE, wielder: int = NOBODY) -> None:
        self.card = card
        self.place = place
        self.wielder = wielder

    @classmethod
    def read(cls, t: War, ask: Ask, words: Words) -> "Play | Reason":
        kind = cls.find(t, ask, word(words, 1))
        if isinstance(kind, Reason):
            return kind
        if TYPE[kind] == EVENT:
            event = cls(kind)
            if words[2:] and event.why_not(t, ask) is None:
                return why("event-nowhere", "W-6.31", card=NAMES[kind])
            return event
        target = cls.target_called(t, kind, word(words, 2))
        if isinstance(target, Reason):
            # Whatever the words mean, what can't be played at all can't be played there.
            return cls(kind).why_never(t, ask) or target
        return cls(kind, wielder=target) if TYPE[kind] == ITEM else cls(kind, target)

    @classmethod
    def find(cls, t: War, ask: Ask, name: str) -> int | Reason:
        """The card that is meant, if it is where one may be played from."""
        return held(t, ask, name, "W-6.1")

    @classmethod
    def target_called(cls, t: War, kind: int, name: str) -> int | Reason:
        """The place where a card is to go, or the wielder of an item."""
        if TYPE[kind] == ITEM:
            if name in ("", "reserve", "path") or name in LOCATION:
                return why("item-on-whom", "W-6.16", card=NAMES[kind])
            return card_called(t, name)
        if name in NAMES:
            return why("only-items", "W-6.16", card=NAMES[kind])
        return place_called(t, name)

    def found(self, t: War, deck: int) -> int:
        """The card itself."""
        return in_hand(t, deck, self.card)

    def why_never(self, t: War, ask: Ask) -> Reason | None:
        """Why it can't be played, wherever it was to go."""
        card = self.found(t, deck_asked(t, ask))
        return PLAYED_ALREADY.reason(t, card, NOBODY) if t.played >> card & 1 else None

    def why_not(self, t: War, ask: Ask) -> Reason | None:
        deck = deck_asked(t, ask)
        card = self.found(t, deck)
        target = self.wielder if TYPE[card] == ITEM else self.place
        never = self.why_never(t, ask)
        return never or because(why_not_play(t, deck, card, target), t, card, target)

    def do(self, t: War, deck: int) -> None:
        card = self.found(t, deck)
        put_into_play(t, deck, card, self)
        t.then(Pay(deck, card), PlayedText(deck, card, self.wielder))


Kind: TypeAlias = Callable[[int, int, int], Play]
"""Which of these deeds: that of a turn, or of what a text lets somebody play."""


@cache
def to_play(card: int, place: int, kind: Kind = Play) -> Option[Play]:
    name, where = NAMES[card], place_name(place)
    code, deed = f"play {name} {where}", kind(card, place, NOBODY)
    return Option(
        code,
        deed,
        Message("option-play", {"card": name, "place": where}),
        (f"{deed.zone}:{name}", where),
        seen=code,
    )


@cache
def to_play_on(card: int, wielder: int, kind: Kind = Play) -> Option[Play]:
    name, bearer = NAMES[card], NAMES[wielder]
    code, deed = f"play {name} {bearer}", kind(card, NOWHERE, wielder)
    return Option(
        code,
        deed,
        Message("option-play-on", {"card": name, "wielder": bearer}),
        (f"{deed.zone}:{name}", bearer),
        seen=code,
    )


@cache
def to_play_event(card: int, kind: Kind = Play) -> Option[Play]:
    name = NAMES[card]
    code, deed = f"play {name}", kind(card, NOWHERE, NOBODY)
    return Option(
        code,
        deed,
        Message("option-play-event", {"card": name}),
        (f"{deed.zone}:{name}",),
        seen=code,
    )


def plays(
    t: War, deck: int, card: int, grounds: list[int], kind: Kind = Play
) -> list[Option[Play]]:
    """All ways to play a card; `grounds` are the active battlegrounds."""
    if TYPE[card] == EVENT:
        if why_not_play(t, deck, card, NOBODY) is None:
            return [to_play_event(FIRST[card], kind)]
        return []
    if t.played >> card & 1:
        return []
    if TYPE[card] == ITEM:
        side = SIDE[card]
        return [
            to_play_on(FIRST[card], other, kind)
            for other in t.board
            if SIDE[other] == side
            and TYPE[other] == CHARACTER
            and why_not_wield(t, card, other) is None
        ]
    found = [to_play(FIRST[card], RESERVE, kind)]
    for place in places_for(t, card, grounds):
        if _why_dead(t, deck, card, place) is None:
            found.append(to_play(FIRST[card], place, kind))
    return found


# --- Playing


def put_into_play(t: War, deck: int, card: int, deed: Play) -> None:
    """Place a card face up; events are set aside while they are resolved (W-6.31)."""
    name = NAMES[card]
    if TYPE[card] == EVENT:
        set_aside(t, card)
        t.tell("plays-event", {"player": player_name(t, deck), "card": name})
        return
    if TYPE[card] == ITEM:
        enter(t, card, t.where[deed.wielder], deed.wielder)
        t.tell(
            "plays-item",
            {"player": player_name(t, deck), "card": name, "wielder": NAMES[deed.wielder]},
        )
    else:
        enter(t, card, deed.place)
        if deed.place == RESERVE:
            t.fresh |= 1 << card
        t.tell(
            "plays",
            {
                "player": player_name(t, deck),
                "card": name,
                "place": named_place(t, deed.place),
            },
        )
    if TYPE[card] in (CHARACTER, ITEM):
        t.played |= 1 << card


class PlayedText(WarFrame, frozen=True):
    """A card has been played and paid for; now its text is carried out (W-6.2)."""

    deck: int
    card: int
    wielder: int
    """Who got it, if it is an item."""


@rule(PlayedText)
def played_text(t: War, f: PlayedText) -> None:
    deck, card = f.deck, f.card
    if TYPE[card] == EVENT:
        event = CARDS[card].event
        tell_in_vain(t, card, why_in_vain(t, event, deck, card))
        effects = [Doing(deck, NAMES[card], (at,), card) for at in range(len(event))]
        t.then(*effects, EventEnds(card))
    elif t.where[card] >= RESERVE:
        _speak(t, deck, card, _due(t, card, t.where[card], played=True))
    elif f.wielder != NOBODY and t.where[f.wielder] < RESERVE:
        # The wielder was forsaken as the price, and the item went along. What needs no wielder
        # happens all the same (W-6.3).
        _speak(t, deck, card, [at for at, ability in _played(card) if ability.at == "anywhere"])


def tell_in_vain(t: War, card: int, why: Why | None) -> None:
    """Somebody uses a text that can't do what it says: a card spent for nothing."""
    if why is not None and t.story is not None:
        t.tell("in-vain", {"card": NAMES[card], "why": [why.reason(t, card, NOBODY)]})


class EventEnds(WarFrame, frozen=True):
    """An event is eliminated when it has been resolved (W-6.30)."""

    card: int


@rule(EventEnds)
def event_ends(t: War, f: EventEnds) -> None:
    put_seen(t, f.card, GONE)


# --- Arriving


def _played(card: int) -> list[tuple[int, OnPlay]]:
    """What a card says when it is played, with the number of the ability."""
    return [
        (number, ability)
        for number, ability in enumerate(CARDS[card].abilities)
        if isinstance(ability, OnPlay)
    ]


def _due(t: War, card: int, place: int, played: bool) -> list[int]:
    """The abilities of a card that begin when it comes to a place."""
    kinds = (OnPlay, OnArrival) if played else (OnArrival, OnMove)
    due = []
    for number, ability in enumerate(CARDS[card].abilities):
        if isinstance(ability, kinds):
            assert isinstance(ability, OnPlay | OnArrival | OnMove)
            if is_at(t, place, ability.at):
                due.append(number)
    return due


def _speak(t: War, deck: int, card: int, abilities: list[int]) -> None:
    """Carry these abilities of a card out, in their order."""
    name, place = NAMES[card], t.where[card]
    frames = []
    for number in abilities:
        for at in range(len(CARDS[card].abilities[number].parts)):
            frames.append(Doing(deck, name, (number, at), card, place))
    t.then(*frames)


def move(t: War, deck: int, card: int, place: int) -> None:
    """Move a card out of reserve, with all that it wields (W-6.19, W-8.2)."""
    t.where[card] = place
    for item in items_of(t, card):
        t.where[item] = place
    t.fresh &= ~(1 << card)
    t.tell(
        "moves",
        {
            "player": player_name(t, deck),
            "card": NAMES[card],
            "place": named_place(t, place),
        },
    )
    said = {each: _due(t, each, place, played=False) for each in (card, *items_of(t, card))}
    speaking = [each for each in said if said[each]]
    if len(speaking) > 1:
        t.then(AtOnce(tuple((each, text) for each in speaking for text in said[each]), place))
    elif speaking == [card]:
        _speak(t, deck, card, said[card])
    elif speaking:
        _speak(t, t.owner[speaking[0]], speaking[0], said[speaking[0]])


class AtOnce(WarFrame, frozen=True):
    """A card has moved: now its texts are due, and at the same time those of its items (W-24)."""

    texts: tuple[tuple[int, int], ...]
    """Whose text, and which of that card's abilities; those of a card in the order of the print."""
    place: int


class PickSpeaker(Pick):
    """A card whose text is to be the next: its name alone is the code."""

    def __init__(self, card: int) -> None:
        self.card = card

    @classmethod
    def means(cls, words: Words) -> bool:
        return len(words) == 1 and words[0] in NUMBER

    @classmethod
    def read(cls, t: War, ask: Ask, words: Words) -> "PickSpeaker | Reason":
        kind = card_called(t, words[0])
        return kind if isinstance(kind, Reason) else cls(kind)

    def why_not(self, t: War, ask: Ask) -> Reason:
        frame = t.asking
        assert isinstance(frame, AtOnce)
        if self.card in {FIRST[card] for card, _ in frame.texts}:
            return why("mandatory-first", "W-24.1", card=NAMES[self.card])
        return why("not-at-once", "W-24.2", card=NAMES[self.card])


WHICH_FIRST: Final = Question("which-first", "W-24.2", deeds=(PickSpeaker,))


@rule(AtOnce)
def at_once(t: War, f: AtOnce) -> Choosing[None]:
    """Each text for itself: all that must be done come before those that may be done; apart from
    that, whoever's turn it is says which card speaks next (W-24.1, W-24.2). Who has left in the
    meantime says nothing (W-24.3).
    """
    due = [(card, text) for card, text in f.texts if t.where[card] == f.place]
    if not due:
        return
    next_of: dict[int, int] = {}
    for card, text in [each for each in due if not _is_voluntary(*each)] or due:
        next_of.setdefault(card, text)
    card = next(iter(next_of))
    if len(next_of) > 1:
        deck = active_deck(t) if t.phase == ACTING else starting_deck(t)
        card = yield from choose(
            t.seats[deck],
            [options.speak(each) for each in next_of],
            prompt(t, WHICH_FIRST, deck),
        )
    text = next_of[card]
    t.then(AtOnce(tuple(each for each in due if each != (card, text)), f.place))
    _speak(t, t.owner[card], card, [text])


def _is_voluntary(card: int, text: int) -> bool:
    return all_voluntary(CARDS[card].abilities[text].parts)


@rule(Doing)
def doing(t: War, d: Doing) -> Any:
    """An effect is carried out as its own class says."""
    return effect_at(d.source, d.at).do(t, d)
