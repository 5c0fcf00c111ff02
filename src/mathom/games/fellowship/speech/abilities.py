"""A card's whole text: its abilities, each a sentence or two."""

from dataclasses import replace
from typing import Any

from mathom.core.message import Arg, Message
from mathom.games.fellowship.abilities import (
    Action,
    Copies,
    Costs,
    Response,
    SecondOfClass,
    ToPlay,
    When,
)
from mathom.games.fellowship.card import Card
from mathom.games.fellowship.conditions import Spot
from mathom.games.fellowship.filters import SELF, Keyword, Type
from mathom.games.fellowship.language import Condition, Standing
from mathom.games.fellowship.speech.blocks import (
    deeds,
    if_so,
    may,
    means,
    spot_clause,
)
from mathom.games.fellowship.speech.conditions import flat
from mathom.games.fellowship.speech.nouns import a, and_, or_
from mathom.games.fellowship.speech.speaker import Speaker, always, says
from mathom.games.fellowship.speech.standing import keyword, while_so
from mathom.games.fellowship.speech.triggers import only_once
from mathom.games.fellowship.terms import PHASES, THIS_PHASE, TURN
from mathom.games.fellowship.triggers import Becomes


def text_of(card: Card) -> list[Message]:
    """What is written on a card, sentence by sentence, in printed order."""
    return spoken(Speaker(card))


def spoken(s: Speaker) -> list[Message]:
    """The same by somebody who remembers the clauses afterwards."""
    found = [*_place(s, s.card)]
    for each in _together(s.card.said):
        s.begin()
        found.append(_sentence(_said(s, each)))
    return found


def _together(said: tuple[Any, ...]) -> list[Any]:
    """Words that hold as long as the same is so are one sentence."""
    found: list[Any] = []
    for each in said:
        while_ = each.while_ if isinstance(each, Standing) else None
        before = found[-1] if found else None
        if while_ is None:
            found.append(each)
        elif isinstance(before, list) and before[0].while_ is while_:
            before.append(each)
        else:
            found.append([each])
    return found


def _said(s: Speaker, each: Any) -> Message:
    if isinstance(each, Keyword):
        return keyword(each.keyword, each.value)
    if isinstance(each, list):
        return while_so(s, *each)
    if isinstance(each, Standing):
        return while_so(s, each)
    said: Message = s.say(each)
    return said


def _sentence(clause: Message) -> Message:
    return Message("say-sentence", {"text": [clause]})


def _place(s: Speaker, card: Card) -> list[Message]:
    """Where it goes when it is played."""
    if card.type not in ("possession", "artifact", "condition"):
        return []
    if card.on is None:
        said = Message("say-to-support")
    elif isinstance(card.on, Type) and card.on.types == ("site",):
        said = Message("say-on-site")
    else:
        said = Message("say-bearer-is", {"who": [a(s, card.on)]})
    if card.limit:
        id = "say-limit-per-bearer" if card.on is None else "say-limit"
        said = Message(id, {"text": [said], "number": card.limit})
    return [_sentence(said)]


def _once(said: Message, once: int, per_player: bool) -> Message:
    if not once:
        return said
    if once == TURN:
        id = "say-once-a-turn"
    elif once == THIS_PHASE:
        id = "say-once-a-phase"
    else:
        id = "say-once-a-skirmish-each" if per_player else "say-once-a-skirmish"
    return Message(id, {"text": [said]})


@says(Action)
def _action(s: Speaker, each: Action) -> Message:
    labels = [Message("say-label", {"phase": f"phase-{PHASES[phase]}"}) for phase in each.phases]
    said = Message("say-action", {"label": [or_(labels)], "text": [means(s, each.block)]})
    return _once(said, each.once, each.per_player)


@says(Response)
def _response(s: Speaker, each: Response) -> Message:
    trigger = s.say(each.trigger)
    said = Message("say-response", {"trigger": [trigger], "text": [means(s, each.block)]})
    return _once(said, each.once, each.per_player)


@says(When)
def _when(s: Speaker, each: When) -> Message:
    """What `while_` asks of it stands first, because it comes before the happening."""
    block = each.block
    trigger = s.say(each.trigger)
    if each.optional:
        said = may(s, replace(block, needs=()))
        if block.needs:
            said = if_so(s, list(block.needs), said)
    else:
        said = means(s, block, plain=True)
    id = "say-when" if only_once(each.trigger) else "say-whenever"
    if isinstance(each.trigger, Becomes):
        id = "say-as-soon-as"
    return _once(Message(id, {"trigger": [trigger], "text": [said]}), each.once, each.per_player)


@says(ToPlay)
def _to_play(s: Speaker, each: ToPlay) -> Message:
    needs: list[Condition] = flat(each.block.needs)
    parts = [spot_clause(s, [need for need in needs if isinstance(need, Spot)])] if needs else []
    if each.block.price:
        parts.append(deeds(s, each.block.price))
    return Message("say-to-play", {"deeds": [and_(parts)]})


@says(Costs)
def _costs(s: Speaker, each: Costs) -> Message:
    more = "less" if each.more < 0 else "more"
    args: dict[str, Arg] = {"number": abs(each.more), "more": more}
    if each.on is not None:
        return Message("say-own-cost-on", {**args, "on": [a(s, each.on)]})
    assert each.if_ is not None
    return Message("say-own-cost-if", {**args, "condition": [s.say(each.if_)]})


@says(Copies)
def _copies(s: Speaker, each: Copies) -> Message:
    return Message("say-copies", {"who": [a(s, SELF)], "site": [a(s, each.site)]})


always(SecondOfClass, "say-second-of-class")
