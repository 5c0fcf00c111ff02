"""Carrying out what cards say, one kind of effect after the other.

A frame names the deck that acts, the card whose text it is, and where that card is or which
location speaks.
"""

from typing import Any, Final

from mathom.core.ask import Ask, Option
from mathom.core.message import Arg, Message
from mathom.games.warcards import options
from mathom.games.warcards.activation import activate_ground, activate_path
from mathom.games.warcards.agenda import does, push, push_all, task
from mathom.games.warcards.catalogue import (
    FACTION,
    FIRST,
    LOCATION_NAMES,
    NAMES,
    NUMBER,
    TYPE,
    fitting,
)
from mathom.games.warcards.effects import (
    Activate,
    ActivateAndMove,
    AddCorruption,
    Cleanse,
    Corrupt,
    Cost,
    CycleCards,
    CycleOne,
    CycleSelf,
    CycleWielder,
    Draw,
    Each,
    Either,
    Eliminate,
    EliminateSelf,
    Forsake,
    ForsakeOne,
    If,
    May,
    MoveWielder,
    NextPath,
    OtherPath,
    Permit,
    PlayerOf,
    Recycle,
    RemoveCard,
    SacrificeReserve,
    Strengthen,
    Take,
)
from mathom.games.warcards.fate import perish, remove
from mathom.games.warcards.giving import distinct, reserve_of
from mathom.games.warcards.moments import corrupted
from mathom.games.warcards.options import NO, NOTHING, YES
from mathom.games.warcards.places import active_grounds, grounds_for, may_join_path
from mathom.games.warcards.playing import move
from mathom.games.warcards.possible import (
    grounds_to_activate,
    grounds_to_strengthen,
    next_paths,
    other_paths,
    payable,
    possible,
    to_eliminate,
)
from mathom.games.warcards.prompts import offer, prompt_by
from mathom.games.warcards.state import (
    Frame,
    War,
    deck_of,
    decks_from,
    player_name,
    player_of,
    scenario_of,
)
from mathom.games.warcards.tally import stands
from mathom.games.warcards.terms import (
    CYCLED,
    DECK,
    FACTIONS,
    GONE,
    GROUND,
    ITEM,
    NOBODY,
    PATH,
    RESERVE,
)
from mathom.games.warcards.zones import (
    cycle_from_play,
    draw,
    known_gone,
    recycle,
    rule_out,
    to_hand_seen,
)

# --- Who does it


def _each(t: War, effect: Each, frame: Frame) -> None:
    """All players of a side in turn order; the only one of a duel twice (W-17.9, W-17.10)."""
    scenario = scenario_of(t)
    decks = [deck for deck in decks_from(t, t.turn) if deck_of(t, deck).side == effect.side]
    if scenario.duel and (len(decks) == 1 or t.house.all_twice):
        decks = [deck for deck in decks for _ in range(2)]
    for deck in reversed(decks):
        push_all(t, effect.effects, deck, frame[2], frame[3])


def _player_of(t: War, effect: PlayerOf, frame: Frame) -> None:
    deck = player_of(t, effect.faction)
    if deck is not None:
        push_all(t, effect.effects, deck, frame[2], frame[3])


does(Each, _each)
does(PlayerOf, _player_of)


# --- Choices and conditions


def _may(t: War, effect: May, frame: Frame) -> bool:
    """Offered only if the cost can be paid and there is something to gain (W-9.18)."""
    deck, card = frame[1], frame[2]
    return (effect.cost is None or payable(t, effect.cost, deck, card)) and all(
        possible(t, each, deck, card) for each in effect.effects
    )


def _may_question(t: War, effect: May, frame: Frame) -> Ask:
    return Ask(t.seats[frame[1]], [YES, NO], offer(t, effect, frame))


def _may_answer(t: War, effect: May, frame: Frame, accepted: bool) -> None:
    if not accepted:
        t.tell("declines", {"player": player_name(t, frame[1])})
        return
    push_all(t, effect.effects, *frame[1:4])
    if effect.cost is not None:
        pay(t, effect.cost, frame)


does(May, _may, _may_question, _may_answer)


