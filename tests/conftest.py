"""What holds for every test: no screen, no sound, no file of the player's, the same examples."""

from __future__ import annotations

import gc
import io
import os
import random
import sys
from functools import lru_cache
from itertools import count
from pathlib import Path
from types import SimpleNamespace

# Before anything imports pygame: SDL reads these once.
os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

from typing import TYPE_CHECKING

import pygame
import pytest
from hypothesis import HealthCheck, settings

from game.store.places import assets_root
from tests.least import shelved  # noqa: F401 its games may be imported from here on

if TYPE_CHECKING:
    from collections.abc import Iterator

# What is compiled is kept, whatever the system is told: some hundred processes are started here,
# and without that each would compile the whole program once more.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False

# `quick` is the default and tries the same examples every time; `ci` the same way, more of them;
# `search` looks for new ones (`pytest --hypothesis-profile=search`).
settings.register_profile(
    "quick",
    max_examples=5,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("ci", settings.get_profile("quick"), max_examples=50)
settings.register_profile(
    "search", settings.get_profile("quick"), max_examples=2000, derandomize=False, print_blob=True
)
settings.load_profile("quick")


def pytest_collection_finish() -> None:
    """Let the garbage collector pass over thousands of tests that stay to the end anyway."""
    gc.freeze()


# Every window of a test has pictures of its own. What draws them is asked once a process.
_draw = pygame.image.load_sized_svg
_ASSETS = str(assets_root())


@lru_cache(500)
def _drawn(svg: str | bytes, size: tuple[int, int]) -> pygame.Surface:
    return _draw(svg if isinstance(svg, str) else io.BytesIO(svg), size)


def drawn_once(file: str | Path | io.BytesIO, size: tuple[int, int]) -> pygame.Surface:
    """Draw an SVG of ours as pygame does; the second time it is copied."""
    if isinstance(file, io.BytesIO):
        return _drawn(file.getvalue(), size).copy()
    large = size[0] > 1280 or not str(file).startswith(_ASSETS)
    return _draw(file, size) if large else _drawn(str(file), size).copy()


pygame.image.load_sized_svg = drawn_once  # type: ignore[assignment]


# No power fails during a test: what is written need not reach the disk. Tests of failing disks put
# their own in its place, and programs that a test starts and kills sync as always.
os.fsync = lambda _: None


@pytest.fixture(scope="session")
def homes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Folders, one after the other; `mktemp` looks through all that are there for the next one."""
    top = tmp_path_factory.mktemp("homes")
    return (top / str(number) for number in count())


@pytest.fixture
def tmp_path(homes: Iterator[Path]) -> Path:
    """A folder of the test's own."""
    home = next(homes)
    home.mkdir()
    return home


@pytest.fixture(autouse=True)
def own_data_folder(homes: Iterator[Path], monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for the player's files that nobody else sees; the store honours the variable."""
    home = next(homes)
    home.mkdir()
    monkeypatch.setenv("FAUX_FRERES_HOME", str(home))
    return home


CHANCE = os.environ.get("FAUX_FRERES_TEST_CHANCE", "")
"""Another word here, other matches in every test: a search, by hand, for what these do not meet."""


@pytest.fixture(autouse=True)
def same_matches(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Matches that a test begins are the same whenever and wherever it runs.

    A match draws its seed and its salt, and of that hangs what its bots do.
    """
    luck = random.Random(CHANCE + request.node.nodeid)  # noqa: S311 nothing here is a secret
    drawn = SimpleNamespace(token_hex=lambda size: luck.randbytes(size).hex())
    monkeypatch.setattr("game.session.dealing.secrets", drawn)
