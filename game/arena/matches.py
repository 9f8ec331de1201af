"""One match without a screen, in this very process, and what is kept of it."""

from __future__ import annotations

import contextlib
from collections import Counter
from math import log
from time import perf_counter_ns
from typing import Any, Final

from game.ai.answering import Seating
from game.ai.bot_host import ORACLE
from game.ai.faults import FAULTS
from game.ai.question import Question
from game.ai.sandboxes.sandbox import Sandbox
from game.arena.beliefs import Watch
from game.arena.company import Company, Spares
from game.arena.lineups import Lineup, Plan, deal_seed, lineup, own_seeds
from game.arena.waiting import Waiting
from game.cli.seats import learned
from game.core.endings import Allegiance
from game.core.seats import Seat
from game.games import game_of, rules_of
from game.match import Match

Record = dict[str, Any]
"""A match in plain data: ``deal``, ``round``, ``kinds`` by seat, ``winners``, ``reason``,
``turns``, and by kind ``wins`` (won, counted), ``points`` (summed, seats), ``times`` (how many
decisions fell into each bucket), ``faults``, ``named`` (seat and what went wrong, once a kind of
fault), ``beliefs`` and ``out`` (``Waiting.record``; None in a game that puts nobody out)."""

FINENESS: Final = 100
"""Decision times are counted in buckets, so many to a factor of e: within half a percent."""
NO_LONER: Final = -1


class ArenaTable:
    """One match of a plan, and everything that is counted while it is played."""

    def __init__(self, plan: Plan, deal: int, number: int, spares: Spares | None = None) -> None:
        """Deal, seat the bots; external bots get ``spares``, where there are some."""
        self.match = dealt(plan, deal)
        self.lineup = _seated(plan, deal, number, self.match.journal.state)
        levels = dict(enumerate(plan.controllers[kind] for kind in self.lineup.kinds))
        learnt, _ = learned(plan.game, levels.values())
        seeds = own_seeds(plan, deal)
        seating = Seating(
            game_of(plan.game), plan.seats, plan.options, levels, seeds, learnt, kept=plan.kept
        )
        self.company = Company(seating, Sandbox if spares is None else spares.next_sandbox)
        if spares is not None:
            spares.stand_by(seating.game, self.company.sandboxes)  # those of the next match
        self._oracles = {seat for seat, level in levels.items() if level == ORACLE}
        oracle = game_of(plan.game).oracle
        self._oracle_hears = () if oracle is None else oracle.HEARS
        self._told = [0] * plan.seats
        self._spent = [0] * plan.seats
        self._public = 0
        self.turns = 0
        self.times: dict[str, Counter[str]] = {kind: Counter() for kind in self.lineup.kinds}
        self.faults: Counter[str] = Counter()
        self.named: dict[tuple[str, str], tuple[int, str]] = {}
        survival = game_of(plan.game).survival
        self._waiting: Waiting | None = None
        if survival is not None:
            rules = rules_of(plan.game)
            view = rules.initial(plan.seats, self.match.options)
            self._waiting = Waiting(survival, rules, view)
        self._watch: Watch | None = None
        if plan.beliefs:
            measure = allegiance_of(plan.game)
            self._watch = Watch(self.match, self.company, measure, self.lineup.kinds)

    def play(self) -> None:
        """Play to the end."""
        match = self.match
        self._count_turns()
        for seat, legal in match.in_turn():
            self.catch_up(seat)
            start = perf_counter_ns()
            choice = self.company.choose_for(Question(seat, legal, tick=match.tick))
            # a person waits for the hearing too: a bot hears when it is asked
            took = self._spent[seat] + perf_counter_ns() - start
            self._spent[seat] = 0
            self.times[self.lineup.kinds[seat]][bucket(took)] += 1
            if choice.fault:
                self._note(seat, choice.fault)
            if self._watch is not None and choice.action is not None:
                self._watch.act(self.match.journal.state, seat, legal, choice.action)
            match.answer(seat, choice.action)
            self._count_turns()

    def beliefs(self) -> dict[str, Any]:
        """Return what the watch found, nothing where nobody watched."""
        return self._watch.sums() if self._watch is not None else {}

    def out(self) -> list[int] | None:
        """Return who was out when, None in a game that puts nobody out."""
        return None if self._waiting is None else self._waiting.record()

    def catch_up(self, seat: Seat) -> None:
        """Tell a seat what it has not heard yet, an oracle also what only others were told."""
        if seat in self._oracles:
            events = [
                event
                for event in self.match.journal.events[self._told[seat] :]
                if event.is_for(seat) or event.kind in self._oracle_hears
            ]
            self._told[seat] = len(self.match.journal.events)
        else:
            events = self.match.observations(seat, self._told[seat])
            self._told[seat] += len(events)
        start = perf_counter_ns()
        self.company.inform(seat, events)
        self._spent[seat] += perf_counter_ns() - start

    def _count_turns(self) -> None:
        news = self.match.observations(None, self._public)
        self._public += len(news)
        if self._waiting is not None:
            self._waiting.count(news)
        begun = sum(event.begins_turn for event in news)
        self.turns += begun
        if not begun or self._watch is None:
            return
        for seat in range(self.match.seats):
            self.catch_up(Seat(seat))
        before = set(self._watch.faults)
        self._watch.note_beliefs(self.match.journal.state, self.turns)
        for seat in self._watch.faults.keys() - before:
            self._note(seat, self._watch.faults[seat])

    def _note(self, seat: int, fault: str) -> None:
        kind = self.lineup.kinds[seat]
        self.faults[kind] += 1
        self.named.setdefault((kind, fault_kind(fault)), (seat, fault))


