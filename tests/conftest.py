"""What holds for every test: no screen, no sound, no file of the player's, the same examples."""

from __future__ import annotations

import os
import random
from itertools import count
from types import SimpleNamespace

# Before anything imports pygame: SDL reads these once.
os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

from tests.least import shelved  # noqa: F401 its games may be imported from here on

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

# `quick` is the default and tries the same examples every time; `ci` the same way, more of them;
# `search` looks for new ones (`pytest --hypothesis-profile=search`).
settings.register_profile(
    "quick",
    max_examples=10,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("ci", settings.get_profile("quick"), max_examples=200)
settings.register_profile(
    "search", settings.get_profile("quick"), max_examples=2000, derandomize=False, print_blob=True
)
settings.load_profile("quick")


@pytest.fixture(scope="session")
def homes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Folders, one after the other; `mktemp` looks through all that are there for the next one."""
    top = tmp_path_factory.mktemp("homes")
    return (top / str(number) for number in count())


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
