"""How early a person at a large table is out, and how long whoever is out first watches.

    python -m tests.bench.hardly_played --seats 12 --level expert --matches 24

One seat, another one each match, is played by ``normal``; the same deals are played with it taken
for one more bot, and for a person, each without and with the house rule of two turns.
"""

from __future__ import annotations

import argparse
from typing import Any

from game.ai.answering import Seating
from game.ai.bot_host import BotHost
from game.ai.question import Question
from game.arena.figures import mean, wilson
from game.arena.waiting import Waiting
from game.cli.seats import learned
from game.core.luck import key_of
from game.core.seats import Seat
from game.games import game_of, rules_of
from game.games.parts import needed
from game.match import Match

PERSON = "normal"


class Seen:
    """What came of some matches."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.matches = self.person = self.anybody = 0
        self.first, self.watched = list[int](), list[int]()

    def add(self, person: list[int], first: list[int]) -> None:
        """Take in when the person was out, after how many own turns, and the same of the first."""
        self.matches += 1
        self.person += bool(person) and person[2] < 2
        if first:
            self.anybody += first[2] < 2
            self.first.append(first[0])
            self.watched.append(first[1])

    def __str__(self) -> str:
        """Return a line."""
        low, high = wilson(self.person / self.matches, self.matches)
        turn, after = mean(self.first) or 0, mean(self.watched) or 0
        return (
            f"person out before their second turn {self.person} of {self.matches}"
            f" ({100 * low:.0f} to {100 * high:.0f} %), anybody {self.anybody};"
            f" first out at turn {turn:.1f}, watches {after:.1f} of {turn + after:.1f}"
        )


class OneSeat:
    """Whether one seat lives, for ``Waiting`` to count."""

    def __init__(self, part: Any, seat: int) -> None:
        """Take the game's part and a seat."""
        self._part, self._seat = part, seat
        self.turn_of = part.turn_of

    def living(self, view: Any) -> list[int]:
        """Return the seat where it is in."""
        return [seat for seat in self._part.living(view) if seat == self._seat]


def play(
    game: str, seats: int, level: str, number: int, *, known: bool, rule: bool
) -> tuple[list[int], list[int]]:
    """Play one match; return when its person and when anybody was out, as ``Waiting`` tells it."""
    rules, person = rules_of(game), number % seats
    known_as = rules.options_json(rules.options(seats, {}))
    wished = {"two_turns": rule, **({"rounds": 1} if "rounds" in known_as else {})}
    options = rules.options(seats, wished)
    match: Match[Any, Any, Any] = Match(rules, seats, options, key_of("deal", seats, number))
    levels = {seat: PERSON if seat == person else level for seat in range(seats)}
    seeds = {seat: key_of("bot", number, seat) for seat in range(seats)}
    data, _ = learned(game, levels.values())
    people = (person,) if known else ()
    plain = rules.options_json(options)
    host = BotHost(Seating(game_of(game), seats, plain, levels, seeds, data=data, people=people))
    part = needed(game_of(game).survival)
    looked_at: list[Any] = [OneSeat(part, person), part]
    counted = [Waiting(one, rules, rules.initial(seats, options)) for one in looked_at]
    told, public = [0] * seats, 0
    for seat, legal in match.in_turn():
        news = match.observations(None, public)
        public += len(news)
        for one in counted:
            one.count(news)
        events = match.observations(Seat(seat), told[seat])
        told[seat] += len(events)
        host.inform(seat, events)
        match.answer(seat, host.choose_for(Question(seat, legal)).action)
    for one in counted:
        one.count(match.observations(None, public))
    return counted[0].record(), counted[1].record()


def main() -> None:
    """Play, and print a line for each way."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="et_bim")
    parser.add_argument("--seats", type=int, default=12)
    parser.add_argument("--level", default="expert")
    parser.add_argument("--matches", type=int, default=24)
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal")
    parser.add_argument("--person", type=int, nargs="*", default=[0, 1], help="0: as a bot")
    parser.add_argument("--rule", type=int, nargs="*", default=[0, 1], help="1: of two turns")
    asked = parser.parse_args()
    for known in map(bool, asked.person):
        for rule in map(bool, asked.rule):
            seen = Seen()
            for number in range(asked.first, asked.first + asked.matches):
                seen.add(*play(asked.game, asked.seats, asked.level, number,
                               known=known, rule=rule))  # fmt: skip
            called = f"{'a person' if known else 'a bot'}, rule {'on' if rule else 'off'}"
            print(f"{asked.game} {asked.seats} {asked.level}, {called}: {seen}", flush=True)


if __name__ == "__main__":
    main()
