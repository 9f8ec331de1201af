"""The top bar of hidden gangs: whose turn it is, what they do, and the log as one line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.core.pages import LogLine
from game.core.words import Words
from game.gangs.board.places import USUAL
from game.gangs.board.plates import Furniture
from game.stage.motion.layout import Box
from game.stage.paint.canvas import Canvas
from game.stage.table.ribbon import Headline, paint_ribbon

WAYS: Final = {
    "log": Box(476, 2, 522, 40),
    "notes": Box(1000, 0, 44, 43),
    "rules": Box(1046, 0, 50, 43),
    "menu": Box(1096, 0, 184, 43),
}
"""What of the bar leads elsewhere; the menu's place is the one that closes a curtain."""
_KEYS: Final = {"log": "l", "notes": "n", "rules": "f1", "menu": "escape"}
_CAP: Final = Box(956, 0, 42, 43)
"""Where the key of the log is."""


def paint_top_bar(
    canvas: Canvas, furniture: Furniture, log: Sequence[LogLine], zoom: float, words: Words
) -> None:
    """Paint the bar."""
    keys = {name: (_KEYS[name], box, "") for name, box in WAYS.items()}
    keys["log"] = _KEYS["log"], _CAP, ""
    keys["menu"] = _KEYS["menu"], WAYS["menu"], words.say("table.menu")
    if not furniture.notes or furniture.refusing:
        del keys["notes"]
    band = None if zoom > USUAL else Box(WAYS["log"].x, 6, 0, 31)
    paint_ribbon(canvas, _headline(furniture, words), log, zoom, band, keys)


def _headline(furniture: Furniture, words: Words) -> Headline:
    """Return what is going on."""
    if furniture.over:
        return Headline("", "", words.say("table.over"))
    when = words.say("table.turn-short", n=furniture.number)
    if furniture.round:
        key = "table.round-of-short" if furniture.rounds > 1 else "table.round"
        when = words.say(key, n=furniture.round, of=furniture.rounds) + "  ·  " + when
    if furniture.turn < 0:
        return Headline(when, "", "")
    plates = furniture.plates
    acts = plates[furniture.turn]
    name = words.say("table.your-turn") if acts.own else acts.name
    order = [plates[(furniture.turn + step) % len(plates)] for step in range(1, len(plates))]
    after = next((plate.name for plate in order if not plate.out), "")
    then: tuple[str, ...] = (words.say("table.then", name=after),) if after else ()
    if furniture.duel is not None:
        acts, aimed = (plates[seat] for seat in furniture.duel)
        name = words.say("table.you-act") if acts.own else acts.name
        key = "aims-you" if aimed.own else "you-aim" if acts.own else "aims"
        aims = words.say(f"table.{key}", name=aimed.name)
        then = (*(f"{aims}, {after}" for after in then), aims)
    return Headline(when, acts.face, name, then)
