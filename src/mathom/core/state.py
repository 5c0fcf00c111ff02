"""The table between two steps: plain data that copies, saves and compares."""

import ast
import sys
import types
import typing
from collections.abc import Callable
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum
from functools import cache, reduce
from hashlib import sha256
from operator import or_
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

import msgspec
from mypy_extensions import mypyc_attr

from mathom.core.chance import Chance
from mathom.core.event import PLAIN, Event, Moment, Weight
from mathom.core.frame import Frame, kinds_of
from mathom.core.message import Arg

OVER = "over"
"""The step of a game that has ended."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Teller:
    """Tells what happens to whoever listens. A playout has no listener, so telling costs nothing.

    The story is not part of the position: it is neither copied, nor saved, nor compared.
    """

    story: list[Event] | None = None
    asking: Frame | None = None
    """What is being done while somebody is asked, in games with an agenda. Like the story it is no
    part of the position: whoever comes to the question finds it there."""
    asked: Any = None
    """The play that will ask, made and not begun yet."""

    def tell(
        self,
        kind: str,
        args: dict[str, Arg],
        seats: tuple[int, ...] | None = None,
        veiled: dict[str, Arg] | None = None,
        *,
        weight: Weight = PLAIN,
        moment: Moment | None = None,
    ) -> None:
        if self.story is not None:
            self.story.append(Event(kind, args, seats, veiled, weight, moment))


# Games in plain Python must be able to stand on a compiled core, hence `mypyc_attr`. And not
# `slots=True`: mypyc can't compile such a class, and a compiled one has slots anyway.
@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass
class State(Teller):
    """What every game's state has."""

    step: str
    """The step to run next; see `Game.steps`."""
    chance: Chance
    news: int
    """Grows whenever somebody learns something hidden. No undo goes back over that."""

    def as_recorded(self) -> "State":
        """What a record's hash is of. A game whose table is written otherwise now than when there
        were records says here how it was, so that they still verify.
        """
        return self


T = TypeVar("T")
S = TypeVar("S", bound=State)


def clone(value: T) -> T:
    """An independent copy, made by code generated once for the type."""
    return cloner(type(value))(value)


def twin(value: T) -> T:
    """Another of the same parts, which both share: to exchange one of them, and ask what then."""
    cls: Any = type(value)
    found: T = _twinner(cls)(value)
    return found


@cache
def _twinner(cls: Any) -> Callable[[Any], Any]:
    names: dict[str, Any] = {"cls": cls, "new": object.__new__}
    whole = f"cls({', '.join(f'old.{f.name}' for f in fields(cls))})"
    if all(each.__dictoffset__ for each in cls.__mro__[:-1]):  # five times as fast: not compiled
        whole = "new(cls); found.__dict__ = old.__dict__.copy()"
    exec(f"def copy(old): found = {whole}; return found", names)
    made: Callable[[Any], Any] = names["copy"]
    return made


Cloners: TypeAlias = dict[type, Callable[[Any], Any]]
_cloners: Cloners = {}


def cloner(cls: type[T]) -> Callable[[T], T]:
    """The function that copies a mutable dataclass, written out field by field."""
    if cls not in _cloners:
        # Apart, until all are whole: other threads copy meanwhile, and a kind may be refused.
        written: Cloners = {}
        _write_cloner(cls, written)
        _cloners.update(written)
    return _cloners[cls]


def _write_cloner(cls: type, written: Cloners) -> Callable[[Any], Any]:
    """Write the cloner of a kind, and those of the kinds within that have none yet."""
    names: dict[str, Any] = {"cls": cls}
    written[cls] = lambda old: names["copy"](old)  # for a kind that holds its own kind
    exec(f"def copy(old): return cls({', '.join(_copies(cls, names, written))})", names)
    written[cls] = names["copy"]
    return written[cls]


def _copies(cls: type, names: dict[str, Any], written: Cloners) -> list[str]:
    """The expressions that copy each field, in order."""
    hints = field_types(cls)
    for field in fields(cls):
        if not field.init:
            raise TypeError(f"a state may not hold {field.name}: it can't be given at the start")
    return [
        _copying(hints[field.name], f"old.{field.name}", names, written) for field in fields(cls)
    ]


