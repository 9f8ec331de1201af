"""The result: the truth about everybody, the match in figures, and where to go from there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from game.core.endings import Truth
from game.core.luck import Stream, key_of
from game.games import FIRST as GAME
from game.games import game_of, shelf
from game.games.et_bim.model.options import LEXICON
from game.gangs import ending, portraits
from game.gangs.model import events as ev
from game.gangs.model.cards import DAMAGE, face_of, gang_of
from game.scenes.after.course import played_through
from game.scenes.after.result import STRAY_MS, ResultScene
from game.scenes.after.result_rows import ResultText, headed, leaders
from game.scenes.front.title import TitleScene
from game.scenes.kit import Kit
from game.session import Session, make_head
from game.stage.paint.canvas import Canvas
from game.tour import matches
from game.tour.matches import play_on, table_session
from tests.session.turns import asked_first

Sit = Callable[..., Any]
SIZES = [(960, 540), (1280, 720), (1920, 1080)]
NAMES = "Kim Ana Bilal Chloé Driss Élodie Farid Gwen Hugo Inès Jules Margot"
LONG = "Maximilienne Constantinus Élisabethann Bartholomäus Guillaumette Théodorienne "


@cache
def over(seats: int, seed: int = 1, names: str = NAMES) -> Session:
    """Return a match by chance that is over."""
    head = make_head(GAME, ["random"] * seats, names.split()[:seats], seed=seed)
    session = Session(head, None)
    chance = Stream(key_of("result", seed))
    while (asked := asked_first(session)) is not None:
        legal = session.legal(asked)
        session.submit(asked, legal[chance.below(len(legal))])
    session.close()
    return session


def truth_of(session: Session, kit: Kit) -> Truth:
    return ending.truth(
        session.fresh_view(), session.open_book(), session.head.names, kit.words(GAME)
    )


@pytest.mark.parametrize("seats", [4, 7, 12])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_truth_agrees_with_the_book(kit: Kit, seats: int, seed: int) -> None:
    session = over(seats, seed)
    truth = truth_of(session, kit)
    book = session.open_book()
    outcome = session.outcome()
    assert outcome is not None
    assert {row.seat for row in truth.rows} == set(range(seats))
    assert {row.seat for row in truth.rows if row.won} == set(outcome.winners)
    gone = [event.seat for event in book if isinstance(event, ev.Eliminated)]
    assert sorted(row.seat for row in truth.rows if row.fell) == sorted(gone)
    assert sum(row.figures[2] for row in truth.rows) == len(gone)
    laid = [DAMAGE[face_of(event.card)] for event in book if isinstance(event, ev.Laid)]
    assert sum(row.figures[0] for row in truth.rows) == sum(laid)
    backs = [event for event in book if isinstance(event, ev.Reflected)]
    assert sum(row.figures[1] for row in truth.rows) == len(backs)
    assert all((row.total > 100) == row.fell for row in truth.rows)


@pytest.mark.parametrize("seats", [4, 12])
def test_winners_come_first_then_who_held_out_longest(kit: Kit, seats: int) -> None:
    session = over(seats)
    rows = truth_of(session, kit).rows
    assert [row.won for row in rows] == sorted((row.won for row in rows), reverse=True)
    state = session.fresh_view()
    for event in session.open_book():
        session.rules.apply(state, event)
    outs = state.out_turns
    losers = [outs[row.seat] for row in rows if not row.won]
    fallen = [out for out in losers if out]
    assert fallen == sorted(fallen, reverse=True)
    assert losers[len(losers) - len(fallen) :] == fallen


def test_the_gang_that_won_gives_badge_colour_and_faces(kit: Kit) -> None:
    seen = set()
    for seed in range(1, 9):
        session = over(4, seed)
        outcome = session.outcome()
        assert outcome is not None
        truth = truth_of(session, kit)
        if not outcome.winners:
            assert truth.badge == "icon_badge_q"
            assert not truth.stickers
            continue
        view = session.fresh_view()
        for event in session.open_book():
            session.rules.apply(view, event)
        gang = gang_of(view.character_at(outcome.winners[0]))
        assert truth.badge == f"icon_badge_{portraits.BADGES[gang]}"
        assert truth.colour == LEXICON.colours[gang]
        assert 0 < len(truth.stickers) <= 3
        seen.add(gang)
    assert len(seen) > 1


@pytest.mark.parametrize("seats", [4, *(pytest.param(n, marks=pytest.mark.slow) for n in (8, 12))])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.any_language
def test_everything_fits(kit: Kit, sit: Sit, fits: Any, seats: int, size: tuple[int, int]) -> None:
    session = over(seats)
    for viewer in (None, 0, seats - 1):
        reader = sit(ResultScene(kit, session, viewer)).look(size)
        fits(reader)
    read = {line.text for line in reader.lines}
    for name in session.head.names[:-1]:
        assert name in read


@pytest.mark.parametrize("seats", [4, 6])
def test_long_names_stand_whole_in_their_rows(kit: Kit, sit: Sit, seats: int) -> None:
    session = over(seats, 1, LONG)
    reader = sit(ResultScene(kit, session, 0)).look()
    rows = {line.text for line in reader.lines if line.x > 808}
    mine, *others = session.head.names
    own = kit.words(GAME).say("table.you", name=mine)
    assert set(others) - rows == set()
    assert own in rows or {mine, kit.words(GAME).say("result.you")} <= rows
    assert not reader.cuts


@pytest.mark.parametrize("game", shelf())
def test_no_long_name_is_cut_at_a_table_of_few(
    kit: Kit, sit: Sit, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(matches, "NAMES", LONG.split())
    for seats in game_of(game).rules.seat_counts[:2]:
        session = table_session(kit, game, seats)
        play_on(session, turns=1000)
        for viewer in (None, session.humans[0]):
            reader = sit(ResultScene(kit, session, viewer)).look()
            assert not {name for name in session.head.names if name in reader.cuts}
        session.close()


def test_rows_do_not_touch(kit: Kit, sit: Sit) -> None:
    reader = sit(ResultScene(kit, over(12), None)).look()
    heights = sorted({line.y for line in reader.lines if 808 < line.x < 1000 and 76 < line.y < 590})
    assert len(heights) == 12
    assert min(b - a for a, b in pairwise(heights)) >= 30


@pytest.mark.parametrize("size", SIZES)
def test_a_total_of_100_stands_clear_of_tile_and_heart(
    kit: Kit, sit: Sit, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    session = over(4)
    its = game_of(session.head.game).ending
    tell, rows = its.truth, []

    def told(*of: Any) -> Truth:
        truth = tell(*of)
        standing = next(row.end for row in truth.rows if not row.fell)
        alike = {"total": 100, "icon": "icon_heart_100", "end": standing}
        rows[:] = [replace(row, **alike) for row in truth.rows]
        return replace(truth, rows=tuple(rows))

    monkeypatch.setattr(its, "truth", told)
    scene = ResultScene(kit, session, 0)
    hearts, tiles = [], []
    paint = Canvas.picture

    def picture(canvas: Canvas, name: str, x: float, y: float, w: float, *rest: Any) -> None:
        hearts.extend([x] if name == "icon_heart_100" else [])
        tiles.extend([x + w] if name == rows[0].picture else [])
        paint(canvas, name, x, y, w, *rest)

    monkeypatch.setattr(Canvas, "picture", picture)
    reader = sit(scene).look(size)
    totals = [line for line in reader.lines if line.text == "100"]
    assert len(totals) == len(hearts) == 4
    assert max(line.x + line.width for line in totals) + 4 <= min(hearts)
    assert max(tiles) <= min(line.x for line in totals)


def test_who_looks_is_told_whether_they_won(kit: Kit, sit: Sit) -> None:
    words = kit.words(GAME)
    session = over(4)
    outcome = session.outcome()
    assert outcome is not None
    for seat in range(4):
        person = sit(ResultScene(kit, session, seat))
        key = "you-won" if seat in outcome.winners else "you-lost"
        assert person.reads(words.say(f"result.{key}"))
    bystander = sit(ResultScene(kit, session, None))
    assert not bystander.reads(words.say("result.you-won"))
    assert not bystander.reads(words.say("result.you-lost"))


@pytest.mark.parametrize(
    ("way", "result"),
    [("r", "rematch"), ("enter", "rematch"), ("escape", "menu"), ("click", "rematch")],
)
def test_the_ways_on(kit: Kit, sit: Sit, way: str, result: str) -> None:
    person = sit(ResultScene(kit, over(4), 0))
    person.stack.pass_time(STRAY_MS)
    if way == "click":
        person.click(kit.words().say("result-screen.rematch"))
    else:
        person.press(way)
    assert person.stack.empty
    assert person.stack.result == result


def test_no_click_in_the_first_moments_begins_a_rematch(kit: Kit, sit: Sit) -> None:
    person = sit(ResultScene(kit, over(4), 0))
    person.stack.pass_time(STRAY_MS - 1)
    person.click(kit.words().say("result-screen.rematch"))
    assert person.top.name == "result"


@pytest.mark.parametrize("key", ["enter", "space"])
def test_no_key_pressed_in_the_first_moments_begins_a_rematch(kit: Kit, sit: Sit, key: str) -> None:
    person = sit(ResultScene(kit, over(4), 0))
    person.press(key)
    person.stack.pass_time(STRAY_MS - 1)
    person.press(key)
    assert person.top.name == "result"
    person.stack.pass_time(1)
    person.press(key)
    assert person.stack.result == "rematch"


def test_after_a_match_in_real_time_only_the_way_out_is_heard_at_first(
    kit: Kit, sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.scenes.after.result.is_real_time", lambda *_: True)
    person = sit(ResultScene(kit, over(4), None))
    for key in "rvpngb":
        person.press(key)
        assert person.top.name == "result", "each may have been meant for the table"
    person.press("escape")
    assert person.stack.result == "menu"


@pytest.mark.parametrize("size", [100, 200])
def test_after_a_match_in_real_time_enter_begins_no_rematch(
    kit: Kit, sit: Sit, monkeypatch: pytest.MonkeyPatch, size: int
) -> None:
    monkeypatch.setattr("game.scenes.after.result.is_real_time", lambda *_: True)
    kit.settings.text_size = size
    person = sit(ResultScene(kit, over(4), None))
    person.stack.pass_time(STRAY_MS)
    person.press("enter")
    assert person.top.name == "replay"
    person.press("escape")
    person.press("r")
    assert person.stack.result == "rematch"


def test_a_match_of_wombat_ends_at_a_result_that_enter_does_not_leave(kit: Kit, sit: Sit) -> None:
    session = table_session(kit, "wombat", 3, {"seconds": 60})
    play_on(session, turns=100_000)
    person = sit(ResultScene(kit, session, session.humans[0]))
    person.press("r")
    assert person.top.name == "result", "it may have been meant for the table"
    person.stack.pass_time(STRAY_MS)
    assert person.top.form.focus == "replay"
    session.close()


@pytest.mark.parametrize("way", ["v", "click"])
def test_the_match_can_be_watched_again_with_the_whole_truth(kit: Kit, sit: Sit, way: str) -> None:
    person = sit(TitleScene(kit))
    person.stack.open(ResultScene(kit, over(4), 0))
    if way == "click":
        person.click(kit.words().say("result-screen.replay"))
    else:
        person.press(way)
    assert person.top.name == "replay"
    assert person.top.spoken() == kit.words().say("replay-screen.all")
    person.press("escape")
    assert person.top.name == "result"


@pytest.mark.parametrize("shown", [False, True])
@pytest.mark.parametrize("tall", [430.0, 508.0])
def test_in_large_words_a_verdict_of_any_length_fits_above_the_ways_on(
    kit: Kit, tall: float, shown: bool
) -> None:
    kit.settings.text_size = 200
    truth = truth_of(over(4), kit)
    lines: list[float] = []
    canvas: Any = Canvas(pygame.Surface((1280, 720)), kit.art, kit.hints)
    canvas.text = lambda text, x, y, size, *_, **__: lines.append(y + size / 2)
    for much in (1, 2, 3):
        long = replace(truth, title=" ".join([truth.title] * much), line=f"{truth.line} " * much)
        verdict = ResultText(
            kit, long, NAMES.split(), ["head"] * 4, None, "A record.", kit.words(GAME),
            (1160.0, tall), (lambda canvas, box: None) if shown else None,
        )  # fmt: skip
        row = verdict.rows([])[0]
        assert row.height <= tall
        lines.clear()
        row.widgets[0].draw(canvas, focused=False)
        assert max(lines) <= row.height, "it is written below its piece"


def test_all_who_did_as_much_as_the_second_are_named() -> None:
    def leading(*did: int) -> list[list[int]]:
        rows = [SimpleNamespace(seat=seat, figures=(many,)) for seat, many in enumerate(did)]
        truth: Any = SimpleNamespace(rows=rows)
        return [[row.seat for row in part] for part in leaders(truth, 0)]

    assert leading(2, 2, 2, 1) == [[0], [1, 2]]
    assert leading(1, 3, 1, 0) == [[1], [0, 2]]
    assert leading(0, 4, 0) == [[1]]
    assert leading(0, 0) == []


def test_a_count_says_when_not_all_who_did_something_are_named(kit: Kit) -> None:
    def said(*did: int) -> str:
        rows = [SimpleNamespace(seat=seat, figures=(many,)) for seat, many in enumerate(did)]
        truth: Any = SimpleNamespace(rows=rows, figures=[SimpleNamespace(label="Themes")])
        return headed(truth, 0, kit.words(GAME))

    assert said(2, 1, 1, 1) == said(3, 2, 0) == "Themes"
    assert said(3, 2, 1) != "Themes"
    assert "Themes" in said(3, 2, 1)


def test_many_who_come_second_are_counted_where_their_names_have_no_room(
    kit: Kit, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, written = over(6, names=LONG), list[str]()
    truth = truth_of(session, kit)
    did = [2, 1, 1, 1, 0, 0]
    rows = [replace(row, figures=(did[at],) * 3) for at, row in enumerate(truth.rows)]
    told = replace(truth, rows=tuple(rows), figures=truth.figures[:3])
    monkeypatch.setattr(ending, "truth", lambda *_: told)
    scene = ResultScene(kit, session, None)
    plain = Canvas.text

    def text(canvas: Canvas, said: str, *rest: Any, **more: Any) -> float:
        written.append(said)
        return plain(canvas, said, *rest, **more)

    monkeypatch.setattr(Canvas, "text", text)
    scene.draw(Canvas(pygame.Surface((1280, 720)), kit.art, kit.hints))
    second = session.head.names[rows[1].seat]
    assert f"{second} + 2" in written
    assert "3 × 1" in written


def test_the_replay_begins_at_the_turning_point_that_was_pointed_at(kit: Kit, sit: Sit) -> None:
    session = over(4)
    found = played_through(session.as_replay()).moments(kit.words(GAME))
    wanted = len(found) // 2
    assert found[wanted].public > 1
    person = sit(ResultScene(kit, session, None))
    person.stack.pass_time(2000)
    mark = person.top.form[f"moment:{wanted}"].box.middle
    person.click_at(*mark)
    person.press("v")

    def public() -> int:
        return len(person.top.watched.observations(None))

    for _ in range(400):
        person.stack.pass_time(50)
        if person.top.name == "replay" and public() >= found[wanted].public:
            break
    assert person.top.name == "replay"
    assert public() <= found[wanted].public + 1
    at = public()
    person.press("v", "down", "enter")
    assert public() == at, "other eyes keep the moment"
