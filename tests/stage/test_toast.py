"""A toast: as large as words are wished, in sight whatever it names."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pygame
import pytest

from game.games import words
from game.stage.motion.layout import Box
from game.stage.paint.art import Art
from game.stage.paint.canvas import Canvas
from game.stage.widgets.toast import STAYS_MS, Toast
from game.store.places import assets_root
from tests.slow import slow

SHORT = "DualSense Wireless Controller"
LONG = "Sony Interactive Entertainment DualSense Edge Wireless Controller, Limited Edition"


@dataclass
class Painted:
    """What a toast painted."""

    panels: list[Box] = field(default_factory=list)
    lines: list[tuple[str, Box, float]] = field(default_factory=list)


class Noting(Canvas):
    """A canvas that notes panels and words."""

    def __init__(self, size: tuple[int, int]) -> None:
        super().__init__(pygame.Surface(size), Art(assets_root()))
        self.painted = Painted()

    def panel(
        self, x: float, y: float, width: float, height: float, *rest: Any, **more: Any
    ) -> None:
        super().panel(x, y, width, height, *rest, **more)
        self.painted.panels.append(Box(x, y, width, height))

    def text(
        self, text: str, x: float, y: float, size: float = 18, *rest: Any, **more: Any
    ) -> float:
        width = super().text(text, x, y, size, *rest, **more)
        box = Box(x - width / 2, y - 0.4 * size, width, 0.8 * size)
        self.painted.lines.append((text, box, size))
        return width


def painted(sentence: str, zoom: float, size: tuple[int, int]) -> Painted:
    pygame.font.init()
    toast = Toast()
    toast.say(sentence)
    canvas = Noting(size)
    toast.draw(canvas, zoom)
    return canvas.painted


@pytest.mark.parametrize("size", [(960, 540), *slow([(1280, 720)]), (1024, 768)])
@pytest.mark.parametrize("zoom", [1.0, *slow([1.5]), 2.0])
@pytest.mark.parametrize("name", [SHORT, LONG, "X" * 200])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_toast_is_as_large_as_asked_and_wholly_on_its_panel(
    language: str, name: str, zoom: float, size: tuple[int, int]
) -> None:
    sentence = words(language).say("keys.plugged", name=name)
    seen = painted(sentence, zoom, size)
    (panel,) = seen.panels
    assert panel.x >= 0
    assert panel.x + panel.width <= 1280
    assert panel.y + panel.height <= 720
    for _, box, large in seen.lines:
        assert large == 19 * zoom
        assert panel.x + 8 <= box.x
        assert box.x + box.width <= panel.x + panel.width - 8
        assert panel.y + 4 <= box.y
        assert box.y + box.height <= panel.y + panel.height - 4
    said = "".join(text for text, _, _ in seen.lines)
    assert said.replace(" ", "") == sentence.replace(" ", ""), "nothing is cut"


def test_lines_of_a_long_toast_lie_below_each_other() -> None:
    lines = painted(words("en").say("keys.pulled", name=LONG), 2.0, (1280, 720)).lines
    assert len(lines) == 2
    (_, above, _), (_, below, _) = lines
    assert above.y + above.height <= below.y


def test_only_the_newest_is_shown_and_each_for_its_whole_time() -> None:
    toast = Toast()
    toast.say("One.")
    toast.pass_time(STAYS_MS - 1)
    toast.say("Two.")
    toast.pass_time(STAYS_MS - 1)
    assert toast.sentence == "Two."
    toast.pass_time(1)
    assert toast.sentence == ""
