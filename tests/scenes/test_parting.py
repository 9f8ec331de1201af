"""Parting: whoever sits at the screen and is out is told so before anything is asked of them."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from beside import written
from people import NAMES
from walking import Eyes, overlaps

from game.core.luck import Stream, key_of
from game.core.seats import Seat
from game.gangs.board import moments, parting
from game.gangs.model.events import Eliminated
from game.scenes.kit import Kit
from game.scenes.shared.couch import table_of
from game.scenes.shared.onlookers import Onlookers
from game.scenes.table.sidelines import REST_MS
from game.scenes.view.projection import Projection
from game.session import Session, start
from game.stage.input.inputs import PointerPressed
from game.store.heads import HUMAN
from game.tour.matches import levels, seated, shown_head
from tests.session.turns import asked_first
from tests.session.watching import watching
from tests.slow import slow

pytestmark = pytest.mark.any_language
Last = tuple[Seat, Any]


@pytest.fixture(autouse=True)
def no_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody plays but the test."""
    monkeypatch.setattr(Session, "think", lambda session: None)
    monkeypatch.setattr(Session, "ready", lambda session: ())


def about_to_fall(game: str, seats: int = 6, people: int = 1) -> tuple[Session, Last]:
    """Return a match in which one act more puts its first person out, and that act."""
    seed, (*acts, last) = fall(game, seats, people)
    session = begun(game, seats, people, seed)
    for act in acts:
        session.submit(*act)
    return session, last


def begun(game: str, seats: int, people: int, seed: int) -> Session:
    """Return a match that begins."""
    controllers = [HUMAN] * people + [levels(game)[-1]] * (seats - people)
    return start(shown_head(game, controllers, NAMES[:seats], {}, seed), None)


@cache
def fall(game: str, seats: int, people: int) -> tuple[int, tuple[Last, ...]]:
    """Return the seed of the first match whose first person falls, and all acts up to that."""
    for seed in range(60):
        session, acts = begun(game, seats, people, seed), list[Last]()
        view, chance = watching(session), Stream(key_of("falls", seed))
        while (seat := asked_first(session)) is not None and len(acts) < 2000:
            legal = session.legal(seat)
            plays = [one for one in legal if one.kind != "discard"] or list(legal)
            acts.append((seat, plays[chance.below(len(plays))]))
            session.submit(*acts[-1])
            if not view().alive[0]:
                break
        fell = any(
            isinstance(one, Eliminated) and one.seat == 0 for one in session.observations(None)
        )
        session.close()
        if fell and len(view().living()) > 2:
            return seed, tuple(acts)
    raise AssertionError("nobody fell")


def falls(kit: Kit, sit: Any, session: Session, last: Last, pace: float = 1.0) -> Any:
    """Return a person whose table shows that they are out from now on."""
    kit.settings.pace = 0.0
    table: Any = table_of(kit, session) if len(session.humans) > 1 else seated(kit, session)
    person = sit(table)
    for _ in range(100):
        person.stack.pass_time(64)
        if person.top is not table:
            person.press("enter")
    kit.settings.pace = pace
    table.resume(None)
    session.submit(*last)
    while not table.any_key:
        person.stack.pass_time(16)
        assert table.moving or table.told < len(session.observations(table.viewer))
    return person


def title(kit: Kit, game: str, name: str = "") -> str:
    key = "round" if game == "witty_zibi" else "out"
    return kit.words(game).say(f"parting.{key}{'' if name else '-you'}", name=name)


def lasts(person: Any) -> int:
    """Return how long somebody's going is shown from now on."""
    ms = 0
    while person.top.any_key:
        person.stack.pass_time(20)
        ms += 20
        assert ms < 5000
    return ms


def picks(table: Any) -> list[str]:
    return [token for token, _ in table.sidelines.tokens if token.startswith("watch:pick:")]


