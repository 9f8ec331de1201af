"""Mets ton slip !'s five: faces, hair, underwear of their own, and what each hides behind when even that is gone."""
from people import *
from slip_clothes import *

def face_line(d, pts, w=4, c=INK): d.line(pts, w, c)
def eyes2(d, y, dx, k=.72, x=120, look=0):
    for q in (-1, 1): d.fill(ell(x+q*dx, y, 7.4*k, 9.6*k), INK); d.fill(ell(x+q*dx-2.2*k+look, y-3.4*k, 2.9*k), WHITE)
def brows2(d, y, dx, w, c, tilt=8, th=5, x=120):
    for q in (-1, 1): d.fill(rot(taper([(x+q*dx-w/2, y+1.5), (x+q*dx, y-2.5), (x+q*dx+w/2, y+1.5)], th*.7, th*.7), q*tilt, (x+q*dx, y)), c)
def cheeks2(d, y, dx, c='#FF6F6A', op=.42, r=8):
    for q in (-1, 1): d.fill(ell(120+q*dx, y, r, r*.7), c, op)
def nose2(d, skin, y, r=6): n = ell(120, y, r*1.15, r); d.fill(n, mix(skin, PAL['blush'], .45)); d.fill(n.difference(mv(n, -2.5, -3)), dark(skin, .4)); d.fill(ell(118, y-2, 1.9, 1.4), WHITE, .7)
def ears2(d, b, r=8):
    x, y, rx, ry = b.head
    for q in (-1, 1): d.shape(ell(x+q*(rx+1), y+3, r*.85, r*1.1), b.skin, sh=2, w=W); d.fill(ell(x+q*(rx+1.5), y+3, r*.35, r*.5), dark(b.skin, .36))
def open_mouth(d, y, w, h, teeth=True):
    m = goo(ell(120, y, w/2, h).intersection(half(y-1, 400)).union(rrect(120-w/2, y-3, w, 5, 2.5)), 1); d.fill(m, '#6E1536'); d.fill(ell(122, y+h*.95, w*.28, h*.4), '#EF6A7C', clip=m)
    if teeth: d.fill(box(120-w/2+3, y-3, 120+w/2-3, y+3), WHITE, clip=m)
    d.line(m, 4)
def muscles(d, b, lines):
    for pts in lines: d.line(pts, 3.6, dark(b.skin, .4))

# ---- 0: tall, thin, ginger, a moustache to be proud of
def back0(d, b): pass
def body0(d, b):
    c = dark(b.skin, .42)
    for q in (-1, 1): d.fill(ell(120+q*15, 156, 3.2), mix(b.skin, '#D9726A', .7))
    for x, y in ((120, 152), (113, 158), (127, 158), (120, 163), (116, 168), (124, 169)): d.line([(x-3.5, y-2), (x, y+2), (x+3.5, y-2)], 2.6, '#C86A2C')
    d.fill(ell(120, 204, 2.4, 3.2), c)
    for q in (-1, 1): d.line([(120+q*17-6, 284), (120+q*17, 287), (120+q*17+6, 284)], 3, c)
def face0(d, b):
    h = '#DD6A22'; ears2(d, b); d.shape(ell(*b.head), b.skin, sh=6, w=W); cheeks2(d, 97, 20, op=.5); eyes2(d, 82, 12); brows2(d, 68, 12, 15, dark(h, .3), -10)
    for x, y in ((101, 92), (106, 95), (138, 92), (134, 96)): d.fill(ell(x, y, 1.5), '#D0804C')
    n = blob((120, 82), (128, 96), (120, 101), (112, 96)); d.fill(n, mix(b.skin, PAL['blush'], .5)); d.fill(n.difference(mv(n, -2, -3)), dark(b.skin, .38))
    open_mouth(d, 108, 16, 7, False)
    m = goo(union(taper([(121, 102), (136, 103), (148, 94)], 12, 4), taper([(119, 102), (104, 103), (92, 94)], 12, 4)), 1); d.shape(m, h, sh=3, w=4)
    d.shape(blob((88, 78), (87, 56), (102, 44), (122, 42), (142, 45), (153, 58), (152, 78), (147, 66), (132, 58), (112, 60), (94, 66)), h, sh=5, hl=4, w=W)
    d.shape(taper([(118, 48), (126, 36), (140, 36)], 10, 3), h, sh=2, w=4)
