"""Numbers are never stored: each is a sum over its sources, and the list of those explains it."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, TypeAlias

from mathom.games.fellowship import catalogue
from mathom.games.fellowship.effects.standing import Gains, Holds, IgnoreBonus, Strength
from mathom.games.fellowship.language import Standing
from mathom.games.fellowship.parts import Lasting
from mathom.games.fellowship.rules.memo import Memo, memo, sayings
from mathom.games.fellowship.state import Table
from mathom.games.fellowship.terms import STACKED

Share: TypeAlias = tuple[int | str, int]
"""A card, or the word for a rule, and how much of a number is by it."""

BY_RULES: Final = "source-rules"
ROAMING: Final = "source-roaming"
LOST: Final = "source-lost"
"""The one wound of a lost skirmish."""
LEAST: Final = "source-least"
"""What lifts a sum to the least that it may be."""


def at_least(found: Sequence[Share], least: int = 0) -> list[Share]:
    """With what is missing, so that the parts are the whole."""
    missing = least - sum([much for _, much in found])
    return [*found, (LEAST, missing)] if missing > 0 else [*found]


def lasting_word(lasting: Lasting) -> Standing:
    word = catalogue.BLOCKS[lasting.block].words[lasting.at]
    assert isinstance(word, Standing)
    return word


def speaks_of(t: Table, kind: type[Standing]) -> bool:
    """Whether a text of a kind may hold now: most no card of this table ever says, and most of the
    time nobody says the others.
    """
    if kind not in (t.sayings or sayings(t)):
        return False
    return bool(t.lasting or (t.memo or memo(t)).standing(kind))


def pieces(t: Table, kind: type[Standing], card: int) -> Iterable[tuple[int, int, Standing]]:
    """All that texts of a kind say of a card: whose text it is, how much, and the word itself."""
    return _pieces(t, kind, card) if speaks_of(t, kind) else ()


def _pieces(t: Table, kind: type[Standing], card: int) -> Iterator[tuple[int, int, Standing]]:
    known = memo(t)
    for source, word, d in known.standing(kind):
        if word.while_ is not None and word.while_.why_not(t, d) is not None:
            continue
        # Who takes no part in this turn is not affected by it (T-24.2).
        if word.holds_for(t, card, d) and (not isinstance(word, Holds) or card in known.active):
            yield source, word.value(t, card, d), word
    for lasting in t.lasting:
        if card in lasting.cards:
            word = lasting_word(lasting)
            if isinstance(word, kind):
                yield lasting.card, lasting.amount, word


def holds(t: Table, kind: type[Standing], card: int) -> bool:
    """Whether any text of a kind is about a card."""
    if speaks_of(t, kind):
        for _ in _pieces(t, kind, card):
            return True
    return False


def items_of(t: Table, card: int) -> Sequence[int]:
    """What a card bears."""
    known: Memo = t.memo or memo(t)
    return known.borne(card)


def stacked_on(t: Table, card: int) -> list[int]:
    if card not in t.on:
        return []  # told at once, as of nearly every card
    return [other for other, at in enumerate(t.on) if at == card and t.zone[other] == STACKED]


# --- Strength


def strength(t: Table, card: int) -> int:
    """Never below 0 when it is used (T-17.9)."""
    tally = t.tally
    if tally is None:
        # Between a change and its settling nothing is kept: it is how settling sees the change.
        return max(0, sum([much for _, much in strength_sources(t, card)]))
    found = tally.get(card)
    if found is None:
        found = tally[card] = max(0, sum([much for _, much in strength_sources(t, card)]))
    return found


def strength_sources(t: Table, card: int) -> list[tuple[int, int]]:
    """What a character's strength is made of, by card."""
    found = [(card, catalogue.STRENGTH[t.print_of[card]])]
    items = items_of(t, card)
    ignored = _ignored(t, card, items) if items else {}
    for item in items:
        bonus = catalogue.STRENGTH[t.print_of[item]]
        if bonus:
            found.append((item, bonus))
    for source, much, _ in pieces(t, Strength, card):
        found.append((source, much))
    if ignored:
        found += [(ignored[item], -much) for item, much in found if item in ignored]
    return found


def _ignored(t: Table, card: int, items: Sequence[int]) -> dict[int, int]:
    """The items whose whole strength bonus does not count, each with the card that says so."""
    found: dict[int, int] = {}
    for item in items:
        for source, _, word in pieces(t, IgnoreBonus, item):
            if isinstance(word, IgnoreBonus) and word.against(t, card, source):
                found[item] = source
                break
    return found


# --- Vitality


def vitality(t: Table, card: int) -> int:
    """What is printed, and what borne items give; wounds not yet taken off."""
    total = catalogue.VITALITY[t.print_of[card]]
    for item in items_of(t, card):
        total += catalogue.VITALITY[t.print_of[item]]
    return total


def vitality_sources(t: Table, card: int) -> list[tuple[int, int]]:
    found = [(card, catalogue.VITALITY[t.print_of[card]])]
    for item in items_of(t, card):
        bonus = catalogue.VITALITY[t.print_of[item]]
        if bonus:
            found.append((item, bonus))
    return found


# --- Keywords


def keyword(t: Table, card: int, name: str) -> int:
    """How much of a keyword a card has; 1 for those that don't count."""
    if name not in catalogue.GRANTED or not speaks_of(t, Gains):
        return catalogue.CARDS[t.print_of[card]].keywords.get(name, 0)
    return sum([much for _, much in keyword_sources(t, card, name)])


def keyword_sources(t: Table, card: int, name: str) -> list[tuple[int, int]]:
    printed = catalogue.CARDS[t.print_of[card]].keywords.get(name, 0)
    found = [(card, printed)] if printed else []
    if name in catalogue.GRANTED:
        for source, much, word in pieces(t, Gains, card):
            if isinstance(word, Gains) and word.keyword == name:
                found.append((source, much))
    return found
