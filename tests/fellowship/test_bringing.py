"""Everybody brings a deck: which are taken, who learns of it, and what they are played like."""

from collections import Counter
from dataclasses import replace

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from mathom.bots import make_bot
from mathom.core import record as records
from mathom.core.chance import Chance
from mathom.core.event import REFEREE, SPECTATOR
from mathom.core.match import Match, replay
from mathom.core.message import Refused
from mathom.core.record import Seat
from mathom.core.state import OVER
from mathom.core.voice import LANGUAGES, voice
from mathom.games.fellowship import catalogue
from mathom.games.fellowship.decks.code import code_of, deck_of
from mathom.games.fellowship.decks.deck import Deck
from mathom.games.fellowship.decks.known import KNOWN
from mathom.games.fellowship.decks.legality import why_not_deck
from mathom.games.fellowship.decks.starters import ARAGORN_STARTER, GANDALF_STARTER
from mathom.games.fellowship.game import GAME
from mathom.games.fellowship.terms import ADVENTURE, DECK, GONE
from tests.fellowship.building import legal_decks
from tests.marks import rule

ARAGORN, GANDALF = ARAGORN_STARTER.name, GANDALF_STARTER.name
MINE = replace(
    ARAGORN_STARTER,
    name="",
    cards=ARAGORN_STARTER.cards | {"athelas": 4, "uruk-brood": 3},
    start=(),
)
"""A deck that nobody knows: 62 cards."""
SMALL = replace(
    MINE, cards={"aragorn-king-in-exile": 2, "uruk-savage": 3, "boromir-lord-of-gondor": 1}
)


def table(seats: int = 2, **options: str) -> Match:
    names = [Seat(f"player {seat + 1}") for seat in range(seats)]
    return Match(GAME, names, {"variant": "full", "decks": "own", **options}, "bringing")


def brought(*codes: str, **options: str) -> Match:
    match = table(len(codes), **options)
    for seat, code in enumerate(codes):
        match.choose(seat, code)
    return match


def play_on(match: Match, seed: str) -> Match:
    luck = Chance(seed)
    while match.asks:
        ask = match.asks[luck.below(len(match.asks))]
        match.choose(ask.seat, ask.options[luck.below(len(ask.options))].code)
    return match


def sent(match: Match, viewer: int) -> str:
    """All that a viewer is sent."""
    said = [match.view(viewer), *match.told(viewer), *match.lines_seen_by(viewer)]
    said += [ask.prompt_for(viewer) for ask in match.asks_seen_by(viewer)]
    return msgspec.json.encode(said).decode()


# --- The question


