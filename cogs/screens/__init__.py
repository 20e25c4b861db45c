"""Screens: a game and its viewer in, components and pictures out."""
