"""Painting: a frame of the table onto a canvas, dark or lit."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import nullcontext
from dataclasses import replace
from typing import Final

from game.core.pages import LogLine
from game.core.words import Words
from game.games.wombat.board.always import clock
from game.games.wombat.board.arguing import asked_and_buttons, paint_argued
from game.games.wombat.board.arranging import DARK, OPEN, Furniture
from game.games.wombat.board.bets_painting import paint_closed
from game.games.wombat.board.caps import OF_LIGHT, STEP, cap, devices
from game.games.wombat.board.charges import charge_said
from game.games.wombat.board.dark import Dark
from game.games.wombat.board.evidence import paint_evidence
from game.games.wombat.board.legend import stands
from game.games.wombat.board.lit_table import COUNT, LitTable, Seats
from game.games.wombat.board.places import (
    BUTTONS,
    CLOCK,
    NOTES,
    OUT_BUTTONS,
    PROMPT,
    SIDE,
    TALLY,
    Places,
)
from game.games.wombat.board.taught import draw_taught
from game.games.wombat.board.touches import ALIKE
from game.games.wombat.board.writing import DUSK, NIGHT, write
from game.games.wombat.model import state as at
from game.games.wombat.rooms import DIMMED, LESSONS
from game.games.wombat.tally import tally_said
from game.games.wombat.tokens import TALK
from game.stage.cue import Cue
from game.stage.input.claims import LEFT
from game.stage.motion.layout import Box
from game.stage.motion.timeline import Frame
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.table.asking import button_boxes, paint_asking
from game.stage.table.bar import paint_bar
from game.stage.table.log import paint_log
from game.stage.table.setting import AnyPainter

_BUTTON: Final = 1.6
"""The words of buttons grow so much."""
_LARGE: Final = 1.3
"""Where words are so much larger, the sentence of a count has half as much room again."""


class Painter(AnyPainter):
    """Paints one table for one pair of eyes."""

    def __init__(self, places: Places, names: tuple[str, ...], room_for: str) -> None:
        """Take the places of a table, who sits there, and what else lies there."""
        self._places = places
        self._names = names
        self._couch = room_for == "couch"
        self._replay = room_for == "replay"
        self._dim = room_for == DIMMED
        self._taught = room_for in LESSONS
        self._dark = Dark(places, names, replay=self._replay, taught=self._taught)
        self._lit = LitTable(places, names)
        self._seats = Seats(places, names)

    def draw(
        self,
        canvas: Canvas,
        frame: Frame,
        cue: Cue,
        log: Sequence[LogLine],
        offered: Mapping[int, str],
        words: Words,
    ) -> None:
        """Paint the whole table; ``offered`` is by place what may be said next."""
        table: Furniture = frame.furniture
        zoom, dark = self._places.zoom, table.light == DARK or (self._dim and table.light == OPEN)
        if dark and (canvas.art.strong or table.light != DARK):
            canvas.surface.fill(NIGHT)
        elif dark:
            canvas.surface.blit(canvas.ground("burrow_dark"), canvas.spot(0, 0))
        else:
            canvas.surface.blit(canvas.ground("ground_table"), canvas.spot(0, 0))
        if table.light == DARK and table.shared and self._couch and not table.shadows:
            self._dark.closed(canvas, table, words)
            if cue.prompt:
                paint_closed(canvas, cue.prompt, self._names, cue.ghosts.keys(), zoom)
            _out_buttons(canvas, cue, zoom, shared=table.shared)
            return
        scored = table.phase != at.OVER and not table.practice
        then = words.say("bar.then", points=table.points) if scored else ""
        paint_bar(canvas, _said(table, words), zoom, words, then=then)
        self._seats.draw(canvas, table, cue, words, dark=dark)
        if table.light == DARK:
            self._dark.draw(canvas, table, cue, offered, words)
            _out_buttons(canvas, cue, zoom, shared=table.shared)
            return
        if table.light == OPEN and self._taught:
            draw_taught(canvas, table, cue, offered, self._dark, self._lit, self._places, words,
                        dim=dark)  # fmt: skip
            return
        self._lit.draw(canvas, table, cue, offered, words)
        clock(canvas, CLOCK, table, cue, words, zoom, dark=False)
        below = self._tally(canvas, table, words)
        foot = NOTES.y - 8 if self._taught else self._places.foot
        column = Box(SIDE.x, below, SIDE.width, foot - below)
        if table.evidence:
            doubts = {seat: charge_said(fact, self._names, words) for seat, fact in table.doubts}
            paint_evidence(canvas, column, table.evidence, self._names, zoom, words, doubts)
        else:
            paint_log(canvas, column, log, zoom, words)
        if table.light != OPEN and not self._replay and table.verdict is None:
            self._asked(canvas, table, cue, offered, words)
        if table.shade:
            beside, above = canvas.left / canvas.k, canvas.top / canvas.k
            canvas.rect(-beside, -above, 1280 + 2 * beside, 720 + 2 * above, NIGHT, 0, table.shade)

    def _asked(
        self,
        canvas: Canvas,
        table: Furniture,
        cue: Cue,
        offered: Mapping[int, str],
        words: Words,
    ) -> None:
        """Paint what is asked with the light on, and what answers it."""
        zoom = self._places.zoom
        shared = stands(canvas, shared=table.shared)
        argues = table.phase == at.DEBATE and bool(offered) and (shared or not table.shared)
        asked, below = PROMPT, BUTTONS
        if table.counting and not table.votes_in:
            asked = Box(PROMPT.x + COUNT, PROMPT.y, PROMPT.width - COUNT, PROMPT.height)
        if argues:
            room, below = asked_and_buttons(offered, shared=shared)
            asked = room or PROMPT
            cue = cue if room else replace(cue, prompt="", reason="")
        chosen = [
            replace(one, style="main") if one.token in cue.bets else one for one in cue.buttons
        ]
        cue = replace(cue, buttons=tuple(chosen))
        if cue.news and not argues:  # of what is asked by now nothing is hidden
            cue = replace(cue, reason=f"{cue.prompt} {cue.news}".strip())
        early = table.votes_in and table.counting
        if table.votes_in:  # nothing is asked yet, but around one screen, where all may point
            key = f"tally.vote-{table.phase}" if early else "tally.vote"
            bet = cue.prompt.removeprefix(words.say(f"prompt.{table.phase}")) if early else ""
            soon = f"{words.say(key, n=table.votes_in)} {bet.strip()}".strip()
            said = ("", soon) if early else (soon, "")  # in lemon: all may act on it at once
            cue = replace(cue, prompt=said[0], reason=said[1], buttons=())
        paint_asking(canvas, _without_key(cue, TALK), asked, below, zoom)
        talk = button_boxes(below, cue.buttons).get(TALK)
        if talk is not None:  # by the key that talks in a build: one key, one name
            size = 22 * min(zoom, _BUTTON)
            label = canvas.text_width(words.say("button.talk"), size, theme.BUTTON)
            cap(canvas, OF_LIGHT, TALK, talk.middle[0] - label / 2 - STEP - 8, talk.middle[1] - 14)
        if argues:
            paint_argued(canvas, offered, cue, self._names, zoom, words, shared=shared)
        if shared and (early or not (table.votes_in or cue.buttons)):
            _shared_keys(canvas, below, table, words, zoom)

    def _tally(self, canvas: Canvas, table: Furniture, words: Words) -> float:
        """Paint who got how many points, and why; return where there is room below."""
        if table.tally is None:
            return SIDE.y + 102
        zoom = self._places.zoom
        high = TALLY.height if zoom < _LARGE else TALLY.height * 1.5
        canvas.panel(TALLY.x, TALLY.y, TALLY.width, high, 14, theme.LEMON, shadow=False)
        room = Box(TALLY.x + 14, TALLY.y + 4, TALLY.width - 28, high - 8)
        write(canvas, tally_said(table.tally, words), room, 18.5 * zoom, theme.INK, theme.BUTTON)
        return TALLY.y + high + 6


def _without_key(cue: Cue, token: str) -> Cue:
    """Return a cue in which one button shows no key."""
    buttons = (replace(one, key="") if one.token == token else one for one in cue.buttons)
    return replace(cue, buttons=tuple(buttons))


def _out_buttons(canvas: Canvas, cue: Cue, zoom: float, *, shared: bool) -> None:
    """Paint what there is to press in the dark once nobody here has a paw in the box.

    Where a keyboard is ``shared`` the left half has a key for it.
    """
    if not cue.buttons:
        return
    box, hints = OUT_BUTTONS, canvas.hints
    canvas.rect(box.x, box.y, box.width, box.height, DUSK, 14)  # the legend of talk ends there
    nothing = replace(cue, prompt="", reason="", aside="", clock=None)
    with hints.speaking(LEFT) if shared and hints.claims.halved else nullcontext():
        paint_asking(canvas, nothing, box, box, zoom)


def _shared_keys(canvas: Canvas, below: Box, table: Furniture, words: Words, zoom: float) -> None:
    """Paint what keys of all parts do besides pointing, where all look at one picture."""
    keys = {ALIKE: "sky"} if table.counting else {}
    if table.phase == at.DEBATE:
        keys = {ALIKE: "ready"}
    wide = below.width / max(1, len(keys))
    for order, (verb, text) in enumerate(keys.items()):
        box = Box(below.x + order * wide, below.y, wide - 8, below.height)
        canvas.panel(box.x, box.y, box.width, box.height, 14, theme.PAPER)
        wide_caps = STEP * len(devices(canvas.hints, shared=True))
        cap(canvas, OF_LIGHT, verb, box.x + 14, box.middle[1] - 14, shared=True, row=True)
        room = Box(box.x + 24 + wide_caps, box.y + 4, box.width - wide_caps - 36, box.height - 8)
        write(canvas, words.say(f"button.{text}"), room, 22 * zoom, theme.INK, theme.BUTTON)


def _said(table: Furniture, words: Words) -> str:
    """Return what the bar says is going on."""
    if table.phase == at.OVER:
        before = "bar.practice" if table.practice else "bar.before"
        return words.say("bar.over" if table.reason else before)
    if table.practice and table.phase == at.BUILD:
        return words.say("bar.practice")
    return words.say(f"bar.{table.phase}", n=table.number)
