"""How matches of Branle-bas de Wombat go between bots of a level.

``python -m tests.bench.wombat_figures --seats 5 --matches 200 [--advanced] [--beginner]
[--seconds 120] [--points 5] [--tireless] [--good expert --bad normal] [--stranger silent]``. Prints
how often Good wins, how often the Wicked is out after the first and after the second vote, how
often somebody Good is out by then, and, for the beliefs of every Good seat at the last vote about
every other seat, the log-loss as a share of the prior's and the calibration error over ten bins. A
stranger sits on one chair, whatever its role (``wombat_strangers``), several, with commas between
them, on chairs beside each other; ``--chair wicked`` puts it where the Wicked sits, ``--chair
good`` beside one of ours who is the Wicked. Intervals are of 95 %.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from math import log, sqrt
from typing import Any, Final

from game.core.bots import Bot
from game.core.luck import key_of
from game.games.wombat.bot.beliefs import Beliefs
from game.games.wombat.bot.minds import MINDS
from game.games.wombat.bot.thinking import ThinkingBot
from game.games.wombat.model import events as ev
from game.games.wombat.model import state as at
from game.games.wombat.model.options import Options
from game.games.wombat.model.roles import BAD, GOOD, WICKED
from game.games.wombat.model.state import State
from game.games.wombat.rules import RULES
from tests.bench.shares import binned, error
from tests.bench.wombat_beginner import Beginner
from tests.bench.wombat_builds import roles_of
from tests.bench.wombat_learnt import LEARNT
from tests.bench.wombat_matches import Played
from tests.bench.wombat_strangers import STRANGERS, Maker

MAKERS: Final[Mapping[str, Maker]] = {**STRANGERS, "beginner": Beginner}
"""Who may sit there: a beginner taught our bots nothing.

