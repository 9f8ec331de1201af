"""The history: every match is found, deleted and brought back; nothing is told too early."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from game.core.luck import Stream, key_of
from game.gangs.model.events import TurnBegan
from game.scenes.after.replay import ReplayScene
from game.scenes.front.title import TitleScene
from game.scenes.history import facts as past
from game.scenes.history.facts import Past, folded, holds
from game.scenes.history.history import ReplaysScene
from game.scenes.kit import Kit
from game.scenes.writing import Written
from game.session import make_head, resume, start
from game.stage.input.inputs import FileDropped, KeyPressed, TextTyped, Wheel
from game.stage.paint.art import Art
from game.stage.paint.canvas import Canvas
from game.store.history import deleted, kept
from game.store.replays import reading
from game.tour.histories import history_scenes
from tests.session.turns import asked_first
from tests.slow import slow

Sit = Callable[..., Any]
TABLES = (
    (4, ["human", "easy", "normal", "expert"], ["Kim", "Zoé", "Bilal", "Chloé"], None),
    (6, ["human", "human", *["normal"] * 4], ["Léa", "Kim", "Noé", "Ana", "Ugo", "Eve"], None),
    (4, ["human", *["normal"] * 3], ["Sam", "Ana", "Noé", "Eve"], 12),
    (5, ["hard"] * 5, ["Ida", "Max", "Tom", "Lou", "Ali"], None),
)
"""Seats, controllers, names, and after how many actions a match was left."""
DAY = 86_400
NOON = 1_790_000_000
"""A day in September 2026."""


@cache
def files() -> tuple[tuple[str, str, bytes], ...]:
    """Matches by chance, as folder, name and content: made once for all tests."""
    import tempfile  # noqa: PLC0415 here alone

    found = []
    with tempfile.TemporaryDirectory() as folder:
        for number, (seats, controllers, names, acts) in enumerate(TABLES):
            data = Path(folder) / str(number)
            session = start(make_head("et_bim", controllers, names, seed=seats + number), data)
            chance, done = Stream(key_of("history", number)), 0
            while (asked := asked_first(session)) is not None and done != acts:
                legal = session.legal(asked)
                session.submit(asked, legal[chance.below(len(legal))])
                done += 1
            session.close()
            [path] = [one.path for one in kept(data)]
            found.append((path.parent.name, f"m{number}{path.suffix}", path.read_bytes()))
    return tuple(found)


@pytest.fixture
def full(kit: Kit) -> Kit:
    """A kit whose folder holds all the matches, the first one played last."""
    for number, (folder, name, content) in enumerate(files()):
        path = kit.data / folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
        os.utime(path, (NOON - number * DAY, NOON - number * DAY))
    return kit


def rows(person: Any) -> list[str]:
    """Return the rows in sight, by name."""
    return [one.name for one in person.top.form.widgets if one.name.startswith("row:")]


def shown(scene: Any) -> list[int]:
    """The numbers of the matches in the list, once it was searched through."""
    while scene.alert:
        scene.pass_time(50)
    return [int(one.path.name[1]) for one in scene.found]


def search(person: Any, text: str) -> list[int]:
    person.top.form.focus = "search"
    person.empty()
    person.write(text)
    return shown(person.top)


# ---------------------------------------------------------------- finding


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ("zoe", [0]),
        ("KIM", [0, 1]),
        ("kim léa", [1]),
        ("noé eve", [1, 2]),
        ("et bim", [0, 1, 2, 3]),
        ("expert", [0]),
        ("nobody", []),
        ("m3", [3]),
    ],
)
@pytest.mark.any_language
def test_a_search_finds_names_games_and_levels(
    full: Kit, sit: Sit, wanted: str, found: list[int]
) -> None:
    assert search(sit(ReplaysScene(full)), wanted) == found


def test_a_search_finds_days_seats_states_and_results(full: Kit, sit: Sit) -> None:
    person, reader = sit(ReplaysScene(full)), Past(full)
    all_kept = kept(full.data)
    seats = {"fr": "4 places", "en": "4 seats"}[full.language]
    assert search(person, seats) == [0, 2]
    going = {"fr": "en cours", "en": "unfinished"}[full.language]
    assert search(person, going) == [2]
    for number, one in enumerate(all_kept):
        assert number in search(person, reader.when(one))
        if one.kind == "finished":
            course: Any = reader.course(one)
            assert number in search(person, folded(course.verdict))
            assert 2 not in search(person, folded(course.verdict))


def test_who_won_is_not_found_nor_shown_where_nobody_wants_to_know(full: Kit, sit: Sit) -> None:
    reader = Past(full)
    [one] = [one for one in kept(full.data) if one.path.name.startswith("m0")]
    course: Any = reader.course(one)
    full.settings.show_winners = False
    person = sit(ReplaysScene(full))
    assert not person.reads(course.verdict)
    assert search(person, folded(course.verdict)) == []
    search(person, "zoe")
    person.press("down", "enter")
    assert person.top.name == "match-details"
    assert not person.reads(course.verdict)
    assert course.verdict not in person.top.spoken()
    won = {reader.lasted(f"history.{end}", one, course) for end in ("won", "lost")}
    assert not any(person.reads(text) for text in won)
    person.click(full.words().say("match-details.winners"))
    assert person.reads(course.verdict)


@pytest.mark.any_language
def test_choices_go_with_the_search(full: Kit, sit: Sit) -> None:
    person = sit(ReplaysScene(full))
    for kind, found in (("unfinished", [2]), ("finished", [0, 1, 3]), ("deleted", [])):
        while person.top.form["kind"].value != kind:
            person.top.form.focus = "kind"
            person.press("right")
        assert shown(person.top) == found
    while person.top.form["kind"].value != "all":
        person.press("right")
    person.top.form.focus = "more"
    person.press("enter")
    person.top.form.focus = "seats"
    while person.top.form["seats"].value != 4:  # a game of fewer may stand on the shelf
        person.press("right")
    person.press("escape")
    assert shown(person.top) == [0, 2]
    assert search(person, "sam") == [2]


@pytest.mark.any_language
def test_a_gamepad_searches_by_keys_on_the_screen(full: Kit, sit: Sit) -> None:
    person = sit(ReplaysScene(full))
    person.top.form.focus = "search"
    person.stack.handle_input(KeyPressed("enter", given="pad:a"))
    assert person.top.name == "writing"
    for key in ("z", "o", "é"):
        person.top.form.focus = f"key:{key}"
        person.stack.handle_input(KeyPressed("enter", given="pad:a"))
    person.top.form.focus = "done"
    person.press("enter")
    assert shown(person.top) == [0]


# ---------------------------------------------------------------- many files


@pytest.mark.any_language
def test_of_a_thousand_files_only_those_in_sight_are_read(
    full: Kit, sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = full.data / "replays" / "m0.jsonl"
    for number in range(1000):
        path = source.with_name(f"copy{number:03d}.jsonl")
        path.hardlink_to(source)
    read: list[Path] = []

    def counted(path: Path) -> Any:
        read.append(path)
        return reading(path)

    monkeypatch.setattr(past, "reading", counted)
    person = sit(ReplaysScene(full))
    assert len(person.top.found) == 1004
    assert len(read) <= 9
    person.press("pagedown")
    person.stack.handle_input(Wheel(640, 360, -1))
    assert len(read) <= 20
    person.press("end")
    assert "row:1003" in rows(person)
    assert len(read) <= 40
    person.press("home")
    assert "row:0" in rows(person)
    full.settings.show_winners = False
    before = len(read)
    person.top.form.focus = "search"
    person.write("zoe kim")
    while person.top.alert:
        person.stack.pass_time(50)
    assert len(person.top.found) == 1001
    assert len(read) - before <= 9, "a search for names reads heads alone"


@pytest.mark.any_language
def test_every_row_can_be_reached_and_the_focus_is_always_seen(full: Kit, sit: Sit) -> None:
    source = full.data / "replays" / "m0.jsonl"
    for number in range(20):
        source.with_name(f"copy{number}.jsonl").write_bytes(source.read_bytes())
    person = sit(ReplaysScene(full))
    seen = set()
    for key in ("down", "up"):
        for _ in range(40):
            focus = person.top.form.focus
            assert person.top.form.focused is not None
            seen.add(focus)
            person.press(key)
    assert {f"row:{number}" for number in range(24)} <= seen
    for key in ("pagedown", "pageup"):
        for _ in range(9):
            person.press(key)
            assert person.top.form.focused is not None
    assert "row:0" in rows(person)


@pytest.mark.parametrize("zoom", [*slow([100]), 125, 150, 175, 200])
@pytest.mark.any_language
def test_every_card_of_a_page_can_be_brought_into_sight_whole(
    kit: Kit, sit: Sit, zoom: int
) -> None:
    kit.settings.text_size = zoom
    for _, *scenes in history_scenes(kit):
        roll = getattr(scenes[-1], "roll", None)
        if roll is None:
            continue
        assert all(row.height <= roll.box.height for row in roll.rows), scenes[-1].name
        person = sit(scenes[-1])
        for _ in range(2 * len(roll.rows)):
            person.press("down")
            focused = person.top.form.focused
            assert focused is not None
            assert focused.shown
            assert focused.box.y + focused.box.height <= 704


# ---------------------------------------------------------------- damaged files


def test_a_damaged_file_stands_among_the_others_and_says_so(full: Kit, sit: Sit) -> None:
    path = full.data / "replays" / "m1.jsonl"
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines[:5], b"oh\n", *lines[6:]]))
    (full.data / "replays" / "m8.jsonl").write_bytes(b"")
    (full.data / "replays" / "m9.jsonl").write_bytes(bytes(range(256)))
    person = sit(ReplaysScene(full))
    assert sorted(shown(person.top)) == [0, 1, 2, 3, 8, 9]
    wrong = [row for row in person.top.form.widgets if getattr(row, "wrong", False)]
    said = full.words().say("history.trouble", why="")
    assert len(wrong) == 3
    assert all(said in row.label for row in wrong)
    assert search(person, "zoe") == [0], "they are not in the way"
    search(person, "m9")
    person.press("down", "enter")
    assert person.top.name == "match-details"
    names = {button.name for button in person.top.form.widgets}
    assert not names & {"watch", "resume"}
    assert person.reads(full.words().say("match-details.delete"))


def test_a_file_that_is_damaged_later_on_is_shown_up_to_there(full: Kit, sit: Sit) -> None:
    path = full.data / "replays" / "m1.jsonl"
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines[:5], b"oh\n", *lines[6:]]))
    person = sit(ReplaysScene(full))
    search(person, "m1")
    person.press("down", "enter")
    assert person.top.name == "match-details"
    person.top.form.focus = "watch"
    person.press("enter")
    assert person.top.name == "notice"
    assert ", line 6:" in person.top.spoken() or ", ligne 6" in person.top.spoken()
    person.press("enter")
    assert person.top.name == "replay"
    assert person.reads(full.words().say("replay-screen.turn", n=0, total=4))


# ---------------------------------------------------------------- deleting


@pytest.mark.any_language
def test_a_match_is_deleted_brought_back_and_really_gone_only_when_erased(
    full: Kit, sit: Sit
) -> None:
    say = full.words().say
    before = {one.path: one.path.read_bytes() for one in kept(full.data)}
    person = sit(ReplaysScene(full))
    for yes in (False, True):
        person.press("enter")
        person.top.form.focus = "delete"
        person.press("enter")
        assert person.top.name == "confirm"
        assert say("history.deleted") in person.top.spoken()
        person.press(*(["right"] if yes else []), "enter")
        if not yes:
            assert person.top.name == "match-details"
            assert len(kept(full.data)) == 4
            person.press("escape")
    assert shown(person.top) == [1, 2, 3]
    person.click(say("history.undo"))
    assert {one.path: one.path.read_bytes() for one in kept(full.data)} == before
    assert shown(person.top) == [0, 1, 2, 3]
    assert person.top.form.focus == "row:0"
    person.press("enter")
    person.top.form.focus = "delete"
    person.press("enter", "right", "enter")
    while person.top.form["kind"].value != "deleted":
        person.top.form.focus = "kind"
        person.press("right")
    assert shown(person.top) == [0]
    person.press("down", "enter")
    person.click(say("match-details.erase"))
    assert person.top.name == "confirm"
    person.press("right", "enter")
    assert person.top.spoken() == say("match-details.erased")
    person.press("enter")
    assert person.top.name == "replays"
    assert not deleted(full.data)
    assert len(kept(full.data)) == 3


@pytest.mark.any_language
def test_a_deleted_match_is_put_back_from_its_page(full: Kit, sit: Sit) -> None:
    person = sit(ReplaysScene(full))
    person.press("enter")
    person.top.form.focus = "delete"
    person.press("enter", "right", "enter")
    while person.top.form["kind"].value != "deleted":
        person.top.form.focus = "kind"
        person.press("right")
    person.press("down", "enter")
    person.click(full.words().say("match-details.restore"))
    person.press("enter")
    assert len(kept(full.data)) == 4
    assert not deleted(full.data)


# ---------------------------------------------------------------- out and in


@pytest.mark.any_language
def test_a_match_goes_out_by_its_page_and_comes_in_dropped_or_written(
    full: Kit, sit: Sit, tmp_path: Path
) -> None:
    person = sit(ReplaysScene(full))
    person.press("enter")
    person.click(full.words().say("match-details.export"))
    [copy] = (full.data / "exports").iterdir()
    assert str(copy) in person.top.spoken()
    content = copy.read_bytes()
    one, two = tmp_path / "one.jsonl", tmp_path / "two words.jsonl"
    one.write_bytes(content)
    two.write_bytes(content)
    person.press("enter", "escape")
    person.stack.handle_input(FileDropped(str(one)))
    assert person.top.name == "notice"
    person.press("enter")
    person.top.form.focus = "more"
    person.press("enter")
    person.top.form.focus = "path"
    person.stack.handle_input(TextTyped(f'"{two}"'))
    person.stack.handle_input(KeyPressed("enter", given="enter"))
    assert person.top.name == "notice"
    person.press("enter", "escape")
    assert len(kept(full.data)) == 6
    assert {path.name for path in (full.data / "replays").iterdir()} >= {one.name, two.name}


@pytest.mark.any_language
def test_a_file_let_go_over_the_title_opens_the_list(full: Kit, sit: Sit, tmp_path: Path) -> None:
    source = tmp_path / "gift.jsonl"
    source.write_bytes((full.data / "replays" / "m1.jsonl").read_bytes())
    person = sit(TitleScene(full))
    person.stack.handle_input(FileDropped(str(source)))
    person.stack.pass_time(16)
    assert person.top.name == "notice"
    person.press("enter")
    assert person.top.name == "replays"
    assert len(person.top.found) == 5


@pytest.mark.parametrize("path", ["", "nowhere.jsonl", "~nobody-of-that-name/x.jsonl", "a\0b"])
@pytest.mark.any_language
def test_a_path_that_leads_nowhere_is_said(full: Kit, sit: Sit, path: str) -> None:
    person = sit(ReplaysScene(full))
    person.top.form.focus = "more"
    person.press("enter")
    person.top.resume(Written(path))
    person.top.form.focus = "take"
    person.press("enter")
    assert person.top.name == "notice"
    assert len(person.top.spoken()) > 20


# ---------------------------------------------------------------- resuming and watching


@pytest.mark.any_language
def test_a_page_says_who_played_a_seat_that_changed_hands(full: Kit, sit: Sit) -> None:
    [path] = (full.data / "matches").iterdir()
    session = resume(path, full.data)
    session.hand_over(session.humans[0], "hard")
    session.close()
    person = sit(ReplaysScene(full))
    search(person, "sam")
    person.press("down", "enter")
    words = full.words()
    first, last = words.say("history.human"), words.say("levels.hard")
    assert words.say("match-details.then", first=first, last=last) in person.top.spoken()


@pytest.mark.any_language
def test_the_focus_stays_in_the_list_when_its_last_match_is_deleted(full: Kit, sit: Sit) -> None:
    person = sit(ReplaysScene(full))
    for left in (3, 2, 1, 0):
        person.press("end", "enter")
        person.top.form.focus = "delete"
        person.press("enter", "right", "enter")
        assert len(person.top.found) == left
        assert person.top.form.focus == (f"row:{left - 1}" if left else "back")


def test_where_a_match_is_resumed_one_reads_what_its_seal_is_good_for(full: Kit, sit: Sit) -> None:
    person = sit(ReplaysScene(full))
    search(person, "sam")
    person.press("down", "enter")
    assert full.words().say("match-details.seal") in person.top.spoken()
    person.press("enter")
    assert person.top.name == "table"
    assert person.top.watched.head.names[0] == "Sam"
    person.top.watched.close()


def drawn(scene: Any, art: Art, monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The pictures of a frame, none of them from what was painted before."""
    names: set[str] = set()
    picture = Art.picture

    def noted(self: Art, name: str, width: int, height: int) -> Any:
        names.add(name)
        return picture(self, name, width, height)

    art.forget()
    import pygame  # noqa: PLC0415 here alone

    with monkeypatch.context() as patch:
        patch.setattr(Art, "picture", noted)
        scene.draw(Canvas(pygame.Surface((960, 540)), art))
    return names


