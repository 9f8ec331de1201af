"""The command line: ``python -m game`` opens the window, a command does something else.

Figures and logs go to standard output, messages to standard error. What is wrong with an option
or a file is said in one line and ends with 2; what is wrong with the program itself goes to a
crash report and ends with 1. Nothing here loads pygame but what opens a window.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import multiprocessing
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from game import __version__
from game.ai.sandboxes.kernel import close_memory
from game.cli import commands
from game.cli.albums import with_album
from game.cli.options import Parser, UsageError, split, spoken_language
from game.cli.risks import risk_of
from game.cli.seats import check_people, person_names, read_seats, seat_names, usual_house
from game.cli.terminal import tell, write
from game.cli.unheard import keeping
from game.core.rules import OptionsError
from game.core.user_error import ShippedError, UserError
from game.core.words import Words
from game.games import judging, rules_of, words
from game.store import crashes
from game.store.files import check_folder, is_full
from game.store.heads import HUMAN
from game.store.languages import system_language
from game.store.launch import Launch
from game.store.places import APP, check_shipped, data_root
from game.store.replays import Head, Replay, at_once, read_replay, reading_as_far
from game.store.settings import load
from game.store.texts import UNSAID, chosen_language

FAILED: Final = 1
"""The exit status of a check that failed, and of a program that did."""
WRONG: Final = 2
"""The exit status of a wrong option or file."""
SEEN: Final = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "SDL_VIDEO_DRIVER")
"""Without any of these a Linux program has nowhere to open a window."""


def main(argv: Sequence[str] | None = None) -> int:
    """Do what the command line asks for and return the exit status."""
    close_memory()  # seeds and hands are in it, and bots out of files run beside it
    given = list(sys.argv[1:] if argv is None else argv)
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # standard output is for figures
    with keeping(lambda: _data_folder(given), _first_word(given)) as kept:
        for stream in (sys.stdout, sys.stderr):
            if hasattr(stream, "reconfigure"):  # a terminal without our letters shows a ? for them
                stream.reconfigure(errors="replace")
        language = _language(given)
        try:
            said = words(language)
        except ShippedError as error:
            tell(UNSAID[language].format(**error.facts))
            return WRONG
        status = _answered(given, said)
        kept.announce(said)
    return status


def _first_word(given: list[str]) -> str:
    """Return what a file is called that keeps what this command prints."""
    return next((word for word in given if word in _COMMANDS and word), APP)


def _answered(given: list[str], said: Words) -> int:
    """Do what is asked, say what was wrong with it, and return the exit status."""
    try:
        status = _run(given, said)
        sys.stdout.flush()  # a full disk is noticed here, not when all is over
    except UserError as error:
        tell(said.say(error.key, **error.facts))
        return WRONG
    except BrokenPipeError:  # whoever read the log has read enough
        _print_no_more()
        return 0
    except KeyboardInterrupt:
        return 130
    except Exception as error:  # noqa: BLE001 the last resort: said in one line, written down
        if isinstance(error, OSError) and is_full(error):
            _print_no_more()
            tell(said.say("commands.full"))
            return WRONG
        if isinstance(error, ImportError) and getattr(sys, "frozen", False):
            tell(said.say("store.shipped", path=error.path or error.name))
            return WRONG
        return crashed(error, said, given)
    return status


def _language(given: list[str]) -> str:
    """Return the player's language, as far as it can be known before anything is opened."""
    chosen = spoken_language(given) or chosen_language(_data_folder(given))
    return chosen or system_language()


