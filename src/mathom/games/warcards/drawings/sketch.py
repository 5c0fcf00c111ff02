"""The table as lines for a terminal, at most 80 columns wide."""

import textwrap
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from mathom.core.voice import Text
from mathom.games.warcards.card import Skirmish
from mathom.games.warcards.catalogue import LOCATION, LOCATIONS, PATH_NUMBER, POINTS
from mathom.games.warcards.sight.view import WarCard, WarcardsView, WarDeck, WarPlace
from mathom.games.warcards.terms import SIDES

COLUMNS: Final = 80
NBSP: Final = "\N{NO-BREAK SPACE}"
SEPARATOR: Final = "; "
"""Some names have a comma in them."""

ANSI: Final = {
    # Shades that stand out against black and against white by at least 3 to 1.
    "free-peoples": "38;5;136",
    "shadow": "38;5;196",
    "title": "1",
}
MARKS: Final = {"free-peoples": "●", "shadow": "■"}


class Pen:
    """Writes in one language, with or without colours."""

    def __init__(self, view: WarcardsView, text: Text, colour: bool) -> None:
        self.view = view
        self.text = text
        self._colour = colour

    def paint(self, words: str, name: str) -> str:
        return f"\x1b[{ANSI[name]}m{words}\x1b[0m" if self._colour else words

    def names(self, terms: Iterable[str]) -> str:
        """Held together, so that a line breaks only between two names."""
        return SEPARATOR.join(self.text.name(term).replace(" ", NBSP) for term in terms)

    def player(self, deck: int) -> str:
        return self.text.name(f"player-{self.view.decks[deck].name}")


def sketch(view: WarcardsView, text: Text, names: Sequence[str], colour: bool) -> str:
    pen = Pen(view, text, colour)
    lines = [_header(pen, names), *_track(pen), *_score(pen), ""]
    for place in view.places:
        lines += _place(pen, place)
    lines += _moment(pen)
    for deck in view.decks:
        lines += _deck(pen, deck, names)
    lines += ["", *_locations(pen)]
    return "\n".join(line.rstrip() for line in lines).rstrip()


def _header(pen: Pen, names: Sequence[str]) -> str:
    header = " · ".join(header_parts(pen))
    if pen.view.phase == "actions":
        seat = pen.view.decks[pen.view.order[pen.view.turn]].seat
        header += f" ({names[seat]})"
    return header[:COLUMNS]


def header_parts(pen: Pen) -> list[str]:
    """Where the game stands, in a few words."""
    view, text = pen.view, pen.text
    parts = [text("sketch-round", round=view.round)] if view.round else []
    parts.append(text(f"sketch-phase-{view.phase}"))
    if view.phase == "actions":
        player = f"player-{view.decks[view.order[view.turn]].name}"
        parts.append(text("sketch-turn", player=player))
    return parts


# --- The paths and the score


class Stop(NamedTuple):
    """A number on the way, or one of its two parts."""

    number: int
    part: str
    """`A` or `B` if the number has them."""
    fates: list[str]
    """The sides that have won a path of it."""
    here: bool
    gone: bool


def stops(view: WarcardsView) -> list[Stop]:
    """The whole way, from the first path to the last."""
    if not view.stages:
        won = [path for area in view.areas for path in area]
        return [
            Stop(
                number,
                "",
                _won(view, [path for path in won if PATH_NUMBER[LOCATION[path]] == number]),
                here=view.path is not None and number == view.number,
                gone=number < view.number,
            )
            for number in range(1, view.last_path + 1)
        ]
    now = 2 * view.number - (view.part == "a")
    return [
        Stop(
            (stage + 1) // 2,
            "BA"[stage % 2],
            _won(view, paths),
            here=view.path in paths,
            gone=stage < now,
        )
        for stage, paths in enumerate(view.stages, 1)
    ]


def _won(view: WarcardsView, paths: list[str]) -> list[str]:
    """The sides that have won any of these paths, once for each."""
    return [
        side for side, area in zip(SIDES, view.areas, strict=True) for name in area if name in paths
    ]


def _track(pen: Pen) -> list[str]:
    steps: dict[int, str] = {}
    for stop in stops(pen.view):
        won = "".join(MARKS[side] for side in stop.fates)
        if not stop.part:
            steps[stop.number] = f"[{stop.number}{won}]" if stop.here else f"{stop.number}{won}"
            continue
        # Of two parts each has a place of its own behind the number, as soon as it is reached.
        reached = won or (stop.part if stop.here else "–" if stop.gone else "")
        told = steps.setdefault(stop.number, str(stop.number))
        steps[stop.number] = told + (f"[{reached}]" if stop.here else reached)
    return [f"{pen.text('sketch-paths')}: {'  '.join(steps.values())}"]


