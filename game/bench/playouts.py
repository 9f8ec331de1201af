"""Playouts: matches of random legal actions, as a bot plays imagined worlds to their end.

Where chance alone would hardly ever end a match, it is the game's pilot that plays.

As there, the rules are asked what is legal and carry out one of those actions; nothing checks it
a second time, and nobody is told anything.
"""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass
from functools import partial
from typing import Any, Protocol, TypeVar, runtime_checkable

from game.core.journal import Journal, Scratch
from game.core.luck import Luck, Stream, key_of
from game.core.seats import Seat
from game.core.ticks import next_asked
from game.games import game_of, rules_of

K = TypeVar("K")
SAMPLES = 9
"""Tables, each of another match, whose copies are timed."""


@dataclass(frozen=True, slots=True)
class Slice:
    """What was played in a stretch of time. An action is a play, a reaction or a pass."""

    actions: int
    matches: int
    seconds: float


Player = Callable[[float], Slice]
"""Plays whole matches for at least so many seconds."""


def player(game: str, seats: int) -> Player:
    """Return who plays a game at a table of so many seats, every time other matches."""
    rules = rules_of(game)
    options = rules.options(seats, {})
    pilot = game_of(game).pilot
    pick = None if pilot is None else pilot.pick
    dealt = 0

    def play(seconds: float) -> Slice:
        nonlocal dealt
        pending, carry_out, fill = rules.pending, rules.play, rules.fill
        actions = matches = 0
        begun = now = time.perf_counter()
        while now - begun < seconds:
            dealt += 1
            luck = Luck(dealt)
            chance = random.Random(dealt).random  # noqa: S311 a measurement, no secret
            words = Stream(dealt)
            journal: Scratch[Any, Any] = Scratch(rules.initial(seats, options), rules.apply)
            rules.deal(journal, luck)
            state = journal.state
            acted: set[Seat] = set()
            while asked := pending(state):
                seat = next_asked(asked, acted)
                legal = asked[seat]
                # who has no choice needs no luck: most answers are "I take it"
                choices = len(legal)
                if pick is not None:
                    chosen = pick(state, legal, words)
                else:
                    chosen = legal[int(chance() * choices) if choices > 1 else 0]
                if fill is not None:
                    chosen = fill(state, seat, chosen, words)
                carry_out(journal, luck, seat, chosen)
                actions += 1
            matches += 1
            now = time.perf_counter()
        return Slice(actions, matches, now - begun)

    return play


def in_turn(
    players: Mapping[K, Player], seconds: float, rounds: int
) -> Mapping[K, Sequence[Slice]]:
    """Let everybody play a slice, round after round, each round begun by another.

    What else the machine does meets all of them alike, so that they can be compared.
    """
    found: dict[K, list[Slice]] = {name: [] for name in players}
    names = list(players)
    for name in names:  # what is only slow the first time counts for nobody
        players[name](seconds / 10)
    for turn in range(rounds):
        first = turn % len(names)
        for name in names[first:] + names[:first]:
            found[name].append(players[name](seconds))
    return found


def rates(slices: Sequence[Slice]) -> dict[str, float]:
    """Return how much a second was played, the median of the slices."""
    return {
        "actions_per_s": round(statistics.median(one.actions / one.seconds for one in slices)),
        "matches_per_s": round(statistics.median(one.matches / one.seconds for one in slices), 1),
    }


@runtime_checkable
class Copied(Protocol):
    """A state that knows how to copy itself; another one is copied part by part."""

    def copy(self) -> object:
        """Return the same state once more."""


def copy_us(game: str, seats: int, seconds: float) -> float:
    """Return the microseconds that copying a state takes in the middle of a match."""
    found = []
    for number in range(SAMPLES):
        state = mid_match(game, seats, number)
        copied = state.copy if isinstance(state, Copied) else partial(deepcopy, state)
        copies = 0
        begun = now = time.perf_counter()
        while now - begun < seconds / SAMPLES:
            for _ in range(100):
                copied()
            copies += 100
            now = time.perf_counter()
        found.append((now - begun) / copies * 1e6)
    return round(statistics.median(found), 2)


def mid_match(game: str, seats: int, seed: int) -> Any:
    """Return the state of a match of random actions, half of its actions played."""
    length = len(_line(game, seats, seed, None)[1])
    return _line(game, seats, seed, length // 2)[0]


def _line(game: str, seats: int, seed: int, most: int | None) -> tuple[Any, list[Any]]:
    """Play a match, to its end or for so many actions; return its state and the actions."""
    rules, pilot = rules_of(game), game_of(game).pilot
    luck, chance = Luck(seed), Stream(key_of("middle", seed))
    options = rules.options(seats, {})
    journal: Journal[Any, Any] = Journal(rules.initial(seats, options), rules.apply)
    rules.deal(journal, luck)
    actions: list[Any] = []
    acted: set[Seat] = set()
    while (most is None or len(actions) < most) and (asked := rules.pending(journal.state)):
        seat = next_asked(asked, acted)
        legal = asked[seat]
        if pilot is None:
            chosen = legal[chance.below(len(legal))]
        else:
            chosen = pilot.pick(journal.state, legal, chance)
        if rules.fill is not None:
            chosen = rules.fill(journal.state, seat, chosen, chance)
        actions.append(chosen)
        rules.play(journal, luck, seat, actions[-1])
    return journal.state, actions
