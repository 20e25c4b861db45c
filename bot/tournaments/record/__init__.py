"""A tournament written down, read back and drawn again."""
