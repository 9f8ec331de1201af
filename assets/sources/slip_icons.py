"""Mets ton slip !'s small signs: slots as silhouettes, seasons, lock, basket; all in a box of 100 around (0, 0)."""
from slip_cloth import *

def silhouette(slot):
    """(body, lines over it)"""
    if slot == 'slip': g = poly((-44, -26), (44, -26), (42, -4), (14, 32), (-14, 32), (-42, -4), r=4).difference(union(ell(-44, 30, 32, 33), ell(44, 30, 32, 33))); return goo(g, 1.5), [[(-40, -13), (40, -13)]]
    if slot == 'trousers': return goo(poly((-30, -46), (30, -46), (38, 46), (9, 46), (0, -8), (-9, 46), (-38, 46), r=3), 1), [[(-30, -33), (30, -33)]]
    if slot == 'sweater': return goo(union(poly((-26, -40), (26, -40), (26, 36), (-26, 36), r=4), poly((-22, -40), (-50, 8), (-34, 20), (-14, -10), r=4), poly((22, -40), (50, 8), (34, 20), (14, -10), r=4)), 1.5).difference(ell(0, -44, 13, 12)), [[(-25, 23), (25, 23)]]
    if slot == 'coat': return goo(union(poly((-24, -46), (24, -46), (36, 48), (-36, 48), r=3), poly((-20, -46), (-50, 12), (-34, 20), (-14, -10), r=4), poly((20, -46), (50, 12), (34, 20), (14, -10), r=4)), 1.5), [[(0, -20), (0, 46)], [(-14, -44), (0, -18), (14, -44)]]
    if slot == 'shoes': return goo(union(poly((-40, -36), (-6, -36), (-4, 0), (26, 8), (44, 22), (44, 38), (-40, 38), r=5)), 1.5), [[(-40, 26), (44, 26)]]
    if slot == 'hat': return goo(union(rrect(-27, -38, 54, 60, 9), rrect(-49, 14, 98, 19, 9.5)), 2), [[(-26, 2), (26, 2)]]
    raise KeyError(slot)
SLOT_NAMES = ('slip', 'trousers', 'sweater', 'shoes', 'coat', 'hat')
def put_slot(d, slot, x, y, size, c=INK, line=PAPER, edge=None):
    g, ls = silhouette(slot); k = size/100; T = lambda q: mv(A.scale(q, k, k, origin=(0, 0)), x, y)
    if edge: d.fill(T(g).buffer(3), edge)
    d.fill(T(g), c)
    for pts in ls: d.fill(T(stroke(pts, 7, False)), line, clip=T(g))
def season_sign(d, kind, x, y, r):
    """a disc of the season's colour with its emblem; halves are cut in two, any in four"""
    e = ell(x, y, r); w = max(3, r*.13)
    if kind == 'any':
        for i, s_ in enumerate(('sp', 'su', 'wi', 'au')):
            bx = box(x-r*(i % 2 == 0), y-r*(i < 2), x+r*(i % 2), y+r*(i > 1)); d.fill(e.intersection(bx), BASE[s_]); emblem(d, s_, x+r*.42*(1 if i % 2 else -1), y+r*.42*(1 if i > 1 else -1), r*.27, back=False)
        d.fill(union(box(x-1.6, y-r, x+1.6, y+r), box(x-r, y-1.6, x+r, y+1.6)).intersection(e), INK)
    elif kind in HALVES:
        a, b = HALVES[kind]; cut = Polygon([(x-r*2, y-r*2), (x+r*.72, y-r*2), (x-r*.72, y+r*2), (x-r*2, y+r*2)]); d.fill(e, BASE[b]); d.fill(e.intersection(cut), BASE[a]); d.fill(LineString([(x+r*.36, y-r), (x-r*.36, y+r)]).buffer(w*.4).intersection(e), INK); emblem(d, a, x-r*.42, y-r*.14, r*.4); emblem(d, b, x+r*.44, y+r*.16, r*.4)
    else: d.fill(e, BASE[kind]); emblem(d, kind, x, y+(r*.04 if kind == 'su' else 0), r*.66)
    d.line(e, w)
