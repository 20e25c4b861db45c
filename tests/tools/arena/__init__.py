"""Robots against robots: what a way of playing is worth in written points (docs/robots.md)."""
