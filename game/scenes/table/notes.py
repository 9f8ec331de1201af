"""The notes: chips for what one thinks, facts the program keeps, and who aimed at whom."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from game.ai.personas import faces
from game.core.pages import Chip
from game.core.seats import Viewer
from game.games import game_of
from game.games.parts import needed
from game.scenes.kit import Kit
from game.scenes.notice import veil
from game.scenes.table.note_cards import seat_block
from game.session import Session
from game.stage.input.inputs import CloseAsked, Input, KeyPressed, PointerPressed
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.paint.key_caps import capped
from game.stage.scene import Answer, Close, FormScene
from game.stage.sound.voice import Utterance
from game.stage.widgets.form import Changed, Form, Widget
from game.stage.widgets.rolls import BAR, LINE, Roll, Row, paragraph

MOST: Final = 4
"""How many chips of a kind lie at a seat."""
_PANEL: Final = Box(16, 54, 1248, 658)
_LARGE: Final = Box(16, 12, 1248, 696)
"""The panel for larger words."""
_TOP: Final = 132.0
_ROWS: Final = 540.0
_CHIP: Final = 84.0
_CHIPS_X: Final = 186.0
_NOTES_X: Final = _CHIPS_X + 3 * _CHIP + 12
_GRID: Final = Box(690, _TOP, 556, _ROWS)


class Pips(Widget):
    """So many chips of a kind, 0 to 4: a click or Enter adds one, a number says how many."""

    def __init__(self, name: str, box: Box, chip: Chip, whose: str, count: int) -> None:
        """Take a chip, and at whose seat it lies."""
        super().__init__(name, box)
        self.private = True
        self.called = f"{whose}|{chip.text}"
        self._badge = chip.picture
        self.count = count

    def use(self) -> Changed:
        """Add a chip; after four there are none."""
        return self._set((self.count + 1) % (MOST + 1))

    def hear(self, heard: Input) -> tuple[bool, Changed | None]:
        """Hear a number, or Backspace."""
        if isinstance(heard, KeyPressed) and heard.key in ("0", "1", "2", "3", "4"):
            return True, self._set(int(heard.key))
        if isinstance(heard, KeyPressed) and heard.key in ("backspace", "delete"):
            return True, self._set(0)
        return False, None

    def spoken(self, say: Callable[..., str]) -> str:
        """Return whose chips they are, of which kind, and how many."""
        name, chip = self.called.split("|")
        return f"{name}, {say('speech.chips', n=self.count, chip=chip)}"

    def _set(self, count: int) -> Changed:
        self.count = count
        return Changed(self.name, count)

    def draw(self, canvas: Canvas, *, focused: bool) -> None:
        """Paint the badge and its chips."""
        box = self.box
        if focused:
            canvas.rect(box.x - 3, box.y - 3, box.width + 6, box.height + 6, theme.INK, 12)
        fill = theme.LEMON if self.count else theme.PAPER_2
        canvas.rect(box.x, box.y, box.width, box.height, fill, 9)
        middle, zoom = box.y + box.height / 2, self.zoom
        alpha, wide = 1.0 if self.count else 0.45, 26 * zoom
        canvas.picture(self._badge, box.x + 3, middle - wide / 2, wide, wide, alpha=alpha)
        for pip in range(MOST):
            x, colour = (
                box.x + (32 + pip * 11) * zoom,
                theme.INK if pip < self.count else theme.WOOD,
            )
            canvas.rect(x, middle - 5 * zoom, 9 * zoom, 10 * zoom, colour, 4 * zoom)


class NotesScene(FormScene):
    """One seat's notes, over the table."""

    name = "notes"
    see_through = True

    def __init__(self, kit: Kit, session: Session, viewer: Viewer) -> None:
        """Open the notes of a seat, or what a bystander could note."""
        self._kit = kit
        self._session = session
        self._viewer = viewer
        self._words = kit.words(session.head.game)
        part = needed(game_of(session.head.game).notebook)
        names = session.head.names
        self._faces = faces(session.controllers)
        events, marks = session.heard(viewer), session.private.marks(viewer)
        self._book = part.notebook(session.fresh_view(), events, viewer, names, self._words)
        self._high = min(72.0, _ROWS / session.head.seats)
        rows = self._high * session.head.seats
        self._panel = Box(_PANEL.x, _PANEL.y, _PANEL.width, _TOP - _PANEL.y + rows + 42)
        widgets: list[Widget] = []
        chips = part.chips(self._words)
        self._kinds = len(chips)
        for seat in range(session.head.seats):
            for number, chip in enumerate(chips):
                x, y = _CHIPS_X + number * _CHIP, self._row(seat) + 3
                box = Box(x, y, _CHIP - 8, self._high - 6)
                count = marks.get((seat, number), 0)
                widgets.append(Pips(f"{seat}:{number}", box, chip, names[seat], count))
        self._form = Form(widgets, zoom=kit.zoom)
        if kit.zoom > 1:
            self._lay_large(widgets)

    def _lay_large(self, widgets: list[Widget]) -> None:
        """Lay out the same for large words: a card a seat, its chips beside it."""
        kit, zoom, names = self._kit, self._kit.zoom, self._session.head.names
        self._panel = _LARGE
        self._size = min(48.0, 28 * zoom)
        room = _LARGE.width - 48
        lines = kit.lines(self._words.say("notes.how"), room, 18 * zoom)
        top = _LARGE.y + 14 + (self._size + 18 * zoom * lines) * LINE + 12
        area = Box(_LARGE.x + 24, top, _LARGE.width - 36, _LARGE.y + _LARGE.height - 18 - top)
        chip, high = Box(0, 0, _CHIP * zoom - 8, 44 * zoom), 44 * zoom
        kinds = self._kinds
        wide = area.width - BAR - kinds * _CHIP * zoom - 4
        rows = []
        for seat in range(len(names)):
            block = seat_block(kit, self._book, seat, names, self._faces, self._words, wide)
            its = widgets[kinds * seat : kinds * (seat + 1)]
            for number, pips in enumerate(its):
                pips.box = Box(wide + 12 + number * _CHIP * zoom, 0, chip.width, chip.height)
            rows.append(Row(max(high, block.box.height), [block, *its]))
        self._roll = Roll(rows, area)
        self._form = Form([one for row in rows for one in row.widgets], "0:0", zoom=zoom)
        self._roll.place(self._form)

    def _row(self, seat: int) -> float:
        return _TOP + seat * self._high

    def hear(self, heard: Input) -> Answer:
        """Change chips, or close."""
        match heard:
            case CloseAsked():
                return Close("quit")
            case KeyPressed("escape" | "n") | PointerPressed(_, _, 3):
                return Close()
            case PointerPressed(x, y, 1) if not self._panel.holds(x, y):
                return Close()
            case PointerPressed(x, y, 1) if y < 100 and x > 1000:
                return Close()
            case _ if self._roll is not None and self._roll.hear(heard, self._form):
                return None
            case _:
                changed = self._form.hear(heard)
                if self._roll is not None and isinstance(heard, KeyPressed):
                    self._roll.place(self._form)
        if changed is not None:
            seat, chip = map(int, changed.name.split(":"))
            self._session.private.mark(seat, chip, changed.value, by=self._viewer)
        return None

    def aside(self) -> list[Utterance]:
        """Return the facts about the focused seat."""
        seat = int((self._form.focus or "0:").partition(":")[0])
        facts = [f"{note.text} {note.moved}" for note in self._book.notes if note.place == seat]
        return [Utterance(fact, private=True) for fact in facts]

    # ------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw chips and facts at the left, the matrix at the right."""
        veil(canvas)
        box, words = self._panel, self._words
        canvas.panel(box.x, box.y, box.width, box.height, 22)
        if self._roll is not None:
            self._draw_large(canvas, self._roll)
            return
        canvas.text(words.say("notes.title"), box.x + 24, 82, 28, theme.INK, theme.TITLE)
        close = words.say("notes.close")
        capped(canvas, close, box.x + box.width - 24, 82, 18, theme.GREY, align="right")
        canvas.text(words.say("notes.how"), _CHIPS_X, 116, 18, theme.GREY, room=480)
        lines = canvas.wrap(words.say("notes.matrix"), _GRID.width, 18)[:2]
        for row, line in enumerate(lines):
            y = 116 - 18 * (len(lines) - 1 - row)
            canvas.text(line, _GRID.x, y, 18, theme.GREY, room=_GRID.width)
        for seat, name in enumerate(self._session.head.names):
            self._seat(canvas, seat, name)
        self._matrix(canvas)
        self._form.draw(canvas)

    def _draw_large(self, canvas: Canvas, roll: Roll) -> None:
        box, words, size = self._panel, self._words, self._size
        middle = box.y + 14 + size * LINE / 2
        canvas.text(words.say("notes.title"), box.x + 24, middle, size, theme.INK, theme.TITLE)
        close, small = words.say("notes.close"), 18 * self._kit.zoom
        capped(canvas, close, box.x + box.width - 24, middle, small, theme.GREY, align="right")
        y, how = box.y + 14 + size * LINE, words.say("notes.how")
        paragraph(canvas, how, box.x + 24, y, box.width - 48, 18 * self._kit.zoom, theme.GREY)
        roll.draw_bar(canvas)
        self._form.draw(canvas)

    def _seat(self, canvas: Canvas, seat: int, name: str) -> None:
        y, high = self._row(seat), self._high
        middle = y + high / 2
        if seat % 2:
            canvas.rect(_PANEL.x + 12, y, 656, high, theme.PAPER_2, 8, 0.5)
        alpha = 1.0 if self._book.alive[seat] else 0.45
        canvas.picture(self._faces[seat], 34, middle - 20, 40, 40, alpha=alpha)
        canvas.text(name, 80, middle, 18, theme.INK, theme.TEXT_BOLD, room=100)
        facts = [note for note in self._book.notes if note.place == seat][-2:]
        step = 22.0 if len(facts) > 1 else 0.0
        for row, note in enumerate(facts):
            self._fact(canvas, note, middle + step * (row - 0.5 * (len(facts) - 1)))
        turn = self._book.arrived[seat]
        if not facts and turn:
            canvas.picture("icon_p_swap", _NOTES_X, middle - 10, 20, 20)
            text = self._words.say("notes.arrived", n=turn)
            lines = canvas.wrap(text, 190, 18)
            for row, line in enumerate(lines):
                y = middle + 20 * (row - 0.5 * (len(lines) - 1))
                canvas.text(line, _NOTES_X + 26, y, 18, theme.GREY, room=190)

    def _fact(self, canvas: Canvas, note: Any, y: float) -> None:
        canvas.picture(note.icon, _NOTES_X, y - 11, 22, 22, alpha=0.5 if note.struck else 1.0)
        x, room = _NOTES_X + 26, 204.0
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
        wide = min(64.0, (_GRID.width - 4) / seats)
        most = max(1, *(value for row in self._book.harms for value in row))
        for column in range(seats):
            x = _GRID.x + column * wide + wide / 2
            canvas.picture(self._faces[column], x - 15, _TOP + seats * high + 2, 30, 30)
        for row in range(seats):
            for column in range(seats):
                x, y = _GRID.x + column * wide, self._row(row)
                hurt, helped = self._book.harms[row][column], self._book.helps[row][column]
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
        shift = 10.0 if hurt and helped and box.height > 40 else 0.0
        if hurt:
            canvas.text(str(hurt), x, y - shift, 18, theme.INK, theme.BUTTON, align="middle")
        if helped:
            canvas.text(f"+{helped}", x, y + shift, 18, theme.INK, theme.BUTTON, align="middle")
