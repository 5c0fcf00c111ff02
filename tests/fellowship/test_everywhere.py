"""What holds for every card, at any moment: in wild games with decks around each of them.

By day that is a sample of the cards; `make nightly` plays six games around each.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from mathom.core.agenda import RULES
from mathom.core.chance import Chance
from mathom.core.event import REFEREE, SPECTATOR
from mathom.core.position import Position
from mathom.games.fellowship import catalogue
from mathom.games.fellowship.effects.targets import Each, Targeted
from mathom.games.fellowship.filters import It
from mathom.games.fellowship.game import GAME
from mathom.games.fellowship.language import Doing, Standing, Word
from mathom.games.fellowship.parts import Lasting
from mathom.games.fellowship.rules.archery import archery_sources, archery_total
from mathom.games.fellowship.rules.memo import memo
from mathom.games.fellowship.rules.sources import lasting_word, strength, strength_sources
from mathom.games.fellowship.sight.deal import redeal
from mathom.games.fellowship.sight.view import FellowshipView, Source, view
from mathom.games.fellowship.state import Table
from mathom.games.fellowship.terms import (
    CHARACTERS,
    END_OF_IT,
    END_OF_TURN,
    FREE_SIDE,
    LIMBO,
    NOBODY,
    REGROUP,
    SETUP,
    SHADOW_SIDE,
    SKIRMISH,
)
from tests.fellowship.wild import NAMES, positions
from tests.marks import rule

SAMPLE = NAMES[::18]
EACH = 6
GAMES = [
    *((name, "sample") for name in SAMPLE),
    *(
        pytest.param(name, f"all {number}", marks=pytest.mark.nightly)
        for name in NAMES
        for number in range(EACH)
    ),
]
everywhere = pytest.mark.parametrize(("name", "seed"), GAMES)
LONGEST_PHASE = 400


def wild(name: str, seed: str, **more: Any) -> Iterator[Position[Table]]:
    return positions(name, f"{seed} {name}", **more)


# --- Whether it happens at all

SELDOM = ("despair", "relentless", "the-end-comes")
"""Twelve burdens and dead, a stealthy event before three minions of Moria, or five such at once: no
random fellowship lives to see that.
"""
TRIES = 400


@pytest.mark.parametrize(
    "name",
    [
        *SAMPLE,
        *(
            pytest.param(name, marks=pytest.mark.nightly)
            for name in NAMES
            if name not in (*SAMPLE, *SELDOM)
        ),
    ],
)
def test_every_card_is_played_in_some_wild_game(name):
    printed = catalogue.CARDS[catalogue.NUMBER[name]]
    for number in range(TRIES):
        for position in positions(name, f"played {number} {name}", open_decks=False):
            last = position
        t = last.state
        if printed.type == "site":
            played = any(catalogue.NAME[t.print_of[site]] == name for site in t.path if site >= 0)
        elif printed.type == "ring" or printed.title == "frodo":
            played = any(catalogue.NAME[t.print_of[card]] == name for card in range(len(t.owner)))
        else:
            told = [each for each in t.story or () if each.args.get("card") == name]
            played = any(each.kind in ("plays", "plays-on", "uses") for each in told)
        if played:
            return
    pytest.fail(f"{name} is never played")


# --- Prices


@rule("T-27.3", "T-27.4", "T-27.6")
@everywhere
def test_what_is_offered_can_be_paid_to_the_end(monkeypatch, name, seed):
    """When its turn comes each part of a price can still be paid, whatever was paid before it."""
    unpaid: list[str] = []
    do = RULES[Doing]

    def watched(t: Table, d: Doing) -> Any:
        block = catalogue.BLOCKS[d.block]
        if d.at < block.to and block.words[d.at].why_not(t, d) is not None:
            unpaid.append(f"{catalogue.NAME[t.print_of[d.card]]}: {block.words[d.at]}")
        return do(t, d)

    monkeypatch.setitem(RULES, Doing, watched)
    for position in wild(name, seed):
        assert position.state.pool >= 0
    assert unpaid == []


# --- What is offered, and why the rest is not


def tries(t: Table, seat: int) -> Iterator[str]:
    """Everything that a player could think of doing with the cards in hand and on the table."""
    names = sorted({catalogue.NAME[t.print_of[card]] for card in t.hands[seat]})
    shown = view(t, seat)
    things = [card.id for card in shown.cards] + [site.id for site in shown.path if site]
    fighters = [card.id for card in shown.cards if card.strength is not None]
    for name in names:
        yield f"play {name}"
        yield f"heal {name}"
        yield from (f"play {name} {thing}" for thing in things)
    for thing in things:
        yield from (f"use {thing}", f"use {thing} 1", f"use {thing} 2")
        yield from (f"transfer {thing} {who}" for who in fighters)
    yield from (f"assign {who} {foe}" for who in fighters for foe in fighters)


@everywhere
def test_whatever_is_not_offered_has_a_reason(name, seed):
    luck = Chance(f"{name} {seed} when")
    for position in wild(name, seed):
        if not position.asks or luck.below(8):
            continue
        ask = position.asks[0]
        for code in tries(position.state, ask.seat):
            reason = GAME.why_not(position.state, ask, code)
            assert (reason is None) == (ask.option(code) is not None), (code, reason, ask)


# --- Numbers


@everywhere
def test_every_number_is_the_sum_of_its_sources(name, seed):
    luck = Chance(f"{name} {seed} when")
    for position in wild(name, seed):
        t = position.state
        if luck.below(4) or not t.board:
            continue
        lasting = {each.card for each in t.lasting}
        speaking = {card for card, _ in memo(t).speaking}
        for card in memo(t).active:
            if catalogue.TYPE[t.print_of[card]] in CHARACTERS:
                sources = strength_sources(t, card)
                assert max(0, sum(much for _, much in sources)) == strength(t, card)
                for source, _ in sources:
                    borne = t.on[source] == card
                    assert source == card or borne or source in speaking | lasting
        for side in (FREE_SIDE, SHADOW_SIDE):
            total = sum(much for _, much in archery_sources(t, side))
            assert max(0, total) == archery_total(t, side)
        for number, sources in numbers_of(view(t, REFEREE)):
            assert number == sum(each.amount for each in sources)


def numbers_of(seen: FellowshipView) -> Iterator[tuple[int | None, list[Source]]]:
    """Every number on the table that is a sum, with its parts."""
    for card in seen.cards:
        if card.strength is not None:
            yield card.strength, card.why
            yield card.vitality, card.vitality_why
        yield from ((card.keywords[word], why) for word, why in card.keywords_why.items())
    yield from ((site.shadow, site.why) for site in seen.path if site is not None)
    yield from ((price.cost, price.why) for seat in seen.seats for price in seat.prices)
    yield seen.move_limit, seen.move_limit_why
    yield from ((fight.damage, fight.damage_why) for fight in seen.fights)
    if seen.archery is not None:
        yield seen.archery.free, seen.archery.free_why
        yield seen.archery.shadow, seen.archery.shadow_why


# --- Pronouns


@everywhere
def test_it_means_somebody_if_anybody_could_be_chosen(monkeypatch, name, seed):
    """A word about `IT` finds nobody only if the choice before it found nobody either."""
    lost: list[str] = []
    found: dict[tuple[int, int, int], int] = {}
    do = RULES[Doing]

    def watched(t: Table, d: Doing) -> Any:
        block = catalogue.BLOCKS[d.block]
        if d.at < len(block.words):
            word = block.words[d.at]
            if isinstance(word, Targeted):
                who = word.who
                if isinstance(who, It):
                    before = found.get((d.card, d.block, d.at - 1), 0)
                    if not d.it and before:
                        lost.append(f"{catalogue.NAME[t.print_of[d.card]]}: {word}")
                    found[d.card, d.block, d.at] = before
                elif not isinstance(who, Each):
                    found[d.card, d.block, d.at] = len(word.found(t, d))
        return do(t, d)

    monkeypatch.setitem(RULES, Doing, watched)
    for _ in wild(name, seed):
        pass
    assert lost == []


# --- Durations


@rule("T-10.7", "T-17.4")
@everywhere
def test_nothing_outlasts_its_end_or_whom_it_is_about(name, seed):
    turn = 0
    before: list[Lasting] = []
    for position in wild(name, seed):
        t = position.state
        if t.turn != turn:
            turn = t.turn
            assert not any(each is old for each in t.lasting for old in before)
            assert not t.fights
            assert t.fight is None
            before = []
        before += t.lasting
        for each in t.lasting:
            assert all(card == NOBODY or card in t.board for card in each.cards), each
            assert each.cards
            assert each.until in (t.phase, REGROUP, END_OF_TURN, END_OF_IT, SKIRMISH), each
            if each.until == REGROUP:
                assert t.phase != REGROUP, lasting_word(each)
            if each.until == SKIRMISH != t.phase:
                assert any(fight.extra for fight in t.fights), each
        in_limbo = [card for card, zone in enumerate(t.zone) if zone == LIMBO]
        # Until all is laid out the Ring-bearers wait there; later somebody is playing it.
        assert position.over or t.phase == SETUP or len(in_limbo) <= len(t.todo)


# --- The end


@everywhere
def test_every_game_ends_and_no_phase_goes_on_for_ever(name, seed):
    took: Counter[tuple[int, int, int]] = Counter()
    for position in wild(name, seed):
        t = position.state
        took[t.turn, t.phase, t.moves] += 1
        assert max(took.values()) <= LONGEST_PHASE
    assert position.over
    assert GAME.result(position.state) is not None


@pytest.mark.parametrize("name", SAMPLE)
@pytest.mark.parametrize(
    "seats", [3, *(pytest.param(seats, marks=pytest.mark.nightly) for seats in (4, 6))]
)
def test_larger_tables_come_to_an_end_as_well(name, seats):
    for position in wild(name, "large", seats=seats):
        t = position.state
        asked = [ask.seat for ask in position.asks]
        assert not any(t.seats[seat].out for seat in asked)
    assert position.over


# --- What others learn by who is asked


def questions(position: Position[Table]) -> list[tuple[int, str, str | None]]:
    """What everybody sees of the open questions."""
    return [
        (ask.seat, ask.prompt.id, ask.window and ask.window.name)
        for ask in position.asks
        if not ask.secret
    ]


def contradicts(t: Table) -> bool:
    """Whether a deal does not fit what everybody saw: that somebody began a text, for which they
    must have held such a card.
    """
    for d in t.todo:
        if isinstance(d, Doing) and d.at < len(catalogue.BLOCKS[d.block].words):
            word = catalogue.BLOCKS[d.block].words[d.at]
            if word.takes_hand and word.why_not(t, d) is not None:
                return True
    return False


@everywhere
@pytest.mark.parametrize("open_decks", [True, False])
def test_who_is_asked_depends_on_what_everybody_knows(name, seed, open_decks):
    """Two tables that a viewer can't tell apart ask the same at the same moment."""
    luck = Chance(f"{name} {seed} when")
    for position in wild(name, seed, open_decks=open_decks):
        if not position.asks or position.since or position.state.phase == SETUP or luck.below(3):
            continue
        for viewer in (SPECTATOR, 0, 1):
            dealt = redeal(position.base, viewer, Chance(f"{seed} {luck.drawn} {viewer}"))
            if not contradicts(dealt):
                other = Position(GAME, dealt)
                assert questions(other) == questions(position), (viewer, position.asks)
                assert view(other.state, viewer) == view(position.state, viewer)


# --- The words themselves


def test_every_word_can_be_done():
    """Or it only ever holds."""

    def kinds(of: type[Word]) -> Iterator[type[Word]]:
        for kind in of.__subclasses__():
            yield kind
            yield from kinds(kind)

    used = {type(word) for block in catalogue.BLOCKS for word in block.words}
    for kind in used:
        assert kind in set(kinds(Word))
        assert kind.do is not Word.do or issubclass(kind, Standing), kind
