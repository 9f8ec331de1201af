"""Twelve youths, Charlotte and the masks: one construction, many parts.
Head = gang (V jaw / square jaw / egg). Face = gang (half lids and a smirk / gappy grin / huge lenses). Hair, skin, clothes = person."""
from kit import *
HEADS = dict(
    B=blob((120, 56), (160, 66), (177, 104), (169, 140), (145, 172), (120, 184), (95, 172), (71, 140), (63, 104), (80, 66)),
    C=blob((120, 62), (164, 68), (181, 104), (183, 142), (162, 174), (120, 184), (78, 174), (57, 142), (59, 104), (76, 68)),
    L=blob((120, 52), (164, 68), (182, 108), (174, 150), (146, 178), (120, 184), (94, 178), (66, 150), (58, 108), (76, 68)))
HEADS['X'] = HEADS['B']
TORSO = blob((34, 290), (44, 226), (74, 200), (120, 194), (166, 200), (196, 226), (206, 290), (120, 320))

class Bust(Draw):
    def __init__(s, **k): super().__init__(240, 240, **k); s.sil = []
    def shape(s, g, c, **k):
        if k.get('out', True) and k.get('clip') is None: s.sil.append(g)
        return super().shape(g, c, **k)
    def sticker(s, w=9):
        d = Draw(300, 300); g = goo(union(*s.sil), 3).intersection(box(-40, -60, 280, 240))
        d.fill(g.buffer(w, 12), PAPER); d.put(s); return d

def brow(d, x, y, w, tilt, c, arch=6, th=8):
    s = 1 if x > 120 else -1
    d.fill(rot(taper([(x-s*w/2, y+2), (x, y-arch), (x+s*w/2, y+3)], th, th*.62), tilt*s, (x, y)), c)
def eye_dot(d, x, y, k=1):
    d.fill(ell(x, y, 7.6*k, 9.6*k), INK); d.fill(ell(x-2.4*k, y-3.6*k, 2.9*k), WHITE)
def eye_smile(d, x, y, w=24): d.line([(x-w/2, y+4), (x, y-8), (x+w/2, y+4)])
def eye_lid(d, x, y, skin, look=2, lid=.42, tint=None, lash=False, rx=15.5, ry=14):
    s = 1 if x > 120 else -1
    e = ell(x, y, rx, ry, -4*s); d.fill(e, WHITE)
    d.fill(ell(x+look, y+3, 8, 9.5), INK, clip=e); d.fill(ell(x+look-2.6, y-1, 2.8), WHITE)
    yl = y-ry+2*ry*lid
    up = e.buffer(1.5).intersection(rot(box(x-40, y-40, x+40, yl), -5*s, (x, y)))
    d.fill(up, tint or dark(skin, .3)); d.line([(x-rx*.98, yl+s*1.5), (x, yl-1.5), (x+rx*.98, yl-s*1.5)])
    if lash:
        for a, l in ((0, 11), (1, 9)): d.fill(taper([(x+s*(rx-2-a*5), yl-1-a), (x+s*(rx+l-a*6), yl-8-a*4)], 6, 3), INK)
def nose_b(d, skin, x=120, y=140): d.line([(x+1, y-10), (x+6, y+3), (x-3, y+5)], c=dark(skin, .5))
def nose_c(d, skin, x=120, y=138, r=12):
    n = ell(x, y, r*1.15, r); d.fill(n, mix(skin, PAL['blush'], .45)); d.fill(n.difference(mv(n, -4, -5)), dark(skin, .38)); d.fill(ell(x-4, y-4, 3, 2.2), WHITE, .7)
def nose_l(d, skin, x=120, y=146):
    n = ell(x, y+1, 9.5, 8); d.fill(n, mix(skin, PAL['blush'], .2)); d.fill(n.difference(mv(n, -3, -3.4)), dark(skin, .42)); d.fill(ell(x-3.4, y-2, 2.4, 1.8), WHITE, .6)
def cheeks(d, y=146, dx=40, c=None, op=.38, r=12):
    for s in (-1, 1): d.fill(ell(120+s*dx, y, r, r*.72), c or PAL['blush'], op)
