"""The board of Branle-bas de Wombat: what keys and taps mean, what is seen, heard and written."""

from __future__ import annotations

from itertools import islice, pairwise
from typing import Any

import pytest
from wombat_running import Open, played

from game.core.luck import Luck, Stream
from game.core.seats import Seat
from game.games import game_of, words
from game.games.parts import needed
from game.games.wombat import log_lines, naming
from game.games.wombat.board import Board, arranging, talking
from game.games.wombat.board.beats import FADE_MS
from game.games.wombat.board.caps import OF_LIGHT
from game.games.wombat.board.recent import Recent
from game.games.wombat.board.sounds import PANS, WombatSounds
from game.games.wombat.board.touches import ALIKE, PLACE_KEYS, VERB_KEYS
from game.games.wombat.ending import BrickStanding, Fall, curve_of, sound_bricks, steepest
from game.games.wombat.log_lines import is_false
from game.games.wombat.model import actions as act
from game.games.wombat.model import events as ev
from game.games.wombat.model import hidden
from game.games.wombat.model import state as at
from game.games.wombat.model.phrases import known, phrase_of, phrases
from game.games.wombat.model.places import BRICKS, NAMES, PLACES, SPINDLES, sizes
from game.games.wombat.model.roles import GENEROUS
from game.games.wombat.model.sensations import Touch
from game.games.wombat.model.state import State
from game.games.wombat.poster import builds
from game.games.wombat.rules import RULES
from game.games.wombat.rules.fold import TOUCHES
from game.games.wombat.tokens import MORE, PLACE, SAYS, VERBS
from game.store.texts import LANGUAGES

NAMES_OF = ["Kim", "Ana", "Rosa", "Max"]
ME = Seat(0)


def table(**options: Any) -> tuple[Open, State, Board]:
    one = Open(4, 12, options)
    view = told(one)
    return one, view, Board(view, ME, NAMES_OF, words("fr", "wombat"))


def told(one: Open, viewer: Seat | None = ME) -> State:
    view = RULES.initial(4, one.options)
    for event in one.match.observations(viewer):
        RULES.apply(view, event)
    return view


def holding(view: State, place: int, *sizes: int) -> None:
    hand = view.hands[ME]
    hand.place, hand.sizes = place, list(sizes)


# ---------------------------------------------------------------- keys and taps


@pytest.mark.parametrize("half", [0, 1])
def test_twelve_places_and_six_verbs_lie_on_keys_of_their_own(half: int) -> None:
    keys = {**PLACE_KEYS[half], **VERB_KEYS[half]}
    assert sorted(PLACE_KEYS[half].values()) == list(range(PLACES))
    assert list(VERB_KEYS[half].values()) == list(VERBS[:6])
    assert len(keys) == PLACES + 6
    assert not keys.keys() & {**PLACE_KEYS[1 - half], **VERB_KEYS[1 - half]}.keys()


def test_rows_of_keys_are_rows_of_the_box_with_the_spindles_second() -> None:
    left, right, _ = PLACE_KEYS
    assert [NAMES[left[key]] for key in "123QWEASDZXC"] == list("123ABC456789")
    assert [NAMES[right[key]] for key in ("8", "I", "SEMICOLON", "SLASH")] == ["1", "A", "6", "9"]


def test_a_tap_goes_there_and_a_second_one_does_what_hands_do_there() -> None:
    _, view, board = table()
    holding(view, 3)
    assert board.touches.action_of((PLACE.at(1),), view) == act.Go(1)
    assert board.touches.action_of((PLACE.at(3),), view) == act.GROPE
    holding(view, 1)
    assert board.touches.action_of((PLACE.at(1),), view) == act.FEEL_SPINDLE
    holding(view, 1, 4)
    assert board.touches.action_of((PLACE.at(1),), view) == act.Lay(1)
    view.hands[ME].running = act.Go(2)
    assert board.touches.action_of((PLACE.at(2),), view) == act.Lay(1), "where it will be"


