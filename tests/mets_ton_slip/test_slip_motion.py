"""What happens at the table is seen and heard: every attack acts, clothes fall in their order."""

from __future__ import annotations

import re
from typing import Any

import pygame
import pytest

from game.core.seats import Seat
from game.games import game_of, words
from game.games.mets_ton_slip import poster
from game.games.mets_ton_slip.board import Board
from game.games.mets_ton_slip.board.effects import ACTS, paint_effect
from game.games.mets_ton_slip.dolls import DOLLS, layers
from game.games.mets_ton_slip.model import events as ev
from game.games.mets_ton_slip.model.cards import (
    ALL_SLOTS,
    ARLEQUIN,
    ATTACKS,
    CARDS,
    FACE,
    FETE,
    NOTHING,
    STANDS_IN,
    STRIPS,
    VOLEUR,
    WEARABLE,
)
from game.games.mets_ton_slip.model.state import State
from game.games.mets_ton_slip.rules.fold import apply
from game.stage.motion.timeline import Effect
from game.stage.paint.art import Art
from game.stage.paint.canvas import Canvas
from game.store.places import assets_root

GAME = "mets_ton_slip"
DRESSED = tuple(
    FACE[name] for name in ("SLIP", "TROUSERS-AU", "SWEATER-AUWI", "SHOES-AU", "COAT-AU", "J-HAT")
)
HELD = tuple(FACE[name] for name in ("SLIP", "TACHE", "BOUCLIER"))


def table() -> State:
    """Three seats: the first holds three cards, the second wears all, the third nothing."""
    rules = game_of(GAME).rules
    view: State = rules.initial(3, rules.options(3, {}))
    bare = (NOTHING,) * len(ALL_SLOTS)
    apply(view, ev.Laid((3, 3, 3), (bare, DRESSED, bare), ((), (), (FACE["HAT-SP"],)), (), 4))
    apply(view, ev.HandTold(Seat(0), HELD))
    apply(view, ev.TurnBegan(Seat(0)))
    return view


def shown(*events: Any) -> tuple[Board, State, Any, tuple[Any, ...]]:
    """The road and the sounds of the last of some events, for the first seat."""
    view = table()
    board = Board(view, 0, ["Kim", "Ana", "Hugo"], words("fr", GAME))
    for event in events[:-1]:
        apply(view, event)
    before = board.layout(view)
    apply(view, events[-1])
    road = board.beat(events[-1], before, board.layout(view), view, 700)
    return board, view, road, board.sounds.cues(events[-1], view)


def struck(face: int) -> tuple[Any, ...]:
    """The third seat's attack on the second, and what falls."""
    slots = STRIPS.get(face, (ALL_SLOTS[3],))
    fallen = ev.Stripped(Seat(1), slots, tuple(DRESSED[slot] for slot in slots))
    return ev.Attacked(Seat(2), face, Seat(1)), ev.Borne(Seat(1)), fallen


@pytest.mark.parametrize("face", [face for face in ATTACKS if face != VOLEUR])
def test_an_attack_is_seen_and_heard_before_anything_falls(face: int) -> None:
    _, _, road, cues = shown(*struck(face))
    frame = road.at(300)
    assert [effect.kind for effect, _ in frame.effects] == [CARDS[face].lower()]
    assert frame.furniture.plates[1].worn == DRESSED
    assert len(cues) >= 2
    assert cues[0].delay == 0 < cues[1].delay


@pytest.mark.parametrize("face", ATTACKS)
def test_while_clothes_fall_no_other_card_is_said_to_attack(face: int) -> None:
    attacked, *rest = struck(face)
    board, view, *_ = shown(attacked)
    assert words("fr", GAME).say(f"card.{CARDS[face]}") in board.prompt(view, ())
    for event in rest:
        apply(view, event)
    assert board.prompt(view, ()) == ""


def test_what_an_attack_takes_falls_in_its_order() -> None:
    *_, road, _ = shown(*struck(FACE["APOIL"]))
    left = []
    for ms in range(0, int(road.duration), 10):
        worn = road.at(ms).furniture.plates[1].worn
        if not left or left[-1] != worn:
            left.append(worn)
    assert [worn.count(NOTHING) for worn in left] == [0, 1, 2, 3, 4, 5, 6]
    assert all(set(worn[:at]) <= {NOTHING} for at, worn in enumerate(left))


