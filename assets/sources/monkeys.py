"""Twelve monkeys of a jungle fair, for Witty Zibi. They are animals and nobody's likeness: no hair, skin or lips of people, and none looks like a youth of
people.py whose file name it shares. Fur, face and ears are those of monkeys; what tells one from another is a hat or a thing.
Clan = build and face: rouge (B) heart-shaped face, round ears, half lids and a smirk; orange (C) a disc of cheeks and a gappy grin;
bleu (L) night monkeys, eyes as wide as the head and a blue nose."""
from people import *

CLAN = dict(B='#CE2C2C', C='#D67010', L='#2A5CC4')
YELLOW, STEM, TIP = '#FFD93B', '#9DB84A', '#5A3A22'

# ---- bananas
def banana_parts(L=100, W=30, bend=1.0):
    """A banana on its belly round (0, 0), ends up: body, stem (right end), tip (left end), two ridges."""
    S = .82*bend; R = L/(2*S); P = lambda t, o=0: ((R+o)*math.sin((2*t-1)*S), (R+o)*math.cos((2*t-1)*S)-R*(1+math.cos(S))/2)
    w = lambda t: W*(max(0, math.sin(math.pi*(.07+.86*t)))**.62)
    N = 26; T = [i/N for i in range(N+1)]
    body = Polygon([P(t, w(t)/2) for t in T]+[P(t, -w(t)/2) for t in reversed(T)]).buffer(0).buffer(W*.05).buffer(-W*.05)
    stem = taper([P(.975), P(1.06), P(1.13, -W*.1)], W*.42, W*.3); tip = ell(*P(0), W*.17)
    ridge = [P(t, W*.13*math.sin(math.pi*t)) for t in [.14+.72*i/10 for i in range(11)]]
    return body, stem, tip, ridge
def banana(d, x, y, L=100, W=30, a=0, c=YELLOW, bend=1.0, halo=0, clip=None, w=LW, ridge=True, fl=False, sh=None):
    T = lambda g: mv(A.rotate(A.scale(g, -1 if fl else 1, 1, origin=(0, 0)), a, origin=(0, 0)), x, y)
    body, stem, tip, rd = banana_parts(L, W, bend); b, s, t = T(body), T(stem), T(tip)
    if halo: d.fill(union(b, s, t).buffer(halo, 10), PAPER, clip=clip)
    d.shape(s, STEM if c == YELLOW else dark(c, .45), sh=W*.1, clip=clip, w=w)
    d.fill(b, c, clip=clip); k = sh if sh is not None else max(3, W*.16); d.fill(b.difference(mv(b, -k, -k)), dark(c, .3), clip=clip)
    d.fill(b.intersection(t.buffer(W*.16)), TIP, clip=clip)
    if ridge: d.fill(T(taper(rd[::2], W*.09, W*.09)), dark(c, .34), clip=clip); i = b.buffer(-W*.17); d.fill(i.difference(mv(i, W*.11, W*.11)).difference(t.buffer(W*.4)).buffer(-.5).buffer(.5), WHITE, .62, clip=clip)
    d.line(b, w, clip=clip); return union(b, s, t)
def peel(d, x, y, k=1, a=0, c=YELLOW, w=LW):
    """an empty skin, dropped: four flaps"""
    T = lambda g: mv(A.rotate(A.scale(g, k, k, origin=(0, 0)), a, origin=(0, 0)), x, y)
    for pts in ([(0, -4), (-26, -10), (-50, 10), (-58, 24)], [(0, -4), (26, -10), (50, 10), (58, 22)], [(-2, 0), (-12, 14), (-22, 34), (-24, 44)], [(2, 0), (14, 12), (24, 32), (27, 40)]): d.shape(T(taper(pts, 27, 9)), c, sh=4*k, w=w)
    d.shape(T(union(rrect(-8, -40, 16, 30, 6), ell(0, -8, 17, 13))), c, sh=4*k, w=w); d.shape(T(rrect(-7, -44, 14, 14, 5)), TIP, sh=0, w=w)
