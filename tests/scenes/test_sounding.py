"""A table is heard in step with its picture, and written down where that is wished."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from game.core.luck import Stream, key_of
from game.scenes.after.course import played_through
from game.scenes.after.replay import ReplayScene
from game.scenes.after.result import ResultScene
from game.scenes.front.title import TitleScene
from game.scenes.kit import Kit
from game.scenes.lobby.lobby import LobbyScene
from game.scenes.notice import NoticeScene
from game.scenes.shared.couch import CouchScene
from game.scenes.table.table import TableScene
from game.scenes.view.sounds import AT_ONCE, CAPTION_MS, Sounding
from game.session import Session, make_head
from game.stage.motion.director import Director
from game.stage.motion.layout import Layout, Pose
from game.stage.motion.timeline import CALM_MS, Timeline
from game.stage.response import Response
from game.stage.sound.cues import SoundCue, foremost
from game.stage.sound.player import Sound
from game.stage.stack import Stack
from game.stage.table_sounds import TableSounds
from game.stage.widgets.form import Form
from game.store.replays import Replay
from tests.session.turns import asked_first

NAMES = ["Kim", "Ana", "Bilal", "Chloé"]
TABLES = [Layout({"a": Pose(100 * at, 0, 46, "card_back")}, at) for at in range(3)]


class Ear(Sound):
    """Hears instead of playing."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[str] = []
        self.tight = 0.0

    def play(self, name: str, *, pan: float = 0.0, group: str = "effects") -> None:
        assert -1 <= pan <= 1
        self.heard.append(name)

    def tension(self, tension: float) -> None:
        self.tight = tension


@pytest.fixture
def ear(kit: Kit) -> Ear:
    kit.sound = Ear()
    return kit.sound


def by_chance() -> Session:
    """A match by chance, played to its end, of which nothing was seen yet."""
    session = Session(make_head("et_bim", ["random"] * 4, NAMES, seed=3), None)
    chance = Stream(key_of("sounds"))
    while (asked := asked_first(session)) is not None:
        legal = session.legal(asked)
        session.submit(asked, legal[chance.below(len(legal))])
    return session


@cache
def replay() -> Replay:
    session = by_chance()
    session.close()
    return session.as_replay()


# ---------------------------------------------------------------- in step with the picture


@pytest.mark.parametrize("pace", [0.5, 1.0, 4.0])
def test_a_mark_is_handed_out_when_the_picture_gets_there(pace: float) -> None:
    director = Director(TABLES[0], pace=pace)
    director.add(Timeline(TABLES[0], TABLES[1], 400), [(200, "late"), (0, "now")])
    director.add(Timeline(TABLES[1], TABLES[2], 100), [(50, "next"), (900, "never too late")])
    assert director.take_marks() == ["now"]
    director.pass_time(190 / pace)
    assert director.take_marks() == []
    director.pass_time(20 / pace)
    assert director.take_marks() == ["late"]
    director.pass_time(250 / pace)
    assert director.take_marks() == ["next"]
    director.pass_time(100 / pace)
    assert director.take_marks() == ["never too late"], "with the end of its road"
    assert not director.busy


def test_marks_follow_a_calm_picture_an_instant_one_and_a_skipped_one() -> None:
    director = Director(TABLES[0], reduced_motion=True)
    director.add(Timeline(TABLES[0], TABLES[1], 1000), [(500, "half")])
    director.pass_time(CALM_MS / 2 - 5)
    assert director.take_marks() == []
    director.pass_time(10)
    assert director.take_marks() == ["half"]
    director.add(Timeline(TABLES[1], TABLES[2], 1000), [(500, "skipped")])
    director.skip()
    director.pass_time(1000)
    assert director.take_marks() == []
    director.pace = 0
    director.add(Timeline(TABLES[2], TABLES[1], 1000), [(500, "second"), (3, "first")])
    assert director.take_marks() == ["first", "second"]


def test_what_matters_most_is_heard_of_much_at_once() -> None:
    cues = [SoundCue(name, rank=rank) for name, rank in (("a", 1), ("b", 5), ("a", 1), ("c", 3))]
    assert [cue.name for cue in foremost(cues, 2)] == ["b", "c"]
    assert [cue.name for cue in foremost(cues, 9)] == ["a", "b", "c"]
    assert foremost([], 3) == []


def test_a_replay_is_heard_from_the_first_turn_to_the_end(kit: Kit, ear: Ear) -> None:
    kit.settings.pace = 4.0
    course = played_through(replay())
    scene = ReplayScene(kit, course, "public")
    for _ in range(40_000):
        scene.pass_time(100)
        if "over" in ear.heard:
            break
    assert {"draw_1", "turn", "throw", "out", "over"} <= set(ear.heard)
    assert any(name.startswith("splat_") for name in ear.heard)
    assert "aimed" not in ear.heard, "nobody sits there"
    thrown = sum(
        1 for event in course.match.observations(None) if event.kind in ("thrown", "replayed")
    )
    assert ear.heard.count("throw") == thrown
    assert ear.tight == 0, "a match that is over is not tight"


