"""What a deck may hold (T-5), and who may read it."""

from dataclasses import replace

import pytest

from mathom.core.chance import Chance
from mathom.core.position import Position
from mathom.core.voice import LANGUAGES, voice
from mathom.games.fellowship import catalogue
from mathom.games.fellowship.card import Card
from mathom.games.fellowship.decks.deck import Deck
from mathom.games.fellowship.decks.legality import why_not_deck
from mathom.games.fellowship.decks.starters import ARAGORN_STARTER, STARTERS
from mathom.games.fellowship.game import GAME
from mathom.games.fellowship.parts import House
from mathom.games.fellowship.rules.setup import new_table
from mathom.games.fellowship.sight.view import view
from mathom.games.fellowship.terms import CULTURES, DECK, FREE_SIDE, SHADOW_SIDE
from tests.marks import rule

FRODO, HEIR = "frodo-son-of-drogo", "frodo-old-bilbos-heir"
ISILDURS_BANE = "the-one-ring-isildurs-bane"
SITES = ARAGORN_STARTER.sites


def faults(deck: Deck) -> list[str]:
    """What is wrong with it, without `reason-deck-`."""
    return [reason.id.removeprefix("reason-deck-") for reason in why_not_deck(deck)]


def deck(free: int = 30, shadow: int = 30, **changed: int) -> Deck:
    """So many cards of each side, among them so many of some: `bree_gate=1` is a Bree Gate."""
    cards = {name.replace("_", "-"): copies for name, copies in changed.items()}
    titles = {_card(name).title for name in cards}
    room = {FREE_SIDE: free, SHADOW_SIDE: shadow}
    for name, copies in cards.items():
        if _card(name).side in room:
            room[_card(name).side] -= copies
    for card in catalogue.CARDS:
        if room.get(card.side, 0) > 0 and card.title not in titles | {"frodo"}:
            cards[card.name] = min(2, room[card.side])
            titles.add(card.title)
            room[card.side] -= cards[card.name]
    return replace(ARAGORN_STARTER, cards=cards)


def _card(name: str) -> Card:
    return catalogue.CARDS[catalogue.NUMBER[name]]


@rule("T-5.2", "T-5.3", "T-5.7")
@pytest.mark.parametrize("starter", STARTERS, ids=lambda starter: starter.name)
def test_the_starters_may_be_played_in_the_whole_game(starter: Deck):
    assert why_not_deck(starter) == []


@rule("T-5.2")
@pytest.mark.parametrize(
    ("each", "wrong"), [(30, []), (31, []), (60, []), (29, ["small"]), (0, ["small"])]
)
def test_a_draw_deck_has_sixty_cards_or_more(each: int, wrong: list[str]):
    assert faults(deck(each, each)) == wrong


@rule("T-5.3")
def test_the_two_sides_are_equal():
    assert faults(deck(31, 30)) == ["sides"]
    assert faults(deck(30, 31)) == ["sides"]
    assert faults(deck(29, 30)) == ["small", "sides"]


@rule("T-5.4")
@pytest.mark.parametrize("name", ["bree_gate", "the_one_ring_isildurs_bane"])
def test_sites_and_rings_stay_out_of_the_draw_deck(name: str):
    assert faults(deck(**{name: 1})) == ["not-drawn"]
    assert faults(deck(29, 30, **{name: 1})) == ["not-drawn", "small", "sides"]


@rule("T-5.5", "T-1.19")
@pytest.mark.parametrize(
    ("king", "ranger", "wrong"),
    [(4, 0, []), (2, 2, []), (0, 4, []), (5, 0, ["title"]), (3, 2, ["title"]), (4, 4, ["title"])],
)
def test_four_cards_of_a_title_whatever_the_subtitle(king: int, ranger: int, wrong: list[str]):
    assert faults(deck(aragorn_king_in_exile=king, aragorn_ranger_of_the_north=ranger)) == wrong


@rule("T-5.5")
def test_it_makes_no_difference_whether_a_title_is_unique():
    assert faults(deck(uruk_savage=4)) == []
    assert faults(deck(uruk_savage=5)) == ["title"]


@rule("T-5.6", "T-5.9")
@pytest.mark.parametrize(
    ("son", "heir", "wrong"), [(3, 0, []), (1, 2, []), (4, 0, ["frodos"]), (2, 2, ["frodos"])]
)
def test_three_frodos_beside_the_first(son: int, heir: int, wrong: list[str]):
    assert faults(deck(frodo_son_of_drogo=son, frodo_old_bilbos_heir=heir)) == wrong


@rule("T-5.7")
@pytest.mark.parametrize(
    ("sites", "wrong"),
    [
        (SITES[::-1], []),  # their order means nothing
        (SITES[:-1], ["site-missing"]),
        ((*SITES, "emyn-muil"), ["site-twice"]),
        (("bree-gate", *SITES[1:]), ["site-missing", "site-twice"]),
        ((*SITES, "athelas"), ["no-site"]),
        ((*SITES[:8], "athelas"), ["no-site", "site-missing"]),
        ((), ["site-missing"] * 9),
    ],
)
def test_nine_sites_one_of_each_number(sites: tuple[str, ...], wrong: list[str]):
    assert faults(replace(ARAGORN_STARTER, sites=sites)) == wrong