def play(plan: Plan, deal: int, number: int, spares: Spares | None = None) -> Record:
    """Play one match of a plan and return what is kept of it; external bots get ``spares``."""
    table = ArenaTable(plan, deal, number, spares)
    with contextlib.closing(table.company):
        table.play()
    outcome = table.match.outcome()
    assert outcome is not None, "a match ends when nobody is asked"
    kinds = table.lineup.kinds
    points = {kind: [0, 0] for kind in kinds} if outcome.points else {}
    for kind, gained in zip(kinds, outcome.points, strict=bool(outcome.points)):
        points[kind][0] += gained
        points[kind][1] += 1
    return {
        "deal": deal,
        "round": number,
        "kinds": list(kinds),
        "winners": list(outcome.winners),
        "reason": outcome.reason,
        "turns": table.turns,
        "wins": wins(plan, table, outcome.winners),
        "points": points,
        "times": {kind: dict(times) for kind, times in table.times.items()},
        "faults": dict(table.faults),
        "named": [[kind, seat, what] for (kind, _), (seat, what) in table.named.items()],
        "beliefs": table.beliefs(),
        "out": table.out(),
    }


def dealt(plan: Plan, deal: int) -> Match[Any, Any, Any]:
    """Return a deal that nobody has played yet."""
    rules = rules_of(plan.game)
    options = rules.options(plan.seats, plan.options)
    return Match(rules, plan.seats, options, deal_seed(plan, deal))


def allegiance_of(game: str) -> Allegiance:
    """Return who is with whom in a game.

    Raises:
        LookupError: its sides are known to all.
    """
    part = game_of(game).allegiance
    if part is None:
        raise LookupError(game)
    return part


def sides_of(plan: Plan) -> int:
    """Return how many sides sit at the plan's table."""
    measure = allegiance_of(plan.game)
    camps = measure.camps(dealt(plan, 0).journal.state)[: plan.seats]
    return len(set(camps) - {measure.ALONE})


def bucket(nanoseconds: int) -> str:
    """Return the bucket of a time."""
    return str(round(FINENESS * log(max(1, nanoseconds))))


def fault_kind(fault: str) -> str:
    """Return what kind of fault something is: each kind is named once."""
    if fault.partition(":")[0] in FAULTS:
        return fault
    kind, _, rest = fault.partition(":")
    return fault if rest.strip() == "None" else kind


def _seated(plan: Plan, deal: int, number: int, truth: Any) -> Lineup:
    if plan.mode != "mirror":
        return lineup(plan, deal, number, (), NO_LONER)
    measure = allegiance_of(plan.game)
    return lineup(plan, deal, number, measure.camps(truth)[: plan.seats], measure.ALONE)


def wins(plan: Plan, table: ArenaTable, winners: tuple[Seat, ...]) -> dict[str, list[float]]:
    """Return won and counted for every kind: its seats, or in ``mirror`` the sides it filled."""
    counted: dict[str, list[float]] = {kind: [0.0, 0] for kind in table.lineup.kinds}
    sides = table.lineup.sides
    if sides is None:
        for seat, kind in enumerate(table.lineup.kinds):
            counted[kind][0] += 0.5 if not winners else float(seat in winners)
            counted[kind][1] += 1
        return counted
    # tiles change seats in play: the side that won is the one that its winners are of at the end
    camps = allegiance_of(plan.game).camps(table.match.journal.state)
    won = {camps[seat] for seat in winners}
    for camp, kind in sides.items():
        counted[kind][0] += 0.5 if not winners else float(camp in won)
        counted[kind][1] += 1
    return counted
