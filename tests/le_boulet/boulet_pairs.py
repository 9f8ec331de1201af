"""Two windows on two worlds of Le Boulet that differ in hands or in a sealed choice."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from unittest import mock

import pygame

from game.ai.personas import PERSONAS
from game.core.luck import Stream, key_of
from game.core.seats import Seat
from game.games.le_boulet.model import state as at
from game.games.le_boulet.model.actions import ASK, DECLINE, Answer, Lead, Vote
from game.games.le_boulet.model.cards import BOULET
from game.games.le_boulet.rules import RULES
from game.scenes.kit import Kit
from game.scenes.shared.couch import CouchScene
from game.scenes.table.table import TableScene
from game.session import make_head
from game.stage.paint.art import Art
from game.stage.paint.canvas import Canvas
from game.stage.stack import Stack
from game.store.heads import HUMAN
from game.store.settings import Settings
from tests.le_boulet.boulet_running import view, willing
from tests.promises.pairs import Pair
from tests.promises.subjects import SUBJECTS
from tests.secrecy import windows
from tests.secrecy.botting import Silent
from tests.session.held import HeldSession

GAME = "le_boulet"
NAMES = ["Kim", "Ana", "Léo", "Zoé", "Max", "Lou", "Noé", "Iris", "Sami", "Jade"]
FRAME_MS, FRAMES, ACTIONS = 120, 8, 6
ATTEMPTS = 40
SUBJECT = SUBJECTS[GAME]
OPTIONS = {"hand": 5, "boulets": 10, "explain": True}
COUCH = ("left", "right")
"""What people around one screen hold: each half of a keyboard."""


class Window:
    """One world, and the table that shows it: to a viewer, to all, or to people at a couch."""

    def __init__(self, art: Art, world: Any, viewer: Any, folder: Path, *, couch: bool) -> None:
        # characters talk of what all saw, and show it
        controllers = [f"random@{its.id}" for its in PERSONAS[: world.seats]]
        people = (0, 1) if couch else () if viewer is None else (viewer,)
        for seat in people:
            controllers[seat] = HUMAN
        given = RULES.options_json(world.options)
        head = make_head(GAME, controllers, NAMES[: world.seats], given, world.seed)
        head = head.model_copy(update={"salt": "5a17" * 4})  # else each world had talk of its own
        with mock.patch("game.session.bots.BotRouter", Silent):  # the script plays
            self.session = HeldSession(head, data=folder, match=world.match)
        kit = Kit(art, Settings(speech=False), folder, "fr")
        if couch:
            for seat, source in zip(people, COUCH, strict=True):
                kit.claims.claim(seat, source)
            self.session.look_back()
            self.scene: Any = CouchScene(kit, self.session)
        else:
            self.scene = TableScene(kit, self.session, watch=viewer is None)
        self.stack = Stack(self.scene)
        self.canvas = Canvas(pygame.Surface((480, 270)), art, kit.hints)

    def seen(self) -> bytes:
        """Let a frame pass and return its pixels."""
        self.stack.pass_time(FRAME_MS)
        with self.canvas.art.wearing(GAME):
            self.stack.draw(self.canvas)
        return pygame.image.tobytes(self.canvas.surface, "RGB")


@dataclass
class Shown:
    """A pair in two windows."""

    pair: Pair
    number: int
    both: list[Window]
    frames: int = 0

    def compare(self, frames: int = FRAMES) -> int:
        """Let frames pass in both, all the same; return how many there were so far."""
        for _ in range(frames):
            here, there = (one.seen() for one in self.both)
            assert here == there, f"pair {self.number} is told apart in frame {self.frames}"
            self.frames += 1
        return self.frames

    def submit(self, seat: Seat, *actions: Any) -> None:
        """Let a seat do something in both, or something else in each."""
        for one, action in zip(self.both, actions * (2 // len(actions)), strict=True):
            one.session.submit(seat, action)


def opened(pair: Pair, number: int, folder: Path, *, couch: bool = False) -> Shown:
    both = [
        Window(art, world, pair.viewer, folder / str(at_), couch=couch)
        for at_, (art, world) in enumerate(zip(windows.arts(), (pair.one, pair.other), strict=True))
    ]
    return Shown(pair, number, both)


def step(pair: Pair, chance: Stream) -> tuple[Seat, Any] | None:
    """Return what somebody who wants to get rid of cards does in both worlds."""
    asked = pair.both()
    seat = next((one for one in chance.shuffled(list(asked)) if asked[one]), None)
    if seat is None:
        return None
    return seat, RULES.fill(pair.one.truth, seat, willing(asked[seat], chance, 4), chance)


def dealt(number: int, wanted: Callable[[Pair, Stream], bool], viewer: Any = ...) -> Any:
    """Return a pair that was played to a moment that is wanted, and its luck."""
    for attempt in range(ATTEMPTS):
        chance = Stream(key_of("boulet windows", number, attempt))
        seats = 3 + chance.below(8)
        own = (None, *map(Seat, range(seats)))[chance.below(seats + 1)]
        its = own if viewer is ... else viewer
        pair = Pair((SUBJECT, seats, OPTIONS, chance.below(10**9)), its)
        for _ in range(200):
            if wanted(pair, chance):
                return pair, chance
            acted = step(pair, chance)
            if acted is None:
                break
            pair.submit(*acted)
    raise AssertionError(f"pair {number}: that moment never comes")


def exchanged(pair: Pair, chance: Stream, sort: str, *, boulet: bool) -> bool:
    """Exchange two cards that the viewer was not told of; say whether there were such two."""
    truth, seen = pair.one.truth, view(pair.one.match, pair.viewer, pair.one.options)
    hidden = [
        (f"hand:{seat}:{number}", face)
        for seat, hand in enumerate(truth.hands)
        if seat != pair.viewer
        for number, face in enumerate(hand)
        if face not in seen.hands[seat] and face != truth.choices[seat]  # it is laid already
    ]
    stock = [(f"bag:{number}", face) for number, face in enumerate(truth.stock)]
    others = hidden if sort == "hands" else stock
    for place, face in chance.shuffled(hidden):
        for other, its in chance.shuffled(others):
            elsewhere = place.split(":")[:2] != other.split(":")[:2]
            if elsewhere and face != its and boulet is (BOULET in (face, its)):
                pair.exchange(place, other)
                return True
    return False


def cards(number: int) -> tuple[Pair, Stream]:
    """A pair that differs in two cards; in every second one of them is a Boulet."""
    moments = Stream(key_of("moments", number)).below(20)

    def ripe(pair: Pair, chance: Stream) -> bool:
        nonlocal moments
        moments -= 1
        sort = ("hands", "draw")[number // 2 % 2]
        return moments < 0 and exchanged(pair, chance, sort, boulet=bool(number % 2))

    pair, chance = dealt(number, ripe)
    return pair, chance


def alike(number: int, folder: Path) -> int:
    """Show a pair action by action; return how many frames were compared."""
    pair, chance = cards(number)
    shown = opened(pair, number, folder)
    for _ in range(ACTIONS):
        shown.compare()
        acted = step(pair, chance)
        if acted is None:
            break
        shown.submit(*acted)
        if pair.told_apart():
            break
    return shown.frames


def voting(number: int, folder: Path) -> Shown:
    """A pair in which somebody whom nobody looks at has voted otherwise."""

    def vote(pair: Pair, _: Stream) -> bool:
        return bool(pair.one.truth.phase == at.VOTE and len(pair.one.truth.asked()) > 1)

    pair, _ = dealt(number, vote, viewer=None)
    shown = opened(pair, number, folder)
    shown.compare(2)
    shown.submit(pair.one.truth.asked()[0], Vote(0), Vote(1))
    return shown


def couch(number: int, folder: Path) -> Shown:
    """A pair at a couch, in which somebody presses another vote with a device of their own."""

    def vote(pair: Pair, _: Stream) -> bool:
        asked = pair.one.truth.asked()
        return bool(pair.one.truth.phase == at.VOTE and {0, 1} <= set(asked))

    pair, _ = dealt(number, vote, viewer=None)
    shown = opened(pair, number, folder, couch=True)
    shown.compare(4)
    for number_, one in enumerate(shown.both):
        assert one.scene.voting.press("12"[number_], COUCH[0])
    return shown


def explaining(number: int, folder: Path) -> Shown:
    """A pair whose theme is to be explained, and in which somebody else laid a card or nothing."""

    def answers(pair: Pair, _: Stream) -> bool:
        truth = pair.one.truth
        return bool(truth.phase == at.ANSWER and len(truth.asked()) == truth.seats - 1)

    viewers = (None, Seat(0), Seat(1))
    pair, _ = dealt(number, answers, viewer=viewers[number % len(viewers)])
    shown = opened(pair, number, folder)
    shown.compare(2)
    asks, *others = (seat for seat in pair.one.truth.asked() if seat != pair.viewer)
    if pair.viewer in pair.one.truth.asked():
        others.append(pair.viewer)
    shown.submit(asks, ASK)
    for seat in others:
        cards = [one for one in pair.one.match.pending()[seat] if isinstance(one, Answer)]
        two = (DECLINE, cards[0]) if seat != pair.viewer else (DECLINE,)
        shown.submit(seat, *two)
    assert pair.one.truth.phase == at.EXPLAIN
    return shown


def leading(number: int, folder: Path) -> Shown:
    """A pair whose viewer leads and has chosen two pictures: themes are offered now."""

    def leads(pair: Pair, chance: Stream) -> bool:
        truth = pair.one.truth
        if truth.phase != at.LEAD or truth.leader != 0:
            return False
        pairs = [one for one in RULES.pending(truth)[Seat(0)] if isinstance(one, Lead)]
        return bool(pairs) and exchanged(pair, chance, "hands", boulet=False)

    pair, _ = dealt(number, leads, viewer=Seat(0))
    shown = opened(pair, number, folder)
    lead = next(one for one in RULES.pending(pair.one.truth)[Seat(0)] if isinstance(one, Lead))
    shown.compare(2)
    for one in shown.both:
        for face in (lead.a, lead.b):
            touch = one.scene.layout.touch
            one.scene.touch(next(n for n, its in touch.items() if its.token == f"face:{face}"))
    return shown
