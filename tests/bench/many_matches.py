"""The history with many files: how long opening, paging and searching take.

Run in a checkout: ``python -m tests.bench.many_matches --files 1000``. The files are matches of
thoughtful bots at 12 seats with all their reasons, the longest there are, and of random ones at 4
to 12; a third of them go on, and some are damaged. Figures are milliseconds of a
processor, of a first time: what was read is forgotten between two of them. The system has the files
in memory, as after one look.
"""

from __future__ import annotations

import argparse
import os
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from game.core.luck import Stream, key_of
from game.replaying.again import of_bots
from game.scenes.history.history import ReplaysScene
from game.scenes.kit import Kit
from game.session import Session, make_head
from game.stage.input.inputs import KeyPressed, TextAsked, TextTyped
from game.stage.paint.art import Art
from game.stage.scene import Scene
from game.store.history import kept
from game.store.places import assets_root
from game.store.recorder import MATCHES, PLAIN, REPLAYS, SEALED, Recorder
from game.store.settings import Settings
from tests.session.turns import asked_first

NAMES: Final = (
    "Kim", "Ana", "Bilal", "Chloé", "Driss", "Élodie", "Farid", "Gwen", "Hugo", "Inès", "Jules",
    "Margot",
)  # fmt: skip
KINDS: Final = 12
"""So many different matches; the others are copies under names of their own."""
FRAME_MS: Final = 16


def contents(folder: Path) -> Iterator[tuple[str, bytes]]:
    """Yield different files of matches: the folder they belong to, and what they hold."""
    for number in range(KINDS):
        seats = 4 + number % 9
        head = make_head("et_bim", ["human", *["normal"] * (seats - 1)], NAMES[:seats], seed=number)
        recorder = Recorder.create(folder, head)
        session = Session(head, None)
        chance = Stream(key_of("many", number))
        acts = 0
        while (asked := asked_first(session)) is not None and (number % 3 or acts < 30):
            legal = session.legal(asked)
            action = legal[chance.below(len(legal))]
            recorder.write({"seat": asked, **action.to_json()})
            session.submit(asked, action)
            acts += 1
        session.close()
        path = recorder.finish() if number % 3 else recorder.path
        recorder.close()
        yield (REPLAYS if number % 3 else MATCHES), path.read_bytes()
    head = make_head("et_bim", ["expert"] * 12, NAMES, seed=1)
    thought = of_bots(head)
    lines = [head.model_dump_json().encode()]
    lines += [_line(seat, action) for seat, action in thought.actions]
    yield REPLAYS, b"\n".join([*lines, *thought.records]) + b"\n"
    yield REPLAYS, b"\n".join([*lines[:9], b"damaged", *lines[9:]]) + b"\n"


def _line(seat: int, action: dict[str, object]) -> bytes:
    import json  # noqa: PLC0415 here alone

    return json.dumps({"seat": seat, **action}, separators=(",", ":")).encode()


def fill(data: Path, files: int) -> None:
    """Lay so many files into a folder of matches, none played at the same time as another."""
    with tempfile.TemporaryDirectory() as folder:
        every = list(contents(Path(folder)))
    for number in range(files):
        place, content = every[number % len(every)]
        ending = PLAIN if place == REPLAYS else SEALED
        path = data / place / f"et_bim-{number:05d}{ending}"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
        os.utime(path, (1_790_000_000 - 4000 * number,) * 2)


def timed(done: Callable[[], object]) -> float:
    """Return how many milliseconds of a processor something takes, however busy the machine is."""
    start = time.process_time()
    done()
    return 1000 * (time.process_time() - start)


def searched(kit: Kit, text: str) -> tuple[float, float, int]:
    """Search for a text; return the longest step, the whole in milliseconds, and what is found."""
    scene = ReplaysScene(kit)  # nothing has been read yet
    scene.form.focus = "search"
    scene.handle_input(TextAsked("all"))
    scene.handle_input(KeyPressed("delete"))
    steps = [timed(lambda: scene.handle_input(TextTyped(text)))]
    while scene.alert:
        steps.append(timed(lambda: scene.pass_time(FRAME_MS)))
    return max(steps), sum(steps), len(scene.found)


def main() -> None:
    """Measure, and print a table."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--files", type=int, default=1000)
    files = asked.parse_args().files
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    import pygame  # noqa: PLC0415 once it knows that there is no screen

    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        fill(data, files)
        kit = Kit(Art(assets_root()), Settings(language="en"), data)
        opened: list[Scene] = []
        print(f"{files} files, {sum(one.path.stat().st_size for one in kept(data)) / 1e6:.1f} MB")
        print(f"the folder is looked through  {timed(lambda: kept(data)):8.1f} ms")
        ReplaysScene(kit)  # words and fonts are loaded
        opening = timed(lambda: opened.append(ReplaysScene(kit)))
        print(f"the list opens                {opening:8.1f} ms")
        scene = opened[0]
        assert isinstance(scene, ReplaysScene)
        pages = [timed(lambda: scene.handle_input(KeyPressed("pagedown"))) for _ in range(20)]
        print(f"a page further, the longest   {max(pages):8.1f} ms of {len(pages)}")
        end = timed(lambda: scene.handle_input(KeyPressed("end")))
        print(f"to the end                    {end:8.1f} ms")
        for winners in (False, True):
            kit.settings.show_winners = winners
            for text in ("margot 12", "binoclards"):
                most, whole, many = searched(kit, text)
                shown = "shown " if winners else "hidden"
                print(
                    f"winners {shown}, {text:<12}  {most:8.1f} ms the longest step, "
                    f"{whole:8.1f} ms in all, {many} found"
                )


if __name__ == "__main__":
    main()
