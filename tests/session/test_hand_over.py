"""A seat changes hands in mid-match: a bot takes over, a person comes back."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from game.ai import bot_process
from game.ai.answering import Seating
from game.ai.bot_host import BotHost
from game.ai.question import Choice, Question
from game.cli.seats import SeatsError
from game.core.luck import bot_seed
from game.core.seats import Seat
from game.games import game_of, words
from game.replaying.again import ViewerError, check_eyes, play_again, told
from game.session import Session, again, make_head, resume, start
from game.store.heads import HUMAN
from game.store.replays import HandOver, finished, read_replay, unfinished
from game.store.texts import LANGUAGES
from tests.session.turns import asked_first

NAMES = ["Kim", "Ana", "Rosa", "Hugo"]
PEOPLE = [HUMAN] * 4
Opened = Callable[[list[str]], Session]


@pytest.fixture(params=["here"])
def where(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Bots think in this process, which is quicker, or in one of their own, as in the window."""
    if request.param == "here":
        monkeypatch.setattr(bot_process, "ENOUGH_STARTS", 0)
    return str(request.param)


@pytest.fixture
def opened(tmp_path: Path, where: str) -> Iterator[Opened]:
    sessions: list[Session] = []

    def one(controllers: list[str]) -> Session:
        sessions.append(start(make_head("et_bim", controllers, NAMES, {}, 5), tmp_path))
        return sessions[-1]

    yield one
    for session in sessions:
        session.close()


def play(session: Session, acts: int = 10_000) -> None:
    """People take the last thing offered, bots what they like."""
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


def play_until_acted(session: Session, seat: Seat) -> None:
    before = session.actors().count(seat)
    while session.actors().count(seat) == before:
        assert session.outcome() is None, "the seat never acted"
        play(session, 1)


def answer_of(session: Session) -> Choice:
    end = time.monotonic() + 60
    while not session.ready():
        assert time.monotonic() < end, "nobody answers"
        time.sleep(0.001)
    [answer] = session.bots.questions.answers.values()
    return replace(answer, number=0)


def answer_of_one_told_all(session: Session, seat: Seat, level: str) -> Choice:
    """What a bot with the seat's own seed does, told what the seat was told from the beginning."""
    head = session.head
    seeds = {seat: bot_seed(head.seed, head.salt, seat)}
    host = BotHost(Seating(game_of(head.game), head.seats, head.options, {seat: level}, seeds))
    host.inform(seat, session.observations(seat))
    return host.answer(Question(seat, session.legal(seat)))


def test_a_bot_takes_over_the_asked_seat_knowing_what_it_was_told(opened: Opened) -> None:
    session = opened(PEOPLE)
    play(session, 9)
    seat = asked_first(session)
    assert seat is not None
    session.hand_over(seat, "greedy@rosa")
    assert not session.is_human(seat)
    assert seat not in session.humans
    assert seat in session.people
    assert session.controllers[seat] == "greedy@rosa"
    assert session.head.controllers == PEOPLE, "the head says who sat there at first"
    assert answer_of(session) == answer_of_one_told_all(session, seat, "greedy@rosa")
    before = len(session.actors())
    session.step()
    assert session.actors()[before:] == [seat]


def test_a_bot_that_comes_back_is_told_again_what_it_was_told_before(opened: Opened) -> None:
    session = opened([HUMAN, "normal", HUMAN, HUMAN])
    seat = Seat(1)
    play_until_acted(session, seat)
    session.hand_over(seat, HUMAN)
    play_until_acted(session, seat)
    while asked_first(session) != seat:
        play(session, 1)
    session.hand_over(seat, "normal")
    assert answer_of(session) == answer_of_one_told_all(session, seat, "normal")


@pytest.mark.parametrize("where", ["here", "beside"], indirect=True)
def test_a_person_takes_over_and_what_the_bot_had_decided_is_dropped(opened: Opened) -> None:
    session = opened(["greedy", *["random"] * 3])
    assert session.people == []
    answer_of(session)
    seat = asked_first(session)
    assert seat is not None
    session.hand_over(seat, HUMAN)
    assert session.people == session.humans == [seat]
    assert not session.ready()
    acts = len(session.actors())
    session.step()
    assert len(session.actors()) == acts, "nobody plays for a person"
    assert session.already_seen(seat) == len(session.observations(seat)) > 0
    session.submit(seat, session.legal(seat)[0])
    play(session, 6)
    session.hand_over(seat, "random")
    play(session)
    assert session.outcome() is not None


@pytest.mark.parametrize("where", ["here", "beside"], indirect=True)
def test_others_think_on_while_a_seat_changes_hands(opened: Opened) -> None:
    session = opened(["greedy", HUMAN, HUMAN, HUMAN])
    while asked_first(session) != 0:
        play(session, 1)
    session.think()
    for seat in (1, 2, 3):
        session.hand_over(Seat(seat), "greedy")
        session.hand_over(Seat(seat), HUMAN)
    session.hand_over(Seat(2), "random")
    expected = answer_of_one_told_all(session, Seat(0), "greedy")
    assert answer_of(session) == expected
    session.hand_over(Seat(3), "random")
    assert answer_of(session) == expected, "an answer that is there stays there"
    play(session, 20)


