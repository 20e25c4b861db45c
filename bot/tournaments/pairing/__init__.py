"""Pairing: the parts from which formats make their rounds."""
