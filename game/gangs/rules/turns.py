"""The turn of a seat, and the end of a round and of the match."""

from __future__ import annotations

from typing import Final

from game.core.luck import Luck
from game.core.seats import Seat
from game.gangs.model import events as ev
from game.gangs.model.cards import CHARLOTTE, D10, gang_of
from game.gangs.model.interned import TURN_ENDED
from game.gangs.model.state import NONE, State
from game.gangs.rules.drawing import Book, draw_up
from game.gangs.rules.legality import can_play
from game.gangs.rules.missions import fulfilled
from game.gangs.rules.setup import lay_table

IDLE_TURNS: Final = 12  # E57: so many turns of the last two with discards only
TURNS_EACH: Final = 60  # E75: completed turns for each starting seat


def begin_round(journal: Book, luck: Luck) -> None:
    """Lay the table and let a seat drawn by lot begin (E5), or the next one to the last."""
    lay_table(journal, luck)
    state = journal.state
    if state.options.first_moves and state.first != NONE:
        begin_turn(journal, luck, (state.first + 1) % state.n)
    else:
        begin_turn(journal, luck, luck.below("first seat", state.n))


def begin_turn(journal: Book, luck: Luck, seat: int) -> None:
    """Begin a seat's turn: it draws, where one does; who can do nothing passes."""
    state = journal.state
    journal.tell(ev.TurnBegan(Seat(seat), state.turn_number + 1))
    size, hand = state.options.hand, state.hands[seat]
    if size:
        draw_up(journal, luck, seat, size)
        idle = not hand  # E67
    else:
        # Z8; what can always be played need not be asked for: there are no shields here
        idle = not hand or (D10 not in hand and not can_play(state, seat))
    if idle:
        journal.tell(ev.Passed(Seat(seat)))
        end_turn(journal, luck)


def end_turn(journal: Book, luck: Luck) -> None:
    """End the running turn, let shields lapse on the way, and begin the next one."""
    state = journal.state
    seat = state.turn
    draws = state.options.hand
    idle = not state.played and (not draws or state.alive.count(True) == 2)
    journal.tell(TURN_ENDED[seat][idle])
    if draws:
        if state.idle >= IDLE_TURNS or state.completed >= TURNS_EACH * state.n:
            _stall(journal, luck)
            return
    elif idle and state.idle >= state.alive.count(True):  # Z33: nobody can play any more
        _end(journal, luck, NONE, "undecided")
        return
    marks = state.marks
    while True:
        if draws and seat in marks:  # where nobody draws, nobody has shields
            _lapse(journal, seat)
        seat = (seat + 1) % state.n
        if state.alive[seat]:
            break
    begin_turn(journal, luck, seat)


def _lapse(journal: Book, mark: int) -> None:
    """Turn upright what the end of this seat's turn ends (E27, E28, E71)."""
    state = journal.state
    for seat in range(state.n):
        # a shield laid in this very turn waits for the seat's next one
        due = state.shield_turns[seat] < state.turn_number or mark != state.turn
        if state.marks[seat] == mark and due:
            journal.tell(ev.ShieldLapsed(Seat(seat)))


# ---------------------------------------------------------------- ends


def go_on(journal: Book, luck: Luck) -> None:
    """End the round if a gang has won it, else the turn."""
    state = journal.state
    alone = state.options.won(state)
    if alone == NONE:
        end_turn(journal, luck)
    else:
        _end(journal, luck, alone, "one-gang")


def _stall(journal: Book, luck: Luck) -> None:
    """End a round that does not end by itself, by the lowest total (E75)."""
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
    options = state.options
    if not options.scored:
        journal.tell(ev.Ended(gang, winners, reason))
        return
    done = fulfilled(state, gang, winners) if options.missions else ()
    gained = options.gains(state, gang, winners, done)
    journal.tell(ev.RoundEnded(gang, winners, reason, state.missions, done, gained))
    if not options.last_round(state):
        begin_round(journal, luck)
        return
    if options.single:
        journal.tell(ev.Ended(gang, winners, reason))
        return
    most = max(state.points)
    best = tuple(seat for seat in range(state.n) if state.points[seat] == most)
    journal.tell(ev.Ended(NONE, best if most or options.missions else (), "points"))


def winners_of(state: State, gang: int) -> tuple[int, ...]:
    """Return who wins with a gang: its tiles, dead or alive, and whoever wins beside any."""
    if gang == NONE:
        return ()
    beside = state.options.beside(state)
    return tuple(
        seat
        for seat in range(state.n)
        if gang_of(state.character_at(seat)) == gang or seat in beside
    )
