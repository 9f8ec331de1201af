"""What bots are made of. Nothing here knows a game, a screen, a disk or a clock."""
