"""What there is in Mets ton slip !: cards, options, actions, events, the table."""
