"""Verdicts: how the vote that counts ended, whom it met, and who leaves, before the next build."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.core.words import Words
from game.games.wombat.board.writing import write
from game.games.wombat.model.actions import SKY
from game.games.wombat.model.state import NO_VOTE
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas

_FACE: Final = 118.0
"""How large who leaves is seen."""
NOBODY: Final = -1
ALL: Final = -1


@dataclass(frozen=True, slots=True)
class Verdict:
    """How the vote that counts ended."""

    voters: int
    accused: tuple[int, ...]
    """Whom most pointed at, several where they had as many, nobody where all chose the sky."""
    many: int
    """How many votes each of them had."""
    out: int
    """Who leaves, ``NOBODY`` where none had more than half."""
    landed: int = ALL
    """How many of these votes are open yet; ``ALL``, and it is said what came of it."""

    @property
    def needed(self) -> int:
        """How many votes put somebody out (W1)."""
        return self.voters // 2 + 1


def voters_of(targets: Sequence[int]) -> list[int]:
    """Return the seats that have a vote: who is out has none."""
    return [seat for seat, one in enumerate(targets) if one != NO_VOTE]


def verdict_of(targets: Sequence[int]) -> Verdict:
    """Return how a vote ended, from whom each seat pointed at."""
    votes = [targets[seat] for seat in voters_of(targets)]
    counts = Counter(one for one in votes if one != SKY)
    many = max(counts.values(), default=0)
    accused = tuple(sorted(seat for seat, its in counts.items() if its == many))
    out = accused[0] if len(accused) == 1 and 2 * many > len(votes) else NOBODY
    return Verdict(len(votes), accused, many, out)


def said(verdict: Verdict, names: Sequence[str], words: Words) -> tuple[str, str]:
    """Return the verdict in a few words, and why; while it is drummed for, against whom."""
    who = words.say("verdict.and").join(names[seat] for seat in verdict.accused)
    if verdict.landed != ALL:
        return words.say("verdict.roll"), words.say("verdict.against", name=who) if who else ""
    if verdict.out != NOBODY:
        head = words.say("verdict.out", name=names[verdict.out])
    else:
        head = words.say("verdict.nobody")
    if not verdict.accused:
        return head, words.say("verdict.sky")
    kind = "enough" if verdict.out != NOBODY else "few"
    return head, words.say(f"verdict.{kind}", name=who, n=verdict.many, needed=verdict.needed)


def paint_verdict(
    canvas: Canvas,
    box: Box,
    verdict: Verdict,
    seated: Sequence[tuple[str, str]],
    zoom: float,
    words: Words,
) -> None:
    """Paint a verdict: what it is, why, and a paw for each vote up to the line that counts.

    ``seated`` is everybody's name and face, by seat: who leaves is seen large.
    """
    canvas.panel(box.x, box.y, box.width, box.height, 18, theme.PAPER, ring=theme.LEMON)
    head, why = said(verdict, [name for name, _ in seated], words)
    leaves = verdict.landed == ALL and verdict.out != NOBODY
    picture = seated[verdict.out][1] if leaves else ""
    canvas.picture(picture or "icon_drum", box.x + 16, box.y + 20, _FACE, _FACE)
    left = box.x + 32 + _FACE
    room = Box(left, box.y + 8, box.x + box.width - 14 - left, 52)
    write(canvas, head, room, 40 * min(zoom, 1.2), theme.INK, theme.TITLE, align="left")
    room = Box(left, box.y + 62, room.width, 66)
    write(canvas, why, room, 20 * zoom, theme.INK, align="left")
    if not verdict.accused:
        return
    step = min(44.0, room.width / (verdict.voters + 1))
    for at in range(verdict.voters):
        x, y = room.x + at * step, box.y + box.height - 46
        canvas.rect(x, y, step - 6, 36, theme.INK, 9)
        full = at < (verdict.many if verdict.landed == ALL else verdict.landed)
        canvas.rect(x + 2, y + 2, step - 10, 32, theme.TOMATO if full else theme.PAPER, 7)
        if full:
            canvas.picture("icon_paw", x + (step - 6) / 2 - 13, y + 5, 26, 26)
    line = room.x + (verdict.needed - 1) * step - 5
    canvas.rect(line, box.y + box.height - 52, 4, 48, theme.INK, 2)
