"""Cards (240x336, two drawings: full and mini for < 80 px), tiles (240x288), shield laid across, splats, icons, masks."""
from kit import *
from people import *
CW, CH = 240, 336
COL = dict(d10=PAL['lemon'], d20=PAL['orange'], d30=PAL['tomato'], bim=PAL['bim'], ident=PAL['ident'], shield=PAL['shield'], heal=PAL['heal'], swap=PAL['swap'], recycle=PAL['recycle'], non=PAL['non'])

def glyph_shape(k, x, y, r):
    return {'d10': ell(x, y, r), 'd20': poly((x, y-r*1.12), (x+r*1.15, y+r*.86), (x-r*1.15, y+r*.86), r=r*.1), 'd30': rrect(x-r*.92, y-r*.92, r*1.84, r*1.84, r*.16)}[k]

# ---- pictograms, in a 100 box centred on (0,0); used small (index) and as parts of pictures
def arrow(pts, w, hw, hl, smooth=True):
    (x0, y0), (x1, y1) = pts[-2], pts[-1]; a = math.atan2(y1-y0, x1-x0); c, s = math.cos(a), math.sin(a)
    h = Polygon([(x1+hl*c, y1+hl*s), (x1-hw*s, y1+hw*c), (x1+hw*s, y1-hw*c)])
    return union(stroke(pts, w, smooth), h).buffer(1.5)
def arc(x, y, r, a0, a1, n=12): return [(x+r*math.cos(math.radians(a0+(a1-a0)*i/n)), y+r*math.sin(math.radians(a0+(a1-a0)*i/n))) for i in range(n+1)]
def picto(k):
    """(shape, colour) list; first is the body"""
    if k == 'bim': return [(star(0, 0, 54, 33, 10, rot=-80), INK), (star(0, 0, 43, 27, 10, rot=-80), COL[k]), (glyphs('!', 58, 0, 0), WHITE)]
    if k == 'ident': return [(union(ell(-9, -9, 35), taper([(14, 14), (38, 38)], 20, 24)), INK), (taper([(20, 20), (38, 38)], 9, 12), COL[k]), (ell(-9, -9, 26), COL[k]), (goo(ell(-9, -9, 22, 14), 1), WHITE), (ell(-9, -9, 9.5), INK)]
    if k == 'shield': return [(ell(0, 0, 45), INK), (ell(0, 0, 38), COL[k]), (ell(0, 0, 27), INK), (ell(0, 0, 20), '#DDE7EB'), (rrect(-12, -6, 24, 12, 6), INK)]
    if k == 'heal': return [(union(rrect(-16, -46, 32, 92, 14), rrect(-46, -16, 92, 32, 14)), INK), (union(rrect(-9, -39, 18, 78, 9), rrect(-39, -9, 78, 18, 9)), COL[k])]
    if k == 'swap': a, b = arrow([(-38, -21), (20, -21)], 12, 17, 24, False), arrow([(38, 21), (-20, 21)], 12, 17, 24, False); return [(union(a, b).buffer(6), INK), (a, '#B79BF2'), (b, COL[k])]
    if k == 'recycle': a, b = arrow(arc(0, 0, 31, 160, 292), 12, 17, 20, False), arrow(arc(0, 0, 31, -20, 112), 12, 17, 20, False); return [(union(a, b).buffer(6), INK), (a, '#B9DB5A'), (b, '#B9DB5A')]
    if k == 'non': return [(Polygon([(47*math.cos(math.radians(22.5+45*i)), 47*math.sin(math.radians(22.5+45*i))) for i in range(8)]), INK), (Polygon([(39*math.cos(math.radians(22.5+45*i)), 39*math.sin(math.radians(22.5+45*i))) for i in range(8)]), PAL['tomato']), (rrect(-27, -8.5, 54, 17, 4), WHITE)]
def put_picto(d, k, x, y, size):
    for g, c in picto(k):
        d.fill(mv(A.scale(g, size/100, size/100, origin=(0, 0)), x, y), c)

def face(d, x, y, k, mood):
    """the splats are alive: cheeky, sly, roaring"""
    if mood == 0:
        for s in (-1, 1): eye_dot(d, x+s*22*k, y-6*k, 1.05*k)
        m = ell(x, y+12*k, 13*k, 12*k).intersection(box(0, y+10*k, 400, 500)); d.fill(m, '#7A1838'); d.line(m)
    elif mood == 1:
        for s in (-1, 1):
            e = ell(x+s*23*k, y-4*k, 14*k, 15*k); d.fill(e, WHITE); d.fill(ell(x+s*23*k+5*k, y-1*k, 7*k, 8.5*k), INK, clip=e); d.fill(ell(x+s*23*k+3*k, y-5*k, 2.6*k), WHITE)
            lid = e.buffer(2).intersection(rot(box(x+s*23*k-40, y-60, x+s*23*k+40, y-8*k), 14*s, (x+s*23*k, y-8*k))); d.fill(lid, dark(PAL['orange'], .3)); d.line(rot(stroke([(x+s*23*k-15*k, y-8*k), (x+s*23*k+15*k, y-8*k)], .2), 14*s, (x+s*23*k, y-8*k)))
        d.line([(x-24*k, y+22*k), (x-2*k, y+30*k), (x+26*k, y+17*k)])
    else:
        for s in (-1, 1):
            e = ell(x+s*27*k, y-16*k, 16*k, 17*k); d.fill(e, WHITE); d.fill(ell(x+s*24*k, y-12*k, 7.5*k, 9*k), INK); d.fill(ell(x+s*24*k-2, y-17*k, 2.6*k), WHITE); d.line(e)
            d.fill(rot(rrect(x+s*27*k-21*k, y-41*k, 42*k, 13*k, 6*k), -20*s, (x+s*27*k, y-34*k)), INK)
        m = goo(rrect(x-38*k, y+8*k, 76*k, 40*k, 18*k), 1); d.fill(m, '#5E0F2E'); d.fill(ell(x+4*k, y+48*k, 24*k, 14*k), '#F0687A', clip=m)
        d.fill(union(*[poly((x+i*17*k-8*k, y+6*k), (x+i*17*k+8*k, y+6*k), (x+i*17*k, y+20*k), r=1) for i in (-2, -1, 0, 1, 2)]), WHITE, clip=m); d.line(m)

