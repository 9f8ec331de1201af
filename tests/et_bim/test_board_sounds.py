"""Every sound has its file; a cue tells nothing but what everybody is told."""

from __future__ import annotations

from typing import Any

import pytest
from tables import Watching, board_of, started, viewers_of

from game.core.journal import Journal
from game.core.luck import Luck, Stream
from game.core.seats import Seat
from game.games import shelf, words
from game.games.et_bim.model.options import MODULES
from game.games.et_bim.rules import RULES
from game.gangs.model import events as ev
from game.gangs.model.actions import TAKE
from game.gangs.model.cards import BIM, BLANK
from game.gangs.model.state import REACT, State
from game.match import Match
from game.stage.sound.cues import SoundCue
from game.store.places import assets_root
from game.store.texts import LANGUAGES
from tests.slow import slow_rows

FILES = {path.stem for path in (assets_root() / "sounds").glob("*.ogg")}
OF_CHARACTERS = {"tic"}
"""No event of a match; its caption says whose: tests/scenes/test_quirks_at_the_table.py."""
EFFECTS = {name for name in FILES if not name.startswith(("music_", "murmur_"))} - OF_CHARACTERS
"""A murmur's caption is the bubble it is heard with."""
UI = {"ui_move", "ui_confirm", "ui_back", "ui_refuse"}


def heard(event: Any, view: State, viewer: int | None) -> tuple[SoundCue, ...]:
    return board_of(view, viewer).sounds.cues(event, view)


def names(event: Any, view: State, viewer: int | None) -> list[str]:
    return [cue.name for cue in heard(event, view, viewer)]


def told(seats: int, seed: int) -> Watching:
    modules = [module for module in MODULES if module != "charlotte" or seats <= 8]
    return Watching(seats, seed, viewers_of(seats, seed), modules=modules if seed % 2 else ())


# ---------------------------------------------------------------- everything is heard


def test_every_cue_has_its_file_and_every_file_its_cue() -> None:
    cues = {
        cue.name
        for seats, seed in ((4, 1), (6, 3), (5, 2), (8, 5))
        for event, view, viewer in course(told(seats, seed))
        for cue in heard(event, view, viewer)
    }
    assert cues <= EFFECTS
    rare = {f"bim_{link}" for link in range(1, 6)} | {
        "pass",
        "discard",
        "mulligan",
        "over",
        "choose",
        "non",
    }
    spoken = words("fr", "et_bim")
    others = {name for name in EFFECTS if not spoken.knows(f"sound.{name}")}
    assert cues | rare | UI | others >= EFFECTS, EFFECTS - cues


def course(table: Watching) -> Any:
    """Every event as each of a table's viewers is told it."""
    while table.match.pending():
        for viewer, view in table.views.items():
            for event in table.news(viewer):
                yield event, view, viewer
        table.step()
    for viewer, view in table.views.items():
        for event in table.news(viewer):
            yield event, view, viewer


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sound_has_a_caption_that_fits_its_corner(language: str) -> None:
    games = [words(language, game) for game in shelf()]
    for name in sorted(EFFECTS):
        captions = {its.say(f"sound.{name}") for its in games if its.knows(f"sound.{name}")}
        assert captions, name
        assert all(3 <= len(caption) <= 32 for caption in captions), captions
    spoken = words(language, "et_bim")
    for key in ("sound.no-device", "sound.missing"):
        assert spoken.say(key).endswith(".")


def test_the_three_paints_and_the_links_of_a_chain_are_told_apart() -> None:
    view = started(4, 1).journal.state
    for face, paint in enumerate(("splat_10", "splat_20", "splat_30")):
        assert names(ev.Laid(face, Seat(1), Seat(2)), view, None) == [paint]
    assert names(ev.Laid(16 + 5, Seat(1), Seat(2)), view, None) == ["land"]
    for bims, name in ((1, "bim_1"), (2, "bim_2"), (5, "bim_5"), (9, "bim_5")):
        view.bims = bims
        assert names(ev.Reflected(Seat(1)), view, None) == [name]


def test_a_heart_is_heard_by_its_owner_alone_and_only_while_it_beats() -> None:
    view = started(4, 1).journal.state
    laid = ev.Laid(0, Seat(1), Seat(2))
    for total, beats in ((70, False), (80, True), (100, True), (110, False)):
        view.totals[1] = total
        assert ("heartbeat" in names(laid, view, 1)) == beats
        assert "heartbeat" not in names(laid, view, 2)
        assert "heartbeat" not in names(laid, view, None)


def test_the_end_is_another_sound_for_winners_losers_and_who_watched() -> None:
    view = started(4, 1).journal.state
    ended = ev.Ended(1, (0, 2), "one-gang")
    assert [names(ended, view, viewer) for viewer in (0, 1, None)] == [["win"], ["lose"], ["over"]]
    assert names(ev.Ended(-1, (), "stall"), view, 0) == ["over"]


# ---------------------------------------------------------------- the seal


