"""A table of several people, its curtain and its second window, with or without a look before.

Run as a program it prints what a process shows that has never drawn anything private.
"""

from __future__ import annotations

import json
import tempfile
from hashlib import sha256
from pathlib import Path
from typing import Any

import pygame

from game.core.luck import Stream
from game.scenes.kit import Kit
from game.scenes.shared.couch import CouchScene
from game.scenes.shared.curtain import CurtainScene
from game.scenes.shared.onlookers import Onlookers
from game.session import Session, make_head
from game.stage.input.inputs import KeyPressed, KeyReleased
from game.stage.paint.art import Art
from game.stage.paint.screen import Screen
from game.stage.stack import Stack
from game.stage.windows import letterbox
from game.store.heads import HUMAN
from game.store.places import assets_root
from game.store.settings import Settings
from tests.session.turns import asked_first

NAMES = ["Kim", "Zoé", "Ana", "Léo"]
SIZE = (1000, 540)
"""Wider than 16:9, so that something lies beside the table."""


class Evening:
    """Four people in the middle of a match, one of them called to the curtain."""

    def __init__(self, folder: Path, actions: int, *, plain: bool = True) -> None:
        self.kit = Kit(Art(assets_root()), Settings(), folder, "en")
        head = make_head("et_bim", [HUMAN] * 4, NAMES, {"modules": ["non"]}, seed=41)
        self.session = Session(head.model_copy(update={"salt": "an evening"}), None)
        chance = Stream(5)
        while actions > 0 or self._asks_for_an_answer():
            seat = asked_first(self.session)
            assert seat is not None
            legal = self.session.legal(seat)
            self.session.submit(seat, legal[chance.below(len(legal))])
            actions -= 1
        self.session.look_back()
        self.couch = CouchScene(self.kit, self.session)
        self.stack = Stack(self.couch)
        self.onlookers = Onlookers(self.kit)
        self.screen = pygame.Surface(SIZE)
        self._screens: dict[Art, Screen] = {}
        self._plain = plain
        for _ in range(200):
            if isinstance(self.stack.top, CurtainScene):
                break
            self.stack.pass_time(50)
        assert isinstance(self.stack.top, CurtainScene)

    def _asks_for_an_answer(self) -> bool:
        seat = asked_first(self.session)
        assert seat is not None
        return any(action.kind == "answer" for action in self.session.legal(seat))

    def picture(self, draw: Any, art: Art | None = None, on: pygame.Surface | None = None) -> bytes:
        surface, art = on or self.screen, art or self.kit.art
        screen = self._screens.setdefault(art, Screen(plain=self._plain))
        canvas = screen.canvas(surface, art, self.kit.hints)
        draw(canvas)
        letterbox(canvas)
        screen.paint(canvas.surface, surface)
        return bytes(surface.get_buffer().raw)

    def look(self) -> set[bytes]:
        """Look behind the curtain at everything there, until it falls; return what was seen."""
        curtain: Any = self.stack.top
        for heard in (KeyPressed("enter"), KeyReleased("enter"), KeyPressed("enter")):
            self.stack.handle_input(heard)
        assert curtain.behind
        seen = {self.picture(self.stack.draw)}
        for key in ("space", "i", "right", "right", "1", "f", "n", "escape", "l", "escape"):
            self.stack.handle_input(KeyPressed(key))
            for _ in range(3):
                self.stack.pass_time(50)
                seen.add(self.picture(self.stack.draw))
        assert curtain.behind, "still looking"
        assert self.stack.cover()
        return seen

    def shown(self) -> dict[str, str]:
        """Return what all may see now: the curtain, the table below it, the second window."""
        pictures = {"curtain": self.picture(self.stack.draw)}
        pictures["table"] = self.picture(self.couch.draw)
        for _ in range(3):
            self.onlookers.follow(self.stack, 50, painted=True)
        other = pygame.Surface((640, 400))
        pictures["second"] = self.picture(self.onlookers.draw, self.onlookers.art, other)
        return {name: sha256(picture).hexdigest() for name, picture in pictures.items()}


def shown(folder: Path, actions: int, *, looked: bool) -> tuple[dict[str, str], int]:
    """Return what all may see, and how many pictures were private before.

    Where somebody looked, what all may see is painted over that, in parts; else whole.
    """
    evening = Evening(folder, actions, plain=not looked)
    private = evening.look() if looked else set()
    found = evening.shown()
    assert not private & {evening.picture(evening.stack.draw), evening.picture(evening.couch.draw)}
    evening.session.close()
    return found, len(private)


if __name__ == "__main__":
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    with tempfile.TemporaryDirectory() as data:
        told = {actions: shown(Path(data), actions, looked=False)[0] for actions in (0, 9, 24)}
        print(json.dumps(told))
