"""War of the Ring: The Card Game as the core sees it."""

from collections.abc import Callable, Mapping, Sequence
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

from mathom.cards import phrases
from mathom.cards.piles import bits
from mathom.core.ask import Window
from mathom.core.bot import Bot
from mathom.core.chance import Chance
from mathom.core.event import Line
from mathom.core.game import EDITIONS, Game, Options, Result, Setting
from mathom.core.printed import Printed
from mathom.games.warcards import catalogue
from mathom.games.warcards.about import about
from mathom.games.warcards.cards import CARDS, PROMOS
from mathom.games.warcards.catalogue import NAMES
from mathom.games.warcards.deeds import DEEDS
from mathom.games.warcards.house import house_of, house_settings
from mathom.games.warcards.locations import GROUNDS, PATHS
from mathom.games.warcards.moments import MOMENTS
from mathom.games.warcards.rules.setup import STEPS, new_table
from mathom.games.warcards.rules.victory import outcome
from mathom.games.warcards.rules.windows import WINDOWS, windows_of
from mathom.games.warcards.scenarios import SCENARIOS, Scenario, role_of, roles_of, seating_of
from mathom.games.warcards.scenarios.fire_and_swords import EXTENDED_TRILOGY
from mathom.games.warcards.scenarios.holders import USUAL, WAYS, seating_by
from mathom.games.warcards.sight.deal import redeal, sees
from mathom.games.warcards.sight.view import WarcardsView, view
from mathom.games.warcards.state import War, scenario_of
from mathom.games.warcards.terms import EXPANSION
from mathom.games.warcards.values.fire_and_swords import (
    EDITION,
    FIRE_CARDS,
    FIRE_GROUNDS,
    FIRE_PATHS,
)

if TYPE_CHECKING:
    from mathom.core.corrections import Corrections
    from mathom.core.scene import Scene
    from mathom.core.voice import Text

catalogue.fill((*CARDS, *PROMOS, *FIRE_CARDS), (*GROUNDS, *PATHS, *FIRE_GROUNDS, *FIRE_PATHS))


def _roles_by(way: str) -> tuple[tuple[str, ...], ...]:
    seating = seating_by(way)
    people = range(max(seating) + 1)
    return (tuple(role_of(EXTENDED_TRILOGY, seating, seat) for seat in people),)