@pytest.mark.parametrize("game", ["et_bim", *slow(["witty_zibi"])])
def test_who_is_out_reads_who_did_it_with_what_and_how_long(kit: Kit, sit: Any, game: str) -> None:
    session, last = about_to_fall(game)
    person = falls(kit, sit, session, last)
    table, say = person.top, kit.words(game).say
    person.stack.pass_time(1500)
    view = table.view
    assert person.reads(title(kit, game))
    assert person.reads(say("parting.held-you", n=view.out_turns[0]))
    assert person.reads(say(f"log.a.D{10 * (1 + fatal(session))}"))
    assert view.by in (-1, 0) or person.reads(session.head.names[view.by])
    assert not table.sidelines.on, "nothing is asked on top of it"
    session.close()


def fatal(session: Session) -> int:
    """Return the face of the card that put the first seat out."""
    laid = [one for one in session.observations(None) if one.kind == "laid" and one.seat == 0]
    return int(laid[-1].card & 15)


def test_it_is_short_and_honours_pace_and_reduced_motion(kit: Kit, sit: Any) -> None:
    took = {}
    for pace, calm in ((1.0, False), (2.0, False), (1.0, True)):
        session, last = about_to_fall("et_bim")
        kit.settings.reduced_motion = calm
        took[pace, calm] = lasts(falls(kit, sit, session, last, pace))
        session.close()
    assert 1500 < took[1.0, False] <= 2500
    assert took[2.0, False] <= 1260
    assert 1000 < took[1.0, True] < took[1.0, False]


def test_with_reduced_motion_all_of_it_stands_there_at_once(kit: Kit, sit: Any) -> None:
    session, last = about_to_fall("et_bim")
    kit.settings.reduced_motion = True
    person = falls(kit, sit, session, last)
    assert person.reads(title(kit, "et_bim"))
    session.close()


@pytest.mark.parametrize(
    "key", ["escape", *slow(["l", "n", "i", "tab"]), "1", "enter", *slow(["scan"]), "click"]
)
def test_whatever_is_pressed_ends_it_and_does_nothing_else(kit: Kit, sit: Any, key: str) -> None:
    session, last = about_to_fall("et_bim")
    person = falls(kit, sit, session, last)
    table, fast = person.top, person.top.spectator_controls.fast
    if key == "click":
        person.stack.handle_input(PointerPressed(1200, 20))
    else:
        person.press(key)
    assert person.top is table
    assert not table.any_key
    assert table.spectator_controls.fast == fast
    session.close()


