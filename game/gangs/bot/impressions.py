"""Impressions: who hit or helped whom, and what that says of every seat by itself.

No worlds are weighed here. Each tile has one chance of being a friend's, which begins with what
is certain and is moved a little by every deed: whoever harms a friend is likely none, whoever
harms an enemy likely one; and the same, less, for whoever was harmed.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from game.ai.probability import logit
from game.gangs.bot.policy import sigmoid
from game.gangs.model import events as ev
from game.gangs.model.cards import DAMAGE, HEAL, RECYCLE, SHIELD
from game.gangs.model.state import State

MOST: Final = 4.0
"""Log-odds. Impressions alone never make anybody surer than this: 98 %."""
FADE: Final = 0.7
"""What is left of a grudge after a turn of one's own."""
HARDLY: Final = 2
"""Who has begun fewer turns of its own has hardly played."""
LARGE: Final = 7
"""Seats. At a smaller table nobody is out so soon."""


@dataclass(frozen=True, slots=True)
class PublicAct:
    """One public act of somebody towards somebody, by the tiles that they had then."""

    by: int
    to: int
    harm: float
    """In cards of 10, worse for who has much already; below 0 it was help."""
    knew: bool
    """Whether its author had seen the other's tile."""
    author: int = -1
    """Who did it, to whom, with what and when: for who is asked for reasons."""
    target: int = -1
    face: int = -1
    turn: int = 0


@dataclass(frozen=True, slots=True)
class Weights:
    """How much deeds move an impression, in log-odds. Fitted: see ``docs/bots.md``."""

    guess: float
    """For every card of 10, by an author who had not seen the other's tile."""
    knew: float
    """The same, by one who had."""
    help: float
    """So many times as much for help as for harm."""
    suffered: float
    """So much of it for whoever it was done to."""


class Memory:
    """What one who watches remembers of deeds; told of every event before it happens."""

    def __init__(self, seats: int, kept: int | None) -> None:
        """Begin with nothing; ``kept`` is how many deeds are remembered, all of them by default."""
        self._seats = seats
        self._kept = kept
        self._clear()

    def _clear(self) -> None:
        self.deeds: deque[PublicAct] = deque(maxlen=self._kept)
        self.grudges = [[0.0] * self._seats for _ in range(self._seats)]
        """By seat what every other did to it lately, in damage."""
        self.struck = [-1] * self._seats
        """By seat who struck it last."""
        self.begun = [0] * self._seats
        """By seat how many turns of its own began."""
        self._known: list[set[int]] = [set() for _ in range(self._seats)]
        self._shown: set[int] = set()

    def note(self, view: State, event: ev.Event) -> None:
        """Take an event in that is about to change a view."""
        match event:
            case ev.RoundBegan() | ev.TilesChosen():
                self._clear()
            case ev.Thrown(seat, face, target):
                self._did(view, seat, target, face)
            case ev.Replayed(seat, card, target):
                self._did(view, seat, target, card & 15)
            case ev.Looked(seat, target):
                self._known[seat].add(view.tile_at[target])
            case ev.Swapped(_, first, second):
                for place, other in ((first, second), (second, first)):
                    if place < view.n:
                        self._known[place].add(view.tile_at[other])
            case ev.Eliminated(seat):
                self._shown.add(view.tile_at[seat])
            case ev.Laid(card, seat, by) if DAMAGE[card & 15] and by != seat:
                self.grudges[seat][by] += DAMAGE[card & 15]
                self.struck[seat] = by
            case ev.TurnBegan(seat):
                self.begun[seat] += 1
            case ev.TurnEnded(seat):
                self.grudges[seat] = [FADE * grudge for grudge in self.grudges[seat]]
            case _:
                pass

    def fresh(self, seat: int) -> list[int]:
        """Return who has hardly played and did a seat nothing: people shrink from ending that."""
        return hardly_played(self.begun, self.grudges[seat])

    def _did(self, view: State, seat: int, target: int, face: int) -> None:
        harm = harm_of(view, face, target)
        if harm:
            tile = view.tile_at[target]
            knew = tile in self._known[seat] or tile in self._shown
            by, turn = view.tile_at[seat], view.turn_number
            self.deeds.append(PublicAct(by, tile, harm, knew, seat, target, face, turn))


def hardly_played(begun: Sequence[int], grudges: Sequence[float]) -> list[int]:
    """Return who has hardly played, by turns begun, and did nothing to whoever bears a grudge."""
    if len(begun) < LARGE:
        return []
    return [other for other, its in enumerate(begun) if its < HARDLY and not grudges[other]]


def harm_of(view: State, face: int, target: int) -> float:
    """Return how much a face harms a seat, in cards of 10; below 0 it helps."""
    worn = 1 + view.totals[target] / 60
    if DAMAGE[face]:
        return DAMAGE[face] / 10 * worn
    if face == HEAL:
        return -DAMAGE[view.lasts[target]] / 10 * worn if view.lasts[target] >= 0 else 0.0
    if face == SHIELD:
        return -worn
    if face == RECYCLE and view.piles[target]:
        return -DAMAGE[view.piles[target][-1] & 15] / 10 * worn
    return 0.0


def impressions(
    prior: Sequence[float], mine: int, deeds: Iterable[PublicAct], weights: Weights
) -> list[float]:
    """Return by tile the chance of a friend, from what is certain and what was done, in order."""
    fixed = [share <= 0 or share >= 1 for share in prior]
    chances = list(prior)
    chances[mine] = 1.0
    odds = [0.0 if sure else logit(share) for share, sure in zip(prior, fixed, strict=True)]

    def move(tile: int, by: float) -> None:
        if tile == mine or fixed[tile]:
            return
        odds[tile] = min(MOST, max(-MOST, odds[tile] + by))
        chances[tile] = sigmoid(odds[tile])

    for deed in deeds:
        if deed.by == mine:  # what one did oneself tells one nothing
            continue
        strength = deed.harm * (weights.knew if deed.knew else weights.guess)
        strength *= weights.help if deed.harm < 0 else 1
        against_author, against_other = 2 * chances[deed.to] - 1, 2 * chances[deed.by] - 1
        move(deed.by, -strength * against_author)
        move(deed.to, -strength * weights.suffered * against_other)
    return chances
