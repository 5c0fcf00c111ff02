"""Effects on icons and corruption."""

from dataclasses import dataclass
from functools import cache
from typing import Final, Literal

from mathom.cards.filters import Filter
from mathom.cards.phrases import Form
from mathom.core.ask import Play, Prompt, Question, choose
from mathom.core.message import Message
from mathom.core.why import Why
from mathom.games.warcards.card import Path, Printed
from mathom.games.warcards.catalogue import (
    ACCOMPANYING,
    GROUND_SIDE,
    LOCATION,
    LOCATION_NAMES,
    NAMES,
    TYPE,
    fitting,
)
from mathom.games.warcards.effects.conditions import ActivePath
from mathom.games.warcards.language import Doing, Effect
from mathom.games.warcards.rules import options
from mathom.games.warcards.rules.deed import PickActive
from mathom.games.warcards.rules.places import NO_ACTIVE_PATH, active_grounds
from mathom.games.warcards.rules.victory import cleanse, corrupt
from mathom.games.warcards.state import War, deck_of, player_name
from mathom.games.warcards.terms import ITEM, NOWHERE

NO_ACTIVE_GROUND = Why("no-active-ground", "W-10.15")


STRENGTHEN: Final = Question("strengthen", "W-10.15", deeds=(PickActive,))


@cache
def _prompt_to_strengthen(player: str, source: str, icon: str, number: int) -> Prompt:
    return STRENGTHEN.about(player=player, card=source, icon=icon, number=number)


@dataclass(frozen=True)
class Strengthen(Effect):
    """Put combat tokens on something: one icon each.

    `path` is the active path, `ground` an active battleground, `either` one of them; `self` this
    card; `here` the location whose text this is; `accompanying` one of the battlegrounds that come
    with it (W-22.20, W-22.21). `instead` is the number if the condition holds.
    """

    to: Literal["path", "ground", "either", "self", "here", "accompanying"]
    attack: bool
    tokens: int = 1
    instead: tuple[int, ActivePath] | None = None

    def do(self, t: War, d: Doing) -> Play:
        tokens = self._number(t)
        if self.to == "self":
            t.tokens[d.card] += tokens
            t.tell("strengthened-card", {"card": NAMES[d.card], "number": tokens})
            return
        found = self._targets(t, d)
        if found:
            location = yield from choose(
                t.seats[d.deck],
                [options.locate(each, "strengthen") for each in found],
                _prompt_to_strengthen(
                    player_name(t, d.deck), d.source, "attack" if self.attack else "defence", tokens
                ),
            )
            self._add(t, location, tokens)

    def _number(self, t: War) -> int:
        if self.instead is not None:
            number, when = self.instead
            if when.is_so(t):
                return number
        return self.tokens

    def _targets(self, t: War, d: Doing) -> list[int]:
        if self.to == "here":
            return [LOCATION[d.source]]
        if self.to == "accompanying":
            others = ACCOMPANYING[LOCATION[d.source]]
            return [ground for ground in self._grounds(t, d.deck) if ground in others]
        return self._anywhere(t, d.deck)

    def _anywhere(self, t: War, deck: int) -> list[int]:
        found = [] if self.to == "ground" or t.path == NOWHERE else [t.path]
        return found if self.to == "path" else found + self._grounds(t, deck)

    def _grounds(self, t: War, deck: int) -> list[int]:
        """The active battlegrounds to which such icons may be added."""
        grounds = active_grounds(t)
        if self.attack and t.house.own_attack_only:
            side = deck_of(t, deck).side
            grounds = [ground for ground in grounds if GROUND_SIDE[ground] != side]
        return grounds

    def _add(self, t: War, location: int, tokens: int) -> None:
        added = t.attack if self.attack else t.defence
        added[location] += tokens
        kind = "attack" if self.attack else "defence"
        name = LOCATION_NAMES[location]
        t.tell("strengthened", {"location": name, "icon": kind, "number": tokens})

    def why_not(self, t: War, deck: int, card: int) -> Why | None:
        if self.to == "path" and t.path == NOWHERE:
            return NO_ACTIVE_PATH
        if self.to in ("ground", "either") and not self._anywhere(t, deck):
            return NO_ACTIVE_GROUND
        return None

    def say(self, of: Printed, form: Form) -> Message:
        target: str = self.to
        if self.to == "here":
            target = "this-path" if isinstance(of, Path) else "this-ground"
        icon = "attack" if self.attack else "defence"
        tokens = Message("text-tokens", {"icon": icon, "tokens": self.tokens})
        plain = Message("text-strengthen", {"form": form, "tokens": [tokens], "target": target})
        if self.instead is None:
            return plain
        more, when = self.instead
        return Message(
            "text-strengthen-more",
            {"strengthen": [plain], "more": more, "condition": [when.say("path")]},
        )


@dataclass(frozen=True)
class Corrupt(Effect):
    """Add corruption."""

    tokens: int = 1

    def do(self, t: War, d: Doing) -> None:
        corrupt(t, self.tokens)

    def say(self, of: Printed, form: Form) -> Message:
        return Message("text-corrupt", {"form": form, "tokens": self.tokens})


@dataclass(frozen=True)
class Cleanse(Effect):
    """Remove 1 corruption for each such character on this card's path."""

    each: Filter

    def do(self, t: War, d: Doing) -> None:
        wanted = fitting(self.each)
        found = sum(
            1
            for card in t.board
            if card in wanted and t.where[card] == d.place and TYPE[card] != ITEM
        )
        cleanse(t, found)

    def say(self, of: Printed, form: Form) -> Message:
        return Message("text-cleanse", {"form": form, "what": [self.each.say("each")]})


@dataclass(frozen=True)
class Lighten(Effect):
    """Remove corruption."""

    tokens: int = 1

    def do(self, t: War, d: Doing) -> None:
        cleanse(t, self.tokens)

    def say(self, of: Printed, form: Form) -> Message:
        return Message("text-lighten", {"form": form, "tokens": self.tokens})
