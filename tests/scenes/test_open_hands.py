"""The whole truth shows hands: what everybody holds lies below the replay, and over nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game.games import rules_of
from game.scenes.after.course import played_through
from game.scenes.after.replay import ReplayScene
from game.scenes.kit import Kit
from game.scenes.view.projection import Projection
from game.stage.motion.layout import Box
from game.stage.open_cards import OpenCards
from game.stage.paint.canvas import Canvas
from game.stage.table.replay_bar import BAR
from game.tour.matches import play_on, some_sizes, table_session
from tests.boxes import overlap
from tests.slow import slow

Sit = Callable[..., Any]
GAMES = ["et_bim", "witty_zibi", "mets_ton_slip", "le_boulet"]


@pytest.mark.any_language
@pytest.mark.parametrize("zoom", [*slow([100]), 200])
@pytest.mark.parametrize("game", [GAMES[0], *slow(GAMES[1:])])
def test_the_whole_truth_shows_every_hand_over_nothing(
    kit: Kit, sit: Sit, game: str, zoom: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    kit.settings.text_size = zoom
    session = table_session(kit, game, 4)
    kind = type(Projection(kit, session, None).board.cards)
    session.close()
    whole, found, counted = kind.paint, [], []

    def noted(cards: OpenCards, canvas: Canvas, picture: str, box: Box) -> None:
        found.append(box)
        whole(cards, canvas, picture, box)

    monkeypatch.setattr(kind, "paint", noted)
    for seats in some_sizes(game):
        session = table_session(kit, game, seats)
        play_on(session, turns=1000)
        course = played_through(session.as_replay())
        person = sit(ReplayScene(kit, course, "all"))
        found.clear()
        person.stack.draw(Canvas(pygame.Surface((1280, 720)), person.art, person.hints))
        projection = Projection(kit, session, None, "replay")
        for event in course.match.open_book()[:60]:
            projection.fold(event)
        session.close()
        counted.append(len(found))
        taken = [touch.box for touch in projection.board.layout(projection.view).touch.values()]
        for box in found:
            assert box.width > 12
            assert box.y + box.height <= 720
            assert not any(overlap(box, one) for one in (*taken, BAR))
        person = sit(ReplayScene(kit, course, "public"))
        found.clear()
        person.stack.draw(Canvas(pygame.Surface((1280, 720)), person.art, person.hints))
        assert found == [], "what all saw has no hands in it"
    assert counted == sorted(counted), "the more sit there, the more is held"
    assert counted[0] > 0


def test_every_game_with_hands_of_cards_shows_them() -> None:
    def cards(game: str) -> bool:
        hands = rules_of(game).initial(4, rules_of(game).options(4, {})).hands
        return all(isinstance(hand, list) for hand in hands)

    assert [game for game in (*GAMES, "wombat") if cards(game)] == GAMES
