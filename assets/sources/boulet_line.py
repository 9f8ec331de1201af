"""Le Boulet's pictures: turns a flat drawing of many shapes into the house's line, light and shade."""
import re
import xml.etree.ElementTree as Tree

from fontTools.pens.recordingPen import RecordingPen
from fontTools.svgLib.path import parse_path

import kit
from kit import *
from shapely import unary_union

exact = kit.dpath


def outline(shape: Polygon) -> str:
    """Return a shape's outline with as many points as anybody sees in a window of 300 pixels: a large round one needs most."""
    return exact(shape, .28 if shape.area > 9000 else .46)


kit.dpath = outline
Piece = tuple[Polygon, str]
"""One shape of a drawing and its colour."""
FULL = rrect(0, 0, 240, 240, 14)
"""The window that a picture is seen through."""
BENDS = 9  # points of a curve: at 240 units nobody sees more
GRID = .02  # cuts on a grid do not fail
THIN = .35  # what loses so much to a line of five is a drawing of lines, and gets a heavier one outside
SKINS = dict(
    policier=('#D99A6C', '#3A2622'), medecin=('#8A5638', '#2E2028'), cuisinier=('#F0BE98', '#B5602E'), detective=('#E8B088', '#6B4430'),
    astronaute=('#B87650', '#3A2622'), juge=('#EFC2A0', '#A9A2B4'), bebe=('#F6CDA8', '#C98A4A'), perenoel=('#F2C4A2', ''),
    vampire=('#DCD3EA', ''), magicienne=('#C98660', ''), sirene=('#E5B08A', '#F08A24'), ange=('#A86C48', '#4A2E24'))
"""Skin, and hair where its own colour is nobody's (`#f1a11e`): the emoji's yellow is nobody's skin."""
SKIN_OF = {'#ffc83d': 0, '#fdbb11': .1, '#fcb100': .18, '#ed9200': .2, '#d67d00': .3}
"""The emoji's yellows, and how far each is in the shade."""


def rings(path: str) -> Polygon:
    """Return what a path fills: holes run the other way round than what they are in."""
    pen = RecordingPen()
    parse_path(path, pen)
    found, now = [], []
    for what, points in pen.value:
        if what == 'moveTo':
            now = [points[0]]
            found.append(now)
        elif what == 'lineTo':
            now.append(points[0])
        elif what in ('curveTo', 'qCurveTo'):
            a = now[-1]
            for i in range(1, BENDS + 1):
                t = i / BENDS
                u = 1 - t
                if len(points) == 3:
                    now.append(tuple(u**3*p + 3*u*u*t*q + 3*u*t*t*r + t**3*s for p, q, r, s in zip(a, *points)))
                else:
                    now.append(tuple(u*u*p + 2*u*t*q + t*t*r for p, q, r in zip(a, *points)))
    its = [Polygon(one) for one in found if len(one) > 2]
    total, way = Polygon(), None
    for one in sorted(its, key=lambda one: -one.buffer(0).area):
        turn = one.exterior.is_ccw
        way = turn if way is None else way
        whole = one.buffer(0)
        total = total.union(whole) if turn == way or not total.intersects(whole) else total.difference(whole)
    return total


def solid(shape: Polygon) -> MultiPolygon:
    """Return what has an area of a shape: cutting leaves lines and points behind."""
    flat = [part for one in getattr(shape, 'geoms', [shape]) for part in getattr(one, 'geoms', [one])]
    return MultiPolygon([one for one in flat if one.geom_type == 'Polygon' and not one.is_empty])


def less(one: Polygon, other: Polygon) -> MultiPolygon: return solid(solid(one).difference(solid(other), grid_size=GRID))
def both(one: Polygon, other: Polygon) -> MultiPolygon: return solid(solid(one).intersection(solid(other), grid_size=GRID))
def joined(its: list[Polygon]) -> MultiPolygon: return solid(unary_union([solid(one) for one in its], grid_size=GRID))


