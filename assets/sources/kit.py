"""Et Bim! drawing kit: geometry is built and CLIPPED here (shapely), so the SVG that comes out is flat paths only.
One line weight (LW), one light (top left, so shade falls to the lower right), one ink."""
import math, random, os
from shapely.geometry import Polygon, LineString, MultiPolygon, Point, box
from shapely.ops import unary_union
from shapely import affinity as A
from fontTools.ttLib import TTFont
from fontTools.pens.recordingPen import DecomposingRecordingPen

HERE = os.path.dirname(os.path.abspath(__file__))
ASSETS = os.path.dirname(HERE)
FONTS = os.path.join(ASSETS, 'fonts')
LW = 6                       # 1/40 of a card's or tile's width
PAL = dict(
    ink='#2B1836', paper='#FFF4DC', paper2='#F6E2BC', white='#FFFDF6',
    lemon='#FFCB2E', orange='#FF8A26', tomato='#E4342F',
    bim='#C8238A', ident='#2F78D0', shield='#128C9C', heal='#3C9A4E', swap='#8259D2', recycle='#A8743F', non='#3A2A4A',
    B='#CC2866', C='#2C7F4C', L='#2A5CC4', X='#8A3FA8',
    grass='#5F9A6A', grass2='#568F63', earth='#D9A86C', shade='#5B2A6B', sky='#FFD79A', blush='#FF7F6E')
HC = dict(ink='#000000', paper='#FFFFFF', paper2='#E6E6E6', white='#FFFFFF', lemon='#FFE600', orange='#FFA024', tomato='#FF7A6B',
    bim='#FF8FD0', ident='#8CC8FF', shield='#5FE3EA', heal='#7FE58F', swap='#CDB0FF', recycle='#EBC48E', non='#D9D9D9',
    B='#A8004A', C='#0A5A2A', L='#123A9E', X='#6A1A8C', grass='#12301F', grass2='#102A1B', earth='#3A2A1C', shade='#000000', sky='#10182A', blush='#FF9A8A')
if os.environ.get('ETBIM_HC'): PAL = HC
SVG = os.environ.get('ETBIM_SVG', os.path.join(ASSETS, 'svg'))
INK, PAPER, WHITE = PAL['ink'], PAL['paper'], PAL['white']

def rgb(h): h = h.lstrip('#'); return tuple(int(h[i:i+2], 16) for i in (0, 2, 4))
def hexc(c): return '#%02X%02X%02X' % tuple(max(0, min(255, round(v))) for v in c)
def mix(a, b, t): a, b = rgb(a), rgb(b); return hexc(tuple(x+(y-x)*t for x, y in zip(a, b)))
def dark(c, t=.26): return mix(c, PAL['shade'], t)      # shade leans to violet, never to black
def lite(c, t=.35): return mix(c, '#FFF8E0', t)

# ---- geometry
def spline(pts, closed=True, n=14, k=.5):
    m = len(pts); out = []
    rng = range(m if closed else m-1)
    for i in rng:
        p0 = pts[(i-1) % m] if closed or i else pts[0]; p1 = pts[i]; p2 = pts[(i+1) % m]
        p3 = pts[(i+2) % m] if closed or i+2 < m else pts[-1]
        for j in range(n):
            t = j/n; t2, t3 = t*t, t*t*t
            out.append(tuple(.5*(2*b+(c-a)*t+(2*a-5*b+4*c-d)*t2+(3*b-a-3*c+d)*t3) for a, b, c, d in zip(p0, p1, p2, p3)))
    if not closed: out.append(pts[-1])
    return out
def blob(*pts): return Polygon(spline(list(pts))).buffer(0)
def ell(x, y, rx, ry=None, rot=0):
    g = A.scale(Point(0, 0).buffer(1, 24), rx, ry or rx); return A.translate(A.rotate(g, rot, origin=(0, 0)), x, y)
