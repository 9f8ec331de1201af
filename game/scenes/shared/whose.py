"""Whose: who of several people wants to look at what is theirs, where no device says it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.ai.personas import mask
from game.core.seats import Seat
from game.core.targets import SEAT
from game.scenes.kit import Kit
from game.scenes.notice import DialogScene, in_columns
from game.session import Session
from game.stage.motion.layout import NOWHERE
from game.stage.scene import Answer, Close, Push
from game.stage.widgets.form import Button, Changed

_MOST: Final = 6
"""How many stand below each other; more of them, or larger words, take two columns."""


@dataclass(frozen=True, slots=True)
class Looks:
    """A person wants to look at what is theirs."""

    seat: Seat


class WhoScene(DialogScene):
    """Some people, of whom one wants to look."""

    name = "whose"
    closes = ("escape", "menu")

    def __init__(self, kit: Kit, session: Session, seats: Sequence[Seat]) -> None:
        """Ask who of these people it is."""
        super().__init__(kit)
        say, names = kit.words().say, session.head.names
        people = [Button(SEAT.at(s), NOWHERE, names[s], icon=mask(s)) for s in seats]
        back = Button("back", NOWHERE, say("whose.back"))
        rows = [*in_columns(people, _MOST if kit.zoom == 1 else 1), [back]]
        self.ask(say("whose.title"), say("whose.told"), rows, people[0].name)

    def use(self, changed: Changed) -> Answer:
        """Take who it is, or go back."""
        if changed.name == "back":
            return Close()
        return Close(Looks(Seat(SEAT.number(changed.name))))


def looking(kit: Kit, session: Session, source: str | None) -> Answer:
    """Return what lets a device's person look: at once, or once they said who they are.

    ``source`` is None where the device is everybody's.
    """
    may = kit.claims.may
    theirs = [seat for seat in session.humans if source is not None and may(seat, source)]
    if len(theirs) == 1:
        return Close(Looks(theirs[0]))
    return Push(WhoScene(kit, session, theirs or session.humans))
