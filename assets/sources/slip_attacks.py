"""Mets ton slip !'s pictures of attacks, defences and events: one joke each."""
from slip_dolls import *
from slip_icons import *

SKIN, INKISH = '#F8CDA2', '#3A2A4A'
def happy(d, x, y, k=1):
    for q in (-1, 1): d.line([(x+q*22*k-11*k, y+5*k), (x+q*22*k, y-7*k), (x+q*22*k+11*k, y+5*k)], 6)
def wide(d, x, y, w, h, clip=None):
    m = goo(ell(x, y, w/2, h).intersection(box(0, y-2, 300, 400)).union(rrect(x-w/2, y-5, w, 8, 4)), 2); d.fill(m, '#6E1536', clip=clip); d.fill(ell(x+4, y+h*.95, w*.3, h*.44), '#EF6A7C', clip=m); d.fill(box(x-w/2+2, y-6, x+w/2-2, y+7), WHITE, clip=m); d.line(m, clip=clip) if clip else d.line(m)
def blink(d, x, y, k=1, look=0):
    for q in (-1, 1): e = ell(x+q*19*k, y, 13*k, 14.5*k); d.fill(e, WHITE); d.fill(ell(x+q*19*k+look, y+2*k, 7*k, 8.5*k), INK, clip=e); d.fill(ell(x+q*19*k-2.6*k+look, y-2*k, 2.8*k), WHITE); d.line(e, 4.5)
def swish(d, *rows, c=PAPER, w=5):
    for pts in rows: d.line(list(pts), w, c)
def raindrop(x, y, r): return union(ell(x, y, r), poly((x-r*.9, y-r*.4), (x+r*.9, y-r*.4), (x+r*.3, y-r*2.1)))

def apoil(d, win):      # behind the shower curtain
    d.fill(win, '#8FD3E8'); 
    for x in range(20, 240, 32): d.fill(box(x, 0, x+2.5, 300), '#BDE8F4', clip=win)
    for y in range(20, 290, 32): d.fill(box(0, y, 240, y+2.5), '#BDE8F4', clip=win)
    d.fill(rrect(6, 112, 230, 10, 3), INK, clip=win); d.fill(rrect(6, 114, 230, 6, 3), '#B9C2D4', clip=win)
    for q in (-1, 1): d.shape(ell(132+q*26, 266, 20, 10), SKIN, sh=3); d.shape(rrect(132+q*22-9, 236, 18, 32, 7), SKIN, sh=3)
    cur = poly((58, 124), (206, 124), (212, 236), (190, 246), (168, 236), (146, 246), (124, 236), (102, 246), (80, 236), (54, 244), r=3); d.shape(cur, '#FFF3D0', sh=8)
    for x, y in ((86, 160), (136, 176), (184, 154), (98, 212), (178, 212)): g = goo(union(ell(x, y, 13, 9), ell(x-9, y-10, 7)), 1); d.fill(g, PAL['lemon'], clip=cur.buffer(-3)); d.fill(poly((x-15, y-11), (x-23, y-8), (x-15, y-6)), '#FF8A26', clip=cur); d.fill(ell(x-10, y-12, 1.8), INK)
    for x in (92, 124, 156, 186): d.line([(x, 136), (x-4, 228)], 3.4, dark('#FFF3D0', .3))
    for x in (70, 100, 132, 164, 194): d.line(ell(x, 118, 6), 4)
    h = ell(134, 84, 37, 40); d.shape(h, SKIN, sh=7); blink(d, 134, 82, .8, 2); d.line([(124, 108), (134, 103), (145, 108)], 5); d.fill(ell(106, 96, 9, 6), PAL['blush'], .6); d.fill(ell(163, 96, 9, 6), PAL['blush'], .6)
    cap = goo(union(*[ell(134+x, 58-abs(x)**1.6*-.02, 14) for x in range(-32, 34, 13)], ell(134, 46, 32, 18)), 2); d.shape(cap, '#FF8FB8', sh=5, hl=5)
    for q in (-1, 1): d.shape(goo(union(*[ell(134+q*46+i*6.5, 126+abs(i)*2, 5, 10) for i in (-1.5, -.5, .5, 1.5)]), .8), SKIN, sh=2, w=4.5)
