"""Whoever only watches is nobody at the table: no name stands there as one's own."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from game.games import rules_of, shelf
from game.scenes.after.course import played_through
from game.scenes.after.replay import ReplayScene
from game.scenes.kit import Kit
from game.scenes.lobby.lobby import LobbyScene
from game.scenes.lobby.start import go_on
from game.session import make_head, resume, start
from game.store.heads import HUMAN
from game.store.replays import unfinished
from game.tour import thought_out
from game.tour.matches import play_on
from tests.slow import slow

Sit = Callable[..., Any]
SOME = ["et_bim", *slow(name for name in shelf() if name not in ("et_bim", "wombat")), "wombat"]
OWN = re.compile(r"\((you|vous|yourself)\)|^(you|vous|c’est vous)$", re.IGNORECASE)


def told_to_be_you(person: Any) -> list[str]:
    person.stack.pass_time(50)
    return [line.text for line in person.look().lines if OWN.search(line.text)]


@pytest.mark.parametrize("text_size", [*slow([100]), 200])
@pytest.mark.parametrize("game", SOME)
def test_who_chose_to_watch_in_the_lobby_is_nobody_at_the_table(
    kit: Kit, sit: Sit, game: str, text_size: int
) -> None:
    kit.settings.text_size = text_size
    kit.settings.last_table = {"names": ["Cœur1"], "people": [0], "watch": True}
    kit.settings.tables = {game: kit.settings.last_table}
    kit.choose_game(game)
    person = sit(LobbyScene(kit, game))
    assert not told_to_be_you(person)
    person.click(kit.words(game).say("lobby-screen.start"))
    table = person.top
    assert table.viewer is None
    for _ in range(40):
        assert not told_to_be_you(person)
    person.stack.close_all()


@pytest.mark.any_language
@pytest.mark.parametrize("game", [shelf()[0], *slow(shelf()[1:])])
def test_who_watched_bots_is_nobody_in_what_is_shown_of_them(kit: Kit, sit: Sit, game: str) -> None:
    seats = rules_of(game).seat_counts[0]
    head = make_head(game, ["random"] * seats, list("abcdefghijkl")[:seats], seed=3)
    session = start(head, kit.data)
    session.close()
    [kept] = unfinished(kit.data)
    session = resume(kept.path, kit.data)
    person = sit(go_on(kit, session))
    assert not told_to_be_you(person)
    session.close()
    whole = thought_out(game, seats)
    assert HUMAN not in whole.head.controllers
    for eyes in ("public", "all", 0, seats - 1):
        person = sit(ReplayScene(kit, played_through(whole), eyes))
        for _ in range(4):
            person.press("right")
            assert not told_to_be_you(person), eyes


@pytest.mark.any_language
@pytest.mark.parametrize("game", SOME)
def test_nobody_is_you_in_a_replay_of_several_people(kit: Kit, sit: Sit, game: str) -> None:
    seats = max(3, rules_of(game).seat_counts[0])
    controllers = [HUMAN, HUMAN, *["random"] * (seats - 2)]
    session = start(make_head(game, controllers, list("abcdefgh")[:seats], seed=3), None)
    play_on(session, turns=6)
    whole = session.as_replay()
    for eyes in ("public", 0, 1):
        person = sit(ReplayScene(kit, played_through(whole), eyes))
        person.press("right", "right")
        assert not told_to_be_you(person), eyes
    session.close()
