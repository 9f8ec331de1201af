"""What was learnt of how somebody acts, as the data file holds it, or nothing at all."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from game.games.wombat.bot.counting import MOST
from game.games.wombat.bot.fitted import BARE, KINDS, TOWERS, Acts
from game.games.wombat.bot.judging import (
    EDGES,
    LOSSES,
    MANNERS,
    MOST_TOWERS,
    ODDNESS,
    VOICES,
    Judge,
)
from game.games.wombat.bot.odd_kinds import KINDS as PLAYERS
from game.games.wombat.bot.odd_kinds import LEANS, RESTRICTED, SIGNS, Signs
from game.games.wombat.bot.tables import Tables
from game.games.wombat.bot.tracks import CASES, DEEDS, SAYS, Tracks
from game.games.wombat.model.places import SPINDLES
from game.games.wombat.model.roles import ROLES


@dataclass(frozen=True, slots=True)
class Learnt:
    """All that a bot has learnt."""

    signs: Signs
    acts: Acts
    judge: Judge
    tracks: Tracks


def learnt_of(data: Mapping[str, Any] | None) -> Learnt:
    """Return what a data file tells of; without one, nothing that anybody does says anything.

    Raises:
        ArithmeticError, LookupError, TypeError, ValueError: it is no such data.
    """
    return nothing() if data is None else _of(data["tables"])


def _of(tables: Tables) -> Learnt:
    signs = Signs.of(tables)
    acts = Acts.of(tables, signs)
    return Learnt(signs, acts, Judge.of(tables, acts), Tracks.of(tables))


@cache
def nothing() -> Learnt:
    """Return tables in which all is alike."""
    alike = [[1 / (most + 1)] * (most + 1) for most in MOST]
    level = [[0.0] * (most + 1) for most in MOST]
    flat = [0.0] * (max(ODDNESS) + 1)
    return _of({
        "act_weights": dict.fromkeys((BARE, TOWERS), [0.0] * len(MOST)),
        "acts_bare": dict.fromkeys(KINDS, alike), "acts_towers": dict.fromkeys(KINDS, alike),
        "wicked_kinds": {str(towers): [0.5, 0.5] for towers in range(SPINDLES + 1)},
        "signs": dict.fromkeys((*PLAYERS, RESTRICTED), [1 / len(SIGNS)] * len(SIGNS)),
        "odd_kinds": dict.fromkeys(LEANS, level),
        "judged": {
            "trusted": [0.0] * len(MOST), "scale": [0.0] * len(MANNERS), "odd": flat,
            "aside": [0.0] * len(VOICES), "clacks": [[0.0] * (len(EDGES) + 1)] * len(MANNERS),
            "gone": [[0.0] * (len(LOSSES) + 1)] * len(MANNERS),
        },
        "judged_towers": dict.fromkeys(MANNERS, [flat] * (MOST_TOWERS + 1)),
        "judged_counts": dict.fromkeys(MANNERS, level),
        "said": dict.fromkeys(SAYS, [1.0] * len(CASES)),
        "deeds": dict.fromkeys(ROLES, [1.0] * len(DEEDS)),
    })  # fmt: skip
