"""The identity peek: who one is, as a page behind one's own curtain.

One press leads on. Whoever has a channel of their own may feel it as well, as often as they like.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.ai.personas import mask
from game.core.pages import Identity
from game.core.seats import Seat
from game.games import game_of
from game.scenes.evening import evening
from game.scenes.kit import Kit
from game.scenes.rules import RulesScene
from game.session import Session
from game.stage.input.inputs import Input, KeyPressed
from game.stage.motion.easing import blend, out_cubic
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.scene import Answer, Close, FormScene, Push
from game.stage.sound.voice import Utterance
from game.stage.widgets.form import Button, Changed, Form

_TILE = Box(230, 190, 280, 336)
_PANEL = Box(140, 96, 1000, 560)
_LARGE = Box(40, 28, 1200, 664)
"""The panel for larger words, which begin at its top and reach farther to the right."""
_FRAMED = 0.484
"""Where the middle of a framed tile is: a frame is a little narrower than a tile."""
_INNER = 222.0
"""How large the picture of a framed tile is."""
_FIRST = 1.35
"""So many times larger is the sentence that says what one does."""
_GOAL = 132.0
"""How large it is drawn what all make."""
_LEADING, _TIGHT = 1.45, 1.2
"""From one line of sentences to the next, and where the smallest words have no room else."""
FLIP_MS = 280


class PeekScene(FormScene):
    """One's own tile, which turns over, and what it means."""

    name = "peek"

    def __init__(
        self,
        kit: Kit,
        session: Session,
        view: Any,
        viewer: Seat | None,
        feel: Callable[[], object] | None = None,
    ) -> None:
        """Take a seat's own view, and what lets it feel who it is, where something does.

        A bystander has nothing to look at.
        """
        self._kit = kit
        self.skin = session.head.game
        self._words = kit.words(session.head.game)
        portraits = game_of(session.head.game).portraits
        self._who: Identity | None = None
        if viewer is not None and portraits is not None:
            self._who = portraits.identity(view, viewer, self._words)
        self._name = session.head.names[viewer] if viewer is not None else ""
        self._seat = viewer or 0
        self._people = max(1, len(session.humans))
        self._feel = feel if self._who is not None and self._who.pulses else None
        self._later = (self._words.say("peek.later"),) if self._feel is not None else ()
        """How it is felt again, where it is."""
        self._turned = 0.0
        self._form = self._buttons()

    def _buttons(self) -> Form:
        zoom = self._kit.zoom
        boxes = Box(600, 566, 220, 56), Box(840, 566, 240, 56)
        if zoom > 1:
            boxes = Box(570, 606, 316, 68), Box(900, 606, 316, 68)
        widgets = [Button("ready", boxes[1], self._words.say("peek.ready"), style="main", size=26)]
        if self._feel is not None:
            widgets.insert(0, Button("feel", boxes[0], self._words.say("peek.feel")))
        return Form(widgets, "ready", zoom=zoom)

    @property
    def moving(self) -> bool:
        """Whether the tile is turning over."""
        return self._turned < 1

    def handle_input(self, heard: Input) -> Answer:
        """Take in one input; the rules open over it."""
        if isinstance(heard, KeyPressed) and heard.key == "f1":
            return Push(RulesScene(self._kit, self.skin))
        return super().handle_input(heard)

    def use(self, changed: Changed) -> Answer:
        """Let it be felt, or go on."""
        if changed.name == "ready":
            return Close()
        if self._feel is not None:
            self._feel()
        return None

    def aside(self) -> list[Utterance]:
        """Return who one is."""
        told: list[Utterance] = []
        if self._who is not None:
            who = self._who
            lines = (*who.lines, *who.task, *who.where, *self._later)
            told.append(Utterance(" ".join(lines), private=True))
        return told

    @property
    def people(self) -> int:
        """How many people sit here, and so may overhear what is spoken."""
        return self._people

    def pass_time(self, ms: int) -> Answer:
        """Turn the tile over, and let what is felt go on."""
        step = ms / (1 if self._kit.settings.reduced_motion else FLIP_MS)
        self._turned = min(1.0, self._turned + step)
        if self._feel is not None:
            self._kit.motors.pass_time(ms)
        return None

    def draw(self, canvas: Canvas) -> None:
        """Draw the tile and what it means."""
        canvas.surface.fill(theme.INK)
        canvas.surface.blit(evening(canvas, blurred=True), canvas.spot(0, 0))
        zoom, words = self._kit.zoom, self._words
        box, left = (_PANEL, 600.0) if zoom == 1 else (_LARGE, 570.0)
        canvas.panel(box.x, box.y, box.width, box.height, 28, theme.PLUM)
        self._whose(canvas, Box(_TILE.x, box.y + 16, left - 24 - _TILE.x, _TILE.y - box.y - 28))
        room = box.x + box.width - 40 - left
        upper = room - (_GOAL + 16 if self._who is not None and self._who.goal else 0)
        said = (self._who.title if self._who else "") or words.say("peek.title")
        title = canvas.fitted(said, upper, 42 * min(1.3, zoom), theme.TITLE)
        canvas.text(said, left, box.y + 64, title, theme.LEMON, theme.TITLE)
        self._tile(canvas)
        y = box.y + 64 + 66 * min(1.3, zoom)
        shown = self._who if self._turned > 0.5 else None
        if shown is not None:
            canvas.picture(shown.badge, left, y - 32, 64, 64)
            head = shown.lines[0]
            size = canvas.fitted(head, upper - 80, 34 * min(1.6, zoom), theme.BUTTON)
            canvas.text(head, left + 80, y, size, theme.WHITE, theme.BUTTON, room=upper - 80)
            if shown.goal:
                canvas.drawing(shown.goal, left + room - _GOAL, y + 28 - _GOAL, _GOAL, _GOAL)
            self._where(canvas, shown, Box(170, 540, left - 24 - 170, box.y + box.height - 552))
        self._sentences(canvas, shown, Box(left, y + 60, min(room, 500 * zoom), 0))
        self._form.draw(canvas)

    def _whose(self, canvas: Canvas, box: Box) -> None:
        """Show whose tile it is, above it."""
        high = min(box.height, 64 * min(1.3, self._kit.zoom))
        canvas.picture(mask(self._seat), box.x, box.middle[1] - high / 2, high, high)
        x, room = box.x + high + 12, box.width - high - 12
        size = canvas.fitted(self._name, room, 26 * min(1.5, self._kit.zoom), theme.BUTTON)
        canvas.text(self._name, x, box.middle[1], size, theme.PAPER, theme.BUTTON, room=room)

    def _where(self, canvas: Canvas, who: Identity, box: Box) -> None:
        """Show where one is, below the tile."""
        if not who.chart:
            return
        canvas.drawing(who.chart, box.x, box.y, box.height, box.height)
        x, room = box.x + box.height + 14, box.width - box.height - 14
        size = 26.0 * min(1.3, self._kit.zoom)
        while True:
            sizes = [size, *[max(theme.FLOOR, 0.78 * size)] * (len(who.where) - 1)]
            fonts = [theme.BUTTON, *[theme.TEXT] * (len(who.where) - 1)]
            rows = [
                (each, font, line)
                for each, font, said in zip(sizes, fonts, who.where, strict=True)
                for line in canvas.wrap(said, room, each, font)
            ]
            if sum(1.25 * each for each, _, _ in rows) <= box.height or size <= theme.FLOOR:
                break
            size -= 1
        y = box.y
        for each, font, line in rows:
            ink = theme.LEMON if font == theme.BUTTON else theme.PAPER
            canvas.text(line, x, y + 0.6 * each, each, ink, font)
            y += 1.25 * each

    def _sentences(self, canvas: Canvas, shown: Identity | None, box: Box) -> None:
        """Write what one learns, the first sentence large, and the secret task.

        All of it is as large as is wished and has room.
        """
        said = [*shown.lines[1:], *self._later] if shown else []
        task = tuple(shown.task) if shown else ()
        if task and self._kit.zoom == 1:  # there is room below the tile
            canvas.picture("icon_mission", 170, 540, 32, 32)
            canvas.text(task[0], 210, 556, 21, theme.LEMON, theme.BUTTON, room=372)
            for row, line in enumerate(canvas.wrap(task[1], 400, 19)[:3]):
                canvas.text(line, 170, 590 + 26 * row, 19, theme.PAPER)
            task = ()
        said += task
        size, leading = 23 * self._kit.zoom, _LEADING
        while True:
            sizes = [_FIRST * size, *[size] * len(said)]
            written = [
                (each, canvas.even(sentence, box.width, each))
                for each, sentence in zip(sizes, said, strict=False)
            ]
            high = sum(leading * each * len(lines) + 10 for each, lines in written)
            if box.y + high <= self._form["ready"].box.y - 4 or leading < _LEADING:
                break
            if size <= theme.FLOOR:
                leading = _TIGHT
            size = max(theme.FLOOR, size - 0.5)
        y = box.y
        for at, (each, lines) in enumerate(written):
            ink = theme.LEMON if task and at == len(written) - 2 else theme.PAPER
            for line in lines:
                canvas.text(line, box.x, y, each, theme.WHITE if at == 0 else ink)
                y += leading * each
            y += 10

    def _tile(self, canvas: Canvas) -> None:
        part = out_cubic(self._turned)
        who = self._who if part > 0.5 else None
        squeeze = max(0.04, abs(blend(1, -1, part)))
        width = _TILE.width * squeeze
        x = _TILE.x + (_TILE.width - width) / 2
        canvas.shadow(x, _TILE.y, width, _TILE.height, 24, dx=7, dy=14, blur=9)
        face = "tile_mystery" if who is None else who.frame or who.picture
        canvas.picture(face, x, _TILE.y, width, _TILE.height)
        if who is None:
            return
        middle = _TILE.x + _TILE.width * (_FRAMED if who.frame else 0.62)
        if who.frame:
            inner = _INNER * squeeze
            canvas.picture(who.picture, middle - inner / 2, _TILE.y + 26, inner, _INNER)
        if squeeze > 0.98:
            y = _TILE.y + _TILE.height * (0.89 if who.frame else 0.905)
            size = canvas.fitted(who.character, _TILE.width - 60, 32, theme.BUTTON, least=18)
            canvas.text(who.character, middle, y, size, theme.INK, theme.BUTTON, align="middle")
