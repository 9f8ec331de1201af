"""Mets ton slip !'s garments, cut to a body: every season has a cut of its own, so that a silhouette tells it too."""
from slip_bodies import *
from slip_cloth import *
import slip_cloth

TYPES = ('trousers', 'sweater', 'shoes', 'coat', 'hat')

def seam(d, pts, kind, w=4): d.line(pts, w, dark(tint(kind), .55))
def buttons(d, pts, c='#FFF3D0'):
    for x, y in pts: d.fill(ell(x, y, 5), INK); d.fill(ell(x, y, 3.2), c)
def cuff(d, g, c, w=W): d.shape(g, c, sh=3, w=w)
def band_of(b, q, t0, t1, grow, arm=True): return (b.arm if arm else b.leg)(q, t0, t1, grow)

# how far down a leg, how wide (grow), how flared
LEGS = dict(sp=(.86, 4, 5), su=(.42, 5, 3), au=(.94, 5, 0), wi=(.95, 8, 0), spsu=(.64, 4, 2), auwi=(.94, 5, 6), joker=(.8, 6, 0), arlequin=(.9, 4, 0))
def trousers(b, kind, w=W):
    t, grow, flare = LEGS[kind]; d = Draw(240, 360); grow *= .55+.45*min(1, b.legw[0]/34)
    legs = pair(lambda q: b.leg(q, 0, t, grow, flare)); hips = b.torso.intersection(half(b.waist, 400)).buffer(grow*.7)
    mid = LineString([(120, b.crotch+14), (120, 360)]).buffer(1.4)
    g = goo(union(legs, hips), 1.5).intersection(half(b.waist-2, 400))
    if legs.intersection(box(119, b.crotch+20, 121, b.ay)).area > 20: g = g.difference(mid)
    fabric(d, g, kind, .86, w)
    if kind in ('au', 'auwi'):
        for q in (-1, 1): cuff(d, band_of(b, q, t-.1, t, grow+2, False), dark(tint(kind, q < 0), .3) if kind == 'au' else lite(tint(kind, q < 0), .3), w)
    if kind == 'wi':
        for q in (-1, 1): cuff(d, band_of(b, q, .86, .97, grow+2, False).buffer(2), '#F2F7FF', w)
    if kind == 'joker':
        for q in (-1, 1): seam(d, [(120+q*b.lx-8, b.crotch+30), (120+q*b.lx+8, b.crotch+32)], kind)
    belt = g.intersection(half(0, b.waist+8)); c = dict(sp='#FFF3D0', su='#2FA7C4', au='#5E3420', wi='#EAF5FF', spsu='#FFF3D0', auwi='#2B1836', joker='#7A4A2C', arlequin='#FFFDF6')[kind]
    d.fill(belt, c); d.fill(belt.difference(mv(belt, -4, -3)), dark(c)); d.line(belt, w-1)
    if kind in ('au', 'spsu', 'auwi'): d.shape(rrect(113, b.waist-3, 14, 12, 3), PAL['lemon'], sh=2, w=3.5)
    if kind == 'su': d.line([(120, b.waist+6), (113, b.waist+20)], 3.5, CREAM); d.line([(120, b.waist+6), (127, b.waist+20)], 3.5, CREAM)
    if kind == 'joker':
        x = [b.side[-3][0]-6]*2
        for q in (-1, 1): d.line([(120+q*x[0]*.5, b.waist+4), (120+q*x[0]*.62, b.waist-8)], 4)
    return d

ARMS = dict(sp=(.9, 3.5, 0), su=(.42, 5, 3), au=(.93, 4.5, 0), wi=(.93, 7, 0), spsu=(.62, 4, 1), auwi=(.93, 5, 2), joker=(.8, 5, 2), arlequin=(.93, 4, 3))
def neckline(b, r, deep=.8): return ell(120, b.shoulder-11, b.neckw+r, (b.neckw+r)*deep)
def trunk(b, hem, grow, flare=0):
    g = b.torso.intersection(half(0, hem)).buffer(grow, join_style=1)
    x0, _, x1, _ = b.torso.intersection(half(hem-6, hem)).bounds or (90, 0, 150, 0)
    return union(g, poly((x0-grow, hem-12), (x1+grow, hem-12), (x1+grow+flare, hem+2), (x0-grow-flare, hem+2))).intersection(half(b.shoulder-12, hem))
