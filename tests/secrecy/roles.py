"""Two couches of Wombat that differ in what is hidden, run in step through their first looks.

Two others were dealt each other's role in the second world, and have each other's paw among
shadows. Compared are, frame by
frame, the pictures, what is said, what is shown next, and when: of every closed curtain, of the
public table, and of what one seat sees and feels behind its own. What others see behind theirs
is theirs to know.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any, Final
from unittest import mock

import pygame

from game.core.luck import Stream, key_of
from game.core.seats import Seat
from game.games.wombat.model.events import PawNumbered, Rested, RoleDealt
from game.scenes.kit import Kit
from game.scenes.shared.curtain import CALL, PEEK
from game.scenes.shared.live_couch import LiveCouchScene
from game.scenes.shared.whose import Looks
from game.session import make_head
from game.stage.input.inputs import KeyPressed, KeyReleased
from game.stage.paint.art import Art
from game.stage.paint.canvas import Canvas
from game.stage.scene import Push
from game.stage.stack import Stack
from game.store.heads import HUMAN
from game.store.settings import Settings
from tests.secrecy.botting import Silent
from tests.session.held import HeldSession
from tests.wombat.wombat_running import Open

NAMES: Final = ("Kim", "Ana", "Bilal", "Rosa", "Gwen", "Hugo")
SIZE: Final = (320, 180)
FRAME_MS: Final = 80
EVERY: Final = 8
"""A screen that seems to be the same is drawn again in so many frames."""


@dataclass(frozen=True)
class Plan:
    """One pair: its table, who looks on, and which two others change places in the second world."""

    seats: int
    given: dict[str, Any]
    viewer: int
    seed: int
    change: tuple[int, int]
    text_size: int
    language: str


def planned(number: int) -> Plan:
    """Return a pair by its number."""
    chance = Stream(key_of("roles", number))
    while True:
        seats = 3 + chance.below(4)
        given = {"touch": ("own", "shadows")[chance.below(2)], "advanced": seats > 3}
        viewer, seed = chance.below(seats), chance.below(1 << 30)
        roles = Open(seats, seed, given).truth.roles
        others = [seat for seat in range(seats) if seat != viewer]
        unlike = [(a, b) for a in others for b in others if roles[a] < roles[b]]
        if unlike:
            break
    change = unlike[chance.below(len(unlike))]
    size, language = (100, 150)[chance.below(2)], ("fr", "en")[chance.below(2)]
    return Plan(seats, given, viewer, seed, change, size, language)


def exchanged(its: Plan) -> Open:
    """Return the deal of a pair in which two others have each other's role and paw."""
    found = Open(its.seats, its.seed, its.given)
    roles = found.truth.roles
    a, b = its.change
    roles[a], roles[b] = roles[b], roles[a]
    hands = found.truth.hands
    hands[a], hands[b] = hands[b], hands[a]

    def told(event: Any) -> Any:
        match event:
            case RoleDealt(to):
                return replace(event, role=roles[to])
            case PawNumbered(to):
                return replace(event, number=hands[to].paw)
            case Rested(to):
                return replace(event, place=hands[to].place)
            case _:
                return event

    found.journal.events[:] = map(told, found.journal.events)
    return found


