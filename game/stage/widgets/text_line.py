"""Lines: a text that is written, with its caret, what is selected, and how it was before."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from typing import Final

from game.core.clusters import begins, borders
from game.core.sanitize import TOLD_MOST, clean

_STEPS: Final = 100
"""So many steps can be undone."""
_State = tuple[str, int, int]
"""The text, where the caret is, and where the selection begins or ends that it leads."""


class TextLine:
    """One line of text."""

    def __init__(self, text: str, most: int, signs: str = "") -> None:
        """Take a text, its greatest length, and the only signs it may be written with."""
        self.most = most
        self._signs = signs
        self._state: _State = text, len(text), len(text)
        self._before: list[_State] = []
        self._undone: list[_State] = []
        self._doing = ""
        """What the last step did: more of the same is the same step."""

    @property
    def text(self) -> str:
        """What is written."""
        return self._state[0]

    @property
    def caret(self) -> int:
        """Where the next letter comes."""
        return self._state[1]

    @property
    def selection(self) -> tuple[int, int]:
        """From where to where it is selected; nothing is where both are the caret."""
        _, caret, other = self._state
        return min(caret, other), max(caret, other)

    @property
    def selected(self) -> str:
        """What is selected."""
        first, last = self.selection
        return self.text[first:last]

    # ------------------------------------------------------------ writing

    def write(self, raw: str, doing: str = "") -> None:
        """Write a text in the place of what is selected, cleaned, and cut to the room there is."""
        wanted = clean(raw.lower() if self._signs else raw, TOLD_MOST)
        if self._signs:
            wanted = "".join(sign for sign in wanted if sign in self._signs)
        first, last = self.selection
        before, after = self.text[:first], self.text[last:]
        wanted = begins(wanted, self.most - len(before) - len(after))
        head = clean(before + wanted, TOLD_MOST).lstrip()
        self._to((head + after, len(head), len(head)), doing)
        if wanted.isspace():
            self._doing = ""  # a step for each word

    def replace(self, text: str) -> None:
        """Write a text in the place of the whole line."""
        if text != self.text:
            self._to((text, len(text), len(text)))

    def erase(self, to: int, doing: str = "") -> None:
        """Take away what is selected, or else what lies between the caret and a place."""
        first, last = self.selection
        if first == last:
            first, last = min(first, to), max(first, to)
        if first != last:
            self._to((self.text[:first] + self.text[last:], first, first), doing)

    def undo(self) -> None:
        """Return to how it was before the last step."""
        self._back(self._before, self._undone)

    def redo(self) -> None:
        """Do once more what was undone."""
        self._back(self._undone, self._before)

    def _back(self, states: list[_State], others: list[_State]) -> None:
        if states:
            others.append(self._state)
            self._state = states.pop()
            self._doing = ""

    def _to(self, state: _State, doing: str = "") -> None:
        if state[0] != self.text and not (doing and doing == self._doing):
            self._before = [*self._before[1 - _STEPS :], self._state]
        if state[0] != self.text:
            self._undone.clear()
        self._state, self._doing = state, doing

    # ------------------------------------------------------------ going

    def go(self, to: int, *, selecting: bool = False) -> None:
        """Lead the caret to a place; what it passes is selected if it is wished."""
        text, _, other = self._state
        self._state, self._doing = (text, to, other if selecting else to), ""

    def select(self, first: int, last: int) -> None:
        """Select what lies between two places."""
        self._state, self._doing = (self.text, last, first), ""

    def step(self, by: int) -> int:
        """Return where the caret is a letter on, or back."""
        places = borders(self.text)
        at = bisect_left(places, self.caret) if by < 0 else bisect_right(places, self.caret) - 1
        return places[min(max(0, at + by), len(places) - 1)]

    def word(self, by: int) -> int:
        """Return where the caret is a word on, or back."""
        text, at = self.text, self.caret
        near = 0 if by > 0 else -1
        for wanted in (False, True):  # what lies between, then the word
            while 0 <= at + near < len(text) and _of_word(text[at + near]) is wanted:
                at += by
        places = borders(text)
        return places[bisect_left(places, at) if by > 0 else bisect_right(places, at) - 1]

    def word_at(self, at: int) -> tuple[int, int]:
        """Return from where to where the word goes that is at a place, or what lies between two."""
        text = self.text
        if not text:
            return 0, 0
        at = min(at, len(text) - 1)
        kind = _of_word(text[at])
        first, last = at, at + 1
        while first and _of_word(text[first - 1]) is kind:
            first -= 1
        while last < len(text) and _of_word(text[last]) is kind:
            last += 1
        return first, last


def _of_word(sign: str) -> bool:
    return sign.isalnum() or sign in "_'’" or not (sign.isspace() or sign.isascii())
