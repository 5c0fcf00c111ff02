"""Fire and Swords as a person with the box checks it: what the page of corrections shows."""

from collections.abc import Mapping
from pathlib import Path
from threading import Lock
from typing import Any, Final, Literal

from mathom.core.corrections import Checked, Possible, Sheet, Tried, Written
from mathom.core.message import Message, Reason, Refused
from mathom.games.warcards.terms import FACTIONS, SIDE_OF, SIDES, TYPES
from mathom.games.warcards.values import corrections
from mathom.games.warcards.values.fire_and_swords import BASE_BOX, LOADED, TABLE
from mathom.games.warcards.values.table import (
    TEXTS,
    Entry,
    Known,
    checkable,
    doubt,
    read,
    read_entry,
)
from mathom.games.warcards.values.trouble import Trouble
from mathom.games.warcards.values.vocabulary import KEYWORDS, MOST
from mathom.games.warcards.words import text_of

Form = Literal["number", "numbers", "word", "words", "text"]

_FORMS: Final[Mapping[str, Form]] = {
    "kind": "word",
    "paths": "numbers",
    "wielders": "words",
    "keywords": "words",
    "defenders": "words",
    "attackers": "words",
    "gates": "words",
    "accompanying": "words",
    **dict.fromkeys(TEXTS, "text"),
}
"""All others are numbers."""
_OURS: Final = {each.name for each in BASE_BOX}
_writing: Final = Lock()
"""Who writes has read what the file said before."""


class WarcardsCorrections:
    """The corrections of the expansion."""

    def file(self) -> Path:
        return corrections.path()

    def troubles(self) -> list[Message]:
        """Those of the file as it is now."""
        said, unread = corrections.load(self.file())
        return [*unread, *corrections.in_words(corrections.apply(TABLE, said, BASE_BOX)[1])]

    def pending(self) -> bool:
        return corrections.load(self.file()) != LOADED

    def sheets(self) -> list[Sheet]:
        said, _ = corrections.load(self.file())
        entries, unused = corrections.apply(TABLE, said, BASE_BOX)
        used = {name: entry for name, entry in said.items() if name not in unused}
        known = Known([*BASE_BOX, *read(entries)])
        return [
            Sheet(name, entry["kind"], _values(name, entry, known, used.get(name, {})))
            for name, entry in entries.items()
            if name not in _OURS
        ]

    def try_out(self, card: str, values: dict[str, Written]) -> Tried:
        said, _ = corrections.load(self.file())
        entries, troubles = corrections.apply(TABLE, {**said, card: values}, BASE_BOX)
        known = Known([*BASE_BOX, *read(entries)])
        if card not in troubles:
            shown = _values(card, entries[card], known, values)
            return Tried(shown, text_of(read_entry(card, entries[card])))
        try:
            shown = _values(card, corrections.corrected(TABLE[card], values), known, values)
        except (Trouble, KeyError):  # of no kind, or of no card
            shown = []
        return Tried(shown, [], troubles[card].message)

    def handed_down(self) -> dict[str, str]:
        return corrections.handed_down(LOADED[0])

    def save(self, card: str, values: dict[str, Written]) -> None:
        with _writing:
            try:
                self._check(card, values)
                corrections.save(self.file(), card, values)
            except Trouble as trouble:
                said = trouble.message
                raise Refused(Reason(said.id, dict(said.args)), "warcards") from trouble

    def _check(self, card: str, values: dict[str, Written]) -> None:
        """Whether this can be used, and lets all that be used which is used already."""
        said, _ = corrections.load(self.file())
        would = {name: entry for name, entry in said.items() if name != card}
        if values or card not in said:
            would[card] = values
        _, before = corrections.apply(TABLE, said, BASE_BOX)
        _, troubles = corrections.apply(TABLE, would, BASE_BOX)
        if card in troubles:
            raise troubles[card]
        for name in troubles.keys() - before:
            raise Trouble("needed", name=name)


def _values(name: str, entry: Entry, known: Known, correction: Entry) -> list[Checked]:
    """All values of a card, as a correction has it."""
    ours = TABLE[name]
    found = []
    for value in checkable(entry):
        form = _FORMS.get(value, "number")
        had = value in checkable(ours)
        why = doubt(ours, value) if had else "reconstructed"
        found.append(
            Checked(
                value,
                form,
                _held(entry, value, form),
                _possible(entry, value, known),
                least=1 if form == "numbers" else 0,
                most=MOST if form in ("number", "numbers") else 0,
                doubt=f"unsure-{why}" if why else None,
                corrected=value in correction,
                ours=_held(ours, value, form) if had and value in correction else None,
            )
        )
    return found


def _held(entry: Entry, value: str, form: Form) -> Any:
    return entry.get(value, 0 if form == "number" else [])


def _possible(entry: Entry, value: str, known: Known) -> list[Possible]:
    """The words that it may be or hold, with their names."""
    if value == "kind":
        return [Possible(kind, f"noun-{kind}") for kind in TYPES]
    if value == "keywords":
        return [Possible(word, f"keyword-{word}") for word in sorted(KEYWORDS.values())]
    if value == "wielders":
        return [Possible(word, word.replace(" ", "-")) for word in known.wielders]
    if value in ("accompanying", "gates"):
        return [Possible(name, name) for name in known.grounds]
    if value in ("defenders", "attackers"):
        side = SIDES.index(entry["side"])
        return _of_side(side if value == "defenders" else 1 - side)
    return []


def _of_side(side: int) -> list[Possible]:
    names = [name for number, name in enumerate(FACTIONS) if SIDE_OF[number] == side]
    symbol = f"any-{SIDES[side]}"
    return [*(Possible(name, f"faction-{name}") for name in names), Possible(symbol, symbol)]