# ---- 1: round and merry
def back1(d, b):
    h = '#2E1A2B'; d.shape(goo(union(*[ell(120+43*math.cos(math.radians(a)), 88+36*math.sin(math.radians(a)), 17) for a in range(150, 400, 24)]), 1.5), h, sh=6, hl=5, w=W)
def body1(d, b):
    c = dark(b.skin, .42); d.fill(ell(120, 232, 3.2, 4.4), c); d.line([(82, 250), (98, 258), (120, 260), (142, 258), (158, 250)], 3.6, c)
    band = goo(b.torso.intersection(box(0, 164, 240, 194)).buffer(1.6), 1); d.shape(band, '#B23A8E', sh=5, w=W)
    for x in range(68, 180, 17): d.fill(ell(x, 180+(3 if x % 2 else -4), 3.6), '#FFD9EE', clip=band)
    d.line([(120, 168), (120, 190)], 4, dark('#B23A8E', .4))
def face1(d, b):
    ears2(d, b, 7); d.shape(ell(*b.head), b.skin, sh=6, w=W); cheeks2(d, 107, 23, '#E0524A', .5, 9)
    for q in (-1, 1): d.line([(120+q*14-7, 95), (120+q*14, 87), (120+q*14+7, 95)], 4.6); d.fill(taper([(120+q*21, 94), (120+q*27, 90)], 4, 2), INK); d.line(ell(120+q*37, 113, 6.5), 3.6, PAL['lemon'])
    brows2(d, 78, 15, 15, '#2E1A2B', 4); nose2(d, b.skin, 101, 6); open_mouth(d, 110, 32, 14)
    h = '#2E1A2B'; d.fill(goo(union(*[ell(x, 66+abs(x-120)**1.6*.035, 9) for x in range(90, 152, 10)]), 1), h)
    d.fill(ell(139, 116, 2.2), '#3A1A20')
    g = rot(goo(union(ell(146, 54, 11, 8), ell(164, 58, 11, 8)), .5), 14, (154, 56)); d.shape(g, '#F25C9A', sh=3, w=4); d.shape(ell(155, 56, 4.6), '#F25C9A', sh=0, w=3.4)
# ---- 2: small, spectacles, a beard like a doormat
def back2(d, b): pass
def body2(d, b):
    c = dark(b.skin, .42); d.fill(ell(120, 254, 2.8, 3.6), c)
    for q in (-1, 1): d.fill(ell(120+q*23, 226, 3.4), mix(b.skin, '#B0544A', .7))
    for x, y in ((106, 238), (116, 242), (126, 242), (136, 238), (120, 248)): d.line([(x-3, y-2), (x, y+2), (x+3, y-2)], 2.4, '#5A3426')