def test_of_two_bricks_a_second_tap_says_which() -> None:
    _, view, board = table()
    holding(view, 0, 4, 5)
    here = PLACE.at(0)
    assert board.touches.action_of((here,), view) is None
    assert here in board.touches.more((), view)
    assert board.touches.more((here,), view) == {"slot:1", "slot:2"}
    assert board.touches.action_of((here, "slot:1"), view) == act.Lay(1)
    assert board.touches.action_of((here, here), view) == act.Lay(2), "twice: the newer one"
    assert board.live.key_area("R", (here,), view) == "slot:1"
    assert board.live.key_area("F", (here,), view) == "slot:2"
    assert board.live.key_area("R", (), view) == "take"


@pytest.mark.parametrize("held", [(), (0,), (4, 5)])
def test_the_key_of_ones_own_zone_searches_it_whatever_one_holds(held: tuple[int, ...]) -> None:
    _, view, board = table()
    holding(view, 3, *held)
    assert board.touches.action_of((PLACE.at(3),), view) == act.GROPE
    assert board.touches.more((PLACE.at(3),), view) == frozenset()


def test_a_brick_is_let_go_by_giving_it_to_ones_own_zone() -> None:
    _, view, board = table()
    here, there = PLACE.at(3), PLACE.at(4)
    for held, second in (((5,), [()]), ((5, 0), [("slot:1",), ("slot:2",)])):
        holding(view, 3, *held)
        assert here in board.touches.more(("give",), view)
        for slot, rest in enumerate(second, 1):
            assert board.touches.action_of(("give", here, *rest), view) == act.Drop(slot)
    assert board.touches.action_of(("give", here), view) is None, "which of two?"
    assert board.touches.more(("give", here), view) == {"slot:1", "slot:2"}
    assert board.live.key_area("F", ("give", here), view) == "slot:2"
    assert board.touches.action_of(("give", there), view) is None
    holding(view, 1, 5)
    assert board.touches.action_of(("give", PLACE.at(1)), view) is None, "no brick falls on a tower"


def test_fingers_feel_what_is_not_known_yet() -> None:
    _, view, board = table()
    holding(view, 4, 3, 0)
    assert board.touches.action_of(("feel",), view) == act.Feel(2)
    view.hands[ME].found = 0
    assert board.touches.action_of(("feel",), view) == act.FEEL_FOUND
    assert board.touches.action_of(("take",), view) == act.PICK
    holding(view, 2, 3)
    view.hands[ME].found = at.NOTHING
    assert board.touches.action_of(("feel",), view) == act.FEEL_SPINDLE


def test_a_gift_is_an_open_palm_or_one_of_the_bricks() -> None:
    _, view, board = table()
    holding(view, 4)
    assert board.touches.action_of(("give",), view) == act.GIVE_RECEIVE
    holding(view, 4, 2)
    assert board.touches.action_of(("give",), view) is None
    assert board.touches.more(("give",), view) == {"give", "slot:1", PLACE.at(4)}
    assert board.touches.action_of(("give", "slot:1"), view) == act.Give(1)
    assert board.touches.action_of(("give", "give"), view) == act.GIVE_RECEIVE


def test_a_key_for_what_a_role_forbids_does_nothing() -> None:
    _, view, board = table(advanced=True)
    view.roles[ME] = GENEROUS
    holding(view, 0, 4)
    assert board.touches.action_of((PLACE.at(0),), view) is None
    assert PLACE.at(0) not in board.touches.more((), view)
    holding(view, 5)
    assert board.touches.action_of(("cover",), view) is None
    assert board.live.key_area("T", (), view) == "cover", "the key is taken for it all the same"


def test_every_phrase_is_two_taps_away_but_an_accusation_of_oneself() -> None:
    _, view, board = table(advanced=True)
    view.clacks = [12, 12, 12]
    said = set()
    for first in talking.offered(view, ME, ("talk",)):
        taps = ("talk", PLACE.at(first))
        for second in board.touches.more(taps, view):
            action = board.touches.action_of((*taps, second), view)
            assert isinstance(action, act.Say)
            said.add(action.phrase)
    counts = {phrase for phrase in phrases(4) if phrase.startswith("count")}
    assert said <= known(4)
    assert known(4) - said - counts == {"accuse:0"}
    assert {f"count:{place}:{n}" for place in "ABC" for n in range(12)} <= said, "more never stand"


