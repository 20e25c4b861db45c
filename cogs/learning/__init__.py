"""Learning the game: lessons, puzzles and the rule book."""
