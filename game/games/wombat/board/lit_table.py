"""The lit table: the towers and the floor with the light on, seats, votes, and what hands hold."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.core.targets import SEAT
from game.core.words import Words
from game.games.wombat.board.always import talk_cells
from game.games.wombat.board.arranging import OPEN, Furniture, Plate
from game.games.wombat.board.bricks import brick, brick_wide, tower
from game.games.wombat.board.caps import held_by, seat_caps, seat_caps_wide
from game.games.wombat.board.floor import paint_floor
from game.games.wombat.board.opened import Opened
from game.games.wombat.board.places import PROMPT, TOWER_HIGH, TOWERS, VERDICT, Places, head_box
from game.games.wombat.board.verdicts import paint_verdict
from game.games.wombat.board.writing import MOON, SLATE, alike, holds, write
from game.games.wombat.model import state as at
from game.games.wombat.model.actions import SKY
from game.games.wombat.model.options import TICKS
from game.games.wombat.model.places import NOWHERE, SPINDLES, TOWER, sound
from game.games.wombat.model.roles import WICKED
from game.games.wombat.model.state import NO_PAW, NO_VOTE
from game.games.wombat.naming import ICONS, place_said, role_picture
from game.stage.cue import Cue
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.paint.key_caps import dim_cap
from game.stage.table.marks import SEAT_KEYS, focus, glow, key

COUNT: Final = 100.0
"""How wide the count of three is, left of what is asked, with the gap between them."""
_BRICK: Final = 118.0
"""How wide the largest brick of a tower is."""
_HELD: Final = 44.0
"""How wide the largest brick is that a hand held."""
_SHOWN: Final = 46.0
"""How large the wombat of a role is that is shown when all is over."""


def judgement(stack: tuple[int, ...], spindle: int, words: Words, *, judged: bool = True) -> str:
    """Return what a tower is called, once it was ``judged`` with what it lacks (W3)."""
    right, place = sound(stack), place_said(spindle)
    if not judged:
        return words.say("board.tower", place=place)
    if stack == TOWER:
        return words.say("board.tower-done", place=place)
    if right == len(TOWER):
        return words.say("board.tower-over", place=place)
    if right < len(stack):
        return words.say("board.tower-wrong", place=place, size=stack[right])
    lacks = TOWER[right:]
    if right == 0:
        return words.say("board.tower-bare", place=place)
    return words.say("board.tower-lacks", place=place, sizes=" ".join(map(str, lacks)))


class LitTable:
    """Paints a table with the light on."""

    def __init__(self, places: Places, names: tuple[str, ...]) -> None:
        """Take the places of a table and who sits there."""
        self._places = places
        self._names = names
        self._opened = Opened(places, names)

    def draw(
        self, canvas: Canvas, table: Furniture, cue: Cue, offered: Mapping[int, str], words: Words
    ) -> None:
        """Paint everything but the log and what is asked; ``offered`` is talk."""
        argues = table.phase == at.DEBATE
        if offered and not argues:
            talk_cells(canvas, self._places, cue, offered, self._names, words)
        elif table.light == OPEN:
            self._opened.draw(canvas, table, words)
        elif table.stacks:
            self._towers(canvas, table, words)
            paint_floor(canvas, table, self._names, self._places.zoom, words)
        if table.verdict is not None:
            seated = [(plate.name, plate.face) for plate in table.plates]
            paint_verdict(canvas, VERDICT, table.verdict, seated, self._places.zoom, words)
        elif table.counting and not table.votes_in and cue.played:  # a replay has its bar there
            self._count(canvas, table)

    # ------------------------------------------------------------ after a build

    def _towers(self, canvas: Canvas, table: Furniture, words: Words) -> None:
        canvas.panel(TOWERS.x, TOWERS.y, TOWERS.width, TOWERS.height, 20, theme.PAPER)
        wide = TOWERS.width / SPINDLES
        foot = TOWERS.y + TOWERS.height - 62
        before = 0
        named: list[tuple[str, Box, theme.Colour]] = []
        for spindle, stack in enumerate(table.stacks):
            x = TOWERS.x + wide * (spindle + 0.5)
            canvas.picture("spindle", x - 75, foot - 226, 150, 246)
            tower(canvas, stack, x, foot, TOWER_HIGH, _BRICK)
            tested = len(stack) if table.checked < 0 else max(0, table.checked - before)
            before += len(stack)
            self._tested(canvas, stack, min(tested, len(stack)), x, foot, words)
            judged = tested > sound(stack) or tested >= len(stack)
            text = judgement(stack, spindle, words, judged=judged)
            colour = theme.GREEN if judged and stack == TOWER else theme.INK
            named.append((text, Box(x - wide / 2 + 8, foot + 20, wide - 16, 38), colour))
        row = [(text, room) for text, room, _ in named]
        size = alike(canvas, row, 22 * self._places.zoom, theme.BUTTON)
        for text, room, colour in named:
            write(canvas, text, room, size, colour, theme.BUTTON)

    @staticmethod
    def _tested(
        canvas: Canvas, stack: tuple[int, ...], tested: int, x: float, foot: float, words: Words
    ) -> None:
        """Mark bricks that the drum came by: right ones, and the first that is wrong."""
        right = sound(stack)
        step = min(_BRICK * 0.34 * 0.86, (TOWER_HIGH - _BRICK * 0.34) / max(1, len(stack) - 1))
        for row in range(tested):
            if row > right:
                break
            picture = "mark_right" if row < right else "icon_wrong"
            canvas.picture(picture, x + _BRICK / 2 + 4, foot - row * step - 34, 26, 26)

    @staticmethod
    def _count(canvas: Canvas, table: Furniture) -> None:
        """Paint the count of three beside what is asked: no tower and no brick lies there."""
        left = max(1, 3 - (table.tick - 1) // TICKS)
        wide = COUNT - 8
        canvas.panel(PROMPT.x, PROMPT.y, wide, PROMPT.height, 14, theme.LEMON)
        canvas.text(str(left), PROMPT.x + wide / 2, PROMPT.middle[1], 64, theme.INK, theme.TITLE,
                    align="middle")  # fmt: skip


class Seats:
    """Paints the seats of a table, in the dark and with the light on."""

    def __init__(self, places: Places, names: tuple[str, ...]) -> None:
        """Take the places of a table and who sits there."""
        self._places = places
        self._names = names

    def draw(self, canvas: Canvas, table: Furniture, cue: Cue, words: Words, *, dark: bool) -> None:
        """Paint every seat: who sits there, what was said last, and how it pointed."""
        for seat, plate in enumerate(table.plates):
            self._plate(canvas, plate, seat, table, cue, words, dark)

    def _plate(
        self,
        canvas: Canvas,
        plate: Plate,
        seat: int,
        table: Furniture,
        cue: Cue,
        words: Words,
        dark: bool,
    ) -> None:
        box, zoom, name = self._places.plates[seat], self._places.zoom, SEAT.at(seat)
        if not dark and name in cue.lit:
            glow(canvas, box, focused=name == cue.focus)
        elif not dark and name == cue.focus:
            focus(canvas, box)
        _ground(canvas, box, dark=dark)
        ink = _words(dark=dark)
        face = head_box(box)
        if plate.face:
            canvas.picture(plate.face, face.x, face.y, face.width, face.height,
                           0.55 if dark else 1.0)  # fmt: skip
        left = box.x + 14 + (face.width if plate.face else 0)
        own = words.say("seat.you", name=plate.name) if plate.own else plate.name
        keyed = 34.0 if name in cue.lit else 0.0
        wide = box.x + box.width - left - 10
        if table.shared and plate.alive and table.phase in (at.STRAW, at.DEBATE, at.FINAL):
            keyed += seat_caps(canvas, seat, box, face, _pressing(canvas, table, cue))
        elif dark and table.shared and cue.prompt and cue.ghosts:
            there = held_by(canvas.hints, cue.ghosts.keys())
            keyed += seat_caps_wide(there, bets=True)
        head = Box(left, box.y + 3, wide - keyed, min(30, box.height * 0.36))
        write(canvas, own, head, 20 * zoom, ink, theme.TEXT_BOLD, align="left")
        over = table.phase == at.OVER
        told = plate.role and (over or not plate.own)
        shown = min(_SHOWN, box.height - 12) if told else 0.0
        rest = Box(left, head.y + head.height, wide - shown, box.height - head.height - 5)
        text = self._below(plate, seat, table, cue, words, dark=dark)
        voted = plate.vote != NO_VOTE and table.phase == at.FINAL
        stopped = plate.place != NOWHERE and (plate.held or table.shared)
        if stopped and not dark and not over and not voted:
            beside = Box(left, rest.y, rest.width, 21)
            rest = Box(left, rest.y + 21, rest.width, rest.height - 21)
            self._held(canvas, plate, beside, words)
        if seat in cue.ghosts and not holds(canvas, text, rest, 18 * zoom):
            _, _, text = text.rpartition(" · ")  # of several bets the last: others are decided soon
        if text and holds(canvas, text, rest, 18 * zoom):
            write(canvas, text, rest, 18 * zoom, ink, align="left")
        if not plate.alive:
            canvas.rect(box.x, box.y, box.width, box.height, theme.INK, 14, 0.35)
        if shown:
            _role_shown(canvas, box, plate.role, shown)
        if dark and name in cue.lit:
            dim_cap(canvas, SEAT_KEYS[seat], box.x + box.width - 40, box.y + 6, SLATE, MOON)
        elif name in cue.lit:
            key(canvas, box.x + box.width - 20, box.y + 6, SEAT_KEYS[seat])

    def _below(
        self, plate: Plate, seat: int, table: Furniture, cue: Cue, words: Words, *, dark: bool
    ) -> str:
        """Return what stands below a name: a role, a vote, a bet, what was said, or out."""
        if seat in cue.given and table.counting and table.verdict is None:
            return words.say("board.has-pointed")
        if SEAT.at(seat) in cue.bets:
            return words.say("board.bet-wicked" if dark else "board.bet-next")
        over = table.phase == at.OVER
        if seat in cue.ghosts and not (plate.alive or over):
            return cue.ghosts[seat]
        if plate.role and over:
            return words.say(f"role-short.{plate.role}")
        if plate.vote != NO_VOTE:
            whom = words.say("log.sky") if plate.vote == SKY else self._names[plate.vote]
            points = words.say("board.points", name=whom)
            return f"{points} · {words.say('board.ready')}" if plate.ready else points
        if not plate.alive:
            return words.say("board.out")
        if plate.ready:
            return words.say("board.ready")
        if plate.said:
            return words.say("board.said", text=plate.said)
        return words.say(f"role-short.{plate.role}") if plate.role else ""

    @staticmethod
    def _held(canvas: Canvas, plate: Plate, box: Box, words: Words) -> None:
        """Paint what a hand held when the light went on, and where it was; bricks make room."""
        text = words.say("board.at", place=place_said(plate.place))
        number = str(plate.paw) if plate.paw != NO_PAW else ""
        tail = 4 + canvas.text_width(text, 18)
        tail += 22 + canvas.text_width(number, 18, theme.TEXT_BOLD) if number else 0
        wide = sum(brick_wide(size, _HELD) + 6 for size in plate.held)
        largest = _HELD * min(1.0, (box.width - tail) / max(1, wide))
        x = box.x
        for size in plate.held:
            wide = brick_wide(size, largest)
            brick(canvas, size, x + wide / 2, box.y + 18, largest)
            x += wide + 6 * largest / _HELD
        if number:
            canvas.picture(ICONS["paw"], x, box.y + 1, 20, 20)
            x += 22 + canvas.text(number, x + 22, box.middle[1], 18, theme.INK, theme.TEXT_BOLD)
        canvas.text(text, x + 4, box.middle[1], 18, theme.INK, theme.TEXT,
                    room=box.x + box.width - x - 3)  # fmt: skip


def _role_shown(canvas: Canvas, plate: Box, role: str, wide: float) -> None:
    """Paint in a corner of a plate who sat there all along."""
    x, y = plate.x + plate.width - wide - 8, plate.y + plate.height - wide - 6
    if role == WICKED:
        canvas.rect(x - 4, y - 4, wide + 8, wide + 8, theme.TOMATO, 12)
    canvas.picture(role_picture(role), x, y, wide, wide)


def _pressing(canvas: Canvas, table: Furniture, cue: Cue) -> tuple[int, ...]:
    """Return the devices of all who may point here: who is out talks, or bets, if anything."""
    if not cue.played:
        return ()
    hints, talks = canvas.hints, table.phase == at.DEBATE
    out = [seat for seat, plate in enumerate(table.plates) if not (plate.alive or talks)]
    return held_by(hints, hints.claims.all().keys() - set(out) | cue.ghosts.keys())


def _ground(canvas: Canvas, box: Box, *, dark: bool) -> None:
    if dark:
        canvas.rect(box.x, box.y, box.width, box.height, (71, 52, 92), 24)
        canvas.rect(box.x + 2, box.y + 3, box.width - 4, box.height - 4, (26, 17, 38), 22)
    else:
        canvas.panel(box.x, box.y, box.width, box.height, 14, theme.PAPER)


def _words(*, dark: bool) -> theme.Colour:
    return (226, 220, 240) if dark else theme.INK
