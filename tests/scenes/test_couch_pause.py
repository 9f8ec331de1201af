"""The menu over a table of several people: nobody's stray key ends what all are playing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from test_gathering import READY, press, sat

from game.scenes.kit import Kit
from game.scenes.shared.couch import table_of
from game.scenes.shared.whose import Looks
from game.session import make_head, start
from game.stage.input.claims import KEYPAD, LEFT, PARTS, RIGHT
from game.stage.input.inputs import FocusLost, KeyPressed
from game.store.heads import HUMAN
from tests.secrecy.botting import Silent
from tests.slow import slow

Sit = Callable[..., Any]
pytestmark = pytest.mark.any_language
GAMES = ("et_bim", "witty_zibi", "le_boulet", "mets_ton_slip", "wombat")


@pytest.fixture(autouse=True)
def _silent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.session.bots.BotRouter", Silent)


def paused(kit: Kit, sit: Sit) -> Any:
    """Stop three people at one keyboard before their first build."""
    person = sat(kit, sit)
    person.press("escape")
    assert person.top.name == "pause"
    return person


def use(person: Any, name: str, source: str = "") -> None:
    person.top.form.focus = name
    person.stack.handle_input(KeyPressed("enter", given="enter", source=source))


@pytest.mark.parametrize("game", GAMES)
def test_leaving_a_table_of_several_people_is_asked_once(kit: Kit, sit: Sit, game: str) -> None:
    head = make_head(game, [HUMAN] * 3 + ["random"] * 2, list("abcde"), seed=3)
    person = sit(table_of(kit, start(head, None)))
    person.press("escape")
    for answer, then in (("no", ["pause"]), ("yes", [])):
        use(person, "leave")
        assert person.top.name == "confirm"
        assert person.top.form.focus == "no"
        use(person, answer)
        assert person.stack.names[1:] == then


def test_what_fingers_still_build_does_nothing_in_the_menu(kit: Kit, sit: Sit) -> None:
    person = paused(kit, sit)
    person.top.form.focus = "leave"
    for source in PARTS:
        for key in ("up", "down", "enter"):
            person.stack.handle_input(KeyPressed(key, given="s", source=source))
    assert (person.top.name, person.top.form.focus) == ("pause", "leave")
    person.stack.pass_time(601)
    person.stack.handle_input(KeyPressed("enter", given="s", source=LEFT))
    assert person.top.name == "confirm"


@pytest.mark.parametrize("why", ["", "lost", "stood"])
@pytest.mark.parametrize("size", [*slow([100]), 200])
def test_a_build_that_goes_on_is_unheard_until_fingers_rest(
    kit: Kit, sit: Sit, why: str, size: int
) -> None:
    kit.settings.text_size = size
    person = sat(kit, sit)
    person.stack.handle_input(FocusLost(why) if why else KeyPressed("escape"))
    let_go = kit.words().say("pause.let-go")
    assert not person.reads(let_go), "before anybody pressed"
    for time in range(40):
        build = KeyPressed("down", given="s", source=PARTS[time % 3])
        person.stack.handle_input(build)
        assert person.top.form.focus in (None, "resume")
        assert person.reads(let_go)
        assert let_go in person.top.aside()
        person.stack.pass_time(100)
    person.stack.pass_time(601)
    assert not person.reads(let_go)
    person.stack.handle_input(KeyPressed("down", given="s", source=LEFT))
    assert person.top.form.focus == "mine", "whoever has rested leads"


@pytest.mark.parametrize("key", ["space", "enter"])
def test_who_claimed_nothing_builds_with_keys_that_are_unheard_too(
    kit: Kit, sit: Sit, key: str
) -> None:
    person = sat(kit, sit)
    kit.claims.release(0)
    person.stack.handle_input(FocusLost("lost"))
    person.stack.handle_input(KeyPressed(key, given="e", source=LEFT))
    assert person.top.name == "pause"
    assert person.reads(kit.words().say("pause.let-go"))


@pytest.mark.parametrize("heard", [
    KeyPressed("escape"), KeyPressed("menu", source="pad:0"), KeyPressed("f1"),
    KeyPressed("enter", given="enter", source=RIGHT),
])  # fmt: skip
def test_what_nobody_builds_with_leads_the_menu_at_once(
    kit: Kit, sit: Sit, heard: KeyPressed
) -> None:
    person = sat(kit, sit)
    person.stack.handle_input(FocusLost("stood"))
    person.stack.handle_input(KeyPressed("enter", given="s", source=LEFT))
    assert person.top.name == "pause"
    person.stack.handle_input(heard)
    assert person.top.name != "pause"


def test_who_was_ready_is_ready_after_the_menu(kit: Kit, sit: Sit) -> None:
    person = sat(kit, sit)
    press(person, 0, READY)
    person.press("escape")
    person.press("escape")
    person.stack.pass_time(16)
    table = person.stack.scenes[0]
    assert person.top.name == "gathering"
    assert table.layout.furniture.gathered.awaited == (1, 2)
    table.watched.close()


@pytest.mark.parametrize("source", [RIGHT, LEFT, KEYPAD])
def test_enter_lies_in_a_half_and_still_asks_who_wants_to_look(
    kit: Kit, sit: Sit, source: str
) -> None:
    person = paused(kit, sit)
    person.stack.pass_time(601)
    use(person, "mine", source)
    assert person.top.name == "whose"
    assert [one.name for one in person.top.form.widgets] == ["seat:0", "seat:1", "seat:2", "back"]


def test_a_letter_of_ones_own_half_says_who_looks(kit: Kit, sit: Sit) -> None:
    person = paused(kit, sit)
    person.stack.pass_time(601)
    person.top.form.focus = "mine"
    answer = person.top.handle_input(KeyPressed("enter", given="e", source=LEFT))
    assert answer.result == Looks(0)


def test_the_page_of_devices_opens_the_rules_and_comes_back(kit: Kit, sit: Sit) -> None:
    person = paused(kit, sit)
    use(person, "devices")
    claims = kit.claims.all()
    person.press("f1")
    assert person.top.name == "rules"
    person.press("escape")
    assert (person.top.name, kit.claims.all()) == ("claiming", claims)
