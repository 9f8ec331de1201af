"""The lobby: what is played and who sits down."""
