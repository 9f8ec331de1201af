"""Two windows on two matches of Wombat that one viewer cannot tell apart, run in step.

What is compared is what ``tests.secrecy.witness`` notes: calls that draw, pixels, sounds, captions,
speech, log, files, and the millisecond at which each was so; beside it what gamepads shake, who was
asked and whose answer was due in which tick, and in some pairs how many functions were called for
it all. Hands of others do what both worlds allow, as answers of bots; who looks on presses keys.
"""

from __future__ import annotations

import os
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any, Final
from unittest import mock

from game.ai.personas import PERSONAS
from game.core.luck import Stream
from game.core.seats import CLOCK, Seat
from game.games.wombat.board.caps import OF_LIGHT
from game.games.wombat.board.touches import (
    ALIKE,
    PAD_PLACES,
    PAD_STOP,
    PAD_VERBS,
    PLACE_KEYS,
    VERB_KEYS,
)
from game.games.wombat.by_place import OPENS, STOPS
from game.games.wombat.rules import RULES
from game.scenes.kit import Kit
from game.scenes.shared.live_couch import LiveCouchScene
from game.scenes.table.table import TableScene
from game.session import make_head
from game.stage.input.claims import KEYPAD, PARTS
from game.stage.input.inputs import KeyPressed
from game.stage.paint.art import Art
from game.store.heads import HUMAN
from tests.secrecy.filing import created
from tests.secrecy.pairing import NAMES, difference
from tests.secrecy.witness import Witness
from tests.secrecy.working import profiled
from tests.session.held import HeldSession
from tests.wombat.wombat_led import Led
from tests.wombat.wombat_running import Open
from tests.wombat.wombat_worlds import LAWFUL, SHARED, Plan, dealt

BEHIND: Final = 640
PATIENT: Final = 4
"""So many questions of a seat are open here at most: a hand is chosen for as its answer is due."""
OURS: Final = f"{os.sep}game{os.sep}"
"""Functions of ours are counted, by where they lie."""
WAITING_MS: Final = 500
"""A frame of what lies over the table: it is counted in."""


class Window:
    """One world, and the real scene that shows it."""

    def __init__(self, art: Art, world: Open, its: Plan, folder: Path) -> None:
        self.world = world
        self.kit = Kit(art, its.settings.model_copy(), folder)
        self.witness = Witness(self.kit, paints=its.paints)
        self.calls: Counter[str] = Counter()
        self._draws, self._counts, self._done = its.draws, its.counts, 0
        # characters sit there, with faces and lines of their own: neither may tell of a role
        cast = [PERSONAS[(its.seed + seat) % len(PERSONAS)] for seat in range(its.seats)]
        kinds = [f"random@{one.id}" for one in cast]
        for seat in range(its.people) if its.viewer is None else (its.viewer,):
            kinds[seat] = HUMAN
        head = make_head("wombat", kinds, NAMES[: its.seats], its.given, its.seed)
        head = head.model_copy(update={"salt": "of a pair"})
        recorder = created(folder, head) if its.on_file else None
        with mock.patch("game.session.bots.BotRouter", Led):
            self.session = HeldSession(head, recorder, folder, match=world.match)
        self.session.kit = self.kit
        self.session.look_back()
        self._hold(its)
        self.scene: Any = (
            LiveCouchScene(self.kit, self.session)
            if its.people
            else TableScene(self.kit, self.session, watch=its.viewer is None)
        )
        self.witness.sit(self.scene)

    def _hold(self, its: Plan) -> None:
        """Hand everybody what they play with; motors tell the witness what they do."""
        claims, rack, facts = self.kit.claims, self.kit.hints.rack, self.witness.facts
        claims.clear()
        rack.places.clear()
        self.kit.motors.still()
        self.kit.motors.drive = lambda source, ms: facts.append(("shaken", source, ms))
        for seat, source in enumerate(its.sources):
            claims.claim(Seat(seat), source)
            if source not in PARTS:
                rack.add(source, source)

    @property
    def bots(self) -> Led:
        led: Any = self.session.bots.router
        assert isinstance(led, Led)
        return led

    @property
    def tick(self) -> int:
        return self.session.bots.questions.tick

    @property
    def on_top(self) -> bool:
        return self.witness.top is self.scene

    # ------------------------------------------------------------ what is done, and what it costs

    def pass_time(self, ms: int) -> None:
        self._counted(lambda: self.witness.pass_time(ms))

    def handle_input(self, heard: KeyPressed) -> None:
        self._counted(lambda: self.witness.handle_input(heard))

    def look(self, *, pixels: bool) -> list[Any]:
        """Return what there is to tell since the last time."""
        self._counted(lambda: self.witness.look(draw=self._draws, pixels=pixels))
        self.witness.facts += [("asked", *one) for one in self.bots.asked]
        self.bots.asked.clear()
        actors = self.session.actors()
        self.witness.facts += [("done", seat, self.tick) for seat in actors[self._done :]]
        self._done = len(actors)
        if self._counts:
            self.witness.facts.append(("work", sorted(self.calls.items())))
            self.calls.clear()
        return self.witness.take()

    def _counted(self, work: Any) -> None:
        """Do something, and count the calls of the program's functions where that is wished."""
        if not self._counts:
            work()
            return

        def note(frame: Any, event: str, _: Any) -> None:
            if event == "call":
                code = frame.f_code
                _, found, inside = code.co_filename.rpartition(OURS)
                if found:
                    self.calls[f"{inside}:{code.co_qualname}"] += 1

        profiled(work, note)


