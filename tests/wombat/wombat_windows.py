"""Two windows on two matches of Wombat that one viewer cannot tell apart, run in step.

What is compared is what ``tests.secrecy.witness`` notes: calls that draw, pixels, sounds, captions,
speech, log, files, and the millisecond at which each was so. Hands of others do what both worlds
allow, straight into the session as bots' answers would; who looks on presses keys.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final
from unittest import mock

from game.core.luck import Stream, key_of
from game.core.seats import CLOCK, Seat, Viewer
from game.games.wombat.board.touches import PLACE_KEYS, VERB_KEYS
from game.games.wombat.model.options import SHADOWS
from game.games.wombat.model.places import BRICKS, PLACES, SPINDLES
from game.games.wombat.rules import RULES
from game.scenes.kit import Kit
from game.scenes.shared.live_couch import LiveCouchScene
from game.scenes.table.table import TableScene
from game.session import Session, make_head
from game.stage.input.inputs import KeyPressed
from game.stage.paint.art import Art
from game.store.heads import HUMAN
from game.store.settings import Settings
from tests.secrecy.botting import Silent
from tests.secrecy.filing import created
from tests.secrecy.pairing import NAMES, difference
from tests.secrecy.witness import Witness
from tests.wombat.wombat_running import Open

FREE: Final = ("basic", "wicked", "confused")
RESTRICTED: Final = ("trusting", "helpless", "generous")
SORTS: Final = ("bricks", "roles", "confused", "restricted")
"""What is exchanged: two bricks, two unrestricted roles, Basic and Confused before the switch, or a
restriction that is never met and a role without one; for leaks ``sizes``, those of all bricks."""
LAWFUL: Final = {
    "bricks": ("felt", "seen", "lit"),
    "sizes": ("lit",),
    "confused": ("switched", "ended"),
}
"""By sort, the facts that tell a viewer what was exchanged; of roles the end alone."""
SKIPPED: Final = (0, 0, 90, 585, 600)
"""So many ticks pass before the windows open: the lights go on at 600, then all point and argue."""
BEHIND: Final = 640
HALVES: Final = ("left", "right")


@dataclass(frozen=True)
class Plan:
    """What a pair is made of."""

    seats: int
    given: dict[str, Any]
    seed: int
    sort: str
    viewer: Viewer
    """Whose window it is; nobody's where somebody watches, or several sit around one screen."""
    people: int
    settings: Settings
    frame_ms: int
    skipped: int
    on_file: bool
    paints: bool


def plan(chance: Stream, sort: str, skipped: int | None) -> Plan:
    """Draw a table and whose eyes look at it."""
    seats = 4 + chance.below(3)
    couch = not chance.below(2)
    given = {
        "seconds": 60, "advanced": True, "debate": 0, "touch": SHADOWS if couch else "own",
        "beginner": not chance.below(3),
    }  # fmt: skip
    settings = Settings(
        language=("fr", "en")[chance.below(2)],
        reduced_motion=bool(chance.below(2)),
        captions=bool(chance.below(2)),
        speech=True,
    )
    alone = chance.below(seats + 1)
    if sort == "sizes":  # of somebody who only watches: whoever plays would feel it soon
        couch, alone, given["touch"] = False, seats, "own"
    drawn = SKIPPED[chance.below(len(SKIPPED))]
    return Plan(
        seats=seats, given=given, seed=chance.below(10**9), sort=sort,
        viewer=None if couch or alone == seats else Seat(alone), people=2 if couch else 0,
        settings=settings, frame_ms=(37, 50, 110)[chance.below(3)],
        skipped=drawn if skipped is None else skipped,
        on_file=bool(chance.below(2)), paints=not chance.below(4),
    )  # fmt: skip


def worlds(its: Plan, chance: Stream) -> tuple[Open, Open] | None:
    """Deal twice and exchange in the second world; None where there is nothing to exchange."""
    one, other = (Open(its.seats, its.seed, its.given) for _ in range(2))
    truth = other.truth
    if its.sort == "sizes":
        for bricks in truth.lying:
            bricks[:] = [BRICKS - 1 - brick for brick in bricks]
        return one, other
    if its.sort == "bricks":
        lying = [
            (place, slot)
            for place in range(SPINDLES, PLACES)
            for slot in range(len(truth.lying[place]))
        ]
        (a, i), (b, j) = chance.shuffled(lying)[:2]
        first, second = truth.lying[a][i], truth.lying[b][j]
        truth.lying[a][i], truth.lying[b][j] = second, first
        return one, other
    # keys of people are pressed blindly, and would meet a restriction
    first = its.people if its.sort == "restricted" else 0
    others = [seat for seat in range(first, its.seats) if seat != its.viewer]
    of_sort = {"roles": FREE, "confused": ("basic", "confused")}
    kinds = {truth.roles[seat]: seat for seat in chance.shuffled(others)}
    if its.sort == "restricted":
        sides = [[kinds[role] for role in some if role in kinds] for some in (RESTRICTED, FREE)]
        pair = [side[0] for side in sides if side]
    else:
        pair = [kinds[role] for role in of_sort[its.sort] if role in kinds][:2]
    if len(pair) < 2:
        return None
    a, b = pair
    truth.roles[a], truth.roles[b] = truth.roles[b], truth.roles[a]
    return one, other


