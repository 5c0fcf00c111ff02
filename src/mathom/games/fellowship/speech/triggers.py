"""What a text answers: clauses after "when" and "whenever"."""

from mathom.core.message import Message
from mathom.games.fellowship.filters import Both, Filter, Opponents, Self, Without, Your
from mathom.games.fellowship.language import EitherTrigger, Trigger
from mathom.games.fellowship.speech.nouns import a, continued, noun_of, or_
from mathom.games.fellowship.speech.speaker import Speaker, always, says
from mathom.games.fellowship.terms import PHASES, TURN
from mathom.games.fellowship.triggers import (
    AboutToBeWounded,
    AboutToExert,
    AboutToHeal,
    Becomes,
    EndOf,
    Exerted,
    IsAssigned,
    Killed,
    LeavesPlay,
    Loses,
    Moves,
    MovesFrom,
    MovesTo,
    Played,
    RingPutOn,
    StartOf,
    Wins,
    Wounded,
)


def _about(s: Speaker, whom: Filter) -> list[Message]:
    """Whom it is about: `THAT` from then on."""
    s.that = noun_of(s, whom)
    said = a(s, whom)
    if s.that.certain is None:
        s.last = "that"
    return [said]


def only_once(trigger: Trigger) -> bool:
    """Whether it is "when" rather than "whenever"."""
    if isinstance(trigger, Played):
        return isinstance(trigger.who, Self)
    return isinstance(trigger, (StartOf, EndOf))


@says(AboutToBeWounded)
def _about_to_be_wounded(s: Speaker, t: AboutToBeWounded) -> Message:
    s.replaced = "wound"
    return Message("say-about-to-be-wounded", {"who": _about(s, t.who)})


@says(AboutToExert)
def _about_to_exert(s: Speaker, t: AboutToExert) -> Message:
    return Message("say-about-to-exert", {"who": _about(s, t.who)})


@says(AboutToHeal)
def _about_to_heal(s: Speaker, t: AboutToHeal) -> Message:
    s.replaced = "healing"
    return Message("say-about-to-heal", {"who": _about(s, t.who)})


@says(Wounded)
def _wounded(s: Speaker, t: Wounded) -> Message:
    return Message("say-is-wounded", {"who": _about(s, t.who), "subject": "new"})


@says(Exerted)
def _exerted(s: Speaker, t: Exerted) -> Message:
    return Message("say-exerts", {"who": _about(s, t.who), "subject": "new"})


@says(Wins)
def _wins(s: Speaker, t: Wins) -> Message:
    return Message("say-wins", {"who": _about(s, t.who)})


@says(Loses)
def _loses(s: Speaker, t: Loses) -> Message:
    who = _about(s, t.who)
    if t.to is None:
        return Message("say-loses", {"who": who})
    return Message("say-loses-to", {"who": who, "to": [a(s, t.to)]})


@says(Killed)
def _killed(s: Speaker, t: Killed) -> Message:
    who = _about(s, t.who)
    if t.by is not None:
        return Message("say-killed-by", {"who": who, "by": [a(s, t.by)]})
    return Message("say-killed-in-skirmish" if t.in_skirmish else "say-killed", {"who": who})


@says(IsAssigned)
def _is_assigned(s: Speaker, t: IsAssigned) -> Message:
    return Message("say-is-assigned", {"who": _about(s, t.who)})


@says(LeavesPlay)
def _leaves_play(s: Speaker, t: LeavesPlay) -> Message:
    return Message("say-leaves-play", {"who": _about(s, t.who)})


@says(Played)
def _played(s: Speaker, t: Played) -> Message:
    yours = isinstance(t.who, (Your, Self))
    what = t.who.which if isinstance(t.who, (Your, Opponents)) else t.who
    theirs = isinstance(t.who, Opponents)
    if isinstance(what, Both) and isinstance(what.first, Without):
        theirs, what = isinstance(what.first.but, Your), what.second
    card = _about(s, what)
    if theirs:
        return Message("say-opponent-plays", {"card": card})
    if t.on is not None:
        id = "say-you-play-on" if yours else "say-is-played-on"
        return Message(id, {"card": card, "on": [a(s, t.on)]})
    return Message("say-you-play" if yours else "say-is-played", {"card": card})


@says(MovesTo)
def _moves_to(s: Speaker, t: MovesTo) -> Message:
    return Message("say-moves-to", {"where": _about(s, t.who)})


@says(MovesFrom)
def _moves_from(s: Speaker, t: MovesFrom) -> Message:
    return Message("say-moves-from", {"where": _about(s, t.who)})


always(Moves, "say-moves")
always(RingPutOn, "say-ring-put-on")


@says(StartOf)
def _start_of(s: Speaker, t: StartOf) -> Message:
    if t.what == TURN:
        return Message("say-turn-begins")
    id = "say-your-phase-begins" if t.yours else "say-phase-begins"
    return Message(id, {"phase": f"phase-{PHASES[t.what]}"})


@says(EndOf)
def _end_of(s: Speaker, t: EndOf) -> Message:
    if t.what == TURN:
        return Message("say-turn-ends")
    id = "say-your-phase-ends" if t.yours else "say-phase-ends"
    return Message(id, {"phase": f"phase-{PHASES[t.what]}"})


@says(Becomes)
def _becomes(s: Speaker, t: Becomes) -> Message:
    said: Message = s.say(t.condition)
    return said


@says(EitherTrigger)
def _either(s: Speaker, t: EitherTrigger) -> Message:
    first = s.say(t.first)
    return or_([first, continued(first, s.say(t.second))])
