"""Peers: other people's card games, played with random agents in the same run as ours.

They are needed for this comparison alone (extra ``lab``; open_spiel on top of it where it is
there), never to play or to test.
"""

from __future__ import annotations

import random
import time
from collections.abc import Mapping
from importlib import import_module
from typing import Any

from game.bench.playouts import Player, Slice
from game.core.user_error import UserError

Peers = Mapping[str, Mapping[str, Player]]
"""Who plays, by the peer's name and by the name of the figure."""
UNO, HEARTS = "rlcard_uno", "openspiel_hearts"
RATE, RUN_RATE = "actions_per_s", "env_run_actions_per_s"
SEATS = 4
"""How many play RLCard's uno; OpenSpiel's hearts is for four."""


class PeersMissingError(UserError):
    """What would be measured beside us is not installed."""


def peers() -> Peers:
    """Return everybody who is installed.

    Raises:
        PeersMissingError: RLCard is not.
    """
    stepped, run = uno()
    found = {UNO: {RATE: stepped, RUN_RATE: run}}
    other = hearts()
    return found if other is None else {**found, HEARTS: {RATE: other}}


def uno() -> tuple[Player, Player]:
    """Return two that play RLCard's uno with random agents: stepped by us, and by ``Env.run``.

    ``Env.run`` is how RLCard plays matches itself. It also keeps what training wants to know,
    which random agents do not need: our playouts are held against the faster one.

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

    def run(seconds: float) -> Slice:
        env.set_agents([agent] * SEATS)
        before, matches = env.timestep, 0
        begun = now = time.perf_counter()
        while now - begun < seconds:
            env.run(is_training=False)
            matches += 1
            now = time.perf_counter()
        return Slice(env.timestep - before, matches, now - begun)

    return play, run


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
