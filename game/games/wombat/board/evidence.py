"""Evidence: what each seat said last of what, beside what the light showed.

What was said in the dark has the time that the clock showed; what is argued since says so, and
whom a seat accuses stands beside its name.

What is less at the light than was said is no proof of a lie: somebody may have taken it since.
What was said of a tower goes with it when the box turns.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from types import MappingProxyType
from typing import Final

from game.core.words import Words
from game.games.wombat.board.writing import write
from game.games.wombat.model.phrases import Phrase
from game.games.wombat.model.places import TOWER, TURNED, sound
from game.games.wombat.naming import ICONS, place_said, time_said
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas

SAME, OTHER, UNSHOWN = "same", "other", "unshown"
"""How what was said compares with the light: alike, less, or nothing shows it."""
ARGUED, ACCUSED = "argued", "accused"
"""What was said in the debate itself, which the light showed before: of somebody, or else."""
_HEAD: Final = 44.0
_NAME: Final = 25.0
_ROW: Final = 24.0
_LARGEST: Final = 1.5
"""Rows grow no further with the words: six seats have to have one each."""
_APART: Final = 16.0
"""No more air than this lies between two seats."""
_FEWER: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20">'
    '<rect x="1" y="1" width="18" height="18" rx="5" fill="#FFCB2E" stroke="#2B1836" '
    'stroke-width="2"/><path d="M10 4v11M5.5 10.5 10 15l4.5-4.5" fill="none" stroke="#2B1836" '
    'stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/></svg>'
)
"""Less than was said: an arrow, no cross, since somebody may have taken it."""
_SIGN, _BETWEEN = 4.0, 12.0
"""Between a mark and what it means, and between what it means and the next mark."""
_MEANS, _LEGEND, _ICON = 18.0, 22.0, 20.0
"""How large it is written what marks mean, how high its lines are, and how wide its marks."""
_SUM: Final = 104.0
"""How wide that is at most in which a seat is summed up, in usual words."""
_FIELD: Final = 76.0, 180.0
"""How wide the field is at least, and at most, of what the light showed."""
RIGHT, HIGH, HELD = "mark_right", "icon_brick", "icon_paw"
"""What the light counts: bricks that lie right, bricks of a tower, a size in a paw."""
Shown = tuple[tuple[int, str], ...]
"""What the light showed: figures, each with what it counts."""


@dataclass(frozen=True, slots=True)
class Claim:
    """Something that was said in the dark, or of it."""

    tick: int
    seat: int
    phrase: Phrase
    text: str
    """The phrase in words."""
    argued: bool = False
    """Whether it was said in the debate."""
    hollow: bool = False
    """Whether it tells a new height though nothing had just clacked there (``clacks``)."""
    moved: bool = False
    """Whether its tower stands elsewhere since: the phrase names where, the text does not."""


@dataclass(frozen=True, slots=True)
class Row:
    """A claim beside the light."""

    since: int
    tick: int
    text: str
    many: int
    """How often in a row it was said of that, from one tick to the other."""
    mark: str
    shown: Shown
    """What the light showed."""
    time: str = ""
    """What the clock showed when it was said, first of these times."""
    stands: str = ""
    """Where its tower stands since the box turned; nothing where it was said there."""


@dataclass(frozen=True, slots=True)
class _Entry:
    """What a mark means, and where below the rows that stands."""

    mark: str
    text: str
    x: float
    line: int


def compared(
    phrase: Phrase, stacks: Sequence[tuple[int, ...]], held: Sequence[int]
) -> tuple[str, Shown]:
    """Return how a phrase compares with the light, and what that showed.

    ``held`` is what the speaker's hand held, nothing where hands have no owner.
    """
    if phrase.word == "have":
        return (SAME, ((phrase.size, HELD),)) if phrase.size in held else (UNSHOWN, ())
    if not phrase.of_tower:
        return UNSHOWN, ()
    stack = stacks[phrase.place]
    if phrase.word == "count":  # hands went on: more than was said shows nothing, less does
        high, told = len(stack), phrase.many
        return SAME if high == told else OTHER if high < told else UNSHOWN, ((high, HIGH),)
    if phrase.word == "done":
        both = ((sound(stack), RIGHT), (len(stack), HIGH))
        return SAME if stack == TOWER else OTHER, both
    return UNSHOWN, ((len(stack), HIGH),)


def turned(claim: Claim) -> Claim:
    """Return a claim once the box has turned: what was said of a tower goes with it."""
    if not claim.phrase.of_tower:
        return claim
    return replace(claim, phrase=_elsewhere(claim.phrase), moved=True)


@cache  # a whole match may be folded at once, and there are a few dozen of these
def _elsewhere(phrase: Phrase) -> Phrase:
    return replace(phrase, place=TURNED[phrase.place])


def standing(claims: Sequence[Claim], seat: int) -> dict[int, Claim]:
    """Return by tower what a seat said last in the dark of its height, the latest last.

    Who says afterwards that the tower was robbed stands by no height of it.
    """
    found: dict[int, Claim] = {}
    for one in claims:
        if one.seat != seat or one.argued:
            continue
        if one.phrase.of_tower:
            found.pop(one.phrase.place, None)
        if one.phrase.height is not None:
            found[one.phrase.place] = one
    return found


def rows_of(
    claims: Sequence[Claim],
    seat: int,
    stacks: Sequence[tuple[int, ...]],
    held: Sequence[int],
    ticks: int,
) -> tuple[Row, ...]:
    """Return what a seat said of a build of so many ticks.

    Each tower is one row, of what was said of it last: what stands is held against the light.
    """
    found: dict[tuple[bool, Phrase | int], Row] = {}
    stands = standing(claims, seat).values()
    for one in claims:
        if one.seat != seat:
            continue
        key = (one.argued, _of(one.phrase))
        before = found.pop(key, None)
        if before is not None and before.text != one.text:
            before = None
        many = 1 if before is None else before.many + 1
        since = one.tick if before is None else before.since
        mark, shown = compared(one.phrase, stacks, held)
        if mark == OTHER and one not in stands:
            mark = UNSHOWN
        if one.argued:
            mark = ACCUSED if one.phrase.word == "accuse" else ARGUED
        time = time_said(since, ticks)
        moved = place_said(one.phrase.place) if one.moved else ""
        found[key] = Row(since, one.tick, one.text, many, mark, shown, time, moved)
    return tuple(found.values())


def _of(phrase: Phrase) -> Phrase | int:
    """Return what a phrase is about: of a tower it replaces what was said of it before."""
    return phrase.place if phrase.of_tower else phrase


def telling(rows: Sequence[Row], most: int) -> list[Row]:
    """Return the rows that there is room for: first what the light tests, the latest.

    Accusations stand elsewhere.
    """
    weighs = {OTHER: 0, SAME: 1, ARGUED: 2, UNSHOWN: 3}
    kept = sorted(below(rows), key=lambda row: (weighs[row.mark], -row.tick))[:most]
    return sorted(kept, key=lambda row: (row.mark == ARGUED, row.since))


def below(rows: Sequence[Row]) -> list[Row]:
    """Return the rows that stand below a name, where there is room for all."""
    return [row for row in rows if row.mark != ACCUSED]


def shared_out(wanted: Sequence[int], room: int) -> list[int]:
    """Return how many rows each seat gets: one each, then in turn while there is room."""
    given = [min(1, many) for many in wanted]
    left = room - sum(given)
    while left > 0 and (short := [at for at, many in enumerate(wanted) if given[at] < many]):
        for at in short[:left]:
            given[at] += 1
        left -= len(short[:left])
    return given


def paint_evidence(
    canvas: Canvas,
    box: Box,
    evidence: Sequence[tuple[int, tuple[Row, ...]]],
    names: Sequence[str],
    zoom: float,
    words: Words,
    doubts: Mapping[int, str] = MappingProxyType({}),
) -> None:
    """Paint it, seat by seat; where there is room for all, with what else is against a seat."""
    canvas.panel(box.x, box.y, box.width, box.height)
    wanted = [len(below(rows)) for _, rows in evidence]
    marks = {row.mark for _, rows in evidence for row in rows}
    told = [one for one in (SAME, OTHER, UNSHOWN) if one in marks]
    legend = _legend(canvas, told, box.width - 28, words)
    foot = _LEGEND * (legend[-1].line + 1) if legend else 0.0
    least = _NAME * len(evidence) + _ROW * sum(map(bool, wanted))
    size = min(zoom, _LARGEST, (box.height - _HEAD - 8 - foot) / max(_ROW, least))
    _heads(canvas, box, zoom, words)
    inside = box.height - _HEAD - 8
    inside -= foot
    at = Box(box.x + 14, box.y + box.height - 6 - foot, box.width - 28, foot)
    _paint_legend(canvas, at, legend)
    y = box.y + _HEAD + 2
    room = int((inside - _NAME * size * len(evidence)) / (_ROW * size) + 0.01)
    given = shared_out(wanted, room)
    left = inside - size * (_NAME * len(evidence) + _ROW * sum(given))
    doubted = sum(seat in doubts for seat, _ in evidence) * _ROW * size
    if given != wanted or left < doubted:
        doubts, doubted = {}, 0.0
    left -= doubted
    apart = max(0.0, min(_APART, left / max(1, len(evidence))))
    accused = Counter(words_of[-1] for _, rows in evidence if (words_of := _accused(rows)))
    every = [telling(rows, most) for (_, rows), most in zip(evidence, given, strict=True)]
    field = _field_of(canvas, [row for its in every for row in its], box.width - 28, size, words)
    for (seat, rows), kept, all_its in zip(evidence, every, wanted, strict=True):
        name = Box(box.x + 14, y, box.width - 28, _NAME * size)
        write(canvas, names[seat], name, 18 * size, theme.INK, theme.TEXT_BOLD, align="left")
        left = box.x + 22 + canvas.text_width(names[seat], 18 * size, theme.TEXT_BOLD)
        right = box.x + box.width - 14
        if len(kept) < all_its:
            more = words.say("evidence.more", n=all_its - len(kept))
            if left + canvas.text_width(more, 18 * size) > right - _SUM * size:
                more = words.say("charge.more", n=all_its - len(kept))
            canvas.text(more, right, y + _NAME * size / 2, 18 * size, theme.INK, align="right")
            right -= canvas.text_width(more, 18 * size) + 2 * _BETWEEN
        said = "".join(accusing(rows, accused, words)[-1:])  # that goes before the sum
        asks = canvas.text_width(said, 18 * size, theme.BUTTON) + 25 * min(size, 1.2) + _SUM * size
        if not said or left + asks <= right:
            right = _summed(canvas, rows, right, y + _NAME * size / 2, size)
        _beside(canvas, Box(left, y, right - left, _NAME * size), rows, accused, size, words)
        for order, row in enumerate(kept):
            its = Box(box.x + 14, y + _NAME * size + order * _ROW * size, box.width - 28,
                      _ROW * size)  # fmt: skip
            _row(canvas, its, row, size, words, field)
        y += size * (_NAME + _ROW * len(kept))
        if doubt := doubts.get(seat):
            _doubt(canvas, Box(box.x + 14, y, box.width - 28, _ROW * size), doubt, size)
            y += _ROW * size
        y += apart


def _heads(canvas: Canvas, box: Box, zoom: float, words: Words) -> None:
    """Paint what stands on the left of all rows, and what on the right."""
    half = box.width / 2
    said = Box(box.x + 14, box.y + 6, half - 20, _HEAD - 10)
    write(canvas, words.say("evidence.said"), said, 20 * zoom, theme.INK, theme.BUTTON,
          align="left")  # fmt: skip
    lit = Box(box.x + half, box.y + 6, half - 14, _HEAD - 10)
    write(canvas, words.say("evidence.shown"), lit, 20 * zoom, theme.INK, theme.BUTTON,
          align="right")  # fmt: skip
    canvas.rect(box.x + 14, box.y + _HEAD - 2, box.width - 28, 2, theme.PAPER_2)


def _doubt(canvas: Canvas, box: Box, doubt: str, size: float) -> None:
    """Paint what else all know against a seat."""
    icon = 20 * min(size, 1.2)
    canvas.picture("icon_eye", box.x, box.middle[1] - icon / 2, icon, icon)
    room = Box(box.x + icon + 6, box.y, box.width - icon - 6, box.height)
    write(canvas, doubt, room, 18 * size, theme.INK, align="left")


def _accused(rows: Sequence[Row]) -> list[str]:
    """Return how a seat accused others, the last one last."""
    every = sorted((row for row in rows if row.mark == ACCUSED), key=lambda row: row.tick)
    return [row.text for row in every]


def accusing(rows: Sequence[Row], accused: Mapping[str, int], words: Words) -> list[str]:
    """Return whom a seat accuses, in ever fewer words; nothing where it accuses nobody.

    Who has come to accuse another is told with how many they do, if anybody else does.
    """
    said = _accused(rows)
    if not said:
        return []
    others = accused.get(said[-1], 1) - 1
    changed = ["changed"] if len(said) > 1 else []
    together = ["changed-with"] if changed and others else []
    every = (*together, *changed, "accused")
    return [words.say(f"evidence.{key}", said=said[-1], n=others) for key in every]


def _beside(
    canvas: Canvas, box: Box, rows: Sequence[Row], accused: Mapping[str, int], size: float,
    words: Words,
) -> None:  # fmt: skip
    """Paint beside a name whom it accuses, or that it said nothing at all."""
    if texts := accusing(rows, accused, words):
        icon = 20 * min(size, 1.2)
        canvas.picture(ICONS["vote"], box.x, box.middle[1] - icon / 2, icon, icon)
        said = Box(box.x + icon + 5, box.y, box.width - icon - 5, box.height)
        fit = (text for text in texts
               if canvas.text_width(text, 18 * size, theme.BUTTON) <= said.width)  # fmt: skip
        write(canvas, next(fit, texts[-1]), said, 18 * size, theme.INK, theme.BUTTON, align="left")
    elif not rows:
        write(canvas, words.say("evidence.silent"), box, 18 * size, theme.INK, align="left")


def _legend(canvas: Canvas, marks: Sequence[str], width: float, words: Words) -> list[_Entry]:
    """Return what the marks of rows mean, those that stand there, each where it has room."""
    found: list[_Entry] = []
    x, line = 0.0, 0
    for mark in marks:
        text = words.say(f"evidence.mark-{mark}")
        wide = _ICON + _SIGN + canvas.text_width(text, _MEANS)
        if x and x + wide > width:
            x, line = 0.0, line + 1
        found.append(_Entry(mark, text, x, line))
        x += wide + _BETWEEN
    return found


def _paint_legend(canvas: Canvas, box: Box, legend: Sequence[_Entry]) -> None:
    """Paint it at the foot of the panel: words that explain grow with no setting."""
    for one in legend:
        its = Box(box.x + one.x, box.y + _LEGEND * one.line, box.width - one.x, _LEGEND)
        left = its.x + _icon(canvas, one.mark, its, 1.0) + _SIGN
        canvas.text(one.text, left, its.middle[1], _MEANS, theme.INK, room=its.x + its.width - left)


def _icon(canvas: Canvas, mark: str, box: Box, size: float) -> float:
    """Paint a mark at the left edge of a row; return how wide it is."""
    icon = 20 * min(size, 1.2)
    middle = box.middle[1]
    if mark == ARGUED:
        canvas.picture(ICONS["say"], box.x, middle - icon / 2, icon, icon)
    elif mark == UNSHOWN:
        canvas.text("?", box.x + icon / 2, middle, 18 * size, theme.INK, theme.BUTTON,
                    align="middle")  # fmt: skip
    elif mark == SAME:
        canvas.picture("mark_right", box.x, middle - icon / 2, icon, icon)
    else:
        canvas.drawing(_FEWER, box.x, middle - icon / 2, icon, icon)
    return icon


def borne_out(rows: Sequence[Row]) -> list[tuple[str, int]]:
    """Return how much of what a seat said in the dark the light bears out, and how much not."""
    marks = Counter(row.mark for row in rows)
    return [(mark, marks[mark]) for mark in (SAME, OTHER) if marks[mark]]


def _summed(canvas: Canvas, rows: Sequence[Row], right: float, middle: float, size: float) -> float:
    """Sum up in figures at the end of a name's line what the light tests; return what is left."""
    icon = 20 * min(size, 1.2)
    for mark, many in reversed(borne_out(rows)):
        right -= _SIGN + canvas.text(str(many), right, middle, 18 * size, theme.INK, theme.BUTTON,
                                     align="right")  # fmt: skip
        right -= icon
        _icon(canvas, mark, Box(right, middle - icon / 2, icon, icon), size)
        right -= _BETWEEN
    return right


