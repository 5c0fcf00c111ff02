"""Random play in other people's engines, measured like ours: decisions of players per second."""

import argparse
import json
import random
import time
from typing import Any


def liars_poker(seconds: float) -> float:
    """OpenSpiel's Python game with its defaults. Chance nodes are played but are no decisions."""
    import pyspiel
    from open_spiel.python.games import liars_poker  # noqa: F401  # registers the game

    game = pyspiel.load_game("python_liars_poker")
    rng = random.Random(1)
    decisions = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        state: Any = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                action = rng.choice(state.chance_outcomes())[0]
            else:
                action = rng.choice(state.legal_actions())
                decisions += 1
            state.apply_action(action)
    return decisions / (time.perf_counter() - began)


def leduc_holdem(seconds: float) -> float:
    """PettingZoo's environment with its usual loop; the mask is its list of options."""
    import numpy as np
    from pettingzoo.classic import leduc_holdem_v4

    env: Any = leduc_holdem_v4.env()
    rng = random.Random(1)
    decisions = games = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        env.reset(seed=games)
        games += 1
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            legal = np.flatnonzero(observation["action_mask"])
            env.step(int(legal[int(rng.random() * len(legal))]))
            decisions += 1
    return decisions / (time.perf_counter() - began)


def chess_playout(seconds: float) -> float:
    """python-chess: any legal move until the game is over by the rules that need no claim."""
    import chess

    rng = random.Random(1)
    decisions = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        board = chess.Board()
        while not board.is_game_over():
            moves = list(board.legal_moves)
            board.push(moves[int(rng.random() * len(moves))])
            decisions += 1
    return decisions / (time.perf_counter() - began)


def gin_rummy(seconds: float) -> float:
    """OpenSpiel's game in C++, driven from Python."""
    import pyspiel

    game = pyspiel.load_game("gin_rummy")
    random_ = random.Random(1).random
    decisions = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        state: Any = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                action = outcomes[int(random_() * len(outcomes))][0]
            else:
                legal = state.legal_actions()
                action = legal[int(random_() * len(legal))]
                decisions += 1
            state.apply_action(action)
    return decisions / (time.perf_counter() - began)


def catan(seconds: float) -> float:
    """catanatron's Catan of two random players: whole games a second, not decisions."""
    from catanatron import Color, Game, RandomPlayer

    games = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=games).play()
        games += 1
    return games / (time.perf_counter() - began)


PEERS = {
    "OpenSpiel python_liars_poker": liars_poker,
    "PettingZoo leduc_holdem_v4": leduc_holdem,
    "python-chess": chess_playout,
    "OpenSpiel gin_rummy": gin_rummy,
    "catanatron, games": catan,
}

if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3)
    seconds = parser.parse_args().seconds
    print(json.dumps({name: measure(seconds) for name, measure in PEERS.items()}))
