"""The table as lines for a terminal, at most 80 columns wide."""

import re
import textwrap
from collections.abc import Iterable, Sequence
from typing import Final

from mathom.core.voice import Text
from mathom.games.fellowship.catalogue import CARDS, NUMBER
from mathom.games.fellowship.sight.view import (
    CardView,
    FellowshipView,
    FightView,
    GatheringView,
    SeatView,
)
from mathom.games.fellowship.terms import CULTURES

COLUMNS: Final = 80
NBSP: Final = "\N{NO-BREAK SPACE}"
SEPARATOR: Final = "; "
"""Some names have a comma in them."""

ANSI: Final = {
    # Shades that stand out against black and against white by at least 3 to 1.
    "free": "38;5;136",
    "shadow": "38;5;196",
    "title": "1",
}
PLAYERS: Final = ("38;5;64", "38;5;31", "38;5;133", "38;5;166", "38;5;102", "38;5;94")
"""The same for each seat, as long as there are more than two."""


class Pen:
    """Writes in one language, with or without colours."""

    def __init__(
        self, view: FellowshipView, text: Text, names: Sequence[str], colour: bool
    ) -> None:
        self.view = view
        self.text = text
        self.names = names
        self._colour = colour
        self.by_id = {card.id: card for card in view.cards}
        self.several = len(view.seats) > 2

    def paint(self, words: str, name: str) -> str:
        return f"\x1b[{ANSI[name]}m{words}\x1b[0m" if self._colour else words

    def player(self, seat: int) -> str:
        return f"\x1b[{PLAYERS[seat]}m{self.names[seat]}\x1b[0m"

    def with_players(self, lines: list[str]) -> list[str]:
        """The names in them coloured, which must not count when lines are broken."""
        if not (self._colour and self.several):
            return lines
        known = sorted(range(len(self.names)), key=lambda seat: -len(self.names[seat]))
        names = re.compile("|".join(re.escape(self.names[seat]) for seat in known))
        seats = {name: seat for seat, name in enumerate(self.names)}
        return [names.sub(lambda found: self.player(seats[found[0]]), line) for line in lines]

    def name(self, term: str) -> str:
        """Held together, so that a line breaks only between two names."""
        return self.text.name(term).replace(" ", NBSP)

    def listed(self, terms: Iterable[str]) -> str:
        return SEPARATOR.join(map(self.name, terms))


def sketch(view: FellowshipView, text: Text, names: Sequence[str], colour: bool) -> str:
    pen = Pen(view, text, names, colour)
    if view.gathering is not None:
        return "\n".join([_header(pen), *_gathering(pen, view.gathering)])
    lines = [_header(pen), *_path(pen), _pool(pen), ""]
    lines += _fellowship(pen)
    lines += _minions(pen)
    lines += _fights(pen)
    for seat in view.order if len(view.order) == len(view.seats) else range(len(view.seats)):
        lines += ["", *_seat(pen, seat)]
    return "\n".join(line.rstrip() for line in lines).rstrip()


def _header(pen: Pen) -> str:
    view, text = pen.view, pen.text
    if view.phase == "setup":
        return text("sketch-setup")
    phase = text.name(f"phase-{view.phase}")
    if pen.several and view.phase == "shadow" and view.acting is not None:
        phase = f"{phase} ({pen.names[view.acting]})"
    parts = [
        text("sketch-turn", turn=view.turn),
        phase,
        text("sketch-free", who=pen.names[view.free]),
    ]
    return " · ".join(parts)[:COLUMNS]


def _path(pen: Pen) -> list[str]:
    """The sites in order, and whose fellowships are there."""
    lines = []
    for number, site in enumerate(pen.view.path, 1):
        if site is None:
            continue
        goal = " *" if number == pen.view.goal else ""
        words = f"{number}{goal} {pen.text.name(site.name)} ({site.shadow})".replace(" ", NBSP)
        here = [f"<{pen.names[seat]}>".replace(" ", NBSP) for seat in site.at]
        lines += pen.with_players(_lines(" ".join([words, *here]), ""))
    left = pen.view.goal - len(lines)
    if left:
        lines.append(pen.text("sketch-sites-left", number=left))
    if pen.several and pen.view.lays is not None:
        lines.append(pen.text("sketch-lays", who=pen.names[pen.view.lays]))
    return lines


