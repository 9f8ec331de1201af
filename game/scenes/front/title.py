"""The title: the village in the evening, and what one can do."""

from __future__ import annotations

import time
from typing import Any, Final

import pygame

from game import __version__
from game.scenes.evening import cast, evening
from game.scenes.front.facade import LEFT, Facade, facade, foot_high, sheet
from game.scenes.front.menu_entry import Way
from game.scenes.front.offers import offers_of
from game.scenes.front.shelf import CARD, about, led, other
from game.scenes.kit import Kit
from game.scenes.notice import NoticeScene, veil
from game.stage.input.inputs import CloseAsked, FileDropped, Input, KeyPressed, PointerPressed
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.paint.filling import LINE
from game.stage.paint.key_caps import capped, capped_width
from game.stage.scene import Answer, Close, FormScene, Push
from game.stage.widgets.form import Form

PROGRAM: Final = "Faux Frères"
"""What the program is called, in every language."""
_RIM = 22.0
"""Between a motto and the ends of its ribbon."""
_LOOK_S = 0.01
"""Seconds of looking through matches between two frames."""
_FINE: Final = 2.0
"""Pixels a unit from which on what is large is drawn half as fine."""
_TURNS = {"pagedown": 1, "pageup": -1}
"""What turns to the next game, and to the one before, whatever has the focus."""


