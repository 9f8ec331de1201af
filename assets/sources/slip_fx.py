"""Mets ton slip !'s things that come onto the table for a moment: what an attack is seen to do, and what answers it."""
from slip_attacks import *

ALL = box(-400, -400, 800, 800)
def part(f, x, y, w, h, k=1.0):
    """a piece of a card's picture, without the card"""
    one, d = Draw(240, 336), Draw(round(w*k), round(h*k)); f(one, ALL); d.at(one, f'translate({-x*k:g} {-y*k:g}) scale({k:g})'); return d
def cloud():
    d = Draw(200, 150); c = goo(union(ell(100, 92, 62, 42), ell(52, 100, 38, 30), ell(150, 100, 40, 31), ell(120, 58, 38, 34), ell(80, 62, 32, 28)), 2); d.shape(c, '#DCE6F2', sh=10, hl=8); happy(d, 100, 84); wide(d, 100, 98, 42, 18)
    for q in (-1, 1): d.fill(ell(100+q*42, 98, 10, 7), PAL['blush'], .5)
    return d
def drop_(): d = Draw(40, 60); d.shape(raindrop(20, 38, 14), '#7CC4FF', sh=4, hl=3, w=5); return d
def hand_():      # a glove with two rings of stripes, reaching to the left
    d = Draw(220, 120); d.shape(poly((110, 36), (236, 30), (236, 92), (110, 86), r=3), '#FFFDF6', sh=6)
    for x in (136, 170, 204): d.fill(box(x, 34, x+15, 90), INK)
    d.line(poly((110, 36), (236, 30), (236, 92), (110, 86), r=3)); g = goo(union(ell(92, 62, 32, 28), *[taper([(84, 62), p], 20, 17) for p in ((26, 40), (14, 62), (26, 84))], taper([(92, 50), (62, 16)], 20, 17)), 1); d.shape(g, INKISH, sh=5, hl=6); return d
def hammer(): d = Draw(130, 130); T = lambda g: A.rotate(g, 24, origin=(65, 65)); d.shape(T(rrect(58, 40, 15, 84, 6)), '#E0A458', sh=3); d.shape(T(poly((26, 18), (94, 14), (104, 28), (94, 50), (26, 50), r=4)), '#8A90A8', sh=6, hl=5); return d
def ha():
    d = Draw(150, 100); g = union(A.rotate(glyphs('H', 76, 45, 52), -10, origin=(45, 52)), A.rotate(glyphs('A', 76, 104, 48), 8, origin=(104, 48))); d.fill(g.buffer(9), INK); d.fill(g.buffer(3), PAL['lemon']); d.fill(g.buffer(3).difference(mv(g.buffer(3), -4, -5)), PAL['orange']); return d
def stethoscope():
    d = Draw(140, 150)
    for q in (-1, 1): d.line([(70+q*34, 12), (70+q*44, 50), (70+q*18, 82), (70, 90)], 12); d.line([(70+q*34, 12), (70+q*44, 50), (70+q*18, 82), (70, 90)], 6, '#6A7A96')
    d.line([(70, 90), (70, 116)], 12); d.line([(70, 90), (70, 116)], 6, '#6A7A96'); d.shape(ell(70, 120, 22), '#C6D2E4', sh=5, hl=4); d.shape(ell(70, 120, 10), '#EAF4FF', sh=0, w=4); return d
def germ():
    d = Draw(140, 140); g = goo(union(ell(70, 70, 38), *[union(taper([(70, 70), (70+52*math.cos(a), 70+52*math.sin(a))], 14, 11), ell(70+54*math.cos(a), 70+54*math.sin(a), 9)) for a in [i*math.pi/4+.25 for i in range(8)]]), 2); d.shape(g, '#8CCB4A', sh=8, hl=6); blink(d, 70, 64, .86, 0); m = goo(poly((54, 84), (86, 84), (78, 96), (62, 96)), 2); d.fill(m, '#2F4A1A'); d.line(m, 4.5); return d
def pop(): d = Draw(160, 160); d.shape(star(80, 80, 72, 46, 11, rnd=1), PAL['lemon'], sh=0); d.fill(star(80, 80, 54, 34, 11), '#FFF0B0'); return d
def sauce(): d = Draw(160, 160); g, s = splat(80, 80, 50, 11); d.shape(union(g, s), PAL['tomato'], sh=7); i = g.buffer(-8); d.fill(i.difference(mv(i, 7, 7)).intersection(box(0, 0, 78, 78)).buffer(-1).buffer(1), '#FFB39A'); return d
def curtain():
    d = Draw(240, 360); c = poly((14, 14), (226, 14), (232, 338), (204, 350), (174, 338), (146, 350), (118, 338), (90, 350), (62, 338), (36, 350), (8, 338), r=3); d.shape(c, '#FFF3D0', sh=10)
    for x, y in ((62, 80), (150, 60), (196, 130), (104, 150), (48, 210), (168, 220), (100, 280), (200, 300)): g = goo(union(ell(x, y, 19, 13), ell(x-13, y-14, 10)), 1); d.fill(g, PAL['lemon']); d.fill(poly((x-22, y-17), (x-34, y-12), (x-22, y-8)), '#FF8A26'); d.fill(ell(x-15, y-17, 2.6), INK)
    for x in (52, 96, 142, 188): d.line([(x, 26), (x-4, 326)], 4, dark('#FFF3D0', .3))
    d.line(c); d.shape(rrect(0, 4, 240, 14, 7), '#B9C2D4', sh=3, w=5); return d
def confetti(c): d = Draw(24, 24); d.shape(A.rotate(rrect(5, 7, 14, 10, 2), 24), c, sh=2, w=3); return d
def beam():      # a spotlight's cone and its pool; no line: it is light
    d = Draw(240, 400); d.grad(poly((104, 0), (136, 0), (228, 372), (12, 372)), '#FFF3C0', '#FFF3C0', 120, 0, 120, 380, .62, .12); d.fill(ell(120, 374, 108, 22), '#FFF3C0', .5); return d
def fx():
    yield 'fx_cloud', cloud(); yield 'fx_drop', drop_(); yield 'fx_hand', hand_(); yield 'fx_hammer', hammer(); yield 'fx_ha', ha(); yield 'fx_stethoscope', stethoscope(); yield 'fx_germ', germ(); yield 'fx_pop', pop(); yield 'fx_sauce', sauce(); yield 'fx_curtain', curtain(); yield 'fx_beam', beam()
    yield 'fx_burger', part(fastfood, 36, 50, 190, 220, .8); yield 'fx_box', part(croixrouge, 54, 48, 170, 226, .8); yield 'fx_shield', part(bouclier, 38, 60, 190, 206, .8); yield 'fx_mirror', part(miroir, 48, 64, 168, 214, .8)
    for i, c in enumerate((PAL['lemon'], '#7CD66A', '#6AC4FF', '#FF8FB8')): yield f'fx_confetti_{i}', confetti(c)
