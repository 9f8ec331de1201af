"""The top bar of hidden gangs: whose turn it is, and how many cards stock and discards hold."""

from __future__ import annotations

from game.core.words import Words
from game.gangs.board.plates import Furniture
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.table.bar import MIDDLE, MOST, paint_bar


def paint_top_bar(canvas: Canvas, furniture: Furniture, zoom: float, words: Words) -> None:
    """Paint the bar."""
    name = furniture.plates[furniture.turn].name if furniture.turn >= 0 else ""
    its = words.say("table.round", n=furniture.round, of=furniture.rounds)
    if furniture.rounds > 1:
        its = words.say("table.round-of", n=furniture.round, of=furniture.rounds)
    key = "table.turn-round" if furniture.round else "table.turn"
    text = words.say(key, n=furniture.number, name=name, round=its)
    plates = furniture.plates
    order = [plates[(furniture.turn + step) % len(plates)] for step in range(1, len(plates))]
    after = next((plate.name for plate in order if not plate.out), "")
    then = words.say("table.turn-then", name=after) if after and furniture.turn >= 0 else ""
    if furniture.over:
        text, then = words.say("table.over"), ""
    notes = words.say("table.notes") if furniture.notes else ""
    notes = notes.replace("[n]", "") if furniture.refusing else notes
    paint_bar(canvas, text, zoom, words, notes, then)
    for icon, count, x in (
        ("icon_deck", furniture.stock, 780),
        ("icon_discard", furniture.discard, 856),
    ):
        canvas.picture(icon, x, 10, 24, 24)
        size = canvas.fitted(str(count), 44, min(MOST, 18 * zoom))
        canvas.text(str(count), x + 29, MIDDLE, size, theme.PAPER)
