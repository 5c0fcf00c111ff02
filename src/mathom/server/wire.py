"""What goes over the wire. The page, bots and scripts all speak this and nothing else."""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from mathom.core.corrections import Checked, Sheet
from mathom.core.decks import Entry
from mathom.core.event import Line
from mathom.core.game import Value
from mathom.core.message import Message, Reason
from mathom.core.orders import Orders
from mathom.core.rulebook import Passage
from mathom.server.tables.patience import PATIENCE

NAME_LENGTH = 24
CHAT_LENGTH = 400
CODE_LENGTH = 2000
"""A deck of four copies of each card is one code."""
RECORD_BYTES = 512 * 1024

DECK_NAME_LENGTH = 60
DECK_CODE_LENGTH = 6000
DECK_TEXT_LENGTH = 20_000
DECK_ENTRIES = 800


def at_most(length: int) -> Meta:
    """The description tells it, but it is refused in words of our own (`server/decks.py`)."""
    return Meta(extra_json_schema={"maxLength": length})


Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH)]
Key: TypeAlias = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=15)]
Ply: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000)]
Code: TypeAlias = Annotated[str, Meta(min_length=1, max_length=CODE_LENGTH)]
Seconds: TypeAlias = Annotated[int, Meta(ge=10 * 60, le=60 * 60 * 24 * 60)]
Short: TypeAlias = Annotated[str, Meta(max_length=64)]
TextLine: TypeAlias = Annotated[str, Meta(max_length=600)]
WrittenValue: TypeAlias = int | Short | Annotated[list[int | TextLine], Meta(max_length=20)]
"""A printed value: a number, a word, or a list of either; each line of a text is one word."""
Phrase: TypeAlias = Literal[
    "hello", "good-luck", "your-turn", "moment", "nice-move", "well-played", "oops", "thanks",
    "back-soon", "must-go", "good-game", "again",
]  # fmt: skip
"""What players say most. Everybody reads it in their own language: the message `phrase-<name>`."""


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
    play, by seat. Empty if that does not depend on it. If several settings tell it, the last
    does."""
    only_with: dict[str, Value]
    """Other settings and their values without which this one can only be left as it is."""


class GameInfo(Struct, frozen=True):
    """A game on the shelf. Its words (`title`, `summary`, ...) come from `/api/words`."""

    name: str
    rules_version: int
    rule_prefix: str
    least_seats: int
    most_seats: int
    minutes: tuple[int, int] | None
    """How long a usual game of people takes, from and to, if it says so."""
    weight: int | None
    """How much there is to learn and to weigh, from 1 (light) to 5 (heavy), if it says so."""
    settings: list[SettingInfo]
    bots: list[str]
    """To choose from, the weakest first: called by the messages `level-<name>`, described by
    `bot-<name>`."""
    cards: bool
    """Whether there are cards or places to read: `/api/cards`."""
    lesson: bool
    """Whether there is a lesson: open a table with `lesson`."""
    dice: bool
    """Whether chance is rolled, and not drawn."""
    decks: bool
    """Whether people may bring decks of their own: `/api/games/{game}/decks`."""
    corrections: bool
    """Whether printed values are uncertain: `/api/games/{game}/corrections`."""


class RuleInfo(Struct, frozen=True):
    id: str
    section: str
    text: str
    notes: list[str]


class SectionInfo(Struct, frozen=True):
    level: int
    """1 for the book itself, 2 for a chapter, 3 for a part of one."""
    title: str
    passages: list[Passage]
    """What it says without numbering it."""
    rules: list[str]
    """Their numbers."""


class RulebookInfo(Struct, frozen=True):
    title: str
    rules: list[RuleInfo]
    sections: list[SectionInfo]
    """Every heading of the book, in order."""


class DoorInfo(Struct, frozen=True):
    """Where the server is found; no address has a slash at its end."""

    public: str | None
    """The address that people type, if the operator has named it."""
    network: list[str]
    """What else can be typed on other machines of the network, for those at the server's own."""


# Decks


