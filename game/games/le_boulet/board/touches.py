"""Touches: how an action is spelled by touching the table, and what touches would mean."""

from __future__ import annotations

from typing import Final

from game.core.words import Words
from game.games.le_boulet.model import actions as act
from game.games.le_boulet.model import state as at
from game.games.le_boulet.model.actions import NOBODY_GETS, PAIR
from game.games.le_boulet.model.cards import BOULET
from game.games.le_boulet.model.state import State
from game.games.le_boulet.model.themes import typed
from game.games.le_boulet.naming import theme_meant, theme_said
from game.games.le_boulet.rules.legality import may_ask, may_lead, may_swap
from game.stage.board import SAID
from game.stage.cue import ButtonCue

Tokens = tuple[str, ...]
FACE: Final = "face:"
SEAT: Final = "seat:"
LAY: Final = "lay"

_BUTTONS: Final = {
    at.RACE: (("found", "space", "main"), ("none", "x", "plain")),
    at.LEAD: (("pass", "x", "plain"), ("swap", "s", "plain")),
    at.ANSWER: (
        (LAY, "space", "main"),
        ("decline", "x", "plain"),
        ("contest", "o", "refuse"),
        ("ask", "q", "plain"),
    ),
    at.EXPLAIN: (("explain", "space", "main"), ("silent", "x", "plain")),
    at.OPEN: (("fine", "space", "main"), ("contest", "o", "refuse")),
    at.DEFENCE: (("defend", "space", "main"), ("silent", "x", "plain")),
    at.VOTE: (("yes", "v", "main"), ("no", "x", "refuse")),
    at.RETRY: ((LAY, "space", "main"), ("decline", "x", "plain")),
    at.GIVE: (("keep", "x", "plain"),),
}
"""By moment, the buttons of whoever is asked, the same whatever is held: token, key, style."""


_PICTURES: Final = {"yes": "vote_yes", "no": "vote_no", "contest": "icon_gavel"}


def face_token(face: int) -> str:
    """Return what touching a card of the hand says."""
    return f"{FACE}{face}"


def spellings(
    action: act.Action, view: State, words: Words, *, sealed: bool = False
) -> list[Tokens]:
    """Return every way to touch an action on a view; a shape with an open field has none.

    Where others hear how often somebody presses, every answer is ``sealed`` by one press more.
    """
    ways = _ways(action, view, words)
    if not sealed or view.phase not in (at.ANSWER, at.RETRY):
        return ways
    return [(*way, LAY) if len(way) == 1 else way for way in ways]


def _ways(action: act.Action, view: State, words: Words) -> list[Tokens]:
    match action:
        case act.Found(tenths):
            return [("found",)] if tenths in act.TENTHS else []
        case act.Lead(a, b, theme):
            said = SAID + theme_said(theme, words)
            return [(face_token(a), face_token(b), said)] if theme else []
        case act.FoundNone():
            return [("none",)]
        case act.Pass(face) if face == act.Pass().face:
            return [("pass",)]
        case act.Pass(face):
            return [("swap", face_token(face))]
        case act.Answer(face):
            return [(face_token(face), LAY)]
        case act.Decline():
            return [("decline",)]
        case act.Ask():
            return [("ask",)]
        case act.Explain(text):
            return [("explain", SAID + text) if text else ("silent",)]
        case act.Contest(thing) if view.phase == at.ANSWER:
            return [("contest",), (f"{SEAT}{view.leader}", "contest")] if thing == PAIR else []
        case act.Contest(thing):
            seat = f"{SEAT}{view.leader if thing == PAIR else thing}"
            return [("contest", seat), (seat, "contest")]
        case act.Fine():
            return [("fine",)]
        case act.Defend(text):
            return [("defend", SAID + theme_said(text, words)) if text else ("silent",)]
        case act.Vote(good):
            return [("yes" if good else "no",)]
        case act.Give(to):
            return [("keep",) if to == NOBODY_GETS else (f"{SEAT}{to}",)]


