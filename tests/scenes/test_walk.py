"""Every text of the screens: nothing cut, nothing over another, and what stands out enough.

At all sizes of words, in both languages and in one that is a third longer; and in high contrast.
The quick walk looks at one picture of each kind, the slow one at every picture of the tour.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from walking import Eyes, looks, note_caps, overlaps, speak_longer, twice

from game import tour
from game.games import FIRST, shelf
from game.scenes.after.course import played_through
from game.scenes.after.replay import ReplayScene
from game.scenes.after.result import ResultScene
from game.scenes.characters.personas import PersonasScene
from game.scenes.confirm import ConfirmScene
from game.scenes.front.shelf import CARD
from game.scenes.front.title import TitleScene
from game.scenes.history.history import ReplaysScene
from game.scenes.kit import Kit
from game.scenes.notice import NoticeScene
from game.scenes.settings.rows import TABS
from game.scenes.settings.settings import SettingsScene
from game.scenes.table.pause import PauseScene
from game.scenes.tutorial.lesson import LessonScene, sections_of
from game.scenes.tutorial.lessons import LessonsScene
from game.scenes.view.notes import NotesScene
from game.stage.paint import theme
from game.stage.paint.photos import SHEET
from game.tour import drawn
from game.tour.decks import deck_scenes
from game.tour.histories import history_scenes
from game.tour.lobbies import lobby_scenes
from game.tour.newcomers import title_scenes
from game.tour.votes import dictionary_scenes, vote_scenes
from tests.slow import slow
from tests.touring import by_turns

SIZES = (100, 150, 200)
LAID = ("lobby-04-people", "house-own", "person-several")
"""Of what a table is laid with, what the quick walk looks at."""
quick_at_200 = pytest.mark.parametrize(
    "size", [*(pytest.param(size, marks=pytest.mark.slow) for size in SIZES[:2]), 200]
)
MEANING_ONE = ("I",)
"""Who one is lies beside the table at first, and in a look: one key closes that and opens this."""
SCROLLED = ("page", "rules", "statistics")
"""Scenes whose lines may be half out of sight."""

LISTING_KEYS = frozenset({"claiming", "gathering"})
"""Scenes that list keys beside those keys themselves, or keys that are pressed in turn."""


@pytest.fixture
def long(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Speak a language a third longer where the test's case asks for it."""
    wanted = bool(getattr(request, "param", False))
    if wanted:
        speak_longer(monkeypatch)
    return wanted


