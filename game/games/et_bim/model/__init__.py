"""The words of Et Bim!: cards, tiles, options, actions, events and what lies on the table."""
