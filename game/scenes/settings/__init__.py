"""The settings and their keys."""
