"""One table for five Middle-earth tabletop games.

>>> from mathom import Match, Seat, game
>>> match = Match(game("journey"), [Seat("Ania"), Seat("Tomek")], seed="mellon")
>>> match.asks[0].options[0].code
'take frodo'
"""

from mathom.core.match import Match, replay, resume, verify
from mathom.core.message import Refused
from mathom.core.position import Position, play_out
from mathom.core.record import Record, Seat, dump, load
from mathom.core.registry import game, games
from mathom.core.voice import voice

__all__ = [
    "Match",
    "Position",
    "Record",
    "Refused",
    "Seat",
    "dump",
    "game",
    "games",
    "load",
    "play_out",
    "replay",
    "resume",
    "verify",
    "voice",
]
