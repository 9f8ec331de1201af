"""Envelopes: what reached a seat alone while its person was not looking waits for the next look.

That somebody looked or a tile was swapped all were told; what was seen is said here, one envelope
after the other, each once and to its own seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.core.panels import Letter
from game.core.seats import Seat
from game.core.words import Words
from game.games import game_of
from game.scenes.kit import Kit
from game.scenes.sheet import Sheet
from game.session import Session
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.scene import Answer, Close
from game.stage.widgets.form import Changed
from game.stage.widgets.rolls import LINE, Block, Row, paragraph

_TILE: Final = 260.0
_SMALL: Final = 150.0
"""How wide a tile is, and where words need its room."""
_OPEN: Final = 540.0
"""How wide an open envelope is, with the air around it."""
_RATIO: Final = 1.2


@dataclass(frozen=True, slots=True)
class Envelope:
    """One private fact that waits."""

    letter: Letter
    after: int
    """How much its seat was told up to and with it."""


class Envelopes:
    """What waits at each seat of a table; whoever is called to the curtain opens it."""

    def __init__(self, session: Session) -> None:
        """Begin where each person looked last: when it chose a card, in a resumed match."""
        self._session = session
        self._seen: dict[Seat, int] = {}
        if session.resumed:
            self._seen = {seat: _last_look(session, seat) for seat in session.people}

    def waiting(self, seat: Seat, words: Words) -> tuple[Envelope, ...]:
        """Return what waits at a seat, the oldest first, in these words."""
        session = self._session
        part, names = game_of(session.head.game).envelopes, session.head.names
        if part is None:
            return ()
        view, seen = session.fresh_view(), self._seen.get(seat, 0)
        found: list[Envelope] = []
        for number, event in enumerate(session.observations(seat), 1):
            session.rules.apply(view, event)
            if part.outdates(event):
                found.clear()
            if number > seen:
                letter = part.letter(event, view, seat, names, words)
                if letter is not None:
                    found.append(Envelope(letter, number))
        return tuple(found)

    def opened(self, seat: Seat, envelope: Envelope | None = None) -> None:
        """Take in that a seat read an envelope and all before it, or everything there is."""
        after = len(self._session.observations(seat)) if envelope is None else envelope.after
        self._seen[seat] = max(after, self._seen.get(seat, 0))


def _last_look(session: Session, seat: Seat) -> int:
    """Return how much a seat had been told when it chose something for the last time."""
    part, looked = game_of(session.head.game).envelopes, 0
    for number, event in enumerate(session.observations(seat), 1):
        if part is not None and part.chose(event, seat):
            looked = number
    return looked


class EnvelopePanel(Sheet):
    """The envelopes of a seat, one after the other; it closes after the last."""

    name = "envelopes"

    def __init__(self, kit: Kit, session: Session, seat: Seat, envelopes: Envelopes) -> None:
        """Take what waits; at least one does (``panel_of``)."""
        super().__init__(kit)
        self._session = session
        self._seat = seat
        self._envelopes = envelopes
        self._all = len(envelopes.waiting(seat, kit.words(session.head.game)))
        self._read()

    def _read(self) -> None:
        """Open the oldest envelope that waits."""
        words = self._words = self._kit.words(self._session.head.game)
        self._left = self._envelopes.waiting(self._seat, words)
        at = self._all - len(self._left) + 1
        key = "panels.next-envelope" if len(self._left) > 1 else "panels.read"
        told = words.say("panels.envelopes-told", name=self._session.head.names[self._seat])
        ways = [("next", words.say(key, n=at, of=self._all))]
        self.lay(words.say("panels.envelopes"), told, self._rows, ways)

    def _rows(self, wide: float) -> Sequence[Row]:
        """Return the open envelope: what lies in it, and what it means."""
        letter, zoom = self._left[0].letter, self._kit.zoom
        beside = _OPEN if zoom == 1 else _SMALL + 48
        room = wide - beside - 32
        said = [(letter.title, 38 * min(zoom, 1.4), theme.TITLE, theme.INK)]
        if letter.turn:
            turn = self._words.say("panels.in-turn", n=letter.turn)
            said.append((turn, 20 * zoom, theme.TEXT, theme.GREY))
        said += [(line, 26 * min(zoom, 1.6), theme.TEXT, theme.INK) for line in letter.lines]
        badge = 100.0 if letter.picture else 0.0
        words = badge + sum(
            self._kit.lines(text, room, size, font) * size * LINE + 8
            for text, size, font, _ in said
        )
        high = max(words + 40, _SMALL * _RATIO + 40 if zoom > 1 else self.high)

        def paint(canvas: Canvas, box: Box) -> None:
            if zoom == 1:
                _envelope(canvas, box.x + 40, box.y + high - 330)
                spot = Box(box.x + 130, box.y + (high - _TILE * _RATIO) / 2, _TILE, 0)
            else:
                spot = Box(box.x + 24, box.y + (high - _SMALL * _RATIO) / 2, _SMALL, 0)
            _content(canvas, letter, spot)
            written = badge + sum(
                len(canvas.wrap(text, room, size, font)) * size * LINE + 8
                for text, size, font, _ in said
            )
            x, y = box.x + beside, box.y + (high - written) / 2
            if badge:
                canvas.picture(letter.badge, x, y, badge - 12, badge - 12)
            y += badge
            for text, size, font, ink in said:
                y = paragraph(canvas, text, x, y, room, size, ink, font) + 8

        block = Block("letter", Box(0, 0, wide, high), self._aloud(), paint)
        block.fill = theme.YOLK
        return [Row(high, [block])]

    @property
    def letter(self) -> Letter:
        """What lies in the envelope that is open."""
        return self._left[0].letter

    def _aloud(self) -> str:
        letter = self._left[0].letter
        return " ".join((f"{letter.title}.", *letter.lines))

    def use(self, changed: Changed) -> Answer:
        """Go on to the next envelope; one that was gone on from waits no more."""
        if changed.name != "next":
            return None
        self._envelopes.opened(self._seat, self._left[0])
        if len(self._left) == 1:
            return Close()
        self._read()
        return None

    @property
    def shows(self) -> object:
        """What is seen: which envelope, and where the focus is."""
        return len(self._left), super().shows

    def details(self) -> list[str]:
        """Return what the open envelope says."""
        return [self._aloud()]


def _content(canvas: Canvas, letter: Letter, spot: Box) -> None:
    """Paint what lies in an envelope: a tile with its name, or the sign of a task."""
    wide = spot.width
    if not letter.picture:
        y = spot.y + wide * (_RATIO - 1) / 2
        canvas.picture(letter.badge, spot.x, y, wide, wide)
        return
    high = wide * _RATIO
    canvas.shadow(spot.x, spot.y, wide, high, 24, dx=5, dy=9, blur=7)
    canvas.picture(letter.picture, spot.x, spot.y, wide, high)
    size = canvas.fitted(letter.name, wide * 0.62, wide * 0.13, theme.BUTTON, 8)
    middle, y = spot.x + wide * 0.62, spot.y + high * 0.905
    canvas.text(letter.name, middle, y, size, theme.INK, theme.BUTTON, align="middle")


def _envelope(canvas: Canvas, x: float, y: float) -> None:
    """Paint an open envelope of 440 by 300 units, its flap up."""
    line = 'stroke="#2B1836" stroke-width="5" stroke-linejoin="round"'
    canvas.drawing(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -140 440 440">'
        f'<path d="M4,60 L220,-130 L436,60 Z" fill="#E7D2A6" {line}/>'
        f'<rect x="4" y="58" width="432" height="236" rx="18" fill="#FFF4DC" {line}/>'
        f'<path d="M10,66 L220,214 L430,66 M10,288 L160,172 M430,288 L280,172" fill="none" {line}/>'
        "</svg>",
        x, y - 140, 440, 440,
    )  # fmt: skip


def panel_of(kit: Kit, session: Session, seat: Seat, envelopes: Envelopes) -> EnvelopePanel | None:
    """Return a panel of what waits at a seat, None where nothing does."""
    if not envelopes.waiting(seat, kit.words(session.head.game)):
        return None
    return EnvelopePanel(kit, session, seat, envelopes)