def _pool(pen: Pen) -> str:
    view = pen.view
    return pen.text("sketch-pool", number=view.pool, moves=view.moves, limit=view.move_limit)


# --- Before decks lie on the table


def _gathering(pen: Pen, found: GatheringView) -> list[str]:
    """What everybody has to build from, and the pack of which the next card is taken."""
    text = pen.text
    lines = [about_gathering(found, text)]
    for seat, gathered in enumerate(found.seats):
        facts = []
        if gathered.pool_size:
            facts.append(text("sketch-pool-size", number=gathered.pool_size))
        if gathered.pack_size:
            facts.append(text("sketch-pack-size", number=gathered.pack_size))
        if gathered.passes_to is not None:
            facts.append(text("sketch-passes-to", who=pen.names[gathered.passes_to]))
        lines += ["", *_lines(f"{pen.names[seat]}: {', '.join(facts) or '–'}", "")]
        if gathered.pack:
            lines += _lines(f"{text('sketch-pack')}: {pen.listed(gathered.pack)}", "  ")
        if gathered.drafted:
            lines += _lines(f"{text('sketch-drafted')}: {pen.listed(gathered.drafted)}", "  ")
        for group, cards in by_culture(gathered.pool or {}, text).items():
            counted = (f"{copies}×{NBSP}{pen.name(name)}" for name, copies in cards.items())
            lines += _lines(f"{group}: {SEPARATOR.join(counted)}", "  ")
    return lines


def about_gathering(found: GatheringView, text: Text) -> str:
    """What is being done, in a sentence."""
    if found.decks == "own":
        return text("sketch-bringing")
    if any(gathered.pack_size for gathered in found.seats):
        return text("sketch-drafting", number=found.booster, total=found.boosters)
    return text("sketch-building")


def by_culture(pool: dict[str, int], text: Text) -> dict[str, dict[str, int]]:
    """Cards by the names of their cultures; what has none comes last."""
    found: dict[str, dict[str, int]] = {text.name(f"culture-{each}"): {} for each in CULTURES}
    for name, copies in pool.items():
        culture = CARDS[NUMBER[name]].culture
        group = text.name(f"culture-{culture}") if culture else text("sketch-sites")
        found.setdefault(group, {})[name] = copies
    return {group: cards for group, cards in found.items() if cards}


# --- Who stands where


def _lines(words: str, indent: str) -> list[str]:
    return [
        line.replace(NBSP, " ")
        for line in textwrap.wrap(
            words,
            COLUMNS,
            initial_indent=indent,
            subsequent_indent=indent + "  ",
            break_on_hyphens=False,
        )
    ]


def _about(pen: Pen, card: CardView) -> str:
    """A character with numbers, wounds, keywords, and what it bears."""
    facts = []
    if card.strength is not None and card.vitality is not None:
        facts.append(pen.text("sketch-numbers", strength=card.strength, vitality=card.vitality))
    if card.wounds:
        facts.append(pen.text("sketch-wounds", number=card.wounds))
    facts += [_keyword(pen, word, much) for word, much in card.keywords.items()]
    if card.roaming:
        facts.append(pen.text.name("keyword-roaming"))
    name = pen.name(card.name)
    parts = [f"{name}: {', '.join(fact.replace(' ', NBSP) for fact in facts)}" if facts else name]
    borne = [other for other in pen.view.cards if other.on == card.id]
    if borne:
        parts.append(f"[{pen.listed(other.name for other in borne)}]")
    if card.stacked:
        parts.append(f"({pen.listed(card.stacked)})")
    return " ".join(parts)


def _keyword(pen: Pen, word: str, much: int) -> str:
    said = pen.text.name(f"keyword-{word}")
    return f"{said} +{much}" if word in ("damage", "defender") else said


def _row(pen: Pen, title: str, cards: list[CardView], side: str) -> list[str]:
    if not cards:
        return []
    lines = [pen.paint(title, side)]
    for card in cards:
        lines += _lines(_about(pen, card), "  ")
    return lines


