"""A match's file is data: that it names a bot out of a file is no reason to run one."""

from __future__ import annotations

import json
import time
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.ai import bot_process
from game.cli.seats import USUAL, read_seats
from game.core.seats import Seat
from game.games import words
from game.replaying.again import told
from game.session import Session, again, make_head, resume, start
from game.session.external_bots import to_be_asked
from game.store.given import FILE
from game.store.heads import HUMAN
from game.store.history import deleted, kept, put_away, restore
from game.store.imports import IMPORTS
from game.store.recorder import MATCHES, REPLAYS, SEALED, Recorder
from game.store.replays import read_replay, unfinished
from tests.session.turns import asked_first
from tests.store.whole_work import import_file, import_replays

NAMES = ["Kim", "Ana", "Rosa", "Hugo"]
BOT = """
from contextlib import suppress
from pathlib import Path
with suppress(OSError):  # in a sandbox nothing can be written
    Path({mark!r}).write_text("it ran")
class Bot:
    def __init__(self, *facts): pass
    def hear(self, events): pass
    def choose(self, legal): raise ZeroDivisionError("it ran")
"""
Resumed = Callable[..., Session]


@pytest.fixture
def mark(tmp_path: Path) -> Path:
    return tmp_path / "it ran"


@pytest.fixture
def spec(tmp_path: Path, mark: Path) -> str:
    (tmp_path / "mine.py").write_text(BOT.format(mark=str(mark)), "utf-8")
    return f"file:{tmp_path / 'mine.py'}:Bot"


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture
def resumed(data: Path) -> Iterator[Resumed]:
    sessions: list[Session] = []

    def one(path: Path, *external: str) -> Session:
        sessions.append(resume(path, data, external))
        return sessions[-1]

    yield one
    for session in sessions:
        session.close()


