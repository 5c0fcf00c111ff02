"""A battle from the cards on: the choice, what answers the reveal, the texts, the comparison."""

from typing import Final

from mathom.core.ask import Ask, Choosing, Option, Play, choose, together
from mathom.core.event import NOTABLE
from mathom.core.message import Arg, Message
from mathom.games.confrontation.data import (
    ADJACENT,
    AWAY,
    BACKWARD,
    CARD_NAMES,
    CAVE_TROLL,
    ELROND,
    ELVEN_CLOAK,
    EYE,
    FELLOWSHIP,
    FRODO_STAR,
    GANDALF,
    GANDALF_PIECE,
    GANDALF_STAR,
    MAGIC,
    MOUTH,
    NO_CARD,
    NOBLE_SACRIFICE,
    RETREAT,
    SARUMAN_STAR,
    SAURON,
    SIDE_NAMES,
    WARG,
    cards_in,
)
from mathom.games.confrontation.moments import battle
from mathom.games.confrontation.rules.fate import close, fall
from mathom.games.confrontation.rules.fighters import (
    ability_works,
    added,
    fellow,
    servant,
    strength,
)
from mathom.games.confrontation.rules.options import (
    FETCH_CARD,
    FORCE,
    FOUR,
    PASS,
    PLAY_CARD,
    RETREAT_TO,
    SUPPORT,
)
from mathom.games.confrontation.rules.prompts import about_card, about_character, in_battle
from mathom.games.confrontation.rules.retreats import free_of_enemies, leave, sideways
from mathom.games.confrontation.rules.windows import FOURTH, REJECTING, SUPPORTING
from mathom.games.confrontation.state import Confrontation, discarded, name_of, passes, show

_FETCH: Final = Message("prompt-fetch", {}, ("C-7.3", "C-7.4"))


def card_term(card: int) -> str:
    """The Fluent term of a card."""
    return f"card-{card}" if card < MAGIC else CARD_NAMES[card]


# --- The choice


def cards(t: Confrontation) -> Play:
    """Both choose in secret (C-4.21, C-4.22); against Gandalf° Sauron shows first (C-8.18)."""
    if t.cast[fellow(t)] == GANDALF and ability_works(t):
        chosen = yield Ask(
            t.seats[SAURON], _hand(t, SAURON), in_battle(t, "prompt-card-first", "C-8.18")
        )
        _play_card(t, SAURON, chosen.value)
        _tell_card(t, SAURON)
        t.step = "foreseen"
        return
    both = yield from together(_choose_card(t, FELLOWSHIP), _choose_card(t, SAURON))
    t.news += 1
    for side, card in enumerate(both):
        _play_card(t, side, card)
        _tell_card(t, side, beat=side == SAURON)  # they are turned over together
    t.step = "force"


def _hand(t: Confrontation, side: int) -> list[Option[int]]:
    return [PLAY_CARD[card] for card in cards_in(t.hands[side])]


def _choose_card(t: Confrontation, side: int) -> Choosing[int]:
    asked = in_battle(t, "prompt-card", "C-4.21")
    return choose(t.seats[side], _hand(t, side), asked, secret=True, even_if_forced=True)


def _play_card(t: Confrontation, side: int, card: int) -> None:
    t.hands[side] &= ~(1 << card)
    t.played[side] = card


def _tell_card(t: Confrontation, side: int, kind: str = "card-shown", beat: bool = True) -> None:
    if t.story is not None:
        args: dict[str, Arg] = {"side": SIDE_NAMES[side], "card": card_term(t.played[side])}
        t.tell(kind, args, moment=battle(t, beat=beat))


def foreseen(t: Confrontation) -> Play:
    """Gandalf° sees Sauron's card; a Magic is exchanged first (C-8.21), its text waits (C-8.22)."""
    if t.played[SAURON] == MAGIC and sauron_text_works(t) and discarded(t, SAURON):
        yield from _fetch(t, SAURON)
        t.step = "answer"
        return
    yield from answer(t)


def answer(t: Confrontation) -> Play:
    """The Fellowship always answers with a card (C-8.19)."""
    asked = about_card("prompt-card-after", card_term(t.played[SAURON]), ("C-8.18",))
    chosen = yield Ask(t.seats[FELLOWSHIP], _hand(t, FELLOWSHIP), asked)
    _play_card(t, FELLOWSHIP, chosen.value)
    _tell_card(t, FELLOWSHIP)
    t.step = "force"


# --- What answers the reveal, before any text: Saruman★, the Mouth★, Gandalf★