class TitleScene(FormScene):
    """The first screen."""

    name = "title"
    music = "title"

    def __init__(self, kit: Kit) -> None:
        """Open the title."""
        self._kit = kit
        self._looked = 0
        """How many pieces of matches were looked through, 0 where all were."""
        self._early = False
        """Whether a match was still being written when the menu was laid out."""
        self._menu(None)

    def _menu(self, focus: str | None) -> None:
        """Lay the title out, its menu closed."""
        kit = self._kit
        self.skin = kit.game
        self._offers = offers_of(kit, kit.game)
        self._notes = self._offers.notes
        self._facade: Facade = facade(kit, self._offers, focus)
        self._form = self._facade.form
        self._sheet: Box | None = None

    def _choose(self, game: str) -> None:
        """Choose another game: the title is about that one."""
        self._kit.choose_game(game)
        self._kit.save_settings()
        self._menu(CARD + game if str(self._form.focus).startswith(CARD) else None)

    def _unfold(self) -> None:
        """Open the menu, or close it."""
        if self._sheet is None:
            self._form, self._sheet = sheet(self._kit, self._offers, self._facade.form["menu"].box)
        else:
            self._form, self._sheet = self._facade.form, None
            self._form.focus = "menu"

    # ------------------------------------------------------------ what happens

    def handle_input(self, heard: Input) -> Answer:
        """Take in one input."""
        if isinstance(heard, CloseAsked):
            return Close("quit")
        if isinstance(heard, KeyPressed) and heard.key == "f1":
            return self._open("rules")
        if isinstance(heard, FileDropped):
            from game.scenes.decks.listing import taken_by  # noqa: PLC0415 the title waits for none

            return self._open(taken_by(self._kit.game, heard.path), heard.path)
        if self._sheet is not None and self._closes(heard):
            self._unfold()
            return None
        if isinstance(heard, KeyPressed) and heard.key in _TURNS:
            self._choose(other(self._kit, _TURNS[heard.key]))
            return None
        if isinstance(heard, KeyPressed) and led(self._form, heard):
            return None
        changed = self._form.handle_input(heard)
        if changed is None:
            return self._keys(heard)
        if changed.name == "name":
            self._call(changed.value)
            return None
        return self._open(changed.name)

    def _closes(self, heard: Input) -> bool:
        """Say whether an input closes the menu: one beside it, or that for going back."""
        if isinstance(heard, PointerPressed):
            inside = [one.box for one in self._form.widgets]
            inside += [self._sheet] if self._sheet is not None else []
            return not any(box.holds(heard.x, heard.y) for box in inside)
        return isinstance(heard, KeyPressed) and heard.key == "escape"

    def _keys(self, heard: Input) -> Answer:
        """Open keys on the screen for a name, where there is no keyboard."""
        focused = self._form.focused
        if focused is None or not focused.writes:
            return None
        from game.scenes.writing import keys_for  # noqa: PLC0415 the title waits for none

        keys = keys_for(self._kit, focused, heard)
        return Push(keys) if keys is not None else None

    def _call(self, name: str) -> None:
        """Keep the name of who plays here: the first person of a table is called so."""
        self._kit.settings.player_name = name.strip()
        self._kit.save_settings()

    def _open(self, name: str, dropped: str = "") -> Answer:
        if name == "quit":
            return Close("quit")
        if name == "menu":
            self._unfold()
            return None
        if name.startswith(CARD):
            self._choose(name.removeprefix(CARD))
            return None
        if name == "known":
            settings = self._kit.settings
            settings.welcomed = True
            settings.known = [*settings.known, self._kit.game]
            self._kit.save_settings()
            self._menu(None)
            return None
        from game.scenes.front.opened import opened  # noqa: PLC0415 the title waits for none

        offers = self._offers
        answer = opened(self._kit, name, new=bool(offers.asked), kept=offers.kept, dropped=dropped)
        if self._sheet is not None:  # who comes back and presses once more meets no other entry
            self._unfold()
        return answer

    def pass_time(self, ms: int) -> Answer:
        """Show what there is to say."""
        self._look_through()
        if self._early and self._kit.writer.wait():
            self._early = False
            self._renew()
        if self._kit.unreadable and not self._looked:
            from game.scenes.front.unreadable import UnreadableScene  # noqa: PLC0415 hardly needed

            troubles, self._kit.unreadable = self._kit.unreadable, []
            return Push(UnreadableScene(self._kit, troubles))
        if self._kit.notices:
            return Push(NoticeScene(self._kit, self._kit.notices.pop(0)))
        return None

    def _look_through(self) -> None:
        """Look through some more of the matches that go on; what is wrong with one is said."""
        end = time.monotonic() + _LOOK_S
        for trouble in self._kit.looking:
            self._looked += 1
            if trouble is not None:
                self._kit.unreadable.append(trouble)
            if time.monotonic() > end:
                return
        self._looked = 0

    @property
    def alert(self) -> bool:
        """Whether matches are still looked through."""
        return self._looked > 0

    def resume(self, result: Any) -> Answer:
        """Come back: there may be more or fewer matches now, another language, or a name."""
        if result == "quit":
            return Close("quit")
        if self._form.focus == "name":
            from game.scenes.writing import Written  # noqa: PLC0415 the title waits for none

            if isinstance(result, Written):
                self._call(result.text)
        self._early = not self._kit.writer.wait()
        self._menu(self._form.focus)
        # whoever has learnt a game is led on to a table of it
        return self._open("table") if result == "table" else None

    def _renew(self) -> None:
        """Lay the title out anew, with its menu as it was."""
        focus, opened = self._form.focus, self._sheet is not None
        self._menu(focus)
        if opened:
            self._unfold()
            self._form.focus = focus if focus in self._names(self._form) else self._form.focus

    @staticmethod
    def _names(form: Form) -> list[str]:
        return [widget.name for widget in form.widgets]

    def point_at(self, name: str) -> None:
        """Lay the focus on an entry, and open or close the menu for it."""
        if name not in self._names(self._form):
            self._unfold()
        self._form.focus = name

    def aside(self) -> str:
        """Return what an entry leads to, where it does not say so itself; or for whom a game is."""
        focused = self._form.focused
        told = self._notes.get(self._form.focus or "", "")
        if told and not (isinstance(focused, Way) and focused.note == told):
            return told
        if self._form.focus == "name":
            return self._kit.words().say("title.who-told")
        return about(self._kit, self._form.focus)

    # ------------------------------------------------------------ drawing

    @property
    def page(self) -> tuple[bool, bool]:
        """Whether a newcomer is asked how to begin, and whether the menu is open."""
        return bool(self._offers.asked), self._sheet is not None

    @property
    def spare(self) -> Box:
        """Where nothing is pressed: beside what stands above."""
        return Box(0, 0, self._facade.line.x - 8, 720)

    def draw(self, canvas: Canvas) -> None:
        """Draw the title."""
        # below who sits down to a match of another game, which is chosen by then, it stays itself
        front, words = self._facade, self._kit.words(self.skin)
        # what stands still is painted once for a size
        key = ("title", self.skin, front.hero, front.line, *canvas.surface.get_size())
        canvas.surface.blit(canvas.art.ground(key, lambda: self._still(canvas)), (0, 0))
        self._motto(canvas, words.say("title.pitch"))
        if front.ask is not None:
            self._ask(canvas, front.ask)
        self._foot(canvas, self.aside() or words.say("title.help", version=__version__))
        if self._sheet is None:
            front.form.draw(canvas)
            return
        for widget in front.form.widgets:
            widget.draw(canvas, focused=False)
        veil(canvas)
        box = self._sheet
        canvas.panel(box.x, box.y, box.width, box.height, 20, theme.PAPER)
        self._form.draw(canvas)

    def _still(self, canvas: Canvas) -> pygame.Surface:
        """Return the village, who a game brings, and the stall with its shelf before them."""
        layer = canvas.on(pygame.Surface(canvas.surface.get_size(), 0, canvas.surface))
        layer.surface.fill(theme.INK)
        front, top = self._facade, self._facade.stall
        layer.surface.blit(evening(layer), layer.spot(0, 0))
        # the crowd stands beside the hero, as large as there is room, behind the stall
        zoom = min(0.84, (1310 - front.right) / 946)
        at = top - 712 * zoom
        cast(layer.nearer(zoom, 1286, at / (1 - zoom)), self.skin)
        if layer.art.strong:
            layer.rect(0, top, 1280, 720 - top, theme.INK)
        else:
            _far(layer, "stall", 0, top, 1280, 190)
            layer.rect(0, top + 188, 1280, max(1, front.base - top - 188), (140, 90, 60))
            _far(layer, "shelf", 0, front.base - 22, 1280, 34)
        layer.rect(0, front.base + 2, 1280, 720 - front.base, (92, 55, 40))
        self._program(layer)
        return layer.surface

    def _program(self, canvas: Canvas) -> None:
        """Paint the program's name on its splat above the hero: a picture, as logos are."""
        front, art = self._facade, canvas.art
        end = front.hero.y if front.ask is None else front.ask.y
        size = min(84.0, max(46.0, 0.36 * end))
        size = canvas.fitted(PROGRAM, front.line.x - LEFT - 12, size, theme.TITLE)
        y = max(0.62 * end, 0.72 * size)
        high = max(1.15 * end, 2.6 * size)
        with art.wearing(""):  # it is everybody's
            _far(canvas, "splat_win_B", LEFT - 30, y - 0.5 * high, 1.74 * high, high)
        pixels, reach = canvas.pixels(size), pygame.Vector2(size / 14 * canvas.k, 0)
        edge = art.written(PROGRAM, theme.TITLE, pixels, theme.INK)
        left, top = canvas.spot(LEFT + 4, y)
        top -= edge.get_height() // 2
        for step in range(16):
            x, y = reach.rotate(step * 22.5)
            canvas.surface.blit(edge, (left + round(x), top + round(y)))
        letters = art.written(PROGRAM, theme.TITLE, pixels, theme.PAPER)
        canvas.surface.blit(letters, (left, top))

    def _ask(self, canvas: Canvas, box: Box) -> None:
        """Paint what somebody new is asked, on a tag above the hero."""
        asked, zoom = self._offers.asked, self._kit.zoom
        size = canvas.fitted(asked, box.width - 32, 23 * zoom, theme.TITLE)
        wide = canvas.text_width(asked, size, theme.TITLE) + 32
        canvas.panel(box.x, box.y, wide, box.height, 12, theme.PAPER, shadow=False)
        y = box.y + box.height / 2 - 3
        canvas.text(asked, box.x + 16, y, size, theme.RED_TEXT, theme.TITLE)

    def _foot(self, canvas: Canvas, told: str) -> None:
        """Write help, or what there is to know of the focused entry, on the shelf's front."""
        told, high = canvas.hints.offered(told), foot_high(self._kit)
        size = 18 * self._kit.zoom
        while size > theme.FLOOR and capped_width(canvas, told, size, theme.TEXT_BOLD) > 1220:
            size -= 1
        capped(canvas, told, 40, 721 - high / 2, size, theme.WHITE, theme.TEXT_BOLD)

    def _motto(self, canvas: Canvas, motto: str) -> None:
        """Paint the game's motto on a ribbon above the heads."""
        front = self._facade
        left, top = front.right + 16, front.line.y + front.line.height + 14
        size, room = 22 * self._kit.zoom, 1264 - left - 2 * _RIM
        lines = [" ".join(motto.split("\n"))]
        if canvas.text_width(lines[0], size, theme.BUTTON) > room:
            lines = motto.split("\n")
        size = min(canvas.fitted(line, room, size, theme.BUTTON) for line in lines)
        wide = max(canvas.text_width(line, size, theme.BUTTON) for line in lines) + 2 * _RIM
        high = LINE * size * len(lines) + 16
        middle = (left + 1264) / 2
        canvas.panel(middle - wide / 2, top, wide, high, 16, theme.PAPER)
        for row, line in enumerate(lines):
            y = top + 8 + LINE * size * (row + 0.5)
            canvas.text(line, middle, y, size, theme.INK, theme.BUTTON, align="middle")


def _far(canvas: Canvas, name: str, x: float, y: float, wide: float, high: float) -> None:
    """Paint a large picture that is not kept by itself: the ground it is painted on is."""
    size = canvas.pixels(wide), canvas.pixels(high)
    less = 2 if canvas.k > _FINE else 1
    image = canvas.art.scenery(name, size[0] // less, size[1] // less)
    canvas.art.breathe()
    canvas.put(image if less == 1 else pygame.transform.smoothscale(image, size), x, y)
