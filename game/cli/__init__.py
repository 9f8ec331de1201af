"""Spelling: how a command line, a list of seats and a table's code are written and read."""
