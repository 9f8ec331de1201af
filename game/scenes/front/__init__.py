"""The front: the title, the shelf of games, what may be gone on with, statistics."""
