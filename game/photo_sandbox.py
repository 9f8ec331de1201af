"""What a process that decodes pictures begins with, run as a file by an isolated interpreter.

In a packaged program, whose interpreter is always alone, the program itself is started with one
hidden word (``build/start.py``).
"""

from __future__ import annotations

import sys
from pathlib import Path

if __name__ == "__main__":  # nothing but Python's own places is known to an isolated interpreter
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from game.photos.inside import main

if __name__ == "__main__":
    main()
