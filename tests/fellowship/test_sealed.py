"""Decks that are built from what everybody opens."""

from collections import Counter
from dataclasses import replace

import msgspec
import pytest

from mathom.bots import make_bot
from mathom.core import record as records
from mathom.core.chance import Chance
from mathom.core.event import REFEREE, SPECTATOR
from mathom.core.match import Match, replay, verify
from mathom.core.message import Refused
from mathom.core.record import Seat
from mathom.core.state import OVER
from mathom.core.voice import LANGUAGES, voice
from mathom.games.fellowship import catalogue
from mathom.games.fellowship.decks.building import builds, worth
from mathom.games.fellowship.decks.code import code_of, deck_of
from mathom.games.fellowship.decks.deck import Deck
from mathom.games.fellowship.decks.legality import why_not_deck
from mathom.games.fellowship.decks.products import Prints
from mathom.games.fellowship.game import GAME
from mathom.games.fellowship.rules.gathering import opened
from tests.fellowship.test_bringing import play_on, sent
from tests.marks import rule

POOLS = 60
"""Two thousand were tried when the format was chosen."""


def table(seats: int = 2, seed: str = "sealed", **options: str) -> Match:
    names = [Seat(f"player {seat + 1}") for seat in range(seats)]
    return Match(GAME, names, {"variant": "full", "decks": "sealed", **options}, seed)


def pool(match: Match, seat: int) -> Prints:
    assert match.state.gathering is not None
    return match.state.gathering.pools[seat]


def option(match: Match, seat: int, number: int = 0) -> str:
    ask = match.position.ask(seat)
    assert ask is not None
    return ask.options[number].code


def needs(deck: Deck) -> Counter[int]:
    return Counter(catalogue.NUMBER[name] for name in deck.in_order)


@rule("T-35.2", "T-35.3")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_everybody_opens_a_starter_and_six_boosters(seats: int):
    match = table(seats)
    assert [line.id for line in match.told(SPECTATOR)] == ["event-opens"]
    assert [ask.prompt.id for ask in match.asks] == ["prompt-build"] * seats
    for seat in range(seats):
        assert len(pool(match, seat)) == 71 + 3 + 6 * 11
    assert len({pool(match, seat) for seat in range(seats)}) == seats
    assert match.state.chance.drawn == seats * (1 + 3 + 6 * 11)


@rule("T-5.2", "T-5.3", "T-5.5", "T-5.6", "T-5.7")
def test_from_any_pool_a_legal_deck_can_be_built():
    chance = Chance("pools")
    for _ in range(POOLS):
        found = opened(6, chance)
        decks = [deck for deck, _ in builds(found)]
        assert len({code_of(deck) for deck in decks}) == 3
        for deck in decks:
            assert why_not_deck(deck, "full", found) == []
            assert not needs(deck) - Counter(found)


def test_the_builds_are_better_than_what_is_left():
    chance = Chance("better")
    for _ in range(10):
        found = opened(6, chance)
        deck, cultures = builds(found)[0]
        chosen = Counter({catalogue.NUMBER[name]: n for name, n in deck.cards.items()})
        drawable = [kind for kind in found if catalogue.CARDS[kind].culture]
        left = (Counter(drawable) - chosen).elements()
        rest = [worth(kind) for kind in left]
        assert sum(worth(kind) for kind in chosen.elements()) / 60 > sum(rest) / len(rest)
        at_home = sum(n for kind, n in chosen.items() if catalogue.CARDS[kind].culture in cultures)
        assert at_home > 40
        fighters = Counter(catalogue.TYPE[kind] for kind in chosen.elements())
        assert fighters["minion"] >= 12
        assert fighters["companion"] >= 4