def rays(x, y, n, r=320, off=0): return union(*[Polygon([(x, y), (x+r*math.cos(math.radians(off+i*360/n)), y+r*math.sin(math.radians(off+i*360/n))), (x+r*math.cos(math.radians(off+(i+.5)*360/n)), y+r*math.sin(math.radians(off+(i+.5)*360/n)))]) for i in range(n)])
def dots(x0, y0, x1, y1, step, r0, r1):
    o = []
    j = 0; y = y0
    while y < y1:
        x = x0+(step/2 if j % 2 else 0)
        while x < x1:
            t = ((x-x0)/(x1-x0)+(y-y0)/(y1-y0))/2; r = r0+(r1-r0)*t
            if r > .6: o.append(Point(x, y).buffer(r, 4))
            x += step
        y += step*.866; j += 1
    return union(*o)

INNER = rrect(13, 13, 214, 310, 17); OUTER = rrect(3, 3, 234, 330, 24); SEED10 = 13
def frame(k, mini=False):
    c = COL[k]; d = Draw(CW, CH)
    d.fill(OUTER, PAPER)
    tab = goo(union(rrect(0, 0, 86, 150 if k[0] == 'd' else 96, 26), box(0, 0, 13, 336), box(0, 0, 240, 13), box(0, 323, 240, 336), box(227, 0, 240, 336)), 0)
    win = INNER.difference(rrect(-30, -30, 113, 178 if k[0] == 'd' else 118, 24)).buffer(-6, 8).buffer(6, 8)
    if mini: win = INNER.difference(rrect(-30, -30, 121, 196 if k[0] == 'd' else 126, 20)).buffer(-6, 8).buffer(6, 8)
    if not mini: win = win.difference(box(0, 276, 240, 340)).buffer(-8, 8).buffer(8, 8)
    d.fill(win, c); return d, win, c
def finish(d): d.line(OUTER); return d
def index(d, k, mini):
    if k[0] == 'd' and k[1:].isdigit():
        sz, x = (76, 46) if mini else (62, 48)
        d.fill(A.scale(glyphs(k[1:], sz, x, 48 if mini else 44, track=-3), 1, 1), INK)
        g = glyph_shape(k, x, 118 if mini else 104, 30 if mini else 24); d.fill(g, COL[k]); d.fill(g.difference(mv(g, -5, -5)), dark(COL[k])); d.line(g)
    else: put_picto(d, k, 48 if mini else 46, 50 if mini else 48, 78 if mini else 66)

def spl(d, x, y, R, seed, kind, c, clip=None, hl=True, w=LW):
    g, s = splat(x, y, R, seed, kind=kind); s = s if kind == 'round' else Polygon(); a = union(g, s)
    d.fill(a, c, clip=clip); d.fill(union(g.difference(mv(g, -8, -8)), s.difference(mv(s, -2.5, -2.5))), dark(c, .28), clip=clip)
    if hl:
        i = g.buffer(-9); d.fill(goo(i.difference(mv(i, 9, 9)).intersection(ell(x-R*.4, y-R*.4, R*.8)), 1), lite(c, .7), clip=clip)
    d.line(a, w, clip=clip) if clip is not None else d.line(a, w)
    return a

