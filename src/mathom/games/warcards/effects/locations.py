"""Effects that bring locations into play, and somebody there with them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from mathom.cards.filters import Filter
from mathom.cards.phrases import Form, after, infinitive, may, then_
from mathom.core.agenda import rule
from mathom.core.ask import Ask, Choosing, Play, Question, choose
from mathom.core.message import Arg, Message, Reason
from mathom.core.why import Why
from mathom.games.warcards.card import Printed
from mathom.games.warcards.catalogue import (
    GATES,
    IS_PATH,
    IS_SKIRMISH,
    LOCATION_NAMES,
    NAMES,
    NUMBER,
    PATH_NUMBER,
)
from mathom.games.warcards.effects.moving import Permit
from mathom.games.warcards.filters import Grounds, all_such, names, such_ground
from mathom.games.warcards.language import Doing, Effect, Node
from mathom.games.warcards.rules import options, windows
from mathom.games.warcards.rules.activation import (
    activate_ground,
    activate_path,
    grounds_to_activate,
    is_banned,
    next_paths,
    other_paths,
    part_of,
    paths_numbered,
    set_aside_lower,
    stage_numbered,
    stage_of,
)
from mathom.games.warcards.rules.combat import Combat
from mathom.games.warcards.rules.deed import PickLocation
from mathom.games.warcards.rules.options import NO, YES
from mathom.games.warcards.rules.places import grounds_for
from mathom.games.warcards.rules.playing import move
from mathom.games.warcards.rules.prompts import prompt_by
from mathom.games.warcards.rules.reading import asked_by, why
from mathom.games.warcards.state import War, WarFrame, player_name, scenario_of
from mathom.games.warcards.terms import ACTIVE, GROUND, NOBODY, NOWHERE, RESERVE

# --- Paths


def _next_number(t: War, card: int, target: int) -> dict[str, Arg]:
    return {"number": t.number + 1}


NO_NEXT_PATH = Why(
    "no-next-path",
    "W-3.23",
    args=lambda t, card, target: {"number": scenario_of(t).last_path},
)
NO_NEXT_PATH_LEFT = Why("no-path-left", "W-3.22", args=_next_number)
NO_OTHER_PATH_LEFT = Why(
    "no-path-left", "W-3.22", args=lambda t, card, target: {"number": t.number}
)
NO_OTHER_PATH_OF_PART = Why(
    "no-path-left-of-part",
    "W-27.23",
    args=lambda t, card, target: {"number": t.number, "part": part_of(t.stage)},
)
OF_NO_PART = Why(
    "of-no-part",
    "W-27.23",
    args=lambda t, card, target: {"location": LOCATION_NAMES[t.walked], "number": t.number},
)


@dataclass(frozen=True)
class PathChange(Effect):
    """Another path comes; the old one is fought."""

    def paths(self, t: War) -> list[int]:
        """Those that can come."""
        raise NotImplementedError

    @property
    def binding(self) -> bool:
        return True

    def do(self, t: War, d: Doing) -> Play:
        found = self.paths(t)
        if not found:
            return
        if t.house.fight_first and t.path != NOWHERE and not d.done:
            t.then(Combat(t.path), d.again())
            return
        path = yield from self.pick(t, d, found)
        activate_path(t, path, d.deck)

    def pick(self, t: War, d: Doing, found: list[int]) -> Choosing[int]:
        """Whoever uses the text chooses (W-3.20)."""
        return choose(
            t.seats[d.deck],
            [options.locate(path, "activate") for path in found],
            prompt_by(t, WHICH_PATH, d),
        )


@dataclass(frozen=True)
class NextPath(PathChange):
    """Activate a path of the next higher number."""

    def paths(self, t: War) -> list[int]:
        return next_paths(t)

    def why_not(self, t: War, deck: int, card: int) -> Why | None:
        if next_paths(t):
            return None
        return NO_NEXT_PATH if t.number >= scenario_of(t).last_path else NO_NEXT_PATH_LEFT

    def say(self, of: Printed, form: Form) -> Message:
        return Message("text-next-path", {"form": form})


@dataclass(frozen=True)
class OtherPath(PathChange):
    """Activate a different path of the active path's number."""

    def paths(self, t: War) -> list[int]:
        return other_paths(t)

    def why_not(self, t: War, deck: int, card: int) -> Why | None:
        if other_paths(t):
            return None
        if not scenario_of(t).stages:
            return NO_OTHER_PATH_LEFT
        return OF_NO_PART if PATH_NUMBER[t.walked] != t.number else NO_OTHER_PATH_OF_PART

    def say(self, of: Printed, form: Form) -> Message:
        return Message("text-other-path", {"form": form})


