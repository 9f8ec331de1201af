"""Le Boulet: two pictures, a theme said aloud, and everybody's judgement."""
