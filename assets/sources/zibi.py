"""Witty Zibi's skin: cards.py and scenes.py with monkeys and bananas in the place of youths and paint. Writes ../svg/witty_zibi."""
import cards, scenes, people
from scenes import *
from monkeys import *
import monkeys, kit

PAL.update(CLAN)
PEOPLE.clear(); PEOPLE.update(MONKEYS)
GROUNDS.update(B='#F2897F', C='#FBC27A', L='#93B6F0')

def badge(d, gang, x, y, r, letter=True):
    """clan badge = shape + letter: flame R, orange O, butterfly B; the letters are the same in French and English"""
    k = r/50; T = lambda g: mv(A.scale(g, k, k, origin=(0, 0)), x, y); over = []
    if gang == 'B': g = blob((1, -58), (14, -34), (17, -10), (29, -34), (38, 2), (32, 36), (15, 53), (-15, 53), (-32, 36), (-38, 2), (-31, -32), (-17, -10), (-13, -32)); c = CLAN['B']
    elif gang == 'C': g = ell(0, 7, 47, 40); c = CLAN['C']; over = [(leaf(-4, -28, 50, 30, -16, False), '#4E9A3A')]
    elif gang == 'L': g = goo(union(A.rotate(ell(-32, -16, 21, 31), -38, origin=(-32, -16)), A.rotate(ell(32, -16, 21, 31), 38, origin=(32, -16)), ell(-23, 27, 19, 18), ell(23, 27, 19, 18), ell(0, 4, 17, 30)), 1.2); c = CLAN['L']; g = union(g, taper([(-4, -18), (-8, -38), (-17, -50)], 9, 7), taper([(4, -18), (8, -38), (17, -50)], 9, 7), ell(-18, -50, 6), ell(18, -50, 6))
    else: g = ell(0, 0, 46); c = PAL['non']
    d.fill(T(union(g, *[o for o, _ in over])).buffer(5*max(k, .5)), PAPER); w = max(3.6, LW*k) if r < 40 else LW
    d.shape(T(g), c, sh=5*k+1, w=w)
    for o, oc in over: d.shape(T(o), oc, sh=4*k, w=w)
    if letter: t = {'B': 'R', 'C': 'O', 'L': 'B'}.get(gang, '?'); d.fill(T(glyphs(t, 60 if t == '?' else 48, 0, {'B': 16, 'C': 10, 'L': 5}.get(gang, 0))), WHITE)
cards.badge = badge
def hooded(b):
    for s in (-1, 1): b.shape(ell(120+s*72, 92, 26), '#3E5560', sh=6)
    hood = blob((120, 26), (178, 48), (198, 112), (186, 172), (150, 196), (90, 196), (54, 172), (42, 112), (62, 48)); b.shape(TORSO, '#3E5560', sh=10); b.shape(hood, '#3E5560', sh=10, hl=8); b.shape(goo(union(ell(96, 112, 36, 42), ell(144, 112, 36, 42), ell(120, 152, 46, 30)), 4), '#1C2A33', sh=0); b.fill(glyphs('?', 96, 120, 124), PAL['lemon'])
    banana(b, 188, 208, 60, 22, -24, w=5); banana(b, 62, 62, 40, 16, 30, w=5, ridge=False)
cards.mystery = hooded

# ---- cards
COL.update(bim=PAL['bim'], ident=PAL['ident'], heal=PAL['heal'], recycle='#7A4FCB')
KINDS = ('d10', 'd20', 'd30', 'bim', 'ident', 'heal', 'recycle')
FRUIT = dict(d10=YELLOW, d20='#FFA23A', d30='#F0503E')
def marks(d, k, x, y, r, w=LW):
    """how many bananas: one, two, three; of their card's colour"""
    n, c = int(k[1]), FRUIT[k]
    if n == 2:      # a hand of two, legs apart: no outline like the others'
        for f, o in ((False, 1), (True, -1)): banana(d, x+o*r*.5, y+r*.1, r*2.2, r*.74, -o*112, c, .95, w=w, ridge=False, fl=f, sh=r*.15)
        d.shape(rrect(x-r*.26, y-r*1.06, r*.52, r*.52, r*.14), STEM, sh=r*.1, w=w); return
    W, L = r*(0, .95, 0, .6)[n], r*(0, 2.5, 0, 2.2)[n]; step = W*1.02+w*.25
    for q in range(n):
        o = (q-(n-1)/2)*step; banana(d, x+o*.5, y+o*.87, L, W, -30, c, 1.1 if n == 1 else .95, w=w, ridge=False, sh=W*.2)
def index(d, k, mini):
    if k[0] == 'd':
        sz, x = (76, 46) if mini else (62, 48)
        d.fill(glyphs(k[1:], sz, x, 48 if mini else 44, track=-3), INK); marks(d, k, x, 120 if mini else 105, 28 if mini else 23)
    else: put_picto(d, k, 48 if mini else 46, 50 if mini else 48, 80 if mini else 68)
def paw(k=1):
    """an open hand, palm to us"""
    return A.scale(goo(union(blob((-26, 34), (-30, 0), (-20, -16), (4, -20), (26, -14), (32, 8), (22, 36), (0, 44)), *[taper([(x0, -8), (x1, y1)], 15, 16) for x0, x1, y1 in ((-20, -31, -42), (-3, -6, -52), (13, 19, -46))], taper([(24, 14), (46, -12)], 17, 16)), 1.5), k, k, origin=(0, 0))
def picto(k):
    if k == 'bim': return [(star(0, 0, 56, 36, 10, rot=-80), INK), (star(0, 0, 46, 30, 10, rot=-80), COL[k]), (mv(paw(.62), -3, 3).buffer(3.5), INK), (mv(paw(.62), -3, 3), WHITE)]
    if k == 'ident':
        T = lambda g: A.rotate(g, -36, origin=(0, 0)); a, b, c = rrect(-50, -9, 30, 18, 4), rrect(-24, -14, 36, 28, 5), poly((8, -19), (44, -26), (44, 26), (8, 19), r=5)
        return [(T(union(a, b, c).buffer(6)), INK), (T(a), PAL['lemon']), (T(b), COL[k]), (T(b.intersection(box(2, -30, 20, 30))), PAL['lemon']), (T(c.difference(b.buffer(5))), COL[k]), (T(ell(41, 0, 9, 21)), INK), (T(ell(42, 0, 5.5, 16)), '#CFEBFF')]
    if k == 'heal':
        c = poly((-48, -16), (-34, -42), (34, -42), (48, -16), (40, 38), (-40, 38), r=8); return [(c.buffer(5), INK), (c, WHITE), (poly((-42, 24), (42, 24), (40, 38), (-40, 38), r=2), '#B9DFC2'), (union(rrect(-8, -32, 16, 52, 3), rrect(-26, -14, 52, 16, 3)), COL[k])]
    if k == 'recycle':
        h = poly((-34, 26), (-8, -22), (22, -50), (14, -20), (36, 26), r=3); r_ = ell(0, 29, 50, 15); return [(union(h.buffer(6), r_.buffer(5)), INK), (r_, dark(COL[k], .2)), (h, COL[k]), (star(2, 2, 19, 8.5, 5), PAL['lemon'])]
    return PICTO(k)
