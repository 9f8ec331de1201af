"""One screen for several people: couch, curtain, private panels, devices, onlookers."""
