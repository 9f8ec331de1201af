"""What there is in Le Boulet: cards, themes, options, actions, events, the table."""
