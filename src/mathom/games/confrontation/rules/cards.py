"""A battle from the cards on: the choice, what answers the reveal, the texts, the comparison."""

from typing import Final

from mathom.core.ask import Ask, Choosing, Option, Play, Question, choose, together
from mathom.core.deed import Words
from mathom.core.event import NOTABLE
from mathom.core.message import Arg, Message, Reason
from mathom.games.confrontation.data import (
    ADJACENT,
    AWAY,
    CARD_NAMES,
    CARD_NUMBERS,
    CAVE_TROLL,
    DECKS,
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
from mathom.games.confrontation.rules import windows
from mathom.games.confrontation.rules.deed import (
    PASS,
    InOneWord,
    InPlay,
    Nothing,
    or_pass,
    side_asked,
    take_up,
)
from mathom.games.confrontation.rules.fate import close, fall
from mathom.games.confrontation.rules.fighters import (
    ability_works,
    added,
    fellow,
    is_fighting,
    servant,
    strength,
)
from mathom.games.confrontation.rules.names import short, why
from mathom.games.confrontation.rules.prompts import about_card, about_character, in_battle
from mathom.games.confrontation.rules.retreats import BY_CARD, MUST_RETREAT, RETREAT_TO, leave
from mathom.games.confrontation.state import Confrontation, discarded, name_of, show


def card_term(card: int) -> str:
    """The Fluent term of a card."""
    return f"card-{card}" if card < MAGIC else CARD_NAMES[card]


def card_called(side: int, word: str) -> int | Reason:
    """The card of this name, or why a side has none."""
    if not word:
        return why("incomplete")
    card = CARD_NUMBERS.get(word)
    if card is None:
        return why("no-card", word=short(word))
    if card not in DECKS[side]:
        return why("not-your-card", "C-7.1" if side == FELLOWSHIP else "C-7.2")
    return card


# --- The choice


class OfCard(InPlay):
    """What is done with one of the own cards, by its name."""

    def __init__(self, card: int) -> None:
        self.card = card

    @classmethod
    def read(cls, t: Confrontation, ask: Ask, words: Words) -> "OfCard | Reason":
        card = card_called(side_asked(t, ask), " ".join(words[1:]))
        return card if isinstance(card, Reason) else cls(card)

    @classmethod
    def of_each(cls) -> "dict[int, Option[OfCard]]":
        """By card: how it is offered."""
        return {
            card: Option(
                f"{cls.verb} {name}",
                cls(card),
                Message(f"option-{cls.verb}", {"card": card_term(card)}),
                (f"card:{name}",),
            )
            for card, name in CARD_NAMES.items()
        }


class PlayCard(OfCard):
    """Play a card from the hand (C-4.21)."""

    verb = "card"

    @classmethod
    def not_now(cls, t: Confrontation, ask: Ask, words: Words) -> Reason:
        return WITHOUT_CARDS if is_fighting(t) and t.no_cards else CARDS_WHEN

    def why_not(self, t: Confrontation, ask: Ask) -> Reason | None:
        side = side_asked(t, ask)
        if t.hands[side] >> self.card & 1:
            return None
        if self.card == t.played[side]:
            return why("same-card", "C-10.43", card=card_term(self.card))
        return why("card-discarded", "C-4.21", "C-4.32", card=card_term(self.card))


WITHOUT_CARDS: Final = why("without-cards", "C-8.55", "C-10.11")
CARDS_WHEN: Final = why("cards-when", "C-4.21")


class MustPlay(Nothing):
    """A card is always played (C-4.21, C-8.19)."""

    @classmethod
    def must_choose(cls, t: Confrontation, ask: Ask) -> Reason:
        return why("must-play-card", *ask.prompt.rules)


PLAY_CARD: Final = PlayCard.of_each()
WITH_CARDS: Final = (PlayCard, MustPlay)
PLAYING: Final = Question("card", "C-4.21", deeds=WITH_CARDS)
PLAYING_FIRST: Final = Question("card-first", "C-8.18", deeds=WITH_CARDS)
ANSWERING: Final = Question("card-after", "C-8.18", deeds=WITH_CARDS)
PLAYING_ANOTHER: Final = Question("another-card", "C-10.43", deeds=WITH_CARDS)


def cards(t: Confrontation) -> Play:
    """Both choose in secret (C-4.21, C-4.22); against Gandalf° Sauron shows first (C-8.18)."""
    if t.cast[fellow(t)] == GANDALF and ability_works(t):
        chosen = yield Ask(t.seats[SAURON], _hand(t, SAURON), in_battle(t, PLAYING_FIRST))
        _play_card(t, SAURON, chosen.value.card)
        _tell_card(t, SAURON)
        t.step = "foreseen"
        return
    both = yield from together(_choose_card(t, FELLOWSHIP), _choose_card(t, SAURON))
    t.news += 1
    for side, chosen in enumerate(both):
        _play_card(t, side, chosen.card)
        _tell_card(t, side, beat=side == SAURON)  # they are turned over together
    t.step = "force"


def _hand(t: Confrontation, side: int) -> list[Option[OfCard]]:
    return [PLAY_CARD[card] for card in cards_in(t.hands[side])]


def _choose_card(t: Confrontation, side: int) -> Choosing[OfCard]:
    asked = in_battle(t, PLAYING)
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
    asked = about_card(ANSWERING, card_term(t.played[SAURON]))
    chosen = yield Ask(t.seats[FELLOWSHIP], _hand(t, FELLOWSHIP), asked)
    _play_card(t, FELLOWSHIP, chosen.value.card)
    _tell_card(t, FELLOWSHIP)
    t.step = "force"


# --- What answers the reveal, before any text: Saruman★, the Mouth★, Gandalf★

FORCE_WHEN: Final = why("force-when", "C-10.43")
FORCE_LAST: Final = why("force-last", "C-10.46")


def why_no_force(t: Confrontation) -> Reason | None:
    """Why no card can be rejected in this battle."""
    if t.cast[servant(t)] != SARUMAN_STAR:
        return FORCE_WHEN
    return None if t.hands[FELLOWSHIP] else FORCE_LAST


class Force(InOneWord):
    """Saruman★ rejects the card of anybody but Gandalf, unless it was the last one (C-10.43)."""

    verb = "force"

    @classmethod
    def not_now(cls, t: Confrontation, ask: Ask, words: Words) -> Reason:
        return (why_no_force(t) if is_fighting(t) else None) or FORCE_WHEN

    def do(self, t: Confrontation) -> None:
        t.tell("card-rejected", {"card": card_term(t.played[FELLOWSHIP])}, moment=battle(t))


FORCE: Final = Option("force", Force(), Message("option-force"))
REJECTING: Final = Question("force", "C-10.43", deeds=(Force,), window=windows.REJECTING)


def force(t: Confrontation) -> Play | None:
    """Saruman★ answers first."""
    return _ask_force(t) if why_no_force(t) is None else four(t)


def _ask_force(t: Confrontation) -> Play:
    asked = about_card(REJECTING, card_term(t.played[FELLOWSHIP]))
    chosen = yield Ask(t.seats[SAURON], [FORCE, PASS], asked)
    take_up(t, SAURON, chosen)
    t.step = "four" if chosen is PASS else "another"


def another(t: Confrontation) -> Play:
    """The first card returns to the hand; a different one is played (C-10.43, C-10.44)."""
    asked = about_card(PLAYING_ANOTHER, card_term(t.played[FELLOWSHIP]))
    chosen = yield Ask(t.seats[FELLOWSHIP], _hand(t, FELLOWSHIP), asked)
    t.hands[FELLOWSHIP] |= 1 << t.played[FELLOWSHIP]
    _play_card(t, FELLOWSHIP, chosen.value.card)
    _tell_card(t, FELLOWSHIP)
    t.step = "four"


def four(t: Confrontation) -> Play | None:
    """The Mouth of Sauron★ decides before Gandalf★, unless the players agreed otherwise."""
    t.step = "four"
    if t.house.sauron_last and not t.supported and why_no_support(t) is None:
        return _ask_support(t, "mouth")
    return mouth(t)


FOUR_WITHOUT_CARDS: Final = why("without-cards", "C-10.54")
FOUR_WHEN: Final = why("four-when", "C-10.51")


def why_no_four(t: Confrontation) -> Reason | None:
    """Why no card can be exchanged for the 4 in this battle."""
    if t.cast[servant(t)] != MOUTH:
        return FOUR_WHEN
    if t.no_cards:
        return FOUR_WITHOUT_CARDS
    return FOUR_WHEN if t.played[SAURON] in (4, NO_CARD) else None


class Four(InOneWord):
    """The Mouth★ makes a 4 of Sauron's card (C-10.51)."""

    verb = "four"

    @classmethod
    def not_now(cls, t: Confrontation, ask: Ask, words: Words) -> Reason:
        return (why_no_four(t) if is_fighting(t) else None) or FOUR_WHEN

    def do(self, t: Confrontation) -> None:
        """The 4 comes from the hand or the pile; the played card goes where it came from."""
        if t.hands[SAURON] >> 4 & 1:
            t.hands[SAURON] |= 1 << t.played[SAURON]
        _play_card(t, SAURON, 4)
        t.tell("four", {}, moment=battle(t))


FOUR: Final = Option("four", Four(), Message("option-four"), ("card:4",))
EXCHANGING: Final = Question("four", "C-10.51", deeds=(Four,), window=windows.FOURTH)


def mouth(t: Confrontation) -> Play | None:
    t.step = "mouth"
    if why_no_four(t) is None:
        return _ask_four(t)
    return texts(t) if t.house.sauron_last else support(t)


def _ask_four(t: Confrontation) -> Play:
    asked = about_card(EXCHANGING, card_term(t.played[SAURON]))
    chosen = yield Ask(t.seats[SAURON], [FOUR, PASS], asked)
    take_up(t, SAURON, chosen)
    t.step = "texts" if t.house.sauron_last else "support"


def support(t: Confrontation) -> Play | None:
    """Gandalf★ may add one to a battle in his region or beside it (C-10.14 to C-10.19)."""
    t.step = "support"
    return texts(t) if why_no_support(t) is not None else _ask_support(t, "texts")


SUPPORT_WHEN: Final = why("support-when", "C-10.14")
SUPPORT_WARG: Final = why("support-warg", "C-10.18")
SUPPORT_HIMSELF: Final = why("support-himself", "C-10.19")
GANDALF_NOT_NEAR: Final = why("gandalf-not-near", "C-10.14", "C-10.15")


def why_no_support(t: Confrontation) -> Reason | None:
    """Why it is not even asked whether Gandalf★ helps: the opponent can be sure that he is not near
    (see `may_be_here`), or it could change nothing.
    """
    if t.cast[GANDALF_PIECE] != GANDALF_STAR:
        return SUPPORT_WHEN
    if t.cast[servant(t)] == WARG:
        return SUPPORT_WARG
    if fellow(t) == GANDALF_PIECE:
        return SUPPORT_HIMSELF
    if t.where[GANDALF_PIECE] == AWAY or ends_without_comparison(t):
        return SUPPORT_WHEN
    if t.shown >> GANDALF_PIECE & 1:
        return None if gandalf_is_near(t) else SUPPORT_WHEN
    near = (t.field, *ADJACENT[t.field])
    hidden = any(t.where[piece] in near and not t.shown >> piece & 1 for piece in range(9))
    return None if hidden else SUPPORT_WHEN


class Support(InOneWord):
    """Gandalf★ shows himself and adds one (C-10.14)."""

    verb = "support"

    @classmethod
    def not_now(cls, t: Confrontation, ask: Ask, words: Words) -> Reason:
        return (why_no_support(t) if is_fighting(t) else None) or SUPPORT_WHEN

    def why_not(self, t: Confrontation, ask: Ask | None = None) -> Reason | None:
        return None if gandalf_is_near(t) else GANDALF_NOT_NEAR

    def do(self, t: Confrontation) -> None:
        show(t, GANDALF_PIECE)
        t.supported = True
        t.tell("support", {"character": name_of(t, fellow(t))}, moment=battle(t))


SUPPORT: Final = Option("support", Support(), Message("option-support"), ("piece:gandalf",))
SUPPORTING: Final = Question("support", "C-10.14", deeds=(Support,), window=windows.SUPPORTING)


def _ask_support(t: Confrontation, then: str) -> Play:
    chosen = yield Ask(t.seats[FELLOWSHIP], or_pass(t, SUPPORT), in_battle(t, SUPPORTING))
    take_up(t, FELLOWSHIP, chosen)
    t.step = then


def gandalf_is_near(t: Confrontation) -> bool:
    where = t.where[GANDALF_PIECE]
    return where == t.field or where in ADJACENT[t.field]


def ends_without_comparison(t: Confrontation) -> bool:
    """Whether the texts are sure to end the battle, so that one more strength can't matter."""
    ours, theirs = t.played
    if sauron_text_works(t):
        may_change = t.house.sauron_last and t.cast[servant(t)] == MOUTH
        if theirs == RETREAT and BY_CARD[SAURON].targets(t) and not may_change:
            return True
        if theirs == EYE or (theirs == MAGIC and discarded(t, SAURON) >> EYE & 1):
            return False
    if ours == RETREAT:
        return bool(BY_CARD[FELLOWSHIP].targets(t))
    return ours == NOBLE_SACRIFICE


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
            targets = BY_CARD[SAURON].targets(t)
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
            targets = BY_CARD[FELLOWSHIP].targets(t)
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


class Fetch(OfCard):
    """Take a card from one's discard pile (C-7.3)."""

    verb = "fetch"

    @classmethod
    def not_now(cls, t: Confrontation, ask: Ask, words: Words) -> Reason:
        return FETCH_WHEN

    def why_not(self, t: Confrontation, ask: Ask) -> Reason | None:
        side = side_asked(t, ask)
        if discarded(t, side) >> self.card & 1:
            return None
        if self.card == t.played[side]:
            return FETCH_ITSELF
        return why("not-discarded", "C-7.3", card=card_term(self.card))


FETCH_WHEN: Final = why("fetch-when", "C-7.3")
FETCH_ITSELF: Final = why("fetch-itself", "C-7.3")


class MustFetch(Nothing):
    """Magic is exchanged if there is anything to exchange it for (C-7.3)."""

    refusal = why("must-fetch", "C-7.3")


FETCH_CARD: Final = Fetch.of_each()
FETCHING: Final = Question("fetch", "C-7.3", "C-7.4", deeds=(Fetch, MustFetch))


def _fetch_and(t: Confrontation, side: int, then: str) -> Play:
    yield from _fetch(t, side)
    t.step = then


def _fetch(t: Confrontation, side: int) -> Play:
    """Magic goes to the pile, a card of one's choice comes from it (C-7.3 to C-7.6)."""
    options = [FETCH_CARD[card] for card in cards_in(discarded(t, side))]
    fetched = yield from choose(t.seats[side], options, FETCHING.plain)
    t.played[side] = fetched.card
    _tell_card(t, side, "fetched")


def _retreat_by_card(t: Confrontation, side: int, targets: list[int]) -> Play:
    """Mandatory whenever possible; with several ways the owner chooses (C-7.18, C-7.25)."""
    piece = fellow(t) if side == FELLOWSHIP else servant(t)
    options = [RETREAT_TO[region] for region in targets]
    asked = about_character(MUST_RETREAT, name_of(t, piece))
    retreat = yield from choose(t.seats[side], options, asked)
    leave(t, piece, retreat.region)
    both = side == SAURON and t.house.both_retreat and t.played[FELLOWSHIP] == RETREAT
    if both:
        t.step = "retreat-as-well"
    else:
        close(t)


def retreat_as_well(t: Confrontation) -> Play | None:
    """By an older reading the Fellowship's Retreat works although the battle is over."""
    targets = BY_CARD[FELLOWSHIP].targets(t)
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
