"""People on one couch, each with a device of their own, and eyes that search every frame."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pygame
from devices import Devices, VirtualPad

from game.core.seats import CLOCK
from game.gangs.model.cards import CARD_NAMES, CHARACTER_NAMES
from game.gangs.model.missions import mission_name
from game.scenes.kit import Kit
from game.scenes.shared.couch import CouchScene
from game.scenes.shared.curtain import CALL, FALL, PEEK, CurtainScene
from game.scenes.shared.private_table import SEEN
from game.session import Session, make_head, start
from game.stage.input.input_hints import InputHints
from game.stage.paint.art import Art
from game.stage.paint.canvas import Canvas
from game.stage.stack import Stack
from game.store.heads import HUMAN, Head, House
from game.store.places import assets_root
from tests.session.turns import asked_first

NAMES: Final = (
    "Kim", "Ana", "Bilal", "Chloé", "Driss", "Élodie", "Farid", "Gwen", "Hugo", "Inès", "Jules",
    "Margot",
)  # fmt: skip
FRAME_MS: Final = 50
FRAMES_MOST: Final = 60_000
SIZE: Final = (640, 360)
_BUTTON: Final = {
    "enter": "a",
    "b": "lt+rt",
    "escape": "b",
    "right": "right",
    "next": "rb",
    "identity": "y",
}
_CLOTH: Final = (640, 400)
"""Where a mouse clicks on the curtain: nothing lies there."""
_MARK: Final = (3, 251)
"""Red and green of a marker; its blue says which picture it stands for."""
_RUNS: Final = re.compile(
    re.escape(bytes(_MARK)) + rb"(.)\xff(?:" + re.escape(bytes(_MARK)) + rb"\1\xff)*", re.DOTALL
)
"""Markers side by side; the fourth byte of a pixel, always full, keeps others' from joining in."""
_STEP: Final = 5
"""So far apart are two blues: a picture that is scaled on its way is off by one or two."""
_SECRETS: Final = (
    *(f"tile_{name.lower()}" for name in CHARACTER_NAMES),
    *(f"card_{name.lower()}" for name in CARD_NAMES),
    *(f"mini_{name.lower()}" for name in CARD_NAMES),
)


