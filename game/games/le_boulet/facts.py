"""Facts: what is read, heard and seen of each kind of event at a table of Le Boulet."""

from __future__ import annotations

from typing import Final

from game.core.fact_sheet import AIMED, EVERYBODY, FactRow, FactSheet, Sound
from game.games.le_boulet.model import events as ev
from game.games.le_boulet.model.actions import NOBODY_GETS, PAIR
from game.games.le_boulet.model.cards import BOULET, NONE

VOTED_MS: Final = 840
"""When the verdict is said, once all thumbs were seen."""
_GAVEL: Final = (Sound("gavel", at=""), Sound("aimed", 500, only=AIMED))

FACTS: Final[FactSheet] = {
    # a round begins
    "stacked": FactRow(),
    "laid": FactRow("icon_theme", "taught", sounds=(Sound("shuffle"),)),
    "hand": FactRow(),
    "shown": FactRow(),
    "raced": FactRow(sounds=(Sound("ticking"),)),
    "chose": FactRow(),
    "race_won": FactRow("icon_star", "race", sounds=(Sound("bell"),)),
    "race_won lot": FactRow("icon_star", "race-lot", sounds=(Sound("shuffle"),)),
    # what a verdict or a Boulet does to a face lasts a round
    "lead_began": FactRow("icon_star", "last-card",
                          sounds=(Sound("own_turn", only="seat"), Sound("turn", spares="seat")),
                          moods={EVERYBODY: "calm"}),
    # a theme and its answers
    "proposed": FactRow("icon_theme", "proposed", moved=True, sounds=(Sound("paired"),)),
    "passed": FactRow("icon_pair", "passed", moved=True, sounds=(Sound("pass"),)),
    "passed swapping": FactRow("icon_pair", "swapped", moved=True, sounds=(Sound("pass"),)),
    "wondered": FactRow("icon_theme", "wondered", 1, seats=("seats",), says={"seats": "unsure"}),
    "explained": FactRow("icon_theme", "explained", 1),
    "explained nothing": FactRow("icon_theme", "unexplained", 1),
    # one after the other they turn; the first Boulet clanks
    "answered": FactRow("icon_pair", "answered", 1, moved=True, sounds=(Sound("turned"),)),
    "answered nothing": FactRow("icon_pair", "none-answered", 1, moved=True),
    # an accusation, to its verdict
    "accused": FactRow("icon_gavel", "accused", moved=True, seats=("seat", AIMED),
                       sounds=_GAVEL, says={"seat": "accusing"}),
    "accused pair": FactRow("icon_gavel", "accused-pair", moved=True, seats=("seat", AIMED),
                            sounds=_GAVEL, says={"seat": "accusing"}),
    "defended": FactRow("icon_theme", "defended", 1),
    "defended nothing": FactRow("icon_theme", "silent", 1),
    "voted good": FactRow("vote_yes", "validated", 1, seats=(AIMED,),
                          sounds=(Sound("thumb_up", VOTED_MS),),
                          moods={AIMED: "gleeful"}, says={AIMED: "good"}),
    "voted bad": FactRow("vote_no", "refused", 1, seats=(AIMED,),
                         sounds=(Sound("thumb_down", VOTED_MS),),
                         moods={AIMED: "hit"}, says={AIMED: "refused"}),
    "taken_back": FactRow("icon_hand", "back", 1, moved=True, seats=(AIMED,)),
    "taken_back pair": FactRow("icon_hand", "back-pair", 1, moved=True, seats=(AIMED,)),
    # what a round leaves
    "reshuffled": FactRow("icon_deck", "reshuffled", 1),
    "drew": FactRow("icon_deck", "drew", 1, moved=True, sounds=(Sound("draw_1"),)),
    "drawn": FactRow("icon_hand", "drawn", 1, moved=True, seats=("to",)),
    "retried": FactRow("icon_pair", "retried", 1, moved=True, sounds=(Sound("discard"),)),
    "retried boulet": FactRow("icon_pair", "retried", 1, moved=True, sounds=(Sound("iron"),)),
    "retried nothing": FactRow("icon_pair", "gave-up", 1, moved=True, sounds=(Sound("pass"),)),
    "agreed": FactRow(),
    "gave": FactRow("icon_boulet", "gave", 1, moved=True, seats=("seat", "to"),
                    sounds=(Sound("chain"),), moods={"to": "hit"}, says={"to": "loaded"}),
    "gave away": FactRow("icon_boulet", "kept", 1, moved=True, sounds=(Sound("chain"),)),
    "closed": FactRow(),
    **{f"ended {why}": FactRow("icon_star", f"won-{why}", seats=("winners",),
                               sounds=(Sound("over"),), moods={"winners": "gleeful"})
       for why in ("empty", "one-card", "bound")},
}  # fmt: skip


def row_of(event: ev.Event) -> FactRow:
    """Return the row of an event, by its kind and what came of it."""
    return FACTS[f"{event.kind} {_outcome(event)}".rstrip()]


def _outcome(event: ev.Event) -> str:
    match event:
        case ev.RaceWon(_, True):
            return "lot"
        case ev.Passed(_, face) if face != NONE:
            return "swapping"
        case ev.Explained(_, "") | ev.Defended(_, ""):
            return "nothing"
        case ev.Answered(faces) if all(face == NONE for face in faces):
            return "nothing"
        case ev.Accused(_, thing) | ev.TakenBack(thing) if thing == PAIR:
            return "pair"
        case ev.Voted(_, good):
            return "good" if good else "bad"
        case ev.Retried(_, face):
            return {NONE: "nothing", BOULET: "boulet"}.get(face, "")
        case ev.Gave(_, to) if to == NOBODY_GETS:
            return "away"
        case ev.Ended(_, reason):
            return reason
        case _:
            return ""
