"""Seats: who sits where, and to whom a fact may be addressed."""

from __future__ import annotations

from typing import NewType

Seat = NewType("Seat", int)
"""A place at the table, 0-based, clockwise: seat 1 sits at the left of seat 0."""

Viewer = Seat | None
"""Somebody who is told things: a seat, or ``None`` for a bystander who hears public facts only."""

CLOCK = Seat(-1)
"""Time itself, a seat that real-time games ask for ticks; nobody sits there, nobody plays it."""

NOBODY = Seat(-2)
"""The address of a fact that nobody at the table is told; the match alone hears it."""
