"""The poster: a page of the album, and the cards of the last round behind whoever won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import pygame

from game.core.words import Words
from game.games.le_boulet.album import AlbumTheme, AlbumVote, album, dearest, pleaded
from game.games.le_boulet.board.places import RATIO
from game.games.le_boulet.log_lines import some_names
from game.games.le_boulet.model.actions import PAIR
from game.games.le_boulet.model.cards import UNKNOWN
from game.games.le_boulet.model.options import Options
from game.games.le_boulet.model.state import State
from game.games.le_boulet.nameless import nameless
from game.games.le_boulet.naming import BOULET_CARD, card_label, picture_of, theme_said
from game.stage.motion.easing import in_out_sine
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.art import Art
from game.stage.paint.canvas import Canvas
from game.stage.paint.filling import LINE, filled

SIZE: Final = (1200, 1600)
"""A poster, in pixels."""
_WIDE, _HIGH = 600.0, 800.0
_MOST: Final = 5
"""So many themes have room on a page."""
_TOP, _ROOM, _STEP = 180.0, 516.0, 128.0
"""Where themes begin, how high all of them may be, and one at most."""
_PAIR: Final = 80.0
"""How wide a card of a pair is at most."""
_PLEA: Final = 0.52
"""How much of the row beside a pair a plea takes."""
_GROUND: Final = (126, 24, 92)
_FAN, _FEW, _NARROW = 5, 3, 400.0
"""So many cards of the last round stand for whoever won, so many in a box that is narrower."""


def poster(
    art: Art,
    view: State,
    events: Sequence[Any],
    names: Sequence[str],
    words: Words,
    _faces: Sequence[str],
    /,
) -> pygame.Surface:
    """Return the picture that is saved: the themes that most was voted on, and who won."""
    canvas = Canvas(pygame.Surface(SIZE), art)
    canvas.k, canvas.left, canvas.top = SIZE[0] / _WIDE, 0, 0
    canvas.surface.fill(_GROUND)
    canvas.panel(14, 14, _WIDE - 28, _HIGH - 28, 22)
    canvas.picture("logo", 36, 22, 280, 146)
    title = words.say("poster-art.title")
    size = canvas.fitted(title, 220, 44, theme.TITLE)
    canvas.text(title, 448, 96, size, theme.INK, theme.TITLE, align="middle", room=230)
    entries = dearest(album(events), _MOST)
    step = min(_STEP, _ROOM / max(1, len(entries)))
    for place, entry in enumerate(entries):
        row = Box(30, _TOP + place * step, _WIDE - 60, step - 7)
        _entry(canvas, entry, row, names, view.options, words)
    if not entries:
        said = words.say("poster-art.nothing")
        canvas.text(said, _WIDE / 2, 400, 24, theme.INK, align="middle", room=_WIDE - 80)
    best = some_names((names[seat] for seat in view.winners), words)
    said = words.say("poster-art.won", name=best, n=len(view.winners))
    canvas.panel(30, 704, _WIDE - 60, 66, 18, theme.LEMON)
    size = canvas.fitted(said, _WIDE - 150, 34, theme.TITLE)
    canvas.picture("icon_star", 44, 715, 44, 44)
    canvas.picture("icon_star", _WIDE - 88, 715, 44, 44)
    canvas.text(said, _WIDE / 2, 737, size, theme.INK, theme.TITLE, align="middle", room=450)
    return canvas.surface


def _entry(
    canvas: Canvas,
    entry: AlbumTheme,
    row: Box,
    names: Sequence[str],
    options: Options,
    words: Words,
) -> None:
    """Paint one theme: its pair, what was said, what was laid, and the last vote on it."""
    y, high = row.y, row.height
    canvas.rect(row.x, y, row.width, high, theme.PAPER_2, 14)
    pair = min(_PAIR, (high - 12) / RATIO)
    for at, face in enumerate(entry.pair):
        x = row.x + 10 + pair / 2 + at * (pair + 6)
        canvas.put_centred(nameless(canvas, picture_of(face, options), pair), x, y + high / 2)
    x = row.x + 10 + 2 * (pair + 6) + 10
    room = row.x + row.width - 14 - x
    facts = {"name": names[entry.seat], "theme": theme_said(entry.theme, words)}
    said = words.say("poster-art.by", **facts)
    size = canvas.fitted(said, room, 20, theme.TITLE)
    canvas.text(said, x, y + 16, size, theme.MAGENTA, theme.TITLE, room=room)
    verdict = _told(entry)
    plea = "" if verdict is None else pleaded(verdict, options, words)
    tall = high - 36 - (22 if verdict is not None else 0)
    across = room * (1 - _PLEA) if plea else room
    laid = list(entry.answers.values())
    wide = min(tall / RATIO, across / max(1, len(laid)) - 4)
    for at, face in enumerate(laid):
        card = nameless(canvas, picture_of(face, options), wide)
        canvas.put_centred(card, x + wide / 2 + at * (wide + 4), y + 30 + tall / 2)
    if plea:
        _plea(canvas, plea, Box(x + across, y + 27, room - across, tall + 4))
    if verdict is not None:
        _verdict(canvas, verdict, entry, Box(x, y + high - 13, room, 18), options, words)


def _plea(canvas: Canvas, plea: str, box: Box) -> None:
    """Write what was said for a card into a bubble beside what was laid."""
    canvas.panel(box.x, box.y, box.width, box.height, 12, theme.WHITE, line=2, shadow=False)
    size, lines = filled(
        canvas, plea, box.width - 20, box.height - 8, 18, theme.TEXT_BOLD, least=11
    )  # fmt: skip
    top = box.middle[1] - size * LINE * (len(lines) - 1) / 2
    for row, line in enumerate(lines):
        y = top + row * size * LINE
        canvas.text(line, box.middle[0], y, size, theme.INK, theme.TEXT_BOLD, align="middle")


def _told(entry: AlbumTheme) -> AlbumVote | None:
    """Return the vote that is told of: the last one for which somebody pleaded, else the last."""
    with_plea = [one for one in entry.verdicts if one.plea]
    found = with_plea or entry.verdicts
    return found[-1] if found else None


def _verdict(
    canvas: Canvas, verdict: AlbumVote, entry: AlbumTheme, box: Box, options: Options, words: Words
) -> None:
    """Write what was voted on and how, behind its thumb."""
    thumb = "vote_yes" if verdict.good else "vote_no"
    canvas.picture(thumb, box.x, box.y - 11, 22, 22)
    faces = entry.pair if verdict.thing == PAIR else (verdict.face,)
    card = " + ".join(card_label(face, words, options) for face in faces)
    facts = {"card": card, "yes": verdict.votes.count(1), "no": verdict.votes.count(0)}
    said = words.say("poster-art.votes", **facts)
    size = canvas.fitted(said, box.width - 28, 17)
    canvas.text(said, box.x + 28, box.y, size, theme.INK, room=box.width - 28)


def winners(canvas: Canvas, view: State, box: Box, part: float, _faces: Sequence[str], /) -> None:
    """Let the cards of the last round rise and spread, and the Boulet roll away."""
    many = _FEW if box.width < _NARROW else _FAN
    cards = [face for face in view.discard[-many:] if face != UNKNOWN]
    come = in_out_sine(min(1.0, max(0.0, part)))
    wide = min(box.height * 0.44, box.width / (0.84 * many))
    for at, face in enumerate(cards):
        off = at - (len(cards) - 1) / 2
        x = box.x + box.width / 2 + off * wide * 0.92 * come
        y = box.y + box.height * (0.92 - 0.36 * come) + abs(off) ** 1.6 * wide * 0.09
        canvas.put_centred(_winner(canvas, face, view.options, wide, off * come), x, y)
    if not cards:
        turn = round(-360 * come)
        x = box.x + box.width / 2
        canvas.put_centred(nameless(canvas, BOULET_CARD, wide, turn), x, box.y + box.height / 2)


def _winner(canvas: Canvas, face: int, options: Options, wide: float, off: float) -> pygame.Surface:
    """Return a card of the last round, turned as far as it lies from the middle."""
    return nameless(canvas, picture_of(face, options), wide, round(-7 * off))
