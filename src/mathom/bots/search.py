"""A bot for every game: it plays many possible games to their end and remembers what went well.

Each simulation begins with a deal that fits what the bot knows. As far as its trees reach, seats
choose what has promised most to them; then chance plays on, or a policy that was given. The trees
are of one of three kinds:

- `many-tree` grows one for each seat, over what that seat can see (MO-ISMCTS): nobody in it acts
  on what they can't know.
- `single-tree` grows one, over what the bot itself can see (SO-ISMCTS). Of what others choose
  unseen it knows only how it looks, and they choose at random among what looks alike.
- `determinised` grows one for each of a few deals, as if everybody knew everything, and adds the
  visits (PIMC). It is here to compare with: it believes that it will know later what it will not.
"""

import time
from collections.abc import Callable, Hashable
from math import inf
from random import Random
from typing import Any, Literal, NamedTuple, TypeAlias

from mypy_extensions import mypyc_attr

from mathom.bots.tree import Edge, Node
from mathom.core.ask import Answer, Ask, Asked, Option
from mathom.core.bot import Sight
from mathom.core.chance import Chance, quick_chance
from mathom.core.event import REFEREE, SPECTATOR
from mathom.core.game import Game
from mathom.core.position import Running

Kind: TypeAlias = Literal["many-tree", "single-tree", "determinised"]
Worth: TypeAlias = Callable[[Game[Any], Any, int], float]
"""What a state of a game is worth to a seat, from 0 to 1."""
Policy: TypeAlias = Callable[[Ask, Any, Random], Option[Any]]
"""What somebody chooses who is asked this in this state."""
Sieve: TypeAlias = Callable[[Ask, Any], list[Option[Any]]]
"""Which answers are worth a thought to whoever is asked this in this state, the best first."""
Path: TypeAlias = list[tuple[Edge, int]]
"""What was chosen in a simulation as far as the trees reach, and by whom."""

SIMULATIONS = 1000
EXPLORATION = 0.7
DEALS = 25
LONGEST = 20_000
"""A playout with more decisions than that is taken for endless."""
PATIENCE = 1.8
"""Seconds after which a person has waited long enough."""


class Weighed(NamedTuple):
    """An option, how often it was tried, and what it led to on average."""

    option: Option[Any]
    visits: int
    value: float


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchBot:
    """Searches as the module says.

    `simulations` is the whole budget of a decision. `seconds` ends a search that takes longer;
    what it then finds can't be repeated, so it is for people who wait, not for arenas.

    A playout ends after `depth` decisions, and `evaluator` says what has been reached; `playout`
    chooses in it instead of chance. `score` says what the end of a game is worth, if not just a
    part of the victory. With a `sieve` the trees grow only over the answers that it leaves, and
    try the best first; it may know no more than the one who is asked.

    In a part of the simulations, `doubt`, the bot deals its own secrets anew as well. Otherwise
    the others in its trees would learn them, for they always meet the same ones: nobody would
    ever fall for a bluff. With `mixed` it chooses at random, by how often each was tried.
    """

    def __init__(
        self,
        simulations: int = SIMULATIONS,
        *,
        kind: Kind = "many-tree",
        exploration: float = EXPLORATION,
        evaluator: Worth | None = None,
        depth: int | None = None,
        playout: Policy | None = None,
        score: Worth | None = None,
        sieve: Sieve | None = None,
        doubt: float = 0.0,
        mixed: bool = False,
        deals: int = DEALS,
        seconds: float | None = None,
    ) -> None:
        if (depth is None) != (evaluator is None):
            raise ValueError("a depth needs an evaluator, and an evaluator a depth")
        if not 0 <= doubt < 1:
            raise ValueError("doubt is a part of the simulations, from 0 up to, not including, 1")
        self.simulations = simulations
        self.kind = kind
        self.exploration = exploration
        self.evaluator = evaluator
        self.depth = LONGEST if depth is None else depth
        self.playout = playout
        self.score = score
        self.sieve = sieve
        self.doubt = doubt
        self.mixed = mixed
        self.deals = deals
        self.seconds = seconds

    def choose(self, sight: Sight, chance: Chance) -> Option[Any]:
        options = sight.ask.options
        if self.sieve is not None and len(options) > 1:
            options = self.sieve(sight.ask, sight.redeal(chance).state)
        if len(options) == 1:
            return options[0]
        luck = Random(chance.below(1 << 64))
        weighed = self.weigh(sight, luck)
        if self.mixed:
            (chosen,) = luck.choices(weighed, [each.visits for each in weighed])
        else:
            chosen = max(weighed, key=lambda each: (each.visits, each.value))
        return chosen.option

    def weigh(self, sight: Sight, luck: Random) -> list[Weighed]:
        """All options of the question, in its order."""
        grown = self._grown(sight, luck)
        weighed = []
        for option in sight.ask.options:
            edges = [edge for trees in grown if (edge := trees.edge(option.code))]
            visits = sum(edge.visits for edge in edges)
            total = sum(edge.mean * edge.visits for edge in edges)
            weighed.append(Weighed(option, visits, total / visits if visits else 0.0))
        return weighed

    def _grown(self, sight: Sight, luck: Random) -> "list[Trees]":
        """The trees, after all simulations."""
        chance = quick_chance(luck.getrandbits(64))
        if self.kind == "determinised":
            return self._grown_apart(sight, luck, chance)
        trees: Trees
        if self.kind == "many-tree":
            trees = ManyTrees(sight.seat, self.exploration, luck, self.sieve)
        else:
            trees = OneTree(sight.seat, sight.seat, self.exploration, luck, self.sieve)
        search, until = Search(self, trees, luck), self._deadline()
        for number in range(self.simulations):
            # The first never doubts, so that there is something to choose by.
            doubts = self.doubt > 0 and number > 0 and luck.random() < self.doubt
            search.simulate(sight.deal(SPECTATOR if doubts else sight.seat, chance), doubts)
            if time.monotonic() > until:
                break
        return [trees]

    def _grown_apart(self, sight: Sight, luck: Random, chance: Chance) -> "list[Trees]":
        """One tree for each of some deals, as if everybody could see it."""
        deals, until = min(self.deals, self.simulations), self._deadline()
        grown: list[Trees] = []
        for number in range(deals):
            dealt = sight.redeal(chance)
            trees = OneTree(sight.seat, REFEREE, self.exploration, luck, self.sieve)
            grown.append(trees)
            search = Search(self, trees, luck)
            for _ in range(number, self.simulations, deals):
                search.simulate(dealt.deal(REFEREE, chance))
            if time.monotonic() > until:
                break
        return grown

    def _deadline(self) -> float:
        return inf if self.seconds is None else time.monotonic() + self.seconds


