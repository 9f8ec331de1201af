"""The tour draws every scene without a screen; ``trial`` tries the program out."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pygame

from game.ai.personas import PERSONAS, faces
from game.core.targets import HAND
from game.games import first, game_of, shelf
from game.scenes.after.album import AlbumScene
from game.scenes.after.beliefs import BeliefsScene
from game.scenes.after.course import played_through
from game.scenes.after.poster import PosterScene
from game.scenes.after.replay import ReplayScene
from game.scenes.after.result import ResultScene
from game.scenes.characters.character import CharacterScene
from game.scenes.characters.personas import PersonasScene
from game.scenes.confirm import ConfirmScene
from game.scenes.front.statistics import StatisticsScene
from game.scenes.front.title import TitleScene
from game.scenes.kit import Kit
from game.scenes.lobby.lobby import LobbyScene
from game.scenes.notice import NoticeScene
from game.scenes.picture import keep_picture
from game.scenes.rules import RulesScene
from game.scenes.settings.bindings import BindingsScene
from game.scenes.settings.key_test import KeyTestScene
from game.scenes.settings.rows import TABS
from game.scenes.settings.settings import SettingsScene
from game.scenes.table.pause import PauseScene
from game.scenes.table.peek import FLIP_MS, PeekScene
from game.scenes.table.score_sheet import RoundScene
from game.scenes.table.table import TableScene
from game.scenes.tutorial.lesson import LessonScene, sections_of
from game.scenes.tutorial.lessons import LessonsScene
from game.scenes.writing import WritingScene
from game.session import Session
from game.stage.input.inputs import KeyPressed
from game.stage.paint.art import Art
from game.stage.paint.screen import Screen
from game.stage.scene import Push, Scene
from game.stage.stack import Stack
from game.store.places import assets_root
from game.store.settings import Settings
from game.tour.couches import couch_scenes
from game.tour.decks import deck_scenes
from game.tour.devices import device_scenes
from game.tour.histories import history_scenes
from game.tour.lobbies import lobby_scenes
from game.tour.matches import (
    everything,
    play_on,
    seated,
    some_sizes,
    table_of_characters,
    table_session,
    thought_out,
)
from game.tour.newcomers import first_scenes, title_scenes
from game.tour.private import private_scenes
from game.tour.real_time import real_time_scenes
from game.tour.second import second_scenes
from game.tour.votes import dictionary_scenes, vote_scenes

Shown = tuple[Any, ...]
"""A name, and scenes from the lowest to the one on top."""
FRAME_MS: Final = 16


def unseen() -> None:
    """Begin without a screen."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))


# ---------------------------------------------------------------- the tour


def tour(out: Path, size: tuple[int, int], lang: str, text_size: int = 100) -> int:
    """Draw every scene and the table of every game into PNG files; fixed seed, fixed clock.

    ``text_size`` of words is in per cent.

    Raises:
        FileError: the folder cannot be written.
    """
    unseen()
    with tempfile.TemporaryDirectory() as folder:
        kit = Kit(Art(assets_root()), Settings(text_size=text_size), Path(folder), lang)
        for name, *scenes in every_scene(kit):
            path = out / f"{name}.png"
            keep_picture(drawn(scenes, kit, size), path)
            print(path)
    pygame.quit()
    return 0


def drawn(scenes: Sequence[Scene], kit: Kit, size: tuple[int, int]) -> pygame.Surface:
    """Return a picture of scenes that lie one over the other."""
    surface, screen = pygame.Surface(size), Screen(plain=True)
    stack = Stack(scenes[0])
    for scene in scenes[1:]:
        stack.open(scene)
    for _ in range(40):
        stack.pass_time(FRAME_MS)
    canvas = screen.canvas(surface, kit.art, kit.hints)
    stack.draw(canvas)
    screen.paint(canvas.surface, surface)
    return surface


def every_scene(kit: Kit, *, every_size: bool = True) -> Iterator[Shown]:
    """Yield every scene with a name for its file, and what it lies over.

    Scenes of the first game have no more than its name; those of others begin with theirs. Without
    ``every_size`` tables come at their smallest and largest alone.
    """
    for game in sorted(shelf(), key=lambda one: one != first()):
        kit.settings.game = game
        for name, *scenes in _of_game(kit, game, every_size=every_size):
            named = name if game == first() or name.startswith(game) else f"{game}-{name}"
            yield named, *scenes
    yield "statistics", StatisticsScene(kit)


