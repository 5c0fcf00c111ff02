"""A position on its way to another process: a state between two steps, and the choices since."""

from typing import Any

import msgspec

from mathom.core.game import Game
from mathom.core.position import Position
from mathom.core.state import from_json, to_json


class Parcel(msgspec.Struct, frozen=True):
    state: bytes
    since: list[tuple[int, str]]
    """Of each choice, to which of the open questions it was an answer, and its code."""


def pack(position: Position[Any]) -> Parcel:
    since = [(choice.ask_index, choice.code) for choice in position.since]
    return Parcel(to_json(position.base), since)


def unpack(parcel: Parcel, game: Game[Any]) -> Position[Any]:
    position = Position(game, from_json(parcel.state, game.state_type))
    for ask_index, code in parcel.since:
        position.repeat(ask_index, code)
    return position