def pay(t: War, cost: Cost, frame: Frame) -> None:
    """Pay at once, or let the choice of what to pay come next."""
    deck, card = frame[1], frame[2]
    if isinstance(cost, ForsakeOne):
        push(t, Forsake(1), deck)
    elif isinstance(cost, CycleOne):
        push(t, CycleCards(1), deck)
    elif isinstance(cost, AddCorruption):
        corrupt(t, 1)
    elif isinstance(cost, EliminateSelf):
        perish(t, card)
    elif isinstance(cost, CycleSelf):
        t.tell("cycled", {"card": NAMES[card]})
        cycle_from_play(t, card)
    else:
        assert isinstance(cost, CycleWielder)
        wielder = t.on[card]
        t.tell("cycled", {"card": NAMES[wielder]})
        cycle_from_play(t, wielder)


_EITHER: Final = {Take: options.TAKE_ONE, Eliminate: options.ELIMINATE_ONE}


def _either(t: War, effect: Either, frame: Frame) -> bool:
    ways = [each for each in (effect.first, effect.second) if possible(t, each, *frame[1:3])]
    if len(ways) > 1:
        return True
    push_all(t, tuple(ways), *frame[1:4])
    return False


def _either_question(t: War, effect: Either, frame: Frame) -> Ask:
    found: list[Option[Any]] = [_EITHER[type(effect.first)], _EITHER[type(effect.second)]]
    return Ask(t.seats[frame[1]], found, prompt_by(t, "prompt-either", frame))


def _either_answer(t: War, effect: Either, frame: Frame, second: int) -> None:
    push(t, effect.second if second else effect.first, *frame[1:4])


does(Either, _either, _either_question, _either_answer)


def _if(t: War, effect: If, frame: Frame) -> None:
    if stands(t, effect.condition):
        push_all(t, effect.effects, *frame[1:4])


does(If, _if)


# --- Drawing, taking, removing


def _draw(t: War, effect: Draw, frame: Frame) -> None:
    more = effect.one_more is not None and stands(t, effect.one_more)
    draw(t, frame[1], effect.cards + more)


def _recycle(t: War, _: Recycle, frame: Frame) -> None:
    if t.piles[frame[1]]:
        recycle(t, frame[1])


def _remove(t: War, effect: RemoveCard, frame: Frame) -> None:
    card = NUMBER[effect.name]
    if t.owner[card] == NOBODY:
        return
    if t.where[card] != GONE:
        remove(t, card)
    else:
        known_gone(t, card)


does(Draw, _draw)
does(Recycle, _recycle)
does(RemoveCard, _remove)


def _takeable(t: War, effect: Take, deck: int) -> list[int]:
    wanted = fitting(effect.which)
    found = []
    for source in effect.sources:
        pile = t.decks[deck] if source == DECK else t.piles[deck]
        found += [card for card in pile if card in wanted]
    return distinct(found)


def _take(t: War, effect: Take, frame: Frame) -> bool:
    """`count` tells how many have been taken.

    What may be declined is asked even if there is nothing to take, and who finds only one card is
    asked if it could have been another: not to ask would tell.
    """
    deck = frame[1]
    if frame[4] >= effect.most:
        return False
    if effect.optional:
        return True
    found = _takeable(t, effect, deck)
    if not found:
        t.tell("finds-nothing", {"player": player_name(t, deck)})
        for source in effect.sources:
            rule_out(t, deck, source, fitting(effect.which))
        _search_ends(t, effect, deck)
        return False
    if len(_perhaps_takeable(t, effect, deck)) > 1:
        return True
    _take_answer(t, effect, frame, found[0])
    return False


def _perhaps_takeable(t: War, effect: Take, deck: int) -> list[int]:
    """What could be found, as far as the others know."""
    may = 0
    for source in effect.sources:
        may |= t.may_draw[deck] if source == DECK else t.may_cycle[deck]
    return distinct([card for card in fitting(effect.which) if may >> card & 1])


def _take_question(t: War, effect: Take, frame: Frame) -> Ask:
    found = [options.take(card) for card in _takeable(t, effect, frame[1])]
    if effect.optional:
        found.append(NOTHING)
    return Ask(t.seats[frame[1]], found, prompt_by(t, "prompt-take", frame, "W-9.22", "W-9.23"))


