"""The words of a hidden-gang game in scenario files; each game's RULES.md lists its own."""

from __future__ import annotations

from typing import Final

from game.core.scenario_api import Vocabulary
from game.gangs.model import events
from game.gangs.scenario import expect, tables
from game.gangs.scenario.steps import GangSteps
from game.gangs.scenario.tiles import ReadOptions

REFUSALS: Final = frozenset({
    "not-your-turn", "not-offered", "not-held", "self", "out", "shielded",
    "alternation", "no-second", "nothing-to-recycle", "must-play",
})  # fmt: skip
_KINDS: Final = frozenset(
    event.kind
    for event in vars(events).values()
    if isinstance(event, type) and issubclass(event, events.Public) and event.kind
)


def vocabulary(read_options: ReadOptions, lacks: frozenset[str]) -> Vocabulary:
    """Return a game's words, by the function that reads its options.

    ``lacks`` are words that it does not have: keys of files, reasons of refusals and kinds of
    public events.
    """
    return Vocabulary(
        setup_keys=tables.KEYS - lacks,
        steps=GangSteps(lacks),
        observables={name: one for name, one in expect.OBSERVABLES.items() if name not in lacks},
        refusals=REFUSALS - lacks,
        public_kinds=_KINDS - lacks,
        lay_out=lambda case: tables.lay_out(case, read_options),
    )