def sweater(b, kind, w=W):
    t, grow, flare = ARMS[kind]; d = Draw(240, 360); hem = b.hem+(6 if kind == 'wi' else 0); s = .55+.45*min(1, b.armw[0]/28)
    g = goo(union(trunk(b, hem, grow*s), pair(lambda q: b.arm(q, 0, t, grow*s, flare))), 1.2)
    hole = neckline(b, *dict(sp=(3, 1.5), su=(4, 1.1), spsu=(3, 1.3)).get(kind, (0, .6)))
    g = g.difference(hole); fabric(d, g, kind, .8, w, tone=-.22)
    low = g.intersection(half(hem-9, 400)).intersection(b.torso.buffer(grow+3))
    if kind in ('au', 'wi', 'auwi', 'joker'):
        c = dict(au='#8E1C30', wi='#EAF5FF', auwi='#3A2A5E', joker='#9A6AD6')[kind]; cuff(d, low, c, w-1)
        for q in (-1, 1): cuff(d, band_of(b, q, t-.1, t, grow*s+1), c, w-1)
        roll = rrect(120-b.neckw-6, b.shoulder-19-(4 if kind != 'au' else -5), 2*b.neckw+12, 17 if kind != 'au' else 10, 6); cuff(d, roll, c, w-1)
    if kind == 'sp':      # a cardigan
        seam(d, [(120, hole.bounds[3]), (120, hem)], kind, 4); y0 = hole.bounds[3]; buttons(d, [(120, y0+8+i*(hem-y0-12)/2.4) for i in range(3)])
    if kind == 'spsu': cuff(d, hole.buffer(4).difference(hole).intersection(half(b.shoulder-11, 400)), CREAM, 3)
    if kind == 'su': cuff(d, hole.buffer(4).difference(hole).intersection(half(b.shoulder-11, 400)), '#2FA7C4', 3)
    if kind == 'arlequin': ruff(d, b, w)
    if kind in ('sp', 'su', 'au', 'wi'): y = (b.shoulder+hem)/2; emblem(d, kind, 120 if kind != 'sp' else 120-b.side[2][0]*.52, y+2, min(17, (hem-b.shoulder)*.26)*(.72 if kind == 'sp' else 1))
    if kind in HALVES:
        for q, s_ in zip((-1, 1), HALVES[kind]): emblem(d, s_, 120+q*b.side[2][0]*.5, (b.shoulder+hem)/2, 10)
    return d
def ruff(d, b, w):
    y = b.shoulder-8; n = 7; R = b.neckw+13; d.shape(goo(union(*[ell(120+(i-3)*R/3.2, y+abs(i-3)*-1.2+3, 7.5, 9) for i in range(n)]), .8), '#FFFDF6', sh=3, w=w-1)

def boot(b, q, up, grow):
    fx, fy = b.foot; t = max(.5, 1-up/ (b.ay-b.crotch)); return goo(union(b.feet(q, grow), b.leg(q, t, 1, grow+1)), 1)
