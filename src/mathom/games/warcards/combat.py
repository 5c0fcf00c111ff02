"""Combat on paths and battlegrounds (W-10, W-11)."""

from typing import Final

from mathom.core.ask import Ask
from mathom.core.event import NOTABLE, TURNING
from mathom.core.message import Message
from mathom.games.warcards import options
from mathom.games.warcards.agenda import does, push
from mathom.games.warcards.catalogue import (
    FACTION,
    FIRST,
    FIRST_PATH,
    LOCATION_NAMES,
    NAMES,
    POINTS,
    SIDE,
    TENDS,
    TYPE,
)
from mathom.games.warcards.doing import corrupt
from mathom.games.warcards.fate import COMBAT, ELIMINATED, PATH_COMBAT, perish
from mathom.games.warcards.moments import combat_begins, combat_ends, fighter_leaves
from mathom.games.warcards.options import AGREE, NOTHING, OBJECT
from mathom.games.warcards.places import active_grounds
from mathom.games.warcards.state import (
    Fight,
    Frame,
    War,
    deck_of,
    decks_from,
    player_name,
    scenario_of,
    starting_deck,
)
from mathom.games.warcards.tally import (
    Support,
    Worth,
    assignments,
    attacking_side,
    fighters,
    place_for,
    tally,
)
from mathom.games.warcards.terms import (
    AREAS,
    CHARACTER,
    FREE,
    NOBODY,
    NOWHERE,
    PATH,
    SIDES,
    SPENT,
    WAITING,
)
from mathom.games.warcards.zones import cycle_from_play, eliminate_seen, items_of, leave

# --- The combat step

_ORDER: Final = Message("prompt-combat", {}, ("W-10.1",))


def _open_fights(t: War) -> list[int]:
    found = active_grounds(t)
    return found if t.path == NOWHERE else [*found, t.path]


def _combat_step(t: War, name: str, frame: Frame) -> bool:
    """The starting player decides which combat comes next (W-10.1)."""
    found = _open_fights(t)
    if not found:
        push(t, "victory-check", NOBODY)
        return False
    if len(found) > 1:
        return True
    _combat_answer(t, name, frame, found[0])
    return False


def _combat_question(t: War, _: str, frame: Frame) -> Ask:
    return Ask(
        t.seats[starting_deck(t)],
        [options.locate(location, "fight") for location in _open_fights(t)],
        _ORDER,
    )


def _combat_answer(t: War, name: str, frame: Frame, location: int) -> None:
    push(t, name, NOBODY)
    if location >= FIRST_PATH and scenario_of(t).last_path == t.number:
        t.fought_last = True
    push(t, "fight", NOBODY, count=location)


does("combat-step", _combat_step, _combat_question, _combat_answer)


# --- One combat


def _fight(t: War, _: str, frame: Frame) -> bool:
    """Count the icons; if the defenders can support one leader or another, they say whom."""
    location = frame[4]
    place = place_for(location)
    defenders = fighters(t, place, 1 - attacking_side(location))
    if place != PATH and defenders and len(assignments(t, defenders, False)) > 1:
        return True
    _begin(t, location, None)
    return False


def _fight_question(t: War, _: str, frame: Frame) -> Ask:
    location = frame[4]
    defenders = fighters(t, place_for(location), 1 - attacking_side(location))
    ways = assignments(t, defenders, False)
    return Ask(
        t.seats[_decider(t, defenders)],
        [options.support(frozenset(way.values())) for way in _by_leaders(ways).values()],
        Message("prompt-support", {"location": LOCATION_NAMES[location]}, ("W-12.2",)),
    )


def _by_leaders(ways: list[Support]) -> dict[frozenset[int], Support]:
    return {frozenset(way.values()): way for way in ways}


def _fight_answer(t: War, _: str, frame: Frame, leaders: frozenset[int]) -> None:
    location = frame[4]
    defenders = fighters(t, place_for(location), 1 - attacking_side(location))
    _begin(t, location, _by_leaders(assignments(t, defenders, False))[leaders])


does("fight", _fight, _fight_question, _fight_answer)


def _decider(t: War, cards: list[int]) -> int:
    """The first in turn order, from the starting player on, who has a card at stake."""
    owners = {t.owner[card] for card in cards}
    return next(deck for deck in decks_from(t, t.starter) if deck in owners)


def _begin(t: War, location: int, support: Support | None) -> None:
    counted = tally(t, location, support)
    able = [worth for worth in counted.defenders if worth.icons > 0]
    t.fight = Fight(
        location=location,
        attack=counted.attack,
        guard=counted.guard,
        defence=sum(worth.icons for worth in counted.defenders),
        cards=[worth.card for worth in able],
        icons=[worth.icons for worth in able],
        lost=[],
        decider=_decider(t, [worth.card for worth in able]) if able else NOBODY,
        chosen=False,
        contested=False,
    )
    t.tell(
        "fight",
        {
            "location": LOCATION_NAMES[location],
            "attack": counted.attack,
            "guard": counted.guard,
            "defence": t.fight.defence,
            "attackers": _counted(counted.attackers),
            "defenders": _counted(counted.defenders),
        },
        moment=combat_begins(t, location, counted),
    )
    push(t, "losses", NOBODY)


