"""Ballots: accusing and voting need no hand; what is laid if things turn out badly is asked before.

So a person looks once a round: at a pair and a theme, or at an answer. Every answer brings as many
questions, so that nobody can count what was laid.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from game.core.panels import Ballot
from game.core.seats import Seat
from game.core.words import Words
from game.games.le_boulet.log_lines import lapsed
from game.games.le_boulet.model import actions as act
from game.games.le_boulet.model import state as at
from game.games.le_boulet.model.actions import NOBODY_GETS, PAIR
from game.games.le_boulet.model.cards import BOULET, NONE
from game.games.le_boulet.model.state import State
from game.games.le_boulet.naming import card_name, picture_of

_SILENT: Final[dict[str, act.Action]] = {
    at.RACE: act.FOUND_NONE, at.LEAD: act.Pass(), at.ANSWER: act.DECLINE,
    at.EXPLAIN: act.EXPLAIN, at.OPEN: act.FINE, at.DEFENCE: act.DEFEND, at.VOTE: act.VOTES[0],
    at.RETRY: act.DECLINE, at.GIVE: act.Give(NOBODY_GETS),
}  # fmt: skip
"""By moment, what is chosen for whose time is up (B27, B43)."""
_PAIR_JUDGED: Final = (at.DEFENCE, at.VOTE, at.ANSWER)
"""The moments of a contest of the pair before answers are opened, and after it failed."""


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
                Ballot(
                    words.say("board.button-fine"), act.FINE, "vote_yes",
                    words.say("ballots.nobody"), words.say("ballots.nobody-else"),
                ),
                *_things(view, names, words),
            ]  # fmt: skip
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
    """Return the table that is asked about in the same look, after any answer to a theme.

    After an accusation it is the one where the pair holds good: a card is laid after all. After all
    else it is the one where an Image was refused (B20). A Boulet, nothing and a question ask for it
    too, though it cannot come: else all could count from the questions what was laid.
    """
    if view.phase != at.ANSWER or PAIR in view.good:
        return None
    then = view.copy()
    if isinstance(action, act.Contest):
        then.good |= {PAIR}
        return then
    then.phase, then.opened = at.RETRY, True
    then.accused = Seat(seat)
    if isinstance(action, act.Answer):
        then.barred[seat] = [action.face]
        then.choices[seat] = action.face
    return then


def comes(view: State, seat: int, table: State) -> bool:
    """Say whether a table came to be as imagined, or still may, in the same attempt.

    An Image that was laid was refused, or may be: it lies there, neither validated nor taken back.
    A pair was contested in vain, or may be, by somebody who came before the seat: whoever accuses
    draws a card, and so chooses with a look at it.
    """
    if not _same_attempt(view, table):
        return False
    if table.phase == at.ANSWER:
        return view.choices[seat] == PAIR or (
            not view.opened and view.accuser != seat and view.phase in _PAIR_JUDGED
        )
    if not refusable(table, seat):
        return False
    face = table.choices[seat]
    match view.phase:
        case at.ANSWER | at.EXPLAIN:
            # with the pair validated nobody is asked beforehand: those who came behind an accuser
            # have said nothing for a refusal, and must not stand out by being called
            return view.choices[seat] == face and PAIR not in view.good
        case at.OPEN | at.DEFENCE | at.VOTE:
            return view.opened and view.answers[seat] == face and seat not in view.good
        case at.RETRY if view.accused == seat:
            return view.barred[seat] == table.barred[seat]
        case at.RETRY:
            return view.answers[seat] == face and seat not in view.good
        case _:
            return False


def refusable(table: State, seat: int) -> bool:
    """Say whether what a seat laid before an imagined table can be refused: an Image can."""
    return bool(table.barred[seat]) and table.barred[seat] != [BOULET]


def stands(view: State, seat: int, before: State, action: act.Action) -> bool:
    """Say whether a choice that went back unseen, after a pair was contested in vain, still stands.

    It was made at the table ``before``. Whoever accused draws a card, and chooses anew.
    """
    return (
        view.phase == at.ANSWER
        and _same_attempt(view, before)
        and PAIR in view.good - before.good
        and seat != view.accuser
        and seat not in view.askers
        and not isinstance(action, act.Contest)
    )


def alike(table: State, before: State) -> bool:
    """Say whether the same is asked at two imagined tables: what was said may be offered again."""
    return _same_attempt(table, before) and table.phase == before.phase


def _same_attempt(one: State, other: State) -> bool:
    return (one.leads, one.attempts) == (other.leads, other.attempts)


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