class Window:
    """One world, and the real scene that shows it."""

    def __init__(self, art: Art, world: Open, its: Plan, folder: Path) -> None:
        self.world = world
        self.kit = Kit(art, its.settings.model_copy(), folder)
        self.witness = Witness(self.kit, paints=its.paints)
        kinds = ["random"] * its.seats
        for seat in range(its.people) if its.viewer is None else (its.viewer,):
            kinds[seat] = HUMAN
        head = make_head("wombat", kinds, NAMES[: its.seats], its.given, its.seed)
        head = head.model_copy(update={"salt": "of a pair"})
        recorder = created(folder, head) if its.on_file else None
        with mock.patch("game.session.bots.Everybody", Silent):
            self.session = Session(head, recorder, data=folder, match=world.match)
        self.session.look_back()
        for seat, half in zip(range(its.people), HALVES, strict=False):
            self.kit.claims.claim(Seat(seat), half)
        self.scene: Any = (
            LiveCouchScene(self.kit, self.session)
            if its.people
            else TableScene(self.kit, self.session, watch=its.viewer is None)
        )
        self.witness.sit(self.scene)

    @property
    def on_top(self) -> bool:
        return self.witness.top is self.scene


class Duel:
    """Two windows in step."""

    def __init__(self, arts: tuple[Art, Art], its: Plan, found: Any, chance: Stream, folder: Path):
        self.its, self.worlds, self.chance = its, found, chance
        self.compared = self.told = 0
        self.over = False
        self._skip()
        self.windows = [
            Window(art, world, its, folder / name)
            for art, world, name in zip(arts, found, ("one", "other"), strict=True)
        ]

    def _skip(self) -> None:
        while not self.over and len(self.worlds[0].match.heard(None)) < 10**6:
            one = self.worlds[0].truth
            gone = one.tick + (0 if one.phase == "build" else BEHIND)
            if gone > self.its.skipped:
                return
            for seat in range(self.its.seats):
                self._plays(Seat(seat), [world.match.submit for world in self.worlds])
            for world in self.worlds:
                world.match.submit(CLOCK, world.match.pending()[CLOCK][0])
            self._tell()

    def run(self, frames: int) -> None:
        """Let so many pictures pass in both, or until they may differ."""
        for frame in range(frames):
            if self.over:
                return
            for window in self.windows:
                window.witness.pass_time(self.its.frame_ms)
            self._tell()
            if self.over:
                return
            self._compare(pixels=self.its.paints and frame % 20 == 0)
            self._act()
            self._tell()

    def _tell(self) -> None:
        """See what the viewer was told since, and whether it may tell the worlds apart."""
        here, there = (world.match.heard(self.its.viewer, self.told) for world in self.worlds)
        for mine, other in zip(here, there, strict=False):
            if mine != other:
                lawful = LAWFUL.get(self.its.sort, ("ended",))
                assert mine.kind in lawful, f"told of what it was not: {mine} or {other}"
                self.over = True
                return
        assert len(here) == len(there), "one world told more"
        self.told += len(here)
        self.over = any(world.match.outcome() is not None for world in self.worlds)

    def _compare(self, *, pixels: bool) -> None:
        told = []
        for window in self.windows:
            window.witness.look(pixels=pixels)
            told.append(window.witness.take())
        self.compared += len(told[0])
        if told[0] != told[1]:
            raise AssertionError(difference(*told))

    # ------------------------------------------------------------ who acts

    def _act(self) -> None:
        if not all(window.on_top for window in self.windows):
            assert not any(window.on_top for window in self.windows), "one world stops"
            if self.windows[0].witness.top.name != "count":
                self._hear(KeyPressed("enter"))
            return
        people = range(self.its.people) if self.its.viewer is None else (self.its.viewer,)
        for seat in range(self.its.seats):
            if seat not in people:
                self._plays(Seat(seat), [window.session.submit for window in self.windows])
            elif not self.chance.below(3):
                half = seat if self.its.people else 0
                keys = [*PLACE_KEYS[half], *VERB_KEYS[half]]
                place = keys[self.chance.below(len(keys))]
                source = HALVES[half] if self.its.people else ""
                self._hear(KeyPressed(place.lower(), place=place, source=source))

    def _plays(self, seat: Seat, submits: list[Any]) -> None:
        """Let a hand do what both worlds allow, or nothing."""
        if self.chance.below(4):
            return
        legal = self.worlds[0].match.pending().get(seat, ())
        if not legal:
            return
        shape = legal[self.chance.below(len(legal))]
        action = RULES.fill(self.worlds[0].truth, seat, shape, self.chance)
        if action.kind == "ready" and self.chance.below(8):
            return
        if action.kind == "stop" and self.its.sort == "restricted":
            return  # whom the Trusting's hand obeys is where a restriction is met (W27)
        if all(world.match.accepts(seat, action) for world in self.worlds):
            for submit in submits:
                submit(seat, action)

    def _hear(self, heard: KeyPressed) -> None:
        for window in self.windows:
            window.witness.hear(heard)


def duel(
    arts: tuple[Art, Art], number: int, sort: str, folder: Path, frames: int,
    skipped: int | None = None,
) -> Duel:  # fmt: skip
    """Run a pair; a table where nothing can be exchanged is dealt anew.

    Raises:
        AssertionError: the windows differ before they may.
    """
    for attempt in range(20):
        chance = Stream(key_of("pair of Wombat", number, attempt, sort))
        its = plan(chance, sort, skipped)
        if (found := worlds(its, chance)) is not None:
            break
    else:
        raise LookupError(f"pair {number}: nothing can be exchanged")
    run = Duel(arts, its, found, chance, folder)
    try:
        run.run(frames)
    except AssertionError as error:
        error.add_note(f"pair {number}: {its}")
        raise
    finally:
        for window in run.windows:
            window.session.close()
    return run
