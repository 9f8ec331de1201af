"""Ticking: a total counts up or down in tens, each of them a small jump."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from game.gangs.board.beat import Beat
from game.gangs.board.places import Places
from game.gangs.board.plates import Furniture, Plate
from game.gangs.board.seats import SCALE, dial_of
from game.stage.motion.easing import out_cubic
from game.stage.motion.timeline import Effect
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.table.dials import figure_colour, figure_size

TEN_MS: Final = 60
"""Each ten of a total is a small jump (style guide)."""
SETTLE_MS: Final = 180
"""How long the last jump takes to come to rest."""
_JUMP: Final = 0.22
_LAST: Final = 0.34
"""How much larger a total is at the top of a jump, and of the last one."""
KIND: Final = "total"


def ticking(
    beat: Beat, seat: int, start: float
) -> tuple[list[Effect], list[tuple[float, Furniture]]]:
    """Return what a total's way to its new value is painted from, from a moment on.

    While it runs the still layer leaves the total out; it is made anew at both ends only.
    """
    old: Furniture = beat.before.furniture
    new: Furniture = beat.after.furniture
    first, last = old.plates[seat].total, new.plates[seat].total
    if first == last:
        return [], [(start, new)]
    end = start + abs(last - first) / 10 * TEN_MS + SETTLE_MS
    plates = list(new.plates)
    plates[seat] = replace(plates[seat], total=first, ticking=True)
    facts = {"seat": seat, "from": first, "to": last, "ms": end - start}
    effect = Effect(KIND, 0, 0, start, end, facts)
    return [effect], [(start, replace(new, plates=tuple(plates))), (end, new)]


def shown(facts: Any, part: float) -> tuple[int, float]:
    """Return the value and the swell of a total at 0..1 of its way."""
    first, last, ms = facts["from"], facts["to"], facts["ms"] * part
    tens = abs(last - first) // 10
    step = min(tens, int(ms // TEN_MS) + 1)
    value = first + (10 if last > first else -10) * step
    since = ms - (step - 1) * TEN_MS
    whole, jump = (TEN_MS + SETTLE_MS, _LAST) if step == tens else (TEN_MS, _JUMP)
    return value, 1 + jump * (1 - out_cubic(min(1.0, since / whole)))


def paint_total(canvas: Canvas, places: Places, plate: Plate, effect: Effect, part: float) -> None:
    """Paint a total on its way."""
    place = places.seats[plate.seat]
    value, swell = shown(effect.facts, part)
    dial = dial_of(place, plate)
    size = figure_size(dial, str(max(value, effect.facts["to"])))
    colour = figure_colour(SCALE, value)
    if canvas.art.strong:
        colour = theme.strong_words(colour)
    pixels = canvas.pixels(size)
    image = canvas.art.written(str(value), theme.TITLE, pixels, colour)
    high = image.get_height() / canvas.k
    rise = canvas.art.font(theme.TITLE, pixels).get_ascent() / canvas.k - size * 0.31
    grown = canvas.art.turned((KIND, value, pixels, colour), image, 0, swell)
    canvas.put_centred(grown, dial.x, dial.y + 0.5 - rise + high / 2)
