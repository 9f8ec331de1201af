"""The bystander: a match as anybody may see it, made of what everybody is told and nothing else.

A second picture of a match that runs or is played again: with its own view, board and clock, so
nothing that a seat's picture holds can get onto it.
"""

from __future__ import annotations

from typing import Any, Final, cast

from game.ai.personas import faces
from game.scenes.kit import Kit
from game.scenes.table.at_table import COVERED_CAPTIONS
from game.scenes.table.score_sheet import RoundScene
from game.scenes.table.speech_bubbles import SpeechBubbles
from game.scenes.view.projection import Projection
from game.scenes.view.sounds import Sounding
from game.scenes.view.spectator import PublicMatch, Rerun, Teller
from game.scenes.view.view_player import ViewPlayer
from game.stage.cue import Cue
from game.stage.input.claims import KEYS
from game.stage.paint import theme
from game.stage.paint.canvas import WIDTH, Canvas
from game.stage.paint.filling import LINE, filled

HURRY: Final = 3.0
"""How much faster pictures go while others wait: the table itself may have been skipped."""
HEADLINE_TOP: Final = 496.0
HEADLINE_BOTTOM: Final = 712.0
FOOT_TOP: Final = 526.0
FOOT_LOW: Final = 690.0
"""What lies lower, or ends higher, leaves room for the headline."""
_APART: Final = 22.0
BAR: Final = 44.0
"""Between the prompt's place and the lower edge nothing lies but a hand and its buttons."""
LEAP: Final = 60
"""So many facts at once are a jump, which is not played: some six turns of Et Bim!."""


class Bystander:
    """One match, seen from beside the table."""

    def __init__(self, kit: Kit, told: Teller) -> None:
        """Come to the table as it is now; the kit is one that makes no sound."""
        self._kit = kit
        self._public = cast(Any, PublicMatch(told))
        self._head = head = self._public.head
        self.skin = head.game
        self._words = kit.words(head.game)
        projection = Projection(kit, self._public, None, "show")
        self._board = projection.board
        self._board.onlooker.noted, self._board.onlooker.idle = False, True
        self._player = ViewPlayer(self._public, projection, None)
        self._director = self._player.director
        self.sounding = Sounding(kit, self._board)
        self._speech_bubbles = SpeechBubbles(kit, self._public)
        self._sheet: RoundScene | None = None
        self._again = isinstance(told, Rerun)
        """Whether it is played again: nobody is asked anything."""
        self.told_there = ""
        """What the first window tells those who look on, instead of what is asked."""

    # ------------------------------------------------------------ time

    @property
    def astray(self) -> bool:
        """Whether the match went back, or far ahead: somebody has to come to the table anew."""
        facts, told = len(self._public.observations()), self._player.told
        return facts < told or facts > told + LEAP

    def pass_time(self, ms: float, most: int | None = None, pace: float | None = None) -> None:
        """Move the picture on, and take in what is next: as far as the first window has come.

        Whoever looks at both would else read here how a moment ends that still runs there.
        """
        settings = self._kit.settings
        self._public.most = None if most is None else max(most, self._player.told)
        self._director.pace = settings.pace if pace is None else pace
        self._director.reduced_motion = settings.reduced_motion
        self._board.onlooker.people = frozenset(self._public.humans)
        behind = self._player.behind
        self._director.pass_time(ms * HURRY if behind else ms)
        if behind and not self._director.busy:
            self._sheet = None  # the next round has begun
        self._player.laid_anew()
        sheet = self._player.take_sheet()
        if sheet is not None:
            self._sheet = RoundScene(
                self._kit, self._words, sheet, self._head.names, faces(self._head.controllers), None
            )
        self.sounding.pass_time(ms, self._director.take_marks(), self._player.view)
        quiet = self._board.live.listening(self._player.view)
        flies = self._board.response.answering(self._player.view)
        moves = 0.0 if flies else self._director.left_ms
        self._speech_bubbles.pass_time(ms, self._player.take_shown(), quiet=quiet, moves=moves)

    @property
    def moving(self) -> bool:
        """Whether a picture is on its way."""
        return self._director.busy

    @property
    def shows(self) -> object:
        """What is seen, as a value."""
        said = self.sounding.heard, self._speech_bubbles.shown
        return self._player.told, self._director.frame(), said, self._sheet, self.told_there

    # ------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw the table; around one screen keys of whoever pressed last would tell who did."""
        hints = canvas.hints
        with hints.speaking(KEYS if hints.claims.all() else None):
            self._draw(canvas)

    def _draw(self, canvas: Canvas) -> None:
        view = self._player.view
        frame = self._director.frame()
        self._board.draw(canvas, frame, Cue(prompt=""), self._player.log, view)
        self._ways(canvas)
        if self._director.any_key:  # all of the table is covered
            self.sounding.draw(canvas, COVERED_CAPTIONS)
            return
        asked = "" if self._again else self._board.prompt(view, ())
        self._headline(canvas, self.told_there or asked)
        layout = self._director.layout
        self._speech_bubbles.draw(canvas, layout, asked=False)
        self.sounding.draw(canvas, layout.spots.captions)
        if self._sheet is not None:
            self._sheet.paint(canvas)

    def _headline(self, canvas: Canvas, said: str) -> None:
        """Write who is asked what, to be read from afar, where a person has a hand."""
        left, right = self._free()
        said = canvas.hints.with_keys(said)
        if not said or right - left < 300:
            return
        for name in self._head.names:  # none is broken at the end of a line
            said = said.replace(name, name.replace(" ", "\u00a0"))
        middle = (HEADLINE_TOP + HEADLINE_BOTTOM) / 2
        size, lines = filled(canvas, said, right - left - 60, 150, 40 * self._kit.zoom)
        wide = max(canvas.text_width(line, size) for line in lines) + 60
        high = LINE * size * len(lines) + 30
        x = (left + right - wide) / 2
        canvas.rect(x, middle - high / 2, wide, high, theme.INK, 22, 0.92)
        y = middle - LINE * size * (len(lines) - 1) / 2
        for row, line in enumerate(lines):
            canvas.text(
                line, x + wide / 2, y + LINE * size * row, size, theme.PAPER, align="middle"
            )

    def _free(self) -> tuple[float, float]:
        """Return the left and the right end of the widest room at the foot of the table."""
        layout = self._director.layout
        boxes = [touch.box for touch in layout.touch.values()]
        low = (box for box in boxes if box.y < FOOT_LOW and box.y + box.height > FOOT_TOP)
        end = layout.spots.ballots.x + 10 - _APART
        found = end, end
        for x, until in [*sorted((box.x, box.x + box.width) for box in low), (WIDTH, WIDTH)]:
            if x - end > found[1] - found[0]:
                found = end, x
            end = max(end, until)
        return found[0] + _APART, found[1] - _APART

    def _ways(self, canvas: Canvas) -> None:
        """Write what this is where a table shows keys that do nothing here."""
        touch = self._director.layout.touch
        log = touch.get("log")
        left = min(touch[name].box.x for name in ("rules", "menu"))
        if log is not None and log.box.y < BAR:
            left = min(left, log.box.x + log.box.width - BAR)
        canvas.rect(left, 0, 1280 - left, 44, theme.INK)
        text, room = self._kit.words().say("second.public"), 1264 - left
        size = canvas.fitted(text, room, min(30.0, 20 * self._kit.zoom), theme.BUTTON)
        canvas.text(text, 1264, 23, size, theme.LEMON, theme.BUTTON, align="right", room=room)
