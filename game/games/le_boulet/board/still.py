"""The still layer: the café, who sits there, what is written, and the pictures that rest."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from game.core.pages import LogLine
from game.core.targets import SEAT, SLOT
from game.core.words import Words
from game.games.le_boulet.board.arranging import Furniture, Plate
from game.games.le_boulet.board.cards import paint_card
from game.games.le_boulet.board.known_cards import paint_small
from game.games.le_boulet.board.places import Places
from game.games.le_boulet.board.saying import paint_speech, paint_theme
from game.games.le_boulet.model.actions import PAIR
from game.games.le_boulet.model.state import UNCHOSEN
from game.games.le_boulet.naming import BACK
from game.stage.motion.layout import Box, Pose
from game.stage.motion.timeline import Frame
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.paint.patches import Piece
from game.stage.table.card_seats import CardSeat, paint_rays, paint_sitter
from game.stage.table.log import MOST
from game.stage.table.marks import bare_slot, counted
from game.stage.table.place_cards import inscribe, place_card
from game.stage.table.ribbon import Headline
from game.stage.table.still import StillLayer
from game.stage.table.top_bar import paint_top_bar
from game.stage.table.tray import paint_tray
from game.stage.table.verdicts import gavel, struck

_SIGNS: Final = {"turn": "icon_theme", "won": "icon_star", "blame": "icon_gavel"}
_VOTE: Final = 42.0
_TAG: Final = 17.0
"""How large is written at somebody's chest that one card is left to them."""