def test_no_tower_is_said_to_have_more_bricks_than_all_heard_laid() -> None:
    _, view, board = table()
    for bases, clacks, most in ((False, 0, 6), (True, 5, 6), (False, 7, 7), (True, 8, 9)):
        view.bases, view.clacks = bases, [clacks, 0, 0]
        for spindle, highest in ((0, most), (1, 6)):
            counting = next(
                place
                for place, said in talking.offered(view, ME, ("talk",)).items()
                if said == f"count:{'ABC'[spindle]}"
            )
            said = talking.offered(view, ME, ("talk", PLACE.at(counting))).values()
            assert {int(one.rpartition(":")[2]) for one in said} == set(range(highest + 1))
            shown = board.touches.more(("talk", PLACE.at(counting)), view)
            assert len(shown) == highest + 1


def test_a_figure_says_its_own_number_of_bricks() -> None:
    _, view, board = table()
    counting = next(
        place for place, said in talking.offered(view, ME, ("talk",)).items() if said == "count:A"
    )
    for key in ("1", "2", "3"):
        taps = ("talk", PLACE.at(counting))
        area = board.live.key_area(key, taps, view)
        assert board.touches.action_of((*taps, area), view) == act.Say(f"count:A:{key}")


def test_a_figure_of_no_half_says_its_own_number_too() -> None:
    _, view, board = table()
    view.clacks = [9, 9, 9]
    offered = talking.offered(view, ME, ("talk",))
    for category, keys in (("count:A", "4567"), ("have", "456"), ("need", "456")):
        place = next(its for its, said in offered.items() if said == category)
        taps = ("talk", PLACE.at(place))
        for key in keys:
            area = board.live.key_area(key, taps, view)
            assert board.touches.action_of((*taps, area), view) == act.Say(f"{category}:{key}")
    place = next(its for its, said in offered.items() if said == "have")
    assert board.live.key_area("7", ("talk", PLACE.at(place)), view) is None
    assert board.live.key_area("4", ("talk",), view) is None, "no number is asked for yet"


def test_what_stops_puts_an_unfinished_phrase_away() -> None:
    _, view, board = table()
    for taps in (("talk",), ("talk", "place:6")):
        for key in ("SPACE", "BACKSPACE"):
            assert board.live.key_area(key, taps, view) == "talk"
    assert board.live.key_area("SPACE", (), view) == "stop"


def test_the_key_of_another_verb_amid_a_phrase_says_nothing() -> None:
    _, view, board = table()
    for taps in (("place:7", "cover"), ("cover", "place:7"), ("place:7", "slot:1")):
        assert board.touches.action_of(("talk", *taps), view) is None


def test_whoever_is_out_talks_and_says_nothing_of_a_role() -> None:
    _, view, board = table()
    view.alive[ME] = False
    assert board.touches.more((), view) == {"talk"}
    assert "role" not in talking.offered(view, ME, ("talk",)).values()


def test_votes_are_seats_and_the_sky() -> None:
    _, view, board = table()
    view.phase = at.STRAW
    assert board.touches.spellings(act.Vote(2), view) == [("seat:2",)]
    assert board.touches.spellings(act.Vote(act.SKY), view) == [("sky",)]
    assert [cue.token for cue in board.touches.buttons(view)] == ["sky"]
    assert board.live.key_area("Q", (), view) is None, "no key is a place with the light on"
    view.phase = at.DEBATE
    assert [cue.token for cue in board.touches.buttons(view)] == ["talk", "ready"]
    assert board.live.key_area("B", (), view) == "talk"
    assert board.live.key_area("Q", ("talk",), view) == PLACE.at(0)


# ---------------------------------------------------------------- what is seen and heard


