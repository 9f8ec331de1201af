"""Le Boulet's pictures: the small second things, each drawn about its middle and some 36 units large."""
from kit import *

W = 4.5  # their line
YELLOW, RED, BLUE, GREEN, BROWN, STEEL, PINK = '#FFCB2E', '#E4342F', '#4A9BE0', '#5FA84E', '#A8703F', '#C3C6D8', '#F28FA8'


def drop(d, x=0, y=0, r=8, c='#7CC0F2'): d.shape(goo(union(ell(x, y + r * .3, r), poly((x, y - r * 1.7), (x + r * .85, y), (x - r * .85, y))), 1), c, sh=r * .3, w=W - 1); d.fill(ell(x - r * .35, y + r * .2, r * .2, r * .32), WHITE, .8)
def eyes(d, x, y, gap=7, r=2.6): [d.fill(ell(x + s * gap / 2, y, r, r * 1.2), INK) for s in (-1, 1)]
def leaf_(x, y, a, long=22, wide=8): return rot(blob((x, y), (x + long * .45, y - wide), (x + long, y), (x + long * .45, y + wide)), a, (x, y))
def heart(x, y, r): return goo(union(ell(x - r * .48, y - r * .3, r * .56), ell(x + r * .48, y - r * .3, r * .56), poly((x - r * .98, y - r * .05), (x + r * .98, y - r * .05), (x, y + r))), 1)


def crumb(d): [d.shape(poly(*[(x + a, y + b) for a, b in ((-8, 5), (-5, -6), (5, -7), (8, 2), (3, 7))], r=2), '#E9C078', sh=3, w=W) for x, y in ((-14, 4), (8, -4), (20, 10))]
def bubble(d): [(d.shape(ell(x, y, r), '#DDF3FA', sh=r * .35, w=W - .5), d.fill(ell(x - r * .35, y - r * .35, r * .24), WHITE)) for x, y, r in ((-6, 6, 13), (13, -12, 8), (-12, -18, 5.5))]
def gull(d): [d.line([(x - 13, y - 4), (x - 5, y - 9), (x, y), (x + 5, y - 9), (x + 13, y - 4)], 5) for x, y in ((-10, 8), (12, -6))]
def note(d): d.line([(-2, 12), (-2, -18), (17, -23), (17, 7)], 5); d.fill(poly((-4, -20), (19, -26), (19, -16), (-4, -10)), INK); d.fill(union(ell(-9, 13, 9, 7, -20), ell(10, 8, 9, 7, -20)), INK)
def confetti(d):
    for i, (x, y, a) in enumerate(((-18, -14, 20), (0, -20, 70), (18, -8, 130), (-20, 8, 50), (-2, 4, 10), (14, 16, 100), (-8, 21, 160))): d.shape(rot(rrect(x - 5.5, y - 4, 11, 8, 1), a, (x, y)), (YELLOW, RED, BLUE, GREEN)[i % 4], sh=0, w=3)
