"""States are plain data: they copy, save, compare, and take nothing else."""

import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from enum import Enum, IntEnum
from hashlib import sha256
from threading import Event
from typing import Any, Literal

import msgspec
import pytest

from mathom.core import registry
from mathom.core.chance import Chance
from mathom.core.event import Event as Told
from mathom.core.game import Game
from mathom.core.state import State, clone, cloner, digest, from_json, to_json, twin
from mathom.core.testing.case import Case, cases, random_positions
from tests.core import toy


class Colour(Enum):
    RED = "red"
    BLUE = "blue"


class Badge(msgspec.Struct, frozen=True):
    text: str


@dataclass(frozen=True)
class Label:
    text: str


@dataclass
class Card:
    name: str
    marks: list[int]


@dataclass
class Everything(State):
    """All that a state may hold."""

    number: int
    word: str
    yes: bool
    share: float
    raw: bytes
    colour: Colour
    suit: Literal["hearts", "spades"]
    badge: Badge
    label: Label
    pair: tuple[int, str]
    many: tuple[Colour, ...]
    fixed: frozenset[str]
    loose: set[str]
    numbers: list[int]
    table: list[list[int]]
    card: Card
    cards: list[Card]
    hand: Card | None
    no_hand: Card | None
    counts: dict[str, int]
    piles: dict[str, list[Card]]
    rows: list[dict[str, list[int]]]
    maybe: list[int | None]


def everything() -> Everything:
    return Everything(
        step="start",
        chance=Chance("riddle", 2),
        news=1,
        number=7,
        word="ząb",
        yes=True,
        share=0.5,
        raw=b"\x00\xff",
        colour=Colour.BLUE,
        suit="spades",
        badge=Badge("b"),
        label=Label("l"),
        pair=(1, "x"),
        many=(Colour.RED, Colour.RED),
        fixed=frozenset({"b", "a"}),
        loose={"d", "c"},
        numbers=[1, 2],
        table=[[1], [2, 3]],
        card=Card("ace", [1]),
        cards=[Card("king", [2])],
        hand=Card("queen", [3]),
        no_hand=None,
        counts={"a": 1},
        piles={"deck": [Card("jack", [4])]},
        rows=[{"a": [1]}],
        maybe=[None, 3],
    )


# Copies


def test_a_copy_is_equal_and_another():
    state = everything()
    copy = clone(state)
    assert copy == state
    assert copy is not state
    assert type(copy) is Everything