def more(touched: Tokens, view: State, viewer: int | None) -> frozenset[str]:
    """Return what may be touched next of what has an open field: a race, a lead, a defence."""
    if viewer is None or viewer not in view.asked():
        return frozenset()
    match view.phase:
        case at.RACE:
            return frozenset(() if touched else ("found",))
        case at.DEFENCE:
            return frozenset(() if touched else ("defend",))
        case at.EXPLAIN:
            return frozenset(() if touched else ("explain",))
        case at.LEAD if may_lead(view):
            faces = set(view.hands[viewer])
            if not view.options.boulet_in_pair:
                faces.discard(BOULET)
            taken = {int(one.removeprefix(FACE)) for one in touched if one.startswith(FACE)}
            if len(taken) != len(touched) or len(taken) > 1:
                return frozenset()
            left = faces - taken
            if BOULET in taken:
                left.discard(BOULET)
            return frozenset(map(face_token, left))
        case _:
            return frozenset()


def worded(touched: Tokens, view: State) -> bool:
    """Say whether words are what comes next: a theme, what explains it, or a defence."""
    if view.phase == at.LEAD:
        return len(touched) == 2 and all(one.startswith(FACE) for one in touched)
    return (view.phase, touched) in ((at.DEFENCE, ("defend",)), (at.EXPLAIN, ("explain",)))


def action_of(tokens: Tokens, view: State, words: Words, tenths: int) -> act.Action | None:
    """Return the action that touches would mean now, legal or not; None: none yet."""
    if not tokens:
        return None
    first, last = tokens[0], tokens[-1]
    said = last.removeprefix(SAID) if last.startswith(SAID) else None
    match view.phase:
        case at.RACE:
            return act.Found(tenths) if first == "found" else act.FOUND_NONE
        case at.LEAD:
            return _leading(tokens, said, words, view)
        case at.DEFENCE if said is not None:
            return act.Defend(typed(said))
        case at.EXPLAIN if said is not None:
            return act.Explain(theme_meant(said, words))
        case at.ANSWER | at.RETRY if last == LAY and first.startswith(FACE):
            return act.Answer(int(first.removeprefix(FACE)))
        case at.ANSWER if "contest" in tokens:
            return act.Contest(PAIR)
        case at.OPEN if len(tokens) == 2 and "contest" in tokens:
            seat = next((one for one in tokens if one.startswith(SEAT)), None)
            return None if seat is None else _contest(int(seat.removeprefix(SEAT)), view)
        case at.GIVE if first.startswith(SEAT):
            return act.Give(int(first.removeprefix(SEAT)))
        case _:
            return None


def _leading(tokens: Tokens, said: str | None, words: Words, view: State) -> act.Action | None:
    faces = [int(one.removeprefix(FACE)) for one in tokens if one.startswith(FACE)]
    if tokens[0] == "swap" and faces:
        return act.Pass(faces[0])
    if said is not None and len(faces) == 2:
        return act.Lead(faces[0], faces[1], theme_meant(said, words))
    boulet = BOULET in faces and not view.options.boulet_in_pair
    if boulet or not may_lead(view):  # why the card cannot be chosen
        return act.Lead(faces[0], faces[-1], "") if faces else None
    return None


def _contest(seat: int, view: State) -> act.Action:
    return act.Contest(PAIR if seat == view.leader else seat)


def buttons(
    view: State, viewer: int | None, words: Words, *, sealed: bool = False
) -> tuple[ButtonCue, ...]:
    """Return the buttons the viewer's seat has now; they tell nothing of its hand."""
    if viewer is None or viewer not in view.asked():
        return ()
    row = _BUTTONS.get(view.phase, ())
    if view.phase == at.LEAD and not may_swap(view):
        row = row[:1]
    if view.phase == at.ANSWER:
        gone = {"contest"} if PAIR in view.good else set()
        gone |= set() if may_ask(view) else {"ask"}
        row = tuple(one for one in row if one[0] not in gone)
    return tuple(
        ButtonCue(
            token,
            words.say(f"board.button-{'seal' if sealed and token == LAY else token}"),
            key,
            words.say(f"board.key-{key}"),
            style,
            _PICTURES.get(token, ""),
        )
        for token, key, style in row
    )
