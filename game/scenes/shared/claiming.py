"""Claiming: who plays with what. Press to take a place; whoever presses nothing shares.

It changes ``kit.claims`` while it is shown, and closes with ``"claimed"``; with None where all
stays as it was before.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from game.core.targets import SEAT
from game.core.words import Words
from game.games import game_of
from game.scenes.kit import Kit
from game.scenes.panel import EDGE, PanelScene, row_high, ways_on
from game.scenes.rules import RulesScene
from game.scenes.shared.audio_outputs import AudioOutputsScene
from game.scenes.shared.claim_rows import Place, called, key_rows, offered
from game.scenes.shared.devices_of_a_match import remember
from game.scenes.shared.private_channels import Channels
from game.stage.input.claims import ARROWS, PAD_SOURCE, SHARED, asking
from game.stage.input.inputs import Input, KeyPressed
from game.stage.input.listening import PARTS
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.paint.filling import LINE, filled
from game.stage.scene import Answer, Close, Push
from game.stage.widgets.form import Changed, Form
from game.stage.widgets.rolls import BAR, Row
from game.stage.windows import displays

CLAIMED: Final = "claimed"
_LEADS: Final = (*ARROWS, "pageup", "pagedown")
_BEGINS: Final = ("start", "try")
"""What begins a match."""


class ClaimingScene(PanelScene):
    """Everybody who plays, and what they play with."""

    name = "claiming"
    listens = PARTS
    tries = False
    """Whether a match may be tried out first."""
    new = False
    """Whether nobody here has finished a match of the game."""
    goal: tuple[str, str] | None = None
    """What is to be made in a match that is tried out first: a drawing, and what it says."""
    goes_on = False
    """Whether a match goes on that was begun: Enter alone goes on with it."""
    usual = Box(40, 24, 1200, 684)

    def __init__(
        self,
        kit: Kit,
        names: Sequence[str],
        people: Sequence[int],
        channels: Channels | None = None,
        bot: Callable[[int], object] | None = None,
    ) -> None:
        """Take everybody's names, by seat, who is a person, and what the match asks of channels.

        ``bot`` gives a seat to a bot, once all is claimed.
        """
        super().__init__(kit)
        self._bot = bot
        self._left: list[int] = []
        """Whose seats a bot is to have."""
        self._unable: Sequence[int] = ()
        """Who could not play as it is."""
        self._names = list(names)
        self._people = list(people)
        self._channels = channels
        self._before = kit.claims.all()
        self._said = ""
        rack = kit.hints.rack
        held = {s: its for s, its in self._before.items() if s in self._people and rack.here(its)}
        kit.claims.restore(held)
        self._dealt = set() if channels is None else set(channels.deal(self._people))
        """Who holds what was dealt out: it is anybody's who presses it."""
        self._there = rack.sources
        self._lay()
        # where nobody holds a gamepad, most share what lies on the table
        asks = self._there and not self.goes_on
        self._form.focus = (self._next() if asks else None) or self._first
        self._place()

    @property
    def _words(self) -> Words:
        """The words of the page: what keys do is said as the game says it."""
        return self._kit.words(None if self._channels is None else self._channels.game)

    def _lay(self) -> None:
        """Make the rows, as large as words are wished."""
        kit, panel, say = self._kit, self._panel, self._words.say
        self._how = say("claiming.how-live" if self._live else "claiming.how")
        wide, high = panel.width - 2 * EDGE - BAR, row_high(kit)
        self._rows = [Place(s, Box(0, 0, wide, high), self._names[s]) for s in self._people]
        self._unable = self._who_is_unable()
        name = self._names[self._unable[0]] if self._unable else ""
        ways = [(way, say(f"claiming.{way}", name=name)) for way in self._ways]
        buttons, end = ways_on(kit, panel, ways)
        for button in buttons:
            button.dim = button.name in _BEGINS and bool(self._unable)
        end = self._keep_room([self._how, *self._warnings()], panel.x + EDGE, end - 10)
        rows = [Row(high, [row]) for row in self._rows]
        area = Box(panel.x + EDGE, self._top, wide + BAR, end - 8 - self._top)
        live = self._channels if self._live else None
        placed = None if live is None else game_of(live.game).by_place
        keys = key_rows(kit, self._words, wide, live=live is not None, placed=placed)
        self._roll_out([*rows, *keys], area, None, after=buttons)
        self._offer()

    @property
    def _ways(self) -> tuple[str, ...]:
        live = ("deal", "audio-outputs") if self._live else ()
        if self._unable and self._bot is not None and len(self._people) > 1:
            live = ("bot", *live)
        begins = sorted(_BEGINS if self.tries else ("start",), key=lambda way: way != self._first)
        return (*begins, *live, *(("second",) if self._offers_table else ()), "back")

    @property
    def _first(self) -> str:
        """What is done once all can play: where the game is new here, it is tried out first."""
        return "try" if self.tries and self.new else "start"

    def _warnings(self) -> list[str]:
        """Return the longest sentence that may have to be read here."""
        names = ", ".join(self._names[seat] for seat in self._people)
        if not self._live:
            return []
        longest = max(self._names, key=len)
        device = called(self._kit, SHARED)
        plays = self._words.say("claiming.plays", device=device, name=longest)
        return [f"{plays} {self._words.say('channels.idle', names=names)}"]

    @property
    def _offers_table(self) -> bool:
        """Whether the public table may be shown on a second screen, which those who share lack."""
        shares = any(self._kit.claims.source(seat) == SHARED for seat in self._people)
        return shares and displays() > 1 and not self._kit.settings.second_window

    @property
    def _live(self) -> bool:
        return self._channels is not None and self._channels.live

    def _offer(self) -> None:
        """Offer everybody what they can have now; lay all anew where somebody else is unable."""
        for row in self._rows:
            has = self._kit.claims.source(row.seat)
            row.lacks = row.seat in self._unable
            lacks = self._words.say("claiming.lacks")
            row.offer(
                [
                    (source, lacks if row.lacks and source == has else label)
                    for source, label in offered(self._kit, row.seat)
                ],
                has,
            )
        if self._who_is_unable() != self._unable:
            focus = self._form.focus
            self._lay()
            if focus in [widget.name for widget in self._form.widgets]:
                self._form.focus = focus
            self._place()

    def _who_is_unable(self) -> Sequence[int]:
        return () if self._channels is None else tuple(self._channels.unable(self._people))

    def _place(self) -> None:
        assert self.roll is not None
        self.roll.place(self._form)

    def _next(self, *, dealt: bool = True) -> str | None:
        """Return the row that is to be taken: the first from the focus on that only shares.

        Where no row has the focus, who could not play comes first. What was dealt out is anybody's.
        """
        names = [row.name for row in self._rows]
        focus = self._form.focus
        at = names.index(focus) if focus in names else 0
        rows = [*self._rows[at:], *self._rows[:at]]
        if focus not in names:
            rows.sort(key=lambda row: row.seat not in self._unable)
        spare = self._dealt if dealt else ()
        return next((row.name for row in rows if row.value == SHARED or row.seat in spare), None)

    def _pad_waits(self) -> bool:
        """Say whether a gamepad has no place but a dealt one: its first press is for a place."""
        rack, claims = self._kit.hints.rack, self._kit.claims
        seats = [claims.seat(source) for source in rack.sources if rack.here(source)]
        return any(seat is None or seat in self._dealt for seat in seats)

    # ------------------------------------------------------------ what happens

    def handle_input(self, heard: Input) -> Answer:
        """Take in one input."""
        if isinstance(heard, KeyPressed) and heard.key == "f1" and self._channels is not None:
            return None if heard.repeat else Push(RulesScene(self._kit, self._channels.game))
        return None if self._asked(heard) else super().handle_input(heard)

    def _asked(self, heard: Input) -> bool:
        """Let a device take or give up a place; False where the input leads through the form."""
        if not isinstance(heard, KeyPressed):
            return False
        focused, claims = self._form.focused, self._kit.claims
        mine = claims.seat(heard.source)
        mine = None if mine in self._dealt else mine
        if heard.key in ("left", "right") and isinstance(focused, Place) and mine is not None:
            return focused.seat != mine  # a thumb that rests on a stick changes nobody else's
        source = asking(heard, claims)
        if source is None:
            return False
        if mine is not None:
            return self._pressed_again(heard.key, mine)
        pad = source.startswith(PAD_SOURCE)
        on_button = not isinstance(focused, Place)
        if pad and (heard.key == "escape" or (on_button and heard.key == "enter")):
            return False
        self._take(source)
        return True

    def _pressed_again(self, key: str, seat: int) -> bool:
        """Let a device that has a place give it up, or be led; say whose it is at all else."""
        if key == "escape":
            self._give_up(seat)
            return True
        if key in _LEADS or (key == "enter" and not isinstance(self._form.focused, Place)):
            return False
        device = called(self._kit, self._kit.claims.source(seat))
        self._tell("claiming.not-yours", device=device, name=self._names[seat])
        return True

    def _take(self, source: str) -> None:
        """Give the place that is lit, or the first that only shares, to a device."""
        row = self._next()
        if row is None:
            self._tell("claiming.full")
            return
        seat = SEAT.number(row)
        self._kit.claims.claim(seat, source)
        self._deal_again(seat)
        self._offer()
        self._form.focus = row
        self._form.focus = self._next(dealt=self._pad_waits()) or self._first
        self._place()
        self._tell("claiming.plays", device=called(self._kit, source), name=self._names[seat])
        self._sound("ui_confirm")

    def _deal_again(self, seat: int) -> None:
        """Deal out anew what a seat left of what was dealt out."""
        self._dealt.discard(seat)
        for other in self._dealt:
            self._kit.claims.release(other)
        self._dealt = set() if self._channels is None else set(self._channels.deal(self._people))

    def _give_up(self, seat: int) -> None:
        self._kit.claims.release(seat)
        self._offer()
        self._form.focus = SEAT.at(seat)
        self._place()
        self._tell("claiming.given-up", name=self._names[seat])
        self._sound("ui_back")

    def use(self, changed: Changed) -> Answer:
        """Take in that a widget was used."""
        if changed.name in _BEGINS:
            answer = self._begin()
            return self.try_out(answer) if changed.name == "try" else answer
        if changed.name == "bot":
            self._leave_to_bot(self._unable[0])
            return None
        if changed.name == "deal" and self._channels is not None:
            self._dealt |= set(self._channels.deal(self._people))
            self._offer()
            self._said = "" if self._unable else self._words.say("claiming.dealt")
            return None
        if changed.name == "second":
            self._kit.settings.second_window = True
            self._kit.save_settings()
            self._lay()
            self._tell("claiming.second-on")
            return None
        if changed.name == "audio-outputs" and self._channels is not None:
            return Push(AudioOutputsScene(self._kit, self._names, self._people, self._channels))
        if changed.name == "back":
            return self.leave()
        if changed.name in SEAT:
            seat = SEAT.number(changed.name)
            self._kit.claims.claim(seat, changed.value)
            self._dealt.discard(seat)
            self._offer()
            device = called(self._kit, changed.value)
            self._tell("claiming.plays", device=device, name=self._names[seat])
        return None

    def try_out(self, answer: Answer) -> Answer:
        """Take in that the match is to be tried out first, where the answer is to begin."""
        return answer

    def _begin(self) -> Answer:
        """Close where all can play; else move the focus to the first who cannot."""
        self._offer()
        if self._unable:
            self._said = ""
            self._form.focus = SEAT.at(self._unable[0])
            self._place()
            self._sound("ui_refuse")
            return None
        for seat in self._left:
            if self._bot is not None:
                self._bot(seat)
        if self._channels is not None:
            remember(self._kit, self._channels.head)
        return Close(CLAIMED)

    def _leave_to_bot(self, seat: int) -> None:
        """Let a bot have a seat, once all is claimed."""
        self._left.append(seat)
        self._people.remove(seat)
        self._dealt.discard(seat)
        self._kit.claims.release(seat)
        self._tell("claiming.left-to-bot", name=self._names[seat])
        self._lay()
        self._form.focus = "bot" if "bot" in self._ways else self._first
        self._place()
        self._sound("ui_confirm")

    def _lacking(self) -> str:
        """Return the sentence that names who could not play as it is; empty where all can."""
        channels = self._channels
        return channels.lacking(self._names, self._people) if channels is not None else ""

    def leave(self, result: Any = None) -> Answer:
        """Close; all stays as it was before."""
        self._kit.claims.restore(self._before)
        return Close(result)

    def _tell(self, key: str, **facts: str) -> None:
        self._said = self._words.say(key, **facts)

    @staticmethod
    def _sound(name: str) -> None:
        for listener in Form.listeners:
            listener(name)

    def pass_time(self, ms: int) -> Answer:
        """Follow gamepads that come and go."""
        there = self._kit.hints.rack.sources
        if there != self._there:
            came = len(there) > len(self._there)
            self._there = there
            self._said = ""
            self._offer()
            if came and self._form.focus in _BEGINS:  # its first press is for a place
                self._form.focus = self._next() or self._first
                self._place()
        return None

    @property
    def shows(self) -> object:
        """What is seen: which gamepads there are."""
        return tuple(self._there)

    # ------------------------------------------------------------ words and drawing

    def spoken(self) -> str:
        """Return what is to be read."""
        goal = "" if self.goal is None else self.goal[1]
        return f"{self.footnote()} {goal}".strip()

    @property
    def title(self) -> str:
        """What is asked."""
        return self._kit.words().say("claiming.title")

    @property
    def _title_room(self) -> float:
        return super()._title_room / (1 if self.goal is None else 2)

    def paint(self, canvas: Canvas) -> None:
        """Paint what is to be made, beside the title."""
        if self.goal is None:
            return
        panel, (drawing, said) = self._panel, self.goal
        high = self._top - panel.y - 16
        left, right = panel.x + panel.width / 2, panel.x + panel.width - EDGE - high
        canvas.drawing(drawing, right, panel.y + 10, high, high)
        size, lines = filled(canvas, said, right - left - 14, high, 20 * self._kit.zoom, theme.TEXT)
        for row, line in enumerate(lines):
            y = panel.y + 10 + high / 2 + LINE * size * (row - (len(lines) - 1) / 2)
            canvas.text(line, right - 14, y, size, theme.INK, align="right")

    def footnote(self) -> str:
        """Return what came of the last press, or how it goes."""
        return " ".join(filter(None, (self._said, self._lacking()))) or self._how

    def aside(self) -> str:
        """Return what came of the last press, and who lacks what: how it goes was said at first."""
        return " ".join(filter(None, (self._said, self._lacking())))

    def draw(self, canvas: Canvas) -> None:
        """Draw the list; the place that a press takes is lit."""
        lit = self._next()
        for place in self._rows:
            place.lit = place.name == lit
        super().draw(canvas)
