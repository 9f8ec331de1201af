"""A beat: what the road that an event's picture takes is made from."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from game.games.mets_ton_slip.board.pictures import BACK, picture_of
from game.games.mets_ton_slip.board.places import Places
from game.games.mets_ton_slip.dolls import WIDE
from game.games.mets_ton_slip.model.cards import ATTACKS, FETE
from game.games.mets_ton_slip.model.state import State
from game.stage.motion.layout import Layout, Pose
from game.stage.motion.timeline import Effect, Move, Timeline
from game.stage.table.announcement import READ_MS, Announcement, announcement_effect

FALL_MS: Final = 460
AFTER_MS: Final = 95
"""What falls together falls one after the other."""
ACT_MS: Final = 460
"""An attack is seen to do what it does before anything falls."""


class Beat:
    """What a beat is made from."""

    def __init__(
        self,
        before: Layout,
        after: Layout,
        view: State,
        viewer: int | None,
        places: Places,
        window: float,
        headline: Announcement | None = None,
    ) -> None:
        """Take both layouts, the view after the event, and how long what is answered flies.

        ``headline`` is what is said of it in large words.
        """
        self.before = before
        self.after = after
        self.view = view
        self.viewer = viewer
        self.places = places
        self.window = window
        self._headline = headline

    def road(self, ms: float, **parts: Any) -> Timeline:
        """Return a timeline of so many milliseconds between the two layouts."""
        if self._headline is not None:
            ms = max(ms, READ_MS) if self._headline.waits else ms
            told = announcement_effect(self._headline, self.places.told, self.places.zoom, ms)
            parts["effects"] = [*parts.get("effects", ()), told]
            parts["read_ms"] = ms
        return Timeline(self.before, self.after, ms, **parts)

    def held(self, seat: int, face: int | None = None) -> Pose:
        """Return a card that leaves a hand: one's own from where it lay, others' from the name."""
        picture = BACK if face is None else picture_of(face)
        if seat == self.viewer:
            gone = [
                pose
                for name, pose in self.before.sprites.items()
                if name.startswith("hand.") and name not in self.after.sprites
            ]
            if gone:
                return replace(gone[-1], face=picture)
            x, y = self.places.hand.middle
            return Pose(x, y, self.places.hand.height / 1.4, picture, z=400)
        head = self.places.stands[seat].head
        return Pose(head.x + head.width - 40, head.y + head.height / 2, 30, picture, z=400)

    def hand_gone(self) -> dict[str, Move]:
        """Return the cards of the hand that are not there any more, from the first moment on."""
        return {
            name: Move(0, 0)
            for name in self.before.sprites
            if name.startswith("hand.") and name not in self.after.sprites
        }

    def new(self, prefix: str) -> list[str]:
        """Return the sprites that lie there after, and not before."""
        return [
            name
            for name in self.after.sprites
            if name.startswith(prefix) and name not in self.before.sprites
        ]

    def figure(self, seat: int) -> tuple[float, float, float]:
        """Return where a figure stands and how high it is: x, y of its feet, and its height."""
        box = self.places.stands[seat].doll
        high = min(box.height, box.width / WIDE)
        return box.middle[0], box.y + box.height, high

    def act(self, kind: str, seat: int, start: float, end: float) -> Effect:
        """Return what comes to a seat's figure and goes again."""
        x, y, high = self.figure(seat)
        return Effect(kind, x, y, start, end, {"high": high})


def thrown_last(view: State) -> int:
    """Return the last attack, or Fête du slip, that was played: defences lie over it."""
    return next(face for face in reversed(view.removed) if face in ATTACKS or face == FETE)


def lead_of(view: State) -> float:
    """Return how long what undresses somebody is seen to act before the first garment falls."""
    return 0.0 if thrown_last(view) == FETE else ACT_MS
