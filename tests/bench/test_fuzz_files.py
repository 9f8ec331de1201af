"""Damaged files end in a sentence and lose nothing; and what says so would notice if not."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import pytest

from game.core.user_error import UserError
from tests.bench.file_uses import Said
from tests.bench.fuzz_files import Kind, hold, kinds, main


@pytest.mark.slow
def test_three_hundred_damaged_files(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--files", "300", "--seed", "9"]) == 0
    assert capsys.readouterr().out.endswith("wrong: 0\n")


@pytest.fixture(scope="module")
def whole() -> list[Kind]:
    return kinds()


def used_as(whole: list[Kind], what: object) -> None:
    """Use a damaged settings file in some way of its own."""
    [settings] = [kind for kind in whole if kind.name == "settings"]
    kind = replace(settings, use=what, screens=False)
    hold(kind, b"damaged", whole, random.Random(1))  # noqa: S311


@pytest.mark.slow
def test_whole_files_are_used_without_a_word_lost(whole: list[Kind]) -> None:
    for kind in whole:
        for seed in range(4):
            said = hold(kind, kind.whole[0], whole, random.Random(seed))  # noqa: S311
            assert not [one for one in said if isinstance(one, UserError)], kind.name


def lost(data: Path, path: Path, chance: random.Random) -> Said:
    path.unlink()
    return []


def spoils_another(data: Path, path: Path, chance: random.Random) -> Said:
    (data / "statistics.json").write_bytes(b"{}")
    return []


def litters(data: Path, path: Path, chance: random.Random) -> Said:
    (data / ".settings.json.1.new").write_bytes(b"{}")
    return []


def crashes(data: Path, path: Path, chance: random.Random) -> Said:
    (data / "crashes").mkdir()
    return []


@pytest.mark.slow
@pytest.mark.parametrize("use", [lost, spoils_another, litters, crashes])
def test_whatever_is_lost_or_littered_is_noticed(whole: list[Kind], use: object) -> None:
    with pytest.raises(AssertionError):
        used_as(whole, use)


@pytest.mark.slow
def test_a_sentence_that_is_not_there_is_noticed(whole: list[Kind]) -> None:
    with pytest.raises(KeyError):
        used_as(whole, lambda data, path, chance: [UserError("store.no-such-text")])
