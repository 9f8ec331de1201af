"""What can be read off a bot that took a card: does anything observable tell of its Et Bim!?

Run in a checkout: ``python -m tests.bench.tells [--windows N] [--seed S] [--jobs J]``. Matches of
bots of all levels are played at 4 to 12 seats. Looked at is every window in which a card was aimed
at a seat and was taken. Noted is all that the bot and the file add to what the scene shows: the
breath drawn next, the sealed lines and bytes by which the file grew, and the work of the answer,
counted in calls. How many frames a window has, how long it is open, and what sounds in it are the
scene's: ``tests.bench.pairs`` compares those, frame by frame, for the same two hands (its sort
``bim``).

What is claimed, exactly. Let H be whether the target held an answer, O what was observed during the
window, P the public record up to it. That somebody *took* a card is itself evidence of H, as is P
(hand sizes, cards seen, manners): that is legitimate, and everybody at a real table infers it. The
claim is about the rest: given P and that no reaction was played, O says nothing more of H, so
I(H; O | P, taken) = 0. P is not estimated from data, which no number of windows would allow; it is
held fixed exactly: each window is seen twice, with an answer in the target's hand and without, all
else alike (``tests.secrecy.working``), and both worlds are given the weight 1/2. Then
I(H; O | P) = 1 bit × the share of windows in which the two observations differ, by any feature: two
hypotheses of one half each are told apart wholly where O differs, and not at all where it is equal.
A bot that sends the card back is seen by all to do so; a window in which only one of the two hands
takes the card is no such window and is left out (their number is told).

Beside this, the plug-in estimate over all windows as they were dealt, with the rate at which a
shuffled H does as well (its bias): conditioned on what is public of the target in coarse strata
(its level and character; more than four cards in the hand; Et Bim! in the discard pile, by
eights). It would show a gross mistake in the pairs.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from math import log2
from typing import Any, Final

from game.ai import shared
from game.ai.answering import Seating
from game.ai.bot_host import BotHost
from game.ai.personas import persona_of
from game.ai.question import Choice, Question
from game.ai.tempo import breath
from game.core.luck import Stream, bot_seed, key_of
from game.games import game_of, rules_of
from game.gangs.model.cards import BIM
from game.gangs.model.state import REACT
from game.match import Match
from game.scenes.table.at_table import BREATH_MS
from game.store import seal
from game.store.notes import reason_note
from game.store.recorder import record_of
from tests.secrecy.working import GAME, Asked, calls, learnt, twice

LEVELS: Final = (
    "random", "greedy", "easy", "normal", "greedy@rosa", "easy@hugo", "normal@leo", "hard",
    "normal@sami", "hard@zoe", "expert-nosearch",
)  # fmt: skip
"""An answer is not searched, so an expert's is that of one who does not search."""
DEAR: Final = 24
"""One seat of so many is of any level, the others of the cheap ones: more windows in less time."""
CHEAP: Final = tuple(
    level for level in LEVELS if level.split("@")[0] in ("random", "greedy", "easy")
)
BLOCK: Final = 25
SHUFFLES: Final = 20
COUNTED: Final = 5
"""One window of so many is seen with both hands, where that can be; work is counted in a quarter of
those."""


@dataclass
class Found:
    """What was seen in some matches."""

    windows: int = 0
    """In which a card was taken."""
    sent_back: int = 0
    pairs: int = 0
    """Windows seen with both hands, taken with both."""
    parted: int = 0
    """Seen with both hands, and taken with one alone."""
    apart: Counter[str] = field(default_factory=Counter)
    """By feature, in how many pairs it differed."""
    counted: int = 0
    """Pairs of which work was counted."""
    joint: Counter[tuple[str, Any, Any, bool]] = field(default_factory=Counter)
    """By feature: the public stratum, what was observed, and whether an Et Bim! was held."""


def observed(head: Any, seat: int, facts: int, choice: Choice, number: int) -> dict[str, Any]:
    """Return what of a window in which a card was taken can be seen from outside."""
    level, seed = head["levels"][seat], head["seeds"][seat]
    pause = round(BREATH_MS * breath(seed, facts, persona_of(level)))
    action = {"seat": seat, **choice.action.to_json()}
    lines = [sealed_lines(action)]
    if choice.why:
        note = record_of({"note": reason_note(number, choice.why)})
        lines.append(_sealed(note))
    return {"pause_ms": pause, "file_lines": tuple(lines), "bytes": sum(lines) * seal.LENGTH}


