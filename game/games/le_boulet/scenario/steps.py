"""Steps: how actions are written in scenario files."""

from __future__ import annotations

from typing import Final

from game.core.scenario_api import Table
from game.core.scenario_steps import StepReader
from game.games.le_boulet.model.actions import ACTIONS, Action, Lead
from game.games.le_boulet.scenario.names import name


class BouletSteps(StepReader[Action]):
    """The cards of a lead are written in alphabetical order."""

    def spell(self, action: Action, table: Table) -> str:
        """Return an action as lists of legal actions write it."""
        if isinstance(action, Lead):
            first, second = sorted((action.a, action.b), key=name)
            action = Lead(first, second)
        return super().spell(action, table)


STEPS: Final = BouletSteps(ACTIONS, {
    "found": ("found", "found = {tenths}"),
    "found-none": "found:none",
    "lead": ("lead:{a}+{b}", "lead = [{a}, {b}], theme = {theme}"),
    "pass": "pass:{face}?",
    "decline": ("pass", "answer = pass"),
    "explain": ("explain", "explain = {text}"),
    "fine": ("fine", "contest = fine"),
    "defend": ("defend", "defend = {text}"),
})  # fmt: skip
