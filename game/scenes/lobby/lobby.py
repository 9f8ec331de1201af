"""The lobby: who sits down, people and bots in any mix, and what is played."""

from __future__ import annotations

from typing import Any, Final

from game.core.luck import read_seed
from game.core.rules import OptionsError
from game.core.ticks import is_real_time
from game.games import rules_of
from game.scenes.characters.personas import Chosen, PersonasScene
from game.scenes.decks.listing import decks_of
from game.scenes.evening import backdrop
from game.scenes.kept_tables import is_unplayed, keep_table, last_table, seats_of
from game.scenes.kit import Kit
from game.scenes.lobby import seat_rows, table_rules
from game.scenes.lobby.form import draw_lobby, table_widgets
from game.scenes.lobby.house_rules import HouseRulesScene
from game.scenes.lobby.person import PersonScene, Placed
from game.scenes.lobby.rows import LobbyRows, Named
from game.scenes.lobby.seat_rows import ALL, NameField
from game.scenes.lobby.seats import Sitting
from game.scenes.lobby.start import begin
from game.scenes.lobby.table_rules import ChosenRules
from game.scenes.name import paint_name
from game.scenes.notice import NoticeScene
from game.scenes.panel import EDGE, PanelScene, ways_on
from game.scenes.rules import RulesScene
from game.scenes.shared.able import places, too_many
from game.scenes.writing import Written
from game.session import make_head
from game.stage.input.claims import KEYPAD
from game.stage.input.inputs import Input, KeyPressed, PointerMoved, TextTyped
from game.stage.motion.layout import Box
from game.stage.paint.canvas import Canvas
from game.stage.scene import Answer, Close, Push
from game.stage.widgets.form import Changed, Form, Widget
from game.stage.widgets.rolls import BAR
from game.store.heads import House

_NAME: Final = Box(1132, 14, 104, 65)
"""Where the game's name stands on the panel."""
SAME_FORM: Final = ("training", "seed")
"""What changes nothing else in the form."""