class Trees:
    """What a search remembers."""

    def __init__(
        self, seat: int, exploration: float, luck: Random, sieve: Sieve | None = None
    ) -> None:
        self.seat = seat
        """The bot's own."""
        self.exploration = exploration
        self.luck = luck
        self.sieve = sieve
        self.doubted = Node()
        """Where the bot's own tree begins when its secrets are not the real ones."""
        self.first: Node | None = None
        """Where the question is weighed that the bot is asked."""

    def edge(self, code: str) -> Edge | None:
        """What is known of an answer to that question."""
        return None if self.first is None else self.first.edges.get(code)

    def descend(self, dealt: Running[Any], path: Path, doubts: bool) -> Asked:
        """Choose by the trees until something is tried for the first time; the next question.

        The end of the game comes as `StopIteration`. `path` gets what was chosen.
        """
        raise NotImplementedError


class Search:
    """The trees of one decision, and the luck they grow by."""

    def __init__(self, bot: SearchBot, trees: Trees, luck: Random) -> None:
        self.bot = bot
        self.trees = trees
        self.luck = luck

    def simulate(self, dealt: Running[Any], doubts: bool = False) -> None:
        path: Path = []
        try:
            asked = self.trees.descend(dealt, path, doubts)
            self._play_out(dealt, asked)
        except StopIteration:
            worth = self.bot.score or share_of(dealt)
        else:
            assert self.bot.evaluator is not None
            worth = self.bot.evaluator
        values: dict[int, float] = {}
        for edge, seat in path:
            if seat not in values:
                values[seat] = worth(dealt.game, dealt.state, seat)
            edge.learn(values[seat])

    def _play_out(self, dealt: Running[Any], asked: Asked) -> None:
        """Play on as far as the depth reaches; the end of the game comes as `StopIteration`."""
        send, state = dealt.play.send, dealt.state
        policy, luck, random = self.bot.playout, self.luck, self.luck.random
        for _ in range(self.bot.depth):
            ask = asked if isinstance(asked, Ask) else asked.asks[0]
            if policy is None:
                option = ask.options[int(random() * len(ask.options))]
            else:
                option = policy(ask, state, luck)
            asked = send(option if ask is asked else Answer(ask, option))
        if self.bot.evaluator is None:
            raise RuntimeError(f"no end after {self.bot.depth} decisions")


def share_of(dealt: Running[Any]) -> Worth:
    """The victory, or a part of it if there are several winners."""
    result = dealt.game.result(dealt.state)
    assert result is not None
    winners = result.winners
    return lambda game, state, seat: 1 / len(winners) if seat in winners else 0.0


