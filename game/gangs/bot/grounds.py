"""Grounds: what a choice was made of, in numbers: parts of values, and acts that moved a chance.

Work for who asks, after the choice: nothing here decides anything.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import compress, pairwise
from operator import and_, itemgetter
from typing import Any, Final

from game.ai.evidence import strongest
from game.gangs.bot.policy import Faith, Policy, action_row, aimed_at
from game.gangs.bot.record import Record
from game.gangs.bot.splits import Worlds
from game.gangs.bot.traits import NAMES, Glance
from game.gangs.model import events as ev
from game.gangs.model.actions import (
    ACTIONS,
    Action,
    Answer,
    Throw,
)
from game.gangs.model.cards import CARD_NAMES
from game.gangs.model.state import State

WEIGHED: Final = 150_000
"""So many weights of worlds are remembered at most, before and after acts."""
TOLD: Final = 3
"""So many acts are named for one chance."""
FELT: Final = 0.01
"""Acts that move a chance less are not worth a word."""


# ---------------------------------------------------------------- parts


def parts(policy: Policy, glance: Glance, faith: Faith, action: Action) -> dict[str, float]:
    """Return what the value of an action is made of, by trait; it is the sum of the parts."""
    row = action_row(glance, faith, action)
    found = {NAMES[index]: policy.weights[index] * its for index, its in row.items()}
    return {name: part for name, part in found.items() if part}


def explained(
    why: Mapping[str, Any],
    policy: Policy,
    glance: Glance,
    faith: Faith,
    evidence_of: Callable[[int], list[dict[str, Any]]],
) -> dict[str, Any]:
    """Return the reasons of a choice with the parts of every value and what tipped it.

    ``why`` holds the choice as ``action``; ``evidence_of`` tells of a tile what moved its chance.
    """
    values = []
    for each in why["values"]:
        made = parts(policy, glance, faith, ACTIONS.read(each))
        values.append({**each, "parts": {name: round(part, 2) for name, part in made.items()}})
    done = ACTIONS.read(why["action"])
    place = aimed_at(done, glance.view)
    told: list[dict[str, Any]] = []
    if place is not None and place != glance.seat:
        told = evidence_of(glance.view.tile_at[place])
    answered = {"answered": CARD_NAMES[glance.view.card & 15]} if isinstance(done, Answer) else {}
    turn = glance.view.turn_number
    return {**why, "turn": turn, "at": place, "values": values, "evidence": told, **answered}


# ---------------------------------------------------------------- evidence


@dataclass(frozen=True, slots=True, eq=False)
class WeighedAct:
    """One act, and what the weights of worlds were before and after it was seen."""

    turn: int
    seat: int
    act: dict[str, Any]
    ends: tuple[int, int]
    """The tiles of its author and of whom it was aimed at, -1 for nobody's."""
    worlds: Worlds
    before: list[float]
    after: list[float]


class Chronicle(Record):
    """A record that remembers which act moved it how."""

    def __init__(self, *facts: Any) -> None:
        """Begin before the deal."""
        self.steps: deque[WeighedAct] = deque()
        super().__init__(*facts)

    def observe(self, event: ev.Event) -> None:
        """Take one public event in."""
        before, worlds, turn = self.acts, self.worlds, self.view.turn_number
        act = act_of(event, self.view)
        ends = (-1, -1) if act is None else _ends(act, self.view)
        super().observe(event)
        if isinstance(event, ev.RoundBegan):
            self.steps.clear()
        if act is None or self.acts is before or self.worlds is not worlds:
            return
        seat = int(act.pop("seat"))
        self.steps.append(WeighedAct(turn, seat, act, ends, worlds, before, self.acts))
        while sum(len(step.after) for step in self.steps) > WEIGHED:
            self.steps.popleft()


def act_of(event: ev.Event, view: State) -> dict[str, Any] | None:
    """Return an act as plain data, as its author's action with the seat; None for what is none."""
    match event:
        case ev.Thrown(seat, face, target):
            return {"seat": seat, **Throw(face, target).to_json()}
        case ev.Replayed(seat, card, target):
            # for who reads it, a replayed card is as good as one from the hand
            return {"seat": seat, **Throw(card & 15, target).to_json()}
        case ev.Swapped(by, first, second):
            return {"seat": by, "kind": "second", "first": first, "place": second}
        case ev.Accepted(seat) | ev.Reflected(seat):
            other = view.other_side()
            back = "bim" if isinstance(event, ev.Reflected) else None
            of = CARD_NAMES[view.card & 15]
            return {"seat": seat, "kind": "answer", "card": back, "of": of, "target": other}
        case _:
            return None