def test_a_thief_reaches_over_and_wears_what_was_taken() -> None:
    stole = ev.Stole(Seat(0), Seat(1), 0, DRESSED[0], 0)
    *_, road, cues = shown(ev.Attacked(Seat(0), FACE["TACHE"], Seat(1)), stole)
    assert "glove" in [effect.kind for effect, _ in road.at(200).effects]
    assert road.at(200).furniture.plates[1].worn == DRESSED
    assert road.at(road.duration).furniture.plates[0].worn[0] == DRESSED[0]
    assert "elastic" in [cue.name for cue in cues]


def test_a_party_undresses_without_an_attack() -> None:
    party = ev.Celebrated(Seat(2), FETE), ev.Stripped(Seat(1), (5,), (DRESSED[5],))
    *_, road, _ = shown(*party)
    assert [effect.kind for effect, _ in road.at(50).effects] == ["garment"]


def test_no_sound_of_a_window_tells_what_its_seat_holds() -> None:
    view = table()
    heard = []
    for hand in (HELD, tuple(FACE[name] for name in ("COAT-SU", "HAT-AU", "TROC"))):
        apply(view, ev.HandTold(Seat(0), hand))
        board = Board(view, 0, ["Kim", "Ana", "Hugo"], words("fr", GAME))
        view.pointed, view.attack = Seat(0), FACE["TACHE"]
        heard.append(board.sounds.cues(ev.Attacked(Seat(2), FACE["TACHE"], Seat(0)), view))
    assert heard[0] == heard[1]
    assert "aimed" in [cue.name for cue in heard[0]]


def test_every_sound_is_there_and_written_in_both_languages() -> None:
    folder = assets_root().parent / "game/games/mets_ton_slip"
    source = "".join((folder / f).read_text("utf-8") for f in ("facts.py", "board/sounds.py"))
    files = {path.stem for path in (assets_root() / "sounds").glob("*.ogg")}
    named = {name for name in re.findall(r'"(\w+)"', source) if name in files}
    assert len(named) > 20
    for language in ("fr", "en"):
        own = words(language, GAME)
        assert all(own.say(f"sound.{name}") for name in [*named, "draw_1", "draw_2", "draw_3"])


def test_every_figure_has_a_picture_of_everything_that_can_be_worn() -> None:
    folder = assets_root() / "svg" / GAME
    for doll in range(DOLLS):
        for face in WEARABLE:
            for slot in STANDS_IN[face]:
                worn = [NOTHING] * len(ALL_SLOTS)
                worn[slot] = face
                names = list(layers(doll, worn))
                assert len(names) >= 2, (doll, face)
                assert all((folder / f"{name}.svg").is_file() for name in names), names
    assert all((folder / f"{act.picture}.svg").is_file() for act in ACTS.values())
    assert {CARDS[face].lower() for face in ATTACKS} - {"voleur"} <= set(ACTS)


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(ACTS))
def test_an_effect_is_painted_from_its_first_moment_to_its_last(name: str) -> None:
    canvas = Canvas(pygame.Surface((640, 360)), Art(assets_root()))
    with canvas.art.wearing(GAME):
        for part in (0.0, 0.999, 0.5):
            canvas.surface.fill((0, 0, 0))
            paint_effect(canvas, Effect(name, 600, 500, 0, 1, {"high": 300.0}), part)
    assert pygame.mask.from_threshold(canvas.surface, (0, 0, 0), (1, 1, 1)).count() < 640 * 360


@pytest.mark.slow
def test_a_poster_shows_every_winner_in_both_languages() -> None:
    pygame.font.init()
    art = Art(assets_root())
    names = ["Kim", "Ana", "Hugo"]
    for winners in ((Seat(1),), (Seat(0), Seat(2))):
        view = table()
        view.worn[0][0] = view.worn[2][0] = ARLEQUIN
        apply(view, ev.Ended(winners))
        for language in ("fr", "en"):
            with art.wearing(GAME):
                picture = poster.poster(art, view, (), names, words(language, GAME), ())
            assert picture.get_size() == poster.SIZE