def shoes(b, kind, w=W):
    d = Draw(240, 360); fx, fy = b.foot
    for q in (-1, 1):
        side = q < 0; k = kind if kind not in HALVES else HALVES[kind][0 if side else 1]; X = 120+q*(b.ax+fx*.3); y = b.ay
        sole = b.feet(q, 3).intersection(half(y+fy-1, 400)).buffer(.6)
        if kind == 'su':      # flip-flops
            d.shape(b.feet(q, 4).intersection(half(y+fy-4, 400)).buffer(1), YELLOW, sh=3, w=w); d.fill(b.feet(q, 5).intersection(half(y+fy, 400)), '#FF8F2B'); d.line(b.feet(q, 4).intersection(half(y+fy-4, 400)).buffer(1), w)
            for dx in (-.75, .75): d.fill(taper([(X, y+1), (X+fx*dx, y+fy-2)], 9, 7), INK); d.fill(taper([(X, y+1), (X+fx*dx, y+fy-2)], 5, 4), YELLOW)
            palmy(d, X, y-1, 7.5); continue
        up = dict(sp=6, au=34, wi=30, spsu=13, auwi=22, joker=8, arlequin=4)[kind]; g = boot(b, q, up, 3.2 if kind != 'wi' else 6)
        if kind == 'joker': g = union(g, blob((X, y+fy), (X+q*fx*.8, y-2), (X+q*(fx+11), y+fy-2), (X+q*fx*.9, y+fy+6)).buffer(2)).intersection(half(0, 357))
        if kind == 'arlequin': g = goo(union(g, taper([(X+q*fx*.4, y+6), (X+q*(fx+5), y+2), (X+q*(fx+8), y-10)], 13, 5)), 1)
        fabric(d, g, k if kind in HALVES else kind, .66, w, split=120)
        d.shape(sole, dict(sp='#FFF9E6', au='#5E3420', wi='#EAF5FF', spsu='#FFF9E6', auwi='#2B1836', joker='#7A4A2C', arlequin='#FFFDF6')[kind], sh=2, w=w-1)
        top = g.bounds[1]
        if kind == 'wi': cuff(d, goo(union(*[ell(120+q*b.ax+i*6, top+3, 7, 7.5) for i in (-2, -1, 0, 1, 2)]), 1), '#F7FBFF', w-1)
        if kind == 'au': cuff(d, rrect(120+q*b.ax-b.legw[1]/2-6, top-2, b.legw[1]+12, 9, 4), '#8E1C30', w-1)
        if kind == 'sp': emblem(d, 'sp', X, y+1, 6.5)
        if kind in ('spsu', 'auwi'):
            for i in (0, 1): d.line([(X-6, y-5+i*6), (X+6, y-5+i*6)], 3.2, CREAM)
        if kind == 'arlequin': d.shape(ell(X+q*(fx*.72+6), y-12, 5.5), PAL['lemon'], sh=2, w=3.5)
        if kind == 'joker': seam(d, [(X-8, y), (X+8, y)], kind)
    return d
def palmy(d, x, y, r): t, l = palm(x, y, r); d.fill(union(t, l).buffer(1.4), INK); d.fill(l, '#2E9A4A'); d.fill(t, '#B4703A')

