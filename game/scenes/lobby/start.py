"""Sitting down: several people press to say what they play with, and then they are at the table.

One person sits down at once: everything they hold is theirs.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from game.cli.seats import usual
from game.core.choices import Preset
from game.core.words import Words
from game.games import game_of
from game.scenes.kit import Kit
from game.scenes.shared.away import bot_for
from game.scenes.shared.claiming import CLAIMED, ClaimingScene
from game.scenes.shared.couch import table_of
from game.scenes.shared.devices_of_a_match import recall
from game.scenes.shared.private_channels import Channels
from game.scenes.view.projection import Projection
from game.session import Session, start
from game.stage.input.inputs import Input
from game.stage.scene import Answer, Close, Replace, Scene
from game.store import history
from game.store.been_played import been_played
from game.store.heads import HUMAN, Head


class SittingDown(ClaimingScene):
    """The claiming of devices on the way to a table."""

    def __init__(
        self,
        kit: Kit,
        names: Sequence[str],
        people: Sequence[int],
        table: Callable[[], Scene],
        leave: Callable[[], object] = lambda: None,
        channels: Channels | None = None,
        bot: Callable[[int], object] | None = None,
        *,
        goes_on: bool = False,
        tried: Callable[[], Scene] | None = None,
        goal: tuple[str, str] | None = None,
    ) -> None:
        """Take names by seat, who is a person, what opens the table and what is done without.

        ``tried`` opens a table where it is tried out first, if the game has such rules, and
        ``goal`` is what is to be made there: a drawing, and what it says.
        """
        self.goal = goal
        self.goes_on = goes_on
        self.tries = tried is not None
        files = history.kept(kit.data) if self.tries else []
        self.new = self.tries and not been_played(kit.data, kit.game, files)
        self._tried = tried
        super().__init__(kit, names, people, channels, bot)
        self._table = table
        self._without = leave

    def try_out(self, answer: Answer) -> Answer:
        """Open the table where it is tried out."""
        if isinstance(answer, Close) and self._tried is not None:
            self._table = self._tried
        return answer

    def handle_input(self, heard: Input) -> Answer:
        """Claim; when all is claimed the table stands in the place of this scene."""
        answer = super().handle_input(heard)
        if not isinstance(answer, Close):
            return answer
        if answer.result == CLAIMED:
            self._kit.save_settings()  # the title shows this game, should the window be ended
            return Replace(self._table())
        self._without()
        return answer


def begin(kit: Kit, head: Head, data: Path) -> Scene:
    """Return the way to the table of a new match; who goes back on it has begun none."""
    people = [seat for seat, kind in enumerate(head.controllers) if kind == HUMAN]
    kit.choose_game(head.game)

    controllers = list(head.controllers)

    def table(options: Mapping[str, Any] | None = None) -> Scene:
        rules = head.options if options is None else {**head.options, **options}
        its = head.model_copy(update={"controllers": controllers, "options": rules})
        if controllers.count(HUMAN) == 1:
            _alone(kit)
        return table_of(kit, start(its, data, kit.writer), watch=not people)

    def bot(seat: int) -> None:
        controllers[seat] = usual(head.game)

    if len(people) > 1:
        trial = _trial(head)
        goal = None if trial is None else _goal(trial, head, kit.words(head.game))
        tried = None if trial is None else partial(table, _tried(trial))
        return SittingDown(
            kit, head.names, people, table, channels=Channels(kit, head), bot=bot, tried=tried,
            goal=goal,
        )  # fmt: skip
    _alone(kit)
    return table()


def _trial(head: Head) -> Preset | None:
    """Return the rules by which a match is tried out; None where it is, or cannot be."""
    presets = game_of(head.game).lobby.presets(head.seats)
    trial = next((its for its in presets if its.tries), None)
    return None if trial is None or _tried(trial).items() <= head.options.items() else trial


def _goal(trial: Preset, head: Head, words: Words) -> tuple[str, str] | None:
    """Return what is to be made in a match that is tried out: a drawing, and what it says."""
    rule = next((rule for rule in trial.goals if head.options.get(rule)), "")
    if rule not in trial.goals:
        return None
    return trial.goals[rule], words.say(f"preset-goal.{trial.name}{'-' if rule else ''}{rule}")


def _tried(trial: Preset) -> Mapping[str, Any]:
    """Return the options that these rules change in a match that is tried out."""
    return {trial.tries: trial.options[trial.tries]}


def go_on(kit: Kit, session: Session, projection: Projection | None = None) -> Scene:
    """Return the way to the table of a match that goes on; who goes back leaves it as it is."""
    kit.choose_game(session.head.game)

    def table() -> Scene:
        return table_of(kit, session, projection=projection)

    if len(session.people) > 1:
        head, people = session.head, session.people
        channels = Channels(kit, head)
        recall(kit, head)
        return SittingDown(
            kit, head.names, people, table, session.close, channels, bot_for(session), goes_on=True
        )
    _alone(kit)
    return table()


def _alone(kit: Kit) -> None:
    """Let go of what was several people's: all that is there is one person's now."""
    kit.claims.clear()
    kit.audio_outputs.close()
    kit.switches.clear()
