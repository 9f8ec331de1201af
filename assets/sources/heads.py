"""The twelve characters as one meets them at the table: build, hair, mask, hand and four moods, as youths and as monkeys.
A mood is what all saw: calm; hit (paint on the face); gleeful; out (the mask pushed up, nothing hidden any more).
`python heads.py` writes the youths, `python heads.py --monkeys` with ETBIM_SVG=../svg/witty_zibi the monkeys.
None looks like a gang: heads, eyes and mouths are their own, so that nothing about a tile can be read from a face."""
import sys
import kit
from people import *
kit.dpath.__defaults__ = (.34,)    # they are shown at half their size and less: fewer points will do

SNOUT = '#F3CFA6'
MOODS = ('calm', 'hit', 'gleeful', 'out')
EX, EY, MY = 26, 118, 158    # where eyes and mouth are, from the middle

# ---- what changes with the mood
def eye(d, s, mood, k=1.0, lid=.14, look=2, y=EY, dx=EX, iris=INK):
    """One eye; s: -1 the left one, 1 the right one."""
    x = 120+s*dx
    if mood == 'hit': return d.fill(stroke([(x+s*11*k, y-10*k), (x-s*8*k, y), (x+s*11*k, y+10*k)], 8, smooth=False), INK)
    if mood == 'gleeful': return d.line([(x-13*k, y+6), (x, y-9*k), (x+13*k, y+6)], 8)
    if mood == 'out': d.line([(x-9*k, y-9*k), (x+9*k, y+9*k)], 8); return d.line([(x+9*k, y-9*k), (x-9*k, y+9*k)], 8)
    e = ell(x, y, 13*k, 15*k); d.fill(e, WHITE); d.fill(ell(x+look, y+2, 8.6*k, 10.4*k), iris, clip=e); d.fill(ell(x+look-3, y-2.5, 3.6*k), WHITE, clip=e); d.fill(ell(x+look+3, y+6, 1.7*k), WHITE, clip=e)
    if lid: d.fill(e.intersection(box(x-30, y-40, x+30, y-15*k+30*k*lid)), dark('#8A6A78', .2)); d.fill(stroke([(x-12.5*k, y-15*k+30*k*lid), (x+12.5*k, y-15*k+30*k*lid)], 5), INK)
    d.line(e, 5)
def eyes(d, mood, l={}, r=None, **k):
    for s, own in ((-1, l), (1, l if r is None else r)): eye(d, s, mood, **{**k, **own})
def laugh(d, w=62, h=36, y=MY-6, teeth=None):
    m = goo(ell(120, y, w/2, h).intersection(box(0, y-3, 240, 300)).union(rrect(120-w/2, y-5, w, 8, 4)), 2); d.fill(m, '#6E1536'); d.fill(ell(124, y+h*.95, w*.28, h*.42), '#EF6A7C', clip=m)
    d.fill(box(120-w/2, y-8, 120+w/2, y+7) if teeth is None else teeth, WHITE, clip=m); d.line(m, 5.5)
def ouch(d, w=44, h=20, y=MY+2):
    m = rrect(120-w/2, y-h/2, w, h, 8); d.fill(m, WHITE); d.line([(120-w/2, y), (120+w/2, y)], 4)
    for x in (-11, 0, 11): d.line([(120+x, y-h/2), (120+x, y+h/2)], 4)
    d.line(m, 5.5)
def woozy(d, w=46, y=MY): 
    d.shape(blob((126, y+2), (140, y+2), (141, y+18), (133, y+23), (126, y+17)), '#EF6A7C', sh=3, w=4.5)
    d.line([(120-w/2, y+3), (120-w/4, y-4), (120, y+4), (120+w/4, y-4), (120+w/2, y+3)], 7)
def mouth(d, mood, calm, **k):
    if mood == 'calm': calm(d)
    elif mood == 'hit': ouch(d, **k.get('ouch', {}))
    elif mood == 'gleeful': laugh(d, **k.get('laugh', {}))
    else: woozy(d, **k.get('woozy', {}))
def smile(w=40, up=9, y=MY): return lambda d: d.line([(120-w/2, y-2), (120, y+up), (120+w/2, y-2)], 7)
def flat(w=34, y=MY, tilt=0): return lambda d: d.line([(120-w/2, y+tilt), (120+w/2, y-tilt)], 7)
def oh(r=8, y=MY): return lambda d: (d.fill(ell(120, y, r, r*1.1), '#6E1536'), d.line(ell(120, y, r, r*1.1), 5))
def side(s=1, y=MY): return lambda d: d.line([(120-s*20, y), (120, y+5), (120+s*24, y-8)], 7)
def toothy(y=MY-4, w=48): return lambda d: laugh(d, w=w, h=20, y=y)

