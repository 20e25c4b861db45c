"""The commands of `python -m bot`, beside running the bot."""
