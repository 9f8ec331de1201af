"""The program with Belote on its shelf: ``python -m tests.sixth``, and then as always."""

from __future__ import annotations

import sys

from game.games import stand
from tests.sixth.shelved import HERE

stand([str(HERE)])  # in the process of its bots, too, which imports this file

if __name__ == "__main__":
    from game.__main__ import main

    sys.exit(main())