def leaf(x, y, L, W, a, cut=True):
    """a palm leaf that points along its angle"""
    g = blob((0, 0), (L*.3, -W*.5), (L*.72, -W*.42), (L, 0), (L*.72, W*.42), (L*.3, W*.5))
    if cut: g = g.difference(union(*[Polygon([(L*t, s*W*.1), (L*(t+.11), s*W), (L*(t+.2), s*W)]) for t in (.26, .46, .64) for s in (-1, 1)]))
    return mv(A.rotate(g, a, origin=(0, 0)), x, y)
def frond(d, x, y, L, W, a, c, w=LW, clip=None, sh=6):
    g = leaf(x, y, L, W, a); d.shape(g, c, sh=sh, w=w, clip=clip)
    e = (x+L*.86*math.cos(math.radians(a)), y+L*.86*math.sin(math.radians(a))); d.fill(stroke([(x, y), e], max(2.5, w*.7)), dark(c, .4), clip=clip)

# ---- three builds
RHEAD = blob((120, 44), (164, 54), (186, 92), (180, 132), (158, 168), (120, 186), (82, 168), (60, 132), (54, 92), (76, 54))
RFACE = goo(union(ell(95, 114, 33, 37), ell(145, 114, 33, 37), blob((70, 142), (120, 126), (170, 142), (160, 168), (120, 181), (80, 168))), 3)
OFACE = blob((120, 70), (166, 62), (204, 98), (206, 138), (176, 174), (120, 186), (64, 174), (34, 138), (36, 98), (74, 62))
LHEAD = blob((120, 40), (170, 52), (194, 98), (190, 146), (156, 182), (120, 189), (84, 182), (50, 146), (46, 98), (70, 52))
def body(d, fur, chest): torso(d, fur); d.fill(blob((84, 214), (120, 200), (156, 214), (162, 300), (78, 300)), chest, clip=TORSO.buffer(-3))
def round_ears(d, fur, skin, dx=68, y=110, r=25):
    for s in (-1, 1): d.shape(ell(120+s*dx, y, r, r*1.06), fur, sh=5); d.fill(ell(120+s*(dx+2), y+2, r*.56, r*.64), skin); d.fill(ell(120+s*(dx+2), y+2, r*.56, r*.64).difference(mv(ell(120+s*(dx+2), y+2, r*.56, r*.64), 4, 5)), dark(skin, .34))
def nostrils(d, y, dx=8, c=INK, r=3.6):
    for s in (-1, 1): d.fill(ell(120+s*dx, y, r, r*1.25, s*24), c)
def rouge(d, fur, skin, ears=True):
    if ears: round_ears(d, fur, skin)
    d.shape(RHEAD, fur, sh=9, hl=7); d.fill(RFACE, skin, clip=RHEAD.buffer(-2)); d.fill(RFACE.difference(mv(RFACE, -6, -7)), dark(skin, .2), clip=RHEAD.buffer(-2)); d.fill(ell(120, 157, 41, 23), lite(skin, .34)); nostrils(d, 142, 7, dark(skin, .6), 3.4)
def mane(d, fur, n=24): d.shape(goo(star(120, 116, 108, 92, n, rot=-84), 3).intersection(box(0, 0, 240, 236)), fur, sh=9, hl=7)
def bleu(d, fur, skin, iris, look=(2, 2), patch='#FFFDF6', ears=True):
    if ears:
        for s in (-1, 1): d.shape(ell(120+s*66, 74, 19, 23, s*24), fur, sh=5); d.fill(ell(120+s*67, 77, 9, 12, s*24), skin)
    d.shape(LHEAD, fur, sh=9, hl=7); m = goo(union(ell(86, 112, 40, 46), ell(154, 112, 40, 46), ell(120, 158, 44, 25)), 4); d.fill(m, patch, clip=LHEAD.buffer(-3)); d.fill(m.difference(mv(m, -6, -7)), mix(patch, '#8FA6CE', .6), clip=LHEAD.buffer(-3))
    d.fill(blob((120, 52), (131, 74), (124, 118), (116, 118), (109, 74)), dark(fur, .34)); 
    for s in (-1, 1): d.fill(taper([(120+s*28, 60), (120+s*42, 70)], 10, 4), dark(fur, .34))
    for s in (-1, 1):
        x, y = 120+s*36, 116; e = ell(x, y, 29, 30); d.fill(e, iris); d.fill(e.difference(mv(e, -6, -7)), dark(iris, .34)); d.line(e)
        d.fill(ell(x+look[0]-s*3, y+look[1], 16, 18), INK); d.fill(ell(x+look[0]-s*3-5.5, y+look[1]-7, 6.2), WHITE); d.fill(ell(x+look[0]-s*3+5, y+look[1]+7.5, 2.8), WHITE)
    n = blob((120, 138), (133, 143), (129, 156), (120, 160), (111, 156), (107, 143)); d.fill(n, '#3F78DE'); d.fill(n.difference(mv(n, -3, -4)), '#234A9E'); d.line(n, 4.5); nostrils(d, 151, 4.2, INK, 2)
