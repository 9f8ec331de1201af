"""Facts: what is read, heard and seen of each kind of event at a table of hidden gangs."""

from __future__ import annotations

from typing import Final

from game.core.fact_sheet import AIMED, FactRow, FactSheet, Sound
from game.gangs.model import events as ev
from game.gangs.model.cards import BLANK, DAMAGE, face_of

LAND_MS: Final = 200
"""When a card lies where it landed."""
_AIMED: Final = Sound("aimed", only=AIMED)
_OUPS: Final = Sound("oups", 240, at="target")
_ENDS: Final = {"": ("icon_heart", "won"), " draw": ("icon_deck", "draw"),
                " undecided": ("icon_deck", "undecided")}  # fmt: skip

FACTS: Final[FactSheet] = {
    # the table
    "stocked": FactRow(),  # nobody is told
    "picked": FactRow(),  # nobody is told
    "situation": FactRow(),  # a table laid by hand is there at once
    "tiles_chosen": FactRow("icon_deck", "aside", sounds=(Sound("shuffle"),)),
    "tile_shown": FactRow("icon_p_ident", "shown", 1, seats=("to",),
                          sounds=(Sound("reveal", only="to"),)),
    "tile_shown own": FactRow("icon_p_ident", "shown-own", 1, seats=("to",),
                              sounds=(Sound("reveal", only="to"),)),
    "round_began": FactRow("icon_star", "round", sounds=(Sound("round"),)),
    "round_began of": FactRow("icon_star", "round-of", sounds=(Sound("round"),)),
    "mission_dealt": FactRow("icon_mission", "mission", 1, seats=("to",),
                             sounds=(Sound("mission", only="to"),)),
    # turns and hands
    "drew": FactRow(sounds=(Sound("draw_1"),)),  # higher with every card of the hand
    "drawn": FactRow(),  # it was heard when the card was drawn, the same for everybody
    "reshuffled": FactRow("icon_deck", "reshuffled", sounds=(Sound("shuffle"),)),
    "turn_began": FactRow(sounds=(Sound("own_turn", only="seat"), Sound("turn", spares="seat")),
                          moods={"seat": "calm"}),
    "turn_ended": FactRow(),  # the next turn's beginning is heard
    "mulliganed": FactRow("icon_hand", "mulliganed", sounds=(Sound("mulligan"),)),
    "discarded": FactRow("icon_discard", "discarded", moved=True, sounds=(Sound("discard"),)),
    "passed": FactRow("icon_hand", "passed", sounds=(Sound("pass"),)),
    # a card in the air
    "thrown": FactRow("", "thrown", moved=True, sounds=(Sound("throw"), _AIMED)),
    "replayed": FactRow("", "replayed", 1, moved=True, sounds=(Sound("throw"), _AIMED)),
    "reflected": FactRow("icon_p_bim", "reflected", 1, moved=True,  # higher with every answer
                         sounds=(Sound("bim_1"), Sound("aimed", 220, only=AIMED)),
                         moods={"seat": "gleeful"}, says={"seat": "bim"}),
    "accepted": FactRow(),  # what the card does is heard
    "refused": FactRow("icon_p_non", "refused", 1, moved=True, sounds=(Sound("non"),)),
    "offended": FactRow("icon_oups", "offended", moved=True, sounds=(_OUPS,)),
    "offended again": FactRow("icon_oups_red", "penalised", moved=True, sounds=(_OUPS,)),
    **{f"destroyed {why}": FactRow("icon_discard", f"destroyed-{why}", 1, moved=True,
                                   sounds=(Sound("destroyed"),))
       for why in ("shield", "alternation")},
    "laid": FactRow(sounds=(Sound("land", LAND_MS),)),
    **{f"laid {damage}": FactRow("", "damaged", 1, moved=True,
                                 sounds=(Sound(f"splat_{damage}", LAND_MS),),
                                 moods={"by": "gleeful", "seat": "hit"},
                                 says={"seat": "hit", "by": "hitting"})
       for damage in DAMAGE if damage},
    # what cards do
    "looked": FactRow("icon_p_ident", "looked", 1, sounds=(Sound("look", 100, at="target"),)),
    "shielded": FactRow("icon_p_shield", "shielded", 1, sounds=(Sound("shield", 240),)),
    "shield_lapsed": FactRow("icon_p_shield", "shield-lapsed", sounds=(Sound("shield_lapse"),)),
    "healed": FactRow("icon_p_heal", "healed", 1, moved=True, sounds=(Sound("heal", 60),)),
    "second_asked": FactRow(sounds=(Sound("choose", only="seat"),)),
    "swapped": FactRow("icon_p_swap", "swapped", 1, seats=("by",), sounds=(Sound("swap"),)),
    "recycled": FactRow("icon_p_recycle", "recycled", 1, moved=True, seats=("by", "seat"),
                        sounds=(Sound("recycle"), Sound("choose", 420, only="by"))),
    # ends
    "eliminated": FactRow("icon_skull", "eliminated", sounds=(Sound("out"),),
                          moods={"seat": "out"}, says={"seat": "out"}),
    **{f"round_ended{how}": FactRow(icon, line, sounds=(Sound("round_end"),))
       for how, (icon, line) in _ENDS.items()},
    **{f"ended{how}": FactRow(icon, line, sounds=(Sound("over"),), moods={"winners": "gleeful"})
       for how, (icon, line) in {**_ENDS, " points": ("icon_star", "best")}.items()},
}  # fmt: skip


def row_of(event: ev.Event) -> FactRow:
    """Return the row of an event, by its kind and what came of it."""
    return FACTS[f"{event.kind} {_outcome(event)}".rstrip()]


def _outcome(event: ev.Event) -> str:
    match event:
        case ev.Laid(card) if damage := DAMAGE[face_of(card)]:
            return str(damage)
        case ev.Destroyed(_, _, reason):
            return reason
        case ev.RoundEnded(gang, _, reason) | ev.Ended(gang, _, reason):
            if reason == "points" and isinstance(event, ev.Ended):
                return reason
            if gang == BLANK:
                return reason if reason == "undecided" else "draw"
            return ""
        case _:
            return ""
