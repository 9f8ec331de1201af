"""Explaining: the sentence that a newcomer is told the first time that something happens.

The match waits until it is read. What is explained depends only on what the person was told.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Final

from game.core.pages import Explained
from game.core.targets import HAND
from game.games import game_of
from game.scenes.kit import Kit
from game.scenes.table.at_table import AtTable
from game.scenes.table.spared import shared, used
from game.session import Session
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.paint.frame import framed
from game.stage.scene import Answer, Close, FormScene
from game.stage.table.laid import card_box
from game.stage.widgets.form import Button, Changed, Form
from game.stage.widgets.rolls import LINE, paragraph

REST_MS: Final = 2500.0
"""So long after one sentence no other one comes, unless the person has acted since."""
_MIDDLE: Final = 528.0
"""The middle of a table, beside its log."""
_WIDE: Final = 600.0
_TOP, _BOTTOM = 58.0, 708.0
_LEFT, _RIGHT = 12.0, 1268.0
_TRIES: Final = 12
"""So many places are tried each way."""
_SIZE: Final = 23.0
_GAP: Final = 8.0
_PRESSED, _USED, _FACES, _POINTED, _HELD, _SEEN = 1000.0, 500.0, 20.0, 8.0, 3.0, 1.0
"""How bad it is to cover a unit of what is asked, used, faces, what is meant, hands, the rest."""


class Explaining:
    """What one person is explained at a table where they play alone, and wish to be."""

    def __init__(self, kit: Kit, session: Session, told: int) -> None:
        """Begin with what the person is told from here on."""
        self._kit = kit
        self._session = session
        self._seen = told
        self._rests = 0.0
        """How long nothing more is explained, in milliseconds."""
        self._asked = False
        """Whether the person was asked something when that was looked at last."""
        alone = session.replayable and len(session.people) == 1
        self._guide = game_of(session.head.game).guide if alone else None

    def pass_time(self, ms: float) -> None:
        """Let somebody look at what they just read of, and try it."""
        self._rests -= ms

    def next(self, table: AtTable, told: int) -> ExplainScene | None:
        """Return the sentence that is due at a table that shows so much, None where none is.

        One at a time: what happens meanwhile is explained when it happens again, and what is asked
        once the person has had time to look, if they have not begun by themselves.
        """
        guide, viewer, words = self._guide, table.viewer, table.words
        wished = self._kit.settings.explains(self._session.head.game)
        if guide is None or viewer is None or not wished:
            return None
        mine = table.is_mine()
        if self._asked and not mine:
            self._rests = 0.0
        self._asked = mine
        names = self._session.head.names
        events = self._session.observations(viewer, self._seen)[: told - self._seen]
        for event in events:
            self._seen += 1
            if self._rests > 0:
                continue
            if self._new(its := guide.happened(event, table.view, viewer, names, words)):
                return self._said(table, its)
        if mine and self._rests <= 0 and not table.hand.touched:
            its = guide.asked(table.view, viewer, names, words)
            return self._said(table, its) if self._new(its) else None
        return None

    def _key(self, its: Explained) -> str:
        return f"{self._session.head.game}.{its.name}"

    def _new(self, its: Explained | None) -> bool:
        return its is not None and self._key(its) not in self._kit.settings.explained

    def _said(self, table: AtTable, its: Explained | None) -> ExplainScene | None:
        """Keep, for all matches to come, that this was explained."""
        if its is None:
            return None
        # in a real-time game all is explained before it begins, and nothing in its midst
        self._rests = 0.0 if self._session.real_time else REST_MS
        settings = self._kit.settings
        settings.explained = [*settings.explained, self._key(its)]
        self._kit.save_settings()
        boxes = [
            one.box
            for one in table.layout.touch.values()
            if one.token in its.points and one.box.width  # else its button is pointed at
        ]
        buttons = table.button_boxes
        boxes += [box for token, box in buttons.items() if token in its.points]
        pressed = list(buttons.values())
        others = [
            (_HELD if name in HAND else _SEEN, one.box) for name, one in table.layout.touch.items()
        ]
        others += [(_USED, box) for box in used(table.layout.touch, table.lit())]
        if (prompt := table.layout.spots.prompt) is not None:
            pressed.append(prompt)
        others += [(_FACES, head) for head in table.layout.spots.brows]
        # what is in the air is what it is about
        pressed += [card_box(pose) for pose in table.layout.sprites.values() if pose.lift]
        others += [(_PRESSED, box) for box in pressed]
        return ExplainScene(self._kit, self._session.head.game, its.text, boxes, others)


class ExplainScene(FormScene):
    """One sentence over the table, what it speaks of, and the way on."""

    name = "explain"
    see_through = True
    closes = ("escape", "space", "backspace")

    def __init__(
        self, kit: Kit, game: str, text: str, points: list[Box], others: list[tuple[float, Box]]
    ) -> None:
        """Say a text of a game about some boxes; of others each with how bad covering it is."""
        self._kit = kit
        self._game = game
        self._text = text
        self._points = points
        self._covered = [*((_POINTED, box) for box in points), *others]
        asked = [box for weight, box in others if weight == _PRESSED]
        used = [box for weight, box in others if weight == _USED]
        faces = [box for weight, box in others if weight == _FACES]
        parts = [one for one in points if not any(shared(face, one) for face in faces)]
        self._spared = (
            [*points, *asked, *used], [*parts, *faces, *asked, *used], [*points, *asked],
        )  # fmt: skip
        """What is covered by nothing; where there is no such room, of whole seats their faces."""
        say, zoom = kit.words().say, kit.zoom
        self._labels = {name: say(f"explain.{name}") for name in ("done", "stop")}
        self._foot = 40 + 12 * zoom
        self._size, self._box = self._fitting()
        self._form = Form(self._buttons(), "done", zoom=zoom)

    @property
    def box(self) -> Box:
        """Where the sentence stands."""
        return self._box

    @property
    def points(self) -> Sequence[Box]:
        """Where what it speaks of lies."""
        return self._points

    def _buttons(self) -> list[Button]:
        """Return the ways on, side by side, or below each other where that is too wide."""
        box, below = self._box, self._stacked(self._box.width)
        right, y = box.x + box.width - 24, box.y + box.height - self._foot - 14
        y -= (self._foot + _GAP) * below
        found = []
        for name, style in (("done", "main"), ("stop", "plain")):
            across = min(box.width - 48, self._across(name))
            spot = Box(right - across, y, across, self._foot)
            found.append(Button(name, spot, self._labels[name], style=style, size=20))
            if below:
                y += self._foot + _GAP
            else:
                right -= across + 16
        return found

    def _across(self, name: str) -> float:
        return self._kit.wide(self._labels[name], 20 * self._kit.zoom, theme.BUTTON) + 40

    def _stacked(self, wide: float) -> bool:
        return sum(map(self._across, self._labels)) + 16 > wide - 48

    def _fitting(self) -> tuple[float, Box]:
        """Return how large the words are and where they stand: never over what they speak of.

        The largest words go first, and of these the widest panel: smaller ones and narrower ones
        are tried only while what is spoken of, asked or used would be covered. Where none spares
        all that, a whole seat that is spoken of may be covered but for its face, and then a pile.
        """
        found: list[tuple[float, float, Box]] = []
        for spared in self._spared:
            found.clear()
            for size, wide, high in self._sizes():
                box = self._place(wide, high, spared)
                hidden = sum(shared(box, one) for one in spared)
                if hidden < 1:
                    return size, box
                found.append((hidden, -size, box))
        if not found:
            usual = _WIDE * min(1.6, self._kit.zoom)
            return _SIZE, Box(_MIDDLE - usual / 2, _TOP, usual, _BOTTOM - _TOP)
        _, size, box = min(found, key=lambda one: (round(one[0]), one[1], -one[2].width))
        return -size, box

    def _sizes(self) -> Iterator[tuple[float, float, float]]:
        """Yield how large words may be, and how wide and high their panel is then."""
        zoom = self._kit.zoom
        usual = _WIDE * min(1.6, zoom)
        for size in sorted({_SIZE * min(zoom, most) for most in (2, 1.5, 1.2, 1)}, reverse=True):
            for wide in (usual, 0.75 * usual, 0.6 * usual, 0.45 * usual):
                lines = self._kit.lines(self._text, wide - 48, size)
                foot = self._foot + (self._foot + _GAP) * self._stacked(wide)
                high = 32 + lines * size * LINE + foot + 12
                if high <= _BOTTOM - _TOP and wide >= max(map(self._across, self._labels)) + 48:
                    yield size, wide, high

    def _place(self, wide: float, high: float, spared: Sequence[Box]) -> Box:
        """Return where it covers least of what matters; of places alike that near the middle."""
        across = max(0.0, _RIGHT - wide - _LEFT)
        down = max(0.0, _BOTTOM - high - _TOP)
        places = [
            Box(_LEFT + across * column / _TRIES, _TOP + down * row / _TRIES, wide, high)
            for column in range(_TRIES + 1)
            for row in range(_TRIES + 1)
        ]
        places.append(Box(max(_LEFT, _MIDDLE - wide / 2), _TOP + down / 2, wide, high))
        hidden = [sum(shared(box, one) for one in spared) for box in places]
        free = [box for box, its in zip(places, hidden, strict=True) if its <= min(hidden) + 1]
        middle = _MIDDLE - wide / 2, _TOP + down / 2
        return min(
            free,
            key=lambda box: (round(self._cost(box)), math.dist((box.x, box.y), middle)),
        )

    def _cost(self, box: Box) -> float:
        return sum(weight * shared(box, one) for weight, one in self._covered)

    def use(self, changed: Changed) -> Answer:
        """Go on; or without being explained any more."""
        if changed.name == "stop":
            settings = self._kit.settings
            settings.guided = {**settings.guided, self._game: False}
            self._kit.save_settings()
        return Close()

    def spoken(self) -> str:
        """Return the sentence."""
        return self._text

    def draw(self, canvas: Canvas) -> None:
        """Draw what is spoken of, and the sentence."""
        for box in self._points:  # no arrow: a table of any game has words where it would lie
            framed(canvas, box)
        box = self._box
        canvas.panel(box.x, box.y, box.width, box.height, 18, theme.PAPER, ring=theme.LEMON)
        paragraph(canvas, self._text, box.x + 24, box.y + 16, box.width - 48, self._size)
        self._form.draw(canvas)
