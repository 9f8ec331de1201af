"""The card of a character: what it is like, and what it did to this person so far."""

from __future__ import annotations

from typing import Final

from game.ai.personas import MOODS, Persona
from game.core.words import Words
from game.games import game_of
from game.scenes.kit import Kit
from game.scenes.notice import veil
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.paint.strokes import splat
from game.stage.scene import FormScene
from game.stage.widgets.form import Button, Form
from game.stage.widgets.rolls import BAR, LINE, Block, Roll, Row, paragraph
from game.store.statistics import Met, load

_PANEL: Final = Box(130, 60, 1020, 600)
_LARGE: Final = Box(16, 12, 1248, 696)
_LEAST: Final = 480.0
_HEAD: Final = 300.0
"""How wide the head and its moods are."""


class CharacterScene(FormScene):
    """One character, over the table or the gallery."""

    name = "character"
    see_through = True
    closes = ("escape", "f1")

    def __init__(self, kit: Kit, game: str, its: Persona) -> None:
        """Read what is known of it: a file that is damaged knows nothing."""
        self._its, self._kit = its, kit
        self._words = words = kit.words(game)
        self.skin = game
        zoom = kit.zoom
        high = 28 + 20 * zoom
        found = load(kit.data)[0].games.get(game)
        met = None if found is None else found.met.get(its.id)
        wide = _PANEL.width - _HEAD - 46 if zoom == 1 else _LARGE.width - _HEAD - 46
        self._rows = rows = self._told(game, met, wide - BAR)
        self._panel = box = _LARGE
        if zoom == 1:  # as high as it is long
            whole = 80 + sum(row.height + 12 for row in rows) + high + 36
            tall = min(_PANEL.height, max(_LEAST, whole))
            self._panel = box = Box(_PANEL.x, 360 - tall / 2, _PANEL.width, tall)
        said = words.say("met.close")
        wide = max(200.0, kit.wide(said, 20 * zoom, theme.BUTTON) + 100)
        end = Box(box.x + box.width - 26 - wide, box.y + box.height - 20 - high, wide, high)
        close = Button("close", end, said, style="main", key_label="escape", size=20)
        left, top = box.x + _HEAD + 36, box.y + 40 + 40 * min(1.4, zoom)
        area = Box(left, top, box.x + box.width - 10 - left, end.y - 16 - top)
        self.roll = Roll(rows, area, 12)
        blocks = [widget for row in rows for widget in row.widgets]
        self._form = Form([close, *blocks], "close", zoom=zoom)
        self.roll.place(self._form)

    def _told(self, game: str, met: Met | None, wide: float) -> list[Row]:
        """Return what it is like, its quirk if quirks are switched on, and what it did."""
        words, its, quirks = self._words, self._its, game_of(game).quirks
        rows = [self._row("like", words.say(f"persona.{its.id}"), wide, font=theme.TEXT_BOLD)]
        if quirks is not None and self._kit.settings.tics:
            rows.append(self._row("tic", quirks.sentence(its.id, words), wide, quirks.icon(its.id)))
        told = [words.say("met.none")] if met is None else so_far(met, words)
        return [*rows, self._row("so-far", words.say("met.title"), wide, told=told)]

    def _row(
        self, name: str, text: str, wide: float, icon: str = "", font: str = theme.TEXT,
        told: list[str] | None = None,
    ) -> Row:  # fmt: skip
        """Return a card with a sentence, or with a heading and what is told below it."""
        size, kit = 20 * self._kit.zoom, self._kit
        left = 20.0 + (size * 1.6 if icon else 0)
        room = wide - left - 20
        parts = [(text, theme.BUTTON if told else font), *((one, theme.TEXT) for one in told or ())]
        lines = sum(kit.lines(one, room, size, its) for one, its in parts)
        high = lines * size * LINE + 6 * (len(parts) - 1) + 28

        def paint(canvas: Canvas, box: Box) -> None:
            if icon:
                canvas.picture(icon, box.x + 14, box.y + 14, size * 1.3, size * 1.3)
            y = box.y + 14
            for one, its in parts:
                y = paragraph(canvas, one, box.x + left, y, room, size, font=its) + 6

        said = ". ".join(one for one, _ in parts)
        return Row(high, [Block(name, Box(0, 0, wide, high), said, paint)])

    def spoken(self) -> str:
        """Return who it is, what it is like and what it did."""
        told = [
            block.said for row in self._rows for block in row.widgets if isinstance(block, Block)
        ]
        return " ".join((f"{self._its.name}.", *told))

    def draw(self, canvas: Canvas) -> None:
        """Draw its head in all its moods, and what there is to know of it."""
        veil(canvas)
        box, zoom, its = self._panel, self._kit.zoom, self._its
        canvas.panel(box.x, box.y, box.width, box.height, 24)
        middle = box.x + 20 + _HEAD / 2
        splat(canvas, middle, box.y + 190, 340, theme.LEMON, kind=its.mask)
        canvas.picture(its.picture(), middle - 125, box.y + 55, 250, 250)
        for at, mood in enumerate(MOODS[1:]):
            x = box.x + 26 + at * 98
            canvas.picture(its.picture(mood), x, box.y + box.height - 150, 92, 92)
        left = box.x + _HEAD + 40
        y, size = box.y + 20 + 22 * min(1.4, zoom), min(60.0, 44 * zoom)
        canvas.text(its.name, left, y, size, theme.INK, theme.TITLE)
        if self.roll is not None:
            self.roll.draw_bar(canvas)
        self._form.draw(canvas)


def so_far(met: Met, words: Words) -> list[str]:
    """Return what somebody did to this person, one thing a line: first what they played."""
    both = [words.say("met.matches", n=met.matches), words.say("met.together", n=met.together)]
    did = [
        words.say(f"met.{name}", n=n)
        for name, n in met.counters.items()
        if n and words.knows(f"met.{name}")
    ]
    return [", ".join(both) + ".", *(f"{one[:1].upper()}{one[1:]}." for one in did)]
