"""Drive a packaged program through a whole match, with the keys and the mouse of an X server.

    python tests/package/drive.py PROGRAM [--out FOLDER]

Nobody's home is used: the program starts as on an account that has nothing yet. It is Xvfb that
shows it and xdotool that presses; what the window shows is kept as PNG. Where things lie in a menu
is asked of the same scenes in this checkout, which has to be that of the package. Ends with 0, or
says what was not as it should be.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import shutil
import struct
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

NEEDED: Final = ("Xvfb", "xdotool")
SIZE: Final = (1280, 720)
LONGEST: Final = 600
"""Seconds that a match may take on a busy machine."""
USUAL: Final = 6
SEATS: Final = 4
"""Seats that a lobby lays out on a clean account, and those that are played with."""


class WrongError(Exception):
    """Something is not as it should be."""


def hold(what: bool, why: str) -> None:
    """Go on only if something holds."""
    if not what:
        raise WrongError(why)


# ---------------------------------------------------------------- a desktop without a screen


class Desktop:
    """An X server that nobody sees, with somebody's hands on it."""

    def __init__(self, display: str, folder: Path) -> None:
        """Take the server's name and the folder of what it shows."""
        self.environment = {**os.environ, "DISPLAY": display}
        self._shown = folder / "Xvfb_screen0"

    def do(self, *words: object) -> str:
        """Let xdotool do something and return what it says."""
        command = ["xdotool", *map(str, words)]
        done = subprocess.run(
            command, env=self.environment, capture_output=True, text=True, timeout=60, check=True
        )
        return done.stdout.strip()

    def key(self, *names: str) -> None:
        """Press keys, as a keyboard does."""
        self.do("key", "--delay", "40", *names)

    def click(self, at: tuple[float, float]) -> None:
        """Move the pointer somewhere and press."""
        self.do("mousemove", round(at[0]), round(at[1]), "sleep", "0.08", "click", "1")

    def picture(self) -> bytes:
        """Return what is shown: three bytes a pixel, row by row."""
        content = self._shown.read_bytes()  # an XWD dump (X11/XWDFile.h), big-endian
        head = struct.unpack(">25I", content[:100])
        wide, high, row, colours = head[4], head[5], head[12], head[19]
        pixels = content[head[0] + 12 * colours :]
        hold((wide, high) == SIZE and head[11] == 32, "the X server shows another size")
        lines = (pixels[row * y : row * y + 4 * wide] for y in range(high))
        blue_first = b"".join(lines)
        rgb = bytearray(3 * wide * high)
        for place in range(3):
            rgb[place::3] = blue_first[2 - place :: 4]
        return bytes(rgb)


@contextlib.contextmanager
def desktop() -> Iterator[Desktop]:
    """Start an X server with a screen as large as the window, and end it."""
    with tempfile.TemporaryDirectory() as folder:
        told, tells = os.pipe()
        command = ["Xvfb", "-displayfd", str(tells), "-screen", "0", f"{SIZE[0]}x{SIZE[1]}x24"]
        with subprocess.Popen(
            [*command, "-fbdir", folder, "-nolisten", "tcp"],
            pass_fds=(tells,),
            stderr=subprocess.DEVNULL,
        ) as server:
            os.close(tells)
            try:
                with os.fdopen(told) as number:
                    yield Desktop(f":{number.readline().strip()}", Path(folder))
            finally:
                server.terminate()


# ---------------------------------------------------------------- the program


