"""Practice: bots learn what to do by playing, a policy gradient on whole matches.

At every table most seats are apprentices who share one policy and try things; the others are
``greedy``, drawn independently of sides. What was done is judged by what became of it: the
advantage is how much the outlook (a logistic regression that is learnt on the way, and knows the
truth) rose from choice to choice, and to the end. Steps are those of Adam.

Sources: Williams, "Simple statistical gradient-following algorithms", 1992; advantages after
Schulman et al., "High-dimensional continuous control using generalized advantage estimation",
2016; Kingma and Ba, "Adam", 2015. The policy of the end is a mean over the last steps (Polyak
and Juditsky, 1992).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Any, Final

import numpy as np

from game.core.luck import Stream, bot_seed, key_of
from game.core.seats import Seat
from game.games import places, rules_of, stand
from game.match import Match
from game.training.playing import study_of, table_of, to_the_end

BATCH: Final = 40
"""Matches between two steps."""
OTHERS: Final = 4
"""One seat in so many is ``greedy``."""
FAR: Final = 0.95
"""How much of a later advantage counts for an earlier choice."""
STEP: Final = 0.05
LEAST: Final = 0.8
"""A step is a share of a weight's size at the beginning, of so much at least."""
KEPT: Final = 60
"""The mean is taken over about so many last steps."""
DRAWN: Final = 0.5
"""What a match without winners is worth, where a game does not say."""
LEARNS: Final = 0.02
"""The outlook's learning rate."""


@dataclass(frozen=True, slots=True)
class Task:
    """A match to be played, as plain data that can be sent to another process."""

    game: str
    seats: int
    seed: int
    data: Mapping[str, Any]
    weights: Mapping[str, float]


@dataclass(slots=True)
class ApprenticeMatch:
    """An apprentice's match: its choices, and whether it won."""

    more: list[dict[int, float]]
    terms: list[list[float]]
    won: float


@dataclass(slots=True)
class Result:
    """A match: apprentices' courses, and what the greedy ones won, seat by seat."""

    courses: list[ApprenticeMatch]
    others: list[float]