def sealed_lines(record: dict[str, Any]) -> int:
    """Return how many sealed lines a record takes."""
    return _sealed(json.dumps(record, separators=(",", ":")).encode())


@lru_cache(maxsize=4096)
def _sealed(said: bytes) -> int:
    return len(seal.seal(bytes(16), 2, said)) // (seal.LENGTH + 1)


def play(number: int, seed: int, data: Any, most: int) -> Found:
    """Play one match of bots of all levels, and look at its windows."""
    chance = Stream(key_of("tells", seed, number))
    seats = 4 + chance.below(9)
    rules = rules_of(GAME)
    options = rules.options(seats, {})
    its = key_of("tells deal", seed, number) % 10**9
    match: Match[Any, Any, Any] = Match(rules, seats, options, its)
    levels = {}
    for seat in range(seats):
        among = CHEAP if chance.below(DEAR) else LEVELS
        levels[seat] = among[chance.below(len(among))]
    seeds = {seat: bot_seed(its, "tells", seat) for seat in range(seats)}  # type: ignore[arg-type]
    head = {"levels": levels, "seeds": seeds, "deal": its}
    host = BotHost(
        Seating(game_of(GAME), seats, rules.options_json(options), levels, seeds, data=data)
    )
    found, heard, actions = Found(), [0] * seats, 0
    while (pending := match.pending()) and found.windows < most:
        seat, legal = next(iter(pending.items()))
        truth = match.journal.state
        news = match.observations(seat, heard[seat])
        heard[seat] += len(news)
        host.inform(seat, news)
        asked = host.answer if truth.phase == REACT else host.choose_for  # a turn tells by itself
        choice = asked(Question(seat, list(legal)))
        if truth.phase == REACT:
            if choice.action.face is None:
                found.windows += 1
                facts = len(match.observations(None))
                seen = observed(head, seat, facts, choice, actions)
                seen_bims = sum(card & 15 == BIM for card in truth.discard)
                stratum = len(truth.hands[seat]) > 4, seen_bims // 8
                held = BIM in truth.hands[seat]
                for name, value in seen.items():
                    given = stratum, levels[seat]  # how slowly a character breathes is public
                    found.joint[name, given, _coarse(name, value), held] += 1
                if not chance.below(COUNTED):
                    _both(found, match, head, seat, actions, chance, data)
            else:
                found.sent_back += 1
        match.submit(seat, choice.action)
        actions += 1
    return found


def _coarse(name: str, value: Any) -> Any:
    return value // 50 if name == "pause_ms" else value


def _both(
    found: Found, match: Any, head: Any, seat: int, number: int, chance: Stream, data: Any
) -> None:
    """See a window with both hands."""
    window = twice(match, seat, BIM, chance, head["deal"])
    if window is None:
        return
    level, facts = head["levels"][seat], len(match.observations(None))
    # the bots of this match keep their worlds
    kept = dict(shared.newest)
    seen: list[dict[str, Any]] = []
    work = not chance.below(4)
    for warm in (True, False) if work else (False,):
        for holds in (0, 1):
            asked = Asked(window, level, holds, data)
            choices: list[Choice] = []
            if work and not warm:
                counted = calls(lambda a=asked, c=choices: c.append(a.answer()))
                its = {"work": hash(frozenset(counted.items()))}
            else:
                choices.append(asked.answer())
                its = {}
            if not warm:
                [choice] = choices
                taken = choice.action.face is None
                seen.append({"taken": taken, **observed(head, seat, facts, choice, number), **its})
    shared.newest.clear()
    shared.newest.update(kept)
    one, other = seen
    if not (one["taken"] and other["taken"]):
        found.parted += 1
        return
    found.pairs += 1
    found.counted += work
    found.apart.update(name for name in one if one[name] != other[name])


def block(asked: tuple[int, int, int]) -> dict[str, Any]:
    """Play some matches; return what was found, as plain data."""
    first, seed, most = asked
    data = learnt()
    whole = Found()
    for number in range(first, first + BLOCK):
        found = play(number, seed, data, most)
        add(whole, found)
    return {"first": first, **vars(whole)}


def add(whole: Found, found: Any) -> None:
    """Add what was found elsewhere."""
    its = found if isinstance(found, dict) else vars(found)
    for name in ("windows", "sent_back", "pairs", "parted", "counted"):
        setattr(whole, name, getattr(whole, name) + its[name])
    whole.apart.update(its["apart"])
    whole.joint.update(its["joint"])


