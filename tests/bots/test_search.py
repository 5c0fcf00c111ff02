"""The searcher as a bot: its budget, its luck, its names, and what its trees may know."""

import time
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from mathom.bots import bot_names, make_bot, served_bots
from mathom.bots.arena import play_game
from mathom.bots.search import Kind, ManyTrees, OneTree, Search, SearchBot, share_of
from mathom.bots.tree import Edge, Node
from mathom.core import registry
from mathom.core.ask import Ask, Option
from mathom.core.bot import Bot, RandomBot, Sight
from mathom.core.chance import Chance, quick_chance
from mathom.core.event import REFEREE
from mathom.core.game import Game
from mathom.core.message import Refused
from mathom.core.position import Position, Running
from mathom.core.state import OVER
from mathom.games.journey import GAME as JOURNEY
from tests.bots import kuhn, nim, phantom
from tests.bots.small import ASKED, begun, option, sight
from tests.core import sleeves
from tests.core.toy import GAME as POCKETS
from tests.core.toy import Pockets

KINDS: tuple[Kind, ...] = ("many-tree", "single-tree", "determinised")
KNOWING: tuple[Kind, ...] = ("many-tree", "single-tree")
BILBO, GOLLUM = 0, 1


def pockets(game: Game[Pockets] = POCKETS) -> Position[Pockets]:
    return Position(game, game.setup({"rounds": 3}, 2, Chance("riddle")))


# --- Nodes and edges


def test_everything_is_tried_once_before_anything_twice():
    node, offered = Node(), [option("a"), option("b"), option("c")]
    for _ in offered:
        _, edge = node.select(offered, 0.7, Random(1).random)
        assert edge.visits == 0
        edge.learn(0.5)
    _, edge = node.select(offered, 0.7, Random(1).random)
    assert edge.visits == 1


def test_without_luck_the_first_is_tried_first():
    node, offered = Node(), [option("best"), option("next"), option("last")]
    for expected in offered:
        chosen, edge = node.select(offered, 0.7, None)
        assert chosen is expected
        edge.learn(0.5)


def tried(value: float, times: int) -> Edge:
    edge = Edge()
    for _ in range(times):
        edge.learn(value)
    return edge


def test_the_best_is_preferred_and_the_rare_is_owed_a_try():
    offered = [option("good"), option("bad")]
    node = Node()
    node.edges = {"good": tried(0.9, 50), "bad": tried(0.1, 50)}
    node.visits = 100
    assert node.select(offered, 0.7, Random(1).random)[0].code == "good"
    node.edges["bad"] = tried(0.1, 1)
    assert node.select(offered, 0.7, Random(1).random)[0].code == "bad"
    assert node.select(offered, 0.0, Random(1).random)[0].code == "good"


def test_what_could_not_be_chosen_is_owed_nothing():
    """Both were tried four times, but one was there only half of the time."""
    offered = [option("often"), option("seldom")]
    node = Node()
    node.edges = {"often": tried(0.5, 4), "seldom": tried(0.5, 4)}
    node.visits = 99
    for _ in range(50):
        node.select(offered[:1], 0.7, Random(1).random)
    assert node.edges["seldom"].missed == 50
    assert node.edges["often"].missed == 0
    assert node.select(offered, 0.7, Random(1).random)[0].code == "often"


def test_an_edge_knows_its_mean():
    edge = Edge()
    for value in (1.0, 0.0, 0.5, 0.5):
        edge.learn(value)
    assert (edge.visits, edge.mean, edge.rareness) == (4, pytest.approx(0.5), pytest.approx(0.5))


def test_another_question_at_the_same_point_is_another_node():
    node = Node()
    assert node.asked("which card?") is node
    assert node.asked("which card?") is node
    assert node.asked("which stone?") is not node
    assert node.asked("which stone?") is node.asked("which stone?")


# --- Budget and luck


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("simulations", [2, 30, 101])
def test_the_budget_is_spent_and_no_more(kind: Kind, simulations: int):
    weighed = SearchBot(simulations, kind=kind).weigh(sight(begun(kuhn.GAME)), Random(1))
    assert sum(each.visits for each in weighed) == simulations


def test_a_forced_choice_is_made_at_once():
    def fail(*_: object) -> Any:
        pytest.fail("there is nothing to think about")

    only = option("only")
    forced = Sight(0, Ask(0, [only], ASKED), fail, fail, fail)
    luck = Chance("luck")
    assert SearchBot(10**9).choose(forced, luck) is only
    assert luck.drawn == 0


def test_all_luck_comes_from_one_draw():
    luck = Chance("luck")
    SearchBot(50).choose(sight(begun(kuhn.GAME)), luck)
    assert luck.drawn == 1


@pytest.mark.parametrize("kind", KINDS)
def test_the_same_luck_finds_the_same(kind: Kind):
    bot = SearchBot(200, kind=kind)
    spent = [bot.weigh(sight(pockets(), BILBO), Random(seed)) for seed in (1, 1, 2)]
    visits = [[each.visits for each in weighed] for weighed in spent]
    assert visits[0] == visits[1] != visits[2]


