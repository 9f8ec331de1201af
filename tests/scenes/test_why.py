"""Reasons on the screen: asked for in a replay with the truth, and beliefs after a match."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from itertools import pairwise
from typing import Any

import pytest
from walking import looks, overlaps

from game.games import game_of, shelf
from game.scenes.after.beliefs import BeliefsScene, Cell
from game.scenes.after.course import played_through
from game.scenes.after.decisions import sentences
from game.scenes.after.replay import ReplayScene
from game.scenes.after.why import WhyScene, fanned
from game.scenes.kit import Kit
from game.stage.input.inputs import KeyPressed, PointerMoved
from game.store.replays import Replay
from game.tour import thought_out
from tests.slow import but_first, slow

Sit = Callable[..., Any]
Fits = Callable[[Any], None]


@cache
def thought(seats: int) -> Replay:
    return thought_out("et_bim", seats)


def voiced(game: str, kit: Kit) -> list[Any]:
    """The reasons of a match in which Rosa and Hugo play, in order."""
    whole = thought_out(game, 4)
    course = played_through(whole)
    reasons = {
        at: {**why, "persona": ("rosa", "hugo", "", "")[course.actors[at]]}
        for at, why in course.reasons.items()
    }
    return list(sentences(whole.head, course.actors, reasons, kit.words(game)).values())


@pytest.mark.parametrize("game", ["et_bim", "witty_zibi", "mets_ton_slip", "le_boulet"])
def test_a_quirk_is_heard_once_a_match_and_no_reason_twice_in_a_row(kit: Kit, game: str) -> None:
    told = voiced(game, kit)
    assert len(told) > 10
    for who in ("rosa", "hugo"):
        quirk = kit.words(game).say(f"persona-why.{who}", because="")
        assert sum(its.because.startswith(quirk) for its in told) == 1
    assert not [one for one, other in pairwise(told) if one.because == other.because]
    assert not [its for its in told if its.because[:1] != its.because[:1].upper()]


def test_faces_that_would_stand_on_one_spot_are_fanned_apart() -> None:
    assert fanned([10.0, 200.0], 40, 500) == [10.0, 200.0]
    fan = fanned([250.0] * 11, 48, 514)
    assert all(other - one >= 47.9 for one, other in pairwise(fan))
    assert sum(fan) / 11 == pytest.approx(250, abs=8)
    assert fanned([0.0, 0.0, 500.0], 40, 500) == [0.0, 40.0, 500.0]


@pytest.fixture
def person(kit: Kit, sit: Sit) -> Any:
    """Somebody in the middle of a replay with the truth."""
    someone = sit(ReplayScene(kit, played_through(thought(4)), "all"))
    someone.press("right", "right", "right", ".")
    return someone


def test_the_last_decision_shown_is_explained_and_the_replay_stands_still(person: Any) -> None:
    person.stack.handle_input(PointerMoved(*person.top.form["why"].box.middle))
    seen = person.look().lines
    person.press("h")
    assert isinstance(person.top, WhyScene)
    its = person.top.shown
    assert any(its.did in line.text for line in seen)
    assert person.reads(its.because[:20])
    person.press("escape")
    assert not person.top.alert


def test_it_opens_on_the_decision_of_the_turn_on_which_most_hung(kit: Kit, person: Any) -> None:
    scene, course, words = person.top, played_through(thought(4)), kit.words("et_bim")
    told = sentences(course.head, course.actors, course.reasons, words)
    begun = [at for at, event in enumerate(course.match.open_book()) if event.begins_turn]
    for _ in range(12):
        person.press("right", ".", ".", ".")
        person.press("h")
        its = person.top.shown
        person.press("escape")
        last = max(at for at in begun if at < scene.told) + 1
        turn = [told[one] for one in told if last <= course.facts[one] < scene.told]
        assert its in (turn or told.values())
        assert all(one.stake <= its.stake for one in turn)
    person.press("end", "h")
    most = max(its.stake for its in told.values())
    assert person.top.shown.stake == most
    person.press("left")
    person.click(words.say("why.best"))
    assert person.top.shown.stake == most


def test_a_click_asks_why_too(person: Any, kit: Kit) -> None:
    why = person.top.form["why"]
    person.click_at(*why.box.middle)
    assert isinstance(person.top, WhyScene)
    its = person.top.shown
    name = thought(4).head.names[its.seat]
    assert why.tip == kit.words("et_bim").say("why.button", name=name, done=its.did)


def test_one_goes_from_decision_to_decision_and_no_further_than_the_ends(person: Any) -> None:
    person.press("h")
    scene = person.top
    whole = scene.told
    person.press(*["left"] * len(whole))
    assert scene.shown is whole[0]
    person.press("right", "pagedown")
    assert scene.shown is whole[2]
    person.press(*["right"] * len(whole))
    assert scene.shown is whole[-1]


@pytest.mark.parametrize("eyes", ["public", 0])
def test_without_the_truth_nothing_is_explained(kit: Kit, sit: Sit, eyes: Any) -> None:
    person = sit(ReplayScene(kit, played_through(thought(4)), eyes))
    person.press("right", "right", ".", "h")
    assert isinstance(person.top, ReplayScene)
    assert not person.top.form["why"].enabled, "it keeps its place"


def test_a_match_that_goes_on_explains_nothing(kit: Kit, sit: Sit) -> None:
    whole = thought(4)
    part = replace(whole, actions=whole.actions[:20], lines=whole.lines[:20])
    person = sit(ReplayScene(kit, played_through(part), "all"))
    person.press("right", ".", "h")
    assert isinstance(person.top, ReplayScene)
    assert not any(widget.name == "why" for widget in person.top.form.widgets)


@pytest.mark.parametrize("seats", [4, pytest.param(12, marks=pytest.mark.slow)])
def test_every_reason_fits(kit: Kit, sit: Sit, fits: Fits, seats: int) -> None:
    person = sit(ReplayScene(kit, played_through(thought(seats)), "all"))
    person.press("right", "right", ".", "h")
    scene = person.top
    for _ in scene.told[:40]:
        fits(person.look())
        person.press("right")


@pytest.mark.slow
def test_beliefs_show_a_row_for_every_bot_and_say_the_cell_pointed_at(
    kit: Kit, sit: Sit, fits: Fits
) -> None:
    person = sit(BeliefsScene(kit, played_through(thought(8))))
    cells = [widget for widget in person.top.form.widgets if isinstance(widget, Cell)]
    assert len({cell.name.split(":")[0] for cell in cells}) == 8
    box = cells[9].box
    person.click_at(*box.middle)
    assert person.top.focused is cells[9]
    assert person.reads(cells[9].said[:20])
    fits(person.look())
    person.press("escape")
    assert person.top is None


def test_beliefs_are_walked_with_arrows_alone(kit: Kit, sit: Sit) -> None:
    person = sit(BeliefsScene(kit, played_through(thought(4))))
    seen = set()
    for key in ("right", "down", "left", "down", "right", "up") * 4:
        person.press(key)
        seen.add(person.top.form.focus)
    assert len(seen) > 5


def test_who_was_right_is_counted_from_the_last_belief(kit: Kit, sit: Sit) -> None:
    course, part = played_through(thought(4)), game_of("et_bim").hindsight
    assert part is not None
    match = course.match
    start = match.rules.initial(match.seats, match.options)
    beliefs = part.hindsight(start, match.open_book(), course.facts, course.actors, course.reasons)
    scene = BeliefsScene(kit, course)
    for seat in range(4):
        lasts = [points[-1] for (who, _), points in beliefs.items() if who == seat]
        assert scene.right(seat) == (
            sum((last.chance >= 0.5) is last.friend for last in lasts),
            len(lasts),
        )


def test_a_match_without_reasons_has_no_beliefs_to_show(kit: Kit, sit: Sit) -> None:
    person = sit(BeliefsScene(kit, played_through(replace(thought(4), records=()))))
    assert person.reads(kit.words("et_bim").say("beliefs.none")[:30])


LONG_NAMES = ("Maximilienne", "Barthélemy-J", "Marie-Hélène", "Wilhelmine-K")
DRESSING = "Maximilienne : {} chez Marie-Hélène : une paire de bottes automne-hiver"


def told_at_length(kit: Kit, game: str) -> tuple[Any, dict[int, Any]]:
    """A match of long names, with the longest that was done and one that is longer still."""
    whole = thought_out(game, 4)
    course, words = played_through(whole), kit.words(game)
    head = whole.head.model_copy(update={"names": [*LONG_NAMES]})
    told = sentences(head, course.actors, course.reasons, words)
    longest = max(told.values(), key=lambda its: len(its.did))
    whom = words.say("why.button", name=LONG_NAMES[0], done="")
    longer = replace(longest, did=DRESSING.format(f"{whom} échanger contre un joker " * 2))
    return head, {0: longest, 1: longer}


@pytest.mark.parametrize("size", [*slow([100, 150]), 200])
@pytest.mark.parametrize(
    "game", but_first(game for game in shelf() if game_of(game).reasons is not None)
)
def test_the_longest_act_is_read_whole_above_its_reason(kit: Kit, game: str, size: int) -> None:
    kit.settings.text_size = size
    head, told = told_at_length(kit, game)
    below = ReplayScene(kit, played_through(thought_out(game, 4)), "all")
    for at in told:
        scene = WhyScene(kit, head, told, at)
        for eyes in looks(kit, [below, scene]):
            assert not eyes.cuts
            assert not overlaps(eyes.seen)
            shown = " ".join(line.text for line in eyes.seen)
            assert told[at].did in shown


def test_a_replay_says_that_reasons_were_lost_and_not_that_nobody_played(
    kit: Kit, sit: Sit
) -> None:
    course = played_through(thought(4))
    acts = course.bots_acts
    last = max(course.reasons)
    course.reasons = {last: course.reasons[last]}  # as a match that was left and gone on with
    scene = sit(ReplayScene(kit, course, "all")).top
    say = kit.words("et_bim").say
    while scene.told <= course.facts[acts[0]]:
        assert scene.form["why"].tip == say("replay-screen.no-why")
        scene.handle_input(KeyPressed("."))
    assert scene.form["why"].tip == say("replay-screen.lost-why")
    assert not scene.form["why"].enabled
