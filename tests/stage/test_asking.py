"""Asking: a sentence stays in its box, however many lines it takes."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.stage.cue import ButtonCue, Cue
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.art import Art
from game.stage.paint.canvas import Canvas
from game.stage.table.asking import paint_asking
from game.store.places import assets_root

PROMPT, ROW = Box(400, 446, 520, 44), Box(400, 510, 520, 50)
LONG = "Hugo : jeter un joker-chapeau et le reste d’inutile. " * 3


class Watched(Canvas):
    """A canvas that keeps which boxes and words were painted on it."""

    def __init__(self) -> None:
        pygame.font.init()
        super().__init__(pygame.Surface((1280, 720)), Art(assets_root()))
        self.boxes: list[Box] = []
        self.words: list[tuple[str, float, float]] = []

    def rect(self, x: float, y: float, width: float, height: float, *rest: Any) -> None:
        self.boxes.append(Box(x, y, width, height))
        super().rect(x, y, width, height, *rest)

    def text(self, text: str, x: float, y: float, size: float, *rest: Any, **more: Any) -> float:
        self.words.append((text, y, size))
        return super().text(text, x, y, size, *rest, **more)


@pytest.mark.parametrize("zoom", [1.0, 1.5, 2.0])
def test_a_sentence_of_many_lines_stays_within_its_box(zoom: float) -> None:
    canvas = Watched()
    paint_asking(canvas, Cue(prompt="À vous.", reason=LONG), PROMPT, ROW, zoom)
    (box,) = canvas.boxes
    assert len(canvas.words) > 2
    for _, y, size in canvas.words:
        assert box.y <= y - size / 2
        assert y + size / 2 <= box.y + box.height
    assert box.y + box.height == PROMPT.y + PROMPT.height, "it grows upwards, off the buttons"


@pytest.mark.parametrize("zoom", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("many", [1, 2])
def test_no_line_of_a_prompt_lies_on_the_clock_below_it(zoom: float, many: int) -> None:
    canvas = Watched()
    paint_asking(canvas, Cue(prompt=LONG[:52] * many, clock=0.5), PROMPT, ROW, zoom)
    slip, clock = canvas.boxes
    assert slip.y < clock.y
    assert all(y + size * 0.45 <= clock.y for _, y, size in canvas.words)


def test_what_is_said_of_others_stands_over_the_prompt_and_not_on_it() -> None:
    canvas, over = Watched(), Box(400, 340, 420, 106)
    paint_asking(canvas, Cue(prompt="Piochez.", aside=LONG), PROMPT, ROW, 1.0, over=over)
    asked, beside = canvas.boxes
    assert "Piochez." in [text for text, *_ in canvas.words]
    assert over.y <= beside.y < beside.y + beside.height < asked.y
    assert over.x <= beside.x < beside.x + beside.width <= over.x + over.width


def test_a_prompt_that_grows_upwards_stays_off_what_lies_beside_it() -> None:
    canvas, over = Watched(), Box(400, 340, 420, 106)
    for said, wide in ((LONG, over.width), ("Piochez.", PROMPT.width)):
        canvas.boxes.clear()
        paint_asking(canvas, Cue(prompt=said), PROMPT, ROW, 1.0, over=over)
        assert [box.width for box in canvas.boxes] == [wide]


def test_a_short_sentence_keeps_the_box_as_it_is() -> None:
    canvas = Watched()
    paint_asking(canvas, Cue(prompt="Piochez."), PROMPT, ROW, 1.0)
    assert canvas.boxes == [PROMPT]


class Measured(Canvas):
    """A canvas that keeps how much room each line had, and how wide it is."""

    def __init__(self) -> None:
        pygame.font.init()
        super().__init__(pygame.Surface((1280, 720)), Art(assets_root()))
        self.lines: dict[str, tuple[float, float]] = {}

    def text(self, text: str, x: float, y: float, size: float, *rest: Any, **more: Any) -> float:
        if "room" in more:
            self.lines[text] = self.text_width(text, size, theme.BUTTON), more["room"]
        return super().text(text, x, y, size, *rest, **more)


@pytest.mark.parametrize("many", [1, 2, 4])
@pytest.mark.parametrize("label", ["Contester", "Passer et échanger", "Ne rien poser"])
def test_a_label_is_never_cut_for_a_key_or_a_picture_beside_it(label: str, many: int) -> None:
    canvas = Measured()
    cue = ButtonCue("one", label, "o", "", "refuse", picture="card_d20")
    with canvas.hints.speaking("pad:0"):
        paint_asking(canvas, Cue(buttons=(cue,) * many), PROMPT, Box(230, 510, 800, 50), 1.0)
    wide, room = canvas.lines[label]
    assert wide <= room
