"""The second window, for the tour: what onlookers see, whatever lies on the first one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.scenes.after.result import ResultScene
from game.scenes.front.title import TitleScene
from game.scenes.kit import Kit
from game.scenes.shared.headphones import HeadphonesScene
from game.scenes.shared.onlookers import Onlookers
from game.stage.input.inputs import Input
from game.stage.paint.canvas import Canvas
from game.stage.scene import Answer, Scene
from game.stage.stack import Stack
from game.stage.table.ring import FEW
from game.tour.matches import play_on, seated, some_sizes, table_session
from game.tour.private import people_session


class SecondScreen(Scene):
    """The second window as if it were the first one."""

    name = "second"

    def __init__(self, kit: Kit, first: Any) -> None:
        """Look on while a scene lies on the first window."""
        self._onlookers = Onlookers(kit)
        self._stack = Stack(first)
        for _ in range(3):
            self._onlookers.follow(self._stack, 50)

    def handle_input(self, heard: Input) -> Answer:
        """Hear nothing."""
        return None

    def draw(self, canvas: Canvas) -> None:
        """Draw what onlookers see."""
        self._onlookers.draw(canvas)


def second_scenes(kit: Kit, game: str) -> Iterator[tuple[Any, ...]]:
    """Yield what onlookers see, and who wears headphones where several people play."""
    yield "second-card", SecondScreen(kit, TitleScene(kit))
    _, middling, largest = some_sizes(game)
    for seats in (min(middling, FEW), largest):
        session = table_session(kit, game, seats)
        play_on(session, turns=5 * seats)
        yield f"{game}-{seats:02d}-second", SecondScreen(kit, seated(kit, session))
        play_on(session, turns=1000)
        result = ResultScene(kit, session, session.humans[0])
        yield f"{game}-{seats:02d}-second-result", SecondScreen(kit, result)
        session.close()
    session = people_session(game, some_sizes(game)[1])
    kit.headphones = (int(session.people[1]), session.head.names[session.people[1]])
    yield "headphones", TitleScene(kit), HeadphonesScene(kit, session)
    kit.headphones = None
    session.close()
