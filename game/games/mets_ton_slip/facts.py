"""Facts: what is read, heard and seen of each kind of event at a table of Mets ton slip !."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.core.fact_sheet import AIMED, FactRow, FactSheet, Sound
from game.games.mets_ton_slip.model import events as ev
from game.games.mets_ton_slip.model.cards import ATTACKS, CARDS, FETE

WEAR_MS: Final = 480
"""How long a garment takes to be put on."""
_BASKET: Final = "icon_basket"
_LAUNDRY: Final = "icon_deck"
_SAVED: Final = {"seat": "saved"}
_GLAD: Final = {"seat": "gleeful"}
_PUT_ON: Final = Sound("rustle", WEAR_MS)

FACTS: Final[FactSheet] = {
    # what comes to a hand, or leaves it unused
    "stacked": FactRow(),
    "laid": FactRow(sounds=(Sound("shuffle"),)),
    "hand": FactRow("icon_hand", "handed", 1, moved=True, seats=("to",)),
    "turn-began": FactRow(sounds=(Sound("own_turn", only="seat"), Sound("turn", spares="seat")),
                          moods={"seat": "calm"}),
    "helped": FactRow(_LAUNDRY, "helped", moved=True),
    "sent-under": FactRow(_LAUNDRY, "sent-under", 1, moved=True),
    # higher with every card of the hand
    "drew": FactRow(_LAUNDRY, "drew", moved=True, sounds=(Sound("draw_1"),)),
    "drew several": FactRow(_LAUNDRY, "drew-several", moved=True, sounds=(Sound("draw_1"),)),
    "drawn": FactRow("icon_hand", "drawn", 1, moved=True, seats=("to",)),
    "fished": FactRow(_BASKET, "fished", moved=True, seats=("seat", "source"),
                      sounds=(Sound("draw_1"),)),
    "washed": FactRow(_LAUNDRY, "washed", sounds=(Sound("washing"),)),
    "ready": FactRow(),
    "laid-away": FactRow(_BASKET, "laid-away", moved=True, sounds=(Sound("discard"),)),
    "took-off": FactRow(_BASKET, "took-off", moved=True, sounds=(Sound("discard"),)),
    # an attack, to its end
    **{f"attacked {CARDS[face]}": FactRow("", f"attack-{CARDS[face]}", moved=True,
                                          sounds=(Sound("throw"), Sound("aimed", only=AIMED)))
       for face in ATTACKS},
    "mirrored": FactRow("card_miroir", "mirrored", 1, moved=True, seats=("seat", AIMED),
                        sounds=(Sound("reveal", 120), Sound("aimed", 240, only=AIMED)),
                        moods=_GLAD, says=_SAVED),
    "shielded": FactRow("card_bouclier", "shielded", 1, moved=True, seats=("seat", AIMED),
                        sounds=(Sound("shield", 200),), moods=_GLAD, says=_SAVED),
    "shielded undoing": FactRow("card_bouclier", "shield-undid", 1, moved=True,
                                seats=("seat", AIMED),
                                sounds=(Sound("shield", 200), Sound("aimed", 300, only=AIMED)),
                                moods=_GLAD, says=_SAVED),
    "borne": FactRow(),
    "asked": FactRow(sounds=(Sound("choose", only="seat"),)),
    "unharmed": FactRow("icon_star", "unharmed", 1),
    "stripped": FactRow(_BASKET, "stripped", 1, moved=True, moods={"seat": "hit"},
                        says={"seat": "hit"}),  # heard by its attack, then by what falls
    "stole": FactRow("", "stole", 1, moved=True, sounds=(Sound("swap", at="target"), _PUT_ON),
                     moods={"seat": "gleeful", "target": "hit"},
                     says={"seat": "hitting", "target": "hit"}),
    # clothes, events and the end
    "wore": FactRow("", "wore", moved=True, sounds=(Sound("rustle", WEAR_MS * 0.6),)),
    **{f"replaced{whose}": FactRow("", f"replaced{whose.replace(' ', '-')}", moved=True,
                                   sounds=(Sound("rustle", WEAR_MS * 0.6, at="target"), _PUT_ON))
       for whose in ("", " own")},
    "celebrated feast": FactRow("", "feast", moved=True, sounds=(Sound("laugh", 320),)),
    "celebrated troc": FactRow("", "troc", moved=True, sounds=(Sound("shuffle", 320),)),
    "handed-on": FactRow(sounds=(Sound("swap"),)),
    **{f"ended{how}": FactRow("icon_star", line, seats=("winners",),
                              sounds=(Sound("over"), Sound("applause", 500)),
                              moods={"winners": "gleeful"})
       for how, line in (("", "won"), (" undressed", "most"))},
}  # fmt: skip
STRUCK: Final[Mapping[str, str]] = {
    "APOIL": "laugh", "FOURIRE": "laugh", "CORDONNIER": "destroyed", "CROIXROUGE": "pass",
    "DOCTEUR": "tic", "FASTFOOD": "splat_10", "GASTRO": "oups", "GROSSETETE": "out",
    "TACHE": "splat_20", "PLUIE": "rain",
}  # fmt: skip
"""What is heard of an attack that comes through, by its name."""


def row_of(event: ev.Event) -> FactRow:
    """Return the row of an event, by its kind and what came of it."""
    return FACTS[f"{event.kind} {_outcome(event)}".rstrip()]


def _outcome(event: ev.Event) -> str:
    match event:
        case ev.Attacked(_, face):
            return CARDS[face]
        case ev.Shielded(_, True):
            return "undoing"
        case ev.Replaced(seat, _, target) if seat == target:
            return "own"
        case ev.Celebrated(_, face):
            return "feast" if face == FETE else "troc"
        case _:
            return ""