def face2(d, b):
    h = '#5A3426'; ears2(d, b, 9); d.shape(ell(*b.head), b.skin, sh=6, w=W)
    for q in (-1, 1): d.shape(goo(union(ell(120+q*39, 138, 8), ell(120+q*41, 148, 7)), 1), h, sh=3, w=4)
    beard = goo(union(blob((80, 152), (92, 164), (120, 160), (148, 164), (160, 152), (158, 186), (140, 204), (120, 212), (100, 204), (82, 186)), *[ell(120+x, 200-abs(x)*.34, 8) for x in range(-32, 34, 13)]), 1); d.shape(beard, h, sh=6, hl=0, w=W)
    for x, y in ((98, 184), (112, 196), (130, 196), (143, 182), (120, 186)): d.line([(x-4, y-3), (x, y+2), (x+4, y-3)], 3, lite(h, .2))
    open_mouth(d, 175, 22, 9); n = ell(120, 158, 10, 9); d.shape(n, mix(b.skin, PAL['blush'], .5), sh=3, w=4); d.fill(ell(117, 155, 2.4, 1.8), WHITE, .8)
    for q in (-1, 1): L = ell(120+q*18, 144, 14.5); d.fill(L, '#EAF6FF'); d.fill(ell(120+q*17, 145, 5.6, 7), INK); d.fill(ell(120+q*17-2, 142, 2.2), WHITE); d.line(L, 5, '#1E7C8C')
    d.line([(114, 142), (126, 142)], 5, '#1E7C8C'); brows2(d, 124, 18, 20, h, -8, 7)
    d.line([(112, 116), (118, 110), (128, 111)], 3, dark(b.skin, .3)); d.fill(ell(106, 122, 8, 4, -30), WHITE, .45)
# ---- 3: muscles, and a flat top
def back3(d, b): pass
def body3(d, b):
    c = dark(b.skin, .45); d.line([(82, 150), (100, 160), (119, 154)], 4, c); d.line([(158, 150), (140, 160), (121, 154)], 4, c); d.line([(120, 132), (120, 196)], 3.4, c)
    for y in (172, 186): d.line([(104, y), (112, y+3), (119, y)], 3.2, c); d.line([(136, y), (128, y+3), (121, y)], 3.2, c)
    d.fill(ell(120, 204, 2.2, 3), c)
    for q in (-1, 1): d.fill(ell(120+q*34, 148, 3), mix(b.skin, '#3A1018', .5)); d.line([(120+q*84, 154), (120+q*76, 164), (120+q*78, 176)], 3.4, c); d.line([(120+q*20, 284), (120+q*27, 290), (120+q*33, 284)], 3.4, c); d.line([(120+q*92, 148), (120+q*88, 142)], 3, lite(b.skin, .3))
def face3(d, b):
    h = '#221522'; ears2(d, b, 7); d.shape(union(ell(120, 78, 28, 32), rrect(93, 78, 54, 35, 13)), b.skin, sh=6, w=W)
    for q in (-1, 1): e = ell(120+q*12, 81, 8.4, 8); d.fill(e, WHITE); d.fill(ell(120+q*12, 82, 4.6, 5.6), INK, clip=e); d.fill(ell(118.4+q*12, 79.6, 1.9), WHITE); d.line(e, 3.4)
    brows2(d, 68, 12, 16, h, 12, 7); nose2(d, b.skin, 90, 6)
    m = goo(poly((104, 98), (138, 96), (134, 106), (122, 109), (109, 105)), 1.5); d.fill(m, WHITE); d.line(m, 4); sparkle(d, 137, 96, 8)
    d.line([(116, 115), (124, 115)], 3, dark(b.skin, .45))
    q = poly((89, 78), (87, 40), (153, 40), (151, 78), (145, 64), (95, 64), r=2.5); d.shape(q, h, sh=5, hl=4, w=W)
    for y in (70, 76): d.line([(93, y), (98, y)], 2.4, lite(h, .3))
# ---- 4: old, pearls, a bun
def back4(d, b): d.shape(goo(union(ell(120, 76, 18, 15), ell(120, 96, 39, 30)), 2), '#EDE7F4', sh=5, w=W); d.line([(112, 76), (120, 68), (130, 76)], 3, '#B9AECB')
def body4(d, b):
    c = dark(b.skin, .4); band = goo(b.torso.intersection(box(0, 178, 240, 202)).buffer(1.6), 1); d.shape(band, '#FFFDF6', sh=4, w=W)
    for x in (98, 110, 130, 142): d.fill(petals(x, 190, 5), '#F39AB4', clip=band); d.fill(ell(x, 190, 1.6), PAL['lemon'])
    d.fill(ell(120, 219, 2.2, 3), c)
    for q in (-1, 1): d.line([(120+q*20-5, 298), (120+q*20, 301), (120+q*20+5, 298)], 3, c)
    for i in range(-4, 5): d.fill(ell(120+i*5.2, 155+(16-i*i)*.72, 4.6), INK)
    for i in range(-4, 5): d.fill(ell(120+i*5.2, 155+(16-i*i)*.72, 3.2), '#FFFDF6')
