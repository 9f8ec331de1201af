"""The twelve characters in four moods and the twelve masks of whoever is nobody in particular, as wombats of the burrow: ../svg/wombat/head_* and mask_*.
They are animals and nobody's likeness: fur, ears and muzzle are those of wombat.py; a hat or a thing that its youth of heads.py has too tells one from another.
Nothing in a face says a role: every one may be drawn for every seat."""
import kit
from wombat import *
from heads import MOODS
kit.dpath.__defaults__ = (.4,)    # they are shown at a fifth of their size: fewer points will do
SCARF = dict(blue='#3F8FC9', red='#E4342F', green='#3C9A4E', night='#3A2A4A', lemon='#FFCB2E', pink='#C85FA8', teal='#128C9C', orange='#FF8A26')

def face(d, mood, look=0, lid=0):
    """Eyes and mouth by mood, on a head whose muzzle is there."""
    for q in (-1, 1):
        x = 120+q*48
        if mood == 'hit': d.fill(stroke([(x+q*14, 92), (x-q*9, 104), (x+q*14, 116)], 9, False), INK)
        elif mood == 'gleeful': d.line([(x-16, 110), (x, 94), (x+16, 110)], 9)
        elif mood == 'out': d.line([(x-12, 93), (x+12, 115)], 9); d.line([(x+12, 93), (x-12, 115)], 9)
        else:
            d.fill(ell(x, 104, 14.5, 16.5), INK); d.fill(ell(x-4.5+look, 98, 6), WHITE); d.fill(ell(x+4+look, 111, 2.8), WHITE)
            if lid: d.line([(x-18, 93+lid), (x+18, 93+lid)], 8)
    if mood == 'hit': m = rrect(96, 166, 48, 22, 9); d.fill(m, WHITE); d.line([(96, 177), (144, 177)], 4); [d.line([(x, 166), (x, 188)], 4) for x in (108, 120, 132)]; d.line(m, 5.5)
    elif mood == 'gleeful': g = blob((80, 160), (120, 167), (160, 160), (148, 190), (120, 199), (92, 190)); d.fill(g, '#6E1536'); d.fill(box(104, 156, 136, 178).intersection(g), WHITE); d.line(g, 5.5)
    elif mood == 'out': d.line([(90, 180), (105, 171), (120, 181), (135, 171), (150, 180)], 7); d.shape(blob((128, 180), (146, 180), (146, 198), (136, 203), (128, 196)), '#EF6A7C', sh=3, w=4.5)
    else: d.line([(92, 168), (106, 180), (120, 172), (134, 180), (148, 168)], 7); d.fill(rrect(110, 175, 20, 13, 4), WHITE); d.line(rrect(110, 175, 20, 13, 4), 4)
def base(fur, scarf, mood, back=None, **k):
    """Shoulders, scarf, ears, head, muzzle and face; ``back`` draws what lies behind the head."""
    d = Draw(240, 240); d.shape(blob((120, 186), (180, 196), (214, 250), (120, 262), (26, 250), (60, 196)), fur, sh=8)
    d.shape(poly((52, 206), (120, 222), (188, 206), (180, 232), (120, 246), (60, 232), r=4), scarf, sh=7)
    if back: back(d)
    for q in (-1, 1): e = ell(120+q*66, 56, 29, 33, q*18); d.shape(e, fur, sh=6); d.fill(ell(120+q*66, 60, 15, 19, q*18), '#F2B79C')
    d.shape(HEAD, fur, sh=10, hl=8); m = lite(fur, .42); d.fill(MUZZLE, m); d.fill(MUZZLE.difference(mv(MUZZLE, -6, -7)), mix(m, PAL['shade'], .18))
    for q in (-1, 1): d.fill(ell(120+q*76, 146, 17, 11), PAL['blush'], .4)
    d.shape(NOSE, '#4A3350', sh=5); d.fill(ell(106, 128, 9, 5, -18), WHITE, .75)
    for q in (-1, 1): d.fill(ell(120+q*15, 143, 5, 4), INK)
    face(d, mood, **k); return d
def flower(d, x, y, c, r=20):
    for q in range(5): d.shape(ell(x+r*math.cos(q*1.2566), y+r*math.sin(q*1.2566), r*.6), c, sh=3, w=5)
    d.shape(ell(x, y, r*.5), PAL['lemon'], sh=2, w=5)
def glasses(d, c, r=27):
    g = union(*[ell(120+q*48, 104, r+8) for q in (-1, 1)]).difference(union(*[ell(120+q*48, 104, r) for q in (-1, 1)])); d.shape(g, c, sh=0, w=5); d.line([(112, 102), (128, 102)], 8)
