"""Pockets with one thing wrong, at least once for every law: so that the laws are known to notice.

`BROKEN` lists the games; each knows the law that it breaks, and its docstring says how.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from mathom.core.ask import Ask, Option, Play, Question, Window, choose, together
from mathom.core.chance import Chance
from mathom.core.event import SPECTATOR, Moment
from mathom.core.game import Game, Options, Result
from mathom.core.message import Message, Reason
from mathom.core.scene import Scene
from mathom.core.testing import Case, laws
from mathom.core.voice import Text
from tests.core.toy import (
    DARE,
    KEEP,
    NAMES,
    STEPS,
    TOSS,
    Handful,
    Pockets,
    PocketsGame,
    PocketsView,
    close_fist,
    dare,
    deal,
    open_fists,
    score,
    toss,
)


class BrokenGame(PocketsGame):
    law: Callable[[Case], None]
    stops_play = False
    """Whether nobody can play it to its end, so that only its own law can be tried on it."""


BROKEN: list[type[BrokenGame]] = []


def breaks(law: Callable[[Case], None]) -> Callable[[type[BrokenGame]], type[BrokenGame]]:
    def note(game: type[BrokenGame]) -> type[BrokenGame]:
        game.law = staticmethod(law)
        BROKEN.append(game)
        return game

    return note


# --- games_end


def dare_for_ever(t: Pockets) -> Play:
    yield from choose(t.winner, [KEEP, TOSS], Question("dare").plain)


@breaks(laws.games_end)
class Endless(BrokenGame):
    """The same question comes again and again."""

    steps = STEPS | {"dare": dare_for_ever}
    stops_play = True


def dare_without_options(t: Pockets) -> Play:
    yield from choose(t.winner, [], Question("dare").plain)


@breaks(laws.games_end)
class DeadEnd(BrokenGame):
    """Somebody is asked and has nothing to choose from."""

    steps = STEPS | {"dare": dare_without_options}
    stops_play = True


def dare_nobody(t: Pockets) -> Play:
    yield from choose(len(t.pockets), [KEEP, TOSS], Question("dare").plain)


@breaks(laws.games_end)
class AsksNobody(BrokenGame):
    """A seat is asked that does not exist."""

    steps = STEPS | {"dare": dare_nobody}
    stops_play = True


def hide_with_both_hands(t: Pockets) -> Play:
    yield from together(close_fist(t, 0), close_fist(t, 0))


@breaks(laws.games_end)
class AsksTwiceAtOnce(BrokenGame):
    """One seat has two open questions: an answer could be meant for either."""

    steps = STEPS | {"hide": hide_with_both_hands}
    stops_play = True


def dare_or_dare(t: Pockets) -> Play:
    twin = Option("keep", False, Message("option-keep"))
    yield from choose(t.winner, [KEEP, twin], Question("dare").plain)
    score(t, "kept", t.stake)


@breaks(laws.games_end)
class OneCodeForTwo(BrokenGame):
    """Two options of a question have the same code."""

    steps = STEPS | {"dare": dare_or_dare}


def dare_or_undo(t: Pockets) -> Play:
    undo = Option("undo", False, Message("option-keep"))
    yield from choose(t.winner, [undo, TOSS], Question("dare").plain)
    score(t, "kept", t.stake)


@breaks(laws.games_end)
class CallsItUndo(BrokenGame):
    """A code that means something else in every record."""

    steps = STEPS | {"dare": dare_or_undo}
    stops_play = True


@breaks(laws.games_end)
class NoResult(BrokenGame):
    """The game ends, and nobody says how."""

    def result(self, state: Pockets) -> Result | None:
        return None


@breaks(laws.games_end)
class ResultTooEarly(BrokenGame):
    """There is a result while there are still questions."""

    def result(self, state: Pockets) -> Result | None:
        if state.round == 1:
            return Result((0,), Message("result-won", {"seat": 1}))
        return super().result(state)


# --- records_replay


@breaks(laws.records_replay)
class TellsTheHour(BrokenGame):
    """The story depends on something that is not in the record."""

    hour = 0

    def __init__(self) -> None:
        self.steps = STEPS | {"toss": self.toss}

    def toss(self, t: Pockets) -> None:
        toss(t)
        self.hour += 1
        t.tell("took", {"seat": self.hour})


# --- giving_up_is_fair


@breaks(laws.giving_up_is_fair)
class SidesLeaveOneOut(BrokenGame):
    """The last seat plays on no side, so nobody can win against it."""

    def sides(self, options: Options, seats: int) -> tuple[tuple[int, ...], ...]:
        return tuple((seat,) for seat in range(seats - 1))


@breaks(laws.giving_up_is_fair)
class SidesShareOne(BrokenGame):
    """The first seat plays on both sides."""

    def sides(self, options: Options, seats: int) -> tuple[tuple[int, ...], ...]:
        return ((0,), tuple(range(seats)))


# --- forks_go_on_alike


@breaks(laws.forks_go_on_alike)
class RemembersOutsideItsState(BrokenGame):
    """Each toss pays more than the one before: the game remembers it, the state does not."""

    tosses = 0

    def __init__(self) -> None:
        self.steps = STEPS | {"toss": self.toss}

    def setup(self, options: Options, seats: int, chance: Chance) -> Pockets:
        self.tosses = 0
        return super().setup(options, seats, chance)

    def toss(self, t: Pockets) -> None:
        self.tosses += 1
        t.stake += self.tosses
        toss(t)


class Purse(Pockets):
    """Not a field, so that no copy has it."""

    purse = 0


def toss_and_remember(t: Purse) -> None:
    t.purse += 1
    t.stake += t.purse
    toss(t)


@breaks(laws.forks_go_on_alike)
class ForgetsInForks(BrokenGame):
    """Something that matters is not among the state's fields: every fork starts without it."""

    state_type = Purse
    steps = STEPS | {"toss": toss_and_remember}

    def setup(self, options: Options, seats: int, chance: Chance) -> Pockets:
        return extended(Purse, super().setup(options, seats, chance))