SPLATS = dict(hit=((182, 70, 27, 3, 'lemon'), (78, 186, 17, 6, 'orange')), out=((60, 66, 24, 5, 'tomato'), (186, 92, 28, 8, 'lemon'), (90, 204, 21, 2, 'orange')))
MUSH = dict(lemon='#FFD93B', orange='#F3E3A0', tomato='#E9C64A')    # monkeys throw bananas
def paint(d, mood, monkey):
    for x, y, r, seed, c in SPLATS.get(mood, ()):
        g, s = splat(x, y, r, seed); d.shape(union(g, s), MUSH[c] if monkey else PAL[c], sh=4, w=4.5)

# ---- builds
BUILDS = dict(
    round=blob((120, 48), (172, 60), (196, 112), (180, 164), (120, 190), (60, 164), (44, 112), (68, 60)),
    lean=blob((120, 46), (158, 60), (170, 104), (160, 152), (132, 188), (108, 188), (80, 152), (70, 104), (82, 60)),
    long=blob((120, 34), (158, 48), (168, 100), (164, 158), (140, 194), (100, 194), (76, 158), (72, 100), (82, 48)),
    wide=blob((120, 56), (176, 62), (204, 108), (200, 156), (160, 190), (80, 190), (40, 156), (36, 108), (64, 62)),
    drop=blob((120, 44), (162, 58), (186, 108), (172, 150), (138, 184), (120, 192), (102, 184), (68, 150), (54, 108), (78, 58)),
    small=blob((120, 66), (166, 74), (184, 118), (170, 162), (120, 186), (70, 162), (56, 118), (74, 74)),
    block=blob((120, 50), (168, 54), (186, 80), (188, 140), (174, 178), (120, 190), (66, 178), (52, 140), (54, 80), (72, 54)))
def shoulders(w=1.0, y=0): return mv(A.scale(TORSO, w, 1, origin=(120, 200)), 0, y)

class Face:
    """How somebody is built; a monkey keeps build, mask, hat and hand, and has fur, muzzle and ears instead of skin and nose."""
    def __init__(s, head, skin, fur, cloth, w=1.0, ears=True, ear_y=126): s.head, s.skin, s.fur, s.cloth, s.w, s.ears, s.ear_y = BUILDS[head], skin, fur, cloth, w, ears, ear_y
    def bare(s, d, monkey):
        t = shoulders(s.w); d.shape(t, s.cloth, sh=10)
        b = s.head.bounds
        if s.ears and not monkey:
            for q in (-1, 1): d.shape(ell(120+q*((b[2]-b[0])/2+2), s.ear_y, 12, 15, q*8), s.skin, sh=4)
        d.shape(s.head, s.fur if monkey else s.skin, sh=9)
        if monkey:
            m = goo(union(ell(95, EY-2, 32, 35), ell(145, EY-2, 32, 35)), 4).intersection(s.head.buffer(-5)); d.fill(m, SNOUT)
            z = ell(120, 161, 50, 34); d.shape(z, SNOUT, sh=7, w=4.5); d.fill(m.intersection(z.buffer(3)).intersection(box(0, 0, 240, 139)), SNOUT)
            for q in (-1, 1): d.fill(ell(120+q*8, 141, 3.8, 5, q*22), '#6A3B2E')
        else: d.line([(121, 132), (127, 143), (117, 145)], 5, dark(s.skin, .55))

def monkey_ears(d, fur, x=72, y=116):
    for q in (-1, 1): d.shape(ell(120+q*x, y, 23, 24), fur, sh=5); d.fill(ell(120+q*(x+1), y+2, 13, 15), SNOUT); d.fill(ell(120+q*(x+1), y+2, 13, 15).difference(mv(ell(120+q*(x+1), y+2, 13, 15), 3, 4)), dark(SNOUT, .3))

def domino(k=1.0, top=0, pts=None):
    return blob((120, 104), (150, 92-top), (176, 98-top), (182, 116), (168, 140), (140, 142), (120, 132), (100, 142), (72, 140), (58, 116), (64, 98-top), (90, 92-top))
def holes(r=19, y=EY, dx=EX): return union(*[ell(120+s*dx, y, r, r*1.05) for s in (-1, 1)])
def wear(d, mood, g, c, sh=6, deco=None, up=-44, cut=True, glint=0):
    """A mask over the eyes; pushed up to the forehead by who is out."""
    if mood == 'out': T = lambda q: rot(mv(q, 0, up), -7, (120, 80))
    else: T = lambda q: q
    d.shape(T(g.difference(holes()) if cut else g), c, sh=sh, hl=glint, w=5)
    if deco: deco(T)
def hand(d, x, y, c, a=0, k=1.0, glove=None):
    """A fist with a thumb, as drawn by its owner's things."""
    T = lambda g: mv(A.rotate(A.scale(g, k, k, origin=(0, 0)), a, origin=(0, 0)), x, y)
    d.shape(T(rrect(-13, 14, 26, 44, 9)), glove or c, sh=4); d.shape(T(blob((-22, -6), (-14, -22), (8, -24), (22, -14), (22, 8), (10, 22), (-14, 20))), c, sh=5)
    for i in (-7, 3, 13): d.line([T(LineString([(i, -20), (i+1, -6)])).coords[0], T(LineString([(i, -20), (i+1, -6)])).coords[1]], 4)