class KnownDeckInfo(Struct, frozen=True):
    """A deck that comes with the game. What is said stands there by language, `en` and `pl`."""

    id: str
    """Also its code, and `deck-<id>` its term."""
    kind: Literal["starter", "ready"]
    """As sold, or as built by us."""
    name: dict[str, str]
    about: dict[str, str]
    """How it plays, in a sentence or two."""
    code: str
    entries: list[Entry]


class DecksInfo(Struct, frozen=True):
    """What there is to know before one builds a deck."""

    parts: list[str]
    """The terms of the parts that a deck has, in order."""
    rules: list[str]
    """By which rules a deck can be judged, the usual ones first: `deck-rules-<name>` says it."""
    known: list[KnownDeckInfo]


class DeckToRead(Struct, forbid_unknown_fields=True):
    """One of three: what somebody has written or pasted, a code, or entries."""

    text: Annotated[str, at_most(DECK_TEXT_LENGTH)] | None = None
    """One card a line in either language; a code or a link is understood as well."""
    code: Annotated[str, at_most(DECK_CODE_LENGTH)] | None = None
    entries: Annotated[list[Entry], Meta(max_length=DECK_ENTRIES)] | None = None
    name: Annotated[str, at_most(DECK_NAME_LENGTH)] = ""
    """What its text should be headed with; a name in the given text is used if there is none."""
    rules: Short | None = None
    """By which it is judged; left out: the usual ones."""


class UnreadInfo(Struct, frozen=True):
    """A line that was not understood."""

    number: int
    """Counted from 1."""
    line: str
    why: Reason
    text: str
    """The reason as a sentence."""
    near: list[str]
    """The cards that may have been meant."""


class Fault(Struct, frozen=True):
    """Something that is wrong with a deck. `reason.rules` are the rules behind it."""

    reason: Reason
    text: str
    """The reason as a sentence, without the rules."""


class DeckInfo(Struct, frozen=True):
    """A deck in every form, with what is wrong with it."""

    name: str
    code: str
    text: str
    """One card a line, in the reader's language."""
    entries: list[Entry]
    unread: list[UnreadInfo]
    rules: str
    faults: list[Fault]
    """Nothing if it may be played."""


class CorrectionsInfo(Struct, frozen=True):
    """Which printed values of a game are not certain, and what was corrected."""

    file: str | None
    """Where corrections are kept, if you may write them."""
    yours: bool
    """Whether you may: only who sits at the server's own machine."""
    pending: bool
    """Whether the server must be restarted to use what the file says."""
    troubles: list[Message]
    """What of the file can't be used: messages of the game."""
    sheets: list[Sheet]


class ValuesToTry(Struct, forbid_unknown_fields=True):
    """Values of a card by name, as in `Sheet.values`."""

    values: Annotated[dict[Short, WrittenValue], Meta(max_length=16)]


class TriedInfo(Struct, frozen=True):
    """What a card would be, and say: messages of the game; or why not."""

    values: list[Checked]
    text: list[Message]
    trouble: Message | None


class DeckToKeep(Struct, forbid_unknown_fields=True):
    game: Short
    name: Annotated[str, at_most(DECK_NAME_LENGTH)]
    code: Annotated[str, at_most(DECK_CODE_LENGTH)]


class KeptDeck(Struct, frozen=True):
    """A deck of your own. It may be unfinished."""

    id: str
    game: str
    name: str
    code: str
    changed: int
    """When, in milliseconds since 1970."""


class DeckList(Struct, frozen=True):
    decks: list[KeptDeck]
    """The latest first."""


# People


class CallsInfo(Struct, frozen=True):
    """How to be called when it is one's turn, by Web Push."""

    key: str | None
    """The server's public key (`applicationServerKey`); nothing if this server calls nobody."""


class NewDevice(Struct, forbid_unknown_fields=True):
    """What a browser gives to a page that it lets send it messages (`PushSubscription`)."""

    endpoint: Annotated[str, Meta(max_length=500)]
    p256dh: Annotated[str, Meta(max_length=128)]
    auth: Annotated[str, Meta(max_length=32)]
    lang: Literal["en", "pl"]
    """In which language it is called."""


