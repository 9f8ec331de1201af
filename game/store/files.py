"""Files: errors that say what to do, atomic writing, and what is never lost."""

from __future__ import annotations

import contextlib
import errno
import os
import re
import stat
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Final, Literal

from game.core.user_error import UserError

BIGGEST: Final = 32 * 1024 * 1024
"""Bytes. No file of ours comes near; more is somebody else's file, given by mistake."""
SMALL_MOST: Final = 128 * 1024
"""Bytes of a file that is read whole before anything is shown: settings, statistics. By estimate
the longest that a player can have takes a third."""

_FULL: Final = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}
FRESH: Final = re.compile(r"\..+\.(json|jsonl|match|zip|txt|deck|png)\.[0-9]{1,10}\.new")
"""What a file is called while it is written: its name, and the number of the program."""
_TRIES: Final = 20
"""How often a file is begun anew that somebody took for a leftover, or put in its place."""
_READ_S: Final = 0.02
"""Seconds that another program may read a small file of ours, by estimate."""
if sys.platform == "win32":
    _ANEW: Final = os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_BINARY
else:
    _ANEW: Final = os.O_RDWR | os.O_CREAT | os.O_EXCL
_FORBIDDEN: Final = {errno.EACCES, errno.EPERM, errno.EROFS}


def is_full(error: OSError) -> bool:
    """Say whether the system had no more room."""
    return error.errno in _FULL


class FileError(UserError):
    """A file that cannot be used."""

    def __init__(self, key: str, path: Path, **facts: object) -> None:
        """Keep the key of the strings and the facts that its text names, the path among them."""
        super().__init__(key, path=path, **facts)
        self.path = path


@contextlib.contextmanager
def explained(path: Path) -> Iterator[None]:
    """Turn what the system says about a file into a FileError."""
    try:
        yield
    except OSError as error:
        raise explain(error, path) from error
    except ValueError as error:  # letters that no name of a file may hold
        raise FileError("store.missing", path) from error


Thing = Literal["file", "folder", "other"] | None
"""What stands at a path: None is nothing, or what nobody may look at."""


def glance(path: Path) -> tuple[Thing, float]:
    """Return what stands at a path and when it was written last; never raises, never waits."""
    try:
        found = path.stat()
    except (OSError, ValueError):
        return None, 0.0
    mode = found.st_mode
    thing: Thing = "file" if stat.S_ISREG(mode) else "folder" if stat.S_ISDIR(mode) else "other"
    return thing, found.st_mtime


def stands(path: Path) -> Thing:
    """Return what stands at a path; never raises, never waits."""
    return glance(path)[0]


def written(path: Path) -> float:
    """Return when a file was written last, nothing where the system does not say; never raises."""
    return glance(path)[1]


def weight(path: Path) -> int:
    """Return how many bytes a file holds, nothing where the system does not say; never raises."""
    try:
        return path.stat().st_size
    except (OSError, ValueError):
        return 0


def explain(error: OSError, path: Path) -> FileError:
    """Return the FileError that says what the system said about a file."""
    if is_full(error):
        return FileError("store.full", path)
    if error.errno in _FORBIDDEN:
        return FileError("store.forbidden", path)
    if error.errno in (errno.ENOENT, errno.ENAMETOOLONG):
        return FileError("store.missing", path)
    if error.errno in (errno.EISDIR, errno.ENOTDIR, errno.EEXIST):
        return FileError("store.in-the-way", path)
    return FileError("store.failed", path, reason=error.strerror or type(error).__name__)


def read_bytes(path: Path, most: int = BIGGEST) -> bytes:
    """Return what a file of at most so many bytes holds.

    Raises:
        FileError: it is missing, forbidden, no file at all or far too big.
    """
    with explained(path):
        found = path.stat()
        # a pipe would be waited for, and a device may have no end
        if not stat.S_ISREG(found.st_mode):
            raise FileError("store.not-a-file", path)
        if found.st_size > most:
            raise FileError("store.too-big", path)
        with path.open("rb") as file:  # some of the system's files are larger than they say
            content = file.read(most + 1)
    if len(content) > most:
        raise FileError("store.too-big", path)
    return content


def write_atomic(path: Path, content: bytes, *, shared: bool = False) -> None:
    """Write a whole file: after a crash it is the old one or the new one, never a part.

    Its owner alone may read it, and what folders it takes; ``shared`` leaves that to the system.

    Raises:
        FileError: the folder cannot be written, or the disk is full; the old file stands.
    """
    with replacing(path, shared=shared) as file:
        file.write(content)


