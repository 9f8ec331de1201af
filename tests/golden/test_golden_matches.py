"""Whole matches kept on file must replay to the very same facts, on every system and Python.

A change that breaks one of these breaks every player's replays: it counts the edition up.
"""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

import pytest

from game.replaying.again import play_again
from game.store.replays import read_replay
from tests.golden.write_matches import HERE, TABLES, digest

MODULES = {
    "04-oups": {"offended"},
    "05-charlotte": {"swapped"},
    "06-non": {"refused"},
    "07-all": {"offended", "refused", "swapped", "mission_dealt", "round_ended"},
    "08-missions": {"mission_dealt", "round_ended"},
}
"""The facts that a match with modules is kept for."""
LONG = ("wombat-05",)
"""Real time has many ticks: its shorter match is looked at every day."""
DIGESTS: dict[str, str] = json.loads((HERE / "digests.json").read_text("utf-8"))


def test_there_is_a_digest_for_every_match_and_a_match_for_every_table() -> None:
    files = sorted(path.stem for path in HERE.glob("*.jsonl"))
    assert files == sorted(DIGESTS) == sorted(TABLES)


@pytest.mark.parametrize(
    "name", [pytest.param(one, marks=pytest.mark.slow) if one in LONG else one for one in DIGESTS]
)
def test_a_match_on_file_replays_to_the_same_facts(name: str) -> None:
    replay = read_replay(Path(HERE / f"{name}.jsonl"))
    assert not replay.torn
    assert set(replay.head.controllers) <= {"greedy", "random"}
    match = play_again(replay)
    assert match.outcome() is not None
    assert digest(match.open_book()) == DIGESTS[name]


def test_what_matches_of_mets_ton_slip_are_kept_for_is_in_them() -> None:
    names = [name for name, table in TABLES.items() if table.game == "mets_ton_slip"]
    books = [play_again(read_replay(Path(HERE / f"{name}.jsonl"))).open_book() for name in names]
    kinds = {event.kind for book in books for event in book}
    assert kinds >= {
        "fished", "wore", "replaced", "attacked", "mirrored", "shielded", "borne", "stripped",
        "stole", "celebrated", "handed-on", "laid-away", "ended",
    }  # fmt: skip


def test_what_matches_of_le_boulet_are_kept_for_is_in_them() -> None:
    names = [name for name, table in TABLES.items() if table.game == "le_boulet"]
    books = [play_again(read_replay(Path(HERE / f"{name}.jsonl"))).open_book() for name in names]
    kinds = {event.kind for book in books for event in book}
    assert kinds >= {
        "raced", "shown", "chose", "proposed", "passed", "answered", "accused", "defended", "voted",
        "taken_back", "retried", "gave", "drawn", "reshuffled", "ended",
    }  # fmt: skip
    assert {book[-1].reason for book in books} == {"one-card", "empty"}


@pytest.mark.slow
def test_what_matches_of_wombat_are_kept_for_is_in_them() -> None:
    alone, shadows = (
        play_again(read_replay(Path(HERE / f"{name}.jsonl"))).open_book()
        for name in ("wombat-03", "wombat-05")
    )
    touches = {event.touch.value for event in alone if event.kind == "felt"}
    touches |= {event.touch.value for event in shadows if event.kind == "seen"}
    assert touches >= {
        "at A", "hand", "found", "nothing", "picked", "gone", "size 6", "bottom", "laid", "took",
        "empty", "moved", "dropped", "nobody", "covering", "turned",
    }  # fmt: skip
    kinds = {event.kind for event in shadows}
    assert kinds >= {"paw_numbered", "seen", "said", "votes_opened", "lit", "scored", "ended"}
    assert "felt" not in kinds
    assert "votes_opened" not in {event.kind for event in alone}


def test_what_witty_zibi_matches_are_kept_for_is_in_them() -> None:
    books = {
        name: play_again(read_replay(Path(HERE / f"{name}.jsonl"))).open_book()
        for name, table in TABLES.items()
        if table.game == "witty_zibi"
    }
    ends = {name: [e for e in book if e.kind == "round_ended"] for name, book in books.items()}
    for name, rounds in ends.items():
        asked = TABLES[name].options.get("rounds")
        assert asked in (None, len(rounds)), name
    cards = {event.kind for event in books["zibi-04"]}
    assert cards >= {"reflected", "recycled", "healed", "looked", "eliminated"}
    for name in ("zibi-04-blind", "zibi-05", "zibi-05-orange"):
        assert any(4 in one.gained for one in ends[name]), name
    assert "destroyed" in {event.kind for event in books["zibi-06-camps"]}
    assert len(ends["zibi-05"]) > 5, "points do not end it, and rounds do"
    assert {one.reason for one in ends["zibi-09"]} == {"one-gang", "undecided"}
    assert [one.reason for one in ends["zibi-09-eleven"]] == ["undecided"]


@pytest.mark.parametrize("name", MODULES)
def test_a_match_with_modules_shows_them(name: str) -> None:
    match = play_again(read_replay(Path(HERE / f"{name}.jsonl")))
    book = match.open_book()
    assert {event.kind for event in book} >= MODULES[name]
    if "offended" in MODULES[name]:
        after = [after.kind for event, after in pairwise(book) if event.kind == "offended"]
        assert "laid" in after, "nobody offended twice"
    assert [event.kind for event in book].count("round_ended") == (
        match.options.rounds if match.options.missions else 0
    )
