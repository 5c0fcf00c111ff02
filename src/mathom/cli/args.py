"""Reading a command line, with help and errors in the reader's language.

`argparse` speaks one language; everything here is a Fluent message.
"""

from collections.abc import Callable, Sequence
from difflib import get_close_matches
from typing import TYPE_CHECKING

import msgspec

from mathom.core.message import refuse, whole_number

if TYPE_CHECKING:
    from mathom.cli.console import Console


class Flag(msgspec.Struct, frozen=True):
    """`--name VALUE`, or `--name` alone if it takes nothing. Help: the message `flag-<name>`."""

    name: str
    takes: str = ""
    """What the help calls its value; nothing for a switch."""
    whole: bool = False
    """Whether the value is a whole number, 0 or more."""
    choices: tuple[str, ...] = ()
    many: bool = False
    """Whether it may be given more than once."""


LANG = Flag("lang", "pl|en", choices=("pl", "en"))
JSON = Flag("json")
HELP = Flag("help")

WORDS = "WORDS"
"""A word to which all that follow belong."""


class Given(msgspec.Struct):
    """What the command line said."""

    words: dict[str, str]
    flags: dict[str, list[str]]

    def word(self, name: str) -> str | None:
        return self.words.get(name)

    def has(self, flag: str) -> bool:
        return flag in self.flags

    def text(self, flag: str) -> str | None:
        values = self.flags.get(flag)
        return values[-1] if values else None

    def number(self, flag: str) -> int | None:
        value = self.text(flag)
        return None if value is None else int(value)

    def seed(self) -> str | None:
        seed = self.flags.get("seed", [None])[-1]
        if seed is not None and not (0 < len(seed) <= 64 and seed.isprintable()):
            raise refuse("refused-seed")
        return seed

    def pairs(self, flag: str) -> dict[str, str]:
        """`--option variant=basic` as a dictionary."""
        pairs = {}
        for given in self.flags.get(flag, []):
            name, equals, value = given.partition("=")
            if not equals or not name:
                raise refuse("refused-pair", flag=f"--{flag}", given=given)
            pairs[name.strip()] = value
        return pairs


class Command(msgspec.Struct, frozen=True):
    """One word after `mathom`. Help: the messages `command-<name>` and `command-<name>-more`."""

    name: str
    run: Callable[["Console", Given], int]
    needs: tuple[str, ...] = ()
    """Words that must follow."""
    may: tuple[str, ...] = ()
    """Words that may follow."""
    flags: tuple[Flag, ...] = ()

    @property
    def usage(self) -> str:
        words = [*self.needs, *(f"[{word}]" for word in self.may)]
        flags = [f"[--{flag.name}{' ' + flag.takes if flag.takes else ''}]" for flag in self.flags]
        return " ".join(["mathom", self.name, *words, *flags])

    def parse(self, words: Sequence[str]) -> Given:
        given = Given({}, {})
        places = [*self.needs, *self.may]
        rest = list(words)
        while rest:
            word = rest.pop(0)
            if word.startswith("--") and len(word) > 2:
                take_flag((*self.flags, LANG, HELP), word, rest, given)
            elif places:
                given.words[places.pop(0)] = word
            elif WORDS in given.words:
                given.words[WORDS] += f" {word}"
            else:
                raise refuse("refused-word", word=word, usage=self.usage)
        missing = [name for name in self.needs if name not in given.words]
        if missing and not given.has("help"):
            raise refuse("refused-missing", word=missing[0], usage=self.usage)
        return given


def take_flag(flags: Sequence[Flag], word: str, rest: list[str], given: Given) -> None:
    """Read one flag, with its value if it takes one."""
    name, equals, value = word[2:].partition("=")
    known = {flag.name: flag for flag in flags}
    if name not in known:
        raise refuse("refused-flag", flag=f"--{name}", known=_guess(name, list(known), "--"))
    flag = known[name]
    if not flag.takes:
        if equals:
            raise refuse("refused-flag-value", flag=f"--{name}")
        given.flags[name] = []
        return
    if not equals:
        # A value that begins like a flag can follow an equals sign.
        if not rest or rest[0].startswith("--"):
            raise refuse("refused-no-value", flag=f"--{name}", takes=flag.takes)
        value = rest.pop(0)
    if flag.whole and whole_number(value) is None:
        raise refuse("refused-number", flag=f"--{name}", given=value[:40])
    if flag.choices and value not in flag.choices:
        raise refuse(
            "refused-choice", flag=f"--{name}", given=value[:40], known=", ".join(flag.choices)
        )
    if name in given.flags and not flag.many:
        raise refuse("refused-twice", flag=f"--{name}")
    given.flags.setdefault(name, []).append(value)


def find(commands: Sequence[Command], name: str) -> Command:
    for command in commands:
        if command.name == name:
            return command
    known = [command.name for command in commands]
    raise refuse("refused-command", name=name, known=_guess(name, known, ""))


def _guess(name: str, known: list[str], prefix: str) -> str:
    """What was probably meant, or else everything there is."""
    meant = get_close_matches(name, known, 1) or known
    return ", ".join(prefix + word for word in meant)
