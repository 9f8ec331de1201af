"""The bench: the program's own figures, measured on the machine it runs on.

No test depends on a figure; ``docs/performance.md`` keeps what was found and with which commands.
"""
