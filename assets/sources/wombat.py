"""Draws ../svg/wombat: bricks with their pips, spindle, box, paws, six wombats, signs and the logo of Branle-bas de Wombat.
A brick is a drum on its side seen from the front: the larger, the wider, and as many pips as its size. Wombats are animals and nobody's likeness."""
import kit
from kit import *

kit.SVG = os.path.join(os.environ.get('ETBIM_SVG', os.path.join(ASSETS, 'svg')), 'wombat')
FUR = ('#A9744A', '#8C6A5A', '#C0905A', '#7C6A78', '#B4806E', '#8F7F5C')
BRICK = {1: '#FFCB2E', 2: '#FF9F45', 3: '#F26D5B', 4: '#C85FA8', 5: '#7E6BD6', 6: '#3F8FC9'}

# ---- bricks: 100 wide at the smallest, 250 at the largest, 85 high
def brick_wide(n): return 250*(.4+.6*(n-1)/5)
def drum(d, w, h, c, lw=6):
    m = lw/2+1; body = rrect(m, m, w-2*m, h-2*m, 17)
    d.fill(body, c); d.fill(body.difference(mv(body, -6, -9)), dark(c, .3))
    for y, k in ((m+10, lite(c, .5)), (h-m-17, dark(c, .16))): d.fill(box(m, y, w-m, y+7).intersection(body), k)
    i = body.buffer(-6); d.fill(i.difference(mv(i, 5, 5)).intersection(box(0, 0, w*.7, h*.45)).buffer(-.5).buffer(.5), WHITE, .5)
    d.line(body, lw)
def brick(n):
    w, h = brick_wide(n), 85; d = Draw(round(w), h); drum(d, w, h, BRICK[n]); r = 9.5
    step = min(36, (w-50)/max(1, n-1)) if n > 1 else 0; x0 = w/2-step*(n-1)/2
    for q in range(n):
        e = ell(x0+q*step, h/2+1, r+3.6); d.fill(e, INK); d.fill(ell(x0+q*step, h/2+1, r), PAPER); d.fill(ell(x0+q*step-2.4, h/2-1.6, 3), WHITE)
    return d
def brick_dark():
    d = Draw(250, 85); body = rrect(4, 4, 242, 77, 17); d.fill(body, '#1C162B'); d.fill(body.difference(mv(body, -6, -9)), '#100C1A'); d.line(body, 5, '#6E6390')
    for y in (17, 64): d.fill(box(8, y, 242, y+4), '#3A3152')
    return d
def spindle():
    d = Draw(150, 246); d.shape(rrect(67, 4, 16, 222, 8), '#D9A25C', sh=5, hl=4, w=5); d.shape(rrect(8, 214, 134, 26, 12), '#A8743F', sh=6, hl=4, w=5); return d
def box_lit():
    d = Draw(560, 484); full = rrect(3, 3, 554, 478, 22); d.fill(full, '#E9C48F'); rd = random.Random(5)
    for q in range(46): x, y = rd.uniform(10, 540), rd.uniform(10, 470); d.fill(stroke([(x, y), (x+rd.uniform(20, 60), y+rd.uniform(-3, 3))], 2).intersection(full), '#DDB57C')
    d.fill(full.difference(mv(full, -9, -10)), '#B58350'); d.fill(full.difference(mv(full, 9, 10)), '#F6DDB4')
    for x in (188.7, 377.3): d.fill(box(x-1.5, 20, x+1.5, 464), '#C99B62')
    for y in (122.5, 245, 367.5): d.fill(box(20, y-1.5, 540, y+1.5), '#C99B62')
    d.line(full, 6); return d

# ---- paws, 120 x 120, from above: a broad pad, five short toes with claws
def paw_parts():
    pad = blob((60, 46), (92, 54), (102, 82), (86, 108), (60, 112), (34, 108), (18, 82), (28, 54))
    toes = [ell(18, 50, 11, 15, -28), ell(37, 28, 12, 17, -12), ell(60, 20, 12.5, 18), ell(83, 28, 12, 17, 12), ell(102, 50, 11, 15, 28)]
    claws = [taper([(x, y), (x2, y2)], 7, 2.5) for x, y, x2, y2 in ((12, 38, 6, 28), (33, 13, 30, 3), (60, 4, 60, -3), (87, 13, 90, 3), (108, 38, 114, 28))]
    pads = [ell(60, 84, 27, 19)]+[ell(x, y+3, 6.4, 8) for x, y in ((18, 50), (37, 29), (60, 22), (83, 29), (102, 50))]
    return pad, toes, claws, pads
