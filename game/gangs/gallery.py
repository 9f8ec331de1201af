"""The gallery: what those who are out look at while others play, by public facts alone.

Who is thought to be with whom is what anybody would believe who watched everything, was told no
secret and knows how people play (``bot.record``); who aims at whom is counted. Bots that are out
bet by the same facts, and so never tell what their seats were shown.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from itertools import combinations, compress
from typing import Any, Final

from game.core.luck import Stream
from game.core.panels import Aim, Bond
from game.gangs.bot.minds import kinds_of
from game.gangs.bot.record import Record
from game.gangs.ghost_moments import NOBODY
from game.gangs.ghosts import GANG, NEXT, PAIR
from game.gangs.model import events as ev
from game.gangs.model.cards import BLANK, CHARLOTTE, DAMAGE, GANG_NAMES, face_of, gang_of
from game.gangs.model.options import Options

_POINTS_A_ROUND: Final = 3
"""So often a round of the table it is looked who is thought to be with whom."""
_LOYAL: Final = 7
"""In ten bets, how often a bot that is out hopes for its own gang, while it may."""
_STEADY: Final = 6
"""In ten bets, how often it names the most hurt one as the next to fall, and not the second."""


class Crowd:
    """All that the gallery of one match made of it; facts that all were told are taken in order."""

    def __init__(self, seats: int, options: Options, data: Mapping[str, Any]) -> None:
        """Begin before the deal; ``data`` is what bots of this game have learnt of people."""
        self._record = Record(seats, options, kinds_of(data))
        self._clear()

    def _clear(self) -> None:
        self._bonds: dict[tuple[int, int], list[tuple[int, float]]] = {}
        self._aims: Counter[tuple[int, int]] = Counter()
        self._began = 0

    def follow(self, event: Any) -> None:
        """Take in the next fact that all were told."""
        record = self._record
        record.observe(event)
        match event:
            case ev.RoundBegan():
                self._clear()
            case ev.Thrown(seat, face, target) if DAMAGE[face]:
                self._aims[seat, target] += DAMAGE[face]
            case ev.Replayed(seat, card, target) if DAMAGE[face_of(card)]:
                self._aims[seat, target] += DAMAGE[face_of(card)]
            case ev.TurnBegan():
                step = max(1, len(record.view.living()) // _POINTS_A_ROUND)
                if self._began % step == 0:
                    self._look()
                self._began += 1
            case ev.Eliminated():
                self._look()
            case _:
                pass

    def _look(self) -> None:
        """Note down how likely each two of those who are in are of one gang, to all who watch."""
        record, view = self._record, self._record.view
        for one, other in combinations(view.living(), 2):
            same = record.worlds.same(view.tile_at[one], view.tile_at[other])
            points = self._bonds.setdefault((one, other), [])
            if points and points[-1][0] == view.turn_number:
                points.pop()
            points.append((view.turn_number, sum(compress(record.acts, same))))

    def bonds(self) -> list[Bond]:
        """Return every two who are in with what was believed of them, the likeliest first."""
        living = set(self._record.view.living())
        found = [
            Bond(one, other, tuple(points))
            for (one, other), points in self._bonds.items()
            if {one, other} <= living
        ]
        return sorted(found, key=lambda bond: -bond.chance)

    def aims(self) -> list[Aim]:
        """Return who threw how much damage at whom, of those who are in, the most first."""
        living = set(self._record.view.living())
        found = [Aim(by, at, harm) for (by, at), harm in self._aims.items() if {by, at} <= living]
        return sorted(found, key=lambda aim: (-aim.harm, aim.by, aim.at))

    def bet(self, seat: int, standing: Collection[str], luck: Stream) -> dict[str, str | int]:
        """Return what a bot that is out guesses, of questions that it has no guess of."""
        view = self._record.view
        living = sorted(view.living(), key=lambda one: (-view.totals[one], one))
        found: dict[str, str | int] = {}
        if GANG not in standing:
            found[GANG] = self._winner(seat, luck)
        if NEXT not in standing and len(living) > 1:
            found[NEXT] = living[0 if luck.below(10) < _STEADY else 1]
        bonds = self.bonds()
        if PAIR not in standing and bonds:
            found[PAIR] = f"{bonds[0].one}:{bonds[0].other}"
        return found

    def _winner(self, seat: int, luck: Stream) -> str:
        view = self._record.view
        hidden = Counter(map(gang_of, view.selection))
        fallen = [view.character_at(one) for one in range(view.n) if not view.alive[one]]
        hidden.subtract(gang_of(character) for character in fallen if character != BLANK)
        del hidden[CHARLOTTE]
        mine = view.character_at(seat)
        own = CHARLOTTE if mine == BLANK else gang_of(mine)
        if hidden[own] > 0 and luck.below(10) < _LOYAL:
            return GANG_NAMES[own]
        likely = max(sorted(hidden), key=lambda gang: hidden[gang], default=None)
        return NOBODY if likely is None else GANG_NAMES[likely]
