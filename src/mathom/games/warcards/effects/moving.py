"""Effects about where cards may go."""

from dataclasses import dataclass
from typing import Any, Literal

from mathom.cards.filters import Filter
from mathom.cards.phrases import Form, infinitive, may
from mathom.core.ask import Option, Play, choose
from mathom.core.message import Arg, Message
from mathom.core.why import Why
from mathom.games.warcards.card import Printed
from mathom.games.warcards.catalogue import FIRST, NAMES, TYPE, fitting
from mathom.games.warcards.filters import all_such
from mathom.games.warcards.language import Doing, Effect, Permission
from mathom.games.warcards.rules import options
from mathom.games.warcards.rules.giving import reserve_of
from mathom.games.warcards.rules.options import NOTHING
from mathom.games.warcards.rules.places import (
    active_grounds,
    grounds_for,
    places_for,
    why_not_on_path,
)
from mathom.games.warcards.rules.playing import move
from mathom.games.warcards.rules.prompts import prompt_by, prompt_ride
from mathom.games.warcards.rules.windows import TEXT_ON
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
        found: list[Option[Any]] = [options.move(wielder, place) for place in rides]
        chosen = yield from choose(
            t.seats[d.deck],
            [*found, NOTHING],
            prompt_ride(t, d, NAMES[wielder]),
            window=TEXT_ON,
        )
        if chosen == NOBODY:
            t.tell("declines", {"player": player_name(t, d.deck)})
        else:
            move(t, t.owner[chosen.card], chosen.card, chosen.place)

    def say(self, of: Printed, form: Form) -> Message:
        where = [to(self.to)]
        ride = Message("text-move-wielder", {"form": infinitive(form), "to": where})
        return may(ride, form)


@dataclass(frozen=True)
class MoveOwn(Effect):
    """Move such a card of one's own from reserve to where it may go, even if it was played this
    round.
    """

    which: Filter

    def moves(self, t: War, deck: int) -> list[Option[Any]]:
        wanted = fitting(self.which)
        grounds = active_grounds(t)
        found: dict[tuple[int, int], Option[Any]] = {}
        for card in reserve_of(t, deck):
            if card in wanted and TYPE[card] != ITEM:
                for place in places_for(t, card, grounds):
                    found[FIRST[card], place] = options.move(FIRST[card], place)
        return list(found.values())

    def why_not(self, t: War, deck: int, card: int) -> Why | None:
        return None if self.moves(t, deck) else NOBODY_TO_MOVE

    def do(self, t: War, d: Doing) -> Play:
        found = self.moves(t, d.deck)
        if not found:
            return
        chosen = yield from choose(t.seats[d.deck], found, prompt_by(t, "prompt-move", d, "W-9.6"))
        # Of cards that look the same, take the one that could not move otherwise.
        alike = [card for card in reserve_of(t, d.deck) if FIRST[card] == chosen.card]
        move(t, d.deck, max(alike, key=lambda card: t.fresh >> card & 1), chosen.place)

    def say(self, of: Printed, form: Form) -> Message:
        return Message("text-move-own", {"form": form, "what": [self.which.say("acc")]})


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
