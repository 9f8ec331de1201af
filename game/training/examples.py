"""Examples as arrays: every option of every act is a row of traits."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from game.training.playing import PlayedMatch, study_of

Reals = NDArray[np.float64]
Rows = NDArray[np.float32]
Whole = NDArray[np.int64]


@dataclass(slots=True)
class Examples:
    """Acts in arrays. Choices come first, then answers (a card sent back or taken).

    ``author`` numbers seats of matches; ``held_out`` says which acts a fit never sees.
    """

    rows: dict[str, Rows]
    """By way of going by things: (options of all choices, traits)."""
    answers: dict[str, Rows]
    """By way of going by things: (answers, traits)."""
    weights: Reals
    """Of every option how likely a typical hand offers it."""
    starts: Whole
    """Of every choice where its options begin."""
    nests: Whole
    """Of every nest where its options begin; nests of a choice follow each other."""
    chosen: Whole
    """Of every choice the row of the option chosen."""
    back: NDArray[np.bool_]
    """Of every answer whether the card was sent back."""
    holds: Reals
    """Of every answer how likely the hand could have."""
    author: Whole
    """Of every act, choices first, whose it was."""
    names: list[str]
    """Of every author who of the field it was."""
    held_out: NDArray[np.bool_]
    """Of every author whether the fit leaves it out."""

    @property
    def sizes(self) -> Whole:
        """Of every choice how many options it had."""
        ends = np.append(self.starts[1:], len(self.weights))
        return ends - self.starts

    def uniform_bits(self) -> Reals:
        """Of every act the bits that it takes when every option is as likely as hands offer it."""
        totals = np.add.reduceat(self.weights, self.starts)
        choices = -np.log2(self.weights[self.chosen] / totals)
        send = np.where(self.back, 0.5, 1 - 0.5 * self.holds)
        return np.concatenate([choices, -np.log2(send)])


def studied(told: PlayedMatch, game: str, data: Mapping[str, Any]) -> list[Any]:
    """Return the examples of a match, in the words of its game."""
    study = study_of(game)
    record = study.Study(told.seats, told.options, data)
    found = (record.learn_from(event, told.characters) for event in told.events)
    return [example for example in found if example is not None]


def arrays(
    every: Sequence[PlayedMatch], found: Sequence[Sequence[Any]], game: str, held_out_of: int
) -> Examples:
    """Return the examples of matches as arrays; every so-manieth match is held out."""
    study = study_of(game)
    traits = len(study.TRAITS)
    choices: list[tuple[int, Any]] = []
    answers: list[tuple[int, Any]] = []
    names: list[str] = []
    held_out: list[bool] = []
    for number, (told, examples) in enumerate(zip(every, found, strict=True)):
        first = len(names)
        names += told.names
        held_out += [number % held_out_of == 0] * told.seats
        for example in examples:
            (answers if example.answer else choices).append((first + example.seat, example))
    sizes = [len(example.weights) for _, example in choices]
    starts = np.cumsum([0, *sizes[:-1]])
    return Examples(
        rows={way: _dense([e.rows[way] for _, e in choices], traits) for way in study.WAYS},
        answers={way: _dense([e.rows[way] for _, e in answers], traits) for way in study.WAYS},
        weights=np.array([weight for _, e in choices for weight in e.weights]),
        starts=starts,
        nests=np.cumsum([0, *(size for _, e in choices for size in e.nests)])[:-1],
        chosen=starts + np.array([e.chosen for _, e in choices]),
        back=np.array([bool(e.chosen) for _, e in answers]),
        holds=np.array([e.weights[0] for _, e in answers]),
        author=np.array([author for author, _ in (*choices, *answers)]),
        names=names,
        held_out=np.array(held_out),
    )


def _dense(groups: Sequence[Sequence[Mapping[int, float]]], traits: int) -> Rows:
    table = np.zeros((sum(map(len, groups)), traits), np.float32)
    at = 0
    for group in groups:
        for row in group:
            for index, value in row.items():
                table[at, index] = value
            at += 1
    return table
