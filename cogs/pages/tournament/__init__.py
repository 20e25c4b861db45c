"""The pages of a tournament: read, shown by parts, on a wall, on paper."""