class Device(Struct, frozen=True):
    id: str
    """Names it, to let it be called no more."""


class Me(Struct, frozen=True):
    """Who the cookie or the token says you are."""

    name: str
    """Empty until you give one."""


class MyName(Struct, forbid_unknown_fields=True):
    name: Name


# Notices


class NoticeInfo(Struct, frozen=True):
    """What whoever runs the server has to say: an imprint, or what becomes of guests' data."""

    lang: str
    """The language that it is in; perhaps not the one asked for."""
    title: str
    sections: list[SectionInfo]


class NoticesInfo(Struct, frozen=True):
    imprint: bool
    """Whether there is one."""


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
    seats: Annotated[list[NewSeat], Meta(max_length=16)] = []
    """One for each player. Nobody is seated for a lesson."""
    options: Annotated[dict[Short, bool | int | Short], Meta(max_length=32)] = {}
    name: Name | None = None
    """Yours; also remembered for next time."""
    listed: bool = False
    """Whether strangers find it among the open tables."""
    clock: Clock = Clock()
    patience: Seconds = PATIENCE
    """Where no clocks run: after so many seconds a bot may play on for who is waited for."""
    branch: Branch | None = None
    lesson: bool = False
    """Whether it is for the game's lesson, which settles seats, options and luck by itself."""


SeatKind: TypeAlias = Literal["person", "bot", "open"]
State: TypeAlias = Literal["gathering", "playing", "over"]
Ending: TypeAlias = Literal["game", "resigned", "time", "record"]


class SeatInfo(Struct, frozen=True):
    seat: int
    kind: SeatKind
    name: str | None
    bot: str | None
    """Who plays it: a bot's name. A person's seat that was handed over keeps its `name`."""
    resigned: bool
    """Whether it was given up. If the others play on, a bot plays it for good."""
    kept: bool
    """Whether it is open only for who sat there before, whose `name` it keeps."""
    here: bool
    """Whether the person is connected just now."""


class TableInfo(Struct, frozen=True):
    """A table as everybody may know it, and which of its seats are yours."""

    id: str
    game: str
    rules_version: int
    options: dict[str, Value]
    seats: list[SeatInfo]
    state: State
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
    patience: int
    """Where no clocks run: seconds after which a bot may play on for who is waited for."""
    commitment: str
    seed: str | None
    """Published when the game is over."""
    ended: Ending | None
    """How: by its rules, because the others gave up, by somebody's clock, or it was brought here as
    a finished record."""
    winners: list[int] | None
    result: Message | None
    """In the game's words, or in the server's for a win on time."""
    why: list[Message]
    """How it was counted, with the rules behind it; in the game's words."""
    branch: Branch | None
    rematch: str | None
    """The table where they play again."""
    lesson: bool
    """Whether a coach speaks here."""
    rematch_by: int | None
    """The seat that asked for it."""
    watchers: int
    you: list[int]
    """The seats that are yours."""
    kept_for_you: list[int]
    """Open seats that only you may take."""
    owner: bool
    """Whether you opened the table, and so may change its open seats and its webhook."""
    host: int | None
    """The first seat of who opened it, if they sit there: so an invitation can say who invites."""
    webhook: str | None
    """For the owner only."""
    closed: str | None
    """Why the server's host has closed it, perhaps in no words: nobody can play or talk there. It
    is nothing while the table is open."""


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
    verb: str = ""
    """What kind of deed it is, if it is more than a bare choice."""


class WindowInfo(Struct, frozen=True):
    """A moment at which one may act or let it be. The game's message `window-<name>` tells which,
    and the code `passes` lets it be, if it is among the options.
    """

    name: str
    passes: str


class AskInfo(Struct, frozen=True):
    seat: int
    kind: str
    """What kind of question it is, however it is worded."""
    prompt: Message
    options: list[OptionInfo] | None
    """For the one who is asked only."""
    write: Message | None = None
    """How to write an answer that is not listed, for the one who is asked, if there can be one."""
    window: WindowInfo | None = None
    """What standing orders know it by, if they can answer it."""


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
    refused: int | None
    """The seat that did not agree, if the viewer asked and nothing has happened since."""