def lids(d, skin, l=.4, r=.34, look=3, tint=None, lash=False): eye_lid(d, 96, 116, skin, look=look, lid=l, tint=tint, lash=lash); eye_lid(d, 144, 116, skin, look=look, lid=r, tint=tint, lash=lash)
def flower(d, x, y, r, c, w=LW):
    d.shape(goo(union(*[ell(x+r*.62*math.cos(i*1.2566-1.57), y+r*.62*math.sin(i*1.2566-1.57), r*.46) for i in range(5)]), 1.5), c, sh=r*.2, w=w); d.fill(ell(x, y, r*.27), PAL['lemon'])

def tail(d, c, fl=False):
    g = taper([(176, 268), (214, 238), (224, 196), (208, 172), (190, 182), (194, 200)], 19, 14); d.shape(flip(g) if fl else g, c, sh=5)

# ---- rouge
def gaspard(d):
    k, f = '#F8D6A4', '#9A5628'
    tail(d, f); body(d, f, lite(f, .25)); g = poly((120, 216), (84, 194), (60, 208), (66, 262), (120, 262), r=3); d.shape(g, CLAN['B'], sh=6); d.shape(flip(g), CLAN['B'], sh=9)
    for s in (0, 1): g = poly((120, 214), (84, 196), (82, 232), r=4); d.shape(flip(g) if s else g, PAPER, sh=5, w=5)
    d.shape(rrect(110, 204, 20, 20, 6), PAL['lemon'], sh=3, w=5)
    round_ears(d, f, k); rouge(d, f, k, ears=False); lids(d, k, .42, .34, 4); brow(d, 95, 94, 30, 6, dark(f, .5), 3); brow(d, 147, 90, 30, -9, dark(f, .5), 8); x, y = smirk(d); sparkle(d, x-4, y+6, 15)
    T = lambda g: rot(g, 9, (120, 60)); d.shape(T(poly((82, 66), (76, 0), (166, 0), (158, 66), r=5)), CLAN['B'], sh=10, hl=8); d.fill(T(poly((80.5, 42), (161, 42), (159, 62), (82, 62))), PAL['lemon']); d.line(T(poly((82, 66), (76, 0), (166, 0), (158, 66), r=5))); d.shape(T(ell(120, 68, 68, 13)), dark(CLAN['B'], .16), sh=4)
def ophelie(d):
    k, f = '#F7A99A', '#D9CBB6'
    tail(d, f, True); d.shape(goo(star(120, 118, 100, 86, 26, rot=-84), 3).intersection(box(0, 0, 240, 214)), f, sh=9, hl=7)
    body(d, f, lite(f, .4)); rouge(d, f, k, ears=False); lids(d, k, .34, .34, -3, '#DE6F78', True); brow(d, 94, 92, 26, -4, dark(f, .55), 7, 6); brow(d, 146, 94, 26, 4, dark(f, .55), 5, 6); x, y = smirk(d, -1, 159); sparkle(d, x+2, y+6, 13)
    for x, y in ((68, 198), (172, 198), (88, 216), (152, 216)): flower(d, x, y, 19, CLAN['B'], 5)
    flower(d, 120, 224, 22, '#F2708A', 5); flower(d, 172, 56, 33, '#F0483C')
