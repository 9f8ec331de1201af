"""Couches: every game, by so many people, with every way of sharing devices, played to its end.

Run in a checkout: ``python -m tests.bench.couches [--games A,B] [--people 2,3,most] [--ways
pads,touch] [--jobs 4] [--write docs/measurements/couch.md]``. A script of real inputs sits down on
the page of devices and plays whole matches on the real scenes, by events of SDL's own kind; virtual
gamepads are among them. What it wants to do it reads off the table; how it does it is what its
device can. Printed is what came of each couch; with ``--write`` the page of the docs is made anew.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import sys
import tempfile
import time
import traceback
from collections import Counter, deque
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from datetime import date
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final

from tests.secrecy import windows  # first: it asks SDL for a window that nobody sees

# isort: split
import pygame

sys.path.insert(0, str(Path(__file__).parents[1] / "scenes"))

from builders import Builder, Half, Thumbs
from devices import Devices, VirtualPad
from people import ARROWS, area_ways, ways

from game.ai import bot_process
from game.core.commands import PAD
from game.core.luck import Stream, key_of
from game.core.seats import Seat
from game.games import commands, game_of, rules_of, shelf
from game.games.wombat.tokens import READY_TOKEN
from game.scenes.kit import Kit
from game.scenes.lobby.start import begin
from game.scenes.shared.curtain import CALL, FALL, PEEK, TABLE
from game.scenes.shared.private_table import SEEN
from game.session import make_head
from game.stage.input import parts
from game.stage.input.bindings import with_games
from game.stage.input.claims import KEYPAD, LEFT, PARTS, RIGHT, SHARED
from game.stage.input.inputs import KeyPressed
from game.stage.motion.layout import Box
from game.stage.one_switch import OneSwitch
from game.stage.paint.canvas import Canvas
from game.stage.stack import Stack
from game.stage.table.marks import SEAT_KEYS
from game.stage.touches import SAID
from game.stage.widgets.form import Choice
from game.store.heads import HUMAN, House
from game.store.replays import finished
from game.store.settings import Settings

FRAME_MS: Final = 50
BUILD_MS: Final = 100
"""A frame in a real-time game: no tick is left out."""
FRAMES_MOST: Final = 60_000
STUCK: Final = 3_000
"""After so many frames in which nothing is done a couch is stuck."""
VAIN: Final = 600
"""After so many acts from which nothing came a couch is stuck, too."""
STAYS_MS: Final = 200
MOST: Final = "most"
HANDED, MOUSE, HALVED, THREE, PADS, TOUCH, SWITCH, MIXED = WAYS = (
    "handed on", "mouse", "two halves", "keypad", "pads", "touch", "one switch", "mixed",
)  # fmt: skip
NAMES: Final = (
    "Kim", "Ana", "Bilal", "Chloé", "Driss", "Élodie", "Farid", "Gwen", "Hugo", "Inès", "Jules",
    "Margot",
)  # fmt: skip
_SHORT: Final = {
    "et_bim": {}, "witty_zibi": {"rounds": 2}, "mets_ton_slip": {},
    "le_boulet": {"hand": 6, "boulets": 10}, "wombat": {"seconds": 60},
}  # fmt: skip
"""What makes matches short; they have all that longer ones have."""
_TITLES: Final = {
    "et_bim": "Et Bim!", "witty_zibi": "Witty Zibi", "mets_ton_slip": "Mets ton slip !",
    "le_boulet": "Le Boulet", "wombat": "Branle-bas de Wombat",
}  # fmt: skip
COMMANDS: Final = with_games(commands())
_COMMAND: Final = {command.key: command.name for command in COMMANDS}
_PAD_VOTES: Final = ("a", "left", "up", "right", "down", "lb", "rb", "x", "y", "rt", "lt")
"""What a gamepad presses for each ballot, in their order."""
_CLAIMS: Final = {
    LEFT: pygame.KSCAN_D, RIGHT: pygame.KSCAN_K, KEYPAD: pygame.KSCAN_KP_MULTIPLY
}  # fmt: skip
"""What a part of the keyboard takes a place with."""
_WAYS_ON: Final = ("ready", "seen", "done", "seal", "next", "before", "later", "resume", "yes")


class StuckError(AssertionError):
    """Nothing leads on from here."""


class Means:
    """One person's device, and what it can."""

    source = SHARED
    writes = points = scans = False

    def __init__(self, couch: Audit) -> None:
        """Take the couch whose window hears it."""
        self.couch = couch
        self.devices: Any = couch.devices

    def press(self, *keys: str) -> bool:
        """Press what scenes hear as keys; False where the device has nothing for one of them."""
        done = [self._press(key) for key in keys]
        return all(done)

    def _press(self, key: str) -> bool:
        raise NotImplementedError

    def point(self, x: float, y: float) -> None:
        """Click or tap."""
        raise NotImplementedError