class ResignRequest(Struct, frozen=True):
    """Somebody on the viewer's side would give up. The other sides know nothing of it."""

    seat: int
    agreed: list[int]
    waiting: list[int]
    refused: int | None
    """The seat that would rather play on; then nobody is asked any more."""


class ResignInfo(Struct, frozen=True):
    """About giving up."""

    side: list[int]
    """The seats that give up together, the viewer's own among them."""
    last: bool
    """Whether the game would be over by it; else the others play on, and bots on this side."""
    request: ResignRequest | None


class PassingEnded(Struct, frozen=True):
    """Why you no longer pass: somebody did something or took something back, or a new round began
    (the game's message `passing-round-over`).
    """

    why: Literal["deed", "undo", "round"]
    seat: int


class OrdersInfo(Struct, frozen=True):
    """What you have decided in advance, for nobody else to know."""

    windows: list[str]
    """Those that can still open for you."""
    passing: Literal["change", "round"] | None
    """Whether you pass now: until something changes, or for this round (the game's message
    `passing-round`)."""
    ended: PassingEnded | None
    """Until your next choice."""
    stops: list[str]
    """Where you are always asked, also while you pass."""
    skips: list[str]
    """Where you always pass."""
    answers: bool
    """Whether they answer what you are asked now, in a moment."""


class NewOrders(Struct, forbid_unknown_fields=True):
    """They take the place of all that you have ordered before. Who begins to pass does so at the
    position after `ply` lines.
    """

    ply: Ply
    passing: Literal["change", "round"] | None = None
    stops: Annotated[list[Short], Meta(max_length=64)] = []
    skips: Annotated[list[Short], Meta(max_length=64)] = []


class ClockInfo(Struct, frozen=True):
    left: int
    """Milliseconds at the time of sending; negative when out of time."""
    running: bool


class LessonPage(Struct, frozen=True):
    """A sentence of the coach's, in the game's words."""

    say: Message
    look: tuple[str, ...]
    """The things that are meant, by the names that options have for them."""


class LessonInfo(Struct, frozen=True):
    """What the coach of a lesson says to the learner just now."""

    wants: Literal["choice", "on", "wait", "way", "end"]
    """A choice; to hear `on`; nothing, because others are playing; to hear `back` or `leave`, since
    the learner has left the lesson's line; nothing more."""
    ply: int
    """Of the lesson's own line. Every wish is made for one."""
    pages: list[LessonPage]
    """To be read one after another. None while others are playing."""
    number: int
    """How far the lesson has come, of `length`."""
    length: int
    learnt: list[Message]
    """The whole lesson in a few lines, at its end."""


class LessonWish(Struct, forbid_unknown_fields=True):
    """`on`: all is read, play on. `back`: to where the learner left the line; the answer is another
    table. `leave`: play on from here without a coach.
    """

    what: Literal["on", "back", "leave"]
    ply: Ply


class Position(Struct, frozen=True, tag="position"):
    """All that one viewer sees of a table's game just now."""

    table: str
    ply: int
    viewer: int
    """A seat, -1 for a spectator, -2 for everything (when the game is over)."""
    private: bool
    """Whether it shows what others at the same screen must not see, if several seats are played
    there: it is handed over first.
    """
    view: Any
    """The game's own view; its type is in the schemas, e.g. `JourneyView`."""
    asks: list[AskInfo]
    waiting: list[int]
    """The seats that the viewer waits for. Of those who choose in secret at the same time all are
    named until the last has chosen."""
    yours: list[Message]
    """What the viewer has chosen in secret and the others do not know yet, as it was offered."""
    by: int | None
    """The seat whose choice led here, if there was one that the viewer knows of."""
    story: StoryPart
    nicknames: list[str | None]
    """By seat: the term that stands for the player in the game's sentences, e.g. `frodo`."""
    undo: UndoInfo | None
    """Nothing for spectators and before the start."""
    orders: OrdersInfo | None
    """Yours; nothing in games without windows."""
    resign: ResignInfo | None
    """Nothing for who can't give up any more, or never could."""
    clocks: list[ClockInfo] | None
    waiting_since: list[int | None] | None
    """Where no clocks run, by seat: since when the others wait for a person, as far as everybody
    may know. While choices are made in secret, that may be anybody."""
    over: bool
    result: Message | None
    lesson: LessonInfo | None
    """For the learner of a lesson."""