class Player:
    """Somebody before the packaged program, on a clean account."""

    def __init__(self, desk: Desktop, home: Path, out: Path | None) -> None:
        """Take what there is."""
        self.desk = desk
        self.data = home / ".local" / "share" / "faux-freres"
        self._out = out
        self.seen: dict[str, bytes] = {}

    def look(self, name: str) -> bytes:
        """Keep what is shown under a name."""
        shown = self.seen[name] = self.desk.picture()
        hold(len(set(shown[::997])) > 4, f"{name}: nothing is drawn")
        if self._out is not None:
            import pygame  # noqa: PLC0415 only who wants to see needs it

            picture = pygame.image.frombytes(shown, SIZE, "RGB")
            pygame.image.save(picture, self._out / f"{len(self.seen):02d}-{name}.png")
        return shown

    def wait(self, what: Any, why: str, seconds: float = 20) -> None:
        """Wait until something holds."""
        end = time.monotonic() + seconds
        while not what():
            hold(time.monotonic() < end, why)
            time.sleep(0.1)

    def settled(self) -> None:
        """Wait until a menu has come to rest."""
        time.sleep(0.3)
        before = b""
        end = time.monotonic() + 15
        while (shown := self.desk.picture()) != before and time.monotonic() < end:
            before = shown
            time.sleep(0.2)

    def over(self) -> bool:
        """Say whether a match was played to its end."""
        return any((self.data / "replays").glob("*.jsonl"))

    def play(self) -> int:
        """Play by keys and by mouse until the match is over; return how often one pressed."""
        cards, seats = spots()
        began, presses = time.monotonic(), 0
        while not self.over():
            hold(time.monotonic() - began < LONGEST, "the match does not end")
            number = presses // 7 % 6
            by_key = presses // 42 % 2 == 0
            turn = presses % 7
            if by_key and turn < 6:
                keys = (str(number + 1), *(str(seat + 1) for seat in range(1, SEATS)), "space", "d")
                self.desk.key(keys[turn])
            elif not by_key and turn < SEATS:
                self.desk.click(cards[number] if turn == 0 else seats[turn - 1])
            else:
                self.desk.key("space")
            presses += 1
            if presses == 60:
                self.look("table")
        return presses


def spots() -> tuple[list[tuple[float, float]], list[tuple[float, float]]]:
    """Return where the cards of one's hand and the others' seats lie."""
    from game import tour  # noqa: PLC0415 as in `menu`
    from game.tour.matches import play_on, seated, table_session  # noqa: PLC0415 as in `menu`

    with kit_of(None) as kit:
        session = table_session(kit, "et_bim", SEATS)
        play_on(session, turns=SEATS, answering=False)
        table = seated(kit, session)
        tour.drawn([table], kit.art, SIZE)
        touch = table.layout.touch
        cards = sorted(name for name in touch if name.startswith("hand:"))
        places = [touch[name].box.middle for name in cards]
        others = [touch[f"seat:{seat}"].box.middle for seat in range(1, SEATS)]
        session.close()
    return (places * 6)[:6], others


@contextlib.contextmanager
def kit_of(data: Path | None) -> Iterator[Any]:
    """Yield what scenes of this checkout need, to be asked where things lie."""
    from game import tour  # noqa: PLC0415 loaded where it is asked, without a screen
    from game.scenes.kit import Kit  # noqa: PLC0415 as above
    from game.stage.paint.art import Art  # noqa: PLC0415 as above
    from game.store.places import assets_root  # noqa: PLC0415 as above
    from game.store.settings import load  # noqa: PLC0415 as above

    tour.unseen()
    with tempfile.TemporaryDirectory() as folder:
        settings = load(data or Path(folder))[0]
        yield Kit(Art(assets_root()), settings, data or Path(folder), "fr")


def menu(scene: str, entry: str, data: Path) -> tuple[float, float]:
    """Return where an entry of the title or the lobby lies."""
    from game.scenes.front.title import TitleScene  # noqa: PLC0415 as in `kit_of`
    from game.scenes.lobby.lobby import LobbyScene  # noqa: PLC0415 as in `kit_of`

    with kit_of(data) as kit:
        shown: Any = TitleScene(kit) if scene == "title" else LobbyScene(kit, "et_bim")
        if scene == "title":
            shown.point_at(entry)
        x, y = shown.form[entry].box.middle
        return float(x), float(y)


# ---------------------------------------------------------------- the whole of it


