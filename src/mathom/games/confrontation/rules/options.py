"""Options that are offered again and again, made once."""

from typing import Final

from mathom.core.ask import Option
from mathom.core.message import Message
from mathom.games.confrontation.data import CARD_NAMES, NAMES, REGION_NAMES, REGIONS


def _yes(code: str, *touches: str) -> Option[bool]:
    return Option(code, True, Message(f"option-{code}"), touches)


PASS: Final = Option("pass", False, Message("option-pass"))
REVEAL_BALROG: Final = _yes("balrog", "piece:balrog")
SAM_STEPS_IN: Final = _yes("sam", "piece:sam")
PLAY_GWAIHIR: Final = _yes("gwaihir", "special:gwaihir")
SHOW_FRODO: Final = Option("show frodo", True, Message("option-show-frodo"), ("piece:frodo",))
NO_CARDS: Final = Option("no cards", True, Message("option-no-cards"))
CARDS: Final = Option("cards", False, Message("option-cards"))
FORCE: Final = _yes("force")
FOUR: Final = _yes("four", "card:4")
SUPPORT: Final = _yes("support", "piece:gandalf")

STAY: Final[Option[int]] = Option("stay", -1, Message("option-stay"))
FALL: Final[Option[int]] = Option("fall", -1, Message("option-fall"))


def _to_region(verb: str) -> tuple[Option[int], ...]:
    return tuple(
        Option(
            f"{verb} {REGION_NAMES[region]}",
            region,
            Message(f"option-{verb}", {"region": REGION_NAMES[region]}),
            (f"region:{REGION_NAMES[region]}",),
        )
        for region in REGIONS
    )


RETREAT_TO: Final = _to_region("retreat")
ESCAPE_TO: Final = _to_region("escape")


def _card(verb: str, card: int) -> Option[int]:
    name = CARD_NAMES[card]
    return Option(
        f"{verb} {name}",
        card,
        Message(f"option-{verb}", {"card": f"card-{name}" if card < 7 else name}),
        (f"card:{name}",),
    )


PLAY_CARD: Final = tuple(_card("card", card) for card in range(12))
FETCH_CARD: Final = tuple(_card("fetch", card) for card in range(12))


def fight(character: int, piece: int) -> Option[int]:
    """To attack somebody who is revealed."""
    name = NAMES[character]
    return Option(
        f"fight {name}", piece, Message("option-fight", {"character": name}), (f"piece:{name}",)
    )


def fight_hidden(region: int) -> Option[int]:
    return Option(
        "fight hidden", -1, Message("option-fight-hidden"), (f"region:{REGION_NAMES[region]}",)
    )


def swap_with(character: int, piece: int) -> Option[int]:
    name = NAMES[character]
    return Option(
        f"swap {name}", piece, Message("option-swap", {"character": name}), (f"piece:{name}",)
    )
