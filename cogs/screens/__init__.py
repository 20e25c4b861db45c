"""Common parts of all screens: components, alt texts, names, advice and paging."""