PICTO = cards.picto; cards.picto = picto; cards.index = index

def place(d, draw, x, y, k, clip, a=0):
    """draw(b) in a 240 box whose middle comes to (x, y), clipped"""
    inv = lambda g: A.affine_transform(g, [1/k, 0, 0, 1/k, 120-x/k, 120-y/k])
    b = Draw(240, 240, clip=inv(clip) if clip is not None else None); draw(b); d.at(b, f'translate({n2(x-120*k)} {n2(y-120*k)}) scale({k:g})')
def zibi(d, f='#8E5A3C', k='#F8D6A4', eyes='dot', mouth='smile', ear=True):
    """the monkey of the cards: of no clan"""
    if ear: round_ears(d, f, k, 84, 118, 29)
    d.shape(ell(120, 118, 80, 74), f, sh=10, hl=8); m = goo(union(ell(92, 112, 33, 37), ell(148, 112, 33, 37), ell(120, 156, 60, 35)), 4); d.fill(m, k, clip=ell(120, 118, 76, 70)); d.fill(m.difference(mv(m, -7, -8)), dark(k, .2), clip=ell(120, 118, 76, 70)); d.fill(ell(120, 160, 48, 24), lite(k, .4)); nostrils(d, 140, 8, dark(k, .62), 4)
    if eyes == 'dot': eye_dot(d, 94, 112, 1.5); eye_dot(d, 146, 112, 1.5)
    elif eyes == 'wink': eye_dot(d, 146, 112, 1.5); d.line([(78, 108), (94, 117), (108, 106)], 7)
    elif eyes == 'smile': eye_smile(d, 94, 114, 32); eye_smile(d, 146, 114, 32)
    elif eyes == 'lash':
        for s in (-1, 1): eye_dot(d, 120+s*26, 112, 1.5); d.fill(taper([(120+s*35, 105), (120+s*48, 99)], 7, 3), INK); d.fill(taper([(120+s*36, 114), (120+s*51, 113)], 6, 3), INK); brow(d, 120+s*26, 90, 26, 6, dark(f, .45), 7, 6)
    elif eyes == 'sly': lids(d, k, .44, .44, 3)
    if mouth == 'smile': m = ell(120, 158, 27, 22).intersection(box(0, 158, 240, 240)); d.fill(m, '#7A1838'); d.fill(ell(124, 180, 15, 9), '#EF6A7C', clip=m); d.line(m)
    elif mouth == 'grin': m = goo(ell(120, 156, 42, 27).intersection(box(0, 154, 240, 240)), 1); d.fill(m, WHITE); d.line([(80, 168), (120, 171), (160, 168)], 3.5, '#9AA7C0', clip=m); d.line(m)
    elif mouth == 'sad': d.line([(102, 172), (120, 163), (138, 172)])
    elif mouth == 'small': d.line([(104, 164), (121, 172), (138, 163)])
def jungle(d, k, win, c):
    """leaves of a darker tint in the window's corners"""
    d.fill(union(leaf(240, 300, 130, 66, -122), leaf(240, 300, 120, 60, -160), leaf(6, 286, 110, 56, -40), leaf(236, 20, 96, 50, 130)), dark(c, .2), clip=win)

