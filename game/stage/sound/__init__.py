"""Sound: effects, music, captions and the voice that reads aloud."""
