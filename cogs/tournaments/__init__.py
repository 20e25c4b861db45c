"""Tournaments on Discord: the commands, presses, screens and posts of `bot.tournaments.live`."""
