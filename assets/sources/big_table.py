"""The big table at dusk at which the gangs sit, seen from one's own chair, and what stands on it: the foot of a portrait, two signs.
`python big_table.py` writes ground_dusk.svg, stand.svg, icon_ok.svg and icon_eye.svg into ../svg, and Witty Zibi's ground into
../svg/witty_zibi. Of the village, and of the fair, only what is seen over the table's edge is drawn."""
import kit, scenes
from kit import *

W, H = 1280, 720
FULL = box(0, 0, W, H)
ROOT = kit.SVG
UP = 318    # so much of a scene lies above the picture

def top(): return Polygon(spline([(-60, 780), (-40, 470), (26, 300), (130, 208), (300, 170), (640, 160), (980, 170), (1150, 208), (1254, 300), (1320, 470), (1340, 780)], True)).buffer(0)

def behind(d, module, scene):
    """what is seen beyond the table, in the last light"""
    seen = box(0, UP, W, UP+H).difference(mv(top().buffer(-6), 0, UP)); drawing = module.Draw
    module.Draw = scenes.Draw = lambda w, h, clip=None: drawing(w, h, seen)
    try: far = scene()
    finally: module.Draw = scenes.Draw = drawing
    d.defs += [one.replace('id="g', 'id="s') for one in far.defs]; d.o.append(f'<g transform="translate(0,-{UP})">'+''.join(far.o).replace('url(#g', 'url(#s')+'</g>')
    d.grad(FULL.difference(top()), '#54246A', '#54246A', 640, 60, 0, 0, .0, .34, radial=900)

def planks(d, t, wood, dots):
    """planks that run to one point, their grain, and what many evenings have left"""
    w0, w1 = wood; vx, vy = 640, -900; here = t.intersection(FULL); rd = random.Random(3)
    d.fill(here, w0); d.fill(union(*[Polygon([(vx, vy), (vx+x, 1000), (vx+x+200, 1000)]) for x in range(-2200, 2200, 400)]).intersection(here), w1)
    d.fill(union(*[LineString([(vx, vy), (vx+x, 1000)]).buffer(1.1) for x in range(-2200, 2201, 200)]).intersection(here), dark(w0, .32))
    grain = []
    for _ in range(90):
        x, y0, long = rd.uniform(-2100, 2100), rd.uniform(180, 700), rd.uniform(14, 60); at = lambda y: vx+x*(y-vy)/(1000-vy)
        grain.append(taper([(at(y0), y0), (at(y0+long), y0+long)], 2.6, .8))
    d.fill(union(*grain).intersection(here), dark(w0, .2))
    knots = [ell(x, y, 11, 6, 10) for x, y in ((410, 470), (905, 410), (250, 640), (1120, 600), (700, 560))]
    d.fill(union(*knots), dark(w0, .24)); d.fill(union(*[k.buffer(-3.4) for k in knots]), w1)
    for x, y, R, sd, c in dots: q, s = splat(0, 0, R, sd); d.fill(mv(A.scale(union(q, s), 1.35, .72, origin=(0, 0)), x, y).intersection(here), mix(c, w0, .72))

def bamboo(d, t):
    """the same table made of bamboo: canes that run to one point, with their knots"""
    vx, vy = 640, -900; here = t.intersection(FULL); w0, rd = '#94814F', random.Random(9); d.fill(here, w0)
    cane = lambda x, k: Polygon([(vx, vy), (vx+x, 1000), (vx+x+110*k, 1000)])
    d.fill(union(*[cane(x, 1) for x in range(-2200, 2200, 220)]).intersection(here), '#8A784B')
    d.fill(union(*[cane(x+14, .22) for x in range(-2200, 2200, 110)]).intersection(here), '#A5915A', .7)
    d.fill(union(*[LineString([(vx, vy), (vx+x, 1000)]).buffer(1.1) for x in range(-2200, 2201, 110)]).intersection(here), dark(w0, .36))
    nodes = []
    for x in range(-2200, 2200, 110):
        for y in (210+rd.uniform(0, 150), 420+rd.uniform(-40, 90), 610+rd.uniform(-30, 60)): at = lambda q: vx+q*(y-vy)/(1000-vy); nodes.append(stroke([(at(x)+1, y), (at(x+55), y+4), (at(x+110)-1, y)], 3.2))
    d.fill(union(*nodes).intersection(here), dark(w0, .3))
    for x, y, R, sd in ((330, 430, 40, 2), (985, 470, 46, 9), (640, 640, 60, 4), (1190, 500, 36, 12)): q, s = splat(0, 0, R, sd); d.fill(mv(A.scale(union(q, s), 1.35, .72, origin=(0, 0)), x, y).intersection(here), mix('#FFE98C', w0, .66))

def ground(wood, module, scene, edge):
    d = Draw(W, H); d.fill(FULL, '#58966A'); behind(d, module, scene); t = top(); side = mv(t, 0, -11)
    rim = union(side, t).intersection(FULL).difference(t); d.fill(rim, edge[0]); d.line(union(side, t), 6, clip=FULL)
    wood(d, t); here = t.intersection(FULL)
    d.grad(here, '#FFE2A0', '#FFE2A0', 640, 330, 0, 0, .42, 0, radial=520)
    d.fill(t.difference(mv(t, 0, 7)).intersection(FULL), edge[1], .8); d.line(t, 5, clip=FULL)
    d.grad(FULL, '#2B1440', '#2B1440', 640, 350, 0, 0, 0, .46, radial=840)
    return d

def foot():
    d = Draw(120, 40); f = poly((8, 12), (112, 12), (118, 34), (2, 34), r=3); d.shape(f, '#E0B27A', sh=5, w=5); d.shape(rrect(2, 8, 116, 12, 4), '#F2D09A', sh=4, w=5); return d

def ok(): d = Draw(100, 100); d.line([(22, 54), (42, 74), (80, 28)], 26, INK); d.line([(22, 54), (42, 74), (80, 28)], 13, '#7FCB86'); return d

def eye():
    d = Draw(100, 100); d.shape(blob((8, 50), (50, 22), (92, 50), (50, 78)), WHITE, sh=0, w=8)
    d.fill(ell(50, 50, 18), PAL['ident']); d.fill(ell(50, 50, 9), INK); d.fill(ell(44, 44, 5), WHITE); return d

STAINS = ((330, 430, 40, 2, PAL['lemon']), (985, 470, 46, 9, PAL['orange']), (640, 640, 60, 4, PAL['bim']), (120, 560, 40, 6, PAL['ident']), (1190, 500, 36, 12, PAL['lemon']))

if __name__ == '__main__':
    ground(lambda d, t: planks(d, t, ('#A9714F', '#A06A4C'), STAINS), scenes, scenes.village, ('#D2A06E', '#F0C48C')).save('ground_dusk')
    for name, drawing in (('stand', foot), ('icon_ok', ok), ('icon_eye', eye)): drawing().save(name)
    import zibi    # it changes the palette
    kit.SVG = os.path.join(ROOT, 'witty_zibi')
    ground(bamboo, zibi, zibi.fair, ('#C9A75E', '#EBD08C')).save('ground_dusk')
