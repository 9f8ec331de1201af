"""The title: the village in the evening, and what one can do."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame

from game import __version__
from game.scenes.evening import crowd
from game.scenes.front.door import asks, guides, is_guided, is_new, teaches, with_decks
from game.scenes.front.shelf import CARD, about, cards, led, other
from game.scenes.front.usual import going_on_with, named, of_several, seats_at, several, who_plays
from game.scenes.front.way import NOTE, Way
from game.scenes.kit import Kit
from game.scenes.name import paint_name
from game.scenes.notice import NoticeScene
from game.stage.input.inputs import CloseAsked, FileDropped, Input, KeyPressed
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.paint.filling import LINE
from game.stage.paint.key_caps import capped, capped_width
from game.stage.scene import Answer, Close, FormScene, Push
from game.stage.widgets.form import Button, Form
from game.store import history
from game.store.files import stands
from game.store.statistics import FILE as STATISTICS

_ROOM = 540.0
"""How high the entries below the first are together at most."""
_HEADS = 380.0
"""Down to where nobody's face is: heads of the back row begin there, hair a little above."""
_BODY = 0.84
"""So much of a logo is letters at most, as it hangs from the upper edge; drips are below."""
_RIM = 22.0
"""Between a motto and the ends of its ribbon."""
_LINES = 2
"""So many lines a motto has at most."""
_LOOK_S = 0.01
"""Seconds of looking through matches between two frames."""
_MOST_FOR_NOTES = 1.25
"""Larger words leave no room below an entry: its note stands at the foot of the screen."""
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
        self._form = self._menu()

    def _menu(self, focus: str | None = None) -> Form:
        kit, game = self._kit, self._kit.game
        self.skin = game
        say = kit.words(game).say
        entries: list[tuple[str, str, str]] = []
        files = [*history.kept(kit.data), *history.deleted(kit.data)]
        seen, going = bool(files), going_on_with(kit, game, files)
        self._kept = going[0].path if going else Path()
        self._notes = {"resume": named(kit, going[0])} if going else {}
        if going:
            entries.append(("resume", say("title.resume"), "icon_hand"))
        if len(going) > 1:
            entries.append(("others", say("title.others", n=len(going) - 1), "icon_hand"))
        if going and focus is None and of_several(kit, going[0]):
            focus = "resume"  # a couch goes on with Enter, also after its window was ended
        if is_new(kit, game, files) and asks(game):
            return self._door(entries, focus, seen=seen)
        if guides(game) and is_guided(kit, game, files):  # whoever has had a lesson
            entries.insert(0, ("guided", say("title.first-guided"), "icon_aim"))
            self._notes["guided"] = say("title.guided-note")
        self._notes["play"] = who_plays(kit, game)
        if several(kit, game):
            entries.insert(0, ("alone", say("title.alone"), "icon_hand"))
            self._notes["alone"] = who_plays(kit, game, alone=True)
        entries += self._elsewhere(game, learn=True, seen=seen)
        if guides(game) and "guided" not in self._notes:  # played or declined: still to be found
            at = [name for name, *_ in entries].index("table") + 1 + teaches(game)
            entries.insert(at, ("guided", say("title.first-guided"), "icon_aim"))
        return self._laid(("play", say("title.play")), entries, focus)

    def _elsewhere(self, game: str, *, learn: bool, seen: bool) -> list[tuple[str, str, str]]:
        """Return the entries that begin no match; ``seen``: there are files of matches."""
        kit, say = self._kit, self._kit.words(game).say
        entries = [("table", say("title.table", n=seats_at(kit, game)), "icon_deck")]
        if learn and teaches(game):
            entries.append(("learn", say("title.learn"), "icon_aim"))
        if seen:
            entries.append(("replays", say("title.replays"), "icon_p_recycle"))
        if with_decks(game):
            entries.append(("decks", say("title.decks"), "icon_deck"))
        if stands(kit.data / STATISTICS) is not None:
            entries.append(("statistics", say("title.statistics"), "icon_star"))
        return [*entries, *_ends(say)]

    def _door(self, entries: list[tuple[str, str, str]], focus: str | None, *, seen: bool) -> Form:
        """Ask who has finished nothing of this game how to begin; nothing starts by itself.

        Somebody who is new to the program is shown no more than they need; others find all the
        rest where it always stands.
        """
        kit, game = self._kit, self._kit.game
        say = kit.words(game).say
        ways = [("learn", say("title.first-learn"))] if teaches(game) else []
        if guides(game):
            ways.append(("guided", say("title.first-guided")))
            self._notes["guided"] = say("title.guided-note")
        first, *others = ways
        settings, counted = kit.settings, stands(kit.data / STATISTICS) is not None
        been = seen or counted or settings.welcomed or bool(settings.lessons_done)
        entries = [
            *((name, label, "icon_aim") for name, label in others),
            ("known", say("title.first-known"), "icon_star"),
            *entries,
            *(self._elsewhere(game, learn=False, seen=seen) if been else _ends(say)),
        ]
        return self._laid(first, entries, focus, say("title.first"))

    def _laid(
        self, first: tuple[str, str], entries: list[tuple[str, str, str]], focus: str | None,
        asked: str = "",
    ) -> Form:  # fmt: skip
        """Lay the menu out: as wide and as high as its words need, as far as there is room.

        What is ``asked`` stands above it.
        """
        zoom = self._kit.zoom
        self._asked = asked
        notes = self._notes if zoom <= _MOST_FOR_NOTES else {}
        labels = [label for _, label, _ in entries]
        wide = max(self._kit.wide(label, 22 * zoom, theme.BUTTON) for label in labels)
        wide = max(wide, self._kit.wide(asked, 24 * zoom, theme.TITLE) - 38 * zoom)
        below = (self._kit.wide(note, 18 * zoom) - 38 * zoom for note in notes.values())
        wide = min(620.0, max(292.0, wide + 28 + 38 * zoom, *(one + 66 for one in below)))
        more = NOTE * zoom if notes else 0.0
        head = 40 * zoom if asked else 0.0
        high = 98 * zoom + more * len(notes) + head
        room = _ROOM - head - more * max(0, len(notes) - 1)
        step = min(56 * zoom, room / len(entries))
        self._top = max(20.0, min(160.0, 674 - high - step * len(entries)))
        size = min(30.0, 46 / zoom)
        y = self._top + 16 + head
        widgets: list[Button] = []
        for name, label, icon in ((*first, ""), *entries):
            main = not widgets
            note = notes.get(name, "")
            tall = (64 if main else step - 10) + (more if note else 0)
            box, style = Box(56, y, wide, tall), "main" if main else "plain"
            way = Way(name, box, label, icon=icon, style=style, size=size if main else 22)
            way.note = note
            widgets.append(way)
            y += tall + (16 if main else 10)
        self._bottom, self._right = y, 56 + wide + 16
        shelved = cards(self._kit, _HEADS - _ribbon(22 * zoom, _LINES) - 12)
        self._far = min((card.box.x - 8 for card in shelved), default=1280.0)
        return Form([*widgets, *shelved], focus, zoom=zoom)

    def _choose(self, game: str) -> None:
        """Choose another game: the menu is about that one."""
        self._kit.choose(game)
        self._kit.save_settings()
        self._form = self._menu("play")

    # ------------------------------------------------------------ what happens

    def hear(self, heard: Input) -> Answer:
        """Take in one input."""
        if isinstance(heard, CloseAsked):
            return Close("quit")
        if isinstance(heard, KeyPressed) and heard.key == "f1":
            return self._open("rules")
        if isinstance(heard, KeyPressed) and heard.key in _TURNS:
            self._choose(other(self._kit, _TURNS[heard.key]))
            return None
        if isinstance(heard, FileDropped):
            from game.scenes.decks.listing import taken_by  # noqa: PLC0415 the title waits for none

            return self._open(taken_by(self._kit.game, heard.path), heard.path)
        if isinstance(heard, KeyPressed) and heard.key in ("up", "down"):
            led(self._form, heard)
            return None
        changed = self._form.hear(heard)
        return self._open(changed.name) if changed is not None else None

    def _open(self, name: str, dropped: str = "") -> Answer:
        if name == "quit":
            return Close("quit")
        if name.startswith(CARD):
            self._choose(name.removeprefix(CARD))
            return None
        if name == "known":
            settings = self._kit.settings
            settings.welcomed = True
            settings.known = [*settings.known, self._kit.game]
            self._kit.save_settings()
            self._form = self._menu("play")
            return None
        from game.scenes.front.opened import opened  # noqa: PLC0415 the title waits for none

        return opened(self._kit, name, new=bool(self._asked), kept=self._kept, dropped=dropped)

    def pass_time(self, ms: int) -> Answer:
        """Show what there is to say."""
        self._look_through()
        if self._early and self._kit.writer.rest():
            self._early = False
            self._form = self._menu(self._form.focus)
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
        """Come back: there may be more or fewer matches now, or another language."""
        if result == "quit":
            return Close("quit")
        self._early = not self._kit.writer.rest()
        self._form = self._menu(self._form.focus)
        return None

    def point_at(self, name: str) -> None:
        """Lay the focus on an entry."""
        self._form.focus = name

    def aside(self) -> str:
        """Return what an entry starts, in words too large for notes; or for whom a game is."""
        if self._kit.zoom > _MOST_FOR_NOTES and self._form.focus in self._notes:
            return self._notes[self._form.focus]
        return about(self._kit, self._form.focus)

    # ------------------------------------------------------------ drawing

    @property
    def page(self) -> bool:
        """Whether a newcomer is asked how to begin."""
        return bool(self._asked)

    @property
    def spare(self) -> Box:
        """Where nothing is pressed: beside the menu."""
        return Box(self._right, 0, self._far - self._right, 720)

    def draw(self, canvas: Canvas) -> None:
        """Draw the title."""
        # below who sits down to a match of another game, which is chosen by then, it stays itself
        game = self.skin
        words = self._kit.words(game)
        # the crowd stands still: painted once for a size
        key = ("title", game, *canvas.surface.get_size())
        canvas.surface.blit(canvas.art.ground(key, lambda: _still(canvas, game)), (0, 0))
        top, zoom = self._top, self._kit.zoom
        canvas.panel(40, top, self._right - 40, self._bottom - top + 6, 24, theme.PAPER)
        if self._asked:
            size = canvas.fitted(self._asked, self._right - 72, 24 * zoom, theme.TITLE)
            y = top + 12 + 20 * zoom
            canvas.text(self._asked, 58, y, size, theme.RED_TEXT, theme.TITLE)
        self._form.draw(canvas)
        canvas.picture("splat_s", self._right - 56, top - 14, 70, 70)
        self._name(canvas, words.say("title.pitch"))
        help_text = self.aside() or words.say("title.help", version=__version__)
        help_text = canvas.art.hands.offered(help_text)
        size = 18 * zoom
        while size > theme.FLOOR and capped_width(canvas, help_text, size, theme.TEXT_BOLD) > 1200:
            size -= 1
        wide = capped_width(canvas, help_text, size, theme.TEXT_BOLD)
        y = 703 - 9 * zoom
        # it may run over the crowd: a band of ink keeps it apart
        canvas.rect(28, y - 0.72 * size, wide + 24, 1.44 * size, theme.INK, 0.72 * size, 0.75)
        capped(canvas, help_text, 40, y, size, theme.WHITE, theme.TEXT_BOLD)

    def _name(self, canvas: Canvas, motto: str) -> None:
        """Paint the game's name beside the menu, and its motto on a ribbon from there to the heads.

        The larger the motto's words, the smaller the name: faces are never written on.
        """
        left = self._right + 16
        hero = (left + self._far) / 2
        size, room = 22 * self._kit.zoom, 1264 - left - 2 * _RIM
        lines = [" ".join(motto.split("\n"))]
        if canvas.text_width(lines[0], size, theme.BUTTON) > min(room, 620):
            lines = motto.split("\n")
        size = min(canvas.fitted(line, room, size, theme.BUTTON) for line in lines)
        wide = max(canvas.text_width(line, size, theme.BUTTON) for line in lines) + 2 * _RIM
        high, top = _ribbon(size, len(lines)), _HEADS - _ribbon(size, len(lines))
        tall = min(400.0, (top + 8) / _BODY, (self._far - left) / 1.6)
        game, left_of = self.skin, hero - 0.8 * tall
        title = self._kit.words(game).say("game.title")
        paint_name(canvas, game, title, left_of, -0.075 * tall, 1.6 * tall, tall)
        middle = max(left + wide / 2, min(hero, 1264 - wide / 2))
        canvas.panel(middle - wide / 2, top, wide, high, 16, theme.PAPER)
        for row, line in enumerate(lines):
            y = top + 8 + LINE * size * (row + 0.5)
            canvas.text(line, middle, y, size, theme.INK, theme.BUTTON, align="middle")


def _ends(say: Callable[[str], str]) -> list[tuple[str, str, str]]:
    """Return the entries that every menu ends with."""
    return [
        ("rules", say("title.rules"), "icon_book"),
        ("options", say("title.options"), "icon_gear"),
        ("quit", say("title.quit"), "icon_skull"),
    ]


def _ribbon(size: float, lines: int) -> float:
    """Return how high the ribbon of a motto is."""
    return LINE * size * lines + 16


def _still(canvas: Canvas, game: str) -> Any:
    layer = canvas.on(pygame.Surface(canvas.surface.get_size(), 0, canvas.surface))
    layer.surface.fill(theme.INK)
    crowd(layer, game)
    return layer.surface