def bone(d): d.shape(rot(goo(union(rrect(-16, -5, 32, 10, 3), *[ell(x, y, 7) for x in (-17, 17) for y in (-5, 5)]), 1), -24, (0, 0)), WHITE, sh=4, w=W)
def peanut(d): g = rot(goo(union(ell(-8, 0, 12, 10), ell(10, 0, 10, 8.5)), 3), -28, (0, 0)); d.shape(g, '#E4B26C', sh=5, w=W); d.fill(union(*[ell(x, y, 1.8) for x, y in ((-12, 2), (-6, 6), (-5, -2), (5, -5), (10, -2))]), dark('#E4B26C', .4))
def leaf(d): d.shape(leaf_(-16, 10, -34, 38, 12), GREEN, sh=5, w=W); d.line([(-20, 13), (8, -6)], 3.2)
def autumn(d): d.shape(goo(star(0, -2, 21, 10, 5, -90), 1.5), '#E9842E', sh=5, w=W); d.line([(0, -10), (0, 24)], 4)
def honey(d): d.shape(rrect(-15, -10, 30, 28, 9), '#F0A52C', sh=6, w=W); d.shape(rrect(-17, -19, 34, 11, 4), '#F7E2B0', sh=0, w=W); d.fill(goo(union(rrect(-12, -8, 24, 6, 2), stroke([(-5, -4), (-5, 6)], 7), stroke([(7, -4), (7, 1)], 6)), .6), '#FFD766')
def fir(d): d.shape(rrect(-4, 12, 8, 12, 1), BROWN, sh=0, w=W); d.shape(goo(union(poly((0, -26), (14, -4), (-14, -4)), poly((0, -14), (19, 15), (-19, 15))), 1), '#3F7F5A', sh=6, w=W)
def egg(d): d.shape(blob((0, -18), (12, 2), (0, 17), (-12, 2)), '#FFF3DC', sh=5, w=W); d.fill(union(ell(-4, -4, 2.4), ell(4, 3, 2.4), ell(-2, 8, 2)), '#B58A60')
def bird(d, c='#6FB0E0', b='#FFF3DC'): d.line([(-4, 12), (-5, 20)], 3.5); d.line([(4, 12), (5, 20)], 3.5); d.shape(goo(union(ell(0, 0, 16, 13), ell(-9, -10, 10), poly((10, -4), (29, -12), (26, 2))), 1), c, sh=5, w=W); d.fill(ell(-6, 5, 8, 5), b); d.shape(poly((-18, -13), (-29, -9), (-18, -6)), '#FF9A2E', sh=0, w=3.4); d.fill(ell(-11, -12, 2.6), INK)
def robin(d): bird(d, '#9A7452', '#E8642E')
def dove(d): bird(d, WHITE, '#E6E6F0')
def crow(d): bird(d, '#4A4468', '#5C567C')
def banana(d): d.shape(blob((-19, -10), (-12, 4), (4, 10), (20, 0), (18, 10), (2, 20), (-16, 12)), YELLOW, sh=5, w=W); d.line([(-19, -9), (-19, -15)], 6)
def yarn(d): d.line([(10, 12), (24, 20), (34, 13)], 4.5, '#C9386A'); d.shape(ell(0, 0, 18), '#F06C94', sh=6, w=W); [d.line(p, 3, '#B02C5C') for p in ([(-14, -6), (0, -10), (12, -4)], [(-14, 3), (0, 0), (14, 6)], [(-9, 12), (2, 8), (9, 12)])]
def daisy(d, c=WHITE, m=YELLOW): d.line([(0, 6), (2, 26)], 5, '#3C7A44'); d.shape(union(*[ell(13 * math.cos(a), 13 * math.sin(a) - 4, 7) for a in [i * 1.0472 for i in range(6)]]), c, sh=3, w=W); d.shape(ell(0, -4, 7.5), m, sh=2, w=3.5)
def tulip(d): daisy(d, PINK, YELLOW)
def puddle(d): d.shape(goo(union(ell(0, 4, 26, 8), ell(-14, 7, 14, 6), ell(14, 0, 13, 6)), 1), '#8A6044', sh=0, w=W); d.fill(ell(-6, 2, 9, 2), WHITE, .5); [d.shape(ell(x, y, r), '#8A6044', sh=0, w=3.5) for x, y, r in ((-15, -12, 4), (10, -16, 5))]
def chick(d): [d.line([(x, 14), (x, 21)], 3.5, '#C86A1E') for x in (-5, 5)]; d.shape(goo(union(ell(0, 4, 15, 12), ell(-5, -9, 11)), 1.4), '#FFD84A', sh=5, w=W); d.shape(poly((-14, -11), (-23, -7), (-14, -4)), '#FF8A26', sh=0, w=3.4); d.fill(ell(-8, -11, 2.5), INK); d.line([(2, 4), (8, 8), (12, 3)], 3.2)
def horseshoe(d): d.shape(ell(0, 0, 19, 21).difference(ell(0, 1, 9, 12)).difference(box(-8, 4, 8, 30)), STEEL, sh=5, w=W); d.fill(union(*[ell(14 * math.cos(a), 16 * math.sin(a), 2) for a in (-2.7, -2.1, -1.57, -1.04, -.44, .3, 2.84)]), INK)
def clover(d): d.line([(0, 4), (4, 24)], 5, '#3C7A44'); d.shape(union(*[ell(x, y, 10) for x, y in ((0, -12), (-11, 2), (11, 2))]), '#58B05C', sh=4, w=W)
def carrot(d): d.shape(union(*[leaf_(6, -8, a, 22, 5) for a in (-80, -45, -115)]), GREEN, sh=0, w=W); d.shape(poly((-4, -13), (15, -4), (-16, 24), r=3), '#F28A2E', sh=5, w=W); d.line([(-1, -2), (5, 1)], 3); d.line([(-7, 8), (-2, 10)], 3)
def lily(d): d.shape(ell(0, 8, 25, 9).difference(poly((0, 8), (30, -4), (30, 6))), '#4E9E5E', sh=0, w=W); d.shape(union(*[leaf_(0, 4, a, 20, 6) for a in (-140, -115, -90, -65, -40)]), '#F7B7D0', sh=3, w=3.6)
def fishbone(d): d.line([(-18, 0), (16, 0)], 5, INK); [d.line([(x, -h), (x, h)], 5) for x, h in ((-8, 9), (0, 10), (8, 8))]; d.shape(poly((14, -11), (28, 0), (14, 11), r=3), WHITE, sh=0, w=W); d.shape(poly((-16, 0), (-27, -9), (-27, 9)), WHITE, sh=0, w=W); d.fill(ell(19, -2, 2.2), INK)
def starfish(d): d.shape(star(0, 0, 22, 11, 5, -80, 2.5), '#F59A4E', sh=5, w=W); d.fill(union(*[ell(9 * math.cos(a), 9 * math.sin(a), 1.8) for a in [i * 1.2566 - 1.4 for i in range(5)]]), '#B85A24'); eyes(d, 0, 0, 7, 2)
def shell(d): g = goo(union(poly((0, 18), (-22, -4), (22, -4)), *[ell(x, y, 8) for x, y in ((-16, -5), (-7, -12), (7, -12), (16, -5))]), 1.2); d.shape(g, '#F7B9A4', sh=5, w=W); [d.line([(0, 14), p], 3) for p in ((-12, -6), (0, -12), (12, -6))]
def shrimp(d): d.line([(14, -8), (24, -18)], 3); d.shape(blob((16, -12), (-4, -14), (-18, 0), (-10, 16), (4, 15), (-6, 6), (-2, -2), (14, -2)), '#F78E6C', sh=5, w=W); d.fill(ell(10, -8, 2.2), INK); [d.line([(-9 - i * 2, -9 + i * 9), (-3, -5 + i * 6)], 3) for i in (0, 1)]
def fly(d): d.shape(union(leaf_(-2, -2, -120, 20, 7), leaf_(4, -2, -60, 20, 7)), '#DDF0FA', sh=0, w=3.5); d.shape(ell(0, 4, 13, 9), '#4A4468', sh=3, w=W); d.shape(ell(-12, 3, 7), '#4A4468', sh=0, w=3.5); d.fill(ell(-14, 1, 2.6), WHITE)
def lizard(d): d.line([(22, 12), (12, 16), (2, 8)], 8); [d.line(p, 7) for p in ([(-8, 4), (-12, 14)], [(4, 6), (6, 17)], [(-6, -2), (-2, -12)], [(5, 1), (12, -7)])]; d.shape(goo(union(ell(-2, 3, 15, 8), ell(-17, -2, 9, 7)), 2), '#6FB26A', sh=3, w=W); d.fill(ell(-19, -4, 2.4), INK)
def petals(d): [d.shape(leaf_(x, y, a, 19, 7), '#E4405A', sh=3, w=3.8) for x, y, a in ((-18, 8, -20), (4, -6, 30), (2, 16, -10))]
def acorn(d): d.shape(blob((-11, -4), (11, -4), (8, 12), (0, 20), (-8, 12)), '#C98A4A', sh=5, w=W); d.shape(goo(union(ell(0, -8, 15, 8)), 1), '#7E5434', sh=0, w=W); d.line([(0, -15), (3, -22)], 5)
def ladybird(d): [d.line([(-5 * s, -10), (-9 * s, -19)], 3.4) for s in (-1, 1)]; d.shape(ell(0, -9, 9, 8), INK, sh=0, w=3); d.shape(ell(0, 4, 17, 14), RED, sh=5, w=W); d.line([(0, -9), (0, 18)], 3.2); d.fill(union(*[ell(x, y, 3) for x, y in ((-8, 0), (8, 0), (-7, 10), (7, 10))]), INK)
def rocks(d): [d.shape(poly(*[(x + a * k, y + b * k) for a, b in ((-9, 6), (-7, -6), (3, -9), (10, -1), (6, 8))], r=1), '#6A5268', sh=4 * k, w=W) for x, y, k in ((-12, 8, 1), (10, -10, .8), (18, 12, .6))]; d.line([(3, -19), (1, -27)], 4, '#F2702E'); d.line([(-17, -2), (-20, -12)], 4, '#F2702E')
def cloud(d, c=WHITE): d.shape(goo(union(ell(-13, 5, 14, 10), ell(13, 6, 13, 9), ell(0, -4, 15, 13)), 1.5), c, sh=5, w=W)
def raincloud(d): cloud(d, '#C9CBE2'); drop(d, -9, 24, 5); drop(d, 9, 26, 5)
def stars(d): [d.shape(star(x, y, r, r * .46, 5, -80, .6), YELLOW, sh=2, w=3.6) for x, y, r in ((-10, 6, 14), (13, -8, 10), (14, 15, 6))]
def sparkle(d): [d.shape(star(x, y, r, r * .32, 4, -90), WHITE, sh=0, w=3.4) for x, y, r in ((-6, 4, 18), (15, -14, 11))]
def bucket(d): d.line([(-14, -8), (0, -26), (14, -8)], 4.5); d.shape(poly((-16, -10), (16, -10), (11, 18), (-11, 18), r=2), BLUE, sh=5, w=W); d.fill(star(0, 4, 8, 3.6, 5), YELLOW); d.shape(ell(0, -10, 16, 4.5), '#F0CC8A', sh=0, w=W - 1)
def bottle(d): g = rot(union(rrect(-9, -8, 18, 30, 6), rrect(-4, -22, 8, 16, 2)), 34, (0, 0)); d.shape(g, '#BDE8C8', sh=4, w=W); d.shape(rot(rrect(-4, -2, 8, 18, 2), 34, (0, 0)), '#FFF3D0', sh=0, w=2.6); d.shape(rot(rrect(-5, -26, 10, 7, 2), 34, (0, 0)), BROWN, sh=0, w=3.6)
def apple(d): d.line([(0, -12), (4, -21)], 4.5); d.shape(goo(union(ell(-7, 3, 12, 14), ell(7, 3, 12, 14)), 1.5), RED, sh=5, w=W); d.shape(leaf_(3, -15, -20, 15, 5), GREEN, sh=0, w=3.4); d.fill(ell(-9, -3, 2.6, 4.5, 20), WHITE, .8)
def floss(d): d.shape(poly((-4, 4), (4, 4), (1, 28), (-1, 28)), '#F4E4C4', sh=0, w=W); d.shape(goo(union(ell(0, -8, 17, 13), ell(-9, 0, 11), ell(10, -1, 11), ell(2, -17, 10)), 1.5), '#F9A8C8', sh=5, w=W); d.line([(-8, -6), (2, -12), (10, -5)], 3, '#D9709C')
def juggle(d): [d.shape(ell(x, y, 9), c, sh=3, w=W) for x, y, c in ((-16, 8, BLUE), (0, -14, YELLOW), (17, 4, RED))]
def mailbox(d): d.line([(0, 8), (0, 26)], 7); d.shape(union(rrect(-17, -14, 34, 22, 3), ell(-6, -12, 11, 7), box(-6, -19, 6, -10), ell(6, -12, 11, 7)), '#4A86C8', sh=5, w=W); d.fill(rrect(-10, -8, 16, 4, 1), INK); d.shape(poly((17, -4), (17, -20), (27, -16), (21, -12)), RED, sh=0, w=3.2)
def olives(d): [(d.shape(ell(x, y, 9, 8), c, sh=3, w=W), d.fill(ell(x - 1, y - 1, 3), i)) for x, y, c, i in ((-13, 6, '#4E4A5C', WHITE), (10, -6, '#7E9A3C', RED), (13, 14, '#4E4A5C', WHITE))]
def flame(d): d.shape(blob((0, -24), (12, -4), (10, 14), (0, 18), (-11, 13), (-10, -2), (-4, -6)), '#FF8A26', sh=5, w=W); d.fill(blob((1, -6), (6, 6), (0, 14), (-5, 7)), '#FFE07A')
def feather(d): d.shape(leaf_(-18, 16, -42, 46, 9), WHITE, sh=4, w=W); d.line([(-22, 20), (8, -8)], 3.2)
def chips(d): [d.shape(rot(rrect(-17, -5, 34, 10, 1), a, (0, 0)) if not y else mv(rot(rrect(-15, -5, 30, 10, 1), a, (0, 0)), 2, y), '#FFD24A', sh=3, w=W) for a, y in ((14, 9), (-28, 0))]
def gherkin(d): [(d.shape(ell(x, y, 12, 9), '#9CC25A', sh=3, w=W), d.fill(union(ell(x - 3, y, 1.6), ell(x + 3, y - 1, 1.6), ell(x, y + 3, 1.6)), '#F3F2C0')) for x, y in ((-8, 6), (12, -6))]
def pearl(d): [(d.shape(ell(x, y, r), '#FBF4FA', sh=r * .35, w=W), d.fill(ell(x - r * .3, y - r * .35, r * .25), WHITE)) for x, y, r in ((-8, 6, 11), (13, -6, 8))]
def cherry(d): d.line([(-8, 8), (0, -12), (8, -20)], 4); d.line([(10, 10), (4, -8), (8, -20)], 4); [d.shape(ell(x, y, 10), RED, sh=4, w=W) for x, y in ((-9, 10), (11, 12))]; d.fill(union(ell(-12, 7, 2.4), ell(8, 9, 2.4)), WHITE, .8)
def sweet(d): d.shape(union(poly((-10, 0), (-26, -10), (-23, 10)), poly((10, 0), (26, -10), (23, 10))), PINK, sh=0, w=W); d.shape(ell(0, 0, 13, 11), '#7CC7B8', sh=4, w=W); d.fill(stroke([(-3, -9), (3, 0), (-2, 9)], 4), WHITE)
def squares(d): [(d.shape(rot(rrect(x - 9, y - 9, 18, 18, 2), a, (x, y)), '#7A4A32', sh=4, w=W), d.line(rot(rrect(x - 4, y - 4, 8, 8, 1), a, (x, y)), 2, '#A97050')) for x, y, a in ((-10, 6, 12), (13, -5, -20))]
def slices(d): [(d.shape(ell(x, y, 12, 9), '#FFF0B4', sh=3, w=W), d.fill(union(*[ell(x + 4 * math.cos(a), y + 3 * math.sin(a), 1.3) for a in (0, 2.1, 4.2)]), '#A97A3C')) for x, y in ((-12, 6), (12, -4), (14, 14))]
def grape(d): d.line([(0, -14), (4, -24)], 4); [d.shape(ell(x, y, 8), '#8A4AA0', sh=3, w=3.8) for x, y in ((-13, -8), (0, -10), (13, -8), (-7, 3), (7, 3), (0, 15))]
def snowflake(d): [d.line([(-16 * math.cos(a), -16 * math.sin(a)), (16 * math.cos(a), 16 * math.sin(a))], 9, INK) for a in (0, 1.047, 2.094)]; [d.line([(-16 * math.cos(a), -16 * math.sin(a)), (16 * math.cos(a), 16 * math.sin(a))], 4, WHITE) for a in (0, 1.047, 2.094)]
def remote(d): d.shape(rot(rrect(-9, -22, 18, 44, 5), 28, (0, 0)), '#5C567C', sh=4, w=W); [d.fill(rot(ell(x, y, 2.6), 28, (0, 0)), c) for x, y, c in ((0, -14, RED), (-3, -4, WHITE), (4, -4, WHITE), (-3, 5, WHITE), (4, 5, WHITE))]
def key(d): d.shape(rot(union(ell(-13, 0, 11).difference(ell(-13, 0, 4.5)), box(-4, -3.5, 22, 3.5), box(10, 0, 14, 10), box(18, 0, 22, 9)), -30, (0, 0)), YELLOW, sh=2, w=W)
def duck(d): d.shape(goo(union(ell(2, 8, 19, 12), ell(-8, -8, 11), poly((14, 2), (26, -8), (22, 10))), 1.5), '#FFD23A', sh=5, w=W); d.shape(poly((-17, -11), (-28, -6), (-17, -3), r=1), '#FF8A26', sh=0, w=3.4); d.fill(ell(-10, -11, 2.6), INK); d.line([(0, 6), (8, 11), (14, 5)], 3.4)
def roll(d): d.shape(poly((8, -6), (22, -6), (22, 24), (18, 20), (14, 24), (8, 20)), WHITE, sh=0, w=W); d.shape(union(ell(-8, 0, 12, 16), box(-8, -16, 10, 16), ell(10, 0, 12, 16)), WHITE, sh=5, w=W); d.line(ell(-8, 0, 12, 16), 3.4); d.fill(ell(-8, 0, 4, 6), '#B98A5C'); d.line(ell(-8, 0, 4, 6), 3)
def block(d): d.shape(rot(rrect(-15, -15, 30, 30, 4), -12, (0, 0)), '#6FB8E0', sh=6, w=W); d.fill(heart(0, 0, 9), '#FFF3DC')
def peas(d): [d.shape(ell(x, y, 8), '#8CC24E', sh=3, w=W) for x, y in ((-15, 6), (0, -8), (8, 10), (20, -4))]
def eggshell(d): d.shape(poly((-16, -6), (-9, 0), (-3, -8), (3, 0), (10, -7), (16, 0), (12, 14), (-2, 19), (-13, 12), r=1), '#FFF0DC', sh=5, w=W)
def nails(d): [(d.line(A.rotate(LineString([(x, y - 13), (x, y + 15)]), a, origin=(x, y)).coords[:], 9), d.line(A.rotate(LineString([(x, y - 13), (x, y + 13)]), a, origin=(x, y)).coords[:], 3.4, STEEL), d.shape(A.rotate(rrect(x - 8, y - 19, 16, 7, 2), a, origin=(x, y)), STEEL, sh=2, w=W - 1)) for x, y, a in ((-11, 2, -24), (12, 0, 30))]
def photo(d): d.shape(rot(rrect(-18, -21, 36, 42, 2), 10, (0, 0)), WHITE, sh=4, w=W); d.fill(rot(rrect(-13, -16, 26, 23, 1), 10, (0, 0)), '#9AD0EE'); d.fill(rot(poly((-13, 7), (-3, -6), (4, 2), (8, -2), (13, 7)), 10, (0, 0)), GREEN); d.fill(rot(ell(7, -10, 3.6), 10, (0, 0)), YELLOW)
def moth(d): d.shape(union(leaf_(-1, 0, -148, 28, 13), leaf_(1, 0, -32, 28, 13), leaf_(-1, 2, 142, 20, 10), leaf_(1, 2, 38, 20, 10)), '#FFF0CC', sh=3, w=W); d.fill(union(ell(-14, -8, 4), ell(14, -8, 4)), '#F2A05C'); d.shape(ell(0, 2, 5, 13), '#B98A5C', sh=0, w=3.5); [d.line([(2 * s, -10), (9 * s, -22)], 3.4) for s in (-1, 1)]
def cog(d): d.shape(union(ell(0, 0, 14), *[rot(rrect(-5, -21, 10, 12, 1), a, (0, 0)) for a in range(0, 360, 45)]).difference(ell(0, 0, 6)), STEEL, sh=5, w=W)
def suncream(d): d.shape(rot(union(poly((-13, -18), (13, -18), (9, 14), (-9, 14), r=1)), 14, (0, 0)), '#FFB52E', sh=4, w=W); d.shape(rot(rrect(-7, 13, 14, 9, 2), 14, (0, 0)), WHITE, sh=0, w=W); d.fill(rot(star(0, -4, 8, 5, 8), 14, (0, 0)), WHITE)
def lipstick(d): d.shape(rrect(-9, 0, 18, 22, 2), '#5C3A6E', sh=3, w=W); d.shape(rrect(-7, -8, 14, 9, 1), YELLOW, sh=2, w=W); d.shape(poly((-5.5, -8), (-5.5, -18), (5.5, -24), (5.5, -8), r=1), '#E4342F', sh=3, w=W)
def pegs(d): [(d.shape(A.rotate(poly((x - 6, y - 16), (x + 6, y - 16), (x + 5, y + 16), (x + 1, y + 16), (x, y + 4), (x - 1, y + 16), (x - 5, y + 16)), a, origin=(x, y)), '#E4B26C', sh=3, w=W), d.line(A.rotate(LineString([(x - 7, y - 3), (x + 7, y - 3)]), a, origin=(x, y)).coords[:], 3, '#8A8498')) for x, y, a in ((-12, 4, -18), (13, -4, 22))]
def horn(d): d.shape(ell(-16, 8, 12, 11), RED, sh=4, w=W); d.shape(poly((-8, 2), (10, -6), (22, -20), (28, 2), (14, 2), (-4, 10)), YELLOW, sh=4, w=W)
def pills(d): [(d.shape(A.rotate(rrect(x - 15, y - 7, 30, 14, 7), a, origin=(x, y)), WHITE, sh=3, w=W), d.fill(A.rotate(rrect(x - 12, y - 4.5, 13, 9, 4), a, origin=(x, y)), c)) for x, y, a, c in ((-6, 8, -26, RED), (9, -10, 30, BLUE))]
def planet(d): d.shape(ell(0, 0, 15), '#F2A05C', sh=5, w=W); d.line([(-11, -3), (11, 1)], 3, '#C9743A'); r = rot(ell(0, 0, 28, 8).difference(ell(0, 0, 20, 4)), -20, (0, 0)).difference(ell(0, 0, 15).intersection(rot(box(-30, -30, 30, 0), -20, (0, 0)))); d.shape(r, '#FFE3A0', sh=0, w=3)
def scales(d): d.line([(0, -20), (0, 18)], 5); d.line([(-18, -14), (18, -18)], 5); d.shape(poly((-10, 17), (10, 17), (12, 22), (-12, 22)), YELLOW, sh=0, w=W); [(d.line([(x, y), (x - 8, y + 16)], 2.6), d.line([(x, y), (x + 8, y + 16)], 2.6), d.shape(ell(x, y + 16, 11, 7).intersection(box(x - 20, y + 15, x + 20, y + 30)), YELLOW, sh=0, w=W - .5)) for x, y in ((-18, -14), (18, -18))]
def dummy(d): d.shape(ell(2, 14, 11).difference(ell(2, 14, 5.5)), '#7CC7E8', sh=0, w=W - .5); d.shape(ell(0, 0, 18, 8, -8), '#F28FA8', sh=3, w=W); d.shape(ell(-1, -13, 8, 9), '#F7DDB4', sh=2, w=W)
def gift(d): d.shape(rrect(-17, -6, 34, 26, 2), '#4FA46A', sh=5, w=W); d.fill(box(-4, -5, 4, 19), RED); d.shape(union(leaf_(0, -8, -150, 18, 6), leaf_(0, -8, -30, 18, 6)), RED, sh=0, w=3.6)
def gold(d): [d.shape(ell(x, y, 12, 9), YELLOW, sh=4, w=W) for x, y in ((-13, 10), (11, 12), (0, -1))]; d.fill(union(*[ell(x, y, 5, 3) for x, y in ((-13, 10), (11, 12), (0, -1))]), '#D99A1E')
def bats(d): [(d.shape(mv(sc(goo(union(ell(0, 0, 6, 8), poly((-5, -4), (-24, -13), (-22, 4), (-15, -1), (-11, 6), (-6, 2)), poly((5, -4), (24, -13), (22, 4), (15, -1), (11, 6), (6, 2)), poly((-5, -5), (-4, -13), (0, -6)), poly((5, -5), (4, -13), (0, -6))), .3), k, k, (0, 0)), x, y), '#9A8AD8', sh=0, w=3), d.fill(union(ell(x - 2.5 * k, y - 2 * k, 1.5 * k), ell(x + 2.5 * k, y - 2 * k, 1.5 * k)), YELLOW)) for x, y, k in ((-4, 8, 1), (14, -14, .7))]
def tomb(d): d.shape(union(rrect(-15, -8, 30, 28, 1), ell(0, -8, 15, 14)), '#B4AEC4', sh=5, w=W); d.fill(union(box(-2.5, -14, 2.5, 8), box(-8, -8, 8, -3.5)), '#746C8C'); d.line([(-20, 20), (20, 20)], 5)
def potion(d): d.shape(union(ell(0, 6, 17, 15), rrect(-6, -20, 12, 16, 2)), '#D6F0F4', sh=0, w=W); d.fill(ell(0, 6, 13.5, 11.5).intersection(box(-20, 2, 20, 30)), '#A24AC0'); d.shape(rrect(-8, -25, 16, 8, 2), BROWN, sh=0, w=3.8); d.fill(union(ell(-4, 8, 2.4), ell(4, 12, 1.8), ell(3, 4, 1.8)), WHITE)
def ufo(d): d.shape(ell(0, -4, 12, 12), '#BFEBF7', sh=3, w=W); d.shape(ell(0, 3, 27, 9), STEEL, sh=4, w=W); d.fill(union(*[ell(x, 4, 2.4) for x in (-15, 0, 15)]), YELLOW)
def whistle(d): d.line([(-10, -8), (-24, -20), (-30, -8)], 3.6); d.shape(union(ell(-4, 4, 14), rrect(-4, -10, 28, 14, 2)), '#F0B52E', sh=4, w=W); d.fill(ell(-4, 4, 4.5), INK); d.line([(12, -9), (12, -2)], 3.4)
def pawn(d): d.shape(union(ell(0, -14, 9), poly((-6, -8), (6, -8), (13, 18), (-13, 18), r=1), rrect(-10, -8, 20, 5, 2)), '#4FA46A', sh=4, w=W); d.shape(rrect(-17, 14, 34, 9, 3), '#4FA46A', sh=0, w=W)
def suits(d): d.shape(heart(-12, -6, 12), RED, sh=3, w=W); d.shape(union(ell(13, -2, 7), ell(6, 8, 7), ell(20, 8, 7), poly((13, 6), (18, 21), (8, 21))), '#4A4468', sh=0, w=3.6)
def campfire(d): flame(d); [d.shape(rot(rrect(-20, 12, 40, 9, 4), a, (0, 16)), BROWN, sh=0, w=W) for a in (14, -14)]
def minifish(d): d.shape(goo(union(ell(-3, 0, 16, 10), poly((8, 0), (25, -11), (25, 11), r=1)), 1), '#FFB02E', sh=4, w=W); d.fill(ell(-11, -2, 2.6), INK); d.line([(-2, -6), (2, 0), (-2, 6)], 3)
def logs(d): [(d.shape(A.rotate(rrect(x - 19, y - 7, 38, 14, 6), a, origin=(x, y)), BROWN, sh=4, w=W), d.shape(A.rotate(ell(x + 14, y, 6, 7), a, origin=(x, y)), '#F0CC96', sh=0, w=3)) for x, y, a in ((0, 10, -8), (-2, -6, 12))]
def inkpot(d): d.shape(rrect(-17, -6, 34, 26, 7), '#5C7AB8', sh=5, w=W); d.shape(rrect(-9, -16, 18, 12, 3), '#3A2A5C', sh=0, w=W); drop(d, 24, 2, 5, '#3A2A5C')