class Keyboard(Means):
    """The keyboard, handed on."""

    writes = True

    def _press(self, key: str) -> bool:
        self.devices.key({"pageup": "page up", "pagedown": "page down"}.get(key, key))
        return True


class Pointer(Means):
    """The mouse, or fingers; both of nobody's own."""

    points = True

    def __init__(self, couch: Audit, *, touch: bool) -> None:
        super().__init__(couch)
        self._tap = self.devices.tap if touch else self.devices.click

    def point(self, x: float, y: float) -> None:
        self._tap(x, y)


class HalfBoard(Means):
    """A part of the keyboard."""

    def __init__(self, couch: Audit, which: str) -> None:
        super().__init__(couch)
        self.source = which

    def _press(self, key: str) -> bool:
        its = parts.keys_of(COMMANDS)[self.source]
        if _COMMAND.get(key) not in its:
            return False
        self.type(its[_COMMAND[key]][0])
        return True

    def type(self, place: int) -> None:
        """Press a key by where it lies."""
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            self.devices.handle_event(pygame.Event(kind, key=ord("\u00e9"), scancode=place, mod=0))


class Pad(Means):
    """A virtual gamepad."""

    def __init__(self, couch: Audit) -> None:
        super().__init__(couch)
        self.pad = VirtualPad(self.devices)
        self.source = self.pad.source

    def _press(self, key: str) -> bool:
        found = self.devices.listening.hints.bindings.inputs_of_key(key, PAD)
        if not found:
            return False
        self.pad.press(found[0].removeprefix(PAD))
        return True


class OneKey(Means):
    """One switch, handed on: all is led to in turn."""

    scans = True

    def _press(self, key: str) -> bool:
        if key != "enter":
            return False
        self.devices.key("space")
        return True


@dataclass
class Found:
    """What came of one couch."""

    game: str
    people: int
    way: str
    told: str = ""
    """``played``, ``refused`` with the reason, or what went wrong."""
    frames: int = 0
    acts: int = 0
    looks: dict[Any, int] = field(default_factory=Counter)
    turns: int = 0
    """How many turns, rounds or builds began."""
    seconds: float = 0.0

    @property
    def cell(self) -> tuple[str, int, str]:
        """Where it stands in the table."""
        return self.game, self.people, self.way

    @property
    def good(self) -> bool:
        """Whether it was played to its end, or refused with a reason before it began."""
        return self.told == "played" or self.told.startswith("refused")