def cap(d, c, brim): d.shape(blob((50, 78), (58, 34), (92, 12), (148, 12), (182, 34), (190, 78), (150, 66), (90, 66)), c, sh=9, hl=7); d.shape(blob((112, 66), (168, 50), (222, 62), (226, 78), (180, 82), (130, 80)), brim, sh=5)

# ---- the twelve, each with what its youth wears
def rosa(m): d = base('#B4806E', SCARF['red'], m); d.shape(blob((48, 84), (60, 36), (120, 14), (180, 36), (192, 84), (150, 64), (90, 64)), SCARF['red'], sh=9, hl=7); [d.fill(ell(x, y, 7), PAPER) for x, y in ((78, 54), (108, 36), (140, 40), (166, 60))]; d.shape(ell(196, 78, 16, 12, 30), SCARF['red'], sh=4); return d
def hugo(m): d = base('#8C6A5A', SCARF['green'], m, lid=2); cap(d, SCARF['green'], dark(SCARF['green'], .3)); return d
def ana(m): d = base('#C0905A', SCARF['lemon'], m); d.shape(union(rrect(70, 6, 100, 50, 20), rrect(36, 44, 168, 20, 10)), '#F0CE86', sh=7, hl=6); d.fill(box(71, 36, 169, 47), SCARF['pink']); flower(d, 158, 40, '#FF8FB8', 13); return d
def kim(m): d = base('#7C6A78', SCARF['night'], m, look=2); d.shape(blob((40, 112), (44, 52), (84, 20), (156, 20), (196, 52), (200, 112), (172, 84), (146, 76), (120, 80), (94, 76), (68, 84)), '#2E2440', sh=8, hl=7); return d
def leo(m):
    d = base('#A9744A', SCARF['night'], m); d.shape(poly((76, 50), (72, -2), (168, -2), (164, 50), r=5), '#4A3A78', sh=9, hl=7); d.fill(box(76, 30, 164, 46), PAL['tomato']); d.shape(ell(120, 54, 74, 12), '#3A2C62', sh=4)
    for q in (-1, 1): d.fill(taper([(120+q*4, 160), (120+q*30, 162), (120+q*54, 150), (120+q*56, 136), (120+q*46, 138)], 15, 5), '#3A2418')
    return d
def zoe(m):
    def curls(d): d.shape(goo(union(*[ell(120+88*math.cos(a), 92+70*math.sin(a), 30) for a in [math.pi*.95+i*.38 for i in range(10)]], ell(120, 90, 84, 66)), 3), '#3A1F2E', sh=9, hl=7)
    d = base('#8F5634', SCARF['pink'], m, curls); [d.shape(ell(x, 46+abs(x-120)*.18, 17), '#3A1F2E', sh=4, w=5) for x in (76, 104, 134, 162)]; flower(d, 176, 40, '#FF7FB0'); return d
def max_(m):
    d = base('#8F7F5C', SCARF['teal'], m, lid=5); b = blob((40, 150), (74, 176), (120, 190), (166, 176), (200, 150), (186, 208), (120, 234), (54, 208)); d.shape(b, '#6A4528', sh=8); [d.line([(x, 204), (x+(120-x)*.1, 220)], 5, '#4A2E1A') for x in (84, 108, 132, 156)]
    d.shape(blob((52, 74), (84, 50), (156, 50), (188, 74), (186, 92), (150, 72), (90, 72), (54, 92)), '#3E7A78', sh=5); return d
def lou(m):
    d = base('#9A8468', SCARF['orange'], m, look=3); h = blob((46, 76), (54, 34), (92, 8), (148, 8), (186, 34), (194, 76), (120, 66)); d.shape(h, '#C9CFD6', sh=9, hl=8); [d.fill(ell(x, y, 5.6), '#59536A') for x, y in ((88, 34), (120, 24), (152, 34), (76, 56), (104, 50), (136, 50), (164, 56))]; d.shape(rrect(32, 64, 176, 17, 8), '#AEB6C0', sh=4); return d
def noe(m):
    d = base('#9C6038', '#4B6FB0', m, lid=3); [d.shape(taper([(120+q*28, 84), (120+q*50, 74), (120+q*72, 86)], 18, 8), '#F4EFE6', sh=2, w=5) for q in (-1, 1)]
    d.shape(goo(union(*[ell(x, y, 21) for x, y in ((82, 46), (104, 32), (132, 30), (156, 42))]), 3), '#F4EFE6', sh=6, hl=0); return d
