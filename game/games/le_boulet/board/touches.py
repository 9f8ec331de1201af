"""Touches: how an action is spelled by touching the table, and what touches would mean."""

from __future__ import annotations

from functools import partial
from typing import Final

from game.core.targets import SEAT
from game.core.words import Words
from game.games.le_boulet.board import reading
from game.games.le_boulet.board.painting import painted
from game.games.le_boulet.model import actions as act
from game.games.le_boulet.model import state as at
from game.games.le_boulet.model.actions import NOBODY_GETS, PAIR
from game.games.le_boulet.model.cards import BOULET
from game.games.le_boulet.model.state import State
from game.games.le_boulet.model.themes import LONGEST, typed
from game.games.le_boulet.naming import theme_meant, theme_said
from game.games.le_boulet.rules.legality import may_ask, may_lead, may_swap
from game.games.le_boulet.tokens import FACE
from game.stage.board import Board
from game.stage.cue import ButtonCue
from game.stage.touches import SAID, Touches, Wording

Tokens = tuple[str, ...]
LAY: Final = "lay"
SEEN_MS: Final = 2000
"""So long a hand must lie open before its owner can have found anything in it: whoever hammers on
a key wins no race."""

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


def chooser(view: State, board: Board) -> int | None:
    """Return who chooses here: the viewer, or who does before everybody's eyes."""
    openly = view.phase in (at.EXPLAIN, at.DEFENCE, at.GIVE)
    return board.onlooker.acting if board.viewer is None and openly else board.viewer


class BouletTouches(Touches):
    """How actions are spelled at this table, and its buttons."""

    def __init__(self, board: Board, *, sealed: bool) -> None:
        """Take whose seat and words it is for; a board may change its language.

        ``sealed``: others sit around who hear how often somebody presses.
        """
        self._board = board
        self._sealed = sealed

    def spellings(self, action: act.Action, view: State) -> list[Tokens]:
        """Return every way to touch an action on a view; a shape with an open field has none.

        Where others hear how often somebody presses, every answer is sealed by one press more.
        """
        ways = _ways(action, view, self._board.words)
        if not self._sealed or view.phase not in (at.ANSWER, at.RETRY):
            return ways
        return [(*way, LAY) if len(way) == 1 else way for way in ways]

    def more(self, touched: Tokens, view: State) -> frozenset[str]:
        """Return what may be touched next of what has an open field: a race, a lead, a defence.

        Nobody has found a link in a hand that they had no time to see.
        """
        viewer = chooser(view, self._board)
        if viewer is None or viewer not in view.asked():
            return frozenset()
        match view.phase:
            case at.RACE:
                hasty = self._board.onlooker.looked_ms < SEEN_MS
                return frozenset(() if touched or hasty else ("found",))
            case at.DEFENCE:
                return frozenset(() if touched else ("defend",))
            case at.EXPLAIN:
                return frozenset(() if touched else ("explain",))
            case at.LEAD if may_lead(view):
                faces = set(view.hands[viewer])
                if not view.options.boulet_in_pair:
                    faces.discard(BOULET)
                taken = {FACE.number(one) for one in touched if one in FACE}
                if len(taken) != len(touched) or len(taken) > 1:
                    return frozenset()
                left = faces - taken
                if BOULET in taken:
                    left.discard(BOULET)
                return frozenset(map(FACE.at, left))
            case _:
                return frozenset()

    def wording(self, touched: Tokens, view: State) -> Wording | None:
        """Return the words that are asked for: a theme, what explains it, or a defence."""
        if chooser(view, self._board) is None or not _worded(touched, view):
            return None
        words = self._board.words
        if view.phase == at.DEFENCE:
            return self._defence(view)
        if view.phase == at.EXPLAIN:
            return Wording(
                title=words.say("wording.explain", theme=theme_said(view.theme, words)),
                hint=words.say("wording.explain-hint"), done=words.say("wording.explained"),
                most=LONGEST, paint=painted(view.pair, view, words),
            )  # fmt: skip
        pair = [FACE.number(one) for one in touched]
        return Wording(
            title=words.say("wording.theme"),
            hint=words.say("wording.theme-hint"),
            done=words.say("wording.lead"),
            most=LONGEST,
            offers=tuple(reading.offers(pair, view, words)),
            paint=painted(pair, view, words),
            understood=partial(reading.sentences, pair=pair, view=view, words=words),
            meant=partial(reading.meant, view=view, words=words),
        )

    def _defence(self, view: State) -> Wording:
        """Return the plea that is asked for, over what is contested, its theme and by whom."""
        words, thing = self._board.words, view.contested
        contested = view.pair if thing == PAIR else (view.answers[thing],)
        name, theme = self._board.names[view.accuser], theme_said(view.theme, words)
        return Wording(
            title=words.say("wording.defence", name=name, theme=theme),
            hint=words.say("wording.defence-hint"), done=words.say("wording.defend"), most=LONGEST,
            paint=painted(contested, view, words),
        )  # fmt: skip

    def action_of(self, tokens: Tokens, view: State) -> act.Action | None:
        """Return the action that touches would mean now, legal or not; None: none yet."""
        if not tokens:
            return None
        words = self._board.words
        first, last = tokens[0], tokens[-1]
        said = SAID.find(last)
        match view.phase:
            case at.RACE:
                return self._found() if first == "found" else act.FOUND_NONE
            case at.LEAD:
                return _leading(tokens, said, words, view)
            case at.DEFENCE if said is not None:
                return act.Defend(typed(said))
            case at.EXPLAIN if said is not None:
                return act.Explain(theme_meant(said, words))
            case at.ANSWER | at.RETRY if last == LAY and first in FACE:
                return act.Answer(FACE.number(first))
            case at.ANSWER if "contest" in tokens:
                return act.Contest(PAIR)
            case at.OPEN if len(tokens) == 2 and "contest" in tokens:
                seat = next((SEAT.number(one) for one in tokens if one in SEAT), None)
                return None if seat is None else _contest(seat, view)
            case at.GIVE if first in SEAT:
                return act.Give(SEAT.number(first))
            case _:
                return None

    def _found(self) -> act.Action:
        """Return that a link was found, with how long it was looked for (B17)."""
        tenths = round(self._board.onlooker.looked_ms / 100)
        return act.Found(min(act.TENTHS[-1], tenths))

    def buttons(self, view: State) -> tuple[ButtonCue, ...]:
        """Return the buttons the viewer's seat has now; they tell nothing of its hand."""
        viewer, words = chooser(view, self._board), self._board.words
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
                words.say(f"board.button-{'seal' if self._sealed and token == LAY else token}"),
                key,
                words.say(f"board.key-{key}"),
                style,
                _PICTURES.get(token, ""),
            )
            for token, key, style in row
        )

    def astray(self, tokens: Tokens, view: State) -> str:
        """Say what is missing where a button means nothing yet: a card, or a look at one's hand."""
        words = self._board.words
        key = f"board.astray-{tokens[-1]}" if tokens else ""
        return words.say(key) if words.knows(key) else ""


