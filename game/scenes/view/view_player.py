"""The view player: one viewer's picture of a match, folded and played event by event."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from game.core.seats import Viewer
from game.scenes.view.projection import Projection
from game.session import Session
from game.stage.motion.director import Director

WINDOW_MS: Final = 900
"""How long a card flies, which is how long its target is given where one person plays."""


class ViewPlayer:
    """What a viewer was told so far, and the pictures of it that are still on their way."""

    def __init__(
        self, session: Session, projection: Projection, viewer: Viewer, *, whole: bool = False
    ) -> None:
        """Begin where the viewer had been told already when the session opened; ``whole``: now."""
        self._session = session
        self._projection = projection
        self._board: Any = projection.board
        self._viewer = viewer
        self._sheet: Any = None
        self.view = projection.view
        self.log = projection.log
        self._shown: list[tuple[int, Any]] = []
        seen = None if whole else session.already_seen(viewer)
        for event in session.observations(viewer)[projection.at : seen]:
            projection.fold(event)
        self.director = Director(self._board.layout(self.view))

    @property
    def behind(self) -> bool:
        """Whether the viewer was told something that was not folded yet."""
        return bool(self._session.observations(self._viewer, self.told))

    @property
    def told(self) -> int:
        """How much of what the viewer was told is folded."""
        return self._projection.at

    @property
    def public(self) -> int:
        """How much of what all were told is folded."""
        return self._projection.public

    def take_shown(self) -> list[tuple[int, Any]]:
        """Return, once, what all were told and was folded since, each with its number."""
        shown, self._shown = self._shown, []
        return shown

    def tell_nudges(self) -> None:
        """Let the log tell who cheered or booed since."""
        self._projection.tell_nudges()

    @property
    def sheet_waits(self) -> bool:
        """Whether a score sheet wants to be read."""
        return self._sheet is not None

    def take_sheet(self) -> Any:
        """Return, once, a score sheet that wants to be read before anything goes on, or None."""
        sheet, self._sheet = self._sheet, None
        return sheet

    def laid_anew(self) -> bool:
        """Take in what there is until a picture runs; say whether the table was laid anew.

        A new round's dealing is folded at once: there is nothing to see before its first turn.
        """
        while not self.director.busy and self._sheet is None:
            events = self._session.observations(self._viewer, self.told)
            if not events:
                break
            before = self.director.layout
            self._fold(events[0])
            cues = self._board.sounds.cues(events[0], self.view)
            if self._board.situation.laying(self.view):
                self.director.mark(cues)
                for event in events[1:]:
                    if self._board.situation.laying(self.view):
                        self._fold(event)
                        self.director.mark(self._board.sounds.cues(event, self.view))
                self.director.show(self._board.layout(self.view))
                return True
            self._sheet = self._board.log.sheet(events[0], self.view)
            after = self._board.layout(self.view)
            beat = self._board.beat(events[0], before, after, self.view, WINDOW_MS)
            if beat is not None:
                self._play(beat, cues)
                continue
            if after != before:
                self.director.show(after)
            self.director.mark(cues)
        return False

    def rush(self) -> None:
        """Take in everything at once, without a picture or a sound, as far as the next sheet."""
        for event in self._session.observations(self._viewer, self.told):
            self._fold(event)
            self._sheet = self._board.log.sheet(event, self.view)
            if self._sheet is not None:
                break
        self._shown.clear()
        self.director.show(self._board.layout(self.view))

    def _play(self, beat: Any, cues: Sequence[Any]) -> None:
        """Let an event's picture run, and be heard."""
        self.director.add(beat, ((cue.delay, cue) for cue in cues))

    def _fold(self, event: Any) -> None:
        if event.is_for(None):
            self._shown.append((self._projection.public, event))
        self._projection.fold(event)