@pytest.fixture(autouse=True)
def noted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keys that are told are noted."""
    note_caps(monkeypatch)


def check(
    kit: Kit, name: str, scenes: Any, *, strong: bool, size: tuple[int, int] = (1280, 720)
) -> None:
    found = [
        f"{name}: {fault}"
        for eyes in looks(kit, scenes, size)
        for fault in faults(eyes.scene, eyes, strong=strong)
    ]
    if found:
        pytest.fail("\n".join(found), pytrace=False)


def faults(scene: str, eyes: Eyes, *, strong: bool) -> Iterator[Any]:
    """Yield everything in a picture that cannot be read well."""
    yield from (("cut", text) for text in eyes.cuts)
    yield from (("over one another", pair) for pair in overlaps(eyes.seen))
    alike = MEANING_ONE if scene in ("table", "curtain") else ()
    if scene not in LISTING_KEYS:
        yield from (("one key for two", key) for key in twice(eyes.caps) if key not in alike)
    for line in eyes.seen:
        if line.left < -1 or line.right > 1281:
            yield "beside the screen", line
        if scene not in SCROLLED and (line.top < 0 or line.bottom > 721):
            yield "above or below the screen", line
        large = line.size >= 19 and line.bold
        least = 7.0 if strong else 3.0 if large or line.size >= 24 else 4.5
        if line.contrast < least:
            yield "too pale", line


def menus(kit: Kit) -> Iterator[tuple[str, Any]]:
    say = kit.words().say
    yield "title", TitleScene(kit)
    for tab in TABS:
        yield f"settings-{tab}", SettingsScene(kit, tab=tab)
    yield "notice", NoticeScene(kit, say("store.settings-kept"))
    yield (
        "confirm",
        ConfirmScene(kit, say("settings-screen.ask-delete-replays"), say("pause.rules")),
    )
    for name, *scenes in lobby_scenes(kit, "et_bim"):
        if name in LAID:
            yield name, scenes[-1]
    yield "personas", PersonasScene(kit, "et_bim", "rosa")
    yield "replays", ReplaysScene(kit)
    for name, *scenes in tour.input_scenes(kit):
        yield name, scenes[-1]


def tables(kit: Kit, seats: int) -> Iterator[tuple[str, Any]]:
    session = tour.table_session(kit, "et_bim", seats)
    tour.play_on(session, turns=3 * seats)
    yield "turn", tour.seated(kit, session)
    yield "pause", PauseScene(kit, session)
    yield "notes", NotesScene(kit, session, session.humans[0])
    tour.play_on(session, turns=1000)
    yield "result", ResultScene(kit, session, session.humans[0])
    yield "replay", ReplayScene(kit, played_through(session.as_replay()), "public")
    session.close()
    yield "replays", ReplaysScene(kit)
    for name, *scenes in tour.thought_scenes(kit, "et_bim", seats):
        yield name, scenes[-1]
    for name, *scenes in tour.round_scenes(kit, "et_bim", seats) if seats != 8 else ():
        yield name, scenes[-1]


@pytest.mark.parametrize("long", [pytest.param(False, marks=pytest.mark.slow), True], indirect=True)
@quick_at_200
def test_menus_hold_their_words(kit: Kit, long: bool, size: int) -> None:
    kit.settings.text_size = size
    for name, scene in menus(kit):
        check(kit, name, [scene], strong=False)


@pytest.mark.slow
@pytest.mark.parametrize("long", [False, True], indirect=True)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", [game for game in shelf() if game != FIRST])
def test_menus_of_the_other_games_hold_their_words(
    kit: Kit, long: bool, size: int, game: str
) -> None:
    kit.settings.text_size = size
    kit.choose_game(game)
    for name in (CARD + game, "play"):
        title = TitleScene(kit)
        title.point_at(name)
        check(kit, f"title-{name}", [title], strong=False)
    for name, *scenes in lobby_scenes(kit, game):
        check(kit, name, scenes[-1:], strong=False)
    if sections_of(game):
        check(kit, "lessons", [LessonsScene(kit, game)], strong=False)


@pytest.mark.parametrize("long", [pytest.param(False, marks=pytest.mark.slow), True], indirect=True)
@quick_at_200
@pytest.mark.any_language
@pytest.mark.slow
def test_decks_of_ones_own_hold_their_words(kit: Kit, long: bool, size: int) -> None:
    kit.settings.text_size = size
    for name, *scenes in deck_scenes(kit, "le_boulet"):
        check(kit, name, scenes[-1:], strong=False)


@pytest.mark.slow
@pytest.mark.any_language
@pytest.mark.parametrize("long", [True], indirect=True)
@pytest.mark.parametrize("size", SIZES)
def test_votes_and_dictionaries_hold_their_words(kit: Kit, long: bool, size: int) -> None:
    kit.settings.text_size = size
    shown = (*dictionary_scenes(kit, "le_boulet"), *vote_scenes(kit, "le_boulet", 10))
    for name, *scenes in shown:
        check(kit, name, scenes[-1:], strong=False)


@pytest.mark.parametrize("long", [pytest.param(False, marks=pytest.mark.slow), True], indirect=True)
@quick_at_200
@pytest.mark.any_language
@pytest.mark.slow
def test_the_history_holds_its_words(kit: Kit, long: bool, size: int) -> None:
    kit.settings.text_size = size
    for name, *scenes in history_scenes(kit):
        check(kit, name, scenes[-1:], strong=False)


# what holds the longer words holds ours, but where one of ours is cut just so
@pytest.mark.parametrize("long", [pytest.param(False, marks=pytest.mark.slow), True], indirect=True)
@pytest.mark.parametrize("seats", [4, pytest.param(12, marks=pytest.mark.slow)])
@quick_at_200
@pytest.mark.any_language
def test_tables_hold_their_words(kit: Kit, long: bool, seats: int, size: int) -> None:
    kit.settings.text_size = size
    for name, scene in tables(kit, seats):
        check(kit, name, [scene], strong=False)


@pytest.mark.slow
@pytest.mark.parametrize("long", [True], indirect=True)
@pytest.mark.parametrize("text", [200])
@pytest.mark.parametrize("window", [(960, 540), (1024, 768), (1720, 720), (2560, 1440)])
def test_windows_of_all_sizes_hold_their_words(
    kit: Kit, long: bool, text: int, window: tuple[int, int]
) -> None:
    """Letters are as wide as whole pixels let them be: not the same part of every window."""
    kit.settings.text_size = text
    for name, scene in [*menus(kit), *tables(kit, 12)]:
        check(kit, name, [scene], strong=False, size=window)


@pytest.mark.slow
def test_in_high_contrast_everything_has_seven_to_one(kit: Kit) -> None:
    kit.settings.high_contrast = True
    kit.art.set_look(strong=True)
    try:
        for name, scene in [*menus(kit), *tables(kit, 12)]:
            check(kit, name, [scene], strong=True)
    finally:
        kit.art.set_look(strong=False)


# the least words as they are, and the largest in a language that is longer
@pytest.mark.slow
@pytest.mark.parametrize("kit", ["fr"], indirect=True)  # both languages, by turns
@pytest.mark.parametrize(
    ("long", "size", "strong"),
    [(False, 100, True), (True, 200, False)],
    indirect=["long"],
)
def test_every_picture_of_the_tour_holds_its_words(
    kit: Kit, long: bool, size: int, strong: bool
) -> None:
    """Each is looked at in each of these ways, in one language, and the next one in the other."""
    kit.settings.text_size = size
    kit.art.set_look(strong=strong)
    try:
        found = [
            f"{name}: {fault}"
            for name, *scenes in by_turns(kit, tour.every_scene(kit), SIZES.index(size) + long)
            if not re.match("witty_zibi-0[5-8]", name)  # the like of them is seen at other sizes
            for eyes in looks(kit, scenes)
            for fault in faults(eyes.scene, eyes, strong=strong)
        ]
        if found:
            pytest.fail("\n".join(found), pytrace=False)
    finally:
        kit.art.set_look(strong=False)


@pytest.mark.any_language
@pytest.mark.parametrize("size", [*slow([100]), 200])
def test_no_key_stands_at_two_things_in_a_lesson(kit: Kit, size: int) -> None:
    kit.settings.text_size = size
    seen = 0
    for game in shelf():
        for index in range(len(sections_of(game))) if game == "wombat" else ():
            lesson = LessonScene(kit, game, index)
            for eyes in looks(kit, [lesson]):
                assert twice(eyes.caps) == [], f"{game} {index}"
                seen += len(eyes.caps)
            lesson.session.close()
    assert seen > 50


@pytest.mark.parametrize("colour", [(112, 92, 116), (200, 35, 138), (255, 203, 46), (9, 9, 9)])
def test_strong_words_stand_out_from_every_strong_fill(colour: theme.Colour) -> None:
    """Dark words on any light fill, light words on any dark one."""
    said = theme.strong_words(colour)
    for fill in (theme.PAPER, theme.LEMON, theme.LAVENDER, theme.INK, theme.MAGENTA, theme.TOMATO):
        ground = theme.strong_fill(fill)
        if (theme.luminance(said) > 0.3) is not (theme.luminance(ground) > 0.3):
            assert theme.contrast(said, ground) >= 7


@pytest.mark.slow
def test_decks_of_ones_own_show_their_pictures_after_newcomers_were_shown(kit: Kit) -> None:
    for _ in title_scenes(kit, "le_boulet"):
        pass
    for name, *scenes in deck_scenes(kit, "le_boulet"):
        if name == "deck-photo":
            shown = drawn(scenes, kit, (640, 360))
            colours = {tuple(shown.get_at((40, y)))[:3] for y in range(40, 260)}
            assert SHEET not in colours
            assert any(red < 120 and blue > 180 for red, _, blue in colours), "the sky"