def illus(d, k, win, mini, cl):
    if k == 'd10':
        d.fill(dots(70, 20, 240, 280 if not mini else 330, 17, 5.2, .4), lite(PAL['lemon'], .55), clip=win)
        spl(d, 134, 196, 88, SEED10, 'round', '#FFDD5E', clip=cl); face(d, 134, 192, 1.25, 0)
    elif k == 'd20':
        d.fill(rays(140, 190, 14), lite(PAL['orange'], .32), clip=win)
        spl(d, 136, 196, 78, 8, 'tri', '#FF9E3D', clip=cl); face(d, 136, 204, .95, 1)
        g, _ = splat(200, 66, 19, 3); d.shape(g, '#FF9E3D', sh=5, clip=cl)
    elif k == 'd30':
        d.fill(rays(130, 180, 18, off=6), dark(PAL['tomato'], .2), clip=win)
        a, s = splat(136, 196, 88, 11, kind='square'); s = Polygon(); a = union(a, taper([(92, 240), (90, 306)], 26, 15), ell(90, 306, 10), taper([(178, 250), (180, 290)], 22, 12), ell(180, 291, 8), s)
        a = goo(a, 3); d.fill(a, '#F2503F', clip=cl); d.fill(a.difference(mv(a, -9, -9)).difference(s), dark('#F2503F', .34), clip=cl); i = a.buffer(-9); d.fill(i.difference(mv(i, 9, 9)).intersection(box(40, 90, 150, 190)).buffer(-1).buffer(1), '#FFB39A', clip=cl); d.line(a, clip=cl); face(d, 134, 192, 1.12, 2)
        for x, y, r, sd in ((200, 52, 18, 4), (150, 40, 9, 2)): g, _ = splat(x, y, r, sd); d.shape(g, '#F2503F', sh=5, clip=cl)
    elif k == 'bim':
        d.fill(rays(128, 176, 16), lite(PAL['bim'], .2), clip=win)
        b = star(128, 178, 112, 68, 13, rot=-83); d.fill(b, PAL['lemon'], clip=cl); d.fill(b.difference(mv(b, -9, -9)), PAL['orange'], clip=cl); d.line(b, clip=cl)
        d.fill(star(128, 178, 92, 62, 13, rot=-83).difference(ell(118, 178, 30)), '#FFE58A', clip=cl)
        pan = ell(0, 0, 58); hd = rrect(-11, 46, 22, 84, 10)
        T = lambda g: mv(A.rotate(g, -32, origin=(0, 0)), 112, 178)
        d.shape(T(hd), PAL['tomato'], sh=6, clip=cl); d.shape(T(pan), '#5B5470', sh=8, clip=cl); p2 = T(ell(0, 0, 43)); d.fill(p2, '#473F5C'); d.fill(p2.difference(mv(p2, 6, 6)), '#2F2844'); d.fill(T(ell(0, 118, 4)), INK)
        g, s = splat(126, 168, 25, 6); d.shape(g, PAL['lemon'], sh=5)
        ball = ell(196, 84, 20); 
        for dx, dy in ((-6, 12), (4, 16), (-14, 4)): d.line([(180+dx*.9, 104+dy*.8), (160+dx*1.5, 128+dy*1.2)], c=INK)
        d.shape(ball, PAL['lemon'], sh=6, hl=5)
    elif k == 'ident':
        d.fill(dots(20, 20, 240, 330, 20, 1, 5), lite(PAL['ident'], .18), clip=win)
        T = lambda g: rot(g, 9, (130, 190)); t = T(rrect(66, 88, 122, 162, 16)); d.shape(t, PAPER, sh=8); d.fill(T(rrect(78, 100, 98, 138, 9)), PAL['non']); d.fill(T(glyphs('?', 120, 127, 168)), PAL['swap'])
        gl = ell(142, 168, 54); d.shape(taper([(176, 206), (214, 250)], 22, 30), PAL['tomato'], sh=7); d.shape(gl.buffer(8), PAL['lemon'], sh=6); d.fill(gl, '#CFEBFF'); d.fill(gl.difference(mv(gl, 7, 8)), '#93C2EA')
        e = Polygon(spline([(100, 170), (142, 140), (184, 170)], False)+spline([(184, 170), (142, 198), (100, 170)], False)).buffer(0); d.fill(e, WHITE); d.fill(ell(144, 168, 22), PAL['ident'], clip=e); d.fill(ell(144, 168, 11), INK); d.fill(ell(138, 160, 6), WHITE); d.line(e); d.line([(104, 146), (140, 128), (178, 140)], w=8); d.line(gl)
    elif k == 'shield':
        d.fill(rays(130, 190, 12, off=8), lite(PAL['shield'], .16), clip=win)
        o = ell(128, 190, 88); d.shape(o, '#C5D3DA', sh=11, hl=8, clip=cl); 
        d.line(ell(128, 190, 68).boundary.buffer(.2), c='#7E93A0'); i = ell(128, 190, 44); d.shape(i, '#DDE7EB', sh=8)
        hnd = union(stroke(arc(128, 196, 27, 200, 340), 15), ell(103, 188, 9), ell(153, 188, 9)); d.shape(hnd, '#93A8B4', sh=4)
        for x, y, r, sd, c in ((78, 146, 24, 3, PAL['lemon']), (176, 232, 30, 8, PAL['tomato']), (180, 140, 15, 2, PAL['orange'])): g, s = splat(x, y, r, sd); d.shape(g, c, sh=5)
    elif k == 'heal':
        for x, y, r in ((192, 64, 20), (62, 246, 15), (206, 232, 24), (150, 52, 9), (196, 262, 9), (56, 150, 10)): d.fill(ell(x, y, r), lite(PAL['heal'], .3), clip=win); d.fill(ell(x-r*.35, y-r*.35, r*.25), WHITE, clip=win)
        for a in (-45, 45):
            T = lambda g: rot(g, a, (132, 186)); p = T(rrect(34, 156, 196, 60, 30)); d.shape(p, '#F7C79A', sh=8, clip=cl); d.fill(T(rrect(94, 159, 76, 54, 4)), '#FFE9CC')
            for i in (52, 68, 196, 212): 
                for j in (174, 198): d.fill(T(ell(i, j, 3.4)), '#C98A5C')
        q = rrect(102, 156, 60, 60, 8); q = rot(q, 45, (132, 186)); d.fill(q, '#FFF6E6'); hrt = heart(132, 188, 24); d.shape(hrt, PAL['tomato'], sh=5, hl=4)
    elif k == 'swap':
        d.fill(dots(20, 20, 240, 330, 20, 5, .6), lite(PAL['swap'], .17), clip=win)
        for a, x, y, c, kk in ((-14, 92, 196, PAL['non'], 'b'), (13, 162, 180, PAL['non'], 'a')):
            T = lambda g: rot(g, a, (x, y)); t = T(rrect(x-43, y-56, 86, 112, 13)); d.shape(t, PAPER, sh=7, clip=cl); d.fill(T(rrect(x-33, y-46, 66, 92, 7)), PAL['L'] if kk == 'a' else PAL['B'])
            h = T(union(ell(x, y-8, 20, 22), blob((x-33, y+46), (x-28, y+26), (x, y+18), (x+28, y+26), (x+33, y+46)))).intersection(T(rrect(x-33, y-46, 66, 92, 7))); d.fill(h, INK); d.fill(T(glyphs('?', 34, x, y-8)), PAPER)
        for pts in (arc(128, 182, 98, 208, 322), arc(128, 196, 98, 28, 142)): g = arrow(pts, 17, 24, 27, False); d.shape(g, PAL['lemon'], sh=5, clip=cl)
    elif k == 'recycle':
        d.fill(rays(132, 190, 10, off=0), lite(PAL['recycle'], .16), clip=win)
        body = union(rrect(90, 152, 84, 92, 8), ell(132, 242, 42, 13)); d.shape(body, '#DCE4E8', sh=10); d.fill(box(93, 176, 171, 226), PAPER); put_picto(d, 'recycle', 132, 202, 44)
        d.shape(ell(132, 152, 42, 13), PAL['heal'], sh=0); dr = union(rrect(104, 152, 15, 30, 7.5), rrect(122, 150, 13, 18, 6.5)); d.fill(dr, PAL['heal'])
        d.line(stroke([(90, 156), (96, 108), (132, 96), (168, 108), (174, 156)], .2))
        for pts in (arc(132, 190, 84, 128, 262), arc(132, 190, 84, -52, 82)): g = arrow(pts, 20, 28, 30, False); d.shape(g, '#B9DB5A', sh=6, clip=cl)
    elif k == 'non':
        d.fill(rays(132, 190, 16), lite(PAL['non'], .1), clip=win)
        oc = Polygon([(132+92*math.cos(math.radians(22.5+45*i)), 186+92*math.sin(math.radians(22.5+45*i))) for i in range(8)]); d.shape(oc, PAL['tomato'], sh=10, clip=cl); d.fill(oc.buffer(-10).difference(oc.buffer(-17)), PAPER)
        hand = goo(union(rrect(100, 176, 66, 70, 24), *[taper([(x, 200), (x2, y)], 19, 18) for x, x2, y in ((109, 102, 146), (125, 122, 128), (142, 143, 130), (157, 164, 146))], taper([(106, 226), (78, 190)], 22, 18)), 1.5)
        d.shape(hand, '#FFD2AE', sh=8); d.shape(splat(134, 212, 17, 5)[0], PAL['lemon'], sh=4)
