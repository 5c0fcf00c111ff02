"""The Confrontation's greedy bot: what anybody would do, cards, set-ups, whole games."""

from collections import Counter

import pytest

from mathom.bots.arena import interval, play_games
from mathom.core.bot import sight_of
from mathom.core.chance import Chance
from mathom.core.game import Value
from mathom.games.confrontation import GAME
from mathom.games.confrontation.bots.duel import Clash, mixture, payoff
from mathom.games.confrontation.bots.greedy import GreedyBot
from mathom.games.confrontation.bots.greedy.beforehand import setup
from mathom.games.confrontation.data import (
    DECKS,
    EYE,
    MAGIC,
    NAMES,
    NOBLE_SACRIFICE,
    RETREAT,
    SHIRE,
    SIDES,
    WHOLE_DECK,
)
from mathom.games.confrontation.sight.beliefs import Table, side_of
from tests.confrontation.scene import Scene

FULL = (WHOLE_DECK[0], WHOLE_DECK[1])


def answer(scene: Scene, seat: int | None = None, luck: str = "luck") -> str:
    """What the bot says to the open question."""
    ask = scene.ask if seat is None else scene.position.ask(seat)
    assert ask is not None
    return GreedyBot().choose(sight_of(scene.position, ask, Chance("sight")), Chance(luck)).code


# --- What anybody would do


def test_the_ring_goes_into_mordor():
    scene = Scene("frodo@gondor gandalf@rohan / balrog@mordor warg@fangorn")
    assert answer(scene) == "frodo mordor"


def test_the_third_servant_goes_into_the_shire():
    scene = Scene(
        "frodo@fangorn sam@rohan / orcs@shire warg@shire balrog@cardolan saruman@mordor",
        turn="sauron",
    )
    assert answer(scene) == "balrog shire"


def test_the_witch_king_of_the_star_goes_into_the_shire():
    scene = Scene(
        "frodo*@fangorn sam*@shire / witch-king*@arthedain orcs*@mordor",
        turn="sauron",
        format="variant",
    )
    assert answer(scene) == "witch-king shire"


def test_the_balrog_strikes_in_moria():
    scene = Scene("merry@eregion frodo@shire / balrog@caradhras warg@rohan")
    scene.choose("merry fangorn")
    assert answer(scene) == "balrog"


def test_sam_steps_in_for_frodo():
    scene = Scene("frodo@rhudaur sam@rhudaur / warg@mordor witch-king@high-pass", turn="sauron")
    scene.choose("witch-king rhudaur", draws="frodo")
    assert answer(scene) == "sam"


def test_frodo_slips_away():
    scene = Scene("frodo@rhudaur gimli@shire / warg@mordor witch-king@high-pass", turn="sauron")
    scene.choose("witch-king rhudaur")
    assert answer(scene).startswith("retreat")


def test_saruman_wants_no_cards_when_he_is_stronger():
    scene = Scene("legolas@gap-of-rohan frodo@shire / saruman@rohan", turn="sauron")
    scene.choose("saruman gap-of-rohan")
    assert answer(scene) == "no cards"


def test_saruman_wants_cards_when_he_is_weaker():
    scene = Scene(
        "gandalf*@gap-of-rohan frodo@shire / saruman@rohan",
        turn="sauron",
        format="draft",
    )
    scene.choose("saruman gap-of-rohan")
    assert answer(scene) == "cards"


def test_gandalf_answers_a_card_that_he_sees():
    scene = Scene("gandalf@gap-of-rohan frodo@shire / orcs@mordor warg@mordor shelob@rohan")
    scene.choose("gandalf rohan")
    scene.choose("card 3")
    assert answer(scene) == "card 4"


def test_the_last_guard_stays_before_the_ring():
    scene = Scene(
        "frodo@fangorn! legolas@shire / orcs@dagorlad cave-troll@mordor warg@cardolan",
        turn="sauron",
    )
    assert answer(scene) == "orcs fangorn"


def test_frodo_does_not_walk_into_a_troll():
    scene = Scene(
        "frodo@mirkwood gimli@shire merry@shire / cave-troll@dagorlad! warg@mordor saruman@mordor"
    )
    assert answer(scene) != "frodo dagorlad"