def face4(d, b):
    h = '#EDE7F4'; ears2(d, b, 7); d.shape(ell(*b.head), b.skin, sh=6, w=W); cheeks2(d, 125, 20, '#F2668A', .5, 8)
    for q in (-1, 1):
        L = ell(120+q*15, 112, 12, 11); d.fill(L, '#F2FAFF'); d.fill(ell(120+q*15, 113, 4.6, 5.8), INK); d.fill(ell(120+q*15-1.6, 110.6, 1.9), WHITE); d.line(L, 4, '#8A3FA8'); d.fill(poly((120+q*25, 104), (120+q*33, 98), (120+q*28, 110), r=1), '#8A3FA8'); d.fill(ell(120+q*35, 128, 3.6), PAL['lemon']); d.line([(120+q*29, 122), (120+q*32, 126)], 2, dark(b.skin, .4))
    d.line([(117, 111), (123, 111)], 4, '#8A3FA8'); nose2(d, b.skin, 122, 5)
    m = Polygon(spline([(107, 130), (120, 134), (133, 130)], False)+spline([(133, 130), (120, 142), (107, 130)], False)).buffer(0); d.fill(m, '#C2255C'); d.line(m, 3.4); d.fill(rrect(114, 132, 12, 3.4, 1), WHITE)
    for q in (-1, 1): d.line([(120+q*21, 134), (120+q*23, 139)], 2.6, dark(b.skin, .34))
    f = blob((86, 112), (86, 90), (104, 78), (120, 76), (136, 78), (154, 90), (154, 112), (148, 98), (134, 90), (120, 94), (106, 90), (92, 98)); d.shape(f, h, sh=4, w=W); d.line([(106, 84), (96, 94)], 3, '#B9AECB'); d.line([(134, 84), (144, 94)], 3, '#B9AECB')

# ---- underwear of their own, cut to the hips
def brief(b, top, rise=6, leg=.0): 
    g = union(b.torso.intersection(half(top, 400)), pair(lambda q: b.leg(q, 0, .22+leg))).buffer(2.6)
    g = g.intersection(half(top, b.crotch+8+ (26 if leg else 0)))
    if not leg:
        for q in (-1, 1): g = g.difference(ell(120+q*(b.lx+b.legw[0]*.52), b.crotch+rise+8, b.legw[0]*.62, (b.crotch-top)*.8+4))
    return goo(g, 1)
def fun(d, g, c, band=None, top=0, pat=()):
    d.fill(g, c)
    for p, pc in pat: d.fill(p, pc, clip=g)
    d.fill(g.difference(mv(g, -5, -5)), PAL['shade'], .34); d.line(g, W)
    if band: s = g.intersection(half(top-5, top+8)); d.shape(s, band, sh=2, w=W-1)
def heart(x, y, r): return union(ell(x-r*.48, y-r*.3, r*.56), ell(x+r*.48, y-r*.3, r*.56), poly((x-r*.98, y-r*.1), (x+r*.98, y-r*.1), (x, y+r)))
def slip0(d, b): t = 208; g = brief(b, t, leg=.06); fun(d, g, '#FFFDF6', PAL['tomato'], t, [(union(*[heart(x, y, 6) for x, y in ((100, 224), (120, 226), (140, 224), (104, 243), (136, 243), (98, 258), (142, 258))]), PAL['tomato'])])
def slip1(d, b): t = 232; g = brief(b, t, 10); fun(d, g, '#B23A8E', '#7A2166', t, [(union(*[ell(x, y, 4.2) for x, y, _ in spots(g, 19)]), '#FFD9EE')])
def slip2(d, b):
    t = 252; g = brief(b, t, leg=.1); fun(d, g, '#F2B545', '#5A3426', t, [(union(*[ell(x, y, 6, 4.4, x*3).difference(ell(x+2, y-1, 2.2)) for x, y, _ in spots(g, 17)]), '#5A3426')])