def _ways(action: act.Action, view: State, words: Words) -> list[Tokens]:
    match action:
        case act.Found(tenths):
            return [("found",)] if tenths in act.TENTHS else []
        case act.Lead(a, b, theme):
            said = SAID.at(theme_said(theme, words))
            return [(FACE.at(a), FACE.at(b), said)] if theme else []
        case act.FoundNone():
            return [("none",)]
        case act.Pass(face) if face == act.Pass().face:
            return [("pass",)]
        case act.Pass(face):
            return [("swap", FACE.at(face))]
        case act.Answer(face):
            return [(FACE.at(face), LAY)]
        case act.Decline():
            return [("decline",)]
        case act.Ask():
            return [("ask",)]
        case act.Explain(text):
            return [("explain", SAID.at(text)) if text else ("silent",)]
        case act.Contest(thing) if view.phase == at.ANSWER:
            return [("contest",), (SEAT.at(view.leader), "contest")] if thing == PAIR else []
        case act.Contest(thing):
            seat = SEAT.at(view.leader if thing == PAIR else thing)
            return [("contest", seat), (seat, "contest")]
        case act.Fine():
            return [("fine",)]
        case act.Defend(text):
            return [("defend", SAID.at(theme_said(text, words))) if text else ("silent",)]
        case act.Vote(good):
            return [("yes" if good else "no",)]
        case act.Give(to):
            return [("keep",) if to == NOBODY_GETS else (SEAT.at(to),)]


def _worded(touched: Tokens, view: State) -> bool:
    """Say whether words are what comes next: a theme, what explains it, or a defence."""
    if view.phase == at.LEAD:
        return len(touched) == 2 and all(one in FACE for one in touched)
    return (view.phase, touched) in ((at.DEFENCE, ("defend",)), (at.EXPLAIN, ("explain",)))


def _leading(tokens: Tokens, said: str | None, words: Words, view: State) -> act.Action | None:
    faces = [FACE.number(one) for one in tokens if one in FACE]
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