def fourire(d, win):      # a laugh that drops the slip
    h = ell(134, 108, 66, 62); d.shape(h, SKIN, sh=9); happy(d, 134, 84, 1.1); wide(d, 134, 110, 78, 46); d.fill(ell(84, 116, 11, 8), PAL['blush'], .6); d.fill(ell(184, 116, 11, 8), PAL['blush'], .6)
    q = blob((72, 96), (74, 58), (104, 36), (140, 36), (180, 48), (198, 92), (184, 78), (160, 62), (124, 60), (92, 74)); d.shape(q, '#7A3F1E', sh=6, hl=6)
    for x, y, s_ in ((66, 84, -1), (204, 84, 1), (56, 106, -1), (214, 106, 1)): d.shape(A.rotate(raindrop(x, y, 8), -s_*60, origin=(x, y)), '#8CCBFF', sh=2, w=4.5)
    mascot(d, 134, 226, 1.0, mood='laugh', tilt=12); swish(d, [(84, 186), (82, 206)], [(186, 186), (188, 204)], [(104, 182), (103, 196)], [(168, 182), (169, 196)])
def cordonnier(d, win):      # the shoe with a big mouth, and the hammer
    up = blob((50, 214), (56, 140), (84, 128), (112, 134), (124, 168), (170, 182), (206, 196), (212, 216), (120, 216)); d.shape(up, '#B5532E', sh=9, hl=7)
    jaw = rot(poly((48, 222), (206, 222), (218, 232), (210, 246), (50, 246), r=5), 11, (56, 236)); d.fill(poly((54, 214), (206, 214), (212, 250), r=3), '#4A1024'); d.shape(jaw, '#6A3A22', sh=6)
    d.fill(rot(rrect(92, 214, 70, 14, 7), 11, (56, 236)), '#EF6A7C')
    for x in (84, 108, 132, 156, 180, 200): d.fill(poly((x-7, 212), (x+7, 212), (x, 226)), '#E8EDF4'); d.line([(x-7, 213), (x, 226), (x+7, 213)], 3)
    blink(d, 92, 164, .84, 3); d.line([(72, 142), (86, 148)], 6); d.line([(116, 142), (102, 148)], 6)
    for x, y in ((136, 178), (154, 184)): d.line([(x-6, y+8), (x+8, y-4)], 5, PAPER)
    T = lambda g: A.rotate(g, 28, origin=(176, 90)); d.shape(T(rrect(170, 74, 14, 84, 6)), '#E0A458', sh=3); d.shape(T(poly((146, 52), (206, 48), (212, 60), (206, 78), (146, 78), r=4)), '#8A90A8', sh=5, hl=4); swish(d, [(120, 70), (108, 88)], [(118, 104), (112, 112)])
def croixrouge(d, win):      # the charity's bin takes what one gives
    b = poly((74, 132), (192, 132), (200, 268), (66, 268), r=6); d.shape(rot(rrect(110, 60, 56, 84, 10), 10, (138, 100)), '#62B548', sh=6); sl = taper([(150, 84), (188, 66), (204, 92)], 24, 18); d.shape(sl, '#62B548', sh=4); d.shape(ell(206, 102, 11, 12), '#FFF9E6', sh=0, w=5)
    for x, y in ((128, 88), (146, 112), (176, 76)): d.fill(petals(x, y, 9), '#FFF9E6'); d.fill(ell(x, y, 3), PAL['lemon'])
    d.shape(b, '#F4F1EA', sh=9); d.shape(rrect(64, 122, 138, 24, 9), '#DADDE6', sh=4); d.fill(rrect(86, 131, 94, 7, 3.5), INK)
    g = union(ell(114, 192, 22), ell(152, 192, 22), poly((95, 202), (171, 202), (133, 246), r=2)); g = goo(g, 1); d.shape(g, PAL['tomato'], sh=6, hl=5); d.fill(union(rrect(127, 180, 13, 42, 3), rrect(112.5, 194.5, 42, 13, 3)), WHITE)
