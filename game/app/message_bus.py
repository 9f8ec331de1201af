"""The message bus of a Linux desktop: used where one runs, never started."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

_ADDRESS: Final = "DBUS_SESSION_BUS_ADDRESS"
_NOBODY: Final = "unix:path=/dev/null"
"""An address at which nobody answers."""


def start_no_bus() -> None:
    """Keep SDL from starting a message bus where none runs; call it before anything of SDL's.

    Without an address libdbus starts one by dbus-launch, which stays behind and writes to the
    folder ``.dbus`` of the player's home. SDL asks for a bus as soon as it counts time.
    """
    runtime = os.environ.get("XDG_RUNTIME_DIR")
    runs = bool(runtime) and Path(str(runtime), "bus").exists()
    if sys.platform.startswith("linux") and _ADDRESS not in os.environ and not runs:
        os.environ[_ADDRESS] = _NOBODY