def illus(d, k, win, mini, cl):
    c = COL[k]
    if k == 'd10':
        d.fill(win, '#FFE07A'); d.fill(dots(70, 20, 240, 280 if not mini else 330, 17, 5.2, .4), lite(PAL['lemon'], .75), clip=win); jungle(d, k, win, '#F5CB4A')
        for pts in ([(104, 204), (68, 210), (50, 178)], [(170, 180), (214, 168), (216, 118)]): d.line(stroke(pts, 5), 6, clip=cl); d.shape(ell(*pts[-1], 12), WHITE, sh=3, clip=cl)
        for pts, x in (([(118, 236), (108, 282)], 98), ([(156, 226), (176, 280)], 186)): d.line(stroke(pts, 5, False), 6, clip=cl); d.shape(ell(x, 284, 20, 11), PAL['tomato'], sh=3, clip=cl)
        banana(d, 136, 172, 208, 82, -62, YELLOW, 1.0, halo=7, clip=cl); face(d, 146, 172, .98, 0)
    elif k == 'd20':
        d.fill(rays(140, 190, 14), lite(c, .32), clip=win); jungle(d, k, win, c)
        for h in (7, 0): banana(d, 176, 186, 204, 72, -106, YELLOW, .9, halo=h, clip=cl); banana(d, 96, 186, 204, 72, 106, YELLOW, .9, halo=h, clip=cl, fl=True)
        d.shape(goo(union(ell(136, 94, 30, 16), rrect(123, 72, 26, 24, 6)), 2), STEM, sh=5, clip=cl); d.shape(rrect(123, 64, 26, 16, 5), TIP, sh=0, clip=cl)
        for x in (82, 188): face(d, x, 178, .66, 1)
    elif k == 'd30':
        d.fill(rays(130, 180, 18, off=6), dark(c, .2), clip=win); s_ = star(132, 186, 132, 88, 14, rot=-84); d.fill(s_, PAL['lemon'], clip=cl.intersection(union(win, cl))); d.fill(s_.difference(mv(s_, -9, -9)), PAL['orange'], clip=cl); d.line(s_, clip=cl)
        for x, y, a, f in ((118, 44, 30, 0), (204, 62, -20, 1), (30, 186, 60, 1), (224, 168, -62, 0), (48, 276, -40, 0), (212, 276, 42, 1)): banana(d, x, y, 78, 29, a, YELLOW, 1.15, halo=6, clip=cl, w=5.5, ridge=False, fl=bool(f))
        for h in (7, 0): banana(d, 186, 190, 162, 60, -96, YELLOW, .9, clip=cl, halo=h); banana(d, 78, 190, 162, 60, 96, YELLOW, .9, clip=cl, fl=True, halo=h)
        banana(d, 132, 196, 188, 96, -90, YELLOW, .3, clip=cl, ridge=False)
        d.shape(goo(union(ell(132, 106, 40, 15), rrect(119, 84, 26, 24, 6)), 2), STEM, sh=5, clip=cl); d.shape(rrect(119, 76, 26, 16, 5), TIP, sh=0, clip=cl); face(d, 132, 182, 1.12, 2)
    elif k == 'bim':
        d.fill(rays(128, 176, 16), lite(c, .2), clip=win); b = star(126, 172, 116, 74, 13, rot=-83); d.fill(b, PAL['lemon'], clip=cl); d.fill(b.difference(mv(b, -9, -9)), PAL['orange'], clip=cl); d.line(b, clip=cl); d.fill(star(126, 172, 94, 66, 13, rot=-83), '#FFE58A', clip=cl)
        d.shape(taper([(40, 312), (76, 268), (104, 222)], 84, 56), '#8E5A3C', sh=10, clip=cl)
        for pts in ([(36, 286), (46, 296)], [(56, 300), (66, 310)]): d.line(pts, 5, dark('#8E5A3C', .4), clip=cl)
        H = lambda q: mv(A.rotate(q, 8, origin=(0, 0)), 108, 204); cuff = H(goo(star(0, 62, 66, 48, 13), 2)); d.shape(cuff, '#8E5A3C', sh=9, clip=cl)
        g = H(paw(1.72)); d.shape(g, '#A56B48', sh=10, clip=cl); d.fill(H(union(A.scale(ell(0, 12, 24, 24), 1.72, 1.72, origin=(0, 0)), *[ell(x, y, 11, 15) for x, y in ((-47, -58), (-9, -72), (29, -62))], ell(66, -12, 13, 10, -30))), '#F8D6A4', clip=g.buffer(-4))
        for x, y, dx, dy in ((150, 102, 16, -16), (168, 124, 20, -10), (134, 92, 8, -20)): d.line([(x, y), (x+dx, y+dy)], 7, clip=cl)
        banana(d, 198, 74, 92, 36, 24, YELLOW, 1.25, halo=6, clip=cl, fl=True); eye_dot(d, 188, 82, .72); eye_dot(d, 206, 82, .72); d.fill(ell(197, 95, 5, 5.5), INK)
    elif k == 'ident':
        d.fill(dots(20, 20, 240, 330, 20, 1, 5), lite(c, .18), clip=win); jungle(d, k, win, c)
        place(d, lambda b: messenger(b), 122, 188, .86, cl)
    elif k == 'heal':
        jungle(d, k, win, c)
        for x, y, r in ((200, 70, 15), (206, 246, 18), (60, 152, 10)): d.fill(heart(x, y, r), lite(c, .4), clip=win)
        place(d, nurse, 126, 178, .84, cl)
    elif k == 'recycle':
        d.fill(rays(132, 190, 10), lite(c, .14), clip=win); jungle(d, k, win, c)
        place(d, sorcerer, 126, 192, .84, cl)
def messenger(b):
    b.shape(blob((30, 320), (40, 240), (76, 206), (120, 200), (164, 206), (200, 240), (210, 320)), '#2A4A8C', sh=9)
    zibi(b, eyes='none', mouth='small'); eye_dot(b, 92, 112, 1.5); b.fill(taper([(76, 84), (92, 78), (108, 84)], 8, 6), dark('#8E5A3C', .5))
    h = blob((46, 66), (60, 20), (104, 4), (160, 10), (194, 44), (200, 66), (120, 74)); b.shape(h, PAL['tomato'], sh=9, hl=8); b.shape(rrect(38, 56, 168, 20, 10), PAL['lemon'], sh=5)
    f = leaf(186, 60, 100, 38, -78, False); b.shape(f, WHITE, sh=6); b.line([(187, 56), (203, -18)], 4)
    T = lambda g: rot(g, 0)
    b.shape(union(ell(164, 118, 46), ell(200, 150, 34)).convex_hull, COL['ident'], sh=8); b.shape(ell(200, 150, 28, 30, 40).intersection(box(0, 0, 400, 400)), '#8E5A3C', sh=6)
    for a in (0, 1, 2): b.line([(186+a*12, 172-a*13), (200+a*12, 182-a*13)], 4.5)
    b.shape(ell(164, 118, 50), PAL['lemon'], sh=8); e = ell(164, 118, 38); b.fill(e, '#CFEBFF'); b.fill(e.difference(mv(e, 6, 7)), '#93C2EA'); q = ell(164, 118, 29, 28); b.fill(q, WHITE); b.line(q, 5); b.fill(ell(166, 118, 16.5), '#8E5A3C'); b.fill(ell(166, 118, 9.5), INK); b.fill(ell(159, 110, 6), WHITE); b.line(e)
    s = rot(union(rrect(40, 196, 112, 46, 4)), -9, (96, 219)); b.shape(s, PAPER, sh=6)
    for y in (208, 220, 231): b.line(LineString([(58, y), (136 if y < 230 else 100, y)]).buffer(.1) if 0 else [tuple(rot(Point(58, y), -9, (96, 219)).coords[0]), tuple(rot(Point(136 if y < 230 else 104, y), -9, (96, 219)).coords[0])], 4.5, '#BFA27C')
    b.shape(rot(ell(40, 219, 11, 30), -9, (96, 219)), PAL['paper2'], sh=4); b.shape(rot(ell(152, 219, 11, 30), -9, (96, 219)), PAL['paper2'], sh=4); b.shape(rot(ell(130, 236, 12), -9, (96, 219)), PAL['tomato'], sh=3, w=5)
