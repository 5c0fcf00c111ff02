"""Pools and packs that a viewer can't tell from the real ones, before decks lie on the table."""

from mathom.core.chance import Chance
from mathom.games.fellowship.decks.products import refilled
from mathom.games.fellowship.parts import Gathering, Pack
from mathom.games.fellowship.rules.gathering import OPENED, opened, visits
from mathom.games.fellowship.sight.view import sees
from mathom.games.fellowship.state import Table


def gathered_anew(t: Table, viewer: int, chance: Chance) -> Gathering:
    """What others opened might be anything that such products hold."""
    found = t.gathering
    assert found is not None
    pools = [
        pool if sees(t, viewer, seat) else opened(OPENED[t.house.decks], chance)
        for seat, pool in enumerate(found.pools)
    ]
    packs = [
        tuple(
            _pack_anew(pack, visits(pack, number, opener, len(each), viewer), chance)
            for opener, pack in enumerate(each)
        )
        for number, each in enumerate(found.packs)
    ]
    return Gathering(tuple(pools), tuple(packs))


def _pack_anew(pack: Pack, looks: list[int], chance: Chance) -> Pack:
    """A pack of which the viewer has seen what was left in it at these times.

    What was taken before is anything. What was taken between two looks everybody knows who looked
    twice, but not who took which; and of what was there at the last look any may be gone.
    """
    gone = len(pack.taken)
    first = looks[0] if looks else gone
    left = [kind for kind in pack.cards if kind not in pack.taken[:first]]
    seen = tuple(sorted(left)) if looks else ()
    cards = refilled(seen, chance)
    taken = _mixed([kind for kind in cards if kind not in seen], chance)[:first]
    for at, again in zip(looks, [*looks, None][1:], strict=True):
        taken += pack.taken[at : at + 1]  # by the viewer, if not just now
        if again is None:
            left = [kind for kind in cards if kind not in taken]
            taken += _mixed(left, chance)[: gone - len(taken)]
        else:
            taken += _mixed(list(pack.taken[at + 1 : again]), chance)
    return Pack(cards, tuple(taken))


def _mixed(kinds: list[int], chance: Chance) -> list[int]:
    """In an order that luck alone decides, not how they truly lay."""
    kinds.sort()
    chance.shuffle(kinds)
    return kinds
