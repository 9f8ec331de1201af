"""The ticks of builds held against a second set of rules, written from RULINGS.md alone.

Verbs by chance, mostly such as touch others: after each tick everything that was offered, felt,
heard and drawn is compared. As many builds as one likes are compared by
``python -m tests.wombat.test_wombat_second 0 300``; of 1000 to 1500 none differed.
The rules leave open what a FEEL that ends `gone` forgets: here, as in the game, what was found; and
whether a PICK that ends `full` does: by the letter of W43 it does.
"""

from __future__ import annotations

import sys
from collections import Counter, deque
from typing import Any, Final

import pytest

from game.core.luck import Luck as MatchLuck
from game.core.luck import Stream, key_of
from game.core.seats import CLOCK, Seat
from game.games.wombat.model import actions as act
from game.games.wombat.model import events as ev
from game.games.wombat.rules import RULES
from game.games.wombat.scenario.tables import lay_out
from game.match import Match
from tests.wombat.second_wombat import PLACES, Luck, Paw, SecondBuild, Verb, size

SEATS: Final = (3, 4, 5, 6)
EAGER: Final = {
    "lay": 12, "take": 8, "pick": 20, "grope": 10, "cover": 2, "go": 6, "give": 3, "turn": 1,
}  # fmt: skip
"""How gladly each verb is given, beside others that weigh one."""
NEAR: Final = (0, 1, 3, 7)
"""Where hands mostly go, so that they meet."""
AS_WRITTEN: Final = {
    "go": [3, 4, 5, 6, 6], "grope": 6, "pick": 3, "feel": 8, "feel_spindle": 6, "feel_brick": 4,
    "lay": 6, "take": 6, "drop": 2, "cover": 2, "turn": 10, "gift": 8, "turn_again": 150,
}  # fmt: skip


class Noted(Stream):
    """A stream that notes what was shuffled out of it."""

    def __init__(self, inner: Stream) -> None:
        super().__init__(0)
        self._inner = inner
        self.drawn: list[int] = []

    def shuffled(self, things: Any) -> Any:
        self.drawn = list(self._inner.shuffled(things))
        return list(self.drawn)


class Ordered(MatchLuck):
    """Somebody's luck, but for the order in which seats come."""

    def __init__(self, inner: MatchLuck, order: Stream) -> None:
        super().__init__(inner.seed)
        self._inner, self._order = inner, order

    def stream(self, purpose: str) -> Stream:
        return self._order if purpose == "order" else self._inner.stream(purpose)


def spelled(verb: Any) -> Verb:
    """Return a verb in the words of scenarios."""
    match verb:
        case act.Go(place):
            return ("go", PLACES[place])
        case act.Feel(what):
            return ("feel", {act.FOUND: "found", act.SPINDLE: "spindle"}.get(what, what))
        case act.Give(what):
            return ("give", what or "take")
        case act.Lay(slot) | act.Drop(slot):
            return (verb.kind, slot)
        case act.Say(phrase):
            return ("say", phrase)
    return (verb.kind,)


