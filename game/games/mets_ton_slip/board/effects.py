"""Effects: what is seen for a moment only: rain over a coat, a thief's glove, clothes in flight."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from game.games.mets_ton_slip.dolls import garment
from game.stage.motion.easing import blend, in_cubic, in_out_sine, out_back, out_cubic
from game.stage.motion.timeline import Effect
from game.stage.paint.canvas import HEIGHT, WIDTH, Canvas
from game.stage.table.announcement import paint_announcement


@dataclass(frozen=True, slots=True)
class Act:
    """A thing that comes to a figure; lengths are in heights of that figure."""

    picture: str
    wide: float
    high: float
    up: float
    """How far above the feet its middle is."""
    way: Callable[[float], tuple[float, float, float, float]]
    """By 0..1 of its time: how far aside, how far up, how turned, and how large it is."""


def _come(part: float) -> float:
    """Return the size of what pops up, stays and goes."""
    gone = max(0.0, (part - 0.85) / 0.15)
    return max(0.05, out_back(min(1.0, part / 0.25)) * (1 - gone))


def _hover(part: float) -> tuple[float, float, float, float]:
    return 0.04 * math.sin(part * 9), 0.0, 0.0, _come(part)


def _hop(part: float) -> tuple[float, float, float, float]:
    return 0.0, 0.07 * abs(math.sin(part * 9.5)) * (1 - part), 0.0, _come(part)


def _wobble(part: float) -> tuple[float, float, float, float]:
    return (
        0.1 * math.sin(part * 13),
        0.03 * math.sin(part * 21),
        22 * math.sin(part * 11),
        _come(part),
    )


def _strike(part: float) -> tuple[float, float, float, float]:
    return 0.12, 0.04, 50 * abs(math.cos(part * 3 * math.pi)) - 20, _come(part)


def _press(part: float) -> tuple[float, float, float, float]:
    near = out_cubic(min(1.0, part / 0.35))
    shiver = 0.012 * math.sin(part * 60) if near == 1 else 0.0
    return 0.4 * (1 - near) + shiver, 0.0, 0.0, _come(part)


def _burst(part: float) -> tuple[float, float, float, float]:
    return 0.0, 0.0, 10 * math.sin(part * 7), _come(part)


def _draw_over(part: float) -> tuple[float, float, float, float]:
    """A curtain comes down, shakes, and goes up again."""
    up = 1 - out_cubic(min(1.0, part / 0.25)) + in_cubic(max(0.0, (part - 0.75) / 0.25))
    return 0.015 * math.sin(part * 40) * (up == 0), up * 0.6, 0.0, 1.0 if up < 0.98 else 0.05


ACTS: Final = {
    "apoil": Act("fx_curtain", 0.66, 0.99, 0.49, _draw_over),
    "fourire": Act("fx_ha", 0.4, 0.267, 0.9, _wobble),
    "cordonnier": Act("fx_hammer", 0.36, 0.36, 0.13, _strike),
    "croixrouge": Act("fx_box", 0.34, 0.452, 0.24, _hop),
    "docteur": Act("fx_stethoscope", 0.34, 0.364, 0.5, _press),
    "fastfood": Act("fx_burger", 0.46, 0.533, 0.3, _hop),
    "gastro": Act("fx_germ", 0.36, 0.36, 0.34, _wobble),
    "grossetete": Act("fx_pop", 0.44, 0.44, 0.96, _burst),
    "tache": Act("fx_sauce", 0.4, 0.4, 0.52, _burst),
    "pluie": Act("fx_cloud", 0.66, 0.495, 0.98, _hover),
    "bouclier": Act("fx_shield", 0.5, 0.542, 0.5, _burst),
    "miroir": Act("fx_mirror", 0.46, 0.586, 0.5, _burst),
}
"""What an attack or a defence is seen to do, by its name; a thief has a glove."""
_DROPS: Final = 14
_SCRAPS: Final = 70


def paint_effect(canvas: Canvas, effect: Effect, part: float) -> None:
    """Paint a running effect at 0..1 of its time."""
    match effect.kind:
        case "garment":
            _garment(canvas, effect, part)
        case "glove":
            _glove(canvas, effect, part)
        case "confetti":
            _confetti(canvas, part)
        case "headline":
            paint_announcement(canvas, effect, part)
        case kind:
            if kind == "pluie":
                _rain(canvas, effect, part)
            _act(canvas, effect, part, ACTS[kind])


def _act(canvas: Canvas, effect: Effect, part: float, its: Act) -> None:
    high = effect.facts["high"]
    aside, up, turn, scale = its.way(part)
    image = canvas.image(its.picture, its.wide * high, its.high * high)
    image = canvas.art.turned((its.picture, image.get_width()), image, turn, scale)
    canvas.put_centred(image, effect.x + aside * high, effect.y - (its.up + up) * high)


def _rain(canvas: Canvas, effect: Effect, part: float) -> None:
    """Paint drops that fall all over a figure."""
    high = effect.facts["high"]
    drop = canvas.image("fx_drop", 0.08 * high, 0.12 * high)
    for at in range(_DROPS):
        fallen = (part * 2.4 + at * 0.37) % 1
        if not 0.12 < part < 0.9:
            break
        x = effect.x + ((at * 0.618) % 1 - 0.5) * 0.56 * high
        canvas.put_centred(drop, x, effect.y - (0.86 - 0.84 * fallen) * high)


def _garment(canvas: Canvas, effect: Effect, part: float) -> None:
    """Paint a garment that flies onto a figure, or off it: x, y is where that one's middle is."""
    facts = effect.facts
    off = facts["off"]
    near = 1 - in_cubic(part) if off else out_cubic(part)
    image, across, down = garment(canvas, facts["picture"], facts["high"])
    x = blend(facts["x1"], effect.x + across, near)
    y = blend(facts["y1"], effect.y + down, near) - 46 * math.sin(math.pi * part)
    turn = -60 * (1 - near) if off else 24 * (1 - near)
    key = facts["picture"], image.get_size()
    image = canvas.art.turned(key, image, turn, 0.3 + 0.7 * near, flying=True)
    canvas.put_centred(image, x, y)


