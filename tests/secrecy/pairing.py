"""Two windows on two worlds that one viewer cannot tell apart, run in step.

The worlds are those of ``tests.promises.pairs``; here the *presenter* is under proof: the real
scenes with a fake clock. Seats that are not the viewer's are played by real bots of cheap levels.
Where both choose the same, or one world's choice is legal in the other as well, it is played in
both; else something else that both may do. The viewer's seat is played by touching the screen.
"""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Any, Final

from game.core.luck import Stream, key_of
from game.core.seats import Seat
from game.scenes.kit import Kit
from game.scenes.shared.couch import CouchScene
from game.scenes.shared.curtain import ARMED, CALL, FALL, PEEK, CurtainScene
from game.scenes.shared.curtain_calls import PRIVATE_TABLE
from game.scenes.table.at_table import AtTable
from game.scenes.table.table import TableScene
from game.session import make_head
from game.stage.input.inputs import KeyPressed, KeyReleased
from game.stage.paint.art import Art
from tests.promises.pairs import Pair
from tests.secrecy.botting import HostHere, bots_here
from tests.secrecy.filing import created
from tests.secrecy.planning import Plan, dealt, plan
from tests.secrecy.witness import Fact, Witness
from tests.session.held import HeldSession
from tests.session.turns import asked_first

NAMES: Final = ("Kim", "Ana", "Bilal", "Chloé", "Driss", "Élodie", "Farid", "Gwen", "Hugo", "Inès",
                "Jules", "Margot")  # fmt: skip
Arts = tuple[Art, Art]
"""Pictures for each world of its own: what is kept of them, and so drawn once, is compared, too."""
ATTEMPTS: Final = 20
FRAMES_MOST: Final = 4000
PIXELS_EVERY: Final = 40
FILES_EVERY: Final = 10
"""A match that is not kept writes nothing by itself: its folder is looked into once in a while."""
STARVED: Final = 400
"""After so many frames in which nobody did anything a pair is thought to hang."""


class ToldApartError(Exception):
    """From here on the two windows may differ: something exchanged was shown, or all is over."""


