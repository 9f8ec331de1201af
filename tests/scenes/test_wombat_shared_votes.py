"""Votes of Wombat around one screen: all have time to point, and see that they have pointed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

import pytest
from curtains import pass_curtains
from test_wombat_bets import laid, until

from game.ai import bot_process
from game.ai.personas import persona_of
from game.core.seats import Seat
from game.games.wombat.board.beats import LIGHT, TOGETHER
from game.games.wombat.board.places import CLOCK, PROMPT
from game.games.wombat.model import state as at
from game.games.wombat.model.actions import SKY
from game.games.wombat.model.options import TICKS
from game.games.wombat.model.state import NO_VOTE
from game.scenes.kit import Kit
from game.scenes.shared.couch import table_of
from game.session import Session, make_head
from game.stage.input.claims import KEYPAD
from game.stage.input.inputs import KeyPressed
from game.stage.motion.layout import Box
from game.stage.paint.theme import LEMON
from game.store.heads import HUMAN
from tests.session.watching import watching
from tests.slow import slow

pytestmark = pytest.mark.any_language
NAMES: Final = ["Nina", "Otto", "Pia", "Max"]
SOURCES: Final = ("left", "right", KEYPAD)
AT_PIA: Final = (("3", "left"), ("0", "right"))
"""What Nina and Otto point at Pia with."""
AT_NINA: Final = ("KP_7", KEYPAD)
SKIES: Final = (("T", "left"), ("Y", "right"), ("KP_PLUS", KEYPAD))
FRAME_MS: Final = 100


@pytest.fixture(autouse=True)
def no_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_process, "ENOUGH_STARTS", 0)
    monkeypatch.setattr(Session, "think", lambda session: None)


@pytest.fixture(params=[False, *slow([True])], ids=["with movement", "without movement"])
def around(
    request: pytest.FixtureRequest, kit: Kit, sit: Callable[..., Any]
) -> Iterator[Callable[..., Any]]:
    made: list[Session] = []

    def sits(*out: int, phase: str = at.BUILD, last: str = "easy") -> Any:
        kit.settings.reduced_motion = request.param
        given = {"seconds": 60, "points": 5, "debate": 60, "touch": "shadows"}
        head = make_head("wombat", [HUMAN] * 3 + [last], NAMES, given, 3)
        made.append(laid(head, *out))
        until(made[-1], phase, 594)
        made[-1].look_back()
        for seat, source in enumerate(SOURCES):
            kit.claims.claim(Seat(seat), source)
        person = sit(table_of(kit, made[-1]))
        while person.top.name != "count":
            person.stack.pass_time(50)
            pass_curtains(person, kit)
        return person

    yield sits
    for one in made:
        one.close()


def pass_frames(person: Any, enough: Callable[[], bool], most: int = 900) -> int:
    """Let time pass until there is enough; return how many milliseconds that took."""
    for frame in range(most):
        if enough():
            return frame * FRAME_MS
        person.stack.pass_time(FRAME_MS)
    raise AssertionError(person.stack.names)


def clocks(person: Any) -> list[str]:
    """What figures a clock shows."""
    lines = [one.text for one in person.look().lines if CLOCK.holds(one.x, one.y)]
    return [text for text in lines if ":" in text and text.replace(":", "").isdigit()]


def left(person: Any) -> int:
    """How many seconds are counted down to a vote now."""
    return int(person.top.director.frame().furniture.votes_in) if on_table(person) else 0


def on_table(person: Any) -> bool:
    return bool(person.top.name == "live_couch")


def to_countdown(person: Any) -> None:
    pass_frames(person, lambda: left(person) > 0)


def hears(person: Any, *pressed: tuple[str, str]) -> None:
    for place, source in pressed:
        person.stack.handle_input(KeyPressed(place[-1].lower(), place=place, source=source))
    person.stack.pass_time(1)


def pointing(person: Any) -> Sequence[int]:
    session = person.top.watched if on_table(person) else person.stack.scenes[0].watched
    return [session.view_of(Seat(seat)).pointing[seat] for seat in range(3)]


def reads(person: Any, text: str) -> bool:
    """Say whether a text is written there, over how many lines it may be."""
    return text in " ".join(line.text for line in person.look().lines)


def pixels(person: Any) -> bytes:
    return bytes(person.look().surface.get_view("0"))


def inks(person: Any) -> set[tuple[int, ...]]:
    """Return the colours of what is asked."""
    picture = person.look().surface
    xs, ys = range(int(PROMPT.x), int(PROMPT.x + PROMPT.width)), range(int(PROMPT.y + 20), 620)
    return {tuple(picture.get_at((x, y)))[:3] for x in xs for y in ys}


def test_several_people_have_twelve_seconds_of_light_before_they_point(around: Any) -> None:
    person = around()
    to_countdown(person)
    assert left(person) == TOGETHER > LIGHT
    say = person.top.words.say
    assert reads(person, say("tally.vote-straw", n=TOGETHER))
    assert person.reads(say("button.sky")), "the keys of the vote stand there already"
    assert LEMON in inks(person), "and that they act already is no mere prompt"
    assert pass_frames(person, lambda: left(person) == 0) >= 11_000
    assert watching(person.top.watched)().tick <= 2, "and the vote is as long as ever"


def test_the_large_clock_shows_what_is_counted_down_to_a_vote(around: Any) -> None:
    person = around()
    to_countdown(person)
    while left(person) > TOGETHER - 4:
        shown = left(person)
        assert clocks(person) == [f"0:{shown:02}"]
        assert reads(person, person.top.words.say("tally.vote-straw", n=shown))
        pass_frames(person, lambda shown=shown: left(person) < shown)


@pytest.mark.parametrize("text_size", [*slow([100]), 200])
def test_what_is_said_in_the_light_lies_over_nothing_written(
    around: Any, kit: Kit, text_size: int
) -> None:
    kit.settings.text_size = text_size
    person = around(last="easy@zoe")
    to_countdown(person)
    person.top.speech_bubbles.hush()
    written = person.look().lines
    table = person.top.layout.furniture
    assert reads(person, person.top.words.say("board.score", good=table.good, bad=table.bad))
    bubbles = {one.box for one in person.top.layout.spots.speeches}
    for one in written:
        text = Box(one.x, one.y - one.size / 2, one.width, one.size)
        assert not any(text.meets(box) for box in bubbles), one
    its = persona_of(person.top.watched.controllers[3])
    assert its is not None
    for key in ("gong-1", "gong-2", "gong-3", "gong-4"):
        person.top.speech_bubbles.line = 3, f"persona-line.{its.id}.{key}"
        said = [one for one in person.look().lines if one not in written]
        assert " ".join(one.text for one in said).endswith(
            person.top.words.say(person.top.speech_bubbles.line[1])
        )
        for one in said:
            text = Box(one.x, one.y - one.size / 2, one.width, one.size)
            assert any(box.holds(one.x, one.y) for box in bubbles), text


def test_so_they_have_before_the_vote_that_counts(around: Any) -> None:
    person = around()
    session = person.stack.scenes[0].watched
    pass_frames(person, lambda: on_table(person) and person.top.view.phase == at.DEBATE)
    until(session, at.FINAL)
    to_countdown(person)
    assert reads(person, person.top.words.say("tally.vote-final", n=TOGETHER))
    assert pass_frames(person, lambda: left(person) == 0) >= 11_000


def test_a_key_pressed_while_it_is_counted_down_points_and_may_be_changed(around: Any) -> None:
    person = around()
    to_countdown(person)
    hears(person, ("2", "left"))
    assert pointing(person) == [1, NO_VOTE, NO_VOTE]
    hears(person, *AT_PIA)
    assert pointing(person) == [2, 2, NO_VOTE]
    pass_frames(person, lambda: left(person) == 0)
    hears(person, AT_NINA, ("Y", "right"))
    pass_frames(person, lambda: watching(person.top.watched)().phase == at.DEBATE)
    (opened,) = [
        event.targets
        for event in person.top.watched.observations(None)
        if event.kind == "votes_opened"
    ]
    assert list(opened)[:3] == [2, SKY, 0]


@pytest.mark.parametrize(
    "pressed", [(*AT_PIA, AT_NINA), *slow([(("2", "left"), *SKIES[1:])]), SKIES]
)
def test_the_light_is_over_once_everybody_here_points_wherever(
    around: Any, pressed: Sequence[tuple[str, str]]
) -> None:
    """W57: it begins at once, and takes as long whoever is pointed at."""
    person = around()
    to_countdown(person)
    hears(person, *pressed[:2])
    assert left(person), "one of three has not pointed"
    hears(person, pressed[2])
    pass_frames(person, lambda: left(person) == 0, 2)
    assert watching(person.top.watched)().tick <= 1, "three seconds are left to change one's mind"


def test_who_is_out_is_not_waited_for(around: Any) -> None:
    person = around(2)
    to_countdown(person)
    hears(person, ("2", "left"), ("8", "right"))
    pass_frames(person, lambda: left(person) == 0, 2)


def test_a_key_of_the_build_is_no_vote_while_towers_are_tested(around: Any) -> None:
    person = around()
    pass_frames(person, lambda: watching(person.stack.scenes[0].watched)().phase == at.STRAW)
    person.stack.pass_time(1)
    assert not left(person)
    hears(person, ("2", "left"), ("8", "right"), AT_NINA)
    assert pointing(person) == [NO_VOTE] * 3


def test_each_who_has_pointed_is_marked_and_never_at_whom(around: Any) -> None:
    """W57: that is public; at whom one points is not, and the sky is a finger as well."""
    person = around()
    to_countdown(person)
    has = person.top.words.say("board.has-pointed")
    shown = [pixels(person)]
    for pressed in (("2", "left"), ("3", "left"), SKIES[0]):
        hears(person, pressed)
        shown.append(pixels(person))
        assert len([line for line in person.look().lines if has in line.text]) == 1
    assert shown[0] != shown[1] == shown[2] == shown[3]
    pass_frames(person, lambda: left(person) == 0)
    assert len([line for line in person.look().lines if has in line.text]) == 1
    hears(person, SKIES[1])
    assert len([line for line in person.look().lines if has in line.text]) == 2


def test_the_menu_stops_a_countdown_and_a_vote_and_nothing_is_lost(around: Any) -> None:
    person = around()
    to_countdown(person)
    hears(person, AT_PIA[0])
    at_left = left(person)
    stop_and_go_on(person)
    assert left(person) == at_left
    assert pointing(person)[0] == 2
    pass_frames(person, lambda: left(person) == 0)
    pass_frames(person, lambda: watching(person.top.watched)().tick == 10)
    stop_and_go_on(person)
    person.stack.pass_time(1)
    assert person.top.name == "count", "all find their keys again"
    hears(person, AT_PIA[1])
    stop_and_go_on(person)
    assert pointing(person)[1] == 2, "though the menu stopped the count"
    hears(person, AT_NINA)
    pass_frames(person, lambda: on_table(person))
    assert list(pointing(person)) == [2, 2, 0]
    assert watching(person.top.watched)().tick <= 12


def stop_and_go_on(person: Any) -> None:
    person.stack.handle_input(KeyPressed("escape", place="ESCAPE", source="left"))
    person.stack.pass_time(1)
    assert person.top.name == "pause"
    for _ in range(50):
        person.stack.pass_time(FRAME_MS)
    person.press("escape")
    person.stack.pass_time(1)


def test_a_key_that_pointed_says_nothing_in_the_first_second_of_a_debate(
    around: Callable[..., Any],
) -> None:
    person = around()
    to_countdown(person)
    hears(person, *SKIES)
    pass_frames(person, lambda: on_table(person) and person.top.view.phase == at.DEBATE)
    hears(person, *SKIES, AT_NINA)
    assert person.top.view.tick <= TICKS
    assert not any(person.top.view.ready)
    pass_frames(person, lambda: person.top.view.tick > TICKS)
    hears(person, SKIES[0])
    pass_frames(person, lambda: person.top.view.ready[0], 5)
