"""The words of which texts are made, read from how they are written.

A text in a table is an expression: words that hold words, as in `docs/adding-a-card.md`. It is
parsed as Python and built up from the words alone, so that a table can name nothing else. What
each word may hold is said here, by the names of what they hold: annotations don't outlive mypyc.
"""

import ast
from collections.abc import Callable, Iterable, Mapping
from dataclasses import MISSING, Field, dataclass, fields
from functools import cache, lru_cache
from types import ModuleType
from typing import Any, Final, NamedTuple, TypeAlias

from mathom.cards.filters import Filter
from mathom.games.warcards import abilities, filters, terms
from mathom.games.warcards.effects import (
    conditions,
    costs,
    drawing,
    eliminating,
    flow,
    giving,
    icons,
    locations,
    moving,
    sifting,
)
from mathom.games.warcards.language import Ability, Circumstance, Condition, Cost, Effect, Node
from mathom.games.warcards.values.trouble import Trouble

MOST: Final = 9
"""No number of a text, icon, point or path number is higher."""
LONGEST: Final = 600
"""Letters of a line."""
DEEPEST: Final = 20
"""Words within words."""

# --- Words


def _words_of(*modules: ModuleType) -> dict[str, type]:
    """Those of which there are no further kinds: `NextPath`, but not `PathChange`."""
    kinds = (Node, Cost, Filter, filters.Grounds)
    return {
        name: word
        for module in modules
        for name, word in vars(module).items()
        if isinstance(word, type)
        and word.__module__ == module.__name__
        and issubclass(word, kinds)
        and not word.__subclasses__()
    }


WORDS: Final[Mapping[str, type]] = _words_of(
    abilities,
    filters,
    conditions,
    costs,
    drawing,
    eliminating,
    flow,
    giving,
    icons,
    locations,
    moving,
    sifting,
)
"""Every word that a text may use, by name."""


class Term(NamedTuple):
    """What the rules have a number or a name for: `DWARF` is a faction, `DECK` a pile."""

    kind: str
    meant: int | str


KEYWORDS: Final[Mapping[str, str]] = {
    name: getattr(terms, name) for name in ("NAZGUL", "WEAPON", "MOUNT", "ENT")
}
TERMS: Final[Mapping[str, Term]] = {
    **{name: Term("side", getattr(terms, name)) for name in ("FREE", "SHADOW")},
    **{name.upper(): Term("faction", number) for number, name in enumerate(terms.FACTIONS)},
    **{name.upper(): Term("type", number) for number, name in enumerate(terms.TYPES)},
    **{name: Term("pile", getattr(terms, name)) for name in ("DECK", "CYCLED")},
    **{name: Term("keyword", word) for name, word in KEYWORDS.items()},
}
"""What else a text may name."""

# --- What they hold


class Unfit(Exception):
    """A value that a word can't hold."""


@dataclass(frozen=True)
class Slot:
    """One of the things that a word holds."""

    wants: str
    """Which sort of thing, as `trouble-wrong-value` says it."""
    take: Callable[[Any], Any]
    """The thing, as the rules hold it; `Unfit` if it is none."""
    names: str = ""
    """If it names something: `cards`, `grounds`, `paths`, `locations`; `place` is a location or a
    wide place, `played-to` one to which a text plays cards."""


Take: TypeAlias = Callable[[Any], Any]


def _a(*kinds: type) -> Take:
    def take(value: Any) -> Any:
        if not isinstance(value, kinds):
            raise Unfit
        return value

    return take


def _some(of: Take) -> Take:
    """One or more, in brackets."""

    def take(value: Any) -> Any:
        if not isinstance(value, tuple) or not value:
            raise Unfit
        return tuple(map(of, value))

    return take


def _different(of: Take) -> Take:
    """One or more, each of them once: the rules count on it."""

    def take(value: Any) -> Any:
        found = _some(of)(value)
        if len(set(found)) < len(found):
            raise Unfit
        return found

    return take


def _number(value: Any) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= MOST:
        raise Unfit
    return value


def _term(kind: str) -> Take:
    def take(value: Any) -> Any:
        if not isinstance(value, Term) or value.kind != kind:
            raise Unfit
        return value.meant

    return take


def _one_of(*words: str) -> Take:
    def take(value: Any) -> Any:
        if not isinstance(value, str) or value not in words:
            raise Unfit
        return value

    return take


def _instead(value: Any) -> Any:
    """Another number, and when."""
    if not isinstance(value, tuple) or len(value) != 2:
        raise Unfit
    return _number(value[0]), _a(conditions.ActivePath)(value[1])


_NUMBER: Final = Slot("number", _number)
_YES_NO: Final = Slot("yes-no", _a(bool))
_EFFECT: Final = Slot("effect", _a(Effect))
_FILTER: Final = Slot("filter", _a(Filter))
_FACTION: Final = Slot("faction", _term("faction"))
_GROUNDS: Final = Slot("names", _different(_a(str)), "grounds")
_CARDS: Final = Slot("names", _different(_a(str)), "cards")
_CARD: Final = Slot("name", _a(str), "cards")

