"""Le Boulet's scenes: what they are drawn with: a window that clips, and small creatures about their middle, some 50 units large."""
from boulet_line import FULL
from boulet_scenery import cloud, ground, rim
from boulet_seconds import names
from kit import *

INSIDE = FULL.buffer(-4)
W = 4.8


class Scene(Draw):
    """A window: what reaches over its rim is cut, and nothing else is."""

    def __init__(self, family: str, seed: int = 0) -> None:
        super().__init__()
        self.family = family
        ground(self, family, seed)

    def _c(self, g, clip=None):
        g = g if clip is None else g.intersection(clip)
        return g if INSIDE.contains(g) else g.intersection(FULL)

    def line(self, g, w=LW, c=INK, clip=None):
        if isinstance(g, list):
            return self.fill(stroke(g, w), c, clip=clip)
        if clip is None and INSIDE.contains(g):
            return super().line(g, w, c)
        return self.fill(g.buffer(w/2, 8).difference(g.buffer(-w/2, 8)), c, clip=clip)

    def tube(self, pts, w, c, lw=W):
        """Draw a thick line with ink on both sides."""
        self.fill(stroke(pts, w + lw * 2 - 3), INK)
        return self.fill(stroke(pts, w - 3 + lw * .3), c)

    def put(self, what, x, y, k=1.0, a=0.0, flip=False, **more):
        """Draw a creature or a small thing at a place, as large and as turned as it is wanted."""
        one = Draw()
        (names()[what] if isinstance(what, str) else what)(one, **more)
        return self.at(one, f'translate({x} {y})' + (f' rotate({a:g})' if a else '') + f' scale({-k if flip else k:g} {k:g})')

    def done(self):
        """Return the scene with its rim."""
        rim(self, self.family)
        return self


def tube(d, pts, w, c): d.fill(stroke(pts, w + 6), INK); d.fill(stroke(pts, w - 2), c)
def eye(d, x, y, r=9, px=2, py=1): d.shape(ell(x, y, r, r * 1.08), WHITE, sh=0, w=4); d.fill(ell(x + px, y + py, r * .5), INK)
def dots(d, x, y, gap=10, r=2.8): [d.fill(ell(x + s * gap / 2, y, r, r * 1.2), INK) for s in (-1, 1)]
def lids(d, x, y, gap=14, w=5): [d.line([(x + s * gap / 2 - w, y), (x + s * gap / 2, y + 3), (x + s * gap / 2 + w, y)], 3.6) for s in (-1, 1)]
def smile(d, x, y, w=7, h=4, t=3.8): d.line([(x - w, y), (x, y + h), (x + w, y)], t)
def sweat(d, x, y, r=6): d.shape(goo(union(ell(x, y, r), poly((x, y - r * 2), (x + r * .9, y - 1), (x - r * .9, y - 1))), 1), '#8CCBF2', sh=0, w=3.4)
def zz(d, x, y, s=10):
    z = [[(x - s, y - s), (x + s, y - s)], [(x + s, y - s), (x - s, y + s)], [(x - s, y + s), (x + s, y + s)]]
    d.fill(union(*[stroke(q, 10) for q in z]), INK); d.fill(union(*[stroke(q, 4) for q in z]), WHITE)
def heart(x, y, r): return goo(union(ell(x - r * .48, y - r * .3, r * .56), ell(x + r * .48, y - r * .3, r * .56), poly((x - r * .98, y - r * .05), (x + r * .98, y - r * .05), (x, y + r))), 1)


def mouse(d, c='#BDB3CC', tail=1):
    if tail: d.line([(8, 20), (24, 24), (30, 12), (36, 16)], 4.4)
    d.shape(ell(0, 12, 14, 15), c, sh=5, w=W); [(d.shape(ell(s * 13, -20, 10), c, sh=0, w=W), d.fill(ell(s * 13, -19, 5.5), '#F5A9B8')) for s in (-1, 1)]
    d.shape(ell(0, -8, 15, 13), c, sh=4, w=W); dots(d, 0, -10, 12, 2.6); d.fill(ell(0, -3, 3.4, 2.6), '#E0567A'); smile(d, 0, 0, 4, 2.5, 3); d.fill(ell(0, 15, 7, 8), lite(c, .6))