def force(t: Confrontation) -> Play | None:
    """Saruman★ may reject the card of anybody but Gandalf, unless it was the last one."""
    if t.cast[servant(t)] == SARUMAN_STAR and t.hands[FELLOWSHIP]:
        return _ask_force(t)
    return four(t)


def _ask_force(t: Confrontation) -> Play:
    rejected = card_term(t.played[FELLOWSHIP])
    asked = about_card("prompt-force", rejected, ("C-10.43",))
    chosen = yield Ask(t.seats[SAURON], [FORCE, PASS], asked, window=REJECTING)
    if chosen.value:
        t.tell("card-rejected", {"card": rejected}, moment=battle(t))
        t.step = "another"
    else:
        passes(t, SAURON)
        t.step = "four"


def another(t: Confrontation) -> Play:
    """The first card returns to the hand; a different one is played (C-10.43, C-10.44)."""
    asked = about_card("prompt-another-card", card_term(t.played[FELLOWSHIP]), ("C-10.43",))
    chosen = yield Ask(t.seats[FELLOWSHIP], _hand(t, FELLOWSHIP), asked)
    t.hands[FELLOWSHIP] |= 1 << t.played[FELLOWSHIP]
    _play_card(t, FELLOWSHIP, chosen.value)
    _tell_card(t, FELLOWSHIP)
    t.step = "four"


def four(t: Confrontation) -> Play | None:
    """The Mouth of Sauron★ decides before Gandalf★, unless the players agreed otherwise."""
    t.step = "four"
    if t.house.sauron_last and not t.supported and may_support(t):
        return _ask_support(t, "mouth")
    return mouth(t)


def mouth(t: Confrontation) -> Play | None:
    t.step = "mouth"
    if t.cast[servant(t)] == MOUTH and t.played[SAURON] not in (4, NO_CARD):
        return _ask_four(t)
    return texts(t) if t.house.sauron_last else support(t)


def _ask_four(t: Confrontation) -> Play:
    """The 4 comes from the hand or the pile; the played card goes where it came from."""
    asked = about_card("prompt-four", card_term(t.played[SAURON]), ("C-10.51",))
    chosen = yield Ask(t.seats[SAURON], [FOUR, PASS], asked, window=FOURTH)
    if chosen.value:
        if t.hands[SAURON] >> 4 & 1:
            t.hands[SAURON] |= 1 << t.played[SAURON]
        _play_card(t, SAURON, 4)
        t.tell("four", {}, moment=battle(t))
    else:
        passes(t, SAURON)
    t.step = "texts" if t.house.sauron_last else "support"


def support(t: Confrontation) -> Play | None:
    """Gandalf★ may add one to a battle in his region or beside it (C-10.14 to C-10.19)."""
    t.step = "support"
    if may_support(t):
        return _ask_support(t, "texts")
    return texts(t)


def may_support(t: Confrontation) -> bool:
    """Whether the opponent can't be sure that Gandalf★ is not near; see `may_be_here`."""
    if (
        t.cast[GANDALF_PIECE] != GANDALF_STAR
        or t.where[GANDALF_PIECE] == AWAY
        or fellow(t) == GANDALF_PIECE
        or t.cast[servant(t)] == WARG
        or ends_without_comparison(t)
    ):
        return False
    if t.shown >> GANDALF_PIECE & 1:
        return gandalf_is_near(t)
    near = (t.field, *ADJACENT[t.field])
    return any(t.where[piece] in near and not t.shown >> piece & 1 for piece in range(9))


def gandalf_is_near(t: Confrontation) -> bool:
    where = t.where[GANDALF_PIECE]
    return where == t.field or where in ADJACENT[t.field]


def ends_without_comparison(t: Confrontation) -> bool:
    """Whether the texts are sure to end the battle, so that one more strength can't matter."""
    ours, theirs = t.played
    if sauron_text_works(t):
        may_change = t.house.sauron_last and t.cast[servant(t)] == MOUTH
        if theirs == RETREAT and sideways(t, SAURON) and not may_change:
            return True
        if theirs == EYE or (theirs == MAGIC and discarded(t, SAURON) >> EYE & 1):
            return False
    if ours == RETREAT:
        return bool(free_of_enemies(t, FELLOWSHIP, BACKWARD[FELLOWSHIP][t.field]))
    return ours == NOBLE_SACRIFICE


def _ask_support(t: Confrontation, then: str) -> Play:
    options = [SUPPORT, PASS] if gandalf_is_near(t) else [PASS]
    asked = in_battle(t, "prompt-support", "C-10.14")
    chosen = yield Ask(t.seats[FELLOWSHIP], options, asked, window=SUPPORTING)
    if chosen.value:
        show(t, GANDALF_PIECE)
        t.supported = True
        t.tell("support", {"character": name_of(t, fellow(t))}, moment=battle(t))
    else:
        passes(t, FELLOWSHIP)
    t.step = then