@dataclass(frozen=True)
class RandomPath(PathChange):
    """Activate a path of that number, drawn at random (W-27.24)."""

    number: int

    def paths(self, t: War) -> list[int]:
        return paths_numbered(t, self.number)

    def why_not(self, t: War, deck: int, card: int) -> Why | None:
        if self.paths(t):
            return None
        said: dict[str, Arg] = {"number": self.number}
        if scenario_of(t).stages:
            return Why("not-next", "W-27.24", args=lambda t, card, target: said)
        return Why("no-path-left", "W-3.22", args=lambda t, card, target: said)

    def pick(self, t: War, d: Doing, found: list[int]) -> Choosing[int]:
        yield from ()
        return found[t.chance.below(len(found))]

    def say(self, of: Printed, form: Form) -> Message:
        return Message("text-random-path", {"form": form, "number": self.number})


class PickPath(PickLocation):
    """To be activated."""

    def why_not(self, t: War, ask: Ask) -> Reason:
        path, name = self.location, LOCATION_NAMES[self.location]
        if not IS_PATH[path]:
            return why("not-a-path", "W-3.20", location=name)
        _, effect = asked_by(t, PathChange)
        next_one = isinstance(effect, NextPath)
        if path != t.path:
            if scenario_of(t).stages:
                stage = t.stage + next_one
                if stage_of(t, path) != stage:
                    number, part = (stage + 1) // 2, part_of(stage)
                    rule = "W-27.20" if next_one else "W-27.23"
                    return why("path-of-part", rule, location=name, number=number, part=part)
            elif PATH_NUMBER[path] != t.number + next_one:
                number = t.number + next_one
                return why("path-of-number", "W-3.20", location=name, number=number)
        return why("path-used", "W-3.21", location=name)


WHICH_PATH: Final = Question("path", "W-3.20", deeds=(PickPath,))


@dataclass(frozen=True)
class CountsAs(Effect):
    """The active path has another number from now on."""

    number: int

    def do(self, t: War, d: Doing) -> None:
        if t.path != NOWHERE:
            t.number, t.stage = self.number, stage_numbered(t, self.number)
            set_aside_lower(t)
            t.tell("counts-as", {"location": LOCATION_NAMES[t.path], "number": self.number})

    def say(self, of: Printed, form: Form) -> Message:
        return Message("text-counts-as", {"form": form, "number": self.number})


# --- Battlegrounds

NO_GROUND_IN_DECK = Why("no-ground-in-deck", "W-20.1")
NO_GROUND_SCORED = Why("no-ground-scored", "W-3.10")
NO_GROUND = Why("no-ground", "W-3.13")


@dataclass(frozen=True)
class Activate(Effect):
    """Bring a battleground into play: `new` from its deck, `again` from a scoring area."""

    grounds: Grounds
    new: bool = True
    again: bool = False

    def found(self, t: War, by_card: bool) -> list[int]:
        return grounds_to_activate(t, self.grounds, self.new, self.again, by_card)

    def why_not(self, t: War, deck: int, card: int) -> Why | None:
        if self.found(t, True):
            return None
        if self.new and self.again:
            return NO_GROUND
        return NO_GROUND_IN_DECK if self.new else NO_GROUND_SCORED

    def do(self, t: War, d: Doing) -> Play:
        found = self.found(t, d.card != NOBODY)
        if found:
            ground = yield from _choose_ground(t, d, found)
            activate_ground(t, ground, d.deck)

    def say(self, of: Printed, form: Form) -> Message:
        said: dict[str, Arg] = {"form": form, "ground": [such_ground(self.grounds)]}
        if self.new and self.again:
            return Message("text-activate-or-reactivate", said)
        if self.again:
            return Message("text-reactivate", said)
        if self.grounds.names:
            return Message("text-activate-from-deck", said)
        return Message("text-activate", said)


