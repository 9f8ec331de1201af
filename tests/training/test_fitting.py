"""A fit finds what simulated players were made of; its file tells how it was made."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from game.games import rules_of
from game.gangs.bot import study
from game.gangs.bot.acts import likely
from game.gangs.bot.minds import GREEDY, HAND_SET, kinds_of
from game.gangs.bot.policy import Faith, Policy

np = pytest.importorskip("numpy", reason="fitting is for those who have the extra `lab`")

from game.__main__ import main  # noqa: E402 what follows needs numpy
from game.store.learned import read_learned  # noqa: E402
from game.training import beliefs, likelihood, mixture  # noqa: E402
from game.training.examples import Examples, arrays, studied  # noqa: E402
from game.training.playing import PlayedMatch, orders, play, played  # noqa: E402

WEIGHTS = np.array([1.5, -2.0, 0.7])
AWAY = np.array([-1.0, 0.5, 2.5])


def simulated(who: list[Any], each: int, seed: int, apart: float = 1.0) -> Examples:
    """Authors who choose among five options and answer, with these weights one after the other.

    The options are three nests: one, two and two.
    """
    luck = np.random.default_rng(seed)
    choices, answers = each, each // 2
    authors = len(who)
    rows = luck.normal(size=(authors * choices * 5, 3)).astype(np.float32)
    held = luck.uniform(0.2, 1.0, size=(len(rows) // 5, 3))[:, [0, 1, 1, 2, 2]].ravel()
    asked = luck.normal(size=(authors * answers, 3)).astype(np.float32)
    holds = luck.uniform(0.3, 0.9, size=len(asked))
    chosen, back = [], []
    for at in range(authors * choices):
        its = slice(5 * at, 5 * at + 5)
        inside = np.exp(rows[its] @ who[at // choices] / apart)
        nests = np.add.reduceat(inside, [0, 1, 3])[[0, 1, 1, 2, 2]]
        grown = held[its] * inside / nests * nests**apart
        chosen.append(5 * at + luck.choice(5, p=grown / grown.sum()))
    for at in range(len(asked)):
        send = 1 / (1 + np.exp(-asked[at] @ who[at // answers]))
        back.append(luck.random() < holds[at] * send)
    number = np.arange(authors)
    return Examples(
        rows={"acts": rows},
        answers={"acts": asked},
        weights=held,
        starts=np.arange(authors * choices) * 5,
        nests=np.concatenate([5 * at + np.array([0, 1, 3]) for at in range(authors * choices)]),
        chosen=np.array(chosen),
        back=np.array(back),
        holds=holds,
        author=np.concatenate([number.repeat(choices), number.repeat(answers)]),
        names=[str(at % 2) for at in range(authors)],
        held_out=number % 5 == 4,
    )


def start(name: str, weights: Any) -> mixture.Fitted:
    return mixture.Fitted(name, "acts", weights, 0.5, 0.01)


def test_known_weights_are_found_again_from_simulated_choices() -> None:
    found = simulated([WEIGHTS] * 10, 300, seed=1)
    (kind,) = mixture.fit(found, [start("one", np.zeros(3))], {})
    assert kind.weights == pytest.approx(WEIGHTS, abs=0.15)
    assert kind.tremble == min(mixture.TREMBLES)
    true = [replace(kind, weights=WEIGHTS)]
    assert mixture.bits(found, [kind]) == pytest.approx(mixture.bits(found, true), abs=0.01)
    assert mixture.bits(found, [kind]) < mixture.uniform_bits(found) - 0.3


def test_two_kinds_are_told_apart_though_nobody_says_who_is_who() -> None:
    found = simulated([WEIGHTS, AWAY, WEIGHTS, WEIGHTS] * 10, 60, seed=2)
    kinds = mixture.fit(found, [start("a", 0.3 * WEIGHTS), start("b", 0.3 * AWAY)], {})
    assert kinds[0].weights == pytest.approx(WEIGHTS, abs=0.25)
    assert kinds[1].weights == pytest.approx(AWAY, abs=0.3)
    assert kinds[1].share == pytest.approx(0.25, abs=0.05)
    of = mixture.responsibilities(found, kinds)
    assert [int(row.argmax()) for row in of] == [0, 1, 0, 0] * 10


def test_how_alike_targets_of_a_face_are_is_found_again() -> None:
    found = simulated([WEIGHTS] * 10, 400, seed=5, apart=0.35)
    (kind,) = mixture.fit(found, [start("one", np.zeros(3))], {})
    assert kind.dissimilarity == 0.35
    assert kind.weights == pytest.approx(WEIGHTS, abs=0.2)


@pytest.mark.parametrize("apart", [1.0, 0.5])
def test_the_slope_is_the_slope(apart: float) -> None:
    found = simulated([WEIGHTS] * 2, 40, seed=3)
    counts = np.random.default_rng(4).uniform(size=len(found.author))
    cost = likelihood.objective(found, "acts", 0.05, apart, counts)
    at = np.array([0.4, -0.3, 0.2])
    _, slope = cost(at)
    for trait in range(3):
        step = np.zeros(3)
        step[trait] = 1e-2
        rise = (cost(at + step)[0] - cost(at - step)[0]) / 2e-2
        assert slope[trait] == pytest.approx(rise, rel=2e-3, abs=2e-2)


# ---------------------------------------------------------------- Et Bim!


@pytest.fixture(scope="module")
def told() -> list[PlayedMatch]:
    return list(played(orders("et_bim", (4,), 6, 3, HAND_SET), 1))


def test_the_same_order_is_the_same_match(told: list[PlayedMatch]) -> None:
    again = play(orders("et_bim", (4,), 6, 3, HAND_SET)[2])
    assert again == told[2]


def test_every_seat_draws_somebody_of_the_field() -> None:
    every = [
        told for seed in range(5) for told in played(orders("et_bim", (4,), 4, seed, HAND_SET), 1)
    ]
    names = {name for one in every for name in one.names}
    assert names <= set(study.FIELD)
    assert len(names) >= 6


def test_an_act_is_as_likely_in_arrays_as_to_the_record_that_judges_it(
    told: list[PlayedMatch],
) -> None:
    """What is fitted is what is judged by: the same chances from numpy and from the bots' code."""
    options = rules_of("et_bim").options(4, {})
    kind = replace(
        kinds_of(HAND_SET)[1],
        policy=Policy.of({n: w / 2 for n, w in GREEDY.items()}),
        tremble=0.04,
        dissimilarity=0.5,
    )
    examples = [studied(one, "et_bim", HAND_SET) for one in told[:2]]
    found = arrays(told[:2], examples, "et_bim", 5)
    logs = likelihood.log_chances(found, "acts", np.array(kind.policy.weights), 0.04, 0.5)
    by_record: list[tuple[bool, float]] = []
    for one in told[:2]:
        follower = study.Study(4, options, HAND_SET)
        for event in one.events:
            offer = follower.record.offer(event)
            if offer is not None:
                known, cell = follower.record.cell_of(follower.gangs(offer.seat, one.characters))
                faith: Faith = follower.record.faith(offer.seat, "acts", known, cell)
                by_record.append((offer.sort == "answer", likely(kind, offer)(faith)))
            follower.learn_from(event, one.characters, learn=False)
    ordered = [each for answer in (False, True) for is_it, each in by_record if is_it is answer]
    assert len(ordered) == len(logs) > 60
    assert np.exp(logs) == pytest.approx(ordered, rel=2e-3, abs=1e-5)


