"""A picture of a deck: what it is called, and what one says of it."""

from __future__ import annotations

import colorsys
import io
from typing import Any, Final

import pygame

from game.core.decks import NAME_MOST, TAG_MOST, TAGS_MOST, TAGS_NEEDED, tags_of
from game.photos.colours import LOOKED_AT, PROPOSED, most_of
from game.scenes.decks.draft import Draft
from game.scenes.kit import Kit
from game.scenes.panel import EDGE, GAP, PanelScene, row_high, ways_on
from game.scenes.writing import Written
from game.stage.input.inputs import Input, KeyPressed
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.scene import Answer, Close
from game.stage.widgets.fields import Chip, Hinted
from game.stage.widgets.form import Changed
from game.stage.widgets.rolls import BAR, Row

_NAME, _TAGS, _COLOUR = "named", "tags", "colour:"
_WIDE: Final = 470.0
"""How wide the photo is, at the usual size of words."""


class PictureScene(PanelScene):
    """One picture at a time, large; it closes with the number of the one that was seen last."""

    name = "photo"
    see_through = False

    def __init__(self, kit: Kit, draft: Draft, at: int) -> None:
        """Show a picture of a deck."""
        super().__init__(kit)
        self._draft = draft
        self._show(at, _NAME)

    def _show(self, at: int, focus: str) -> None:
        self._at = at
        one = self._draft.deck.pictures[at]
        self._colours = colours_in(self._draft.deck.jpegs[at])
        self._lay(one.name, ", ".join(one.tags), focus)

    def _lay(self, name: str, tags: str, focus: str | None) -> None:
        kit, panel, say = self._kit, self._panel, self._kit.words().say
        last = len(self._draft.deck.pictures) - 1
        steps = [*(["next"] if self._at < last else []), *(["before"] if self._at else [])]
        ways = [(one, say(f"decks.{one}")) for one in (*steps, "done")]
        buttons, end = ways_on(kit, panel, ways)
        left = panel.x + EDGE + self._photo_wide + 20
        wide, high = panel.x + panel.width - 12 - BAR - left, row_high(kit)
        called = Hinted(_NAME, Box(0, 0, wide, high), name, say("decks.name"), most=NAME_MOST)
        most = TAGS_MOST * (TAG_MOST + 2)
        told = Hinted(
            _TAGS, Box(0, 0, wide, high), tags, say("decks.tags"), most=most, kind="path"
        )  # fmt: skip
        called.called, told.called = say("decks.name"), say("decks.tags")
        rows = [Row(high, [called]), Row(high, [told])]
        has = tags_of(tags)
        chips: list[Chip] = []
        for place, key in enumerate(self._colours):
            word = say(f"decks.colour.{key}")
            each = (wide + GAP) / PROPOSED
            box = Box(place * each, 0, each - GAP, high)
            both = [(False, word), (True, word)]
            chips.append(Chip(_COLOUR + word, box, both, word in has, enabled=True))
        if chips:
            rows.append(Row(high, chips))
        self._end = end = self._keep_room([say("decks.picture", least=TAGS_NEEDED)], left, end - 10)
        self._roll_out(rows, Box(left, self._top, wide + BAR, end - 8 - self._top), focus,
                       after=buttons)  # fmt: skip

    @property
    def _photo_wide(self) -> float:
        return _WIDE if self._kit.zoom < 1.5 else 0.7 * _WIDE

    # ------------------------------------------------------------ what happens

    def handle_input(self, heard: Input) -> Answer:
        """Take in one input; Enter goes on from what is written."""
        focused = self._form.focus
        plain = isinstance(heard, KeyPressed) and heard.key == "enter" and not heard.given
        if plain and focused == _NAME:
            self._form.focus = _TAGS
            return None
        if plain and focused == _TAGS:
            return self.use(Changed("next"))
        return super().handle_input(heard)

    def use(self, changed: Changed) -> Answer:
        """Do what a widget is for; whatever is written is taken at once."""
        name = changed.name
        if name.startswith(_COLOUR):
            self._switch(name.removeprefix(_COLOUR), on=changed.value)
        self._draft.describe(self._at, self._form[_NAME].value, self._form[_TAGS].value)
        last = len(self._draft.deck.pictures) - 1
        if name == "next" and self._at < last:
            self._show(self._at + 1, _NAME)
        elif name == "before" and self._at:
            self._show(self._at - 1, _NAME)
        elif name in ("done", "next"):
            return self.leave()
        return None

    def _switch(self, word: str, *, on: bool) -> None:
        """Write a colour among the tags, or take it out."""
        field = self._form[_TAGS]
        tags = [one for one in tags_of(field.value) if one != word]
        field.value = ", ".join([*tags, word] if on else tags)

    def leave(self, result: Any = None) -> Answer:
        """Close with the number of the picture."""
        return Close(result or self._at)

    def resume(self, result: Any) -> Answer:
        """Come back from keys on the screen, with what was written."""
        field = self._form.focused
        if isinstance(result, Written) and isinstance(field, Hinted):
            field.value = result.text
            return self.use(Changed(field.name, result.text))
        return super().resume(result)

    # ------------------------------------------------------------ drawing

    @property
    def title(self) -> str:
        """Which picture of how many it is."""
        many = len(self._draft.deck.pictures)
        return self._kit.words().say("decks.number", at=self._at + 1, n=many)

    def footnote(self) -> str:
        """Return what tags are good for."""
        return self._kit.words().say("decks.picture", least=TAGS_NEEDED)

    def paint(self, canvas: Canvas) -> None:
        """Paint the photo as a card shows it: as much of its middle as is square."""
        side = min(self._photo_wide, self._end - self._top)
        x, y = self._panel.x + EDGE, self._top
        canvas.rect(x - 4, y - 4, side + 8, side + 8, theme.PAPER_2, 14)
        canvas.picture(self._draft.picture(self._at), x, y, side, side)


def colours_in(jpeg: bytes) -> list[str]:
    """Return the colours that a picture of a deck mostly shows, none of one that is damaged."""
    try:
        photo = pygame.image.load(io.BytesIO(jpeg), "x.jpg")
    except pygame.error:
        return []
    small = pygame.transform.smoothscale(photo, (LOOKED_AT, LOOKED_AT))
    found = []
    for spot in range(LOOKED_AT * LOOKED_AT):
        red, green, blue, _ = small.get_at((spot % LOOKED_AT, spot // LOOKED_AT))
        hue, strength, light = colorsys.rgb_to_hsv(red / 255, green / 255, blue / 255)
        found.append((round(hue * 255), round(strength * 255), round(light * 255)))
    return most_of(found)