def slip3(d, b): t = 216; g = brief(b, t, 4); fun(d, g, PAL['tomato'], PAL['lemon'], t); d.fill(star(120, 235, 9, 4, 5), PAL['lemon'])
def slip4(d, b):
    t = 216; g = brief(b, t, leg=.24); fun(d, g, '#FFFDF6', '#F39AB4', t, [(union(*[petals(x, y, 6) for x, y, _ in spots(g, 24)]), '#F39AB4')])
    for q in (-1, 1): lace = goo(union(*[ell(120+q*20+i*7.5, b.crotch+34-abs(i), 5.4, 5) for i in (-2, -1, 0, 1, 2)]), .6).intersection(pair(lambda s: b.leg(s, 0, 1, 6))); d.shape(lace, '#FFFDF6', sh=2, w=W-1)

# ---- what each hides behind
def cover0(d, b):      # the newspaper
    g = rot(poly((84, 192), (120, 197), (156, 192), (158, 262), (120, 268), (82, 262), r=1.5), -3, (120, 230)); d.shape(g, '#F4EEDD', sh=6, w=W); d.line([(120, 198), (120, 266)], 3.4, '#8B8298'); d.fill(rot(rrect(88, 202, 27, 9, 1), 3, (100, 206)), INK)
    for x0, x1, ys in ((90, 114, (220, 228, 236, 244, 252)), (126, 150, (238, 246, 254))):
        for y in ys: d.line([(x0, y), (x1, y)], 3, '#8B8298')
    d.fill(rrect(126, 206, 24, 24, 1.5), '#9CC3E8'); d.fill(ell(138, 216, 6), '#F2B07A'); d.fill(rrect(130, 221, 16, 9, 3), PAL['tomato'])
    for q in (-1, 1): d.shape(ell(120+q*39, 226, 9, 11), b.skin, sh=3, w=W)
def cover1(d, b):      # the barrel
    g = blob((56, 190), (120, 184), (184, 190), (192, 236), (182, 290), (120, 296), (58, 290), (48, 236)); c = '#C68A4A'
    for q in (-1, 1): d.fill(taper([(120+q*30, 138), (120+q*44, 194)], 13, 13).buffer(2), INK); d.fill(taper([(120+q*30, 138), (120+q*44, 194)], 9, 9), '#7A4A2C')
    d.shape(g, c, sh=8, w=W)
    for x in (-44, -22, 0, 22, 44): d.line([(120+x*.9, 188), (120+x*1.16, 238), (120+x*.92, 293)], 3, dark(c, .42))
    for y in (204, 272): m = g.intersection(box(0, y-6, 240, y+7)); d.fill(m, '#8A8FA6'); d.fill(box(0, y+2, 240, y+7), '#5F6480', clip=m); d.line(m, 3.6)
    d.shape(ell(120, 240, 11), '#7A4A2C', sh=3, w=4)
def cover2(d, b):      # the rubber ring
    c = PAL['lemon']; o = ell(120, 270, 66, 23); d.shape(o, c, sh=7, w=W)
    for a in (-1, 0, 1): d.fill(poly((120+a*44-9, 244), (120+a*44+9, 244), (120+a*48+9, 298), (120+a*48-9, 298)), '#FF7A3A', clip=o.buffer(-2.5))
    d.fill(o.difference(mv(o, -7, -7)).buffer(-2.5), PAL['shade'], .3); d.line(o, W)
    d.shape(goo(union(ell(66, 246, 20), ell(62, 262, 15, 12)), 1), c, sh=5, hl=4, w=W); d.shape(blob((50, 246), (36, 248), (34, 256), (52, 258)), '#FF7A3A', sh=2, w=4); d.fill(ell(62, 242, 4.2, 5.2), INK); d.fill(ell(60.6, 240, 1.7), WHITE)
