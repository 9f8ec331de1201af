"""Lone: everybody names a number in secret, the lowest that nobody else named wins; 2 to 6 seats.

The smallest complete game in which all are asked at once, of no family and with the required parts
alone.
"""