def test_in_the_dark_nothing_is_painted_but_what_its_seat_was_told() -> None:
    one = Open(4, 3, {"seconds": 60})
    view = RULES.initial(4, one.options)
    board = Board(view, ME, NAMES_OF, words("en", "wombat"))
    seen = 0
    for _ in played(one, Luck(5).stream("hands"), every=6):
        for event in one.match.observations(ME, seen):
            RULES.apply(view, event)
            board.log.take_in(event, view)
            seen += 1
        if view.phase != at.BUILD:
            break
        if seen % 7:
            continue
        shown = board.layout(view).furniture
        assert (shown.light, shown.stacks, shown.zones, shown.hands) == ("dark", (), (), ())
        assert [plate.held for plate in shown.plates] == [()] * 4
        assert [bool(plate.role) for plate in shown.plates] == [True, False, False, False]
        assert {place for place, _ in shown.flashes} <= {0}, "one's own paw, and no other"
    assert view.phase == at.STRAW
    lit = board.layout(view).furniture
    assert (lit.light, lit.stacks) == ("bright", one.truth.lit[0])
    assert [bool(plate.role) for plate in lit.plates] == [True, False, False, False]


def test_whoever_knows_everything_sees_the_box_with_the_light_on() -> None:
    one, _, board = table()
    shown = board.layout(one.truth).furniture
    assert shown.light == "open"
    assert sum(map(len, (*shown.stacks, *shown.zones))) == 18
    assert len(shown.hands) == 4


def test_a_clack_is_panned_by_its_spindle_alone_and_a_thud_by_nothing() -> None:
    _, view, board = table()
    for place, pan in enumerate(PANS):
        [cue] = board.sounds.cues(ev.Clacked(place), view)
        assert (cue.name, cue.pan) == ("clack", pan)
    [thud] = board.sounds.cues(ev.Thudded(), view)
    assert (thud.name, thud.pan) == ("thud", 0.0)


def test_among_shadows_no_touch_is_heard_and_no_hand_is_ones_own() -> None:
    _, view, board = table(touch="shadows")
    assert board.sounds.cues(ev.Seen(1, Touch.FOUND), view) == ()
    assert board.sounds.cues(ev.Felt(ME, Touch.FOUND), view) == ()
    shown = board.layout(view).furniture
    assert [paw for paw, _ in shown.shades] == [1, 2, 3, 4]


def test_nothing_waits_for_a_picture_while_it_is_built() -> None:
    _, view, board = table()
    layout = board.layout(view)
    for event in (ev.Clacked(0), ev.Felt(ME, Touch.FOUND), ev.Ticked(3), ev.Scraped()):
        assert board.beat(event, layout, layout, view, 900) is None
    lit = ev.Lit(((6, 5), (), (1,)), ((),) * 9, ())
    assert board.beat(lit, layout, layout, view, 900) is not None


def test_the_drum_beats_once_a_brick_and_stops_at_the_first_that_is_wrong() -> None:
    _, view, board = table()
    lit = ev.Lit(((6, 5, 5, 4), (), (6, 5, 4, 3, 2, 1)), ((),) * 9, ())
    names = [cue.name for cue in board.sounds.cues(lit, view)]
    assert names == ["gong", "drum", "drum", "drum_wrong", *["drum"] * 6, "applause"]


def test_notes_fade_and_a_new_build_begins_without_any() -> None:
    _, view, board = table()
    view.tick = 10
    board.log.take_in(ev.Felt(ME, Touch.FOUND), view)
    assert [note.text for note in board.layout(view).furniture.notes] == ["une brique\u00a0!"]
    view.tick = 161
    assert board.layout(view).furniture.notes == ()
    view.tick = 20
    board.log.take_in(ev.BuildBegan(2, bases=False), view)
    assert board.layout(view).furniture.notes == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_touch_and_verb_has_its_words(language: str) -> None:
    spoken = words(language, "wombat")
    for phrase in phrases(4):
        assert naming.phrase_said(phrase_of(phrase), NAMES_OF, spoken)
    for touch in TOUCHES:
        assert naming.touch_said(touch, spoken)
    hands = (act.Go(2), act.GROPE, act.PICK, act.FEEL_FOUND, act.FEEL_SPINDLE, act.Feel(1),
             act.Lay(1), act.TAKE, act.Drop(1), act.Give(1), act.GIVE_RECEIVE, act.COVER,
             act.TURN)  # fmt: skip
    assert len({naming.verb_said(verb, spoken) for verb in hands}) == len(hands)


