"""`mathom play`: a game in the terminal, people taking turns at the keyboard."""

import contextlib
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from mathom.bots import easiest, make_bot
from mathom.cli import files, orders, seating
from mathom.cli.args import Command, Flag, Given
from mathom.cli.console import WIDTH, Console, program
from mathom.cli.rules import rule_text
from mathom.cli.verify import read_file
from mathom.core import registry
from mathom.core.ask import Ask
from mathom.core.bot import Bot
from mathom.core.chance import stream_apart
from mathom.core.event import NOTABLE, SPECTATOR
from mathom.core.game import written
from mathom.core.match import Match, resume
from mathom.core.message import Message, Refused, refuse, whole_number
from mathom.core.record import PERSON
from mathom.core.rulebook import rulebook
from mathom.core.voice import LANGUAGES

WORDS = {
    "why": ("why", "dlaczego"),
    "undo": ("undo", "cofnij"),
    "resign": ("resign", "poddaj"),
    "rules": ("rules", "rule", "zasady", "zasada"),
    "table": ("table", "stół", "stol"),
    "story": ("story", "historia"),
    "save": ("save", "zapisz"),
    "last": ("last", "ostatnio"),
    "pass": ("pass!", "pas!"),
    "orders": ("orders", "polecenia"),
    "lang": ("lang", "język", "jezyk"),
    "quit": ("quit", "exit", "koniec", "q"),
    "help": ("?", "help", "pomoc"),
}
"""What may be typed instead of a choice; every word works in both languages."""


# With it, `input` knows the arrow keys and remembers what was typed; Windows does without.
with contextlib.suppress(ImportError):
    import readline  # noqa: F401


class Leave(Exception):
    """Somebody wants to stop playing for now."""


def run(console: Console, given: Given) -> int:
    try:
        if not console.named and sys.stdin.isatty():
            console = _choose_language(console)
        if given.has("lesson"):
            from mathom.cli import lesson  # which is played at a table of this module

            return lesson.run(console, given)
        table = _resume(console, given) or _new_table(console, given)
    except Leave as leave:
        raise refuse("refused-no-input") from leave
    return table.play()


def _choose_language(console: Console) -> Console:
    default = LANGUAGES.index(console.lang)
    number = seating.choose(console, read_line, "Language / Język", ["English", "polski"], default)
    return Console(LANGUAGES[number], console.out, console.err)


def _resume(console: Console, given: Given) -> "Table | None":
    name = registry.game(given.words["GAME"]).name
    path = given.text("resume")
    if path is not None:
        return _resumed(console, name, Path(path))
    if given.has("seats") or given.has("players") or not sys.stdin.isatty():
        return None
    saved = files.unfinished(name, most=8)
    if not saved:
        return None
    labels = [console.text("play-resume-new")]
    for path_saved, record in saved:
        names = ", ".join(seat.name for seat in record.seats)
        choices, file = len(record.choices), path_saved.stem
        labels.append(console.text("play-resume-saved", names=names, choices=choices, file=file))
    number = seating.choose(console, read_line, console.text("play-resume"), labels)
    return None if number == 0 else _resumed(console, name, saved[number - 1][0])


def _resumed(console: Console, name: str, path: Path) -> "Table":
    match = resume(read_file(path))
    if match.game.name != name:
        raise refuse("refused-other-game", mathom=program(), file=str(path), game=match.game.name)
    table = Table(console, match, path)
    table.catch_up()
    console.tell(console.text("play-resumed"))
    return table


