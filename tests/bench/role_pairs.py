"""Pairs of couches of Wombat that differ in hidden roles and paws alone, as many as one likes.

Run in a checkout: ``python -m tests.bench.role_pairs [--pairs N] [--first K]``. Every pair is what
``tests/secrecy/test_roles.py`` proves of a few; the first that can be told apart ends the run.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from tests.secrecy import windows
from tests.secrecy.roles import run


def main(argv: Sequence[str] | None = None) -> int:
    """Run pairs; say how many frames were compared."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--pairs", type=int, default=2000)
    parser.add_argument("--first", type=int, default=0)
    asked = parser.parse_args(argv)
    frames = 0
    with windows.unhurried():
        for number in range(asked.first, asked.first + asked.pairs):
            frames += run(windows.arts(), number)
            if number % 100 == 99:
                print(f"{number + 1} pairs, {frames} frames compared, none told apart", flush=True)
    print(f"{asked.pairs} pairs, {frames} frames compared, none told apart")
    return 0


if __name__ == "__main__":
    sys.exit(main())