def freckles(d, c):
    for x, y in ((76, 140), (84, 147), (72, 149), (164, 140), (156, 147), (168, 149)): d.fill(ell(x, y, 2.6), c)
def grin(d, teeth, y=150, w=76, h=34, low=(), tilt=0, tongue=True):
    """Chicot grin: a D of dark, teeth that miss and lean. teeth: (x, width, height, lean)"""
    m = goo(ell(120, y, w/2, h).intersection(box(0, y-4, 240, 300)).union(rrect(120-w/2, y-6, w, 9, 4)), 2)
    d.fill(m, '#6E1536')
    if tongue: d.fill(ell(126, y+h*.98, w*.27, h*.42), '#EF6A7C', clip=m.buffer(-1))
    for x, tw, th, ln in teeth: d.fill(rot(rrect(120+x-tw/2, y-12, tw, 10+th, 3.6), ln, (120+x, y)), WHITE, clip=m)
    for x, tw, th, ln in low: d.fill(rot(rrect(120+x-tw/2, y+h-th-1, tw, th+12, 3.6), ln, (120+x, y+h)), WHITE, clip=m)
    d.line(m)
def smirk(d, side=1, y=158, lips=None, teeth=True):
    m = Polygon(spline([(96, y-2), (116, y+3), (148, y-9)], False)+spline([(148, y-9), (140, y+8), (122, y+13), (106, y+9), (96, y-2)], False)).buffer(0)
    if side < 0: m = flip(m)
    if lips:
        m = sc(m, .62, .62, o=(120+side*3, y-2)); l = goo(union(m.buffer(4.2), ell(116+side*3, y-3, 6, 4), ell(125+side*3, y-4, 6, 4)), 1); d.fill(l, lips); d.fill(l.difference(mv(l, -2.5, -3)), dark(lips, .42)); d.fill(m, WHITE); return (120+side*12, y-4)
    d.fill(m, WHITE if teeth else '#7A1838'); d.line(m)
    return (120+side*28, y-10)
def sparkle(d, x, y, r=13): d.fill(star(x, y, r, r*.26, 4, rnd=.6), WHITE)
def glasses(d, kind, col, look=(2, 1), y=124, dx=35, r=24.5, lens='#E9F6FF', pk=1, lid=0, skin='#fff', brl=True):
    def L(x, k=0):
        if kind == 'round': return ell(x, y, r+k)
        if kind == 'square': return rrect(x-r-k, y-r*.86-k, 2*(r+k), 1.72*r+2*k, 9+k)
        if kind == 'oval': return ell(x, y, r*1.08+k, r*.9+k)
        s = 1 if x > 120 else -1
        return poly((x-s*r*.8, y-r*.9), (x+s*r*.5, y-r), (x+s*r*1.15, y-r*.75), (x+s*r*.95, y+r*.5), (x+s*r*.3, y+r), (x-s*r*.5, y+r*.9), (x-s*r*.9, y+r*.2), r=7).buffer(k)
    f = goo(union(L(120-dx, 9.5), L(120+dx, 9.5), stroke([(120-dx+r, y-3), (120, y-7), (120+dx-r, y-3)], 12)), 2)
    d.line([(120-dx-r-2, y-5), (57, y-9)], w=9); d.line([(120+dx+r+2, y-5), (183, y-9)], w=9)
    d.shape(f, col, sh=4)
    for s in (-1, 1):
        x = 120+s*dx; g = L(x)
        d.fill(g, lens); d.fill(g.difference(mv(g, 5, 6)), '#B9D3EA')
        ex, ey = x+look[0]-s*3, y+look[1]
        d.fill(ell(ex, ey, 9.5*pk, 12*pk), INK, clip=g); d.fill(ell(ex-3*pk, ey-4.5*pk, 3.8*pk), WHITE); d.fill(ell(ex+3*pk, ey+5*pk, 1.9*pk), WHITE)
        if lid: d.fill(box(x-40, y-50, x+40, y-r+2*r*lid), skin, clip=g); d.line([(x-r*.9, y-r+2*r*lid), (x+r*.9, y-r+2*r*lid)], clip=g)
        gl = Polygon([(x-r, y+4), (x-r*.1, y-r-4), (x+r*.22, y-r-4), (x-r*.68, y+14)]); d.fill(gl, WHITE, .62, clip=g.buffer(-1))
        d.line(g)

