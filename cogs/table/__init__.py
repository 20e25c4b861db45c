"""The table in its thread: its message, the deal in words, its sheet, and who is in charge."""