def _of_game(kit: Kit, game: str, *, every_size: bool) -> Iterator[Shown]:
    """Yield all scenes of a game, among those of the first one what is the same for every game."""
    its, (few, middling, most) = game_of(game), some_sizes(game)
    yield from title_scenes(kit, game)
    short = table_session(kit, game, few)
    play_on(short, turns=1000)
    yield "title", TitleScene(kit)
    yield from lobby_scenes(kit, game)
    if game == first():
        yield from _common_scenes(kit)
    yield "rules", RulesScene(kit, game)
    if its.bot.CHARACTERS:
        yield "personas", LobbyScene(kit, game), PersonasScene(kit, game, "rosa")
        yield "character", LobbyScene(kit, game), CharacterScene(kit, game, PERSONAS[0])
    if its.decks is not None:
        yield from deck_scenes(kit, game)
    if its.dictionary is not None:
        yield from dictionary_scenes(kit, game)
    if its.lessons is not None:
        yield from _lesson_scenes(kit, game)
    for seats in its.rules.seat_counts if every_size else sorted({few, most}):
        yield from _table_scenes(kit, game, seats, known=seats in (few, middling, most))
    for seats in (few, most):
        yield from round_scenes(kit, game, seats)
        if its.quirks is not None:
            yield from tic_scenes(kit, game, seats)
        yield from private_scenes(kit, game, seats)
        yield from first_scenes(kit, game, seats)
        yield from couch_scenes(kit, game, seats)
        if its.ballots is not None:
            yield from vote_scenes(kit, game, seats)
    yield from second_scenes(kit, game)


def _lesson_scenes(kit: Kit, game: str) -> Iterator[Shown]:
    yield "lessons", LessonsScene(kit, game)
    for index, section in enumerate(sections_of(game)):
        lesson = LessonScene(kit, game, index)
        yield f"lesson-{index + 1}-{section.name}", lesson
        lesson.session.close()


def _common_scenes(kit: Kit) -> Iterator[Shown]:
    """Yield what hangs on no game."""
    yield from input_scenes(kit)
    for tab in TABS:
        yield f"settings-{tab}", TitleScene(kit), SettingsScene(kit, tab=tab)
    question = kit.words().say("settings-screen.ask-delete-replays")
    deed = kit.words().say("settings-screen.delete-replays")
    yield "confirm", TitleScene(kit), ConfirmScene(kit, question, deed)
    yield "notice", TitleScene(kit), NoticeScene(kit, kit.words().say("store.settings-kept"))
    yield from history_scenes(kit)


def input_scenes(kit: Kit) -> Iterator[Shown]:
    """Yield what is asked of keys and buttons, and the keys on the screen."""
    for number in (False, True):
        writing = WritingScene(kit, "" if number else "Zoé", most=12, digits=number)
        yield f"writing-{'number' if number else 'name'}", LobbyScene(kit, first()), writing
    below = TitleScene(kit), SettingsScene(kit, tab="controls")
    yield "bindings", *below, BindingsScene(kit)
    yield "key_test", *below, KeyTestScene(kit)
    last = BindingsScene(kit)
    last.handle_input(KeyPressed("end"))
    yield "bindings-last", *below, last
    for way in ("key", "pad"):
        asking = BindingsScene(kit)
        if way == "pad":
            asking.handle_input(KeyPressed("right"))
        answer = asking.handle_input(KeyPressed("enter"))
        assert isinstance(answer, Push)
        yield f"bindings-{way}", *below, asking, answer.scene
    yield from device_scenes(kit)


def _table_scenes(kit: Kit, game: str, seats: int, *, known: bool) -> Iterator[Shown]:
    """Yield the scenes of a table; of a size that stands for others also what is the same there."""
    its, session = game_of(game), table_session(kit, game, seats)
    view = session.view_of(session.humans[0])
    if its.portraits is not None:
        peek = PeekScene(kit, session, view, session.humans[0])
        peek.pass_time(FLIP_MS)
        yield f"{game}-{seats:02d}-peek", peek
    if known:
        yield f"{game}-{seats:02d}-begin", TableScene(kit, session)
    for name, answering in (("turn", False), ("answer", True)):
        session.close()  # Windows deletes no folder in which a file is open
        session = table_session(kit, game, seats)
        play_on(session, turns=5 * seats, answering=answering)
        if session.outcome() is None:
            table = seated(kit, session)
            if not answering:
                _choose(table)
            yield f"{game}-{seats:02d}-{name}", table
    yield f"{game}-{seats:02d}-pause", seated(kit, session), PauseScene(kit, session)
    yield from aid_scenes(kit, game, session)
    if session.real_time and seats == its.rules.seat_counts[0]:
        yield from real_time_scenes(kit, session)
    play_on(session, turns=1000)
    result = ResultScene(kit, session, session.humans[0])
    yield f"{game}-{seats:02d}-result", result
    if its.poster is not None:
        yield f"{game}-{seats:02d}-poster", result, PosterScene(kit, session)
    if its.album is not None and AlbumScene.holds(session):
        yield f"{game}-{seats:02d}-album", result, AlbumScene(kit, session)
    replay = ReplayScene(kit, played_through(session.as_replay()), "public")
    for _ in range(3 * seats):
        replay.handle_input(KeyPressed("right"))
    yield f"{game}-{seats:02d}-replay", replay
    if known and its.hindsight is not None:
        yield from thought_scenes(kit, game, seats)
    session.close()


