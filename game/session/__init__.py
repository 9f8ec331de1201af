"""A session: one running match with its people, its bots, its time and its file.

The window, the couch and the lessons play through it.
"""

from __future__ import annotations

from game.session.dealing import again, guided_head, make_head, resume, resuming, start
from game.session.play import Session

__all__ = ["Session", "again", "guided_head", "make_head", "resume", "resuming", "start"]
