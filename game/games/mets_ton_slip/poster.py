"""The poster of a finished outfit, and the winners' catwalk on a result."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Final

import pygame

from game.core.words import Words
from game.games.mets_ton_slip.dolls import WIDE, dressed
from game.games.mets_ton_slip.model.cards import NOTHING, season_of
from game.games.mets_ton_slip.model.state import State
from game.games.mets_ton_slip.seasons import group_of
from game.stage.motion.easing import in_out_sine
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.art import Art
from game.stage.paint.canvas import WIDTH, Canvas, html

SIZE: Final = (1200, 1600)
"""A poster, in pixels."""
_WIDE, _HIGH = 600, 800
_GROUNDS: Final = {
    "SP": ((98, 181, 72), (150, 209, 118)), "SU": ((255, 203, 46), (255, 224, 130)),
    "AU": ((214, 90, 66), (232, 132, 96)), "WI": ((86, 144, 220), (134, 182, 238)),
    "SPSU": ((176, 192, 60), (206, 218, 116)), "AUWI": ((140, 104, 160), (172, 138, 190)),
}  # fmt: skip
"""By season, the two colours of the rays behind a poster."""
_ANY: Final = ((190, 92, 160), (214, 132, 190))
_CATWALK: Final = 356.0
"""How far down on the ground of a table the catwalk ends, with its lights."""
_FRONT_ROW: Final = 0.46
"""How high the others stand, of a winner's height."""


def poster(
    art: Art,
    view: State,
    events: Sequence[Any],
    names: Sequence[str],
    words: Words,
    _faces: Sequence[str],
    /,
) -> pygame.Surface:
    """Return the picture that is saved: the outfit in the light, the others in the front row."""
    canvas = Canvas(pygame.Surface(SIZE), art)
    canvas.k, canvas.left, canvas.top = SIZE[0] / _WIDE, 0, 0
    season = _season(view)
    canvas.surface.blit(art.sketch(_rays(*_GROUNDS.get(season, _ANY)), *SIZE), (0, 0))
    canvas.picture("logo", 150, 12, 300, 188)
    sign = f"icon_{season.lower()}" if season else "icon_any"
    for x in (26, _WIDE - 92):
        canvas.picture(sign, x, 44, 66, 66)
    _troupe(canvas, view, Box(24, 196, _WIDE - 48, 466))
    _ribbon(canvas, view, names, words, season)
    return canvas.surface


def winners(canvas: Canvas, view: State, box: Box, part: float, _faces: Sequence[str], /) -> None:
    """Paint who won in the light of the catwalk: they come forward and turn round once."""
    box = Box(box.x + 18, box.y + 6, box.width - 36, box.height - 6)
    canvas.panel(box.x - 4, box.y - 4, box.width + 8, box.height + 8, 16, theme.INK)
    lengths = (WIDTH - box.width) / 2, _CATWALK - box.height, box.width, box.height
    part_of = pygame.Rect(*map(canvas.pixels, lengths))
    canvas.surface.blit(canvas.ground("ground"), canvas.spot(box.x, box.y), part_of)
    _troupe(canvas, view, Box(box.x, box.y + 4, box.width, box.height - 26), part)


def _season(view: State) -> str:
    """Return the season of the first winner's outfit, empty where it goes with more or lacks."""
    worn = view.worn[view.winners[0]]
    return "" if NOTHING in worn else group_of(season_of(worn))


def _troupe(canvas: Canvas, view: State, box: Box, part: float = 1.0) -> None:
    """Paint the winners side by side in their light, and the others small beside them."""
    high, foot = box.height, box.y + box.height
    step = min(high * WIDE, box.width * 0.8 / len(view.winners))
    middle = box.x + box.width / 2
    spots = [middle + step * (at - (len(view.winners) - 1) / 2) for at in range(len(view.winners))]
    for x in spots:
        light = high + 14
        canvas.picture("fx_beam", x - light * 0.3, box.y, light * 0.6, light)
    others = [seat for seat in range(view.seats) if seat not in view.winners]
    small = high * _FRONT_ROW
    spare = (box.width - step * len(spots)) / 2
    if spare < small * WIDE * 0.8:  # nobody else has room
        others = []
    for side, its in ((-1, others[::2]), (1, others[1::2])):
        for at, seat in reversed(list(enumerate(its))):  # the nearest before those further out
            reach = step * len(spots) / 2 + spare * (at + 0.5) / len(its)
            _put(canvas, view, seat, middle + side * reach, foot, small)
    come = 0.74 + 0.26 * in_out_sine(min(1.0, part / 0.5))
    turned = math.cos(math.tau * in_out_sine(min(1.0, max(0.0, (part - 0.5) / 0.5))))
    for seat, x in zip(view.winners, spots, strict=True):
        _put(canvas, view, seat, x, foot, high * come, turned)


def _put(
    canvas: Canvas, view: State, seat: int, x: float, foot: float, high: float, turned: float = 1.0
) -> None:
    """Paint a seat's figure on its feet; ``turned`` is 1 from the front, -1 seen in a mirror."""
    image = dressed(canvas, seat, view.worn[seat], round(high))
    if turned < 1:
        wide, tall = image.get_size()
        image = pygame.transform.scale(image, (max(1, round(wide * abs(turned))), tall))
        if turned < 0:
            image = pygame.transform.flip(image, flip_x=True, flip_y=False)
    canvas.put_centred(image, x, foot - image.get_height() / canvas.k / 2)


def _ribbon(canvas: Canvas, view: State, names: Sequence[str], words: Words, season: str) -> None:
    """Write who wears it, which collection it is, and what it took."""
    canvas.panel(30, 652, _WIDE - 60, 118, 20)
    best = words.say("log.both").join(names[seat] for seat in view.winners)
    whole = NOTHING not in view.worn[view.winners[0]]
    size = canvas.fitted(best, _WIDE - 110, 44, theme.TITLE)
    canvas.text(best, _WIDE / 2, 684, size, theme.INK, theme.TITLE, align="middle", room=500)
    key = f"collection-{season}" if season else "collection-any" if whole else "collection-bare"
    for y, text, font in (
        (720, words.say(f"poster-art.{key}"), theme.BUTTON),
        (748, words.say("poster-art.turns", n=view.turns), theme.TEXT),
    ):
        size = canvas.fitted(text, _WIDE - 110, 24 if y < 730 else 20, font)
        canvas.text(text, _WIDE / 2, y, size, theme.INK, font, align="middle", room=500)


def _rays(dark: theme.Colour, pale: theme.Colour) -> str:
    """Return the ground of a poster: rays from behind the outfit, in a frame of paper."""
    rays = ""
    for ray in range(20):
        one, two = ray * math.tau / 20, (ray + 0.5) * math.tau / 20
        rays += (
            f'<path d="M300,400 L{300 + 600 * math.cos(one):.0f},{400 + 600 * math.sin(one):.0f} '
            f'L{300 + 600 * math.cos(two):.0f},{400 + 600 * math.sin(two):.0f}Z" '
            f'fill="{html(pale)}"/>'
        )
    frame = (
        f'<rect x="6" y="6" width="588" height="788" fill="none" stroke="{html(theme.PAPER)}" '
        f'stroke-width="16"/><rect x="15" y="15" width="570" height="770" fill="none" '
        f'stroke="{html(theme.INK)}" stroke-width="5"/>'
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDE} {_HIGH}">'
        f'<rect width="{_WIDE}" height="{_HIGH}" fill="{html(dark)}"/>{rays}{frame}</svg>'
    )
