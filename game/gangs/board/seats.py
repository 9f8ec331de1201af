"""Seats: painting who sits there, and everything that is written at one seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from game.core.words import Words
from game.gangs.board.places import RATIO, TILE_RATIO, Places
from game.gangs.board.plates import Plate, is_low
from game.gangs.board.preview import Preview
from game.gangs.model.cards import D10, LIMIT, NO_DAMAGE
from game.gangs.notes import BADGES
from game.stage.motion.layout import Box, Pose
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.paint.theme import FLOOR
from game.stage.table.busts import Cut, bust, rays
from game.stage.table.dials import Dial, Scale, paint_dial, paint_next
from game.stage.table.duel import duel_cuts
from game.stage.table.marks import counted, slot
from game.stage.table.place_cards import (
    Piece,
    centred,
    foot,
    inscribe,
    pieces,
    place_card,
    tag,
)
from game.stage.table.seat_places import SeatPlace, fold_width
from game.stage.table.top_bar import USUAL

SCALE: Final = Scale(full=110, notch=LIMIT, warm=50, hot=80)
"""A total: its dial ends at 110, and the notch stands at 100."""
FAINT: Final = (84, 62, 86)
VEIL: Final = 0.5
"""How little is seen of a dead pile."""
DRAINED: Final = (226, 209, 180)
_LIT: Final = {"turn": theme.LEMON, "aim": theme.TOMATO}
_OUT: Final = 0.88
"""How large somebody who is out is, against the usual."""


def dial_of(place: SeatPlace, plate: Plate) -> Dial:
    """Return the dial of a seat, larger where it matters."""
    matters = plate.state or is_low(plate.total)
    return replace(place.dial, wide=place.hot) if matters else place.dial


def heart(plate: Plate) -> str:
    """Return the picture of how near the end a seat is; bandaged, it stands the next blow."""
    return "icon_heart_100" if plate.total == LIMIT or plate.spared else "icon_heart_low"


def paint_rays(canvas: Canvas, place: SeatPlace) -> None:
    """Paint the rays behind whose turn it is."""
    size = place.sizes[2]
    if size and place.kind != "own":
        x, base = place.bust
        rays(canvas, x, base - size * 0.5, size * 0.76)


def paint_seat(canvas: Canvas, places: Places, plate: Plate, words: Words, stands: bool) -> None:
    """Paint one seat without its cards and portrait, which ``stands`` there or lies elsewhere."""
    place = places.seats[plate.seat]
    if place.kind != "own":
        _bust(canvas, place, plate)
    if place.kind == "own" and places.brief:
        _own_sheet(canvas, places, plate, words)
    else:
        _card(canvas, places, plate, words)
    if plate.token and not plate.out:
        _token(canvas, place, plate.token)
    if plate.points is not None:
        _points(canvas, places, plate)
    if not plate.out:
        dial = dial_of(place, plate)
        total, sign = plate.total, heart(plate)
        paint_dial(canvas, dial, SCALE, total, figure=not plate.ticking, sign=sign)
    if stands:
        left, base, width = place.tile
        foot(canvas, left, base, width)
    if places.brief:
        return
    if plate.bare and not plate.out:
        slot(canvas, place.pile.x, place.pile.y, place.width, place.width * RATIO, bare=True)
    if plate.folded:
        text, room = words.say("table.more", n=plate.folded), fold_width(plate.folded) - 2
        counted(canvas, place.pile.x + room / 2, place.pile_middle, text, FLOOR, room, theme.PLUM)
    if place.slip is not None and not plate.out:
        _slip(canvas, places, place.slip, plate, words)


def _bust(canvas: Canvas, place: SeatPlace, plate: Plate) -> None:
    cut = _cut(place, plate, plate.state)
    if cut.size:
        bust(canvas, cut, *place.bust)


def _cut(place: SeatPlace, plate: Plate, state: str) -> Cut:
    """Return how somebody is cut out who acts, is aimed at, or neither."""
    size = place.sizes[("", "aim", "turn").index(state)]
    if plate.out:
        return Cut(plate.face, place.sizes[0] * _OUT, weight="faint")
    calm = not state and not is_low(plate.total) and place.kind != "own"
    return Cut(plate.face, size, _LIT.get(state), "calm" if calm else "")


def cuts_ahead(places: Places, plate: Plate) -> list[Cut]:
    """Return how somebody may come to be cut out soon."""
    if plate.out:
        return []
    place, duel, face = places.seats[plate.seat], places.duel, plate.face
    found = [cut for cut in (_cut(place, plate, state) for state in ("", *_LIT)) if cut.size]
    return found if duel is None else [*found, *duel_cuts(duel, (face, face))]


def named(plate: Plate, words: Words) -> str:
    """Return what somebody is called, who may be the viewer."""
    return words.say("table.you", name=plate.name) if plate.own else plate.name


# ---------------------------------------------------------------- the place card


def _card(canvas: Canvas, places: Places, plate: Plate, words: Words) -> None:
    """Paint the place card: the name, the cards in hand, and the last damage where it has room."""
    place = places.seats[plate.seat]
    box, own = place.card, place.kind == "own"
    x = place_card(
        canvas, box, plate.state, faint=bool(plate.out), inset=58.0 if own else place.inset
    )
    if own:  # its bust stands before it
        _bust(canvas, place, plate)
    ink = FAINT if plate.out else theme.INK
    small = FLOOR * min(places.zoom, box.height / FLOOR * 0.86)
    if plate.out:
        side = min(28.0, small * 1.2)
        canvas.picture("icon_skull", x - 3, box.middle[1] - side / 2, side, side)
        x += side + 2
    size = min(max(place.name, FLOOR * places.zoom), box.height * 0.84)
    if places.brief:
        room = box.width - 16
        least = FLOOR * min(places.zoom, USUAL)
        size = canvas.fitted(plate.name, room, size, theme.TEXT_BOLD, least=least)
        centre, y = box.middle
        canvas.text(
            plate.name, centre, y + 0.5, size, ink, theme.TEXT_BOLD, align="middle", room=room
        )
        return
    # one's own hand lies beside it
    held = [] if own and places.stands else [("icon_hand", str(plate.hand), theme.INK)]
    # beside a shield the shape alone says how much the last damage was, before a name is cut
    ends = [_last(plate), _last(plate, short=True), _sign(plate)]
    ends = ends if place.slip is None else [[]]
    rows = [[*held, *end] for end in ends]
    if plate.out:
        rows = [
            [("", said, FAINT)] for said in (words.say("table.out", n=plate.out), str(plate.out))
        ]
    inscribe(canvas, box, x, plate.name, rows, size, small, ink)


def _last(plate: Plate, *, short: bool = False) -> list[Piece]:
    """Return the last damage with what it bars, and a shield's turns; in ``short`` fewer words."""
    found: list[Piece] = []
    if plate.last != NO_DAMAGE:
        value = 10 * (plate.last + 1)
        barred = plate.bars and plate.last != D10
        shape, forbidden = f"icon_shape_d{value}", f"icon_forbid_d{value}"
        if plate.shield is not None and barred:
            shape = forbidden
        found.append((shape, "" if short and plate.shield else str(value), theme.INK))
        if plate.bars and plate.shield is None:
            found.append((forbidden if barred else "icon_ok", "", theme.INK))
    if plate.shield is not None:
        found.append(("icon_p_shield", str(plate.shield.turns), theme.TEAL_TEXT))
    return found


