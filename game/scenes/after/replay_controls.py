"""The controls of a replay: buttons, and a line that shows how far it is and leads elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.core.words import Words
from game.stage.input.inputs import Input
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.paint.key_caps import LEFT, RIGHT
from game.stage.widgets.form import Button, Form, Widget

_HIGH: Final = 44.0
_GAP: Final = 8.0
_TURN: Final = 154.0
_MOMENTS: Final = 170.0


@dataclass(frozen=True, slots=True)
class Plan:
    """Where everything stands."""

    buttons: dict[str, Box]
    track: Box
    """Where the line is pressed; it is painted low, with how many acts were shown above it."""


class Controls:
    """Buttons and a line, in the boxes that a board leaves free."""

    def __init__(self, words: Words, zoom: float = 1.0) -> None:
        """Begin with the focus on the button that plays; words grow as far as buttons hold them."""
        self._words = words
        self._zoom = zoom
        self._boxes: Sequence[Box] = ()
        self._form = Form([])
        self._focus: str | None = "play"

    @property
    def form(self) -> Form:
        """The buttons."""
        return self._form

    def show(
        self, boxes: Sequence[Box], *, playing: bool, pace: float, eyes: str, why: str = "",
        moments: bool = False, poster: bool = False,
    ) -> None:  # fmt: skip
        """Stand in one box, or with the line in one and most buttons in a second.

        ``why`` is the label of a button below the first box that asks why; none where empty.
        Where there are ``moments`` there is a way to them, and one to a ``poster`` beside ``why``.
        """
        self._boxes = boxes
        if len(boxes) == 1:
            self._plan = _in_one(boxes[0], moments=moments)
        else:
            self._plan = _in_two(boxes[0], boxes[1], moments=moments)
        say = self._words.say
        labels = {
            "previous": (say("replay-screen.previous"), LEFT),
            "play": (
                say("replay-screen.stop" if playing else "replay-screen.play"),
                "space",
            ),
            "next": (say("replay-screen.next"), RIGHT),
            "step": (say("replay-screen.step"), "."),
            "pace": (f"× {pace:g}".replace(".", say("replay-screen.point")), "X"),
            "eyes": (eyes, "V"),
            # large words leave its key no room
            "moments": (say("replay-screen.moments"), "T" if self._zoom <= 1 else ""),
            "close": (say("replay-screen.close"), ""),
        }
        widgets: list[Widget] = []
        for name, (label, key) in labels.items():
            if name == "moments" and not moments:
                continue
            style = "main" if name == "play" else "plain"
            box = self._plan.buttons[name]
            widgets.append(Button(name, box, label, style=style, key_label=key, size=18))
        first, right = boxes[0], 0.0
        y = first.y + first.height + 8
        if (row := boxes[-1]).y < y + 46 and y < row.y + row.height:  # the buttons lie there
            y = row.y + row.height + 8
        if poster:
            right = 168.0
            box = Box(first.x + first.width - 160, y, 160, 46)
            widgets.append(Button("poster", box, say("poster.button"), key_label="P", size=19))
        if why:
            box = Box(first.x, y, first.width - right, 46)
            widgets.append(Button("why", box, why, key_label="H", size=19))
        self._form = Form(widgets, self._focus, zoom=self._zoom)

    def hear(self, heard: Input) -> str | None:
        """Lead an input to a button; return which was used."""
        changed = self._form.hear(heard)
        self._focus = self._form.focus
        return changed.name if changed is not None else None

    def walk(self, by: int) -> None:
        """Lead the focus on or back, as one reads: left and right go from turn to turn."""
        names = [
            widget.name for widget in sorted(self._form.widgets, key=lambda w: (w.box.y, w.box.x))
        ]
        at = names.index(self._focus) if self._focus in names else -by
        self._focus = self._form.focus = names[(at + by) % len(names)]

    def part(self, x: float, y: float) -> float | None:
        """Return what part of the match a point on the line means."""
        track = self._plan.track
        return (x - track.x) / track.width if track.holds(x, y) else None

    def draw(self, canvas: Canvas, at: int, total: int) -> None:
        """Paint the controls when so many acts of all have been shown."""
        for box in self._boxes:
            canvas.panel(box.x, box.y, box.width, box.height, 18)
        track, part = self._plan.track, at / max(1, total)
        y = track.y + track.height - 9
        canvas.rect(track.x, y - 5, track.width, 10, theme.WOOD, 5)
        canvas.rect(track.x, y - 5, max(10, track.width * part), 10, theme.MAGENTA, 5)
        text = self._words.say("replay-screen.turn", n=at, total=total)
        size = canvas.fitted(text, track.width - 8, 18 * self._zoom)
        middle = track.x + track.width / 2
        canvas.text(text, middle, track.y + 14, size, theme.INK, align="middle")
        self._form.draw(canvas)


def _row(left: float, y: float, widths: dict[str, float]) -> dict[str, Box]:
    boxes: dict[str, Box] = {}
    for name, wide in widths.items():
        boxes[name] = Box(left, y, wide, _HIGH)
        left += wide + _GAP
    return boxes


def _in_one(box: Box, *, moments: bool) -> Plan:
    left, right = box.x + 8, box.x + box.width - 8
    wide = (right - left - (_MOMENTS + 2 * _GAP if moments else _GAP)) / 2
    first = _row(left, box.y + 9, {"previous": wide, "next": wide, "moments": _MOMENTS})
    second = _row(left, box.y + 59, {"play": 190, "step": 102, "eyes": right - left - 308})
    y, end = box.y + 109, right - 236
    third = _row(end + 12, y, {"pace": 112, "close": 104})
    return Plan(first | second | third, Box(left + 4, y, end - left - 4, _HIGH))


def _in_two(line: Box, row: Box, *, moments: bool) -> Plan:
    y = line.y + (line.height - _HIGH) / 2
    left, right = line.x + 6, line.x + line.width - 6
    start = right - _TURN - (_MOMENTS + _GAP if moments else 0)
    ends = _row(start, y, {"next": _TURN, "moments": _MOMENTS})
    widths = {"play": 190.0, "step": 110.0, "pace": 112.0, "eyes": 210.0, "close": 104.0}
    spare = (row.width - sum(widths.values()) - 4 * _GAP) / 2
    rest = _row(row.x + spare, row.y + (row.height - _HIGH) / 2 - 2, widths)
    ends["previous"] = Box(left, y, _TURN, _HIGH)
    return Plan(ends | rest, Box(left + _TURN + 14, y, start - left - _TURN - 28, _HIGH))
