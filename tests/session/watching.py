"""A viewer's table while a match goes on, for tests that look at it again and again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.core.seats import Viewer
from game.session import Session


def watching(session: Session, viewer: Viewer = None) -> Callable[[], Any]:
    """Return what gives a viewer's table as it is told so far, and folds each fact once.

    `Session.view_of` folds the whole match each time.
    """
    view, told = session.fresh_view(), 0

    def now() -> Any:
        nonlocal told
        for event in session.observations(viewer, told):
            session.rules.apply(view, event)
            told += 1
        return view

    return now
