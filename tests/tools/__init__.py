"""Tools that are no tests: each is run by hand."""
