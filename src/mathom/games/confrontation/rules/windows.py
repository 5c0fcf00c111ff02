"""The moments at which a side may act or let it be, besides its own moves."""

from typing import Final

from mathom.core.ask import Window
from mathom.games.confrontation.data import (
    ARAGORN_STAR,
    BALROG,
    FARAMIR,
    FRODO,
    GANDALF_STAR,
    GOLLUM,
    GWAIHIR,
    MOUTH,
    PALANTIR,
    PIPPIN,
    SAM,
    SARUMAN,
    SARUMAN_STAR,
    SMEAGOL,
    SPECIALS,
    WORMTONGUE,
)
from mathom.games.confrontation.state import Confrontation, has

MORIA: Final = Window("balrog")
STEP_IN: Final = Window("sam")
SHOWING: Final = Window("show-frodo")
EAGLE: Final = Window("gwaihir")
RETREATING: Final = Window("retreat", "stay")
SWAPPING: Final = Window("swap", "stay")
WITHOUT_CARDS: Final = Window("no-cards", "cards")
GAZING: Final = Window("palantir")
REJECTING: Final = Window("force")
FOURTH: Final = Window("four")
SUPPORTING: Final = Window("support")
ESCAPING: Final = Window("escape", "fall")

OPENED_BY: Final = {
    MORIA: (BALROG,),
    STEP_IN: (SAM,),
    SHOWING: (SAM,),
    RETREATING: (FRODO, FARAMIR, PIPPIN, GOLLUM),
    SWAPPING: (SMEAGOL,),
    WITHOUT_CARDS: (ARAGORN_STAR, SARUMAN),
    REJECTING: (SARUMAN_STAR,),
    FOURTH: (MOUTH,),
    SUPPORTING: (GANDALF_STAR,),
    ESCAPING: (WORMTONGUE,),
}
"""The characters that these are about; the other two are about special cards."""
LENT: Final = {EAGLE: GWAIHIR, GAZING: PALANTIR}

WINDOWS: Final = (*OPENED_BY, *LENT)


def windows_of(t: Confrontation, seat: int) -> tuple[Window, ...]:
    """Those for which a side has the character or the card. Gwaihir lends a retreat to anybody."""
    first = 9 * t.seats.index(seat)
    cast = t.cast[first : first + 9]
    return tuple(
        window
        for window in WINDOWS
        if any(character in cast for character in OPENED_BY.get(window, ()))
        or (window in LENT and LENT[window] in SPECIALS[first > 0] and has(t, LENT[window]))
        or (window is RETREATING and first == 0 and (t.gwaihir or has(t, GWAIHIR)))
    )
