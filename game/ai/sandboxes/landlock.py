"""Landlock: what of the disk a sandbox may read on Linux; all else of it is shut.

Source: kernel.org, "Landlock: unprivileged access control", and linux/landlock.h. The kernel has it
since 5.13, if it was built and started with it; each version of it can shut more.
"""

from __future__ import annotations

import contextlib
import ctypes
import os
import struct
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final

from game.ai.sandboxes.kernel import no_new_rights, syscall

_MAKE, _ADD, _RESTRICT = 444, 445, 446
"""landlock_create_ruleset, landlock_add_rule and landlock_restrict_self, alike on all machines."""
_ASK_VERSION: Final = 1
_BENEATH: Final = 1
"""LANDLOCK_RULE_PATH_BENEATH."""
_READ_FILE, _READ_FOLDER = 1 << 2, 1 << 3
"""LANDLOCK_ACCESS_FS_READ_FILE and _READ_DIR."""
_ON_FILES: Final = ((1, 13), (2, 14), (3, 15), (5, 16))
"""From which version on how many kinds of access to files can be shut: the first 13; then moving
between folders, cutting short, and the orders of devices."""
_NETWORK: Final = (4, 0b11)
"""From which version on TCP can be: binding and connecting."""
_SCOPE: Final = (6, 0b11)
"""From which version on abstract sockets and signals can be kept within the process."""
_OPEN_PATH: Final = getattr(os, "O_PATH", 0)

PROGRAM: Final = Path(__file__).resolve().parents[2]
"""The package ``game``."""
_LIBRARIES: Final = ("/lib", "/lib64", "/usr/lib", "/usr/lib64", "/usr/local/lib")
_SYSTEMS: Final = (
    "/etc/ld.so.cache", "/etc/localtime", "/usr/share/zoneinfo", "/sys/devices/system/cpu",
    "/dev/null", "/dev/zero", "/dev/random", "/dev/urandom",
)  # fmt: skip
"""What a library of Python's reads of the system; nothing of it is about a person."""


def version() -> int:
    """Return the version of Landlock here, 0 where there is none."""
    if sys.platform != "linux":
        return 0
    return max(0, syscall(_MAKE, 0, 0, _ASK_VERSION).value)


def shut_in(readable: Iterable[Path]) -> bool:
    """Let this process, for good, read some files and folders and touch no others.

    Connections, abstract sockets and signals are shut where this version knows of them. Returns
    False where the system does not do it; a path that is not there is passed over.
    """
    known = version()
    if not known:
        return False
    made = _ruleset(known)
    if made < 0:
        return False
    try:
        for path in readable:
            _allow(made, path)
        return no_new_rights() and syscall(_RESTRICT, made, 0).done
    finally:
        os.close(made)


def _ruleset(known: int) -> int:
    """Return the descriptor of a set of rules that shuts all this version knows, -1 if it fails."""
    kinds = max(many for since, many in _ON_FILES if known >= since)
    network, scope = (bits if known >= since else 0 for since, bits in (_NETWORK, _SCOPE))
    told = struct.pack("=QQQ", (1 << kinds) - 1, network, scope)
    size = 8 if known < _NETWORK[0] else 16 if known < _SCOPE[0] else 24
    held = ctypes.create_string_buffer(told, len(told))
    return syscall(_MAKE, ctypes.addressof(held), size, 0).value


def _allow(ruleset: int, path: Path) -> None:
    with contextlib.suppress(OSError):
        there = os.open(path, _OPEN_PATH | os.O_CLOEXEC)
        try:
            rights = _READ_FILE | (_READ_FOLDER if path.is_dir() else 0)
            held = ctypes.create_string_buffer(struct.pack("=Qi", rights, there), 12)
            syscall(_ADD, ruleset, _BENEATH, ctypes.addressof(held), 0)
        finally:
            os.close(there)


# ---------------------------------------------------------------- what a bot sees


def readable_by(
    bot: Path, game: Path, homes: Sequence[Path] = (), kept: Sequence[Path] = ()
) -> list[Path]:
    """Return what a bot out of a file may read: Python, this program, and the bot's own folder.

    ``game`` is where its game lies. No folder is a bot's own that holds a home or what is ``kept``
    from bots, or that lies within that: there it reads its own file alone.
    """
    own = bot.parent
    within = any(path in own.parents for path in kept)
    alone = within or _holds(own, [*homes, *kept])
    return [*_pythons([*homes, *kept]), game, bot if alone else own]


def _holds(folder: Path, paths: Sequence[Path]) -> bool:
    return any(path == folder or folder in path.parents for path in paths)


def _pythons(kept: Sequence[Path]) -> Iterator[Path]:
    """Yield where Python, its libraries and this program lie."""
    root = PROGRAM.parent
    # a packaged program's modules lie in the program itself
    yield from (PROGRAM, root / "assets", Path(sys.executable).resolve())
    bundle = getattr(sys, "_MEIPASS", None)
    for place in sorted({*sys.path, *_mapped(), *([] if bundle is None else [bundle])}):
        path = Path(place).resolve()
        checkout = path == root and (root / "pyproject.toml").is_file()
        if not checkout and not _holds(path, kept):
            yield path
    yield from map(Path, (*_LIBRARIES, *_SYSTEMS))


def _mapped() -> Iterator[str]:
    """Yield the folders of the libraries that are loaded: what they need lies beside them."""
    with contextlib.suppress(OSError):
        for line in Path("/proc/self/maps").read_text("utf-8", "replace").splitlines():
            _, slash, path = line.partition("/")
            if slash and ".so" in path:
                yield str(Path(slash + path).parent)