class Window:
    """One world, and the real scene that shows it."""

    def __init__(self, art: Art, match: Any, viewer: Seat | None, its: Plan, folder: Path) -> None:
        subject, seats, given, seed = its.game
        self.kit = Kit(art, its.settings.model_copy(), folder)
        self.witness = Witness(self.kit, paints=its.paints)
        controllers = list(its.controllers)
        if viewer is not None:
            controllers[viewer] = "human"
        for seat in range(its.people):
            controllers[seat * (seats // its.people)] = "human"
        head = make_head(
            subject.rules.name, controllers, NAMES[:seats], given, seed, house=its.house
        )
        self.head = head.model_copy(update={"salt": "of a pair"})
        recorder = created(folder, self.head) if its.on_file else None
        self.session = HeldSession(self.head, recorder, folder, match=match)
        self.session.kit = self.kit
        self.host = HostHere.newest
        self.session.look_back()
        self.scene: AtTable = (
            CouchScene(self.kit, self.session)
            if its.people > 1
            else TableScene(self.kit, self.session, watch=viewer is None)
        )
        self.witness.sit(self.scene)


class Duel:
    """Two windows in step."""

    def __init__(self, arts: Arts, its: Plan, pair: Pair, chance: Stream, folder: Path) -> None:
        self.its, self.pair, self.chance = its, pair, chance
        self.windows = [
            Window(art, world.match, pair.viewer, its, folder / name)
            for art, world, name in zip(arts, (pair.one, pair.other), ("one", "other"), strict=True)
        ]
        self.compared = self.frames = self.actions = 0
        self._idle = self._done = 0
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
        for window in self.windows:
            window.witness.pass_time(self.its.frame_ms)
        apart = self._acted()
        if any(window.session.outcome() is not None for window in self.windows):
            raise ToldApartError
        if apart and self._shown():
            raise ToldApartError
        self.compare()
        if apart:
            raise ToldApartError
        self.agree()
        self.touch()
        if self._acted():  # by a touch: the next frame may show it
            raise ToldApartError

    def _acted(self) -> bool:
        """Take in what was done since the last time; say whether the viewer was told it apart."""
        done = [len(window.session.actors()) for window in self.windows]
        assert done[0] == done[1], "one world was slower"
        if done[0] == self._done:
            return False
        self.actions += done[0] - self._done
        self._done, self._idle = done[0], 0
        return self.pair.told_apart()

    def _shown(self) -> bool:
        """Say whether a window took in already what the viewer was told apart by.

        Where nothing flies, that is in the very frame in which it was told.
        """
        here, there = (heard.lines for heard in self.pair.heard)
        at = next(at for at, told in enumerate(here) if told != there[at])
        return any(window.scene.told > at for window in self.windows)

    def compare(self) -> None:
        """Draw both windows, and see that nothing tells them apart."""
        one, other = self.curtains()
        assert (one is None) == (other is None), "one world calls somebody"
        state = None if one is None else one.state
        assert state == (None if other is None else other.state), "one world's curtain is quicker"
        its = self.its
        pixels = its.paints and self.frames % PIXELS_EVERY == 0
        due = self.frames % its.draws_every == its.draws_first
        draw = pixels or due or state == FALL
        files = its.on_file or self.frames % FILES_EVERY == 0
        told = []
        for window in self.windows:
            if state != PEEK:  # what lies behind is one seat's; what sounds there is everybody's
                window.witness.look(draw=draw, pixels=pixels, files=files)
            told.append(window.witness.take())
        self.compared += len(told[0])
        if told[0] != told[1]:
            raise AssertionError(difference(*told))
        self.last = told[0] or self.last

    # ------------------------------------------------------------ who acts

    def agree(self) -> None:
        """Let bots that were asked in both worlds do the same in both."""
        here, there = (window.host for window in self.windows)
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
        told = [window.session.observations(Seat(seat)) for window in self.windows]
        return bool(told[0] == told[1])

    @property
    def tops(self) -> list[Any]:
        return [window.witness.top for window in self.windows]

    def curtains(self) -> list[CurtainScene | None]:
        """Return the curtains that lie on top of the tables, where any does."""
        return [top if isinstance(top, CurtainScene) else None for top in self.tops]

    def handle_input(self, *heard: Any) -> None:
        """Let both windows hear the same."""
        for one in heard:
            for window in self.windows:
                window.witness.handle_input(one)

    def shared(self, seat: Seat) -> list[Any]:
        """Return what a person may do in both worlds."""
        here, there = (list(window.session.legal(seat)) for window in self.windows)
        both = [action for action in here if action in there]
        if here and not both:
            raise ToldApartError
        return both

    def touch(self) -> None:
        """Let people play on the screen, where they are asked."""
        curtain, _ = self.curtains()
        if curtain is not None:
            self._behind(curtain)
        elif self.tops[0] is not self.windows[0].scene:
            self.handle_input(KeyPressed("enter"))
        elif self.its.people > 1:
            self._couch()
        else:
            self._seat()

    def _seat(self) -> None:
        """Play for the one person, whom the windows show everything that is theirs."""
        mine = [window.scene.is_mine() for window in self.windows]
        assert mine[0] == mine[1], "one world asks the viewer earlier"
        if not mine[0] or self.pair.viewer is None:
            return
        legal = [window.session.legal(self.pair.viewer) for window in self.windows]
        assert list(legal[0]) == list(legal[1]), "what one may do depends on what one was not told"
        self._press(legal[0][self.chance.below(len(legal[0]))])

    def _press(self, action: Any) -> None:
        for window in self.windows:
            press(window.scene, action)

    # ------------------------------------------------------------ several people

    def _behind(self, curtain: CurtainScene) -> None:
        """Answer a call, look, and decide the same behind both curtains."""
        self._idle = 0
        if curtain.state in (CALL, ARMED):
            source = self.windows[0].kit.claims.source(curtain.seat)
            self.handle_input(
                KeyPressed("enter", source=source), KeyReleased("enter", source=source)
            )
        elif curtain.state == PEEK:
            asked = asked_first(self.windows[0].session) == curtain.seat
            both = self.shared(curtain.seat) if asked else []
            chosen = {PRIVATE_TABLE: both[self.chance.below(len(both))]} if both else {}
            for top in self.tops:
                top.done(dict(chosen))

    def _couch(self) -> None:
        """Press an answer while a card flies, or choose what all know may be chosen."""
        scene, other = (window.scene for window in self.windows)
        flying = getattr(scene, "window", None)
        assert (flying is None) == (getattr(other, "window", None) is None), "one window is longer"
        if flying is not None:
            if self.chance.below(6) == 0 or flying.landed:
                self._answer(flying.target)
        elif scene.is_mine():
            seat = asked_first(self.windows[0].session)
            assert seat is not None
            both = self.shared(seat)
            self._press(both[self.chance.below(len(both))])

    def _answer(self, target: Seat) -> None:
        """Press what both worlds do the same with; what neither holds may be pressed, too."""
        hands = [window.session.legal(target) for window in self.windows]
        scene = self.windows[0].scene
        silent, *others = scene.board.response.answers(scene.view)
        meant = {cue.key: scene.board.touches.action_of((cue.token,), scene.view) for cue in others}
        alike = [key for key, one in meant.items() if (one in hands[0]) == (one in hands[1])]
        keys = [silent.key, *alike]
        self.handle_input(KeyPressed(keys[self.chance.below(len(keys))]))


def press(scene: AtTable, action: Any) -> None:
    """Touch what spells an action."""
    spelling = scene.board.touches.spellings(action, scene.view)[0]
    for token in spelling:
        areas = scene.areas()
        names = [*scene.layout.touch, *(f"button:{cue.token}" for cue in scene.buttons())]
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


def duel(arts: Arts, number: int, seed: int, folder: Path, game: str = "et_bim") -> Duel:
    """Run a pair; a table where nothing can be exchanged is dealt anew.

    Raises:
        AssertionError: the windows differ before they may.
    """
    for attempt in range(ATTEMPTS):
        its = plan(key_of("pair", seed, number, attempt), game)
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
