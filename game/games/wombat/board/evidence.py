"""Evidence: what each seat said last of what, beside what the light showed.

It is read from a sofa: few lines, in large words. When all of it was said stands in the log. What
is argued since says so, and whom a seat accuses stands beside its name.

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
from game.games.wombat.naming import place_said
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas

SAME, OTHER, UNSHOWN = "same", "other", "unshown"
"""How what was said compares with the light: alike, less, or nothing shows it."""
ARGUED, ACCUSED = "argued", "accused"
"""What was said in the debate itself, which the light showed before: of somebody, or else."""
_HEAD: Final = 46.0
_LINE: Final = 28.0
"""How high a line is, a name's or a row's, whose words are so large:"""
_SIZE: Final = 22.0
_SMALLER, _LARGER = 0.9, 1.2
"""To be whole, what is said grows smaller or larger by so much; then rows are left out."""
_NEARLY: Final = 0.85
"""To say more, something is written by so much smaller."""
_LARGEST: Final = 1.5
"""Rows grow no further with the words: six seats have to have one each."""
_FEW: Final = 3
"""Up to so many seats have room for a line more each."""
_MOST: Final = 3
_LEAST, _APART = 8.0, 18.0
"""So much air lies between two seats where words are no larger for it, and no more than that."""
_FOOT: Final = 24.0
"""How high it stands that there is more."""
_BETWEEN: Final = 12.0
_FIELD: Final = 84.0, 190.0
"""How wide the field is at least, and at most, of what the light showed."""
_COLOURS: Final = {SAME: (theme.GREEN, theme.WHITE), OTHER: (theme.RED_FIGURE, theme.WHITE)}
"""On which ground it stands that the light bears words out, or shows less; in words, too."""
RIGHT, HIGH, HELD = "right", "high", "held"
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
    stands: str = ""
    """Where its tower stands since the box turned; nothing where it was said there."""


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
) -> tuple[Row, ...]:
    """Return what a seat said of a build.

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
        moved = place_said(one.phrase.place) if one.moved else ""
        found[key] = Row(since, one.tick, one.text, many, mark, shown, moved)
    return tuple(found.values())


def _of(phrase: Phrase) -> Phrase | int:
    """Return what a phrase is about: of a tower it replaces what was said of it before."""
    return phrase.place if phrase.of_tower else phrase


def telling(rows: Sequence[Row], most: int) -> list[Row]:
    """Return the rows that there is room for: first what the light tests, the latest."""
    weighs = {OTHER: 0, SAME: 1, ARGUED: 2, UNSHOWN: 3}
    kept = sorted(mattering(rows), key=lambda row: (weighs[row.mark], -row.tick))[:most]
    return sorted(kept, key=lambda row: (row.mark == ARGUED, row.since))


def mattering(rows: Sequence[Row]) -> list[Row]:
    """Return the rows that may stand below a name: of what the light showed, and what is argued.

    Whoever said nothing of that is told by the last of their words; accusations stand elsewhere.
    """
    every = [row for row in rows if row.mark != ACCUSED]
    return [row for row in every if row.shown or row.mark == ARGUED] or every[-1:]


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
    """Paint it, seat by seat, to be read from afar: few lines each, the rest is in the log.

    ``doubts`` say of a seat what else is against it: second to what is most against its words.
    """
    canvas.panel(box.x, box.y, box.width, box.height)
    _heads(canvas, box, zoom, words)
    most = _MOST if len(evidence) <= _FEW else _MOST - 1
    wanted = [min(most, len(mattering(rows)) + (seat in doubts)) for seat, rows in evidence]
    every = [sum(row.mark != ACCUSED for row in rows) + (seat in doubts) for seat, rows in evidence]
    inside = box.height - _HEAD - 8
    size, given = _sized(wanted, inside, zoom)
    if given != every:
        inside -= _FOOT
        size, given = _sized(wanted, inside, zoom)
    high, many = _LINE * size, len(evidence)
    apart = min(_APART, max(0.0, (inside - high * (many + sum(given))) / max(1, many - 1)))
    accused = Counter(words_of[-1] for _, rows in evidence if (words_of := _accused(rows)))
    told = [
        (doubts.get(seat, "") if lines > 1 or not rows else "", rows, lines)
        for (seat, rows), lines in zip(evidence, given, strict=True)
    ]
    shown = [telling(rows, lines - bool(doubt)) for doubt, rows, lines in told]
    field = _field_of(canvas, [row for its in shown for row in its], box.width - 28, size, words)
    y = box.y + _HEAD + 2
    for (seat, rows), (doubt, *_), kept in zip(evidence, told, shown, strict=True):
        line = Box(box.x + 14, y, box.width - 28, high)
        if y > box.y + _HEAD + 2:
            canvas.rect(line.x, y - apart / 2 - 1, line.width, 2, theme.PAPER_2)
        _name(canvas, line, names[seat], rows, accused, size, words)
        for row in kept:
            line = replace(line, y=line.y + high)
            _row(canvas, line, row, size, words, field)
        if doubt:
            line = replace(line, y=line.y + high)
            _doubt(canvas, line, doubt, size)
        y = line.y + high + apart
    if given != every:
        foot = Box(box.x + 14, box.y + box.height - _FOOT - 4, box.width - 28, _FOOT)
        write(canvas, words.say("evidence.more"), foot, theme.FLOOR, theme.GREY, align="right")


def _sized(wanted: Sequence[int], inside: float, zoom: float) -> tuple[float, list[int]]:
    """Return how large lines are, and how many each seat gets below its name."""
    many = len(wanted)
    whole = (inside - _LEAST * (many - 1)) / (_LINE * max(1, many + sum(wanted)))
    least = inside / (_LINE * max(1, many + sum(map(bool, wanted))))
    size = min(max(whole, _SMALLER * zoom), _LARGER * zoom, _LARGEST, least)
    return size, shared_out(wanted, int(inside / (_LINE * size) + 0.01) - many)


