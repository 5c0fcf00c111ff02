"""Texts as a table of values has them: how words are written, and any that could be."""

from dataclasses import MISSING, fields
from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from mathom.cards.filters import AnyOf, Both, Not
from mathom.games.warcards.language import Circumstance, Condition, Cost, Effect
from mathom.games.warcards.values.fire_and_swords import BASE_BOX, TABLE
from mathom.games.warcards.values.table import Known, read
from mathom.games.warcards.values.vocabulary import TERMS, WORDS, Slot, Unfit, slot_of

KNOWN = Known([*BASE_BOX, *read(TABLE)])


# --- As somebody would write it


def written(word: Any) -> str:
    """A word as an expression."""
    if isinstance(word, Not):
        return f"~{written(word.but)}"
    if isinstance(word, Both | AnyOf):
        sign = "&" if isinstance(word, Both) else "|"
        return f"({written(word.first)} {sign} {written(word.second)})"
    name = type(word).__name__
    held = [
        f"{field.name}={_held(slot_of(name, field.name), getattr(word, field.name))}"
        for field in fields(word)
        if getattr(word, field.name) != field.default
    ]
    return f"{name}({', '.join(held)})"


def _held(slot: Slot, value: Any) -> str:
    if isinstance(value, tuple):
        return f"({', '.join(_held(slot, each) for each in value)},)"
    kind = slot.wants.removesuffix("s")
    if kind in TERM_KINDS:
        return next(name for name, term in TERMS.items() if term == (kind, value))
    return repr(value) if isinstance(value, str | int) else written(value)


TERM_KINDS = {term.kind for term in TERMS.values()}


# --- Whatever somebody could write

LITERALS = (
    *("eliminated", "combat", "path-combat", "forsaken-from-deck", "forsaken-from-reserve"),
    *("path", "ground", "either", "self", "here", "accompanying", "anywhere"),
)
KINDS: dict[str, Any] = {
    "effect": Effect,
    "cost": Cost,
    "condition": Condition,
    "circumstance": Circumstance,
}
LEAVES = ("Draw", "Forsake", "Recycle", "Corrupt")
DEEP = 3


def expressions(kind: type, depth: int = 0) -> SearchStrategy[str]:
    """Words of a kind, written with all that they may hold."""
    names = [name for name, word in WORDS.items() if issubclass(word, kind)]
    if depth > DEEP and kind is Effect:
        names = [name for name in names if name in LEAVES]
    return st.sampled_from(names).flatmap(lambda name: calls(name, depth))


@st.composite
def calls(draw: Any, name: str, depth: int) -> str:
    held = []
    for field in fields(WORDS[name]):
        if field.default is MISSING or draw(st.booleans()):
            value = draw(_values(name, field.name, depth + 1))
            held.append(f"{field.name}={value}")
    return f"{name}({', '.join(held)})"


def _values(word: str, field: str, depth: int) -> SearchStrategy[str]:
    slot = slot_of(word, field)
    one = slot.wants.removesuffix("s")
    if slot.names:
        names = st.sampled_from(sorted(KNOWN.slots[slot.names])).map(repr)
        return _tuples(names) if slot.wants == "names" else names
    if field == "one_more":
        return calls("Stands", depth)
    if one in KINDS:
        found = expressions(KINDS[one], depth)
        return found if one == slot.wants else _tuples(found)
    if one in TERM_KINDS:
        terms = st.sampled_from([name for name, term in TERMS.items() if term.kind == one])
        return terms if one == slot.wants else _tuples(terms)
    if one == "number":
        numbers = st.integers(1, 9).map(str)
        return numbers if one == slot.wants else _tuples(numbers)
    if slot.wants == "yes-no":
        return st.sampled_from(["True", "False"])
    if slot.wants == "words":
        return st.sampled_from([repr(word) for word in LITERALS if takes(slot, word)])
    if slot.wants == "grounds":
        return calls("Grounds", depth)
    if slot.wants == "filter":
        return _filters(depth)
    assert slot.wants == "instead"
    return calls("ActivePath", depth).map(lambda path: f"(2, {path})")


def _tuples(of: SearchStrategy[str]) -> SearchStrategy[str]:
    return st.lists(of, min_size=1, max_size=2, unique=True).map(
        lambda some: f"({', '.join(some)},)"
    )


def _filters(depth: int) -> SearchStrategy[str]:
    which = calls("Which", depth)
    return st.one_of(
        which,
        which.map(lambda one: f"~{one}"),
        st.tuples(which, st.sampled_from("|&"), which).map(lambda parts: f"({' '.join(parts)})"),
    )


def takes(slot: Slot, value: object) -> bool:
    try:
        slot.take(value)
    except Unfit:
        return False
    return True
