"""A picture that is given up half-way leaves the next one as if it had never been begun."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.app.steps import AbandonedError
from game.scenes.front.title import TitleScene
from game.scenes.kit import Kit
from game.scenes.lobby.lobby import LobbyScene
from game.stage.paint.art import Art
from game.stage.paint.canvas import Canvas
from game.stage.scene import Scene
from game.store.places import assets_root
from game.store.settings import Settings


@pytest.mark.parametrize("opened", [TitleScene, lambda kit: LobbyScene(kit, "et_bim")])
def test_boxes_are_where_they_were_wherever_a_picture_was_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, opened: type[Scene]
) -> None:
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    pygame.font.init()
    scene = opened(Kit(Art(assets_root()), Settings(), tmp_path, "en"))
    canvas = Canvas(pygame.Surface((960, 540)), Art(assets_root()))
    write, left = Canvas.text, [0]

    def given_up(self: Canvas, *what: object, **how: object) -> float:
        left[0] -= 1
        if not left[0]:
            raise AbandonedError
        return write(self, *what, **how)  # type: ignore[arg-type]

    monkeypatch.setattr(Canvas, "text", given_up)
    scene.draw(canvas)
    texts = -left[0]
    form = scene.form
    assert form is not None
    before = [widget.box for widget in form.widgets]
    for at in range(1, texts + 1):
        left[0] = at
        with pytest.raises(AbandonedError):
            scene.draw(canvas)
        assert [widget.box for widget in form.widgets] == before
    pygame.quit()
