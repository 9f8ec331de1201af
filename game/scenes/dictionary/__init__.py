"""The house dictionary: teaching bots a theme, and what they were taught so far."""
