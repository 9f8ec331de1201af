"""Sounds: which event makes which sound; no hand is looked at, not even the listener's own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from game.core.fact_sheet import FactRow, Sound
from game.games.le_boulet.board.beats import FLIP_MS, turns
from game.games.le_boulet.board.places import Places
from game.games.le_boulet.facts import row_of
from game.games.le_boulet.model import events as ev
from game.games.le_boulet.model.cards import BOULET
from game.games.le_boulet.model.state import State
from game.stage.sheet_sounds import PlacedSounds, ending
from game.stage.sound.cues import SoundCue

_RANKS: Final = {
    "win": 9, "lose": 9, "over": 9, "own_turn": 7, "aimed": 7, "thumb_up": 6, "thumb_down": 6,
    "gavel": 6, "chain": 5, "turned": 4, "iron": 3, "turn": -1, "draw_1": -1,
}  # fmt: skip


class BouletSounds(PlacedSounds[Places]):
    """What a viewer hears at this table."""

    ranks = _RANKS

    def row(self, event: ev.Event, view: State) -> FactRow:
        """Return the row of an event."""
        return row_of(event)

    def middle(self, seat: int) -> float:
        """Return where a seat's plate is."""
        return self.setting.places.stands[seat].plate.middle[0]

    def aimed(self, view: State) -> int:
        """Return whose card or pair is contested."""
        return view.accused

    def name(self, sound: Sound, event: ev.Event, view: State) -> str:
        """Return the name of a sound; the end is another one for winners and losers."""
        return ending(self.viewer, event.winners) if isinstance(event, ev.Ended) else sound.name

    def heard(self, event: ev.Event, view: State) -> Iterator[SoundCue]:
        """Yield what is heard of an event: answers turn one by one, and the first Boulet clanks."""
        if not isinstance(event, ev.Answered):
            yield from super().heard(event, view)
            return
        iron = False
        for seat, start in turns(event, view):
            yield self.cue("turned", start, seat)
            if event.faces[seat] == BOULET and not iron:
                iron = True
                yield self.cue("iron", start + FLIP_MS, seat)

    def tension(self, view: State) -> float:
        """Return how tight the match is, 0 to 1: by the smallest hand."""
        least = min(map(len, view.hands))
        return 0.0 if view.winners else max(0.0, 1 - least / view.options.hand)