def maxence(d):
    k, f = '#EBCBA6', '#46425C'
    tail(d, f); body(d, f, '#FFFDF6'); d.shape(TORSO.intersection(box(0, 214, 240, 300)), PAPER, sh=9); d.fill(union(box(0, 224, 240, 233), box(0, 242, 240, 251)), CLAN['B'], clip=TORSO.buffer(-4))
    round_ears(d, f, k); rf = goo(star(120, 130, 74, 62, 22), 2).intersection(box(0, 116, 240, 240)); d.shape(rf, '#FFFDF6', sh=8); rouge(d, f, k, ears=False)
    lids(d, k, .42, .42, 3); brow(d, 147, 92, 30, -10, INK, 8, 8); pt = blob((74, 104), (96, 98), (117, 104), (114, 128), (96, 138), (78, 128)); d.fill(stroke([(60, 92), (90, 108)], 8), INK); d.fill(stroke([(108, 106), (176, 82)], 8), INK); d.fill(pt, INK); d.fill(blob((82, 108), (92, 105), (98, 108), (86, 116)), WHITE, .35)
    x, y = smirk(d, 1, 159); d.fill(rrect(120, 156, 11, 9, 2), PAL['lemon']); sparkle(d, x-4, y+4, 12)
    d.shape(blob((42, 88), (34, 58), (58, 40), (84, 12), (120, 4), (156, 12), (182, 40), (206, 58), (198, 88), (160, 76), (120, 72), (80, 76)), '#A81E2A', sh=10, hl=8); d.line([(46, 84), (82, 70), (120, 66), (158, 70), (194, 84)], c=PAL['lemon'], w=6)
    banana(d, 120, 42, 56, 17, 26, w=4.5, ridge=False); banana(d, 120, 42, 56, 17, -26, w=4.5, ridge=False, fl=True)
def tiphaine(d):
    k, f, h = '#F3C9A0', '#B9804A', '#FFFDF6'
    tail(d, f, True); q = goo(union(*[taper([(120+dx*.42, 76), (120+dx*.9, 34+abs(dx)*.3), (120+dx*1.25, y)], 34, 5) for dx, y in ((-62, 44), (-44, 14), (-22, 0), (0, -8), (22, 0), (44, 14), (62, 44))]), 2); d.shape(q, h, sh=9)
    for dx, y in ((-44, 14), (-22, 0), (0, -8), (22, 0), (44, 14)): d.fill(taper([(120+dx*1.06, y+20), (120+dx*1.25, y)], 15, 4).intersection(q.buffer(-3)), '#F0544A')
    body(d, f, lite(f, .4)); d.shape(blob((58, 204), (90, 192), (120, 204), (150, 192), (182, 204), (176, 226), (120, 236), (64, 226)), CLAN['B'], sh=7); d.shape(poly((140, 222), (170, 218), (180, 270), (150, 270), r=4), CLAN['B'], sh=7)
    round_ears(d, f, k, 66, 112, 22); rouge(d, f, k, ears=False); d.fill(star(96, 116, 36, 23, 5, rnd=2), '#F0544A', clip=RFACE); lids(d, k, .3, .3, 3, '#F7B7A4', True); brow(d, 147, 92, 26, -8, dark(f, .55), 7, 7); x, y = smirk(d, 1, 159); sparkle(d, x-2, y+5, 12)
# ---- orange
def disc(d, k):
    d.shape(OFACE, k, sh=9, w=4.5); d.fill(ell(120, 156, 58, 33), lite(k, .3))
    for s in (-1, 1): d.fill(ell(120+s*26, 112, 23, 21), lite(k, .34))
    nostrils(d, 138, 10, dark(k, .6), 4.2)