@pytest.mark.parametrize(
    ("seats", "seed"), [*slow_rows([(4, 1)]), (12, 4), *slow_rows([(5, 2), (8, 3)])]
)
def test_a_cue_is_the_same_whatever_lies_in_any_hand_or_tile(seats: int, seed: int) -> None:
    """Blank every secret of a view, even its viewer's own: nothing sounds otherwise."""
    count = 0
    for event, view, viewer in course(told(seats, seed)):
        blank = view.copy()
        blank.hands = [[BLANK] * len(hand) for hand in view.hands]
        blank.bag = [BLANK] * len(view.bag)
        blank.characters = [BLANK] * len(view.characters)
        blank.missions = (BLANK,) * len(view.missions)
        assert heard(event, view, viewer) == heard(event, blank, viewer)
        sounds = board_of(view, viewer).sounds
        assert sounds.tension(view) == sounds.tension(blank)
        if isinstance(event, ev.Private) and event.to != viewer:
            assert not heard(event, view, viewer)
        count += 1
    assert count > 100


@pytest.mark.parametrize(("seats", "seed"), [(4, 5), (6, 2), (9, 1), (12, 3)])
def test_everybody_hears_the_same_of_a_public_event_but_for_their_own_cues(
    seats: int, seed: int
) -> None:
    own = {"aimed", "own_turn", "turn", "choose", "heartbeat", "win", "lose", "over"}
    table = told(seats, seed)
    by_event: dict[int, set[tuple[str, ...]]] = {}
    for viewer, view in table.views.items():
        public = [
            event for event in table.match.observations(viewer) if isinstance(event, ev.Public)
        ]
        for number, event in enumerate(public):
            shared = tuple(name for name in names(event, view, viewer) if name not in own)
            by_event.setdefault(number, set()).add(shared)
    assert all(len(shared) == 1 for shared in by_event.values())


def with_bim(truth: State, *, holds: bool) -> State:
    """The same table with or without an Et Bim! in the asked seat's hand: cards change places."""
    world = truth.copy()
    asked = world.asked()
    own = world.hands[asked]
    others = [*world.hands[:asked], *world.hands[asked + 1 :], world.bag]
    spots = [(hand, at) for hand in others for at, face in enumerate(hand)]
    wrong = [at for at, face in enumerate(own) if (face == BIM) != holds]
    for at in wrong[:1] if holds else wrong:
        hand, place = next(spot for spot in spots if (spot[0][spot[1]] == BIM) == holds)
        own[at], hand[place] = hand[place], own[at]
    return world


@pytest.mark.parametrize("seats", [4, 7, 12])
def test_until_the_window_ends_no_sound_tells_who_holds_an_et_bim(seats: int) -> None:
    compared = 0
    table = Watching(seats, 6, viewers_of(seats, 6))
    chance = Stream(seats)
    for truth in table.positions(every=1):
        asked = truth.asked()
        if truth.phase != REACT or chance.below(3) or not truth.hands[asked]:
            continue
        pair = [with_bim(truth, holds=holds) for holds in (True, False)]
        assert [BIM in world.hands[asked] for world in pair] == [True, False]
        matches: list[Match[Any, Any, Any]] = [
            Match(RULES, seats, table.match.options, 5, journal=Journal(world, RULES.apply),
                  luck=Luck(5))
            for world in pair
        ]  # fmt: skip
        sounds: list[list[Any]] = [[], []]
        for match, out in zip(matches, sounds, strict=True):
            out.append(list(match.pending()))
            match.submit(Seat(asked), TAKE)
            for viewer, view in table.views.items():
                folded = view.copy()
                for event in match.observations(viewer)[:2]:  # the answer and what the card does
                    if isinstance(event, ev.Public):
                        RULES.apply(folded, event)
                        out.append((viewer, heard(event, folded, viewer)))
        assert sounds[0] == sounds[1]
        compared += 1
    assert compared > 5


def test_who_is_aimed_at_hears_the_same_sting_for_every_card_and_player() -> None:
    stings = set()
    for event, view, viewer in course(told(6, 8)):
        if isinstance(event, ev.Thrown | ev.Replayed):
            own = [cue for cue in heard(event, view, viewer) if cue.group == "own"]
            assert bool(own) == (view.asked() == viewer)
            stings.update(own)
    assert len(stings) == 1


# ---------------------------------------------------------------- the music


def test_the_music_thickens_as_the_match_tightens() -> None:
    view = started(6, 1).journal.state
    sounds = board_of(view, None).sounds
    calm = sounds.tension(view)
    view.totals = [60, 50, 0, 0, 0, 0]
    warm = sounds.tension(view)
    view.totals = [90, 100, 0, 0, 0, 0]
    view.alive = [True, True, False, False, True, False]
    assert calm == 0 < warm < sounds.tension(view) <= 1


def test_a_board_asks_for_its_own_viewer() -> None:
    table = told(5, 1)
    table.catch_up()
    for viewer, view in table.views.items():
        board = board_of(view, viewer)
        event = ev.TurnBegan(Seat(0), 1)
        assert [cue.name for cue in board.sounds.cues(event, view)] == names(event, view, viewer)
        assert board.sounds.tension(view) == 0
        assert board.layout(view).spots.captions.width > 150
