"""A gamepad was disconnected that somebody plays with, in the middle of a match.

``kit.lost_seats()`` says whose. The scene closes with ``("claim", source)``, ``("share",)`` or
``("bot",)``, and with None as soon as the gamepad is back; ``kit.claims`` is changed by then. It
shows nothing but a name, and hides nothing: whoever pushes it has let what is private fall.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.scenes.kit import Kit
from game.scenes.notice import DialogScene
from game.stage.input.claims import asking
from game.stage.input.inputs import CloseAsked, Input, KeyPressed
from game.stage.input.listening import PARTS
from game.stage.motion.layout import NOWHERE
from game.stage.paint.canvas import Canvas
from game.stage.paint.device_pictures import SHAPE, gear
from game.stage.scene import Answer, Close
from game.stage.widgets.form import Button

CLAIM: Final = "claim"
SHARE: Final = "share"
BOT: Final = "bot"
Found = tuple[str] | tuple[str, str]
_PICTURE: Final = 84.0
GRACE_MS: Final = 500
"""So long nothing is chosen: whoever was just pressing something meant the match."""


class PadDisconnectedScene(DialogScene):
    """What becomes of a seat whose gamepad is away."""

    name = "lost"
    listens = PARTS

    def __init__(self, kit: Kit, names: Sequence[str], seat: int, *, shares: bool = True) -> None:
        """Take everybody's names, by seat, whose gamepad it is, and whether they could share."""
        self._shares = shares
        super().__init__(kit)
        self._seat = seat
        self._source = kit.claims.source(seat)
        self._age = 0
        say, name = kit.words().say, names[seat]
        device = kit.hints.device_name(self._source)
        ways = [[Button("share", NOWHERE, say("lost.share"), style="main")]] if shares else []
        ways.append([Button("bot", NOWHERE, say("lost.bot"))])
        title = say("lost.title", name=name, device=device)
        self.ask(title, say("lost.how", name=name), ways, above=_PICTURE)

    def handle_input(self, heard: Input) -> Answer:
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
            return self._leave(SHARE) if self._shares else None
        changed = self._form.handle_input(heard)
        return None if changed is None else self._leave(changed.name)

    def _leave(self, chosen: str) -> Answer:
        self._kit.claims.release(self._seat)
        return Close((chosen,))

    def pass_time(self, ms: int) -> Answer:
        """Close as soon as the gamepad is back."""
        self._age += ms
        return None if self._seat in self._kit.lost_seats() else Close()

    def draw(self, canvas: Canvas) -> None:
        """Draw what happened, and what can be done."""
        super().draw(canvas)
        middle = self._box.y + 20 + _PICTURE / 2
        gear(canvas, self._source, 640 - _PICTURE * SHAPE / 2, middle, _PICTURE)
