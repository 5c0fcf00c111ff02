"""Effects about where cards may go."""

from dataclasses import dataclass
from functools import cache
from typing import Any, Final, Literal

from mathom.cards.filters import Filter
from mathom.cards.phrases import Form, infinitive, may
from mathom.core.ask import Ask, Option, Play, Prompt, Question, choose
from mathom.core.message import Arg, Message, Reason
from mathom.core.why import Why
from mathom.games.warcards.card import Printed
from mathom.games.warcards.catalogue import FIRST, NAMES, TYPE, fitting
from mathom.games.warcards.filters import all_such
from mathom.games.warcards.language import Doing, Effect, Permission
from mathom.games.warcards.rules import windows
from mathom.games.warcards.rules.giving import reserve_of
from mathom.games.warcards.rules.options import NOTHING
from mathom.games.warcards.rules.places import (
    active_grounds,
    grounds_for,
    places_for,
    why_not_on_path,
)
from mathom.games.warcards.rules.playing import move
from mathom.games.warcards.rules.prompts import prompt_by
from mathom.games.warcards.rules.reading import asked_by, deck_asked, place_called, why
from mathom.games.warcards.rules.turn import ITEM_MOVES_ALONG, Move, to_move
from mathom.games.warcards.state import War, player_name
from mathom.games.warcards.terms import GROUND, ITEM, NOBODY, PATH, RESERVE
from mathom.games.warcards.words import to, to_grounds

NOBODY_TO_MOVE = Why("nobody-to-move", "W-9.6")


@dataclass(frozen=True)
class MoveWielder(Effect):
    """May move this item's wielder from reserve at once, even if it was played this round."""

    to: Literal["path", "ground"]

    @property
    def voluntary(self) -> bool:
        return True

    def rides(self, t: War, wielder: int) -> list[int]:
        """Where a wielder in reserve may ride."""
        if wielder == NOBODY or t.where[wielder] != RESERVE:
            return []
        if self.to == "path":
            return [PATH] if why_not_on_path(t, wielder) is None else []
        allowed = grounds_for(t, wielder)
        return [GROUND + ground for ground in active_grounds(t) if allowed >> ground & 1]

    def do(self, t: War, d: Doing) -> Play:
        wielder = t.on[d.card]
        rides = self.rides(t, wielder)
        if not rides:
            return
        found: list[Option[Any]] = [to_move(wielder, place, Ride) for place in rides]
        deed = yield from choose(
            t.seats[d.deck],
            [*found, NOTHING],
            _prompt_to_ride(player_name(t, d.deck), d.source, NAMES[wielder]),
        )
        if deed == NOBODY:
            t.tell("declines", {"player": player_name(t, d.deck)})
        else:
            deed.do(t, d.deck)

    def say(self, of: Printed, form: Form) -> Message:
        where = [to(self.to)]
        ride = Message("text-move-wielder", {"form": infinitive(form), "to": where})
        return may(ride, form)


class Ride(Move):
    """A text moves its wielder, and nobody else."""

    @classmethod
    def place_meant(cls, t: War, name: str) -> int | Reason:
        _, effect = asked_by(t, MoveWielder)
        if name and (name == "path") != (effect.to == "path"):
            return why("text-means-place", "W-9.6", place=effect.to)
        return place_called(t, name)

    def why_never(self, t: War, ask: Ask) -> Reason | None:
        d, _ = asked_by(t, MoveWielder)
        if self.card == t.on[d.card]:
            return None
        return why("only-wielder", "W-9.6", card=NAMES[d.card])

    def closest(self, t: War, ask: Ask) -> int:
        return self.card

    def do(self, t: War, deck: int) -> None:
        move(t, t.owner[self.card], self.card, self.place)


RIDE: Final = Question("ride", deeds=(Ride,), window=windows.TEXT_ON)


@cache
def _prompt_to_ride(player: str, source: str, wielder: str) -> Prompt:
    return RIDE.about(player=player, card=source, wielder=wielder)


@dataclass(frozen=True)
class MoveOwn(Effect):
    """Move such a card of one's own from reserve to where it may go, even if it was played this
    round.
    """

    which: Filter

    def moves(self, t: War, deck: int) -> list[Option[Move]]:
        wanted = fitting(self.which)
        grounds = active_grounds(t)
        found: dict[tuple[int, int], Option[Move]] = {}
        for card in reserve_of(t, deck):
            if card in wanted and TYPE[card] != ITEM:
                for place in places_for(t, card, grounds):
                    found[FIRST[card], place] = to_move(FIRST[card], place, MoveByText)
        return list(found.values())

    def why_not(self, t: War, deck: int, card: int) -> Why | None:
        return None if self.moves(t, deck) else NOBODY_TO_MOVE

    def do(self, t: War, d: Doing) -> Play:
        found = self.moves(t, d.deck)
        if not found:
            return
        deed = yield from choose(t.seats[d.deck], found, prompt_by(t, MOVE, d))
        deed.do(t, d.deck)

    def say(self, of: Printed, form: Form) -> Message:
        return Message("text-move-own", {"form": form, "what": [self.which.say("acc")]})


class MoveByText(Move):
    """A text moves a card out of reserve, even one that was played this round."""

    def why_never(self, t: War, ask: Ask) -> Reason | None:
        _, effect = asked_by(t, MoveOwn)
        if TYPE[self.card] == ITEM:
            return ITEM_MOVES_ALONG.reason(t, self.card, NOBODY)
        if not self._alike(t, deck_asked(t, ask)):
            return why("not-in-reserve", "W-9.6", card=NAMES[self.card])
        if self.card not in fitting(effect.which):
            return why("text-means-others", "W-9.6", card=NAMES[self.card])
        return None

    def closest(self, t: War, ask: Ask) -> int:
        return self._alike(t, deck_asked(t, ask))[0]

    def _alike(self, t: War, deck: int) -> list[int]:
        return [card for card in reserve_of(t, deck) if FIRST[card] == self.card]

    def do(self, t: War, deck: int) -> None:
        """Of cards that look the same, take the one that could not move otherwise."""
        card = max(self._alike(t, deck), key=lambda card: t.fresh >> card & 1)
        move(t, deck, card, self.place)


MOVE: Final = Question("move", "W-9.6", deeds=(MoveByText,))


@dataclass(frozen=True)
class Permit(Permission):
    """For this round, such cards may be played or moved to those battlegrounds, and perhaps be
    supported by any army of their side.
    """

    def do(self, t: War, d: Doing) -> None:
        t.permits.append((d.source, d.at))
        t.tell("permitted", {"card": d.source})

    def say(self, of: Printed, form: Form) -> Message:
        said: dict[str, Arg] = {
            "form": form,
            "who": [all_such(self.which)],
            "to": [to_grounds(self.grounds)],
        }
        return Message("text-permit-any-army" if self.any_army else "text-permit", said)
