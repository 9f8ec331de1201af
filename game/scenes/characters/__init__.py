"""Screens of the characters that sit in for people."""