# ---- the twelve
def rosa(d, mood, monkey):
    """Heals first: broad and round, a red scarf with white dots round a high bun, heart goggles, a sponge."""
    f = Face('round', '#C98A5E', '#8A4A2C', '#F6E2BC', 1.08); hair = '#4A2A22'
    d.shape(union(ell(120, 30, 34, 30), ell(96, 38, 18), ell(144, 38, 18)), hair, sh=8, hl=6)
    f.bare(d, monkey); d.shape(poly((92, 202), (120, 228), (148, 202), (160, 300), (80, 300), r=3), WHITE, sh=6); c = union(rrect(112, 240, 16, 44, 2), rrect(98, 254, 44, 16, 2)); d.fill(rrect(113, 232, 14, 30, 2).union(rrect(105, 240, 30, 14, 2)), PAL['tomato'])
    heart = lambda x, y, k: mv(A.scale(blob((0, 26), (-24, 4), (-25, -14), (-12, -22), (0, -12), (12, -22), (25, -14), (24, 4)), k, k, origin=(0, 0)), x, y)
    g = union(heart(91, 118, 1.28), heart(149, 118, 1.28), rrect(108, 104, 24, 11, 4))
    wear(d, mood, g, '#E8557F', cut=False, deco=lambda T: d.fill(T(union(heart(91, 117, .86), heart(149, 117, .86))), '#FFE3EC'))
    eyes(d, mood, dx=29, k=.92); cheeks(d, 150, 46, op=.5); mouth(d, mood, smile(44, 12))
    q = blob((42, 104), (50, 66), (82, 44), (120, 38), (158, 44), (190, 66), (198, 104), (160, 78), (120, 72), (80, 78)); d.shape(q, PAL['tomato'], sh=8, hl=7)
    for x, y in ((66, 76), (90, 60), (120, 54), (150, 60), (174, 76)): d.fill(ell(x, y, 5), PAPER)
    d.shape(goo(union(taper([(186, 84), (212, 70), (228, 74)], 18, 8), taper([(188, 90), (210, 102), (220, 118)], 16, 6)), 1), PAL['tomato'], sh=4)
    if monkey: monkey_ears(d, f.fur, *EARS['rosa'])
    paint(d, mood, monkey); hand(d, 204, 196, f.fur if monkey else f.skin, -12); d.shape(rot(rrect(176, 148, 54, 34, 10), -10, (203, 165)), PAL['lemon'], sh=5); [d.fill(ell(x, y, 3.4), dark(PAL['lemon'], .3)) for x, y in ((190, 162), (204, 170), (216, 158), (200, 154))]
def hugo(d, mood, monkey):
    """Fires first: lean, flaming hair straight up, a red racing stripe for a mask, a fist."""
    f = Face('lean', '#F6BC8C', '#B5552A', '#E4342F', .9); hair = '#E85A1E'
    f.bare(d, monkey); d.fill(union(box(110, 196, 130, 300)), WHITE, clip=shoulders(.9).buffer(-4))
    wear(d, mood, poly((58, 98), (182, 98), (188, 134), (132, 138), (120, 130), (108, 138), (52, 134), r=7), '#2B2340', deco=lambda T: d.fill(T(poly((60, 102), (84, 102), (76, 132), (56, 132)).union(poly((180, 102), (156, 102), (164, 132), (184, 132)))).difference(holes() if mood != 'out' else Polygon()), PAL['lemon']))
    eyes(d, mood, lid=.22, look=0); brow(d, 94, 92, 34, 20, dark(hair, .4), 2, 9) if mood != 'gleeful' else None; brow(d, 146, 92, 34, 20, dark(hair, .4), 2, 9) if mood != 'gleeful' else None
    mouth(d, mood, toothy(MY-2, 44))
    h = goo(union(*[taper([(120+x*.8, 84), (120+x, 56), (120+x*1.15+t, y)], 38, 4) for x, y, t in ((-44, 30, -12), (-26, 14, -2), (0, 5, 4), (24, 14, 10), (44, 32, 18))], rrect(74, 62, 92, 30, 12)), 2).difference(box(0, 92, 240, 240)); d.shape(h, hair, sh=9, hl=6); d.fill(goo(union(*[taper([(120+x*.7, 82), (120+x*.85, y+30)], 20, 4) for x, y in ((-34, 26), (0, 6), (32, 28))]), 1), PAL['lemon'], .75)
    if monkey: monkey_ears(d, f.fur, *EARS['hugo'])
    paint(d, mood, monkey); hand(d, 200, 186, f.fur if monkey else f.skin, 18, 1.25, '#2B2340')
