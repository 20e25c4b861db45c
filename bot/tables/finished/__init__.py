"""Parties and deals that are over: their results, records, reviews and analyses."""
