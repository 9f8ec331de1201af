"""What the rules leave to who sits there: who is told what paws feel."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.games.wombat.model.options import FITTING, OWN, SHADOWS


def seated(options: Mapping[str, Any], people: int) -> dict[str, Any]:
    """Return options that say who feels: several people see shadows, one person or none is alone.

    Who feels alone among people needs a gamepad that shakes (W35), which not every table has.
    """
    if options.get("touch", FITTING) != FITTING:
        return dict(options)
    return {**options, "touch": SHADOWS if people > 1 else OWN}