def _take_answer(t: War, effect: Take, frame: Frame, chosen: int) -> None:
    deck = frame[1]
    if chosen == NOBODY:
        t.tell("takes-nothing", {"player": player_name(t, deck)})
        _search_ends(t, effect, deck)
        return
    sources = t.piles[deck] if CYCLED in effect.sources else []
    in_deck = t.decks[deck] if DECK in effect.sources else []
    card = next(card for card in (*in_deck, *sources) if FIRST[card] == chosen)
    source = "deck" if t.where[card] == DECK else "cycle-pile"
    to_hand_seen(t, card)
    t.tell("takes", {"player": player_name(t, deck), "card": NAMES[card], "source": source})
    _search_ends(t, effect, deck)
    if frame[4] + 1 < effect.most:
        t.agenda.append((*frame[:4], frame[4] + 1))


def _search_ends(t: War, effect: Take, deck: int) -> None:
    """A deck that was searched is shuffled (W-9.22)."""
    if DECK in effect.sources:
        t.fixed &= ~(1 << deck)


does(Take, _take, _take_question, _take_answer)


# --- Eliminating cards in play


def _eliminate(t: War, effect: Eliminate, frame: Frame) -> bool:
    found = to_eliminate(t, effect, frame[2])
    if not found:
        return False
    if effect.optional or len(distinct(found)) > 1:
        return True
    perish(t, found[0])
    return False


def _eliminate_question(t: War, effect: Eliminate, frame: Frame) -> Ask:
    found = [options.eliminate(card) for card in distinct(to_eliminate(t, effect, frame[2]))]
    if effect.optional:
        found.append(NOTHING)
    return Ask(t.seats[frame[1]], found, prompt_by(t, "prompt-eliminate", frame))


def _eliminate_answer(t: War, effect: Eliminate, frame: Frame, chosen: int) -> None:
    if chosen == NOBODY:
        t.tell("declines", {"player": player_name(t, frame[1])})
        return
    perish(t, next(card for card in to_eliminate(t, effect, frame[2]) if FIRST[card] == chosen))


does(Eliminate, _eliminate, _eliminate_question, _eliminate_answer)


def _offerings(t: War, effect: SacrificeReserve, deck: int) -> list[int]:
    wanted = fitting(effect.which)
    return [card for card in reserve_of(t, deck) if card in wanted]


def _sacrifice(t: War, effect: SacrificeReserve, frame: Frame) -> bool:
    """`count` tells how many have been given up."""
    if _offerings(t, effect, frame[1]):
        return True
    _sacrifice_answer(t, effect, frame, NOBODY)
    return False


def _sacrifice_question(t: War, effect: SacrificeReserve, frame: Frame) -> Ask:
    found = [options.eliminate(card) for card in distinct(_offerings(t, effect, frame[1]))]
    done: list[Option[Any]] = [*found, options.DONE]
    return Ask(t.seats[frame[1]], done, prompt_by(t, "prompt-sacrifice", frame))


def _sacrifice_answer(t: War, effect: SacrificeReserve, frame: Frame, chosen: int) -> None:
    if chosen != NOBODY:
        t.agenda.append((*frame[:4], frame[4] + 1))
        offered = [card for card in _offerings(t, effect, frame[1]) if FIRST[card] == chosen]
        # Of cards that look the same, give the one that could not move this round.
        perish(t, max(offered, key=lambda card: t.fresh >> card & 1))
        return
    t.tell("sacrifices", {"player": player_name(t, frame[1]), "number": frame[4]})
    other = player_of(t, effect.faction)
    if other is not None and frame[4]:
        push(t, "lose-on-grounds", other, effect.faction, count=frame[4])


does(SacrificeReserve, _sacrifice, _sacrifice_question, _sacrifice_answer)


def _on_grounds(t: War, faction: int) -> list[int]:
    return [card for card in t.board if FACTION[card] == faction and t.where[card] >= GROUND]


def _lose_on_grounds(t: War, _: str, frame: Frame) -> bool:
    """`card` is the faction here, `count` how many are still to be eliminated."""
    if frame[4] <= 0:
        return False
    found = _on_grounds(t, frame[2])
    if not found:
        return False
    if len(found) > frame[4] and len({(FIRST[card], t.where[card]) for card in found}) > 1:
        return True
    _lose_on_grounds_answer(t, _, frame, (FIRST[found[0]], t.where[found[0]]))
    return False


