"""Grounds of tables that are not Et Bim!'s field: a café's checked cloth for Le Boulet, red earth under gum trees for Branle-bas de Wombat.
`python grounds.py` writes ../svg/le_boulet/ground_table.svg and ../svg/wombat/ground_table.svg; few close hues, so that cards stay loud."""
import kit
from kit import *

W, H = 1280, 720
FULL = box(0, 0, W, H)
ROOT = kit.SVG

def evening(d, warm='#FFE7A0', cool='#3A2060'):
    """the one light of the house: warm from the upper left, violet towards the lower right"""
    d.grad(FULL, warm, warm, W*.28, H*.1, 0, 0, .3, 0, radial=W*.6); d.grad(FULL, cool, cool, W*.45, H*.2, W, H*1.1, 0, .46); return d

def leaf(x, y, s, a): return rot(union(mv(blob((-s, 0), (-s*.3, -s*.26), (s*.5, -s*.2), (s, 0), (s*.5, s*.2), (-s*.3, s*.26)), x, y)), a, (x, y))

def cloth():
    """a checked tablecloth, ironed into folds; what an evening leaves on it; the shade of the leaves over the terrace"""
    d = Draw(W, H); rd = random.Random(12); base, band, cross = '#A9647A', '#9C5A72', '#8E4F69'; step = 80
    turn = lambda g: rot(g, -4, (W/2, H/2)).intersection(FULL); d.fill(FULL, base)
    cols = union(*[box(x, -200, x+step/2, H+200) for x in range(-200, W+200, step)]); rows = union(*[box(-200, y, W+200, y+step/2) for y in range(-200, H+200, step)])
    d.fill(turn(cols.symmetric_difference(rows)), band); d.fill(turn(cols.intersection(rows)), cross)
    weave = union(*[box(x+k, -200, x+k+2, H+200) for x in range(-200, W+200, step) for k in (6, 19, 32)])      # threads, one way only: each costs time at 4K
    d.fill(turn(weave), '#B97389', .36)
    for x0, y0, x1, y1 in ((-40, 248, W+40, 160), (-40, 520, W+40, 432), (372, -40, 424, H+40), (836, -40, 888, H+40)):      # folds
        d.fill(stroke([(x0, y0), (x1, y1)], 5).intersection(FULL), '#C68499', .5); d.fill(mv(stroke([(x0, y0), (x1, y1)], 5), 3.5, 4).intersection(FULL), '#7C4260', .42)
    mat = ell(520, 318, 262, 150)      # a crocheted mat, where pictures are laid
    scallop = union(mat, *[ell(520+262*math.cos(q*.1309), 318+150*math.sin(q*.1309), 19) for q in range(48)])
    d.fill(mv(scallop, 4, 6), '#6E3A5A', .4); d.fill(scallop, '#C8899A', .62); d.fill(mat.difference(mat.buffer(-7)), '#E2B2BC', .5)
    for k in (.9, .72, .5): e = A.scale(mat, k, k); d.fill(e.difference(e.buffer(-2.6)), '#E2B2BC', .42)
    d.fill(union(*[ell(520+215*math.cos(q*.2618), 318+122*math.sin(q*.2618), 7, 4.6, math.degrees(q*.2618)) for q in range(24)]), '#A9647A', .6)
    for x, y, r in ((118, 196, 34), (1050, 560, 40), (214, 640, 30)):      # where glasses stood
        g = ell(x, y, r).difference(ell(x+.8, y+.6, r-4)).difference(poly((x, y), (x+r*1.6, y-r*.3), (x+r*1.4, y+r*.9))); d.fill(g, '#6A1E44', .45)
    crumbs = [(rd.uniform(0, W), rd.uniform(0, H), rd.uniform(1.6, 4)) for _ in range(70)]
    d.fill(union(*[poly((x, y), (x+s, y-s*.5), (x+s*1.5, y+s*.6), (x+s*.4, y+s*.9)) for x, y, s in crumbs]).intersection(FULL), '#E8C08A', .75)
    vine = []
    for cx, cy, a0, a1, many, far in ((-20, -20, -.2, 1.75, 46, 190), (W+10, H+10, 3.0, 4.9, 30, 150)):
        for _ in range(many): r = abs(rd.gauss(0, far)); a = rd.uniform(a0, a1); x, y = cx+r*math.cos(a)*1.5, cy+r*math.sin(a); s = rd.uniform(16, 30); vine.append(rot(union(*[ell(x+s*.62*math.cos(q*1.2566), y+s*.62*math.sin(q*1.2566), s*.5, s*.34, q*72) for q in range(5)], ell(x, y, s*.5)), rd.uniform(0, 72), (x, y)))
    d.fill(union(*vine).intersection(FULL), '#4A1F4A', .3)
    return evening(d)

