"""Timelines: the road between two layouts, a pure function of milliseconds.

Whatever happens on the way, a timeline ends exactly on its final layout.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from game.stage.motion.easing import Ease, blend, in_out_sine, out_cubic
from game.stage.motion.layout import ALOFT, Layout, Pose

CALM_MS: Final = 150
"""How long a cross-fade lasts with reduced motion (style guide)."""
_STILL: Final = 0.5
"""How far on an effect is that stands still."""
_WINDING: Final = 0.3
"""In so much of its way a picture that lay there is turned as far as it spins: it does not jump."""


@dataclass(frozen=True, slots=True)
class Move:
    """How one picture goes from its old pose to its new one."""

    start: float = 0
    end: float = 250
    ease: Ease = out_cubic
    arc: float = 0
    """How high the way bends upwards, in units."""
    spin: float = 0
    """Degrees turned on the way besides the difference of the poses."""
    swell: float = 0
    """How much larger in the middle of the way: 0.12 is 12 %."""
    flip: bool = False
    """Turn over on the way: the new face appears in the middle."""
    enter: Pose | None = None
    """Where a picture that was not there comes from; None: it fades in."""
    leave: Pose | None = None
    """Where a picture that will not be there goes to; None: it fades out."""


@dataclass(frozen=True, slots=True)
class Ghost:
    """A picture that is there on the way only."""

    first: Pose
    last: Pose
    move: Move


@dataclass(frozen=True, slots=True)
class Effect:
    """Something painted on the way: a splat, a burst, words. The game paints it by its kind."""

    kind: str
    x: float
    y: float
    start: float
    end: float
    facts: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Frame:
    """One moment: what rests, what moves, the furniture, and running effects with 0..1."""

    resting: Mapping[str, Pose]
    moving: Sequence[Pose]
    furniture: Any
    effects: Sequence[tuple[Effect, float]] = ()


class Timeline:
    """The road from one layout to the next."""

    def __init__(
        self,
        before: Layout,
        final: Layout,
        duration: float,
        *,
        moves: Mapping[str, Move] | None = None,
        ghosts: Sequence[Ghost] = (),
        effects: Sequence[Effect] = (),
        furniture: Sequence[tuple[float, Any]] = (),
        read_ms: float = 0.0,
        any_key: bool = False,
        counts: bool = False,
    ) -> None:
        """Lay the road; ``furniture`` holds (from when on, which), the last before the end.

        ``any_key`` says whether whatever is pressed ends it, and does nothing else; ``counts``,
        whether its furniture counts down, which is read without movement too.

        Without movement effects are left out, but for those that have to be read: then they stand
        still for ``read_ms``, of several those alone whose facts say ``words``. Pictures whose pose
        changes without a move of their own glide all the way.
        """
        self.before = before
        self.final = final
        self.duration = duration
        self._ghosts = ghosts
        self._effects = effects
        self._furniture = furniture
        self._read_ms = read_ms
        self._counts = counts
        self.any_key = any_key
        whole = Move(0, duration)
        given = moves or {}
        self._moves: dict[str, Move] = {}
        for name in {**before.sprites, **final.sprites}:
            if before.sprites.get(name) != final.sprites.get(name):
                self._moves[name] = given.get(name, whole)
        self._resting = {
            name: pose for name, pose in before.sprites.items() if name not in self._moves
        }

    def calm(self) -> Timeline:
        """Return the same road without movement: a short cross-fade."""
        words = [effect for effect in self._effects if effect.facts.get("words")]
        read = (words or self._effects) if self._read_ms else ()
        ms = max(CALM_MS, self._read_ms)
        steps = self._furniture if self._counts else ()
        return Calm(
            self.before, self.final, ms, effects=read, furniture=steps, any_key=self.any_key
        )

    def at(self, ms: float) -> Frame:
        """Return the moment so many milliseconds after the start."""
        if ms >= self.duration:
            return Frame(self.final.sprites, (), self.final.furniture)
        moving = []
        for name, move in self._moves.items():
            pose = _on_the_way(
                self.before.sprites.get(name), self.final.sprites.get(name), move, ms
            )
            if pose is not None:
                moving.append(pose)
        moving += [
            between(ghost.first, ghost.last, ghost.move, ms)
            for ghost in self._ghosts
            if ghost.move.start <= ms < ghost.move.end
        ]
        moving.sort(key=lambda pose: pose.z)
        effects = [
            (effect, (ms - effect.start) / (effect.end - effect.start))
            for effect in self._effects
            if effect.start <= ms < effect.end
        ]
        return Frame(self._resting, moving, self._stands(ms, self.before.furniture), effects)

    def _stands(self, ms: float, first: Any) -> Any:
        """Return which furniture stands at a moment, ``first`` before any is laid."""
        return next((one for start, one in reversed(self._furniture) if ms >= start), first)


class Calm(Timeline):
    """A road without movement: what changes fades over."""

    def at(self, ms: float) -> Frame:
        """Return the moment so many milliseconds after the start."""
        if ms >= self.duration:
            return Frame(self.final.sprites, (), self.final.furniture)
        part = min(1.0, max(0.0, ms / CALM_MS))
        moving = []
        for name in self._moves:
            old, new = self.before.sprites.get(name), self.final.sprites.get(name)
            if old is not None:
                moving.append(replace(old, alpha=old.alpha * (1 - part)))
            if new is not None:
                moving.append(replace(new, alpha=new.alpha * part))
        moving.sort(key=lambda pose: pose.z)
        still = [(effect, _STILL) for effect in self._effects]
        return Frame(self._resting, moving, self._stands(ms, self.final.furniture), still)


def _on_the_way(old: Pose | None, new: Pose | None, move: Move, ms: float) -> Pose | None:
    lay = old is not None
    if old is None and new is not None:
        if ms < move.start:
            return None
        old = move.enter or replace(new, alpha=0.0)
    elif new is None and old is not None:
        if ms >= move.end:
            return None
        new = move.leave or replace(old, alpha=0.0)
    if old is None or new is None:
        return None
    return between(old, new, move, ms, lay=lay)


def between(old: Pose, new: Pose, move: Move, ms: float, *, lay: bool = False) -> Pose:
    """Return the pose of a move at a moment; before its start and after its end it rests.

    What ``lay`` there before is not turned by all of its spin at once.
    """
    span = move.end - move.start
    raw = float(ms >= move.end) if span <= 0 else min(1.0, max(0.0, (ms - move.start) / span))
    if raw == 0.0:
        return old
    if raw == 1.0:
        return new
    t = move.ease(raw)
    bow = math.sin(math.pi * raw)
    # one size all the way, scaled: a picture is drawn once, not anew for every width
    width = max(old.width, new.width)
    small, large = old.width * old.scale / width, new.width * new.scale / width
    wound = in_out_sine(min(1.0, raw / _WINDING)) if lay else 1.0
    face, stretch = new.face, blend(old.stretch, new.stretch, t)
    if move.flip:
        face = old.face if raw < 0.5 else new.face
        stretch = abs(math.cos(math.pi * raw))
    return Pose(
        x=blend(old.x, new.x, t),
        y=blend(old.y, new.y, t) - move.arc * bow,
        width=width,
        face=face,
        turn=blend(old.turn, new.turn, t) + move.spin * (1 - t) * wound,
        z=max(old.z, new.z) + ALOFT,
        alpha=blend(old.alpha, new.alpha, raw),
        scale=blend(small, large, in_out_sine(raw)) * (1 + move.swell * bow),
        stretch=stretch,
        lift=max(blend(old.lift, new.lift, t), 8 * bow if move.arc or move.swell else 0.0),
    )
