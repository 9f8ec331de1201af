"""The self-test: the program tries itself out on the machine it is on, without a screen."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pygame

from game.cli.seats import learned, levels
from game.core.user_error import UserError, shipped
from game.games import rules_of, shelf, words
from game.scenes.kit import Kit
from game.session import Session, make_head, start
from game.stage.paint.art import Art
from game.store.languages import system_language
from game.store.places import assets_root, check_shipped
from game.store.replays import read_replay, unfinished
from game.store.settings import Settings
from game.store.texts import LANGUAGES
from game.tour import drawn, every_scene, unseen
from game.tour.matches import NAMES, SEED, play_on, table_session

HURRY_MS: Final = 60_000
"""How fast the time of a match passes where nobody watches: so much at every look."""
Check = tuple[str, Callable[[], object]]
"""A name, and what raises an error where something is wrong."""


def self_test() -> int:
    """Try everything out in a temporary folder; print one line a check; 1 if any failed."""
    unseen()
    said, failed = words(system_language()), 0
    with tempfile.TemporaryDirectory() as folder:
        for name, check in _checks(Kit(Art(assets_root()), Settings(pace=0.0), Path(folder))):
            try:
                check()
            except UserError as error:
                why = said.say(error.key, **error.facts)
            except Exception as error:  # noqa: BLE001 whatever fails is what this looks for
                why = " ".join(f"{type(error).__name__}: {error}".split())[:200]
            else:
                print(said.say("self-test.ok", what=name), flush=True)
                continue
            failed += 1
            print(said.say("self-test.bad", what=name, why=why), flush=True)
    pygame.quit()
    return 1 if failed else 0


def _checks(kit: Kit) -> list[Check]:
    return [
        ("files", lambda: check_shipped(whole=True)),
        ("texts", _try_texts),
        ("sounds", _try_sounds),
        ("scenes", lambda: _try_scenes(kit)),
        *((f"match {game}", lambda g=game: _try_match(kit, g)) for game in shelf()),
        *((f"save {game}", lambda g=game: _try_save(kit, g)) for game in shelf()),
    ]


def _try_texts() -> None:
    """Read what is said in every language, and what bots have learnt."""
    for game in shelf():
        for language in LANGUAGES:
            words(language, game)
        _, error = learned(game, levels(game))
        if error is not None:
            raise error


def _try_sounds() -> None:
    """Decode every sound, as far as this machine has a mixer; without one the program is silent."""
    try:
        pygame.mixer.init()
    except (pygame.error, NotImplementedError):
        return
    sounds = sorted((assets_root() / "sounds").glob("*.ogg"))
    assert sounds, "there are none"
    for path in sounds:
        with shipped(path):
            pygame.mixer.Sound(path)
    pygame.mixer.quit()


def _try_scenes(kit: Kit) -> None:
    for _, *scenes in every_scene(kit, every_size=False):
        drawn(scenes, kit, (960, 540))


def _try_match(kit: Kit, game: str) -> None:
    """Let bots play a whole match through their own process."""
    controllers = [levels(game)[-1]] * rules_of(game).seat_counts.start
    head = make_head(game, controllers, list(NAMES[: len(controllers)]), seed=SEED)
    session = start(head, kit.data)
    try:
        while session.outcome() is None:
            if session.ready():
                session.step()
            elif not session.real_time:
                pygame.time.wait(1)
                session.pass_time(HURRY_MS)
            elif not session.hurry():
                pygame.time.wait(1)
        faults = session.bots.take_faults()
        assert not faults, faults
    finally:
        session.close()


def _try_save(kit: Kit, game: str) -> None:
    """Write a match in the middle, read it back, and compare."""
    session = table_session(kit, game, rules_of(game).seat_counts.start, seed=SEED + 1)
    play_on(session, turns=4)
    told: list[Any] = session.observations(None)
    session.close()
    found = next(one for one in unfinished(kit.data) if one.head.seed == session.head.seed)
    again = Session(read_replay(found.path).head, None, read_replay(found.path))
    if again.real_time:  # it goes on at the last whole tick
        told = told[: len(again.observations(None))]
        assert told, "the match read back is empty"
    assert again.observations(None) == told, "the match read back is another one"
    again.close()