# ---------------------------------------------------------------- around the match


def test_a_code_says_every_table_that_can_be_played_and_no_other() -> None:
    part = needed(game_of("wombat").share)
    codes = set()
    for number in range(0, part.size(), 7):
        seats, options = part.table_of(number)
        again = part.number_of(seats, options)
        assert part.table_of(again) == (seats, options)
        codes.add(again)
    assert len(codes) > 150


def test_three_seats_are_told_why_the_bases_lie_there() -> None:
    spoken, lobby = words("en", "wombat"), game_of("wombat").lobby
    classic = {preset.name: preset.options for preset in lobby.presets(3)}["classic"]
    assert classic == {"beginner": True}
    [rule] = [one for one in lobby.rules(3, {}, spoken) if one.name == "beginner"]
    assert rule.says == spoken.say("lobby-explained.beginner-few")
    [roles] = [one for one in lobby.rules(3, {}, spoken) if one.name == "advanced"]
    assert not roles.enabled


def test_the_steepest_fall_is_the_most_that_three_seconds_took() -> None:
    stood = [(1, 100, 4), (1, 110, 5), (1, 125, 4), (1, 138, 2), (1, 170, 1), (2, 10, 0)]
    curve = [BrickStanding(build, tick, bricks, 1) for build, tick, bricks in stood]
    assert steepest(curve, {1}) == Fall(1, 138, 3), "not what fell later, nor with a new build"
    assert steepest(curve[:2], {1}) is None
    late = [BrickStanding(1, 100, 4, 1, 0.1), BrickStanding(1, 300, 2, 1, 0.3)]
    assert steepest(late, {1}) == Fall(1, 300, 2, 0.3, 0.3), "what stood for long falls, too"
    one = [BrickStanding(1, 100, 4, 1, 0.1), BrickStanding(1, 300, 3, 1, 0.3)]
    assert steepest(one, {1}) is None, "a single brick decided nothing"


def test_a_fall_is_named_only_where_it_cost_the_good_a_point() -> None:
    stood = [(1, 100, 9), (1, 110, 5), (1, 400, 9), (2, 100, 12), (2, 120, 10), (2, 300, 11)]
    curve = [BrickStanding(build, tick, bricks, 1) for build, tick, bricks in stood]
    assert steepest(curve, set()) is None, "no build was lost"
    assert steepest(curve, {1}) is None, "what fell stood again at the lights"
    assert steepest(curve, {1, 2}) == Fall(2, 120, 2), "though another fell deeper"


def test_a_match_that_is_over_says_who_was_who_and_keeps_its_figures() -> None:
    one = Open(4, 3, {"seconds": 60})
    for _ in played(one, Luck(5).stream("hands"), every=9):
        pass
    spoken = words("fr", "wombat")
    empty, book = RULES.initial(4, one.options), one.match.open_book()
    truth = game_of("wombat").ending.truth(empty, book, NAMES_OF, spoken)
    good, bad = one.truth.good, one.truth.bad
    assert f"Gentils {good}" in truth.line, "the score says why it is over"
    assert f"Méchants {bad}" in truth.line
    assert f"En {max(good, bad)} points" in truth.line.replace("\N{NO-BREAK SPACE}", " ")
    assert {row.end for row in truth.rows} == {"Standard", "Déchaîné"}
    assert {row.seat for row in truth.rows if row.won} == set(one.truth.winners)
    wicked = one.truth.roles.index("wicked")
    assert [row.seat for row in truth.rows if row.foe] == [wicked]
    assert [row.seat for row in truth.rows if row.picture == "role_wicked"] == [wicked]
    assert all((row.icon == "icon_star") is row.won for row in truth.rows), "no winner has a cross"
    part = needed(game_of("wombat").figures)
    laid = [part.figures_of(RULES.initial(4, one.options), book, seat).sums["laid"]
            for seat in range(4)]  # fmt: skip
    by_seat = sorted(truth.rows, key=lambda row: row.seat)
    assert laid == [row.figures[0] for row in by_seat]