class BouletLayer(StillLayer):
    """What lies still at one table: what is written, and the pictures over it."""

    def __init__(self, places: Places) -> None:
        """Take the places of a table."""
        super().__init__("ground_dusk")
        self._places = places

    def signs(self, frame: Frame, log: Sequence[LogLine], words: Words) -> dict[str, Piece]:
        """Return everything written, from below."""
        written: Furniture = frame.furniture
        places = self._places
        pieces: dict[str, Piece] = {}
        for plate in written.plates:
            if plate.mark in ("turn", "won") or plate.alone:
                its = partial(paint_rays, stand=places.stands[plate.seat], alone=plate.alone)
                pieces[f"rays:{plate.seat}"] = Piece(plate.alone, its)
        # a hat covers no words of the seat above it
        for plate in sorted(written.plates, key=lambda one: -places.stands[one.seat].bust[1]):
            its = partial(
                paint_seat, stand=places.stands[plate.seat], plate=plate, zoom=places.zoom,
                words=words, opened=written.open_hands,
            )  # fmt: skip
            pieces[SEAT.at(plate.seat)] = Piece((plate, written.open_hands), its)
        empty = [*places.pair] if written.leads and not (written.theme or written.over) else []
        if written.waits:
            empty = [places.stands[one.seat].card for one in written.plates if not one.alone]
        for at, box in enumerate(empty):
            pieces[SLOT.at(at)] = Piece(box, partial(bare_slot, box=box))
        pieces["piles"] = Piece(
            (written.stock, written.discard > 0), partial(self._piles, written, words)
        )
        if any(plate.own for plate in written.plates) and places.hand.y > places.buttons.y:
            lit = written.acts
            pieces["tray"] = Piece(lit, lambda to: paint_tray(to, places.hand, lit=lit))
        head = _headline(written, words)
        said = written.notes, len(log), tuple(log[-MOST:])
        pieces["bar"] = Piece(
            (head, said),
            lambda to: paint_top_bar(to, head, log, places.zoom, words, notes=written.notes),
        )
        return pieces

    def _piles(self, written: Furniture, words: Words, canvas: Canvas) -> None:
        box = self._places.stock
        if not written.stock:
            bare_slot(canvas, box)
        for step in reversed(range(min(3, -(-written.stock // 30)))):
            x, y = box.middle
            paint_card(canvas, Pose(x + 2 * step, y - 2 * step, box.width, BACK), words)
        box = self._places.discard
        if not written.discard:
            bare_slot(canvas, box)

    def pictures(self, frame: Frame, words: Words) -> dict[str, Piece]:
        """Return the pictures that rest, from below, and what is written over them."""
        written, places = frame.furniture, self._places
        pieces: dict[str, Piece] = {}
        for name, pose in sorted(frame.resting.items(), key=lambda item: item[1].z):
            pieces[name] = Piece(pose, partial(paint_card, pose=pose, words=words))
        counts = written.stock, written.discard
        pieces["counts"] = Piece(counts, partial(self._counts, counts))
        for thing in sorted(written.good):
            box = self._thing(thing)
            x, y = box.x + box.width - 26, box.y - 10
            its = partial(Canvas.picture, name="vote_yes", x=x, y=y, width=36, height=36)
            pieces[f"good:{thing}"] = Piece(None, its)
        if written.theme:
            shows = written.theme, written.speaker
            pieces["banner"] = Piece(shows, lambda to: paint_theme(to, places, written, words))
        if written.speaker >= 0:
            shows = written.speaker, written.speech
            pieces["bubble"] = Piece(shows, lambda to: paint_speech(to, places, written, words))
        if written.contested != UNCHOSEN:
            spot = struck(self._thing(written.contested))
            pieces["gavel"] = Piece(spot, partial(gavel, spot=spot))
        return pieces

    def _counts(self, counts: tuple[int, int], canvas: Canvas) -> None:
        size = 19 * min(self._places.zoom, 1.4)
        for box, count in zip((self._places.stock, self._places.discard), counts, strict=True):
            counted(canvas, box.middle[0], box.y + box.height - 3, str(count), size)

    def _thing(self, thing: int) -> Box:
        return self._places.pair[1] if thing == PAIR else self._places.stands[thing].card


def _headline(written: Furniture, words: Words) -> Headline:
    """Return what is going on."""
    if written.over or not written.leads:
        return Headline("", "", words.say("bar.over" if written.over else "bar.before"))
    leader = written.plates[written.leader]
    when = words.say("bar.round", n=written.leads)
    return Headline(when, leader.face, leader.name, (words.say("bar.leads"),))


def soon(places: Places, plates: Sequence[Plate]) -> dict[object, Callable[[Canvas], None]]:
    """Return what may come to be painted: lit edges, rays, empty places and gavels."""
    found: dict[object, Callable[[Canvas], None]]
    found = {("slot", places.pair[0].width): partial(bare_slot, box=places.pair[0])}
    for plate, stand in zip(plates, places.stands, strict=True):
        found["rays", stand.size] = partial(paint_rays, stand=stand)
        found["slot", stand.card.width] = partial(bare_slot, box=stand.card)
        found["gavel", stand.card.width] = partial(gavel, spot=struck(stand.card))
        for mark in ("aim", "blame", "turn"):
            its = partial(paint_sitter, stand=stand, face=plate.face, mark=mark)
            found[plate.seat, plate.face, mark] = its
    return found


def paint_seat(
    canvas: Canvas, stand: CardSeat, plate: Plate, zoom: float, words: Words, *, opened: bool
) -> None:
    """Paint who sits there, their place card, and the vote that they keep in their hand."""
    paint_sitter(canvas, stand, plate.face, plate.mark, alone=plate.alone, own=plate.own)
    if opened and not plate.own:
        paint_small(canvas, stand, plate.known, words)
    box = stand.plate
    left = place_card(canvas, box, plate.mark, picture=_SIGNS.get(plate.mark, ""))
    size = 20 * min(zoom, 1.4)
    name = words.say("seat.you", name=plate.name) if plate.own else plate.name
    if canvas.text_width(name, size, theme.TEXT_BOLD) > box.width - 84 - (left - box.x):
        name = plate.name
    row = [("icon_hand", str(plate.held), theme.RED_TEXT if plate.last else theme.INK)]
    if plate.boulets:
        many = f"×{plate.boulets}" if plate.boulets > 1 else ""
        row.insert(0, ("icon_boulet", many, theme.INK))
    inscribe(canvas, box, left, name, [row], size, min(20 * zoom, 25.0), theme.INK)
    if plate.last and not plate.keeps and (plate.own or not opened):
        _paint_last(canvas, stand, plate, zoom, words)
    if plate.keeps:
        x, y = stand.thumb
        canvas.picture("vote_kept", x - _VOTE / 2, y - _VOTE / 2, _VOTE, _VOTE)


def _paint_last(canvas: Canvas, stand: CardSeat, plate: Plate, zoom: float, words: Words) -> None:
    """Pin to who sits there that a single card is left to them."""
    said = words.say("board.last")
    (x, base), room = stand.middle(alone=plate.alone), stand.size
    plated, card = stand.plate, stand.card
    if not plate.alone and card.y < base - 20:  # it covers no card, nor lies below one
        left = plated.x if card.middle[0] > plated.middle[0] else card.x + card.width + 4
        room = plated.width - card.width - 20
        x = left + (room + 16) / 2
    size = canvas.fitted(said, room, _TAG * min(zoom, 1.4), theme.TITLE)
    wide, high = canvas.text_width(said, size, theme.TITLE) + 14, size * 1.4
    x = max(x, wide / 2 + 4)
    canvas.panel(x - wide / 2, base - high - 3, wide, high, 9, theme.RED_TEXT, shadow=False)
    canvas.text(said, x, base - high / 2 - 3, size, theme.WHITE, theme.TITLE, align="middle")
