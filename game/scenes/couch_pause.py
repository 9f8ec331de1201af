"""The pause of a table of several people: who plays with what, and who has left for a while."""

from __future__ import annotations

from game.scenes.away import AwayScene
from game.scenes.kit import Kit
from game.scenes.pause import PauseScene
from game.session import Session
from game.stage.input import Input
from game.stage.scene import Answer, Push


class CouchPause(PauseScene):
    """The menu over the couch, and over the curtain."""

    def __init__(self, kit: Kit, session: Session) -> None:
        """Pause a session of several people."""
        super().__init__(kit, session, more={"away": "icon_heart"})

    def hear(self, heard: Input) -> Answer:
        """Take in one input."""
        answer = super().hear(heard)
        match self.used:
            case "away":
                return Push(AwayScene(self._kit, self._session))
            case _:
                return answer
