"""The first run: who has finished nothing of a game is asked first, and is told things once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game.core.luck import Stream
from game.core.seats import Seat
from game.games import FIRST as GAME
from game.games import shelf
from game.scenes.front.first_run import guides
from game.scenes.front.title import TitleScene
from game.scenes.kit import Kit
from game.scenes.table.explaining import REST_MS, ExplainScene
from game.scenes.table.table import TableScene
from game.session import make_head, start
from game.store.heads import HUMAN
from game.store.replays import Recorder, unfinished
from game.store.settings import Settings, load
from game.store.statistics import Played, count
from tests.boxes import overlap
from tests.least.shelved import shelved
from tests.session.turns import asked_first
from tests.slow import slow

Sit = Callable[..., Any]
GAMES = ["et_bim", "witty_zibi", "mets_ton_slip", "le_boulet"]


@pytest.fixture(autouse=True)
def nothing_known(kit: Kit) -> None:
    kit.settings.known = []


@pytest.fixture
def new(kit: Kit) -> Kit:
    """A computer on which nothing was finished yet."""
    kit.settings.welcomed = False
    kit.settings.pace = 0.0
    return kit


def entries(person: Any) -> list[str]:
    return [widget.name for widget in person.top.form.widgets]


@pytest.mark.parametrize("game", GAMES)
def test_newcomers_are_asked_first_and_enter_throws_nobody_into_a_match(
    new: Kit, sit: Sit, game: str
) -> None:
    new.settings.game = game
    person = sit(TitleScene(new))
    assert entries(person)[:4] == ["learn", "guided", "table", "known"]
    assert "play" not in entries(person)
    person.press("enter")
    assert person.top.name == "lesson"
    assert unfinished(new.data) == []
    person.stack.close_all()


@pytest.mark.parametrize("game", shelf())
def test_several_newcomers_sit_down_without_saying_that_they_know_it(
    new: Kit, sit: Sit, game: str
) -> None:
    new.settings.game = game
    person = sit(TitleScene(new))
    say = new.words(game).say
    assert person.top.form["table"].label == say("title.first-table")
    person.top.point_at("table")
    person.press("enter")
    assert person.top.name == "lobby"
    assert not new.settings.known
    person.press("escape")
    assert "learn" in entries(person), "who only looked is still asked"


@pytest.mark.any_language
def test_the_question_goes_once_it_was_answered_or_something_was_finished(
    new: Kit, sit: Sit
) -> None:
    person = sit(TitleScene(new))
    person.top.point_at("known")
    person.press("enter")
    assert entries(person)[0] == person.top.form.focus == "play"
    assert load(new.data)[0].welcomed
    for finish in ("lesson", "match"):
        new.settings.welcomed, new.settings.known = False, []
        new.settings.lessons_done = ["et_bim.throw"] if finish == "lesson" else []
        if finish == "match":
            finished(new, GAME)
        found = entries(sit(TitleScene(new)))
        assert "play" in found
        first = found.index("guided") < found.index("table")
        assert first is (finish == "lesson"), "before others until a match was finished"


def finished(kit: Kit, game: str) -> None:
    """Lay a match of a game down that is over."""
    recorder = Recorder.create(kit.data, make_head(game, ["random"] * 4, list("abcd"), seed=1))
    recorder.finish()
    recorder.close()


@pytest.mark.any_language
@pytest.mark.parametrize("how", ["known", "lesson", "match", "counted"])
@pytest.mark.parametrize("game", GAMES)
def test_what_one_knows_of_a_game_answers_for_no_other_game(
    new: Kit, sit: Sit, game: str, how: str
) -> None:
    new.settings.game = game
    if how == "known":
        person = sit(TitleScene(new))
        person.top.point_at("known")
        person.press("enter")
    elif how == "lesson":
        new.settings.lessons_done = [f"{game}.first"]
    elif how == "match":
        finished(new, game)
    else:
        count(new.data, Played(game, "m", 4, won=True))
    assert "play" in entries(sit(TitleScene(new)))
    found = entries(sit(TitleScene(new)))
    assert (found.index("guided") < found.index("table")) is (how == "lesson")
    for other in set(GAMES) - {game}:
        new.settings.game = other
        found = entries(sit(TitleScene(new)))
        assert found[:4] == ["learn", "guided", "table", "known"]
        assert "play" not in found


@pytest.mark.any_language
@pytest.mark.parametrize("game", [game for game in shelf() if guides(game)])
def test_a_guided_match_is_found_again_and_explains_all_anew(new: Kit, sit: Sit, game: str) -> None:
    others = next(other for other in GAMES if other != game)
    new.settings.known, new.settings.game = [game], game
    new.settings.explained = [f"{game}.goal", f"{game}.turn", f"{others}.goal"]
    finished(new, game)
    person = sit(TitleScene(new))
    person.top.point_at("guided")
    person.press("enter")
    assert new.settings.explains(game)
    assert new.settings.explained == [f"{others}.goal"]
    person.stack.close_all()


@pytest.mark.any_language
def test_files_of_before_say_once_for_all_that_games_are_known(kit: Kit, sit: Sit) -> None:
    kit.settings = Settings.model_validate({"welcomed": True, "language": kit.language})
    for game in GAMES:
        kit.settings.game = game
        found = entries(sit(TitleScene(kit)))
        assert found[0] == "play", "nobody is asked again"
        assert "guided" in found, "but a first match is there for each game"


@pytest.mark.any_language
def test_no_more_explanations_is_said_of_one_game(new: Kit, sit: Sit) -> None:
    for game in GAMES:
        new.settings.game = game
        person = sit(TitleScene(new))
        person.top.point_at("guided")
        person.press("enter")
        person.stack.close_all()
    scene = ExplainScene(new, "et_bim", "…", [], [])
    scene.form.focus = "stop"
    sit(scene).press("enter")
    kept = load(new.data)[0]
    assert not kept.explains("et_bim")
    assert all(kept.explains(game) for game in GAMES[1:])


@pytest.mark.any_language
def test_settings_of_before_explain_as_they_did() -> None:
    for wished in (True, False):
        old = Settings.model_validate({"guide": wished})
        assert all(old.explains(game) is wished for game in GAMES)


@pytest.mark.any_language
def test_a_game_with_nothing_to_offer_asks_nothing(new: Kit, sit: Sit) -> None:
    with shelved():
        new.settings.game = "fibs"
        assert "play" in entries(sit(TitleScene(new)))


@pytest.mark.any_language
@pytest.mark.parametrize("game", [GAMES[0], *slow(GAMES[1:])])
def test_in_a_guided_match_each_thing_is_explained_once_and_never_again(
    new: Kit, sit: Sit, game: str
) -> None:
    new.settings.game, new.settings.hints = game, False
    said: list[str] = []
    chance = Stream(5)
    for _ in range(2):
        person = sit(TitleScene(new))
        if not said:
            person.top.point_at("guided")
        person.press("enter")
        table = person.top
        head = table.watched.head
        assert new.settings.explains(game)
        if not said:
            assert (head.seats, head.training, new.settings.hints) == (4, True, True)
            assert {kind.partition("@")[0] for kind in head.controllers[1:]} == {"easy"}
        now: list[str] = []
        for _ in range(600):
            asked = asked_first(table.watched)
            while asked is not None and not (
                table.watched.is_human(asked) or table.watched.ready()
            ):
                pygame.time.wait(1)  # bots may think in a process of their own
            person.stack.pass_time(50)
            if isinstance(person.top, ExplainScene):
                now.append(person.top.spoken())
                own = [*table.button_boxes.values()]
                if (prompt := table.layout.spots.prompt) is not None:
                    own.append(prompt)
                assert not any(overlap(person.top.box, one) for one in own), now[-1]
                acts = len(table.watched.actors())
                person.stack.pass_time(10_000)
                assert len(table.watched.actors()) == acts, "the match waits"
                person.press("enter")
            elif person.top is table and table.is_mine():
                seat, rules = table.viewer, table.watched.rules
                action = table.watched.legal(seat)[0]
                if rules.fill is not None:
                    action = rules.fill(table.view, seat, action, chance)
                table.watched.submit(seat, action)
            if table.watched.outcome() is not None:
                break
        assert len(set(now)) == len(now)
        said += now
        new.settings.known = [game]
        person.stack.close_all()
    assert len(said) >= 5
    assert len(set(new.settings.explained)) == len(new.settings.explained) == len(said)
    assert load(new.data)[0].explained == new.settings.explained


@pytest.mark.any_language
@pytest.mark.parametrize("game", ["le_boulet", *slow(["et_bim", "mets_ton_slip", "witty_zibi"])])
def test_of_several_things_at_one_moment_one_is_explained_and_one_can_look(
    new: Kit, sit: Sit, game: str
) -> None:
    """Three sentences came one after the other, over a table that nobody had seen yet."""
    new.settings.game, new.settings.hints = game, False
    person = sit(TitleScene(new))
    person.top.point_at("guided")
    person.press("enter")
    table, chance = person.top, Stream(5)
    gone, apart, asked_late = REST_MS, list[float](), 0
    for _ in range(900):
        asked = asked_first(table.watched)
        while asked is not None and not (table.watched.is_human(asked) or table.watched.ready()):
            pygame.time.wait(1)
        person.stack.pass_time(50)
        gone += 50
        if isinstance(person.top, ExplainScene):
            apart.append(gone)
            asked_late += table.is_mine()
            person.press("enter")
            gone = 0.0
        elif person.top is table and table.is_mine() and gone > 2 * REST_MS:
            seat, rules = table.viewer, table.watched.rules
            action = table.watched.legal(seat)[0]
            if rules.fill is not None:
                action = rules.fill(table.view, seat, action, chance)
            table.watched.submit(seat, action)
        if table.watched.outcome() is not None:
            break
    person.stack.close_all()
    assert len(apart) >= 4
    assert min(apart[1:]) >= REST_MS - 50
    assert asked_late >= 2, "what is asked is explained to whoever waits"


@pytest.mark.any_language
@pytest.mark.parametrize(("people", "asked"), [(1, True), (2, True), (1, False)])
def test_nobody_is_explained_anything_where_others_play_or_nobody_asked(
    kit: Kit, sit: Sit, people: int, *, asked: bool
) -> None:
    assert not kit.settings.guide
    kit.settings.guide, kit.settings.pace = asked, 0.0
    controllers = [HUMAN] * people + ["random"] * (4 - people)
    session = start(make_head(GAME, controllers, list("abcd"), seed=1), None)
    table = TableScene(kit, session, seat=Seat(0))
    person, chance = sit(table), Stream(5)
    for _ in range(200):
        person.stack.pass_time(50)
        if person.top is not table:
            break
        seat = asked_first(session)
        if seat is not None and session.is_human(seat) and not table.now.behind:
            session.submit(seat, session.legal(seat)[chance.below(len(session.legal(seat)))])
    assert isinstance(person.top, ExplainScene) is (people == 1 and asked)
    session.close()


# ---------------------------------------------------------------- what is started


def test_play_says_what_it_starts_and_never_seats_people_who_are_not_there(
    kit: Kit, sit: Sit
) -> None:
    person = sit(TitleScene(kit))
    words = kit.words(GAME)
    assert person.reads(words.say("title.bots-normal", n=5))
    assert "alone" not in entries(person)
    kit.settings.last_table = {
        "seats": 6,
        "people": [0, 2, 4],
        "names": ["Ana", "", "Tom", "", "Zoé"],
    }
    person = sit(TitleScene(kit))
    assert person.reads("Ana, Tom, Zoé")
    before = dict(kit.settings.last_table)
    person.top.point_at("alone")
    person.press("enter")
    assert person.top.name == "table"
    (match,) = unfinished(kit.data)
    assert match.head.controllers.count(HUMAN) == 1
    assert match.head.names[0] == "Ana"
    assert kit.settings.last_table == before, "the others are not forgotten"
    person.stack.close_all()


@pytest.mark.any_language
def test_of_several_matches_one_is_named_and_the_others_can_be_chosen(kit: Kit, sit: Sit) -> None:
    for seats in (4, 6):
        names = [f"N{seat}" for seat in range(seats)]
        start(make_head(GAME, [HUMAN, *["random"] * (seats - 1)], names, seed=1), kit.data).close()
        person = sit(TitleScene(kit))
        person.top.point_at("menu")
        person.press("enter")
        assert ("others" in entries(person)) is (seats == 6)
    person.top.point_at("resume")
    told = f"{person.top.aside()} {person.top.form.focused.spoken(kit.words().say)}"
    assert kit.words(GAME).say("game.title") in told
    assert kit.words().say("title.turn", n=1) in told
    person.top.point_at("others")
    person.press("enter")
    assert person.top.name == "replays"
    assert len(person.top.found) == 2
