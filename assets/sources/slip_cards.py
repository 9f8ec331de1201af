"""Mets ton slip !'s cards, 240 x 336: a tab with season and slot (or what an attack takes), a picture, a band for the name."""
import re
from slip_clothes import *
from slip_icons import *
import slip_attacks

CW, CH = 240, 336
INNER = rrect(13, 13, 214, 310, 17); OUTER = rrect(3, 3, 234, 330, 24)
def rays(x, y, n, r=340, off=0): return union(*[Polygon([(x, y), (x+r*math.cos(math.radians(off+i*360/n)), y+r*math.sin(math.radians(off+i*360/n))), (x+r*math.cos(math.radians(off+(i+.5)*360/n)), y+r*math.sin(math.radians(off+(i+.5)*360/n)))]) for i in range(n)])
def dotted(step, r): return union(*[ell(x, y, r) for x, y, _ in spots(box(0, 0, 240, 336), step)])
def frame(tall):
    d = Draw(CW, CH); d.fill(OUTER, PAPER); win = INNER.difference(rrect(-30, -30, 115, 182 if tall else 122, 24)).difference(box(0, 276, 240, 340)).buffer(-7, 8).buffer(7, 8); return d, win
NUMBER = re.compile(r'-?(?:\d+\.?\d*|\.\d+)')
def reach(d):
    """the box of a drawing, read from its paths"""
    xs, ys = [], []
    for path in re.findall(r' d="([^"]*)"', ''.join(d.o)):
        for part in path.split('M')[1:]:
            n = [float(v) for v in NUMBER.findall(part)]; x, y = 0, 0
            for i in range(0, len(n)-1, 2): x, y = x+n[i], y+n[i+1]; xs.append(x); ys.append(y)
    return min(xs), min(ys), max(xs), max(ys)
# how wide and how high a garment may be, and its middle
ROOM = dict(trousers=(150, 196, 150, 172), sweater=(206, 190, 127, 190), shoes=(196, 130, 126, 204), coat=(206, 200, 128, 176), hat=(204, 150, 126, 196))
def ground(d, win, kind):
    if kind in HALVES:
        a, b = HALVES[kind]; cut = Polygon([(0, 0), (176, 0), (76, 336), (0, 336)])
        for s_, part in ((a, win.intersection(cut)), (b, win.difference(cut))):
            d.fill(part, BASE[s_]); 
            for m, c in motifs(box(0, 0, 240, 336), s_, 1.5)[:1]: d.fill(m, lite(BASE[s_], .3), clip=part)
        d.fill(LineString([(176, 0), (76, 336)]).buffer(2.5), INK, clip=win)
    elif kind == 'joker': d.fill(win, '#6A4AA8'); d.fill(dotted(30, 6), '#8262C2', clip=win)
    elif kind == 'arlequin':
        f, L = lozenges(box(0, 0, 240, 336), 2)
        for i, (m, c) in enumerate(f): d.fill(m, mix(c, '#2B1836', .5), clip=win)
    else:
        d.fill(win, BASE[kind])
        for m, c in motifs(box(0, 0, 240, 336), kind, 1.5)[:1]: d.fill(m, lite(BASE[kind], .3) if kind != 'au' else dark(BASE[kind], .3), clip=win)
def garment(t, kind):
    d, win = frame(True); ground(d, win, kind); w, h, x, y = ROOM[t]; d.fill(ell(x if t != 'trousers' else 138, 186, 94, 86), PAPER, .84, clip=win)
    x0, y0, x1, y1 = reach(MAKE[t](b := FOOT if t == 'shoes' else DUMMY, kind, LW)); k = min(w/(x1-x0), h/(y1-y0), 2.3); x0, y0, x1, y1 = reach(one := MAKE[t](b, kind, LW/k))
    d.at(one, f'translate({x-(x0+x1)/2*k:.1f} {y-(y0+y1)/2*k:.1f}) scale({k:.3f})')
    if kind == 'joker': d.fill(star(46, 44, 36, 18, 5, rnd=2), INK); d.fill(star(46, 44, 29, 14, 5, rnd=2), '#E86AA6')
    elif kind != 'arlequin': season_sign(d, kind, 46, 46, 33)
    put_slot(d, t, 46, 112, 58)
    return d.line(OUTER)
