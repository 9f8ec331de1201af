"""Two windows on two worlds that one viewer cannot tell apart, run in step.

The worlds are those of ``tests.promises.pairs``; here the *presenter* is under proof: the real
scenes with a fake clock. Seats that are not the viewer's are played by real bots of cheap levels.
Where both choose the same, or one world's choice is legal in the other as well, it is played in
both; else something else that both may do. The viewer's seat is played by touching the screen.
"""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import Any, ClassVar, Final
from unittest import mock

from game.ai import thinking
from game.ai.bench import Bench, Choice
from game.core.luck import Stream, key_of
from game.core.seats import Seat
from game.games.et_bim.model.cards import BIM, NON
from game.scenes.kit import Kit
from game.scenes.table import TableScene
from game.session import Session, make_head
from game.stage.art import Art
from game.stage.input import KeyPressed
from game.store import seal
from game.store.recorder import Recorder
from game.store.settings import Settings
from tests.promises.pairs import Pair, exchangeable
from tests.promises.subjects import SUBJECTS
from tests.promises.worlds import Game
from tests.secrecy.remembering import remember
from tests.secrecy.witness import Fact, Witness

NAMES: Final = ("Kim", "Ana", "Bilal", "Chloé", "Driss", "Élodie", "Farid", "Gwen", "Hugo", "Inès",
                "Jules", "Margot")  # fmt: skip
SORTS: Final = ("bim", "draw", "bim", "hands", "bim", "tiles")
"""``bim`` exchanges an Et Bim! (or a NON) for something else, the others anything for anything."""
CHEAP: Final = ("random", "greedy", "easy", "greedy@rosa", "easy@hugo", "normal@sami", "greedy@max")
Arts = tuple[Art, Art]
"""Pictures for each world of its own: what is kept of them, and so drawn once, is compared, too."""
ATTEMPTS: Final = 20
FRAMES_MOST: Final = 4000
STARVED: Final = 400
"""After so many frames in which nobody did anything a pair is thought to hang."""


class Minds:
    """The bots of one world, in this process: they answer when the other world's have."""

    newest: ClassVar[Minds]

    def __init__(self, seating: Any, clock: Any) -> None:
        Minds.newest = self
        self._bench = Bench(seating)
        self.asked: tuple[int, list[Any], Choice] | None = None
        self._agreed: Choice | None = None

    def start(self) -> None:
        """Nothing is to be started."""

    def hear(self, seat: int, events: Any) -> None:
        self._bench.hear(seat, events)

    def ask(self, seat: int, legal: Any, tics: bool = False) -> None:
        self.asked = seat, list(legal), self._bench.answer(seat, legal, tics=tics)

    def agree(self, action: Any) -> None:
        assert self.asked is not None
        self._agreed = replace(self.asked[2], action=action)
        self.asked = None

    def answer(self) -> Choice | None:
        agreed, self._agreed = self._agreed, None
        return agreed

    def close(self) -> None:
        """Nobody has to be let go."""


@contextlib.contextmanager
def bots_here() -> Iterator[None]:
    """Let sessions begun meanwhile ask their bots in this process, in step with each other."""
    beside = thinking.Minds
    with contextlib.ExitStack() as stack:
        for name, module in list(sys.modules.items()):
            if name.startswith("game.") and getattr(module, "Minds", None) is beside:
                stack.enter_context(mock.patch.object(module, "Minds", Minds))
        yield


@dataclass
class Plan:
    """What a pair is made of."""

    game: Game
    bystander: bool
    sort: str
    settings: Settings
    frame_ms: int
    actions: int
    """So many are played before the windows."""
    controllers: list[str]
    on_file: bool
    draws_every: int
    """One frame in so many is drawn, beside those in which something was told."""


@lru_cache(maxsize=1)
def _tables() -> list[tuple[int, dict[str, Any]]]:
    return SUBJECTS["et_bim"].tables()


def plan(key: int) -> Plan:
    """Draw a table, what is exchanged, a pace and settings."""
    chance = Stream(key)
    subject = SUBJECTS["et_bim"]
    tables = _tables()
    few = chance.below(3)  # small tables are played through in less time
    while True:
        seats, given = tables[chance.below(len(tables))]
        if few == 0 or seats <= 6:
            break
    sorts = (*SORTS, "missions") if "missions" in given["modules"] else SORTS
    settings = Settings(
        language=("fr", "en")[chance.below(2)],
        pace=(1.0, 2.0, 4.0, 0.0)[chance.below(4)],
        reduced_motion=bool(chance.below(2)),
        captions=bool(chance.below(2)),
        speech=True,
        chatter=bool(chance.below(2)),
        grace_ms=(0, 350)[chance.below(2)],
        confirm_ally=False,
        notes=bool(chance.below(2)),
    )
    return Plan(
        game=(subject, seats, given, chance.below(10**9)),
        bystander=not chance.below(3),
        sort=sorts[chance.below(len(sorts))],
        settings=settings,
        frame_ms=(23, 40, 61, 90)[chance.below(4)],
        actions=4 + chance.below(6),
        controllers=[CHEAP[chance.below(len(CHEAP))] for _ in range(seats)],
        on_file=not chance.below(3),
        draws_every=8,
    )


