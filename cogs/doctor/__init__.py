"""`python -m bot doctor`: whether Discord has what the bot needs, and does what it relies on."""
