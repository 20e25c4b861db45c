"""The ground of every game of the family: cards, tricks, actions, a state and its view."""
