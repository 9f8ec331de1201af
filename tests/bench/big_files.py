"""Hostile files of many megabytes, through the real start and the real screens: how long one waits.

Run in a checkout: ``python -m tests.bench.big_files --megabytes 1 10 60``. Files of every kind, in
shapes that cost a reader most, are laid into a folder of a player's files, and everything is opened
that shows them. What is told is the longest single step of each way, a frame or an answer to an
input, in seconds of work: so long the window hears nothing.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Final

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from game import app
from game.core.luck import Stream
from game.core.seats import Seat
from game.core.user_error import UserError
from game.games import first, shelf
from game.scenes.after.replay import ReplayScene
from game.scenes.after.result import ResultScene
from game.scenes.decks.decks import DecksScene
from game.scenes.dictionary.listing import dictionary
from game.scenes.front.title import TitleScene
from game.scenes.history.history import ReplaysScene
from game.scenes.kit import Kit
from game.scenes.shared.private_table import PrivateTableScene
from game.scenes.table.table import TableScene
from game.session import resume
from game.stage.input.inputs import KeyPressed, PointerPressed, PointerReleased, TextTyped
from game.stage.paint.canvas import Canvas
from game.stage.scene import Scene
from game.stage.stack import Stack
from game.store import decks, dictionaries, settings, statistics
from game.store.launch import Launch
from game.store.replays import unfinished_paths
from game.tour.matches import by_chance
from tests.bench.big_shapes import (
    Shape,
    any_shapes,
    archive_shapes,
    filled,
    inside_shapes,
    longest,
    match_shapes,
    whole,
)
from tests.bench.file_screens import SIZE, pictures
from tests.bench.made_uses import TAUGHT

MEGABYTE: Final = 1024 * 1024
MOST_S: Final = 0.1
"""Seconds of work that one step may take."""
FRAMES: Final = 400
"""Frames until something must have come to its end."""
SEARCHED: Final = "qzx"
LONGEST: Final = "the longest"
OUTSIDE: Final = 12
"""Megabytes from which on nothing is read, whatever it is; a few shapes show that."""
FAR: Final = ("letters", "pairs", "zeros", "reasons", "entries")
MANY: Final = 3000
"""Matches of a player who has played for years."""


@dataclass(slots=True)
class Watch:
    """The longest step so far, and what it was."""

    longest: float = 0.0
    what: str = ""
    frames: int = field(default=0)

    def timed(self, what: str, do: Callable[[], Any]) -> Any:
        """Do something and see how much work it is."""
        began = time.process_time()
        try:
            return do()
        finally:
            took = time.process_time() - began
            if took > self.longest:
                self.longest, self.what = took, what


# ---------------------------------------------------------------- ways through the program


class Screen:
    """Scenes that are opened, heard and drawn, each step under the watch."""

    def __init__(self, watch: Watch, data: Path) -> None:
        """Read the settings as a start does."""
        self.watch = watch
        found, _ = watch.timed("settings", lambda: settings.load(data))
        found.language, found.text_size = "fr", 100
        self.kit = Kit(pictures(), found, data)
        self.stack = Stack()

    def open(self, name: str, scene: Callable[[], Scene]) -> None:
        """Open a screen and let some frames pass."""
        self.stack = Stack(self.watch.timed(f"{name} opens", scene))
        self.frames()

    def frames(self, many: int = 3, until: str = "") -> None:
        """Let frames pass: some, or until a screen is on top."""
        for _ in range(FRAMES if until else many):
            name = self.stack.names[-1] if self.stack.names else "-"
            self.watch.timed(f"{name} passes time", lambda: self.stack.pass_time(16))
            self.watch.timed(f"{name} is drawn", self._draw)
            if until and self.stack.names[-1:] == [until]:
                return

    def _draw(self) -> None:
        self.stack.draw(Canvas(pygame.Surface(SIZE), pictures()))

    def press(self, key: str, named: str = "") -> None:
        """Press a key, with the focus on something where it is there."""
        top = self.stack.top
        if named and (top is None or top.form is None or named not in _names(top)):
            return
        if named and top is not None and top.form is not None:
            top.form.focus = named
        name = self.stack.names[-1] if self.stack.names else "-"
        self.watch.timed(
            f"{name}: {named or key}", lambda: self.stack.handle_input(KeyPressed(key))
        )
        self.settle()

    def settle(self) -> None:
        """Let frames pass until no work is under way."""
        self.frames(2)
        for _ in range(FRAMES):
            if self.stack.names[-1:] not in (["working"], ["replays"]) or not self.stack.alert:
                return
            self.frames(1)

    def typed(self, text: str) -> None:
        """Type a text."""
        self.watch.timed("typing", lambda: self.stack.handle_input(TextTyped(text)))
        self.settle()

    def seek(self, part: float) -> None:
        """Click into the bar of a replay."""
        top = self.stack.top
        if isinstance(top, ReplayScene):
            track = top.form["line"].box
            x, y = track.x + part * track.width, track.middle[1]
            self.stack.handle_input(PointerPressed(x, y, 1))
            self.watch.timed("seeking", lambda: self.stack.handle_input(PointerReleased(x, y, 1)))
            self.settle()

    def back_to(self, name: str) -> None:
        """Close what lies over a screen."""
        for _ in range(8):
            if self.stack.names and self.stack.names[-1] == name:
                return
            self.press("escape")


def _names(scene: Scene) -> list[str]:
    return [widget.name for widget in scene.form.widgets] if scene.form is not None else []


def started(watch: Watch, data: Path) -> None:
    """Start the program for real, and close it after some frames."""
    frames = 0
    passes, draws = Stack.pass_time, Stack.draw

    def pass_time(self: Stack, ms: int) -> None:
        nonlocal frames
        frames += 1
        if frames == 1:
            watch.timed("start", lambda: None)
            took = time.process_time() - began - _plain_start()
            if took > watch.longest:
                watch.longest, watch.what = took, "before the first frame"
        if frames > 8 and not self.alert and self.names[-1:] == ["title"]:
            pygame.event.post(pygame.Event(pygame.QUIT))
        name = self.names[-1] if self.names else "-"
        watch.timed(f"{name} passes time", lambda: passes(self, ms))
        if frames > 2 and self.names[-1:] == ["notice"]:
            watch.timed("notice: enter", lambda: self.handle_input(KeyPressed("enter")))

    def draw(self: Stack, canvas: Canvas) -> None:
        if frames > 1:  # the first pictures are drawn for the first time
            watch.timed("drawing", lambda: draws(self, canvas))
        else:
            draws(self, canvas)

    Stack.pass_time, Stack.draw = pass_time, draw  # type: ignore[method-assign]
    try:
        began = time.process_time()
        app.run(Launch(data, audio=False))
    finally:
        Stack.pass_time, Stack.draw = passes, draws  # type: ignore[method-assign]
        pictures.cache_clear()


_STARTS: list[float] = []


def _plain_start() -> float:
    """Return how much work a start in an empty folder is; the first one is not counted."""
    return min(_STARTS) if _STARTS else 1e9


def learn_start() -> None:
    """Start in an empty folder, to know what a start costs anyhow."""
    for _ in range(3):
        first: list[float] = []
        passes = Stack.pass_time

        def pass_time(self: Stack, ms: int, first: list[float] = first) -> None:
            first.append(time.process_time())
            pygame.event.post(pygame.Event(pygame.QUIT))

        Stack.pass_time = pass_time  # type: ignore[method-assign]
        try:
            with tempfile.TemporaryDirectory() as folder:
                began = time.process_time()
                app.run(Launch(Path(folder), audio=False))
                _STARTS.append(first[0] - began)
        finally:
            Stack.pass_time = passes  # type: ignore[method-assign]
    pictures.cache_clear()


def looked_at(watch: Watch, data: Path) -> None:
    """Look at everything that shows the player's files, and use every button of a match."""
    screen = Screen(watch, data)
    screen.open("title", lambda: TitleScene(screen.kit))
    for name in ("statistics", "options", "table", "resume"):
        if name in _names(screen.stack.top):  # type: ignore[arg-type]
            screen.press("enter", name)
            screen.back_to("title")
    for name in ("resume", "watch", "verify", "export", "delete"):
        screen.open("history", lambda: ReplaysScene(screen.kit))
        screen.press("enter", "row:0")
        screen.press("enter", name)
        if name == "delete":
            screen.press("enter", "yes")
        screen.settle()
    screen.open("history", lambda: ReplaysScene(screen.kit))
    screen.stack.scenes[-1].form.focus = "search"  # type: ignore[union-attr]
    screen.typed(SEARCHED)