def neck(d, skin): d.shape(rrect(100, 160, 40, 50, 12), dark(skin, .22), sh=0)
def ears(d, skin, dx=60, y=130, rx=12, ry=15):
    for s in (-1, 1): d.shape(ell(120+s*dx, y, rx, ry, s*8), skin, sh=4); d.fill(ell(120+s*(dx+1), y+1, rx*.42, ry*.45), dark(skin, .36))
def head(d, k, skin): d.shape(HEADS[k], skin, sh=9)
def torso(d, c, neckline='v', skin='#fff', under=None):
    d.shape(TORSO, c, sh=10)
def collar_up(d, c):
    for s in (0, 1):
        g = poly((112, 222), (70, 206), (64, 170), (82, 166), (104, 192), r=3); d.shape(flip(g) if s else g, c, sh=5 if s else 3)
def zig(x0, x1, y, n, a): return [(x0+(x1-x0)*i/n, y+(a if i % 2 else -a)) for i in range(n+1)]

def gaspard(d):
    k, h = '#F6BC8C', '#B8671F'
    torso(d, PAL['B']); neck(d, k); collar_up(d, WHITE); d.fill(stroke([(88, 208), (120, 230), (152, 208)], 6), PAL['lemon']); d.shape(ell(120, 230, 8), PAL['lemon'], sh=3)
    ears(d, k); head(d, 'B', k); cheeks(d, 150, 38, op=.25)
    eye_lid(d, 95, 126, k, look=4, lid=.40); eye_lid(d, 147, 126, k, look=4, lid=.32)
    brow(d, 94, 102, 32, 6, dark(h, .45), 3); brow(d, 149, 96, 32, -8, dark(h, .45), 8)
    nose_b(d, k, 121, 142); x, y = smirk(d); sparkle(d, x-4, y+6, 15)
    q = blob((62, 118), (56, 86), (56, 52), (84, 26), (130, 8), (182, 8), (206, 34), (196, 62), (178, 76), (182, 100), (176, 118), (168, 92), (146, 82), (112, 84), (88, 90), (72, 104))
    d.shape(q, h, sh=10, hl=7)
    for p in ([(84, 78), (104, 54), (150, 38)], [(120, 78), (142, 62), (176, 52)], [(70, 66), (88, 44), (112, 32)]): d.line(p, c=dark(h, .42))
def ophelie(d):
    k, h = '#8F5634', '#3D2140'
    d.shape(blob((120, 18), (178, 40), (200, 100), (196, 150), (214, 192), (196, 232), (150, 246), (90, 246), (44, 232), (26, 192), (44, 150), (40, 100), (62, 40)), h, sh=10, hl=0)
    torso(d, '#F4A8C4'); neck(d, k); d.fill(stroke([(92, 204), (120, 218), (148, 204)], 6), PAL['lemon'])
    ears(d, k); head(d, 'B', k); cheeks(d, 151, 36, '#D4514F', .4)
    for s in (-1, 1): d.line(ell(120+s*66, 162, 12).boundary.buffer(.1), w=9); d.fill(ell(120+s*66, 162, 14).difference(ell(120+s*66, 162, 9)), PAL['lemon'])
    eye_lid(d, 94, 126, k, look=-3, lid=.36, tint='#C65B9A', lash=True); eye_lid(d, 146, 126, k, look=-3, lid=.36, tint='#C65B9A', lash=True)
    brow(d, 93, 100, 30, -4, INK, 7, 7); brow(d, 147, 102, 30, 4, INK, 5, 7)
    nose_b(d, k, 119, 142); x, y = smirk(d, -1, 160, lips='#C2255C'); sparkle(d, x-6, y+2, 11)
    d.shape(blob((88, 42), (126, 28), (172, 44), (196, 96), (190, 152), (202, 186), (184, 180), (172, 130), (166, 98), (132, 84), (100, 66)), h, sh=9, hl=7)
    d.shape(blob((96, 38), (64, 48), (46, 96), (50, 150), (36, 186), (58, 178), (70, 130), (76, 98), (94, 68)), h, sh=6)
    d.line([(112, 50), (146, 62), (172, 94)], c=lite(h, .25)); d.line([(180, 130), (184, 152), (190, 168)], c=lite(h, .25)); d.line([(62, 78), (56, 110), (58, 136)], c=lite(h, .25))