def _standing(pen: Pen, zone: str, owner: int | None = None) -> list[CardView]:
    return [
        card
        for card in pen.view.cards
        if card.zone == zone and card.active and (owner is None or card.owner == owner)
    ]


def _fellowship(pen: Pen) -> list[str]:
    title = _of(pen, "sketch-fellowship", pen.view.free)
    return _row(pen, title, _standing(pen, "fellowship"), "free") + _row(
        pen, pen.text("sketch-allies"), _standing(pen, "support", pen.view.free), "free"
    )


def _of(pen: Pen, title: str, seat: int) -> str:
    """With several players: whose it is."""
    return f"{pen.text(title)}: {pen.names[seat]}" if pen.several else pen.text(title)


def _minions(pen: Pen) -> list[str]:
    lines = []
    for title, zone in (("sketch-minions", "minions"), ("sketch-shadow-support", "support")):
        for seat in _shadow_players(pen.view):
            lines += _row(pen, _of(pen, title, seat), _standing(pen, zone, seat), "shadow")
    archery = pen.view.archery
    if archery is not None:
        lines.append(pen.text("sketch-archery", free=archery.free, shadow=archery.shadow))
    return lines


def _shadow_players(view: FellowshipView) -> list[int]:
    """In the order of their Shadow phases: to the right of whose turn it is."""
    at = view.order.index(view.free) if view.free in view.order else 0
    return [*view.order[:at][::-1], *view.order[at + 1 :][::-1]]


def _fights(pen: Pen) -> list[str]:
    lines = []
    for fight in pen.view.fights:
        lines += _lines(f"{pen.text('sketch-assigned')}: {_versus(pen, fight)}", "")
    if pen.view.fight is not None:
        fight = pen.view.fight
        numbers = pen.text("sketch-skirmish", free=fight.free, shadow=fight.shadow)
        lines += _lines(f"{numbers}: {_versus(pen, fight)}", "")
    return lines


def _versus(pen: Pen, fight: FightView) -> str:
    defender = "–" if fight.defender is None else pen.name(pen.by_id[fight.defender].name)
    minions = pen.listed(pen.by_id[minion].name for minion in fight.minions)
    return f"{defender} × {minions}"


# --- The players


def _seat(pen: Pen, seat: int) -> list[str]:
    text, player = pen.text, pen.view.seats[seat]
    if player.out:
        return pen.with_players(_lines(f"{pen.names[seat]}: {text('sketch-out')}", ""))
    facts = [
        text("sketch-site", number=player.marker),
        text("sketch-burdens", number=player.burdens, resistance=player.resistance),
        text("sketch-hand-size", number=player.hand_size),
        text("sketch-deck-size", number=player.deck_size),
        text("sketch-discard-size", number=player.discard_size),
    ]
    if player.worn:
        facts.append(text("sketch-worn"))
    lines = pen.with_players(_lines(f"{pen.names[seat]}: {', '.join(facts)}", ""))
    if player.hand is not None:
        lines += _lines(f"{text('sketch-hand')}: {pen.listed(player.hand) or '–'}", "  ")
    elif player.known:
        lines += _lines(f"{text('sketch-known')}: {pen.listed(player.known)}", "  ")
    lines += _resting(pen, seat, player)
    return lines


def _resting(pen: Pen, seat: int, player: SeatView) -> list[str]:
    """What does not take part in this turn, and the dead."""
    lines = []
    asleep = [
        _briefly(pen, card)
        for card in pen.view.cards
        if card.owner == seat and not card.active and card.on is None
    ]
    if asleep:
        lines += _lines(f"{pen.text('sketch-inactive')}: {SEPARATOR.join(asleep)}", "  ")
    if player.dead:
        lines += _lines(f"{pen.text('sketch-dead')}: {pen.listed(player.dead)}", "  ")
    return lines


def _briefly(pen: Pen, card: CardView) -> str:
    """A card that rests: its name, and what there is to know before its player's next turn."""
    if card.strength is None:
        return pen.name(card.name)
    facts = [str(card.strength)]
    if card.wounds:
        facts.append(pen.text("sketch-wounds", number=card.wounds))
    return f"{pen.name(card.name)} ({', '.join(facts)})".replace(" ", NBSP)
