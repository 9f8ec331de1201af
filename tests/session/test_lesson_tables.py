"""The lessons of every game: their tables can be laid, steps done, sentences read."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.lessons import Section
from game.games import game_of, shelf, words
from game.games.parts import needed
from game.match import Match
from game.session import lesson
from game.session.lesson import LessonSession
from game.store.texts import LANGUAGES

NAMES = ["Kim", "Rosa", "Hugo", "Ana"]
TICK_MS = 100
TAUGHT = [game for game in shelf() if game_of(game).lessons is not None]
SECTIONS = [(game, one) for game in TAUGHT for one in needed(game_of(game).lessons).SECTIONS]


@pytest.mark.parametrize(("game", "section"), SECTIONS, ids=[f"{g}-{s.name}" for g, s in SECTIONS])
def test_every_set_up_is_legal_and_every_wanted_action_can_be_done(
    game: str, section: Section, monkeypatch: pytest.MonkeyPatch
) -> None:
    laid: list[Match[Any, Any, Any]] = []
    monkeypatch.setattr(
        lesson, "Match", lambda *given, **more: laid.append(Match(*given, **more)) or laid[-1]
    )
    for part in section.parts:
        session = LessonSession(game, part, NAMES)
        pupil = session.humans[0]
        laid[-1].check()
        if part.bots:
            assert part.steps[-1].free
            session.close()
            continue
        assert part.steps[-1].only_read, "one sees what one did before the table is laid anew"
        for step in part.steps:
            if step.wants:
                assert [one for one in step.wants if not session.accepts(pupil, one)] == [], step
                session.submit(pupil, step.wants[-1])
            else:
                session.fulfil()
            while session.ready() or session.runs:
                session.step()
                session.pass_time(TICK_MS if session.runs else 0)
            assert session.settled
            session.go_on()
        laid[-1].check()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TAUGHT)
def test_every_sentence_is_there_and_names_who_it_speaks_of(game: str, language: str) -> None:
    say = words(language, game).say
    steps = [
        (one, step)
        for its, one in SECTIONS if its == game
        for part in one.parts for step in part.steps
    ]  # fmt: skip
    for section, step in steps:
        sentence = say(f"lessons.{section.name}.{step.name}", left="A", top="B", right="C")
        assert sentence[-1] in ".!?…”»", sentence
        assert "{" not in sentence
        assert len(sentence) < 125, "short enough to be read"
        for key in ("title", "about"):
            assert say(f"lessons.{section.name}.{key}")
