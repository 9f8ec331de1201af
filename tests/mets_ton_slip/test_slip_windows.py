"""Two windows on two worlds that differ in hand cards: the same pixels until one is shown."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from game.scenes.kit import Kit
from game.scenes.table.table import TableScene
from game.session import make_head
from game.stage.paint.art import Art
from game.stage.paint.canvas import Canvas
from game.stage.stack import Stack
from game.store.heads import HUMAN
from game.store.settings import Settings
from tests.mets_ton_slip.running import dressing
from tests.mets_ton_slip.test_slip_secrets import dealt
from tests.secrecy import windows
from tests.secrecy.planting import lengthen_prompt
from tests.session.held import HeldSession

GAME = "mets_ton_slip"
NAMES = ["Kim", "Ana", "Léo", "Zoé", "Max"]
FRAME_MS = 120
FRAMES = 12
ACTIONS = 6
PAIRS = 24
"""Half of them exchange a defence."""


class Window:
    """One world, and the table that shows it to a viewer, or to all."""

    def __init__(self, art: Art, world: Any, viewer: Any, folder: Path) -> None:
        controllers = ["random"] * world.seats
        if viewer is not None:
            controllers[viewer] = HUMAN
        given = world.rules.options_json(world.options)
        head = make_head(GAME, controllers, NAMES[: world.seats], given, world.seed)
        self.session = HeldSession(head, data=folder, match=world.match)
        self.session.think = lambda: None  # type: ignore[method-assign]  # the script plays
        kit = Kit(art, Settings(speech=False), folder, "fr")
        self.stack = Stack(TableScene(kit, self.session, watch=viewer is None))
        self.canvas = Canvas(pygame.Surface((640, 360)), art, kit.hints)

    def seen(self) -> bytes:
        """Let a frame pass and return its pixels."""
        self.stack.pass_time(FRAME_MS)
        self.stack.draw(self.canvas)
        return pygame.image.tobytes(self.canvas.surface, "RGB")


def alike(number: int, folder: Path) -> int:
    """Show a pair action by action; return how many frames were compared."""
    pair, chance = dealt(number)
    found = 0
    shown = [
        Window(art, world, pair.viewer, folder / str(at))
        for at, (art, world) in enumerate(zip(windows.arts(), (pair.one, pair.other), strict=True))
    ]
    for _ in range(ACTIONS):
        for _ in range(FRAMES):
            here, there = (one.seen() for one in shown)
            assert here == there, f"pair {number} is told apart in frame {found}"
            found += 1
        asked = pair.both()
        seat = next((one for one in asked if asked[one]), None)
        if seat is None:
            break
        action = dressing(asked[seat], chance)
        for one in shown:
            one.session.submit(seat, action)
        if pair.told_apart():
            break
    for one in shown:
        one.session.close()
    return found


@pytest.mark.slow
@pytest.mark.parametrize("block", range(3))
def test_no_frame_tells_two_worlds_apart(block: int, tmp_path: Path) -> None:
    windows.arts()
    each = PAIRS // 3
    frames = [
        alike(number, tmp_path / str(number)) for number in range(block * each, (block + 1) * each)
    ]
    assert sum(frames) > 20 * each


@pytest.mark.slow
def test_a_word_that_hangs_on_a_hand_is_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lengthen_prompt(monkeypatch, lambda truth: sum(map(sum, truth.hands[:2])) % 3)
    with pytest.raises(AssertionError, match="told apart"):
        sum(alike(number, tmp_path / str(number)) for number in range(12))