def riton(d):
    k, f = '#BFA596', '#DE5A1A'
    mane(d, f); body(d, f, lite(f, .25)); d.shape(TORSO.intersection(box(0, 212, 240, 300)), PAPER, sh=8); d.fill(union(box(0, 222, 240, 230), box(0, 240, 240, 248)), CLAN['C'], clip=TORSO.buffer(-3))
    disc(d, k); eye_dot(d, 97, 113, 1.12); eye_dot(d, 145, 113, 1.12); brow(d, 95, 95, 25, 10, dark(f, .45), 4, 8); brow(d, 147, 97, 25, 8, dark(f, .45), 3, 8)
    grin(d, ((-25, 12, 13, -6), (-11, 13, 17, 3), (19, 12, 12, 9), (32, 9, 8, 0)), y=154, h=27, low=((8, 12, 9, -8),))
    d.shape(blob((52, 84), (54, 50), (78, 24), (120, 16), (162, 24), (186, 50), (188, 84), (150, 76), (120, 74), (90, 76)), '#FFC23A', sh=9, hl=7); d.line([(120, 20), (108, 46), (107, 73)]); d.shape(blob((132, 76), (160, 56), (206, 52), (234, 70), (224, 90), (186, 88), (150, 94)), '#F08A1E', sh=5); d.shape(ell(120, 17, 9, 7), PAPER, sh=2)
def mado(d):
    k, f = '#C9AB9C', '#C4501C'
    mane(d, f); body(d, f, lite(f, .25)); d.shape(TORSO.intersection(box(0, 208, 240, 300)), CLAN['C'], sh=8); d.shape(rrect(74, 196, 20, 70, 4), PAL['shield'], sh=4); d.shape(rrect(146, 196, 20, 70, 4), PAL['shield'], sh=4)
    disc(d, k); cheeks(d, 148, 62, op=.6); eye_smile(d, 95, 111, 28); eye_smile(d, 146, 111, 28); brow(d, 94, 92, 26, 6, dark(f, .35), 6); brow(d, 147, 92, 26, 6, dark(f, .35), 6)
    grin(d, ((-28, 10, 9, -8), (-5, 15, 18, -5), (12, 13, 13, 14), (29, 10, 10, 4)), y=154, w=84, h=27)
    p = rot(rrect(162, 122, 36, 15, 7), -24, (180, 129)); d.shape(p, '#FFE3BF', sh=0, w=4.5); d.fill(rot(rrect(173, 123, 13, 13, 2), -24, (180, 129)), '#E2AC7C')
    for pts in ([(122, 34), (86, 34), (54, 56), (46, 84)], [(122, 34), (156, 34), (188, 56), (194, 82)], [(118, 38), (104, 54), (94, 74)], [(126, 38), (140, 54), (152, 72)]): d.shape(taper(pts, 36, 12), YELLOW, sh=6)
    d.shape(union(ell(121, 36, 26, 19), rrect(111, 0, 22, 40, 8)), YELLOW, sh=6, hl=5); d.shape(rrect(112, -6, 20, 16, 6), TIP, sh=0)
def titouan(d):
    k, f, h = '#AD9488', '#A8441A', '#7A4A2C'
    mane(d, f); body(d, f, lite(f, .2)); d.shape(poly((82, 240), (74, 200), (94, 196), (98, 230), (142, 230), (146, 196), (166, 200), (158, 240), (166, 300), (74, 300), r=2), '#F08A24', sh=7); d.shape(ell(88, 230, 7), PAL['lemon'], sh=0, w=4.5); d.shape(ell(152, 230, 7), PAL['lemon'], sh=0, w=4.5)
    disc(d, k); eye_dot(d, 96, 113, 1.15); d.line([(131, 110), (147, 118), (161, 108)]); brow(d, 95, 92, 26, 6, INK, 7); brow(d, 147, 96, 26, 2, INK, 3)
    grin(d, ((-29, 11, 12, 5), (-14, 11, 8, -8), (17, 16, 17, 7)), y=154, w=82, h=27, low=((-18, 11, 8, 6), (2, 10, 7, -4)))
    c = blob((46, 80), (50, 42), (82, 14), (120, 8), (158, 14), (190, 42), (194, 80), (120, 88)); d.shape(c, h, sh=10, hl=8)
    for pts in ([(74, 40), (80, 58)], [(104, 22), (106, 42)], [(138, 28), (136, 46)], [(164, 40), (160, 60)], [(92, 62), (96, 74)], [(124, 54), (124, 70)], [(150, 64), (148, 76)]): d.line(pts, 5, dark(h, .45))
    d.shape(goo(union(*[ell(x, 82+(5 if i % 2 else 0)-abs(x-120)*.02, 10) for i, x in enumerate(range(50, 196, 14))], rrect(48, 76, 144, 9, 4)), 1), '#FFF8EA', sh=4)
    d.shape(taper([(150, 166), (186, 174), (216, 160)], 9, 7), PAL['lemon'], sh=0, w=4.5); d.shape(leaf(208, 162, 32, 19, -40, False), '#7CB342', sh=3, w=4.5)