def poly(*pts, r=0):
    g = Polygon(pts).buffer(0)
    return g.buffer(-r, join_style=2).buffer(r, 10) if r else g
def rrect(x, y, w, h, r=0): return box(x+r, y+r, x+w-r, y+h-r).buffer(r, 10) if r else box(x, y, x+w, y+h)
def stroke(pts, w, smooth=True): return LineString(spline(pts, False) if smooth and len(pts) > 2 else pts).buffer(w/2, 10)
def taper(pts, w0, w1):
    s = spline(pts, False) if len(pts) > 2 else [(pts[0][0]+(pts[1][0]-pts[0][0])*i/12, pts[0][1]+(pts[1][1]-pts[0][1])*i/12) for i in range(13)]
    n = len(s)-1
    return unary_union([Point(p).buffer(max(.3, (w0+(w1-w0)*i/n)/2), 8) for i, p in enumerate(s)] +
        [unary_union([Point(s[i]).buffer(max(.3, (w0+(w1-w0)*i/n)/2), 6), Point(s[i+1]).buffer(max(.3, (w0+(w1-w0)*(i+1)/n)/2), 6)]).convex_hull for i in range(n)])
def star(x, y, R, r, n=5, rot=-90, rnd=0):
    p = [(x+(R if i % 2 == 0 else r)*math.cos(math.radians(rot+i*180/n)), y+(R if i % 2 == 0 else r)*math.sin(math.radians(rot+i*180/n))) for i in range(2*n)]
    g = Polygon(p)
    return g.buffer(rnd, 8).buffer(-2*rnd, 8).buffer(rnd, 8) if rnd else g
def union(*g): return unary_union([x for x in g if x is not None])
def mv(g, x, y): return A.translate(g, x, y)
def rot(g, a, o=(120, 120)): return A.rotate(g, a, origin=o)
def sc(g, x, y=None, o=(120, 120)): return A.scale(g, x, y if y is not None else x, origin=o)
def flip(g, x=120): return A.scale(g, -1, 1, origin=(x, 0))
def goo(g, k): return g.buffer(k, 10).buffer(-2*k, 10).buffer(k, 10)

def drop(x, y, a, L, w0, w1, bulb=1.12):
    """one arm of paint: a wide root, a neck, a round tip"""
    c, s_ = math.cos(a), math.sin(a); P = lambda t: (x+L*t*c, y+L*t*s_)
    return union(taper([P(0), P(.72)], w0, w1), taper([P(.6), P(1)], w1, w1*bulb), ell(*P(1), w1*.5*bulb))
def splat(x, y, R, seed=1, arms=7, kind='round', k=1):
    """Paint splat: irregular on purpose (no two arms alike, or it turns into a germ). kind: round (10), tri (20), square (30) survives in the silhouette."""
    rd = random.Random(seed*7+3); parts, sat = [], []
    if kind == 'tri':
        base = star(0, .12*R, R*1.18, R*.6, 3).buffer(R*.07); A0 = [(-88, 1.28, .26), (33, 1.26, .24), (148, 1.3, .28), (96, .86, .3), (70, .72, .22), (-36, .72, .2), (-150, .7, .24), (122, .78, .2)]
    elif kind == 'square':
        base = rrect(-R*.82, -R*.8, R*1.62, R*1.6, R*.2); A0 = [(-46, 1.32, .26), (44, 1.3, .3), (136, 1.34, .28), (-137, 1.26, .3), (98, 1.2, .24), (72, 1.02, .2), (4, 1.02, .26), (182, 1.06, .22), (-84, 1.0, .3), (-66, .98, .16)]
    else:
        base = ell(0, 0, R*.66, R*.62); n = min(arms, 5) if R < 42 else arms; a0 = rd.uniform(0, 50); A0 = []
        ln = [1.06, .8, .96, .74, 1.14, .86, .78, 1.0, .72]; wd = [.26, .4, .22, .46, .28, .36, .24, .42, .3]
        f, m = (1.55, .9) if R < 42 else (1, 1)      # small splats: fewer, fatter arms, or the line eats them
        for q in range(n): A0.append((a0+q*360/n+rd.uniform(-17, 17), ln[q % 9]*rd.uniform(.94, 1.08)*m, wd[q % 9]*f))
        for q in range(4): t = rd.uniform(0, 6.28); parts.append(ell(R*.42*math.cos(t), R*.42*math.sin(t), R*rd.uniform(.28, .4)))
    for d, L, w in A0:
        a = math.radians(d); parts.append(drop(0, 0, a, R*L, R*.62, R*w*.72, 1.0+rd.random()*.25))
        if rd.random() < .45 and k and R >= 42: q = max(8.5, R*rd.uniform(.085, .12)); sat.append(ell((R*(L+.1)+q*2.2)*math.cos(a+.05), (R*(L+.1)+q*2.2)*math.sin(a+.05), q*1.15, q*.92, d))
    g = goo(union(base, *parts), R*.045)
    return mv(g, x, y), mv(union(*sat[:4]) if sat else Polygon(), x, y)

