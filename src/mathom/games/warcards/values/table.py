"""Cards and locations, read from a table of values.

An entry says what a card is, and which of that a source gives: all other values are marked on the
card as `unsure`.
"""

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import fields, replace
from typing import Any, Final, TypeAlias

from mathom.cards.trees import walk
from mathom.games.warcards.abilities import Bonus, Lends, Tends
from mathom.games.warcards.card import Card, Ground, Path, Printed, Skirmish
from mathom.games.warcards.effects.drawing import RemoveCard
from mathom.games.warcards.effects.locations import CountsAs
from mathom.games.warcards.terms import (
    ANY_FREE,
    ANY_SHADOW,
    ARMY,
    CHARACTER,
    EVENT,
    EXPANSION,
    FACTIONS,
    ITEM,
    SIDE_OF,
    SIDES,
    TYPES,
)
from mathom.games.warcards.values.trouble import Trouble
from mathom.games.warcards.values.vocabulary import (
    KEYWORDS,
    MOST,
    WORDS,
    read_abilities,
    read_effects,
    slot_of,
)
from mathom.games.warcards.words import WIDE_PLACES

Entry = Mapping[str, Any]
Entries = dict[str, Entry]
"""What a table says, by the name of the card or location."""

ICONS: Final = ("attack", "defence")
VALUES: Final[Mapping[str, tuple[str, ...]]] = {
    "army": (*ICONS, "text"),
    "character": (*ICONS, "lead-attack", "lead-defence", "path", "paths", "keywords", "text"),
    "item": (*ICONS, "path", "wielders", "keywords", "text"),
    "event": ("text",),
    "battleground": ("points", "defence", "defenders", "attackers", "gates", "text"),
    "skirmish": ("defenders", "attackers", "accompanying", "defender-wins", "attacker-wins"),
    "path": ("points", "defence", "text"),
}
"""By kind: the values that somebody with the box can check."""
TEXTS: Final = ("text", "defender-wins", "attacker-wins")
FIXED: Final = ("faction", "copies", "side", "number", "own-name", "changed")
"""The rulebook tells these; and `changed` tells why we have other values than those that were first
reconstructed: those in `balanced`.
"""
MARKS: Final = {"known": "", "partly": "partly", "inferred": "inferred", "balanced": "balanced"}
"""How a source gives a value, or that it is ours for the sake of even games, with the message of
it; what is in none of these is reconstructed."""


def read(entries: Entries) -> list[Printed]:
    """All cards and locations of a table."""
    return [read_entry(name, entry) for name, entry in entries.items()]


def read_entry(name: str, entry: Entry) -> Printed:
    """One of them; `Trouble` tells what can't be used."""
    kind = entry.get("kind")
    if not isinstance(kind, str) or kind not in VALUES:
        raise Trouble("kind")
    for value in entry:
        if value not in (*VALUES[kind], *FIXED, *MARKS, "kind"):
            raise Trouble("no-such-value", value=value)
    if kind == "path":
        found: Printed = _path(name, entry)
    elif kind in ("battleground", "skirmish"):
        found = _ground(name, entry)
    else:
        found = _card(name, entry)
    for word in walk(tuple(found.parts)):
        _check_use(word, found)
    if sum(isinstance(part, Tends) for part in found.parts) > 1:
        raise Trouble("twice", value="text")
    return found


def _card(name: str, entry: Entry) -> Card:
    kind = TYPES.index(entry["kind"])
    keywords = _words(entry, "keywords")
    if not set(keywords) <= set(KEYWORDS.values()):
        raise Trouble("value", value="keywords")
    lines = _lines(entry, "text")
    return Card(
        name,
        _one_of(entry, "faction", FACTIONS),
        kind,
        copies=_number(entry, "copies", 1),
        attack=_number(entry, "attack"),
        defence=_number(entry, "defence"),
        lead_attack=_number(entry, "lead-attack"),
        lead_defence=_number(entry, "lead-defence"),
        path=_number(entry, "path"),
        paths=frozenset(_numbers(entry, "paths")),
        wielders=_words(entry, "wielders"),
        keywords=keywords,
        abilities=() if kind == EVENT else read_abilities(lines),
        event=read_effects(lines) if kind == EVENT else (),
        unsure=_unsure(entry, {"text": "event" if kind == EVENT else "abilities"}),
        box=EXPANSION,
        own_name=_own_name(entry),
    )


