"""Counting: what a ledger holds for and against everybody once the lights are on.

No hand is at two spindles at once: what nobody claims was done by somebody who was nowhere else.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import pairwise
from typing import Final

from game.games.wombat.bot.ledger import Alarm, Claim, FoundStack, Ledger, Stacks
from game.games.wombat.model.options import TICKS
from game.games.wombat.model.phrases import CLAIMED
from game.games.wombat.model.places import SPINDLES, STEPS, TOWER

APART: Final = 6
"""Between two clacks the same hand needs so many ticks at least,"""
REACH: Final = 3
"""and so many more for every step from one spindle to the other."""
FEATURES: Final = (
    "claims", "blamed", "denied", "exposed", "loot", "stands", "gone", "alarms", "holds", "hollow",
    "lowered", "thefts", "proved",
)  # fmt: skip
"""What is counted of a seat: bricks it told of; wrong bricks that it had told of; heights it told
that others, or one's own hand, deny; nobody's clacks at which it was nowhere else;
bricks in its hand at the lights that are missing from a tower that was higher, of which it did not
speak by then, while no other of their size lay loose; whether its hand lay
on a tower that is not complete; bricks that one laid oneself and that were gone later, while nobody
but this seat spoke of that spindle; how often it said that something is wrong with a tower; bricks
in its hand at the lights; heights it told though nothing had clacked there; heights it told that
were lower than those told before; twice the bricks that must have gone at nobody's clacks at which
it was nowhere else; heights it told that a finger of one's own or the light showed wrong."""
MOST: Final = (9, 4, 6, 9, 2, 1, 2, 6, 2, 5, 4, 9, 4)
"""The largest count that is told apart, by feature."""
HOLLOW: Final = 2
"""Who told of so many heights without a clack may be one who says anything."""
SPOKE: Final = 15 * TICKS
"""Who spoke of a tower so shortly before the lights had not kept what is missing from it quiet."""
NEVER: Final = 1 << 30
"""When lights go on, which is after all clacks."""
Hands = tuple[tuple[int, ...], ...]


def counts(
    ledger: Ledger,
    stacks: Stacks,
    hands: Hands,
    *,
    named: bool,
    now: int,
    doubted: Collection[int] = (),
    bases: int = 0,
    zones: Hands = (),
) -> dict[int, tuple[int, ...]]:
    """Return the counts of every seat that built, by ``FEATURES``.

    What ``doubted`` seats told is held against them alone, against nobody who told otherwise.
    ``bases`` bricks lay on every spindle at first, ``zones`` hold what lies loose. Where hands have
    no names at the lights (``shadows``) all hands count as empty and on the floor.
    """
    alone = [one.seat for one in ledger.gone(stacks, now)]
    clean = ledger.without(doubted)
    made, raw = owners(clean), owners(ledger)
    living = [one[0] for one in hands] if named else list(range(ledger.seats))
    at = {one[0]: one for one in hands} if named else {}
    could = {seat: _could(clean, seat, made) for seat in living if seat != ledger.seat}
    least = min(map(len, could.values()), default=0)
    taken = _taken(clean, stacks, made, bases)
    found = {}
    for seat in living:
        its = ledger if seat in doubted else clean
        mine = at.get(seat, (seat, SPINDLES))
        place = mine[1]
        claimed = (raw if seat in doubted else made).count(seat)
        clacks = could.get(seat, ())
        found[seat] = (
            claimed,
            _blamed(its, seat, stacks),
            _denied(its, seat, stacks),
            max(0, len(clacks) - least),
            _loot(clean, seat, mine[2:], stacks, zones, now),
            int(place < SPINDLES and stacks[place] != TOWER),
            alone.count(seat),
            sum(one.seat == seat for one in ledger.alarms),
            len(mine) - 2,
            max(0, _told(its, seat) - claimed),
            _lowered(its, seat),
            round(2 * sum(taken.get(clack, 0.0) for clack in clacks)),
            _proved(its, seat, stacks),
        )
    return {
        seat: tuple(min(pair) for pair in zip(many, MOST, strict=True))
        for seat, many in found.items()
    }


def signs(ledger: Ledger, stacks: Stacks) -> dict[int, str]:
    """Return, by seat, what its talk in a build was like: a sign of ``kinds.SIGNS``.

    Whose heights mostly have no clack is ``hollow``, ``false`` if many of them were shown wrong,
    ``strange`` if it also said what speaks of no brick.
    """
    made = owners(ledger)
    found = {}
    for seat in range(ledger.seats):
        told = _told(ledger, seat)
        hollow = told - made.count(seat)
        sign = "plain"
        if not ledger.words[seat]:
            sign = "silent"
        elif hollow >= HOLLOW and 2 * hollow > told:
            sign = "false" if 3 * _proved(ledger, seat, stacks) > told else "hollow"
            if ledger.strange[seat]:
                sign = "strange"
        found[seat] = sign
    return found


def unowned(
    ledger: Ledger, stacks: Stacks, *, doubted: Collection[int] = (), bases: int = 0
) -> tuple[int, float]:  # fmt: skip
    """Return how many clacks are nobody's, and how many bricks must have gone at them."""
    clean = ledger.without(doubted)
    made = owners(clean)
    return made.count(-1), sum(_taken(clean, stacks, made, bases).values())


def _told(ledger: Ledger, seat: int) -> int:
    return sum(one.seat == seat and not ledger.reported(one) for one in ledger.claims)


