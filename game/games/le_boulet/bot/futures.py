"""Futures: some leads imagined in a world that fits what one knows, everybody at a cheap policy.

The rules' own facts are told and folded, all answers of a lead in one; what is sealed in a match
needs no seals where nobody else is there. Everybody judges as anybody would, the bot itself too:
who plans for it knows its cards, never more of the others' than it does.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import cycle
from typing import Final

from game.core.decks import Album
from game.core.journal import Scratch
from game.core.luck import Luck, Stream, key_of
from game.core.seats import Seat
from game.games.le_boulet.bot.beliefs import judged_good, refused
from game.games.le_boulet.bot.sight import bank_rows, said_of, sight
from game.games.le_boulet.model import events as ev
from game.games.le_boulet.model import state as at
from game.games.le_boulet.model.actions import PAIR, Pass
from game.games.le_boulet.model.bank import KEYS
from game.games.le_boulet.model.cards import BOULET, NONE
from game.games.le_boulet.model.state import State
from game.games.le_boulet.model.themes import MARK
from game.games.le_boulet.rules import flow
from game.games.le_boulet.rules.fold import apply
from game.games.le_boulet.rules.legality import may_lead, may_swap

FITS: Final = 1.0
ARGUED: Final = -1.0
"""From so many logits on a card fits, or may be argued about, to anybody."""
LAID: Final = 0.3
"""How often what may be argued about is laid as an answer."""
DARED: Final = 0.75
"""How often a pair is led that fits nothing, rather than none."""
LOOKS: Final = 6
"""So many pairs of a hand are tried for a theme."""
OFTEN: Final = (0.2, 0.4)
"""How often each of the others accuses what is wrong; of who has two cards or fewer."""
CROWD: Final = 6
AHEAD: Final = 2
FEWER: Final = 0.55
"""By this a chance to win falls with every card, where a future is broken off."""
WHIMS: Final = 0.6
"""How often a Boulet goes to whom it just falls on, rather than to who is ahead."""


_DRAWN, _TAKEN = 1 << 13, 1 << 10
_GAMMA: Final = 0x9E3779B97F4A7C15


def _drawn() -> tuple[float, ...]:
    chance = Stream(key_of("futures"))
    return tuple(chance.below(1 << 20) / (1 << 20) for _ in range(_DRAWN))


_DRAWS: Final = _drawn()
"""Draws between 0 and 1: a future takes a hundred or so, and a stream's own take long."""


@lru_cache(1 << 15)
def shared(a: int, b: int, album: Album | None) -> tuple[tuple[int, ...], float]:
    """Return themes of the bank that are true of two pictures, or arguably so, and how far."""
    rows = bank_rows(album)
    both = set(said_of(album)[a]) & set(said_of(album)[b])
    worth = {number: min(rows[number][a], rows[number][b]) for number in both}
    best = max(worth.values(), default=0.0)
    least = FITS if best >= FITS else ARGUED
    return tuple(sorted(one for one in worth if worth[one] >= least)), best


@lru_cache(256)
def stakes(kind: float, seats: int, ahead: bool) -> tuple[float, float]:
    """Return how often what is worth so much is accused, and then refused."""
    good = judged_good(kind)
    often = OFTEN[ahead] * min(1.0, CROWD / seats)
    nobody = (1 - often * (1 - good)) ** (seats - 1)
    fails = refused([good] * (seats - 2), 1 if seats <= CROWD else 2)
    return 1 - nobody, fails


