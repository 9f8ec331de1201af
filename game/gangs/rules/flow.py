"""The card in the air: how it is aimed, answered, and what it does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from game.core.luck import Luck
from game.core.seats import Seat
from game.gangs.model import events as ev
from game.gangs.model.actions import (
    Action,
    Answer,
    Attempt,
    Discard,
    Mulligan,
    Replay,
    Second,
    Throw,
)
from game.gangs.model.cards import (
    D20,
    D30,
    DAMAGE,
    HEAL,
    IDENT,
    LIMIT,
    NON,
    RECYCLE,
    SHIELD,
    SWAP,
    face_of,
)
from game.gangs.model.interned import ACCEPTED
from game.gangs.model.state import NONE, REPLAY, SECOND
from game.gangs.rules.drawing import Book, draw_up
from game.gangs.rules.legality import second_places, takeable
from game.gangs.rules.turns import end_turn, go_on


def play(journal: Book, luck: Luck, seat: Seat, action: Action) -> None:
    """Carry out a legal action, without checking it again."""
    _PLAYS[type(action)](journal, luck, seat, action)


def _throw(journal: Book, luck: Luck, seat: Seat, action: Throw) -> None:
    journal.tell(ev.Thrown(seat, action.face, Seat(action.target)))


def _replay(journal: Book, luck: Luck, seat: Seat, action: Replay) -> None:
    journal.tell(ev.Replayed(seat, journal.state.card, Seat(action.target)))


def _answer(journal: Book, luck: Luck, seat: Seat, action: Answer) -> None:
    if action.face is None:
        journal.tell(ACCEPTED[seat])
        _resolve(journal, luck)
    elif action.face == NON:
        journal.tell(ev.Refused(seat))
        end_turn(journal, luck)
    else:
        replaced = journal.state.reserve > 0
        journal.tell(ev.Reflected(seat))
        if replaced:
            draw_up(journal, luck, seat, len(journal.state.hands[seat]) + 1)


def _second(journal: Book, luck: Luck, seat: Seat, action: Second) -> None:
    _swap(journal, seat, journal.state.target, action.place)
    go_on(journal, luck)


def _discard(journal: Book, luck: Luck, seat: Seat, action: Discard) -> None:
    journal.tell(ev.Discarded(seat, action.face))
    end_turn(journal, luck)


def _mulligan(journal: Book, luck: Luck, seat: Seat, action: Mulligan) -> None:
    journal.tell(ev.Mulliganed(seat, tuple(sorted(journal.state.hands[seat]))))
    draw_up(journal, luck, seat, journal.state.options.hand)


def _attempt(journal: Book, luck: Luck, seat: Seat, action: Attempt) -> None:
    """Lay an equal on an equal: the first time for nothing, then on one's own pile (E79)."""
    state = journal.state
    again = state.tokens[seat]
    journal.tell(ev.Offended(seat, action.face, Seat(action.target)))
    if again:
        journal.tell(ev.Laid(state.card, seat, seat))
        _damaged(journal, luck, seat)


# ---------------------------------------------------------------- resolving


def _resolve(journal: Book, luck: Luck) -> None:
    """Let the card in the air take effect where the chain of answers ended (E40, E34)."""
    state = journal.state
    card, face = state.card, face_of(state.card)
    by, at = state.player, state.target
    if state.bims & 1:
        by, at = at, by  # E34: roles are inverted
        if state.marks[at] != NONE:  # E42
            journal.tell(ev.Destroyed(card, Seat(at), "shield"))
            end_turn(journal, luck)
            return
        if state.options.alternates and face in (D20, D30) and state.lasts[at] == face:  # E41
            journal.tell(ev.Destroyed(card, Seat(at), "alternation"))
            end_turn(journal, luck)
            return
    taken = takeable(state, by, at, state.touched) if face == RECYCLE else NONE
    journal.tell(ev.Laid(card, Seat(at), Seat(by)))
    if DAMAGE[face]:
        _damaged(journal, luck, at)
        return
    _effect(journal, face, by, at, taken)
    if state.phase not in (REPLAY, SECOND):  # nobody fell, and no tile moved
        end_turn(journal, luck)


def _effect(journal: Book, face: int, by: int, at: int, taken: int) -> None:
    """Carry out what a card does besides lying there."""
    state = journal.state
    if face == IDENT:
        looks, shown = (at, by) if state.options.gives else (by, at)
        journal.tell(ev.Looked(Seat(looks), Seat(shown)))
        _show(journal, looks, shown)
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


def _damaged(journal: Book, luck: Luck, seat: int) -> None:
    """Eliminate a seat that passed the limit, and go on."""
    state = journal.state
    if state.totals[seat] > LIMIT:  # E13
        character = state.character_at(seat)
        hand = tuple(sorted(state.hands[seat]))
        journal.tell(ev.Eliminated(Seat(seat), character, hand))
        if state.options.sees_middle(state):
            _show(journal, seat, state.n)
        go_on(journal, luck)
    else:
        end_turn(journal, luck)


_PLAYS: Final[dict[type, Callable[[Book, Luck, Seat, Any], None]]] = {
    Throw: _throw,
    Replay: _replay,
    Answer: _answer,
    Second: _second,
    Discard: _discard,
    Mulligan: _mulligan,
    Attempt: _attempt,
}