def slip_card():
    d, win = frame(True); d.fill(win, '#FF9EC0'); d.fill(dotted(34, 8), '#FFB9D2', clip=win); mascot(d, 134, 190, 1.9, tilt=-6)
    for x, y, r in ((186, 84, 11), (112, 62, 8), (206, 236, 9)): g = union(ell(x-r*.5, y-r*.3, r*.6), ell(x+r*.5, y-r*.3, r*.6), poly((x-r*1.05, y-r*.1), (x+r*1.05, y-r*.1), (x, y+r*1.1))); d.shape(g, PAL['tomato'], sh=2, w=4)
    season_sign(d, 'any', 46, 46, 33); put_slot(d, 'slip', 46, 108, 62); return d.line(OUTER)
def arlequin():
    d, win = frame(True); ground(d, win, 'arlequin'); d.fill(ell(132, 176, 88, 90), PAPER, .86, clip=win)
    one = Draw(240, 360); slip_attacks.clown(one); d.at(one, 'translate(-12 60)')
    g = rrect(16, 16, 60, 60, 8); fabric(d, g, 'arlequin', .9, 4.5, sh=0); season_sign(d, 'any', 46, 114, 26); return d.line(OUTER)
COLOUR = dict(bouclier=PAL['shield'], miroir=PAL['shield'], fete='#C8238A', troc=PAL['swap'])
TAKES = dict(apoil=('slip', 'coat'), fourire=('slip',), cordonnier=('shoes',), docteur=('sweater',), fastfood=('trousers',), gastro=('slip',), grossetete=('hat',), tache=('sweater',), pluie=('coat',))
def special(n):
    d, win = frame(False); c = COLOUR.get(n, '#4A3358'); x, y = 128, 178
    d.fill(win, c); d.fill(rays(x, y, 16, off=4), lite(c, .1) if n not in COLOUR else lite(c, .22), clip=win); cl = INNER.difference(box(0, 276, 240, 340)).difference(rrect(-30, -30, 115, 122, 24))
    slip_attacks.PICTURES[n](d, win)
    t = TAKES.get(n)
    if t: put_slot(d, t[0], 46, 48, 66); crossed(d, 46, 48, 31)
    else: slip_attacks.SIGNS[n](d)
    return d.line(OUTER)
def back():
    d = Draw(CW, CH); d.fill(OUTER, PAPER); d.fill(INNER, '#3D6FB8'); d.fill(rays(120, 172, 18, off=5), '#4B80CC', clip=INNER)
    d.line([(8, 70), (120, 92), (232, 70)], 5)
    for x, y, s_, c in ((52, 104, 'sweater', '#FF8FB8'), (188, 104, 'trousers', PAL['lemon'])): put_slot(d, s_, x, y, 66, c, INK, INK); [d.shape(rrect(x+q-3, y-40, 7, 18, 2), '#E8BC78', sh=0, w=3) for q in (-12, 12)]
    d.line([(8, 246), (120, 262), (232, 246)], 5)
    for x, y, s_, c in ((54, 278, 'hat', '#8FE08A'), (186, 278, 'shoes', '#FF9A5A')): put_slot(d, s_, x, y, 56, c, INK, INK)
    d.fill(ell(120, 172, 78, 66), INK); d.fill(ell(120, 172, 72, 60), PAL['lemon']); mascot(d, 120, 170, 1.35, mood='wink', tilt=-5); return d.line(OUTER)
def cards():
    yield 'card_slip', slip_card(); yield 'card_arlequin', arlequin(); yield 'card_back', back()
    for t in TYPES:
        for g in GROUPS: yield f'card_{t}_{g}', garment(t, g)
        yield f'card_joker_{t}', garment(t, 'joker')
    for n in slip_attacks.PICTURES: yield f'card_{n}', special(n)
