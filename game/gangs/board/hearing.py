"""Hearing: which event makes which sound, for whom.

A pure function of what a viewer was told. What others hear of a seat follows from public facts
alone; no hand, tile or mission is looked at, not even the viewer's own (docs/secrecy.md).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from game.gangs.board.beats import LAND_MS
from game.gangs.board.places import Places
from game.gangs.model import events as ev
from game.gangs.model.cards import DAMAGE, face_of
from game.gangs.model.state import OVER, State
from game.stage.sound.cues import SoundCue
from game.stage.table.setting import PaintedSetting
from game.stage.table_sounds import TableSounds

LOW_LIFE: Final = 80
"""From this total on one's own heart is heard."""
LINKS: Final = 5
"""The pan rings higher with every link of a chain, up to this one."""
WIDTH: Final = 0.6
"""How far to the side a seat at the edge of the table sounds."""

SILENT: Final[Mapping[type, str]] = {
    ev.Stocked: "nobody is told",
    ev.Picked: "nobody is told",
    ev.Situation: "a table laid by hand is there at once",
    ev.Drawn: "the card was heard when it was drawn, the same for everybody",
    ev.TurnEnded: "the next turn's beginning is heard",
    ev.Accepted: "what the card does is heard",
}
"""Events without a sound, and why."""

_RANKS: Final = {
    "win": 9, "lose": 9, "over": 9, "round_end": 8, "out": 7, "aimed": 6, "own_turn": 6,
    "choose": 6, "non": 5, "oups": 5, "bim_5": 5, "bim_4": 5, "bim_3": 5, "bim_2": 5, "bim_1": 5,
    "round": 5, "swap": 4, "splat_30": 4, "shield": 3, "heal": 3, "recycle": 3, "look": 3,
    "splat_20": 3, "splat_10": 2, "heartbeat": 2, "shuffle": 2, "mulligan": 2, "draw_1": -1,
    "draw_2": -1, "draw_3": -1, "turn": -1,
}  # fmt: skip


class Listener:
    """An event that was just folded, and who hears it."""

    def __init__(self, view: State, viewer: int | None, places: Places) -> None:
        """Take a view after its event."""
        self.view = view
        self.viewer = viewer
        self._places = places

    def cue(
        self, name: str, delay: float = 0, *, seat: int | None = None, own: bool = False
    ) -> SoundCue:
        """Return a cue that is heard from where a seat lies."""
        pan = 0.0
        if seat is not None and seat < len(self._places.seats):
            pan = round((self._places.seats[seat].box.middle[0] / 640 - 1) * WIDTH, 3)
        return SoundCue(
            name, delay, f"sound.{name}", pan, "own" if own else "effects", _RANKS.get(name, 0)
        )

    def is_own(self, seat: int) -> bool:
        """Say whether a seat is the listener's."""
        return self.viewer is not None and seat == self.viewer

    def aimed(self, delay: float = 0) -> Iterator[SoundCue]:
        """Warn the listener whom a card flies at: always in the same way."""
        if self.is_own(self.view.asked()):
            yield self.cue("aimed", delay, own=True)

    def heart(self, seat: int, delay: float = 0) -> Iterator[SoundCue]:
        """Let the listener hear that little is left."""
        if self.is_own(seat) and self.view.alive[seat] and self.view.totals[seat] >= LOW_LIFE:
            yield self.cue("heartbeat", delay)


Cues = Iterator[SoundCue]


def _turn_began(ear: Listener, event: ev.TurnBegan) -> Cues:
    own = ear.is_own(event.seat)
    yield ear.cue("own_turn" if own else "turn", seat=None if own else event.seat, own=own)
    yield from ear.heart(event.seat, 700)


def _drew(ear: Listener, event: ev.Drew) -> Cues:
    count = len(ear.view.hands[event.seat])
    yield ear.cue(f"draw_{1 + count % 3}", seat=event.seat)


def _thrown(ear: Listener, event: ev.Thrown | ev.Replayed) -> Cues:
    yield ear.cue("throw", seat=event.seat)
    yield from ear.aimed()


