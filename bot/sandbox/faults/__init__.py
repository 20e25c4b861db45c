"""Refusals and bad days of the loopback Discord."""
