"""Where allies take part."""

from mathom.games.fellowship import catalogue
from mathom.games.fellowship.effects.standing import JoinsIn
from mathom.games.fellowship.rules.sources import holds
from mathom.games.fellowship.state import Table


def takes_part(t: Table, card: int) -> bool:
    """Whether an ally may take part in archery and skirmishes: at home, or because a card lets it
    (T-22.6, T-22.7).
    """
    home = catalogue.CARDS[t.print_of[card]].home
    return home == t.seats[t.free].marker or holds(t, JoinsIn, card)
