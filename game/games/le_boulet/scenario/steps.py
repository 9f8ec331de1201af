"""Steps: how actions are spelled in scenario files."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from game.core.scenario_api import SituationError, Table, listed, seat_of, shown, verb_of, whole
from game.games.le_boulet.model import actions as act
from game.games.le_boulet.model.actions import NOBODY_GETS, PAIR
from game.games.le_boulet.model.cards import NONE
from game.games.le_boulet.scenario.names import face, name, one_of, spelled

_VERBS: Final = (
    "found", "lead", "pass", "answer", "ask", "explain", "contest", "defend", "vote", "give",
)  # fmt: skip
KEYS: Final = frozenset({*_VERBS, "theme"})
_VOTES: Final = ("no", "yes")
_FIXED: Final = frozenset({
    "found", "found:none", "pass", "fine", "ask", "explain", "defend", "contest:pair",
    "vote:yes", "vote:no", "give:none",
})  # fmt: skip


def action(step: Mapping[str, Any], table: Table) -> act.Action:
    """Return the action that a step spells.

    Raises:
        SituationError: it spells none.
    """
    verb = verb_of(step, _VERBS)
    value = step[verb]
    if ("theme" in step) != (verb == "lead"):
        raise SituationError("scenario.theme", "theme" if "theme" in step else "lead")
    match verb:
        case "found":
            return act.FOUND_NONE if value == "none" else act.Found(whole(value, "found"))
        case "lead":
            return _lead(value, _text(step["theme"], "theme"))
        case "pass":
            return act.Pass() if value is True else act.Pass(face(value, "pass"))
        case "answer":
            return act.DECLINE if value == "pass" else act.Answer(face(value, "answer"))
        case "ask":
            return _asking(value)
        case "explain":
            return act.Explain(_text(value, "explain"))
        case "contest":
            if value == "fine":
                return act.FINE
            there = PAIR if value == "pair" else seat_of(value, table.seats, "contest")
            return act.Contest(there)
        case "defend":
            return act.Defend(_text(value, "defend"))
        case "vote":
            return act.VOTES[_VOTES.index(one_of(value, _VOTES, "vote"))]
        case _:
            to = NOBODY_GETS if value == "none" else seat_of(value, table.seats, "give")
            return act.Give(to)


def _lead(value: object, theme: str) -> act.Action:
    cards = [face(one, "lead") for one in listed(value, "lead")]
    if len(cards) != 2:
        raise SituationError("scenario.pair", "lead", given=len(cards))
    return act.Lead(cards[0], cards[1], theme)


def _asking(value: object) -> act.Action:
    if value is not True:
        raise SituationError("scenario.ask", "ask", given=shown(value))
    return act.ASK


def _text(value: object, where: str) -> str:
    if not isinstance(value, str):
        raise SituationError("scenario.text", where, where=where, given=shown(value))
    return value


# ---------------------------------------------------------------- spelling


def spell(action: act.Action) -> str:
    """Return an action as lists of legal actions write it; open fields are not spelled."""
    match action:
        case act.Found():
            return "found"
        case act.FoundNone():
            return "found:none"
        case act.Lead(a, b):
            return f"lead:{'+'.join(spelled((a, b)))}"
        case act.Pass(card):
            return "pass" if card == NONE else f"pass:{name(card)}"
        case act.Answer(card):
            return f"answer:{name(card)}"
        case act.Decline():
            return "pass"
        case act.Ask() | act.Explain():
            return action.kind
        case act.Contest(thing):
            return f"contest:{'pair' if thing == PAIR else thing}"
        case act.Fine():
            return "fine"
        case act.Defend():
            return "defend"
        case act.Vote(good):
            return f"vote:{_VOTES[good]}"
        case act.Give(to):
            return f"give:{'none' if to == NOBODY_GETS else to}"


def check_spelling(spelled: str, table: Table) -> None:
    """Check an entry of a list of legal actions.

    Raises:
        SituationError: no action is written so.
    """
    if spelled in _FIXED:
        return
    head, _, tail = spelled.partition(":")
    try:
        match head, tail.split("+"):
            case "pass" | "answer", [card]:
                face(card, head)
            case "lead", [a, b]:
                face(a, head)
                face(b, head)
            case "contest" | "give", [seat]:
                seat_of(seat, table.seats, head)
            case _:
                raise SituationError("scenario.spelling", spelled)
    except SituationError as error:
        raise SituationError("scenario.spelling", spelled) from error
