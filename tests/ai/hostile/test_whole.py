"""A sandbox holds what an honest bot needs: Python's library, threads, files beside its own."""

from __future__ import annotations

import shutil
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from game.ai.answering import Playable, Seating
from game.ai.question import Question
from game.ai.sandboxes.confine import CALLS
from game.ai.sandboxes.external_bots import ExternalBots
from game.ai.sandboxes.sandbox import Sandbox
from game.games import game_of
from game.match import Match

HERE = Path(__file__).parent
ET_BIM = game_of("et_bim")


def played(
    sandbox_of: Callable[[Playable], Sandbox], folder: Path, **bounds: frozenset[str]
) -> str:
    """What is wrong with it."""
    bot = shutil.copy(HERE / "whole.py", folder)
    (folder / "learnt.json").write_text('{"worth": 3}')
    match = Match(ET_BIM.rules, 4, ET_BIM.rules.options(4, {}), 7)
    [(asked, legal)] = match.pending().items()
    seating = Seating(ET_BIM, 4, {}, {int(asked): f"file:{bot}:Whole"}, {int(asked): 1})
    external = ExternalBots(seating, time.monotonic, sandbox_of, **bounds)
    try:
        return external.made(asked) or external.choose_for(Question(asked, legal)).fault
    finally:
        external.close()


def test_an_honest_bot_has_all_it_needs(tmp_path: Path) -> None:
    assert played(Sandbox, tmp_path) == ""


@pytest.mark.skipif(sys.platform != "linux", reason="Linux' filter")
def test_an_honest_bot_has_all_it_needs_without_landlock(tmp_path: Path) -> None:
    bare = partial(Sandbox, entry=HERE / "no_landlock.py")
    assert played(bare, tmp_path, bounds=frozenset({CALLS})) == ""


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere nothing is known to hold")
def test_no_bot_runs_where_less_holds_than_was_promised(tmp_path: Path) -> None:
    bare = partial(Sandbox, entry=HERE / "no_landlock.py")
    assert played(bare, tmp_path, bounds=frozenset({CALLS, "files"})) == "unmade:PermissionError"