def test_nobody_loses_a_practice_build() -> None:
    for practice in (True, False):
        one = Open(3, 4, {"practice": practice, "seconds": 60})
        for _ in played(one, Luck(6).stream("hands"), every=40):
            pass
        outcome = one.match.outcome()
        assert outcome is not None
        assert outcome.played is not practice
        empty, book = RULES.initial(3, one.options), one.match.open_book()
        truth = game_of("wombat").ending.truth(empty, book, NAMES_OF, words("fr", "wombat"))
        assert truth.played is not practice


def test_a_poster_shows_every_build_as_all_saw_it_at_its_lights() -> None:
    one = Open(4, 3, {"seconds": 60})
    for _ in played(one, Luck(5).stream("hands"), every=9):
        pass
    public = one.match.observations(None)
    seen = builds(public)
    assert [build.stacks for build in seen] == [
        event.stacks for event in public if isinstance(event, ev.Lit)
    ]
    scored = [team for build in seen for team in build.points]
    assert (scored.count("good"), scored.count("bad")) == (one.truth.good, one.truth.bad)
    out = [build.out for build in seen if build.out is not None]
    assert out == [seat for seat, alive in enumerate(one.truth.alive) if not alive]


def test_with_the_light_on_each_move_shows_what_it_did_to_the_tower() -> None:
    one = Open(3, 5, {"beginner": True})
    for _ in islice(played(one, Stream(5), every=1), 4000):
        pass
    view, recent, seen = RULES.initial(3, one.options), Recent(), set()
    for event in one.journal.events:
        before = sound_bricks(view)
        RULES.apply(view, event)
        recent.show(event, view, None, "")
        if isinstance(event, hidden.Moved) and min(event.old, event.new) < SPINDLES:
            shift = recent.shifts[min(event.old, event.new)]
            assert shift.tick == view.tick
            assert shift.laid == (event.new < SPINDLES)
            assert shift.better == sound_bricks(view) - before
            seen.add((shift.laid, shift.better))
    assert {(True, 0), (False, -1)} <= seen


def test_a_results_curve_follows_sound_bricks_and_marks_the_steepest_fall() -> None:
    stood = [(1, 5, 0, 0.1), (1, 100, 4, 0.2), (1, 110, 9, 0.3), (1, 300, 3, 0.5), (2, 1, 0, 0.8)]
    course = [BrickStanding(build, tick, bricks, 1, part) for build, tick, bricks, part in stood]
    for language in LANGUAGES:
        curve = curve_of(course, steepest(course, {1}), words(language, "wombat"))
        assert curve is not None
        assert curve.points == ((0.1, 0), (0.2, 4 / 18), (0.3, 0.5), (0.5, 3 / 18), (0.8, 0))
        assert curve.starts == (0.8,)
        assert curve.fall == (0.5, 0.5)
        assert curve.scale == ("0", "18")
        assert [part[-1] for part in curve.parts] == ["1", "2"]
    assert curve_of([], None, words("fr", "wombat")) is None


def test_the_log_says_what_was_false_only_with_the_light_on() -> None:
    one, view, board = table()
    open_view = RULES.initial(4, one.options)
    for event in one.journal.events:
        RULES.apply(open_view, event)
    hand = open_view.hands[1]
    hand.bricks = [next(bricks for bricks in open_view.lying if bricks).pop()]
    size = sizes(hand.bricks)[0]
    claims = {
        f"have:{size}": False, f"have:{size % 6 + 1}": True, "count:A:18": True, "done:B": True,
        f"count:A:{len(open_view.lying[0])}": False, f"role:{open_view.roles[1]}": False,
        f"need:{size}": False, "accuse:2": False,
    }  # fmt: skip
    told_at_the_table = RULES.initial(4, one.options)
    for phrase, false in claims.items():
        open_view.lying[5] = [*open_view.lying[5], *_missing(open_view)]
        assert is_false(phrase_of(phrase), 1, open_view) == false, phrase
        assert not is_false(phrase_of(phrase), 1, view), "who sits there cannot know"
        assert not is_false(phrase_of(phrase), 1, told_at_the_table)
        lines = [log_lines.line(ev.Said(Seat(1), phrase_of(phrase)), seen, NAMES_OF, board.words)
                 for seen in (open_view, view)]  # fmt: skip
        assert [line is not None and "faux" in line.text for line in lines] == [false, False]


