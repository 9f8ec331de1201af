"""After a match: the result, its replay, and why bots did what they did."""
