"""The album: a match that is over is leafed through, with every vote; from its poster."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pygame
import pytest

from game.core.endings import Leaf, LeafRow
from game.games import game_of
from game.scenes.after.album import AlbumScene
from game.scenes.after.poster import PosterScene
from game.scenes.kit import Kit
from game.session import Session, make_head
from tests.least.shelved import shelved
from tests.session.turns import asked_first

Sit = Callable[..., Any]
pytestmark = pytest.mark.any_language
NAMES = ["Kim", "Ana"]
LEAVES = (
    Leaf("first", "Kim, round 1", (("icon_star", "Star"), ("icon_hand", "Hand")), (
        LeafRow(1, "Ana laid a thing.", "icon_star"),
        LeafRow(0, "Kim’s was contested.", "icon_hand", ((1, True), (0, False)), good=True),
    )),
    Leaf("second", "Ana, round 2", (("icon_star", "Star"),), ()),
)  # fmt: skip


class Leafed:
    """A part with two leaves, or none."""

    THUMBS = ("icon_aim", "icon_star")

    def __init__(self, leaves: Sequence[Leaf] = LEAVES) -> None:
        self._leaves = leaves

    def any_leaf(self, _: object) -> bool:
        return bool(self._leaves)

    def leaves(self, *_: object) -> Sequence[Leaf]:
        return self._leaves


class Painted:
    """A part that paints a small poster."""

    def poster(self, *_: object) -> pygame.Surface:
        return pygame.Surface((60, 80))

    def winners(self, *_: object) -> None:
        return


@pytest.fixture
def over(monkeypatch: pytest.MonkeyPatch) -> Iterator[Session]:
    """A match of the least game that is over, of a game with posters."""
    with shelved():
        session = Session(make_head("fibs", ["random"] * 2, NAMES, seed=1), None)
        while (asked := asked_first(session)) is not None:
            session.submit(asked, session.legal(asked)[0])
        session.close()
        monkeypatch.setitem(vars(game_of("fibs")), "poster", Painted())
        yield session


def test_one_leafs_through_from_the_poster_on_and_back_again(
    kit: Kit, sit: Sit, over: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(vars(game_of("fibs")), "album", Leafed())
    person = sit(PosterScene(kit, over))
    say = kit.words("fibs").say
    person.click(say("album.button"))
    assert isinstance(person.top, AlbumScene)
    for at in (0, 1, 0):
        leaf = LEAVES[at]
        assert person.top.title == say("album.title", theme=leaf.title, at=at + 1, n=2)
        assert leaf.line in person.top.spoken()
        person.look()
        read = [line.text for line in person.seen]
        assert all(row.text in read for row in leaf.rows)
        assert (say("album.alone") in read) is (not leaf.rows)
        person.click(say("album.after"))
    person.click(say("album.before"))
    assert person.top.title == say("album.title", theme="first", at=1, n=2)
    person.click(say("album.close"))
    assert isinstance(person.top, PosterScene)


def test_who_voted_how_is_said_in_words_too(
    kit: Kit, over: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(vars(game_of("fibs")), "album", Leafed())
    said = [getattr(one, "said", "") for one in AlbumScene(kit, over).form.widgets]
    votes = kit.words("fibs").say("album.votes", yes="Ana", no="Kim")
    assert f"Kim’s was contested. {votes}" in said


def test_without_a_leaf_or_an_album_there_is_nothing_to_leaf_through(
    kit: Kit, over: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    def ways() -> list[str]:
        return [one.name for one in PosterScene(kit, over).form.widgets]

    assert ways() == ["ok"]
    monkeypatch.setitem(vars(game_of("fibs")), "album", Leafed(()))
    assert ways() == ["ok"]
    monkeypatch.setitem(vars(game_of("fibs")), "album", Leafed())
    assert ways() == ["ok", "album"]
