"""The identity peek: before the first turn, one looks at one's own tile."""

from __future__ import annotations

from typing import Any

from game.core.seats import Seat
from game.games import part_of
from game.scenes.kit import Kit
from game.scenes.village import evening
from game.session import Session
from game.stage import theme
from game.stage.canvas import Canvas
from game.stage.easing import blend, out_cubic
from game.stage.input import (
    CloseAsked,
    FocusLost,
    Input,
    KeyPressed,
    KeyReleased,
    PointerPressed,
)
from game.stage.layout import Box
from game.stage.scene import Answer, Close
from game.stage.voice import Utterance
from game.stage.widgets import Button, Form

_TILE = Box(230, 190, 280, 336)
FLIP_MS = 280


class PeekScene:
    """One's own tile, face down until one wants to see it."""

    name = "peek"
    see_through = False
    lens = True

    def __init__(self, kit: Kit, session: Session, view: Any, viewer: Seat | None) -> None:
        """Take a seat's own view; a bystander has nothing to look at."""
        self._kit = kit
        self._words = kit.words(session.head.game)
        portraits = part_of(session.head.game, "portraits")
        self._who = None if viewer is None else portraits.identity(view, viewer, self._words)
        self._name = session.head.names[viewer] if viewer is not None else ""
        self._seat = viewer or 0
        self._people = max(1, len(session.humans))
        self._held = False
        self._open = False
        self._turned = 0.0
        self._form = self._buttons()

    @property
    def focus_box(self) -> Box | None:
        """Where the focus lies, for the lens."""
        return self._form.focused.box if self._form.focused is not None else None

    def _buttons(self) -> Form:
        look = self._words.say("peek.hide" if self._open else "peek.show")
        ready = self._words.say("peek.ready")
        widgets = [
            Button("look", Box(600, 566, 220, 56), look, key_label="I"),
            Button("ready", Box(840, 566, 240, 56), ready, style="main", size=26),
        ]
        return Form(widgets, "ready" if self._open else "look")

    @property
    def moving(self) -> bool:
        """Whether the tile is turning over."""
        return 0 < self._turned < 1 or self.shown != (self._turned == 1)

    @property
    def shown(self) -> bool:
        """Whether the face is up."""
        return self._held or self._open

    def hear(self, heard: Input) -> Answer:
        """Take in one input."""
        match heard:
            case CloseAsked():
                return Close("quit")
            case KeyPressed("escape"):
                return Close()
            case KeyPressed("i"):
                self._held = True
            case KeyReleased("i"):
                self._held = False
            case FocusLost():
                self._held = self._open = False
            case PointerPressed(x, y, 1) if _TILE.holds(x, y):
                self._toggle()
            case _:
                changed = self._form.hear(heard)
                if changed is not None and changed.name == "ready":
                    return Close()
                if changed is not None:
                    self._toggle()
        return None

    def _toggle(self) -> None:
        self._open = not self._open
        self._form = self._buttons()

    def aside(self) -> list[Utterance]:
        """Return who one is, while one looks."""
        told = [Utterance(self._kit.art.hands.told(self._words.say("peek.secret")))]
        if self._who is not None and self.shown:
            lines = (*self._who.lines, *self._who.task)
            told = [Utterance(" ".join(lines), private=True)]
        return told

    @property
    def people(self) -> int:
        """How many people sit here, and so may overhear what is spoken."""
        return self._people

    def pass_time(self, ms: int) -> Answer:
        """Turn the tile over, or back."""
        step = ms / (1 if self._kit.settings.reduced_motion else FLIP_MS)
        goal = 1.0 if self.shown else 0.0
        if self._turned < goal:
            self._turned = min(goal, self._turned + step)
        else:
            self._turned = max(goal, self._turned - step)
        return None

    def resume(self, result: Any) -> Answer:
        """Nothing lies above."""
        return None

    def draw(self, canvas: Canvas) -> None:
        """Draw the tile and what it means."""
        canvas.surface.fill(theme.INK)
        canvas.surface.blit(evening(canvas, blurred=True), canvas.spot(0, 0))
        canvas.panel(140, 96, 1000, 560, 28, theme.PLUM)
        words = self._words
        canvas.text(words.say("peek.title"), 600, 160, 42, theme.LEMON, theme.TITLE)
        canvas.picture(f"mask_{self._seat % 12 + 1:02d}", 600, 196, 64, 64)
        canvas.text(self._name, 676, 232, 26, theme.PAPER, theme.BUTTON, room=420)
        self._tile(canvas)
        y = 300.0
        if self._who is not None and self._turned > 0.5:
            canvas.picture(self._who.badge, 600, y - 24, 64, 64)
            head, *rest = self._who.lines
            size = canvas.fitted(head, 430, 28, theme.BUTTON)
            canvas.text(head, 680, y + 8, size, theme.WHITE, theme.BUTTON, room=430)
            y += 74
            for sentence in rest:
                for line in canvas.wrap(sentence, 500, 20):
                    canvas.text(line, 600, y, 20, theme.PAPER)
                    y += 29
                y += 8
        else:
            for line in canvas.wrap(canvas.art.hands.told(words.say("peek.secret")), 500, 20):
                canvas.text(line, 600, y, 20, theme.PAPER)
                y += 29
        self._task(canvas)
        self._form.draw(canvas)

    def _task(self, canvas: Canvas) -> None:
        """Draw the secret task, if the game gives one, under the tile."""
        if self._who is None or not self._who.task or self._turned <= 0.5:
            return
        name, text = self._who.task
        canvas.picture("icon_mission", 170, 540, 32, 32)
        canvas.text(name, 210, 556, 21, theme.LEMON, theme.BUTTON, room=372)
        for row, line in enumerate(canvas.wrap(text, 400, 19)[:3]):
            canvas.text(line, 170, 590 + 26 * row, 19, theme.PAPER)

    def _tile(self, canvas: Canvas) -> None:
        part = out_cubic(self._turned)
        face = self._who.picture if self._who is not None and part > 0.5 else "tile_mystery"
        squeeze = max(0.04, abs(blend(1, -1, part)))
        width = _TILE.width * squeeze
        x = _TILE.x + (_TILE.width - width) / 2
        canvas.shadow(x, _TILE.y, width, _TILE.height, 24, dx=7, dy=14, blur=9)
        canvas.picture(face, x, _TILE.y, width, _TILE.height)
        if face != "tile_mystery" and squeeze > 0.98 and self._who is not None:
            spot = _TILE.x + _TILE.width * 0.62, _TILE.y + _TILE.height * 0.905
            canvas.text(self._who.character, *spot, 32, theme.INK, theme.BUTTON, align="middle")