@pytest.fixture
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Our bots think in this very process."""
    monkeypatch.setattr(bot_process, "ENOUGH_STARTS", 0)


def begun(data: Path, *controllers: str) -> Path:
    """Leave a match on file that a person began with these bots, which were not asked yet."""
    recorder = Recorder.create(data, make_head("et_bim", controllers, NAMES, {}, 5))
    recorder.close()
    return recorder.path


def play(session: Session, acts: int) -> None:
    end = time.monotonic() + 60
    while (seat := asked_first(session)) is not None and acts:
        assert time.monotonic() < end, "nobody answers"
        if session.is_human(seat):
            session.submit(seat, session.legal(seat)[-1])
        elif session.ready():
            session.step()
        else:
            time.sleep(0.001)
            continue
        acts -= 1


def test_a_match_that_names_a_bot_out_of_a_file_does_not_run_it(
    data: Path, spec: str, mark: Path, resumed: Resumed
) -> None:
    path = begun(data, HUMAN, spec, spec, spec)
    session = resumed(path)
    assert session.controllers == [HUMAN, USUAL, USUAL, USUAL]
    play(session, 12)
    assert not mark.exists()
    assert session.bots.take_faults() == []
    session.close()
    replay = read_replay(path)
    assert replay.controllers == [HUMAN, USUAL, USUAL, USUAL], "it is written down"
    assert [hand.at for hand in replay.hands] == [0, 0, 0]


@pytest.mark.usefixtures("quickly")
@pytest.mark.parametrize("language", ["fr", "en"])
def test_who_is_sent_away_and_where_they_lie_is_said_once(
    data: Path, spec: str, tmp_path: Path, resumed: Resumed, language: str
) -> None:
    session = resumed(begun(data, HUMAN, spec, "greedy", spec))
    error = session.bots.take_error()
    assert error is not None
    said = words(language).say(error.key, **error.facts)
    assert f"Ana, Hugo: {tmp_path / 'mine.py'} (Bot)" in said
    assert session.bots.take_error() is None


def test_one_that_a_person_agreed_to_plays_on(data: Path, spec: str, resumed: Resumed) -> None:
    path = begun(data, HUMAN, spec, spec, spec)
    session = resumed(path, spec)
    assert session.controllers == [HUMAN, spec, spec, spec]
    play(session, 8)
    assert {what for _, what in session.bots.take_faults()} == {"raised:ZeroDivisionError"}
    assert session.bots.take_error() is None
    rematch = again(session)
    rematch.close()
    assert rematch.controllers == [HUMAN, spec, spec, spec], "the rematch is theirs, too"


@pytest.mark.usefixtures("quickly")
def test_a_rematch_of_a_match_that_sent_them_away_has_ours(
    data: Path, spec: str, mark: Path, resumed: Resumed
) -> None:
    rematch = again(resumed(begun(data, HUMAN, spec, spec, spec)))
    rematch.close()
    assert rematch.controllers == [HUMAN, USUAL, USUAL, USUAL]
    assert not mark.exists()


@pytest.mark.usefixtures("quickly")
def test_to_agree_to_one_is_not_to_agree_to_another(
    data: Path, spec: str, tmp_path: Path, resumed: Resumed
) -> None:
    other = f"file:{tmp_path / 'other.py'}:Bot"
    session = resumed(begun(data, HUMAN, spec, other, other), other)
    assert session.controllers == [HUMAN, USUAL, other, other]


@pytest.mark.usefixtures("quickly")
def test_a_seat_that_a_line_gives_to_an_external_bot_is_not_theirs(
    data: Path, spec: str, mark: Path, resumed: Resumed
) -> None:
    recorder = Recorder.create(data, make_head("et_bim", [HUMAN, *["greedy"] * 3], NAMES, {}, 5))
    recorder.write({"seat": 2, "controller": spec})
    recorder.close()
    assert not to_be_asked(read_replay(recorder.path), data)
    session = resumed(recorder.path)
    assert session.controllers == [HUMAN, "greedy", USUAL, "greedy"]
    play(session, 12)
    assert not mark.exists()


# ---------------------------------------------------------------- who may be asked about


def test_a_person_is_asked_about_those_that_were_given_here(data: Path, spec: str) -> None:
    path = begun(data, HUMAN, "greedy", spec, spec)
    assert to_be_asked(read_replay(path), data) == {Seat(2): spec, Seat(3): spec}


@pytest.mark.usefixtures("quickly")
@pytest.mark.parametrize("way", ["path", "folder", "archive"])
def test_nobody_is_asked_about_what_was_taken_in(
    data: Path, spec: str, tmp_path: Path, resumed: Resumed, mark: Path, way: str
) -> None:
    path = begun(data, HUMAN, spec, spec, spec)
    carried = tmp_path / path.name
    path.rename(carried)  # a match of the same name was here, and was given here
    if way == "archive":
        with zipfile.ZipFile(tmp_path / "some.zip", "w") as archive:
            archive.write(carried, carried.name)
        assert import_file(data, tmp_path / "some.zip").taken == 1
    elif way == "folder":
        (data / IMPORTS).mkdir()
        carried.rename(data / IMPORTS / carried.name)
        assert import_replays(data).taken == 1
    else:
        assert import_file(data, carried).taken == 1
    [one] = unfinished(data)
    assert not to_be_asked(read_replay(one.path), data)
    play(resumed(one.path), 12)
    assert not mark.exists()


@pytest.mark.usefixtures("quickly")
def test_nobody_is_asked_about_a_relative_path(
    data: Path, tmp_path: Path, resumed: Resumed, monkeypatch: pytest.MonkeyPatch, spec: str,
    mark: Path,
) -> None:  # fmt: skip
    monkeypatch.chdir(tmp_path)
    path = begun(data, HUMAN, *["file:mine.py:Bot"] * 3)
    assert not to_be_asked(read_replay(path), data)
    play(resumed(path), 12)
    assert not mark.exists()


def test_a_relative_path_belongs_to_the_folder_it_was_given_from(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, spec: str
) -> None:
    monkeypatch.chdir(tmp_path)
    given = read_seats("file:mine.py:Bot", "et_bim")
    monkeypatch.chdir("/")
    assert given == [spec]


@pytest.mark.usefixtures("quickly")
@pytest.mark.parametrize(
    "content",
    [b"", b"[]", b"{", b'{"matches": 3}', b'{"matches": {"x": "y"}}', b"\xff\xfe", b"[" * 100_000],
)
def test_where_the_list_of_those_given_cannot_be_read_nobody_is_asked(
    data: Path, spec: str, content: bytes, resumed: Resumed
) -> None:
    path = begun(data, HUMAN, spec, spec, spec)
    (data / FILE).write_bytes(content)
    assert not to_be_asked(read_replay(path), data)
    assert resumed(path).controllers == [HUMAN, USUAL, USUAL, USUAL]
    other = begun(data, HUMAN, "greedy", spec, spec)
    assert to_be_asked(read_replay(other), data), "and it is written anew"


def test_a_list_that_names_relative_paths_is_not_believed(data: Path) -> None:
    path = begun(data, HUMAN, *["file:mine.py:Bot"] * 3)
    (data / FILE).write_text(json.dumps({"matches": {path.name: ["file:mine.py:Bot", HUMAN]}}))
    assert not to_be_asked(read_replay(path), data)


def test_a_list_that_nobody_could_read_to_its_end_is_not_asked_about(
    data: Path, tmp_path: Path
) -> None:
    specs = [f"file:{tmp_path / letter}/{letter * 600}.py:Bot" for letter in "abc"]
    assert not to_be_asked(read_replay(begun(data, HUMAN, *specs)), data)


def test_a_deleted_match_that_is_brought_back_is_what_it_was(data: Path, spec: str) -> None:
    path = begun(data, HUMAN, spec, spec, spec)
    put_away(data, path)
    begun(data, HUMAN, "greedy", spec, spec)
    [one] = deleted(data)
    restore(data, one.path)
    assert to_be_asked(read_replay(path), data)


def test_the_list_does_not_outgrow_the_matches(data: Path, spec: str) -> None:
    for _ in range(3):
        begun(data, HUMAN, spec, spec, spec).unlink()
    path = begun(data, HUMAN, spec, spec, spec)
    assert list(json.loads((data / FILE).read_text())["matches"]) == [path.name]


def test_a_match_with_our_bots_alone_keeps_no_list(data: Path) -> None:
    begun(data, HUMAN, "greedy", "normal@rosa", "random")
    assert not (data / FILE).exists()


# ---------------------------------------------------------------- what only shows a file


@pytest.mark.usefixtures("quickly")
def test_to_look_at_a_replay_runs_nobody(data: Path, spec: str, mark: Path) -> None:
    session = start(make_head("et_bim", ["greedy"] * 4, NAMES, {}, 5), None)
    play(session, 10_000)
    session.close()
    head = session.head.model_copy(update={"controllers": [spec] * 4})
    lines = [head.model_dump_json()]
    lines += [json.dumps({"seat": seat, **act}) for seat, act in session.as_replay().actions]
    (data / REPLAYS).mkdir(parents=True)
    path = data / REPLAYS / "one.jsonl"
    path.write_text("\n".join(lines) + "\n", "utf-8")
    assert len(list(told(read_replay(path), "all", words("en", "et_bim")))) > 20
    assert [one.kind for one in kept(data)] == ["finished"]
    assert not mark.exists()
    assert not list((data / MATCHES).glob(f"*{SEALED}"))
