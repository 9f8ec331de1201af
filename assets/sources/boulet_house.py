"""Le Boulet's pictures: one drawing of Fluent Emoji in the house's line, with a ground, a shadow and a small second thing.

`boulet_pictures.tsv` says of each what it stands on, its tilt, its second thing and where that is, how it stands and how large it is.
"""
from collections.abc import Callable
from typing import NamedTuple

from boulet_line import FULL, Piece, fitted, joined, lined, pieces, tamed
from boulet_scenery import cast, ground, rim
from boulet_seconds import placed
from kit import *


class Setting(NamedTuple):
    """One row of the table."""
    name: str
    ground: str
    tilt: int
    second: str
    low: bool | None
    pose: str
    """It stands, flies, lies afloat; or is a bust that the rim cuts, or a head that gets shoulders."""
    size: float
    foot: float | None
    """How low it reaches; what flies is in the middle."""


SHOULDERS = dict(
    lion='#E8A93C', ours='#A0683C', renard='#F2803A', loup='#A9A4B4', poule='#F4F0F4', licorne='#F6E4F2', bebe='#8CC8EC', perenoel='#E4342F', ange='#F4F4FA',
    extraterrestre='#5FA832', clown='#3F9FD8', robot='#B9BCCB')
"""The colours of the shoulders that heads get."""
DROPPED = dict(pieuvre=('#1c1c1c',), ange=('#26c9fc',))
"""Colours whose shapes a picture is better without, since its touch draws them anew."""


def octopus(d: Draw, at: Callable[[float, float], tuple[float, float]]) -> None:
    """Give an octopus eyes that look at us, and a smile."""
    for x in (11.6, 20.8):
        x, y = at(x, 14.2)
        d.shape(ell(x, y, 19, 21), WHITE, sh=4, w=5)
        d.fill(ell(x + 2, y + 4, 10.5, 12), INK)
        d.fill(ell(x - 2, y - 2, 4), WHITE)
    x, y = at(16.2, 18.6)
    d.line([(x - 11, y - 2), (x, y + 6), (x + 11, y - 2)], 5)
    for s in (-1, 1):
        d.fill(ell(x + s * 40, y - 3, 9, 5.5), '#E4507A', .6)


def halo(d: Draw, at: Callable[[float, float], tuple[float, float]]) -> None:
    """Hang a halo over a head, not through it."""
    g = ell(120, 34, 50, 13).difference(ell(120, 34, 37, 6))
    d.shape(g, '#5CC4F4', sh=3, w=5)


TOUCHES = dict(pieuvre=octopus, ange=halo)
"""What a picture gets last."""


BODY = Polygon(spline([(38, 252), (52, 206), (92, 184), (148, 184), (188, 206), (202, 252)], False)).buffer(0)
"""Shoulders, down to the rim."""


def shoulders(d: Draw, name: str) -> None:
    """Draw what a head sits on, and what it wears there."""
    colour = SHOULDERS[name]
    one = Draw(clip=FULL)
    one.shape(BODY, colour, sh=10, hl=5)
    if name in ('lion', 'ours', 'renard', 'loup'):
        one.fill(ell(120, 240, 38, 34).intersection(BODY.buffer(-3)), lite(colour, .55))
    if name == 'perenoel':
        one.shape(rrect(108, 180, 24, 70, 2), WHITE, sh=4, w=5)
    if name == 'clown':
        for i, x in enumerate(range(60, 190, 20)):
            one.shape(ell(x, 200 + 6 * (i % 2), 17, 13), ('#FFCB2E', '#E4342F')[i % 2], sh=3, w=5)
    if name == 'robot':
        one.shape(ell(120, 222, 15), '#5CC4F4', sh=3, w=5)
    if name == 'bebe':
        one.shape(Polygon(spline([(76, 190), (98, 226), (142, 226), (164, 190), (120, 182)])).buffer(0), WHITE, sh=5, w=5)
        one.fill(ell(120, 212, 5), '#F28FA8')
    d.put(one)


def waves(d: Draw, x0: float, x1: float, y: float) -> None:
    """Draw the waves that a thing afloat makes."""
    crests = [stroke([(x - 13, y + s), (x - 6, y - 5 + s), (x, y + s), (x + 7, y - 5 + s), (x + 14, y + s)], 4) for x, s in ((x0 + 8, 0), ((x0 + x1) / 2, 6), (x1 - 8, 1))]
    d.fill(union(*crests).intersection(FULL), WHITE, .85)


def house(svg: str, its: Setting) -> Draw:
    """Return a flat drawing in the house's line."""
    d = Draw()
    ground(d, its.ground, len(its.name))
    drawn: list[Piece] = [(shape, colour) for shape, colour in pieces(svg) if colour not in DROPPED.get(its.name, ())]
    fit = fitted([(shape, tamed(colour, its.name)) for shape, colour in drawn], its.size, its.tilt, its.foot)
    x0, y0, x1, y1 = joined([shape for shape, _ in fit]).bounds
    if its.pose == 'head':
        shoulders(d, its.name)
    elif its.pose == 'stands':
        cast(d, x0, x1, y1, its.ground)
    elif its.pose == 'flies' and its.ground not in ('sky', 'night', 'sea', 'water'):
        cast(d, x0 + 22, x1 - 22, 222, its.ground)
    covered = lined(d, fit)
    if its.name in TOUCHES:
        a0, b0, a1, b1 = joined([shape for shape, _ in drawn]).bounds
        k, middle = its.size / max(a1 - a0, b1 - b0), (120, (y0 + y1) / 2)

        def at(x: float, y: float) -> tuple[float, float]:
            """Return where a point of the emoji is now."""
            where = rot(Point(120 + (x - (a0 + a1) / 2) * k, middle[1] + (y - (b0 + b1) / 2) * k), its.tilt, middle)
            return where.x, where.y

        TOUCHES[its.name](d, at)
    if its.pose == 'afloat':
        waves(d, x0, x1, y1 - 2)
    if its.pose == 'head':
        covered = covered.union(BODY)
    placed(d, its.second, covered, its.low)
    rim(d, its.ground)
    return d