def maxence(d):
    k, h = '#B5713F', '#2A1C33'
    torso(d, '#7C2AA0'); neck(d, k); d.shape(poly((96, 198), (74, 206), (108, 250), (120, 250), (120, 232), r=2), WHITE, sh=4); d.shape(flip(poly((96, 198), (74, 206), (108, 250), (120, 250), (120, 232), r=2)), WHITE, sh=6)
    ears(d, k); head(d, 'B', k); d.fill(ell(181, 142, 6), PAL['lemon']); sparkle(d, 183, 140, 12)
    d.fill(HEADS['B'].intersection(union(poly((50, 100), (78, 96), (74, 140), (50, 144)), poly((190, 100), (162, 96), (166, 140), (190, 144)))).buffer(-3), h, .38)
    eye_lid(d, 94, 127, k, look=3, lid=.44); eye_lid(d, 146, 127, k, look=3, lid=.44)
    brow(d, 94, 105, 32, 2, h, 3, 9); brow(d, 147, 97, 30, -10, h, 8, 9); 
    nose_b(d, k, 120, 143); x, y = smirk(d, 1, 159)
    q = goo(union(poly((66, 102), (58, 40), (182, 40), (174, 102), (162, 82), (120, 88), (78, 82), r=6), *[ell(x, 32-6*math.sin((x-60)/120*3.14), 17) for x in range(70, 176, 17)]), 2)
    d.shape(q, h, sh=9, hl=8)
    for x, y in ((88, 50), (116, 40), (146, 48), (102, 66), (132, 64), (160, 68)): d.line([(x-7, y+3), (x, y-4), (x+7, y+2)], c=lite(h, .22))
def tiphaine(d):
    k, h = '#FFD2AE', '#F3B233'
    d.shape(blob((140, 44), (170, 12), (212, 20), (232, 70), (222, 130), (232, 170), (206, 184), (186, 150), (190, 104), (176, 70)), h, sh=10)
    d.line([(196, 44), (210, 82), (204, 130)], c=dark(h, .4))
    torso(d, '#FFFDF6'); d.fill(TORSO.buffer(-3).intersection(union(box(0, 216, 240, 225), box(0, 233, 240, 242))), PAL['B']); neck(d, k)
    ears(d, k); head(d, 'B', k); cheeks(d, 151, 36, '#FF6F86', .42)
    for s in (-1, 1): d.fill(star(120+s*62, 150, 9, 4, 5), PAL['B'])
    eye_lid(d, 94, 127, k, look=3, lid=.3, tint='#6AA5D8', lash=True); eye_lid(d, 146, 127, k, look=3, lid=.3, tint='#6AA5D8', lash=True)
    brow(d, 93, 103, 28, 4, dark(h, .5), 4, 7); brow(d, 147, 99, 28, -8, dark(h, .5), 7, 7)
    nose_b(d, k, 121, 143); x, y = smirk(d, 1, 160, lips='#E64272'); sparkle(d, x+6, y+2, 11)
    d.shape(blob((60, 126), (54, 84), (80, 46), (124, 34), (168, 46), (186, 84), (180, 124), (172, 98), (152, 76), (142, 72), (112, 92), (80, 98), (68, 108)), h, sh=8, hl=7)
    d.line([(152, 60), (128, 78), (100, 84)], c=dark(h, .4)); d.line([(130, 50), (104, 66), (82, 76)], c=dark(h, .4))
    d.shape(rot(rrect(150, 26, 38, 24, 11), 38, (169, 38)), PAL['B'], sh=5)

