"""The replay's bar: one row as wide as the table, with the line of the match between its controls.

A control shows a sign; what it is called stands over the bar while it has the focus.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from game.core.words import Words
from game.stage.input.inputs import FocusLost, Input, PointerMoved, PointerPressed, PointerReleased
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas, html
from game.stage.paint.key_caps import LEFT, RIGHT, cap_width, key_cap
from game.stage.widgets.form import Button, Changed, Form, Widget
from game.stage.widgets.rolls import LINE, paragraph

BAR: Final = Box(8, 620, 1264, 92)
"""Where it stands at every table: a board in a replay puts nothing there."""
TABLE_FOOT: Final = BAR.y - 8
"""A board in a replay ends here."""
_MIDDLE: Final = 666.0
_KEY: Final = 50.0
_PLAY: Final = 64.0
_PACE: Final = 66.0
_GAP: Final = 7.0
_EDGE: Final = 14.0
_LINE: Final = 666.0
"""The middle of the line; marks stand above it, words below."""
_THICK: Final = 14.0
_MARK: Final = 30.0
_MARKS: Final = 641.0
_WORDS: Final = 693.0
_FOOT: Final = 52.0
"""How high the line and its words are, to be touched."""
_MOST: Final = 34.0
"""The largest words that stand below the line."""
_APART: Final = 16.0
"""What lies between them at least."""
_TOLD: Final = 640.0
"""How wide what is told of a control is at most, in usual words."""
_OVER: Final = 8.0
"""How far it lies over the bar."""
_SIGNS: Final = {
    "play": "M8,5 L19,12 L8,19 Z",
    "pause": "M7,5 H10.5 V19 H7 Z M13.5,5 H17 V19 H13.5 Z",
    "previous": "M18,5 L9,12 L18,19 Z M5.5,5 H8.5 V19 H5.5 Z",
    "next": "M6,5 L15,12 L6,19 Z M15.5,5 H18.5 V19 H15.5 Z",
    "step": "M5.5,5 H8.5 V19 H5.5 Z M11,5 L20,12 L11,19 Z",
    "why": "M8,9.2 A4,4 0 1 1 13.4,13 Q12,13.6 12,15.4 M12,18.9 V19",
    "moments": "M12,3.6 L14.4,9.2 L20.4,9.7 L15.8,13.6 L17.3,19.6 L12,16.3 L6.7,19.6 L8.2,13.6 "
    "L3.6,9.7 L9.6,9.2 Z",
    "poster": "M6,3.5 H18 V20.5 H6 Z M8.6,14.5 L11.2,10 L13.2,12.8 L14.6,11 L15.8,14.5 Z",
    "close": "M6,6 L18,18 M18,6 L6,18",
}  # fmt: skip
_STROKED: Final = ("why", "close", "poster")
"""Signs that are lines."""


@dataclass(frozen=True, slots=True)
class BarMark:
    """Something worth seeing: at which part of the match it is, its picture and what it is."""

    part: float
    icon: str
    text: str
    seen: str
    """As much of that as all saw; empty where it cannot be told to them."""


@dataclass(frozen=True, slots=True)
class Reach:
    """What a control is called that cannot be used at every moment, or why it cannot be ``now``."""

    told: str
    now: bool


@dataclass(frozen=True, slots=True)
class Gaze:
    """Through whose eyes one looks: their picture, and what they are called."""

    picture: str
    called: str
    known: bool
    """Whether they know what is still to come: then every mark says what it is."""


def told_high(zoom: float, lines: int = 1) -> float:
    """Return how high it is what is told of a control, in so many lines."""
    return max(30.0, lines * theme.FLOOR * min(2.0, zoom) * LINE) + 14


def side_foot(zoom: float) -> float:
    """Return where a column ends that keeps clear of what is told of a control in a line."""
    return BAR.y - _OVER - told_high(zoom) - 4


class ReplayBar:
    """The controls of a replay, and the line that shows how far it is and leads elsewhere."""

    def __init__(self, words: Words, zoom: float, shown: Callable[[], tuple[int, int]]) -> None:
        """Begin with the focus on what plays; ``shown`` says how many acts of how many are seen."""
        self._words, self._zoom, self._shown = words, zoom, shown
        self._form = Form([])
        self._focus: str | None = "play"
        self._barred = ""
        """The control under the pointer that cannot be used now."""
        self._drawn: float | None = None
        """To which part of the match the line is drawn by a pointer."""

    @property
    def form(self) -> Form:
        """All that can be used, the marks last."""
        return self._form

    def show(
        self, *, playing: bool, pace: float, eyes: Gaze, marks: Sequence[BarMark] | None = None,
        ticks: Sequence[float] = (), why: Reach | None = None, poster: Reach | None = None,
    ) -> None:  # fmt: skip
        """Stand for a moment of a replay; ``ticks`` are parts of the match where something begins.

        ``why`` and ``poster`` are None where a match never has them: a control that is out of
        reach keeps its place. Where there may be ``marks`` there is a way to their list, too.
        """
        say = self._words.say
        now = f"× {pace:g}".replace(".", say("replay-screen.point"))
        before = [
            _Key("previous", say("replay-screen.previous"), LEFT),
            _Key("play", say(f"replay-screen.{'stop' if playing else 'play'}"), "space",
                 sign="pause" if playing else "play"),
            _Key("step", say("replay-screen.step"), "."),
            _Key("next", say("replay-screen.next"), RIGHT),
        ]  # fmt: skip
        after = [_Key("pace", say("replay-screen.pace", pace=now), "x", written=now)]
        if why is not None:
            after.append(_Key("why", why.told, "h"))
            after[-1].enabled = why.now
        if marks is not None:
            after.append(_Key("moments", say("replay-screen.moments"), "t"))
        looks = say("replay-screen.eyes", eyes=eyes.called)
        after.append(_Key("eyes", looks, "v", picture=eyes.picture))
        if poster is not None:
            after.append(_Key("poster", poster.told, "p"))
            after[-1].enabled = poster.now
        after.append(_Key("close", say("replay-screen.close"), "escape"))
        left = _row(before, BAR.x + _EDGE) + 14
        wide = sum(key.wide + _GAP for key in after) - _GAP
        right = BAR.x + BAR.width - _EDGE - wide
        _row(after, right)
        line = _Line(Box(left, _MARKS + _MARK / 2, right - 14 - left, _FOOT), self, eyes, ticks)
        spots = apart([mark.part for mark in marks or ()], line.box, _MARK)
        found = [_Sign(at, x, mark, self, known=eyes.known)
                 for at, (x, mark) in enumerate(zip(spots, marks or (), strict=True))]  # fmt: skip
        self._line = line
        self._form = Form([*before, line, *after, *found], self._focus, zoom=self._zoom)

    # ------------------------------------------------------------ inputs

    def handle_input(self, heard: Input) -> Changed | None:
        """Lead an input to a control; return which was used, and of the line to which part.

        A line that is ``drawn`` along is ``line`` where it is let go.
        """
        line = self._line
        match heard:
            case PointerPressed(x, y, 1) if self._at(x, y) is line:
                self._drawn, self._focus = line.part(x), line.name
                self._form.focus = line.name
                return Changed("drawn", self._drawn)
            case PointerMoved(x, y) if self._drawn is not None:
                self._drawn = line.part(x)
                return Changed("drawn", self._drawn)
            case PointerReleased(x, _, 1) if self._drawn is not None:
                self._drawn = None
                return Changed("line", line.part(x))
            case FocusLost():
                self._drawn = None
            case PointerMoved(x, y):
                over = self._at(x, y)
                self._barred = "" if over is None or over.enabled else over.name
                if over is None or self._barred:
                    self._form.focus = "play"  # what was told over the table goes away
                line.over = line.part(x) if over is line else None
            case _:
                pass
        changed = self._form.handle_input(heard)
        self._focus = self._form.focus
        return changed

    def _at(self, x: float, y: float) -> Widget | None:
        """Return what lies at a point; marks lie over the line."""
        under = [widget for widget in self._form.widgets if widget.box.holds(x, y)]
        return under[-1] if under else None

    def walk(self, by: int) -> None:
        """Lead the focus on or back, as one reads: left and right go from turn to turn."""
        names = [widget.name for widget in self._form.widgets if widget.enabled]
        at = names.index(self._focus) if self._focus in names else -by
        self._focus = self._form.focus = names[(at + by) % len(names)]

    @property
    def count(self) -> str:
        """How many acts are seen, of how many; while the line is drawn, those up to there."""
        at, total = self._shown()
        if self._drawn is not None:
            at = round(self._drawn * total)
        return self._words.say("replay-screen.turn", n=at, total=total)

    @property
    def part(self) -> float:
        """How much of the match is seen, 0 to 1."""
        at, total = self._shown()
        return at / max(1, total) if self._drawn is None else self._drawn

    def there(self, part: float) -> str:
        """Return what a place on the line is."""
        return self._words.say("replay-screen.there", n=round(part * self._shown()[1]))

    @property
    def behind(self) -> str:
        """What is told of a mark behind, to eyes that did not see what it was."""
        return self._words.say("replay-screen.behind")

    @property
    def ahead(self) -> str:
        """What is told of a mark that is still to come."""
        return self._words.say("replay-screen.ahead")

    # ------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas) -> None:
        """Paint the bar, and over it what has the focus is called."""
        box = BAR
        canvas.panel(box.x, box.y, box.width, box.height, 22, theme.PAPER)
        canvas.rect(box.x + 5, box.y + 5, box.width - 10, box.height - 10, theme.INK, 18)
        self._form.draw(canvas)
        focused = self._form[self._barred] if self._barred else self._form.focused
        if isinstance(focused, _Key | _Line | _Sign) and focused.tip:
            self._tell(canvas, focused)

    def _tell(self, canvas: Canvas, focused: _Key | _Line | _Sign) -> None:
        """Paint over the bar what is told of a control, and its key."""
        size = theme.FLOOR * min(2.0, self._zoom)
        cap = cap_width(canvas, focused.key_label) if focused.key_label else 0.0
        beside = cap + 10 if cap else 0.0
        lines = canvas.even(focused.tip, _TOLD * min(1.8, self._zoom), size, theme.TEXT_BOLD)
        wide = max(canvas.text_width(line, size, theme.TEXT_BOLD) for line in lines)
        high = told_high(self._zoom, len(lines))
        whole = wide + beside + 28
        x = min(max(8.0, focused.points_at - whole / 2), 1272 - whole)
        y = BAR.y - high - _OVER
        canvas.panel(x, y, whole, high, 14, theme.WHITE)
        if cap:
            key_cap(canvas, focused.key_label, x + 14, y + high / 2)
        top = y + (high - len(lines) * size * LINE) / 2
        paragraph(canvas, "\n".join(lines), x + 14 + beside, top, wide + 4, size,
                  theme.INK, theme.TEXT_BOLD)  # fmt: skip


class _Key(Button):
    """One control: a sign, a picture or a few letters on it."""

    def __init__(
        self, name: str, label: str, key: str, *, sign: str = "", picture: str = "",
        written: str = "",
    ) -> None:  # fmt: skip
        """Take what it is called, and the key that does the same."""
        style = "main" if name == "play" else "plain"
        super().__init__(name, BAR, label, style=style, key_label=key)
        self._sign, self._picture, self._written = sign or name, picture, written
        self.wide = {"play": _PLAY, "pace": _PACE}.get(name, _KEY)

    @property
    def tip(self) -> str:
        """What is told of it; what plays is known by its sign."""
        return "" if self.name == "play" else self.label

    @property
    def points_at(self) -> float:
        """Over which point that stands."""
        return self.box.middle[0]

    def draw(self, canvas: Canvas, *, focused: bool) -> None:
        """Paint it: round what moves the match, square what is asked of it."""
        box, dark = self.box, self.name in ("previous", "step", "next")
        radius = box.height / 2 if dark or self.name == "play" else 14
        fill = theme.LEMON if self.style == "main" else theme.PLUM if dark else theme.PAPER
        if focused:
            canvas.focus(box.x, box.y, box.width, box.height, radius + 6)
        canvas.panel(box.x, box.y, box.width, box.height, radius, fill, shadow=False)
        x, y = box.middle
        if self._written:
            large = 22 * min(1.4, self.zoom)
            size = canvas.fitted(self._written, box.width - 8, large, theme.BUTTON)
            canvas.text(self._written, x, y, size, theme.INK, theme.BUTTON, align="middle")
            return
        high = 0.78 * box.height if self._picture else 0.62 * box.height
        if self._picture:
            canvas.picture(self._picture, x - high / 2, y - high / 2, high, high)
            return
        ink = theme.PAPER if dark else theme.INK if self.enabled else theme.WOOD
        line = f'fill="none" stroke="{html(ink)}" stroke-width="2.6"'
        paint = line if self._sign in _STROKED else f'fill="{html(ink)}"'
        canvas.drawing(_svg(f'<path d="{_SIGNS[self._sign]}" {paint} {_ROUND}/>'),
                       x - high / 2, y - high / 2, high, high)  # fmt: skip


class _Line(Widget):
    """The line: how much is seen, where things begin, and what one looks through."""

    def __init__(self, box: Box, bar: ReplayBar, eyes: Gaze, ticks: Sequence[float]) -> None:
        super().__init__("line", box)
        self._bar, self._eyes = bar, eyes
        lines = "".join(f"M{box.width * tick:.1f},0V{_THICK}" for tick in ticks)
        self._ticked = (  # one picture of all of them
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{box.width}" height="{_THICK}">'
            f'<path d="M0,0{lines}" stroke="{html(theme.INK)}" stroke-width="2"/></svg>'
        )
        self.over: float | None = None
        """Over which part of it a pointer is."""
        self.key_label = ""

    @property
    def tip(self) -> str:
        """What is told of it: which act is under the pointer."""
        return "" if self.over is None else self._bar.there(self.over)

    @property
    def points_at(self) -> float:
        """Over which point that stands."""
        return self.box.x + self.box.width * (self.over or 0.0)

    def part(self, x: float) -> float:
        """Return what part of the match a point means."""
        return min(1.0, max(0.0, (x - self.box.x) / self.box.width))

    def use(self) -> Changed:
        """Go on by a tenth of the match, from its end to its beginning: for one switch."""
        part = self._bar.part
        return Changed("line", 0.0 if part > 0.95 else min(1.0, part + 0.1))

    def spoken(self, say: Callable[..., str]) -> str:
        """Return how far it is, and what using it does."""
        return f"{self._bar.count}. {say('replay-screen.tenth')}"

    def draw(self, canvas: Canvas, *, focused: bool) -> None:
        """Paint the line, and the words below it."""
        box, y, part = self.box, _LINE - _THICK / 2, self._bar.part
        if focused:
            canvas.rect(box.x - 5, y - 5, box.width + 10, _THICK + 10, theme.LEMON, 12)
        canvas.panel(box.x - 2, y - 2, box.width + 4, _THICK + 4, 9, _AHEAD, line=2, shadow=False)
        if part:
            canvas.rect(box.x, y, max(_THICK, box.width * part), _THICK, theme.LEMON, 7)
        canvas.drawing(self._ticked, box.x, y, box.width, _THICK)
        x = box.x + box.width * part
        canvas.panel(x - 14, _LINE - 14, 28, 28, 14, theme.PAPER, shadow=False)
        canvas.rect(x - 6, _LINE - 6, 12, 12, theme.MAGENTA, 6)
        size = min(_MOST, theme.FLOOR * self.zoom)
        count, called = self._bar.count, self._eyes.called
        room = box.width - _APART - canvas.text_width(count, size, theme.BUTTON)
        while size > theme.FLOOR and canvas.text_width(called, size) > room:
            size -= 0.5
            room = box.width - _APART - canvas.text_width(count, size, theme.BUTTON)
        canvas.text(count, box.x, _WORDS, size, theme.PAPER, theme.BUTTON)
        canvas.text(called, box.x + box.width, _WORDS, size, theme.PALE_PLUM, align="right",
                    room=room)  # fmt: skip


class _Sign(Widget):
    """A mark over the line: what is seen already shows its picture, what is to come a diamond."""

    def __init__(self, at: int, x: float, mark: BarMark, bar: ReplayBar, *, known: bool) -> None:
        super().__init__(f"moment:{at}", Box(x - _MARK / 2, _MARKS - _MARK / 2, _MARK, _MARK))
        self._mark, self._bar, self._known = mark, bar, known
        self.key_label = ""

    @property
    def _seen(self) -> bool:
        return self._known or self._mark.part <= self._bar.part

    @property
    def tip(self) -> str:
        """What is told of it."""
        if self._known:
            return self._mark.text
        behind = self._mark.seen or self._bar.behind
        return behind if self._seen else self._bar.ahead

    @property
    def points_at(self) -> float:
        """Over which point that stands."""
        return self.box.middle[0]

    def spoken(self, say: Callable[..., str]) -> str:
        """Return what is told of it."""
        return self.tip

    def draw(self, canvas: Canvas, *, focused: bool) -> None:
        """Paint it over its place on the line, or beside that where others stand."""
        x, y = self.box.middle
        half = _MARK / 2 - 1
        if self._seen:
            canvas.rect(x - 1.5, y, 3, _LINE - y - _THICK / 2, theme.PAPER)
        if focused:
            canvas.panel(x - half - 4, y - half - 4, 2 * half + 8, 2 * half + 8, half + 4,
                         theme.LEMON, shadow=False)  # fmt: skip
        if self._seen:
            canvas.panel(x - half, y - half, 2 * half, 2 * half, half, theme.PAPER, shadow=False)
            canvas.picture(self._mark.icon, x - 10, y - 10, 20, 20)
            return
        diamond = f'<path d="M12,5 L19,12 L12,19 L5,12 Z" fill="{html(theme.PALE_PLUM)}"/>'
        canvas.drawing(_svg(diamond), x - 12, y - 12, 24, 24)


_AHEAD: Final = (108, 84, 124)
_ROUND: Final = 'stroke-linejoin="round" stroke-linecap="round"'


def _svg(shapes: str) -> str:
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">'
        f"{shapes}</svg>"
    )


def _row(keys: Sequence[_Key], left: float) -> float:
    """Place controls from left to right; return where the last one ends."""
    for key in keys:
        high = min(key.wide, _PLAY) if key.name != "pace" else _KEY
        key.box = Box(left, _MIDDLE - high / 2, key.wide, high)
        left += key.wide + _GAP
    return left - _GAP


def apart(parts: Sequence[float], box: Box, wide: float) -> list[float]:
    """Return where marks stand in the middle, each at its part of a box and clear of the others."""
    room = box.width - wide
    lefts: list[float] = []
    for part in parts:
        left = box.x + min(room, max(0.0, box.width * part - wide / 2))
        lefts.append(max(left, lefts[-1] + wide) if lefts else left)
    end = box.x + room
    for at in range(len(lefts) - 1, -1, -1):
        lefts[at] = min(lefts[at], end)
        end = lefts[at] - wide
    return [left + wide / 2 for left in lefts]