def docteur(d, win):      # the cold stethoscope
    t = blob((46, 290), (50, 186), (70, 146), (104, 132), (160, 132), (196, 146), (216, 186), (222, 290)); t = t.intersection(box(0, 0, 240, 276)); d.shape(t.intersection(win.buffer(3)), SKIN, sh=9)
    d.line([(72, 276), (80, 200)], 5); d.line([(196, 276), (188, 200)], 5); d.line([(102, 192), (120, 198), (132, 192)], 4.5, dark(SKIN, .42)); d.line([(138, 192), (150, 198), (168, 192)], 4.5, dark(SKIN, .42))
    for q in (-1, 1): d.fill(ell(135+q*32, 182, 6), '#D9726A')
    for x, y in ((126, 214), (144, 214), (135, 226), (120, 230), (150, 230), (135, 242)): d.line([(x-6, y-3), (x, y+3), (x+6, y-3)], 4, '#A8602E')
    d.line([(100, 96), (92, 132), (112, 168), (132, 176)], 11); d.line([(168, 96), (176, 132), (156, 168), (136, 176)], 11); d.line([(100, 96), (92, 132), (112, 168), (132, 176)], 5, '#6A7A96'); d.line([(168, 96), (176, 132), (156, 168), (136, 176)], 5, '#6A7A96'); d.line([(134, 174), (128, 188), (112, 184)], 10)
    d.shape(ell(106, 182, 20), '#C6D2E4', sh=4, hl=4); d.shape(ell(106, 182, 9), '#EAF4FF', sh=0, w=4); 
    for a in range(0, 360, 60): c, s_ = math.cos(math.radians(a)), math.sin(math.radians(a)); d.line([(106+26*c, 182+26*s_), (106+34*c, 182+34*s_)], 4, '#8CCBFF')
    h = ell(134, 74, 42, 40); d.shape(h, SKIN, sh=7); blink(d, 134, 68, .84); m = rrect(112, 90, 44, 16, 6); d.fill(m, WHITE); d.line(m, 5); 
    for x in (123, 134, 145): d.line([(x, 90), (x, 106)], 3.4)
    d.shape(blob((92, 72), (96, 40), (134, 28), (172, 40), (176, 72), (160, 52), (134, 48), (108, 52)), INKISH, sh=4, hl=4)
def fastfood(d, win):      # a burger, and the button that could not hold
    d.shape(rrect(58, 226, 148, 36, 17), '#E8A44A', sh=8)
    d.shape(goo(union(*[ell(x, 226+(4 if i % 2 else 0), 15, 10) for i, x in enumerate(range(58, 216, 18))]), 2), '#8FCF5A', sh=4); d.shape(rrect(54, 198, 156, 26, 13), '#7A3F22', sh=6); d.shape(poly((60, 196), (204, 196), (184, 204), (164, 220), (146, 204), r=2), PAL['lemon'], sh=0)
    d.shape(ell(132, 192, 78, 78).intersection(box(0, 0, 240, 194)), '#F2B04E', sh=10, hl=8)
    for x, y in ((96, 138), (118, 126), (150, 126), (174, 144), (136, 142)): d.fill(ell(x, y, 5, 3.4, x), '#FFF0CC')
    blink(d, 132, 160, .96, 0); wide(d, 132, 178, 40, 12)
    b = ell(196, 80, 21); d.shape(b, '#6E8CC8', sh=4, hl=4); [d.fill(ell(196+x, 80+y, 3.6), INK) for x in (-6, 6) for y in (-6, 6)]; swish(d, [(164, 108), (176, 98)], [(154, 96), (170, 86)], [(178, 118), (186, 106)], c=PAL['lemon'])
