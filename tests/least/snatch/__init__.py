"""Snatch: a fruit lies there until time takes it away; whoever is first has it; 2 to 6 seats.

The smallest complete game that is asked by time, of no family and with the required parts alone.
"""
