"""Steps: how actions are spelled in scenario files, in the names of their game."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Final

from game.core.scenario_api import SituationError, Table, seat_of, shown, verb_of
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
from game.gangs.model.cards import BIM, NON
from game.gangs.model.lexicon import Lexicon
from game.gangs.scenario.names import face

KEYS: Final = frozenset({
    "play", "target", "react", "second", "replay", "discard", "mulligan", "attempt",
})  # fmt: skip


_VERBS: Final = ("play", "react", "second", "replay", "discard", "mulligan", "attempt")
MIDDLE: Final = "mystery"


def action(step: Mapping[str, Any], table: Table, lacks: Collection[str]) -> Action:
    """Return the action that a step spells; ``lacks`` are words that the game does not have.

    Raises:
        SituationError: it spells none.
    """
    seats = table.seats
    verb = verb_of(step, _VERBS, lacks)
    lexicon: Lexicon = table.options.lexicon
    aimed = verb in ("play", "attempt")
    if "target" in step and not aimed:
        raise SituationError("scenario.target", "target", verb=verb)
    if "target" not in step and aimed:
        raise SituationError("scenario.no-target", verb, verb=verb)
    value = step[verb]
    match verb:
        case "play":
            return THROWS[face(value, "play", lexicon)][seat_of(step["target"], seats, "target")]
        case "attempt":
            tried = face(value, "attempt", lexicon)
            return Attempt(tried, seat_of(step["target"], seats, "target"))
        case "react":
            return _reaction(value, lexicon)
        case "second":
            if value == MIDDLE:
                return SECONDS[seats]
            return SECONDS[seat_of(value, seats, "second")]
        case "replay":
            return REPLAYS[seat_of(value, seats, "replay")]
        case "discard":
            return DISCARDS[face(value, "discard", lexicon)]
        case _:
            if value is not True:
                raise SituationError("scenario.mulligan", "mulligan")
            return MULLIGAN


def _reaction(value: object, lexicon: Lexicon) -> Action:
    cards = {lexicon.cards[BIM]: ANSWER_BIM, lexicon.cards[NON]: ANSWER_NON}
    answers = {"pass": TAKE, **cards}
    if not isinstance(value, str) or not value or value not in answers:
        raise SituationError("scenario.answer", value, given=shown(value))
    return answers[value]


def spell(action: Action, table: Table) -> str:
    """Return an action as lists of legal actions write it, such as ``D10>1``."""
    names = table.options.lexicon.cards
    match action:
        case Throw(thrown, target):
            return f"{names[thrown]}>{target}"
        case Attempt(tried, target):
            return f"attempt:{names[tried]}>{target}"
        case Answer(answer):
            return f"react:{'pass' if answer is None else names[answer]}"
        case Second(place):
            return f"second:{MIDDLE if place == table.seats else place}"
        case Replay(target):
            return f"replay:{target}"
        case Discard(laid):
            return f"discard:{names[laid]}"
        case Mulligan():
            return "mulligan"


def check_spelling(spelled: str, table: Table, lacks: Collection[str]) -> None:
    """Check an entry of a list of legal actions; ``lacks`` are words that the game does not have.

    Raises:
        SituationError: no action is written so.
    """
    lexicon: Lexicon = table.options.lexicon
    head, colon, tail = spelled.partition(":")
    name, arrow, target = spelled.partition(">")
    try:
        if head in lacks:
            raise SituationError("scenario.spelling")
        if spelled == "mulligan":
            return
        if colon and head == "react":
            _reaction(tail, lexicon)
        elif colon and head in ("second", "replay"):
            if not (head == "second" and tail == MIDDLE):
                seat_of(tail, table.seats, head)
        elif colon and head == "discard":
            face(tail, "discard", lexicon)
        elif arrow:
            face(name.removeprefix("attempt:"), "legal", lexicon)
            seat_of(target, table.seats, "legal")
        else:
            raise SituationError("scenario.spelling")
    except SituationError as error:
        why = error.phrase
        raise SituationError("scenario.spelled", spelled, given=spelled, why=why) from None