def number_of(view: WarcardsView, path: str) -> str:
    """A path's number as it is shown: 4, or 4A where numbers have two parts."""
    part = next(("AB"[n % 2] for n, paths in enumerate(view.stages) if path in paths), "")
    return f"{PATH_NUMBER[LOCATION[path]]}{part}"


def _score(pen: Pen) -> list[str]:
    text, view = pen.text, pen.view
    parts = [
        f"{pen.paint(MARKS[side], side)} {text.name(side)} {points}"
        for side, points in zip(SIDES, view.score, strict=True)
    ]
    parts.append(text("sketch-corruption", number=view.corruption))
    return [f"{text('sketch-score')}: {'   '.join(parts)}"]


# --- The active locations


def title_of(pen: Pen, place: WarPlace) -> str:
    """A location's name with what is at stake."""
    return f"{pen.text.name(place.name)} ({stake_of(pen, place)})"


def stake_of(pen: Pen, place: WarPlace) -> str:
    """What is fought for, and who attacks."""
    text, location = pen.text, LOCATION[place.name]
    if place.skirmish:
        return text("sketch-skirmish", side=place.attacker)
    if PATH_NUMBER[location]:
        kind = text("sketch-path", number=number_of(pen.view, place.name))
    else:
        kind = text("sketch-ground", side=place.attacker)
    return f"{kind}, {text('sketch-points', points=POINTS[location])}"


def accompanying(pen: Pen, place: WarPlace) -> str:
    """The battlegrounds that go with a skirmish, and which of them are active; else nothing."""
    printed = LOCATIONS[LOCATION[place.name]]
    if not isinstance(printed, Skirmish):
        return ""
    active = {each.name for each in pen.view.places}
    names = [
        pen.text.name(ground) + (f" ({pen.text('sketch-active')})" if ground in active else "")
        for ground in printed.accompanying
    ]
    return f"{pen.text('sketch-accompanying')}: {SEPARATOR.join(names)}"


def balance_of(pen: Pen, place: WarPlace) -> str:
    """What a combat would come to now."""
    text = pen.text
    if place.skirmish and not any(card.place == place.name for card in pen.view.board):
        return text("sketch-returns")
    said = text(
        "sketch-balance",
        attack=place.attack,
        total=place.guard + place.defence,
        guard=place.guard,
        defence=place.defence,
    )
    if place.winner is None:
        return said
    return f"{said}; {text('sketch-would-win', side=place.winner)}"


def _place(pen: Pen, place: WarPlace) -> list[str]:
    lines = [
        pen.paint(title_of(pen, place), "title"),
        *_indented(balance_of(pen, place)),
        *_indented(accompanying(pen, place)),
    ]
    for side in (place.attacker, *(side for side in SIDES if side != place.attacker)):
        cards = [card for card in pen.view.board if card.place == place.name]
        own = [card for card in cards if pen.view.decks[card.deck].side == side]
        words = [fighter(pen, card) for card in own if card.wielder is None]
        # An item may be played on a partner's character, so it is listed with its wielder.
        lines += [pen.paint(line, side) for line in _listed(MARKS[side], words)]
    return [*lines, ""]


def fighter(pen: Pen, card: WarCard) -> str:
    """A card in play with its icons and what it wields."""
    said = pen.text.name(card.name)
    if card.place != "reserve":
        said += f" {card.icons}"
        if card.leadership and not card.supported:
            said += f" ({pen.text('sketch-unsupported', number=card.leadership)})"
    if card.fresh:
        said += f" ({pen.text('sketch-fresh')})"
    items = [item.name for item in pen.view.board if item.wielder == card.name]
    if items:
        said += f" [{pen.names(items)}]"
    return said.replace(" ", NBSP)


def moments(pen: Pen) -> list[str]:
    """What is going on beside the usual: a combat, cards that somebody looks at, permissions."""
    view, text = pen.view, pen.text
    found = []
    if view.fight is not None:
        fight = view.fight
        found.append(text("sketch-fight", location=fight.location, left=max(0, fight.left)))
        if fight.lost:
            found.append(f"{text('sketch-lost')}: {pen.names(fight.lost)}")
    if view.coming is not None:
        found.append(text("sketch-coming", location=view.coming))
    if view.looker is not None:
        player = f"player-{view.decks[view.looker].name}"
        looks = text("sketch-looks", player=player, number=view.aside_size)
        found.append(looks if view.aside is None else f"{looks}: {pen.names(view.aside)}")
    if view.permits:
        found.append(f"{text('sketch-permits')}: {pen.names(view.permits)}")
    if view.result is not None:
        found.append(text.say(view.result))
    return found


