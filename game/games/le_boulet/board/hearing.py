"""Hearing: which event makes which sound; no hand is looked at, not even the listener's own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from game.games.le_boulet.board.beats import FLIP_MS, VOTED_MS, turns
from game.games.le_boulet.board.places import Places
from game.games.le_boulet.model import events as ev
from game.games.le_boulet.model.cards import BOULET, NONE
from game.games.le_boulet.model.state import State
from game.stage.sound.cues import SoundCue
from game.stage.table.setting import PaintedSetting
from game.stage.table_sounds import TableSounds

_WIDTH: Final = 0.6
"""How far to the side a seat at the edge of the table sounds."""
_RANKS: Final = {
    "win": 9, "lose": 9, "over": 9, "own_turn": 7, "aimed": 7, "thumb_up": 6, "thumb_down": 6,
    "gavel": 6, "chain": 5, "turned": 4, "iron": 3, "turn": -1, "draw_1": -1,
}  # fmt: skip


class BouletSounds(TableSounds):
    """What a viewer hears at this table."""

    def __init__(self, viewer: int | None, setting: PaintedSetting[Places, Any]) -> None:
        """Take who listens, and where everything stands."""
        self._viewer = viewer
        self._setting = setting

    def cues(  # noqa: C901 one case an event
        self, event: ev.Event, view: State
    ) -> tuple[SoundCue, ...]:
        """Return what a viewer hears of an event that was just folded into its view."""
        viewer, stands = self._viewer, self._setting.places.stands

        def cue(name: str, delay: float = 0, seat: int | None = None) -> SoundCue:
            own = name in ("own_turn", "aimed")
            pan = 0.0
            if seat is not None and not own:
                pan = round((stands[seat].plate.middle[0] / 640 - 1) * _WIDTH, 3)
            group = "own" if own else "effects"
            return SoundCue(name, delay, f"sound.{name}", pan, group, _RANKS.get(name, 0))

        def answers(event: ev.Answered) -> Iterator[SoundCue]:
            iron = False
            for seat, start in turns(event, view):
                yield cue("turned", start, seat)
                if event.faces[seat] == BOULET and not iron:
                    iron = True
                    yield cue("iron", start + FLIP_MS, seat)

        def heard() -> Iterator[SoundCue]:
            match event:
                case ev.Laid():
                    yield cue("shuffle")
                case ev.Raced():
                    yield cue("ticking")
                case ev.RaceWon(seat, by_lot):
                    yield cue("shuffle" if by_lot else "bell", seat=seat)
                case ev.LeadBegan(seat):
                    yield cue("own_turn" if seat == viewer else "turn", seat=seat)
                case ev.Proposed(seat):
                    yield cue("paired", seat=seat)
                case ev.Answered():
                    yield from answers(event)
                case ev.Retried(seat, face):
                    name = {NONE: "pass", BOULET: "iron"}.get(face, "discard")
                    yield cue(name, seat=seat)
                case ev.Accused():
                    yield cue("gavel")
                    if view.accused == viewer:
                        yield cue("aimed", 500)
                case ev.Voted(_, good):
                    yield cue("thumb_up" if good else "thumb_down", VOTED_MS)
                case ev.Drew(seat):
                    yield cue("draw_1", seat=seat)
                case ev.Gave(seat):
                    yield cue("chain", seat=seat)
                case ev.Passed(seat):
                    yield cue("pass", seat=seat)
                case ev.Ended(winners):
                    yield cue("over" if viewer is None else "win" if viewer in winners else "lose")
                case _:
                    return

        return tuple(heard())

    def tension(self, view: State) -> float:
        """Return how tight the match is, 0 to 1: by the smallest hand."""
        least = min(map(len, view.hands))
        return 0.0 if view.winners else max(0.0, 1 - least / view.options.hand)
