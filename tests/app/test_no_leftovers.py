"""A public picture is drawn whole: nothing of a look before it is left on it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from tests.app.leftovers import shown

ROOT = Path(__file__).parents[2]


@pytest.fixture
def data(tmp_path: Path) -> Iterator[Path]:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    yield tmp_path
    pygame.quit()


@pytest.mark.slow
def test_a_process_that_drew_secrets_shows_what_one_shows_that_never_did(data: Path) -> None:
    """Byte for byte, at three moments of a match: the curtain, the table, the second window."""
    fresh = subprocess.run(
        [sys.executable, "-m", "tests.app.leftovers"],
        cwd=ROOT, env=os.environ | {"SDL_VIDEODRIVER": "dummy"},
        check=True, capture_output=True, text=True,
    )  # fmt: skip
    told = json.loads(fresh.stdout.splitlines()[-1])
    for actions in (0, 9, 24):
        after, private = shown(data, actions, looked=True)
        assert private > 4, "different private pictures were drawn before"
        assert len(set(after.values())) == 3
        assert after == told[str(actions)], actions
