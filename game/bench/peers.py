"""Peers: other people's card games, played with random agents in the same run as ours.

They are needed for this comparison alone (extra ``lab``; open_spiel on top of it where it is
there), never to play or to test.
"""

from __future__ import annotations

import random
import time
from importlib import import_module
from typing import Any

from game.bench.playouts import Player, Slice
from game.core.saying import SayableError

SEATS = 4
"""How many play RLCard's uno; OpenSpiel's hearts is for four."""


class PeersMissingError(SayableError):
    """What would be measured beside us is not installed."""


def uno() -> Player:
    """Return who plays RLCard's uno with random agents: its environment, stepped by itself.

    ``Env.run`` would keep trajectories for training besides, which costs a quarter more; random
    choices need none.

    Raises:
        PeersMissingError: RLCard is not installed.
    """
    try:
        rlcard, agents = import_module("rlcard"), import_module("rlcard.agents")
    except ImportError as error:
        raise PeersMissingError("bench.peers-missing") from error
    env: Any = rlcard.make("uno", config={"seed": 1})
    # its own `make` leaves uno at two players whatever it is asked for
    env.game.configure({"game_num_players": SEATS})
    env.num_players = SEATS
    agent: Any = agents.RandomAgent(num_actions=env.num_actions)

    def play(seconds: float) -> Slice:
        actions = matches = 0
        begun = now = time.perf_counter()
        while now - begun < seconds:
            state, _ = env.reset()
            while not env.is_over():
                state, _ = env.step(agent.step(state))
                actions += 1
            matches += 1
            now = time.perf_counter()
        return Slice(actions, matches, now - begun)

    return play


def hearts() -> Player | None:
    """Return who plays OpenSpiel's hearts, which is C++ inside; None if it is not installed.

    Dealing and passing are moves of chance and of players there; only players' moves count.
    """
    try:
        pyspiel = import_module("pyspiel")
    except ImportError:
        return None
    game: Any = pyspiel.load_game("hearts")
    chance = random.Random(1)  # noqa: S311 a measurement, no secret

    def play(seconds: float) -> Slice:
        actions = matches = 0
        begun = now = time.perf_counter()
        while now - begun < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(chance.choice(state.chance_outcomes())[0])
                    continue
                state.apply_action(chance.choice(state.legal_actions()))
                actions += 1
            matches += 1
            now = time.perf_counter()
        return Slice(actions, matches, now - begun)

    return play
