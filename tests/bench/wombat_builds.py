"""Builds to learn from: what everybody counted of everybody else, whose roles are known."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from game.core.journal import Journal
from game.core.luck import Luck, key_of
from game.games.wombat.bot.fitted import TIRELESS
from game.games.wombat.bot.minds import MINDS
from game.games.wombat.bot.odd_kinds import ODD
from game.games.wombat.bot.thinking import ThinkingBot
from game.games.wombat.model.options import Options
from game.games.wombat.model.roles import CONFUSED, WICKED
from game.games.wombat.model.state import State
from game.games.wombat.rules import RULES, course
from tests.bench.wombat_learnt import LEARNT
from tests.bench.wombat_matches import Played
from tests.bench.wombat_strangers import STRANGERS

ROUND: Final = (5, 4, 6)
"""How many sit with a stranger, by turns."""


@dataclass(frozen=True, slots=True)
class Build:
    """What somebody counted in one build."""

    match: int
    observer: int
    towers: int
    basic: bool
    """Whether roles are basic: then one of the others is the Wicked, each as likely."""
    roles: tuple[str, ...]
    """Everybody's role then: a Confused who is bad is a Wicked, one who never stops is tireless."""
    counts: Mapping[int, Sequence[int]]
    kind: str = ""
    """Which kind of stranger sits there, none if empty,"""
    chair: int = -1
    """and where."""
    signs: Mapping[int, str] = field(default_factory=dict)
    """What everybody's talk was like."""


class Table(NamedTuple):
    """Who sits at a table that is learnt from."""

    match: int
    tireless: bool
    advanced: bool
    kind: str
    chair: int


def roles_of(options: Options, seed: int) -> list[str]:
    """Return how the roles of a seed are dealt."""
    journal: Journal[State, object] = Journal(RULES.initial(options.seats, options), RULES.apply)
    course.deal_roles(journal, Luck(seed))  # type: ignore[arg-type]
    return journal.state.roles


def seated(options: Options, seed: int, *, tireless: bool, kind: str) -> list[ThinkingBot]:
    """Return bots, all normal, the Wicked tireless or not, a stranger among them perhaps."""
    levels = [
        "greedy" if tireless and role == WICKED else "normal" for role in roles_of(options, seed)
    ]
    bots: list[Any] = [
        ThinkingBot(seat, options, key_of("fit", seed, seat), MINDS[level], LEARNT)
        for seat, level in enumerate(levels)
    ]
    if kind:
        chair = seed % options.seats
        bots[chair] = STRANGERS[kind](chair, options, key_of("stranger", seed))
    return bots


def counted(options: Options, seed: int, *, tireless: bool, kind: str = "") -> list[Build]:
    """Play a match and return what everybody counted of every other seat, with its role then."""
    bots = seated(options, seed, tireless=tireless, kind=kind)
    roles = roles_of(options, seed)
    chair = seed % options.seats if kind else -1
    seen: list[Build] = []
    for one in bots:
        if one.seat != chair:
            _watched(one, roles, seen, Table(seed, tireless, options.advanced, kind, chair))
    Played(bots, options, seed)
    return seen


def _watched(
    one: ThinkingBot, roles: Sequence[str], seen: list[Build], table: Table
) -> None:  # fmt: skip
    """Note what somebody takes in of every build."""
    see, meet = one.beliefs.see, one.beliefs.odd_kinds.see
    signs: dict[int, str] = {}

    def met(shown: Mapping[int, str]) -> None:
        signs.clear()
        signs.update((seat, sign) for seat, sign in shown.items() if seat != one.seat)
        meet(shown)

    def noted(
        counts: Mapping[int, Sequence[int]], *, switched: bool, towers: int, **more: object
    ) -> None:
        now = tuple(_then(role, switched=switched, tireless=table.tireless) for role in roles)
        others = {seat: many for seat, many in counts.items() if seat != one.seat}
        seen.append(Build(
            table.match, one.seat, towers, not table.advanced, now, others, table.kind, table.chair,
            dict(signs),
        ))  # fmt: skip
        see(counts, switched=switched, towers=towers, **more)  # type: ignore[arg-type]

    one.beliefs.see = noted  # type: ignore[method-assign, assignment]
    one.beliefs.odd_kinds.see = met  # type: ignore[method-assign]


def _then(role: str, *, switched: bool, tireless: bool) -> str:
    """Return how a role acts at a time."""
    if role == WICKED and tireless:
        return TIRELESS
    return WICKED if role == CONFUSED and switched else role


def tables_of(number: int) -> Iterator[tuple[str, Options, str]]:
    """Yield the tables that are learnt from, and the kind of stranger that sits there."""
    for seats in (3, 4, 5, 6):
        yield f"{seats}", RULES.options(seats, {"beginner": seats == 3}), ""
        if seats > 3:
            given = {"advanced": True, "seconds": 120, "points": 5}
            yield f"{seats} advanced", RULES.options(seats, given), ""
    for kind in ODD:
        seats = ROUND[number % len(ROUND)]
        yield f"{kind} {seats}", RULES.options(seats, {}), kind
