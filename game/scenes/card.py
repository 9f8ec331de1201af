"""One card, large: what it is, what it does, and why it may not be played now."""

from __future__ import annotations

from typing import Any

from game.scenes.kit import Kit
from game.scenes.notice import veil
from game.scenes.rules import RulesScene
from game.stage import theme
from game.stage.canvas import Canvas
from game.stage.input import CloseAsked, Input, KeyPressed
from game.stage.layout import Box
from game.stage.scene import Answer, Close, Replace
from game.stage.voice import Utterance
from game.stage.widgets import Button, Form

_PANEL = Box(240, 130, 800, 460)


class CardScene:
    """The help for one card, over the table."""

    name = "card"
    see_through = True
    moving = False
    lens = True

    def __init__(self, kit: Kit, game: str, page: Any) -> None:
        """Open a card's page."""
        self._kit = kit
        self._game = game
        self._page = page
        words = kit.words()
        close, rules = words.say("card-screen.close"), words.say("card-screen.rules")
        self._form = Form(
            [
                Button("close", Box(542, 522, 200, 46), close, style="main", size=20),
                Button(
                    "rules", Box(762, 522, 256, 46), rules, key="f1", key_label="F1", size=20
                ),
            ]
        )  # fmt: skip

    def hear(self, heard: Input) -> Answer:
        """Close, or open all the rules."""
        if isinstance(heard, CloseAsked):
            return Close("quit")
        if isinstance(heard, KeyPressed) and heard.key == "escape":
            return Close()
        changed = self._form.hear(heard)
        if changed is None:
            return None
        if changed.name == "rules":
            return Replace(RulesScene(self._kit, self._game))
        return Close()

    def spoken(self) -> list[Utterance]:
        """Return the card's page; why it may not be played tells of a hand."""
        page = self._page
        said = [Utterance(f"{page.name}. {page.does} {page.copies}.")]
        return said + [Utterance(sentence, private=True) for sentence in page.barred]

    def pass_time(self, ms: int) -> Answer:
        """Wait: time stands still at the table."""
        return None

    def resume(self, result: Any) -> Answer:
        """Nothing lies above."""
        return None

    def draw(self, canvas: Canvas) -> None:
        """Draw the card and its page."""
        veil(canvas)
        box, page = _PANEL, self._page
        canvas.panel(box.x, box.y, box.width, box.height, 24)
        canvas.shadow(box.x + 28, box.y + 40, 250, 350, 22, dx=5, dy=9, blur=7)
        canvas.picture(page.picture, box.x + 28, box.y + 40, 250, 350)
        size = 30.0
        while canvas.text_width(page.name, size, theme.BUTTON) > 216:
            size -= 1
        canvas.text(
            page.name, box.x + 153, box.y + 40 + 350 * 0.9, size, theme.INK, theme.BUTTON,
            align="middle",
        )  # fmt: skip
        x, y, room = box.x + 304, box.y + 52.0, 470.0
        canvas.text(page.name, x, y, 32, theme.INK, theme.TITLE, room=room)
        y += 34
        canvas.text(page.copies, x, y, 18, theme.GREY, room=room)
        y += 38
        for line in canvas.wrap(page.does, room, 20):
            canvas.text(line, x, y, 20)
            y += 28
        y += 14
        for sentence in page.barred:
            for row, line in enumerate(canvas.wrap(sentence, room - 30, 18)):
                if y > box.y + 372:
                    return self._form.draw(canvas)
                if row == 0:
                    canvas.picture("icon_aim", x, y - 11, 22, 22)
                canvas.text(line, x + 30, y, 18, theme.RED_TEXT)
                y += 25
        return self._form.draw(canvas)
