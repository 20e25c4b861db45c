"""Score sheets of deals and of parties, and moments of a replay."""
