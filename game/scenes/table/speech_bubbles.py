"""Speech bubbles: what the characters at a table say and show, gone after a while.

Lines are about what all saw. Quirks, where they are switched on, are about what a bot alone knows,
at known rates; they come when its card would, and the card then waits as long for everybody.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any, Final

from game.ai.personas import persona_of
from game.core.nudges import BOO, CHEER, Nudge
from game.core.seats import Seat
from game.core.targets import SEAT
from game.games import game_of
from game.scenes.kit import Kit
from game.scenes.table.spared import piles, shared
from game.session import Session
from game.stage.motion.layout import Box, Layout
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas, html
from game.stage.paint.filling import LINE, filled
from game.stage.sound.cues import SoundCue
from game.stage.sound.voice import Utterance
from game.stage.table.bubble import paint_bubble

STAYS_MS: Final = 2600.0
READ_MS: Final = 75.0
"""How long a letter takes that is read by the way: some 160 words a minute."""
_MURMURS: Final = (12, 24)
"""Up to how many letters a line is murmured as a word, and as a sentence; longer ones at length."""
BEAT_MS: Final = 700
"""How long a card waits for a quirk to be seen, shown or not; divided by the pace."""
_WAITS_MS: Final = 3200.0
"""A line waits at most so long for the picture of what it is about."""
_SIZE: Final = 18.0
_HIGH: Final = 34.0
_FACE: Final = 48.0
"""How large the face of who speaks is in a box for lines."""
_FLAT: Final = 60.0
"""In a lower box a name stands before what is said, in a higher one over it."""
_PILES: Final = 0.62
"""How far down a seat its pile lies."""
_BETWEEN: Final = 0.68
"""Where across a seat there is neither its name nor its total."""
_UNDER_BAR, _LOWEST, _LEFT, _RIGHT = 48.0, 712.0, 8.0, 1272.0
_DOWN: Final = 6.0
"""So far below one another places for a bubble are tried."""
_FACES: Final = 2.2
"""How far down a face reaches of somebody small, in heights of a head."""
_NAMED: Final = 0.3
"""How much of a low box a name takes at most."""
_PARTS: Final = (0.5, 0.35, 0.65, 0.2, 0.8, 0.08, 0.92)
"""How much of a bubble lies left of who speaks, in the order in which that is tried."""
_HEARD: Final = {CHEER: "applause", BOO: "laugh"}
_SIGN: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="{ink}" '
    'stroke-width="2.6" stroke-linecap="round"><path d="M3,8 C6,3 9,13 12,8 S18,3 21,8"/>'
    '<path d="M3,17 C6,12 9,22 12,17 S18,12 21,17"/></svg>'
)
"""The sign of a quirk: something that twitches."""


class SpeechBubbles:
    """What is said and shown at one table; one line at a time, one quirk a seat."""

    def __init__(self, kit: Kit, session: Session) -> None:
        """Begin in silence."""
        self._kit = kit
        self._session = session
        head = session.head
        self._game = game_of(head.game)
        talk = self._game.chatter
        self._chatter = None if talk is None else talk.Chatter(head.salt, head.options)
        self._left = 0.0
        self._next: tuple[int, str] | None = None
        """What is said as soon as the picture of what it is about was seen."""
        self._waits = 0.0
        self._quiet = False
        """Whether the line is not heard: then it is dark, and so is what it stands on."""
        self.line: tuple[int, str] | None = None
        """Who says something now, and the key of what it is."""
        self._nudged = len(session.nudges)
        self._nudges: dict[int, tuple[Nudge, float]] = {}
        """By seat the nudge that is seen of it now, and for how many milliseconds more."""
        self.quirks: dict[int, float] = {}
        """The seats whose quirk is seen now, and for how many milliseconds more."""
        self._begun: tuple[int, int] | None = None
        """The last turn before which a quirk could be seen."""

    @property
    def shown(self) -> object:
        """What changes of the picture as time passes."""
        return self.line, tuple(self.quirks), tuple(self._nudges)

    def hush(self) -> None:
        """Let nothing more be seen of what was said: something new begins."""
        self.line = self._next = None

    def pass_time(
        self,
        ms: float,
        shown: Iterable[tuple[int, Any]],
        *,
        quiet: bool = False,
        moves: float = 0.0,
    ) -> None:
        """Take in what all were just told, each with how many such facts there were before it.

        While it is ``quiet`` nothing is murmured; ``moves`` is how long its picture still takes,
        which no bubble covers.
        """
        self._left -= ms
        self._waits -= ms
        if self._left <= 0:
            self.line = None
        self.quirks = {seat: left - ms for seat, left in self.quirks.items() if left > ms}
        self._nudges = {
            seat: (one, left - ms) for seat, (one, left) in self._nudges.items() if left > ms
        }
        for one in (given := self._session.nudges)[self._nudged :]:
            self._nudges[one.seat] = one, STAYS_MS
            self._kit.sound.play(_HEARD[one.kind])
        self._nudged = len(given)
        if self._chatter is None:
            return
        for facts, event in shown:
            line = self._chatter.said(event, facts, self._session.controllers)
            if line is not None and self._kit.settings.chatter:
                self._next, self._waits = line, min(moves, _WAITS_MS)
        if self._next is not None and self._waits <= 0:
            self.say(*self._next, quiet=quiet)
            self._next = None

    def say(self, seat: int, key: str, *, quiet: bool = False) -> None:
        """Let a line be seen for as long as its words need, and heard as a murmur."""
        text = self._kit.words(self._session.head.game).say(key)
        self._quiet = quiet
        self.line, self._left = (seat, key), max(STAYS_MS, READ_MS * len(text))
        its = persona_of(self._session.controllers[seat])
        if its is not None and not quiet:
            length = 1 + sum(len(text) > most for most in _MURMURS)
            self._kit.sound.play(f"murmur_{its.id}_{length}")

    def beat(self, seat: Seat, view: Any, play: Callable[[SoundCue], None]) -> bool:
        """Let an asked character's quirk be seen and heard, if it shows; say whether one could.

        That is so once before a turn's card, and the card then waits: what all see of the turn
        decides it, not whether anything shows.
        """
        quirks = self._game.quirks if self._kit.settings.tics else None
        if quirks is None or persona_of(self._session.controllers[seat]) is None:
            return False
        turn = quirks.moment(view)
        if turn is None or turn == self._begun:
            return False
        self._begun = turn
        if self._session.quirk(seat):
            self.show(seat)
            play(SoundCue("tic", caption=self.said_of(seat)))
        return True

    def show(self, seat: int) -> None:
        """Let a seat's quirk be seen for a while."""
        self.quirks[seat] = STAYS_MS

    def shouted(self, seat: int) -> str:
        """Return what a seat that is out is seen to shout now, empty where it is silent."""
        if seat not in self._nudges:
            return ""
        one, head = self._nudges[seat][0], self._session.head
        return self._kit.words(head.game).say(f"nudges.{one.kind}", name=head.names[one.to])

    def said_of(self, seat: int) -> str:
        """Return what a seat's quirk looks like, in a sentence."""
        head = self._session.head
        words, its = self._kit.words(head.game), persona_of(self._session.controllers[seat])
        does = words.say(f"quirk.{its.id}") if its is not None else ""
        return words.say("quirks.shown", name=head.names[seat], does=does)

    def spoken(self) -> list[Utterance]:
        """Return the quirks that are seen now; all may hear of them."""
        return [Utterance(self.said_of(seat)) for seat in self.quirks]

    # ------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas, layout: Layout, *, asked: bool, but: int | None = None) -> None:
        """Paint the bubbles at their seats; ``but`` shouts elsewhere.

        No name, no pile, and nothing that is asked is covered.

        Nothing there is read while others play. Whoever is ``asked`` sees no lines, and of quirks
        the sign alone: what lies below has to be read. Where the table has a spot for a seat's
        line everybody sees it, and who says it, there.
        """
        words = self._kit.words(self._session.head.game)
        for seat in self._nudges:
            if seat != but:
                self._bubble(canvas, layout, seat, self.shouted(seat), quirk=False)
        for seat in self.quirks:
            its = persona_of(self._session.controllers[seat])
            if its is not None and self._kit.settings.tics:
                does = "" if asked else words.say(f"quirk.{its.id}")
                self._bubble(canvas, layout, seat, does, quirk=True)
        if self.line is None or not self._kit.settings.chatter:
            return
        seat, key = self.line
        says = layout.spots.speeches[seat] if layout.spots.speeches else None
        if says is not None and says.mouth is not None:
            if says.box.height:
                paint_bubble(canvas, says.box, words.say(key), says.mouth, self._kit.zoom)
        elif says is not None:
            self._speech(canvas, says.box, seat, words.say(key))
        elif not asked:
            self._bubble(canvas, layout, seat, words.say(key), quirk=False)

    def _speech(self, canvas: Canvas, box: Box, seat: int, text: str) -> None:
        """Paint what a seat says at the head of a box, with its face: it may lie far from it."""
        its = persona_of(self._session.controllers[seat])
        if its is None or not box.height:
            return
        scale = self._kit.zoom
        face = min(_FACE * min(scale, 1.4), box.height - 8)
        room = box.width - face - 36
        name = self._session.head.names[seat]
        fill, ink = (theme.INK, theme.WHITE) if self._quiet else (theme.WHITE, theme.INK)
        if box.height < _FLAT:
            canvas.panel(box.x, box.y, box.width, box.height, 16, fill)
            canvas.picture(its.picture(), box.x + 10, box.y + 4, face, face)
            _beside_each_other(
                canvas, Box(box.x + face + 22, box.y, room, box.height), name, text, scale, ink
            )
            return
        size, lines = filled(canvas, text, room, box.height - 16 - face / 2, _SIZE * scale)
        head = canvas.fitted(name, room, _SIZE * scale, theme.TEXT_BOLD)
        high = max(face + 8, 16 + LINE * (head + size * len(lines)))
        canvas.panel(box.x, box.y, box.width, high, 16, fill)
        canvas.picture(its.picture(), box.x + 10, box.y + (high - face) / 2, face, face)
        x, y = box.x + face + 22, box.y + 8 + head * LINE / 2
        canvas.text(name, x, y, head, ink, theme.TEXT_BOLD, room=room)
        for row, line in enumerate(lines):
            canvas.text(line, x, y + LINE * (head + size * (2 * row + 1)) / 2, size, ink,
                        theme.TEXT, room=room + 1)  # fmt: skip

    def _bubble(self, canvas: Canvas, layout: Layout, seat: int, text: str, *, quirk: bool) -> None:
        """Paint one; a line of who shows a quirk stands below that."""
        area = layout.touch.get(SEAT.at(seat))
        if area is None:
            return
        box: Box = area.box
        scale = self._kit.zoom
        size, high, sign = _SIZE * scale, _HIGH * scale, 20 * scale if quirk else 0.0
        wide = high
        if text:
            size = canvas.fitted(text, 1240 - 28 - sign, size, theme.TEXT_BOLD)
            wide = canvas.text_width(text, size, theme.TEXT_BOLD) + 28 + sign
        # a sign alone lies between the name and the total of the seat below, if there is one
        middle = box.x + box.width * (0.5 if text else _BETWEEN)
        x = min(1272 - wide, max(8.0, middle - wide / 2))
        y = box.y + (box.height - high) * _PILES if text else box.y + box.height - 6
        y = min(712 - high, y)
        if brows := layout.spots.brows:
            head = brows[seat]
            middle = head.x + head.width * (0.5 if text else 1.0)
            spots = layout.spots
            spared = [*piles(layout.touch), *filter(None, (spots.prompt, spots.buttons))]
            x, y = _at_head(head, middle, box, (wide, high), spared)
        if not quirk and seat in self.quirks:
            y = min(712 - high, y + high + 2)
        canvas.panel(x, y, wide, high, 16, theme.LEMON if quirk else theme.WHITE)
        if quirk:
            svg = _SIGN.format(ink=html(theme.INK))
            left = x + (12 if text else (wide - sign) / 2)
            canvas.drawing(svg, left, y + high / 2 - sign / 2, sign, sign)
        if text:
            middle = x + (wide + sign) / 2
            canvas.text(
                text, middle, y + high / 2, size, theme.INK, theme.TEXT_BOLD, align="middle"
            )


