"""A hash of every picture of the tour, and which of them another commit draws otherwise.

Ten minutes each; HASH is the commit before a change; ``--every 9`` draws one screen in nine::

    python -m tests.bench.tour_hashes --out before.txt --commit HASH
    python -m tests.bench.tour_hashes --against before.txt
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from hashlib import sha256
from importlib import import_module
from importlib.util import find_spec
from itertools import islice
from pathlib import Path
from typing import Any

import pygame

from game.scenes.kit import Kit
from game.stage.paint.art import Art
from game.store.places import assets_root
from game.store.settings import Settings

tour: Any = import_module("game.tour" if find_spec("game.tour") else "game.showing")  # its old name


def sizes(given: str) -> list[tuple[int, ...]]:
    return [tuple(map(int, one.split("x"))) for one in given.split(",")]


def ways(asked: argparse.ArgumentParser, usual: str) -> None:
    asked.add_argument("--sizes", type=sizes, default=usual)
    asked.add_argument("--every", type=int, default=1)
    asked.add_argument("--first", type=int, default=0)
    asked.add_argument("--last", type=int)


def hashes(told: argparse.Namespace) -> Iterator[tuple[str, str]]:
    tour.unseen()
    for language in told.languages:
        with tempfile.TemporaryDirectory() as folder:
            kit = Kit(Art(assets_root()), Settings(), Path(folder), language)
            its = kit if hasattr(kit, "hints") else kit.art  # what was asked for once
            for name, *scenes in islice(tour.every_scene(kit), told.first, told.last, told.every):
                for size in told.sizes:
                    pixels = pygame.image.tobytes(tour.drawn(scenes, its, size), "RGB")
                    yield f"{name}-{language}-{size[1]}", sha256(pixels).hexdigest()[:16]


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__)
    ways(asked, "1280x720,1920x1080")
    asked.add_argument("--languages", nargs="+", default=["fr", "en"])
    asked.add_argument("--out", type=Path)
    asked.add_argument("--against", type=Path)
    asked.add_argument("--commit", help="whose program draws; otherwise the one of this checkout")
    told = asked.parse_args()
    if told.commit:
        from tests.bench.checkouts import checkout_of, environment  # noqa: PLC0415 others lack it

        with checkout_of(told.commit) as other:
            again = [sys.executable, __file__, *sys.argv[1:], "--commit", ""]
            return subprocess.run(again, env=environment(other), check=False).returncode
    found = dict(hashes(told))
    if told.out:
        told.out.write_text("".join(f"{name} {has}\n" for name, has in found.items()), "utf-8")
    lines = told.against.read_text("utf-8").splitlines() if told.against else ()
    was = dict(line.split() for line in lines) if told.against else found
    wrong = [name for name in {**was, **found} if was.get(name) != found.get(name)]
    print(*wrong, f"{len(found)} pictures, {len(wrong)} differ", sep="\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
