"""What a packaged program begins with; ``python -m game`` has no need of it.

Processes that think for bots turn off here, before anything of the window is loaded. Where not
even the command line can be loaded, one sentence says so: a package is a folder, and may lack some.
"""

from __future__ import annotations

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
    spoken = next((os.environ[name] for name in ("LC_ALL", "LANG") if os.environ.get(name)), "")
    said = UNSAID["en" if spoken.startswith("en") else "fr"]
    line = said.format(what=what or getattr(error, "name", None) or error)
    if sys.stderr is not None:
        print(line, file=sys.stderr)
    elif sys.platform == "win32":
        import ctypes  # noqa: PLC0415 Windows alone has it

        ctypes.windll.user32.MessageBoxW(None, line, "Faux Frères", 0x10)
    return WRONG


if __name__ == "__main__":
    multiprocessing.freeze_support()
    sys.exit(begin())
