"""Tokens: what can be touched at this table, whoever asks: boards, voices, lessons."""

from __future__ import annotations

from typing import Final

from game.core.targets import Numbered

BASKET: Final = Numbered("basket")
"""The baskets, by seat."""
