"""The panel of a lesson: where one is, one sentence, and what to press."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.core.lessons import Section, Step
from game.scenes.kit import Kit
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas, html
from game.stage.paint.frame import KEY_ROW, framed
from game.stage.widgets.form import Button, Form, Widget

BOX: Final = Box(12, 54, 380, 226)
"""Between the top bar, the left seat and the upper one of a table of four."""
WIDE: Final = Box(664, 54, 604, 226)
"""For large words: the right of the field, and what lies at the log's head."""
LOW: Final = Box(272, 456, 704, 258)
"""For large words while there is nothing to do but to read: over the hand."""
_BROAD: Final = 560.0
"""A heading and two buttons need so much."""
_ARROW: Final = 24.0
"""Half of how wide an arrow is."""
_LARGE: Final = 200.0, 80.0
"""What is at least so wide and high has room for one within."""
_TOP: Final = 46.0
"""Above it the bar at the top of a table lies."""
_TEXT: Final = 23.0
_LINE: Final = 1.26
_HEAD: Final = 42.0
_FOOT: Final = 80.0
_TICK: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28">'
    f'<circle cx="14" cy="14" r="13" fill="{html(theme.GREEN)}" stroke="{html(theme.INK)}" '
    'stroke-width="2"/><path d="M7.5,14.5 L12,19 L20.5,9.5" fill="none" stroke="#FFFDF6" '
    'stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/></svg>'
)


def tick(canvas: Canvas, x: float, y: float, size: float = 28) -> None:
    """Paint a tick, its middle at a point."""
    canvas.drawing(_TICK, x - size / 2, y - size / 2, size, size)


