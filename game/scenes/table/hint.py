"""Hinting: the best bot is asked what it would do with what one seat was told, and no more."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.ai.answering import Seating
from game.ai.bot_host import BotHost
from game.ai.question import Question
from game.cli.seats import learned
from game.core.seats import Seat
from game.core.words import Words
from game.games import game_of
from game.session import Session


def hint(session: Session, viewer: Seat, view: Any, legal: Sequence[Any], words: Words) -> str:
    """Return what the best bot would do in a person's place, and why.

    The bot hears what the person was told; its luck is fixed. In real time it may do nothing.
    """
    head = session.head
    game = game_of(head.game)
    advice = game.advice
    if advice is None:
        return ""
    learnt, _ = learned(head.game, [advice.BEST])
    host = BotHost(
        Seating(
            game,
            head.seats,
            head.options,
            {viewer: advice.BEST},
            {viewer: 0},
            data=learnt,
        )
    )
    host.inform(viewer, session.observations(viewer))
    action = host.choose_for(Question(viewer, legal, tick=session.tick)).action
    return advice.advice(view, viewer, action, host.why(viewer), head.names, words)
