"""What somebody with the box has corrected: a file of their own, over the table that comes with us.

It holds entries as the table does, with only the values that were checked; these count as known.
It is read once, when the game is loaded: a table in play keeps the values with which it began.
"""

import ast
import hashlib
import json
import os
import re
import tomllib
from base64 import b64decode, b64encode
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final
from zlib import compress, decompress

from mathom.core.files import write
from mathom.core.message import Message
from mathom.games.warcards.card import Printed
from mathom.games.warcards.terms import TYPES
from mathom.games.warcards.values.table import (
    FIXED,
    MARKS,
    TEXTS,
    VALUES,
    Entries,
    Entry,
    Known,
    checkable,
    read_entry,
)
from mathom.games.warcards.values.trouble import Trouble, quoted

FILE: Final = "warcards-corrections.toml"
HEAD: Final = "# Corrected values of Fire and Swords: see docs/corrections.md.\n"


def path() -> Path:
    """`MATHOM_CORRECTIONS`, or a file where a person's own server keeps its tables."""
    named = os.environ.get("MATHOM_CORRECTIONS")
    if named:
        return Path(named)
    return _data_folder() / FILE


def _data_folder() -> Path:
    """As the server has it, which a game knows nothing of."""
    data, shared = os.environ.get("MATHOM_DATA"), os.environ.get("XDG_DATA_HOME")
    if data:
        return Path(data)
    try:
        return Path(shared or Path.home() / ".local" / "share") / "mathom"
    except RuntimeError:  # who runs this has no home
        return Path("mathom")


# --- Reading

HANDED_DOWN: Final = "MATHOM_CORRECTIONS_IN_USE"
"""In the environment of a process that must have the values of the one that started it."""


def load_once() -> tuple[Entries, list[Message]]:
    """What is corrected for this process."""
    given = os.environ.get(HANDED_DOWN)
    return load(path()) if given is None else (json.loads(decompress(b64decode(given))), [])


def handed_down(said: Entries) -> dict[str, str]:
    """Packed, because there is not room for everything in an environment."""
    written = json.dumps(said, default=str).encode()
    return {HANDED_DOWN: b64encode(compress(written)).decode()}


def load(file: Path) -> tuple[Entries, list[Message]]:
    """What a file says, and what of it can't be read."""
    try:
        found = tomllib.loads(file.read_text(encoding="utf-8-sig"))
    except FileNotFoundError:
        return {}, []
    except (OSError, ValueError, RecursionError) as error:
        trouble = Trouble("file", file=str(file), detail=str(error) or type(error).__name__)
        return {}, [trouble.message]
    tables: Entries = {name: entry for name, entry in found.items() if isinstance(entry, dict)}
    loose = [Trouble("not-a-table", name=name).message for name in found if name not in tables]
    return tables, loose


def corrected(entry: Entry, correction: Entry) -> Entry:
    """An entry with what was corrected in it. All that the correction says is known."""
    for value in correction:
        if value in FIXED or value in MARKS:
            raise Trouble("fixed-value", value=value)
    kind = correction.get("kind", entry["kind"])
    if kind != entry["kind"] and (kind not in TYPES or entry["kind"] not in TYPES):
        raise Trouble("kind")
    merged = {**(entry if kind == entry["kind"] else _common(entry)), **correction}
    said = [value for value in checkable(merged) if value in correction]
    merged["known"] = sorted({*merged.get("known", ()), *said})
    for mark in ("partly", "inferred", "balanced"):
        merged[mark] = [value for value in merged.get(mark, ()) if value not in said]
    return merged


def _common(entry: Entry) -> dict[str, Any]:
    """Of a card of another kind only what is the same for all kinds is left."""
    return {"text": [], **{value: entry[value] for value in FIXED if value in entry}}


def apply(
    entries: Entries, corrections: Entries, base: list[Printed]
) -> tuple[Entries, dict[str, Trouble]]:
    """All entries, corrected as far as the corrections can be used; and by card, why they can't."""
    merged: dict[str, Entry] = {}
    troubles: dict[str, Trouble] = {}
    for name, correction in corrections.items():
        try:
            merged[name] = _readable(entries, name, correction, base)
        except Trouble as trouble:
            troubles[name] = trouble
    while misnamed := _misnamed(entries, merged, base):
        for name in misnamed:
            del merged[name]
        troubles |= misnamed
    return {**entries, **merged}, troubles


