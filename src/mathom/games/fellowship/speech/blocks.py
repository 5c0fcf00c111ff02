"""Sequences of words: what is needed, what is paid, what is done for it."""

from collections.abc import Sequence
from typing import Final

from mathom.core.message import Arg, Message
from mathom.games.fellowship.conditions import Spot
from mathom.games.fellowship.effects.standing import Gains, OneWound, Strength
from mathom.games.fellowship.filters import Filter, It
from mathom.games.fellowship.language import Block, Condition, Standing, Word
from mathom.games.fellowship.speech.conditions import all_so, flat, spotted
from mathom.games.fellowship.speech.nouns import and_, split, who
from mathom.games.fellowship.speech.speaker import Speaker
from mathom.games.fellowship.speech.standing import gift
from mathom.games.fellowship.terms import END_OF_IT, REGROUP, THIS_PHASE, TURN

UNTIL: Final = {
    REGROUP: "say-until-regroup",
    TURN: "say-until-turn-ends",
    END_OF_IT: "say-until-it-ends",
}


def means(s: Speaker, block: Block, optional: bool = False, plain: bool = False) -> Message:
    """The price, a colon, the deed, and before them what must be so. `optional` comes after "you
    may", `plain` after a "when": then nothing is set apart by a colon.
    """
    needs = flat(block.needs)
    spots = [need for need in needs if isinstance(need, Spot) and _can_be_spotted(need)]
    if plain:
        spots = []
    conditions = [s.say(need) for need in needs if need not in spots]
    if conditions and s.last != "self":
        s.last = ""
    price = [spot_clause(s, spots)] if spots else []
    if block.price:
        s.paying = True
        price.append(deeds(s, block.price))
        s.paying = False
    said = deeds(s, block.effects) if block.effects else Message("say-nothing")
    if price:
        id = "say-price-to" if optional else "say-price"
        said = Message(id, {"price": [and_(price)], "deeds": [said]})
    if conditions:
        id = "say-given" if said.id == "say-otherwise" else "say-if"
        said = Message(id, {"condition": [all_so(conditions)], "text": [said]})
    s.clauses[block.number] = said
    return said


def may(s: Speaker, block: Block) -> Message:
    """What is within need not say again that it is optional."""
    outer, s.optional = s.optional, True
    said = Message("say-may", {"deeds": [means(s, block, optional=True)]})
    s.optional = outer
    return said


def if_so(s: Speaker, needs: list[Condition], said: Message) -> Message:
    conditions = [s.say(need) for need in flat(tuple(needs))]
    return Message("say-if", {"condition": [and_(conditions)], "text": [said]})


def _can_be_spotted(need: Spot) -> bool:
    """What is asked of a pronoun is no spotting: "if the bearer is an archer"."""
    return split(need.which)[1] is None


def spot_clause(s: Speaker, needs: Sequence[Spot]) -> Message:
    """All that is to be spotted."""
    return Message("say-spot", {"which": [and_([spotted(s, need) for need in needs])]})


def deeds(s: Speaker, words: Sequence[Word]) -> Message:
    """One thing and the next; what lasts equally long is told together."""
    parts: list[Message] = []
    at = 0
    while at < len(words):
        until = _until(words[at])
        end = at + 1
        while end < len(words) and until is not None and _until(words[end]) == until:
            end += 1
        said = _clauses(s, words[at:end])
        lasts = UNTIL.get(until or THIS_PHASE)
        if lasts is None:
            parts += said
        else:
            parts.append(Message(lasts, {"deeds": [and_(said)]}))
        at = end
    return _one_after_the_other(parts)


APART: Final = (
    "say-pick",
    "say-may",
    "say-let",
    "say-if",
    "say-otherwise",
    "say-later",
    "say-as-often",
    "say-either",
    "say-sift-one",
    "say-sift-all",
    "say-sift-discard",
    "say-sift-shuffle",
    "say-one-wound",
    "say-ignore-bonus",
    "say-does-not-shoot",
    "say-end-phase",
    "say-until-it-ends",
)
"""Clauses that are too much of a sentence to be joined by "and"."""


def _one_after_the_other(parts: list[Message]) -> Message:
    if not any(part.id in APART for part in parts):
        return and_(parts)
    said = parts[-1]
    for part in reversed(parts[:-1]):
        said = Message("say-then", {"first": [part], "last": [said]})
    return said


def _until(word: Word) -> int | None:
    return word.until if isinstance(word, Standing) else None


def _clauses(s: Speaker, words: Sequence[Word]) -> list[Message]:
    """Who is given several things is named once. Where something is said of them that is no gift,
    all of it is.
    """
    if len(words) > 1 and any(isinstance(word, OneWound) for word in words):
        return [s.holding(word) for word in words]
    found: list[Message] = []
    at = 0
    while at < len(words):
        gifts = [word for word in words[at:] if isinstance(word, (Strength, Gains))]
        several = 1
        while several < len(gifts) and words[at + several] is gifts[several]:
            if not _same(gifts[several].who, gifts[0].who):
                break
            several += 1
        if several > 1 and words[at] is gifts[0] and all(map(_plain, gifts[:several])):
            args: dict[str, Arg] = {"who": [who(s, gifts[0].who)]}
            args["gifts"] = [and_([gift(each) for each in gifts[:several]])]
            found.append(Message("say-give", args))
            at += several
        else:
            found.append(s.say(words[at]))
            at += 1
    return found


def _same(later: object, first: object) -> bool:
    return isinstance(later, Filter) and (isinstance(later, It) or later is first)


def _plain(word: Strength | Gains) -> bool:
    return isinstance(word, Gains) or (isinstance(word.n, int) and not word.most)
