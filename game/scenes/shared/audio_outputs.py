"""Audio outputs: which output of sound is one person's alone, and who plays by one switch."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from game.scenes.kit import Kit
from game.scenes.panel import EDGE, PanelScene, row_high, ways_on
from game.scenes.shared.private_channels import Channels
from game.stage.motion.layout import Box
from game.stage.scene import Answer, Close
from game.stage.widgets.form import Changed, Choice
from game.stage.widgets.rolls import BAR, Row

TEST: Final = (180, 180, 180)
"""What is heard of an output as soon as it is taken (milliseconds)."""
_LARGE: Final = 1.25
"""Up to this size of words a value stands beside its label."""


class AudioOutputsScene(PanelScene):
    """Everybody who plays: what they alone hear, and whether they have one switch."""

    name = "audio-outputs"

    def __init__(
        self, kit: Kit, names: Sequence[str], people: Sequence[int], channels: Channels
    ) -> None:
        """Take everybody's names, by seat, who is a person, and what the match asks."""
        super().__init__(kit)
        self._channels = channels
        self._names = list(names)
        self._people = list(people)
        self._said = ""
        self._lay(None)

    def _lay(self, focus: str | None) -> None:
        kit, say, panel = self._kit, self._kit.words().say, self._panel
        buttons, end = ways_on(kit, panel, [("done", say("audio-outputs.done"))])
        end = self._keep_room(
            [self._about("hears"), self._about("switch"), say("audio-outputs.one-output")],
            panel.x + EDGE, end - 10,
        )  # fmt: skip
        wide, high = panel.width - 2 * EDGE - BAR, row_high(kit)
        above = 0.0 if kit.zoom <= _LARGE else 30 * kit.zoom
        rows = []
        for seat in self._people:
            for choice in self._choices(seat, Box(0, 0, wide, high + above)):
                choice.above, choice.share = above, 0.5
                rows.append(Row(high + above, [choice]))
        area = Box(panel.x + EDGE, self._top, wide + BAR, end - 8 - self._top)
        self._roll_out(rows, area, focus, after=buttons)

    def _choices(self, seat: int, box: Box) -> list[Choice]:
        """Return the rows of one person."""
        kit, name = self._kit, self._names[seat]
        say, mine = kit.words().say, kit.audio_outputs.of(seat)
        names = dict.fromkeys([*kit.audio_outputs.offered(seat), *([mine] if mine else [])])
        outputs = [("", say("audio-outputs.none")), *((one, one) for one in names)]
        found = [Choice(f"hears:{seat}", box, say("audio-outputs.hears", name=name), outputs, mine)]
        if self._channels.scans:
            ways = [(False, say("audio-outputs.keys")), (True, say("audio-outputs.switch"))]
            label = say("audio-outputs.presses", name=name)
            found.append(Choice(f"switch:{seat}", box, label, ways, seat in kit.switches))
        return found

    def use(self, changed: Changed) -> Answer:
        """Take who hears by what, and who has one switch."""
        kind, _, seat = changed.name.partition(":")
        self._said = ""
        if kind == "hears":
            self._give(int(seat), changed.value)
        elif kind == "switch":
            switches = self._kit.switches
            (switches.add if changed.value else switches.discard)(int(seat))
        else:
            return Close()
        return None

    def _give(self, seat: int, output: str) -> None:
        """Give somebody an output, and let it be heard."""
        kit, say = self._kit, self._kit.words().say
        if not kit.audio_outputs.offered(seat):
            self._said = say("audio-outputs.one-output")
        elif not kit.audio_outputs.give(seat, output):
            self._said = say("audio-outputs.not-there", output=output)
        kit.motors.feel(kit.audio_outputs.channel(seat), TEST if kit.audio_outputs.of(seat) else ())
        self._lay(self._form.focus)

    def pass_time(self, ms: int) -> Answer:
        """Let a tone be heard to its end."""
        self._kit.motors.pass_time(ms)
        return None

    # ------------------------------------------------------------ words

    def _about(self, kind: str) -> str:
        say = self._kit.words().say
        return (
            f"{say('audio-outputs.about-switch')} {self._channels.rows}"
            if kind == "switch"
            else say("audio-outputs.about-hears")
        )

    @property
    def title(self) -> str:
        """What is asked."""
        return self._kit.words().say("audio-outputs.title")

    def footnote(self) -> str:
        """Return what came of the last choice, or what the focused one means."""
        focused: Any = self._form.focused
        kind = "hears" if focused is None else str(focused.name).partition(":")[0]
        return self._said or ("" if kind == "done" else self._about(kind))
