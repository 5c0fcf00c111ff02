"""What must be so: clauses after "if" and "while"."""

from itertools import pairwise

from mathom.core.message import Message
from mathom.games.fellowship.amounts import Burdens, Dead
from mathom.games.fellowship.conditions import (
    At,
    AtLeast,
    AwaitsSkirmish,
    BearerAt,
    CannotSpot,
    DeckEmpty,
    During,
    HandHas,
    IsA,
    PoolBelow,
    Spot,
    WasAssigned,
    Worn,
)
from mathom.games.fellowship.filters import (
    RING_BEARER,
    Bearer,
    Bearing,
    Exhausted,
    Fighting,
    Filter,
    In,
    Keyword,
    Skirmishing,
    Title,
    Type,
    Unassigned,
    Without,
)
from mathom.games.fellowship.language import AllOf, Condition, Not, OneOfThese, Plus
from mathom.games.fellowship.speech.nouns import (
    PERSONS,
    a,
    and_,
    continued,
    counted,
    noun_of,
    or_,
    split,
    subject,
)
from mathom.games.fellowship.speech.nouns import (
    what as kind_of,
)
from mathom.games.fellowship.speech.players import player
from mathom.games.fellowship.speech.speaker import Speaker, always, says
from mathom.games.fellowship.terms import PHASES


@says(Spot)
def _spot(s: Speaker, c: Spot) -> Message:
    pronoun, asked = split(c.which)
    if pronoun is not None and asked is not None:
        return is_so(s, pronoun, asked)
    return Message("say-can-spot", {"which": [spotted(s, c)]})


def spotted(s: Speaker, c: Spot) -> Message:
    """Whom one has to spot."""
    noun = noun_of(s, c.which)
    return a(s, c.which) if c.number == 1 else counted(s, c.number, noun)


@says(CannotSpot)
def _cannot_spot(s: Speaker, c: CannotSpot) -> Message:
    return Message("say-cannot-spot", {"which": [a(s, c.which)]})


@says(At)
def _at(s: Speaker, c: At) -> Message:
    if isinstance(c.where, Title):
        return Message("say-at-place", {"site": f"title-{c.where.title}"})
    return Message("say-at", {"where": [a(s, c.where)]})


@says(BearerAt)
def _bearer_at(s: Speaker, c: BearerAt) -> Message:
    s.last = "bearer"
    return Message("say-bearer-at", {"where": [a(s, c.where)]})


@says(AtLeast)
def _at_least(s: Speaker, c: AtLeast) -> Message:
    much = c.amount
    if isinstance(much, Burdens):
        return Message("say-has-burdens", {"who": [a(s, RING_BEARER)], "number": c.number})
    if isinstance(much, Dead):
        noun = noun_of(s, much.which)
        return Message("say-dead-pile-has", {"which": [counted(s, c.number, noun)]})
    assert isinstance(much, Plus)
    assert isinstance(much.first, Dead)
    which = noun_of(s, much.first.which)
    return Message("say-dead-and-burdens", {"number": c.number, "what": [kind_of(s, which)]})


@says(PoolBelow)
def _pool_below(s: Speaker, c: PoolBelow) -> Message:
    return Message("say-pool-below", {"number": c.number})


always(Worn, "say-worn")


@says(During)
def _during(s: Speaker, c: During) -> Message:
    return Message("say-during", {"phase": f"phase-{PHASES[c.phase]}"})


@says(IsA)
def _is_a(s: Speaker, c: IsA) -> Message:
    return is_so(s, c.who, c.what)


def is_so(s: Speaker, who: Filter, what: Filter) -> Message:
    """That somebody is such a card, or does such a thing."""
    if isinstance(who, Filter) and split(who)[0] is None:
        whose = subject(Message("say-that", {"noun": "type-card"}))
    elif isinstance(who, Bearer) and isinstance(what, Type):
        return Message("say-has-bearer")
    else:
        whose = subject(a(s, who))
    if isinstance(what, Fighting):
        return Message("say-is-fighting", {**whose, "whom": [a(s, what.whom)]})
    if isinstance(what, Bearing):
        return Message("say-is-bearing", {**whose, "item": [a(s, what.what)]})
    if isinstance(what, Exhausted):
        return Message("say-is-exhausted", {**whose})
    if isinstance(what, Skirmishing):
        return Message("say-is-skirmishing", {**whose})
    if isinstance(what, Unassigned):
        return Message("say-is-unassigned", {**whose})
    if isinstance(what, In):
        return Message("say-is-in-support", {**whose})
    if isinstance(what, Without):
        return Message("say-is-not", {**whose, "what": [a(s, what.but)]})
    if isinstance(what, Keyword) and what.keyword not in PERSONS:
        return Message("say-has-keyword", {**whose, "keyword": f"keyword-{what.keyword}"})
    return Message("say-is", {**whose, "what": [a(s, what)]})


@says(HandHas)
def _hand_has(s: Speaker, c: HandHas) -> Message:
    return Message("say-hand-has", {"player": [player(s, c.whose)], "number": c.number})


@says(DeckEmpty)
def _deck_empty(s: Speaker, c: DeckEmpty) -> Message:
    return Message("say-deck-empty", {"player": [player(s, c.whose)]})


@says(AwaitsSkirmish)
def _awaits(s: Speaker, c: AwaitsSkirmish) -> Message:
    return Message("say-awaits-skirmish", {"who": [a(s, c.who)]})


@says(WasAssigned)
def _was_assigned(s: Speaker, c: WasAssigned) -> Message:
    return Message("say-was-assigned", {"who": [a(s, c.who)]})


@says(AllOf)
def _all_of(s: Speaker, c: AllOf) -> Message:
    return all_so([s.say(c.first), s.say(c.second)])


def all_so(conditions: list[Message]) -> Message:
    """All of them; who was not assigned and who was have the rest of the clause in common."""
    for at, (no, yes) in enumerate(pairwise(conditions)):
        if (no.id, yes.id) == ("say-was-not-assigned", "say-was-assigned"):
            args = {"not": no.args["who"], "who": yes.args["who"]}
            both = Message("say-was-not-but-was", args)
            return and_([*conditions[:at], both, *conditions[at + 2 :]])
    return and_(conditions)


@says(OneOfThese)
def _one_of(s: Speaker, c: OneOfThese) -> Message:
    first = s.say(c.first)
    return or_([first, continued(first, s.say(c.second))])


@says(Not)
def _not(s: Speaker, c: Not) -> Message:
    but = c.but
    if isinstance(but, At):
        return Message("say-not-at", {"where": [a(s, but.where)]})
    if isinstance(but, WasAssigned):
        return Message("say-was-not-assigned", {"who": [a(s, but.who)]})
    return Message("say-not-so", {"condition": [s.say(but)]})


def flat(conditions: tuple[Condition, ...]) -> list[Condition]:
    """Each by itself, where `&` has joined them."""
    found: list[Condition] = []
    for each in conditions:
        found += flat((each.first, each.second)) if isinstance(each, AllOf) else [each]
    return found
