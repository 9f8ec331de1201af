"""A real-time game, on file: a sealed line a tick, plainly those in which something was done."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from game.games.pulse.model import GRAB, SHOUTS, TICK_MS

from game.ai import bot_process
from game.core.seats import CLOCK, Seat
from game.replaying.again import ViewerError, check_eyes, play_again, playing_as_far
from game.replaying.receipt import course
from game.session import Session, make_head, resume, start
from game.store import reading, recorder, seal
from game.store.heads import HUMAN
from game.store.recorder import evened
from game.store.replays import (
    FileError,
    at_once,
    finished,
    read_replay,
    reading_as_far,
    unfinished,
)

NAMES = ["Kim", "Ana", "Rosa", "Bilal", "Gwen", "Hugo"]
KIM, ANA = Seat(0), Seat(1)


@pytest.fixture
def session(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Session]:
    monkeypatch.setattr(bot_process, "ENOUGH_STARTS", 0)
    session = start(make_head("pulse", [HUMAN] * 6, NAMES, {"ticks": 12}, 5), tmp_path)
    yield session
    session.close()


def pass_ticks(session: Session, times: int = 1) -> None:
    for _ in range(times):
        session.pass_time(TICK_MS)


def sealed(data: Path) -> list[bytes]:
    """The lines of the match that goes on, without the key and the head."""
    [path] = (data / "matches").iterdir()
    head = seal.LENGTH + 1
    content = path.read_bytes().partition(b"\n")[2]
    lines = [content[at : at + head] for at in range(0, len(content), head)]
    return lines[-(len(lines) - _head_lines(path)) :] if len(lines) > _head_lines(path) else []


def _head_lines(path: Path) -> int:
    head = read_replay(path).records[0]
    return -(-len(head) // seal.ROOM)


def plain(data: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in finished(data)[0].read_bytes().splitlines()[1:]]


def test_a_sealed_line_a_tick_all_of_one_length_whatever_was_done(
    session: Session, tmp_path: Path
) -> None:
    for done in (0, 1, 6, 0, 0, 6, 2, 0):
        before = sealed(tmp_path)
        for seat in range(done):
            session.submit(Seat(seat), GRAB)
        assert sealed(tmp_path) == before, "nothing before the tick ends"
        pass_ticks(session)
        assert len(sealed(tmp_path)) == len(before) + 1
    assert len(set(map(len, sealed(tmp_path)))) == 1


def test_what_does_not_fit_into_a_ticks_line_lies_in_those_after_it(
    session: Session, tmp_path: Path
) -> None:
    for seat in range(6):
        session.submit(Seat(seat), GRAB)
    pass_ticks(session)
    assert not read_replay(next((tmp_path / "matches").iterdir())).actions, "half a tick is none"
    pass_ticks(session, 4)
    replay = read_replay(next((tmp_path / "matches").iterdir()))
    assert replay.actions[:7] == [
        *((seat, {"kind": "grab"}) for seat in range(6)),
        replay.actions[6],
    ]
    assert (
        play_again(replay).observations(None) == session.observations(None)[: len(replay.actions)]
    )


def test_a_seat_that_changes_hands_behind_an_idle_tick_stays_behind_it(
    session: Session, tmp_path: Path
) -> None:
    for seat in range(6):
        session.submit(Seat(seat), GRAB)
    pass_ticks(session, 2)  # the second one is left out: what does not fit of the first lies there
    session.hand_over(ANA, "random")
    replay = read_replay(next((tmp_path / "matches").iterdir()))
    assert [hand.at for hand in replay.hands] == [hand.at for hand in session.hands] == [8]


def test_the_sealed_file_of_a_match_is_whole_before_its_replay_is_written(
    session: Session, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: object) -> None:
        raise FileError("store.full", tmp_path)

    pass_ticks(session, 11)
    for seat in range(6):
        session.submit(Seat(seat), GRAB)
    monkeypatch.setattr(recorder, "write_atomic", fails)
    pass_ticks(session)
    assert session.outcome() is not None
    replay = read_replay(next((tmp_path / "matches").iterdir()))
    assert play_again(replay).outcome() is not None, "nobody plays its end again who read it"


def test_plainly_those_ticks_in_which_something_was_done_and_the_last_one(
    session: Session, tmp_path: Path
) -> None:
    pass_ticks(session, 3)
    session.submit(KIM, GRAB)
    pass_ticks(session, 4)
    session.hand_over(ANA, "random")
    session.hand_over(ANA, HUMAN)
    pass_ticks(session, 5)
    code = course(session.as_replay())
    lines = plain(tmp_path)
    assert [line.get("tick", "hands") for line in lines] == [4, 7, "hands", "hands", 12]
    assert lines[0]["acts"] == [{"seat": 0, "kind": "grab"}]
    replay = read_replay(finished(tmp_path)[0])
    assert [hand.at for hand in replay.hands] == [hand.at for hand in session.hands]
    assert [seat for seat, _ in replay.actions] == session.actors()
    assert play_again(replay).open_book() == session.open_book()
    assert course(replay) == code, "the same receipt of the whole match"


def test_after_a_kill_it_goes_on_at_the_last_whole_tick(session: Session, tmp_path: Path) -> None:
    session.submit(KIM, GRAB)
    pass_ticks(session, 2)
    told = session.observations(None)
    session.submit(ANA, GRAB)  # in a tick that never ends
    [path] = (tmp_path / "matches").iterdir()
    torn = tmp_path / "torn" / "matches" / path.name
    torn.parent.mkdir(parents=True)
    torn.write_bytes(path.read_bytes()[: -0 or None])
    again = resume(unfinished(tmp_path / "torn")[0].path, tmp_path / "torn")
    assert again.observations(None) == told
    assert GRAB in again.legal(ANA)
    for _ in range(10):
        pass_ticks(again)
    assert again.outcome() is not None
    assert [line["tick"] for line in plain(tmp_path / "torn")] == [1, 12]
    again.close()


def test_who_was_late_is_written_down(
    session: Session, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(session.bots.questions, "go_on", lambda: [3])
    pass_ticks(session)
    record = json.loads(read_replay(next((tmp_path / "matches").iterdir())).records[-1])
    assert (record["seat"], record["tick"], record["late"]) == (CLOCK, 1, [3])


def _changed(data: Path, change: Any) -> Path:
    path = finished(data)[0]
    lines = path.read_bytes().splitlines(keepends=True)
    change(lines)
    path.write_bytes(b"".join(lines))
    return path


@pytest.fixture
def over(session: Session, tmp_path: Path) -> Path:
    for _ in range(12):
        session.submit(KIM, SHOUTS[0])
        session.submit(KIM, GRAB)
        session.submit(ANA, GRAB)
        pass_ticks(session)
    assert session.outcome() is not None
    return tmp_path


def _doubled(lines: list[bytes]) -> None:
    lines.insert(5, lines[4])


def _missing(lines: list[bytes]) -> None:
    del lines[4]


def _wrong_mark(lines: list[bytes]) -> None:
    data = json.loads(lines[4])
    lines[4] = json.dumps(data | {"mark": 1}).encode() + b"\n"


def _twice(lines: list[bytes]) -> None:
    data = json.loads(lines[-1])
    lines[-1] = json.dumps(data | {"acts": data["acts"] + data["acts"][-1:]}).encode() + b"\n"


def _far(lines: list[bytes]) -> None:
    data = json.loads(lines[4])
    lines[4] = json.dumps(data | {"tick": 10**9}).encode() + b"\n"


def _no_list(lines: list[bytes]) -> None:
    data = json.loads(lines[4])
    lines[4] = json.dumps(data | {"acts": [7]}).encode() + b"\n"


@pytest.mark.parametrize(
    ("change", "key", "line"),
    [
        (_doubled, "store.tick", 6),
        (_missing, "store.tick", 5),
        (_wrong_mark, "store.astray", 5),
        (_twice, "store.illegal", 13),
        (_far, "store.tick", 5),
        (_no_list, "store.damaged", 5),
    ],
)
def test_a_file_with_a_wrong_tick_is_refused_and_names_its_line(
    over: Path, change: Any, key: str, line: int
) -> None:
    path = _changed(over, change)
    with pytest.raises(FileError) as raised:
        play_again(read_replay(path))
    assert raised.value.key == key
    assert raised.value.facts["line"] == line


@pytest.mark.parametrize(("change", "acts"), [(_doubled, 16), (_missing, 12), (_wrong_mark, 15)])
def test_a_file_with_a_wrong_tick_is_shown_up_to_it(over: Path, change: Any, acts: int) -> None:
    whole = play_again(read_replay(finished(over)[0])).observations(None)
    path = _changed(over, change)
    match, shown = at_once(playing_as_far(at_once(reading_as_far(path))))
    assert shown.stopped is not None
    assert match.outcome() is None
    assert len(shown.actions) == len(shown.lines) == acts
    told = match.observations(None)
    assert 0 < len(told) < len(whole)
    assert told == whole[: len(told)]
    with pytest.raises(ViewerError):
        check_eyes(shown, match, "all")


def test_time_that_acts_where_it_is_not_asked_has_no_seat(over: Path) -> None:
    def flat(lines: list[bytes]) -> None:  # as files are written by hand: every act in its line
        acts = [b'{"seat":0,"kind":"grab"}\n', b'{"seat":-1,"kind":"tick","number":7,"mark":1}\n']
        lines[1:] = acts

    with pytest.raises(FileError, match=r"store\.astray"):
        play_again(read_replay(_changed(over, flat)))


def test_of_a_file_that_is_wrong_from_its_first_act_on_nothing_is_shown(over: Path) -> None:
    def first(lines: list[bytes]) -> None:
        del lines[1]

    with pytest.raises(FileError, match=r"store\.tick"):
        at_once(reading_as_far(_changed(over, first)))


def test_ticks_do_not_count_against_what_a_file_may_hold_beside_them(
    over: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = finished(over)[0]
    monkeypatch.setattr(reading, "LINES_MOST", 0)
    assert len(read_replay(path).actions) > 12, "twelve ticks"
    path.write_bytes(path.read_bytes() + b'{"note":1}\n')
    with pytest.raises(FileError, match=r"store\.too-big"):
        read_replay(path)


def test_a_ticks_record_is_as_long_whatever_its_mark_is() -> None:
    tick = {"seat": -1, "tick": 7, "done": 3, "acts": [{"seat": 1}], "kind": "tick", "number": 7}
    shortest, longest = (evened({**tick, "mark": mark}) for mark in (5, 2**32 - 1))
    assert len(shortest) == len(longest)
    assert json.loads(shortest)["mark"] == 5
