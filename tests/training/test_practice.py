"""Practice: what led to wins is done more often, and what was learnt is kept table by table."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from game.core.seats import Seat
from game.games import rules_of
from game.gangs.bot import make, study
from game.gangs.bot.apprentice import Apprentice
from game.gangs.bot.minds import lesson
from game.gangs.bot.policy import INDEX, Policy
from game.match import Match
from game.store.learned import learned_path, read_learned

pytest.importorskip("numpy", reason="practice is for those who have the extra `lab`")

from game.__main__ import main
from game.training.practice import ApprenticeMatch, Learner, Result, Task, play

DATA = read_learned("et_bim")
EVEN = [1.0, *[0.0] * (len(study.TERMS) - 1)]


def taught(won: float) -> Any:
    """A learner of whom one choice is told again and again: more of `look`, less of `swap`."""
    learner = Learner(study, {"weights": {"look": 1.0, "swap": 1.0}})
    more = {INDEX["look"]: 1.0, INDEX["swap"]: -1.0}
    for _ in range(20):
        learner.learn([Result([ApprenticeMatch([more], [EVEN], won)], [])])
    return learner


def test_what_led_to_wins_is_weighed_higher_and_what_led_to_losses_lower() -> None:
    won, lost = taught(1.0), taught(0.0)
    assert won.weights[INDEX["look"]] > 1 > won.weights[INDEX["swap"]]
    assert lost.weights[INDEX["look"]] < 1 < lost.weights[INDEX["swap"]]
    assert won.weights[INDEX["kill"]] == 0, "nothing was told of it"


def test_the_outlook_learns_how_likely_a_win_was() -> None:
    assert taught(1.0).share(EVEN) > 0.53
    assert taught(0.0).share(EVEN) < 0.47


def test_the_mean_of_late_steps_is_what_is_kept() -> None:
    learner = taught(1.0)
    assert 1 < learner.mean[INDEX["look"]] < learner.weights[INDEX["look"]]


def test_a_match_tells_what_every_apprentice_chose_and_whether_it_won() -> None:
    weights = study.lesson(DATA, 4)["weights"]
    result = play(Task("et_bim", 4, 3, DATA, weights))
    assert len(result.courses) + len(result.others) == 4
    assert result.courses
    for course in result.courses:
        assert course.won in (0.0, 0.5, 1.0)
        assert len(course.more) == len(course.terms) > 3
    again = play(Task("et_bim", 4, 3, DATA, weights))
    assert again == result


def test_what_is_learnt_from_is_what_is_chosen_by() -> None:
    """The traits that a lesson counts add up to the values that a policy chooses by."""
    rules = rules_of("et_bim")
    options = rules.options(5, {})
    weights = study.lesson(DATA, 5)["weights"]
    match: Match[Any, Any, Any] = Match(rules, 5, options, 7)
    heard = 0
    worth = Policy.of(weights).weights
    learner = Apprentice(0, 5, options, 1, DATA, weights, lambda: match.journal.state)
    plain: Any = make("expert-nosearch", 0, 5, options, 1, DATA)
    compared = 0
    for step in range(160):
        if not match.pending():
            break
        [(seat, legal)] = match.pending().items()
        if seat == 0 and len(legal) > 1:
            news = match.observations(Seat(0), heard)
            heard += len(news)
            learner.hear(news)
            plain.hear(news)
            rows = learner.rows(legal, learner.faith())
            values = [sum(worth[at] * its for at, its in row.items()) for row in rows]
            assert values == pytest.approx(plain.values(legal, plain.faith()))
            compared += 1
        match.submit(seat, legal[step * 7 % len(legal)])
    assert compared > 5


def test_practice_is_kept_by_table_beside_what_was_there(tmp_path: Path) -> None:
    path = tmp_path / "learnt.json"
    path.write_bytes(learned_path("et_bim").read_bytes())
    command = ["fit", "et_bim", "--practise", "--seats-counts", "5", "--matches", "2"]
    assert main([*command, "--seed", "1", "--out", str(path)]) == 0
    after = read_learned("et_bim", path)
    assert after["kinds"] == DATA["kinds"]
    assert {name: its for name, its in after["play"].items() if name != "5"} == {
        name: its for name, its in DATA["play"].items() if name != "5"
    }
    assert "--seats-counts 5 --matches 2 --seed 1" in json.dumps(after["play"]["5"]["made"])
    assert lesson(after, 5)["weights"] == after["play"]["5"]["weights"]


def test_a_table_without_practice_plays_as_the_next_smaller_one() -> None:
    play_of = {"4": {"weights": {"look": 4.0}}, "8": {"weights": {"look": 8.0}}}
    chosen = {seats: lesson({"play": play_of}, seats)["weights"]["look"] for seats in range(4, 13)}
    assert chosen == {4: 4, 5: 4, 6: 4, 7: 4, 8: 8, 9: 8, 10: 8, 11: 8, 12: 8}
    assert lesson({"play": {}}, 4) == {}
