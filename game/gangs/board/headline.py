"""What the top bar of hidden gangs says: whose turn it is, and what they do."""

from __future__ import annotations

from game.core.words import Words
from game.gangs.board.plates import Furniture
from game.stage.table.ribbon import Headline


def headline(furniture: Furniture, words: Words) -> Headline:
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
