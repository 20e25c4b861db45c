# Before a party: the table in its channel, its seats and buttons.