def watched(watch: Watch, data: Path) -> None:
    """Watch a match, go through it, and look through all eyes."""
    screen = Screen(watch, data)
    screen.open("history", lambda: ReplaysScene(screen.kit))
    screen.press("enter", "row:0")
    screen.press("enter", "watch")
    for key in ("right", ".", "left", "v"):
        screen.press(key)
    for _ in range(3):
        screen.press("down")
    screen.press("enter")
    for part in (0.99, 0.01, 0.5):
        screen.seek(part)
    for key in ("right", "n", "escape", "h", "escape"):
        screen.press(key)


def ended(watch: Watch, data: Path) -> None:
    """Play the last acts of a match, look at its result, and back from there."""
    screen = Screen(watch, data)
    session = resume(unfinished_paths(data)[-1], data)
    chance = Stream(1)
    while (seat := next(iter(session.asked()), None)) is not None:
        watch.timed("an act", partial(session.submit, seat, by_chance(session, seat, chance)))
    for way in ("replay", "beliefs", "ghosts"):
        screen.open("result", lambda: ResultScene(screen.kit, session, Seat(0)))
        screen.press("enter", way)
    session.close()


def private_table(watch: Watch, data: Path) -> None:
    """Look at one's own table behind the curtain, late in a match."""
    screen = Screen(watch, data)
    session = resume(unfinished_paths(data)[-1], data)
    screen.open(
        "private-table", lambda: PrivateTableScene(screen.kit, session, Seat(0), looks=True)
    )
    screen.open("bystander", lambda: TableScene(screen.kit, session, watch=True))
    session.close()