CHANGES: dict[str, Callable[[Everything], object]] = {
    "a list": lambda s: s.numbers.append(9),
    "a list in a list": lambda s: s.table[1].append(9),
    "a set": lambda s: s.loose.add("z"),
    "a dictionary": lambda s: s.counts.update(b=2),
    "a list in a dictionary in a list": lambda s: s.rows[0]["a"].append(9),
    "another's field": lambda s: setattr(s.card, "name", "deuce"),
    "a list of another": lambda s: s.card.marks.append(9),
    "one of several": lambda s: s.cards[0].marks.append(9),
    "one that might be missing": lambda s: s.hand and s.hand.marks.append(9),
    "one in a pile": lambda s: s.piles["deck"][0].marks.append(9),
    "a new pile": lambda s: s.piles.update(discard=[]),
    "chance": lambda s: s.chance.below(6),
    "a list of maybes": lambda s: s.maybe.append(None),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_a_copy_feels_no_change_of_the_original(change: Callable[[Everything], object]):
    state = everything()
    copy = clone(state)
    change(state)
    assert state != everything()
    assert copy == everything()


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_the_original_feels_no_change_of_a_copy(change: Callable[[Everything], object]):
    state = everything()
    change(clone(state))
    assert state == everything()


def test_what_can_never_change_is_shared():
    state = everything()
    copy = clone(state)
    for name in ("badge", "label", "many", "fixed"):
        assert getattr(copy, name) is getattr(state, name)


def test_a_twin_shares_all_but_what_is_exchanged():
    state = everything()
    other = twin(state)
    assert other == state
    assert other.numbers is state.numbers
    other.numbers = [9]
    assert state == everything()


def test_the_story_is_not_copied():
    state = everything()
    state.story = []
    state.tell("opened", {"seat": 1})
    assert state.story == [Told("opened", {"seat": 1})]
    assert clone(state).story is None


def test_telling_nobody_is_allowed():
    state = everything()
    state.tell("opened", {"seat": 1})
    assert state.story is None


def test_the_story_is_not_compared():
    state, other = everything(), everything()
    state.story = [Told("opened")]
    assert state == other
    assert digest(state) == digest(other)


def test_the_cloner_is_written_once():
    assert cloner(Everything) is cloner(Everything)


being_read, may_go_on = Event(), Event()


def read_slowly() -> Any:
    """A type that takes its first reader long."""
    if not being_read.is_set():
        being_read.set()
        assert may_go_on.wait(20)
    return list[Card]


def test_nobody_is_given_a_cloner_that_another_thread_still_writes():
    """Two tables of a game are loaded at once, and nobody has played it since the start."""
    cls = holding("read_slowly()")
    state = cls("start", Chance("riddle"), 0, [Card("ace", [1])])
    with ThreadPoolExecutor(1) as other:
        copying = other.submit(clone, state)
        assert being_read.wait(20)
        try:
            assert clone(state) == state
        finally:
            may_go_on.set()
        assert copying.result(20) == state
    assert cloner(cls) is cloner(cls)


# What is not plain data


class Anything:
    pass


def holding(hint: Any) -> type:
    """A state with one field of this type."""
    return dataclass(type("Holding", (State,), {"__annotations__": {"held": hint}}))


@pytest.mark.parametrize(
    "hint",
    [
        Anything,
        list[Anything],
        dict[str, Anything],
        tuple[list[int], ...],
        Callable[[], int],
        Any,
        Card | Label,
        list,
        object,
    ],
    ids=str,
)
def test_what_is_not_plain_data_is_refused_by_name(hint: Any):
    cls = holding(hint)
    for _ in range(2):  # the second time as well
        with pytest.raises(TypeError, match="not plain data"):
            cloner(cls)


def clone_unless_refused(state: Any) -> Any:
    """The copy, or nothing if the kind of state is refused with a word on why."""
    try:
        return clone(state)
    except TypeError as error:
        if "a state may not hold" in str(error):
            return None
        raise


@dataclass(frozen=True)
class Locket:
    """Frozen, but what it holds is not."""

    things: list[int]


class Box(msgspec.Struct, frozen=True):
    things: list[int]


@pytest.mark.parametrize("kind", [Locket, Box])
def test_what_only_seems_frozen_is_never_shared(kind: type):
    """A copy of a frozen thing that holds a list must hold a list of its own, or be refused."""
    cls = holding(kind)
    state = cls("start", Chance("riddle"), 0, kind([1]))
    copy = clone_unless_refused(state)
    if copy is not None:
        copy.held.things.append(2)
        assert state.held.things == [1]


class Place(IntEnum):
    SHIRE = 1
    MORDOR = 2


@pytest.mark.parametrize(
    ("hint", "held"),
    [
        (dict[int, str], {1: "a"}),
        (dict[Place, str], {Place.MORDOR: "b"}),
        (dict[Colour, int], {Colour.RED: 1}),
    ],
    ids=["int", "int enum", "enum"],
)
def test_what_is_copied_can_also_be_saved(hint: Any, held: dict[Any, Any]):
    """A dictionary by number or by enum is refused at once, or goes all the way."""
    cls = holding(hint)
    state = cls("start", Chance("riddle"), 0, held)
    copy = clone_unless_refused(state)
    if copy is not None:
        assert copy == state
        assert from_json(to_json(state), cls) == state


@dataclass(eq=False)
class Token:
    """Hashable by identity, so that it can lie in a set."""

    name: str


def test_a_set_of_changeable_things_stays_a_set_or_is_refused():
    cls = holding(set[Token])
    state = cls("start", Chance("riddle"), 0, {Token("a")})
    copy = clone_unless_refused(state)
    assert copy is None or isinstance(copy.held, set)


def other_card() -> type:
    @dataclass
    class Card:
        """Another module's card."""

        cost: int

    return Card


def test_two_kinds_of_the_same_name_are_not_mixed_up():
    other = other_card()
    cls = dataclass(
        type("Two", (State,), {"__annotations__": {"mine": list[Card], "theirs": list[other]}})
    )
    state = cls("start", Chance("riddle"), 0, [Card("ace", [1])], [other(3)])
    assert clone(state) == state


@dataclass
class Ally(Card):
    strength: int


def test_a_more_special_thing_is_copied_whole_or_refused():
    cls = holding(list[Card])
    state = cls("start", Chance("riddle"), 0, [Ally("legolas", [], 6)])
    copy = clone_unless_refused(state)
    assert copy is None or copy == state


@dataclass(frozen=True)
class Effect:
    """A card's effect, made of effects."""

    name: str
    parts: "tuple[Effect, ...]" = ()


def test_a_frozen_tree_is_shared_or_refused():
    tree = Effect("both", (Effect("wound"), Effect("heal")))
    copy = clone_unless_refused(holding(Effect)("start", Chance("riddle"), 0, tree))
    assert copy is None or copy.held is tree


@dataclass(frozen=True)
class Tree:
    branches: "tuple[Branch, ...]"
    leaves: list[int]


@dataclass(frozen=True)
class Branch:
    tree: Tree


def test_what_holds_something_changeable_far_below_is_never_shared():
    clone_unless_refused(holding(Tree)("start", Chance("riddle"), 0, Tree((), [])))
    state = holding(Branch)("start", Chance("riddle"), 0, Branch(Tree((), [1])))
    copy = clone_unless_refused(state)
    if copy is not None:
        copy.held.tree.leaves.append(2)
        assert state.held.tree.leaves == [1]


@dataclass
class Pile:
    """A pile with piles on it."""

    cards: list[int]
    piles: "list[Pile]"


def test_a_tree_that_can_change_is_copied_to_its_leaves_or_refused():
    state = holding(Pile)("start", Chance("riddle"), 0, Pile([1], [Pile([2], [])]))
    copy = clone_unless_refused(state)
    if copy is not None:
        assert copy == state
        copy.held.piles[0].cards.append(3)
        assert state.held.piles[0].cards == [2]


@dataclass
class Derived(State):
    words: list[str]
    count: int = field(init=False, default=0)


def test_a_field_that_is_not_given_at_the_start_is_copied_or_refused_by_name():
    state = Derived("start", Chance("riddle"), 0, ["a"])
    state.count = 5
    copy = clone_unless_refused(state)
    assert copy is None or copy.count == 5


# JSON


def test_everything_survives_json():
    state = everything()
    assert from_json(to_json(state), Everything) == state


def test_json_is_the_same_however_sets_and_dictionaries_were_filled():
    one, other = everything(), everything()
    one.counts, other.counts = {"a": 1, "b": 2}, {"b": 2, "a": 1}
    one.loose, other.loose = {"c", "d"}, {"d"} | {"c"}
    assert to_json(one) == to_json(other)


def test_a_wrong_type_is_not_loaded():
    data = json.loads(to_json(everything()))
    data["number"] = "seven"
    with pytest.raises(msgspec.ValidationError):
        from_json(json.dumps(data).encode(), Everything)


# Digests


def test_the_digest_is_the_hash_of_the_fields_in_order():
    state = toy.GAME.setup({"rounds": 3}, 2, Chance("riddle"))
    written = (
        '{"step":"deal","chance":{"seed":"riddle","drawn":0},"news":0,"rounds":3,'
        '"bag":[1,2,3,4,5,6,7,8,9],"pockets":[[],[]],"fists":[null,null],"brags":[false,false],'
        '"opened":[[],[]],"points":[0,0],"round":0,"winner":null,"stake":0,"heads":false}'
    )
    assert digest(state) == sha256(written.encode()).hexdigest()


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_the_digest_tells_any_two_states_apart(change: Callable[[Everything], object]):
    state = everything()
    change(state)
    assert digest(state) != digest(everything())


# Every game


@pytest.mark.parametrize("game", [*registry.games(), toy.GAME], ids=lambda game: game.name)
def test_the_whole_of_a_games_state_is_copied(game: Game[Any]):
    """Change everything that can be changed in a copy; the original must not feel it."""
    case: Case = cases(game)[-1]
    for position in random_positions(case, "copied"):
        before = digest(position.state)
        disturb(clone(position.state))
        assert digest(position.state) == before


def disturb(value: Any) -> None:
    """Empty every list, set and dictionary below."""
    if isinstance(value, list | dict):
        for item in list(value.values() if isinstance(value, dict) else value):
            disturb(item)
    if isinstance(value, list | dict | set):
        value.clear()
    elif hasattr(value, "__dataclass_fields__"):
        for name in value.__dataclass_fields__:
            disturb(getattr(value, name))


@dataclass
class Chicken:
    eggs: "list[Egg]"


@dataclass
class Egg:
    hens: list[Chicken]
    shell: object


def test_kinds_that_hold_each_other_are_refused_again_and_again():
    for kind in (Chicken, Egg, Chicken, Egg):
        with pytest.raises(TypeError, match="not plain data"):
            cloner(kind)
