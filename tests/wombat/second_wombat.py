"""A build of Branle-bas de Wombat a second time, from RULINGS.md alone (W18 on).

Nothing here comes from the game's own rules: what both agree on was understood twice. Luck is told:
the order of a tick, jitter, what a GROPE finds, and how numbers of paws are drawn anew.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

PLACES: Final = (*"ABC", *"123456789")
GRID: Final = ("123", "ABC", "456", "789")  # W19
RING: Final = "12369874"  # W20
FORBIDDEN: Final = {"trusting": "take", "helpless": "pick", "generous": "lay"}  # W12, W29, W30
ROOM: Final = 2
Verb = tuple[Any, ...]


def steps(one: str, other: str) -> int:
    """W19: rows and columns between two places."""
    (row, column), (down, across) = (
        next((r, line.index(place)) for r, line in enumerate(GRID) if place in line)
        for place in (one, other)
    )
    return abs(row - down) + abs(column - across)


def turned(place: str) -> str:
    """W20: where a place's bricks lie after a quarter."""
    if place in "ABC":
        return "BCA"["ABC".index(place)]
    return place if place == "5" else RING[(RING.index(place) + 2) % 8]


@dataclass
class Paw:
    """One hand."""

    place: str
    role: str
    number: int = 0
    bricks: list[int] = field(default_factory=list)
    found: int | None = None
    runs: Verb | None = None
    waits: Verb | None = None
    due: int = 0
    begun: int = 0
    percent: int = 100
    finger: int | None = None
    covers: bool = False
    ended_turn: int = -(10**9)

    @property
    def free(self) -> bool:
        return self.runs is None


@dataclass
class Luck:
    """What was drawn for one tick."""

    order: Sequence[int]
    percent: Mapping[int, int]
    found: Mapping[int, int]
    numbers: deque[tuple[int, int]]


