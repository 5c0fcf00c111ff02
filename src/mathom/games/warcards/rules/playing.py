"""Playing and moving cards: where they can go, and what happens on arrival (W-6 to W-8)."""

from typing import Any

from mathom.core.ask import Option
from mathom.games.warcards import options
from mathom.games.warcards.agenda import push, push_all
from mathom.games.warcards.catalogue import CARDS, FIRST, NAMES, ON_ARRIVAL, ON_PLAY, SIDE, TYPE
from mathom.games.warcards.effects import OnArrival, OnPlay, OtherPath
from mathom.games.warcards.options import Played
from mathom.games.warcards.places import is_at, location_name, may_wield, places_for
from mathom.games.warcards.possible import possible
from mathom.games.warcards.state import War, player_name
from mathom.games.warcards.terms import ASIDE, CHARACTER, EVENT, ITEM, NOBODY, RESERVE
from mathom.games.warcards.zones import eliminate_seen, enter, forget, items_of, take_out


def plays(
    t: War, deck: int, card: int, grounds: list[int], zone: str = "hand"
) -> list[Option[Any]]:
    """All ways to play a card; `grounds` are the active battlegrounds."""
    kind = TYPE[card]
    if kind == EVENT:
        if all(possible(t, effect, deck, NOBODY) for effect in CARDS[card].event):
            return [options.play_event(FIRST[card], zone)]
        return []
    if t.played >> card & 1:
        return []
    if kind == ITEM:
        side = SIDE[card]
        return [
            options.play_on(card, other, zone)
            for other in t.board
            if TYPE[other] == CHARACTER and SIDE[other] == side and may_wield(t, other, card)
        ]
    found: list[Option[Any]] = [options.play(FIRST[card], RESERVE, zone)]
    found += [
        options.play(FIRST[card], place, zone)
        for place in places_for(t, card, grounds)
        if not t.house.no_dead_text or not _text_is_dead(t, deck, card, place)
    ]
    return found


def _text_is_dead(t: War, deck: int, card: int, place: int) -> bool:
    """Whether the card's text there would need a path that is not to be had (W-3.22)."""
    return any(
        is_at(t, place, ability.at)
        and OtherPath() in ability.effects
        and not possible(t, OtherPath(), deck, card)
        for ability in ON_PLAY[card]
    )


def put_into_play(t: War, deck: int, card: int, chosen: Played) -> None:
    """Place a card face up; events are set aside while they are resolved (W-6.31)."""
    name = NAMES[card]
    if TYPE[card] == EVENT:
        take_out(t, card)
        forget(t, card)
        t.where[card] = ASIDE
        t.tell("plays-event", {"player": player_name(t, deck), "card": name})
        return
    if TYPE[card] == ITEM:
        enter(t, card, t.where[chosen.wielder], chosen.wielder)
        t.tell(
            "plays-item",
            {"player": player_name(t, deck), "card": name, "wielder": NAMES[chosen.wielder]},
        )
    else:
        enter(t, card, chosen.place)
        if chosen.place == RESERVE:
            t.fresh |= 1 << card
        t.tell(
            "plays",
            {
                "player": player_name(t, deck),
                "card": name,
                "place": named_place(t, chosen.place),
            },
        )
    if TYPE[card] in (CHARACTER, ITEM):
        t.played |= 1 << card


def named_place(t: War, place: int) -> str:
    """A place's own name, for the story."""
    return "reserve" if place == RESERVE else location_name(t, place)


def resolve_text(t: War, deck: int, card: int) -> None:
    """Let the text of a card that was played be carried out next."""
    if TYPE[card] == EVENT:
        push(t, "event-ends", deck, card)
        push_all(t, CARDS[card].event, deck, card)
        return
    place = t.where[card]
    _resolve(t, (*ON_PLAY[card], *ON_ARRIVAL[card]), deck, card, place)


def _resolve(
    t: War, abilities: tuple[OnPlay | OnArrival, ...], deck: int, card: int, place: int
) -> None:
    """In the order in which the card has them."""
    due = [ability for ability in CARDS[card].abilities if ability in abilities]
    for ability in reversed(due):
        assert isinstance(ability, OnPlay | OnArrival)
        if is_at(t, place, ability.at):
            push_all(t, ability.effects, deck, card, place)


def event_ends(t: War, card: int) -> None:
    """An event is eliminated when it has been resolved (W-6.30)."""
    eliminate_seen(t, card)


def move(t: War, deck: int, card: int, place: int) -> None:
    """Move a card out of reserve, with all that it wields (W-6.19, W-8.2)."""
    t.where[card] = place
    for item in items_of(t, card):
        t.where[item] = place
    t.fresh &= ~(1 << card)
    t.tell(
        "moves",
        {
            "player": player_name(t, deck),
            "card": NAMES[card],
            "place": named_place(t, place),
        },
    )
    _resolve(t, ON_ARRIVAL[card], deck, card, place)
