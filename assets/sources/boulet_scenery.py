"""Le Boulet's pictures: what is behind them, by family, their cast shadow and their rim."""
from boulet_line import FULL
from kit import *

#          far      middle   near     rim
COLOURS = dict(
    meadow=('#D3E6B4', '#A9CD85', '#83B56C', '#5C8A52'), savanna=('#FBE3A8', '#EFC774', '#DFAE5A', '#A97C3C'), sand=('#FBE2B4', '#F2C988', '#E6B76E', '#B0824A'),
    snow=('#BFDDF0', '#DCEEF8', '#F4FAFD', '#7FA6C4'), sea=('#8FD3D6', '#6BBFC4', '#4CA6AE', '#2F7780'), water=('#CBE8F4', '#A8D8EE', '#5BAFDC', '#3A80AC'),
    sky=('#B9DFF5', '#D5EDFA', '#EAF7FD', '#6FA4CC'), night=('#4A4488', '#5C559E', '#3D3772', '#2B2558'), road=('#CFE6F2', '#A9CBA0', '#A79FB4', '#6E6682'),
    room=('#F7E0BC', '#EFD2A6', '#D49C66', '#9C6A40'), bath=('#D6EFEA', '#BFE3DE', '#8FC4C2', '#5C9496'), table=('#FBDDA0', '#F6CB84', '#E39B58', '#A9683A'),
    food=('#FBD3C2', '#F6BBA8', '#E9907E', '#B05F58'), stage=('#CDB6E8', '#B79BDC', '#96713F', '#6A4A8C'), street=('#DCD2EC', '#C4B4DE', '#A892C8', '#75609C'),
    desk=('#CFE3E6', '#BAD6DB', '#D9A871', '#7C8F98'), earth=('#D8CBE8', '#BBA9D4', '#9C7A5E', '#6A5078'), space=('#3E3A78', '#514A94', '#8D84BE', '#2B2558'))
SKYLINE = dict(water=150, road=176, room=178, bath=180, table=176, desk=178, stage=190, food=170, space=206, sky=400, sea=196)


def hill(at: float, high: float = 12) -> Polygon:
    """Return ground that begins at a height and swells a little."""
    return Polygon([*spline([(-4, at), (70, at - high), (150, at + 1), (244, at - high * .4)], False), (244, 244), (-4, 244)]).buffer(0).intersection(FULL)


def star_(d: Draw, x: float, y: float, r: float) -> None: d.fill(star(x, y, r, r * .42, 4, -90), '#FFF3C4')
def cloud(x: float, y: float, k: float) -> Polygon: return union(ell(x, y, 22 * k, 11 * k), ell(x - 14 * k, y + 5 * k, 15 * k, 9 * k), ell(x + 17 * k, y + 5 * k, 17 * k, 9 * k), ell(x + 5 * k, y - 8 * k, 13 * k, 11 * k)).simplify(.3)


