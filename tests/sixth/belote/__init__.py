"""Belote without bidding: tricks, a trump, two pairs; for 4 seats.

A game of ordinary richness, of a kind that no game on the shelf is. It was written from the pages
of the documentation alone, and stays among the tests to prove that they suffice.
"""
