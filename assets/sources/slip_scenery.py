"""Mets ton slip !'s scenery: the catwalk from above and behind, the laundry basket, the name on a clothesline."""
from slip_icons import *
from slip_icons import icons

def basket(w=240, h=200):
    """an open wicker basket, 240 x 200; what lies in it is laid over its mouth by the board"""
    d = Draw(w, h); c = '#D9A25C'; body = poly((22, 60), (218, 60), (194, 188), (46, 188), r=10); d.shape(ell(120, 60, 98, 24), '#7A4A26', sh=0)
    d.shape(goo(union(ell(78, 52, 40, 24), ell(132, 44, 46, 28), ell(172, 56, 30, 20)), 3), '#FF9EC0', sh=6); d.fill(goo(ell(132, 46, 26, 16), 1), '#8FD3E8'); d.line(ell(132, 46, 26, 16), 4.5)
    d.fill(body, c)
    for j, y in enumerate(range(84, 192, 22)):
        for i, x in enumerate(range(20, 226, 26)): g = ell(x+(13 if j % 2 else 0), y, 12.5, 8.5); d.fill(g, lite(c, .22), clip=body); d.fill(g.difference(mv(g, -2.5, -3)), dark(c, .3), clip=body)
    d.fill(body.difference(mv(body, -10, -8)), PAL['shade'], .3); d.line(body); rim = blob((16, 58), (120, 78), (224, 58), (224, 74), (120, 98), (16, 74)); d.shape(rim, '#E8BC78', sh=5)
    for q in (-1, 1): d.line(ell(120+q*99, 100, 11, 20).difference(ell(120+q*99, 100, 5, 13)), 4); d.fill(ell(120+q*99, 100, 11, 20).difference(ell(120+q*99, 100, 6, 14)), '#B9803F')
    return d
def ground_(W=1280, H=720):
    """a backstage evening: curtains at the rim, boards, a lit catwalk across; quiet greens and violets, so that cards stay loud"""
    d = Draw(W, H); full = box(0, 0, W, H); rd = random.Random(4); d.fill(full, '#5B6FA0')
    for j, y in enumerate(range(0, H, 48)):
        d.fill(box(0, y, W, y+46), mix('#5B6FA0', '#51648F', .4+.5*rd.random()))
        for i in range(7): x = (i*214+j*97) % (W+100)-50; d.fill(box(x, y, x+3, y+46), '#465881')
        for _ in range(5): x = rd.uniform(0, W); d.fill(stroke([(x, y+14+rd.random()*18), (x+40, y+12+rd.random()*20), (x+96, y+16+rd.random()*16)], 2), '#51648F')
    walk = Polygon([(0, 262), (W, 262), (W, 372), (0, 372)]); d.fill(Polygon([(0, 372), (W, 372), (W, 386), (0, 386)]), '#3C4C74'); d.fill(walk, '#7C8FC0'); d.fill(box(0, 262, W, 270), '#95A7D4'); d.fill(box(0, 364, W, 372), '#6A7DAE')
    for x in range(20, W, 60): d.fill(ell(x, 379, 5), '#FFE9A8', .75)
    for x, r in ((220, 150), (640, 170), (1060, 150)): d.fill(ell(x, 316, r, 44), '#FFF3C8', .16)
    for x0, k in ((0, 1), (W, -1)):      # curtains
        for i in range(3): g = Polygon(spline([(x0, -20), (x0+k*(56-i*14), -20), (x0+k*(40-i*11), 200), (x0+k*(30-i*9), 420), (x0+k*(44-i*10), 740), (x0, 740)], True)).intersection(full); d.fill(g, ('#7A2B5E', '#93386F', '#A8467F')[i])
    d.grad(full, '#FFE7A0', '#FFE7A0', W*.4, H*.1, 0, 0, .2, 0, radial=W*.6); d.grad(full, '#2A1850', '#2A1850', W*.45, H*.25, W, H*1.1, 0, .42); return d
def peg(d, x, y, k=1): d.shape(mv(A.scale(rrect(-5, -16, 10, 32, 4), k, k, origin=(0, 0)), x, y), '#E8BC78', sh=2, w=4)
def logo(d, x, y, size):
    """Mets ton slip !: letters hung on a clothesline, the slip among them"""
    k = size/100; T = lambda g: mv(A.scale(g, k, k, origin=(0, 0)), x, y); rope = [(-264, -104), (-120, -84), (60, -84), (264, -112)]; d.fill(T(stroke(rope, 11)), INK); d.fill(T(stroke(rope, 5)), '#E8D3A0')
    rows = [('M', -192, -50, -6), ('e', -120, -40, 5), ('t', -70, -44, -4), ('s', -22, -36, 6), ('t', 58, -40, -6), ('o', 110, -38, 4), ('n', 170, -44, -5)]; top = union(*[mv(A.rotate(glyphs(c, 104, 0, 0), a, origin=(0, 0)), px, py+6) for c, px, py, a in rows])
    low = union(*[mv(A.rotate(glyphs(c, 168, 0, 0), a, origin=(0, 0)), px, py) for c, px, py, a in (('s', -150, 74, -8), ('l', -84, 56, 4), ('i', -40, 60, -4), ('p', 32, 84, 5))]); bang = mv(A.rotate(glyphs('!', 168, 0, 0), 10, origin=(0, 0)), 222, 66)
    for g, c in ((top, PAPER), (low, PAL['lemon']), (bang, PAL['tomato'])): d.fill(T(g.buffer(13)), INK)
    for g, c in ((top, PAPER), (low, PAL['lemon']), (bang, PAL['tomato'])):
        d.fill(T(g.buffer(3)), c); d.fill(T(g.buffer(3).difference(mv(g.buffer(3), -5, -6))), dark(c, .32)); i = g.buffer(-1); d.fill(T(i.difference(mv(i, 5, 5)).intersection(box(-400, -300, 400, 40)).buffer(-.8).buffer(.8)), WHITE, .7)
    for px, py in ((-192, -98), (-120, -88), (58, -85), (170, -96)): peg(d, x+px*k, y+py*k, .9*k)
    mascot(d, x+132*k, y+90*k, 1.1*k, mood='wink', tilt=8); return d
def scenery():
    yield from icons()
    yield 'basket', basket(); yield 'ground', ground_()
    d = Draw(640, 400); yield 'logo', logo(d, 320, 210, 108)
