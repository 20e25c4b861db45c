"""A tournament: its plan, entries, rounds as they were paired, and rows of results."""
