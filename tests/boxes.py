"""What tests ask of boxes that no screen needs to know."""

from __future__ import annotations

from game.stage.motion.layout import Box


def overlap(one: Box, other: Box) -> bool:
    """Say whether two boxes share more than an edge."""
    return (
        one.x < other.x + other.width
        and other.x < one.x + one.width
        and one.y < other.y + other.height
        and other.y < one.y + one.height
    )
