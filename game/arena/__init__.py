"""The arena: matches of bots without a screen, and what they say about who plays better."""
