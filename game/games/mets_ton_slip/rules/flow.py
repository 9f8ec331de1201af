"""The course of a match: what follows what."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from game.core.journal import Journal
from game.core.luck import Luck
from game.core.seats import NOBODY, Seat
from game.games.mets_ton_slip.model import actions as act
from game.games.mets_ton_slip.model import events as ev
from game.games.mets_ton_slip.model.cards import (
    CROIX_ROUGE,
    DEALT,
    DECK,
    FETE,
    HAND,
    NOTHING,
    PANTS,
    SLIP,
    STRIPS,
    VOLEUR,
)
from game.games.mets_ton_slip.model.state import State
from game.games.mets_ton_slip.rules.dressing import bare, dressed
from game.games.mets_ton_slip.rules.legality import harms

Told = Journal[State, ev.Event]

BOUND: Final = 100
HELPED_AFTER: Final = 2
"""After so many own turns who wears no slip is helped, where a table agreed on it."""
HELP: Final = 3
"""So many clean cards one then draws at a time."""
BOUND_PER_SEAT: Final = 40
"""After so many turns, and so many more a seat, the most worn win (M32)."""


def bound_of(seats: int) -> int:
    """Return how many turns a match has at most (M32)."""
    return BOUND + BOUND_PER_SEAT * seats


def deal(journal: Told, luck: Luck) -> None:
    """Shuffle, deal six cards each, let somebody begin."""
    seats = journal.state.seats
    deck = luck.stream("deck").shuffled(DECK)
    journal.tell(ev.Laid((DEALT,) * seats))
    for seat in range(seats):
        journal.tell(ev.HandTold(Seat(seat), tuple(deck.pop() for _ in range(DEALT))))
    journal.tell(ev.Stacked(NOBODY, tuple(deck)))
    journal.tell(ev.TurnBegan(Seat(luck.below("first seat", seats))))


def begin(journal: Told, seat: Seat) -> None:
    """Begin a turn that was told of: with help where it is due, else by drawing."""
    if needs_help(journal.state, seat):
        _help(journal, seat)
    else:
        draw_on(journal, seat)


def draw_on(journal: Told, seat: Seat) -> None:
    """Let a seat draw on, or act where it draws no more."""
    if not _draws(journal.state, seat):
        ready(journal, seat)


def ready(journal: Told, seat: Seat) -> None:
    """Let a seat act; whoever holds and wears nothing ends the turn at once (M26)."""
    journal.tell(ev.Ready(seat))
    if _idle(journal.state, seat):
        _next(journal)


def needs_help(state: State, seat: int) -> bool:
    """Say whether a seat whose turn begins is helped to a slip, by a house rule of ours.

    Turns go round, so their number says how many this seat has had.
    """
    before = (state.turns - 1) // state.seats
    naked = state.worn[seat][SLIP] == NOTHING
    return state.options.slip_help and naked and before >= HELPED_AFTER and bool(state.stock)


def _help(journal: Told, seat: Seat) -> None:
    """Let a seat draw clean cards, three at a time until a slip is among them, to keep one.

    Who draws is seen, and not what.
    """
    state, left = journal.state, len(journal.state.stock)
    while True:
        many = min(HELP, left)
        journal.tell(ev.Helped(seat, many))
        for _ in range(many):
            journal.tell(ev.Drew(seat))
            journal.tell(ev.Drawn(seat, state.hands[seat][-1]))
        left -= many
        drawn = state.hands[seat][-many:]
        if PANTS in drawn or not left:
            return
        _send_under(journal, seat, drawn)


def _send_under(journal: Told, seat: Seat, faces: Sequence[int]) -> None:
    """Let drawn cards go under the clean pile; in which order the truth alone knows."""
    journal.tell(ev.SentUnder(seat, len(faces)))
    stock = journal.state.stock
    journal.tell(ev.Stacked(NOBODY, (*faces, *stock[len(faces) :])))


def _keep(journal: Told, luck: Luck, seat: Seat, action: act.Keep) -> None:
    state = journal.state
    others = state.hands[seat][-state.offered :]
    others.remove(action.face)
    _send_under(journal, seat, others)
    journal.tell(ev.Drawn(seat, action.face))
    draw_on(journal, seat)


def _draws(state: State, seat: int) -> bool:
    """Say whether a seat has to draw: up to seven cards, while there are any (M21, M26)."""
    return len(state.hands[seat]) < HAND and bool(state.stock or any(state.baskets))


def _idle(state: State, seat: int) -> bool:
    return not state.hands[seat] and all(face == NOTHING for face in state.worn[seat])


def _next(journal: Told) -> None:
    """End a turn: the next seat's begins that has something to do, or the bound is reached."""
    state = journal.state
    while state.turns < bound_of(state.seats):
        seat = Seat((state.turn + 1) % state.seats)
        journal.tell(ev.TurnBegan(seat))
        if needs_help(state, seat):
            _help(journal, seat)
            return
        if _draws(state, seat):
            return
        journal.tell(ev.Ready(seat))
        if not _idle(state, seat):
            return
    worn = [sum(face != NOTHING for face in slots) for slots in state.worn]
    most = max(worn)
    journal.tell(ev.Ended(tuple(Seat(seat) for seat, count in enumerate(worn) if count == most)))


def play(journal: Told, luck: Luck, seat: Seat, action: act.Action) -> None:
    """Carry out an action that is legal."""
    _CARRIED_OUT[type(action)](journal, luck, seat, action)


