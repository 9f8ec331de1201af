"""Why: what a bot had in mind when it decided, one decision after the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.ai.personas import faces
from game.core.endings import Considered, ReasonText, Seen
from game.scenes.after.decisions import WHY, most_at_stake
from game.scenes.after.why_rows import Pieces
from game.scenes.kit import Kit
from game.scenes.notice import veil
from game.stage.input.inputs import Input, KeyPressed
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas, html
from game.stage.paint.filling import LINE, filled
from game.stage.paint.strokes import bubble, stroke
from game.stage.scene import Answer, Close, FormScene
from game.stage.sound.voice import Utterance
from game.stage.widgets.form import Button, Changed, Form
from game.stage.widgets.rolls import BAR, Roll
from game.store.heads import Head

_WAYS: Final = (("before", "left"), ("best", ""), ("close", "escape"), ("after", "right"))
_TURNS: Final = (("left", -1), ("right", 1), ("pageup", -1), ("pagedown", 1))
"""What goes to the decision before or after; pages too, where there is no roll to turn."""
_PANEL: Final = Box(40, 24, 1200, 672)
_HEAD: Final = 144.0
"""How high a head and what it says are."""
_TITLES: Final = {False: (46.0, 138.0), True: (74.0, 112.0)}
"""By whether words are large: how high a title is, and the face beside it."""
_CARDS: Final = Box(66, 206, 1148, 250)
_FOOT: Final = Box(66, 468, 1148, 142)
_SAID: Final = 32.0
_FACE: Final = 52.0


class WhyScene(FormScene):
    """The reasons of one decision, with a way to those before and after it."""

    name = "why"
    see_through = True
    closes = ("escape", WHY)

    def __init__(
        self, kit: Kit, head: Head, told: dict[int, ReasonText], at: int, *, over: bool = True
    ) -> None:
        """Show the reason of an action, of those that are told.

        ``over``: the match is, and what was thought of every seat may be shown.
        """
        self._kit = kit
        self._head = head
        self._faces = faces(head.controllers)
        self._words = kit.words(head.game)
        self.told = list(told.values())
        """All that is explained, in order."""
        self._place = list(told).index(at)
        best = most_at_stake(told, told)
        self._best = self._place if best is None else list(told).index(best)
        self._over = over
        self._lay("close")

    def _lay(self, focus: str | None) -> None:
        """Make the ways on, and for large words the sentences as a roll above them."""
        say, zoom = self._words.say, self._kit.zoom
        self._more = self._longer()
        high = 26 + 20 * zoom
        y, wide = _PANEL.y + _PANEL.height - 16 - high, (_PANEL.width - 88) / len(_WAYS)
        ways = []
        for at, (name, key) in enumerate(_WAYS):
            box = Box(_PANEL.x + 26 + (wide + 12) * at, y, wide, high)
            style = "main" if name == "close" else "plain"
            ways.append(Button(name, box, say(f"why.{name}"), style=style, key_label=key, size=20))
        self._form = Form(ways, focus, zoom=zoom)
        if zoom > 1:
            top = _PANEL.y + _HEAD + self._more
            area = Box(_PANEL.x + 26, top, _PANEL.width - 40, y - 16 - top)
            chances = self.shown.chances if self._over else ()
            pieces = Pieces(self._kit, self._words, self._head, area.width - BAR)
            self.roll = Roll(pieces.rows(self.shown, chances), area)
            blocks = [widget for row in self.roll.rows for widget in row.widgets]
            self._form = Form([*ways, *blocks], focus, zoom=zoom)
            self.roll.place(self._form)

    def _longer(self) -> float:
        """Return how much more room the title takes than two lines do, at the smallest size."""
        high, face = _TITLES[self._kit.zoom > 1]
        room = _PANEL.width - 70 - face
        if self._kit.zoom == 1:
            room -= self._kit.wide(self._placed, 18) + 20
        lines = self._kit.lines(self._title, room, theme.FLOOR, theme.TITLE)
        return max(0.0, lines * theme.FLOOR * LINE - high)

    @property
    def shown(self) -> ReasonText:
        """The reason that is shown."""
        return self.told[self._place]

    def handle_input(self, heard: Input) -> Answer:
        """Go from decision to decision, or close."""
        turns = _TURNS if self.roll is None else _TURNS[:2]
        for key, by in turns:
            if isinstance(heard, KeyPressed) and heard.key == key:
                self._go(self._place + by)
                return None
        return super().handle_input(heard)

    def use(self, changed: Changed) -> Answer:
        """Close, or go to the decision before or after, or to that on which most hung."""
        if changed.name == "close":
            return Close()
        places = {"before": self._place - 1, "after": self._place + 1, "best": self._best}
        self._go(places[changed.name])
        return None

    def _go(self, place: int) -> None:
        self._place = min(len(self.told) - 1, max(0, place))
        focus = self._form.focus
        self._lay(focus if focus in dict(_WAYS) else "close")

    def aside(self) -> list[Utterance]:
        """Return the reason, sentence by sentence, told as one comes to it."""
        return [Utterance(self._title), Utterance(self._placed), *map(Utterance, self.shown.lines)]

    @property
    def _title(self) -> str:
        name = self._head.names[self.shown.seat]
        return self._words.say("why.button", name=name, done=self.shown.did)

    @property
    def _placed(self) -> str:
        at, of, turn = self._place + 1, len(self.told), self.shown.turn
        return self._words.say("why.place", at=at, of=of, n=turn)

    # ------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw who decided, what, and why."""
        veil(canvas)
        box, told = _PANEL, self.shown
        canvas.panel(box.x, box.y, box.width, box.height, 24)
        if self.roll is not None:
            self._header(canvas, 36 * self._kit.zoom)
            self.roll.draw_bar(canvas)
        else:
            self._header(canvas, 30)
            self._cards(canvas, told.options[:3])
            left, wide = _FOOT.x, (_FOOT.width - 16) / 2
            if told.seen:
                self._seen(canvas, told.seen, Box(left, _FOOT.y, wide, _FOOT.height))
                left += wide + 16
            if self._over and told.chances:
                room = _FOOT.x + _FOOT.width - left
                self._chances(canvas, Box(left, _FOOT.y, room, _FOOT.height))
        self._form.draw(canvas)

    def _header(self, canvas: Canvas, size: float) -> None:
        """Paint who decided what, and the reason as they say it where it is not in the roll."""
        box, told, large = _PANEL, self.shown, self.roll is not None
        high, face = _TITLES[large]
        canvas.picture(self._faces[told.seat], box.x + 22, box.y + 18, face, face)
        left, right = box.x + 44 + face, box.x + box.width - 26
        room, high = right - left, high + self._more
        top = box.y + (11 if large else 13)
        if not large:
            room -= canvas.text(self._placed, right, box.y + 34, 18, theme.GREY, align="right") + 20
        fit, lines = filled(canvas, self._title, room, high, size, theme.TITLE)
        _lines(canvas, lines, left, top + high / 2, fit, theme.TITLE)
        if large:
            small = canvas.fitted(self._placed, room, 18 * self._kit.zoom)
            canvas.text(self._placed, left, box.y + 102 + self._more, small, theme.GREY)
            return
        y = box.y + 64 + self._more
        said = Box(left + 8, y, right - left - 8, 100 - self._more)
        bubble(canvas, said)
        fit, lines = filled(canvas, told.because, said.width - 40, said.height - 16, _SAID,
                            theme.TEXT_BOLD)  # fmt: skip
        _lines(canvas, lines, said.x + 22, said.middle[1], fit, theme.TEXT_BOLD)

    def _cards(self, canvas: Canvas, options: Sequence[Considered]) -> None:
        """Paint what could be done: what was done first, on lemon, as large as there is room."""
        box = _CARDS
        wide = min(560.0, (box.width - 14 * (len(options) - 1)) / len(options))
        left = box.x + (box.width - wide * len(options) - 14 * (len(options) - 1)) / 2
        for at, option in enumerate(options):
            spot = Box(left + at * (wide + 14), box.y, wide, box.height)
            self._option(canvas, option, spot, chosen=at == 0)

    def _option(self, canvas: Canvas, option: Considered, box: Box, *, chosen: bool) -> None:
        """Paint something that could be done: its card, at whom, and how good it seemed."""
        fill = theme.LEMON if chosen else theme.WHITE
        canvas.panel(box.x, box.y, box.width, box.height, 16, fill, shadow=False)
        high = box.height - 28
        wide = picture(canvas, option.picture, box.x + 16, box.y + 14, high)
        if option.target is not None:
            face = 92.0
            x, y = box.x + 16 + wide - face * 0.62, box.y + box.height - face - 8
            canvas.picture(self._faces[option.target], x, y, face, face)
        left = box.x + wide + 56
        room = box.x + box.width - 14 - left
        size, lines = filled(canvas, option.done, room, 104, 26, theme.BUTTON)
        y = box.y + 34.0
        for line in lines:
            canvas.text(line, left, y, size, theme.INK, theme.BUTTON)
            y += size * LINE
        y = box.y + box.height - 86
        for row, line in enumerate(canvas.wrap(option.worth, room, 20)[:2]):
            canvas.text(line, left, y + 23 * (row - 0.5), 20, theme.INK, theme.TEXT)
        spot = Box(left, box.y + box.height - 46, room, 26)
        colour = theme.MAGENTA if chosen else theme.TEAL
        stroke(canvas, spot, theme.PAPER_2, hollow=True)
        stroke(canvas, Box(left, spot.y, max(22.0, room * option.share), 26), colour)

    def _seen(self, canvas: Canvas, acts: Sequence[Seen], box: Box) -> None:
        """Paint the acts that moved a belief: who, which card, whom, and how far."""
        canvas.text(self._words.say("why.seen"), box.x, box.y + 12, 20, theme.INK, theme.BUTTON)
        step = (box.height - 28) / 3
        for row, act in enumerate(acts[:3]):
            y = box.y + 28 + step * (row + 0.5)
            canvas.text(self._words.say("why.turn", n=act.turn), box.x, y, 18, theme.GREY)
            x = box.x + 62
            canvas.picture(self._faces[act.seat], x, y - 19, 38, 38)
            canvas.picture(act.picture, x + 46, y - 18, 26, 36)
            if act.other is not None:
                canvas.picture(self._faces[act.other], x + 80, y - 19, 38, 38)
            spot = Box(x + 132, y - 10, box.width - 62 - 132 - 128, 20)
            stroke(canvas, spot, theme.PAPER_2, hollow=True)
            ends = sorted((act.before, act.after))
            left, right = (spot.x + spot.width * end for end in ends)
            colour = theme.GREEN if act.after > act.before else theme.TOMATO
            stroke(canvas, Box(left, spot.y, max(12.0, right - left), 20), colour)
            n = " › ".join(str(round(100 * share)) for share in (act.before, act.after))
            text = self._words.say("why.share", n=n)
            right = box.x + box.width
            canvas.text(text, right, y, 18, theme.INK, theme.BUTTON, align="right", room=122)

    def _chances(self, canvas: Canvas, box: Box) -> None:
        """Paint everybody where they were thought to stand, between against and with."""
        say = self._words.say
        canvas.text(say("why.chances"), box.x, box.y + 12, 20, theme.INK, theme.BUTTON)
        y, room = box.y + box.height - 30, box.width - _FACE
        canvas.rect(box.x, y - 3, box.width, 6, theme.WOOD, 3)
        canvas.rect(box.x + box.width / 2 - 1.5, y - 10, 3, 22, theme.INK)
        canvas.text(say("why.against"), box.x, y + 20, 18, theme.RED_TEXT, theme.TEXT)
        right = box.x + box.width
        canvas.text(say("why.beside"), right, y + 20, 18, theme.GREEN, theme.TEXT, align="right")
        chances = sorted(self.shown.chances, key=lambda one: one[1])
        lefts = fanned([room * share for _, share in chances], _FACE - 4, room)
        for (seat, share), left in zip(chances, lefts, strict=True):
            x, spot = box.x + left, box.x + _FACE / 2 + room * share
            _stalk(canvas, x + _FACE / 2, spot, y - 18, 18)
            canvas.picture(self._faces[seat], x, y - 16 - _FACE, _FACE, _FACE)


