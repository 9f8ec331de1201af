"""What bots make of paws among shadows: whose they are, and what comes of it.

``python -m tests.bench.wombat_paws fit --matches 12 [--out FILE]``: how often whose paw has just
done what when somebody speaks of a tower, and how often a role does what in a build, for
``bot/tracks.py``, from matches of ``normal`` at 4 to 6 seats, basic and advanced, one in four with
a tireless Wicked, into ``assets/bots/wombat.json``.

``python -m tests.bench.wombat_paws gain --seats 5 --matches 60``: the same deals among shadows with
and without beliefs over paws: how often Good wins, the loss of beliefs about roles at the last vote
as a share of the prior's, how often the likeliest owner of a deed was its owner, and the loss of
that in nats beside the loss of guessing. Intervals are of 95 %.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from math import log, sqrt
from pathlib import Path
from typing import Any

from game.core.luck import key_of
from game.games.wombat.bot import tracks
from game.games.wombat.bot.paws import FOLLOWED, Chain, PawAct
from game.games.wombat.model import events as ev
from game.games.wombat.model.options import SHADOWS, Options
from game.games.wombat.model.phrases import Phrase
from game.games.wombat.model.places import NOWHERE
from game.games.wombat.model.roles import CONFUSED, GOOD, ROLES, WICKED
from game.games.wombat.model.sensations import Touch
from game.games.wombat.rules import RULES
from tests.bench.wombat_figures import LEAST, calibration, half, judged, loss, played
from tests.bench.wombat_learnt import LEARNT, keep, kept_row

FOR_EVER = 1e9
EVERY = 4


class Build:
    """One build of a match whose truth is known: who did what."""

    def __init__(self, living: Sequence[int], events: Sequence[ev.Event], roles: Sequence[str]):
        self.living, self.roles = living, list(roles)
        self.owners: list[int] = []
        """By deed, whose paw it was."""
        self.said: list[tuple[str, int, list[float], list[list[float]]]] = []
        """Word, speaker, the cases of the speaker's paw, and of every other."""
        self.stacks: tuple[tuple[int, ...], ...] = ()
        self.chain = Chain(living, FOR_EVER, LEARNT.tracks)
        owner: dict[int, int] = {}
        tick = 0
        for event in events:
            tick += isinstance(event, ev.Ticked)
            match event:
                case ev.PawNumbered(to, number):
                    owner[number] = int(to)
                    continue
                case ev.Lit(stacks):
                    self.stacks = stacks
                case ev.Seen(paw, Touch.LAID | Touch.TOOK):
                    self.owners.append(owner[paw])
                case ev.Said(seat, phrase) if seat in living:
                    self._speaks(tick, seat, phrase, owner)
            if type(event) in FOLLOWED:
                self.chain.go(tick, event)

    def _speaks(self, tick: int, seat: int, phrase: Phrase, owner: dict[int, int]) -> None:
        word, place = phrase.word, phrase.place
        if word not in tracks.SAYS:
            return
        rows = {one: self._cases(tick, place, paw) for paw, one in owner.items()}
        others = [row for one, row in rows.items() if one != seat]
        self.said.append((word, seat, rows[seat], others))

    def _cases(self, tick: int, place: int, paw: int) -> list[float]:
        row = [0.0] * len(tracks.CASES)
        at = self.chain.places[paw]
        left = 1.0
        for act in self.chain.acts.get(paw, ()):
            row[tracks.case_of(tick, place, at, act)] += act.share
            left -= act.share
        row[tracks.case_of(tick, place, at, None)] += max(0.0, left)
        return row

    def deeds(self) -> Iterator[tuple[str, int]]:
        """Yield what was done, and by whom."""
        for number, seat in enumerate(self.owners):
            yield self.chain.kind(number, self.stacks), seat


def builds(events: Sequence[ev.Event], roles: Sequence[str]) -> Iterator[Build]:
    """Yield the builds of a match that was played."""
    living = list(range(len(roles)))
    found: list[ev.Event] = []
    now = list(roles)
    for event in events:
        if isinstance(event, ev.BuildBegan):
            found = []
        found.append(event)
        if isinstance(event, ev.Lit):
            yield Build(living, found, now)
        elif isinstance(event, ev.Switched):
            now = [WICKED if role == CONFUSED else role for role in now]
        elif isinstance(event, ev.Eliminated):
            living = [seat for seat in living if seat != event.seat]


def fit(matches: int, salt: str, path: Path | None) -> None:
    """Write both tables into the file."""
    spoke: dict[str, list[float]] = defaultdict(lambda: [1.0] * len(tracks.CASES))
    silent: dict[str, list[float]] = defaultdict(lambda: [1.0] * len(tracks.CASES))
    did: dict[str, Counter[str]] = {role: Counter() for role in ROLES}
    sat = Counter[str]()
    for seats in (4, 5, 6):
        for advanced in (False, True):
            given = {"advanced": advanced, "touch": SHADOWS, "seconds": 120 if advanced else 90}
            options = RULES.options(seats, given)
            for number in range(matches):
                seed = key_of("wombat paws", salt, seats, advanced, number) % 10**9
                its, _ = played(options, seed, tireless=number % EVERY == EVERY - 1)
                for one in builds(its.journal.events, its.state.roles):
                    sat.update(one.roles[seat] for seat in one.living)
                    for kind, seat in one.deeds():
                        did[one.roles[seat]][kind] += 1
                    for word, _, mine, others in one.said:
                        for at, share in enumerate(mine):
                            spoke[word][at] += share
                        for row in others:
                            for at, share in enumerate(row):
                                silent[word][at] += share / len(others)
    said = {
        word: kept_row(
            (
                (mine / sum(spoke[word])) / (other / sum(silent[word]))
                for mine, other in zip(spoke[word], silent[word], strict=True)
            ),
            2,
        )
        for word in tracks.SAYS
    }
    deeds = {
        role: kept_row((max(0.01, did[role][kind] / max(1, sat[role])) for kind in tracks.DEEDS), 2)
        for role in ROLES
    }
    figures = {
        "said": {word: round(sum(spoke[word])) for word in tracks.SAYS},
        "builds": {role: sat[role] for role in ROLES},
    }
    command = f"python -m tests.bench.wombat_paws fit --matches {matches} --salt {salt}"
    keep("paws", command, {"said": said, "deeds": deeds}, figures, path)


