"""Sandboxes: bots out of files, each alone in a process of its own that is trusted with nothing.

A sandbox is spoken to by JSON lines of bounded size and time. It is told what its one seat is told
and what that seat may do, and nothing else; whatever comes back is looked at here and is at worst a
fault, named in words of ours. What a sandbox is worth on each system, and what it is not:
docs/secrecy.md and docs/decisions/0034-cells.md.
"""