def _sign(plate: Plate) -> list[Piece]:
    """Return the last damage as one sign, struck out where it is barred, and a shield's turns."""
    found: list[Piece] = []
    if plate.last != NO_DAMAGE:
        sign = "forbid" if plate.bars and plate.last != D10 else "shape"
        found.append((f"icon_{sign}_d{10 * (plate.last + 1)}", "", theme.INK))
    if plate.shield is not None:
        found.append(("icon_p_shield", str(plate.shield.turns), theme.TEAL_TEXT))
    return found


def _token(canvas: Canvas, place: SeatPlace, token: str) -> None:
    """Paint the Oups token at the bust's outer corner."""
    side = 27.0
    x, y = place.box.x - 3, place.card.y - 24
    if place.kind == "right" or place.mirrored:
        x = place.box.x + place.box.width - side + 3
    elif place.kind == "own":
        # at its corner where the name fills the card
        across, down = (40, 15) if place.strip else (-12, -12)
        x, y = place.card.x + across, place.card.y + down
    canvas.picture(token, x, y, side, side)


def _points(canvas: Canvas, places: Places, plate: Plate) -> None:
    """Paint the points of a match of several rounds, on a tag at the head."""
    place, text = places.seats[plate.seat], str(plate.points)
    size = places.words(FLOOR)
    wide = canvas.text_width(text, size, theme.BUTTON) + size * 1.1 + 14
    rise = 0.84 if place.kind == "large" else 0.98
    x, y = place.box.x - 2, place.bust[1] - place.sizes[0] * rise
    if place.kind == "right" or place.mirrored:
        x = place.box.x + place.box.width - wide + 2
    elif place.kind == "own":
        x, y = place.card.x + 114, place.card.y - 17
    high = size * 1.36
    y = max(50.0, y)
    canvas.panel(x, y, wide, high, 8, theme.PAPER, line=2, shadow=False)
    pieces(canvas, [("icon_star", text, theme.INK)], x + 6, y + high / 2 + 0.5, size)