def test_figures_of_beliefs_are_worked_out_by_hand() -> None:
    looks = [study.Look(3, 0.75, 0.5, True), study.Look(3, 0.25, 0.5, True)]
    assert beliefs.figures(looks) == {
        "log_loss_bits": round((0.415037 + 2) / 2, 4),
        "prior_log_loss_bits": 1.0,
        "calibration_error": 0.5,
    }


@pytest.mark.slow
def test_the_command_writes_a_file_that_says_how_it_was_made(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "learned.json"
    asked = ["--seats-counts", "4", "--matches", "8", "--rounds", "1", "--seed", "5"]
    assert main(["fit", "et_bim", *asked, "--out", str(out), "--json", "--lang", "en"]) == 0
    made = json.loads(capsys.readouterr().out)
    data = read_learned("et_bim", out)
    assert data["made"] == made
    assert made["command"] == f"python -m game fit et_bim {' '.join(asked)}"
    assert made["seed"] == 5
    assert set(data["kinds"]) == {*study.KINDS, "liar"}  # who misleads is imagined, not fitted
    assert sum(kind["share"] for kind in data["kinds"].values()) == pytest.approx(1, abs=0.001)
    (first,) = made["figures"]["bits_an_act"]
    assert first["after"] < first["before"]
    assert made["figures"]["beliefs_at_half_time"]["4"]["fitted"].keys() == {
        "log_loss_bits", "prior_log_loss_bits", "calibration_error",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("asked", "named"),
    [(["--seats-counts", "3"], "3"), (["--rounds", "0"], "--rounds"), (["--out"], "--out")],
)
def test_what_is_wrong_is_said_in_one_line(
    asked: list[str], named: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["fit", "et_bim", *asked, "--lang", "en"]) == 2
    told = capsys.readouterr()
    assert named in told.err
    assert told.err.count("\n") == 1
    assert not told.out


def test_without_numpy_the_cure_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("game.training.find_spec", lambda name: None)
    for language in ("en", "fr"):
        assert main(["fit", "et_bim", "--lang", language]) == 2
        assert ".[lab]" in capsys.readouterr().err
