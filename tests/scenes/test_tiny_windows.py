"""In a window so small that words do not get small enough with it, every picture still ends.

Words are never drawn below 8 pixels (``Canvas.text``). The soak found a card whose name was made
smaller for ever because of it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game import tour
from game.scenes.after.result import ResultScene
from game.scenes.kit import Kit
from game.scenes.table.card import CardScene
from game.stage.paint.canvas import Canvas

TINY = (160, 90)
MOST = 20_000
"""More widths than any picture asks for."""


@pytest.fixture(autouse=True)
def ends(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fail where widths are asked for without an end, instead of never coming back."""
    width, asked = Canvas.text_width, []

    def counted(canvas: Canvas, *args: Any) -> float:
        asked.append(args)
        assert len(asked) < MOST, asked[-1]
        return width(canvas, *args)

    monkeypatch.setattr(Canvas, "text_width", counted)


def test_the_page_of_every_card_of_a_hand_is_drawn(kit: Kit, sit: Callable[..., Any]) -> None:
    session = tour.table_session(kit, "et_bim", 6)
    tour.play_on(session, turns=25, answering=False)
    person = sit(tour.seated(kit, session))
    pages = 0
    for name in [name for name in person.top.layout.touch if name.startswith("hand:")]:
        person.top.focus = name
        person.press("f1")
        assert isinstance(person.top, CardScene)
        person.look(TINY)
        person.press("escape")
        pages += 1
    session.close()
    assert pages


def test_the_result_is_drawn(kit: Kit, sit: Callable[..., Any]) -> None:
    session = tour.table_session(kit, "et_bim", 4)
    tour.play_on(session, turns=500, answering=False)
    assert session.outcome() is not None
    sit(ResultScene(kit, session, None)).look(TINY)
    session.close()