class LobbyScene(PanelScene):
    """Setting a match up; in large words its fields are rows of a panel."""

    name = "lobby"
    music = "title"
    see_through = False

    def __init__(self, kit: Kit, game: str, *, together: bool = False) -> None:
        """Open the lobby of a game, as the last table was; ``together``: for two people at least.

        Where nobody here has played the game, its first steps are laid until rules are chosen.
        """
        super().__init__(kit)
        self.skin = self._game = game
        self._words = kit.words(game)
        last = last_table(kit.settings, game)
        self.sitting = Sitting(game, last, rules_of(game).seat_counts.stop, kit.settings)
        """Who sits where."""
        people, decks = self.sitting.people(seats_of(last, game)), decks_of(kit, game)
        self.laid = ChosenRules(game, last, self._words, decks, people=len(people))
        """What is played: how many seats, by what rules."""
        self.sitting.settle(self.laid.seats)
        if is_unplayed(kit.settings, kit.data, game):
            self.laid.begin_with_first_steps(lay="options" not in last)
        if together:
            self.sitting.bring_together(self.laid.seats)
            self._seat_people()
        self._training = last.get("training") is True
        seed = "" if kit.seed is None else str(kit.seed)
        kit.seed = None
        self._keypad = KEYPAD in places(kit)
        """Whether a keypad was known when a key was heard last."""
        self._found = False
        """Whether the key heard last was the keypad's first: what it writes is no name."""
        self._help = ""
        """The help at whose sign a pointer rests."""
        self._lay(seed, None)

    # ------------------------------------------------------------ the form

    def _lay(self, seed: str, focus: str | None) -> None:
        words, laid, sitting = self._words, self.laid, self.sitting
        widgets = table_widgets(laid, sitting, seed, words, training=self._training)
        self._call(widgets)
        names = [widget.name for widget in widgets]
        focus = focus if focus in names else "start"
        self._laid_for = self._fitting()
        if self._kit.zoom == 1:
            self._form = Form(widgets, focus, before=self._form)
            return
        panel, left = self._panel, self._panel.x + EDGE
        *fields, _, _ = widgets
        ways = [(name, words.say(f"lobby-screen.{name}")) for name in ("start", "back")]
        buttons, end = ways_on(self._kit, panel, ways)
        wide = panel.x + panel.width - 12 - left
        table = words.say("lobby-screen.players", n=laid.seats)
        rows = LobbyRows(self._kit, fields, sitting, laid.seats, words, wide - BAR).laid({
            "seed": words.say("lobby-screen.seed"),
            ALL: ", ".join(filter(None, (table, self._laid_for))),
        })  # fmt: skip
        told = [self._about(widget.name) for row in rows for widget in row.widgets]
        end = self._keep_room(told, left, end - 10)
        self._roll_out(rows, Box(left, self._top, wide, end - 8 - self._top), focus, after=buttons)

    def _again(self, focus: str | None) -> None:
        """Make the form anew: something else is on offer."""
        self._lay(self._form["seed"].value, focus)

    def _call(self, widgets: list[Widget]) -> None:
        """Name what is named beside it on the screen, for whoever is read to."""
        say, sitting, seats = self._words.say, self.sitting, self.laid.seats
        called = {name: say(f"speech.{name}") for name in ("seed", ALL)}
        helped = sitting.helps(seats)
        for seat, name in enumerate(sitting.called(seats, self._words)):
            what = ", ".join(say(f"person.{one}") for one in helped.get(str(seat), ()))
            more = f", {say('seats.helped', what=what)}" if what else ""
            called[f"level:{seat}"] = say("speech.seat", n=seat + 1, name=name)
            called[f"name:{seat}"] = say("speech.seat", n=seat + 1, name=name)
            called[f"face:{seat}"] = say("speech.face", n=seat + 1, name=name) + more
            called[f"kind:{seat}"] = say("seats.called", n=seat + 1)
        for widget in widgets:
            widget.called = called.get(widget.name, "")

    # ------------------------------------------------------------ what happens

    def handle_input(self, heard: Input) -> Answer:
        """Take in one input."""
        if isinstance(heard, KeyPressed) and heard.key == "f1":
            return Push(RulesScene(self._kit, self._game))
        self._help = self._help_at(heard.x, heard.y) if isinstance(heard, PointerMoved) else ""
        return None if self._finds_keypad(heard) else super().handle_input(heard)

    def _finds_keypad(self, heard: Input) -> bool:
        """Take in whether an input shows that there is a keypad, where it is asked for.

        It makes a place then, and writes nothing in a name.
        """
        if isinstance(heard, KeyPressed):
            before, self._keypad = self._keypad, KEYPAD in places(self._kit)
            asked = self._people_at_once and (self._form.focus or "").startswith("name:")
            self._found = bool(asked) and self._keypad and not before
            return self._found
        found, self._found = self._found, False
        return found and isinstance(heard, TextTyped)

    def _help_at(self, x: float, y: float) -> str:
        """Return which help's sign is seen at a point, if any is."""
        if self.roll is not None and not self.roll.box.holds(x, y):
            return ""
        for widget in self._form.widgets:
            if isinstance(widget, NameField | Named):
                for name, box in widget.helps.items():
                    if box.holds(x, y):
                        return name
        return ""

    def use(self, changed: Changed) -> Answer:
        """Do what a widget is for."""
        name, value = changed.name, changed.value
        if name == "back":
            return Close()
        if name == "start":
            return self.begin()
        if name == "rules":
            return Push(HouseRulesScene(self._kit, self.laid))
        if name == "training":
            self._training = value
        kind, _, number = name.partition(":")
        if number:
            return self._use_seat(kind, int(number), value)
        if name not in SAME_FORM:
            self._set(name, value)
            self._again(name)
        return None

    def _use_seat(self, kind: str, seat: int, value: Any) -> Answer:
        sitting, seats = self.sitting, self.laid.seats
        match kind:
            case "face" if seat in sitting.people(seats):
                return Push(PersonScene(self._kit, self._game, sitting, seat, seats))
            case "face":
                return Push(PersonasScene(self._kit, self._game, sitting.at(seat).id))
            case "name":  # letter by letter: the form stays, and the field in it
                sitting.names[seat] = value
                self._call(self._form.widgets)
                return None
            case "level":
                sitting.levels[seat] = value
            case _:
                sitting.toggle(seat, seats)
                self._seat_people()
                seat = min(seat, self.laid.seats - 1)
        self._again(f"{kind}:{seat}")
        return None

    def _seat_people(self) -> None:
        """Let the table follow the people, and everybody keep a seat at it."""
        self.laid.seat_people(len(self.sitting.people(self.laid.seats)))
        self.sitting.settle(self.laid.seats)

    def _set(self, name: str, value: Any) -> None:
        if name == ALL:
            self.sitting.set_all(value)
        elif name == "watch":
            self.sitting.watch = value
            self._seat_people()
        else:
            self.laid.set(name, value)
            self.sitting.settle(self.laid.seats)

    # ------------------------------------------------------------ sitting down

    def begin(self, *, play: bool = False, alone: bool = False) -> Answer:
        """Sit down at the table that is set up; ``play``: with a seat of one's own.

        ``alone``: for once without the others, who are not forgotten.
        """
        sitting, laid, words = self.sitting, self.laid, self._words
        if play and sitting.watch:
            self._set("watch", False)
        if alone:
            sitting.only_first(laid.seats)
        else:
            self.remember()
        wished = self._form["seed"].value
        seed = read_seed(wished) if wished else None
        if wished and seed is None:
            return Push(NoticeScene(self._kit, words.say("lobby-screen.no-seed", given=wished)))
        controllers = sitting.controllers(laid.seats)
        names = sitting.called(laid.seats, words)
        house = House(**{**laid.house.model_dump(), "assists": sitting.helps(laid.seats)})
        try:
            head = make_head(
                self._game, controllers, names, laid.options(), seed,
                training=self._training, house=house,
            )  # fmt: skip
        except OptionsError as error:
            said = words.say(f"options.{error.reason}", **error.facts)
            return Push(NoticeScene(self._kit, said))
        return Push(begin(self._kit, head, self._kit.data))

    def remember(self) -> None:
        """Keep the table for the next time that somebody sets one up."""
        settings, sitting, laid = self._kit.settings, self.sitting, self.laid
        people = sitting.people(laid.seats)
        if people:  # the lessons and the command line call the player so
            settings.player_name = sitting.names[people[0]].strip()
        table = {
            **laid.kept(),
            **sitting.kept(laid.seats),
            "training": self._training,
        }
        keep_table(settings, self._game, table)
        self._kit.choose_game(self._game)
        self._kit.save_settings()

    def footnote(self) -> str:
        """Return what is in play, or what the focused field or the sign at the pointer means."""
        if self._help:
            say = self._words.say
            called, does = say(f"person.{self._help}"), say(f"person.{self._help}-explained")
            return say("seats.help-explained", name=called, what=does)
        return self._about(self._form.focus)

    def _about(self, focus: str | None) -> str:
        say, sitting, laid = self._words.say, self.sitting, self.laid
        kind, _, number = (focus or "").partition(":")
        needs = self._needs()
        match kind:
            case "start" | "kind" if needs:
                return needs
            case "level":
                return self._about_level(sitting.levels[int(number)])
            case seat_rows.ALL if laid.at_level(sitting.all_level(laid.seats)):
                return self._about_level(sitting.all_level(laid.seats))
            case "face" if int(number) not in sitting.people(laid.seats):
                return say(f"persona.{sitting.at(int(number)).id}")
            case "name" | "face":
                return self._about_person(int(number), needs if kind == "name" else "")
            case "seats" if laid.seats_came:
                return say("lobby-screen.seats-among")
            case "kind" if sitting.watch:
                return say("seats.nobody")
            case "kind":
                person = int(number) in sitting.people(laid.seats)
                return say("seats.person-explained" if person else "seats.bot-explained")
            case "rules" if came := laid.came():
                told = (say("seats.help-explained", name=one.label, what=one.says) for one in came)
                return " ".join(told)
            case "training":
                return say("lobby-screen.about-training")
            case "watch" if sitting.watch:
                return say("seats.nobody")
            case "seed":
                return say("lobby-screen.about-seed")
            case table_rules.PACE | table_rules.THUMBS as name:
                return say(f"house.{name}-explained")
            case _:
                pass
        return laid.part.explain(laid.values, self._words)

    def _about_level(self, level: str) -> str:
        """Return what is told of a level, and what the rules mean among such bots."""
        return " ".join([self._words.say(f"levels-explained.{level}"), *self.laid.at_level(level)])

    def _about_person(self, seat: int, needs: str) -> str:
        """Return what is told of a person; ``needs`` is what is lacking, where that is said."""
        say, sitting, seats = self._words.say, self.sitting, self.laid.seats
        called, written = sitting.called(seats, self._words)[seat], sitting.names[seat].strip()
        if written and called != written:
            return say("seats.doubled", name=called)
        if needs:
            return needs
        if len(sitting.people(seats)) == 1:
            return say("person.alone")
        if not sitting.offers_helps(seats):
            return say("person.name-explained")
        what = ", ".join(say(f"person.{one}") for one in sitting.assists[seat])
        return say("seats.helps", what=what) if what else say("person.seen")

    @property
    def _people_at_once(self) -> int:
        """How many people play, where several do and all play at once; else none."""
        seats = self.laid.seats
        people = len(self.sitting.people(seats))
        return people if people > 1 and is_real_time(rules_of(self._game), seats) else 0

    def _too_many(self) -> int:
        """Return for how many people there is nothing to play with, where all play at once."""
        return too_many(self._kit, self._people_at_once)

    def _needs(self) -> str:
        """Return what is lacking where not all can play at once; empty where all can."""
        known, short = KEYPAD in places(self._kit), self._too_many()
        key = "seats.too-many" if known else "seats.no-keypad"
        return self._words.say(key, n=short) if short else ""

    def _fitting(self) -> str:
        """Return how many can play with what is there, in words, where all play at once."""
        if not self._people_at_once:
            return ""
        can, people = len(places(self._kit)), self._people_at_once
        key = "seats.short" if self._too_many() else "seats.fitting"
        return self._words.say(key, n=can, people=people)

    def _lacks(self) -> dict[int, str]:
        """Return by seat what its person is to do who could press nothing, in few words."""
        people = self.sitting.people(self.laid.seats)
        ways = ["plug-pad"] * self._too_many()
        if ways and KEYPAD not in places(self._kit):
            ways[0] = "press-keypad"
        lacking = people[len(people) - len(ways) :]
        return {
            seat: self._words.say(f"seats.{way}") for seat, way in zip(lacking, ways, strict=True)
        }

    @property
    def shows(self) -> object:
        """What is seen: for how many people there is something to play with."""
        return self._fitting(), self._too_many(), self._help

    def pass_time(self, ms: int) -> Answer:
        """Show what there is to say, and follow gamepads and a keypad that come."""
        self._keypad = KEYPAD in places(self._kit)
        if self.roll is not None and self._laid_for != self._fitting():
            self._again(self._form.focus)
        if self._kit.notices:
            return Push(NoticeScene(self._kit, self._kit.notices.pop(0)))
        return None

    def resume(self, result: Any) -> Answer:
        """Come back: from a table on to the title, or out; or with what was set elsewhere."""
        field = self._form.focused
        kind, _, number = (self._form.focus or "").partition(":")
        if isinstance(result, Written) and field is not None and field.writes:
            field.value = result.text  # type: ignore[attr-defined]
            return self.use(Changed(field.name, result.text))
        if isinstance(result, Chosen) and kind == "face":
            self.sitting.seat(int(number), result.id)
            self._again(self._form.focus)
        elif isinstance(result, Placed):
            self._again(f"face:{result.seat}")
        elif self._form.focus == "rules":
            self.sitting.settle(self.laid.seats)
            self._again("rules")
        return Close(result) if result in ("menu", "quit") else None

    # ------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw the lobby."""
        if self.roll is not None:
            super().draw(canvas)
            return
        backdrop(canvas)
        draw_lobby(canvas, self.laid, self.sitting, self._words, self._form, self.footnote(),
                   self._fitting(), self._lacks())  # fmt: skip

    @property
    def title(self) -> str:
        """What the screen is called."""
        return self._words.say("lobby-screen.title")

    @property
    def _title_room(self) -> float:
        return super()._title_room - _NAME.width - 12

    def paint(self, canvas: Canvas) -> None:
        """Paint the game's name in the upper right corner."""
        called = self._words.say("game.title")
        paint_name(canvas, self._game, called, _NAME.x, _NAME.y, _NAME.width, _NAME.height)
