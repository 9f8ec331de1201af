"""The turn of a seat, and the end of a round and of the match (1.4, 1.8)."""

from __future__ import annotations

from typing import Final

from game.core.luck import Luck
from game.core.seats import Seat
from game.games.et_bim.model import events as ev
from game.games.et_bim.model.cards import CHARLOTTE, gang_of
from game.games.et_bim.model.interned import TURN_ENDED
from game.games.et_bim.model.state import NONE, State
from game.games.et_bim.rules.drawing import Book, draw_up
from game.games.et_bim.rules.missions import fulfilled, gains
from game.games.et_bim.rules.setup import lay_table

IDLE_TURNS: Final = 12  # 1.8, stall guard: so many turns of the last two with discards only
TURNS_EACH: Final = 60  # 1.8, hard cap: completed turns for each starting seat


def begin_round(journal: Book, luck: Luck) -> None:
    """Lay the table and let a seat drawn by lot begin (E5)."""
    lay_table(journal, luck)
    begin_turn(journal, luck, luck.below("first seat", journal.state.n))


def begin_turn(journal: Book, luck: Luck, seat: int) -> None:
    """Begin a seat's turn: it draws up to six cards; without any it passes."""
    state = journal.state
    journal.tell(ev.TurnBegan(Seat(seat), state.turn_number + 1))
    draw_up(journal, luck, seat)
    if not state.hands[seat]:  # 1.11b.3
        journal.tell(ev.Passed(Seat(seat)))
        end_turn(journal, luck)


def end_turn(journal: Book, luck: Luck) -> None:
    """End the running turn, let shields lapse on the way, and begin the next one."""
    state = journal.state
    seat = state.turn
    idle = not state.played and state.alive.count(True) == 2
    journal.tell(TURN_ENDED[seat][idle])
    if state.idle >= IDLE_TURNS or state.completed >= TURNS_EACH * state.n:
        _stall(journal, luck)
        return
    while True:
        _lapse(journal, seat)
        seat = (seat + 1) % state.n
        if state.alive[seat]:
            break
    begin_turn(journal, luck, seat)


def _lapse(journal: Book, mark: int) -> None:
    """Turn upright what the end of this seat's turn ends (E27, E28; 1.11b.7)."""
    state = journal.state
    if mark not in state.marks:
        return
    for seat in range(state.n):
        # a shield laid in this very turn waits for the seat's next one
        due = state.shield_turns[seat] < state.turn_number or mark != state.turn
        if state.marks[seat] == mark and due:
            journal.tell(ev.ShieldLapsed(Seat(seat)))


# ---------------------------------------------------------------- ends


def go_on(journal: Book, luck: Luck) -> None:
    """End the round if one gang alone lives, else the turn (END_CHECK of 1.8)."""
    state = journal.state
    alone = only_gang(state)
    if alone == NONE:
        end_turn(journal, luck)
    else:
        _end(journal, luck, alone, "one-gang")


def only_gang(state: State) -> int:
    """Return the gang that all the living are of, Charlotte not counted; NONE for several."""
    found = NONE
    for seat, lives in enumerate(state.alive):
        gang = gang_of(state.character_at(seat)) if lives else CHARLOTTE
        if gang == CHARLOTTE or gang == found:
            continue
        if found != NONE:
            return NONE
        found = gang
    return found


def _stall(journal: Book, luck: Luck) -> None:
    """End a round that does not end by itself, by the lowest total (1.8, 1.11b.11)."""
    state = journal.state
    reason = "stall" if state.idle >= IDLE_TURNS else "turn-cap"
    gangs = {seat: gang_of(state.character_at(seat)) for seat in state.living()}
    ranked = [seat for seat, gang in gangs.items() if gang != CHARLOTTE]
    least = min(state.totals[seat] for seat in ranked)
    best = {gangs[seat] for seat in ranked if state.totals[seat] == least}
    _end(journal, luck, best.pop() if len(best) == 1 else NONE, reason)


def _end(journal: Book, luck: Luck, gang: int, reason: str) -> None:
    """End the round: everybody whose tile is of the gang wins, dead or alive (E55)."""
    state = journal.state
    winners = winners_of(state, gang)
    if not state.options.missions:
        journal.tell(ev.Ended(gang, winners, reason))
        return
    done = fulfilled(state, gang, winners)
    gained = gains(state, gang, winners, done)
    journal.tell(ev.RoundEnded(gang, winners, reason, state.missions, done, gained))
    if state.round < state.options.rounds:
        begin_round(journal, luck)
        return
    most = max(state.points)
    best = tuple(seat for seat in range(state.n) if state.points[seat] == most)
    journal.tell(ev.Ended(NONE, best, "points"))


def winners_of(state: State, gang: int) -> tuple[int, ...]:
    """Return who wins with a gang: its tiles, dead or alive, and a living Charlotte (1.9.3)."""
    gangs = [gang_of(state.character_at(seat)) for seat in range(state.n)]
    return tuple(
        seat
        for seat in range(state.n)
        if gang != NONE
        and (gangs[seat] == gang or (gangs[seat] == CHARLOTTE and state.alive[seat]))
    )