def gone_through(watch: Watch, data: Path) -> None:
    """Go through a list of thousands of matches, search it, and look at the title."""
    [one] = (data / "replays").iterdir()
    for number in range(MANY):
        one.with_name(f"{one.stem}-{number}.jsonl").write_bytes(one.read_bytes())
    screen = Screen(watch, data)
    screen.open("title", lambda: TitleScene(screen.kit))
    screen.open("history", lambda: ReplaysScene(screen.kit))
    for key in ("pagedown", "end", "home", "down", "up"):
        screen.press(key)
    screen.stack.scenes[-1].form.focus = "search"  # type: ignore[union-attr]
    for text in ("a", "2", SEARCHED):
        screen.typed(text)
    screen.press("enter", "more")
    screen.press("enter", "export")


def counted(watch: Watch, data: Path) -> None:
    """Count a match, as its result does."""
    played = statistics.Played("et_bim", "9-x", 5, True)
    with suppress(UserError):
        watch.timed("counting", lambda: statistics.count(data, played))


def dropped(path: str) -> Callable[[Watch, Path], None]:
    """Return what lets go of a file over the window."""

    def way(watch: Watch, data: Path) -> None:
        screen = Screen(watch, data)
        screen.open("history", lambda: ReplaysScene(screen.kit, str(data / path)))
        screen.frames(until="notice")

    return way


def imported(watch: Watch, data: Path) -> None:
    """Take in what lies in the folder for it."""
    screen = Screen(watch, data)
    screen.open("history", lambda: ReplaysScene(screen.kit))
    screen.press("enter", "more")
    screen.press("enter", "import")
    screen.frames(until="notice")


def decks_seen(watch: Watch, data: Path) -> None:
    """Look at the decks."""
    Screen(watch, data).open(
        "decks", lambda: DecksScene(Kit(pictures(), settings.Settings(), data))
    )


def taught_seen(watch: Watch, data: Path) -> None:
    """Look at what bots were taught; where that cannot be read it is said."""
    screen = Screen(watch, data)
    watch.timed("dictionary", lambda: dictionary(screen.kit, TAUGHT))


Way = Callable[[Watch, Path], None]


