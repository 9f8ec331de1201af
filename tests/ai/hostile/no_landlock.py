"""A sandbox's entry on a kernel without Landlock: a test starts it in place of ours."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[3]))

from game.ai.sandboxes import landlock

landlock.version = lambda: 0

from game.sandbox import main

main()