# --- deals_look_alike


@breaks(laws.deals_look_alike)
class DealsAllAnew(BrokenGame):
    """The viewer's own stones change when the hidden ones are dealt anew."""

    def redeal(self, state: Pockets, viewer: int, chance: Chance) -> Pockets:
        return super().redeal(state, SPECTATOR, chance)


@breaks(laws.deals_look_alike)
class ShowsASum(BrokenGame):
    """The view names nothing hidden, yet something in it depends on what is."""

    def view(self, state: Pockets, viewer: int) -> PocketsView:
        honest = super().view(state, viewer)
        return msgspec.structs.replace(honest, rounds=sum(state.pockets[0]))


@breaks(laws.deals_look_alike)
class PeeksInTheMiddle(BrokenGame):
    """Who has closed a fist sees how heavy a neighbour's pocket is, until all fists open."""

    def view(self, state: Pockets, viewer: int) -> PocketsView:
        honest = super().view(state, viewer)
        if viewer < 0 or state.fists[viewer] is None:
            return honest
        neighbour = state.pockets[(viewer + 1) % len(state.pockets)]
        return msgspec.structs.replace(honest, rounds=sum(neighbour))


@breaks(laws.deals_look_alike)
class CluesTooMany(BrokenGame):
    """What a searcher takes for a seat's knowledge is a neighbour's."""

    def clue(self, state: Pockets, seat: int) -> int:
        return sum(state.pockets[(seat + 1) % len(state.pockets)])


# --- deals_are_no_copies


@breaks(laws.deals_are_no_copies)
class DealsTheTruth(BrokenGame):
    """It forgot that it has something to deal anew."""

    redeal = Game.redeal


# --- deals_know_only_what_shows


@breaks(laws.deals_know_only_what_shows)
class SortsByTheTruth(BrokenGame):
    """It deals well, but the order in another's pocket tells what truly is in it."""

    def redeal(self, state: Pockets, viewer: int, chance: Chance) -> Pockets:
        dealt = super().redeal(state, viewer, chance)
        for seat, pocket in enumerate(state.pockets):
            if seat != viewer:
                dealt.pockets[seat].sort(key=pocket.__contains__)
        return dealt


# --- chance_precedes_no_question


def roll_and_dare(t: Pockets) -> Play:
    t.chance.below(6)
    yield from dare(t)


@breaks(laws.chance_precedes_no_question)
class DrawsThenAsks(BrokenGame):
    """A die is rolled, then somebody is asked in the same step."""

    steps = STEPS | {"dare": roll_and_dare}


