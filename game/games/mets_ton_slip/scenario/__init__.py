"""The words of Mets ton slip ! in scenario files; RULES.md lists them."""

from __future__ import annotations

from typing import Final

from game.core.events import Public
from game.core.scenario_api import Vocabulary
from game.games.mets_ton_slip.model import events
from game.games.mets_ton_slip.scenario import expect, tables
from game.games.mets_ton_slip.scenario.steps import STEPS

VOCABULARY: Final = Vocabulary(
    setup_keys=tables.KEYS,
    steps=STEPS,
    observables=expect.OBSERVABLES,
    refusals=frozenset({
        "not-your-turn", "not-offered", "nothing-discarded", "not-held", "not-new", "own-basket",
        "basket-empty", "wrong-slot", "slot-taken", "level", "season", "no-joker", "nowhere",
        "self", "no-effect", "slot-empty", "one-placed",
    }),
    public_kinds=frozenset(
        event.kind
        for event in vars(events).values()
        if isinstance(event, type) and issubclass(event, Public) and event.kind
    ),
    lay_out=tables.lay_out,
)  # fmt: skip
