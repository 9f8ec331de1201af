"""A million random legal actions of Et Bim! over all its tables, every one of them looked at.

Run in a checkout: ``python -m tests.bench.million_actions [--actions N] [--seed S]``. Every seat
count, split, set of modules, house rule and number of rounds has its turn before one comes again.
A match in three is played peacefully, harming nobody while something else can be done: it lasts
until the stock is used up, and the last two often do nothing but discard. Looked at are

- after every event: no card, tile or mission was lost or doubled, and counts agree;
- after every action: the truth has no blanks, no pile or tile lies as the rules forbid, and no
  match exceeds its bound;
- in one match of ``--follow``, after every action: what every viewer was told folds to what it may
  see, the asked seat's own fold to the very same legal actions, and a world imagined from it is
  a whole one.

What fails names its match; ``--only`` plays that one alone.

Without arguments (edition 1; 264 s on one of two cores of a shared server, Python 3.11) it found
no fault and told::

    1,000,104 actions and 4,739,801 events in 264 s
    1,659 matches at 1,152 of 1,152 tables, 166 followed
    matches over by: points 1,101, one-gang 447, stall 111
    rounds over by: one-gang 4,044, stall 931; 113 were won by nobody
    reshuffled 1,378, mulliganed 95, discarded 35,929, passed 0, eliminated 26,335
    reflected 81,003, destroyed 8,351, refused 1,803, recycled 33,576, swapped 31,700,
        shielded 35,283, healed 26,686
    offended 21,097, punished 9,689, fatal 2,128
    longest: Et Bim! 6, Recyclages 4, actions of a match 1,908

No match of chance alone reaches the turn cap or an empty hand; test_turns.py does.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import chain, combinations, pairwise
from typing import Any, Final

from game.core.journal import Journal
from game.core.luck import Luck, Stream, key_of
from game.core.seats import Seat, Viewer
from game.games.et_bim.model.options import CHARLOTTE as HER_MODULE
from game.games.et_bim.model.options import MISSIONS as SECRET_TASKS
from game.games.et_bim.model.options import (
    MODULES,
    ROUNDS,
    SEAT_COUNTS,
    Options,
    splits,
)
from game.games.et_bim.rules import RULES
from game.gangs.model.cards import (
    BLANK,
    CHARLOTTE,
    D20,
    D30,
    DAMAGE,
    LIMIT,
    face_of,
    gang_of,
)
from game.gangs.model.state import NONE, OVER, State
from game.match import Match

PEACEFUL: Final = 3
"""One match in so many harms nobody while something else can be done."""


@cache
def tables() -> list[tuple[int, Options]]:
    """Every table that can be played: seats and options."""
    found = []
    sets = [*chain.from_iterable(combinations(MODULES, size) for size in range(len(MODULES) + 1))]
    for seats in SEAT_COUNTS:
        for modules in sets:
            charlotte = HER_MODULE in modules
            for teams, mystery in splits(seats, charlotte=charlotte):
                for rounds in ROUNDS if SECRET_TASKS in modules else (1,):
                    for heal in (False, True):
                        given = {
                            "teams": list(teams),
                            "mystery": mystery,
                            "modules": list(modules),
                            "rounds": rounds,
                            "heal_needs_damage": heal,
                        }
                        found.append((seats, RULES.options(seats, given)))
    return found


@dataclass
class Figures:
    """What happened in all matches together."""

    actions: int = 0
    matches: int = 0
    followed: int = 0
    events: Counter[str] = field(default_factory=Counter)
    rounds: Counter[str] = field(default_factory=Counter)
    """By reason: why a round, or the only one, was over."""
    ends: Counter[str] = field(default_factory=Counter)
    """By reason: why a match was over."""
    drawn: int = 0
    """Rounds that no gang won."""
    penalties: int = 0
    by_penalty: int = 0
    """Who was eliminated by a penalty of his own."""
    longest: Counter[str] = field(default_factory=Counter)
    """The longest chains of Et Bim! and of Recyclages, and the longest match, in actions."""

    def count(self, events: Sequence[Any]) -> None:
        """Count what happened in a match."""
        self.events.update(event.kind for event in events)
        bims = recycled = 0
        for event, after in pairwise([*events, None]):
            kind = event.kind
            if kind in ("thrown", "replayed"):
                bims = 0
                recycled *= kind == "replayed"
            elif kind == "reflected":
                bims += 1
                self._longest("Et Bim!", bims)
            elif kind == "recycled":
                recycled += 1
                self._longest("Recyclages", recycled)
            elif kind == "offended" and after is not None and after.kind == "laid":
                self.penalties += 1
            elif kind == "laid" and event.by == event.seat:
                self.by_penalty += after is not None and after.kind == "eliminated"
            elif kind == "round_ended" or (kind == "ended" and event.reason != "points"):
                self.rounds[event.reason] += 1
                self.drawn += event.gang == NONE
            if kind == "ended":
                self.ends[event.reason] += 1

    def _longest(self, what: str, length: int) -> None:
        self.longest[what] = max(self.longest[what], length)

    def lines(self, seconds: float, of: int) -> list[str]:
        """Return the figures as lines for people."""
        told = self.events
        played = min(self.matches, of)

        def some(*kinds: str) -> str:
            return ", ".join(f"{kind} {told[kind]:,}" for kind in kinds)

        longest = ", ".join(f"{what} {size:,}" for what, size in self.longest.items())
        return [
            f"{self.actions:,} actions and {sum(told.values()):,} events in {seconds:.0f} s",
            f"{self.matches:,} matches at {played:,} of {of:,} tables, {self.followed:,} followed",
            f"matches over by: {_shares(self.ends)}",
            f"rounds over by: {_shares(self.rounds)}; {self.drawn:,} were won by nobody",
            some("reshuffled", "mulliganed", "discarded", "passed", "eliminated"),
            some("reflected", "destroyed", "refused", "recycled", "swapped", "shielded", "healed"),
            some("offended") + f", punished {self.penalties:,}, fatal {self.by_penalty:,}",
            f"longest: {longest}",
        ]


def _shares(counts: Counter[str]) -> str:
    return ", ".join(f"{reason} {count:,}" for reason, count in counts.most_common())


class Viewers:
    """Everybody's own fold of a match, beside the truth."""

    def __init__(self, match: Match[Any, Any, Any]) -> None:
        self.match = match
        seats = match.seats
        self.views: dict[Viewer, State] = {
            viewer: RULES.initial(seats, match.options)
            for viewer in [None, *map(Seat, range(seats))]
        }
        self.told = dict.fromkeys(self.views, 0)

    def look(self, truth: State, chance: Stream) -> None:
        """Fold what is new, and compare."""
        pending = RULES.pending(truth)
        for viewer, view in self.views.items():
            for event in self.match.observations(viewer, self.told[viewer]):
                RULES.apply(view, event)
                self.told[viewer] += 1
            _compare(view, truth, viewer)
            seen = RULES.pending(view)
            assert list(seen) == list(pending), f"{viewer}: another seat is asked"
            if viewer in pending:
                assert seen == pending, f"{viewer}: other actions are legal"
                world = RULES.determinize(view, viewer, chance)
                assert RULES.hidden_count(world) == 0, f"{viewer}: a world has blanks"
                RULES.check(world)
                assert RULES.pending(world) == pending, f"{viewer}: a world asks otherwise"


