"""The course of a match: turns, the card in the air, what it does, and the end (1.4 to 1.8)."""

from __future__ import annotations

from typing import Final

from game.core.journal import Journal
from game.core.luck import Luck
from game.core.seats import NOBODY, Seat
from game.games.et_bim.model import events as ev
from game.games.et_bim.model.actions import (
    Action,
    Answer,
    Discard,
    Mulligan,
    Replay,
    Second,
    Throw,
)
from game.games.et_bim.model.cards import (
    CHARLOTTE,
    D20,
    D30,
    DAMAGE,
    HAND,
    HEAL,
    IDENT,
    LIMIT,
    RECYCLE,
    SHIELD,
    SWAP,
    face_of,
    gang_of,
)
from game.games.et_bim.model.state import NONE, REPLAY, SECOND, State
from game.games.et_bim.rules.legality import second_places, takeable

IDLE_TURNS: Final = 12  # 1.8, stall guard: so many turns of the last two with discards only
TURNS_EACH: Final = 60  # 1.8, hard cap: completed turns for each starting seat

Book = Journal[State, ev.Event]


def play(journal: Book, luck: Luck, seat: Seat, action: Action) -> None:
    """Carry out a legal action, without checking it again."""
    state = journal.state
    match action:
        case Throw(face, target):
            journal.tell(ev.Thrown(seat, face, Seat(target)))
        case Replay(target):
            journal.tell(ev.Replayed(seat, state.card, Seat(target)))
        case Answer(None):
            journal.tell(ev.Accepted(seat))
            _resolve(journal, luck)
        case Answer():
            journal.tell(ev.Reflected(seat))
        case Second(place):
            _swap(journal, seat, state.target, place)
            _after(journal, luck)
        case Discard(face):
            journal.tell(ev.Discarded(seat, face))
            end_turn(journal, luck)
        case Mulligan():
            journal.tell(ev.Mulliganed(seat, tuple(sorted(state.hands[seat]))))
            draw_up(journal, luck, seat)


# ---------------------------------------------------------------- turns


def begin_turn(journal: Book, luck: Luck, seat: int) -> None:
    """Begin a seat's turn: it draws up to six cards; without any it passes."""
    state = journal.state
    journal.tell(ev.TurnBegan(Seat(seat), state.turn_number + 1))
    draw_up(journal, luck, seat)
    if not state.hands[seat]:  # 1.11b.3
        journal.tell(ev.Passed(Seat(seat)))
        end_turn(journal, luck)


def draw_up(journal: Book, luck: Luck, seat: int, size: int = HAND) -> None:
    """Let a seat draw up to a hand size, as far as cards last (E6, E56)."""
    hand = journal.state.hands[seat]
    while len(hand) < size and draw(journal, luck, seat):
        pass


def draw(journal: Book, luck: Luck, seat: int) -> bool:
    """Let a seat draw one card; False when neither stock nor discard pile has one."""
    state = journal.state
    if not state.bag:
        if not state.discard:
            return False
        faces = tuple(face_of(card) for card in state.discard)
        journal.tell(ev.Reshuffled(len(faces)))
        journal.tell(ev.Stocked(NOBODY, faces))
    take(journal, seat, luck.below("draws", len(state.bag)))
    return True


def take(journal: Book, seat: int, place: int) -> None:
    """Let a seat draw the card at a place of the bag."""
    journal.tell(ev.Picked(NOBODY, place))
    journal.tell(ev.Drew(Seat(seat)))
    journal.tell(ev.Drawn(Seat(seat), journal.state.hands[seat][-1]))


def end_turn(journal: Book, luck: Luck) -> None:
    """End the running turn, let shields lapse on the way, and begin the next one."""
    state = journal.state
    seat = state.turn
    idle = sum(state.alive) == 2 and not state.played
    journal.tell(ev.TurnEnded(Seat(seat), idle))
    if state.idle >= IDLE_TURNS or state.completed >= TURNS_EACH * state.n:
        _stall(journal)
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
    for seat in range(state.n):
        # a shield laid in this very turn waits for the seat's next one
        due = state.shield_turns[seat] < state.turn_number or mark != state.turn
        if state.marks[seat] == mark and due:
            journal.tell(ev.ShieldLapsed(Seat(seat)))


# ---------------------------------------------------------------- the card in the air


