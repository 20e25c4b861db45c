"""Counting: what each round brought, tie-breaks, rankings, boards."""
