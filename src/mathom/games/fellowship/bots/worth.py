"""What things are worth, in points: one is about a wound on a companion who is well.

All is seen from the Free Peoples player's side; what is good for the Shadow is less than nothing.
Nothing here goes by names, only by what is printed and what the texts are made of.
"""

from functools import cache
from typing import Final

from mathom.cards.trees import walk
from mathom.games.fellowship import catalogue
from mathom.games.fellowship.bots.people import are_there
from mathom.games.fellowship.effects.hands import Draw
from mathom.games.fellowship.effects.health import Exert, Heal, Wound
from mathom.games.fellowship.effects.playing import Play
from mathom.games.fellowship.effects.standing import ArcheryTotal, Gains, Strength, Tough
from mathom.games.fellowship.effects.table import Discard
from mathom.games.fellowship.effects.twilight import AddTwilight, RemoveBurdens, RemoveTwilight
from mathom.games.fellowship.language import Word
from mathom.games.fellowship.rules.sources import keyword, strength, vitality
from mathom.games.fellowship.state import Table
from mathom.games.fellowship.terms import FREE_SIDE, ITEMS, MINIONS, NOBODY, SHADOW, SUPPORT

LOSS: Final = 40.0
"""The Ring-bearer's death or corruption."""
TWILIGHT: Final = 0.3
"""A token in the pool before the Shadow has played its cards."""
LATE_TWILIGHT: Final = 0.08
"""The same afterwards: for events, and for the next move."""
CARD: Final = 0.55
"""A card in hand that nobody knows."""

WORDS: Final[dict[type[Word], float]] = {
    Strength: 0.4,
    Gains: 0.5,
    Tough: 0.5,
    ArcheryTotal: 0.6,
    Heal: 0.6,
    Wound: 0.8,
    Draw: 0.5,
    Discard: 0.5,
    Play: 0.5,
    RemoveBurdens: 0.6,
    RemoveTwilight: 0.3,
    AddTwilight: 0.3,
    Exert: -0.2,
}
"""What a text is good for, by its words; others count `ANY_WORD`."""
ANY_WORD: Final = 0.15
MOST_TEXT: Final = 1.5


@cache
def boon(kind: int) -> float:
    """What a text is worth to who owns it, by print. Of a character: beside its numbers."""
    total = 0.0
    printed = catalogue.CARDS[kind]
    for word in walk(printed.said):
        if isinstance(word, Word):
            total += WORDS.get(type(word), ANY_WORD)
    return max(0.0, min(MOST_TEXT, total))


def left(t: Table, card: int) -> int:
    """How many wounds kill."""
    return vitality(t, card) - t.wounds[card]


def is_ring_bearer(t: Table, card: int) -> bool:
    return t.seats[t.owner[card]].ring_bearer == card


# --- The fellowship


def life(t: Table, card: int) -> float:
    """What dies with a companion or an ally."""
    kind = t.print_of[card]
    if is_ring_bearer(t, card):
        return LOSS
    if t.zone[card] == SUPPORT:
        return 0.6 + 0.6 * boon(kind)
    worth = 0.8 + 0.5 * strength(t, card) + 0.3 * left(t, card) + 0.5 * boon(kind)
    return worth + 0.5 * keyword(t, card, "archer") + 0.5 * keyword(t, card, "damage")


def pain(after: int) -> float:
    """What a wound costs that leaves so many, for somebody whose life is worth five points."""
    return 0.5 + 0.9 / after


def hurt(t: Table, card: int, wounds: int = 1) -> float:
    """What so many wounds cost a companion or an ally."""
    last = left(t, card)
    if wounds >= last:
        return life(t, card)
    worth = min(life(t, card), 9.0) / 5
    total = 0.0
    for after in range(last - wounds, last):
        total += pain(after)
    return total * worth


def healed(t: Table, card: int) -> float:
    """What one wound less is worth."""
    if t.zone[card] == MINIONS:
        return -0.2
    worth = min(life(t, card), 9.0) / 5
    return pain(max(1, left(t, card))) * worth


