"""What is explained at a table of Branle-bas de Wombat: the first time, and whenever one asks."""

from __future__ import annotations

import re
from typing import Any

import pytest
from wombat_running import Open, played

from game.core.luck import Luck
from game.core.seats import Seat
from game.games import game_of, words
from game.games.parts import needed
from game.games.wombat import log_lines
from game.games.wombat.board import Board
from game.games.wombat.model import events as ev
from game.games.wombat.model.roles import ROLES
from game.games.wombat.model.state import State
from game.games.wombat.rules import RULES
from game.games.wombat.tokens import ROLE, SLOTS, VERBS
from game.store.texts import LANGUAGES
from tests.slow import but_first

NAMES = ["Kim", "Ana", "Rosa", "Max", "Léo"]
ME = Seat(0)
BOOK = needed(game_of("wombat").cardbook)
GUIDE = needed(game_of("wombat").guide)


def told(one: Open, seat: Seat = ME) -> State:
    view = RULES.initial(one.match.seats, one.options)
    for event in one.match.observations(seat):
        RULES.apply(view, event)
    return view


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_be_pointed_at_in_a_build_has_a_page(language: str) -> None:
    one, said = Open(4, 3, {}), words(language, "wombat")
    view = told(one)
    touches = Board(view, ME, NAMES[:4], said).layout(view).touch.values()
    pages = {}
    for touch in touches:
        if (card := BOOK.card_of(touch.token, "")) is not None:
            pages[card] = BOOK.page(view, ME, card, NAMES, said)
    assert set(pages) == {*VERBS, *SLOTS, ROLE, "spindle", "zone"}
    assert all(page.name and len(page.does) > 20 and page.copies for page in pages.values())
    assert not any("{" in page.name + page.does + page.copies for page in pages.values())
    assert BOOK.card_of("seat:1", "") is None, "a seat's page is its character's"


@pytest.mark.parametrize("role", ROLES)
def test_the_page_of_a_role_is_ones_own(role: str) -> None:
    one, said = Open(5, 3, {"advanced": True}), words("en", "wombat")
    view = told(one)
    view.roles[ME] = role
    page = BOOK.page(view, ME, ROLE, NAMES, said)
    assert page.name == said.say(f"role.{role}")
    assert page.does == said.say(f"role-explained.{role}")
    assert page.copies == said.say(f"cardbook.role-{'some' if role == 'basic' else 'one'}")


def test_the_page_of_a_brick_says_no_more_than_fingers_felt() -> None:
    said = words("en", "wombat")
    one = Open(4, 3, {})
    view = told(one)
    assert BOOK.page(view, ME, "slot:1", NAMES, said).name == said.say("cardbook.no-brick-name")
    view.hands[ME].sizes = [0, 4]
    assert BOOK.page(view, ME, "slot:1", NAMES, said).picture == "icon_brick"
    assert BOOK.page(view, ME, "slot:2", NAMES, said).picture == "brick_4"


@pytest.mark.parametrize("language", but_first(LANGUAGES))
def test_a_first_match_explains_everything_but_never_during_a_build(
    language: str,
) -> None:
    said, heard = words(language, "wombat"), set()
    for seed, options in ((3, {"seconds": 60}), (4, {"seconds": 60, "practice": True})):
        one = Open(4, seed, options)
        view = RULES.initial(4, one.options)
        for _ in played(one, Luck(5).stream("hands"), every=9):
            pass
        for event in one.match.observations(ME):
            RULES.apply(view, event)
            for its in (GUIDE.happened(event, view, ME, NAMES, said), _asked(view, said)):
                if its is not None:
                    assert its.text[-1] in ".!"
                    assert "{" not in its.text
                    builds = 1 < view.tick <= one.options.ticks and view.phase == "build"
                    assert not builds, its.name
                    heard.add(its.name.partition("-")[0])
    assert {"build", "verbs", "counted", "straw", "debate", "final"} <= heard
    assert "role" not in heard, "a card tells it before, and the primer in the build"


def _asked(view: State, said: Any) -> Any:
    return GUIDE.asked(view, ME, NAMES, said)


def test_whoever_is_voted_out_or_goes_over_is_told_what_that_means() -> None:
    said = words("fr", "wombat")
    one = Open(5, 3, {"advanced": True})
    view = told(one)
    for event, name in (
        (ev.Eliminated(Seat(2)), "out"),
        (ev.Eliminated(ME), "out-own"),
        (ev.Switched(ME), "switched"),
    ):
        its = GUIDE.happened(event, view, ME, NAMES, said)
        assert its is not None
        assert its.name == name
    for complete in range(4):
        assert GUIDE.happened(ev.Counted(complete), view, ME, NAMES, said) is not None


@pytest.mark.parametrize(
    ("seed", "options"), [(3, {"points": 3}), (5, {"points": 3}), (3, {"practice": True})]
)
@pytest.mark.parametrize("language", but_first(LANGUAGES))
def test_the_log_says_once_what_a_build_scored_and_adds_up_to_the_score(
    language: str, seed: int, options: dict[str, Any]
) -> None:
    said, one = words(language, "wombat"), Open(3, seed, options)
    for _ in played(one, Luck(seed).stream("acts"), lazy=True):
        pass
    view, told_points = RULES.initial(3, one.options), 0
    for event in one.match.observations(ME):
        RULES.apply(view, event)
        line = log_lines.line(event, view, NAMES[:3], said)
        if isinstance(event, ev.Scored):
            assert line is None, "the count's line has said it"
        if isinstance(event, ev.Counted):
            assert line is not None
            worth = [int(text) for text in re.findall(r"\d", line.text)[:1]]
            lacked = view.options.points - max(view.good, view.bad)
            told_points += sum(min(points, lacked) for points in worth)
    assert told_points == view.good + view.bad
    assert bool(told_points) == ("practice" not in options)


def test_whoever_lacks_one_point_to_the_match_is_told_that_one_was_enough() -> None:
    view = RULES.initial(3, RULES.options(3, {"points": 3}))
    said = words("en", "wombat")
    view.bad = 2
    line = log_lines.line(ev.Counted(0), view, NAMES[:3], said)
    assert line is not None
    scored = "No tower finished: 2\N{NO-BREAK SPACE}points for the Bad."
    assert line.text == f"{scored} One was enough to make 3: the Bad win!"
    view.bad = 0
    line = log_lines.line(ev.Counted(0), view, NAMES[:3], said)
    assert line is not None
    assert line.text == scored
