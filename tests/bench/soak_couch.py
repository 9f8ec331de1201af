"""A soak: matches of twelve seats, several people, and random inputs on all devices at once.

Run in a checkout: ``python -m tests.bench.soak_couch [--matches N] [--seed S] [--people P]
[--width W]``. Each match is played on the real scenes with a fake clock; mouse, keyboard, fingers
and two virtual gamepads press, click, drag and tap at random, the window loses its focus, a gamepad
is pulled and plugged in again. So that matches end, whoever is called also does something sensible
now and then, and after the first thousands of frames random inputs get rarer and frames longer.
Who leaves for the menu is brought back: the match is resumed from its file. An error ends the run
and names its match; printed are inputs, actions and the memory of the process, match by match.
"""

from __future__ import annotations

import argparse
import gc
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from types import SimpleNamespace
from typing import Any, Final

from tests.secrecy import windows  # first: it asks SDL for a window that nobody sees

# isort: split
import pygame

from game.ai.question import Question
from game.core.luck import Stream, key_of
from game.scenes.kit import Kit
from game.scenes.shared.couch import table_of
from game.scenes.shared.curtain import FALL, PEEK, CurtainScene
from game.scenes.shared.curtain_calls import PRIVATE_TABLE
from game.scenes.shared.private_table import PrivateTableScene
from game.session import make_head, resume, start
from game.stage.input.inputs import CloseAsked, FocusLost, KeyPressed, KeyReleased
from game.stage.paint.canvas import HEIGHT, WIDTH, Canvas
from game.stage.stack import Stack
from game.store.heads import House
from game.store.replays import finished, unfinished
from game.store.settings import Settings
from tests.scenes.devices import Devices, VirtualPad
from tests.secrecy.botting import HostHere, bots_here
from tests.secrecy.pairing import NAMES, press
from tests.session.turns import asked_first

SEATS: Final = 12
FRAME_MS: Final = 90
LONG_MS: Final = 450
"""A later frame of the table, where a bot breathes or a card flies: shorter than any window."""
FRAMES_MOST: Final = 30_000
ENDING_MOST: Final = 2_000
WILD: Final = 2_000
"""So many frames anybody presses anything; later, now and then, so that a match ends."""
OFTEN, SELDOM = 3, 10
DRAWS_EVERY: Final = 40
PATIENCE: Final = 20
"""After so many frames on one screen somebody sensible does something about it."""
LEVELS: Final = ("random", "greedy", "easy", "greedy@rosa", "easy@hugo")
KEYS: Final = (
    "enter", "space", "escape", "tab", "left", "right", "up", "down", *"1234567890bnlihfmd.",
    "f1", "page up", "backspace",
)  # fmt: skip
BUTTONS: Final = (
    "a", "b", "x", "y", "lb", "rb", "up", "down", "left", "right", "lt+rt", "start", "back"
)  # fmt: skip
PACES: Final = ("brisk", "confirm", "normal")


class Answering(HostHere):
    """Bots in this process that answer at once."""

    def ask(self, question: Question) -> None:
        super().ask(question)
        assert self.asked is not None
        self.agree(self.asked[2].action)


@dataclass
class Figures:
    """What a match took."""

    frames: int = 0
    inputs: int = 0
    actions: int = 0
    left: int = 0
    """How often it was left and resumed."""