@contextlib.contextmanager
def replacing(path: Path, *, shared: bool = False) -> Iterator[IO[bytes]]:
    """Lend a file that takes its place when it is whole; where anything fails it is gone.

    Raises:
        FileError: as for `write_atomic`.
    """
    fresh = path.with_name(f".{path.name}.{os.getpid()}.new")
    with explained(path):
        make_folder(path.parent, shared=shared)
        try:
            with _begun(fresh, 0o666 if shared else 0o600) as file:
                yield file
                file.flush()
                os.fsync(file.fileno())
                unlock(file)
            _put_in_place(fresh, path)
        except BaseException:
            with contextlib.suppress(OSError):
                fresh.unlink(missing_ok=True)
            raise


def _put_in_place(fresh: Path, path: Path) -> None:
    """Rename a file over another; Windows refuses that as long as somebody reads the old one."""
    for _ in range(_TRIES if sys.platform == "win32" else 0):
        try:
            fresh.replace(path)
        except PermissionError:
            time.sleep(_READ_S)
        else:
            return
    fresh.replace(path)


def _begun(fresh: Path, mode: int) -> IO[bytes]:
    """Return a new file, locked: that says that it is no leftover, as long as we live.

    Another window that starts may delete it between its making and its lock; then it is made anew.
    """
    for _ in range(_TRIES):
        fresh.unlink(missing_ok=True)
        file = os.fdopen(os.open(fresh, _ANEW, mode), "wb")
        if lock(file) and fresh.exists():
            return file
        file.close()
    raise OSError(errno.EAGAIN, os.strerror(errno.EAGAIN))


def make_folder(folder: Path, *, shared: bool = False) -> None:
    """Make a folder and those it lies in; nobody but their owner looks into what is made.

    Source: XDG Base Directory Specification 0.8, "an attempt should be made to create it with
    permission 0700". Windows keeps a player's folders from others by itself.

    Raises:
        OSError: it cannot be made.
    """
    missing = [place for place in (folder, *folder.parents) if not place.exists()]
    for place in reversed(missing):
        place.mkdir(mode=0o777 if shared else 0o700, exist_ok=True)
    if not folder.is_dir():
        folder.mkdir(exist_ok=True)  # which says what stands there


def check_folder(folder: Path, *, writing: bool) -> None:
    """Check, without making anything, that a folder is one or could be made, and be written.

    Raises:
        FileError: something else stands in the way, or the rights forbid it.
    """
    for place in (folder, *folder.absolute().parents):
        with explained(place):
            try:
                place.stat()
            except FileNotFoundError:
                continue
        if stands(place) != "folder":
            raise FileError("store.in-the-way", place)
        if writing and not os.access(place, os.W_OK | os.X_OK):
            raise FileError("store.forbidden", place)
        return


def put_aside(path: Path, why: str = "damaged") -> Path | None:
    """Rename a file out of the way, never over another; None where that cannot be done.

    ``why`` becomes the end of its name.
    """
    for number in range(1, 100):
        aside = path.with_name(f"{path.name}.{why}" + (f"-{number}" if number > 1 else ""))
        if not aside.exists():
            try:
                return path.rename(aside)
            except OSError:
                return None
    return None


def lock(file: IO[bytes]) -> bool:
    """Keep a file for this program alone until it is closed; False if another one has it.

    The system lets go of it when a program dies, however it dies. A file system that knows no locks
    is no reason not to play.
    """
    return try_lock(file) is not False


def unlock(file: IO[bytes]) -> None:
    """Give a lock up before a file is closed.

    A process that is just being started has a copy of the open file for a moment, and would hold
    the lock as long.
    """
    if sys.platform != "win32":
        import fcntl  # noqa: PLC0415 Windows has it not

        with contextlib.suppress(OSError):  # a file system that knows no locks
            fcntl.flock(file, fcntl.LOCK_UN)


def try_lock(file: IO[bytes]) -> bool | None:
    """Do as ``lock``, and return None where the file system knows no locks."""
    try:
        if sys.platform == "win32":
            import msvcrt  # noqa: PLC0415 Windows alone has it

            file.seek(BIGGEST)  # Windows forbids reading what is locked: lock a byte beyond the end
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
            file.seek(0, os.SEEK_END)
        else:
            import fcntl  # noqa: PLC0415 Windows has it not

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        busy = error.errno in (errno.EAGAIN, errno.EACCES, errno.EDEADLK)
        return False if busy else None
    return True
