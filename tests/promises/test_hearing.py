"""What a seat may do, and what lies on its table, follow from what it was told alone."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.journal import Journal
from game.core.luck import Luck, Stream
from tests.promises.subjects import BLANK, SUBJECTS, TRIED, Sealing
from tests.promises.worlds import Game, Running, blanked, contents, games, some

pytestmark = pytest.mark.parametrize("name", TRIED)
SEEDS = st.integers(0, 10**9)


@given(data=st.data())
def test_what_a_seat_may_do_follows_from_what_it_was_told(name: str, data: st.DataObject) -> None:
    running = Running(data.draw(games(name)))
    viewers = running.viewers()
    for _ in running.steps(Stream(data.draw(SEEDS))):
        asked = running.match.pending()
        for viewer in viewers:
            folded = running.rules.pending(running.view(viewer))
            if not seals(running):
                assert list(folded) == list(asked), "who is asked is known to everybody"
            assert (viewer in folded) == (viewer in asked)
            if viewer in asked:
                assert list(folded[viewer]) == list(asked[viewer])
    ended = running.rules.outcome(running.truth)
    for viewer in viewers:
        assert running.rules.outcome(running.view(viewer)) == ended


@given(data=st.data())
def test_no_event_loses_or_doubles_anything_or_leaves_blanks_in_the_truth(
    name: str, data: st.DataObject
) -> None:
    def look(event: object, truth: object) -> None:
        running_rules.check(truth)

    running_rules = SUBJECTS[name].rules
    running = Running(data.draw(games(name)), look)
    viewers = running.viewers()
    chance = Stream(data.draw(SEEDS))
    for number, _ in enumerate(running.steps(chance)):
        running.match.check()
        if number % 7 == 0:
            view = running.view(viewers[chance.below(len(viewers))])
            running.rules.check(view)
            assert same_where_known(running, view)
    running.match.check()


def seals(running: Running) -> bool:
    """Whether nobody but oneself is told who has chosen already, where all choose at once."""
    return isinstance(running.subject, Sealing)


def same_where_known(running: Running, view: object) -> bool:
    """Whether a view is the truth with blanks, and with nothing else."""
    return contents(blanked(running.subject, running.truth, view)) == contents(view)


@given(data=st.data())
def test_an_imagined_world_fits_what_was_told_and_can_be_played_on(
    name: str, data: st.DataObject
) -> None:
    running = Running(data.draw(games(name)))
    viewers = running.viewers()
    chance = Stream(data.draw(SEEDS))
    rules = running.rules
    for number, _ in enumerate(running.steps(chance)):
        if number % 11:
            continue
        viewer = viewers[chance.below(len(viewers))]
        view = running.view(viewer)
        before = contents(view)
        world = rules.determinize(view, viewer, Stream(number))
        assert rules.hidden_count(world) == 0
        rules.check(world)
        for seed in range(5):
            running.subject.check_world(rules.determinize(view, viewer, Stream(seed)))
        assert contents(blanked(running.subject, world, view)) == before
        assert contents(rules.determinize(view, viewer, Stream(number))) == contents(world)
        asked = rules.pending(running.truth)
        if not seals(running):
            assert list(rules.pending(world)) == list(asked)
        if viewer in asked:
            assert list(rules.pending(world)[viewer]) == list(asked[viewer])
        imagine(running, world, Stream(number))
        assert contents(view) == before, "imagining changed what is known"


def imagine(running: Running, world: object, chance: Stream) -> None:
    """Play a few actions in a world that is only thought of."""
    rules = running.rules
    journal = Journal(world, rules.apply)
    luck = Luck(0)
    for _ in range(6):
        asked = rules.pending(world)
        if not asked:
            break
        seat = list(asked)[chance.below(len(asked))]
        rules.play(journal, luck, seat, some(rules, world, seat, asked[seat], chance))
        rules.check(world)
        assert rules.hidden_count(world) == 0


@given(data=st.data())
def test_imagined_worlds_differ_where_something_is_unknown(name: str, data: st.DataObject) -> None:
    game: Game = data.draw(games(name))
    running = Running(game)
    view = running.view(None)
    worlds = [running.rules.determinize(view, None, Stream(seed)) for seed in range(8)]
    places = [running.subject.secrets(world) for world in worlds]
    unknown = [place for place, what in running.subject.secrets(view).items() if what == BLANK]
    moving = sum(len({found[place] for found in places}) > 1 for place in unknown)
    assert moving > len(unknown) / 2 or not unknown
