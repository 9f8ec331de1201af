"""Sounds: which event makes which sound, for whom.

A pure function of what all were told and of whose seat it is: no hand is looked at, not even the
listener's own, so that a window for a defence sounds the same for who holds none.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from game.core.fact_sheet import FactRow, Sound
from game.games.mets_ton_slip.board.beat import AFTER_MS, lead_of, thrown_last
from game.games.mets_ton_slip.board.places import Places
from game.games.mets_ton_slip.facts import STRUCK, WEAR_MS, row_of
from game.games.mets_ton_slip.model import events as ev
from game.games.mets_ton_slip.model.cards import ALL_SLOTS, CARDS, COAT, NOTHING, SLIP
from game.games.mets_ton_slip.model.state import State
from game.stage.sheet_sounds import PlacedSounds, ending
from game.stage.sound.cues import SoundCue

_RANKS: Final = {
    "win": 9, "lose": 9, "over": 9, "applause": 8, "own_turn": 7, "aimed": 7,
    "choose": 6, "drum": 6, "washing": 5, "laugh": 5, "rain": 4, "elastic": 4, "oups": 4, "out": 4,
    "splat_20": 4, "splat_10": 4, "shield": 4, "reveal": 3, "swap": 3, "zip": 2, "rustle": 1,
    "turn": -1, "draw_1": -1, "draw_2": -1, "draw_3": -1,
}  # fmt: skip


class SlipSounds(PlacedSounds[Places]):
    """What a viewer hears at this table."""

    ranks = _RANKS

    def row(self, event: ev.Event, view: State) -> FactRow:
        """Return the row of an event."""
        return row_of(event)

    def middle(self, seat: int) -> float:
        """Return where a seat stands."""
        return self.setting.places.stands[seat].box.middle[0]

    def aimed(self, view: State) -> int:
        """Return whom an attack points at."""
        return view.pointed

    def name(self, sound: Sound, event: ev.Event, view: State) -> str:
        """Return the name of a sound: of clothes by where they are worn, of draws by the hand."""
        match event:
            case ev.Drew(seat) | ev.Fished(seat):
                return f"draw_{1 + len(view.hands[seat]) % 3}"
            case ev.Wore(_, _, slot):
                return _put_on(slot)
            case ev.Replaced(slot=slot, put=put):
                return _put_on(slot if sound.at == "target" else put)
            case ev.Stole(put=put) if sound.at == "seat":
                return _put_on(put)
            case ev.Ended(winners) if sound.name == "over":
                return ending(self.viewer, winners)
            case _:
                return sound.name

    def heard(self, event: ev.Event, view: State) -> Iterator[SoundCue]:
        """Yield what is heard of an event: after its row an attack's work, or a drum."""
        yield from super().heard(event, view)
        match event:
            case ev.Stripped(seat, slots):
                yield from self._stripped(view, seat, slots)
            case ev.Wore(seat) | ev.Stole(seat):
                yield from self._nearly(view, seat)
            case ev.Replaced(seat, target=target) if seat != target:
                yield from self._nearly(view, seat)

    def _nearly(self, view: State, seat: int) -> Iterator[SoundCue]:
        """Let a drum be heard where somebody who dressed lacks one garment only."""
        if view.worn[seat].count(NOTHING) == 1:
            yield self.cue("drum", WEAR_MS, seat)

    def _stripped(self, view: State, seat: int, slots: tuple[int, ...]) -> Iterator[SoundCue]:
        struck = STRUCK.get(CARDS[thrown_last(view)])
        if struck is not None:
            yield self.cue(struck, 0, seat)
        lead = lead_of(view)
        yield self.cue("elastic" if SLIP in slots else "rustle", lead, seat)
        if len(slots) > 1 and SLIP in slots:
            yield self.cue("rustle", lead + AFTER_MS * (len(slots) - 1), seat)

    def tension(self, view: State) -> float:
        """Return how tight the match is, 0 to 1: by what the best dressed lack."""
        most = max(sum(face != NOTHING for face in worn) for worn in view.worn)
        return 0.0 if view.winners else most / len(ALL_SLOTS)


def _put_on(slot: int) -> str:
    return {SLIP: "elastic", COAT: "zip"}.get(slot, "rustle")