class Both:
    """One build, played by both sets of rules."""

    def __init__(self, number: int) -> None:
        chance = self.chance = Stream(key_of("second wombat", number))
        seats = SEATS[chance.below(len(SEATS))]
        advanced = seats > 3 and chance.below(3) > 0
        self.shadows = chance.below(4) > 0
        touch = "shadows" if self.shadows else "own"
        options = {
            "advanced": advanced, "touch": touch, "beginner": chance.below(2) == 0, "seconds": 60
        }  # fmt: skip
        case: dict[str, Any] = {"seats": seats, "seed": chance.below(10**6), "options": options}
        case |= {"find": True} if chance.below(2) else {}
        case |= {"durations": AS_WRITTEN} if chance.below(2) else {}
        out = [seat for seat in range(seats) if chance.below(8) == 0][: seats - 2]
        case |= {"out": {"seats": out}} if out else {}
        table = lay_out(case)
        self.order = Noted(table.luck.stream("order"))
        luck = Ordered(table.luck, self.order)
        self.match = Match(
            RULES, table.seats, table.options, table.seed, journal=table.journal, luck=luck
        )
        state = table.journal.state
        self.living = [seat for seat in range(seats) if seat not in out]
        paws = {
            seat: Paw(PLACES[state.hands[seat].place], state.roles[seat], state.hands[seat].paw)
            for seat in self.living
        }
        lying = dict(zip(PLACES, state.lying, strict=True))
        self.journal = table.journal
        self.mine = SecondBuild(lying, paws, table.options.durations, shadows=self.shadows)
        self.met: Counter[str] = Counter()

    def play(self) -> Counter[str]:
        """Play the build to its end; return what was felt, and how often."""
        for _ in range(600):
            before = len(self.journal.events)
            given = self._give()
            [tick] = self.match.pending()[CLOCK]
            self.match.submit(CLOCK, tick)
            events = self.journal.events[before:]
            sealed = {seat: spelled(verb) for seat, verb in given.items()}
            self.mine.pass_tick(sealed, self._luck(events))
            self._compare(events)
        self._compare_light(events)
        return self.met

    def _give(self) -> dict[int, Any]:
        given: dict[int, Any] = {}
        for seat in self.living:
            pending = self.match.pending().get(Seat(seat), ())
            whole = [verb for verb in pending if verb not in (act.GO, act.SAY)]
            goes = [act.Go(place) for place in range(12)]
            goes = [verb for verb in goes if self.match.accepts(Seat(seat), verb)]
            offered = self.mine.offered(seat, self.mine.tick + 1)
            theirs = {spelled(verb) for verb in (*whole, *goes)}
            assert theirs == offered, (self.mine.tick, seat, theirs ^ offered)
            busy = self.mine.paws[seat].runs is not None
            if self.chance.below(10) < (1 if busy else 6):
                given[seat] = self._one_of(whole, goes)
                self.match.submit(Seat(seat), given[seat])
        return given

    def _one_of(self, whole: list[Any], goes: list[Any]) -> Any:
        if self.chance.below(30) == 0:
            return act.Say("have:5")
        near = [verb for verb in goes if verb.place in NEAR] or goes
        drawn = [(verb, EAGER.get(verb.kind, 1)) for verb in whole]
        drawn += [(near[self.chance.below(len(near))], EAGER["go"])]
        at = self.chance.below(sum(weight for _, weight in drawn))
        for verb, weight in drawn:
            at -= weight
            if at < 0:
                return verb
        raise AssertionError

    def _luck(self, events: list[Any]) -> Luck:
        return Luck(
            self.order.drawn,
            {event.seat: event.percent for event in events if event.kind == "timed"},
            {event.seat: event.brick for event in events if event.kind == "grasped"},
            deque((event.to, event.number) for event in events if event.kind == "paw_numbered"),
        )

    def _compare(self, events: list[Any]) -> None:
        felt = [(e.paw, e.touch.value) for e in events if isinstance(e, ev.Seen)]
        felt += [(int(e.to), e.touch.value) for e in events if isinstance(e, ev.Felt)]
        wanted = self.mine.felt
        if self.shadows:
            for group in wanted:
                found, felt = felt[: len(group)], felt[len(group) :]
                assert set(found) == group, (self.mine.tick, found, group, wanted)
            assert not felt, (self.mine.tick, felt)
        else:
            for seat in self.living:
                mine = [touch for group in wanted for name, touch in group if name == seat]
                theirs = [touch for name, touch in felt if name == seat]
                assert theirs == mine, (self.mine.tick, seat)
        assert not self.mine.luck.numbers, "numbers are drawn anew where a shared place is left"
        self.met.update(touch.split()[0] for group in wanted for _, touch in group)
        heard = [said for event in events for said in self._heard(event)]
        assert heard == self.mine.heard, (self.mine.tick, heard, self.mine.heard)
        for seat, percent in self.mine.luck.percent.items():
            assert 80 <= percent <= 120, seat

    @staticmethod
    def _heard(event: Any) -> list[str]:
        match event:
            case ev.Clacked(place):
                return [f"clack {PLACES[place]}"]
            case ev.Thudded():
                return ["thud"]
            case ev.Scraped():
                return ["scrape"]
            case ev.Said(seat, phrase):
                return [f"say {seat} {phrase.spelled}"]
        return []

    def _compare_light(self, events: list[Any]) -> None:
        [light] = [event for event in events if isinstance(event, ev.Lit)]
        lying = [[size(brick) for brick in self.mine.lying[place]] for place in PLACES]
        assert [list(stack) for stack in light.stacks] == lying[:3]
        assert [sorted(zone) for zone in light.zones] == [sorted(zone) for zone in lying[3:]]
        hands = {
            seat: (PLACES.index(paw.place), *map(size, paw.bricks))
            for seat, paw in self.mine.paws.items()
        }
        mine = [hand if self.shadows else (seat, *hand) for seat, hand in hands.items()]
        assert sorted(light.hands) == sorted(mine)
        whole = sum(stack == [6, 5, 4, 3, 2, 1] for stack in lying[:3])
        assert [event.complete for event in events if event.kind == "counted"] == [whole]


@pytest.mark.slow
def test_builds_are_the_same_tick_by_tick_by_rules_that_were_written_twice() -> None:
    met: Counter[str] = Counter()
    for number in range(12):
        met += Both(number).play()
    every = "at hand found nothing picked full gone size bottom laid in-the-way moved took empty"
    assert set(met) >= {*every.split(), "dropped", "gave", "got", "nobody", "covering", "turned"}


def main() -> None:
    """Play as many builds as are asked for."""
    met: Counter[str] = Counter()
    for number in range(int(sys.argv[1]), int(sys.argv[2])):
        try:
            met += Both(number).play()
        except (AssertionError, KeyError) as error:
            print("build", number, type(error).__name__, error)
    print(met)


if __name__ == "__main__":
    main()
