"""Replaying: recorded matches played again, told in words, and checked against their receipt."""
