"""Facts: what is read, heard and seen of each kind of event at a table of Wombat."""

from __future__ import annotations

from typing import Final

from game.core.fact_sheet import AIMED, EVERYBODY, FactRow, FactSheet, Sound
from game.games.wombat.model import events as ev
from game.games.wombat.model import state as at
from game.games.wombat.model.places import SPINDLES
from game.games.wombat.naming import ICONS

ENOUGH: Final = 2
"""So many complete towers are a point for the Good (W4): all are glad of them, or seem so."""
_EAR, _HIDDEN, _PAW, _SAY, _VOTE = (ICONS[name] for name in ("ear", "hidden", "paw", "say", "vote"))
_BRICK, _DRUM = ICONS["brick"], ICONS["drum"]
_BARK: Final = (Sound("bark", at=""),)
_COUNTDOWN: Final = (Sound("turn", caption="pointing"),)

FACTS: Final[FactSheet] = {
    # a match and its phases
    "role_dealt": FactRow(_HIDDEN, "role", seats=("to",)),
    "resumed": FactRow(moods={"out": "out"}),
    # in the dark nobody's face says anything
    "build_began": FactRow(_BRICK, "build", sounds=(Sound("gong"),), moods={EVERYBODY: "calm"}),
    f"phase_began {at.STRAW}": FactRow(_VOTE, at.STRAW, sounds=_COUNTDOWN),
    f"phase_began {at.DEBATE}": FactRow(_SAY, at.DEBATE),
    f"phase_began {at.FINAL}": FactRow(_VOTE, at.FINAL, sounds=_COUNTDOWN),
    "ticked": FactRow(),
    # how little time is left of a build, by the clock alone
    "ticked 10": FactRow(sounds=(Sound("bell", caption="soon-10"),)),
    **{f"ticked {left}": FactRow(sounds=(Sound("heartbeat", caption=f"soon-{left}"),))
       for left in (3, 2, 1)},
    "lit": FactRow(sounds=(Sound("gong"),), says={EVERYBODY: "gong"}),  # then the drum
    # whoever they are: nobody knows yet whose joy is true
    "counted": FactRow(_DRUM, "counted", moods={EVERYBODY: "hit"}, says={EVERYBODY: "fallen"}),
    "counted enough": FactRow(_DRUM, "counted", moods={EVERYBODY: "gleeful"},
                              says={EVERYBODY: "sound"}),
    "scored": FactRow(),
    "switched": FactRow(_HIDDEN, "switched", seats=("to",)),
    "pointed": FactRow(),
    "votes_opened": FactRow(_VOTE, "votes", sounds=(Sound("reveal", caption="votes"),),
                            moods={EVERYBODY: "calm", AIMED: "hit"}, says={AIMED: "pointed"}),
    "eliminated": FactRow(_VOTE, "eliminated", sounds=(Sound("out", at=""),),
                          moods={"seat": "out"}, says={"seat": "out"}),
    "readied": FactRow(_SAY, "ready", 1),
    # each role that is shown is drummed, then comes a fanfare
    **{f"ended {team}": FactRow(_DRUM, f"won-{team}", seats=("winners",),
                                moods={EVERYBODY: "hit", "winners": "gleeful"})
       for team in ("good", "bad")},
    "ended practice": FactRow(_DRUM, "won-practice"),
    # what all hear
    **{f"clacked {place}": FactRow(_EAR, "clack", 1,
                                   sounds=(Sound("clack", caption=f"clack-{place}", at="place"),))
       for place in range(SPINDLES)},
    "thudded": FactRow(_EAR, "thud", 1, sounds=(Sound("thud"),)),
    "scraped": FactRow(_EAR, "scrape", 1, sounds=(Sound("scrape"),)),
    "said": FactRow(_SAY, "said", sounds=_BARK),
    "said false": FactRow(_SAY, "said-false", sounds=_BARK),
    "said arguing": FactRow(_SAY, "argued", sounds=_BARK),
    "said arguing-false": FactRow(_SAY, "argued-false", sounds=_BARK),
    # what hands feel; what one's own feels is heard where one's ears are one's own
    "paw_numbered": FactRow(),
    "rested": FactRow(),
    "paw_rested": FactRow(),
    "held": FactRow(),
    "felt": FactRow(_PAW, "felt", 1, seats=("to",)),
    "felt by": FactRow(_PAW, "felt-by", 1, seats=("to",)),
    "seen": FactRow(_PAW, "seen", 1),
    "seen by": FactRow(_PAW, "felt-by", 1),
    # what a hand is about, and what nobody is told
    **{kind: FactRow() for kind in (
        "given", "queued", "began", "lapsed", "freed", "stopped",
        "scattered", "carried", "timed", "reached", "grasped", "moved",
    )},
}  # fmt: skip


def row_of(event: ev.Event) -> FactRow:
    """Return the row of an event, by its kind and what came of it."""
    return FACTS[f"{event.kind} {_outcome(event)}".rstrip()]


def _outcome(event: ev.Event) -> str:
    match event:
        case ev.PhaseBegan(phase):
            return phase
        case ev.Counted(complete) if complete >= ENOUGH:
            return "enough"
        case ev.Ended(_, reason):
            return reason
        case ev.Clacked(place):
            return str(place)
        case _:
            return ""