def gastro(d, win):      # the germ and the roll
    roll = union(ell(150, 218, 46, 18), box(104, 132, 196, 218), ell(150, 132, 46, 18)); d.shape(poly((104, 196), (104, 262), (66, 270), (62, 240), (92, 232), (92, 150), (104, 140), r=2), '#FFFDF6', sh=4); d.shape(roll, '#FFFDF6', sh=9); d.shape(ell(150, 132, 46, 18), '#FFFDF6', sh=0, w=5); d.shape(ell(150, 132, 17, 7), '#B98A5C', sh=0, w=5)
    for y in (172, 206): d.line([(108, y), (128, y+7), (150, y+9), (172, y+7), (192, y)], 3, '#BDB4CE')
    g = union(ell(126, 88, 40), *[union(taper([(126, 88), (126+54*math.cos(a), 88+54*math.sin(a))], 14, 11), ell(126+56*math.cos(a), 88+56*math.sin(a), 9)) for a in [i*math.pi/4+.25 for i in range(8)]]); g = goo(g, 2); d.shape(g.difference(rrect(-30, -30, 118, 125, 24)), '#8CCB4A', sh=8, hl=6)
    blink(d, 128, 82, .9, 2); d.line([(112, 68), (122, 73)], 5); d.line([(146, 68), (136, 73)], 5); m = goo(poly((110, 100), (146, 98), (138, 114), (118, 114)), 2); d.fill(m, '#2F4A1A'); d.fill(union(poly((114, 100), (124, 100), (119, 108)), poly((132, 99), (142, 99), (137, 108))), WHITE); d.line(m, 4.5)
    for x, y in ((206, 100), (214, 176)): d.line([(x-8, y), (x, y-6), (x+8, y)], 5, '#8CCB4A')
def grossetete(d, win):      # the head grew, the hat did not
    h = blob((132, 92), (196, 110), (216, 176), (196, 240), (132, 262), (68, 240), (48, 176), (68, 110)); d.shape(rrect(108, 244, 48, 40, 8).intersection(win), dark(SKIN, .2), sh=0); d.shape(h.intersection(box(0, 0, 240, 274)), SKIN, sh=11)
    for x, q in ((104, -1), (160, 1)): eye_lid(d, x, 172, SKIN, look=0, lid=.46, rx=21, ry=19)
    d.line([(84, 140), (104, 132), (122, 138)], 8); d.line([(142, 138), (160, 132), (180, 140)], 8); nose_c(d, SKIN, 132, 200, 15); d.line([(104, 226), (136, 232), (166, 216)], 7); d.fill(ell(74, 212, 15, 11), PAL['blush'], .5); d.fill(ell(190, 212, 15, 11), PAL['blush'], .5)
    d.line([(118, 106), (132, 112), (148, 106)], 5, dark(SKIN, .4)); T = lambda g: A.rotate(g, 18, origin=(166, 60))
    d.shape(T(rrect(146, 34, 42, 36, 5)), '#4A6AC8', sh=5, hl=4); d.shape(T(rrect(134, 66, 66, 12, 6)), '#4A6AC8', sh=3); d.fill(T(rrect(149, 57, 36, 8, 1)), PAL['lemon']); swish(d, [(150, 98), (152, 84)], [(124, 88), (120, 74)], [(178, 106), (184, 94)], c=PAL['lemon'])