def nurse(b):
    b.shape(blob((30, 320), (40, 240), (76, 206), (120, 200), (164, 206), (200, 240), (210, 320)), WHITE, sh=9)
    zibi(b, eyes='lash', mouth='smile'); cheeks(b, 140, 58, op=.55)
    cp = poly((58, 62), (72, 2), (168, 2), (182, 62), (120, 74), r=6); b.shape(cp, WHITE, sh=9); b.fill(union(rrect(111, 14, 18, 46, 4), rrect(97, 28, 46, 18, 4)), PAL['heal']); b.line(union(rrect(111, 14, 18, 46, 4), rrect(97, 28, 46, 18, 4)), 4.5); b.shape(blob((52, 62), (120, 76), (188, 62), (190, 78), (120, 92), (50, 78)), '#BFE6C8', sh=4)
    banana(b, 176, 222, 112, 42, -28, YELLOW, 1.1, halo=6)
    for a in (0, 90): p = rot(rrect(150, 222, 56, 21, 10), a+20, (178, 233)); b.shape(p, '#F7C79A', sh=4, w=5)
    b.fill(rot(rrect(169, 223, 19, 19, 3), 20, (178, 233)), '#FFE9CC')
def sorcerer(b):
    P = COL['recycle']; b.shape(blob((26, 320), (36, 240), (72, 206), (120, 200), (168, 206), (204, 240), (214, 320)), '#4B2E8C', sh=9)
    zibi(b, eyes='sly', mouth='none'); bd = goo(union(*[taper([(120+x*.6, 160), (120+x, y)], 40, 6) for x, y in ((-52, 196), (-28, 226), (0, 244), (28, 226), (52, 196))]), 2); b.shape(bd, '#F1ECFA', sh=8); mo = union(taper([(120, 156), (88, 160), (66, 148)], 20, 6), taper([(120, 156), (152, 160), (174, 148)], 20, 6)); b.shape(mo, '#F1ECFA', sh=5)
    for s in (-1, 1): b.fill(rot(taper([(120+s*40, 88), (120+s*14, 94)], 7, 12), 0), '#D9D0EE')
    h = blob((50, 66), (92, 30), (116, -26), (168, -54), (182, -34), (158, -20), (168, 24), (190, 66), (120, 80)); b.shape(h, P, sh=10, hl=8)
    for x, y, r in ((104, 44, 14), (142, 4, 12), (152, 48, 9)): b.fill(star(x, y, r, r*.45, 5, rnd=.5), PAL['lemon'])
    b.shape(ell(120, 72, 98, 18), dark(P, .2), sh=5)
    b.line(stroke([(186, 226), (224, 168)], 3, False), 9); b.fill(stroke([(186, 226), (224, 168)], 5, False), '#C9A06A'); b.shape(ell(188, 222, 18), '#8E5A3C', sh=5)
    b.fill(star(228, 158, 36, 14, 8), WHITE, .5); b.shape(star(228, 160, 26, 11, 5, rnd=1), PAL['lemon'], sh=4, w=5)
    banana(b, 42, 190, 78, 29, -20, YELLOW, 1.15, halo=5)
    for x, y, r in ((20, 150, 9), (74, 168, 7), (24, 226, 8)): b.fill(star(x, y, r, r*.3, 4), WHITE)
cards.illus = illus

def back():
    d = Draw(CW, CH); d.fill(OUTER, PAPER); w = INNER; c = '#13535C'; d.fill(w, c); d.fill(rays(120, 168, 20), lite(c, .08), clip=w)
    for x, y, a, L in ((14, 60, -30, 100), (14, 60, 40, 90), (226, 300, 150, 110), (226, 300, 214, 100), (226, 30, 130, 90), (14, 318, -50, 100), (226, 150, 165, 70), (14, 190, 10, 66)): d.fill(leaf(x, y, L, L*.5, a), mix(c, '#4FA35A', .55), clip=w); 
    for x, y, a, f in ((44, 56, -20, 0), (196, 62, 24, 1), (42, 284, 26, 1), (196, 284, -24, 0)): banana(d, x, y, 58, 21, a, YELLOW, 1.1, clip=w, w=5, ridge=False, fl=bool(f))
    b = star(120, 168, 102, 82, 16); d.fill(b, PAL['lemon'], clip=w); d.fill(b.difference(mv(b, -8, -8)), PAL['orange'], clip=w); d.line(b, clip=w)
    place(d, lambda q: zibi(q, eyes='wink', mouth='grin'), 120, 164, .72, w); return finish(d)

# ---- icons, splats, masks
SHARED_ICON = cards.icon
def icon(n):
    d = Draw(100, 100)
    if n.startswith('shape_'): marks(d, n[6:], 48, {'d10': 50, 'd20': 52, 'd30': 55}[n[6:]], {'d10': 35, 'd20': 37, 'd30': 31}[n[6:]], 7)
    elif n.startswith('forbid_'):
        marks(d, n[7:], 48, 55, {'d20': 36, 'd30': 31}[n[7:]], 7); b = rot(rrect(-4, 44, 108, 12, 6), 45, (50, 50)); d.fill(b.buffer(7), PAPER); d.fill(b.buffer(2.5), INK)
    elif n == 'deck':       # the pile of PAF: what is drawn is always one
        for o in (10, 0): d.shape(rrect(18+o, 8+o, 56, 76, 9), '#2FA394' if o == 0 else PAPER, sh=0 if o else 6, w=6)
        d.fill(rrect(25, 15, 42, 62, 4).difference(rrect(29, 19, 34, 54, 2)), PAPER); g = mv(A.scale(star(0, 0, 24, 15, 10), 1, 1), 46, 46); d.fill(g, INK); d.fill(g.buffer(-3), PAL['bim'])
    elif n == 'skull':
        d.shape(goo(union(ell(50, 46, 36, 34), ell(50, 68, 27, 22)), 3), PAPER, sh=7, w=7)
        for x in (35, 65): d.line([(x-9, 36), (x+9, 54)], w=8); d.line([(x+9, 36), (x-9, 54)], w=8)
        d.line([(38, 76), (50, 70), (62, 76)], 6); banana(d, 68, 22, 46, 18, 12, w=5, ridge=False)
    else: return SHARED_ICON(n)
    return d
MADE = ['badge_B', 'badge_C', 'badge_L', 'shape_d10', 'shape_d20', 'shape_d30', 'forbid_d20', 'forbid_d30', 'deck', 'skull', 'p_bim', 'p_ident', 'p_heal', 'p_recycle']
def mash(d, x, y, R, seed, c='#FFE98C'):
    """mashed banana with lumps"""
    g, s = splat(x, y, R, seed); a = union(g, s); d.fill(a, c); d.fill(union(g.difference(mv(g, -.1*R, -.1*R)), s.difference(mv(s, -2.5, -2.5))), dark(c, .28)); i = g.buffer(-R*.12); d.fill(goo(i.difference(mv(i, R*.1, R*.1)).intersection(ell(x-R*.4, y-R*.4, R*.8)), 1), WHITE, .8); d.line(a)
    rd = random.Random(seed)
    for _ in range(5): t, q = rd.uniform(0, 6.28), rd.uniform(.1, .38)*R; d.fill(ell(x+q*math.cos(t), y+q*math.sin(t), R*.05), '#C99A3C')
