"""What a bot sees of the disk: which of it is asked for, of a kernel of every version."""

from __future__ import annotations

import ctypes
import os
import struct
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from game.ai.sandboxes import kernel, landlock
from game.ai.sandboxes.kernel import Outcome
from game.ai.sandboxes.landlock import PROGRAM, readable_by, shut_in

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="Linux has it")
EFAULT, ENOSYS = 14, 38
FILES = {1: 0x1FFF, 2: 0x3FFF, 3: 0x7FFF, 4: 0x7FFF, 5: 0xFFFF, 6: 0xFFFF, 7: 0xFFFF, 99: 0xFFFF}
"""By version all kinds of access to files that it can shut (linux/landlock.h)."""


class Kernel:
    """A kernel with some version of Landlock, which refuses one of its calls if it is to."""

    def __init__(self, version: int, refuses: int = 0) -> None:
        self.version, self.refuses = version, refuses
        self.shut: tuple[int, ...] = ()
        self.rules: list[tuple[int, Path]] = []
        self.bound = False

    def syscall(self, number: int, *arguments: int) -> Outcome:
        if not self.version:
            return Outcome(-1, ENOSYS)
        if number == self.refuses and arguments[0]:
            return Outcome(-1, EFAULT)
        if number == 444:
            held, size, flags = arguments
            if flags == 1:
                return Outcome(self.version, 0)
            self.shut = struct.unpack(f"={size // 8}Q", ctypes.string_at(held, size))
            return Outcome(os.open(os.devnull, os.O_RDONLY), 0)
        if number == 445:
            _, kind, held, flags = arguments
            assert (kind, flags) == (1, 0)
            rights, there = struct.unpack("=Qi", ctypes.string_at(held, 12))
            self.rules.append((rights, Path(f"/proc/self/fd/{there}").readlink()))
            return Outcome(0, 0)
        assert number == 446
        self.bound = True
        return Outcome(0, 0)


@pytest.fixture
def with_kernel(monkeypatch: pytest.MonkeyPatch) -> Any:
    def having(version: int, refuses: int = 0) -> Kernel:
        there = Kernel(version, refuses)
        monkeypatch.setattr(landlock, "syscall", there.syscall)
        monkeypatch.setattr(landlock, "no_new_rights", lambda: True)
        return there

    return having


@pytest.mark.parametrize("version", FILES)
def test_all_that_a_version_knows_is_shut(with_kernel: Any, version: int) -> None:
    there = with_kernel(version)
    assert shut_in([])
    size = 1 if version < 4 else 2 if version < 6 else 3
    assert there.shut == (FILES[version], 3, 3)[:size]
    assert there.bound


def test_what_is_readable_is_read_and_nothing_more(with_kernel: Any, tmp_path: Path) -> None:
    there = with_kernel(7)
    file = tmp_path / "one"
    file.touch()
    assert shut_in([tmp_path, file, tmp_path / "not there"])
    read_file, read_folder = 4, 8
    assert there.rules == [(read_file | read_folder, tmp_path), (read_file, file)]


@pytest.mark.parametrize("refuses", [444, 446])
def test_where_it_is_refused_it_is_known_and_nothing_is_left(
    with_kernel: Any, refuses: int
) -> None:
    with_kernel(7, refuses)
    before = len(list(Path("/proc/self/fd").iterdir()))
    assert not shut_in([])
    assert len(list(Path("/proc/self/fd").iterdir())) == before


def test_a_kernel_without_it_says_so(with_kernel: Any) -> None:
    with_kernel(0)
    assert landlock.version() == 0
    assert not shut_in([Path("/")])


def test_a_bot_sees_its_own_folder(tmp_path: Path) -> None:
    bot = tmp_path / "bots" / "mine.py"
    assert readable_by(bot, PROGRAM, [])[-1] == bot.parent


@pytest.mark.parametrize(
    ("bots", "shared", "kept"),
    [
        ("home", ["home"], []),
        ("all", ["all/home"], []),
        ("home", [], ["home/data"]),
        ("home/bots", ["home"], ["home/bots/deep/match"]),
        ("home/data", ["home"], ["home/data"]),
        ("home/data/matches", ["home"], ["home/data"]),
    ],
)
def test_a_folder_of_what_is_kept_is_no_bots_own(
    tmp_path: Path, bots: str, shared: list[str], kept: list[str]
) -> None:
    bot = tmp_path / bots / "mine.py"
    homes, shut = ([tmp_path / one for one in paths] for paths in (shared, kept))
    seen = readable_by(bot, PROGRAM, homes, shut)
    assert seen[-1] == bot
    assert bot.parent not in seen


def test_a_folder_in_a_home_is_a_bots_own(tmp_path: Path) -> None:
    bot = tmp_path / "home" / "bots" / "mine.py"
    assert readable_by(bot, PROGRAM, [tmp_path / "home"])[-1] == bot.parent


def test_pythons_own_files_are_seen_and_no_checkout() -> None:
    seen = readable_by(Path("/nowhere/mine.py"), PROGRAM, [Path.home()])
    assert Path(os.__file__).resolve().parent in seen
    assert PROGRAM in seen
    assert Path(sys.executable).resolve() in seen
    assert PROGRAM.parent not in seen
    assert not any(path == Path.home() or path in Path.home().parents for path in seen)


@pytest.mark.skipif(landlock.version() == 0, reason="this kernel lacks Landlock")
def test_this_kernel_lets_it_read_so_much_and_write_nothing(tmp_path: Path) -> None:
    seen, hidden = tmp_path / "seen", tmp_path / "hidden"
    for folder in (seen, hidden):
        folder.mkdir()
        (folder / "file").write_text("told")
    tries = (
        "import sys, os, socket; from pathlib import Path\n"
        "from game.ai.sandboxes.landlock import shut_in\n"
        "seen, hidden = map(Path, sys.argv[1:])\n"
        "assert shut_in([seen])\n"
        "def no(deed):\n"
        "    try: deed()\n"
        "    except PermissionError: return\n"
        "    raise SystemExit(deed.__code__.co_firstlineno)\n"
        "assert (seen / 'file').read_text() == 'told'\n"
        "no(lambda: (hidden / 'file').read_text())\n"
        "no(lambda: list(hidden.iterdir()))\n"
        "no(lambda: list(Path('/proc').iterdir()))\n"
        "no(lambda: (seen / 'file').write_text(''))\n"
        "no(lambda: (seen / 'more').mkdir())\n"
        "no(lambda: (seen / 'file').unlink())\n"
        "no(lambda: os.mkfifo(seen / 'pipe'))\n"
        "no(lambda: os.execv('/bin/true', ['true']))\n"
        "print('kept')\n"
    )
    told = [sys.executable, "-c", tries, str(seen), str(hidden)]
    done = subprocess.run(told, capture_output=True, text=True, check=False)
    assert (done.stdout.strip(), done.returncode) == ("kept", 0), done.stderr


def test_no_process_of_ours_is_open_to_others(monkeypatch: pytest.MonkeyPatch) -> None:
    orders: list[tuple[int, ...]] = []
    monkeypatch.setattr(kernel, "prctl", lambda *order: orders.append(order) or Outcome(0, 0))
    kernel.close_memory()
    assert orders == [(4, 0)], "PR_SET_DUMPABLE"
