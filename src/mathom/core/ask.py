"""Asking players: the one way in which a rule gets a decision."""

from collections.abc import Callable, Generator
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar

from mathom.core.event import REFEREE
from mathom.core.message import Arg, Message

if TYPE_CHECKING:
    from mathom.core.deed import Deed

V = TypeVar("V")

UNSEEN = "?"
"""What others see of a choice that they can't see."""


class Option(Generic[V]):
    """One thing that may be chosen.

    `code` is what a person types and a record keeps. `touches` names the things on the table that
    the option concerns, so that any client can highlight them. `value` is what the rule gets.
    `confirm` says that it can't be taken back and lies close to its like: clients ask twice.
    `seen` is what the others see when a veiled question is answered with it: `shire>cardolan` of
    a hidden piece that moves. Options that look alike to them have the same; nothing: they see
    only that there was an answer.
    """

    __slots__ = ("code", "confirm", "label", "seen", "touches", "value")

    def __init__(
        self,
        code: str,
        value: V,
        label: Message,
        touches: tuple[str, ...] = (),
        confirm: bool = False,
        seen: str | None = None,
    ) -> None:
        self.code = code
        self.value = value
        self.label = label
        self.touches = touches
        self.confirm = confirm
        self.seen = seen

    def __repr__(self) -> str:
        return f"Option({self.code!r})"


class Window:
    """A kind of moment at which somebody may act or let it be: their turn, an offer, an answer to
    what another does.

    `name` is public, and `window-<name>` tells people what it is; `passes` is the code that lets
    it be. Made once each: a question only refers to it.
    """

    __slots__ = ("name", "passes")

    def __init__(self, name: str, passes: str = "pass") -> None:
        self.name = name
        self.passes = passes

    def __repr__(self) -> str:
        return f"Window({self.name!r}, {self.passes!r})"


class Question:
    """One kind of question.

    `kind` is its public name, and `prompt-<kind>` the sentence unless another wording is given.
    `deeds` are what can be done when it is asked, in the order in which words are tried on them.
    With a `window`, standing orders may answer it (see `orders`). Whether its pass is
    among the options must then be something that everybody knows.
    """

    __slots__ = ("deeds", "kind", "plain", "rules", "window")

    def __init__(
        self,
        kind: str,
        *rules: str,
        deeds: tuple[type["Deed"], ...] = (),
        window: Window | None = None,
    ) -> None:
        self.kind = kind
        self.rules = rules
        self.deeds = deeds
        self.window = window
        self.plain = Prompt(self, Message(f"prompt-{kind}", {}, rules))
        """The question that is about nothing in particular."""

    def about(self, **args: Arg) -> "Prompt":
        """The question about this and that. Who asks it often keeps what comes of it."""
        return Prompt(self, Message(f"prompt-{self.kind}", args, self.rules))

    def worded(self, wording: str, *rules: str, **args: Arg) -> "Prompt":
        """The same question in other words, and perhaps by other rules."""
        return Prompt(self, Message(f"prompt-{wording}", args, rules or self.rules))

    def __repr__(self) -> str:
        return f"Question({self.kind!r})"


class Prompt:
    """A question in words: what is asked, and the sentence that asks it."""

    __slots__ = ("message", "question")

    def __init__(self, question: Question, message: Message) -> None:
        self.question = question
        self.message = message