@dataclass
class World:
    """One deal, and the screen around which everybody sits."""

    art: Art
    its: Plan
    deal: Open
    felt: list[tuple[str, int]] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Sit down."""
        its = self.its
        settings = Settings(language=its.language, text_size=its.text_size, welcomed=True)
        self.kit = Kit(self.art, settings, None)  # type: ignore[arg-type]
        claims, rack = self.kit.claims, self.kit.hints.rack
        claims.clear()
        rack.places.clear()
        self.kit.motors.drive = lambda source, ms: self.felt.append((source, ms))
        for seat in range(its.seats):
            source = f"pad:{seat}"
            rack.add(source, source)
            rack.shake(seat, can=True)
            claims.claim(seat, source)
        head = make_head("wombat", [HUMAN] * its.seats, NAMES[: its.seats], its.given, 5)
        with mock.patch("game.session.bots.BotRouter", Silent):
            session = HeldSession(
                head.model_copy(update={"salt": "of a pair"}), match=self.deal.match
            )
        session.kit = self.kit
        self.scene = LiveCouchScene(self.kit, session)
        self.stack = Stack(self.scene)
        self._drawn: Any = None
        self._pixels = b""
        self._frames = 0

    @property
    def top(self) -> Any:
        return self.stack.top

    def press(self, seat: int) -> None:
        """Press what confirms, on a seat's own device."""
        source = f"pad:{seat}"
        self.stack.handle_input(KeyPressed("enter", source=source))
        self.stack.handle_input(KeyReleased("enter", source=source))

    def act(self) -> None:
        """Do what leads on: whoever is called looks, feels who they are, and is through."""
        top = self.top
        if top.name != "curtain":
            return
        if top.state == CALL:
            self.press(top.seat)
            self.press(top.seat)
        elif top.state == PEEK:
            form = top.panel.stack.top.form
            if form.focus == "ready" and not self.kit.motors.busy(f"pad:{top.seat}"):
                felt = [one for one in self.felt if one[0] == f"pad:{top.seat}"]
                form.focus = "ready" if len(felt) % 8 == 4 else "feel"
                self.press(top.seat)
                if not top.panel.stack.empty and form.focus == "feel":
                    form.focus = "ready"

    def noted(self) -> tuple[Any, ...]:
        """Return what the viewer and all others may note now; others' own looks are theirs."""
        top = self.top
        where = [
            (one.name, getattr(one, "state", ""), getattr(one, "seat", None))
            for one in self.stack.scenes
        ]
        self._frames += 1
        if (where, self.stack.shows) != self._drawn or self._frames % EVERY == 0:
            self._drawn = where, self.stack.shows
            canvas = Canvas(pygame.Surface(SIZE, 0, 32), self.art, self.kit.hints)
            self.stack.draw(canvas)
            self._pixels = bytes(canvas.surface.get_view("0"))
        theirs = top.name == "curtain" and top.state == PEEK and top.seat != self.its.viewer
        pixels = b"" if theirs else self._pixels
        said = [] if theirs else [one.text for one in top.aside()]
        mine = [one for one in self.felt if one[0] == f"pad:{self.its.viewer}"]
        # a motor is its own hand's; how long it hums the others may hear
        shaken = [self.kit.motors.busy(f"pad:{seat}") for seat in range(self.its.seats)]
        return where, pixels, said, mine, shaken

    def look_again(self, seat: int) -> None:
        """Let a seat look from the menu."""
        answer = self.scene.resume(Looks(Seat(seat)))
        assert isinstance(answer, Push)
        self.stack.open(answer.scene)


def run(arts: tuple[Art, Art], number: int) -> int:
    """Run a pair; return how many frames were compared.

    Raises:
        AssertionError: the two worlds can be told apart.
    """
    its = planned(number)
    deals = Open(its.seats, its.seed, its.given), exchanged(its)
    worlds = [World(art, its, deal) for art, deal in zip(arts, deals, strict=True)]
    frames = 0
    for _ in _course(its, worlds):
        one, other = (world.noted() for world in worlds)
        names = ("screens", "pixels", "words", "pulses", "shaken")
        for name, left, right in zip(names, one, other, strict=True):
            assert left == right, f"pair {number} is told apart by {name} in frame {frames}"
        frames += 1
    for world in worlds:
        world.stack.close_all()
    return frames


def _course(its: Plan, worlds: list[World]) -> Iterator[None]:
    """Let all look once, and two of them again from the menu."""
    for again in (None, its.viewer, (its.viewer + 1) % its.seats):
        if again is not None:
            for world in worlds:
                world.look_again(again)
        for _ in range(its.seats * 160):
            yield
            for world in worlds:
                world.act()
                world.stack.pass_time(FRAME_MS)
            if any(world.top.name in ("gathering", "count") for world in worlds):
                break
        for world in worlds:
            while world.top.name in ("gathering", "count") or world.top.due_ms is None:
                world.stack.pass_time(1000)
