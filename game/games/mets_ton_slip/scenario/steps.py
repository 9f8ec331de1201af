"""Steps: how actions are written in scenario files; a place is named where a card has several."""

from __future__ import annotations

from typing import Any, Final

from game.core.scenario_api import SituationError, Table
from game.core.scenario_steps import StepReader
from game.games.mets_ton_slip.model.actions import ACTIONS, Action, Replace, Steal, Wear
from game.games.mets_ton_slip.model.cards import ARLEQUIN, CARDS, STANDS_IN

_NO_SLOT: Final = -1
"""The slot of a card that has none of its own."""


class SlipSteps(StepReader[Action]):
    """Arlequin alone says where it goes; other cards go where they belong."""

    def made(self, kind: type[Action], held: dict[str, Any], table: Table) -> Action:
        """Return an action with the slots that go without saying."""
        if kind is Steal:  # a stolen card stays what it is
            return Steal(**{"put": held["slot"], **held})
        if kind not in (Wear, Replace):
            return super().made(kind, held, table)
        card = held["face"]
        slots = STANDS_IN[card] or (_NO_SLOT,)
        if kind is Replace:  # only garments have one slot, others no business
            at = slots[0] if len(slots) == 1 else _NO_SLOT
            return Replace(**{"slot": at, "put": at, **held})
        if card == ARLEQUIN and "slot" not in held:
            raise SituationError("scenario.arlequin", "wear", card=CARDS[card])
        return Wear(**{"slot": slots[0], **held})

    def spell(self, action: Action, table: Table) -> str:
        """Return an action as lists of legal actions write it."""
        written, state = super().spell(action, table), table.journal.state
        match action:
            case Wear(card):
                pass
            case Replace(_, target, at):
                card = state.worn[target][at]
            case Steal(at):
                card = state.worn[state.pointed][at]
            case _:
                return written
        return written if card == ARLEQUIN else written.rpartition(">")[0]


STEPS: Final = SlipSteps(ACTIONS, {
    "wear": "wear:{face}>{slot}?",
    "replace": (
        "replace:{face}>{target}>{put}?", "replace = {face}, target = {target}, slot = {put}?"
    ),
    "celebrate": ("{face}", "play = {face}"),  # an event; an attack is what has a target
    "attack": ("{face}>{target}", "play = {face}, target = {target}"),
    "finish": "end",
    "bear": "react:pass",
    "defend": "react:{face}",
    "steal": ("steal:{slot}>{put}?", "steal = {slot}, slot = {put}?"),
})  # fmt: skip
