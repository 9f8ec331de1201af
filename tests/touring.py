"""The tour for tests that need each kind of screen once."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from game.scenes.kit import Kit
from game.tour import every_scene


def unlike_scenes(kit: Kit) -> Iterator[tuple[Any, ...]]:
    """Yield every scene of the tour but the same table at other numbers of seats."""
    for name, *scenes in every_scene(kit):
        if not re.match("et_bim-(0[5-9]|10|11)|witty_zibi-0[5-8]", name):
            yield name, *scenes