def fanchon(d):
    k, f = '#D6B79C', '#F5A63C'
    d.shape(goo(star(120, 118, 120, 84, 15, rot=-84), 5).intersection(box(0, 0, 240, 226)), f, sh=9, hl=7)
    body(d, f, lite(f, .3)); d.shape(TORSO.intersection(box(0, 210, 240, 300)), '#C25A10', sh=8); d.shape(rot(rrect(146, 220, 26, 24, 3), 12, (158, 232)), PAL['lemon'], sh=0, w=4.5)
    disc(d, k); freckles(d, '#B86E3C'); eye_dot(d, 95, 112, 1.12); eye_dot(d, 146, 112, 1.12); brow(d, 93, 97, 30, 14, dark(f, .55), 2, 9); brow(d, 148, 97, 30, 14, dark(f, .55), 2, 9)
    grin(d, ((-27, 12, 14, 6), (-13, 10, 7, -4), (4, 11, 15, -10), (31, 11, 9, 0)), y=154, w=82, h=27, low=((16, 12, 11, 8),))
    d.shape(blob((46, 92), (56, 58), (88, 38), (120, 34), (152, 38), (184, 58), (194, 92), (156, 78), (120, 76), (84, 78)), PAL['shield'], sh=8)
    for x, y in ((84, 60), (108, 50), (134, 50), (158, 62), (120, 66), (68, 76), (172, 78)): d.fill(ell(x, y, 4.4), PAPER)
    d.shape(goo(union(taper([(188, 76), (212, 64), (230, 70)], 18, 8), taper([(188, 80), (212, 92), (218, 110)], 16, 6), ell(190, 80, 11)), 1), PAL['shield'], sh=5)
# ---- bleu
def basile(d):
    k, f = '#E9C7B4', '#8E9BB8'
    body(d, f, '#E3E9F5'); bleu(d, f, k, '#F6B23C', (2, 0))
    m = ell(120, 173, 9, 6.5); d.fill(m, '#7A1838'); d.line(m, 5)
    for s in (0, 1): g = poly((120, 216), (82, 198), (80, 238), r=4); d.shape(flip(g) if s else g, CLAN['L'], sh=6)
    d.shape(rrect(109, 206, 22, 22, 6), CLAN['L'], sh=3)
    d.shape(goo(union(taper([(122, 50), (108, 24), (84, 12)], 16, 3), taper([(124, 50), (122, 22), (132, 2)], 16, 3), taper([(128, 50), (142, 30), (160, 24)], 13, 3)), 1), dark(f, .3), sh=4)
def noor(d):
    k, f = '#D9A77E', '#7A6670'
    body(d, f, lite(f, .3)); d.shape(poly((84, 204), (104, 198), (120, 228), (136, 198), (156, 204), (176, 300), (64, 300), r=3), CLAN['L'], sh=7); d.shape(poly((100, 202), (120, 236), (140, 202), (120, 214), r=2), PAPER, sh=0, w=4.5); bleu(d, f, k, '#8FD07A', (-2, 2), '#FBE9D2'); d.line([(106, 170), (120, 177), (136, 168)])
    d.shape(rot(rrect(182, 30, 12, 66, 2), 34, (188, 63)), '#F2B632', sh=3, w=5); d.fill(rot(poly((182, 96), (194, 96), (188, 110)), 34, (188, 63)), INK)
    for x, y, a in ((122, 62, 198), (118, 62, -18), (120, 60, -90)): frond(d, x, y, 84 if a != -90 else 58, 46, a, '#6DB33F' if a == -90 else '#58A03C')
    d.shape(ell(120, 58, 11, 9), '#58A03C', sh=3)
