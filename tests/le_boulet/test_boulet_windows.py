"""Two windows on two worlds that differ in hands or in a sealed choice: the same pixels."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from game.games.le_boulet.model.actions import Explain
from game.scenes.shared.ballot_panel import BallotPanel
from game.scenes.table import table as own_table
from game.scenes.table.table import TableScene
from game.scenes.writing import Written
from tests.le_boulet.boulet_pairs import alike, couch, explaining, leading, voting
from tests.secrecy.planting import lengthen_prompt

PAIRS = 12


@pytest.mark.slow
@pytest.mark.parametrize("block", range(2))
def test_no_frame_tells_two_worlds_apart(block: int, tmp_path: Path) -> None:
    each = PAIRS // 2
    numbers = range(block * each, (block + 1) * each)
    assert sum(alike(number, tmp_path / str(number)) for number in numbers) > 12 * each


# ---------------------------------------------------------------- sealed choices


@pytest.mark.slow
def test_a_vote_changes_no_pixel_before_the_last_one(tmp_path: Path) -> None:
    for number in range(4):
        voting(number, tmp_path / str(number)).compare()


@pytest.mark.slow
def test_a_vote_that_is_shown_early_is_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lengthen_prompt(monkeypatch, lambda truth: truth.choices.count(1))
    shown = voting(1, tmp_path)
    with pytest.raises(AssertionError, match="told apart"):
        shown.compare()


def test_what_is_sealed_while_a_theme_is_explained_changes_no_pixel(tmp_path: Path) -> None:
    for number in range(3):
        shown = explaining(number, tmp_path / str(number))
        shown.compare(4)
        shown.submit(shown.pair.one.truth.leader, Explain("ça pique"))
        shown.compare(6)


@pytest.mark.parametrize(
    "leak",
    [
        lambda truth: sum(truth.choices) % 7,
        lambda truth: sum(choice >= 0 for choice in truth.choices),
    ],
)
def test_what_is_sealed_then_and_shown_is_seen(
    leak: Callable[[Any], int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lengthen_prompt(monkeypatch, leak)
    shown = explaining(0, tmp_path)
    with pytest.raises(AssertionError, match="told apart"):
        shown.compare()


@pytest.mark.slow
def test_a_vote_with_a_device_of_ones_own_changes_no_pixel(tmp_path: Path) -> None:
    for number in range(3):
        couch(number, tmp_path / str(number)).compare()


@pytest.mark.slow
def test_a_thumb_that_turns_before_the_others_is_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = BallotPanel.draw

    def early(its: Any, canvas: Any, room: Any) -> None:
        if its.voting.now is not None:
            its.voting.now.thumbs = True
        plain(its, canvas, room)

    shown = couch(1, tmp_path)
    monkeypatch.setattr(BallotPanel, "draw", early)
    with pytest.raises(AssertionError, match="told apart"):
        shown.compare()


# ---------------------------------------------------------------- what is offered, and typed


@pytest.mark.slow
def test_chips_and_readings_depend_on_no_cards_but_the_two_chosen_ones(
    tmp_path: Path,
) -> None:
    for number in range(3):
        shown = leading(number, tmp_path / str(number))
        shown.compare(2)
        for one in shown.both:
            assert one.stack.top.name == "wording"
            one.stack.top.resume(Written("ça pique"))
        shown.compare(6)


@pytest.mark.slow
def test_a_chip_that_follows_anothers_hand_is_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = TableScene.pass_time

    def sorted_by_hands(table: Any, ms: int) -> Any:
        touches = table.board.touches
        hands = table.watched.truth.hands
        wording = type(touches).wording

        def other(its: Any, touched: Any, view: Any) -> Any:
            found = wording(its, touched, view)
            at_ = sum(hands[1] + hands[2]) % 5
            return found and replace(found, offers=(*found.offers[at_:], *found.offers[:at_]))

        touches.wording = lambda touched, view: other(touches, touched, view)
        return plain(table, ms)

    monkeypatch.setattr(own_table.TableScene, "pass_time", sorted_by_hands)
    with pytest.raises(AssertionError, match="told apart"):
        sum(leading(number, tmp_path / str(number)).compare(3) for number in range(6))
