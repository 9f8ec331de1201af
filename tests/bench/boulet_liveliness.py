"""How lively Le Boulet is among its bots: answers, contests, what is refused, passes, rounds.

``python -m tests.bench.boulet_liveliness --level normal --seats 4 --matches 100``. Intervals of
95 % are clustered by match. ``--characters`` seats the twelve, drawn by lot.
"""

from __future__ import annotations

import argparse
import json
import statistics
from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from game.ai.personas import AT, PERSONAS
from game.core.bots import Bot
from game.core.luck import Stream, key_of
from game.core.seats import Seat
from game.games.le_boulet import bot
from game.games.le_boulet.bot.sight import sight
from game.games.le_boulet.model import events as ev
from game.games.le_boulet.model.actions import PAIR
from game.games.le_boulet.model.cards import BOULET, NONE
from game.games.le_boulet.model.options import Options
from game.games.le_boulet.rules import RULES
from game.match import Match
from tests.bench.shares import share

RATES: Final = {
    "image_answers": ("images", "asked"),
    "boulet_answers": ("boulets", "asked"),
    "boulets_of_answers": ("iron", "laid"),
    "boulets_of_late_answers": ("late_iron", "late_laid"),
    "contests_a_round": ("contests", "rounds"),
    "refused": ("refusals", "contests"),
    "leads_passed": ("passes", "leads"),
    "honest_pairs_accused": ("honest_accused", "honest"),
    "wrong_pairs_accused": ("wrong_accused", "wrong"),
    "stretched_pairs": ("stretched", "pairs"),
}
"""What is told, as counts: how often, of how many."""


def seated(levels: Sequence[str], options: Options, seed: int) -> list[Bot]:
    """Return bots of these levels at a table."""
    return [
        bot.make(level, seat, len(levels), options, key_of("bench", seed, seat))
        for seat, level in enumerate(levels)
    ]


def played(bots: Sequence[Bot], options: Options, seed: int) -> Match[Any, Any, Any]:
    """Return a match that was played to its end."""
    match: Match[Any, Any, Any] = Match(RULES, len(bots), options, seed)
    heard = [0] * len(bots)
    for seat, legal in match.in_turn():
        news = match.observations(seat, heard[seat])
        heard[seat] += len(news)
        bots[seat].hear(news)
        match.submit(seat, bots[seat].choose(list(legal)))
    return match


def counted(match: Match[Any, Any, Any]) -> Counter[str]:
    """Return what happened in a match, by what all were told."""
    found: Counter[str] = Counter()
    kind = ""
    laid: list[tuple[int, int]] = []
    for event in match.observations(None):
        match event:
            case ev.LeadBegan():
                found["leads"] += 1
            case ev.Passed():
                found["passes"] += 1
            case ev.Proposed(_, a, b, theme):
                found["pairs"] += 1
                row = sight(theme).row
                worst = min(row[a], row[b])
                kind = "honest" if worst > 1 else "wrong" if worst < -1 else "stretched"
                found[kind] += 1
            case ev.Answered(faces):
                found["asked"] += match.seats - 1
                found["images"] += sum(face >= 0 for face in faces)
                found["boulets"] += faces.count(BOULET)
                laid += [(found["leads"], face) for face in faces if face != NONE]
            case ev.Retried(_, face):
                found["retried"] += face != NONE
                laid += [(found["leads"], face)] if face != NONE else []
            case ev.Accused(_, thing):
                found["contests"] += 1
                found[f"{kind}_accused"] += thing == PAIR
            case ev.Voted(good=good):
                found["refusals"] += not good
            case ev.Closed():
                found["rounds"] += 1
            case ev.Ended(_, reason):
                found[reason] += 1
            case _:
                pass
    late = [face for lead, face in laid if 3 * lead > 2 * found["leads"]]
    found["laid"], found["late_laid"] = len(laid), len(late)
    found["iron"] = sum(face == BOULET for _, face in laid)
    found["late_iron"] = late.count(BOULET)
    return found


def rates(every: Sequence[Counter[str]]) -> dict[str, list[float]]:
    """Return each rate and the reach of its interval."""
    told = {}
    for name, (many, of) in RATES.items():
        if found := share((one[many], one[of]) for one in every):
            told[name] = [round(found.value, 3), round(found.reach or 0, 3)]
    return told


def main() -> None:
    """Measure and print one line."""
    asking = argparse.ArgumentParser(description=__doc__)
    asking.add_argument("--level", default="normal")
    asking.add_argument("--seats", type=int, default=4)
    asking.add_argument("--matches", type=int, default=100)
    asking.add_argument("--seed", type=int, default=1)
    asking.add_argument("--characters", action="store_true")
    asked = asking.parse_args()
    options = RULES.options(asked.seats, {})
    every, won = [], Counter[int]()
    for number in range(asked.matches):
        seed = key_of("lively", asked.seed, number) % 10**9
        who = Stream(seed).shuffled([its.id for its in PERSONAS])[: asked.seats]
        levels = [asked.level + (AT + name if asked.characters else "") for name in who]
        match = played(seated(levels, options, seed), options, seed)
        every.append(counted(match))
        outcome = match.outcome()
        assert outcome is not None
        won.update(int(seat) for seat in outcome.winners)
    leads = [one["leads"] for one in every]
    ends = {name: sum(one[name] for one in every) for name in ("empty", "one-card", "bound")}
    spread = statistics.quantiles(leads, n=20)
    print(json.dumps({
        "level": asked.level, "seats": asked.seats, "matches": asked.matches, **rates(every),
        "median_rounds": statistics.median(leads), "p95_rounds": spread[-1], "ends": ends,
        "won_by_seat": [won[Seat(seat)] for seat in range(asked.seats)],
    }))  # fmt: skip


if __name__ == "__main__":
    main()
