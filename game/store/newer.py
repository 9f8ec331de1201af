"""Where a newer version of the program is found: a page that its own metadata name, if they do.

The program never looks there by itself. ``[project.urls]`` of ``pyproject.toml`` is the one place
where the address stands; without one there, nothing is offered.
"""

from __future__ import annotations

from functools import cache
from importlib import metadata
from typing import Final

from game.store.places import APP

LABELS: Final = ("Releases", "Homepage")
"""Names of the addresses in the metadata that lead to a newer version, the best first."""


@cache
def page() -> str:
    """Return the address of the page with newer versions; empty where none is known."""
    try:
        told = metadata.metadata(APP).get_all("Project-URL") or []
    except metadata.PackageNotFoundError:  # a checkout that was never installed
        return ""
    known = dict(one.split(", ", 1) for one in told if ", " in one)
    found = next((known[label] for label in LABELS if label in known), "")
    return found if found.startswith("https://") else ""
