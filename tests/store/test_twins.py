"""Nobody looks at the tiles of a match that goes on by playing a copy of it to its end."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from game.session import make_head, resume, start
from game.store.exchange import export_match
from game.store.history import erase, put_away, restore
from game.store.imports import IMPORTS
from game.store.recorder import MATCHES, Recorder
from game.store.replays import read_replay, unfinished
from tests.session.turns import asked_first
from tests.store.whole_work import import_file, import_replays

OTHER = "et_bim-20260101-000000-abcd.match"


def act(path: Path, acts: int) -> None:
    """Go on with a match for some acts, in the folder in which its file lies."""
    session = resume(path, path.parent.parent)
    for _ in range(acts):
        seat = asked_first(session)
        assert seat is not None
        session.submit(seat, session.legal(seat)[-1])
    session.close()


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture
def running(data: Path) -> Path:
    start(make_head("et_bim", ["human"] * 4, list("abcd")), data).close()
    [one] = unfinished(data)
    act(one.path, 5)
    return one.path


@pytest.fixture
def copy(data: Path, running: Path) -> Path:
    """The match as it was taken out, under another name."""
    (data / IMPORTS).mkdir()
    return Path(shutil.copy(export_match(data, running), data / IMPORTS / OTHER))


def test_a_copy_under_another_name_does_not_come_in_beside_it(
    data: Path, running: Path, copy: Path
) -> None:
    before = running.read_bytes()
    found = import_replays(data)
    assert (found.taken, found.known, found.running, found.refused) == (0, 0, 1, [])
    assert [one.path for one in unfinished(data)] == [running]
    assert running.read_bytes() == before
    act(running, 3)  # nor once the match has gone on
    assert import_file(data, copy).running == 1
    assert [path.name for path in (data / MATCHES).iterdir()] == [running.name]


def test_nor_while_the_match_lies_among_the_deleted_ones(
    data: Path, running: Path, copy: Path
) -> None:
    [away] = put_away(data, running)
    assert import_replays(data).running == 1
    assert not unfinished(data)
    restore(data, away.now)
    assert import_replays(data).running == 1
    [away] = put_away(data, running)
    erase(data, away.now)
    assert import_replays(data).taken == 1, "gone for good, a copy is the match"


def test_two_copies_of_one_match_do_not_come_in_together(
    tmp_path: Path, data: Path, copy: Path
) -> None:
    shutil.copy(copy, copy.with_name(f"second-{OTHER}"))
    elsewhere = tmp_path / "elsewhere"
    (elsewhere / IMPORTS).mkdir(parents=True)
    for path in (data / IMPORTS).iterdir():
        shutil.copy(path, elsewhere / IMPORTS)
    found = import_replays(elsewhere)
    assert (found.taken, found.running) == (1, 1)
    assert len(unfinished(elsewhere)) == 1


def test_a_match_that_was_played_on_elsewhere_comes_back_in_its_own_place(
    tmp_path: Path, data: Path, running: Path, copy: Path
) -> None:
    elsewhere = tmp_path / "elsewhere"
    assert import_file(elsewhere, copy).taken == 1
    [there] = unfinished(elsewhere)
    act(there.path, 4)
    found = import_file(data, export_match(elsewhere, there.path))
    assert (found.taken, found.running) == (1, 0)
    [here] = unfinished(data)
    assert here.path == running
    assert read_replay(running).records == read_replay(there.path).records
    act(running, 2)
    assert import_file(data, copy).running == 1, "what is behind stays behind"


def test_nor_is_one_replaced_that_went_another_way_or_is_played_just_now(
    tmp_path: Path, data: Path, running: Path, copy: Path
) -> None:
    elsewhere = tmp_path / "elsewhere"
    import_file(elsewhere, copy)
    [there] = unfinished(elsewhere)
    act(there.path, 4)
    back = export_match(elsewhere, there.path)
    session = resume(running, data)
    assert import_file(data, back).running == 1
    for _ in range(3):
        seat = asked_first(session)
        assert seat is not None
        session.submit(seat, session.legal(seat)[0])
    session.close()
    ours, theirs = read_replay(running).records, read_replay(there.path).records
    assert ours != theirs[: len(ours)]
    before = running.read_bytes()
    assert import_file(data, back).running == 1
    assert running.read_bytes() == before


def test_other_matches_come_in_as_ever(tmp_path: Path, data: Path, running: Path) -> None:
    start(make_head("et_bim", ["human"] * 4, list("abcd")), tmp_path / "other").close()
    [other] = unfinished(tmp_path / "other")
    assert import_file(data, other.path).taken == 1
    assert len(unfinished(data)) == 2


def test_a_copy_that_was_sealed_anew_with_another_salt_stays_out(data: Path, running: Path) -> None:
    head = read_replay(running).head
    other = Recorder.create(data / "elsewhere", head.model_copy(update={"salt": "0" * 16}))
    other.close()
    found = import_file(data, other.path)
    assert (found.taken, found.running) == (0, 1)
    assert [one.path for one in unfinished(data)] == [running]
