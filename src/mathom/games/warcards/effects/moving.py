"""Effects about where cards may go."""

from dataclasses import dataclass
from typing import Any, Literal

from mathom.cards.phrases import Form, infinitive, may
from mathom.core.ask import Option, Play, choose
from mathom.core.message import Arg, Message
from mathom.games.warcards.card import Printed
from mathom.games.warcards.catalogue import NAMES
from mathom.games.warcards.filters import all_such
from mathom.games.warcards.language import Doing, Effect, Permission
from mathom.games.warcards.rules import options
from mathom.games.warcards.rules.options import NOTHING
from mathom.games.warcards.rules.places import active_grounds, grounds_for, why_not_on_path
from mathom.games.warcards.rules.playing import move
from mathom.games.warcards.rules.prompts import prompt_ride
from mathom.games.warcards.rules.windows import TEXT_ON
from mathom.games.warcards.state import War, player_name
from mathom.games.warcards.terms import GROUND, NOBODY, PATH, RESERVE
from mathom.games.warcards.words import to, to_grounds


@dataclass(frozen=True)
class MoveWielder(Effect):
    """May move this item's wielder from reserve at once, even if it was played this round."""

    to: Literal["path", "ground"]

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
