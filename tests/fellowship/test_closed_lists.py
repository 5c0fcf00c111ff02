"""With closed lists nobody knows what is in another's deck: being asked, or not, must not tell."""

from collections import Counter
from collections.abc import Iterator

import pytest

from mathom.core.chance import Chance
from mathom.core.event import SPECTATOR
from mathom.core.position import Position, play_out
from mathom.core.state import clone
from mathom.games.fellowship import catalogue
from mathom.games.fellowship.decks.deck import Deck
from mathom.games.fellowship.decks.legality import why_not_deck
from mathom.games.fellowship.game import GAME
from mathom.games.fellowship.rules.actions import could_act, playable_events
from mathom.games.fellowship.rules.memo import memo
from mathom.games.fellowship.sight.deal import redeal
from mathom.games.fellowship.sight.view import view
from mathom.games.fellowship.state import Table
from mathom.games.fellowship.terms import ADVENTURE, MANEUVER, SETUP
from tests.fellowship.scene import FREE, SHADOWS, Scene
from tests.fellowship.test_everywhere import GAMES, contradicts, questions
from tests.fellowship.wild import NAMES, positions
from tests.marks import rule

PASSES = 12
"""So many questions are passed to see who is asked next."""
everywhere = pytest.mark.parametrize(("name", "seed"), GAMES)


def closed(name: str, seed: str) -> Iterator[Position[Table]]:
    """A wild game with closed lists, at the boundaries of its turns."""
    for position in positions(name, f"{seed} closed {name}", open_decks=False):
        if position.asks and not position.since and position.state.phase != SETUP:
            yield position


def hidden(t: Table, seat: int) -> list[int]:
    """A player's cards of hand and deck that nobody else has ever seen."""
    others = [known for other, known in enumerate(t.known) if other != seat]
    return [
        card
        for zone in (t.hands, t.decks, t.tops, t.bottoms)
        for card in zone[seat]
        if not any(card in seen for seen in (t.shown, *others))
    ]


def unplayed_sites(t: Table, seat: int) -> list[int]:
    return [
        card
        for card, zone in enumerate(t.zone)
        if zone == ADVENTURE and t.owner[card] == seat and card not in t.shown
    ]


def other_cards(t: Table, seat: int, luck: Chance) -> Table:
    """The same table, but a player's hidden cards are any others of their sides, and the sites that
    nobody has seen any others of their numbers.
    """
    other = clone(t)
    prints = [[kind for kind, of in enumerate(catalogue.SIDE) if of == side] for side in range(2)]
    for card in hidden(t, seat):
        fitting = prints[catalogue.SIDE[t.print_of[card]]]
        other.print_of[card] = fitting[luck.below(len(fitting))]
    for card in unplayed_sites(t, seat):
        number = catalogue.CARDS[t.print_of[card]].site
        sites = [
            kind
            for kind, site in enumerate(catalogue.CARDS)
            if site.type == "site" and site.site == number
        ]
        other.print_of[card] = sites[luck.below(len(sites))]
    return other


def asked_while_passing(t: Table) -> tuple[list[list[tuple[int, str, str | None]]], bool]:
    """Who is asked what, one after the other, if everybody passes as long as they can, and until
    the fellowship comes to a site that nobody has seen before. And whether hidden cards were shown
    on the way: what is asked from then on may be about them.
    """
    position = Position(GAME, clone(t))
    asked: list[list[tuple[int, str, str | None]]] = []
    for _ in range(PASSES):
        if position.state.path != t.path or position.state.shown != t.shown:
            return asked, position.state.shown != t.shown
        asked.append(questions(position))
        passing = [option for ask in position.asks for option in ask.options if not option.value]
        if len(position.asks) != 1 or not passing or passing[0].code != "pass":
            break
        position.answer(position.asks[0], passing[0])
    return asked, False


def must_be_asked_alike(one: Table, other: Table) -> None:
    (asked, shown), (otherwise, other_shown) = map(asked_while_passing, (one, other))
    alike = min(len(asked), len(otherwise)) if shown or other_shown else PASSES
    assert asked[:alike] == otherwise[:alike]


@everywhere
def test_other_hidden_cards_never_change_who_is_asked(name, seed):
    luck = Chance(f"{name} {seed} others")
    for position in closed(name, seed):
        if luck.below(3):
            continue
        t = position.base
        for number, seat in enumerate((0, 0, 1, 1)):
            deal = Chance(f"{seed} {luck.drawn} {number}")
            other = other_cards(t, seat, deal) if number % 2 else redeal(t, 1 - seat, deal)
            if not contradicts(other):
                must_be_asked_alike(t, other)


@everywhere
def test_whoever_can_play_an_event_is_asked(name, seed):
    """And so what is not asked about was not on offer."""
    for position in closed(name, seed):
        t = clone(position.state)
        if t.phase >= MANEUVER:
            for seat in memo(t).players:
                assert could_act(t, seat, t.phase) or not playable_events(t, seat, t.phase)