def riton(d):
    k, h = '#FFCBA4', '#D5551D'
    torso(d, PAL['paper2']); d.fill(TORSO.buffer(-3).intersection(union(*[box(0, y, 240, y+8) for y in (210, 226, 242)])), PAL['C']); neck(d, k)
    for s in (-1, 1): d.shape(goo(union(*[taper([(120+s*56, y), (120+s*(74+j), y+t)], 16, 3) for y, t, j in ((92, -6, 6), (104, 6, 10), (116, 16, 4))]), 1), h, sh=4)
    ears(d, k, 62, 134, 13, 16); head(d, 'C', k); cheeks(d, 150, 46); freckles(d, '#C9713F')
    eye_dot(d, 96, 126, 1.12); eye_dot(d, 146, 126, 1.12); brow(d, 95, 107, 25, 10, dark(h, .3), 4, 7); brow(d, 147, 109, 25, 8, dark(h, .3), 3, 7)
    nose_c(d, k, 121, 140); grin(d, ((-25, 12, 13, -6), (-11, 13, 17, 3), (19, 12, 12, 9), (32, 9, 8, 0)), low=((8, 12, 9, -8),))
    d.shape(blob((58, 104), (54, 66), (78, 34), (120, 24), (162, 34), (186, 66), (182, 104), (150, 92), (120, 88), (90, 92)), PAL['C'], sh=9, hl=7)
    d.line([(120, 28), (108, 56), (106, 88)]); d.shape(blob((132, 90), (160, 70), (206, 66), (232, 84), (222, 104), (186, 102), (150, 108)), dark(PAL['C'], .12), sh=5); d.shape(ell(121, 26, 8, 6), WHITE, sh=2)
def mado(d):
    k, h = '#F4B483', '#74391F'
    for cx, cy, a, t in ((34, 72, -28, PAL['lemon']), (208, 122, 22, PAL['tomato'])):
        g = rot(blob((cx, cy-36), (cx+22, cy-6), (cx+14, cy+34), (cx, cy+46), (cx-14, cy+34), (cx-22, cy-6)), a, (cx, cy)); d.shape(g, h, sh=7)
    torso(d, '#E7A23A'); d.shape(rrect(76, 192, 20, 70, 4), PAL['ident'], sh=4); d.shape(rrect(144, 192, 20, 70, 4), PAL['ident'], sh=4); neck(d, k)
    ears(d, k); head(d, 'C', k); cheeks(d, 152, 48, op=.5)
    eye_smile(d, 95, 122, 28); eye_smile(d, 146, 122, 28); brow(d, 94, 98, 26, 6, dark(h, .3), 6); brow(d, 147, 98, 26, 6, dark(h, .3), 6)
    nose_c(d, k, 120, 139, 11); grin(d, ((-28, 10, 9, -8), (-5, 15, 20, -5), (12, 13, 14, 14), (29, 10, 10, 4)), y=151, w=82, h=32)
    d.shape(blob((56, 120), (54, 76), (80, 42), (120, 30), (160, 42), (186, 76), (184, 120), (150, 140), (90, 140)).difference(Polygon([(40, 150), (56, 122), (72, 84), (76, 104), (92, 84), (104, 103), (118, 82), (130, 102), (146, 84), (158, 104), (168, 84), (184, 122), (200, 150)])).buffer(-1.5).buffer(1.5), h, sh=8, hl=7)
    d.shape(rot(rrect(38, 90, 20, 16, 6), -30, (48, 98)), PAL['lemon'], sh=3); d.shape(rot(rrect(184, 86, 20, 16, 6), 30, (194, 94)), PAL['tomato'], sh=3)
    p = rot(rrect(150, 138, 34, 15, 7), -24, (167, 145)); d.shape(p, '#FFE3BF', sh=0); d.fill(rot(rrect(160, 139, 13, 13, 2), -24, (167, 145)), '#E2AC7C')
