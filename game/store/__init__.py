"""The disk: where things lie, texts, settings, saves and replays."""