def tache(d, win):      # sauce on white
    s = goo(union(poly((74, 112), (194, 112), (194, 268), (74, 268), r=6), poly((82, 112), (40, 198), (70, 216), (96, 168), r=5), poly((186, 112), (226, 198), (198, 216), (172, 168), r=5)), 2).difference(ell(134, 104, 30, 22)); d.shape(s.intersection(box(0, 0, 240, 274)), '#FFFDF6', sh=9); d.line([(104, 112), (134, 128), (164, 112)], 5, '#CFC6DA')
    g, sat = splat(134, 196, 54, 11); g = g.intersection(box(0, 0, 240, 272)); d.shape(union(g, sat), PAL['tomato'], sh=7); i = g.buffer(-8); d.fill(i.difference(mv(i, 7, 7)).intersection(box(60, 130, 130, 196)).buffer(-1).buffer(1), '#FFB39A')
    for q in (-1, 1): eye_dot(d, 134+q*16, 190, 1.05)
    m = ell(134, 206, 13, 12).intersection(box(0, 204, 300, 300)); d.fill(m, '#6E1536'); d.line(m, 5)
    T = lambda q: A.rotate(q, 34, origin=(180, 80)); d.shape(T(union(rrect(176, 22, 10, 74, 4), rrect(164, 84, 34, 12, 4), *[rrect(x, 92, 7, 32, 3) for x in (164, 177.5, 191)])), '#C6CEDC', sh=3, w=4.5)
    for pts in ([(146, 116), (156, 136), (146, 156)], [(158, 112), (170, 130), (164, 150)]): d.line(pts, 9); d.line(pts, 4.5, '#FFE08A')
def pluie(d, win):      # a cloud that enjoys itself
    for x, y in ((78, 190), (104, 214), (132, 196), (160, 216), (188, 194), (88, 246), (116, 258), (148, 252), (178, 258), (206, 236)): d.shape(A.rotate(raindrop(x, y, 9), 14, origin=(x, y)), '#7CC4FF', sh=3, w=4.5)
    c = goo(union(ell(132, 124, 60, 44), ell(88, 138, 38, 32), ell(178, 138, 40, 33), ell(150, 92, 36, 32), ell(112, 98, 30, 26)), 2); c = c.difference(rrect(-30, -30, 117, 124, 24)); d.shape(c, '#DCE6F2', sh=10, hl=8)
    for q in (-1, 1): d.line([(134+q*24-10, 122), (134+q*24, 112), (134+q*24+10, 122)], 6); d.fill(ell(134+q*42, 136, 10, 7), PAL['blush'], .5)
    wide(d, 134, 132, 46, 22)
def voleur(d, win):      # a masked one with somebody's trousers
    t = blob((60, 290), (70, 206), (104, 186), (160, 186), (196, 206), (206, 290)).intersection(box(0, 0, 240, 276)); d.shape(t, '#FFFDF6', sh=8)
    for y in (206, 230, 254): d.fill(box(0, y, 240, y+12), INK, clip=t.buffer(-3))
    d.line(t); h = blob((128, 84), (168, 96), (178, 140), (160, 178), (128, 190), (96, 178), (78, 140), (88, 96)); d.shape(h, SKIN, sh=8)
    m = blob((76, 132), (100, 120), (128, 128), (156, 120), (182, 132), (170, 158), (142, 154), (128, 146), (114, 154), (86, 158)); d.shape(m, INKISH, sh=0)
    for q in (-1, 1): e = ell(128+q*24, 138, 14, 11); d.fill(e, WHITE); d.fill(ell(128+q*24+6, 140, 6.5, 8), INK, clip=e); d.fill(ell(128+q*24+4, 137, 2.4), WHITE)
    d.line([(108, 170), (130, 176), (152, 164)], 6); nose_c(d, SKIN, 128, 160, 8)
    d.shape(goo(union(blob((80, 112), (84, 76), (128, 56), (172, 76), (178, 112), (128, 104)), taper([(96, 106), (66, 112)], 14, 10)), 1).difference(rrect(-30, -30, 117, 124, 24)), INKISH, sh=6, hl=6)
    tr = A.rotate(A.scale(silhouette('trousers')[0], .78, .9, origin=(0, 0)), 14, origin=(0, 0)); g = mv(tr, 194, 214); fabric(d, g.intersection(box(0, 0, 240, 274)), 'su', 1, LW, sh=5); hd = goo(union(ell(184, 172, 16, 13), *[taper([(184, 172), p], 10, 10) for p in ((176, 188), (188, 190), (199, 186))]), 1); d.shape(hd, '#E8E2F0', sh=3, w=5)