def heart(x, y, r): return union(mv(ell(-r*.48, -r*.3, r*.55), x, y), mv(ell(r*.48, -r*.3, r*.55), x, y), Polygon([(x-r*.98, y-r*.08), (x+r*.98, y-r*.08), (x, y+r)]), Polygon([(x-r*.5, y-r*.5), (x+r*.5, y-r*.5), (x, y+.5*r)])).buffer(r*.08).buffer(-r*.08).buffer(-r*.08).buffer(r*.08)

def card(k, mini=False):
    d, win, c = frame(k, mini)
    q = Draw(CW, CH); S, tx, ty = (.98, 4, 4) if mini else (.93, 10, -6)
    illus(q, k, A.affine_transform(win, [1/S, 0, 0, 1/S, -tx/S, -ty/S]), mini, A.affine_transform(OUTER.buffer(-3), [1/S, 0, 0, 1/S, -tx/S, -ty/S]))
    d.at(q, f'translate({tx} {ty}) scale({S})')
    # the corner tab is laid over the picture: in a pile only this strip is seen
    dd = k[1:].isdigit(); w, h = (90, 160) if dd and mini else (92, 92) if mini else (86, 140) if dd else (82, 84)
    tab = rrect(-20, -20, w+20, h+20, 20).intersection(OUTER); d.fill(tab, PAPER)
    if not mini:
        d.fill(box(0, 274, 240, 336).intersection(OUTER), PAPER)
    index(d, k, mini); return finish(d)