def test_who_sits_where_is_on_file_and_replaying_ignores_it(opened: Opened, tmp_path: Path) -> None:
    session = opened(PEOPLE)
    play(session, 3)
    session.hand_over(Seat(2), "bot:random")
    session.hand_over(Seat(2), "random")  # it plays there already
    play(session, 4)
    session.hand_over(Seat(0), "random@ana")
    session.hand_over(Seat(2), HUMAN)
    hands = [HandOver(3, 2, "random"), HandOver(7, 0, "random@ana"), HandOver(7, 2, HUMAN)]
    assert session.hands == hands
    public = session.observations(None)
    session.close()

    again = resume(unfinished(tmp_path)[0].path, tmp_path)
    try:
        assert again.controllers == ["random@ana", HUMAN, HUMAN, HUMAN]
        assert again.people == [0, 1, 2, 3]
        assert again.hands == hands
        assert again.observations(None) == public
        play(again)
        assert again.as_replay().hands == tuple(hands)
    finally:
        again.close()
    replay = read_replay(finished(tmp_path)[0])
    assert replay.hands == tuple(hands)
    assert play_again(replay).outcome() is not None
    assert b'{"seat":2,"controller":"random"}' in replay.records


def test_whoever_is_not_known_takes_no_seat(opened: Opened) -> None:
    session = opened(PEOPLE)
    for wrong in ("", "genius", "human,human", "normal@nobody", "oracle"):
        with pytest.raises(SeatsError):
            session.hand_over(Seat(1), wrong)
    assert session.controllers == PEOPLE
    assert session.hands == []


def test_a_line_of_hands_that_says_nothing_is_ignored(opened: Opened, tmp_path: Path) -> None:
    session = opened(PEOPLE)
    play(session)
    path = finished(tmp_path)[0]
    lines = path.read_bytes().splitlines()
    for wrong in ("x", 9, -1, None, True, 1.0):
        lines.insert(2, json.dumps({"seat": wrong, "controller": "random"}).encode())
    for wrong in (None, 3, [], "x" * 5000):
        lines.insert(2, json.dumps({"seat": 1, "controller": wrong}).encode())
    lines.insert(2, b'{"seat":1,"controller":"a new kind\\u001b of bot"}')
    path.write_bytes(b"\n".join(lines) + b"\n")
    replay = read_replay(path)
    assert replay.hands == (HandOver(1, 1, "a new kind of bot"),)
    assert play_again(replay).outcome() is not None


def test_a_rematch_is_played_by_whoever_plays_now(opened: Opened) -> None:
    session = opened([HUMAN, HUMAN, "random", "random"])
    session.hand_over(Seat(0), "random")
    rematch = again(session)
    assert rematch.head.controllers == ["random", HUMAN, "random", "random"]
    rematch.close()
    session.hand_over(Seat(1), "random")
    rematch = again(session)
    assert rematch.head.controllers == [HUMAN, HUMAN, "random", "random"], "all went for a moment"
    rematch.close()


def test_the_log_says_who_left_and_who_came_back_where_it_happened(
    opened: Opened, tmp_path: Path
) -> None:
    session = opened(PEOPLE)
    session.hand_over(Seat(1), "random")
    play(session, 30)
    facts = len(session.observations(None))
    session.hand_over(Seat(1), HUMAN)
    play(session)
    replay = read_replay(finished(tmp_path)[0])
    for language in LANGUAGES:
        said = words(language, "et_bim")
        left = said.say("hands.log-hand", name="Ana", kind="random")
        back = said.say("hands.log-back", name="Ana")
        lines = list(told(replay, "public", said))
        shorter = replace(
            replay, actions=replay.actions[:30], lines=replay.lines[:30], hands=replay.hands[:1]
        )
        before = list(told(shorter, "public", said))
        assert (lines.count(left), lines.count(back)) == (1, 1)
        assert lines.index(left) < 8
        assert lines[: lines.index(back)][-1] == before[-2], f"after {facts} facts"


def test_a_match_counts_for_whoever_played_most_of_the_seat_and_its_end(
    opened: Opened,
) -> None:
    session = opened(PEOPLE)
    assert session.counts_for(Seat(1))
    session.hand_over(Seat(3), "random")
    play_until_acted(session, Seat(3))
    session.hand_over(Seat(3), HUMAN)
    assert not session.counts_for(Seat(3)), "a bot did all of it"
    play_until_acted(session, Seat(1))
    session.hand_over(Seat(1), "random")
    assert not session.counts_for(Seat(1))
    play_until_acted(session, Seat(1))
    session.hand_over(Seat(1), HUMAN)
    assert session.counts_for(Seat(1)), "a bot did no more than half of it"
    session.hand_over(Seat(2), "random")
    play(session)
    assert not session.counts_for(Seat(2)), "a bot ended it"
    assert session.counts_for(Seat(0))


def test_a_persons_seat_stays_theirs_to_see_while_a_bot_plays_it(
    opened: Opened, tmp_path: Path
) -> None:
    session = opened(["random", HUMAN, "random", "random"])
    play(session, 5)
    session.hand_over(Seat(1), "random")
    session.close()
    replay = read_replay(unfinished(tmp_path)[0].path)
    match = play_again(replay)
    check_eyes(replay, match, 1)
    for seat in (0, 2, 3):
        with pytest.raises(ViewerError):
            check_eyes(replay, match, seat)
