"""Teaching: what somebody says of the pictures that follow from a theme, kept for later matches."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from game.core.choices import Rule
from game.games import game_of
from game.games.parts import needed
from game.scenes.kit import Kit
from game.scenes.notice import NoticeScene
from game.scenes.panel import EDGE, PanelScene, ways_on
from game.scenes.rule_rows import RuleRow
from game.scenes.working import written
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.scene import Answer, Close, Push
from game.stage.widgets.form import Changed
from game.stage.widgets.rolls import BAR
from game.store import dictionaries
from game.store.files import FileError

TAUGHT: Final = "taught"
"""What it closes with where something was kept."""
_LARGEST: Final = 104.0
_SHRUNK: Final = 1.5
"""In larger words there is no room for the pictures: the rows say what is drawn."""


class TeachScene(PanelScene):
    """A theme, its pictures, and a mark for each."""

    name = "teaching"

    def __init__(self, kit: Kit, game: str, its: str) -> None:
        """Ask for a theme, with the marks it has by now."""
        super().__init__(kit)
        self.skin = game
        self._game, self._theme = game, its
        self._part = part = needed(game_of(game).dictionary)
        self._words = words = kit.words(game)
        self._asked = part.asked(its, words)
        marks = part.marks(_kept(kit, game), its)
        self._marks = list(marks or [part.MARKS[-1]] * len(self._asked))
        say = words.say
        ways = [("keep", say("dictionary.keep")), ("back", say("dictionary.back"))]
        last, foot = ways_on(kit, self._panel, ways)
        panel = self._panel
        bottom = self._keep_room([say("dictionary.told")], panel.x + EDGE, foot - 8)
        top = self._top + 8 + (_LARGEST + 10 if self._pictured else 0)
        area = Box(panel.x + EDGE, top, panel.width - EDGE - 12, bottom - top)
        options = [(mark, say(f"dictionary.{mark}")) for mark in part.MARKS]
        self._rows = [
            RuleRow(
                Rule(f"{at}", one.name, one.drawing, options, usual=len(options) - 1),
                self._marks[at],
            )
            for at, one in enumerate(self._asked)
        ]
        rows = [row.lay(kit, area.width - BAR) for row in self._rows]
        self._roll_out(rows, area, "0", after=last)

    @property
    def _pictured(self) -> bool:
        return self._kit.zoom <= _SHRUNK

    @property
    def title(self) -> str:
        """Which theme is taught."""
        return self._words.say("dictionary.teaching", theme=self._theme)

    def footnote(self) -> str:
        """Return what is asked, and where the pictures come from."""
        return self._words.say("dictionary.told")

    def use(self, changed: Changed) -> Answer:
        """Mark a picture; keep all marks, or none."""
        if changed.name == "back":
            return Close()
        if changed.name != "keep":
            self._marks[int(changed.name)] = changed.value
            return None
        kit = self._kit
        game, sound, put = self._game, self._part.sound, self._put()
        change = partial(dictionaries.change, kit.data, game, sound, put)
        return written(kit, change, lambda _: Close(TAUGHT))

    def _put(self) -> Callable[[Mapping[str, str]], Mapping[str, str]]:
        part, its, marks = self._part, self._theme, tuple(self._marks)
        return lambda kept: part.put(kept, its, marks)

    def paint(self, canvas: Canvas) -> None:
        """Paint the pictures side by side, the one that is asked for in a ring."""
        if not self._pictured:
            return
        panel, many = self._panel, len(self._asked)
        room = (panel.width - 2 * EDGE) / many
        for at, one in enumerate(self._asked):
            x = panel.x + EDGE + room * at + (room - _LARGEST) / 2
            y = self._top + 6
            ring = theme.LEMON if self._form.focus == f"{at}" else None
            canvas.panel(x, y, _LARGEST, _LARGEST, 12, theme.WHITE, shadow=False, ring=ring)
            canvas.picture(one.picture, x + 8, y + 8, _LARGEST - 16, _LARGEST - 16)


def _kept(kit: Kit, game: str) -> dict[str, str]:
    """Return what was taught so far; a damaged dictionary is said when it is written."""
    return dictionaries.read(kit.data, game, needed(game_of(game).dictionary).sound)


def teaching(kit: Kit, game: str, its: str) -> Answer:
    """Open the teaching of a theme, or say why the dictionary cannot be read."""
    try:
        return Push(TeachScene(kit, game, its))
    except FileError as error:
        return Push(NoticeScene(kit, kit.trouble(error)))