def cat(d, c='#4E4768', eyes='#FFD84A', tail=1):
    if tail: tube(d, [(12, 24), (32, 24), (34, 4), (42, -2)], 8, c)
    d.shape(blob((-17, 28), (-14, 0), (0, -8), (14, 0), (17, 28), (0, 31)), c, sh=5, w=W); d.shape(union(ell(0, -14, 18, 15), poly((-17, -16), (-16, -37), (-3, -25)), poly((17, -16), (16, -37), (3, -25))), c, sh=4, w=W)
    [(d.fill(ell(s * 7.5, -15, 4.6, 5.2), eyes), d.fill(ell(s * 7.5, -15, 1.9, 4.4), INK)) for s in (-1, 1)]; d.fill(poly((-3, -9), (3, -9), (0, -5)), '#F28FA8')
def snail(d): d.shape(blob((-34, 20), (-32, 2), (-24, -2), (-18, 10), (16, 10), (34, 20)), '#EBC48E', sh=4, w=W); [(tube(d, [(-28, 0), (-32 + i * 10, -16)], 3, '#EBC48E'), d.shape(ell(-32 + i * 10, -18, 5.5), WHITE, sh=0, w=3), d.fill(ell(-33 + i * 10, -18, 2.2), INK)) for i in (0, 1)]; d.shape(ell(6, -3, 21), '#B0743F', sh=6, w=W); d.line([(6, 5), (-3, 0), (4, -11), (15, -5), (11, 7)], 4); d.line([(-33, 10), (-28, 12), (-25, 9)], 3)
def tortoise(d): [d.shape(rrect(x, 10, 12, 14, 5), '#8CBF6A', sh=0, w=W) for x in (-20, 10)]; d.shape(ell(-32, -2, 12, 11), '#8CBF6A', sh=3, w=W); d.shape(ell(0, 12, 27, 26).intersection(box(-40, -30, 40, 14)), '#8A6A4E', sh=6, w=W); d.fill(union(*[poly((x - 6, y), (x - 3, y - 6), (x + 3, y - 6), (x + 6, y), (x + 3, y + 6), (x - 3, y + 6)) for x, y in ((-10, 3), (9, 3), (0, -7))]), '#B58E66'); d.fill(ell(-36, -4, 2.6), INK); smile(d, -36, 3, 4, 2, 3)
def hedgehog(d): d.shape(goo(star(4, 0, 28, 21, 15, 0), .6), '#8A5E44', sh=6, w=W); d.shape(blob((-34, 6), (-22, -8), (-8, -6), (-6, 14), (-22, 14)), '#EBC79E', sh=3, w=W); d.fill(ell(-33, 5, 4), INK); d.fill(ell(-18, -1, 2.8), INK); smile(d, -21, 7, 4, 2.5, 3)
def sheep(d): [d.line([(x, 12), (x, 27)], 6) for x in (-10, 10)]; d.shape(goo(union(*[ell(x, y, 12) for x, y in ((-14, 0), (0, -9), (14, -2), (10, 9), (-8, 9))]), 1.5), '#FBF6EE', sh=5, w=W); d.shape(ell(-21, -2, 9, 11), '#5A4A64', sh=0, w=3.4); d.fill(union(ell(-24, -4, 2.4), ell(-18, -4, 2.4)), WHITE); d.shape(ell(-20, -13, 8, 6), '#FBF6EE', sh=0, w=3.4)
def cow(d): [d.shape(rrect(x, 12, 9, 16, 2), '#F8F2F4', sh=0, w=W) for x in (-22, -8, 12)]; d.line([(26, -6), (36, 4), (34, 16)], 4.4); d.shape(rrect(-26, -13, 54, 30, 12), '#F8F2F4', sh=6, w=W); d.fill(union(ell(6, -4, 10, 7), ell(20, 8, 6, 5), ell(-10, 7, 6, 5)), '#6A6274'); d.shape(union(rrect(-44, -24, 26, 24, 9), poly((-42, -20), (-48, -30), (-36, -25)), poly((-22, -20), (-14, -28), (-24, -26))), '#F8F2F4', sh=3, w=W); d.shape(rrect(-45, -7, 26, 11, 5), '#F2A0B4', sh=0, w=3.4); dots(d, -32, -14, 11, 2.4)
def hen(d, c=WHITE, asleep=0): d.shape(goo(union(ell(2, 8, 22, 18), poly((14, 4), (34, -14), (28, 14)), ell(-12, -12, 12)), 2), c, sh=6, w=W); d.shape(union(ell(-16, -25, 5), ell(-9, -27, 5.5), ell(-2, -24, 5)), '#E4342F', sh=0, w=3.4); d.shape(poly((-22, -14), (-35, -9), (-22, -5)), '#FFA62E', sh=0, w=3.4); d.shape(ell(-20, -1, 4, 6), '#E4342F', sh=0, w=3); d.line([(-20, -13), (-15, -10), (-10, -13)], 3.4) if asleep else d.fill(ell(-15, -13, 2.6), INK); d.line([(0, 8), (10, 14), (17, 6)], 3.6)
def frog(d, c='#7CB850'): [d.shape(ell(s * 24, 16, 13, 9, s * 20), c, sh=3, w=W) for s in (-1, 1)]; d.shape(ell(0, 6, 25, 20), c, sh=5, w=W); d.fill(ell(0, 13, 16, 10), '#DFEDB0'); [(d.shape(ell(s * 12, -15, 10.5), c, sh=0, w=W), d.fill(ell(s * 12, -16, 6.6), WHITE), d.fill(ell(s * 12 + 1, -15, 3), INK)) for s in (-1, 1)]; d.line([(-14, 1), (0, 7), (14, 1)], 4)
def fish(d, c='#FF9A2E'): d.shape(union(ell(-4, 0, 22, 15), poly((12, 0), (32, -15), (32, 15), r=2)), c, sh=5, w=W); eye(d, -14, -4, 5.5, -1, 0); d.line([(0, -9), (5, 0), (0, 9)], 3.4); smile(d, -20, 5, 4, -2, 3)
def penguin(d): [d.shape(ell(s * 8, 27, 8, 4.5), '#FF9A2E', sh=0, w=3.4) for s in (-1, 1)]; [d.shape(ell(s * 18, 6, 6, 15, s * -24), '#4A4468', sh=0, w=W) for s in (-1, 1)]; d.shape(ell(0, 2, 18, 25), '#4A4468', sh=4, w=W); d.fill(union(ell(0, 9, 12, 15), ell(-5, -9, 6.5), ell(5, -9, 6.5)), WHITE); dots(d, 0, -10, 9, 2.3); d.shape(poly((-4, -5), (4, -5), (0, 1)), '#FF9A2E', sh=0, w=2.6)
def goat(d): d.shape(rrect(-2, 2, 60, 46, 16), '#F4EBDC', sh=6, w=W); [d.shape(poly((-10 + s, -26), (-2 + s, -50), (6 + s, -24)), '#B9A27C', sh=0, w=W) for s in (0, 18)]; d.shape(ell(22, -14, 15, 7, 24), '#F4EBDC', sh=0, w=W); d.shape(blob((-30, 8), (-26, -18), (0, -32), (18, -18), (14, 12), (-8, 24), (-26, 20)), '#F4EBDC', sh=5, w=W); d.shape(poly((-14, 20), (0, 18), (-6, 38)), '#D9CDB8', sh=0, w=W); [(d.shape(ell(x, -12, 7), WHITE, sh=0, w=3.4), d.fill(rrect(x - 4, -13.5, 8, 4, 1), INK)) for x in (-11, 5)]; d.fill(union(ell(-24, 4, 2), ell(-17, 4, 2)), INK)
def monster(d, c='#6A5AA8'): d.shape(goo(union(ell(0, 0, 34, 24), poly((-26, -10), (-34, -34), (-12, -22)), poly((26, -10), (34, -34), (12, -22))), 1), c, sh=6, w=W); eye(d, -12, -4, 9, 2, 2); eye(d, 12, -4, 9, -2, 2); d.fill(blob((-16, 9), (0, 12), (16, 9), (8, 18), (-8, 18)), INK); d.fill(union(poly((-8, 10), (-3, 11), (-6, 16)), poly((4, 11), (9, 10), (7, 16))), WHITE)
