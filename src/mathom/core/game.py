"""What a game must say of itself to be played here."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import reduce
from operator import or_
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Generic, TypeAlias

import msgspec

from mathom.core.ask import Ask, Play, Window
from mathom.core.chance import Chance
from mathom.core.deed import Deed, why_not
from mathom.core.event import Line, Moment
from mathom.core.message import Message, Reason, Refused, refuse
from mathom.core.printed import Printed
from mathom.core.state import S, clone

if TYPE_CHECKING:
    from mathom.core.bot import Bot
    from mathom.core.corrections import Corrections
    from mathom.core.decks import Decks
    from mathom.core.scene import Scene
    from mathom.core.voice import Text

Value: TypeAlias = str | int | bool
Options: TypeAlias = Mapping[str, Value]


EDITIONS: Final = 1000
"""A game's rules have fewer versions; a multiple of it tells whose printed values are used."""
MOST_EDITIONS: Final = 1_000_000


class Setting(msgspec.Struct, frozen=True):
    """Something that the group agrees on before play.

    `values` lists what is allowed; without it any text will do that `Game.check` accepts.
    """

    name: str
    default: Value
    values: tuple[Value, ...] = ()
    assumed: bool = False
    """Whether the default is not in the sources."""
    house: bool = False
    """Whether it is a matter of house rules, which most groups leave alone."""
    roles: tuple[tuple[tuple[str, ...], ...], ...] = ()
    """For each value, who can sit down together: for each number of people the Fluent terms of
    whom they play, by seat. Without it, or with none for a value, any number that the game
    seats. If several settings tell it, the last does."""
    later: bool = False
    """Whether games were played before there was this setting: then it was as usual."""
    only_with: tuple[tuple[str, Value], ...] = ()
    """Other settings and their values without which this one can only be left as it is."""

    def read(self, text: str) -> Value:
        """The value that a person wrote."""
        if not self.values:
            return text
        for value in self.values:
            if written(value) == text.strip().lower():
                return value
        raise refuse(
            "refused-setting-value",
            setting=self.name,
            value=text,
            allowed=", ".join(map(written, self.values)),
        )

    def seatings(self, value: Value) -> tuple[tuple[str, ...], ...]:
        """Who can sit down together with this value; nothing if it does not say."""
        return dict(zip(self.values, self.roles, strict=False)).get(value, ())

    def is_open(self, options: Options) -> bool:
        """Whether the options that it goes with are there, so that it can be chosen at all."""
        return all(options.get(other) == value for other, value in self.only_with)

    def fits(self, value: Value, seats: int) -> bool:
        """Whether so many can play with this value, as far as it goes by that."""
        seatings = self.seatings(value)
        return not seatings or any(len(seating) == seats for seating in seatings)


