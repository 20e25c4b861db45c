"""The pages of a finished party: its replay card by card, and its score sheet."""
