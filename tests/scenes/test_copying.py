"""Copying: where a code or a receipt is shown a press copies it, and it can be pasted elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pygame
import pytest

from game.replaying.receipt import receipt
from game.scenes.copying import COPY
from game.scenes.kit import Kit
from game.scenes.lobby.lobby import LobbyScene
from game.scenes.table.pause import PauseScene
from game.session import Session, make_head
from game.stage.input.clipboard import copied, pasted
from game.stage.input.inputs import TextAsked
from game.store.heads import HUMAN

Sit = Callable[..., Any]


@pytest.fixture
def session() -> Iterator[Session]:
    session = Session(make_head("et_bim", [HUMAN, *["random"] * 3], list("abcd"), seed=3), None)
    yield session
    session.close()


def use(person: Any, name: str) -> None:
    person.look()
    person.top.form.focus = name
    person.press("enter")


def test_the_code_of_a_table_is_copied_and_pasted_at_another_one(kit: Kit, sit: Sit) -> None:
    person = sit(LobbyScene(kit, "et_bim"))
    use(person, "rules")
    person.top.form.focus = next(
        one.name for one in person.top.form.widgets if one.name.startswith("preset:")
    )
    person.press("enter")
    use(person, COPY)
    code = pasted()
    assert code.replace("-", "") in person.top.spoken().replace(" ", "")
    assert person.reads(kit.words().say("copying.done"))
    person.top.form.focus = "done"
    assert person.reads(code), "once one goes elsewhere the code is there again"
    use(person, "enter")
    person.stack.handle_input(TextAsked("paste"))
    person.press("enter")
    assert person.reads(kit.words("et_bim").say("house.taken", code=code))


def test_the_receipt_of_a_match_is_copied_from_its_pause(
    kit: Kit, sit: Sit, session: Session
) -> None:
    person = sit(PauseScene(kit, session))
    use(person, COPY)
    assert pasted() == receipt(session.head)
    assert person.top.name == "pause"


def test_a_clipboard_that_refuses_is_told_of(
    kit: Kit, sit: Sit, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(text: str) -> None:
        raise pygame.error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "put_text", fails)
    person = sit(PauseScene(kit, session))
    use(person, COPY)
    assert person.reads(kit.words().say("copying.failed"))
    assert not copied("anything")
