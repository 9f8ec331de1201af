"""The lobby's fields at the usual size: the table at the left, the seats at the right."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from game.core.luck import SECRET_BYTES
from game.core.words import Words
from game.games import game_of, rules_of
from game.scenes.lobby.seat_rows import PANEL, draw_seats, last_of, seat_widgets
from game.scenes.lobby.seats import Sitting
from game.scenes.lobby.table_rules import FIRST_STEPS, OWN, PACE, THUMBS, ChosenRules
from game.scenes.name import paint_name
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.widgets.fields import SEED, Chip, Hinted
from game.stage.widgets.form import Button, Choice, Form, Widget

LEFT: Final = Box(24, 92, 404, 614)
_X: Final = LEFT.x + 20
_WIDE: Final = LEFT.width - 40
_STEP: Final = 50
"""From one field to the next."""
_TILE: Final = 40
"""How wide a tile in play is drawn at most."""
_NAME: Final = ("logo", 1124.0, 4.0, 134.0, 84.0)
"""The game's name where the seats leave no room for more of it."""
_ALONE: Final = ("logo", 884.0, 112.0, 384.0, 240.0)
"""The same where they do, and the game has no poster."""
_LINE: Final = 23.0
_FOOT: Final = 634.0
"""Where the ways on begin."""
_RULES: Final = 72.0
"""How high the way to the house rules is."""


class RulesButton(Button):
    """The way to the house rules: which they are, and pictures of what is switched on."""

    def __init__(self, box: Box, label: str, note: str, marks: Sequence[str]) -> None:
        """Take what it is called, the name of the rules and the pictures."""
        super().__init__("rules", box, label)
        self.note = note
        self.marks = marks

    def spoken(self, say: Callable[..., str]) -> str:
        """Return what it is, and which rules are laid."""
        return f"{super().spoken(say)}, {self.note}"

    def draw(self, canvas: Canvas, *, focused: bool) -> None:
        """Paint a card with two lines."""
        box, zoom = self.box, self.zoom
        if focused:
            canvas.focus(box.x, box.y, box.width, box.height)
        canvas.panel(box.x, box.y, box.width, box.height, 14, theme.WHITE, shadow=False)
        room, rise = box.width - 72, 13 * zoom
        size = canvas.fitted(self.label, room, 20 * zoom, theme.BUTTON)
        x, y = box.x + 16, box.y + box.height / 2
        canvas.text(self.label, x, y - rise, size, theme.INK, theme.BUTTON)
        canvas.picture("icon_book", box.x + box.width - 46, y - rise - 15, 30, 30)
        mark = 24 * zoom
        left = box.x + box.width - 16 - (mark + 4) * len(self.marks)
        for at, picture in enumerate(self.marks):
            canvas.picture(picture, left + (mark + 4) * at, y + rise - mark / 2, mark, mark)
        size = canvas.fitted(self.note, left - x - 6, 18 * zoom, theme.TEXT)
        text = canvas.cut(self.note, left - x - 6, size, theme.TEXT)
        canvas.text(text, x, y + rise, size, theme.GREY, theme.TEXT)


def rules_name(laid: ChosenRules, words: Words) -> str:
    """Return what the rules are called that are laid; to newcomers also why these."""
    name = laid.preset()
    said = words.say("house.own" if name == OWN else f"preset.{name}")
    if laid.new and name == FIRST_STEPS:
        return words.say("house.first-time", name=said)
    return said