_PUBLIC: Final = (
    "phase", "piles", "discard", "totals", "lasts", "alive", "marks", "shield_turns", "tile_at",
    "selection", "turn", "turn_number", "completed", "mulligans", "played", "idle", "card",
    "player", "target", "bims", "chooser", "touched", "by", "tokens", "deeds", "points", "round",
    "winners", "reason", "gang", "out_turns", "open_sets", "next_card",
)  # fmt: skip
"""What everybody sees alike."""


def _compare(view: State, truth: State, viewer: Viewer) -> None:
    for name in _PUBLIC:
        assert getattr(view, name) == getattr(truth, name), f"{viewer}: {name} differs"
    assert len(view.bag) == len(truth.bag), f"{viewer}: the stock differs"
    for seat, (seen, held) in enumerate(zip(view.hands, truth.hands, strict=True)):
        assert len(seen) == len(held), f"{viewer}: the hand of {seat} differs"
        known = Counter(face for face in seen if face != BLANK)
        assert known <= Counter(held), f"{viewer}: a wrong card at {seat}"
        assert seat != viewer or seen == held, f"{viewer}: does not know its hand"
    for seen, true in zip(
        (*view.characters, *view.missions), (*truth.characters, *truth.missions), strict=True
    ):
        assert seen in (BLANK, true), f"{viewer}: a wrong tile or mission"


