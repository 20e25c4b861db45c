"""Learning the game: the lessons."""