# ---- glyph outlines (numerals and the logo only; words are drawn by pygame.font)
_f = {}
def glyphs(text, size, x=0, y=0, font='fredoka-700', anchor='m', track=0):
    f = _f.get(font) or _f.setdefault(font, TTFont(f'{FONTS}/{font}.ttf'))
    gs, cm, u = f.getGlyphSet(), f.getBestCmap(), f['head'].unitsPerEm
    polys, cx = [], 0
    for ch in text:
        n = cm[ord(ch)]; pen = DecomposingRecordingPen(gs); gs[n].draw(pen); rings, cur = [], []
        for op, a in pen.value:
            if op == 'moveTo': cur = [a[0]]
            elif op == 'lineTo': cur.append(a[0])
            elif op == 'qCurveTo':
                p0 = cur[-1]; offs = list(a[:-1]); end = a[-1]
                segs = []
                for i, o in enumerate(offs):
                    e = end if i == len(offs)-1 else ((o[0]+offs[i+1][0])/2, (o[1]+offs[i+1][1])/2); segs.append((o, e))
                for o, e in segs:
                    for t in (.17, .33, .5, .67, .83, 1): cur.append(tuple((1-t)**2*p+2*t*(1-t)*q+t*t*r for p, q, r in zip(p0, o, e)))
                    p0 = e
            elif op == 'curveTo':
                p0 = cur[-1]
                for t in [i/8 for i in range(1, 9)]: cur.append(tuple((1-t)**3*p+3*t*(1-t)**2*q+3*t*t*(1-t)*r+t**3*s for p, q, r, s in zip(p0, *a)))
            elif op in ('closePath', 'endPath') and len(cur) > 2: rings.append((Polygon(cur).exterior.is_ccw, Polygon(cur).buffer(0))); cur = []
        if rings:      # outer contours run one way, counters the other; overlapping outers are joined
            out = max(rings, key=lambda r: r[1].area)[0]
            g = union(*[r for c, r in rings if c == out]); hole = [r for c, r in rings if c != out]
            polys.append(A.translate(g.difference(union(*hole)) if hole else g, cx, 0))
        cx += gs[n].width+track*u/100
    s = size/u; g = A.scale(union(*polys), s, -s, origin=(0, 0)); b = g.bounds
    ox = x-(b[0]+b[2])/2 if anchor == 'm' else x-b[0]
    return mv(g, ox, y-(b[1]+b[3])/2)

def n2(v):
    s = '%.1f' % v; s = s[:-2] if s.endswith('.0') else s
    return '0' if s == '-0' else s.replace('0.', '.', 1) if s.startswith(('0.', '-0.')) else s
