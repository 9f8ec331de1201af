"""The notes: chips for what one thinks, facts the program keeps, and who aimed at whom."""

from __future__ import annotations

from typing import Any, Final, Protocol

from game.ai.personas import faces
from game.core.seats import Viewer
from game.games import game_of
from game.games.parts import needed
from game.scenes.kit import Kit
from game.scenes.view.note_cards import NOTES_X, lines_of, notes_wide, seat_block
from game.scenes.view.pips import Pips
from game.session.private import PrivateRecords
from game.stage.input.inputs import CloseAsked, Input, KeyPressed, PointerPressed
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.paint.key_caps import capped
from game.stage.scene import Answer, Close, FormScene
from game.stage.sound.voice import Utterance
from game.stage.widgets.form import Changed, Form, Widget
from game.stage.widgets.read_only import ReadOnly
from game.stage.widgets.rolls import BAR, LINE, Roll, Row, paragraph
from game.store.heads import Head

_LOW: Final = 712.0
"""Where the panel ends: it is no higher than it is long, so that the table is seen above it."""
_LARGE: Final = Box(16, 12, 1248, 696)
"""The panel for larger words."""
_HEAD: Final = 78.0
_FOOT: Final = 42.0
_HIGH: Final = 45.0
_CHIP: Final = 84.0
_CHIPS_X: Final = 186.0
_ICON: Final = 26.0
_STEP: Final = 22.0
"""A line of facts."""
_MOST_HIGH: Final = 640.0
"""So high the panel is at most: the names above it stay in sight."""
_GRID_X: Final = 690.0
_GRID_WIDE: Final = 556.0
_AWAY: Final = Box(540, 2, 370, 42)
"""What leads back from the table to the notes about it: no card and no seat lies there."""


class NotedMatch(Protocol):
    """A match that is noted down: one that is played, or one that is shown again."""

    @property
    def head(self) -> Head:
        """The head of the match."""
        ...

    @property
    def controllers(self) -> list[str]:
        """Who plays which seat now."""
        ...

    @property
    def private(self) -> PrivateRecords | None:
        """What each seat keeps to itself; None where nobody may add to it any more."""
        ...

    def fresh_view(self) -> Any:
        """Return the table before anything was told."""
        ...

    def observations(self, viewer: Viewer) -> list[Any]:
        """Return what a viewer was told."""
        ...