def ana(d, mood, monkey):
    """Watches: a pointed chin under a square fringe, a monocle on a plain mask, a pencil behind the ear."""
    f = Face('drop', '#FFD2AE', '#5A5468', '#3D6FB8', .92, ears=False); hair = '#2B2340'
    d.shape(blob((120, 26), (186, 50), (204, 120), (196, 178), (164, 186), (76, 186), (44, 178), (36, 120), (54, 50)), hair, sh=9, hl=0)
    f.bare(d, monkey); d.shape(poly((90, 200), (120, 232), (150, 200), (162, 210), (120, 256), (78, 210), r=2), PAPER, sh=4)
    def lens(T): d.shape(T(ell(147, 118, 31)).difference(T(ell(147, 118, 22))), PAL['lemon'], sh=4, w=5); d.fill(T(ell(147, 118, 22)), '#DFF3FF'); d.line(list(T(LineString([(174, 134), (182, 164), (172, 196)])).coords), 4, PAL['lemon'])
    wear(d, mood, domino(), '#3D6FB8', cut=False, deco=lambda T: (d.fill(T(ell(94, 118, 19)), f.skin if not monkey else '#F3CFA6'), lens(T)), up=-44)
    eyes(d, mood, l=dict(k=.95, lid=.3), r=dict(k=1.12, dx=27, lid=.1), look=3); mouth(d, mood, flat(26), laugh=dict(w=50, h=28), ouch=dict(w=36))
    d.shape(blob((58, 104), (54, 66), (84, 36), (120, 32), (156, 36), (186, 66), (182, 98), (150, 92), (120, 92), (90, 92)), hair, sh=8, hl=7)
    p = rot(rrect(36, 40, 13, 84, 2), -24, (42, 82)); d.shape(p, PAL['orange'], sh=3, w=5); d.shape(rot(poly((36, 124), (49, 124), (42, 142)), -24, (42, 82)), PAPER, sh=0, w=5)
    if monkey: monkey_ears(d, f.fur, *EARS['ana'])
    paint(d, mood, monkey); hand(d, 202, 208, f.fur if monkey else f.skin, -10, .95); d.shape(rot(rrect(166, 158, 58, 44, 4), -8, (195, 180)), PAPER, sh=5, w=5); [d.line([(176, y), (212, y-5)], 4, '#3D6FB8') for y in (176, 187)]
def kim(d, mood, monkey):
    """Forgets nothing: small and square, blunt black hair with a white lock, a mask with a seam, a tally."""
    f = Face('small', '#F3C89A', '#3A3550', '#3A2A4A', .86, ears=False); hair = '#241A30'
    d.shape(blob((120, 36), (190, 58), (206, 120), (212, 178), (170, 176), (70, 176), (28, 178), (34, 120), (50, 58)), hair, sh=9)
    f.bare(d, monkey); d.fill(stroke([(84, 204), (120, 224), (156, 204)], 7), PAL['tomato'])
    def seam(T): d.line([T(LineString([(120, 96), (120, 132)])).coords[0], T(LineString([(120, 96), (120, 132)])).coords[1]], 4, PAPER); [d.line([T(LineString([(113, y), (127, y)])).coords[0], T(LineString([(113, y), (127, y)])).coords[1]], 4, PAPER) for y in (102, 112, 122)]
    wear(d, mood, poly((52, 96), (104, 100), (120, 106), (136, 100), (188, 96), (178, 138), (140, 140), (120, 132), (100, 140), (62, 138), r=4), PAL['tomato'], deco=seam, up=-38)
    eyes(d, mood, lid=.42, look=4, k=.95); mouth(d, mood, side(1), laugh=dict(w=48, h=28), ouch=dict(w=38))
    d.shape(poly((50, 104), (56, 60), (88, 38), (152, 38), (184, 60), (190, 104), (172, 92), (120, 92), (68, 92), r=5), hair, sh=8, hl=6); d.shape(poly((146, 40), (170, 50), (178, 92), (158, 92), r=4), PAPER, sh=4, w=5)
    if monkey: monkey_ears(d, f.fur, *EARS['kim'])
    paint(d, mood, monkey); hand(d, 204, 206, f.fur if monkey else f.skin, -8, .95); d.shape(rot(rrect(170, 152, 60, 46, 5), 8, (200, 175)), '#C9A26A', sh=5, w=5); [d.line([(x, 164), (x-2, 188)], 4) for x in (184, 193, 202, 211)]; d.line([(178, 186), (218, 164)], 4)
