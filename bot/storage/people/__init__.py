"""People and servers: preferences, blocks, statistics, and being forgotten."""
