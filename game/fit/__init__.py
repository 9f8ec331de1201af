"""Fitting: how people and bots act, learnt from matches whose truth is known."""
