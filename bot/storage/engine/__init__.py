"""The file and its connections: opening, locking, migrating, and the tables that stand in it."""
