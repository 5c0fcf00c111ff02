"""The `mathom` command."""

import sys
from collections.abc import Sequence
from importlib.metadata import version

from mathom.cli import games, rules, show, simulate, speed, verify
from mathom.cli import play as playing
from mathom.cli.args import Command, find
from mathom.cli.console import Console, stdio, system_language
from mathom.core import registry
from mathom.core.message import Refused
from mathom.core.voice import LANGUAGES

COMMANDS: tuple[Command, ...] = (
    playing.COMMAND,
    games.COMMAND,
    rules.COMMAND,
    show.COMMAND,
    verify.COMMAND,
    simulate.COMMAND,
    speed.COMMAND,
)

OK = 0
NO = 1
"""The command ran, and the answer is no: a record does not verify, a rule is unproven."""
BAD_INPUT = 2
INTERRUPTED = 130


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
    return text.explain(refused.reason)


def run(console: Console, words: list[str]) -> int:
    if "--version" in words[:1]:
        console.say(f"mathom {version('mathom')}")
        return OK
    name, rest = _command(words)
    if name is None:
        console.say(front_page(console))
        return OK
    command = find(COMMANDS, name)
    given = command.parse(rest)
    if given.has("help"):
        console.say(help_page(console, command))
        return OK
    return command.run(console, given)


def _command(words: list[str]) -> tuple[str | None, list[str]]:
    """The command's name, which may follow `--lang`, and the rest of the words."""
    rest = list(words)
    if rest and rest[0].startswith("--lang"):
        rest = rest[1:] if "=" in rest[0] else rest[2:]
    if not rest or rest[0] in ("--help", "-h", "help"):
        if len(rest) > 1:
            return rest[1], ["--help"]
        return None, []
    return rest[0], ["--help" if word == "-h" else word for word in rest[1:]]


def _language(words: list[str]) -> str:
    """The language must be known before anything can be refused in it."""
    for number, word in enumerate(words):
        if word.startswith("--lang"):
            lang = word[len("--lang=") :] or "".join(words[number + 1 : number + 2])
            if lang in LANGUAGES:
                return lang
    return system_language()


def front_page(console: Console) -> str:
    text = console.text
    width = max(len(command.name) for command in COMMANDS)
    lines = [text("front-title"), "", text("front-usage"), "", text("front-commands")]
    lines += [f"  {c.name:{width}}  {text(f'command-{c.name}')}" for c in COMMANDS]
    lines += ["", text("front-examples")]
    lines += [f"  {text(f'front-example-{number}')}" for number in range(1, 6)]
    lines += ["", text("front-more"), "", text("front-notice")]
    return "\n".join(lines)


def help_page(console: Console, command: Command) -> str:
    text = console.text
    lines = [text(f"command-{command.name}"), "", f"  {command.usage}", ""]
    lines += [text(f"command-{command.name}-more"), ""]
    flags = {f"--{flag.name} {flag.takes}".strip(): flag for flag in command.flags}
    width = max(map(len, [*flags, "--lang pl|en"]))
    lines += [f"  {shown:{width}}  {text(f'flag-{flag.name}')}" for shown, flag in flags.items()]
    lines.append(f"  {'--lang pl|en':{width}}  {text('flag-lang')}")
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
