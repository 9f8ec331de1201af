"""What tests of the command line hold in hand: a shell, a window that notes, a match on file."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from game.__main__ import main
from game.core.luck import Stream
from game.games import rules_of
from game.match import Match
from game.store.launch import Launch
from game.store.replays import Head, Recorder


@dataclass
class Window:
    """What `game.app` was asked."""

    launches: list[Launch] = field(default_factory=list)
    tours: list[tuple[Path, tuple[int, int], str, int]] = field(default_factory=list)
    status: int = 0

    def run(self, launch: Launch) -> int:
        self.launches.append(launch)
        return self.status

    def tour(self, out: Path, size: tuple[int, int], lang: str, text_size: int) -> int:
        self.tours.append((out, size, lang, text_size))
        return self.status

    def self_test(self) -> int:
        return self.status


@dataclass
class Said:
    status: int
    out: str
    err: str

    @property
    def complaint(self) -> str:
        """The one line on standard error of a wrong option or file."""
        assert self.status == 2, self
        assert self.out == ""
        assert self.err.endswith("\n")
        assert self.err.count("\n") == 1, self.err
        assert "Traceback" not in self.err
        return self.err.strip()


class Shell:
    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys

    def __call__(self, *argv: object) -> Said:
        self._capsys.readouterr()
        status = main([str(word) for word in argv])
        told = self._capsys.readouterr()
        return Said(status, told.out, told.err)


def play(data: Path, seats: int = 4, seed: int = 7, most: int = 10_000) -> Recorder:
    """Play a match of anything legal and write it down, to its end or for so many actions."""
    rules = rules_of("et_bim")
    options = rules.options(seats, {})
    head = Head(
        program="0.1.0", game="et_bim", edition=rules.edition, seats=seats,
        options=rules.options_json(options), seed=seed, salt="salt",
        names=["Ana", "Hugo", "Kim", "Zoé", *map(str, range(4, seats))],
        controllers=["human", *["greedy"] * (seats - 1)],
    )  # fmt: skip
    recorder = Recorder.create(data, head)
    match: Match[Any, Any, Any] = Match(rules, seats, options, seed)
    chance = Stream(seed)
    for _ in range(most):
        if match.outcome() is not None:
            break
        legal: Sequence[Any]
        [(seat, legal)] = match.pending().items()
        action = legal[chance.below(len(legal))]
        match.submit(seat, action)
        recorder.write({"seat": seat, **action.to_json()})
    return recorder
