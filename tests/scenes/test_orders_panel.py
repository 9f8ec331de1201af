"""The panel of standing orders: the same for every hand, used by every device, heard by nobody."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pygame
import pytest
from walking import Eyes, Longer, overlaps

import game.scenes.kit as kits
from game.core.seats import Seat
from game.games.et_bim.model.cards import BIM
from game.games.et_bim.orders import Orders
from game.scenes.kit import Kit
from game.scenes.orders import OrdersPanel
from game.scenes.panels import Done
from game.scenes.sheets import Option
from game.session import Session, make_head, start
from game.stage.input import KeyPressed, PointerMoved, PointerPressed, PointerReleased
from game.stage.widgets import Form
from game.store.heads import HUMAN
from game.store.texts import words

ARROWS = ["left", "right", "up", "down"]
NAMES = ["Kim", "Élodie", "Hugo", "Gwen"]


def table(kit: Kit, seed: int, modules: tuple[str, ...] = ()) -> Session:
    head = make_head(
        "et_bim", [HUMAN, HUMAN, "greedy", "greedy"], NAMES, {"modules": list(modules)}, seed
    )
    return start(head, None)


@pytest.fixture
def session(kit: Kit) -> Iterator[Session]:
    session = table(kit, 5, ("non",))
    yield session
    session.close()


def hand_of(session: Session, seat: int) -> list[int]:
    view = session.fresh_view()
    for event in session.heard(Seat(seat)):
        session.rules.apply(view, event)
    return list(view.hands[seat])


def picture(kit: Kit, panel: Any) -> bytes:
    eyes = Eyes(kit.art)
    panel.draw(eyes)
    return pygame.image.tobytes(eyes.surface, "RGB")


@pytest.mark.any_language
def test_every_hand_gets_the_same_widgets_and_the_same_picture_to_the_last_pixel(kit: Kit) -> None:
    hands, seen = [], []
    for seed in range(2, 5):
        session = table(kit, seed)
        hands.append(hand_of(session, 1))
        panel = OrdersPanel(kit, session, Seat(1))
        frames = [picture(kit, panel)]
        for key in ("up", "left", "enter"):
            panel.hear(KeyPressed(key))
        frames.append(picture(kit, panel))
        widgets = [(w.name, w.box, w.enabled) for w in panel.form.widgets]
        seen.append((frames, widgets, panel.shows, panel.spoken(), panel.title))
        session.close()
    assert {BIM in hand for hand in hands} == {True, False}
    assert len({tuple(hand) for hand in hands}) > 1
    assert all(one == seen[0] for one in seen)


@pytest.mark.any_language
def test_orders_are_set_with_the_mouse(kit: Kit, session: Session) -> None:
    panel = OrdersPanel(kit, session, Seat(1))
    assert click(panel, "swap:bim") is None
    assert click(panel, "back:2") is None
    assert click(panel, "done") == Done(Orders(swap="bim", back="2"))


@pytest.mark.any_language
def test_orders_are_set_with_arrows_and_enter_which_pads_have_too(
    kit: Kit, session: Session
) -> None:
    panel = OrdersPanel(kit, session, Seat(1))
    lead_to(panel, "damage_30:non")
    assert panel.hear(KeyPressed("enter")) is None
    lead_to(panel, "done")
    assert panel.hear(KeyPressed("enter")) == Done(Orders(damage_30="non"))


@pytest.mark.any_language
@pytest.mark.parametrize("text", [100, 200])
def test_every_answer_can_be_reached_with_arrows_and_with_tab(
    kit: Kit, session: Session, text: int
) -> None:
    kit.settings.text_size = text
    panel = OrdersPanel(kit, session, Seat(1))
    wanted = {w.name for w in panel.form.widgets if w.enabled}
    assert set(ways(panel, ARROWS)) == wanted
    assert set(ways(panel, ["tab"])) == wanted


@pytest.mark.any_language
def test_as_before_leaves_the_orders_of_before(kit: Kit, session: Session) -> None:
    before = Orders(damage_10="bim", back="1")
    panel = OrdersPanel(kit, session, Seat(1), before)
    chosen = [w.name for w in panel.form.widgets if isinstance(w, Option) and w.chosen]
    assert chosen == [f"{name}:{value}" for name, value in before.to_json().items()]
    click(panel, "damage_10:take")
    assert panel.orders != before
    assert click(panel, "before") == Done(before)


@pytest.mark.any_language
def test_enter_alone_keeps_what_was_ordered(kit: Kit, session: Session) -> None:
    panel = OrdersPanel(kit, session, Seat(1), Orders(swap="bim"))
    assert panel.hear(KeyPressed("enter")) == Done(Orders(swap="bim"))


@pytest.mark.any_language
def test_nobody_hears_what_is_ordered(
    kit: Kit, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(Form, "listeners", [heard.append])
    panel = OrdersPanel(kit, session, Seat(1))
    for key in ("up", "left", "enter", "down", "tab", "enter"):
        panel.hear(KeyPressed(key))
    assert not heard
    assert all(utterance.private for utterance in panel.spoken())
    assert all(w.private for w in panel.form.widgets)  # type: ignore[attr-defined]


@pytest.mark.parametrize("long", [False, True])
@pytest.mark.parametrize("text", [100, pytest.param(150, marks=pytest.mark.slow), 200])
def test_the_panel_holds_its_words(
    kit: Kit, session: Session, text: int, long: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if long:
        monkeypatch.setattr(
            kits, "words", lambda spoken, game=None: Longer(spoken, *words(spoken, game)._tables)
        )
    kit.settings.text_size = text
    panel = OrdersPanel(kit, session, Seat(1))
    for _ in range(14 if text > 100 else 1):
        eyes = Eyes(kit.art)
        panel.draw(eyes)
        assert not eyes.cuts
        assert not overlaps(eyes.seen)
        assert all(line.left >= 0 and line.right <= 1280 for line in eyes.seen)
        assert all(line.top >= 0 and line.bottom <= 720 for line in eyes.seen)
        assert all(line.size >= 18 for line in eyes.seen)
        panel.hear(KeyPressed("down"))


# ---------------------------------------------------------------- a person before a panel


def click(panel: Any, name: str) -> Any:
    x, y = panel.form[name].box.middle
    answers = [panel.hear(heard) for heard in (PointerMoved(x, y), PointerPressed(x, y))]
    answers.append(panel.hear(PointerReleased(x, y)))
    return next((answer for answer in answers if answer is not None), None)


def ways(panel: Any, keys: list[str]) -> dict[str, list[str]]:
    """Where keys lead from where the focus is now, and the shortest way to each stop."""
    start = str(panel.form.focus)
    found: dict[str, list[str]] = {start: []}
    fresh = [start]
    while fresh:
        here = fresh.pop(0)
        for key in keys:
            panel.form.focus = here
            panel.hear(KeyPressed(key))
            stop = str(panel.form.focus)
            if stop not in found:
                found[stop] = [*found[here], key]
                fresh.append(stop)
    panel.form.focus = start
    return found


def lead_to(panel: Any, name: str) -> None:
    """Go from the focus to a widget by arrow keys alone, the shortest way."""
    for key in ways(panel, ARROWS)[name]:
        panel.hear(KeyPressed(key))
    assert panel.form.focus == name
