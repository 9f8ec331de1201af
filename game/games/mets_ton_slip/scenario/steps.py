"""Steps: how actions are spelled in scenario files."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from game.core.scenario_api import SituationError, Table, seat_of, shown, verb_of
from game.games.mets_ton_slip.model import actions as act
from game.games.mets_ton_slip.model.cards import (
    ARLEQUIN,
    BOUCLIER,
    CARDS,
    EVENTS,
    MIROIR,
    SLOTS,
    STANDS_IN,
)
from game.games.mets_ton_slip.model.state import State
from game.games.mets_ton_slip.scenario.names import face, slot

_VERBS: Final = (
    "draw", "keep", "wear", "replace", "play", "discard", "undress", "end", "react", "give",
    "steal",
)  # fmt: skip
KEYS: Final = frozenset({*_VERBS, "target", "slot"})
_AIMED: Final = ("replace", "play")
_PLACED: Final = ("wear", "replace", "steal")
_ANSWERS: Final[Mapping[str, act.Action]] = {
    "pass": act.BEAR, CARDS[BOUCLIER]: act.SHIELDED, CARDS[MIROIR]: act.MIRRORED,
}  # fmt: skip
_NO_SLOT: Final = -1
"""The slot of a card that has none of its own."""


def action(step: Mapping[str, Any], table: Table) -> act.Action:
    """Return the action that a step spells.

    Raises:
        SituationError: it spells none.
    """
    verb = verb_of(step, _VERBS)
    value = step[verb]
    for key, may in (("target", _AIMED), ("slot", _PLACED)):
        if key in step and verb not in may:
            raise SituationError("scenario.not-with", key, key=key, verb=verb)
    named = slot(step["slot"], "slot") if "slot" in step else None
    target = seat_of(step["target"], table.seats, "target") if "target" in step else None
    match verb:
        case "draw":
            source = act.STOCK if value == "stock" else seat_of(value, table.seats, "draw")
            return act.Draw(source)
        case "keep":
            return act.Keep(face(value, "keep"))
        case "wear":
            return _wear(face(value, "wear"), named)
        case "replace":
            return _replace(face(value, "replace"), target, named)
        case "play":
            return _play(face(value, "play"), target)
        case "discard":
            return act.Discard(face(value, "discard"))
        case "end" | "react":
            return _said(verb, value)
        case _:
            return _at(verb, slot(value, verb), named)


def _said(verb: str, value: object) -> act.Action:
    if verb == "end" and value is True:
        return act.FINISH
    if verb == "react" and isinstance(value, str) and value in _ANSWERS:
        return _ANSWERS[value]
    key = "scenario.end" if verb == "end" else "scenario.answer"
    raise SituationError(key, verb, given=shown(value))


def _at(verb: str, at: int, named: int | None) -> act.Action:
    if verb == "steal":  # a stolen card stays what it is, Arlequin alone may change places
        return act.Steal(at, at if named is None else named)
    if verb == "give":
        return act.Give(at)
    return act.Undress(at)


def _wear(card: int, named: int | None) -> act.Action:
    if card == ARLEQUIN and named is None:
        raise SituationError("scenario.arlequin", "wear", card=CARDS[card])
    places = STANDS_IN[card] or (_NO_SLOT,)
    return act.Wear(card, places[0] if named is None else named)


def _replace(card: int, target: int | None, named: int | None) -> act.Action:
    if target is None:
        raise SituationError("scenario.no-target", "replace", verb="replace")
    places = STANDS_IN[card]
    at = places[0] if len(places) == 1 else _NO_SLOT  # only garments have one, others no business
    return act.Replace(card, target, at, at if named is None else named)  # a type joker stays its


def _play(card: int, target: int | None) -> act.Action:
    if card in EVENTS:
        if target is not None:
            raise SituationError("scenario.not-with", "target", key="target", verb=CARDS[card])
        return act.Celebrate(card)
    if target is None:
        raise SituationError("scenario.no-target", "play", verb=CARDS[card])
    return act.Attack(card, target)


# ---------------------------------------------------------------- spelling


def spell(action: act.Action, state: State) -> str:
    """Return an action as lists of legal actions write it, such as ``TACHE>1``."""
    match action:
        case act.Draw(source):
            return f"draw:{'stock' if source == act.STOCK else source}"
        case act.Keep(card):
            return f"keep:{CARDS[card]}"
        case act.Wear(card, at):
            return f"wear:{CARDS[card]}{_put(card, at)}"
        case act.Replace(card, target, at, put):
            return f"replace:{CARDS[card]}>{target}{_put(state.worn[target][at], put)}"
        case act.Attack(card, target):
            return f"{CARDS[card]}>{target}"
        case act.Celebrate(card):
            return CARDS[card]
        case act.Discard(card):
            return f"discard:{CARDS[card]}"
        case act.Undress(at):
            return f"undress:{SLOTS[at]}"
        case act.Finish():
            return "end"
        case act.Bear():
            return "react:pass"
        case act.Defend(card):
            return f"react:{CARDS[card]}"
        case act.Give(at):
            return f"give:{SLOTS[at]}"
        case act.Steal(at, put):
            return f"steal:{SLOTS[at]}{_put(state.worn[state.pointed][at], put)}"


def _put(card: int, at: int) -> str:
    """Return where a card goes, as it is written: Arlequin's slot always, others' never."""
    return f">{SLOTS[at]}" if card == ARLEQUIN else ""


def check_spelling(spelled: str, table: Table) -> None:
    """Check an entry of a list of legal actions.

    Raises:
        SituationError: no action is written so.
    """
    head, _, tail = spelled.partition(":")
    try:
        match head, tail.split(">") if tail else spelled.split(">"):
            case "end", ["end"]:
                pass
            case "draw", [source]:
                if source != "stock":
                    seat_of(source, table.seats, "draw")
            case ("keep" | "wear") as verb, [card]:
                face(card, verb)
            case "wear", [card, at]:
                face(card, "wear")
                slot(at, "wear")
            case "replace", [card, target]:
                face(card, "replace")
                seat_of(target, table.seats, "replace")
            case "replace", [card, target, at]:
                face(card, "replace")
                seat_of(target, table.seats, "replace")
                slot(at, "replace")
            case "discard", [card]:
                face(card, "discard")
            case "undress" | "give" | "steal", [at]:
                slot(at, head)
            case "steal", [at, put]:
                slot(at, "steal")
                slot(put, "steal")
            case "react", [answer] if answer in _ANSWERS:
                pass
            case _, [card] if not tail and face(card, "legal") in EVENTS:
                pass
            case _, [card, target] if not tail:
                face(card, "legal")
                seat_of(target, table.seats, "legal")
            case _:
                raise SituationError("scenario.spelling")
    except SituationError as error:
        raise SituationError("scenario.spelled", spelled, given=spelled, why=error.phrase) from None