def _moment(pen: Pen) -> list[str]:
    lines = [line for words in moments(pen) for line in _wrapped(words, "", "  ")]
    return [*lines, ""] if lines else []


# --- The players


def count_parts(pen: Pen, deck: WarDeck) -> list[str]:
    """The sizes of a player's hand and piles, which are open to all."""
    text = pen.text
    parts = [
        text("sketch-hand-size", number=deck.hand_size, limit=deck.carryover),
        text("sketch-deck-size", number=deck.deck_size),
        text("sketch-cycled-size", number=deck.cycled_size),
        text("sketch-gone-size", number=deck.gone_size),
    ]
    if deck.later_size:
        parts.append(text("sketch-later-size", number=deck.later_size))
    if deck.ring != "none":
        parts.append(text(f"sketch-ring-{deck.ring}"))
    if pen.view.order[pen.view.starter] == pen.view.decks.index(deck):
        parts.append(text("sketch-starter"))
    if deck.passed:
        parts.append(text("sketch-passed"))
    return parts


def _deck(pen: Pen, deck: WarDeck, names: Sequence[str]) -> list[str]:
    text, number = pen.text, pen.view.decks.index(deck)
    title = f"{MARKS[deck.side]} {pen.player(number)} ({names[deck.seat]})"[: COLUMNS - 30]
    counts = ", ".join(part.replace(" ", NBSP) for part in count_parts(pen, deck))
    first, *more = _wrapped(f"{title.replace(' ', NBSP)}: {counts}", "", "    ")
    lines = [pen.paint(title, deck.side) + first[len(title) :], *more]
    reserve = [
        fighter(pen, card)
        for card in pen.view.board
        if card.deck == number and card.place == "reserve" and card.wielder is None
    ]
    for label, words in (
        ("sketch-reserve", reserve),
        ("sketch-hand", _each(pen, deck.hand)),
        ("sketch-top", [] if deck.top is None else _each(pen, [deck.top])),
        ("sketch-cycled", _each(pen, deck.cycled)),
        ("sketch-gone", _each(pen, deck.gone)),
    ):
        if words:
            lines += _wrapped(f"{text(label)}: {SEPARATOR.join(words)}", "  ", "    ")
    return lines


def _each(pen: Pen, names: list[str] | None) -> list[str]:
    """Every kind of card once, with the number of its copies."""
    kinds = list(dict.fromkeys(names or ()))
    counted = [(kind, (names or []).count(kind)) for kind in kinds]
    return [
        (pen.text.name(kind) + (f" ×{number}" if number > 1 else "")).replace(" ", NBSP)
        for kind, number in counted
    ]


# --- Locations that are not active


def _locations(pen: Pen) -> list[str]:
    lines: list[str] = []
    for id, groups in (
        ("sketch-won", pen.view.areas),
        ("sketch-waiting", pen.view.waiting),
        ("sketch-later", pen.view.later or [[], []]),
    ):
        for side, names in zip(SIDES, groups, strict=True):
            if names:
                said = f"{pen.text(id, side=side)}: {still_there(pen, names)}"
                lines += _wrapped(said, "", "  ")
    here = [name for name in pen.view.paths_left if is_near(pen.view, name)]
    if here:
        lines += _wrapped(f"{pen.text('sketch-paths-left')}: {pen.names(here)}", "", "  ")
    return lines


def still_there(pen: Pen, names: Iterable[str]) -> str:
    """Locations that are not active; those that can't be activated yet are marked."""
    ban = f"{NBSP}({pen.text('sketch-banned').replace(' ', NBSP)})"
    return SEPARATOR.join(
        pen.names([name]) + (ban if name in pen.view.banned else "") for name in names
    )


def is_near(view: WarcardsView, path: str) -> bool:
    """Whether a text could activate it now: of this number or of the next."""
    if view.stages:
        now = 2 * view.number - (view.part == "a")
        return any(path in paths for paths in view.stages[max(0, now - 1) : now + 1])
    return PATH_NUMBER[LOCATION[path]] in (view.number, view.number + 1)


# --- Lines


def _listed(mark: str, words: list[str]) -> list[str]:
    return _wrapped(SEPARATOR.join(words), f"  {mark} ", "    ") if words else []


def _indented(words: str) -> list[str]:
    return _wrapped(words, "  ", "    ")


def _wrapped(words: str, first: str, then: str) -> list[str]:
    """Nothing for nothing."""
    lines = textwrap.wrap(
        words, COLUMNS, initial_indent=first, subsequent_indent=then, break_on_hyphens=False
    )
    return [line.replace(NBSP, " ") for line in lines]
