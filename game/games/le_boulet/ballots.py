"""Ballots: accusing and voting need no hand; what is laid if an answer is refused is asked before.

So a person looks once a round: at a pair and a theme, or at an answer.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import dropwhile, takewhile
from typing import Any, Final

from game.core.panels import Ballot
from game.core.seats import Seat
from game.core.words import Words
from game.games.le_boulet.model import actions as act
from game.games.le_boulet.model import state as at
from game.games.le_boulet.model.actions import NOBODY_GETS, PAIR
from game.games.le_boulet.model.cards import BOULET, NONE
from game.games.le_boulet.model.events import Accused, Chose, Event, Proposed
from game.games.le_boulet.model.state import State
from game.games.le_boulet.naming import card_name, picture_of
from game.games.le_boulet.rules.legality import pending
from game.games.le_boulet.telling import lapsed

_SILENT: Final[dict[str, act.Action]] = {
    at.RACE: act.FOUND_NONE, at.LEAD: act.Pass(), at.ANSWER: act.DECLINE,
    at.EXPLAIN: act.EXPLAIN, at.OPEN: act.FINE, at.DEFENCE: act.DEFEND, at.VOTE: act.VOTES[0],
    at.RETRY: act.DECLINE, at.GIVE: act.Give(NOBODY_GETS),
}  # fmt: skip
"""By moment, what is chosen for whose time is up (B27, B43)."""


def ballot(view: State, names: Sequence[str], words: Words) -> list[Ballot]:
    """Return both votes, or what lies there to be contested; nothing where a hand is needed."""
    match view.phase:
        case at.VOTE:
            return [
                Ballot(words.say("board.button-yes"), act.VOTES[1], "vote_yes"),
                Ballot(words.say("board.button-no"), act.VOTES[0], "vote_no"),
            ]
        case at.OPEN:
            return [
                Ballot(words.say("board.button-fine"), act.FINE, "vote_yes"),
                *_things(view, names, words),
            ]
        case _:
            return []


def _things(view: State, names: Sequence[str], words: Words) -> list[Ballot]:
    """Return the pair and every Image that lies there, but for what was validated."""
    found = []
    if PAIR not in view.good:
        found.append(Ballot(words.say("ballots.pair"), act.Contest(PAIR), "icon_pair"))
    for seat, face in enumerate(view.answers):
        if face not in (NONE, BOULET) and seat not in view.good:
            said = words.say(
                "ballots.answer", name=names[seat], card=card_name(face, words, view.options)
            )
            found.append(Ballot(said, act.Contest(seat), picture_of(face, view.options)))
    return found


def beforehand(view: State, seat: int, action: act.Action) -> State | None:
    """Return the table after an Image was refused, as far as whoever lays it can know (B20)."""
    if view.phase != at.ANSWER or not isinstance(action, act.Answer) or action.face == BOULET:
        return None
    then = view.copy()
    then.phase, then.opened = at.RETRY, True
    then.accused = Seat(seat)
    then.barred[seat] = [action.face]
    then.choices[seat] = action.face
    return then if len(pending(then)[Seat(seat)]) > 1 else None


def comes(view: State, seat: int, table: State) -> bool:
    """Say whether an Image was refused as imagined, or still may be.

    It was laid in the same attempt, and lies there, neither validated nor taken back since.
    """
    if (view.leads, view.attempts) != (table.leads, table.attempts):
        return False
    face = table.choices[seat]
    match view.phase:
        case at.ANSWER | at.EXPLAIN:
            return view.choices[seat] == face
        case at.OPEN | at.DEFENCE | at.VOTE:
            return view.opened and view.answers[seat] == face and seat not in view.good
        case at.RETRY if view.accused == seat:
            return view.barred[seat] == table.barred[seat]
        case at.RETRY:
            return view.answers[seat] == face and seat not in view.good
        case _:
            return False


def former(view: State, seat: int, events: Sequence[Event]) -> act.Action | None:
    """Return what a seat meant to lay before the pair was contested, and held good.

    What was chosen went back unseen: it is asked again, and only the seat was told what it was.
    """
    if view.phase != at.ANSWER or PAIR not in view.good:
        return None
    told = list(takewhile(lambda event: not isinstance(event, Proposed), reversed(events)))
    before = list(dropwhile(lambda event: not isinstance(event, Accused), told))
    choice = next((event.choice for event in before if isinstance(event, Chose)), PAIR)
    if choice == NONE:
        return act.DECLINE
    return act.Answer(choice) if choice in view.hands[seat] else None


def alike(table: State, before: State) -> bool:
    """Say whether two tables imagine that an Image of the same attempt is refused."""
    return (table.leads, table.attempts) == (before.leads, before.attempts)


def outdone(
    view: State, chosen: Mapping[Any, act.Action], names: Sequence[str], words: Words
) -> str:
    """Return who contested as well, and came behind the accuser (B19), while that is judged."""
    if view.phase not in (at.DEFENCE, at.VOTE):
        return ""
    behind = [
        seat
        for seat in view.around()
        if isinstance(chosen.get(seat), act.Contest) and seat != view.accuser
    ]
    return lapsed(view, behind, names, words)


def silent(view: State) -> act.Action:
    """Return what is chosen for whose time is up: a pass, no contest, a refusal (B27, B43)."""
    return _SILENT[view.phase]


def seconds(view: State) -> int:
    """Return how long each has to choose, in seconds; 0 is without a clock (B27)."""
    return view.options.answer_seconds
