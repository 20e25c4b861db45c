"""Practice: a deal alone with robots, as often as one likes."""
