"""Mets ton slip !'s cloth: four seasons by colour, pattern and emblem, half-seasons split, jokers patched, Arlequin in lozenges."""
from kit import *

GREEN, YELLOW, RED, BLUE = '#62B548', '#FFCB2E', '#D63B33', '#3F86DC'
BASE = dict(sp=GREEN, su=YELLOW, au=RED, wi=BLUE)
LINING = dict(sp='#2F6B35', su='#D98A1E', au='#7A1B2C', wi='#23468C', spsu='#7C8A2A', auwi='#5A2A63', joker='#6A4A36', arlequin='#3A2A4A')
GROUPS = ('sp', 'su', 'au', 'wi', 'spsu', 'auwi')
HALVES = dict(spsu=('sp', 'su'), auwi=('au', 'wi'))
SACK, PATCHES = '#D9BC8A', ('#E86AA6', '#37B5A6', '#9A6AD6', '#F29A3E')
CREAM = '#FFF6E0'

def spots(g, step, dx=0):
    x0, y0, x1, y1 = g.bounds; j = 0; y = y0-step*.3
    while y < y1+step:
        x = x0-step+(step/2 if j % 2 else 0)+dx
        while x < x1+step: yield x, y, j; x += step
        y += step*.8; j += 1
def petals(x, y, r, n=5, rot=-90): return union(*[ell(x+r*.62*math.cos(math.radians(rot+i*360/n)), y+r*.62*math.sin(math.radians(rot+i*360/n)), r*.46) for i in range(n)])
def motifs(g, kind, k=1.0):
    """(shape, colour) of a season's pattern over a piece; k: how large"""
    x0, y0, x1, y1 = g.bounds
    if kind == 'sp':
        at = list(spots(g, 34*k)); big = [(x, y) for x, y, j in at]; return [(union(*[petals(x, y, 12*k, rot=-90+x) for x, y in big]), '#FFF9E6'), (union(*[ell(x, y, 3.8*k) for x, y in big]), '#FFC02E'), (union(*[ell(x+17*k, y+2, 2.8*k) for x, y in big]), '#2F7A34')]
    if kind == 'su':
        n = 17*k; return [(union(*[box(x0-9, y0+4+i*n, x1+9, y0+4+i*n+n*.46) for i in range(int((y1-y0)/n)+1)]), '#FF8F2B'), (union(*[box(x0-9, y0+4+i*n+n*.46, x1+9, y0+4+i*n+n*.62) for i in range(int((y1-y0)/n)+1)]), CREAM)]
    if kind == 'au':
        n = 24*k; cx = (x0+x1)/2; rows = [box(x0-9, y0+3+i*n, x1+9, y0+3+i*n+n*.4) for i in range(int((y1-y0)/n)+1)]; m = int((x1-x0)/n/2)+1; cols = [box(cx+i*n-n*.2, y0-9, cx+i*n+n*.2, y1+9) for i in range(-m, m+1)]
        R, C = union(*rows), union(*cols); thin = union(*[box(x0-9, y0+3+i*n+n*.62, x1+9, y0+3+i*n+n*.74) for i in range(int((y1-y0)/n)+1)], *[box(cx+i*n+n*.44, y0-9, cx+i*n+n*.56, y1+9) for i in range(-m-1, m+1)])
        return [(union(R, C), '#A01F33'), (R.intersection(C), '#5E1030'), (thin, '#FFC46B')]
    n = 22*k; out, flakes = [], []; i = 0; y = y0+8*k
    while y < y1+n:
        if i % 2 == 0: p = [(x0-9+j*7*k, y+(4.5*k if j % 2 else -4.5*k)) for j in range(int((x1-x0+18)/(7*k))+2)]; out.append(LineString(p).buffer(2.6*k, 4, join_style=2))
        else: flakes += [union(*[LineString([(x-5.2*k*c, y-5.2*k*s_), (x+5.2*k*c, y+5.2*k*s_)]).buffer(1.5*k, 3) for c, s_ in ((1, 0), (.5, .87), (.5, -.87))]) for x in [x0+6+q*18*k for q in range(int((x1-x0)/(18*k))+1)]]
        y += n*.72; i += 1
    return [(union(*out) if out else Polygon(), '#EAF5FF'), (union(*flakes) if flakes else Polygon(), '#FFFFFF')]
