"""Hidden gangs: what the games share in which nobody knows who is with whom.

Cards are thrown on piles, sent back and taken up again; tiles say of which gang one is. A game's
options say which cards its deck holds and how a turn runs; the words, the fold, the legality, the
beliefs and the board are the same for all. Nothing here knows any of the games.
"""
