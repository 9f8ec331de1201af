"""The poster: where a game paints one it is saved, and a sentence says where, or that it is not."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pygame
import pytest

from game import tour
from game.games import game_of, shelf
from game.games.parts import Game
from game.scenes.after.course import played_through
from game.scenes.after.replay import ReplayScene
from game.scenes.after.result import STRAY_MS, ResultScene
from game.scenes.kit import Kit
from game.session import Session, make_head
from game.stage.input.inputs import KeyPressed
from game.store import posters
from tests.least.shelved import shelved
from tests.session.turns import asked_first

Sit = Callable[..., Any]
pytestmark = pytest.mark.any_language


class Painted:
    """A part that paints a small poster, and the winners nowhere."""

    def poster(self, *_: object) -> pygame.Surface:
        picture = pygame.Surface((60, 80))
        picture.fill((98, 181, 72))
        return picture

    def winners(self, *_: object) -> None:
        return


@pytest.fixture
def over() -> Iterator[Session]:
    """A match of the least game that is over."""
    with shelved():
        session = Session(make_head("fibs", ["random"] * 2, ["Kim", "Ana"], seed=1), None)
        while (asked := asked_first(session)) is not None:
            session.submit(asked, session.legal(asked)[0])
        session.close()
        yield session


@pytest.fixture
def painted(over: Session, monkeypatch: pytest.MonkeyPatch) -> Session:
    """The same, of a game that paints posters."""
    monkeypatch.setitem(vars(game_of("fibs")), "poster", Painted())
    return over


def names(scene: Any) -> list[str]:
    return [widget.name for widget in scene.form.widgets]


def test_a_game_without_posters_offers_none(kit: Kit, sit: Sit, over: Session) -> None:
    assert "poster" not in names(sit(ResultScene(kit, over, None)).top)
    replay = ReplayScene(kit, played_through(over.as_replay()), "public")
    person = sit(replay)
    at_its_end(replay)
    assert "poster" not in names(replay)
    person.press("p")
    assert person.top is replay


def at_its_end(replay: ReplayScene) -> None:
    replay.handle_input(KeyPressed("end"))


def test_a_poster_is_saved_shown_and_named_once(kit: Kit, sit: Sit, painted: Session) -> None:
    for text_size in (100, 200):
        kit.settings.text_size = text_size
        person = sit(ResultScene(kit, painted, None))
        person.press("p")
        (saved,) = (kit.data / posters.POSTERS).iterdir()
        assert str(saved) in person.top.spoken()
        assert pygame.image.load(saved).get_size() == (60, 80)
        person.look()


def test_a_replay_hangs_it_up_at_its_end_alone(kit: Kit, sit: Sit, painted: Session) -> None:
    replay = ReplayScene(kit, played_through(painted.as_replay()), "public")
    person = sit(replay)
    person.press("p")
    assert person.top is replay
    assert not replay.form["poster"].enabled, "it keeps its place"
    at_its_end(replay)
    assert replay.form["poster"].enabled
    person.press("p")
    assert person.top.name == "poster"


@pytest.mark.slow
@pytest.mark.parametrize("game", [name for name in shelf() if Game.poster.there(game_of(name))])
@pytest.mark.parametrize("text_size", [100, 200])
def test_every_game_that_paints_one_saves_it(kit: Kit, sit: Sit, game: str, text_size: int) -> None:
    kit.settings.text_size = text_size
    seats = max(game_of(game).rules.seat_counts)
    session = tour.table_session(kit, game, seats)
    tour.play_on(session, turns=1000)
    person = sit(ResultScene(kit, session, session.humans[0]))
    person.look()
    person.stack.pass_time(STRAY_MS)
    person.press("p")
    person.look()
    (saved,) = (kit.data / posters.POSTERS).iterdir()
    assert min(pygame.image.load(saved).get_size()) > 1000
    session.close()


def test_what_cannot_be_saved_is_said_and_shown(kit: Kit, sit: Sit, painted: Session) -> None:
    kit.data.mkdir(exist_ok=True)
    (kit.data / posters.POSTERS).write_text("in the way", "utf-8")
    person = sit(ResultScene(kit, painted, None))
    person.press("p")
    said = person.top.spoken()
    assert said.startswith(kit.words().say("poster.unsaved", trouble=""))
    assert person.top.name == "poster"


def test_the_usual_folder_is_that_of_pictures(
    kit: Kit, monkeypatch: pytest.MonkeyPatch, tmp_path: Any
) -> None:
    pictures, data = tmp_path / "Pictures", tmp_path / "data"
    pictures.mkdir()
    monkeypatch.setattr(posters.platformdirs, "user_pictures_path", lambda: pictures)
    monkeypatch.setattr(posters.platformdirs, "user_data_path", lambda *_, **__: data)
    assert posters.keep(data, "fibs", b"1").parent.parent == pictures
    (pictures / posters.APP).rename(pictures / "gone")
    (pictures / posters.APP).write_text("in the way", "utf-8")
    assert posters.keep(data, "fibs", b"1").parent == data / posters.POSTERS
    assert posters.keep(kit.data, "fibs", b"1").parent == kit.data / posters.POSTERS
