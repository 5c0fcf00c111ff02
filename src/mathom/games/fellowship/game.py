"""The Lord of the Rings TCG as the core sees it."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, get_args

from mathom.cards import phrases
from mathom.cards.piles import bits
from mathom.core.bot import Bot
from mathom.core.chance import Chance
from mathom.core.event import Line
from mathom.core.game import Game, Options, Result, Setting
from mathom.core.printed import Printed
from mathom.games.fellowship.about import about
from mathom.games.fellowship.cards import CARDS
from mathom.games.fellowship.decks.code import deck_of
from mathom.games.fellowship.decks.known import KNOWN
from mathom.games.fellowship.filling import fill
from mathom.games.fellowship.moments import MOMENTS
from mathom.games.fellowship.parts import Brought, House
from mathom.games.fellowship.rules import answering, doing, losing
from mathom.games.fellowship.rules.ending import outcome
from mathom.games.fellowship.rules.gathering import pack_of
from mathom.games.fellowship.rules.moments import WINDOWS
from mathom.games.fellowship.rules.setup import DEEDS, STEPS, empty_table, new_table
from mathom.games.fellowship.sight.deal import redeal
from mathom.games.fellowship.sight.secrets import secrets
from mathom.games.fellowship.sight.view import FellowshipView, view
from mathom.games.fellowship.state import Table
from mathom.games.fellowship.terms import LAST_SITE, STARTER_GOAL

if TYPE_CHECKING:
    from mathom.core.decks import Decks
    from mathom.core.scene import Scene
    from mathom.core.voice import Text

fill(CARDS)
RULES_APART = (answering, doing, losing)
"""Rules of frames that stand elsewhere; nobody else imports them."""

PAIRINGS = {
    f"{one}-{other}": (f"{one}-starter", f"{other}-starter")
    for one in ("aragorn", "gandalf")
    for other in ("aragorn", "gandalf")
}
"""Who plays which starter, by seat."""
BROUGHT: tuple[Brought, ...] = get_args(Brought)
"""Other ways to come by a deck, for any number of people."""
SEATS = range(2, 7)


def dealt(pairing: str, seats: int) -> list[str]:
    """With more than two players both starters go round."""
    return [PAIRINGS[pairing][seat % 2] for seat in range(seats)]


class FellowshipGame(Game[Table]):
    """A fellowship each on one path of sites; on everybody else's turn you play the Shadow.

    | option | values | meaning |
    |---|---|---|
    | `variant` | starter, full | seven sites and a fixed start, or nine with bids (T-6, T-7) |
    | `decks` | aragorn-gandalf, ... | who plays which starter; with more than two they go round |
    | | own | everybody brings a deck (T-5) |
    | | sealed | everybody builds one from a starter and six boosters (T-35) |
    | | draft | the same, but four boosters go round, and everybody takes card after card |
    | `decklists` | open, closed | whether everybody knows what is in a deck |
    | the others | | later rules, off unless the group wants them |
    """

    name = "fellowship"
    rules_version = 2
    rule_prefix = "T"
    seats = SEATS
    minutes = (45, 75)
    weight = 4
    settings = (
        Setting("variant", "starter", ("starter", "full")),
        Setting(
            "decks",
            "aragorn-gandalf",
            (*PAIRINGS, *BROUGHT),
            roles=(
                *(
                    tuple(
                        tuple(f"deck-{pair[seat % 2]}" for seat in range(seats)) for seats in SEATS
                    )
                    for pair in PAIRINGS.values()
                ),
                *[()] * len(BROUGHT),
            ),
        ),
        Setting("decklists", "open", ("open", "closed"), house=True),
        Setting("tournament", False, (False, True), house=True),
        Setting("rule_of_four", False, (False, True), house=True),
        Setting("mulligan", False, (False, True), house=True),
        Setting("open_discard", False, (False, True), house=True),
    )
    variants = (
        {"variant": "starter"},
        {"variant": "full"},
        {"variant": "full", "decks": "gandalf-gandalf", "tournament": True},
        {"variant": "starter", "decks": "gandalf-aragorn", "decklists": "closed"},
        {"variant": "full", "decks": "own"},
        {"variant": "starter", "decks": "own", "decklists": "closed"},
        {"variant": "starter", "decks": "sealed"},
        {"variant": "full", "decks": "draft"},
    )
    seatings_tried = (
        *((2, 3, 4, 6), (2, 3, 4, 6), (2, 5), (2, 3)),
        *((2, 4), (2, 3), (2, 6), (2, 3)),
    )
    state_type = Table
    steps = STEPS
    deeds = DEEDS
    windows = WINDOWS
    moments = MOMENTS
    text_folder = Path(str(files("mathom.games.fellowship") / "text"))
    lesson_folder = Path(str(files("mathom.games.fellowship") / "lesson"))
    shared_texts = (phrases.TEXT, Path(str(files("mathom.games.fellowship") / "speech" / "text")))

    def setup(self, options: Options, seats: int, chance: Chance) -> Table:
        starter = options["variant"] == "starter"
        later = bool(options["tournament"])
        decks = options["decks"]
        brought = next((way for way in BROUGHT if way == decks), None)
        house = House(
            goal=STARTER_GOAL if starter else LAST_SITE,
            starter=starter,
            rule_of_four=later or bool(options["rule_of_four"]),
            mulligan=later or bool(options["mulligan"]),
            open_discard=later or bool(options["open_discard"]),
            open_decks=options["decklists"] == "open",
            decks=brought or "dealt",
        )
        if brought:
            return empty_table(seats, house, chance)
        return new_table([KNOWN[name] for name in dealt(str(decks), seats)], house, chance)

    def result(self, state: Table) -> Result | None:
        return outcome(state)

    def view(self, state: Table, viewer: int) -> FellowshipView:
        return view(state, viewer)

    def redeal(self, state: Table, viewer: int, chance: Chance) -> Table:
        return redeal(state, viewer, chance)

    def redeal_since(
        self, state: Table, viewer: int, chance: Chance, chosen: Sequence[tuple[int, str]]
    ) -> Table:
        return redeal(state, viewer, chance, chosen)

    def hidden(self, state: Table, viewer: int) -> frozenset[str]:
        return secrets(state, viewer)

    def named_by(self, code: str) -> frozenset[str]:
        """A deck names its cards by their numbers."""
        deck = deck_of(code)
        if deck is None:
            return frozenset(code.split())
        return frozenset((code, deck.ring_bearer, deck.ring, *deck.sites, *deck.cards))

    def round(self, state: Table) -> int:
        return state.turn

    def clue(self, state: Table, seat: int) -> Hashable:
        """The hand that a seat holds; before that, the cards of which it takes one."""
        if state.gathering is not None:
            return pack_of(state.gathering, seat)
        return bits(state.hands[seat])

    def about(self, state: Table, line: Line) -> tuple[str, ...]:
        return about(state, line)

    def printed(self) -> list[Printed]:
        # These and the following are for some who play, and take time to load.
        from mathom.games.fellowship.browse import printed

        return printed()

    def decks(self) -> "Decks":
        from mathom.games.fellowship.decks.builder import FellowshipDecks

        return FellowshipDecks()

    def bots(self) -> Mapping[str, Callable[[], Bot]]:
        from mathom.games.fellowship.bots.levels import LEVELS

        return LEVELS.bots()

    def scene(self, view: FellowshipView, text: "Text", names: Sequence[str] = ()) -> "Scene":
        from mathom.games.fellowship.drawings.scene import scene

        return scene(view, text, names)


GAME = FellowshipGame()
