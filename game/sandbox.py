"""What a sandbox's process begins with: run as a file, by an interpreter in isolated mode.

In a packaged program, whose interpreter is always alone, the program itself is started with one
hidden word (``build/start.py``).
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

if __name__ == "__main__":  # nothing but Python's own places is known to an isolated interpreter
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from game.ai.sandboxes.inside import live
from game.core.rules import Rules
from game.games import game_of, stand


def main() -> None:
    """Be a sandbox."""
    live(_found)


def _found(name: str, folder: str) -> tuple[Rules[Any, Any, Any, Any], Sequence[str]]:
    stand([folder])
    game = game_of(name)
    return game.rules, game.packages


if __name__ == "__main__":
    main()
