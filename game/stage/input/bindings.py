"""Bindings: commands by name, and the keys and buttons that give them.

A scene hears a command under one key name, whatever was pressed: who binds ``w`` to the log is
heard as ``l``. Games bring commands of their own. Inputs are spelled as ``KeyPressed`` names keys,
and ``pad:`` before a gamepad's buttons: ``pad:a``, ``pad:lt+rt`` for two at once. Letters of a pad
are Xbox places.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from game.core.commands import PAD, Command

KEYBOARD: Final = ""
DEVICES: Final = (KEYBOARD, PAD)
"""What inputs of a device begin with."""
PAD_BUTTONS: Final = (
    "a", "b", "x", "y", "lb", "rb", "lt", "rt", "back", "start", "ls", "rs",
    "up", "down", "left", "right", "stick", "guide",
)  # fmt: skip
"""``stick`` is the right stick, pushed anywhere; the left one leads as the cross does."""
KEY_NAMES: Final = (
    "left", "right", "up", "down", "enter", "escape", "space", "tab", "backspace", "delete",
    "home", "end", "pageup", "pagedown", *(f"f{number}" for number in range(1, 13)),
)  # fmt: skip
"""Keys that write no sign; all others are called by theirs."""
MOST_INPUTS: Final = 16


PLACES: Final = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "-", "=")
"""The keys of the top row, by place: cards of the hand, and seats."""

COMMANDS: Final = (
    Command("confirm", "enter", "menus", ("enter",), ("a",), needed=True),
    Command("back", "escape", "menus", ("escape",), ("b",), needed=True),
    Command("left", "left", "menus", ("left",), ("left",), needed=True),
    Command("right", "right", "menus", ("right",), ("right",), needed=True),
    Command("up", "up", "menus", ("up",), ("up",), needed=True),
    Command("down", "down", "menus", ("down",), ("down",), needed=True),
    Command("previous", "pageup", "menus", ("pageup",), ("lb",)),
    Command("next", "pagedown", "menus", ("pagedown",), ("rb",)),
    Command("menu", "menu", "menus", ("f10",), ("start",)),
    Command("rules", "f1", "menus", ("f1",), ("back",)),
    Command("take", "space", "table", ("space",)),
    Command("notes", "n", "table", ("n",), ("x",)),
    Command("identity", "i", "table", ("i",), ("y",)),
    Command("fan", "f", "table", ("f",), ("stick",)),
    Command("log", "l", "table", ("l",), ("ls",)),
    Command("hint", "h", "table", ("h", "f2"), ("lt+x",)),
    Command("say-here", "w", "table", ("w",)),
    Command("say-hand", "c", "table", ("c",)),
    Command("say-piles", "p", "table", ("p",)),
    Command("say-events", "e", "table", ("e",)),
    Command("step", ".", "table", (".",), ("rt",)),
    Command("faster", "tab", "table", ("tab",), ("lt",)),
    Command("to-the-end", "end", "table", ("end",)),
    Command("bet", "g", "table", ("g",)),
    Command("undo", "backspace", "table", ("backspace",)),
    Command("again", "r", "others", ("r", "f5")),
    Command("eyes", "v", "others", ("v",)),
    Command("pace", "x", "others", ("x",)),
    Command("moments", "t", "others", ("t",)),
    Command("fullscreen", "f11", "others", ("f11",)),
    Command("picture", "f12", "others", ("f12",)),
    Command("second-window", "f9", "others", ("f9",)),
    *(Command(f"place-{n}", key, "places", (key,)) for n, key in enumerate(PLACES, 1)),
)
"""What can be asked for whatever is played. Where letters are places, the function keys ask."""


def with_games(games: Sequence[Command]) -> tuple[Command, ...]:
    """Return everybody's commands with those of games, which stand behind the table's."""
    table = max(at for at, command in enumerate(COMMANDS, 1) if command.group == "table")
    return (*COMMANDS[:table], *games, *COMMANDS[table:])


def of_device(inputs: Sequence[str], device: str) -> list[str]:
    """Return those inputs that come from a device: ``PAD``, or the keyboard."""
    return [one for one in inputs if one.startswith(PAD) == (device == PAD)]


class Bindings:
    """Which input gives which command; no input gives two."""

    def __init__(
        self, changed: Mapping[str, Sequence[str]] | None = None, games: Sequence[Command] = ()
    ) -> None:
        """Begin with what was changed, as the settings keep it, and the commands of games."""
        self.stamp = 0
        """Another number after every change."""
        self._inputs: dict[str, list[str]] = {}
        self._commands: dict[str, Command] = {}
        self._elsewhere: dict[str, list[str]] = {}
        """What was bound for commands that no game here has: it is kept."""
        self.play(games, changed or {})

    def play(self, games: Sequence[Command], changed: Mapping[str, Sequence[str]]) -> None:
        """Take the commands of games, and the bindings that were changed."""
        self.commands = with_games(games)
        self._by_name = {command.name: command for command in self.commands}
        self._by_key = {command.key: command for command in self.commands}
        self.set_changed(changed)

    def set_changed(self, changed: Mapping[str, Sequence[str]]) -> None:
        """Take the bindings that were changed; all others are the usual ones.

        A file may say anything: of two commands with one input the changed one has it, and a
        device that would be left without a needed command gets that command's usual input back.
        """
        self._inputs = {}
        self._elsewhere = {
            name: list(inputs) for name, inputs in changed.items() if name not in self._by_name
        }
        held: set[str] = set()
        for kept in (True, False):  # what was changed goes before what is usual
            for command in self.commands:
                if (command.name in changed) is kept:
                    asked = changed[command.name] if kept else command.usual
                    mine = [one for one in dict.fromkeys(asked) if _sound(one) and one not in held]
                    self._inputs[command.name] = mine[:MOST_INPUTS]
                    held.update(mine[:MOST_INPUTS])
        while lacking := self._lacking():  # ends: nobody takes a usual input from its owner
            for command, device in lacking:
                usual = of_device(command.usual, device)
                for inputs in self._inputs.values():
                    inputs[:] = [one for one in inputs if one not in usual]
                self._inputs[command.name] += usual
        self._rebuild()

    def _lacking(self) -> list[tuple[Command, str]]:
        """Return the needed commands that a device is without."""
        return [
            (command, device)
            for command in self.commands
            for device in DEVICES
            if command.needed and not of_device(self._inputs[command.name], device)
        ]

    def _rebuild(self) -> None:
        self._commands = {
            one: self._by_name[name] for name, inputs in self._inputs.items() for one in inputs
        }
        self.stamp += 1
        self.chords = [one for one in self._commands if "+" in one]

    def changed(self) -> dict[str, list[str]]:
        """Return what differs from the usual bindings, as plain data."""
        here = {
            command.name: list(self._inputs[command.name])
            for command in self.commands
            if self._inputs[command.name] != command.usual
        }
        return here | self._elsewhere

    def inputs(self, name: str, device: str) -> list[str]:
        """Return a command's inputs on a device."""
        return of_device(self._inputs[name], device)

    def knows(self, key: str) -> bool:
        """Say whether a key that scenes hear is a command's."""
        return key in self._by_key

    def inputs_of_key(self, key: str, device: str) -> list[str]:
        """Return the inputs of the command that scenes hear as a key."""
        command = self._by_key.get(key)
        return [] if command is None else self.inputs(command.name, device)

    def command(self, given: str) -> Command | None:
        """Return the command that an input gives."""
        return self._commands.get(given)

    def heard(self, given: str) -> str | None:
        """Return the key that scenes hear for an input, None where they hear nothing.

        Keys that belong to no command are heard as they are.
        """
        command = self._commands.get(given)
        if command is not None:
            return command.key
        return None if given in self._by_key or given.startswith(PAD) else given

    def keeps(self, name: str, given: str) -> str | None:
        """Return the needed command that cannot spare an input for another, None where all can."""
        device = PAD if given.startswith(PAD) else KEYBOARD
        owner = self._commands.get(given)
        if owner is None or owner.name == name or not owner.needed:
            return None
        spare = len(self.inputs(owner.name, device)) > 1 or self.inputs(name, device)
        return None if spare else owner.name

    def bind(self, name: str, given: str) -> str | None:
        """Give a command one input on that input's device.

        Return the name of the command that had it before, which is given what this one had: an
        input never does two things.

        Raises:
            ValueError: a needed command would be left without any; ask ``keeps`` before.
        """
        device = PAD if given.startswith(PAD) else KEYBOARD
        kept = self.keeps(name, given)
        if kept is not None:
            raise ValueError(f"{given} is the last of {kept}")
        before = self._commands.get(given)
        mine = self.inputs(name, device)
        if before is not None and before.name == name:
            before = None
        elif before is not None:
            rest = [one for one in self._inputs[before.name] if one != given]
            spare = [one for one in mine if one != given][:1]
            self._inputs[before.name] = rest + ([] if of_device(rest, device) else spare)
        others = [one for one in self._inputs[name] if one not in mine]
        self._inputs[name] = [given, *others] if device == KEYBOARD else [*others, given]
        self._rebuild()
        return before.name if before is not None else None

    def unbind(self, name: str, device: str) -> bool:
        """Take a command's inputs on a device away; False where it is needed there."""
        if self._by_name[name].needed:
            return False
        self._inputs[name] = [
            one for one in self._inputs[name] if one not in self.inputs(name, device)
        ]
        self._rebuild()
        return True

    def reset(self) -> None:
        """Return to the usual bindings."""
        self.set_changed({})


def _sound(given: str) -> bool:
    """Say whether an input of a file can be one."""
    if not given.startswith(PAD):
        return given in KEY_NAMES or (
            len(given) == 1 and given.isprintable() and given == given.lower()
        )
    buttons = given[len(PAD) :].split("+")
    return len(buttons) <= 2 and all(button in PAD_BUTTONS for button in buttons)
