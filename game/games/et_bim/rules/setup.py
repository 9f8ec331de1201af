"""Setting up: which tiles play, who gets which, and the first hands (1.2)."""

from __future__ import annotations

from game.core.luck import Luck
from game.core.seats import NOBODY, Seat
from game.games.et_bim.model import events as ev
from game.games.et_bim.model.cards import DECK, FIRST_HAND, GANG_SIZE, GANGS
from game.games.et_bim.model.options import Options
from game.games.et_bim.model.state import State
from game.games.et_bim.rules.flow import Book, begin_turn, draw_up


def initial(seats: int, options: Options) -> State:
    """Return the empty table, everything secret blank."""
    return State(
        seats,
        options.teams,
        mystery=options.mystery,
        heal_needs_damage=options.heal_needs_damage,
    )


def deal(journal: Book, luck: Luck) -> None:
    """Choose and deal tiles and cards, and begin the first turn."""
    state = journal.state
    selection = choose_tiles(state.teams, luck)
    lay_tiles(journal, selection, luck.stream("tiles").shuffled(selection))
    journal.tell(ev.Stocked(NOBODY, DECK))
    for seat in range(state.n):
        draw_up(journal, luck, seat, FIRST_HAND)
    begin_turn(journal, luck, luck.below("first seat", state.n))  # E5


def choose_tiles(teams: tuple[int, ...], luck: Luck) -> tuple[int, ...]:
    """Return the characters in play: which gangs, of which size, is drawn (1.11b.10)."""
    stream = luck.stream("gangs")
    gangs = stream.shuffled(range(GANGS))[: len(teams)]
    chosen: list[int] = []
    for gang, size in zip(gangs, teams, strict=True):
        members = stream.shuffled(range(gang * GANG_SIZE, gang * GANG_SIZE + GANG_SIZE))
        chosen += members[:size]
    return tuple(sorted(chosen))


def lay_tiles(journal: Book, selection: tuple[int, ...], dealt: list[int]) -> None:
    """Lay tiles out, place by place; each seat looks at its own, nobody at the middle's."""
    journal.tell(ev.TilesChosen(selection))
    for place, character in enumerate(dealt):
        to = Seat(place) if place < journal.state.n else NOBODY
        journal.tell(ev.TileShown(to, place, character))
