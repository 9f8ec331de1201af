"""Tokens: what can be touched at this table, whoever asks: boards, voices, pages, lessons."""

from __future__ import annotations

from typing import Final

from game.core.targets import Numbered

FACE: Final = Numbered("face")
"""Cards of a hand, by what is on them."""
LAID: Final = Numbered("laid")
"""What seats have laid, by seat."""
KEPT: Final = Numbered("kept")
"""Where cards will lie in a replay that shows hands beside them; touching one says nothing."""
