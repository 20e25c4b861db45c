"""Backups, checks of what is stored, and shifting its clock."""
