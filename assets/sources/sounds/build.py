"""Makes all sounds anew: `python build.py`."""

import effects
import music
import voices

if __name__ == "__main__":
    effects.build()
    music.build()
    voices.build()
