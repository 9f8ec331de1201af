"""Fibs: ask for a card, give it or deny it, believe or doubt; for 2 to 5 seats.

The smallest complete game with turns and secrets, of no family and with the required parts alone:
the folder to read, and to copy, before writing another game.
"""