class Duel:
    """Two windows in step."""

    def __init__(self, arts: tuple[Art, Art], its: Plan, found: Any, chance: Stream, folder: Path):
        self.its, self.worlds, self.chance = its, found, chance
        self.compared = self.frames = self.acts = 0
        self.kinds: Counter[str] = Counter()
        """How many facts of which kind were compared."""
        self._told = dict.fromkeys(its.eyes, 0)
        self._led: set[tuple[int, int]] = set()
        self.over = False
        self._skip()
        self.windows = [
            Window(art, world, its, folder / name)
            for art, world, name in zip(arts, found, ("one", "other"), strict=True)
        ]

    def _skip(self) -> None:
        while not self.over and len(self.worlds[0].match.observations(None)) < 10**6:
            one = self.worlds[0].truth
            gone = one.tick + (0 if one.phase == "build" else BEHIND)
            if gone > self.its.skipped:
                return
            for seat in map(Seat, range(self.its.seats)):
                if (action := self._chosen(seat)) is not None:
                    for world in self.worlds:
                        world.match.submit(seat, action)
            for world in self.worlds:
                world.match.submit(CLOCK, world.match.pending()[CLOCK][0])
            self._tell()

    def run(self, frames: int) -> None:
        """Let so many pictures pass in both, or until they may differ."""
        with mock.patch("game.session.questions.OPEN_MOST", PATIENT):
            for frame in range(frames):
                if self.over:
                    return
                on_top = self.windows[0].on_top
                for window in self.windows:
                    window.pass_time(self.its.frame_ms if on_top else WAITING_MS)
                self._tell()
                if self.over:
                    return
                self._compare(pixels=self.its.paints and frame % 20 == 0)
                self._act()
                self._tell()

    def _tell(self) -> None:
        """See what was told since to whom the window shows it, and whether it tells them apart."""
        for viewer, told in self._told.items():
            here, there = (world.match.observations(viewer, told) for world in self.worlds)
            for mine, other in zip(here, there, strict=False):
                if mine != other:
                    lawful = LAWFUL.get(self.its.sort, ("ended",))
                    assert mine.kind in lawful, f"told of what it was not: {mine} or {other}"
                    self.over = True
                    return
            assert len(here) == len(there), "one world told more"
            self._told[viewer] += len(here)
        self.over = any(world.match.outcome() is not None for world in self.worlds)

    def _compare(self, *, pixels: bool) -> None:
        told = [window.look(pixels=pixels) for window in self.windows]
        self.frames += 1
        self.compared += len(told[0])
        self.kinds.update(str(fact[1]) for fact in told[0])
        if told[0] != told[1]:
            raise AssertionError(difference(*told))

    # ------------------------------------------------------------ who acts

    def _act(self) -> None:
        if not all(window.on_top for window in self.windows):
            assert not any(window.on_top for window in self.windows), "one world stops"
            over = self.windows[0].witness.top.name
            if over == "gathering":
                self._find()
            elif over != "count":
                self._hear(KeyPressed("enter"))
            return
        people = range(self.its.people) if self.its.viewer is None else (self.its.viewer,)
        tick = self.windows[0].tick
        for seat in map(Seat, range(self.its.seats)):
            if seat not in people:
                if (seat, tick) not in self._led:
                    self._led.add((seat, tick))
                    action = self._chosen(seat)
                    self.acts += action is not None
                    for window in self.windows:
                        window.bots.lead(seat, tick, action)
            elif not self.chance.below(3):
                self._press(seat)

    def _find(self) -> None:
        """Let everybody find their paw, and be ready."""
        for source in self.its.sources:
            pad = source.startswith("pad")
            part = len(PARTS) if pad else PARTS.index(source)
            ready, stop = OF_LIGHT[part][ALIKE], PAD_STOP if pad else STOPS[part]
            for place in (f"pad:{one}" if pad else one for one in (stop, ready)):
                self._hear(KeyPressed("f9", given=place, place=place, source=source))
            self._compare(pixels=self.its.paints)

    def _press(self, seat: int) -> None:
        """Let a person press something, blindly."""
        source = self.its.sources[seat] if self.its.people else ""
        part = PARTS.index(source) if self.its.room == SHARED else 0
        if source.startswith("pad"):
            parts = [*PAD_PLACES, *PAD_VERBS]
            part = f"pad:{parts[self.chance.below(len(parts))]}"
            self._hear(KeyPressed("f9", given=part, place=part, source=source))
            return
        keys = [*PLACE_KEYS[part], *VERB_KEYS[part], STOPS[part]]  # by the last one a paw waves
        keys += [OPENS] * (source == KEYPAD)
        place = keys[self.chance.below(len(keys))]
        self._hear(KeyPressed(place.lower(), place=place, source=source))

    def _chosen(self, seat: Seat) -> Any:
        """Return what a hand is to do, of what both worlds allow; None: nothing."""
        if self.chance.below(4):
            return None
        legal = self.worlds[0].match.pending().get(seat, ())
        if not legal:
            return None
        shape = legal[self.chance.below(len(legal))]
        action = RULES.fill(self.worlds[0].truth, seat, shape, self.chance)
        if action.kind == "ready" and self.chance.below(8):
            return None
        if action.kind == "stop" and self.its.sort == "restricted":
            return None  # whom the Trusting's hand obeys is where a restriction is met (W27)
        both = all(world.match.accepts(seat, action) for world in self.worlds)
        return action if both else None

    def _hear(self, heard: KeyPressed) -> None:
        for window in self.windows:
            window.handle_input(heard)


def duel(
    arts: tuple[Art, Art], number: int, sort: str, folder: Path, frames: int,
    skipped: int | None = None,
) -> Duel:  # fmt: skip
    """Run a pair; a table where nothing can be exchanged is dealt anew.

    Raises:
        AssertionError: the windows differ before they may.
    """
    its, chance, found = dealt(number, sort, skipped)
    if its.counts:  # once before: what is kept for good is there in both worlds then
        first = Duel(arts, replace(its, counts=False), found, chance, folder / "before")
        _run(first, frames)
        its, chance, found = dealt(number, sort, skipped)
    run = Duel(arts, its, found, chance, folder)
    _run(run, frames)
    return run


def _run(run: Duel, frames: int) -> None:
    try:
        run.run(frames)
    except AssertionError as error:
        error.add_note(f"{run.its}")
        raise
    finally:
        for window in run.windows:
            window.session.close()