class Audit:
    """One couch, its people and their devices, from the page of devices to the result."""

    def __init__(
        self, game: str, people: int, way: str, folder: Path, *, pictures: Path | None = None,
        language: str = "fr", text_size: int = 100,
    ) -> None:  # fmt: skip
        settings = Settings(language=language, pace=0.0, welcomed=True, text_size=text_size)
        settings.confirm_ally = False
        settings.scan_ms = STAYS_MS if way == SWITCH else 0
        self.folder, self.pictures, self.way = folder, pictures, way
        self.kit = self._kit(settings)
        self.kit.claims.clear()
        self.kit.hints.rack.places.clear()
        self.kit.hints.keypad = False  # the couch before may have had one
        counts = rules_of(game).seat_counts
        seats = max(people, counts[0])
        kinds = [HUMAN] * people + ["random"] * (seats - people)
        given = dict(_SHORT.get(game, {}))
        head = make_head(game, kinds, NAMES[:seats], given, 31, house=House(pace="confirm"))
        self.stack = Stack(begin(self.kit, head, folder))
        self.devices: Any = self._hands()
        self.found = Found(game, people, way)
        self.means = [self.means_of(seat) for seat in range(people)]
        self.builders: dict[int, Builder] = {}
        self.canvas = Canvas(pygame.Surface((320, 180), 0, 32), self.kit.art, self.kit.hints)
        self.chance = Stream(key_of("couches", game, people, way))
        self._seen: set[str] = set()
        self._quiet = 0
        self._came: tuple[object, int] = (None, 0)
        """Where the couch stood when something last came of what was done, and after which act."""

    def _kit(self, settings: Settings) -> Kit:
        """Return what scenes share; here there is no window."""
        return Kit(windows.arts()[0], settings, self.folder)

    def _hands(self) -> Any:
        """Return what its people hold."""
        devices = Devices(SimpleNamespace(stack=self.stack, hints=self.kit.hints))
        if self.way == SWITCH:
            devices.switch = OneSwitch(lambda: STAYS_MS)
        return devices

    def means_of(self, seat: int) -> Means:
        keyboard = Keyboard(self)
        match self.way:
            case "handed on":
                return keyboard
            case "mouse" | "touch":
                return Pointer(self, touch=self.way == TOUCH)
            case "two halves":
                return HalfBoard(self, (LEFT, RIGHT)[seat]) if seat < 2 else self._rest(seat)
            case "keypad" if seat < len(PARTS):
                return HalfBoard(self, (KEYPAD, LEFT, RIGHT)[seat])
            case "keypad":
                return self._rest(seat)
            case "pads":
                return Pad(self)
            case "one switch":
                return OneKey(self)
            case _ if self.found.game == "wombat":
                return HalfBoard(self, LEFT) if seat == 0 else Pad(self)
            case _:
                made = (lambda: HalfBoard(self, LEFT), lambda: Pad(self), lambda: self._rest(seat))
                return made[min(seat, 2) if seat < 3 else 1]()

    def _rest(self, seat: int) -> Means:
        """Return what is left once a half was taken: the mouse; in a build, a gamepad."""
        return Pad(self) if self.found.game == "wombat" else Pointer(self, touch=False)

    def close(self) -> None:
        """Let everything go."""
        for one in self.means:
            if isinstance(one, Pad):
                one.pad.unplug()
        for builder in self.builders.values():
            if isinstance(builder.fingers, Thumbs) and builder.fingers.pad not in [
                one.pad for one in self.means if isinstance(one, Pad)
            ]:
                builder.fingers.pad.unplug()
        self.stack.close_all()
        self.devices.close()
        self.kit.claims.clear()
        pygame.event.clear()

    @property
    def top(self) -> Any:
        return self.stack.top

    # ------------------------------------------------------------ frames

    def tick(self) -> None:
        """Let a frame pass; a fallen curtain waits to be seen."""
        self.found.frames += 1
        self._quiet += 1
        if self.found.frames > FRAMES_MOST or self._quiet > STUCK:
            raise StuckError(f"stuck at {self.where()}")
        live = self.top.name == "live_couch"
        self.devices.pass_time(BUILD_MS if live else FRAME_MS)
        if self.top is not None and getattr(self.top, "state", "") == FALL:
            self.stack.draw(self.canvas)
        if self.pictures is not None and self.top is not None:
            self._keep()

    def where(self) -> str:
        top = self.top
        inner = top.panel.stack.names if top.name == "curtain" else []
        phase = getattr(getattr(self.stack.scenes[0], "view", None), "phase", "")
        return f"{self.stack.names} {getattr(top, 'state', '')} {inner} {phase}"

    def _keep(self) -> None:
        """Keep a picture of every kind of screen, once."""
        where = self.where()
        if where in self._seen or getattr(self.top, "moving", False):
            return
        self._seen.add(where)
        assert self.pictures is not None
        canvas = Canvas(pygame.Surface((1280, 720), 0, 32), self.kit.art, self.kit.hints)
        self.stack.draw(canvas)
        it = self.found
        name = f"{it.game}-{it.people}-{it.way}-{len(self._seen):02d}.png".replace(" ", "_")
        pygame.image.save(canvas.surface, self.pictures / name)

    def done(self) -> None:
        """Something was done: the couch is not stuck, as long as something comes of it."""
        self._quiet = 0
        self.found.acts += 1
        watched = getattr(self.stack.scenes[0], "watched", None)
        stands = self.where(), watched and len(watched.observations(None))
        if stands != self._came[0]:
            self._came = stands, self.found.acts
        elif self.found.acts - self._came[1] > VAIN:
            raise StuckError(f"nothing comes of what is done at {self.where()}")

    # ------------------------------------------------------------ the whole evening

    def play(self) -> None:
        """Sit down and play; what comes of it is found."""
        if not self._sit_down():
            return
        while self.top is not None and self.top.name != "result":
            self.tick()
            if self.top is not None:
                self._act(self.top)
        if self.top is None:
            raise StuckError("the match was left")
        for _ in range(20):
            self.tick()
        if len(list(finished(self.folder))) != 1:
            raise StuckError("the match is no replay")
        told = self.stack.scenes[0].watched.observations(None)
        self.found.turns = sum(event.begins_turn for event in told)
        self.found.told = "played"

    def _sit_down(self) -> bool:
        """Claim what each holds, and begin; False where the page refuses, and says why."""
        claims = self.kit.claims
        for seat, means in enumerate(self.means):
            if means.source == SHARED:
                continue
            self.top.form.focus = f"seat:{seat}"
            if isinstance(means, Pad):
                means.pad.press("x")
            elif isinstance(means, HalfBoard):
                means.type(_CLAIMS[means.source])
            if claims.source(seat) != means.source:
                raise StuckError(f"{means.source} cannot be claimed: {claims.all()}")
        for number, _ in enumerate(self.kit.hints.rack.sources):
            self.kit.hints.rack.shake(number, can=True)
        self.tick()
        if self.found.game == "wombat" and self.way in (HANDED, MOUSE, TOUCH, SWITCH):
            self._take_what_was_dealt()
        page = self.top
        self._use("start", self.means[0])
        self.tick()
        if self.top is page:
            told = str(page.footnote())
            names = [name for name in NAMES[: self.found.people] if name in told]
            if not names:
                raise StuckError(f"refused without a name: {told}")
            self.found.told = f"refused: {told}"
            return False
        self._lay_hands()
        return True

    def _take_what_was_dealt(self) -> None:
        """Play on with the halves that were dealt out, where mouse or keys were to be shared."""
        for seat in range(self.found.people):
            source = self.kit.claims.source(seat)
            if source in (LEFT, RIGHT):
                self.means[seat] = HalfBoard(self, source)

    def _lay_hands(self) -> None:
        """Make builders of people where all play at once."""
        if self.found.game != "wombat":
            return
        for seat, means in enumerate(self.means):
            fingers: Any
            if isinstance(means, Pad):
                fingers = Thumbs.__new__(Thumbs)
                fingers.devices, fingers.pad, fingers.wishes = self.devices, means.pad, deque()
            else:
                fingers = Half(self.devices, means.source)
            self.builders[seat] = Builder(seat, fingers)

    # ------------------------------------------------------------ screens

    def _act(self, top: Any) -> None:
        match top.name:
            case "curtain":
                self._behind(top)
            case "couch":
                self._at_the_table(top)
            case "live_couch":
                self._build(top)
            case "gathering":
                self._gather()
            case "count" | "result":
                pass
            case "wording":
                self._write(top, self.means[0])
            case "writing":
                self._spell(top, self.means[0])
            case _:
                self._on(top, self.means[0])

    def _on(self, scene: Any, means: Means) -> None:
        """Lead on from a form that has one way on, or at least some."""
        form = scene.form
        if form is None:
            means.point(640, 400) if means.points else means.press("enter")
            self.done()
            return
        names = [widget.name for widget in form.widgets if widget.enabled]
        way = next((name for name in _WAYS_ON if name in names), names[-1])
        self._use(way, means, scene)
        self.done()

    def _use(self, name: str, means: Means, scene: Any = None) -> None:
        """Use a widget of the form that lies open, with a device."""
        scene = self.top if scene is None else scene
        if scene.name == "claiming" and isinstance(means, HalfBoard):
            means = Keyboard(self)  # a half's letters claim there; arrows and Enter lead
        form = scene.form
        if means.points:
            means.point(*form[name].box.middle)
        elif means.scans:
            for _ in range(400):
                if form.focus == name:
                    means.press("enter")
                    return
                self.devices.pass_time(FRAME_MS)
            raise StuckError(f"{name} is never led to on {self.where()}")
        else:
            means.press(*self._way(scene, name))
            if form.focus != name:
                raise StuckError(f"no arrow leads to {name} on {self.where()}: {form.focus}")
            means.press("enter")

    def _way(self, scene: Any, name: str) -> list[str]:
        """Return the arrows that lead to a widget; left and right would choose among devices."""
        if scene.name != "claiming":
            return ways(scene, ARROWS).get(name, [])
        form, began, way = scene.form, scene.form.focus, list[str]()
        while form.focus != name and len(way) < len(form.widgets) + 9:
            here, there = form[form.focus].box, form[name].box
            beside = here.y == there.y and not isinstance(form.focused, Choice)
            way.append("down" if not beside else "right" if there.x > here.x else "left")
            scene.handle_input(KeyPressed(way[-1]))
        form.focus = began
        return way

    def _behind(self, curtain: Any) -> None:
        means = self.means[curtain.seat]
        if curtain.state == CALL:
            for _ in range(2):
                means.point(640, 420) if means.points else means.press("enter")
            if curtain.state == PEEK:
                self.found.looks[curtain.seat] += 1
                self.done()
        elif curtain.state == TABLE:
            means.point(640, 420) if means.points else means.press("enter")
        elif curtain.state == PEEK:
            scene = curtain.panel.stack.top
            if scene is None:
                return
            if scene.name == "wording":
                self._write(scene, means)
            elif scene.name == "writing":
                self._spell(scene, means)
            elif scene.name != "private-table":
                self._on(scene, means)
            elif any(cue.token == SEEN for cue in scene.buttons()):
                self._touch(scene, SEEN, means)
                self.done()
            elif scene.is_mine():
                self.choose(scene, means, scene.viewer)

    def _at_the_table(self, couch: Any) -> None:
        """Answer, vote, or choose what all know may be chosen."""
        if couch.window is not None:
            self._answer(couch)
        elif couch.voting.now is not None:
            self._vote(couch)
        elif couch.is_mine():
            self.choose(couch, self.means[couch.asked], couch.asked)

    def _answer(self, couch: Any) -> None:
        window = couch.window
        for seat in sorted(window.waits):
            means = self.means[seat]
            if means.points:
                cue = couch.buttons()[0] if couch.buttons() else None
                if cue is not None:
                    means.point(*couch.button_boxes[cue.token].middle)
            else:
                means.press("enter")
            self.done()

    def _vote(self, couch: Any) -> None:
        vote = couch.voting.now
        waits = vote.waits[:1] if vote.thumbs else vote.waits
        for seat in waits:
            means = self.means[seat]
            session = couch.watched
            lawful = [
                at for at, one in enumerate(vote.ballots) if session.accepts(seat, one.action)
            ]
            at = lawful[self.chance.below(len(lawful))]
            if means.points:
                means.point(*couch.ballots.boxes(couch.layout.spots.ballots)[at].middle)
            elif isinstance(means, Pad):
                means.pad.press(_PAD_VOTES[at])
            elif isinstance(means, HalfBoard) and means.source == KEYPAD:
                means.type(vars(pygame)[f"KSCAN_KP_{SEAT_KEYS[at]}"])
            else:
                means.press(SEAT_KEYS[at])
            self.done()

    # ------------------------------------------------------------ choosing

    def choose(self, table: Any, means: Means, seat: int) -> None:
        """Do something that is legal, by chance, or as a pilot does where chance never ends."""
        session, view = table.watched, table.view
        rules = session.rules
        legal, pilot = rules.pending(view)[Seat(seat)], game_of(session.head.game).pilot
        action = legal[self.chance.below(len(legal))]
        if pilot is not None:
            action = pilot.pick(view, legal, self.chance)
        if rules.fill is not None:
            action = rules.fill(view, Seat(seat), action, self.chance)
        ways = table.board.touches.spellings(action, view)
        tokens = next((way for way in ways if self._spelled(table, way)), ways[0])
        for token in tokens[self._begun(table, tokens, means) :]:
            if token in SAID:
                for _ in range(6):
                    if "wording" in self._names():
                        break
                    self.tick()
                return  # the line that lies open now is written next
            self._touch(table, token, means)
        self.done()

    def _begun(self, table: Any, tokens: Sequence[str], means: Means) -> int:
        """Return how much of a spelling is chosen already; put down what begins another one."""
        hand = table.hand
        if not hand.touched or hand.touched == tuple(tokens[: len(hand.touched)]):
            return len(hand.touched)
        if means.points or means.scans:
            box = table.button_boxes.get(hand.chosen.removeprefix("button:"))
            self._use_area(table, hand.chosen, means, box)
        else:
            means.press("escape")
        if hand.touched:
            raise StuckError(f"{hand.touched} cannot be put down at {self.where()}")
        return 0

    @staticmethod
    def _spelled(table: Any, way: Sequence[str]) -> bool:
        """Say whether all of a spelling can be touched at this table."""
        tokens = {touch.token for touch in table.layout.touch.values()}
        tokens |= {cue.token for cue in table.board.touches.buttons(table.view)}
        return all(token in tokens or token in SAID for token in way)

    def _names(self) -> list[str]:
        names = list(self.stack.names)
        return names + self.top.panel.stack.names if self.top.name == "curtain" else names

    def _write(self, scene: Any, means: Means) -> None:
        """Write a line, or take what is offered where the device writes nothing.

        The keyboard is whoever's who writes.
        """
        means = Keyboard(self) if isinstance(means, HalfBoard) else means
        form = scene.form
        offers = [widget.name for widget in form.widgets if widget.name.startswith("offer:")]
        if means.writes and self.chance.below(2):
            form_focus = form.focus
            if form_focus != "text":
                self._use("text", means, scene)
            for sign in "Ce qui gratte":
                self.devices.handle_event(pygame.Event(pygame.TEXTINPUT, text=sign))
            self.devices.key("enter")
        elif form["text"].value:
            self._use("done", means, scene)
        elif offers:
            self._use(offers[self.chance.below(len(offers))], means, scene)
            self._use("done", means, scene)
        else:
            self._use("text", means, scene)
        self.done()

    def _spell(self, scene: Any, means: Means) -> None:
        """Press some letters of the keys on the screen, and take what is written."""
        keys = [one.name for one in scene.form.widgets if one.name.startswith("key:")]
        for _ in range(3):
            self._use(keys[self.chance.below(len(keys))], means, scene)
        self._use("done", means, scene)
        self.done()

    def _touch(self, table: Any, token: str, means: Means) -> None:
        cue = next((one for one in table.buttons() if one.token == token), None)
        if cue is not None:
            name, box = f"button:{token}", table.button_boxes[token]
        else:
            found = [
                (name, touch.box) for name, touch in table.layout.touch.items()
                if touch.token == token
            ]  # fmt: skip
            lit = [one for one in found if one[0] in table.lit()]
            if not lit:
                raise StuckError(f"{token} is not lit at {self.where()}")
            name, box = lit[0]
        if means.points or means.scans:
            self._use_area(table, name, means, box)
        elif not (cue is not None and means.press(cue.key)):
            self._lead(table, name, means)

    def _use_area(self, table: Any, name: str, means: Means, box: Box | None = None) -> None:
        """Point at an area, or press once one switch is led to it."""
        if means.points:
            means.point(*(box or table.layout.touch[name].box).middle)
            return
        for _ in range(1200):
            if table.focus == name:
                means.press("enter")
                return
            self.devices.pass_time(FRAME_MS)
        raise StuckError(f"{name} is never led to at {self.where()}")

    def _lead(self, table: Any, name: str, means: Means) -> None:
        """Lead the focus to an area by the arrows, on the shortest way, and press it there."""
        found = area_ways(table)
        if name not in found:
            raise StuckError(f"no arrow leads to {name} at {self.where()}")
        means.press(*found[name], "enter")

    # ------------------------------------------------------------ building

    def _gather(self) -> None:
        """Let everybody say that they have found their paw."""
        for builder in self.builders.values():
            builder.fingers.wishes.append(READY_TOKEN)
            builder.fingers.work()
        self.done()

    def _build(self, scene: Any) -> None:
        for hand in scene.hands.now():
            builder = self.builders[hand.seat]
            if hand.seat in scene.watched.asked() and not scene.moving:
                builder.think(hand.view, steps=False)
            if builder.fingers.wishes:
                self.done()
            builder.fingers.work()
        self._quiet = 0  # time itself leads on


