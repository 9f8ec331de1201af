"""Mets ton slip !'s cards, 240 x 336: a tab with season and slot (or what an attack takes), a picture, a band for the name."""
from slip_clothes import *
from slip_icons import *
import slip_attacks

CW, CH = 240, 336
INNER = rrect(13, 13, 214, 310, 17); OUTER = rrect(3, 3, 234, 330, 24)
def rays(x, y, n, r=340, off=0): return union(*[Polygon([(x, y), (x+r*math.cos(math.radians(off+i*360/n)), y+r*math.sin(math.radians(off+i*360/n))), (x+r*math.cos(math.radians(off+(i+.5)*360/n)), y+r*math.sin(math.radians(off+(i+.5)*360/n)))]) for i in range(n)])
def dotted(step, r): return union(*[ell(x, y, r) for x, y, _ in spots(box(0, 0, 240, 336), step)])
def frame(tall):
    d = Draw(CW, CH); d.fill(OUTER, PAPER); win = INNER.difference(rrect(-30, -30, 115, 182 if tall else 122, 24)).difference(box(0, 276, 240, 340)).buffer(-7, 8).buffer(7, 8); return d, win
# where a piece of the dummy's is taken from, how large it is drawn
SHOWN = dict(trousers=((120, 268), 1.32), sweater=((120, 176), .98), shoes=((120, 325), 1.5), coat=((120, 200), .9), hat=((120, 46), 1.6))
AT = dict(trousers=(146, 168), sweater=(131, 196), shoes=(122, 204), coat=(131, 186), hat=(132, 190))
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
    d, win = frame(True); ground(d, win, kind); (sx, sy), k = SHOWN[t]; x, y = AT[t]
    halo = ell(x, y, 92 if t != 'shoes' else 96, 84); d.fill(halo, PAPER, .84, clip=win)
    one = MAKE[t](DUMMY, kind, LW/k); d.at(one, f'translate({x-sx*k:.1f} {y-sy*k:.1f}) scale({k:.3f})')
    if kind == 'joker': d.fill(star(46, 44, 36, 18, 5, rnd=2), INK); d.fill(star(46, 44, 29, 14, 5, rnd=2), '#E86AA6')
    elif kind != 'arlequin': season_sign(d, kind, 46, 46, 33)
    put_slot(d, t, 46, 112, 58)
    return d.line(OUTER)
def slip_card():
    d, win = frame(True); d.fill(win, '#FF9EC0'); d.fill(dotted(34, 8), '#FFB9D2', clip=win); mascot(d, 134, 190, 1.9, tilt=-6)
    for x, y, r in ((186, 84, 11), (112, 62, 8), (206, 236, 9)): g = union(ell(x-r*.5, y-r*.3, r*.6), ell(x+r*.5, y-r*.3, r*.6), poly((x-r*1.05, y-r*.1), (x+r*1.05, y-r*.1), (x, y+r*1.1))); d.shape(g, PAL['tomato'], sh=2, w=4)
    season_sign(d, 'any', 46, 46, 33); put_slot(d, 'slip', 46, 108, 62); return d.line(OUTER)
def arlequin():
    d, win = frame(True); ground(d, win, 'arlequin'); b = DUMMY; k = 1.2; d.fill(ell(132, 176, 88, 90), PAPER, .86, clip=win)
    one = Draw(240, 360); f = slip_attacks.clown(one); d.at(one, 'translate(-12 60)')
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