def burdened(t: Table, burdens: int, seat: int = NOBODY) -> float:
    """What so many burdens more cost a player, or take from them if there are fewer."""
    player = t.seats[t.free if seat == NOBODY else seat]
    bearer = player.ring_bearer
    most = catalogue.CARDS[t.print_of[bearer]].resistance or 10
    total = 0.0
    if burdens < 0:
        for number in range(player.burdens + burdens + 1, player.burdens + 1):
            total -= 0.45 + 2.5 * (max(0, number) / most) ** 4
        return total
    for number in range(player.burdens + 1, player.burdens + burdens + 1):
        total += LOSS if number >= most else 0.45 + 2.5 * (number / most) ** 4
    return total


def recruit(kind: int) -> float:
    """What a companion or an ally is worth in play, as printed."""
    printed = catalogue.CARDS[kind]
    if printed.type == "ally":
        return 0.7 + 0.7 * boon(kind)
    worth = 1.0 + 0.5 * printed.strength + 0.3 * printed.vitality + 0.5 * boon(kind)
    return worth + 0.5 * printed.keywords.get("archer", 0) + 0.5 * printed.keywords.get("damage", 0)


# --- The Shadow


def menace(kind: int) -> float:
    """What a minion is worth to the Shadow, as printed."""
    printed = catalogue.CARDS[kind]
    words = printed.keywords
    worth = 0.28 * printed.strength + 0.6 * words.get("damage", 0) + 0.9 * words.get("archer", 0)
    if "fierce" in words:
        worth += 0.2 * printed.strength
    return worth + 0.1 * printed.vitality + 0.3 * boon(kind)


def prey(t: Table, card: int) -> float:
    """What it brings that a minion is dead: it does not fight again this turn."""
    much = strength(t, card)
    worth = 0.15 + 0.05 * much
    return worth + 0.15 * much if keyword(t, card, "fierce") else worth


def struck(t: Table, card: int, wounds: int = 1) -> float:
    """What so many wounds on a minion bring."""
    last = left(t, card)
    fights = t.phase < 6  # before the skirmishes a dead minion is one that does not fight
    whole = menace(t.print_of[card]) if fights else prey(t, card)
    return whole if wounds >= last else 0.35 * whole * wounds / last


def gear(kind: int) -> float:
    """What an item or a condition does for who bears it, or for its side."""
    printed = catalogue.CARDS[kind]
    worth = 0.55 * printed.strength + 0.7 * printed.vitality + boon(kind)
    return max(worth, 0.3)


def in_play(t: Table, card: int) -> float:
    """What is lost with a card in play, for its owner."""
    kind = t.print_of[card]
    type_ = catalogue.TYPE[kind]
    if type_ in ("companion", "ally"):
        return life(t, card)
    if type_ == "minion":
        return menace(kind) if t.phase < 6 else prey(t, card)
    return gear(kind)


# --- Hands


def twilight(t: Table) -> float:
    return TWILIGHT if t.phase <= SHADOW else LATE_TWILIGHT


def keep(t: Table, seat: int, card: int) -> float:
    """What a card in hand is worth to its player."""
    kind = t.print_of[card]
    printed = catalogue.CARDS[kind]
    type_ = printed.type
    if printed.side == FREE_SIDE:
        if printed.unique and _is_there(t, seat, printed.title):
            return 0.35 if type_ in ("companion", "ally") else 0.05
        if printed.unique and any(
            catalogue.TITLE[t.print_of[dead]] == printed.title for dead in t.dead[seat]
        ):
            return 0.0
        if type_ == "companion":
            return 1.8
        if type_ == "ally":
            return 0.5
        if type_ in ITEMS or type_ == "condition":
            return 0.8 if printed.on is None or _has_bearer(t, seat, kind) else 0.3
        return 0.45 + 0.3 * boon(kind) if are_there(t, seat, kind) else 0.3
    if type_ == "minion":
        return 0.35 + 0.3 * menace(kind) - 0.06 * printed.cost
    if type_ == "event":
        return 0.3 + 0.3 * boon(kind)
    return 0.25 + 0.25 * gear(kind)


def _is_there(t: Table, seat: int, title: str) -> bool:
    for card in t.board:
        if t.owner[card] == seat and catalogue.TITLE[t.print_of[card]] == title:
            return True
    return False


def _has_bearer(t: Table, seat: int, kind: int) -> bool:
    """Whether somebody of this player could bear it, as far as prints tell."""
    on = catalogue.CARDS[kind].on
    if on is None or not on.printed:
        return True
    table = on.table
    return any(t.owner[card] == seat and table[t.print_of[card]] for card in t.board)
