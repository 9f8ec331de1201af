"""Branle-bas de Wombat in the dark: a burrow in section, twelve hollows joined by galleries, and clods to press.
`python wombat_burrow.py` writes ../svg/wombat/burrow_dark.svg, clod.svg, clod_lit.svg and clod_wide.svg. The hollows lie where the board has its places."""
import kit
from kit import *

W, H = 1280, 720
FULL = box(0, 0, W, H)
ROOT = kit.SVG
CX, CY = (341.3, 530, 718.7), (116.2, 238.8, 361.2, 483.8)      # the columns and rows of the twelve places (board/places.py)
SEATS, SIDE = (12, 58, 238, 542), (822, 58, 1268, 708)
EARTH, FLOOR, RIM, DEEP = '#33224A', '#0F0919', '#55406C', '#070410'

def wob(x, y, rx, ry, seed, n=11):
    r = random.Random(seed)
    return Polygon(spline([(x+rx*(1+r.uniform(-.05, .05))*math.cos(6.2832*i/n), y+ry*(1+r.uniform(-.07, .07))*math.sin(6.2832*i/n)) for i in range(n)])).buffer(0)

def lump(x0, y0, x1, y1, seed, by=5, step=46):
    """a box with the edges of something dug"""
    r = random.Random(seed); pts = []
    for (ax, ay), (bx, by_) in zip(((x0, y0), (x1, y0), (x1, y1), (x0, y1)), ((x1, y0), (x1, y1), (x0, y1), (x0, y0))):
        n = max(2, round(math.hypot(bx-ax, by_-ay)/step))
        pts += [(ax+(bx-ax)*(i+.5)/n+r.uniform(-by, by), ay+(by_-ay)*(i+.5)/n+r.uniform(-by, by)) for i in range(n)]
    return Polygon(spline(pts)).buffer(0)

def earth(d, e, seed=4, avoid=None):
    r = random.Random(seed); d.fill(FULL, e)
    for i in range(6):
        u = r.uniform
        d.fill(Polygon(spline([(-60, 90+i*120+u(-20, 20)), (320, 70+i*120+u(-26, 26)), (700, 96+i*120+u(-26, 26)), (1340, 80+i*120), (1340, 118+i*120), (700, 140+i*120), (300, 106+i*120), (-60, 124+i*120)], True)).buffer(0).intersection(FULL), lite(e, .045) if i % 2 else dark(e, .16))
    for _ in range(60):
        x, y, q = r.uniform(0, W), r.uniform(44, H), r.uniform(3, 9); s = wob(x, y, q, q*.7, r.random(), 7)
        if not s.intersects(avoid): d.fill(s, lite(e, .13)); d.fill(s.difference(mv(s, -2, -2)), dark(e, .3))

def roots(d, c, seed=5):
    r = random.Random(seed)
    for x, y, dx, dy in ((246, 44, 8, 60), (436, 44, 10, 34), (624, 44, -10, 40), (816, 44, -6, 70), (244, 300, 18, 20), (816, 420, -10, 60), (0, 560, 20, -8)):
        d.fill(union(taper([(x, y), (x+dx*.4+r.uniform(-5, 5), y+dy*.5), (x+dx, y+dy)], 8, 2), taper([(x+dx*.4, y+dy*.5), (x+dx*.4+r.uniform(-16, 16), y+dy*.8+9)], 4, 1.5)), c)

def hollow(d, g, floor, rim, ink, depth=10):
    d.fill(mv(g, 0, -2).buffer(5), rim); d.fill(g.buffer(2), ink); d.fill(g, floor)
    d.fill(g.difference(mv(g, 0, depth)), dark(floor, .55)); d.fill(g.difference(mv(g, 0, -4)), lite(floor, .1))