class ManyTrees(Trees):
    """One tree for each seat, over what that seat can see."""

    def __init__(
        self, seat: int, exploration: float, luck: Random, sieve: Sieve | None = None
    ) -> None:
        super().__init__(seat, exploration, luck, sieve)
        self.roots = {seat: Node()}
        """By seat; a seat gets a tree when it is first asked."""

    def descend(self, dealt: Running[Any], path: Path, doubts: bool) -> Asked:
        send, state, asked = dealt.play.send, dealt.state, dealt.asked
        exploration, sieve, clue = self.exploration, self.sieve, clues_of(dealt.game)
        random = self.luck.random if sieve is None else None
        nodes = self.roots.copy()
        if doubts:
            nodes[self.seat] = self.doubted
        while True:
            assert asked is not None
            ask = asked if isinstance(asked, Ask) else first_of(asked.asks, self.seat)
            seat, edge = ask.seat, None
            options = ask.options
            if sieve is not None and len(options) > 1:
                options = sieve(ask, state)
            if len(options) == 1:
                option = options[0]
            else:
                node = self._node(nodes, seat)
                if clue is not None:
                    node = node.link((clue(state, seat),))
                node = node.asked(ask.prompt.id)
                if self.first is None and not doubts:
                    self.first = node
                option, edge = node.select(options, exploration, random)
                path.append((edge, seat))
            asked = send(option if ask is asked else Answer(ask, option))
            if edge is not None:
                if not edge.visits:
                    return asked
                nodes[seat] = edge.follow()
            if not ask.secret:
                seen = (seat, ask.seen(option) if ask.veiled else option.code)
                for other in nodes:
                    if other != seat:
                        nodes[other] = nodes[other].link(seen)

    def _node(self, nodes: dict[int, Node], seat: int) -> Node:
        if seat not in nodes:
            # It has not seen what came before, so its tree begins with the next simulation.
            self.roots[seat] = Node()
            nodes[seat] = Node()
        return nodes[seat]


class OneTree(Trees):
    """One tree for all, over what one observer can see; a referee sees everything."""

    def __init__(
        self, seat: int, observer: int, exploration: float, luck: Random, sieve: Sieve | None = None
    ) -> None:
        super().__init__(seat, exploration, luck, sieve)
        self.observer = observer
        self.root = Node()

    def descend(self, dealt: Running[Any], path: Path, doubts: bool) -> Asked:
        send, state, asked = dealt.play.send, dealt.state, dealt.asked
        observer, sees_all = self.observer, self.observer == REFEREE
        clue = None if sees_all else clues_of(dealt.game)
        node = self.doubted if doubts else self.root
        while True:
            assert asked is not None
            ask = asked if isinstance(asked, Ask) else first_of(asked.asks, self.seat)
            edge = None
            unseen = (ask.secret or ask.veiled) and not (sees_all or ask.seat == observer)
            left = ask.options
            if self.sieve is not None and len(left) > 1:
                left = self.sieve(ask, state)
            options = looks(ask, left) if unseen else left
            if len(options) == 1:
                option = options[0]
            else:
                if clue is not None:
                    node = node.link((clue(state, observer),))
                node = node.asked(ask.prompt.id)
                if self.first is None and not doubts:
                    self.first = node
                random = self.luck.random if self.sieve is None else None
                option, edge = node.select(options, self.exploration, random)
                path.append((edge, ask.seat))
            if unseen:
                option = self.luck.choice(option.value)
            asked = send(option if ask is asked else Answer(ask, option))
            if edge is not None:
                if not edge.visits:
                    return asked
                node = edge.follow()


def first_of(asks: list[Ask], seat: int) -> Ask:
    """Of several open questions the seat's own, if there is one: the order does not matter to the
    game, but what a search is about should come first.
    """
    for ask in asks:
        if ask.seat == seat:
            return ask
    return asks[0]


def looks(ask: Ask, options: list[Option[Any]]) -> list[Option[list[Option[Any]]]]:
    """How the answers to a question look to those who can't see them, each with all that look so.

    The others do not even know of a secret answer: those all look alike.
    """
    alike: dict[str, list[Option[Any]]] = {}
    for option in options:
        alike.setdefault(ask.seen(option), []).append(option)
    return [Option(seen, those, ask.prompt) for seen, those in alike.items()]


def clues_of(game: Game[Any]) -> Callable[[Any, int], Hashable] | None:
    """The game's clues, if it has any to give."""
    return None if type(game).clue is Game.clue else game.clue
