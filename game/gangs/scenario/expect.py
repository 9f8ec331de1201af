"""Expectations: what a scenario can compare after its last step."""

from __future__ import annotations

from typing import Final

from game.core.observables import (
    NUMBER,
    FromState,
    a_seat,
    by_name,
    list_of,
    per,
    per_seat,
    seat_set,
)
from game.core.scenario_api import Observable, SituationError, Table, listed, seat_of, shown
from game.core.seats import Seat
from game.gangs.model.cards import BLANK, SHIELD, face_of, gang_of
from game.gangs.model.lexicon import Lexicon
from game.gangs.model.state import NONE, State
from game.gangs.rules.fold import apply
from game.gangs.scenario.names import face, gang, spelled
from game.gangs.scenario.steps import MIDDLE

# ---------------------------------------------------------------- cards


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


def _faces(value: object, where: str, table: Table) -> list[str]:
    lexicon = table.options.lexicon
    return spelled((face(one, where, lexicon) for one in listed(value, where)), lexicon)


def _pile(value: object, where: str, table: Table) -> list[str]:
    lexicon: Lexicon = table.options.lexicon
    pile = [pile_card(one, table.seats, where, lexicon) for one in listed(value, where)]
    return [lexicon.cards[one] if mark is None else f"SHIELD:{mark}" for one, mark in pile]


def _piles(table: Table, wanted: dict[int, list[str]]) -> dict[int, list[str]]:
    state = table.journal.state
    return {seat: _spell_pile(state, seat, pile) for seat, pile in wanted.items()}


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


def _place(value: object, where: str, table: Table) -> str:
    if value != MIDDLE:
        return str(seat_of(value, table.seats, where))
    if not table.options.mystery:
        raise SituationError("scenario.no-middle", MIDDLE, where=where)
    return MIDDLE


def _gang(value: object, where: str, table: Table) -> str:
    lexicon: Lexicon = table.options.lexicon
    return lexicon.gangs[gang(value, where, lexicon)]


def _known(table: Table, wanted: dict[int, dict[str, str]]) -> dict[int, dict[str, str]]:
    return {
        seat: {place: _seen(table, seat, place) for place in tiles}
        for seat, tiles in wanted.items()
    }


def _unknown(table: Table, wanted: dict[int, list[str]]) -> dict[int, list[str]]:
    return {
        seat: [place for place in places if _seen(table, seat, place) == "unknown"]
        for seat, places in wanted.items()
    }


def _seen(table: Table, seat: int, place: str) -> str:
    """Return the gang that a seat was shown of the tile now at a place, or "unknown"."""
    view = State(table.seats, table.options)
    for event in table.told(Seat(seat)):
        apply(view, event)
    character = view.character_at(table.seats if place == MIDDLE else int(place))
    return "unknown" if character == BLANK else view.options.lexicon.gangs[gang_of(character)]


# ---------------------------------------------------------------- all of them

_STATE: Final = FromState[State]()
OBSERVABLES: Final = by_name(
    Observable("piles", per_seat(_pile), _piles),
    _STATE.each("totals", per_seat(NUMBER), lambda state, seat: state.totals[seat]),
    _STATE.one(
        "discard", _faces,
        lambda state: spelled(map(face_of, state.discard), state.options.lexicon),
    ),
    _STATE.one("alive", seat_set, lambda state: state.living()),
    _STATE.one("turn", a_seat, lambda state: state.turn),
    _STATE.each(
        "hands", per_seat(_faces),
        lambda state, seat: spelled(state.hands[seat], state.options.lexicon),
    ),
    _STATE.each("hand_size", per_seat(NUMBER), lambda state, seat: len(state.hands[seat])),
    _STATE.one(
        "shields", per_seat(a_seat),
        lambda state: {seat: mark for seat, mark in enumerate(state.marks) if mark != NONE},
    ),
    Observable("knows", per_seat(per(_place, _gang)), _known),
    Observable("unknown", per_seat(list_of(_place)), _unknown),
    _STATE.one("stock_size", NUMBER, lambda state: len(state.bag)),
    _STATE.one("paf_pile", NUMBER, lambda state: state.reserve),
    _STATE.one(
        "tokens", seat_set, lambda state: [seat for seat, red in enumerate(state.tokens) if red]
    ),
    _STATE.each(
        "scores", per_seat(NUMBER), lambda state, seat: state.points[seat] if state.points else 0
    ),
    _STATE.one("round", NUMBER, lambda state: state.round),
)  # fmt: skip
