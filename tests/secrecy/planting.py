"""Leaks that are planted, so that a proof is seen to see them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.scenes.table.table import TableScene


def lengthen_prompt(patch: pytest.MonkeyPatch, much: Callable[[Any], int]) -> None:
    """Let what a table asks be longer by so many dots as something makes of the whole truth."""
    plain = TableScene.prompt

    def longer(scene: Any, preview: Any) -> str:
        return plain(scene, preview) + "." * much(scene._session._match.journal.state)

    patch.setattr(TableScene, "prompt", longer)
