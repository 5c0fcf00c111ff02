"""The One Ring."""

from typing import Final

from mathom.games.fellowship.abilities import response, when, while_
from mathom.games.fellowship.card import Card, one_ring
from mathom.games.fellowship.conditions import WORN, during
from mathom.games.fellowship.effects.interrupting import instead
from mathom.games.fellowship.effects.ring import wear_ring
from mathom.games.fellowship.effects.twilight import add_burdens
from mathom.games.fellowship.filters import BEARER
from mathom.games.fellowship.language import TO
from mathom.games.fellowship.terms import SKIRMISH
from mathom.games.fellowship.triggers import about_to_be_wounded

RINGS: Final[tuple[Card, ...]] = (
    one_ring("1R1", "•The One Ring", "Isildur's Bane", strength=1, vitality=1).text(
        response(about_to_be_wounded(BEARER), wear_ring(), instead(add_burdens(2))),
        while_(WORN, when(about_to_be_wounded(BEARER), instead(add_burdens(2)))),
    ),
    one_ring("1C2", "•The One Ring", "The Ruling Ring", strength=1).text(
        response(
            about_to_be_wounded(BEARER), during(SKIRMISH), TO, wear_ring(), instead(add_burdens(1))
        ),
        while_(WORN & during(SKIRMISH), when(about_to_be_wounded(BEARER), instead(add_burdens(1)))),
    ),
)
