"""The action builder: what a person touched so far, held against what is legal.

The screen knows no rule. A game's board says how an action is spelled in touches, and which
action touches would mean; the rules say what is legal, and why something is not.
"""

from __future__ import annotations

from typing import Any, Final

from game.core.actions import Action
from game.core.rules import Rules
from game.core.seats import Seat
from game.core.words import Words
from game.stage.board import Board
from game.stage.motion.layout import Touch

REASON_MS: Final = 4000
"""How long the sentence that says why something is not legal stays."""


class ActionBuilder:
    """One person's unfinished choice at a table."""

    def __init__(self, rules: Rules[Any, Any, Any, Any], board: Board, seat: Seat | None) -> None:
        """Sit at a seat, or beside the table (None), where nothing can be chosen."""
        self._rules = rules
        self._touches, self._foresight = board.touches, board.foresight
        self._seat = seat
        self.touched: tuple[str, ...] = ()
        """The tokens touched so far, the beginning of an action's spelling."""
        self.chosen: str | None = None
        """The area of the first touch, such as a card of the hand."""
        self.reason = ""
        """Why the last touch was not legal, in the player's language."""
        self._reason_left = 0
        self.aside = False
        """Whether it is no more than said of others, and gives way to a card to be answered."""
        self.beside = False
        """Whether it is news, and stands behind what is asked meanwhile."""
        self.refused = 0
        """How many touches were not legal."""
        self.asks = True
        """Whether what is known to hurt an ally is asked about."""
        self._confirming: tuple[str, ...] = ()

    def legal(self, view: Any) -> list[Action]:
        """Return what the seat may do now, on its own view."""
        if self._seat is None:
            return []
        return list(self._rules.pending(view).get(self._seat, ()))

    def next_tokens(self, view: Any) -> frozenset[str]:
        """Return the tokens that begin or continue a legal action."""
        depth = len(self.touched)
        return self._open(view, self.touched) | {
            spelling[depth]
            for action in self.legal(view)
            for spelling in self._touches.spellings(action, view)
            if spelling[:depth] == self.touched and len(spelling) > depth
        }

    def lit(self, view: Any, touches: dict[str, Touch]) -> frozenset[str]:
        """Return the areas whose token begins or continues a legal action."""
        wanted = self.next_tokens(view)
        return frozenset(name for name, touch in touches.items() if touch.token in wanted)

    def touch(self, view: Any, name: str, token: str, words: Words) -> Action | None:
        """Take in a touch; return the action once it is fully spelled and confirmed."""
        longer = (*self.touched, token)
        action = self._spelled(view, longer)
        if action is not None:
            return self._confirmed(view, action, longer, words)
        if self._begins(view, longer):
            self.touched, self.chosen = longer, self.chosen or name
            self.say("")
        elif name == self.chosen:
            self.let_go()  # the card is put down again
        elif self.touched and self._begins(view, (token,)):
            self.let_go()  # another card instead of a target
            return self.touch(view, name, token, words)
        else:
            self._explain(view, longer, words)
            if self.touched and not self.reason:  # what neither goes on with it nor begins
                self._explain(view, (token,), words)
            if not self.reason and self._seat is not None:
                self.say(self._touches.astray(longer, view))
        return None

    def let_go(self) -> bool:
        """Take the unfinished choice back; False when there was none."""
        had = bool(self.touched)
        self.touched, self.chosen, self._confirming = (), None, ()
        self.say("")
        return had

    def say(
        self, sentence: str, *, for_long: bool = False, aside: bool = False, beside: bool = False
    ) -> None:
        """Show a sentence for a while; an empty one clears it."""
        self.reason, self.aside, self.beside = sentence, aside, beside
        self._reason_left = REASON_MS * (3 if for_long else 1)

    def pass_time(self, ms: int) -> None:
        """Let the sentence fade."""
        if self.reason:
            self._reason_left -= ms
            if self._reason_left <= 0:
                self.reason = ""

    def _spelled(self, view: Any, tokens: tuple[str, ...]) -> Action | None:
        for action in self.legal(view):
            if tokens in self._touches.spellings(action, view):
                return action
        meant: Action | None = (
            self._touches.action_of(tokens, view) if self._open(view, ()) else None
        )
        if meant is None or self._seat is None:
            return None
        return meant if self._rules.accepts(view, self._seat, meant) else None

    def _begins(self, view: Any, tokens: tuple[str, ...]) -> bool:
        return tokens[-1] in self._open(view, tokens[:-1]) or any(
            spelling[: len(tokens)] == tokens
            for action in self.legal(view)
            for spelling in self._touches.spellings(action, view)
        )

    def _open(self, view: Any, tokens: tuple[str, ...]) -> frozenset[str]:
        """Return what may be touched next of an action with an open field, which nothing lists."""
        if self._rules.fill is None or not self.legal(view):
            return frozenset()
        return self._touches.more(tokens, view)

    def _confirmed(
        self, view: Any, action: Action, tokens: tuple[str, ...], words: Words
    ) -> Action | None:
        """Ask again before what is known to hurt an ally."""
        warning = self._foresight.warning(action, view) if self.asks else ""
        if warning and self._confirming != tokens:
            self._confirming = tokens
            self.say(warning)
            return None
        self.let_go()
        return action

    def waits_for(self, view: Any, token: str, first: str) -> bool:
        """Say whether a token means something only after another one, which begins an action."""
        if self.touched or self._means(view, (token,)):
            return False
        return self._begins(view, (first,)) and self._means(view, (first, token))

    def _means(self, view: Any, tokens: tuple[str, ...]) -> bool:
        return self._spelled(view, tokens) is not None or self._begins(view, tokens)

    def why_not(self, view: Any, tokens: tuple[str, ...], words: Words) -> str:
        """Return the sentence that says why touches mean nothing legal; '' where they do."""
        meant = self._touches.action_of(tokens, view)
        if meant is None or self._seat is None:
            return ""
        reason = self._rules.refusal(view, self._seat, meant)
        return "" if reason is None else words.say(f"refusal.{reason}")

    def _explain(self, view: Any, tokens: tuple[str, ...], words: Words) -> None:
        if reason := self.why_not(view, tokens, words):
            self.refused += 1
            self.say(reason)