def gain(seats: int, matches: int, salt: str, *, advanced: bool, tireless: bool) -> None:
    """Print what beliefs over paws bring."""
    given = {"advanced": advanced, "touch": SHADOWS, "seconds": 120 if advanced else 90}
    options = RULES.options(seats, given)
    for follows in (True, False):
        won = 0
        rows: list[Any] = []
        each: list[tuple[float, float]] = []
        hits: list[tuple[float, float, float]] = []
        for number in range(matches):
            seed = key_of("wombat gain", salt, seats, number) % 10**9
            its, bots, deeds = _match(options, seed, follows=follows, tireless=tireless)
            won += its.state.reason == GOOD
            mine = list(judged(its.state, bots))
            rows += mine
            each.append(
                (sum(loss(a, so) for a, _, so in mine), sum(loss(b, so) for _, b, so in mine))
            )
            hits += deeds
        share = sum(a for a, _ in each) / sum(b for _, b in each)
        off = sum((a - share * b) ** 2 for a, b in each)
        print(json.dumps({
            "follows": follows, "seats": seats, "matches": matches, "advanced": advanced,
            "tireless": tireless,
            "good wins": [round(won / matches, 3), round(half(won / matches, matches), 3)],
            "loss of prior": [round(share, 3),
                              round(1.96 * sqrt(off) / sum(b for _, b in each), 3)],
            "calibration": round(calibration(rows), 3),
            "owner named": round(sum(one[0] for one in hits) / max(1, len(hits)), 3),
            "loss of owner": round(sum(one[1] for one in hits) / max(1, len(hits)), 3),
            "of guessing": round(sum(one[2] for one in hits) / max(1, len(hits)), 3),
            "deeds": len(hits),
        }), flush=True)  # fmt: skip


def _match(
    options: Options, seed: int, *, follows: bool, tireless: bool
) -> tuple[Any, Any, list[tuple[float, float, float]]]:
    """Play one; return it, its bots, and how well each deed's owner was named."""
    noted: list[tuple[int, int, list[PawAct]]] = []

    def watch(bot: Any) -> None:
        paws = bot.head.paws
        if paws is None:
            return
        if not follows:
            bot.head.paws = None
            return
        plain = paws.deeds

        def deeds(living: Sequence[int], stacks: Any) -> list[PawAct]:
            found: list[PawAct] = plain(living, stacks)
            noted.append((bot.seat, bot.view.number, found))
            return found

        paws.deeds = deeds

    its, bots = played(options, seed, tireless=tireless, watch=watch)
    truth = list(builds(its.journal.events, its.state.roles))
    hits = []
    for seat, number, found in noted:
        build = truth[number - 1]
        times = _times(its.journal.events, number)
        for deed in found:
            owner = times.get((deed.tick, deed.place, deed.kind in ("repair", "rob")))
            if owner is None or owner == seat:
                continue
            likeliest = max(deed.shares, key=lambda one: deed.shares[one])
            guess = 1 / (len(build.living) - 1)
            hits.append(
                (float(likeliest == owner), -log(max(LEAST, deed.shares[owner])), -log(guess))
            )
    return its, bots, hits


def _times(events: Sequence[ev.Event], number: int) -> dict[tuple[int, int, bool], int | None]:
    """Return by tick, spindle and whether it was taken whose deed it was; None for several."""
    found: dict[tuple[int, int, bool], int | None] = {}
    owner: dict[int, int] = {}
    places: dict[int, int] = {}
    tick, build = 0, 0
    for event in events:
        tick += isinstance(event, ev.Ticked)
        build += isinstance(event, ev.BuildBegan)
        match event:
            case ev.PawNumbered(to, paw):
                owner[paw] = int(to)
            case ev.PawRested(paw, place):
                places[paw] = place
            case ev.Seen(paw, touch) if touch.place != NOWHERE:
                places[paw] = touch.place
            case ev.Seen(paw, Touch.LAID | Touch.TOOK as touch) if build == number:
                key = (tick, places[paw], touch is Touch.TOOK)
                found[key] = None if key in found else owner[paw]
    return found


def main() -> None:
    """Fit, or measure."""
    asking = argparse.ArgumentParser(description=__doc__)
    asking.add_argument("what", choices=("fit", "gain"))
    asking.add_argument("--seats", type=int, default=5)
    asking.add_argument("--matches", type=int, default=12)
    asking.add_argument("--salt", default="paws")
    asking.add_argument("--out", type=Path)
    asking.add_argument("--advanced", action="store_true")
    asking.add_argument("--tireless", action="store_true")
    asked = asking.parse_args()
    if asked.what == "fit":
        fit(asked.matches, asked.salt, asked.out)
    else:
        gain(
            asked.seats, asked.matches, asked.salt,
            advanced=asked.advanced, tireless=asked.tireless,
        )  # fmt: skip


if __name__ == "__main__":
    main()
