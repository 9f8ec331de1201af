"""Ballots and a dictionary with a least game: neither knows anything of the game that has them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import pytest
from game.games.lone.model import Name  # type: ignore[import-not-found]

from game.core.judging import TaughtPicture
from game.core.panels import Ballot
from game.core.seats import Seat
from game.core.words import Words
from game.games import game_of
from game.scenes.dictionary.listing import DictionaryScene, taught_games
from game.scenes.dictionary.teaching import TeachScene
from game.scenes.kit import Kit
from game.scenes.shared.voting import Voting
from game.session import make_head, start
from game.stage.input.inputs import FileDropped
from game.store import dictionaries
from game.store.heads import HUMAN, House
from tests.least.shelved import shelved

Sit = Callable[..., Any]
pytestmark = pytest.mark.any_language
NAMES = ["Kim", "Ana", "Léo"]
PEOPLE = [Seat(0), Seat(1), Seat(2)]
OWN = ("left", "right", "pad:0")


class Numbers:
    """Ballots: one of three numbers; whose time is up names seven."""

    def __init__(self, seconds: int) -> None:
        self._seconds = seconds

    def ballot(self, view: Any, names: Sequence[str], words: Words) -> Sequence[Ballot]:
        return [Ballot(f"{number}", Name(number)) for number in (1, 2, 3)]

    def beforehand(self, view: Any, seat: int, action: Any) -> None:
        return None

    def comes(self, view: Any, seat: int, table: Any) -> bool:
        return False

    def outdone(self, view: Any, chosen: Any, names: Any, words: Words) -> str:
        return ""

    def silent(self, view: Any) -> Any:
        return Name(7)

    def seconds(self, view: Any) -> int:
        return self._seconds


class Taught:
    """A dictionary: a theme is taught on two pictures, and lets a match have a round more."""

    MARKS = ("yes", "no")

    def key(self, text: str, words: Words) -> str | None:
        return text or None

    def asked(self, theme: str, words: Words) -> Sequence[TaughtPicture]:
        return [
            TaughtPicture("icon_star", "Star", "A star."),
            TaughtPicture("icon_hand", "Hand", "A hand."),
        ]

    def put(self, entries: Mapping[str, str], theme: str, marks: Sequence[str]) -> dict[str, str]:
        return {**entries, theme: "".join(mark[0] for mark in marks)}

    def marks(self, entries: Mapping[str, str], theme: str) -> Sequence[str]:
        return ["yes" if letter == "y" else "no" for letter in entries.get(theme, "")]

    def same(self, theme: str) -> str:
        return theme.lower()

    def sound(self, theme: str, entry: str) -> bool:
        return bool(theme) and len(entry) == 2 and not set(entry) - set("yn")

    def options(self, entries: Mapping[str, str]) -> dict[str, Any]:
        return {"rounds": 1 + len(entries)} if entries else {}


@pytest.fixture(autouse=True)
def lone() -> Iterator[None]:
    """The least game in which all are asked at once stands on the shelf."""
    with shelved():
        yield


def voting(
    kit: Kit, monkeypatch: pytest.MonkeyPatch, *, seconds: int = 0, thumbs: bool = False
) -> tuple[Any, Voting]:
    monkeypatch.setitem(vars(game_of("lone")), "ballots", Numbers(seconds))
    head = make_head("lone", [HUMAN] * 3, NAMES, {"rounds": 1}, 3, house=House(thumbs=thumbs))
    session = start(head, None)
    for seat, source in zip(PEOPLE, () if thumbs else OWN, strict=False):
        kit.claims.claim(seat, source)
    its = Voting(kit, session)
    view = session.view_of(None)
    its.begin(view, PEOPLE, its.ballots(view))
    return session, its


def test_all_choose_at_once_and_nothing_reaches_the_match_before_the_last(
    kit: Kit, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, its = voting(kit, monkeypatch)
    view, before = session.view_of(None), its.shows
    its.vote(0, "left")
    its.vote(2, "right")
    assert its.pass_time(1000, view) == []
    assert its.status() == kit.words().say("couch.confirm", names="Léo")
    its.vote(1, "left")  # until all have chosen one may think again
    assert session.moves == 0
    assert before != its.shows
    its.vote(1, OWN[2])
    chosen = its.pass_time(1, view)
    assert chosen == [(0, Name(2)), (1, Name(3)), (2, Name(2))]
    assert its.now is None
    session.close()


def test_whose_time_is_up_does_what_the_game_says(
    kit: Kit, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, its = voting(kit, monkeypatch, seconds=5)
    kit.claims.claim(PEOPLE[1], "right")
    its.vote(0, "right")
    view = session.view_of(None)
    assert its.pass_time(4999, view) == []
    assert its.pass_time(1, view) == [(0, Name(7)), (1, Name(1)), (2, Name(7))]
    session.close()


def test_thumbs_are_entered_one_by_one_and_taken_back(
    kit: Kit, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, its = voting(kit, monkeypatch, seconds=5, thumbs=True)
    assert its.now is not None
    assert its.now.left is None, "thumbs have no clock"
    its.vote(0, "mouse")
    its.vote(1, "mouse")
    assert its.status() == kit.words().say("couch.thumbs", name="Léo")
    assert its.take_back()
    its.vote(2, "mouse")
    its.vote(0, "mouse")
    chosen = its.pass_time(1, session.view_of(None))
    assert chosen == [(0, Name(1)), (1, Name(3)), (2, Name(1))]
    session.close()


def test_a_least_games_bots_are_taught_and_a_match_keeps_what_there_was(
    kit: Kit, sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "lone" not in taught_games()
    part = Taught()
    monkeypatch.setitem(vars(game_of("lone")), "dictionary", part)
    assert "lone" in taught_games()
    person = sit(TeachScene(kit, "lone", "a word"))
    person.look()
    person.press("right")
    person.click(kit.words().say("dictionary.keep"))
    assert dictionaries.read(kit.data, "lone", part.sound) == {"a word": "yn"}
    head = make_head("lone", [HUMAN] * 3, NAMES, {"rounds": 1}, 3)
    session = start(head, kit.data)
    assert session.head.options == {"rounds": 2}
    more = dictionaries.export(kit.data / "theirs", "lone", {"A WORD": "nn", "other": "yy"})
    scene = DictionaryScene(kit, "lone")
    scene.handle_input(FileDropped(str(more)))
    assert dictionaries.read(kit.data, "lone", part.sound) == {"a word": "yn", "other": "yy"}
    assert session.head.options == {"rounds": 2}, "it stays as it began"
    session.close()
    later = start(head, kit.data)
    assert later.head.options == {"rounds": 3}
    later.close()
    foreign = dictionaries.export(kit.data / "theirs", "fibs", {"third": "yy"})
    scene.handle_input(FileDropped(str(foreign)))
    assert len(dictionaries.read(kit.data, "lone", part.sound)) == 2
