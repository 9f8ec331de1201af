"""Decks of one's own pictures: which there are, made from a folder, named and tagged."""
