"""Hearing: which fact makes which sound; a clack is panned by its spindle and by nothing else."""

from __future__ import annotations

from typing import Final

from game.games.wombat.board.beats import (
    BRICK_MS,
    FADE_MS,
    VERDICT_MS,
    rolled,
    unmasked,
)
from game.games.wombat.board.table_log import others_felt
from game.games.wombat.board.verdicts import NOBODY, verdict_of
from game.games.wombat.model import events as ev
from game.games.wombat.model import state as at
from game.games.wombat.model.options import SHADOWS, TICKS
from game.games.wombat.model.places import TOWER, sound
from game.games.wombat.model.state import State
from game.stage.sound.cues import SoundCue
from game.stage.table_sounds import TableSounds

PANS: Final = (-0.6, 0.0, 0.6)
"""Where the spindles A, B and C are heard."""
_OWN: Final = {"found": "rustle", "picked": "choose", "nothing": "tic", "gone": "tic",
               "in-the-way": "ui_refuse", "moved": "ui_refuse", "full": "tic", "empty": "tic",
               "hand": "look", "gave": "pass", "got": "pass"}  # fmt: skip
"""What one hears of one's own touches, where one's ears are one's own."""

SOON: Final = frozenset(seconds * TICKS for seconds in (10, 3, 2, 1))
"""So many ticks before the gong it is heard how little time is left, by the clock alone."""


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


class WombatSounds(TableSounds):
    """What a viewer hears at this table."""

    def __init__(self, viewer: int | None, *, lesson: bool) -> None:
        """Take who listens, and whether it is at a lesson's table, which lies open."""
        self._viewer = viewer
        self._lesson = lesson

    def cues(self, event: ev.Event, view: State) -> tuple[SoundCue, ...]:
        """Return what a viewer hears of a fact that was just folded into its view."""
        viewer = self._viewer
        if self._lesson and others_felt(event, viewer):
            return ()
        match event:
            case ev.Clacked(place):
                return (SoundCue("clack", caption=f"sound.clack-{place}", pan=PANS[place]),)
            case ev.Thudded():
                return (SoundCue("thud", caption="sound.thud"),)
            case ev.Ticked() if view.phase == at.BUILD and left_of(view) in SOON:
                seconds = left_of(view) // TICKS
                name = "bell" if seconds == max(SOON) // TICKS else "heartbeat"
                return (SoundCue(name, caption=f"sound.soon-{seconds}", rank=7),)
            case ev.Scraped():
                return (SoundCue("scrape", caption="sound.scrape", rank=2),)
            case ev.Said():
                return (SoundCue("bark", caption="sound.bark", rank=-1),)
            case ev.BuildBegan() | ev.Lit():
                gong = SoundCue("gong", caption="sound.gong", rank=8)
                return (gong, *_drum(event)) if isinstance(event, ev.Lit) else (gong,)
            case ev.VotesOpened(targets):
                votes = SoundCue("reveal", caption="sound.votes", rank=5)
                if view.phase != at.FINAL:
                    return (votes,)
                verdict = verdict_of(targets)
                first, *others = rolled(verdict.many)
                roll = SoundCue("drum", first, "sound.roll", rank=5)
                strokes = (SoundCue("drum", when, rank=5) for when in others)
                nobody = SoundCue("drum_wrong", VERDICT_MS, "sound.nobody", rank=6)
                return (votes, roll, *strokes, *([nobody] if verdict.out == NOBODY else []))
            case ev.Eliminated():
                return (SoundCue("out", caption="sound.out", rank=6),)
            case ev.PhaseBegan(at.STRAW | at.FINAL):
                return (SoundCue("turn", caption="sound.pointing", rank=4),)
            case ev.Felt(_, touch) if viewer is not None and view.options.touch != SHADOWS:
                kind = touch.partition(" ")[0]
                return (SoundCue(_OWN[kind], group="own", rank=-2),) if kind in _OWN else ()
            case ev.Ended(winners, _, roles):
                if view.options.practice:
                    return ()
                name = "over" if viewer is None else "win" if viewer in winners else "lose"
                *good, (_, last) = unmasked(roles)
                drummed = (SoundCue("drum", when, rank=5) for _, when in good)
                return (*drummed, SoundCue(name, last, f"sound.{name}", rank=9))
            case _:
                return ()

    def tension(self, view: State) -> float:
        """Return how tight the match is, 0 to 1: as a build draws to its end."""
        if view.phase != at.BUILD:
            return 0.0
        return min(1.0, view.tick / view.options.ticks)
