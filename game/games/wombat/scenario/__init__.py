"""The words of Branle-bas de Wombat in scenario files."""

from __future__ import annotations

from typing import Final

from game.core.scenario_api import Vocabulary
from game.games.wombat.scenario import expect, steps, tables

VOCABULARY: Final = Vocabulary(
    setup_keys=tables.KEYS,
    steps=steps.STEPS,
    observables=expect.OBSERVABLES,
    refusals=frozenset({"out", "twice", "not-offered"}),
    public_kinds=frozenset({
        "build_began", "phase_began", "lit", "counted", "scored", "votes_opened", "eliminated",
        "readied", "ended", "clacked", "thudded", "scraped", "said", "seen",
    }),
    lay_out=tables.lay_out,
    time_keys=steps.TIME_KEYS,
    waits=steps.waits,
)  # fmt: skip
