"""Wombat keeps its promises among its own tests (``test_wombat_promises.py``).

The proofs of ``tests/promises`` let bots play whole matches in turn and try every action at every
decision; a match here has thousands of ticks with a hundred things to do or say in each.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tests.promises.subjects import Subject

SUBJECTS: Final[Mapping[str, Subject]] = {}
SLOW: Final[frozenset[str]] = frozenset()