class ToldApartError(Exception):
    """From here on the two windows may differ: something exchanged was shown, or all is over."""


class Window:
    """One world, and the real scene that shows it."""

    def __init__(self, art: Art, match: Any, viewer: Seat | None, its: Plan, folder: Path) -> None:
        subject, seats, given, seed = its.game
        self.kit = Kit(art, its.settings.model_copy(), folder)
        self.witness = Witness(self.kit)
        controllers = list(its.controllers)
        if viewer is not None:
            controllers[viewer] = "human"
        head = make_head(subject.rules.name, controllers, NAMES[:seats], given, seed)
        self.head = head.model_copy(update={"salt": "of a pair"})
        recorder = created(folder, self.head) if its.on_file else None
        self.session = Session(self.head, recorder, data=folder, match=match)
        self.minds = Minds.newest
        self.session.look_back()
        self.scene = TableScene(self.kit, self.session, watch=viewer is None)
        self.witness.sit(self.scene)


def created(folder: Path, head: Any) -> Recorder:
    """Return the recorder of a match whose file has the same name and key in both worlds."""
    key = mock.patch.object(seal, "new_key", return_value=bytes(16))
    name = mock.patch("game.store.recorder.secrets.token_hex", return_value="0000")
    kept = mock.patch("os.fsync")  # nobody pulls the plug on a proof
    with key, name, kept, mock.patch("game.store.recorder.datetime") as clock:
        clock.now.return_value.astimezone.return_value.__format__ = lambda *_: "at-the-same-time"
        return Recorder.create(folder, head)


class Duel:
    """Two windows in step."""

    def __init__(self, arts: Arts, its: Plan, pair: Pair, chance: Stream, folder: Path) -> None:
        self.its, self.pair, self.chance = its, pair, chance
        self.windows = [
            Window(art, world.match, pair.viewer, its, folder / name)
            for art, world, name in zip(arts, (pair.one, pair.other), ("one", "other"), strict=True)
        ]
        self.compared = self.frames = self.actions = 0
        self._idle = 0
        self.last: list[Fact] = []

    def run(self, most: int) -> None:
        """Let time pass in both until they may differ, or so many actions were done."""
        with contextlib.suppress(ToldApartError):
            self.compare()
            while self.actions < most and self.frames < FRAMES_MOST:
                self.step()
                assert self._idle < STARVED, f"nothing happens any more: {self.last[-3:]}"

    def step(self) -> None:
        """Let a frame pass in both windows and compare what it left."""
        self.frames += 1
        self._idle += 1
        before = [len(window.session.actors()) for window in self.windows]
        apart = over = False
        for window in self.windows:
            window.witness.pass_time(self.its.frame_ms)
        done = [len(window.session.actors()) for window in self.windows]
        if done != before:
            assert done[0] - before[0] == done[1] - before[1], "one world was slower"
            self.actions += 1
            self._idle = 0
            apart = self.pair.told_apart()
            over = any(window.session.outcome() is not None for window in self.windows)
        if over:
            raise ToldApartError
        self.compare()
        if apart:
            raise ToldApartError
        self.agree()
        self.touch()

    def compare(self) -> None:
        """Draw both windows, and see that nothing tells them apart."""
        pixels = self.frames % 40 == 0
        draw = pixels or self.frames % self.its.draws_every == 0
        told = []
        for window in self.windows:
            window.witness.look(draw=draw, pixels=pixels)
            told.append(window.witness.take())
        self.compared += len(told[0])
        if told[0] != told[1]:
            raise AssertionError(difference(*told))
        self.last = told[0] or self.last

    # ------------------------------------------------------------ who acts

    def agree(self) -> None:
        """Let bots that were asked in both worlds do the same in both."""
        here, there = (window.minds for window in self.windows)
        assert (here.asked is None) == (there.asked is None), "one world asks earlier"
        if here.asked is None or there.asked is None:
            return
        (seat, legal, own), (other, also, its) = here.asked, there.asked
        assert seat == other, "who is asked depends on a secret"
        shared = [action for action in legal if action in also]
        if self._told_alike(seat):
            assert own.action == its.action, "a bot saw through its cards"
        wished = [one.action for one in (own, its) if one.action in shared]
        if not shared:
            raise ToldApartError
        action = wished[0] if wished else shared[self.chance.below(len(shared))]
        here.agree(action)
        there.agree(action)

    def _told_alike(self, seat: int) -> bool:
        told = [window.session.heard(Seat(seat)) for window in self.windows]
        return bool(told[0] == told[1])

    def touch(self) -> None:
        """Let the viewer's seat be played on the screen, where it is asked."""
        if self.windows[0].witness.stack.top is not self.windows[0].scene:  # type: ignore[union-attr]
            for window in self.windows:
                window.witness.stack.hear(KeyPressed("enter"))  # type: ignore[union-attr]
            return
        mine = [window.scene.is_mine() for window in self.windows]
        assert mine[0] == mine[1], "one world asks the viewer earlier"
        if not mine[0] or self.pair.viewer is None:
            return
        legal = [window.session.legal(self.pair.viewer) for window in self.windows]
        assert list(legal[0]) == list(legal[1]), "what one may do depends on what one was not told"
        action = legal[0][self.chance.below(len(legal[0]))]
        for window in self.windows:
            press(window.scene, action)


