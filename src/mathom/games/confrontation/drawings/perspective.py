"""From where somebody looks at the board."""

from mathom.games.confrontation.data import ROWS, SAURON, SIDE_NAMES
from mathom.games.confrontation.sight.view import ConfrontationView, GroupView, RegionView


def group_of(region: RegionView, side: str) -> GroupView:
    """One side's characters in a region."""
    return region.sauron if side == SIDE_NAMES[SAURON] else region.fellowship


def viewed_side(view: ConfrontationView) -> str | None:
    """The side whose secrets this view holds, if it is just one: its player's."""
    if view.arrangement:
        for side in view.sides:
            if view.arrangement[0] in [character.name for character in side.roster]:
                return side.side
    knowing = [
        side
        for side in SIDE_NAMES
        if any(not piece.shown for region in view.regions for piece in group_of(region, side).known)
    ]
    return knowing[0] if len(knowing) == 1 else None


def rows(view: ConfrontationView) -> list[list[RegionView]]:
    """The board's rows from top to bottom: Mordor on top, but for Sauron's player his home is
    below.
    """
    from_shire = [[view.regions[region] for region in row] for row in ROWS]
    if viewed_side(view) == SIDE_NAMES[SAURON]:
        return [row[::-1] for row in from_shire]
    return from_shire[::-1]
