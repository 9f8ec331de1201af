"""The wiring: the window, the settings and the first scene."""

from __future__ import annotations

import pygame

from game.app.second import SecondWindow
from game.app.window import FIRST_FRAME, Window
from game.scenes.after.replay import ReplayScene
from game.scenes.front.title import TitleScene
from game.scenes.kit import Kit
from game.scenes.lobby.lobby import LobbyScene
from game.scenes.lobby.start import begin
from game.scenes.notice import NoticeScene
from game.scenes.read_aloud import Narrator
from game.scenes.shared.couch import CouchScene
from game.scenes.shared.onlookers import Onlookers
from game.spelling.terminal import write
from game.stage.scene import Scene
from game.stage.sound.player import Sound
from game.stage.sound.voice import Speech
from game.stage.sound.voices import Background, system_voice
from game.stage.stack import Stack
from game.stage.widgets.form import Form
from game.store import settings as store
from game.store.launch import Launch
from game.store.places import assets_root
from game.store.replays import looking_through, read_replay
from game.store.settings import Settings
from game.store.tidying import tidy

__all__ = ["FIRST_FRAME", "Window", "run"]


def run(launch: Launch) -> int:
    """Open the window, play until it is closed, and return the exit status.

    Raises:
        NoDisplayError: there is no screen.
        SayableError: a file named on the command line is wrong.
    """
    settings, notice = (Settings(), None) if launch.safe_mode else store.load(launch.data)
    usual = settings.fullscreen
    window = Window(settings, launch)
    opened = settings.fullscreen
    kit = Kit(window.art, settings, launch.data, launch.lang, seed=launch.seed)
    if launch.audio and not launch.safe_mode:
        window.sound = kit.sound = Sound(assets_root() / "sounds", settings)
        kit.speech = Speech(settings, Background(lambda: system_voice(lambda: kit.language)))
    window.narrator = Narrator(kit)
    window.second = SecondWindow(settings, Onlookers(kit))
    Form.listeners[:] = [window.tick]
    if notice is not None:
        kit.notices.append(kit.words().say(notice))
    tidy(launch.data)
    kit.looking = looking_through(launch.data)
    stack = Stack(TitleScene(kit))
    kit.claims.seated = lambda: CouchScene.name in stack.names
    window.failed = lambda error: stack.open(NoticeScene(kit, kit.trouble(error)))
    first = _first(kit, launch)
    if first is not None:
        stack.open(first)
    try:
        window.show(stack)
    finally:
        Form.listeners.clear()
        window.second.close()
        kit.sound.close()
        kit.speech.close()
        pygame.quit()
    if kit.sound.trouble is not None:  # said once, and never in the way of a match
        said = kit.words().say(kit.sound.trouble, path=kit.sound.missing)
        kit.notices.append(said)
    if not launch.safe_mode:  # the window's size, and F11
        if settings.fullscreen == opened:  # a wish of the command line is for this time only
            settings.fullscreen = usual
        kit.save_settings()
    for notice in kit.notices:  # what no scene came to say is not lost
        write(notice, aside=True)
    return 0


def _first(kit: Kit, launch: Launch) -> Scene | None:
    """Return what the command line wants to see over the title."""
    if launch.table is not None:
        return begin(kit, launch.table, launch.data)
    if launch.replay is not None:
        eyes = "public" if launch.viewer is None else launch.viewer  # seat 0 is one, too
        return ReplayScene(kit, read_replay(launch.replay), eyes)
    if launch.game is not None or launch.seed is not None:
        kit.choose(launch.game or kit.game)
        return LobbyScene(kit, kit.game)
    return None
