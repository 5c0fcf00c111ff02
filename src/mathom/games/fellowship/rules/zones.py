"""Cards that go from one place to another, and who learns of it."""

from msgspec.structs import replace

from mathom.cards.piles import take_at_random
from mathom.core.message import Arg, Message, by_seat
from mathom.games.fellowship import catalogue
from mathom.games.fellowship.rules.changes import Change, changed
from mathom.games.fellowship.state import Table
from mathom.games.fellowship.terms import (
    BORNE,
    DEAD,
    DECK,
    DISCARD,
    FELLOWSHIP,
    HAND,
    LIMBO,
    NOBODY,
    RULE_OF_FOUR,
    STACKED,
)


def name(t: Table, card: int) -> str:
    return catalogue.NAME[t.print_of[card]]


def handle(t: Table, card: int) -> str:
    """What people type to name this very card."""
    return called(t.print_of[card], t.tag[card])


def called(kind: int, tag: int) -> str:
    """The name of a print, with a number if several look alike."""
    named = catalogue.NAME[kind]
    return named if tag <= 1 else f"{named}-{tag}"


def thing(t: Table, card: int) -> str:
    """The same for whoever draws the table."""
    return f"card:{handle(t, card)}"


def names(t: Table, cards: list[int]) -> list[Message]:
    return [Message("text-name", {"name": name(t, card), "case": "nom"}) for card in cards]


# --- In and out of play


def enter_play(t: Table, card: int, zone: int, on: int = NOBODY) -> None:
    t.zone[card] = zone
    t.on[card] = on
    t.board.append(card)
    t.tag[card] = _free_tag(t, card)
    if card not in t.shown:
        t.shown |= {card}
    changed(t, Change.ENTERED, card)


def _free_tag(t: Table, card: int) -> int:
    kind = t.print_of[card]
    taken = [t.tag[other] for other in t.board if other != card and t.print_of[other] == kind]
    tag = 1
    while tag in taken:
        tag += 1
    return tag


def leave_play(t: Table, card: int) -> None:
    """Its tokens go, and what it bears or has stacked is discarded (T-3.10)."""
    t.board.remove(card)
    t.wounds[card] = 0
    t.tag[card] = 0
    t.on[card] = NOBODY
    t.zone[card] = LIMBO
    t.lasting = [
        replace(lasting, cards=tuple(other for other in lasting.cards if other != card))
        for lasting in t.lasting
        if lasting.cards != (card,)
    ]
    _leave_fights(t, card)
    if card in t.on:
        for other in [other for other, at in enumerate(t.on) if at == card]:
            if t.zone[other] == BORNE:
                leave_play(t, other)
                put_on_pile(t, other)
            elif t.zone[other] == STACKED:
                t.on[other] = NOBODY
                put_on_pile(t, other)
    changed(t, Change.LEFT, card)


def _leave_fights(t: Table, card: int) -> None:
    if t.fight is not None and (card == t.fight.defender or card in t.fight.minions):
        if card == t.fight.defender:
            t.fight = replace(t.fight, defender=NOBODY, fell=(*t.fight.fell, card))
        else:
            left = tuple(minion for minion in t.fight.minions if minion != card)
            t.fight = replace(t.fight, minions=left, fell=(*t.fight.fell, card))
    fights = []
    for fight in t.fights:
        if card == fight.defender:
            continue
        if card in fight.minions:
            fight = replace(fight, minions=tuple(m for m in fight.minions if m != card))
            if not fight.minions:
                continue
        fights.append(fight)
    t.fights = fights


def put_on_pile(t: Table, card: int) -> None:
    """To its owner's discard pile, face up."""
    what = Change.HELD if t.zone[card] == DECK else Change.NUMBERS
    t.zone[card] = DISCARD
    t.piles[t.owner[card]].append(card)
    if card not in t.shown:
        t.shown |= {card}
        t.news += 1
    changed(t, what, card)


def put_on_dead_pile(t: Table, card: int) -> None:
    t.zone[card] = DEAD
    t.dead[t.owner[card]].append(card)
    changed(t)


# --- Hands and decks


def draw(t: Table, seat: int, number: int) -> list[int]:
    """Draw what is there: an empty deck is no loss (T-29.1)."""
    found: list[int] = []
    for _ in range(number):
        if not may_take(t, seat, 1):
            break
        card = take_top(t, seat)
        if card == NOBODY:
            break
        t.hands[seat].append(card)
        t.zone[card] = HAND
        found.append(card)
        if seat == t.free and t.phase == FELLOWSHIP:
            t.drawn += 1
    if found:
        t.news += 1
        changed(t, Change.HELD)
        if t.story is not None:
            args: dict[str, Arg] = {**by_seat(seat), "number": len(found)}
            t.tell("draws", {**args, "cards": names(t, found)}, (seat,), args)
    return found


