"""Sounds: which event makes which sound, for whom.

A pure function of what a viewer was told. What others hear of a seat follows from public facts
alone; no hand, tile or mission is looked at, not even the viewer's own (docs/secrecy.md).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from game.core.fact_sheet import FactRow, Sound
from game.gangs.board.places import Places
from game.gangs.facts import LAND_MS, row_of
from game.gangs.model import events as ev
from game.gangs.model.cards import DAMAGE, face_of
from game.gangs.model.state import OVER, State
from game.stage.sheet_sounds import PlacedSounds, ending
from game.stage.sound.cues import SoundCue

LOW_LIFE: Final = 80
"""From this total on one's own heart is heard."""
LINKS: Final = 5
"""The pan rings higher with every link of a chain, up to this one."""

_RANKS: Final = {
    "win": 9, "lose": 9, "over": 9, "round_end": 8, "out": 7, "aimed": 6, "own_turn": 6,
    "choose": 6, "non": 5, "oups": 5, "bim_5": 5, "bim_4": 5, "bim_3": 5, "bim_2": 5, "bim_1": 5,
    "round": 5, "swap": 4, "splat_30": 4, "shield": 3, "heal": 3, "recycle": 3, "look": 3,
    "splat_20": 3, "splat_10": 2, "heartbeat": 2, "shuffle": 2, "mulligan": 2, "draw_1": -1,
    "draw_2": -1, "draw_3": -1, "turn": -1,
}  # fmt: skip


class GangsSounds(PlacedSounds[Places]):
    """What a viewer hears at a table of hidden gangs."""

    ranks = _RANKS

    def row(self, event: ev.Event, view: State) -> FactRow:
        """Return the row of an event."""
        return row_of(event)

    def middle(self, seat: int) -> float:
        """Return where a seat lies; what is laid in the middle lies there."""
        seats = self.setting.places.seats
        return seats[seat].box.middle[0] if seat < len(seats) else 640

    def aimed(self, view: State) -> int:
        """Return whom a card flies at."""
        return view.asked()

    def name(self, sound: Sound, event: ev.Event, view: State) -> str:
        """Return the name of a sound: a draw by the hand, an answer by the chain before it."""
        match event:
            case ev.Drew(seat):
                return f"draw_{1 + len(view.hands[seat]) % 3}"
            case ev.Reflected() if sound.name == "bim_1":
                return f"bim_{min(LINKS, max(1, view.bims))}"
            case ev.Ended(_, winners) if winners:
                return ending(self.viewer, winners)
            case _:
                return sound.name

    def heard(self, event: ev.Event, view: State) -> Iterator[SoundCue]:
        """Yield what is heard of an event; one's own heart, too, when little is left."""
        yield from super().heard(event, view)
        match event:
            case ev.TurnBegan(seat):
                yield from self._heart(view, seat, 700)
            case ev.Laid(card, seat) if DAMAGE[face_of(card)] and view.totals[seat] <= 100:
                yield from self._heart(view, seat, LAND_MS + 350)

    def _heart(self, view: State, seat: int, delay: float) -> Iterator[SoundCue]:
        if seat == self.viewer and view.alive[seat] and view.totals[seat] >= LOW_LIFE:
            yield self.cue("heartbeat", delay)

    def tension(self, view: State) -> float:
        """Return how tight a match is, 0 to 1: by the highest totals and by who is out."""
        living = view.living()
        if view.phase == OVER or len(living) < 2:
            return 0.0
        highest = sorted(view.totals[seat] for seat in living)[-2:]
        out = (view.n - len(living)) / max(1, view.n - 2)
        return min(1.0, 0.6 * sum(highest) / 200 + 0.6 * out)