class MarkedArt(Art):
    """Pictures in which whatever may be secret is one colour that nothing else has."""

    def picture(self, name: str, width: int, height: int) -> pygame.Surface:
        image = super().picture(name, width, height)
        if name not in _SECRETS:
            return image
        marked = pygame.Surface(image.get_size(), pygame.SRCALPHA)
        marked.fill((*_MARK, _STEP * _SECRETS.index(name) + _STEP // 2))
        return self.made(("marked", name, *image.get_size()), lambda: marked)


def secrets_on(surface: pygame.Surface) -> set[str]:
    """Return which pictures that may be secret are to be seen, if only by one pixel."""
    pixels = pygame.image.tobytes(surface, "RGBX")
    found = (run.start() for run in _RUNS.finditer(pixels))
    return {_SECRETS[pixels[at + 2] // _STEP] for at in found if at % 4 == 0}


class Eye(Canvas):
    """A canvas that notes what is written."""

    def __init__(
        self, art: Art, hints: InputHints, surface: Any = None, written: Any = None
    ) -> None:
        super().__init__(pygame.Surface(SIZE) if surface is None else surface, art, hints)
        self.written: list[str] = [] if written is None else written

    def layer(self) -> Canvas:
        layer = super().layer()
        return Eye(self.art, self.hints, layer.surface, self.written)

    def on(self, surface: pygame.Surface) -> Canvas:
        return Eye(self.art, self.hints, surface, self.written)

    def text(self, text: str, *rest: Any, **more: Any) -> float:
        self.written.append(text)
        return super().text(text, *rest, **more)


class Couch:
    """A table, everybody's device, and a window."""

    def __init__(
        self,
        kit: Kit,
        seats: int,
        devices: tuple[str, ...],
        *,
        seed: int = 5,
        house: House | None = None,
        options: dict[str, Any] | None = None,
        walk: bool = False,
        met: bool = False,
        frame_ms: int = FRAME_MS,
        game: str = "et_bim",
        begin: Callable[[Head, Path], Session] = start,
    ) -> None:
        """Seat one person a device (``pad``, ``keys``, ``mouse``), and bots at the other seats.

        ``met``: everybody knows who they are already. ``begin``: who deals.
        """
        self.kit = kit
        if walk:
            kit.art = MarkedArt(assets_root())
            Kit.__post_init__(kit)
        people = len(devices)
        controllers = [HUMAN] * people + ["greedy"] * (seats - people)
        head = make_head(
            game, controllers, NAMES[:seats], options, seed, house=house or House(pace="brisk")
        )
        self.session = begin(head, kit.data)
        if met:
            self.session.look_back()
        self.art, self.hints = kit.art, kit.hints
        self.couch = CouchScene(kit, self.session)
        self.stack = Stack(self.couch)
        self.devices = Devices(self)
        self.hands: dict[int, Any] = {}
        for seat, kind in enumerate(devices):
            pad = VirtualPad(self.devices) if kind == "pad" else None
            self.hands[seat] = pad or kind
            if kind != "shared":
                kit.claims.claim(seat, pad.source if pad is not None else kind)
        self.walk = walk
        self.frame_ms = frame_ms
        self.frames = self.looks = self.answers = 0
        self.seen: set[str] = set()
        """What states were seen, by whom."""
        self._views: dict[int | None, tuple[Any, list[Any]]] = {}
        self._last_round: set[str] = set()
        self._chance = itertools.cycle((1, 0, 0, 1, 1, 0, 1))

    def close(self) -> None:
        self.stack.close_all()
        self.kit.claims.clear()
        for hand in self.hands.values():
            if isinstance(hand, VirtualPad):
                hand.unplug()
        self.devices.close()

    @property
    def top(self) -> Any:
        return self.stack.top

    # ------------------------------------------------------------ hands

    def press(self, seat: int, *keys: str) -> None:
        hand = self.hands[seat]
        for key in keys:
            if isinstance(hand, VirtualPad):
                hand.press(_BUTTON.get(key, key))
            elif hand == "keys" or (hand == "shared" and key != "next"):
                self.devices.key(key)
            else:
                self.devices.click(*_CLOTH)
            self.draw()

    def click(self, x: float, y: float) -> None:
        self.devices.click(x, y)
        self.draw()

    def tick(self) -> None:
        """Let a frame pass; bots, which think beside the window, are waited for."""
        self.frames += 1
        assert self.frames < FRAMES_MOST, self.stack.names
        asked = asked_first(self.session)
        bots = asked not in (None, CLOCK) and not self.session.is_human(asked)
        while bots and not self.session.ready():
            pygame.time.wait(1)
        before = self.kind
        self.devices.pass_time(self.frame_ms)
        if self.walk or before != self.kind or self.kind == FALL:
            self.draw()

    @property
    def kind(self) -> str:
        """What is on the screen: the public table, or a state of the curtain."""
        curtain = self.curtain
        return "public" if curtain is None else curtain.state

    @property
    def curtain(self) -> CurtainScene | None:
        return next((one for one in self.stack.scenes if isinstance(one, CurtainScene)), None)

    def look(self) -> Eye:
        """Look at the window, as whoever is before it does now and then."""
        return self.draw()

    def draw(self) -> Eye:
        eye = Eye(self.kit.art, self.kit.hints)
        if self.top is None:
            return eye
        self.stack.draw(eye)
        self.looks += 1
        if self.walk:
            self.search(eye)
        return eye

    # ------------------------------------------------------------ whole matches

    def play(self, until: str = "result") -> None:
        """Play until a scene is on top."""
        while self.top.name != until:
            self.tick()
            self.act()

    def act(self) -> None:
        """Do the first thing that is offered to anybody."""
        top = self.top
        if isinstance(top, CurtainScene):
            self.seen.add(f"{top.state} {top.seat}")
            if top.state == CALL:
                self.press(top.seat, "enter", "enter")
            elif top.state == PEEK:
                self._behind(top)
        elif top.name == "round":
            self.press(0, "enter")
        elif top is self.couch and self.couch.window is not None:
            target = self.couch.window.target
            begun = 1 - self.frame_ms / self.couch.window.length
            if self.session.is_human(target) and self.couch.window.left == begun:
                self.answers += 1
                self._answer(target, "b" if next(self._chance) else "enter")
                for seat in sorted(self.couch.window.waits):  # where all confirm
                    self._answer(seat, "enter")
        elif top is self.couch and self.couch.is_mine():
            asked = asked_first(self.session)
            assert asked is not None
            if self.hands[asked] == "mouse":
                self._point(self.couch)
            else:
                self.press(asked, "right", "enter")

    def _answer(self, seat: int, key: str) -> None:
        if self.hands[seat] != "mouse":
            self.press(seat, key)
            return
        cue = self.couch.buttons()[key == "b"] if self.couch.buttons() else None
        if cue is not None:
            self.click(*self.couch.button_boxes[cue.token].middle)

    def _point(self, table: Any) -> None:
        """Click on what comes next at a table: a button, a card, or whom it may go to."""
        boxes = table.button_boxes
        places = [name for name in sorted(table.lit()) if not name.startswith("hand:")]
        cards = [name for name in sorted(table.lit()) if name.startswith("hand:")]
        if "take" in boxes:
            self.click(*boxes["take"].middle)
        elif "mulligan" in boxes:
            self.click(*boxes["mulligan"].middle)
        elif cards and not table.hand.touched:
            self.click(*table.layout.touch[cards[0]].box.middle)
        elif places:
            self.click(*table.layout.touch[places[0]].box.middle)
        else:
            self.click(*boxes["discard"].middle)

    def _behind(self, curtain: CurtainScene) -> None:
        scene = curtain.panel.scene
        self.seen.add(type(scene).__name__)
        mouse = self.hands[curtain.seat] == "mouse"
        buttons = scene.buttons() if scene.name == "private-table" else ()
        seen = [cue for cue in buttons if cue.token == SEEN]
        if seen and mouse:
            self.click(*scene.button_boxes[SEEN].middle)
            return
        if seen:
            self.press(curtain.seat, "enter")
            return
        if scene.name != "private-table":
            form = scene.form
            names = [w.name for w in form.widgets]
            way = next(n for n in ("ready", "next", "before", "later") if n in names)
            if mouse:
                self.click(*form[way].box.middle)
            else:
                self.press(curtain.seat, "enter")
            return
        if mouse:
            self._point(scene)
            return
        if isinstance(self.hands[curtain.seat], VirtualPad):
            scene.settle()
            focus = scene.focus or ""
            if focus not in scene.lit() and not focus.startswith("button:"):
                self.press(curtain.seat, "next")
            self.press(curtain.seat, "enter")
            return
        tokens = [cue.token for cue in scene.buttons()]
        cards = sorted(name for name in scene.lit() if name.startswith("hand:"))
        if "take" in tokens:
            self.press(curtain.seat, "space")
        elif "mulligan" in tokens:
            self.press(curtain.seat, "m")
        elif not scene.hand.touched and cards:
            self.press(curtain.seat, str(1 + int(cards[0][5:])))
        elif "discard" in tokens and not any(n.startswith("seat:") for n in scene.lit()):
            self.press(curtain.seat, "d")
        else:
            self.press(curtain.seat, "right", "enter")

    # ------------------------------------------------------------ the frame walk

    def search(self, eye: Eye) -> None:
        """Search a frame for what not everybody may see."""
        if self.top.name in ("result", "round") or self.session.outcome() is not None:
            return
        found = secrets_on(eye.surface)
        kind, curtain = self.kind, self.curtain
        if kind == "public":
            allowed = self.known_to(None)
            if self.couch.moving or self.couch.told < len(
                self.session.observations(None)
            ):  # the last round's table
                allowed |= self._last_round
            else:
                self._last_round = set()
            assert not self._missions() & set(eye.written), "a secret task on the public table"
        elif kind == PEEK:
            assert curtain is not None
            allowed = self.known_to(curtain.seat)
            if type(curtain.panel.scene).__name__ == "OrdersPanel":  # the same for every hand
                allowed |= {name for name in _SECRETS if name.startswith("mini_")}
        else:
            allowed = set()
            assert not self._missions() & set(eye.written)
        assert found <= allowed, f"{sorted(found - allowed)} while {kind}"

    def _missions(self) -> set[str]:
        words = self.kit.words(self.session.head.game)
        held = set[int]()  # a table without missions has none for any seat
        for seat in range(self.session.head.seats):
            held.update(self._view(seat)[0].missions[seat : seat + 1])
        return {words.say(f"mission.{mission_name(one)}") for one in held if one > 0}

    def known_to(self, viewer: int | None) -> set[str]:
        """Return the pictures that a viewer may see: its own view's, and what was just shown."""
        return self._names(*self._view(viewer))

    def _view(self, viewer: int | None) -> tuple[Any, list[Any]]:
        """Return what a viewer was told by now, folded and one by one."""
        view, events = self._views.setdefault(viewer, (self.session.fresh_view(), []))
        for event in self.session.observations(viewer, len(events)):  # type: ignore[arg-type]
            # what lay there before is seen until the table has caught up
            if viewer is None and event.kind in ("round_began", "reshuffled"):
                self._last_round |= self._names(view, events)
            self.session.rules.apply(view, event)
            events.append(event)
        return view, events

    @staticmethod
    def _names(view: Any, events: list[Any]) -> set[str]:
        """Return the pictures of what a view holds, and of hands that were just shown."""
        faces = {card & 15 for pile in view.piles for card in pile}
        faces |= {card & 15 for card in view.discard}
        faces |= {view.card & 15} if view.card >= 0 else set()
        faces |= {face for hand in view.hands for face in hand if face >= 0}
        characters = {one for one in view.characters if one >= 0}
        for event in events[-12:]:  # hands that were shown are still flying
            faces |= set(getattr(event, "hand", ())) | set(getattr(event, "faces", ()))
        names = {CARD_NAMES[face].lower() for face in faces}
        shown = {f"{kind}_{name}" for kind in ("card", "mini") for name in names}
        return shown | {f"tile_{CHARACTER_NAMES[one].lower()}" for one in characters}


def couches(kit: Kit, *args: Any, **more: Any) -> Iterator[Couch]:
    """Seat people, and let them go."""
    couch = Couch(kit, *args, **more)
    try:
        yield couch
    finally:
        couch.close()
