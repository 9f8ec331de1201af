"""The lobby: how many sit down, who they are, and what is played."""

from __future__ import annotations

from typing import Any, Final

from game.core.rules import OptionsError
from game.games import part_of, rules_of
from game.scenes.kit import Kit
from game.scenes.lobby_rows import LargeLobby
from game.scenes.notice import NoticeScene
from game.scenes.personas import Chosen, PersonasScene
from game.scenes.rules import RulesScene
from game.scenes.sitting import ALL, Sitting, columns, row_of, rows
from game.scenes.table import TableScene
from game.scenes.village import evening
from game.scenes.writing import WritingScene, Written
from game.seating import seat_names
from game.session import make_head, new_seed, start
from game.stage import theme
from game.stage.bindings import PAD
from game.stage.canvas import Canvas
from game.stage.fields import Chip, TextField
from game.stage.hands import TOUCH
from game.stage.input import CloseAsked, Input, KeyPressed, PointerPressed
from game.stage.layout import Box
from game.stage.listening import COMMANDS, TEXT
from game.stage.rolls import Rolled
from game.stage.scene import Answer, Close, Push
from game.stage.widgets import Button, Changed, Choice, Form, Widget

USUAL_SEATS: Final = 6
_TILE: Final = 40
"""How wide a tile in play is drawn at most."""
_STEP: Final = 48
"""From one field to the next."""
_CHIPS: Final = 3
"""Switches in a row."""


def seats_of(kit: Kit, game: str) -> int:
    """Return how many sat at the last table of a game."""
    seats = (kit.settings.last_table or {}).get("seats")
    if isinstance(seats, int) and seats in rules_of(game).seat_counts:
        return seats
    return USUAL_SEATS


