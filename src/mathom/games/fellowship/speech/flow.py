"""Words about who does something, whether, and how often."""

from mathom.core.message import Message
from mathom.games.fellowship.effects.flow import (
    AsOftenAsYouLike,
    If,
    Later,
    Let,
    May,
    OneOf,
    Repeat,
)
from mathom.games.fellowship.effects.interrupting import Cancel, EndPhase, Instead, SpareToken
from mathom.games.fellowship.filters import THAT
from mathom.games.fellowship.speech.amounts import with_amount
from mathom.games.fellowship.speech.blocks import deeds, may, means
from mathom.games.fellowship.speech.nouns import a
from mathom.games.fellowship.speech.players import player
from mathom.games.fellowship.speech.speaker import Speaker, always, says


@says(May)
def _may(s: Speaker, word: May) -> Message:
    return may(s, word.block)


@says(OneOf)
def _one_of(s: Speaker, word: OneOf) -> Message:
    """Ways with prices or needs of their own are set apart more clearly."""
    it, last = s.it, s.last
    ways = []
    for way in word.ways:
        s.it, s.last = it, last
        ways.append(means(s, way))
    apart = any(way.to or way.needs for way in word.ways)
    *first, other = ways
    return Message("say-either-way" if apart else "say-either", {"first": first, "last": [other]})


@says(If)
def _if(s: Speaker, word: If) -> Message:
    condition = s.say(word.condition)
    s.last = ""
    then = deeds(s, word.block.words)
    said = Message("say-if", {"condition": [condition], "text": [then]})
    if not word.otherwise.words:
        return said
    otherwise = deeds(s, word.otherwise.words)
    return Message("say-otherwise", {"first": [said], "last": [otherwise]})


@says(Repeat)
def _repeat(s: Speaker, word: Repeat) -> Message:
    only = word.block.words[0]
    if isinstance(only, May):
        said = _so_often(s, word, means(s, only.block, optional=True))
        return said if s.optional else Message("say-may", {"deeds": [said]})
    return _so_often(s, word, means(s, word.block))


def _so_often(s: Speaker, word: Repeat, done: Message) -> Message:
    if isinstance(word.times, int):
        return Message("say-times", {"deeds": [done], "number": word.times})
    return with_amount(s, word.times, lambda _: done)


@says(AsOftenAsYouLike)
def _as_often(s: Speaker, word: AsOftenAsYouLike) -> Message:
    done = deeds(s, word.block.words)
    return Message("say-as-often", {"deeds": [done], "least": word.least, "most": word.most})


@says(Let)
def _let(s: Speaker, word: Let) -> Message:
    whose = player(s, word.player)
    s.last = "" if s.last == "self" else s.last
    return Message("say-let", {"player": [whose], "deeds": [means(s, word.block)]})


@says(Later)
def _later(s: Speaker, word: Later) -> Message:
    trigger = s.say(word.trigger)
    done = means(s, word.block)
    if word.per_player:
        done = Message("say-once-a-skirmish-each", {"text": [done]})
    return Message("say-later", {"trigger": [trigger], "deeds": [done]})


# --- Instead of what is about to happen


@says(Instead)
def _instead(s: Speaker, word: Instead) -> Message:
    if not word.block.words:
        return Message("say-prevent")
    id = "say-instead-of-healing" if s.replaced == "healing" else "say-instead-of-wound"
    return Message(id, {"deeds": [deeds(s, word.block.words)]})


always(Cancel, "say-cancel")


@says(SpareToken)
def _spare_token(s: Speaker, word: SpareToken) -> Message:
    return Message("say-spare-token", {"who": [a(s, THAT)]})


always(EndPhase, "say-end-phase")