def paw(c, pad_c, ink=INK, glow=None, band=None):
    d = Draw(120, 120); pad, toes, claws, pads = paw_parts(); T = lambda g: mv(A.scale(g, .92, .92, origin=(60, 60)), 0, 3)
    if glow: d.fill(T(union(pad, *toes)).buffer(5), glow)
    for g in claws: d.fill(T(g).buffer(2), ink); d.fill(T(g), '#F2E3C4')
    whole = T(union(pad, *toes)); d.fill(whole, c); d.fill(whole.difference(mv(whole, -5, -6)), dark(c, .34))
    for g in pads: d.fill(T(g), pad_c)
    d.line(whole, 5, ink)
    if band:
        g = T(rrect(26, 96, 68, 17, 7)); d.shape(g, band, sh=4, w=5)
    return d
def paw_cover():
    d = paw('#B98558', '#F0C9A8', glow='#FFCB2E'); d.fill(stroke([(6, 30), (60, 4), (114, 30)], 8), '#FFCB2E'); return d

# ---- six wombats, 240 x 240: a broad head, small round ears, a nose as wide as the mouth
HEAD = blob((120, 46), (168, 52), (206, 92), (212, 140), (188, 186), (120, 206), (52, 186), (28, 140), (34, 92), (72, 52))
MUZZLE = blob((120, 112), (160, 122), (178, 154), (158, 188), (120, 198), (82, 188), (62, 154), (80, 122))
NOSE = blob((120, 118), (146, 120), (156, 134), (144, 150), (120, 156), (96, 150), (84, 134), (94, 120))
def wombat_base(d, c, look=0, mood='smile'):
    for q in (-1, 1):
        e = ell(120+q*66, 56, 29, 33, q*18); d.shape(e, c, sh=6); d.fill(ell(120+q*66, 60, 15, 19, q*18), '#F2B79C')
    d.shape(HEAD, c, sh=10, hl=8); d.fill(MUZZLE, lite(c, .42)); d.fill(MUZZLE.difference(mv(MUZZLE, -6, -7)), mix(lite(c, .42), PAL['shade'], .18))
    for q in (-1, 1): d.fill(ell(120+q*76, 146, 17, 11), PAL['blush'], .4)
    d.shape(NOSE, '#4A3350', sh=5); d.fill(ell(106, 128, 9, 5, -18), WHITE, .75)
    for q in (-1, 1): d.fill(ell(120+q*15, 143, 5, 4), INK)
    if mood == 'smile': d.line([(92, 168), (106, 180), (120, 172), (134, 180), (148, 168)], 6); d.fill(rrect(110, 175, 20, 13, 4), WHITE); d.line(rrect(110, 175, 20, 13, 4), 4)
    elif mood == 'grin':
        g = blob((86, 164), (120, 170), (154, 164), (144, 188), (120, 195), (96, 188)); d.fill(g, '#6E1536'); d.fill(box(104, 160, 136, 180).intersection(g), WHITE); d.line(g, 5)
    elif mood == 'sly': d.line([(88, 178), (120, 182), (152, 166)], 7)
    elif mood == 'o': d.fill(ell(120, 179, 12, 11), '#6E1536'); d.line(ell(120, 179, 12, 11), 5)
    for q in (-1, 1):
        x = 120+q*48
        if mood == 'shut': d.line([(x-15, 104), (x, 112), (x+15, 104)], 7)
        else: d.fill(ell(x, 104, 13.5, 15.5), INK); d.fill(ell(x-4.5+look, 98, 5.6), WHITE); d.fill(ell(x+4+look, 111, 2.6), WHITE)
    if mood == 'sly': d.fill(box(50, 84, 190, 99).intersection(HEAD), c); d.line([(54, 99), (84, 101)], 6); d.line([(156, 101), (186, 99)], 6)
    if mood == 'shut': d.line([(96, 172), (120, 180), (144, 172)], 6)