def titouan(d):
    k, h = '#9C6038', '#2B1A26'
    torso(d, '#F0C24B'); d.shape(poly((82, 240), (76, 200), (94, 196), (98, 232), (142, 232), (146, 196), (164, 200), (158, 240), (158, 300), (82, 300), r=2), PAL['ident'], sh=7); d.shape(ell(90, 228, 6), PAL['lemon'], sh=0); d.shape(ell(150, 228, 6), PAL['lemon'], sh=0); neck(d, k)
    ears(d, k, 66, 128, 18, 22); head(d, 'C', k); cheeks(d, 150, 47, '#E0604F', .42)
    eye_dot(d, 96, 122, 1.15); d.line([(132, 118), (147, 125), (160, 116)]); brow(d, 95, 98, 26, 6, h, 7); brow(d, 147, 104, 26, 2, h, 3)
    nose_c(d, k, 120, 139, 13); grin(d, ((-29, 11, 12, 5), (-14, 11, 8, -8), (17, 16, 19, 7)), y=152, w=80, h=32, low=((-18, 11, 8, 6), (2, 10, 7, -4)))
    c = union(*[ell(120+64*math.cos(math.radians(a)), 100+56*math.sin(math.radians(a)), 17) for a in range(-170, -5, 18)]+[ell(120, 74, 52, 30)]+[ell(x, 92+abs(x-120)*.06, 12) for x in range(78, 170, 16)])
    d.shape(goo(c, 1.5), h, sh=8, hl=7)
    for x, y in ((92, 62), (120, 54), (148, 62), (106, 82), (136, 80)): d.line([(x-7, y+2), (x, y-4), (x+6, y+3)], c=lite(h, .22))
    d.shape(taper([(150, 166), (184, 172), (216, 158)], 9, 7), PAL['lemon'], sh=0)
def fanchon(d):
    k, h = '#E9A878', '#D99A32'
    m = goo(star(120, 118, 112, 80, 15, rot=-84), 5); d.shape(m.intersection(box(0, 0, 240, 226)), h, sh=9, hl=7)
    torso(d, PAL['C']); neck(d, k); d.fill(rot(rrect(146, 212, 26, 24, 3), 12, (158, 224)), PAL['lemon']); d.line(rot(rrect(146, 212, 26, 24, 3), 12, (158, 224)))
    head(d, 'C', k); cheeks(d, 150, 47); freckles(d, '#B86E3C')
    eye_dot(d, 95, 124, 1.12); eye_dot(d, 146, 124, 1.12); brow(d, 94, 105, 30, 14, dark(h, .5), 2, 9); brow(d, 147, 105, 30, 14, dark(h, .5), 2, 9)
    nose_c(d, k, 120, 140, 11); grin(d, ((-27, 12, 14, 6), (-13, 10, 7, -4), (4, 11, 15, -10), (31, 11, 9, 0)), y=152, w=80, h=30, low=((16, 12, 13, 8),))
    d.shape(blob((54, 104), (62, 66), (92, 48), (120, 44), (148, 48), (178, 66), (186, 104), (152, 90), (120, 86), (88, 90)), PAL['tomato'], sh=8)
    for x, y in ((84, 70), (108, 60), (134, 60), (158, 72), (120, 76), (72, 88), (168, 90)): d.fill(ell(x, y, 4.4), PAPER)
    d.shape(goo(union(taper([(182, 88), (206, 78), (222, 84)], 18, 8), taper([(182, 92), (204, 104), (210, 120)], 16, 6), ell(184, 92, 11)), 1), PAL['tomato'], sh=5)

def basile(d):
    k, h = '#FFD3B0', '#5A3320'
    torso(d, '#E9EEF7'); neck(d, k)
    for s in (0, 1):
        g = poly((120, 212), (84, 196), (82, 232), r=4); d.shape(flip(g) if s else g, PAL['tomato'], sh=5)
    d.shape(rrect(110, 203, 20, 20, 6), PAL['tomato'], sh=3)
    ears(d, k); head(d, 'L', k); cheeks(d, 161, 33)
    glasses(d, 'round', PAL['L'], (2, 1)); nose_l(d, k, 120, 148)
    m = ell(120, 167, 9, 6.5); d.fill(m, '#7A1838'); d.line(m)
    d.shape(blob((58, 112), (54, 74), (78, 40), (120, 28), (164, 38), (188, 76), (182, 112), (172, 84), (150, 66), (124, 74), (96, 72), (74, 82)), h, sh=9, hl=7)
    d.shape(goo(union(taper([(124, 38), (112, 20), (92, 12)], 14, 3), taper([(128, 38), (124, 16), (132, 2)], 14, 3)), 1), h, sh=4)
