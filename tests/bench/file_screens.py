"""Screens that show what stands in a file: opened on damaged ones, drawn, and looked through."""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final
from unittest import mock

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from game.ai.personas import persona
from game.core.user_error import UserError
from game.replaying.again import play_again
from game.scenes.after.beliefs import BeliefsScene
from game.scenes.after.course import played_through
from game.scenes.after.decisions import sentences
from game.scenes.after.receipts import ReceiptScene
from game.scenes.after.replay import ReplayScene
from game.scenes.after.why import WhyScene
from game.scenes.characters.character import CharacterScene
from game.scenes.front.statistics import StatisticsScene
from game.scenes.front.title import TitleScene
from game.scenes.history.facts import Past
from game.scenes.history.history import ReplaysScene
from game.scenes.history.match_details import MatchDetailsScene
from game.scenes.kit import Kit
from game.scenes.lobby.lobby import LobbyScene
from game.scenes.settings.bindings import BindingsScene
from game.scenes.settings.settings import SettingsScene
from game.stage.input.inputs import KeyPressed
from game.stage.paint.art import Art
from game.stage.paint.canvas import Canvas
from game.stage.stack import Stack
from game.store import notes, settings
from game.store.history import kept
from game.store.places import assets_root
from game.store.replays import read_replay
from game.store.texts import LANGUAGES
from tests.bench.file_uses import GAME, Deaf, Said

SIZE: Final = (640, 360)
KEYS: Final = ("down", "up", "tab", "pagedown", "pageup")
"""They look through a screen and change nothing."""
TURNS: Final = ("right", "left", ".", "v")
"""The same for a replay."""


@cache
def pictures() -> Art:
    """Draw the pictures, once a process."""
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    return Art(assets_root())


def look(kit: Kit, scene: Any, chance: random.Random, keys: tuple[str, ...] = KEYS) -> None:
    """Draw a scene, look through it, and let time pass."""
    canvas = Canvas(pygame.Surface(SIZE), pictures(), kit.hints)
    stack = Stack(scene)
    for _ in range(4):
        if stack.top is None:
            return
        stack.top.draw(canvas)
        stack.handle_input(KeyPressed(chance.choice(keys)))
        stack.pass_time(50)


def shown(data: Path, path: Path, chance: random.Random) -> Said:
    """Open screens on a file, as whoever starts the program and looks around does."""
    found, notice = settings.load(data)
    found.language = chance.choice(LANGUAGES)
    found.text_size = chance.choice((100, 200))
    kit = Kit(pictures(), found, data)
    said: Said = [notice] if notice else []
    try:
        screen = chance.choice(list(_screens(kit, data, path, chance)))
        with mock.patch("game.session.bots.BotRouter", Deaf):
            screen()
    except UserError as error:
        said.append(error)
    finally:
        kit.hints.bindings.set_changed({})
    return said


def _screens(
    kit: Kit, data: Path, path: Path, chance: random.Random
) -> Iterator[Callable[[], object]]:
    if path.name == settings.FILE:
        yield lambda: look(kit, LobbyScene(kit, GAME), chance)
        yield lambda: look(kit, SettingsScene(kit), chance)
        yield lambda: look(kit, BindingsScene(kit), chance)
        yield lambda: look(kit, TitleScene(kit), chance)
    elif path.parent == data:
        yield lambda: look(kit, StatisticsScene(kit), chance)
        yield lambda: look(
            kit, CharacterScene(kit, GAME, persona(chance.choice(("rosa", "ana")))), chance
        )
    elif path.suffix in (".match", ".jsonl"):
        yield lambda: look(kit, ReplaysScene(kit), chance)
        yield lambda: look(kit, TitleScene(kit), chance)
        yield lambda: look(kit, _match_details(kit, path), chance)
        yield lambda: look(kit, ReceiptScene(kit, read_replay(path)), chance)
        yield lambda: _replay(kit, path, chance)


def _match_details(kit: Kit, path: Path) -> MatchDetailsScene:
    [one] = [one for one in kept(kit.data) if one.path == path]
    return MatchDetailsScene(kit, Past(kit), one)


def _replay(kit: Kit, path: Path, chance: random.Random) -> None:
    replay = read_replay(path)
    look(
        kit,
        ReplayScene(kit, played_through(replay), chance.choice(("public", 0))),
        chance,
        (*KEYS, *TURNS),
    )
    if play_again(replay).outcome() is None:
        return
    look(kit, BeliefsScene(kit, played_through(replay)), chance)
    actors = [seat for seat, _ in replay.actions]
    words = kit.words(replay.head.game)
    told = sentences(replay.head, actors, notes.noted(replay).reasons, words)
    if told:
        look(kit, WhyScene(kit, replay.head, told, chance.choice(list(told))), chance)
