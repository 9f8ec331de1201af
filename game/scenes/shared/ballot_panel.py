"""The panel of a vote: whose thumb is entered, what may be chosen, and what is pressed for it.

Of a vote that is unseen it shows nothing but what may be chosen (docs/secrecy.md).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from game.ai.personas import faces
from game.core.seats import Seat
from game.scenes.kit import Kit
from game.scenes.shared.voting import HALF, KEYPAD_KEYS, PAD_KEYS, REST_KEY, OpenVote, Voting
from game.session import Session
from game.stage.input.claims import KEYPAD, KEYS, LEFT, PAD_SOURCE, RIGHT
from game.stage.input.input_hints import ON_KEYPAD
from game.stage.input.inputs import Input, KeyPressed, PointerPressed
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.paint.filling import LINE, filled
from game.stage.paint.key_caps import cap_of, cap_width, key_cap
from game.stage.paint.theme import Colour
from game.stage.table.marks import SEAT_KEYS

_GAP: Final = 6.0
_ROWS: Final = 3
_PICTURE: Final = 34.0
_EDGE: Final = 8.0
"""Between the panel's edge and what lies on it."""
_HEAD: Final = 42.0
"""How high the row is that says whose thumb is entered."""
_FACE: Final = 34.0
_MARK: Final = 20.0
"""How large the mark is of who has shown a thumb."""
_HIGH, _WIDE = 60.0, 520.0
"""How large a ballot is at most."""