def noor(d):
    k, h = '#CB8C58', '#33203A'
    for x in (54, 186): d.shape(goo(union(*[ell(x+22*math.cos(a), 44+20*math.sin(a), 16) for a in [i*1.047 for i in range(6)]]+[ell(x, 44, 22)]), 2), h, sh=8, hl=6)
    torso(d, '#F2B632'); d.shape(poly((84, 198), (104, 194), (120, 222), (136, 194), (156, 198), (124, 262), (116, 262), r=3), WHITE, sh=5); neck(d, k)
    ears(d, k); head(d, 'L', k); cheeks(d, 161, 33, '#E0604F', .4)
    glasses(d, 'square', PAL['lemon'], (-2, 2), r=24.5, dx=36); nose_l(d, k, 120, 149)
    d.line([(106, 164), (120, 171), (136, 162)])
    for s in (0, 1):
        g = blob((122, 36), (84, 42), (58, 76), (58, 116), (70, 92), (92, 80), (116, 66)); d.shape(flip(g) if s else g, h, sh=7, hl=0 if s else 6)
    p = rot(union(rrect(168, 20, 12, 60, 2)), 32, (174, 50)); d.shape(p, PAL['orange'], sh=3); d.shape(rot(poly((168, 80), (180, 80), (174, 96)), 32, (174, 50)), PAPER, sh=0)
def anselme(d):
    k, h = '#7C4A2C', '#2C1B2C'
    rd = random.Random(3)
    c = union(*[ell(120+72*math.cos(a), 78+56*math.sin(a), 24+rd.uniform(-3, 3)) for a in [math.pi*.93+i*math.pi*1.14/9 for i in range(10)]]+[ell(120, 70, 70, 50)])
    d.shape(goo(c, 3), h, sh=10, hl=8)
    torso(d, PAL['shield']); d.shape(poly((92, 196), (120, 226), (148, 196), (160, 204), (120, 252), (80, 204), r=2), WHITE, sh=5); neck(d, k)
    ears(d, k); head(d, 'L', k); cheeks(d, 161, 33, '#C9483F', .42)
    glasses(d, 'square', '#49C2B1', (3, 0), r=24.5, dx=36, lens='#F4FAFF'); d.shape(rot(rrect(109, 111, 22, 14, 3), -14, (120, 118)), WHITE, sh=0)
    nose_l(d, k, 120, 149); d.line([(108, 164), (121, 170), (134, 162)])
    g = goo(union(*[ell(x, 62+abs(x-120)**1.75*.022, 15) for x in range(68, 176, 15)]), 2); d.fill(g, h)
    for x, y in ((74, 56), (100, 38), (132, 34), (160, 52), (116, 58), (142, 62), (90, 66)): d.line([(x-8, y+3), (x, y-4), (x+8, y+2)], c=lite(h, .22))
def lucie(d):
    k, h = '#FFE0C6', '#2C3C73'
    d.shape(blob((46, 110), (64, 46), (120, 20), (176, 46), (194, 110), (202, 214), (150, 232), (90, 232), (38, 214)), h, sh=10)
    torso(d, '#8CC7B8'); d.shape(rrect(90, 188, 60, 26, 12), '#A7DACB', sh=5); neck(d, k)
    head(d, 'L', k); cheeks(d, 161, 33, '#FF7F86', .42)
    glasses(d, 'hex', PAL['tomato'], (2, 2), r=24.5, dx=36); nose_l(d, k, 120, 150)
    m = Polygon(spline([(100, 161), (120, 164), (140, 161)], False)+spline([(140, 161), (132, 174), (120, 177), (108, 174), (100, 161)], False)).buffer(0); d.fill(m, WHITE); d.fill(box(98, 166, 142, 169), '#7FA6C8', clip=m); d.line(m)
    for x in (110, 120, 130): d.fill(rrect(x-2.5, 164.5, 5, 6, 1), '#4C7FB0', clip=m)
    d.shape(blob((54, 150), (48, 96), (72, 44), (120, 26), (168, 44), (192, 96), (186, 150), (176, 130), (176, 96), (150, 90), (120, 88), (90, 90), (64, 96), (64, 130)), h, sh=8, hl=8)
    for x in (92, 120, 148): d.line([(x+(120-x)*.2, 54), (x, 84)], c=lite(h, .2))
    d.shape(rot(rrect(54, 84, 32, 12, 5), -52, (70, 88)), PAL['lemon'], sh=2)
