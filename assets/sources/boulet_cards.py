"""Draws what of Le Boulet is ours: frame, back, Boulet, votes, gavel, chain, seal and logo.

`python boulet_cards.py` writes ../svg/le_boulet. Plain shapes and outlines, no library: each form
is a fill, a shade towards violet on its lower right, and one line of ink.
"""
import math
from pathlib import Path

INK, PAPER, PAPER_2, WHITE = "#2B1836", "#FFF4DC", "#F6E2BC", "#FFFDF6"
LEMON, MAGENTA, TOMATO, GREEN, TEAL, IRON, IRON_D = (
    "#FFCB2E", "#C8238A", "#E4342F", "#2E9E5B", "#128C9C", "#5B5470", "#413A57")
WOOD, WOOD_D, SHADE = "#D9954A", "#B06F35", "#5B2A6B"
OUT = Path(__file__).parent.parent / "svg" / "le_boulet"


def save(name, wide, high, *parts):
    (OUT / f"{name}.svg").write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}">' + "".join(parts)
        + "</svg>\n", encoding="utf-8")


def rect(x, y, w, h, r, fill, line=0.0):
    s = f' stroke="{INK}" stroke-width="{line}"' if line else ""
    return f'<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="{r}" fill="{fill}"{s}/>'


def path(d, fill="none", line=0.0, colour=INK, op=1):
    s = f' stroke="{colour}" stroke-width="{line}" stroke-linejoin="round" stroke-linecap="round"' if line else ""
    o = f' fill-opacity="{op}"' if op != 1 else ""
    return f'<path d="{d}" fill="{fill}"{o}{s}/>'


def disc(x, y, r, fill, line=0.0):
    s = f' stroke="{INK}" stroke-width="{line}"' if line else ""
    return f'<circle cx="{x}" cy="{y}" r="{r}" fill="{fill}"{s}/>'


def ball(x, y, r, line):
    """An iron ball: lit at the upper left, with a glint."""
    crescent = (f"M{x + r * .55:.1f},{y - r * .78:.1f} A{r * .95:.1f},{r * .95:.1f} 0 0 1 {x - r * .78:.1f},{y + r * .55:.1f} "
                f"A{r * 1.05:.1f},{r * 1.05:.1f} 0 0 0 {x + r * .55:.1f},{y - r * .78:.1f} Z")
    return (disc(x, y, r, IRON) + path(crescent, IRON_D) + disc(x - r * .36, y - r * .4, r * .17, "#C9C2DC")
            + f'<circle cx="{x}" cy="{y}" r="{r}" fill="none" stroke="{INK}" stroke-width="{line}"/>')


def link(x, y, rx, ry, turn, thick):
    at = f'<g transform="translate({x:.1f} {y:.1f}) rotate({turn})">'
    oval = f'<ellipse cx="0" cy="0" rx="{rx}" ry="{ry}" fill="none" stroke="{{}}" stroke-width="{{}}"/>'
    return at + oval.format(INK, thick + 5) + oval.format("#B9C2D4", thick) + "</g>"


def chain(points, rx, ry, thick):
    out = []
    for at, (x, y) in enumerate(points):
        nx, ny = points[min(at + 1, len(points) - 1)]
        px, py = points[max(at - 1, 0)]
        turn = math.degrees(math.atan2(ny - py, nx - px))
        out.append(link(x, y, rx if at % 2 == 0 else rx * .9, ry if at % 2 == 0 else ry * .45, round(turn), thick))
    return "".join(out)


def frame():
    save("card_frame", 200, 248,
         rect(3, 3, 194, 242, 20, PAPER, 0), rect(3, 3, 194, 242, 20, "none", 6),
         rect(12, 12, 176, 182, 13, WHITE), path("M22,240 H178", "none", 3, PAPER_2))