def splats():
    d = Draw(128, 128); mash(d, 64, 66, 41, 5, '#FFE680'); yield 'splat_s', d
    d = Draw(211, 211); mash(d, 106, 104, 68, 9, '#FFD75E'); peel(d, 104, 96, .95, 14); yield 'splat_m', d
    d = Draw(307, 307); mash(d, 152, 156, 96, 11, '#FFC94A')
    for x, y, a, f in ((92, 200, -30, 0), (214, 208, 34, 1), (222, 96, -60, 1)): banana(d, x, y, 84, 31, a, YELLOW, 1.1, fl=bool(f))
    peel(d, 150, 136, 1.5, -10); yield 'splat_l', d
def winners(gang, c):
    """a leaf-edged splash in a clan's colour, two palm leaves behind"""
    d = Draw(800, 460)
    for x, y, L, a, lc in ((400, 240, 380, -24, '#4F9A4A'), (400, 240, 380, 204, '#4F9A4A'), (400, 250, 360, 20, '#3F8846'), (400, 250, 360, 160, '#3F8846')): frond(d, x, y, L, 150, a, lc)
    g, s = splat(0, 0, 170, 26, arms=9); a = mv(A.scale(union(g, s), 1.7, 1.05, origin=(0, 0)), 400, 226); d.fill(a, c); d.fill(a.difference(mv(a, -9, -9)), dark(c, .4)); i = a.buffer(-10); d.fill(i.difference(mv(i, 9, 9)).intersection(box(0, 0, 420, 200)).buffer(-1.5).buffer(1.5), lite(c, .5)); d.line(a); return d
def goggles(d, x=120, y=120, lens='#3E7E9E', c='#3A2A4A', k=1):
    """everybody's public face at this table: one muzzle for all, goggles and hats of their own"""
    T = lambda g: mv(A.scale(g, k, k, origin=(0, 0)), x, y); m = goo(union(ell(0, 34, 48, 29), ell(0, 14, 30, 20)), 3); f = '#F8D6A4'
    d.shape(T(m), f, sh=7*k); d.fill(T(ell(0, 40, 36, 17)), lite(f, .4))
    for s in (-1, 1): d.fill(T(ell(s*8, 21, 3.6, 4.6, s*24)), dark(f, .62))
    d.line(T(stroke([(-19, 39), (0, 48), (19, 39)], .2)), 5.5)
    v = blob((0, -30), (44, -26), (52, -6), (42, 14), (16, 16), (0, 9), (-16, 16), (-42, 14), (-52, -6), (-44, -26)); d.shape(T(rrect(-63, -19, 126, 19, 5)), c, sh=4*k); d.shape(T(v.buffer(9)), c, sh=7*k); d.shape(T(v), lens, sh=0)
    d.fill(T(v.difference(mv(v, 5, 6))), INK, .35); d.fill(T(Polygon([(-40, 8), (-24, -28), (-10, -28), (-26, 14)])), WHITE, .7, clip=T(v.buffer(-4))); d.fill(T(Polygon([(-4, 12), (12, -28), (17, -28), (2, 12)])), WHITE, .5, clip=T(v.buffer(-4)))
cards.mask = goggles
def masked_ears(d, skin, dx=60, y=130, rx=12, ry=15): round_ears(d, skin, '#F8D6A4', 68, 124, 21)
cards.ears = masked_ears
cards.SKINS[:] = ['#9A6A48', '#6B5A66', '#B98A54', '#8A8494', '#7A4F3A', '#C7AE8C']

# ---- undecided: nobody has a banana left
def shrug(d, f, k, mouth):
    d.shape(blob((54, 330), (62, 244), (88, 206), (120, 198), (152, 206), (178, 244), (186, 330)), f, sh=10); d.fill(blob((84, 232), (120, 212), (156, 232), (160, 330), (80, 330)), lite(f, .35))
    for s in (0, 1):
        fl = (lambda g: flip(g)) if s else (lambda g: g); d.shape(fl(taper([(80, 222), (34, 262), (18, 216)], 30, 22)), f, sh=6); d.shape(fl(goo(union(ell(12, 206, 17, 13), *[taper([(10, 204), p], 10, 10) for p in ((-14, 200), (-8, 186), (8, 180))]), 1)), k, sh=4, w=5)
    zibi(d, f, k, 'none', mouth)
    for x in (94, 146): d.fill(ell(x, 112, 14, 15), WHITE); d.line(ell(x, 112, 14, 15), 5); d.fill(ell(x+(4 if mouth == 'sad' else -4), 116, 6, 7.5), INK); brow(d, x, 86, 28, 16, dark(f, .5), 5, 7)
def undecided():
    d = Draw(800, 460); g, s = splat(0, 0, 170, 26, arms=9); a = mv(A.scale(union(g, s), 1.75, 1.05, origin=(0, 0)), 400, 240); c = '#8A7A9C'; d.fill(a, c); d.fill(a.difference(mv(a, -9, -9)), dark(c, .4)); i = a.buffer(-10); d.fill(i.difference(mv(i, 9, 9)).intersection(box(0, 0, 420, 200)).buffer(-1.5).buffer(1.5), lite(c, .4)); d.line(a)
    return d
def banner():
    d = Draw(640, 400); c = '#8A7A9C'; g, s = splat(0, 0, 150, 26, arms=9); a = mv(A.scale(g, 1.75, 1.02, origin=(0, 0)), 320, 210); d.fill(a, c); d.fill(a.difference(mv(a, -9, -9)), dark(c, .4)); d.line(a)
    place(d, lambda b: shrug(b, '#8E5A3C', '#F8D6A4', 'sad'), 196, 182, .95, box(0, 0, 640, 352)); place(d, lambda b: shrug(b, '#7E8AA6', '#F3E3D0', 'small'), 444, 182, .95, box(0, 0, 640, 352))
    d.fill(glyphs('?', 120, 320, 96).buffer(8), PAPER); d.fill(glyphs('?', 120, 320, 96).buffer(3), INK); d.fill(glyphs('?', 120, 320, 96), PAL['lemon'])
    d.shape(rrect(36, 336, 568, 38, 17), '#B98A5C', sh=8); d.shape(ell(54, 355, 16, 19), '#E3C08C', sh=0, w=5); d.line(ell(54, 355, 7, 9), 3.5, '#A9763F')
    for lx in (150, 280, 420, 520): d.line([(lx, 352), (lx+46, 354)], 4, '#7E5638')
    for x, y, k, r in ((124, 326, .72, -8), (320, 324, .9, 6), (520, 326, .72, 10)): peel(d, x, y, k, r)
    return d