# --- secrets_are_kept


def deal_and_blab(t: Pockets) -> None:
    deal(t)
    t.tell("hid", {"stone": NAMES[t.pockets[0][0]]})


@breaks(laws.secrets_are_kept)
class Blabs(BrokenGame):
    """Everybody is told what only the owner may know."""

    steps = STEPS | {"deal": deal_and_blab}


def open_and_show(t: Pockets) -> None:
    open_fists(t)
    t.tell("took", {"seat": 1}, moment=Handful([NAMES[stone] for stone in t.pockets[0]]))


@breaks(laws.secrets_are_kept)
class ShowsTheWholePocket(BrokenGame):
    """The sentence is for everybody, but not what it shows."""

    steps = STEPS | {"open": open_and_show}


def dare_and_point(t: Pockets) -> Play:
    others = t.pockets[(t.winner + 1) % len(t.pockets)]
    touches = tuple(f"stone:{NAMES[stone]}" for stone in others)
    keep = Option("keep", False, Message("option-keep"), touches)
    yield from choose(t.winner, [keep, TOSS], Question("dare").plain)
    score(t, "kept", t.stake)


@breaks(laws.secrets_are_kept)
class PointsAtTheHidden(BrokenGame):
    """An option would highlight a stone in another's pocket."""

    steps = STEPS | {"dare": dare_and_point}


def dare_and_tell(t: Pockets) -> Play:
    """The question is public, and names a stone that is not."""
    others = t.pockets[(t.winner + 1) % len(t.pockets)]
    hint = {"stone": NAMES[others[0]]} if others else {}
    t.heads = yield from choose(t.winner, [KEEP, TOSS], Question("dare").about(**hint))
    score(t, "kept", t.stake)


@breaks(laws.secrets_are_kept)
class AsksTooMuch(BrokenGame):
    """A prompt that everybody hears names a stone in somebody's pocket."""

    steps = STEPS | {"dare": dare_and_tell}


@breaks(laws.secrets_are_kept)
class ExplainsTooMuch(BrokenGame):
    """Why a stone can't be hidden: because the neighbour has quite another one."""

    def why_not(self, state: Pockets, ask: Ask, code: str) -> Reason | None:
        neighbour = state.pockets[(ask.seat + 1) % len(state.pockets)]
        if ask.option(code) is None and neighbour:
            return Reason("reason-no-stone", {"stone": NAMES[neighbour[0]]})
        return None


# --- refusals_change_nothing


@breaks(laws.refusals_change_nothing)
class PunishesMistakes(BrokenGame):
    """Who tries what is not allowed loses a point."""

    def why_not(self, state: Pockets, ask: Ask, code: str) -> Reason | None:
        if ask.option(code) is None:
            state.points[ask.seat] -= 1
        return super().why_not(state, ask, code)


@breaks(laws.refusals_change_nothing)
class ForbidsWhatItOffers(BrokenGame):
    """An option is offered, and there is a reason against it."""

    def why_not(self, state: Pockets, ask: Ask, code: str) -> Reason | None:
        return Reason("reason-not-bragging") if code == "brag" else None


@breaks(laws.refusals_change_nothing)
class RefusesWithoutWords(BrokenGame):
    """The reason has no sentence in any language."""

    def why_not(self, state: Pockets, ask: Ask, code: str) -> Reason | None:
        return None if ask.option(code) else Reason("reason-that-nobody-wrote")


# --- windows_tell_nothing


CALM = Option("calm", False, Message("option-keep"))


def dare_if_heavy(t: Pockets) -> Play:
    """Who is left with a light pocket may not keep the points."""
    assert t.winner is not None
    heavy = sum(t.pockets[t.winner]) > 9
    options = [KEEP, TOSS] if heavy else [TOSS, CALM]
    yield from choose(t.winner, options, Question("dare", window=DARE).plain)
    score(t, "kept", t.stake)


@breaks(laws.windows_tell_nothing)
class PassesByWhatIsHidden(BrokenGame):
    """Whether somebody may pass depends on a pocket."""

    steps = STEPS | {"dare": dare_if_heavy}


@breaks(laws.windows_tell_nothing)
class CountsHiddenStones(BrokenGame):
    """The round that orders go by is nobody's to know."""

    def round(self, state: Pockets) -> int:
        return sum(state.pockets[0])


