"""The ghost league behind the curtain: who is out seals a guess. Whether it is right is not told.

Only what all know is shown, and what this seat was told of tiles.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.ai.personas import faces
from game.core.panels import GuessQuestion, SealedGuess
from game.core.seats import Seat
from game.games import game_of
from game.games.parts import needed
from game.scenes.kit import Kit
from game.scenes.sheet import Sheet
from game.scenes.tick_boxes import Painted, Said, TickBox, options_in
from game.session import Session
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.scene import Answer, Close
from game.stage.widgets.form import Changed, Widget
from game.stage.widgets.rolls import LINE, Block, Row, paragraph

_HIGH = 82.0
"""How high an answer is in words of the usual size."""


def is_ghost(session: Session, seat: Seat, view: Any = None) -> bool:
    """Say whether a seat may seal a guess now, where the table plays the ghost league.

    A view is folded where none is given. Lessons have no league.
    """
    part = game_of(session.head.game).ghosts
    if part is None or not session.head.house.ghosts or not session.replayable:
        return False
    if session.outcome() is not None:
        return False
    view = _view(session, seat) if view is None else view
    return part.may_guess(view, seat)


def _view(session: Session, seat: Seat) -> Any:
    """Return the table by which a seat is asked.

    In real time around one screen all see which bets are in: all are asked the same there.
    """
    openly = session.real_time and len(session.people) > 1
    view = session.fresh_view()
    for event in session.observations(None if openly else seat):
        session.rules.apply(view, event)
    return view


def sealed_by(kit: Kit, session: Session, seat: Seat) -> Sequence[SealedGuess]:
    """Return the guesses of a seat that stand."""
    head, guesses = session.head, session.private.guesses(seat)
    part, words = needed(game_of(head.game).ghosts), kit.words(head.game)
    return part.sealed(
        session.observations(None), guesses, head.names, faces(session.controllers), words
    )


def questions_for(kit: Kit, session: Session, seat: Seat, view: Any) -> Sequence[GuessQuestion]:
    """Return what a ghost is asked by what a view was told; nothing that it sealed already."""
    head, sealed = session.head, sealed_by(kit, session, seat)
    part, words = needed(game_of(head.game).ghosts), kit.words(head.game)
    return part.questions(view, head.names, faces(session.controllers), words, sealed)


class GhostPanel(Sheet):
    """One look at the ghost league; it closes with a guess, or with None."""

    name = "ghosts"

    def __init__(self, kit: Kit, session: Session, seat: Seat) -> None:
        """Show what a ghost sealed, and what it is asked besides."""
        super().__init__(kit)
        self._session = session
        self._seat = seat
        self._view = _view(session, seat)
        self._sealed = sealed_by(kit, session, seat)
        self._questions = questions_for(kit, session, seat, self._view)
        self.guess: dict[str, Any] = {question.name: None for question in self._questions}
        self._read()

    def _read(self) -> None:
        head = self._session.head
        words = self._kit.words(head.game)
        self._sealed = sealed_by(self._kit, self._session, self._seat)  # in words of today
        self._questions = questions_for(self._kit, self._session, self._seat, self._view)
        told = words.say("panels.ghosts-told", name=head.names[self._seat])
        ways = [("later", words.say("panels.later" if self._questions else "panels.read"))]
        if self._questions:
            ways.append(("seal", words.say("panels.seal")))
        self.lay(words.say("panels.ghosts"), told, self._rows, ways)
        self._tick()

    def _rows(self, wide: float) -> Sequence[Row]:
        found = [self._sealed_row(wide)] if self._sealed else []
        for question in self._questions:
            choices = [
                Said(str(one.value), one.text, one.note, one.picture) for one in question.options
            ]
            place = Box(0, 0, wide, 0)
            _, lines = options_in(
                self._kit, question.name, choices, question.label, place, _HIGH
            )  # fmt: skip
            heading = self._heading(question, wide)
            for number, line in enumerate(lines):  # a heading is never parted from the first line
                top = 0.0 if number else heading.box.height
                for option in line:
                    option.box = Box(option.box.x, top, option.box.width, option.box.height)
                widgets: list[Widget] = [*line] if number else [heading, *line]
                found.append(Row(top + line[0].box.height, widgets))
        return found

    def _sealed_row(self, wide: float) -> Row:
        """Return what is sealed, a line each, on paper of its own: there is nothing to change."""
        size, told = 20 * self._kit.zoom, self._kit.words().say("panels.sealed")
        line = size * LINE + 6
        high = (1 + len(self._sealed)) * line + 20
        box = Box(0, 0, wide, high)
        said = " ".join((told, *(f"{one.text}." for one in self._sealed)))

        def paint(canvas: Canvas, box: Box) -> None:
            x, y, room = box.x + 16, box.y + 10 + line / 2, box.width - 32
            canvas.text(told, x, y, size, theme.GREY, theme.BUTTON, room=room)
            for one in self._sealed:
                y += line
                canvas.picture(one.picture, x, y - size * 0.6, size * 1.2, size * 1.2)
                canvas.text(
                    one.text, x + size * 1.6, y, size, theme.INK, theme.BUTTON,
                    room=room - size * 1.6,
                )  # fmt: skip

        block = Block("sealed", box, said, paint)
        block.fill = theme.PAPER_2
        return Row(high, [block])

    def _heading(self, question: Any, wide: float) -> Painted:
        size = 22 * self._kit.zoom
        high = self._kit.lines(question.label, wide, size, theme.BUTTON) * size * LINE + 22

        def paint(canvas: Canvas, box: Box) -> None:
            paragraph(
                canvas, question.label, box.x, box.y + 10, wide, size, theme.INK, theme.BUTTON
            )  # fmt: skip

        return Painted(f"heading:{question.name}", Box(0, 0, wide, high), paint)

    def _tick(self) -> None:
        """Tick what is guessed now."""
        for question in self._questions:
            for option in question.options:
                widget: TickBox = self._form[f"{question.name}:{option.value}"]
                guessed = self.guess.get(question.name)
                widget.chosen = guessed is not None and option.value == guessed

    def use(self, changed: Changed) -> Answer:
        """Guess, seal what is guessed, or leave it for later."""
        if changed.name == "later":
            return Close()
        if changed.name == "seal":
            known = any(value is not None for value in self.guess.values())
            return Close(dict(self.guess) if known else None)
        name, _, said = changed.name.partition(":")
        for question in self._questions:
            for option in question.options:
                if (question.name, str(option.value)) == (name, said):
                    # touched again, it is taken back
                    again = self.guess[name] == option.value
                    self.guess[name] = None if again else option.value
                    self._tick()
        return None

    def details(self) -> list[str]:
        """Return what is sealed, and what is guessed now."""
        said = [f"{self._kit.words().say('panels.sealed')} {one.text}." for one in self._sealed]
        for question in self._questions:
            texts = {option.value: option.text for option in question.options}
            chosen = texts.get(self.guess[question.name])
            said.append(f"{question.label} {chosen}." if chosen else question.label)
        return said


class GhostScene(GhostPanel):
    """The ghost league of one person alone, who needs no curtain: a guess is sealed at once."""

    @property
    def people(self) -> int:
        """How many people sit at the table."""
        return max(1, len(self._session.humans))

    def use(self, changed: Changed) -> Answer:
        """Guess, seal what is guessed, or leave it for later."""
        answer = super().use(changed)
        if isinstance(answer, Close) and isinstance(answer.result, dict):
            self._session.private.guess(self._seat, answer.result)
            return Close()
        return answer