# how far down the leg it hangs, how wide, how far the arm
COATS = dict(sp=(.3, 7, .84), su=(.08, 7, .5), au=(.36, 8, .86), wi=(.16, 12, .88), spsu=(.2, 7, .7), auwi=(.5, 8, .86), joker=(.26, 8, .8), arlequin=(.3, 7, .84))
def coat(b, kind, w=W):
    t, grow, at = COATS[kind]; d = Draw(240, 360); s = .6+.4*min(1, b.armw[0]/28); hem = b.crotch+(b.ay-b.crotch)*t
    x0, _, x1, _ = union(b.torso.intersection(half(b.waist, 400)), pair(b.leg).intersection(half(0, hem))).buffer(2).bounds
    sw = b.side[1][0]; skirt = poly((120-max(b.side[3][0], sw*.8)-grow, b.hem-40), (120+max(b.side[3][0], sw*.8)+grow, b.hem-40), (x1+grow+5, hem), (x0-grow-5, hem), r=1.5)
    body = goo(union(trunk(b, b.hem, grow), skirt), 2).intersection(half(b.shoulder-13, hem)); arms = pair(lambda q: b.arm(q, 0, at, grow*s, 2 if kind != 'wi' else 0))
    top = b.shoulder-13; o = max(9, b.side[2][0]*.3); gap = Polygon([(120-b.neckw-1, top-20), (120+b.neckw+1, top-20), (120+b.neckw+1, top), (120+o*.9, b.waist-10), (120+o*1.35, hem+9), (120-o*1.35, hem+9), (120-o*.9, b.waist-10), (120-b.neckw-1, top)])
    lining = body.intersection(gap).intersection(half(b.crotch, 400)).difference(pair(lambda q: b.leg(q, 0, 1, 6)))
    d.fill(lining, LINING[kind]); full = goo(union(body, arms), 1.2); g = full.difference(gap); fabric(d, g, kind, 1.3, w, sh=6, tone=.2)
    for q in (-1, 1):      # lapels and pockets
        X = lambda v: 120+q*v; c = tint(kind, q < 0); e = b.neckw+1; yb = b.shoulder+(b.waist-b.shoulder)*.45
        lap = poly((X(e-3), top-3), (X(e+12), top+4), (X(e+15), top+18), (X(o*.95+1), yb), (X(e-1), top+8), r=1)
        lc = dict(sp=lite(c, .45), su='#2FA7C4', au='#8E1C30', wi='#F2F7FF', spsu=lite(c, .45), auwi=dark(c, .35), joker='#9A6AD6', arlequin='#FFFDF6')[kind]
        if kind == 'wi': lap = goo(union(*[ell(X(e+6-abs(i-1.6)*1.5), top+i*8-1, 9, 8.5) for i in range(4)]), 1.5)
        d.shape(lap, lc, sh=3, w=w-1)
        py = min(b.hem-4, hem-22); px = (b.side[3][0]+o)/2+3
        if kind != 'su' and kind != 'arlequin': d.shape(poly((X(px-10), py), (X(px+11), py), (X(px+10), py+13), (X(px-9), py+13), r=2.5), dark(c, .22) if kind != 'joker' else '#37B5A6', sh=0, w=w-1.2)
        if kind in ('sp', 'wi', 'au', 'joker', 'spsu', 'auwi'): cuff(d, band_of(b, q, at-.1, at, grow*s+1.5), lc, w-1)
    if kind == 'au':      # toggles
        for i in (0, 1): y = b.waist-26+i*24; d.line([(120-o-5, y), (120+o+5, y)], 3.5, '#5E3420'); d.shape(rrect(120-o-12, y-4, 14, 8, 4), '#F2D29A', sh=2, w=3.5)
    if kind == 'spsu' or kind == 'sp': buttons(d, [(120+o+5, b.waist-22), (120+o+6, b.waist), (120+o+8, b.waist+22)])
    if kind in ('sp', 'su', 'au', 'wi'): emblem(d, kind, 120-(b.side[2][0]*.5+o*.55), b.shoulder+24, 11)
    if kind in HALVES:
        for q, s_ in zip((-1, 1), HALVES[kind]): emblem(d, s_, 120+q*(b.side[2][0]*.5+o*.6), b.shoulder+26, 10)
    if kind == 'arlequin':
        ruff(d, b, w)
    return d