def _glove(canvas: Canvas, effect: Effect, part: float) -> None:
    """Paint the thief's arm: it reaches over from where the thief stands, and back again."""
    facts = effect.facts
    reach = in_out_sine(min(1.0, part / 0.45)) * (1 - in_out_sine(max(0.0, (part - 0.5) / 0.5)))
    x, y = blend(facts["x1"], effect.x, reach), blend(facts["y1"], effect.y, reach)
    wide = 0.6 * facts["high"]
    image = canvas.image("fx_hand", wide, wide * 120 / 220)
    # the glove is drawn reaching to the left
    turn = math.degrees(math.atan2(effect.y - facts["y1"], facts["x1"] - effect.x))
    image = canvas.art.turned(("fx_hand", image.get_width()), image, turn)
    away = math.radians(turn)
    canvas.put_centred(image, x + wide * 0.4 * math.cos(away), y - wide * 0.4 * math.sin(away))


def _confetti(canvas: Canvas, part: float) -> None:
    """Paint scraps of paper that come down all over the table."""
    for at in range(_SCRAPS):
        start = (at * 0.37) % 0.5
        fallen = (part - start) / (1 - start)
        if not 0 < fallen < 1:
            continue
        x = WIDTH * ((at * 0.618) % 1) + 24 * math.sin(fallen * 9 + at)
        image = canvas.image(f"fx_confetti_{at % 4}", 26, 26)
        turned = canvas.art.turned(
            ("confetti", at % 4, image.get_width()), image, fallen * 500 + at * 40
        )
        canvas.put_centred(turned, x, -12 + (HEIGHT + 24) * fallen)