def leo(d, mood, monkey):
    """Says white, plays black: a long face, a tall hat, a mask half and half, a curled moustache, fingers crossed."""
    f = Face('long', '#E0A872', '#7A4A2C', '#4A3A78', .94)
    f.bare(d, monkey); d.shape(poly((92, 200), (120, 222), (148, 200), (140, 250), (100, 250), r=3), WHITE, sh=5); d.shape(poly((120, 214), (98, 204), (98, 232), r=3), PAL['lemon'], sh=3, w=5); d.shape(poly((120, 214), (142, 204), (142, 232), r=3), PAL['lemon'], sh=3, w=5)
    m = domino(); wear(d, mood, m, INK, sh=0, deco=lambda T: (d.fill(T(m.intersection(box(0, 0, 120, 240)).buffer(-3)).difference(T(holes()) if mood == 'out' else holes()), PAPER), d.fill(T(rot(rrect(84, 140, 9, 9, 1), 45, (88, 144))), PAL['tomato'])))
    eyes(d, mood, r=dict(lid=.5) if mood == 'calm' else None, look=3)
    mouth(d, mood, smile(30, 6, MY+12), laugh=dict(y=MY+4, w=50, h=26), ouch=dict(y=MY+14, w=38, h=16), woozy=dict(y=MY+14))
    for s in (-1, 1): d.fill(taper([(120+s*2, 154), (120+s*24, 156), (120+s*42, 148), (120+s*46, 134), (120+s*36, 134)], 15, 4), '#3A2418')
    d.shape(poly((78, 62), (72, 6), (168, 6), (162, 62), r=4), '#4A3A78', sh=10, hl=8); d.fill(poly((77, 40), (163, 40), (162, 58), (78, 58)), PAL['tomato']); d.line(poly((78, 62), (72, 6), (168, 6), (162, 62), r=4)); d.shape(ell(120, 64, 70, 13), '#3A2C62', sh=4)
    if monkey: monkey_ears(d, f.fur, *EARS['leo'])
    paint(d, mood, monkey); hand(d, 200, 206, WHITE, 4, 1.0); d.shape(union(taper([(192, 190), (198, 160), (206, 142)], 18, 13)), WHITE, sh=3, w=5); d.shape(taper([(208, 190), (202, 162), (190, 144)], 18, 13), WHITE, sh=3, w=5)
def zoe(d, mood, monkey):
    """Comments on everything: a cloud of curls with a flower, a star for a mask, a megaphone."""
    f = Face('round', '#8F5634', '#6A3B24', PAL['lemon'], .98, ears=False); hair = '#3A1F2E'
    d.shape(goo(union(*[ell(120+86*math.cos(a), 96+74*math.sin(a), 30) for a in [i*.571 for i in range(11)]], ell(120, 96, 86, 74)), 3), hair, sh=11, hl=8)
    f.bare(d, monkey); d.shape(blob((76, 206), (120, 222), (164, 206), (156, 226), (120, 238), (84, 226)), PAL['bim'], sh=4, w=5)
    wear(d, mood, union(star(92, 118, 46, 25, 5, rnd=3), star(148, 118, 46, 25, 5, rnd=3)), PAL['lemon'], sh=6, up=-40)
    eyes(d, mood, look=1, k=1.02); cheeks(d, 152, 48, '#E0604F', .5); mouth(d, mood, toothy(MY-6, 52), laugh=dict(w=70, h=38))
    for x in range(62, 186, 20): d.fill(ell(x, 66+abs(x-120)**1.6*.03, 15), hair)
    for x, y in ((70, 40), (104, 26), (140, 30), (170, 50), (52, 74), (186, 84)): d.line([(x-8, y+3), (x, y-4), (x+8, y+2)], 5, lite(hair, .25))
    for i in range(5): d.shape(ell(176+17*math.cos(i*1.2566-1.57), 42+17*math.sin(i*1.2566-1.57), 12), '#FF7FB0', sh=3, w=4.5)
    d.shape(ell(176, 42, 9), PAL['lemon'], sh=2, w=4.5)
    if monkey: monkey_ears(d, f.fur, *EARS['zoe'])
    paint(d, mood, monkey); d.shape(poly((152, 190), (212, 152), (222, 208), (160, 208), r=4), PAL['tomato'], sh=6); d.shape(ell(217, 180, 11, 30, -10), PAPER, sh=3, w=5); hand(d, 164, 210, f.fur if monkey else f.skin, 0, .9)
def max_(d, mood, monkey):
    """Has time: a mountain with a bald top and a full beard, sleepy lids in a knitted mask, a snail on the finger."""
    f = Face('wide', '#D9A074', '#6E5A4A', '#5D7A4A', 1.16, ear_y=120); beard = '#8A5A34'
    f.bare(d, monkey); d.fill(union(*[box(0, y, 240, y+9) for y in (214, 234)]), PAPER, clip=shoulders(1.16).buffer(-4))
    b = goo(union(blob((38, 126), (58, 150), (92, 146), (120, 138), (148, 146), (182, 150), (202, 126), (204, 170), (170, 214), (120, 226), (70, 214), (36, 170))), 3); d.shape(b, beard, sh=9)
    for x in (70, 96, 120, 144, 170): d.line([(x, 186), (x+(120-x)*.12, 204)], 5, dark(beard, .4))
    wear(d, mood, blob((44, 104), (84, 92), (120, 100), (156, 92), (196, 104), (190, 134), (150, 142), (120, 134), (90, 142), (50, 134)), '#3E7A78', deco=lambda T: [d.line(list(T(LineString([(x, 97), (x+5, 104), (x+10, 97)])).coords), 4, lite('#3E7A78', .4)) for x in (56, 70, 84, 146, 160, 174)], up=-42)
    eyes(d, mood, lid=.55, look=0, k=1.02, dx=30)
    mouth(d, mood, smile(34, 6, MY+8), laugh=dict(y=MY+2, w=58, h=30), ouch=dict(y=MY+10), woozy=dict(y=MY+10))
    d.fill(A.rotate(ell(86, 72, 17, 7), -32, origin=(86, 72)), WHITE, .7)
    if monkey: monkey_ears(d, f.fur, *EARS['max'])
    paint(d, mood, monkey); hand(d, 202, 208, f.fur if monkey else f.skin, -6, 1.1); d.shape(union(stroke([(174, 178), (200, 182), (226, 178), (232, 160)], 13)), '#E8C878', sh=3, w=5); d.shape(ell(200, 162, 21), PAL['orange'], sh=5); d.line(spline([(200, 162), (206, 158), (208, 166), (198, 172), (190, 164), (194, 152), (206, 150)], False), 4); [d.line([(230, 160), (x, 146)], 4) for x in (226, 237)]
