"""The café at night where Le Boulet is played, seen from one's own chair, and the fist that keeps a vote.
`python cafe.py` writes ground_dusk.svg and vote_kept.svg into ../svg/le_boulet. Nothing is loud where cards and people are; what the wall hides
behind the table is not drawn."""
import re
import kit
from kit import *

W, H = 1280, 720
FULL = box(0, 0, W, H)
ROOT = kit.SVG

def top(): return Polygon(spline([(-160, 820), (-120, 480), (10, 318), (190, 232), (420, 198), (640, 192), (860, 198), (1090, 232), (1270, 318), (1400, 480), (1440, 820)], True)).buffer(0)

def window(d):
    """the street: a moon, stars, lit windows; its frame and its curtains"""
    w = box(404, 40, 876, 196); rd = random.Random(2); d.fill(w, '#1E2A5A'); d.fill(ell(812, 92, 22), '#FFE9A8'); d.fill(ell(803, 86, 18), '#1E2A5A')
    d.fill(union(*[ell(rd.uniform(412, 868), rd.uniform(56, 124), 1.8) for _ in range(26)]), WHITE, .9)
    for x, h, wide in ((404, 70, 70), (476, 96, 58), (540, 62, 84), (690, 84, 66), (760, 56, 60), (824, 92, 60)):
        d.shape(box(x, 196-h, x+wide, 196), '#2B2F66', sh=0, w=4, clip=w)
        for i in range(int((wide-10)/18)):
            for j in range(4): d.fill(box(x+10+i*18, 196-h+14+j*24, x+20+i*18, 196-h+27+j*24).intersection(w), '#FFCB5E' if rd.random() < .55 else '#3E4480')
    for q in (box(404, 40, 876, 52), box(634, 40, 646, 196)): d.shape(q, '#8A5638', sh=3, w=4)
    d.line(w, 8)
    for x, s in ((392, 1), (888, -1)): d.shape(poly((x, 40), (x+s*64, 40), (x+s*26, 128), (x+s*18, 200), (x, 200), r=1), '#A8324E', sh=7, w=5)

def shelf(d, x0, seed):
    """bottles, glasses and jars over the panelling"""
    rd = random.Random(seed); d.shape(rrect(x0, 172, 288, 12, 3), '#8A5638', sh=3, w=4); x = x0+10
    while x < x0+258:
        kind, c = rd.choice('bbgj'), rd.choice(('#3C7E5A', '#8A3450', '#C98F3E', '#4A6AA8', '#B9683A'))
        if kind == 'b': h = rd.randint(48, 66); d.shape(union(rrect(x, 172-h*.62, 20, h*.62, 4), rrect(x+6.5, 172-h, 7, h*.5, 2)), c, sh=5, w=4); d.fill(rrect(x+3, 172-h*.4, 14, 12, 1), PAPER); x += 27
        elif kind == 'g': d.shape(poly((x, 138), (x+22, 138), (x+18, 172), (x+4, 172), r=1), '#BFD4DE', sh=4, w=4); x += 29
        else: d.shape(rrect(x, 134, 28, 38, 6), c, sh=6, w=4); d.shape(rrect(x-1, 128, 30, 9, 3), PAPER, sh=2, w=4); x += 36

def wall(d):
    """what is seen over the table; in the evening what is far is dim: each colour is mixed, for a veil over all costs time at 4K"""
    far = Draw(W, H, box(0, 0, W, 340).difference(mv(top().buffer(-8), 0, -12)))
    far.fill(box(0, 0, W, 200), '#4B2A55'); far.fill(union(*[box(x, 0, x+34, 200) for x in range(0, W, 68)]), '#53305D')
    far.fill(box(0, 196, W, 340), '#6A3A3E'); far.line([(0, 196), (W, 196)], 7)
    for x in range(20, W, 80): far.line([(x, 204), (x, 340)], 4, '#54303A')
    window(far); shelf(far, 34, 1); shelf(far, 956, 6)
    d.o += [re.sub('#[0-9A-F]{6}', lambda c: mix(c[0], '#22123C', .34), one) for one in far.o]
    for x, y in ((196, 84), (1084, 84)):      # the lamps over the table, their light before them
        d.grad(ell(x, y+34, 190), '#FFD27A', '#FFD27A', x, y+30, 0, 0, .5, 0, radial=190); d.line([(x, 20), (x, y-6)], 5)
        d.shape(poly((x-42, y+22), (x-16, y-10), (x+16, y-10), (x+42, y+22), r=4), '#C8238A', sh=7, w=5); d.shape(ell(x, y+24, 13, 9), '#FFF3B8', sh=0, w=4)

def table(d):
    """a round table of green enamel, its brass edge, what glasses have left on it, a cup"""
    t = top(); here = t.intersection(FULL); inner = A.scale(t, .955, .955, origin=(640, 760)); rd = random.Random(5)
    rim = mv(t, 0, -12); d.fill(rim.difference(t.buffer(-3)).intersection(FULL), '#E2A659'); d.line(rim, 7, clip=FULL)
    d.fill(here.difference(inner.buffer(-2)), '#2E6A64'); d.line(t, 5, clip=FULL)
    d.fill(inner.intersection(FULL), '#327068'); d.line(inner, 3, '#245852', clip=FULL)
    veins = []
    for _ in range(38): x, y, L = rd.uniform(20, 1260), rd.uniform(230, 700), rd.uniform(20, 70); veins.append(taper([(x, y), (x+L*.5, y+rd.uniform(-7, 7)), (x+L, y+rd.uniform(-10, 10))], 2.4, .8))
    d.fill(union(*veins).intersection(inner).intersection(FULL), '#3E8078')
    for x, y, r in ((410, 330, 40), (930, 300, 30)): d.fill(ell(x, y, r, r*.62).difference(ell(x, y, r-5, r*.62-4)), '#24564F', .8)
    d.grad(here, '#FFE2A0', '#FFE2A0', 640, 370, 0, 0, .42, 0, radial=560)
    cup(d, 268, 360)

def cup(d, x, y):
    its = Draw(120, 110); its.shape(ell(56, 92, 52, 15), PAPER, sh=5, w=5); its.shape(ell(96, 58, 16, 17).difference(ell(96, 58, 7, 8)), WHITE, sh=4, w=5)
    its.shape(Polygon(spline([(16, 36), (22, 74), (38, 92), (74, 92), (90, 74), (96, 36)], False)).buffer(0), WHITE, sh=8, w=5); its.shape(ell(56, 36, 40, 12), '#5A3222', sh=0, w=5); its.fill(ell(50, 36, 16, 4), '#C98F5E')
    d.fill(ell(x+46, y+74, 44, 11), '#1C3E3A', .5); d.at(its, f'translate({x},{y}) scale(.7)')

def ground():
    d = Draw(W, H); wall(d); table(d); d.grad(FULL, '#1C0E34', '#1C0E34', 640, 360, 0, 0, 0, .55, radial=860); return d

def fist():
    """a vote that is in somebody's closed hand still"""
    d = Draw(100, 100); d.shape(rrect(12, 12, 76, 76, 22), '#8A7A94', sh=8, w=7); d.shape(rrect(28, 36, 46, 36, 12), '#FFDDB4', sh=7, w=5)
    for q in range(3): d.line([(39+q*11.5, 38), (39+q*11.5, 52)], 4)
    d.shape(rrect(24, 52, 30, 15, 7), '#FFDDB4', sh=3, w=5); return d

if __name__ == '__main__':
    kit.SVG = os.path.join(ROOT, 'le_boulet')
    for name, drawing in (('ground_dusk', ground), ('vote_kept', fist)): drawing().save(name)