def _ends(act: Mapping[str, Any], view: State) -> tuple[int, int]:
    target = act.get("target")
    return view.tile_at[act["seat"]], -1 if target is None else view.tile_at[target]


def evidence(
    steps: Iterable[WeighedAct],
    gangs: Mapping[int, int],
    sizes: Mapping[int, tuple[int, int]],
    mine: int,
    tile: int,
) -> list[dict[str, Any]]:
    """Return the acts that moved the chance of a tile most, in the order of the match.

    ``gangs`` are the tiles that are known for certain now, ``sizes`` by gang size and sort.
    """
    masks: dict[int, tuple[bytes, bytes]] = {}
    shares: dict[int, float] = {}  # what is after one act is before the next
    found = []
    for step in steps:
        both = masks.get(id(step.worlds))  # no step is dropped meanwhile: ids stay
        if both is None:
            mask = _fitting(step.worlds, gangs, sizes)
            friends = step.worlds.same(mine, tile)
            both = masks[id(step.worlds)] = mask, bytes(map(and_, mask, friends))
        for weights in (step.before, step.after):
            if id(weights) not in shares:
                shares[id(weights)] = _share(weights, *both)
        before, after = shares[id(step.before)], shares[id(step.after)]
        found.append((abs(after - before), step, before, after))
    moved = strongest([one for one in found if one[0] >= FELT], itemgetter(0), TOLD)
    told = [
        _named(step.turn, step.seat, step.act, before, after) for _, step, before, after in moved
    ]
    if moved:
        most = max(moved, key=itemgetter(0))
        step = most[1]
        mask, _ = masks[id(step.worlds)]

        def chance(other: int) -> float:
            friends = step.worlds.same(mine, other)
            return _share(step.after, mask, bytes(map(and_, mask, friends)))

        _link(told[moved.index(most)], tile, step.ends, chance)
    return told


def _link(
    act: dict[str, Any], tile: int, ends: tuple[int, int], chance: Callable[[int], float]
) -> None:
    """Add to an act that moved a tile's chance at which end of it the tile was.

    Beside that stands the ``chance`` that was given to whoever was at the other end.
    """
    if tile in ends and -1 not in ends:
        author = tile == ends[0]
        act["about"] = "author" if author else "target"
        act["other"] = round(chance(ends[author]), 3)


def _share(weights: Sequence[float], mask: bytes, both: bytes) -> float:
    # weights of all worlds add up to 1: only those of some have to be added
    total = sum(compress(weights, mask)) if 0 in mask else 1.0
    return sum(compress(weights, both)) / total if total > 0 else 0.0


def _fitting(
    worlds: Worlds, gangs: Mapping[int, int], sizes: Mapping[int, tuple[int, int]]
) -> bytes:
    """Return for every world whether the known tiles lie in it as they are known to, 0 or 1."""
    mask = bytes([1]) * worlds.count
    known = list(gangs.items())
    for at, (tile, gang) in enumerate(known):
        columns = [(worlds.same(tile, other), gang == its) for other, its in known[:at]]
        if len(set(worlds.sizes)) > 1:
            columns.append((worlds.sized(tile, sizes[gang]), True))
        for column, wanted in columns:
            mask = bytes(map(and_, mask, column if wanted else column.translate(_OTHER)))
    return mask


_OTHER: Final = bytes((1, 0)).ljust(256, b"\0")
"""Turns 0 to 1 and 1 to 0."""


def recalled(
    rows: Sequence[Sequence[float]], deeds: Sequence[Any], tile: int
) -> list[dict[str, Any]]:
    """Return the same of a tile from deeds remembered, and all chances before and after each."""
    chances = [row[tile] for row in rows]
    felt = [
        (much, at, before, after)
        for at, (before, after) in enumerate(pairwise(chances))
        if (much := abs(after - before)) >= FELT
    ]
    moved = strongest(felt, itemgetter(0), TOLD)
    told = {}
    for _, at, before, after in moved:
        deed = deeds[at]
        act = Throw(deed.face, deed.target).to_json()
        told[at] = _named(deed.turn, deed.author, act, before, after)
    if moved:
        at = max(moved, key=itemgetter(0))[1]
        _link(told[at], tile, (deeds[at].by, deeds[at].to), lambda other: rows[at + 1][other])
    return list(told.values())


def _named(
    turn: int, seat: int, act: dict[str, Any], before: float, after: float
) -> dict[str, Any]:
    moved = {"before": round(before, 3), "after": round(after, 3)}
    return {"seat": seat, "turn": turn, "act": act, **moved}