def _ground(name: str, entry: Entry) -> Ground:
    side = _one_of(entry, "side", SIDES)
    defenders = _factions(entry, "defenders", side)
    attackers = _factions(entry, "attackers", 1 - side)
    if entry["kind"] == "skirmish":
        return Skirmish(
            name,
            side,
            0,
            0,
            defenders,
            attackers,
            unsure=_unsure(entry),
            box=EXPANSION,
            own_name=_own_name(entry),
            accompanying=_words(entry, "accompanying"),
            defender_wins=read_effects(_lines(entry, "defender-wins")),
            attacker_wins=read_effects(_lines(entry, "attacker-wins")),
        )
    return Ground(
        name,
        side,
        _number(entry, "points"),
        _number(entry, "defence"),
        defenders,
        attackers,
        text=read_effects(_lines(entry, "text")),
        gates=_words(entry, "gates"),
        unsure=_unsure(entry),
        box=EXPANSION,
    )


def _path(name: str, entry: Entry) -> Path:
    return Path(
        name,
        _number(entry, "number"),
        _number(entry, "points"),
        _number(entry, "defence"),
        text=read_effects(_lines(entry, "text")),
        unsure=_unsure(entry),
        box=EXPANSION,
    )


# --- Single values


def _number(entry: Entry, value: str, without: int = 0) -> int:
    found = entry.get(value, without)
    if isinstance(found, bool) or not isinstance(found, int) or not 0 <= found <= MOST:
        raise Trouble("number", value=value, most=MOST)
    return found


def _numbers(entry: Entry, value: str) -> list[int]:
    found = entry.get(value, [])
    if not isinstance(found, list):
        raise Trouble("list", value=value)
    numbers = [_number({value: each}, value) for each in found]
    if 0 in numbers:
        raise Trouble("value", value=value)
    return _once(numbers, value)


def _strings(entry: Entry, value: str) -> list[str]:
    found = entry.get(value, [])
    if not isinstance(found, list) or not all(isinstance(each, str) for each in found):
        raise Trouble("list", value=value)
    return found


def _words(entry: Entry, value: str) -> tuple[str, ...]:
    return tuple(_once(_strings(entry, value), value))


def _lines(entry: Entry, value: str) -> tuple[str, ...]:
    return tuple(line for line in _strings(entry, value) if line.strip())


def _once(all: list[Any], value: str) -> list[Any]:
    if len(set(all)) < len(all):
        raise Trouble("twice", value=value)
    return all


def _one_of(entry: Entry, value: str, all: tuple[str, ...]) -> int:
    found = entry.get(value)
    if found not in all:
        raise Trouble("value", value=value)
    return all.index(found)


def _factions(entry: Entry, value: str, side: int) -> tuple[int, ...]:
    """Names of factions of a side, or the symbol for all of them (W-28.1)."""
    found: list[int] = []
    for word in _words(entry, value):
        if word == "any-free-peoples":
            found += ANY_FREE
        elif word == "any-shadow":
            found += ANY_SHADOW
        else:
            found.append(_one_of({value: word}, value, FACTIONS))
    if any(SIDE_OF[faction] != side for faction in found):
        raise Trouble("other-side", value=value)
    return tuple(_once(found, value))


def _own_name(entry: Entry) -> bool:
    return entry.get("own-name") is True


# --- What is certain


def checkable(entry: Entry) -> tuple[str, ...]:
    """The values of an entry that somebody with the box can check."""
    kind = entry["kind"]
    found: tuple[str, ...] = ("kind",) if kind in TYPES else ()
    found += tuple(value for value in VALUES[kind] if value in entry or value != "gates")
    return found


def as_played(printed: Printed) -> Printed:
    """Without the order of what has none, to be compared."""
    if isinstance(printed, Card):
        wielders, keywords = sorted(printed.wielders), sorted(printed.keywords)
        return replace(printed, wielders=tuple(wielders), keywords=tuple(keywords))
    if isinstance(printed, Ground):
        return replace(
            printed,
            defenders=tuple(sorted(printed.defenders)),
            attackers=tuple(sorted(printed.attackers)),
            gates=tuple(sorted(printed.gates)),
        )
    return printed


def doubt(entry: Entry, value: str) -> str:
    """Why a value is not certain, as the end of a message's name; nothing if it is."""
    for mark, why in MARKS.items():
        if value in entry.get(mark, ()):
            return why
    return "reconstructed"


def _unsure(entry: Entry, fields: Mapping[str, str] | None = None) -> dict[str, str]:
    named = {"kind": "type", **(fields or {})}
    doubts = {value: doubt(entry, value) for value in checkable(entry)}
    return {named.get(value, value.replace("-", "_")): why for value, why in doubts.items() if why}


# --- Where words may stand