def mask(d, x=120, y=120, lens='#3E7E9E', c='#3A2A4A', k=1):
    """a paintball mask: the public face of everybody"""
    T = lambda g: mv(A.scale(g, k, k, origin=(0, 0)), x, y)
    g = blob((0, -46), (54, -40), (64, -4), (54, 34), (28, 58), (0, 64), (-28, 58), (-54, 34), (-64, -4), (-54, -40))
    d.shape(T(g), c, sh=9*k)
    v = blob((0, -30), (44, -26), (52, -6), (42, 14), (16, 16), (0, 9), (-16, 16), (-42, 14), (-52, -6), (-44, -26)); d.shape(T(v), lens, sh=0)
    d.fill(T(v.difference(mv(v, 5, 6))), INK, .35); d.fill(T(Polygon([(-40, 8), (-24, -28), (-10, -28), (-26, 14)])), WHITE, .7, clip=T(v.buffer(-4))); d.fill(T(Polygon([(-4, 12), (12, -28), (17, -28), (2, 12)])), WHITE, .5, clip=T(v.buffer(-4)))
    sm = stroke([(-27, 29), (-14, 40), (0, 43), (14, 40), (27, 29)], 14); d.fill(T(sm), INK)      # a grinning grille
    for i in (-1.5, -.5, .5, 1.5): d.fill(T(rrect(i*13-2, 22, 4, 34, 2)), c, clip=T(sm.buffer(-2)))
def back():
    d = Draw(CW, CH); d.fill(OUTER, PAPER); w = INNER; d.fill(w, PAL['non']); d.fill(rays(120, 168, 20), lite(PAL['non'], .09), clip=w)
    for x, y, r, sd, c in ((40, 52, 30, 2, PAL['lemon']), (204, 70, 24, 5, PAL['orange']), (34, 274, 24, 9, PAL['tomato']), (204, 288, 32, 12, PAL['lemon'])): g, s = splat(x, y, r, sd); d.fill(union(g, s), c, clip=w)
    b = star(120, 168, 100, 78, 16); d.fill(b, PAL['bim'], clip=w); d.fill(b.difference(mv(b, -8, -8)), dark(PAL['bim'], .4), clip=w); d.line(b, clip=w)
    mask(d, 120, 166, k=1.06, c='#F6E2BC'); g, s = splat(150, 196, 20, 6); d.shape(g, PAL['lemon'], sh=4)
    return finish(d)

# ---- tiles: 240x288, name strip 48 high (name drawn by pygame.font)
TO = rrect(3, 3, 234, 282, 26); TW = rrect(13, 13, 214, 224, 18)
def badge(d, gang, x, y, r, letter=True):
    """gang badge = shape + letter: star B, tooth C, lenses L, strawberry X"""
    k = r/50; T = lambda g: mv(A.scale(g, k, k, origin=(0, 0)), x, y)
    if gang == 'B': g = star(0, 3, 56, 34, 5, rnd=5); c = PAL['B']
    elif gang == 'C': g = blob((-44, -26), (-24, -46), (0, -38), (24, -46), (44, -26), (42, 6), (34, 44), (22, 46), (13, 18), (0, 12), (-13, 18), (-22, 46), (-34, 44), (-42, 6)); c = PAL['C']
    elif gang == 'L': g = goo(union(ell(-26, 0, 29), ell(26, 0, 29), box(-10, -8, 10, 8)), 2); c = PAL['L']
    elif gang == 'X': g = blob((0, 50), (-34, 18), (-42, -14), (-24, -34), (0, -30), (24, -34), (42, -14), (34, 18)); c = PAL['X']
    else: g = ell(0, 0, 46); c = PAL['non']
    d.fill(T(g).buffer(5*max(k, .5)), PAPER); d.shape(T(g), c, sh=5*k+1, w=max(3.6, LW*k) if r < 40 else LW)
    if letter:
        if gang == 'L': d.fill(T(glyphs('L', 40, -26, 0)), WHITE); d.fill(T(ell(26, 0, 15)), WHITE); d.fill(T(ell(29, 2, 8)), INK)
        elif gang == 'C': d.fill(T(glyphs('C', 46, 0, -12)), WHITE)
        elif gang == 'X': d.fill(T(glyphs('X', 46, 0, 4)), WHITE); d.fill(T(star(0, -36, 20, 8, 5, rnd=1)), PAL['heal'])
        elif gang == 'B': d.fill(T(glyphs('B', 44, 0, 3)), WHITE)
        else: d.fill(T(glyphs('?', 60, 0, 0)), WHITE)
GROUNDS = {'B': '#F58AAE', 'C': '#8CC48F', 'L': '#8FB4F2', 'X': '#C9A0DC', '?': '#6A5788'}
def mystery(b):
    hood = blob((120, 26), (178, 50), (196, 112), (184, 172), (150, 196), (90, 196), (56, 172), (44, 112), (62, 50)); b.shape(TORSO, '#4A3A60', sh=10); b.shape(hood, '#4A3A60', sh=10, hl=8); b.shape(ell(120, 122, 54, 60), '#241431', sh=0, out=True); b.fill(glyphs('?', 104, 120, 122), PAL['lemon'])
    g, s = splat(186, 206, 22, 4); b.shape(g, PAL['lemon'], sh=4); g, s = splat(66, 66, 15, 7); b.shape(g, PAL['tomato'], sh=4)
