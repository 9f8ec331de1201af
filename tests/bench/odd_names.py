"""Odd names at a table, carried through all rooms that a match of any game has to its end."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from unittest import mock

import pygame

from game.core.seats import Seat
from game.games import game_of, rules_of, shelf
from game.replaying.again import of_bots
from game.scenes.after.course import played_through
from game.scenes.after.league import LeagueScene
from game.scenes.after.poster import PosterScene
from game.scenes.after.replay import ReplayScene
from game.scenes.after.replay_pages import eyes_list, moments_list
from game.scenes.after.result import ResultScene
from game.scenes.kit import Kit
from game.scenes.table.table import TableScene
from game.session import Session, make_head, resume
from game.stage.input.inputs import KeyPressed
from game.stage.paint.canvas import Canvas
from game.stage.scene import Scene
from game.stage.stack import Stack
from game.store.heads import HUMAN
from game.store.recorder import Recorder
from game.store.replays import unfinished_paths
from game.store.settings import Settings
from tests.bench.file_screens import SIZE, pictures
from tests.bench.file_uses import Deaf
from tests.nasty import TEXTS

OFTEN = 0.2
"""So often it is really done: a whole match takes as long as thirty other things."""
KEYS = ("down", "right", "tab", "t", "l", "up")
"""They open and look, and change nothing."""


def called(data: Path, chance: random.Random) -> None:
    """Play a match under odd names, and look at every room that tells of it.

    Raises:
        Exception: one of them cannot bear a name.
    """
    if chance.random() > OFTEN:
        return
    game = chance.choice(shelf())
    seats = min(rules_of(game).seat_counts) + chance.randrange(2)
    names = [chance.choice(TEXTS) for _ in range(seats)]
    try:
        head = make_head(game, ["random"] * seats, names, seed=chance.randrange(10**6))
    except ValueError:  # names that no file holds: half letters, and thousands of them
        return
    told = of_bots(head)
    recorder = Recorder.create(data, told.head.model_copy(update={"controllers": [HUMAN] * seats}))
    for seat, action in told.actions[:-1]:
        recorder.write({"seat": seat, **action})
    recorder.close()
    kit = Kit(pictures(), Settings(language="fr", text_size=chance.choice((100, 200))), data)
    with mock.patch("game.session.bots.BotRouter", Deaf):
        session = resume(unfinished_paths(data)[0], data)
        _look(TableScene(kit, session, watch=chance.random() < 0.5))
        seat, action = told.actions[-1]
        last = session.rules.action_from_json(action)
        if session.outcome() is None:  # the table answers by itself where all answers are alike
            session.submit(Seat(seat), last)
        for scenes in _rooms(kit, session):
            _look(*scenes)
        session.close()


def _rooms(kit: Kit, session: Session) -> Iterator[tuple[Scene, ...]]:
    game = game_of(session.head.game)
    result = ResultScene(kit, session, Seat(0))
    yield (result,)
    if game.ghosts is not None:
        yield result, LeagueScene(kit, session)
    if game.poster is not None:
        yield result, PosterScene(kit, session)
    course = played_through(session.as_replay())
    replay = ReplayScene(kit, course, "all")
    yield (replay,)
    yield replay, eyes_list(kit, course, "all")
    if game.turning is not None:
        moments = course.moments(kit.words(course.head.game))
        yield replay, moments_list(kit, course, moments, 5, "all")


def _look(*scenes: Scene) -> None:
    screen, canvas = Stack(*scenes), Canvas(pygame.Surface(SIZE), pictures())
    for key in KEYS:
        screen.draw(canvas)
        if screen.top is None:
            return
        screen.top.spoken()
        screen.handle_input(KeyPressed(key))
        screen.pass_time(30)
