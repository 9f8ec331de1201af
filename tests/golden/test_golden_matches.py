"""Whole matches kept on file must replay to the very same facts, on every system and Python.

A change that breaks one of these breaks every player's replays: it counts the edition up.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.playback import play_again
from game.store.replays import read_replay
from tests.golden.write_matches import HERE, TABLES, digest

DIGESTS: dict[str, str] = json.loads((HERE / "digests.json").read_text("utf-8"))


def test_there_is_a_digest_for_every_match_and_a_match_for_every_table() -> None:
    files = sorted(path.stem for path in HERE.glob("*.jsonl"))
    assert files == sorted(DIGESTS) == sorted(f"{seats:02}" for seats in TABLES)


@pytest.mark.parametrize("name", DIGESTS)
def test_a_match_on_file_replays_to_the_same_facts(name: str) -> None:
    replay = read_replay(Path(HERE / f"{name}.jsonl"))
    assert not replay.torn
    assert {"greedy", "random"} == set(replay.head.controllers)
    match = play_again(replay)
    assert match.outcome() is not None
    assert digest(match.open_book()) == DIGESTS[name]