def bouclier(d, win):      # the lid, and its coat of arms
    d.shape(ell(130, 178, 84, 84), '#B9C6D8', sh=10, hl=8); d.shape(ell(130, 178, 66, 66), '#DDE7F2', sh=7, w=5)
    for i in range(10): a = math.radians(i*36+18); d.shape(ell(130+75*math.cos(a), 178+75*math.sin(a), 5), '#8A90A8', sh=2, w=3.4)
    mascot(d, 130, 182, 1.12); swish(d, [(196, 92), (212, 76)], [(208, 112), (224, 104)], [(178, 82), (184, 64)], c=PAL['lemon'], w=6)
def miroir(d, win):      # a looking glass that looks back
    T = lambda g: A.rotate(g, 16, origin=(130, 150)); d.shape(T(rrect(119, 214, 24, 66, 11)).intersection(box(0, 0, 240, 274)), '#E0A03A', sh=5); d.shape(T(ell(131, 150, 70, 78)), '#E8B84A', sh=9, hl=7); g = T(ell(131, 150, 54, 62)); d.shape(g, '#CDEBFA', sh=0, w=5)
    for x0 in (88, 122): d.fill(T(poly((x0, 220), (x0+34, 80), (x0+50, 80), (x0+16, 220))), WHITE, .6, clip=g.buffer(-3))
    T2 = (126, 150); blink(d, 128, 142, .9, -2); d.line([(104, 120), (116, 126)], 6); d.line([(152, 120), (140, 126)], 6); d.line([(108, 172), (130, 180), (150, 168)], 6)
    a = union(taper([(206, 232), (196, 196), (170, 186)], 13, 13), poly((178, 166), (178, 206), (150, 184))); d.shape(a, PAL['lemon'], sh=3, w=5)
def fete(d, win):      # a slip in a paper hat
    for i, (x, y) in enumerate(((100, 58), (130, 40), (172, 52), (208, 86), (214, 140), (40, 150), (36, 214), (66, 252), (206, 232), (170, 262), (112, 264), (60, 118), (196, 180), (150, 84))): d.fill(A.rotate(rrect(x-6, y-4, 12, 8, 2), i*47), (PAL['lemon'], '#7CD66A', '#6AC4FF', '#FF9A5A', PAPER)[i % 5], clip=win)
    h = A.rotate(poly((102, 138), (160, 138), (131, 62), r=3), -4, origin=(131, 138)); d.shape(h, PAL['lemon'], sh=6); [d.fill(ell(x, y, 5), c, clip=h) for x, y, c in ((120, 126, PAL['tomato']), (142, 120, '#3F86DC'), (128, 100, '#2E9A57'))]; d.shape(goo(star(127, 62, 14, 9, 8), 1), PAPER, sh=2, w=4.5)
    mascot(d, 130, 184, 1.72, mood='laugh', tilt=-4); d.shape(taper([(140, 214), (190, 226), (206, 214)], 12, 7), '#7CD66A', sh=2, w=4.5)
def troc(d, win):      # everything goes left
    for a, (x, y), c in ((-12, (96, 170), '#62B548'), (10, (166, 196), '#3F86DC')):
        g = A.rotate(rrect(x-34, y-48, 68, 96, 10), a, origin=(x, y)); d.shape(g, PAPER, sh=6); d.fill(A.rotate(rrect(x-26, y-40, 52, 80, 6), a, origin=(x, y)), c); i = Draw(); put_slot(d, 'sweater' if x < 120 else 'trousers', x, y, 50, PAPER, c)
    for pts in ([(206, 150), (196, 96), (140, 76), (110, 84)], [(54, 214), (66, 258), (118, 272), (158, 262)]):
        (x0, y0), (x1, y1) = pts[-2], pts[-1]; a = math.atan2(y1-y0, x1-x0); c, s_ = math.cos(a), math.sin(a); hd = Polygon([(x1+28*c, y1+28*s_), (x1-21*s_, y1+21*c), (x1+21*s_, y1-21*c)]); d.shape(union(stroke(pts, 15), hd).buffer(1.5).difference(rrect(-30, -30, 117, 124, 24)).intersection(box(0, 0, 240, 275)), PAL['lemon'], sh=4, w=5)
