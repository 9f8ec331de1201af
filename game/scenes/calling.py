"""Calling: who is called to the curtain, in what order, and what waits for them behind it."""

from __future__ import annotations

from typing import Any

from game.core.seats import Seat
from game.scenes.behind import ScenePanel, Succession
from game.scenes.curtain import CurtainScene, Fallen
from game.scenes.desk import DeskPanel
from game.scenes.kit import Kit
from game.scenes.panels import Panel
from game.scenes.peek import PeekScene
from game.session import Session


class Calling:
    """The curtains of one table."""

    def __init__(self, kit: Kit, session: Session) -> None:
        """Call nobody yet."""
        self._kit = kit
        self._session = session
        self._meet: list[Seat] = []

    def everybody(self) -> None:
        """Let everybody look at their own tile, one after the other."""
        self._meet = self._session.humans

    def next(self) -> CurtainScene | None:
        """Return the curtain of whoever is to look now, None where nobody is."""
        while self._meet:
            seat = self._meet.pop(0)
            if self._session.is_human(seat):
                return self._curtain(seat, self._tile(seat))
        return None

    def turn(self, seat: Seat) -> CurtainScene:
        """Return the curtain behind which a person chooses the turn's card."""
        parts = [("desk", lambda decided: DeskPanel(self._kit, self._session, seat))]
        return self._curtain(seat, Succession(parts))

    def taken(self, fallen: Fallen) -> Any:
        """Return the action that was chosen behind a curtain that fell, if one was."""
        decided = fallen.value if isinstance(fallen.value, dict) else {}
        return decided.get("desk")

    def _curtain(self, seat: Seat, panel: Panel) -> CurtainScene:
        return CurtainScene(self._kit, self._session, seat, panel)

    def _tile(self, seat: Seat) -> Panel:
        view = self._session.fresh_view()
        for event in self._session.heard(seat):
            self._session.rules.apply(view, event)
        scene = PeekScene(self._kit, self._session, view, seat)
        return ScenePanel(scene, self._kit.words().say("curtain.tile"))
