"""What there is in Branle-bas de Wombat: places, roles, options, verbs, facts, the table."""
