"""The command line: how it, a list of seats and a table's code are written and read."""
