"""Photos: somebody's pictures read by content, in a process that is trusted with nothing.

A folder becomes a deck of small pictures without metadata (docs/decks.md). Nothing here is loaded
before somebody makes a deck, and the window itself never decodes what somebody else wrote.
"""
