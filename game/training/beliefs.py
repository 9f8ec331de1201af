"""What kinds are worth: beliefs of everybody at a table, held against the truth.

A seat's belief is whether another is a friend; those that hard facts settle are left out. All
seats are asked, whoever sits there, since the record is everybody's.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from game.ai.learning import Look
from game.ai.probability import log_loss
from game.training.playing import PlayedMatch, study_of

HALF: Final = 0.5
"""Beliefs are looked at after this share of a match's turns."""
BINS: Final = 10


def looks(told: PlayedMatch, game: str, data: Mapping[str, Any]) -> Sequence[Look]:
    """Return what everybody at a table believes at half-time."""
    study = study_of(game)
    record = study.Study(told.seats, told.options, data)
    turns = sum(event.begins_turn for event in told.events)
    wanted = int(HALF * turns) + 1
    for event in told.events:
        record.learn_from(event, told.characters, learn=False)
        if record.turns == wanted:
            return record.looks(told.characters)
    return []


def figures(found: Iterable[Look]) -> dict[str, float]:
    """Return the log-loss in bits a seat, the prior's, and the calibration error."""
    seats = 0
    loss = prior = 0.0
    bins = [[0.0, 0.0] for _ in range(BINS)]
    for look in found:
        seats += 1
        loss += _bits(look.said, friends=look.friends)
        prior += _bits(look.prior, friends=look.friends)
        place = bins[min(BINS - 1, int(look.said * BINS))]
        place[0] += look.said
        place[1] += look.friends
    off = sum(abs(said - were) for said, were in bins)
    return {
        "log_loss_bits": round(loss / max(1, seats), 4),
        "prior_log_loss_bits": round(prior / max(1, seats), 4),
        "calibration_error": round(off / max(1, seats), 4),
    }


def _bits(said: float, *, friends: bool) -> float:
    return log_loss(said if friends else 1 - said)
