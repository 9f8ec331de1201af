"""The front: the title, the shelf of games, rules, statistics, characters."""