def _readable(entries: Entries, name: str, correction: Entry, base: list[Printed]) -> Entry:
    if name not in entries:
        raise Trouble("no-such-card", name=name)
    if any(each.name == name for each in base):
        raise Trouble("base-card", name=name)
    entry = corrected(entries[name], correction)
    read_entry(name, entry)
    return entry


def _misnamed(entries: Entries, merged: Entries, base: list[Printed]) -> dict[str, Trouble]:
    """The corrections that name what is not there, or of which others need that they are not:
    who wields an item must be a character.
    """
    printed = [read_entry(name, entry) for name, entry in {**entries, **merged}.items()]
    known = Known([*base, *printed])
    found: dict[str, Trouble] = {}
    for each in printed:
        try:
            known.check(each)
        except Trouble as trouble:
            missed = str(trouble.message.args.get("name"))
            if missed in merged and missed != each.name:
                found[missed] = Trouble("needed", name=each.name)
            elif each.name in merged:
                found[each.name] = trouble
            else:
                raise
    return found


def in_words(troubles: Mapping[str, Trouble]) -> list[Message]:
    return [
        Message("trouble-in-card", {"name": quoted(name), "trouble": [trouble.message]})
        for name, trouble in troubles.items()
    ]


# --- Telling tables apart


def fingerprint(entries: Mapping[str, Entry]) -> int:
    """A number for entries that differ from ours: 0 if none does. It is the same however they are
    written, and whatever is known of them.
    """
    if not entries:
        return 0
    values = {name: _plain(entry) for name, entry in entries.items()}
    written = json.dumps(values, sort_keys=True, ensure_ascii=False)
    return 1 + int.from_bytes(hashlib.sha256(written.encode()).digest()[:4], "big") % 999_999


def _plain(entry: Entry) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for value in ("kind", *VALUES[entry["kind"]]):
        held: Any = entry.get(value) or 0
        if held and value in TEXTS:
            held = [_one_way(line) for line in held if line.strip()]
        elif isinstance(held, list) and value != "accompanying":
            held = sorted(held)
        found[value] = held
    return found


def _one_way(line: str) -> str:
    """As Python would write it, whatever spaces and brackets somebody has added."""
    return ast.unparse(ast.parse(line.strip(), mode="eval"))


# --- Writing


def save(file: Path, name: str, entry: Entry) -> None:
    """Let a file say this of a card, and nothing else; what it says of others stays as it is. It is
    written whole, or not at all.
    """
    said, troubles = load(file)
    if troubles:
        raise Trouble("mend-first")
    wanted = {each: values for each, values in {**said, name: entry}.items() if values}
    try:
        text = file.read_text(encoding="utf-8-sig") if file.exists() else HEAD
        written = _edited(text, name, entry)
        if not _says(written, wanted):
            written = _whole(wanted)
        data = written.encode()
    except (TypeError, UnicodeError) as error:
        raise Trouble("unwritable") from error
    if not _says(written, wanted):
        raise Trouble("unwritable")
    write(file.resolve(), data)


def _says(text: str, wanted: Entries) -> bool:
    try:
        return {name: entry for name, entry in tomllib.loads(text).items() if entry} == wanted
    except ValueError:
        return False


_HEADING: Final = re.compile(r"\s*\[\s*(?P<name>[\w-]+)\s*\]\s*(#.*)?")


def _edited(text: str, name: str, entry: Entry) -> str:
    """A file with another block for a card: people may have written remarks beside the others."""
    lines = text.splitlines()
    headings = [
        (number, found["name"])
        for number, line in enumerate(lines)
        if (found := _HEADING.fullmatch(line))
    ]
    begins = next((number for number, other in headings if other == name), len(lines))
    ends = next((number for number, _ in headings if number > begins), len(lines))
    while ends > begins + 1 and (not lines[ends - 1].strip() or lines[ends - 1].startswith("#")):
        ends -= 1
    before, after = lines[:begins], lines[ends:]
    block = _block(name, entry) if entry else []
    if block and begins == len(lines):
        block = ["", *block]
    return "".join(f"{line}\n" for line in (*before, *block, *after))


def _whole(entries: Entries) -> str:
    blocks = [["", *_block(name, entry)] for name, entry in sorted(entries.items())]
    return HEAD + "".join(f"{line}\n" for block in blocks for line in block)


def _block(name: str, entry: Entry) -> list[str]:
    """An entry as TOML, which has numbers, strings and lists as JSON has them; but for one
    character.
    """
    return [
        f"[{name}]",
        *(
            f"{value} = {json.dumps(held, ensure_ascii=False)}".replace("\x7f", "\\u007f")
            for value, held in entry.items()
        ),
    ]