# ---- logo, grounds
def logo(d, x, y, size):
    """Witty Zibi: two words on a slope, mashed banana and palm leaves behind, a banana for an i's dot"""
    k = size/100; T = lambda g: mv(A.scale(g, k, k, origin=(0, 0)), x, y)
    for lx, ly, L, a, c in ((-40, 6, 232, 208, '#4F9A4A'), (-40, 20, 222, 156, '#3F8846'), (40, -4, 232, -28, '#4F9A4A'), (40, 24, 222, 20, '#3F8846')): g = leaf(lx, ly, L, 116, a); d.fill(T(g.buffer(7)), INK); d.fill(T(g), c); d.fill(T(g.difference(mv(g, -8, -8))), dark(c, .35))
    g, s = splat(0, 10, 128, 21, arms=9); g = A.scale(g, 1.5, .92, origin=(0, 10)); a = g; c = '#8A2FA0'
    d.fill(T(a.buffer(7)), INK); d.fill(T(a), c); d.fill(T(a.difference(mv(a, -9, -9))), dark(c, .35)); i = g.buffer(-10); d.fill(T(i.difference(mv(i, 9, 9)).intersection(box(-300, -200, 60, 40)).buffer(-1.5).buffer(1.5)), lite(c, .5))
    G = lambda rows, sz: union(*[mv(A.rotate(glyphs(ch, sz, 0, 0), a, origin=(0, 0)), px, py) for ch, px, py, a in rows])
    witty = G((('W', -124, -68, -9), ('i', -56, -80, 4), ('t', -18, -82, -5), ('t', 24, -83, 5), ('y', 78, -68, -4)), 112)
    z = [('Z', -116, 64, -7), ('i', -34, 56, 5), ('b', 40, 52, -3), ('i', 114, 54, 6)]; zibi_ = G(z, 178)
    dots_ = [max(getattr(q, 'geoms', [q]), key=lambda p: -p.bounds[1]) for q in (mv(A.rotate(glyphs('i', 178, 0, 0), a, origin=(0, 0)), px, py) for _, px, py, a in (z[1], z[3]))]
    zibi_ = zibi_.difference(union(*[q.buffer(1) for q in dots_])); at_ = [(q.centroid.x+4, q.centroid.y+4, -14 if n else -34) for n, q in enumerate(dots_)]
    b = [mv(A.rotate(union(*banana_parts(84, 34, 1.15)[:2]), a, origin=(0, 0)), bx, by) for bx, by, a in at_]
    letter(d, T, ((witty, PAPER), (zibi_, PAL['lemon'])))
    for q in b: d.fill(T(q.buffer(10)), INK)
    for bx, by, a in at_: banana(d, x+bx*k, y+by*k, 84*k, 34*k, a, YELLOW, 1.15, w=LW*k)
    return d

def clearing(W=1280, H=720):
    """a jungle clearing from above: moss, a ring of trodden earth, roots, palm leaves at the rim, peels that somebody dropped long ago"""
    d = Draw(W, H); rd = random.Random(12); g0 = '#4E9468'; full = box(0, 0, W, H); d.fill(full, g0)
    moss = union(*[ell(rd.uniform(0, W), rd.uniform(0, H), rd.uniform(50, 130), rd.uniform(30, 80), rd.uniform(0, 180)) for _ in range(46)]).intersection(full); d.fill(moss, '#4A8C63')
    ring_ = goo(union(*[ell(520+440*math.cos(t*.1745), 350+236*math.sin(t*.1745), 52+rd.uniform(-14, 14), 34+rd.uniform(-8, 8)) for t in range(36)], ell(520, 350, 430, 226)), 8).intersection(full); d.fill(ring_, '#619B68'); d.fill(goo(A.scale(ring_, .9, .86), 6), '#6AA06B')
    t = []
    for _ in range(300):
        x, y = rd.uniform(0, W), rd.uniform(0, H)
        for i in (-1, 0, 1): t.append(taper([(x+i*3, y), (x+i*5.5, y-6-rd.random()*3)], 2.2, .8))
    d.fill(union(*t), '#3F8159')
    for pts, w0 in (([(-20, 560), (120, 520), (250, 560), (330, 610)], 30), ([(1300, 210), (1160, 250), (1060, 220), (990, 180)], 30), ([(860, 740), (840, 650), (900, 590)], 24)): g = taper(pts, w0, 5).intersection(full); d.fill(g, '#5A8660'); d.fill(g.difference(mv(g, -3, -4)), '#4B7757')
    fl = [(rd.uniform(0, W), rd.uniform(0, H)) for _ in range(44)]
    d.fill(union(*[ell(x+3.4*math.cos(a*1.257), y+3.4*math.sin(a*1.257), 2.1) for x, y in fl for a in range(5)]), '#F6C9B8', .75); d.fill(union(*[ell(x, y, 1.7) for x, y in fl]), PAL['lemon'])
    for x, y, k, a in ((330, 290, .62, 20), (690, 470, .7, -35), (700, 220, .5, 60), (1170, 640, .8, 10), (96, 690, .7, -20), (1000, 60, .6, 140)):
        for pts in ([(0, -4), (-26, -10), (-50, 10), (-58, 24)], [(0, -4), (26, -10), (50, 10), (58, 22)], [(-2, 0), (-12, 14), (-22, 34), (-24, 44)], [(2, 0), (14, 12), (24, 32), (27, 40)]): d.fill(mv(A.rotate(A.scale(taper(pts, 27, 9), k, k, origin=(0, 0)), a, origin=(0, 0)), x, y), mix('#E8D060', g0, .58))
    for x, y, R, sd in ((420, 470, 34, 6), (560, 150, 26, 9), (1080, 420, 30, 4)): g, s = splat(x, y, R, sd); d.fill(union(g, s), mix('#FFE98C', g0, .68))
    lv = [(-20, -10, 300, 120, 34), (-30, 40, 260, 110, 62), (60, -30, 260, 100, 14), (180, -40, 220, 90, 30), (W+20, H+10, 320, 130, 208), (W+20, H-50, 280, 110, 236), (W-90, H+30, 270, 110, 196), (W+20, -20, 260, 110, 140), (W-90, -30, 220, 90, 118), (-20, H+10, 260, 110, -38), (40, H+30, 220, 90, -64)]
    d.fill(union(*[leaf(x+14, y+16, L, w, a) for x, y, L, w, a in lv]).intersection(full), '#1E4A4E', .34)
    for i, (x, y, L, w, a) in enumerate(lv): g = leaf(x, y, L, w, a).intersection(full); c = ('#3F7F56', '#397650', '#45875A')[i % 3]; d.fill(g, c); d.fill(g.difference(mv(g, -5, -6)), dark(c, .18)); e = (x+L*.84*math.cos(math.radians(a)), y+L*.84*math.sin(math.radians(a))); d.fill(stroke([(x, y), e], 4).intersection(full), dark(c, .22))
    d.grad(full, '#FFE7A0', '#FFE7A0', W*.3, H*.14, 0, 0, .3, 0, radial=W*.58); d.grad(full, '#3A2060', '#3A2060', W*.45, H*.2, W, H*1.1, 0, .42); return d

