"""The league's page of Wombat: a row a ghost, a column a round, and what came true."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from people import check_words
from test_wombat_bets import NAMES, a_match, no_bots, texts
from walking import speak_longer

from game.ai.personas import faces
from game.core.seats import Seat
from game.games.wombat import ghosts
from game.games.wombat.model import events as ev
from game.games.wombat.model import state as at
from game.scenes.after import league
from game.scenes.kit import Kit
from game.session import Session
from tests.slow import slow

__all__ = ["no_bots"]
ROLES = ("basic", "wicked", "basic", "basic", "basic")


def round_of(number: int, complete: int, out: int | None) -> list[Any]:
    """The facts of one round that all are told."""
    opened = ev.VotesOpened((-1,) * len(NAMES))
    built = [ev.BuildBegan(number, bases=False), ev.Lit((), (), ()), ev.Counted(complete)]
    votes = [ev.PhaseBegan(at.STRAW), opened, ev.PhaseBegan(at.DEBATE), ev.PhaseBegan(at.FINAL)]
    return [*built, *votes, opened, *([] if out is None else [ev.Eliminated(Seat(out))])]


@pytest.fixture
def over(kit: Kit, monkeypatch: pytest.MonkeyPatch) -> Iterator[Session]:
    """A match whose league is that of three rounds, in which two were out."""
    session = a_match(kit, 3)
    facts = [*round_of(1, 1, 0), *round_of(2, 2, 2), *round_of(3, 0, None)]
    second, third = len(round_of(1, 1, 0)), len(facts) - len(round_of(3, 0, None))
    guesses = [
        {"seat": 0, "at": second + 1, "towers": 2, "wicked": 1},
        {"seat": 0, "at": second + 4, "next": 3},
        {"seat": 0, "at": third + 1, "towers": 1},
        {"seat": 2, "at": third + 1, "towers": 0, "wicked": 4},
    ]
    told = [*facts, ev.Ended((Seat(1),), "bad", ROLES)]

    def standings(kit: Kit, session: Session) -> Any:
        spoken = kit.words("wombat")
        return ghosts.league(told, guesses, NAMES, faces(session.controllers), spoken)

    monkeypatch.setattr(league, "standings", standings)
    yield session
    session.close()


@pytest.mark.any_language
def test_each_ghost_has_a_row_and_each_round_a_column(kit: Kit, sit: Any, over: Session) -> None:
    person = sit(league.LeagueScene(kit, over))
    say = kit.words("wombat").say
    lines = person.look().lines
    for heading in (say("ghosts.column", number=2), say("ghosts.column", number=3)):
        first, second = (line for line in lines if line.text == heading)
        assert first.x == second.x
        assert first.y < second.y
    left = [next(line.x for line in lines if line.text == one) for one in (
        say("ghosts.column", number=2), say("ghosts.column", number=3),
        say("ghosts.column-wicked"),
    )]  # fmt: skip
    assert left == sorted(left)


@pytest.mark.any_language
@pytest.mark.parametrize("text", [100, 200])
def test_beside_a_wrong_bet_stands_what_came_true(
    kit: Kit, sit: Any, over: Session, text: int
) -> None:
    kit.settings.text_size = text
    person = sit(league.LeagueScene(kit, over))
    said = " ".join(utterance.text for utterance in person.top.spoken())
    words_of = kit.words("wombat")
    truth = words_of.say("ghosts.truth", what=words_of.say("ghosts.stand", n=0))
    assert truth in said or truth in texts(person, joined=True)


@pytest.mark.any_language
@pytest.mark.parametrize("long", [*slow([False]), True])
@pytest.mark.parametrize("text", [100, 150, 200])
def test_the_league_of_wombat_holds_its_words(
    kit: Kit, over: Session, text: int, long: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if long:
        speak_longer(monkeypatch)
    kit.settings.text_size = text
    with kit.art.wearing("wombat"):
        check_words(league.LeagueScene(kit, over), kit, times=8)
