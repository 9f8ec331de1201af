"""Le Boulet's pictures: one drawing of Fluent Emoji in the house's line, with a ground, a shadow and a small second thing.

`boulet_pictures.tsv` says of each what it stands on, its tilt, and its second thing and where that is.
"""
from typing import NamedTuple

from boulet_line import FULL, Piece, fitted, joined, lined, pieces, tamed
from boulet_scenery import SKYLINE, cast, ground, rim
from boulet_seconds import placed
from kit import *


class Setting(NamedTuple):
    """One row of the table."""
    name: str
    ground: str
    tilt: int
    second: str
    low: bool | None


SHOULDERS = dict(
    lion='#E8A93C', ours='#A0683C', renard='#F2803A', loup='#A9A4B4', poule='#F4F0F4', licorne='#F6E4F2', bebe='#8CC8EC', perenoel='#E4342F', ange='#F4F4FA',
    extraterrestre='#5FA832', clown='#3F9FD8', robot='#B9BCCB')
"""Heads that would float, and the colour of the shoulders they get."""
FLYING = frozenset(('papillon', 'abeille', 'araignee', 'moustique', 'avion', 'helicoptere', 'fusee', 'satellite', 'ballon', 'soleil', 'lune', 'eclair', 'arcenciel', 'fantome', 'requin', 'poisson', 'pieuvre', 'sirene', 'plume', 'coeur', 'baleine', 'diamant', 'crocodile', 'serpent', 'slip', 'medaille', 'couronne', 'masques', 'guitare', 'micro', 'cle', 'ancre'))
"""What stands on nothing."""
BUSTS = frozenset(('policier', 'medecin', 'cuisinier', 'detective', 'astronaute', 'juge', 'vampire', 'zombie', 'magicienne'))
"""People as far as the waist, whom the window's rim cuts."""
AFLOAT = dict(canard=176, bateau=206, ile=200, baleine=196, peche=200)
"""What lies in water, and how low."""
SIZES = dict(singe=164, araignee=160, tracteur=166, velo=164, voiture=166, ambulance=166, pompiers=166, papillon=164, poisson=164, dragon=168, crane=164, girafe=196, granderoue=186, coeur=160, oeuf=150, pile=164, bonbon=170, lunettes=180, balai=186, de=158, glacon=158, cadeau=166, ballonfoot=158, soleil=172, boxe=164, citron=164, champignon=168, arbre=184, rose=184, bougie=176, couverts=168, talon=164, bombe=168)
"""How large what is not as large as most is."""
DROPPED = dict(pieuvre=('#1c1c1c',), ange=('#26c9fc',))
"""Colours whose shapes a picture is better without, since its touch draws them anew."""


def octopus(d: Draw, at) -> None:
    for x in (11.6, 20.8):
        x, y = at(x, 14.2)
        d.shape(ell(x, y, 19, 21), WHITE, sh=4, w=5)
        d.fill(ell(x + 2, y + 4, 10.5, 12), INK)
        d.fill(ell(x - 2, y - 2, 4), WHITE)
    x, y = at(16.2, 18.6)
    d.line([(x - 11, y - 2), (x, y + 6), (x + 11, y - 2)], 5)
    for s in (-1, 1):
        d.fill(ell(x + s * 40, y - 3, 9, 5.5), '#E4507A', .6)


def halo(d: Draw, at) -> None:
    g = ell(120, 34, 50, 13).difference(ell(120, 34, 37, 6))
    d.shape(g, '#5CC4F4', sh=3, w=5)


TOUCHES = dict(pieuvre=octopus, ange=halo)


def shoulders(d: Draw, name: str, family: str) -> None:
    """Draw what a head sits on, down to the rim."""
    colour = SHOULDERS[name]
    body = Polygon(spline([(38, 252), (52, 206), (92, 184), (148, 184), (188, 206), (202, 252)], False)).buffer(0)
    one = Draw(clip=FULL)
    one.shape(body, colour, sh=10, hl=5)
    if name in ('lion', 'ours', 'renard', 'loup'):
        one.fill(ell(120, 240, 38, 34).intersection(body.buffer(-3)), lite(colour, .55))
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


def house(svg: str, its: Setting) -> Draw:
    """Return a flat drawing in the house's line."""
    d = Draw()
    name, family = its.name, its.ground
    ground(d, family, len(name))
    drawn: list[Piece] = [(shape, colour) for shape, colour in pieces(svg) if colour not in DROPPED.get(name, ())]
    x0, y0, x1, y1 = joined([shape for shape, _ in drawn]).bounds
    size = SIZES.get(name, 176)
    foot: float | None = 213.0
    if name in FLYING:
        foot = None
    if name in AFLOAT:
        foot = AFLOAT[name]
    if name in BUSTS:
        size, foot = 204, 246
    if name in SHOULDERS:
        size, foot = 164, 204
    fit = fitted([(shape, tamed(colour, name)) for shape, colour in drawn], size, its.tilt, foot)
    b = joined([shape for shape, _ in fit]).bounds
    if name in SHOULDERS:
        shoulders(d, name, family)
    elif name not in BUSTS and name not in AFLOAT:
        if name not in FLYING:
            cast(d, b[0], b[2], b[3], family)
        elif family not in ('sky', 'night', 'sea', 'water'):
            cast(d, b[0] + 22, b[2] - 22, 222, family)
    covered = lined(d, fit)
    if name in TOUCHES:
        k = size / max(x1 - x0, y1 - y0)
        down = sum(one for one in (b[1], b[3])) / 2
        def at(x: float, y: float) -> tuple[float, float]:
            where = rot(Point(120 + (x - (x0 + x1) / 2) * k, down + (y - (y0 + y1) / 2) * k), its.tilt, (120, down))
            return where.x, where.y
        TOUCHES[name](d, at)
    if name in AFLOAT:
        x0, _, x1, y1 = b
        d.fill(union(*[stroke([(x - 13, y1 - 2 + s), (x - 6, y1 - 7 + s), (x, y1 - 2 + s), (x + 7, y1 - 7 + s), (x + 14, y1 - 2 + s)], 4) for x, s in ((x0 + 8, 2), ((x0 + x1) / 2, 8), (x1 - 8, 3))]).intersection(FULL), WHITE, .85)
    if name in SHOULDERS:
        covered = covered.union(Polygon([(52, 206), (92, 184), (148, 184), (188, 206), (200, 240), (40, 240)]))
    placed(d, its.second, covered, its.low)
    rim(d, family)
    return d
