"""What Wombat's bots have learnt: what matches are played with, and where what is learnt anew goes.

``wombat_fit``, ``wombat_anybody learn`` and ``wombat_paws fit`` each write their own tables into
``assets/bots/wombat.json``, or elsewhere with ``--out``, and leave those of the others.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

from game.games.wombat.bot.learnt import Learnt, learnt_of
from game.store.learned import FORMAT, learned_path, read_learned, write_learned

GAME: Final = "wombat"
DATA: Final = read_learned(GAME)
LEARNT: Final[Learnt] = learnt_of(DATA)


def keep(
    part: str,
    command: str,
    tables: Mapping[str, Mapping[str, Any]],
    figures: Mapping[str, Any],
    path: Path | None = None,
) -> None:
    """Write some tables, how they were made, and of how much."""
    path = learned_path(GAME) if path is None else path
    whole = read_learned(GAME, path) if path.exists() else DATA
    made = {**whole["made"], part: {"command": command, "figures": figures}}
    every = {**whole["tables"], **tables}
    write_learned(path, {**whole, "format": FORMAT, "made": made, "tables": every})


def kept_row(found: Iterable[float], digits: int) -> list[float]:
    """Return a row as it is kept."""
    return [round(float(one), digits) for one in found]


def kept_rows(found: Iterable[Iterable[float]], digits: int) -> list[list[float]]:
    """Return rows as they are kept."""
    return [kept_row(one, digits) for one in found]
