"""Columns: charts laid out beside and below each other so that they fill pages to their foot."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from game.stage.motion.layout import Box
from game.stage.widgets.rolls import Block, Row

GAP: Final = 14.0


@dataclass(slots=True)
class _Page:
    """One page: what of it is taken at its top, and by column which charts are in it."""

    top: list[Block]
    columns: list[list[int]]
    taken: list[float] = field(default_factory=list)
    """By column, down to where it is taken."""


def filled(
    top: Block, narrow: Sequence[Block], broad: Sequence[Block], page: Box, across: int
) -> list[Row]:
    """Return pages as rows of a roll: one chart over all, the others in columns.

    A chart is ``narrow``, but ``broad`` where it has a page for itself.
    """
    pages = [_begun([top], across)]
    for at, block in enumerate(narrow):
        high = block.box.height
        now = pages[-1]
        column = now.taken.index(min(now.taken))
        if now.taken[column] and now.taken[column] + high > page.height:
            now, column = _begun([], across), 0
            pages.append(now)
        now.columns[column].append(at)
        now.taken[column] += high + GAP
    return [_row(one, narrow, broad, page) for one in pages]


def _begun(top: list[Block], across: int) -> _Page:
    high = sum(block.box.height + GAP for block in top)
    return _Page(top, [[] for _ in range(across)], [high] * across)


def _row(page: _Page, narrow: Sequence[Block], broad: Sequence[Block], whole: Box) -> Row:
    """Return a page with its charts as high as fills it."""
    columns = [column for column in page.columns if column]
    blocks = list(page.top)
    y = 0.0
    for block in page.top:
        high = block.box.height if columns else whole.height
        block.box = Box(0, y, whole.width, high)
        y += high + GAP
    for at, column in enumerate(columns):
        its = [(narrow if len(columns) > 1 or len(page.columns) == 1 else broad)[one]
               for one in column]  # fmt: skip
        wide = (whole.width - GAP * (len(columns) - 1)) / len(columns)
        least = sum(block.box.height for block in its)
        spare = max(0.0, whole.height - y - least - GAP * (len(its) - 1))
        down = y
        for block in its:
            high = block.box.height * (1 + spare / least)
            block.box = Box(at * (wide + GAP), down, wide, high)
            down += high + GAP
        blocks += its
    foot = max(block.box.y + block.box.height for block in blocks)
    return Row(foot, blocks)
