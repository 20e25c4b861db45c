"""Screens of a tournament's rounds: who meets whom, brackets, tables, boards."""