def owners(ledger: Ledger) -> list[int]:
    """Return who claims each clack, -1 where nobody does."""
    clacks = ledger.clacks
    made = [ledger.seat if clack.own else -1 for clack in clacks]
    for claim in ledger.claims:
        if claim.seat == ledger.seat or ledger.reported(claim):
            continue
        for number in range(len(clacks) - 1, -1, -1):
            clack = clacks[number]
            if clack.tick < claim.tick - CLAIMED:
                break
            if made[number] < 0 and clack.place == claim.place and clack.tick <= claim.tick:
                made[number] = claim.seat
                break
    return made


def _could(ledger: Ledger, seat: int, made: Sequence[int]) -> list[int]:
    """Return the numbers of nobody's clacks that a seat could have made."""
    known = [clack for clack, owner in zip(ledger.clacks, made, strict=True) if owner == seat]
    return [
        number
        for number, clack in enumerate(ledger.clacks)
        if made[number] < 0
        and not any(
            abs(one.tick - clack.tick) < APART + REACH * STEPS[one.place][clack.place]
            for one in known
        )
    ]


def _taken(
    ledger: Ledger, stacks: Stacks, made: Sequence[int], bases: int
) -> Mapping[int, float]:  # fmt: skip
    """Return, by the number of nobody's clacks, how likely a brick was taken there, not laid.

    Between two heights that are known, k clacks that raised a tower by d had (k - d) / 2 takings.
    """
    found: dict[int, float] = {}
    for place in range(SPINDLES):
        heights = [(one.tick, one.height) for one in ledger.claims if one.place == place]
        heights += [(one.tick, len(one.stack)) for one in ledger.found if one.place == place]
        since, before = -1, bases
        for tick, height in (*sorted(heights), (NEVER, len(stacks[place]))):
            between = [
                number
                for number, clack in enumerate(ledger.clacks)
                if clack.place == place and since < clack.tick <= tick
            ]
            free = [number for number in between if made[number] < 0]
            takes = max(0, len(between) - height + before) / 2
            found.update((number, min(1.0, takes / len(free))) for number in free)
            since, before = tick, height
    return found


def _proved(ledger: Ledger, seat: int, stacks: Stacks) -> int:
    """Return how many heights a seat told that one's finger, or the light, then showed wrong.

    They are further off than the clacks since then can have made them.
    """
    many = 0
    for one in ledger.claims:
        if one.seat != seat or ledger.reported(one):
            continue
        felt = [(its.tick, len(its.stack)) for its in ledger.found if its.place == one.place]
        tick, height = min(
            (its for its in felt if its[0] > one.tick), default=(NEVER, len(stacks[one.place]))
        )
        between = sum(
            clack.place == one.place and one.tick < clack.tick <= tick for clack in ledger.clacks
        )
        many += abs(height - one.height) > between
    return many


def _blamed(ledger: Ledger, seat: int, stacks: Stacks) -> int:
    """Return how many bricks were where they do not belong that a seat had said it laid."""
    late = [FoundStack(NEVER, place, stack) for place, stack in enumerate(stacks)]
    layers = {_layer(ledger, one) for one in (*ledger.found, *late)}
    return sum(one is not None and one.seat == seat for one in layers)


def _layer(ledger: Ledger, found: FoundStack) -> Claim | None:
    """Return who said to have laid the lowest brick that is wrong in what was felt."""
    stack = found.stack
    sound = 0
    while sound < min(len(stack), len(TOWER)) and stack[sound] == TOWER[sound]:
        sound += 1
    if sound == len(stack):
        return None
    told = (
        one
        for one in reversed(ledger.claims)
        if one.place == found.place and one.tick < found.tick and one.height == sound + 1
    )
    return next(told, None)


def _loot(
    ledger: Ledger, seat: int, held: tuple[int, ...], stacks: Stacks, zones: Hands, now: int
) -> int:
    """Return how many bricks in a hand are missing from a tower that was higher once.

    Where another of its size lies loose that may be the one, and who has just spoken of a tower
    may be about to mend it.
    """
    said: list[Claim | Alarm] = [*ledger.claims, *ledger.alarms]
    told_of = {one.place for one in said if one.seat == seat and now - one.tick < SPOKE}
    loose = {size for zone in zones for size in zone}
    missing: set[int] = set()
    for place, stack in enumerate(stacks):
        if place in told_of:
            continue
        told = [one.height for one in ledger.claims if one.place == place]
        told += [len(one.stack) for one in ledger.found if one.place == place]
        missing.update(TOWER[len(stack) : max(told, default=0)])
    return sum(size in missing - loose for size in held)


def _denied(ledger: Ledger, seat: int, stacks: Stacks) -> int:
    """Return how often a height that a seat told does not fit what is known before or after.

    What others tell next, or have told, counts as what is felt: who lies meets more of it.
    """
    late = [Claim(NEVER, -1, place, len(stack)) for place, stack in enumerate(stacks)]
    felt = [Claim(one.tick, -1, one.place, len(one.stack)) for one in ledger.found]
    every = sorted([*ledger.claims, *felt, *late])
    many = 0
    for place in range(SPINDLES):
        there = [one for one in every if one.place == place]
        for one, after in pairwise(there):
            if one.seat == after.seat or seat not in (one.seat, after.seat):
                continue
            between = sum(
                clack.place == place and one.tick < clack.tick <= after.tick
                for clack in ledger.clacks
            )
            many += abs(after.height - one.height) > between
    return many


def _lowered(ledger: Ledger, seat: int) -> int:
    """Return how many heights a seat told that were lower than the last one told there."""
    last: dict[int, int] = {}
    many = 0
    for one in ledger.claims:
        many += one.seat == seat and one.height < last.get(one.place, 0)
        last[one.place] = one.height
    return many