def _resolve(journal: Book, luck: Luck) -> None:
    """Let the card in the air take effect where the chain of Et Bim! ended (1.6)."""
    state = journal.state
    card, face = state.card, face_of(state.card)
    by, at = state.player, state.target
    if state.bims & 1:
        by, at = at, by  # E34: roles are inverted
        if state.marks[at] != NONE:  # E42
            journal.tell(ev.Destroyed(card, Seat(at), "shield"))
            end_turn(journal, luck)
            return
        if face in (D20, D30) and state.lasts[at] == face:  # E41
            journal.tell(ev.Destroyed(card, Seat(at), "alternation"))
            end_turn(journal, luck)
            return
    taken = takeable(state, by, at, state.touched) if face == RECYCLE else NONE
    journal.tell(ev.Laid(card, Seat(at), Seat(by)))
    _effect(journal, face, by, at, taken)
    if state.phase not in (REPLAY, SECOND):
        _after(journal, luck, damaged=at if DAMAGE[face] else NONE)


def _effect(journal: Book, face: int, by: int, at: int, taken: int) -> None:
    """Carry out what a card does besides lying there (1.5)."""
    state = journal.state
    if face == IDENT:
        journal.tell(ev.Looked(Seat(by), Seat(at)))
        _show(journal, by, at)
    elif face == SHIELD:
        journal.tell(ev.Shielded(Seat(at), Seat(state.turn)))
    elif face == HEAL:
        for card in reversed(state.piles[at]):
            if DAMAGE[card & 15]:
                journal.tell(ev.Healed(Seat(at), card))
                break
    elif face == SWAP:
        if second_places(state, by, at):
            journal.tell(ev.SecondAsked(Seat(by), Seat(at)))
    elif face == RECYCLE and taken != NONE:
        journal.tell(ev.Recycled(Seat(by), Seat(at), taken))


def _swap(journal: Book, by: Seat, first: int, second: int) -> None:
    state = journal.state
    journal.tell(ev.Swapped(by, first, second))
    for place in (first, second):
        if place < state.n:
            _show(journal, place, place)
        else:
            _show_middle(journal)


def _show(journal: Book, to: int, place: int) -> None:
    tile = journal.state.tile_at[place]
    journal.tell(ev.TileShown(Seat(to), tile, journal.state.characters[tile]))


def _show_middle(journal: Book) -> None:
    """Show the tile in the middle to every eliminated seat (E52)."""
    state = journal.state
    for seat in range(state.n):
        if not state.alive[seat]:
            _show(journal, seat, state.n)


# ---------------------------------------------------------------- ends


def _after(journal: Book, luck: Luck, damaged: int = NONE) -> None:
    """Eliminate who passed the limit, end the match if one gang lives, else end the turn."""
    state = journal.state
    if damaged != NONE and state.totals[damaged] > LIMIT:  # E13
        character = state.character_at(damaged)
        hand = tuple(sorted(state.hands[damaged]))
        journal.tell(ev.Eliminated(Seat(damaged), character, hand))
        if state.mystery:
            _show(journal, damaged, state.n)
    gangs = {gang_of(state.character_at(seat)) for seat in state.living()} - {CHARLOTTE}
    if len(gangs) == 1:
        _end(journal, gangs.pop(), "one-gang")
    else:
        end_turn(journal, luck)


def _end(journal: Book, gang: int, reason: str) -> None:
    """End the match: everybody whose tile is of the gang wins, dead or alive (E55)."""
    state = journal.state
    winners = tuple(
        seat
        for seat in range(state.n)
        if gang_of(state.character_at(seat)) == gang
        or (gang_of(state.character_at(seat)) == CHARLOTTE and state.alive[seat] and gang != NONE)
    )
    journal.tell(ev.Ended(gang, winners, reason))


def _stall(journal: Book) -> None:
    """End a match that does not end by itself, by the lowest total (1.8, 1.11b.11)."""
    state = journal.state
    reason = "stall" if state.idle >= IDLE_TURNS else "turn-cap"
    gangs = {seat: gang_of(state.character_at(seat)) for seat in state.living()}
    ranked = [seat for seat, gang in gangs.items() if gang != CHARLOTTE]
    least = min(state.totals[seat] for seat in ranked)
    best = {gangs[seat] for seat in ranked if state.totals[seat] == least}
    _end(journal, best.pop() if len(best) == 1 else NONE, reason)