def ring(cs):
    pts = [(round(x*10), round(y*10)) for x, y in list(cs)[:-1]]; f = lambda v: n2(v/10)
    o = [f'M{f(pts[0][0])},{f(pts[0][1])}l']; px, py = pts[0]
    for x, y in pts[1:]:
        if (x, y) == (px, py): continue
        a, b = f(x-px), f(y-py); o.append(('' if len(o) == 1 or a[0] == '-' else ' ')+a+('' if b[0] == '-' else ' ')+b); px, py = x, y
    return ''.join(o)+'z'
def dpath(g, tol=.17):
    if g.is_empty: return ''
    g = g.simplify(tol); geoms = getattr(g, 'geoms', [g]); return ''.join(ring(p.exterior.coords)+''.join(ring(i.coords) for i in p.interiors) for p in geoms if p.geom_type == 'Polygon' and p.area > .05)

class Draw:
    def __init__(s, w=240, h=240, clip=None): s.w, s.h, s.o, s.defs, s.clip = w, h, [], [], clip
    def _c(s, g, clip=None):
        for c in (clip, s.clip):
            if c is not None: g = g.intersection(c)
        return g
    def fill(s, g, c, op=1, clip=None):
        d = dpath(s._c(g, clip))
        if d: s.o.append(f'<path d="{d}" fill="{c}" fill-rule="evenodd"'+(f' fill-opacity="{op:g}"' if op < 1 else '')+'/>')
        return s
    def line(s, g, w=LW, c=INK, clip=None):
        if isinstance(g, list): return s.fill(stroke(g, w), c, clip=clip)
        if s.clip is not None or clip is not None:      # outline as a band, so that it may be clipped
            return s.fill(g.buffer(w/2, 8).difference(g.buffer(-w/2, 8)), c, clip=clip)
        d = dpath(g)
        if d: s.o.append(f'<path d="{d}" fill="none" stroke="{c}" stroke-width="{w:g}" stroke-linejoin="round"/>')
        return s
    def shape(s, g, c, sh=7, hl=0, out=True, w=LW, clip=None, shc=None):
        """fill + violet-leaning shade (lower right) + optional glint (upper left) + ink line"""
        s.fill(g, c, clip=clip)
        if sh: s.fill(g.difference(mv(g, -sh, -sh)), shc or dark(c), clip=clip)
        if hl:
            i = g.buffer(-LW*.9); s.fill(i.difference(mv(i, hl, hl)).buffer(-.6).buffer(.6), WHITE, .55, clip=clip)
        if out: s.line(g, w, clip=clip)
        return s
    def grad(s, g, c0, c1, x0, y0, x1, y1, op0=1, op1=1, radial=None):
        i = f'g{len(s.defs)}'
        stops = f'<stop offset="0" stop-color="{c0}" stop-opacity="{op0:g}"/><stop offset="1" stop-color="{c1}" stop-opacity="{op1:g}"/>'
        s.defs.append(f'<radialGradient id="{i}" gradientUnits="userSpaceOnUse" cx="{x0}" cy="{y0}" r="{radial}">{stops}</radialGradient>' if radial else
            f'<linearGradient id="{i}" gradientUnits="userSpaceOnUse" x1="{x0}" y1="{y0}" x2="{x1}" y2="{y1}">{stops}</linearGradient>')
        d = dpath(s._c(g))
        if d: s.o.append(f'<path d="{d}" fill="url(#{i})" fill-rule="evenodd"/>')
        return s
    def put(s, other): s.o += other.o; return s
    def at(s, other, tf): s.o.append(f'<g transform="{tf}">'+''.join(other.o)+'</g>'); return s
    def svg(s):
        return f'<svg xmlns="http://www.w3.org/2000/svg" width="{s.w}" height="{s.h}" viewBox="0 0 {s.w} {s.h}">'+('<defs>'+''.join(s.defs)+'</defs>' if s.defs else '')+'\n'.join(s.o)+'</svg>'
    def save(s, name):
        with open(os.path.join(SVG, name+'.svg'), 'w', encoding='utf-8', newline='\n') as f: f.write(s.svg())
        return s