def _counted(worths: list[Worth]) -> list[Message]:
    """Who fights, with how many icons."""
    return [
        Message("counted", {"card": NAMES[worth.card], "icons": worth.icons}) for worth in worths
    ]


# --- Losses, one card at a time


def uncancelled(fight: Fight) -> int:
    """Attack icons that neither the location nor the losses so far have cancelled."""
    lost = sum(
        icons for card, icons in zip(fight.cards, fight.icons, strict=True) if card in fight.lost
    )
    return fight.attack - fight.guard - lost


def _losses(t: War, name: str, frame: Frame) -> bool:
    """Defenders fall until all attack is cancelled, or none is left (W-10.6, W-11.5)."""
    fight = t.fight
    assert fight is not None
    need = uncancelled(fight)
    left = [
        (card, icons)
        for card, icons in zip(fight.cards, fight.icons, strict=True)
        if card not in fight.lost
    ]
    if need <= 0 or not left:
        push(t, "consent", NOBODY)
        return False
    if sum(icons for _, icons in left) <= need:
        fight.lost += [card for card, _ in left]
        push(t, name, NOBODY)
        return False
    if len({(FIRST[card], icons) for card, icons in left}) == 1:
        fight.lost.append(left[0][0])
        push(t, name, NOBODY)
        return False
    return True


def _losses_question(t: War, _: str, frame: Frame) -> Ask:
    fight = t.fight
    assert fight is not None
    kinds = sorted({FIRST[card] for card in fight.cards if card not in fight.lost})
    return Ask(
        t.seats[fight.decider],
        [options.eliminate(card) for card in kinds],
        Message(
            "prompt-losses",
            {"location": LOCATION_NAMES[fight.location], "number": uncancelled(fight)},
            ("W-11.5",) if fight.location < FIRST_PATH else ("W-10.6",),
        ),
    )


def _losses_answer(t: War, name: str, frame: Frame, chosen: int) -> None:
    fight = t.fight
    assert fight is not None
    fight.lost.append(
        next(card for card in fight.cards if FIRST[card] == chosen and card not in fight.lost)
    )
    fight.chosen = True
    t.tell("loss-named", {"card": NAMES[chosen]})
    push(t, name, NOBODY)


does("losses", _losses, _losses_question, _losses_answer)


# --- If the defenders can't agree, the attackers decide (W-10.11, W-11.9)


def _others(t: War, fight: Fight) -> list[int]:
    """The decks with cards at stake whose players have not chosen."""
    return [
        deck
        for deck in decks_from(t, t.starter)
        if t.seats[deck] != t.seats[fight.decider]
        and any(t.owner[card] == deck for card in fight.cards)
    ]


def _consent(t: War, _: str, frame: Frame) -> bool:
    fight = t.fight
    assert fight is not None
    if fight.chosen and not fight.contested and _others(t, fight):
        return True
    _conclude(t)
    return False


def _consent_question(t: War, _: str, frame: Frame) -> Ask:
    fight = t.fight
    assert fight is not None
    return Ask(
        t.seats[_others(t, fight)[0]],
        [AGREE, OBJECT],
        Message(
            "prompt-consent",
            {"cards": [Message("named", {"card": NAMES[card]}) for card in fight.lost]},
            ("W-11.9",) if fight.location < FIRST_PATH else ("W-10.11",),
        ),
    )


def _consent_answer(t: War, _: str, frame: Frame, agreed: bool) -> None:
    fight = t.fight
    assert fight is not None
    if agreed:
        t.tell("agreed", {"player": player_name(t, _others(t, fight)[0])})
        _conclude(t)
        return
    t.tell("objected", {"player": player_name(t, _others(t, fight)[0])})
    side = attacking_side(fight.location)
    fight.lost = []
    fight.contested = True
    fight.decider = next(deck for deck in decks_from(t, t.starter) if deck_of(t, deck).side == side)
    push(t, "losses", NOBODY)


does("consent", _consent, _consent_question, _consent_answer)


# --- The end of a combat


