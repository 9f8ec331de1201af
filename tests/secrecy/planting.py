"""Leaks that are planted, so that a proof is seen to see them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from weakref import WeakKeyDictionary

import pytest

from game.scenes.table.table import TableScene
from tests.session.held import HeldSession


def shown_by(patch: pytest.MonkeyPatch, owner: Any) -> WeakKeyDictionary[Any, HeldSession]:
    """Return, from now on, of which match each screen of a kind was made."""
    plain, found = owner.__init__, WeakKeyDictionary[Any, HeldSession]()

    def made(self: Any, kit: Any, session: HeldSession, *given: Any, **more: Any) -> None:
        plain(self, kit, session, *given, **more)
        found[self] = session

    patch.setattr(owner, "__init__", made)
    return found


def lengthen_prompt(patch: pytest.MonkeyPatch, much: Callable[[Any], int]) -> None:
    """Let what a table asks be longer by so many dots as something makes of the whole truth."""
    plain = TableScene.prompt

    def longer(scene: Any, preview: Any) -> str:
        return plain(scene, preview) + "." * much(scene.watched.truth)

    patch.setattr(TableScene, "prompt", longer)
