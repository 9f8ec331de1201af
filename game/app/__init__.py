"""The wiring: the window, the settings and the first scene."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.app.memory import give_back, settle
from game.app.message_bus import start_no_bus
from game.app.second import SecondWindow
from game.app.window import FIRST_FRAME, Window
from game.app.writing import Writing
from game.cli.terminal import write
from game.core import signs
from game.scenes.front.title import TitleScene
from game.scenes.kit import Kit
from game.scenes.narrator import Narrator
from game.scenes.notice import NoticeScene
from game.scenes.picture import keep_view
from game.stage.sound.audio_outputs import is_ear
from game.stage.sound.player import Sound
from game.stage.sound.voice import Speech
from game.stage.sound.voices import Background, system_voice
from game.stage.stack import Stack
from game.stage.widgets.form import Form
from game.store import settings as store
from game.store.launch import Launch
from game.store.places import assets_root
from game.store.replays import looking_through
from game.store.settings import Settings
from game.store.tidying import tidy

__all__ = ["FIRST_FRAME", "Window", "run"]


def run(launch: Launch) -> int:
    """Open the window, play until it is closed, and return the exit status.

    Raises:
        NoDisplayError: there is no screen.
        UserError: a file named on the command line is wrong.
    """
    give_back()
    start_no_bus()
    settings, notice = (Settings().as_read(), None) if launch.safe_mode else store.load(launch.data)
    usual = settings.fullscreen
    window = Window(settings, launch)
    opened = settings.fullscreen
    kit = Kit(window.art, settings, launch.data, launch.lang, seed=launch.seed, hints=window.hints)
    writing = Writing(kit)
    if launch.audio and not launch.safe_mode:
        window.sound = kit.sound = Sound(assets_root() / "sounds", settings)
        kit.speech = Speech(settings, Background(lambda: system_voice(lambda: kit.language)))
        kit.speech.spell = lambda text: signs.said(text, kit.words())
    kit.motors.drive = lambda to, ms: (kit.audio_outputs if is_ear(to) else window.pads).drive(
        to, ms
    )
    window.narrator = Narrator(kit)
    window.second = SecondWindow(kit, plain=launch.software or launch.safe_mode)
    Form.listeners[:] = [window.tick]
    if notice is not None:
        kit.notices.append(kit.words().say(notice))
    kit.looking = looking_through(launch.data)
    settle()
    if launch.table is not None:  # what lies below the way to its table is its own game's
        kit.choose_game(launch.table.game)
    stack = Stack(TitleScene(kit))
    kit.writer.do(lambda: tidy(launch.data))
    kit.claims.seated = lambda: any(scene.people > 1 for scene in stack.scenes)
    window.keep, window.between = _keeping(kit, stack), writing.between
    try:
        if launch.leads_on:
            from game.app.first import first_scene  # noqa: PLC0415 the title waits for no other

            stack.open(first_scene(kit, launch))
        window.show(stack)
        if not launch.safe_mode:  # the window's size, and F11; before anything is let go of
            if settings.fullscreen == opened:  # a wish of the command line is for this time only
                settings.fullscreen = usual
            kit.save_settings()
        writing.wait()
    finally:
        Form.listeners.clear()
        window.second.close()
        kit.audio_outputs.close()
        kit.sound.close()
        kit.speech.close()
        pygame.quit()
        writing.finish()
    if kit.sound.trouble is not None:  # said once, and never in the way of a match
        said = kit.words().say(kit.sound.trouble, path=kit.sound.missing)
        kit.notices.append(said)
    for notice in kit.notices:  # what no scene came to say is not lost
        write(notice, aside=True)
    return 0


def _keeping(kit: Kit, stack: Stack) -> Callable[[pygame.Surface], None]:
    """Return what keeps a picture of the window; where that fails, it is said over everything."""
    return lambda view: keep_view(kit, view, lambda said: stack.open(NoticeScene(kit, said)))
