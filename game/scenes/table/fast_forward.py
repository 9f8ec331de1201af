"""Fast forward: bots play the rest of a match at once, without pictures, in their process."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any, Final

from game.core.seats import CLOCK, Seat
from game.scenes.kit import Kit
from game.scenes.notice import veil
from game.scenes.working import PIECE_S
from game.session import Session
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.scene import Answer, Close, FormScene
from game.stage.situation import Skipped
from game.stage.widgets.form import Button, Changed, Form

RUSHED: Final = "rushed"
"""What this scene closes with: the table has much to catch up on."""
_SHOWN_MS: Final = 1000
"""So long nothing is shown of it: most matches are over by then."""
_WAIT_S: Final = 0.0005
_HURRY_MS: Final = 1000
_PANEL: Final = Box(240, 220, 800, 280)


class RushScene(FormScene):
    """How far the match is, and a button that stops there.

    It ends where a person is asked who is still in, or where it was to end.
    """

    name = "rush"
    see_through = True

    def __init__(
        self,
        kit: Kit,
        session: Session,
        living: Callable[[Any], Sequence[Seat]],
        ends: Callable[[Any], bool] = lambda view: False,
        skipped: Callable[[Any], Skipped | None] = lambda view: None,
    ) -> None:
        """Begin where the match is; ``living``, ``ends`` and ``skipped`` see what all were told."""
        self._kit = kit
        self._session = session
        self._who_is_in, self._ends, self._skipped = living, ends, skipped
        self._words = kit.words()
        self._view: Any = session.view_of(None)
        self._heard = len(session.observations(None))
        self._in = living(self._view)
        self._first = len(self._in)
        self._turns = 0
        self._ms = 0
        self._so_far = self._progress()
        label, zoom = self._words.say("watching.stop"), kit.zoom
        wide = max(200.0, kit.wide(label, 22 * zoom, theme.BUTTON) + 48)
        high = 52 + 20 * (zoom - 1)
        box = Box(640 - wide / 2, _PANEL.y + _PANEL.height - high - 24, wide, high)
        self._form = Form([Button("stop", box, label, style="main")], zoom=zoom)

    def use(self, changed: Changed) -> Answer:
        """Stop here."""
        return Close(RUSHED)

    def leave(self, result: Any = None) -> Answer:
        """Stop here."""
        return Close(result or RUSHED)

    def pass_time(self, ms: int) -> Answer:
        """Let bots play for a piece of time."""
        self._ms += ms
        end = time.monotonic() + PIECE_S
        session = self._session
        while time.monotonic() < end:
            asked = session.asked()
            if not asked or self._ends(self._view) or any(map(self._acts, asked)):
                return Close(RUSHED)
            if ready := session.ready():
                session.step(ready[0])
            elif session.real_time:
                if not session.hurry():
                    time.sleep(_WAIT_S)
                self._look()
            elif CLOCK in asked:
                session.pass_time(_HURRY_MS)
            else:
                time.sleep(_WAIT_S)
        self._look()
        return None

    def _acts(self, seat: Seat) -> bool:
        """Say whether a person is asked who is in: who is out may talk in a real-time game."""
        return self._session.is_human(seat) and not (
            self._session.real_time and seat not in self._in
        )

    def _look(self) -> None:
        """Take in what all were told since."""
        for event in self._session.observations(None, self._heard):
            self._session.rules.apply(self._view, event)
            self._heard += 1
            self._turns += event.begins_turn
        self._in = self._who_is_in(self._view)
        if not self._ends(self._view):
            self._so_far = self._progress()

    def _progress(self) -> Skipped:
        """Return how far it is: as its game says, else by turns and who is still in."""
        if (its := self._skipped(self._view)) is not None:
            return its
        living = len(self._in)
        text = self._words.say("watching.at", n=self._turns, living=living)
        return Skipped(text, (self._first - living) / max(1, self._first - 1))

    @property
    def alert(self) -> bool:
        """Time has to pass for it to go on."""
        return True

    @property
    def shows(self) -> object:
        """How far it is."""
        return self._so_far, self._ms >= _SHOWN_MS

    def spoken(self) -> str:
        """Return how far it is."""
        return self._so_far.text

    def draw(self, canvas: Canvas) -> None:
        """Draw how far it is, where it takes its time."""
        if self._ms < _SHOWN_MS:
            return
        veil(canvas)
        box = _PANEL
        canvas.panel(box.x, box.y, box.width, box.height, 24)
        said = self.spoken()
        size = canvas.fitted(said, box.width - 64, 20 * self._kit.zoom)
        canvas.text(said, 640, box.y + 60, size, theme.INK, align="middle")
        part = self._so_far.part
        canvas.rect(box.x + 60, box.y + 110, box.width - 120, 16, theme.PAPER_2, 8)
        canvas.rect(box.x + 60, box.y + 110, max(16.0, (box.width - 120) * part), 16, theme.INK, 8)
        self._form.draw(canvas)
