"""The boards of a tournament, counted when they are asked for."""
