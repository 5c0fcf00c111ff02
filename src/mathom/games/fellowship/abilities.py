"""When a card's words are done: phase actions, responses, required texts."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from mathom.games.fellowship.effects.flow import May
from mathom.games.fellowship.filters import Filter
from mathom.games.fellowship.language import (
    TO,
    Block,
    Condition,
    Node,
    Said,
    Standing,
    Trigger,
    Word,
    block,
    flat,
)
from mathom.games.fellowship.terms import (
    ARCHERY,
    ASSIGNMENT,
    FELLOWSHIP,
    MANEUVER,
    REGROUP,
    SHADOW,
    SKIRMISH,
)


@dataclass(frozen=True)
class Ability(Node):
    """What is done at some moment."""

    block: Block
    once: int
    """It may be used once in a turn or a phase; 0: as often as it can be paid (T-10.12)."""
    per_player: bool
    """Whether that is counted for each player it falls on."""


@dataclass(frozen=True)
class Action(Ability):
    """A phase action: an event's text, or a special ability of a card in play (T-10.6)."""

    phases: tuple[int, ...]


@dataclass(frozen=True)
class Response(Ability):
    """An action when a situation occurs (T-26.1)."""

    trigger: Trigger


@dataclass(frozen=True)
class When(Ability):
    """What happens each time. If it is optional, it waits for the optional round."""

    trigger: Trigger
    optional: bool


@dataclass(frozen=True)
class ToPlay(Node):
    """What playing this card needs and costs beyond its twilight."""

    block: Block


@dataclass(frozen=True)
class Costs(Node):
    """A card's own twilight cost, under a condition or on some bearer."""

    more: int
    on: Filter | None = None
    if_: Condition | None = None


@dataclass(frozen=True)
class Copies(Node):
    """Has the game text of that site as well."""

    site: Filter


@dataclass(frozen=True)
class SecondOfClass(Node):
    """May be borne beside another item of its class."""


second_of_class: Final = SecondOfClass()


class Label:
    """The bold name of a phase before an action. `(fellowship | regroup)(...)` is either."""

    def __init__(self, *phases: int) -> None:
        self.phases = phases

    def __or__(self, other: "Label") -> "Label":
        return Label(*self.phases, *other.phases)

    def __call__(self, *said: Said, once: int = 0) -> Action:
        return Action(block(*said), once, False, self.phases)


fellowship: Final = Label(FELLOWSHIP)
shadow: Final = Label(SHADOW)
maneuver: Final = Label(MANEUVER)
archery: Final = Label(ARCHERY)
assignment: Final = Label(ASSIGNMENT)
skirmish: Final = Label(SKIRMISH)
regroup: Final = Label(REGROUP)


def response(trigger: Trigger, *said: Said, once: int = 0) -> Response:
    return Response(block(*said), once, False, trigger)


EACH_PLAYER: Final = "each-player"


def when(trigger: Trigger, *said: Said, once: int = 0, per: str = "") -> When:
    """If its only word is `may(...)`, nobody has to."""
    whole = block(*said)
    optional = len(whole.words) == 1 and isinstance(whole.words[0], May)
    if optional:
        within: Any = whole.words[0]
        whole = replace(within.block, needs=(*whole.needs, *within.block.needs))
    return When(whole, once, per == EACH_PLAYER, trigger, optional)


def to_play(*said: Said) -> ToPlay:
    return ToPlay(block(*said, TO) if TO not in flat(said) else block(*said))


costs: Final = Costs
copies: Final = Copies


def while_(condition: Condition, *said: Any) -> tuple[Any, ...]:
    """Words that hold, or happen, only as long as something is so."""
    found: list[Any] = []
    for each in flat(said):
        if isinstance(each, When):
            whole = replace(each.block, needs=(condition, *each.block.needs))
            found.append(replace(each, block=whole))
        elif isinstance(each, Standing):
            found.append(replace(each, while_=condition))  # type: ignore[type-var]  # all are dataclasses
        else:
            raise TypeError(f"{each} can't hold for a while")
    return tuple(found)


def until(when: int, *said: Said) -> tuple[Word, ...]:
    """Words that hold until then, and not only in this phase."""
    found: list[Word] = []
    for each in flat(said):
        if not isinstance(each, Standing):
            raise TypeError(f"{each} does not last")
        found.append(replace(each, until=when))  # type: ignore[type-var]
    return tuple(found)


def sorted_text(said: Sequence[Said]) -> dict[str, tuple[Any, ...]]:
    """What a text holds, by kind."""
    kinds: dict[str, tuple[type, ...]] = {
        "standing": (Standing,),
        "abilities": (Ability,),
        "to_play": (ToPlay,),
        "own_costs": (Costs,),
        "copied": (Copies,),
        "second": (SecondOfClass,),
    }
    found: dict[str, list[Any]] = {kind: [] for kind in kinds}
    for each in flat(said):
        for kind, types in kinds.items():
            if isinstance(each, types):
                found[kind].append(each)
                break
        else:
            raise TypeError(f"{each} can't stand alone in a text")
    return {kind: tuple(each) for kind, each in found.items()}
