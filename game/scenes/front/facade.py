"""The title screen laid out: the hero and its rank at the left, lines above, the shelf below."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.scenes.front.menu_entry import Hero, Offer, Second, Short, Way, laid
from game.scenes.front.offers import Offers
from game.scenes.front.shelf import boxes, shelf_high
from game.scenes.kit import Kit
from game.scenes.lobby.seats import LONGEST
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.widgets.fields import Hinted
from game.stage.widgets.form import Button, Form, Widget

MOST_FOR_NOTES: Final = 1.25
"""Larger words leave no room for notes: an entry's stands at the foot of the screen."""
LEFT: Final = 56.0
_RIGHT: Final = 1256.0
_TOP: Final = 22.0
_GAP: Final = 8.0
_STALL: Final = 46.0
"""How far the stall begins below the room above the boxes."""
_NARROW, _BROAD = 500.0, 620.0
"""How wide the hero is, least and most."""


@dataclass(frozen=True, slots=True)
class Facade:
    """Where things stand on the title screen."""

    form: Form
    base: float
    """What boxes stand on."""
    stall: float
    """The upper edge of the stall behind them."""
    ask: Box | None
    """Where somebody new is asked how to begin."""
    hero: Box
    right: float
    """The right edge of hero and rank."""
    line: Box
    """All that stands above, at the right."""


def facade(kit: Kit, offers: Offers, focus: str | None) -> Facade:
    """Return the title screen laid out, as wide and as high as its words need."""
    zoom = kit.zoom
    base = 720 - foot_high(kit)
    low = base - shelf_high(kit) - 14
    rank, top, right = _rank(kit, offers, low)
    noted = zoom <= MOST_FOR_NOTES
    ask = 40 * zoom if offers.asked else 0.0
    high = 132.0 if zoom == 1 else 150.0 if noted else 100.0
    box = Box(LEFT, top - 20 - high, right - LEFT, high)
    hero = laid(Hero, offers.hero, box, noted=noted)
    assert isinstance(hero, Hero)
    hero.game = kit.game
    above = _above(kit, offers, right)
    widgets: list[Widget] = [hero, *rank, *above, *boxes(kit, base - 2)]
    asked = Box(LEFT + 16, box.y - ask - 2, right - LEFT - 32, ask) if ask else None
    left = min(one.box.x for one in above)
    line = Box(left, _TOP, _RIGHT - left, above[0].box.height)
    return Facade(Form(widgets, focus, zoom=zoom), base, low + _STALL, asked, box, right, line)


def foot_high(kit: Kit) -> float:
    """Return how high the front of the shelf is, on which help stands."""
    return max(36.0, 34 * kit.zoom)


def _rank(kit: Kit, offers: Offers, low: float) -> tuple[list[Way], float, float]:
    """Return the second rank, its upper edge, and the right edge of all.

    Side by side where there is room for that, else below each other.
    """
    zoom = kit.zoom
    wides = [Second.wide(kit, offer) for offer in offers.rank]
    taken = sum(wides) + _GAP * (len(wides) - 1)
    if zoom <= MOST_FOR_NOTES and taken <= _BROAD:
        whole, high = max(_NARROW, taken), 76 * zoom
        more, x, found = (whole - taken) / max(1, len(wides)), LEFT, []
        for offer, wide in zip(offers.rank, wides, strict=True):
            found.append(laid(Second, offer, Box(x, low - high, wide + more, high), noted=True))
            x += wide + more + _GAP
        return found, low - high, LEFT + whole
    longest = max(kit.wide(offer.label, 22 * zoom, theme.BUTTON) for offer in offers.rank)
    wide = min(_BROAD, max(_NARROW, longest + 54 + 26 * zoom))
    high = min(44 * zoom, 58.0)
    y, found = low - len(offers.rank) * (high + _GAP) + _GAP, []
    top = y
    for offer in offers.rank:
        found.append(laid(Second, offer, Box(LEFT, y, wide, high), noted=False))
        y += high + _GAP
    return found, top, LEFT + wide


def _above(kit: Kit, offers: Offers, right: float) -> list[Widget]:
    """Return what stands above, at the right: the day's line or a name's, and the menu's button."""
    say, zoom = kit.words().say, kit.zoom
    high = 46 + 26 * (zoom - 1)
    offer = Offer("menu", say("title.menu"), "icon_menu")
    wide = Short.wide(kit, offer.label)
    menu = laid(Short, offer, Box(_RIGHT - wide, _TOP, wide, high), noted=False)
    end = menu.box.x - 12
    if offers.names:
        wide = min(end - right - 24, 52 + kit.wide("M" * 9, 19 * zoom) + 26 * zoom)
        box = Box(end - wide, _TOP, wide, high)
        return [NameLine(box, kit.settings.player_name, say("title.who-hint")), menu]
    if offers.today is None:
        return [menu]
    note = offers.today.note
    wide = Short.wide(kit, offers.today.label, note)
    noted = zoom <= MOST_FOR_NOTES and wide <= end - right - 24
    wide = wide if noted else Short.wide(kit, offers.today.label)
    day = laid(Short, offers.today, Box(end - wide, _TOP, wide, high), noted=noted)
    return [day, menu]


class NameLine(Hinted):
    """Where somebody new may write their name, or not."""

    def __init__(self, box: Box, value: str, hint: str) -> None:
        """Take the name so far, and what stands there without one."""
        super().__init__("name", box, value, hint, most=LONGEST, kind="")
        self.called = hint

    def draw(self, canvas: Canvas, *, focused: bool) -> None:
        """Paint the line, and a pencil at its end."""
        super().draw(canvas, focused=focused)
        box, sign = self.box, 26 * self.zoom
        x, y = box.x + box.width - 12 - sign, box.y + (box.height - sign) / 2
        canvas.picture("icon_pencil", x, y, sign, sign)


def sheet(kit: Kit, offers: Offers, close: Box) -> tuple[Form, Box]:
    """Return the menu that hangs below its button, and its panel.

    The button stands where it stood: pressed twice it opens and closes, and nothing else.
    """
    zoom = kit.zoom
    labels = [kit.wide(offer.label, 22 * zoom, theme.BUTTON) for offer in offers.menu]
    wide = min(760.0, max(280.0, max(labels) + 44 + 38 * zoom))
    top = close.y + close.height + 10
    step = min(54 * zoom, (700 - top - 20) / len(offers.menu))
    panel = Box(_RIGHT + 8 - wide - 28, top, wide + 28, step * len(offers.menu) + 20)
    found: list[Widget] = []
    for row, offer in enumerate(offers.menu):
        box = Box(panel.x + 14, top + 14 + row * step, wide, step - 8)
        found.append(Button(offer.name, box, offer.label, icon=offer.icon))
    label = kit.words().say("title.menu")
    found.append(laid(Short, Offer("menu", label, "icon_menu"), close, noted=False))
    return Form(found, zoom=zoom), panel
