"""The command ``fit``: plays, fits, plays with what was fitted, until nothing moves any more."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np

from game.cli.options import UsageError
from game.core.words import Words
from game.games import game_of, rules_of
from game.store.learned import FORMAT, learned_path, read_learned, write_learned
from game.training.beliefs import figures, looks
from game.training.examples import Examples, arrays, studied
from game.training.mixture import Fitted, bits, fit, uniform_bits
from game.training.playing import PlayedMatch, orders, played, study_of
from game.training.practice import practise

COUNTS: Final = (4, 6, 8, 12)
MATCHES: Final = 150
PRACTICE: Final = 8000
"""How many matches are played at a table when nobody says."""
SEED: Final = 1
ROUNDS: Final = 6
STILL: Final = 0.005
"""Where a round gains a smaller share of the bits held out than this, it was the last."""
HELD_OUT: Final = 5
"""Every so-manieth match is held out."""
FRESH: Final = 1000
"""Added to the seed for matches that no round has seen."""


def run(asked: argparse.Namespace, said: Words) -> int:
    """Fit a game's kinds of players and write their file.

    Raises:
        UsageError: this game's bots learn nothing, or do not sit at such a table.
        FileError: the file cannot be written.
    """
    game: str = asked.game
    study = game_of(game).study
    if study is None or (asked.practise and not study.TERMS):  # nothing to judge a practice by
        raise UsageError("fit.nothing", game=game)
    known = rules_of(game).seat_counts
    counts = tuple(asked.seats_counts or [count for count in COUNTS if count in known])
    if wrong := [count for count in counts if count not in known]:
        listed = ", ".join(map(str, known))
        raise UsageError("fit.seats", given=wrong[0], known=listed)
    matches = asked.matches or MATCHES
    seed = SEED if asked.seed is None else asked.seed
    path: Path = asked.out or learned_path(game)
    play = _kept(game, path)
    if asked.practise:
        return _practised(asked, game, counts, seed, path, said)
    fitting = _Fitting(game, counts, matches, seed, asked.jobs or 1, said, play)
    data = fitting.run(asked.rounds or ROUNDS)
    listed = ",".join(map(str, counts))
    command = (
        f"python -m game fit {game} --seats-counts {listed} --matches {matches}"
        f" --rounds {asked.rounds or ROUNDS} --seed {seed}"
    )
    made: dict[str, Any] = {"command": command, "seed": seed, "figures": fitting.figures(data)}
    whole = {"format": FORMAT, "game": game, "made": made, **data}
    write_learned(path, whole)
    if asked.json:
        print(json.dumps(made))
    else:
        for line in _lines(made["figures"], said):
            print(line)
        print(said.say("fit.written", path=path))
    return 0


def _practised(
    asked: argparse.Namespace,
    game: str,
    counts: Sequence[int],
    seed: int,
    path: Path,
    said: Words,
) -> int:
    """Let bots practise at tables of each size and write what they learnt into the file."""
    data = read_learned(game, path)
    matches = asked.matches or PRACTICE
    for seats in counts:

        def tell(done: int, won: float, others: float, seats: int = seats) -> None:
            facts = {"seats": seats, "done": done, "matches": matches}
            shares = {"won": round(100 * won, 1), "others": round(100 * others, 1)}
            print(said.say("fit.practice", **facts, **shares), file=sys.stderr, flush=True)

        its = practise(game, seats, data, matches, seed, asked.jobs or 1, tell)
        command = (
            f"python -m game fit {game} --practise --seats-counts {seats}"
            f" --matches {matches} --seed {seed}"
        )
        before = data["play"].get(str(seats), {}).get("made", [])
        made = [*before, {"command": command, "seed": seed}]
        data = {
            **data,
            "format": FORMAT,
            "play": {**data["play"], str(seats): {"made": made, **its}},
        }
        write_learned(path, data)
    print(said.say("fit.written", path=path))
    return 0


def _kept(game: str, path: Path) -> dict[str, Any]:
    """Return the policies that the file holds already: they are not fitted here."""
    return read_learned(game, path)["play"] if path.exists() else {}


class _Fitting:
    """One run of the command."""

    def __init__(
        self,
        game: str,
        counts: Sequence[int],
        matches: int,
        seed: int,
        jobs: int,
        said: Words,
        play: Mapping[str, Any],
    ) -> None:
        self._play = play
        self._game = game
        self._counts = counts
        self._matches = matches
        self._seed = seed
        self._jobs = jobs
        self._said = said
        self._study = study_of(game)
        self._rounds: list[dict[str, float]] = []

    def run(self, most: int) -> dict[str, Any]:
        """Return ``kinds`` and ``play`` as a file holds them, after so many rounds at most."""
        data: dict[str, Any] = {**self._study.START, "play": self._play}
        for number in range(most):
            found = self._examples(data, self._seed + number)
            before = bits(found, self._kinds(data))
            begin = self._kinds(data) if number else self._first(data)
            kinds = fit(found, begin, self._study.FIELD)
            after = bits(found, kinds)
            told = {"uniform": uniform_bits(found), "before": before, "after": after}
            self._rounds.append({name: round(value, 4) for name, value in told.items()})
            self._say("fit.round", number=number + 1, acts=len(found.author), **self._rounds[-1])
            # what these bots did is explained by the weights they had as well as by new ones
            if number and before - after < STILL * before:
                break
            data = {**self._study.whole(self._named(kinds)), "play": self._play}
        return data

    def figures(self, data: Mapping[str, Any]) -> dict[str, Any]:
        """Return what the fit is worth: bits an act by round, and beliefs on fresh matches."""
        every = self._played(data, self._seed + FRESH)
        beliefs = {}
        for count in self._counts:
            tables = [told for told in every if told.seats == count]
            beliefs[str(count)] = {
                "fitted": self._worth(tables, data),
                "hand_set": self._worth(tables, self._study.START),
            }
        return {"bits_an_act": self._rounds, "beliefs_at_half_time": beliefs}

    def _worth(self, tables: Sequence[PlayedMatch], data: Mapping[str, Any]) -> dict[str, float]:
        return figures(look for told in tables for look in looks(told, self._game, data))

    def _played(self, data: Mapping[str, Any], seed: int) -> list[PlayedMatch]:
        every = orders(self._game, self._counts, self._matches, seed, data)
        return list(played(every, self._jobs))

    def _examples(self, data: Mapping[str, Any], seed: int) -> Examples:
        every = self._played(data, seed)
        found = [studied(told, self._game, data) for told in every]
        return arrays(every, found, self._game, HELD_OUT)

    def _first(self, data: Mapping[str, Any]) -> list[Fitted]:
        """Return where a fit begins: all kinds as common, each as the hand-set one of its way."""
        hand = {kind.way: kind.weights for kind in self._kinds(data)}
        kinds = self._study.KINDS
        return [
            Fitted(name, way, hand[way] / 4, 1 / len(kinds), 0.02) for name, way in kinds.items()
        ]

    def _kinds(self, data: Mapping[str, Any]) -> list[Fitted]:
        known = [kind for kind in self._study.kinds_of(data) if kind.share]
        every = sum(kind.share for kind in known)
        return [
            Fitted(
                kind.name,
                kind.goes_by,
                np.array(kind.policy.weights),
                kind.share / every,
                kind.tremble,
                kind.dissimilarity,
            )
            for kind in known
        ]

    def _named(self, kinds: Sequence[Fitted]) -> dict[str, Any]:
        return {
            kind.name: {
                "goes_by": kind.way,
                "share": round(kind.share, 4),
                "tremble": kind.tremble,
                "dissimilarity": kind.dissimilarity,
                "weights": {
                    name: round(float(weight), 3)
                    for name, weight in zip(self._study.TRAITS, kind.weights, strict=True)
                    if abs(weight) >= 0.001
                },
            }
            for kind in kinds
        }

    def _say(self, key: str, **facts: object) -> None:
        print(self._said.say(key, **facts), file=sys.stderr, flush=True)


def _lines(found: Mapping[str, Any], said: Words) -> list[str]:
    lines = [said.say("fit.bits", **found["bits_an_act"][-1])]
    for seats, beliefs in found["beliefs_at_half_time"].items():
        its = beliefs["fitted"]
        lines.append(
            said.say(
                "fit.beliefs",
                seats=seats,
                loss=its["log_loss_bits"],
                hand=beliefs["hand_set"]["log_loss_bits"],
                prior=its["prior_log_loss_bits"],
                off=its["calibration_error"],
            )
        )
    return lines
