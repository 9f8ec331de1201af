"""Et Bim!: hidden gangs, paint and ricochets, for 4 to 12 seats."""
