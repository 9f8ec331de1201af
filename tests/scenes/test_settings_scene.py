"""The settings: every one reached by keys and by mouse, kept, said, and reset after a question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game.scenes.front.title import TitleScene
from game.scenes.kit import Kit
from game.scenes.settings.rows import TABS, SettingAction, SettingChoice
from game.scenes.settings.settings import SettingsScene
from game.stage.input.inputs import CloseAsked, Wheel
from game.stage.widgets.form import Choice
from game.store import statistics
from game.store.settings import Settings, load
from game.store.statistics import Played
from tests.slow import slow

Sit = Callable[..., Any]


@pytest.fixture
def person(kit: Kit, sit: Sit) -> Any:
    person = sit(TitleScene(kit))
    person.stack.open(SettingsScene(kit))
    return person


def focus(person: Any) -> str:
    return str(person.top.form.focus)


def test_every_setting_has_a_row_but_those_that_are_not_chosen_here() -> None:
    rows = {row.name for rows in TABS.values() for row in rows if isinstance(row, SettingChoice)}
    elsewhere = {"player_name", "last_table", "bindings", "window_place", "lessons_done"}
    elsewhere |= {"welcomed", "known", "guided", "explained"}  # on the title, at the table
    elsewhere |= {"game", "tables", "devices"}  # on the title, in the lobby, at a couch
    elsewhere |= {"show_winners"}  # in the history
    # at the window itself
    elsewhere |= {"maximised", "second_fullscreen", "second_size", "second_place"}
    assert rows == set(Settings.model_fields) - elsewhere


def test_every_row_changes_by_keys_alone_and_is_kept(kit: Kit, person: Any) -> None:
    for place, (tab, rows) in enumerate(TABS.items()):
        person.press(*["pagedown"] * (place > 0))
        assert focus(person) == f"tab:{tab}"
        person.press("right")
        for name in [row.name for row in person.top.form.widgets if isinstance(row, Choice)]:
            while focus(person) != name:
                person.press("down")
            before = person.top.form[name].value
            person.press("right")
            assert person.top.form[name].value != before, name
            if name in ("language", "text_size", "high_contrast", "fullscreen"):
                person.press("left")
        assert rows
    person.press("escape")
    assert person.top.name == "title"
    kept = load(kit.data)[0]
    assert kept == kit.settings
    assert (kept.pace, kept.volume_music, kept.rumble) == (1.5, 7, False)


def test_explanations_that_are_switched_on_again_begin_anew(kit: Kit, sit: Sit) -> None:
    kit.settings.guide, kit.settings.explained = False, ["et_bim.hand"]
    kit.settings.guided = {"et_bim": False}
    tab = next(tab for tab, rows in TABS.items() if "guide" in {row.name for row in rows})
    person = sit(SettingsScene(kit, tab=tab))
    person.top.form.focus = "guide"
    person.press("right")
    assert kit.settings.explained == []
    assert kit.settings.explains("et_bim")


def test_arrows_lead_everywhere_and_are_never_trapped(person: Any) -> None:
    person.press("right")
    assert focus(person) == "pace"
    person.press("up")
    assert focus(person) == "tab:game"
    person.press("down")
    assert focus(person) == "tab:display"
    person.press("enter", "down", "down", "down")
    assert focus(person) == "reset"
    person.press("down")
    assert focus(person) == "done"
    person.press("enter")
    assert person.top.name == "title"


def test_a_tab_and_a_value_are_clicked(kit: Kit, person: Any) -> None:
    person.click(kit.words().say("settings-screen.tab-sound"))
    person.look()
    box = person.top.form["volume_master"].box
    person.click_at(box.x + box.width - 10, box.y + 20)
    assert kit.settings.volume_master == 9
    person.click(kit.words().say("settings-screen.done"))
    assert person.top.name == "title"


def test_a_tab_is_reset_after_a_question_alone(kit: Kit, person: Any) -> None:
    kit.settings.volume_music = 1
    kit.settings.pace = 4.0
    person.click(kit.words().say("settings-screen.tab-sound"))
    for answer, left in (("escape", 1), ("yes", 6)):
        person.click(kit.words().say("settings-screen.reset"))
        assert person.top.name == "confirm"
        person.press(*([answer] if answer == "escape" else ["right", "enter"]))
        assert person.top.name == "settings"
        assert kit.settings.volume_music == left
    assert kit.settings.pace == 4.0, "another tab"


def test_enter_at_a_question_does_nothing(kit: Kit, person: Any) -> None:
    kit.settings.volume_music = 1
    person.click(kit.words().say("settings-screen.tab-sound"))
    person.click(kit.words().say("settings-screen.reset"))
    person.press("enter")
    assert kit.settings.volume_music == 1


def test_a_language_chosen_is_spoken_at_once_even_after_lang(kit: Kit, sit: Sit) -> None:
    kit.spoken = kit.settings.language
    person = sit(TitleScene(kit))
    person.stack.open(SettingsScene(kit, tab="language"))
    person.click({"fr": "Français", "en": "English"}[kit.language])
    other = {"fr": "C’est bon", "en": "Done"}[kit.language]
    assert kit.language != kit.spoken
    person.click(other)
    assert person.reads({"fr": "Jouer", "en": "Play"}[kit.language])


@pytest.mark.parametrize("zoom", [*slow([100]), 150, 200])
@pytest.mark.parametrize("tab", TABS)
def test_everything_can_be_read_at_every_size(
    kit: Kit, sit: Sit, fits: Any, tab: str, zoom: int
) -> None:
    kit.settings.text_size = zoom
    person = sit(SettingsScene(kit, tab=tab))
    names = [one.name for row in person.top.roll.rows for one in row.widgets]
    for name in (f"tab:{tab}", *names):
        person.top.form.focus = name
        person.top.roll.place(person.top.form)
        reader = person.look()
        fits(reader)
        assert person.top.form.focused.shown
        rows = [line for line in reader.lines if line.x >= person.top.roll.box.x]
        assert all(line.size >= 18 * zoom / 100 * 0.9 for line in rows), rows


def test_the_wheel_goes_through_a_long_tab(kit: Kit, sit: Sit) -> None:
    kit.settings.text_size = 200
    person = sit(SettingsScene(kit))
    for _ in range(12):
        person.stack.handle_input(Wheel(640, 400, -1))
    assert person.top.form["reset"].shown
    for _ in range(12):
        person.stack.handle_input(Wheel(640, 400, 1))
    assert person.top.form["pace"].shown


@pytest.mark.parametrize("deed", [row for row in TABS["data"] if isinstance(row, SettingAction)])
def test_every_deed_with_files_says_what_it_did(kit: Kit, sit: Sit, deed: SettingAction) -> None:
    played = Played("et_bim", "x", 4, won=True, most={"longest": 9}, sums={"bims": 1})
    statistics.count(kit.data, played)
    person = sit(SettingsScene(kit, tab="data"))
    person.click(kit.words().say(f"settings-screen.{deed.name}"))
    if deed.asks:
        assert person.top.name == "confirm"
        person.click(kit.words().say(f"settings-screen.{deed.name}"))
    assert person.top.name == ("dictionary" if deed.name == "dictionary" else "notice")
    anew = deed.name == "reset-statistics"
    assert bool(statistics.load(kit.data)[0].games) is not anew


def test_what_cannot_be_written_is_said(kit: Kit, sit: Sit) -> None:
    kit.data.parent.mkdir(exist_ok=True)
    kit.data.write_text("in the way")
    person = sit(SettingsScene(kit, tab="data"))
    person.click(kit.words().say("settings-screen.export"))
    assert person.top.name == "notice"
    assert kit.data.read_text() == "in the way"


def test_at_a_table_nobody_deletes_the_match_that_waits(kit: Kit, sit: Sit) -> None:
    person = sit(SettingsScene(kit, seated=True, tab="data"))
    assert "delete-matches" not in [one.name for one in person.top.form.widgets]


@pytest.mark.parametrize(
    ("deed", "said"),
    [("program", "pygame-ce"), ("licences", "SIL OPEN FONT LICENSE"), ("pictures", "svg")],
)
def test_what_the_program_is_and_holds_is_said(kit: Kit, sit: Sit, deed: str, said: str) -> None:
    person = sit(SettingsScene(kit, tab="about"))
    person.click(kit.words().say(f"settings-screen.{deed}"))
    assert person.top.name == "page"
    assert said in person.top.source
    person.look()
    person.press("escape")
    assert person.top.name == "settings"


def test_closing_the_window_keeps_what_was_chosen(kit: Kit, person: Any) -> None:
    person.press("right", "right")
    person.stack.handle_input(CloseAsked())
    assert load(kit.data)[0].pace == 1.5
    assert person.stack.empty


def test_a_percentage_is_written_as_its_language_does(kit: Kit, sit: Sit) -> None:
    person = sit(SettingsScene(kit, tab="accessibility"))
    person.look()
    said = {"fr": "100\u00a0%", "en": "100%"}[kit.language]
    assert said in [line.text for line in person.seen]


@pytest.mark.parametrize(("displays", "offered"), [(1, []), (2, [-1, 0, 1]), (9, [-1, 0, 1, 2, 3])])
def test_a_screen_for_the_second_window_is_chosen_where_there_are_several(
    kit: Kit, monkeypatch: pytest.MonkeyPatch, displays: int, offered: list[int]
) -> None:
    monkeypatch.setattr(pygame.display, "get_num_displays", lambda: displays)
    scene = SettingsScene(kit, tab="display")
    rows = [row for row in scene.form.widgets if isinstance(row, Choice)]
    found = [value for row in rows if row.name == "second_display" for value, _ in row.options]
    assert found == offered


@pytest.mark.any_language
@pytest.mark.parametrize("tab", TABS)
def test_no_tab_leaves_half_of_its_sheet_empty(kit: Kit, sit: Sit, tab: str) -> None:
    person = sit(SettingsScene(kit, tab=tab))
    person.look()
    rows = [line.y for line in person.seen if line.x > 250 and line.y < 620]
    assert max(rows) > 380, "it reaches the lower half"


@pytest.mark.parametrize("tab", TABS)
def test_what_a_setting_means_is_read_once_and_spoken(kit: Kit, sit: Sit, tab: str) -> None:
    person = sit(SettingsScene(kit, tab=tab))
    person.press("right")
    for _ in range(12):
        if (name := focus(person)) == "done":
            return
        key, say = f"settings-screen.about-{name}", kit.words().say
        told = say(key, path=kit.data) if kit.words().knows(key) else ""
        told = kit.hints.with_keys(told)
        assert person.top.aside() == told
        person.look()
        seen = "".join(line.text for line in person.seen).replace(" ", "")
        assert seen.count(told.replace(" ", "")) == 1 or not told, name
        person.press("down")