class SecondBuild:
    """The box, the hands, and what a tick does to them."""

    def __init__(
        self, lying: Mapping[str, list[int]], paws: dict[int, Paw], durations: Any, *, shadows: bool
    ) -> None:
        self.lying = {place: list(lying[place]) for place in PLACES}
        self.paws = paws
        self.base = durations
        self.shadows = shadows
        self.tick = 0
        self.felt: list[set[tuple[int, str]]] = []
        """What was felt, in order: under numbers of paws, or by seats; of what a group holds the
        rules fix no order."""
        self.heard: list[str] = []

    # ------------------------------------------------------------ what is offered

    def offered(self, seat: int, tick: int) -> set[Verb]:
        """W42."""
        paw = self.paws[seat]
        place, held, found, turn = (
            paw.place, len(paw.bricks), paw.found is not None, paw.ended_turn
        )  # fmt: skip
        match paw.runs:
            case ("go", to):
                place, found = to, False
            case ("grope",):
                found = True
            case ("pick",):
                held, found = held + 1, False
            case ("take",) | ("give", "take"):
                held += 1
            case ("lay" | "drop" | "give", _):
                held -= 1
            case ("turn",):
                found, turn = False, tick
        every = self._possible(place, min(held, ROOM), found, tick - turn)
        legal = {verb for verb in every if verb[0] != FORBIDDEN.get(paw.role)}
        holds = paw.role == "trusting" and paw.runs is not None and paw.runs[0] == "lay"  # W39
        if paw.waits is not None or (not holds and (paw.runs is not None or paw.covers)):
            legal.add(("stop",))
        return legal

    def _possible(self, place: str, held: int, found: bool, since: int) -> Iterator[Verb]:
        slots = range(1, held + 1)
        yield from (("go", other) for other in PLACES if other != place)
        yield from (("feel", slot) for slot in slots)
        yield from (("give", slot) for slot in slots)
        yield ("give", "take")
        if place in "ABC":
            yield from (("take",), ("cover",), ("feel", "spindle"))
            yield from (("lay", slot) for slot in slots)
        else:
            yield ("grope",)
            yield from (("drop", slot) for slot in slots)
        if found:
            yield from (("pick",), ("feel", "found"))
        if since >= self.base.turn_again:
            yield ("turn",)

    # ------------------------------------------------------------ a tick (W36)

    def pass_tick(self, given: Mapping[int, Verb], luck: Luck) -> None:
        self.tick += 1
        self.felt, self.heard, self.luck = [], [], luck
        for seat in luck.order:
            if seat in given:
                self._take_in(seat, given[seat])
        for seat in luck.order:
            paw = self.paws.get(seat)
            if paw is not None and paw.runs is not None and paw.due <= self.tick:
                self._end(seat, paw, paw.runs)
        met: set[int] = set()
        for seat in luck.order:
            paw = self.paws.get(seat)
            if paw is not None and paw.free and paw.waits is not None and seat not in met:
                met |= self._begin(seat, paw)

    def _tell(self, *seats: int, touch: str) -> None:
        by = {seat: self.paws[seat].number if self.shadows else seat for seat in seats}
        if by:
            self.felt.append({(name, touch) for name in by.values()})

    def _others(self, seat: int) -> list[int]:
        return [its for its, paw in self.paws.items()
                if its != seat and paw.place == self.paws[seat].place]  # fmt: skip

    def _take_in(self, seat: int, verb: Verb) -> None:
        if verb[0] == "say":  # W47
            self.heard.append(f"say {seat} {verb[1]}")
            return
        paw = self.paws[seat]
        if verb != ("stop",):
            paw.waits = verb  # W24: a newer one replaces it
            return
        paw.waits = None
        if not (paw.runs is not None and paw.runs[0] == "lay" and paw.role == "trusting"):  # W39
            paw.runs = None
        paw.covers = False

    # ------------------------------------------------------------ beginning

    def _begin(self, seat: int, paw: Paw) -> set[int]:
        verb, paw.waits = paw.waits, None
        assert verb is not None
        if verb not in self.offered(seat, self.tick):
            return set()  # W42: it lapses
        paw.runs, paw.begun, paw.covers, paw.finger = verb, self.tick, False, None  # W46
        if verb[0] == "give":
            paw.due = self.tick + self.base.gift + 1
            return self._meet(seat, paw)
        paw.percent = self.luck.percent[seat]
        paw.due = self.tick + self._lasts(self._base(paw, verb), paw)
        return set()

    def _base(self, paw: Paw, verb: Verb) -> int:
        if verb[0] == "go":
            return int(self.base.go[steps(paw.place, verb[1]) - 1])
        name = "feel_spindle" if verb == ("feel", "spindle") else verb[0]
        return int(getattr(self.base, name))

    @staticmethod
    def _lasts(base: int, paw: Paw) -> int:
        return max(1, (base * paw.percent + 50) // 100)  # W40

    def _meet(self, seat: int, paw: Paw) -> set[int]:
        """W45: a gift passes as soon as both hands hold still for it."""

        def pair(its: int) -> tuple[int, int]:
            return (its, seat) if paw.runs == ("give", "take") else (seat, its)

        there = [
            its for its in self.luck.order
            if its in self.paws and its in self._others(seat)
            and (runs := self.paws[its].runs) is not None and runs[0] == "give"
            and (runs == ("give", "take")) != (paw.runs == ("give", "take"))
            and self.tick - self.paws[its].begun <= self.base.gift
            and len(self.paws[pair(its)[1]].bricks) < ROOM
        ]  # fmt: skip
        if not there:
            return set()
        giver, taker = pair(min(there, key=lambda its: self.paws[its].begun))
        gives = self.paws[giver].runs
        assert gives is not None
        self.paws[taker].bricks.append(self.paws[giver].bricks.pop(gives[1] - 1))
        self.paws[giver].runs = self.paws[taker].runs = None
        self._tell(giver, touch="gave")
        self._tell(taker, touch="got")
        return {giver, taker}

    # ------------------------------------------------------------ ending

    def _end(self, seat: int, paw: Paw, verb: Verb) -> None:
        if verb == ("feel", "spindle"):
            self._finger(seat, paw)
            return
        paw.runs = None
        match verb:
            case ("go", to):
                self._arrive(seat, paw, to)
            case ("grope",):
                paw.found = self.luck.found.get(seat)
                assert paw.found is None or paw.found in self.lying[paw.place]
                self._tell(seat, touch="nothing" if paw.found is None else "found")
            case ("pick",):
                self._pick(seat, paw)
            case ("feel", what):
                brick = paw.found if what == "found" else paw.bricks[what - 1]
                gone = what == "found" and brick not in self.lying[paw.place]
                if gone:  # W43 does not say so; whoever was told that it is gone has found nothing
                    paw.found = None
                self._tell(seat, touch="gone" if gone or brick is None else f"size {size(brick)}")
            case ("drop", slot):
                self.lying[paw.place].append(paw.bricks.pop(slot - 1))
                self._tell(seat, touch="dropped")
                self.heard.append("thud")
            case ("cover",):
                paw.covers = True
                self._tell(seat, touch="covering")
            case ("give", _):
                others = self._others(seat)
                self._tell(seat, touch="hand" if others else "nobody")
                self._tell(*others, touch="hand")
            case ("turn",):
                self._turn(seat, paw)
            case _:
                self._at_spindle(seat, paw, verb)

    def _arrive(self, seat: int, paw: Paw, to: str) -> None:
        shared = {seat, *self._others(seat)}
        if self.shadows and len(shared) > 1:  # W53
            drawn = dict(self.luck.numbers.popleft() for _ in shared)
            assert set(drawn) == shared
            assert sorted(drawn.values()) == sorted(self.paws[its].number for its in shared)
            for its, number in drawn.items():
                self.paws[its].number = number
        paw.place, paw.found = to, None
        self._tell(seat, touch=f"at {to}")
        others = self._others(seat)
        if to in "ABC" and others:  # W49
            self._tell(seat, touch="hand")
            self._tell(*others, touch="hand")

    def _pick(self, seat: int, paw: Paw) -> None:
        lying = self.lying[paw.place]
        brick, paw.found = paw.found, None  # W43, by the letter
        if len(paw.bricks) == ROOM:
            self._tell(seat, touch="full")
        elif brick is None or brick not in lying:
            self._tell(seat, touch="gone")
        else:
            lying.remove(brick)
            paw.bricks.append(brick)
            self._tell(seat, touch="picked")

    def _at_spindle(self, seat: int, paw: Paw, verb: Verb) -> None:
        stack = self.lying[paw.place]
        covering = [its for its in self._others(seat) if self.paws[its].covers]
        if covering:  # W25, W55
            self._tell(seat, touch="in-the-way")
            self._tell(*covering, touch="in-the-way")
        elif verb[0] == "lay":
            stack.append(paw.bricks.pop(verb[1] - 1))
            self._tell(seat, touch="laid")
            self.heard.append(f"clack {paw.place}")
        elif len(paw.bricks) == ROOM:
            self._tell(seat, touch="full")
        elif not stack:
            self._tell(seat, touch="empty")
        else:
            paw.bricks.append(stack.pop())
            self._tell(seat, touch="took")
            self.heard.append(f"clack {paw.place}")

    def _finger(self, seat: int, paw: Paw) -> None:
        """W54."""
        stack = self.lying[paw.place]
        if paw.finger is None:
            paw.finger = len(stack) - 1
        else:
            paw.finger = min(paw.finger, len(stack) - 1)
            if paw.finger >= 0:
                self._tell(seat, touch=f"size {size(stack[paw.finger])}")
            paw.finger -= 1
        if paw.finger < 0:
            self._tell(seat, touch="bottom")
            paw.runs = None
        else:
            paw.due = self.tick + self._lasts(self.base.feel_brick, paw)

    def _turn(self, seat: int, paw: Paw) -> None:
        """W20, W44."""
        self.lying = {turned(place): bricks for place, bricks in self.lying.items()}
        paw.ended_turn = self.tick
        self._tell(seat, touch="turned")
        self.heard.append("scrape")
        moved = []
        for its, other in self.paws.items():
            other.found = None
            if other.runs is not None and (
                other.runs[0] in ("lay", "take") or other.runs == ("feel", "spindle")
            ):
                other.runs = None
                moved.append(its)
        self._tell(*moved, touch="moved")


def size(brick: int) -> int:
    """Return how large a brick is: three of each size."""
    return brick // 3 + 1
