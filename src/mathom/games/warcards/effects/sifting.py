"""Effects that look at cards from the draw deck: to play some of them, or to sort them (W-6.7)."""

from dataclasses import dataclass
from functools import cache
from typing import Any, ClassVar, Final

from mathom.cards.filters import Filter
from mathom.cards.phrases import Form, after, and_
from mathom.core.agenda import rule
from mathom.core.ask import Ask, Choosing, Option, Question, choose
from mathom.core.message import Arg, Message, Reason
from mathom.games.warcards.card import Printed
from mathom.games.warcards.catalogue import FIRST, LOCATION, NAMES, effect_at, fitting
from mathom.games.warcards.filters import up_to
from mathom.games.warcards.language import Doing, Effect, Place
from mathom.games.warcards.rules import options
from mathom.games.warcards.rules.fate import eliminate_from_hand
from mathom.games.warcards.rules.giving import Cycle, Pay, PickInHand, cycling, distinct
from mathom.games.warcards.rules.options import DONE
from mathom.games.warcards.rules.places import active_grounds
from mathom.games.warcards.rules.playing import Play, PlayedText, plays, put_into_play
from mathom.games.warcards.rules.prompts import prompt, prompt_of
from mathom.games.warcards.rules.reading import card_called, why
from mathom.games.warcards.rules.zones import (
    look,
    put_unseen,
    rule_out,
    show_where_it_is,
    tell_private,
)
from mathom.games.warcards.state import War, WarFrame, player_name
from mathom.games.warcards.terms import ASIDE, CYCLED, GROUND, HAND, RESERVE
from mathom.games.warcards.words import cards, to


class CycleRest(WarFrame, frozen=True):
    """What is left of the cards drawn is cycled, which pays for what was played of them."""

    deck: int
    cards: int


def drawn(t: War) -> list[int]:
    """The cards of the effect that goes on now.

    If a card played from among others acts at once, these still wait to be cycled: they lie before
    what it draws itself, and are none of its business.
    """
    waiting = 0
    if t.house.text_first:
        waiting = sum(frame.cards for frame in t.todo if isinstance(frame, CycleRest))
    return t.aside[waiting:]


def drawn_like(t: War, kind: int) -> int:
    """A card among those drawn that looks like this one."""
    return next(card for card in drawn(t) if FIRST[card] == kind)


def looked_at(t: War, name: str, *rules: str) -> int | Reason:
    """A card among those drawn or looked at, by the lowest number that looks the same."""
    kind = card_called(t, name)
    if isinstance(kind, Reason) or any(FIRST[card] == kind for card in drawn(t)):
        return kind
    return why("not-looked-at", *rules, card=name)


class PickAside(PickInHand):
    """The same among the cards that somebody looks at."""

    @classmethod
    def find(cls, t: War, ask: Ask, name: str) -> int | Reason:
        return looked_at(t, name, *ask.prompt.rules)


@dataclass(frozen=True)
class DrawAndPlay(Effect):
    """Draw cards, eliminate some, play some of them, cycle the rest (W-6.7)."""

    cards: int
    which: Filter
    most: int = 1
    at: Place | None = None
    """The only place to which they may be played, if the text names one."""
    eliminate: int = 0
    also: Filter | None = None
    """Another kind of which as many may be played."""

    def do(self, t: War, d: Doing) -> None:
        look(t, d.deck, self.cards)
        t.pending = []
        eliminating = [EliminateDrawn(d.deck) for _ in range(self.eliminate)]
        t.then(*eliminating, PlayDrawn(d.deck, d.source, d.at))

    def wanted(self, t: War) -> frozenset[int]:
        """What may still be played."""
        found: frozenset[int] = frozenset()
        for kind in [self.which] if self.also is None else [self.which, self.also]:
            meant = fitting(kind)
            if sum(card in meant for card in t.pending) < self.most:
                found |= meant
        return found

    def playable(self, t: War, deck: int) -> list[Option[Play]]:
        """What may be played of the cards drawn."""
        wanted = self.wanted(t)
        grounds = active_grounds(t)
        found: list[Option[Play]] = []
        for kind in distinct(drawn(t)):
            card = drawn_like(t, kind)
            if card in wanted:
                found += plays(t, deck, card, grounds, PlayAside)
        if self.at is not None:
            place = RESERVE if self.at == "reserve" else GROUND + LOCATION[self.at]
            found = [option for option in found if option.value.place == place]
        return found

    def say(self, of: Printed, form: Form) -> Message:
        next_form = after(form)
        what = up_to(self.which, self.most)
        if self.also is not None:
            what = and_([what, up_to(self.also, self.most)])
        deeds = [Message("text-draw", {"form": form, "cards": [cards(self.cards)]})]
        if self.eliminate:
            said: dict[str, Arg] = {"form": next_form, "cards": self.eliminate}
            deeds.append(Message("text-eliminate-of-them", said))
        if self.at is None:
            deeds.append(Message("text-play-of-them", {"form": next_form, "what": [what]}))
        else:
            where = to(self.at)
            deeds.append(
                Message("text-play-of-them-to", {"form": next_form, "what": [what], "to": [where]})
            )
        return and_([*deeds, Message("text-cycle-rest", {"form": next_form})])