# --- The texts: Sauron's first (C-4.23, C-4.24)


def sauron_text_works(t: Confrontation) -> bool:
    """Not in the Cave Troll's° battles, nor in Frodo's★; Elrond★ stops Eye and Magic."""
    if t.cast[servant(t)] == CAVE_TROLL:
        return False
    if not ability_works(t):
        return True
    character = t.cast[fellow(t)]
    if character == FRODO_STAR:
        return False
    return character != ELROND or t.played[SAURON] not in (EYE, MAGIC)


def texts(t: Confrontation) -> Play | None:
    """Sauron's text."""
    t.step = "texts"
    card = t.played[SAURON]
    if card > 6 and sauron_text_works(t):
        if card == MAGIC and discarded(t, SAURON):
            return _fetch_and(t, SAURON, "texts")
        if card == RETREAT:
            targets = sideways(t, SAURON)
            if targets:
                return _retreat_by_card(t, SAURON, targets)
            t.tell("text-void", {"side": "sauron", "card": "retreat"}, moment=battle(t))
        elif card == EYE and t.played[FELLOWSHIP] > 6:
            t.shut = True
            t.tell("eye", {"card": card_term(t.played[FELLOWSHIP])}, moment=battle(t))
    return fellowship_text(t)


def fellowship_text(t: Confrontation) -> Play | None:
    t.step = "fellowship-text"
    card = t.played[FELLOWSHIP]
    if card > 6 and not t.shut:
        if card == MAGIC and discarded(t, FELLOWSHIP):
            return _fetch_and(t, FELLOWSHIP, "fellowship-text")
        if card == RETREAT:
            targets = free_of_enemies(t, FELLOWSHIP, BACKWARD[FELLOWSHIP][t.field])
            if targets:
                return _retreat_by_card(t, FELLOWSHIP, targets)
            t.tell("text-void", {"side": "fellowship", "card": "retreat"}, moment=battle(t))
        elif card == NOBLE_SACRIFICE:
            t.tell("noble-sacrifice", {}, moment=battle(t))
            fall(t, True, True)
            return None
        elif card == ELVEN_CLOAK and NO_CARD < t.played[SAURON] < MAGIC:
            t.cloaked = True
            t.tell("cloak", {"card": card_term(t.played[SAURON])}, moment=battle(t))
    compare(t)
    return None


def _fetch_and(t: Confrontation, side: int, then: str) -> Play:
    yield from _fetch(t, side)
    t.step = then


def _fetch(t: Confrontation, side: int) -> Play:
    """Magic goes to the pile, a card of one's choice comes from it (C-7.3 to C-7.6)."""
    options = [FETCH_CARD[card] for card in cards_in(discarded(t, side))]
    card = yield from choose(t.seats[side], options, _FETCH)
    t.played[side] = card
    _tell_card(t, side, "fetched")


def _retreat_by_card(t: Confrontation, side: int, targets: list[int]) -> Play:
    """Mandatory whenever possible; with several ways the owner chooses (C-7.18, C-7.25)."""
    piece = fellow(t) if side == FELLOWSHIP else servant(t)
    options = [RETREAT_TO[region] for region in targets]
    asked = about_character("prompt-retreat-card", name_of(t, piece), ("C-7.18", "C-7.25"))
    region = yield from choose(t.seats[side], options, asked)
    leave(t, piece, region)
    both = side == SAURON and t.house.both_retreat and t.played[FELLOWSHIP] == RETREAT
    if both:
        t.step = "retreat-as-well"
    else:
        close(t)


def retreat_as_well(t: Confrontation) -> Play | None:
    """By an older reading the Fellowship's Retreat works although the battle is over."""
    targets = free_of_enemies(t, FELLOWSHIP, BACKWARD[FELLOWSHIP][t.field])
    if targets:
        return _retreat_by_card(t, FELLOWSHIP, targets)
    close(t)
    return None


# --- The comparison


def compare(t: Confrontation) -> None:
    """The lower total is defeated; equal totals defeat both (C-4.28 to C-4.30)."""
    t.step = "compare"
    ours = strength(t, FELLOWSHIP) + added(t, FELLOWSHIP)
    theirs = strength(t, SAURON) + added(t, SAURON)
    if t.story is not None:
        t.tell(
            "compared",
            {
                "fellow": name_of(t, fellow(t)),
                "ours": ours,
                "servant": name_of(t, servant(t)),
                "theirs": theirs,
            },
            weight=NOTABLE,
            moment=battle(t),
        )
    fall(t, ours <= theirs, theirs <= ours)