@rule("T-35.3")
def test_a_deck_holds_nothing_but_the_pool():
    match = table()
    theirs, mine = option(match, 1), deck_of(option(match, 0))
    assert mine is not None
    with pytest.raises(Refused) as refused:
        match.choose(0, theirs)
    assert "T-35.3" in refused.value.reason.rules
    (name,) = [name for name, copies in mine.cards.items() if copies == max(mine.cards.values())][
        :1
    ]
    had = Counter(pool(match, 0))[catalogue.NUMBER[name]]
    much = code_of(replace(mine, cards=mine.cards | {name: had + 1}))
    reason = match.why_not(0, much)
    assert reason is not None
    for lang in LANGUAGES:
        assert str(had + 1) in voice(lang, GAME).explain(reason)
    fewer = dict(mine.cards)
    fewer[name] -= 1
    assert match.why_not(0, code_of(replace(mine, cards=fewer))) is not None  # 59


def test_who_likes_builds_by_hand():
    match = table()
    deck = deck_of(option(match, 0))
    assert deck is not None
    left = Counter(pool(match, 0)) - needs(deck)
    free = next(k for k in left if catalogue.SIDE[k] == 0 and _fits(deck, k))
    shadow = next(k for k in left if catalogue.SIDE[k] == 1 and _fits(deck, k))
    cards = Counter(deck.cards) + Counter([catalogue.NAME[free], catalogue.NAME[shadow]])
    mine = replace(deck, cards=dict(cards))
    match.choose(0, code_of(mine))
    match.choose(1, option(match, 1))
    assert match.view(0).decklists[0].cards == deck_of(code_of(mine)).cards
    assert match.state.gathering is None


def _fits(deck: Deck, kind: int) -> bool:
    titles = Counter[str]()
    for name, copies in deck.cards.items():
        titles[catalogue.TITLE[catalogue.NUMBER[name]]] += copies
    return titles[catalogue.TITLE[kind]] < 3


def test_a_pool_is_for_its_owner_alone():
    match = table(3)
    for seat in range(3):
        seen = match.view(seat).gathering
        assert [found.pool is not None for found in seen.seats] == [
            each == seat for each in range(3)
        ]
        assert [found.pool_size for found in seen.seats] == [140] * 3
        assert sum(seen.seats[seat].pool.values()) == 140
    assert all(found.pool is None for found in match.view(SPECTATOR).gathering.seats)
    assert all(found.pool is not None for found in match.view(REFEREE).gathering.seats)
    others = set(pool(match, 1)) | set(pool(match, 2))
    said = sent(match, 0)
    for kind in others - set(pool(match, 0)):
        assert f'"{catalogue.NAME[kind]}"' not in said
    assert GAME.hidden(match.state, 0)


def test_deals_hold_other_pools_of_the_others():
    match = table(3)
    match.choose(1, option(match, 1))
    dealt = match.position.redeal(0, Chance("deal"))
    assert dealt.state.gathering.pools[0] == pool(match, 0)
    for seat in (1, 2):
        assert dealt.state.gathering.pools[seat] != pool(match, seat)
        assert len(dealt.state.gathering.pools[seat]) == 140


def test_nothing_tells_that_somebody_has_built():
    match, waiting = table(3), table(3)
    match.choose(0, option(match, 0))
    for viewer in (1, 2, SPECTATOR):
        assert sent(match, viewer) == sent(waiting, viewer)


@pytest.mark.parametrize("variant", ["full", "starter"])
def test_sealed_games_end_and_their_records_hold(variant: str):
    match = play_on(table(3, variant=variant, decklists="closed"), variant)
    assert match.state.step == OVER
    record = records.load(records.dump(match.record()))
    assert verify(record) == []
    assert records.dump(replay(record).record()) == records.dump(record)


@pytest.mark.parametrize("name", ["easy", "medium"])
def test_bots_build_what_is_proposed(name: str):
    match = table()
    chosen = make_bot(GAME, name).choose(match.sight(0), Chance(name)).code
    ask = match.position.ask(0)
    assert chosen in [option.code for option in ask.options]


def test_it_can_be_sent():
    match = table()
    view = match.view(0)
    assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view
