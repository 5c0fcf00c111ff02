"""Random games with random decks over the whole set: for `make soak`, and a sample for the tests.

    python -m tests.fellowship.campaign --games 20000 --large 2000 --jobs 2

Everything about a game is fixed by its number, so a campaign can go on where another ended
(`--first`), and a game that breaks can be played alone. Most choose anything; every fourth is
played by rules of thumb with a dash of luck, for those come to the last sites. In the end it tells
which cards nobody ever drew, or played.
"""

import argparse
import sys
import traceback
from collections.abc import Callable
from multiprocessing import Pool
from random import Random
from typing import Any, NamedTuple

from mathom.core import record as records
from mathom.core.ask import Ask, Option
from mathom.core.chance import Chance
from mathom.core.game import Value
from mathom.core.match import Match, verify
from mathom.core.position import play_out
from mathom.core.record import Seat
from mathom.core.state import digest
from mathom.games.fellowship import catalogue
from mathom.games.fellowship.bots.policy import RULES
from mathom.games.fellowship.decks.code import code_of
from mathom.games.fellowship.decks.random import random_deck
from mathom.games.fellowship.game import GAME, SEATS
from mathom.games.fellowship.state import Table

LONGEST = 20_000
"""No game takes that many decisions; one that does has no end."""
THOUGHT = 4
"""One game of so many is played by rules of thumb,"""
DASH = 0.15
"""but for this part of its choices."""
RECORDED = 50
"""One game of so many is played again as a match, and its record verified."""
MOST_TOLD = 5
"""Of more games than that it is only counted that they broke."""
PLAYED = ("plays", "plays-on", "uses", "site")

Game = tuple[int, int]
"""How many play, and the game's number."""


class Ended(NamedTuple):
    """A game that was played, or how it broke."""

    game: Game
    decisions: int
    drawn: frozenset[str]
    played: frozenset[str]
    broken: str = ""


def options(game: Game) -> dict[str, Value]:
    """House rules change with the number."""
    luck = Chance(f"campaign {game} house")
    lists = "open" if luck.below(2) else "closed"
    return {
        "variant": "full",
        "decks": "own",
        "decklists": lists,
        "tournament": luck.below(3) == 0,
    }


def chooser(game: Game, t: Table) -> Callable[[Ask], Option[Any]]:
    seats, number = game
    luck = Random(f"campaign {game} luck")
    lots = Chance(f"campaign {game} decks")
    decks = [code_of(random_deck(lots)) for _ in range(seats)]
    thinks = number % THOUGHT == 0
    asked = 0

    def pick(ask: Ask) -> Option[Any]:
        nonlocal asked
        asked += 1
        if asked > LONGEST:
            raise AssertionError(f"still no end after {LONGEST} decisions")
        if ask.prompt.id == "prompt-deck":
            brought = ask.option(decks[ask.seat])
            assert brought is not None, decks[ask.seat]
            return brought
        if thinks and luck.random() > DASH:
            return RULES.policy(ask, t, luck)
        return luck.choice(ask.options)

    return pick


def play(game: Game) -> Ended:
    """One game to its end; what it broke on is told, not raised.

    Everybody brings a deck by lot.
    """
    try:
        return _play(game)
    except Exception:
        return Ended(game, 0, frozenset(), frozenset(), traceback.format_exc())


def _play(game: Game) -> Ended:
    seats, number = game
    t = GAME.setup(GAME.options(options(game), seats), seats, Chance(f"campaign {game}"))
    story = t.story = []
    pick = chooser(game, t)
    answers: list[tuple[int, str]] = []

    def noted(ask: Ask) -> Option[Any]:
        option = pick(ask)
        answers.append((ask.seat, option.code))
        return option

    decisions = play_out(GAME, t, noted)
    assert GAME.result(t) is not None
    if number % RECORDED == 0:
        match = _recorded(game, answers)
        assert digest(match.state) == digest(t), "played again, it ends differently"
        wrong = verify(records.load(records.dump(match.record())))
        assert not wrong, [reason.id for reason in wrong]
    drawn: set[str] = set()
    played: set[str] = set()
    for event in story:
        if event.kind == "draws":
            cards = event.args["cards"]
            assert isinstance(cards, list)
            drawn.update(str(each.args["name"]) for each in cards)
        elif event.kind in PLAYED:
            played.add(str(event.args["site" if event.kind == "site" else "card"]))
    for seat in t.seats:
        played |= {catalogue.NAME[t.print_of[card]] for card in (seat.ring_bearer, seat.ring)}
    return Ended(game, decisions, frozenset(drawn), frozenset(played))


def _recorded(game: Game, answers: list[tuple[int, str]]) -> Match[Table]:
    """The same game as people would play it."""
    seats = [Seat(f"seat {number + 1}") for number in range(game[0])]
    match = Match(GAME, seats, options(game), f"campaign {game}")
    for seat, code in answers:
        match.choose(seat, code)
    return match


def two_players(games: int, first: int = 0) -> list[Game]:
    return [(2, number) for number in range(first, first + games)]


def larger_tables(games: int, first: int = 0) -> list[Game]:
    """Three to six in turn."""
    sizes = SEATS[1:]
    return [(sizes[number % len(sizes)], number) for number in range(first, first + games)]


class Campaign:
    """What came of many games."""

    def __init__(self) -> None:
        self.games = self.decisions = self.longest = 0
        self.drawn: set[str] = set()
        self.played: set[str] = set()
        self.broken: list[Ended] = []

    def add(self, ended: Ended) -> None:
        self.games += 1
        self.decisions += ended.decisions
        self.longest = max(self.longest, ended.decisions)
        self.drawn |= ended.drawn
        self.played |= ended.played
        if ended.broken:
            self.broken.append(ended)

    def never_drawn(self) -> list[str]:
        drawn = {card.name for card in catalogue.CARDS if card.type not in ("site", "ring")}
        return sorted(drawn - self.drawn)

    def never_played(self) -> list[str]:
        return sorted(set(catalogue.NAME) - self.played)

    def __str__(self) -> str:
        return (
            f"{self.games} games, {self.decisions} decisions, longest {self.longest}, "
            f"{len(self.broken)} broken; never drawn {len(self.never_drawn())} cards, "
            f"never played {len(self.never_played())}"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20_000, help="of two players")
    parser.add_argument("--large", type=int, default=2_000, help="of three to six")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    games = two_players(given.games, given.first) + larger_tables(given.large, given.first)
    campaign = Campaign()
    with Pool(given.jobs) as pool:
        for ended in pool.imap_unordered(play, games, 10):
            campaign.add(ended)
            if ended.broken and len(campaign.broken) <= MOST_TOLD:
                print(f"broken: {ended.game}\n{ended.broken}", flush=True)
            if campaign.games % 1000 == 0 or campaign.games == len(games):
                print(campaign, flush=True)
    print("never drawn:", *(campaign.never_drawn() or ["none"]))
    print("never played or used:", *(campaign.never_played() or ["none"]))
    if campaign.broken:
        sys.exit(f"broken: {[ended.game for ended in campaign.broken[:100]]}")


if __name__ == "__main__":
    main()