class TableNews(Struct, frozen=True, tag="table"):
    table: TableInfo


class ChatLine(Struct, frozen=True, tag="chat"):
    number: int
    seat: int
    name: str
    text: str
    """Of a ready-made sentence, what it is in the language of whoever said it."""
    at: int
    phrase: str | None = None
    """Which ready-made sentence it is, if it is one: the message `phrase-<name>`."""


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


class SocketChoice(NewChoice, forbid_unknown_fields=True):
    """The same, sent by WebSocket."""

    lang: Short = ""
    """In which language a refusal is said, if not the one that the line was opened with."""


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


class NewResign(Struct, forbid_unknown_fields=True):
    seat: SeatNumber


class Resigned(Struct, frozen=True):
    ply: int
    done: bool
    """Nothing has been given up yet if others on the same side must agree first."""


class ResignAnswer(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    agree: bool


class HideTable(Struct, forbid_unknown_fields=True):
    hidden: bool


class WhyNot(Struct, frozen=True):
    reason: Reason | None
    text: str | None


class NewChat(Struct, forbid_unknown_fields=True):
    """Either words of one's own, or a ready-made sentence that all read in their own language."""

    seat: SeatNumber
    text: Annotated[str, Meta(min_length=1, max_length=CHAT_LENGTH)] | None = None
    phrase: Phrase | None = None

    def __post_init__(self) -> None:
        if (self.text is None) == (self.phrase is None):
            raise ValueError("either `text` or `phrase`")


class TimeClaim(Struct, forbid_unknown_fields=True):
    """What becomes of a seat whose time has run out. Where no clocks run, a bot may play on for who
    has been waited for too long, but nobody wins by it.
    """

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


class Since(Struct, frozen=True):
    """What has happened at a table since somebody's last own choice, as they could have seen it.

    The first frame is the position that their choice led to, or the earliest that is still told;
    the last is the position now. What was taken back is left out.
    """

    viewer: int
    left_off: int
    """How many positions after the first one are not told, because there are too many."""
    frames: list[Frame]


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


# Your data


class MyTable(Struct, frozen=True):
    """What is kept of you at one table."""

    table: TableInfo
    opened: bool
    """Whether you opened it."""
    hidden: bool
    """Whether you took it off your list."""
    orders: dict[int, Orders]
    """What you have ordered in advance, by seat."""
    said: list[ChatLine]
    """What you said there."""
    record: dict[str, Any] | None
    """The game: all of it if it is over, and else what everybody may know."""
    positions: list[Position]
    """While it runs: what each of your seats sees."""


class MyReport(Struct, frozen=True):
    table: str
    at: int
    text: str
    page: str
    browser: str


class MyDevice(Struct, frozen=True):
    """A device that calls you when it is your turn: where its browser's maker takes messages for
    it, and the keys for which they are encrypted.
    """

    endpoint: str
    p256dh: str
    auth: str
    lang: str
    made: int


class MyData(Struct, frozen=True):
    """All that is kept of you."""

    made: int
    guest: str
    """The random word in your cookie."""
    name: str
    seen: str
    """The day on which you were last here."""
    decks: list[KeptDeck]
    reports: list[MyReport]
    devices: list[MyDevice]
    tables: list[MyTable]


class Erased(Struct, frozen=True):
    """What became of your tables."""

    closed: int
    """So many were yours alone: nothing of them is left."""
    changed: int
    """At so many, others keep their game, and your seat has no name."""


class Trouble(Struct, frozen=True):
    """Every answer that is not a success."""

    reason: Reason
    text: str
    """The reason in the language of the request."""
    position: Position | None = None
    """The new position, if the request was made for an older one."""


class Answer(Struct, frozen=True, tag="answer"):
    """What became of a choice that was sent by WebSocket: as a POST would have been answered."""

    key: str | None
    """Which choice it was; nothing if that could not be read."""
    status: int
    """As of HTTP; 200 when the choice is durable."""
    chosen: Chosen | None = None
    trouble: Trouble | None = None


NEWS = msgspec.json.Encoder()


class Health(Struct, frozen=True):
    """That the server lives."""

    alive: bool = True


class Ready(Struct, frozen=True):
    ready: bool
    cause: Literal["closing", "database", "migrations", "storage", "bots"] | None
    """What keeps it from serving."""


# For whoever runs the server

WHY_LENGTH = 300
LONGEST_HOURS = 24 * 366 * 5
Why: TypeAlias = Annotated[str, Meta(max_length=WHY_LENGTH)]


class AdminCode(Struct, forbid_unknown_fields=True):
    """The code in an address that `mathom admin link` has printed."""

    code: Short


class AdminReport(Struct, frozen=True):
    """A report as lists show it, without the record."""

    id: str
    at: int
    table: str
    game: str
    ply: int
    text: str
    page: str
    browser: str
    guest: str | None
    """Who has said it, unless it is from before that was kept."""
    name: str
    """What they call themselves now, if anything."""
    dealt: int | None
    """When the host has dealt with it."""


class AdminReportWhole(Struct, frozen=True):
    """A report with all that came with it."""

    about: AdminReport
    version: str
    record: dict[str, Any]


class AdminSeat(Struct, frozen=True):
    seat: int
    kind: SeatKind
    name: str
    guests: list[str]
    """Who holds it."""


class AdminTable(Struct, frozen=True):
    """A table as its host may know it; nothing of what players hide is in it."""

    id: str
    game: str
    state: State
    created: int
    moved: int
    ply: int
    listed: bool
    """Whether its owner wants strangers to find it."""
    off_lists: bool
    """Whether the host keeps it off public lists all the same."""
    closed: str | None
    """Why the host has closed it, perhaps in no words; nothing while it is open."""
    seats: list[AdminSeat]
    chat: list[ChatLine]
    """The last lines; none in a list of tables."""


class AdminRestriction(Struct, frozen=True):
    id: str
    kind: Literal["mute", "ban"]
    guest: str | None
    """Nobody if it is about an address alone."""
    name: str
    whole_household: bool
    households: int
    """How many are known so far."""
    until: int | None
    """Nothing: for good."""
    why: str
    made: int


class AdminDeed(Struct, frozen=True):
    """A line of the log of what the host has done."""

    number: int
    at: int
    what: str
    about: str
    session: str
    why: str


class AdminNumbers(Struct, frozen=True):
    playing: int
    """Tables, in all processes; of this week, as the next."""
    gathering: int
    guests: int
    """Who listen to tables of this process, and the next two likewise."""
    lines: int
    """WebSockets and streams."""
    bots_waiting: int
    """Choices that bots have not begun to think about."""


class AdminOverview(Struct, frozen=True):
    numbers: AdminNumbers
    reports: list[AdminReport]
    """Those that wait come first, then the latest that were dealt with."""
    tables: list[AdminTable]
    """Closed or kept off lists."""
    restrictions: list[AdminRestriction]
    log: list[AdminDeed]
    """The latest first."""


class ReportOrder(Struct, forbid_unknown_fields=True):
    dealt: bool


class TableOrder(Struct, forbid_unknown_fields=True):
    what: Literal["hide", "show", "close", "reopen"]
    why: Why = ""
    """Players read it where a table is closed."""


class NewRestriction(Struct, forbid_unknown_fields=True):
    """Somebody to mute or to ban: a guest, or whoever comes from an address."""

    kind: Literal["mute", "ban"]
    guest: Annotated[str, Meta(max_length=32)] | None = None
    address: Short | None = None
    whole_household: bool = False
    """With a guest: ban also who comes from the same addresses."""
    hours: Annotated[int, Meta(ge=1, le=LONGEST_HOURS)] | None = None
    """Left out: for good."""
    why: Why = ""
    """They read it themselves."""