def _heads(canvas: Canvas, box: Box, zoom: float, words: Words) -> None:
    """Paint what stands on the left of all rows, and what on the right."""
    half, size = box.width / 2, 22 * min(zoom, _LARGER)
    said = Box(box.x + 14, box.y + 6, half, _HEAD - 12)
    write(canvas, words.say("evidence.said"), said, size, theme.INK, theme.TITLE, align="left")
    lit = Box(box.x + half + 20, box.y + 6, half - 34, _HEAD - 12)
    write(canvas, words.say("evidence.shown"), lit, size, theme.INK, theme.TITLE, align="right")
    canvas.rect(box.x + 14, box.y + _HEAD - 4, box.width - 28, 3, theme.INK)


def _name(
    canvas: Canvas, box: Box, name: str, rows: Sequence[Row], accused: Mapping[str, int],
    size: float, words: Words,
) -> None:  # fmt: skip
    """Paint a name, and beside it whom it accuses, or that it said nothing at all."""
    room = replace(box, width=box.width * 0.5)
    big = write(canvas, name, room, _SIZE * size, theme.INK, theme.TITLE, align="left")
    left = box.x + canvas.text_width(name, big, theme.TITLE) + _BETWEEN
    beside = Box(left, box.y, box.x + box.width - left, box.height)
    texts = accusing(rows, accused, words)
    if texts:
        fit = (
            one
            for one in texts
            if canvas.text_width(one, _NEARLY * _SIZE * size, theme.BUTTON) <= beside.width
        )
        write(canvas, next(fit, texts[-1]), beside, _SIZE * size, theme.INK, theme.BUTTON,
              align="right")  # fmt: skip
    elif not rows:
        write(canvas, words.say("evidence.silent"), beside, _SIZE * size, theme.INK, align="right")


def _doubt(canvas: Canvas, box: Box, doubt: str, size: float) -> None:
    """Paint what else all know against a seat."""
    canvas.rect(box.x, box.y + 1, box.width, box.height - 2, theme.PAPER_2, 8)
    room = Box(box.x + 8, box.y, box.width - 16, box.height)
    write(canvas, doubt, room, _SIZE * size, theme.INK, theme.BUTTON, align="left")


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


def shown_said(row: Row, words: Words) -> str:
    """Return in a few words what the light showed of what was said; nothing where it did not."""
    if row.mark == ARGUED or not row.shown:
        return ""
    figures = {counts: figure for figure, counts in row.shown}
    if HELD in figures:
        return words.say("evidence.held")
    high = figures[HIGH]
    right = figures.get(RIGHT, high)
    if row.mark == SAME:
        return words.say("evidence.true", n=high)
    if not high:  # whoever said that it was raided is not contradicted by that
        return words.say("evidence.bare" if row.mark == OTHER else "evidence.empty")
    if right < high:
        return words.say("evidence.right", n=high, right=right)
    return words.say("evidence.less" if row.mark == OTHER else "evidence.high", n=high)


def _field_of(
    canvas: Canvas, rows: Sequence[Row], width: float, size: float, words: Words
) -> float:
    """Return how wide the field is of what the light showed: as its longest words.

    It leaves room for what was said, in the fewest words.
    """
    tested = [(row, said) for row in rows if (said := shown_said(row, words))]
    least, most = _FIELD
    large = _SIZE * size
    short = max((canvas.text_width(one, theme.FLOOR, theme.BUTTON) for _, one in tested), default=0)
    longest = max((canvas.text_width(one, large, theme.BUTTON) for _, one in tested), default=0)
    spoken = (canvas.text_width(_forms(row, words)[-1], theme.FLOOR) for row, _ in tested)
    free = width - max(spoken, default=0) - _BETWEEN
    return max(least, short + 8, min(most, longest + 18, free))


def _row(canvas: Canvas, box: Box, row: Row, size: float, words: Words, wide: float) -> None:
    """Paint what was said, and on a ground of its colour what the light shows of it."""
    field = Box(box.x + box.width - wide, box.y + 1, wide, box.height - 2)
    room = box
    if said := shown_said(row, words):
        ground, ink = _COLOURS.get(row.mark, (theme.PAPER_2, theme.INK))
        canvas.rect(field.x, field.y, field.width, field.height, ground, 8)
        inside = Box(field.x + 3, field.y, field.width - 6, field.height)
        write(canvas, said, inside, _SIZE * size, ink, theme.BUTTON)
        room = replace(box, width=box.width - wide - _BETWEEN)
    texts = _forms(row, words)
    nearly = max(theme.FLOOR, _NEARLY * _SIZE * size)
    fit = (one for one in texts if canvas.text_width(one, nearly) <= room.width)
    write(canvas, next(fit, texts[-1]), room, _SIZE * size, theme.INK, align="left")


def _forms(row: Row, words: Words) -> list[str]:
    """Return a row in ever fewer words: how often is worth less than a line."""
    once = replace(row, many=1)
    said = row_said(replace(once, stands=""), words)
    short = words.say("evidence.moved-short", said=said, place=row.stands) if row.stands else said
    return [row_said(row, words), row_said(once, words), short]


def row_said(row: Row, words: Words) -> str:
    """Return a row in words: what was said, how often, and where its tower stands since."""
    times = words.say("evidence.times", n=row.many) if row.many > 1 else ""
    key = "argued" if row.mark == ARGUED else "row"
    said = words.say(f"evidence.{key}", said=row.text, times=times).strip()
    return words.say("evidence.moved", said=said, place=row.stands) if row.stands else said
