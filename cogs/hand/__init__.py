"""A seat's own screens: its hand with the buttons of every phase, and what pressing them does."""
