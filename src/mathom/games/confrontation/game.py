"""The Confrontation as the core sees it."""

from collections.abc import Callable, Mapping, Sequence
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

from mathom.core.ask import Window
from mathom.core.bot import Bot
from mathom.core.chance import Chance
from mathom.core.event import Line
from mathom.core.game import Game, Options, Result, Setting
from mathom.games.confrontation.about import about
from mathom.games.confrontation.data import AWAY, REGION_NAMES, TURNS
from mathom.games.confrontation.house import FORMATS, house_of
from mathom.games.confrontation.moments import Battle
from mathom.games.confrontation.rules.ending import clear_table, outcome
from mathom.games.confrontation.rules.steps import DEEDS, STEPS
from mathom.games.confrontation.rules.windows import WINDOWS, windows_of
from mathom.games.confrontation.sight.deal import redeal, sees
from mathom.games.confrontation.sight.view import ConfrontationView, view
from mathom.games.confrontation.state import NOBODY, Confrontation, name_of, side_of

if TYPE_CHECKING:
    from mathom.core.scene import Scene
    from mathom.core.voice import Text


class ConfrontationGame(Game[Confrontation]):
    """Nine characters a side, known by name, hidden by place: Frodo wants to reach Mordor.

    | option | values | meaning |
    |---|---|---|
    | `format` | classic, variant, draft | the sides of the tiles (C-2.1, C-9.1, C-11.1) |
    | `fellowship_cards`, `sauron_cards` | 0-4 | special cards a side (C-12.2, C-12.7) |
    | `cards_chosen_by` | owner, opponent | who picks a side's special cards |
    | `games` | 1, 2 | a single game, or a match with swapped sides (C-6.5) |
    | `fellowship` | 1, 2, random | the seat that plays the Fellowship first |
    | `aid` | yes, no | whether the table shows what can be deduced |
    | the others | | readings of a rule and older editions; the first value is our rulebook's |
    """

    name = "confrontation"
    rules_version = 2
    rule_prefix = "C"
    seats = range(2, 3)
    minutes = (30, 45)
    weight = 2
    settings = (
        Setting("format", "classic", FORMATS),
        Setting("fellowship_cards", 0, (0, 1, 2, 3, 4)),
        Setting("sauron_cards", 0, (0, 1, 2, 3, 4)),
        Setting("cards_chosen_by", "owner", ("owner", "opponent")),
        Setting("games", 1, (1, 2)),
        Setting(
            "fellowship",
            1,
            (1, 2, "random"),
            roles=((("fellowship", "sauron"),), (("sauron", "fellowship"),), ()),
        ),
        Setting("aid", True, (True, False)),
        Setting("stuck", "any", ("any", "forward"), house=True),
        Setting("draws", "repetition", ("repetition", "cap"), house=True),
        Setting("sam_in_mordor", False, (False, True), house=True),
        Setting("last_word", "fellowship", ("fellowship", "sauron"), house=True),
        Setting("both_retreat", False, (False, True), house=True),
        Setting("sam_steps_in", "always", ("always", "first"), house=True),
        Setting("hide", "turn", ("turn", "battle"), house=True),
        Setting("saruman_holds", True, (True, False), house=True),
        Setting("upstream", "both", ("both", "fellowship", "nobody"), house=True),
        Setting("uruk_hai", "hidden", ("hidden", "shown"), house=True),
        Setting("king_names", "any", ("any", "movable"), house=True),
        Setting("target", "shown", ("shown", "turn"), house=True),
    )
    variants = (
        {"format": "classic"},
        {"format": "variant"},
        {"format": "draft", "fellowship_cards": 2, "sauron_cards": 2},
        {"format": "draft", "fellowship_cards": 4, "sauron_cards": 4, "games": 2},
        {
            "format": "draft",
            "fellowship_cards": 3,
            "sauron_cards": 1,
            "cards_chosen_by": "opponent",
            "fellowship": "random",
            "aid": False,
            "stuck": "forward",
            "draws": "cap",
            "sam_in_mordor": True,
            "last_word": "sauron",
            "both_retreat": True,
            "sam_steps_in": "first",
            "hide": "battle",
            "saruman_holds": False,
            "upstream": "nobody",
            "uruk_hai": "shown",
            "king_names": "movable",
            "target": "turn",
        },
    )
    state_type = Confrontation
    steps = STEPS
    deeds = DEEDS
    moments = (Battle,)
    windows = WINDOWS
    text_folder = Path(str(files("mathom.games.confrontation") / "text"))
    lesson_folder = Path(str(files("mathom.games.confrontation") / "lesson"))

    def setup(self, options: Options, seats: int, chance: Chance) -> Confrontation:
        house = house_of(options)
        fellowship = options["fellowship"]
        first = fellowship - 1 if isinstance(fellowship, int) else chance.below(2)
        t = Confrontation(
            step="lots" if house.format == "draft" else "specials",
            chance=chance,
            news=0,
            house=house,
            seats=(first, 1 - first),
            game=1,
            points=(0, 0),
            ended=(),
            winner=NOBODY,
            cast=(),
            arrangement=(),
            where=[],
            count=[],
            shown=0,
            lasting=0,
            bearer=0,
            hands=[],
            specials=0,
            used=0,
            trails=[],
            active=0,
            turn=0,
            past=[],
            nameless=0,
            named=NOBODY,
            barred=False,
            rider=NOBODY,
            stepped=NOBODY,
            pending=b"",
            seen=0,
            mover=NOBODY,
            origin=0,
            field=0,
            foe=NOBODY,
            first=True,
            gwaihir=False,
            five=False,
            no_cards=False,
            played=[],
            shut=False,
            cloaked=False,
            supported=False,
        )
        clear_table(t)
        return t

    def result(self, state: Confrontation) -> Result | None:
        return outcome(state)

    def view(self, state: Confrontation, viewer: int) -> ConfrontationView:
        return view(state, viewer)

    def redeal(self, state: Confrontation, viewer: int, chance: Chance) -> Confrontation:
        return redeal(state, viewer, chance)

    def hidden(self, state: Confrontation, viewer: int) -> frozenset[str]:
        """The names themselves are public; what is secret is which piece has them, and so whom
        somebody has moved: the codes of all moves that hidden pieces could make.
        """
        return frozenset(
            f"{name_of(state, piece)} {region}"
            for piece in range(18)
            if state.where[piece] != AWAY
            and not state.shown >> piece & 1
            and not sees(state, viewer, side_of(piece))
            for region in REGION_NAMES
        )

    def windows_of(self, state: Confrontation, seat: int) -> tuple[Window, ...]:
        return windows_of(state, seat)

    def round(self, state: Confrontation) -> int:
        """A turn with all its battles; those of the second game of a match go on counting."""
        return (TURNS + 1) * state.game + state.turn

    def clue(self, state: Confrontation, seat: int) -> bytes:
        """All that a seat has seen of the other side's pieces."""
        return state.trails[state.seats[0] == seat]

    def nickname(self, state: Confrontation, seat: int) -> str | None:
        return "fellowship" if state.seats[0] == seat else "sauron"

    def about(self, state: Confrontation, line: Line) -> tuple[str, ...]:
        return about(line)

    def bots(self) -> Mapping[str, Callable[[], Bot]]:
        from mathom.games.confrontation.bots.greedy import GreedyBot
        from mathom.games.confrontation.bots.levels import easy, hard, medium

        return {"easy": easy, "greedy": GreedyBot, "medium": medium, "hard": hard}

    def scene(self, view: ConfrontationView, text: "Text", names: Sequence[str] = ()) -> "Scene":
        from mathom.games.confrontation.drawings.scene import scene

        return scene(view, text, names)


GAME = ConfrontationGame()