# --- Cards


def test_both_fall_by_equal_cards():
    clash = Clash(0, FULL, 0.1, 0.3)
    assert payoff(clash, 3, 3) == pytest.approx(0.2)
    assert payoff(clash, 4, 3) == pytest.approx(0.3)
    assert payoff(clash, 3, 4) == pytest.approx(-0.1)


def test_the_eye_shuts_a_text():
    clash = Clash(-2, FULL, 0.1, 0.3)
    assert payoff(clash, NOBLE_SACRIFICE, 5) == pytest.approx(0.2)
    assert payoff(clash, NOBLE_SACRIFICE, EYE) == pytest.approx(-0.1)


def test_a_retreat_needs_a_way():
    assert payoff(Clash(-4, FULL, 1.0, 0.1), RETREAT, 5) == 0
    assert payoff(Clash(-4, FULL, 1.0, 0.1, ways=(False, True)), RETREAT, 5) == -1


def test_magic_fetches_the_best_of_the_pile():
    hands = (1 << MAGIC | 1 << 1, 1 << 6 | 1 << 2)
    clash = Clash(0, hands, 0.1, 0.1)
    assert payoff(clash, MAGIC, 4) == pytest.approx(0.1)
    assert payoff(clash, MAGIC, 6) == pytest.approx(0.0)


def test_the_mixture_is_nearly_unbeatable():
    """Whatever card the other always plays, it brings no more than the value of the game."""
    clash = Clash(-1, FULL, 0.1, 0.1)
    both = mixture(clash)
    assert sum(both.ours.values()) == pytest.approx(1)
    assert sum(both.theirs.values()) == pytest.approx(1)
    for card in DECKS[0]:
        brings = sum(part * payoff(clash, card, other) for other, part in both.theirs.items())
        assert brings < both.value + 0.06


# --- What it believes


def test_the_guesses_of_a_region_add_up():
    scene = Scene("frodo@shire sam@shire merry@rhudaur / warg@mordor saruman@mordor orcs@rohan")
    view = scene.view(0)
    table = Table(view, side_of(view, 0))
    for region, guess in table.guesses.items():
        assert sum(part for _, part in guess) == pytest.approx(1), region
    assert table.enemies_at(SHIRE) == ()


# --- Set-ups


def test_set_ups_are_legal_and_many():
    for star in (0, 1):
        cast = [2 * piece + star for piece in range(18)]
        for side in SIDES:
            chance = Chance(f"{side}{star}")
            setups = Counter(setup(cast, side, chance) for _ in range(200))
            assert len(setups) > 100
            for code in setups:
                names = code.split()[1:]
                assert len(set(names)) == 5
                assert set(names) <= {NAMES[c] for c in cast[9 * side : 9 * side + 9]}


def test_frodo_mostly_stays_at_home():
    chance = Chance("home")
    cast = [2 * piece for piece in range(18)]
    ahead = sum(" frodo" in setup(cast, 0, chance) for _ in range(300))
    assert ahead < 60


# --- Whole games


@pytest.mark.parametrize("variant", range(len(GAME.variants)))
def test_it_plays_every_variant_to_the_end(variant: int):
    options = GAME.options(GAME.variants[variant], 2)
    tally = play_games(GAME, ["greedy", "greedy"], games=6, seed="whole", options=options)
    assert not tally.crashes


@pytest.mark.parametrize("format", ["classic", "variant", "draft"])
@pytest.mark.parametrize("fellowship", [1, 2])
@pytest.mark.slow
def test_it_beats_random(format: str, fellowship: Value):
    """It wins 90 of a hundred games and more on either side; 30 games show that it plays at all."""
    options = GAME.options({"format": format, "fellowship": fellowship}, 2)
    tally = play_games(GAME, ["greedy", "random"], games=30, seed="beat", options=options)
    assert not tally.crashes
    assert interval(tally.bot_points["greedy"], 30)[1] > 0.85


def test_the_same_seed_is_the_same_game():
    options = GAME.options({}, 2)
    first, second = (
        play_games(GAME, ["greedy", "greedy"], games=3, seed="same", options=options)
        for _ in range(2)
    )
    assert (first.decisions, first.seat_wins) == (second.decisions, second.seat_wins)
