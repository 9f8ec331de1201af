"""Who plays with what, to be shown: some have claimed a device, one has lost a gamepad."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

from game.scenes.front.title import TitleScene
from game.scenes.kit import Kit
from game.scenes.shared.claiming import ClaimingScene
from game.scenes.shared.lost import LostScene
from game.showing.matches import NAMES
from game.stage.input.claims import LEFT, Claims
from game.stage.input.known_pads import Rack

_PEOPLE: Final = (0, 1, 2, 4, 5)


def device_scenes(kit: Kit) -> Iterator[tuple[Any, ...]]:
    """Yield what is shown of devices, with what each lies over."""
    hands, names = kit.art.hands, list(NAMES)
    before, rack = hands.rack, Rack()
    for name in ("Xbox", "PS4"):
        rack.take(name, name)
    hands.rack = rack
    yield "claiming", TitleScene(kit), ClaimingScene(_table(kit, {}), names, _PEOPLE)
    hands.rack = rack  # whoever looked may have listened with gamepads of their own
    some = {0: "pad:0", 1: LEFT, 2: "pad:1"}
    yield "claiming-some", TitleScene(kit), ClaimingScene(_table(kit, some), names, _PEOPLE)
    rack.pull(1)
    hands.rack = rack
    yield "lost", TitleScene(kit), LostScene(_table(kit, {2: "pad:1"}), names, 2)
    hands.rack, hands.claims = before, kit.claims


def _table(kit: Kit, claims: dict[int, str]) -> Kit:
    """Return a kit with claims of its own: those of a table that is only shown."""
    table = replace(kit, claims=Claims())
    table.claims.take(claims)
    return table
