"""What screens are made of: painting, poses, motion, input and focus. Knows no game."""
