"""The result: who won, and the truth about everybody."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Final

from game.ai.personas import faces
from game.core.endings import TurningPoint
from game.core.seats import Seat
from game.core.ticks import is_real_time
from game.games import game_of
from game.games.parts import needed
from game.replaying.again import PIECE
from game.scenes.after.beliefs import looking_back
from game.scenes.after.counting import counted
from game.scenes.after.league import LeagueScene, standings
from game.scenes.after.poster import PosterScene
from game.scenes.after.result_figures import paint_figures
from game.scenes.after.result_panel import SeatRows
from game.scenes.after.result_rows import ResultText
from game.scenes.after.rewinding import rewinding
from game.scenes.after.turning_strip import StripMark, marks, paint_strip
from game.scenes.evening import evening
from game.scenes.kept_tables import keep_options
from game.scenes.kit import Kit
from game.scenes.name import paint_name
from game.scenes.view.spectator import PublicScene, public_view
from game.scenes.working import gone_through
from game.session import Session
from game.session.dealing import next_options
from game.stage.input.inputs import Input, KeyPressed, PointerPressed
from game.stage.motion.layout import NOWHERE, Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas, html
from game.stage.paint.stickers import sticker
from game.stage.scene import Answer, Close, FormScene, Push, Scene
from game.stage.widgets.form import Button, Changed, Form
from game.stage.widgets.rolls import BAR, Roll
from game.store.replays import Pieces

STRAY_MS: Final = 1500
"""How long, in milliseconds, no press begins a rematch: it was meant for the match."""
REMATCH: Final = "rematch"
ONCE_MORE: Final = "once-more"
AGAIN: Final = (REMATCH, ONCE_MORE)
"""How it closes where the same people play again: the next match, or another to try it out."""
PLAY: Final = "table"
"""How it closes for who learnt a game and wants to play it now: with that entry of the title."""
_LEAVES: Final = ("escape", "menu")
BOW_MS: Final = 1500
"""How long the winners bow, twice."""
_WAYS: Final = Box(808, 0, 448, 46)
"""Where the ways on are, in words of the usual size: two in a row, down to the foot."""
_FOOT: Final = 702.0
_BETWEEN: Final = 10.0
_ROUND: Final = {"escape": 102.0}
_USUAL: Final = 72.0
"""So much a button has around its words: its key, and air."""
_HEAD: Final = 0.46
"""How large a winner's face is on what the game paints, of the height of that."""
_BROW: Final = 0.02
"""How far below its upper edge the face begins, likewise."""
_STAGE: Final = Box(22, 12, 780, 352)
"""Where a game that has posters shows who won, over the ribbon."""
_RIBBON: Final = ((42, 436, 472, 0), (42, 428, 461, 20), (32, 421, 446, 19))
"""On the ribbon, by how many lines stand below its title: how large that is at most, where its
middle is, and where the first line is and how far apart they are."""
_ROLL: Final = Box(40, 30, 1212, 0)
"""Where the result is gone through in large words, down to the ways on."""


