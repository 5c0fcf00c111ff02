"""What cards can do, as trees of plain data: the words of which a card's text is made.

`doing` carries an effect out, `wording` puts it into a sentence. Neither knows a card by name.
"""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from mathom.games.warcards.terms import DECK, FREE

Place: TypeAlias = Literal["reserve", "path", "ground", "afield", "anywhere"] | str
"""Where a card is in play: `afield` is on a path or a battleground. Otherwise a location's name,
or `path 7` for any path of that number."""

Icon: TypeAlias = Literal["attack", "defence", "path"]
"""Of a battleground; or of a path, where the side decides which of the two it is."""


@dataclass(frozen=True)
class Which:
    """The faction cards that a text means: those that fit all that is said."""

    names: tuple[str, ...] = ()
    faction: int | None = None
    type: int | None = None
    keyword: str | None = None
    afield: bool = False
    """Only armies and characters, which alone stand on a battleground."""


@dataclass(frozen=True)
class Grounds:
    """The battlegrounds that a text means: by name, by a faction printed there (W-1.24), or all."""

    names: tuple[str, ...] = ()
    faction: int | None = None


# --- Conditions


@dataclass(frozen=True)
class Stands:
    """One of these cards is in play there."""

    names: tuple[str, ...]
    at: Place = "anywhere"


@dataclass(frozen=True)
class At:
    """This card is on that location."""

    location: str


@dataclass(frozen=True)
class Supports:
    """This army supports one of these characters."""

    names: tuple[str, ...]


@dataclass(frozen=True)
class Beside:
    """Such cards are on the same location as this card; counted in groups of `each`, if given."""

    which: Which
    each: int | None = None


@dataclass(frozen=True)
class ActivePath:
    """That path is the active one."""

    location: str


Condition: TypeAlias = Stands | At | Supports | Beside | ActivePath


# --- Costs


@dataclass(frozen=True)
class CycleSelf:
    """Cycle this card; its items go with it (W-6.24)."""


@dataclass(frozen=True)
class CycleWielder:
    """Cycle this item with its wielder and all the wielder's items."""


@dataclass(frozen=True)
class EliminateSelf:
    """Eliminate this card."""


@dataclass(frozen=True)
class ForsakeOne:
    """Forsake a card."""


@dataclass(frozen=True)
class CycleOne:
    """Cycle a card from hand. Nothing else will do (W-9.5)."""


@dataclass(frozen=True)
class AddCorruption:
    """Add 1 corruption."""


Cost: TypeAlias = CycleSelf | CycleWielder | EliminateSelf | ForsakeOne | CycleOne | AddCorruption


# --- Effects


@dataclass(frozen=True)
class Draw:
    """Draw cards; one more if the condition holds."""

    cards: int
    one_more: Stands | None = None


@dataclass(frozen=True)
class CycleCards:
    """Cycle cards from hand; who has none must forsake (W-9.5)."""

    cards: int


@dataclass(frozen=True)
class Forsake:
    """Forsake cards."""

    cards: int


@dataclass(frozen=True)
class Recycle:
    """Shuffle the cycle pile into the draw deck."""


@dataclass(frozen=True)
class Take:
    """Take a card from own draw deck or cycle pile into hand, and show it."""

    which: Which
    sources: tuple[int, ...] = (DECK,)
    most: int = 1
    optional: bool = False


@dataclass(frozen=True)
class RemoveCard:
    """Find a card wherever it is, and eliminate it (W-9.19)."""

    name: str


@dataclass(frozen=True)
class SortTop:
    """Look at the top cards of the draw deck; eliminate one, cycle one, take the last."""

    cards: int = 3


@dataclass(frozen=True)
class DrawAndPlay:
    """Draw cards, eliminate some, play some of them, cycle the rest (W-6.7)."""

    cards: int
    which: Which
    most: int = 1
    at: Place | None = None
    """The only place to which they may be played, if the text names one."""
    eliminate: int = 0


@dataclass(frozen=True)
class Eliminate:
    """Eliminate a card in play of the chooser's choice.

    `at` is seen from this card: `here` means on the same location.
    """

    which: Which
    at: Literal["here", "anywhere"] = "here"
    optional: bool = False


@dataclass(frozen=True)
class SacrificeReserve:
    """Eliminate any number of such cards from reserve; another faction's player must then
    eliminate as many cards of that faction from active battlegrounds.
    """

    which: Which
    faction: int


@dataclass(frozen=True)
class NextPath:
    """Activate a path of the next higher number."""


@dataclass(frozen=True)
class OtherPath:
    """Activate a different path of the active path's number."""


@dataclass(frozen=True)
class Activate:
    """Bring a battleground into play: `new` from its deck, `again` from a scoring area."""

    grounds: Grounds
    new: bool = True
    again: bool = False


@dataclass(frozen=True)
class ActivateAndMove:
    """Activate or reactivate a battleground; then a card moves there from reserve, even if it was
    played this round: this item's wielder, or the named card.
    """

    grounds: Grounds
    mover: str | None = None
    must: bool = False


@dataclass(frozen=True)
class MoveWielder:
    """May move this item's wielder from reserve at once, even if it was played this round."""

    to: Literal["path", "ground"]


@dataclass(frozen=True)
class Strengthen:
    """Put combat tokens on something: one icon each.

    `path` is the active path, `ground` an active battleground, `either` one of them; `self` this
    card; `here` the location whose text this is. `instead` is the number if the condition holds.
    """

    to: Literal["path", "ground", "either", "self", "here"]
    attack: bool
    tokens: int = 1
    instead: tuple[int, ActivePath] | None = None


