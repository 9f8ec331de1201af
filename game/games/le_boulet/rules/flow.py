"""The course of a match: what follows what."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.core.journal import Journal
from game.core.luck import Luck
from game.core.seats import NOBODY, Seat
from game.games.le_boulet.model import actions as act
from game.games.le_boulet.model import events as ev
from game.games.le_boulet.model import state as at
from game.games.le_boulet.model.actions import ASKS
from game.games.le_boulet.model.cards import BOULET, NONE, UNKNOWN
from game.games.le_boulet.model.options import Options
from game.games.le_boulet.model.state import UNCHOSEN, State
from game.games.le_boulet.model.themes import tidy

Told = Journal[State, ev.Event]

BOUND: Final = 20
BOUND_PER_SEAT: Final = 6
"""After so many leads, and so many more a seat, the fewest cards win (B26)."""


def bound_of(seats: int) -> int:
    """Return how many leads a match has at most (B26)."""
    return BOUND + BOUND_PER_SEAT * seats


def deck_of(options: Options) -> list[int]:
    """Return every card of a table, pictures first."""
    return [*options.faces, *[BOULET] * (options.cards - options.pictures)]


def deal(journal: Told, luck: Luck) -> None:
    """Shuffle, deal, and let everybody look for an association."""
    options = journal.state.options
    deck = luck.stream("deck").shuffled(deck_of(options))
    hands = [[deck.pop() for _ in range(options.hand)] for _ in range(options.seats)]
    lay(journal, hands, deck)
    race(journal, luck)


def lay(
    journal: Told,
    hands: Sequence[Sequence[int]],
    stock: Sequence[int],
    discard: Sequence[int] = (),
    leads: int = 0,
    aside: Sequence[int] = (),
) -> None:
    """Tell how the table is laid: hands to their seats, the stock to nobody."""
    sizes = tuple(map(len, hands))
    journal.tell(ev.Laid(sizes, len(stock), tuple(discard), leads, tuple(aside)))
    for seat, hand in enumerate(hands):
        journal.tell(ev.HandDealt(Seat(seat), tuple(hand)))
        if journal.state.options.open_hands:
            journal.tell(ev.Shown(Seat(seat), tuple(hand)))
    journal.tell(ev.Stacked(NOBODY, tuple(stock)))


def race(journal: Told, luck: Luck) -> None:
    """Ask everybody for an association at once, or let the lot say who leads first (B17)."""
    journal.tell(ev.Raced())
    if not journal.state.options.race:
        _race_won(journal, luck, list(range(journal.state.seats)))


def _race_won(journal: Told, luck: Luck, first: list[int]) -> None:
    by_lot = len(first) > 1
    seat = Seat(first[luck.below("first leader", len(first))] if by_lot else first[0])
    journal.tell(ev.RaceWon(seat, by_lot))
    lead(journal, seat)


def lead(journal: Told, seat: Seat) -> None:
    """Let a seat lead; whoever holds a single card then has won (B11)."""
    journal.tell(ev.LeadBegan(seat))
    if len(journal.state.hands[seat]) == 1:
        journal.tell(ev.Ended((seat,), "one-card"))


def play(journal: Told, luck: Luck, seat: Seat, action: act.Action) -> None:
    """Carry out an action that is legal."""
    match action:
        case act.Found() | act.FoundNone():
            tenths = action.tenths if isinstance(action, act.Found) else NONE
            _seal(journal, luck, seat, tenths)
        case act.Lead(a, b, theme):
            journal.tell(ev.Proposed(seat, a, b, tidy(theme)))
        case act.Pass(face):
            _pass(journal, luck, seat, face)
        case act.Answer(face) if journal.state.phase == at.ANSWER:
            _seal(journal, luck, seat, face)
        case act.Answer(face):
            journal.tell(ev.Retried(seat, face))
        case act.Decline() if journal.state.phase == at.ANSWER:
            _seal(journal, luck, seat, NONE)
        case act.Decline():
            journal.tell(ev.Retried(seat, NONE))
        case act.Ask():
            _seal(journal, luck, seat, ASKS)
        case act.Explain(text):
            journal.tell(ev.Explained(seat, tidy(text)))
        case act.Contest(thing):
            _seal(journal, luck, seat, thing)
        case act.Fine():
            _seal(journal, luck, seat, NONE)
        case act.Defend(text):
            journal.tell(ev.Defended(seat, tidy(text)))
        case act.Vote(good):
            _seal(journal, luck, seat, good)
        case act.Give(to):
            give(journal, seat, to)


# ---------------------------------------------------------------- sealed choices


def _seal(journal: Told, luck: Luck, seat: Seat, choice: int) -> None:
    """Keep a choice sealed; the last one opens them all (B18, B32)."""
    journal.tell(ev.Chose(seat, choice))
    state = journal.state
    if state.asked():
        return
    choices = state.choices
    match state.phase:
        case at.RACE:
            found = [tenths for tenths in choices if tenths != NONE]
            best = min(found, default=NONE)
            first = [one for one, tenths in enumerate(choices) if tenths == best]
            _race_won(journal, luck, first)
        case at.ANSWER:
            if not _accuse(journal) and not _wonder(journal):
                faces = (NONE if face == UNCHOSEN else face for face in choices)
                journal.tell(ev.Answered(tuple(faces)))
        case at.OPEN:
            if not _accuse(journal):
                settle(journal)
        case _:
            _judge(journal, luck)


def _accuse(journal: Told) -> bool:
    """Let the first accuser from the leader's left have its contest; the others lapse (B19)."""
    state = journal.state
    contesting = state.contesting()
    if contesting:
        journal.tell(ev.Accused(contesting[0], state.choices[contesting[0]]))
    return bool(contesting)