def palm(d, x, y, h, k=1, lean=30):
    tr = taper([(x, y), (x+lean*.3, y-h*.5), (x+lean, y-h)], 40*k, 22*k); d.shape(tr, '#B98A5C', sh=8)
    for i in range(1, 7): q = i/7; cx, cy = x+lean*(q**1.6), y-h*q; d.line([(cx-15*k*(1-q*.4), cy+4), (cx, cy+9), (cx+14*k*(1-q*.4), cy+3)], 4, '#7E5638')
    tx, ty = x+lean, y-h
    for a, c in ((-150, '#3F8846'), (-30, '#3F8846'), (168, '#4F9A4A'), (12, '#4F9A4A'), (-115, '#58A84E'), (-62, '#58A84E')): frond(d, tx, ty, 170*k, 78*k, a, c, 5, box(0, 0, 1280, 720))
    for s in (-1, 1): d.shape(ell(tx+s*13*k, ty+14*k, 13*k), '#7A4A2C', sh=3, w=4.5)
def hut(d, x, y, w, h, wall, roof):
    for lx in (x+10, x+w-22): d.shape(rrect(lx, y-6, 14, 50, 2), '#7E5638', sh=3, w=4.5)
    d.shape(rrect(x, y-h, w, h, 3), wall, sh=0); d.fill(box(x+w*.62, y-h, x+w, y), dark(wall, .2))
    for q in range(1, 6): d.line([(x+q*w/6, y-h+4), (x+q*w/6, y-3)], 3.5, dark(wall, .34))
    d.line(rrect(x, y-h, w, h, 3)); r = goo(poly((x-24, y-h+8), (x+w*.34, y-h-w*.5), (x+w*.66, y-h-w*.5), (x+w+24, y-h+8)), 2)
    r = r.union(union(*[poly((x-24+i*(w+48)/9, y-h+4), (x-24+(i+1)*(w+48)/9, y-h+4), (x-24+(i+.5)*(w+48)/9, y-h+24)) for i in range(9)])); d.shape(r, roof, sh=12); d.shape(rrect(x+w*.5-17, y-54, 34, 54, 15), '#4A3350', sh=0, w=4.5); d.fill(ell(x+w*.5, y-24, 10, 14), '#FFD98A')
