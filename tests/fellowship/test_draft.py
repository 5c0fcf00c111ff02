"""Boosters that go round: who takes what, who sees what, and what is built of it."""

from collections import Counter

import pytest

from mathom.bots import make_bot
from mathom.core import record as records
from mathom.core.chance import Chance
from mathom.core.event import REFEREE, SPECTATOR
from mathom.core.match import Match, verify
from mathom.core.message import Refused
from mathom.core.record import Seat
from mathom.core.state import OVER
from mathom.core.voice import LANGUAGES, voice
from mathom.games.fellowship import catalogue
from mathom.games.fellowship.decks.building import builds, pick_worth, worth
from mathom.games.fellowship.decks.legality import why_not_deck
from mathom.games.fellowship.game import GAME
from mathom.games.fellowship.parts import Gathering
from mathom.games.fellowship.rules.gathering import drafted_by, pack_of, pool_of, seen_by
from mathom.games.fellowship.terms import FREE_SIDE
from tests.fellowship.test_bringing import play_on, sent
from tests.marks import rule


def table(seats: int = 3, seed: str = "draft", **options: str) -> Match:
    names = [Seat(f"player {seat + 1}") for seat in range(seats)]
    return Match(GAME, names, {"variant": "full", "decks": "draft", **options}, seed)


def gathered(match: Match) -> Gathering:
    assert match.state.gathering is not None
    return match.state.gathering


def pack(match: Match, seat: int) -> list[str]:
    return [catalogue.NAME[kind] for kind in pack_of(gathered(match), seat)]


def take(match: Match, place: int = 0, picks: int = 1) -> Match:
    """Everybody takes the card at this place of the pack."""
    for _ in range(picks):
        for seat in range(len(match.seats)):
            match.choose(seat, pack(match, seat)[place])
    return match


def drafted(match: Match, place: int = 0) -> Match:
    """All boosters have gone round."""
    while match.asks[0].prompt.id == "prompt-draft":
        take(match, place)
    return match


# --- Taking and passing on


