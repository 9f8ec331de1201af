"""The keyboard is in halves at the table of those who parted it, and whole everywhere else."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from game import app
from game.scenes.kit import Kit
from game.session import make_head
from game.stage.input.claims import LEFT
from game.stage.stack import Stack
from game.store.heads import HUMAN
from game.store.launch import Launch


def tap(key: int, scancode: int) -> None:
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        pygame.event.post(pygame.Event(kind, key=key, scancode=scancode, mod=0))


@pytest.mark.slow
def test_halves_are_heard_at_the_couch_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    head = make_head("et_bim", [HUMAN, HUMAN, "random", "random"], list("abcd"), seed=3)
    found: dict[str, tuple[bool, bool]] = {}
    pass_time, frames = Stack.pass_time, iter(range(200))
    kits: list[Kit] = []

    def kept(*told: Any, **more: Any) -> Kit:
        kits.append(Kit(*told, **more))
        return kits[-1]

    def look(stack: Stack, ms: int) -> None:
        frame, top = next(frames), stack.top
        if top is None or frame > 60:
            pygame.event.post(pygame.Event(pygame.QUIT))
        elif top.name == "claiming":
            claims = kits[0].claims
            if frame == 2:
                tap(pygame.K_d, pygame.KSCAN_D)
            elif LEFT in claims.all().values():
                found["claiming"] = True, claims.halved
                top.form.focus = "start"  # type: ignore[attr-defined]
                tap(pygame.K_RETURN, pygame.KSCAN_RETURN)
        elif "couch" in stack.names and "leaving" not in found:
            claims = kits[0].claims
            found["couch"] = LEFT in claims.all().values(), claims.halved
            stack.close_all()
            found["leaving"] = LEFT in claims.all().values(), claims.halved
        pass_time(stack, ms)

    monkeypatch.setattr(app, "Kit", kept)
    monkeypatch.setattr(Stack, "pass_time", look)
    try:
        assert app.run(Launch(tmp_path, table=head)) == 0
    finally:
        pygame.quit()
    assert found == {"claiming": (True, False), "couch": (True, True), "leaving": (True, False)}
