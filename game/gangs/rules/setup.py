"""Setting up: which tiles play, who gets which, the missions and the first hands (E82)."""

from __future__ import annotations

from game.core.luck import Luck
from game.core.seats import NOBODY, Seat
from game.gangs.model import events as ev
from game.gangs.model.cards import CHARLOTTE, GANG_SIZE
from game.gangs.model.missions import MISSION_COUNT
from game.gangs.model.options import Options
from game.gangs.rules.drawing import Book, draw_up


def lay_table(journal: Book, luck: Luck) -> None:
    """Choose and deal tiles, missions and cards for a match, or for its next round."""
    state = journal.state
    if state.options.scored:
        journal.tell(ev.RoundBegan(state.round + 1, state.points))
    selection = choose_tiles(state.options, luck)
    lay_tiles(journal, selection, luck.stream("tiles").shuffled(selection))
    if state.options.missions:
        deal_missions(journal, luck.stream("missions").shuffled(range(1, MISSION_COUNT + 1)))
    journal.tell(ev.Stocked(NOBODY, state.options.deck))
    for seat in range(state.n):
        draw_up(journal, luck, seat, state.options.first_hand)


def choose_tiles(options: Options, luck: Luck) -> tuple[int, ...]:
    """Return the characters in play: which gangs, of which size, is drawn (E74)."""
    stream = luck.stream("gangs")
    gangs = options.gangs(stream)
    chosen: list[int] = []
    for gang, size in zip(gangs, options.teams, strict=True):
        members = stream.shuffled(range(gang * GANG_SIZE, gang * GANG_SIZE + GANG_SIZE))
        chosen += members[:size]
    if options.charlotte:  # E63
        chosen.append(CHARLOTTE * GANG_SIZE)
    return tuple(sorted(chosen))


def lay_tiles(journal: Book, selection: tuple[int, ...], dealt: list[int]) -> None:
    """Lay tiles out, place by place; each seat looks at its own, nobody at the middle's."""
    journal.tell(ev.TilesChosen(selection))
    for place, character in enumerate(dealt):
        to = Seat(place) if place < journal.state.n else NOBODY
        journal.tell(ev.TileShown(to, place, character))


def deal_missions(journal: Book, missions: list[int]) -> None:
    """Deal one mission to each seat, the first ones of a list."""
    for seat in range(journal.state.n):
        journal.tell(ev.MissionDealt(Seat(seat), missions[seat]))
