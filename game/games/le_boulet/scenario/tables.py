"""Tables: a situation laid out by hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, Final

from game.core.journal import Journal
from game.core.luck import Luck
from game.core.scenario_api import (
    SituationError,
    Table,
    by_seat,
    enough,
    frame_of,
    seat_of,
    whole,
    word_of,
)
from game.core.seats import Seat
from game.games.le_boulet.model import events as ev
from game.games.le_boulet.model.options import Options, read_options
from game.games.le_boulet.model.state import LEAD, RACE, State
from game.games.le_boulet.rules import flow
from game.games.le_boulet.rules.fold import apply
from game.games.le_boulet.scenario.names import faces, name

KEYS: Final = frozenset({
    "seats", "options", "seed", "turn", "phase", "hands", "stock", "discard", "bound", "pictures",
})  # fmt: skip


def lay_out(case: Mapping[str, Any]) -> Table:
    """Return the table that a case describes.

    Raises:
        SituationError: it cannot be laid out.
        OptionsError: its options cannot be played.
    """
    seats, seed, given = frame_of(case)
    options = _options(case, seats, given)
    turn = Seat(seat_of(case.get("turn", 0), seats, "turn"))
    phase = word_of(case.get("phase", LEAD), (LEAD, RACE), "phase")
    leads = _leads(case, seats)
    luck = Luck(seed)
    named = by_seat(case.get("hands", {}), seats, "hands")
    hands = {seat: faces(cards, "hands") for seat, cards in named.items()}
    discard = faces(case.get("discard", []), "discard")
    stock = faces(case["stock"], "stock") if "stock" in case else None
    rest = _rest(
        options, (one for cards in (*hands.values(), discard, stock or ()) for one in cards)
    )
    rest = luck.stream("scenario rest").shuffled(rest)
    for seat in range(seats):
        if seat not in hands:
            enough(rest, options.hand, seat)
            hands[seat], rest = rest[: options.hand], rest[options.hand :]
    journal = Journal[State, ev.Event](State(options), apply)
    below = (rest, ()) if stock is None else (stock[::-1], rest)
    flow.lay(journal, [hands[seat] for seat in range(seats)], below[0], discard, leads, below[1])
    if phase == RACE:
        flow.race(journal, luck)
    else:
        flow.lead(journal, turn)
    return Table(seats, options, journal, luck, seed)


def _options(case: Mapping[str, Any], seats: int, given: Mapping[str, Any]) -> Options:
    """Return the options; how many pictures play may be said beside them."""
    key = "pictures"
    return read_options(seats, {**given, key: case[key]} if key in case else given)


def _rest(options: Options, named: Iterable[int]) -> list[int]:
    """Return the deck without the cards that are named."""
    deck, count = Counter(flow.deck_of(options)), Counter(named)
    for one, times in sorted(count.items()):
        if times > deck[one]:
            spelled = name(one)
            raise SituationError(
                "scenario.deck", spelled, named=times, card=spelled, held=deck[one]
            )
    return sorted((deck - count).elements())


def _leads(case: Mapping[str, Any], seats: int) -> int:
    leads, last = whole(case.get("bound", 0), "bound"), flow.bound_of(seats) - 1
    if not 0 <= leads <= last:
        raise SituationError("scenario.bound", "bound", given=leads, last=last)
    return leads
