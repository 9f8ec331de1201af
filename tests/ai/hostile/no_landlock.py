"""A cell's entry on a kernel without Landlock: what a test starts in place of the program's own."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[3]))

from game.ai.cells import landlock

landlock.version = lambda: 0

from game.cell import main

main()