def charlotte(d):
    k, a, b = '#F8C096', '#E4602A', '#23A093'
    back = blob((120, 22), (176, 42), (198, 100), (196, 150), (176, 190), (146, 196), (94, 196), (64, 190), (44, 150), (42, 100), (64, 42))
    d.shape(back, a, sh=0); d.fill(back.intersection(box(120, 0, 240, 240)), b); d.fill(back.difference(mv(back, -9, -9)), dark(b)); d.line(back)
    torso(d, '#5B3A86'); neck(d, k)
    sc_ = blob((66, 196), (92, 184), (120, 200), (148, 184), (174, 196), (170, 218), (120, 232), (70, 218))
    d.shape(sc_, PAL['lemon'], sh=0)
    for i, c in enumerate((PAL['B'], PAL['C'], PAL['L'], PAL['B'], PAL['C'], PAL['L'])): d.fill(rot(box(68+i*19, 170, 79+i*19, 246), 14, (73+i*19, 208)), c, clip=sc_)
    d.fill(sc_.difference(mv(sc_, -6, -7)), PAL['shade'], .35); d.line(sc_)
    head(d, 'X', k); cheeks(d, 152, 36, op=.45)
    eye_dot(d, 96, 126, 1.3); d.fill(taper([(84, 118), (72, 110)], 6, 3), INK); d.line([(132, 122), (147, 130), (162, 120)]); d.fill(taper([(160, 122), (171, 117)], 6, 3), INK)
    brow(d, 94, 100, 28, 2, dark(a, .35), 8, 7); brow(d, 148, 104, 26, 6, dark(b, .4), 4, 7); nose_b(d, k, 120, 144)
    m = Polygon(spline([(98, 158), (120, 166), (142, 156)], False)+spline([(142, 156), (134, 173), (118, 177), (104, 171), (98, 158)], False)).buffer(0); d.fill(m, '#7A1838'); d.fill(ell(122, 178, 13, 7), '#EF6A7C', clip=m); d.line(m)
    l = blob((122, 34), (78, 40), (48, 82), (46, 134), (58, 150), (66, 112), (92, 88), (118, 72)); d.shape(l, a, sh=7, hl=7)
    r = blob((118, 34), (162, 40), (192, 82), (194, 134), (182, 150), (174, 112), (156, 92), (124, 74)); d.shape(r, b, sh=7, hl=0)
    s = rot(blob((70, 56), (86, 60), (84, 78), (70, 92), (56, 78), (54, 60)), 18, (70, 72)); d.shape(s, PAL['tomato'], sh=5, hl=4)
    for x, y in ((66, 70), (76, 70), (70, 80), (63, 80)): d.fill(ell(x, y, 1.9), PAL['lemon'])
    d.shape(rot(star(70, 56, 15, 7, 5, rnd=1), 18, (70, 72)), PAL['heal'], sh=3)

PEOPLE = dict(gaspard=('B', gaspard, 'Gaspard'), ophelie=('B', ophelie, 'Ophélie'), maxence=('B', maxence, 'Maxence'), tiphaine=('B', tiphaine, 'Tiphaine'),
    riton=('C', riton, 'Riton'), mado=('C', mado, 'Mado'), titouan=('C', titouan, 'Titouan'), fanchon=('C', fanchon, 'Fanchon'),
    basile=('L', basile, 'Basile'), noor=('L', noor, 'Noor'), anselme=('L', anselme, 'Anselme'), lucie=('L', lucie, 'Lucie'), charlotte=('X', charlotte, 'Charlotte'))
def bust(n): b = Bust(); PEOPLE[n][1](b); return b
