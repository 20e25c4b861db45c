"""Games and all that belongs to one: seats, actions, clocks, results."""
