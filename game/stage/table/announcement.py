"""An announcement: a moment that nobody may miss, in large words over a table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.stage.motion.easing import out_back
from game.stage.motion.layout import Box
from game.stage.motion.timeline import Effect
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.paint.filling import LINE, filled
from game.stage.paint.theme import Colour

READ_MS: Final = 1500
"""How long it stands at least."""
_HIGH, _ALONE = 130.0, 1.7
"""How high a box is for words of the usual size; in higher ones they are larger."""
_COMES: Final = 60.0
"""From how far aside it comes."""


@dataclass(frozen=True, slots=True)
class Announcement:
    """A sentence in large words, on the colour of what it means to the viewer."""

    text: str
    fill: Colour
    waits: bool = True
    """Whether the table waits until it was read: not where somebody is to answer."""


def announcement_effect(its: Announcement, box: Box, zoom: float, end: float) -> Effect:
    """Return it as it is painted in a box until ``end``, in words ``zoom`` times as large."""
    zoom *= _ALONE if box.height > _HIGH else 1.0
    facts = {"text": its.text, "fill": its.fill, "zoom": zoom, "box": box, "words": True}
    return Effect("headline", *box.middle, 0, end, facts)


def paint_announcement(canvas: Canvas, effect: Effect, part: float) -> None:
    """Paint a sentence that comes in from the right, in the ``box`` of its facts.

    Its ``text`` is written ``zoom`` times as large as usual on its ``fill``.
    """
    facts, whole = effect.facts, effect.facts["box"]
    come = out_back(min(1.0, part / 0.12))
    size, lines = filled(
        canvas, facts["text"], whole.width - 40, whole.height - 16, 30 * facts["zoom"], theme.TITLE
    )
    wide = max(canvas.text_width(line, size, theme.TITLE) for line in lines) + 40
    high = len(lines) * size * LINE + 16
    x, y = effect.x + _COMES * (1 - come), effect.y
    canvas.panel(x - wide / 2, y - high / 2, wide, high, 16, facts["fill"])
    y -= size * LINE * (len(lines) - 1) / 2
    colour = theme.INK if facts["fill"] == theme.LEMON else theme.WHITE
    for row, line in enumerate(lines):
        canvas.text(line, x, y + size * LINE * row, size, colour, theme.TITLE, align="middle")
