"""Tournaments on Discord: the commands, presses and posts of `bot.tournaments.live`."""
