"""What a match begins with: who sits at its table, and the luck it is dealt with."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from game import __version__
from game.core.luck import SECRET_BYTES, Seed
from game.games import rules_of
from game.store.heads import Head, House, format_of


def new_seed() -> Seed:
    """Return what a match that is played grows from: a secret of 128 bits, drawn by the system."""
    return secrets.token_hex(SECRET_BYTES)


def make_head(
    game: str,
    controllers: Sequence[str],
    names: Sequence[str],
    options: Mapping[str, Any] | None = None,
    seed: Seed | None = None,
    *,
    training: bool = False,
    house: House | None = None,
) -> Head:
    """Return the head of a new match; ``house`` is what its people agreed on.

    Without a seed that somebody wished for, a secret is drawn.

    Raises:
        LookupError: no such game.
        OptionsError: the options cannot be played with so many seats.
    """
    rules = rules_of(game)
    complete = rules.options(len(controllers), options or {})
    seed = new_seed() if seed is None else seed
    return Head(
        format=format_of(seed),
        program=__version__,
        game=game,
        edition=rules.edition,
        seats=len(controllers),
        options=rules.options_json(complete),
        seed=seed,
        salt=secrets.token_hex(8),
        names=list(names),
        controllers=list(controllers),
        training=training,
        house=house or House(),
    )