class ResultScene(FormScene, PublicScene):
    """The end of a match."""

    name = "result"
    music = "result"

    def __init__(
        self, kit: Kit, session: Session, viewer: Seat | None, *, learnt: bool = False
    ) -> None:
        """Open the book of a match that is over; who has ``learnt`` is led on to play."""
        self._learnt = learnt
        self._kit = kit
        kit.art.release()
        self.skin = session.head.game
        self._session = session
        self._timed = is_real_time(session.rules, session.head.seats)
        """Whether the match was one in real time; once it is over the session says no more so."""
        outcome = session.outcome()
        self._tried = session.replayable and outcome is not None and not outcome.played
        """Whether the match was only tried out: the next one counts."""
        self._faces = faces(session.controllers)
        self._viewer = viewer
        self._record = counted(kit, session, viewer, self._take_record)
        self._agree_on_next()
        self._bowed = BOW_MS if kit.settings.reduced_motion else 0
        self._shown: Any = None
        self._head = 594.0
        """Where the ways on begin."""
        self._for_all: list[StripMark] | None = None
        """What decided the match, as the second window tells it; None: not drawn yet."""
        self._seen = 0.0
        self._read()

    def _take_record(self, record: str) -> None:
        """Take in what was a record, once the match is counted."""
        self._record = record
        if self._kit.zoom > 1:  # it is one of the rows
            focus = self._form.focus
            self._read()
            self._form.focus = focus

    @property
    def shows(self) -> object:
        """What was a record."""
        return self._record

    def _agree_on_next(self) -> None:
        """Remember the rules of the next match at this table where they are others, and say so."""
        kit, head = self._kit, self._session.head
        options = next_options(self._session)
        if options == head.options or not self._session.replayable:
            return
        changed = {name: its for name, its in options.items() if head.options.get(name) != its}
        keep_options(kit.settings, head.game, changed)
        kit.save_settings()
        if not self._tried:
            kit.notices.append(kit.words(head.game).say("next-time.others"))

    def _read(self) -> None:
        words = self._words = self._kit.words(self._session.head.game)
        game, book = game_of(self._session.head.game), self._session.open_book()
        names, state = self._session.head.names, self._session.fresh_view()
        self._truth = game.ending.truth(state, book, names, words)
        moments, self._for_all = self._moments(self._viewer), None
        rematch = words.say(f"result-screen.{'for-real' if self._tried else REMATCH}")
        again = words.say("result-screen.replay")
        menu = words.say("result-screen.menu")
        heads = words.say("result-screen.beliefs")
        ways = [
            Button(REMATCH, NOWHERE, rematch, style="main", key="r", key_label="R", size=22),
            Button("replay", NOWHERE, again, key="v", key_label="V", size=20),
            Button("beliefs", NOWHERE, heads, key="n", key_label="N", size=20),
        ]
        if self._learnt:
            ways[0].style = "plain"
            label = words.say("lesson-screen.play")
            ways.insert(0, Button(PLAY, NOWHERE, label, style="main", size=22))
        if self._tried:
            label = words.say("result-screen.once-more")
            ways.insert(1, Button(ONCE_MORE, NOWHERE, label, key="t", key_label="T", size=20))
        if league := standings(self._kit, self._session):
            best = league[0]
            said = best.said if len(league) == 1 else f"{names[best.seat]}, {best.said}"
            label = words.say("result-screen.ghosts", said=said)
            ways.append(Button("ghosts", NOWHERE, label, key="g", key_label="G", size=20))
        if game.poster is not None:
            label = words.say("poster.button")
            ways.append(Button("poster", NOWHERE, label, key="p", key_label="P", size=20))
            self._shown = public_view(self._session)
        ways.append(Button("menu", NOWHERE, menu, key_label="escape", size=20))
        shut = [] if self._session.replayable else ["replay"]
        believed = game.hindsight is not None and self._session.replayable
        shut += [] if believed and self._session.reasons() else ["beliefs"]
        ways = [way for way in ways if way.name not in shut]
        self.roll = None
        if self._kit.zoom > 1:
            self._read_large(ways, moments)
            return
        self._head = _lay(self._kit, ways)
        self._form = Form([*ways, *self._marks(moments)])
        self._lead()

    def _moments(self, you: Seat | None) -> Sequence[TurningPoint]:
        """Return what decided the match, told to somebody or to all."""
        session, part = self._session, game_of(self._session.head.game).turning
        if part is None:
            return ()
        fresh, book = session.fresh_view(), session.open_book()
        return part.turning_points(fresh, book, session.head.names, self._words, you)

    def _marks(self, moments: Sequence[TurningPoint]) -> list[StripMark]:
        people = any(row.person for row in self._truth.rows)
        looks = ["" if people else face for face in self._faces]  # figures have their own heads
        return marks(moments, looks, self._truth.curve, self._words)

    def _read_large(self, ways: list[Button], moments: Sequence[TurningPoint]) -> None:
        """Lay out the same for large words: ways on below, all the rest as a roll above them."""
        zoom, names = self._kit.zoom, self._session.head.names
        high, across = 30 + 18 * zoom, 4 if zoom <= 1.25 else 2
        across = min(across, len(ways))
        wide = (_ROLL.width - 12 * (across - 1)) / across
        down = -(-len(ways) // across)
        top = 700 - down * (high + 12)
        for at, way in enumerate(ways):
            row, column = divmod(at, across)
            x, y = _ROLL.x + column * (wide + 12), top + 12 + row * (high + 12)
            way.box = Box(x, y, wide, high)
        box = Box(_ROLL.x, _ROLL.y, _ROLL.width, top - 8 - _ROLL.y)
        verdict = ResultText(
            self._kit, self._truth, names, self._faces, self._viewer, self._record, self._words,
            (box.width - BAR, box.height), self._stand if self._shown is not None else None,
        )  # fmt: skip
        self.roll = Roll([*verdict.rows(moments)], box)
        blocks = [widget for row in self.roll.rows for widget in row.widgets]
        self._form = Form([*ways, *blocks], zoom=zoom)
        self.roll.place(self._form)
        self._lead()

    def _lead(self) -> None:
        """Lead the focus past the rematch where hands come from a match in real time.

        Who presses Enter to go on would be in the next match before the result is read.
        """
        past = self._timed and not (self._learnt or self._tried)
        if past and any(way.name == "replay" for way in self._form.widgets):
            self._form.focus = "replay"

    def leave(self, result: Any = None) -> Answer:
        """Close: the table leads on to the menu."""
        return Close(result or "menu")

    def use(self, changed: Changed) -> Answer:
        """Go on, or look back."""
        match changed.name:
            case way if way in (*AGAIN, PLAY, "menu"):
                return Close(way)
            case "replay":
                replay, moment = self._session.as_replay(), self._pointed_at()
                return self._gone_through(rewinding(self._kit, replay, "all", moment))
            case "poster":
                return Push(PosterScene(self._kit, self._session))
            case "ghosts":
                return Push(LeagueScene(self._kit, self._session))
            case "beliefs":
                return self._gone_through(looking_back(self._kit, self._session.as_replay()))
            case _:
                return None

    def _pointed_at(self) -> int | None:
        """Return the number of the turning point that is in focus; None: something else is."""
        focus, moment = self._form.focus or "", "moment:"
        return int(focus.removeprefix(moment)) if focus.startswith(moment) else None

    def _gone_through(self, pieces: Pieces[Scene | None]) -> Answer:
        return gone_through(self._kit, pieces, self._session.moves // PIECE)

    def spoken(self) -> str:
        """Return the truth, seat by seat."""
        reader, truth = game_of(self._session.head.game).screen_reader, self._truth
        said = f"{truth.title} {truth.line}"
        if reader is not None:
            said = reader.result(truth, self._session.head.names, self._words)
        return said

    def handle_input(self, heard: Input) -> Answer:
        """Take in one input; what was meant for the table that was there just now does nothing."""
        match heard:
            case KeyPressed(key) if self._seen < STRAY_MS and self._stray(key):
                return None
            case PointerPressed(x, y) if self._seen < STRAY_MS and any(
                box.holds(x, y) for box in self._again
            ):
                return None
            case _:
                return super().handle_input(heard)

    @property
    def _again(self) -> list[Box]:
        """Where the buttons are that begin a match."""
        return [its.box for its in self._form.widgets if its.name in (*AGAIN, PLAY)]

    def _stray(self, key: str) -> bool:
        """Say whether a key may have been meant for the match: all of one in real time may."""
        if self._timed:
            return key not in _LEAVES
        return key in ("enter", "space") and self._form.focus in (*AGAIN, PLAY)

    def pass_time(self, ms: int) -> Answer:
        """Let the winners take their bow."""
        self._seen += ms
        self._bowed = min(BOW_MS, self._bowed + ms)
        return None

    @property
    def moving(self) -> bool:
        """Whether the winners are bowing."""
        return self._bowed < BOW_MS

    def resume(self, result: Any) -> Answer:
        """Come back from the replay."""
        if result == "quit":
            return Close("quit")
        self._read()
        return None

    # ------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw the result, and the ways on."""
        if self.roll is not None:
            self._ground(canvas)
            canvas.panel(16, 12, 1248, 696, 24)
            self.roll.draw_bar(canvas)
        else:
            self._paint(canvas, self._viewer)
            found = [widget for widget in self._form.widgets if isinstance(widget, StripMark)]
            paint_strip(canvas, found, self._truth.curve, self._form.focus, self._words)
        with canvas.hints.for_all():
            self._form.draw(canvas)

    def draw_public(self, canvas: Canvas) -> None:
        """Draw the result for whoever looks on: nobody's own, and nothing to press."""
        self._paint(canvas, None)
        if self._for_all is None:
            self._for_all = self._marks(self._moments(None))
        paint_strip(canvas, self._for_all, self._truth.curve, None, self._words)
        for mark in self._for_all:
            mark.draw(canvas, focused=False)
        title = self._words.say("game.title")
        paint_name(canvas, self.skin, title, _WAYS.x + 136, 590, 176, 110)

    def _ground(self, canvas: Canvas) -> None:
        canvas.surface.fill(theme.INK)
        canvas.surface.blit(evening(canvas, blurred=True, over=_RAYS), canvas.spot(0, 0))

    def _paint(self, canvas: Canvas, viewer: Seat | None) -> None:
        """Paint who won and the truth about everybody."""
        self._ground(canvas)
        truth = self._truth
        if truth.splat:
            canvas.picture(f"splat_win_{truth.splat}", 22, 12, 780, 449)
        if truth.banner:
            canvas.picture(truth.banner, 202, 102, 420, 262)
        if self._shown is not None:
            self._stand(canvas, _STAGE)
        spots = {1: [(238, 100, 340, 0)], 2: [(90, 108, 320, 4), (410, 108, 320, -4)]}
        three = [(64, 116, 310, 5), (444, 112, 310, -5), (238, 116, 340, 0)]
        if not truth.stickers and not truth.banner and self._shown is None:
            won = [self._faces[row.seat] for row in truth.rows if row.won][:3]
            for face, (x, y, width, _) in zip(won, spots.get(len(won), three), strict=False):
                canvas.picture(face, x + width / 6, y + width * 0.27, width / 1.5, width / 1.5)
        for name, (x, y, width, turn) in zip(
            truth.stickers, spots.get(len(truth.stickers), three), strict=False
        ):
            bow = math.sin(math.tau * self._bowed / BOW_MS) ** 2
            lean = (8 if turn < 0 else -8) * bow
            sticker(canvas, name, x, y + 22 * bow, width, turn=turn, lean=lean, mirrored=turn < 0)
        self._ribbon(canvas, viewer)
        names = self._session.head.names
        paint_figures(canvas, self._truth, names, self._words)
        rows = SeatRows(self._truth, names, self._faces, viewer, self._words)
        rows.draw(canvas, self._head - 14)

    def _stand(self, canvas: Canvas, box: Box) -> None:
        """Let the game paint who won."""
        posters = needed(game_of(self.skin).poster)
        posters.winners(canvas, self._shown, box, self._bowed / BOW_MS, self._faces)
        if self._truth.heads:
            won = [self._faces[row.seat] for row in self._truth.rows if row.won][:3]
            size = box.height * _HEAD
            left = box.x + (box.width - size * len(won)) / 2
            for at, face in enumerate(won):
                canvas.picture(face, left + at * size, box.y + box.height * _BROW, size, size)

    def _ribbon(self, canvas: Canvas, viewer: Seat | None) -> None:
        truth = self._truth
        canvas.panel(40, 404, 744, 92, 20, truth.colour or theme.INK)
        canvas.picture(truth.badge, 48, 400, 100, 100)
        small = canvas.fitted(truth.line, 606, 20)
        lines = canvas.wrap(truth.line, 606, small)[: len(_RIBBON)]
        most, middle, first, step = _RIBBON[max(0, len(lines) - 1)]
        size = canvas.fitted(truth.title, 600, most, theme.TITLE)
        canvas.text(truth.title, 164, middle, size, theme.WHITE, theme.TITLE)
        for row, line in enumerate(lines):
            canvas.text(line, 164, first + step * row, small, theme.WHITE, theme.TEXT, room=606)
        if viewer is None or not truth.played:
            return
        self._told_record(canvas)
        won = any(row.won for row in truth.rows if row.seat == viewer)
        text = self._words.say("result.you-won" if won else "result.you-lost")
        width = canvas.text_width(text, 22, theme.BUTTON) + 32
        fill = theme.LEMON if won else theme.PAPER
        canvas.panel(776 - width, 364, width, 44, 14, fill)
        canvas.text(text, 776 - width / 2, 386, 22, theme.INK, theme.BUTTON, align="middle")

    def _told_record(self, canvas: Canvas) -> None:
        """Paint what was a record over the winners' heads, in the sky."""
        if not self._record:
            return
        lines = canvas.wrap(self._record, 560, 20, theme.BUTTON)
        width = max(canvas.text_width(line, 20, theme.BUTTON) for line in lines) + 76
        high = 16 + 26 * len(lines)
        canvas.panel(40, 14, width, high, 14, theme.WHITE)
        canvas.picture("icon_star", 52, 14 + high / 2 - 15, 30, 30)
        for row, line in enumerate(lines):
            canvas.text(line, 94, 14 + 21 + 26 * row, 20, theme.INK, theme.BUTTON)


def _lay(kit: Kit, ways: Sequence[Button]) -> float:
    """Place ways on as wide as their words need, two in a row at most; return where they begin."""
    rows: list[list[tuple[Button, float]]] = []
    for way in ways:
        words = kit.wide(way.label, theme.FLOOR, theme.BUTTON)
        need = words + _ROUND.get(way.key_label, _USUAL)
        if rows and len(rows[-1]) == 1 and need + rows[-1][0][1] + _BETWEEN <= _WAYS.width:
            rows[-1].append((way, need))
        else:
            rows.append([(way, need)])
    top = _FOOT - len(rows) * (_WAYS.height + _BETWEEN) + _BETWEEN
    for down, row in enumerate(rows):
        whole = _WAYS.width - _BETWEEN * (len(row) - 1)
        spare = (whole - sum(need for _, need in row)) / len(row)
        x, y = _WAYS.x, top + down * (_WAYS.height + _BETWEEN)
        for way, need in row:
            way.box = Box(x, y, need + spare, _WAYS.height)
            x += need + spare + _BETWEEN
    return top


def _rays() -> str:
    shapes = ""
    for ray in range(24):
        one, two = ray * math.tau / 24, (ray + 0.5) * math.tau / 24
        shapes += (
            f'<path d="M400,300 L{400 + 900 * math.cos(one):.0f},{300 + 900 * math.sin(one):.0f} '
            f'L{400 + 900 * math.cos(two):.0f},{300 + 900 * math.sin(two):.0f}Z" '
            f'fill="{html((255, 246, 216))}" fill-opacity=".22"/>'
        )
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 720">{shapes}</svg>'


_RAYS = _rays()
