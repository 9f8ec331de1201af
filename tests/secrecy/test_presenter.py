"""Non-interference through the presenter: what one was not told cannot be seen, heard or timed.

Two worlds that one viewer cannot tell apart are shown by the real scenes with a fake clock. What a
witness beside the window could note, draw calls, pixels, sounds, captions, speech, log, files and
when each of these happened, is the same until something exchanged is shown or the match is over.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.secrecy import windows
from tests.secrecy.pairing import duel
from tests.slow import slow

SEED = 6
QUICK = 2
BLOCK = 125
BLOCKS = 16
"""2,000 pairs in all."""
OTHER_BLOCKS = 2
"""For what each other game does otherwise."""
OTHERS = ("witty_zibi", "mets_ton_slip")
OTHER_QUICK = 1


def run(first: int, count: int, folder: Path, game: str = "et_bim") -> list[int]:
    """Run pairs; return how much was compared in each."""
    compared = []
    with windows.unhurried():
        for number in range(first, first + count):
            try:
                its = duel(windows.arts(), number, SEED, folder / str(number), game)
                compared.append(its.compared)
            except AssertionError:
                windows.forget()
                raise
    return compared


def test_two_windows_on_worlds_that_nobody_can_tell_apart_are_the_same(tmp_path: Path) -> None:
    compared = run(0, QUICK, tmp_path)
    assert min(compared) > 20, "hardly anything was compared"
    assert sum(compared) > 200 * QUICK


@pytest.mark.slow
@pytest.mark.parametrize("block", range(BLOCKS))
def test_two_thousand_pairs_of_windows_are_the_same(block: int, tmp_path: Path) -> None:
    compared = run(QUICK + block * BLOCK, BLOCK, tmp_path)
    assert sum(compared) > 200 * BLOCK


@pytest.mark.parametrize("game", [*slow(OTHERS[:1]), *OTHERS[1:]])
def test_two_windows_of_another_game_are_the_same(game: str, tmp_path: Path) -> None:
    assert min(run(0, OTHER_QUICK, tmp_path, game)) > 20


@pytest.mark.slow
@pytest.mark.parametrize("game", OTHERS)
@pytest.mark.parametrize("block", range(OTHER_BLOCKS))
def test_pairs_of_windows_of_other_games_are_the_same(
    block: int, game: str, tmp_path: Path
) -> None:
    compared = run(OTHER_QUICK + block * BLOCK, BLOCK, tmp_path, game)
    assert sum(compared) > 100 * BLOCK