def audit(game: str, people: int, way: str, pictures: Path | None = None, **more: Any) -> Found:
    """Play one couch to its end; return what came of it."""
    began = time.perf_counter()
    starts, bot_process.ENOUGH_STARTS = bot_process.ENOUGH_STARTS, 0
    try:
        with tempfile.TemporaryDirectory() as folder:
            couch = Audit(game, people, way, Path(folder), pictures=pictures, **more)
            found = couch.found
            try:
                couch.play()
            except (StuckError, AssertionError, LookupError, ValueError) as error:
                found.told = f"{type(error).__name__}: {error}"[:300]
                if not isinstance(error, StuckError):
                    found.told += traceback.format_exc()[-600:]
            finally:
                couch.close()
    finally:
        bot_process.ENOUGH_STARTS = starts
    found.seconds = time.perf_counter() - began
    return found


def couches(games: Sequence[str], people: Sequence[str], ways: Sequence[str]) -> Iterator[Any]:
    """Yield every couch that there can be: its game, how many people, and how they share."""
    for game in games:
        counts = rules_of(game).seat_counts
        numbers = {counts[-1] if one == MOST else int(one) for one in people}
        for number in sorted(numbers):
            for way in ways:
                yield game, number, way


def read(rows: Path) -> list[Found]:
    """Return the couches of a file of rows, the last of each."""
    lines = rows.read_text("utf-8").splitlines() if rows.exists() else []
    every = [Found(**json.loads(line)) for line in lines]
    return list({one.cell: one for one in every}.values())


