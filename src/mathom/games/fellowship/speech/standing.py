"""Words that hold: "give a Dwarf +2 strength" if they are done, otherwise "a Dwarf has" it."""

from dataclasses import replace
from typing import Final

from mathom.core.message import Arg, Message
from mathom.games.fellowship.conditions import At
from mathom.games.fellowship.effects.standing import (
    ArcheryTotal,
    BurdensStay,
    CannotAssign,
    CannotMove,
    CannotPlay,
    Cost,
    DoesNotShoot,
    Gains,
    Holds,
    IgnoreBonus,
    JoinsIn,
    MoveLimit,
    NoActions,
    NoHealing,
    NoWounds,
    OneWound,
    RingHasNoText,
    RoamingPenalty,
    SafeFrom,
    ShadowNumber,
    Skip,
    Strength,
    Tough,
)
from mathom.games.fellowship.effects.targets import Each
from mathom.games.fellowship.filters import Filter, NewSite
from mathom.games.fellowship.language import Standing
from mathom.games.fellowship.speech.amounts import more_or_less, signed, with_amount
from mathom.games.fellowship.speech.conditions import flat, is_so
from mathom.games.fellowship.speech.nouns import (
    PERSONS,
    a,
    and_,
    noun_of,
    split,
    subject,
    what,
    who,
)
from mathom.games.fellowship.speech.speaker import Speaker, always, holds, says
from mathom.games.fellowship.terms import PHASES, SIDES, TURN


def while_so(s: Speaker, word: Standing, *others: Standing) -> Message:
    """A standing word as a text of its own, with what must be so for it, and perhaps for others."""
    conditions = [] if word.while_ is None else [s.say(each) for each in flat((word.while_,))]
    whom = getattr(word, "who", None)
    if isinstance(whom, Filter):
        pronoun, asked = split(whom)
        if pronoun is not None and asked is not None:
            conditions.append(is_so(s, pronoun, asked))
            word = _about(word, pronoun)
    said = _skipped(word, *others) or and_([s.holding(each) for each in (word, *others)])
    if not conditions:
        return said
    return Message("say-while", {"condition": [and_(conditions)], "text": [said]})


def _skipped(*words: Standing) -> Message | None:
    """Several phases that are skipped are named in one breath."""
    phases = [_the_phase(word) for word in words if isinstance(word, Skip)]
    if len(phases) < 2 or len(phases) < len(words):
        return None
    return Message("say-skip-several", {"phases": [and_(phases)]})


def _the_phase(word: Skip) -> Message:
    return Message("say-the-phase", {"phase": f"phase-{PHASES[word.phase]}"})


def _about(word: Standing, whom: Filter) -> Standing:
    return replace(word, who=whom)  # type: ignore[type-var]  # all are dataclasses


# --- What somebody is given


def keyword(word: str, value: int) -> Message:
    if value:
        return Message("say-keyword-value", {"keyword": f"keyword-{word}", "number": value})
    return Message("say-keyword", {"keyword": f"keyword-{word}"})


COUNTING = ("damage", "defender")


def gift(word: Strength | Gains, n: int | str = 0) -> Message:
    if isinstance(word, Gains):
        value = word.n if word.keyword in COUNTING else 0
        return Message("say-gift-keyword", {"keyword": [keyword(word.keyword, value)]})
    number = word.n if isinstance(word.n, int) else n
    return Message("say-gift-strength", {"number": signed(number)})


@says(Strength)
def _strength(s: Speaker, word: Strength) -> Message:
    whom: list[Message] = []

    def give(n: int | str) -> Message:
        whom[:] = whom or [who(s, word.who)]
        return Message("say-give", {"who": [*whom], "gifts": [gift(word, n)]})

    return _limited(with_amount(s, word.n, give), word.most)


@holds(Strength)
def _has_strength(s: Speaker, word: Strength) -> Message:
    whom: list[Message] = []

    def has(n: int | str) -> Message:
        whom[:] = whom or [who(s, word.who)]
        return Message("say-has", {**subject(whom[0]), "gifts": [gift(word, n)]})

    return with_amount(s, word.n, has)


def _limited(said: Message, most: int) -> Message:
    return Message("say-limited", {"deeds": [said], "most": most}) if most else said


@says(Gains)
def _gains(s: Speaker, word: Gains) -> Message:
    return Message("say-give", {"who": [who(s, word.who)], "gifts": [gift(word)]})


