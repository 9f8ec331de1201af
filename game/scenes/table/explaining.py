"""Explaining: the sentence that a newcomer is told the first time that something happens.

The match waits until it is read. It hangs on what the person was told, and on nothing else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.core.pages import Explained
from game.games import game_of
from game.scenes.kit import Kit
from game.scenes.tutorial.panel import framed
from game.session import Session
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.scene import Answer, Close, FormScene
from game.stage.widgets.form import Button, Changed, Form
from game.stage.widgets.rolls import LINE, paragraph

if TYPE_CHECKING:
    from game.scenes.table.at_table import AtTable

_MIDDLE: Final = 528.0
"""The middle of a table, beside its log."""
_WIDE: Final = 600.0
_TOP, _BOTTOM = 58.0, 708.0
_STEP: Final = 20.0
"""How far apart the places are that are tried."""
_PRESSED, _POINTED, _HELD, _SEEN = 1000.0, 8.0, 3.0, 1.0
"""How bad it is to cover a unit of buttons, of what is spoken of, of cards in hand, of the rest."""


class Explaining:
    """What one person is explained at a table where they play alone, and wish to be."""

    def __init__(self, kit: Kit, session: Session, told: int) -> None:
        """Begin with what the person is told from here on."""
        self._kit = kit
        self._session = session
        self._seen = told
        alone = session.replayable and len(session.people) == 1
        self._guide = game_of(session.head.game).guide if alone else None

    def next(self, table: AtTable, told: int) -> ExplainScene | None:
        """Return the sentence that is due at a table that shows so much, None where none is."""
        guide, viewer, words = self._guide, table.viewer, table.words
        wished = self._kit.settings.explains(self._session.head.game)
        if guide is None or viewer is None or not wished:
            return None
        names = self._session.head.names
        events = self._session.heard(viewer, self._seen)[: told - self._seen]
        for event in events:
            self._seen += 1
            if self._new(its := guide.happened(event, table.view, viewer, names, words)):
                return self._said(table, its)
        if table.is_mine():
            its = guide.asked(table.view, viewer, names, words)
            return self._said(table, its) if self._new(its) else None
        return None

    def _key(self, its: Explained) -> str:
        return f"{self._session.head.game}.{its.name}"

    def _new(self, its: Explained | None) -> bool:
        return its is not None and self._key(its) not in self._kit.settings.explained

    def _said(self, table: AtTable, its: Explained | None) -> ExplainScene | None:
        """Keep, for all matches to come, that this was explained."""
        if its is None:
            return None
        settings = self._kit.settings
        settings.explained = [*settings.explained, self._key(its)]
        self._kit.save_settings()
        boxes = [one.box for one in table.layout.touch.values() if one.token in its.points]
        cues = [cue for cue in table.buttons() if cue.token in its.points]
        boxes += [table.board.button_box(cue, table.view) for cue in cues]
        pressed = [table.board.button_box(cue, table.view) for cue in table.buttons()]
        others = [
            (_HELD if name.startswith("hand:") else _SEEN, one.box)
            for name, one in table.layout.touch.items()
        ]
        others += [(_PRESSED, box) for box in pressed]
        return ExplainScene(self._kit, self._session.head.game, its.text, boxes, others)


class ExplainScene(FormScene):
    """One sentence over the table, what it speaks of, and the way on."""

    name = "explain"
    see_through = True
    closes = ("escape", "space", "backspace")

    def __init__(
        self, kit: Kit, game: str, text: str, points: list[Box], others: list[tuple[float, Box]]
    ) -> None:
        """Say a text of a game about some boxes; of others each with how bad covering it is."""
        self._kit = kit
        self._game = game
        self._text = text
        self._points = points
        self._covered = [*((_POINTED, box) for box in points), *others]
        zoom, say = kit.zoom, kit.words().say
        wide = min(1000.0, _WIDE * min(1.6, zoom))
        self._size = 23 * zoom
        lines = kit.lines(text, wide - 48, self._size)
        foot = 40 + 12 * zoom
        high = 32 + lines * self._size * LINE + foot + 12
        self._box = self._place(wide, high)
        y = self._box.y + high - foot - 14
        right = self._box.x + wide - 24
        buttons = []
        for name, style in (("done", "main"), ("stop", "plain")):
            label = say(f"explain.{name}")
            across = kit.wide(label, 20 * zoom, theme.BUTTON) + 40
            box = Box(right - across, y, across, foot)
            buttons.append(Button(name, box, label, style=style, size=20))
            right -= across + 16
        self._form = Form(buttons, "done", zoom=zoom)

    def _place(self, wide: float, high: float) -> Box:
        """Return where it covers least of what matters; of places alike that near the middle."""
        x = max(12.0, _MIDDLE - wide / 2)
        room = max(0.0, _BOTTOM - high - _TOP)
        tries = int(room / _STEP) + 1
        middle = _TOP + room / 2
        places = [Box(x, _TOP + room * at / max(1, tries - 1), wide, high) for at in range(tries)]
        return min(places, key=lambda box: (round(self._cost(box)), abs(box.y - middle)))

    def _cost(self, box: Box) -> float:
        return sum(weight * _shared(box, one) for weight, one in self._covered)

    def use(self, changed: Changed) -> Answer:
        """Go on; or without being explained any more."""
        if changed.name == "stop":
            settings = self._kit.settings
            settings.guided = {**settings.guided, self._game: False}
            self._kit.save_settings()
        return Close()

    def spoken(self) -> str:
        """Return the sentence."""
        return self._text

    def draw(self, canvas: Canvas) -> None:
        """Draw what is spoken of, and the sentence."""
        for box in self._points:  # no arrow: a table of any game has words where it would lie
            framed(canvas, box)
        box = self._box
        canvas.panel(box.x, box.y, box.width, box.height, 18, theme.PAPER, ring=theme.LEMON)
        paragraph(canvas, self._text, box.x + 24, box.y + 16, box.width - 48, self._size)
        self._form.draw(canvas)


def _shared(one: Box, other: Box) -> float:
    """Return how much of two boxes lies in both."""
    wide = min(one.x + one.width, other.x + other.width) - max(one.x, other.x)
    high = min(one.y + one.height, other.y + other.height) - max(one.y, other.y)
    return max(0.0, wide) * max(0.0, high)