def wombat(n, calm=False):
    d = Draw(240, 240); c = FUR[n-1]; mood = 'smile' if calm else ('smile', 'shut', 'grin', 'sly', 'o', 'smile')[n-1]
    sh = ('#3F8FC9', '#E4342F', '#3C9A4E', '#3A2A4A', '#FFCB2E', '#C85FA8')[n-1]
    d.shape(blob((120, 186), (180, 196), (214, 250), (120, 262), (26, 250), (60, 196)), c, sh=8); d.shape(poly((52, 206), (120, 222), (188, 206), (180, 232), (120, 246), (60, 232), r=4), sh, sh=7)
    wombat_base(d, c, look=(0, 0, 2, 0, 0, -2)[n-1], mood=mood)
    if n == 1: d.shape(union(rrect(74, 8, 92, 46, 16), rrect(52, 42, 136, 18, 9)), '#E8BC78', sh=6); d.fill(box(75, 36, 165, 45), '#E4342F')
    if n == 2: d.shape(union(ell(72, 104, 30), ell(168, 104, 30)).difference(union(ell(72, 104, 20), ell(168, 104, 20))), '#FFCB2E', sh=0, w=5); d.line([(100, 100), (140, 100)], 7)
    if n == 3:
        for q in range(5): d.shape(ell(152+20*math.cos(q*1.2566), 38+20*math.sin(q*1.2566), 12), '#FF8FB8', sh=3, w=5)
        d.shape(ell(152, 38, 10), PAL['lemon'], sh=2, w=5)
    if n == 4: d.shape(union(*[poly((60+i*30, 54), (75+i*30, 14), (90+i*30, 54)) for i in range(4)], rrect(58, 46, 124, 16, 6)), '#8A8F9C', sh=6)
    if n == 5: d.shape(ell(120, 34, 66, 26).intersection(box(40, 0, 200, 44)), '#3C9A4E', sh=6); d.line([(120, 10), (124, -2)], 8)
    if n == 6: d.shape(poly((120, 30), (84, 12), (84, 50), r=6).union(poly((120, 30), (156, 12), (156, 50), r=6)), '#C85FA8', sh=6); d.shape(ell(120, 31, 11), '#F2A9DA', sh=3, w=5)
    return d

# ---- the six roles, 240 x 240: who wears a builder's helmet is nobody at the table; its colour, its sign and a mien tell the role
ROLES = dict(basic=('#FFCB2E', 'smile'), trusting=('#3F8FC9', 'shut'), helpless=('#F2A9DA', 'o'), generous=('#3C9A4E', 'grin'), confused=('#FF9F45', 'smile'), wicked=('#E4342F', 'sly'))
def role_sign(d, role):
    if role == 'basic': [d.shape(rrect(120-w/2, y, w, 12, 4), c, sh=2, w=4) for y, w, c in ((38, 44, BRICK[6]), (26, 32, BRICK[4]), (14, 20, BRICK[1]))]
    if role == 'trusting': d.line([(104, 30), (116, 43), (138, 17)], 10, PAPER)
    if role == 'helpless': d.shape(union(rrect(101, 24, 38, 11, 3), rrect(114.5, 11, 11, 38, 3)), PAPER, sh=2, w=4)
    if role == 'generous': d.at(paw('#F0C9A8', '#B98558'), 'translate(97 6) scale(.39)')
    if role == 'confused': d.line([(96, 22), (144, 22)], 7); d.line([(134, 13), (144, 22), (134, 31)], 7); d.line([(96, 40), (144, 40)], 7); d.line([(106, 31), (96, 40), (106, 49)], 7)
    if role == 'wicked': d.line([(104, 18), (136, 46)], 10); d.line([(136, 18), (104, 46)], 10)
def cap(d, name): c, _ = ROLES[name]; d.shape(blob((48, 72), (54, 32), (92, 4), (148, 4), (186, 32), (192, 72), (120, 60)), c, sh=9, hl=8); d.shape(rrect(30, 60, 180, 17, 8), dark(c, .16), sh=4); role_sign(d, name); return d
def role(name):
    c, mood = ROLES[name]; d = Draw(240, 240); fur = '#8E8A99'
    d.shape(blob((120, 186), (180, 196), (214, 250), (120, 262), (26, 250), (60, 196)), fur, sh=8); d.shape(poly((60, 200), (120, 218), (180, 200), (196, 250), (44, 250), r=5), c, sh=7)
    wombat_base(d, fur, look=-3 if name == 'confused' else 0, mood=mood)
    return cap(d, name)

# ---- signs, 100 x 100
def icon(f): d = Draw(100, 100); f(d); return d
def i_paw(d): d.at(paw('#B98558', '#F0C9A8'), 'translate(2 2) scale(.8)')
def i_brick(d):
    for y, w, c in ((62, 92, BRICK[6]), (36, 68, BRICK[4]), (10, 44, BRICK[1])): d.shape(rrect(50-w/2, y, w, 26, 8), c, sh=5, w=7)
def i_toppled(d):
    for tf, w, c in (('translate(4 66)', 92, BRICK[6]), ('translate(3 44) rotate(-18)', 58, BRICK[4]), ('translate(72 16) rotate(40)', 27, BRICK[1])):
        one = Draw(100, 100); one.shape(rrect(0, 0, w, 26, 8), c, sh=5, w=7); d.at(one, tf)