def earth():
    """red earth where wombats dig: cart tracks, tussocks, fallen gum leaves, tracks of paws from hole to hole"""
    d = Draw(W, H); rd = random.Random(7); base = '#9A6B54'; d.fill(FULL, base)
    patches = union(*[blob(*[(x+r*rd.uniform(.75, 1.2)*math.cos(q*.785)*1.6, y+r*rd.uniform(.75, 1.2)*math.sin(q*.785)*.8) for q in range(8)]) for x, y, r in [(rd.uniform(0, W), rd.uniform(0, H), rd.uniform(50, 130)) for _ in range(26)]]).intersection(FULL); d.fill(patches, '#93644F')
    pale = union(*[ell(rd.uniform(0, W), rd.uniform(0, H), rd.uniform(30, 90), rd.uniform(10, 24), rd.uniform(-12, 12)) for _ in range(30)]).intersection(FULL); d.fill(pale, '#A4755B', .8)
    stones = [(rd.uniform(0, W), rd.uniform(0, H), rd.uniform(3, 9)) for _ in range(90)]
    d.fill(union(*[ell(x+1.5, y+2, s, s*.7) for x, y, s in stones]), '#6B4440', .6); d.fill(union(*[ell(x, y, s, s*.7) for x, y, s in stones]), '#B58A6E', .8)
    for x, y, k in ((1216, 96, 1.1), (60, 676, 1.2), (640, 20, .8)):      # burrows
        mound = A.scale(blob((-92, 14), (-64, -34), (0, -52), (66, -32), (94, 16), (40, 40), (-40, 40)), k, k, origin=(0, 0)); d.fill(mv(mound, x, y).intersection(FULL), '#A87A5E'); d.fill(mv(mound.difference(mv(mound, -7, -8)), x, y).intersection(FULL), '#7B5048')
        hole = A.scale(ell(0, 4, 52, 28), k, k, origin=(0, 0)); d.fill(mv(hole, x, y).intersection(FULL), '#4A2E3A'); d.fill(mv(hole.difference(mv(hole, 5, 7)), x, y).intersection(FULL), '#372032')
    def track(x, y, a, k=1):
        g = union(ell(0, 4, 9, 7), *[ell(-9+i*4.5, -6-3*math.sin((i+.2)*.78), 2.4, 3.4) for i in range(5)]); return mv(A.rotate(A.scale(g, k, k, origin=(0, 0)), a, origin=(0, 0)), x, y)
    for pts in ([(1160, 120), (980, 170), (820, 260), (700, 420), (480, 560), (150, 660)], [(640, 60), (560, 150), (330, 210), (120, 380), (70, 600)]):
        s = spline(pts, False, n=9); prints = []
        for i in range(1, len(s)-1):
            (x0, y0), (x1, y1) = s[i-1], s[i+1]; a = math.atan2(y1-y0, x1-x0); side = 11 if i % 2 else -11; prints.append(track(s[i][0]-side*math.sin(a), s[i][1]+side*math.cos(a), math.degrees(a)+90))
        d.fill(union(*prints).intersection(FULL), '#734A42', .5)
    tufts = []
    for _ in range(44):
        x, y = rd.uniform(0, W), rd.uniform(0, H); n = rd.randint(5, 9)
        tufts += [taper([(x+i*2-n, y), (x+(i-n/2)*5, y-rd.uniform(10, 22))], 3.2, .9) for i in range(n)]
    t = union(*tufts).intersection(FULL); d.fill(mv(t, 2, 3), '#6B4440', .5); d.fill(t, '#8F8A58')
    for x, y, a in [(rd.uniform(0, W), rd.uniform(0, H), rd.uniform(0, 180)) for _ in range(64)]:
        g = leaf(x, y, rd.uniform(10, 17), a); d.fill(mv(g, 1.6, 2.2).intersection(FULL), '#5E3A3C', .45); d.fill(g.intersection(FULL), ('#A7A06A', '#C08A5A', '#8E9A72')[int(x) % 3])
    shade = [leaf(x+q*34, y+abs(q)*9+rd.uniform(-8, 8), rd.uniform(34, 52), 70+q*16+rd.uniform(-14, 14)) for x, y in ((60, 40), (220, -6), (20, 190), (1230, 640), (1120, 716)) for q in range(-3, 4)]
    d.fill(union(*shade).intersection(FULL), '#3E2440', .3)
    return evening(d)

if __name__ == '__main__':
    for game, drawing in (('le_boulet', cloth), ('wombat', earth)):
        kit.SVG = os.path.join(ROOT, game); drawing().save('ground_table')