def lou(d, mood, monkey):
    """Trusts nobody: a colander to the brows, a scarf to the nose, two wary eyes between, a hand-mirror."""
    f = Face('lean', '#B5713F', '#4F4658', '#7A4FCB', .96, ears=False)
    f.bare(d, monkey)
    wear(d, mood, blob((64, 100), (120, 94), (176, 100), (178, 136), (120, 142), (62, 136)), '#F2E6C8', cut=False, deco=lambda T: d.fill(T(union(rrect(72, 104, 44, 28, 12), rrect(124, 104, 44, 28, 12))), '#3A2A4A'), up=-30)
    if mood == 'calm': [(d.fill(ell(120+s*EX, 118, 14, 11), WHITE), d.fill(ell(120+s*EX+8, 119, 6.5, 8), INK), d.fill(ell(120+s*EX+6, 115, 2.4), WHITE)) for s in (-1, 1)]
    else:
        if mood in ('hit', 'gleeful'): [d.fill(ell(120+s*EX, 118, 19, 14), WHITE) for s in (-1, 1)]
        eyes(d, mood, k=.85)
    mouth(d, mood, flat(24, MY, 2), laugh=dict(w=46, h=24), ouch=dict(w=34, h=16))
    sc_ = blob((58, 166), (88, 172), (120, 176), (152, 172), (182, 166), (194, 200), (168, 226), (120, 232), (72, 226), (46, 200)) if mood in ('gleeful', 'out', 'hit') else blob((58, 146), (88, 150), (120, 146), (152, 150), (182, 146), (194, 190), (168, 224), (120, 232), (72, 224), (46, 190))
    d.shape(sc_, PAL['tomato'], sh=8); [d.fill(stroke([(x-16, 240), (x+14, 140)], 7), PAPER, .85, clip=sc_.buffer(-3)) for x in (70, 104, 138, 172)]
    h = blob((50, 100), (52, 54), (80, 26), (120, 18), (160, 26), (188, 54), (190, 100)); d.shape(h, '#C9CFD6', sh=10, hl=8); [d.fill(ell(x, y, 5.4), '#59536A') for x, y in ((84, 50), (108, 38), (134, 38), (158, 50), (74, 74), (98, 62), (122, 58), (146, 62), (168, 74))]; d.shape(rrect(38, 88, 164, 17, 8), '#AEB6C0', sh=4); d.shape(ell(34, 97, 13, 9), '#AEB6C0', sh=3, w=5); d.shape(ell(206, 97, 13, 9), '#AEB6C0', sh=3, w=5)
    if monkey: monkey_ears(d, f.fur, *EARS['lou'])
    paint(d, mood, monkey); d.shape(taper([(196, 216), (208, 190)], 15, 12), '#8A5A34', sh=3, w=5); d.shape(ell(214, 168, 24, 27, 14), '#8A5A34', sh=4); d.fill(ell(214, 168, 16, 19, 14), '#CFEAF5'); d.line([(206, 172), (218, 158)], 4, WHITE); hand(d, 194, 216, f.fur if monkey else f.skin, 8, .9)
