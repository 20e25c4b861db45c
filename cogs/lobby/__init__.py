"""The lobby of a table: who sits where, its rules, and More…."""