def tile(n):
    d = Draw(240, 288); d.fill(TO, PAPER)
    gang = PEOPLE[n][0] if n != 'mystery' else '?'
    c = GROUNDS[gang]; d.fill(TW, c)
    if gang == 'B': d.fill(rays(120, 130, 12), lite(c, .35), clip=TW)
    elif gang == 'C': d.fill(union(*[Polygon([(x, y), (x+20, y+16), (x+40, y), (x+40, y+14), (x+20, y+30), (x, y+14)]) for x in range(0, 240, 40) for y in range(-6, 240, 34)]), lite(c, .3), clip=TW)
    elif gang == 'L': d.fill(union(*[ell(120, 120, r+9).difference(ell(120, 120, r)) for r in range(20, 190, 22)]), lite(c, .32), clip=TW)
    elif gang == 'X': d.fill(TW.intersection(Polygon([(0, 288), (240, 0), (240, 288)])), '#8FD3C4')
    else: d.fill(dots(10, 10, 240, 240, 24, 6, 3), lite(c, .14), clip=TW)
    b = Bust()
    if n == 'mystery': mystery(b)
    else: PEOPLE[n][1](b)
    # bust is clipped to the window at the bottom and stands out over its top edge
    zone = union(TW, box(3, 3, 237, 120).intersection(TO))
    bb = Bust(clip=A.affine_transform(zone, [1/.94, 0, 0, 1/.94, -7.2/.94, -14/.94])); 
    if n == 'mystery': bb.o = b.o; d.at(b, 'translate(7.2 14) scale(.94)')
    else: PEOPLE[n][1](bb); d.at(bb, 'translate(7.2 14) scale(.94)')
    d.fill(box(0, 237, 240, 288).intersection(TO), PAPER);
    badge(d, gang, 52 if gang == 'L' else 44, 236, 33); d.line(TO); return d

def shield_across():
    """shield card turned by 90 degrees: its own drawing, 336x240; owner's name and turns drawn in the strip at the right"""
    d = Draw(336, 240); o = rrect(3, 3, 330, 234, 24); i = rrect(13, 13, 310, 214, 17); c = PAL['shield']
    d.fill(o, PAPER); d.fill(i, c); st = union(*[Polygon([(x, 13), (x+22, 13), (x-8, 45), (x-30, 45)]) for x in range(0, 380, 44)]); d.fill(st.union(mv(st, 0, 182)), PAPER, .9, clip=i)
    lid = ell(100, 120, 74); d.shape(lid, '#C5D3DA', sh=10, hl=7); d.line(ell(100, 120, 56).boundary.buffer(.2), c='#7E93A0'); d.shape(ell(100, 120, 36), '#DDE7EB', sh=7); d.shape(union(stroke(arc(100, 125, 22, 200, 340), 13), ell(80, 118, 8), ell(120, 118, 8)), '#93A8B4', sh=4)
    d.shape(splat(62, 84, 18, 3)[0], PAL['lemon'], sh=4); d.shape(splat(140, 160, 22, 8)[0], PAL['tomato'], sh=4)
    d.fill(rrect(186, 46, 134, 148, 14), PAPER); d.line(rrect(186, 46, 134, 148, 14)); d.line(o); return d

