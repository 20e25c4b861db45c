"""Playthroughs: whole parties as text, to be read by people and compared on each run.

After a change of the rules that is meant, `python -m tests.records` writes the files again; the
difference shows what has changed for whom.
"""
