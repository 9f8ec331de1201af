"""Onlookers: what the second window shows, which anybody may see.

A bystander follows the match that runs or is played again, whatever lies over it; a result has a
public picture (``draw_public``); elsewhere there is a card of the chosen game. Pictures have an art
of their own: none that was painted for a seat can get here.
"""

from __future__ import annotations

from copy import copy
from typing import Any, Final

from game.scenes.evening import crowd
from game.scenes.kit import Kit
from game.scenes.name import paint_name
from game.scenes.shared.bystander import Bystander
from game.scenes.view.spectator import PublicScene, WatchedScene
from game.stage.input.input_hints import InputHints
from game.stage.paint import theme
from game.stage.paint.art import Art
from game.stage.paint.canvas import Canvas
from game.stage.paint.filling import LINE
from game.stage.sound.player import Sound
from game.stage.sound.voice import Speech
from game.stage.stack import Stack
from game.store.places import assets_root

_CENTRED: Final = 182.0
"""How far the crowd of the title stands to the right of the middle."""


class Onlookers:
    """Those who look at the second window."""

    def __init__(self, kit: Kit) -> None:
        """Look at nothing yet."""
        self._first = kit
        self._kit: Kit | None = None
        self._scene: PublicScene | None = None
        self._beside: tuple[Any, Bystander] | None = None
        self._stamp = 0
        """Another number after every picture of the first window that shows the same scene."""

    @property
    def art(self) -> Art:
        """The pictures of the second window."""
        return self._keep_up().art

    @property
    def hints(self) -> InputHints:
        """What is held before both windows."""
        return self._first.hints

    def _keep_up(self) -> Kit:
        """Follow what is set; return a kit like the first window's, silent, with own pictures."""
        first = self._first
        if self._kit is None:
            # a copy has the same hints: those who play by looking here hold what they hold
            self._kit = kit = copy(first)
            kit.art, kit.notices, kit.sound, kit.speech = Art(assets_root()), [], Sound(), Speech()
            kit.art.photos, kit.art.ahead = first.art.photos, False
        self._kit.spoken = first.spoken
        self._kit.art.set_look(strong=first.settings.high_contrast, named=first.settings.names)
        return self._kit

    def follow(self, stack: Stack, ms: float, *, painted: bool = False) -> None:
        """Look at what lies on the stack, and let time pass for a match seen from beside.

        ``painted``: the first window has another picture, so this one may have, too.
        """
        kit = self._keep_up()
        shown = (s for s in reversed(stack.scenes) if isinstance(s, PublicScene | WatchedScene))
        scene = next(shown, None)
        self._scene = scene if isinstance(scene, PublicScene) else None
        if not isinstance(scene, WatchedScene) or self._scene is not None:
            self._beside = None
            self._stamp += painted and self._scene in stack.seen
            return
        key = scene.watched, kit.language, kit.zoom, kit.settings.notes
        if self._beside is None or self._beside[0] != key or self._beside[1].astray:
            self._beside = key, Bystander(kit, scene.watched)
        told = (one.to_onlookers for one in reversed(stack.scenes))
        self._beside[1].told_there = next(filter(None, told), "")
        most = scene.told_by_now if scene is stack.top else None
        self._beside[1].pass_time(ms, most, scene.pace)

    @property
    def moving(self) -> bool:
        """Whether every frame is another picture, though the first window may be at rest."""
        return self._beside is not None and self._beside[1].moving

    @property
    def seen(self) -> object:
        """Whose picture it is: another one's is drawn for the first time, and may take long."""
        if self._scene is not None:
            return self._scene
        return "card" if self._beside is None else self._beside[1]

    @property
    def shows(self) -> object:
        """What is seen, as a value: another one is another picture."""
        kit = self._keep_up()
        look = kit.language, kit.zoom, kit.art.strong
        if self._scene is not None:
            return self._scene, self._scene.shows, self._stamp, look
        if self._beside is not None:
            return self._beside[1], self._beside[1].shows, look
        return "card", kit.game, look

    def draw(self, canvas: Canvas) -> None:
        """Draw what may be seen by anybody, on the whole surface."""
        canvas.surface.fill(theme.INK)
        if self._scene is not None:
            with canvas.art.wearing(self._scene.skin):
                self._scene.draw_public(canvas)
        elif self._beside is not None:
            with canvas.art.wearing(self._beside[1].skin):
                self._beside[1].draw(canvas)
        else:
            with canvas.art.wearing(self._keep_up().game):
                self._card(canvas)

    def _card(self, canvas: Canvas) -> None:
        """Draw whoever the game brings, its name over them, and what will be seen here."""
        kit = self._keep_up()
        words, zoom = kit.words(kit.game), kit.zoom
        crowd(canvas, kit.game, _CENTRED)
        motto = " ".join(words.say("title.pitch").split("\n"))
        size = canvas.fitted(motto, 1180, 24 * min(1.6, zoom), theme.BUTTON)
        wide, high = canvas.text_width(motto, size, theme.BUTTON) + 44, LINE * size + 16
        paint_name(canvas, kit.game, words.say("game.title"), 640 - 288, -14, 576, 360)
        top = 318 - high / 2
        canvas.panel(640 - wide / 2, top, wide, high, 16, theme.PAPER)
        canvas.text(motto, 640, top + high / 2, size, theme.INK, theme.BUTTON, align="middle")
        told = kit.words().say("second.card")
        size = canvas.fitted(told, 1240, 22 * min(1.5, zoom), theme.BUTTON)
        high = LINE * size + 20
        canvas.rect(0, 720 - high, 1280, high, theme.INK)
        canvas.rect(0, 717 - high, 1280, 3, theme.LEMON)
        y = 720 - high / 2
        canvas.text(told, 640, y, size, theme.PAPER, theme.BUTTON, align="middle")
