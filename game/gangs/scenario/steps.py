"""Steps: how actions are spelled in scenario files."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from game.core.situations import SituationError, Table, closest, seat_of, shown
from game.gangs.model.actions import (
    ANSWER_BIM,
    ANSWER_NON,
    DISCARDS,
    MULLIGAN,
    REPLAYS,
    SECONDS,
    TAKE,
    THROWS,
    Action,
    Answer,
    Attempt,
    Discard,
    Mulligan,
    Replay,
    Second,
    Throw,
)
from game.gangs.model.cards import CARD_NAMES, FACE_OF_NAME

KEYS: Final = frozenset({
    "play", "target", "react", "second", "replay", "discard", "mulligan", "attempt",
})  # fmt: skip


_VERBS: Final = ("play", "react", "second", "replay", "discard", "mulligan", "attempt")
MIDDLE: Final = "mystery"


def face(value: object, where: str) -> int:
    """Return the face that a name spells.

    Raises:
        SituationError: no such card.
    """
    if not isinstance(value, str) or value not in FACE_OF_NAME:
        hint = closest(str(value), CARD_NAMES)
        raise SituationError("scenario.card", value, where=where, given=shown(value), hint=hint)
    return FACE_OF_NAME[value]


def action(step: Mapping[str, Any], table: Table) -> Action:
    """Return the action that a step spells.

    Raises:
        SituationError: it spells none.
    """
    seats = table.seats
    verbs = [verb for verb in _VERBS if verb in step]
    known = ", ".join(_VERBS)
    if not verbs:
        raise SituationError("scenario.nothing-to-do", known=known)
    if len(verbs) > 1:
        first, *_, last = verbs
        raise SituationError("scenario.two-verbs", last, first=first, last=last, known=known)
    verb = verbs[0]
    aimed = verb in ("play", "attempt")
    if "target" in step and not aimed:
        raise SituationError("scenario.target", "target", verb=verb)
    if "target" not in step and aimed:
        raise SituationError("scenario.no-target", verb, verb=verb)
    value = step[verb]
    match verb:
        case "play":
            return THROWS[face(value, "play")][seat_of(step["target"], seats, "target")]
        case "attempt":
            return Attempt(face(value, "attempt"), seat_of(step["target"], seats, "target"))
        case "react":
            return _reaction(value)
        case "second":
            if value == MIDDLE:
                return SECONDS[seats]
            return SECONDS[seat_of(value, seats, "second")]
        case "replay":
            return REPLAYS[seat_of(value, seats, "replay")]
        case "discard":
            return DISCARDS[face(value, "discard")]
        case _:
            if value is not True:
                raise SituationError("scenario.mulligan", "mulligan")
            return MULLIGAN


def _reaction(value: object) -> Action:
    answers = {"pass": TAKE, "BIM": ANSWER_BIM, "NON": ANSWER_NON}
    if not isinstance(value, str) or value not in answers:
        raise SituationError("scenario.answer", value, given=shown(value))
    return answers[value]


def spell(action: Action, seats: int) -> str:
    """Return an action as lists of legal actions write it, such as ``D10>1``."""
    match action:
        case Throw(thrown, target):
            return f"{CARD_NAMES[thrown]}>{target}"
        case Attempt(tried, target):
            return f"attempt:{CARD_NAMES[tried]}>{target}"
        case Answer(answer):
            return f"react:{'pass' if answer is None else CARD_NAMES[answer]}"
        case Second(place):
            return f"second:{MIDDLE if place == seats else place}"
        case Replay(target):
            return f"replay:{target}"
        case Discard(laid):
            return f"discard:{CARD_NAMES[laid]}"
        case Mulligan():
            return "mulligan"


def check_spelling(spelled: str, seats: int) -> None:
    """Check an entry of a list of legal actions.

    Raises:
        SituationError: no action is written so.
    """
    if spelled == "mulligan":
        return
    head, colon, tail = spelled.partition(":")
    name, arrow, target = spelled.partition(">")
    try:
        if colon and head == "react":
            _reaction(tail)
        elif colon and head in ("second", "replay"):
            if not (head == "second" and tail == MIDDLE):
                seat_of(tail, seats, head)
        elif colon and head == "discard":
            face(tail, "discard")
        elif arrow:
            face(name.removeprefix("attempt:"), "legal")
            seat_of(target, seats, "legal")
        else:
            raise SituationError("scenario.spelling")
    except SituationError as error:
        why = error.phrase
        raise SituationError("scenario.spelled", spelled, given=spelled, why=why) from None