def noe(d, mood, monkey):
    """Says little, forgives all: white hair and brows, a high collar over the mouth, a plain grey mask, an open palm."""
    f = Face('long', '#9C6038', '#B9AFA6', '#4B6FB0', 1.0); hair = '#F4EFE6'
    d.shape(goo(union(*[ell(120+62*math.cos(a), 78+50*math.sin(a), 23) for a in [math.pi+i*.449 for i in range(8)]]), 3), hair, sh=8, hl=0)
    f.bare(d, monkey)
    wear(d, mood, domino(), '#8D97A8', up=-40)
    eyes(d, mood, lid=.3, look=0, k=.92)
    for s in (-1, 1): d.shape(taper([(120+s*10, 94), (120+s*30, 86), (120+s*52, 96)], 15, 7), hair, sh=2, w=4.5)
    mouth(d, mood, lambda d: None, laugh=dict(w=48, h=24), ouch=dict(w=36, h=16))
    top = 178 if mood in ('gleeful', 'hit', 'out') else 150
    c = poly((62, top), (120, top+12), (178, top), (194, 232), (46, 232), r=9); d.shape(c, '#4B6FB0', sh=8); [d.line([(70, y), (120, y+11), (170, y)], 5, dark('#4B6FB0', .4)) for y in range(int(top)+20, 226, 19)]
    d.shape(blob((66, 84), (70, 44), (104, 26), (140, 28), (172, 48), (174, 84), (150, 66), (120, 62), (92, 66)), hair, sh=7, hl=0); [d.line([(x, 40), (x+4, 56)], 5, '#CFC6B8') for x in (92, 116, 140)]
    if monkey: monkey_ears(d, f.fur, *EARS['noe'])
    paint(d, mood, monkey); sk = f.fur if monkey else f.skin; d.shape(rrect(188, 196, 30, 50, 10), '#4B6FB0', sh=4); d.shape(union(rrect(184, 168, 40, 36, 14), *[stroke([(x, 178), (x+(x-204)*.35, y)], 10) for x, y in ((188, 150), (199, 140), (210, 140), (220, 150))], stroke([(186, 192), (170, 180)], 11)), sk, sh=4, w=5)
def iris(d, mood, monkey):
    """Sleeps with one eye open: a cat's mask with ears and whiskers, a violet plait, claws."""
    f = Face('drop', '#F8D0B0', '#5E4A86', '#2B2340', .9, ears=False); hair = '#6A3FA8'
    d.shape(taper([(176, 96), (214, 140), (204, 190), (216, 232)], 38, 20), hair, sh=7); [d.line([(192, y), (214, y+8)], 5, dark(hair, .4)) for y in (136, 160, 184)]
    f.bare(d, monkey); d.shape(ell(120, 216, 12), PAL['lemon'], sh=4, w=5); d.fill(stroke([(82, 202), (120, 208), (158, 202)], 8), PAL['tomato'])
    d.shape(blob((58, 110), (58, 66), (88, 42), (120, 38), (152, 42), (182, 66), (182, 110), (150, 84), (120, 92), (90, 84)), hair, sh=8, hl=7)
    m = goo(union(domino(), poly((66, 108), (40, 28), (104, 88), r=3), poly((174, 108), (200, 28), (136, 88), r=3)), 2)
    def deco(T):
        [d.fill(T(g), '#F08AB4') for g in (poly((66, 92), (54, 50), (88, 84), r=2), poly((174, 92), (186, 50), (152, 84), r=2))]; d.fill(T(poly((112, 128), (128, 128), (120, 137), r=2)), '#F08AB4')
        for s in (-1, 1): [d.line(list(T(LineString([(120+s*46, 130+i*7), (120+s*88, 124+i*13)])).coords), 4) for i in (0, 1)]
    wear(d, mood, m, '#4A3A60', deco=deco, up=-34)
    if mood == 'calm': eye(d, -1, mood, lid=.95, k=1); eye(d, 1, mood, look=0, iris='#2F7A3E'); d.fill(ell(146, 119, 3, 10), INK)
    else: eyes(d, mood)
    mouth(d, mood, lambda d: (d.line([(104, MY-2), (112, MY+6), (120, MY-2)], 6), d.line([(120, MY-2), (128, MY+6), (136, MY-2)], 6)), laugh=dict(w=50, h=28, teeth=union(poly((100, 145), (110, 145), (105, 162)), poly((130, 145), (140, 145), (135, 162)))))
    if monkey: monkey_ears(d, f.fur, *EARS['iris'])
    paint(d, mood, monkey); sk = '#4A3A60'; hand(d, 44, 204, sk, -8, 1.0); [d.shape(poly((x-5, 182), (x+5, 182), (x-1, 164)), PAPER, sh=0, w=4.5) for x in (32, 44, 56)]