def _lines(
    canvas: Canvas, lines: Sequence[str], left: float, middle: float, size: float, font: str
) -> None:
    """Paint lines one below the other, around a middle."""
    top = middle - size * LINE * (len(lines) - 1) / 2
    for row, line in enumerate(lines):
        canvas.text(line, left, top + size * LINE * row, size, theme.INK, font)


def _stalk(canvas: Canvas, start: float, end: float, y: float, high: float) -> None:
    """Paint a line from a face down to where it belongs."""
    left, wide = min(start, end) - 2, abs(end - start) + 4
    road = f"M{start - left:.1f},0L{end - left:.1f},{high:.0f}"
    canvas.drawing(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide:.1f} {high:.0f}" '
        f'width="{wide:.1f}" height="{high:.0f}"><path d="{road}" fill="none" '
        f'stroke="{html(theme.INK)}" stroke-width="2.5"/></svg>',
        left, y, wide, high,
    )  # fmt: skip


def fanned(places: Sequence[float], step: float, room: float) -> list[float]:
    """Return places in order moved apart by a step, or by as much as the room has, 0 to ``room``.

    Those that would touch stand side by side, with their middle where it was.
    """
    step = min(step, room / max(1, len(places) - 1))
    groups: list[tuple[float, int]] = []  # where a group's first wishes to stand, and its size
    for at, place in enumerate(places):
        groups.append((place - at * step, 1))
        while len(groups) > 1 and groups[-2][0] >= groups[-1][0]:
            (one, many), (other, more) = groups[-2:]
            groups[-2:] = [((one * many + other * more) / (many + more), many + more)]
    starts = [start for start, many in groups for _ in range(many)]
    most = room - step * (len(places) - 1)
    return [min(most, max(0.0, start)) + at * step for at, start in enumerate(starts)]


def picture(canvas: Canvas, name: str, x: float, y: float, high: float) -> float:
    """Paint a card upright, or a sign in the middle of its place; return how wide that is."""
    wide = high / 1.4
    if name.startswith(("mini_", "card_")):
        canvas.picture(name, x, y, wide, high)
    else:
        canvas.picture(name, x, y + (high - wide) / 2, wide, wide)
    return wide
