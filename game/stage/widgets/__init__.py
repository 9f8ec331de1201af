"""Widgets: what one presses, chooses, writes and scrolls."""