def back():
    parts = [rect(3, 3, 194, 242, 20, MAGENTA)]
    for row in range(7):
        for col in range(5):
            x, y = 24 + col * 38 + (row % 2) * 19, 22 + row * 34
            if 14 < x < 186:
                parts.append(path(f"M{x},{y - 9} L{x + 9},{y} L{x},{y + 9} L{x - 9},{y} Z", "#A81A73"))
    parts += [rect(14, 14, 172, 220, 13, "none"), f'<rect x="14" y="14" width="172" height="220" rx="13" fill="none" stroke="{LEMON}" stroke-width="5"/>']
    parts += [rect(38, 66, 58, 72, 8, PAPER, 5).replace("<rect", '<rect transform="rotate(-9 67 102)"'),
              rect(104, 66, 58, 72, 8, PAPER, 5).replace("<rect", '<rect transform="rotate(9 133 102)"')]
    parts += [ball(100, 150, 38, 6), link(100, 108, 9, 13, 0, 6)]
    parts.append(rect(3, 3, 194, 242, 20, "none", 6))
    save("card_back", 200, 248, *parts)


def cellar():
    """What the Boulet lies on at the table: a vaulted wall and a floor of stone."""
    stones = "".join(path(f"M{x},{y} h52 M{x},{y} v26", "none", 3, "#6A5A84") for x, y in (
        (2, 30), (58, 30), (114, 30), (170, 30), (30, 56), (86, 56), (142, 56), (2, 82), (58, 82), (114, 82), (170, 82),
        (30, 108), (86, 108), (142, 108)))
    save("card_cellar", 200, 200, rect(0, 0, 200, 200, 10, "#76668F"), stones,
         path("M0,138 H200 V190 a10,10 0 0 1 -10,10 H10 a10,10 0 0 1 -10,-10 Z", "#54456C"),
         path("M10,166 H92 M120,182 H184 M24,190 H70", "none", 3, "#47395E"),
         path("M10,2 H190 a8,8 0 0 1 8,8 V190 a8,8 0 0 1 -8,8 H10 a8,8 0 0 1 -8,-8 V10 a8,8 0 0 1 8,-8 Z", "none", 4, "#9A8AB4"))


def boulet_card():
    curve = [(146, 34), (152, 50), (146, 65), (133, 75), (119, 79), (107, 86)]
    parts = [path("M26,156 Q100,136 174,156 L174,172 Q100,190 26,172 Z", INK, op=.16),
             chain(curve, 10, 7, 5), ball(96, 122, 46, 6),
             path("M80,116 q6,-8 12,0 M104,116 q6,-8 12,0", "none", 5),
             path("M86,138 q12,8 26,-1", "none", 5),
             rect(128, 14, 40, 20, 9, "#B9C2D4", 5)]
    save("card_boulet", 200, 200, *parts)


THUMB = ("M34,92 C26,92 24,80 31,77 C22,74 23,61 32,60 C25,56 28,44 37,45 L52,46 C48,34 48,20 57,16 "
         "C65,13 69,20 68,28 L68,44 C76,46 82,48 88,54 L88,92 C78,98 62,98 52,96 Z")


def vote(name, fill, turn):
    thumb = path(THUMB, "#FFDDB0") + path("M88,54 L88,92 C78,98 62,98 52,96 L60,90 C70,92 78,90 82,86 Z", SHADE, op=.26)
    parts = [rect(5, 5, 110, 110, 24, fill), path("M115,40 V91 a24,24 0 0 1 -24,24 H29 a24,24 0 0 1 -18,-9 H84 a22,22 0 0 0 22,-22 V14 a24,24 0 0 1 9,18 Z", SHADE, op=.22),
             f'<g transform="{turn}">' + thumb + path(THUMB, "none", 6)
             + path("M34,60 H46 M32,77 H45", "none", 5) + rect(86, 46, 14, 54, 5, WHITE, 6) + "</g>",
             rect(5, 5, 110, 110, 24, "none", 7)]
    save(name, 120, 120, *parts)