def drive(program: Path, out: Path | None = None) -> dict[str, object]:
    """Drive a program through a match, from its first start to its end; return what was seen.

    Raises:
        WrongError: something was not as it should be.
    """
    beside = listed(program.parent)
    with desktop() as desk, tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        kept = {"PATH": os.environ["PATH"], "DISPLAY": desk.environment["DISPLAY"]}
        sound = {"SDL_AUDIODRIVER": "dummy", "FAUX_FRERES_FIRST_FRAME": "1"}
        begun = time.monotonic()
        with subprocess.Popen(
            [str(program)],
            env={**kept, **sound, "HOME": folder, "LANG": "fr_FR.UTF-8"},
            cwd=folder,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        ) as child:
            try:
                assert child.stdout is not None
                assert child.stderr is not None
                hold(child.stdout.readline() == "first frame\n", "no first frame came")
                first = time.monotonic() - begun
                presses = whole_match(Player(desk, home, out))
                hold(child.wait(30) == 0, f"it ended with {child.returncode}")
                hold((said := child.stderr.read()) == "", f"it said: {said}")
            finally:
                child.kill()
        found = sorted(path.relative_to(home).as_posix() for path in home.rglob("*"))
    hold(listed(program.parent) == beside, "it wrote beside itself")
    hold(all(path.startswith(".local") for path in found), f"it wrote elsewhere: {found}")
    hold(".local/share/faux-freres/settings.json" in found, "it kept no settings")
    return {"first_frame_s": round(first, 2), "presses": presses, "files": found}


def whole_match(player: Player) -> int:
    """Go from the title through the lobby, a match and its result back to the title, and leave."""
    desk, data = player.desk, player.data
    desk.do("mousemove", 2, 2)
    window = desk.do("search", "--sync", "--onlyvisible", "--class", "faux-freres")
    desk.do("windowfocus", "--sync", window.split()[0])
    player.settled()
    door = player.look("door")
    desk.click(menu("title", "known", data))
    player.settled()
    title = player.look("title")
    hold(title != door, "whoever knows the game was asked once more")
    desk.click(menu("title", "table", data))
    player.settled()
    hold(player.look("lobby") != title, "the lobby did not open")
    for _ in range(USUAL - SEATS):  # the arrow at the left of the value: one seat less
        desk.click(menu("lobby", "seats", data))
    player.settled()
    player.look("lobby-of-four")
    desk.click(menu("lobby", "start", data))
    matches = data / "matches"
    player.wait(lambda: any(matches.glob("*")), "no match began")
    time.sleep(1.5)
    player.look("who-one-is")
    presses = player.play()
    time.sleep(6)
    player.settled()
    player.look("result")
    desk.key("Escape")
    player.settled()
    back = player.look("after-the-result")
    if alike(title, back) < 0.5:
        desk.key("Escape")
        player.settled()
        back = player.look("title-again")
    hold(alike(title, back) > 0.5, "the title did not come back")
    desk.click(menu("title", "menu", data))
    desk.click(menu("title", "quit", data))
    return presses


def alike(one: bytes, other: bytes) -> float:
    """Return the share of pixels that two pictures have alike, of some."""
    some = range(0, len(one), 3 * 101)
    return sum(one[at : at + 3] == other[at : at + 3] for at in some) / len(some)


def listed(folder: Path) -> list[tuple[str, int]]:
    """Return all files of a folder with their sizes."""
    return sorted((str(path), path.stat().st_size) for path in folder.rglob("*") if path.is_file())


def main(arguments: list[str]) -> int:
    """Read the command line, drive, and print what was seen."""
    parser = argparse.ArgumentParser(description="Drive a packaged program through a match.")
    parser.add_argument("program", type=Path)
    parser.add_argument("--out", type=Path, help="a folder for the pictures")
    asked = parser.parse_args(arguments)
    missing = [name for name in NEEDED if shutil.which(name) is None]
    if missing:
        print(f"needs {' and '.join(missing)}", file=sys.stderr)
        return 2
    if asked.out is not None:
        asked.out.mkdir(parents=True, exist_ok=True)
    try:
        print(json.dumps(drive(asked.program.resolve(), asked.out), indent=1))
    except WrongError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
