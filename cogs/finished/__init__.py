"""Finished parties: the list of them, a party in words, its replay, analysis and export."""
