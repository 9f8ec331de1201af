"""No button takes the place of one that was just pressed, unless a second click waits there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from game import tour
from game.scenes.kit import Kit
from game.scenes.settings.bindings import BindingsScene
from game.scenes.settings.rows import TABS
from game.scenes.settings.settings import SettingsScene
from game.stage.input.inputs import PointerPressed
from game.stage.scene import Scene
from game.stage.widgets.form import Widget
from game.tour.decks import deck_scenes
from game.tour.histories import history_scenes
from game.tour.lobbies import lobby_scenes
from game.tour.newcomers import title_scenes
from game.tour.votes import dictionary_scenes

GAME = "le_boulet"
SIZE = (1280, 720)


def screens(kit: Kit) -> Iterator[tuple[str, list[Scene]]]:
    """Yield the screens with buttons that are not a table's, and what they lie over."""
    kit.settings.game = GAME
    shown = [dictionary_scenes(kit, GAME), deck_scenes(kit, GAME), lobby_scenes(kit, GAME)]
    shown += [title_scenes(kit, GAME), history_scenes(kit)]
    for some in shown:
        for name, *scenes in some:
            yield name, scenes
    yield "bindings", [BindingsScene(kit)]
    for tab in TABS:
        yield f"settings-{tab}", [SettingsScene(kit, tab=tab)]


def at(scene: Scene, x: float, y: float) -> Widget | None:
    assert scene.form is not None
    found = [one for one in scene.form.widgets if one.enabled and one.shown and one.box.holds(x, y)]
    return found[0] if found else None


def replaced(kit: Kit, scenes: list[Scene]) -> Iterator[tuple[str, str]]:
    """Press each button; yield those in whose place another one lies on the same page."""
    top: Any = scenes[-1]
    if top.form is None:
        return
    tour.drawn(scenes, kit, SIZE)
    for name in [one.name for one in top.form.widgets if not one.writes]:
        here = next((one for one in top.form.widgets if one.name == name), None)
        if here is None or at(top, *here.box.middle) is not here:
            continue
        (x, y), page = here.box.middle, top.page
        if top.handle_input(PointerPressed(x, y)) is not None or top.page != page:
            continue
        now = at(top, x, y)
        if now is not None and now.name != name and not now.writes:
            yield name, now.name


@pytest.mark.slow
def test_no_second_click_presses_what_the_first_one_laid_there(kit: Kit) -> None:
    found = {f"{name}: {pair}" for name, scenes in screens(kit) for pair in replaced(kit, scenes)}
    assert not found


def test_who_won_is_not_followed_by_a_verification(kit: Kit) -> None:
    kit.settings.show_winners = False
    pages = [scenes for name, *scenes in history_scenes(kit) if name == "match-details-finished"]
    assert pages
    for scenes in pages:
        assert "winners" in [one.name for one in scenes[-1].form.widgets]
        assert list(replaced(kit, scenes)) == []