def fair(W=1280, H=720):
    """a jungle fair at evening: hills, a big wheel, huts and palms, lianas with flags"""
    d = Draw(W, H); full = box(0, 0, W, H); rd = random.Random(5)
    d.grad(full, '#FFB768', '#FFEFC4', 0, 0, 0, H*.62); d.grad(full, '#FFF6D0', '#FFF6D0', 250, 120, 0, 0, .95, 0, radial=520); d.fill(ell(250, 120, 62), '#FFFBE6')
    for x, y, k in ((640, 96, 1.1), (1010, 150, .8), (90, 190, .7)): d.fill(union(ell(x, y, 74*k, 20*k), ell(x-26*k, y-16*k, 32*k, 24*k), ell(x+22*k, y-22*k, 38*k, 30*k)).intersection(box(0, 0, W, y+12*k)), '#FFF9E8', .85)
    h1 = Polygon(spline([(-40, 390), (120, 300), (240, 350), (420, 250), (560, 340), (820, 270), (1000, 350), (1160, 260), (1330, 340)], False)+[(1330, 720), (-40, 720)]).intersection(full); d.fill(h1, '#D8A3A6')
    h2 = Polygon(spline([(-40, 440), (180, 390), (430, 420), (700, 372), (1000, 410), (1330, 366)], False)+[(1330, 720), (-40, 720)]).intersection(full); d.fill(h2, '#A98BB8')
    can = goo(union(*[ell(x, 470+rd.uniform(-20, 16), 52, 44) for x in range(-20, W+50, 54)]), 5).intersection(full); d.fill(can, '#6F9A86')
    e = Draw(W, H); cx, cy, R = 1090, 300, 118       # the wheel
    for a in range(0, 180, 30): c, s_ = math.cos(math.radians(a)), math.sin(math.radians(a)); e.line([(cx-R*c, cy-R*s_), (cx+R*c, cy+R*s_)], 5)
    for r in (R, R*.62): e.fill(ell(cx, cy, r+7).difference(ell(cx, cy, r-7)), INK); e.fill(ell(cx, cy, r+3).difference(ell(cx, cy, r-3)), '#F3B23A')
    for s_ in (-1, 1): e.shape(taper([(cx, cy), (cx+s_*80, 474)], 15, 18), '#B98A5C', sh=4, w=5)
    e.shape(ell(cx, cy, 17), PAL['tomato'], sh=4)
    for i in range(8): a = math.radians(i*45+15); x, y = cx+R*math.cos(a), cy+R*math.sin(a); c = (CLAN['B'], CLAN['C'], CLAN['L'], '#F6E2BC')[i % 4]; e.shape(union(rrect(x-17, y+8, 34, 20, 9)), c, sh=4, w=4.5); e.fill(union(ell(x, y+4, 8)), '#8E5A3C'); e.line(ell(x, y+4, 8), 3.5)
    d.put(e)
    for x, y, w, h, wl, rf in ((560, 470, 130, 74, '#E3BE86', '#C9923F'), (770, 474, 150, 92, '#EBCB98', '#D9A545'), (1180, 478, 150, 84, '#E3BE86', '#C9923F')): hut(d, x, y, w, h, wl, rf)
    palm(d, 470, 500, 190, .8, -26); palm(d, 960, 500, 170, .72, 26)
    hd = goo(union(*[ell(x, 492+rd.uniform(-6, 6), 36, 30) for x in range(-20, W+40, 42)]), 4).union(union(*[leaf(x, 486, 46, 24, a, False) for x in range(0, W+40, 84) for a in (-125, -88, -50)])); hd = Polygon(max(getattr(hd, 'geoms', [hd]), key=lambda q: q.area).exterior).intersection(full); d.shape(hd, '#4A8C56', sh=7)
    f = Polygon(spline([(-20, 506), (300, 494), (700, 502), (1300, 492)], False)+[(1300, 730), (-20, 730)]).intersection(full); d.fill(f, '#8DB865'); d.fill(goo(Polygon(spline([(420, 740), (560, 640), (640, 560), (700, 505), (760, 505), (800, 570), (900, 650), (1060, 740)], False)), 3).intersection(f), '#D9B878'); d.line(stroke([(-20, 506), (300, 494), (700, 502), (1300, 492)], .3))
    for x, y, k, a in ((420, 566, .6, 10), (1150, 566, .6, -20), (170, 590, .8, 14)): peel(d, x, y, k, a, w=4.5)
    for x, y, R_, sd in ((300, 620, 40, 3), (1080, 640, 44, 6)): g, s = splat(0, 0, R_, sd); d.fill(mv(A.scale(union(g, s), 1.5, .5, origin=(0, 0)), x, y), '#FFE98C')
    tr = union(taper([(40, 570), (58, 420), (36, 230)], 84, 44), taper([(46, 380), (120, 280)], 30, 14), taper([(40, 560), (110, 590)], 40, 10), taper([(40, 560), (-20, 590)], 40, 20)); d.shape(tr, '#A9805C', sh=12)
    cr = goo(union(*[ell(x, y, r) for x, y, r in ((-10, 120, 90), (70, 60, 80), (20, 210, 80), (130, 150, 64), (90, 240, 52), (170, 40, 56), (160, 226, 34), (-30, -30, 90), (90, -20, 90), (190, -20, 60))]), 6); d.shape(cr, '#4F944F', sh=16)
    for x, y, a in ((40, 60, -30), (110, 110, 20), (30, 150, -10), (150, 60, 40), (90, 200, -24), (20, 230, 12), (140, 170, 36)): d.fill(leaf(x-24, y, 52, 26, a), '#6CB357')
    for n, (x, y) in enumerate(((96, 292), (150, 252), (38, 288))): banana(d, x-9, y, 46, 17, -64, YELLOW, w=4.5, ridge=False); banana(d, x+8, y, 46, 17, 64, YELLOW, w=4.5, ridge=False, fl=True)
    for x0, y0, x1, y1, sag in ((214, 30, 520, 6, 34), (520, 6, 900, 4, 30), (900, 4, 1300, 40, 40)):
        pts = [(x0+(x1-x0)*t/12, y0+(y1-y0)*t/12+sag*4*(t/12)*(1-t/12)) for t in range(13)]; d.line(pts, 8); d.fill(stroke(pts, 3.5), '#6CB357')
        for q in range(1, 12):
            fx, fy = pts[q]
            if (q+x0) % 4 == 1: banana(d, fx, fy+18, 34, 14, -80, YELLOW, w=4, ridge=False)
            elif q % 2: d.shape(poly((fx-13, fy+1), (fx+13, fy+2), (fx+1, fy+34), r=1.5), (CLAN['B'], CLAN['C'], CLAN['L'], PAPER)[(q//2+x0//100) % 4], sh=5, w=4)
            else: d.shape(leaf(fx, fy, 34, 20, 90-8*(q-6), False), '#58A84E', sh=4, w=4)
    return d
def fence():
    """a bamboo fence for the crowd"""
    d = Draw(900, 130); w0 = '#C9B458'
    for i, x in enumerate(range(20, 900, 44)):
        h = (8, 18, 4, 14)[i % 4]; d.shape(rrect(x-15, h, 30, 160, 7), w0 if i % 2 else mix(w0, '#8FBF5A', .4), sh=7)
        for y in (44+(i % 3)*9, 96-(i % 2)*12): d.line([(x-13, y), (x, y+3), (x+13, y)], 5, dark(w0, .42))
    for y in (30, 92): d.shape(rot(rrect(6, y, 888, 16, 8), .3 if y < 50 else -.3, (450, y)), '#B98A5C', sh=4)
    for x, y, k, a in ((150, 56, .62, 8), (520, 60, .7, -12), (800, 52, .6, 20)): peel(d, x, y, k, a, w=5)
    for x, y, R, sd in ((330, 70, 26, 6), (680, 72, 28, 12)): mash(d, x, y, R, sd)
    return d

def build_zibi():
    os.makedirs(kit.SVG, exist_ok=True)
    for k in KINDS: cards.card(k).save('card_'+k); cards.card(k, True).save('mini_'+k)
    back().save('card_back')
    for n in list(MONKEYS)+['mystery']: cards.tile(n).save('tile_'+n)
    for i in range(12): cards.masked(i).save(f'mask_{i+1:02d}')
    for n in MADE: icon(n).save('icon_'+n)
    for n, d in splats(): d.save(n)
    for g in 'BCLX': winners(g, CLAN.get(g, PAL['X'])).save('splat_win_'+g)
    undecided().save('splat_win_q'); banner().save('undecided')
    for n in MONKEYS: d = Draw(290, 290); d.at(bust(n).sticker(), 'translate(25 44)'); d.save('sticker_'+n)
    clearing().save('ground_table'); fair().save('scene_village'); fence().save('barricade'); d = Draw(640, 400); logo(d, 320, 204, 118); d.save('logo')
if __name__ == '__main__':
    if 'ETBIM_SVG' not in os.environ: kit.SVG = os.path.join(kit.SVG, 'witty_zibi')
    build_zibi()