def test_the_first_question_comes_a_beat_later(kit: Kit, sit: Any) -> None:
    session, last = about_to_fall("et_bim")
    person = falls(kit, sit, session, last)
    table = person.top
    lasts(person)
    while not table.sidelines.on:
        assert table.moving, "the next turn begins"
        person.stack.pass_time(16)
    for _ in range(3):
        person.stack.pass_time(REST_MS // 4)
        assert not picks(table)
        assert person.reads(kit.words("et_bim").say("sidelines.soon"))
    person.stack.pass_time(REST_MS // 2)
    person.stack.pass_time(16)
    assert picks(table)
    session.close()


@pytest.mark.parametrize("game", ["et_bim", "witty_zibi"])
def test_around_one_screen_it_is_told_by_name(kit: Kit, sit: Any, game: str) -> None:
    session, last = about_to_fall(game, people=2)
    kit.settings.pace = 0.0
    projection = Projection(kit, session, None)
    road = road_of(projection, session, last, people={0, 1})
    assert road.duration == parting.MS
    [its] = [effect.facts["its"] for effect, _ in road.at(1500).effects if "its" in effect.facts]
    assert its.who.name == NAMES[0]
    assert not its.who.own
    session.close()


def road_of(projection: Projection, session: Session, last: Last, people: set[int]) -> Any:
    """Return the picture of the first seat's going, to whom a table is folded."""
    board = projection.board
    board.onlooker.people = frozenset(people)
    session.submit(*last)
    facts = session.observations(board.viewer)
    at = next(at for at, one in enumerate(facts) if isinstance(one, Eliminated) and one.seat == 0)
    for event in facts[:at]:
        projection.fold(event)
    before = board.layout(projection.view)
    projection.fold(facts[at])
    return board.beat(facts[at], before, board.layout(projection.view), projection.view, 900)


def test_the_going_of_others_takes_no_longer_than_it_did(kit: Kit) -> None:
    session, last = about_to_fall("et_bim")
    road = road_of(Projection(kit, session, Seat(2)), session, last, people={2})
    assert road.duration == moments.FALL_MS
    assert not road.any_key
    session.close()


@pytest.mark.parametrize("zoom", [100, 150, 200])
@pytest.mark.parametrize("game", ["et_bim", "witty_zibi"])
def test_all_that_is_told_can_be_read_by_whatever_name(
    kit: Kit, art: Any, monkeypatch: pytest.MonkeyPatch, game: str, zoom: int
) -> None:
    monkeypatch.setattr("test_parting.NAMES", ["Maximilienne-Rose"] * 12)
    kit.settings.text_size = zoom
    for people in ({0}, {0, 1}):
        session, last = about_to_fall(game, people=len(people))
        projection = Projection(kit, session, Seat(0) if len(people) == 1 else None)
        road = road_of(projection, session, last, people=people)
        shown = [one for one in road.at(1500).effects if one[0].kind == parting.KIND]
        eyes = Eyes(art, kit.hints)
        for effect, part in shown:
            parting.paint_parting(eyes, effect, part, kit.words(game))
        assert len(eyes.seen) > 4
        assert not eyes.cuts
        assert not overlaps(eyes.seen)
        assert all(line.left >= 0 and line.right <= 1280 for line in eyes.seen)
        assert all(line.top >= 0 and line.bottom <= 720 for line in eyes.seen)
        session.close()


@pytest.mark.parametrize("people", [*slow([1]), 2])
@pytest.mark.parametrize("game", ["et_bim", *slow(["witty_zibi"])])
def test_it_is_shown_beside_too_with_nothing_to_press(
    kit: Kit, sit: Any, game: str, people: int
) -> None:
    session, last = about_to_fall(game, people=people)
    session.look_back()
    onlookers, table = Onlookers(kit), table_of(kit, session)
    beside = sit(table)
    written(onlookers, beside.stack)
    session.submit(*last)
    words, name = kit.words(game), session.head.names[0]

    def later() -> str:
        beside.stack.pass_time(100)
        return written(onlookers, beside.stack, 100)

    read = (later() for _ in range(200))
    seen = next(text for text in read if title(kit, game, name) in text)
    turns = session.view_of(None).out_turns[0]
    assert words.say("parting.held", name=name, n=turns) in seen
    assert words.say("parting.on") not in seen
    assert table.board.prompt(session.view_of(None), ()) not in seen, "all of it is covered"
    session.close()


@pytest.mark.parametrize("people", [1, 2])
def test_it_is_read_aloud_to_everybody_while_it_stands_there(
    kit: Kit, sit: Any, people: int
) -> None:
    session, last = about_to_fall("et_bim", people=people)
    person = falls(kit, sit, session, last)
    table, say = person.top, kit.words("et_bim").say
    [told] = table.aside()
    titles = [title(kit, "et_bim", name if people > 1 else "") for name in NAMES[:people]]
    [out] = [seat for seat, one in enumerate(titles) if told.text.startswith(one)]
    whose, turns = "" if people > 1 else "-you", table.view.out_turns[out]
    assert say(f"parting.held{whose}", name=NAMES[out], n=turns) in told.text
    assert not told.private
    lasts(person)
    assert told not in table.aside()
    session.close()


def test_nothing_lies_over_it(kit: Kit, sit: Any) -> None:
    """What somebody else who is out has at the table waits meanwhile."""
    kit.settings.captions = True
    session, last = about_to_fall("et_bim", people=2)
    person = falls(kit, sit, session, last)
    person.stack.pass_time(1500)
    eyes = Eyes(person.art, person.hints)
    person.top.draw(eyes)
    titles = [title(kit, "et_bim", name) for name in NAMES[:2]]
    told = next(line for line in eyes.seen if line.text in titles)
    later = eyes.seen[eyes.seen.index(told) :]
    assert not overlaps(later), "captions stand elsewhere"
    session.close()
