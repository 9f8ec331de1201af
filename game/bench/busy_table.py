"""The crowd: a table over which more pictures fly than any match makes fly."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import replace
from typing import Final

from game.core.luck import Stream, key_of
from game.scenes.kit import Kit
from game.scenes.table.table import TableScene
from game.scenes.view.view_player import WINDOW_MS
from game.session import Session
from game.stage.motion.easing import in_out_sine
from game.stage.motion.layout import Pose
from game.stage.motion.timeline import Move, Timeline

FLYING: Final = 20
"""Pictures in the air at once."""


class BusyTable(TableScene):
    """A table of which nothing goes on by itself, and twenty pictures change places."""

    def __init__(self, kit: Kit, session: Session) -> None:
        """Sit down in the middle of a match."""
        super().__init__(kit, session)
        self._chance = Stream(key_of("crowd", session.head.seed))

    def begin(self) -> None:
        """Let the next twenty fly where none does and all that may fly was drawn ahead."""
        if not self.moving and not self.board.setting.unready:
            self.fly()

    def fly(self) -> None:
        """Let twenty pictures fly to others' places, or as many as there are, as a thrown card.

        Only to where others lie as wide: no match lets a small card's drawing lie where a large
        one did, so it would be drawn for the crowd alone.
        """
        layout = self.board.layout(self.view)
        alike: dict[float, list[str]] = defaultdict(list)
        names = self._chance.shuffled(list(layout.sprites))
        for name in names:
            alike[_wide(layout.sprites[name])].append(name)
        chosen = [name for name in names if len(alike[_wide(layout.sprites[name])]) > 1][:FLYING]
        sprites = dict(layout.sprites)
        for name in chosen:
            its = alike[_wide(layout.sprites[name])]
            there = layout.sprites[its[its.index(name) - 1]]
            sprites[name] = replace(there, face=layout.sprites[name].face)
        flight = Move(0, WINDOW_MS, in_out_sine, arc=46, spin=-13, swell=0.12)
        after = replace(layout, sprites=sprites)
        self.director.show(layout)
        self.director.add(Timeline(layout, after, WINDOW_MS, moves=dict.fromkeys(chosen, flight)))


def _wide(pose: Pose) -> float:
    return pose.width * pose.scale
