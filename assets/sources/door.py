"""The front door: the five games as boxes of one format, their shelf and its stall, and one sign for each thing one can do there."""
import os
from kit import *

def box_of(folder, c, pattern):
    """a box seen from above left: front, lid and flank; the program lays the game's logo on its front"""
    d = Draw(300, 250); f = rrect(10, 44, 240, 196, 8); lid = poly((10, 50), (44, 12), (284, 12), (250, 50), r=2); flank = poly((250, 46), (284, 12), (284, 206), (250, 240), r=2)
    d.fill(flank, dark(c, .5)); d.fill(poly((250, 60), (284, 26), (284, 40), (250, 74)).intersection(flank), dark(c, .34)); d.line(flank); d.fill(lid, lite(c, .4)); d.fill(poly((10, 50), (16, 43), (257, 43), (250, 50)), WHITE, .3); d.line(lid); d.fill(f, c)
    cx, cy = 130, 142
    if pattern == 'rays': p = union(*[Polygon([(cx, cy), (cx+400*math.cos(a), cy+400*math.sin(a)), (cx+400*math.cos(a+.14), cy+400*math.sin(a+.14))]) for a in [i*.2856 for i in range(22)]])
    elif pattern == 'leaf': p = union(*[ell(x, y, 34, 13, r) for x, y, r in ((30, 70, 40), (90, 60, -20), (225, 70, -40), (40, 215, -40), (110, 230, 10), (220, 215, 40), (170, 56, 20), (20, 140, 90), (240, 140, 90))])
    elif pattern == 'line': p = union(*[box(10, y, 250, y+14) for y in range(58, 240, 30)])
    elif pattern == 'dots': p = union(*[ell(x+(10 if (y//22) % 2 else 0), y, 4.5) for y in range(56, 240, 22) for x in range(20, 250, 22)])
    else: p = union(*[stroke([(0, y), (65, y-12), (130, y), (195, y-12), (262, y)], 8) for y in range(64, 244, 30)])
    d.fill(p.intersection(f), lite(c, .2)); d.fill(rrect(10, 214, 240, 26, 8), dark(c, .3)); d.fill(f.difference(mv(f, 5, 6)), WHITE, .35); d.line(f)
    d.save(os.path.join(folder, 'box'))

def boxes():
    for folder, c, pattern in (('', '#C8238A', 'rays'), ('witty_zibi', '#2C7F4C', 'leaf'), ('mets_ton_slip', '#2F78D0', 'line'), ('le_boulet', '#3A2A4A', 'dots'), ('wombat', '#D9772B', 'wave')): box_of(folder, c, pattern)

def shelf():
    """the top of the shelf, on which the boxes stand; the program lays its front below"""
    d = Draw(1280, 34); s = rrect(-20, 4, 1320, 60, 4); d.shape(s, '#C98F56', sh=0)
    for q in range(14): d.line([(30+q*96, 15+q % 3*5), (78+q*96, 16+q % 3*5)], 3, '#A8713F')
    d.save('shelf')

def stall():
    """the counter before which the shelf stands: whoever is there stands behind it"""
    d = Draw(1280, 190); f = rrect(-20, 22, 1320, 200, 0); d.fill(f, '#9C6743')
    for i, y in enumerate((74, 126, 178)):
        d.fill(box(0, y-52, 1280, y).intersection(f), ('#9C6743', '#946040', '#8C5A3C')[i]); d.line([(0, y), (1280, y)], 3, '#6F4530')
        for q in range(9): x = 40+q*150+i*57 % 97; d.line([(x, y-30+q*13 % 22), (x+46, y-29+q*13 % 22)], 3, '#7F5036')
    d.fill(box(0, 30, 1280, 40), '#6F4530', .55); d.shape(rrect(-20, 4, 1320, 28, 6), '#D6A06A', sh=5); d.fill(rrect(0, 8, 1280, 4, 2), '#F0C48C')
    d.save('stall')

def icons():
    W = 7.5
    # quit: out through the door
    d = Draw(100, 100); d.shape(rrect(12, 10, 50, 80, 6), PAL['recycle'], sh=0, w=W); d.shape(poly((22, 14), (50, 24), (50, 96), (22, 88), r=2), PAPER, sh=6, w=W); d.fill(ell(43, 58, 4.5), INK)
    a = union(box(56, 44, 76, 58), poly((72, 30), (94, 51), (72, 72), r=2)); d.shape(a, PAL['lemon'], sh=0, w=W); d.save('icon_exit')
    # learn: a mortarboard
    d = Draw(100, 100); d.shape(blob((26, 46), (74, 46), (74, 74), (50, 82), (26, 74)), PAL['swap'], sh=7, w=W); d.shape(poly((50, 16), (94, 40), (50, 64), (6, 40), r=2), PAL['ident'], sh=6, w=W)
    d.line([(50, 40), (86, 46), (86, 68)], W-1); d.shape(ell(86, 74, 7, 9), PAL['lemon'], sh=0, w=W-2); d.save('icon_learn')
    # a guided match: a signpost
    d = Draw(100, 100); d.shape(rrect(43, 14, 14, 78, 3), PAL['recycle'], sh=4, w=W); d.shape(poly((14, 20), (70, 20), (88, 33), (70, 46), (14, 46), r=3), PAL['lemon'], sh=5, w=W); d.shape(poly((86, 52), (32, 52), (14, 64), (32, 76), (86, 76), r=3), PAL['heal'], sh=5, w=W); d.save('icon_guide')
    # the table, with stools
    d = Draw(100, 100); [d.shape(ell(x, y, 11), PAL['ident'] if i else PAL['tomato'], sh=4, w=W) for i, (x, y) in enumerate(((50, 16), (14, 40), (86, 40), (26, 80), (74, 80)))]; d.shape(ell(50, 52, 33, 27), PAL['earth'], sh=7, w=W); d.shape(rrect(42, 40, 16, 22, 3), PAPER, sh=0, w=5); d.save('icon_table')
    # one's own pictures: a frame
    d = Draw(100, 100); d.shape(rrect(10, 16, 80, 68, 7), PAL['lemon'], sh=5, w=W); i = rrect(22, 28, 56, 44, 3); d.fill(i, '#BFE3F2'); d.fill(ell(64, 40, 6), PAL['orange']); d.fill(poly((22, 72), (42, 44), (58, 62), (66, 54), (78, 72)), PAL['heal']); d.line(i, 5); d.save('icon_frame')
    # my matches: a film
    d = Draw(100, 100); d.shape(rrect(8, 22, 84, 58, 7), PAL['non'], sh=0, w=W); [d.fill(rrect(x, y, 9, 8, 2), PAPER) for x in (16, 31, 46, 61, 76) for y in (27, 67)]; d.fill(rrect(16, 39, 68, 24, 3), PAPER); d.fill(poly((44, 42), (60, 51), (44, 60), r=1.5), INK); d.save('icon_replay')
    # statistics: three bars
    d = Draw(100, 100); [d.shape(rrect(x, 86-h, 22, h, 3), PAL[c], sh=5, w=W) for x, h, c in ((10, 36, 'ident'), (39, 70, 'lemon'), (68, 52, 'tomato'))]; d.save('icon_chart')
    # I know it already: a tick
    d = Draw(100, 100); d.line([(20, 54), (42, 76), (82, 26)], 27, INK); d.line([(20, 54), (42, 76), (82, 26)], 12, '#7FCB86'); d.save('icon_known')
    # today: a leaf of the calendar
    d = Draw(100, 100); d.shape(rrect(12, 18, 76, 72, 8), PAPER, sh=6, w=W); d.shape(poly((12, 24), (18, 18), (82, 18), (88, 24), (88, 42), (12, 42), r=2), PAL['tomato'], sh=0, w=W); [d.shape(rrect(x, 8, 9, 22, 4), WHITE, sh=0, w=5) for x in (28, 63)]; d.fill(star(50, 66, 19, 8.5), PAL['orange']); d.line(star(50, 66, 19, 8.5), 4); d.save('icon_day')
    # the menu: three bars
    d = Draw(100, 100); [d.shape(rrect(14, y, 72, 17, 8), PAPER, sh=0, w=W) for y in (14, 42, 70)]; d.save('icon_menu')
    # one alone
    d = Draw(100, 100); d.shape(blob((12, 92), (20, 66), (50, 56), (80, 66), (88, 92)).intersection(box(0, 0, 100, 90)), PAL['shield'], sh=7, w=W); d.shape(ell(50, 34, 23), PAL['earth'], sh=6, w=W); d.save('icon_alone')
    # a name: a pencil
    d = Draw(100, 100); g = rot(rrect(38, 6, 24, 62, 3), 40, (50, 50)); t = rot(poly((38, 66), (62, 66), (50, 94)), 40, (50, 50)); d.shape(t, PAPER, sh=0, w=W); d.shape(g, PAL['lemon'], sh=6, w=W); d.fill(rot(poly((46, 84), (54, 84), (50, 94)), 40, (50, 50)), INK); d.shape(rot(rrect(38, 4, 24, 14, 4), 40, (50, 50)), PAL['blush'], sh=0, w=W); d.save('icon_pencil')
    # play
    d = Draw(100, 100); d.fill(ell(50, 50, 46), INK); d.fill(poly((38, 26), (78, 50), (38, 74), r=4), PAL['lemon']); d.save('icon_play')
    # gamepads and keyboards
    d = Draw(100, 100); d.shape(goo(union(rrect(16, 28, 68, 34, 16), ell(22, 62, 16, 19, 14), ell(78, 62, 16, 19, -14)), 3).difference(ell(50, 80, 17, 14)), PAL['swap'], sh=7, w=W); d.fill(union(box(24, 42, 40, 48), box(29, 37, 35, 53)), PAPER); d.fill(ell(66, 50, 4.5), PAPER); d.fill(ell(75, 41, 4.5), PAL['lemon']); d.save('icon_pad')

if __name__ == '__main__': boxes(); shelf(); stall(); icons()