@rule("T-35.2", "T-35.3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_everybody_opens_a_starter_and_a_booster(seats: int):
    match = table(seats)
    assert [line.id for line in match.told(SPECTATOR)] == ["event-opens", "event-opens-pack"]
    for seat, ask in enumerate(match.asks):
        assert (ask.seat, ask.secret, ask.prompt.id) == (seat, True, "prompt-draft")
        assert [option.code for option in ask.options] == pack(match, seat)
        assert [option.touches for option in ask.options] == [
            (f"pack:{name}",) for name in pack(match, seat)
        ]
        assert len(ask.options) == 11
        assert len(gathered(match).pools[seat]) == 71 + 3


def test_what_is_left_goes_to_the_left():
    match = table(3)
    first = [pack(match, seat) for seat in range(3)]
    take(match)
    for seat in range(3):
        assert pack(match, seat) == first[seat - 1][1:]
        assert match.view(seat).gathering.seats[seat].passes_to == (seat + 1) % 3


def test_the_next_booster_goes_to_the_right():
    match = take(table(3), picks=10)
    assert gathered(match).packs[1][0].taken == ()
    first = [pack(match, seat) for seat in range(3)]
    assert [len(cards) for cards in first] == [11] * 3
    take(match)
    for seat in range(3):
        assert pack(match, seat) == first[(seat + 1) % 3][1:]
        assert match.view(seat).gathering.seats[seat].passes_to == (seat - 1) % 3


def test_the_last_card_is_taken_without_a_question():
    match = table(2)
    before = [pack(match, seat) for seat in range(2)]
    take(match, picks=10)
    for seat in range(2):
        assert len(drafted_by(gathered(match), seat)) == 11
    both = Counter(kind for seat in range(2) for kind in drafted_by(gathered(match), seat))
    assert both == Counter(catalogue.NUMBER[name] for cards in before for name in cards)


@rule("T-35.3")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_four_boosters_go_round(seats: int):
    match = drafted(table(seats))
    assert len(match.lines) == seats * 4 * 10
    for seat in range(seats):
        drafts = drafted_by(gathered(match), seat)
        assert len(drafts) == 44
        assert pool_of(match.state, seat) == (*gathered(match).pools[seat], *drafts)
    cards = Counter(k for packs in gathered(match).packs for each in packs for k in each.cards)
    assert cards == Counter(k for seat in range(seats) for k in drafted_by(gathered(match), seat))
    assert [ask.prompt.id for ask in match.asks] == ["prompt-build"] * seats


def test_what_is_not_in_the_pack_is_not_taken():
    match = table(2)
    other = next(name for name in pack(match, 1) if name not in pack(match, 0))
    for code in (other, "pass", "strider", "play athelas"):
        with pytest.raises(Refused) as refused:
            match.choose(0, code)
        for lang in LANGUAGES:
            assert voice(lang, GAME).explain(refused.value.reason)
    assert match.why_not(0, other).id == "reason-not-in-pack"


def test_a_card_is_put_back_until_all_have_taken_one():
    match = table(2)
    match.choose(0, pack(match, 0)[3])
    assert match.why_not_undo(0) is None
    match.undo(0)
    take(match)
    assert match.why_not_undo(0) is not None


# --- Who sees what


def test_a_pack_is_for_who_holds_it():
    match = take(table(3), picks=2)
    for seat in range(3):
        seen = match.view(seat).gathering
        assert (seen.decks, seen.booster, seen.boosters) == ("draft", 1, 4)
        for each, found in enumerate(seen.seats):
            assert (found.pool_size, found.pack_size) == (74 + 2, 9)
            if each == seat:
                assert found.pack == pack(match, seat)
                assert len(found.drafted) == 2
                assert sum(found.pool.values()) == 76
            else:
                assert (found.pool, found.drafted, found.pack) == (None, None, None)
    for found in match.view(SPECTATOR).gathering.seats:
        assert (found.pool, found.drafted, found.pack) == (None, None, None)
    assert all(found.pack for found in match.view(REFEREE).gathering.seats)


def test_nothing_tells_what_others_have_taken_or_that_they_have():
    match, waiting = take(table(3), picks=4), take(table(3), picks=4)
    match.choose(1, pack(match, 1)[0])
    for viewer in (0, 2, SPECTATOR):
        assert sent(match, viewer) == sent(waiting, viewer)
    match.choose(0, pack(match, 0)[0])
    match.choose(2, pack(match, 2)[0])
    others = {k for seat in (1, 2) for k in drafted_by(gathered(match), seat)}
    others |= {k for seat in (1, 2) for k in pack_of(gathered(match), seat)}
    mine = {*pool_of(match.state, 0), *pack_of(gathered(match), 0)}
    said = sent(match, 0)
    assert others - mine
    for kind in others - mine:
        assert f'"{catalogue.NAME[kind]}"' not in said


def test_what_came_by_is_no_secret_any_more():
    match = take(table(3), picks=4)
    passed = {*gathered(match).packs[0][0].cards}
    others = {k for seat in (1, 2) for k in drafted_by(gathered(match), seat)}
    hidden = GAME.hidden(match.state, 0)
    for kind in others & passed:
        assert f'"{catalogue.NAME[kind]}"' not in hidden
    never = others - seen_by(gathered(match), 0)
    assert never
    assert all(f'"{catalogue.NAME[kind]}"' in hidden for kind in never)
    assert len(hidden) < len(GAME.hidden(match.state, SPECTATOR))


def test_a_pack_that_was_never_seen_may_hold_anything():
    match = table(4)
    found = {
        match.position.redeal(0, Chance(f"{n}")).state.gathering.packs[0][2].cards
        for n in range(20)
    }
    assert len(found) == 20
    assert all(len(set(cards)) == 11 for cards in found)


def test_of_a_pack_that_was_passed_on_some_are_gone():
    match = take(table(4), picks=3)
    passed = gathered(match).packs[0][0]  # seat 0 has opened it
    for number in range(20):
        dealt = match.position.redeal(0, Chance(f"{number}")).state.gathering
        assert dealt.packs[0][0].cards == passed.cards
        assert dealt.packs[0][0].taken[0] == passed.taken[0]
        assert len(dealt.packs[0][0].taken) == 3
        assert drafted_by(dealt, 0) == drafted_by(gathered(match), 0)
        assert pack_of(dealt, 0) == pack_of(gathered(match), 0)
    takens = {
        match.position.redeal(0, Chance(f"{n}")).state.gathering.packs[0][0].taken
        for n in range(20)
    }
    assert len(takens) > 5


def test_what_is_gone_when_a_pack_comes_back_was_taken_by_the_others():
    match = take(table(3), picks=3)  # the first packs are back
    mine = gathered(match).packs[0][0]
    ways = set()
    for number in range(20):
        dealt = match.position.redeal(0, Chance(f"{number}")).state.gathering.packs[0][0]
        assert set(dealt.taken[1:3]) == set(mine.taken[1:3])
        ways.add(dealt.taken)
    assert len(ways) == 2


def test_deals_agree_with_all_that_was_seen():
    """At every point of a draft, also when the packs have gone round more than once."""
    match = table(2, "seen")
    luck = Chance("which")
    looks: list[tuple[int, int, tuple[int, ...]]] = []  # booster, opener, what was left
    while match.asks[0].prompt.id == "prompt-draft":
        packs = gathered(match).packs
        passed = len(packs[-1][0].taken)
        opener = passed % 2
        looks.append((len(packs) - 1, opener, packs[-1][opener].left))
        dealt = match.position.redeal(0, Chance(f"{len(match.lines)}")).state.gathering
        assert drafted_by(dealt, 0) == drafted_by(gathered(match), 0)
        for booster, opened, left in looks:
            cards, taken = dealt.packs[booster][opened].cards, dealt.packs[booster][opened].taken
            assert set(left) <= set(cards)
            assert set(cards) - set(left) == set(taken[: 11 - len(left)])
        for seat in range(2):
            match.choose(seat, pack(match, seat)[luck.below(len(pack(match, seat)))])


# --- What is built of it


@rule("T-5.2", "T-5.3", "T-5.5", "T-5.7")
@pytest.mark.parametrize("place", [0, -1])
def test_a_legal_deck_can_be_built_whatever_was_taken(place: int):
    """The rares first or last; nobody looks at sides. A starter's cards are always there."""
    match = drafted(table(3), place)
    for seat in range(3):
        pool = pool_of(match.state, seat)
        ways = builds(pool)
        assert ways
        for deck, _ in ways:
            assert why_not_deck(deck, "full", pool) == []


def test_who_takes_one_side_only_can_still_play():
    match = table(2)
    while match.asks[0].prompt.id == "prompt-draft":
        for seat in range(2):
            cards = pack(match, seat)
            cards.sort(key=lambda name: catalogue.SIDE[catalogue.NUMBER[name]] != FREE_SIDE)
            match.choose(seat, cards[0])
    assert all(ask.options for ask in match.asks)


def test_cards_are_rated_by_what_is_printed():
    def kind(name: str) -> int:
        return catalogue.NUMBER[name]

    assert worth(kind("aragorn-ranger-of-the-north")) > worth(kind("hobbit-party-guest"))
    assert worth(kind("cave-troll-of-moria-scourge-of-the-black-pit")) > worth(
        kind("goblin-runner")
    )
    axe, dwarves = kind("dwarven-axe"), [kind("gimli-dwarf-of-erebor")] * 3
    assert pick_worth(axe, dwarves) > pick_worth(axe, [])
    assert pick_worth(kind("bag-end"), []) < pick_worth(axe, [])
    four = [kind("uruk-savage")] * 4
    assert pick_worth(four[0], four) < pick_worth(four[0], four[:3]) - 5


@pytest.mark.parametrize("name", ["easy", "greedy", "medium", "hard"])
def test_bots_take_what_is_worth_most_without_much_thought(name: str):
    match = take(table(2), picks=3)
    chosen = make_bot(GAME, name).choose(match.sight(0), Chance(name)).code
    assert chosen in pack(match, 0)
    if name != "easy":
        mine = drafted_by(gathered(match), 0)
        best = max(pick_worth(kind, mine) for kind in pack_of(gathered(match), 0))
        assert pick_worth(catalogue.NUMBER[chosen], mine) == best


@pytest.mark.parametrize("variant", ["full", "starter"])
def test_drafts_end_and_their_records_hold(variant: str):
    match = play_on(table(3, variant=variant, decklists="closed"), variant)
    assert match.state.step == OVER
    assert verify(records.load(records.dump(match.record()))) == []


def test_the_end_of_the_draft_is_told():
    match = take(table(2), picks=10)
    told = [line.id for line in match.told(SPECTATOR)]
    assert told.count("event-passes-packs") == 10
    assert told[-2:] == ["event-packs-empty", "event-opens-pack"]
    assert "event-drafts" not in told
    assert [line.id for line in match.told(0)].count("event-drafts") == 11