def cases() -> Iterator[tuple[str, str, dict[str, Shape], list[Way]]]:
    """Yield kinds of files: a name, where they lie, their shapes, and what is done with them."""
    shapes = any_shapes()
    small = [started, looked_at]
    yield "settings", settings.FILE, shapes | inside_shapes("settings"), small
    yield "kept settings", "settings.1.json", {"letters": shapes["letters"]}, small
    found = shapes | inside_shapes("statistics")
    yield "statistics", statistics.FILE, found, [*small, counted]
    given = {"names": lambda size: filled(b'{"matches":{"a":["a"', b',"a"', size, b"]}}")}
    yield "given", "given.json", shapes | given, small
    sealed, plain = match_shapes(sealed=True), match_shapes(sealed=False)
    yield "match", "matches/one.match", shapes | sealed, small
    yield "damaged", "matches/one.match.damaged", shapes | sealed, [looked_at]
    yield "replay", "replays/one.jsonl", shapes | plain, small
    yield "dropped replay", "x/one.jsonl", shapes | plain, [dropped("x/one.jsonl")]
    yield "dropped match", "x/one.match", shapes | sealed, [dropped("x/one.match")]
    for game in shelf():
        over: dict[str, Shape] = {LONGEST: lambda _, game=game: longest(game)}  # type: ignore[misc]
        on: dict[str, Shape] = {LONGEST: lambda _, game=game: longest(game, -3)}  # type: ignore[misc]
        yield f"replay of {game}", "replays/a.jsonl", over, [started, looked_at, watched]
        yield f"match of {game}", "matches/a.match", on, [started, looked_at, ended, private_table]
    one: dict[str, Shape] = {LONGEST: lambda _: whole()["replay"].whole[-1]}
    yield "thousands of matches", "replays/a.jsonl", one, [gone_through]
    yield "import", "imports/one.jsonl", plain, [imported]
    lists = {"letters": shapes["letters"], "entries": archive_shapes()["entries"]}
    yield "deck", decks.of_fingerprint(Path(), "0" * 32).as_posix(), lists, [decks_seen]
    taught = {name: shapes[name] for name in ("letters", "keys", "numbers")}
    yield "dictionary", dictionaries.place(Path(), TAUGHT).as_posix(), taught, [taught_seen]
    yield "dropped archive", "x/all.zip", shapes | archive_shapes(), [dropped("x/all.zip")]


def tried(place: str, content: bytes, way: Way) -> Watch:
    """Lay a file among a player's, and go a way; return the longest step."""
    watch = Watch()
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        saves = whole()["save"].whole
        for name, its in (("matches/other.match", saves[0]), (settings.FILE, None)):
            (data / name).parent.mkdir(parents=True, exist_ok=True)
            if its is not None:
                (data / name).write_bytes(its)
        path = data / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
        way(watch, data)
        left = [one for one in data.rglob("*") if one.is_file() and one.stat().st_size]
        there = way is ended or any(one.stat().st_size == len(content) for one in left)
        assert there, f"{place} is lost"
    return watch


def run(megabytes: Sequence[float], only: str = "") -> Iterator[tuple[str, Watch]]:
    """Yield what was tried, and its longest step."""
    learn_start()
    for kind, place, shapes, ways in cases():
        if only and only not in kind:
            continue
        for way in ways:  # a start draws all pictures anew
            tried("matches/a.match", longest(first(), -3), looked_at)
            for shape, make in shapes.items():
                for size in (0.0,) if shape == LONGEST else megabytes:
                    if size > OUTSIDE and shape not in FAR:
                        continue
                    name = getattr(way, "__qualname__", "").split(".")[0]
                    watch = tried(place, make(int(size * MEGABYTE)), way)
                    yield f"{kind}, {shape}, {size:g} MB, {name}", watch


def main(argv: Sequence[str] | None = None) -> int:
    """Print every way that takes too long; 1 if there is any."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--megabytes", type=float, nargs="+", default=[1, 10, 60])
    parser.add_argument("--only", default="", help="a part of a kind's name")
    parser.add_argument("--most", type=float, default=MOST_S, help="seconds of a step")
    asked = parser.parse_args(argv)
    many, long, worst = 0, 0, Watch()
    for name, watch in run(asked.megabytes, asked.only):
        many += 1
        worst = max(worst, watch, key=lambda one: one.longest)
        if watch.longest > asked.most:
            long += 1
            print(f"{watch.longest:6.2f} s  {name}: {watch.what}", flush=True)
    print(f"ways: {many}; longer than {asked.most:g} s: {long}; longest: {worst.longest:.2f} s")
    return 1 if long else 0


if __name__ == "__main__":
    sys.exit(main())
