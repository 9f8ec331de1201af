"""The adviser: asked once in a while, by somebody else's seat, it forgets nothing it was told.

It plays as bots do. What they note while they play it notes as it hears: when something was so, and
where bricks lie that its hand felt and left.
"""

from __future__ import annotations

from game.games.wombat.bot.knowing import Knower
from game.games.wombat.bot.learnt import Learnt
from game.games.wombat.bot.minds import Mind
from game.games.wombat.bot.thinking import ThinkingBot
from game.games.wombat.model import events as ev
from game.games.wombat.model.options import Options
from game.games.wombat.model.places import SPINDLES


class Adviser(ThinkingBot):
    """A bot that is asked for hints."""

    def __init__(self, seat: int, options: Options, seed: int, mind: Mind, learnt: Learnt) -> None:
        """Stand behind somebody."""
        super().__init__(seat, options, seed, mind, learnt)
        self.knower = _Noting(self.head, self.beliefs, self.keys)


class _Noting(Knower):
    """Takes in facts as of when they were told, with the bricks that were left."""

    def know(self, event: ev.Event, late: int, told: int) -> None:
        """Know a fact, and remember a loose brick as long as it is not picked up."""
        head = self.head
        asked, head.now = head.now, told
        hand = head.hand
        size, place, held = hand.found, hand.place, len(hand.sizes)
        super().know(event, late, told)
        hand = head.hand
        if hand.place == place >= SPINDLES:
            if hand.found > 0:
                head.memory.keep("loose", place, hand.found, told)
            elif size > 0 and len(hand.sizes) > held:
                head.memory.drop("loose", place, size)
        head.now = asked