class WarcardsGame(Game[War]):
    """Free Peoples against Shadow in teams: battlegrounds to hold, paths to walk, a Ring to carry.

    | option | values | meaning |
    |---|---|---|
    | `scenario` | trilogy, duel, ... | who plays what (W-16 to W-19, W-25 to W-27) |
    | `holders` | usual, fg-a-wsb, ... | who has which decks of the Extended Trilogy (W-25.7) |
    | `promos` | no, yes | whether the promotional cards are shuffled in |
    | the others | | other readings of a rule; off is our ruling |
    """

    name = "warcards"
    rules_version = 2
    rule_prefix = "W"
    seats = range(2, 7)
    minutes = (60, 90)
    weight = 4
    settings = (
        Setting(
            "scenario",
            "trilogy",
            tuple(scenario.name for scenario in SCENARIOS),
            roles=tuple(map(roles_of, SCENARIOS)),
        ),
        Setting(
            "holders",
            USUAL,
            (USUAL, *WAYS),
            roles=((), *(_roles_by(way) for way in WAYS)),
            later=True,
            only_with=(("scenario", EXTENDED_TRILOGY.name),),
        ),
        *house_settings(),
    )
    variants = (
        {"scenario": "trilogy"},
        {"scenario": "duel"},
        {"scenario": "three-player-duel"},
        {"scenario": "fellowship-of-the-ring"},
        {
            "scenario": "trilogy",
            **{setting.name: True for setting in house_settings()},
        },
        {
            "scenario": "three-player-duel",
            **{setting.name: True for setting in house_settings()},
        },
        {"scenario": "extended-trilogy"},
        {"scenario": "extended-trilogy", "holders": "fg-a-wsb"},
        {"scenario": "war-in-the-north"},
        {"scenario": "duel-in-the-north"},
        {"scenario": "three-in-the-north"},
        {"scenario": "epic-duel"},
        {
            "scenario": "epic-duel",
            **{setting.name: True for setting in house_settings()},
        },
        {
            "scenario": "extended-trilogy",
            **{setting.name: True for setting in house_settings()},
        },
    )
    seatings_tried = (
        *((2, 3, 4), (2,), (3,), (2,), (2, 3, 4), (3,)),
        *((2, 3, 4, 5, 6), (3,), (2, 3, 4), (2,), (3,), (2,), (2,), (6,)),
    )
    state_type = War
    steps = STEPS
    deeds = DEEDS
    moments = MOMENTS
    windows = WINDOWS
    text_folder = Path(str(files("mathom.games.warcards") / "text"))
    lesson_folder = Path(str(files("mathom.games.warcards") / "lesson"))
    shared_texts = (phrases.TEXT,)

    def setup(self, options: Options, seats: int, chance: Chance) -> War:
        scenario = _scenario(options)
        seating = _seating(options, seats)
        return new_table(SCENARIOS.index(scenario), seating, house_of(options), chance)

    def rules_for(self, options: Options) -> int:
        """Corrected values matter only where something of the expansion is played."""
        corrected = EXPANSION in _scenario(options).path_boxes(bool(options.get("new_paths")))
        return self.rules_version + (EDITIONS * EDITION if corrected else 0)

    def sides(self, options: Options, seats: int) -> tuple[tuple[int, ...], ...]:
        """Free Peoples and Shadow, whoever of them begins."""
        scenario = _scenario(options)
        seating = _seating(options, seats)
        side = {seat: deck.side for seat, deck in zip(seating, scenario.decks, strict=True)}
        return tuple(
            tuple(seat for seat in range(seats) if side[seat] == which)
            for which in dict.fromkeys(side[seat] for seat in range(seats))
        )

    def result(self, state: War) -> Result | None:
        return outcome(state)

    def view(self, state: War, viewer: int) -> WarcardsView:
        return view(state, viewer)

    def redeal(self, state: War, viewer: int, chance: Chance) -> War:
        return redeal(state, viewer, chance)

    def hidden(self, state: War, viewer: int) -> frozenset[str]:
        """The cards of others of which no copy was ever face up, as they would be quoted.

        But for those whose name a player has, too, or which is a word that every view has for
        something else: everybody hears that all the time.
        """
        shown = reversed(f"{state.shown:b}")
        said = {name for name, bit in zip(NAMES, shown, strict=False) if bit == "1"}
        said.update(plan.name for plan in scenario_of(state).decks)
        said.add("lost")
        # Servers ask this of every position: by deck, not by card.
        unseen = {deck for deck in range(len(state.hands)) if not sees(state, viewer, deck)}
        names = {NAMES[card] for card, deck in enumerate(state.owner) if deck in unseen} - said
        return frozenset([f'"{name}"' for name in names] + [f"'{name}'" for name in names])

    def windows_of(self, state: War, seat: int) -> tuple[Window, ...]:
        return windows_of(state, seat)

    def round(self, state: War) -> int:
        return state.round

    def clue(self, state: War, seat: int) -> tuple[int, ...]:
        """The hands that a seat holds."""
        return tuple(
            bits(state.hands[deck]) for deck, holder in enumerate(state.seats) if holder == seat
        )

    def nickname(self, state: War, seat: int) -> str | None:
        """The deck's player, if a seat holds only one; else the side."""
        return role_of(scenario_of(state), state.seats, seat)

    def about(self, state: War, line: Line) -> tuple[str, ...]:
        return about(state, line)

    def printed(self) -> list[Printed]:
        from mathom.games.warcards.browse import printed

        return printed()

    def corrections(self) -> "Corrections":
        from mathom.games.warcards.values.sheets import WarcardsCorrections

        return WarcardsCorrections()

    def bots(self) -> Mapping[str, Callable[[], Bot]]:
        from mathom.games.warcards.bots.levels import LEVELS

        return LEVELS.bots()

    def scene(self, view: WarcardsView, text: "Text", names: Sequence[str] = ()) -> "Scene":
        from mathom.games.warcards.drawings.scene import scene

        return scene(view, text, names)


def _scenario(options: Options) -> Scenario:
    return next(each for each in SCENARIOS if each.name == options["scenario"])


def _seating(options: Options, seats: int) -> tuple[int, ...]:
    """By deck: the seat that holds it."""
    way = options.get("holders", USUAL)
    if way != USUAL:
        return seating_by(str(way))
    seating = seating_of(_scenario(options), seats)
    assert seating is not None
    return seating


GAME = WarcardsGame()
