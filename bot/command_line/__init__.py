"""What the commands of `python -m bot` do, beside running the bot."""
