"""Training: how people and bots act, learnt from matches whose truth is known."""

from __future__ import annotations

import argparse
from importlib.util import find_spec

from game.cli.options import UsageError
from game.core.words import Words


def run(asked: argparse.Namespace, said: Words) -> int:
    """Do what the command ``fit`` was asked for and return the exit status.

    Raises:
        UserError: it cannot be done; numpy (extra ``lab``) may be missing.
    """
    if find_spec("numpy") is None:
        raise UsageError("fit.lab")
    from game.training.command import run as fit  # noqa: PLC0415 needs numpy, which may be missing

    return fit(asked, said)