def hat(b, kind, w=W, low=.56):
    d = Draw(240, 360); x, y, rx, ry = b.head; B = y-ry*low; R = rx+8; H = 40 if y > 100 else min(40, B-6)
    T = lambda g: A.rotate(g, -5 if kind not in ('wi', 'auwi', 'spsu') else 0, origin=(x, B))
    dome = lambda r, h, up=0: ell(x, B-up, r, h).intersection(half(0, B-up+1))
    if kind == 'sp':      # straw bonnet in green with flowers
        fabric(d, T(dome(R-3, H)), kind, .8, w); br = T(ell(x, B+2, R+17, 9)); d.shape(br, GREEN, sh=4, w=w)
        for i, v in enumerate((-.8, -.4, 0, .4, .8)):
            g = T(petals(x+v*R, B-5+abs(v)*2, 10)); d.fill(g.buffer(2.6), INK); d.fill(g, ('#FFFDF6', '#FF8FB8')[i % 2]); d.fill(T(ell(x+v*R, B-5+abs(v)*2, 3.6)), '#FFC02E')
    elif kind == 'su':      # a broad sun hat
        d.shape(T(ell(x, B+3, R+28, 11)), '#F7D46A', sh=4, w=w); d.line([(x-R-14, B+8), (x, B+11), (x+R+10, B+4)], 3, '#D99A2E'); fabric(d, T(dome(R-4, H)), kind, .8, w); emblem(d, 'su', x, B-H*.5, 12)
    elif kind == 'au':      # a flat cap with a leaf
        g = T(blob((x-R-3, B+1), (x-R+2, B-H*.5), (x-4, B-H*.78), (x+R+4, B-H*.5), (x+R+9, B-2), (x+R-6, B+3))); v = T(blob((x-R-16, B+9), (x-R+4, B-7), (x+8, B-5), (x+12, B+4), (x-14, B+9))); fabric(d, g, kind, .74, w); d.shape(v, '#8E1C30', sh=4, w=w); emblem(d, 'au', x+R*.62, B-H*.42, 12)
    elif kind == 'wi':      # bobble hat
        fabric(d, dome(R-1, H), kind, .8, w); cuff(d, rrect(x-R-2, B-9, 2*R+4, 16, 7), '#EAF5FF', w); d.shape(goo(star(x, B-H, 14, 11, 9), 1), '#FFFFFF', sh=4, w=w)
        for i in range(-3, 4): d.line([(x+i*R*.28, B-5), (x+i*R*.28, B+3)], 3, '#9CC3F0')
    elif kind == 'spsu':      # a cap
        fabric(d, dome(R-2, H*.88), kind, .74, w, split=x); v = blob((x-6, B-5), (x+R, B-8), (x+R+26, B+5), (x+R, B+6), (x-4, B+5)); d.shape(v, YELLOW, sh=4, w=w); d.shape(ell(x, B-H*.88, 5, 4), CREAM, sh=2, w=3.5); emblem(d, 'sp', x-R*.42, B-H*.4, 9); emblem(d, 'su', x+R*.42, B-H*.4, 9)
    elif kind == 'auwi':      # a hat with ear flaps
        for q, c in ((-1, RED), (1, BLUE)): fabric(d, blob((x+q*(R-9), B-6), (x+q*(R+7), B-4), (x+q*(R+8), B+20), (x+q*(R-1), B+33), (x+q*(R-9), B+18)), 'au' if q < 0 else 'wi', .66, w)
        fabric(d, dome(R-1, H*.86), kind, .74, w, split=x); cuff(d, goo(union(*[ell(x+i*R*.3, B-4, 10, 10) for i in range(-3, 4)]), 1), '#F3E6D2', w)
    elif kind == 'joker':      # a patched top hat, dented
        g = T(poly((x-R+9, B), (x-R+3, B-H*.98), (x-6, B-H*.86), (x+R-4, B-H*1.0), (x+R-9, B), r=2)); fabric(d, g, kind, .76, w); d.shape(T(ell(x, B+1, R+13, 8)), '#B98A5C', sh=4, w=w); bd = g.intersection(T(rrect(x-R, B-13, 2*R, 8))); d.fill(bd, '#9A6AD6'); d.line(bd, 3.5); d.shape(T(rot(rrect(x+R-22, B-H-2, 17, 22, 2), 14, (x+R-14, B-H))), '#FFFDF6', sh=2, w=3.5); d.fill(T(rot(star(x+R-12, B-H+10, 6, 2.6), 14, (x+R-14, B-H))), '#E86AA6')
    else:      # Arlequin's two horns with bells
        l = taper([(x-6, B-6), (x-R*.7, B-H*.9), (x-R-20, B-H*.2)], 46, 9); r = taper([(x+6, B-6), (x+R*.7, B-H*.9), (x+R+20, B-H*.2)], 46, 9); g = goo(union(l, r, dome(R-2, H*.62)), 1).intersection(half(0, B+1)); fabric(d, g, kind, .8, w)
        d.line([(x, B-H*.6), (x, B)], 4)
        for q in (-1, 1): d.shape(ell(x+q*(R+21), B-H*.12, 7), PAL['lemon'], sh=2, w=4)
        cuff(d, rrect(x-R-1, B-6, 2*R+2, 12, 6), '#FFFDF6', w)
    return d
MAKE = dict(trousers=trousers, sweater=sweater, shoes=shoes, coat=coat, hat=hat)
