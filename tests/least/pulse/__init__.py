"""Pulse: the least real-time game. Ten ticks a second; what is done in one is sealed meanwhile.

It has no board: it lies on no shelf, and is looked at where time is.
"""
