"""Fuzzing guided by what is covered: `make fuzz`."""
