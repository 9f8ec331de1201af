"""Who plays with what, to be shown: some have claimed a device, one has lost a gamepad."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

from game.games import rules_of, shelf
from game.scenes.front.title import TitleScene
from game.scenes.kit import Kit
from game.scenes.shared.audio_outputs import AudioOutputsScene
from game.scenes.shared.claiming import ClaimingScene
from game.scenes.shared.pad_disconnected import PadDisconnectedScene
from game.scenes.shared.private_channels import Channels
from game.stage.input.claims import KEYPAD, LEFT, Claims
from game.stage.input.known_pads import Rack
from game.stage.sound.audio_outputs import AudioOutputs
from game.stage.widgets.form import Changed
from game.store.heads import HUMAN
from game.tour.matches import NAMES, shown_head

_PEOPLE: Final = (0, 1, 2, 4, 5)
_OUTPUTS: Final = ("Built-in Audio", "USB Headset", "WH-1000XM4")


def device_scenes(kit: Kit) -> Iterator[tuple[Any, ...]]:
    """Yield what is shown of devices, with what each lies over."""
    hints, names = kit.hints, list(NAMES)
    before, rack = hints.rack, Rack()
    for name in ("Xbox", "PS4"):
        rack.add(name, name)
    hints.rack = rack
    yield "claiming", TitleScene(kit), ClaimingScene(_table(kit, {}), names, _PEOPLE)
    hints.rack = rack  # whoever looked may have listened with gamepads of their own
    some = {0: "pad:0", 1: LEFT, 2: "pad:1", 4: KEYPAD}
    yield "claiming-some", TitleScene(kit), ClaimingScene(_table(kit, some), names, _PEOPLE)
    rack.pull(1)
    hints.rack = rack
    yield from _audio_outputs(kit)
    yield "lost", TitleScene(kit), PadDisconnectedScene(_table(kit, {2: "pad:1"}), names, 2)
    hints.rack, hints.claims = before, kit.claims


def _table(kit: Kit, claims: dict[int, str]) -> Kit:
    """Return a kit with claims of its own: those of a table that is only shown."""
    table = replace(kit, claims=Claims())
    table.claims.restore(claims)
    return table


def _audio_outputs(kit: Kit) -> Iterator[tuple[Any, ...]]:
    """Yield who hears by what, in each game that may be played by one switch around one screen."""
    for game in shelf():
        seats = rules_of(game).seat_counts[-1]
        names, people = list(NAMES[:seats]), tuple(range(3))
        head = shown_head(game, [HUMAN] * seats, names)
        shown = _table(kit, {})
        channels = Channels(shown, head)
        if not channels.scans:
            continue
        table = replace(shown, audio_outputs=AudioOutputs(lambda: _OUTPUTS, _Heard), switches={1})
        table.audio_outputs.give(0, _OUTPUTS[1])
        yield "claiming-live", TitleScene(kit), ClaimingScene(table, names, people, channels)
        yield "ears", TitleScene(kit), AudioOutputsScene(table, names, people, channels)
        alone = replace(
            shown, audio_outputs=AudioOutputs(lambda: _OUTPUTS[:1], _Heard), switches=set()
        )
        scene = AudioOutputsScene(alone, names, people, channels)
        scene.use(Changed("hears:0", _OUTPUTS[0]))
        yield "ears-one-output", TitleScene(kit), scene


class _Heard:
    """An output that nobody hears: this one is only shown."""

    def __init__(self, name: str) -> None:
        """Take its name."""

    def tone(self, ms: int) -> None:
        """Let nothing be heard."""

    def close(self) -> None:
        """Let go of nothing."""
