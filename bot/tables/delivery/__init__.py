"""Messages of the tables: marked to be shown, sent, written down as delivered."""
