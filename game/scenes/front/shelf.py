"""The shelf of the title: a box for each game, with its name on it; the chosen one stands out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import pygame

from game.games import rules_of, shelf
from game.scenes.kit import Kit
from game.scenes.name import has_logo, paint_name
from game.stage.input.inputs import KeyPressed
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.widgets.form import Button, Form

CARD: Final = "game:"
_SHAPE: Final = 250 / 300
"""How high a box's picture is for its width."""
_WIDE: Final = 214.0
_SHRINKS: Final = 46.0
"""So much narrower a box is where words are twice as large."""
CHOSEN: Final = 1.1
"""So much larger the chosen box is."""
_PITCH: Final = 248.0
_GAP: Final = 34.0
_EDGE: Final = 7.0
"""How broad the lemon edge of the chosen box is."""
_INK: Final = 3.0
"""The line around that."""


class GameBox(Button):
    """A game as it stands on the shelf: its name as it is painted, on a box of its own."""

    def __init__(
        self, box: Box, game: str, title: Callable[[], str], place: tuple[int, int], said: str
    ) -> None:
        """Take where it stands, the which of how many it is, and what is said of a chosen one.

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
        """Paint the box; the chosen one has a lemon edge, the focused one a ring."""
        box = self.box
        if focused:
            canvas.focus(box.x - 4, box.y, box.width + 8, box.height)
        # kept whole, with its edge: one picture to paint
        key = ("box", self.game, canvas.pixels(box.width), bool(self._said), canvas.art.strong)
        made = canvas.art.made(key, lambda: self._made(canvas))
        around = (_EDGE + _INK) * canvas.k
        x, y = canvas.spot(box.x, box.y)
        canvas.surface.blit(made, (x - round(around), y - round(around)))
        if not has_logo(canvas, self.game):
            name = self._front
            title = self._title()
            paint_name(canvas, self.game, title, name.x, name.y, name.width, name.height)

    @property
    def _front(self) -> Box:
        """Where the name stands on the box's front."""
        box = self.box
        wide = 0.76 * box.width
        high = 0.625 * wide
        middle, y = box.x + box.width * 130 / 300, box.y + 0.56 * box.width * _SHAPE
        return Box(middle - wide / 2, y - high / 2, wide, high)

    def _made(self, canvas: Canvas) -> pygame.Surface:
        """Return the box with its logo, and a lemon edge if it is chosen."""
        box, front, around = self.box, self._front, round((_EDGE + _INK) * canvas.k)
        wide, high = canvas.pixels(box.width), canvas.pixels(box.width * _SHAPE)
        whole = pygame.Surface((wide + 2 * around, high + 2 * around), pygame.SRCALPHA)
        with canvas.art.wearing(self.game):
            whole.blit(canvas.art.picture("box", wide, high), (around, around))
            if has_logo(canvas, self.game):
                left, top = canvas.spot(front.x, front.y)
                x, y = canvas.spot(box.x, box.y)
                logo = canvas.image("logo", front.width, front.height)
                whole.blit(logo, (left - x + around, top - y + around))
        if self._said:
            return edged(whole, _EDGE * canvas.k, _INK * canvas.k, theme.LEMON)
        if canvas.art.strong:  # a dark box is seen by its edge
            return edged(whole, _INK * canvas.k, 0, theme.PAPER)
        return whole


def edged(image: pygame.Surface, edge: float, ink: float, colour: theme.Colour) -> pygame.Surface:
    """Return a picture with an edge around its outline, and a line of ink around that."""
    found = pygame.Surface(image.get_size(), pygame.SRCALPHA)
    mask = pygame.mask.from_surface(image)
    for reach, fill in ((edge + ink, theme.INK), (edge, colour)):
        shape = mask.to_surface(setcolor=(*fill, 255), unsetcolor=(0, 0, 0, 0))
        for step in range(24):
            turned = pygame.Vector2(reach, 0).rotate(step * 15)
            found.blit(shape, (round(turned.x), round(turned.y)))
    found.blit(image, (0, 0))
    return found


def shelf_high(kit: Kit) -> float:
    """Return how high the boxes stand, with the edge of the chosen one."""
    return CHOSEN * _wide(kit) * _SHAPE + _EDGE if len(shelf()) > 1 else 0.0


def _wide(kit: Kit) -> float:
    """Return how wide a box is that is not chosen."""
    return min(_WIDE - _SHRINKS * (kit.zoom - 1), 1250 / len(shelf()) - _GAP)


def boxes(kit: Kit, base: float) -> list[GameBox]:
    """Return the boxes of all games, side by side on ``base``; none where one is alone."""
    games = shelf()
    if len(games) == 1:
        return []
    pitch = min(_PITCH, 1250 / len(games))
    found = []
    for at, game in enumerate(games):
        chosen = game == kit.game
        wide = _wide(kit) * (CHOSEN if chosen else 1)
        middle = 644 + pitch * (at - (len(games) - 1) / 2)
        high = wide * _SHAPE * 0.965  # below that a picture is empty
        low = base - (5 if chosen else 0)  # its edge stands on the shelf, too
        box = Box(middle - wide / 2, low - high, wide, high)
        said = kit.words().say("title.chosen") if chosen else ""
        found.append(GameBox(box, game, partial(_title, kit, game), (at + 1, len(games)), said))
    return found


def _title(kit: Kit, game: str) -> str:
    return kit.words(game).say("game.title")


def led(form: Form, heard: KeyPressed) -> bool:
    """Lead the focus left or right among its like, boxes or not; say whether that was all."""
    boxed = str(form.focus).startswith(CARD)
    like = [one for one in form.widgets if one.name.startswith(CARD) is boxed]
    if heard.key not in ("left", "right") or not like:
        return False
    if boxed:  # beyond the last box it goes on to what lies there
        to = [one.name for one in like].index(str(form.focus)) + (1 if heard.key == "right" else -1)
        if not 0 <= to < len(like):
            return False
        heard = KeyPressed("tab", shift=heard.key == "left")
    part = Form(like, form.focus, zoom=like[0].zoom)
    part.handle_input(heard)
    form.focus = part.focus
    return True


def about(kit: Kit, name: str | None) -> str:
    """Return for how many the game is whose box has the focus; nothing of another entry."""
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
