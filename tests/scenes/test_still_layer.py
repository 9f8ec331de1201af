"""The still layer: painted in patches, it is what it would be painted whole."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pygame
import pytest

from game import tour
from game.gangs.board.sprites import flying, paint_sprite
from game.gangs.board.still import GangLayer
from game.scenes.kit import Kit
from game.scenes.table.table import TableScene
from game.stage.motion.layout import Pose
from game.stage.motion.timeline import Frame
from game.stage.paint.art import Art
from game.stage.paint.canvas import Canvas
from game.stage.paint.patches import Patches
from game.stage.paint.surfaces import shade
from game.stage.stack import Stack
from game.stage.table.still import has_time
from game.store.places import assets_root

SIZE = (960, 540)


def differing(one: pygame.Surface, two: pygame.Surface) -> pygame.Rect | None:
    """Where two pictures are not alike, None where they are."""
    if pygame.image.tobytes(one, "RGB") == pygame.image.tobytes(two, "RGB"):
        return None
    mask = pygame.mask.from_threshold(one, (0, 0, 0), (1, 1, 1, 255), two)
    mask.invert()
    return mask.get_bounding_rects()[0].unionall(mask.get_bounding_rects())


@pytest.mark.parametrize(
    ("seats", "size", "most"),
    [(4, 200, 60), *(pytest.param(seats, 100, 200, marks=pytest.mark.slow) for seats in (6, 12))],
)
def test_a_layer_painted_in_patches_is_as_if_painted_whole(
    kit: Kit, seats: int, size: int, most: int
) -> None:
    kit.settings.text_size, kit.settings.pace = size, 1.0
    options = {"modules": ["oups", "missions"]} if seats > 4 else {}
    session = tour.table_session(kit, "et_bim", seats, options)
    scene = TableScene(kit, session, watch=True)
    canvas = Canvas(pygame.Surface(SIZE), kit.art, kit.hints)
    kept, parts, looks = GangLayer(scene.board.setting.places), 0, 0
    tour.play_on(session, turns=14)
    while looks < most:
        scene.pass_time(80)
        frame, log = scene.director.frame(), scene.log_lines
        layer = kept.layer(canvas, frame, log, scene.words)
        if not scene.moving and scene.told == len(scene.watched.observations(scene.viewer)):
            break
        if kept.idle:
            continue
        looks += 1
        parts += all(part.size != SIZE for part in kept.fresh)
        whole = GangLayer(scene.board.setting.places).layer(canvas, frame, log, scene.words)
        assert differing(layer.surface, whole.surface) is None
    session.close()
    assert parts > looks / 2 > 20  # parts were painted, not only the whole


def test_pictures_that_may_fly_are_drawn_before_they_do(
    kit: Kit, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[object] = []

    def noted(draw: Callable[..., pygame.Surface]) -> Callable[..., pygame.Surface]:
        def do(*what: Any) -> pygame.Surface:
            drawn.append(what)
            return draw(*what)

        return do

    made = kit.art.made
    monkeypatch.setattr(kit.art, "scenery", noted(kit.art.scenery))
    monkeypatch.setattr("game.stage.paint.art.shade", noted(shade))
    monkeypatch.setattr(kit.art, "made", lambda key, make: made(key, noted(make)))
    kit.art.forget()
    session = tour.table_session(kit, "et_bim", 4)
    tour.play_on(session, turns=4)
    scene = tour.seated(kit, session)
    canvas = Canvas(pygame.Surface(SIZE), kit.art, kit.hints)
    poses = flying(scene.board.setting.places)
    for _ in range(len(poses) + 1):
        scene.draw(canvas)
    assert drawn
    drawn.clear()
    for pose in poses:
        for way in (pose, replace(pose, lift=8.0), replace(pose, lift=8.0, scale=1.12)):
            paint_sprite(canvas, way, scene.words)
    assert drawn == []
    session.close()


@pytest.mark.parametrize("game", ["et_bim", "mets_ton_slip"])
def test_what_was_drawn_ahead_and_let_go_of_is_drawn_ahead_again(kit: Kit, game: str) -> None:
    session = tour.table_session(kit, game, 4)
    tour.play_on(session, turns=4)
    scene = tour.seated(kit, session)
    canvas, stack = (
        Canvas(pygame.Surface(SIZE), kit.art, kit.hints),
        Stack(scene),
    )  # it wears its skin
    stack.draw(canvas)
    first = scene.board.setting.unready
    for _ in range(4):
        stack.draw(canvas)
    assert 0 < scene.board.setting.unready < first - 1
    kit.art.forget()  # as when contrast changes: as large as before, in the same language
    stack.draw(canvas)
    assert scene.board.setting.unready >= first - 1  # one may be drawn at once
    session.close()


def test_a_table_that_let_go_of_its_layer_is_painted_as_before(kit: Kit) -> None:
    session = tour.table_session(kit, "et_bim", 4)
    tour.play_on(session, turns=4)
    scene = tour.seated(kit, session)
    canvas, again = (Canvas(pygame.Surface(SIZE), kit.art, kit.hints) for _ in range(2))
    scene.draw(canvas)
    scene.board.setting.release()
    kit.art.release()
    scene.draw(again)
    session.close()
    assert differing(canvas.surface, again.surface) is None


def test_pictures_are_drawn_ahead_for_the_window_somebody_plays_by(kit: Kit) -> None:
    session = tour.table_session(kit, "et_bim", 4)
    tour.play_on(session, turns=4)
    scene = tour.seated(kit, session)
    other = Art(assets_root())
    other.ahead = False
    for _ in range(5):  # a curtain may lie over the first window from the beginning
        scene.draw(Canvas(pygame.Surface((640, 360)), other))
    assert scene.board.setting.unready == 0, "nobody waits for a window that is looked at"
    scene.draw(Canvas(pygame.Surface(SIZE), kit.art, kit.hints))
    before = scene.board.setting.unready
    assert before > 0
    scene.draw(Canvas(pygame.Surface((640, 360)), other))
    assert scene.board.setting.unready == before
    scene.draw(Canvas(pygame.Surface(SIZE), kit.art, kit.hints))
    assert scene.board.setting.unready == before - 1
    session.close()


def test_a_table_in_two_windows_keeps_a_layer_for_each(
    kit: Kit, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted: list[tuple[int, int]] = []
    paint = Patches.paint

    def noted(self: Patches, canvas: Canvas, *what: Any) -> Canvas:
        painted.append(canvas.surface.get_size())
        return paint(self, canvas, *what)

    monkeypatch.setattr(Patches, "paint", noted)
    session = tour.table_session(kit, "et_bim", 4)
    tour.play_on(session, turns=4)
    scene = tour.seated(kit, session)
    windows = [
        Canvas(pygame.Surface((wide, wide * 9 // 16)), Art(assets_root())) for wide in (640, 960)
    ]
    pictures: list[set[bytes]] = [set(), set()]
    for _ in range(3):
        for canvas, seen in zip(windows, pictures, strict=True):
            scene.draw(canvas)
            seen.add(canvas.surface.get_buffer().raw)
    assert [len(seen) for seen in pictures] == [1, 1]
    assert painted == [canvas.surface.get_size() for canvas in windows], "neither is laid anew"
    session.close()


def test_nothing_is_drawn_ahead_while_something_moves_and_art_is_made() -> None:
    art = Art(assets_root())
    canvas, begun = Canvas(pygame.Surface((64, 36)), art), art.makes
    resting, flying = Frame({}, (), None), Frame({}, (Pose(0, 0, 9, "card_back"),), None)
    assert has_time(canvas, flying, begun)
    art.makes += 1
    assert not has_time(canvas, flying, begun)
    assert has_time(canvas, resting, begun)
    art.makes += 9
    assert not has_time(canvas, resting, begun)
