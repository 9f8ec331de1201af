"""Makes all sounds anew: `python build.py`."""

import burrow
import court
import effects
import music
import voices

if __name__ == "__main__":
    burrow.build()
    court.build()
    effects.build()
    music.build()
    voices.build()