def field_types(cls: type) -> dict[str, Any]:
    """What the fields of a dataclass or a struct hold, in full.

    mypyc keeps only `list` of `list[int]`. A compiled module lies beside its source, so the
    annotations are read there and put back, for msgspec as much as for the cloner.
    """
    for base in reversed(cls.__mro__):
        module = sys.modules[base.__module__]
        path = Path(getattr(module, "__file__", None) or "builtin")
        if _has_fields(base) and path.suffix != ".py":
            source = ast.parse(
                path.with_name(path.name.partition(".")[0] + ".py").read_text("utf-8")
            )
            for node in source.body:
                if isinstance(node, ast.ClassDef) and node.name == base.__name__:
                    for line in node.body:
                        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
                            hint = eval(ast.unparse(line.annotation), vars(module))
                            base.__annotations__[line.target.id] = hint
    return typing.get_type_hints(cls)


def _has_fields(cls: type) -> bool:
    return is_dataclass(cls) or issubclass(cls, msgspec.Struct)


def _copying(hint: Any, source: str, names: dict[str, Any], written: Cloners) -> str:
    """The expression that copies what `source` holds, a value of type `hint`."""
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if _is_shared(hint):
        return source
    if origin is set and _is_shared(args[0]):
        return f"{source}.copy()"
    if origin is list:
        item = _copying(args[0], "item", names, written)
        return f"{source}.copy()" if item == "item" else f"[{item} for item in {source}]"
    if origin is dict and args[0] is str:  # JSON has no other keys
        item = _copying(args[1], "item", names, written)
        if item == "item":
            return f"{source}.copy()"
        return f"{{key: {item} for key, item in {source}.items()}}"
    if origin in (typing.Union, types.UnionType):
        inner = [arg for arg in args if arg is not type(None)]
        if len(inner) == 1:
            some = _copying(inner[0], source, names, written)
            return f"(None if {source} is None else {some})"
    if isinstance(hint, type) and is_dataclass(hint) and not _is_frozen(hint):
        number = len(names)
        known = _cloners.get(hint) or written.get(hint) or _write_cloner(hint, written)
        names[f"kind_{number}"], names[f"copy_{number}"] = hint, known
        names["clone"] = clone
        # A more special kind than the annotation says is copied as what it is.
        return (
            f"(copy_{number}({source}) if {source}.__class__ is kind_{number} else clone({source}))"
        )
    raise TypeError(f"a state may not hold {hint}: it is not plain data")


def _is_shared(hint: Any, within: tuple[type, ...] = ()) -> bool:
    """Whether a value of this type can never change, so that copies may share it.

    `within` are the kinds that it is part of: a kind that holds its own kind is no news.
    """
    if hint in (int, str, bool, float, bytes, type(None)):
        return True
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin in (tuple, frozenset, typing.Union, types.UnionType):
        return all(arg is ... or _is_shared(arg, within) for arg in args)
    if origin is typing.Literal:
        return True
    if not isinstance(hint, type):
        return False
    if issubclass(hint, Enum):
        return True
    return hint in within or (
        _is_frozen(hint)
        and all(_is_shared(held, (*within, hint)) for held in field_types(hint).values())
    )


def _is_frozen(hint: type) -> bool:
    if is_dataclass(hint):
        return bool(hint.__dataclass_params__.frozen)  # type: ignore[attr-defined]  # every dataclass has it
    config = getattr(hint, "__struct_config__", None)
    return config is not None and bool(config.frozen)


_encoder = msgspec.json.Encoder(order="deterministic")


def to_json(state: State) -> bytes:
    return _encoder.encode(state)


def from_json(data: bytes, cls: type[S]) -> S:
    cloner(cls)  # has restored the annotations of every dataclass within
    _name_frames(cls)
    # msgspec fills the fields of an object that was never set up; a copy of it is.
    return clone(msgspec.json.decode(data, type=cls))


def _name_frames(cls: type) -> None:
    """Let msgspec know which kinds of frames an agenda can hold: it wants them all by name."""
    for name, hint in typing.get_type_hints(cls).items():
        held = typing.get_args(hint)
        if typing.get_origin(hint) is list and _is_family(held[0]):
            for kind in kinds_of(held[0]):
                field_types(kind)  # has restored its annotations
            kinds: Any = reduce(or_, kinds_of(held[0]))
            cls.__annotations__[name] = list[kinds]


def _is_family(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, Frame)


def digest(state: State) -> str:
    """A short name of exactly this position."""
    return sha256(to_json(state.as_recorded())).hexdigest()