class Future:
    """A world that is played on; it is used up."""

    def __init__(self, world: State, key: int, mine: int = NONE) -> None:
        """Begin where the world is; ``mine`` is a seat whose Boulets go to who is ahead."""
        self.state = world
        self.journal: Scratch[State, ev.Event] = Scratch(world, apply)
        self.luck = Luck(key)
        start = (key * _GAMMA >> 7) % (_DRAWN - _TAKEN)
        self._draw = cycle(_DRAWS[start : start + _TAKEN]).__next__
        self._album = world.options.album
        self._mine = mine
        self._row: Sequence[float] = ()
        self._theme = ""

    def play(self, last: int) -> None:
        """Play until all is over, or more leads than ``last`` began."""
        state = self.state
        acts = {
            at.LEAD: self._lead, at.ANSWER: self.answers, at.OPEN: self._object,
            at.RETRY: self._retry, at.GIVE: self._give,
        }  # fmt: skip
        while state.phase != at.OVER and (state.leads <= last or state.phase != at.LEAD):
            acts[state.phase]()

    def chance(self, seat: int) -> float:
        """Return how likely a seat wins: as it did, or as cards lie where it was broken off."""
        state = self.state
        if state.phase == at.OVER:
            return (seat in state.winners) / len(state.winners)
        each = [FEWER ** len(hand) for hand in state.hands]
        return each[seat] / sum(each)

    # ------------------------------------------------------------ what everybody does

    def _lead(self) -> None:
        state, draw = self.state, self._draw
        seat = state.leader
        images = [face for face in state.hands[seat] if face >= 0]
        if len(images) < 2 or not may_lead(state):
            self.passes(images)
            return
        found: tuple[int, ...] = ()
        a = b = NONE
        best = -9.0
        for _ in range(LOOKS if len(images) > 2 else 1):
            first = int(draw() * len(images))
            second = (first + 1 + int(draw() * (len(images) - 1))) % len(images)
            numbers, worth = shared(images[first], images[second], self._album)
            if numbers and worth > best:
                found, best, a, b = numbers, worth, images[first], images[second]
                if best >= FITS:
                    break
        if not found:
            if draw() >= DARED:
                self.passes(images)
                return
            a, b = images[0], images[1]
            found = said_of(self._album)[a]
        theme = MARK + KEYS[found[int(draw() * len(found))]]
        self.journal.tell(ev.Proposed(seat, a, b, theme))

    def passes(self, images: Sequence[int] = ()) -> None:
        """Let the leader pass, and swap a Boulet that hinders it, or the first of some pictures."""
        state = self.state
        face = NONE
        if may_swap(state):
            boulet = len(images) < 2 and BOULET in state.hands[state.leader]
            face = BOULET if boulet else images[0] if images else NONE
        flow.play(self.journal, self.luck, state.leader, Pass(face))

    def row(self) -> Sequence[float]:
        """Return by face how far the theme on the table is true, to anybody."""
        state = self.state
        if state.theme != self._theme:
            self._theme = state.theme
            options = state.options
            self._row = sight(state.theme, options.album, options.taught).row
        return self._row

    def answers(self, seat: int = NONE, face: int = NONE) -> None:
        """Let everybody answer at once; a seat lays what is said, or nothing."""
        state, draw, row = self.state, self._draw, self.row()
        faces = []
        for other, hand in enumerate(state.hands):
            laid = NONE
            if other == seat:
                laid = face
            elif other != state.leader:
                best = ARGUED if draw() < LAID else FITS
                for held in hand:
                    if held >= 0 and row[held] >= best:
                        laid, best = held, row[held]
                if laid == NONE and BOULET in hand:
                    laid = BOULET
            faces.append(laid)
        self.journal.tell(ev.Answered(tuple(faces)))

    def _object(self) -> None:
        """Let somebody accuse what does not fit, each thing once; then the round is settled."""
        state, row = self.state, self.row()
        if PAIR not in state.good:
            worst = min((row[face] for face in state.pair if face >= 0), default=0.0)
            if worst < FITS and self._accuse(PAIR, worst, state.leader) and state.phase == at.LEAD:
                return
        for seat, face in enumerate(state.answers):
            if face >= 0 and row[face] < FITS and seat not in state.good:
                self._accuse(seat, row[face], Seat(seat))
                if state.phase == at.RETRY:
                    self._retry()
        flow.settle(self.journal)

    def _accuse(self, thing: int, worth: float, owner: Seat) -> bool:
        state, draw = self.state, self._draw
        kind = ARGUED / 2 if worth >= ARGUED else 3 * ARGUED
        often, fails = stakes(kind, state.seats, len(state.hands[owner]) <= AHEAD)
        if draw() >= often:
            return False
        accuser = Seat((owner + 1 + int(draw() * (state.seats - 1))) % state.seats)
        self.judge(accuser, thing, good=draw() >= fails)
        return True

    def judge(self, accuser: Seat, thing: int, *, good: bool) -> None:
        """Let something be contested, and found good or not."""
        state, tell = self.state, self.journal.tell
        if state.phase != at.VOTE:
            tell(ev.Accused(accuser, thing))
            tell(ev.Defended(state.accused, ""))
        tell(ev.Voted((), good))
        if not good:
            tell(ev.TakenBack(thing))
        flow.draw(self.journal, self.luck, accuser if good else state.accused)

    def _retry(self) -> None:
        state = self.state
        seat = state.accused
        self.journal.tell(ev.Retried(seat, BOULET if BOULET in state.hands[seat] else NONE))

    def _give(self) -> None:
        state, draw = self.state, self._draw
        seat = state.givers[0]
        if seat != self._mine and draw() < WHIMS:
            seats = len(state.hands)
            to = (seat + 1 + int(draw() * (seats - 1))) % seats
        else:
            others = [other for other in range(state.seats) if other != seat]
            to = min(others, key=lambda other: hindered(state, other))
        flow.give(self.journal, seat, to)


def hindered(state: State, seat: int) -> tuple[int, int]:
    """Return how little a Boulet hinders a seat, the least first: few cards, and the next to lead.

    Who leads next with none wins no more than with one: it is hindered not at all.
    """
    until = (seat - state.leader - 1) % state.seats
    cards = len(state.hands[seat])
    return (9 if not cards and not until else cards), until