def press(scene: TableScene, action: Any) -> None:
    """Touch what spells an action."""
    spelling = scene.board.spellings(action, scene.view)[0]
    for token in spelling:
        areas = scene._areas()
        names = [*scene.layout.touch, *(f"button:{cue.token}" for cue in scene._buttons())]
        name = next(name for name in names if areas.token(name) == token)
        scene.touch(name)


def difference(here: list[Fact], there: list[Fact]) -> str:
    """Return what one window gave away and the other did not."""
    for one, other in zip(here, there, strict=False):
        if one != other:
            kinds = " or ".join(sorted({str(one[1]), str(other[1])}))
            return f"told apart by {kinds} at {one[0]} ms:\n  {one}\n  {other}"
    more = (here if len(here) > len(there) else there)[min(len(here), len(there))]
    return f"told apart by {more[1]} at {more[0]} ms, in one world only:\n  {more}"


def dealt(its: Plan, key: int) -> tuple[Pair, Stream] | None:
    """Deal a pair, play it to some moment, and exchange; None where nothing can be exchanged."""
    chance = Stream(key)
    seats = its.game[1]
    viewer = None if its.bystander else Seat(chance.below(seats))
    pair = Pair(its.game, viewer)
    for _ in range(chance.below(3) * chance.below(4 * seats)):
        asked = pair.both()
        seat = next((seat for seat in asked if asked[seat]), None)
        if seat is None:
            return None
        plays = [one for one in asked[seat] if one.kind != "discard"] or asked[seat]
        pair.submit(seat, plays[chance.below(len(plays))])
    if not pair.both():
        return None
    places = answering(pair, chance) if its.sort == "bim" else exchangeable(pair, its.sort, chance)
    if places is None:
        return None
    pair.exchange(*places)
    return (pair, chance) if remember(pair, places) else None


def answering(pair: Pair, chance: Stream) -> tuple[str, str] | None:
    """Return an unknown place in a hand that holds an answer and an unknown one that does not.

    The hand is that of the seat which is asked soonest, where that is possible.
    """
    truth = pair.subject.secrets(pair.one.truth)
    unknown = [place for place in pair.unknown() if place.startswith(("hand", "bag"))]
    hands = chance.shuffled([place for place in unknown if place.startswith("hand")])
    target = pair.one.truth.target
    hands.sort(key=lambda place: not place.startswith(f"hand:{target}:"))
    others = chance.shuffled(unknown)
    for one in hands:
        for other in others:
            elsewhere = other.split(":")[:2] != one.split(":")[:2]
            if elsewhere and (truth[one] in (BIM, NON)) != (truth[other] in (BIM, NON)):
                return one, other
    return None


def duel(arts: Arts, number: int, seed: int, folder: Path) -> Duel:
    """Run a pair; a table where nothing can be exchanged is dealt anew.

    Raises:
        AssertionError: the windows differ before they may.
    """
    for attempt in range(ATTEMPTS):
        its = plan(key_of("pair", seed, number, attempt))
        found = dealt(its, key_of("pair's play", seed, number, attempt))
        if found is not None:
            break
    else:
        raise LookupError(f"pair {number} of seed {seed}: nothing can be exchanged")
    with bots_here():
        run = Duel(arts, its, *found, folder)
        try:
            run.run(its.actions)
        except AssertionError as error:
            error.add_note(f"pair {number} of seed {seed}: {its}")
            raise
        finally:
            for window in run.windows:
                window.session.close()
    return run
