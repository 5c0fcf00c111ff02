"""What goes over the wire. The page, bots and scripts all speak this and nothing else."""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from mathom.core.event import Line
from mathom.core.game import Value
from mathom.core.message import Message, Reason

NAME_LENGTH = 24
CHAT_LENGTH = 400
CODE_LENGTH = 200
RECORD_BYTES = 512 * 1024

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH)]
Key: TypeAlias = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=15)]
Ply: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000)]
Code: TypeAlias = Annotated[str, Meta(min_length=1, max_length=CODE_LENGTH)]
Short: TypeAlias = Annotated[str, Meta(max_length=64)]


# Games


class SettingInfo(Struct, frozen=True):
    """An option before play. Its label is the game's message `setting-<name>`, a value's label
    `setting-<name>-<value>`, an explanation `setting-<name>-help` if there is one; without `values`
    any text will do.
    """

    name: str
    default: Value
    values: list[Value]
    assumed: bool
    house: bool
    """A house rule, which most groups leave alone."""
    roles: list[list[list[str]]]
    """For each value, who can sit down together: for each number of people the terms of whom they
    play, by seat. Empty if that does not depend on it."""


class GameInfo(Struct, frozen=True):
    """A game on the shelf. Its words (`title`, `summary`, ...) come from `/api/words`."""

    name: str
    rules_version: int
    rule_prefix: str
    least_seats: int
    most_seats: int
    settings: list[SettingInfo]
    bots: list[str]
    """From the strongest down. A bot's description is the message `bot-<name>`."""
    cards: bool
    """Whether there are cards or places to read: `/api/cards`."""


class RuleInfo(Struct, frozen=True):
    id: str
    section: str
    text: str
    notes: list[str]


class RulebookInfo(Struct, frozen=True):
    title: str
    rules: list[RuleInfo]


# People


class Me(Struct, frozen=True):
    """Who the cookie or the token says you are."""

    name: str
    """Empty until you give one."""


class MyName(Struct, forbid_unknown_fields=True):
    name: Name


# Tables


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """Each player starts with `bank` seconds, gets `bonus` after each own choice, and never has
    more than `cap`. `live` is for an evening, `slow` for weeks.
    """

    kind: Literal["none", "live", "slow"] = "none"
    bank: Annotated[int, Meta(ge=0, le=60 * 60 * 24 * 60)] = 0
    bonus: Annotated[int, Meta(ge=0, le=60 * 60 * 24 * 7)] = 0
    cap: Annotated[int, Meta(ge=0, le=60 * 60 * 24 * 60)] = 0


class NewSeat(Struct, forbid_unknown_fields=True):
    """`me`: you sit here (several seats: you share one screen). `open`: whoever takes it."""

    kind: Literal["me", "open", "bot"]
    bot: Annotated[str, Meta(max_length=32)] | None = None
    name: Name | None = None
    """Of a second person at the same screen."""


class Branch(Struct, frozen=True, forbid_unknown_fields=True):
    """A position of another table to play on from."""

    table: Short
    ply: Ply


class NewTable(Struct, forbid_unknown_fields=True):
    game: Short
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    options: Annotated[dict[Short, bool | int | Short], Meta(max_length=32)] = {}
    name: Name | None = None
    """Yours; also remembered for next time."""
    listed: bool = False
    """Whether strangers find it among the open tables."""
    clock: Clock = Clock()
    branch: Branch | None = None


class SeatInfo(Struct, frozen=True):
    seat: int
    kind: Literal["person", "bot", "open"]
    name: str | None
    bot: str | None
    """Who plays it: a bot's name. A person's seat that was handed over keeps its `name`."""
    here: bool
    """Whether the person is connected just now."""


class TableInfo(Struct, frozen=True):
    """A table as everybody may know it, and which of its seats are yours."""

    id: str
    game: str
    rules_version: int
    options: dict[str, Value]
    seats: list[SeatInfo]
    state: Literal["gathering", "playing", "over"]
    listed: bool
    clock: Clock
    created: int
    """Milliseconds since 1970, like all times here."""
    moved: int
    """When the last choice was made."""
    ply: int
    """How many lines its record has: choices and undos."""
    asked: list[int]
    """Whose choice it is, as far as everybody may know."""
    commitment: str
    seed: str | None
    """Published when the game is over."""
    ended: Literal["game", "time", "record"] | None
    """How: by its rules, by somebody's clock, or it was brought here as a finished record."""
    winners: list[int] | None
    result: Message | None
    """In the game's words, or in the server's for a win on time."""
    branch: Branch | None
    rematch: str | None
    """The table where they play again."""
    watchers: int
    you: list[int]
    """The seats that are yours."""
    owner: bool
    """Whether you opened the table, and so may change its open seats and its webhook."""
    webhook: str | None
    """For the owner only."""


class TableList(Struct, frozen=True):
    tables: list[TableInfo]


class SeatTaken(Struct, frozen=True):
    table: TableInfo
    token: str
    """Plays this seat from anywhere: send it as `Authorization: Bearer <token>`."""
    seat: int


class TakeSeat(Struct, forbid_unknown_fields=True):
    name: Name


class ChangeSeat(Struct, forbid_unknown_fields=True):
    kind: Literal["open", "bot"]
    bot: Annotated[str, Meta(max_length=32)] | None = None


class ClaimCode(Struct, frozen=True):
    """Type it on another device within ten minutes, once."""

    code: str
    expires: int


