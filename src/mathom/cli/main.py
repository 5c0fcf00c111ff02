"""The `mathom` command."""

import sys
from collections.abc import Sequence
from importlib.metadata import version

from mathom.cli import (
    admin,
    backup,
    cards,
    decks,
    games,
    replay_all,
    rules,
    serve,
    show,
    simulate,
    speed,
    tidy,
    verify,
)
from mathom.cli import play as playing
from mathom.cli.args import LANG, Command, Given, find, take_flag
from mathom.cli.console import Console, folded, stdio, system_language
from mathom.core import registry
from mathom.core.match import Misfit
from mathom.core.message import Refused
from mathom.core.voice import LANGUAGES

COMMANDS: tuple[Command, ...] = (
    serve.COMMAND,
    playing.COMMAND,
    games.COMMAND,
    rules.COMMAND,
    cards.COMMAND,
    decks.COMMAND,
    show.COMMAND,
    verify.COMMAND,
    simulate.COMMAND,
    speed.COMMAND,
    replay_all.COMMAND,
    admin.COMMAND,
    backup.BACKUP,
    backup.RESTORE,
    tidy.COMMAND,
)

OK = 0
NO = 1
"""The command ran, and the answer is no: a record does not verify, a rule is unproven."""
BAD_INPUT = 2
INTERRUPTED = 130

ASKS_HELP = ("--help", "-h", "help")


def main(argv: Sequence[str] | None = None) -> int:
    words = list(sys.argv[1:] if argv is None else argv)
    console = stdio(_language(words))
    try:
        return run(console, words)
    except Refused as refused:
        console.warn(console.text("error", message=_explained(console, refused)))
        return BAD_INPUT
    except KeyboardInterrupt:
        console.warn("")
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has had enough of it; `mathom rules journey | head` is no error.
        sys.stderr.close()
        return OK


def _explained(console: Console, refused: Refused) -> str:
    text = console.text if refused.game is None else console.for_game(registry.game(refused.game))
    if isinstance(refused, Misfit):
        return f"{text.explain(refused.reason)} {text.explain(refused.why)}"
    return text.explain(refused.reason)


def run(console: Console, words: list[str]) -> int:
    rest = _without_language(words)
    console.named = len(rest) < len(words)
    if rest[:1] == ["--version"]:
        console.say(f"mathom {version('mathom')}")
        return OK
    if rest and rest[0] in ASKS_HELP:
        rest = [rest[1], "--help"] if len(rest) > 1 else []
    if not rest:
        console.say(front_page(console))
        return OK
    command = find(COMMANDS, rest[0])
    given = command.parse(["--help" if word == "-h" else word for word in rest[1:]])
    if given.has("help"):
        console.say(help_page(console, command))
        return OK
    return command.run(console, given)


def _without_language(words: list[str]) -> list[str]:
    """The words without `--lang pl`, which may stand anywhere."""
    rest = []
    given = Given({}, {})
    unread = list(words)
    while unread:
        word = unread.pop(0)
        if word.partition("=")[0] == "--lang":
            take_flag((LANG,), word, unread, given)
        else:
            rest.append(word)
    return rest


def _language(words: list[str]) -> str:
    """The language must be known before anything can be refused in it."""
    for word, following in zip(words, [*words[1:], ""], strict=False):
        name, equals, value = word.partition("=")
        if name == "--lang" and (value if equals else following) in LANGUAGES:
            return value if equals else following
    return system_language()


def front_page(console: Console) -> str:
    text = console.text
    width = max(len(command.name) for command in COMMANDS)
    lines = [folded(text("front-title")), "", text("front-usage"), "", text("front-commands")]
    lines += [f"  {c.name:{width}}  {text(f'command-{c.name}')}" for c in COMMANDS]
    lines += ["", text("front-examples")]
    lines += [f"  {text(f'front-example-{number}')}" for number in range(1, 6)]
    lines += ["", folded(text("front-more")), "", folded(text("front-notice"))]
    return "\n".join(lines)


def help_page(console: Console, command: Command) -> str:
    text = console.text
    usage = folded(command.usage, "  ", " " * (len(f"  mathom {command.name}") + 1))
    lines = [text(f"command-{command.name}"), "", usage, ""]
    lines += [folded(text(f"command-{command.name}-more")), ""]
    flags = {f"--{flag.name} {flag.takes}".strip(): flag for flag in (*command.flags, LANG)}
    width = max(map(len, flags))
    lines += [
        folded(text(f"flag-{flag.name}"), f"  {shown:{width}}  ", " " * (width + 4))
        for shown, flag in flags.items()
    ]
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