def _missing(view: State) -> list[int]:
    there = {brick for bricks in view.lying for brick in bricks}
    there |= {brick for hand in view.hands for brick in hand.bricks}
    return [brick for brick in range(BRICKS) if brick not in there]


@pytest.mark.parametrize("part", [0, 1, 2])
def test_each_part_points_at_every_seat_and_the_sky_and_ends_a_debate(
    part: int,
) -> None:
    view = RULES.initial(6, RULES.options(6, {}))
    board = Board(view, ME, [*NAMES_OF, "Zoé", "Léo"], words("fr", "wombat"), room_for="couch")
    alone = Board(view, ME, [*NAMES_OF, "Zoé", "Léo"], words("fr", "wombat"))
    keys, alike = list(PLACE_KEYS[part]), OF_LIGHT[part][ALIKE]
    for phase in (at.STRAW, at.FINAL):
        view.phase = phase
        assert [board.live.key_area(key, (), view) for key in keys[:6]] == [
            f"seat:{seat}" for seat in range(6)
        ]
        assert board.touches.action_of(("seat:5",), view) == act.Vote(5)
        assert {board.live.key_area(key, (), view) for key in keys[6:]} == {None}
        assert board.live.key_area(alike, (), view) == "sky"
        assert alone.live.key_area(keys[0], (), view) is None, "alone it is the digits"
    view.phase = at.DEBATE
    assert board.live.key_area(alike, (), view) == "ready"
    every = (*PLACE_KEYS[part], *OF_LIGHT[part].values())
    meant = [board.live.key_area(key, (), view) for key in every]
    said = [area for area in meant if area is not None]
    assert len(said) == len(set(said)), "no two keys of a part mean the same"
    assert {area for area in said if area in SAYS} == {
        SAYS.at(phrase) for phrase in (*(f"robbed:{name}" for name in "ABC"),
                                         "role:basic", "role:wicked")
    }  # fmt: skip
    for area in said:
        assert board.touches.action_of((area,), view) is not None or area == f"seat:{ME}"
    view.phase = at.BUILD
    assert board.live.key_area(alike, (), view) == ("cover", "cover", MORE)[part]
    assert board.live.key_area(keys[0], (), view) == PLACE.at(3)


# ---------------------------------------------------------------- lights on


def test_lights_come_on_slowly_and_the_drum_tests_towers_that_are_seen() -> None:
    one, view, board = table(seconds=60)
    heard = len(one.match.observations(ME))
    for _ in played(one, Luck(3).stream("hands"), every=60):
        if one.truth.phase != at.BUILD:
            break
    dark = board.layout(view)
    assert dark.furniture.light == arranging.DARK
    for event in one.match.observations(ME)[heard:]:
        RULES.apply(view, event)
        if isinstance(event, ev.Lit):
            break
    lit = board.layout(view)
    assert lit.furniture.light == arranging.BRIGHT
    road = board.beat(event, dark, lit, view, 0)
    assert road is not None
    shades = [road.at(ms).furniture.shade for ms in range(0, FADE_MS, 50)]
    assert shades[0] == 1
    assert shades == sorted(shades, reverse=True)
    assert max(a - b for a, b in pairwise(shades)) < 0.2, "a fade, and no flash"
    after = road.at(FADE_MS + 1).furniture
    assert (after.light, after.shade, after.stacks) == (arranging.BRIGHT, 0, view.lit[0])


