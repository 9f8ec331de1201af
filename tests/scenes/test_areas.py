"""Where the arrow keys lead among the areas of a table."""

from __future__ import annotations

import pytest

from game.scenes.table.areas import Areas
from game.stage.motion.layout import Box, Touch

ABOVE, BELOW = Box(800, 220, 240, 160), Box(800, 385, 240, 160)
"""Two seats one under the other, as at a table of seven."""


@pytest.mark.parametrize("key", ["left", "right"])
def test_left_and_right_lead_to_the_only_target_though_it_stands_above_the_focus(key: str) -> None:
    areas = Areas({"seat:5": Touch(ABOVE, "seat:5"), "seat:6": Touch(BELOW, "seat:6")}, [])
    assert areas.beside("seat:6", key, frozenset({"seat:5"})) == "seat:5"
    assert areas.beside("seat:5", key, frozenset({"seat:5"})) == "seat:5"
