"""Sounds: which fact makes which sound; a clack is panned by its spindle and by nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from game.core.fact_sheet import FactRow
from game.games.wombat.board.beats import (
    BRICK_MS,
    FADE_MS,
    VERDICT_MS,
    rolled,
    unmasked,
)
from game.games.wombat.board.table_log import others_felt
from game.games.wombat.board.verdicts import NOBODY, verdict_of
from game.games.wombat.facts import FACTS, row_of
from game.games.wombat.model import events as ev
from game.games.wombat.model import state as at
from game.games.wombat.model.options import SHADOWS, TICKS
from game.games.wombat.model.places import TOWER, sound
from game.games.wombat.model.sensations import Touch
from game.games.wombat.model.state import State
from game.stage.sheet_sounds import WIDTH, SheetSounds, ending
from game.stage.sound.cues import SoundCue

PANS: Final = (-0.6, 0.0, 0.6)
"""Where the spindles A, B and C are heard."""
_OWN: Final = {
    Touch.FOUND: "rustle", Touch.PICKED: "choose", Touch.NOTHING: "tic", Touch.GONE: "tic",
    Touch.IN_THE_WAY: "ui_refuse", Touch.MOVED: "ui_refuse", Touch.FULL: "tic",
    Touch.EMPTY: "tic", Touch.HAND: "look", Touch.GAVE: "pass", Touch.GOT: "pass",
}  # fmt: skip
"""What one hears of one's own touches, where one's ears are one's own."""

_RANKS: Final = {
    "win": 9, "lose": 9, "over": 9, "gong": 8, "bell": 7, "heartbeat": 7, "out": 6, "reveal": 5,
    "turn": 4, "scrape": 2, "bark": -1,
}  # fmt: skip


def left_of(view: State) -> int:
    """Return how many ticks of a build are left."""
    return view.options.ticks - view.tick + 1


def _drum(event: ev.Lit) -> list[SoundCue]:
    """Return the strokes of the drum: one a brick, and another one where a tower is whole."""
    found: list[SoundCue] = []
    delay = float(FADE_MS)
    for stack in event.stacks:
        for row in range(len(stack)):
            wrong = row == sound(stack)
            if row <= sound(stack):
                name = "drum_wrong" if wrong else "drum"
                found.append(SoundCue(name, delay, f"sound.{name}"))
            delay += BRICK_MS
        if stack == TOWER:
            found.append(SoundCue("applause", delay, "sound.applause"))
    return found


class WombatSounds(SheetSounds):
    """What a viewer hears at this table."""

    ranks = _RANKS

    def __init__(self, viewer: int | None, *, lesson: bool) -> None:
        """Take who listens, and whether it is at a lesson's table, which lies open."""
        super().__init__(viewer)
        self._lesson = lesson

    def row(self, event: ev.Event, view: State) -> FactRow:
        """Return the row of an event: of a tick by what is left of a build."""
        if isinstance(event, ev.Ticked) and view.phase == at.BUILD:
            seconds, begun = divmod(left_of(view), TICKS)
            return FACTS.get("" if begun else f"ticked {seconds}", FACTS["ticked"])
        return row_of(event)

    def middle(self, seat: int) -> float:
        """Return where a spindle is heard."""
        return 640 * (1 + PANS[seat] / WIDTH)

    def heard(self, event: ev.Event, view: State) -> Iterator[SoundCue]:
        """Yield what is heard of a fact: drums, fanfares and one's own touches after its row."""
        viewer = self.viewer
        if self._lesson and others_felt(event, viewer):
            return
        yield from super().heard(event, view)
        match event:
            case ev.Lit():
                yield from _drum(event)
            case ev.VotesOpened(targets) if view.phase == at.FINAL:
                verdict = verdict_of(targets)
                first, *others = rolled(verdict.voters)
                yield SoundCue("drum", first, "sound.roll", rank=5)
                yield from (SoundCue("drum", when, rank=5) for when in others)
                if verdict.out == NOBODY:
                    yield SoundCue("drum_wrong", VERDICT_MS, "sound.nobody", rank=6)
            case ev.Felt(_, touch) if viewer is not None and view.options.touch != SHADOWS:
                if touch in _OWN:
                    yield SoundCue(_OWN[touch], group="own", rank=-2)
            case ev.Ended(winners, _, roles) if not view.options.practice:
                *good, (_, last) = unmasked(roles)
                yield from (SoundCue("drum", when, rank=5) for _, when in good)
                yield self.cue(ending(viewer, winners), last)

    def tension(self, view: State) -> float:
        """Return how tight the match is, 0 to 1: as a build draws to its end."""
        if view.phase != at.BUILD:
            return 0.0
        return min(1.0, view.tick / view.options.ticks)