def test_a_search_can_be_cut_short():
    began = time.process_time()
    for kind in KINDS:
        SearchBot(10**7, kind=kind, seconds=0.05, deals=10**6).choose(
            sight(begun(phantom.GAME)), Chance("luck")
        )
    assert time.process_time() - began < 2


def test_its_answer_is_one_of_the_options_it_was_given():
    given = sight(begun(phantom.GAME))
    assert SearchBot(20).choose(given, Chance("luck")) in given.ask.options


def test_mixed_it_chooses_as_often_as_it_tried():
    bot = SearchBot(60, mixed=True, exploration=2.0)
    given = sight(nim.heaps(1, 1, 1))
    luck = Chance("luck")
    assert len({bot.choose(given, luck).code for _ in range(30)}) == 3


# --- What an end is worth


def test_a_shared_victory_is_worth_its_part():
    for marks, worth in (([0o615, 0o162], (0.5, 0.5)), ([0o007, 0o110], (1.0, 0.0))):
        state = phantom.Phantom(OVER, Chance("drawn"), 0, marks, [0, 0], 0)
        ended = Running(phantom.GAME, state)
        share = share_of(ended)
        assert (share(ended.game, state, 0), share(ended.game, state, 1)) == worth


def test_an_evaluator_judges_where_a_playout_is_cut_off():
    seen: list[int] = []

    def judged(game: Game[Any], state: nim.Nim, seat: int) -> float:
        seen.append(sum(state.heaps))
        return 1.0 if seat == 0 else 0.0

    bot = SearchBot(40, evaluator=judged, depth=1)
    weighed = bot.weigh(sight(nim.heaps(20, 20)), Random(1))
    assert all(each.value == 1.0 for each in weighed if each.visits)
    assert len(seen) >= 40
    assert max(seen) <= 38  # one choice in the tree, one in the playout


def test_a_depth_without_an_evaluator_makes_no_sense():
    with pytest.raises(ValueError, match="evaluator"):
        SearchBot(depth=3)
    with pytest.raises(ValueError, match="evaluator"):
        SearchBot(evaluator=lambda game, state, seat: 0.5)


@pytest.mark.parametrize("doubt", [-0.1, 1.0])
def test_nobody_can_doubt_everything(doubt: float):
    with pytest.raises(ValueError, match="doubt"):
        SearchBot(doubt=doubt)


def test_a_policy_plays_on_instead_of_chance():
    asked: list[int] = []

    def first(ask: Ask, state: nim.Nim, luck: Random) -> Option[Any]:
        asked.append(ask.seat)
        return ask.options[0]

    SearchBot(10, playout=first).choose(sight(nim.heaps(3, 3)), Chance("luck"))
    assert set(asked) == {0, 1}


def test_a_playout_without_end_is_noticed(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(nim, "OVER", "take")
    endless = SearchBot(1)
    endless.depth = 50
    with pytest.raises((RuntimeError, IndexError)):
        endless.choose(sight(nim.heaps(9, 9)), Chance("luck"))


# --- What the trees may know


def grown(trees: Any, position: Position[Any], seat: int, simulations: int = 400) -> Any:
    """The trees after so many simulations."""
    luck, chance = Random(1), quick_chance(1)
    search = Search(SearchBot(), trees, luck)
    given = sight(position, seat)
    for _ in range(simulations):
        search.simulate(given.deal(REFEREE if trees_see_all(trees) else seat, chance))
    return trees


def trees_see_all(trees: Any) -> bool:
    return getattr(trees, "observer", None) == REFEREE


def labels(node: Node, met: set[int] | None = None) -> set[str]:
    """Everything that a tree tells choices apart by."""
    met = set() if met is None else met
    if id(node) in met:
        return set()
    met.add(id(node))
    found = set(node.edges)
    for seen, next_node in node.links.items():
        if isinstance(seen, tuple) and len(seen) == 2 and isinstance(seen[1], str):
            found.add(f"{seen[0]}: {seen[1]}")
        found |= labels(next_node, met)
    for edge in node.edges.values():
        if edge.node is not None:
            found |= labels(edge.node, met)
    return found


def test_what_others_choose_in_secret_is_in_nobodys_tree_but_their_own():
    trees = grown(ManyTrees(BILBO, 0.7, Random(1)), pockets(), BILBO)
    mine = labels(trees.roots[BILBO])
    assert not any(label.startswith("1: hide") for label in mine)
    assert not any(label.startswith("1: ?") for label in mine)  # not even that they have chosen
    assert "1: keep" in mine
    theirs = labels(trees.roots[GOLLUM])
    assert any(label.startswith("hide") for label in theirs)
    assert not any(label.startswith("0: hide") for label in theirs)


def test_of_a_veiled_choice_the_others_tree_has_only_the_looks():
    trees = grown(ManyTrees(BILBO, 0.7, Random(1)), pockets(sleeves.GAME), BILBO, 3000)
    mine = labels(trees.roots[BILBO])
    assert {"1: light", "1: heavy"} <= mine
    assert not any(label.startswith("1: weigh") for label in mine)
    assert any(label.startswith("weigh") for label in mine)  # its own it knows


def test_a_single_tree_has_only_the_looks_of_what_others_choose():
    trees = grown(OneTree(BILBO, BILBO, 0.7, Random(1)), pockets(sleeves.GAME), BILBO, 3000)
    own = {f"weigh {name}" for name in ("agate", "beryl", "coral", "flint", "garnet")}
    found = labels(trees.root)
    assert {"light", "heavy"} <= found
    held = {stone.name.lower() for stone in pockets().state.pockets[BILBO]}
    assert found & own <= {f"weigh {name}" for name in held}


def test_a_referees_tree_knows_everything():
    trees = grown(OneTree(BILBO, REFEREE, 0.7, Random(1)), pockets(sleeves.GAME), BILBO, 3000)
    assert not {"light", "heavy"} & labels(trees.root)


def test_the_own_question_comes_first_of_several():
    """Both fists close at once; the second seat's search is about the second seat's question."""
    for kind in KINDS:
        weighed = SearchBot(60, kind=kind).weigh(sight(pockets(), GOLLUM), Random(1))
        assert sum(each.visits for each in weighed) == 60
        assert all(each.visits for each in weighed)


@pytest.mark.parametrize("kind", KNOWING)
def test_what_other_hands_led_to_does_not_count_for_the_real_one(kind: Kind):
    bot = SearchBot(300, kind=kind, doubt=0.5)
    weighed = bot.weigh(sight(pockets(), BILBO), Random(1))
    assert 100 < sum(each.visits for each in weighed) < 200


# --- Every game


@pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.name)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.slow
def test_it_plays_every_game_of_the_registry(game: Game[Any], kind: Kind):
    bots: list[Bot] = [RandomBot() for _ in range(game.seats[0])]
    bots[0] = SearchBot(3, kind=kind)
    play_game(game, bots, game.options({}, len(bots)), "any game")


