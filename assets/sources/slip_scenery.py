"""Mets ton slip !'s scenery: the catwalk in a launderette, the laundry basket, the name on a clothesline."""
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
def machine(d, x, y, w, h, c):
    """one washing machine of the back wall, low in contrast: somebody stands before it"""
    d.fill(rrect(x, y, w, h, 10), c); d.fill(rrect(x, y, w, 24, 8), lite(c, .1)); d.fill(box(x+12, y+9, x+40, y+15), dark(c, .2))
    for q in (0, 1): d.fill(ell(x+w-16-q*18, y+12, 5), dark(c, .25))
    cx, cy, r = x+w/2, y+24+(h-24)/2, min(w, h-24)*.38; d.fill(ell(cx, cy, r), lite(c, .16)); d.fill(ell(cx, cy, r*.76), dark(c, .4))
    d.fill(goo(union(ell(cx-r*.2, cy+r*.34, r*.4, r*.24), ell(cx+r*.24, cy+r*.28, r*.36, r*.26)), 2).intersection(ell(cx, cy, r*.72)), mix(c, '#C88FB0', .35))
    d.fill(ell(cx-r*.3, cy-r*.34, r*.26, r*.14, -30), WHITE, .16)
def ground_(W=1280, H=720):
    """the launderette after closing time: machines along the wall, before them a lit catwalk, tiles before that; quiet blues and
    violets, so that cards stay loud. The catwalk reaches from 196 to 340: there the rivals stand, and the nearest figure below it"""
    d = Draw(W, H); full = box(0, 0, W, H); wall, walk, tile = '#4E5C8E', '#8E9AC8', '#3E4674'; d.fill(full, wall)
    for y in range(0, 196, 28):
        for x in range(-(y//28 % 2)*28, W, 56): d.fill(box(x+1, y+1, x+55, y+27), mix(wall, '#566699', .2+.6*((x*7+y*3) % 5)/5))
    for i in range(9): machine(d, 44+i*134, 72, 118, 128, '#5F6FA6')
    d.fill(box(0, 196, W, 204), '#B6C0E2'); d.fill(box(0, 204, W, 340), walk)
    for i in range(-8, 9): d.fill(Polygon([(640+i*82, 204), (644+i*82, 204), (646+i*112, 340), (640+i*112, 340)]), '#8490C0')
    for x, r in ((160, 120), (480, 130), (800, 130), (1120, 120)): d.fill(ell(x, 250, r, 34), '#FFF3C8', .2)
    d.fill(box(0, 332, W, 340), '#6C79AC'); d.fill(box(0, 340, W, 360), '#2C2F58')
    for x in range(20, W, 60): d.fill(ell(x, 350, 8), '#FFE9A8', .22); d.fill(ell(x, 350, 5), '#FFE9A8', .8)
    d.fill(box(0, 360, W, H), tile); ys = [360, 392, 432, 482, 544, 620, 720]
    for j in range(len(ys)-1):
        for i in range(-12, 13):
            if (i+j) % 2: f = lambda k, y: 640+k*(92+(y-360)*.22); d.fill(Polygon([(f(i, ys[j]), ys[j]), (f(i+1, ys[j]), ys[j]), (f(i+1, ys[j+1]), ys[j+1]), (f(i, ys[j+1]), ys[j+1])]).intersection(full), '#434C7E')
    for x0, k in ((0, 1), (W, -1)):      # curtains
        for i in range(3): g = Polygon(spline([(x0, -20), (x0+k*(44-i*12), -20), (x0+k*(30-i*9), 200), (x0+k*(20-i*6), 420), (x0+k*(30-i*8), 740), (x0, 740)], True)).intersection(full); d.fill(g, ('#7A2B5E', '#93386F', '#A8467F')[i])
    d.grad(full, '#FFE7A0', '#FFE7A0', W*.5, H*.2, 0, 0, .16, 0, radial=W*.5); d.grad(full, '#2A1850', '#2A1850', W*.5, H*.3, W*.6, H*1.1, 0, .46); return d
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