def test_at_the_instant_pace_a_whole_match_is_a_few_sounds(kit: Kit, ear: Ear) -> None:
    kit.settings.pace = 0.0
    table = TableScene(kit, by_chance(), watch=True)
    for _ in range(5):
        table.pass_time(16)
    assert "over" in ear.heard
    assert len(ear.heard) <= 2 * AT_ONCE, "the dealing's and the match's"


# ---------------------------------------------------------------- captions


def test_captions_stay_two_and_a_half_seconds_and_only_where_wished(
    kit: Kit, ear: Ear, sit: Callable[..., Any]
) -> None:
    table = TableScene(kit, by_chance(), watch=True)
    person = sit(table)
    view, sounding = table.view, table.sounding
    aimed = SoundCue("aimed", caption="sound.aimed")
    splat = SoundCue("splat_30", caption="sound.splat_30")
    sounding.pass_time(16, [aimed], view)
    said = [kit.words("et_bim").say(f"sound.{name}") for name in ("aimed", "splat_30")]
    assert said[0] not in " ".join(line.text for line in person.look().lines)
    kit.settings.captions = True
    sounding.pass_time(CAPTION_MS / 2, [splat], view)
    seen = " ".join(line.text for line in person.look().lines)
    assert sounding.captions == said
    assert all(word in seen for text in said for word in text.split())
    sounding.pass_time(CAPTION_MS / 2, [], view)
    assert sounding.captions == said[1:]
    sounding.pass_time(CAPTION_MS / 2, [], view)
    assert sounding.captions == []


@pytest.mark.parametrize("zoom", [100, 200])
@pytest.mark.parametrize("seats", [4, 12])
def test_captions_fit_their_corner(
    kit: Kit, sit: Callable[..., Any], fits: Callable[..., None], seats: int, zoom: int
) -> None:
    kit.settings.captions, kit.settings.text_size = True, zoom
    head = make_head("et_bim", ["random"] * seats, [str(at) for at in range(seats)], seed=1)
    table = TableScene(kit, Session(head, None), watch=True)
    names = ("splat_30", "out", "swap")
    cues = [SoundCue(name, caption=f"sound.{name}") for name in names]
    table.sounding.pass_time(0, cues, table.view)
    reader = sit(table).look()
    fits(reader)
    box = table.layout.spots.captions
    inside = [line for line in reader.lines if line.size == 18 * zoom / 100]
    captions = kit.words("et_bim").say("sound.swap").split()
    spots = [line for line in inside if any(word in line.text for word in captions)]
    assert spots
    for line in spots:
        assert box.x <= line.x
        assert line.x + line.width <= box.x + box.width


# ---------------------------------------------------------------- fingers


class Asked(Response):
    def answering(self, view: object) -> bool:
        return True


class Board:
    def __init__(self, *, answering: bool) -> None:
        self.response = Asked() if answering else Response()
        self.sounds = TableSounds()


@pytest.mark.parametrize("answering", [False, True])
def test_fingers_are_heard_but_never_while_an_answer_is_asked_for(
    kit: Kit, ear: Ear, answering: bool
) -> None:
    sounding = Sounding(kit, Board(answering=answering))
    sounding.feel("hand:0", (), 0, None)
    sounding.feel("hand:0", ("D10",), 0, None)
    sounding.feel("hand:0", ("D10",), 1, None)
    sounding.feel("hand:0", ("D10",), 1, None)
    assert ear.heard == ([] if answering else ["ui_move", "ui_confirm", "ui_refuse"])


def test_menus_are_heard_by_who_listens(kit: Kit, sit: Callable[..., Any]) -> None:
    heard: list[str] = []
    person = sit(TitleScene(kit))
    Form.listeners.append(heard.append)
    try:
        person.press("down", "enter")
    finally:
        Form.listeners.clear()
    assert heard == ["ui_move", "ui_confirm"]


def test_each_screen_has_its_music_and_those_above_keep_it(kit: Kit) -> None:
    over = by_chance()
    title, table, notice = TitleScene(kit), TableScene(kit, over, watch=True), NoticeScene(kit, "!")
    assert Stack(title, LobbyScene(kit, "et_bim"), notice).music == "title"
    assert Stack(title, table, notice).music == "table"
    assert Stack(title, CouchScene(kit, over), notice).music == "table"
    assert Stack(title, table, ResultScene(kit, over, None)).music == "result"
    assert Stack(notice).music is None
