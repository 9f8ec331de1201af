"""Away: somebody leaves the table for a while, a bot sits in, and they come back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.ai.personas import mask
from game.cli.seats import usual
from game.core.seats import Seat
from game.core.targets import SEAT
from game.scenes.kit import Kit
from game.scenes.notice import DialogScene, in_columns
from game.session import Session
from game.stage.motion.layout import NOWHERE
from game.stage.scene import Answer, Close
from game.stage.widgets.form import Button, Changed
from game.store.heads import HUMAN

_MOST: Final = 6
"""How many people stand below each other; more of them, or larger words, take two columns."""


def bot_for(session: Session) -> Callable[[int], None]:
    """Return what gives a seat of a running match to a bot."""

    def bot(seat: int) -> None:
        session.hand_over(Seat(seat), usual(session.head.game))

    return bot


class AwayScene(DialogScene):
    """Everybody who sat down, and whether they play or a bot does for them."""

    name = "away"
    closes = ("escape", "menu")

    def __init__(self, kit: Kit, session: Session) -> None:
        """Show who plays now."""
        super().__init__(kit)
        self._session = session
        self._lay("done")

    def _lay(self, focus: str) -> None:
        say, names = self._kit.words().say, self._session.head.names
        seats = []
        for seat in self._session.people:
            here = "here" if self._session.is_human(seat) else "gone"
            label = say(f"away.{here}", name=names[seat])
            seats.append(Button(SEAT.at(seat), NOWHERE, label, icon=mask(seat), size=20))
        done = Button("done", NOWHERE, say("away.done"), style="main")
        rows = [*in_columns(seats, _MOST if self._kit.zoom == 1 else 1), [done]]
        self.ask(say("away.title"), say("away.told"), rows, focus)

    def use(self, changed: Changed) -> Answer:
        """Let a seat change hands, or go back."""
        if changed.name == "done":
            return Close()
        seat = Seat(SEAT.number(changed.name))
        here = self._session.is_human(seat)
        self._session.hand_over(seat, usual(self._session.head.game) if here else HUMAN)
        self._lay(changed.name)
        return None
