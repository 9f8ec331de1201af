"""Beliefs: how each seat judges, by what it did before all; cards that all know are in the view.

A small grid holds how lenient a seat is, how often it votes against what it thinks, and how boldly
it lays cards. Every answer, accusation and vote weighs it anew. A vote is foretold by all of it,
and by the plain share of yes at this table: whichever foretold better so far counts more, so among
strangers whom no grid was made for nothing is lost but what it took to see it (Bayes' mixture).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from math import exp, log
from typing import Final

from game.ai.probability import expectation, logistic, posterior
from game.games.le_boulet.bot.sight import Sight
from game.games.le_boulet.model import events as ev
from game.games.le_boulet.model.actions import PAIR
from game.games.le_boulet.model.state import State

BAR: Final = 0.5
"""From so many logits on somebody usual finds that a card fits: what is arguable fails with two
judges of three. At 0.9 it failed with six of seven, and nearly all that was accused was refused."""
SPREAD: Final = 0.65
"""How far judgements are apart: the scale of a logistic, for eyes that are 0.9 logits apart."""
LENIENT: Final = ((-1.5, 0.1), (-0.7, 0.2), (0.0, 0.4), (0.7, 0.2), (1.5, 0.1))
"""By so many logits a seat is more lenient than usual, and how likely that is at first."""
FAITHLESS: Final = ((0.0, 0.7), (0.25, 0.2), (0.85, 0.1))
"""So often a seat refuses what it finds good, and how likely that is at first."""
BOLD: Final = ((-1.0, 0.3), (0.5, 0.4), (2.5, 0.3))
"""By so many logits worse a card may fit that a seat lays, and how likely that is at first."""
CELLS: Final = tuple(
    (lenient, faithless, bold) for (lenient, _), (faithless, _), (bold, _)
    in product(LENIENT, FAITHLESS, BOLD)
)  # fmt: skip
PRIOR: Final = tuple(a * b * c for (_, a), (_, b), (_, c) in product(LENIENT, FAITHLESS, BOLD))
TREMBLE: Final = 0.03
"""How likely anything is done for no reason, so that no act is ever proof."""
TRUST: Final = 0.8
"""How far the grid is trusted at first, rather than the share of yes at the table."""
SURE: Final = 0.01
"""Neither is ever given up."""
ACCUSES: Final = 0.45
"""How often somebody usual accuses what they find wrong."""


def judged_good(value: float, lenient: float = 0.0) -> float:
    """Return how likely somebody finds good what is worth so many logits."""
    return logistic((value - BAR + lenient) / SPREAD)


def worth(its: Sight, state: State, thing: int) -> float:
    """Return what lies there is worth to anybody, in logits, with nobody's taste."""
    faces = state.pair if thing == PAIR else (state.answers[thing],)
    found = min((its.row[face] for face in faces if face >= 0), default=0.0)
    return min(found, -2.5) if its.listed and thing == PAIR else found


class Beliefs:
    """What is believed of everybody, by what all were told."""

    def __init__(self, seats: int) -> None:
        """Begin with what is usual."""
        self.grids = [list(PRIOR) for _ in range(seats)]
        self._honest = [_honest(PRIOR)] * seats
        self.trust = TRUST
        """How far the grids are trusted, by how well they foretold votes so far."""
        self._yes, self._votes = 1, 2

    def _weigh(self, seat: int, likely: Sequence[float]) -> None:
        self.grids[seat] = posterior(self.grids[seat], [TREMBLE + one for one in likely])
        self._honest[seat] = _honest(self.grids[seat])

    def observe(self, state: State, event: ev.Event, its: Sight | None) -> None:
        """Take in what was told, before the table changes; ``its`` is the theme's sight."""
        if its is None or not its.clear:
            return  # nobody is judged by what one did not understand
        match event:
            case ev.Voted(votes):
                value = worth(its, state, state.contested)
                self._voted(value, {
                    seat: vote
                    for seat, vote in enumerate(votes)
                    if vote >= 0 and seat != state.accuser
                })  # fmt: skip
            case ev.Answered(faces):
                for seat, face in enumerate(faces):
                    if face >= 0:
                        self._laid(seat, its.row[face])
            case ev.Retried(seat, face) if face >= 0:
                self._laid(seat, its.row[face])
            case ev.Proposed(seat, a, b):
                self._laid(seat, min(its.row[a], its.row[b]))
            case ev.Accused(seat, thing):
                value = worth(its, state, thing)
                wrong = [ACCUSES * (1 - vote_yes(value, cell)) + 0.2 * cell[1] for cell in CELLS]
                self._weigh(seat, wrong)
            case _:
                pass

    def _voted(self, value: float, votes: Mapping[int, int]) -> None:
        """Weigh votes on what is worth so much, first how well they were foretold."""
        plain = self._yes / self._votes
        ahead = 0.0
        for seat, vote in votes.items():
            grid = self._by_grid(seat, value)
            ahead += log((grid if vote else 1 - grid) / (plain if vote else 1 - plain))
            yes = [vote_yes(value, cell) for cell in CELLS]
            self._weigh(seat, yes if vote else [1 - one for one in yes])
        if votes:  # votes on one thing are alike: together they are one witness
            odds = self.trust / (1 - self.trust) * exp(ahead / len(votes))
            self.trust = min(1 - SURE, max(SURE, odds / (1 + odds)))
        self._yes += sum(votes.values())
        self._votes += len(votes)

    def _laid(self, seat: int, value: float) -> None:
        """Weigh that somebody laid what is worth so much: the bold lay what does not fit."""
        self._weigh(seat, [0.25 + logistic((value + bold) / SPREAD) for _, _, bold in CELLS])

    def yes(self, seat: int, value: float) -> float:
        """Return how likely a seat votes for what is worth so much."""
        plain = self._yes / self._votes
        return self.trust * self._by_grid(seat, value) + (1 - self.trust) * plain

    def _by_grid(self, seat: int, value: float) -> float:
        """Return the mean of ``vote_yes`` over a grid; only leniency bends it: five do for all."""
        good = [judged_good(value, lenient) for lenient, _ in LENIENT]
        found = expectation(self._honest[seat], good)
        return TREMBLE + (1 - 2 * TREMBLE) * found

    def mean(self, seat: int) -> tuple[float, float, float]:
        """Return a seat's leniency, bad faith and boldness, as they are believed on average."""
        lenient, faithless, bold = zip(*CELLS, strict=True)
        grid = self.grids[seat]
        return expectation(grid, lenient), expectation(grid, faithless), expectation(grid, bold)


def _honest(grid: Sequence[float]) -> tuple[float, ...]:
    """Return by leniency how likely a seat is so lenient and votes as it thinks."""
    kept = [share * (1 - cell[1]) for share, cell in zip(grid, CELLS, strict=True)]
    each = len(kept) // len(LENIENT)
    return tuple(sum(kept[at : at + each]) for at in range(0, len(kept), each))


def vote_yes(value: float, cell: tuple[float, float, float]) -> float:
    """Return how likely somebody of a cell votes for what is worth so many logits."""
    lenient, faithless, _ = cell
    return TREMBLE + (1 - 2 * TREMBLE) * (1 - faithless) * judged_good(value, lenient)


def refused(chances: Sequence[float], threshold: int) -> float:
    """Return how likely fewer vote yes than it takes, by how likely each of them does."""
    none, one = 1.0, 0.0
    for yes in chances:
        none, one = none * (1 - yes), one * (1 - yes) + none * yes
    return none if threshold == 1 else none + one
