"""Motion: layouts, the roads between them, and who plays them one after the other."""
