"""Effects: a gavel that falls, thumbs that are shown, a Boulet's chain, confetti."""

from __future__ import annotations

import math
from typing import Final

from game.stage.motion.easing import blend, out_back, out_cubic
from game.stage.motion.layout import Box
from game.stage.motion.timeline import Effect
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.table.verdicts import gavel, paint_stamp

_SCRAPS: Final = 44
_COLOURS: Final = (theme.LEMON, theme.MAGENTA, theme.TEAL, theme.ORANGE)
UNTOLD: Final = "untold"
"""While this runs the log does not say its last line yet."""
CHAIN_ARC: Final = 60.0
"""How high the way of a Boulet that is handed on bends upwards, and its chain's with it."""
_LINKS: Final = 14
_TRAIL: Final = 0.5
"""How much of the way its chain lies behind it, at most."""
_LINK: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect x="{x}" y="{y}" width="{w}" '
    'height="{h}" rx="6" fill="none" stroke="#2B1836" stroke-width="7"/><rect x="{x}" y="{y}" '
    'width="{w}" height="{h}" rx="6" fill="none" stroke="#B9BCD0" stroke-width="3.5"/></svg>'
)
_LYING: Final = _LINK.format(x=4, y=7, w=16, h=10)
_STANDING: Final = _LINK.format(x=7, y=4, w=10, h=16)


def paint_effect(canvas: Canvas, effect: Effect, part: float, zoom: float) -> None:
    """Paint a running effect at 0..1 of its time."""
    match effect.kind:
        case "vote":
            _shown(canvas, effect, part, str(effect.facts["picture"]))
        case "gavel":
            _gavel(canvas, effect, part)
        case "chain":
            _chain(canvas, effect, part)
        case "said":
            facts = effect.facts
            paint_stamp(
                canvas, facts["box"], facts["text"], facts["votes"], part, zoom,
                good=facts["good"],
            )  # fmt: skip
        case "last":
            _last_card(canvas, effect.facts["box"], effect.facts["text"], part, zoom)
        case "confetti":
            _confetti(canvas, part)
        case _:
            pass


def _shown(canvas: Canvas, effect: Effect, part: float, picture: str) -> None:
    """A vote card springs up at its seat."""
    size = float(effect.facts["size"]) * out_back(min(1.0, part * 6))
    if size > 4:
        canvas.picture(picture, effect.x - size / 2, effect.y - size / 2, size, size)


def _gavel(canvas: Canvas, effect: Effect, part: float) -> None:
    """The gavel falls twice."""
    lift = abs(math.cos(part * math.pi * 2)) * (1 - part) * 40
    gavel(canvas, (effect.x, effect.y, float(effect.facts["size"])), lift)


def _chain(canvas: Canvas, effect: Effect, part: float) -> None:
    """A chain is dragged along behind a Boulet, link by link, and drawn in when it has come."""
    last = max(0.0, part - _TRAIL * (1 - part))
    for at in range(_LINKS):
        when = blend(last, part, at / _LINKS)
        t, bow = out_cubic(when), CHAIN_ARC * math.sin(math.pi * when)
        x = blend(effect.x, float(effect.facts["x"]), t)
        y = blend(effect.y, float(effect.facts["y"]), t) - bow
        canvas.drawing(_STANDING if at % 2 else _LYING, x - 11, y - 11, 22, 22)


def _last_card(canvas: Canvas, box: Box, text: str, part: float, zoom: float) -> None:
    """A sign springs up over the middle of the table: somebody is nearly rid of their cards."""
    come = out_back(min(1.0, 0.4 + part * 8))
    size = canvas.fitted(text, box.width - 90, min(38.0, 28 * zoom), theme.TITLE) * come
    wide = canvas.text_width(text, size, theme.TITLE) + 78
    high = box.height * come
    x, y = box.middle[0] - wide / 2, box.middle[1] - high / 2
    canvas.panel(x, y, wide, high, 16, theme.TOMATO, ring=theme.LEMON)
    side = high * 0.7
    canvas.picture("icon_hand", x + 14, box.middle[1] - side / 2, side, side)
    canvas.text(text, x + 60, box.middle[1], size, theme.WHITE, theme.TITLE)


def _confetti(canvas: Canvas, part: float) -> None:
    """Scraps of paper fall over the field."""
    for at in range(_SCRAPS):
        x = 20 + (at * 197) % 1240 + 16 * math.sin(part * 9 + at)
        y = 50 + ((at * 89) % 400) * 0.4 + part * (260 + (at * 53) % 300)
        if y < 700:
            canvas.rect(x, y, 9, 13, _COLOURS[at % 4], 2)
