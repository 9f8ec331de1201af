"""The poster: the winners' picture, saved and shown, with the sentence that says where it is."""

from __future__ import annotations

import io
from typing import Any, Final

import pygame

from game.ai.personas import faces
from game.games import game_of
from game.games.parts import needed
from game.scenes.after.album import AlbumScene
from game.scenes.kit import Kit
from game.scenes.notice import DialogScene
from game.scenes.view.spectator import Teller, public_view
from game.stage.motion.layout import NOWHERE
from game.stage.paint.canvas import Canvas
from game.stage.paint.surfaces import ready
from game.stage.scene import Answer, Push
from game.stage.widgets.form import Button, Changed
from game.store.files import FileError
from game.store.posters import keep

_HIGH: Final = 430.0
"""How high the picture is shown, with words of the usual size."""


class PosterScene(DialogScene):
    """A poster, and where it hangs."""

    name = "poster"

    def __init__(self, kit: Kit, told: Teller) -> None:
        """Paint the poster of a match that is over and save it."""
        super().__init__(kit)
        head = told.head
        self.skin = head.game
        words = kit.words(head.game)
        with kit.art.wearing(head.game):
            picture = needed(game_of(head.game).poster).poster(
                kit.art,
                public_view(told),
                told.observations(None),
                head.names,
                words,
                faces(head.controllers),
            )
        self._picture = ready(picture)
        written = io.BytesIO()
        pygame.image.save(picture, written, "poster.png")
        content = written.getvalue()
        self._high = _HIGH / min(1.6, kit.zoom)
        self._kit, self._teller = kit, told
        self._late = False
        self._lay("")
        kit.write(lambda: keep(kit.data, head.game, content), self._kept)
        self._late = not self._said

    def _lay(self, said: str) -> None:
        say = self._kit.words(self.skin).say
        ways = [Button("ok", NOWHERE, say("notice.ok"), style="main")]
        album = game_of(self.skin).album
        if album is not None and AlbumScene.holds(self._teller):
            ways.append(Button("album", NOWHERE, say("album.button")))
        self.ask("", said, [ways], above=self._high + 16)

    def _kept(self, came: Any) -> None:
        """Say where the poster is, or why it is nowhere."""
        say = self._kit.words(self.skin).say
        if isinstance(came, FileError):
            self._lay(say("poster.unsaved", trouble=self._kit.trouble(came)))
        else:
            self._lay(say("poster.saved", path=came))

    @property
    def shows(self) -> object:
        """What is said of its file."""
        return self._said

    def aside(self) -> str:
        """Return what was not known yet when it opened."""
        return self._said if self._late else ""

    def use(self, changed: Changed) -> Answer:
        """Go back, or leaf through the match."""
        if changed.name == "album":
            return Push(AlbumScene(self._kit, self._teller))
        return super().use(changed)

    def draw(self, canvas: Canvas) -> None:
        """Draw the poster over what was said of it."""
        super().draw(canvas)
        wide, high = self._picture.get_size()
        width, box = self._high * wide / high, self._box
        size = canvas.pixels(width), canvas.pixels(self._high)
        shown = canvas.art.made(
            ("poster", id(self), *size), lambda: pygame.transform.smoothscale(self._picture, size)
        )
        x, y = 640 - width / 2, box.y + 28
        canvas.shadow(x, y, width, self._high, 4)
        canvas.put(shown, x, y)