def _reflected(ear: Listener, event: ev.Reflected) -> Cues:
    yield ear.cue(f"bim_{min(LINKS, max(1, ear.view.bims))}", seat=event.seat)
    yield from ear.aimed(220)


def _laid(ear: Listener, event: ev.Laid) -> Cues:
    damage = DAMAGE[face_of(event.card)]
    yield ear.cue(f"splat_{damage}" if damage else "land", LAND_MS, seat=event.seat)
    if damage and ear.view.totals[event.seat] <= 100:
        yield from ear.heart(event.seat, LAND_MS + 350)


def _tile_shown(ear: Listener, event: ev.TileShown) -> Cues:
    if ear.is_own(event.to):
        yield ear.cue("reveal")


def _mission_dealt(ear: Listener, event: ev.MissionDealt) -> Cues:
    if ear.is_own(event.to):
        yield ear.cue("mission")


def _second_asked(ear: Listener, event: ev.SecondAsked) -> Cues:
    if ear.is_own(event.seat):
        yield ear.cue("choose", own=True)


def _swapped(ear: Listener, event: ev.Swapped) -> Cues:
    yield ear.cue("swap")


def _recycled(ear: Listener, event: ev.Recycled) -> Cues:
    yield ear.cue("recycle", seat=event.seat)
    if ear.is_own(event.by):
        yield ear.cue("choose", 420, own=True)


def _ended(ear: Listener, event: ev.Ended) -> Cues:
    if ear.viewer is None or not event.winners:
        yield ear.cue("over")
    else:
        yield ear.cue("win" if ear.viewer in event.winners else "lose")


def _just(name: str, delay: float = 0, at: str = "seat") -> Callable[[Listener, Any], Cues]:
    """Return what hears one sound at the seat of an event."""

    def heard(ear: Listener, event: Any) -> Cues:
        yield ear.cue(name, delay, seat=getattr(event, at, None))

    return heard


_HEARD: Final[Mapping[type, Callable[[Listener, Any], Cues]]] = {
    ev.TilesChosen: _just("shuffle"),
    ev.TileShown: _tile_shown,
    ev.RoundBegan: _just("round"),
    ev.MissionDealt: _mission_dealt,
    ev.Drew: _drew,
    ev.Reshuffled: _just("shuffle"),
    ev.TurnBegan: _turn_began,
    ev.Mulliganed: _just("mulligan"),
    ev.Discarded: _just("discard"),
    ev.Passed: _just("pass"),
    ev.Thrown: _thrown,
    ev.Replayed: _thrown,
    ev.Reflected: _reflected,
    ev.Refused: _just("non"),
    ev.Offended: _just("oups", 240, at="target"),
    ev.Destroyed: _just("destroyed"),
    ev.Laid: _laid,
    ev.Looked: _just("look", 100, at="target"),
    ev.Shielded: _just("shield", 240),
    ev.ShieldLapsed: _just("shield_lapse"),
    ev.Healed: _just("heal", 60),
    ev.SecondAsked: _second_asked,
    ev.Swapped: _swapped,
    ev.Recycled: _recycled,
    ev.Eliminated: _just("out"),
    ev.RoundEnded: _just("round_end"),
    ev.Ended: _ended,
}


class GangsSounds(TableSounds):
    """What a viewer hears at a table of hidden gangs."""

    def __init__(self, viewer: int | None, setting: PaintedSetting[Places, Any]) -> None:
        """Take who listens, and where everything stands."""
        self._viewer = viewer
        self._setting = setting

    def cues(self, event: ev.Event, view: State) -> tuple[SoundCue, ...]:
        """Return what a viewer hears of an event that was just folded into its view."""
        heard = _HEARD.get(type(event))
        if heard is None:
            return ()
        return tuple(heard(Listener(view, self._viewer, self._setting.places), event))

    def tension(self, view: State) -> float:
        """Return how tight a match is, 0 to 1: by the highest totals and by who is out."""
        living = view.living()
        if view.phase == OVER or len(living) < 2:
            return 0.0
        highest = sorted(view.totals[seat] for seat in living)[-2:]
        out = (view.n - len(living)) / max(1, view.n - 2)
        return min(1.0, 0.6 * sum(highest) / 200 + 0.6 * out)