SIFT_ELIMINATE: Final = Question("sift-eliminate", "W-6.7", deeds=(PickAside,))


class EliminateDrawn(WarFrame, frozen=True):
    """One of the cards drawn is eliminated."""

    deck: int


@rule(EliminateDrawn)
def eliminate_drawn(t: War, f: EliminateDrawn) -> Choosing[None]:
    if not drawn(t):
        return
    kind = yield from choose(
        t.seats[f.deck],
        [options.eliminate_unseen(card, "aside") for card in distinct(drawn(t))],
        prompt(t, SIFT_ELIMINATE, f.deck),
        veiled=True,
        even_if_forced=True,
    )
    eliminate_from_hand(t, f.deck, drawn_like(t, kind), "eliminates-drawn")


class PlayDrawn(WarFrame, frozen=True):
    """Some of the cards drawn may be played, by the text at that place."""

    deck: int
    source: str
    at: tuple[int, ...]

    @property
    def effect(self) -> DrawAndPlay:
        effect = effect_at(self.source, self.at)
        assert isinstance(effect, DrawAndPlay)
        return effect


class PlayAside(Play):
    """Play one of the cards that a text has let somebody draw."""

    zone: ClassVar[str] = "aside"

    @classmethod
    def find(cls, t: War, ask: Ask, name: str) -> int | Reason:
        return looked_at(t, name, "W-6.7")

    @classmethod
    def target_called(cls, t: War, kind: int, name: str) -> int | Reason:
        frame = t.asking
        if isinstance(frame, PlayDrawn) and frame.effect.at not in (None, name):
            return why("text-means-place", "W-6.7", place=frame.effect.at)
        return Play.target_called(t, kind, name)

    def found(self, t: War, deck: int) -> int:
        return drawn_like(t, self.card)

    def why_never(self, t: War, ask: Ask) -> Reason | None:
        return self._why_not_meant(t) or super().why_never(t, ask)

    def _why_not_meant(self, t: War) -> Reason | None:
        """Why the text does not mean this card."""
        frame, card = t.asking, drawn_like(t, self.card)
        if isinstance(frame, PlayFound):
            if card == frame.card:
                return None
        else:
            assert isinstance(frame, PlayDrawn)
            effect = frame.effect
            if card in effect.wanted(t):
                return None
            kinds = [effect.which] if effect.also is None else [effect.which, effect.also]
            if any(card in fitting(kind) for kind in kinds):
                return why("enough-of-kind", "W-6.7")
        return why("text-means-others", "W-6.7", card=NAMES[card])

    def do(self, t: War, deck: int) -> None:
        """It is paid for, and its text carried out, when the rest has been cycled (W-6.7)."""
        card = self.found(t, deck)
        put_into_play(t, deck, card, self)
        t.pending.append(card)


SIFT_PLAY: Final = Question("sift-play", "W-6.7", deeds=(PlayAside,))


@rule(PlayDrawn)
def play_drawn(t: War, f: PlayDrawn) -> Choosing[None]:
    """Asked even if nothing can be played, so that people see what they have drawn."""
    deck = f.deck
    if drawn(t) and f.effect.wanted(t):
        offered: list[Option[Any]] = [*f.effect.playable(t, deck), DONE]
        deed = yield from choose(
            t.seats[deck], offered, prompt_of(t, SIFT_PLAY, deck, f.source), even_if_forced=True
        )
        if isinstance(deed, Play):
            deed.do(t, deck)
            t.then(f)
            return
    _finish(t, deck)


def _finish(t: War, deck: int) -> None:
    """Cycle the rest, which pays for what was played; then its texts (W-6.7)."""
    rest, played = drawn(t), t.pending
    t.pending = []
    texts = [PlayedText(deck, card, t.on[card]) for card in played]
    cycling = CycleRest(deck, len(rest))
    paying = [Pay(deck, card) for card in reversed(played[len(rest) :])]
    if t.house.text_first:
        t.then(*texts, cycling, *paying)
    else:
        t.then(cycling, *paying, *texts)


@rule(CycleRest)
def cycle_rest(t: War, f: CycleRest) -> None:
    rest = drawn(t)
    for card in rest:
        put_unseen(t, card, CYCLED)
    if rest and t.story is not None:
        t.tell("cycles-rest", {"player": player_name(t, f.deck), "number": len(rest)})


# --- Until one is found


@dataclass(frozen=True)
class DrawUntil(Effect):
    """Draw cards one at a time, at most so many, until one of them is such a card; play it, cycle
    the rest (W-6.7).
    """

    most: int
    which: Filter

    def do(self, t: War, d: Doing) -> None:
        t.pending = []
        t.then(DrawAnother(d.deck, d.source, d.at, 1))

    def say(self, of: Printed, form: Form) -> Message:
        next_form = after(form)
        found: dict[str, Arg] = {"form": form, "cards": self.most, "what": [self.which.say("nom")]}
        return and_(
            [
                Message("text-draw-until", found),
                Message("text-play-it", {"form": next_form}),
                Message("text-cycle-rest", {"form": next_form}),
            ]
        )


