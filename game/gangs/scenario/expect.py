"""Expectations: what a scenario can compare after its last step."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from game.core.scenario_api import (
    SituationError,
    Table,
    by_seat,
    listed,
    seat_of,
    seats_of,
    shown,
    tabled,
    whole,
)
from game.gangs.model.cards import (
    BLANK,
    SHIELD,
    face_of,
    gang_of,
)
from game.gangs.model.lexicon import Lexicon
from game.gangs.model.state import NONE, State
from game.gangs.rules.fold import apply
from game.gangs.scenario.names import face, gang, spelled
from game.gangs.scenario.steps import MIDDLE

KEYS: Final = frozenset({
    "piles", "totals", "discard", "alive", "turn", "hands", "shields",
    "knows", "unknown", "hand_size", "stock_size", "paf_pile", "tokens", "scores", "round",
})  # fmt: skip


def pile_card(value: object, seats: int, where: str, lexicon: Lexicon) -> tuple[int, int | None]:
    """Return the face of a card in a pile, and the mark of an active shield.

    Raises:
        SituationError: no such card.
    """
    if not isinstance(value, str) or ":" not in value:
        return face(value, where, lexicon), None
    name, _, mark = value.partition(":")
    if face(name, where, lexicon) != SHIELD:
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
            return {seat: _pile(pile, table) for seat, pile in by_seat(value, seats, key).items()}
        case "hands":
            hands = by_seat(value, seats, key)
            return {seat: _faces(hand, key, table) for seat, hand in hands.items()}
        case "discard":
            return _faces(value, key, table)
        case "totals" | "hand_size" | "scores":
            return {seat: whole(one, key) for seat, one in by_seat(value, seats, key).items()}
        case "alive" | "tokens":
            return sorted(set(seats_of(value, seats, key)))
        case "turn":
            return seat_of(value, seats, key)
        case "shields":
            marks = by_seat(value, seats, key)
            return {seat: seat_of(mark, seats, key) for seat, mark in marks.items()}
        case "stock_size" | "paf_pile" | "round":
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
    lexicon = state.options.lexicon
    match key:
        case "piles":
            return {seat: _spell_pile(state, seat, pile) for seat, pile in wanted.items()}
        case "hands":
            return {seat: spelled(state.hands[seat], lexicon) for seat in wanted}
        case "discard":
            return spelled(map(face_of, state.discard), lexicon)
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
        case "paf_pile":
            return state.reserve
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


def _faces(value: object, where: str, table: Table) -> list[str]:
    lexicon = table.options.lexicon
    return spelled((face(one, where, lexicon) for one in listed(value, where)), lexicon)


def _pile(value: object, table: Table) -> list[str]:
    lexicon = table.options.lexicon
    pile = [pile_card(one, table.seats, "piles", lexicon) for one in listed(value, "piles")]
    return [lexicon.cards[one] if mark is None else f"SHIELD:{mark}" for one, mark in pile]


def _spell_pile(state: State, seat: int, wanted: list[str]) -> list[str]:
    """Return a pile; its active shield with its mark where one was expected with a mark."""
    names = state.options.lexicon.cards
    pile = [names[face_of(card)] for card in state.piles[seat]]
    if state.marks[seat] != NONE:
        top = max(index for index, name in enumerate(pile) if name == names[SHIELD])
        if wanted != pile:  # a plain SHIELD stands for an active one too
            pile[top] = f"SHIELD:{state.marks[seat]}"
    return pile


# ---------------------------------------------------------------- tiles


def _tiles(value: object, table: Table) -> dict[str, str]:
    lexicon = table.options.lexicon
    return {
        _named(_place(place, table, "knows"), table.seats): lexicon.gangs[
            gang(one, "knows", lexicon)
        ]
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
    return "unknown" if character == BLANK else table.options.lexicon.gangs[gang_of(character)]