def _is_item(printed: Printed) -> bool:
    return isinstance(printed, Card) and printed.type == ITEM


def _is_army(printed: Printed) -> bool:
    return isinstance(printed, Card) and printed.type == ARMY


def _is_character(printed: Printed) -> bool:
    return isinstance(printed, Card) and printed.type == CHARACTER


def _stays(printed: Printed) -> bool:
    """Whether it is a card that is in play while its text is used."""
    return isinstance(printed, Card) and printed.type != EVENT


def _is_location(printed: Printed) -> bool:
    return not isinstance(printed, Card)


def _is_skirmish(printed: Printed) -> bool:
    return isinstance(printed, Skirmish)


Use: TypeAlias = tuple[Callable[[Printed], bool], str, Any]

_USES: Final[Mapping[str, tuple[Use, ...]]] = {
    "CycleWielder": ((_is_item, "", ""),),
    "MoveWielder": ((_is_item, "", ""),),
    "OnlyWeapon": ((_is_item, "", ""),),
    "ActivateAndMove": ((_is_item, "mover", None),),
    "CycleSelf": ((_stays, "", ""),),
    "EliminateSelf": ((_stays, "", ""),),
    "Cleanse": ((_stays, "", ""),),
    "Eliminate": ((_stays, "at", "here"),),
    "Strengthen": (
        (_stays, "to", "self"),
        (_is_location, "to", "here"),
        (_is_skirmish, "to", "accompanying"),
    ),
    "Supports": ((_is_army, "", ""),),
    "SupportedBy": ((_is_character, "", ""),),
}
"""Words that speak of what not all have (this card, its wielder, this location): who does, and if
only with a certain value, with which."""


def _check_use(word: Any, printed: Printed) -> None:
    name = type(word).__name__
    for has_it, field, value in _USES.get(name, ()):
        if (not field or getattr(word, field) == value) and not has_it(printed):
            raise Trouble("other-use", word=name)
    if isinstance(word, CountsAs) and not (
        isinstance(printed, Path) and printed.number < word.number
    ):
        # Of lower numbers no path is left to go on with.
        raise Trouble("other-use", word=name)
    if isinstance(word, RemoveCard) and word.name == printed.name:
        raise Trouble("other-use", word=name)
    if isinstance(word, Bonus | Lends) and not (word.attack or word.defence or word.path):
        raise Trouble("no-icons", word=name)


# --- Names that texts use


class Known:
    """What there is to be named."""

    def __init__(self, all: Iterable[Printed]) -> None:
        printed = list(all)
        cards = [each for each in printed if isinstance(each, Card)]
        self.characters = [card.name for card in cards if card.type == CHARACTER]
        self.grounds = [each.name for each in printed if is_battleground(each)]
        self.wielders = [
            *(f"faction {faction}" for faction in FACTIONS),
            *(f"keyword {keyword}" for keyword in KEYWORDS.values()),
            *self.characters,
        ]
        """All that an item may say of who wields it."""
        locations = [each.name for each in printed if not isinstance(each, Card)]
        numbered = [f"path {number}" for number in range(1, MOST + 1)]
        self.slots = {
            "cards": {card.name for card in cards},
            "grounds": set(self.grounds),
            "paths": {each.name for each in printed if isinstance(each, Path)},
            "locations": set(locations),
            "place": {*WIDE_PLACES, *numbered, *locations},
            "played-to": {"reserve", *self.grounds},
        }

    def check(self, printed: Printed) -> None:
        """`Trouble` if it names what is not there."""
        if isinstance(printed, Card):
            _among(printed.wielders, self.wielders)
            if printed.type == ITEM and not printed.wielders:
                raise Trouble("no-wielder")
        if isinstance(printed, Ground):
            _among(printed.gates, self.grounds)
        if isinstance(printed, Skirmish):
            _among(printed.accompanying, self.grounds)
            if len(printed.accompanying) != 2:
                raise Trouble("two-accompanying")
        for word in walk(tuple(printed.parts)):
            self._check_word(word)

    def _check_word(self, word: Any) -> None:
        name = type(word).__name__
        for field in fields(word) if name in WORDS else ():
            kind, held = slot_of(name, field.name).names, getattr(word, field.name)
            if kind and held is not None:
                _among((held,) if isinstance(held, str) else held, self.slots[kind])


def is_battleground(printed: Printed) -> bool:
    return isinstance(printed, Ground) and not isinstance(printed, Skirmish)


def _among(names: Iterable[str], known: Collection[str]) -> None:
    for name in names:
        if name not in known:
            raise Trouble("no-such-name", name=name)