@dataclass(frozen=True)
class Corrupt:
    """Add corruption."""

    tokens: int = 1


@dataclass(frozen=True)
class Cleanse:
    """Remove 1 corruption for each such character on this card's path."""

    each: Which


@dataclass(frozen=True)
class Permit:
    """For this round, such cards may be played or moved to those battlegrounds, and perhaps be
    supported by any army of their side.
    """

    which: Which
    grounds: Grounds
    any_army: bool = False


@dataclass(frozen=True)
class Each:
    """Each player of a side does all of this in turn. In a duel, the only one twice (W-17.9)."""

    side: int
    effects: "tuple[Effect, ...]"


@dataclass(frozen=True)
class PlayerOf:
    """The player whose deck has that faction does this (W-1.19)."""

    faction: int
    effects: "tuple[Effect, ...]"


@dataclass(frozen=True)
class May:
    """One may do this, at a cost perhaps."""

    effects: "tuple[Effect, ...]"
    cost: Cost | None = None


@dataclass(frozen=True)
class Either:
    """One of two things, at choice."""

    first: "Effect"
    second: "Effect"


@dataclass(frozen=True)
class If:
    """Only if the condition holds. An event that would do nothing can't be played."""

    condition: Stands
    effects: "tuple[Effect, ...]"


Effect: TypeAlias = (
    Draw
    | CycleCards
    | Forsake
    | Recycle
    | Take
    | RemoveCard
    | SortTop
    | DrawAndPlay
    | Eliminate
    | SacrificeReserve
    | NextPath
    | OtherPath
    | Activate
    | ActivateAndMove
    | MoveWielder
    | Strengthen
    | Corrupt
    | Cleanse
    | Permit
    | Each
    | PlayerOf
    | May
    | Either
    | If
)


# --- Abilities: when a card does something, or what it always does


@dataclass(frozen=True)
class OnPlay:
    """When the card is played there; for an item, on a wielder there."""

    effects: tuple[Effect, ...]
    at: Place = "anywhere"


@dataclass(frozen=True)
class OnArrival:
    """When the card is played or moved there."""

    effects: tuple[Effect, ...]
    at: Place


@dataclass(frozen=True)
class Action:
    """One may use one's action for this while the card is there (for an item: its wielder).

    It is for the player who played the card, unless it names a faction's.
    """

    at: Place
    effects: tuple[Effect, ...]
    costs: tuple[Cost, ...] = ()
    once: bool = False
    """Once per round."""
    user: int | None = None


@dataclass(frozen=True)
class Bonus:
    """More icons on this card under a condition."""

    when: Condition
    attack: int = 0
    defence: int = 0
    path: int = 0


@dataclass(frozen=True)
class Lends:
    """While in reserve, adds icons to one of these characters, wherever it is."""

    to: tuple[str, ...]
    attack: int = 0
    defence: int = 0
    path: int = 0


@dataclass(frozen=True)
class GuardsPath:
    """While on a path, adds defence to the path itself (W-6.22)."""

    path: int


@dataclass(frozen=True)
class DrawsMore:
    """While in reserve, its owner draws more in the draw step, then perhaps cycles (W-4.8)."""

    cards: int = 1
    then_cycle: int = 0


@dataclass(frozen=True)
class CarriesMore:
    """Raises its owner's carryover limit by 1."""

    at: Place = "reserve"


@dataclass(frozen=True)
class SeesTop:
    """While it is in play, its owner may look at the top card of the own draw deck."""


@dataclass(frozen=True)
class OnlyWeapon:
    """Its wielder can't wield another weapon."""


@dataclass(frozen=True)
class Befriends:
    """May also go to battlegrounds of that faction, and be supported by its armies."""

    faction: int


@dataclass(frozen=True)
class Opens:
    """While in reserve, such cards may be played or moved to those battlegrounds."""

    which: Which
    grounds: Grounds


@dataclass(frozen=True)
class NeverOn:
    """May not be played or moved to a battleground of that side."""

    side: int


@dataclass(frozen=True)
class KeepsOffPath:
    """May not be played or moved to a path while a battleground of that side is active."""

    side: int


@dataclass(frozen=True)
class CycledInstead:
    """A replacement: cycle the card (for an item: its wielder) instead of eliminating it.

    `eliminated` is every elimination, `combat` one in any combat, `path-combat` in path combat;
    the others say from where it was forsaken. `with_items` tells the fate of wielded items; what
    a text leaves open is ruled by W-6.24.
    """

    when: Literal[
        "eliminated", "combat", "path-combat", "forsaken-from-deck", "forsaken-from-reserve"
    ]
    with_items: bool = True


@dataclass(frozen=True)
class Tends:
    """After combat on a battleground in which it took part, its owner may cycle it with another
    character of the side instead of eliminating them; their items are still eliminated. Nobody of
    the faction `except_for` can be saved.
    """

    side: int = FREE
    except_for: int | None = None


Ability: TypeAlias = (
    OnPlay
    | OnArrival
    | Action
    | Bonus
    | Lends
    | GuardsPath
    | DrawsMore
    | CarriesMore
    | SeesTop
    | OnlyWeapon
    | Befriends
    | Opens
    | NeverOn
    | KeepsOffPath
    | CycledInstead
    | Tends
)