def lozenges(g, k=1.0):
    x0, y0, x1, y1 = g.bounds; a, b = 13*k, 18*k; cx = (x0+x1)/2; cols = (RED, YELLOW, '#2E9A57', BLUE); out = [[], [], [], []]; lines = []
    for j in range(-1, int((y1-y0)/b)+2):
        for i in range(-int((x1-x0)/a/2)-2, int((x1-x0)/a/2)+3):
            x, y = cx+i*2*a+(a if j % 2 else 0), y0+j*b; q = Polygon([(x, y-b), (x+a, y), (x, y+b), (x-a, y)]); out[(i+2*(j % 2)+j//2) % 4].append(q); lines.append(q)
    return [(union(*o), c) for o, c in zip(out, cols)], union(*[q.exterior.buffer(.9) for q in lines])
def patched(d, g, k=1.0, clip=None, seed=1):
    rd = random.Random(seed); x0, y0, x1, y1 = g.bounds; i = 0; y = y0+4
    while y < y1:
        x = x0+(2 if i % 2 else 16*k)
        while x < x1:
            w, h = rd.uniform(20, 26)*k, rd.uniform(18, 24)*k; q = A.rotate(rrect(x, y, w, h, 3*k), rd.uniform(-14, 14)); c = PATCHES[(i*3+int((x-x0)/(30*k))) % 4]
            if q.intersection(g).area > q.area*.3:
                d.fill(q, c, clip=g); d.fill(q.buffer(1.6*k).difference(q.buffer(-1*k)), dark(c, .5), clip=g)
                p = list(q.buffer(-3.4*k).exterior.coords); L = LineString(p); d.fill(union(*[LineString([L.interpolate(t), L.interpolate(t+4*k)]).buffer(1.1*k, 2) for t in [u*8*k for u in range(int(L.length/(8*k)))]]), CREAM, clip=g)
            x += w+9*k
        y += 26*k; i += 1

def fabric(d, g, kind, k=1.0, w=5, sh=5, split=120, out=True, tone=0):
    """a piece of cloth: colour, pattern, shade, line; tone: darker (a coat over a sweater) or lighter, below 0"""
    own = lambda c: dark(c, tone) if tone > 0 else lite(c, -tone)
    if g.is_empty: return
    if kind in HALVES:
        a, b = HALVES[kind]; x0, y0, x1, y1 = g.bounds; zz = [(split+(3.5 if i % 2 else -3.5), y0-8+i*9) for i in range(int((y1-y0)/9)+3)]
        left = Polygon([(-300, y0-9)]+zz+[(-300, zz[-1][1])]).buffer(0); parts = ((g.intersection(left), a), (g.difference(left), b))
        for q, s_ in parts:
            d.fill(q, own(BASE[s_]))
            if not q.is_empty:
                for m, c in motifs(q, s_, k): d.fill(m, c, clip=q)
        d.fill(LineString(zz).buffer(1.8), INK, clip=g)
    elif kind == 'joker': d.fill(g, own(SACK)); patched(d, g, k)
    elif kind == 'arlequin':
        f, L = lozenges(g, k)
        for m, c in f: d.fill(m, c, clip=g)
        d.fill(L, INK, clip=g)
    else:
        d.fill(g, own(BASE[kind]))
        for m, c in motifs(g, kind, k): d.fill(m, c, clip=g)
    if sh: d.fill(g.difference(mv(g, -sh, -sh)), PAL['shade'], .36)
    if out: d.line(g, w)
def tint(kind, left=True): return BASE.get(kind) or (BASE[HALVES[kind][0 if left else 1]] if kind in HALVES else SACK if kind == 'joker' else '#FFFDF6')

# ---- emblems, in a box of 2 r
def leafs(x, y, r):
    """a leaf, its veins"""
    T = lambda g: A.rotate(mv(A.scale(g, r, r, origin=(0, 0)), x, y), 38, origin=(x, y)); L = lambda w, *p: LineString(p).buffer(w, 4)
    g = union(blob((0, -1.05), (.46, -.62), (.68, -.1), (.54, .4), (.1, .72), (-.1, .72), (-.54, .4), (-.68, -.1), (-.46, -.62)), L(.09, (0, .6), (.04, 1.12)))
    return T(g), T(union(L(.06, (0, .66), (0, -.66)), *[L(.05, (0, y0), (q*.36, y0-.3)) for q in (-1, 1) for y0 in (.4, .02)]))
def flake(x, y, r):
    arms = []
    for i in range(6):
        a = math.radians(60*i-90); c, s_ = math.cos(a), math.sin(a); arms.append(LineString([(x, y), (x+r*c, y+r*s_)]).buffer(r*.11))
        for b in (-.75, .75): arms.append(LineString([(x+r*.55*c, y+r*.55*s_), (x+r*.55*c+r*.36*math.cos(a+b), y+r*.55*s_+r*.36*math.sin(a+b))]).buffer(r*.09))
    return union(*arms, ell(x, y, r*.2))
def palm(x, y, r):
    tr = taper([(x-r*.2, y+r), (x-r*.16, y+r*.3), (x+r*.08, y-r*.3)], r*.36, r*.2); lv = []
    for pts in ([(0, -.35), (-.5, -.8), (-.98, -.3)], [(0, -.35), (.5, -.85), (1, -.3)], [(0, -.35), (-.5, -.35), (-.72, .28)], [(0, -.35), (.56, -.3), (.76, .3)], [(0, -.35), (.08, -.9), (.42, -1)]): lv.append(taper([(x+r*.06+px*r, y+py*r) for px, py in pts], r*.36, r*.07))
    return tr, union(*lv)
def emblem(d, kind, x, y, r, back=True):
    """a season's sign; back: with a paper edge, to stand on any ground"""
    if kind == 'sp': g = petals(x, y, r*1.02); fill = (g, '#FF8FB8'), (ell(x, y, r*.34), '#FFD23E')
    elif kind == 'su': t, l = palm(x, y, r); g = union(t, l); fill = (t, '#B4703A'), (l, '#2E9A4A')
    elif kind == 'au': g, v = leafs(x, y, r); fill = (g, '#F58F27'), (v, '#7A2A1A')
    else: g = flake(x, y, r); fill = ((g, '#FFFFFF'),)
    if back: d.fill(g.buffer(r*.2, 6), INK if kind != 'wi' else '#1F3C7E')
    for f, c in fill: d.fill(f, c)