def dare_unlisted(t: Pockets) -> Play:
    assert t.winner is not None
    yield from choose(t.winner, [KEEP, TOSS], Question("dare", window=Window("other")).plain)
    score(t, "kept", t.stake)


@breaks(laws.windows_tell_nothing)
class OpensAnUnknownWindow(BrokenGame):
    """A window that no list of settings shows."""

    steps = STEPS | {"dare": dare_unlisted}


# --- everything_can_be_said

_folders: list[TemporaryDirectory[str]] = []


def reworded(lang: str, old: str, new: str) -> Path:
    """The toy's texts with one thing changed in one language."""
    _folders.append(TemporaryDirectory())
    folder = Path(_folders[-1].name)
    found = 0
    for path in PocketsGame.text_folder.iterdir():
        text = path.read_text("utf-8")
        if lang in path.name.split("."):
            found += text.count(old)
            text = text.replace(old, new)
        (folder / path.name).write_text(text, "utf-8")
    assert found
    return folder


@breaks(laws.everything_can_be_said)
class NotInPolish(BrokenGame):
    """One language lacks a message."""

    text_folder = reworded("pl", "event-kept =", "event-forgotten =")


@breaks(laws.everything_can_be_said)
class NoNameInPolish(BrokenGame):
    """One language lacks a name, and would show its identifier instead."""

    text_folder = reworded("pl", "-heads =", "-obverse =")


@breaks(laws.everything_can_be_said)
class NoSuchCase(BrokenGame):
    """A sentence asks for a case that no name has, and would get the nominative."""

    text_folder = reworded("pl", "{ NAME($stone) }", '{ NAME($stone, case: "dop") }')


@breaks(laws.everything_can_be_said)
class NotAllInThatCase(BrokenGame):
    """Some names lack a case that others have and that a sentence may ask of them."""

    text_folder = reworded("pl", "topaz = topaz | topazu", "[stone: nom]\ntopaz = topaz")


@breaks(laws.everything_can_be_said)
class OtherArguments(BrokenGame):
    """A message has other arguments in one language."""

    text_folder = reworded("en", "{ $seats }", "Several seats")


def dare_and_applaud(t: Pockets) -> Play:
    yield from dare(t)
    t.tell("applauded", {})


@breaks(laws.everything_can_be_said)
class NotWrittenAtAll(BrokenGame):
    """The game tells what no language has."""

    steps = STEPS | {"dare": dare_and_applaud}


def dare_and_mumble(t: Pockets) -> Play:
    yield from dare(t)
    t.tell("took", {})


@breaks(laws.everything_can_be_said)
class LacksAnArgument(BrokenGame):
    """The sentence needs an argument that the rules do not give."""

    steps = STEPS | {"dare": dare_and_mumble}


# --- data_round_trips


@dataclass
class Mistyped(Pockets):
    coins: tuple[int, ...]


@breaks(laws.data_round_trips)
class HoldsAnotherType(BrokenGame):
    """A field of the state is said to hold a tuple, and holds a list."""

    state_type = Mistyped

    def setup(self, options: Options, seats: int, chance: Chance) -> Pockets:
        return extended(Mistyped, super().setup(options, seats, chance), [1, 2])


def extended(cls: type[Pockets], state: Pockets, *more: Any) -> Pockets:
    return cls(*(getattr(state, field.name) for field in fields(Pockets)), *more)


class MistypedView(msgspec.Struct, frozen=True):
    points: tuple[int, ...]


class DrawsOnlyItsName(BrokenGame):
    """Any view will do for it."""

    def scene(self, view: Any, text: Text, names: Sequence[str] = ()) -> Scene:
        return Scene((text("title"),), ())


@breaks(laws.data_round_trips)
class ShowsAnotherType(DrawsOnlyItsName):
    """The same in a view."""

    def view(self, state: Pockets, viewer: int) -> Any:
        return MistypedView(list(state.points))


@breaks(laws.data_round_trips)
class ShowsPlayersAnotherType(DrawsOnlyItsName):
    """The same in the views of those who play, not in a spectator's."""

    def view(self, state: Pockets, viewer: int) -> Any:
        points = tuple(state.points)
        return MistypedView(points if viewer == SPECTATOR else list(points))


class Glance(Moment, frozen=True):
    seats: tuple[int, ...]