def crossed(d, x, y, r): d.fill(stroke([(x-r, y+r), (x+r, y-r)], 12, False), PAPER); d.fill(stroke([(x-r, y+r), (x+r, y-r)], 7.5, False), PAL['tomato'])
def mascot(d, x, y, k, c='#FFFDF6', rim=PAL['tomato'], mood='smile', tilt=0, hearts=True):
    """the slip itself, alive"""
    g, _ = silhouette('slip'); T = lambda q: mv(A.rotate(A.scale(q, k, k, origin=(0, 0)), tilt, origin=(0, 0)), x, y); G = T(g); d.fill(G, c); top = T(box(-60, -30, 60, -14)).intersection(G)
    if hearts:
        for hx, hy in ((-33, -7), (33, -7)): d.fill(T(union(ell(hx-2.4, hy-1.4, 2.8), ell(hx+2.4, hy-1.4, 2.8), poly((hx-5, hy-.5), (hx+5, hy-.5), (hx, hy+5.4)))), rim)
    d.fill(G.difference(mv(G, -5, -6)), PAL['shade'], .3); d.fill(top, rim); d.line(top, 4.5); d.line(G, LW)
    E = lambda ex, ey, r: T(ell(ex, ey, r, r*1.25))
    if mood == 'laugh':
        for q in (-1, 1): d.fill(T(LineString([(q*13-6, -1), (q*13, -7), (q*13+6, -1)]).buffer(2)), INK)
        m = T(ell(0, 7, 11, 12).intersection(box(-20, 6, 20, 30))); d.fill(m, '#6E1536'); d.line(m, 4)
    else:
        for q in (-1, 1):
            if mood == 'wink' and q > 0: d.fill(T(LineString([(7, -2), (13, -6), (19, -2)]).buffer(2)), INK)
            else: d.fill(E(q*13, -4, 5), INK); d.fill(T(ell(q*13-1.6, -6.4, 1.9)), WHITE)
        d.fill(T(LineString(spline([(-9, 8), (0, 14), (9, 8)], False)).buffer(2)), INK)
    for q in (-1, 1): d.fill(T(ell(q*23, 3, 4.4, 3)), PAL['blush'], .5)
def lock(d):
    d.fill(ell(0, -14, 27, 30).union(box(-27, -14, 27, 10)).difference(ell(0, -14, 13, 16)).difference(box(-13, -14, 13, 10)), INK); d.fill(ell(0, -14, 21.5, 24.5).union(box(-21.5, -14, 21.5, 10)).difference(ell(0, -14, 18.5, 21.5).union(box(-18.5, -14, 18.5, 10))), '#B9C2D4')
    d.shape(rrect(-36, -4, 72, 50, 10), PAL['lemon'], sh=7, w=7); d.fill(union(ell(0, 16, 8), poly((-4, 18), (4, 18), (6, 34), (-6, 34))), INK)
def basket_sign(d):
    d.shape(union(ell(-18, -22, 16, 14), ell(10, -26, 20, 16)), '#FF8FB8', sh=4, w=7); d.shape(poly((-44, -16), (44, -16), (34, 44), (-34, 44), r=6), '#D9A25C', sh=7, w=7)
    for y in (4, 24): d.fill(stroke([(-38+y*.1, y), (38-y*.1, y)], 5, False), '#8A5A30')
    for x in (-18, 0, 18): d.fill(stroke([(x, -12), (x*.86, 40)], 5, False), '#8A5A30')
    d.line(poly((-44, -16), (44, -16), (34, 44), (-34, 44), r=6), 7); d.shape(rrect(-48, -22, 96, 14, 7), '#E8BC78', sh=3, w=6)
def icons():
    def centred(f): i, d = Draw(100, 100), Draw(100, 100); f(i); d.at(i, 'translate(50 50)'); return d
    for s in GROUPS+('any',): yield 'icon_'+s, centred(lambda i: season_sign(i, s, 0, 0, 44))
    for s in SLOT_NAMES: yield 'icon_'+s, centred(lambda i: put_slot(i, s, 0, 0, 92))
    yield 'icon_lock', centred(lock); yield 'icon_basket', centred(basket_sign)