class LessonPanel:
    """One step's sentence with its buttons."""

    def __init__(
        self,
        kit: Kit,
        game: str,
        section: Section,
        stage: Step,
        names: Sequence[str],
        here: tuple[int, int],
        *,
        last: bool,
        box: Box | None = None,
        again: str = "R",
    ) -> None:
        """Write a step of the section that is the first of ``here``, counted from 0.

        ``box`` is where its board has room for it, if that is not where most have; ``again`` is
        the key that begins the section again.
        """
        words = kit.words(game)
        say = words.say
        left, top, right = names[1], names[len(names) // 2], names[-1]
        key = f"lessons.{section.name}"
        self.sentence = say(f"{key}.{stage.name}", left=left, top=top, right=right)
        title = say(f"{key}.title")
        self.heading = say("lesson-screen.heading", number=here[0] + 1, title=title)
        self.waits = stage.only_read
        """Whether the panel waits for its button."""
        self.fulfilled = False
        """Whether the sentence is ticked off."""
        self._zoom = kit.zoom
        large = kit.zoom > 1
        hand = any(point.isupper() for point in stage.points)
        usual = BOX if not large else LOW if stage.only_read and not hand else WIDE
        box = self.box = box or usual
        # large words have the foot for themselves: the buttons stand beside the heading
        beside = large and (box.width >= _BROAD or not self.waits)
        over = last and here[0] + 1 == here[1]
        label = say("lesson-screen.over" if over else f"lesson-screen.{'end' if last else 'next'}")
        foot = box.y + box.height - 60
        half = (box.width - 48) / 2
        edge = box.x + box.width - 18
        widgets: list[Widget] = []
        if self.waits:
            place = Box(box.x + 18, foot, half, 44)
            if beside:
                place = Box(edge - 352, box.y + 10, 190, 44)
            widgets.append(Button("next", place, label, style="main"))
        place = Box(edge - half, foot, half, 44)
        if beside:
            place = Box(edge - 150, box.y + 10, 150, 44)
        widgets.append(Button("again", place, say("lesson-screen.again"), key_label=again, size=18))
        self._head, self._foot = (66.0, 12.0) if beside else (_HEAD, _FOOT)
        self._beside = 0.0 if not beside else 364.0 if self.waits else 160.0
        self.form = Form(widgets)
        if not self.waits:
            self.form.focus = None

    def fulfil(self) -> None:
        """Tick the sentence off."""
        self.fulfilled = True

    def draw(
        self,
        canvas: Canvas,
        pointed: Sequence[Box],
        *,
        keyed: bool = False,
        fanned: bool = False,
        places: Sequence[Box] = (),
        written: Sequence[Box] = (),
    ) -> None:
        """Paint what is pointed at, and the panel.

        ``keyed``: seats show the keys that choose them. ``fanned``: a pile lies where arrows would.
        No arrow lies on another one of the ``places`` of a board that are all alike, nor on what is
        ``written``.
        """
        for box in pointed:
            framed(canvas, box, keyed=keyed)
            if not fanned:
                point_at(canvas, box, self.box, pointed, places, written)
        box = self.box
        canvas.panel(box.x, box.y, box.width, box.height, 18, theme.PAPER, ring=theme.LEMON)
        heading = self._heading(canvas)
        size = canvas.fitted(self.heading, self._room, 22 * min(1.3, self._zoom), theme.BUTTON)
        for row, line in enumerate(heading):
            y = box.y + 26 + 20 * row
            canvas.text(line, box.x + 18, y, size, theme.INK, theme.BUTTON, room=self._room)
        if self.fulfilled:
            tick(canvas, box.x + box.width - 30 - self._beside, box.y + 26)
        size, lines = self._lines(canvas)
        top = self._top(canvas)
        for row, line in enumerate(lines):
            y = box.y + top + (row + 0.55) * size * _LINE
            canvas.text(line, box.x + 18, y, size, theme.INK)
        self.form.draw(canvas)

    @property
    def _room(self) -> float:
        """How wide the heading may be: the tick and what stands beside it have their room."""
        return self.box.width - 36 - 32 - self._beside

    def _heading(self, canvas: Canvas) -> list[str]:
        """Return the heading, in two lines where one does not hold it."""
        return canvas.wrap(self.heading, self._room, theme.FLOOR, theme.BUTTON)[:2]

    def _top(self, canvas: Canvas) -> float:
        """Return how far down the sentence begins."""
        return max(self._head, _HEAD + 20 * (len(self._heading(canvas)) - 1))

    def _lines(self, canvas: Canvas) -> tuple[float, list[str]]:
        """Return the sentence broken into lines, as large as it may be and fits."""
        size = _TEXT * self._zoom
        high = self.box.height - self._top(canvas) - self._foot
        while True:
            lines = canvas.wrap(self.sentence, self.box.width - 36, size)
            if len(lines) * size * _LINE <= high or size <= theme.FLOOR:
                return size, lines
            size = max(theme.FLOOR, size - 0.5)


def point_at(
    canvas: Canvas,
    box: Box,
    panel: Box,
    pointed: Sequence[Box] = (),
    places: Sequence[Box] = (),
    written: Sequence[Box] = (),
) -> None:
    """Paint an arrow that points at a box from where there is room, over nothing ``written``.

    There is none where the panel or what is pointed at lies, too, and none between keys that stand
    close to one another. Where all around is written it stands in the corner of a large box.
    """
    spot = arrow_at(box, panel, (*pointed, *written))
    if spot is not None and not covers(spot, box, places):
        arrow(canvas, *spot)
    elif written and box.width >= _LARGE[0] and box.height >= _LARGE[1]:
        arrow(canvas, box.x + box.width - 28, box.y + box.height - 28, 90.0)


def covers(spot: tuple[float, float, float], box: Box, places: Sequence[Box]) -> bool:
    """Say whether an arrow at a spot lies on a place like the one that it points at."""
    alike = [one for one in places if (one.width, one.height) == (box.width, box.height)]
    return any(one.holds(*spot[:2]) for one in alike)


def arrow_at(
    box: Box, panel: Box, pointed: Sequence[Box] = ()
) -> tuple[float, float, float] | None:
    """Return where an arrow stands that points at a box, and how far it is turned; None: none."""
    if KEY_ROW[0] < box.height < KEY_ROW[1]:
        return None
    x, y = box.middle
    button = box.height < 80
    below = x, box.y + box.height + 34, 180.0
    right = box.x + box.width + 36, y, 90.0
    left = box.x - 36, y, 270.0
    above = x, box.y - 36, 0.0
    if box.y < 150:
        first = below
    elif (box.x < 200 and box.y < 500) or (button and x > 528) or 200 < box.y < 270:
        first = right
    elif ((box.x > 700 and not 540 < box.y < 566) or button) and box.x > 60:
        first = left
    else:
        first = above
    taken = (panel, *pointed)
    spots = (first, *(one for one in (right, left, above, below) if one != first))
    return next((one for one in spots if _free(one[0], one[1], taken)), None)


def _free(x: float, y: float, taken: Sequence[Box]) -> bool:
    """Say whether an arrow around a point is whole and lies on none of some boxes."""
    if not (_ARROW <= x <= 1280 - _ARROW and _TOP + _ARROW <= y <= 720 - _ARROW):
        return False
    return all(
        abs(x - box.middle[0]) >= _ARROW + box.width / 2
        or abs(y - box.middle[1]) >= _ARROW + box.height / 2
        for box in taken
    )


def arrow(canvas: Canvas, x: float, y: float, turn: float) -> None:
    """Paint a fat arrow around a point; it points down unless it is turned clockwise."""
    canvas.drawing(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">'
        f'<g transform="rotate({turn} 24 24)"><path d="M16,4 H32 V22 H43 L24,44 L5,22 H16 Z" '
        f'fill="{html(theme.LEMON)}" stroke="{html(theme.INK)}" stroke-width="4" '
        'stroke-linejoin="round"/></g></svg>',
        x - 24, y - 24, 48, 48,
    )  # fmt: skip
