"""The table of one viewer, and what one opens over it."""
