"""Sounding: a table is heard, and written down in its corner for who cannot hear it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from game.scenes.kit import Kit
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.sound.cues import SoundCue, foremost

CAPTION_MS: Final = 2500.0
CAPTIONS_MOST: Final = 3
"""So many are shown at once, the newest below."""
AT_ONCE: Final = 3
"""So many sounds may begin at the same moment: at an instant pace a whole turn does."""
SIZE: Final = 18.0


class Sounding:
    """What is heard of one board."""

    def __init__(self, kit: Kit, board: Any) -> None:
        """Begin in silence."""
        self._kit = kit
        self._board = board
        self._captions: dict[str, float] = {}
        self._felt: tuple[str | None, tuple[str, ...], int] = (None, (), 0)

    def pass_time(self, ms: float, cues: Iterable[SoundCue], view: Any) -> None:
        """Play what is due, let captions age, and thicken the music as the match tightens."""
        aged = {key: age + ms for key, age in self._captions.items()}
        self._captions = {key: age for key, age in aged.items() if age < CAPTION_MS}
        for cue in foremost(cues, AT_ONCE):
            self.play(cue)
        self._kit.sound.tension(self._board.sounds.tension(view))

    def play(self, cue: SoundCue) -> None:
        """Play one sound now; its caption is a key, or words that are said already."""
        self._kit.sound.play(cue.name, pan=cue.pan, group=cue.group)
        if cue.caption:
            self._captions.pop(cue.caption, None)  # to the end of the list
            self._captions[cue.caption] = 0.0

    def feel(self, focus: str | None, touched: tuple[str, ...], refused: int, view: Any) -> None:
        """Let be heard that the focus or a choice moved, or that a touch did nothing.

        While an answer is asked for fingers make no sound: who else is in the room would hear
        what one tried and does not hold.
        """
        before, now = self._felt, (focus, touched, refused)
        self._felt = now
        if before == now or self._board.response.answering(view):
            return
        if refused != before[2]:
            self._kit.sound.play("ui_refuse", group="ui")
        elif touched and touched != before[1]:
            self._kit.sound.play("ui_confirm", group="ui")
        elif focus is not None and focus != before[0]:
            self._kit.sound.play("ui_move", group="ui")

    @property
    def heard(self) -> tuple[str, ...]:
        """The captions of what was heard in the last moments."""
        return tuple(self._captions)

    @property
    def captions(self) -> list[str]:
        """What was heard in the last moments, in words, the newest last."""
        words = self._board.words
        said = [words.say(key) if words.knows(key) else key for key in self._captions]
        return said[-CAPTIONS_MOST:]

    def draw(self, canvas: Canvas, box: Box) -> None:
        """Write captions into a box, where they are wished."""
        if not self._kit.settings.captions or not self._captions:
            return
        size, room = SIZE * self._kit.zoom, box.width - 46
        newest = self.captions[-1]
        # what is asked stands beside its box: it ends where that ends
        while size > SIZE and box.height < 16 + 1.2 * size * len(
            canvas.wrap(newest, room, size, theme.TEXT_BOLD)
        ):
            size = max(SIZE, size - 1)
        step = size * 1.2
        # large ones leave the foot of the log in sight, where its newest line stands
        most = int((box.height / (1 if self._kit.zoom == 1 else 2) - 16) / step)
        lines: list[tuple[str, bool]] = []
        for text in reversed(self.captions):  # the newest has its room first
            written = canvas.wrap(text, room, size, theme.TEXT_BOLD)
            if lines and len(written) + len(lines) > most:
                break
            lines = [(line, line is written[0]) for line in written] + lines
        canvas.panel(box.x, box.y, box.width, len(lines) * step + 16, 14, theme.INK, shadow=False)
        for row, (line, first) in enumerate(lines):
            y = box.y + 8 + step * (row + 0.5)
            if first:
                canvas.rect(box.x + 14, y - 4, 8, 8, theme.LEMON, 4)
            fitted = canvas.fitted(line, room, size, theme.TEXT_BOLD, least=SIZE)
            canvas.text(line, box.x + 32, y, fitted, theme.WHITE, theme.TEXT_BOLD, room=room)