def names() -> dict:
    """Return all small things by name; a name with an underline in code has none."""
    here = globals()
    return {name.rstrip('_'): here[name] for name in here if callable(here[name]) and getattr(here[name], '__module__', '') == __name__ and name not in ('eyes', 'leaf_', 'heart', 'names', 'drop', 'placed', 'one_shape', 'Measured')}


class Measured(Draw):
    """A drawing that knows how far it reaches."""

    def __init__(self) -> None:
        super().__init__()
        self.reach = [0.0, 0.0, 0.0, 0.0]

    def fill(self, g, c, op=1, clip=None):
        self._met(g.bounds, 0)
        return super().fill(g, c, op, clip)

    def line(self, g, w=LW, c=INK, clip=None):
        if not isinstance(g, list):
            self._met(g.bounds, w / 2)
        return super().line(g, w, c, clip)

    def _met(self, its: tuple, more: float) -> None:
        if its and its[0] == its[0]:
            self.reach = [min(a, b - more) for a, b in zip(self.reach[:2], its[:2])] + [max(a, b + more) for a, b in zip(self.reach[2:], its[2:])]


def placed(d: Draw, name: str, subject: Polygon, low: bool | None) -> None:
    """Draw a small thing where the subject leaves room for it, before it and inside the rim: low, high, or anywhere."""
    one = Measured()
    names()[name](one)
    x0, y0, x1, y1 = one.reach
    best = (-99.0, 0.0, 0.0, 1.0)
    for k in (1.3, 1.15, 1.0, .9):
        its = one_shape(x0 * k, y0 * k, x1 * k, y1 * k)
        for x in range(round(10 - x0 * k), round(230 - x1 * k) + 1, 6):
            for y in range(round(10 - y0 * k), round(231 - y1 * k) + 1, 6):
                if low is not None and (y < 168 if low else y > 130):
                    continue
                covered = mv(its, x, y).intersection(subject).area / its.area
                best = max(best, (k * 1.6 - covered * 4 - abs(y - (206 if low else 40)) * .002 + abs(x - 120) * .001, x, y, k))
    _, x, y, k = best
    d.at(one, f'translate({x} {y}) scale({k:g})')


def one_shape(x0: float, y0: float, x1: float, y1: float) -> Polygon:
    """Return about what a thing covers of the box it reaches through."""
    return ell((x0 + x1) / 2, (y0 + y1) / 2, (x1 - x0) / 2, (y1 - y0) / 2)