@rule("T-5.1", "T-8.4")
def test_frodo_and_the_ring_are_brought_along():
    assert faults(replace(ARAGORN_STARTER, ring_bearer=HEIR, ring=ISILDURS_BANE)) == []
    assert faults(replace(ARAGORN_STARTER, ring_bearer="sam-son-of-hamfast")) == ["ring-bearer"]
    assert faults(replace(ARAGORN_STARTER, ring="sting")) == ["ring"]


@rule("T-5.1", "T-8.4")
def test_an_unfinished_deck_lacks_what_it_lacks():
    begun = replace(ARAGORN_STARTER, ring_bearer="", ring="")
    assert faults(begun) == ["no-ring-bearer", "no-ring"]
    nothing = Deck("", "", "", (), {})
    # Ten are told; the two last sites wait until others are there.
    assert faults(nothing) == ["no-ring-bearer", "no-ring", *["site-missing"] * 7, "small"]


@rule("T-6.1", "T-6.4", "T-5.2", "T-5.3")
def test_in_a_first_game_neither_size_nor_balance_nor_the_last_sites_matter():
    seven = replace(ARAGORN_STARTER, sites=SITES[:7], cards={"uruk-savage": 4})
    assert why_not_deck(seven, "starter") == []
    assert [reason.id for reason in why_not_deck(seven, "full")] == [
        "reason-deck-site-missing",
        "reason-deck-site-missing",
        "reason-deck-small",
        "reason-deck-sides",
    ]
    six = replace(seven, sites=SITES[:6])
    assert [(r.id, r.args) for r in why_not_deck(six, "starter")] == [
        ("reason-deck-site-missing", {"number": 7})
    ]


@rule("T-5.5", "T-5.4", "T-5.7", "T-5.1")
def test_in_a_first_game_all_else_matters_as_ever():
    bad = replace(ARAGORN_STARTER, ring="sting", sites=(*SITES, SITES[8]), cards={"armor": 5})
    wrong = [reason.id.removeprefix("reason-deck-") for reason in why_not_deck(bad, "starter")]
    assert wrong == ["ring", "site-twice", "title"]


@rule("T-5.9")
def test_who_stands_outside_counts_for_nothing():
    """Frodo makes neither a deck of 59 whole nor two unequal sides equal."""
    assert faults(deck(29, 30)) == ["small", "sides"]
    for frodo in (FRODO, HEIR):
        assert faults(replace(deck(), ring_bearer=frodo)) == []


@rule("T-5.9")
def test_starting_companions_come_out_of_the_sixty():
    t = new_table(STARTERS, House(goal=9, starter=False), Chance("start"))
    for seat, each in enumerate(STARTERS):
        drawn = [catalogue.NAME[t.print_of[card]] for card in t.decks[seat]]
        assert len(drawn) == 60
        assert each.start[0] in drawn
        outside = (t.seats[seat].ring_bearer, t.seats[seat].ring)
        assert not any(t.zone[card] == DECK for card in outside)


@rule("T-2.5")
def test_cultures_may_be_mixed():
    first = {card.culture: card.name.replace("-", "_") for card in catalogue.CARDS if card.culture}
    mixed = deck(**dict.fromkeys(first.values(), 1))
    assert {_card(name).culture for name in mixed.cards} >= set(CULTURES)
    assert faults(mixed) == []


def test_what_nobody_knows_is_named():
    strange = replace(ARAGORN_STARTER, cards={"tom-bombadil": 60})
    assert [(reason.id, reason.args) for reason in why_not_deck(strange)] == [
        ("reason-no-card", {"word": "tom-bombadil"})
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_fault_can_be_told(lang: str):
    worst = Deck(
        "worst",
        "sam-son-of-hamfast",
        "sting",
        ("athelas", "bree-gate", "weathertop"),
        {"uruk-savage": 5, FRODO: 4, "bag-end": 1},
        (),
    )
    reasons = why_not_deck(worst)
    assert len({reason.id for reason in reasons}) == 10
    text = voice(lang, GAME)
    for reason in reasons:
        assert reason.rules
        assert reason.rules[0] in text.explain(reason)


# --- Who may read it


@rule("T-5.8", "T-5.1")
def test_nobody_else_looks_through_an_adventure_deck():
    """Where lists are open, everybody knows the sites anyway."""
    for open_decks in (False, True):
        house = House(goal=9, starter=False, open_decks=open_decks)
        t = Position(GAME, new_table(STARTERS, house, Chance("sites"))).state
        for seat in range(2):
            assert sorted(view(t, seat).seats[seat].adventure or ()) == sorted(STARTERS[seat].sites)
            theirs = view(t, 1 - seat).seats[seat].adventure
            assert (theirs is not None) == open_decks


@rule("T-5.1")
def test_nobody_learns_the_order_of_a_draw_deck():
    """Not even with open lists: what is seen is a number."""
    t = Position(GAME, new_table(STARTERS, House(goal=7, starter=True), Chance("order"))).state
    for viewer in range(2):
        for seat in range(2):
            assert view(t, viewer).seats[seat].deck_size == len(t.decks[seat])
            assert not t.known[viewer]
    before = view(t, 0)
    for pile in t.decks:
        pile.reverse()
    assert view(t, 0) == before