def _wonder(journal: Told) -> bool:
    """Let the leader explain the theme to all who asked, if anybody did."""
    state = journal.state
    askers = tuple(seat for seat in state.around() if state.choices[seat] == ASKS)
    if askers:
        journal.tell(ev.Wondered(askers))
    return bool(askers)


def _judge(journal: Told, luck: Luck) -> None:
    """Open the votes: enough of them validate what was contested, or it is taken back (B5)."""
    state = journal.state
    thing, accuser, accused = state.contested, state.accuser, state.accused
    votes = tuple(NONE if vote == UNCHOSEN else vote for vote in state.choices)
    good = votes.count(1) >= state.threshold
    journal.tell(ev.Voted(votes, good))
    if not good:
        journal.tell(ev.TakenBack(thing))
    draw(journal, luck, accuser if good else accused)


def draw(journal: Told, luck: Luck, seat: Seat, swapped: int = 0) -> None:
    """Draw a card, where there is one (B14, B34); what was just swapped away stays (B23)."""
    state = journal.state
    if not state.stock:
        under = state.discard[: len(state.discard) - swapped]
        if not under:
            return
        # sorted first: the order in which cards came to lie there must not shape the new stock
        cards = luck.stream("reshuffle").shuffled(sorted(under))
        journal.tell(ev.Reshuffled(swapped))
        journal.tell(ev.Stacked(NOBODY, tuple(cards)))
    face = state.stock[-1]
    journal.tell(ev.Drew(seat, face if state.options.open_hands else UNKNOWN))
    journal.tell(ev.Drawn(seat, face))


# ---------------------------------------------------------------- the end of a lead


def _pass(journal: Told, luck: Luck, seat: Seat, face: int) -> None:
    journal.tell(ev.Passed(seat, face))
    if face != NONE:
        draw(journal, luck, seat, swapped=1)
    _next(journal)


def settle(journal: Told) -> None:
    """Nobody contests any more: Boulets are given, then the round is closed (B13)."""
    journal.tell(ev.Agreed())
    if not journal.state.givers:
        _close(journal)


def give(journal: Told, seat: Seat, to: int) -> None:
    """Hand a Boulet on; after the last one the round is closed."""
    journal.tell(ev.Gave(seat, to))
    if not journal.state.givers:
        _close(journal)


def _close(journal: Told) -> None:
    """Lay the round away; whoever has emptied their hand first in it has won (B12, B25)."""
    journal.tell(ev.Closed())
    first = _emptied_first(journal.state)
    if first is not None:
        journal.tell(ev.Ended((first,), "empty"))
    else:
        _next(journal)


def _emptied_first(state: State) -> Seat | None:
    """Return who has emptied their hand first in a round, None where nobody has (B25)."""
    leader_first = [state.leader, *state.around()[:-1]]
    return next((seat for seat in leader_first if not state.hands[seat]), None)


def about_to_win(state: State) -> Seat | None:
    """Return who wins if the round is closed with the hands as they are, None where nobody does.

    Whoever leads next with a single card does, too (B11, B12, B38).
    """
    following = Seat((state.leader + 1) % state.seats)
    single = following if len(state.hands[following]) == 1 else None
    first = _emptied_first(state)
    return single if first is None else first


def _next(journal: Told) -> None:
    """Let the next seat lead, or stop where the bound is reached (B26, B38)."""
    state = journal.state
    if state.leads < bound_of(state.seats):
        lead(journal, Seat((state.leader + 1) % state.seats))
        return
    fewest = min(map(len, state.hands))
    winners = (Seat(one) for one, hand in enumerate(state.hands) if len(hand) == fewest)
    journal.tell(ev.Ended(tuple(winners), "bound"))
