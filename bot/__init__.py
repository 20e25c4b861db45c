"""Dix de Der: a Discord bot that hosts the Belote family of card games."""
