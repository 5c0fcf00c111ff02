"""`mathom play`: a game in the terminal, people taking turns at the keyboard."""

import sys
from pathlib import Path
from typing import Any

from mathom.cli import files, seating
from mathom.cli.args import Command, Flag, Given
from mathom.cli.console import Console
from mathom.cli.rules import rule_text
from mathom.cli.verify import read_file
from mathom.core import registry
from mathom.core.ask import Ask
from mathom.core.bot import Bot, make_bot
from mathom.core.chance import Chance, new_seed
from mathom.core.event import SPECTATOR
from mathom.core.match import Match, resume
from mathom.core.message import Message, Refused, refuse, whole_number
from mathom.core.record import PERSON
from mathom.core.rulebook import rulebook
from mathom.core.voice import LANGUAGES

WORDS = {
    "why": ("why", "dlaczego"),
    "undo": ("undo", "cofnij"),
    "rules": ("rules", "rule", "zasady", "zasada"),
    "table": ("table", "stół", "stol"),
    "story": ("story", "historia"),
    "save": ("save", "zapisz"),
    "lang": ("lang", "język", "jezyk"),
    "quit": ("quit", "exit", "koniec", "q"),
    "help": ("?", "help", "pomoc"),
}
"""What may be typed instead of a choice; every word works in both languages."""


class Leave(Exception):
    """Somebody wants to stop playing for now."""


def run(console: Console, given: Given) -> int:
    if not given.has("lang") and sys.stdin.isatty():
        console = _choose_language(console)
    try:
        table = _resume(console, given) or _new_table(console, given)
    except Leave as leave:
        raise refuse("refused-no-input") from leave
    return table.play()


def _choose_language(console: Console) -> Console:
    default = LANGUAGES.index(console.lang)
    number = seating.choose(console, read_line, "Language / Język", ["English", "polski"], default)
    return Console(LANGUAGES[number], console.out, console.err)


def _resume(console: Console, given: Given) -> "Table | None":
    path = given.text("resume")
    if path is not None:
        match = resume(read_file(Path(path)))
        return Table(console, match, Path(path))
    name = given.words["GAME"]
    registry.game(name)
    if given.has("seats") or given.has("players") or not sys.stdin.isatty():
        return None
    saved = files.unfinished(name)[:8]
    if not saved:
        return None
    labels = [console.text("play-resume-new")]
    labels += [
        f"{path.stem}: {', '.join(seat.name for seat in record.seats)} ({len(record.choices)})"
        for path, record in saved
    ]
    number = seating.choose(console, read_line, console.text("play-resume"), labels)
    if number == 0:
        return None
    path_chosen = saved[number - 1][0]
    return Table(console, resume(read_file(path_chosen)), path_chosen)


def _new_table(console: Console, given: Given) -> "Table":
    game = registry.game(given.words["GAME"])
    text = console.for_game(game)
    console.say(text("title"))
    console.say(text("summary"))
    console.say()
    seats = seating.seats(console, read_line, game, given)
    options = seating.options(console, read_line, game, given, len(seats))
    match: Match[Any] = Match(game, seats, options, given.text("seed"))
    table = Table(console, match, files.new_file(game.name))
    console.say()
    console.say(text("play-commitment", commitment=match.commitment))
    table.save()
    console.say(text("play-file", file=str(table.path)))
    if any(setting.assumed for setting in game.settings):
        console.say(text("assumed-values"))
    return table


def read_line() -> str:
    """One line from whoever sits at the keyboard."""
    try:
        return input("> ")
    except EOFError as error:
        raise Leave from error