class Claim(Struct, forbid_unknown_fields=True):
    code: Annotated[str, Meta(min_length=4, max_length=16)]


class NewWebhook(Struct, forbid_unknown_fields=True):
    url: Annotated[str, Meta(max_length=500)] | None
    """Nothing takes it away."""


class Webhook(Struct, frozen=True):
    url: str | None
    secret: str | None
    """Signs what is sent, so that the receiver can tell it from a forgery."""


# Playing


class OptionInfo(Struct, frozen=True):
    code: str
    label: Message
    touches: tuple[str, ...]
    """The things on the table that it concerns: what a client makes glow."""
    confirm: bool
    """Whether a client should ask twice: it can't be taken back and is easily chosen by mistake."""


class AskInfo(Struct, frozen=True):
    seat: int
    prompt: Message
    options: list[OptionInfo] | None
    """For the one who is asked only."""
    write: Message | None = None
    """How to write an answer that is not listed, for the one who is asked, if there can be one."""


class StoryPart(Struct, frozen=True):
    """`lines` take the place of everything from line `start` on."""

    start: int
    lines: list[Line]


class UndoRequest(Struct, frozen=True):
    """Somebody asks the others to let them take back a choice."""

    seat: int
    agreed: list[int]
    waiting: list[int]


class UndoInfo(Struct, frozen=True):
    """About the viewer's own last choice."""

    free: bool
    why_not: Reason | None
    request: UndoRequest | None


class ClockInfo(Struct, frozen=True):
    left: int
    """Milliseconds at the time of sending; negative when out of time."""
    running: bool


class Position(Struct, frozen=True, tag="position"):
    """All that one viewer sees of a table's game just now."""

    table: str
    ply: int
    viewer: int
    """A seat, -1 for a spectator, -2 for everything (when the game is over)."""
    private: bool
    """Whether it shows what others must not see: who shares a screen hands it over first."""
    view: Any
    """The game's own view; its type is in the schemas, e.g. `JourneyView`."""
    asks: list[AskInfo]
    story: StoryPart
    nicknames: list[str | None]
    """By seat: the term that stands for the player in the game's sentences, e.g. `frodo`."""
    undo: UndoInfo | None
    """Nothing for spectators and before the start."""
    clocks: list[ClockInfo] | None
    over: bool
    result: Message | None


class TableNews(Struct, frozen=True, tag="table"):
    table: TableInfo


class ChatLine(Struct, frozen=True, tag="chat"):
    number: int
    seat: int
    name: str
    text: str
    at: int


class Ping(Struct, frozen=True, tag="ping"):
    """Sent now and then so that both sides notice a dead line."""

    at: int


News: TypeAlias = Position | TableNews | ChatLine | Ping
"""One message of a stream."""


class NewChoice(Struct, forbid_unknown_fields=True):
    """Made for the position after `ply` lines. A repeated `key` gets the first answer again."""

    seat: SeatNumber
    ply: Ply
    code: Code
    key: Key


class Chosen(Struct, frozen=True):
    ply: int
    """Of the position that the choice led to."""


class NewUndo(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    ply: Ply
    ask: bool = False
    """Whether to ask the others if the rules do not let you do it alone."""


class Undone(Struct, frozen=True):
    ply: int
    done: bool
    """Nothing has been taken back yet if the others must agree first."""


class UndoAnswer(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    agree: bool


class WhyNot(Struct, frozen=True):
    reason: Reason | None
    text: str | None


class NewChat(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    text: Annotated[str, Meta(min_length=1, max_length=CHAT_LENGTH)]


class TimeClaim(Struct, forbid_unknown_fields=True):
    """What becomes of a seat whose time has run out."""

    seat: SeatNumber
    """Yours."""
    against: SeatNumber
    what: Literal["win", "bot"]


# After the game


class Frame(Struct, frozen=True):
    """One position of a replay."""

    ply: int
    line: str | None
    """The choice that led here, if the viewer may know it."""
    view: Any
    asks: list[AskInfo]
    story: StoryPart
    """What this adds to the story of the frame before. The first frame of an answer has it all."""
    over: bool


class Replay(Struct, frozen=True):
    """Some of the positions of a game, as one viewer saw them."""

    table: TableInfo
    viewer: int
    plies: int
    """How many positions there are, the first included."""
    start: int
    frames: list[Frame]
    nicknames: list[str | None]


class Fairness(Struct, frozen=True):
    """What anybody needs to check every draw. The seed is there once the game is over."""

    commitment: str
    seed: str | None
    draws: list[list[int]]
    """Every draw as it was played: how many sides, which one. Once the game is over."""


class NewReport(Struct, forbid_unknown_fields=True):
    text: Annotated[str, Meta(max_length=2000)] = ""
    page: Annotated[str, Meta(max_length=300)] = ""
    browser: Annotated[str, Meta(max_length=300)] = ""


class Report(Struct, frozen=True):
    id: str
    version: str
    table: str
    ply: int
    text: str
    page: str
    browser: str
    record: dict[str, Any]
    """The record up to now; while the game runs, only its public part."""


class Trouble(Struct, frozen=True):
    """Every answer that is not a success."""

    reason: Reason
    text: str
    """The reason in the language of the request."""
    position: Position | None = None
    """The new position, if the request was made for an older one."""


NEWS = msgspec.json.Encoder()