def _lose_on_grounds_question(t: War, _: str, frame: Frame) -> Ask:
    found = sorted({(FIRST[card], t.where[card]) for card in _on_grounds(t, frame[2])})
    return Ask(
        t.seats[frame[1]],
        [options.eliminate_at(card, place) for card, place in found],
        Message(
            "prompt-lose-on-grounds",
            {"number": frame[4], "faction": f"faction-{FACTIONS[frame[2]]}"},
        ),
    )


def _lose_on_grounds_answer(t: War, _: str, frame: Frame, chosen: tuple[int, int]) -> None:
    t.agenda.append((*frame[:4], frame[4] - 1))
    perish(
        t,
        next(card for card in _on_grounds(t, frame[2]) if (FIRST[card], t.where[card]) == chosen),
    )


does("lose-on-grounds", _lose_on_grounds, _lose_on_grounds_question, _lose_on_grounds_answer)


# --- Locations


def _change_path(t: War, effect: NextPath | OtherPath, frame: Frame) -> bool:
    if t.house.fight_first and t.path != NOBODY and frame[4] == 0:
        found = _paths(t, effect)
        if not found:
            return False
        t.agenda.append((*frame[:4], 1))
        push(t, "fight", frame[1], count=t.path)
        return False
    found = _paths(t, effect)
    if len(found) > 1:
        return True
    if found:
        activate_path(t, found[0], frame[1])
    return False


def _paths(t: War, effect: NextPath | OtherPath) -> list[int]:
    return next_paths(t) if isinstance(effect, NextPath) else other_paths(t)


def _path_question(t: War, effect: NextPath | OtherPath, frame: Frame) -> Ask:
    found = [options.locate(path, "activate") for path in _paths(t, effect)]
    return Ask(t.seats[frame[1]], found, prompt_by(t, "prompt-path", frame, "W-3.20"))


def _path_answer(t: War, _: NextPath | OtherPath, frame: Frame, path: int) -> None:
    activate_path(t, path, frame[1])


does(NextPath, _change_path, _path_question, _path_answer)
does(OtherPath, _change_path, _path_question, _path_answer)


def _grounds(t: War, effect: Activate | ActivateAndMove, frame: Frame) -> list[int]:
    by_card = frame[2] != NOBODY
    if isinstance(effect, Activate):
        return grounds_to_activate(t, effect.grounds, effect.new, effect.again, by_card)
    return grounds_to_activate(t, effect.grounds, True, True, by_card)


def _activate(t: War, effect: Activate | ActivateAndMove, frame: Frame) -> bool:
    found = _grounds(t, effect, frame)
    if len(found) > 1:
        return True
    if found:
        _activate_answer(t, effect, frame, found[0])
    return False


def _activate_question(t: War, effect: Activate | ActivateAndMove, frame: Frame) -> Ask:
    found = [options.locate(ground, "activate") for ground in _grounds(t, effect, frame)]
    return Ask(t.seats[frame[1]], found, prompt_by(t, "prompt-ground", frame, "W-3.7"))


def _activate_answer(t: War, effect: Activate | ActivateAndMove, frame: Frame, ground: int) -> None:
    deck, card = frame[1], frame[2]
    if isinstance(effect, ActivateAndMove):
        mover = t.on[card] if effect.mover is None else NUMBER[effect.mover]
        push(t, "move-there", deck, mover, GROUND + ground, int(effect.must))
    activate_ground(t, ground, deck)


does(Activate, _activate, _activate_question, _activate_answer)
does(ActivateAndMove, _activate, _activate_question, _activate_answer)


def _move_there(t: War, _: str, frame: Frame) -> bool:
    """Follow a text to the battleground that it has activated, even if played this round."""
    card, place, must = frame[2:5]
    if (
        t.where[card] != RESERVE
        or t.stands[place - GROUND] != 1
        or not grounds_for(t, card) >> (place - GROUND) & 1
    ):
        return False
    if not must:
        return True
    move(t, t.owner[card], card, place)
    return False


def _move_there_question(t: War, _: str, frame: Frame) -> Ask:
    return Ask(
        t.seats[frame[1]],
        [YES, NO],
        Message(
            "prompt-move-there",
            {"card": NAMES[frame[2]], "location": LOCATION_NAMES[frame[3] - GROUND]},
        ),
    )


def _move_there_answer(t: War, _: str, frame: Frame, accepted: bool) -> None:
    if accepted:
        move(t, t.owner[frame[2]], frame[2], frame[3])
    else:
        t.tell("declines", {"player": player_name(t, frame[1])})