class BallotPanel:
    """The votes of a couch: what is painted of them, and what is pressed."""

    def __init__(self, kit: Kit, session: Session, voting: Voting) -> None:
        """Show the votes of a couch."""
        self._kit = kit
        self._session = session
        self.voting = voting
        """What is voted on, and who voted."""

    def boxes(self, room: Box) -> list[Box]:
        """Return where the ballots lie, in rows."""
        vote = self.voting.now
        if vote is None:
            return []
        if vote.thumbs:
            head = self._head(room)
            top = head.y + head.height + _GAP
            room = Box(room.x + _EDGE, top, room.width - 2 * _EDGE, room.y + room.height - top)
            room = Box(room.x, room.y, room.width, room.height - _EDGE)
        many = len(vote.ballots)
        rows = min(_ROWS, max(1, (many + 1) // 2))
        columns = max(1, -(-many // rows))
        wide = min(_WIDE, (room.width - _GAP * (columns - 1)) / columns)
        high = min(_HIGH, (room.height - _GAP * (rows - 1)) / rows)
        left = room.x + (room.width - columns * wide - _GAP * (columns - 1)) / 2
        return [
            Box(
                left + (at % columns) * (wide + _GAP), room.y + (at // columns) * (high + _GAP),
                wide, high,
            )
            for at in range(many)
        ]  # fmt: skip

    def rest_box(self, room: Box) -> Box | None:
        """Return where one press chooses for all who have yet to show a thumb, if one does."""
        if not self.voting.remaining():
            return None
        head = self._head(room)
        return Box(head.x + head.width * 0.54, head.y, head.width * 0.46, head.height)

    def _head(self, room: Box) -> Box:
        return Box(room.x + _EDGE, room.y + _EDGE, room.width - 2 * _EDGE, _HEAD)

    def handle_input(self, heard: Input, room: Box) -> bool:
        """Take in a choice, of which nothing is seen; return whether it was one."""
        match heard:
            case KeyPressed(repeat=False):
                # a vote has no arrows: the keypad's digits are digits there
                key = heard.given if heard.source == KEYPAD else heard.key
                if self.voting.press(key, heard.source):
                    return True
                return heard.key in ("backspace", "escape") and self.voting.take_back()
            case PointerPressed(x, y, 1):
                return self._point(x, y, heard.source, room)
            case _:
                return False

    def _point(self, x: float, y: float, source: str, room: Box) -> bool:
        """Choose by a pointer, which all see: only where all show thumbs."""
        vote, rest = self.voting.now, self.rest_box(room)
        if vote is None or not vote.thumbs:
            return False
        if rest is not None and rest.holds(x, y):
            self.voting.choose_for_rest()
            return True
        touched = [at for at, box in enumerate(self.boxes(room)) if box.holds(x, y)]
        for number in touched:
            self.voting.vote(number, source)
        return bool(touched)

    # ------------------------------------------------------------ painting

    def draw(self, canvas: Canvas, room: Box) -> None:
        """Paint the ballots, what gives each on every device that is waited for, and thumbs."""
        vote = self.voting.now
        if vote is None:
            return
        boxes = self.boxes(room)
        if vote.thumbs and vote.waits:
            foot = max(box.y + box.height for box in boxes) + _EDGE
            canvas.panel(room.x, room.y, room.width, foot - room.y, 20, theme.INK, ring=theme.LEMON)
            self._whose(canvas, vote, room)
        for number, box in enumerate(boxes):
            self._ballot(canvas, vote, number, box)

    def _whose(self, canvas: Canvas, vote: OpenVote, room: Box) -> None:
        """Paint who shows what next, those who have and have not shown it, and the one press."""
        head, rest = self._head(room), self.rest_box(room)
        seat, looks = vote.waits[0], faces(self._session.controllers)
        end = head.x + head.width if rest is None else rest.x - _GAP
        size, middle = head.height, head.y + head.height / 2
        canvas.picture(looks[seat], head.x, middle - size / 2, size, size)
        others = [one for one in vote.people if one != seat]
        step = min(_FACE + 6, (end - head.x) * 0.45 / max(1, len(others)))
        row = end - step * len(others)
        said = self.voting.whose()
        x, wide = head.x + size + 10, row - head.x - size - 18
        fits = canvas.fitted(said, wide, min(34.0, 25 * self._kit.zoom), theme.TITLE)
        canvas.text(said, x, middle, fits, theme.LEMON, theme.TITLE, room=wide)
        for at, one in enumerate(others):
            x, face = row + at * step, min(_FACE, step - 2)
            canvas.picture(looks[one], x, middle - face / 2, face, face)
            if one in vote.chosen:
                picture = vote.ballots[vote.chosen[one]].picture or "vote_kept"
                canvas.picture(picture, x + face - _MARK + 4, middle + 2, _MARK, _MARK)
        if rest is not None:
            self._button(canvas, rest)

    def _button(self, canvas: Canvas, box: Box) -> None:
        canvas.panel(box.x, box.y, box.width, box.height, 14, theme.LEMON)
        x, y = box.x + 10, box.y + box.height / 2
        for source in self._entering():
            with canvas.hints.speaking(source):
                enters = source != KEYPAD and not source.startswith(PAD_SOURCE)
                if enters and cap_width(canvas, REST_KEY):
                    x += key_cap(canvas, REST_KEY, x, y) + 8
        canvas.picture("vote_yes", x, y - _PICTURE / 2, _PICTURE, _PICTURE)
        x += _PICTURE + 8
        room = Box(x, box.y, box.x + box.width - 10 - x, box.height)
        self._words(canvas, self.voting.remaining(), room)

    def _ballot(self, canvas: Canvas, vote: OpenVote, number: int, box: Box) -> None:
        ballot, choosers = vote.ballots[number], self.voting.choosers(number)
        fill, ink = (theme.PAPER, theme.INK) if choosers else (theme.PAPER_2, theme.GREY)
        canvas.panel(box.x, box.y, box.width, box.height, 14, fill)
        x, y = box.x + 12, box.y + box.height / 2
        x = self._caps(canvas, choosers, number, x, y)
        shown = [seat for seat, one in vote.chosen.items() if vote.thumbs and one == number]
        said = ", ".join(self._session.head.names[seat] for seat in shown)
        text = f"{ballot.text}  ·  {said}" if said else ballot.text
        if ballot.picture:
            canvas.picture(ballot.picture, x, y - _PICTURE / 2, _PICTURE, _PICTURE)
            x += _PICTURE + 8
        self._words(canvas, text, Box(x, box.y, box.x + box.width - 12 - x, box.height), ink)

    def _words(self, canvas: Canvas, text: str, room: Box, ink: Colour = theme.INK) -> None:
        most = min(21 * self._kit.zoom, room.height * 0.5)  # short words beside long ones
        size, lines = filled(canvas, text, room.width, room.height - 2, most)
        top = room.middle[1] - size * LINE * (len(lines) - 1) / 2
        for row, line in enumerate(lines):
            canvas.text(line, room.x, top + row * size * LINE, size, ink, room=room.width)

    # ------------------------------------------------------------ what to press

    def _entering(self) -> list[str]:
        """Return the devices that thumbs are entered on, each sort once: anybody enters them."""
        vote, claims = self.voting.now, self._kit.claims
        found: dict[str, str] = {}
        for seat in () if vote is None else vote.people:
            source = claims.source(seat)
            if source.startswith(PAD_SOURCE):
                found.setdefault(PAD_SOURCE, source)
            elif claims.halved:
                found.setdefault(KEYS, RIGHT)
            else:
                found.setdefault(KEYS, source)
        return [*found.values()]

    def _pressing(self, seats: list[Seat], number: int) -> Iterator[tuple[str, str]]:
        """Yield each sort of device with which a ballot can be chosen now, and what is pressed."""
        vote, claims = self.voting.now, self._kit.claims
        thumbs = vote is not None and vote.thumbs
        sources = {} if not seats else dict.fromkeys(self._entering()) if thumbs else {
            claims.source(seat): None for seat in seats
        }  # fmt: skip
        pads = [one for one in sources if one.startswith(PAD_SOURCE)]
        for source in sources:
            if source in pads[1:]:
                continue
            keys = PAD_KEYS if source in pads else SEAT_KEYS
            if source == KEYPAD:
                yield from ((source, ON_KEYPAD + key) for key in KEYPAD_KEYS[number : number + 1])
            elif thumbs and source == RIGHT:  # both halves' digits are one row
                half, at = (LEFT, number) if number < HALF else (RIGHT, number - HALF)
                yield half, self._cap(half, keys[at])
            elif number < len(keys):
                yield source, self._cap(source, keys[number])

    def _cap(self, source: str, key: str) -> str:
        hints = self._kit.hints
        with hints.speaking(source):
            return hints.cap(key)

    def _caps(self, canvas: Canvas, seats: list[Seat], number: int, x: float, y: float) -> float:
        """Paint what chooses a ballot, once for each sort of device, and return where it ends."""
        for source, given in self._pressing(seats, number):
            with canvas.hints.speaking(source):
                x += cap_of(canvas, given, x, y) + 6 if given else 0
        return x + 4