def clown(d):      # Arlequin's bust: half mask, horns with bells, ruff
    x, y = 144, 120
    bd = blob((74, 210), (84, 182), (112, 168), (176, 168), (204, 182), (214, 210), (214, 218), (74, 218)); fabric(d, bd, 'arlequin', 1.1, LW)
    d.shape(ell(x, y, 38, 42), SKIN, sh=7)
    r = goo(union(*[ell(x+i*15, 168-abs(i)*2, 12, 13) for i in (-3, -2, -1, 0, 1, 2, 3)]), 1); d.shape(r, '#FFFDF6', sh=5, w=5)
    m = blob((104, 108), (124, 102), (144, 108), (164, 102), (184, 108), (178, 130), (156, 130), (144, 122), (132, 130), (110, 130)); d.fill(m, INK)
    for q in (-1, 1): d.fill(ell(x+q*19, 115, 8, 8.5), WHITE); d.fill(ell(x+q*19+2, 116, 4.6, 6), INK); d.fill(ell(x+q*19+.6, 113.6, 1.8), WHITE)
    d.line([(126, 142), (145, 150), (164, 138)], 5.5); d.fill(ell(118, 138, 7, 5), PAL['blush'], .6); d.fill(ell(172, 136, 7, 5), PAL['blush'], .6)
    hat = goo(union(taper([(134, 92), (96, 50), (66, 84)], 50, 12), taper([(154, 92), (194, 46), (222, 78)], 50, 12), ell(144, 88, 42, 30).intersection(box(0, 0, 240, 96))), 1); fabric(d, hat, 'arlequin', 1.0, LW); d.shape(rrect(100, 86, 88, 16, 8), '#FFFDF6', sh=3, w=5)
    for bx, by in ((64, 92), (222, 86)): d.shape(ell(bx, by, 10), PAL['lemon'], sh=3, w=5); d.line([(bx-4, by+3), (bx+4, by+3)], 3)
PICTURES = {f.__name__: f for f in (apoil, fourire, cordonnier, croixrouge, docteur, fastfood, gastro, grossetete, tache, pluie, voleur, bouclier, miroir, fete, troc)}

def s_heart(d): g = union(ell(33, 42, 15), ell(59, 42, 15), poly((20, 49), (72, 49), (46, 78), r=1)); d.shape(goo(g, 1), PAL['tomato'], sh=3, w=5)
def s_hand(d): d.shape(goo(union(ell(46, 60, 20, 17), *[taper([(46+i*9, 56), (46+i*11, 28+abs(i-.3)*5)], 11, 10) for i in (-1.5, -.5, .5, 1.5)], taper([(60, 62), (74, 50)], 12, 10)), 1), '#E8E2F0', sh=3, w=5)
def s_shield(d): d.shape(poly((20, 22), (72, 22), (72, 50), (46, 78), (20, 50), r=4), PAL['shield'], sh=4, w=6); d.fill(star(46, 46, 14, 6, 5), WHITE)
def s_mirror(d): d.shape(rot(rrect(41, 56, 10, 26, 5), -30, (46, 46)), '#E0A03A', sh=0, w=5); d.shape(ell(48, 40, 21, 23), '#E8B84A', sh=0, w=5); d.fill(ell(48, 40, 14, 16), '#CDEBFA'); d.fill(poly((42, 52), (50, 26), (56, 28), (48, 55)), WHITE)
def s_star(d): d.shape(star(46, 48, 36, 18, 7, rnd=2), '#C8238A', sh=0, w=5); d.fill(glyphs('!', 38, 46, 48), WHITE)
def s_left(d): d.shape(union(rrect(40, 38, 36, 18, 4), poly((44, 22), (44, 72), (12, 47))), PAL['swap'], sh=3, w=5)
SIGNS = dict(croixrouge=s_heart, voleur=s_hand, bouclier=s_shield, miroir=s_mirror, fete=s_star, troc=s_left)
