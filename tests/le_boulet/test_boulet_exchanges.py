"""Many exchanges in one match: none is told apart, planted leaks are, and work is equal."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.games.le_boulet import dictionary
from game.games.le_boulet.model import state as at
from game.games.le_boulet.model.cards import BOULET
from game.scenes.table import wording
from tests.bench import boulet_tells
from tests.le_boulet.boulet_exchanges import Exchanges
from tests.secrecy import windows
from tests.secrecy.planting import lengthen_prompt


@pytest.mark.slow
def test_hundreds_of_exchanges_in_a_few_matches_are_the_same(tmp_path: Path) -> None:
    pairs = 0
    for number in range(6):
        pairs += Exchanges(windows.arts(), number, tmp_path / str(number)).run(60)["pairs"]
    assert pairs > 200


def leak(folder: Path, numbers: range = range(6), met: list[Exchanges] | None = None) -> None:
    """Play matches until a leak is seen."""
    for number in numbers:
        its = Exchanges(windows.arts(), number, folder / str(number))
        if met is not None:
            met.append(its)
        its.run()


@pytest.mark.slow
def test_a_vote_or_answer_that_is_shown_before_the_last_one_is_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lengthen_prompt(monkeypatch, lambda truth: sum(truth.choices) % 7)
    with pytest.raises(AssertionError, match="told apart"):
        leak(tmp_path)


@pytest.mark.slow
def test_a_word_that_follows_who_holds_boulets_is_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:

    def held(truth: Any) -> int:
        return sum(hand.count(BOULET) * 5**seat for seat, hand in enumerate(truth.hands)) % 7

    lengthen_prompt(monkeypatch, held)
    with pytest.raises(AssertionError, match="told apart"):
        leak(tmp_path)


@pytest.mark.slow
def test_pictures_to_teach_a_theme_on_that_follow_a_hand_are_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    its: list[Any] = []
    plain, eight = wording.teaching, dictionary.eight

    def other(kit: Any, skin: str, key: str) -> Any:
        pair = its[-1].pair
        world = pair.one if kit.data.name == "one" else pair.other
        hands = [hand for seat, hand in enumerate(world.truth.hands) if seat != pair.viewer]
        by_hands = sum(face * (seat + 1) for seat, hand in enumerate(hands) for face in hand)
        monkeypatch.setattr(dictionary, "eight", lambda theme: eight(f"{theme}{by_hands}"))
        return plain(kit, skin, key)

    monkeypatch.setattr(wording, "teaching", other)
    with pytest.raises(AssertionError, match="told apart"):
        leak(tmp_path, range(60), its)


@pytest.mark.slow
def test_hands_of_one_size_take_equal_work_time_and_lines_while_all_choose() -> None:
    seen = dict.fromkeys(boulet_tells.PHASES, 0)
    for number in range(4):
        for moment in boulet_tells.moments(number, 3):
            if seen[moment.phase] < 8:
                seen[moment.phase] += 1
                for warm in (False, True):
                    one, other = (boulet_tells.observed(moment, at_, work=warm) for at_ in (0, 1))
                for name in ("work", "breath", "lines"):
                    assert one[name] == other[name], (moment.phase, moment.sort, moment.level)
    assert seen[at.ANSWER] > 6
    assert min(seen.values()) > 3