@holds(Gains)
def _has_keyword(s: Speaker, word: Gains) -> Message:
    whom = subject(who(s, word.who))
    if word.keyword in PERSONS:
        return Message("say-is-person", {**whom, "keyword": f"keyword-{word.keyword}"})
    if word.keyword == "fierce":
        return Message("say-is-fierce", whom)
    return Message("say-has", {**whom, "gifts": [gift(word)]})


# --- What holds for somebody


OF_WHOM: Final[dict[type[Holds], str]] = {
    Tough: "say-tough",
    NoWounds: "say-no-wounds",
    NoHealing: "say-no-healing",
    JoinsIn: "say-joins-in",
    DoesNotShoot: "say-does-not-shoot",
}
"""What holds of somebody, and no more is to be said."""


@says(*OF_WHOM)
def _of_whom(s: Speaker, word: Holds) -> Message:
    return _of(s, OF_WHOM[type(word)], word)


@says(OneWound)
def _one_wound(s: Speaker, word: OneWound) -> Message:
    s.last = ""
    return _takes_one_wound(s, word)


@holds(OneWound)
def _takes_one_wound(s: Speaker, word: OneWound) -> Message:
    return Message("say-one-wound", subject(who(s, word.who)))


always(BurdensStay, "say-burdens-stay")
always(RingHasNoText, "say-ring-has-no-text")


@says(SafeFrom)
def _safe_from(s: Speaker, word: SafeFrom) -> Message:
    assert isinstance(word.who, Each)
    noun = noun_of(s, word.who.which)
    return Message("say-safe-from", {"what": [what(s, noun)], "noun": noun.head})


@says(IgnoreBonus)
def _ignore_bonus(s: Speaker, word: IgnoreBonus) -> Message:
    if word.on is None:
        return _of(s, "say-ignore-bonus", word)
    assert isinstance(word.who, Each)
    items = what(s, noun_of(s, word.who.which))
    return Message("say-ignore-bonus-on", {"what": [items], "on": [a(s, word.on)]})


@says(CannotAssign)
def _cannot_assign(s: Speaker, word: CannotAssign) -> Message:
    s.last = ""
    return Message("say-cannot-assign", {"who": [who(s, word.who)], "to": [a(s, word.to)]})


def _of(s: Speaker, id: str, word: Holds) -> Message:
    """Who is spoken of begins the clause, and so is named."""
    if id != "say-joins-in":
        s.last = ""
    return Message(id, {"who": [who(s, word.who)]})


# --- What holds for the table


@says(ArcheryTotal)
def _archery_total(s: Speaker, word: ArcheryTotal) -> Message:
    def total(n: int | str) -> Message:
        return Message("say-archery-total", {"side": SIDES[word.side], **more_or_less(n)})

    return with_amount(s, word.n, total)


@says(Cost)
def _cost(s: Speaker, word: Cost) -> Message:
    noun = noun_of(s, word.which)
    args: dict[str, Arg] = {"what": [what(s, noun)], "noun": noun.head, **more_or_less(word.n)}
    if word.first == TURN:
        # A site's text does not see who was played before the fellowship came.
        there = "yes" if isinstance(word.while_, At) else "no"
        return Message("say-first-cost-turn", {**args, "there": there})
    if word.first:
        return Message("say-first-cost-phase", {**args, "phase": f"phase-{PHASES[word.first]}"})
    return Message("say-cost", {"each": [who(s, Each(word.which))], **more_or_less(word.n)})


@says(RoamingPenalty)
def _roaming(s: Speaker, word: RoamingPenalty) -> Message:
    args: dict[str, Arg] = {"each": [who(s, Each(word.which))], **more_or_less(word.n)}
    return Message("say-roaming-penalty", args)


@says(ShadowNumber)
def _shadow_number(s: Speaker, word: ShadowNumber) -> Message:
    site = a(s, word.which) if isinstance(word.which, NewSite) else who(s, Each(word.which))

    def number(n: int | str) -> Message:
        return Message("say-shadow-number", {"site": [site], **more_or_less(n)})

    return with_amount(s, word.n, number)


@says(MoveLimit)
def _move_limit(s: Speaker, word: MoveLimit) -> Message:
    return Message("say-move-limit", more_or_less(word.n))


@says(Skip)
def _skip(s: Speaker, word: Skip) -> Message:
    return Message("say-skip", {"phase": [_the_phase(word)]})


@says(CannotPlay)
def _cannot_play(s: Speaker, word: CannotPlay) -> Message:
    return Message("say-cannot-play", {"what": [what(s, noun_of(s, word.which))]})


always(CannotMove, "say-cannot-move")


@says(NoActions)
def _no_actions(s: Speaker, word: NoActions) -> Message:
    return Message("say-no-actions", {"phase": f"phase-{PHASES[word.phase]}"})
