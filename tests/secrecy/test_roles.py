"""Whose role and paw are which nobody learns from the looks of others; planted leaks are seen."""

from __future__ import annotations

from typing import Any

import pytest

from game.scenes.shared import curtain
from game.scenes.shared.curtain import CurtainScene
from game.scenes.table.peek import PeekScene
from game.stage.sound.voice import Utterance
from tests.secrecy import windows
from tests.secrecy.planting import shown_by
from tests.secrecy.roles import run
from tests.session.held import HeldSession

MANY = 40
TRIES = 12


def test_looks_at_roles_are_the_same_for_everybody_else() -> None:
    assert run(windows.arts(), 0) > 50, "hardly anything was compared"


@pytest.mark.slow
def test_many_looks_at_roles_are_the_same_for_everybody_else() -> None:
    for number in range(1, 1 + MANY):
        assert run(windows.arts(), number) > 50


def role_of(scene: Any, session: HeldSession) -> str:
    return str(session.truth.roles[scene.seat])


def a_calling(patch: pytest.MonkeyPatch) -> None:
    """A curtain says of the Wicked that they are called."""
    plain, shown = CurtainScene.aside, shown_by(patch, CurtainScene)

    def more(scene: CurtainScene) -> list[Utterance]:
        said = plain(scene)
        return [*said, Utterance("!")] if role_of(scene, shown[scene]) == "wicked" else said

    patch.setattr(CurtainScene, "aside", more)


def a_longer_fall(patch: pytest.MonkeyPatch) -> None:
    """The curtain of the Wicked falls for longer."""
    plain, shown = CurtainScene.pass_time, shown_by(patch, CurtainScene)

    def late(scene: CurtainScene, ms: int) -> Any:
        if scene.state == curtain.FALL and role_of(scene, shown[scene]) == "wicked":
            return plain(scene, ms // 2)
        return plain(scene, ms)

    patch.setattr(CurtainScene, "pass_time", late)


def a_longer_pulse(patch: pytest.MonkeyPatch) -> None:
    """Who is wicked feels one pulse more, which is heard across the table."""
    plain = PeekScene.__init__

    def made(
        scene: PeekScene, kit: Any, session: Any, view: Any, viewer: Any, feel: Any = None
    ) -> None:
        def longer() -> None:
            feel()
            if session.truth.roles[viewer] == "wicked":
                kit.motors.feel(f"pad:{viewer}", (90,))

        plain(scene, kit, session, view, viewer, None if feel is None else longer)

    patch.setattr(PeekScene, "__init__", made)


def a_paw_on_the_curtain(patch: pytest.MonkeyPatch) -> None:
    """A curtain that is drawn shows the number of the paw of whom it calls."""
    plain, shown = CurtainScene.draw, shown_by(patch, CurtainScene)

    def more(scene: CurtainScene, canvas: Any) -> None:
        plain(scene, canvas)
        if scene.state == curtain.CALL:
            paw = shown[scene].truth.hands[scene.seat].paw
            canvas.rect(100 * paw, 600, 90, 90, (255, 255, 255))

    patch.setattr(CurtainScene, "draw", more)


@pytest.mark.slow
@pytest.mark.parametrize("leak", [a_calling, a_longer_fall, a_longer_pulse, a_paw_on_the_curtain])
def test_a_leak_of_a_role_is_seen(leak: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    leak(monkeypatch)
    told = [told_apart(number) for number in range(TRIES)]
    assert any(told), f"nobody saw it in {TRIES} pairs"


def told_apart(number: int) -> str:
    """Return what tells a pair apart, nothing where nothing does."""
    try:
        run(windows.arts(), number)
    except AssertionError as error:
        return str(error)
    return ""
