"""The words of a hidden-gang game: cards, tiles, actions, events and what lies on the table."""