def page(found: Sequence[Found]) -> str:
    """Return the page of the docs: a table of game, people and device."""
    ways = [way for way in WAYS if any(one.way == way for one in found)]
    today = date.today()  # noqa: DTZ011 the day on which it was played here
    lines = [
        "# Every couch, played",
        "",
        f"Made on {today.day} {today:%B %Y} by",
        "`python -m tests.bench.couches --jobs 4 --write docs/measurements/couch.md`: a",
        "script of real inputs plays each couch from the page of devices to the result. A number:",
        "it was played, and nobody passed the curtain more often in the match; `refused` says",
        "that the page of devices names who lacks a device, and begins no match. Le Boulet is",
        "played with six cards and ten Boulets, Witty Zibi in two rounds, Wombat with builds of a",
        "minute; all else is as usual.",
        "",
        f"| game | people | {' | '.join(ways)} |",
        f"|---|---|{'---|' * len(ways)}",
    ]
    rows = sorted({(one.game, one.people) for one in found}, key=lambda one: one)
    for game, people in rows:
        cells = []
        for way in ways:
            its = [one for one in found if (one.game, one.people, one.way) == (game, people, way)]
            cells.append(_cell(its[0]) if its else "–")
        lines.append(f"| {_TITLES.get(game, game)} | {people} | {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def _cell(one: Found) -> str:
    if one.told == "played":
        return str(max(one.looks.values(), default=0))
    return one.told.split(":")[0] if one.good else "**stuck**"


def _played(cells: Sequence[tuple[str, int, str]], asked: argparse.Namespace) -> Iterator[Found]:
    """Yield what came of couches, in their order; play as many at once as is asked for."""
    play = partial(
        audit, pictures=asked.pictures, language=asked.language, text_size=asked.text_size
    )
    if asked.jobs == 1:
        yield from (play(*cell) for cell in cells)
        return
    with ProcessPoolExecutor(asked.jobs, multiprocessing.get_context("spawn")) as pool:
        yield from pool.map(play, *zip(*cells, strict=True))


def main(argv: Sequence[str] | None = None) -> int:
    """Play, print, and say whether all came to an end."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", default=",".join(shelf()))
    parser.add_argument("--people", default=f"2,3,{MOST}")
    parser.add_argument("--ways", default=",".join(WAYS))
    parser.add_argument("--language", default="fr")
    parser.add_argument("--text-size", type=int, default=100)
    parser.add_argument("--pictures", type=Path, help="a folder for a picture of each screen")
    parser.add_argument("--write", type=Path, help="the page of the docs")
    parser.add_argument("--jobs", type=int, default=1, help="how many are played at once")
    parser.add_argument("--rows", type=Path, help="a file of rows, read and added to")
    asked = parser.parse_args(argv)
    if asked.pictures is not None:
        asked.pictures.mkdir(parents=True, exist_ok=True)
    every = [] if asked.rows is None else read(asked.rows)
    every_couch = couches(asked.games.split(","), asked.people.split(","), asked.ways.split(","))
    for one in _played(list(every_couch), asked):
        every = [its for its in every if its.cell != one.cell] + [one]
        if asked.rows is not None:
            with asked.rows.open("a", encoding="utf-8") as file:
                file.write(json.dumps({**vars(one), "looks": dict(one.looks)}) + "\n")
        looks = max(one.looks.values(), default=0)
        print(
            f"{one.game:14} {one.people:2} {one.way:10} {one.frames:6} frames {one.acts:5} acts "
            f"{looks:3} looks {one.turns:3} turns {one.seconds:5.1f} s  {one.told}",
            flush=True,
        )
    if asked.write is not None:
        asked.write.write_text(page(every), "utf-8")
    bad = [one for one in every if not one.good]
    print(f"{len(every) - len(bad)} of {len(every)} couches came to an end")
    return bool(bad)


if __name__ == "__main__":
    sys.exit(main())
