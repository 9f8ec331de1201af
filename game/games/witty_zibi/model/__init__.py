"""The words of Witty Zibi that are its own: its deck, its deals and its options."""