Beliefs were learnt beside ``STRANGERS``."""
LEAST: Final = 0.01
ANY: Final = "any"
Judged = tuple[float, float, bool]
"""What was believed, what the prior says, and what was so."""


class Judge(ThinkingBot):
    """Writes down what it believes when it points in earnest."""

    judged: Sequence[tuple[int, float, float]] = ()
    swayed: Sequence[float] = ()
    """What others pointed at and said, by seat, then."""
    votes = 0
    """In which build that was."""

    def point(self, now: int) -> Any:
        if self.view.phase == at.FINAL:
            options = self.view.options
            prior = Beliefs(
                self.seat, options.seats, LEARNT, advanced=options.advanced, practice=False,
                weighs=0.0,
            )  # fmt: skip
            prior.learn_role(self.seat, self.head.role)
            prior.turn(switched=self.view.switched)
            rows = zip(range(options.seats), self.beliefs.bad(), prior.bad(), strict=True)
            self.judged = [row for row in rows if row[0] != self.seat]
            self.swayed, self.votes = list(self.beliefs.swayed), self.view.number
        return super().point(now)


def level_of(role: str, good: str, bad: str, *, tireless: bool) -> str:
    """Return the level of whoever has a role."""
    if role != WICKED:
        return good
    return "greedy" if tireless else bad


def played(
    options: Options,
    seed: int,
    *,
    good: str = "normal",
    bad: str = "normal",
    tireless: bool = False,
    stranger: str = "",
    chair: str = ANY,
    watch: Callable[[Judge], None] | None = None,
    judge: type[Judge] = Judge,
) -> tuple[Played, list[Judge]]:
    """Play one match, the Wicked at another level perhaps; return who judges, too.

    ``watch`` sees whoever judges sit down; ``judge`` is what they are.
    """
    roles = roles_of(options, seed)
    bots: list[Bot] = [
        judge(
            seat,
            options,
            key_of("figures", seed, seat),
            MINDS[level_of(role, good, bad, tireless=tireless)],
            LEARNT,
        )
        for seat, role in enumerate(roles)
    ]
    first = key_of("chair", seed)
    if chair != ANY:
        first = roles.index(WICKED) + (chair == GOOD) * (1 + first % (options.seats - 1))
    for number, kind in enumerate(stranger.split(",") if stranger else ()):
        seat = (first + number) % options.seats
        drawn = key_of("stranger", seed, number) if number else key_of("stranger", seed)
        bots[seat] = MAKERS[kind](seat, options, drawn)
    judges = [one for one in bots if isinstance(one, Judge)]
    for one in judges if watch is not None else ():
        watch(one)
    return Played(bots, options, seed), judges


def judged(match: State, bots: Sequence[Judge]) -> Iterator[Judged]:
    """Yield what every Good seat believed at the last vote, and what was so."""
    for one in bots:
        if match.team(one.seat) == GOOD:
            for seat, share, prior in one.judged:
                yield share, prior, match.team(seat) == BAD


def loss(share: float, so: bool) -> float:
    """Return the loss of what was believed, in nats."""
    return -log(max(LEAST, share if so else 1 - share))


def calibration(rows: Sequence[Judged]) -> float:
    """Return how far beliefs are from shares, over ten bins, weighed by how many there are."""
    return error(binned((share, so) for share, _, so in rows))


def out_at(events: Sequence[Any], seat: int) -> int:
    """Return in which final vote somebody was put out, 0 if never."""
    vote = 0
    for event in events:
        vote += isinstance(event, ev.PhaseBegan) and event.phase == at.FINAL
        if isinstance(event, ev.Eliminated) and event.seat == seat:
            return vote
    return 0


def half(share: float, of: int) -> float:
    """Return half an interval of 95 % of a share (Wald)."""
    return 1.96 * sqrt(max(share * (1 - share), 0.25 / of) / of)


def main() -> None:
    """Measure and print one line."""
    asking = argparse.ArgumentParser(description=__doc__)
    asking.add_argument("--seats", type=int, default=5)
    asking.add_argument("--matches", type=int, default=100)
    asking.add_argument("--good", default="normal")
    asking.add_argument("--bad", default="normal")
    asking.add_argument("--salt", default="figures")
    asking.add_argument("--seconds", type=int, default=90)
    asking.add_argument("--points", type=int, default=3)
    asking.add_argument("--advanced", action="store_true")
    asking.add_argument("--beginner", action="store_true")
    asking.add_argument("--tireless", action="store_true")
    asking.add_argument("--stranger", default="", help=f"by commas, of {', '.join(MAKERS)}")
    asking.add_argument("--chair", choices=(ANY, WICKED, GOOD), default=ANY)
    asked = asking.parse_args()
    if unknown := set(filter(None, asked.stranger.split(","))) - set(MAKERS):
        asking.error(f"no such stranger: {', '.join(sorted(unknown))}")
    given = {
        "advanced": asked.advanced, "beginner": asked.beginner,
        "seconds": asked.seconds, "points": asked.points,
    }  # fmt: skip
    options = RULES.options(asked.seats, given)
    won = first = second = wronged = 0
    strangers = [0, 0]
    rows: list[Judged] = []
    for number in range(asked.matches):
        seed = key_of("wombat", asked.salt, asked.seats, number) % 10**9
        its, bots = played(
            options, seed, good=asked.good, bad=asked.bad, tireless=asked.tireless,
            stranger=asked.stranger, chair=asked.chair,
        )  # fmt: skip
        won += its.state.reason == GOOD
        out = out_at(its.journal.events, its.state.roles.index(WICKED))
        first += out == 1
        second += out in (1, 2)
        wronged += any(
            out_at(its.journal.events, seat) in (1, 2)
            for seat, role in enumerate(its.state.roles)
            if role != WICKED
        )
        ours = {one.seat for one in bots}
        left = [out_at(its.journal.events, one) for one in range(asked.seats) if one not in ours]
        for vote in range(2):
            strangers[vote] += any(1 <= one <= vote + 1 for one in left)
        rows += judged(its.state, bots)
    of = asked.matches
    mine = sum(loss(share, so) for share, _, so in rows)
    prior = sum(loss(base, so) for _, base, so in rows)
    usual = (False, "", "figures", ANY)
    print(json.dumps({
        **{name: one for name, one in vars(asked).items() if one not in usual},
        "good wins": [round(won / of, 3), round(half(won / of, of), 3)],
        "out first": [round(first / of, 3), round(half(first / of, of), 3)],
        "out by second": [round(second / of, 3), round(half(second / of, of), 3)],
        "innocents out": [round(wronged / of, 3), round(half(wronged / of, of), 3)],
        **({"stranger out first": round(strangers[0] / of, 3),
            "stranger out by second": round(strangers[1] / of, 3)} if asked.stranger else {}),
        "loss of prior": round(mine / prior, 3) if prior else None,
        "calibration": round(calibration(rows), 3), "judged": len(rows),
    }), flush=True)  # fmt: skip


if __name__ == "__main__":
    main()
