"""Arguing: what may be said in a debate, written where its key says it; the towers stay in sight.

Seats are accused by their own keys, towers said to be robbed on the towers, roles below. Around
one picture all of it stands there all the time, each with keys of its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from game.core.words import Words
from game.games.wombat.board.caps import OF_LIGHT, OF_PLACE, STEP, cap, devices
from game.games.wombat.board.places import BUTTONS, PROMPT, TOWERS
from game.games.wombat.board.touches import ROBBED
from game.games.wombat.board.writing import alike, write
from game.games.wombat.model.phrases import Phrase, phrase_of
from game.games.wombat.model.places import SPINDLES
from game.games.wombat.naming import phrase_said, place_said
from game.games.wombat.tokens import PLACE
from game.stage.cue import Cue
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas

ASKED: Final = Box(PROMPT.x, PROMPT.y, PROMPT.width, 38)
"""What is asked stands here, while phrases stand below it."""
_CHIPS: Final = Box(PROMPT.x, PROMPT.y + 38, PROMPT.width, PROMPT.height - 38)
_TWO_ROWS: Final = Box(_CHIPS.x, _CHIPS.y, _CHIPS.width, 74)
_ACROSS: Final = 3
"""So many phrases stand in a row."""
_WIDEST: Final = 300.0
_FEW: Final = 3
"""So many caps leave a tower room for words."""
_BELOW: Final = Box(BUTTONS.x, _TWO_ROWS.y + _TWO_ROWS.height + 4, BUTTONS.width, 40)
"""Where buttons stand below two rows of phrases."""


def argued_boxes(places: Iterable[int], *, shared: bool = False) -> dict[int, Box]:
    """Return by place where a debate offers what its key says: on the towers, and in rows."""
    found, wide = {}, TOWERS.width / SPINDLES
    said = sorted(one for one in places if one >= SPINDLES)
    for place in range(SPINDLES):
        x = TOWERS.x + wide * place
        found[place] = Box(x + 2, TOWERS.y + TOWERS.height - 44, wide - 4, 42)
    across = max(1, min(_ACROSS, len(said)))
    area = _area(len(said), shared=shared)
    step = min(_WIDEST, (area.width - 12) / across)
    high = area.height / (-(-len(said) // across) or 1)
    for order, place in enumerate(said):
        row, column = divmod(order, across)
        left = area.middle[0] - step * across / 2
        found[place] = Box(left + column * step + 3, area.y + row * high + 2, step - 6, high - 6)
    return found


def _area(phrases: int, *, shared: bool) -> Box:
    if phrases <= _ACROSS:
        return _CHIPS
    return _TWO_ROWS if shared else PROMPT


def asked_and_buttons(phrases: Iterable[int], *, shared: bool) -> tuple[Box | None, Box]:
    """Return where it stands what is asked, and buttons; where two rows need it, nothing is."""
    if sum(one >= SPINDLES for one in phrases) <= _ACROSS:
        return ASKED, BUTTONS
    return (ASKED, _BELOW) if shared else (None, BUTTONS)


def paint_argued(
    canvas: Canvas,
    offered: Mapping[int, str],
    cue: Cue,
    names: tuple[str, ...],
    zoom: float,
    words: Words,
    *,
    shared: bool,
) -> None:
    """Paint what may be said now, in fewer words before the keys of several people."""
    boxes = argued_boxes(offered, shared=shared)
    area = _area(sum(one >= SPINDLES for one in offered), shared=shared)
    canvas.rect(area.x, area.y - 6, area.width, area.height + 6, theme.INK, 13, 0.92)
    caps = len(devices(canvas.hints, shared=shared))
    capped = STEP * caps if shared else 6.0 + STEP * min(1, caps)
    short = {"robbed"} if shared else set()
    short |= {"role"} if area is _TWO_ROWS else set()
    crowded = shared and caps > _FEW
    written = {
        place: _shortly(one, words, crowded=crowded)
        if one.word in short
        else phrase_said(one, names, words)
        for place, one in zip(offered, map(phrase_of, offered.values()), strict=True)
    }
    rooms = {
        place: Box(box.x + capped, box.y + 1, box.width - capped - 3, box.height - 2)
        for place, box in boxes.items()
    }
    size = alike(canvas, [(text, rooms[at]) for at, text in written.items()], 20 * zoom,
                 theme.BUTTON)  # fmt: skip
    for place, text in written.items():
        box = boxes[place]
        ring = theme.LEMON if cue.focus == PLACE.at(place) else None
        canvas.panel(box.x, box.y, box.width, box.height, 12, theme.PAPER, shadow=False, ring=ring)
        write(canvas, text, rooms[place], size, theme.INK, theme.BUTTON)
        of_verb = shared and place < SPINDLES
        keys, what = (OF_LIGHT, ROBBED[place]) if of_verb else (OF_PLACE, place)
        cap(canvas, keys, what, box.x + 3, box.y + (box.height - 28) / 2, shared=shared, row=True)


def _shortly(phrase: Phrase, words: Words, *, crowded: bool) -> str:
    if phrase.word == "role":
        return words.say("argued.role", of=words.say(f"role-short.{phrase.role}"))
    of = place_said(phrase.place)
    # where it is crowded its tower's sign: what is asked says what the keys mean
    return of if crowded else words.say("argued.robbed", of=of)
