"""The words of Le Boulet in scenario files; RULES.md lists them."""

from __future__ import annotations

from typing import Final

from game.core.scenario_api import Vocabulary
from game.games.le_boulet.scenario import expect, tables
from game.games.le_boulet.scenario.steps import STEPS

VOCABULARY: Final = Vocabulary(
    setup_keys=tables.KEYS,
    steps=STEPS,
    observables=expect.OBSERVABLES,
    refusals=frozenset({
        "not-your-turn", "not-offered", "not-held", "boulet", "same-card", "card-again",
        "theme-empty", "theme-long", "theme-signs", "theme-again", "self",
    }),
    public_kinds=frozenset({
        "race_won", "lead_began", "proposed", "passed", "wondered", "explained", "answered",
        "accused", "defended", "voted", "taken_back", "reshuffled", "drew", "retried", "gave",
        "closed", "ended",
    }),
    lay_out=tables.lay_out,
)  # fmt: skip
