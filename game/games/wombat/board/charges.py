"""Charges: whom a table accuses, and what all know that speaks against them.

All of it is public: lights, clacks, claims, fingers. It is the same before everybody's eyes, proves
nothing, and stands beside accusations of characters alone: they weigh it. Why people accuse they
say themselves.

When a brick in a paw was picked up nobody was told: how long a tower lacked it is all that is said.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from game.ai.personas import is_mask
from game.core.words import Words
from game.games.wombat.board.evidence import OTHER, Claim, compared, standing
from game.games.wombat.model.options import TICKS
from game.games.wombat.model.phrases import Phrase
from game.games.wombat.model.places import SIZES, SPINDLES, TOWER, sound
from game.games.wombat.model.state import DEBATE, NO_PAW, State
from game.games.wombat.naming import place_said

FRESH: Final = 25
"""So many ticks an accusation is new."""
NOBODY: Final = -1
_FINGERS: Final = 2
"""So many fingers of others in the first vote are worth a word."""
_ELSE: Final = ("awaited", "there", "hollow", "lacked", "held", "fingers")
"""What speaks against somebody besides the height of a tower that they told."""
LONG: Final = 10 * TICKS
"""A tower on which nothing clacked for so long before the gong was waiting for its next brick."""
TOLD: Final = 15 * TICKS
"""Who spoke of a tower so shortly before the gong had not kept quiet about it."""
Heard = Mapping[int, int]
"""By tower, when it clacked last in the build; a tower that never did is not in it."""


@dataclass(frozen=True, slots=True)
class Fact:
    """Something that all know: ``charge.KEY`` says it against somebody, ``unsaid.KEY`` at large."""

    key: str
    seat: int = NOBODY
    place: int = NOBODY
    size: int = 0
    many: int = 0
    shown: int = 0
    paw: int = NO_PAW
    """Among shadows, the number of a paw where all can tell it."""


NO_FACT: Final = Fact("none")
"""Nothing that all know speaks against somebody."""


@dataclass(frozen=True, slots=True)
class Charge:
    """Who accuses somebody, and what speaks against them."""

    accused: int
    by: tuple[int, ...]
    """Who accuses them now, in the order in which they did."""
    facts: tuple[Fact, ...]
    """None where a person is among them."""
    fresh: bool
    """Whether somebody has just said so."""
    said: str = ""
    """What else a person who accuses alone said last in the debate."""


def charge_said(fact: Fact, names: Sequence[str], words: Words, kind: str = "charge") -> str:
    """Return a fact in words."""
    return words.say(
        f"{kind}.{fact.key}",
        name="" if fact.seat == NOBODY else names[fact.seat],
        place=place_said(fact.place),
        size=fact.size,
        n=fact.many,
        shown=fact.shown,
        paw=fact.paw,
    )


def characters(faces: Sequence[str]) -> frozenset[int]:
    """Return the seats of characters, by everybody's faces; people wear masks."""
    return frozenset(seat for seat, face in enumerate(faces) if not is_mask(face))


def charges(
    view: State,
    claims: Sequence[Claim],
    characters: Collection[int],
    heard: Heard | None = None,
) -> tuple[Charge, ...]:
    """Return whom who accuses in this debate, most accusers first, then the latest accused.

    Facts stand beside what ``characters`` alone accuse of. Whoever does not know what was
    ``heard`` knows of no tower that it waited for long.
    """
    by: dict[int, list[Claim]] = {}
    for one in _accusations(claims).values():
        by.setdefault(one.phrase.seat, []).append(one)
    ordered = sorted(by.items(), key=lambda its: (-len(its[1]), -its[1][-1].tick))
    found = []
    for seat, said in ordered:
        who = tuple(one.seat for one in said)
        weighed = all(one in characters for one in who)
        facts = (tuple(against(view, seat, claims, heard)) or (NO_FACT,)) if weighed else ()
        fresh = view.phase == DEBATE and view.tick - said[-1].tick < FRESH
        argued = "" if weighed or len(who) > 1 else _argued(claims, who[0])
        found.append(Charge(seat, who, facts, fresh, argued))
    return tuple(found)


