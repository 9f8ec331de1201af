"""One card, large: what it is, what it does, and why it may not be played now."""

from __future__ import annotations

from typing import Any

from game.scenes.kit import Kit
from game.scenes.notice import veil
from game.scenes.rules import RulesScene
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.scene import Answer, Close, FormScene, Replace
from game.stage.sound.voice import Utterance
from game.stage.widgets.form import Button, Changed, Form

_PANEL = Box(240, 130, 800, 460)
_LARGE = Box(40, 24, 1200, 672)
"""The panel for larger words."""
_WIDE, _HIGH, _FRAME = 250.0, 350.0, 310.0
"""How large a card is, and how high one that is a picture in its frame."""
_INSET = 0.085
"""How far such a picture lies inside its frame, of the card's width."""
_PICTURE = 304.0
"""Where the words begin: beside the card."""


class CardScene(FormScene):
    """The help for one card, over the table."""

    name = "card"
    see_through = True

    def __init__(self, kit: Kit, game: str, page: Any) -> None:
        """Open a card's page."""
        self._kit = kit
        self._game = game
        self._page = page
        words, zoom = kit.words(), kit.zoom
        self._zoom = zoom
        box = self._panel = _PANEL if zoom == 1 else _LARGE
        close, rules = words.say("card-screen.close"), words.say("card-screen.rules")
        y, right = box.y + box.height - 68 - 16 * (zoom - 1), box.x + box.width - 22
        high = 46 + 16 * (zoom - 1)
        wide = 256.0 if zoom == 1 else 420.0
        self._form = Form(
            [
                Button("close", Box(right - wide - 220 * wide / 256, y, 200 * wide / 256, high),
                       close, style="main", size=20),
                Button("rules", Box(right - wide, y, wide, high), rules, key="f1",
                       key_label="F1", size=20),
            ],
            zoom=zoom,
        )  # fmt: skip

    def use(self, changed: Changed) -> Answer:
        """Close, or open all the rules."""
        return Replace(RulesScene(self._kit, self._game)) if changed.name == "rules" else Close()

    def spoken(self) -> list[Utterance]:
        """Return the card's page; why it may not be played tells of a hand."""
        page = self._page
        said = [Utterance(f"{page.name}. {page.does} {page.copies}.")]
        return said + [Utterance(sentence, private=True) for sentence in page.barred]

    def draw(self, canvas: Canvas) -> None:
        """Draw the card and its page."""
        veil(canvas)
        box, page = self._panel, self._page
        canvas.panel(box.x, box.y, box.width, box.height, 24)
        left, top = box.x + 28, box.y + 40
        high = _HIGH if not page.frame else _FRAME
        canvas.shadow(left, top, _WIDE, high, 22, dx=5, dy=9, blur=7)
        canvas.picture(page.frame or page.picture, left, top, _WIDE, high)
        if page.frame:
            inset = _INSET * _WIDE
            side = _WIDE - 2 * inset
            canvas.picture(page.picture, left + inset, top + inset, side, side)
        size = canvas.fitted(page.name, 216, 30, theme.BUTTON)
        canvas.text(
            page.name, left + _WIDE / 2, top + high * 0.9, size, theme.INK, theme.BUTTON,
            align="middle",
        )  # fmt: skip
        x, room = box.x + _PICTURE, box.width - _PICTURE - 26
        size = canvas.fitted(page.name, room, 32 * min(1.5, self._zoom), theme.TITLE)
        canvas.text(page.name, x, box.y + 52, size, theme.INK, theme.TITLE, room=room)
        k = self._zoom
        while k > 1 and not self._words(canvas, x, room, k, paint=False):
            k = max(1.0, k - 0.05)
        self._words(canvas, x, room, k, paint=True)
        self._form.draw(canvas)

    def _words(self, canvas: Canvas, x: float, room: float, k: float, *, paint: bool) -> bool:
        """Write what there is to say so many times larger; say whether all of it has room."""
        page, y = self._page, self._panel.y + 52 + 34 * k
        end = self._form["close"].box.y - 12
        if paint:
            size = canvas.fitted(page.copies, room, 18 * k)
            canvas.text(page.copies, x, y, size, theme.GREY, room=room)
        y += 38 * k
        for line in canvas.wrap(page.does, room, 20 * k):
            if paint:
                canvas.text(line, x, y, 20 * k)
            y += 28 * k
        y += 14 * k
        for sentence in page.barred:
            for row, line in enumerate(canvas.wrap(sentence, room - 30 * k, 18 * k)):
                if y + 9 * k > end:
                    return False
                if paint and row == 0:
                    canvas.picture("icon_aim", x, y - 11 * k, 22 * k, 22 * k)
                if paint:
                    canvas.text(line, x + 30 * k, y, 18 * k, theme.RED_TEXT)
                y += 25 * k
        return bool(y - 14 * k <= end)