def may_take(t: Table, seat: int, number: int) -> int:
    """How many of so many cards may come to a hand: at most four in a fellowship phase, drawn or
    taken, where that later rule is played.
    """
    if seat != t.free or t.phase != FELLOWSHIP or not t.house.rule_of_four:
        return number
    return min(number, max(0, RULE_OF_FOUR - t.drawn))


def take_top(t: Table, seat: int) -> int:
    """The top card of a draw deck, or nobody if there is none. Nobody has learnt which it is."""
    if t.tops[seat]:
        return t.tops[seat].pop()
    if t.decks[seat]:
        return take_at_random(t.decks[seat], t.chance)
    if t.bottoms[seat]:
        return t.bottoms[seat].pop(0)
    return NOBODY


def deck_size(t: Table, seat: int) -> int:
    return len(t.decks[seat]) + len(t.tops[seat]) + len(t.bottoms[seat])


def take_from(t: Table, card: int) -> None:
    """Take a card from where it lies out of play; it is in nobody's hands for now."""
    seat = t.owner[card]
    zone = t.zone[card]
    if zone == HAND:
        t.hands[seat].remove(card)
    elif zone == DECK:
        for pile in (t.tops[seat], t.bottoms[seat], t.decks[seat]):
            if card in pile:
                pile.remove(card)
                break
    elif zone == DISCARD:
        t.piles[seat].remove(card)
    elif zone == STACKED:
        t.on[card] = NOBODY
    t.zone[card] = LIMBO
    forget(t, card)
    changed(t, Change.HELD if zone <= DECK else Change.NUMBERS, card)


def shuffle_deck(t: Table, seat: int) -> None:
    """Nobody knows any more what lies on top, or below (T-31.2)."""
    t.decks[seat] += t.tops[seat]
    t.decks[seat] += t.bottoms[seat]
    t.tops[seat].clear()
    t.bottoms[seat].clear()
    gone = frozenset(t.decks[seat])
    t.known = [known - gone for known in t.known]
    t.news += 1


def put_in_deck(t: Table, card: int) -> None:
    """Into the middle of its owner's draw deck; shuffle it afterwards."""
    seat = t.owner[card]
    t.decks[seat].append(card)
    t.zone[card] = DECK
    forget(t, card)
    changed(t, Change.HELD, card)


def put_under(t: Table, card: int) -> None:
    """Under its owner's draw deck."""
    seat = t.owner[card]
    t.bottoms[seat].append(card)
    t.zone[card] = DECK
    changed(t, Change.HELD, card)


def put_on_top(t: Table, card: int) -> None:
    seat = t.owner[card]
    t.tops[seat].append(card)
    t.zone[card] = DECK
    changed(t, Change.HELD, card)


def to_hand(t: Table, card: int, shown: bool) -> None:
    """Into its owner's hand; `shown`: everybody has seen which it is."""
    seat = t.owner[card]
    t.hands[seat].append(card)
    t.zone[card] = HAND
    if shown:
        know(t, range(len(t.seats)), [card])
    else:
        know(t, (seat,), [card])
    if seat == t.free and t.phase == FELLOWSHIP:
        t.drawn += 1
    changed(t, Change.HELD, card)


# --- What players have seen


def know(t: Table, seats: "range | tuple[int, ...]", cards: list[int]) -> None:
    """These players have seen these cards."""
    seen = frozenset(cards)
    t.known = [known | seen if seat in seats else known for seat, known in enumerate(t.known)]
    if len(seats) == len(t.seats):
        t.shown |= seen
    t.news += 1


def peek(t: Table, seat: int, cards: list[int]) -> None:
    """One player has seen these cards of another, and will remember that there are such."""
    know(t, (seat,), cards)
    prints = frozenset(t.print_of[card] for card in cards)
    t.met = tuple(met | prints if by == seat else met for by, met in enumerate(t.met))


def forget(t: Table, card: int) -> None:
    """It lies open now, or is mixed among others."""
    for known in t.known:
        if card in known:
            t.known = [known - {card} for known in t.known]
            break


def hides(t: Table, seat: int) -> bool:
    """Whether a player holds a card that somebody else has not seen. Then only they know what there
    is to choose from, and are asked even if there is no choice: not to be asked would tell.
    """
    return any(
        not known.issuperset(t.hands[seat]) for other, known in enumerate(t.known) if other != seat
    )


def forget_hand(t: Table, seat: int) -> None:
    """A card has left a hand, and nobody else saw which: any that they knew may be gone."""
    gone = frozenset(t.hands[seat])
    t.known = [known if other == seat else known - gone for other, known in enumerate(t.known)]