class PickGround(PickLocation):
    """To be activated."""

    def why_not(self, t: War, ask: Ask) -> Reason:
        location, name = self.location, LOCATION_NAMES[self.location]
        if IS_PATH[location]:
            return why("not-a-ground", *ask.prompt.rules, location=name)
        if IS_SKIRMISH[location]:
            return why("no-skirmish-by-text", "W-22.11", location=name)
        if t.stands[location] == ACTIVE:
            return why("active-already", "W-3.13", location=name)
        if is_banned(t, location):
            gates: list[Message] = [
                Message("named", {"card": LOCATION_NAMES[gate]}) for gate in GATES[location]
            ]
            return why("banned", "W-23.1", location=name, gates=gates)
        return why("text-means-other-location", *ask.prompt.rules, location=name)


WHICH_GROUND: Final = Question("ground", "W-3.7", deeds=(PickGround,))


def _choose_ground(t: War, d: Doing, found: list[int]) -> Choosing[int]:
    return choose(
        t.seats[d.deck],
        [options.locate(ground, "activate") for ground in found],
        prompt_by(t, WHICH_GROUND, d),
    )


@dataclass(frozen=True)
class ActivateAndPermit(Effect):
    """Activate or reactivate one of these battlegrounds; for this round, such cards may be played
    or moved there.
    """

    grounds: tuple[str, ...]
    which: Filter

    @property
    def parts(self) -> Sequence[Node]:
        """By battleground: what is then allowed."""
        return [Permit(self.which, Grounds((name,))) for name in self.grounds]

    def found(self, t: War) -> list[int]:
        return grounds_to_activate(t, Grounds(self.grounds), True, True, True)

    def why_not(self, t: War, deck: int, card: int) -> Why | None:
        return None if self.found(t) else NO_GROUND

    def do(self, t: War, d: Doing) -> Play:
        found = self.found(t)
        if found:
            ground = yield from _choose_ground(t, d, found)
            t.then(d.part(self.grounds.index(LOCATION_NAMES[ground])))
            activate_ground(t, ground, d.deck)

    def say(self, of: Printed, form: Form) -> Message:
        deed = Activate(Grounds(self.grounds), again=True).say(of, form)
        return Message("text-permit-there", {"deed": [deed], "who": [all_such(self.which)]})


@dataclass(frozen=True)
class ActivateAndMove(Effect):
    """Activate or reactivate a battleground; then a card moves there from reserve, even if it was
    played this round: this item's wielder, or the named card.
    """

    grounds: Grounds
    mover: str | None = None
    must: bool = False

    def found(self, t: War, by_card: bool) -> list[int]:
        return grounds_to_activate(t, self.grounds, True, True, by_card)

    def why_not(self, t: War, deck: int, card: int) -> Why | None:
        return None if self.found(t, True) else NO_GROUND

    def do(self, t: War, d: Doing) -> Play:
        found = self.found(t, d.card != NOBODY)
        if found:
            ground = yield from _choose_ground(t, d, found)
            mover = t.on[d.card] if self.mover is None else NUMBER[self.mover]
            if mover != NOBODY:
                t.then(FollowThere(d.deck, mover, ground, self.must))
            activate_ground(t, ground, d.deck)

    def say(self, of: Printed, form: Form) -> Message:
        next_form = after(form)
        mover = names((self.mover,), "acc") if self.mover else Message("text-wielder")

        def follow(form: Form) -> Message:
            return Message("text-move-there", {"form": form, "who": [mover]})

        return then_(
            [
                Activate(self.grounds, again=True).say(of, form),
                follow(next_form) if self.must else may(follow(infinitive(form)), next_form),
            ]
        )


MOVE_THERE: Final = Question("move-there", window=windows.TEXT)


class FollowThere(WarFrame, frozen=True):
    """A card in reserve follows a text to the battleground that was activated."""

    deck: int
    card: int
    ground: int
    must: bool


@rule(FollowThere)
def follow_there(t: War, f: FollowThere) -> Play:
    """Even if it was played this round."""
    if (
        t.where[f.card] != RESERVE
        or t.stands[f.ground] != ACTIVE
        or not grounds_for(t, f.card) >> f.ground & 1
    ):
        return
    accepted = f.must
    if not accepted:
        accepted = yield from choose(
            t.seats[f.deck],
            [YES, NO],
            MOVE_THERE.about(card=NAMES[f.card], location=LOCATION_NAMES[f.ground]),
        )
    if accepted:
        move(t, t.owner[f.card], f.card, GROUND + f.ground)
    else:
        t.tell("declines", {"player": player_name(t, f.deck)})
