"""What the players have agreed on before the game. The defaults are our rulebook's."""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, get_args

from mathom.core.game import Options

Format: TypeAlias = Literal["classic", "variant", "draft"]
FORMATS: Final[tuple[Format, ...]] = get_args(Format)


@dataclass(frozen=True)
class House:
    """Never changes during a match, so that all copies of a table share one."""

    format: Format
    cards: tuple[int, int]
    """How many special cards each side gets."""
    opponent_picks: bool
    """Whether the opponent chooses one's special cards."""
    games: int
    aid: bool
    """Whether the table shows what can be deduced."""
    forward_only: bool
    """Whether special moves do not save who has no normal one (C-6.4 taken strictly)."""
    repetition: bool
    """Whether the third repetition is a draw."""
    sam_in_mordor: bool
    """Whether Sam wins if he stands in Mordor when the Ring comes to him."""
    sauron_last: bool
    """Whether Gandalf★ decides before the Mouth of Sauron★."""
    both_retreat: bool
    """Whether the Fellowship's Retreat works although Sauron's character has left."""
    sam_first_only: bool
    """Whether Sam° steps in only in the first battle of an attack."""
    hide_at_once: bool
    """Whether fighters are hidden after each battle, not after the turn."""
    saruman_holds: bool
    """Whether Saruman° forbids retreats by ability."""
    upstream: tuple[bool, bool]
    """Which sides may retreat up the Anduin."""
    uruk_hai_shown: bool
    """Whether the long march of the Uruk-hai★ reveals them."""
    king_names_movable: bool
    """Whether the King may not name a revealed Watcher★."""
    target_of_turn: bool
    """Whether also those may be attacked by name who were revealed earlier in the turn."""


def house_of(options: Options) -> House:
    upstream = options["upstream"]
    return House(
        format=FORMATS[FORMATS.index(options["format"])],
        cards=(int(options["fellowship_cards"]), int(options["sauron_cards"])),
        opponent_picks=options["cards_chosen_by"] == "opponent",
        games=int(options["games"]),
        aid=bool(options["aid"]),
        forward_only=options["stuck"] == "forward",
        repetition=options["draws"] == "repetition",
        sam_in_mordor=bool(options["sam_in_mordor"]),
        sauron_last=options["last_word"] == "sauron",
        both_retreat=bool(options["both_retreat"]),
        sam_first_only=options["sam_steps_in"] == "first",
        hide_at_once=options["hide"] == "battle",
        saruman_holds=bool(options["saruman_holds"]),
        upstream=(upstream != "nobody", upstream == "both"),
        uruk_hai_shown=options["uruk_hai"] == "shown",
        king_names_movable=options["king_names"] == "movable",
        target_of_turn=options["target"] == "turn",
    )