class Ask:
    """A question to one seat: exactly one of `options` must be chosen.

    `secret` means that the others learn neither the answer nor whether it was given; `veiled` that
    they know the question and that it was answered, but not how (see `Option.seen`).

    An open question takes more answers than it can list: any code for which `others` has an
    option. `write` tells people how to write one. Bots choose among `options`.

    A prompt may name what only the asked one knows, such as a hidden piece that must move; then
    `overheard` is what everybody else reads.
    """

    __slots__ = (
        "options",
        "others",
        "overheard",
        "prompt",
        "question",
        "seat",
        "secret",
        "veiled",
        "window",
        "write",
    )

    def __init__(
        self,
        seat: int,
        options: list[Option[Any]],
        prompt: Prompt,
        secret: bool = False,
        veiled: bool = False,
        write: Message | None = None,
        others: Callable[[str], Option[Any] | None] | None = None,
        overheard: Message | None = None,
    ) -> None:
        self.seat = seat
        self.options = options
        self.question = prompt.question
        self.prompt = prompt.message
        self.overheard = overheard
        self.secret = secret
        self.veiled = veiled
        self.write = write
        self.others = others
        self.window = prompt.question.window

    def option(self, code: str) -> Option[Any] | None:
        for option in self.options:
            if option.code == code:
                return option
        return None if self.others is None else self.others(code)

    def prompt_for(self, viewer: int) -> Message:
        """The question as this viewer may read it."""
        if self.overheard is None or viewer in (self.seat, REFEREE):
            return self.prompt
        return self.overheard

    def seen(self, option: Option[Any]) -> str:
        """What the others see when this is chosen."""
        if self.secret:
            return UNSEEN
        if self.veiled:
            return UNSEEN if option.seen is None else option.seen
        return option.code

    def __repr__(self) -> str:
        return f"Ask({self.seat}, {self.prompt.id}, {[o.code for o in self.options]})"


class Together:
    """Several questions that are open at once and may be answered in any order.

    `run` is the same for all that one call of `together` asks.
    """

    __slots__ = ("asks", "run")

    def __init__(self, asks: list[Ask], run: object) -> None:
        self.asks = asks
        self.run = run


class Answer:
    """Which of several open questions is answered, and how."""

    __slots__ = ("ask", "option")

    def __init__(self, ask: Ask, option: Option[Any]) -> None:
        self.ask = ask
        self.option = option


Asked: TypeAlias = Ask | Together
Choosing: TypeAlias = Generator[Asked, Any, V]
"""A rule that needs players before it can return a `V`. An `Ask` is answered by sending an
`Option`, a `Together` by sending an `Answer`."""
Play: TypeAlias = Generator[Asked, Any, None]
"""A rule that needs players and returns nothing."""


def asks_of(asked: Asked) -> list[Ask]:
    return asked.asks if isinstance(asked, Together) else [asked]


def choose(
    seat: int,
    options: list[Option[V]],
    prompt: Prompt,
    *,
    secret: bool = False,
    veiled: bool = False,
    even_if_forced: bool = False,
    write: Message | None = None,
    others: Callable[[str], Option[V] | None] | None = None,
) -> Choosing[V]:
    """Ask a seat to choose, and return the chosen thing itself.

    A single option is taken without asking, unless the question is open to `others`. Where not
    asking would tell the others that there was only one, say `even_if_forced`.
    """
    if len(options) == 1 and not even_if_forced and others is None:
        return options[0].value
    chosen: Option[V] = yield Ask(seat, options, prompt, secret, veiled, write, others)
    return chosen.value


def together(*plays: Choosing[V]) -> Choosing[list[V]]:
    """Run several plays side by side, so that nobody waits for the other.

    Each play may read and write only what is its own, and may draw no chance: then the order of
    the answers can't matter. (`laws.order_does_not_matter` holds every game to it.)
    """
    results: list[V | None] = [None] * len(plays)
    waiting: dict[int, Asked] = {}

    def resume(index: int, sent: object) -> None:
        try:
            waiting[index] = plays[index].send(sent)
        except StopIteration as end:
            waiting.pop(index, None)
            results[index] = end.value

    run = object()
    for index in range(len(plays)):
        resume(index, None)
    while waiting:
        in_order = sorted(waiting)
        asks = [ask for index in in_order for ask in asks_of(waiting[index])]
        answer: Answer = yield Together(asks, run)
        for index in in_order:
            asked = waiting[index]
            if answer.ask in asks_of(asked):
                resume(index, answer if isinstance(asked, Together) else answer.option)
                break
    return results  # type: ignore[return-value]  # every play has ended, so each slot holds its V
