"""Wording: somebody at a table says something in words of their own, seen by nobody else.

Nothing of it reaches the match, the log or a second window before it is said.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final, NamedTuple

from game.core.commands import PAD
from game.core.words import Words
from game.games import game_of
from game.scenes.dictionary.teaching import TAUGHT, teaching
from game.scenes.kit import Kit
from game.scenes.panel import EDGE, GAP, PanelScene, row_high, ways_on
from game.scenes.table.at_table import AtTable
from game.scenes.table.theirs import theirs
from game.scenes.writing import Written
from game.stage.beside import Beside
from game.stage.input.inputs import Input, KeyPressed
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.scene import Answer, Close, Push
from game.stage.touches import SAID, Wording
from game.stage.widgets.fields import Hinted
from game.stage.widgets.form import Button, Changed, Form, Widget
from game.stage.widgets.rolls import paragraph

_PAUSE_MS: Final = 250
"""So long nothing is written before it is told how the words would be taken."""
PATIENCE_S: Final = 0.03
"""Seconds that the window waits for words to be read before it goes on without."""
_OFFER: Final = "offer:"
TEACH: Final = "teach"
"""The button that opens the teaching of what is written."""
_PICTURE: Final = 168.0
_TOLD_LINES: Final = 4.2


class _Read(NamedTuple):
    """How a text would be taken."""

    text: str
    lines: Sequence[str]
    meant: str
    way: Callable[[], Answer] | None
    """What opens the teaching of it, if it can be taught."""


class WordScene(PanelScene):
    """A line to be written, what may be taken as it is, and how it would be understood."""

    name = "wording"
    usual = Box(140, 66, 1000, 588)

    def __init__(
        self,
        kit: Kit,
        words: Words,
        wording: Wording,
        *,
        refused: Callable[[str], str],
        teaches: Callable[[str], Callable[[], Answer] | None] | None = None,
        writer: Callable[[Input], bool] = lambda heard: True,
    ) -> None:
        """Take what is asked for, and why a text is refused.

        ``teaches`` returns what opens the teaching of words that bots do not understand, ``writer``
        says of which inputs they are made.
        """
        super().__init__(kit)
        self._writer = writer
        self._teaches = teaches
        self._way: Callable[[], Answer] | None = None
        """What opens the teaching of what is written now, if it can be taught."""
        self._words = words
        self._wording = wording
        self._refused = refused
        self._text = ""
        self._reason = ""
        self._meant = ""
        """What was perhaps meant by what is written; it may be taken as it is."""
        self._lines: Sequence[str] = ()
        self._quiet = 0
        self._read = ""
        self._reading: Beside[_Read] | None = None
        """How the words are being read, by a thread: with a large deck that can take seconds."""
        self._lay("text")

    @property
    def title(self) -> str:
        """What is asked."""
        return self._wording.title

    @property
    def _pictured(self) -> bool:
        return self._wording.paint is not None and self._kit.zoom <= 1.5

    def _lay(self, focus: str) -> None:
        kit, panel = self._kit, self._panel
        wide = panel.width - 2 * EDGE
        ways = [("done", self._wording.done), ("back", self._words.say("wording.back"))]
        if self._way is not None:
            ways.insert(1, (TEACH, self._words.say("dictionary.teach")))
        last, foot = ways_on(kit, panel, ways)
        high = row_high(kit)
        y = self._top + 12 + (_PICTURE + 12 if self._pictured else 0)
        field = Hinted(
            "text", Box(panel.x + EDGE, y, wide, high), self._text, self._wording.hint,
            most=self._wording.most,
        )  # fmt: skip
        field.private = True
        y += high + GAP
        told = 18 * kit.zoom * 1.3 * _TOLD_LINES
        offers, y = self._offers(Box(panel.x + EDGE, y, wide, foot - told - GAP - y))
        self._told_at = Box(panel.x + EDGE, y, wide, foot - 8 - y)
        self._form = Form([field, *offers, *last], focus, zoom=kit.zoom, before=self._form)

    @property
    def _offered(self) -> tuple[str, ...]:
        return (*([self._meant] if self._meant else []), *self._wording.offers)

    def _offers(self, room: Box) -> tuple[list[Widget], float]:
        """Lay what may be taken as it is in rows, as many as there is room for."""
        kit, found, high = self._kit, list[Widget](), row_high(self._kit) - 6
        x, y = room.x, room.y
        for at, text in enumerate(self._offered):
            wide = min(room.width, kit.wide(text, 18 * kit.zoom, theme.BUTTON) + 40)
            if x + wide > room.x + room.width and x > room.x:
                x, y = room.x, y + high + 8
            if y + high > room.y + room.height:
                break
            button = Button(f"{_OFFER}{at}", Box(x, y, wide, high), text, size=18)
            button.private = True
            found.append(button)
            x += wide + 10
        return found, y + high + GAP if found else room.y

    # ------------------------------------------------------------ what happens

    def handle_input(self, heard: Input) -> Answer:
        """Take in one input; Enter on the line says what is written, or why nothing cannot be."""
        if not self._writer(heard):
            return None
        if heard == KeyPressed("enter") and self._form.focus == "text":
            pad = heard.given.startswith(PAD) or bool(self._kit.settings.scan_ms)
            # who holds a gamepad, or one switch, is given keys on the screen first
            if self._text.strip() or not pad:
                return self._say()
        return super().handle_input(heard)

    def use(self, changed: Changed) -> Answer:
        """Do what a widget is for."""
        if changed.name == "text":
            self._write(str(changed.value))
            return None
        if changed.name.startswith(_OFFER):
            self._write(self._offered[int(changed.name.removeprefix(_OFFER))])
            self._lay("done")
            return None
        if changed.name == TEACH:
            return None if self._way is None else self._way()
        return self._say() if changed.name == "done" else Close()

    def _write(self, text: str) -> None:
        self._text, self._reason, self._lines, self._quiet = text, "", (), 0

    def _say(self) -> Answer:
        """Say it, unless it is refused: then the sentence stands there, and nothing is lost."""
        self._reason = self._refused(self._text)
        return None if self._reason else Close(Written(self._text))

    def resume(self, result: Any) -> Answer:
        """Come back from the keys on the screen."""
        if isinstance(result, Written):
            self._write(result.text)
            self._lay("done")
        if result == TAUGHT:
            self._lines = (*self._lines, self._words.say("dictionary.kept"))
        return Close("quit") if result == "quit" else None

    def pass_time(self, ms: int) -> Answer:
        """Tell how the words would be taken, once the fingers rest."""
        self._quiet += ms
        patience = 0.0
        if self._reading is None and self._read != self._text and self._quiet >= _PAUSE_MS:
            self._reading, patience = Beside(partial(self._as_read, self._text)), PATIENCE_S
        if self._reading is not None and self._reading.done(patience):
            self._tell(self._reading.result())
            self._reading = None
        return None

    def _as_read(self, text: str) -> _Read:
        """Return how words would be taken; this is asked beside the window."""
        lines = tuple(self._wording.understood(text)) if text.strip() else ()
        meant = self._wording.meant(text) if self._wording.meant else ""
        return _Read(text, lines, meant, self._teaches(text) if self._teaches else None)

    def _tell(self, read: _Read) -> None:
        """Show how words would be taken, unless others are written by now."""
        if read.text != self._text:
            return
        before = self._way is None, self._meant
        self._read, self._lines, self._meant, self._way = read
        if before != (self._way is None, self._meant):
            self._lay(self._form.focus or "text")

    @property
    def shows(self) -> object:
        """What changes of the picture as time passes."""
        return tuple(self._lines), self._way is None, self._meant

    @property
    def alert(self) -> bool:
        """Whether something is still to be told."""
        return self._read != self._text

    # ------------------------------------------------------------ what is shown

    @property
    def _says(self) -> Sequence[str]:
        """Why the words are refused, else that no more can be written, and how they are taken."""
        if self._reason:
            return (self._reason,)
        full = len(self._text) >= self._wording.most
        return (*([self._words.say("wording.full", n=self._wording.most)] * full), *self._lines)

    def footnote(self) -> str:
        """Return why the words are refused, else how they would be taken."""
        return " ".join(self._says)

    def paint(self, canvas: Canvas) -> None:
        """Paint what the words are about, and how they would be taken."""
        if self._wording.paint is not None and self._pictured:
            wide = 2 * _PICTURE
            left = self._panel.x + (self._panel.width - wide) / 2
            self._wording.paint(canvas, Box(left, self._top + 6, wide, _PICTURE))
        box, size = self._told_at, 18 * self._kit.zoom
        y = box.y
        for line in self._says:
            colour = theme.RED_TEXT if self._reason else theme.INK
            y = paragraph(canvas, line, box.x, y, box.width, size, colour) + 4


def asked_for(table: AtTable, kit: Kit) -> Answer:
    """Let whoever is asked write, where words are what goes on from their touches."""
    touched, view = table.hand.touched, table.view
    wording = table.board.touches.wording(touched, view) if table.is_mine() else None
    if wording is None:
        return None

    def refused(text: str) -> str:
        return table.hand.why_not(view, (*touched, SAID.at(text)), table.words)

    def teaches(text: str) -> Callable[[], Answer] | None:
        part = game_of(table.skin).dictionary
        key = None if part is None or not wording.understood(text) else part.key(text, table.words)
        return None if key is None else partial(teaching, kit, table.skin, key)

    def writer(heard: Input) -> bool:
        seat = table.chooser
        return seat is None or theirs(kit, table.watched, seat, heard, writes=True)

    scene = WordScene(kit, table.words, wording, refused=refused, teaches=teaches, writer=writer)
    return Push(scene)


def said(table: AtTable, result: object) -> Any:
    """Return the action that words complete which were written; without any, let go."""
    if isinstance(result, Written):
        return table.hand.touch(table.view, "", SAID.at(result.text), table.words)
    if table.board.touches.wording(table.hand.touched, table.view) is not None:
        table.hand.let_go()
    return None