@pytest.mark.nightly
@pytest.mark.parametrize("make", [SearchBot, lambda n: SearchBot(n, doubt=0.3)])
@pytest.mark.slow
def test_it_beats_chance_at_pockets(make: Callable[[int], SearchBot]):
    points = 0.0
    for number in range(60):
        seat = number % 2
        bots: list[Bot] = [RandomBot(), RandomBot()]
        bots[seat] = make(100)
        result, _ = play_game(POCKETS, bots, {"rounds": 3}, f"{number}")
        points += (seat in result.winners) / max(1, len(result.winners))
    assert points > 36


# --- Names


def test_it_is_called_search_and_may_be_given_a_budget():
    bot = make_bot(JOURNEY, "search")
    assert isinstance(bot, SearchBot)
    assert bot.simulations == 1000
    bot = make_bot(JOURNEY, "search:200")
    assert isinstance(bot, SearchBot)
    assert bot.simulations == 200


def test_a_games_own_searcher_may_be_given_a_budget_too():
    class Own(type(POCKETS)):  # type: ignore[misc]  # whichever class it is
        def bots(self):
            return {"deep": lambda: SearchBot(5000, doubt=0.2), "quick": RandomBot}

    deep = make_bot(Own(), "deep:70")
    assert isinstance(deep, SearchBot)
    assert (deep.simulations, deep.doubt) == (70, 0.2)
    assert bot_names(Own()) == ["random", "search", "deep", "quick"]
    with pytest.raises(Refused):
        make_bot(Own(), "quick:70")


@pytest.mark.parametrize(
    "name", ["", ":", "search:", "search:0", "search:-1", "search:many", "random:5", "find"]
)
def test_other_names_are_refused(name: str):
    with pytest.raises(Refused) as refusal:
        make_bot(JOURNEY, name)
    assert refusal.value.reason.args == {
        "name": name,
        "known": "random, search, easy, medium, greedy, hard",
    }


def test_a_server_does_not_offer_to_think_for_hours():
    assert "search" not in served_bots(JOURNEY)


# --- A sieve


@pytest.mark.parametrize("kind", KINDS)
def test_only_what_the_sieve_leaves_is_thought_about(kind: Kind):
    position = Position(nim.GAME, nim.GAME.setup({}, 2, Chance("sieve")))
    bot = SearchBot(60, kind=kind, sieve=lambda ask, state: ask.options[-2:])
    looked = sight(position)
    left = {each.code for each in looked.ask.options[-2:]}
    weighed = bot.weigh(looked, Random(1))
    assert {each.option.code for each in weighed if each.visits} == left
    assert bot.choose(looked, Chance("luck")).code in left


def test_what_a_sieve_leaves_alone_needs_no_thought():
    position = Position(nim.GAME, nim.GAME.setup({}, 2, Chance("sieve")))
    bot = SearchBot(10**9, sieve=lambda ask, state: ask.options[1:2])
    assert bot.choose(sight(position), Chance("luck")).code == position.asks[0].options[1].code