def pieces(svg: str) -> list[Piece]:
    """Return the shapes of a flat drawing, the lowest first."""
    found = []
    for one in Tree.fromstring(svg).iter():
        name = one.tag.rpartition('}')[2]
        if name not in ('path', 'circle', 'ellipse', 'rect'):
            continue
        its = {key: float(one.get(key, 0)) for key in ('cx', 'cy', 'r', 'rx', 'ry', 'x', 'y', 'width', 'height')}
        if name == 'path':
            shape = rings(one.get('d'))
        elif name == 'rect':
            shape = rrect(its['x'], its['y'], its['width'], its['height'], its['rx'])
        else:
            shape = ell(its['cx'], its['cy'], its['rx'] or its['r'], its['ry'] or its['r'])
        if turned := re.match(r'rotate\(([-\d.]+) ([-\d.]+) ([-\d.]+)\)', one.get('transform', '')):
            angle, x, y = map(float, turned.groups())
            shape = A.rotate(shape, angle, origin=(x, y))
        if not shape.is_empty:
            full = one.get('fill', '#000')
            found.append((shape, full if len(full) == 7 else '#' + ''.join(2 * c for c in full[1:])))
    return found


def tamed(colour: str, name: str) -> str:
    """Return a colour of the emoji as the house has it: less shrill, and skin as people's is."""
    skin, hair = SKINS.get(name, ('', ''))
    if skin and colour in SKIN_OF:
        return mix(skin, '#7A3A3A', SKIN_OF[colour])
    if hair and colour == '#f1a11e':
        return hair
    if colour in ('#ffffff', '#f4f4f4'):
        return WHITE
    high, low = max(rgb(colour)), min(rgb(colour))
    return mix(colour, '#7A4A86', .08) if high - low > 120 else mix(colour, '#FFF0D0', .1)


def fitted(its: list[Piece], size: float, tilt: float, foot: float | None) -> list[Piece]:
    """Return shapes as large as they are wanted, tilted, standing on a line or in the middle."""
    x0, y0, x1, y1 = joined([shape for shape, _ in its]).bounds
    k, x, y = size / max(x1 - x0, y1 - y0), (x0 + x1) / 2, (y0 + y1) / 2
    its = [(rot(A.translate(A.scale(one, k, k, origin=(x, y)), 120 - x, 118 - y), tilt, (120, 118)), c) for one, c in its]
    x0, y0, x1, y1 = joined([shape for shape, _ in its]).bounds
    down = 0 if foot is None else foot - y1
    return [(A.translate(one, 120 - (x0 + x1) / 2, down).simplify(.12).buffer(0), colour) for one, colour in its]


def lined(d: Draw, its: list[Piece]) -> Polygon:
    """Draw shapes with the house's line around all, half of it between them, shade and glints; return what they cover."""
    its = [(both(one, FULL), colour) for one, colour in its]
    outside = both(goo(joined([one for one, _ in its]), 1.2), FULL)
    thin = outside.buffer(-5).area < outside.area * THIN
    d.fill(both(outside.buffer(4 if thin else 3), FULL), INK)
    for one, colour in its:
        d.fill(one, colour)
    above, glints, lines = MultiPolygon(), [], []
    for one, _ in reversed(its):
        seen = less(one, above)
        if seen.area > 110 and seen.buffer(-2.4).area > 10:
            lines.append(both(less(seen.buffer(1.4), seen.buffer(-1.4)), outside.buffer(-2)))
            if seen.area > 700:
                inner = seen.buffer(-5.5)
                glints.append(less(inner, mv(inner, 4.5, 4.5)).buffer(-1.1).buffer(1.1))
        above = joined([above, one])
    d.fill(less(outside, mv(outside, -8, -8)).buffer(-.4).buffer(.4), PAL['shade'], .3)
    d.fill(joined(glints), WHITE, .42)
    d.fill(joined(lines), INK, .85)
    return outside