def iris(m):
    def plait(d): d.shape(taper([(186, 80), (222, 130), (214, 190), (226, 236)], 40, 20), '#6A3FA8', sh=7)
    d = base('#8A7A9A', SCARF['pink'], m, plait); [d.shape(poly((120+q*26, 52), (120+q*58, -2), (120+q*80, 62), r=4), '#4A3A60', sh=5) or d.fill(poly((120+q*40, 48), (120+q*58, 18), (120+q*70, 52), r=3), '#F08AB4') for q in (-1, 1)]; d.shape(blob((46, 74), (84, 46), (156, 46), (194, 74), (150, 62), (90, 62)), '#6A3FA8', sh=5); return d
def sami(m):
    d = base('#C4742C', SCARF['blue'], m); c = blob((52, 78), (60, 36), (96, 16), (144, 16), (180, 36), (188, 78), (120, 68)); d.shape(c, PAL['heal'], sh=8, hl=6); d.fill(poly((106, 17), (134, 17), (144, 72), (96, 72)).intersection(c.buffer(-3)), PAL['lemon']); d.line(c)
    d.shape(ell(86, 8, 36, 9, 8), PAL['tomato'], sh=3, w=5); d.shape(ell(154, 8, 36, 9, -8), PAL['ident'], sh=3, w=5); d.shape(ell(120, 8, 9), PAL['lemon'], sh=2, w=5); glasses(d, '#8A5A34', 24); return d
def jade(m):
    d = base('#B9AFA6', SCARF['teal'], m); d.shape(blob((120, 8), (72, 18), (46, 62), (52, 96), (84, 70), (120, 60)), '#1F8F86', sh=6, hl=6); d.shape(blob((120, 8), (168, 18), (194, 62), (188, 96), (156, 70), (120, 60)), '#F29AC0', sh=6, hl=6); return d
WHO = dict(rosa=rosa, hugo=hugo, ana=ana, kim=kim, leo=leo, zoe=zoe, max=max_, lou=lou, noe=noe, iris=iris, sami=sami, jade=jade)

# ---- the twelve masks: the six of the title, and six more
def mask(n):
    if n <= 6: return wombat(n, calm=True)
    fur = ('#A9744A', '#7C6A78', '#C0905A', '#8C6A5A', '#B4806E', '#8F7F5C')[n-7]; d = base(fur, list(SCARF.values())[(n*3) % 8], 'calm', look=(0, 2, -2, 0, 2, 0)[n-7], lid=4 if n == 9 else 0)
    if n == 7: d.shape(ell(116, 36, 70, 26, -8), SCARF['pink'], sh=7, hl=6); d.shape(rrect(118, 0, 9, 18, 4), SCARF['pink'], sh=0, w=5)
    if n == 8: d.shape(poly((84, 56), (120, -8), (156, 56), r=4), SCARF['teal'], sh=8); [d.fill(ell(x, y, 6), PAL['lemon']) for x, y in ((104, 44), (122, 26), (134, 46))]; d.shape(ell(120, -2, 12), PAL['tomato'], sh=3, w=5)
    if n == 9: d.shape(blob((52, 76), (70, 30), (130, 12), (196, 26), (226, 74), (186, 52), (184, 76), (120, 60)), SCARF['blue'], sh=8, hl=6); d.shape(ell(224, 84, 16), WHITE, sh=4, w=5); d.shape(rrect(46, 58, 148, 22, 10), WHITE, sh=5)
    if n == 10: d.line([(44, 96), (52, 40), (120, 12), (188, 40), (196, 96)], 14, '#3A2A4A'); [d.shape(ell(120+q*84, 104, 19, 27), SCARF['orange'], sh=5) for q in (-1, 1)]
    if n == 11: d.shape(poly((66, 58), (60, 6), (92, 30), (120, -4), (148, 30), (180, 6), (174, 58), r=3), PAL['lemon'], sh=7); [d.fill(ell(x, 46, 6), PAL['tomato']) for x in (90, 120, 150)]
    if n == 12: [d.shape(blob((120, 44), (120+q*30, 12), (120+q*64, 10), (120+q*46, 42)), '#5FA65A', sh=5) for q in (-1, 1)]; d.shape(ell(120, 40, 14), '#C0392B', sh=4, w=5)
    return d

if __name__ == '__main__':
    os.makedirs(kit.SVG, exist_ok=True)
    for name, draw in WHO.items():
        for mood in MOODS: draw(mood).save(f'head_{name}_{mood}')
    for n in range(1, 13): mask(n).save(f'mask_{n:02d}')
