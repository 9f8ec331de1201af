"""Matches that old releases wrote still read, say the same and go on."""

from __future__ import annotations

import shutil
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from game.cli.codes import code_of, read_code
from game.core.seats import Seat
from game.games import rules_of, words
from game.match import Match
from game.replaying import receipt
from game.replaying.again import play_again, told
from game.session import resume
from game.store.replays import Replay, finished, read_replay, unfinished
from game.store.texts import LANGUAGES
from tests.old.releases import AAA9069A, BFD92EA, C6DE343F, Release, facts, noted
from tests.session.turns import asked_first
from tests.slow import slow_rows

RELEASES = (BFD92EA, AAA9069A, C6DE343F)
MATCHES = [(release, name) for release in RELEASES for name in release.matches]
LONGEST = "replays/wombat-bots.jsonl"
every_match = pytest.mark.parametrize(
    ("release", "name"),
    [slow_rows([one])[0] if one[1] == LONGEST else one for one in MATCHES],
    ids=[f"{release.commit}-{name}" for release, name in MATCHES],
)


@cache
def read(release: Release, name: str) -> Replay:
    """A match as it is read from its file, once for all tests."""
    return read_replay(release.folder / name)


@cache
def again(release: Release, name: str) -> Match[Any, Any, Any]:
    """The same match played again, once for all tests that only look at it."""
    return play_again(read(release, name))


@pytest.mark.parametrize("release", RELEASES, ids=lambda release: release.commit)
def test_every_match_on_file_has_its_words_and_no_words_lack_a_file(release: Release) -> None:
    found = {
        str(path.relative_to(release.folder))
        for folder in ("matches", "replays")
        for path in (release.folder / folder).iterdir()
    }
    assert found == set(release.matches)


@every_match
def test_a_match_reads_and_replays_to_the_same_facts(release: Release, name: str) -> None:
    its, replay = release.matches[name], read(release, name)
    head, match = replay.head, again(release, name)
    heard = {"public": facts(match.observations(None))}
    heard |= {str(seat): facts(match.observations(Seat(seat))) for seat in range(head.seats)}
    if match.outcome() is not None:
        heard["all"] = facts(match.open_book())
    assert heard == its["facts"]
    assert (head.game, head.training, len(replay.actions)) == (
        its["game"], its["training"], its["actions"]
    )  # fmt: skip
    assert (replay.torn, replay.sealed) == (its["torn"], its["sealed"])
    assert head.house.model_dump().items() >= its["house"].items()
    assert (replay.people, replay.controllers) == (its["people"], its["controllers"])
    assert [[hand.at, hand.seat, hand.controller] for hand in replay.hands] == its["hands"]


@every_match
def test_a_matchs_receipt_and_course_are_the_ones_noted(release: Release, name: str) -> None:
    its, replay = release.matches[name], read(release, name)
    assert receipt.receipt(replay.head) == its["receipt"]
    assert receipt.course(replay) == its["course"]
    assert receipt.verify(replay, its["receipt"]).kept
    assert receipt.verify(replay).key == its["verdict"]


@every_match
def test_what_was_noted_beside_a_match_is_still_there(release: Release, name: str) -> None:
    found = noted(read(release, name))
    assert found == {key: release.matches[name][key] for key in found}


@every_match
def test_a_match_that_is_over_was_won_by_the_same(release: Release, name: str) -> None:
    its = release.matches[name]
    outcome = again(release, name).outcome()
    assert (outcome is None) is ("winners" not in its)
    if outcome is not None:
        assert (list(outcome.winners), outcome.reason) == (its["winners"], its["reason"])


@every_match
def test_a_match_is_told_in_both_languages(release: Release, name: str) -> None:
    replay = read(release, name)
    eyes = "all" if "winners" in release.matches[name] else "public"
    lines = [list(told(replay, eyes, words(language, replay.head.game))) for language in LANGUAGES]
    assert len(lines[0]) == len(lines[1]) > 0


@pytest.mark.parametrize(
    ("release", "name"),
    [pytest.param(*one, id="-".join((one[0].commit, one[1]))) for one in MATCHES
     if one[0].is_running(one[1]) and "wombat" not in one[1]],
)  # fmt: skip
def test_a_match_in_the_middle_goes_on_to_its_end(
    release: Release, name: str, own_data_folder: Path
) -> None:
    its = release.matches[name]
    folder = own_data_folder / "matches"
    folder.mkdir()
    session = resume(Path(shutil.copy(release.folder / name, folder)), own_data_folder)
    assert facts(session.observations(None)) == its["facts"]["public"]
    for by, marks in its["marks"].items():
        assert [[*at, n] for at, n in session.private.marks(Seat(int(by))).items()] == marks
    for seat, orders in its["orders"].items():
        assert session.private.orders(Seat(int(seat))) == orders
    for seat in session.people:
        assert session.private.guesses(seat) == [
            one for one in its["guesses"] if one["seat"] == seat
        ]
    for seat in range(session.head.seats):
        session.hand_over(Seat(seat), "human")
    while (asked := asked_first(session)) is not None:
        session.submit(asked, session.legal(asked)[-1])
    session.close()
    (path,) = finished(own_data_folder)
    assert unfinished(own_data_folder) == []
    after = noted(read_replay(path))
    assert after == {key: its[key] for key in after}


@pytest.mark.parametrize("release", RELEASES, ids=lambda release: release.commit)
def test_a_code_says_the_same_table(release: Release) -> None:
    for code, its in release.said["tables"].items():
        shared = read_code(code)
        assert (shared.game, shared.seats) == (its["game"], its["seats"])
        rules = rules_of(shared.game)
        assert rules.options(shared.seats, shared.options) == rules.options(
            its["seats"], its["options"]
        )
        assert shared.house.model_dump().items() >= its["house"].items()
        assert code_of(shared.game, shared.seats, shared.options, shared.house) == code
