"""The debate: evidence, accusations by a seat's own key, a verdict; towers stay in sight."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.log_lines import tell_on
from game.core.pages import LogLine
from game.games import words
from game.games.wombat.board import Board, talking
from game.games.wombat.board.arguing import argued_boxes
from game.games.wombat.board.beats import beat_of
from game.games.wombat.board.evidence import (
    ACCUSED,
    ARGUED,
    HELD,
    HIGH,
    OTHER,
    RIGHT,
    SAME,
    UNSHOWN,
    Claim,
    accusing,
    compared,
    row_said,
    rows_of,
    shared_out,
    telling,
    turned,
)
from game.games.wombat.board.lit_table import judgement
from game.games.wombat.board.places import (
    CLOCK,
    DOING,
    FLOOR,
    HAND,
    LOOSE,
    NOTES,
    PROMPT,
    SIDE,
    TALLY,
    TOWER_HIGH,
    TOWERS,
)
from game.games.wombat.board.touches import PLACE_KEYS, ROBBED, SEAT_PLACES, VERB_KEYS
from game.games.wombat.board.verdicts import NOBODY, said, verdict_of
from game.games.wombat.model import actions as act
from game.games.wombat.model import events as ev
from game.games.wombat.model import state as at
from game.games.wombat.model.actions import SKY
from game.games.wombat.model.phrases import known, phrase_of
from game.games.wombat.model.sensations import Touch
from game.games.wombat.model.state import State
from game.games.wombat.naming import seconds_left, time_said
from game.games.wombat.rules import RULES
from game.games.wombat.rules.fold import apply
from game.games.wombat.tokens import PLACE, TALK
from game.stage.motion.layout import Box
from tests.bench.wombat_builds import seated
from tests.bench.wombat_matches import Played

ME = 0
OPTIONS = RULES.options(5, {})
NAMES = ("Ana", "Rosa", "Hugo", "Kim", "Lou", "Max")
STACKS = ((6, 5, 4, 3, 2, 1), (6, 5), (6, 2, 1))
BUILDING = ("have", "need", "count", "done", "guard", "help")


def debating(seats: int = 6, **given: Any) -> tuple[State, Board]:
    """A view of a debate, and a board for the first seat."""
    view = State(RULES.options(seats, {"touch": "own", **given}))
    view.phase, view.number, view.roles[ME] = at.DEBATE, 1, "basic"
    hands = tuple((seat, 3 + seat) for seat in range(seats))
    view.lit = (STACKS, ((),) * 9, hands)
    return view, Board(view, ME, NAMES[:seats], words("en", "wombat"))


@pytest.mark.parametrize("advanced", [False, True])
def test_a_debate_offers_no_phrase_of_a_build(advanced: bool) -> None:
    view, board = debating(advanced=advanced)
    phrases = set()
    for token in board.touches.more((TALK,), view):
        action = board.touches.action_of((TALK, token), view)
        if isinstance(action, act.Say):
            phrases.add(action.phrase)
    assert phrases <= known(6)
    assert not [one for one in phrases if one.split(":")[0] in BUILDING]
    assert {f"accuse:{seat}" for seat in range(1, 6)} <= phrases
    assert {f"robbed:{name}" for name in "ABC"} <= phrases
    roles = {one for one in phrases if one.startswith("role:")}
    assert len(roles) == (6 if advanced else 2)


def test_the_key_that_votes_for_a_seat_accuses_it() -> None:
    view, board = debating()
    for seat in range(1, 6):
        voted = board.touches.spellings(act.Vote(seat), view)[0][0]
        assert voted in board.touches.more((), view)
        for touched in ((), (TALK,)):
            assert board.touches.action_of((*touched, voted), view) == act.Say(f"accuse:{seat}")
    for key in "123890":
        assert board.live.key_area(key, (TALK,), view) is None, "figures are left to seats"
    view.phase = at.BUILD
    accusing = (TALK, PLACE.at(talking.READING[5]))
    assert talking.accuses(view, accusing)
    for key in ("Q", "W", "E", "8", "I"):
        assert board.live.key_area(key, accusing, view) is None, "letters are no seats"
    assert board.touches.action_of((*accusing, "seat:4"), view) == act.Say("accuse:4")


@pytest.mark.parametrize("half", [0, 1])
def test_at_a_shared_keyboard_the_voting_keys_accuse(half: int) -> None:
    view, _ = debating()
    board = Board(view, ME, NAMES, words("en", "wombat"), room_for="couch")
    keys = {place: key for key, place in PLACE_KEYS[half].items()}
    for seat in range(1, 6):
        key = keys[SEAT_PLACES[seat]]
        view.phase = at.DEBATE
        area = board.live.key_area(key, (), view)
        assert board.touches.action_of((area,), view) == act.Say(f"accuse:{seat}")
        view.phase = at.FINAL
        assert board.live.key_area(key, (), view) == area, "one key points and accuses"
    view.phase = at.DEBATE
    verbs = {verb: key for key, verb in VERB_KEYS[half].items()}
    for name, verb in zip("ABC", ROBBED, strict=True):
        area = board.live.key_area(verbs[verb], (), view)
        assert board.touches.action_of((area,), view) == act.Say(f"robbed:{name}")
    assert board.live.key_area(verbs[TALK], (), view) is None, "each phrase has a key of its own"
    assert TALK not in [cue.token for cue in board.touches.buttons(view)]


def test_what_cannot_be_seen_in_a_debate_cannot_be_touched() -> None:
    view, board = debating()
    view.options = RULES.options(6, {"touch": "own"})
    touchable = {name for name in board.layout(view).touch if name in PLACE}
    assert touchable == {PLACE.at(place) for place in talking.offered(view, ME, (TALK,))}
    assert touchable == {one for one in board.touches.more((TALK,), view) if one in PLACE}


def test_towers_say_of_themselves_that_they_were_robbed() -> None:
    view, board = debating()
    for place, key in enumerate("QWE"):
        assert board.live.key_area(key, (TALK,), view) == PLACE.at(place)
        phrase = f"robbed:{'ABC'[place]}"
        assert board.touches.action_of((TALK, PLACE.at(place)), view) == act.Say(phrase)


def test_what_a_debate_offers_covers_no_tower() -> None:
    view, _ = debating(advanced=True)
    boxes = argued_boxes(talking.offered(view, ME, (TALK,)))
    assert len(boxes) == 9
    for place, box in boxes.items():
        inside = box.y < TOWERS.y + TOWERS.height - 44
        assert not inside, f"{place} lies over the towers"


@pytest.mark.parametrize("advanced", [False, True])
def test_a_count_covers_nothing_that_a_debate_offers(advanced: bool) -> None:
    view, _ = debating(advanced=advanced)
    board = Board(view, None, NAMES, words("en", "wombat"), room_for="couch")
    count = board.live.count_box(view)
    for place, box in argued_boxes(talking.offered_all(view), shared=True).items():
        assert not overlap(count, box), place
    assert not any(overlap(count, box) for box in (TOWERS, FLOOR, TALLY, PROMPT))


def test_a_count_before_a_build_covers_no_words_of_ones_paw() -> None:
    view, board = debating()
    view.phase = at.BUILD
    count = board.live.count_box(view)
    title = Box(HAND.x, HAND.y, HAND.width, 40)
    assert not any(overlap(count, box) for box in (title, DOING, CLOCK))
    assert count.y + count.height <= HAND.y + HAND.height


def overlap(one: Box, other: Box) -> bool:
    """Say whether two boxes lie over each other."""
    beside = one.x >= other.x + other.width or other.x >= one.x + one.width
    return not beside and one.y < other.y + other.height and other.y < one.y + one.height


def test_who_is_out_is_not_accused_and_says_no_role() -> None:
    view, board = debating()
    view.alive[3] = False
    assert "seat:3" not in board.touches.more((TALK,), view)
    assert board.touches.action_of((TALK, "seat:3"), view) is None
    view.alive[ME] = False
    assert talking.roles_said(view, ME) == ()


def test_a_claim_is_held_against_the_light_only_where_less_stands() -> None:
    assert compared(phrase_of("count:A:6"), STACKS, ()) == (SAME, ((6, HIGH),))
    assert compared(phrase_of("count:B:4"), STACKS, ()) == (OTHER, ((2, HIGH),))
    more = compared(phrase_of("count:B:1"), STACKS, ())
    assert more == (UNSHOWN, ((2, HIGH),)), "hands went on building"
    assert compared(phrase_of("done:C"), STACKS, ()) == (OTHER, ((1, RIGHT), (3, HIGH)))
    assert compared(phrase_of("have:3"), STACKS, (3,)) == (SAME, ((3, HELD),))
    assert compared(phrase_of("have:3"), STACKS, ()) == (UNSHOWN, ()), "it may lie anywhere by now"
    assert compared(phrase_of("help:A"), STACKS, ()) == (UNSHOWN, ())


def test_two_figures_of_one_tower_say_what_each_counts() -> None:
    stacks = ((6, 5, 4, 3, 2, 1, 1), (), ())
    said = map(phrase_of, ("count:A:7", "done:A", "robbed:A"))
    shown = [compared(one, stacks, ())[1] for one in said]
    counts = [{what: figure for figure, what in one} for one in shown]
    assert [one[HIGH] for one in counts] == [7, 7, 7], "it is as high in every row"
    assert [one.get(RIGHT) for one in counts] == [None, 6, None]


@pytest.mark.parametrize("language", ["fr", "en"])
def test_whoever_accuses_another_is_said_to_have_changed_their_mind(language: str) -> None:
    said = words(language, "wombat")
    claims = [
        Claim(tick, 1, phrase_of(f"accuse:{whom}"), f"It is {NAMES[whom]}!", argued=True)
        for tick, whom in enumerate((2, 4))
    ]
    once, twice = (rows_of(claims[:many], 1, STACKS, ()) for many in (1, 2))
    assert accusing((), {}, said) == []
    assert accusing(once, {}, said) == [said.say("evidence.accused", said="It is Hugo!")]
    alone = accusing(twice, {"It is Lou!": 1}, said)
    assert alone[0] == said.say("evidence.changed", said="It is Lou!")
    together = accusing(twice, {"It is Lou!": 3}, said)
    assert together == [said.say("evidence.changed-with", said="It is Lou!", n=2), *alone]
    lengths = [len(one) for one in together]
    assert lengths == sorted(lengths, reverse=True), "fewer words where there is less room"


def test_what_was_said_twenty_times_is_one_row() -> None:
    claims = [Claim(tick, 1, phrase_of("robbed:A"), "A was robbed") for tick in range(20)]
    claims.append(Claim(30, 2, phrase_of("done:A"), "A is done"))
    [row] = rows_of(claims, 1, STACKS, ())
    assert (row.many, row.tick) == (20, 19)


def test_nothing_felt_twenty_times_in_a_row_is_one_line() -> None:
    view, board = debating()
    view.phase = at.BUILD
    log: list[LogLine] = []
    for tick in range(20):
        view.tick = 10 * tick + 1
        line = board.log.take_in(ev.Felt(ME, Touch.NOTHING), view)
        assert line is not None
        tell_on(log, line)
    clack = board.log.take_in(ev.Clacked(1), view)
    assert clack is not None
    tell_on(log, clack)
    assert [one.many for one in log] == [20, 1]
    assert log[0].text.endswith("× 20")
    assert [one.many for one in board.layout(view).furniture.notes] == [20, 1]


def test_evidence_stands_by_seat_until_the_next_build() -> None:
    view, board = debating(4)
    view.phase, view.tick = at.BUILD, 100
    for phrase in ("count:A:3", "count:A:3", "help:B"):
        event = ev.Said(2, phrase_of(phrase))
        board.log.take_in(event, view)
    view.phase = at.DEBATE
    found = dict(board.layout(view).furniture.evidence)
    assert [row.many for row in found[2]] == [2, 1]
    assert found[1] == ()
    board.log.take_in(ev.BuildBegan(2, bases=False), view)
    view.phase = at.DEBATE
    assert dict(board.layout(view).furniture.evidence)[2] == ()


def test_an_accusation_stands_beside_its_name_and_in_the_log() -> None:
    view, board = debating(4)
    view.phase, view.tick = at.BUILD, 100
    board.log.take_in(ev.Said(2, phrase_of("robbed:A")), view)
    view.phase, view.tick = at.DEBATE, 20
    line = board.log.take_in(ev.Said(2, phrase_of("accuse:1")), view)
    assert line is not None
    assert "Hugo" in line.text
    assert "Rosa" in line.text
    board.log.take_in(ev.Said(2, phrase_of("robbed:A")), view)
    rows = dict(board.layout(view).furniture.evidence)[2]
    assert [row.mark for row in rows] == [UNSHOWN, ACCUSED, ARGUED]
    assert "Rosa" in rows[1].text
    for most in (1, 3):
        kept = telling(rows, most)
        assert ACCUSED not in [row.mark for row in kept], "it takes no room from what was said"
        assert kept[-1].mark == ARGUED
    board.log.take_in(ev.BuildBegan(2, bases=False), view)
    assert dict(board.layout(view).furniture.evidence)[2] == ()


STANDING = Box(TOWERS.x, TOWERS.y + TOWERS.height - 62 - TOWER_HIGH, TOWERS.width, 62 + TOWER_HIGH)
"""Where towers stand, and what is written below them."""


@pytest.mark.parametrize("room", ["", "couch"])
def test_what_characters_say_covers_no_keys_and_no_evidence(room: str) -> None:
    view, _ = debating(touch="shadows")
    board = Board(view, None if room else ME, NAMES, words("en", "wombat"), room_for=room)
    said = board.layout(view).spots.speeches[0]
    assert said is not None
    keys = argued_boxes(talking.offered(view, ME, (TALK,)), shared=bool(room)).values()
    read = Box(SIDE.x, TALLY.y, SIDE.width, SIDE.y + SIDE.height - TALLY.y)
    for box in (read, CLOCK, STANDING, FLOOR, *keys):
        assert not meet(said.box, box), box
    for phase in (at.STRAW, at.DEBATE, at.FINAL):
        view.phase = phase
        lit = board.layout(view).spots.speeches[0]
        assert lit is not None
        for box in (read, CLOCK, STANDING, FLOOR, PROMPT):
            assert not meet(lit.box, box), "the score, the time and what is asked stay in sight"
    view.phase = at.OVER
    over = board.layout(view).spots.speeches[0]
    assert over is not None
    for box in (SIDE, STANDING, FLOOR, PROMPT):
        assert not meet(over.box, box), "the log to its end, and what is asked"
    view.phase = at.BUILD
    dark = board.layout(view).spots.speeches[0]
    assert dark is not None
    assert not (room and meet(dark.box, NOTES)), "the legend of talk"
    assert not (room and meet(dark.box, LOOSE)), "what lies about"


@pytest.mark.parametrize("zoom", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("out", [False, True])
def test_what_characters_say_in_the_dark_lies_over_nothing_to_be_done(
    zoom: float, *, out: bool
) -> None:
    view, _ = debating(touch="shadows")
    view.phase, view.number, view.tick, view.lit = at.BUILD, 1, 5, ()
    view.alive[ME] = not out
    board = Board(view, ME, NAMES, words("fr", "wombat"), zoom=zoom)
    board.onlooker.yours = True
    spots = board.layout(view).spots
    assert spots.prompt is not None
    assert not any(meet(one.box, spots.prompt) for one in spots.speeches)
    assert out or all(one.box.height for one in spots.speeches)


def meet(one: Box, other: Box) -> bool:
    across = one.x < other.x + other.width and other.x < one.x + one.width
    return across and one.y < other.y + other.height and other.y < one.y + one.height


def test_a_vote_that_puts_nobody_out_ends_in_a_verdict() -> None:
    view, board = debating()
    view.phase = at.FINAL
    targets = (1, 2, 1, SKY, 1, SKY)
    before = board.layout(view)
    event = ev.VotesOpened(targets)
    apply(view, event)
    beat = beat_of(event, before, board.layout(view))
    assert beat is not None
    early, late = beat.at(100).furniture, beat.at(beat.duration - 1).furniture
    assert early.verdict is None
    assert [one.vote for one in late.plates] == list(targets)
    assert (late.verdict.out, late.verdict.accused, late.verdict.needed) == (NOBODY, (1,), 4)
    assert beat.duration - 1400 >= 2000, "there is time to read it"
    heard = [cue.name for cue in board.sounds.cues(event, view)]
    assert any(name.startswith("drum") for name in heard)
    for language in ("fr", "en"):
        spoken = words(language, "wombat")
        assert said(late.verdict, NAMES, spoken)[0] == spoken.say("verdict.nobody")
        assert "Rosa" in said(late.verdict, NAMES, spoken)[1]


def test_no_vote_stands_at_a_seat_before_its_stroke_of_the_drum() -> None:
    view, board = debating()
    targets = (1, 2, 1, at.NO_VOTE, 1, SKY)
    view.opened = (5, 5, 5, 5, 5, 5)
    view.phase = at.FINAL
    before = board.layout(view)
    apply(view, event := ev.VotesOpened(targets))
    beat = beat_of(event, before, board.layout(view))
    assert beat is not None
    last: list[int] = [at.NO_VOTE] * len(targets)
    for when in range(0, int(beat.duration), 50):
        now = beat.at(when).furniture
        votes = [one.vote for one in now.plates]
        assert all(vote in (at.NO_VOTE, of) for vote, of in zip(votes, targets, strict=True))
        opened = sum(vote != old for vote, old in zip(votes, last, strict=True))
        assert opened <= 1, "the drum strikes for each"
        if now.verdict is not None and now.verdict.landed >= 0:
            assert now.verdict.landed == votes.count(1)
        assert not any(one.said for one in now.plates), "what was said then is no vote"
        last = votes
    assert last == list(targets)


def test_who_has_more_than_half_is_named_as_leaving() -> None:
    assert verdict_of((1, 1, 1, SKY)).out == 1
    assert verdict_of((1, 1, SKY, SKY)).out == NOBODY
    assert verdict_of((1, at.NO_VOTE, 1)).out == 1, "who is out has no vote"
    assert verdict_of((SKY, SKY, SKY)).accused == ()


def test_no_other_count_lies_over_the_count_of_a_vote() -> None:
    view, board = debating()
    for phase in (at.STRAW, at.FINAL):
        view.phase = phase
        assert board.live.counting(view)
    for phase in (at.BUILD, at.DEBATE):
        view.phase = phase
        assert not board.live.counting(view)


@pytest.mark.slow
def test_every_line_of_a_debate_stays_long_enough_to_be_read() -> None:
    lines = debates = apart = 0
    for seed in range(3):
        one = Played(seated(OPTIONS, seed, tireless=True, kind=""), OPTIONS, seed)
        view, spoken = State(OPTIONS), 0
        for event in one.journal.events:
            if event.is_for(None):
                apply(view, event)
            if view.phase != at.DEBATE:
                spoken = 0
            elif isinstance(event, ev.Said):
                lines += 1
                assert view.tick - spoken >= 24, "two seconds and a half"
                spoken = view.tick
            elif isinstance(event, ev.PhaseBegan):
                debates += 1
                first = 0
            elif isinstance(event, ev.Readied):
                assert view.tick - spoken >= 25, "time to answer"
                first = first or view.tick
                apart += view.tick - first >= 6
    assert lines > debates > 2
    assert apart > debates, "nobody is through in the same wink as all others"


@pytest.mark.parametrize("language", ["fr", "en"])
def test_whoever_is_accused_is_told_so_and_how_to_answer(language: str) -> None:
    view, _ = debating()
    said = words(language, "wombat")
    board = Board(view, ME, NAMES, said)
    usual = board.prompt(view, ())
    for accuser, whom in ((3, 1), (2, ME), (4, ME)):
        board.log.take_in(ev.Said(accuser, phrase_of(f"accuse:{whom}")), view)
        told = board.prompt(view, ())
        assert told == (
            said.say("prompt.debate-accused", name=NAMES[accuser]) if whom == ME else usual
        )
    assert {"role:basic", "robbed:A"} <= set(talking.offered(view, ME, (TALK,)).values())


def test_who_is_out_is_told_that_they_may_talk_and_vote_no_more() -> None:
    view, board = debating()
    view.alive[ME] = False
    board.log.take_in(ev.Said(2, phrase_of(f"accuse:{ME}")), view)
    assert board.prompt(view, ()) == board.words.say("prompt.debate-out")
    view.phase = at.FINAL
    assert board.prompt(view, ()) == board.words.say("prompt.pointing-out")


def test_what_happens_again_says_from_when_to_when_so_time_runs_forward() -> None:
    for language in ("fr", "en"):
        view = State(RULES.options(4, {"touch": "own"}))
        view.phase, view.number = at.BUILD, 1
        board, log = Board(view, ME, NAMES[:4], words(language, "wombat")), []
        for tick, touch in ((20, "empty"), (31, "nothing"), (42, "nothing"), (93, "nothing")):
            view.tick = tick
            line = board.log.take_in(ev.Felt(ME, Touch(touch)), view)
            assert line is not None
            tell_on(log, line)
        assert len(log) == 2
        assert "1:27–1:21" in log[-1].text
        assert log[-1].text.endswith("× 3")
        assert log[-1].text.count("1:2") == 2, "no time but the first and the last"


@pytest.mark.parametrize("seconds", [60, 90, 120])
def test_what_was_said_has_the_time_that_the_clock_showed(seconds: int) -> None:
    view, _ = debating(4, seconds=seconds)
    view.phase = at.BUILD
    board = Board(view, None, NAMES[:4], words("en", "wombat"), room_for="couch")
    for tick in (1, 10, 11, 12, 299, 300, 301):
        view.tick = tick
        left = time_said(tick, view.lasts)
        line = board.log.take_in(ev.Said(1, phrase_of(f"count:A:{tick % 6}")), view)
        assert line is not None
        assert left in line.text
        skipped = board.situation.skipped(view, to_end=False)
        assert skipped is not None
        assert str(seconds_left(tick, view.lasts)) in skipped.text
    assert time_said(1, view.lasts) == f"{seconds // 60}:{seconds % 60:02}"


def test_what_was_said_twice_stands_where_it_was_said_first() -> None:
    claims = [
        Claim(100, 1, phrase_of("robbed:A"), "A was robbed"),
        Claim(200, 1, phrase_of("count:B:3"), "B has 3"),
        Claim(300, 1, phrase_of("robbed:A"), "A was robbed"),
    ]
    rows = telling(rows_of(claims, 1, STACKS, ()), 4)
    assert [(row.since, row.tick, row.many) for row in rows] == [(100, 300, 2), (200, 200, 1)]


def test_what_a_tower_lacks_stands_below_it_once_the_drum_came_by() -> None:
    said = words("en", "wombat")
    told = {
        (6, 5, 4, 3, 2, 1): "▲: complete!",
        (6, 5, 4): "▲: lacks 3 2 1",
        (): "▲: empty",
        (6, 5, 2, 4): "▲: a 2 out of place",
        (5,): "▲: a 5 out of place",
        (6, 5, 4, 3, 2, 1, 1): "▲: one too many",
    }
    for stack, text in told.items():
        assert judgement(stack, 1, said) == text
        assert judgement(stack, 1, said, judged=False) == "Tower ▲"


def test_heights_of_one_tower_are_one_row_against_the_light_of_the_last() -> None:
    said = words("en", "wombat")
    claims = [
        Claim(100 * at, 1, phrase_of(f"count:B:{high}"), f"B has {high}")
        for at, high in enumerate((1, 2, 2, 5, 2), 1)
    ]
    claims.append(Claim(900, 1, phrase_of("done:A"), "A is done"))
    height, done = rows_of(claims, 1, STACKS, ())
    assert (height.mark, height.many) == (SAME, 1)
    assert row_said(height, said) == "B has 2"
    assert row_said(done, said) == "A is done"


def test_what_was_said_of_a_tower_goes_with_it_when_the_box_turns() -> None:
    said = words("en", "wombat")
    before = [
        Claim(100, 1, phrase_of("done:C"), "■ is done"),
        Claim(200, 1, phrase_of("need:2"), "I need a 2"),
    ]
    (done, need) = rows_of([turned(one) for one in before], 1, STACKS, ())
    assert (done.mark, done.shown) == (SAME, ((6, RIGHT), (6, HIGH)))
    assert row_said(done, said) == "■ is done (now ●)"
    assert row_said(need, said) == "I need a 2"


def test_a_box_turned_in_the_dark_turns_what_was_said_before() -> None:
    view, board = debating(4)
    view.phase, view.tick = at.BUILD, 100
    for event in (
        ev.Said(2, phrase_of("done:C")),
        ev.Said(3, phrase_of("need:2")),
        ev.Felt(ME, Touch.SIZE_2),
        ev.Scraped(),
    ):
        board.log.take_in(event, view)
    table = board.layout(view).furniture
    assert [bool(table.plates[seat].said) for seat in (2, 3)] == [False, True], "another tower"
    assert not table.flashes
    board.log.take_in(ev.Said(2, phrase_of("count:B:2")), view)
    view.phase = at.DEBATE
    found = dict(board.layout(view).furniture.evidence)
    assert [(row.mark, row.stands) for row in found[2]] == [(SAME, "●"), (SAME, "")]


@pytest.mark.parametrize("language", ["fr", "en"])
def test_what_is_said_in_the_debate_never_reads_as_said_in_the_dark(language: str) -> None:
    said = words(language, "wombat")
    dark = Claim(100, 1, phrase_of("robbed:A"), "A was robbed")
    debate = Claim(20, 1, phrase_of("robbed:A"), "A was robbed", argued=True)
    first, then = (row_said(row, said) for row in rows_of([dark, debate], 1, STACKS, ()))
    assert first == "A was robbed"
    assert then == said.say("evidence.argued", said="A was robbed", times="").strip()
    for text in (said.say("evidence.said"), then):
        assert not any(word in text.lower() for word in ("noir", "dark"))


def test_talk_shows_one_key_in_a_build_and_in_the_debate() -> None:
    view, board = debating()
    for half, key in enumerate(("B", "N")):
        assert VERB_KEYS[half][key] == TALK
        for phase in (at.BUILD, at.DEBATE):
            view.phase = phase
            assert board.live.key_area(key, (), view) == TALK
    assert board.live.key_area("pad:rb", (), view) == TALK


def test_no_word_takes_the_room_of_a_row_that_the_light_tested() -> None:
    claims = [
        Claim(100, 1, phrase_of("count:C:3"), "C has 3"),
        Claim(200, 1, phrase_of("need:2"), "I need a 2"),
        Claim(20, 1, phrase_of("robbed:A"), "A was robbed", argued=True),
        Claim(300, 1, phrase_of("count:B:4"), "B has 4"),
    ]
    rows = rows_of(claims, 1, STACKS, ())
    assert [row.mark for row in telling(rows, 2)] == [SAME, OTHER]
    assert [row.mark for row in telling(rows, 3)] == [SAME, OTHER, ARGUED]


@pytest.mark.parametrize(
    ("wanted", "room", "given"),
    [
        ((1, 9, 0), 12, [1, 9, 0]),
        ((5, 5, 5), 9, [3, 3, 3]),
        ((0, 0, 0, 6, 2), 7, [0, 0, 0, 5, 2]),
        ((4, 4), 1, [1, 1]),
    ],
)
def test_rows_go_to_whom_has_something_to_show(
    wanted: tuple[int, ...], room: int, given: list[int]
) -> None:
    assert shared_out(wanted, room) == given


def test_a_tower_said_to_be_done_at_last_is_the_row_of_its_heights() -> None:
    claims = [
        Claim(100, 1, phrase_of("count:B:2"), "B has 2"),
        Claim(200, 1, phrase_of("count:B:4"), "B has 4"),
        Claim(300, 1, phrase_of("done:B"), "B is done"),
    ]
    [row] = rows_of(claims, 1, STACKS, ())
    assert row.mark == OTHER
    assert row_said(row, words("en", "wombat")) == "B is done"
