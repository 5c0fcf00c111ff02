"""A game as a file: its inputs, and enough of its outcome to check them."""

import json
import re
from typing import Any, TypeAlias

import msgspec

from mathom.core import registry
from mathom.core.chance import commitment, well_formed
from mathom.core.game import EDITIONS, MOST_EDITIONS, Value
from mathom.core.message import refuse, whole_number

FORMAT = 1
PERSON = "person"
UNDO = "undo"
UNDO_AGREED = "undo agreed"
RESIGN = "resign"
RESERVED = (UNDO, UNDO_AGREED, RESIGN)
"""In the place of a code, that a choice was taken back, or that somebody gave up. No question takes
these for an answer."""

DEEPEST = 100
"""No record is nested nearly as deep, and every Python can read as much. How much more, each of
them says differently."""
_STRING_OR_BRACKET = re.compile(rb'"[^"\\]*(?:\\.[^"\\]*)*"?|[][{}]', re.DOTALL)


class Seat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    player: str = PERSON
    """`person`, or the name of a bot."""


class Record(msgspec.Struct, forbid_unknown_fields=True):
    """Record in, same game out, byte for byte."""

    format: int
    game: str
    rules: int
    options: dict[str, Value]
    seats: list[Seat]
    commitment: str
    seed: str
    choices: list[str]
    """`<seat> <code>`, in the order given. `<seat> undo` takes back that seat's last choice;
    `<seat> undo agreed` does so with the others' consent, whatever came between. With
    `<seat> resign` that seat gives up."""
    draws: list[list[int]]
    """Every draw of chance as it was played: how many sides, which one."""
    winners: list[int] | None = None
    hash: str | None = None
    """Of the final state; absent while the game runs."""


def dump(record: Record) -> bytes:
    """One field a line and one choice a line, so that records can be read and compared."""
    fields: dict[str, Any] = msgspec.to_builtins(record)
    lines = []
    for name, value in fields.items():
        if name == "choices" and value:
            rows = ",\n  ".join(json.dumps(row, ensure_ascii=False) for row in value)
            lines.append(f'"choices": [\n  {rows}\n ]')
        else:
            lines.append(f"{json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}")
    return ("{" + ",\n ".join(lines) + "}\n").encode()


def load(data: bytes) -> Record:
    """The record in a file's bytes, or a refusal that says what is wrong with them."""
    try:
        if _depth(data) > DEEPEST:
            raise msgspec.DecodeError("Nested too deep")
        raw = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        if not data.lstrip().startswith(b"{"):
            raise refuse("refused-record-foreign") from error
        if "truncated" in str(error) or not data.rstrip().endswith(b"}"):
            raise refuse("refused-record-truncated") from error
        raise refuse("refused-record-damaged", detail=_place_of(error)) from error
    if not isinstance(raw, dict) or not {"format", "game", "choices"} <= raw.keys():
        raise refuse("refused-record-foreign")
    if not isinstance(raw["format"], int) or raw["format"] < 1:
        raise refuse("refused-record-damaged", detail="$.format")
    if raw["format"] > FORMAT:
        raise refuse("refused-record-newer", format=raw["format"], known=FORMAT)
    try:
        record = msgspec.convert(raw, Record)
    except msgspec.ValidationError as error:
        raise refuse("refused-record-damaged", detail=_place_of(error)) from error
    _check_against_game(record)
    return record


def _depth(data: bytes) -> int:
    """How deep brackets are nested in it, whether they are closed or not."""
    depth = deepest = 0
    for found in _STRING_OR_BRACKET.finditer(data):
        if found[0] in b"[{":
            depth += 1
            deepest = max(deepest, depth)
        elif found[0] in b"]}":
            depth -= 1
    return deepest


def _place_of(error: Exception) -> str:
    """Where the damage is: a path such as `$.seats[0]`, or the number of a byte."""
    found = re.search(r"`(\$[^`]*)`|\(byte (\d+)\)", str(error))
    return "$" if found is None else found[1] or found[2]


def _check_against_game(record: Record) -> None:
    game = registry.game(record.game)
    rules = record.rules % EDITIONS
    if rules > game.rules_version or record.rules // EDITIONS > MOST_EDITIONS:
        raise refuse("refused-record-newer-rules", rules=record.rules, known=game.rules_version)
    if rules < game.rules_version:
        raise refuse("refused-record-older-rules", rules=rules, known=game.rules_version)
    needed = {setting.name for setting in game.settings if not setting.later}
    known = {setting.name for setting in game.settings}
    if not needed <= record.options.keys() <= known:
        raise refuse("refused-record-damaged", detail="$.options")
    options = game.options(record.options, len(record.seats))
    told = {name: options[name] for name in record.options}
    # Exactly as Mathom writes them: `1` is not `"1"`, nor `True`.
    if json.dumps(told, sort_keys=True) != json.dumps(record.options, sort_keys=True):
        raise refuse("refused-record-damaged", detail="$.options")
    if record.rules != game.rules_for(options):
        raise refuse("refused-record-other-values")
    if not all(seat.name.isprintable() and seat.player.isprintable() for seat in record.seats):
        raise refuse("refused-record-damaged", detail="$.seats")
    if any(len(draw) != 2 for draw in record.draws):
        raise refuse("refused-record-damaged", detail="$.draws")
    if not well_formed(record.seed):
        raise refuse("refused-record-damaged", detail="$.seed")


class Choice(msgspec.Struct, frozen=True):
    """Somebody answers a question that is open for them."""

    seat: int
    code: str


class Undo(msgspec.Struct, frozen=True):
    """Somebody takes back their last choice: as the rules allow, or because the others agreed."""

    seat: int
    agreed: bool = False


class Resign(msgspec.Struct, frozen=True):
    """Somebody gives up. Nobody takes that back."""

    seat: int


Deed: TypeAlias = Choice | Undo | Resign
"""What a line of a record tells of."""


def read_line(line: str) -> Deed:
    seat, _, said = line.partition(" ")
    number = whole_number(seat)
    if number is None or not said:
        raise refuse("refused-record-line", line=line[:80])
    if said == RESIGN:
        return Resign(number)
    if said in RESERVED:
        return Undo(number, agreed=said == UNDO_AGREED)
    return Choice(number, said)


def keeps_its_commitment(record: Record) -> bool:
    return commitment(record.seed) == record.commitment
