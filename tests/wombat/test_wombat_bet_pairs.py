"""Two couches of Wombat whose ghost is the Wicked in one alone look, sound and cost the same.

The ghost bets blindly by its own half of the keyboard, in the dark and in both votes.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest

from game.core.luck import Stream, key_of
from game.core.seats import CLOCK, Seat
from game.games.wombat.model import actions as act
from game.games.wombat.model import state as at
from game.games.wombat.model.options import SHADOWS
from game.scenes.shared.live_couch import LiveCouchScene
from game.scenes.table.betting import Betting
from game.store.settings import Settings
from tests.secrecy import windows
from tests.slow import slow
from tests.wombat.wombat_running import Open
from tests.wombat.wombat_windows import Duel
from tests.wombat.wombat_worlds import SHARED, Plan

GHOST: Final = Seat(0)
FRAMES: Final = 90
LATE: Final = 592
"""The windows open so many ticks into the second build at the latest: then the light goes on."""


class OfAGhost(Duel):
    """A pair that opens in the second build, before which the ghost was voted out."""

    def _skip(self) -> None:
        one = self.worlds[0]
        while one.truth.alive[GHOST] or one.truth.phase != at.BUILD:
            self._pass_on()
        while one.truth.tick < self.its.skipped:
            self._pass_on()
        self._tell()

    def _pass_on(self) -> None:
        for world in self.worlds:
            truth = world.truth
            if truth.phase == at.DEBATE:
                for seat in truth.living():
                    if world.truth.phase == at.DEBATE:
                        world.match.submit(seat, act.READY)
                continue
            if truth.phase == at.FINAL and truth.tick == at.POINTING:
                for seat in truth.living():
                    if seat != GHOST and truth.alive[GHOST]:
                        world.match.submit(seat, act.Vote(GHOST))
            world.match.submit(CLOCK, world.match.pending()[CLOCK][0])


def pair(number: int, folder: Path, *, skipped: int) -> OfAGhost:
    """Run two windows that differ by nothing but the ghost's role."""
    chance = Stream(key_of("a ghost's pair", number))
    its = Plan(
        seats=5, seed=_seed_of_basic(number), sort="roles", room=SHARED, viewer=None,
        given={"seconds": 60, "points": 5, "debate": 0, "touch": SHADOWS},
        settings=Settings(language=("fr", "en")[number % 2], captions=True, speech=True),
        frame_ms=110, skipped=skipped, on_file=True, draws=True, paints=number % 2 == 0,
        counts=False,
    )  # fmt: skip
    one, other = (Open(its.seats, its.seed, its.given) for _ in range(2))
    roles = other.truth.roles
    wicked = roles.index("wicked")
    roles[GHOST], roles[wicked] = roles[wicked], roles[GHOST]
    for seat in (GHOST, Seat(wicked)):  # each is told who it is
        [dealt] = (told for told in other.match.observations(seat) if told.kind == "role_dealt")
        dealt.role = roles[seat]
    run = OfAGhost(windows.arts(), its, (one, other), chance, folder)
    try:
        run.run(FRAMES)
    finally:
        for window in run.windows:
            window.session.close()
    return run


def _seed_of_basic(number: int) -> int:
    """A deal in which the ghost is Basic."""
    for seed in range(100 * number, 100 * number + 100):
        if Open(5, seed, {"seconds": 60}).truth.roles[GHOST] == "basic":
            return seed
    raise AssertionError(number)


@pytest.mark.parametrize("skipped", [*slow([40]), LATE])
def test_what_a_ghost_bets_tells_nobody_its_role(skipped: int, tmp_path: Path) -> None:
    run = pair(1, tmp_path, skipped=skipped)
    assert run.compared > 100, "hardly anything was compared"
    assert all(window.session.private.guesses(GHOST) for window in run.windows), "it bet"


@pytest.mark.slow
@pytest.mark.parametrize("number", range(2, 14))
def test_many_ghosts_tell_nobody_their_roles(number: int, tmp_path: Path) -> None:
    for at_tick in (30, LATE):
        pair(number, tmp_path / str(at_tick), skipped=at_tick)


def asked_by_its_role(patch: pytest.MonkeyPatch) -> None:
    """At a couch, too, the Wicked is not asked who it is."""
    plain = Betting.offered

    def offered(betting: Betting, view: Any, seat: Seat, touched: tuple[str, ...] = ()) -> Any:
        wicked = seen and _role(seat) == "wicked"
        bets = plain(betting, view, seat, touched)
        return {token: bet for token, bet in bets.items() if not wicked or bet[0] != "wicked"}

    _watch(patch)
    patch.setattr(Betting, "offered", offered)


def praised_at_once(patch: pytest.MonkeyPatch) -> None:
    """Whose guess of the Wicked is right is seen before the end."""
    plain = Betting.ghosts

    def ghosts(betting: Betting, view: Any) -> Any:
        right = False
        for guess in seen[0].private.guesses(GHOST) if seen else ():
            named = guess["wicked"]
            right = right if named is None else _role(named) == "wicked"
        return {seat: said + "!" * right for seat, said in plain(betting, view).items()}

    _watch(patch)
    patch.setattr(Betting, "ghosts", ghosts)


seen: list[Any] = []


def _role(seat: int) -> str:
    return str(seen[0].view_of(Seat(seat)).roles[seat])


def _watch(patch: pytest.MonkeyPatch) -> None:
    """Remember whose table it is that is drawn, or that hears a key."""
    for name in ("pass_time", "handle_input", "draw"):
        plain = getattr(LiveCouchScene, name)

        def watched(scene: Any, given: Any, plain: Any = plain) -> Any:
            seen[:] = [scene.watched]
            return plain(scene, given)

        patch.setattr(LiveCouchScene, name, watched)


@pytest.mark.parametrize("leak", [asked_by_its_role, *slow([praised_at_once])])
def test_a_planted_leak_of_a_ghosts_role_is_seen(
    leak: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch)
    with pytest.raises(AssertionError, match="told apart"):
        pair(1, tmp_path, skipped=30)
