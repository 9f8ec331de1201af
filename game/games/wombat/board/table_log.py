"""What this table tells in writing, and what stays of it in a mind for a while."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import replace

from game.core.pages import LogLine
from game.games.wombat import log_lines
from game.games.wombat.board.charges import NO_FACT, Fact, against, charge_said, lit_facts
from game.games.wombat.board.recent import Recent
from game.games.wombat.model import events as ev
from game.games.wombat.model import state as at
from game.games.wombat.model.state import State
from game.games.wombat.naming import phrase_said, place_said, touch_said
from game.stage.board import Board
from game.stage.table_log import TableLog


def others_felt(event: ev.Event, viewer: int | None) -> bool:
    """Return whether it is what another hand felt, or was dealt."""
    return isinstance(event, ev.Felt | ev.RoleDealt) and event.to != viewer


class WombatLog(TableLog):
    """Lines of the log, which remember what they tell."""

    def __init__(
        self,
        board: Board,
        recent: Recent,
        characters: Callable[[], Collection[int]],
        *,
        lesson: bool,
    ) -> None:
        """Take whose eyes and words it is for; a ``lesson``'s table lies open.

        ``characters`` says which seats are played by some.
        """
        super().__init__(board)
        self._viewer = board.viewer
        self._recent = recent
        self._characters = characters
        self._lesson = lesson

    def take_in(self, event: ev.Event, view: State) -> LogLine | None:
        """Remember an event for as long as a mind would; return what the log says of it."""
        if self._lesson and others_felt(event, self._viewer):
            return None
        where = self._recent.where(event, view)
        line = log_lines.line(event, view, self._board.names, self._board.words, where)
        self._recent.show(event, view, line, self._short(event, where))
        if line is not None and (paws := self._recent.palms.parted(event)):
            # in a build it is marked where those paws lie, and takes no room from what is heard
            said = self._board.words.say("heard.parted", paws=", ".join(map(str, paws)))
            line = replace(line, text=f"{line.text} · {said}")
        if line is not None and view.phase == at.BUILD:
            line = replace(line, level=0)  # nothing there follows from the line before
        return line if line is None else self._with_facts(line, event, view)

    def _with_facts(self, line: LogLine, event: ev.Event, view: State) -> LogLine:
        """Return a line of the log with what all know that it is about: here it has room.

        That is what speaks for a character's accusation, and what the light showed when a debate
        begins.
        """
        claims, heard, kind = self._recent.claims, self._recent.heard, "charge"
        facts: tuple[Fact, ...] = ()
        match event:
            case ev.Said(seat, phrase) if view.phase == at.DEBATE and phrase.word == "accuse":
                if seat not in self._characters():
                    return line
                facts = tuple(against(view, phrase.seat, claims, heard))
                facts = facts or (NO_FACT,)
            case ev.PhaseBegan(at.DEBATE):
                facts, kind = lit_facts(view, claims, heard), "clue"
            case _:
                pass
        if not facts:
            return line
        names, words = self._board.names, self._board.words
        told = words.say("charge.apart").join(charge_said(one, names, words, kind) for one in facts)
        return replace(line, text=words.say("log.charge", said=line.text, fact=told))

    def _short(self, event: ev.Event, where: str) -> str:
        """Return the few words that stay of a fact beside the box."""
        words = self._board.words
        match event:
            case ev.Felt(_, touch):
                return touch_said(touch, words, where)
            case ev.Said(_, phrase):
                return phrase_said(phrase, self._board.names, words)
            case ev.Clacked(place):
                return words.say("heard.clack", place=place_said(place))
            case ev.Thudded():
                return words.say("heard.thud")
            case ev.Scraped():
                return words.say("heard.scrape")
            case _:
                return ""

    def aired(self, event: ev.Event) -> bool:
        """Return whether a match that is over shows a fact to all: in the light, but no role."""
        return not isinstance(event, ev.RoleDealt | ev.Switched)