def check_table(state: State) -> None:
    """Check what the rules forbid to lie on a table."""
    for seat in range(state.n):
        damage = [face_of(card) for card in state.piles[seat] if DAMAGE[face_of(card)]]
        assert state.options.oups or all(
            below != above or above not in (D20, D30) for below, above in pairwise(damage)
        ), "a 20 on a 20, or a 30 on a 30"
        assert state.lasts[seat] == (damage[-1] if damage else -1), "a last damage is wrong"
        assert state.totals[seat] <= LIMIT
        if state.marks[seat] != NONE:
            assert state.turn_number - state.shield_turns[seat] <= state.n, "an eternal shield"
        if not state.alive[seat]:
            assert not state.hands[seat] and not state.piles[seat]  # noqa: PT018 one fact
            assert state.marks[seat] == NONE, "a shield on the dead"
    if state.phase != OVER:
        gangs = {gang_of(state.character_at(seat)) for seat in state.living()} - {CHARLOTTE}
        assert len(gangs) > 1, "one gang alone lives and the match goes on"
        assert state.mulligans <= 3
        assert state.alive[state.turn], "the dead are on turn"


def _harmless(legal: Sequence[Any]) -> Sequence[Any]:
    mild = [
        action
        for action in legal
        if action.kind != "attempt" and not (action.kind == "throw" and DAMAGE[action.face])
    ]
    return mild or legal


def play(
    number: int, seats: int, options: Options, seed: int, figures: Figures, follow: int
) -> None:
    """Play a match to its end, looking at it all the time."""
    luck = Luck(key_of("million", seed, number))
    chance = Stream(key_of("million chooses", seed, number))
    peaceful = not chance.below(PEACEFUL)

    def fold(state: State, event: Any) -> None:
        RULES.apply(state, event)
        RULES.check(state)

    journal: Journal[State, Any] = Journal(RULES.initial(seats, options), fold)
    RULES.deal(journal, luck)
    truth = journal.state
    match: Match[Any, Any, Any] = Match(
        RULES, seats, options, luck.seed, journal=journal, luck=luck
    )
    followed = follow > 0 and number % follow == 0
    viewers = Viewers(match) if followed else None
    imagined = Stream(key_of("million worlds", seed, number))
    bound, actions = RULES.turns_bound(truth), 0
    while asked := RULES.pending(truth):
        [(seat, legal)] = asked.items()
        assert legal, "nothing is legal"
        assert len(set(legal)) == len(legal), "an action is offered twice"
        choice = _harmless(legal) if peaceful else legal
        RULES.play(journal, luck, seat, choice[chance.below(len(choice))])
        actions += 1
        assert actions < bound, "the match does not end"
        assert RULES.hidden_count(truth) == 0, "the truth has blanks"
        check_table(truth)
        if viewers is not None:
            viewers.look(truth, imagined)
    assert RULES.outcome(truth) is not None
    figures.actions += actions
    figures.matches += 1
    figures.followed += followed
    figures.count(journal.events)
    figures.longest["actions of a match"] = max(figures.longest["actions of a match"], actions)


class Soak:
    """Matches one after the other, numbered from 0, each at the next table of a shuffled list."""

    def __init__(self, seed: int, follow: int) -> None:
        self.seed = seed
        self.follow = follow
        self.every = tables()
        self._cycle, self._turns = -1, self.every
        self.figures = Figures()

    def table(self, number: int) -> tuple[int, Options]:
        """The table of a match: all have their turn before one comes again."""
        cycle, at = divmod(number, len(self.every))
        if cycle != self._cycle:
            self._cycle = cycle
            self._turns = Stream(key_of("million tables", self.seed, cycle)).shuffled(self.every)
        return self._turns[at]

    def play(self, number: int) -> None:
        """Play a match; what fails names it."""
        seats, options = self.table(number)
        try:
            play(number, seats, options, self.seed, self.figures, self.follow)
        except Exception as error:
            error.add_note(
                f"match {number}: --seed {self.seed} --only {number}; {seats} seats, "
                f"{options.to_json()}"
            )
            raise

    def run(self, actions: int) -> Figures:
        """Play whole matches until so many actions are done."""
        while self.figures.actions < actions:
            self.play(self.figures.matches)
        return self.figures


def main(argv: Sequence[str] | None = None) -> None:
    """Play, and print what happened."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--actions", type=int, default=1_000_000, help="play at least so many")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--follow", type=int, default=10, help="1 match in so many, 0 for none")
    parser.add_argument("--only", type=int, help="play this match alone")
    asked = parser.parse_args(argv)
    soak = Soak(asked.seed, asked.follow if asked.only is None else 1)
    begun = time.perf_counter()
    if asked.only is None:
        soak.run(asked.actions)
    else:
        soak.play(asked.only)
    print("\n".join(soak.figures.lines(time.perf_counter() - begun, len(soak.every))))


if __name__ == "__main__":
    main()