def _argued(claims: Sequence[Claim], seat: int) -> str:
    """Return what a seat said last in the debate besides whom it accuses."""
    return next((one.text for one in reversed(claims)
                 if one.argued and one.seat == seat and one.phrase.word != "accuse"),
                "")  # fmt: skip


def _accusations(claims: Sequence[Claim]) -> dict[int, Claim]:
    """Return by seat how it accuses somebody now, the latest last."""
    last: dict[int, Claim] = {}
    for one in claims:
        if one.argued and one.phrase.word == "accuse":
            last.pop(one.seat, None)
            last[one.seat] = one
    return last


def against(
    view: State, seat: int, claims: Sequence[Claim], heard: Heard | None = None
) -> Iterator[Fact]:
    """Yield what all know that speaks against a seat, the weightiest first.

    Fingers come last, and late what a paw held that proves little. Nothing that its accusers said
    or did is a reason: neither heights that the light showed lower, nor towers said to be robbed,
    nor their fingers. No claim is held against it twice.
    """
    if not view.lit:
        return
    accusers = {who for who, one in _accusations(claims).items()
                if one.phrase.seat == seat}  # fmt: skip
    stacks = view.lit[0]
    place, held = _hand(view, seat)
    own = [one for one in claims if one.seat == seat and not one.argued]
    wanted = _wanted(view, place, held, own, heard)
    yield from (one for one in wanted if one.key == "awaited")
    if 0 <= place < SPINDLES and stacks[place] != TOWER:
        told = _told([one for one in claims if one.seat not in accusers], place)
        if told > len(stacks[place]):
            yield Fact("there", place=place, many=told, shown=len(stacks[place]))
    lower = _shown_lower(stacks, seat, claims)
    if lower is not None:
        tower, many, done = lower
        key = "done" if done else "less" if stacks[tower] else "gone"
        yield Fact(key, place=tower, many=many, shown=len(stacks[tower]))
    hollow = [(one.phrase.place, one.phrase.height or 0) for one in own if one.hollow]
    if hollow and hollow[-1] != (lower and lower[:2]):
        yield Fact("hollow", place=hollow[-1][0], many=hollow[-1][1])
    yield from (one for one in wanted if one.key == "lacked")
    if held and not wanted:
        yield Fact("held", size=held[0])
    if not own:
        yield Fact("silent")
    fingers = sum(to == seat and by not in accusers for by, to in enumerate(view.opened))
    if fingers >= _FINGERS:
        yield Fact("fingers", many=fingers)


def doubts(
    view: State, claims: Sequence[Claim], heard: Heard | None = None
) -> tuple[tuple[int, Fact], ...]:
    """Return by seat what weighs most against it of what does not stand beside its own claims."""
    every = ((seat, against(view, seat, claims, heard)) for seat in range(view.seats))
    found = ((seat, next((one for one in facts if one.key in _ELSE), None))
             for seat, facts in every)  # fmt: skip
    return tuple((seat, fact) for seat, fact in found if fact is not None)


def _shown_lower(
    stacks: Sequence[tuple[int, ...]], seat: int, claims: Sequence[Claim]
) -> tuple[int, int, bool] | None:
    """Return the tower that a seat told last of those that the light showed lower.

    With it come the height that was told, and whether it was told to be done.
    """
    for place, one in reversed(standing(claims, seat).items()):
        if compared(one.phrase, stacks, ())[0] == OTHER:
            return place, one.phrase.height or 0, one.phrase.word == "done"
    return None