def secrets(names: set[str]) -> set[str]:
    """Those that show a face: tiles but the covered one, gangs, and cards but their backs."""
    faces = {name for name in names if name.startswith(("tile_", "card_", "icon_badge_", "mini_"))}
    return faces - {"tile_mystery", "card_back", "icon_badge_q"}


@pytest.mark.any_language
def test_a_replay_opens_without_secrets_and_shows_them_when_asked(
    full: Kit, sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = sit(ReplaysScene(full))
    for number in (0, 1):
        search(person, f"m{number}")
        person.press("down", "enter", "enter")
        scene = person.top
        assert isinstance(scene, ReplayScene)
        assert scene.spoken() == full.words(scene.skin).say("replay-screen.public")
        assert not secrets(drawn(scene, full.art, monkeypatch))
        person.press("v", "home", "enter")  # of the list of eyes the first: the truth
        assert scene.spoken() == full.words(scene.skin).say("replay-screen.all")
        assert secrets(drawn(scene, full.art, monkeypatch)), "asked for, they are seen"
        person.press("escape", "enter")
        said = full.words(scene.skin).say("replay-screen.public")
        assert person.top.spoken() == said, "opened again, nothing is seen again"
        person.press("escape", "escape")


def test_words_are_compared_without_accents_and_numbers_as_a_whole() -> None:
    assert folded("  Élodie  ÉTÉ\u202f!") == "elodie ete !"
    text = folded("14/09/2026 à 14:40 · 4 places")
    assert holds(text, "4 places")
    assert holds(text, "14/09")
    assert not holds(text, "1")


def test_a_game_without_turns_counts_none(full: Kit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TurnBegan, "begins_turn", False)
    past, say = Past(full), full.words().say
    states = [past.state(one, winners=False) for one in kept(full.data)]
    over, running = say("history.hidden", n=0), say("history.goes-on", n=0)
    assert states == [over, over, running, over]
    assert not any(c.isdigit() for c in over + running)
    assert any(
        past.state(one, winners=True).startswith(say("history.lost", n=0) + " · ")
        for one in kept(full.data)
    )


@pytest.mark.parametrize(
    ("game", "said"),
    [
        ("et_bim", {"fr": "En cours · tour 2", "en": "Unfinished · turn 2"}),
        ("wombat", {"fr": "En cours · chantier 2", "en": "Unfinished · build 2"}),
        ("le_boulet", {"fr": "En cours · manche 2", "en": "Unfinished · round 2"}),
    ],
)
def test_a_match_goes_on_in_a_turn_build_or_round_as_its_game_calls_it(
    kit: Kit, game: str, said: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    head = make_head(game, ["human", *["random"] * 3], list("abcd"), seed=5)
    monkeypatch.setattr(Past, "head", lambda _past, _one: head)
    one: Any = None
    course = past.MatchCourse(2, over=False)
    assert Past(kit).lasted("history.goes-on", one, course) == said[kit.language]
    assert Past(kit).lasted("history.goes-on", one, past.MatchCourse(0, over=False)) == (
        kit.words().say("history.goes-on", n=0)
    )


def test_who_leaves_a_table_that_the_history_opened_comes_to_the_title(full: Kit, sit: Sit) -> None:
    person = sit(TitleScene(full))
    person.stack.open(ReplaysScene(full, kind="unfinished"))
    person.press("enter")
    person.click(full.words().say("match-details.resume"))
    for _ in range(200):
        if person.top.name == "table":
            break
        person.stack.pass_time(16)
    person.press("menu")
    person.top.form.focus = "leave"
    person.press("enter")
    person.stack.pass_time(16)
    assert person.stack.names == ["title"]