# ---------------------------------------------------------------- figures


def information(joint: Iterable[tuple[Any, Any, bool, int]]) -> float:
    """Return I(H; O | P) in bits, plugged in from counts of (P, O, H)."""
    cells: dict[Any, Counter[tuple[Any, bool]]] = defaultdict(Counter)
    for public, seen, held, count in joint:
        cells[public][seen, held] += count
    whole = sum(sum(cell.values()) for cell in cells.values())
    bits = 0.0
    for cell in cells.values():
        size = sum(cell.values())
        seen_alone: Counter[Any] = Counter()
        held_alone: Counter[bool] = Counter()
        for (seen, held), count in cell.items():
            seen_alone[seen] += count
            held_alone[held] += count
        for (seen, held), count in cell.items():
            bits += count / whole * log2(count * size / (seen_alone[seen] * held_alone[held]))
    return bits


def shuffled(rows: Sequence[tuple[Any, Any, bool, int]], chance: Stream) -> float:
    """Return the same where H was dealt anew among the windows of each stratum: the bias."""
    by_stratum: dict[Any, list[tuple[Any, bool]]] = defaultdict(list)
    for public, seen, held, count in rows:
        by_stratum[public] += [(seen, held)] * count
    joint: Counter[tuple[Any, Any, bool]] = Counter()
    for public, windows in by_stratum.items():
        holds = chance.shuffled([held for _, held in windows])
        joint.update(
            (public, seen, held) for (seen, _), held in zip(windows, holds, strict=True)
        )  # fmt: skip
    return information((*key, count) for key, count in joint.items())


def told(found: Found, seed: int) -> list[str]:
    """Return the figures as lines for people."""
    names = sorted({name for name, *_ in found.joint})
    lines = [
        f"{found.windows:,} windows in which a card was taken, {found.sent_back:,} sent back",
        f"{found.pairs:,} windows seen with and without an Et Bim! and taken in both, work counted",
        f"  in {found.counted:,}; {found.parted:,} were taken in one alone, and tell by that",
    ]
    for name in (*names, "work"):
        whole = found.counted if name == "work" else found.pairs
        differ = found.apart[name]
        lines.append(
            f"  {name}: {differ} pairs differ, I(H; O | P) = {differ / max(1, whole):.4f} bit "
            f"(at most {upper(differ, whole):.4f}, 95 %)"
        )
    lines.append("as dealt, in strata of what is public, plugged in; the same with H shuffled:")
    chance = Stream(key_of("tells shuffled", seed))
    for name in names:
        rows = [(*key[1:], count) for key, count in found.joint.items() if key[0] == name]
        bits = information(rows)
        bias = [shuffled(rows, chance) for _ in range(SHUFFLES)]
        mean = sum(bias) / len(bias)
        lines.append(
            f"  {name}: {bits:.4f} bit, shuffled {mean:.4f} ({min(bias):.4f} to {max(bias):.4f}), "
            f"beyond bias {bits - mean:+.4f}"
        )
    return lines


def upper(differ: int, of: int) -> float:
    """Return the upper bound of a share, 95 % one-sided; the rule of three where none was seen."""
    if not of:
        return 1.0
    if not differ:
        return min(1.0, 3.0 / of)
    share = differ / of
    return float(min(1.0, share + 1.645 * (share * (1 - share) / of) ** 0.5))


def main(argv: Sequence[str] | None = None) -> int:
    """Play, and print what was found."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--windows", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args(argv)
    whole = Found()
    context = multiprocessing.get_context("spawn")
    pool = context.Pool(asked.jobs)
    todo = ((first, asked.seed, asked.windows) for first in range(0, 10**6, BLOCK))
    for found in pool.imap_unordered(block, _while(whole, asked.windows, todo)):
        add(whole, found)
        figures = {name: its for name, its in vars(whole).items() if name != "joint"}
        print(json.dumps(figures), file=sys.stderr, flush=True)
        if whole.windows >= asked.windows:
            break
    pool.terminate()
    pool.join()
    print("\n".join(told(whole, asked.seed)))
    return int(bool(whole.apart))


def _while(whole: Found, windows: int, todo: Iterable[Any]) -> Iterable[Any]:
    for one in todo:
        if whole.windows >= windows:
            return
        yield one


if __name__ == "__main__":
    sys.exit(main())
