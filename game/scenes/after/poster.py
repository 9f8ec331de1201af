"""The poster: the winners' picture, saved and shown, with the sentence that says where it is."""

from __future__ import annotations

import io
from typing import Final

import pygame

from game.games import game_of
from game.games.parts import needed
from game.scenes.after.album import AlbumScene
from game.scenes.kit import Kit
from game.scenes.notice import DialogScene
from game.scenes.shared.seen_by_all import Teller, public_view
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
                kit.art, public_view(told), told.heard(None), head.names, words
            )
        self._picture = ready(picture)
        written = io.BytesIO()
        pygame.image.save(picture, written, "poster.png")
        try:
            path = keep(kit.data, head.game, written.getvalue())
            said = words.say("poster.saved", path=path)
        except FileError as error:
            said = words.say("poster.unsaved", trouble=kit.trouble(error))
        self._high = _HIGH / min(1.6, kit.zoom)
        self._kit, self._teller = kit, told
        ways = [Button("ok", NOWHERE, words.say("notice.ok"), style="main")]
        album = game_of(head.game).album
        if album is not None and AlbumScene.holds(told):
            ways.append(Button("album", NOWHERE, words.say("album.button")))
        self.ask("", said, [ways], above=self._high + 16)

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
