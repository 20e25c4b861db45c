"""What every game of the family has in common: cards, tricks, actions, a state and its view."""
