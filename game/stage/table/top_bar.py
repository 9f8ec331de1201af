"""The top bar: who acts, the log as one line, and the ways to notes, rules and menu."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from game.core.pages import LogLine
from game.core.words import Words
from game.stage.motion.layout import Box
from game.stage.paint.canvas import Canvas
from game.stage.table.ribbon import APART, Headline, paint_ribbon

WAYS: Final = {
    "log": Box(476, 2, 522, 40),
    "notes": Box(1000, 0, 44, 43),
    "rules": Box(1046, 0, 50, 43),
    "menu": Box(1096, 0, 184, 43),
}
"""What of the bar leads elsewhere; the menu's place is the one that closes a curtain."""
USUAL: Final = 1.25
"""For larger words a table shows less at once: its bar, who acts without the log."""
_KEYS: Final = {"log": "l", "notes": "n", "rules": "f1", "menu": "escape"}
_CAP: Final = Box(956, 0, 42, 43)
"""Where the key of the log is."""


class Seated(Protocol):
    """What a bar says of somebody at the table."""

    @property
    def name(self) -> str:
        """What they are called."""

    @property
    def face(self) -> str:
        """Their picture."""

    @property
    def own(self) -> bool:
        """Whether they look on."""


def acting(when: str, acts: Seated, aimed: Seated | None, after: str, words: Words) -> Headline:
    """Return who acts, at whom they aim, and who comes ``after``; nobody where it is empty."""
    then: tuple[str, ...] = (words.say("table.then", name=after),) if after else ()
    name = words.say("table.your-turn") if acts.own else acts.name
    if aimed is not None:
        name = words.say("table.you-act") if acts.own else acts.name
        key = "aims-you" if aimed.own else "you-aim" if acts.own else "aims"
        aims = words.say(f"table.{key}", name=aimed.name)
        then = (*(f"{aims}{APART}{after}" for after in then), aims)
    return Headline(when, acts.face, name, then)


def paint_top_bar(
    canvas: Canvas,
    head: Headline,
    log: Sequence[LogLine],
    zoom: float,
    words: Words,
    *,
    notes: bool,
) -> None:
    """Paint the bar; ``notes`` says whether there is a way to the notes."""
    keys = {name: (_KEYS[name], box, "") for name, box in WAYS.items()}
    keys["log"] = _KEYS["log"], _CAP, ""
    keys["menu"] = _KEYS["menu"], WAYS["menu"], words.say("table.menu")
    if not notes:
        del keys["notes"]
    band = None if zoom > USUAL else Box(WAYS["log"].x, 6, 0, 31)
    paint_ribbon(canvas, head, log, zoom, band, keys)