def cover3(d, b):      # a very small bear
    c = '#C88746'; 
    for q in (-1, 1): d.shape(ell(120+q*13, 212, 8), c, sh=2, w=4); d.shape(ell(120+q*20, 246, 9, 7, q*30), c, sh=2, w=4); d.shape(ell(120+q*13, 264, 9, 7), c, sh=2, w=4)
    d.shape(ell(120, 248, 19, 19), c, sh=4, w=W); d.fill(ell(120, 251, 11, 11), '#F0CE98'); d.shape(ell(120, 222, 19, 17), c, sh=4, w=W); d.fill(ell(120, 228, 9.5, 7), '#F0CE98'); d.fill(ell(120, 225, 4, 3), INK); eyes2(d, 218, 8, .42); d.line([(115, 230), (120, 233), (125, 230)], 2.6)
    d.shape(union(poly((120, 238), (108, 232), (108, 245), r=1), poly((120, 238), (132, 232), (132, 245), r=1)), PAL['tomato'], sh=2, w=3.4)
def cover4(d, b):      # the shower towel
    g = blob((80, 176), (120, 180), (160, 176), (166, 220), (172, 286), (120, 292), (68, 286), (74, 220)); c = '#8FD3E8'; d.shape(g, c, sh=7, w=W)
    for y in (196, 214, 232, 250, 268): d.fill(box(0, y, 240, y+7), '#FFFDF6', clip=g.buffer(-2.5))
    d.fill(g.difference(mv(g, -7, -7)).buffer(-2.4), PAL['shade'], .3); d.line(g, W); d.line([(140, 180), (146, 230), (148, 288)], 3.6, dark(c, .45)); d.shape(ell(141, 183, 8, 7), c, sh=2, w=4)
    for i in range(9): d.line([(74+i*11.4, 288), (74+i*11.4, 295)], 3)

FACES = (face0, face1, face2, face3, face4); BACKS = (back0, back1, back2, back3, back4); SKINDETAIL = (body0, body1, body2, body3, body4)
SLIPS = (slip0, slip1, slip2, slip3, slip4); COVERS = (cover0, cover1, cover2, cover3, cover4)
SLIPTOP = (208, 232, 252, 216, 216)
def doll(i):
    b, d = BODIES[i], Draw(240, 360); BACKS[i](d, b); d.shape(b.whole(), b.skin, sh=6, w=W); SKINDETAIL[i](d, b)
    n = ell(120, b.head[1]+b.head[3]+5, b.neckw+3, 6).intersection(b.whole().buffer(-3)); d.fill(n, dark(b.skin, .3)); FACES[i](d, b); return d
def slip(i): d = Draw(240, 360); SLIPS[i](d, BODIES[i]); return d
def slip_arlequin(i): b, d = BODIES[i], Draw(240, 360); g = brief(b, SLIPTOP[i], 6); fabric(d, g, 'arlequin', .66, W); s = g.intersection(half(SLIPTOP[i]-5, SLIPTOP[i]+8)); d.shape(s, '#FFFDF6', sh=2, w=W-1); return d
def cover(i): d = Draw(240, 360); COVERS[i](d, BODIES[i]); return d
def dolls():
    """(name, drawing) of everything on a doll"""
    for i, b in enumerate(BODIES):
        yield f'doll_{i}', doll(i)
        h = Draw(240, 360); FACES[i](h, b); yield f'worn/{i}_head', h    # over collars
        yield f'worn/{i}_cover', cover(i)
        yield f'worn/{i}_slip', slip(i)
        yield f'worn/{i}_slip_arlequin', slip_arlequin(i)
        for t in TYPES:
            for g in GROUPS+('joker', 'arlequin'): yield f'worn/{i}_{t}_{g}', MAKE[t](b, g)