def anselme(d):
    k, f, h = '#C48D66', '#565068', '#3E86D8'
    body(d, f, lite(f, .3)); d.shape(TORSO.intersection(box(0, 206, 240, 300)), CLAN['L'], sh=8); d.shape(poly((92, 200), (120, 230), (148, 200), (160, 208), (120, 256), (80, 208), r=2), WHITE, sh=5); bleu(d, f, k, '#F2E07A', (3, 1), '#EFE0D0'); d.line([(108, 170), (121, 176), (134, 168)])
    d.fill(ell(156, 116, 38).difference(ell(156, 116, 26.5)), INK); d.fill(ell(156, 116, 34).difference(ell(156, 116, 29.5)), PAL['lemon']); d.line([(184, 138), (198, 172), (188, 208)], 5)
    d.shape(ell(120, 12, 18), PAPER, sh=6); d.shape(blob((50, 70), (60, 30), (92, 12), (120, 9), (148, 12), (180, 30), (190, 70), (120, 84)), h, sh=10, hl=8)
    d.fill(union(*[poly((x-13, 44), (x, 30), (x+13, 44), (x, 58)) for x in (74, 105, 136, 167)]), PAPER, clip=blob((50, 70), (60, 30), (92, 12), (120, 9), (148, 12), (180, 30), (190, 70), (120, 84)).buffer(-4)); d.shape(rrect(42, 58, 156, 24, 12), lite(h, .45), sh=5)
def lucie(d):
    k, f = '#F4D3BD', '#D8C4A0'
    body(d, f, lite(f, .4)); d.shape(TORSO.intersection(box(0, 210, 240, 300)), CLAN['L'], sh=8); d.shape(poly((60, 206), (120, 200), (180, 206), (150, 236), (120, 226), (90, 236), r=4), PAPER, sh=5); d.shape(poly((104, 226), (136, 226), (128, 262), (112, 262), r=3), PAL['tomato'], sh=4, w=5); bleu(d, f, k, '#86C4F2', (2, 2))
    m = Polygon(spline([(98, 168), (120, 171), (142, 168)], False)+spline([(142, 168), (133, 180), (120, 183), (107, 180), (98, 168)], False)).buffer(0); d.fill(m, WHITE); d.fill(box(98, 173, 142, 176), '#7FA6C8', clip=m); d.line(m, 5)
    d.shape(blob((64, 66), (70, 34), (90, 18), (120, 14), (150, 18), (170, 34), (176, 66), (120, 76)), PAPER, sh=9, hl=0); d.fill(blob((64, 66), (70, 34), (90, 18), (120, 14), (150, 18), (170, 34), (176, 66), (120, 76)).intersection(box(0, 40, 240, 52)).buffer(-1), CLAN['L']); d.shape(blob((46, 74), (54, 50), (120, 62), (186, 50), (194, 74), (160, 84), (120, 87), (80, 84)), PAPER, sh=6); d.shape(ell(120, 13, 13, 11), PAL['tomato'], sh=4)

MONKEYS = dict(gaspard=('B', gaspard, 'Gaspard'), ophelie=('B', ophelie, 'Ophélie'), maxence=('B', maxence, 'Maxence'), tiphaine=('B', tiphaine, 'Tiphaine'),
    riton=('C', riton, 'Riton'), mado=('C', mado, 'Mado'), titouan=('C', titouan, 'Titouan'), fanchon=('C', fanchon, 'Fanchon'),
    basile=('L', basile, 'Basile'), noor=('L', noor, 'Noor'), anselme=('L', anselme, 'Anselme'), lucie=('L', lucie, 'Lucie'))
