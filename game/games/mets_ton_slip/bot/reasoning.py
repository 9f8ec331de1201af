"""Reasoning: what a decision leaves behind, for those who ask why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.games.mets_ton_slip.model import actions as act
from game.games.mets_ton_slip.model.actions import Action
from game.games.mets_ton_slip.model.cards import CARDS, NOTHING
from game.games.mets_ton_slip.model.state import State


def reason(
    acts: Sequence[Action],
    best: int,
    chances: Sequence[Sequence[float]],
    seat: int,
    view: State,
) -> dict[str, Any]:
    """Return how likely everybody was thought to win after each act, and which was chosen.

    ``ally`` holds, as the chances of every seat, those after the act that was chosen; ``left``, how
    many slots everybody had to fill before it, which all can see; ``answered`` is the attack, by
    the seat ``at``, that it was an answer to.
    """
    chosen = acts[best]
    at: int | None = chosen.target if isinstance(chosen, act.Attack | act.Replace) else None
    answers = {}
    if isinstance(chosen, act.Bear | act.Defend):
        at, answers = view.author, {"answered": CARDS[view.attack]}
    values = [
        {
            **action.to_json(),
            "value": round(each[seat], 3),
            "parts": {str(one): round(share, 3) for one, share in enumerate(each)},
        }
        for action, each in zip(acts, chances, strict=True)
    ]
    return {
        "turn": view.turns,
        "at": at,
        "ally": list(values[best]["parts"].values()),
        "left": [worn.count(NOTHING) for worn in view.worn],
        "values": values,
        "evidence": [],
        **answers,
    }
