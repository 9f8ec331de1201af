"""What a packaged program begins with; ``python -m game`` has no need of it.

Processes that think for bots turn off here, before anything of the window is loaded, and so do the
sandboxes of bots out of files. Where not even the command line can be loaded, one sentence says so:
a package is a folder, and may lack some.
"""

from __future__ import annotations

import io
import multiprocessing
import os
import sys
from typing import Final

UNSAID: Final = {
    "fr": "Faux Frères ne peut pas démarrer : {what} manque ou est abîmé. Dépliez de nouveau "
    "l’archive du programme, ou réinstallez-le. Vos parties et vos réglages restent.",
    "en": "Faux Frères cannot start: {what} is missing or damaged. Unpack the program’s archive "
    "again, or reinstall it. Your matches and settings stay.",
}
WRONG: Final = 2
LIBRARIES: Final = "LD_LIBRARY_PATH"
SANDBOX: Final = "--sandbox"
"""The one word by which the program is no window but a sandbox for a bot of somebody's."""
PHOTOS: Final = "--photos"
"""The same for a process that decodes somebody's pictures."""
WARNING: Final = 0x30
"""MB_ICONWARNING, of winuser.h; MB_OK is 0."""


def begin() -> int:
    """Start the program and return the exit status."""
    _clear()
    try:
        from game.__main__ import main  # noqa: PLC0415 it may not be there
    except (ImportError, OSError) as error:
        return _unsaid(error)
    return main()


def _clear() -> None:
    """Let what this program starts (a browser, a voice) find its own libraries, not ours."""
    if sys.platform.startswith("linux"):
        before = os.environ.pop(f"{LIBRARIES}_ORIG", "")
        os.environ.pop(LIBRARIES, None)
        if before:
            os.environ[LIBRARIES] = before


def _unsaid(error: ImportError | OSError) -> int:
    what = getattr(error, "filename", None) or getattr(error, "path", None)
    # what `game.store.languages` does with more care, which may not be there
    asked = (os.environ.get(name, "") for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"))
    spoken = (one[:2] for one in ":".join(asked).split(":"))
    line = UNSAID[next((one for one in spoken if one in UNSAID), "en")].format(
        what=what or getattr(error, "name", None) or error
    )
    if sys.stderr is not None:
        print(line, file=sys.stderr)
    return WRONG


def show_unheard(status: int) -> int:
    """Show in a box why the program failed, where nobody heard it say so; return the status.

    ``build/windows/terminal.py`` keeps what is said where Explorer started the program.
    """
    if status and isinstance(sys.stderr, io.StringIO) and (said := sys.stderr.getvalue().strip()):
        import ctypes  # noqa: PLC0415 Windows alone has its boxes

        ctypes.windll.user32.MessageBoxW(None, said, "Faux Frères", WARNING)
    return status


def sandbox() -> int:
    """Be a sandbox until nobody speaks to it any more (``game.ai.sandboxes``)."""
    from game.sandbox import main  # noqa: PLC0415 the window has no need of it

    main()
    return 0


def photos() -> int:
    """Decode pictures until nobody asks any more (``game.photos``)."""
    from game.photo_sandbox import main  # noqa: PLC0415 the window has no need of it

    main()
    return 0


if __name__ == "__main__":
    multiprocessing.freeze_support()
    if sys.argv[1:] == [SANDBOX]:
        sys.exit(sandbox())
    if sys.argv[1:] == [PHOTOS]:
        sys.exit(photos())
    sys.exit(show_unheard(begin()))
