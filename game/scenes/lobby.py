"""The lobby: how many sit down, who they are, and what is played."""

from __future__ import annotations

from typing import Any

from game.core.rules import OptionsError
from game.games import part_of, rules_of
from game.scenes.kit import Kit
from game.scenes.notice import NoticeScene
from game.scenes.table import TableScene
from game.scenes.village import evening
from game.seating import seat_names
from game.session import make_head, new_seed, start
from game.stage import theme
from game.stage.canvas import Canvas
from game.stage.input import CloseAsked, Input, KeyPressed
from game.stage.layout import Box
from game.stage.scene import Answer, Close, Push
from game.stage.widgets import Button, Changed, Choice, Form, TextField, Widget
from game.store.heads import HUMAN

LEVELS = ("greedy", "random")


class LobbyScene:
    """Setting a match up."""

    name = "lobby"
    see_through = False

    def __init__(self, kit: Kit, game: str) -> None:
        """Open the lobby of a game, as the last table was."""
        self._kit = kit
        self._game = game
        self._rules = rules_of(game)
        self._lobby = part_of(game, "lobby")
        last = kit.settings.last_table or {}
        counts = self._rules.seat_counts
        seats = last.get("seats")
        self._seats: int = seats if isinstance(seats, int) and seats in counts else 6
        levels = last.get("levels")
        self._levels = [
            level if level in LEVELS else LEVELS[0]
            for level in (levels if isinstance(levels, list) else [])
        ]
        self._levels += [LEVELS[0]] * (counts.stop - len(self._levels))
        self._values: dict[str, Any] = {}
        seed = kit.seed if kit.seed is not None else new_seed()
        kit.seed = None
        self._form = self._fields(str(seed), self._player(), None)

    def _player(self) -> str:
        return self._kit.settings.player_name or self._kit.words().say("commands.player")

    # ------------------------------------------------------------ the form

    def _fields(self, seed: str, player: str, focus: str | None) -> Form:
        words = self._kit.words(self._game)
        counts = [(n, str(n)) for n in self._rules.seat_counts]
        widgets: list[Widget] = [
            Choice("seats", Box(64, 148, 420, 46), words.say("lobby-screen.seats"), counts, self._seats)
        ]
        y = 208.0
        for name, label, options in self._lobby.fields(self._seats, words):
            default = options[0][0]
            value = self._values.get(name, default)
            known = [one for one, _ in options]
            self._values[name] = value if value in known else default
            widgets.append(Choice(name, Box(64, y, 420, 46), label, options, self._values[name]))
            y += 60
        widgets.append(TextField("seed", Box(257, y, 227, 46), seed, most=9, kind="digits"))
        self._seed_y = y
        widgets.append(TextField("player", self._row(0, name=True), player))
        for seat in range(1, self._seats):
            options = [(level, words.say(f"lobby-screen.{level}")) for level in LEVELS]
            box = self._row(seat)
            widgets.append(Choice(f"level:{seat}", box, "", options, self._levels[seat]))
        back, go = words.say("lobby-screen.back"), words.say("lobby-screen.start")
        widgets.append(Button("back", Box(64, 632, 150, 54), back))
        widgets.append(Button("start", Box(236, 632, 248, 54), go, style="main", size=26))
        return Form(widgets, focus or "start")

    def _row(self, seat: int, *, name: bool = False) -> Box:
        """Return where a seat's field stands: twelve rows fit in two columns."""
        column, row = divmod(seat, 6)
        x = 548 + column * 348
        y = 150 + row * 89
        return Box(x + 62, y + 30, 230 if name else 218, 44)

    # ------------------------------------------------------------ what happens

    def hear(self, heard: Input) -> Answer:
        """Take in one input."""
        if isinstance(heard, CloseAsked):
            return Close("quit")
        if isinstance(heard, KeyPressed) and heard.key == "escape":
            return Close()
        changed = self._form.hear(heard)
        return self._use(changed) if changed is not None else None

    def _use(self, changed: Changed) -> Answer:
        name, value = changed.name, changed.value
        if name == "back":
            return Close()
        if name == "start":
            return self._start()
        if name == "seats":
            self._seats = value
            self._values.pop("split", None)
            self._form = self._fields(self._form["seed"].value, self._form["player"].value, name)
        elif name.startswith("level:"):
            self._levels[int(name[6:])] = value
        elif name in self._values:
            self._values[name] = value
        return None

    def _start(self) -> Answer:
        settings = self._kit.settings
        words = self._kit.words(self._game)
        player = self._form["player"].value.strip()
        settings.player_name = player
        settings.last_table = {"seats": self._seats, "levels": self._levels[: self._seats]}
        self._kit.save_settings()
        controllers = [HUMAN, *self._levels[1 : self._seats]]
        others = words.say("commands.bot-names").split()
        names = seat_names(controllers, player or words.say("commands.player"), others)
        seed = int(self._form["seed"].value or new_seed())
        try:
            options = self._lobby.options(self._values)
            head = make_head(self._game, controllers, names, options, seed)
        except OptionsError as error:
            said = words.say(f"options.{error.reason}", **error.facts)
            return Push(NoticeScene(self._kit, said))
        return Push(TableScene(self._kit, start(head, self._kit.data)))

    def pass_time(self, ms: int) -> Answer:
        """Show what there is to say."""
        if self._kit.notices:
            return Push(NoticeScene(self._kit, self._kit.notices.pop(0)))
        return None

    def resume(self, result: Any) -> Answer:
        """Come back from a table: to the title, or out."""
        if result in ("menu", "quit"):
            return Close(result)
        self._form = self._fields(str(new_seed()), self._player(), self._form.focus)
        return None

    # ------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw the lobby."""
        words = self._kit.words(self._game)
        canvas.surface.fill(theme.INK)
        canvas.surface.blit(evening(canvas, blurred=True), canvas.spot(0, 0))
        title = words.say("lobby-screen.title")
        canvas.text(
            title, 40, 56, 42, theme.WHITE, theme.TITLE, outline=theme.INK, outline_width=4
        )
        canvas.panel(40, 100, 468, 606, 24)
        heading = words.say("lobby-screen.table")
        canvas.text(heading, 64, 126, 22, theme.INK, theme.BUTTON)
        seed_middle = self._seed_y + 23
        canvas.text(words.say("lobby-screen.seed"), 64, seed_middle, 19, theme.INK, theme.TEXT)
        y = self._seed_y + 78
        canvas.rect(64, y - 18, 420, 2, theme.PAPER_2)
        for line in canvas.wrap(self._lobby.explain(self._values, words), 420, 19):
            canvas.text(line, 64, y + 8, 19, theme.GREY, theme.TEXT)
            y += 27
        self._seats_panel(canvas)
        self._form.draw(canvas)

    def _seats_panel(self, canvas: Canvas) -> None:
        words = self._kit.words(self._game)
        columns = 2 if self._seats > 6 else 1
        width = 32 + 348 * columns - 20
        canvas.panel(532, 100, width, 606, 24)
        heading = words.say("lobby-screen.players", n=self._seats)
        canvas.text(heading, 556, 126, 22, theme.INK, theme.BUTTON)
        player = self._form["player"].value.strip() or words.say("commands.player")
        controllers = [HUMAN, *self._levels[1 : self._seats]]
        names = seat_names(controllers, player, words.say("commands.bot-names").split())
        for seat in range(self._seats):
            box = self._row(seat)
            canvas.picture(f"mask_{seat % 12 + 1:02d}", box.x - 66, box.y - 22, 62, 62)
            name = words.say("lobby-screen.you") if seat == 0 else names[seat]
            canvas.text(name, box.x + 4, box.y - 16, 19, theme.INK, theme.TEXT_BOLD, room=240)
        if columns == 1:
            self._poster(canvas)

    def _poster(self, canvas: Canvas) -> None:
        """Fill the room beside a short list with the game's own poster."""
        canvas.picture("logo", 868, 130, 400, 250)
        canvas.picture("splat_win_L", 900, 420, 340, 196)
        canvas.picture("card_bim", 968, 400, 150, 210)
        canvas.picture("splat_m", 1090, 520, 130, 130)