SLOTS: Final[Mapping[str, Slot]] = {
    **dict.fromkeys(("effects",), Slot("effects", _some(_a(Effect)))),
    **dict.fromkeys(("first", "second"), _EFFECT),
    "cost": Slot("cost", _a(Cost)),
    "costs": Slot("costs", _some(_a(Cost))),
    "condition": Slot("circumstance", _a(Circumstance)),
    "conditions": Slot("circumstances", _some(_a(Circumstance))),
    "when": Slot("condition", _a(Condition)),
    "CycledInstead.when": Slot(
        "words",
        _one_of(
            "eliminated", "combat", "path-combat", "forsaken-from-deck", "forsaken-from-reserve"
        ),
    ),
    "one_more": Slot("circumstance", _a(conditions.Stands)),
    "instead": Slot("instead", _instead),
    **dict.fromkeys(("which", "also", "Cleanse.each"), _FILTER),
    "grounds": Slot("grounds", _a(filters.Grounds)),
    **dict.fromkeys(("AlsoOn.grounds", "ActivateAndPermit.grounds", "Grounds.names"), _GROUNDS),
    **dict.fromkeys(("names", "Lends.to"), _CARDS),
    **dict.fromkeys(("mover", "name", "GivesWay.to"), _CARD),
    "location": Slot("name", _a(str), "locations"),
    "ActivePath.location": Slot("name", _a(str), "paths"),
    "at": Slot("place", _a(str), "place"),
    "DrawAndPlay.at": Slot("place", _a(str), "played-to"),
    "Eliminate.at": Slot("words", _one_of("here", "anywhere")),
    "MoveWielder.to": Slot("words", _one_of("path", "ground")),
    "Strengthen.to": Slot(
        "words", _one_of("path", "ground", "either", "self", "here", "accompanying")
    ),
    **dict.fromkeys(("faction", "user", "except_for"), _FACTION),
    "side": Slot("side", _term("side")),
    "type": Slot("type", _term("type")),
    "keyword": Slot("keyword", _term("keyword")),
    "sources": Slot("piles", _different(_term("pile"))),
    **dict.fromkeys(
        ("number", "cards", "most", "tokens", "attack", "defence", "path", "each"), _NUMBER
    ),
    **dict.fromkeys(("then_cycle", "eliminate"), _NUMBER),
    "numbers": Slot("numbers", _different(_number)),
    **dict.fromkeys(
        ("once", "optional", "new", "again", "must", "any_army", "with_items", "afield"), _YES_NO
    ),
    "Strengthen.attack": _YES_NO,
}
"""By name, of all words or of one: texts call the same things the same."""


def slot_of(word: str, field: str) -> Slot:
    return SLOTS.get(f"{word}.{field}") or SLOTS[field]


# --- Reading


def read_abilities(lines: Iterable[str]) -> tuple[Ability, ...]:
    """The text of a card that stays in play."""
    return tuple(_read(line, Ability) for line in lines)


def read_effects(lines: Iterable[str]) -> tuple[Effect, ...]:
    """The text of an event or a location."""
    return tuple(_read(line, Effect) for line in lines)


@lru_cache(maxsize=1000)  # of all lines; strangers may try out others
def _read(line: str, kind: type) -> Any:
    if len(line) > LONGEST:
        raise Trouble("too-long", text=line, most=LONGEST)
    try:
        expression = ast.parse(line.strip(), mode="eval").body
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
        raise Trouble("unreadable", text=line) from error
    found = _Reader(line).read(expression)
    if not isinstance(found, kind):
        raise Trouble("other-word", text=line, kind=kind.__name__.lower())
    return found


class _Reader:
    """Builds a line's words up, from the innermost on."""

    def __init__(self, line: str) -> None:
        self.line = line
        self.depth = 0

    def read(self, node: ast.expr) -> Any:
        self.depth += 1
        if self.depth > DEEPEST:
            raise Trouble("too-deep", text=self.line, most=DEEPEST)
        found = self._read(node)
        self.depth -= 1
        return found

    def _read(self, node: ast.expr) -> Any:
        if isinstance(node, ast.Constant) and isinstance(node.value, str | int | None):
            return node.value
        if isinstance(node, ast.Tuple):
            return tuple(map(self.read, node.elts))
        if isinstance(node, ast.Name):
            if node.id not in TERMS:
                raise Trouble("unknown-word", text=self.line, word=node.id)
            return TERMS[node.id]
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            return self._word(node, node.func.id)
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Invert):
            return ~self._filter(node.operand)
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr | ast.BitAnd):
            first, second = self._filter(node.left), self._filter(node.right)
            return first | second if isinstance(node.op, ast.BitOr) else first & second
        raise Trouble("unreadable", text=self.line)

    def _filter(self, node: ast.expr) -> Filter:
        found = self.read(node)
        if not isinstance(found, Filter):
            raise Trouble("unreadable", text=self.line)
        return found

    def _word(self, node: ast.Call, name: str) -> Any:
        if name not in WORDS:
            raise Trouble("unknown-word", text=self.line, word=name)
        known = _fields(WORDS[name])
        given = list(zip(known, node.args, strict=False))
        given += [(each.arg or "", each.value) for each in node.keywords]
        written = {field for field, _ in given}
        wanted = {name for name, field in known.items() if field.default is MISSING}
        if (
            len(node.args) > len(known)
            or len(written) < len(given)
            or not wanted <= written <= set(known)
        ):
            raise Trouble(
                "other-values", text=self.line, word=name, fields=", ".join(known) or "none"
            )
        held = {field: self._held(name, known[field], value) for field, value in given}
        return WORDS[name](**held)

    def _held(self, word: str, field: "Field[Any]", node: ast.expr) -> Any:
        """What a word holds anyway may be written as well."""
        value, usual = self.read(node), field.default
        if type(value) is type(usual) and value == usual:
            return value
        slot = slot_of(word, field.name)
        try:
            return slot.take(value)
        except Unfit as error:
            raise Trouble(
                "wrong-value", text=self.line, word=word, field=field.name, wants=slot.wants
            ) from error


@cache
def _fields(word: type) -> "dict[str, Field[Any]]":
    """What a word holds, in its order."""
    return {field.name: field for field in fields(word)}