def written(value: Value) -> str:
    """A setting's value as people type it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


class Result(msgspec.Struct, frozen=True):
    """How a game ended. Without winners, everybody lost."""

    winners: tuple[int, ...]
    story: Message
    """The result as a sentence."""
    why: tuple[Message, ...] = ()
    """How it was counted, a sentence each, with the rules behind it."""


class Game(Generic[S]):
    """One game: its rules, what each viewer may see, and how it is drawn.

    Everything here is a pure function of its arguments. Subclass it, and name the instance in
    the entry point group `mathom.games`.
    """

    name: str
    rules_version: int
    """Grows whenever the same choices could lead to another game."""
    rule_prefix: str
    """`J` in `J-3.8`."""
    seats: range
    minutes: tuple[int, int] | None = None
    """How long a usual game of people takes, from and to."""
    weight: int | None = None
    """How much there is to learn and to weigh, from 1 (light) to 5 (heavy)."""
    settings: tuple[Setting, ...]
    """The first is the version that is played: whoever is asked to a table is always told it."""
    variants: tuple[dict[str, Value], ...]
    """Sets of options that between them reach every rule; tests and soaks play each."""
    seatings_tried: tuple[tuple[int, ...], ...] = ()
    """For each variant, with how many people tests and soaks play it. Without it, with every number
    that can."""
    state_type: type[S]
    steps: Mapping[str, Callable[[S], Play | None]]
    """By name; each leaves the name of the next in `state.step`. One that asks nobody is a plain
    function. Keep them small, and let chance be drawn in steps that ask nothing afterwards: a
    bot's deals could not repeat the draw."""
    deeds: tuple[type[Deed], ...] = ()
    """All that players can ever do, in the order in which words are tried on them."""
    text_folder: Path
    """Where `en.ftl` and `pl.ftl` are, and the names beside them."""
    shared_texts: tuple[Path, ...] = ()
    """Such folders that it has in common with other games."""
    lesson_folder: Path | None = None
    """Where its lesson is, if it has one: `lesson.toml`, and the sentences as in `text_folder`."""
    dice: bool = False
    """Whether chance is rolled; otherwise it is drawn, and nothing should speak of dice."""
    moments: tuple[type[Moment], ...] = ()
    """The kinds of moments that its story holds."""
    windows: tuple[Window, ...] = ()
    """All windows that its questions are, in the order in which players are shown them."""

    @property
    def text_folders(self) -> tuple[Path, ...]:
        """All that it needs beside the core's to be spoken of."""
        lesson = () if self.lesson_folder is None else (self.lesson_folder,)
        return (self.text_folder, *lesson, *self.shared_texts)

    def rules_for(self, options: Options) -> int:
        """The version of the rules by which a table with these options is played. Above `EDITIONS`
        it also tells that printed values differ from ours.
        """
        return self.rules_version

    def check(self, options: Options, seats: int) -> Reason | None:
        """Why these options can't be played together, or nothing."""
        return None

    def setup(self, options: Options, seats: int, chance: Chance) -> S:
        """The table before the first step."""
        raise NotImplementedError

    def sides(self, options: Options, seats: int) -> tuple[tuple[int, ...], ...]:
        """Which seats play together: they win together, and give up together. If nothing else is
        said, each plays for itself.
        """
        return tuple((seat,) for seat in range(seats))

    def result(self, state: S) -> Result | None:
        """The result, once the game is over."""
        raise NotImplementedError

    def view(self, state: S, viewer: int) -> msgspec.Struct:
        """Only what this viewer may see."""
        raise NotImplementedError

    def moment(self, data: Any) -> Moment:
        """A moment of the story that has come over the wire."""
        found: Moment = msgspec.convert(data, reduce(or_, self.moments))
        return found

    def redeal(self, state: S, viewer: int, chance: Chance) -> S:
        """A full state that this viewer can't tell from the real one, with `chance` to go on.

        A game without hidden things has nothing to deal anew but the future.
        """
        dealt = clone(state)
        dealt.chance = chance
        return dealt

    def redeal_since(
        self, state: S, viewer: int, chance: Chance, chosen: Sequence[tuple[int, str]]
    ) -> S:
        """The same, when others have openly chosen since: by seat, which codes. A game in which a
        player may hold anything lets them hold that, lest hardly any deal should fit.
        """
        return self.redeal(state, viewer, chance)

    def hidden(self, state: S, viewer: int) -> frozenset[str]:
        """Identifiers that must not occur in anything this viewer is sent."""
        return frozenset()

    def why_not(self, state: S, ask: Ask, code: str) -> Reason | None:
        """The rule against a code that is not among the options, if there is one."""
        return why_not(state, ask, code, self.deeds)

    def named_by(self, code: str) -> frozenset[str]:
        """The identifiers that a code names: whoever has written it knows them, and may read them
        in the answer.
        """
        return frozenset(code.split())

    def windows_of(self, state: S, seat: int) -> tuple[Window, ...]:
        """Those windows that can still open for a seat, as far as it knows. Only it is told."""
        return self.windows

    def round(self, state: S) -> int:
        """Which round it is, for who passes until it is over. Everybody must know it."""
        return 0

    def clue(self, state: S, seat: int) -> Hashable:
        """What a seat knows beyond its own choices and what it saw of the others': a card that it
        holds, a piece that was revealed. A searcher tells by it, very often, what a seat can know;
        so let it be cheap.

        It may leave out what takes so many forms that no two deals would be alike: then nothing
        that was learnt in one would help in the next. A game without hidden things says nothing.
        """
        return None

    def nickname(self, state: S, seat: int) -> str | None:
        """The Fluent term that stands for a seat in sentences, once there is one."""
        return None

    def about(self, state: S, line: Line) -> tuple[str, ...]:
        """The things on the table that a line of the story speaks of.

        They are found in the line as its reader hears it, so they can tell no more than it does.
        """
        return ()

    def printed(self) -> list[Printed]:
        """The cards and places in the box, if it has any."""
        return []

    def corrections(self) -> "Corrections | None":
        """How uncertain printed values are corrected, if there are any."""
        return None

    def decks(self) -> "Decks | None":
        """What it knows about decks, if people bring their own."""
        return None

    def bots(self) -> Mapping[str, Callable[[], "Bot"]]:
        """Players that know this game, by name, from the weakest up; `random` plays every game.

        People are offered those called `easy`, `medium` and `hard`.
        """
        return {}

    def scene(self, view: Any, text: "Text", names: Sequence[str] = ()) -> "Scene":
        """What there is to see of the view, in words.

        `names` are the players', by seat; without them they are called by their seats.
        """
        raise NotImplementedError

    def sketch(
        self,
        view: Any,
        text: "Text",
        names: Sequence[str] = (),
        colour: bool = False,
        width: int = 80,
    ) -> str:
        """The view as lines for a terminal."""
        from mathom.core.sketch import sketch

        return sketch(self.scene(view, text, names), width, colour)

    def picture(self, view: Any, text: "Text") -> str:
        """The view as an SVG document."""
        from mathom.core.picture import picture

        return picture(self.scene(view, text), text("title"), text.lang)

    def check_seats(self, seats: int) -> None:
        """A refusal if so many can't play."""
        least, most = self.seats[0], self.seats[-1]
        if seats not in self.seats and least == most:
            raise refuse("refused-seats-only", only=least, seats=seats)
        if seats not in self.seats:
            raise refuse("refused-seats", least=least, most=most, seats=seats)

    def _check_value_seats(self, setting: Setting, value: Value, seats: int) -> None:
        """A refusal if so many can't play with this value."""
        if not setting.fits(value, seats):
            allowed = map(len, setting.seatings(value))
            raise refuse(
                "refused-value-seats",
                setting=setting.name,
                value=written(value),
                allowed=", ".join(map(str, allowed)),
                seats=seats,
            )

    def seatings(self, given: Mapping[str, Value]) -> list[int]:
        """How many people can play with these options."""
        found = []
        for seats in self.seats:
            try:
                self.options(given, seats)
            except Refused:
                continue
            found.append(seats)
        return found

    def roles(self, options: Options, seats: int) -> tuple[str, ...]:
        """The terms of whom each seat plays, if that is settled before the game. If several
        settings tell it, the last does.
        """
        for setting in reversed(self.settings):
            for seating in setting.seatings(options.get(setting.name, setting.default)):
                if len(seating) == seats:
                    return seating
        return ()

    def options(self, given: Mapping[str, Value], seats: int) -> dict[str, Value]:
        """The given options completed by the defaults; a refusal if they can't be played."""
        self.check_seats(seats)
        known = {setting.name: setting for setting in self.settings}
        complete: dict[str, Value] = {name: s.default for name, s in known.items()}
        for name, value in given.items():
            if name not in known:
                raise refuse("refused-setting", setting=name, known=", ".join(known))
            complete[name] = known[name].read(written(value))
        for name, setting in known.items():
            self._check_value_seats(setting, complete[name], seats)
            for other, value in setting.only_with:
                if complete[name] != setting.default and complete[other] != value:
                    raise refuse(
                        "refused-setting-alone",
                        setting=name,
                        other=other,
                        value=written(value),
                    )
        reason = self.check(complete, seats)
        if reason is not None:
            raise Refused(reason, self.name)
        return complete
