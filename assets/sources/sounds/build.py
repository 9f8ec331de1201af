"""Makes all sounds anew: `python build.py`."""

import burrow
import effects
import music
import voices

if __name__ == "__main__":
    burrow.build()
    effects.build()
    music.build()
    voices.build()
