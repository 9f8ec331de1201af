"""The panel of standing orders: the same for every hand, used by every device, heard by nobody."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pygame
import pytest
from people import ARROWS, check_words, click, lead_to, view_of, ways
from walking import Eyes, speak_longer

from game.core.seats import Seat
from game.gangs.model.cards import BIM
from game.gangs.orders import Orders
from game.scenes.kit import Kit
from game.scenes.shared.orders import OrdersPanel
from game.scenes.tick_boxes import TickBox
from game.session import Session, make_head, start
from game.stage.input.inputs import KeyPressed
from game.stage.scene import Close
from game.stage.widgets.form import Form
from game.store.heads import HUMAN
from game.tour.private import behind

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


def picture(kit: Kit, panel: Any) -> bytes:
    eyes = Eyes(kit.art, kit.hints)
    panel.draw(eyes)
    return pygame.image.tobytes(eyes.surface, "RGB")


@pytest.mark.any_language
def test_every_hand_gets_the_same_widgets_and_the_same_pixels(kit: Kit) -> None:
    hands, seen = [], []
    for seed in range(2, 5):
        session = table(kit, seed)
        hands.append(view_of(session, 1).hands[1])
        panel = OrdersPanel(kit, session, Seat(1))
        frames = [picture(kit, panel)]
        for key in ("up", "left", "enter"):
            panel.handle_input(KeyPressed(key))
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
    assert click(panel, "done") == Close(Orders(swap="bim", back="2"))


@pytest.mark.any_language
def test_orders_are_set_with_arrows_and_enter_which_pads_have_too(
    kit: Kit, session: Session
) -> None:
    panel = OrdersPanel(kit, session, Seat(1))
    lead_to(panel, "damage_30:non")
    assert panel.handle_input(KeyPressed("enter")) is None
    lead_to(panel, "done")
    assert panel.handle_input(KeyPressed("enter")) == Close(Orders(damage_30="non"))


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
    chosen = [w.name for w in panel.form.widgets if isinstance(w, TickBox) and w.chosen]
    assert chosen == [f"{name}:{value}" for name, value in before.to_json().items()]
    click(panel, "damage_10:take")
    assert panel.orders != before
    assert click(panel, "before") == Close(before)


@pytest.mark.any_language
def test_what_this_table_has_not_is_taken(kit: Kit) -> None:
    session = table(kit, 5)
    panel = OrdersPanel(kit, session, Seat(1), Orders(swap="non", back="non", damage_10="bim"))
    assert panel.spoken()
    assert click(panel, "done") == Close(Orders(damage_10="bim"))
    session.close()


@pytest.mark.any_language
def test_enter_alone_keeps_what_was_ordered(kit: Kit, session: Session) -> None:
    panel = OrdersPanel(kit, session, Seat(1), Orders(swap="bim"))
    assert panel.handle_input(KeyPressed("enter")) == Close(Orders(swap="bim"))


@pytest.mark.any_language
def test_nobody_hears_what_is_ordered(
    kit: Kit, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    panel = OrdersPanel(kit, session, Seat(1))
    curtain = behind(kit, session, Seat(1), panel)
    heard: list[str] = []
    monkeypatch.setattr(Form, "listeners", [heard.append])
    for key in ("up", "left", "enter", "down", "tab"):
        curtain.handle_input(KeyPressed(key))
    assert panel.orders != panel.before, "something was ordered"
    assert not heard
    assert all(utterance.private for utterance in panel.spoken())
    assert all(w.private for w in panel.form.widgets)  # type: ignore[attr-defined]


@pytest.mark.any_language
def test_what_changed_is_read_and_nothing_else(kit: Kit, session: Session) -> None:
    panel = OrdersPanel(kit, session, Seat(1))
    lead_to(panel, "swap:bim")
    before = panel.spoken()
    panel.handle_input(KeyPressed("enter"))
    new = [one.text for one in panel.spoken() if one not in before]
    say = kit.words("et_bim").say
    assert len(new) == 2, "what is ordered, and the focus, chosen by now"
    assert new[0] == f"{say('orders.swap')}: {say('orders.bim')}."
    assert say("panels.chosen") in new[1]


@pytest.mark.any_language
def test_words_of_another_size_or_language_leave_the_orders_and_the_focus(
    kit: Kit, session: Session
) -> None:
    panel = OrdersPanel(kit, session, Seat(1))
    click(panel, "swap:bim")
    for text, language in ((200, "fr"), (200, "en"), (100, "en")):
        kit.settings.text_size, kit.settings.language = text, language
        check_words(panel, kit)
        panel.form.focus = "swap:bim"
        assert panel.form["swap:bim"].chosen
        assert panel.form["swap:bim"].zoom == text / 100
        assert panel.title == kit.words("et_bim").say("panels.orders", name="Élodie")
    assert click(panel, "done") == Close(Orders(swap="bim"))


@pytest.mark.any_language
@pytest.mark.parametrize("long", [pytest.param(False, marks=pytest.mark.slow), True])
@pytest.mark.parametrize("text", [100, pytest.param(150, marks=pytest.mark.slow), 200])
def test_the_panel_holds_its_words(
    kit: Kit, session: Session, text: int, long: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if long:
        speak_longer(monkeypatch)
    kit.settings.text_size = text
    panel = OrdersPanel(kit, session, Seat(1))
    check_words(panel, kit, times=14 if text > 100 else 1)
