"""Planning: what a pair of windows is made of, drawn by its number, and the two worlds it shows."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from game.core.luck import Stream
from game.core.seats import Seat
from game.store.heads import House
from game.store.settings import Settings
from tests.promises.pairs import Hearing, Pair, exchangeable
from tests.promises.subjects import SUBJECTS
from tests.promises.worlds import Game
from tests.secrecy.exchanging import ANSWER, Exchange, exchange_of, remember

CHEAP: Final = ("random", "greedy", "easy", "greedy@rosa", "easy@hugo", "normal@sami", "greedy@max")
PACES: Final = ("brisk", "normal", "confirm")
UNRIPE: Final = 60
"""So many acts later at most comes a moment that suits an exchange."""


@dataclass
class Plan:
    """What a pair is made of."""

    game: Game
    bystander: bool
    sort: str
    settings: Settings
    frame_ms: int
    actions: int
    """So many are played before the windows."""
    controllers: list[str]
    on_file: bool
    house: House
    people: int
    """How many people sit around one screen; fewer than two: nobody does, or one alone."""
    draws_every: int
    """One frame in so many is drawn, beside those in which something was told."""
    draws_first: int
    paints: bool
    """Whether pixels are compared, too, and not the calls alone that paint them."""


class Heard(Hearing):
    """What a viewer was told; where the secrets lie is asked only where a fact gives some away."""

    lines: list[Any]

    def __call__(self, happened: Any, truth: Any) -> None:
        told = list(self.subject.tells(happened, truth, self.viewer))
        self.lawful.update(":".join(place.split(":")[:2]) for place in told)
        if happened.is_for(self.viewer):
            hints = list(self.subject.hints(happened, truth))
            secrets = self.subject.secrets(truth) if told or hints else {}
            self.lines.append(happened)  # as it is: nobody reads most of them
            self.ends.append(self.subject.ends(happened))
            self.given_away.append({place: secrets[place] for place in told})
            self.hints.append({place: secrets[place] for place in hints})


class Worlds(Pair):
    """Two worlds of many thousands: as any pair, with less work."""

    hearing = Heard


@lru_cache
def _tables(game: str) -> list[tuple[int, dict[str, Any]]]:
    return SUBJECTS[game].tables()


def plan(key: int, game: str) -> Plan:
    """Draw a table, what is exchanged, a pace and settings."""
    chance = Stream(key)
    subject = SUBJECTS[game]
    tables = _tables(game)
    few = chance.below(6)  # small tables are played through in less time
    while True:
        seats, given = tables[chance.below(len(tables))]
        if few == 0 or seats <= 6:
            break
    its = exchange_of(subject.rules.name)
    sorts = its.sorts(given)
    settings = Settings(
        language=("fr", "en")[chance.below(2)],
        pace=(1.0, 2.0, 4.0, 0.0)[chance.below(4)],
        reduced_motion=bool(chance.below(2)),
        captions=bool(chance.below(2)),
        speech=True,
        chatter=bool(chance.below(2)),
        grace_ms=(0, 350)[chance.below(2)],
        notes=bool(chance.below(2)),
        **its.SETTINGS,
    )
    people = (0, 0, 2, 3)[chance.below(4)]
    return Plan(
        house=House(pace=PACES[chance.below(len(PACES))], orders=not chance.below(3)),
        people=people,
        game=(subject, seats, given, chance.below(10**9)),
        bystander=people > 0 or not chance.below(3),
        sort=sorts[chance.below(len(sorts))],
        settings=settings,
        frame_ms=((73, 150, 250, 400) if people else (40, 90, 150, 300))[chance.below(4)],
        actions=3 + chance.below(3),
        controllers=[CHEAP[chance.below(len(CHEAP))] for _ in range(seats)],
        on_file=not chance.below(2),
        draws_every=(12, 24, 48)[chance.below(3)],
        draws_first=chance.below(12),
        paints=not chance.below(8),
    )


def dealt(its: Plan, key: int) -> tuple[Pair, Stream] | None:
    """Deal a pair, play it to some moment, and exchange; None where nothing can be exchanged."""
    chance = Stream(key)
    seats = its.game[1]
    viewer = None if its.bystander else Seat(chance.below(seats))
    pair, game = Worlds(its.game, viewer), exchange_of(its.game[0].rules.name)
    for _ in range(chance.below(3) * chance.below(4 * seats)):
        if not played_on(pair, game, chance):
            return None
    for _ in range(UNRIPE):
        if game.ripe(pair.one.truth, its.sort, chance):
            break
        if not played_on(pair, game, chance):
            return None
    if not pair.both():
        return None
    if its.sort == ANSWER:
        places = answering(pair, game, chance)
    else:
        places = exchangeable(pair, its.sort, chance)
    if places is None:
        return None
    pair.exchange(*places)
    return (pair, chance) if remember(game, pair, places) else None


def played_on(pair: Pair, game: Exchange, chance: Stream) -> bool:
    """Let somebody act, the same in both worlds; False where the match is over."""
    asked = pair.both()
    seat = next((seat for seat in asked if asked[seat]), None)
    if seat is not None:
        pair.submit(seat, game.play(asked[seat], chance))
    return seat is not None


def answering(pair: Pair, game: Exchange, chance: Stream) -> tuple[str, str] | None:
    """Return an unknown place in a hand that holds an answer and an unknown one that does not.

    The hand is that of the seat which is asked soonest, where that is possible.
    """
    truth = pair.subject.secrets(pair.one.truth)
    unknown = [place for place in pair.unknown() if place.startswith(("hand", "bag"))]
    hands = chance.shuffled([place for place in unknown if place.startswith("hand")])
    target = game.asked_soonest(pair.one.truth)
    hands.sort(key=lambda place: not place.startswith(f"hand:{target}:"))
    others = chance.shuffled(unknown)
    for one in hands:
        for other in others:
            elsewhere = other.split(":")[:2] != one.split(":")[:2]
            if elsewhere and (truth[one] in game.ANSWERS) != (truth[other] in game.ANSWERS):
                return one, other
    return None
