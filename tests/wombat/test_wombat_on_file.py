"""A match on file: whatever six people do in a tick takes one line, and a kill loses no tick."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ai import bot_process
from game.core.luck import Stream
from game.core.seats import CLOCK
from game.games import game_of
from game.games.parts import needed
from game.games.wombat.model.actions import ACTIONS
from game.session import Session, make_head, resume, start
from game.session.recorder_setup import words_of
from game.store import seal
from game.store.heads import HUMAN
from game.store.lines import RECORD_MOST
from game.store.recorder import Recorder
from game.store.replays import read_replay
from game.store.shorthand import Shorthand, spelled
from game.tour.matches import by_chance

SEATS = 6
HEAD = make_head("wombat", [HUMAN] * SEATS, list("abcdef"), {"seconds": 60}, 5)
KNOWN = Shorthand(words_of(HEAD))
ACTS = [act.to_json() for act in needed(game_of("wombat").verbs).verbs(SEATS)]
FITS = 24
"""So many acts of a tick fit into its line, whatever they are: four a seat."""


def tick_of(acts: list[Any], late: list[int]) -> dict[str, Any]:
    tick = {"seat": -1, "tick": 94_999, "done": 999_999}
    tick |= {"acts": acts} if acts else {}
    tick |= {"late": late} if late else {}
    return {**tick, "kind": "tick", "number": 94_999, "mark": 2**32 - 1}


_done = st.lists(
    st.builds(lambda seat, act: {"seat": seat, **act}, st.integers(0, 5), st.sampled_from(ACTS)),
    max_size=FITS,
)


@given(_done, st.permutations(range(SEATS)))
def test_whatever_six_seats_do_in_a_tick_fits_into_its_line_and_comes_back(
    acts: list[dict[str, Any]], late: list[int]
) -> None:
    tick = tick_of(acts, late)
    short = KNOWN.short(tick)
    assert len(short) <= seal.ROOM
    assert KNOWN.whole(short, RECORD_MOST) == spelled(tick)


def test_as_many_acts_as_differ_most_from_each_other_fit() -> None:
    chance = random.Random(7)  # noqa: S311
    longest = sorted(ACTS, key=lambda act: len(KNOWN.short(tick_of([{"seat": 3, **act}], []))))
    worst = longest[-40:]
    for _ in range(300):
        acts = [{"seat": chance.randrange(6), **chance.choice(worst)} for _ in range(FITS)]
        assert len(KNOWN.short(tick_of(acts, [5, 3, 1, 0, 2, 4]))) <= seal.ROOM


def test_every_kind_of_act_is_listed_and_every_act_once() -> None:
    assert {act["kind"] for act in ACTS} == {*ACTIONS.by_name} - {"tick"}
    assert all(one != other for at, one in enumerate(ACTS) for other in ACTS[:at])


@pytest.fixture
def session(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Session]:
    monkeypatch.setattr(bot_process, "ENOUGH_STARTS", 0)
    session = start(HEAD, tmp_path)
    yield session
    session.close()


def hammer(session: Session, chance: random.Random) -> int:
    """Let everybody who may do something do it, then end the tick; return how much was done."""
    done = 0
    for seat in session.humans:
        if seat in session.asked():
            act = by_chance(session, seat, Stream(chance.getrandbits(64)))
            assert act.to_json() in ACTS
            session.submit(seat, act)
            done += 1
    session.pass_time(100)
    return done


def test_who_hammers_in_every_tick_has_every_tick_on_file(session: Session, tmp_path: Path) -> None:
    chance = random.Random(3)  # noqa: S311
    [path] = (tmp_path / "matches").iterdir()
    size, most = path.stat().st_size, 0
    for tick in range(1, 41):
        most = max(most, hammer(session, chance))
        assert path.stat().st_size == size + tick * (seal.LENGTH + 1), "a line a tick"
        if tick % 8 == 0:
            replay = read_replay(path)
            assert replay.actions == session.as_replay().actions
            assert sum(seat == CLOCK for seat, _ in replay.actions) == tick
    assert most == SEATS


def test_after_a_kill_it_goes_on_at_the_tick_that_ended_last(
    session: Session, tmp_path: Path
) -> None:
    chance = random.Random(4)  # noqa: S311
    for _ in range(12):
        hammer(session, chance)
    [path] = (tmp_path / "matches").iterdir()
    torn = tmp_path / "torn" / "matches" / path.name
    torn.parent.mkdir(parents=True)
    torn.write_bytes(path.read_bytes() + b"half a li")
    again = resume(torn, tmp_path / "torn")
    assert again.as_replay().actions == session.as_replay().actions
    for _ in range(3):
        hammer(again, chance)
    assert read_replay(torn).actions == again.as_replay().actions, "written in the same words"
    again.close()


@pytest.mark.parametrize("again", [False, True])
def test_a_file_of_before_is_read_and_gone_on_with_as_it_was_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, again: bool
) -> None:
    monkeypatch.setattr(bot_process, "ENOUGH_STARTS", 0)
    recorder = Recorder.create(tmp_path, HEAD)
    assert recorder.path.read_bytes().startswith(b'{"sealed": 1')
    session = Session(HEAD, recorder, None, tmp_path)
    chance = random.Random(5)  # noqa: S311
    if again:
        for _ in range(3):
            hammer(session, chance)
        session.close()
        session = resume(recorder.path, tmp_path)
    for _ in range(3):
        hammer(session, chance)
    session.close()
    assert read_replay(recorder.path).actions == session.as_replay().actions


def test_what_is_damaged_is_named_by_its_line(session: Session, tmp_path: Path) -> None:
    for _ in range(4):
        session.pass_time(100)
    [path] = (tmp_path / "matches").iterdir()
    lines = path.read_bytes().splitlines(keepends=True)
    key = seal.key_of_first_line(lines[0])
    assert key is not None
    at = len(lines) - 2
    for broken in (b"\x01", b"\x01\xff", b'{"seat":-1'):
        lines[at] = seal.seal(key, at + 1, broken)
        path.write_bytes(b"".join(lines))
        with pytest.raises(Exception, match=r"store\.damaged") as raised:
            read_replay(path)
        assert raised.value.facts["line"] == at + 1  # type: ignore[attr-defined]


def test_every_line_is_as_long_whatever_is_done(session: Session, tmp_path: Path) -> None:
    chance = random.Random(6)  # noqa: S311
    for done, _ in product((True, False), range(5)):
        if done:
            hammer(session, chance)
        session.pass_time(100)
    [path] = (tmp_path / "matches").iterdir()
    assert {len(line) for line in path.read_bytes().splitlines()[1:]} == {seal.LENGTH}
