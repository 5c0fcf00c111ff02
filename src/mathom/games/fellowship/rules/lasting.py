"""What texts said for a while, and when it ends."""

from msgspec.structs import replace

from mathom.core.message import Arg
from mathom.games.fellowship.language import Doing, Standing
from mathom.games.fellowship.parts import Lasting, Sum
from mathom.games.fellowship.rules.changes import Change, changed
from mathom.games.fellowship.rules.zones import name, names
from mathom.games.fellowship.state import Table
from mathom.games.fellowship.terms import END_OF_IT, EVER, NOBODY, REGROUP, SKIRMISH, THIS_PHASE


def last(
    t: Table,
    d: Doing,
    word: Standing,
    cards: tuple[int, ...],
    much: int,
    other: tuple[int, ...] = (),
) -> None:
    """`d` is where the text goes on: the word that was done is the one before."""
    if word.until == END_OF_IT and not any(fight.extra for fight in t.fights):
        return  # the skirmish of which it speaks does not take place
    until = t.phase if word.until == THIS_PHASE else word.until
    t.lasting.append(Lasting(d.block, d.at - 1, d.card, d.by, cards, much, until, other, d.about))
    changed(t, Change.LASTING)
    if t.story is not None:
        _tell(t, d.card, word, cards, much)


def _tell(t: Table, source: int, word: Standing, cards: tuple[int, ...], much: int) -> None:
    # These are done by `last`.
    from mathom.games.fellowship.effects.standing import Gains, Strength

    whom: dict[str, Arg] = {"cards": names(t, [card for card in cards if card != NOBODY])}
    if isinstance(word, Strength):
        t.tell("strengthened" if much >= 0 else "weakened", {**whom, "number": abs(much)})
    elif isinstance(word, Gains):
        keyword = f"keyword-{word.keyword}"
        counts = word.keyword in ("damage", "defender")
        t.tell("gains-more" if counts else "gains", {**whom, "keyword": keyword, "number": much})
    else:
        t.tell("works", {"card": name(t, source)})


def limited(t: Table, d: Doing, much: int, most: int) -> int:
    """As much as this text may still add in this phase."""
    so_far = sum([each.much for each in t.sums if (each.card, each.block) == (d.card, d.block)])
    much = min(much, most - so_far)
    t.sums.append(Sum(d.card, d.block, much))
    return much


def phase_is_over(t: Table, phase: int) -> None:
    """What was said for the phase is over, and limits by phase begin anew (T-10.7)."""
    if t.lasting:
        ending = {phase}
        if not any(fight.extra for fight in t.fights):
            # There was nobody to fight: it brings no skirmish about.
            ending.add(END_OF_IT)
        t.lasting = [
            replace(each, until=SKIRMISH) if each.until == END_OF_IT else each
            for each in t.lasting
            if each.until not in ending
        ]
        changed(t, Change.LASTING)
    _begin_anew(t)


def _begin_anew(t: Table) -> None:
    """What is counted by phase."""
    t.used_now.clear()
    t.idle.clear()
    t.sums.clear()
    t.hurt.clear()


def regroup_begins(t: Table) -> None:
    """What was said until regroup is over."""
    t.lasting = [each for each in t.lasting if each.until != REGROUP]
    changed(t, Change.LASTING)


def turn_is_over(t: Table) -> None:
    """A turn whose player has lost ends in the middle of a phase (T-21.4)."""
    t.lasting = [each for each in t.lasting if each.until == EVER]
    _begin_anew(t)
    t.used.clear()
    t.assigned.clear()
    changed(t, Change.LASTING)
