"""Many pairs of worlds in one match of Le Boulet: exchanged, looked at, exchanged back.

Two windows are opened on the same match. Then two cards that the viewer was not told of are
exchanged in the second world (or somebody's sealed choice is made another one), the match goes on
in both for an act or two, and all that a witness could note is compared: calls that draw, pixels in
some, sounds, captions, speech, log, chips and readings of a leader, and the millisecond of each.
Then the second world is made like the first again, and the next two cards are exchanged.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final
from unittest import mock

from game.ai.personas import PERSONAS
from game.core.luck import Stream, key_of
from game.core.seats import Seat, Viewer
from game.games.le_boulet.model import state as at
from game.games.le_boulet.model.actions import Lead
from game.games.le_boulet.rules import RULES
from game.scenes.kit import Kit
from game.scenes.shared.couch import CouchScene
from game.scenes.table import wording
from game.scenes.table.table import TableScene
from game.scenes.writing import Written
from game.session import make_head
from game.stage.input.inputs import KeyPressed
from game.stage.paint.art import Art
from game.store.heads import HUMAN
from game.store.settings import Settings
from tests.le_boulet.boulet_pairs import GAME, NAMES, SUBJECT, exchanged, step
from tests.promises.pairs import Pair
from tests.secrecy.botting import Silent
from tests.secrecy.pairing import difference
from tests.secrecy.planning import Worlds
from tests.secrecy.witness import Witness
from tests.session.held import HeldSession

PEOPLE: Final = ("table", "table", "beside", "couch")
"""Who looks: somebody at the table, twice as often, somebody beside it, several around it."""
SORTS: Final = ("hands", "hands", "draw", "draw", "sealed")
SEALED: Final = (at.RACE, at.ANSWER, at.OPEN, at.VOTE)
HALVES: Final = ("left", "right")
FRAMES: Final = 2
"""So many are looked at after each act."""
PIXELS_EVERY: Final = 60
"""In one match of so many pixels are compared, too."""
PATIENCE: Final = 200
"""So many times two frames may pass until who leads is asked."""
MOST: Final = 80
"""Exchanges in one match."""
THEMES: Final = ("ça pique", "un truc de mariage", "grzblt", "pas dangereux")


class Window:
    """One world, and the real scene that shows it to a witness."""

    def __init__(self, art: Art, world: Any, its: Plan, folder: Path) -> None:
        controllers = [f"random@{one.id}" for one in PERSONAS[: world.seats]]
        people = (0, 1) if its.people == "couch" else ()
        for seat in (*people, *(() if its.viewer is None else (its.viewer,))):
            controllers[seat] = HUMAN
        given = RULES.options_json(world.options)
        head = make_head(GAME, controllers, NAMES[: world.seats], given, world.seed)
        head = head.model_copy(update={"salt": "5a17" * 4})
        kit = Kit(art, its.settings.model_copy(), folder)
        self.witness = Witness(kit, paints=its.paints)
        with mock.patch("game.session.bots.BotRouter", Silent):  # the script plays
            self.session = HeldSession(head, data=folder, match=world.match)
        self.session.look_back()
        for seat, half in zip(people, HALVES, strict=False):
            kit.claims.claim(Seat(seat), half)
        self.scene: Any = (
            CouchScene(kit, self.session)
            if people
            else TableScene(kit, self.session, watch=its.viewer is None)
        )
        self.witness.sit(self.scene)


@dataclass(frozen=True)
class Plan:
    """What a match is made of."""

    people: str
    viewer: Viewer
    seats: int
    seed: int
    settings: Settings
    frame_ms: int
    paints: bool


def plan(number: int) -> tuple[Plan, Stream]:
    """Draw a table and who looks at it, by the match's number."""
    chance = Stream(key_of("boulet exchanges", number))
    people, seats = PEOPLE[number % len(PEOPLE)], 3 + chance.below(8)
    settings = Settings(
        language=("fr", "en")[chance.below(2)],
        reduced_motion=bool(chance.below(2)),
        captions=bool(chance.below(2)),
        speech=True,
        pace=(1.0, 4.0, 0.0)[chance.below(3)],
    )
    viewer = Seat(chance.below(seats)) if people == "table" else None
    paints = number % PIXELS_EVERY == PIXELS_EVERY - 1
    frame_ms = (150, 400, 900)[chance.below(3)]
    its = Plan(people, viewer, seats, chance.below(10**9), settings, frame_ms, paints)
    return its, chance


