"""At the light one sentence says who gets how many points, and why; it is true of the score."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import product

import pygame
import pytest

from game.core.endings import Truth
from game.core.seats import Seat
from game.games import game_of, words
from game.games.wombat.board import Board
from game.games.wombat.log_lines import line
from game.games.wombat.model import events as ev
from game.games.wombat.model import state as at
from game.games.wombat.model.places import TOWER
from game.games.wombat.model.roles import BAD, GOOD
from game.games.wombat.model.state import State
from game.games.wombat.rules import RULES
from game.games.wombat.tally import tally_of, tally_said
from game.stage.paint import theme
from game.stage.paint.art import Art
from game.stage.paint.canvas import Canvas
from game.store.places import assets_root
from game.store.texts import LANGUAGES

NAMES = ("Ana", "Rosa", "Hugo", "Kim")
WORTH = {3: (GOOD, 2), 2: (GOOD, 1), 1: (BAD, 1), 0: (BAD, 2)}
SCORES = [
    (points, good, bad, complete)
    for points in (3, 5)
    for good, bad, complete in product(range(points), range(points), range(4))
]


def counting(points: int, good: int, bad: int) -> State:
    view = State(RULES.options(4, {"points": points}))
    view.phase, view.number, view.good, view.bad = at.BUILD, 1, good, bad
    return view


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentence_of_a_count_says_what_the_rules_give(language: str) -> None:
    spoken = words(language, "wombat")
    for points, good, bad, complete in SCORES:
        tally = tally_of(counting(points, good, bad), complete)
        team, worth = WORTH[complete]
        has = good if team == GOOD else bad
        assert (tally.team, tally.worth) == (team, worth)
        assert tally.wins is (has + worth >= points)
        said = tally_said(tally, spoken)
        assert re.findall(r"\d", said)[0] == str(worth), "never less than a build without towers is"
        others = {"fr": ("Gentils", "Méchants"), "en": ("Good", "Bad")}[language]
        mine, theirs = others if team == GOOD else others[::-1]
        assert mine in said
        assert theirs not in said
        assert ("!" in said) is tally.wins, "the sentence says when the match is won"


def lit(viewer: int | None, complete: int, **options: object) -> tuple[State, Board]:
    view = State(RULES.options(4, options))
    board = Board(view, viewer, NAMES, words("en", "wombat"), room_for="couch")
    stacks = (TOWER,) * complete + ((),) * (3 - complete)
    for event in (ev.BuildBegan(1, bases=False), ev.Lit(stacks, ((),) * 9, ()),
                  ev.Counted(complete)):  # fmt: skip
        RULES.apply(view, event)
        board.log.take_in(event, view)
    return view, board


@pytest.mark.parametrize("viewer", [0, None])
def test_it_stands_beside_the_score_from_the_light_to_the_next_build(viewer: int | None) -> None:
    view, board = lit(viewer, 0)
    view.tick = view.options.ticks + 1
    shown = board.layout(view).furniture.tally
    assert (shown.complete, shown.worth) == (0, 2)
    for phase in (at.STRAW, at.DEBATE, at.FINAL):
        event = ev.PhaseBegan(phase)
        RULES.apply(view, event)
        board.log.take_in(event, view)
        assert board.layout(view).furniture.tally == shown
    began = ev.BuildBegan(2, bases=False)
    RULES.apply(view, began)
    board.log.take_in(began, view)
    assert board.layout(view).furniture.tally is None


def test_the_light_stands_for_a_while_before_the_first_vote() -> None:
    view, board = lit(0, 1)
    view.tick = view.options.ticks + 1
    before = board.layout(view)
    event = ev.PhaseBegan(at.STRAW)
    RULES.apply(view, event)
    board.log.take_in(event, view)
    after = board.layout(view)
    road = board.beat(event, before, after, view, 0)
    assert road is not None
    counted = [road.at(ms).furniture.votes_in for ms in range(0, int(road.duration), 250)]
    assert counted[0] >= 4
    assert counted == sorted(counted, reverse=True)
    assert min(counted) == 1
    assert road.at(road.duration).furniture == after.furniture
    assert road.at(0).furniture.phase == at.BUILD, "nobody points yet"


def test_a_practice_build_has_no_sentence_of_points() -> None:
    view, board = lit(0, 0, practice=True)
    view.tick = view.options.ticks + 1
    assert board.layout(view).furniture.tally is None


def test_the_log_says_the_same_sentence() -> None:
    spoken = words("fr", "wombat")
    for points, good, bad, complete in SCORES:
        view = counting(points, good, bad)
        told = line(ev.Counted(complete), view, NAMES, spoken)
        assert told is not None
        assert told.text == tally_said(tally_of(view, complete), spoken)


def result_of(complete: Sequence[int], points: int, language: str) -> Truth:
    """Return the result of a match whose builds had so many complete towers."""
    view, book = State(RULES.options(4, {"points": points})), list[ev.Event]()
    won, team = {GOOD: 0, BAD: 0}, ""
    for build, towers in enumerate(complete, 1):
        book += [ev.BuildBegan(build, bases=False), ev.Counted(towers)]
        team, worth = WORTH[towers]
        worth = min(worth, points - won[team])
        won[team] += worth
        book += [ev.Scored(team)] * worth
    assert won[team] == points
    book.append(ev.Ended((Seat(0),), team, ("basic", "wicked", "basic", "basic")))
    return game_of("wombat").ending.truth(view, book, NAMES, words(language, "wombat"))


def test_a_result_says_which_builds_gave_the_points_that_won_and_for_what() -> None:
    en_none = (
        "First to 3 points: Bad 3, Good 0. Build 1: no tower finished, 2 points. "
        "Build 2: no tower finished, 1 more was enough."
    )
    en_each = "First to 3 points: Bad 3, Good 2. Builds 1, 3 and 4: 1 tower finished, 1 point each."
    fr_good = (
        "En 3 points : Gentils 3, Méchants 2. Chantier 1 : 3 tours finies, 2 points. "
        "Chantier 3 : 2 tours finies, 1 point."
    )
    for complete, points, language, said in (
        ((0, 0), 3, "en", en_none),
        ((1, 3, 1, 1), 3, "en", en_each),
        ((3, 0, 2), 3, "fr", fr_good),
    ):
        line = result_of(complete, points, language).line
        assert line.replace("\N{NO-BREAK SPACE}", " ") == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_score_of_a_result_has_room_on_its_ribbon(language: str) -> None:
    pygame.font.init()
    canvas = Canvas(pygame.Surface((1280, 720)), Art(assets_root()))
    fall = words(language, "wombat").say("result.fall", build=8, time="0:44", n=18)
    for complete in product(range(4), repeat=5):
        won = {GOOD: 0, BAD: 0}
        for build, towers in enumerate(complete, 1):
            team, worth = WORTH[towers]
            won[team] += worth
            if won[team] >= 5:
                told = f"{result_of(complete[:build], 5, language).line} {fall}"
                assert len(canvas.wrap(told, 606, theme.FLOOR)) <= 3, told
                break


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tip_of_a_count_never_says_that_somebody_won(language: str) -> None:
    guide, spoken = game_of("wombat").guide, words(language, "wombat")
    assert guide is not None
    for points, good, bad, complete in SCORES:
        view = counting(points, good, bad)
        team, worth = WORTH[complete]
        far = tally_said(tally_of(counting(5, 0, 0), complete), spoken)
        for _ in range(worth):
            RULES.apply(view, ev.Scored(team))
        its = guide.happened(ev.Counted(complete), view, 0, NAMES, spoken)
        assert its is not None
        assert its.text == spoken.say("guide.counted", said=far)