def i_bubble(d): d.shape(union(rrect(6, 12, 88, 58, 22), poly((26, 62), (56, 62), (24, 92), r=3)), PAPER, sh=7, w=7); [d.fill(ell(28+q*22, 41, 6.5), INK) for q in range(3)]
def i_ear(d): d.shape(blob((52, 6), (82, 22), (84, 52), (62, 70), (56, 92), (34, 90), (30, 66), (24, 34)), '#F0C9A8', sh=7, w=7); d.line([(44, 62), (48, 44), (40, 34), (54, 24), (66, 36), (60, 52)], 7)
def i_drum(d):
    d.shape(union(rrect(12, 36, 76, 52, 12)), PAL['tomato'], sh=7, w=7); d.shape(ell(50, 38, 38, 15), PAPER, sh=0, w=7)
    for x in (22, 50, 78): d.fill(stroke([(x-9, 52), (x, 84), (x+9, 52)], 4, False), PAL['lemon'])
    d.line([(30, 8), (54, 34)], 8); d.line([(84, 6), (60, 32)], 8)
def i_sky(d):
    d.shape(ell(66, 34, 22), PAL['lemon'], sh=4, w=7); d.shape(union(ell(34, 62, 24, 20), ell(60, 58, 26, 24), ell(78, 68, 17, 15), rrect(16, 62, 78, 22, 11)), WHITE, sh=6, w=7)
def i_vote(d): d.shape(union(rrect(6, 40, 56, 46, 14), rrect(44, 40, 52, 20, 10)), '#F0C9A8', sh=6, w=7); d.shape(rrect(4, 38, 20, 52, 7), PAL['X'], sh=4, w=7)
def i_hidden(d): d.shape(rrect(18, 6, 64, 88, 11), PAL['non'], sh=8, w=7); d.fill(glyphs('?', 62, 50, 50), PAL['lemon'])
def mark_right(d): d.fill(ell(50, 50, 46), INK); d.fill(ell(50, 50, 39), PAL['heal']); d.fill(stroke([(28, 52), (44, 68), (72, 34)], 13, False), WHITE)

def logo():
    d = Draw(640, 400); words_ = [(glyphs('Branle-bas de', 74, 290, 122), PAPER), (glyphs('Wombat', 142, 320, 242), PAL['lemon'])]
    for g, _ in words_: d.fill(g.buffer(14), INK)
    for g, c in words_: h = g.buffer(3); d.fill(h, c); d.fill(h.difference(mv(h, -5, -6)), dark(c, .32)); i = g.buffer(-1); d.fill(i.difference(mv(i, 5, 5)).buffer(-.8).buffer(.8), WHITE, .6)
    for q, (n, x) in enumerate(((6, 190), (4, 344), (2, 470))): w = brick_wide(n)*.6; d.at(brick(n), f'translate({x-w/2} {342-(q%2)*6}) scale(.6)')
    d.at(paw('#B98558', '#F0C9A8', glow=INK), 'translate(548 50) rotate(14) scale(.7)')
    return d

def everything():
    for n in BRICK: yield f'brick_{n}', brick(n)
    yield 'brick_dark', brick_dark(); yield 'spindle', spindle(); yield 'box_lit', box_lit()
    yield 'paw', paw('#B98558', '#F0C9A8', glow='#FFCB2E'); yield 'paw_cover', paw_cover(); yield 'paw_grey', paw('#8E8A99', '#B9B5C4', ink='#D9D6E2')
    for n in range(1, 7): yield f'paw_{n}', paw(FUR[n-1], lite(FUR[n-1], .5), band=('#3F8FC9', '#E4342F', '#3C9A4E', '#3A2A4A', '#FFCB2E', '#C85FA8')[n-1]); yield f'wombat_{n}', wombat(n)
    for name in ROLES: yield f'role_{name}', role(name)
    for name in ('wicked', 'confused'): yield f'cap_{name}', cap(Draw(240, 240), name)
    for name, f in (('icon_paw', i_paw), ('icon_brick', i_brick), ('icon_toppled', i_toppled), ('icon_bubble', i_bubble), ('icon_ear', i_ear), ('icon_drum', i_drum), ('icon_sky', i_sky), ('icon_vote', i_vote), ('icon_hidden', i_hidden), ('mark_right', mark_right)): yield name, icon(f)
    yield 'logo', logo()

if __name__ == '__main__':
    os.makedirs(kit.SVG, exist_ok=True)
    for name, d in everything(): d.save(name)