class Soak:
    """One match, and everybody around it."""

    def __init__(self, number: int, seed: int, people: int, data: Path, width: int = 320) -> None:
        self.chance = chance = Stream(key_of("soak", seed, number))
        self.data = data
        settings = Settings(
            language=("fr", "en")[number % 2], pace=(0.0, 4.0)[chance.below(2)], captions=True,
            text_size=(100, 150)[chance.below(2)], reduced_motion=bool(chance.below(2)),
        )  # fmt: skip
        art, _ = windows.arts()
        self.kit = Kit(art, settings, data)
        controllers = [LEVELS[chance.below(len(LEVELS))] for _ in range(SEATS)]
        seats = [seat * (SEATS // max(1, people)) for seat in range(people)]
        for seat in seats:
            controllers[seat] = "human"
        house = House(pace=PACES[number % 3], orders=bool(chance.below(2)))
        modules = (["missions"], ["oups", "non"], [])[number % 3]
        head = make_head("et_bim", controllers, NAMES, {"modules": modules}, number, house=house)
        # else the same match would be another one in every run
        self.session = start(head.model_copy(update={"salt": f"soak {number}"}), data)
        self.stack = Stack(table_of(self.kit, self.session, watch=people == 0))
        self.shown = SimpleNamespace(stack=self.stack, hints=self.kit.hints)
        self.devices = Devices(self.shown)
        self.pads = [VirtualPad(self.devices) for _ in range(2)] if people > 1 else []
        for seat, pad in zip(seats[1:], self.pads, strict=False):
            self.kit.claims.claim(seat, pad.source)
        self.canvas = Canvas(pygame.Surface((width, width * 9 // 16), 0, 32), art, self.kit.hints)
        self.figures = Figures()
        self._seen: list[str] = []
        self._stays = 0
        self._pulled: list[VirtualPad] = []

    def close(self) -> None:
        """Put everything away."""
        for pad in self.pads:
            if pad not in self._pulled:
                pad.unplug()
        self.stack.close_all()
        self.devices.close()
        self.session.close()

    @property
    def over(self) -> bool:
        return self.session.outcome() is not None

    def run(self) -> Figures:
        """Play to the end, wherever inputs lead."""
        while not self.over:
            self.frame()
            assert self.figures.frames < FRAMES_MOST, f"still {self.stack.names}"
        for frame in range(ENDING_MOST):
            if "result" in self.stack.names or self.stack.empty:
                break
            self._stays = frame  # nobody presses anything else: patience counts from here
            self.devices.pass_time(FRAME_MS)
            if "result" in self.stack.names:
                break  # whatever is pressed there may begin a rematch
            if frame % 5 == 0:
                self.stack.draw(self.canvas)  # a fallen curtain waits to be seen
            if frame % 5 == 4 and len(self.stack.scenes) > 1:
                self.stack.handle_input(KeyPressed(("escape", "enter")[frame // 5 % 2]))
            else:
                self._forward()
        assert "result" in self.stack.names or self.stack.empty, f"still {self.stack.names}"
        self.stack.draw(self.canvas)
        self.figures.inputs = self.devices.inputs
        self.figures.actions = len(self.session.actors())
        return self.figures

    def frame(self) -> None:
        """Let a frame pass, and anybody do anything."""
        self.figures.frames += 1
        wild = self.figures.frames < WILD
        if not wild:  # somebody may have asked for every step, or for slow pictures
            self.kit.settings.step_mode, self.kit.settings.pace = False, 0.0
        self.devices.pass_time(FRAME_MS if wild or len(self.stack.scenes) > 1 else LONG_MS)
        if self.over:
            return  # the result may be there already, and whoever leaves that does not come back
        if self.stack.empty:
            self._come_back()
        if self.chance.below(OFTEN if wild else SELDOM) == 0:
            self._anything()
        if self.stack.empty:
            self._come_back()
        changed = self.stack.names != self._seen
        if changed:
            self._seen, self._stays = self.stack.names, 0
        # a curtain counts as fallen when it was seen
        fell = getattr(self.stack.top, "state", "") == FALL
        if fell or (changed and wild) or self.figures.frames % DRAWS_EVERY == 0:
            self.stack.draw(self.canvas)
        self._stays += 1
        if self._stays % 4 == 0 or self._stays > PATIENCE:
            self._forward()

    # ------------------------------------------------------------ anything

    def _anything(self) -> None:
        """Press, click, tap, drag, push, or pull something out."""
        chance, devices = self.chance, self.devices
        what = chance.below(40)
        x, y = float(chance.below(WIDTH)), float(chance.below(HEIGHT))
        if what < 12:
            devices.key(KEYS[chance.below(len(KEYS))])
        elif what < 18:
            devices.click(x, y)
        elif what < 22:
            devices.tap(x, y)
        elif what < 24:
            devices.drag(x, y, float(chance.below(WIDTH)), float(chance.below(HEIGHT)))
        elif what < 36:
            self._on_a_pad()
        elif what == 36:
            self.stack.handle_input(FocusLost())
        elif what == 37 and self.pads:
            self._pull_or_plug()

    def _on_a_pad(self) -> None:
        pads = [pad for pad in self.pads if pad not in self._pulled]
        if not pads:
            return
        pad = pads[self.chance.below(len(pads))]
        if self.chance.below(5):
            pad.press(BUTTONS[self.chance.below(len(BUTTONS))])
        else:
            axis = self.chance.below(4)
            pad.push(axis, (-1.0, 1.0)[self.chance.below(2)])
            pad.push(axis, 0.0)

    def _pull_or_plug(self) -> None:
        if self._pulled:
            self._pulled.pop().plug()
        elif self.chance.below(4) == 0:
            pad = self.pads[self.chance.below(len(self.pads))]
            pad.unplug()
            self._pulled.append(pad)

    # ------------------------------------------------------------ something sensible

    def _forward(self) -> None:
        """Do what leads on from the screen that is there."""
        top = self.stack.top
        if isinstance(top, CurtainScene):
            self._behind(top)
        elif len(self.stack.scenes) == 1 and top is not None:
            self._at_the_table(top)
        elif self._stays > PATIENCE:
            keys = ("escape", "enter", "space", "tab", "enter")
            self.stack.handle_input(KeyPressed(keys[self.chance.below(len(keys))]))
            if self._stays > 10 * PATIENCE:
                self.stack.handle_input(CloseAsked())

    def _behind(self, curtain: CurtainScene) -> None:
        source = self.kit.claims.source(curtain.seat)
        if curtain.state != PEEK:
            self.stack.handle_input(KeyPressed("enter", source=source))
            self.stack.handle_input(KeyReleased("enter", source=source))
            return
        scene: Any = curtain.panel.scene
        if isinstance(scene, PrivateTableScene) and scene.is_mine():
            self._choose(scene, curtain.seat)
        elif self._stays > PATIENCE:
            asked = asked_first(self.session) == curtain.seat
            legal = list(self.session.legal(curtain.seat)) if asked else []
            curtain.done({PRIVATE_TABLE: legal[0]} if legal else {})

    def _at_the_table(self, table: Any) -> None:
        if getattr(table, "window", None) is not None:
            self.stack.handle_input(KeyPressed(("space", "b")[self.chance.below(2)]))
        elif table.is_mine():
            asked = asked_first(self.session)
            if asked is not None:
                self._choose(table, asked)

    def _choose(self, table: Any, seat: Any) -> None:
        legal = [one for one in self.session.legal(seat) if one.kind != "attempt"]
        plays = [one for one in legal if one.kind != "discard"] or legal
        table.hand.let_go()
        press(table, plays[self.chance.below(len(plays))])

    def _come_back(self) -> None:
        """Resume the match that somebody left."""
        self.figures.left += 1
        self.session.close()
        [left] = unfinished(self.data)
        self.session = resume(left.path, self.data)
        again = table_of(self.kit, self.session, watch=not self.session.people)
        self.stack = self.shown.stack = Stack(again)


def memory() -> float:
    """Return how many million bytes of memory this process has, 0 where that is not told."""
    try:
        lines = Path("/proc/self/status").read_text("ascii").splitlines()
    except OSError:
        return 0.0
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS"))


def soak(
    matches: int, seed: int, people: int, *, width: int = 320, quiet: bool = False
) -> list[float]:
    """Play matches; return the memory after each."""
    rows: list[float] = []
    with bots_here(Answering):
        for number in range(matches):
            begun = time.perf_counter()
            with tempfile.TemporaryDirectory() as folder:
                match = Soak(number, seed, people, Path(folder), width)
                try:
                    figures = match.run()
                    assert len(finished(Path(folder))) == 1, "the match is no replay"
                except Exception as error:
                    error.add_note(f"match {number} of seed {seed}")
                    raise
                finally:
                    match.close()
            gc.collect()
            rows.append(memory())
            took = time.perf_counter() - begun
            if not quiet:
                print(
                    f"{number:4} {figures.frames:6} frames {figures.inputs:6} inputs "
                    f"{figures.actions:4} actions, left {figures.left} times, {took:5.1f} s, "
                    f"{rows[-1]:6.1f} MB",
                    flush=True,
                )
    return rows


def main(argv: Sequence[str] | None = None) -> int:
    """Play, and print memory by match."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--people", type=int, default=3, help="0: all are bots and one watches")
    parser.add_argument("--width", type=int, default=320, help="of the window, in pixels")
    asked = parser.parse_args(argv)
    rows = soak(asked.matches, asked.seed, asked.people, width=asked.width)
    tenth = max(1, len(rows) // 10)
    early, late = median(rows[tenth : 3 * tenth] or rows), median(rows[-2 * tenth :])
    print(
        f"{len(rows)} matches without an error; {early:.1f} MB early on, {late:.1f} MB at the end"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