HATS = ['beret', 'cap', 'pot', 'colander', 'bob', 'bonnet', 'bucket', 'straw', 'hood', 'bike', 'paper', 'toque']
HCOL = ['#D12C6A', '#2A5CC4', '#9AA7B5', '#C9CFD6', '#F2B632', '#E4602A', '#128C9C', '#E8C878', '#7A4FCB', '#E4342F', '#FFF4DC', '#FFFDF6']
SKINS = ['#F6BC8C', '#8F5634', '#B5713F', '#FFD2AE', '#CB8C58', '#9C6038']
def masked(i):
    b = Bust(); h, c = HATS[i], HCOL[i]; sk = SKINS[i % 6]
    cl = ['#2A5CC4', '#F2B632', '#C8238A', '#2C7F4C', '#E4602A', '#128C9C', '#7A4FCB', '#D12C6A', '#3A2A4A', '#F6E2BC', '#2F78D0', '#E4342F'][i]
    b.shape(TORSO, cl, sh=10); b.shape(blob((78, 204), (120, 192), (162, 204), (150, 226), (120, 234), (90, 226)), lite(cl, .45), sh=5)
    if h != 'hood': ears(b, sk, 62, 128)
    b.shape(ell(120, 116, 62, 66), sk, sh=9)
    if h == 'hood': b.shape(blob((120, 34), (180, 60), (196, 130), (170, 196), (120, 206), (70, 196), (44, 130), (60, 60)), c, sh=10, hl=8)
    mask(b, 120, 132, k=.98, c=['#F6E2BC', '#5E4A86', '#F6E2BC', '#3E7A78', '#C9506A', '#F6E2BC', '#D9822E', '#4B6FB0', '#F6E2BC', '#4E4468', '#5D9A62', '#C9506A'][i], lens=['#F28C38', '#4FA8C4', '#E0578E', '#7CB85C'][i % 4])
    if h == 'beret': b.shape(blob((56, 84), (40, 60), (70, 34), (130, 28), (186, 42), (204, 70), (184, 88), (120, 80)), c, sh=9, hl=7); b.shape(rot(rrect(124, 16, 9, 18, 4), 14), c, sh=0)
    if h == 'cap': b.shape(blob((58, 88), (64, 50), (120, 28), (176, 50), (182, 88), (120, 82)), c, sh=9, hl=7); b.shape(blob((60, 90), (64, 74), (22, 76), (10, 92), (40, 100)), dark(c, .2), sh=4)
    if h == 'pot': b.shape(rrect(176, 62, 66, 16, 8), '#4A3A50', sh=4); b.shape(blob((54, 88), (58, 24), (70, 18), (170, 18), (182, 24), (186, 88), (120, 96)), c, sh=10, hl=9); b.shape(rrect(46, 76, 148, 16, 8), lite(c, .3), sh=4)
    if h == 'colander':
        g = blob((50, 86), (60, 44), (94, 20), (146, 20), (180, 44), (190, 86), (120, 96)); b.shape(g, c, sh=10, hl=8)
        for x, y in ((90, 46), (120, 40), (150, 46), (78, 66), (106, 64), (134, 64), (162, 66)): b.fill(ell(x, y, 5), INK)
        b.shape(rrect(40, 78, 160, 14, 7), lite(c, .3), sh=4)
    if h == 'bob': b.shape(blob((70, 80), (78, 34), (120, 26), (162, 34), (170, 80)), c, sh=8, hl=7); b.shape(blob((68, 70), (172, 70), (206, 98), (190, 106), (120, 88), (50, 106), (34, 98)), c, sh=6)
    if h == 'bonnet': b.shape(ell(120, 18, 19), PAPER, sh=6); b.shape(blob((58, 86), (66, 44), (120, 24), (174, 44), (182, 86)), c, sh=9, hl=7); b.shape(rrect(50, 70, 140, 24, 12), lite(c, .4), sh=5)
    if h == 'bucket': b.shape(poly((56, 90), (76, 12), (164, 12), (184, 90), r=8), c, sh=10, hl=8); b.shape(rrect(46, 78, 148, 16, 8), lite(c, .3), sh=4)
    if h == 'straw': b.shape(ell(120, 84, 104, 20), c, sh=6); b.shape(blob((66, 80), (78, 28), (120, 20), (162, 28), (174, 80), (120, 90)), c, sh=8, hl=7); b.fill(Polygon([(68, 64), (172, 64), (174, 80), (120, 88), (66, 80)]), PAL['tomato']); b.line([(67, 64), (120, 70), (173, 64)]) 
    if h == 'bike':
        g = blob((52, 92), (54, 56), (90, 26), (150, 26), (186, 56), (188, 92), (120, 84)); b.shape(g, c, sh=10, hl=8)
        for x in (88, 120, 152): b.fill(rot(rrect(x-6, 36, 12, 36, 6), (x-120)*.35, (x, 54)), INK)
    if h == 'paper': b.shape(poly((40, 92), (120, 8), (200, 92), (120, 80), r=3), c, sh=10); b.shape(poly((36, 96), (44, 74), (196, 74), (204, 96), r=3), c, sh=6); [b.fill(box(60+i2*34, 82, 80+i2*34, 86), '#B9A98C') for i2 in range(4)]
    if h == 'toque': b.shape(goo(union(ell(84, 44, 28), ell(120, 32, 32), ell(156, 44, 28), rrect(70, 48, 100, 44, 6)), 2), c, sh=9, hl=0); b.shape(rrect(60, 70, 120, 24, 8), c, sh=5)
    return b