def gavel():
    parts = ['<g transform="translate(5 7) scale(.92) rotate(-38 60 56)">', rect(53, 52, 14, 60, 6, WOOD, 6), rect(24, 22, 72, 38, 7, WOOD),
             path("M30,48 H90 V56 H30 Z", WOOD_D), rect(24, 22, 72, 38, 7, "none", 6), rect(16, 17, 15, 48, 6, LEMON, 6),
             rect(89, 17, 15, 48, 6, LEMON, 6), "</g>"]
    save("icon_gavel", 120, 120, *parts)


def small():
    save("icon_boulet", 100, 100, chain([(78, 12), (82, 26), (76, 38), (66, 44)], 8, 6, 5), ball(44, 62, 31, 7))
    save("icon_sealed", 100, 100, rect(10, 24, 80, 58, 9, WHITE, 7), path("M12,28 L50,58 L88,28", "none", 7), disc(50, 62, 16, TOMATO, 6))
    save("icon_theme", 100, 100, path("M12,18 H88 a8,8 0 0 1 8,8 V62 a8,8 0 0 1 -8,8 H50 L30,90 V70 H12 a8,8 0 0 1 -8,-8 V26 a8,8 0 0 1 8,-8 Z", MAGENTA, 7),
         path("M26,38 H74 M26,53 H58", "none", 7, WHITE))
    save("icon_pair", 100, 100, rect(8, 18, 42, 62, 8, WHITE, 7), rect(50, 18, 42, 62, 8, LEMON, 7), path("M29,49 H71", "none", 7, MAGENTA))
    save("icon_album", 100, 100, rect(12, 12, 76, 78, 9, TEAL, 7), rect(28, 26, 44, 36, 5, WHITE, 5), path("M28,76 H72", "none", 6, WHITE))


LETTERS = {
    "L": ["M0,0 V56 H30"], "E": ["M32,0 H0 V56 H32", "M0,28 H26"],
    "B": ["M0,0 V56 H20 C42,56 42,28 20,28 H0", "M0,0 H18 C36,0 36,28 18,28"],
    "U": ["M0,0 V34 C0,64 38,64 38,34 V0"], "T": ["M-4,0 H40", "M18,0 V56"],
}


def letter(sign, x, y, k):
    return [f'<g transform="translate({x} {y}) scale({k})">', "".join(path(d, "none", "{w}", "{c}") for d in LETTERS[sign]), "</g>"]


def logo():
    spots = [("L", 50, 30, 1.0), ("E", 100, 30, 1.0),
             ("B", 34, 122, 1.35), ("U", 190, 122, 1.35), ("L", 258, 122, 1.35), ("E", 312, 122, 1.35), ("T", 374, 122, 1.35)]
    layers = [(34, INK), (21, LEMON)]
    parts = []
    for wide, colour in layers:
        for sign, x, y, k in spots:
            a, b, c = letter(sign, x, y, k)
            parts.append(a + b.replace("{w}", str(wide)).replace("{c}", colour) + c)
    parts += [chain([(212, 78), (200, 62), (206, 44), (226, 36), (248, 40), (264, 54), (284, 58), (304, 48)], 13, 9, 6),
              link(196, 92, 12, 9, 80, 6), ball(138, 160, 41, 8),
              path("M122,154 q7,-9 14,0 M144,154 q7,-9 14,0", "none", 6), path("M130,174 q13,8 28,-1", "none", 6)]
    parts += ['<g transform="rotate(10 352 52)">', rect(318, 14, 44, 58, 8, WHITE, 7), "</g>", '<g transform="rotate(-8 400 52)">', rect(372, 14, 44, 58, 8, MAGENTA, 7), "</g>"]
    # as wide as other games' logos, on a sheet of their size: what hangs from the screen's upper edge is air
    save("logo", 640, 400, '<g transform="translate(18 64) scale(1.3)">', *parts, "</g>")


if __name__ == "__main__":
    frame(), back(), cellar(), boulet_card(), gavel(), small(), logo()
    vote("vote_yes", GREEN, "translate(0 -2)")
    vote("vote_no", TOMATO, "translate(120 122) rotate(180)")