def practise(
    game: str,
    seats: int,
    data: Mapping[str, Any],
    matches: int,
    seed: int,
    jobs: int,
    tell: Callable[[int, float, float], None],
) -> dict[str, Any]:
    """Return ``weights`` and ``outlook`` after so many matches, beginning with those of ``data``.

    ``tell`` is called now and then with the matches played, and the shares won by apprentices and
    by the others since it was called last.
    """
    study = study_of(game)
    learner = Learner(study, study.lesson(data, seats))
    won: list[float] = []
    others: list[float] = []
    with _players(jobs) as play:
        for first in range(0, matches, BATCH):
            numbers = range(first, min(matches, first + BATCH))
            weights = learner.named(learner.weights)
            tasks = [
                Task(game, seats, key_of("practice", seed, seats, number) % 10**9, data, weights)
                for number in numbers
            ]
            results = list(play(tasks))
            learner.learn(results)
            won += [course.won for result in results for course in result.courses]
            others += [share for result in results for share in result.others]
            if (first // BATCH) % 10 == 9:
                tell(numbers.stop, _mean(won), _mean(others))
                won, others = [], []
    return {
        "weights": learner.named(learner.mean),
        "outlook": dict(zip(study.TERMS, map(float, learner.outlook.round(3)), strict=True)),
    }


class Learner:
    """The policy and the outlook, as they are learnt."""

    def __init__(self, study: Any, lesson: Mapping[str, Any]) -> None:
        """Begin with what a lesson knows."""
        self._names = study.TRAITS
        named = lesson.get("weights") or {name: 2 * its for name, its in study.GREEDY.items()}
        self.weights = np.array([float(named.get(name, 0.0)) for name in self._names])
        self.mean = self.weights.copy()
        look = lesson.get("outlook") or {}
        self.outlook = np.array([float(look.get(term, 0.0)) for term in study.TERMS])
        self._scale = np.maximum(LEAST, 0.3 * np.abs(self.weights))
        self._momentum = np.zeros(len(self._names))
        self._square: Any = None
        self._steps = 0

    def learn(self, results: list[Result]) -> None:
        """Take one step from a batch of matches."""
        gradient = np.zeros(len(self._names))
        choices = 0
        for result in results:
            for course in result.courses:
                ahead = 0.0
                shares = [self.share(terms) for terms in course.terms] + [course.won]
                for at in range(len(course.more) - 1, -1, -1):
                    ahead = shares[at + 1] - shares[at] + FAR * ahead
                    for trait, amount in course.more[at].items():
                        gradient[trait] += ahead * amount
                    choices += 1
                for terms in course.terms:
                    self.outlook += LEARNS * (course.won - self.share(terms)) * np.array(terms)
        gradient /= max(1, choices)
        self._square = (
            gradient**2 + 1e-8 if self._square is None else 0.95 * self._square + 0.05 * gradient**2
        )
        self._momentum = 0.8 * self._momentum + 0.2 * gradient
        self.weights = self.weights + (
            STEP * self._scale * self._momentum / (np.sqrt(self._square) + 1e-5)
        )
        self._steps += 1
        self.mean = self.mean + (self.weights - self.mean) / min(self._steps, KEPT)

    def share(self, terms: list[float]) -> float:
        """Return how likely one wins from where these terms stand."""
        return float(1 / (1 + np.exp(-np.clip(self.outlook @ np.array(terms), -20, 20))))

    def named(self, weights: Any) -> dict[str, float]:
        """Return weights by name, those that are not nothing."""
        pairs = zip(self._names, weights, strict=True)
        return {name: round(float(its), 3) for name, its in pairs if abs(its) >= 0.001}


class _players:  # noqa: N801 a context, used like a function
    """Matches played here, or by several processes."""

    def __init__(self, jobs: int) -> None:
        spawn = get_context("spawn")
        self._pool = ProcessPoolExecutor(jobs, spawn, stand, (places(),)) if jobs > 1 else None

    def __enter__(self) -> Callable[[list[Task]], Iterator[Result]]:
        pool = self._pool
        if pool is None:
            return lambda tasks: map(play, tasks)
        return lambda tasks: pool.map(play, tasks, chunksize=2)

    def __exit__(self, *_: object) -> None:
        if self._pool is not None:
            self._pool.shutdown()


def play(task: Task) -> Result:
    """Play one match."""
    rules = rules_of(task.game)
    study = study_of(task.game)
    options = table_of(task.game, task.seats, task.seed)
    match: Match[Any, Any, Any] = Match(rules, task.seats, options, task.seed)
    chance = Stream(key_of("field", task.seed))
    apprentices = [chance.below(OTHERS) > 0 for _ in range(task.seats)]
    bots: list[Any] = []
    for seat, learns in enumerate(apprentices):
        own = bot_seed(task.seed, "practice", Seat(seat))
        if learns:
            bots.append(
                study.Apprentice(
                    seat,
                    task.seats,
                    options,
                    own,
                    task.data,
                    task.weights,
                    lambda: match.journal.state,
                )
            )
        else:
            bots.append(study.player("greedy", seat, task.seats, options, own, task.data))
    to_the_end(match, bots)
    outcome = match.outcome()
    assert outcome is not None, "a match ends when nobody is asked"
    drawn = getattr(options, "drawn", DRAWN)
    won = [
        float(seat in outcome.winners) if outcome.winners else drawn for seat in range(task.seats)
    ]
    courses = [
        ApprenticeMatch(
            [step.more for step in bot.steps], [step.terms for step in bot.steps], share
        )
        for bot, share, learns in zip(bots, won, apprentices, strict=True)
        if learns
    ]
    rest = zip(won, apprentices, strict=True)
    return Result(courses, [share for share, learns in rest if not learns])


def _mean(shares: list[float]) -> float:
    return sum(shares) / len(shares) if shares else 0.0