@pytest.mark.parametrize("phase", [at.STRAW, at.DEBATE, at.FINAL])
def test_around_one_screen_the_prompt_asks_who_looks_there(phase: str) -> None:
    _, view, board = table()
    view.phase, view.tick = phase, 1
    couch = Board(view, None, NAMES_OF, words("fr", "wombat"), room_for="couch")
    watched = Board(view, None, NAMES_OF, words("fr", "wombat"))
    asked = board.prompt(view, ())
    assert (couch.prompt(view, ()) == asked) is (phase != at.DEBATE)
    assert "touche" in couch.prompt(view, ()) or phase != at.DEBATE
    assert watched.prompt(view, ()) not in (asked, couch.prompt(view, ()))


@pytest.mark.parametrize("viewer", [None, ME])
def test_a_debate_says_who_has_not_said_enough(viewer: Any) -> None:
    _, view, _ = table()
    view.phase = at.DEBATE
    said = words("fr", "wombat")
    board = Board(view, viewer, NAMES_OF, said, room_for="couch" if viewer is None else "alone")
    assert "attend" not in board.prompt(view, ())
    view.ready[0] = True
    awaited = said.say("prompt.awaited", names=", ".join(NAMES_OF[1 : view.seats]))
    assert awaited in board.prompt(view, ())


def test_a_debate_s_keys_are_explained_while_somebody_is_awaited() -> None:
    _, view, _ = table()
    view.phase, view.ready[0] = at.DEBATE, True
    for language in ("fr", "en"):
        said = words(language, "wombat")
        couch = Board(view, None, NAMES_OF, said, room_for="couch")
        assert couch.prompt(view, ()).startswith(said.say("prompt.debate-couch-short"))


def test_the_last_ten_seconds_are_heard_and_depend_on_the_clock_alone() -> None:
    heard = {}
    for viewer in (ME, None):
        for role in ("basic", "wicked"):
            view = State(RULES.options(4, {"seconds": 60}))
            sounds = WombatSounds(viewer, lesson=False)
            view.phase, view.number, view.roles[ME] = at.BUILD, 1, role
            for tick in range(1, 600):
                view.tick = tick + 1
                for cue in sounds.cues(ev.Ticked(tick), view):
                    heard.setdefault((viewer, role), []).append((tick, cue.caption))
    seconds = [(500, 10), (570, 3), (580, 2), (590, 1)]
    assert list(heard.values()) == [[(at, f"sound.soon-{n}") for at, n in seconds]] * 4
    view.phase = at.DEBATE
    assert not WombatSounds(ME, lesson=False).cues(ev.Ticked(500), view)
    for language in ("fr", "en"):
        for _, n in seconds:
            assert words(language, "wombat").say(f"sound.soon-{n}")


def test_the_whole_truth_alone_marks_every_role_from_the_start() -> None:
    dealt = ("wicked", "basic", "basic", "basic")
    told_all = [ev.RoleDealt(Seat(seat), role) for seat, role in enumerate(dealt)]
    for viewer, many, shown in (
        (None, 4, dealt), (None, 0, ("",) * 4), (ME, 1, ("wicked", "", "", "")),
    ):  # fmt: skip
        view = RULES.initial(4, RULES.options(4, {}))
        for event in told_all[:many]:
            RULES.apply(view, event)
        RULES.apply(view, ev.BuildBegan(1, bases=False))
        board = Board(view, viewer, NAMES_OF, words("en", "wombat"), room_for="replay")
        plates = board.layout(view).furniture.plates
        assert tuple(plate.role for plate in plates) == shown


def test_a_practice_build_marks_nobody_though_all_roles_are_known() -> None:
    for viewer in (None, ME):
        view = RULES.initial(4, RULES.options(4, {"practice": True}))
        for seat in range(4):
            RULES.apply(view, ev.RoleDealt(Seat(seat), "basic"))
        RULES.apply(view, ev.BuildBegan(1, bases=False))
        board = Board(view, viewer, NAMES_OF, words("en", "wombat"))
        shown = {seat for seat, one in enumerate(board.layout(view).furniture.plates) if one.role}
        assert shown <= {viewer}