def lit_facts(view: State, claims: Sequence[Claim], heard: Heard | None = None) -> tuple[Fact, ...]:
    """Return what the light showed that nobody said, or that was said otherwise."""
    if not view.lit:
        return ()
    stacks, _, hands = view.lit
    owned = view.options.owned
    found: list[tuple[int, Fact]] = []
    for hand in hands:
        seat, place, held = (hand[0], hand[1], hand[2:]) if owned else (NOBODY, hand[0], hand[1:])
        paw = NO_PAW if owned else paw_at(place, view)
        own = [one for one in claims if one.seat == seat and not one.argued]
        of_whom = "" if owned else "paw-" if paw == NO_PAW else "numbered-"
        wanted = _wanted(view, place, held, own, heard)
        for fact in wanted or [Fact("held", size=size) for size in held[:1]]:
            said = Phrase("have", size=fact.size)
            if owned and any(one.seat == seat and one.phrase == said for one in claims):
                continue
            order = 0 if fact.key == "awaited" else 2
            found.append((order, replace(fact, key=f"{of_whom}{fact.key}", seat=seat, paw=paw)))
    for place, stack in enumerate(stacks):
        told = _told(claims, place)
        if told > len(stack):
            key = "lower" if stack else "gone"
            found.append((1, Fact(key, place=place, many=told, shown=len(stack))))
        elif stack != TOWER and not any(_of(one, place) for one in claims):
            found.append((3, Fact("untold", place=place)))
    return tuple(fact for _, fact in sorted(found, key=lambda one: one[0]))


def paw_at(place: int, view: State) -> int:
    """Return the number of the paw that stopped at a place, as all saw it in the dark (W35).

    Where several stopped, nobody can tell whose brick is whose (W18).
    """
    there = [paw for paw, its in view.shades.items() if its == place]
    return there[0] if len(there) == 1 else NO_PAW


def _hand(view: State, seat: int) -> tuple[int, tuple[int, ...]]:
    """Return where a seat's hand stopped and what it held; nothing where hands have no owner."""
    if not view.options.owned:
        return NOBODY, ()
    hands = view.lit[2]
    return next(((one[1], one[2:]) for one in hands if one[0] == seat), (NOBODY, ()))


def _wanted(
    view: State, at: int, held: Sequence[int], own: Sequence[Claim], heard: Heard | None
) -> list[Fact]:
    """Return held bricks that towers lacked next, the highest first: ``awaited`` or ``lacked``.

    It was awaited where its tower had lacked it for long, for so many seconds, while no other of
    its size lay loose, and its holder, who is not at that tower, spoke of neither (``own``).
    """
    stacks, zones, _ = view.lit
    loose = {size for zone in zones for size in zone}
    found = []
    for place, size in _lacked(stacks, held):
        waited = 0 if heard is None else view.options.ticks - heard.get(place, 0)
        kept = at != place and size not in loose and not any(
            one.phrase == Phrase("have", size=size)
            or (_of(one, place) and view.options.ticks - one.tick < TOLD) for one in own
        )  # fmt: skip
        if kept and waited >= LONG:
            found.append(Fact("awaited", place=place, size=size, many=waited // TICKS))
        else:
            found.append(Fact("lacked", place=place, size=size))
    return found


def _lacked(stacks: Sequence[tuple[int, ...]], held: Sequence[int]) -> list[tuple[int, int]]:
    """Return towers that lacked held bricks next, the highest first, each with its brick."""
    waits = [(-len(stack), place, SIZES - len(stack))
             for place, stack in enumerate(stacks) if sound(stack) == len(stack)]  # fmt: skip
    free, found = list(held), []
    for _, place, size in sorted(waits):
        if size in free:
            free.remove(size)
            found.append((place, size))
    return found


def _of(one: Claim, place: int) -> bool:
    """Say whether something was said of a tower."""
    return one.phrase.place == place


def _told(claims: Sequence[Claim], place: int) -> int:
    """Return how high a tower was said to be last; -1 where it was not, or was robbed since."""
    for one in reversed(claims):
        if not one.argued and _of(one, place):
            if one.phrase.word == "robbed":
                return -1
            if one.phrase.height is not None:
                return one.phrase.height
    return -1