def _new_table(console: Console, given: Given) -> "Table":
    game = registry.game(given.words["GAME"])
    text = console.for_game(game)
    seed = given.seed()
    console.say(text("title"))
    console.tell(text("summary"))
    console.say()
    seats = seating.seats(console, read_line, game, given)
    options = seating.options(console, read_line, game, given, len(seats))
    match: Match[Any] = Match(game, seats, options, seed)
    table = Table(console, match, files.new_file(game.name))
    console.say()
    console.say(text("play-commitment", commitment=match.commitment, dice=written(game.dice)))
    table.save()
    if table.saved:
        console.say(text("play-file", file=str(table.path)))
    if any(setting.assumed for setting in game.settings):
        console.tell(text("assumed-values"))
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
        self.bots: dict[int, Bot] = {
            seat: make_bot(match.game, taken.player)
            for seat, taken in enumerate(match.seats)
            if taken.player != PERSON
        }
        self._play_on_for(match.resigned)
        people = [seat for seat in range(len(match.seats)) if seat not in self.bots]
        self.shared = len(people) > 1
        # Whoever shares a screen sees only what everybody may see.
        self.viewer = people[0] if len(people) == 1 else SPECTATOR
        self.heard: dict[int, int] = {}
        """How much of the story each viewer has been told."""
        self.saved = True
        """Whether the file holds all that has been played."""
        self.drawn = 0
        """How much chance had been drawn when the table was last shown."""
        self.stale = True
        """Whether the table must be shown again before the next question."""

    def _play_on_for(self, resigned: Sequence[int]) -> None:
        """Bots answer for those who have given up."""
        for seat in resigned:
            self.bots.setdefault(seat, make_bot(self.match.game, easiest(self.match.game)))

    def play(self) -> int:
        try:
            while not self.match.over:
                ask, ordered = self.match.asks[0], self.match.by_orders()
                if ordered is not None:
                    self.match.do(ordered)
                elif ask.seat in self.bots:
                    self._let_bot_choose(ask)
                else:
                    self._let_person_choose(ask)
                self.save()
        except Leave:
            return self._leave(0)
        except KeyboardInterrupt:
            return self._leave(130)
        self._look_together()
        self._tell()
        self._tell_the_end()
        return 0

    def _leave(self, code: int) -> int:
        self._look_together()
        self.console.say()
        self.save()
        if self.saved:
            game = self.match.game.name
            self._print("play-left", mathom=program(), game=game, file=str(self.path))
        else:
            self._say("play-left-unsaved")
        return code

    def save(self) -> None:
        """Keep what has been played; if that fails, say so once."""
        try:
            files.save(self.match, self.path)
        except Refused as refused:
            if self.saved:
                self.console.warn(self.text.explain(refused.reason))
                self.console.warn(self.text("play-unsaved"))
            self.saved = False
        else:
            self.saved = True

    def catch_up(self) -> None:
        """What has happened so far need not be told; the table shows what has come of it."""
        seats = range(len(self.match.seats))
        self.heard = dict.fromkeys((SPECTATOR, *seats), len(self.match.story))

    def _let_bot_choose(self, ask: Ask) -> None:
        self._tell()
        # Luck of its own for each decision: a game that is resumed goes on as it would have.
        luck = stream_apart(self.match.seed, f"bots:{len(self.match.lines)}")
        option = self.bots[ask.seat].choose(self.match.sight(ask.seat), luck)
        self.match.choose(ask.seat, option.code)

    def _let_person_choose(self, ask: Ask) -> None:
        if not self._is_private(ask):
            self._look_together()
        elif self.viewer != ask.seat:
            self._hand_over(ask.seat)
        self._let_choose(ask)

    def _is_private(self, ask: Ask) -> bool:
        """Whether the question shows what others at the same keyboard must not see."""
        return self.shared and self.match.is_private(ask.seat)

    def _hand_over(self, seat: int) -> None:
        """Let one of several people look alone."""
        self._look_together()
        self._tell()
        self._say("play-hand-over", player=self._player(seat))
        read_line()
        self.viewer, self.stale = seat, True

    def _look_together(self) -> None:
        """Take off the screen what only one of several people could see."""
        if self.shared and self.viewer != SPECTATOR:
            self.viewer, self.stale = SPECTATOR, True
            self.console.wipe()

    def _let_choose(self, ask: Ask) -> None:
        self._look()
        ended = self.match.passing_ended(ask.seat)
        if ended is not None:
            self._reply(orders.told_of(ended, self._player(ended.seat), self.text))
        self._show_question(ask)
        while True:
            line = " ".join(read_line().split())
            if not line:
                self._show_question(ask)
            elif self._obeys(line, ask):
                return

    def _obeys(self, line: str, ask: Ask) -> bool:
        """Do what was typed; whether the question has to be asked anew."""
        word, _, rest = line.partition(" ")
        for command, words in WORDS.items():
            if word.lower() in words:
                return bool(getattr(self, f"_do_{command}")(ask, rest))
        return self._chooses(ask, self._code(ask, line))

    def _chooses(self, ask: Ask, code: str) -> bool:
        try:
            self.match.choose(ask.seat, code)
        except Refused as refused:
            self._reply(self.text.explain(refused.reason))
            return False
        if code not in [option.code for option in ask.options]:
            files.keep_answer(self.match.game.name, self._name(ask), ask.prompt, code)
        return True

    def _name(self, ask: Ask) -> str:
        return self.match.seats[ask.seat].name

    def _last(self, ask: Ask) -> str | None:
        """What the one who is asked wrote last time, if it is still an answer."""
        if ask.others is None:
            return None
        code = files.last_answer(self.match.game.name, self._name(ask), ask.prompt)
        return code if code is not None and ask.option(code) is not None else None

    def _code(self, ask: Ask, typed: str) -> str:
        """The code that was typed, begun, or that stands at the number that was typed."""
        number = whole_number(typed)
        if number is not None and 1 <= number <= len(ask.options):
            return ask.options[number - 1].code
        code = typed.lower()
        begun = [option.code for option in ask.options if option.code.startswith(f"{code} ")]
        return begun[0] if len(begun) == 1 and ask.option(code) is None else code

    # What may be typed instead of a choice

    def _do_why(self, ask: Ask, rest: str) -> bool:
        if not rest:
            self._say("play-why-what", code=ask.options[0].code)
            return False
        code = self._code(ask, rest)
        reason = self.match.why_not(ask.seat, code)
        if reason is None:
            self._say("play-can", code=code)
        else:
            self._reply(self.text.explain(reason))
        return False

    def _do_undo(self, ask: Ask, rest: str) -> bool:
        people = [choice.seat for choice in self.match.standing if choice.seat not in self.bots]
        # Whoever looks alone takes back his own; otherwise it is the last choice that anybody saw.
        seat = people[-1] if people and not self._is_private(ask) else ask.seat
        reason = self.match.why_not_undo(seat)
        if reason is None:
            self.match.undo(seat)
        elif seat not in people:
            self._reply(self.text.explain(reason))
            return False
        else:
            self._reply(self.text.explain(reason))
            # Bots always agree; so does a person who sits alone with them.
            others = set(range(len(self.match.seats))) - self.bots.keys() - {seat}
            name = self.match.seats[seat].name
            question = self.text("play-ask-consent", player=name)
            if not others:
                self._say("play-bots-agree")
            elif not seating.agree(self.console, read_line, question):
                self._say("play-no-consent")
                return False
            self.match.undo_agreed(seat)
        self._say("play-undone")
        self.catch_up()
        self.stale = True
        return True

    def _do_resign(self, ask: Ask, rest: str) -> bool:
        """Give up for everybody on the same side: they sit at the same keyboard, or are bots."""
        match = self.match
        (side,) = [side for side in match.sides if ask.seat in side]
        people = [seat for seat in side if seat not in self.bots]
        names = ", ".join(self._player(seat) for seat in people)
        last = len(match.sides_left) == 2
        question = self.text(
            "play-ask-resign", players=names, count=len(people), last="yes" if last else "no"
        )
        if not seating.agree(self.console, read_line, question):
            self._say("play-not-resigned")
            return False
        resigned = [seat for seat in side if seat not in match.resigned]
        for seat in resigned:
            match.resign(seat)
        self._play_on_for(resigned)
        self.stale = True
        return True

    def _do_rules(self, ask: Ask, rest: str) -> bool:
        book = rulebook(self.match.game.name, self.console.lang)
        for number in rest.split() or ask.prompt.rules:
            try:
                self.console.say(rule_text(book.rule(number)))
            except Refused as refused:
                self._reply(self.text.explain(refused.reason))
        return False

    def _do_table(self, ask: Ask, rest: str) -> bool:
        self._show_table()
        self._show_question(ask)
        return False

    def _do_story(self, ask: Ask, rest: str) -> bool:
        for message in self.match.told(self.viewer):
            self._reply(self.text.say(message))
        return False

    def _do_save(self, ask: Ask, rest: str) -> bool:
        if not rest:
            self._say("play-save-where")
            return False
        try:
            files.save_copy(self.match, Path(rest))
        except Refused as refused:
            self._reply(self.text.explain(refused.reason))
        else:
            self._say("play-saved", file=rest)
        return False

    def _do_last(self, ask: Ask, rest: str) -> bool:
        code = self._last(ask)
        if code is None:
            self._say("play-no-last")
            return False
        return self._chooses(ask, code)

    def _do_pass(self, ask: Ask, rest: str) -> bool:
        try:
            self._reply(orders.passes(self.match, ask.seat, rest, self.text))
        except Refused as refused:
            self._reply(self.text.explain(refused.reason))
        return self.match.by_orders() is not None

    def _do_orders(self, ask: Ask, rest: str) -> bool:
        try:
            if rest:
                orders.settles(self.match, ask.seat, rest)
        except Refused as refused:
            self._reply(self.text.explain(refused.reason))
            return False
        for line in orders.listed(self.match, ask.seat, self.text):
            self._reply(line)
        return self.match.by_orders() is not None

    def _do_lang(self, ask: Ask, rest: str) -> bool:
        if rest and rest not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            self._say("play-no-lang", given=rest[:40], known=known)
            return False
        others = [lang for lang in LANGUAGES if lang != self.console.lang]
        lang = rest or others[0]
        self.console = Console(lang, self.console.out, self.console.err)
        self.text = self.console.for_game(self.match.game)
        return self._do_table(ask, "")

    def _do_quit(self, ask: Ask, rest: str) -> bool:
        raise Leave

    def _do_help(self, ask: Ask, rest: str) -> bool:
        self.console.say(self.text("play-help"))
        return False

    # What is shown

    def _look(self) -> None:
        """Tell the news, and show the table if it is worth another look."""
        # One event is what the player has just done; more, or a roll, are.
        drawn = self.match.state.chance.drawn
        if self._tell() > 1 or drawn != self.drawn or self.stale:
            self._show_table()
        self.drawn, self.stale = drawn, False

    def _tell(self) -> int:
        """Tell what has happened since last time; how many things that were."""
        news = self.match.told(self.viewer, self.heard.get(self.viewer, 0))
        self.heard[self.viewer] = len(self.match.story)
        for message in news:
            self._reply(self.text.say(message))
        return len(news)

    def _show_table(self) -> None:
        view = self.match.view(self.viewer)
        names = [seat.name for seat in self.match.seats]
        self.console.say()
        drawn = self.match.game.sketch(
            view, self.text, names, self.console.colour, self.console.width
        )
        self.console.say(drawn)
        self.console.say()

    def _show_question(self, ask: Ask) -> None:
        prompt = self.text.explain(ask.prompt)
        self.console.tell(self.text("play-asked", player=self._player(ask.seat), prompt=prompt))
        labels = [self.text.say(self.match.named(option.label)) for option in ask.options]
        digits, width = len(str(len(labels))), max(map(len, labels))
        fits = width + max(len(option.code) for option in ask.options) + digits + 7 <= WIDTH
        for number, (option, label) in enumerate(zip(ask.options, labels, strict=True), start=1):
            if fits:
                self.console.say(f"  {number:{digits}}  {label:{width}}   {option.code}")
            else:
                # The code on a line of its own: it can be copied whole.
                self.console.tell(label, f"  {number:{digits}}  ", " " * (digits + 4))
                self.console.tell(option.code, " " * (digits + 6), " " * (digits + 6))
        if ask.write is not None:
            self._reply(self.text.say(ask.write))
        last = self._last(ask)
        if last is not None:
            self._say("play-last", code=last)
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
        for line in match.told(SPECTATOR, weight=NOTABLE):
            self._reply(text.say(line))
        self.console.say()
        self.console.tell(text("play-result", result=text.say(match.result.story)))
        for counted in match.result.why:
            self._reply(text.explain(counted))
        winners = [match.seats[seat].name for seat in match.result.winners]
        if winners:
            self.console.tell(text("play-winners", count=len(winners), names=", ".join(winners)))
        if self.saved:
            self._print("play-record", file=str(self.path))
            self._print(
                "play-record-hint",
                mathom=program(),
                file=str(self.path),
                seed=match.seed,
                dice=written(match.game.dice),
            )

    def _say(self, id: str, **args: str) -> None:
        self.console.tell(self.text.say(Message(id, dict(args))))

    def _print(self, id: str, **args: str) -> None:
        """Lines that may be copied: paths and commands are not broken."""
        self.console.say(self.text.say(Message(id, dict(args))))

    def _reply(self, sentence: str) -> None:
        self.console.tell(sentence, "  ", "    ")


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
        Flag("lesson"),
    ),
)