def burrow():
    d = Draw(W, H); r = random.Random(9)
    hs = [wob(CX[i % 3], CY[i // 3], 86, 46 if i // 3 != 1 else 50, i+3) for i in range(12)]
    t = [LineString([(CX[0]-130, y+6), (CX[2], y)]).buffer(9) for y in CY]+[LineString([(x, CY[0]), (x, CY[3])]).buffer(13) for x in CX]
    t += [LineString([(CX[2], CY[1]), (860, CY[1]+30)]).buffer(13), LineString([(CX[2], CY[3]), (860, CY[3]-20)]).buffer(11)]
    x0, y0, x1, y1 = SEATS; nest = lump(x0-6, y0-4, x1-4, y1+6, 2)
    x0, y0, x1, y1 = SIDE; side = lump(x0+2, y0-4, x1+8, y1+8, 3, 6, 70)
    g = goo(union(*hs, *t, nest, side), 6)
    earth(d, EARTH, avoid=g); roots(d, '#120A1C'); hollow(d, g.intersection(FULL), FLOOR, RIM, DEEP)
    for h in hs:                                                     # claw marks, so that the ground is ground
        x, y = h.centroid.coords[0]
        for _ in range(3):
            a, b = x+r.uniform(-62, 62), y+r.uniform(-16, 34)
            d.fill(union(*[taper([(a+k*5, b), (a+k*5-3, b+9)], 2.2, .8) for k in range(3)]), '#241A34')
    for x in CX:                                                     # the towers' stakes, driven into the ground
        y = CY[1]; d.fill(ell(x, y+38, 46, 8), '#060310')
        d.shape(rrect(x-38, y+29, 76, 11, 5), '#4A3A5C', sh=4, w=2.6); d.shape(rrect(x-4.5, y-42, 9, 72, 4.5), '#4A3A5C', sh=3, w=2.6)
    d.fill(lump(6, 548, 814, 713, 6, 3, 60), '#150D20', .82)
    d.save('burrow_dark')

def clod(name, body, line, wide=194):
    """a lump of earth to press, lit along its upper edge"""
    d = Draw(wide, 74); g = lump(3, 4, wide-3, 66, 21, 2.2, 26)
    d.fill(mv(g, 0, 5), '#070410'); d.fill(g.buffer(1.6), line); d.fill(g, body)
    d.fill(g.difference(mv(g, 0, 4)), lite(body, .16)); d.fill(g.difference(mv(g, -2, -5)), dark(body, .28))
    r = random.Random(3)
    for _ in range(7):
        x, y, q = r.uniform(14, wide-14), r.uniform(50, 62), r.uniform(1.4, 2.8); d.fill(ell(x, y, q, q*.7), dark(body, .3))
    d.save(name)

def signs():
    """what a paw can do, in strokes"""
    c, w = '#E2DCF0', 3.4
    arc = lambda x, y, q, a, b, n=14: [(x+q*math.cos(math.radians(a+(b-a)*i/n)), y+q*math.sin(math.radians(a+(b-a)*i/n))) for i in range(n+1)]
    tip = lambda x, y, a, q=6: [LineString([(x+q*math.cos(math.radians(a+t)), y+q*math.sin(math.radians(a+t))), (x, y)]) for t in (145, -145)]
    brick = lambda x, y, v, h: box(x-v, y-h, x+v, y+h).exterior
    art = {
        'take': [LineString([(20, 24), (20, 5)]), *tip(20, 5, -90), LineString([(8, 24), (5, 24), (5, 35), (35, 35), (35, 24), (32, 24)])],
        'feel': [brick(20, 26, 16, 9), *[Point(20+k*9, 26).buffer(1.2).exterior for k in (-1, 0, 1)], LineString([(20, 4), (20, 13)]), *tip(20, 13, 90, 5)],
        'give': [brick(11, 20, 8, 8), LineString([(22, 20), (36, 20)]), *tip(36, 20, 0)],
        'cover': [LineString(arc(20, 24, 16, 180, 360)), brick(20, 31, 9, 5)],
        'turn': [LineString(arc(20, 20, 14, -60, 220)), *tip(*arc(20, 20, 14, -60, -60)[0], -150)],
        'talk': [Polygon([(5, 7), (35, 7), (35, 27), (19, 27), (11, 35), (12, 27), (5, 27)]).exterior, *[Point(20+k*8, 17).buffer(1.2).exterior for k in (-1, 0, 1)]],
        'stop': [Point(20, 20).buffer(14, 4).exterior, LineString([(13, 20), (27, 20)])],
    }
    for name, lines in art.items():
        d = Draw(40, 40); d.fill(union(*[one.buffer(w/2) for one in lines]), c); d.save('verb_'+name)
    d = Draw(120, 90)                                                # a clack, heard at a tower
    for side in (180, 0):
        for k in range(3): d.fill(LineString(arc(60, 45, 24+k*13, side-42+k*4, side+42-k*4)).buffer(1.9-k*.3), '#E2DCF0', 1-k*.22)
    d.save('heard')

if __name__ == '__main__':
    kit.SVG = ROOT+'/wombat'; burrow(); clod('clod', '#3A2A4A', '#5A4570'); clod('clod_lit', '#4E3A10', '#FFCB2E'); clod('clod_wide', '#3A2A4A', '#5A4570', 394); signs()