def _conclude(t: War) -> None:
    """Losses fall, other defenders are cycled, attackers fall; then the location is scored."""
    fight = t.fight
    assert fight is not None
    location = fight.location
    place, attacker = place_for(location), attacking_side(location)
    cause = ELIMINATED | COMBAT | (PATH_COMBAT if place == PATH else 0)
    defending = fighters(t, place, 1 - attacker)
    if t.house.helpless_fall and uncancelled(fight) > 0:
        fight.lost += [card for card in defending if card not in fight.cards]
    push(t, "score", NOBODY)
    for card in reversed(fighters(t, place, attacker)):
        perish(t, card, cause)
    push(t, "withdraw", NOBODY, place=place)
    for card in reversed(fight.lost):
        perish(t, card, cause)
    if place != PATH:
        for card in defending + fighters(t, place, attacker):
            for tending in TENDS[card]:
                if SIDE[card] == tending.side:
                    push(t, "tend", t.owner[card], card, place)


def _withdraw(t: War, _: str, frame: Frame) -> None:
    """Defenders that were not needed are cycled, all together (W-10.7, W-11.6)."""
    fight = t.fight
    assert fight is not None
    for card in fighters(t, frame[3], 1 - attacking_side(fight.location)):
        t.tell("withdraws", {"card": NAMES[card]}, moment=fighter_leaves(t, card, "cycled"))
        cycle_from_play(t, card)


does("withdraw", _withdraw)


def _saved(t: War, card: int, place: int) -> list[int]:
    """Whom a healer can save with herself: characters about to fall in the same combat."""
    fight = t.fight
    assert fight is not None
    (tending,) = TENDS[card]
    attacks = attacking_side(fight.location) == tending.side
    return [
        other
        for other in fighters(t, place, tending.side)
        if other != card
        and TYPE[other] == CHARACTER
        and FACTION[other] != tending.except_for
        and (attacks or other in fight.lost)
    ]


def _tend(t: War, _: str, frame: Frame) -> bool:
    return bool(_saved(t, frame[2], frame[3]))


def _tend_question(t: War, _: str, frame: Frame) -> Ask:
    found = [options.save(card) for card in _saved(t, frame[2], frame[3])]
    return Ask(
        t.seats[frame[1]],
        [*found, NOTHING],
        Message("prompt-tend", {"card": NAMES[frame[2]]}),
    )


def _tend_answer(t: War, _: str, frame: Frame, chosen: int) -> None:
    if chosen == NOBODY:
        t.tell("declines", {"player": player_name(t, frame[1])})
        return
    for card in (frame[2], chosen):
        for item in items_of(t, card):
            t.tell("eliminated", {"card": NAMES[item]})
            leave(t, item)
            eliminate_seen(t, item)
        t.tell("cycled-instead", {"card": NAMES[card]}, moment=fighter_leaves(t, card, "cycled"))
        cycle_from_play(t, card)


does("tend", _tend, _tend_question, _tend_answer)


def winner(t: War, location: int, attack: int, defence: int, left: int) -> int:
    """The side that gets a location, or nobody, when so much attack is `left` (W-10.12, W-11.10).

    In a duel a path goes by the totals (W-17.7).
    """
    if left > 0:
        return attacking_side(location)
    if attack == 0 and t.house.unfought_for_nobody:
        return NOBODY
    if location >= FIRST_PATH and scenario_of(t).duel and defence <= attack:
        return NOBODY
    return 1 - attacking_side(location)


def _score(t: War, _: str, frame: Frame) -> None:
    fight = t.fight
    assert fight is not None
    location = fight.location
    t.fight = None
    t.attack[location] = t.defence[location] = 0
    defence = fight.guard + fight.defence
    if t.house.only_losses_count:
        defence = fight.attack - uncancelled(fight)
    left = max(0, uncancelled(fight))
    side = winner(t, location, fight.attack, defence, left)
    if location >= FIRST_PATH:
        _score_path(t, location, side, left)
        t.path = NOWHERE
        if t.house.end_at_once and t.number == scenario_of(t).last_path:
            t.agenda.clear()
            t.fought_last = True
            push(t, "victory-check", NOBODY)
        return
    t.shorn &= ~(1 << location)
    ends = combat_ends(t, location, side, left)
    if side == NOBODY:
        t.stands[location] = WAITING
        t.tell("won-by-nobody", {"location": LOCATION_NAMES[location]}, moment=ends)
        return
    t.stands[location] = AREAS[side]
    t.tell(
        "ground-won",
        {
            "side": SIDES[side],
            "location": LOCATION_NAMES[location],
            "points": POINTS[location],
        },
        weight=TURNING,
        moment=ends,
    )


def _score_path(t: War, location: int, side: int, left: int) -> None:
    name = LOCATION_NAMES[location]
    ends = combat_ends(t, location, side, left)
    if side == NOBODY:
        t.stands[location] = SPENT
        t.tell("path-tied", {"location": name}, moment=ends)
        return
    t.stands[location] = AREAS[side]
    if side == FREE:
        points = POINTS[location]
        t.tell("path-won", {"location": name, "points": points}, weight=NOTABLE, moment=ends)
    else:
        t.tell("path-lost", {"location": name}, weight=TURNING, moment=ends)
        corrupt(t, left)


does("score", _score)
