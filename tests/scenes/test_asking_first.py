"""At a window, too, what a bot out of a file may do on a system is said before it runs."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.ai import bot_process
from game.ai.sandboxes import calls, landlock
from game.app.first import first_scene
from game.games import FIRST as GAME
from game.scenes.front.title import TitleScene
from game.scenes.kit import Kit
from game.session import make_head
from game.store.heads import HUMAN
from game.store.launch import Launch
from game.store.recorder import Recorder
from game.store.replays import unfinished

Sit = Callable[..., Any]
NAMES = ["Kim", "Ana", "Rosa", "Hugo"]
SAID = {
    (False, False): "external-bots.may-all",
    (True, False): "external-bots.may-read",
    (False, True): "external-bots.may-reach",
}
HOLDS = pytest.mark.parametrize("holds", SAID)
LANGUAGES = pytest.mark.parametrize("language", ["fr", "en"])


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_process, "ENOUGH_STARTS", 0)


@pytest.fixture
def system(monkeypatch: pytest.MonkeyPatch) -> Callable[[bool, bool], None]:
    def has(filters: bool, shuts: bool) -> None:
        monkeypatch.setattr(calls, "filtered", lambda: filters)
        monkeypatch.setattr(landlock, "version", lambda: int(shuts))

    return has


@pytest.fixture
def spec(tmp_path: Path) -> str:
    return f"file:{tmp_path / 'a folder' / 'mine.py'}:Bot"


def launched(kit: Kit, *controllers: str) -> Any:
    head = make_head(GAME, list(controllers), NAMES, {})
    return first_scene(kit, Launch(kit.data, table=head))


@HOLDS
@LANGUAGES
def test_a_match_of_the_command_line_asks_before_it_begins(
    kit: Kit, sit: Sit, spec: str, system: Any, holds: tuple[bool, bool], language: str
) -> None:
    kit.settings.language = language
    system(*holds)
    person = sit(launched(kit, HUMAN, spec, "random", spec))
    assert person.top.name == "confirm"
    asked = person.top.spoken()
    assert kit.words().say(SAID[holds]) in asked
    assert f"Ana, Hugo: {spec.removeprefix('file:').removesuffix(':Bot')} (Bot)" in asked
    assert not unfinished(kit.data)
    person.click(kit.words().say("external-bots.yes"))
    assert person.top.name == "table"
    person.stack.close_all()
    assert unfinished(kit.data)


@HOLDS
def test_who_presses_enter_has_begun_nothing(
    kit: Kit, sit: Sit, spec: str, system: Any, holds: tuple[bool, bool]
) -> None:
    system(*holds)
    person = sit(TitleScene(kit))
    person.stack.open(launched(kit, HUMAN, spec, "random", "random"))
    person.press("enter")
    assert person.top.name == "title"
    assert not unfinished(kit.data)


@pytest.mark.parametrize("external", [True, False])
def test_where_it_goes_without_saying_nothing_is_asked(
    kit: Kit, sit: Sit, spec: str, system: Any, external: bool
) -> None:
    """Both walls stand, or nobody sits there whom they would hold."""
    system(external, external)
    person = sit(launched(kit, HUMAN, spec if external else "random", "random", "random"))
    assert person.top.name == "table"
    person.stack.close_all()


@HOLDS
@LANGUAGES
def test_the_question_of_a_match_that_goes_on_says_it_too(
    kit: Kit, sit: Sit, spec: str, system: Any, holds: tuple[bool, bool], language: str
) -> None:
    kit.settings.language = language
    recorder = Recorder.create(kit.data, make_head(GAME, [HUMAN, spec, spec, "random"], NAMES, {}))
    recorder.close()
    system(*holds)
    person = sit(TitleScene(kit))
    person.click(kit.words(GAME).say("title.resume", n=4))
    assert person.top.name == "confirm"
    assert kit.words().say(SAID[holds]) in person.top.spoken()
