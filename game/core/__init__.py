"""The grammar of play: seats, actions, events, journals, luck and the rules protocol.

Everything here is plain Python without a screen, a disk or a clock. A game builds its own words
on it; nothing here knows any game.
"""
