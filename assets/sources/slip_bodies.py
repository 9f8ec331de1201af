"""Mets ton slip !'s bodies: five people and a tailor's dummy, as measures. What is worn is cut from these (slip_clothes.py),
so that it follows each body. A figure stands in 240 x 360, feet at 350, with room for a hat above."""
import kit
from kit import *

W = 5    # the line of a figure: it is shown at 90 to 300 units

def half(y0, y1): return box(-200, y0, 440, y1)
def pair(f): return union(f(-1), f(1))
def along(pts, t0, t1):
    """part of a smooth path, t from 0 to 1"""
    s = spline(pts, False, n=10); n = len(s)-1; a, b = max(0, min(n-1, int(t0*n))), max(1, min(n, round(t1*n)))
    return s[a:max(b, a+1)+1]

class Body:
    """head: (x, y, rx, ry); side: (half width, y) from the neck to the crotch; waist, hem: where trousers begin, where a sweater ends;
    leg: hip, knee and ankle from the middle, and the ankle's y; limbs: widths at their two ends; arms: points of the left and of the right one."""
    def __init__(s, skin, head, side, waist, hem, leg, legs, arms, armw, foot=(17, 10), neck=13, hand=9):
        s.skin, s.head, s.side, s.waist, s.hem, s.foot, s.legw, s.armw, s.arms, s.neckw = skin, head, side, waist, hem, foot, legs, armw, arms, neck
        (s.lx, s.kx, s.ax, s.ay), s.crotch, s.shoulder, s.handr = leg, side[-1][1], side[1][1], hand
        s.torso = Polygon(spline([(120+w, y) for w, y in side], False)+spline([(120-w, y) for w, y in reversed(side)], False)).buffer(0)
        s.neck = rrect(120-neck, head[1]+head[3]*.5, 2*neck, side[1][1]-head[1]-head[3]*.5+8, 4)
    def legpts(s, q): y0 = s.crotch-s.legw[0]*.55; return [(120+q*s.lx, y0), (120+q*s.kx, (s.crotch+s.ay)/2), (120+q*s.ax, s.ay)]
    def limb(s, pts, w, t0, t1, grow, flare):
        p = along(pts, t0, t1); f = lambda t: w[0]+(w[1]-w[0])*t+2*grow
        n = len(p)-1; out = []
        ws = [f(t0+(t1-t0)*i/n)+2*flare*(i/n)**2 for i in range(n+1)]
        for i in range(n): out.append(union(ell(*p[i], ws[i]/2), ell(*p[i+1], ws[i+1]/2)).convex_hull)
        g = union(*out)
        if t1 < 1 or flare or grow:      # cut straight across where it ends
            (x0, y0), (x1, y1) = p[-2], p[-1]; a = math.degrees(math.atan2(y1-y0, x1-x0)); g = g.difference(A.rotate(box(x1, y1-90, x1+60, y1+90), a, origin=(x1, y1)))
        return g
    def leg(s, q, t0=0, t1=1, grow=0, flare=0): return s.limb(s.legpts(q), s.legw, t0, t1, grow, flare)
    def arm(s, q, t0=0, t1=1, grow=0, flare=0): return s.limb(s.arms[0 if q < 0 else 1], s.armw, t0, t1, grow, flare)
    def feet(s, q, grow=0): fx, fy = s.foot; return union(rrect(120+q*s.ax-fx*.62-grow, s.ay-4, fx*1.24+2*grow, fy+6, 4), ell(120+q*(s.ax+fx*.45), s.ay+fy*.55, fx+grow, fy+grow)).intersection(half(0, s.ay+fy+3+grow*.6))
    def hand(s, q):
        (x0, y0), (x, y) = along(s.arms[0 if q < 0 else 1], 0, 1)[-2:]; a = math.atan2(y-y0, x-x0); r = s.handr
        return union(ell(x+r*.5*math.cos(a), y+r*.5*math.sin(a), r, r*1.05), taper([(x, y), (x-q*r*.95, y+r*.9)], r*.9, r*.7))
    def whole(s): return goo(union(s.torso, s.neck, pair(s.leg), pair(s.arm), pair(s.feet), pair(s.hand)), 1.5)

BODIES = [
    # 0 tall and thin
    Body('#F9CDA4', (120, 84, 31, 38), [(9, 116), (34, 134), (31, 160), (25, 188), (29, 214), (26, 234)], 206, 218, (14, 16, 19, 330), (24, 15),
        (([(92, 142), (66, 178), (62, 216)]), [(148, 142), (176, 176), (180, 214)]), (16, 12), (17, 10), 9),
    # 1 round
    Body('#9A5E38', (120, 96, 36, 35), [(12, 126), (48, 140), (60, 172), (70, 210), (72, 238), (58, 264), (34, 274)], 226, 242, (33, 34, 33, 330), (56, 26),
        ([(78, 152), (38, 182), (26, 222)], [(162, 152), (202, 182), (214, 222)]), (32, 19), (19, 10), 13, 11),
    # 2 small
    Body('#E2A56C', (120, 152, 41, 40), [(13, 186), (38, 200), (46, 228), (48, 252), (42, 272), (24, 280)], 248, 260, (22, 25, 26, 330), (38, 25),
        ([(88, 210), (54, 230), (46, 262)], [(152, 210), (186, 230), (194, 262)]), (25, 17), (20, 11), 14, 11),
    # 3 muscular
    Body('#8A5638', (120, 80, 29, 33), [(15, 106), (58, 120), (64, 142), (54, 172), (37, 202), (40, 224), (30, 240)], 212, 220, (21, 26, 28, 330), (42, 20),
        ([(64, 138), (30, 172), (40, 216)], [(176, 138), (210, 172), (200, 216)]), (38, 19), (20, 10), 17, 11),
    # 4 old
    Body('#FFE0C8', (120, 112, 34, 34), [(10, 142), (33, 154), (33, 182), (33, 208), (43, 236), (36, 256), (22, 262)], 218, 232, (20, 20, 19, 330), (30, 17),
        ([(90, 164), (62, 194), (70, 230)], [(150, 164), (178, 194), (170, 230)]), (19, 13), (17, 10), 9)]
DUMMY = Body('#E8D3B0', (120, 84, 34, 36), [(11, 116), (44, 134), (44, 165), (38, 200), (43, 222), (32, 246)], 212, 230, (21, 23, 26, 330), (40, 24),
    ([(84, 146), (46, 184), (34, 226)], [(156, 146), (194, 184), (206, 226)]), (27, 19), (22, 12), 12)
FOOT = Body('#E8D3B0', (120, 84, 34, 36), [(11, 116), (44, 134), (44, 165), (38, 200), (43, 222), (32, 246)], 212, 230, (24, 28, 32, 326), (40, 30), DUMMY.arms, (27, 19), (28, 20), 12)    # shoes on cards