def ground(d: Draw, family: str, seed: int = 0) -> None:
    """Draw what is behind a picture: air, something far, and what things stand on."""
    far, middle, near, _ = COLOURS[family]
    at, rd = SKYLINE.get(family, 184), random.Random(seed)
    d.fill(FULL, far)
    floor = box(-4, at, 244, 244).intersection(FULL)
    if family in ('meadow', 'savanna', 'sand', 'snow', 'earth', 'street', 'road'):
        d.fill(Polygon([*spline([(-4, at - 34), (60, at - 50), (130, at - 28), (190, at - 46), (244, at - 30)], False), (244, 244), (-4, 244)]).buffer(0).intersection(FULL), middle)
    if family in ('meadow', 'savanna', 'earth', 'snow', 'sand', 'street'):
        floor = hill(at)
    if family == 'street':
        d.fill(union(*[box(x, at - h, x + w, at) for x, h, w in ((0, 66, 26), (30, 48, 22), (186, 54, 24), (214, 78, 30))]).intersection(FULL), dark(middle, .12))
    if family in ('sky', 'water'):
        d.fill(union(*[cloud(x, y, k) for x, y, k in ((40, 44, .9), (206, 84, .8), (30, 196, 1.1), (196, 214, 1.2)) if y < at - 30]).intersection(FULL), WHITE, .75)
    if family in ('night', 'space'):
        for x, y, r in ((26, 30, 6), (64, 18, 3.5), (212, 26, 5), (222, 96, 4), (18, 110, 4), (182, 16, 3), (226, 156, 3), (30, 168, 3)):
            star_(d, x, y, r)
    if family == 'night':
        floor = hill(198)
    if family == 'room':
        d.fill(union(*[box(x, 0, x + 15, at) for x in range(15, 240, 40)]).intersection(FULL), middle)
    if family == 'bath':
        d.fill(union(*[box(x, 0, x + 2.5, at) for x in range(28, 240, 40)], *[box(0, y, 240, y + 2.5) for y in range(20, at, 40)]).intersection(FULL), middle)
    if family == 'table':
        d.fill(union(ell(60, 60, 90, 70), ell(190, 120, 60, 50)).intersection(FULL), middle, .6)
    if family == 'food':
        d.fill(union(*[box(x, 0, x + 20, at) for x in range(0, 240, 40)]).intersection(FULL), middle, .55)
    if family == 'desk':
        d.fill(rrect(150, 22, 64, 54, 3).difference(union(box(180, 22, 184, 76), box(150, 47, 214, 51))), WHITE, .75)
    if family == 'stage':
        folds = union(*[Polygon([(x, -4), (x + s * 30, -4), *spline([(x + s * 30, 0), (x + s * 24, 90), (x + s * 34, at + 6)], False), (x, at + 6)]).buffer(0) for x, s in ((0, 1), (240, -1))])
        d.fill(folds.intersection(FULL), '#A03A78')
        d.fill(union(*[stroke([(x, 0), (x + 1, at)], 3) for x in (11, 22, 218, 229)]).intersection(FULL), '#7E2A62')
    if family not in ('sky',):
        d.fill(floor, near)
    if family == 'sea':
        d.fill(hill(200, 8), '#E9D29C')
        d.fill(union(*[taper([(x, 214), (x - 7, 190), (x + 6, 168), (x - 2, 148)], 9, 3) for x in (16, 226)]).intersection(FULL), '#2F8E7C')
        d.fill(union(*[stroke([(x, 14 + 10 * (i % 2)), (x + 12, 9 + 10 * (i % 2)), (x + 24, 14 + 10 * (i % 2)), (x + 36, 9 + 10 * (i % 2))], 3) for i, x in enumerate((14, 96, 178))]), WHITE, .45)
    elif family == 'water':
        d.fill(union(*[stroke([(x, y), (x + 8, y - 5), (x + 16, y), (x + 24, y - 5), (x + 32, y)], 3.2) for x, y in ((10, 170), (196, 164), (24, 214), (180, 218), (92, 226))]).intersection(FULL), WHITE, .6)
    elif family == 'road':
        d.fill(box(0, at, 240, at + 7).intersection(FULL), lite(near, .45))
        d.fill(union(*[poly((x, 219), (x + 30, 219), (x + 24, 227), (x - 7, 227)) for x in (6, 70, 134, 198)]).intersection(FULL), '#FFF3D8')
    elif family in ('room', 'bath', 'desk', 'table', 'stage', 'food'):
        d.fill(box(0, at, 240, at + 5).intersection(FULL), dark(near, .3) if family != 'room' else '#FFF3DC')
        if family in ('room', 'stage', 'table', 'desk'):
            d.fill(union(*[box(0, y, 240, y + 2) for y in (at + 22, at + 42)], *[box(x, y, x + 2, y + 20) for x, y in ((60, at + 4), (170, at + 4), (110, at + 24), (210, at + 24))]).intersection(floor), dark(near, .2))
        elif family == 'food':
            d.fill(union(*[poly((x, at + 5), (x + 14, at + 5), (x + (x - 113) * .5 + 16, 244), (x + (x - 113) * .5 - 4, 244)) for x in range(-40, 280, 34)], box(0, at + 24, 240, at + 36)).intersection(floor), WHITE, .3)
        else:
            d.fill(union(*[poly((x, at + 5), (x + 3, at + 5), (x + (x - 118) * .6 + 4, 244), (x + (x - 118) * .6, 244)) for x in range(-20, 270, 44)], box(0, at + 26, 240, at + 29)).intersection(floor), WHITE, .5)
    elif family == 'meadow':
        d.fill(union(*[poly((x - 5, y), (x - 6, y - 8), (x - 1, y - 2), (x + 1, y - 11), (x + 3, y - 2), (x + 8, y - 8), (x + 6, y)) for x, y in ((24, 200), (88, 226), (150, 208), (216, 204), (190, 232))]).intersection(FULL), dark(near, .34))
    elif family not in ('sky', 'sea'):
        spots = [ell(rd.uniform(8, 232), y, rd.uniform(5, 12), 1.6) for y in (196, 202, 209, 214, 220, 226, 231)]
        d.fill(union(*spots).intersection(floor), dark(near, .26) if family != 'snow' else '#BFDCEC')


def cast(d: Draw, x0: float, x1: float, foot: float, family: str) -> None:
    """Draw the shadow that a thing casts on what it stands on."""
    if family not in ('sky',):
        d.fill(ell((x0 + x1) / 2 + 9, min(foot, 226), (x1 - x0) * .43, 8.5).intersection(FULL), dark(COLOURS[family][2], .55) if family != 'snow' else '#A9CBE0')


def rim(d: Draw, family: str) -> None:
    """Draw the window's rim."""
    d.fill(FULL.difference(rrect(4, 4, 232, 232, 10.5)), COLOURS[family][3])