class NotesScene(FormScene):
    """One seat's notes, over the table."""

    name = "notes"
    see_through = True

    def __init__(self, kit: Kit, session: NotedMatch, viewer: Viewer) -> None:
        """Open the notes of a seat, or what a bystander could note."""
        self._kit = kit
        self._session = session
        self._viewer = viewer
        self._words = kit.words(session.head.game)
        part = needed(game_of(session.head.game).notes)
        names, private = session.head.names, session.private
        self._faces = faces(session.controllers)
        events = session.observations(viewer)
        self.book = part.notes(session.fresh_view(), events, viewer, names, self._words)
        """What a person could have noted of what they were told."""
        seats = session.head.seats
        self._facts = [lines_of(kit, self.book, seat) for seat in range(seats)]
        room = (_MOST_HIGH - _HEAD - _FOOT) / seats
        self._high = max(_HIGH, min(room, _STEP * max(map(len, self._facts)) + 2))
        high = _HEAD + self._high * seats + _FOOT
        self._panel = Box(16, _LOW - high, 1248, high)
        self._ends = 1000.0
        self._away = False
        """Whether the notes make way for the table."""
        widgets: list[Widget] = []
        chips = () if private is None else part.chips(self._words)
        marks = {} if private is None else private.marks(viewer)
        played = self.book.chips
        laid = [one for one in enumerate(chips) if played is None or one[0] in played]
        self._kinds = len(laid)
        self._pips: list[list[Widget]] = [[] for _ in range(seats)]
        for seat in range(session.head.seats):
            if private is None or seat == viewer:  # nothing is laid there
                box = Box(28, self._row(seat), 152, self._high)
                widgets.append(ReadOnly(f"{seat}:name", box, names[seat]))
            for at, (number, chip) in enumerate(laid if seat != viewer else ()):
                x, y = _CHIPS_X + at * _CHIP, self._row(seat) + (self._high - _HIGH) / 2 + 3
                box = Box(x, y, _CHIP - 8, _HIGH - 6)
                count = marks.get((seat, number), 0)
                self._pips[seat].append(Pips(f"{seat}:{number}", box, chip, names[seat], count))
            widgets += self._pips[seat]
        first = next((one.name for its in self._pips for one in its), widgets[0].name)
        self._form = Form(widgets, first, zoom=kit.zoom)
        if kit.zoom > 1:
            self._lay_large(first)

    def _lay_large(self, first: str) -> None:
        """Lay out the same for large words: a card a seat, its chips beside it."""
        kit, zoom, names = self._kit, self._kit.zoom, self._session.head.names
        self._panel = _LARGE
        self._size = min(48.0, 28 * zoom)
        room = _LARGE.width - 48
        lines = kit.lines(self._how, room, 18 * zoom)
        top = _LARGE.y + 14 + (self._size + 18 * zoom * lines) * LINE + 12
        area = Box(_LARGE.x + 24, top, _LARGE.width - 36, _LARGE.y + _LARGE.height - 18 - top)
        chip, high = Box(0, 0, _CHIP * zoom - 8, 44 * zoom), 44 * zoom
        kinds = self._kinds
        wide = area.width - BAR - kinds * _CHIP * zoom - 4
        rows = []
        for seat in range(len(names)):
            block = seat_block(kit, self.book, seat, names, self._faces, self._words, wide)
            its = self._pips[seat]
            for number, pips in enumerate(its):
                pips.box = Box(wide + 12 + number * _CHIP * zoom, 0, chip.width, chip.height)
            rows.append(Row(max(high, block.box.height), [block, *its]))
        self.roll = Roll(rows, area)
        every = [one for row in rows for one in row.widgets]
        first = first if first in [one.name for one in every] else every[0].name
        self._form = Form(every, first, zoom=zoom)
        self.roll.place(self._form)

    def _row(self, seat: int) -> float:
        return self._panel.y + _HEAD + seat * self._high

    @property
    def _title(self) -> str:
        return self._words.say("notes.title" if self._kinds else "notes.seen-so-far")

    @property
    def _how(self) -> str:
        return self._words.say("notes.how") if self._kinds else ""

    def handle_input(self, heard: Input) -> Answer:
        """Change chips, or close."""
        match heard:
            case CloseAsked():
                return Close("quit")
            case KeyPressed("escape") | PointerPressed(_, _, 1) if self._away:
                self._away = False
            case KeyPressed("escape" | "n") | PointerPressed(_, _, 3):
                return Close()
            case KeyPressed("i"):
                self._away = not self._away
            case _ if self._away:
                return None
            case PointerPressed(x, y, 1) if not self._panel.holds(x, y):
                return Close()
            case PointerPressed(x, y, 1) if y < self._panel.y + 46 and x > 640:
                if x > self._ends:
                    return Close()
                self._away = True
            case _ if self.roll is not None and self.roll.handle_input(heard, self._form):
                return None
            case _:
                self._note(self._form.handle_input(heard))
                if self.roll is not None and isinstance(heard, KeyPressed):
                    self.roll.place(self._form)
        return None

    def _note(self, changed: Changed | None) -> None:
        if changed is not None and self._session.private is not None:
            seat, chip = map(int, changed.name.split(":"))
            self._session.private.mark(seat, chip, changed.value, by=self._viewer)

    def aside(self) -> list[Utterance]:
        """Return the facts about the focused seat."""
        seat = int((self._form.focus or "0:").partition(":")[0])
        facts = [f"{note.text} {note.moved}" for note in self.book.notes if note.place == seat]
        return [Utterance(fact, private=True) for fact in facts]

    # ------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw chips and facts at the left, the matrix at the right; or the way back to them."""
        box, words = self._panel, self._words
        if self._away:
            box, said = _AWAY, words.say("notes.back")
            canvas.panel(box.x, box.y, box.width, box.height, 14, theme.LEMON)
            size = min(26.0, 18 * self._kit.zoom)
            capped(canvas, said, box.x + 20, box.middle[1], size, theme.INK)
            return
        canvas.panel(box.x, box.y, box.width, box.height, 22)
        if self.roll is not None:
            self._draw_large(canvas, self.roll)
            return
        y = box.y + 26
        canvas.text(self._title, box.x + 24, y, 28, theme.INK, theme.TITLE)
        self._ways(canvas, y, 18)
        y += 36
        canvas.text(self._how, _CHIPS_X, y, 18, theme.GREY, room=480)
        for seat, name in enumerate(self._session.head.names):
            self._seat(canvas, seat, name)
        if self.book.harms:
            matrix = words.say("notes.matrix")
            canvas.text(matrix, _GRID_X, y, 18, theme.GREY, room=_GRID_WIDE)
            self._matrix(canvas)
        self._form.draw(canvas)

    def _ways(self, canvas: Canvas, y: float, size: float) -> float:
        """Paint what leads away from the notes, to the table and to an end; return its left."""
        say, right = self._words.say, self._panel.x + self._panel.width - 24
        wide = capped(canvas, say("notes.close"), right, y, size, theme.GREY, align="right")
        self._ends = right - wide - 14
        right = self._ends - 14
        return right - capped(canvas, say("notes.table"), right, y, size, theme.GREY, align="right")

    def _draw_large(self, canvas: Canvas, roll: Roll) -> None:
        box, size = self._panel, self._size
        middle = box.y + 14 + size * LINE / 2
        x, ways = box.x + 24, self._ways(canvas, middle, 18 * self._kit.zoom)
        held = canvas.fitted(self._title, ways - 18 - x, size, theme.TITLE)
        canvas.text(self._title, x, middle, held, theme.INK, theme.TITLE)
        y = box.y + 14 + size * LINE
        paragraph(canvas, self._how, box.x + 24, y, box.width - 48, 18 * self._kit.zoom, theme.GREY)
        roll.draw_bar(canvas)
        self._form.draw(canvas)

    def _seat(self, canvas: Canvas, seat: int, name: str) -> None:
        y, high = self._row(seat), self._high
        middle = y + high / 2
        if seat % 2:
            wide = NOTES_X - 24 + notes_wide(self.book)
            canvas.rect(28, y, wide, high, theme.PAPER_2, 8, 0.5)
        if self._form.focus == f"{seat}:name":
            canvas.rect(28, y, 152, high, theme.LEMON, 8)
        alpha = 1.0 if self.book.plays(seat) else 0.45
        canvas.picture(self._faces[seat], 34, middle - 20, 40, 40, alpha=alpha)
        canvas.text(name, 80, middle, 18, theme.INK, theme.TEXT_BOLD, room=100)
        facts = self._facts[seat][-int(high / _STEP) :]
        for row, notes in enumerate(facts):
            for x, note in notes:
                self._fact(canvas, note, x, middle + _STEP * (row - 0.5 * (len(facts) - 1)))
        turn = self.book.changed(seat)
        if not facts and turn:
            canvas.picture("icon_p_swap", NOTES_X, middle - 10, 20, 20)
            text = self._words.say("notes.arrived", n=turn)
            lines = canvas.wrap(text, 190, 18)
            for row, line in enumerate(lines):
                y = middle + 20 * (row - 0.5 * (len(lines) - 1))
                canvas.text(line, NOTES_X + 26, y, 18, theme.GREY, room=190)

    def _fact(self, canvas: Canvas, note: Any, x: float, y: float) -> None:
        canvas.picture(note.icon, x, y - 11, 22, 22, alpha=0.5 if note.struck else 1.0)
        x += _ICON
        room = NOTES_X + notes_wide(self.book) - x
        if note.struck:
            wide = min(100.0, canvas.text_width(note.text, 18, theme.TEXT))
            canvas.text(note.text, x, y, 18, theme.GREY, room=100)
            canvas.rect(x - 2, y - 1, wide + 4, 2, theme.RED_TEXT)
            canvas.text(note.moved, x + wide + 8, y, 18, theme.INK, room=room - wide - 8)
        else:
            canvas.text(note.text, x, y, 18, theme.INK, room=room)

    def _matrix(self, canvas: Canvas) -> None:
        """Paint who aimed (a row) at whom (a column): red harm, green help."""
        seats, high = self._session.head.seats, self._high
        wide = min(64.0, (_GRID_WIDE - 4) / seats)
        most = max(1, *(value for row in self.book.harms for value in row))
        for column in range(seats):
            x = _GRID_X + column * wide + wide / 2
            canvas.picture(self._faces[column], x - 15, self._row(seats) + 2, 30, 30)
        for row in range(seats):
            for column in range(seats):
                x, y = _GRID_X + column * wide, self._row(row)
                hurt, helped = self.book.harms[row][column], self.book.helps[row][column]
                same = row == column
                fill = theme.WOOD if same else theme.PAPER_2
                canvas.rect(x + 1, y + 1, wide - 2, high - 2, fill, 6)
                if helped and not hurt and not canvas.art.strong:
                    canvas.rect(x + 1, y + 1, wide - 2, high - 2, theme.GREEN, 6, 0.16)
                if hurt:
                    least, more = (0.05, 0.08) if canvas.art.strong else (0.12, 0.22)
                    share = least + more * round(4 * hurt / most) / 4
                    canvas.rect(x + 1, y + 1, wide - 2, high - 2, theme.TOMATO, 6, share)
                self._cell(canvas, hurt, helped, Box(x, y, wide, high))

    def _cell(self, canvas: Canvas, hurt: int, helped: int, box: Box) -> None:
        x, y = box.middle
        shift = 10.0 if hurt and helped else 0.0
        if hurt:
            canvas.text(str(hurt), x, y - shift, 18, theme.INK, theme.BUTTON, align="middle")
        if helped:
            canvas.text(f"+{helped}", x, y + shift, 18, theme.INK, theme.BUTTON, align="middle")