def icon(name):
    d = Draw(100, 100)
    if name.startswith('badge_'): badge(d, {'q': '?'}.get(name[-1], name[-1]), 50, 50, 40)
    elif name.startswith('shape_'): g = glyph_shape(name[6:], 50, 50, 38); d.shape(g, COL[name[6:]], sh=8, w=8)
    elif name.startswith('forbid_'):
        g = glyph_shape(name[7:], 50, 52, 34); d.shape(g, COL[name[7:]], sh=6, w=8); b = rot(rrect(-4, 44, 108, 12, 6), 45, (50, 50)); d.fill(b.buffer(7), PAPER); d.fill(b.buffer(2.5), INK)
    elif name == 'heart': d.shape(heart(50, 52, 42), PAL['tomato'], sh=8, hl=7, w=7)
    elif name == 'heart_low': h = heart(50, 52, 42); d.shape(h, PAL['orange'], sh=8, w=7); d.line([(50, 26), (42, 42), (58, 54), (48, 72)], w=7)
    elif name == 'heart_100':
        h = heart(50, 52, 42); d.shape(h, '#B9AFC0', sh=8, w=7); T = lambda g: rot(g, -32, (50, 52)); d.shape(T(rrect(8, 40, 84, 24, 12)), '#FFE3BF', sh=0, w=6); d.fill(T(rrect(38, 42, 24, 20, 3)), '#E2AC7C')
    elif name == 'skull':
        g = goo(union(ell(50, 44, 38, 36), rrect(28, 60, 44, 32, 10)), 4); d.shape(g, PAPER, sh=8, w=7)
        for x in (35, 65): d.line([(x-9, 36), (x+9, 54)], w=8); d.line([(x+9, 36), (x-9, 54)], w=8)
        for x in (41, 50, 59): d.line([(x, 76), (x, 90)], w=5)
        d.shape(splat(74, 20, 15, 3)[0], PAL['tomato'], sh=3, w=5)
    elif name == 'hand':
        for a in (-24, 0, 24): d.shape(rot(rrect(30, 16, 40, 58, 7), a, (50, 96)), PAPER if a else PAL['lemon'], sh=5, w=6)
        
    elif name == 'deck':
        for o in (10, 0): d.shape(rrect(18+o, 8+o, 56, 76, 9), PAL['bim'] if o == 0 else PAPER, sh=0 if o else 6, w=6)
        d.fill(rrect(25, 15, 42, 62, 4).difference(rrect(30, 20, 32, 52, 2)), PAPER); d.fill(star(46, 46, 15, 9, 9), PAL['lemon'])
    elif name == 'discard': d.shape(rot(rrect(24, 18, 48, 66, 8), 18, (50, 50)), PAPER, sh=6, w=6); d.shape(rot(rrect(24, 18, 48, 66, 8), -10, (50, 50)), PAL['recycle'], sh=6, w=6)
    elif name == 'aim':
        d.fill(union(ell(50, 50, 38).difference(ell(50, 50, 26)), *[rot(rrect(46, 2, 8, 26, 3), a, (50, 50)) for a in (0, 90, 180, 270)]).buffer(3), PAPER); d.fill(union(ell(50, 50, 36).difference(ell(50, 50, 28)), ell(50, 50, 6), *[rot(rrect(46, 4, 8, 24, 3), a, (50, 50)) for a in (0, 90, 180, 270)]), INK)
    elif name == 'gear': d.shape(goo(union(ell(50, 50, 29), *[rot(rrect(41, 8, 18, 84, 6), a, (50, 50)) for a in (0, 45, 90, 135)]), 2).difference(ell(50, 50, 12)), '#B9AFC0', sh=6, w=7)
    elif name == 'book': d.shape(rrect(16, 14, 68, 74, 9), PAL['ident'], sh=7, w=7); d.fill(rrect(30, 28, 40, 18, 5), PAPER); d.line([(28, 14), (28, 88)], w=6)
    elif name == 'wrong':
        d.fill(rrect(5, 5, 90, 90, 20), INK); d.fill(rrect(12, 12, 76, 76, 14), PAL['tomato'])
        d.fill(stroke([(31, 31), (69, 69)], 13, False), WHITE); d.fill(stroke([(69, 31), (31, 69)], 13, False), WHITE)
    elif name == 'pip': d.shape(ell(50, 50, 38), PAL['lemon'], sh=8, w=10)
    elif name == 'pip_off': d.line(ell(50, 50, 38), 10)
    elif name in ('oups', 'oups_red'):
        red = name == 'oups_red'; d.shape(ell(50, 50, 42), PAL['tomato'] if red else PAL['lemon'], sh=8, hl=6, w=8)
        d.fill(union(*[glyphs('!', 66, x, 50) for x in ((36, 64) if red else (50,))]).buffer(1.5), PAPER if red else INK)
    elif name == 'star': d.shape(star(50, 53, 45, 24, 5, rnd=4), PAL['lemon'], sh=7, hl=5, w=8)
    elif name == 'mission':
        d.shape(rrect(10, 22, 80, 58, 9), PAPER, sh=7, w=7); d.line([(14, 28), (50, 56), (86, 28)], w=6); d.shape(ell(50, 58, 15), PAL['tomato'], sh=4, w=6)
    elif name.startswith('p_'): put_picto(d, name[2:], 50, 50, 92)
    return d
ICONS = ['badge_B', 'badge_C', 'badge_L', 'badge_X', 'badge_q', 'shape_d10', 'shape_d20', 'shape_d30', 'forbid_d20', 'forbid_d30', 'heart', 'heart_low', 'heart_100', 'skull', 'hand', 'deck', 'discard', 'aim', 'gear', 'book', 'pip', 'pip_off', 'oups', 'oups_red', 'wrong', 'star', 'mission']+['p_'+k for k in ('bim', 'ident', 'shield', 'heal', 'swap', 'recycle', 'non')]

def splats():
    for nm, R, kind, sd, c in (('s', 40, 'round', 5, PAL['lemon']), ('m', 66, 'tri', 8, PAL['orange']), ('l', 96, 'square', 11, PAL['tomato'])):
        W = int(R*3.2); d = Draw(W, W); g, s = splat(W/2, W/2, R, sd, kind=kind); a = union(g, s)
        d.fill(a, c); d.fill(union(g.difference(mv(g, -7, -7)), s.difference(mv(s, -2.5, -2.5))), dark(c, .28)); i = g.buffer(-8); d.fill(i.difference(mv(i, 8, 8)).intersection(ell(W/2-R*.4, W/2-R*.4, R*.8)).buffer(-1).buffer(1), lite(c, .7)); d.line(a); yield 'splat_'+nm, d
def build():
    os.makedirs(SVG, exist_ok=True)
    for k in COL: card(k).save('card_'+k); card(k, True).save('mini_'+k)
    back().save('card_back'); shield_across().save('shield_across')
    for n in list(PEOPLE)+['mystery']: tile(n).save('tile_'+n)
    for i in range(12): masked(i).save(f'mask_{i+1:02d}')
    for n in ICONS: icon(n).save('icon_'+n)
    for n, d in splats(): d.save(n)
if __name__ == '__main__': build()
