"""Delivery: brings every message up to date, once each, whatever happens on the way."""
