"""Inside a sandbox: the one bot of somebody's, and our code around it, in a process of their own.

What is said in here is believed by nobody: whoever the bot is, it can do all that this code can.
This code only makes it easy to be a bot, with facts and actions as our own bots know them.
"""

from __future__ import annotations

import contextlib
import json
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import IO, Any, Final

from game.ai.faults import DEAF, ILLEGAL, OTHER_ERROR, RAISED, UNMADE, error_name
from game.ai.open_actions import OpenActions
from game.ai.sandboxes.confine import bounds, confined
from game.ai.sandboxes.landlock import readable_by
from game.ai.sandboxes.lines import MADE, spelled
from game.ai.sandboxes.supervisor import guarded
from game.core.reading import Facts
from game.core.rules import Rules

Found = Callable[[str, str], tuple[Rules[Any, Any, Any, Any], Sequence[str]]]
"""Finds the rules of a game by its name and the folder that it lies in, and names its packages."""
_MODULE: Final = "faux_freres_bot"


def live(found: Found) -> None:
    """Be a sandbox until nobody speaks to it any more."""
    guarded(lambda: _serve(found))


def _serve(found: Found) -> None:
    hear, say = _lines()
    message = _next(hear)
    if message is None:
        return
    rules, packages = found(message["game"], message["folder"])
    folder = Path(message["folder"])
    facts = Facts(packages)
    os.environ.clear()
    message = _next(hear)  # a sandbox may stand by for a while before it is somebody's
    if message is None:
        return
    homes, kept = (list(map(Path, message.get(name, ()))) for name in ("homes", "kept"))
    readable = readable_by(Path(message["path"]), folder, homes, kept)
    promised = bounds()
    held = confined([*readable, Path.cwd()], behind=message["behind"])
    if not held.issuperset(
        message.get("bounds", promised)
    ):  # it was promised, and nothing of the bot runs yet
        say({"n": MADE, **_fault(UNMADE, PermissionError())})
        return
    sandbox = _Sandbox(rules, facts, message)
    say(sandbox.made)
    while (message := _next(hear)) is not None:
        if "hear" in message:
            sandbox.inform(message["hear"])
        else:
            say({"n": message["n"], **sandbox.asked(message)})


def _lines() -> tuple[IO[bytes], Callable[[Mapping[str, Any]], None]]:
    """Take the two lines to the program, and lead what a bot reads or prints nowhere."""
    ours = os.dup(0), os.dup(1)
    nowhere = os.open(os.devnull, os.O_RDWR)
    for usual in (0, 1, 2):
        os.dup2(nowhere, usual)
    os.close(nowhere)
    sys.stdin = open(0, encoding="utf-8", closefd=False)  # noqa: SIM115 open as long as the sandbox
    sys.stdout = sys.stderr = open(1, "w", encoding="utf-8", errors="replace", closefd=False)  # noqa: SIM115 the same

    def say(message: Mapping[str, Any]) -> None:
        line = spelled(message)
        while line:
            line = line[os.write(ours[1], line) :]

    return os.fdopen(ours[0], "rb"), say


def _next(hear: IO[bytes]) -> dict[str, Any] | None:
    line = hear.readline()
    if not line.endswith(b"\n"):
        return None  # nobody speaks to us any more
    message: dict[str, Any] = json.loads(line)
    return message


class _Sandbox:
    """The bot of one seat."""

    def __init__(
        self, rules: Rules[Any, Any, Any, Any], facts: Facts, life: Mapping[str, Any]
    ) -> None:
        """Make it."""
        self._rules, self._facts, self._seat = rules, facts, life["seat"]
        options = rules.options(life["seats"], life["options"])
        self._open_actions = OpenActions(rules, life["seats"], options)
        self._bot: Any = None
        self._deaf: dict[str, Any] = {}
        self.made: dict[str, Any] = {"n": MADE}
        try:
            kind = _loaded(life["path"], life["name"])
            self._bot = kind(self._seat, life["seats"], options, life["seed"])
        except BaseException as error:  # noqa: BLE001 whatever it is, it is said and not raised
            self.made |= _fault(UNMADE, error)

    def inform(self, spelled_facts: Sequence[Mapping[str, Any]]) -> None:
        """Tell it what its seat was told."""
        events = [self._facts.event_of(data) for data in spelled_facts]
        self._open_actions.note(self._seat, events)
        if self._deaf or self._bot is None:
            return
        try:
            self._bot.hear(events)
        except BaseException as error:  # noqa: BLE001 whatever it is, it is said and not raised
            self._deaf = _fault(DEAF, error)

    def asked(self, message: Mapping[str, Any]) -> dict[str, Any]:
        """Return what it answers."""
        if self._deaf:
            return self._deaf
        try:
            if "beliefs" in message:
                return self._beliefs()
            return self._action(message["legal"], real_time=message["real_time"])
        except BaseException as error:  # noqa: BLE001 whatever it is, it is said and not raised
            return _fault(RAISED, error)

    def _action(self, legal: Sequence[Mapping[str, Any]], *, real_time: bool) -> dict[str, Any]:
        offered = [self._rules.action_from_json(data) for data in legal]
        answer = self._bot.choose(list(offered))
        if answer is None and real_time:
            return {}
        action = self._open_actions.meant(self._seat, offered, answer)
        return {"fault": ILLEGAL} if action is None else {"action": action.to_json()}

    def _beliefs(self) -> dict[str, Any]:
        tell = getattr(self._bot, "beliefs", None)
        if tell is None:
            return {}
        return {"beliefs": [[float(share) for share in row] for row in tell()]}


def _loaded(path: str, name: str) -> Any:
    spec = spec_from_file_location(_MODULE, path)
    if spec is None or spec.loader is None:
        raise ImportError(path)
    module = module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return getattr(module, name)


def _fault(what: str, error: BaseException) -> dict[str, Any]:
    """Return what went wrong, with the nearest name of Python's for the error."""
    name = OTHER_ERROR
    with contextlib.suppress(BaseException):  # its class is somebody's, too
        names = (kind.__name__ for kind in type(error).__mro__)
        name = next((one for one in names if error_name(one) == one), OTHER_ERROR)
    return {"fault": what, "error": name}
