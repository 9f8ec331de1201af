"""What the title opens. It stands there before these screens are loaded."""

from __future__ import annotations

from pathlib import Path

from game.cli.seats import played
from game.games import game_of, rules_of
from game.scenes.confirm import ConfirmScene
from game.scenes.decks.decks import DecksScene
from game.scenes.front.statistics import StatisticsScene
from game.scenes.front.today import played_today, today
from game.scenes.history.facts import Past
from game.scenes.history.history import ReplaysScene
from game.scenes.kit import Kit
from game.scenes.lobby.going_on import going_on
from game.scenes.lobby.lobby import LobbyScene
from game.scenes.lobby.seats import Sitting
from game.scenes.lobby.start import begin
from game.scenes.lobby.table_rules import ChosenRules
from game.scenes.notice import NoticeScene
from game.scenes.rules import RulesScene
from game.scenes.settings.settings import SettingsScene
from game.scenes.tutorial.lesson import LessonScene
from game.scenes.tutorial.lessons import LessonsScene
from game.session import guided_head, make_head
from game.stage.scene import Answer, Close, Push, Replace, Scene
from game.store import history
from game.store.files import FileError
from game.store.heads import Head

_GUIDED_SEATS = 4
_GUIDED_LEVEL = "easy"


def opened(kit: Kit, name: str, *, new: bool, kept: Path, dropped: str) -> Answer:
    """Return what an entry of the title opens.

    Lessons begin at once for somebody new, and a table for several people seats two of them;
    ``kept`` is the match to go on with, ``dropped`` a file that was laid on the window.
    """
    game = kit.game
    match name:
        case "play" | "alone":
            return LobbyScene(kit, game).begin(play=True, alone=name == "alone")
        case "table":
            return Push(LobbyScene(kit, game, together=new))
        case "today":
            return _todays(kit, game)
        case "resume":
            return _resumed(kit, kept)
        case "others":
            return Push(ReplaysScene(kit, kind="unfinished"))
        case "learn":
            return Push(LessonScene(kit, game, 0) if new else LessonsScene(kit, game))
        case "guided":
            return Push(_guided(kit, game))
        case "replays":
            return Push(ReplaysScene(kit, dropped))
        case "decks":
            return Push(DecksScene(kit, dropped))
        case "rules":
            return Push(RulesScene(kit, game))
        case "statistics":
            return Push(StatisticsScene(kit))
        case _:
            return Push(SettingsScene(kit))


def _resumed(kit: Kit, path: Path) -> Answer:
    """Go on with the match played last; a file that fails says so and is left alone."""
    try:
        return going_on(kit, path)
    except FileError as error:
        return Push(NoticeScene(kit, kit.trouble(error)))


def _todays(kit: Kit, game: str) -> Answer:
    """Begin the day's match or go on with it; once it was played, it is played for practice."""
    past, files = Past(kit), [*history.kept(kit.data), *history.deleted(kit.data)]
    one = played_today(past, game, files)
    if one is None:
        return Push(begin(kit, _of_today(kit, game), kit.data))
    if one.kind == "unfinished":
        return _resumed(kit, one.path)
    course, say = past.course(one), kit.words(game).say
    how = past.when(one) if isinstance(course, FileError) else past.ended(one, course)
    sentence = say("title.today-played", how=how)

    def then(yes: bool) -> Answer:
        practice = game_of(game).reasons is not None
        head = _of_today(kit, game, training=practice) if yes else None
        return Close() if head is None else Replace(begin(kit, head, kit.data))

    return Push(ConfirmScene(kit, sentence, say("title.today-again"), then=then))


def _of_today(kit: Kit, game: str, *, training: bool = False) -> Head:
    """Return the head of the day's match: one person among bots of the usual level and rules."""
    now, words = today(game), kit.words(game)
    laid = ChosenRules(game, {"seats": now.seats}, words, people=True)
    sitting = Sitting(game, {}, rules_of(game).seat_counts.stop, kit.settings)
    controllers = sitting.controllers(now.seats)
    names = sitting.called(now.seats, words)
    return make_head(game, controllers, names, laid.options(), now.seed, training=training)


def _guided(kit: Kit, game: str) -> Scene:
    """Return a guided match: few seats, the easiest bots, who say why; each thing explained once.

    It explains all of its game anew, also to somebody who has played it before.
    """
    words, rules = kit.words(game), rules_of(game)
    seats = min(max(_GUIDED_SEATS, rules.seat_counts[0]), rules.seat_counts[-1])
    level = _GUIDED_LEVEL if _GUIDED_LEVEL in played(game) else played(game)[0]
    laid = ChosenRules(game, {"seats": seats}, words)
    if presets := laid.presets():
        laid.lay_preset(presets[0].name)
    sitting = Sitting(game, {"levels": [level] * seats}, rules.seat_counts.stop, kit.settings)
    head = guided_head(
        lambda: make_head(
            game, sitting.controllers(seats), sitting.called(seats, words), laid.options(),
            training=game_of(game).reasons is not None,
        )
    )  # fmt: skip
    kit.settings.guided = {**kit.settings.guided, game: True}
    kit.settings.explained = [
        each for each in kit.settings.explained if each.partition(".")[0] != game
    ]
    kit.settings.hints = True
    kit.save_settings()
    return begin(kit, head, kit.data)
