"""Expectations: what a scenario of Et Bim! can compare after its last step."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from game.core.situations import (
    SituationError,
    Table,
    by_seat,
    closest,
    listed,
    seat_of,
    seats_of,
    shown,
    tabled,
    whole,
)
from game.gangs.model.cards import (
    BLANK,
    CARD_NAMES,
    GANG_NAMES,
    GANG_OF_NAME,
    SHIELD,
    face_of,
    gang_of,
)
from game.gangs.model.state import NONE, State
from game.gangs.rules.fold import apply
from game.gangs.scenario.steps import MIDDLE, face

KEYS: Final = frozenset({
    "piles", "totals", "discard", "alive", "turn", "hands", "shields",
    "knows", "unknown", "hand_size", "stock_size", "tokens", "scores", "round",
})  # fmt: skip


def gang(value: object, where: str) -> int:
    """Return the gang that a name spells, Charlotte too.

    Raises:
        SituationError: no such gang.
    """
    if not isinstance(value, str) or value not in GANG_NAMES:
        hint = closest(str(value), GANG_NAMES)
        raise SituationError("scenario.gang", value, where=where, given=shown(value), hint=hint)
    return GANG_OF_NAME[value]


def pile_card(value: object, seats: int, where: str) -> tuple[int, int | None]:
    """Return the face of a card in a pile, and the mark of an active shield.

    Raises:
        SituationError: no such card.
    """
    if not isinstance(value, str) or ":" not in value:
        return face(value, where), None
    name, _, mark = value.partition(":")
    if face(name, where) != SHIELD:
        raise SituationError("scenario.mark", value, where=where, given=shown(value))
    try:
        return SHIELD, seat_of(mark, seats, where)
    except SituationError as error:
        raise SituationError("scenario.same", value, why=error.phrase) from None


def read(key: str, value: object, table: Table) -> Any:
    """Return an expectation in the form that ``found`` answers in.

    Raises:
        SituationError: it cannot be read.
    """
    seats = table.seats
    match key:
        case "piles":
            return {seat: _pile(pile, seats) for seat, pile in by_seat(value, seats, key).items()}
        case "hands":
            return {seat: _faces(hand, key) for seat, hand in by_seat(value, seats, key).items()}
        case "discard":
            return _faces(value, key)
        case "totals" | "hand_size" | "scores":
            return {seat: whole(one, key) for seat, one in by_seat(value, seats, key).items()}
        case "alive" | "tokens":
            return sorted(set(seats_of(value, seats, key)))
        case "turn":
            return seat_of(value, seats, key)
        case "shields":
            marks = by_seat(value, seats, key)
            return {seat: seat_of(mark, seats, key) for seat, mark in marks.items()}
        case "stock_size" | "round":
            return whole(value, key)
        case "knows":
            known = by_seat(value, seats, key)
            return {seat: _tiles(one, table) for seat, one in known.items()}
        case _:
            unknown = by_seat(value, seats, key)
            return {
                seat: [_named(_place(one, table, key), seats) for one in listed(many, key)]
                for seat, many in unknown.items()
            }


def found(key: str, wanted: Any, table: Table, heard: Mapping[int, list[Any]]) -> Any:
    """Return what is found on the table where ``wanted`` was expected."""
    state: State = table.journal.state
    match key:
        case "piles":
            return {seat: _spell_pile(state, seat, pile) for seat, pile in wanted.items()}
        case "hands":
            return {seat: _spell_faces(state.hands[seat]) for seat in wanted}
        case "discard":
            return _spell_faces(map(face_of, state.discard))
        case "totals":
            return {seat: state.totals[seat] for seat in wanted}
        case "hand_size":
            return {seat: len(state.hands[seat]) for seat in wanted}
        case "alive":
            return state.living()
        case "turn":
            return state.turn
        case "tokens":
            return [seat for seat, red in enumerate(state.tokens) if red]
        case "scores":
            return {seat: state.points[seat] if state.points else 0 for seat in wanted}
        case "round":
            return state.round
        case "shields":
            return {seat: mark for seat, mark in enumerate(state.marks) if mark != NONE}
        case "stock_size":
            return len(state.bag)
        case "knows":
            return {
                seat: {name: _seen(table, heard[seat], name) for name in tiles}
                for seat, tiles in wanted.items()
            }
        case _:
            return {
                seat: [name for name in names if _seen(table, heard[seat], name) == "unknown"]
                for seat, names in wanted.items()
            }


# ---------------------------------------------------------------- cards


def _faces(value: object, where: str) -> list[str]:
    return _spell_faces(face(one, where) for one in listed(value, where))


def _spell_faces(faces: Any) -> list[str]:
    return [CARD_NAMES[one] for one in sorted(faces)]


def _pile(value: object, seats: int) -> list[str]:
    pile = [pile_card(one, seats, "piles") for one in listed(value, "piles")]
    return [CARD_NAMES[one] if mark is None else f"SHIELD:{mark}" for one, mark in pile]


def _spell_pile(state: State, seat: int, wanted: list[str]) -> list[str]:
    """Return a pile; its active shield with its mark where one was expected with a mark."""
    pile = [CARD_NAMES[face_of(card)] for card in state.piles[seat]]
    if state.marks[seat] != NONE:
        top = max(index for index, name in enumerate(pile) if name == CARD_NAMES[SHIELD])
        if wanted != pile:  # a plain SHIELD stands for an active one too
            pile[top] = f"SHIELD:{state.marks[seat]}"
    return pile


# ---------------------------------------------------------------- tiles


def _tiles(value: object, table: Table) -> dict[str, str]:
    return {
        _named(_place(place, table, "knows"), table.seats): GANG_NAMES[gang(one, "knows")]
        for place, one in tabled(value, "knows").items()
    }


def _place(value: object, table: Table, where: str) -> int:
    if value != MIDDLE:
        return seat_of(value, table.seats, where)
    if not table.options.mystery:
        raise SituationError("scenario.no-middle", MIDDLE, where=where)
    return table.seats


def _named(place: int, seats: int) -> str:
    return MIDDLE if place == seats else str(place)


def _seen(table: Table, heard: list[Any], name: str) -> str:
    """Return the gang that a seat was shown of the tile now at a place, or "unknown"."""
    view = State(table.seats, table.options)
    for event in heard:
        apply(view, event)
    character = view.character_at(table.seats if name == MIDDLE else int(name))
    return "unknown" if character == BLANK else GANG_NAMES[gang_of(character)]
