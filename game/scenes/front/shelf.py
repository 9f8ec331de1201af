"""The shelf of the title: a card for each game, with its name on it; one of them is chosen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from math import ceil
from typing import Final

from game.games import rules_of, shelf
from game.scenes.kit import Kit
from game.scenes.name import has_logo, paint_name
from game.stage.input.inputs import KeyPressed
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.widgets.form import LIP, Button, Form

CARD: Final = "game:"
_RIGHT: Final = 1258.0
_TOP: Final = 22.0
_GAP: Final = 14.0
_SHAPE: Final = 0.66
"""How high a card is for its width: a name, and a rim around it."""
_WIDE: Final = 172.0
_GROWS: Final = 44.0
"""So much wider a card is where words are twice as large."""
_LEAST: Final = 90.0
"""How wide a card is at least in one column."""
_RIM: Final = 7.0


class GameCard(Button):
    """A game as it lies on the shelf: its name as it is painted; the chosen one lies on top."""

    def __init__(
        self, box: Box, game: str, title: Callable[[], str], place: tuple[int, int], said: str
    ) -> None:
        """Take where it lies, the which of how many it is, and what is said of a chosen one.

        For its title all texts of the game are read, so it is asked for where it is said.
        """
        super().__init__(CARD + game, box, "")
        self.game = game
        self._title = title
        self._place = place
        self._said = said

    def spoken(self, say: Callable[..., str]) -> str:
        """Return the game's name, the which of how many it is, and whether it is chosen."""
        at, of = self._place
        told = [self._title(), say("speech.choice", at=at, of=of), self._said]
        return ", ".join(part for part in told if part)

    def draw(self, canvas: Canvas, *, focused: bool) -> None:
        """Paint the card, raised and lemon if its game is chosen."""
        box, chosen = self.box, bool(self._said)
        if focused:
            canvas.focus(box.x, box.y, box.width, box.height + LIP)
        lip = theme.YOLK if chosen else theme.PAPER_2
        canvas.shadow(box.x, box.y, box.width, box.height + LIP, 16, dx=3, dy=5, blur=5)
        canvas.panel(box.x, box.y + LIP, box.width, box.height, 16, lip, shadow=False)
        fill = theme.LEMON if chosen else theme.PAPER
        canvas.panel(box.x, box.y, box.width, box.height, 16, fill, shadow=False)
        wide = min(box.width - 2 * _RIM, (box.height - 2 * _RIM) * 1.6)
        x, y = box.x + (box.width - wide) / 2, box.y + (box.height - wide / 1.6) / 2
        title = "" if has_logo(canvas, self.game) else self._title()
        paint_name(canvas, self.game, title, x, y, wide, wide / 1.6)


def cards(kit: Kit, low: float) -> list[GameCard]:
    """Return the cards of all games, below each other down to ``low``; none where one is alone.

    Where they would be too small for their names they lie in two columns.
    """
    games = shelf()
    if len(games) == 1:
        return []

    def high_in(rows: int) -> float:
        widest = (_WIDE + _GROWS * (kit.zoom - 1)) * _SHAPE
        return min(widest, (low - _TOP + _GAP) / rows - _GAP)

    rows = len(games)
    if high_in(rows) < _LEAST * _SHAPE:
        rows = ceil(rows / 2)
    columns, high = ceil(len(games) / rows), high_in(rows)
    wide, found = high / _SHAPE, []
    for at, game in enumerate(games):
        x = _RIGHT - (columns - at // rows) * (wide + _GAP) + _GAP
        box = Box(x, _TOP + at % rows * (high + _GAP), wide, high)
        said = kit.words().say("title.chosen") if game == kit.game else ""
        title = partial(_title, kit, game)
        found.append(GameCard(box, game, title, (at + 1, len(games)), said))
    return found


def _title(kit: Kit, game: str) -> str:
    return kit.words(game).say("game.title")


def led(form: Form, heard: KeyPressed) -> None:
    """Lead the focus up or down among its like: entries of the menu, or cards in their order."""
    card = str(form.focus).startswith(CARD)
    column = [one for one in form.widgets if one.name.startswith(CARD) is card]
    part = Form(column, form.focus, zoom=column[0].zoom)
    part.hear(KeyPressed("tab", shift=heard.key == "up") if card else heard)
    form.focus = part.focus


def about(kit: Kit, name: str | None) -> str:
    """Return for how many the game is whose card has the focus; nothing of another entry."""
    if name is None or not name.startswith(CARD):
        return ""
    game = name.removeprefix(CARD)
    counts, words = rules_of(game).seat_counts, kit.words(game)
    facts = {"title": words.say("game.title"), "least": counts[0], "most": counts[-1]}
    return words.say("title.about", **facts)


def other(kit: Kit, by: int) -> str:
    """Return the game so many places after the chosen one, round and round."""
    games: Sequence[str] = shelf()
    return games[(games.index(kit.game) + by) % len(games)]