def thought_scenes(kit: Kit, game: str, seats: int) -> Iterator[Shown]:
    """Yield what is told of bots' minds when a match is over."""
    thought = played_through(thought_out(game, seats))
    replay = ReplayScene(kit, thought, "all")
    for key in (*["right"] * 3 * seats, "."):
        replay.handle_input(KeyPressed(key))
    yield f"{game}-{seats:02d}-truth", replay
    for name, key in (("eyes", "v"), ("replay-notes", "n"), ("moments", "t")):
        page: Any = replay.handle_input(KeyPressed(key))
        if page is not None:
            yield f"{game}-{seats:02d}-{name}", replay, page.scene
    answer: Any = replay.handle_input(KeyPressed("h"))
    yield f"{game}-{seats:02d}-why", replay, answer.scene
    yield f"{game}-{seats:02d}-beliefs", BeliefsScene(kit, thought)


def aid_scenes(kit: Kit, game: str, session: Session) -> Iterator[Shown]:
    """Yield what lies over a table when one asks: the log, the notes, a card, a pile fanned out."""
    for name, key in (("log", "l"), ("notes", "n"), ("card", "f1"), ("fan", "f")):
        table = seated(kit, session)
        table.pass_time(0)  # what is asked is taken in: a pile fanned out before that gives way
        lit = sorted(area for area in table.layout.touch if area in HAND)
        if name == "card":
            lit = lit or _paged(table, session.head.game)
        table.focus = lit[0] if lit else None
        answer = table.handle_input(KeyPressed(key))
        if isinstance(answer, Push):
            yield f"{game}-{session.head.seats:02d}-{name}", table, answer.scene
        elif table.pile_fan.pile is not None:
            yield f"{game}-{session.head.seats:02d}-{name}", table


def _paged(table: TableScene, game: str) -> list[str]:
    """Return the areas of a table without cards that have a page all the same."""
    book, touches = game_of(game).cardbook, table.layout.touch.items()
    return [] if book is None else [area for area, one in touches if book.card_of(one.token, "")]


def round_scenes(kit: Kit, game: str, seats: int) -> Iterator[Shown]:
    """Yield a table with the most of a game's rules, and the score sheet of its first round."""
    session = table_session(kit, game, seats, everything(game, seats))
    play_on(session, turns=5 * seats)
    table = seated(kit, session)
    yield f"{game}-{seats:02d}-modules", table
    play_on(session, turns=1000)
    view = session.fresh_view()
    for event in session.observations(table.viewer):
        session.rules.apply(view, event)
        sheet = table.board.log.sheet(event, view)
        if sheet is not None:
            names, game_words = session.head.names, kit.words(game)
            looks = faces(session.controllers)
            scene = RoundScene(kit, game_words, sheet, names, looks, table.viewer)
            yield f"{game}-{seats:02d}-round", table, scene
            break
    session.close()


def tic_scenes(kit: Kit, game: str, seats: int) -> Iterator[Shown]:
    """Yield a quirk as it is seen before a bot's card, and by whoever is asked meanwhile."""
    # with quirks a bot's card waits for longer than a picture takes, however fast the machine
    kit = replace(kit, settings=kit.settings.but(tics=True))
    for name, person in (("tic", False), ("tic-asked", True)):
        session = table_of_characters(kit, game, seats)
        play_on(session, turns=5 * seats, answering=person, person=person)
        table = seated(kit, session)
        # who asks a person for an answer has let the quirk be seen before that card
        table.speech_bubbles.show(session.actors()[-1] if person else session.asked()[0])
        yield f"{game}-{seats:02d}-{name}", table
        session.close()


def _choose(table: TableScene) -> None:
    """Choose a card and point at the first seat it may go to."""
    for number in "123456":
        table.handle_input(KeyPressed(number))
        if table.hand.touched:
            table.handle_input(KeyPressed("right"))
            return