def _wear(journal: Told, luck: Luck, seat: Seat, action: act.Wear) -> None:
    journal.tell(ev.Wore(seat, action.face, action.slot))
    _won_or_next(journal, seat)


def _replace(journal: Told, luck: Luck, seat: Seat, action: act.Replace) -> None:
    target, slot = Seat(action.target), action.slot
    joker = journal.state.worn[target][slot]
    journal.tell(ev.Replaced(seat, action.face, target, slot, joker, action.put))
    _won_or_next(journal, seat)


def _attack(journal: Told, luck: Luck, seat: Seat, action: act.Attack) -> None:
    journal.tell(ev.Attacked(seat, action.face, Seat(action.target)))


def _celebrate(journal: Told, luck: Luck, seat: Seat, action: act.Celebrate) -> None:
    journal.tell(ev.Celebrated(seat, action.face))
    (_feast if action.face == FETE else _hand_on)(journal)
    _next(journal)


def _discard(journal: Told, luck: Luck, seat: Seat, action: act.Discard) -> None:
    journal.tell(ev.LaidAway(seat, action.face))


def _undress(journal: Told, luck: Luck, seat: Seat, action: act.Undress) -> None:
    journal.tell(ev.TookOff(seat, action.slot, journal.state.worn[seat][action.slot]))


def _finish(journal: Told, luck: Luck, seat: Seat, action: act.Finish) -> None:
    _next(journal)


def _give(journal: Told, luck: Luck, seat: Seat, action: act.Give) -> None:
    _strip(journal, seat, (action.slot,))
    _next(journal)


def _steal(journal: Told, luck: Luck, seat: Seat, action: act.Steal) -> None:
    robbed = journal.state.pointed
    face = journal.state.worn[robbed][action.slot]
    journal.tell(ev.Stole(seat, robbed, action.slot, face, action.put))
    _won_or_next(journal, seat)


def _draw(journal: Told, luck: Luck, seat: Seat, action: act.Draw) -> None:
    state, source = journal.state, action.source
    if source == act.STOCK:
        if not state.stock:
            wash(journal, luck)
        journal.tell(ev.Drew(seat))
        journal.tell(ev.Drawn(seat, state.hands[seat][-1]))
    else:
        journal.tell(ev.Fished(seat, Seat(source), state.baskets[source][-1]))
    draw_on(journal, seat)


def wash(journal: Told, luck: Luck) -> None:
    """Shuffle every basket, one's own too, into a new clean pile (M20)."""
    dirty = [face for basket in journal.state.baskets for face in basket]
    # sorted first: what lies where in a basket must not shape the new pile
    clean = luck.stream("wash").shuffled(sorted(dirty))
    journal.tell(ev.Washed())
    journal.tell(ev.Stacked(NOBODY, tuple(clean)))


def _won_or_next(journal: Told, seat: Seat) -> None:
    """WINCHECK: only the seat that put something on can have become dressed (M22)."""
    if dressed(journal.state.worn[seat]):
        journal.tell(ev.Ended((seat,)))
    else:
        _next(journal)


def _strip(journal: Told, seat: int, slots: tuple[int, ...]) -> None:
    worn = journal.state.worn[seat]
    fallen = tuple(slot for slot in slots if worn[slot] != NOTHING)
    faces = tuple(worn[slot] for slot in fallen)
    journal.tell(ev.Stripped(Seat(seat), fallen, faces))


def _feast(journal: Told) -> None:
    """Fête du slip: everybody takes off all but what is in the slip's slot (M23)."""
    for seat, worn in enumerate(journal.state.worn):
        if slots := bare(worn):
            _strip(journal, seat, tuple(slots))


def _hand_on(journal: Told) -> None:
    """Troc: every hand goes to the left neighbour, at the same time (M24)."""
    journal.tell(ev.HandedOn())
    for seat, hand in enumerate(journal.state.hands):
        journal.tell(ev.HandTold(Seat(seat), tuple(hand)))


def _bear(journal: Told, luck: Luck, seat: Seat, action: act.Bear) -> None:
    """Let an attack come: it does what it does to whoever is pointed at."""
    state = journal.state
    journal.tell(ev.Borne(seat))
    if not harms(state, state.attack, state.author, seat):  # a mirrored one may find nothing
        journal.tell(ev.Unharmed(seat))
    elif state.attack == VOLEUR:
        journal.tell(ev.Asked(state.author))
        return
    elif state.attack == CROIX_ROUGE:
        journal.tell(ev.Asked(seat))
        return
    else:
        _strip(journal, seat, STRIPS[state.attack])
    _next(journal)


def _defend(journal: Told, luck: Luck, seat: Seat, action: act.Defend) -> None:
    state = journal.state
    if action == act.MIRRORED:
        journal.tell(ev.Mirrored(seat))
        return
    undone = state.options.mirror_shield == "restore" and state.mirrors > 0
    journal.tell(ev.Shielded(seat, undone))
    if not undone:
        _next(journal)


_CARRIED_OUT: Final[Mapping[type[act.Action], Callable[..., None]]] = {
    act.Draw: _draw, act.Keep: _keep, act.Wear: _wear, act.Replace: _replace, act.Attack: _attack,
    act.Celebrate: _celebrate, act.Discard: _discard, act.Undress: _undress,
    act.Finish: _finish, act.Bear: _bear, act.Defend: _defend, act.Give: _give,
    act.Steal: _steal,
}  # fmt: skip
"""What carries each kind of action out: found by its type, since bots imagine many."""