def table_widgets(
    laid: ChosenRules, sitting: Sitting, seed: str, words: Words, *, training: bool
) -> list[Widget]:
    """Return every field of the lobby at its place, the ways on last."""
    say, y = words.say, 150.0
    widgets: list[Widget] = []

    def choice(name: str, label: str, options: Sequence[tuple[Any, str]], value: Any) -> None:
        nonlocal y
        widgets.append(Choice(name, Box(_X, y, _WIDE, 44), label, list(options), value))
        y += _STEP

    counts = [(n, str(n)) for n in rules_of(laid.game).seat_counts]
    choice("seats", say("lobby-screen.seats"), counts, laid.seats)
    for rule in laid.rules():
        if rule.name in laid.part.AT_THE_TABLE:
            choice(rule.name, rule.label, rule.options, laid.value(rule.name))
    if len(sitting.people(laid.seats)) > 1 and (laid.votes or not laid.real_time):
        name, options = (THUMBS, laid.thumbs()) if laid.votes else (PACE, laid.paces())
        choice(name, say(f"house.{name}"), options, laid.value(name))
    if laid.rules() or laid.presets():
        marks = laid.part.marks(laid.values)
        box = Box(_X, y, _WIDE, _RULES)
        widgets.append(RulesButton(box, say("house.title"), rules_name(laid, words), marks))
        y += _RULES + 6
    parts = [(False, say("lobby-screen.plays")), (True, say("lobby-screen.watches"))]
    choice("watch", say("seats.plays"), parts, sitting.watch)
    at = _X + 0.46 * _WIDE
    # one that stood here would tell the deal to whoever reads it
    hint, box = words.say("seats.drawn"), Box(at, y, _X + _WIDE - at, 44)
    widgets.append(Hinted("seed", box, seed, hint, most=2 * SECRET_BYTES, kind=SEED))
    widgets += seat_widgets(sitting, laid.seats, words)
    if game_of(laid.game).reasons is not None:
        trains = [(value, say("lobby-screen.training")) for value in (False, True)]
        box = Box(_X + _WIDE - 180, 100, 180, 44)
        widgets.append(Chip("training", box, trains, training, enabled=True))
    widgets.append(Button("back", Box(_X, _FOOT, 126, 52), say("lobby-screen.back")))
    go = Button("start", Box(_X + 142, _FOOT, _WIDE - 142, 52), say("lobby-screen.start"))
    go.style, go.size = "main", 26
    return [*widgets, go]


def draw_lobby(
    canvas: Canvas, laid: ChosenRules, sitting: Sitting, words: Words, form: Form, aside: str,
    fitting: str, lacks: Mapping[int, str],
) -> None:  # fmt: skip
    """Paint the lobby at the usual size; ``fitting``: how many people can play here.

    By seat, ``lacks`` says what somebody is to do who could press nothing.
    """
    title = words.say("lobby-screen.title")
    canvas.text(title, 28, 54, 42, theme.WHITE, theme.TITLE, outline=theme.INK, outline_width=4)
    canvas.panel(LEFT.x, LEFT.y, LEFT.width, LEFT.height, 24)
    heading = words.say("lobby-screen.table")
    canvas.text(heading, _X, 122, 22, theme.INK, theme.BUTTON)
    seed = form["seed"].box
    label = canvas.wrap(words.say("lobby-screen.seed"), seed.x - _X - 8, 19, theme.TEXT)
    for row, line in enumerate(label):
        y = seed.middle[1] + 20 * (row - (len(label) - 1) / 2)
        canvas.text(line, _X, y, 19, theme.INK, theme.TEXT)
    _tiles(canvas, laid, seed.y + seed.height + 10, aside)
    right = last_of(laid.seats) - 192 - 8
    draw_seats(canvas, sitting, laid.seats, words, right - PANEL.x - 24, fitting, lacks)
    form.draw(canvas)
    for name, *box in (laid.part.POSTER or (_ALONE,)) if laid.seats <= 6 else (_NAME,):
        if name == _NAME[0]:
            paint_name(canvas, laid.game, words.say("game.title"), *box)
        else:
            canvas.picture(name, *box)


def _tiles(canvas: Canvas, laid: ChosenRules, top: float, aside: str) -> None:
    """Draw the tiles in play by gangs, and say in words what is focused."""
    canvas.rect(_X, top, _WIDE, 2, theme.PAPER_2)
    groups = laid.part.groups(laid.values)
    room = _WIDE - 16 * (len(groups) - 1)
    tiles = sum(count for _, count in groups)
    wide = min(_TILE, room / tiles - 2) if tiles else 0.0
    x = _X + (room - tiles * (wide + 2) + 2) / 2
    lines = canvas.wrap(aside, _WIDE, 18)
    if top + wide * 1.2 + 26 + _LINE * len(lines) > _FOOT:  # a long text needs their room
        groups, wide = [], 0.0
    for picture, count in groups:
        for _ in range(count):
            canvas.picture(picture, x, top + 10, wide, wide * 1.2)
            x += wide + 2
        x += 16
    y = top + wide * 1.2 + 26
    for line in lines:
        canvas.text(line, _X, y, 18, theme.GREY, theme.TEXT)
        y += _LINE