def _print_no_more() -> None:
    """Send what is left to print nowhere, so that Python does not trip over it at its end."""
    with contextlib.suppress(OSError, ValueError, AttributeError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def crashed(error: Exception, said: Words, given: list[str]) -> int:
    """Keep a report of a crash, say in a line where it lies, and return the exit status."""
    what = crashes.said(error)
    try:
        path = crashes.crash_report(_data_folder(given), __version__, given, error)
    except (UserError, OSError):
        tell(said.say("commands.crashed-unwritten", what=what))
    else:
        tell(said.say("commands.crashed", what=what, path=path))
    return FAILED


def _data_folder(given: list[str]) -> Path:
    finder = argparse.ArgumentParser(add_help=False, exit_on_error=False, allow_abbrev=False)
    finder.add_argument("--data-dir", type=Path)
    finder.add_argument("--portable", action="store_true")
    try:
        found = finder.parse_known_args(given)[0]
    except argparse.ArgumentError:
        return data_root()
    return data_root(found.data_dir, portable=found.portable)


def _run(given: list[str], said: Words) -> int:
    command, rest = split(given, tuple(_COMMANDS))
    parser = Parser(command, said)
    _COMMANDS[command][0](parser)
    asked = parser.parse(rest)
    if asked is None:
        return 0
    if getattr(asked, "version", False):
        print(f"Faux Frères {__version__}")
        return 0
    return _COMMANDS[command][1](asked, said)


# ---------------------------------------------------------------- what each command does


def _open(asked: argparse.Namespace, said: Words) -> int:
    launch = _launch(asked, game=asked.game, seed=asked.seed, replay=asked.replay)
    if asked.replay is not None:
        return _shown(_opened(asked.replay, said)[0], launch, said)
    return _show(launch, said)


def _play(asked: argparse.Namespace, said: Words) -> int:
    return _show(_launch(asked, table=_table(asked, said, watch=False)), said)


def _watch(asked: argparse.Namespace, said: Words) -> int:
    return _show(_launch(asked, table=_table(asked, said, watch=True), watch=True), said)


def _arena(asked: argparse.Namespace, said: Words) -> int:
    from game.arena.command import run  # noqa: PLC0415 each command loads its own rooms only

    return run(asked, _options(asked.options), said)


def _fit(asked: argparse.Namespace, said: Words) -> int:
    from game.training import run  # noqa: PLC0415 each command loads its own rooms only

    return run(asked, said)


def _replay(asked: argparse.Namespace, said: Words) -> int:
    if asked.verify is not None:
        return _verify(asked, said)
    from game.replaying.again import check_eyes, told  # noqa: PLC0415 each command its own

    replay, match = _opened(asked.file, said)
    if asked.text:
        game_words = words(said.language, replay.head.game)
        for line in told(replay, "public" if asked.viewer is None else asked.viewer, game_words):
            write(line)
        if replay.stopped is not None:
            raise replay.stopped
        return 0
    if asked.viewer is not None:
        check_eyes(replay, match, asked.viewer)
    return _shown(replay, _launch(asked, replay=asked.file, viewer=asked.viewer), said)


def _verify(asked: argparse.Namespace, said: Words) -> int:
    from game.replaying import receipt  # noqa: PLC0415 each command loads its own rooms only

    replay = read_replay(asked.file)
    verdict = receipt.verify(replay, asked.verify or None)
    write(said.say(verdict.key, path=asked.file, **verdict.facts))
    return 0 if verdict.kept else FAILED


def _scenario(asked: argparse.Namespace, said: Words) -> int:
    from game.scenario import run  # noqa: PLC0415 each command loads its own rooms only

    return run(asked.files, said.language)


def _judge(asked: argparse.Namespace, said: Words) -> int:
    from game.cli.judged import run  # noqa: PLC0415 each command loads its own rooms only

    return run(asked, said)


def _deck(asked: argparse.Namespace, said: Words) -> int:
    from game.cli.decked import run  # noqa: PLC0415 each command loads its own rooms only

    return run(asked, said, _root(asked))


def _tour(asked: argparse.Namespace, said: Words) -> int:
    if asked.out is None:
        raise UsageError("commands.missing", what="--out DIR", command="tour")
    check_folder(asked.out, writing=True)
    from game.tour import tour  # noqa: PLC0415 pygame is loaded where there is a screen only

    size, text_size = asked.size or (1280, 720), int(asked.text_size or 100)
    return tour(asked.out, size, said.language, text_size)


def _bench(asked: argparse.Namespace, said: Words) -> int:
    from game.bench.command import Wished, bench  # noqa: PLC0415 each command loads its own rooms
    from game.cli.commands import MEASURED  # noqa: PLC0415 the same

    wished = Wished(asked.only or MEASURED, asked.frame_sizes)
    return bench(said, wished, as_json=asked.json, peers=asked.peers, window=asked.on_screen)


def _self_test(asked: argparse.Namespace, said: Words) -> int:
    from game.tour.trial import self_test  # noqa: PLC0415 pygame is loaded where there is a screen only

    return self_test()


def _shown(replay: Replay, launch: Launch, said: Words) -> int:
    """Show a replay; one that ends before its match does is no success for all that."""
    done = _show(launch, said)
    if replay.stopped is not None:
        raise replay.stopped
    return done


def _opened(path: Path, said: Words) -> tuple[Replay, Any]:
    """Read a replay and play it through once, so that a window never opens on a wrong file.

    What stands before a wrong line is shown all the same.
    """
    from game.replaying.again import playing_as_far  # noqa: PLC0415 each command loads its own rooms only

    match, replay = at_once(playing_as_far(at_once(reading_as_far(path))))
    if replay.torn:
        tell(said.say("store.torn", path=path))
    return replay, match


def _table(asked: argparse.Namespace, said: Words, *, watch: bool) -> Head:
    command = "watch" if watch else "play"
    if asked.seats is None:
        raise UsageError("commands.missing", what="--seats LIST", command=command)
    controllers = read_seats(asked.seats, asked.game)
    check_people(controllers, watch=watch)
    options = with_album(asked.game, _options(asked.options), _root(asked))
    try:
        rules_of(asked.game).options(len(controllers), options)
    except OptionsError as error:
        told_why = words(said.language, asked.game).say(f"options.{error.reason}", **error.facts)
        raise UsageError("commands.table", why=told_why) from error
    settings, notice = load(_root(asked))
    for told in filter(None, (notice, risk_of(controllers))):
        tell(said.say(told))
    # names are spoken in the window's language, which the settings may have chosen
    spoken = words(asked.lang or settings.language or said.language)
    people = person_names(settings.player_name, controllers.count(HUMAN), spoken)
    names = seat_names(controllers, people, spoken.say("commands.bot-names").split())
    from game.session import make_head  # noqa: PLC0415 bots are loaded where a match is played only

    house = usual_house(controllers, settings)
    return make_head(asked.game, controllers, names, options, asked.seed, house=house)


def _options(text: str | None) -> dict[str, Any]:
    try:
        options = json.loads(text or "{}")
    except (ValueError, RecursionError):
        options = None
    if not isinstance(options, dict):
        raise UsageError("commands.options-json", text=text)
    return options


def _root(asked: argparse.Namespace, *, writing: bool = True) -> Path:
    root = data_root(asked.data_dir, portable=asked.portable)
    # who chose a folder hears now that it cannot be written; else the window says it
    check_folder(root, writing=writing and (asked.data_dir is not None or asked.portable))
    return root


def _launch(asked: argparse.Namespace, **wishes: Any) -> Launch:
    if asked.fullscreen and asked.windowed is not None:
        raise UsageError("commands.exclude", first="--fullscreen", second="--windowed")
    return Launch(
        data=_root(asked, writing=wishes.get("replay") is None),
        lang=asked.lang,
        windowed=asked.windowed,
        fullscreen=asked.fullscreen,
        safe_mode=asked.safe_mode,
        software=asked.software,
        audio=not asked.no_audio,
        **wishes,
    )


def _show(launch: Launch, said: Words) -> int:
    check_shipped()
    if sys.platform.startswith("linux") and not any(os.environ.get(name) for name in SEEN):
        raise UsageError("commands.no-display")
    from game.app import run  # noqa: PLC0415 pygame is loaded where there is a screen only

    return run(launch)


_Options = Callable[[Parser], None]
_Body = Callable[[argparse.Namespace, Words], int]
_COMMANDS: Final[dict[str, tuple[_Options, _Body]]] = {
    "": (commands.bare, _open),
    "play": (commands.table, _play),
    "watch": (commands.table, _watch),
    "arena": (commands.arena, _arena),
    "fit": (commands.fit, _fit),
    "replay": (commands.replay, _replay),
    "scenario": (commands.scenario, _scenario),
    "bench": (commands.bench, _bench),
    **({"judge": (commands.judge, _judge)} if judging() else {}),
    "deck": (commands.deck, _deck),
    "tour": (commands.tour, _tour),
    "self-test": (lambda parser: None, _self_test),
}

if __name__ == "__main__":
    multiprocessing.freeze_support()  # in a frozen program the bots' child begins here too
    sys.exit(main())