@rule("T-5.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_all_are_asked_at_once_and_in_secret(seats: int):
    match = table(seats)
    assert [ask.seat for ask in match.asks] == list(range(seats))
    for ask in match.asks:
        assert (ask.prompt.id, ask.secret) == ("prompt-deck", True)
        assert [option.code for option in ask.options] == list(KNOWN)
        assert ask.write is not None


def test_nothing_tells_that_somebody_has_chosen():
    match, waiting = table(3), table(3)
    match.choose(0, code_of(MINE))
    for viewer in (1, 2, SPECTATOR):
        assert sent(match, viewer) == sent(waiting, viewer)
        assert match.ply_seen_by(viewer) == 0
    assert [said.id for said in match.kept_by(0)] == ["option-own-deck"]
    assert match.why_not_undo(0) is None
    match.undo(0)
    match.choose(0, GANDALF)


def test_what_all_know_is_not_taken_back():
    match = brought(ARAGORN, GANDALF)
    assert all(match.why_not_undo(seat) is not None for seat in range(2))


@rule("T-5.1", "T-8.12")
def test_then_the_table_is_laid():
    match = brought(ARAGORN, code_of(MINE), GANDALF)
    t = match.state
    assert [player.deck for player in t.seats] == [ARAGORN, code_of(MINE), GANDALF]
    for seat, deck in enumerate((ARAGORN_STARTER, MINE, GANDALF_STARTER)):
        drawn = Counter(catalogue.NAME[t.print_of[card]] for card in t.decks[seat])
        assert drawn == deck.cards
        assert {t.zone[card] for card in t.decks[seat]} == {DECK}
        outside = [t.print_of[t.seats[seat].ring_bearer], t.print_of[t.seats[seat].ring]]
        assert [catalogue.NAME[kind] for kind in outside] == [deck.ring_bearer, deck.ring]
        owned = [card for card, owner in enumerate(t.owner) if owner == seat]
        assert len(owned) == 11 + sum(deck.cards.values())
    assert {ask.prompt.id for ask in match.asks} == {"prompt-bid"}


# --- Which decks are taken


@rule("T-5.2", "T-5.3")
def test_a_deck_that_breaks_several_rules_is_told_all_of_them():
    match = table()
    bad = replace(SMALL, cards={"uruk-savage": 5}, sites=MINE.sites[:8])
    with pytest.raises(Refused) as refused:
        match.choose(0, code_of(bad))
    rules = {"T-5.2", "T-5.3", "T-5.5", "T-5.7"}
    assert set(refused.value.reason.rules) == rules
    for lang in LANGUAGES:
        said = voice(lang, GAME).explain(refused.value.reason)
        for fault in why_not_deck(bad):
            assert voice(lang, GAME).say(fault) in said
        assert all(rule in said for rule in rules)
    assert match.lines == []


EVERY = range(1, len(catalogue.CARDS) + 1)


@pytest.mark.parametrize(
    "code",
    [
        "290.2--" + ".".join(f"{number}x5" for number in range(1, 101)),
        "290.2--" + ".".join(f"{number}x99" for number in range(1, 81)),
        "290.2--" + ".".join(f"{number}x99" for number in EVERY),
        "290.2-" + ".".join(map(str, EVERY)) + "-" + ".".join(f"{number}x99" for number in EVERY),
        "290.2-" + ".".join(f"{number}x99" for number in EVERY) + "-",
    ],
)
def test_of_a_deck_that_breaks_hundreds_of_rules_ten_faults_are_told(code: str):
    reason = table().why_not(0, code)
    assert reason is not None
    faults = reason.args.get("faults", [])
    assert isinstance(faults, list)
    assert len(faults) == (10 if deck_of(code) else 0)
    for fault in faults:
        assert not any(isinstance(arg, list) for arg in fault.args.values())
    for lang in LANGUAGES:
        assert len(voice(lang, GAME).explain(reason)) < 1000


@rule("T-5.5", "T-5.7")
def test_no_kind_of_fault_is_crowded_out_by_another():
    cards = {card.name: 5 for card in catalogue.CARDS if card.type == "event"}
    told = why_not_deck(replace(MINE, sites=MINE.sites[:8], cards=cards))
    assert len(told) == 10
    assert {fault.id for fault in told} == {
        "reason-deck-site-missing", "reason-deck-sides", "reason-deck-title",
    }  # fmt: skip


@pytest.mark.parametrize("code", ["", "aragorn", "290", "290.2", "1-2-3-4", "290.2--x4", "pass"])
def test_what_is_no_deck_is_refused(code: str):
    match = table()
    with pytest.raises(Refused) as refused:
        match.choose(0, code)
    assert refused.value.reason.id in ("reason-no-deck", "reason-deck-faults")
    for lang in LANGUAGES:
        assert voice(lang, GAME).explain(refused.value.reason)


def test_capitals_are_no_matter():
    reason = table().why_not(0, ARAGORN.upper())
    assert reason is not None
    assert (reason.id, reason.args) == ("reason-spelling", {"code": ARAGORN})


@rule("T-6.1", "T-6.4")
def test_in_the_first_game_a_deck_may_be_small_and_uneven():
    assert [reason.rules[0] for reason in why_not_deck(SMALL)] == ["T-5.2"]
    assert why_not_deck(SMALL, "starter") == []
    uneven = replace(SMALL, cards={"aragorn-king-in-exile": 2})
    assert why_not_deck(uneven, "starter") == []
    assert {reason.rules[0] for reason in why_not_deck(uneven)} == {"T-5.2", "T-5.3"}
    assert table().why_not(0, code_of(SMALL)) is not None
    match = brought(code_of(SMALL), GANDALF, variant="starter")
    sites = [card for card, zone in enumerate(match.state.zone) if zone in (ADVENTURE, GONE)]
    assert all(
        (match.state.zone[card] == GONE) == (catalogue.CARDS[match.state.print_of[card]].site > 7)
        for card in sites
    )


@rule("T-5.5", "T-5.6", "T-5.7")
def test_in_the_first_game_all_else_must_be_right():
    wrong = replace(SMALL, sites=MINE.sites[1:], cards={"uruk-savage": 5, "frodo-son-of-drogo": 4})
    rules = [reason.rules[0] for reason in why_not_deck(wrong, "starter")]
    assert sorted(rules) == ["T-5.5", "T-5.6", "T-5.7"]


@rule("T-6.2", "T-8.5")
def test_in_the_first_game_only_a_starter_has_a_fixed_start():
    match = brought(code_of(SMALL), GANDALF, variant="starter")
    (ask,) = match.asks
    assert (ask.seat, ask.prompt.id) == (0, "prompt-start")
    codes = {option.code for option in ask.options}
    assert codes == {"aragorn-king-in-exile", "boromir-lord-of-gondor", "done"}
    match.choose(0, "done")
    at_start = [card.name for card in match.view(SPECTATOR).cards if card.owner == 1]
    assert at_start[0] == "frodo-son-of-drogo"
    assert "gandalf-the-grey-wizard" in at_start


# --- Who learns of it


def test_with_open_lists_everybody_reads_every_deck():
    match = brought(ARAGORN, code_of(MINE))
    said = [line.id for line in match.told(SPECTATOR)]
    assert said[:2] == ["event-deck", "event-own-deck"]
    for viewer in (0, 1, SPECTATOR, REFEREE):
        view = match.view(viewer)
        assert [player.deck for player in view.seats] == [ARAGORN, code_of(MINE)]
        assert [found.cards for found in view.decklists] == [ARAGORN_STARTER.cards, MINE.cards]
        assert view.decklists[1].sites == sorted(MINE.sites, key=catalogue.NUMBER.__getitem__)
        assert view.decklists[1].ring_bearer == MINE.ring_bearer
        assert view.decklists[1].ring == MINE.ring


def test_with_closed_lists_everybody_reads_their_own():
    match = brought(ARAGORN, code_of(MINE), decklists="closed")
    assert [line.id for line in match.told(SPECTATOR)] == ["event-decks-brought"]
    for seat, deck in enumerate((ARAGORN_STARTER, MINE)):
        view = match.view(seat)
        assert view.seats[seat].deck == code_of(deck)
        assert view.decklists[seat].cards == deck.cards
        assert view.seats[1 - seat].deck == ""
        assert view.decklists[1 - seat] is None
        assert code_of(deck) not in sent(match, 1 - seat)
        assert f'"{code_of(deck)}"' not in GAME.hidden(match.state, seat)
    # A starter is offered to everybody by name: only what somebody has built can be looked for.
    assert f'"{code_of(MINE)}"' in GAME.hidden(match.state, 0)
    assert f'"{ARAGORN}"' not in GAME.hidden(match.state, 1)
    assert match.view(SPECTATOR).decklists == [None, None]


def test_before_all_have_chosen_there_is_nothing_to_read():
    match = table(2, decklists="open")
    match.choose(0, ARAGORN)
    for viewer in (0, 1, SPECTATOR):
        assert match.view(viewer).decklists == [None, None]
        assert [player.deck for player in match.view(viewer).seats] == ["", ""]


def test_which_starter_was_dealt_everybody_knows():
    match = Match(GAME, [Seat("a"), Seat("b")], {"decklists": "closed"}, "dealt")
    assert match.view(0).seats[1].deck == GANDALF
    assert match.view(0).decklists[1] is None


# --- Playing


def test_a_record_with_decks_of_ones_own_replays():
    match = play_on(brought(code_of(MINE), GANDALF, code_of(MINE)), "replay")
    assert match.state.step == OVER
    again = replay(records.load(records.dump(match.record())))
    assert records.dump(again.record()) == records.dump(match.record())


@pytest.mark.parametrize("name", ["easy", "medium"])
def test_bots_bring_a_deck_that_is_ready(name: str):
    match = table(3)
    for seat in range(3):
        choice = make_bot(GAME, name).choose(match.sight(seat), Chance(f"{name} {seat}"))
        match.choose(seat, choice.code)
    assert all(player.deck in KNOWN for player in match.state.seats)


def test_bots_do_not_always_bring_the_same():
    bot = make_bot(GAME, "medium")
    found = {
        bot.choose(table().sight(0), Chance(f"another time {number}")).code for number in range(12)
    }
    assert len(found) > 1


@rule("T-5.2", "T-5.3", "T-5.5", "T-5.6", "T-5.7")
@settings(max_examples=30, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
@given(
    st.lists(legal_decks(), min_size=2, max_size=4),
    st.sampled_from(["open", "closed"]),
    st.sampled_from(["full", "starter"]),
)
def test_any_legal_deck_can_be_played(decks: list[Deck], lists: str, variant: str):
    codes = [code_of(deck) for deck in decks]
    for deck, code in zip(decks, codes, strict=True):
        assert why_not_deck(deck) == []
        read = deck_of(code)
        assert read is not None
        assert code_of(read) == code
        assert read.cards == deck.cards
    match = play_on(brought(*codes, decklists=lists, variant=variant), codes[0][:40])
    assert match.state.step == OVER
    assert match.result is not None


@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
@given(legal_decks(), st.data())
def test_any_illegal_deck_is_refused_with_a_reason(deck: Deck, data: st.DataObject):
    name = data.draw(st.sampled_from(sorted(deck.cards)))
    spoil = data.draw(st.sampled_from(["one more", "too many", "site", "no frodo"]))
    if spoil == "one more":
        bad = replace(deck, cards=deck.cards | {name: deck.cards[name] + 1})
    elif spoil == "too many":
        bad = replace(deck, cards=deck.cards | {name: 5})
    elif spoil == "site":
        bad = replace(deck, sites=deck.sites[1:])
    else:
        bad = replace(deck, ring_bearer="sam-son-of-hamfast")
    match = table()
    with pytest.raises(Refused) as refused:
        match.choose(0, code_of(bad))
    assert refused.value.reason.rules
    for lang in LANGUAGES:
        assert voice(lang, GAME).explain(refused.value.reason)
