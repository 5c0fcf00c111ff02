"""Search trees over what somebody can know, not over what is."""

from collections.abc import Callable, Hashable, Sequence
from math import inf, log, sqrt
from typing import Any

from mathom.core.ask import Option


class Edge:
    """A choice that has been tried at a node."""

    __slots__ = ("mean", "missed", "node", "rareness", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.mean = 0.0
        """What it led to on average, for the one who chooses."""
        self.rareness = 1.0
        """One divided by the square root of the visits: comparing needs it more often than they
        change."""
        self.missed = 0
        """How often its node was visited in a deal that does not allow it."""
        self.node: Node | None = None

    def learn(self, value: float) -> None:
        self.visits = visits = self.visits + 1
        self.mean += (value - self.mean) / visits
        self.rareness = 1 / sqrt(visits)

    def follow(self) -> "Node":
        """The node after the choice; it is made when somebody first comes by again."""
        node = self.node
        if node is None:
            node = self.node = Node()
        return node


class Node:
    """One thing that an observer can know: all the worlds in which the same was seen."""

    __slots__ = ("edges", "links", "question", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.edges: dict[str, Edge] = {}
        self.links: dict[Hashable, Node] = {}
        """Where else one gets from here: by what others were seen to do, and by clues."""
        self.question: str | None = None
        """What is asked here."""

    def link(self, seen: Hashable) -> "Node":
        node = self.links.get(seen)
        if node is None:
            node = self.links[seen] = Node()
        return node

    def asked(self, question: str) -> "Node":
        """The node for this question. In other deals, another may be asked at the same point."""
        if self.question is None:
            self.question = question
        return self if self.question == question else self.link((question, None))

    def select(
        self, options: Sequence[Option[Any]], exploration: float, random: Callable[[], float] | None
    ) -> tuple[Option[Any], Edge]:
        """An option that was never tried; or else the one that promises most.

        Among several that were never tried, any of them; without `random` the first.

        That is UCB1 for options that are not always there: an option is owed a try by how often
        it could have been chosen, not by how often its node was visited (Cowling, Powley and
        Whitehouse 2012). A new edge has no visits yet.
        """
        edges = self.edges
        self.visits = visits = self.visits + 1
        always = exploration * sqrt(log(visits))
        untried: list[Option[Any]] = []
        chosen: Option[Any] | None = None
        best: Edge | None = None
        highest = -inf
        for option in options:
            edge = edges.get(option.code)
            if edge is None:
                untried.append(option)
                continue
            owed = exploration * sqrt(log(visits - edge.missed)) if edge.missed else always
            promise = edge.mean + edge.rareness * owed
            if promise > highest:
                chosen, best, highest = option, edge, promise
        if len(options) - len(untried) < len(edges):
            self._miss(options)
        if untried:
            chosen = untried[0 if random is None else int(random() * len(untried))]
            best = edges[chosen.code] = Edge()
        assert chosen is not None
        assert best is not None
        return chosen, best

    def _miss(self, options: Sequence[Option[Any]]) -> None:
        offered = {option.code for option in options}
        for code, edge in self.edges.items():
            if code not in offered:
                edge.missed += 1
