"""Lost: a gamepad is away that somebody plays with, in the middle of a match.

``kit.lost_seats()`` says whose. The scene closes with ``("claim", source)``, ``("share",)`` or
``("bot",)``, and with None as soon as the gamepad is back; ``kit.claims`` is changed by then. It
shows nothing but a name, and hides nothing: whoever pushes it has let what is private fall.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.scenes.kit import Kit
from game.scenes.notice import veil
from game.stage.input.claims import asking
from game.stage.input.inputs import CloseAsked, Input, KeyPressed
from game.stage.input.listening import HALVES
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.paint.device_pictures import SHAPE, gear
from game.stage.scene import Answer, Close, FormScene
from game.stage.widgets.form import Button, Form

CLAIM: Final = "claim"
SHARE: Final = "share"
BOT: Final = "bot"
Found = tuple[str] | tuple[str, str]
_WIDTHS: Final = (680.0, 1080.0)
"""How wide the panel is; the second one for large words."""
_PICTURE: Final = 84.0
GRACE_MS: Final = 500
"""So long nothing is chosen: whoever was just pressing something meant the match."""


class LostScene(FormScene):
    """What becomes of a seat whose gamepad is away."""

    name = "lost"
    see_through = True
    listens = HALVES

    def __init__(self, kit: Kit, names: Sequence[str], seat: int) -> None:
        """Take everybody's names, by seat, and whose gamepad it is."""
        self._kit = kit
        self._seat = seat
        self._source = kit.claims.source(seat)
        self._age = 0
        say, zoom = kit.words().say, kit.zoom
        device = kit.art.hands.device_name(self._source)
        self._title = say("lost.title", name=names[seat], device=device)
        self._how = say("lost.how", name=names[seat])
        self._wide = _WIDTHS[zoom > 1]
        self._size = 20 * min(zoom, 1.75)
        lines = kit.lines(self._how, self._wide - 80, self._size)
        words = lines * self._size * 1.3
        high = 54 + 24 * (zoom - 1)
        whole = 30 + _PICTURE + 12 + 40 * min(zoom, 1.5) + 8 + words + 20 + 2 * high + 14 + 30
        top = max(8.0, 360 - whole / 2)
        self._box = Box(640 - self._wide / 2, top, self._wide, whole)
        y, left, wide = top + whole - 30 - 2 * high - 14, self._box.x + 40, self._wide - 80
        share = Button("share", Box(left, y, wide, high), say("lost.share"), style="main")
        bot = Button("bot", Box(left, y + high + 14, wide, high), say("lost.bot"))
        self._form = Form([share, bot], zoom=zoom)

    def hear(self, heard: Input) -> Answer:
        """Take what is chosen, or the device that asks for the seat."""
        claims = self._kit.claims
        if isinstance(heard, CloseAsked):
            return Close("quit")
        if self._age < GRACE_MS:
            return None
        source = asking(heard, claims)
        if source is not None and claims.owner(source) is None:
            claims.claim(self._seat, source)
            return Close((CLAIM, source))
        if isinstance(heard, KeyPressed) and heard.key == "escape":
            return self._leave(SHARE)
        changed = self._form.hear(heard)
        return None if changed is None else self._leave(changed.name)

    def _leave(self, chosen: str) -> Answer:
        self._kit.claims.release(self._seat)
        return Close((chosen,))

    def pass_time(self, ms: int) -> Answer:
        """Close as soon as the gamepad is back."""
        self._age += ms
        return None if self._seat in self._kit.lost_seats() else Close()

    def spoken(self) -> str:
        """Return what is to be read."""
        return f"{self._title}. {self._how}"

    def draw(self, canvas: Canvas) -> None:
        """Draw what happened, and what can be done."""
        veil(canvas)
        box, zoom = self._box, self._kit.zoom
        canvas.panel(box.x, box.y, box.width, box.height, 24)
        y = box.y + 30 + _PICTURE / 2
        gear(canvas, self._source, 640 - _PICTURE * SHAPE / 2, y, _PICTURE)
        high = 40 * min(zoom, 1.5)
        y += _PICTURE / 2 + 12 + high / 2
        size = canvas.fitted(self._title, box.width - 80, high * 0.8, theme.TITLE)
        canvas.text(self._title, 640, y, size, theme.INK, theme.TITLE, align="middle")
        y += high / 2 + 8
        for line in canvas.even(self._how, box.width - 80, self._size):
            canvas.text(line, 640, y + self._size * 0.65, self._size, theme.INK, align="middle")
            y += self._size * 1.3
        self._form.draw(canvas)
