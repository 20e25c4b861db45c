"""Finished parties: the list of them, a party's sheet in words, a moment of its replay."""