def open_and_glance(t: Pockets) -> None:
    open_fists(t)
    t.tell("took", {"seat": 1}, moment=Glance((0, 1)))


@breaks(laws.data_round_trips)
class ShowsWhatNobodyKnows(BrokenGame):
    """A moment is of a kind that the game does not list."""

    steps = STEPS | {"open": open_and_glance}


def open_and_mistake(t: Pockets) -> None:
    open_fists(t)
    t.tell("took", {"seat": 1}, moment=Glance(("first", "second")))


@breaks(laws.data_round_trips)
class ShowsAMistypedMoment(BrokenGame):
    """A moment is said to hold a list of numbers, and holds words."""

    steps = STEPS | {"open": open_and_mistake}
    moments = (*PocketsGame.moments, Glance)


# --- undo_and_redo_is_nothing


@breaks(laws.undo_and_redo_is_nothing)
class CountsAttempts(BrokenGame):
    """The story tells how often a choice has been made, taken back or not."""

    attempts = 0

    def __init__(self) -> None:
        self.steps = STEPS | {"dare": self.dare}

    def setup(self, options: Options, seats: int, chance: Chance) -> Pockets:
        self.attempts = 0
        return super().setup(options, seats, chance)

    def dare(self, t: Pockets) -> Play:
        yield from dare(t)
        self.attempts += 1
        t.tell("took", {"seat": self.attempts})


# --- undo_respects_luck_and_others


def open_without_news(t: Pockets) -> None:
    open_fists(t)
    t.news -= 1


@breaks(laws.undo_respects_luck_and_others)
class NoNews(BrokenGame):
    """The fists open, and it does not count as news: the last one could look and choose again."""

    steps = STEPS | {"open": open_without_news}


def hide_aloud(t: Pockets) -> Play:
    def close(seat: int) -> Play:
        yield from close_fist(t, seat)
        t.tell("took", {"seat": seat + 1})

    yield from together(*[close(seat) for seat in range(len(t.pockets))])
    t.step = "open"


@breaks(laws.undo_respects_luck_and_others)
class Announces(BrokenGame):
    """Everybody hears that a fist has closed, and its owner can still open it in secret."""

    steps = STEPS | {"hide": hide_aloud}


def dare_and_show(t: Pockets) -> Play:
    seat = t.winner
    yield from dare(t)
    if t.pockets[seat]:
        stone = t.pockets[seat].pop()
        t.opened[seat].append(stone)
        t.tell("opened", {"seat": seat + 1, "stone": NAMES[stone]})


@breaks(laws.undo_respects_luck_and_others)
class NoNewsInPublic(BrokenGame):
    """A public choice turns a hidden stone up, and it does not count as news."""

    steps = STEPS | {"dare": dare_and_show}


# --- order_does_not_matter


@dataclass
class Ordered(Pockets):
    order: list[int]


def hide_in_order(t: Ordered) -> Play:
    def close(seat: int) -> Play:
        yield from close_fist(t, seat)
        t.order.append(seat)

    yield from together(*[close(seat) for seat in range(len(t.pockets))])
    t.step = "open"


@breaks(laws.order_does_not_matter)
class FirstComeFirstServed(BrokenGame):
    """Choices made side by side write to the same list."""

    state_type = Ordered
    steps = STEPS | {"hide": hide_in_order}

    def setup(self, options: Options, seats: int, chance: Chance) -> Pockets:
        return extended(Ordered, super().setup(options, seats, chance), [])


# --- changes_are_told


def dare_silently(t: Pockets) -> Play:
    yield from choose(t.winner, [KEEP, TOSS], Question("dare").plain)
    story, t.story = t.story, None
    score(t, "kept", t.stake)
    t.story = story


@breaks(laws.changes_are_told)
class SaysNothing(BrokenGame):
    """Points are given without a word."""

    steps = STEPS | {"dare": dare_silently}


# --- everything_can_be_drawn


@breaks(laws.everything_can_be_drawn)
class DrawsNothing(BrokenGame):
    """It forgot to draw itself."""

    scene = Game.scene


@breaks(laws.everything_can_be_drawn)
class DrawsNoPicture(BrokenGame):
    """Its picture is no SVG."""

    def picture(self, view: Any, text: Text) -> str:
        return f"<p>{text('title')}</p>"