does("move-there", _move_there, _move_there_question, _move_there_answer)


def _rides(t: War, effect: MoveWielder, wielder: int) -> list[int]:
    """Where a wielder in reserve may ride."""
    if t.where[wielder] != RESERVE:
        return []
    if effect.to == "path":
        return [PATH] if may_join_path(t, wielder) else []
    allowed = grounds_for(t, wielder)
    return [GROUND + ground for ground in active_grounds(t) if allowed >> ground & 1]


def _ride(t: War, effect: MoveWielder, frame: Frame) -> bool:
    return bool(_rides(t, effect, t.on[frame[2]]))


def _ride_question(t: War, effect: MoveWielder, frame: Frame) -> Ask:
    wielder = t.on[frame[2]]
    found: list[Option[Any]] = [
        options.move(wielder, place) for place in _rides(t, effect, wielder)
    ]
    return Ask(t.seats[frame[1]], [*found, NOTHING], prompt_by(t, "prompt-ride", frame))


def _ride_answer(t: War, _: MoveWielder, frame: Frame, chosen: Any) -> None:
    if chosen == NOBODY:
        t.tell("declines", {"player": player_name(t, frame[1])})
    else:
        move(t, t.owner[chosen.card], chosen.card, chosen.place)


does(MoveWielder, _ride, _ride_question, _ride_answer)


# --- Tokens and corruption


def corrupt(t: War, tokens: int) -> None:
    t.corruption += tokens
    said: dict[str, Arg] = {"number": tokens, "total": t.corruption}
    t.tell("corruption", said, moment=corrupted(t, tokens))


def _corrupt(t: War, effect: Corrupt, frame: Frame) -> None:
    corrupt(t, effect.tokens)


def _cleanse(t: War, effect: Cleanse, frame: Frame) -> None:
    """As many as there are; a cost already paid is not given back (W-14.6)."""
    wanted = fitting(effect.each)
    found = sum(
        1 for card in t.board if card in wanted and t.where[card] == frame[3] and TYPE[card] != ITEM
    )
    removed = min(found, t.corruption)
    t.corruption -= removed
    t.tell("cleansed", {"number": removed, "total": t.corruption})


does(Corrupt, _corrupt)
does(Cleanse, _cleanse)


def _tokens(t: War, effect: Strengthen) -> int:
    if effect.instead is not None:
        number, when = effect.instead
        if LOCATION_NAMES[t.path] == when.location:
            return number
    return effect.tokens


def strengthen(t: War, location: int, attack: bool, tokens: int) -> None:
    added = t.attack if attack else t.defence
    added[location] += tokens
    kind = "attack" if attack else "defence"
    t.tell("strengthened", {"location": LOCATION_NAMES[location], "icon": kind, "number": tokens})


def _targets(t: War, effect: Strengthen, deck: int) -> list[int]:
    found = [] if effect.to == "ground" or t.path == NOBODY else [t.path]
    return found if effect.to == "path" else found + grounds_to_strengthen(t, deck, effect.attack)


def _strengthen(t: War, effect: Strengthen, frame: Frame) -> bool:
    tokens = _tokens(t, effect)
    if effect.to == "self":
        t.tokens[frame[2]] += tokens
        t.tell("strengthened-card", {"card": NAMES[frame[2]], "number": tokens})
        return False
    if effect.to == "here":
        strengthen(t, frame[3], effect.attack, tokens)
        return False
    found = _targets(t, effect, frame[1])
    if len(found) > 1:
        return True
    if found:
        strengthen(t, found[0], effect.attack, tokens)
    return False


def _strengthen_question(t: War, effect: Strengthen, frame: Frame) -> Ask:
    found = [options.locate(each, "strengthen") for each in _targets(t, effect, frame[1])]
    return Ask(t.seats[frame[1]], found, prompt_by(t, "prompt-strengthen", frame, "W-10.15"))


def _strengthen_answer(t: War, effect: Strengthen, frame: Frame, location: int) -> None:
    strengthen(t, location, effect.attack, _tokens(t, effect))


does(Strengthen, _strengthen, _strengthen_question, _strengthen_answer)


def _permit(t: War, effect: Permit, frame: Frame) -> None:
    t.permits.append(task(effect))
    t.tell("permitted", {"card": NAMES[frame[2]]})


does(Permit, _permit)