def paint_tag(canvas: Canvas, place: SeatPlace, plate: Plate) -> None:
    """Paint on a portrait's corner that its viewer knows it, or what they suspect."""
    left, base, width = place.tile
    # an unknown portrait is not there in large words: the tag stands in its place
    rise = width * TILE_RATIO - 4 if place.strip else 16
    spot = left + width - 4, base - rise
    if plate.seen:
        tag(canvas, *spot, "icon_eye")
    elif plate.note is not None:
        gang, count = plate.note
        tag(canvas, *spot, BADGES[gang], strokes=count)


# ---------------------------------------------------------------- before the seat


def veil(canvas: Canvas, places: Places, seat: int) -> None:
    """Paint over a pile of which nothing is taken any more; its cards can be read all the same."""
    box = places.seats[seat].pile
    canvas.rect(box.x - 2, box.y - 2, box.width + 4, box.height + 4, DRAINED, 6, VEIL)


def _slip(canvas: Canvas, places: Places, box: Box, plate: Plate, words: Words) -> None:
    """Paint the slip beside a pile: the last damage, and below it what it bars, or the shield."""
    canvas.panel(box.x, box.y, box.width, box.height, 9, theme.PAPER, line=2)
    tall, size = box.width < 80, places.words(20, 1.1)
    middle = box.x + box.width / 2
    low = box.y + box.height * (0.72 if not tall else 0.73)
    y = box.y + box.height * 0.29
    if plate.last == NO_DAMAGE:
        if plate.shield is None:
            text = "0" if tall else words.say("table.intact")
            centred(canvas, [("", text, theme.GREY)], middle, y if tall else box.middle[1], size)
            if tall and plate.bars:
                centred(canvas, [("icon_ok", "", theme.INK)], middle, low, 22)
            return
    else:
        value = 10 * (plate.last + 1)
        sign = f"icon_shape_d{value}"
        shielded_and_barred = plate.shield is not None and plate.bars and plate.last != D10
        row: list[Piece] = [(sign, str(value), theme.INK)]
        if shielded_and_barred and not tall:
            row.append((f"icon_forbid_d{value}", "", theme.INK))
        elif shielded_and_barred:
            row = [(f"icon_forbid_d{value}", str(value), theme.INK)]
        high = y if plate.bars or plate.shield else box.middle[1]
        centred(canvas, row, middle, high, size, box.width - 6)
    if plate.shield is not None:
        row = [("icon_p_shield", str(plate.shield.turns), theme.TEAL_TEXT)]
        if not tall:
            text = words.say("table.turns-short", n=plate.shield.turns)
            row = [("icon_p_shield", text, theme.TEAL_TEXT)]
        centred(canvas, row, middle, low if plate.last != NO_DAMAGE else box.middle[1], size)
    elif plate.bars and plate.last == D10:
        said = "" if tall else words.say("table.allowed")
        centred(canvas, [("icon_ok", said, theme.GREEN)], middle, low, size, box.width - 8)
    elif plate.bars and plate.last != NO_DAMAGE:
        said = "" if tall else words.say("table.forbidden")
        sign = f"icon_forbid_d{10 * (plate.last + 1)}"
        centred(canvas, [(sign, said, theme.RED_TEXT)], middle, low, size, box.width - 8)


# ---------------------------------------------------------------- large words


