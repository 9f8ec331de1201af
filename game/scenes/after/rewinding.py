"""Rewinding: a match is read and played through piece by piece before it is shown again."""

from __future__ import annotations

from pathlib import Path

from game.scenes.after.course import playing_as_far_through, playing_through
from game.scenes.after.replay import ReplayScene
from game.scenes.kit import Kit
from game.scenes.notice import NoticeScene
from game.stage.scene import Answer, Replace, Scene
from game.stage.widgets.form import Changed
from game.store.files import FileError
from game.store.launch import Eyes
from game.store.replays import Pieces, Replay, reading_as_far


def watching(kit: Kit, path: Path, eyes: Eyes | None = None) -> Pieces[Scene]:
    """Read a match's file piece by piece, to show it as its game does first, or through other eyes.

    Where the file ends before its match does, that is said first; what stands before is shown.

    Raises:
        FileError: it cannot be read, or nothing of it replays.
    """
    replay = yield from reading_as_far(path)
    course = yield from playing_as_far_through(replay)
    scene = ReplayScene(kit, course, eyes)
    return scene if course.stopped is None else StoppedScene(kit, course.stopped, scene)


class StoppedScene(NoticeScene):
    """Why a match is shown up to somewhere only; behind it lies what can be shown."""

    def __init__(self, kit: Kit, stopped: FileError, scene: ReplayScene) -> None:
        """Say what stands in the way, before the scene."""
        super().__init__(kit, kit.trouble(stopped))
        self._scene = scene

    def use(self, changed: Changed) -> Answer:
        """Go on to what can be shown; Escape leads back."""
        return Replace(self._scene)


def rewinding(
    kit: Kit, replay: Replay, eyes: Eyes | None, moment: int | None = None
) -> Pieces[ReplayScene]:
    """Play a match through piece by piece, to show it from its beginning or a turning point.

    Raises:
        FileError: it does not replay.
    """
    return ReplayScene(kit, (yield from playing_through(replay)), eyes, moment)