class DrawAnother(WarFrame, frozen=True):
    """The next card of a search is drawn."""

    deck: int
    source: str
    at: tuple[int, ...]
    number: int


@rule(DrawAnother)
def draw_another(t: War, f: DrawAnother) -> None:
    """What can't be played any more this round (W-6.8) is not what is searched for.

    Everybody learns whether it was found: from what is played, or from the search going on.
    """
    effect = effect_at(f.source, f.at)
    assert isinstance(effect, DrawUntil)
    before = len(drawn(t))
    look(t, f.deck, 1)
    cards = drawn(t)
    wanted = [card for card in fitting(effect.which) if not t.played >> card & 1]
    if len(cards) == before:
        _finish(t, f.deck)
    elif cards[-1] in wanted:
        show_where_it_is(t, cards[-1])
        t.tell("finds", {"player": player_name(t, f.deck), "card": NAMES[cards[-1]]})
        t.then(PlayFound(f.deck, f.source, cards[-1]))
    else:
        if len(cards) == len(t.aside):
            rule_out(t, f.deck, ASIDE, wanted)
        if f.number < effect.most:
            t.then(DrawAnother(f.deck, f.source, f.at, f.number + 1))
        else:
            _finish(t, f.deck)


class PlayFound(WarFrame, frozen=True):
    """The card that was searched for is played."""

    deck: int
    source: str
    card: int


PLAY_FOUND: Final = Question("play-found", "W-6.7", deeds=(PlayAside,))


@rule(PlayFound)
def play_found(t: War, f: PlayFound) -> Choosing[None]:
    deed = yield from choose(
        t.seats[f.deck],
        plays(t, f.deck, f.card, active_grounds(t), PlayAside),
        prompt_of(t, PLAY_FOUND, f.deck, f.source),
    )
    deed.do(t, f.deck)
    _finish(t, f.deck)


# --- Eliminate one, cycle one, take the last


@dataclass(frozen=True)
class SortTop(Effect):
    """Look at the top cards of the draw deck; eliminate one, cycle one, take the last."""

    cards: int = 3

    def do(self, t: War, d: Doing) -> None:
        look(t, d.deck, self.cards)
        t.then(SortOut(d.deck, d.source), SortAway(d.deck, d.source), SortIn(d.deck))

    def say(self, of: Printed, form: Form) -> Message:
        next_form = after(form)
        return and_(
            [
                Message("text-look", {"form": form, "cards": [cards(self.cards)]}),
                Message("text-eliminate-of-them", {"form": next_form, "cards": 1}),
                Message("text-cycle-of-them", {"form": next_form, "cards": 1}),
                Message("text-take-last", {"form": next_form}),
            ]
        )


class SortOut(WarFrame, frozen=True):
    """One of the cards looked at is eliminated."""

    deck: int
    source: str


SORT_ELIMINATE: Final = Question("sort-eliminate", deeds=(PickAside,))


@rule(SortOut)
def sort_out(t: War, f: SortOut) -> Choosing[None]:
    if not t.aside:
        return
    kind = yield from choose(
        t.seats[f.deck],
        [options.eliminate_unseen(card, "aside") for card in distinct(t.aside)],
        prompt_of(t, SORT_ELIMINATE, f.deck, f.source),
        veiled=True,
        even_if_forced=len(t.aside) > 1,
    )
    eliminate_from_hand(t, f.deck, drawn_like(t, kind), "eliminates-drawn")


class SortAway(WarFrame, frozen=True):
    """One of the cards looked at is cycled."""

    deck: int
    source: str


class CycleAside(Cycle):
    """Cycle one of the cards looked at."""

    @classmethod
    def find(cls, t: War, ask: Ask, name: str) -> int | Reason:
        return looked_at(t, name, *ask.prompt.rules)

    def do(self, t: War, deck: int) -> None:
        card = drawn_like(t, self.card)
        put_unseen(t, card, CYCLED)
        tell_private(t, "cycles-drawn", deck, card)


@cache
def to_cycle_aside(card: int) -> Option[Cycle]:
    return cycling(CycleAside(card), "aside")


SORT_CYCLE: Final = Question("sort-cycle", deeds=(CycleAside,))


@rule(SortAway)
def sort_away(t: War, f: SortAway) -> Choosing[None]:
    if not t.aside:
        return
    deed = yield from choose(
        t.seats[f.deck],
        [to_cycle_aside(card) for card in distinct(t.aside)],
        prompt_of(t, SORT_CYCLE, f.deck, f.source),
        veiled=True,
        even_if_forced=len(t.aside) > 1,
    )
    deed.do(t, f.deck)


class SortIn(WarFrame, frozen=True):
    """What is left of the cards looked at comes to hand."""

    deck: int


@rule(SortIn)
def sort_in(t: War, f: SortIn) -> None:
    for card in list(t.aside):
        put_unseen(t, card, HAND)
        tell_private(t, "keeps", f.deck, card)