class Table:
    """One sitting at one match."""

    def __init__(self, console: Console, match: Match[Any], path: Path) -> None:
        self.console = console
        self.match = match
        self.path = path
        self.text = console.for_game(match.game)
        self.luck = Chance(new_seed())
        self.bots: dict[int, Bot] = {
            seat: make_bot(match.game, taken.player)
            for seat, taken in enumerate(match.seats)
            if taken.player != PERSON
        }
        people = [seat for seat in range(len(match.seats)) if seat not in self.bots]
        # Whoever shares a screen sees only what everybody may see.
        self.viewer = people[0] if len(people) == 1 else SPECTATOR
        self.told = 0
        self.stale = True
        """Whether the table must be shown again before the next question."""

    def play(self) -> int:
        try:
            while not self.match.over:
                ask = self.match.asks[0]
                if ask.seat in self.bots:
                    self._let_bot_choose(ask)
                else:
                    self._let_person_choose(ask)
                self.save()
        except (Leave, KeyboardInterrupt):
            self.console.say()
            self.save()
            self._say("play-left", game=self.match.game.name, file=str(self.path))
            return 0
        self._tell()
        self._tell_the_end()
        return 0

    def save(self) -> None:
        try:
            files.save(self.match, self.path)
        except Refused as refused:
            self.console.warn(self.text.explain(refused.reason))

    def _let_bot_choose(self, ask: Ask) -> None:
        self._tell()
        option = self.bots[ask.seat].choose(self.match.sight(ask.seat), self.luck)
        self.match.choose(ask.seat, option.code)

    def _let_person_choose(self, ask: Ask) -> None:
        # One event is what the player has just done; more are worth another look at the table.
        if self._tell() > 1 or self.stale:
            self._show_table()
            self.stale = False
        self._show_question(ask)
        while True:
            line = " ".join(read_line().split())
            if line and self._obeys(line, ask):
                return

    def _obeys(self, line: str, ask: Ask) -> bool:
        """Do what was typed; whether the question has to be asked anew."""
        word, _, rest = line.partition(" ")
        for command, words in WORDS.items():
            if word.lower() in words:
                return bool(getattr(self, f"_do_{command}")(ask, rest))
        code = self._code(ask, line)
        try:
            self.match.choose(ask.seat, code)
        except Refused as refused:
            self.console.say(f"  {self.text.explain(refused.reason)}")
            return False
        return True

    def _code(self, ask: Ask, typed: str) -> str:
        """The code that was typed, or that stands at the number that was typed."""
        number = whole_number(typed)
        if number is not None and 1 <= number <= len(ask.options):
            return ask.options[number - 1].code
        return typed.lower()

    # What may be typed instead of a choice

    def _do_why(self, ask: Ask, rest: str) -> bool:
        if not rest:
            self._say("play-why-what")
            return False
        code = self._code(ask, rest)
        reason = self.match.why_not(ask.seat, code)
        if reason is None:
            self._say("play-can", code=code)
        else:
            self.console.say(f"  {self.text.explain(reason)}")
        return False

    def _do_undo(self, ask: Ask, rest: str) -> bool:
        people = [choice.seat for choice in self.match.standing if choice.seat not in self.bots]
        seat = people[-1] if people else ask.seat
        reason = self.match.why_not_undo(seat)
        if reason is None:
            self.match.undo(seat)
        elif not people:
            self.console.say(f"  {self.text.explain(reason)}")
            return False
        else:
            self.console.say(f"  {self.text.explain(reason)}")
            # Bots always agree; so does a person who sits alone with them.
            others = set(range(len(self.match.seats))) - self.bots.keys() - {seat}
            name = self.match.seats[seat].name
            question = self.text("play-ask-consent", player=name)
            if others and not seating.agree(self.console, read_line, question):
                self._say("play-no-consent")
                return False
            self.match.undo_agreed(seat)
        self._say("play-undone")
        self.told = len(self.match.story)
        self.stale = True
        return True

    def _do_rules(self, ask: Ask, rest: str) -> bool:
        book = rulebook(self.match.game.name, self.console.lang)
        for number in rest.split() or ask.prompt.rules:
            try:
                self.console.say(rule_text(book.rule(number)))
            except Refused as refused:
                self.console.say(f"  {self.text.explain(refused.reason)}")
        return False

    def _do_table(self, ask: Ask, rest: str) -> bool:
        self._show_table()
        self._show_question(ask)
        return False

    def _do_story(self, ask: Ask, rest: str) -> bool:
        for message in self.match.told(self.viewer):
            self.console.say(f"  {self.text.say(message)}")
        return False

    def _do_save(self, ask: Ask, rest: str) -> bool:
        if not rest:
            self._say("play-save-where")
            return False
        try:
            files.save(self.match, Path(rest).expanduser())
        except Refused as refused:
            self.console.say(f"  {self.text.explain(refused.reason)}")
        else:
            self._say("play-saved", file=rest)
        return False

    def _do_lang(self, ask: Ask, rest: str) -> bool:
        others = [lang for lang in LANGUAGES if lang != self.console.lang]
        lang = rest if rest in LANGUAGES else others[0]
        self.console = Console(lang, self.console.out, self.console.err)
        self.text = self.console.for_game(self.match.game)
        return self._do_table(ask, "")

    def _do_quit(self, ask: Ask, rest: str) -> bool:
        raise Leave

    def _do_help(self, ask: Ask, rest: str) -> bool:
        self.console.say(self.text("play-help"))
        return False

    # What is shown

    def _tell(self) -> int:
        """Tell what has happened since last time; how many things that were."""
        news = self.match.told(self.viewer, self.told)
        self.told = len(self.match.story)
        for message in news:
            self.console.say(f"  {self.text.say(message)}")
        return len(news)

    def _show_table(self) -> None:
        view = self.match.view(self.viewer)
        names = [seat.name for seat in self.match.seats]
        self.console.say()
        self.console.say(self.match.game.sketch(view, self.text, names, self.console.colour))
        self.console.say()

    def _show_question(self, ask: Ask) -> None:
        prompt = self.text.explain(ask.prompt)
        self.console.say(self.text("play-asked", player=self._player(ask.seat), prompt=prompt))
        width = max(len(self.text.say(option.label)) for option in ask.options)
        for number, option in enumerate(ask.options, start=1):
            label = self.text.say(option.label)
            self.console.say(f"  {number}  {label:{width}}   {option.code}")
        if not self.match.standing:
            self._say("play-help-hint")

    def _player(self, seat: int) -> str:
        name = self.match.seats[seat].name
        nickname = self.match.game.nickname(self.match.state, seat)
        return name if nickname is None else f"{name} ({self.text.name(nickname)})"

    def _tell_the_end(self) -> None:
        match, text = self.match, self.text
        assert match.result is not None
        self._show_table()
        self.console.say(text("play-story"))
        for event in match.story:
            told = event.seen_by(SPECTATOR)
            if told is not None and event.kind in match.game.highlights:
                self.console.say(f"  {text.say(told)}")
        self.console.say()
        self.console.say(text("play-result", result=text.say(match.result.story)))
        self._say("play-record", file=str(self.path))
        self._say("play-record-hint", file=str(self.path), seed=match.seed)

    def _say(self, id: str, **args: str) -> None:
        self.console.say(self.text.say(Message(id, dict(args))))


COMMAND = Command(
    "play",
    run,
    needs=("GAME",),
    flags=(
        Flag("seats", "A,B,.."),
        Flag("names", "A,B,.."),
        Flag("players", "N", whole=True),
        Flag("option", "NAME=VALUE", many=True),
        Flag("seed", "WORD"),
        Flag("resume", "FILE"),
    ),
)