def test_no_event_that_is_asked_about_needs_more_of_the_hand_than_itself():
    """One that did could not be taken for a card of a hand that nobody else has seen. In a phase of
    one's own one is always asked.
    """
    for kind, card in enumerate(catalogue.CARDS):
        if card.type != "event":
            continue
        asked = [text for texts in catalogue.ACTIONS[kind][MANEUVER:] for _, text in texts]
        asked += [text for texts in catalogue.RESPONSES[kind].values() for _, text in texts]
        for text in asked:
            assert not any(word.takes_hand for word in text.block.words), card.name


# --- What a deal supposes


def deck_of(t: Table, seat: int) -> Deck:
    """All that a player has brought."""
    mine = [catalogue.CARDS[t.print_of[card]] for card, by in enumerate(t.owner) if by == seat]
    bearer, ring, *drawn = [card.name for card in mine if card.type != "site"]
    sites = tuple(card.name for card in mine if card.type == "site")
    return Deck("supposed", bearer, ring, sites, dict(Counter(drawn)), ())


@rule("T-5.2", "T-5.3", "T-5.5", "T-5.6", "T-5.7")
@everywhere
def test_a_deal_supposes_a_legal_deck(name, seed):
    luck = Chance(f"{name} {seed} legal")
    for position in positions(name, f"{seed} legal {name}", open_decks=False):
        if not position.asks or (position.state.phase != SETUP and luck.below(8)):
            continue
        t = position.base
        for viewer in (SPECTATOR, 0, 1):
            dealt = redeal(t, viewer, Chance(f"{seed} {luck.drawn} {viewer}"))
            for seat in range(2):
                assert why_not_deck(deck_of(dealt, seat)) == []


@everywhere
def test_a_deal_depends_on_what_everybody_knows(name, seed):
    """Whatever others hold, and whatever is in their decks: the same is supposed."""
    luck = Chance(f"{name} {seed} known")
    for position in closed(name, seed):
        if luck.below(8):
            continue
        t = position.base
        for seat in range(2):
            other = other_cards(t, seat, Chance(f"{seed} {luck.drawn} {seat}"))
            for viewer in (SPECTATOR, 1 - seat):
                deals = [redeal(each, viewer, Chance(f"{luck.drawn}")) for each in (t, other)]
                assert deals[0].print_of == deals[1].print_of


@everywhere
def test_what_was_seen_stays(name, seed):
    luck = Chance(f"{name} {seed} stays")
    for position in closed(name, seed):
        if luck.below(8):
            continue
        t = position.base
        for viewer in range(2):
            theirs = 1 - viewer
            dealt = redeal(t, viewer, Chance(f"{seed} {luck.drawn}"))
            secret = {*t.hands[theirs], *t.decks[theirs], *t.tops[theirs], *t.bottoms[theirs]}
            secret = {*secret - t.known[viewer], *unplayed_sites(t, theirs)}
            for card, kind in enumerate(t.print_of):
                assert card in secret or dealt.print_of[card] == kind
            # What was shown and put back among the others is still there.
            mixed = [Counter(of.print_of[card] for card in secret & of.shown) for of in (t, dealt)]
            assert mixed[0] == mixed[1]


@pytest.mark.parametrize("name", NAMES[::12])
def test_every_position_can_be_dealt_and_played_on(name):
    """Also in the middle of a choice, when others have shown what they held."""
    luck = Chance(f"{name} dealt")
    for position in positions(name, f"dealt {name}", open_decks=False):
        if not position.asks or (luck.below(2) and not position.since):
            continue
        for viewer in (SPECTATOR, 0, 1):
            dealt = position.redeal(viewer, Chance(f"{name} {luck.drawn} {viewer}"))
            assert view(dealt.state, viewer) == view(position.state, viewer)
        if luck.below(4) == 0:
            play_out(GAME, clone(dealt.base), lambda ask: ask.options[luck.below(len(ask.options))])


# --- Where it shows


ELVES, DWARVES = "arwen-daughter-of-elrond", "gimli-son-of-gloin"


@pytest.mark.parametrize(("who", "asked"), [(ELVES, "archery"), (DWARVES, "assign")])
def test_somebody_is_asked_if_any_event_of_the_set_could_be_played(who, asked):
    """Whatever the hand: to shoot, the Free Peoples need an Elf."""
    for hand in ("sting", "double-shot", "lightfootedness sting"):
        assert Scene(who, minions="orc-soldier", hand=hand, phase="archery").asked == asked
    empty = Scene(who, minions="orc-soldier", phase="archery", filler=False)
    assert empty.asked == "assign"


@pytest.mark.parametrize(("pool", "who"), [(0, FREE), (1, SHADOWS)])
def test_nobody_is_asked_about_what_could_not_be_paid(pool, who):
    """Bitter Hatred, the Shadow's only event for archery, costs one."""
    laid = {"minions": "goblin-marksman", "phase": "archery", "pool": pool}
    assert Scene(DWARVES, shadow_hand="uruk-savage", **laid).who == who
