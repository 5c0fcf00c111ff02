"""Before a game: who sits where, and what the group agrees on."""

from collections.abc import Callable, Sequence
from typing import Any

from mathom.bots import make_bot, offered_bots
from mathom.cli.args import Given
from mathom.cli.console import Console
from mathom.core.game import Game, Setting, Value, written
from mathom.core.message import Refused, refuse, whole_number
from mathom.core.record import PERSON, Seat
from mathom.core.voice import Text

Reader = Callable[[], str]


def choose(
    console: Console, read: Reader, question: str, labels: Sequence[str], default: int = 0
) -> int:
    """Ask for one of several numbered things; Enter takes the default."""
    console.tell(question)
    for number, label in enumerate(labels, start=1):
        console.tell(label, f"{number:3}  ", "     ")
    while True:
        console.say(console.text("play-enter", choice=default + 1))
        answer = read().strip()
        if not answer:
            return default
        chosen = whole_number(answer)
        if chosen is not None and 1 <= chosen <= len(labels):
            return chosen - 1
        console.tell(console.text("play-not-understood", given=answer[:40], last=len(labels)))


YES = ("yes", "y", "tak", "t")
NO = ("no", "n", "nie", "")
"""Understood in both languages; Enter alone is no."""


def agree(console: Console, read: Reader, question: str) -> bool:
    while True:
        console.tell(question)
        answer = read().strip().lower()
        if answer in YES or answer in NO:
            return answer in YES


def seats(console: Console, read: Reader, game: Game[Any], given: Given) -> list[Seat]:
    """From `--seats` and `--names`, or by asking."""
    names = [name.strip() for name in (given.text("names") or "").split(",") if name.strip()]
    wanted = given.text("seats")
    players = given.number("players")
    counts = game.seatings(given.pairs("option")) if given.has("option") else list(game.seats)
    if players is not None or given.has("option"):
        # Whatever is wrong with the command line is said before anything is asked.
        most = counts[-1] if counts else game.seats[-1]
        game.options(given.pairs("option"), most if players is None else players)
    if wanted is not None:
        kinds = [kind.strip() for kind in wanted.split(",")]
        if players not in (None, len(kinds)):
            raise refuse("refused-seats-twice")
        asked = False
    else:
        kinds = _ask_kinds(console, read, game, counts, players)
        asked = True
    for kind in kinds:
        if kind != PERSON:
            make_bot(game, kind)
    seated = []
    for number, kind in enumerate(kinds, start=1):
        if kind != PERSON:
            seated.append(Seat(f"{kind} {number}", kind))
            continue
        name = names.pop(0) if names else console.text("play-name-default", seat=number)
        if asked and not given.has("names"):
            console.say(console.text("play-name", seat=number))
            console.say(console.text("play-enter", choice=name))
            name = _plain(read()) or name
        seated.append(Seat(_plain(name) or console.text("play-name-default", seat=number), PERSON))
    return seated


def _plain(name: str) -> str:
    """A name that any screen and any file can show."""
    return "".join(letter for letter in name if letter.isprintable()).strip()[:40]


def _ask_kinds(
    console: Console, read: Reader, game: Game[Any], counts: list[int], players: int | None
) -> list[str]:
    least, most = counts[0], counts[-1]
    if least == most and players is None:
        players = least
    while players is None:
        console.say(console.text("play-players", least=least, most=most))
        console.say(console.text("play-enter", choice=least))
        answer = read().strip() or str(least)
        if whole_number(answer) in counts:
            players = int(answer)
        else:
            console.say(console.text("play-not-number", least=least, most=most))
    kinds = [PERSON, *offered_bots(game)]
    text = console.for_game(game)
    labels = [text("play-person")]
    labels += [
        text("play-bot", bot=bot_name(text, kind), does=text(f"bot-{kind}")) for kind in kinds[1:]
    ]
    return [
        kinds[
            choose(
                console,
                read,
                console.text("play-seat", seat=seat),
                labels,
                default=0 if seat == 1 else 1,
            )
        ]
        for seat in range(1, players + 1)
    ]


def bot_name(text: Text, bot: str) -> str:
    """What a bot is called: its level, or its name if it has none."""
    return text(f"level-{bot}") if text.has(f"level-{bot}") else bot


def options(
    console: Console, read: Reader, game: Game[Any], given: Given, players: int
) -> dict[str, Value]:
    """From `--option`, or the first setting by asking and the others if somebody wants to."""
    chosen: dict[str, Value] = dict(given.pairs("option"))
    if game.settings and not given.has("option") and not given.has("seats"):
        text = console.for_game(game)
        first, *others = game.settings
        chosen[first.name] = _ask_setting(console, read, text, first, players)
        for question, house in (("play-more-options", False), ("play-house-rules", True)):
            asked = [each for each in others if each.house is house and each.is_open(chosen)]
            if asked and agree(console, read, text(question)):
                for setting in asked:
                    _settle(console, read, game, setting, chosen, players)
    return game.options(chosen, players)


def _settle(
    console: Console,
    read: Reader,
    game: Game[Any],
    setting: Setting,
    chosen: dict[str, Value],
    players: int,
) -> None:
    """Ask until the answer fits what has been chosen before."""
    text = console.for_game(game)
    while True:
        chosen[setting.name] = _ask_setting(console, read, text, setting, players)
        try:
            game.options(chosen, players)
        except Refused as refused:
            console.tell(text.explain(refused.reason))
        else:
            return


def _ask_setting(
    console: Console, read: Reader, text: Text, setting: Setting, players: int
) -> Value:
    """Of its values only those with which so many can play."""
    title = text(f"setting-{setting.name}")
    if text.has(f"setting-{setting.name}-help"):
        console.tell(text(f"setting-{setting.name}-help"))
    if not setting.values:
        default = value_label(text, setting, setting.default)
        console.tell(text("play-setting-free", setting=title, default=default))
        return read().strip() or setting.default
    values = [value for value in setting.values if setting.fits(value, players)]
    labels = [value_label(text, setting, value) for value in values]
    usual = values.index(setting.default) if setting.default in values else 0
    return values[choose(console, read, title, labels, usual)]


def value_label(text: Text, setting: Setting, value: Value) -> str:
    """What a value is called. One without a message of its own is told by who would sit down."""
    if isinstance(value, bool):
        return text("play-yes" if value else "play-no")
    id = f"setting-{setting.name}-{written(value)}"
    if text.has(id):
        return text(id)
    if len(seatings := setting.seatings(value)) == 1:
        return " · ".join(map(text.name, seatings[0]))
    return written(value)
