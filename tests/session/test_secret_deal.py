"""A match that grows from a secret is kept, resumed, verified and dealt again like any other."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from game.core.luck import read_seed
from game.core.seats import Seat
from game.core.ticks import next_asked
from game.games import first, shelf
from game.replaying.again import play_again
from game.replaying.receipt import receipt, verify
from game.session import Session, again, make_head, resume, start
from game.store.heads import HUMAN, Head
from game.store.replays import FileError, finished, read_head, read_replay, unfinished

NAMES = list("abcd")
GAMES = [
    name if name == first() else pytest.param(name, marks=pytest.mark.slow) for name in shelf()
]
"""Games grow from secrets in one way: the quick part looks at one of them."""


def act(session: Session, acts: int = 10_000) -> None:
    acted = set[Seat]()
    while acts and (asked := {seat: session.legal(seat) for seat in session.asked()}):
        seat = next_asked(asked, acted)
        session.submit(seat, asked[seat][-1])
        acts -= 1


def told(session: Session) -> list[list[Any]]:
    """What each seat was told."""
    return [session.observations(Seat(seat)) for seat in range(len(NAMES))]


def begun(game: str, data: Path, seed: Any = None) -> Session:
    return start(make_head(game, [HUMAN] * 4, NAMES, {}, seed), data)


@pytest.mark.parametrize("game", shelf())
def test_it_is_left_resumed_finished_and_verified(game: str, tmp_path: Path) -> None:
    session = begun(game, tmp_path)
    head, shown = session.head, session.receipt
    if session.real_time:
        session.close()
        pytest.skip("a match of thousands of ticks: files of these are tried with a least game")
    act(session, 9)
    session.close()
    [left] = unfinished(tmp_path)
    assert left.head == head == read_head(left.path)
    session = resume(left.path, tmp_path)
    assert session.receipt == shown
    act(session)
    session.close()
    [path] = finished(tmp_path)
    written = json.loads(path.read_text("utf-8").splitlines()[0])
    assert (written["format"], written["seed"]) == (2, head.seed)
    verdict = verify(read_replay(path), shown)
    assert (verdict.key, verdict.facts["seed"]) == ("receipt.kept", head.seed)
    other = f"{int(str(head.seed), 16) ^ 1:032x}"
    assert receipt(head.model_copy(update={"seed": other})) != shown, "its last bit counts"


@pytest.mark.parametrize("game", GAMES)
def test_its_secret_typed_after_it_brings_the_same_cards(game: str, tmp_path: Path) -> None:
    session = begun(game, tmp_path / "one")
    acts = 500 if session.real_time else 10_000  # against the clock a match has thousands of ticks
    act(session, acts)
    seed = str(session.head.seed)
    read_out = " ".join(seed[at : at + 4] for at in range(0, 32, 4)).upper()
    again = begun(game, tmp_path / "two", read_seed(read_out))
    act(again, acts)
    assert told(again) == told(session)
    if not session.real_time:
        assert again.open_book() == session.open_book()
    session.close()
    again.close()


def test_the_next_match_at_the_table_has_a_secret_of_its_own(tmp_path: Path) -> None:
    for seed in (None, 5):
        session = begun("et_bim", tmp_path, seed)
        new = again(session)
        assert isinstance(new.head.seed, str)
        assert new.head.seed != session.head.seed
        session.close()
        new.close()


@pytest.mark.parametrize(
    "facts",
    [
        {"format": 1},
        {"seed": "0" * 31},
        {"seed": "0" * 31 + "A"},
        {"seed": "0" * 32 + "\n"},
        {"seed": 5},
        {"seed": None},
        {"seed": True},
    ],
)
def test_a_head_whose_seed_is_not_of_its_format_is_refused(
    facts: dict[str, Any], tmp_path: Path
) -> None:
    head = make_head("et_bim", [HUMAN] * 4, NAMES)
    path = tmp_path / "odd.jsonl"
    path.write_text(json.dumps(head.model_dump() | facts) + "\n", "utf-8")
    with pytest.raises(FileError) as wrong:
        read_replay(path)
    assert wrong.value.key == "store.head"


def test_a_number_is_written_as_ever_and_old_programs_read_it() -> None:
    head = make_head("et_bim", [HUMAN] * 4, NAMES, {}, 5)
    assert (head.format, head.seed) == (1, 5)
    assert Head.model_validate_json(head.model_dump_json()) == head


def test_a_secret_that_was_changed_does_not_replay(tmp_path: Path) -> None:
    session = begun("et_bim", tmp_path)
    act(session)
    session.close()
    replay = read_replay(finished(tmp_path)[0])
    lines = replay.path.read_text("utf-8").splitlines(keepends=True)
    lines[0] = lines[0].replace(str(replay.head.seed), "0" * 32)
    replay.path.write_text("".join(lines), "utf-8")
    with pytest.raises(FileError) as wrong:
        play_again(read_replay(replay.path))
    assert wrong.value.key == "store.illegal"