@dataclass
class Exchanges:
    """One match, seen in two windows, and what was exchanged in it."""

    arts: tuple[Art, Art]
    number: int
    folder: Path
    look: Callable[[Pair], None] | None = None
    """Called while two cards of hands are exchanged, before anybody acts."""
    counts: Counter[str] = field(default_factory=Counter)

    def run(self, most: int = MOST) -> Counter[str]:
        """Play the match to its end, or until what was exchanged is lawfully shown.

        Raises:
            AssertionError: the windows differ before they may.
        """
        with mock.patch.object(wording, "PATIENCE_S", 60.0):  # a reading is no question of load
            return self._run(most)

    def _run(self, most: int) -> Counter[str]:
        self.its, self.chance = plan(self.number)
        options = {"hand": 5, "boulets": (10, 20)[self.chance.below(2)], "explain": True}
        self.pair = Worlds((SUBJECT, self.its.seats, options, self.its.seed), self.its.viewer)
        self.windows = [
            Window(art, world, self.its, self.folder / name)
            for art, world, name in zip(
                self.arts, (self.pair.one, self.pair.other), ("one", "other"), strict=True
            )
        ]
        self._compare()
        while self.counts["pairs"] < most and self.pair.one.match.pending():
            for _ in range(self.chance.below(3)):  # both worlds are the same here
                if not self._leads():
                    self._act()
            if self._over():
                break
            sort = self._exchange()
            if sort is None:
                continue
            offered = self._offer()
            acts = 0 if offered and self.chance.below(6) else 1 + self.chance.below(2)
            for _ in range(acts):
                self._compare()
                if not self._act() or self._over() or self._leads():
                    break
            apart = self._over()
            if not apart:
                self._compare()
            self.counts.update(("pairs", sort, f"shown {self.its.people}"))
            if self.its.paints:
                self.counts["in pixels"] += 1
            if apart:  # it was shown, and the windows may differ from here on
                break
            self._undo()
        for window in self.windows:
            window.session.close()
        return self.counts

    def _over(self) -> bool:
        """Say whether the viewer was lawfully told the worlds apart; an end shows all."""
        over = any(world.match.outcome() is not None for world in (self.pair.one, self.pair.other))
        return self.pair.told_apart() or over

    # ------------------------------------------------------------ exchanging

    def _exchange(self) -> str | None:
        sort = SORTS[self.chance.below(len(SORTS))]
        if sort == "sealed":
            return self._seal()
        boulet = bool(self.chance.below(2))
        if not exchanged(self.pair, self.chance, sort, boulet=boulet):
            self._act()
            return None
        if sort == "hands" and self.look is not None:
            self.look(self.pair)
        return f"{sort}, a Boulet" if boulet else f"{sort}, Images"

    def _seal(self) -> str | None:
        """Let somebody whom nobody looks at choose otherwise, sealed, while others still choose."""
        truth = self.pair.one.truth
        if truth.phase not in SEALED or len(truth.asked()) < 2:
            self._act()
            return None
        seats = [seat for seat in truth.asked() if seat != self.its.viewer]
        seat = seats[self.chance.below(len(seats))]
        legal = self.chance.shuffled(list(self.pair.one.match.pending()[seat]))
        done = [RULES.fill(truth, seat, one, self.chance) for one in legal[:2]]
        if len(done) < 2:
            return None
        phase = truth.phase
        for window, action in zip(self.windows, done, strict=True):
            window.session.submit(seat, action)
        return f"sealed {phase}"

    def _undo(self) -> None:
        """Make the second world like the first: what was exchanged lies where it lay."""
        for place, what in self.pair.subject.secrets(self.pair.one.truth).items():
            self.pair.subject.put(self.pair.other.truth, place, what)
        self.pair.exchanged = set()

    # ------------------------------------------------------------ acting and looking

    def _leads(self) -> bool:
        """Say whether somebody who looks on is to say a theme."""
        truth = self.pair.one.truth
        return truth.phase == at.LEAD and truth.leader == self.its.viewer

    def _act(self) -> bool:
        """Let somebody act, the same in both; False where nobody can."""
        sealed = self.pair.one.truth.choices != self.pair.other.truth.choices
        asked = self.pair.one.truth.asked()
        if sealed and len(asked) < 2:  # the last one opens what is sealed
            return False
        acted = step(self.pair, self.chance)
        if acted is None:
            return False
        for window in self.windows:
            window.session.submit(*acted)
        self.counts["acts"] += 1
        return True

    def _compare(self) -> None:
        """Let time pass in both, and see that a witness notes the same until all is shown."""
        if self._over():
            return
        for frame in range(FRAMES):
            told = []
            for window in self.windows:
                window.witness.pass_time(self.its.frame_ms)
                pixels = self.its.paints and frame == 0
                window.witness.look(pixels=pixels, files=False)
                told.append(window.witness.take())
            self.counts["facts"] += len(told[0])
            self.counts["frames"] += 1
            if told[0] != told[1]:
                raise AssertionError(f"match {self.number}: {difference(*told)}")

    def _offer(self) -> bool:
        """Where the viewer leads: choose two pictures in both, see what is offered, write, leave.

        Chips, readings, and the eight pictures of a lesson hang on the theme and the two pictures.
        """
        truth, viewer = self.pair.one.truth, self.its.viewer
        if not self._leads() or viewer is None:
            return False
        leads = [one for one in RULES.pending(truth)[viewer] if isinstance(one, Lead)]
        if not leads:
            return False
        scenes = [window.scene for window in self.windows]
        for _ in range(PATIENCE):  # until what happened before has been shown
            self._compare()
            ready = [its.is_mine() for its in scenes]
            assert ready[0] == ready[1], "one world asks the viewer earlier"
            if ready[0]:
                break
        else:
            raise AssertionError("the viewer is never asked to lead")
        lead = leads[self.chance.below(len(leads))]
        for scene in scenes:
            for face in (lead.a, lead.b):
                touch = scene.layout.touch
                scene.touch(next(n for n, one in touch.items() if one.token == f"face:{face}"))
        self._compare()
        theme = THEMES[self.chance.below(len(THEMES))]
        for window in self.windows:
            assert window.witness.top.name == "wording"
            window.witness.top.resume(Written(theme))
        self._compare()
        forms = [window.witness.top.form for window in self.windows]
        taught = [any(one.name == wording.TEACH for one in form.widgets) for form in forms]
        assert taught[0] == taught[1], "one world offers to teach"
        if taught[0]:  # it can be taught: the eight pictures follow from the theme
            for window, form in zip(self.windows, forms, strict=True):
                form.focus = wording.TEACH
                window.witness.handle_input(KeyPressed("enter"))
            self._compare()
            self.counts["taught"] += 1
        while self.windows[0].witness.top is not scenes[0]:
            for window in self.windows:
                window.witness.handle_input(KeyPressed("escape"))
        self._compare()
        self.counts["offered"] += 1
        return True