def _own_sheet(canvas: Canvas, places: Places, plate: Plate, words: Words) -> None:
    """Paint one's own place card in large words: the name, and the last damage below it."""
    box = places.seats[plate.seat].card
    place_card(canvas, box, plate.state, faint=bool(plate.out), sign=False)
    size = FLOOR * places.zoom
    x = box.middle[0]
    ink = FAINT if plate.out else theme.INK
    name = canvas.fitted(plate.name, box.width - 12, size, theme.TEXT_BOLD)
    canvas.text(plate.name, x, box.y + box.height * 0.2, name, ink, theme.TEXT_BOLD,
                align="middle", room=box.width - 8)  # fmt: skip
    if plate.out:
        row: list[Piece] = [("icon_skull", words.say("table.out", n=plate.out), FAINT)]
    else:
        row = [("icon_hand", str(plate.hand), theme.INK)]
    centred(canvas, row, x, box.y + box.height * 0.5, size, box.width - 10)
    if not plate.out:
        row = _last(plate) or [("", words.say("table.intact"), theme.GREY)]
        centred(canvas, row, x, box.y + box.height * 0.8, size, box.width - 10)


def sheet_rows(plate: Plate, names: Sequence[str], words: Words) -> list[list[Piece]]:
    """Return in words what one seat has: hand, last damage with what that bars, shield."""
    if plate.out:
        return [[("icon_skull", words.say("table.out", n=plate.out), FAINT)]]
    head: list[Piece] = [("icon_hand", str(plate.hand), theme.INK)]
    if plate.points is not None:
        head.append(("icon_star", str(plate.points), theme.INK))
    if plate.token:
        head.append((plate.token, "", theme.INK))
    if plate.spared:
        head.append(("icon_heart_100", words.say("table.spared"), theme.TEAL_TEXT))
    rows = [head]
    if plate.last == NO_DAMAGE:
        rows.append([("", words.say("table.none"), theme.GREY)])
    else:
        value = 10 * (plate.last + 1)
        row: list[Piece] = [(f"icon_shape_d{value}", str(value), theme.INK)]
        if plate.bars and plate.last == D10:
            row.append(("icon_ok", words.say("table.free"), theme.GREEN))
        elif plate.bars:
            row.append((f"icon_forbid_d{value}", words.say("table.forbidden"), theme.RED_TEXT))
        rows.append(row)
    if plate.shield is not None:
        key = "table.shield" if plate.shield.turns > 1 else "table.shield-now"
        text = words.say(key, name=names[plate.shield.mark], n=plate.shield.turns)
        rows.append([("icon_p_shield", text, theme.TEAL_TEXT)])
    return rows


# ---------------------------------------------------------------- what would be


def paint_preview(
    canvas: Canvas, places: Places, plate: Plate, seen: Preview, card: Pose | None, words: Words
) -> None:
    """Paint what the touched card would do: at the dial, the slip and the pile it is aimed at."""
    place = places.seats[seen.seat]
    if card is not None and card.alpha > 0.1:
        x, y = card.x - card.width / 2 + 9, card.y - card.width * RATIO / 2
        canvas.rect(x - 11, y - 11, 22, 22, theme.INK, 11)
        canvas.rect(x - 9, y - 9, 18, 18, theme.TOMATO, 9)
        canvas.rect(x - 5, y - 1.5, 10, 3, theme.WHITE)
    if place.kind != "own" and place.sizes[0]:
        x, base = place.bust
        side = place.sizes[0] * 0.3
        rise = 0.92 if plate.points is None else 0.62
        y = base - place.sizes[0] * rise
        canvas.picture("icon_aim", x - place.sizes[0] * 0.5, y, side, side)
    if not seen.counts:
        return
    if places.brief and place.kind != "own":  # the sheet writes what would be; here is a name
        paint_dial(canvas, place.dial, SCALE, plate.total, seen.total)
        return
    dial = replace(place.dial, wide=place.hot)
    after = replace(plate, last=seen.last, total=seen.total)
    if place.slip is not None and not seen.out:
        _slip(canvas, places, place.slip, after, words)
    beside = {"left": 1, "right": -1}.get(place.kind, 0)
    paint_foreseen(canvas, places, dial, plate.total, seen, words, beside)


def paint_foreseen(
    canvas: Canvas,
    places: Places,
    dial: Dial,
    total: int,
    seen: Preview,
    words: Words,
    beside: int = 0,
) -> None:
    """Paint a dial with what its number would become."""
    paint_dial(canvas, dial, SCALE, total, seen.total)
    size = max(19.0, min(FLOOR * places.zoom, dial.wide * 0.4))
    text = words.say("table.preview-out") if seen.out else str(seen.total)
    size = canvas.fitted(text, dial.wide * 1.7, size, theme.BUTTON, least=FLOOR)
    paint_next(canvas, dial, text, size, danger=seen.out, beside=beside)
