"""Looking at cards from the draw deck: to play some of them, or to sort them (W-6.7)."""

from typing import Any

from mathom.core.ask import Ask, Option
from mathom.games.warcards import options
from mathom.games.warcards.agenda import does, push, task
from mathom.games.warcards.catalogue import FIRST, LOCATION, fitting
from mathom.games.warcards.effects import DrawAndPlay, SortTop
from mathom.games.warcards.fate import eliminate_from_hand
from mathom.games.warcards.giving import distinct
from mathom.games.warcards.options import DONE, Cycled, Played
from mathom.games.warcards.places import active_grounds
from mathom.games.warcards.playing import plays, put_into_play
from mathom.games.warcards.prompts import prompt, prompt_by
from mathom.games.warcards.state import Frame, War, player_name
from mathom.games.warcards.terms import GROUND, RESERVE
from mathom.games.warcards.zones import cycle_unseen, look, tell_private, to_hand_unseen

# `count` tells how far an effect is: 0 before the draw, then 1 for every card dealt with.


def drawn(t: War) -> list[int]:
    """The cards of the effect that goes on now.

    If a card played from among others acts at once, these still wait to be cycled: they lie before
    what it draws itself, and are none of its business.
    """
    if not t.house.text_first:
        return list(t.aside)
    rest = task("cycle-rest")
    return t.aside[sum(frame[2] for frame in t.agenda if frame[0] == rest) :]


def _aside(t: War, kind: int) -> int:
    return next(card for card in drawn(t) if FIRST[card] == kind)


# --- Draw, eliminate some, play some, cycle the rest


def _sift(t: War, effect: DrawAndPlay, frame: Frame) -> bool:
    if frame[4] == 0:
        look(t, frame[1], effect.cards)
        t.pending = []
        t.agenda.append((*frame[:4], 1))
        return False
    done = frame[4] - 1
    if done < effect.eliminate:
        if not drawn(t):
            t.agenda.append((*frame[:4], 1 + effect.eliminate))
            return False
        return True
    if drawn(t) and done < effect.eliminate + effect.most:
        # Asked even if nothing can be played, so that people see what they have drawn.
        return True
    _finish(t, frame)
    return False


def _to_play(t: War, effect: DrawAndPlay, deck: int) -> list[Option[Any]]:
    wanted = fitting(effect.which)
    grounds = active_grounds(t)
    found: list[Option[Any]] = []
    for kind in distinct(drawn(t)):
        card = _aside(t, kind)
        if card in wanted:
            found += plays(t, deck, card, grounds, "aside")
    if effect.at is not None:
        place = RESERVE if effect.at == "reserve" else GROUND + LOCATION[effect.at]
        found = [option for option in found if option.value.place == place]
    return found


def _sift_question(t: War, effect: DrawAndPlay, frame: Frame) -> Ask:
    deck = frame[1]
    if frame[4] - 1 < effect.eliminate:
        away = [options.eliminate_unseen(card, "aside") for card in distinct(drawn(t))]
        asked = prompt(t, "prompt-sift-eliminate", deck, "W-6.7")
        return Ask(t.seats[deck], away, asked, veiled=True)
    found = [*_to_play(t, effect, deck), DONE]
    return Ask(t.seats[deck], found, prompt_by(t, "prompt-sift-play", frame, "W-6.7"))


def _sift_answer(t: War, effect: DrawAndPlay, frame: Frame, chosen: Any) -> None:
    deck = frame[1]
    t.agenda.append((*frame[:4], frame[4] + 1))
    if frame[4] - 1 < effect.eliminate:
        eliminate_from_hand(t, deck, _aside(t, chosen), "eliminates-drawn")
    elif isinstance(chosen, Played):
        card = _aside(t, chosen.card)
        put_into_play(t, deck, card, chosen)
        t.pending.append(card)
    else:
        t.agenda.pop()
        _finish(t, frame)


def _finish(t: War, frame: Frame) -> None:
    """Cycle the rest, which pays for what was played; then its texts (W-6.7)."""
    deck = frame[1]
    rest, played = drawn(t), t.pending
    t.pending = []
    if not t.house.text_first:
        _let_act(t, deck, played)
    for card in played[len(rest) :]:
        push(t, "pay", deck, card)
    push(t, "cycle-rest", deck, len(rest))
    if t.house.text_first:
        _let_act(t, deck, played)


def _let_act(t: War, deck: int, played: list[int]) -> None:
    for card in reversed(played):
        push(t, "text", deck, card)


def _cycle_rest(t: War, _: str, frame: Frame) -> None:
    """`card` tells how many cards there are to cycle."""
    rest = drawn(t)
    for card in rest:
        cycle_unseen(t, card)
    if rest and t.story is not None:
        t.tell("cycles-rest", {"player": player_name(t, frame[1]), "number": len(rest)})


does(DrawAndPlay, _sift, _sift_question, _sift_answer)
does("cycle-rest", _cycle_rest)


# --- Eliminate one, cycle one, take the last


def _sort(t: War, effect: SortTop, frame: Frame) -> bool:
    deck, done = frame[1], frame[4]
    if done == 0:
        look(t, deck, effect.cards)
        t.agenda.append((*frame[:4], 1))
        return False
    if not t.aside:
        return False
    if done < 3:
        if len(t.aside) > 1:
            return True
        _put(t, frame, t.aside[0])
        return False
    card = t.aside[0]
    to_hand_unseen(t, card)
    tell_private(t, "keeps", deck, card)
    return False


def _sort_question(t: War, _: SortTop, frame: Frame) -> Ask:
    first = frame[4] == 1
    make = options.eliminate_unseen if first else options.cycle
    found: list[Option[Any]] = [make(card, "aside") for card in distinct(t.aside)]
    asked = prompt_by(t, "prompt-sort-eliminate" if first else "prompt-sort-cycle", frame)
    return Ask(t.seats[frame[1]], found, asked, veiled=True)


def _sort_answer(t: War, _: SortTop, frame: Frame, chosen: Any) -> None:
    _put(t, frame, _aside(t, chosen.card if isinstance(chosen, Cycled) else chosen))


def _put(t: War, frame: Frame, card: int) -> None:
    t.agenda.append((*frame[:4], frame[4] + 1))
    if frame[4] == 1:
        eliminate_from_hand(t, frame[1], card, "eliminates-drawn")
    else:
        cycle_unseen(t, card)
        tell_private(t, "cycles-drawn", frame[1], card)


does(SortTop, _sort, _sort_question, _sort_answer)
