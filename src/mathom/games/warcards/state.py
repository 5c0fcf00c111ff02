"""The table."""

from dataclasses import dataclass

from mathom.core.frame import Frame
from mathom.core.state import State
from mathom.games.warcards.house import House
from mathom.games.warcards.scenarios import SCENARIOS, Deck, Scenario


class WarFrame(Frame, frozen=True):
    """Something that is to be done at this table."""


@dataclass
class Fight:
    """A combat, from the counting of icons to its end."""

    location: int
    attack: int
    """Attack icons in all."""
    guard: int
    """Defence icons of the location itself."""
    defence: int
    """Defence icons of the defending cards in all."""
    cards: list[int]
    """The defending cards that have icons."""
    icons: list[int]
    """How many each of them has."""
    lost: list[int]
    """Those that the defenders give up."""
    decider: int
    """The deck whose player chooses the losses."""
    chosen: bool
    """Whether anything was left to choose."""
    contested: bool
    """Whether the defenders have disagreed, so that the attackers decide (W-10.11, W-11.9)."""


@dataclass
class War(State):
    """Flat and plain: search copies it for every deal. Decks are numbered as in the scenario."""

    scenario: int
    house: House
    phase: int
    """The step of the round; see `terms.PHASES`."""
    seats: tuple[int, ...]
    """By deck: the seat that plays it."""
    owner: tuple[int, ...]
    """By card: the deck that it belongs to."""
    round: int
    starter: int
    """Who has the starting player token, as a place in the turn order."""
    turn: int
    """Whose turn it is, as a place in the turn order."""
    passed: int
    """The unbroken run of passes: bit by deck, or by place in the turn order."""

    where: list[int]
    """By card: its zone or place."""
    on: list[int]
    """By item: its wielder."""
    board: list[int]
    """The cards in play, in the order in which they came."""
    hands: list[list[int]]
    decks: list[list[int]]
    """In no order, for nobody knows any: whoever draws takes one at random. But what somebody has
    looked at lies at the end of the list, see `fixed`."""
    piles: list[list[int]]
    gone: list[list[int]]
    fixed: int
    """Bit by deck: its top card has been looked at, and is the last of the list."""
    aside: list[int]
    """Cards that somebody looks at in the middle of an effect."""
    looker: int
    pending: list[int]
    """Cards played from among those, whose text waits until the rest is cycled."""

    may: list[list[int]]
    """By zone and deck, bit by card: what can be in a hand, a draw deck, a pile, among the cards
    looked at, as far as the others know. Nobody can say more of a face-down card than in which of
    these it is."""
    shown: int
    """Bit by card: has been face up at some time."""

    fresh: int
    """Bit by card: came to a reserve this round (W-7.1)."""
    played: int
    """Bit by card: characters and items that were played this round (W-6.8)."""
    used: int
    """Bit by card: its once-per-round action has been used."""
    tokens: list[int]
    """By card: icons added to it."""
    permits: list[tuple[str, tuple[int, ...]]]
    """The permissions that hold this round: see `Doing` for how texts are referred to."""

    stands: list[int]
    """By location: where it is."""
    attack: list[int]
    """By location: attack icons added to it."""
    defence: list[int]
    shorn: int
    """Bit by battleground: its printed defence is ignored (W-13.1)."""
    path: int
    """The active path."""
    coming: int
    """The path that is about to replace it."""
    number: int
    """The number of the last path activated; a text can change it."""
    stage: int
    """How far the journey has come: the number again, unless it is gone through in parts."""
    walked: int
    """The last path activated, whether or not it is still there."""
    fought_last: bool
    """Whether a path of the highest number was fought in the combat step."""
    rings: list[bool]
    """By deck: whether its Ring token can be used."""
    recycled: list[int]
    """By deck: how often its cycle pile has become the draw deck."""
    joined: int
    """How many parts of the battleground decks have joined (W-27.14)."""
    corruption: int
    fight: Fight | None
    todo: list[WarFrame]
    """What is still to be done; the last is done next."""
    winner: int
    ending: str
    """How the game ended: `lead` or `last-path`."""

    def then(self, *frames: WarFrame) -> None:
        """Let these be done next, in this order, before all that was to be done already."""
        if len(frames) == 1:
            self.todo.append(frames[0])
        else:
            self.todo.extend(frames[::-1])


def scenario_of(t: War) -> Scenario:
    return SCENARIOS[t.scenario]


def deck_of(t: War, deck: int) -> Deck:
    return SCENARIOS[t.scenario].decks[deck]


def player_name(t: War, deck: int) -> str:
    """The term by which sentences call a deck's player."""
    return f"player-{SCENARIOS[t.scenario].decks[deck].name}"


def active_deck(t: War) -> int:
    """Whose turn it is."""
    return SCENARIOS[t.scenario].order[t.turn]


def starting_deck(t: War) -> int:
    return SCENARIOS[t.scenario].order[t.starter]


def decks_from(t: War, place: int) -> list[int]:
    """All decks in turn order, from a place of it on."""
    order = SCENARIOS[t.scenario].order
    found: list[int] = []
    for deck in order[place:] + order[:place]:
        if deck not in found:
            found.append(deck)
    return found


def player_of(t: War, faction: int) -> int | None:
    """The deck that contains a faction (W-1.19)."""
    for number, deck in enumerate(SCENARIOS[t.scenario].decks):
        if faction in deck.factions:
            return number
    return None
