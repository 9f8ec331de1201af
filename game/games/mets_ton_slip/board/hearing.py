"""Hearing: which event makes which sound, for whom.

A pure function of what all were told and of whose seat it is: no hand is looked at, not even the
listener's own, so that a window for a defence sounds the same for who holds none.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from game.games.mets_ton_slip.board.beat import AFTER_MS, WEAR_MS, lead_of, thrown_last
from game.games.mets_ton_slip.board.places import Places
from game.games.mets_ton_slip.model import events as ev
from game.games.mets_ton_slip.model.cards import ALL_SLOTS, CARDS, COAT, FETE, NOTHING, SLIP
from game.games.mets_ton_slip.model.state import State
from game.stage.sound.cues import SoundCue
from game.stage.table.setting import PaintedSetting
from game.stage.table_sounds import TableSounds

WIDTH: Final = 0.6
"""How far to the side a seat at the edge of the table sounds."""
_STRUCK: Final = {
    "APOIL": "laugh", "FOURIRE": "laugh", "CORDONNIER": "destroyed", "CROIXROUGE": "pass",
    "DOCTEUR": "tic", "FASTFOOD": "splat_10", "GASTRO": "oups", "GROSSETETE": "out",
    "TACHE": "splat_20", "PLUIE": "rain",
}  # fmt: skip
"""What is heard of an attack that comes through, by its name."""
_RANKS: Final = {
    "win": 9, "lose": 9, "over": 9, "applause": 8, "own_turn": 7, "aimed": 7,
    "choose": 6, "drum": 6, "washing": 5, "laugh": 5, "rain": 4, "elastic": 4, "oups": 4, "out": 4,
    "splat_20": 4, "splat_10": 4, "shield": 4, "reveal": 3, "swap": 3, "zip": 2, "rustle": 1,
    "turn": -1, "draw_1": -1, "draw_2": -1, "draw_3": -1,
}  # fmt: skip


class Listener:
    """An event that was just folded, and who hears it."""

    def __init__(self, view: State, viewer: int | None, places: Places) -> None:
        """Take a view after its event."""
        self._view = view
        self._viewer = viewer
        self._places = places

    def cue(self, name: str, delay: float = 0, *, seat: int | None = None) -> SoundCue:
        """Return a cue that is heard from where a seat stands; one's own from everywhere."""
        own = name in ("own_turn", "aimed", "choose")
        pan = 0.0
        if seat is not None and not own:
            pan = round((self._places.stands[seat].box.middle[0] / 640 - 1) * WIDTH, 3)
        group = "own" if own else "effects"
        return SoundCue(name, delay, f"sound.{name}", pan, group, _RANKS.get(name, 0))

    def of(self, event: ev.Event) -> Iterator[SoundCue]:  # noqa: C901, PLR0912 one case an event
        """Yield what is heard of an event."""
        mine = self._viewer
        match event:
            case ev.Laid():
                yield self.cue("shuffle")
            case ev.TurnBegan(seat):
                yield self.cue("own_turn" if seat == mine else "turn", seat=seat)
            case ev.Drew(seat) | ev.Fished(seat):
                yield self.cue(f"draw_{1 + len(self._view.hands[seat]) % 3}", seat=seat)
            case ev.Washed():
                yield self.cue("washing")
            case ev.Wore(seat, _, slot):
                yield self.cue(_put_on(slot), WEAR_MS * 0.6, seat=seat)
                yield from self._nearly(seat)
            case ev.Replaced(seat, _, target, slot, _, put):
                yield self.cue(_put_on(slot), WEAR_MS * 0.6, seat=target)
                yield self.cue(_put_on(put), WEAR_MS, seat=seat)
                if seat != target:
                    yield from self._nearly(seat)
            case ev.Attacked(seat):
                yield self.cue("throw", seat=seat)
                yield from self._aimed()
            case ev.Mirrored(seat):
                yield self.cue("reveal", 120, seat=seat)
                yield from self._aimed(240)
            case ev.Shielded(seat, undone):
                yield self.cue("shield", 200, seat=seat)
                if undone:
                    yield from self._aimed(300)
            case ev.Asked(seat) if seat == mine:
                yield self.cue("choose")
            case ev.Stripped(seat, slots):
                yield from self._stripped(seat, slots)
            case ev.Stole(seat, target, _, _, put):
                yield self.cue("swap", seat=target)
                yield self.cue(_put_on(put), WEAR_MS, seat=seat)
                yield from self._nearly(seat)
            case ev.Celebrated(seat, face):
                yield self.cue("laugh" if face == FETE else "shuffle", 320, seat=seat)
            case ev.HandedOn():
                yield self.cue("swap")
            case ev.LaidAway(seat) | ev.TookOff(seat):
                yield self.cue("discard", seat=seat)
            case ev.Ended(winners):
                yield self.cue("over" if mine is None else "win" if mine in winners else "lose")
                yield self.cue("applause", 500)
            case _:
                return  # what it leads to is heard

    def _aimed(self, delay: float = 0) -> Iterator[SoundCue]:
        """Warn the listener whom an attack points at: always in the same way."""
        if self._view.pointed == self._viewer:
            yield self.cue("aimed", delay)

    def _nearly(self, seat: int) -> Iterator[SoundCue]:
        """Let a drum be heard where somebody who dressed lacks one garment only."""
        if self._view.worn[seat].count(NOTHING) == 1:
            yield self.cue("drum", WEAR_MS, seat=seat)

    def _stripped(self, seat: int, slots: tuple[int, ...]) -> Iterator[SoundCue]:
        struck = _STRUCK.get(CARDS[thrown_last(self._view)])
        if struck is not None:
            yield self.cue(struck, seat=seat)
        lead = lead_of(self._view)
        yield self.cue("elastic" if SLIP in slots else "rustle", lead, seat=seat)
        if len(slots) > 1 and SLIP in slots:
            yield self.cue("rustle", lead + AFTER_MS * (len(slots) - 1), seat=seat)


def _put_on(slot: int) -> str:
    return {SLIP: "elastic", COAT: "zip"}.get(slot, "rustle")


class SlipSounds(TableSounds):
    """What a viewer hears at this table."""

    def __init__(self, viewer: int | None, setting: PaintedSetting[Places, Any]) -> None:
        """Take who listens, and where everything stands."""
        self._viewer = viewer
        self._setting = setting

    def cues(self, event: ev.Event, view: State) -> tuple[SoundCue, ...]:
        """Return what a viewer hears of an event that was just folded into its view."""
        return tuple(Listener(view, self._viewer, self._setting.places).of(event))

    def tension(self, view: State) -> float:
        """Return how tight the match is, 0 to 1: by what the best dressed lack."""
        most = max(sum(face != NOTHING for face in worn) for worn in view.worn)
        return 0.0 if view.winners else most / len(ALL_SLOTS)