class LobbyScene(Rolled):
    """Setting a match up."""

    name = "lobby"
    see_through = False
    moving = False

    def __init__(self, kit: Kit, game: str) -> None:
        """Open the lobby of a game, as the last table was."""
        self._kit = kit
        self._game = game
        self._rules = rules_of(game)
        self._lobby = part_of(game, "lobby")
        last = kit.settings.last_table or {}
        counts = self._rules.seat_counts
        options = last.get("options")
        self._seats = seats_of(kit, game)
        self._sitting = Sitting(last, counts.stop)
        self._training = last.get("training") is True
        self._watch = last.get("watch") is True
        self._values: dict[str, Any] = {}
        if isinstance(options, dict):
            self._values = self._lobby.values(self._seats, options)
        seed = kit.seed if kit.seed is not None else new_seed()
        kit.seed = None
        self._player = kit.settings.player_name or kit.words().say("commands.player")
        self._large = LargeLobby(kit) if kit.zoom > 1 else None
        self._form = self._fields(str(seed), None)

    # ------------------------------------------------------------ the form

    def _fields(self, seed: str, focus: str | None) -> Form:
        words = self._kit.words(self._game)
        say = words.say
        counts = [(n, str(n)) for n in self._rules.seat_counts]
        parts = [(False, say("lobby-screen.plays")), (True, say("lobby-screen.watches"))]
        y = 150.0
        widgets: list[Widget] = []

        def choice(name: str, label: str, options: list[tuple[Any, str]], value: Any) -> None:
            nonlocal y
            widgets.append(Choice(name, Box(64, y, 420, 44), label, options, value))
            y += _STEP

        choice("seats", say("lobby-screen.seats"), counts, self._seats)
        for name, label, options in self._lobby.fields(self._seats, self._values, words):
            choice(name, label, options, self._kept(name, options))
        chips = self._lobby.switches(self._seats, self._values, words)
        for index, (name, options, enabled) in enumerate(chips):
            row, column = divmod(index, _CHIPS)
            box = Box(64 + column * 142, y + row * _STEP, 136, 44)
            value = self._kept(name, options)
            widgets.append(Chip(name, box, options, value, enabled=enabled))
        y += -(-len(chips) // _CHIPS) * _STEP
        choice("watch", say("lobby-screen.you"), parts, self._watch)
        widgets.append(TextField("seed", Box(257, y, 227, 44), seed, most=9, kind="digits"))
        self._bottom = y + 44
        sitting = self._sitting
        widgets += sitting.widgets(self._seats, self._player, words, watch=self._watch)
        trains = [(value, say("lobby-screen.training")) for value in (False, True)]
        box = Box(288, 100, 196, 44)
        widgets.append(Chip("training", box, trains, self._training, enabled=True))
        widgets.append(Button("back", Box(64, 634, 150, 52), say("lobby-screen.back")))
        go = say("lobby-screen.start")
        widgets.append(Button("start", Box(236, 634, 248, 52), go, style="main", size=26))
        self._call(widgets)
        if self._large is not None:
            labels, names = self._labels(), self._names()
            form = self._large.lay(widgets, labels, names, self._about, focus or "start")
            self._roll = self._large.roll
            return form
        return Form(widgets, focus or "start")

    def _labels(self) -> dict[str, str]:
        """Return the labels of fields that have none of their own, where those are written."""
        say = self._kit.words(self._game).say
        return {
            "seed": say("lobby-screen.seed"),
            "player": say("lobby-screen.you"),
            ALL: say("lobby-screen.players", n=self._seats),
        }

    def _call(self, widgets: list[Widget]) -> None:
        """Name what is named beside it on the screen, for whoever is read to."""
        words, names = self._kit.words(self._game), self._names()
        called = {name: words.say(f"speech.{name}") for name in ("seed", "player", ALL)}
        for seat in range(self._seats):
            called[f"level:{seat}"] = words.say("speech.seat", n=seat + 1, name=names[seat])
            called[f"face:{seat}"] = words.say("speech.face", n=seat + 1, name=names[seat])
        for widget in widgets:
            widget.called = called.get(widget.name, "")

    def _kept(self, name: str, options: list[tuple[Any, str]]) -> Any:
        """Return the value chosen so far, the first one where it is not on offer."""
        known = [value for value, _ in options]
        if self._values.get(name) not in known:
            self._values[name] = known[0]
        return self._values[name]

    def _names(self) -> list[str]:
        words = self._kit.words(self._game)
        player = self._player.strip() or words.say("commands.player")
        controllers = self._sitting.controllers(self._seats, watch=self._watch)
        return seat_names(controllers, [player], words.say("commands.bot-names").split())

    # ------------------------------------------------------------ what happens

    def hear(self, heard: Input) -> Answer:
        """Take in one input."""
        if isinstance(heard, CloseAsked):
            return Close("quit")
        if isinstance(heard, KeyPressed) and heard.key == "escape":
            return Close()
        if isinstance(heard, KeyPressed) and heard.key == "f1":
            return Push(RulesScene(self._kit, self._game))
        if self._roll is not None and self._roll.hear(heard, self._form):
            return None
        changed = self._form.hear(heard)
        if self._roll is not None and isinstance(heard, KeyPressed):
            self._roll.place(self._form)
        return self._use(changed) if changed is not None else self._on_screen(heard)

    @property
    def listens(self) -> str:
        """What the scene listens for: letters, while a field is written."""
        return TEXT if self._form.focused is not None and self._form.focused.writes else COMMANDS

    def _on_screen(self, heard: Input) -> Answer:
        """Open keys on the screen where a gamepad or a finger wants to write, else None."""
        field = self._form.focused
        if not isinstance(field, TextField):
            return None
        match heard:
            case PointerPressed(x, y):
                wanted = self._kit.art.hands.device == TOUCH and field.box.holds(x, y)
            case KeyPressed("enter", given=given):
                wanted = given.startswith(PAD)
            case _:
                wanted = False
        if wanted:
            digits = field.kind == "digits"
            return Push(WritingScene(self._kit, field.value, most=field.most, digits=digits))
        return None

    def _use(self, changed: Changed) -> Answer:
        name, value = changed.name, changed.value
        if name == "back":
            return Close()
        if name == "start":
            return self.begin()
        if name == "player":
            self._player = value
        elif name.startswith("face:"):
            return Push(PersonasScene(self._kit, self._game, self._sitting.at(int(name[5:])).id))
        elif name == "training":
            self._training = value
        elif name == ALL:
            self._sitting.set_all(value)
            self._form = self._fields(self._form["seed"].value, name)
        elif name.startswith("level:"):
            self._sitting.levels[int(name[6:])] = value
            self._form = self._fields(self._form["seed"].value, name)
        elif name in self._values or name == "seats":
            if name == "seats":
                self._seats = value
            else:
                self._values[name] = value
            self._form = self._fields(self._form["seed"].value, name)
        elif name == "watch":
            self._watch = value
            self._form = self._fields(self._form["seed"].value, name)
        return None

    def begin(self, *, play: bool = False) -> Answer:
        """Sit down at the table that is set up; ``play``: with a seat of one's own."""
        self._watch = self._watch and not play
        words = self._kit.words(self._game)
        options = self._lobby.options(self._values)
        self._remember(options)
        seed = int(self._form["seed"].value or new_seed())
        try:
            controllers = self._sitting.controllers(self._seats, watch=self._watch)
            head = make_head(
                self._game, controllers, self._names(), options, seed, training=self._training
            )
        except OptionsError as error:
            said = words.say(f"options.{error.reason}", **error.facts)
            return Push(NoticeScene(self._kit, said))
        return Push(TableScene(self._kit, start(head, self._kit.data), watch=self._watch))

    def _remember(self, options: dict[str, Any]) -> None:
        settings = self._kit.settings
        settings.player_name = self._player.strip()
        settings.last_table = {
            "seats": self._seats,
            **self._sitting.kept(self._seats),
            "watch": self._watch,
            "training": self._training,
            "options": options,
        }
        self._kit.save_settings()

    def aside(self) -> str:
        """Return what is in play, or what the focused switch or level means."""
        return self._about(self._form.focus)

    def _about(self, focus: str | None) -> str:
        words = self._kit.words(self._game)
        if focus is not None and focus.startswith("level:"):
            return words.say(f"levels-explained.{self._sitting.levels[int(focus[6:])]}")
        if focus is not None and focus.startswith("face:"):
            return words.say(f"persona.{self._sitting.at(int(focus[5:])).id}")
        if focus == "training":
            return words.say("lobby-screen.about-training")
        return str(self._lobby.explain(self._values, focus, words))

    def pass_time(self, ms: int) -> Answer:
        """Show what there is to say."""
        if self._kit.notices:
            return Push(NoticeScene(self._kit, self._kit.notices.pop(0)))
        return None

    def resume(self, result: Any) -> Answer:
        """Come back from a table: on to the title, or out; or with what was written."""
        field = self._form.focused
        if isinstance(result, Written) and isinstance(field, TextField):
            field.value = result.text
            return self._use(Changed(field.name, result.text))
        focus = self._form.focus
        if isinstance(result, Chosen) and focus is not None and focus.startswith("face:"):
            self._sitting.seat(int(focus[5:]), result.id)
            self._form = self._fields(self._form["seed"].value, focus)
            return None
        return Close(result) if result in ("menu", "quit") else None

    # ------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw the lobby."""
        words = self._kit.words(self._game)
        canvas.surface.fill(theme.INK)
        canvas.surface.blit(evening(canvas, blurred=True), canvas.spot(0, 0))
        title = words.say("lobby-screen.title")
        if self._large is not None:
            self._large.draw(canvas, title, self.aside(), self._form)
            return
        canvas.text(title, 40, 56, 42, theme.WHITE, theme.TITLE, outline=theme.INK, outline_width=4)
        canvas.panel(40, 92, 468, 614, 24)
        heading = words.say("lobby-screen.table")
        canvas.text(heading, 64, 126, 22, theme.INK, theme.BUTTON)
        seed = self._form["seed"].box.middle[1]
        label = canvas.wrap(words.say("lobby-screen.seed"), 184, 19, theme.TEXT)
        for row, line in enumerate(label):
            y = seed + 20 * (row - (len(label) - 1) / 2)
            canvas.text(line, 64, y, 19, theme.INK, theme.TEXT)
        self._tiles(canvas)
        self._seats_panel(canvas)
        self._form.draw(canvas)

    def _tiles(self, canvas: Canvas) -> None:
        """Draw the tiles in play by gangs, and say in words what they mean."""
        top = self._bottom + 12
        canvas.rect(64, top, 420, 2, theme.PAPER_2)
        groups = self._lobby.groups(self._values)
        room = 420 - 18 * (len(groups) - 1)
        tiles = sum(count for _, count in groups)
        wide = min(_TILE, room / tiles - 2)
        x = 64 + (room - tiles * (wide + 2) + 2) / 2
        for picture, count in groups:
            for _ in range(count):
                canvas.picture(picture, x, top + 14, wide, wide * 1.2)
                x += wide + 2
            x += 18
        y = top + wide * 1.2 + 34
        for line in canvas.wrap(self.aside(), 420, 18):
            canvas.text(line, 64, y, 18, theme.GREY, theme.TEXT)
            y += 24

    def _seats_panel(self, canvas: Canvas) -> None:
        words = self._kit.words(self._game)
        across, down = columns(self._seats), rows(self._seats)
        canvas.panel(532, 92, 14 + 346 * across, 80 + 89 * down, 24)
        heading = words.say("lobby-screen.players", n=self._seats)
        room = self._form[ALL].box.x - 8 - 556
        size = canvas.fitted(heading, room, 22, theme.BUTTON)
        canvas.text(heading, 556, 126, size, theme.INK, theme.BUTTON, room=room)
        for seat, name in enumerate(self._names()):
            box = row_of(seat, self._seats)
            mine = seat == 0 and not self._watch
            if mine:
                canvas.picture("mask_01", box.x - 66, box.y - 20, 62, 62)
            text = words.say("lobby-screen.you") if mine else name
            canvas.text(text, box.x + 4, box.y - 16, 19, theme.INK, theme.TEXT_BOLD, room=240)
        if across == 1:
            for picture in self._lobby.POSTER:
                canvas.picture(*picture)