def sami(d, mood, monkey):
    """Keeps nothing: the smallest, a propeller cap, aviator's glasses, freckles, a coin in the air."""
    f = Face('small', '#E9A878', '#C4742C', PAL['orange'], .8, ear_y=134)
    f.bare(d, monkey); d.fill(union(*[box(x, 190, x+12, 300) for x in (70, 104, 138, 172)]), PAPER, clip=shoulders(.8).buffer(-4))
    if not monkey: freckles(d, '#A85E2E')
    def rims(T): [(d.shape(T(ell(120+s*29, 119, 29)), '#8A5A34', sh=4, w=5), d.fill(T(ell(120+s*29, 119, 20)), '#BFEAF2'), d.line(T(ell(120+s*29, 119, 20)), 4)) for s in (-1, 1)]
    wear(d, mood, rrect(50, 108, 140, 16, 7), '#8A5A34', cut=False, deco=rims, up=-34)
    eyes(d, mood, dx=29, look=1, k=.86)
    mouth(d, mood, toothy(MY-4, 46), laugh=dict(w=58, h=32), ouch=dict(w=36))
    c = blob((60, 96), (64, 58), (92, 38), (120, 34), (148, 38), (176, 58), (180, 96), (120, 88)); d.shape(c, PAL['heal'], sh=8, hl=6); d.fill(poly((108, 36), (132, 36), (140, 90), (100, 90)).intersection(c.buffer(-3)), PAL['lemon']); d.line(c)
    if mood != 'out': d.shape(ell(88, 20, 34, 9, 10), PAL['tomato'], sh=3, w=5); d.shape(ell(152, 20, 34, 9, -10), PAL['ident'], sh=3, w=5); d.shape(rrect(114, 16, 12, 24, 4), INK, sh=0); d.shape(ell(120, 18, 8), PAL['lemon'], sh=2, w=4.5)
    else: d.shape(ell(60, 30, 34, 9, 40), PAL['tomato'], sh=3, w=5); d.shape(rrect(114, 16, 12, 24, 4), INK, sh=0)
    if monkey: monkey_ears(d, f.fur, *EARS['sami'])
    paint(d, mood, monkey); hand(d, 204, 210, f.fur if monkey else f.skin, -10, .95); d.shape(ell(210, 156, 20), PAL['lemon'], sh=4, w=5); d.fill(star(210, 156, 11, 5, 5), '#B8860B'); [d.line([(x, 128), (x+(x-210)*.3, 116)], 4.5, PAPER) for x in (196, 210, 224)]
def jade(d, mood, monkey):
    """Changes like a shirt: hair of two colours, a mask that laughs on one side and sulks on the other, a fan."""
    f = Face('lean', '#FFE0C6', '#8A7A9A', '#23A093', .92, ears=False); a, b = '#1F8F86', '#F29AC0'
    g = blob((120, 20), (180, 42), (202, 112), (212, 186), (180, 206), (120, 186), (60, 206), (28, 186), (38, 112), (60, 42)); d.shape(g, a, sh=0); d.fill(g.intersection(box(120, 0, 300, 300)), b); d.fill(g.difference(mv(g, -9, -9)), dark(b, .3)); d.line(g)
    f.bare(d, monkey); d.fill(star(120, 216, 15, 7, 5, rnd=1), PAL['lemon'])
    m = blob((56, 104), (88, 92), (120, 98), (152, 92), (184, 104), (188, 128), (158, 146), (132, 140), (120, 130), (108, 140), (82, 146), (52, 128))
    wear(d, mood, m, WHITE, deco=lambda T: (d.fill(T(m.intersection(box(120, 0, 300, 300)).difference(holes())).buffer(-2.5), PAL['shield']), d.fill(T(ell(66, 126, 6, 5)), PAL['blush']), d.fill(T(blob((176, 122), (181, 132), (176, 138), (171, 132))), '#BFEAF2')), up=-40)
    eyes(d, mood, r=dict(lid=.45) if mood == 'calm' else None, look=2)
    mouth(d, mood, lambda d: d.line([(100, MY-4), (108, MY+5), (120, MY+2), (132, MY), (142, MY+8)], 7), laugh=dict(w=52, h=30))
    l = blob((122, 34), (82, 40), (56, 78), (52, 118), (74, 92), (100, 82), (120, 68)); d.shape(l, a, sh=6, hl=6); r = blob((118, 34), (158, 40), (184, 78), (188, 118), (166, 92), (140, 82), (120, 68)); d.shape(r, b, sh=6)
    if monkey: monkey_ears(d, f.fur, *EARS['jade'])
    paint(d, mood, monkey); fan = union(*[rot(poly((200, 214), (190, 146), (210, 146), r=3), t, (200, 214)) for t in (-44, -22, 0, 22, 44)]); d.shape(fan, PAL['lemon'], sh=5, w=5); [d.line([(200, 214), tuple(rot(Point(200, 150), t, (200, 214)).coords[0])], 4) for t in (-33, -11, 11, 33)]; hand(d, 200, 220, f.fur if monkey else f.skin, 0, .85)

WHO = dict(rosa=rosa, hugo=hugo, ana=ana, kim=kim, leo=leo, zoe=zoe, max=max_, lou=lou, noe=noe, iris=iris, sami=sami, jade=jade)
EARS = dict(rosa=(82, 118), hugo=(64, 122), ana=(80, 124), kim=(80, 124), leo=(62, 116), zoe=(86, 122), max=(94, 112), lou=(70, 132), noe=(66, 122), iris=(72, 122), sami=(74, 130), jade=(74, 124))
def portrait(name, mood, monkey=False):
    """A character in a mood, 240 by 240."""
    b = Bust(); WHO[name](b, mood, monkey); return b
def build(monkey=False):
    for name in WHO:
        for mood in MOODS: portrait(name, mood, monkey).save(f'head_{name}_{mood}')
if __name__ == '__main__': build('--monkeys' in sys.argv)