def _beside_each_other(
    canvas: Canvas, box: Box, name: str, text: str, scale: float, ink: theme.Colour
) -> None:
    """Write a name and, beside it, what is said."""
    head = canvas.fitted(name, box.width * _NAMED, _SIZE * min(scale, 1.4), theme.TEXT_BOLD)
    aside = min(box.width * _NAMED, canvas.text_width(name, head, theme.TEXT_BOLD)) + 12
    room = box.width - aside
    size, lines = filled(canvas, text, room, box.height - 2, _SIZE * scale)
    canvas.text(name, box.x, box.middle[1], head, ink, theme.TEXT_BOLD, room=aside - 11)
    for row, line in enumerate(lines):
        y = box.middle[1] + LINE * size * (row - (len(lines) - 1) / 2)
        canvas.text(line, box.x + aside, y, size, ink, theme.TEXT, room=room + 1)


def _at_head(
    head: Box, middle: float, seat: Box, size: tuple[float, float], spared: Sequence[Box]
) -> tuple[float, float]:
    """Return where a bubble hangs over a head, else as high at its seat as spares some boxes.

    It lies over no eyes, and further down over no face. Where nothing is free it covers little.
    """
    wide, high = size
    over = max(_UNDER_BAR, head.y - high)
    lowest = min(_LOWEST, seat.y + seat.height) - high
    rows = [over]
    while rows[-1] + _DOWN <= lowest:
        rows.append(rows[-1] + _DOWN)
    spots = [
        Box(min(_RIGHT - wide, max(_LEFT, middle - wide * part)), y, wide, high)
        for y in rows
        for part in _PARTS
    ]

    face = replace(head, height=_FACES * head.height)
    eyes = replace(head, y=head.y + head.height / 2, height=head.height / 2)

    def hidden(spot: Box) -> float:
        own = shared(spot, eyes if spot.y == over else face)
        return own + sum(shared(spot, one) for one in spared)

    free = next((spot for spot in spots if hidden(spot) < 1), None)
    best = free or min(spots, key=hidden)
    return best.x, best.y