def shown_said(row: Row, words: Words) -> str:
    """Return in a few words what the light showed of what was said; nothing where it did not."""
    if row.mark == ARGUED or not row.shown:
        return ""
    figures = {counts: figure for figure, counts in row.shown}
    if HELD in figures:
        return words.say("evidence.held", n=figures[HELD])
    high = figures[HIGH]
    right = figures.get(RIGHT, high)
    if not high:
        return words.say("evidence.bare")
    return words.say("evidence.high" if right == high else "evidence.right", n=high, right=right)


def _field_of(
    canvas: Canvas, rows: Sequence[Row], width: float, size: float, words: Words
) -> float:
    """Return how wide the field is of what the light showed: as its longest words.

    It leaves room for what was said, in the fewest words.
    """
    tested = [(row, said) for row in rows if (said := shown_said(row, words))]
    least, most = _FIELD
    longest = max((canvas.text_width(one, 18 * size, theme.BUTTON) for _, one in tested), default=0)
    spoken = (canvas.text_width(_forms(row, words)[-1], theme.FLOOR) for row, _ in tested)
    free = width - max(spoken, default=0) - 20 * min(size, 1.2) - 14
    return max(least, min(most, longest + 12, free))


def _row(canvas: Canvas, box: Box, row: Row, size: float, words: Words, wide: float) -> None:
    icon = _icon(canvas, row.mark, box, size)
    field = Box(box.x + box.width - wide, box.y + 1, wide, box.height - 2)
    if said := shown_said(row, words):
        canvas.rect(field.x, field.y, field.width, field.height, theme.PAPER_2, 8)
        inside = Box(field.x + 4, field.y, field.width - 8, field.height)
        write(canvas, said, inside, 18 * size, theme.INK, theme.BUTTON)
    room = Box(box.x + icon + 6, box.y, field.x - box.x - icon - 12, box.height)
    if row.mark == ARGUED:  # the light showed that before
        room = Box(room.x, room.y, box.x + box.width - room.x, room.height)
    texts = _forms(row, words)
    fit = (one for one in texts if canvas.text_width(one, theme.FLOOR) <= room.width)
    write(canvas, next(fit, texts[-1]), room, 18 * size, theme.INK, align="left")


def _forms(row: Row, words: Words) -> list[str]:
    """Return a row in ever fewer words: how often, and then when, is worth less than a line."""
    forms = row, replace(row, many=1), replace(row, many=1, time="")
    return [row_said(one, words) for one in forms]


def row_said(row: Row, words: Words) -> str:
    """Return a row in words: when or where it was said, what, and how often."""
    times = words.say("evidence.times", n=row.many) if row.many > 1 else ""
    if row.mark == ARGUED:
        return words.say("evidence.argued", said=row.text, times=times).strip()
    said = words.say("evidence.row", time=row.time, said=row.text, times=times).strip()
    return words.say("evidence.moved", said=said, place=row.stands) if row.stands else said
